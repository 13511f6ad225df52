// Prepared by `nh prepare` from `Snakeboard` in examples/snakeboard_tracking.rs and ../models/snakeboard.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration a3952781ed3acd094124634bcd4ba3ed
// content b4ebe49e5d1426d4295c94c60c0e2ba9
// diagnostic {"severity":"Note","message":"the constraints lose rank where `cos(phi)` = 0","origin":{"File":{"path":"../models/snakeboard.yaml","line":25,"column":3,"length":1}},"help":null,"labels":[]}
// diagnostic {"severity":"Note","message":"the declared frame loses rank where `cos(phi)` = 0","origin":{"File":{"path":"../models/snakeboard.yaml","line":28,"column":3,"length":1}},"help":null,"labels":[]}

pub struct Snakeboard {
    /// `m` (kg): mass.
    pub m: f64,
    /// `l` (m): from the centre to each axle.
    pub l: f64,
    /// `I` (kg m^2): moment of inertia of the rotor.
    pub I: f64,
    /// `J` (kg m^2): moment of inertia of each pair of wheels.
    pub J: f64,
}

impl ::core::default::Default for Snakeboard {
    fn default() -> Self {
        Snakeboard {
            m: 4.0,
            l: 0.5,
            I: 0.3,
            J: 2.0,
        }
    }
}

/// The system `snakeboard` and its steppers, generated from its declaration.
///
/// the constraints lose rank where \`cos(phi)\` = 0
///
/// the declared frame loses rank where \`cos(phi)\` = 0
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `midpoint`: 33 add, 58 mul, 4 div, 4 sin_cos
pub mod snakeboard {
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
        /// The parameters of the data set `free`: the initial data of figure 4.
        pub fn free() -> Self {
            Parameters {
                m: rt::lit::<T>(4.0),
                l: rt::lit::<T>(0.5),
                I: rt::lit::<T>(0.3),
                J: rt::lit::<T>(2.0),
            }
        }

