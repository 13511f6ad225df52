// Prepared by `nh prepare` from `Gearbox` in src/library.rs and gearbox.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 062c5835003fd27afd68fc988d9e9839
// content 21397ef85277b1a9d81f494eb3a9f77a

pub struct Gearbox {
    /// `eps`: what breaks the reversibility.
    pub eps: f64,
    /// `sigma`: sign of the driver's potential.
    pub sigma: f64,
}

impl ::core::default::Default for Gearbox {
    fn default() -> Self {
        Gearbox { eps: 0.4, sigma: 1.0 }
    }
}

/// The system `gearbox` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 47 add, 77 mul, 6 div, 2 sqrt, 4 sin_cos, 1 call
/// * `avf`: 40 add, 68 mul, 6 div, 1 sqrt, 5 sin_cos, 1 call
/// * `itoh-abe`: 40 add, 70 mul, 6 div, 1 sqrt, 5 sin_cos, 1 call
/// * `itoh-abe-sym`: 69 add, 120 mul, 10 div, 2 sqrt, 10 sin_cos, 1 call
/// * `avf4`: 523 add, 673 mul, 6 div, 2 sqrt, 19 sin_cos, 58 call
/// * `avf6`: 852 add, 980 mul, 8 div, 3 sqrt, 20 sin_cos, 58 call
/// * `midpoint`: 18 add, 33 mul, 2 div, 1 sqrt, 3 sin_cos
/// * `gonzalez-f`: 110 add, 156 mul, 8 div, 3 sin_cos, 1 call
/// * `gonzalez-r`: 53 add, 80 mul, 5 div, 3 sqrt, 3 sin_cos, 1 call
/// * `gonzalez-r-fd`: 152 add, 263 mul, 24 div, 5 sqrt, 7 sin_cos, 1 call
/// * `iso`: 47 add, 79 mul, 10 div, 3 sqrt, 7 sin_cos, 2 call
/// * `iso:4`: 5 times 47 add, 79 mul, 10 div, 3 sqrt, 7 sin_cos, 2 call
/// * `iso:6`: 9 times 47 add, 79 mul, 10 div, 3 sqrt, 7 sin_cos, 2 call
/// * `iso-var`: 27 add, 47 mul, 6 div, 3 sqrt, 3 sin_cos, 1 call
/// * `leapfrog`: 17 add, 15 mul, 1 div, 1 sin_cos
/// * `dla`: 19 add, 25 mul, 3 sin_cos
/// * `dla01`: 14 add, 15 mul, 2 sin_cos
/// * `dla-midpoint`: 21 add, 27 mul, 3 sin_cos
/// * `dla1`: 10 add, 12 mul, 1 sin_cos
/// * `dd`: 84 add, 124 mul, 4 div, 4 sin_cos, 1 call
/// * `rattle`: 24 add, 21 mul, 1 div, 1 sin_cos
/// * `rattle:consistent`: 24 add, 21 mul, 1 div, 1 sin_cos
/// * `spark2`: 25 add, 30 mul, 1 sin_cos
/// * `spark3`: 54 add, 78 mul, 3 sin_cos
/// * `taylor`: 5 add, 12 mul, 2 div, 1 sqrt, 1 sin_cos
/// * `taylor:qv`: 7 add, 7 mul, 1 div, 1 sin_cos
/// * `euler`: 10 add, 15 mul, 2 div, 1 sqrt, 1 sin_cos
/// * `rk2`: 26 add, 34 mul, 4 div, 2 sqrt, 2 sin_cos
/// * `rk4`: 57 add, 75 mul, 8 div, 4 sqrt, 4 sin_cos
/// * `euler:qv`: 13 add, 12 mul, 1 div, 1 sin_cos
/// * `rk2:qv`: 33 add, 30 mul, 2 div, 2 sin_cos
/// * `rk4:qv`: 73 add, 63 mul, 4 div, 4 sin_cos
/// * `feedback-euler`: 50 add, 62 mul, 1 div, 1 sin_cos
/// * `feedback-rk2`: 106 add, 119 mul, 2 div, 2 sin_cos
/// * `feedback-rk4`: 224 add, 236 mul, 4 div, 4 sin_cos
pub mod gearbox {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `eps`: what breaks the reversibility.
        pub eps: T,
        /// `sigma`: sign of the driver's potential.
        pub sigma: T,
    }

    ::nonholonomic::__serialized!(Parameters { eps, sigma });

    ::nonholonomic::__in_lanes!(System, Parameters { eps, sigma });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                eps: rt::lit::<T>(0.4),
                sigma: rt::lit::<T>(1.0),
            }
        }

        /// The parameters of the data set `osc`: the driver oscillates.
        pub fn osc() -> Self {
            Parameters {
                eps: rt::lit::<T>(0.5),
                sigma: rt::lit::<T>(-1.0),
            }
        }

        /// The parameters of the data set `rot`: the driver rotates.
        pub fn rot() -> Self {
            Parameters {
                eps: rt::lit::<T>(0.5),
                sigma: rt::lit::<T>(-1.0),
            }
        }

        /// The parameters of the data set `printed002`: the initial data of osc with the potential as printed.
        pub fn printed002() -> Self {
            Parameters {
                eps: rt::lit::<T>(0.5),
                sigma: rt::lit::<T>(1.0),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `q1`: first oscillator.
        pub q1: T,
        /// Coordinate `q2`: second oscillator.
        pub q2: T,
        /// Coordinate `q3`: driver of the gear.
        pub q3: T,
        /// Velocity `q1_dot`.
        pub q1_dot: T,
        /// Velocity `q2_dot`.
        pub q2_dot: T,
        /// Velocity `q3_dot`.
        pub q3_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 3> {
            rt::vector([self.q1, self.q2, self.q3])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.q1_dot, self.q2_dot, self.q3_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 3>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 3>, w: SVector<T, 3>) -> Self {
            let ([[q1, q2, q3]], [[q1_dot, q2_dot, q3_dot]]) = (q.data.0, w.data.0);
            State {
                t,
                q1,
                q2,
                q3,
                q1_dot,
                q2_dot,
                q3_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 3> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 3> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(State { t, q1, q2, q3, q1_dot, q2_dot, q3_dot });

    ::nonholonomic::__in_lanes!(State { t, q1, q2, q3, q1_dot, q2_dot, q3_dot });

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

        ::nonholonomic::__setters!(coordinate : q1, q2, q3);

        ::nonholonomic::__setters!(velocity in place of rho : q1_dot, q2_dot, q3_dot);

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 3>>) -> Self {
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

        /// Coordinates and velocities of named initial data: `standard`, `osc`, `rot`, `printed002`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                return Some(
                    self.with_numbers([0.6, -0.4, 0.3], [-0.23641616532907164, 0.8, 0.7]),
                );
            }
            if rt::same_name(name, "osc") {
                return Some(self.with_numbers([1.0, 1.0, 0.0], [0.0, 0.0, 1.8973666]));
            }
            if rt::same_name(name, "rot") {
                return Some(self.with_numbers([1.0, 1.0, 0.0], [0.0, 0.0, 2.82842712]));
            }
            if rt::same_name(name, "printed002") {
                return Some(self.with_numbers([1.0, 1.0, 0.0], [0.0, 0.0, 1.8973666]));
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 3], w: [f64; 3]) -> Self {
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

    /// Two oscillators joined by a continuously variable gear, whose ratio a third one drives. For eps = 0 the system is reversible and integrable; eps perturbs that, sigma = -1 turns the driver's potential upside down.
    ///
    /// **Source**: E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, Energy-preserving integrators applied to nonholonomic systems (2019), section 4.4, equation (24); K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 3.2, equations (11) and (12)
    ///
    /// Coordinates q: `q1`, `q2`, `q3`; velocities w: `q1_dot`, `q2_dot`, `q3_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `2 sigma`
        twice_sigma: T,
        /// `sigma eps`
        sigma_eps: T,
        /// `2 sigma eps`
        twice_sigma_eps: T,
        /// `2 eps`
        twice_eps: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::finite("eps", parameters.eps)?;
            rt::finite("sigma", parameters.sigma)?;
            let constants = {
                let eps = parameters.eps;
                let sigma = parameters.sigma;
                let twice_sigma = rt::lit::<T>(2.0) * sigma;
                let sigma_eps = sigma * eps;
                let twice_sigma_eps = rt::lit::<T>(2.0) * sigma_eps;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                Constants {
                    twice_sigma,
                    sigma_eps,
                    twice_sigma_eps,
                    twice_eps,
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
        pub fn mass_matrix(&self, _q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            SMatrix::identity()
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, _q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            SMatrix::identity()
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 3>) -> T {
            let [[q1, q2, q3]] = q.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_sigma, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            rt::lit::<T>(0.5)
                * (q1 * q1 + q2 * q2
                    + (rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3))
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 3
        pub fn potential_gradient(&self, q: &SVector<T, 3>) -> SVector<T, 3> {
            let [[q1, q2, q3]] = q.data.0;
            let sigma = self.parameters.sigma;
            let Constants { sigma_eps, twice_sigma_eps, .. } = self.constants;
            let sin_q3 = rt::sin(q3);
            rt::vector([q1, q2, sin_q3 * (twice_sigma_eps * sin_q3 - sigma) - sigma_eps])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[q1, q2, q3]] = q.data.0;
            let [[q1_dot, q2_dot, q3_dot]] = w.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_sigma, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = q3_dot * q3_dot - q1 * q1
                + (q1_dot * q1_dot + q2_dot * q2_dot - q2 * q2);
            rt::lit::<T>(0.5)
                * ((eps * sin_q3 - rt::lit::<T>(1.0)) * (twice_sigma * cos_q3) + t1)
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[q1, q2, q3]] = q.data.0;
            let [[q1_dot, q2_dot, q3_dot]] = w.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_sigma, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = q1_dot * q1_dot + q2_dot * q2_dot
                + (q3_dot * q3_dot + (q1 * q1 + q2 * q2));
            rt::lit::<T>(0.5)
                * ((rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3) + t1)
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel_first(&self, _q: &SVector<T, 3>) -> [SMatrix<T, 3, 3>; 3] {
            [SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel(&self, _q: &SVector<T, 3>) -> [SMatrix<T, 3, 3>; 3] {
            [SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 1 × 3
        pub fn constraint_matrix(&self, q: &SVector<T, 3>) -> SMatrix<T, 1, 3> {
            let [[_, _, q3]] = q.data.0;
            let sin_q3 = rt::sin(q3);
            rt::matrix([[rt::lit::<T>(1.0)], [sin_q3], [rt::lit::<T>(0.0)]])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[_, _, q3]] = q.data.0;
            let [[q1_dot, q2_dot, _]] = w.data.0;
            let sin_q3 = rt::sin(q3);
            rt::vector([q1_dot + sin_q3 * q2_dot])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, q3]] = q.data.0;
            let sin_q3 = rt::sin(q3);
            let sin_q3_squared = sin_q3 * sin_q3;
            let t1 = rt::lit::<T>(1.0) / (sin_q3_squared + rt::lit::<T>(1.0));
            let t2 = sin_q3 * t1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [t1, t2, zero],
                [t2, sin_q3_squared * t1, zero],
                [zero, zero, zero],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_d(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, q3]] = q.data.0;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let sin_q3_squared = sin_q3 * sin_q3;
            let t1 = rt::lit::<T>(1.0) / (sin_q3_squared + rt::lit::<T>(1.0));
            let t2 = sin_q3 / (cos_q3 * cos_q3 - rt::lit::<T>(2.0));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [sin_q3_squared * t1, t2, zero],
                [t2, t1, zero],
                [zero, zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 2
        pub fn frame(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 2> {
            let [[_, _, q3]] = q.data.0;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
            let t2 = rt::sqrt(t1);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(1.0) / t1 * (sin_q3 * t2),
                    t2 * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    zero,
                ],
                [zero, zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, _q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            SMatrix::identity()
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            SMatrix::identity()
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 3>) -> [SMatrix<T, 2, 2>; 2] {
            [SMatrix::zeros(), SMatrix::zeros()]
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
            q: &SVector<T, 3>,
            _rho: &SVector<T, 2>,
        ) -> SMatrix<T, 5, 5> {
            let [[_, _, q3]] = q.data.0;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = rt::sqrt(t1);
            let t4 = sin_q3 * t3;
            let t5 = rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0));
            rt::sparse([
                (0, 3, t2 * t4),
                (1, 3, t3 * t5),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 0, t4 * t5),
                (3, 1, t2 * t3),
                (4, 2, rt::lit::<T>(-1.0)),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 3>, rho: &SVector<T, 2>) -> T {
            let [[q1, q2, q3]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_sigma, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = q1 * q1 + q2 * q2 + (rho1 * rho1 + rho2 * rho2)
                + (rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3);
            rt::lit::<T>(0.5) * t1
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
            q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[q1, q2, q3]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let sigma = self.parameters.sigma;
            let Constants { sigma_eps, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            rt::vector([
                q1,
                q2,
                sin_q3 * (sigma_eps * sin_q3 - sigma) - cos_q3 * (sigma_eps * cos_q3),
                rho1,
                rho2,
            ])
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
            q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[q1, q2, q3]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let sigma = self.parameters.sigma;
            let Constants { sigma_eps, twice_sigma_eps, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
            let t2 = rt::sqrt(t1);
            let t3 = rt::lit::<T>(1.0) / t1;
            rt::vector([
                t2 * (t3 * (sin_q3 * rho1)),
                t2 * rho1 * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                rho2,
                t2 * (t3 * (q2 - sin_q3 * q1)),
                sigma_eps + sin_q3 * (sigma - twice_sigma_eps * sin_q3),
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 5 × 5
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 5, 5> {
            let [[q1, q2, q3]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let sigma = self.parameters.sigma;
            let Constants { twice_eps, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let cos_q3_sin_q3 = cos_q3 * sin_q3;
            let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
            let t2 = rt::sqrt(t1);
            let t3 = cos_q3_sin_q3 / t2;
            let t4 = sin_q3 * t2;
            let t5 = rt::lit::<T>(1.0) / t1;
            let twice_cos_q3_sin_q3 = rt::lit::<T>(2.0) * cos_q3_sin_q3;
            let t6 = t5 * t4;
            let t7 = rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0));
            let t8 = q2 - sin_q3 * q1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, -t6, zero],
                [zero, zero, zero, t5 * t2, zero],
                [
                    (sin_q3 * t3 + (cos_q3 * t2 - t4 * (t5 * twice_cos_q3_sin_q3)))
                        * (t5 * rho1),
                    (t3 + t7 * (t2 * twice_cos_q3_sin_q3)) * (rho1 * t7),
                    zero,
                    t5
                        * (t8 * t3
                            - t2 * (cos_q3 * q1 + t5 * (t8 * twice_cos_q3_sin_q3))),
                    sigma * cos_q3
                        * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * (twice_eps * sin_q3)),
                ],
                [t6, t2 * t7, zero, zero, zero],
                [zero, zero, rt::lit::<T>(1.0), zero, zero],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, _q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[q1_dot, q2_dot, q3_dot]] = w.data.0;
            rt::vector([q1_dot, q2_dot, q3_dot])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 3
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[p_q1, p_q2, p_q3]] = p.data.0;
            rt::vector([p_q1, p_q2, p_q3])
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
            q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 2> {
            let [[_, _, q3]] = q.data.0;
            let [[q1_dot, q2_dot, q3_dot]] = w.data.0;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            rt::vector([
                t1 * (q2_dot - sin_q3 * q1_dot)
                    * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                q3_dot,
            ])
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
            q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 3> {
            let [[_, _, q3]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
            let t2 = rt::sqrt(t1);
            rt::vector([
                rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                t2 * rho1 * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                rho2,
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 1
        pub fn multipliers(
            &self,
            q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[q1, q2, q3]] = q.data.0;
            let [[_, q2_dot, q3_dot]] = w.data.0;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            rt::vector([
                (q1 + sin_q3 * q2 - cos_q3 * (q2_dot * q3_dot))
                    / (sin_q3 * sin_q3 + rt::lit::<T>(1.0)),
            ])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 3
        pub fn acceleration(
            &self,
            q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[q1, q2, q3]] = q.data.0;
            let [[_, q2_dot, q3_dot]] = w.data.0;
            let sigma = self.parameters.sigma;
            let Constants { sigma_eps, twice_sigma_eps, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = (q1 + sin_q3 * q2 - cos_q3 * (q2_dot * q3_dot))
                / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            rt::vector([
                t1 - q1,
                sin_q3 * t1 - q2,
                sigma_eps + sin_q3 * (sigma - twice_sigma_eps * sin_q3),
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 3
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[q1_dot, q2_dot, q3_dot]] = w.data.0;
            rt::vector([q1_dot, q2_dot, q3_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 3
        pub fn invariants(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[q1, q2, q3]] = q.data.0;
            let [[q1_dot, q2_dot, q3_dot]] = w.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_sigma, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = (rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3);
            let q1_squared = q1 * q1;
            let q3_dot_squared = q3_dot * q3_dot;
            let q2_squared = q2 * q2;
            let t2 = q1_dot * q1_dot + q2_dot * q2_dot;
            rt::vector([
                rt::lit::<T>(0.5)
                    * (t1 + (q1_squared + q3_dot_squared + (q2_squared + t2))),
                rt::lit::<T>(0.5) * (q3_dot_squared + t1),
                rt::lit::<T>(0.5) * (q1_squared + q2_squared + t2),
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[q1, q2, q3]] = q.data.0;
            let [[p_q1, p_q2, p_q3]] = p.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_sigma, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = p_q1 * p_q1 + p_q2 * p_q2 + (q1 * q1 + q2 * q2 + p_q3 * p_q3);
            rt::lit::<T>(0.5)
                * ((rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3) + t1)
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 6
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 6> {
            let [[q1, q2, q3]] = q.data.0;
            let [[p_q1, p_q2, p_q3]] = p.data.0;
            let sigma = self.parameters.sigma;
            let Constants { sigma_eps, twice_sigma_eps, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = (q1 + sin_q3 * q2 - cos_q3 * (p_q2 * p_q3))
                / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            rt::vector([
                p_q1,
                p_q2,
                p_q3,
                t1 - q1,
                sin_q3 * t1 - q2,
                sigma_eps + sin_q3 * (sigma - twice_sigma_eps * sin_q3),
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
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[_, _, q3]] = q.data.0;
            let [[p_q1, p_q2, _]] = p.data.0;
            let sin_q3 = rt::sin(q3);
            let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            rt::vector([(p_q1 + sin_q3 * p_q2) / t1])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[q1, q2, q3]] = q.data.0;
            let [[p_q1, p_q2, p_q3]] = p.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_sigma, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = (p_q1 + sin_q3 * p_q2) / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            let t2 = (rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3)
                + (q1 * q1 + q2 * q2 + p_q3 * p_q3);
            rt::lit::<T>(0.5) * (p_q2 * (p_q2 - sin_q3 * t1) + (p_q1 * (p_q1 - t1) + t2))
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
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[q1, q2, q3]] = q.data.0;
            let [[p_q1, p_q2, p_q3]] = p.data.0;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = rt::lit::<T>(1.0) / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            let t2 = q1 + sin_q3 * q2
                - cos_q3 * p_q3 * (p_q2 - t1 * (sin_q3 * (p_q1 + sin_q3 * p_q2)));
            rt::vector([t1 * t2])
        }

        /// The extended vector field on T*Q, (q̇, ṗ): free of constraints, with the integrals J and (without inputs) H̃ and H; on {J = 0} it is the constrained motion.
        ///
        /// **Equation**: q̇ = E ∂H̃/∂p,  ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 6
        pub fn extended_vector_field(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 6> {
            let [[q1, q2, q3]] = q.data.0;
            let [[p_q1, p_q2, p_q3]] = p.data.0;
            let sigma = self.parameters.sigma;
            let Constants { sigma_eps, twice_sigma_eps, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = rt::lit::<T>(1.0) / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            let t2 = t1 * (p_q1 + sin_q3 * p_q2);
            let t3 = p_q2 - sin_q3 * t2;
            let t4 = cos_q3 * t3;
            let t5 = t1 * (q1 + sin_q3 * q2 - p_q3 * t4);
            rt::vector([
                p_q1 - t2,
                t3,
                p_q3,
                t5 - q1,
                sin_q3 * t5 - q2,
                t2 * t4 + (sigma_eps - sin_q3 * (twice_sigma_eps * sin_q3 - sigma)),
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
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[q1, q2, q3]] = q.data.0;
            let [[p_q1, p_q2, p_q3]] = p.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_sigma, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = (p_q1 + sin_q3 * p_q2) / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            let t2 = (rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3);
            let t3 = q1 * q1 + q2 * q2;
            let p_q3_squared = p_q3 * p_q3;
            let t4 = p_q2 * (p_q2 - sin_q3 * t1)
                + (p_q1 * (p_q1 - t1) + (t2 + (t3 + p_q3_squared)));
            rt::vector([
                rt::lit::<T>(0.5) * t4,
                rt::lit::<T>(0.5) * (p_q3_squared + t2),
                rt::lit::<T>(0.5) * (t3 + (p_q1 * p_q1 + p_q2 * p_q2)),
            ])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`, `E_driver`, `E_passenger`; levels those of `H`, `E_driver`, `E_passenger`.
        ///
        /// **Equation**: V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)²
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: scalar
        pub fn lyapunov_function(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 4>,
            levels: &SVector<T, 3>,
        ) -> T {
            let [[q1, q2, q3]] = q.data.0;
            let [[p_q1, p_q2, p_q3]] = p.data.0;
            let [[gain_j, gain_h, gain_e_driver, gain_e_passenger]] = gains.data.0;
            let [[level_h, level_e_driver, level_e_passenger]] = levels.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_sigma, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = p_q1 + sin_q3 * p_q2;
            let t2 = t1 / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            let t3 = (rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3);
            let t4 = q1 * q1 + q2 * q2;
            let p_q3_squared = p_q3 * p_q3;
            let t5 = p_q2 * (p_q2 - sin_q3 * t2)
                + (p_q1 * (p_q1 - t2) + (t3 + (t4 + p_q3_squared)));
            let t6 = rt::lit::<T>(0.5) * t5 - level_h;
            let t7 = rt::lit::<T>(0.5) * (p_q3_squared + t3) - level_e_driver;
            let t8 = rt::lit::<T>(0.5) * (t4 + (p_q1 * p_q1 + p_q2 * p_q2))
                - level_e_passenger;
            let t9 = t6 * (gain_h * t6)
                + (t7 * (gain_e_driver * t7)
                    + (t8 * (gain_e_passenger * t8) + t2 * (t1 * gain_j)));
            rt::lit::<T>(0.5) * t9
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`, `E_driver`, `E_passenger`; levels those of `H`, `E_driver`, `E_passenger`.
        ///
        /// **Equation**: ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 6
        pub fn lyapunov_gradient(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 4>,
            levels: &SVector<T, 3>,
        ) -> SVector<T, 6> {
            let [[q1, q2, q3]] = q.data.0;
            let [[p_q1, p_q2, p_q3]] = p.data.0;
            let [[gain_j, gain_h, gain_e_driver, gain_e_passenger]] = gains.data.0;
            let [[level_h, level_e_driver, level_e_passenger]] = levels.data.0;
            let eps = self.parameters.eps;
            let sigma = self.parameters.sigma;
            let Constants { twice_sigma, twice_eps, .. } = self.constants;
            let t1 = q1 * q1 + q2 * q2;
            let t2 = gain_e_passenger
                * (rt::lit::<T>(0.5) * (t1 + (p_q1 * p_q1 + p_q2 * p_q2))
                    - level_e_passenger);
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t3 = (p_q1 + sin_q3 * p_q2) / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            let t4 = sin_q3 * t3;
            let t5 = p_q2 - t4;
            let t6 = p_q1 - t3;
            let t7 = rt::lit::<T>(1.0) - eps * sin_q3;
            let t8 = t7 * (twice_sigma * cos_q3);
            let p_q3_squared = p_q3 * p_q3;
            let t9 = gain_h
                * (rt::lit::<T>(0.5)
                    * (p_q2 * t5 + (p_q1 * t6 + (t8 + (t1 + p_q3_squared)))) - level_h);
            let t10 = t2 + t9;
            let t11 = t5 * (cos_q3 * t3);
            let t12 = gain_e_driver
                * (rt::lit::<T>(0.5) * (p_q3_squared + t8) - level_e_driver);
            let t13 = t9
                * (sigma * (sin_q3 * (twice_eps * sin_q3 - rt::lit::<T>(1.0)) - eps)
                    - t11)
                + (gain_j * t11 - sigma * (sin_q3 * t7 + cos_q3 * (eps * cos_q3)) * t12);
            rt::vector([
                q1 * t10,
                q2 * t10,
                t13,
                t6 * t9 + (t3 * gain_j + p_q1 * t2),
                t5 * t9 + (t4 * gain_j + p_q2 * t2),
                p_q3 * (t9 + t12),
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`, `E_driver`, `E_passenger`; levels those of `H`, `E_driver`, `E_passenger`.
        ///
        /// **Equation**: (q̇, ṗ) of the extended system − ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 6
        pub fn feedback_vector_field(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 4>,
            levels: &SVector<T, 3>,
        ) -> SVector<T, 6> {
            let [[q1, q2, q3]] = q.data.0;
            let [[p_q1, p_q2, p_q3]] = p.data.0;
            let [[gain_j, gain_h, gain_e_driver, gain_e_passenger]] = gains.data.0;
            let [[level_h, level_e_driver, level_e_passenger]] = levels.data.0;
            let eps = self.parameters.eps;
            let sigma = self.parameters.sigma;
            let Constants { twice_sigma, twice_eps, .. } = self.constants;
            let (sin_q3, cos_q3) = rt::sin_cos(q3);
            let t1 = rt::lit::<T>(1.0) / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
            let t2 = t1 * (p_q1 + sin_q3 * p_q2);
            let t3 = p_q1 - t2;
            let t4 = q1 * q1 + q2 * q2;
            let t5 = gain_e_passenger
                * (rt::lit::<T>(0.5) * (t4 + (p_q1 * p_q1 + p_q2 * p_q2))
                    - level_e_passenger);
            let t6 = sin_q3 * t2;
            let t7 = p_q2 - t6;
            let t8 = rt::lit::<T>(1.0) - eps * sin_q3;
            let t9 = t8 * (twice_sigma * cos_q3);
            let p_q3_squared = p_q3 * p_q3;
            let t10 = gain_h
                * (rt::lit::<T>(0.5)
                    * (p_q2 * t7 + (t9 + (t4 + p_q3_squared) + p_q1 * t3)) - level_h);
            let t11 = t5 + t10;
            let t12 = gain_e_driver
                * (rt::lit::<T>(0.5) * (p_q3_squared + t9) - level_e_driver);
            let t13 = cos_q3 * t7;
            let t14 = t2 * t13;
            let t15 = p_q3 + sigma * (sin_q3 * t8 + cos_q3 * (eps * cos_q3)) * t12
                - gain_j * t14;
            let t16 = sigma * (sin_q3 * (twice_eps * sin_q3 - rt::lit::<T>(1.0)) - eps);
            let t17 = t1 * (q1 + sin_q3 * q2 - p_q3 * t13);
            rt::vector([
                t3 - q1 * t11,
                t7 - q2 * t11,
                t15 - t10 * (t16 - t14),
                t17 - (gain_j * t2 + (q1 + p_q1 * t5)) - t3 * t10,
                sin_q3 * t17 - (gain_j * t6 + (q2 + p_q2 * t5)) - t7 * t10,
                t14 - t16 - p_q3 * (t12 + t10),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "gearbox";

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
        type Point = [T; 6];
        type Jacobian = SMatrix<T, 6, 6>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> [T; 6] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 6] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 6],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::VectorField<::nonholonomic::fields::Extended>
    for System<T> {
        type Point = [T; 6];
        type Jacobian = SMatrix<T, 6, 6>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Extended,
            _t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> [T; 6] {
            let (q, p) = rt::split(point);
            let [field] = self.extended_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Extended,
            state: &State<T>,
        ) -> [T; 6] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Extended,
            t: T,
            point: &[T; 6],
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
        type Point = [T; 6];
        type Jacobian = SMatrix<T, 6, 6>;

        fn field(
            &self,
            feedback: &::nonholonomic::fields::Feedback<[T; 4], [T; 3]>,
            _t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> [T; 6] {
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
        ) -> [T; 6] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 4], [T; 3]>,
            t: T,
            point: &[T; 6],
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
        /// - `q3_rate`, `rho1_rate`, `kappa_gradient`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: q1_rate, q2_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 23 | 34 | 3 | 1 | 2 | 1 |
        /// | each sweep for q3_rate, rho1_rate, kappa_gradient | 24 | 43 | 3 | 1 | 2 | 0 |
        /// | each iteration for q3_rate, rho1_rate, kappa_gradient | 77 | 126 | 7 | 1 | 2 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 sigma`
            twice_sigma: T,
            /// `sigma eps`
            sigma_eps: T,
            /// `2 eps`
            twice_eps: T,
            /// `eps/2`
            half_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `h²/2`
            k1: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_sigma = rt::lit::<T>(2.0) * sigma;
                let sigma_eps = sigma * eps;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let half_eps = rt::lit::<T>(0.5) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let k1 = rt::lit::<T>(0.5) * (h * h);
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    twice_sigma,
                    sigma_eps,
                    twice_eps,
                    half_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    k1,
                    twice_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { twice_sigma, .. } = *self;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let t2 = t1 * (q2_dot - sin_q3 * q1_dot);
                let t3 = cos_q3 * cos_q3 - rt::lit::<T>(2.0);
                let t4 = (rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3)
                    + (q2 * q2 + (q1 * q1 + q3_dot * q3_dot));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t2 * (rt::lit::<T>(1.0) / t3),
                    q3_dot,
                    rt::lit::<T>(0.5) * (t2 * t2 * (rt::lit::<T>(1.0) / (t3 * t3)) + t4),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, rho1, rho2, reference, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_sigma,
                    sigma_eps,
                    twice_eps,
                    half_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    k1,
                    twice_h,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([q3_rate, rho1_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let t3 = half_h + kappa_gradient;
                    let q3_rate_half_h = half_h * q3_rate;
                    let t4 = q3 + q3_rate_half_h;
                    let ((sin_q3_rate_half_h, cos_q3_rate_half_h), (t5, t6)) = rt::halfway(
                        (sin_q3_ahead, cos_q3_ahead),
                        q3_rate_half_h,
                        t4,
                    );
                    let t7 = rt::lit::<T>(1.0) - eps * t5;
                    let t8 = t5 * t7;
                    let t17 = t6 * t6;
                    let t10 = q3_rate * kappa_gradient;
                    let t67 = sigma * (t8 + eps * t17) - t10;
                    let t12 = t5 * t5 + rt::lit::<T>(1.0);
                    let t13 = rt::sqrt(t12);
                    let t22 = t5 * t13;
                    let t18 = rt::lit::<T>(1.0) / (t17 - rt::lit::<T>(2.0));
                    let t23 = t22 * t18;
                    let t16 = rho1 + rho1_rate * t3;
                    let t14 = rt::lit::<T>(1.0) / t12;
                    let t48 = t16 * t14;
                    let t68 = t22 * t48;
                    let t15 = t13 * t14;
                    let t51 = t16 * t18;
                    let t69 = t13 * t51;
                    let q3_rate_h = h * q3_rate;
                    let t27 = t5 * sin_q3_rate_half_h;
                    let t28 = q3_rate_h * t5 - rt::lit::<T>(2.0) * t27;
                    let t29 = t5 * cos_q3_rate_half_h - t5;
                    let t30 = t28 * t7 + t29 * (twice_eps * t27);
                    let t31 = q3_rate_h * t6;
                    let t32 = t6 * (rt::lit::<T>(2.0) * sin_q3_rate_half_h) - t31;
                    let t34 = t6 * cos_q3_rate_half_h - t6;
                    let t35 = t31 + t32;
                    let t36 = q3_rate * q3_rate + rho1_rate * rho1_rate;
                    let t70 = rt::div_or_zero(
                        sigma * (t30 - eps * (t6 * t32 + t34 * t35)),
                        h * (t68 * t68 + (t69 * t69 + (t36 + t67 * t67))),
                    );
                    solution1
                        .update([
                            rho2 + t3 * t67,
                            t23 * (q1 + t3 * t68) + t15 * (q2 + t3 * t69),
                            t70,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                            let t2 = rt::sqrt(t1);
                            [
                                rho2,
                                t2 * (q2 - q1 * sin_q3_ahead) * (rt::lit::<T>(1.0) / t1),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * q3),
                            rt::abs(inv_h * rho1),
                            rt::lit::<T>(1.0),
                        ],
                        move |[q3_rate, rho1_rate, kappa_gradient]| {
                            let t3 = half_h + kappa_gradient;
                            let q3_rate_half_h = half_h * q3_rate;
                            let t4 = q3 + q3_rate_half_h;
                            let ((sin_q3_rate_half_h, cos_q3_rate_half_h), (t5, t6)) = rt::halfway(
                                (sin_q3_ahead, cos_q3_ahead),
                                q3_rate_half_h,
                                t4,
                            );
                            let t7 = rt::lit::<T>(1.0) - eps * t5;
                            let t8 = t5 * t7;
                            let t9 = eps * t6;
                            let t10 = q3_rate * kappa_gradient;
                            let t11 = sigma * (t8 + t6 * t9) - t10;
                            let t12 = t5 * t5 + rt::lit::<T>(1.0);
                            let t13 = rt::sqrt(t12);
                            let t14 = rt::lit::<T>(1.0) / t12;
                            let t15 = t13 * t14;
                            let t16 = rho1 + rho1_rate * t3;
                            let t17 = t6 * t6;
                            let t18 = rt::lit::<T>(1.0) / (t17 - rt::lit::<T>(2.0));
                            let t19 = t13 * t18;
                            let t20 = t16 * t19;
                            let t21 = q2 + t3 * t20;
                            let t22 = t5 * t13;
                            let t23 = t22 * t18;
                            let t24 = t22 * t14;
                            let t25 = t16 * t24;
                            let t26 = q1 + t3 * t25;
                            let q3_rate_h = h * q3_rate;
                            let t27 = t5 * sin_q3_rate_half_h;
                            let t28 = q3_rate_h * t5 - rt::lit::<T>(2.0) * t27;
                            let t29 = t5 * cos_q3_rate_half_h - t5;
                            let t30 = t28 * t7 + t29 * (twice_eps * t27);
                            let t31 = q3_rate_h * t6;
                            let t32 = t6 * (rt::lit::<T>(2.0) * sin_q3_rate_half_h)
                                - t31;
                            let t33 = eps * t32;
                            let t34 = t6 * cos_q3_rate_half_h - t6;
                            let t35 = t31 + t32;
                            let t36 = q3_rate * q3_rate + rho1_rate * rho1_rate;
                            let t37 = h * (t25 * t25 + (t20 * t20 + (t11 * t11 + t36)));
                            let t38 = rt::div_or_zero(
                                sigma * (t30 - (t6 * t33 + t34 * (eps * t35))),
                                t37,
                            );
                            let t39 = h * t6;
                            let t40 = eps_h * t6;
                            let t41 = h * t5;
                            let t42 = t6 * t41;
                            let t43 = sigma
                                * (rt::lit::<T>(0.5) * (t7 * t39 - (t5 * t40 + t9 * t41))
                                    - half_eps * t42);
                            let t44 = t43 - kappa_gradient;
                            let t45 = t5 * t39;
                            let t46 = t45 / t13;
                            let t47 = rt::lit::<T>(0.5) * (t13 * t39 + t5 * t46);
                            let t48 = t16 * t14;
                            let t49 = (t47 - t45 * t24) * t48;
                            let t50 = rt::lit::<T>(0.5) * t46;
                            let t51 = t16 * t18;
                            let t52 = (t50 + t42 * t19) * t51;
                            let t53 = (t47 + t42 * t23) * (t18 * t26)
                                + (t50 - t45 * t15) * (t14 * t21);
                            let t54 = t3 * t24;
                            let t55 = t3 * t19;
                            let t56 = rho1_rate * t24;
                            let t57 = rho1_rate * t19;
                            let h_cos_q3_rate_half_h = h * cos_q3_rate_half_h;
                            let t58 = sin_q3_rate_half_h * t39
                                + t5 * h_cos_q3_rate_half_h;
                            let h_sin_q3_rate_half_h = h * sin_q3_rate_half_h;
                            let t59 = k1 * q3_rate;
                            let t60 = t39 - t5 * t59;
                            let t61 = t6 * h_cos_q3_rate_half_h - t60
                                - sin_q3_rate_half_h * t41;
                            let t62 = t29 * t58
                                + t27
                                    * (cos_q3_rate_half_h * t39
                                        - (t39 + t5 * h_sin_q3_rate_half_h)) - t6 * t61;
                            let t63 = t7 * (t41 + t6 * t59 - t58)
                                - (t41 - t6 * h_sin_q3_rate_half_h
                                    - cos_q3_rate_half_h * t41) * (half_eps * t35);
                            let t64 = eps * (t62 - t34 * (t60 + t61))
                                + (rt::lit::<T>(0.5) * (t33 * t41 - t28 * t40) + t63);
                            let t65 = sigma * t64
                                - (t25 * t49 + (t20 * t52 + (q3_rate + t11 * t44)))
                                    * (twice_h * t38);
                            let t66 = rt::div_or_zero(
                                t38 * (twice_h * (t56 * t25 + (t57 * t20 - q3_rate * t11))),
                                t37,
                            ) + rt::lit::<T>(1.0);
                            (
                                [
                                    q3_rate - rho2 - t3 * t11,
                                    rho1_rate - t15 * t21 - t23 * t26,
                                    kappa_gradient - t38,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t3 * t44,
                                        rt::lit::<T>(0.0),
                                        t10 + q3_rate_half_h - t11,
                                    ],
                                    [
                                        -(t3 * (t23 * t49 + t15 * t52) + t53),
                                        rt::lit::<T>(1.0) - t3 * (t23 * t54 + t15 * t55),
                                        -(t23 * (t25 + t3 * t56) + t15 * (t20 + t3 * t57)),
                                    ],
                                    [
                                        -rt::div_or_zero(t65, t37),
                                        rt::div_or_zero(
                                            t38 * (twice_h * (t54 * t25 + (rho1_rate + t55 * t20))),
                                            t37,
                                        ),
                                        t66,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q3_rate, rho1_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [q3_rate, rho1_rate, kappa_gradient] = solution1.x;
                let q3_rate_half_h = half_h * q3_rate;
                let t4 = q3 + q3_rate_half_h;
                let (_, (t5, t6)) = rt::halfway(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3_rate_half_h,
                    t4,
                );
                let t12 = t5 * t5 + rt::lit::<T>(1.0);
                let t13 = rt::sqrt(t12);
                let t3 = half_h + kappa_gradient;
                let t16 = rho1 + rho1_rate * t3;
                let t71 = h * t16;
                let t14 = rt::lit::<T>(1.0) / t12;
                let q1_new_2 = q1 + t13 * (t5 * t71) * t14;
                let t17 = t6 * t6;
                let t18 = rt::lit::<T>(1.0) / (t17 - rt::lit::<T>(2.0));
                let q2_new_2 = q2 + t13 * t71 * t18;
                let q3_rate_h = h * q3_rate;
                let q3_new_2 = q3 + q3_rate_h;
                let t72 = rho1 * rho1 + rho2 * rho2;
                let t73 = q1 * q1 + q2 * q2
                    + (rt::lit::<T>(1.0) - eps * sin_q3_ahead)
                        * (twice_sigma * cos_q3_ahead);
                let t74 = rt::visible_change(
                    rt::lit::<T>(0.5) * t72
                        * (rt::lit::<T>(0.5) * (t72 + t73) - reference),
                    t72 * t72
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t73 * (rt::lit::<T>(0.25) * t73)),
                    rt::abs(q3) + rt::lit::<T>(1.0),
                );
                let t75 = rt::lit::<T>(1.0) - t74;
                let rho1_new_2 = (rho1 + h * rho1_rate) * t75;
                let t10 = q3_rate * kappa_gradient;
                let rho2_new_2 = t75
                    * (rho2
                        + h * (t5 * (sigma - sigma_eps * t5) + (sigma_eps * t17 - t10)));
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_h,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
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
                let [q1, q2, q3, rho1, rho2, _, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
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
                [q1,
                q2,
                q3,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let sigma = parameters.sigma;
                let Scheme { twice_sigma, .. } = self;
                let t1 = q1 * q1 + q2 * q2 + (rho1 * rho1 + rho2 * rho2);
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t2 = rt::lit::<T>(1.0) - eps * sin_q3;
                let abs_cos_q3 = rt::abs(cos_q3);
                let t3 = (abs_cos_q3 + rt::abs(q3 * sin_q3)) * rt::abs(t2)
                    + abs_cos_q3
                        * (rt::abs(eps) * (rt::abs(sin_q3) + rt::abs(q3 * cos_q3))
                            + rt::lit::<T>(1.0));
                [
                    rt::lit::<T>(0.5) * (t1 + t2 * (twice_sigma * cos_q3)),
                    rt::abs(sigma) * t3 + t1,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "dd94091fab302e903274bd5e01b66188";
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
        /// - `q3_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: q1_rate, q2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 26 | 45 | 4 | 1 | 2 | 1 |
        /// | each iteration for q3_rate, rho2_rate | 14 | 23 | 2 | 0 | 3 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 eps`
            twice_eps: T,
            /// `sigma/2`
            half_sigma: T,
            /// `-(sigma/2)`
            minus_half_sigma: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `h²/4`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let half_sigma = rt::lit::<T>(0.5) * sigma;
                let minus_half_sigma = -half_sigma;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let minus_half_h = -half_h;
                let k1 = rt::lit::<T>(0.25) * (h * h);
                Scheme {
                    twice_eps,
                    half_sigma,
                    minus_half_sigma,
                    inv_h,
                    half_h,
                    eps_h,
                    minus_half_h,
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
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let t2 = t1 * (q2_dot - sin_q3 * q1_dot);
                let t3 = cos_q3 * cos_q3 - rt::lit::<T>(2.0);
                let t4 = rt::lit::<T>(0.5)
                    * (q1 * q1 + q2 * q2 + t2 * t2 * (rt::lit::<T>(1.0) / (t3 * t3)));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t2 * (rt::lit::<T>(1.0) / t3),
                    q3_dot,
                    t4,
                    (rt::lit::<T>(1.0) - eps * sin_q3) * (sigma * cos_q3)
                        + q3_dot * (rt::lit::<T>(0.5) * q3_dot),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, rho1, rho2, reference1, reference2, sin_q3_ahead,
                cos_q3_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_eps,
                    half_sigma,
                    minus_half_sigma,
                    inv_h,
                    half_h,
                    eps_h,
                    minus_half_h,
                    k1,
                } = *setting.scheme();
                let eps_sin_q3_ahead = eps * sin_q3_ahead;
                let t1 = rt::lit::<T>(2.0) - eps_sin_q3_ahead;
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            rho2,
                            sigma
                                * (eps
                                    + sin_q3_ahead
                                        * (rt::lit::<T>(1.0) - twice_eps * sin_q3_ahead)),
                        ],
                        move || [rt::abs(inv_h * q3), rt::abs(inv_h * rho2)],
                        move |[q3_rate, rho2_rate]| {
                            let q3_rate_h = h * q3_rate;
                            let q3_new_2 = q3 + q3_rate_h;
                            let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::sin_cos(
                                q3_new_2,
                            );
                            let t2 = cos_q3_ahead + cos_q3_ahead_new;
                            let t3 = rt::lit::<T>(0.5) * (q3 + q3_new_2);
                            let q3_rate_half_h = half_h * q3_rate;
                            let ((sin_q3_rate_half_h, cos_q3_rate_half_h), (t4, t5)) = rt::halfway(
                                (sin_q3_ahead, cos_q3_ahead),
                                q3_rate_half_h,
                                t3,
                            );
                            let t6 = rt::div_or_one(sin_q3_rate_half_h, q3_rate_half_h);
                            let t7 = t5 * t6;
                            let t8 = t1 - eps * sin_q3_ahead_new;
                            let t9 = t4 * t6;
                            let t10 = rt::div_or_zero(
                                half_h * (cos_q3_rate_half_h - t6),
                                q3_rate_half_h,
                            );
                            let t11 = t8 * (half_h * t7 + t4 * t10)
                                - eps_h * (cos_q3_ahead_new * t9 + sin_q3_ahead_new * t7);
                            (
                                [
                                    q3_rate - rho2 - half_h * rho2_rate,
                                    rho2_rate - half_sigma * (t2 * (eps * t7) + t8 * t9),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [
                                        minus_half_sigma
                                            * ((t5 * t10 - half_h * t9) * (eps * t2) + t11),
                                        rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "q3_rate, rho2_rate", tally)
                    })?;
                let [q3_rate, rho2_rate] = solution1.x;
                let q3_rate_half_h = half_h * q3_rate;
                let t12 = q3 + q3_rate_half_h;
                let (_, (t13, t14)) = rt::halfway(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3_rate_half_h,
                    t12,
                );
                let t15 = t13 * t13 + rt::lit::<T>(1.0);
                let t16 = rt::sqrt(t15);
                let t17 = t13 * t16;
                let t18 = rt::lit::<T>(1.0) / (t14 * t14 - rt::lit::<T>(2.0));
                let t19 = t17 * t18;
                let t20 = rt::lit::<T>(1.0) / t15;
                let t21 = t16 * t20;
                let t22 = t17 * t20;
                let t23 = half_h * t22;
                let t24 = t16 * t18;
                let t25 = half_h * t24;
                let t26 = rt::lit::<T>(1.0) - k1 * (t22 * t19 + t24 * t21);
                let [rho1_rate] = rt::solve_linear(
                        {
                            let t27 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                            let t28 = rt::sqrt(t27);
                            [t28 * (q2 - q1 * sin_q3_ahead) * (rt::lit::<T>(1.0) / t27)]
                        },
                        move |[rho1_rate]| {
                            let t29 = rho1 + half_h * rho1_rate;
                            (
                                [
                                    rho1_rate - t19 * (q1 + t29 * t23) - t21 * (q2 + t29 * t25),
                                ],
                                [[t26]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let t29 = rho1 + half_h * rho1_rate;
                let q1_new_2 = q1 + t29 * (h * t22);
                let q2_new_2 = q2 + t29 * (h * t24);
                let q3_rate_h = h * q3_rate;
                let q3_new_2 = q3 + q3_rate_h;
                let rho1_squared = rho1 * rho1;
                let q1_squared = q1 * q1;
                let q2_squared = q2 * q2;
                let t30 = rho1_squared * rho1_squared
                    + rt::lit::<T>(0.0625)
                        * (reference1 * reference1
                            + rt::lit::<T>(0.25)
                                * (q2_squared * q2_squared + q1_squared * q1_squared));
                let rho1_new_2 = (rho1 + h * rho1_rate)
                    * (rt::lit::<T>(1.0)
                        - rt::visible_change(
                            rt::lit::<T>(0.5) * rho1_squared
                                * (rt::lit::<T>(0.5)
                                    * (q1_squared + q2_squared + rho1_squared) - reference1),
                            t30,
                            rt::lit::<T>(1.0),
                        ));
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let t31 = (rt::lit::<T>(1.0) - eps_sin_q3_ahead)
                    * (sigma * cos_q3_ahead);
                let t32 = rt::visible_change(
                    half_rho2_squared * (t31 + (half_rho2_squared - reference2)),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625) * (reference2 * reference2 + t31 * t31),
                    rt::abs(q3) + rt::lit::<T>(1.0),
                );
                let rho2_new_2 = (rho2 + h * rho2_rate) * (rt::lit::<T>(1.0) - t32);
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_h,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
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
                let [q1, q2, q3, rho1, rho2, _, _, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
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
                [q1,
                q2,
                q3,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let sigma = parameters.sigma;
                let t1 = q1 * q1 + q2 * q2 + (rho1 * rho1 + rho2 * rho2);
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t2 = rt::lit::<T>(1.0) - eps * sin_q3;
                let abs_cos_q3 = rt::abs(cos_q3);
                let t3 = (abs_cos_q3 + rt::abs(q3 * sin_q3)) * rt::abs(t2)
                    + abs_cos_q3
                        * (rt::abs(eps) * (rt::abs(sin_q3) + rt::abs(q3 * cos_q3))
                            + rt::lit::<T>(1.0));
                [
                    rt::lit::<T>(0.5) * (t1 + t2 * (rt::lit::<T>(2.0) * sigma * cos_q3)),
                    rt::abs(sigma) * t3 + t1,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9e64d40c0775790b7d0243890983be11";
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
        /// - `q3_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: q1_rate, q2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 26 | 46 | 4 | 1 | 2 | 1 |
        /// | each iteration for q3_rate, rho2_rate | 14 | 24 | 2 | 0 | 3 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 eps`
            twice_eps: T,
            /// `sigma/2`
            half_sigma: T,
            /// `-(sigma/2)`
            minus_half_sigma: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `h²/4`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let half_sigma = rt::lit::<T>(0.5) * sigma;
                let minus_half_sigma = -half_sigma;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let minus_half_h = -half_h;
                let k1 = rt::lit::<T>(0.25) * (h * h);
                Scheme {
                    twice_eps,
                    half_sigma,
                    minus_half_sigma,
                    inv_h,
                    half_h,
                    eps_h,
                    minus_half_h,
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
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let t2 = t1 * (q2_dot - sin_q3 * q1_dot);
                let t3 = cos_q3 * cos_q3 - rt::lit::<T>(2.0);
                let t4 = rt::lit::<T>(0.5)
                    * (q1 * q1 + q2 * q2 + t2 * t2 * (rt::lit::<T>(1.0) / (t3 * t3)));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t2 * (rt::lit::<T>(1.0) / t3),
                    q3_dot,
                    t4,
                    (rt::lit::<T>(1.0) - eps * sin_q3) * (sigma * cos_q3)
                        + q3_dot * (rt::lit::<T>(0.5) * q3_dot),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, rho1, rho2, reference1, reference2, sin_q3_ahead,
                cos_q3_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_eps,
                    half_sigma,
                    minus_half_sigma,
                    inv_h,
                    half_h,
                    eps_h,
                    minus_half_h,
                    k1,
                } = *setting.scheme();
                let eps_sin_q3_ahead = eps * sin_q3_ahead;
                let t1 = rt::lit::<T>(2.0) - eps_sin_q3_ahead;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            rho2,
                            sigma
                                * (eps
                                    + sin_q3_ahead
                                        * (rt::lit::<T>(1.0) - twice_eps * sin_q3_ahead)),
                        ],
                        move || [rt::abs(inv_h * q3), rt::abs(inv_h * rho2)],
                        move |[q3_rate, rho2_rate]| {
                            let rho2_rate_h = h * rho2_rate;
                            let q3_rate_h = h * q3_rate;
                            let q3_new_2 = q3 + q3_rate_h;
                            let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::sin_cos(
                                q3_new_2,
                            );
                            let t2 = cos_q3_ahead + cos_q3_ahead_new;
                            let t3 = rt::lit::<T>(0.5) * (q3 + q3_new_2);
                            let q3_rate_half_h = half_h * q3_rate;
                            let ((sin_q3_rate_half_h, cos_q3_rate_half_h), (t4, t5)) = rt::halfway(
                                (sin_q3_ahead, cos_q3_ahead),
                                q3_rate_half_h,
                                t3,
                            );
                            let t6 = rt::div_or_one(sin_q3_rate_half_h, q3_rate_half_h);
                            let t7 = t5 * t6;
                            let t8 = t1 - eps * sin_q3_ahead_new;
                            let t9 = t4 * t6;
                            let t10 = rt::div_or_zero(
                                half_h * (cos_q3_rate_half_h - t6),
                                q3_rate_half_h,
                            );
                            let t11 = t8 * (half_h * t7 + t4 * t10)
                                - eps_h * (cos_q3_ahead_new * t9 + sin_q3_ahead_new * t7);
                            (
                                [
                                    q3_rate - rt::lit::<T>(0.5) * (twice_rho2 + rho2_rate_h),
                                    rho2_rate - half_sigma * (t2 * (eps * t7) + t8 * t9),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [
                                        minus_half_sigma
                                            * ((t5 * t10 - half_h * t9) * (eps * t2) + t11),
                                        rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "q3_rate, rho2_rate", tally)
                    })?;
                let [q3_rate, rho2_rate] = solution1.x;
                let q3_rate_half_h = half_h * q3_rate;
                let t12 = q3 + q3_rate_half_h;
                let (_, (t13, t14)) = rt::halfway(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3_rate_half_h,
                    t12,
                );
                let t15 = t13 * t13 + rt::lit::<T>(1.0);
                let t16 = rt::sqrt(t15);
                let t17 = t13 * t16;
                let t18 = rt::lit::<T>(1.0) / (t14 * t14 - rt::lit::<T>(2.0));
                let t19 = t17 * t18;
                let t20 = rt::lit::<T>(1.0) / t15;
                let t21 = t16 * t20;
                let t22 = t17 * t20;
                let t23 = half_h * t22;
                let t24 = t16 * t18;
                let t25 = half_h * t24;
                let t26 = rt::lit::<T>(1.0) - k1 * (t22 * t19 + t24 * t21);
                let twice_q1 = rt::lit::<T>(2.0) * q1;
                let twice_q2 = rt::lit::<T>(2.0) * q2;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let [rho1_rate] = rt::solve_linear(
                        {
                            let t27 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                            let t28 = rt::sqrt(t27);
                            [t28 * (q2 - q1 * sin_q3_ahead) * (rt::lit::<T>(1.0) / t27)]
                        },
                        move |[rho1_rate]| {
                            let rho1_rate_h = h * rho1_rate;
                            let t29 = twice_rho1 + rho1_rate_h;
                            let t30 = rho1_rate
                                - rt::lit::<T>(0.5)
                                    * (t19 * (twice_q1 + t23 * t29)
                                        + t21 * (twice_q2 + t25 * t29));
                            ([t30], [[t26]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let rho1_rate_h = h * rho1_rate;
                let t31 = rho1 + rho1_rate_h;
                let t32 = rho1 + t31;
                let q1_new_2 = q1 + t32 * t23;
                let q2_new_2 = q2 + t32 * t25;
                let q3_rate_h = h * q3_rate;
                let q3_new_2 = q3 + q3_rate_h;
                let rho1_squared = rho1 * rho1;
                let q1_squared = q1 * q1;
                let q2_squared = q2 * q2;
                let t33 = rho1_squared * rho1_squared
                    + rt::lit::<T>(0.0625)
                        * (reference1 * reference1
                            + rt::lit::<T>(0.25)
                                * (q2_squared * q2_squared + q1_squared * q1_squared));
                let rho1_new_2 = t31
                    * (rt::lit::<T>(1.0)
                        - rt::visible_change(
                            rt::lit::<T>(0.5) * rho1_squared
                                * (rt::lit::<T>(0.5)
                                    * (q1_squared + q2_squared + rho1_squared) - reference1),
                            t33,
                            rt::lit::<T>(1.0),
                        ));
                let rho2_rate_h = h * rho2_rate;
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let t34 = (rt::lit::<T>(1.0) - eps_sin_q3_ahead)
                    * (sigma * cos_q3_ahead);
                let t35 = rt::visible_change(
                    half_rho2_squared * (t34 + (half_rho2_squared - reference2)),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625) * (reference2 * reference2 + t34 * t34),
                    rt::abs(q3) + rt::lit::<T>(1.0),
                );
                let rho2_new_2 = (rho2 + rho2_rate_h) * (rt::lit::<T>(1.0) - t35);
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_h,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
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
                let [q1, q2, q3, rho1, rho2, _, _, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
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
                [q1,
                q2,
                q3,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let sigma = parameters.sigma;
                let t1 = q1 * q1 + q2 * q2 + (rho1 * rho1 + rho2 * rho2);
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t2 = rt::lit::<T>(1.0) - eps * sin_q3;
                let abs_cos_q3 = rt::abs(cos_q3);
                let t3 = (abs_cos_q3 + rt::abs(q3 * sin_q3)) * rt::abs(t2)
                    + abs_cos_q3
                        * (rt::abs(eps) * (rt::abs(sin_q3) + rt::abs(q3 * cos_q3))
                            + rt::lit::<T>(1.0));
                [
                    rt::lit::<T>(0.5) * (t1 + t2 * (rt::lit::<T>(2.0) * sigma * cos_q3)),
                    rt::abs(sigma) * t3 + t1,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "dce9c117b4421d88db5cd31e3306b515";
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
        /// - `q3_rate_first`, `rho2_rate_first`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho1_rate_first`: 1 × 1 linear block; torn from it and assigned: q1_rate_first, q2_rate_first
        /// - `q3_rate_second`, `rho2_rate_second`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho1_rate_second`: 1 × 1 linear block; torn from it and assigned: q1_rate_second, q2_rate_second
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 38 | 72 | 6 | 2 | 4 | 1 |
        /// | each iteration for q3_rate_first, rho2_rate_first | 14 | 24 | 2 | 0 | 3 | 0 |
        /// | each iteration for q3_rate_second, rho2_rate_second | 17 | 24 | 2 | 0 | 3 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbeSym>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbeSym>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 eps`
            twice_eps: T,
            /// `sigma/2`
            half_sigma: T,
            /// `-(sigma/2)`
            minus_half_sigma: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
            /// `-(h/4)`
            minus_quarter_h: T,
            /// `eps h/2`
            k1: T,
            /// `h²/16`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 2, 6>, rt::Predictor<T, 2, 6>);
            const BLOCKS: u64 = 2;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let half_sigma = rt::lit::<T>(0.5) * sigma;
                let minus_half_sigma = -half_sigma;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let minus_quarter_h = -quarter_h;
                let k1 = rt::lit::<T>(0.5) * (eps * h);
                let k2 = rt::lit::<T>(0.0625) * (h * h);
                Scheme {
                    twice_eps,
                    half_sigma,
                    minus_half_sigma,
                    inv_h,
                    half_h,
                    quarter_h,
                    minus_quarter_h,
                    k1,
                    k2,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let t2 = t1 * (q2_dot - sin_q3 * q1_dot);
                let t3 = cos_q3 * cos_q3 - rt::lit::<T>(2.0);
                let t4 = rt::lit::<T>(0.5)
                    * (q1 * q1 + q2 * q2 + t2 * t2 * (rt::lit::<T>(1.0) / (t3 * t3)));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t2 * (rt::lit::<T>(1.0) / t3),
                    q3_dot,
                    t4,
                    (rt::lit::<T>(1.0) - eps * sin_q3) * (sigma * cos_q3)
                        + q3_dot * (rt::lit::<T>(0.5) * q3_dot),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, rho1, rho2, reference1, reference2, sin_q3_ahead,
                cos_q3_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_eps,
                    half_sigma,
                    minus_half_sigma,
                    inv_h,
                    half_h,
                    quarter_h,
                    minus_quarter_h,
                    k1,
                    k2,
                } = *setting.scheme();
                let eps_sin_q3_ahead = eps * sin_q3_ahead;
                let t1 = rt::lit::<T>(2.0) - eps_sin_q3_ahead;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = sigma
                                * (eps
                                    + sin_q3_ahead
                                        * (rt::lit::<T>(1.0) - twice_eps * sin_q3_ahead));
                            [rho2, t2]
                        },
                        move || {
                            let t3 = rt::abs(inv_h * q3);
                            let t4 = rt::abs(inv_h * rho2);
                            [t3, t4]
                        },
                        move |[q3_rate_first, rho2_rate_first]| {
                            let t5 = half_h * rho2_rate_first;
                            let t6 = quarter_h * q3_rate_first;
                            let half_h_q3_rate_first = half_h * q3_rate_first;
                            let t7 = q3 + half_h_q3_rate_first;
                            let t8 = rt::lit::<T>(0.5) * (q3 + t7);
                            let ((t9, t10), (t11, t12)) = rt::halfway(
                                (sin_q3_ahead, cos_q3_ahead),
                                t6,
                                t8,
                            );
                            let t13 = rt::div_or_one(t9, t6);
                            let t14 = t13 * t12;
                            let (t15, t16) = rt::sin_cos(t7);
                            let t17 = cos_q3_ahead + t16;
                            let t18 = t11 * t13;
                            let t19 = t1 - eps * t15;
                            let t20 = rt::div_or_zero(quarter_h * (t10 - t13), t6);
                            let t21 = t19 * (quarter_h * t14 + t11 * t20)
                                - k1 * (t16 * t18 + t15 * t14);
                            (
                                [
                                    q3_rate_first - rt::lit::<T>(0.5) * (twice_rho2 + t5),
                                    rho2_rate_first - half_sigma * (eps * t14 * t17 + t18 * t19),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_quarter_h],
                                    [
                                        minus_half_sigma
                                            * ((t12 * t20 - quarter_h * t18) * (eps * t17) + t21),
                                        rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q3_rate_first, rho2_rate_first",
                                tally,
                            )
                    })?;
                let [q3_rate_first, rho2_rate_first] = solution1.x;
                let twice_q1 = rt::lit::<T>(2.0) * q1;
                let twice_q2 = rt::lit::<T>(2.0) * q2;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let t6 = quarter_h * q3_rate_first;
                let t22 = q3 + t6;
                let (_, (t23, t24)) = rt::halfway((sin_q3_ahead, cos_q3_ahead), t6, t22);
                let t25 = t23 * t23 + rt::lit::<T>(1.0);
                let t26 = rt::sqrt(t25);
                let t27 = t23 * t26;
                let t28 = rt::lit::<T>(1.0) / t25;
                let t29 = t27 * t28;
                let t30 = quarter_h * t29;
                let t31 = rt::lit::<T>(1.0) / (t24 * t24 - rt::lit::<T>(2.0));
                let t32 = t26 * t31;
                let t33 = quarter_h * t32;
                let t34 = t27 * t31;
                let t35 = t26 * t28;
                let t36 = rt::lit::<T>(1.0) - k2 * (t29 * t34 + t32 * t35);
                let [rho1_rate_first] = rt::solve_linear(
                        {
                            let t37 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                            let t38 = rt::sqrt(t37);
                            let t39 = t38 * (q2 - q1 * sin_q3_ahead)
                                * (rt::lit::<T>(1.0) / t37);
                            [t39]
                        },
                        move |[rho1_rate_first]| {
                            let t40 = half_h * rho1_rate_first;
                            let t41 = twice_rho1 + t40;
                            let t42 = rho1_rate_first
                                - rt::lit::<T>(0.5)
                                    * (t34 * (twice_q1 + t41 * t30)
                                        + t35 * (twice_q2 + t41 * t33));
                            ([t42], [[t36]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_first", tally)
                    })?;
                let half_h_q3_rate_first = half_h * q3_rate_first;
                let t7 = q3 + half_h_q3_rate_first;
                let (t15, t16) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    half_h_q3_rate_first,
                    t7,
                    tally,
                );
                let t5 = half_h * rho2_rate_first;
                let t43 = rho2 + t5;
                let t44 = rt::lit::<T>(2.0) * t43;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let t2 = sigma
                                * (eps
                                    + sin_q3_ahead
                                        * (rt::lit::<T>(1.0) - twice_eps * sin_q3_ahead));
                            [rho2, t2]
                        },
                        move || {
                            let t3 = rt::abs(inv_h * q3);
                            let t4 = rt::abs(inv_h * rho2);
                            [t3, t4]
                        },
                        move |[q3_rate_second, rho2_rate_second]| {
                            let t45 = half_h * rho2_rate_second;
                            let t46 = quarter_h * q3_rate_second;
                            let q3_new_2 = t7 + half_h * q3_rate_second;
                            let t47 = rt::lit::<T>(0.5) * (t7 + q3_new_2);
                            let ((t48, t49), (t50, t51)) = rt::halfway(
                                (t15, t16),
                                t46,
                                t47,
                            );
                            let t52 = -t46;
                            let t53 = rt::div_or_one(-t48, t52);
                            let t54 = t53 * t51;
                            let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::sin_cos(
                                q3_new_2,
                            );
                            let t55 = cos_q3_ahead_new + t16;
                            let t56 = t50 * t53;
                            let t57 = rt::lit::<T>(2.0) - eps * (sin_q3_ahead_new + t15);
                            let t58 = rt::div_or_zero(quarter_h * (t53 - t49), t52);
                            let t59 = t57 * (quarter_h * t54 + t50 * t58)
                                - k1 * (cos_q3_ahead_new * t56 + sin_q3_ahead_new * t54);
                            (
                                [
                                    q3_rate_second - rt::lit::<T>(0.5) * (t45 + t44),
                                    rho2_rate_second
                                        - half_sigma * (eps * t54 * t55 + t56 * t57),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_quarter_h],
                                    [
                                        minus_half_sigma
                                            * ((t51 * t58 - quarter_h * t56) * (eps * t55) + t59),
                                        rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q3_rate_second, rho2_rate_second",
                                tally,
                            )
                    })?;
                let [q3_rate_second, rho2_rate_second] = solution2.x;
                let t40 = half_h * rho1_rate_first;
                let t60 = rho1 + t40;
                let t61 = rt::lit::<T>(2.0) * t60;
                let t46 = quarter_h * q3_rate_second;
                let t62 = t7 + t46;
                let (_, (t63, t64)) = rt::halfway(
                    (sin_q3_ahead, cos_q3_ahead),
                    rt::lit::<T>(0.5) * (h * q3_rate_first)
                        + rt::lit::<T>(0.25) * (h * q3_rate_second),
                    t62,
                );
                let t65 = t63 * t63 + rt::lit::<T>(1.0);
                let t66 = rt::sqrt(t65);
                let t67 = t63 * t66;
                let t68 = rt::lit::<T>(1.0) / t65;
                let t69 = t67 * t68;
                let t70 = quarter_h * t69;
                let t71 = rt::lit::<T>(1.0) / (t64 * t64 - rt::lit::<T>(2.0));
                let t72 = t66 * t71;
                let t73 = quarter_h * t72;
                let t74 = t67 * t71;
                let t75 = t66 * t68;
                let t76 = rho1 + t60;
                let t77 = q1 + t76 * t30;
                let t78 = rt::lit::<T>(2.0) * t77;
                let t79 = q2 + t76 * t33;
                let t80 = rt::lit::<T>(2.0) * t79;
                let t81 = rt::lit::<T>(1.0) - k2 * (t69 * t74 + t72 * t75);
                let [rho1_rate_second] = rt::solve_linear(
                        {
                            let t37 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                            let t38 = rt::sqrt(t37);
                            let t39 = t38 * (q2 - q1 * sin_q3_ahead)
                                * (rt::lit::<T>(1.0) / t37);
                            [t39]
                        },
                        move |[rho1_rate_second]| {
                            let t82 = half_h * rho1_rate_second;
                            let t83 = t82 + t61;
                            let t84 = rho1_rate_second
                                - rt::lit::<T>(0.5)
                                    * (t74 * (t78 + t83 * t70) + t75 * (t80 + t83 * t73));
                            ([t84], [[t81]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_second", tally)
                    })?;
                let t82 = half_h * rho1_rate_second;
                let t85 = t60 + t82;
                let t86 = t60 + t85;
                let q1_new_2 = t77 + t86 * t70;
                let q2_new_2 = t79 + t86 * t73;
                let q3_new_2 = t7 + half_h * q3_rate_second;
                let rho1_squared = rho1 * rho1;
                let q1_squared = q1 * q1;
                let q2_squared = q2 * q2;
                let t87 = rho1_squared * rho1_squared
                    + rt::lit::<T>(0.0625)
                        * (reference1 * reference1
                            + rt::lit::<T>(0.25)
                                * (q2_squared * q2_squared + q1_squared * q1_squared));
                let rho1_new_2 = (rt::lit::<T>(1.0)
                    - rt::visible_change(
                        rt::lit::<T>(0.5) * rho1_squared
                            * (rt::lit::<T>(0.5)
                                * (q1_squared + q2_squared + rho1_squared) - reference1),
                        t87,
                        rt::lit::<T>(1.0),
                    )) * t85;
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let t88 = (rt::lit::<T>(1.0) - eps_sin_q3_ahead)
                    * (sigma * cos_q3_ahead);
                let t89 = rt::visible_change(
                    half_rho2_squared * (t88 + (half_rho2_squared - reference2)),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625) * (reference2 * reference2 + t88 * t88),
                    rt::abs(q3) + rt::lit::<T>(1.0),
                );
                let t45 = half_h * rho2_rate_second;
                let rho2_new_2 = (rt::lit::<T>(1.0) - t89) * (t43 + t45);
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    half_h_q3_rate_first + half_h * q3_rate_second,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                ]);
                let unusual = solution1.unusual() | solution2.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[0],
                        motion.carried[1],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
                    ]);
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
                let [q1, q2, q3, rho1, rho2, _, _, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
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
                [q1,
                q2,
                q3,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let sigma = parameters.sigma;
                let t1 = q1 * q1 + q2 * q2 + (rho1 * rho1 + rho2 * rho2);
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t2 = rt::lit::<T>(1.0) - eps * sin_q3;
                let abs_cos_q3 = rt::abs(cos_q3);
                let t3 = (abs_cos_q3 + rt::abs(q3 * sin_q3)) * rt::abs(t2)
                    + abs_cos_q3
                        * (rt::abs(eps) * (rt::abs(sin_q3) + rt::abs(q3 * cos_q3))
                            + rt::lit::<T>(1.0));
                [
                    rt::lit::<T>(0.5) * (t1 + t2 * (rt::lit::<T>(2.0) * sigma * cos_q3)),
                    rt::abs(sigma) * t3 + t1,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8bc3ff7f953c39c2e3489867884aaff6";
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
        /// - `rho2_rate_1`, `rho2_rate_2`: 2 × 2 implicit block (Newton, analytic Jacobian); torn from it and assigned: q3_rate_1, q3_rate_2
        /// - `rho1_rate_1`, `rho1_rate_2`: 2 × 2 linear block; torn from it and assigned: q1_rate_1, q2_rate_1, q1_rate_2, q2_rate_2
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 18 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 44 | 184 | 1 | 0 | 0 | 0 |
        /// | each step | 389 | 497 | 6 | 2 | 11 | 58 |
        /// | each iteration for rho2_rate_1, rho2_rate_2 | 134 | 176 | 0 | 0 | 8 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma eps`
            sigma_eps: T,
            /// `2 eps`
            twice_eps: T,
            /// `sigma -0.03357096720958545`
            k1: T,
            /// `sigma -0.042237587700185465`
            k2: T,
            /// `sigma 0.014077768468017546`
            k3: T,
            /// `sigma 0.12372628666282504`
            k4: T,
            /// `sigma 0.23895749671553695`
            k5: T,
            /// `sigma 0.29962887740986976`
            k6: T,
            /// `sigma 0.2646186221535599`
            k7: T,
            /// `sigma 0.13479950349996173`
            k8: T,
            /// `sigma 0.13479950349996173`
            k9: T,
            /// `sigma 0.2646186221535599`
            k10: T,
            /// `sigma 0.29962887740986976`
            k11: T,
            /// `sigma 0.23895749671553695`
            k12: T,
            /// `sigma 0.12372628666282504`
            k13: T,
            /// `sigma 0.014077768468017546`
            k14: T,
            /// `sigma -0.042237587700185465`
            k15: T,
            /// `sigma -0.03357096720958545`
            k16: T,
            /// `1/h`
            inv_h: T,
            /// `h 0.026781124516269687`
            k17: T,
            /// `h 0.12992802718545557`
            k18: T,
            /// `h 0.2753275904819451`
            k19: T,
            /// `h 0.4133626265872448`
            k20: T,
            /// `h 0.5050799478350697`
            k21: T,
            /// `h 0.5380937954401096`
            k22: T,
            /// `h 0.528261265892269`
            k23: T,
            /// `h 0.5069260527650378`
            k24: T,
            /// `h -0.006926052765037803`
            k25: T,
            /// `h -0.02826126589226893`
            k26: T,
            /// `h -0.03809379544010962`
            k27: T,
            /// `h -0.005079947835069699`
            k28: T,
            /// `h 0.08663737341275521`
            k29: T,
            /// `h 0.22467240951805487`
            k30: T,
            /// `h 0.37007197281454446`
            k31: T,
            /// `h 0.4732188754837303`
            k32: T,
            /// `sigma h (0.026781124516269687 (0.13479950349996173 h 0.026781124516269687 + 0.264618622153 …`
            k37: T,
            /// `sigma h (0.12992802718545557 (0.13479950349996173 h 0.026781124516269687 + 0.2646186221535 …`
            k38: T,
            /// `sigma h (0.2753275904819451 (0.13479950349996173 h 0.026781124516269687 + 0.26461862215355 …`
            k39: T,
            /// `sigma h (0.4133626265872448 (0.13479950349996173 h 0.026781124516269687 + 0.26461862215355 …`
            k40: T,
            /// `sigma h (0.5050799478350697 (0.13479950349996173 h 0.026781124516269687 + 0.26461862215355 …`
            k41: T,
            /// `sigma h (0.5380937954401096 (0.13479950349996173 h 0.026781124516269687 + 0.26461862215355 …`
            k42: T,
            /// `sigma h (0.528261265892269 (0.13479950349996173 h 0.026781124516269687 + 0.264618622153559 …`
            k43: T,
            /// `sigma h (0.5069260527650378 (0.13479950349996173 h 0.026781124516269687 + 0.26461862215355 …`
            k44: T,
            /// `2 eps sigma h (0.026781124516269687 (0.13479950349996173 h 0.026781124516269687 + 0.264618 …`
            k45: T,
            /// `2 eps sigma h (0.12992802718545557 (0.13479950349996173 h 0.026781124516269687 + 0.2646186 …`
            k46: T,
            /// `2 eps sigma h (0.2753275904819451 (0.13479950349996173 h 0.026781124516269687 + 0.26461862 …`
            k47: T,
            /// `2 eps sigma h (0.4133626265872448 (0.13479950349996173 h 0.026781124516269687 + 0.26461862 …`
            k48: T,
            /// `2 eps sigma h (0.5050799478350697 (0.13479950349996173 h 0.026781124516269687 + 0.26461862 …`
            k49: T,
            /// `2 eps sigma h (0.5380937954401096 (0.13479950349996173 h 0.026781124516269687 + 0.26461862 …`
            k50: T,
            /// `2 eps sigma h (0.528261265892269 (0.13479950349996173 h 0.026781124516269687 + 0.264618622 …`
            k51: T,
            /// `2 eps sigma h (0.5069260527650378 (0.13479950349996173 h 0.026781124516269687 + 0.26461862 …`
            k52: T,
            /// `sigma h (0.026781124516269687 (0.13479950349996173 h -0.006926052765037803 + 0.26461862215 …`
            k57: T,
            /// `sigma h (0.12992802718545557 (0.13479950349996173 h -0.006926052765037803 + 0.264618622153 …`
            k58: T,
            /// `sigma h (0.2753275904819451 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535 …`
            k59: T,
            /// `sigma h (0.4133626265872448 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535 …`
            k60: T,
            /// `sigma h (0.5050799478350697 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535 …`
            k61: T,
            /// `sigma h (0.5380937954401096 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535 …`
            k62: T,
            /// `sigma h (0.528261265892269 (0.13479950349996173 h -0.006926052765037803 + 0.26461862215355 …`
            k63: T,
            /// `sigma h (0.5069260527650378 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535 …`
            k64: T,
            /// `2 eps sigma h (0.026781124516269687 (0.13479950349996173 h -0.006926052765037803 + 0.26461 …`
            k65: T,
            /// `2 eps sigma h (0.12992802718545557 (0.13479950349996173 h -0.006926052765037803 + 0.264618 …`
            k66: T,
            /// `2 eps sigma h (0.2753275904819451 (0.13479950349996173 h -0.006926052765037803 + 0.2646186 …`
            k67: T,
            /// `2 eps sigma h (0.4133626265872448 (0.13479950349996173 h -0.006926052765037803 + 0.2646186 …`
            k68: T,
            /// `2 eps sigma h (0.5050799478350697 (0.13479950349996173 h -0.006926052765037803 + 0.2646186 …`
            k69: T,
            /// `2 eps sigma h (0.5380937954401096 (0.13479950349996173 h -0.006926052765037803 + 0.2646186 …`
            k70: T,
            /// `2 eps sigma h (0.528261265892269 (0.13479950349996173 h -0.006926052765037803 + 0.26461862 …`
            k71: T,
            /// `2 eps sigma h (0.5069260527650378 (0.13479950349996173 h -0.006926052765037803 + 0.2646186 …`
            k72: T,
            /// `h 0.25`
            k73: T,
            /// `h -0.03867513459481288`
            k74: T,
            /// `h 0.5386751345948129`
            k75: T,
            /// `h 0.25`
            k76: T,
            /// `h 0.026781124516269687 (0.13479950349996173 h 0.026781124516269687 + 0.2646186221535599 h  …`
            k77: T,
            /// `h -0.006926052765037803 (-0.03357096720958545 h 0.026781124516269687 + -0.0422375877001854 …`
            k78: T,
            /// `h 0.12992802718545557 (0.13479950349996173 h 0.026781124516269687 + 0.2646186221535599 h 0 …`
            k79: T,
            /// `h -0.02826126589226893 (-0.03357096720958545 h 0.026781124516269687 + -0.04223758770018546 …`
            k80: T,
            /// `h 0.2753275904819451 (0.13479950349996173 h 0.026781124516269687 + 0.2646186221535599 h 0. …`
            k81: T,
            /// `h -0.03809379544010962 (-0.03357096720958545 h 0.026781124516269687 + -0.04223758770018546 …`
            k82: T,
            /// `h 0.4133626265872448 (0.13479950349996173 h 0.026781124516269687 + 0.2646186221535599 h 0. …`
            k83: T,
            /// `h -0.005079947835069699 (-0.03357096720958545 h 0.026781124516269687 + -0.0422375877001854 …`
            k84: T,
            /// `h 0.5050799478350697 (0.13479950349996173 h 0.026781124516269687 + 0.2646186221535599 h 0. …`
            k85: T,
            /// `h 0.08663737341275521 (-0.03357096720958545 h 0.026781124516269687 + -0.042237587700185465 …`
            k86: T,
            /// `h 0.5380937954401096 (0.13479950349996173 h 0.026781124516269687 + 0.2646186221535599 h 0. …`
            k87: T,
            /// `h 0.22467240951805487 (-0.03357096720958545 h 0.026781124516269687 + -0.042237587700185465 …`
            k88: T,
            /// `h 0.528261265892269 (0.13479950349996173 h 0.026781124516269687 + 0.2646186221535599 h 0.1 …`
            k89: T,
            /// `h 0.37007197281454446 (-0.03357096720958545 h 0.026781124516269687 + -0.042237587700185465 …`
            k90: T,
            /// `h 0.5069260527650378 (0.13479950349996173 h 0.026781124516269687 + 0.2646186221535599 h 0. …`
            k91: T,
            /// `h 0.4732188754837303 (-0.03357096720958545 h 0.026781124516269687 + -0.042237587700185465  …`
            k92: T,
            /// `h 0.026781124516269687 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535599 h …`
            k93: T,
            /// `h -0.006926052765037803 (-0.03357096720958545 h -0.006926052765037803 + -0.042237587700185 …`
            k94: T,
            /// `h 0.12992802718545557 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535599 h  …`
            k95: T,
            /// `h -0.02826126589226893 (-0.03357096720958545 h -0.006926052765037803 + -0.0422375877001854 …`
            k96: T,
            /// `h 0.2753275904819451 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535599 h - …`
            k97: T,
            /// `h -0.03809379544010962 (-0.03357096720958545 h -0.006926052765037803 + -0.0422375877001854 …`
            k98: T,
            /// `h 0.4133626265872448 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535599 h - …`
            k99: T,
            /// `h -0.005079947835069699 (-0.03357096720958545 h -0.006926052765037803 + -0.042237587700185 …`
            k100: T,
            /// `h 0.5050799478350697 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535599 h - …`
            k101: T,
            /// `h 0.08663737341275521 (-0.03357096720958545 h -0.006926052765037803 + -0.04223758770018546 …`
            k102: T,
            /// `h 0.5380937954401096 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535599 h - …`
            k103: T,
            /// `h 0.22467240951805487 (-0.03357096720958545 h -0.006926052765037803 + -0.04223758770018546 …`
            k104: T,
            /// `h 0.528261265892269 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535599 h -0 …`
            k105: T,
            /// `h 0.37007197281454446 (-0.03357096720958545 h -0.006926052765037803 + -0.04223758770018546 …`
            k106: T,
            /// `h 0.5069260527650378 (0.13479950349996173 h -0.006926052765037803 + 0.2646186221535599 h - …`
            k107: T,
            /// `h 0.4732188754837303 (-0.03357096720958545 h -0.006926052765037803 + -0.042237587700185465 …`
            k108: T,
            /// `h 0.05061426814518813`
            k109: T,
            /// `h 0.11119051722668724`
            k110: T,
            /// `h 0.15685332293894363`
            k111: T,
            /// `h 0.181341891689181`
            k112: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 11];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_eps = sigma * eps;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let k1 = sigma * rt::lit::<T>(-0.03357096720958545);
                let k2 = sigma * rt::lit::<T>(-0.042237587700185465);
                let k3 = sigma * rt::lit::<T>(0.014077768468017546);
                let k4 = sigma * rt::lit::<T>(0.12372628666282504);
                let k5 = sigma * rt::lit::<T>(0.23895749671553695);
                let k6 = sigma * rt::lit::<T>(0.29962887740986976);
                let k7 = sigma * rt::lit::<T>(0.2646186221535599);
                let k8 = sigma * rt::lit::<T>(0.13479950349996173);
                let k9 = sigma * rt::lit::<T>(0.13479950349996173);
                let k10 = sigma * rt::lit::<T>(0.2646186221535599);
                let k11 = sigma * rt::lit::<T>(0.29962887740986976);
                let k12 = sigma * rt::lit::<T>(0.23895749671553695);
                let k13 = sigma * rt::lit::<T>(0.12372628666282504);
                let k14 = sigma * rt::lit::<T>(0.014077768468017546);
                let k15 = sigma * rt::lit::<T>(-0.042237587700185465);
                let k16 = sigma * rt::lit::<T>(-0.03357096720958545);
                let inv_h = rt::lit::<T>(1.0) / h;
                let k17 = h * rt::lit::<T>(0.026781124516269687);
                let k18 = h * rt::lit::<T>(0.12992802718545557);
                let k19 = h * rt::lit::<T>(0.2753275904819451);
                let k20 = h * rt::lit::<T>(0.4133626265872448);
                let k21 = h * rt::lit::<T>(0.5050799478350697);
                let k22 = h * rt::lit::<T>(0.5380937954401096);
                let k23 = h * rt::lit::<T>(0.528261265892269);
                let k24 = h * rt::lit::<T>(0.5069260527650378);
                let k25 = h * rt::lit::<T>(-0.006926052765037803);
                let k26 = h * rt::lit::<T>(-0.02826126589226893);
                let k27 = h * rt::lit::<T>(-0.03809379544010962);
                let k28 = h * rt::lit::<T>(-0.005079947835069699);
                let k29 = h * rt::lit::<T>(0.08663737341275521);
                let k30 = h * rt::lit::<T>(0.22467240951805487);
                let k31 = h * rt::lit::<T>(0.37007197281454446);
                let k32 = h * rt::lit::<T>(0.4732188754837303);
                let k33 = rt::lit::<T>(0.13479950349996173) * k17
                    + rt::lit::<T>(0.2646186221535599) * k18
                    + rt::lit::<T>(0.29962887740986976) * k19
                    + rt::lit::<T>(0.23895749671553695) * k20
                    + rt::lit::<T>(0.12372628666282504) * k21;
                let k34 = k33 + rt::lit::<T>(0.014077768468017546) * k22
                    + rt::lit::<T>(-0.042237587700185465) * k23
                    + rt::lit::<T>(-0.03357096720958545) * k24;
                let k35 = rt::lit::<T>(-0.03357096720958545) * k17
                    + rt::lit::<T>(-0.042237587700185465) * k18
                    + rt::lit::<T>(0.014077768468017546) * k19
                    + rt::lit::<T>(0.12372628666282504) * k20
                    + rt::lit::<T>(0.23895749671553695) * k21;
                let k36 = k35 + rt::lit::<T>(0.29962887740986976) * k22
                    + rt::lit::<T>(0.2646186221535599) * k23
                    + rt::lit::<T>(0.13479950349996173) * k24;
                let k37 = sigma
                    * (h
                        * (rt::lit::<T>(0.026781124516269687) * k34
                            + rt::lit::<T>(-0.006926052765037803) * k36));
                let k38 = sigma
                    * (h
                        * (rt::lit::<T>(0.12992802718545557) * k34
                            + rt::lit::<T>(-0.02826126589226893) * k36));
                let k39 = sigma
                    * (h
                        * (rt::lit::<T>(0.2753275904819451) * k34
                            + rt::lit::<T>(-0.03809379544010962) * k36));
                let k40 = sigma
                    * (h
                        * (rt::lit::<T>(0.4133626265872448) * k34
                            + rt::lit::<T>(-0.005079947835069699) * k36));
                let k41 = sigma
                    * (h
                        * (rt::lit::<T>(0.5050799478350697) * k34
                            + rt::lit::<T>(0.08663737341275521) * k36));
                let k42 = sigma
                    * (h
                        * (rt::lit::<T>(0.5380937954401096) * k34
                            + rt::lit::<T>(0.22467240951805487) * k36));
                let k43 = sigma
                    * (h
                        * (rt::lit::<T>(0.528261265892269) * k34
                            + rt::lit::<T>(0.37007197281454446) * k36));
                let k44 = sigma
                    * (h
                        * (rt::lit::<T>(0.5069260527650378) * k34
                            + rt::lit::<T>(0.4732188754837303) * k36));
                let k45 = rt::lit::<T>(2.0) * (eps * k37);
                let k46 = rt::lit::<T>(2.0) * (eps * k38);
                let k47 = rt::lit::<T>(2.0) * (eps * k39);
                let k48 = rt::lit::<T>(2.0) * (eps * k40);
                let k49 = rt::lit::<T>(2.0) * (eps * k41);
                let k50 = rt::lit::<T>(2.0) * (eps * k42);
                let k51 = rt::lit::<T>(2.0) * (eps * k43);
                let k52 = rt::lit::<T>(2.0) * (eps * k44);
                let k53 = rt::lit::<T>(0.13479950349996173) * k25
                    + rt::lit::<T>(0.2646186221535599) * k26
                    + rt::lit::<T>(0.29962887740986976) * k27
                    + rt::lit::<T>(0.23895749671553695) * k28
                    + rt::lit::<T>(0.12372628666282504) * k29;
                let k54 = k53 + rt::lit::<T>(0.014077768468017546) * k30
                    + rt::lit::<T>(-0.042237587700185465) * k31
                    + rt::lit::<T>(-0.03357096720958545) * k32;
                let k55 = rt::lit::<T>(-0.03357096720958545) * k25
                    + rt::lit::<T>(-0.042237587700185465) * k26
                    + rt::lit::<T>(0.014077768468017546) * k27
                    + rt::lit::<T>(0.12372628666282504) * k28
                    + rt::lit::<T>(0.23895749671553695) * k29;
                let k56 = k55 + rt::lit::<T>(0.29962887740986976) * k30
                    + rt::lit::<T>(0.2646186221535599) * k31
                    + rt::lit::<T>(0.13479950349996173) * k32;
                let k57 = sigma
                    * (h
                        * (rt::lit::<T>(0.026781124516269687) * k54
                            + rt::lit::<T>(-0.006926052765037803) * k56));
                let k58 = sigma
                    * (h
                        * (rt::lit::<T>(0.12992802718545557) * k54
                            + rt::lit::<T>(-0.02826126589226893) * k56));
                let k59 = sigma
                    * (h
                        * (rt::lit::<T>(0.2753275904819451) * k54
                            + rt::lit::<T>(-0.03809379544010962) * k56));
                let k60 = sigma
                    * (h
                        * (rt::lit::<T>(0.4133626265872448) * k54
                            + rt::lit::<T>(-0.005079947835069699) * k56));
                let k61 = sigma
                    * (h
                        * (rt::lit::<T>(0.5050799478350697) * k54
                            + rt::lit::<T>(0.08663737341275521) * k56));
                let k62 = sigma
                    * (h
                        * (rt::lit::<T>(0.5380937954401096) * k54
                            + rt::lit::<T>(0.22467240951805487) * k56));
                let k63 = sigma
                    * (h
                        * (rt::lit::<T>(0.528261265892269) * k54
                            + rt::lit::<T>(0.37007197281454446) * k56));
                let k64 = sigma
                    * (h
                        * (rt::lit::<T>(0.5069260527650378) * k54
                            + rt::lit::<T>(0.4732188754837303) * k56));
                let k65 = rt::lit::<T>(2.0) * (eps * k57);
                let k66 = rt::lit::<T>(2.0) * (eps * k58);
                let k67 = rt::lit::<T>(2.0) * (eps * k59);
                let k68 = rt::lit::<T>(2.0) * (eps * k60);
                let k69 = rt::lit::<T>(2.0) * (eps * k61);
                let k70 = rt::lit::<T>(2.0) * (eps * k62);
                let k71 = rt::lit::<T>(2.0) * (eps * k63);
                let k72 = rt::lit::<T>(2.0) * (eps * k64);
                let k73 = h * rt::lit::<T>(0.25);
                let k74 = h * rt::lit::<T>(-0.03867513459481288);
                let k75 = h * rt::lit::<T>(0.5386751345948129);
                let k76 = h * rt::lit::<T>(0.25);
                let k77 = k17 * k34;
                let k78 = k25 * k36;
                let k79 = k18 * k34;
                let k80 = k26 * k36;
                let k81 = k19 * k34;
                let k82 = k27 * k36;
                let k83 = k20 * k34;
                let k84 = k28 * k36;
                let k85 = k21 * k34;
                let k86 = k29 * k36;
                let k87 = k22 * k34;
                let k88 = k30 * k36;
                let k89 = k23 * k34;
                let k90 = k31 * k36;
                let k91 = k24 * k34;
                let k92 = k32 * k36;
                let k93 = k17 * k54;
                let k94 = k25 * k56;
                let k95 = k18 * k54;
                let k96 = k26 * k56;
                let k97 = k19 * k54;
                let k98 = k27 * k56;
                let k99 = k20 * k54;
                let k100 = k28 * k56;
                let k101 = k21 * k54;
                let k102 = k29 * k56;
                let k103 = k22 * k54;
                let k104 = k30 * k56;
                let k105 = k23 * k54;
                let k106 = k31 * k56;
                let k107 = k24 * k54;
                let k108 = k32 * k56;
                let k109 = h * rt::lit::<T>(0.05061426814518813);
                let k110 = h * rt::lit::<T>(0.11119051722668724);
                let k111 = h * rt::lit::<T>(0.15685332293894363);
                let k112 = h * rt::lit::<T>(0.181341891689181);
                Scheme {
                    sigma_eps,
                    twice_eps,
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
                    k13,
                    k14,
                    k15,
                    k16,
                    inv_h,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
                    k45,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
                    k57,
                    k58,
                    k59,
                    k60,
                    k61,
                    k62,
                    k63,
                    k64,
                    k65,
                    k66,
                    k67,
                    k68,
                    k69,
                    k70,
                    k71,
                    k72,
                    k73,
                    k74,
                    k75,
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
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
                    k103,
                    k104,
                    k105,
                    k106,
                    k107,
                    k108,
                    k109,
                    k110,
                    k111,
                    k112,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let t2 = t1 * (q2_dot - sin_q3 * q1_dot);
                let t3 = cos_q3 * cos_q3 - rt::lit::<T>(2.0);
                let t4 = rt::lit::<T>(0.5)
                    * (q1 * q1 + q2 * q2 + t2 * t2 * (rt::lit::<T>(1.0) / (t3 * t3)));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t2 * (rt::lit::<T>(1.0) / t3),
                    q3_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    t4,
                    (rt::lit::<T>(1.0) - eps * sin_q3) * (sigma * cos_q3)
                        + q3_dot * (rt::lit::<T>(0.5) * q3_dot),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, rho1, rho2, _, _, reference1, reference2, sin_q3_ahead,
                cos_q3_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    sigma_eps,
                    twice_eps,
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
                    k13,
                    k14,
                    k15,
                    k16,
                    inv_h,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
                    k45,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
                    k57,
                    k58,
                    k59,
                    k60,
                    k61,
                    k62,
                    k63,
                    k64,
                    k65,
                    k66,
                    k67,
                    k68,
                    k69,
                    k70,
                    k71,
                    k72,
                    k73,
                    k74,
                    k75,
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
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
                    k103,
                    k104,
                    k105,
                    k106,
                    k107,
                    k108,
                    k109,
                    k110,
                    k111,
                    k112,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = sigma
                                * (eps
                                    + sin_q3_ahead
                                        * (rt::lit::<T>(1.0) - twice_eps * sin_q3_ahead));
                            [t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho2);
                            [t2, t2]
                        },
                        move |[rho2_rate_1, rho2_rate_2]| {
                            let t3 = k25 * rho2_rate_2 + (rho2 + k17 * rho2_rate_1);
                            let t4 = k26 * rho2_rate_2 + (rho2 + k18 * rho2_rate_1);
                            let t5 = k27 * rho2_rate_2 + (rho2 + k19 * rho2_rate_1);
                            let t6 = k28 * rho2_rate_2 + (rho2 + k20 * rho2_rate_1);
                            let t7 = k29 * rho2_rate_2 + (rho2 + k21 * rho2_rate_1);
                            let t8 = k30 * rho2_rate_2 + (rho2 + k22 * rho2_rate_1);
                            let t9 = k31 * rho2_rate_2 + (rho2 + k23 * rho2_rate_1);
                            let t10 = k32 * rho2_rate_2 + (rho2 + k24 * rho2_rate_1);
                            let t11 = rt::lit::<T>(-0.03357096720958545) * t3
                                + rt::lit::<T>(-0.042237587700185465) * t4
                                + (rt::lit::<T>(0.014077768468017546) * t5
                                    + rt::lit::<T>(0.12372628666282504) * t6)
                                + (rt::lit::<T>(0.23895749671553695) * t7
                                    + rt::lit::<T>(0.29962887740986976) * t8
                                    + (rt::lit::<T>(0.2646186221535599) * t9
                                        + rt::lit::<T>(0.13479950349996173) * t10));
                            let t12 = rt::lit::<T>(0.13479950349996173) * t3
                                + rt::lit::<T>(0.2646186221535599) * t4
                                + (rt::lit::<T>(0.29962887740986976) * t5
                                    + rt::lit::<T>(0.23895749671553695) * t6)
                                + (rt::lit::<T>(0.12372628666282504) * t7
                                    + rt::lit::<T>(0.014077768468017546) * t8
                                    + (rt::lit::<T>(-0.042237587700185465) * t9
                                        + rt::lit::<T>(-0.03357096720958545) * t10));
                            let t13 = k25 * t11 + (q3 + k17 * t12);
                            let (t14, t15) = rt::sin_cos(t13);
                            let t16 = eps * t14;
                            let t17 = rt::lit::<T>(1.0) - t16;
                            let t18 = t14 * t17 + t15 * (eps * t15);
                            let t19 = k32 * t11 + (q3 + k24 * t12);
                            let (t20, t21) = rt::sin_cos(t19);
                            let t22 = eps * t20;
                            let t23 = rt::lit::<T>(1.0) - t22;
                            let t24 = t20 * t23 + t21 * (eps * t21);
                            let t25 = k30 * t11 + (q3 + k22 * t12);
                            let (t26, t27) = rt::sin_cos(t25);
                            let t28 = eps * t26;
                            let t29 = rt::lit::<T>(1.0) - t28;
                            let t30 = t26 * t29 + t27 * (eps * t27);
                            let t31 = k31 * t11 + (q3 + k23 * t12);
                            let (t32, t33) = rt::sin_cos(t31);
                            let t34 = eps * t32;
                            let t35 = rt::lit::<T>(1.0) - t34;
                            let t36 = t32 * t35 + t33 * (eps * t33);
                            let t37 = k26 * t11 + (q3 + k18 * t12);
                            let (t38, t39) = rt::sin_cos(t37);
                            let t40 = eps * t38;
                            let t41 = rt::lit::<T>(1.0) - t40;
                            let t42 = t38 * t41 + t39 * (eps * t39);
                            let t43 = k27 * t11 + (q3 + k19 * t12);
                            let (t44, t45) = rt::sin_cos(t43);
                            let t46 = eps * t44;
                            let t47 = rt::lit::<T>(1.0) - t46;
                            let t48 = t44 * t47 + t45 * (eps * t45);
                            let t49 = k28 * t11 + (q3 + k20 * t12);
                            let (t50, t51) = rt::sin_cos(t49);
                            let t52 = eps * t50;
                            let t53 = rt::lit::<T>(1.0) - t52;
                            let t54 = t50 * t53 + t51 * (eps * t51);
                            let t55 = k29 * t11 + (q3 + k21 * t12);
                            let (t56, t57) = rt::sin_cos(t55);
                            let t58 = eps * t56;
                            let t59 = rt::lit::<T>(1.0) - t58;
                            let t60 = t56 * t59 + t57 * (eps * t57);
                            let t61 = rho2_rate_1 - k8 * t18 - k1 * t24
                                - (k3 * t30 + k2 * t36)
                                - (k7 * t42 + k6 * t48 + (k5 * t54 + k4 * t60));
                            let t62 = rho2_rate_2 - k16 * t18 - k9 * t24
                                - (k11 * t30 + k10 * t36)
                                - (k15 * t42 + k14 * t48 + (k13 * t54 + k12 * t60));
                            let t63 = t17 - t16;
                            let t64 = t15 * (k37 * t63 - k45 * t14);
                            let t65 = t23 - t22;
                            let t66 = t21 * (k44 * t65 - k52 * t20);
                            let t67 = t29 - t28;
                            let t68 = t27 * (k42 * t67 - k50 * t26);
                            let t69 = t35 - t34;
                            let t70 = t33 * (k43 * t69 - k51 * t32);
                            let t71 = t41 - t40;
                            let t72 = t39 * (k38 * t71 - k46 * t38);
                            let t73 = t47 - t46;
                            let t74 = t45 * (k39 * t73 - k47 * t44);
                            let t75 = t53 - t52;
                            let t76 = t51 * (k40 * t75 - k48 * t50);
                            let t77 = t59 - t58;
                            let t78 = t57 * (k41 * t77 - k49 * t56);
                            let t79 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.13479950349996173) * t64
                                - rt::lit::<T>(-0.03357096720958545) * t66
                                - (rt::lit::<T>(0.014077768468017546) * t68
                                    + rt::lit::<T>(-0.042237587700185465) * t70)
                                - (rt::lit::<T>(0.2646186221535599) * t72
                                    + rt::lit::<T>(0.29962887740986976) * t74
                                    + (rt::lit::<T>(0.23895749671553695) * t76
                                        + rt::lit::<T>(0.12372628666282504) * t78));
                            let t80 = t15 * (k57 * t63 - k65 * t14);
                            let t81 = t39 * (k58 * t71 - k66 * t38);
                            let t82 = t45 * (k59 * t73 - k67 * t44);
                            let t83 = t51 * (k60 * t75 - k68 * t50);
                            let t84 = t57 * (k61 * t77 - k69 * t56);
                            let t85 = t27 * (k62 * t67 - k70 * t26);
                            let t86 = t33 * (k63 * t69 - k71 * t32);
                            let t87 = t21 * (k64 * t65 - k72 * t20);
                            let t88 = rt::lit::<T>(0.13479950349996173) * t80
                                + rt::lit::<T>(0.2646186221535599) * t81
                                + (rt::lit::<T>(0.29962887740986976) * t82
                                    + rt::lit::<T>(0.23895749671553695) * t83)
                                + (rt::lit::<T>(0.12372628666282504) * t84
                                    + rt::lit::<T>(0.014077768468017546) * t85
                                    + (rt::lit::<T>(-0.042237587700185465) * t86
                                        + rt::lit::<T>(-0.03357096720958545) * t87));
                            let t89 = rt::lit::<T>(-0.03357096720958545) * t64
                                + rt::lit::<T>(-0.042237587700185465) * t72
                                + (rt::lit::<T>(0.014077768468017546) * t74
                                    + rt::lit::<T>(0.12372628666282504) * t76)
                                + (rt::lit::<T>(0.23895749671553695) * t78
                                    + rt::lit::<T>(0.29962887740986976) * t68
                                    + (rt::lit::<T>(0.2646186221535599) * t70
                                        + rt::lit::<T>(0.13479950349996173) * t66));
                            let t90 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(-0.03357096720958545) * t80
                                - rt::lit::<T>(0.13479950349996173) * t87
                                - (rt::lit::<T>(0.29962887740986976) * t85
                                    + rt::lit::<T>(0.2646186221535599) * t86)
                                - (rt::lit::<T>(-0.042237587700185465) * t81
                                    + rt::lit::<T>(0.014077768468017546) * t82
                                    + (rt::lit::<T>(0.12372628666282504) * t83
                                        + rt::lit::<T>(0.23895749671553695) * t84));
                            ([t61, t62], [[t79, -t88], [-t89, t90]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho2_rate_1, rho2_rate_2", tally)
                    })?;
                let [rho2_rate_1, rho2_rate_2] = solution1.x;
                let t3 = k25 * rho2_rate_2 + (rho2 + k17 * rho2_rate_1);
                let t4 = k26 * rho2_rate_2 + (rho2 + k18 * rho2_rate_1);
                let t5 = k27 * rho2_rate_2 + (rho2 + k19 * rho2_rate_1);
                let t6 = k28 * rho2_rate_2 + (rho2 + k20 * rho2_rate_1);
                let t7 = k29 * rho2_rate_2 + (rho2 + k21 * rho2_rate_1);
                let t8 = k30 * rho2_rate_2 + (rho2 + k22 * rho2_rate_1);
                let t9 = k31 * rho2_rate_2 + (rho2 + k23 * rho2_rate_1);
                let t10 = k32 * rho2_rate_2 + (rho2 + k24 * rho2_rate_1);
                let t11 = rt::lit::<T>(-0.03357096720958545) * t3
                    + rt::lit::<T>(-0.042237587700185465) * t4
                    + (rt::lit::<T>(0.014077768468017546) * t5
                        + rt::lit::<T>(0.12372628666282504) * t6)
                    + (rt::lit::<T>(0.23895749671553695) * t7
                        + rt::lit::<T>(0.29962887740986976) * t8
                        + (rt::lit::<T>(0.2646186221535599) * t9
                            + rt::lit::<T>(0.13479950349996173) * t10));
                let t12 = rt::lit::<T>(0.13479950349996173) * t3
                    + rt::lit::<T>(0.2646186221535599) * t4
                    + (rt::lit::<T>(0.29962887740986976) * t5
                        + rt::lit::<T>(0.23895749671553695) * t6)
                    + (rt::lit::<T>(0.12372628666282504) * t7
                        + rt::lit::<T>(0.014077768468017546) * t8
                        + (rt::lit::<T>(-0.042237587700185465) * t9
                            + rt::lit::<T>(-0.03357096720958545) * t10));
                let t91 = k74 * t11 + (q3 + k73 * t12);
                let (t92, t93) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k73 * t12 + k74 * t11,
                    t91,
                    tally,
                );
                let t94 = t92 * t92 + rt::lit::<T>(1.0);
                let t95 = rt::sqrt(t94);
                let t96 = t92 * t95;
                let t97 = rt::lit::<T>(1.0) / t94;
                let t98 = t96 * t97;
                let t99 = rt::lit::<T>(1.0) / (t93 * t93 - rt::lit::<T>(2.0));
                let t100 = t95 * t99;
                let t101 = k76 * t11 + (q3 + k75 * t12);
                let (t102, t103) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k75 * t12 + k76 * t11,
                    t101,
                    tally,
                );
                let t104 = t102 * t102 + rt::lit::<T>(1.0);
                let t105 = rt::sqrt(t104);
                let t106 = t102 * t105;
                let t107 = rt::lit::<T>(1.0) / t104;
                let t108 = t106 * t107;
                let t109 = rt::lit::<T>(1.0) / (t103 * t103 - rt::lit::<T>(2.0));
                let t110 = t105 * t109;
                let t111 = t96 * t99;
                let t112 = t95 * t97;
                let t113 = t106 * t109;
                let t114 = t105 * t107;
                let t115 = k77 * t100 + k78 * t110;
                let t116 = k79 * t100 + k80 * t110;
                let t117 = k81 * t100 + k82 * t110;
                let t118 = k83 * t100 + k84 * t110;
                let t119 = k85 * t100 + k86 * t110;
                let t120 = k87 * t100 + k88 * t110;
                let t121 = k89 * t100 + k90 * t110;
                let t122 = k91 * t100 + k92 * t110;
                let t123 = rt::lit::<T>(0.13479950349996173) * t115
                    + rt::lit::<T>(0.2646186221535599) * t116
                    + (rt::lit::<T>(0.29962887740986976) * t117
                        + rt::lit::<T>(0.23895749671553695) * t118)
                    + (rt::lit::<T>(0.12372628666282504) * t119
                        + rt::lit::<T>(0.014077768468017546) * t120
                        + (rt::lit::<T>(-0.042237587700185465) * t121
                            + rt::lit::<T>(-0.03357096720958545) * t122));
                let t124 = k77 * t98 + k78 * t108;
                let t125 = k79 * t98 + k80 * t108;
                let t126 = k81 * t98 + k82 * t108;
                let t127 = k83 * t98 + k84 * t108;
                let t128 = k85 * t98 + k86 * t108;
                let t129 = k87 * t98 + k88 * t108;
                let t130 = k89 * t98 + k90 * t108;
                let t131 = k91 * t98 + k92 * t108;
                let t132 = rt::lit::<T>(0.13479950349996173) * t124
                    + rt::lit::<T>(0.2646186221535599) * t125
                    + (rt::lit::<T>(0.29962887740986976) * t126
                        + rt::lit::<T>(0.23895749671553695) * t127)
                    + (rt::lit::<T>(0.12372628666282504) * t128
                        + rt::lit::<T>(0.014077768468017546) * t129
                        + (rt::lit::<T>(-0.042237587700185465) * t130
                            + rt::lit::<T>(-0.03357096720958545) * t131));
                let t133 = rt::lit::<T>(1.0) - t112 * t123 - t111 * t132;
                let t134 = k93 * t98 + k94 * t108;
                let t135 = k95 * t98 + k96 * t108;
                let t136 = k97 * t98 + k98 * t108;
                let t137 = k99 * t98 + k100 * t108;
                let t138 = k101 * t98 + k102 * t108;
                let t139 = k103 * t98 + k104 * t108;
                let t140 = k105 * t98 + k106 * t108;
                let t141 = k107 * t98 + k108 * t108;
                let t142 = rt::lit::<T>(0.13479950349996173) * t134
                    + rt::lit::<T>(0.2646186221535599) * t135
                    + (rt::lit::<T>(0.29962887740986976) * t136
                        + rt::lit::<T>(0.23895749671553695) * t137)
                    + (rt::lit::<T>(0.12372628666282504) * t138
                        + rt::lit::<T>(0.014077768468017546) * t139
                        + (rt::lit::<T>(-0.042237587700185465) * t140
                            + rt::lit::<T>(-0.03357096720958545) * t141));
                let t143 = k93 * t100 + k94 * t110;
                let t144 = k95 * t100 + k96 * t110;
                let t145 = k97 * t100 + k98 * t110;
                let t146 = k99 * t100 + k100 * t110;
                let t147 = k101 * t100 + k102 * t110;
                let t148 = k103 * t100 + k104 * t110;
                let t149 = k105 * t100 + k106 * t110;
                let t150 = k107 * t100 + k108 * t110;
                let t151 = rt::lit::<T>(0.13479950349996173) * t143
                    + rt::lit::<T>(0.2646186221535599) * t144
                    + (rt::lit::<T>(0.29962887740986976) * t145
                        + rt::lit::<T>(0.23895749671553695) * t146)
                    + (rt::lit::<T>(0.12372628666282504) * t147
                        + rt::lit::<T>(0.014077768468017546) * t148
                        + (rt::lit::<T>(-0.042237587700185465) * t149
                            + rt::lit::<T>(-0.03357096720958545) * t150));
                let t152 = -(t111 * t142 + t112 * t151);
                let t153 = rt::lit::<T>(-0.03357096720958545) * t124
                    + rt::lit::<T>(-0.042237587700185465) * t125
                    + (rt::lit::<T>(0.014077768468017546) * t126
                        + rt::lit::<T>(0.12372628666282504) * t127)
                    + (rt::lit::<T>(0.23895749671553695) * t128
                        + rt::lit::<T>(0.29962887740986976) * t129
                        + (rt::lit::<T>(0.2646186221535599) * t130
                            + rt::lit::<T>(0.13479950349996173) * t131));
                let t154 = rt::lit::<T>(-0.03357096720958545) * t115
                    + rt::lit::<T>(-0.042237587700185465) * t116
                    + (rt::lit::<T>(0.014077768468017546) * t117
                        + rt::lit::<T>(0.12372628666282504) * t118)
                    + (rt::lit::<T>(0.23895749671553695) * t119
                        + rt::lit::<T>(0.29962887740986976) * t120
                        + (rt::lit::<T>(0.2646186221535599) * t121
                            + rt::lit::<T>(0.13479950349996173) * t122));
                let t155 = -(t113 * t153 + t114 * t154);
                let t156 = rt::lit::<T>(-0.03357096720958545) * t143
                    + rt::lit::<T>(-0.042237587700185465) * t144
                    + (rt::lit::<T>(0.014077768468017546) * t145
                        + rt::lit::<T>(0.12372628666282504) * t146)
                    + (rt::lit::<T>(0.23895749671553695) * t147
                        + rt::lit::<T>(0.29962887740986976) * t148
                        + (rt::lit::<T>(0.2646186221535599) * t149
                            + rt::lit::<T>(0.13479950349996173) * t150));
                let t157 = rt::lit::<T>(-0.03357096720958545) * t134
                    + rt::lit::<T>(-0.042237587700185465) * t135
                    + (rt::lit::<T>(0.014077768468017546) * t136
                        + rt::lit::<T>(0.12372628666282504) * t137)
                    + (rt::lit::<T>(0.23895749671553695) * t138
                        + rt::lit::<T>(0.29962887740986976) * t139
                        + (rt::lit::<T>(0.2646186221535599) * t140
                            + rt::lit::<T>(0.13479950349996173) * t141));
                let t158 = rt::lit::<T>(1.0) - t114 * t156 - t113 * t157;
                let [rho1_rate_1, rho1_rate_2] = rt::solve_linear(
                        {
                            let t159 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                            let t160 = rt::sqrt(t159);
                            let t161 = t160 * (q2 - q1 * sin_q3_ahead)
                                * (rt::lit::<T>(1.0) / t159);
                            [t161, t161]
                        },
                        move |[rho1_rate_1, rho1_rate_2]| {
                            let t162 = k25 * rho1_rate_2 + (rho1 + k17 * rho1_rate_1);
                            let t163 = k26 * rho1_rate_2 + (rho1 + k18 * rho1_rate_1);
                            let t164 = k27 * rho1_rate_2 + (rho1 + k19 * rho1_rate_1);
                            let t165 = k28 * rho1_rate_2 + (rho1 + k20 * rho1_rate_1);
                            let t166 = k29 * rho1_rate_2 + (rho1 + k21 * rho1_rate_1);
                            let t167 = k30 * rho1_rate_2 + (rho1 + k22 * rho1_rate_1);
                            let t168 = k31 * rho1_rate_2 + (rho1 + k23 * rho1_rate_1);
                            let t169 = k32 * rho1_rate_2 + (rho1 + k24 * rho1_rate_1);
                            let t170 = rt::lit::<T>(-0.03357096720958545) * t162
                                + rt::lit::<T>(-0.042237587700185465) * t163
                                + (rt::lit::<T>(0.014077768468017546) * t164
                                    + rt::lit::<T>(0.12372628666282504) * t165)
                                + (rt::lit::<T>(0.23895749671553695) * t166
                                    + rt::lit::<T>(0.29962887740986976) * t167
                                    + (rt::lit::<T>(0.2646186221535599) * t168
                                        + rt::lit::<T>(0.13479950349996173) * t169));
                            let t171 = t170 * t108;
                            let t172 = rt::lit::<T>(0.13479950349996173) * t162
                                + rt::lit::<T>(0.2646186221535599) * t163
                                + (rt::lit::<T>(0.29962887740986976) * t164
                                    + rt::lit::<T>(0.23895749671553695) * t165)
                                + (rt::lit::<T>(0.12372628666282504) * t166
                                    + rt::lit::<T>(0.014077768468017546) * t167
                                    + (rt::lit::<T>(-0.042237587700185465) * t168
                                        + rt::lit::<T>(-0.03357096720958545) * t169));
                            let t173 = t172 * t98;
                            let t174 = k25 * t171 + (q1 + k17 * t173);
                            let t175 = k26 * t171 + (q1 + k18 * t173);
                            let t176 = k27 * t171 + (q1 + k19 * t173);
                            let t177 = k28 * t171 + (q1 + k20 * t173);
                            let t178 = k29 * t171 + (q1 + k21 * t173);
                            let t179 = k30 * t171 + (q1 + k22 * t173);
                            let t180 = k31 * t171 + (q1 + k23 * t173);
                            let t181 = k32 * t171 + (q1 + k24 * t173);
                            let t182 = rt::lit::<T>(0.13479950349996173) * t174
                                + rt::lit::<T>(0.2646186221535599) * t175
                                + (rt::lit::<T>(0.29962887740986976) * t176
                                    + rt::lit::<T>(0.23895749671553695) * t177)
                                + (rt::lit::<T>(0.12372628666282504) * t178
                                    + rt::lit::<T>(0.014077768468017546) * t179
                                    + (rt::lit::<T>(-0.042237587700185465) * t180
                                        + rt::lit::<T>(-0.03357096720958545) * t181));
                            let t183 = t170 * t110;
                            let t184 = t172 * t100;
                            let t185 = k25 * t183 + (q2 + k17 * t184);
                            let t186 = k26 * t183 + (q2 + k18 * t184);
                            let t187 = k27 * t183 + (q2 + k19 * t184);
                            let t188 = k28 * t183 + (q2 + k20 * t184);
                            let t189 = k29 * t183 + (q2 + k21 * t184);
                            let t190 = k30 * t183 + (q2 + k22 * t184);
                            let t191 = k31 * t183 + (q2 + k23 * t184);
                            let t192 = k32 * t183 + (q2 + k24 * t184);
                            let t193 = rt::lit::<T>(0.13479950349996173) * t185
                                + rt::lit::<T>(0.2646186221535599) * t186
                                + (rt::lit::<T>(0.29962887740986976) * t187
                                    + rt::lit::<T>(0.23895749671553695) * t188)
                                + (rt::lit::<T>(0.12372628666282504) * t189
                                    + rt::lit::<T>(0.014077768468017546) * t190
                                    + (rt::lit::<T>(-0.042237587700185465) * t191
                                        + rt::lit::<T>(-0.03357096720958545) * t192));
                            let t194 = rt::lit::<T>(-0.03357096720958545) * t174
                                + rt::lit::<T>(-0.042237587700185465) * t175
                                + (rt::lit::<T>(0.014077768468017546) * t176
                                    + rt::lit::<T>(0.12372628666282504) * t177)
                                + (rt::lit::<T>(0.23895749671553695) * t178
                                    + rt::lit::<T>(0.29962887740986976) * t179
                                    + (rt::lit::<T>(0.2646186221535599) * t180
                                        + rt::lit::<T>(0.13479950349996173) * t181));
                            let t195 = rt::lit::<T>(-0.03357096720958545) * t185
                                + rt::lit::<T>(-0.042237587700185465) * t186
                                + (rt::lit::<T>(0.014077768468017546) * t187
                                    + rt::lit::<T>(0.12372628666282504) * t188)
                                + (rt::lit::<T>(0.23895749671553695) * t189
                                    + rt::lit::<T>(0.29962887740986976) * t190
                                    + (rt::lit::<T>(0.2646186221535599) * t191
                                        + rt::lit::<T>(0.13479950349996173) * t192));
                            (
                                [
                                    rho1_rate_1 - t111 * t182 - t112 * t193,
                                    rho1_rate_2 - t113 * t194 - t114 * t195,
                                ],
                                [[t133, t152], [t155, t158]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_1, rho1_rate_2", tally)
                    })?;
                let t162 = k25 * rho1_rate_2 + (rho1 + k17 * rho1_rate_1);
                let t163 = k26 * rho1_rate_2 + (rho1 + k18 * rho1_rate_1);
                let t164 = k27 * rho1_rate_2 + (rho1 + k19 * rho1_rate_1);
                let t165 = k28 * rho1_rate_2 + (rho1 + k20 * rho1_rate_1);
                let t166 = k29 * rho1_rate_2 + (rho1 + k21 * rho1_rate_1);
                let t167 = k30 * rho1_rate_2 + (rho1 + k22 * rho1_rate_1);
                let t168 = k31 * rho1_rate_2 + (rho1 + k23 * rho1_rate_1);
                let t169 = k32 * rho1_rate_2 + (rho1 + k24 * rho1_rate_1);
                let t172 = rt::lit::<T>(0.13479950349996173) * t162
                    + rt::lit::<T>(0.2646186221535599) * t163
                    + (rt::lit::<T>(0.29962887740986976) * t164
                        + rt::lit::<T>(0.23895749671553695) * t165)
                    + (rt::lit::<T>(0.12372628666282504) * t166
                        + rt::lit::<T>(0.014077768468017546) * t167
                        + (rt::lit::<T>(-0.042237587700185465) * t168
                            + rt::lit::<T>(-0.03357096720958545) * t169));
                let t173 = t172 * t98;
                let t170 = rt::lit::<T>(-0.03357096720958545) * t162
                    + rt::lit::<T>(-0.042237587700185465) * t163
                    + (rt::lit::<T>(0.014077768468017546) * t164
                        + rt::lit::<T>(0.12372628666282504) * t165)
                    + (rt::lit::<T>(0.23895749671553695) * t166
                        + rt::lit::<T>(0.29962887740986976) * t167
                        + (rt::lit::<T>(0.2646186221535599) * t168
                            + rt::lit::<T>(0.13479950349996173) * t169));
                let t171 = t170 * t108;
                let q1_new_2 = q1
                    + h * (rt::lit::<T>(0.5) * t173 + rt::lit::<T>(0.5) * t171);
                let t184 = t172 * t100;
                let t183 = t170 * t110;
                let q2_new_2 = q2
                    + h * (rt::lit::<T>(0.5) * t184 + rt::lit::<T>(0.5) * t183);
                let t196 = h * (rt::lit::<T>(0.5) * t12 + rt::lit::<T>(0.5) * t11);
                let q3_new_2 = q3 + t196;
                let t197 = rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2);
                let rho1_squared = rho1 * rho1;
                let q1_squared = q1 * q1;
                let q2_squared = q2 * q2;
                let t198 = q1_squared + q2_squared;
                let t199 = rho1_squared * rho1_squared
                    + rt::lit::<T>(0.0625)
                        * (reference1 * reference1
                            + rt::lit::<T>(0.25)
                                * (q2_squared * q2_squared + q1_squared * q1_squared));
                let rho1_new_2 = t197
                    * (rt::lit::<T>(1.0)
                        - rt::visible_change(
                            rt::lit::<T>(0.5) * rho1_squared
                                * (rt::lit::<T>(0.5) * (t198 + rho1_squared) - reference1),
                            t199,
                            rt::lit::<T>(1.0),
                        ));
                let t200 = rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2);
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let t201 = (rt::lit::<T>(1.0) - eps * sin_q3_ahead)
                    * (sigma * cos_q3_ahead);
                let t202 = rt::abs(q3) + rt::lit::<T>(1.0);
                let t203 = rt::visible_change(
                    half_rho2_squared * (t201 + (half_rho2_squared - reference2)),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625) * (reference2 * reference2 + t201 * t201),
                    t202,
                );
                let rho2_new_2 = t200 * (rt::lit::<T>(1.0) - t203);
                let t204 = q1_new_2 * q1_new_2
                    + (t197 * t197 + t200 * t200 + q2_new_2 * q2_new_2);
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t196,
                    q3_new_2,
                    tally,
                );
                let t205 = (rt::lit::<T>(1.0) - eps * sin_q3_ahead_new)
                    * (sigma * cos_q3_ahead_new);
                let t206 = t198 + (rho1_squared + rho2_squared);
                let t174 = k25 * t171 + (q1 + k17 * t173);
                let t207 = t174
                    * (rt::lit::<T>(1.3316354107233794) * t173
                        + rt::lit::<T>(-0.3316354107233795) * t171);
                let t192 = k32 * t183 + (q2 + k24 * t184);
                let t208 = t192
                    * (rt::lit::<T>(-0.3316354107233795) * t184
                        + rt::lit::<T>(1.3316354107233794) * t183);
                let t181 = k32 * t171 + (q1 + k24 * t173);
                let t209 = t181
                    * (rt::lit::<T>(-0.3316354107233795) * t173
                        + rt::lit::<T>(1.3316354107233794) * t171);
                let t185 = k25 * t183 + (q2 + k17 * t184);
                let t210 = t185
                    * (rt::lit::<T>(1.3316354107233794) * t184
                        + rt::lit::<T>(-0.3316354107233795) * t183);
                let t211 = (rt::lit::<T>(-0.3316354107233795) * rho1_rate_1
                    + rt::lit::<T>(1.3316354107233794) * rho1_rate_2) * t169;
                let t212 = (rt::lit::<T>(1.3316354107233794) * rho1_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho1_rate_2) * t162;
                let t213 = (rt::lit::<T>(1.3316354107233794) * rho2_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho2_rate_2) * t3;
                let t214 = (rt::lit::<T>(-0.3316354107233795) * rho2_rate_1
                    + rt::lit::<T>(1.3316354107233794) * rho2_rate_2) * t10;
                let t13 = k25 * t11 + (q3 + k17 * t12);
                let (t14, t15) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k17 * t12 + k25 * t11,
                    t13,
                    tally,
                );
                let t215 = t14 * (sigma - sigma_eps * t14) + t15 * (sigma_eps * t15);
                let t216 = t215
                    * (rt::lit::<T>(1.3316354107233794) * t12
                        + rt::lit::<T>(-0.3316354107233795) * t11);
                let t19 = k32 * t11 + (q3 + k24 * t12);
                let (t20, t21) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k24 * t12 + k32 * t11,
                    t19,
                    tally,
                );
                let t22 = eps * t20;
                let t23 = rt::lit::<T>(1.0) - t22;
                let t24 = t20 * t23 + t21 * (eps * t21);
                let t217 = t24
                    * (sigma
                        * (rt::lit::<T>(-0.3316354107233795) * t12
                            + rt::lit::<T>(1.3316354107233794) * t11));
                let t218 = t207 + t208
                    + (t209 + (t210 + (t211 + (t212 + (t213 + t214 - t216 - t217)))));
                let t175 = k26 * t171 + (q1 + k18 * t173);
                let t219 = t175
                    * (rt::lit::<T>(1.1899334077836625) * t173
                        + rt::lit::<T>(-0.18993340778366247) * t171);
                let t191 = k31 * t183 + (q2 + k23 * t184);
                let t220 = t191
                    * (rt::lit::<T>(-0.18993340778366247) * t184
                        + rt::lit::<T>(1.1899334077836625) * t183);
                let t180 = k31 * t171 + (q1 + k23 * t173);
                let t221 = t180
                    * (rt::lit::<T>(-0.18993340778366247) * t173
                        + rt::lit::<T>(1.1899334077836625) * t171);
                let t186 = k26 * t183 + (q2 + k18 * t184);
                let t222 = t186
                    * (rt::lit::<T>(1.1899334077836625) * t184
                        + rt::lit::<T>(-0.18993340778366247) * t183);
                let t223 = (rt::lit::<T>(-0.18993340778366247) * rho1_rate_1
                    + rt::lit::<T>(1.1899334077836625) * rho1_rate_2) * t168;
                let t224 = (rt::lit::<T>(1.1899334077836625) * rho1_rate_1
                    + rt::lit::<T>(-0.18993340778366247) * rho1_rate_2) * t163;
                let t225 = (rt::lit::<T>(1.1899334077836625) * rho2_rate_1
                    + rt::lit::<T>(-0.18993340778366247) * rho2_rate_2) * t4;
                let t226 = (rt::lit::<T>(-0.18993340778366247) * rho2_rate_1
                    + rt::lit::<T>(1.1899334077836625) * rho2_rate_2) * t9;
                let t37 = k26 * t11 + (q3 + k18 * t12);
                let (t38, t39) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k18 * t12 + k26 * t11,
                    t37,
                    tally,
                );
                let t40 = eps * t38;
                let t41 = rt::lit::<T>(1.0) - t40;
                let t42 = t38 * t41 + t39 * (eps * t39);
                let t227 = t42
                    * (sigma
                        * (rt::lit::<T>(1.1899334077836625) * t12
                            + rt::lit::<T>(-0.18993340778366247) * t11));
                let t31 = k31 * t11 + (q3 + k23 * t12);
                let (t32, t33) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k23 * t12 + k31 * t11,
                    t31,
                    tally,
                );
                let t34 = eps * t32;
                let t35 = rt::lit::<T>(1.0) - t34;
                let t36 = t32 * t35 + t33 * (eps * t33);
                let t228 = t36
                    * (sigma
                        * (rt::lit::<T>(-0.18993340778366247) * t12
                            + rt::lit::<T>(1.1899334077836625) * t11));
                let t229 = t219 + t220
                    + (t221 + (t222 + (t223 + (t224 + (t225 + t226 - t227 - t228)))));
                let t230 = rt::lit::<T>(0.5) * t204
                    + (t205 - (rt::lit::<T>(0.5) * t206 + t201))
                    - (k109 * t218 + k110 * t229);
                let t176 = k27 * t171 + (q1 + k19 * t173);
                let t231 = t176
                    * (rt::lit::<T>(0.955124417499598) * t173
                        + rt::lit::<T>(0.044875582500402064) * t171);
                let t190 = k30 * t183 + (q2 + k22 * t184);
                let t232 = t190
                    * (rt::lit::<T>(0.044875582500402064) * t184
                        + rt::lit::<T>(0.955124417499598) * t183);
                let t179 = k30 * t171 + (q1 + k22 * t173);
                let t233 = t179
                    * (rt::lit::<T>(0.044875582500402064) * t173
                        + rt::lit::<T>(0.955124417499598) * t171);
                let t187 = k27 * t183 + (q2 + k19 * t184);
                let t234 = t187
                    * (rt::lit::<T>(0.955124417499598) * t184
                        + rt::lit::<T>(0.044875582500402064) * t183);
                let t235 = (rt::lit::<T>(0.044875582500402064) * rho1_rate_1
                    + rt::lit::<T>(0.955124417499598) * rho1_rate_2) * t167;
                let t236 = (rt::lit::<T>(0.955124417499598) * rho1_rate_1
                    + rt::lit::<T>(0.044875582500402064) * rho1_rate_2) * t164;
                let t237 = (rt::lit::<T>(0.955124417499598) * rho2_rate_1
                    + rt::lit::<T>(0.044875582500402064) * rho2_rate_2) * t5;
                let t238 = (rt::lit::<T>(0.044875582500402064) * rho2_rate_1
                    + rt::lit::<T>(0.955124417499598) * rho2_rate_2) * t8;
                let t43 = k27 * t11 + (q3 + k19 * t12);
                let (t44, t45) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k19 * t12 + k27 * t11,
                    t43,
                    tally,
                );
                let t46 = eps * t44;
                let t47 = rt::lit::<T>(1.0) - t46;
                let t48 = t44 * t47 + t45 * (eps * t45);
                let t239 = t48
                    * (sigma
                        * (rt::lit::<T>(0.955124417499598) * t12
                            + rt::lit::<T>(0.044875582500402064) * t11));
                let t25 = k30 * t11 + (q3 + k22 * t12);
                let (t26, t27) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k22 * t12 + k30 * t11,
                    t25,
                    tally,
                );
                let t28 = eps * t26;
                let t29 = rt::lit::<T>(1.0) - t28;
                let t30 = t26 * t29 + t27 * (eps * t27);
                let t240 = t30
                    * (sigma
                        * (rt::lit::<T>(0.044875582500402064) * t12
                            + rt::lit::<T>(0.955124417499598) * t11));
                let t241 = t231 + t232
                    + (t233 + (t234 + (t235 + (t236 + (t237 + t238 - t239 - t240)))));
                let t177 = k28 * t171 + (q1 + k20 * t173);
                let t242 = t177
                    * (rt::lit::<T>(0.6588590603353492) * t173
                        + rt::lit::<T>(0.34114093966465076) * t171);
                let t189 = k29 * t183 + (q2 + k21 * t184);
                let t243 = t189
                    * (rt::lit::<T>(0.34114093966465076) * t184
                        + rt::lit::<T>(0.6588590603353492) * t183);
                let t178 = k29 * t171 + (q1 + k21 * t173);
                let t244 = t178
                    * (rt::lit::<T>(0.34114093966465076) * t173
                        + rt::lit::<T>(0.6588590603353492) * t171);
                let t188 = k28 * t183 + (q2 + k20 * t184);
                let t245 = t188
                    * (rt::lit::<T>(0.6588590603353492) * t184
                        + rt::lit::<T>(0.34114093966465076) * t183);
                let t246 = (rt::lit::<T>(0.34114093966465076) * rho1_rate_1
                    + rt::lit::<T>(0.6588590603353492) * rho1_rate_2) * t166;
                let t247 = (rt::lit::<T>(0.6588590603353492) * rho1_rate_1
                    + rt::lit::<T>(0.34114093966465076) * rho1_rate_2) * t165;
                let t248 = (rt::lit::<T>(0.6588590603353492) * rho2_rate_1
                    + rt::lit::<T>(0.34114093966465076) * rho2_rate_2) * t6;
                let t249 = (rt::lit::<T>(0.34114093966465076) * rho2_rate_1
                    + rt::lit::<T>(0.6588590603353492) * rho2_rate_2) * t7;
                let t49 = k28 * t11 + (q3 + k20 * t12);
                let (t50, t51) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k20 * t12 + k28 * t11,
                    t49,
                    tally,
                );
                let t52 = eps * t50;
                let t53 = rt::lit::<T>(1.0) - t52;
                let t54 = t50 * t53 + t51 * (eps * t51);
                let t250 = t54
                    * (sigma
                        * (rt::lit::<T>(0.6588590603353492) * t12
                            + rt::lit::<T>(0.34114093966465076) * t11));
                let t55 = k29 * t11 + (q3 + k21 * t12);
                let (t56, t57) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k21 * t12 + k29 * t11,
                    t55,
                    tally,
                );
                let t58 = eps * t56;
                let t59 = rt::lit::<T>(1.0) - t58;
                let t60 = t56 * t59 + t57 * (eps * t57);
                let t251 = t60
                    * (sigma
                        * (rt::lit::<T>(0.34114093966465076) * t12
                            + rt::lit::<T>(0.6588590603353492) * t11));
                let t252 = t242 + t243
                    + (t244 + (t245 + (t246 + (t247 + (t248 + t249 - t250 - t251)))));
                let resolution1_new = t230 - (k111 * t241 + k112 * t252);
                let t253 = rt::abs(t242)
                    + (rt::abs(t245)
                        + (rt::abs(t247) + (rt::abs(t248) + rt::abs(t250))));
                let t254 = rt::abs(t244)
                    + (rt::abs(t243)
                        + (rt::abs(t246) + (rt::abs(t249) + rt::abs(t251))));
                let t255 = rt::abs(t233)
                    + (rt::abs(t232)
                        + (rt::abs(t235) + (rt::abs(t238) + rt::abs(t240))));
                let t256 = rt::abs(t221)
                    + (rt::abs(t220)
                        + (rt::abs(t223) + (rt::abs(t226) + rt::abs(t228))));
                let t257 = rt::abs(k112 * t253) + rt::abs(k112 * t254)
                    + (rt::abs(k111 * t255) + rt::abs(k110 * t256));
                let t258 = rt::abs(t209)
                    + (rt::abs(t208)
                        + (rt::abs(t211) + (rt::abs(t214) + rt::abs(t217))));
                let t259 = rt::abs(t219)
                    + (rt::abs(t222)
                        + (rt::abs(t224) + (rt::abs(t225) + rt::abs(t227))));
                let t260 = rt::abs(k110 * t259)
                    + (rt::abs(t205)
                        + (rt::lit::<T>(0.5) * rt::abs(t206) + rt::abs(t201)));
                let t261 = rt::abs(t207)
                    + (rt::abs(t210)
                        + (rt::abs(t212) + (rt::abs(t213) + rt::abs(t216))));
                let t262 = rt::abs(t231)
                    + (rt::abs(t234)
                        + (rt::abs(t236) + (rt::abs(t237) + rt::abs(t239))));
                let t263 = rt::abs(k109 * t258) + rt::lit::<T>(0.5) * rt::abs(t204)
                    + (t260 + (rt::abs(k109 * t261) + rt::abs(k111 * t262)));
                let t264 = rt::abs(t174 * q1_new_2)
                    + (rt::abs(t197 * t162)
                        + (rt::abs(t200 * t3) + rt::abs(t215 * q3_new_2)));
                let resolution2_new = t202 * (t257 + t263)
                    + (rt::abs(t185 * q2_new_2) + t264);
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    resolution1_new,
                    resolution2_new,
                    reference1,
                    reference2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                if !rt::is_resolved(carried[5], carried[6]) {
                    return Err(setting.unresolved(carried[5], carried[6], tally));
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
                let [q1, q2, q3, rho1, rho2, _, _, _, _, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "cfc9fe38f3cfaae7e6440dc00557f578";
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
        /// - `rho2_rate_1`, `rho2_rate_2`, `rho2_rate_3`: 3 × 3 implicit block (Newton, analytic Jacobian); torn from it and assigned: q3_rate_1, q3_rate_2, q3_rate_3
        /// - `rho1_rate_1`, `rho1_rate_2`, `rho1_rate_3`: 3 × 3 linear block; torn from it and assigned: q1_rate_1, q2_rate_1, q1_rate_2, q2_rate_2, q1_rate_3, q2_rate_3
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 18 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 111 | 351 | 1 | 0 | 0 | 0 |
        /// | each step | 639 | 720 | 8 | 3 | 12 | 58 |
        /// | each iteration for rho2_rate_1, rho2_rate_2, rho2_rate_3 | 213 | 260 | 0 | 0 | 8 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma eps`
            sigma_eps: T,
            /// `2 eps`
            twice_eps: T,
            /// `sigma 0.027076500189167574`
            k1: T,
            /// `sigma 0.005864947198698576`
            k2: T,
            /// `sigma -0.061592225069804156`
            k3: T,
            /// `sigma -0.058993923891947214`
            k4: T,
            /// `sigma 0.09560496739250535`
            k5: T,
            /// `sigma 0.32151478931685357`
            k6: T,
            /// `sigma 0.4175557539292479`
            k7: T,
            /// `sigma 0.2529691909352784`
            k8: T,
            /// `sigma 0.2529691909352784`
            k9: T,
            /// `sigma 0.4175557539292479`
            k10: T,
            /// `sigma 0.32151478931685357`
            k11: T,
            /// `sigma 0.09560496739250535`
            k12: T,
            /// `sigma -0.058993923891947214`
            k13: T,
            /// `sigma -0.061592225069804156`
            k14: T,
            /// `sigma 0.005864947198698576`
            k15: T,
            /// `sigma 0.027076500189167574`
            k16: T,
            /// `1/h`
            inv_h: T,
            /// `h 0.05061426814518813`
            k17: T,
            /// `h 0.11119051722668724`
            k18: T,
            /// `h 0.15685332293894363`
            k19: T,
            /// `h 0.181341891689181`
            k20: T,
            /// `h 0.028459473672176994`
            k21: T,
            /// `h 0.12761668692717998`
            k22: T,
            /// `h 0.23553528074697333`
            k23: T,
            /// `h 0.293975971011446`
            k24: T,
            /// `h 0.2956904871291018`
            k25: T,
            /// `h 0.2758530052054411`
            k26: T,
            /// `h 0.2680684283954074`
            k27: T,
            /// `h 0.27444215068248085`
            k28: T,
            /// `h -0.011940029016242066`
            k29: T,
            /// `h -0.03565927501636371`
            k30: T,
            /// `h -0.00022625827747447944`
            k31: T,
            /// `h 0.13221941709205312`
            k32: T,
            /// `h 0.3122250273523913`
            k33: T,
            /// `h 0.44467070272191894`
            k34: T,
            /// `h 0.48010371946080815`
            k35: T,
            /// `h 0.4563844734606865`
            k36: T,
            /// `h 0.0033356270952969586`
            k37: T,
            /// `h 0.009709349382370355`
            k38: T,
            /// `h 0.0019247725723366578`
            k39: T,
            /// `h -0.017912709351324017`
            k40: T,
            /// `h -0.01619819323366821`
            k41: T,
            /// `h 0.042242497030804446`
            k42: T,
            /// `h 0.15016109085059778`
            k43: T,
            /// `h 0.2493183041056008`
            k44: T,
            /// `sigma h (0.028459473672176994 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292 …`
            k51: T,
            /// `sigma h (0.12761668692717998 (0.2529691909352784 h 0.028459473672176994 + 0.41755575392924 …`
            k52: T,
            /// `sigma h (0.23553528074697333 (0.2529691909352784 h 0.028459473672176994 + 0.41755575392924 …`
            k53: T,
            /// `sigma h (0.293975971011446 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 …`
            k54: T,
            /// `sigma h (0.2956904871291018 (0.2529691909352784 h 0.028459473672176994 + 0.417555753929247 …`
            k55: T,
            /// `sigma h (0.2758530052054411 (0.2529691909352784 h 0.028459473672176994 + 0.417555753929247 …`
            k56: T,
            /// `sigma h (0.2680684283954074 (0.2529691909352784 h 0.028459473672176994 + 0.417555753929247 …`
            k57: T,
            /// `sigma h (0.27444215068248085 (0.2529691909352784 h 0.028459473672176994 + 0.41755575392924 …`
            k58: T,
            /// `2 eps sigma h (0.028459473672176994 (0.2529691909352784 h 0.028459473672176994 + 0.4175557 …`
            k59: T,
            /// `2 eps sigma h (0.12761668692717998 (0.2529691909352784 h 0.028459473672176994 + 0.41755575 …`
            k60: T,
            /// `2 eps sigma h (0.23553528074697333 (0.2529691909352784 h 0.028459473672176994 + 0.41755575 …`
            k61: T,
            /// `2 eps sigma h (0.293975971011446 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539 …`
            k62: T,
            /// `2 eps sigma h (0.2956904871291018 (0.2529691909352784 h 0.028459473672176994 + 0.417555753 …`
            k63: T,
            /// `2 eps sigma h (0.2758530052054411 (0.2529691909352784 h 0.028459473672176994 + 0.417555753 …`
            k64: T,
            /// `2 eps sigma h (0.2680684283954074 (0.2529691909352784 h 0.028459473672176994 + 0.417555753 …`
            k65: T,
            /// `2 eps sigma h (0.27444215068248085 (0.2529691909352784 h 0.028459473672176994 + 0.41755575 …`
            k66: T,
            /// `sigma h (0.028459473672176994 (0.2529691909352784 h -0.011940029016242066 + 0.417555753929 …`
            k73: T,
            /// `sigma h (0.12761668692717998 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292 …`
            k74: T,
            /// `sigma h (0.23553528074697333 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292 …`
            k75: T,
            /// `sigma h (0.293975971011446 (0.2529691909352784 h -0.011940029016242066 + 0.417555753929247 …`
            k76: T,
            /// `sigma h (0.2956904871291018 (0.2529691909352784 h -0.011940029016242066 + 0.41755575392924 …`
            k77: T,
            /// `sigma h (0.2758530052054411 (0.2529691909352784 h -0.011940029016242066 + 0.41755575392924 …`
            k78: T,
            /// `sigma h (0.2680684283954074 (0.2529691909352784 h -0.011940029016242066 + 0.41755575392924 …`
            k79: T,
            /// `sigma h (0.27444215068248085 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292 …`
            k80: T,
            /// `2 eps sigma h (0.028459473672176994 (0.2529691909352784 h -0.011940029016242066 + 0.417555 …`
            k81: T,
            /// `2 eps sigma h (0.12761668692717998 (0.2529691909352784 h -0.011940029016242066 + 0.4175557 …`
            k82: T,
            /// `2 eps sigma h (0.23553528074697333 (0.2529691909352784 h -0.011940029016242066 + 0.4175557 …`
            k83: T,
            /// `2 eps sigma h (0.293975971011446 (0.2529691909352784 h -0.011940029016242066 + 0.417555753 …`
            k84: T,
            /// `2 eps sigma h (0.2956904871291018 (0.2529691909352784 h -0.011940029016242066 + 0.41755575 …`
            k85: T,
            /// `2 eps sigma h (0.2758530052054411 (0.2529691909352784 h -0.011940029016242066 + 0.41755575 …`
            k86: T,
            /// `2 eps sigma h (0.2680684283954074 (0.2529691909352784 h -0.011940029016242066 + 0.41755575 …`
            k87: T,
            /// `2 eps sigma h (0.27444215068248085 (0.2529691909352784 h -0.011940029016242066 + 0.4175557 …`
            k88: T,
            /// `sigma h (0.028459473672176994 (0.2529691909352784 h 0.0033356270952969586 + 0.417555753929 …`
            k95: T,
            /// `sigma h (0.12761668692717998 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292 …`
            k96: T,
            /// `sigma h (0.23553528074697333 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292 …`
            k97: T,
            /// `sigma h (0.293975971011446 (0.2529691909352784 h 0.0033356270952969586 + 0.417555753929247 …`
            k98: T,
            /// `sigma h (0.2956904871291018 (0.2529691909352784 h 0.0033356270952969586 + 0.41755575392924 …`
            k99: T,
            /// `sigma h (0.2758530052054411 (0.2529691909352784 h 0.0033356270952969586 + 0.41755575392924 …`
            k100: T,
            /// `sigma h (0.2680684283954074 (0.2529691909352784 h 0.0033356270952969586 + 0.41755575392924 …`
            k101: T,
            /// `sigma h (0.27444215068248085 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292 …`
            k102: T,
            /// `2 eps sigma h (0.028459473672176994 (0.2529691909352784 h 0.0033356270952969586 + 0.417555 …`
            k103: T,
            /// `2 eps sigma h (0.12761668692717998 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557 …`
            k104: T,
            /// `2 eps sigma h (0.23553528074697333 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557 …`
            k105: T,
            /// `2 eps sigma h (0.293975971011446 (0.2529691909352784 h 0.0033356270952969586 + 0.417555753 …`
            k106: T,
            /// `2 eps sigma h (0.2956904871291018 (0.2529691909352784 h 0.0033356270952969586 + 0.41755575 …`
            k107: T,
            /// `2 eps sigma h (0.2758530052054411 (0.2529691909352784 h 0.0033356270952969586 + 0.41755575 …`
            k108: T,
            /// `2 eps sigma h (0.2680684283954074 (0.2529691909352784 h 0.0033356270952969586 + 0.41755575 …`
            k109: T,
            /// `2 eps sigma h (0.27444215068248085 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557 …`
            k110: T,
            /// `h 0.009789444015308325`
            k111: T,
            /// `h 0.1388888888888889`
            k112: T,
            /// `h -0.0359766675249389`
            k113: T,
            /// `h -0.022485417203086815`
            k114: T,
            /// `h 0.30026319498086457`
            k115: T,
            /// `h 0.2222222222222222`
            k116: T,
            /// `h 0.1388888888888889`
            k117: T,
            /// `h 0.26798833376246944`
            k118: T,
            /// `h 0.48042111196938336`
            k119: T,
            /// `h 0.0033356270952969586 (0.027076500189167574 h 0.028459473672176994 + 0.00586494719869857 …`
            k120: T,
            /// `h 0.028459473672176994 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0 …`
            k121: T,
            /// `h -0.011940029016242066 (-0.06114645362610544 h 0.028459473672176994 + -0.0144592744449202 …`
            k122: T,
            /// `h 0.009709349382370355 (0.027076500189167574 h 0.028459473672176994 + 0.005864947198698576 …`
            k123: T,
            /// `h 0.12761668692717998 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0. …`
            k124: T,
            /// `h -0.03565927501636371 (-0.06114645362610544 h 0.028459473672176994 + -0.01445927444492026 …`
            k125: T,
            /// `h 0.0019247725723366578 (0.027076500189167574 h 0.028459473672176994 + 0.00586494719869857 …`
            k126: T,
            /// `h 0.23553528074697333 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0. …`
            k127: T,
            /// `h -0.00022625827747447944 (-0.06114645362610544 h 0.028459473672176994 + -0.01445927444492 …`
            k128: T,
            /// `h -0.017912709351324017 (0.027076500189167574 h 0.028459473672176994 + 0.00586494719869857 …`
            k129: T,
            /// `h 0.293975971011446 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0.12 …`
            k130: T,
            /// `h 0.13221941709205312 (-0.06114645362610544 h 0.028459473672176994 + -0.014459274444920261 …`
            k131: T,
            /// `h -0.01619819323366821 (0.027076500189167574 h 0.028459473672176994 + 0.005864947198698576 …`
            k132: T,
            /// `h 0.2956904871291018 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0.1 …`
            k133: T,
            /// `h 0.3122250273523913 (-0.06114645362610544 h 0.028459473672176994 + -0.014459274444920261  …`
            k134: T,
            /// `h 0.042242497030804446 (0.027076500189167574 h 0.028459473672176994 + 0.005864947198698576 …`
            k135: T,
            /// `h 0.2758530052054411 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0.1 …`
            k136: T,
            /// `h 0.44467070272191894 (-0.06114645362610544 h 0.028459473672176994 + -0.014459274444920261 …`
            k137: T,
            /// `h 0.15016109085059778 (0.027076500189167574 h 0.028459473672176994 + 0.005864947198698576  …`
            k138: T,
            /// `h 0.2680684283954074 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0.1 …`
            k139: T,
            /// `h 0.48010371946080815 (-0.06114645362610544 h 0.028459473672176994 + -0.014459274444920261 …`
            k140: T,
            /// `h 0.2493183041056008 (0.027076500189167574 h 0.028459473672176994 + 0.005864947198698576 h …`
            k141: T,
            /// `h 0.27444215068248085 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0. …`
            k142: T,
            /// `h 0.4563844734606865 (-0.06114645362610544 h 0.028459473672176994 + -0.014459274444920261  …`
            k143: T,
            /// `h 0.0033356270952969586 (0.027076500189167574 h -0.011940029016242066 + 0.0058649471986985 …`
            k144: T,
            /// `h 0.028459473672176994 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h  …`
            k145: T,
            /// `h -0.011940029016242066 (-0.06114645362610544 h -0.011940029016242066 + -0.014459274444920 …`
            k146: T,
            /// `h 0.009709349382370355 (0.027076500189167574 h -0.011940029016242066 + 0.00586494719869857 …`
            k147: T,
            /// `h 0.12761668692717998 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h - …`
            k148: T,
            /// `h -0.03565927501636371 (-0.06114645362610544 h -0.011940029016242066 + -0.0144592744449202 …`
            k149: T,
            /// `h 0.0019247725723366578 (0.027076500189167574 h -0.011940029016242066 + 0.0058649471986985 …`
            k150: T,
            /// `h 0.23553528074697333 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h - …`
            k151: T,
            /// `h -0.00022625827747447944 (-0.06114645362610544 h -0.011940029016242066 + -0.0144592744449 …`
            k152: T,
            /// `h -0.017912709351324017 (0.027076500189167574 h -0.011940029016242066 + 0.0058649471986985 …`
            k153: T,
            /// `h 0.293975971011446 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h -0. …`
            k154: T,
            /// `h 0.13221941709205312 (-0.06114645362610544 h -0.011940029016242066 + -0.01445927444492026 …`
            k155: T,
            /// `h -0.01619819323366821 (0.027076500189167574 h -0.011940029016242066 + 0.00586494719869857 …`
            k156: T,
            /// `h 0.2956904871291018 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h -0 …`
            k157: T,
            /// `h 0.3122250273523913 (-0.06114645362610544 h -0.011940029016242066 + -0.014459274444920261 …`
            k158: T,
            /// `h 0.042242497030804446 (0.027076500189167574 h -0.011940029016242066 + 0.00586494719869857 …`
            k159: T,
            /// `h 0.2758530052054411 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h -0 …`
            k160: T,
            /// `h 0.44467070272191894 (-0.06114645362610544 h -0.011940029016242066 + -0.01445927444492026 …`
            k161: T,
            /// `h 0.15016109085059778 (0.027076500189167574 h -0.011940029016242066 + 0.005864947198698576 …`
            k162: T,
            /// `h 0.2680684283954074 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h -0 …`
            k163: T,
            /// `h 0.48010371946080815 (-0.06114645362610544 h -0.011940029016242066 + -0.01445927444492026 …`
            k164: T,
            /// `h 0.2493183041056008 (0.027076500189167574 h -0.011940029016242066 + 0.005864947198698576  …`
            k165: T,
            /// `h 0.27444215068248085 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h - …`
            k166: T,
            /// `h 0.4563844734606865 (-0.06114645362610544 h -0.011940029016242066 + -0.014459274444920261 …`
            k167: T,
            /// `h 0.0033356270952969586 (0.027076500189167574 h 0.0033356270952969586 + 0.0058649471986985 …`
            k168: T,
            /// `h 0.028459473672176994 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h  …`
            k169: T,
            /// `h -0.011940029016242066 (-0.06114645362610544 h 0.0033356270952969586 + -0.014459274444920 …`
            k170: T,
            /// `h 0.009709349382370355 (0.027076500189167574 h 0.0033356270952969586 + 0.00586494719869857 …`
            k171: T,
            /// `h 0.12761668692717998 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0 …`
            k172: T,
            /// `h -0.03565927501636371 (-0.06114645362610544 h 0.0033356270952969586 + -0.0144592744449202 …`
            k173: T,
            /// `h 0.0019247725723366578 (0.027076500189167574 h 0.0033356270952969586 + 0.0058649471986985 …`
            k174: T,
            /// `h 0.23553528074697333 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0 …`
            k175: T,
            /// `h -0.00022625827747447944 (-0.06114645362610544 h 0.0033356270952969586 + -0.0144592744449 …`
            k176: T,
            /// `h -0.017912709351324017 (0.027076500189167574 h 0.0033356270952969586 + 0.0058649471986985 …`
            k177: T,
            /// `h 0.293975971011446 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0.0 …`
            k178: T,
            /// `h 0.13221941709205312 (-0.06114645362610544 h 0.0033356270952969586 + -0.01445927444492026 …`
            k179: T,
            /// `h -0.01619819323366821 (0.027076500189167574 h 0.0033356270952969586 + 0.00586494719869857 …`
            k180: T,
            /// `h 0.2956904871291018 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0. …`
            k181: T,
            /// `h 0.3122250273523913 (-0.06114645362610544 h 0.0033356270952969586 + -0.014459274444920261 …`
            k182: T,
            /// `h 0.042242497030804446 (0.027076500189167574 h 0.0033356270952969586 + 0.00586494719869857 …`
            k183: T,
            /// `h 0.2758530052054411 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0. …`
            k184: T,
            /// `h 0.44467070272191894 (-0.06114645362610544 h 0.0033356270952969586 + -0.01445927444492026 …`
            k185: T,
            /// `h 0.15016109085059778 (0.027076500189167574 h 0.0033356270952969586 + 0.005864947198698576 …`
            k186: T,
            /// `h 0.2680684283954074 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0. …`
            k187: T,
            /// `h 0.48010371946080815 (-0.06114645362610544 h 0.0033356270952969586 + -0.01445927444492026 …`
            k188: T,
            /// `h 0.2493183041056008 (0.027076500189167574 h 0.0033356270952969586 + 0.005864947198698576  …`
            k189: T,
            /// `h 0.27444215068248085 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0 …`
            k190: T,
            /// `h 0.4563844734606865 (-0.06114645362610544 h 0.0033356270952969586 + -0.014459274444920261 …`
            k191: T,
            /// `h 0.4444444444444444`
            k192: T,
            /// `h 0.2777777777777778`
            k193: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 11];
            type Memory = (rt::Predictor<T, 3, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_eps = sigma * eps;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let k1 = sigma * rt::lit::<T>(0.027076500189167574);
                let k2 = sigma * rt::lit::<T>(0.005864947198698576);
                let k3 = sigma * rt::lit::<T>(-0.061592225069804156);
                let k4 = sigma * rt::lit::<T>(-0.058993923891947214);
                let k5 = sigma * rt::lit::<T>(0.09560496739250535);
                let k6 = sigma * rt::lit::<T>(0.32151478931685357);
                let k7 = sigma * rt::lit::<T>(0.4175557539292479);
                let k8 = sigma * rt::lit::<T>(0.2529691909352784);
                let k9 = sigma * rt::lit::<T>(0.2529691909352784);
                let k10 = sigma * rt::lit::<T>(0.4175557539292479);
                let k11 = sigma * rt::lit::<T>(0.32151478931685357);
                let k12 = sigma * rt::lit::<T>(0.09560496739250535);
                let k13 = sigma * rt::lit::<T>(-0.058993923891947214);
                let k14 = sigma * rt::lit::<T>(-0.061592225069804156);
                let k15 = sigma * rt::lit::<T>(0.005864947198698576);
                let k16 = sigma * rt::lit::<T>(0.027076500189167574);
                let inv_h = rt::lit::<T>(1.0) / h;
                let k17 = h * rt::lit::<T>(0.05061426814518813);
                let k18 = h * rt::lit::<T>(0.11119051722668724);
                let k19 = h * rt::lit::<T>(0.15685332293894363);
                let k20 = h * rt::lit::<T>(0.181341891689181);
                let k21 = h * rt::lit::<T>(0.028459473672176994);
                let k22 = h * rt::lit::<T>(0.12761668692717998);
                let k23 = h * rt::lit::<T>(0.23553528074697333);
                let k24 = h * rt::lit::<T>(0.293975971011446);
                let k25 = h * rt::lit::<T>(0.2956904871291018);
                let k26 = h * rt::lit::<T>(0.2758530052054411);
                let k27 = h * rt::lit::<T>(0.2680684283954074);
                let k28 = h * rt::lit::<T>(0.27444215068248085);
                let k29 = h * rt::lit::<T>(-0.011940029016242066);
                let k30 = h * rt::lit::<T>(-0.03565927501636371);
                let k31 = h * rt::lit::<T>(-0.00022625827747447944);
                let k32 = h * rt::lit::<T>(0.13221941709205312);
                let k33 = h * rt::lit::<T>(0.3122250273523913);
                let k34 = h * rt::lit::<T>(0.44467070272191894);
                let k35 = h * rt::lit::<T>(0.48010371946080815);
                let k36 = h * rt::lit::<T>(0.4563844734606865);
                let k37 = h * rt::lit::<T>(0.0033356270952969586);
                let k38 = h * rt::lit::<T>(0.009709349382370355);
                let k39 = h * rt::lit::<T>(0.0019247725723366578);
                let k40 = h * rt::lit::<T>(-0.017912709351324017);
                let k41 = h * rt::lit::<T>(-0.01619819323366821);
                let k42 = h * rt::lit::<T>(0.042242497030804446);
                let k43 = h * rt::lit::<T>(0.15016109085059778);
                let k44 = h * rt::lit::<T>(0.2493183041056008);
                let k45 = rt::lit::<T>(0.2529691909352784) * k21
                    + rt::lit::<T>(0.4175557539292479) * k22
                    + rt::lit::<T>(0.32151478931685357) * k23
                    + rt::lit::<T>(0.09560496739250535) * k24
                    + rt::lit::<T>(-0.058993923891947214) * k25;
                let k46 = k45 + rt::lit::<T>(-0.061592225069804156) * k26
                    + rt::lit::<T>(0.005864947198698576) * k27
                    + rt::lit::<T>(0.027076500189167574) * k28;
                let k47 = rt::lit::<T>(-0.06114645362610544) * k21
                    + rt::lit::<T>(-0.014459274444920261) * k22
                    + rt::lit::<T>(0.1904683739582173) * k23
                    + rt::lit::<T>(0.3851373541128084) * k24
                    + rt::lit::<T>(0.3851373541128084) * k25;
                let k48 = k47 + rt::lit::<T>(0.1904683739582173) * k26
                    + rt::lit::<T>(-0.014459274444920261) * k27
                    + rt::lit::<T>(-0.06114645362610544) * k28;
                let k49 = rt::lit::<T>(0.027076500189167574) * k21
                    + rt::lit::<T>(0.005864947198698576) * k22
                    + rt::lit::<T>(-0.061592225069804156) * k23
                    + rt::lit::<T>(-0.058993923891947214) * k24
                    + rt::lit::<T>(0.09560496739250535) * k25;
                let k50 = k49 + rt::lit::<T>(0.32151478931685357) * k26
                    + rt::lit::<T>(0.4175557539292479) * k27
                    + rt::lit::<T>(0.2529691909352784) * k28;
                let k51 = sigma
                    * (h
                        * (rt::lit::<T>(0.028459473672176994) * k46
                            + rt::lit::<T>(-0.011940029016242066) * k48
                            + rt::lit::<T>(0.0033356270952969586) * k50));
                let k52 = sigma
                    * (h
                        * (rt::lit::<T>(0.12761668692717998) * k46
                            + rt::lit::<T>(-0.03565927501636371) * k48
                            + rt::lit::<T>(0.009709349382370355) * k50));
                let k53 = sigma
                    * (h
                        * (rt::lit::<T>(0.23553528074697333) * k46
                            + rt::lit::<T>(-0.00022625827747447944) * k48
                            + rt::lit::<T>(0.0019247725723366578) * k50));
                let k54 = sigma
                    * (h
                        * (rt::lit::<T>(0.293975971011446) * k46
                            + rt::lit::<T>(0.13221941709205312) * k48
                            + rt::lit::<T>(-0.017912709351324017) * k50));
                let k55 = sigma
                    * (h
                        * (rt::lit::<T>(0.2956904871291018) * k46
                            + rt::lit::<T>(0.3122250273523913) * k48
                            + rt::lit::<T>(-0.01619819323366821) * k50));
                let k56 = sigma
                    * (h
                        * (rt::lit::<T>(0.2758530052054411) * k46
                            + rt::lit::<T>(0.44467070272191894) * k48
                            + rt::lit::<T>(0.042242497030804446) * k50));
                let k57 = sigma
                    * (h
                        * (rt::lit::<T>(0.2680684283954074) * k46
                            + rt::lit::<T>(0.48010371946080815) * k48
                            + rt::lit::<T>(0.15016109085059778) * k50));
                let k58 = sigma
                    * (h
                        * (rt::lit::<T>(0.27444215068248085) * k46
                            + rt::lit::<T>(0.4563844734606865) * k48
                            + rt::lit::<T>(0.2493183041056008) * k50));
                let k59 = rt::lit::<T>(2.0) * (eps * k51);
                let k60 = rt::lit::<T>(2.0) * (eps * k52);
                let k61 = rt::lit::<T>(2.0) * (eps * k53);
                let k62 = rt::lit::<T>(2.0) * (eps * k54);
                let k63 = rt::lit::<T>(2.0) * (eps * k55);
                let k64 = rt::lit::<T>(2.0) * (eps * k56);
                let k65 = rt::lit::<T>(2.0) * (eps * k57);
                let k66 = rt::lit::<T>(2.0) * (eps * k58);
                let k67 = rt::lit::<T>(0.2529691909352784) * k29
                    + rt::lit::<T>(0.4175557539292479) * k30
                    + rt::lit::<T>(0.32151478931685357) * k31
                    + rt::lit::<T>(0.09560496739250535) * k32
                    + rt::lit::<T>(-0.058993923891947214) * k33;
                let k68 = k67 + rt::lit::<T>(-0.061592225069804156) * k34
                    + rt::lit::<T>(0.005864947198698576) * k35
                    + rt::lit::<T>(0.027076500189167574) * k36;
                let k69 = rt::lit::<T>(-0.06114645362610544) * k29
                    + rt::lit::<T>(-0.014459274444920261) * k30
                    + rt::lit::<T>(0.1904683739582173) * k31
                    + rt::lit::<T>(0.3851373541128084) * k32
                    + rt::lit::<T>(0.3851373541128084) * k33;
                let k70 = k69 + rt::lit::<T>(0.1904683739582173) * k34
                    + rt::lit::<T>(-0.014459274444920261) * k35
                    + rt::lit::<T>(-0.06114645362610544) * k36;
                let k71 = rt::lit::<T>(0.027076500189167574) * k29
                    + rt::lit::<T>(0.005864947198698576) * k30
                    + rt::lit::<T>(-0.061592225069804156) * k31
                    + rt::lit::<T>(-0.058993923891947214) * k32
                    + rt::lit::<T>(0.09560496739250535) * k33;
                let k72 = k71 + rt::lit::<T>(0.32151478931685357) * k34
                    + rt::lit::<T>(0.4175557539292479) * k35
                    + rt::lit::<T>(0.2529691909352784) * k36;
                let k73 = sigma
                    * (h
                        * (rt::lit::<T>(0.028459473672176994) * k68
                            + rt::lit::<T>(-0.011940029016242066) * k70
                            + rt::lit::<T>(0.0033356270952969586) * k72));
                let k74 = sigma
                    * (h
                        * (rt::lit::<T>(0.12761668692717998) * k68
                            + rt::lit::<T>(-0.03565927501636371) * k70
                            + rt::lit::<T>(0.009709349382370355) * k72));
                let k75 = sigma
                    * (h
                        * (rt::lit::<T>(0.23553528074697333) * k68
                            + rt::lit::<T>(-0.00022625827747447944) * k70
                            + rt::lit::<T>(0.0019247725723366578) * k72));
                let k76 = sigma
                    * (h
                        * (rt::lit::<T>(0.293975971011446) * k68
                            + rt::lit::<T>(0.13221941709205312) * k70
                            + rt::lit::<T>(-0.017912709351324017) * k72));
                let k77 = sigma
                    * (h
                        * (rt::lit::<T>(0.2956904871291018) * k68
                            + rt::lit::<T>(0.3122250273523913) * k70
                            + rt::lit::<T>(-0.01619819323366821) * k72));
                let k78 = sigma
                    * (h
                        * (rt::lit::<T>(0.2758530052054411) * k68
                            + rt::lit::<T>(0.44467070272191894) * k70
                            + rt::lit::<T>(0.042242497030804446) * k72));
                let k79 = sigma
                    * (h
                        * (rt::lit::<T>(0.2680684283954074) * k68
                            + rt::lit::<T>(0.48010371946080815) * k70
                            + rt::lit::<T>(0.15016109085059778) * k72));
                let k80 = sigma
                    * (h
                        * (rt::lit::<T>(0.27444215068248085) * k68
                            + rt::lit::<T>(0.4563844734606865) * k70
                            + rt::lit::<T>(0.2493183041056008) * k72));
                let k81 = rt::lit::<T>(2.0) * (eps * k73);
                let k82 = rt::lit::<T>(2.0) * (eps * k74);
                let k83 = rt::lit::<T>(2.0) * (eps * k75);
                let k84 = rt::lit::<T>(2.0) * (eps * k76);
                let k85 = rt::lit::<T>(2.0) * (eps * k77);
                let k86 = rt::lit::<T>(2.0) * (eps * k78);
                let k87 = rt::lit::<T>(2.0) * (eps * k79);
                let k88 = rt::lit::<T>(2.0) * (eps * k80);
                let k89 = rt::lit::<T>(0.2529691909352784) * k37
                    + rt::lit::<T>(0.4175557539292479) * k38
                    + rt::lit::<T>(0.32151478931685357) * k39
                    + rt::lit::<T>(0.09560496739250535) * k40
                    + rt::lit::<T>(-0.058993923891947214) * k41;
                let k90 = k89 + rt::lit::<T>(-0.061592225069804156) * k42
                    + rt::lit::<T>(0.005864947198698576) * k43
                    + rt::lit::<T>(0.027076500189167574) * k44;
                let k91 = rt::lit::<T>(-0.06114645362610544) * k37
                    + rt::lit::<T>(-0.014459274444920261) * k38
                    + rt::lit::<T>(0.1904683739582173) * k39
                    + rt::lit::<T>(0.3851373541128084) * k40
                    + rt::lit::<T>(0.3851373541128084) * k41;
                let k92 = k91 + rt::lit::<T>(0.1904683739582173) * k42
                    + rt::lit::<T>(-0.014459274444920261) * k43
                    + rt::lit::<T>(-0.06114645362610544) * k44;
                let k93 = rt::lit::<T>(0.027076500189167574) * k37
                    + rt::lit::<T>(0.005864947198698576) * k38
                    + rt::lit::<T>(-0.061592225069804156) * k39
                    + rt::lit::<T>(-0.058993923891947214) * k40
                    + rt::lit::<T>(0.09560496739250535) * k41;
                let k94 = k93 + rt::lit::<T>(0.32151478931685357) * k42
                    + rt::lit::<T>(0.4175557539292479) * k43
                    + rt::lit::<T>(0.2529691909352784) * k44;
                let k95 = sigma
                    * (h
                        * (rt::lit::<T>(0.028459473672176994) * k90
                            + rt::lit::<T>(-0.011940029016242066) * k92
                            + rt::lit::<T>(0.0033356270952969586) * k94));
                let k96 = sigma
                    * (h
                        * (rt::lit::<T>(0.12761668692717998) * k90
                            + rt::lit::<T>(-0.03565927501636371) * k92
                            + rt::lit::<T>(0.009709349382370355) * k94));
                let k97 = sigma
                    * (h
                        * (rt::lit::<T>(0.23553528074697333) * k90
                            + rt::lit::<T>(-0.00022625827747447944) * k92
                            + rt::lit::<T>(0.0019247725723366578) * k94));
                let k98 = sigma
                    * (h
                        * (rt::lit::<T>(0.293975971011446) * k90
                            + rt::lit::<T>(0.13221941709205312) * k92
                            + rt::lit::<T>(-0.017912709351324017) * k94));
                let k99 = sigma
                    * (h
                        * (rt::lit::<T>(0.2956904871291018) * k90
                            + rt::lit::<T>(0.3122250273523913) * k92
                            + rt::lit::<T>(-0.01619819323366821) * k94));
                let k100 = sigma
                    * (h
                        * (rt::lit::<T>(0.2758530052054411) * k90
                            + rt::lit::<T>(0.44467070272191894) * k92
                            + rt::lit::<T>(0.042242497030804446) * k94));
                let k101 = sigma
                    * (h
                        * (rt::lit::<T>(0.2680684283954074) * k90
                            + rt::lit::<T>(0.48010371946080815) * k92
                            + rt::lit::<T>(0.15016109085059778) * k94));
                let k102 = sigma
                    * (h
                        * (rt::lit::<T>(0.27444215068248085) * k90
                            + rt::lit::<T>(0.4563844734606865) * k92
                            + rt::lit::<T>(0.2493183041056008) * k94));
                let k103 = rt::lit::<T>(2.0) * (eps * k95);
                let k104 = rt::lit::<T>(2.0) * (eps * k96);
                let k105 = rt::lit::<T>(2.0) * (eps * k97);
                let k106 = rt::lit::<T>(2.0) * (eps * k98);
                let k107 = rt::lit::<T>(2.0) * (eps * k99);
                let k108 = rt::lit::<T>(2.0) * (eps * k100);
                let k109 = rt::lit::<T>(2.0) * (eps * k101);
                let k110 = rt::lit::<T>(2.0) * (eps * k102);
                let k111 = h * rt::lit::<T>(0.009789444015308325);
                let k112 = h * rt::lit::<T>(0.1388888888888889);
                let k113 = h * rt::lit::<T>(-0.0359766675249389);
                let k114 = h * rt::lit::<T>(-0.022485417203086815);
                let k115 = h * rt::lit::<T>(0.30026319498086457);
                let k116 = h * rt::lit::<T>(0.2222222222222222);
                let k117 = h * rt::lit::<T>(0.1388888888888889);
                let k118 = h * rt::lit::<T>(0.26798833376246944);
                let k119 = h * rt::lit::<T>(0.48042111196938336);
                let k120 = k37 * k50;
                let k121 = k21 * k46;
                let k122 = k29 * k48;
                let k123 = k38 * k50;
                let k124 = k22 * k46;
                let k125 = k30 * k48;
                let k126 = k39 * k50;
                let k127 = k23 * k46;
                let k128 = k31 * k48;
                let k129 = k40 * k50;
                let k130 = k24 * k46;
                let k131 = k32 * k48;
                let k132 = k41 * k50;
                let k133 = k25 * k46;
                let k134 = k33 * k48;
                let k135 = k42 * k50;
                let k136 = k26 * k46;
                let k137 = k34 * k48;
                let k138 = k43 * k50;
                let k139 = k27 * k46;
                let k140 = k35 * k48;
                let k141 = k44 * k50;
                let k142 = k28 * k46;
                let k143 = k36 * k48;
                let k144 = k37 * k72;
                let k145 = k21 * k68;
                let k146 = k29 * k70;
                let k147 = k38 * k72;
                let k148 = k22 * k68;
                let k149 = k30 * k70;
                let k150 = k39 * k72;
                let k151 = k23 * k68;
                let k152 = k31 * k70;
                let k153 = k40 * k72;
                let k154 = k24 * k68;
                let k155 = k32 * k70;
                let k156 = k41 * k72;
                let k157 = k25 * k68;
                let k158 = k33 * k70;
                let k159 = k42 * k72;
                let k160 = k26 * k68;
                let k161 = k34 * k70;
                let k162 = k43 * k72;
                let k163 = k27 * k68;
                let k164 = k35 * k70;
                let k165 = k44 * k72;
                let k166 = k28 * k68;
                let k167 = k36 * k70;
                let k168 = k37 * k94;
                let k169 = k21 * k90;
                let k170 = k29 * k92;
                let k171 = k38 * k94;
                let k172 = k22 * k90;
                let k173 = k30 * k92;
                let k174 = k39 * k94;
                let k175 = k23 * k90;
                let k176 = k31 * k92;
                let k177 = k40 * k94;
                let k178 = k24 * k90;
                let k179 = k32 * k92;
                let k180 = k41 * k94;
                let k181 = k25 * k90;
                let k182 = k33 * k92;
                let k183 = k42 * k94;
                let k184 = k26 * k90;
                let k185 = k34 * k92;
                let k186 = k43 * k94;
                let k187 = k27 * k90;
                let k188 = k35 * k92;
                let k189 = k44 * k94;
                let k190 = k28 * k90;
                let k191 = k36 * k92;
                let k192 = h * rt::lit::<T>(0.4444444444444444);
                let k193 = h * rt::lit::<T>(0.2777777777777778);
                Scheme {
                    sigma_eps,
                    twice_eps,
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
                    k13,
                    k14,
                    k15,
                    k16,
                    inv_h,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
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
                    k65,
                    k66,
                    k73,
                    k74,
                    k75,
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    k88,
                    k95,
                    k96,
                    k97,
                    k98,
                    k99,
                    k100,
                    k101,
                    k102,
                    k103,
                    k104,
                    k105,
                    k106,
                    k107,
                    k108,
                    k109,
                    k110,
                    k111,
                    k112,
                    k113,
                    k114,
                    k115,
                    k116,
                    k117,
                    k118,
                    k119,
                    k120,
                    k121,
                    k122,
                    k123,
                    k124,
                    k125,
                    k126,
                    k127,
                    k128,
                    k129,
                    k130,
                    k131,
                    k132,
                    k133,
                    k134,
                    k135,
                    k136,
                    k137,
                    k138,
                    k139,
                    k140,
                    k141,
                    k142,
                    k143,
                    k144,
                    k145,
                    k146,
                    k147,
                    k148,
                    k149,
                    k150,
                    k151,
                    k152,
                    k153,
                    k154,
                    k155,
                    k156,
                    k157,
                    k158,
                    k159,
                    k160,
                    k161,
                    k162,
                    k163,
                    k164,
                    k165,
                    k166,
                    k167,
                    k168,
                    k169,
                    k170,
                    k171,
                    k172,
                    k173,
                    k174,
                    k175,
                    k176,
                    k177,
                    k178,
                    k179,
                    k180,
                    k181,
                    k182,
                    k183,
                    k184,
                    k185,
                    k186,
                    k187,
                    k188,
                    k189,
                    k190,
                    k191,
                    k192,
                    k193,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let t2 = t1 * (q2_dot - sin_q3 * q1_dot);
                let t3 = cos_q3 * cos_q3 - rt::lit::<T>(2.0);
                let t4 = rt::lit::<T>(0.5)
                    * (q1 * q1 + q2 * q2 + t2 * t2 * (rt::lit::<T>(1.0) / (t3 * t3)));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t2 * (rt::lit::<T>(1.0) / t3),
                    q3_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    t4,
                    (rt::lit::<T>(1.0) - eps * sin_q3) * (sigma * cos_q3)
                        + q3_dot * (rt::lit::<T>(0.5) * q3_dot),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, rho1, rho2, _, _, reference1, reference2, sin_q3_ahead,
                cos_q3_ahead] = motion.carried;
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    sigma_eps,
                    twice_eps,
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
                    k13,
                    k14,
                    k15,
                    k16,
                    inv_h,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
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
                    k65,
                    k66,
                    k73,
                    k74,
                    k75,
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    k88,
                    k95,
                    k96,
                    k97,
                    k98,
                    k99,
                    k100,
                    k101,
                    k102,
                    k103,
                    k104,
                    k105,
                    k106,
                    k107,
                    k108,
                    k109,
                    k110,
                    k111,
                    k112,
                    k113,
                    k114,
                    k115,
                    k116,
                    k117,
                    k118,
                    k119,
                    k120,
                    k121,
                    k122,
                    k123,
                    k124,
                    k125,
                    k126,
                    k127,
                    k128,
                    k129,
                    k130,
                    k131,
                    k132,
                    k133,
                    k134,
                    k135,
                    k136,
                    k137,
                    k138,
                    k139,
                    k140,
                    k141,
                    k142,
                    k143,
                    k144,
                    k145,
                    k146,
                    k147,
                    k148,
                    k149,
                    k150,
                    k151,
                    k152,
                    k153,
                    k154,
                    k155,
                    k156,
                    k157,
                    k158,
                    k159,
                    k160,
                    k161,
                    k162,
                    k163,
                    k164,
                    k165,
                    k166,
                    k167,
                    k168,
                    k169,
                    k170,
                    k171,
                    k172,
                    k173,
                    k174,
                    k175,
                    k176,
                    k177,
                    k178,
                    k179,
                    k180,
                    k181,
                    k182,
                    k183,
                    k184,
                    k185,
                    k186,
                    k187,
                    k188,
                    k189,
                    k190,
                    k191,
                    k192,
                    k193,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = sigma
                                * (eps
                                    + sin_q3_ahead
                                        * (rt::lit::<T>(1.0) - twice_eps * sin_q3_ahead));
                            [t1, t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho2);
                            [t2, t2, t2]
                        },
                        move |[rho2_rate_1, rho2_rate_2, rho2_rate_3]| {
                            let t3 = rho2 + k21 * rho2_rate_1
                                + (k29 * rho2_rate_2 + k37 * rho2_rate_3);
                            let t4 = rho2 + k22 * rho2_rate_1
                                + (k30 * rho2_rate_2 + k38 * rho2_rate_3);
                            let t5 = rho2 + k23 * rho2_rate_1
                                + (k31 * rho2_rate_2 + k39 * rho2_rate_3);
                            let t6 = rho2 + k24 * rho2_rate_1
                                + (k32 * rho2_rate_2 + k40 * rho2_rate_3);
                            let t7 = rho2 + k25 * rho2_rate_1
                                + (k33 * rho2_rate_2 + k41 * rho2_rate_3);
                            let t8 = rho2 + k26 * rho2_rate_1
                                + (k34 * rho2_rate_2 + k42 * rho2_rate_3);
                            let t9 = rho2 + k27 * rho2_rate_1
                                + (k35 * rho2_rate_2 + k43 * rho2_rate_3);
                            let t10 = rho2 + k28 * rho2_rate_1
                                + (k36 * rho2_rate_2 + k44 * rho2_rate_3);
                            let t11 = rt::lit::<T>(0.027076500189167574) * t3
                                + rt::lit::<T>(0.005864947198698576) * t4
                                + (rt::lit::<T>(-0.061592225069804156) * t5
                                    + rt::lit::<T>(-0.058993923891947214) * t6)
                                + (rt::lit::<T>(0.09560496739250535) * t7
                                    + rt::lit::<T>(0.32151478931685357) * t8
                                    + (rt::lit::<T>(0.4175557539292479) * t9
                                        + rt::lit::<T>(0.2529691909352784) * t10));
                            let t12 = rt::lit::<T>(0.2529691909352784) * t3
                                + rt::lit::<T>(0.4175557539292479) * t4
                                + (rt::lit::<T>(0.32151478931685357) * t5
                                    + rt::lit::<T>(0.09560496739250535) * t6)
                                + (rt::lit::<T>(-0.058993923891947214) * t7
                                    + rt::lit::<T>(-0.061592225069804156) * t8
                                    + (rt::lit::<T>(0.005864947198698576) * t9
                                        + rt::lit::<T>(0.027076500189167574) * t10));
                            let t13 = rt::lit::<T>(-0.06114645362610544) * (t3 + t10)
                                + rt::lit::<T>(-0.014459274444920261) * (t4 + t9)
                                + (rt::lit::<T>(0.1904683739582173) * (t5 + t8)
                                    + rt::lit::<T>(0.3851373541128084) * (t6 + t7));
                            let t14 = q3 + k37 * t11 + (k21 * t12 + k29 * t13);
                            let (t15, t16) = rt::sin_cos(t14);
                            let t17 = eps * t15;
                            let t18 = rt::lit::<T>(1.0) - t17;
                            let t19 = t15 * t18 + t16 * (eps * t16);
                            let t20 = q3 + k44 * t11 + (k28 * t12 + k36 * t13);
                            let (t21, t22) = rt::sin_cos(t20);
                            let t23 = eps * t21;
                            let t24 = rt::lit::<T>(1.0) - t23;
                            let t25 = t21 * t24 + t22 * (eps * t22);
                            let t26 = q3 + k42 * t11 + (k26 * t12 + k34 * t13);
                            let (t27, t28) = rt::sin_cos(t26);
                            let t29 = eps * t27;
                            let t30 = rt::lit::<T>(1.0) - t29;
                            let t31 = t27 * t30 + t28 * (eps * t28);
                            let t32 = q3 + k43 * t11 + (k27 * t12 + k35 * t13);
                            let (t33, t34) = rt::sin_cos(t32);
                            let t35 = eps * t33;
                            let t36 = rt::lit::<T>(1.0) - t35;
                            let t37 = t33 * t36 + t34 * (eps * t34);
                            let t38 = q3 + k38 * t11 + (k22 * t12 + k30 * t13);
                            let (t39, t40) = rt::sin_cos(t38);
                            let t41 = eps * t39;
                            let t42 = rt::lit::<T>(1.0) - t41;
                            let t43 = t39 * t42 + t40 * (eps * t40);
                            let t44 = q3 + k39 * t11 + (k23 * t12 + k31 * t13);
                            let (t45, t46) = rt::sin_cos(t44);
                            let t47 = eps * t45;
                            let t48 = rt::lit::<T>(1.0) - t47;
                            let t49 = t45 * t48 + t46 * (eps * t46);
                            let t50 = q3 + k40 * t11 + (k24 * t12 + k32 * t13);
                            let (t51, t52) = rt::sin_cos(t50);
                            let t53 = eps * t51;
                            let t54 = rt::lit::<T>(1.0) - t53;
                            let t55 = t51 * t54 + t52 * (eps * t52);
                            let t56 = q3 + k41 * t11 + (k25 * t12 + k33 * t13);
                            let (t57, t58) = rt::sin_cos(t56);
                            let t59 = eps * t57;
                            let t60 = rt::lit::<T>(1.0) - t59;
                            let t61 = t57 * t60 + t58 * (eps * t58);
                            let t62 = rho2_rate_1 - k8 * t19 - k1 * t25
                                - (k3 * t31 + k2 * t37)
                                - (k7 * t43 + k6 * t49 + (k5 * t55 + k4 * t61));
                            let t63 = rho2_rate_2
                                - rt::lit::<T>(-0.06114645362610544)
                                    * (sigma * t19 + sigma * t25)
                                - rt::lit::<T>(0.3851373541128084)
                                    * (sigma * t55 + sigma * t61);
                            let t64 = rt::lit::<T>(-0.014459274444920261)
                                * (sigma * t43 + sigma * t37)
                                + rt::lit::<T>(0.1904683739582173)
                                    * (sigma * t49 + sigma * t31);
                            let t65 = rho2_rate_3 - k16 * t19 - k9 * t25
                                - (k11 * t31 + k10 * t37)
                                - (k15 * t43 + k14 * t49 + (k13 * t55 + k12 * t61));
                            let t66 = t18 - t17;
                            let t67 = t16 * (k51 * t66 - k59 * t15);
                            let t68 = t24 - t23;
                            let t69 = t22 * (k58 * t68 - k66 * t21);
                            let t70 = t30 - t29;
                            let t71 = t28 * (k56 * t70 - k64 * t27);
                            let t72 = t36 - t35;
                            let t73 = t34 * (k57 * t72 - k65 * t33);
                            let t74 = t42 - t41;
                            let t75 = t40 * (k52 * t74 - k60 * t39);
                            let t76 = t48 - t47;
                            let t77 = t46 * (k53 * t76 - k61 * t45);
                            let t78 = t54 - t53;
                            let t79 = t52 * (k54 * t78 - k62 * t51);
                            let t80 = t60 - t59;
                            let t81 = t58 * (k55 * t80 - k63 * t57);
                            let t82 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.2529691909352784) * t67
                                - rt::lit::<T>(0.027076500189167574) * t69
                                - (rt::lit::<T>(-0.061592225069804156) * t71
                                    + rt::lit::<T>(0.005864947198698576) * t73)
                                - (rt::lit::<T>(0.4175557539292479) * t75
                                    + rt::lit::<T>(0.32151478931685357) * t77
                                    + (rt::lit::<T>(0.09560496739250535) * t79
                                        + rt::lit::<T>(-0.058993923891947214) * t81));
                            let t83 = t16 * (k73 * t66 - k81 * t15);
                            let t84 = t40 * (k74 * t74 - k82 * t39);
                            let t85 = t46 * (k75 * t76 - k83 * t45);
                            let t86 = t52 * (k76 * t78 - k84 * t51);
                            let t87 = t58 * (k77 * t80 - k85 * t57);
                            let t88 = t28 * (k78 * t70 - k86 * t27);
                            let t89 = t34 * (k79 * t72 - k87 * t33);
                            let t90 = t22 * (k80 * t68 - k88 * t21);
                            let t91 = rt::lit::<T>(0.2529691909352784) * t83
                                + rt::lit::<T>(0.4175557539292479) * t84
                                + (rt::lit::<T>(0.32151478931685357) * t85
                                    + rt::lit::<T>(0.09560496739250535) * t86)
                                + (rt::lit::<T>(-0.058993923891947214) * t87
                                    + rt::lit::<T>(-0.061592225069804156) * t88
                                    + (rt::lit::<T>(0.005864947198698576) * t89
                                        + rt::lit::<T>(0.027076500189167574) * t90));
                            let t92 = t16 * (k95 * t66 - k103 * t15);
                            let t93 = t40 * (k96 * t74 - k104 * t39);
                            let t94 = t46 * (k97 * t76 - k105 * t45);
                            let t95 = t52 * (k98 * t78 - k106 * t51);
                            let t96 = t58 * (k99 * t80 - k107 * t57);
                            let t97 = t28 * (k100 * t70 - k108 * t27);
                            let t98 = t34 * (k101 * t72 - k109 * t33);
                            let t99 = t22 * (k102 * t68 - k110 * t21);
                            let t100 = rt::lit::<T>(0.2529691909352784) * t92
                                + rt::lit::<T>(0.4175557539292479) * t93
                                + (rt::lit::<T>(0.32151478931685357) * t94
                                    + rt::lit::<T>(0.09560496739250535) * t95)
                                + (rt::lit::<T>(-0.058993923891947214) * t96
                                    + rt::lit::<T>(-0.061592225069804156) * t97
                                    + (rt::lit::<T>(0.005864947198698576) * t98
                                        + rt::lit::<T>(0.027076500189167574) * t99));
                            let t101 = rt::lit::<T>(-0.06114645362610544) * (t67 + t69)
                                + rt::lit::<T>(-0.014459274444920261) * (t75 + t73)
                                + (rt::lit::<T>(0.1904683739582173) * (t77 + t71)
                                    + rt::lit::<T>(0.3851373541128084) * (t79 + t81));
                            let t102 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(-0.06114645362610544) * (t83 + t90)
                                - rt::lit::<T>(0.3851373541128084) * (t86 + t87)
                                - (rt::lit::<T>(-0.014459274444920261) * (t84 + t89)
                                    + rt::lit::<T>(0.1904683739582173) * (t85 + t88));
                            let t103 = rt::lit::<T>(-0.06114645362610544) * (t92 + t99)
                                + rt::lit::<T>(-0.014459274444920261) * (t93 + t98)
                                + (rt::lit::<T>(0.1904683739582173) * (t94 + t97)
                                    + rt::lit::<T>(0.3851373541128084) * (t95 + t96));
                            let t104 = rt::lit::<T>(0.027076500189167574) * t67
                                + rt::lit::<T>(0.005864947198698576) * t75
                                + (rt::lit::<T>(-0.061592225069804156) * t77
                                    + rt::lit::<T>(-0.058993923891947214) * t79)
                                + (rt::lit::<T>(0.09560496739250535) * t81
                                    + rt::lit::<T>(0.32151478931685357) * t71
                                    + (rt::lit::<T>(0.4175557539292479) * t73
                                        + rt::lit::<T>(0.2529691909352784) * t69));
                            let t105 = rt::lit::<T>(0.027076500189167574) * t83
                                + rt::lit::<T>(0.005864947198698576) * t84
                                + (rt::lit::<T>(-0.061592225069804156) * t85
                                    + rt::lit::<T>(-0.058993923891947214) * t86)
                                + (rt::lit::<T>(0.09560496739250535) * t87
                                    + rt::lit::<T>(0.32151478931685357) * t88
                                    + (rt::lit::<T>(0.4175557539292479) * t89
                                        + rt::lit::<T>(0.2529691909352784) * t90));
                            let t106 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.027076500189167574) * t92
                                - rt::lit::<T>(0.2529691909352784) * t99
                                - (rt::lit::<T>(0.32151478931685357) * t97
                                    + rt::lit::<T>(0.4175557539292479) * t98)
                                - (rt::lit::<T>(0.005864947198698576) * t93
                                    + rt::lit::<T>(-0.061592225069804156) * t94
                                    + (rt::lit::<T>(-0.058993923891947214) * t95
                                        + rt::lit::<T>(0.09560496739250535) * t96));
                            (
                                [t62, t63 - t64, t65],
                                [
                                    [t82, -t91, -t100],
                                    [-t101, t102, -t103],
                                    [-t104, -t105, t106],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho2_rate_1, rho2_rate_2, rho2_rate_3",
                                tally,
                            )
                    })?;
                let [rho2_rate_1, rho2_rate_2, rho2_rate_3] = solution1.x;
                let t3 = rho2 + k21 * rho2_rate_1
                    + (k29 * rho2_rate_2 + k37 * rho2_rate_3);
                let t4 = rho2 + k22 * rho2_rate_1
                    + (k30 * rho2_rate_2 + k38 * rho2_rate_3);
                let t5 = rho2 + k23 * rho2_rate_1
                    + (k31 * rho2_rate_2 + k39 * rho2_rate_3);
                let t6 = rho2 + k24 * rho2_rate_1
                    + (k32 * rho2_rate_2 + k40 * rho2_rate_3);
                let t7 = rho2 + k25 * rho2_rate_1
                    + (k33 * rho2_rate_2 + k41 * rho2_rate_3);
                let t8 = rho2 + k26 * rho2_rate_1
                    + (k34 * rho2_rate_2 + k42 * rho2_rate_3);
                let t9 = rho2 + k27 * rho2_rate_1
                    + (k35 * rho2_rate_2 + k43 * rho2_rate_3);
                let t10 = rho2 + k28 * rho2_rate_1
                    + (k36 * rho2_rate_2 + k44 * rho2_rate_3);
                let t11 = rt::lit::<T>(0.027076500189167574) * t3
                    + rt::lit::<T>(0.005864947198698576) * t4
                    + (rt::lit::<T>(-0.061592225069804156) * t5
                        + rt::lit::<T>(-0.058993923891947214) * t6)
                    + (rt::lit::<T>(0.09560496739250535) * t7
                        + rt::lit::<T>(0.32151478931685357) * t8
                        + (rt::lit::<T>(0.4175557539292479) * t9
                            + rt::lit::<T>(0.2529691909352784) * t10));
                let t12 = rt::lit::<T>(0.2529691909352784) * t3
                    + rt::lit::<T>(0.4175557539292479) * t4
                    + (rt::lit::<T>(0.32151478931685357) * t5
                        + rt::lit::<T>(0.09560496739250535) * t6)
                    + (rt::lit::<T>(-0.058993923891947214) * t7
                        + rt::lit::<T>(-0.061592225069804156) * t8
                        + (rt::lit::<T>(0.005864947198698576) * t9
                            + rt::lit::<T>(0.027076500189167574) * t10));
                let t13 = rt::lit::<T>(-0.06114645362610544) * (t3 + t10)
                    + rt::lit::<T>(-0.014459274444920261) * (t4 + t9)
                    + (rt::lit::<T>(0.1904683739582173) * (t5 + t8)
                        + rt::lit::<T>(0.3851373541128084) * (t6 + t7));
                let t107 = q3 + k111 * t11 + (k112 * t12 + k113 * t13);
                let (t108, t109) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k111 * t11 + (k112 * t12 + k113 * t13),
                    t107,
                    tally,
                );
                let t110 = t108 * t108 + rt::lit::<T>(1.0);
                let t111 = rt::sqrt(t110);
                let t112 = t108 * t111;
                let t113 = rt::lit::<T>(1.0) / t110;
                let t114 = t112 * t113;
                let t115 = rt::lit::<T>(1.0) / (t109 * t109 - rt::lit::<T>(2.0));
                let t116 = t111 * t115;
                let t117 = q3 + k114 * t11 + (k115 * t12 + k116 * t13);
                let (t118, t119) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k114 * t11 + (k115 * t12 + k116 * t13),
                    t117,
                    tally,
                );
                let t120 = t118 * t118 + rt::lit::<T>(1.0);
                let t121 = rt::sqrt(t120);
                let t122 = t118 * t121;
                let t123 = rt::lit::<T>(1.0) / t120;
                let t124 = t122 * t123;
                let t125 = rt::lit::<T>(1.0) / (t119 * t119 - rt::lit::<T>(2.0));
                let t126 = t121 * t125;
                let t127 = q3 + k117 * t11 + (k118 * t12 + k119 * t13);
                let (t128, t129) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k117 * t11 + (k118 * t12 + k119 * t13),
                    t127,
                    tally,
                );
                let t130 = t128 * t128 + rt::lit::<T>(1.0);
                let t131 = rt::sqrt(t130);
                let t132 = t128 * t131;
                let t133 = rt::lit::<T>(1.0) / t130;
                let t134 = t132 * t133;
                let t135 = rt::lit::<T>(1.0) / (t129 * t129 - rt::lit::<T>(2.0));
                let t136 = t131 * t135;
                let t137 = t112 * t115;
                let t138 = t111 * t113;
                let t139 = t122 * t125;
                let t140 = t121 * t123;
                let t141 = t132 * t135;
                let t142 = t131 * t133;
                let t143 = k122 * t126 + (k120 * t136 + k121 * t116);
                let t144 = k125 * t126 + (k123 * t136 + k124 * t116);
                let t145 = k128 * t126 + (k126 * t136 + k127 * t116);
                let t146 = k131 * t126 + (k129 * t136 + k130 * t116);
                let t147 = k134 * t126 + (k132 * t136 + k133 * t116);
                let t148 = k137 * t126 + (k135 * t136 + k136 * t116);
                let t149 = k140 * t126 + (k138 * t136 + k139 * t116);
                let t150 = k143 * t126 + (k141 * t136 + k142 * t116);
                let t151 = rt::lit::<T>(0.2529691909352784) * t143
                    + rt::lit::<T>(0.4175557539292479) * t144
                    + (rt::lit::<T>(0.32151478931685357) * t145
                        + rt::lit::<T>(0.09560496739250535) * t146)
                    + (rt::lit::<T>(-0.058993923891947214) * t147
                        + rt::lit::<T>(-0.061592225069804156) * t148
                        + (rt::lit::<T>(0.005864947198698576) * t149
                            + rt::lit::<T>(0.027076500189167574) * t150));
                let t152 = k122 * t124 + (k120 * t134 + k121 * t114);
                let t153 = k125 * t124 + (k123 * t134 + k124 * t114);
                let t154 = k128 * t124 + (k126 * t134 + k127 * t114);
                let t155 = k131 * t124 + (k129 * t134 + k130 * t114);
                let t156 = k134 * t124 + (k132 * t134 + k133 * t114);
                let t157 = k137 * t124 + (k135 * t134 + k136 * t114);
                let t158 = k140 * t124 + (k138 * t134 + k139 * t114);
                let t159 = k143 * t124 + (k141 * t134 + k142 * t114);
                let t160 = rt::lit::<T>(0.2529691909352784) * t152
                    + rt::lit::<T>(0.4175557539292479) * t153
                    + (rt::lit::<T>(0.32151478931685357) * t154
                        + rt::lit::<T>(0.09560496739250535) * t155)
                    + (rt::lit::<T>(-0.058993923891947214) * t156
                        + rt::lit::<T>(-0.061592225069804156) * t157
                        + (rt::lit::<T>(0.005864947198698576) * t158
                            + rt::lit::<T>(0.027076500189167574) * t159));
                let t161 = rt::lit::<T>(1.0) - t138 * t151 - t137 * t160;
                let t162 = k146 * t124 + (k144 * t134 + k145 * t114);
                let t163 = k149 * t124 + (k147 * t134 + k148 * t114);
                let t164 = k152 * t124 + (k150 * t134 + k151 * t114);
                let t165 = k155 * t124 + (k153 * t134 + k154 * t114);
                let t166 = k158 * t124 + (k156 * t134 + k157 * t114);
                let t167 = k161 * t124 + (k159 * t134 + k160 * t114);
                let t168 = k164 * t124 + (k162 * t134 + k163 * t114);
                let t169 = k167 * t124 + (k165 * t134 + k166 * t114);
                let t170 = rt::lit::<T>(0.2529691909352784) * t162
                    + rt::lit::<T>(0.4175557539292479) * t163
                    + (rt::lit::<T>(0.32151478931685357) * t164
                        + rt::lit::<T>(0.09560496739250535) * t165)
                    + (rt::lit::<T>(-0.058993923891947214) * t166
                        + rt::lit::<T>(-0.061592225069804156) * t167
                        + (rt::lit::<T>(0.005864947198698576) * t168
                            + rt::lit::<T>(0.027076500189167574) * t169));
                let t171 = k146 * t126 + (k144 * t136 + k145 * t116);
                let t172 = k149 * t126 + (k147 * t136 + k148 * t116);
                let t173 = k152 * t126 + (k150 * t136 + k151 * t116);
                let t174 = k155 * t126 + (k153 * t136 + k154 * t116);
                let t175 = k158 * t126 + (k156 * t136 + k157 * t116);
                let t176 = k161 * t126 + (k159 * t136 + k160 * t116);
                let t177 = k164 * t126 + (k162 * t136 + k163 * t116);
                let t178 = k167 * t126 + (k165 * t136 + k166 * t116);
                let t179 = rt::lit::<T>(0.2529691909352784) * t171
                    + rt::lit::<T>(0.4175557539292479) * t172
                    + (rt::lit::<T>(0.32151478931685357) * t173
                        + rt::lit::<T>(0.09560496739250535) * t174)
                    + (rt::lit::<T>(-0.058993923891947214) * t175
                        + rt::lit::<T>(-0.061592225069804156) * t176
                        + (rt::lit::<T>(0.005864947198698576) * t177
                            + rt::lit::<T>(0.027076500189167574) * t178));
                let t180 = -(t137 * t170 + t138 * t179);
                let t181 = k170 * t124 + (k168 * t134 + k169 * t114);
                let t182 = k173 * t124 + (k171 * t134 + k172 * t114);
                let t183 = k176 * t124 + (k174 * t134 + k175 * t114);
                let t184 = k179 * t124 + (k177 * t134 + k178 * t114);
                let t185 = k182 * t124 + (k180 * t134 + k181 * t114);
                let t186 = k185 * t124 + (k183 * t134 + k184 * t114);
                let t187 = k188 * t124 + (k186 * t134 + k187 * t114);
                let t188 = k191 * t124 + (k189 * t134 + k190 * t114);
                let t189 = rt::lit::<T>(0.2529691909352784) * t181
                    + rt::lit::<T>(0.4175557539292479) * t182
                    + (rt::lit::<T>(0.32151478931685357) * t183
                        + rt::lit::<T>(0.09560496739250535) * t184)
                    + (rt::lit::<T>(-0.058993923891947214) * t185
                        + rt::lit::<T>(-0.061592225069804156) * t186
                        + (rt::lit::<T>(0.005864947198698576) * t187
                            + rt::lit::<T>(0.027076500189167574) * t188));
                let t190 = k170 * t126 + (k168 * t136 + k169 * t116);
                let t191 = k173 * t126 + (k171 * t136 + k172 * t116);
                let t192 = k176 * t126 + (k174 * t136 + k175 * t116);
                let t193 = k179 * t126 + (k177 * t136 + k178 * t116);
                let t194 = k182 * t126 + (k180 * t136 + k181 * t116);
                let t195 = k185 * t126 + (k183 * t136 + k184 * t116);
                let t196 = k188 * t126 + (k186 * t136 + k187 * t116);
                let t197 = k191 * t126 + (k189 * t136 + k190 * t116);
                let t198 = rt::lit::<T>(0.2529691909352784) * t190
                    + rt::lit::<T>(0.4175557539292479) * t191
                    + (rt::lit::<T>(0.32151478931685357) * t192
                        + rt::lit::<T>(0.09560496739250535) * t193)
                    + (rt::lit::<T>(-0.058993923891947214) * t194
                        + rt::lit::<T>(-0.061592225069804156) * t195
                        + (rt::lit::<T>(0.005864947198698576) * t196
                            + rt::lit::<T>(0.027076500189167574) * t197));
                let t199 = -(t137 * t189 + t138 * t198);
                let t200 = rt::lit::<T>(-0.06114645362610544) * (t152 + t159)
                    + rt::lit::<T>(-0.014459274444920261) * (t153 + t158)
                    + (rt::lit::<T>(0.1904683739582173) * (t154 + t157)
                        + rt::lit::<T>(0.3851373541128084) * (t155 + t156));
                let t201 = rt::lit::<T>(-0.06114645362610544) * (t143 + t150)
                    + rt::lit::<T>(-0.014459274444920261) * (t144 + t149)
                    + (rt::lit::<T>(0.1904683739582173) * (t145 + t148)
                        + rt::lit::<T>(0.3851373541128084) * (t146 + t147));
                let t202 = -(t139 * t200 + t140 * t201);
                let t203 = rt::lit::<T>(-0.06114645362610544) * (t171 + t178)
                    + rt::lit::<T>(-0.014459274444920261) * (t172 + t177)
                    + (rt::lit::<T>(0.1904683739582173) * (t173 + t176)
                        + rt::lit::<T>(0.3851373541128084) * (t174 + t175));
                let t204 = rt::lit::<T>(-0.06114645362610544) * (t162 + t169)
                    + rt::lit::<T>(-0.014459274444920261) * (t163 + t168)
                    + (rt::lit::<T>(0.1904683739582173) * (t164 + t167)
                        + rt::lit::<T>(0.3851373541128084) * (t165 + t166));
                let t205 = rt::lit::<T>(1.0) - t140 * t203 - t139 * t204;
                let t206 = rt::lit::<T>(-0.06114645362610544) * (t181 + t188)
                    + rt::lit::<T>(-0.014459274444920261) * (t182 + t187)
                    + (rt::lit::<T>(0.1904683739582173) * (t183 + t186)
                        + rt::lit::<T>(0.3851373541128084) * (t184 + t185));
                let t207 = rt::lit::<T>(-0.06114645362610544) * (t190 + t197)
                    + rt::lit::<T>(-0.014459274444920261) * (t191 + t196)
                    + (rt::lit::<T>(0.1904683739582173) * (t192 + t195)
                        + rt::lit::<T>(0.3851373541128084) * (t193 + t194));
                let t208 = -(t139 * t206 + t140 * t207);
                let t209 = rt::lit::<T>(0.027076500189167574) * t152
                    + rt::lit::<T>(0.005864947198698576) * t153
                    + (rt::lit::<T>(-0.061592225069804156) * t154
                        + rt::lit::<T>(-0.058993923891947214) * t155)
                    + (rt::lit::<T>(0.09560496739250535) * t156
                        + rt::lit::<T>(0.32151478931685357) * t157
                        + (rt::lit::<T>(0.4175557539292479) * t158
                            + rt::lit::<T>(0.2529691909352784) * t159));
                let t210 = rt::lit::<T>(0.027076500189167574) * t143
                    + rt::lit::<T>(0.005864947198698576) * t144
                    + (rt::lit::<T>(-0.061592225069804156) * t145
                        + rt::lit::<T>(-0.058993923891947214) * t146)
                    + (rt::lit::<T>(0.09560496739250535) * t147
                        + rt::lit::<T>(0.32151478931685357) * t148
                        + (rt::lit::<T>(0.4175557539292479) * t149
                            + rt::lit::<T>(0.2529691909352784) * t150));
                let t211 = -(t141 * t209 + t142 * t210);
                let t212 = rt::lit::<T>(0.027076500189167574) * t162
                    + rt::lit::<T>(0.005864947198698576) * t163
                    + (rt::lit::<T>(-0.061592225069804156) * t164
                        + rt::lit::<T>(-0.058993923891947214) * t165)
                    + (rt::lit::<T>(0.09560496739250535) * t166
                        + rt::lit::<T>(0.32151478931685357) * t167
                        + (rt::lit::<T>(0.4175557539292479) * t168
                            + rt::lit::<T>(0.2529691909352784) * t169));
                let t213 = rt::lit::<T>(0.027076500189167574) * t171
                    + rt::lit::<T>(0.005864947198698576) * t172
                    + (rt::lit::<T>(-0.061592225069804156) * t173
                        + rt::lit::<T>(-0.058993923891947214) * t174)
                    + (rt::lit::<T>(0.09560496739250535) * t175
                        + rt::lit::<T>(0.32151478931685357) * t176
                        + (rt::lit::<T>(0.4175557539292479) * t177
                            + rt::lit::<T>(0.2529691909352784) * t178));
                let t214 = -(t141 * t212 + t142 * t213);
                let t215 = rt::lit::<T>(0.027076500189167574) * t190
                    + rt::lit::<T>(0.005864947198698576) * t191
                    + (rt::lit::<T>(-0.061592225069804156) * t192
                        + rt::lit::<T>(-0.058993923891947214) * t193)
                    + (rt::lit::<T>(0.09560496739250535) * t194
                        + rt::lit::<T>(0.32151478931685357) * t195
                        + (rt::lit::<T>(0.4175557539292479) * t196
                            + rt::lit::<T>(0.2529691909352784) * t197));
                let t216 = rt::lit::<T>(0.027076500189167574) * t181
                    + rt::lit::<T>(0.005864947198698576) * t182
                    + (rt::lit::<T>(-0.061592225069804156) * t183
                        + rt::lit::<T>(-0.058993923891947214) * t184)
                    + (rt::lit::<T>(0.09560496739250535) * t185
                        + rt::lit::<T>(0.32151478931685357) * t186
                        + (rt::lit::<T>(0.4175557539292479) * t187
                            + rt::lit::<T>(0.2529691909352784) * t188));
                let t217 = rt::lit::<T>(1.0) - t142 * t215 - t141 * t216;
                let [rho1_rate_1, rho1_rate_2, rho1_rate_3] = rt::solve_linear(
                        {
                            let t218 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                            let t219 = rt::sqrt(t218);
                            let t220 = t219 * (q2 - q1 * sin_q3_ahead)
                                * (rt::lit::<T>(1.0) / t218);
                            [t220, t220, t220]
                        },
                        move |[rho1_rate_1, rho1_rate_2, rho1_rate_3]| {
                            let t221 = rho1 + k21 * rho1_rate_1
                                + (k29 * rho1_rate_2 + k37 * rho1_rate_3);
                            let t222 = rho1 + k22 * rho1_rate_1
                                + (k30 * rho1_rate_2 + k38 * rho1_rate_3);
                            let t223 = rho1 + k23 * rho1_rate_1
                                + (k31 * rho1_rate_2 + k39 * rho1_rate_3);
                            let t224 = rho1 + k24 * rho1_rate_1
                                + (k32 * rho1_rate_2 + k40 * rho1_rate_3);
                            let t225 = rho1 + k25 * rho1_rate_1
                                + (k33 * rho1_rate_2 + k41 * rho1_rate_3);
                            let t226 = rho1 + k26 * rho1_rate_1
                                + (k34 * rho1_rate_2 + k42 * rho1_rate_3);
                            let t227 = rho1 + k27 * rho1_rate_1
                                + (k35 * rho1_rate_2 + k43 * rho1_rate_3);
                            let t228 = rho1 + k28 * rho1_rate_1
                                + (k36 * rho1_rate_2 + k44 * rho1_rate_3);
                            let t229 = rt::lit::<T>(0.027076500189167574) * t221
                                + rt::lit::<T>(0.005864947198698576) * t222
                                + (rt::lit::<T>(-0.061592225069804156) * t223
                                    + rt::lit::<T>(-0.058993923891947214) * t224)
                                + (rt::lit::<T>(0.09560496739250535) * t225
                                    + rt::lit::<T>(0.32151478931685357) * t226
                                    + (rt::lit::<T>(0.4175557539292479) * t227
                                        + rt::lit::<T>(0.2529691909352784) * t228));
                            let t230 = t229 * t134;
                            let t231 = rt::lit::<T>(0.2529691909352784) * t221
                                + rt::lit::<T>(0.4175557539292479) * t222
                                + (rt::lit::<T>(0.32151478931685357) * t223
                                    + rt::lit::<T>(0.09560496739250535) * t224)
                                + (rt::lit::<T>(-0.058993923891947214) * t225
                                    + rt::lit::<T>(-0.061592225069804156) * t226
                                    + (rt::lit::<T>(0.005864947198698576) * t227
                                        + rt::lit::<T>(0.027076500189167574) * t228));
                            let t232 = t231 * t114;
                            let t233 = rt::lit::<T>(-0.06114645362610544) * (t221 + t228)
                                + rt::lit::<T>(-0.014459274444920261) * (t222 + t227)
                                + (rt::lit::<T>(0.1904683739582173) * (t223 + t226)
                                    + rt::lit::<T>(0.3851373541128084) * (t224 + t225));
                            let t234 = t233 * t124;
                            let t235 = q1 + k37 * t230 + (k21 * t232 + k29 * t234);
                            let t236 = q1 + k38 * t230 + (k22 * t232 + k30 * t234);
                            let t237 = q1 + k39 * t230 + (k23 * t232 + k31 * t234);
                            let t238 = q1 + k40 * t230 + (k24 * t232 + k32 * t234);
                            let t239 = q1 + k41 * t230 + (k25 * t232 + k33 * t234);
                            let t240 = q1 + k42 * t230 + (k26 * t232 + k34 * t234);
                            let t241 = q1 + k43 * t230 + (k27 * t232 + k35 * t234);
                            let t242 = q1 + k44 * t230 + (k28 * t232 + k36 * t234);
                            let t243 = rt::lit::<T>(0.2529691909352784) * t235
                                + rt::lit::<T>(0.4175557539292479) * t236
                                + (rt::lit::<T>(0.32151478931685357) * t237
                                    + rt::lit::<T>(0.09560496739250535) * t238)
                                + (rt::lit::<T>(-0.058993923891947214) * t239
                                    + rt::lit::<T>(-0.061592225069804156) * t240
                                    + (rt::lit::<T>(0.005864947198698576) * t241
                                        + rt::lit::<T>(0.027076500189167574) * t242));
                            let t244 = t229 * t136;
                            let t245 = t231 * t116;
                            let t246 = t233 * t126;
                            let t247 = q2 + k37 * t244 + (k21 * t245 + k29 * t246);
                            let t248 = q2 + k38 * t244 + (k22 * t245 + k30 * t246);
                            let t249 = q2 + k39 * t244 + (k23 * t245 + k31 * t246);
                            let t250 = q2 + k40 * t244 + (k24 * t245 + k32 * t246);
                            let t251 = q2 + k41 * t244 + (k25 * t245 + k33 * t246);
                            let t252 = q2 + k42 * t244 + (k26 * t245 + k34 * t246);
                            let t253 = q2 + k43 * t244 + (k27 * t245 + k35 * t246);
                            let t254 = q2 + k44 * t244 + (k28 * t245 + k36 * t246);
                            let t255 = rt::lit::<T>(0.2529691909352784) * t247
                                + rt::lit::<T>(0.4175557539292479) * t248
                                + (rt::lit::<T>(0.32151478931685357) * t249
                                    + rt::lit::<T>(0.09560496739250535) * t250)
                                + (rt::lit::<T>(-0.058993923891947214) * t251
                                    + rt::lit::<T>(-0.061592225069804156) * t252
                                    + (rt::lit::<T>(0.005864947198698576) * t253
                                        + rt::lit::<T>(0.027076500189167574) * t254));
                            let t256 = rt::lit::<T>(-0.06114645362610544) * (t235 + t242)
                                + rt::lit::<T>(-0.014459274444920261) * (t236 + t241)
                                + (rt::lit::<T>(0.1904683739582173) * (t237 + t240)
                                    + rt::lit::<T>(0.3851373541128084) * (t238 + t239));
                            let t257 = rt::lit::<T>(-0.06114645362610544) * (t247 + t254)
                                + rt::lit::<T>(-0.014459274444920261) * (t248 + t253)
                                + (rt::lit::<T>(0.1904683739582173) * (t249 + t252)
                                    + rt::lit::<T>(0.3851373541128084) * (t250 + t251));
                            let t258 = rt::lit::<T>(0.027076500189167574) * t235
                                + rt::lit::<T>(0.005864947198698576) * t236
                                + (rt::lit::<T>(-0.061592225069804156) * t237
                                    + rt::lit::<T>(-0.058993923891947214) * t238)
                                + (rt::lit::<T>(0.09560496739250535) * t239
                                    + rt::lit::<T>(0.32151478931685357) * t240
                                    + (rt::lit::<T>(0.4175557539292479) * t241
                                        + rt::lit::<T>(0.2529691909352784) * t242));
                            let t259 = rt::lit::<T>(0.027076500189167574) * t247
                                + rt::lit::<T>(0.005864947198698576) * t248
                                + (rt::lit::<T>(-0.061592225069804156) * t249
                                    + rt::lit::<T>(-0.058993923891947214) * t250)
                                + (rt::lit::<T>(0.09560496739250535) * t251
                                    + rt::lit::<T>(0.32151478931685357) * t252
                                    + (rt::lit::<T>(0.4175557539292479) * t253
                                        + rt::lit::<T>(0.2529691909352784) * t254));
                            (
                                [
                                    rho1_rate_1 - t137 * t243 - t138 * t255,
                                    rho1_rate_2 - t139 * t256 - t140 * t257,
                                    rho1_rate_3 - t141 * t258 - t142 * t259,
                                ],
                                [[t161, t180, t199], [t202, t205, t208], [t211, t214, t217]],
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
                let t221 = rho1 + k21 * rho1_rate_1
                    + (k29 * rho1_rate_2 + k37 * rho1_rate_3);
                let t222 = rho1 + k22 * rho1_rate_1
                    + (k30 * rho1_rate_2 + k38 * rho1_rate_3);
                let t223 = rho1 + k23 * rho1_rate_1
                    + (k31 * rho1_rate_2 + k39 * rho1_rate_3);
                let t224 = rho1 + k24 * rho1_rate_1
                    + (k32 * rho1_rate_2 + k40 * rho1_rate_3);
                let t225 = rho1 + k25 * rho1_rate_1
                    + (k33 * rho1_rate_2 + k41 * rho1_rate_3);
                let t226 = rho1 + k26 * rho1_rate_1
                    + (k34 * rho1_rate_2 + k42 * rho1_rate_3);
                let t227 = rho1 + k27 * rho1_rate_1
                    + (k35 * rho1_rate_2 + k43 * rho1_rate_3);
                let t228 = rho1 + k28 * rho1_rate_1
                    + (k36 * rho1_rate_2 + k44 * rho1_rate_3);
                let t231 = rt::lit::<T>(0.2529691909352784) * t221
                    + rt::lit::<T>(0.4175557539292479) * t222
                    + (rt::lit::<T>(0.32151478931685357) * t223
                        + rt::lit::<T>(0.09560496739250535) * t224)
                    + (rt::lit::<T>(-0.058993923891947214) * t225
                        + rt::lit::<T>(-0.061592225069804156) * t226
                        + (rt::lit::<T>(0.005864947198698576) * t227
                            + rt::lit::<T>(0.027076500189167574) * t228));
                let t232 = t231 * t114;
                let t229 = rt::lit::<T>(0.027076500189167574) * t221
                    + rt::lit::<T>(0.005864947198698576) * t222
                    + (rt::lit::<T>(-0.061592225069804156) * t223
                        + rt::lit::<T>(-0.058993923891947214) * t224)
                    + (rt::lit::<T>(0.09560496739250535) * t225
                        + rt::lit::<T>(0.32151478931685357) * t226
                        + (rt::lit::<T>(0.4175557539292479) * t227
                            + rt::lit::<T>(0.2529691909352784) * t228));
                let t230 = t229 * t134;
                let t233 = rt::lit::<T>(-0.06114645362610544) * (t221 + t228)
                    + rt::lit::<T>(-0.014459274444920261) * (t222 + t227)
                    + (rt::lit::<T>(0.1904683739582173) * (t223 + t226)
                        + rt::lit::<T>(0.3851373541128084) * (t224 + t225));
                let t234 = t233 * t124;
                let q1_new_2 = k193 * (t232 + t230) + (q1 + k192 * t234);
                let t245 = t231 * t116;
                let t244 = t229 * t136;
                let t246 = t233 * t126;
                let q2_new_2 = k193 * (t245 + t244) + (q2 + k192 * t246);
                let q3_new_2 = k193 * (t12 + t11) + (q3 + k192 * t13);
                let rho1_squared = rho1 * rho1;
                let q1_squared = q1 * q1;
                let q2_squared = q2 * q2;
                let t260 = q1_squared + q2_squared;
                let t261 = rho1_squared * rho1_squared
                    + rt::lit::<T>(0.0625)
                        * (reference1 * reference1
                            + rt::lit::<T>(0.25)
                                * (q2_squared * q2_squared + q1_squared * q1_squared));
                let t262 = k193 * (rho1_rate_1 + rho1_rate_3)
                    + (rho1 + k192 * rho1_rate_2);
                let rho1_new_2 = (rt::lit::<T>(1.0)
                    - rt::visible_change(
                        rt::lit::<T>(0.5) * rho1_squared
                            * (rt::lit::<T>(0.5) * (t260 + rho1_squared) - reference1),
                        t261,
                        rt::lit::<T>(1.0),
                    )) * t262;
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let t263 = (rt::lit::<T>(1.0) - eps * sin_q3_ahead)
                    * (sigma * cos_q3_ahead);
                let t264 = rt::abs(q3) + rt::lit::<T>(1.0);
                let t265 = rt::visible_change(
                    half_rho2_squared * (t263 + (half_rho2_squared - reference2)),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625) * (reference2 * reference2 + t263 * t263),
                    t264,
                );
                let t266 = k193 * (rho2_rate_1 + rho2_rate_3)
                    + (rho2 + k192 * rho2_rate_2);
                let rho2_new_2 = (rt::lit::<T>(1.0) - t265) * t266;
                let t267 = q1_new_2 * q1_new_2
                    + (q2_new_2 * q2_new_2 + (t266 * t266 + t262 * t262));
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k192 * t13 + k193 * (t12 + t11),
                    q3_new_2,
                    tally,
                );
                let t268 = (rt::lit::<T>(1.0) - eps * sin_q3_ahead_new)
                    * (sigma * cos_q3_ahead_new);
                let t269 = t260 + (rho1_squared + rho2_squared);
                let t235 = q1 + k37 * t230 + (k21 * t232 + k29 * t234);
                let t270 = rt::lit::<T>(-0.5369276808200979) * t234;
                let t271 = t235
                    * (rt::lit::<T>(1.3883282773678602) * t232
                        + (t270 + rt::lit::<T>(0.1485994034522376) * t230));
                let t254 = q2 + k44 * t244 + (k28 * t245 + k36 * t246);
                let t272 = rt::lit::<T>(-0.5369276808200979) * t246;
                let t273 = t254
                    * (rt::lit::<T>(0.1485994034522376) * t245
                        + (t272 + rt::lit::<T>(1.3883282773678602) * t244));
                let t242 = q1 + k44 * t230 + (k28 * t232 + k36 * t234);
                let t274 = t242
                    * (rt::lit::<T>(0.1485994034522376) * t232
                        + (t270 + rt::lit::<T>(1.3883282773678602) * t230));
                let t247 = q2 + k37 * t244 + (k21 * t245 + k29 * t246);
                let t275 = t247
                    * (rt::lit::<T>(1.3883282773678602) * t245
                        + (t272 + rt::lit::<T>(0.1485994034522376) * t244));
                let t276 = rt::lit::<T>(-0.5369276808200979) * rho1_rate_2;
                let t277 = (t276 + rt::lit::<T>(0.1485994034522376) * rho1_rate_1
                    + rt::lit::<T>(1.3883282773678602) * rho1_rate_3) * t228;
                let t278 = (rt::lit::<T>(1.3883282773678602) * rho1_rate_1 + t276
                    + rt::lit::<T>(0.1485994034522376) * rho1_rate_3) * t221;
                let t279 = rt::lit::<T>(-0.5369276808200979) * rho2_rate_2;
                let t280 = (rt::lit::<T>(1.3883282773678602) * rho2_rate_1 + t279
                    + rt::lit::<T>(0.1485994034522376) * rho2_rate_3) * t3;
                let t281 = (t279 + rt::lit::<T>(0.1485994034522376) * rho2_rate_1
                    + rt::lit::<T>(1.3883282773678602) * rho2_rate_3) * t10;
                let t14 = q3 + k37 * t11 + (k21 * t12 + k29 * t13);
                let (t15, t16) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k37 * t11 + (k21 * t12 + k29 * t13),
                    t14,
                    tally,
                );
                let t282 = t15 * (sigma - sigma_eps * t15) + t16 * (sigma_eps * t16);
                let t283 = rt::lit::<T>(-0.5369276808200979) * t13;
                let t284 = t282
                    * (rt::lit::<T>(1.3883282773678602) * t12
                        + (t283 + rt::lit::<T>(0.1485994034522376) * t11));
                let t20 = q3 + k44 * t11 + (k28 * t12 + k36 * t13);
                let (t21, t22) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k44 * t11 + (k28 * t12 + k36 * t13),
                    t20,
                    tally,
                );
                let t23 = eps * t21;
                let t24 = rt::lit::<T>(1.0) - t23;
                let t25 = t21 * t24 + t22 * (eps * t22);
                let t285 = t25
                    * (sigma
                        * (rt::lit::<T>(0.1485994034522376) * t12
                            + (t283 + rt::lit::<T>(1.3883282773678602) * t11)));
                let t286 = t271 + t273
                    + (t274 + (t275 + (t277 + (t278 + (t280 + t281 - t284 - t285)))));
                let t236 = q1 + k38 * t230 + (k22 * t232 + k30 * t234);
                let t287 = rt::lit::<T>(-0.057795793724394404) * t234;
                let t288 = t236
                    * (rt::lit::<T>(1.0431438967796478) * t232
                        + (t287 + rt::lit::<T>(0.014651896944746605) * t230));
                let t253 = q2 + k43 * t244 + (k27 * t245 + k35 * t246);
                let t289 = rt::lit::<T>(-0.057795793724394404) * t246;
                let t290 = t253
                    * (rt::lit::<T>(0.014651896944746605) * t245
                        + (t289 + rt::lit::<T>(1.0431438967796478) * t244));
                let t241 = q1 + k43 * t230 + (k27 * t232 + k35 * t234);
                let t291 = t241
                    * (rt::lit::<T>(0.014651896944746605) * t232
                        + (t287 + rt::lit::<T>(1.0431438967796478) * t230));
                let t248 = q2 + k38 * t244 + (k22 * t245 + k30 * t246);
                let t292 = t248
                    * (rt::lit::<T>(1.0431438967796478) * t245
                        + (t289 + rt::lit::<T>(0.014651896944746605) * t244));
                let t293 = rt::lit::<T>(-0.057795793724394404) * rho1_rate_2;
                let t294 = (t293 + rt::lit::<T>(0.014651896944746605) * rho1_rate_1
                    + rt::lit::<T>(1.0431438967796478) * rho1_rate_3) * t227;
                let t295 = (rt::lit::<T>(1.0431438967796478) * rho1_rate_1 + t293
                    + rt::lit::<T>(0.014651896944746605) * rho1_rate_3) * t222;
                let t296 = rt::lit::<T>(-0.057795793724394404) * rho2_rate_2;
                let t297 = (rt::lit::<T>(1.0431438967796478) * rho2_rate_1 + t296
                    + rt::lit::<T>(0.014651896944746605) * rho2_rate_3) * t4;
                let t298 = (t296 + rt::lit::<T>(0.014651896944746605) * rho2_rate_1
                    + rt::lit::<T>(1.0431438967796478) * rho2_rate_3) * t9;
                let t38 = q3 + k38 * t11 + (k22 * t12 + k30 * t13);
                let (t39, t40) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k38 * t11 + (k22 * t12 + k30 * t13),
                    t38,
                    tally,
                );
                let t41 = eps * t39;
                let t42 = rt::lit::<T>(1.0) - t41;
                let t43 = t39 * t42 + t40 * (eps * t40);
                let t299 = rt::lit::<T>(-0.057795793724394404) * t13;
                let t300 = t43
                    * (sigma
                        * (rt::lit::<T>(1.0431438967796478) * t12
                            + (t299 + rt::lit::<T>(0.014651896944746605) * t11)));
                let t32 = q3 + k43 * t11 + (k27 * t12 + k35 * t13);
                let (t33, t34) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k43 * t11 + (k27 * t12 + k35 * t13),
                    t32,
                    tally,
                );
                let t35 = eps * t33;
                let t36 = rt::lit::<T>(1.0) - t35;
                let t37 = t33 * t36 + t34 * (eps * t34);
                let t301 = t37
                    * (sigma
                        * (rt::lit::<T>(0.014651896944746605) * t12
                            + (t299 + rt::lit::<T>(1.0431438967796478) * t11)));
                let t302 = t288 + t290
                    + (t291 + (t292 + (t294 + (t295 + (t297 + t298 - t300 - t301)))));
                let t303 = rt::lit::<T>(0.5) * t267
                    + (t268 - (rt::lit::<T>(0.5) * t269 + t263))
                    - (k17 * t286 + k18 * t302);
                let t237 = q1 + k39 * t230 + (k23 * t232 + k31 * t234);
                let t304 = rt::lit::<T>(0.5396928102125592) * t234;
                let t305 = t237
                    * (rt::lit::<T>(0.5693833068100856) * t232
                        + (t304 + rt::lit::<T>(-0.10907611702264491) * t230));
                let t252 = q2 + k42 * t244 + (k26 * t245 + k34 * t246);
                let t306 = rt::lit::<T>(0.5396928102125592) * t246;
                let t307 = t252
                    * (rt::lit::<T>(-0.10907611702264491) * t245
                        + (t306 + rt::lit::<T>(0.5693833068100856) * t244));
                let t240 = q1 + k42 * t230 + (k26 * t232 + k34 * t234);
                let t308 = t240
                    * (rt::lit::<T>(-0.10907611702264491) * t232
                        + (t304 + rt::lit::<T>(0.5693833068100856) * t230));
                let t249 = q2 + k39 * t244 + (k23 * t245 + k31 * t246);
                let t309 = t249
                    * (rt::lit::<T>(0.5693833068100856) * t245
                        + (t306 + rt::lit::<T>(-0.10907611702264491) * t244));
                let t310 = rt::lit::<T>(0.5396928102125592) * rho1_rate_2;
                let t311 = (t310 + rt::lit::<T>(-0.10907611702264491) * rho1_rate_1
                    + rt::lit::<T>(0.5693833068100856) * rho1_rate_3) * t226;
                let t312 = (rt::lit::<T>(0.5693833068100856) * rho1_rate_1 + t310
                    + rt::lit::<T>(-0.10907611702264491) * rho1_rate_3) * t223;
                let t313 = rt::lit::<T>(0.5396928102125592) * rho2_rate_2;
                let t314 = (rt::lit::<T>(0.5693833068100856) * rho2_rate_1 + t313
                    + rt::lit::<T>(-0.10907611702264491) * rho2_rate_3) * t5;
                let t315 = (t313 + rt::lit::<T>(-0.10907611702264491) * rho2_rate_1
                    + rt::lit::<T>(0.5693833068100856) * rho2_rate_3) * t8;
                let t44 = q3 + k39 * t11 + (k23 * t12 + k31 * t13);
                let (t45, t46) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k39 * t11 + (k23 * t12 + k31 * t13),
                    t44,
                    tally,
                );
                let t47 = eps * t45;
                let t48 = rt::lit::<T>(1.0) - t47;
                let t49 = t45 * t48 + t46 * (eps * t46);
                let t316 = rt::lit::<T>(0.5396928102125592) * t13;
                let t317 = t49
                    * (sigma
                        * (rt::lit::<T>(0.5693833068100856) * t12
                            + (t316 + rt::lit::<T>(-0.10907611702264491) * t11)));
                let t26 = q3 + k42 * t11 + (k26 * t12 + k34 * t13);
                let (t27, t28) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k42 * t11 + (k26 * t12 + k34 * t13),
                    t26,
                    tally,
                );
                let t29 = eps * t27;
                let t30 = rt::lit::<T>(1.0) - t29;
                let t31 = t27 * t30 + t28 * (eps * t28);
                let t318 = t31
                    * (sigma
                        * (rt::lit::<T>(-0.10907611702264491) * t12
                            + (t316 + rt::lit::<T>(0.5693833068100856) * t11)));
                let t319 = t305 + t307
                    + (t308 + (t309 + (t311 + (t312 + (t314 + t315 - t317 - t318)))));
                let t238 = q1 + k40 * t230 + (k24 * t232 + k32 * t234);
                let t320 = rt::lit::<T>(0.9439195532208219) * t234;
                let t321 = t238
                    * (rt::lit::<T>(0.14644677597344954) * t232
                        + (t320 + rt::lit::<T>(-0.09036632919427146) * t230));
                let t251 = q2 + k41 * t244 + (k25 * t245 + k33 * t246);
                let t322 = rt::lit::<T>(0.9439195532208219) * t246;
                let t323 = t251
                    * (rt::lit::<T>(-0.09036632919427146) * t245
                        + (t322 + rt::lit::<T>(0.14644677597344954) * t244));
                let t239 = q1 + k41 * t230 + (k25 * t232 + k33 * t234);
                let t324 = t239
                    * (rt::lit::<T>(-0.09036632919427146) * t232
                        + (t320 + rt::lit::<T>(0.14644677597344954) * t230));
                let t250 = q2 + k40 * t244 + (k24 * t245 + k32 * t246);
                let t325 = t250
                    * (rt::lit::<T>(0.14644677597344954) * t245
                        + (t322 + rt::lit::<T>(-0.09036632919427146) * t244));
                let t326 = rt::lit::<T>(0.9439195532208219) * rho1_rate_2;
                let t327 = (t326 + rt::lit::<T>(-0.09036632919427146) * rho1_rate_1
                    + rt::lit::<T>(0.14644677597344954) * rho1_rate_3) * t225;
                let t328 = (rt::lit::<T>(0.14644677597344954) * rho1_rate_1 + t326
                    + rt::lit::<T>(-0.09036632919427146) * rho1_rate_3) * t224;
                let t329 = rt::lit::<T>(0.9439195532208219) * rho2_rate_2;
                let t330 = (rt::lit::<T>(0.14644677597344954) * rho2_rate_1 + t329
                    + rt::lit::<T>(-0.09036632919427146) * rho2_rate_3) * t6;
                let t331 = (t329 + rt::lit::<T>(-0.09036632919427146) * rho2_rate_1
                    + rt::lit::<T>(0.14644677597344954) * rho2_rate_3) * t7;
                let t50 = q3 + k40 * t11 + (k24 * t12 + k32 * t13);
                let (t51, t52) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k40 * t11 + (k24 * t12 + k32 * t13),
                    t50,
                    tally,
                );
                let t53 = eps * t51;
                let t54 = rt::lit::<T>(1.0) - t53;
                let t55 = t51 * t54 + t52 * (eps * t52);
                let t332 = rt::lit::<T>(0.9439195532208219) * t13;
                let t333 = t55
                    * (sigma
                        * (rt::lit::<T>(0.14644677597344954) * t12
                            + (t332 + rt::lit::<T>(-0.09036632919427146) * t11)));
                let t56 = q3 + k41 * t11 + (k25 * t12 + k33 * t13);
                let (t57, t58) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    k41 * t11 + (k25 * t12 + k33 * t13),
                    t56,
                    tally,
                );
                let t59 = eps * t57;
                let t60 = rt::lit::<T>(1.0) - t59;
                let t61 = t57 * t60 + t58 * (eps * t58);
                let t334 = t61
                    * (sigma
                        * (rt::lit::<T>(-0.09036632919427146) * t12
                            + (t332 + rt::lit::<T>(0.14644677597344954) * t11)));
                let t335 = t321 + t323
                    + (t324 + (t325 + (t327 + (t328 + (t330 + t331 - t333 - t334)))));
                let resolution1_new = t303 - (k19 * t319 + k20 * t335);
                let t336 = rt::abs(t305)
                    + (rt::abs(t309)
                        + (rt::abs(t312) + (rt::abs(t314) + rt::abs(t317))));
                let t337 = rt::abs(t321)
                    + (rt::abs(t325)
                        + (rt::abs(t328) + (rt::abs(t330) + rt::abs(t333))));
                let t338 = rt::abs(t324)
                    + (rt::abs(t323)
                        + (rt::abs(t327) + (rt::abs(t331) + rt::abs(t334))));
                let t339 = rt::abs(t308)
                    + (rt::abs(t307)
                        + (rt::abs(t311) + (rt::abs(t315) + rt::abs(t318))));
                let t340 = rt::abs(k19 * t336) + rt::abs(k20 * t337)
                    + (rt::abs(k20 * t338) + rt::abs(k19 * t339));
                let t341 = rt::abs(t291)
                    + (rt::abs(t290)
                        + (rt::abs(t294) + (rt::abs(t298) + rt::abs(t301))));
                let t342 = rt::abs(t274)
                    + (rt::abs(t273)
                        + (rt::abs(t277) + (rt::abs(t281) + rt::abs(t285))));
                let t343 = rt::lit::<T>(0.5) * rt::abs(t267)
                    + (rt::lit::<T>(0.5) * rt::abs(t269) + rt::abs(t263)
                        + rt::abs(t268));
                let t344 = rt::abs(t271)
                    + (rt::abs(t275)
                        + (rt::abs(t278) + (rt::abs(t280) + rt::abs(t284))));
                let t345 = rt::abs(t288)
                    + (rt::abs(t292)
                        + (rt::abs(t295) + (rt::abs(t297) + rt::abs(t300))));
                let t346 = rt::abs(k18 * t341) + rt::abs(k17 * t342)
                    + (t343 + (rt::abs(k17 * t344) + rt::abs(k18 * t345)));
                let t347 = rt::abs(t235 * q1_new_2)
                    + (rt::abs(t221 * t262)
                        + (rt::abs(t3 * t266) + rt::abs(t282 * q3_new_2)));
                let resolution2_new = t264 * (t340 + t346)
                    + (rt::abs(t247 * q2_new_2) + t347);
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    resolution1_new,
                    resolution2_new,
                    reference1,
                    reference2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                if !rt::is_resolved(carried[5], carried[6]) {
                    return Err(setting.unresolved(carried[5], carried[6], tally));
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
                let [q1, q2, q3, rho1, rho2, _, _, _, _, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8a08f6535908a2c82a747f018f9a4f12";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf6> for System<T> {
        type Scheme = avf6::Scheme<T>;
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
        /// - `q3_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: q1_rate, q2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 11 | 24 | 2 | 1 | 2 | 0 |
        /// | each iteration for q3_rate, rho2_rate | 7 | 9 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma eps`
            sigma_eps: T,
            /// `2 sigma eps`
            twice_sigma_eps: T,
            /// `2 eps`
            twice_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `h²/4`
            k1: T,
            /// `-(sigma h)`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_eps = sigma * eps;
                let twice_sigma_eps = rt::lit::<T>(2.0) * sigma_eps;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                let k1 = rt::lit::<T>(0.25) * (h * h);
                let k2 = -(sigma * h);
                Scheme {
                    sigma_eps,
                    twice_sigma_eps,
                    twice_eps,
                    inv_h,
                    half_h,
                    minus_half_h,
                    k1,
                    k2,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t1 * (q2_dot - sin_q3 * q1_dot)
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot,
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, rho1, rho2, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    sigma_eps,
                    twice_sigma_eps,
                    twice_eps,
                    inv_h,
                    half_h,
                    minus_half_h,
                    k1,
                    k2,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            rho2,
                            sigma_eps
                                + sin_q3_ahead * (sigma - twice_sigma_eps * sin_q3_ahead),
                        ],
                        move || [rt::abs(inv_h * q3), rt::abs(inv_h * rho2)],
                        move |[q3_rate, rho2_rate]| {
                            let q3_rate_half_h = half_h * q3_rate;
                            let t1 = q3 + q3_rate_half_h;
                            let (t2, t3) = rt::sin_cos(t1);
                            (
                                [
                                    q3_rate - rho2 - half_h * rho2_rate,
                                    rho2_rate
                                        - sigma * (eps + t2 * (rt::lit::<T>(1.0) - twice_eps * t2)),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [
                                        (rt::lit::<T>(0.5) - rt::lit::<T>(2.0) * (eps * t2))
                                            * (k2 * t3),
                                        rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "q3_rate, rho2_rate", tally)
                    })?;
                let [q3_rate, rho2_rate] = solution1.x;
                let q3_rate_half_h = half_h * q3_rate;
                let t1 = q3 + q3_rate_half_h;
                let (t2, t3) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_half_h,
                    t1,
                    tally,
                );
                let t4 = t2 * t2 + rt::lit::<T>(1.0);
                let t5 = rt::sqrt(t4);
                let t6 = rt::lit::<T>(1.0) / t4;
                let t7 = t5 * t6;
                let t8 = t2 * t5;
                let t9 = t8 * (half_h * t6);
                let t10 = rt::lit::<T>(1.0) / (t3 * t3 - rt::lit::<T>(2.0));
                let t11 = t10 * (half_h * t5);
                let t12 = rt::lit::<T>(1.0) - t7 * (k1 * (t5 * t10 - t8 * (t2 * t6)));
                let [rho1_rate] = rt::solve_linear(
                        {
                            let t13 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                            let t14 = rt::sqrt(t13);
                            [t14 * (q2 - q1 * sin_q3_ahead) * (rt::lit::<T>(1.0) / t13)]
                        },
                        move |[rho1_rate]| {
                            let t15 = rho1 + half_h * rho1_rate;
                            (
                                [rho1_rate - t7 * (q2 + t15 * t11 - t2 * (q1 + t15 * t9))],
                                [[t12]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let t15 = rho1 + half_h * rho1_rate;
                let q1_new_2 = q1 + t15 * (t8 * (h * t6));
                let q2_new_2 = q2 + t15 * (t10 * (h * t5));
                let q3_rate_h = h * q3_rate;
                let q3_new_2 = q3 + q3_rate_h;
                let rho1_new_2 = rho1 + h * rho1_rate;
                let rho2_new_2 = rho2 + h * rho2_rate;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_h,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                let [q1, q2, q3, rho1, rho2, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9ac2b4cdbaa721ab65310dbd8ce4fac4";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
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
        /// - `q1_rate`, `q2_rate`, `q3_rate`, `p_q1_rate`, `p_q2_rate`, `p_q3_rate`, `lambda1`: 7 × 7 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 17 | 25 | 1 | 0 | 1 | 1 |
        /// | each iteration for q1_rate, q2_rate, q3_rate, p_q1_rate, p_q2_rate, p_q3_rate, lambda1 | 93 | 131 | 7 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezF>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezF>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 sigma`
            twice_sigma: T,
            /// `2 eps`
            twice_eps: T,
            /// `eps/2`
            half_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `h²/2`
            k1: T,
            /// `2 h`
            twice_h: T,
            /// `eps h/2`
            half_eps_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p = g v (3); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 7, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_sigma = rt::lit::<T>(2.0) * sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let half_eps = rt::lit::<T>(0.5) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let k1 = rt::lit::<T>(0.5) * (h * h);
                let twice_h = rt::lit::<T>(2.0) * h;
                let half_eps_h = rt::lit::<T>(0.5) * eps_h;
                Scheme {
                    twice_sigma,
                    twice_eps,
                    half_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    k1,
                    twice_h,
                    half_eps_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { twice_sigma, .. } = *self;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = q1_dot * q1_dot + q2_dot * q2_dot
                    + (q3_dot * q3_dot + (q1 * q1 + q2 * q2));
                let carried = [
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                    rt::lit::<T>(0.5)
                        * ((rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3)
                            + t1),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, reference, sin_q3_ahead, cos_q3_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_sigma,
                    twice_eps,
                    half_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    k1,
                    twice_h,
                    half_eps_h,
                } = *setting.scheme();
                let t1 = rt::lit::<T>(1.0) - eps * sin_q3_ahead;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = sigma
                                * (sin_q3_ahead * t1 + cos_q3_ahead * (eps * cos_q3_ahead));
                            [p_q1, p_q2, p_q3, -q1, -q2, t2, rt::lit::<T>(0.0)]
                        },
                        move || {
                            let t2 = sigma
                                * (sin_q3_ahead * t1 + cos_q3_ahead * (eps * cos_q3_ahead));
                            [
                                rt::abs(p_q1) + rt::abs(inv_h * q1),
                                rt::abs(p_q2) + rt::abs(inv_h * q2),
                                rt::abs(p_q3) + rt::abs(inv_h * q3),
                                rt::abs(q1) + rt::abs(inv_h * p_q1),
                                rt::abs(q2) + rt::abs(inv_h * p_q2),
                                rt::abs(t2) + rt::abs(inv_h * p_q3),
                                rt::lit::<T>(1.0),
                            ]
                        },
                        move |
                            [q1_rate,
                            q2_rate,
                            q3_rate,
                            p_q1_rate,
                            p_q2_rate,
                            p_q3_rate,
                            lambda1,
                            ]|
                        {
                            let q3_rate_h = h * q3_rate;
                            let q3_rate_half_h = half_h * q3_rate;
                            let t3 = q3 + q3_rate_half_h;
                            let ((sin_q3_rate_half_h, cos_q3_rate_half_h), (t4, t5)) = rt::halfway(
                                (sin_q3_ahead, cos_q3_ahead),
                                q3_rate_half_h,
                                t3,
                            );
                            let t6 = t4 * sin_q3_rate_half_h;
                            let t7 = q3_rate_h * t4 - rt::lit::<T>(2.0) * t6;
                            let t8 = rt::lit::<T>(1.0) - eps * t4;
                            let t9 = t4 * cos_q3_rate_half_h - t4;
                            let t10 = q3_rate_h * t5;
                            let t11 = t5 * (rt::lit::<T>(2.0) * sin_q3_rate_half_h)
                                - t10;
                            let t12 = eps * t11;
                            let t13 = t5 * cos_q3_rate_half_h - t5;
                            let t14 = t10 + t11;
                            let t15 = t7 * t8 + t9 * (twice_eps * t6)
                                - (t5 * t12 + t13 * (eps * t14));
                            let t16 = p_q1_rate * p_q1_rate + p_q3_rate * p_q3_rate
                                + (q1_rate * q1_rate + q2_rate * q2_rate
                                    + (q3_rate * q3_rate + p_q2_rate * p_q2_rate));
                            let t17 = h * t16;
                            let t18 = rt::div_or_zero(sigma * t15, t17);
                            let t19 = half_h + t18;
                            let t20 = p_q1 + p_q1_rate * t19;
                            let t21 = p_q2 + p_q2_rate * t19;
                            let t22 = eps * t5;
                            let t23 = rt::div_or_zero(t18 * (twice_h * q1_rate), t17);
                            let t24 = p_q1_rate * t23;
                            let t25 = p_q2_rate * t23;
                            let t26 = rt::div_or_zero(t18 * (twice_h * q2_rate), t17);
                            let t27 = p_q1_rate * t26;
                            let t28 = p_q2_rate * t26;
                            let t29 = h * t5;
                            let h_cos_q3_rate_half_h = h * cos_q3_rate_half_h;
                            let t30 = sin_q3_rate_half_h * t29
                                + t4 * h_cos_q3_rate_half_h;
                            let h_sin_q3_rate_half_h = h * sin_q3_rate_half_h;
                            let t31 = k1 * q3_rate;
                            let t32 = t29 - t4 * t31;
                            let t33 = h * t4;
                            let t34 = t5 * h_cos_q3_rate_half_h - t32
                                - sin_q3_rate_half_h * t33;
                            let t35 = t9 * t30
                                + t6
                                    * (cos_q3_rate_half_h * t29
                                        - (t29 + t4 * h_sin_q3_rate_half_h)) - t5 * t34;
                            let t36 = eps_h * t5;
                            let t37 = t8 * (t33 + t5 * t31 - t30)
                                - (t33 - t5 * h_sin_q3_rate_half_h
                                    - cos_q3_rate_half_h * t33) * (half_eps * t14);
                            let t38 = eps * (t35 - t13 * (t32 + t34))
                                + (rt::lit::<T>(0.5) * (t12 * t33 - t7 * t36) + t37);
                            let t39 = rt::div_or_zero(
                                sigma * t38 - t18 * (twice_h * q3_rate),
                                t17,
                            );
                            let t40 = p_q2_rate * t39;
                            let t41 = p_q1_rate * t39;
                            let t42 = rt::div_or_zero(t18 * (twice_h * p_q1_rate), t17);
                            let t43 = p_q1_rate * t42;
                            let t44 = p_q2_rate * t42;
                            let t45 = rt::div_or_zero(t18 * (twice_h * p_q2_rate), t17);
                            let t46 = p_q2_rate * t45;
                            let t47 = p_q1_rate * t45;
                            let t48 = rt::div_or_zero(t18 * (twice_h * p_q3_rate), t17);
                            let t49 = p_q1_rate * t48;
                            let t50 = p_q2_rate * t48;
                            let t51 = rt::lit::<T>(0.5)
                                * (t8 * t29 - (t4 * t36 + t22 * t33))
                                - t4 * (half_eps_h * t5);
                            (
                                [
                                    t20 + t4 * t21,
                                    q1_rate - t20,
                                    q2_rate - t21,
                                    q3_rate - p_q3 - p_q3_rate * t19,
                                    q1_rate * t19 + (q1 + p_q1_rate - lambda1),
                                    q3_rate * t18 + (p_q3_rate - sigma * (t4 * t8 + t5 * t22)),
                                    q2_rate * t19 + (q2 + p_q2_rate - lambda1 * t4),
                                ],
                                [
                                    [
                                        -(t24 + t4 * t25),
                                        -(t27 + t4 * t28),
                                        t4 * t40 + (t41 + t21 * (half_h * t5)),
                                        t19 - t43 - t4 * t44,
                                        t4 * (t19 - t46) - t47,
                                        -(t49 + t4 * t50),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t24 + rt::lit::<T>(1.0),
                                        t27,
                                        -t41,
                                        t43 - t19,
                                        t47,
                                        t49,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t25,
                                        t28 + rt::lit::<T>(1.0),
                                        -t40,
                                        t44,
                                        t46 - t19,
                                        t50,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        p_q3_rate * t23,
                                        p_q3_rate * t26,
                                        rt::lit::<T>(1.0) - p_q3_rate * t39,
                                        p_q3_rate * t42,
                                        p_q3_rate * t45,
                                        p_q3_rate * t48 - t19,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t19 - q1_rate * t23,
                                        -(q1_rate * t26),
                                        q1_rate * t39,
                                        rt::lit::<T>(1.0) - q1_rate * t42,
                                        -(q1_rate * t45),
                                        -(q1_rate * t48),
                                        rt::lit::<T>(-1.0),
                                    ],
                                    [
                                        -(q3_rate * t23),
                                        -(q3_rate * t26),
                                        q3_rate * t39 + (t18 - sigma * t51),
                                        -(q3_rate * t42),
                                        -(q3_rate * t45),
                                        rt::lit::<T>(1.0) - q3_rate * t48,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        -(q2_rate * t23),
                                        t19 - q2_rate * t26,
                                        q2_rate * t39 - t5 * (half_h * lambda1),
                                        -(q2_rate * t42),
                                        rt::lit::<T>(1.0) - q2_rate * t45,
                                        -(q2_rate * t48),
                                        -t4,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q1_rate, q2_rate, q3_rate, p_q1_rate, p_q2_rate, p_q3_rate, lambda1",
                                tally,
                            )
                    })?;
                let [q1_rate, q2_rate, q3_rate, p_q1_rate, p_q2_rate, p_q3_rate, _] = solution1
                    .x;
                let q1_new_2 = q1 + h * q1_rate;
                let q2_new_2 = q2 + h * q2_rate;
                let q3_rate_h = h * q3_rate;
                let q3_new_2 = q3 + q3_rate_h;
                let t52 = p_q3 * p_q3 + (p_q1 * p_q1 + p_q2 * p_q2);
                let t53 = q1 * q1 + q2 * q2 + t1 * (twice_sigma * cos_q3_ahead);
                let t54 = rt::visible_change(
                    rt::lit::<T>(0.5) * t52
                        * (rt::lit::<T>(0.5) * (t52 + t53) - reference),
                    t52 * t52
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t53 * (rt::lit::<T>(0.25) * t53)),
                    rt::abs(q3) + rt::lit::<T>(1.0),
                );
                let t55 = rt::lit::<T>(1.0) - t54;
                let p_q1_new = (p_q1 + h * p_q1_rate) * t55;
                let p_q2_new = (p_q2 + h * p_q2_rate) * t55;
                let p_q3_new = (p_q3 + h * p_q3_rate) * t55;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_h,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    p_q1_new,
                    p_q2_new,
                    p_q3_new,
                    reference,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
                        carried[5],
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: p_q1,
                    q2_dot: p_q2,
                    q3_dot: p_q3,
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
                [q1,
                q2,
                q3,
                p_q1,
                p_q2,
                p_q3,
                ]: [T; 6],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let sigma = parameters.sigma;
                let Scheme { twice_sigma, .. } = self;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::lit::<T>(1.0) - eps * sin_q3;
                let t2 = q1 * q1 + q2 * q2 + (p_q3 * p_q3 + (p_q1 * p_q1 + p_q2 * p_q2));
                let abs_cos_q3 = rt::abs(cos_q3);
                let t3 = (abs_cos_q3 + rt::abs(q3 * sin_q3)) * rt::abs(t1)
                    + abs_cos_q3
                        * (rt::abs(eps) * (rt::abs(sin_q3) + rt::abs(q3 * cos_q3))
                            + rt::lit::<T>(1.0));
                [
                    rt::lit::<T>(0.5) * (t1 * (twice_sigma * cos_q3) + t2),
                    rt::abs(sigma) * t3 + t2,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "bbff48d8df7c40be9a17a4847228927e";
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
        /// - `q1_rate`, `q2_rate`, `q3_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 24 | 36 | 3 | 2 | 1 | 1 |
        /// | each sweep for q1_rate, q2_rate, q3_rate, rho1_rate, rho2_rate | 29 | 44 | 2 | 1 | 2 | 0 |
        /// | each iteration for q1_rate, q2_rate, q3_rate, rho1_rate, rho2_rate | 84 | 146 | 9 | 1 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 sigma`
            twice_sigma: T,
            /// `2 eps`
            twice_eps: T,
            /// `eps/2`
            half_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `h²/2`
            k1: T,
            /// `2 h`
            twice_h: T,
            /// `eps h/2`
            half_eps_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 5, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_sigma = rt::lit::<T>(2.0) * sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let half_eps = rt::lit::<T>(0.5) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let k1 = rt::lit::<T>(0.5) * (h * h);
                let twice_h = rt::lit::<T>(2.0) * h;
                let half_eps_h = rt::lit::<T>(0.5) * eps_h;
                Scheme {
                    twice_sigma,
                    twice_eps,
                    half_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    k1,
                    twice_h,
                    half_eps_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { twice_sigma, .. } = *self;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = q1_dot * q1_dot + q2_dot * q2_dot
                    + (q3_dot * q3_dot + (q1 * q1 + q2 * q2));
                let carried = [
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                    rt::lit::<T>(0.5)
                        * ((rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3)
                            + t1),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, reference, sin_q3_ahead,
                cos_q3_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_sigma,
                    twice_eps,
                    half_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    k1,
                    twice_h,
                    half_eps_h,
                } = *setting.scheme();
                let eps_sin_q3_ahead = eps * sin_q3_ahead;
                let t1 = rt::sqrt(sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0));
                let t2 = t1 + rt::lit::<T>(1.0);
                let t3 = sin_q3_ahead / (t1 * t2);
                let t4 = t2 * t3;
                let t5 = rt::lit::<T>(1.0) - sin_q3_ahead * t3;
                let t6 = q2_dot * t5 - q1_dot * t4;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([q1_rate, q2_rate, q3_rate, rho1_rate, rho2_rate]) = solution1
                    .goes_on()
                {
                    let q3_rate_half_h = half_h * q3_rate;
                    let t7 = q3 + q3_rate_half_h;
                    let ((sin_q3_rate_half_h, cos_q3_rate_half_h), (t8, t9)) = rt::halfway(
                        (sin_q3_ahead, cos_q3_ahead),
                        q3_rate_half_h,
                        t7,
                    );
                    let t26 = rt::sqrt(t8 * t8 + rt::lit::<T>(1.0));
                    let t27 = t26 + rt::lit::<T>(1.0);
                    let t28 = t26 * t27;
                    let t66 = t8 / t28;
                    let t67 = t27 * t66;
                    let q3_rate_h = h * q3_rate;
                    let t10 = t8 * sin_q3_rate_half_h;
                    let t11 = q3_rate_h * t8 - rt::lit::<T>(2.0) * t10;
                    let t12 = eps * t8;
                    let t13 = rt::lit::<T>(1.0) - t12;
                    let t14 = t8 * cos_q3_rate_half_h - t8;
                    let t15 = t11 * t13 + t14 * (twice_eps * t10);
                    let t16 = q3_rate_h * t9;
                    let t17 = t9 * (rt::lit::<T>(2.0) * sin_q3_rate_half_h) - t16;
                    let t19 = t9 * cos_q3_rate_half_h - t9;
                    let t20 = t16 + t17;
                    let t21 = q1_rate * q1_rate + q2_rate * q2_rate
                        + (q3_rate * q3_rate
                            + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                    let t22 = h * t21;
                    let t68 = rt::div_or_zero(
                        sigma * (t15 - eps * (t9 * t17 + t19 * t20)),
                        t22,
                    );
                    let t69 = half_h + t68;
                    let t70 = t6 + rho1_rate * t69;
                    let t71 = rt::lit::<T>(1.0) - t8 * t66;
                    let t35 = q1 + half_h * q1_rate;
                    let t34 = q2 + half_h * q2_rate;
                    let t36 = eps * t9;
                    let t37 = t12 - rt::lit::<T>(1.0);
                    let t38 = sigma * (t9 * t36 - t8 * t37);
                    solution1
                        .update([
                            -(t67 * t70),
                            t71 * t70,
                            q3_dot + rho2_rate * t69,
                            t35 * t67 - t34 * t71
                                - t68 * (q2_rate * t71 - q1_rate * t67),
                            t38 - q3_rate * t68,
                        ]);
                }
                solution1
                    .or_newton(
                        move || [
                            -(t4 * t6),
                            t5 * t6,
                            q3_dot,
                            q1 * t4 - q2 * t5,
                            sigma
                                * (cos_q3_ahead * (eps * cos_q3_ahead)
                                    - sin_q3_ahead * (eps_sin_q3_ahead - rt::lit::<T>(1.0))),
                        ],
                        move || [
                            rt::abs(inv_h * q1),
                            rt::abs(inv_h * q2),
                            rt::abs(inv_h * q3),
                            rt::abs(inv_h * t6),
                            rt::abs(inv_h * q3_dot),
                        ],
                        move |[q1_rate, q2_rate, q3_rate, rho1_rate, rho2_rate]| {
                            let q3_rate_h = h * q3_rate;
                            let q3_rate_half_h = half_h * q3_rate;
                            let t7 = q3 + q3_rate_half_h;
                            let ((sin_q3_rate_half_h, cos_q3_rate_half_h), (t8, t9)) = rt::halfway(
                                (sin_q3_ahead, cos_q3_ahead),
                                q3_rate_half_h,
                                t7,
                            );
                            let t10 = t8 * sin_q3_rate_half_h;
                            let t11 = q3_rate_h * t8 - rt::lit::<T>(2.0) * t10;
                            let t12 = eps * t8;
                            let t13 = rt::lit::<T>(1.0) - t12;
                            let t14 = t8 * cos_q3_rate_half_h - t8;
                            let t15 = t11 * t13 + t14 * (twice_eps * t10);
                            let t16 = q3_rate_h * t9;
                            let t17 = t9 * (rt::lit::<T>(2.0) * sin_q3_rate_half_h)
                                - t16;
                            let t18 = eps * t17;
                            let t19 = t9 * cos_q3_rate_half_h - t9;
                            let t20 = t16 + t17;
                            let t21 = q1_rate * q1_rate + q2_rate * q2_rate
                                + (q3_rate * q3_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t22 = h * t21;
                            let t23 = rt::div_or_zero(
                                sigma * (t15 - (t9 * t18 + t19 * (eps * t20))),
                                t22,
                            );
                            let t24 = half_h + t23;
                            let t25 = t6 + rho1_rate * t24;
                            let t26 = rt::sqrt(t8 * t8 + rt::lit::<T>(1.0));
                            let t27 = t26 + rt::lit::<T>(1.0);
                            let t28 = t26 * t27;
                            let t29 = rt::lit::<T>(1.0) / t28;
                            let t30 = t8 * t29;
                            let t31 = t27 * t30;
                            let t32 = rt::lit::<T>(1.0) - t8 * t30;
                            let t33 = q2_rate * t32 - q1_rate * t31;
                            let t34 = q2 + half_h * q2_rate;
                            let t35 = q1 + half_h * q1_rate;
                            let t36 = eps * t9;
                            let t37 = t12 - rt::lit::<T>(1.0);
                            let t38 = sigma * (t9 * t36 - t8 * t37);
                            let t39 = rt::div_or_zero(twice_h * q1_rate * t23, t22);
                            let t40 = rho1_rate * t39;
                            let t41 = rt::div_or_zero(twice_h * q2_rate * t23, t22);
                            let t42 = rho1_rate * t41;
                            let t43 = h * t8;
                            let t44 = eps_h * t9;
                            let t45 = k1 * q3_rate;
                            let t46 = h * t9;
                            let h_cos_q3_rate_half_h = h * cos_q3_rate_half_h;
                            let t47 = sin_q3_rate_half_h * t46
                                + t8 * h_cos_q3_rate_half_h;
                            let h_sin_q3_rate_half_h = h * sin_q3_rate_half_h;
                            let t48 = t13 * (t43 + t9 * t45 - t47)
                                - (t43 - t9 * h_sin_q3_rate_half_h
                                    - cos_q3_rate_half_h * t43) * (half_eps * t20);
                            let t49 = half_h * t9;
                            let t50 = t47 * (half_eps * t14)
                                + (rt::lit::<T>(0.5)
                                    * (cos_q3_rate_half_h * t46 - t8 * h_sin_q3_rate_half_h)
                                    - t49) * (eps * t10);
                            let t51 = t46 - t8 * t45;
                            let t52 = t9 * h_cos_q3_rate_half_h - t51
                                - sin_q3_rate_half_h * t43;
                            let t53 = rt::lit::<T>(0.5) * (t18 * t43 - t11 * t44) + t48
                                + rt::lit::<T>(2.0) * t50
                                - eps * (t19 * (t51 + t52) + t9 * t52);
                            let t54 = rt::div_or_zero(
                                sigma * t53 - twice_h * q3_rate * t23,
                                t22,
                            );
                            let t55 = rho1_rate * t54;
                            let t56 = t8 * t46;
                            let t57 = t29
                                * (t49
                                    - (rt::lit::<T>(0.5) * t27 / t26 + rt::lit::<T>(0.5))
                                        * (t56 * t30));
                            let t58 = t56 * (rt::lit::<T>(0.5) * t8) / (t26 * t28)
                                + t27 * t57;
                            let t59 = rt::div_or_zero(t23 * (twice_h * rho1_rate), t22);
                            let t60 = t24 - rho1_rate * t59;
                            let t61 = rt::div_or_zero(t23 * (twice_h * rho2_rate), t22);
                            let t62 = rho1_rate * t61;
                            let t63 = t49 * t30 + t8 * t57;
                            let t64 = t54 * t33 - t34 * t63 - t35 * t58
                                - t23 * (q1_rate * t58 + q2_rate * t63);
                            let t65 = t8 * (half_eps_h * t9)
                                + rt::lit::<T>(0.5) * (t8 * t44 + t36 * t43 + t46 * t37);
                            (
                                [
                                    q1_rate + t25 * t31,
                                    q2_rate - t25 * t32,
                                    q3_rate - q3_dot - rho2_rate * t24,
                                    t23 * t33 + (t34 * t32 + (rho1_rate - t35 * t31)),
                                    q3_rate * t23 + (rho2_rate - t38),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t40 * t31,
                                        -(t42 * t31),
                                        t55 * t31 + t25 * t58,
                                        t60 * t31,
                                        -(t62 * t31),
                                    ],
                                    [
                                        t40 * t32,
                                        t42 * t32 + rt::lit::<T>(1.0),
                                        t25 * t63 - t55 * t32,
                                        -(t60 * t32),
                                        t62 * t32,
                                    ],
                                    [
                                        rho2_rate * t39,
                                        rho2_rate * t41,
                                        rt::lit::<T>(1.0) - rho2_rate * t54,
                                        rho2_rate * t59,
                                        rho2_rate * t61 - t24,
                                    ],
                                    [
                                        -(t39 * t33 + t24 * t31),
                                        t24 * t32 - t41 * t33,
                                        t64,
                                        rt::lit::<T>(1.0) - t59 * t33,
                                        -(t61 * t33),
                                    ],
                                    [
                                        -(q3_rate * t39),
                                        -(q3_rate * t41),
                                        q3_rate * t54 + (t23 + sigma * t65),
                                        -(q3_rate * t59),
                                        rt::lit::<T>(1.0) - q3_rate * t61,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q1_rate, q2_rate, q3_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [q1_rate, q2_rate, q3_rate, rho1_rate, rho2_rate] = solution1.x;
                let q1_new_2 = q1 + h * q1_rate;
                let q2_new_2 = q2 + h * q2_rate;
                let q3_rate_h = h * q3_rate;
                let q3_new_2 = q3 + q3_rate_h;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_h,
                    q3_new_2,
                    tally,
                );
                let t72 = rt::sqrt(
                    sin_q3_ahead_new * sin_q3_ahead_new + rt::lit::<T>(1.0),
                );
                let t73 = t72 + rt::lit::<T>(1.0);
                let t74 = sin_q3_ahead_new / (t72 * t73);
                let t75 = h * rho1_rate + t6;
                let t76 = q3_dot * q3_dot + (q1_dot * q1_dot + q2_dot * q2_dot);
                let t77 = q1 * q1 + q2 * q2
                    + (rt::lit::<T>(1.0) - eps_sin_q3_ahead)
                        * (twice_sigma * cos_q3_ahead);
                let t78 = rt::visible_change(
                    rt::lit::<T>(0.5) * t76
                        * (rt::lit::<T>(0.5) * (t76 + t77) - reference),
                    t76 * t76
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t77 * (rt::lit::<T>(0.25) * t77)),
                    rt::abs(q3) + rt::lit::<T>(1.0),
                );
                let q1_dot_new_2 = t74 * (t73 * (t75 * (t78 - rt::lit::<T>(1.0))));
                let t79 = rt::lit::<T>(1.0) - t78;
                let q2_dot_new_2 = (rt::lit::<T>(1.0) - sin_q3_ahead_new * t74)
                    * (t75 * t79);
                let q3_dot_new_2 = (q3_dot + h * rho2_rate) * t79;
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_new_2,
                    q2_dot_new_2,
                    q3_dot_new_2,
                    reference,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
                        carried[5],
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
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
                [q1,
                q2,
                q3,
                q1_dot,
                q2_dot,
                q3_dot,
                ]: [T; 6],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let sigma = parameters.sigma;
                let Scheme { twice_sigma, .. } = self;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::lit::<T>(1.0) - eps * sin_q3;
                let t2 = q1 * q1 + q2 * q2
                    + (q3_dot * q3_dot + (q1_dot * q1_dot + q2_dot * q2_dot));
                let abs_cos_q3 = rt::abs(cos_q3);
                let t3 = (abs_cos_q3 + rt::abs(q3 * sin_q3)) * rt::abs(t1)
                    + abs_cos_q3
                        * (rt::abs(eps) * (rt::abs(sin_q3) + rt::abs(q3 * cos_q3))
                            + rt::lit::<T>(1.0));
                [
                    rt::lit::<T>(0.5) * (t1 * (twice_sigma * cos_q3) + t2),
                    rt::abs(sigma) * t3 + t2,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0be56ccf48b34672696ecd2f472b67ba";
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
        /// - `q1_rate`, `q2_rate`, `q3_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 2 | 0 | 0 | 0 |
        /// | each step | 26 | 36 | 3 | 2 | 3 | 1 |
        /// | each iteration for q1_rate, q2_rate, q3_rate, rho1_rate, rho2_rate | 126 | 227 | 21 | 3 | 4 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezRFd>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezRFd>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 sigma`
            twice_sigma: T,
            /// `2 eps`
            twice_eps: T,
            /// `eps/2`
            half_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `h²/2`
            k1: T,
            /// `2 h`
            twice_h: T,
            /// `h/4`
            quarter_h: T,
            /// `eps h/2`
            half_eps_h: T,
            /// `(1/2)/h`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_sigma = rt::lit::<T>(2.0) * sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let half_eps = rt::lit::<T>(0.5) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let k1 = rt::lit::<T>(0.5) * (h * h);
                let twice_h = rt::lit::<T>(2.0) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let half_eps_h = rt::lit::<T>(0.5) * eps_h;
                let k2 = rt::lit::<T>(0.5) / h;
                Scheme {
                    twice_sigma,
                    twice_eps,
                    half_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    k1,
                    twice_h,
                    quarter_h,
                    half_eps_h,
                    k2,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { twice_sigma, .. } = *self;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = q1_dot * q1_dot + q2_dot * q2_dot
                    + (q3_dot * q3_dot + (q1 * q1 + q2 * q2));
                let carried = [
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                    rt::lit::<T>(0.5)
                        * ((rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3)
                            + t1),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, reference, sin_q3_ahead,
                cos_q3_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_sigma,
                    twice_eps,
                    half_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    k1,
                    twice_h,
                    quarter_h,
                    half_eps_h,
                    k2,
                } = *setting.scheme();
                let eps_sin_q3_ahead = eps * sin_q3_ahead;
                let t1 = rt::sqrt(sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0));
                let t2 = t1 + rt::lit::<T>(1.0);
                let t3 = sin_q3_ahead / (t1 * t2);
                let t4 = t2 * t3;
                let t5 = rt::lit::<T>(1.0) - sin_q3_ahead * t3;
                let t6 = q2_dot * t5 - q1_dot * t4;
                let q3_plus_h = q3 + h;
                let (sin_q3_plus_h, cos_q3_plus_h) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    h,
                    q3_plus_h,
                    tally,
                );
                let q3_minus_h = q3 - h;
                let (sin_q3_minus_h, cos_q3_minus_h) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    -h,
                    q3_minus_h,
                    tally,
                );
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t7 = t4 * t6;
                            let t8 = t5 * t6;
                            let t9 = rt::sqrt(
                                sin_q3_minus_h * sin_q3_minus_h + rt::lit::<T>(1.0),
                            );
                            let t10 = t9 + rt::lit::<T>(1.0);
                            let t11 = sin_q3_minus_h / (t9 * t10);
                            let t12 = rt::sqrt(
                                sin_q3_plus_h * sin_q3_plus_h + rt::lit::<T>(1.0),
                            );
                            let t13 = t12 + rt::lit::<T>(1.0);
                            let t14 = sin_q3_plus_h / (t12 * t13);
                            let t15 = t8 * (sin_q3_minus_h * t11 - sin_q3_plus_h * t14)
                                - t7 * (t10 * t11 - t13 * t14);
                            [
                                -t7,
                                t8,
                                q3_dot,
                                q1 * t4 - q2 * t5 + t15 * (k2 * q3_dot),
                                sigma
                                    * (cos_q3_ahead * (eps * cos_q3_ahead)
                                        - sin_q3_ahead * (eps_sin_q3_ahead - rt::lit::<T>(1.0))),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * q1),
                            rt::abs(inv_h * q2),
                            rt::abs(inv_h * q3),
                            rt::abs(inv_h * t6),
                            rt::abs(inv_h * q3_dot),
                        ],
                        move |[q1_rate, q2_rate, q3_rate, rho1_rate, rho2_rate]| {
                            let q3_rate_half_h = half_h * q3_rate;
                            let t16 = q3 + q3_rate_half_h;
                            let ((sin_q3_rate_half_h, cos_q3_rate_half_h), (t17, t18)) = rt::halfway(
                                (sin_q3_ahead, cos_q3_ahead),
                                q3_rate_half_h,
                                t16,
                            );
                            let t19 = rt::sqrt(t17 * t17 + rt::lit::<T>(1.0));
                            let t20 = t19 + rt::lit::<T>(1.0);
                            let t21 = t19 * t20;
                            let t22 = rt::lit::<T>(1.0) / t21;
                            let t23 = t17 * t22;
                            let t24 = t20 * t23;
                            let t25 = t6 + half_h * rho1_rate;
                            let q3_rate_h = h * q3_rate;
                            let t26 = t17 * sin_q3_rate_half_h;
                            let t27 = q3_rate_h * t17 - rt::lit::<T>(2.0) * t26;
                            let t28 = eps * t17;
                            let t29 = rt::lit::<T>(1.0) - t28;
                            let t30 = t17 * cos_q3_rate_half_h - t17;
                            let t31 = q3_rate_h * t18;
                            let t32 = t18 * (rt::lit::<T>(2.0) * sin_q3_rate_half_h)
                                - t31;
                            let t33 = eps * t32;
                            let t34 = t18 * cos_q3_rate_half_h - t18;
                            let t35 = t31 + t32;
                            let t36 = t27 * t29 + t30 * (twice_eps * t26)
                                - (t18 * t33 + t34 * (eps * t35));
                            let t37 = q1_rate * q1_rate + q2_rate * q2_rate
                                + (q3_rate * q3_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t38 = h * t37;
                            let t39 = rt::div_or_zero(sigma * t36, t38);
                            let t40 = rt::lit::<T>(1.0) - t17 * t23;
                            let t41 = t40 * t25;
                            let t42 = t16 - h;
                            let (_, (t43, t44)) = rt::halfway(
                                (sin_q3_minus_h, cos_q3_minus_h),
                                q3_rate_half_h,
                                t42,
                            );
                            let t45 = rt::sqrt(t43 * t43 + rt::lit::<T>(1.0));
                            let t46 = t45 + rt::lit::<T>(1.0);
                            let t47 = t45 * t46;
                            let t48 = rt::lit::<T>(1.0) / t47;
                            let t49 = t43 * t48;
                            let t50 = h + t16;
                            let (_, (t51, t52)) = rt::halfway(
                                (sin_q3_plus_h, cos_q3_plus_h),
                                q3_rate_half_h,
                                t50,
                            );
                            let t53 = rt::sqrt(t51 * t51 + rt::lit::<T>(1.0));
                            let t54 = t53 + rt::lit::<T>(1.0);
                            let t55 = t53 * t54;
                            let t56 = rt::lit::<T>(1.0) / t55;
                            let t57 = t51 * t56;
                            let t58 = inv_h * (t43 * t49 - t51 * t57);
                            let t59 = t24 * t25;
                            let t60 = inv_h * (t46 * t49 - t54 * t57);
                            let t61 = t41 * t58 - t59 * t60;
                            let t62 = rt::lit::<T>(0.5) * t61;
                            let t63 = t25 * t62;
                            let t64 = rt::div_or_zero(q3_rate * t63, t37);
                            let t65 = t39 + t64;
                            let t66 = t25 + rho1_rate * t65;
                            let t67 = half_h + t65;
                            let t68 = q2_rate * t40 - q1_rate * t24;
                            let t69 = q2 + half_h * q2_rate;
                            let t70 = q1 + half_h * q1_rate;
                            let t71 = eps * t18;
                            let t72 = t28 - rt::lit::<T>(1.0);
                            let t73 = q3_rate + rho1_rate * t62;
                            let t74 = rt::div_or_zero(twice_h * q1_rate * t39, t38)
                                + rt::div_or_zero(rt::lit::<T>(2.0) * q1_rate * t64, t37);
                            let t75 = rho1_rate * t74;
                            let t76 = rt::div_or_zero(twice_h * q2_rate * t39, t38)
                                + rt::div_or_zero(rt::lit::<T>(2.0) * q2_rate * t64, t37);
                            let t77 = rho1_rate * t76;
                            let t78 = h * t18;
                            let t79 = t17 * t78;
                            let t80 = half_h * t18;
                            let t81 = t22
                                * (t80
                                    - (rt::lit::<T>(0.5) * t20 / t19 + rt::lit::<T>(0.5))
                                        * (t79 * t23));
                            let t82 = t79 * (rt::lit::<T>(0.5) * t17) / (t19 * t21)
                                + t20 * t81;
                            let t83 = h * t17;
                            let t84 = eps_h * t18;
                            let t85 = k1 * q3_rate;
                            let h_cos_q3_rate_half_h = h * cos_q3_rate_half_h;
                            let t86 = sin_q3_rate_half_h * t78
                                + t17 * h_cos_q3_rate_half_h;
                            let h_sin_q3_rate_half_h = h * sin_q3_rate_half_h;
                            let t87 = t29 * (t83 + t18 * t85 - t86)
                                - (t83 - t18 * h_sin_q3_rate_half_h
                                    - cos_q3_rate_half_h * t83) * (half_eps * t35);
                            let t88 = t86 * (half_eps * t30)
                                + (rt::lit::<T>(0.5)
                                    * (cos_q3_rate_half_h * t78 - t17 * h_sin_q3_rate_half_h)
                                    - t80) * (eps * t26);
                            let t89 = t78 - t17 * t85;
                            let t90 = t18 * h_cos_q3_rate_half_h - t89
                                - sin_q3_rate_half_h * t83;
                            let t91 = rt::lit::<T>(0.5) * (t33 * t83 - t27 * t84) + t87
                                + rt::lit::<T>(2.0) * t88
                                - eps * (t34 * (t89 + t90) + t18 * t90);
                            let t92 = h * t44;
                            let t93 = t43 * t92;
                            let t94 = t48
                                * (half_h * t44
                                    - (rt::lit::<T>(0.5) * t46 / t45 + rt::lit::<T>(0.5))
                                        * (t93 * t49));
                            let t95 = h * t52;
                            let t96 = t51 * t95;
                            let t97 = t56
                                * (half_h * t52
                                    - (rt::lit::<T>(0.5) * t54 / t53 + rt::lit::<T>(0.5))
                                        * (t96 * t57));
                            let t98 = t41
                                * (t43 * t94 + rt::lit::<T>(0.5) * (t92 * t49 - t95 * t57)
                                    - t51 * t97);
                            let t99 = t93 * (rt::lit::<T>(0.5) * t43) / (t45 * t47)
                                - t96 * (rt::lit::<T>(0.5) * t51) / (t53 * t55);
                            let t100 = t80 * t23 + t17 * t81;
                            let t101 = inv_h
                                * (t98 - t59 * (t46 * t94 + t99 - t54 * t97))
                                - t25 * (t100 * t58 + t82 * t60);
                            let t102 = rt::lit::<T>(0.5) * t101;
                            let t103 = rt::div_or_zero(
                                sigma * t91 - twice_h * q3_rate * t39,
                                t38,
                            )
                                + rt::div_or_zero(
                                    t63 + q3_rate * (t25 * t102 - rt::lit::<T>(2.0) * t64),
                                    t37,
                                );
                            let t104 = rho1_rate * t103;
                            let t105 = rt::lit::<T>(0.25)
                                * (h * t40 * t58 - h * t24 * t60);
                            let t106 = rt::div_or_zero(
                                q3_rate * (quarter_h * t61 + t25 * t105)
                                    - rt::lit::<T>(2.0) * rho1_rate * t64,
                                t37,
                            ) - rt::div_or_zero(t39 * (twice_h * rho1_rate), t38);
                            let t107 = t67 + rho1_rate * t106;
                            let t108 = rt::div_or_zero(t39 * (twice_h * rho2_rate), t38)
                                + rt::div_or_zero(rt::lit::<T>(2.0) * rho2_rate * t64, t37);
                            let t109 = rho1_rate * t108;
                            let t110 = (q1_rate * t82 + q2_rate * t100) * t65
                                + (q3_rate * t102 + (t62 + (t69 * t100 + t70 * t82)));
                            let t111 = t17 * (half_eps_h * t18)
                                + rt::lit::<T>(0.5) * (t17 * t84 + t71 * t83 + t78 * t72);
                            (
                                [
                                    q1_rate + t24 * t66,
                                    q2_rate - t40 * t66,
                                    q3_rate - q3_dot - rho2_rate * t67,
                                    t68 * t65
                                        + (t69 * t40 + (rho1_rate - t70 * t24) - q3_rate * t62),
                                    rho2_rate - sigma * (t18 * t71 - t17 * t72) + t65 * t73,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t24 * t75,
                                        -(t24 * t77),
                                        t82 * t66 + t24 * t104,
                                        t24 * t107,
                                        -(t24 * t109),
                                    ],
                                    [
                                        t40 * t75,
                                        t40 * t77 + rt::lit::<T>(1.0),
                                        t100 * t66 - t40 * t104,
                                        -(t40 * t107),
                                        t40 * t109,
                                    ],
                                    [
                                        rho2_rate * t74,
                                        rho2_rate * t76,
                                        rt::lit::<T>(1.0) - rho2_rate * t103,
                                        -(rho2_rate * t106),
                                        rho2_rate * t108 - t67,
                                    ],
                                    [
                                        -(t68 * t74 + t24 * t67),
                                        t40 * t67 - t68 * t76,
                                        t68 * t103 - t110,
                                        t68 * t106 + (rt::lit::<T>(1.0) - q3_rate * t105),
                                        -(t68 * t108),
                                    ],
                                    [
                                        -(t73 * t74),
                                        -(t73 * t76),
                                        t73 * t103
                                            + (sigma * t111
                                                + t65 * (rho1_rate * t102 + rt::lit::<T>(1.0))),
                                        t73 * t106 + t65 * (t62 + rho1_rate * t105),
                                        rt::lit::<T>(1.0) - t73 * t108,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q1_rate, q2_rate, q3_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [q1_rate, q2_rate, q3_rate, rho1_rate, rho2_rate] = solution1.x;
                let q1_new_2 = q1 + h * q1_rate;
                let q2_new_2 = q2 + h * q2_rate;
                let q3_rate_h = h * q3_rate;
                let q3_new_2 = q3 + q3_rate_h;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_h,
                    q3_new_2,
                    tally,
                );
                let t112 = rt::sqrt(
                    sin_q3_ahead_new * sin_q3_ahead_new + rt::lit::<T>(1.0),
                );
                let t113 = t112 + rt::lit::<T>(1.0);
                let t114 = sin_q3_ahead_new / (t112 * t113);
                let t115 = h * rho1_rate + t6;
                let t116 = q3_dot * q3_dot + (q1_dot * q1_dot + q2_dot * q2_dot);
                let t117 = q1 * q1 + q2 * q2
                    + (rt::lit::<T>(1.0) - eps_sin_q3_ahead)
                        * (twice_sigma * cos_q3_ahead);
                let t118 = rt::visible_change(
                    rt::lit::<T>(0.5) * t116
                        * (rt::lit::<T>(0.5) * (t116 + t117) - reference),
                    t116 * t116
                        + rt::lit::<T>(0.0625)
                            * (reference * reference
                                + t117 * (rt::lit::<T>(0.25) * t117)),
                    rt::abs(q3) + rt::lit::<T>(1.0),
                );
                let q1_dot_new_2 = t114 * (t113 * (t115 * (t118 - rt::lit::<T>(1.0))));
                let t119 = rt::lit::<T>(1.0) - t118;
                let q2_dot_new_2 = (rt::lit::<T>(1.0) - sin_q3_ahead_new * t114)
                    * (t115 * t119);
                let q3_dot_new_2 = (q3_dot + h * rho2_rate) * t119;
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_new_2,
                    q2_dot_new_2,
                    q3_dot_new_2,
                    reference,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
                        carried[5],
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
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
                [q1,
                q2,
                q3,
                q1_dot,
                q2_dot,
                q3_dot,
                ]: [T; 6],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let sigma = parameters.sigma;
                let Scheme { twice_sigma, .. } = self;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::lit::<T>(1.0) - eps * sin_q3;
                let t2 = q1 * q1 + q2 * q2
                    + (q3_dot * q3_dot + (q1_dot * q1_dot + q2_dot * q2_dot));
                let abs_cos_q3 = rt::abs(cos_q3);
                let t3 = (abs_cos_q3 + rt::abs(q3 * sin_q3)) * rt::abs(t1)
                    + abs_cos_q3
                        * (rt::abs(eps) * (rt::abs(sin_q3) + rt::abs(q3 * cos_q3))
                            + rt::lit::<T>(1.0));
                [
                    rt::lit::<T>(0.5) * (t1 * (twice_sigma * cos_q3) + t2),
                    rt::abs(sigma) * t3 + t2,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6a40222aa24da1c19229e3cfa94a0a3b";
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
        /// - `q3_rate`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho1_mean`: 1 × 1 linear block; torn from it and assigned: q1_rate, q2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 1 | 0 | 0 | 0 |
        /// | each step | 33 | 61 | 8 | 3 | 3 | 2 |
        /// | each iteration for q3_rate, rho2_mean | 14 | 18 | 2 | 0 | 4 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 eps`
            twice_eps: T,
            /// `sigma eps/2`
            half_sigma_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h²/4`
            k1: T,
            /// `sigma h/2`
            k2: T,
            /// `(3/2) h`
            k3: T,
            /// `h sigma eps/4`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let sigma_eps = sigma * eps;
                let half_sigma_eps = rt::lit::<T>(0.5) * sigma_eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.25) * (h * h);
                let k2 = rt::lit::<T>(0.5) * (sigma * h);
                let k3 = rt::lit::<T>(1.5) * h;
                let k4 = rt::lit::<T>(0.25) * (h * sigma_eps);
                Scheme {
                    twice_eps,
                    half_sigma_eps,
                    inv_h,
                    half_h,
                    k1,
                    k2,
                    k3,
                    k4,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = t2
                    * (sin_q3 * q1_dot / t1
                        + q2_dot / (cos_q3 * cos_q3 - rt::lit::<T>(2.0)));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t3,
                    q3_dot,
                    rt::lit::<T>(1.0),
                    rt::lit::<T>(0.5) * (q1 * q1 + q2 * q2 + t3 * t3),
                    (rt::lit::<T>(1.0) - eps * sin_q3) * (sigma * cos_q3)
                        + q3_dot * (rt::lit::<T>(0.5) * q3_dot),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, c1, c2, _, reference1, reference2, sin_q3_ahead,
                cos_q3_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_eps,
                    half_sigma_eps,
                    inv_h,
                    half_h,
                    k1,
                    k2,
                    k3,
                    k4,
                } = *setting.scheme();
                let twice_q3 = rt::lit::<T>(2.0) * q3;
                let (sin_twice_q3, cos_twice_q3) = rt::sin_cos(twice_q3);
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            c2,
                            c2
                                - k2
                                    * (sin_q3_ahead
                                        * (twice_eps * sin_q3_ahead - rt::lit::<T>(1.0)) - eps),
                        ],
                        move || [rt::abs(inv_h * q3), rt::abs(c2)],
                        move |[q3_rate, rho2_mean]| {
                            let q3_rate_half_h = half_h * q3_rate;
                            let q3_rate_h = h * q3_rate;
                            let t1 = rt::lit::<T>(0.5) * (q3_rate_h + twice_q3);
                            let ((sin_q3_rate_half_h, cos_q3_rate_half_h), (t2, t3)) = rt::halfway(
                                (sin_q3_ahead, cos_q3_ahead),
                                q3_rate_half_h,
                                t1,
                            );
                            let t4 = rt::div_or_one(sin_q3_rate_half_h, q3_rate_half_h);
                            let t5 = twice_q3 + q3_rate_half_h;
                            let (_, (t6, t7)) = rt::halfway(
                                (sin_twice_q3, cos_twice_q3),
                                q3_rate_half_h,
                                t5,
                            );
                            let t8 = twice_q3 + k3 * q3_rate;
                            let (t9, t10) = rt::sin_cos(t8);
                            let t11 = t7 + t10;
                            let t12 = rt::div_or_zero(
                                half_h * (cos_q3_rate_half_h - t4),
                                q3_rate_half_h,
                            );
                            let t13 = k2 * (t4 * (half_h * t3) + t12 * t2)
                                + k4 * (t12 * t11 - t4 * (k3 * t9 + half_h * t6));
                            (
                                [
                                    q3_rate - rho2_mean,
                                    rho2_mean - c2
                                        - t4 * (half_h * (sigma * t2 + half_sigma_eps * t11)),
                                ],
                                [
                                    [rt::lit::<T>(1.0), rt::lit::<T>(-1.0)],
                                    [-t13, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "q3_rate, rho2_mean", tally)
                    })?;
                let [q3_rate, rho2_mean] = solution1.x;
                let t14 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                let t15 = rt::sqrt(t14);
                let q3_rate_half_h = half_h * q3_rate;
                let t16 = q3 + q3_rate_half_h;
                let (_, (t17, t18)) = rt::halfway(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3_rate_half_h,
                    t16,
                );
                let t19 = t17 * t17 + rt::lit::<T>(1.0);
                let t20 = rt::sqrt(t19);
                let t21 = t17 * t20;
                let t22 = t21 * (rt::lit::<T>(1.0) / t19);
                let t23 = t18 * t18 - rt::lit::<T>(2.0);
                let t24 = t20 * (rt::lit::<T>(1.0) / t23);
                let t25 = half_h * t22;
                let t26 = half_h * t24;
                let t27 = cos_q3_ahead * cos_q3_ahead - rt::lit::<T>(2.0);
                let t28 = sin_q3_ahead * t15;
                let t29 = k1 * (t22 * t22 + t24 * t24) + rt::lit::<T>(1.0);
                let [rho1_mean] = rt::solve_linear(
                        {
                            let t30 = c1
                                - half_h
                                    * (rt::lit::<T>(1.0) / t14 * (q1 * t28)
                                        + q2 * t15 * (rt::lit::<T>(1.0) / t27));
                            [t30]
                        },
                        move |[rho1_mean]| {
                            let t31 = rho1_mean - c1
                                + half_h
                                    * (t22 * (q1 + rho1_mean * t25)
                                        + t24 * (q2 + rho1_mean * t26));
                            ([t31], [[t29]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean", tally)
                    })?;
                let q1_new_2 = q1 + rho1_mean * (h * t22);
                let q2_new_2 = q2 + rho1_mean * (h * t24);
                let q3_rate_h = h * q3_rate;
                let q3_new_2 = q3 + q3_rate_h;
                let c1_squared = c1 * c1;
                let q1_squared = q1 * q1;
                let q2_squared = q2 * q2;
                let t32 = c1_squared * c1_squared
                    + rt::lit::<T>(0.0625)
                        * (reference1 * reference1
                            + rt::lit::<T>(0.25)
                                * (q2_squared * q2_squared + q1_squared * q1_squared));
                let c1_new = (rt::lit::<T>(2.0) * rho1_mean - c1)
                    * (rt::lit::<T>(1.0)
                        - rt::visible_change(
                            rt::lit::<T>(0.5) * c1_squared
                                * (rt::lit::<T>(0.5)
                                    * (q1_squared + q2_squared + c1_squared) - reference1),
                            t32,
                            rt::lit::<T>(1.0),
                        ));
                let c2_squared = c2 * c2;
                let half_c2_squared = rt::lit::<T>(0.5) * c2_squared;
                let t33 = (rt::lit::<T>(1.0) - eps * sin_q3_ahead)
                    * (sigma * cos_q3_ahead);
                let t34 = rt::visible_change(
                    half_c2_squared * (t33 + (half_c2_squared - reference2)),
                    c2_squared * c2_squared
                        + rt::lit::<T>(0.0625) * (reference2 * reference2 + t33 * t33),
                    rt::abs(q3) + rt::lit::<T>(1.0),
                );
                let c2_new = (rt::lit::<T>(2.0) * rho2_mean - c2)
                    * (rt::lit::<T>(1.0) - t34);
                let t35 = t28 * t21 * (rt::lit::<T>(1.0) / (t14 * t19))
                    + t15 * t20 * (rt::lit::<T>(1.0) / (t27 * t23));
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_h,
                    q3_new_2,
                    tally,
                );
                let t36 = sin_q3_ahead_new * sin_q3_ahead_new + rt::lit::<T>(1.0);
                let t37 = rt::sqrt(t36);
                let t38 = sin_q3_ahead_new * t21 * (rt::lit::<T>(1.0) / (t36 * t19))
                    + t20
                        * (rt::lit::<T>(1.0)
                            / ((cos_q3_ahead_new * cos_q3_ahead_new - rt::lit::<T>(2.0))
                                * t23));
                let t39 = t37 * t38;
                let alignment1_new = rt::lit::<T>(0.5)
                    * (t35 + t39 - rt::abs(t35 - t39));
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
                    reference1,
                    reference2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::is_aligned(carried[5]) {
                    return Err(setting.orthogonal(tally));
                }
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
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
                let [q1, q2, q3, c1, c2, _, _, _, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * c1)),
                    q2_dot: rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))
                        * (t2 * c1),
                    q3_dot: c2,
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
                [q1,
                q2,
                q3,
                c1,
                c2,
                ]: [T; 5],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let sigma = parameters.sigma;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::lit::<T>(1.0) - eps * sin_q3;
                let t2 = q1 * q1 + q2 * q2 + (c1 * c1 + c2 * c2);
                let abs_cos_q3 = rt::abs(cos_q3);
                let t3 = (abs_cos_q3 + rt::abs(q3 * sin_q3)) * rt::abs(t1)
                    + abs_cos_q3
                        * (rt::abs(eps) * (rt::abs(sin_q3) + rt::abs(q3 * cos_q3))
                            + rt::lit::<T>(1.0));
                [
                    rt::lit::<T>(0.5) * (t1 * (rt::lit::<T>(2.0) * sigma * cos_q3) + t2),
                    rt::abs(sigma) * t3 + t2,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "783768b465ba9bd1b9c7739291b2c18a";
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
        /// - `q3_rate`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho1_mean`: 1 × 1 linear block; torn from it and assigned: q1_rate, q2_rate
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 1 | 0 | 0 | 0 |
        /// | each step | 33 | 61 | 8 | 3 | 3 | 2 |
        /// | each iteration for q3_rate, rho2_mean | 14 | 18 | 2 | 0 | 4 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
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
        /// - `q3_rate`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho1_mean`: 1 × 1 linear block; torn from it and assigned: q1_rate, q2_rate
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 1 | 0 | 0 | 0 |
        /// | each step | 33 | 61 | 8 | 3 | 3 | 2 |
        /// | each iteration for q3_rate, rho2_mean | 14 | 18 | 2 | 0 | 4 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
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
        /// - `q3_rate`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho1_mean`: 1 × 1 linear block; torn from it and assigned: q1_rate, q2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 1 | 0 | 0 | 0 |
        /// | each step | 19 | 36 | 6 | 3 | 2 | 1 |
        /// | each iteration for q3_rate, rho2_mean | 8 | 11 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `eps/2`
            half_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h²/4`
            k1: T,
            /// `sigma h/2`
            half_sigma_h: T,
            /// `eps sigma h`
            eps_sigma_h: T,
            /// `eps sigma h/2`
            half_eps_sigma_h: T,
            /// `h² sigma/2`
            half_h_sigma_h: T,
            /// `eps h² sigma/2`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let half_eps = rt::lit::<T>(0.5) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.25) * (h * h);
                let sigma_h = sigma * h;
                let half_sigma_h = rt::lit::<T>(0.5) * sigma_h;
                let eps_sigma_h = eps * sigma_h;
                let half_eps_sigma_h = rt::lit::<T>(0.5) * eps_sigma_h;
                let h_sigma_h = h * sigma_h;
                let half_h_sigma_h = rt::lit::<T>(0.5) * h_sigma_h;
                let k2 = rt::lit::<T>(0.5) * (eps * h_sigma_h);
                Scheme {
                    half_eps,
                    inv_h,
                    half_h,
                    k1,
                    half_sigma_h,
                    eps_sigma_h,
                    half_eps_sigma_h,
                    half_h_sigma_h,
                    k2,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let carried = [
                    q1,
                    q2,
                    q3,
                    t2
                        * (sin_q3 * q1_dot / t1
                            + q2_dot / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot,
                    rt::lit::<T>(1.0),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, c1, c2, _, sin_q3_ahead, cos_q3_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme {
                    half_eps,
                    inv_h,
                    half_h,
                    k1,
                    half_sigma_h,
                    eps_sigma_h,
                    half_eps_sigma_h,
                    half_h_sigma_h,
                    k2,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            c2,
                            c2 + half_eps_sigma_h
                                - sin_q3_ahead * (eps_sigma_h * sin_q3_ahead - half_sigma_h),
                        ],
                        move || [rt::abs(inv_h * q3), rt::abs(c2)],
                        move |[q3_rate, rho2_mean]| {
                            let q3_rate_half_h = half_h * q3_rate;
                            let t1 = q3 + q3_rate_half_h;
                            let (t2, t3) = rt::sin_cos(t1);
                            let t4 = rt::lit::<T>(1.0) - eps * t2;
                            (
                                [
                                    q3_rate - rho2_mean,
                                    rho2_mean - c2 - half_sigma_h * (t2 * t4 + t3 * (eps * t3)),
                                ],
                                [
                                    [rt::lit::<T>(1.0), rt::lit::<T>(-1.0)],
                                    [
                                        t3
                                            * (k2 * t2
                                                - half_h_sigma_h
                                                    * (rt::lit::<T>(0.5) * t4 - half_eps * t2)),
                                        rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "q3_rate, rho2_mean", tally)
                    })?;
                let [q3_rate, rho2_mean] = solution1.x;
                let t5 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                let t6 = rt::sqrt(t5);
                let q3_rate_half_h = half_h * q3_rate;
                let t1 = q3 + q3_rate_half_h;
                let (t2, t3) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_half_h,
                    t1,
                    tally,
                );
                let t7 = t2 * t2 + rt::lit::<T>(1.0);
                let t8 = rt::sqrt(t7);
                let t9 = t2 * t8;
                let t10 = t9 * (rt::lit::<T>(1.0) / t7);
                let t11 = t3 * t3 - rt::lit::<T>(2.0);
                let t12 = t8 * (rt::lit::<T>(1.0) / t11);
                let t13 = half_h * t10;
                let t14 = half_h * t12;
                let t15 = cos_q3_ahead * cos_q3_ahead - rt::lit::<T>(2.0);
                let t16 = sin_q3_ahead * t6;
                let t17 = k1 * (t10 * t10 + t12 * t12) + rt::lit::<T>(1.0);
                let [rho1_mean] = rt::solve_linear(
                        {
                            let t18 = c1
                                - half_h
                                    * (rt::lit::<T>(1.0) / t5 * (q1 * t16)
                                        + q2 * t6 * (rt::lit::<T>(1.0) / t15));
                            [t18]
                        },
                        move |[rho1_mean]| {
                            let t19 = rho1_mean - c1
                                + half_h
                                    * (t10 * (q1 + rho1_mean * t13)
                                        + t12 * (q2 + rho1_mean * t14));
                            ([t19], [[t17]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean", tally)
                    })?;
                let q1_new_2 = q1 + rho1_mean * (h * t10);
                let q2_new_2 = q2 + rho1_mean * (h * t12);
                let q3_rate_h = h * q3_rate;
                let q3_new_2 = q3 + q3_rate_h;
                let c1_new = rt::lit::<T>(2.0) * rho1_mean - c1;
                let c2_new = rt::lit::<T>(2.0) * rho2_mean - c2;
                let t20 = t16 * t9 * (rt::lit::<T>(1.0) / (t5 * t7))
                    + t6 * t8 * (rt::lit::<T>(1.0) / (t15 * t11));
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_rate_h,
                    q3_new_2,
                    tally,
                );
                let t21 = sin_q3_ahead_new * sin_q3_ahead_new + rt::lit::<T>(1.0);
                let t22 = rt::sqrt(t21);
                let t23 = sin_q3_ahead_new * t9 * (rt::lit::<T>(1.0) / (t21 * t7))
                    + t8
                        * (rt::lit::<T>(1.0)
                            / ((cos_q3_ahead_new * cos_q3_ahead_new - rt::lit::<T>(2.0))
                                * t11));
                let t24 = t22 * t23;
                let alignment1_new = rt::lit::<T>(0.5)
                    * (t20 + t24 - rt::abs(t20 - t24));
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::is_aligned(carried[5]) {
                    return Err(setting.orthogonal(tally));
                }
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                let [q1, q2, q3, c1, c2, _, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * c1)),
                    q2_dot: rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))
                        * (t2 * c1),
                    q3_dot: c2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "043e12c7499e475f4fe80cff8154ae84";
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
        /// | once, from the step size | 0 | 8 | 0 | 0 | 0 | 0 |
        /// | each step | 17 | 15 | 1 | 0 | 1 | 0 |
        /// | each state that is looked at | 9 | 7 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `sigma h`
            sigma_h: T,
            /// `sigma h/2`
            half_sigma_h: T,
            /// `eps sigma h`
            eps_sigma_h: T,
            /// `eps sigma h/2`
            half_eps_sigma_h: T,
            /// `h² sigma`
            h_sigma_h: T,
            /// `2 eps sigma h`
            twice_eps_sigma_h: T,
            /// `h² eps sigma`
            h_eps_sigma_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_{k−½} half a step before the node (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let half_h = rt::lit::<T>(0.5) * h;
                let sigma_h = sigma * h;
                let half_sigma_h = rt::lit::<T>(0.5) * sigma_h;
                let eps_sigma_h = eps * sigma_h;
                let half_eps_sigma_h = rt::lit::<T>(0.5) * eps_sigma_h;
                let h_sigma_h = h * sigma_h;
                let twice_eps_sigma_h = rt::lit::<T>(2.0) * eps_sigma_h;
                let h_eps_sigma_h = h * eps_sigma_h;
                Scheme {
                    half_h,
                    sigma_h,
                    half_sigma_h,
                    eps_sigma_h,
                    half_eps_sigma_h,
                    h_sigma_h,
                    twice_eps_sigma_h,
                    h_eps_sigma_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let Scheme { half_h, half_sigma_h, eps_sigma_h, half_eps_sigma_h, .. } = *self;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = (q1 + sin_q3 * q2) / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let carried = [
                    q1,
                    q2,
                    q3,
                    q1_dot - half_h * (t1 - q1),
                    q2_dot - half_h * (sin_q3 * t1 - q2),
                    sin_q3 * (eps_sigma_h * sin_q3 - half_sigma_h)
                        + (q3_dot - half_eps_sigma_h),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme {
                    sigma_h,
                    eps_sigma_h,
                    h_sigma_h,
                    twice_eps_sigma_h,
                    h_eps_sigma_h,
                    ..
                } = *setting.scheme();
                let q1_h = h * q1;
                let q2_h = h * q2;
                let t1 = (rt::lit::<T>(2.0) * p_q1 - q1_h
                    + sin_q3_ahead * (rt::lit::<T>(2.0) * p_q2 - q2_h))
                    / (sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0));
                let p_q1_new = p_q1 - q1_h - t1;
                let q1_new_2 = q1 + h * p_q1_new;
                let p_q2_new = p_q2 - q2_h - sin_q3_ahead * t1;
                let q2_new_2 = q2 + h * p_q2_new;
                let t2 = twice_eps_sigma_h * sin_q3_ahead;
                let t3 = h * p_q3 + h_eps_sigma_h + h_sigma_h * sin_q3_ahead
                    - h * sin_q3_ahead * t2;
                let q3_new_2 = q3 + t3;
                let p_q3_new = p_q3 + eps_sigma_h - sin_q3_ahead * (t2 - sigma_h);
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t3,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    p_q1_new,
                    p_q2_new,
                    p_q3_new,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[5]]) {
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, _, _] = motion.carried;
                let Scheme { half_h, half_sigma_h, eps_sigma_h, half_eps_sigma_h, .. } = *setting
                    .scheme();
                let t1 = p_q1 - half_h * q1;
                let sin_q3 = rt::sin(q3);
                let t2 = p_q2 - half_h * q2;
                let t3 = (t1 + sin_q3 * t2) / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: t1 - t3,
                    q2_dot: t2 - sin_q3 * t3,
                    q3_dot: p_q3 + half_eps_sigma_h
                        - sin_q3 * (eps_sigma_h * sin_q3 - half_sigma_h),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4e97a0b6fb1d25a1afb2725c939a0c8a";
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
        /// - `q3_dot_new`: 1 × 1 implicit block (Newton, analytic Jacobian)
        /// - `q2_dot_new`, `lambda1`: 2 × 2 linear block; torn from it and assigned: q1_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 5 | 13 | 1 | 0 | 0 | 0 |
        /// | each step | 11 | 16 | 0 | 0 | 2 | 0 |
        /// | each iteration for q3_dot_new | 8 | 9 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `eps h`
            eps_h: T,
            /// `h (1 - dla_alpha)`
            k2: T,
            /// `h dla_alpha`
            h_dla_alpha: T,
            /// `sigma dla_alpha`
            sigma_dla_alpha: T,
            /// `h sigma (1 - dla_alpha)`
            k3: T,
            /// `h² dla_alpha sigma (1 - dla_alpha)`
            k4: T,
            /// `2 eps h² dla_alpha sigma (1 - dla_alpha)`
            k5: T,
            /// `dla_alpha - 1`
            k6: T,
            /// `h² (1 - dla_alpha) dla_alpha + 1`
            k7: T,
            /// `-(h² (1 - dla_alpha) dla_alpha + 1)`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
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
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [dla_alpha] = *options;
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let inv_h = rt::lit::<T>(1.0) / h;
                let eps_h = eps * h;
                let k1 = rt::lit::<T>(1.0) - dla_alpha;
                let k2 = h * k1;
                let h_dla_alpha = h * dla_alpha;
                let sigma_dla_alpha = sigma * dla_alpha;
                let k3 = h * (sigma * k1);
                let k4 = h_dla_alpha * (sigma * k2);
                let k5 = rt::lit::<T>(2.0) * (eps * k4);
                let k6 = dla_alpha - rt::lit::<T>(1.0);
                let k7 = h * (k1 * h_dla_alpha) + rt::lit::<T>(1.0);
                let k8 = -(k2 * h_dla_alpha + rt::lit::<T>(1.0));
                Scheme {
                    inv_h,
                    eps_h,
                    k2,
                    h_dla_alpha,
                    sigma_dla_alpha,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let carried = [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3, cos_q3];
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let [dla_alpha] = *setting.options();
                let eps = setting.system().parameters.eps;
                let Scheme {
                    inv_h,
                    eps_h,
                    k2,
                    h_dla_alpha,
                    sigma_dla_alpha,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                } = *setting.scheme();
                let t1 = k2 * q3_dot;
                let t2 = q3 + t1;
                let t3 = q3_dot
                    + sigma_dla_alpha
                        * (cos_q3_ahead * (eps_h * cos_q3_ahead)
                            - sin_q3_ahead * (eps_h * sin_q3_ahead - h));
                let solution1 = rt::newton(
                        predictor1,
                        move || [q3_dot],
                        move || [rt::abs(q3_dot) + rt::abs(inv_h * q3)],
                        move |[q3_dot_new]| {
                            let q3_new_2 = t2 + h_dla_alpha * q3_dot_new;
                            let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::sin_cos(
                                q3_new_2,
                            );
                            let eps_sin_q3_ahead_new = eps * sin_q3_ahead_new;
                            let t4 = eps_sin_q3_ahead_new - rt::lit::<T>(1.0);
                            (
                                [
                                    q3_dot_new - t3
                                        - k3
                                            * (cos_q3_ahead_new * (eps * cos_q3_ahead_new)
                                                - sin_q3_ahead_new * t4),
                                ],
                                [
                                    [
                                        cos_q3_ahead_new
                                            * (k5 * sin_q3_ahead_new + k4 * (eps_sin_q3_ahead_new + t4))
                                            + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "q3_dot_new", tally)
                    })?;
                let [q3_dot_new] = solution1.x;
                let q3_new_2 = t2 + h_dla_alpha * q3_dot_new;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t1 + h_dla_alpha * q3_dot_new,
                    q3_new_2,
                    tally,
                );
                let t5 = q2 + k2 * q2_dot;
                let q2_dla_alpha = dla_alpha * q2;
                let t6 = rt::sin(t2);
                let t7 = q1 + k2 * q1_dot;
                let q1_dla_alpha = dla_alpha * q1;
                let minus_h = -h;
                let t8 = minus_h * t6;
                let t9 = k8 * sin_q3_ahead_new;
                let [q2_dot_new, _] = rt::solve_linear(
                        [
                            q2_dot,
                            (q1 + q2 * sin_q3_ahead - q2_dot * q3_dot * cos_q3_ahead)
                                / (sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0)),
                        ],
                        move |[q2_dot_new, lambda1]| {
                            let q2_new_2 = t5 + h_dla_alpha * q2_dot_new;
                            let t10 = q2_dot_new * sin_q3_ahead_new;
                            let q1_new_2 = t7 - h_dla_alpha * t10;
                            (
                                [
                                    q2_dot_new - q2_dot
                                        - h * (k6 * q2_new_2 + (lambda1 * t6 - q2_dla_alpha)),
                                    -(q1_dot + t10
                                        + h * (k6 * q1_new_2 + (lambda1 - q1_dla_alpha))),
                                ],
                                [[k7, t8], [t9, minus_h]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "q2_dot_new, lambda1", tally)
                    })?;
                let t10 = q2_dot_new * sin_q3_ahead_new;
                let q1_new_2 = t7 - h_dla_alpha * t10;
                let q2_new_2 = t5 + h_dla_alpha * q2_dot_new;
                let q1_dot_new_2 = -t10;
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_new_2,
                    q2_dot_new,
                    q3_dot_new,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "65726ed63af5a1dbd336217ceed8c653";
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
        /// - `q3_dot_new`: explicit
        /// - `lambda1`: 1 × 1 linear block; torn from it and assigned: q2_dot_new, q1_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 14 | 15 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla01>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla01>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `sigma h`
            sigma_h: T,
            /// `eps sigma h`
            eps_sigma_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let half_h = rt::lit::<T>(0.5) * h;
                let sigma_h = sigma * h;
                let eps_sigma_h = eps * sigma_h;
                Scheme {
                    half_h,
                    sigma_h,
                    eps_sigma_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let carried = [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3, cos_q3];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { half_h, sigma_h, eps_sigma_h } = *setting.scheme();
                let t1 = q1 + half_h * q1_dot;
                let t2 = q2 + half_h * q2_dot;
                let q3_dot_half_h = half_h * q3_dot;
                let t3 = q3 + q3_dot_half_h;
                let (t4, t5) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_dot_half_h,
                    t3,
                    tally,
                );
                let q3_dot_new_2 = q3_dot + t5 * (eps_sigma_h * t5)
                    - t4 * (eps_sigma_h * t4 - sigma_h);
                let q3_new_2 = t3 + half_h * q3_dot_new_2;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_dot_half_h + half_h * q3_dot_new_2,
                    q3_new_2,
                    tally,
                );
                let t6 = -(h + sin_q3_ahead_new * (h * t4));
                let [lambda1] = rt::solve_linear(
                        [
                            (q1 + q2 * sin_q3_ahead - q2_dot * q3_dot * cos_q3_ahead)
                                / (sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0)),
                        ],
                        move |[lambda1]| {
                            let q2_dot_new_2 = q2_dot + h * (lambda1 * t4 - t2);
                            let t7 = q2_dot_new_2 * sin_q3_ahead_new;
                            ([-(t7 + (q1_dot + h * (lambda1 - t1)))], [[t6]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1", tally)
                    })?;
                let q2_dot_new_2 = q2_dot + h * (lambda1 * t4 - t2);
                let t7 = q2_dot_new_2 * sin_q3_ahead_new;
                let q1_new_2 = t1 - half_h * t7;
                let q2_new_2 = t2 + half_h * q2_dot_new_2;
                let q1_dot_new_2 = -t7;
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_new_2,
                    q2_dot_new_2,
                    q3_dot_new_2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "77597f3425ba9668543f5c0ddc8d4cba";
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
        /// - `q3_dot_mid`: 1 × 1 implicit block (Newton, analytic Jacobian)
        /// - `q2_dot_mid`, `lambda1`: 2 × 2 linear block; torn from it and assigned: q1_dot_mid
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 11 | 1 | 0 | 0 | 0 |
        /// | each step | 13 | 16 | 0 | 0 | 2 | 0 |
        /// | each iteration for q3_dot_mid | 8 | 11 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 4 | 7 | 2 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DlaMidpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DlaMidpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `eps/2`
            half_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `sigma h/2`
            half_sigma_h: T,
            /// `eps sigma h/2`
            k1: T,
            /// `h² sigma/2`
            half_h_sigma_h: T,
            /// `eps h² sigma/2`
            k2: T,
            /// `h²/4 + 1`
            k3: T,
            /// `-(h²/4 + 1)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); discrete momenta p_k = D₂L_d(q_{k−1}, q_k) (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let half_eps = rt::lit::<T>(0.5) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let sigma_h = sigma * h;
                let half_sigma_h = rt::lit::<T>(0.5) * sigma_h;
                let k1 = rt::lit::<T>(0.5) * (eps * sigma_h);
                let h_sigma_h = h * sigma_h;
                let half_h_sigma_h = rt::lit::<T>(0.5) * h_sigma_h;
                let k2 = rt::lit::<T>(0.5) * (eps * h_sigma_h);
                let k3 = rt::lit::<T>(0.25) * (h * h) + rt::lit::<T>(1.0);
                let k4 = -k3;
                Scheme {
                    half_eps,
                    inv_h,
                    half_h,
                    half_sigma_h,
                    k1,
                    half_h_sigma_h,
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
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let carried = [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3, cos_q3];
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme {
                    half_eps,
                    inv_h,
                    half_h,
                    half_sigma_h,
                    k1,
                    half_h_sigma_h,
                    k2,
                    k3,
                    k4,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [p_q3],
                        move || [rt::abs(p_q3) + rt::abs(inv_h * q3)],
                        move |[q3_dot_mid]| {
                            let half_h_q3_dot_mid = half_h * q3_dot_mid;
                            let t1 = q3 + half_h_q3_dot_mid;
                            let (t2, t3) = rt::sin_cos(t1);
                            let t4 = eps * t2 - rt::lit::<T>(1.0);
                            (
                                [
                                    q3_dot_mid - p_q3
                                        - half_sigma_h * (t3 * (eps * t3) - t2 * t4),
                                ],
                                [
                                    [
                                        t3
                                            * (k2 * t2
                                                + half_h_sigma_h * (rt::lit::<T>(0.5) * t4 + half_eps * t2))
                                            + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "q3_dot_mid", tally)
                    })?;
                let [q3_dot_mid] = solution1.x;
                let h_sin_q3_ahead = h * sin_q3_ahead;
                let minus_h = -h;
                let half_h_q3_dot_mid = half_h * q3_dot_mid;
                let t1 = q3 + half_h_q3_dot_mid;
                let (t2, t3) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    half_h_q3_dot_mid,
                    t1,
                    tally,
                );
                let sin_q3_ahead_minus_h = minus_h * sin_q3_ahead;
                let t5 = k4 * t2;
                let [q2_dot_mid, _] = rt::solve_linear(
                        [p_q2, rt::lit::<T>(0.0)],
                        move |[q2_dot_mid, lambda1]| {
                            let t6 = half_h * (q2 + half_h * q2_dot_mid);
                            let t7 = q2_dot_mid * t2;
                            let t8 = half_h * (q1 - half_h * t7);
                            (
                                [
                                    t6 + (q2_dot_mid - p_q2 - lambda1 * h_sin_q3_ahead),
                                    t8 - (t7 + (p_q1 + h * lambda1)),
                                ],
                                [[k3, sin_q3_ahead_minus_h], [t5, minus_h]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "q2_dot_mid, lambda1", tally)
                    })?;
                let t7 = q2_dot_mid * t2;
                let q1_new_2 = q1 - h * t7;
                let q2_new_2 = q2 + h * q2_dot_mid;
                let h_q3_dot_mid = h * q3_dot_mid;
                let q3_new_2 = q3 + h_q3_dot_mid;
                let t8 = half_h * (q1 - half_h * t7);
                let p_q1_new = -(t7 + t8);
                let t6 = half_h * (q2 + half_h * q2_dot_mid);
                let p_q2_new = q2_dot_mid - t6;
                let p_q3_new = q3_dot_mid + t3 * (k1 * t3)
                    - t2 * (k1 * t2 - half_sigma_h);
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    h_q3_dot_mid,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    p_q1_new,
                    p_q2_new,
                    p_q3_new,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
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
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [q1, q2, q3, p_q1, p_q2, p_q3, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 / (cos_q3 * cos_q3 - rt::lit::<T>(2.0));
                let sin_q3_squared = sin_q3 * sin_q3;
                let t2 = rt::lit::<T>(1.0) / (sin_q3_squared + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: t1 * p_q2 + t2 * (sin_q3_squared * p_q1),
                    q2_dot: t1 * p_q1 + t2 * p_q2,
                    q3_dot: p_q3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "42ec94301a32abfb0e7594c6e277692d";
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
        /// - `lambda1`: 1 × 1 linear block; torn from it and assigned: q2_dot_new, q1_dot_new
        /// - `q3_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 10 | 12 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla1>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla1>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma h`
            sigma_h: T,
            /// `eps sigma h`
            eps_sigma_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_i (3); velocity v_i = (q_i − q_{i−1})/h (3); velocity v_{i+1} of the coming step (3); functions of q that the next step needs (2).
            type Carried = [T; 11];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_h = sigma * h;
                let eps_sigma_h = eps * sigma_h;
                Scheme { sigma_h, eps_sigma_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let carried = [
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, _, q2_dot, q3_dot, q1_dot_ahead, q2_dot_ahead,
                q3_dot_ahead, sin_q3_ahead, cos_q3_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { sigma_h, eps_sigma_h } = *setting.scheme();
                let q1_new_2 = q1 + h * q1_dot_ahead;
                let q2_new_2 = q2 + h * q2_dot_ahead;
                let h_q3_dot_ahead = h * q3_dot_ahead;
                let q3_new_2 = q3 + h_q3_dot_ahead;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    h_q3_dot_ahead,
                    q3_new_2,
                    tally,
                );
                let t1 = h + sin_q3_ahead_new * (h * sin_q3_ahead_new);
                let [lambda1] = rt::solve_linear(
                        [
                            (q1 + q2 * sin_q3_ahead - q2_dot * q3_dot * cos_q3_ahead)
                                / (sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0)),
                        ],
                        move |[lambda1]| {
                            let q2_dot_ahead_new = q2_dot_ahead
                                - h * (q2_new_2 + lambda1 * sin_q3_ahead_new);
                            let t2 = sin_q3_ahead_new * q2_dot_ahead_new;
                            ([h * (lambda1 + q1_new_2) - q1_dot_ahead - t2], [[t1]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1", tally)
                    })?;
                let q2_dot_ahead_new = q2_dot_ahead
                    - h * (q2_new_2 + lambda1 * sin_q3_ahead_new);
                let t2 = sin_q3_ahead_new * q2_dot_ahead_new;
                let q1_dot_ahead_new = -t2;
                let q3_dot_ahead_new = q3_dot_ahead
                    + cos_q3_ahead_new * (eps_sigma_h * cos_q3_ahead_new)
                    - sin_q3_ahead_new * (eps_sigma_h * sin_q3_ahead_new - sigma_h);
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_ahead,
                    q2_dot_ahead,
                    q3_dot_ahead,
                    q1_dot_ahead_new,
                    q2_dot_ahead_new,
                    q3_dot_ahead_new,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[2], carried[6], carried[8]]) {
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "74e5caed0baef28d7067538a0d93feaa";
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
        /// - `q2_dot_mean`, `q3_dot_mean`, `lambda1`: 3 × 3 implicit block (Newton, analytic Jacobian); torn from it and assigned: q1_dot_mean
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 7 | 1 | 0 | 0 | 0 |
        /// | each step | 19 | 27 | 1 | 0 | 2 | 1 |
        /// | each iteration for q2_dot_mean, q3_dot_mean, lambda1 | 65 | 97 | 3 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DiscreteDerivative>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DiscreteDerivative>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 sigma`
            twice_sigma: T,
            /// `2 eps`
            twice_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `h²/2`
            k1: T,
            /// `2 h`
            twice_h: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `h/4`
            quarter_h: T,
            /// `eps h/2`
            half_eps_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 3, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_sigma = rt::lit::<T>(2.0) * sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let k1 = rt::lit::<T>(0.5) * (h * h);
                let twice_h = rt::lit::<T>(2.0) * h;
                let minus_half_h = -half_h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let half_eps_h = rt::lit::<T>(0.5) * eps_h;
                Scheme {
                    twice_sigma,
                    twice_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    k1,
                    twice_h,
                    minus_half_h,
                    quarter_h,
                    half_eps_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { twice_sigma, .. } = *self;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = q1_dot * q1_dot + q2_dot * q2_dot
                    + (q3_dot * q3_dot + (q1 * q1 + q2 * q2));
                let carried = [
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                    rt::lit::<T>(0.5)
                        * ((rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3)
                            + t1),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, reference, sin_q3_ahead,
                cos_q3_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_sigma,
                    twice_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    k1,
                    twice_h,
                    minus_half_h,
                    quarter_h,
                    half_eps_h,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = (q1 + q2 * sin_q3_ahead
                                - q2_dot * q3_dot * cos_q3_ahead)
                                / (sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0));
                            [q2_dot, q3_dot, t1]
                        },
                        move || {
                            let t1 = (q1 + q2 * sin_q3_ahead
                                - q2_dot * q3_dot * cos_q3_ahead)
                                / (sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0));
                            [
                                rt::abs(q2_dot) + rt::abs(inv_h * q2),
                                rt::abs(q3_dot) + rt::abs(inv_h * q3),
                                rt::abs(t1),
                            ]
                        },
                        move |[q2_dot_mean, q3_dot_mean, lambda1]| {
                            let half_h_q3_dot_mean = half_h * q3_dot_mean;
                            let t2 = q3 + half_h_q3_dot_mean;
                            let ((t3, t4), (t5, t6)) = rt::halfway(
                                (sin_q3_ahead, cos_q3_ahead),
                                half_h_q3_dot_mean,
                                t2,
                            );
                            let t7 = q2_dot_mean * t5;
                            let t8 = rt::lit::<T>(1.0) - eps * t5;
                            let h_q3_dot_mean = h * q3_dot_mean;
                            let t9 = t5 * t3;
                            let t10 = h_q3_dot_mean * t5 - rt::lit::<T>(2.0) * t9;
                            let t11 = t5 * t4 - t5;
                            let t12 = h_q3_dot_mean * t6;
                            let t13 = t6 * (rt::lit::<T>(2.0) * t3) - t12;
                            let t14 = eps * t13;
                            let t15 = t6 * t4 - t6;
                            let t16 = eps * (t12 + t13);
                            let t17 = sigma
                                * (t8 * t10 + t11 * (twice_eps * t9)
                                    - (t6 * t14 + t15 * t16));
                            let t18 = h
                                * (q2_dot_mean * q2_dot_mean + q3_dot_mean * q3_dot_mean
                                    + t7 * t7);
                            let t19 = rt::div_or_zero(t17, t18);
                            let t20 = half_h + t19;
                            let t21 = eps * t6;
                            let t22 = q3_dot_mean - q3_dot
                                - half_h
                                    * (sigma * (t5 * t8 + t6 * t21) - q3_dot_mean * t19);
                            let t23 = half_h * t5;
                            let t24 = rt::div_or_zero(
                                t19 * (twice_h * (q2_dot_mean + t5 * t7)),
                                t18,
                            );
                            let t25 = h * t6;
                            let t26 = q2_dot_mean * t25;
                            let t27 = h * t4;
                            let t28 = t3 * t25 + t5 * t27;
                            let t29 = h * t3;
                            let t30 = k1 * q3_dot_mean;
                            let t31 = t25 - t5 * t30;
                            let t32 = h * t5;
                            let t33 = t6 * t27 - t31 - t3 * t32;
                            let t34 = t11 * t28 + t9 * (t4 * t25 - (t25 + t5 * t29))
                                - t6 * t33;
                            let t35 = eps_h * t6;
                            let t36 = rt::lit::<T>(0.5) * (t14 * t32 - t10 * t35)
                                + t8 * (t32 + t6 * t30 - t28);
                            let t37 = eps * (t34 - t15 * (t31 + t33))
                                + (t36
                                    - t16 * (t23 - rt::lit::<T>(0.5) * (t4 * t32 + t6 * t29)));
                            let twice_q3_dot_mean = rt::lit::<T>(2.0) * q3_dot_mean;
                            let t38 = rt::div_or_zero(
                                sigma * t37 - t19 * (h * (twice_q3_dot_mean + t7 * t26)),
                                t18,
                            );
                            let t39 = -(rt::lit::<T>(0.5) * t26
                                + half_h
                                    * (t7 * t38 + t26 * (quarter_h + rt::lit::<T>(0.5) * t19)));
                            let t40 = rt::lit::<T>(0.5)
                                * (t8 * t25 - (t5 * t35 + t21 * t32))
                                - t6 * (half_eps_h * t5);
                            (
                                [
                                    -(half_h * (t7 * t20 + (lambda1 - q1)) + (q1_dot + t7)),
                                    t22,
                                    q2_dot_mean - q2_dot
                                        - half_h * (lambda1 * t5 - q2 - q2_dot_mean * t20),
                                ],
                                [
                                    [
                                        -(t5 + half_h * (t23 + t5 * t19 - t7 * t24)),
                                        t39,
                                        minus_half_h,
                                    ],
                                    [
                                        t24 * (minus_half_h * q3_dot_mean),
                                        rt::lit::<T>(1.0)
                                            - half_h * (sigma * t40 - t19 - q3_dot_mean * t38),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        half_h * (t20 - q2_dot_mean * t24) + rt::lit::<T>(1.0),
                                        minus_half_h * (half_h * lambda1 * t6 - q2_dot_mean * t38),
                                        -t23,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q2_dot_mean, q3_dot_mean, lambda1",
                                tally,
                            )
                    })?;
                let [q2_dot_mean, q3_dot_mean, _] = solution1.x;
                let half_h_q3_dot_mean = half_h * q3_dot_mean;
                let t2 = q3 + half_h_q3_dot_mean;
                let (_, (t5, _)) = rt::halfway(
                    (sin_q3_ahead, cos_q3_ahead),
                    half_h_q3_dot_mean,
                    t2,
                );
                let t7 = q2_dot_mean * t5;
                let q1_new_2 = q1 - h * t7;
                let q2_new_2 = q2 + h * q2_dot_mean;
                let h_q3_dot_mean = h * q3_dot_mean;
                let q3_new_2 = q3 + h_q3_dot_mean;
                let t41 = q3_dot * q3_dot + (q1_dot * q1_dot + q2_dot * q2_dot);
                let t42 = q1 * q1 + q2 * q2
                    + (rt::lit::<T>(1.0) - eps * sin_q3_ahead)
                        * (twice_sigma * cos_q3_ahead);
                let t43 = rt::visible_change(
                    rt::lit::<T>(0.5) * t41
                        * (rt::lit::<T>(0.5) * (t41 + t42) - reference),
                    t41 * t41
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t42 * (rt::lit::<T>(0.25) * t42)),
                    rt::abs(q3) + rt::lit::<T>(1.0),
                );
                let q1_dot_new_2 = (t43 - rt::lit::<T>(1.0))
                    * (q1_dot + rt::lit::<T>(2.0) * t7);
                let t44 = rt::lit::<T>(1.0) - t43;
                let q2_dot_new_2 = (rt::lit::<T>(2.0) * q2_dot_mean - q2_dot) * t44;
                let twice_q3_dot_mean = rt::lit::<T>(2.0) * q3_dot_mean;
                let q3_dot_new_2 = (twice_q3_dot_mean - q3_dot) * t44;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    h_q3_dot_mean,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_new_2,
                    q2_dot_new_2,
                    q3_dot_new_2,
                    reference,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
                        carried[5],
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
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
                [q1,
                q2,
                q3,
                q1_dot,
                q2_dot,
                q3_dot,
                ]: [T; 6],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let sigma = parameters.sigma;
                let Scheme { twice_sigma, .. } = self;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::lit::<T>(1.0) - eps * sin_q3;
                let t2 = q1 * q1 + q2 * q2
                    + (q3_dot * q3_dot + (q1_dot * q1_dot + q2_dot * q2_dot));
                let abs_cos_q3 = rt::abs(cos_q3);
                let t3 = (abs_cos_q3 + rt::abs(q3 * sin_q3)) * rt::abs(t1)
                    + abs_cos_q3
                        * (rt::abs(eps) * (rt::abs(sin_q3) + rt::abs(q3 * cos_q3))
                            + rt::lit::<T>(1.0));
                [
                    rt::lit::<T>(0.5) * (t1 * (twice_sigma * cos_q3) + t2),
                    rt::abs(sigma) * t3 + t2,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1b0d6b091b0ce198d67e15c53e046790";
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
        /// - `lambda_new1`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 9 | 0 | 0 | 0 | 0 |
        /// | each step | 24 | 21 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rattle>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rattle>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `sigma h/2`
            half_sigma_h: T,
            /// `eps sigma h`
            eps_sigma_h: T,
            /// `eps sigma h/2`
            half_eps_sigma_h: T,
            /// `h² sigma/2`
            k1: T,
            /// `h² eps sigma/2`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_k (3); multipliers λ_k (force −μᵀ λ) (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let half_h = rt::lit::<T>(0.5) * h;
                let sigma_h = sigma * h;
                let half_sigma_h = rt::lit::<T>(0.5) * sigma_h;
                let eps_sigma_h = eps * sigma_h;
                let half_eps_sigma_h = rt::lit::<T>(0.5) * eps_sigma_h;
                let k1 = rt::lit::<T>(0.5) * (h * sigma_h);
                let k2 = rt::lit::<T>(0.5) * (h * eps_sigma_h);
                Scheme {
                    half_h,
                    half_sigma_h,
                    eps_sigma_h,
                    half_eps_sigma_h,
                    k1,
                    k2,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let carried = [
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                    rt::lit::<T>(0.0),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, lambda1, sin_q3_ahead, cos_q3_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    half_h,
                    half_sigma_h,
                    eps_sigma_h,
                    half_eps_sigma_h,
                    k1,
                    k2,
                } = *setting.scheme();
                let t1 = p_q1 - half_h * (q1 + lambda1);
                let q1_new_2 = q1 + h * t1;
                let t2 = p_q2 - half_h * (q2 + sin_q3_ahead * lambda1);
                let q2_new_2 = q2 + h * t2;
                let t3 = eps_sigma_h * sin_q3_ahead;
                let t4 = h * p_q3 + k2 + k1 * sin_q3_ahead - h * sin_q3_ahead * t3;
                let q3_new_2 = q3 + t4;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t4,
                    q3_new_2,
                    tally,
                );
                let lambda1_new = ((t2 - half_h * q2_new_2) * sin_q3_ahead_new
                    + (t1 - half_h * q1_new_2))
                    / (half_h + sin_q3_ahead_new * (half_h * sin_q3_ahead_new));
                let p_q1_new = t1 - half_h * (q1_new_2 + lambda1_new);
                let p_q2_new = t2 - half_h * (q2_new_2 + sin_q3_ahead_new * lambda1_new);
                let p_q3_new = half_eps_sigma_h
                    + (p_q3 + half_eps_sigma_h - sin_q3_ahead * (t3 - half_sigma_h))
                    - sin_q3_ahead_new * (eps_sigma_h * sin_q3_ahead_new - half_sigma_h);
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    p_q1_new,
                    p_q2_new,
                    p_q3_new,
                    lambda1_new,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: p_q1,
                    q2_dot: p_q2,
                    q3_dot: p_q3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "480ee91abd728daba51296f522a7bef4";
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
        /// - `lambda_new1`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 9 | 0 | 0 | 0 | 0 |
        /// | each step | 24 | 21 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RattleConsistent>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RattleConsistent>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `sigma h/2`
            half_sigma_h: T,
            /// `eps sigma h`
            eps_sigma_h: T,
            /// `eps sigma h/2`
            half_eps_sigma_h: T,
            /// `h² sigma/2`
            k1: T,
            /// `h² eps sigma/2`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_k (3); multipliers λ_k (force −μᵀ λ) (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let half_h = rt::lit::<T>(0.5) * h;
                let sigma_h = sigma * h;
                let half_sigma_h = rt::lit::<T>(0.5) * sigma_h;
                let eps_sigma_h = eps * sigma_h;
                let half_eps_sigma_h = rt::lit::<T>(0.5) * eps_sigma_h;
                let k1 = rt::lit::<T>(0.5) * (h * sigma_h);
                let k2 = rt::lit::<T>(0.5) * (h * eps_sigma_h);
                Scheme {
                    half_h,
                    half_sigma_h,
                    eps_sigma_h,
                    half_eps_sigma_h,
                    k1,
                    k2,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = -((q1 + sin_q3 * q2 - cos_q3 * (q2_dot * q3_dot))
                    / (sin_q3 * sin_q3 + rt::lit::<T>(1.0)));
                let carried = [q1, q2, q3, q1_dot, q2_dot, q3_dot, t1, sin_q3, cos_q3];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [q1, q2, q3, p_q1, p_q2, p_q3, lambda1, sin_q3_ahead, cos_q3_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    half_h,
                    half_sigma_h,
                    eps_sigma_h,
                    half_eps_sigma_h,
                    k1,
                    k2,
                } = *setting.scheme();
                let t1 = p_q1 - half_h * (q1 + lambda1);
                let q1_new_2 = q1 + h * t1;
                let t2 = p_q2 - half_h * (q2 + sin_q3_ahead * lambda1);
                let q2_new_2 = q2 + h * t2;
                let t3 = eps_sigma_h * sin_q3_ahead;
                let t4 = h * p_q3 + k2 + k1 * sin_q3_ahead - h * sin_q3_ahead * t3;
                let q3_new_2 = q3 + t4;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t4,
                    q3_new_2,
                    tally,
                );
                let lambda1_new = ((t2 - half_h * q2_new_2) * sin_q3_ahead_new
                    + (t1 - half_h * q1_new_2))
                    / (half_h + sin_q3_ahead_new * (half_h * sin_q3_ahead_new));
                let p_q1_new = t1 - half_h * (q1_new_2 + lambda1_new);
                let p_q2_new = t2 - half_h * (q2_new_2 + sin_q3_ahead_new * lambda1_new);
                let p_q3_new = half_eps_sigma_h
                    + (p_q3 + half_eps_sigma_h - sin_q3_ahead * (t3 - half_sigma_h))
                    - sin_q3_ahead_new * (eps_sigma_h * sin_q3_ahead_new - half_sigma_h);
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    p_q1_new,
                    p_q2_new,
                    p_q3_new,
                    lambda1_new,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: p_q1,
                    q2_dot: p_q2,
                    q3_dot: p_q3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5e26c29ae17b2cddd0cdc72094efd6af";
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
        /// - `q3_dot_s2`: explicit
        /// - `q3_dot_s1`: explicit
        /// - `lambda_s1_1`: 1 × 1 linear block; torn from it and assigned: q2_dot_s1, q1_dot_s2, q2_dot_s2, q1_dot_s1
        /// - `lambda_s2_1`: 1 × 1 linear block; torn from it and assigned: q2_dot_new, q1_dot_new
        /// - `q3_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 0 | 0 | 0 | 0 |
        /// | each step | 25 | 30 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma eps`
            sigma_eps: T,
            /// `sigma/2`
            half_sigma: T,
            /// `sigma eps/2`
            half_sigma_eps: T,
            /// `h/2`
            half_h: T,
            /// `sigma h²/2`
            k1: T,
            /// `h² sigma eps/2`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_eps = sigma * eps;
                let half_sigma = rt::lit::<T>(0.5) * sigma;
                let half_sigma_eps = rt::lit::<T>(0.5) * sigma_eps;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let k1 = rt::lit::<T>(0.5) * (sigma * h_squared);
                let k2 = rt::lit::<T>(0.5) * (h_squared * sigma_eps);
                Scheme {
                    sigma_eps,
                    half_sigma,
                    half_sigma_eps,
                    half_h,
                    k1,
                    k2,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let carried = [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3, cos_q3];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let sigma = setting.system().parameters.sigma;
                let Scheme { sigma_eps, half_sigma, half_sigma_eps, half_h, k1, k2 } = *setting
                    .scheme();
                let t1 = h * q3_dot + k1 * sin_q3_ahead
                    + cos_q3_ahead * (k2 * cos_q3_ahead)
                    - sin_q3_ahead * (k2 * sin_q3_ahead);
                let q3_new_2 = q3 + t1;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t1,
                    q3_new_2,
                    tally,
                );
                let t2 = sin_q3_ahead + sin_q3_ahead_new;
                let t3 = -(h + t2 * (half_h * sin_q3_ahead));
                let [lambda_s1_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s1_1]| {
                            let lambda_s1_1_minus_q1 = lambda_s1_1 - q1;
                            let t4 = sin_q3_ahead * lambda_s1_1 - q2;
                            let t5 = q2_dot + half_h * t4;
                            let t6 = t5 * t2;
                            (
                                [
                                    -(rt::lit::<T>(2.0)
                                        * (q1_dot + half_h * lambda_s1_1_minus_q1) + t6),
                                ],
                                [[t3]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s1_1", tally)
                    })?;
                let t4 = sin_q3_ahead * lambda_s1_1 - q2;
                let t7 = rt::lit::<T>(0.5) * t4;
                let t5 = q2_dot + half_h * t4;
                let q2_new_2 = q2 + h * t5;
                let lambda_s1_1_minus_q1 = lambda_s1_1 - q1;
                let t6 = t5 * t2;
                let q1_new_2 = q1 - half_h * t6;
                let t8 = lambda_s1_1_minus_q1 - q1_new_2;
                let t9 = -(half_h + sin_q3_ahead_new * (half_h * sin_q3_ahead_new));
                let [lambda_s2_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s2_1]| {
                            let q2_dot_new_2 = q2_dot
                                + h
                                    * (t7
                                        + rt::lit::<T>(0.5)
                                            * (lambda_s2_1 * sin_q3_ahead_new - q2_new_2));
                            let t10 = sin_q3_ahead_new * q2_dot_new_2;
                            ([-(t10 + (q1_dot + half_h * (lambda_s2_1 + t8)))], [[t9]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s2_1", tally)
                    })?;
                let q2_dot_new_2 = q2_dot
                    + h
                        * (t7
                            + rt::lit::<T>(0.5)
                                * (lambda_s2_1 * sin_q3_ahead_new - q2_new_2));
                let t10 = sin_q3_ahead_new * q2_dot_new_2;
                let q1_dot_new_2 = -t10;
                let t11 = rt::lit::<T>(0.5)
                    * (cos_q3_ahead * (sigma_eps * cos_q3_ahead)
                        - sin_q3_ahead * (sigma_eps * sin_q3_ahead - sigma))
                    + cos_q3_ahead_new * (half_sigma_eps * cos_q3_ahead_new);
                let q3_dot_new_2 = q3_dot
                    + h
                        * (t11
                            - sin_q3_ahead_new
                                * (half_sigma_eps * sin_q3_ahead_new - half_sigma));
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_new_2,
                    q2_dot_new_2,
                    q3_dot_new_2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[2], carried[3], carried[5]]) {
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9d25a899a638e726f1b6a571ee83a8ba";
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
        /// - `q3_dot_s1`, `q3_dot_s2`, `q3_dot_s3`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `q2_dot_s1`, `q1_dot_s2`, `q2_dot_s2`, `q1_dot_s3`, `q2_dot_s3`, `lambda_s1_1`, `lambda_s2_1`: 7 × 7 linear block; torn from it and assigned: q1_dot_s1
        /// - `lambda_s3_1`: 1 × 1 linear block; torn from it and assigned: q2_dot_new, q1_dot_new
        /// - `q3_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 21 | 30 | 1 | 0 | 0 | 0 |
        /// | each step | 43 | 64 | 0 | 0 | 2 | 0 |
        /// | each sweep for q3_dot_s1, q3_dot_s2, q3_dot_s3 | 11 | 14 | 0 | 0 | 1 | 0 |
        /// | each iteration for q3_dot_s1, q3_dot_s2, q3_dot_s3 | 18 | 28 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma eps`
            sigma_eps: T,
            /// `sigma/6`
            k1: T,
            /// `sigma eps/6`
            k2: T,
            /// `sigma/3`
            k3: T,
            /// `(5/6) sigma`
            k4: T,
            /// `(2/3) sigma`
            k5: T,
            /// `(2/3) sigma eps`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `2 eps h`
            k7: T,
            /// `(5/144) sigma h`
            k8: T,
            /// `-(sigma h/18)`
            k9: T,
            /// `sigma h/144`
            k10: T,
            /// `(5/72) sigma h`
            k11: T,
            /// `sigma h/9`
            k12: T,
            /// `-(sigma h/72)`
            k13: T,
            /// `(25/144) sigma h`
            k14: T,
            /// `(5/18) sigma h`
            k15: T,
            /// `(25/144) h²`
            k16: T,
            /// `-((25/144) h²)`
            k17: T,
            /// `-((5/12) h²)`
            k18: T,
            /// `-((25/36) h²)`
            k19: T,
            /// `1 - (5/24) h²`
            k20: T,
            /// `h/6`
            k21: T,
            /// `-(h/6)`
            k22: T,
            /// `-((5/6) h)`
            k23: T,
            /// `1 - (5/144) h²`
            k25: T,
            /// `-(h²/18)`
            k26: T,
            /// `h²/144`
            k27: T,
            /// `(5/144) h² - 1`
            k28: T,
            /// `h²/12 - 4`
            k30: T,
            /// `(5/36) h² - 4`
            k31: T,
            /// `h²/24 - 1`
            k32: T,
            /// `(5/72) h²`
            k33: T,
            /// `h²/9 + 1`
            k34: T,
            /// `-(h²/72)`
            k35: T,
            /// `-(h/3)`
            k36: T,
            /// `(5/18) h²`
            k37: T,
            /// `-((5/72) h²)`
            k38: T,
            /// `1 - h²/6`
            k39: T,
            /// `-((5/18) h²)`
            k40: T,
            /// `-(h²/12)`
            k41: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_eps = sigma * eps;
                let k1 = rt::lit::<T>(0.16666666666666666) * sigma;
                let k2 = rt::lit::<T>(0.16666666666666666) * sigma_eps;
                let k3 = rt::lit::<T>(0.3333333333333333) * sigma;
                let k4 = rt::lit::<T>(0.8333333333333334) * sigma;
                let k5 = rt::lit::<T>(0.6666666666666666) * sigma;
                let k6 = rt::lit::<T>(0.6666666666666666) * sigma_eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k7 = rt::lit::<T>(2.0) * (eps * h);
                let sigma_h = sigma * h;
                let k8 = rt::lit::<T>(0.034722222222222224) * sigma_h;
                let k9 = -(rt::lit::<T>(0.05555555555555555) * sigma_h);
                let k10 = rt::lit::<T>(0.006944444444444444) * sigma_h;
                let k11 = rt::lit::<T>(0.06944444444444445) * sigma_h;
                let k12 = rt::lit::<T>(0.1111111111111111) * sigma_h;
                let k13 = -(rt::lit::<T>(0.013888888888888888) * sigma_h);
                let k14 = rt::lit::<T>(0.1736111111111111) * sigma_h;
                let k15 = rt::lit::<T>(0.2777777777777778) * sigma_h;
                let h_squared = h * h;
                let k16 = rt::lit::<T>(0.1736111111111111) * h_squared;
                let k17 = -k16;
                let k18 = -(rt::lit::<T>(0.4166666666666667) * h_squared);
                let k19 = -(rt::lit::<T>(0.6944444444444444) * h_squared);
                let k20 = rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.20833333333333334) * h_squared;
                let k21 = rt::lit::<T>(0.16666666666666666) * h;
                let k22 = -k21;
                let k23 = -(rt::lit::<T>(0.8333333333333334) * h);
                let k24 = rt::lit::<T>(0.034722222222222224) * h_squared;
                let k25 = rt::lit::<T>(1.0) - k24;
                let k26 = -(rt::lit::<T>(0.05555555555555555) * h_squared);
                let k27 = rt::lit::<T>(0.006944444444444444) * h_squared;
                let k28 = k24 - rt::lit::<T>(1.0);
                let k29 = rt::lit::<T>(0.08333333333333333) * h_squared;
                let k30 = k29 - rt::lit::<T>(4.0);
                let k31 = rt::lit::<T>(0.1388888888888889) * h_squared
                    - rt::lit::<T>(4.0);
                let k32 = rt::lit::<T>(0.041666666666666664) * h_squared
                    - rt::lit::<T>(1.0);
                let k33 = rt::lit::<T>(0.06944444444444445) * h_squared;
                let k34 = rt::lit::<T>(0.1111111111111111) * h_squared
                    + rt::lit::<T>(1.0);
                let k35 = -(rt::lit::<T>(0.013888888888888888) * h_squared);
                let k36 = -(rt::lit::<T>(0.3333333333333333) * h);
                let k37 = rt::lit::<T>(0.2777777777777778) * h_squared;
                let k38 = -k33;
                let k39 = rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.16666666666666666) * h_squared;
                let k40 = -k37;
                let k41 = -k29;
                Scheme {
                    sigma_eps,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
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
                    k25,
                    k26,
                    k27,
                    k28,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let carried = [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3, cos_q3];
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    sigma_eps,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
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
                    k25,
                    k26,
                    k27,
                    k28,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                } = *setting.scheme();
                let t1 = cos_q3_ahead * (k2 * cos_q3_ahead)
                    - sin_q3_ahead * (k2 * sin_q3_ahead - k1);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([q3_dot_s1, q3_dot_s2, q3_dot_s3]) = solution1.goes_on() {
                    let t3 = h
                        * (rt::lit::<T>(0.20833333333333334) * q3_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * q3_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * q3_dot_s3);
                    let t4 = q3 + t3;
                    let (t5, t6) = rt::sin_cos(t4);
                    let t12 = t6 * (sigma_eps * t6) - t5 * (sigma_eps * t5 - sigma);
                    solution1
                        .update([
                            q3_dot + h * (t1 - rt::lit::<T>(0.16666666666666666) * t12),
                            q3_dot + h * (t1 + rt::lit::<T>(0.3333333333333333) * t12),
                            q3_dot + h * (t1 + rt::lit::<T>(0.8333333333333334) * t12),
                        ]);
                }
                solution1
                    .or_newton(
                        move || [q3_dot, q3_dot, q3_dot],
                        move || {
                            let t2 = rt::abs(q3_dot) + rt::abs(inv_h * q3);
                            [t2, t2, t2]
                        },
                        move |[q3_dot_s1, q3_dot_s2, q3_dot_s3]| {
                            let t3 = h
                                * (rt::lit::<T>(0.20833333333333334) * q3_dot_s1
                                    + rt::lit::<T>(0.3333333333333333) * q3_dot_s2
                                    - rt::lit::<T>(0.041666666666666664) * q3_dot_s3);
                            let t4 = q3 + t3;
                            let (t5, t6) = rt::sin_cos(t4);
                            let t7 = eps * t6;
                            let t8 = eps * t5 - rt::lit::<T>(1.0);
                            let t9 = t6 * t7 - t5 * t8;
                            let t10 = t8 * (h * t6) + (t7 * (h * t5) + t5 * (k7 * t6));
                            let t11 = rt::lit::<T>(1.0) - k8 * t10;
                            (
                                [
                                    q3_dot_s1 - q3_dot - h * (t1 - k1 * t9),
                                    q3_dot_s2 - q3_dot - h * (t1 + k3 * t9),
                                    q3_dot_s3 - q3_dot - h * (t1 + k4 * t9),
                                ],
                                [
                                    [t11, k9 * t10, k10 * t10],
                                    [k11 * t10, k12 * t10 + rt::lit::<T>(1.0), k13 * t10],
                                    [k14 * t10, k15 * t10, t11],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q3_dot_s1, q3_dot_s2, q3_dot_s3",
                                tally,
                            )
                    })?;
                let [q3_dot_s1, q3_dot_s2, q3_dot_s3] = solution1.x;
                let t3 = h
                    * (rt::lit::<T>(0.20833333333333334) * q3_dot_s1
                        + rt::lit::<T>(0.3333333333333333) * q3_dot_s2
                        - rt::lit::<T>(0.041666666666666664) * q3_dot_s3);
                let t4 = q3 + t3;
                let (t5, t6) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t3,
                    t4,
                    tally,
                );
                let t13 = h
                    * (rt::lit::<T>(0.6666666666666666) * q3_dot_s2
                        + rt::lit::<T>(0.16666666666666666) * (q3_dot_s1 + q3_dot_s3));
                let q3_new_2 = q3 + t13;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t13,
                    q3_new_2,
                    tally,
                );
                let t14 = rt::lit::<T>(-0.5) * t5;
                let t15 = rt::lit::<T>(-0.25) * sin_q3_ahead_new;
                let t16 = k17 * sin_q3_ahead;
                let t17 = k19 * t5;
                let t18 = k17 * sin_q3_ahead_new;
                let t19 = k22 * sin_q3_ahead;
                let t20 = k21 * t5;
                let t21 = k28 * sin_q3_ahead;
                let t22 = k31 * t5;
                let t23 = k28 * sin_q3_ahead_new;
                let t24 = k36 * t5;
                let t25 = k23 * t5;
                let t26 = k38 * sin_q3_ahead;
                let t27 = k40 * t5;
                let t28 = k38 * sin_q3_ahead_new;
                let [q2_dot_s1, q1_dot_s2, q2_dot_s2, q1_dot_s3, q2_dot_s3, lambda_s1_1,
                lambda_s2_1] = rt::solve_linear(
                        [
                            q2_dot,
                            q1_dot,
                            q2_dot,
                            q1_dot,
                            q2_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move |
                            [q2_dot_s1,
                            q1_dot_s2,
                            q2_dot_s2,
                            q1_dot_s3,
                            q2_dot_s3,
                            lambda_s1_1,
                            lambda_s2_1,
                            ]|
                        {
                            let t29 = sin_q3_ahead * q2_dot_s1;
                            let t30 = q1_dot_s2 + q2_dot_s2 * t5;
                            let t31 = rt::lit::<T>(4.0) * t30;
                            let t32 = q2_dot_s3 * sin_q3_ahead_new;
                            let t33 = q1_dot_s3 + t32;
                            let t34 = t31 + (t29 + t33);
                            let lambda_s1_1_minus_q1 = lambda_s1_1 - q1;
                            let t35 = rt::lit::<T>(0.16666666666666666)
                                * lambda_s1_1_minus_q1;
                            let lambda_s2_1_minus_q1 = lambda_s2_1 - q1;
                            let t36 = rt::lit::<T>(0.3333333333333333) * q1_dot_s2
                                - rt::lit::<T>(0.041666666666666664) * q1_dot_s3;
                            let t37 = lambda_s2_1_minus_q1
                                - h * (t36 - rt::lit::<T>(0.20833333333333334) * t34);
                            let t38 = rt::lit::<T>(0.16666666666666666)
                                * (sin_q3_ahead * lambda_s1_1 - q2);
                            let t39 = lambda_s2_1 * t5 - q2
                                - h
                                    * (rt::lit::<T>(0.20833333333333334) * q2_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * q2_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * q2_dot_s3);
                            (
                                [
                                    rt::lit::<T>(0.20833333333333334) * (t29 - t34)
                                        + (rt::lit::<T>(0.3333333333333333) * t30
                                            - rt::lit::<T>(0.041666666666666664) * t33),
                                    q1_dot_s3 - q1_dot
                                        - h * (t35 + rt::lit::<T>(0.8333333333333334) * t37),
                                    q2_dot_s1 - q2_dot
                                        - h * (t38 - rt::lit::<T>(0.16666666666666666) * t39),
                                    -(h * (t35 - rt::lit::<T>(0.16666666666666666) * t37)
                                        + (q1_dot + t34)),
                                    q2_dot_s2 - q2_dot
                                        - h * (t38 + rt::lit::<T>(0.3333333333333333) * t39),
                                    q2_dot_s3 - q2_dot
                                        - h * (t38 + rt::lit::<T>(0.8333333333333334) * t39),
                                    q1_dot_s2 - q1_dot
                                        - h * (t35 + rt::lit::<T>(0.3333333333333333) * t37),
                                ],
                                [
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.5),
                                        t14,
                                        rt::lit::<T>(-0.25),
                                        t15,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [t16, k18, t17, k20, t18, k22, k23],
                                    [
                                        k25,
                                        rt::lit::<T>(0.0),
                                        k26,
                                        rt::lit::<T>(0.0),
                                        k27,
                                        t19,
                                        t20,
                                    ],
                                    [t21, k30, t22, k32, t23, k22, k21],
                                    [
                                        k33,
                                        rt::lit::<T>(0.0),
                                        k34,
                                        rt::lit::<T>(0.0),
                                        k35,
                                        t19,
                                        t24,
                                    ],
                                    [
                                        k16,
                                        rt::lit::<T>(0.0),
                                        k37,
                                        rt::lit::<T>(0.0),
                                        k25,
                                        t19,
                                        t25,
                                    ],
                                    [t26, k39, t27, k41, t28, k22, k36],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "q2_dot_s1, q1_dot_s2, q2_dot_s2, q1_dot_s3, q2_dot_s3, lambda_s1_1, lambda_s2_1",
                                tally,
                            )
                    })?;
                let q2_new_2 = q2
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * q2_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (q2_dot_s1 + q2_dot_s3));
                let t38 = rt::lit::<T>(0.16666666666666666)
                    * (sin_q3_ahead * lambda_s1_1 - q2);
                let t39 = lambda_s2_1 * t5 - q2
                    - h
                        * (rt::lit::<T>(0.20833333333333334) * q2_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * q2_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * q2_dot_s3);
                let t40 = t38 + rt::lit::<T>(0.6666666666666666) * t39;
                let lambda_s1_1_minus_q1 = lambda_s1_1 - q1;
                let t30 = q1_dot_s2 + q2_dot_s2 * t5;
                let t31 = rt::lit::<T>(4.0) * t30;
                let t32 = q2_dot_s3 * sin_q3_ahead_new;
                let t29 = sin_q3_ahead * q2_dot_s1;
                let t41 = t31 + (t32 + (q1_dot_s3 + t29));
                let q1_new_2 = q1
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * q1_dot_s2
                            + rt::lit::<T>(0.16666666666666666) * (q1_dot_s3 - t41));
                let t42 = lambda_s1_1_minus_q1 - q1_new_2;
                let lambda_s2_1_minus_q1 = lambda_s2_1 - q1;
                let t36 = rt::lit::<T>(0.3333333333333333) * q1_dot_s2
                    - rt::lit::<T>(0.041666666666666664) * q1_dot_s3;
                let t43 = rt::lit::<T>(0.6666666666666666)
                    * (lambda_s2_1_minus_q1
                        - h * (t36 - rt::lit::<T>(0.20833333333333334) * t41));
                let t44 = -(k21 + sin_q3_ahead_new * (k21 * sin_q3_ahead_new));
                let [lambda_s3_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s3_1]| {
                            let q2_dot_new_2 = q2_dot
                                + h
                                    * (rt::lit::<T>(0.16666666666666666)
                                        * (lambda_s3_1 * sin_q3_ahead_new - q2_new_2) + t40);
                            let t45 = sin_q3_ahead_new * q2_dot_new_2;
                            (
                                [
                                    -(t45
                                        + (q1_dot
                                            + h
                                                * (t43
                                                    + rt::lit::<T>(0.16666666666666666) * (lambda_s3_1 + t42)))),
                                ],
                                [[t44]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s3_1", tally)
                    })?;
                let q2_dot_new_2 = q2_dot
                    + h
                        * (rt::lit::<T>(0.16666666666666666)
                            * (lambda_s3_1 * sin_q3_ahead_new - q2_new_2) + t40);
                let t45 = sin_q3_ahead_new * q2_dot_new_2;
                let q1_dot_new_2 = -t45;
                let t46 = t6 * (k6 * t6)
                    - sin_q3_ahead_new * (k2 * sin_q3_ahead_new - k1)
                    + (t1 + cos_q3_ahead_new * (k2 * cos_q3_ahead_new)
                        - t5 * (k6 * t5 - k5));
                let q3_dot_new_2 = q3_dot + h * t46;
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_new_2,
                    q2_dot_new_2,
                    q3_dot_new_2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[2], carried[3], carried[5]]) {
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8180cef0c687cc9e38c146163c77561a";
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
        /// | once, from parameters | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each order of a series | 5 | 12 | 2 | 1 | 1 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Taylor>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Taylor>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma eps`
            sigma_eps: T,
            /// `2 sigma eps`
            twice_sigma_eps: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Expansion<T, 5>,);
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
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_eps = sigma * eps;
                let twice_sigma_eps = rt::lit::<T>(2.0) * sigma_eps;
                Scheme {
                    sigma_eps,
                    twice_sigma_eps,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t1 * (q2_dot - sin_q3 * q1_dot)
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot,
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
                let [q1_new, q2_new, q3_new, rho1_new, rho2_new] = arrival.point;
                let carried = [q1_new, q2_new, q3_new, rho1_new, rho2_new];
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
                let [q1, q2, q3, rho1, rho2] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
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

        impl<T: Scalar> rt::Flow<5, 2> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 5], T) {
                let [taylor_tolerance] = *setting.options();
                let [q1, q2, q3, rho1, rho2] = motion.carried;
                ([q1, q2, q3, rho1, rho2], taylor_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 5>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 2>,
                [q1_new,
                q2_new,
                q3_new,
                rho1_new,
                rho2_new,
                ]: [T; 5],
            ) -> [T; 5] {
                let sigma = setting.system().parameters.sigma;
                let Scheme { sigma_eps, twice_sigma_eps } = *setting.scheme();
                let (sin_q3_new, cos_q3_new) = series.sin_cos([0, 1], q3_new);
                let term1 = series.product(2, sin_q3_new, sin_q3_new);
                let term2 = series.constant(rt::lit::<T>(1.0));
                let t1 = term1 + term2;
                let t2 = series.sqrt(3, t1);
                let term3 = series.product(4, sin_q3_new, rho1_new);
                let term4 = series.product(5, t2, term3);
                let t3 = series.quotient(6, term2, t1);
                let term5 = series.product(7, term4, t3);
                let term6 = series.product(8, cos_q3_new, cos_q3_new);
                let term7 = series.product(9, t2, rho1_new);
                let term8 = series
                    .quotient(10, term2, term6 - series.constant(rt::lit::<T>(2.0)));
                let term9 = series.product(11, term7, term8);
                let term10 = series.product(12, sin_q3_new, q1_new);
                let term11 = series.product(13, t2, q2_new - term10);
                let term12 = series.product(14, term11, t3);
                let term13 = series
                    .product(
                        15,
                        sin_q3_new,
                        series.constant(sigma) - twice_sigma_eps * sin_q3_new,
                    );
                [term5, term9, rho2_new, term12, series.constant(sigma_eps) + term13]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7cde24c1b3ee6cb7013f90f8960527eb";
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
        /// | once, from parameters | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each order of a series | 7 | 7 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::TaylorQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::TaylorQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma eps`
            sigma_eps: T,
            /// `2 sigma eps`
            twice_sigma_eps: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
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
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_eps = sigma * eps;
                let twice_sigma_eps = rt::lit::<T>(2.0) * sigma_eps;
                Scheme {
                    sigma_eps,
                    twice_sigma_eps,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let carried = [q1, q2, q3, q1_dot, q2_dot, q3_dot];
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
                let [q1_new, q2_new, q3_new, q1_dot_new, q2_dot_new, q3_dot_new] = arrival
                    .point;
                let carried = [
                    q1_new,
                    q2_new,
                    q3_new,
                    q1_dot_new,
                    q2_dot_new,
                    q3_dot_new,
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
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

        impl<T: Scalar> rt::Flow<6, 2> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 6], T) {
                let [taylor_qv_tolerance] = *setting.options();
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot] = motion.carried;
                ([q1, q2, q3, q1_dot, q2_dot, q3_dot], taylor_qv_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 6>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 2>,
                [q1_new,
                q2_new,
                q3_new,
                q1_dot_new,
                q2_dot_new,
                q3_dot_new,
                ]: [T; 6],
            ) -> [T; 6] {
                let sigma = setting.system().parameters.sigma;
                let Scheme { sigma_eps, twice_sigma_eps } = *setting.scheme();
                let (sin_q3_new, cos_q3_new) = series.sin_cos([0, 1], q3_new);
                let term1 = series.product(2, sin_q3_new, sin_q3_new);
                let term2 = series
                    .product(
                        3,
                        sin_q3_new,
                        series.constant(sigma) - twice_sigma_eps * sin_q3_new,
                    );
                let term3 = series.product(4, q2_dot_new, q3_dot_new);
                let term4 = series.product(5, cos_q3_new, term3);
                let term5 = series.product(6, sin_q3_new, q2_new);
                let t1 = series
                    .quotient(
                        7,
                        q1_new + term5 - term4,
                        term1 + series.constant(rt::lit::<T>(1.0)),
                    );
                let term6 = series.product(8, t1, sin_q3_new);
                [
                    q1_dot_new,
                    q2_dot_new,
                    q3_dot_new,
                    t1 - q1_new,
                    term6 - q2_new,
                    series.constant(sigma_eps) + term2,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "41e12e70bcf203dc3a144a2dd8bc2a40";
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
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 10 | 15 | 2 | 1 | 1 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Euler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Euler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma h`
            sigma_h: T,
            /// `eps sigma h`
            eps_sigma_h: T,
            /// `2 eps sigma h`
            twice_eps_sigma_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_h = sigma * h;
                let eps_sigma_h = eps * sigma_h;
                let twice_eps_sigma_h = rt::lit::<T>(2.0) * eps_sigma_h;
                Scheme {
                    sigma_h,
                    eps_sigma_h,
                    twice_eps_sigma_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t1 * (q2_dot - sin_q3 * q1_dot)
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot,
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, rho1, rho2, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { sigma_h, eps_sigma_h, twice_eps_sigma_h } = *setting
                    .scheme();
                let t1 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = rt::sqrt(t1);
                let rho1_h = h * rho1;
                let q1_new_2 = q1 + t2 * (t3 * (sin_q3_ahead * rho1_h));
                let q2_new_2 = q2
                    + rt::lit::<T>(1.0)
                        / (cos_q3_ahead * cos_q3_ahead - rt::lit::<T>(2.0))
                        * (t3 * rho1_h);
                let rho2_h = h * rho2;
                let q3_new_2 = q3 + rho2_h;
                let rho1_new_2 = rho1 + t2 * (t3 * (h * (q2 - q1 * sin_q3_ahead)));
                let rho2_new_2 = sin_q3_ahead
                    * (sigma_h - twice_eps_sigma_h * sin_q3_ahead)
                    + (rho2 + eps_sigma_h);
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    rho2_h,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                let [q1, q2, q3, rho1, rho2, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2850d1a75688799b5a1d5c24f2fe1368";
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
        /// | once, from parameters | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | each step | 26 | 34 | 4 | 2 | 2 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 eps`
            twice_eps: T,
            /// `h/2`
            half_h: T,
            /// `sigma h/2`
            half_sigma_h: T,
            /// `h² sigma/2`
            half_h_sigma_h: T,
            /// `eps h² sigma/2`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let half_h = rt::lit::<T>(0.5) * h;
                let sigma_h = sigma * h;
                let half_sigma_h = rt::lit::<T>(0.5) * sigma_h;
                let h_sigma_h = h * sigma_h;
                let half_h_sigma_h = rt::lit::<T>(0.5) * h_sigma_h;
                let k1 = rt::lit::<T>(0.5) * (eps * h_sigma_h);
                Scheme {
                    twice_eps,
                    half_h,
                    half_sigma_h,
                    half_h_sigma_h,
                    k1,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t1 * (q2_dot - sin_q3 * q1_dot)
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot,
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, rho1, rho2, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { twice_eps, half_h, half_sigma_h, half_h_sigma_h, k1 } = *setting
                    .scheme();
                let rho2_h = h * rho2;
                let q3_plus_rho2_h = q3 + rho2_h;
                let (sin_q3_plus_rho2_h, cos_q3_plus_rho2_h) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    rho2_h,
                    q3_plus_rho2_h,
                    tally,
                );
                let t1 = sin_q3_plus_rho2_h * sin_q3_plus_rho2_h + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                let t4 = rt::sqrt(t3);
                let t5 = rt::lit::<T>(1.0) / t3;
                let t6 = t4 * (q2 - q1 * sin_q3_ahead) * t5;
                let t7 = rho1 + h * t6;
                let t8 = rt::lit::<T>(1.0) / t1;
                let t9 = t4 * (t5 * (rho1 * sin_q3_ahead));
                let q1_new_2 = q1 + half_h * (t2 * (sin_q3_plus_rho2_h * t7) * t8 + t9);
                let t10 = rho1 * t4
                    * (rt::lit::<T>(1.0)
                        / (cos_q3_ahead * cos_q3_ahead - rt::lit::<T>(2.0)));
                let q2_new_2 = q2
                    + half_h
                        * (t10
                            + t2 * t7
                                * (rt::lit::<T>(1.0)
                                    / (cos_q3_plus_rho2_h * cos_q3_plus_rho2_h
                                        - rt::lit::<T>(2.0))));
                let t11 = half_h_sigma_h * sin_q3_ahead;
                let t12 = twice_eps * sin_q3_ahead;
                let t13 = t11 + (rho2_h + k1) - t12 * t11;
                let q3_new_2 = q3 + t13;
                let t14 = t6
                    + t8 * (t2 * (q2 + h * t10 - sin_q3_plus_rho2_h * (q1 + h * t9)));
                let rho1_new_2 = rho1 + half_h * t14;
                let t15 = half_sigma_h
                    * (sin_q3_plus_rho2_h
                        * (rt::lit::<T>(1.0) - twice_eps * sin_q3_plus_rho2_h)
                        + (eps + (eps + sin_q3_ahead * (rt::lit::<T>(1.0) - t12))));
                let rho2_new_2 = rho2 + t15;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t13,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                let [q1, q2, q3, rho1, rho2, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c6c0b7326af00cfaef0b7175203b82df";
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
        /// | once, from parameters | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 0 | 0 | 0 | 0 |
        /// | each step | 57 | 75 | 8 | 4 | 4 | 0 |
        /// | each state that is looked at | 2 | 7 | 2 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma eps`
            sigma_eps: T,
            /// `2 sigma eps`
            twice_sigma_eps: T,
            /// `h/2`
            half_h: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `h² sigma eps/2`
            k1: T,
            /// `h/6`
            k2: T,
            /// `h²/6`
            k3: T,
            /// `h² sigma eps/4`
            k4: T,
            /// `sigma h²/4`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_eps = sigma * eps;
                let twice_sigma_eps = rt::lit::<T>(2.0) * sigma_eps;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let h_squared_sigma_eps = h_squared * sigma_eps;
                let k1 = rt::lit::<T>(0.5) * h_squared_sigma_eps;
                let k2 = rt::lit::<T>(0.16666666666666666) * h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h_squared;
                let k4 = rt::lit::<T>(0.25) * h_squared_sigma_eps;
                let k5 = rt::lit::<T>(0.25) * (sigma * h_squared);
                Scheme {
                    sigma_eps,
                    twice_sigma_eps,
                    half_h,
                    quarter_h_squared,
                    k1,
                    k2,
                    k3,
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
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = rt::sqrt(sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let carried = [
                    q1,
                    q2,
                    q3,
                    t1 * (q2_dot - sin_q3 * q1_dot)
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot,
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, rho1, rho2, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    sigma_eps,
                    twice_sigma_eps,
                    half_h,
                    quarter_h_squared,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                } = *setting.scheme();
                let rho2_half_h = half_h * rho2;
                let q3_plus_rho2_half_h = q3 + rho2_half_h;
                let (t1, t2) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    rho2_half_h,
                    q3_plus_rho2_half_h,
                    tally,
                );
                let t3 = t1 * (sigma - twice_sigma_eps * t1);
                let t4 = sigma_eps + t3;
                let t5 = h * (rho2 + half_h * t4);
                let t6 = q3 + t5;
                let (t7, t8) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t5,
                    t6,
                    tally,
                );
                let t9 = t7 * t7 + rt::lit::<T>(1.0);
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = rt::sqrt(t9);
                let t12 = t1 * t1 + rt::lit::<T>(1.0);
                let t13 = rt::sqrt(t12);
                let t14 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                let t15 = rt::sqrt(t14);
                let t16 = rt::lit::<T>(1.0) / t14;
                let t17 = t15 * (q2 - q1 * sin_q3_ahead) * t16;
                let t18 = rho1 + half_h * t17;
                let t19 = t13 * t18
                    * (rt::lit::<T>(1.0) / (t2 * t2 - rt::lit::<T>(2.0)));
                let t20 = twice_sigma_eps * sin_q3_ahead;
                let t21 = rho2_half_h + k4 + k5 * sin_q3_ahead
                    - t20 * (quarter_h_squared * sin_q3_ahead);
                let t22 = q3 + t21;
                let (t23, t24) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t21,
                    t22,
                    tally,
                );
                let t25 = rt::lit::<T>(1.0) / t12;
                let t26 = t25 * (t13 * (t1 * t18));
                let t27 = t23 * t23 + rt::lit::<T>(1.0);
                let t28 = rt::sqrt(t27);
                let t29 = rt::lit::<T>(1.0) / t27;
                let t30 = (half_h * t19 + (q2 - t23 * (q1 + half_h * t26)))
                    * (t28 * t29);
                let t31 = rho1 + h * t30;
                let t32 = t15 * (t16 * (rho1 * sin_q3_ahead));
                let t33 = rho1 * t15
                    * (rt::lit::<T>(1.0)
                        / (cos_q3_ahead * cos_q3_ahead - rt::lit::<T>(2.0)));
                let t34 = t13 * (t25 * (q2 + half_h * t33 - t1 * (q1 + half_h * t32)));
                let t35 = rho1 + half_h * t34;
                let t36 = t29 * (t28 * (t35 * t23));
                let q1_new_2 = q1
                    + k2
                        * (t10 * (t11 * (t7 * t31))
                            + (t32 + rt::lit::<T>(2.0) * (t26 + t36)));
                let t37 = t35 * t28
                    * (rt::lit::<T>(1.0) / (t24 * t24 - rt::lit::<T>(2.0)));
                let t38 = t11 * t31 * (rt::lit::<T>(1.0) / (t8 * t8 - rt::lit::<T>(2.0)))
                    + (t33 + rt::lit::<T>(2.0) * (t19 + t37));
                let q2_new_2 = q2 + k2 * t38;
                let t39 = sin_q3_ahead * (sigma - t20);
                let t40 = sigma - twice_sigma_eps * t23;
                let t41 = k3 * (t39 + t3) + (h * rho2 + k1) + t40 * (k3 * t23);
                let q3_new_2 = q3 + t41;
                let t42 = t10 * (t11 * (q2 + h * t37 - t7 * (q1 + h * t36)))
                    + (t17 + rt::lit::<T>(2.0) * (t34 + t30));
                let rho1_new_2 = rho1 + k2 * t42;
                let t43 = t7 * (sigma - twice_sigma_eps * t7)
                    + (rt::lit::<T>(2.0) * (t4 + (sigma_eps + t23 * t40))
                        + (sigma_eps + (sigma_eps + t39)));
                let rho2_new_2 = rho2 + k2 * t43;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t41,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                let [q1, q2, q3, rho1, rho2, _, _] = motion.carried;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = sin_q3 * sin_q3 + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: rt::lit::<T>(1.0) / t1 * (t2 * (sin_q3 * rho1)),
                    q2_dot: t2 * rho1
                        * (rt::lit::<T>(1.0) / (cos_q3 * cos_q3 - rt::lit::<T>(2.0))),
                    q3_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "16c2afe4e5ae617459a5cf0d339120ec";
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
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 13 | 12 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma h`
            sigma_h: T,
            /// `eps sigma h`
            eps_sigma_h: T,
            /// `2 eps sigma h`
            twice_eps_sigma_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_h = sigma * h;
                let eps_sigma_h = eps * sigma_h;
                let twice_eps_sigma_h = rt::lit::<T>(2.0) * eps_sigma_h;
                Scheme {
                    sigma_h,
                    eps_sigma_h,
                    twice_eps_sigma_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let carried = [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3, cos_q3];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { sigma_h, eps_sigma_h, twice_eps_sigma_h } = *setting
                    .scheme();
                let q1_new_2 = q1 + h * q1_dot;
                let q2_new_2 = q2 + h * q2_dot;
                let q3_dot_h = h * q3_dot;
                let q3_new_2 = q3 + q3_dot_h;
                let t1 = (q1 + q2 * sin_q3_ahead - q2_dot * q3_dot * cos_q3_ahead)
                    / (sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0));
                let q1_dot_new_2 = q1_dot + h * (t1 - q1);
                let q2_dot_new_2 = q2_dot + h * (sin_q3_ahead * t1 - q2);
                let q3_dot_new_2 = q3_dot + eps_sigma_h
                    - sin_q3_ahead * (twice_eps_sigma_h * sin_q3_ahead - sigma_h);
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_dot_h,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_new_2,
                    q2_dot_new_2,
                    q3_dot_new_2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e7858ddad201525f2a8f367e7743c452";
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
        /// | once, from parameters | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | each step | 33 | 30 | 2 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma eps`
            sigma_eps: T,
            /// `2 sigma eps`
            twice_sigma_eps: T,
            /// `sigma/2`
            half_sigma: T,
            /// `sigma eps/2`
            half_sigma_eps: T,
            /// `h/2`
            half_h: T,
            /// `h²/2`
            half_h_squared: T,
            /// `sigma h²/2`
            k1: T,
            /// `h² sigma eps/2`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_eps = sigma * eps;
                let twice_sigma_eps = rt::lit::<T>(2.0) * sigma_eps;
                let half_sigma = rt::lit::<T>(0.5) * sigma;
                let half_sigma_eps = rt::lit::<T>(0.5) * sigma_eps;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let k1 = rt::lit::<T>(0.5) * (sigma * h_squared);
                let k2 = rt::lit::<T>(0.5) * (h_squared * sigma_eps);
                Scheme {
                    sigma_eps,
                    twice_sigma_eps,
                    half_sigma,
                    half_sigma_eps,
                    half_h,
                    half_h_squared,
                    k1,
                    k2,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let carried = [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3, cos_q3];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    sigma_eps,
                    twice_sigma_eps,
                    half_sigma,
                    half_sigma_eps,
                    half_h,
                    half_h_squared,
                    k1,
                    k2,
                } = *setting.scheme();
                let t1 = (q1 + q2 * sin_q3_ahead - q2_dot * q3_dot * cos_q3_ahead)
                    / (sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0));
                let t2 = t1 - q1;
                let q1_new_2 = q1 + half_h * (rt::lit::<T>(2.0) * q1_dot + h * t2);
                let t3 = sin_q3_ahead * t1 - q2;
                let t4 = q2_dot + h * t3;
                let q2_new_2 = q2 + half_h * (q2_dot + t4);
                let q3_dot_h = h * q3_dot;
                let t5 = twice_sigma_eps * sin_q3_ahead;
                let t6 = k1 * sin_q3_ahead + (q3_dot_h + k2)
                    - t5 * (half_h_squared * sin_q3_ahead);
                let q3_new_2 = q3 + t6;
                let t7 = q1 + h * q1_dot;
                let t8 = q2 + h * q2_dot;
                let q3_plus_q3_dot_h = q3 + q3_dot_h;
                let (sin_q3_plus_q3_dot_h, cos_q3_plus_q3_dot_h) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_dot_h,
                    q3_plus_q3_dot_h,
                    tally,
                );
                let t9 = sin_q3_ahead * (t5 - sigma) - sigma_eps;
                let t10 = (t7 + t8 * sin_q3_plus_q3_dot_h
                    - cos_q3_plus_q3_dot_h * (t4 * (q3_dot - h * t9)))
                    / (sin_q3_plus_q3_dot_h * sin_q3_plus_q3_dot_h + rt::lit::<T>(1.0));
                let q1_dot_new_2 = q1_dot + half_h * (t10 + (t2 - t7));
                let q2_dot_new_2 = q2_dot
                    + half_h * (sin_q3_plus_q3_dot_h * t10 + (t3 - t8));
                let q3_dot_new_2 = q3_dot
                    - h
                        * (sin_q3_plus_q3_dot_h
                            * (sigma_eps * sin_q3_plus_q3_dot_h - half_sigma)
                            + (rt::lit::<T>(0.5) * t9 - half_sigma_eps));
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t6,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_new_2,
                    q2_dot_new_2,
                    q3_dot_new_2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "52b96ba09b7e62a34824e1a675f4cdbe";
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
        /// | once, from parameters | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 0 | 0 | 0 | 0 |
        /// | each step | 73 | 63 | 4 | 0 | 4 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sigma eps`
            sigma_eps: T,
            /// `2 sigma eps`
            twice_sigma_eps: T,
            /// `h/2`
            half_h: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `h² sigma eps/2`
            k1: T,
            /// `h/6`
            k2: T,
            /// `h²/6`
            k3: T,
            /// `h² sigma eps/4`
            k4: T,
            /// `sigma h²/4`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let sigma_eps = sigma * eps;
                let twice_sigma_eps = rt::lit::<T>(2.0) * sigma_eps;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let h_squared_sigma_eps = h_squared * sigma_eps;
                let k1 = rt::lit::<T>(0.5) * h_squared_sigma_eps;
                let k2 = rt::lit::<T>(0.16666666666666666) * h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h_squared;
                let k4 = rt::lit::<T>(0.25) * h_squared_sigma_eps;
                let k5 = rt::lit::<T>(0.25) * (sigma * h_squared);
                Scheme {
                    sigma_eps,
                    twice_sigma_eps,
                    half_h,
                    quarter_h_squared,
                    k1,
                    k2,
                    k3,
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
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let carried = [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3, cos_q3];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    sigma_eps,
                    twice_sigma_eps,
                    half_h,
                    quarter_h_squared,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                } = *setting.scheme();
                let t1 = (q1 + q2 * sin_q3_ahead - q2_dot * q3_dot * cos_q3_ahead)
                    / (sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0));
                let t2 = t1 - q1;
                let t3 = q1_dot + half_h * t2;
                let t4 = q1 + half_h * t3;
                let t5 = sin_q3_ahead * t1 - q2;
                let t6 = q2_dot + half_h * t5;
                let t7 = q2 + half_h * t6;
                let q3_dot_half_h = half_h * q3_dot;
                let t8 = twice_sigma_eps * sin_q3_ahead;
                let t9 = k5 * sin_q3_ahead + (q3_dot_half_h + k4)
                    - t8 * (quarter_h_squared * sin_q3_ahead);
                let t10 = q3 + t9;
                let (t11, t12) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t9,
                    t10,
                    tally,
                );
                let t13 = q3 + q3_dot_half_h;
                let (t14, t15) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    q3_dot_half_h,
                    t13,
                    tally,
                );
                let t16 = q1 + half_h * q1_dot;
                let t17 = q2 + half_h * q2_dot;
                let t18 = sin_q3_ahead * (t8 - sigma);
                let t19 = t18 - sigma_eps;
                let t20 = (t16 + t17 * t14 - t15 * (t6 * (q3_dot - half_h * t19)))
                    / (t14 * t14 + rt::lit::<T>(1.0));
                let t21 = t14 * t20 - t17;
                let t22 = q2_dot + half_h * t21;
                let t23 = t14 * (twice_sigma_eps * t14 - sigma);
                let t24 = t23 - sigma_eps;
                let t25 = q3_dot - half_h * t24;
                let t26 = (t4 + t7 * t11 - t22 * (t25 * t12))
                    * (rt::lit::<T>(1.0) / (t11 * t11 + rt::lit::<T>(1.0)));
                let t27 = t26 - t4;
                let t28 = t20 - t16;
                let t29 = q1_dot + half_h * t28;
                let q1_new_2 = q1
                    + k2 * (h * t27 + rt::lit::<T>(2.0) * (t29 + (q1_dot + t3)));
                let t30 = t11 * t26 - t7;
                let t31 = q2_dot + h * t30;
                let q2_new_2 = q2
                    + k2 * (t31 + (q2_dot + rt::lit::<T>(2.0) * (t6 + t22)));
                let t32 = twice_sigma_eps * t11 - sigma;
                let t33 = h * q3_dot + k1 - k3 * (t18 + t23) - t32 * (k3 * t11);
                let q3_new_2 = q3 + t33;
                let t34 = q1 + h * t29;
                let t35 = h * t25;
                let t36 = q3 + t35;
                let (t37, t38) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t35,
                    t36,
                    tally,
                );
                let t39 = q2 + h * t22;
                let t40 = t11 * t32 - sigma_eps;
                let t41 = (t34 + t37 * t39 - t31 * (t38 * (q3_dot - h * t40)))
                    / (t37 * t37 + rt::lit::<T>(1.0));
                let q1_dot_new_2 = q1_dot
                    + k2 * (t41 + (rt::lit::<T>(2.0) * (t28 + t27) + (t2 - t34)));
                let q2_dot_new_2 = q2_dot
                    + k2 * (t37 * t41 + (rt::lit::<T>(2.0) * (t21 + t30) + (t5 - t39)));
                let t42 = k2
                    * (t37 * (twice_sigma_eps * t37 - sigma)
                        + (rt::lit::<T>(2.0) * (t24 + t40) + (t19 - sigma_eps)));
                let q3_dot_new_2 = q3_dot - t42;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t33,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    q1_dot_new_2,
                    q2_dot_new_2,
                    q3_dot_new_2,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
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
                let [q1, q2, q3, q1_dot, q2_dot, q3_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a8fe0dcda341aeeffb53b9f2c9ca1dc3";
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
        /// - `E_driver`: gain of the first integral `E_driver`, at least 0, 1 if not given
        /// - `E_passenger`: gain of the first integral `E_passenger`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 50 | 62 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackEuler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackEuler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 sigma`
            twice_sigma: T,
            /// `2 eps`
            twice_eps: T,
            /// `h feedback-euler_J`
            h_feedback_euler_j: T,
            /// `h feedback-euler_H`
            h_feedback_euler_h: T,
            /// `h feedback-euler_E_driver`
            k1: T,
            /// `h feedback-euler_E_passenger`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (4); functions of q that the next step needs (2).
            type Carried = [T; 15];
            type Memory = (rt::StabilityMonitor<T, 4>,);
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
                        name: "E_driver",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "E_passenger",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_euler_j, feedback_euler_h, feedback_euler_e_driver,
                feedback_euler_e_passenger] = *options;
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_sigma = rt::lit::<T>(2.0) * sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let h_feedback_euler_j = h * feedback_euler_j;
                let h_feedback_euler_h = h * feedback_euler_h;
                let k1 = h * feedback_euler_e_driver;
                let k2 = h * feedback_euler_e_passenger;
                Scheme {
                    twice_sigma,
                    twice_eps,
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    k1,
                    k2,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 4],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { twice_sigma, .. } = *self;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = (q1_dot + sin_q3 * q2_dot)
                    / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let t2 = (rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3);
                let q3_dot_squared = q3_dot * q3_dot;
                let t3 = q1 * q1 + q2 * q2;
                let t4 = q2_dot * (q2_dot - sin_q3 * t1)
                    + (q1_dot * (q1_dot - t1) + (t2 + (q3_dot_squared + t3)));
                let carried = [
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                    rt::lit::<T>(0.5) * t4,
                    rt::lit::<T>(0.5) * (q3_dot_squared + t2),
                    rt::lit::<T>(0.5) * (t3 + (q1_dot * q1_dot + q2_dot * q2_dot)),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, level_h, level_e_driver,
                level_e_passenger, _, _, _, _, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h, feedback_euler_e_driver,
                feedback_euler_e_passenger] = *setting.options();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_sigma,
                    twice_eps,
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    k1,
                    k2,
                } = *setting.scheme();
                let t1 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = (p_q1 + p_q2 * sin_q3_ahead) * t2;
                let t4 = p_q1 - t3;
                let t5 = q1 * q1 + q2 * q2;
                let t6 = t5 + (p_q1 * p_q1 + p_q2 * p_q2);
                let t7 = feedback_euler_e_passenger
                    * (rt::lit::<T>(0.5) * t6 - level_e_passenger);
                let t8 = sin_q3_ahead * t3;
                let t9 = p_q2 - t8;
                let p_q3_squared = p_q3 * p_q3;
                let t10 = t5 + p_q3_squared;
                let t11 = rt::lit::<T>(1.0) - eps * sin_q3_ahead;
                let t12 = t11 * (twice_sigma * cos_q3_ahead);
                let t13 = rt::lit::<T>(0.5) * (p_q2 * t9 + (p_q1 * t4 + (t10 + t12)))
                    - level_h;
                let t14 = feedback_euler_h * t13;
                let t15 = t7 + t14;
                let q1_new_2 = q1 + h * (t4 - q1 * t15);
                let q2_new_2 = q2 + h * (t9 - q2 * t15);
                let t16 = sigma
                    * (sin_q3_ahead * t11 + cos_q3_ahead * (eps * cos_q3_ahead));
                let t17 = feedback_euler_e_driver
                    * (rt::lit::<T>(0.5) * (p_q3_squared + t12) - level_e_driver);
                let t18 = cos_q3_ahead * t9;
                let t19 = t3 * t18;
                let t20 = sigma
                    * (sin_q3_ahead * (twice_eps * sin_q3_ahead - rt::lit::<T>(1.0))
                        - eps);
                let t21 = t20 - t19;
                let t22 = h * (p_q3 + t16 * t17) - h_feedback_euler_j * t19
                    - t13 * (h_feedback_euler_h * t21);
                let q3_new_2 = q3 + t22;
                let t23 = t2 * (q1 + q2 * sin_q3_ahead - p_q3 * t18);
                let p_q1_new = p_q1
                    + h * (t23 - (feedback_euler_j * t3 + (q1 + p_q1 * t7)) - t4 * t14);
                let t24 = h
                    * (sin_q3_ahead * t23 - (feedback_euler_j * t8 + (q2 + p_q2 * t7))
                        - t9 * t14);
                let p_q2_new = p_q2 + t24;
                let p_q3_new = p_q3 + h * (t19 - t20 - p_q3 * (t17 + t14));
                let stability1_new = (t1 + t18 * t18) * (h_feedback_euler_j * t2);
                let stability2_new = h_feedback_euler_h
                    * (t21 * t21 + (t9 * t9 + (t10 + t4 * t4)));
                let stability3_new = k1 * (p_q3_squared + t16 * t16);
                let stability4_new = k2 * t6;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t22,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    p_q1_new,
                    p_q2_new,
                    p_q3_new,
                    level_h,
                    level_e_driver,
                    level_e_passenger,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    stability4_new,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let stability = stability
                    .after(
                        1,
                        [
                            ("J", setting.options()[0], carried[9]),
                            ("H", setting.options()[1], carried[10]),
                            ("E_driver", setting.options()[2], carried[11]),
                            ("E_passenger", setting.options()[3], carried[12]),
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
                    carried[9],
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: p_q1,
                    q2_dot: p_q2,
                    q3_dot: p_q3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f1194667f3d2acc5ae022b7bfb14b165";
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
        /// - `E_driver`: gain of the first integral `E_driver`, at least 0, 1 if not given
        /// - `E_passenger`: gain of the first integral `E_passenger`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 14 | 0 | 0 | 0 | 0 |
        /// | each step | 106 | 119 | 2 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 sigma`
            twice_sigma: T,
            /// `2 eps`
            twice_eps: T,
            /// `h/2`
            half_h: T,
            /// `h²/2`
            half_h_squared: T,
            /// `sigma h²/2`
            half_sigma_h_squared: T,
            /// `h feedback-rk2_J`
            h_feedback_rk2_j: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
            /// `sigma feedback-rk2_E_driver`
            k1: T,
            /// `h feedback-rk2_H/2`
            k2: T,
            /// `h feedback-rk2_J/2`
            k3: T,
            /// `h²/2 - h feedback-rk2_J/2`
            k4: T,
            /// `eps sigma h²/2`
            k5: T,
            /// `h feedback-rk2_E_driver`
            k6: T,
            /// `h feedback-rk2_E_passenger`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (4); functions of q that the next step needs (2).
            type Carried = [T; 15];
            type Memory = (rt::StabilityMonitor<T, 4>,);
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
                        name: "E_driver",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "E_passenger",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_e_driver,
                feedback_rk2_e_passenger] = *options;
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_sigma = rt::lit::<T>(2.0) * sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let sigma_h_squared = sigma * h_squared;
                let half_sigma_h_squared = rt::lit::<T>(0.5) * sigma_h_squared;
                let h_feedback_rk2_j = h * feedback_rk2_j;
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let k1 = sigma * feedback_rk2_e_driver;
                let k2 = rt::lit::<T>(0.5) * h_feedback_rk2_h;
                let k3 = rt::lit::<T>(0.5) * h_feedback_rk2_j;
                let k4 = half_h_squared - k3;
                let k5 = rt::lit::<T>(0.5) * (eps * sigma_h_squared);
                let k6 = h * feedback_rk2_e_driver;
                let k7 = h * feedback_rk2_e_passenger;
                Scheme {
                    twice_sigma,
                    twice_eps,
                    half_h,
                    half_h_squared,
                    half_sigma_h_squared,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 4],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { twice_sigma, .. } = *self;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = (q1_dot + sin_q3 * q2_dot)
                    / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let t2 = (rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3);
                let q3_dot_squared = q3_dot * q3_dot;
                let t3 = q1 * q1 + q2 * q2;
                let t4 = q2_dot * (q2_dot - sin_q3 * t1)
                    + (q1_dot * (q1_dot - t1) + (t2 + (q3_dot_squared + t3)));
                let carried = [
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                    rt::lit::<T>(0.5) * t4,
                    rt::lit::<T>(0.5) * (q3_dot_squared + t2),
                    rt::lit::<T>(0.5) * (t3 + (q1_dot * q1_dot + q2_dot * q2_dot)),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, level_h, level_e_driver,
                level_e_passenger, _, _, _, _, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_e_driver,
                feedback_rk2_e_passenger] = *setting.options();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_sigma,
                    twice_eps,
                    half_h,
                    half_h_squared,
                    half_sigma_h_squared,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                } = *setting.scheme();
                let t1 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = (p_q1 + p_q2 * sin_q3_ahead) * t2;
                let t4 = p_q1 - t3;
                let t5 = q1 * q1 + q2 * q2;
                let t6 = t5 + (p_q1 * p_q1 + p_q2 * p_q2);
                let t7 = feedback_rk2_e_passenger
                    * (rt::lit::<T>(0.5) * t6 - level_e_passenger);
                let t8 = sin_q3_ahead * t3;
                let t9 = p_q2 - t8;
                let p_q3_squared = p_q3 * p_q3;
                let t10 = t5 + p_q3_squared;
                let t11 = rt::lit::<T>(1.0) - eps * sin_q3_ahead;
                let t12 = t11 * (twice_sigma * cos_q3_ahead);
                let t13 = rt::lit::<T>(0.5) * (p_q2 * t9 + (p_q1 * t4 + (t10 + t12)))
                    - level_h;
                let t14 = feedback_rk2_h * t13;
                let t15 = t7 + t14;
                let t16 = t4 - q1 * t15;
                let t17 = cos_q3_ahead * t9;
                let t18 = t2 * (q1 + q2 * sin_q3_ahead - p_q3 * t17);
                let t19 = t18 - (feedback_rk2_j * t3 + (q1 + p_q1 * t7)) - t4 * t14;
                let t20 = p_q1 + h * t19;
                let t21 = sigma
                    * (sin_q3_ahead * t11 + cos_q3_ahead * (eps * cos_q3_ahead));
                let t22 = feedback_rk2_e_driver
                    * (rt::lit::<T>(0.5) * (p_q3_squared + t12) - level_e_driver);
                let t23 = t21 * t22;
                let t24 = t3 * t17;
                let t25 = sin_q3_ahead * (twice_eps * sin_q3_ahead - rt::lit::<T>(1.0));
                let t26 = sigma * (t25 - eps);
                let t27 = t26 - t24;
                let t28 = h * (p_q3 + t23) - h_feedback_rk2_j * t24
                    - t13 * (h_feedback_rk2_h * t27);
                let t29 = q3 + t28;
                let (t30, t31) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t28,
                    t29,
                    tally,
                );
                let t32 = rt::lit::<T>(1.0) / (t30 * t30 + rt::lit::<T>(1.0));
                let t33 = sin_q3_ahead * t18 - (feedback_rk2_j * t8 + (q2 + p_q2 * t7))
                    - t9 * t14;
                let t34 = p_q2 + h * t33;
                let t35 = t32 * (t20 + t34 * t30);
                let t36 = t20 - t35;
                let t37 = q1 + h * t16;
                let t38 = t30 * t35;
                let t39 = t34 - t38;
                let t40 = rt::lit::<T>(1.0) - eps * t30;
                let t41 = t40 * (twice_sigma * t31);
                let t42 = p_q3 * (t22 + t14);
                let t43 = t24 - t26 - t42;
                let t44 = p_q3 + h * t43;
                let t45 = t44 * t44;
                let t46 = t9 - q2 * t15;
                let t47 = q2 + h * t46;
                let t48 = t37 * t37 + t47 * t47;
                let t49 = rt::lit::<T>(0.5)
                    * (t34 * t39 + (t20 * t36 + (t41 + (t45 + t48)))) - level_h;
                let t50 = feedback_rk2_h * t49;
                let t51 = feedback_rk2_e_passenger
                    * (rt::lit::<T>(0.5) * (t48 + (t20 * t20 + t34 * t34))
                        - level_e_passenger);
                let t52 = t50 + t51;
                let q1_new_2 = q1 + half_h * (t16 + t36 - t37 * t52);
                let q2_new_2 = q2 + half_h * (t46 + t39 - t47 * t52);
                let t53 = rt::lit::<T>(0.5) * (t41 + t45) - level_e_driver;
                let t54 = t53 * (k1 * (t30 * t40 + t31 * (eps * t31)))
                    + (t23 - t27 * t14);
                let t55 = half_h * t54
                    + (k4 * t24 + (h * p_q3 + k5 - half_sigma_h_squared * t25)
                        - half_h_squared * t42);
                let t56 = t31 * t39;
                let t57 = t35 * t56;
                let t58 = sigma * (t30 * (twice_eps * t30 - rt::lit::<T>(1.0)) - eps);
                let t59 = t55 - k3 * t57 - t49 * (k2 * (t58 - t57));
                let q3_new_2 = q3 + t59;
                let t60 = t32 * (t37 + t47 * t30 - t44 * t56);
                let t61 = half_h
                    * (t60 + (t19 - t37 - t20 * t51 - feedback_rk2_j * t35) - t36 * t50);
                let p_q1_new = p_q1 + t61;
                let t62 = t30 * t60 + (t33 - t47 - t34 * t51 - feedback_rk2_j * t38)
                    - t39 * t50;
                let p_q2_new = p_q2 + half_h * t62;
                let p_q3_new = p_q3
                    + half_h
                        * (t57 + (t43 - t58)
                            - t44 * (t50 + feedback_rk2_e_driver * t53));
                let stability1_new = (t1 + t17 * t17) * (h_feedback_rk2_j * t2);
                let stability2_new = h_feedback_rk2_h
                    * (t27 * t27 + (t9 * t9 + (t10 + t4 * t4)));
                let stability3_new = k6 * (p_q3_squared + t21 * t21);
                let stability4_new = k7 * t6;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t59,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    p_q1_new,
                    p_q2_new,
                    p_q3_new,
                    level_h,
                    level_e_driver,
                    level_e_passenger,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    stability4_new,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let stability = stability
                    .after(
                        2,
                        [
                            ("J", setting.options()[0], carried[9]),
                            ("H", setting.options()[1], carried[10]),
                            ("E_driver", setting.options()[2], carried[11]),
                            ("E_passenger", setting.options()[3], carried[12]),
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
                    carried[9],
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: p_q1,
                    q2_dot: p_q2,
                    q3_dot: p_q3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4c178563a9d6e489c311ed35a8670288";
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
        /// - `E_driver`: gain of the first integral `E_driver`, at least 0, 1 if not given
        /// - `E_passenger`: gain of the first integral `E_passenger`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 24 | 0 | 0 | 0 | 0 |
        /// | each step | 224 | 236 | 4 | 0 | 4 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 sigma`
            twice_sigma: T,
            /// `2 eps`
            twice_eps: T,
            /// `h/2`
            half_h: T,
            /// `h²/2`
            half_h_squared: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `sigma h²/2`
            half_sigma_h_squared: T,
            /// `h/6`
            k1: T,
            /// `h/3`
            k2: T,
            /// `h²/6`
            k3: T,
            /// `sigma h²/4`
            k4: T,
            /// `eps sigma h²/2`
            k5: T,
            /// `h feedback-rk4_J`
            h_feedback_rk4_j: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
            /// `sigma feedback-rk4_E_driver`
            k6: T,
            /// `h feedback-rk4_J/2`
            k7: T,
            /// `h feedback-rk4_H/2`
            k8: T,
            /// `eps sigma h²/4`
            k9: T,
            /// `sigma h²/6`
            k10: T,
            /// `h feedback-rk4_J/6`
            k11: T,
            /// `h²/6 - h feedback-rk4_J/6`
            k12: T,
            /// `h²/6 - h feedback-rk4_J/3`
            k13: T,
            /// `h feedback-rk4_H/6`
            k14: T,
            /// `h feedback-rk4_E_driver`
            k15: T,
            /// `h feedback-rk4_E_passenger`
            k16: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (4); functions of q that the next step needs (2).
            type Carried = [T; 15];
            type Memory = (rt::StabilityMonitor<T, 4>,);
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
                        name: "E_driver",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "E_passenger",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_e_driver,
                feedback_rk4_e_passenger] = *options;
                let eps = system.parameters.eps;
                let sigma = system.parameters.sigma;
                let twice_sigma = rt::lit::<T>(2.0) * sigma;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let sigma_h_squared = sigma * h_squared;
                let half_sigma_h_squared = rt::lit::<T>(0.5) * sigma_h_squared;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                let k2 = rt::lit::<T>(0.3333333333333333) * h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h_squared;
                let k4 = rt::lit::<T>(0.25) * sigma_h_squared;
                let eps_sigma_h_squared = eps * sigma_h_squared;
                let k5 = rt::lit::<T>(0.5) * eps_sigma_h_squared;
                let h_feedback_rk4_j = h * feedback_rk4_j;
                let h_feedback_rk4_h = h * feedback_rk4_h;
                let k6 = sigma * feedback_rk4_e_driver;
                let k7 = rt::lit::<T>(0.5) * h_feedback_rk4_j;
                let k8 = rt::lit::<T>(0.5) * h_feedback_rk4_h;
                let k9 = rt::lit::<T>(0.25) * eps_sigma_h_squared;
                let k10 = rt::lit::<T>(0.16666666666666666) * sigma_h_squared;
                let k11 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_j;
                let k12 = k3 - k11;
                let k13 = k3 - rt::lit::<T>(0.3333333333333333) * h_feedback_rk4_j;
                let k14 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_h;
                let k15 = h * feedback_rk4_e_driver;
                let k16 = h * feedback_rk4_e_passenger;
                Scheme {
                    twice_sigma,
                    twice_eps,
                    half_h,
                    half_h_squared,
                    quarter_h_squared,
                    half_sigma_h_squared,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
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
                _: &[T; 4],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { twice_sigma, .. } = *self;
                let [[q1, q2, q3]] = start.q().data.0;
                let [[q1_dot, q2_dot, q3_dot]] = start.w().data.0;
                let (sin_q3, cos_q3) = rt::sin_cos(q3);
                let t1 = (q1_dot + sin_q3 * q2_dot)
                    / (sin_q3 * sin_q3 + rt::lit::<T>(1.0));
                let t2 = (rt::lit::<T>(1.0) - eps * sin_q3) * (twice_sigma * cos_q3);
                let q3_dot_squared = q3_dot * q3_dot;
                let t3 = q1 * q1 + q2 * q2;
                let t4 = q2_dot * (q2_dot - sin_q3 * t1)
                    + (q1_dot * (q1_dot - t1) + (t2 + (q3_dot_squared + t3)));
                let carried = [
                    q1,
                    q2,
                    q3,
                    q1_dot,
                    q2_dot,
                    q3_dot,
                    rt::lit::<T>(0.5) * t4,
                    rt::lit::<T>(0.5) * (q3_dot_squared + t2),
                    rt::lit::<T>(0.5) * (t3 + (q1_dot * q1_dot + q2_dot * q2_dot)),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    sin_q3,
                    cos_q3,
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, level_h, level_e_driver,
                level_e_passenger, _, _, _, _, sin_q3_ahead, cos_q3_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_e_driver,
                feedback_rk4_e_passenger] = *setting.options();
                let eps = setting.system().parameters.eps;
                let sigma = setting.system().parameters.sigma;
                let Scheme {
                    twice_sigma,
                    twice_eps,
                    half_h,
                    half_h_squared,
                    quarter_h_squared,
                    half_sigma_h_squared,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
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
                } = *setting.scheme();
                let t1 = rt::lit::<T>(1.0) - eps * sin_q3_ahead;
                let t2 = sigma
                    * (sin_q3_ahead * t1 + cos_q3_ahead * (eps * cos_q3_ahead));
                let p_q3_squared = p_q3 * p_q3;
                let t3 = t1 * (twice_sigma * cos_q3_ahead);
                let t4 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * (p_q3_squared + t3) - level_e_driver);
                let t5 = t2 * t4;
                let t6 = sin_q3_ahead * sin_q3_ahead + rt::lit::<T>(1.0);
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = (p_q1 + p_q2 * sin_q3_ahead) * t7;
                let t9 = sin_q3_ahead * t8;
                let t10 = p_q2 - t9;
                let t11 = cos_q3_ahead * t10;
                let t12 = t8 * t11;
                let t13 = p_q1 - t8;
                let t14 = q1 * q1 + q2 * q2;
                let t15 = t14 + p_q3_squared;
                let t16 = rt::lit::<T>(0.5) * (p_q2 * t10 + (p_q1 * t13 + (t15 + t3)))
                    - level_h;
                let t17 = sin_q3_ahead * (twice_eps * sin_q3_ahead - rt::lit::<T>(1.0));
                let t18 = sigma * (t17 - eps);
                let t19 = t18 - t12;
                let t20 = half_h * (p_q3 + t5) - k7 * t12 - t16 * (k8 * t19);
                let t21 = q3 + t20;
                let (t22, t23) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t20,
                    t21,
                    tally,
                );
                let t24 = rt::lit::<T>(1.0) - eps * t22;
                let t25 = t24 * (twice_sigma * t23);
                let t26 = feedback_rk4_h * t16;
                let t27 = p_q3 * (t4 + t26);
                let t28 = t12 - t18 - t27;
                let t29 = p_q3 + half_h * t28;
                let t30 = t29 * t29;
                let t31 = rt::lit::<T>(0.5) * (t25 + t30) - level_e_driver;
                let t32 = t31 * (k6 * (t22 * t24 + t23 * (eps * t23)));
                let t33 = rt::lit::<T>(1.0) / (t22 * t22 + rt::lit::<T>(1.0));
                let t34 = t7 * (q1 + q2 * sin_q3_ahead - p_q3 * t11);
                let t35 = t14 + (p_q1 * p_q1 + p_q2 * p_q2);
                let t36 = feedback_rk4_e_passenger
                    * (rt::lit::<T>(0.5) * t35 - level_e_passenger);
                let t37 = t34 - (feedback_rk4_j * t8 + (q1 + p_q1 * t36)) - t13 * t26;
                let t38 = p_q1 + half_h * t37;
                let t39 = sin_q3_ahead * t34 - (feedback_rk4_j * t9 + (q2 + p_q2 * t36))
                    - t10 * t26;
                let t40 = p_q2 + half_h * t39;
                let t41 = t33 * (t38 + t40 * t22);
                let t42 = t22 * t41;
                let t43 = t40 - t42;
                let t44 = t23 * t43;
                let t45 = t41 * t44;
                let t46 = half_h * (p_q3 + t32)
                    + (quarter_h_squared * (t12 - t27) + (k9 - k4 * t17)) - k7 * t45;
                let t47 = t38 - t41;
                let t48 = t36 + t26;
                let t49 = t13 - q1 * t48;
                let t50 = q1 + half_h * t49;
                let t51 = t10 - q2 * t48;
                let t52 = q2 + half_h * t51;
                let t53 = t50 * t50 + t52 * t52;
                let t54 = rt::lit::<T>(0.5)
                    * (t40 * t43 + (t38 * t47 + (t25 + (t30 + t53)))) - level_h;
                let t55 = t22 * (twice_eps * t22 - rt::lit::<T>(1.0));
                let t56 = sigma * (t55 - eps);
                let t57 = t56 - t45;
                let t58 = t46 - t54 * (k8 * t57);
                let t59 = q3 + t58;
                let (t60, t61) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t58,
                    t59,
                    tally,
                );
                let t62 = rt::lit::<T>(1.0) / (t60 * t60 + rt::lit::<T>(1.0));
                let t63 = feedback_rk4_h * t54;
                let t64 = feedback_rk4_e_passenger
                    * (rt::lit::<T>(0.5) * (t53 + (t38 * t38 + t40 * t40))
                        - level_e_passenger);
                let t65 = t63 + t64;
                let t66 = t47 - t50 * t65;
                let t67 = q1 + half_h * t66;
                let t68 = t43 - t52 * t65;
                let t69 = q2 + half_h * t68;
                let t70 = t29 * (t63 + feedback_rk4_e_driver * t31);
                let t71 = t45 - t56 - t70;
                let t72 = p_q3 + half_h * t71;
                let t73 = t33 * (t50 + t52 * t22 - t29 * t44);
                let t74 = t22 * t73 - (feedback_rk4_j * t42 + (t52 + t40 * t64))
                    - t43 * t63;
                let t75 = p_q2 + half_h * t74;
                let t76 = t73 - (feedback_rk4_j * t41 + (t50 + t38 * t64)) - t47 * t63;
                let t77 = p_q1 + half_h * t76;
                let t78 = t62 * (t77 + t75 * t60);
                let t79 = t60 * t78;
                let t80 = t75 - t79;
                let t81 = t61 * t80;
                let t82 = t62 * (t67 + t69 * t60 - t72 * t81);
                let t83 = t67 * t67 + t69 * t69;
                let t84 = feedback_rk4_e_passenger
                    * (rt::lit::<T>(0.5) * (t83 + (t77 * t77 + t75 * t75))
                        - level_e_passenger);
                let t85 = t77 - t78;
                let t86 = rt::lit::<T>(1.0) - eps * t60;
                let t87 = t86 * (twice_sigma * t61);
                let t88 = t72 * t72;
                let t89 = rt::lit::<T>(0.5)
                    * (t75 * t80 + (t77 * t85 + (t87 + (t88 + t83)))) - level_h;
                let t90 = feedback_rk4_h * t89;
                let t91 = t82 - (feedback_rk4_j * t78 + (t67 + t77 * t84)) - t85 * t90;
                let t92 = p_q1 + h * t91;
                let t93 = rt::lit::<T>(0.5) * (t87 + t88) - level_e_driver;
                let t94 = t93 * (k6 * (t60 * t86 + t61 * (eps * t61)));
                let t95 = t78 * t81;
                let t96 = h * (p_q3 + t94)
                    + (half_h_squared * (t45 - t70) + (k5 - half_sigma_h_squared * t55))
                    - h_feedback_rk4_j * t95;
                let t97 = t60 * (twice_eps * t60 - rt::lit::<T>(1.0));
                let t98 = sigma * (t97 - eps);
                let t99 = t98 - t95;
                let t100 = t96 - t89 * (h_feedback_rk4_h * t99);
                let t101 = q3 + t100;
                let (t102, t103) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t100,
                    t101,
                    tally,
                );
                let t104 = rt::lit::<T>(1.0) / (t102 * t102 + rt::lit::<T>(1.0));
                let t105 = t60 * t82 - (feedback_rk4_j * t79 + (t69 + t75 * t84))
                    - t80 * t90;
                let t106 = p_q2 + h * t105;
                let t107 = t104 * (t92 + t106 * t102);
                let t108 = t92 - t107;
                let t109 = t90 + t84;
                let t110 = t85 - t67 * t109;
                let t111 = q1 + h * t110;
                let t112 = t102 * t107;
                let t113 = t106 - t112;
                let t114 = rt::lit::<T>(1.0) - eps * t102;
                let t115 = t114 * (twice_sigma * t103);
                let t116 = t72 * (t90 + feedback_rk4_e_driver * t93);
                let t117 = t95 - t98 - t116;
                let t118 = p_q3 + h * t117;
                let t119 = t118 * t118;
                let t120 = t80 - t69 * t109;
                let t121 = q2 + h * t120;
                let t122 = t111 * t111 + t121 * t121;
                let t123 = rt::lit::<T>(0.5)
                    * (t106 * t113 + (t92 * t108 + (t115 + (t119 + t122)))) - level_h;
                let t124 = feedback_rk4_h * t123;
                let t125 = feedback_rk4_e_passenger
                    * (rt::lit::<T>(0.5) * (t122 + (t92 * t92 + t106 * t106))
                        - level_e_passenger);
                let t126 = t124 + t125;
                let q1_new_2 = q1
                    + k1
                        * (t108 + (t49 + rt::lit::<T>(2.0) * (t66 + t110))
                            - t111 * t126);
                let q2_new_2 = q2
                    + k1
                        * (t113 + (t51 + rt::lit::<T>(2.0) * (t68 + t120))
                            - t121 * t126);
                let t127 = rt::lit::<T>(0.5) * (t115 + t119) - level_e_driver;
                let t128 = t127 * (k6 * (t102 * t114 + t103 * (eps * t103)))
                    + (t5 - t19 * t26);
                let t129 = k13 * (t45 + t95)
                    + (h * p_q3 + k5 + k12 * t12 - k10 * (t97 + (t17 + t55)));
                let t130 = k2 * (t94 + (t32 - t63 * t57) - t90 * t99) + t129
                    - k3 * (t116 + (t27 + t70));
                let t131 = t103 * t113;
                let t132 = t107 * t131;
                let t133 = sigma * (t102 * (twice_eps * t102 - rt::lit::<T>(1.0)) - eps);
                let t134 = k1 * t128 + t130 - k11 * t132 - t123 * (k14 * (t133 - t132));
                let q3_new_2 = q3 + t134;
                let t135 = t104 * (t111 + t121 * t102 - t118 * t131);
                let t136 = t135
                    + (t37 + rt::lit::<T>(2.0) * (t76 + t91) - t111 - t92 * t125
                        - feedback_rk4_j * t107);
                let p_q1_new = p_q1 + k1 * (t136 - t108 * t124);
                let t137 = t102 * t135
                    + (t39 + rt::lit::<T>(2.0) * (t74 + t105) - t121 - t106 * t125
                        - feedback_rk4_j * t112);
                let p_q2_new = p_q2 + k1 * (t137 - t113 * t124);
                let t138 = t132 + (t28 + rt::lit::<T>(2.0) * (t71 + t117) - t133)
                    - t118 * (t124 + feedback_rk4_e_driver * t127);
                let p_q3_new = p_q3 + k1 * t138;
                let stability1_new = (t6 + t11 * t11) * (h_feedback_rk4_j * t7);
                let stability2_new = h_feedback_rk4_h
                    * (t19 * t19 + (t10 * t10 + (t15 + t13 * t13)));
                let stability3_new = k15 * (p_q3_squared + t2 * t2);
                let stability4_new = k16 * t35;
                let (sin_q3_ahead_new, cos_q3_ahead_new) = rt::turned(
                    (sin_q3_ahead, cos_q3_ahead),
                    q3,
                    t134,
                    q3_new_2,
                    tally,
                );
                let carried = [
                    q1_new_2,
                    q2_new_2,
                    q3_new_2,
                    p_q1_new,
                    p_q2_new,
                    p_q3_new,
                    level_h,
                    level_e_driver,
                    level_e_passenger,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    stability4_new,
                    sin_q3_ahead_new,
                    cos_q3_ahead_new,
                ];
                let stability = stability
                    .after(
                        4,
                        [
                            ("J", setting.options()[0], carried[9]),
                            ("H", setting.options()[1], carried[10]),
                            ("E_driver", setting.options()[2], carried[11]),
                            ("E_passenger", setting.options()[3], carried[12]),
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
                    carried[9],
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
                let [q1, q2, q3, p_q1, p_q2, p_q3, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    q1,
                    q2,
                    q3,
                    q1_dot: p_q1,
                    q2_dot: p_q2,
                    q3_dot: p_q3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7187095c796a70acc602d02f884ccc61";
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
            rt::copy(&[self.parameters.eps, self.parameters.sigma], out)
        }
    }

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
            };
            let mut info = ModelInfo::new("gearbox");
            info.text = Some(
                "Two oscillators joined by a continuously variable gear, whose ratio a third one drives. For eps = 0 the system is reversible and integrable; eps perturbs that, sigma = -1 turns the driver's potential upside down.",
            );
            info.source = Some(
                "E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, Energy-preserving integrators applied to nonholonomic systems (2019), section 4.4, equation (24); K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 3.2, equations (11) and (12)",
            );
            info.coordinates = &[
                Quantity::new("q1", None, Some("first oscillator")),
                Quantity::new("q2", None, Some("second oscillator")),
                Quantity::new("q3", None, Some("driver of the gear")),
            ];
            info.velocities = &[
                Quantity::new("q1_dot", None, None),
                Quantity::new("q2_dot", None, None),
                Quantity::new("q3_dot", None, None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["q1_dot + sin(q3)*q2_dot"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("eps", None, Some("what breaks the reversibility")),
                    Some(0.4),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("sigma", None, Some("sign of the driver's potential")),
                    Some(1.0),
                    false,
                ),
            ];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("E_driver", None, None),
                Quantity::new("E_passenger", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.6, -0.4, 0.3],
                    w: &[-0.23641616532907164, 0.8, 0.7],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "osc",
                    text: Some("the driver oscillates"),
                    q: &[1.0, 1.0, 0.0],
                    w: &[0.0, 0.0, 1.8973666],
                    parameters: &[(0, 0.5), (1, -1.0)],
                    inputs: &[],
                },
                DataSet {
                    name: "rot",
                    text: Some("the driver rotates"),
                    q: &[1.0, 1.0, 0.0],
                    w: &[0.0, 0.0, 2.82842712],
                    parameters: &[(0, 0.5), (1, -1.0)],
                    inputs: &[],
                },
                DataSet {
                    name: "printed002",
                    text: Some("the initial data of osc with the potential as printed"),
                    q: &[1.0, 1.0, 0.0],
                    w: &[0.0, 0.0, 1.8973666],
                    parameters: &[(0, 0.5)],
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
                FunctionInfo::new("mass_matrix", &[("q", 3)], &[3, 3]),
                FunctionInfo::new("inverse_mass", &[("q", 3)], &[3, 3]),
                FunctionInfo::new("potential", &[("q", 3)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 3)], &[3]),
                FunctionInfo::new("lagrangian", &[("q", 3), ("w", 3)], &[]),
                FunctionInfo::new("energy", &[("q", 3), ("w", 3)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 3)], &[3, 3, 3]),
                FunctionInfo::new("christoffel", &[("q", 3)], &[3, 3, 3]),
                FunctionInfo::new("constraint_matrix", &[("q", 3)], &[1, 3]),
                FunctionInfo::new("constraint", &[("q", 3), ("w", 3)], &[1]),
                FunctionInfo::new("projector_perp", &[("q", 3)], &[3, 3]),
                FunctionInfo::new("projector_d", &[("q", 3)], &[3, 3]),
                FunctionInfo::new("frame", &[("q", 3)], &[3, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 3)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 3)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 3)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 3), ("rho", 2)], &[5, 5]),
                FunctionInfo::new("hamiltonian", &[("q", 3), ("rho", 2)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 3), ("rho", 2)], &[5]),
                FunctionInfo::new("vector_field", &[("q", 3), ("rho", 2)], &[5]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 3), ("rho", 2)],
                    &[5, 5],
                ),
                FunctionInfo::new("momenta", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 3), ("p", 3)], &[3]),
                FunctionInfo::new("to_momenta", &[("q", 3), ("w", 3)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 3), ("rho", 2)], &[3]),
                FunctionInfo::new("multipliers", &[("q", 3), ("w", 3)], &[1]),
                FunctionInfo::new("acceleration", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("configuration_velocity", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("invariants", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 3), ("p", 3)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 3), ("p", 3)], &[6]),
                FunctionInfo::new("constraint_momenta", &[("q", 3), ("p", 3)], &[1]),
                FunctionInfo::new("extended_hamiltonian", &[("q", 3), ("p", 3)], &[]),
                FunctionInfo::new("extended_multipliers", &[("q", 3), ("p", 3)], &[1]),
                FunctionInfo::new("extended_vector_field", &[("q", 3), ("p", 3)], &[6]),
                FunctionInfo::new("feedback_levels", &[("q", 3), ("p", 3)], &[3]),
                FunctionInfo::new(
                    "lyapunov_function",
                    &[("q", 3), ("p", 3), ("gains", 4), ("levels", 3)],
                    &[],
                ),
                FunctionInfo::new(
                    "lyapunov_gradient",
                    &[("q", 3), ("p", 3), ("gains", 4), ("levels", 3)],
                    &[6],
                ),
                FunctionInfo::new(
                    "feedback_vector_field",
                    &[("q", 3), ("p", 3), ("gains", 4), ("levels", 3)],
                    &[6],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[eps, sigma] = parameters else {
                return Err(ParameterError::Count {
                    expected: 2,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { eps, sigma })
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

impl Gearbox {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<gearbox::System<f64>, ::nonholonomic::ParameterError> {
        gearbox::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> gearbox::Parameters<f64> {
        gearbox::Parameters {
            eps: self.eps,
            sigma: self.sigma,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> gearbox::StateBuilder<f64> {
        gearbox::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`, `osc`, `rot`, `printed002`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<gearbox::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: gearbox::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <gearbox::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        gearbox::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `dla`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H, E_driver, E_passenger]` for `feedback-euler`, `[J, H, E_driver, E_passenger]` for `feedback-rk2`, `[J, H, E_driver, E_passenger]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: gearbox::State<f64>,
        h: f64,
        options: <gearbox::System<f64> as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <gearbox::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        gearbox::System<f64>: ::nonholonomic::Discretize<M>,
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
        Gearbox::system,
        Gearbox::parameters,
        Gearbox::state,
        Gearbox::initial,
        Gearbox::integrate::<::nonholonomic::methods::Gonzalez>,
        Gearbox::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