        /// The parameters of the data set `driven`: figure 4, with its control torques.
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
        /// Coordinate `psi` (rad): rotor against the board.
        pub psi: T,
        /// Coordinate `phi` (rad): wheels against the board.
        pub phi: T,
        /// Coordinate `theta` (rad): board.
        pub theta: T,
        /// Coordinate `x` (m): centre of mass.
        pub x: T,
        /// Coordinate `y` (m): centre of mass.
        pub y: T,
        /// Velocity `psi_dot` (rad/s).
        pub psi_dot: T,
        /// Velocity `phi_dot` (rad/s).
        pub phi_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 5> {
            rt::vector([self.psi, self.phi, self.theta, self.x, self.y])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([
                self.psi_dot,
                self.phi_dot,
                self.theta_dot,
                self.x_dot,
                self.y_dot,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 5>;
        type Velocity = SVector<T, 5>;

        fn of(t: T, q: SVector<T, 5>, w: SVector<T, 5>) -> Self {
            let (
                [[psi,
                phi,
                theta,
                x,
                y,
                ],
                ],
                [[psi_dot,
                phi_dot,
                theta_dot,
                x_dot,
                y_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                psi,
                phi,
                theta,
                x,
                y,
                psi_dot,
                phi_dot,
                theta_dot,
                x_dot,
                y_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 5> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 5> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, psi, phi, theta, x, y, psi_dot, phi_dot, theta_dot, x_dot, y_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, psi, phi, theta, x, y, psi_dot, phi_dot, theta_dot, x_dot, y_dot }
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

        ::nonholonomic::__setters!(coordinate : psi, phi, theta, x, y);

        ::nonholonomic::__setters!(
            velocity in place of rho : psi_dot, phi_dot, theta_dot, x_dot, y_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 5>>) -> Self {
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
                                ::core::f64::consts::FRAC_PI_2,
                                1.0471975511965976,
                                0.0,
                                0.0,
                                0.0,
                            ],
                            [2.5, -0.02, -1.4285254037844384, 0.41237976320958225, 0.0],
                        ),
                );
            }
            if rt::same_name(name, "driven") {
                return Some(
                    self
                        .with_numbers(
                            [
                                ::core::f64::consts::FRAC_PI_2,
                                1.0471975511965976,
                                0.0,
                                0.0,
                                0.0,
                            ],
                            [2.5, -0.02, -1.4285254037844384, 0.41237976320958225, 0.0],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 5], w: [f64; 5]) -> Self {
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

    /// The snakeboard: a board on two steered pairs of wheels, and a rotor upon it, with control torques on the rotor and on the wheels. Both pairs turn by phi in opposite directions; at phi = pi/2 the constraints lose a rank.
    ///
    /// **Source**: M. Kobilarov, D. Martín de Diego and S. Ferraro, Simulating nonholonomic dynamics (2010), section 6.2, equation (34)
    ///
    /// Coordinates q: `psi`, `phi`, `theta`, `x`, `y`; velocities w: `psi_dot`, `phi_dot`, `theta_dot`, `x_dot`, `y_dot`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`. Control inputs u: `tau_psi`, `tau_phi`.
    ///
    /// Further functions, such as the multipliers or the vector field on D*, are generated where the declaration says `expose = [multipliers, vector_field]`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `2 J`
        twice_j: T,
        /// `l²`
        l_squared: T,
        /// `m l²`
        m_l_squared: T,
        /// `m l² - I`
        m_l_squared_minus_i: T,
        /// `m l²/(I (m l² - I))`
        k1: T,
        /// `1/(m l² - I)`
        k2: T,
        /// `-(1/(m l² - I))`
        k3: T,
        /// `(1/2)/J`
        k4: T,
        /// `1/m`
        inv_m: T,
        /// `m l`
        m_l: T,
        /// `l (I - m l²)`
        k5: T,
        /// `m l²/I`
        m_l_squared_over_i: T,
        /// `l/2`
        half_l: T,
        /// `2 m l²`
        twice_m_l_squared: T,
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
                let twice_j = rt::lit::<T>(2.0) * j;
                let l_squared = l * l;
                let m_l_squared = m * l_squared;
                let m_l_squared_minus_i = m_l_squared - i;
                let k1 = m_l_squared / (i * m_l_squared_minus_i);
                let k2 = rt::lit::<T>(1.0) / m_l_squared_minus_i;
                let k3 = -k2;
                let k4 = rt::lit::<T>(0.5) / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let m_l = m * l;
                let k5 = l * (i - m_l_squared);
                let m_l_squared_over_i = m_l_squared / i;
                let half_l = rt::lit::<T>(0.5) * l;
                let twice_m_l_squared = rt::lit::<T>(2.0) * m_l_squared;
                Constants {
                    twice_j,
                    l_squared,
                    m_l_squared,
                    m_l_squared_minus_i,
                    k1,
                    k2,
                    k3,
                    k4,
                    inv_m,
                    m_l,
                    k5,
                    m_l_squared_over_i,
                    half_l,
                    twice_m_l_squared,
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
        pub fn mass_matrix(&self, _q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let m = self.parameters.m;
            let i = self.parameters.I;
            let Constants { twice_j, m_l_squared, .. } = self.constants;
            rt::sparse([
                (0, 0, i),
                (0, 2, i),
                (1, 1, twice_j),
                (2, 0, i),
                (2, 2, m_l_squared),
                (3, 3, m),
                (4, 4, m),
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, _q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let Constants { k1, k2, k3, k4, inv_m, .. } = self.constants;
            rt::sparse([
                (0, 0, k1),
                (0, 2, k3),
                (1, 1, k4),
                (2, 0, k3),
                (2, 2, k2),
                (3, 3, inv_m),
                (4, 4, inv_m),
            ])
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 5>, w: &SVector<T, 5>) -> T {
            let [[psi_dot, phi_dot, theta_dot, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let i = self.parameters.I;
            let Constants { twice_j, l_squared, .. } = self.constants;
            let t1 = m
                * (theta_dot * (l_squared * theta_dot) + (x_dot * x_dot + y_dot * y_dot))
                + ((psi_dot + rt::lit::<T>(2.0) * theta_dot) * (i * psi_dot)
                    + phi_dot * (twice_j * phi_dot));
            rt::lit::<T>(0.5) * t1
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 2 × 5
        pub fn constraint_matrix(&self, q: &SVector<T, 5>) -> SMatrix<T, 2, 5> {
            let [[_, phi, theta, _, _]] = q.data.0;
            let l = self.parameters.l;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let l_cos_phi = l * cos_phi;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_phi_cos_theta = sin_phi * cos_theta;
            let cos_phi_sin_theta = cos_phi * sin_theta;
            let cos_phi_cos_theta = cos_phi * cos_theta;
            let sin_phi_sin_theta = sin_phi * sin_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero],
                [zero, zero],
                [-l_cos_phi, l_cos_phi],
                [
                    -(sin_phi_cos_theta + cos_phi_sin_theta),
                    sin_phi_cos_theta - cos_phi_sin_theta,
                ],
                [
                    cos_phi_cos_theta - sin_phi_sin_theta,
                    cos_phi_cos_theta + sin_phi_sin_theta,
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
        pub fn projector_d(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, phi, theta, _, _]] = q.data.0;
            let i = self.parameters.I;
            let Constants { m_l_squared, m_l_squared_minus_i, m_l, k5, .. } = self
                .constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let cos_phi_squared = cos_phi * cos_phi;
            let sin_phi_squared = sin_phi * sin_phi;
            let t1 = rt::lit::<T>(1.0) / (m_l_squared - i * sin_phi_squared);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_phi_sin_phi = cos_phi * sin_phi;
            let t2 = cos_theta * cos_phi_sin_phi;
            let t3 = m_l * t2 * t1;
            let t4 = sin_theta * cos_phi_sin_phi;
            let t5 = m_l * t4 * t1;
            let t6 = cos_theta * cos_phi_squared;
            let t7 = m_l_squared * sin_theta;
            let t8 = t1 * (t6 * t7);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero, zero, zero, zero],
                [zero, rt::lit::<T>(1.0), zero, zero, zero],
                [
                    m_l_squared * cos_phi_squared * t1,
                    zero,
                    m_l_squared_minus_i * sin_phi_squared * t1,
                    k5 * t2 * t1,
                    k5 * t4 * t1,
                ],
                [t3, zero, -t3, t1 * (t6 * (m_l_squared * cos_theta)), t8],
                [t5, zero, -t5, t8, t1 * (sin_theta * cos_phi_squared * t7)],
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 8
        pub fn vector_field(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 3>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 8> {
            let [[_, phi, theta, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let [[u_tau_psi, u_tau_phi]] = u_.data.0;
            let i = self.parameters.I;
            let Constants {
                m_l_squared,
                k4,
                m_l_squared_over_i,
                half_l,
                twice_m_l_squared,
                ..
            } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = m_l_squared - sin_phi * (i * sin_phi);
            let t2 = rt::lit::<T>(1.0) / (cos_phi * t1);
            let sin_phi_rho3 = sin_phi * rho3;
            let t3 = k4 * rho2;
            let t4 = sin_phi * (cos_phi * (rt::lit::<T>(2.0) * rho1));
            let t5 = rt::lit::<T>(1.0) / t1;
            let t6 = t4 - rho3;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_phi_squared = cos_phi * cos_phi;
            let t7 = (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * cos_phi_squared)
                - m_l_squared) * sin_phi_rho3
                + cos_phi_squared * (cos_phi * (twice_m_l_squared * rho1));
            rt::vector([
                t2
                    * (cos_phi * (m_l_squared_over_i * rho1)
                        - rt::lit::<T>(0.5) * sin_phi_rho3),
                t3,
                t2 * ((rho3 - t4) * (rt::lit::<T>(0.5) * sin_phi)),
                t5 * (t6 * (half_l * cos_theta)),
                t5 * (t6 * (half_l * sin_theta)),
                u_tau_psi,
                u_tau_phi,
                t2 * (t3 * t7),
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
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
            let [[_, phi, theta, _, _]] = q.data.0;
            let [[psi_dot, phi_dot, theta_dot, x_dot, y_dot]] = w.data.0;
            let i = self.parameters.I;
            let Constants { twice_j, m_l_squared, m_l, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = sin_phi * (m_l_squared * theta_dot + i * psi_dot)
                - (x_dot * cos_theta + y_dot * sin_theta) * (m_l * cos_phi);
            rt::vector([
                i * (psi_dot + theta_dot),
                twice_j * phi_dot,
                t1 * (rt::lit::<T>(2.0) * cos_phi),
            ])
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
            q: &SVector<T, 5>,
            rho: &SVector<T, 3>,
        ) -> SVector<T, 5> {
            let [[_, phi, theta, _, _]] = q.data.0;
            let [[rho1, rho2, rho3]] = rho.data.0;
            let i = self.parameters.I;
            let Constants { m_l_squared, k4, m_l_squared_over_i, half_l, .. } = self
                .constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = m_l_squared - sin_phi * (i * sin_phi);
            let t2 = rt::lit::<T>(1.0) / (cos_phi * t1);
            let t3 = sin_phi * (cos_phi * (rt::lit::<T>(2.0) * rho1));
            let t4 = rt::lit::<T>(1.0) / t1;
            let t5 = t3 - rho3;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([
                t2
                    * (cos_phi * (m_l_squared_over_i * rho1)
                        - sin_phi * (rt::lit::<T>(0.5) * rho3)),
                k4 * rho2,
                t2 * ((rho3 - t3) * (rt::lit::<T>(0.5) * sin_phi)),
                t4 * (t5 * (half_l * cos_theta)),
                t4 * (t5 * (half_l * sin_theta)),
            ])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 3
        pub fn invariants(
            &self,
            _q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
            let [[psi_dot, phi_dot, theta_dot, x_dot, y_dot]] = w.data.0;
            let m = self.parameters.m;
            let i = self.parameters.I;
            let Constants { twice_j, l_squared, .. } = self.constants;
            let t1 = m
                * (theta_dot * (l_squared * theta_dot) + (x_dot * x_dot + y_dot * y_dot))
                + ((psi_dot + rt::lit::<T>(2.0) * theta_dot) * (i * psi_dot)
                    + phi_dot * (twice_j * phi_dot));
            rt::vector([rt::lit::<T>(0.5) * t1, phi_dot, i * (psi_dot + theta_dot)])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 2];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "snakeboard";
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
        type Point = [T; 8];
        type Jacobian = SMatrix<T, 8, 8>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 8],
            inputs: &[T; 2],
        ) -> [T; 8] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho, &rt::vector(*inputs)).data.0;
            field
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

    /// The method `midpoint`.
    pub mod midpoint {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::nalgebra::{SMatrix, SVector};
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
        /// - `psi_rate`: explicit
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 18 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 24 | 1 | 0 | 0 | 0 |
        /// | each step | 23 | 44 | 4 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 10 | 14 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 4 | 21 | 2 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 J`
            twice_j: T,
            /// `m l²`
            k1: T,
            /// `(1/2)/J`
            k2: T,
            /// `m l`
            m_l: T,
            /// `m l²/I`
            k3: T,
            /// `l/2`
            half_l: T,
            /// `2 m l²`
            k4: T,
            /// `2 (m l²/I)`
            k5: T,
            /// `1/J`
            inv_j: T,
            /// `1/I`
            inv_i: T,
            /// `I/4`
            quarter_i: T,
            /// `2 I`
            twice_i: T,
            /// `4 I`
            k6: T,
            /// `I/2`
            half_i: T,
            /// `l/4`
            quarter_l: T,
            /// `2 l`
            twice_l: T,
            /// `-(2 m l)`
            k7: T,
            /// `m l²/2`
            k8: T,
            /// `m l/2`
            half_m_l: T,
            /// `m l²/2 - I/2`
            k9: T,
            /// `4/((m l² - I) m²)`
            k10: T,
            /// `h/2`
            half_h: T,
            /// `h/J`
            h_over_j: T,
            /// `(h/J)/4`
            quarter_h_over_j: T,
            /// `h/4`
            quarter_h: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `l h/2`
            half_l_h: T,
            /// `m l² h`
            k11: T,
            /// `I (h/J)`
            i_h_over_j: T,
            /// `I (h/J)/4`
            quarter_i_h_over_j: T,
            /// `m l² (h/J)/2`
            k12: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `l h/4`
            quarter_l_h: T,
            /// `h² m l²`
            k13: T,
            /// `h (h/J)`
            h_h_over_j: T,
            /// `h (h/J)/4`
            quarter_h_h_over_j: T,
            /// `h (h/J)/8`
            k14: T,
            /// `I h (h/J)`
            i_h_h_over_j: T,
            /// `h²/2`
            k15: T,
            /// `I h (h/J)/8`
            k16: T,
            /// `m l² h (h/J)/4`
            k17: T,
            /// `I h/2`
            k18: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 1];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (3); work that the control inputs have done (1); functions of q that the next step needs (6).
            type Carried = [T; 15];
            type Memory = (rt::RankMonitor<T>,);
            const FRACTIONS: &'static [f64] = &[0.5];
            const WORK: Option<usize> = Some(8);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let l = system.parameters.l;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let twice_j = rt::lit::<T>(2.0) * j;
                let k1 = m * (l * l);
                let k2 = rt::lit::<T>(0.5) / j;
                let m_l = m * l;
                let k3 = k1 / i;
                let half_l = rt::lit::<T>(0.5) * l;
                let k4 = rt::lit::<T>(2.0) * k1;
                let k5 = rt::lit::<T>(2.0) * k3;
                let inv_j = rt::lit::<T>(1.0) / j;
                let inv_i = rt::lit::<T>(1.0) / i;
                let quarter_i = rt::lit::<T>(0.25) * i;
                let twice_i = rt::lit::<T>(2.0) * i;
                let k6 = rt::lit::<T>(4.0) * i;
                let half_i = rt::lit::<T>(0.5) * i;
                let quarter_l = rt::lit::<T>(0.25) * l;
                let twice_l = rt::lit::<T>(2.0) * l;
                let k7 = -(rt::lit::<T>(2.0) * m_l);
                let k8 = rt::lit::<T>(0.5) * k1;
                let half_m_l = rt::lit::<T>(0.5) * m_l;
                let k9 = k8 - half_i;
                let k10 = rt::lit::<T>(4.0) / ((k1 - i) * (m * m));
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_j = h / j;
                let quarter_h_over_j = rt::lit::<T>(0.25) * h_over_j;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let l_h = l * h;
                let half_l_h = rt::lit::<T>(0.5) * l_h;
                let k11 = k1 * h;
                let i_h_over_j = i * h_over_j;
                let quarter_i_h_over_j = rt::lit::<T>(0.25) * i_h_over_j;
                let k12 = rt::lit::<T>(0.5) * (k1 * h_over_j);
                let minus_half_h = -half_h;
                let quarter_l_h = rt::lit::<T>(0.25) * l_h;
                let k13 = h * k11;
                let h_h_over_j = h * h_over_j;
                let quarter_h_h_over_j = rt::lit::<T>(0.25) * h_h_over_j;
                let k14 = rt::lit::<T>(0.125) * h_h_over_j;
                let i_h_h_over_j = i * h_h_over_j;
                let k15 = rt::lit::<T>(0.5) * (h * h);
                let k16 = rt::lit::<T>(0.125) * i_h_h_over_j;
                let k17 = rt::lit::<T>(0.25) * (k1 * h_h_over_j);
                let k18 = rt::lit::<T>(0.5) * (i * h);
                Scheme {
                    twice_j,
                    k1,
                    k2,
                    m_l,
                    k3,
                    half_l,
                    k4,
                    k5,
                    inv_j,
                    inv_i,
                    quarter_i,
                    twice_i,
                    k6,
                    half_i,
                    quarter_l,
                    twice_l,
                    k7,
                    k8,
                    half_m_l,
                    k9,
                    k10,
                    half_h,
                    h_over_j,
                    quarter_h_over_j,
                    quarter_h,
                    half_h_over_j,
                    half_l_h,
                    k11,
                    i_h_over_j,
                    quarter_i_h_over_j,
                    k12,
                    minus_half_h,
                    quarter_l_h,
                    k13,
                    h_h_over_j,
                    quarter_h_h_over_j,
                    k14,
                    i_h_h_over_j,
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
                let i = system.parameters.I;
                let Scheme { twice_j, k1, m_l, .. } = *self;
                let [[psi, phi, theta, x, y]] = start.q().data.0;
                let [[psi_dot, phi_dot, theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = sin_phi * (k1 * theta_dot + i * psi_dot)
                    - (x_dot * cos_theta + y_dot * sin_theta) * (m_l * cos_phi);
                let carried = [
                    psi,
                    phi,
                    theta,
                    x,
                    y,
                    i * (psi_dot + theta_dot),
                    twice_j * phi_dot,
                    t1 * (rt::lit::<T>(2.0) * cos_phi),
                    rt::lit::<T>(0.0),
                    sin_phi,
                    cos_phi,
                    phi,
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [psi, phi, theta, x, y, rho1, rho2, rho3, work, sin_phi_ahead,
                cos_phi_ahead, phi_ahead, sin_theta_ahead, cos_theta_ahead, theta_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let j = setting.system().parameters.J;
                let Scheme {
                    k1,
                    k4,
                    k5,
                    inv_j,
                    half_h,
                    quarter_h_over_j,
                    quarter_h,
                    half_h_over_j,
                    half_l_h,
                    ..
                } = *setting.scheme();
                let t1 = rho2 + half_h * u_tau_phi;
                let phi_ahead_new = phi + quarter_h_over_j * t1;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned_to(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_ahead,
                    phi_ahead_new,
                    tally,
                );
                let t2 = k1 - sin_phi_ahead_new * (i * sin_phi_ahead_new);
                let t3 = cos_phi_ahead_new * t2;
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = cos_phi_ahead_new * (rho1 + half_h * u_tau_psi);
                let t6 = cos_phi_ahead_new * cos_phi_ahead_new;
                let t7 = sin_phi_ahead_new
                    * (i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * t6) - k1);
                let t8 = j * t3;
                let t9 = (t5 * (k4 * t6) + rho3 * t7) * (h * t1)
                    / (t8 * (rt::lit::<T>(1.0) - t7 * (quarter_h * t1) / t8));
                let t10 = rho3 + rt::lit::<T>(0.25) * t9;
                let t11 = t4 * (k5 * t5 - sin_phi_ahead_new * t10);
                let psi_new = psi + half_h * t11;
                let phi_new = phi + half_h_over_j * t1;
                let t12 = t5 * (rt::lit::<T>(2.0) * sin_phi_ahead_new);
                let t13 = (t10 - t12) * (t4 * (h * sin_phi_ahead_new));
                let theta_new = theta + rt::lit::<T>(0.5) * t13;
                let theta_ahead_new = theta + rt::lit::<T>(0.25) * t13;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t14 = (t12 - t10) * (half_l_h * (rt::lit::<T>(1.0) / t2));
                let x_new = x + cos_theta_ahead_new * t14;
                let y_new = y + sin_theta_ahead_new * t14;
                let rho1_new = rho1 + h * u_tau_psi;
                let rho2_new = rho2 + h * u_tau_phi;
                let rho3_new = rho3 + rt::lit::<T>(0.5) * t9;
                let work_new = work
                    + half_h * (u_tau_psi * t11 + u_tau_phi * (inv_j * t1));
                let carried = [
                    psi_new,
                    phi_new,
                    theta_new,
                    x_new,
                    y_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                    phi_ahead_new,
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
                    carried[8],
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
                let [psi, phi, theta, x, y, rho1, rho2, rho3, _, _, _, _, _, _, _] = motion
                    .carried;
                let i = setting.system().parameters.I;
                let Scheme { k1, k2, k3, half_l, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = k1 - sin_phi * (i * sin_phi);
                let t2 = rt::lit::<T>(1.0) / (cos_phi * t1);
                let t3 = sin_phi * (cos_phi * (rt::lit::<T>(2.0) * rho1));
                let t4 = rt::lit::<T>(1.0) / t1;
                let t5 = t3 - rho3;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                State {
                    t: setting.time_at(motion.tally),
                    psi,
                    phi,
                    theta,
                    x,
                    y,
                    psi_dot: t2
                        * (cos_phi * (k3 * rho1) - sin_phi * (rt::lit::<T>(0.5) * rho3)),
                    phi_dot: k2 * rho2,
                    theta_dot: t2 * ((rho3 - t3) * (rt::lit::<T>(0.5) * sin_phi)),
                    x_dot: t4 * (t5 * (half_l * cos_theta)),
                    y_dot: t4 * (t5 * (half_l * sin_theta)),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 15]) -> (T, [T; 3]) {
                let l = system.parameters.l;
                let i = system.parameters.I;
                let Scheme { k1, k10, .. } = *self;
                let [_, phi, theta, _, _, _, _, _, _, _, _, _, _, _, _] = *carried;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let l_cos_phi = l * cos_phi;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_phi_cos_theta = sin_phi * cos_theta;
                let cos_phi_sin_theta = cos_phi * sin_theta;
                let t1 = sin_phi_cos_theta + cos_phi_sin_theta;
                let t2 = sin_phi_cos_theta - cos_phi_sin_theta;
                let cos_phi_cos_theta = cos_phi * cos_theta;
                let sin_phi_sin_theta = sin_phi * sin_theta;
                let t3 = cos_phi_cos_theta - sin_phi_sin_theta;
                let t4 = cos_phi_cos_theta + sin_phi_sin_theta;
                (
                    (k1 - sin_phi * (i * sin_phi)) * (cos_phi * (k10 * cos_phi)),
                    [
                        l_cos_phi * (t1 - t2),
                        -(l_cos_phi * (t3 + t4)),
                        -(t1 * t4 + t3 * t2),
                    ],
                )
            }
        }

        impl<T: Scalar> rt::LinearisedScheme for Scheme<T> {
            type Numbers = SVector<T, 9>;
            type ByState = SMatrix<T, 9, 9>;
            type State = SVector<T, 9>;
            type ByInputs = SMatrix<T, 9, 2>;
            type Inputs = SVector<T, 2>;
            type ByParameters = ();
            type Parameters = ();
            type ByStep = ();
            type Step = ();

            fn advance_linearised<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
                linearised: &mut rt::LinearisedOf<Self>,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_tau_psi, u_tau_phi]] = u;
                let (rank,) = &motion.memory;
                let [psi, phi, theta, x, y, rho1, rho2, rho3, work, sin_phi_ahead,
                cos_phi_ahead, phi_ahead, sin_theta_ahead, cos_theta_ahead, theta_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let i = setting.system().parameters.I;
                let j = setting.system().parameters.J;
                let Scheme {
                    k1,
                    k4,
                    inv_j,
                    inv_i,
                    half_h,
                    quarter_h_over_j,
                    quarter_h,
                    half_h_over_j,
                    ..
                } = *setting.scheme();
                let t1 = rho2 + half_h * u_tau_phi;
                let phi_ahead_new = phi + quarter_h_over_j * t1;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned_to(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_ahead,
                    phi_ahead_new,
                    tally,
                );
                let t2 = sin_phi_ahead_new * sin_phi_ahead_new;
                let t3 = k1 - i * t2;
                let t4 = cos_phi_ahead_new * t3;
                let t5 = inv_i / t4;
                let u_tau_psi_half_h = half_h * u_tau_psi;
                let t6 = rho1 + u_tau_psi_half_h;
                let t7 = k4 * t6;
                let t8 = cos_phi_ahead_new * t7;
                let i_sin_phi_ahead_new = i * sin_phi_ahead_new;
                let t9 = j * t4;
                let t10 = cos_phi_ahead_new * cos_phi_ahead_new;
                let t11 = i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * t10) - k1;
                let t12 = sin_phi_ahead_new * t11;
                let t13 = h * t12;
                let t14 = t1 * t13 / t9;
                let t15 = rt::lit::<T>(1.0) - rt::lit::<T>(0.25) * t14;
                let t16 = rt::lit::<T>(1.0) / (t9 * t15);
                let t17 = rho3 * t12 + t10 * t8;
                let t18 = t16 * (t1 * t17);
                let t19 = rho3 + quarter_h * t18;
                let t20 = t5 * (t8 - i_sin_phi_ahead_new * t19);
                let psi_new = psi + half_h * t20;
                let phi_new = phi + half_h_over_j * t1;
                let t21 = cos_phi_ahead_new * sin_phi_ahead_new;
                let t22 = rt::lit::<T>(2.0) * t6;
                let t23 = t21 * t22;
                let t24 = t19 - t23;
                let t25 = rt::lit::<T>(1.0) / t4;
                let t26 = sin_phi_ahead_new * t25;
                let t27 = t24 * t26;
                let theta_new = theta + half_h * t27;
                let theta_ahead_new = theta + quarter_h * t27;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t28 = l * cos_theta_ahead_new;
                let t29 = rt::lit::<T>(1.0) / t3;
                let t30 = t23 - t19;
                let t31 = t29 * t30;
                let t32 = t28 * t31;
                let t33 = half_h * t32;
                let x_new = x + t33;
                let t34 = l * sin_theta_ahead_new;
                let t35 = t31 * t34;
                let t36 = half_h * t35;
                let y_new = y + t36;
                let rho1_new = rho1 + h * u_tau_psi;
                let rho2_new = rho2 + h * u_tau_phi;
                let rho3_new = rho3 + half_h * t18;
                let t37 = inv_j * t1;
                let work_new = work + half_h * (u_tau_phi * t37 + u_tau_psi * t20);
                let carried = [
                    psi_new,
                    phi_new,
                    theta_new,
                    x_new,
                    y_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    work_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                    phi_ahead_new,
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
                    carried[8],
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
                let Scheme {
                    k2,
                    quarter_i,
                    twice_i,
                    k6,
                    half_i,
                    quarter_l,
                    h_over_j,
                    k11,
                    i_h_over_j,
                    quarter_i_h_over_j,
                    k12,
                    minus_half_h,
                    quarter_l_h,
                    k13,
                    h_h_over_j,
                    quarter_h_h_over_j,
                    k14,
                    i_h_h_over_j,
                    k15,
                    k16,
                    k17,
                    ..
                } = *setting.scheme();
                let t38 = sin_phi_ahead_new * t3 + t21 * (twice_i * cos_phi_ahead_new);
                let t39 = cos_phi_ahead_new * t11 + t21 * (k6 * sin_phi_ahead_new);
                let t40 = j * t38;
                let t41 = h * t1;
                let t42 = t1
                    * (rho3 * t39
                        - t7
                            * (sin_phi_ahead_new * t10
                                + t21 * (rt::lit::<T>(2.0) * cos_phi_ahead_new)))
                    + t18 * (t15 * t40 + rt::lit::<T>(0.25) * (t41 * t39 + t14 * t40));
                let t43 = h * t16;
                let t44 = t42 * t43;
                let t45 = t5
                    * (i * (t38 * t20 - cos_phi_ahead_new * t19)
                        - sin_phi_ahead_new * (t7 + quarter_i * t44));
                let t46 = half_i * sin_phi_ahead_new;
                let t47 = inv_j / (t3 * t15);
                let t48 = t1 * t10;
                let t49 = t47 * (k11 * t48);
                let t50 = t5 * (k4 * cos_phi_ahead_new - t46 * t49);
                let t51 = cos_phi_ahead_new * (i_h_over_j * sin_phi_ahead_new);
                let t52 = rt::lit::<T>(0.5) * cos_phi_ahead_new;
                let t53 = t3 * (quarter_h_over_j * sin_phi_ahead_new) + t51 * t52;
                let t54 = j * t53;
                let t55 = quarter_h_over_j * cos_phi_ahead_new;
                let t56 = h_over_j * sin_phi_ahead_new;
                let t57 = cos_phi_ahead_new * t56;
                let t58 = t11 * t55 + i_sin_phi_ahead_new * t57;
                let t59 = k1 * t6;
                let t60 = t17
                    + t1
                        * (rho3 * t58
                            - (cos_phi_ahead_new * t57
                                + t10 * (half_h_over_j * sin_phi_ahead_new)) * t59);
                let t61 = t18
                    * (t15 * t54 + rt::lit::<T>(0.25) * (t14 * t54 + (t13 + t41 * t58)))
                    + t60;
                let t62 = t43 * t61;
                let t63 = t20 * (i * t53)
                    - t19 * (quarter_i_h_over_j * cos_phi_ahead_new)
                    - sin_phi_ahead_new * (k12 * t6 + quarter_i * t62);
                let t64 = t5 * t63;
                let t65 = t16 * (t12 * t41);
                let t66 = rt::lit::<T>(0.25) * t65 + rt::lit::<T>(1.0);
                let t67 = t26 * t66;
                let t68 = half_h * t67;
                let t69 = rt::lit::<T>(0.25) * t44;
                let t70 = t22 * (t10 - t2);
                let t71 = h * t25;
                let t72 = (sin_phi_ahead_new * (t69 - t70)
                    + (t38 * t27 + cos_phi_ahead_new * t24)) * t71;
                let t73 = rt::lit::<T>(0.5) * t49;
                let t74 = rt::lit::<T>(2.0) * t21;
                let t75 = h * sin_phi_ahead_new * t25;
                let t76 = (t73 - t74) * t75;
                let t77 = rt::lit::<T>(0.25) * t62;
                let t78 = (cos_phi_ahead_new * (h_over_j * cos_phi_ahead_new)
                    - sin_phi_ahead_new * t56) * (rt::lit::<T>(0.5) * t6);
                let t79 = t71
                    * (sin_phi_ahead_new * (t77 - t78) + (t53 * t27 + t55 * t24));
                let t80 = twice_i * t21;
                let t81 = t70 - t69;
                let t82 = t30 * sin_theta_ahead_new;
                let t83 = quarter_l * t72;
                let t84 = half_h * t29;
                let t85 = t74 - t73;
                let t86 = quarter_l * t76;
                let t87 = rt::lit::<T>(0.5) * t51;
                let t88 = t78 - t77;
                let t89 = quarter_l * t79;
                let t90 = quarter_l_h * t67;
                let t91 = cos_theta_ahead_new * t30;
                let t92 = t47 * (k13 * t48);
                let t93 = t5
                    * (k11 * cos_phi_ahead_new - t92 * (quarter_i * sin_phi_ahead_new));
                let t94 = cos_phi_ahead_new * (i_h_h_over_j * sin_phi_ahead_new);
                let t95 = t3 * (k14 * sin_phi_ahead_new)
                    + t94 * (rt::lit::<T>(0.25) * cos_phi_ahead_new);
                let t96 = j * t95;
                let t97 = k14 * cos_phi_ahead_new;
                let t98 = h_h_over_j * sin_phi_ahead_new;
                let t99 = cos_phi_ahead_new * t98;
                let t100 = t11 * t97 + t99 * t46;
                let t101 = t18
                    * (t15 * t96
                        + rt::lit::<T>(0.25) * (t14 * t96 + (k15 * t12 + t41 * t100)));
                let t102 = half_h * t17
                    + t1
                        * (rho3 * t100
                            - t59
                                * (t10 * (quarter_h_h_over_j * sin_phi_ahead_new)
                                    + t52 * t99));
                let t103 = t43 * (t101 + t102);
                let t104 = t20 * (i * t95) - t19 * (k16 * cos_phi_ahead_new)
                    - sin_phi_ahead_new * (k17 * t6 + quarter_i * t103);
                let t105 = t5 * t104;
                let t106 = rt::lit::<T>(0.25) * t92;
                let t107 = h * t21;
                let t108 = t75 * (t106 - t107);
                let t109 = rt::lit::<T>(0.25) * t103;
                let t110 = (cos_phi_ahead_new * (h_h_over_j * cos_phi_ahead_new)
                    - sin_phi_ahead_new * t98) * (rt::lit::<T>(0.25) * t6);
                let t111 = t71
                    * (sin_phi_ahead_new * (t109 - t110) + (t95 * t27 + t97 * t24));
                let t112 = t107 - t106;
                let t113 = quarter_l * t108;
                let t114 = rt::lit::<T>(0.25) * t94;
                let t115 = t110 - t109;
                let t116 = quarter_l * t111;
                *linearised = rt::Linearised {
                    a: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            half_h * t45,
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.5) * t72,
                            (t32 * t80 + (t28 * t81 - t82 * t83)) * t84,
                            t84 * (t35 * t80 + (t34 * t81 + t83 * t91)),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.5) * t44,
                            u_tau_psi_half_h * t45,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            -t36,
                            t33,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
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
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            half_h * t50,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.5) * t76,
                            t84 * (t28 * t85 - t82 * t86),
                            t84 * (t34 * t85 + t91 * t86),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            t49,
                            u_tau_psi_half_h * t50,
                        ],
                        [
                            half_h * t64,
                            half_h_over_j,
                            rt::lit::<T>(0.5) * t79,
                            t84 * (t32 * t87 + (t28 * t88 - t82 * t89)),
                            t84 * (t35 * t87 + (t34 * t88 + t91 * t89)),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.5) * t62,
                            h * (k2 * u_tau_phi + t64 * (rt::lit::<T>(0.5) * u_tau_psi)),
                        ],
                        [
                            -t68,
                            rt::lit::<T>(0.0),
                            t68,
                            (t28 * t66 + t82 * t90) * (minus_half_h * t29),
                            t84 * (t91 * t90 - t34 * t66),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.5) * t65 + rt::lit::<T>(1.0),
                            t67 * (minus_half_h * u_tau_psi),
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
                            rt::lit::<T>(1.0),
                        ],
                    ]),
                    b: rt::matrix([
                        [
                            half_h * t93,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.5) * t108,
                            t84 * (t28 * t112 - t82 * t113),
                            t84 * (t34 * t112 + t91 * t113),
                            h,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.5) * t92,
                            half_h * (t20 + u_tau_psi * t93),
                        ],
                        [
                            half_h * t105,
                            quarter_h_h_over_j,
                            rt::lit::<T>(0.5) * t111,
                            t84 * (t32 * t114 + (t28 * t115 - t82 * t116)),
                            t84 * (t35 * t114 + (t34 * t115 + t91 * t116)),
                            rt::lit::<T>(0.0),
                            h,
                            rt::lit::<T>(0.5) * t103,
                            half_h
                                * (u_tau_psi * t105 + (t37 + half_h_over_j * u_tau_phi)),
                        ],
                    ]),
                    p: (),
                    h: (),
                };
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn push<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                along: &rt::VariablesOf<Self>,
            ) -> Result<Self::Numbers, StepError> {
                let [[along_state1, along_state2, along_state3, along_state4,
                along_state5, along_state6, along_state7, along_state8, along_state9]] = along
                    .state
                    .data
                    .0;
                let [[along_inputs1, along_inputs2]] = along.inputs.data.0;
                let [[u_tau_psi, u_tau_phi]] = u;
                let [_, phi, theta, _, _, rho1, rho2, rho3, _, _, _, _, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let i = setting.system().parameters.I;
                let j = setting.system().parameters.J;
                let Scheme {
                    k1,
                    k4,
                    inv_j,
                    inv_i,
                    k6,
                    twice_l,
                    half_h,
                    quarter_h_over_j,
                    quarter_h,
                    half_h_over_j,
                    ..
                } = *setting.scheme();
                let t1 = rho2 + half_h * u_tau_phi;
                let t2 = phi + quarter_h_over_j * t1;
                let (t3, t4) = rt::sin_cos(t2);
                let t5 = i * t3;
                let t6 = k1 - t3 * t5;
                let t7 = t4 * t6;
                let t8 = inv_i / t7;
                let t9 = along_state7 + half_h * along_inputs2;
                let t10 = along_state2 + quarter_h_over_j * t9;
                let t11 = t3 * t10;
                let t12 = rt::lit::<T>(2.0) * t4;
                let t13 = t4 * t10;
                let t14 = t5 * t13;
                let t15 = t6 * t11 + t12 * t14;
                let t16 = rho1 + half_h * u_tau_psi;
                let t17 = j * t7;
                let t18 = t4 * t4;
                let t19 = i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * t18) - k1;
                let t20 = t3 * t19;
                let t21 = h * t20;
                let t22 = t1 * t21 / t17;
                let t23 = rt::lit::<T>(1.0) - rt::lit::<T>(0.25) * t22;
                let t24 = rt::lit::<T>(1.0) / (t17 * t23);
                let t25 = rt::lit::<T>(2.0) * t16;
                let t26 = k1 * t4;
                let t27 = t18 * t26;
                let t28 = rho3 * t20 + t25 * t27;
                let t29 = t24 * (t1 * t28);
                let t30 = rho3 + quarter_h * t29;
                let t31 = t8 * (t4 * (k4 * t16) - t5 * t30);
                let t32 = along_state6 + half_h * along_inputs1;
                let t33 = k1 * t16;
                let t34 = j * t15;
                let t35 = t4 * t11;
                let t36 = t19 * t13 + k6 * t3 * t35;
                let t37 = t23 * t34
                    + rt::lit::<T>(0.25) * (t22 * t34 + (t21 * t9 + h * t1 * t36));
                let t38 = rt::lit::<T>(2.0) * (t32 * t27 - t33 * (t18 * t11 + t12 * t35))
                    + along_state8 * t20;
                let t39 = (t29 * t37 + (t9 * t28 + t1 * (rho3 * t36 + t38))) * (h * t24);
                let t40 = along_state8 + rt::lit::<T>(0.25) * t39;
                let t41 = i * (t15 * t31 - t13 * t30)
                    + (rt::lit::<T>(2.0) * (t26 * t32 - t33 * t11) - t5 * t40);
                let t42 = t8 * t41;
                let t43 = t4 * t3;
                let t44 = rt::lit::<T>(2.0) * (t43 * t32 + t16 * (t4 * t13 - t3 * t11));
                let t45 = t43 * t25;
                let t46 = t30 - t45;
                let t47 = rt::lit::<T>(1.0) / t7;
                let t48 = t46 * (t3 * t47);
                let t49 = (t3 * (t40 - t44) + (t15 * t48 + t13 * t46)) * (h * t47);
                let t50 = theta + quarter_h * t48;
                let (t51, t52) = rt::sin_cos(t50);
                let t53 = t44 - t40;
                let t54 = t45 - t30;
                let t55 = rt::lit::<T>(1.0) / t6;
                let t56 = t55 * (twice_l * t14);
                let t57 = l * (along_state3 + rt::lit::<T>(0.25) * t49);
                let t58 = half_h * t55;
                let t59 = along_state4
                    + (l * t52 * t53 + t54 * (t52 * t56 - t51 * t57)) * t58;
                let t60 = along_state5
                    + t58 * (l * t51 * t53 + t54 * (t52 * t57 + t51 * t56));
                let t61 = u_tau_psi * t42
                    + (along_inputs1 * t31
                        + (along_inputs2 * (inv_j * t1) + u_tau_phi * (inv_j * t9)));
                Ok(
                    rt::vector([
                        along_state1 + half_h * t42,
                        along_state2 + half_h_over_j * t9,
                        along_state3 + rt::lit::<T>(0.5) * t49,
                        t59,
                        t60,
                        along_state6 + h * along_inputs1,
                        along_state7 + h * along_inputs2,
                        along_state8 + rt::lit::<T>(0.5) * t39,
                        along_state9 + half_h * t61,
                    ]),
                )
            }

            fn pull<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                adjoint: &Self::Numbers,
            ) -> Result<rt::VariablesOf<Self>, StepError> {
                let [[adjoint1, adjoint2, adjoint3, adjoint4, adjoint5, adjoint6,
                adjoint7, adjoint8, adjoint9]] = adjoint.data.0;
                let [[u_tau_psi, u_tau_phi]] = u;
                let [_, phi, theta, _, _, rho1, rho2, rho3, _, _, _, _, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let l = setting.system().parameters.l;
                let i = setting.system().parameters.I;
                let j = setting.system().parameters.J;
                let Scheme {
                    k1,
                    k4,
                    inv_j,
                    twice_i,
                    k6,
                    half_h,
                    quarter_h_over_j,
                    quarter_h,
                    half_h_over_j,
                    k18,
                    ..
                } = *setting.scheme();
                let u_tau_phi_half_h = half_h * u_tau_phi;
                let t1 = rho2 + u_tau_phi_half_h;
                let t2 = phi + quarter_h_over_j * t1;
                let (t3, t4) = rt::sin_cos(t2);
                let t5 = t4 * t4;
                let t6 = i * (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * t5) - k1;
                let t7 = t3 * t6;
                let t8 = rt::lit::<T>(0.25) * (t1 * (h * t7));
                let t9 = i * t3;
                let t10 = k1 - t3 * t9;
                let t11 = t4 * t10;
                let t12 = j * t11;
                let t13 = rt::lit::<T>(1.0) - t8 * (rt::lit::<T>(1.0) / t12);
                let t14 = rho1 + half_h * u_tau_psi;
                let t15 = rt::lit::<T>(2.0) * t14;
                let t16 = k1 * t4;
                let t17 = t5 * t16;
                let t18 = rho3 * t7 + t15 * t17;
                let t19 = t1 * t18;
                let t20 = rt::lit::<T>(1.0) / t11;
                let t21 = t4 * t3;
                let t22 = t21 * t15;
                let t23 = t12 * t13;
                let t24 = rt::lit::<T>(1.0) / t23;
                let t25 = rho3 + t24 * (quarter_h * t19);
                let t26 = t22 - t25;
                let t27 = t25 - t22;
                let t28 = t3 * t27;
                let t29 = theta + t28 * (quarter_h * t20);
                let (t30, t31) = rt::sin_cos(t29);
                let h_adjoint5 = h * adjoint5;
                let t32 = rt::lit::<T>(1.0) / t10;
                let t33 = h_adjoint5 * t32;
                let h_adjoint4 = h * adjoint4;
                let t34 = h_adjoint4 * t32;
                let t35 = t26 * (l * (t31 * t33 - t30 * t34));
                let t36 = h * (rt::lit::<T>(0.5) * adjoint3 + rt::lit::<T>(0.125) * t35);
                let t37 = t20 * t36;
                let t38 = t3 * t37;
                let t39 = l * t30;
                let t40 = l * t31;
                let t41 = rt::lit::<T>(0.5) * (t39 * t33 + t40 * t34);
                let t42 = i * t11;
                let t43 = rt::lit::<T>(1.0) / t42;
                let t44 = adjoint1 + u_tau_psi * adjoint9;
                let t45 = t43 * (half_h * t44);
                let t46 = t38 - (t41 + t9 * t45);
                let t47 = h * (rt::lit::<T>(0.5) * adjoint8 + rt::lit::<T>(0.25) * t46);
                let t48 = t19 * t47;
                let t49 = t23 * t23;
                let t50 = t48 * (rt::lit::<T>(1.0) / t49);
                let t51 = k4 * t14;
                let t52 = t4 * t51 - t9 * t25;
                let t53 = t52 * (k18 * t44) * (rt::lit::<T>(1.0) / (t42 * t42))
                    + t28 * t36 * (rt::lit::<T>(1.0) / (t11 * t11));
                let t54 = j * (t13 * t50 + t8 * t48 * (rt::lit::<T>(1.0) / (t12 * t49)))
                    + t53;
                let t55 = t4 * t54
                    + (h_adjoint5 * t39 + h_adjoint4 * t40) * (rt::lit::<T>(0.5) * t26)
                        * (rt::lit::<T>(1.0) / (t10 * t10));
                let t56 = t24 * t47;
                let t57 = t1 * t56;
                let t58 = rho3 * t57 + quarter_h * t1 * t50;
                let t59 = t41 - t38;
                let t60 = t14 * t59;
                let t61 = t6 * t58
                    + (rt::lit::<T>(2.0) * t4 * t60 + (t27 * t37 - t25 * (i * t45)));
                let t62 = k1 * t14 * t57;
                let t63 = t4 * (t62 * (rt::lit::<T>(4.0) * t4) - k6 * t3 * t58)
                    + (rt::lit::<T>(2.0) * (t3 * t60 + t5 * t62) + t51 * t45);
                let t64 = t4 * (t55 * (twice_i * t3) + t61) - t3 * (t63 - t10 * t54);
                let t65 = t17 * t57;
                let t66 = t21 * t59;
                let t67 = t16 * t45;
                let t68 = inv_j
                    * (adjoint9 * u_tau_phi_half_h
                        + h * (rt::lit::<T>(0.5) * adjoint2 + rt::lit::<T>(0.25) * t64))
                    + (t50 * (quarter_h * t7) + t18 * t56);
                Ok(rt::Variables {
                    state: rt::vector([
                        adjoint1,
                        adjoint2 + t64,
                        adjoint3 + rt::lit::<T>(0.5) * t35,
                        adjoint4,
                        adjoint5,
                        adjoint6 + rt::lit::<T>(2.0) * (t65 + (t66 + t67)),
                        adjoint7 + t68,
                        t7 * t57 + (adjoint8 + t46),
                        adjoint9,
                    ]),
                    inputs: rt::vector([
                        t52 * (t43 * (half_h * adjoint9))
                            + h * (t65 + (t66 + (adjoint6 + t67))),
                        t1 * (half_h_over_j * adjoint9)
                            + h * (adjoint7 + rt::lit::<T>(0.5) * t68),
                    ]),
                    parameters: (),
                    step: (),
                })
            }
        }

        impl<T: Scalar> rt::ChartedScheme for Scheme<T> {
            type Entry = rt::Chart<SMatrix<T, 9, 10>, SMatrix<T, 9, 8>, (), ()>;
            type Exit = rt::Chart<SMatrix<T, 10, 9>, SMatrix<T, 8, 9>, (), ()>;

            fn entry<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Entry, StepError> {
                let start = <Self as rt::Scheme>::state(setting, motion);
                let [[_, phi, theta, _, _]] = start.q().data.0;
                let [[psi_dot, _, theta_dot, x_dot, y_dot]] = start.w().data.0;
                let i = setting.system().parameters.I;
                let Scheme { twice_j, k1, m_l, k4, twice_i, k7, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = k1 * theta_dot + i * psi_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = x_dot * cos_theta + y_dot * sin_theta;
                let t3 = cos_phi * (cos_phi * t1 + t2 * (m_l * sin_phi))
                    - sin_phi * (sin_phi * t1 - t2 * (m_l * cos_phi));
                let t4 = k7 * cos_phi;
                let cos_phi_sin_phi = cos_phi * sin_phi;
                rt::Chart {
                    velocity: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(2.0) * t3,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            (y_dot * cos_theta - x_dot * sin_theta) * (cos_phi * t4),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
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
                            rt::lit::<T>(1.0),
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
                            rt::lit::<T>(0.0),
                            i,
                            rt::lit::<T>(0.0),
                            twice_i * cos_phi_sin_phi,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            twice_j,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            i,
                            rt::lit::<T>(0.0),
                            k4 * cos_phi_sin_phi,
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
                            cos_phi * cos_theta * t4,
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
                            cos_phi * sin_theta * t4,
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    momenta: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
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
                            rt::lit::<T>(1.0),
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
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
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
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    parameters: (),
                    step: (),
                }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            }

            fn exit<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Exit, StepError> {
                let [_, phi, theta, _, _, rho1, _, rho3, _, _, _, _, _, _, _] = motion
                    .carried;
                let l = setting.system().parameters.l;
                let i = setting.system().parameters.I;
                let Scheme {
                    k1,
                    k2,
                    m_l,
                    k3,
                    k4,
                    inv_i,
                    twice_i,
                    half_i,
                    k8,
                    half_m_l,
                    k9,
                    ..
                } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let sin_phi_squared = sin_phi * sin_phi;
                let t1 = k1 - i * sin_phi_squared;
                let t2 = cos_phi * t1;
                let t3 = inv_i / t2;
                let cos_phi_sin_phi = cos_phi * sin_phi;
                let t4 = sin_phi * t1 + cos_phi_sin_phi * (twice_i * cos_phi);
                let t5 = k4 * rho1;
                let t6 = t3 * (cos_phi * t5 - sin_phi * (i * rho3));
                let t7 = t3 * (i * (t4 * t6 - cos_phi * rho3) - sin_phi * t5);
                let t8 = rt::lit::<T>(0.5) * t7;
                let t9 = rt::lit::<T>(1.0) / t1;
                let t10 = k3 * t9;
                let t11 = rt::lit::<T>(1.0) / t2;
                let t12 = sin_phi * t11;
                let t13 = rt::lit::<T>(0.5) * t12;
                let t14 = cos_phi_sin_phi * (rt::lit::<T>(2.0) * rho1);
                let t15 = rho3 - t14;
                let t16 = t11 * (sin_phi * t15);
                let t17 = rho1 * (cos_phi * cos_phi - sin_phi_squared);
                let t18 = t11
                    * (t4 * t16 + (cos_phi * t15 - t17 * (rt::lit::<T>(2.0) * sin_phi)));
                let t19 = rt::lit::<T>(0.5) * t18;
                let t20 = sin_phi_squared * t9;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let l_cos_theta = l * cos_theta;
                let i_cos_phi_sin_phi = i * cos_phi_sin_phi;
                let t21 = t14 - rho3;
                let t22 = t9 * (l_cos_theta * t21);
                let t23 = rt::lit::<T>(2.0) * t9;
                let t24 = (l_cos_theta * t17 + i_cos_phi_sin_phi * t22) * t23;
                let l_sin_theta = l * sin_theta;
                let t25 = t9 * (l_sin_theta * t21);
                let t26 = cos_phi_sin_phi * l_cos_theta * t9;
                let t27 = l_cos_theta * t9;
                let t28 = t23 * (l_sin_theta * t17 + i_cos_phi_sin_phi * t25);
                let t29 = cos_phi_sin_phi * l_sin_theta * t9;
                let t30 = l_sin_theta * t9;
                let t31 = cos_theta * t22 + sin_theta * t25;
                let t32 = k8 * t16 + half_i * t6;
                let t33 = sin_phi * (half_i * t7 + (k8 * t18 + half_m_l * t31))
                    + cos_phi * (t32 - half_m_l * (cos_theta * t24 + sin_theta * t28));
                let cos_phi_m_l = m_l * cos_phi;
                let twice_cos_phi = rt::lit::<T>(2.0) * cos_phi;
                let t34 = twice_cos_phi
                    * (sin_phi * (k1 * (t9 - t20))
                        - cos_phi_m_l * (cos_theta * t26 + sin_theta * t29));
                let t35 = twice_cos_phi
                    * (t12 * (k9 * sin_phi)
                        + (cos_theta * t27 + sin_theta * t30) * (half_m_l * cos_phi));
                rt::Chart {
                    velocity: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t8,
                            rt::lit::<T>(0.0),
                            t19,
                            rt::lit::<T>(0.5) * t24,
                            rt::lit::<T>(0.5) * t28,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(-0.5) * t25,
                            rt::lit::<T>(0.5) * t22,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
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
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
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
                            rt::lit::<T>(0.0),
                            t10,
                            rt::lit::<T>(0.0),
                            -t20,
                            t26,
                            t29,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k2,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            -t13,
                            rt::lit::<T>(0.0),
                            t13,
                            rt::lit::<T>(-0.5) * t27,
                            rt::lit::<T>(-0.5) * t30,
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
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    momenta: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            i * (t8 + t19),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(2.0)
                                * (cos_phi * t33
                                    - sin_phi
                                        * (sin_phi * t32 - cos_phi_m_l * (rt::lit::<T>(0.5) * t31))),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
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
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            i * (t10 - t20),
                            rt::lit::<T>(0.0),
                            t34,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
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
                            t35,
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
                        ],
                    ]),
                    parameters: (),
                    step: (),
                }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0ae777d1eb89869bcfb0e0aea36aa5c2";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
    }
}

impl Snakeboard {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        snakeboard::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        snakeboard::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> snakeboard::Parameters<f64> {
        snakeboard::Parameters {
            m: self.m,
            l: self.l,
            I: self.I,
            J: self.J,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> snakeboard::StateBuilder<f64> {
        snakeboard::StateBuilder::new(self.system())
    }

    /// The named initial data (`free`, `driven`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<snakeboard::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: snakeboard::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <snakeboard::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        snakeboard::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with control inputs (`tau_psi`, `tau_phi`) that are a function of time and state; a method reads them at the times that its documentation says, with the state at the beginning of the step.
    pub fn integrate_driven<M, F>(
        &self,
        start: snakeboard::State<f64>,
        h: f64,
        inputs: F,
    ) -> ::nonholonomic::Integration<
        ::nonholonomic::Driven<
            <snakeboard::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
            F,
        >,
    >
    where
        M: ::nonholonomic::Method,
        snakeboard::System<f64>: ::nonholonomic::Discretize<M>,
        F: ::core::ops::FnMut(f64, &snakeboard::State<f64>) -> [f64; 2],
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
        Snakeboard::system,
        Snakeboard::parameters,
        Snakeboard::state,
        Snakeboard::initial,
        Snakeboard::integrate::<::nonholonomic::methods::Midpoint>,
        Snakeboard::integrate_driven::<
            ::nonholonomic::methods::Midpoint,
            fn(f64, &snakeboard::State<f64>) -> [f64; 2],
        >,
    );
};
