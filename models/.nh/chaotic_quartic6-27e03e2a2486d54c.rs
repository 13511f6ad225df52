// Prepared by `nh prepare` from `ChaoticQuartic6` in src/library.rs and chaotic_quartic6.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 27e03e2a2486d54c55911b153c717125
// content d9b983ef0ea8f40a335c2b4d211cc641

pub struct ChaoticQuartic6;

/// The system `chaotic_quartic6` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 575 add, 553 mul, 6 div
/// * `midpoint`: 202 add, 203 mul, 2 div
/// * `leapfrog`: 65 add, 70 mul, 1 div
/// * `rk4`: 503 add, 493 mul, 4 div
pub mod chaotic_quartic6 {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        scalar: ::core::marker::PhantomData<T>,
    }

    ::nonholonomic::__serialized!(Parameters {});

    ::nonholonomic::__in_lanes!(System, Parameters {});

    impl<T> Parameters<T> {
        /// There are none.
        pub fn new() -> Self {
            Parameters {
                scalar: ::core::marker::PhantomData,
            }
        }
    }

    impl<T> Default for Parameters<T> {
        fn default() -> Self {
            Self::new()
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x`.
        pub x: T,
        /// Coordinate `w1`.
        pub w1: T,
        /// Coordinate `w2`.
        pub w2: T,
        /// Coordinate `w3`.
        pub w3: T,
        /// Coordinate `w4`.
        pub w4: T,
        /// Coordinate `w5`.
        pub w5: T,
        /// Coordinate `w6`.
        pub w6: T,
        /// Coordinate `z1`.
        pub z1: T,
        /// Coordinate `z2`.
        pub z2: T,
        /// Coordinate `z3`.
        pub z3: T,
        /// Coordinate `z4`.
        pub z4: T,
        /// Coordinate `z5`.
        pub z5: T,
        /// Coordinate `z6`.
        pub z6: T,
        /// Velocity `x_dot`.
        pub x_dot: T,
        /// Velocity `w1_dot`.
        pub w1_dot: T,
        /// Velocity `w2_dot`.
        pub w2_dot: T,
        /// Velocity `w3_dot`.
        pub w3_dot: T,
        /// Velocity `w4_dot`.
        pub w4_dot: T,
        /// Velocity `w5_dot`.
        pub w5_dot: T,
        /// Velocity `w6_dot`.
        pub w6_dot: T,
        /// Velocity `z1_dot`.
        pub z1_dot: T,
        /// Velocity `z2_dot`.
        pub z2_dot: T,
        /// Velocity `z3_dot`.
        pub z3_dot: T,
        /// Velocity `z4_dot`.
        pub z4_dot: T,
        /// Velocity `z5_dot`.
        pub z5_dot: T,
        /// Velocity `z6_dot`.
        pub z6_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 13> {
            rt::vector([
                self.x,
                self.w1,
                self.w2,
                self.w3,
                self.w4,
                self.w5,
                self.w6,
                self.z1,
                self.z2,
                self.z3,
                self.z4,
                self.z5,
                self.z6,
            ])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 13> {
            rt::vector([
                self.x_dot,
                self.w1_dot,
                self.w2_dot,
                self.w3_dot,
                self.w4_dot,
                self.w5_dot,
                self.w6_dot,
                self.z1_dot,
                self.z2_dot,
                self.z3_dot,
                self.z4_dot,
                self.z5_dot,
                self.z6_dot,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 13>;
        type Velocity = SVector<T, 13>;

        fn of(t: T, q: SVector<T, 13>, w: SVector<T, 13>) -> Self {
            let (
                [[x,
                w1,
                w2,
                w3,
                w4,
                w5,
                w6,
                z1,
                z2,
                z3,
                z4,
                z5,
                z6,
                ],
                ],
                [[x_dot,
                w1_dot,
                w2_dot,
                w3_dot,
                w4_dot,
                w5_dot,
                w6_dot,
                z1_dot,
                z2_dot,
                z3_dot,
                z4_dot,
                z5_dot,
                z6_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                x,
                w1,
                w2,
                w3,
                w4,
                w5,
                w6,
                z1,
                z2,
                z3,
                z4,
                z5,
                z6,
                x_dot,
                w1_dot,
                w2_dot,
                w3_dot,
                w4_dot,
                w5_dot,
                w6_dot,
                z1_dot,
                z2_dot,
                z3_dot,
                z4_dot,
                z5_dot,
                z6_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 13> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 13> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6, x_dot, w1_dot,
        w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot,
        z6_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6, x_dot, w1_dot,
        w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot,
        z6_dot }
    );

    /// Makes a [`State`]: what is not named is zero.
    #[derive(Clone, Copy, Debug)]
    #[must_use = "finish with `build` or `project`"]
    pub struct StateBuilder<T> {
        system: Result<System<T>, ParameterError>,
        state: State<T>,
        rho: Option<SVector<T, 12>>,
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

        ::nonholonomic::__setters!(
            coordinate : x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6
        );

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot,
            w6_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot, z6_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 13>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 13>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                self.state.q(),
                w.into(),
            );
            self.rho = None;
            self
        }

        /// The momenta ρ on D*, from which the velocities follow when the state is finished.
        pub fn rho(mut self, rho: impl Into<SVector<T, 12>>) -> Self {
            self.rho = Some(rho.into());
            self
        }

        /// Coordinates and velocities of named initial data: `standard`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                return Some(
                    self
                        .with_numbers(
                            [
                                0.2,
                                0.5,
                                -0.3,
                                0.4,
                                0.5,
                                -0.3,
                                0.4,
                                0.6,
                                -0.5,
                                0.3,
                                0.6,
                                -0.5,
                                0.3,
                            ],
                            [
                                -1.6043089926859087,
                                0.5260029484216093,
                                0.9205051597378162,
                                -0.789004422632414,
                                0.5260029484216093,
                                0.9205051597378162,
                                -0.789004422632414,
                                0.6575036855270117,
                                -1.0520058968432187,
                                0.394502211316207,
                                0.6575036855270117,
                                -1.0520058968432187,
                                0.394502211316207,
                            ],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 13], w: [f64; 13]) -> Self {
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

    /// A particle in a quartic potential under one nonholonomic constraint: a chaotic test problem on 2n + 1 coordinates, here with n = 6.
    ///
    /// **Source**: E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, Energy-preserving integrators applied to nonholonomic systems (2019), section 4.1, equations (19) and (20)
    ///
    /// Coordinates q: `x`, `w1`, `w2`, `w3`, `w4`, `w5`, `w6`, `z1`, `z2`, `z3`, `z4`, `z5`, `z6`; velocities w: `x_dot`, `w1_dot`, `w2_dot`, `w3_dot`, `w4_dot`, `w5_dot`, `w6_dot`, `z1_dot`, `z2_dot`, `z3_dot`, `z4_dot`, `z5_dot`, `z6_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`, `rho4`, `rho5`, `rho6`, `rho7`, `rho8`, `rho9`, `rho10`, `rho11`, `rho12`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            Ok(System { parameters })
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
        /// **Shape**: 13 × 13
        pub fn mass_matrix(&self, _q: &SVector<T, 13>) -> SMatrix<T, 13, 13> {
            SMatrix::identity()
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 13 × 13
        pub fn inverse_mass(&self, _q: &SVector<T, 13>) -> SMatrix<T, 13, 13> {
            SMatrix::identity()
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 13>) -> T {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let z4_squared = z4 * z4;
            let z5_squared = z5 * z5;
            let z2_squared = z2 * z2;
            let z3_squared = z3 * z3;
            let t1 = w4 * w4 * (z4_squared + rt::lit::<T>(1.0))
                + w5 * w5 * (z5_squared + rt::lit::<T>(1.0))
                + (w2 * w2 * (z2_squared + rt::lit::<T>(1.0))
                    + w3 * w3 * (z3_squared + rt::lit::<T>(1.0)));
            let z6_squared = z6 * z6;
            let t2 = w1 * w1 + z2_squared;
            let t3 = w6 * w6 * (z6_squared + rt::lit::<T>(1.0)) + (t2 + x * x)
                + (z1 * z1 * (t2 + rt::lit::<T>(1.0))
                    + (z3_squared + z4_squared + (z5_squared + z6_squared)));
            rt::lit::<T>(0.5) * (t1 + t3)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 13
        pub fn potential_gradient(&self, q: &SVector<T, 13>) -> SVector<T, 13> {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let t1 = z1 * z1 + rt::lit::<T>(1.0);
            let z2_squared = z2 * z2;
            rt::vector([
                x,
                w1 * t1,
                w2 * (z2_squared + rt::lit::<T>(1.0)),
                w3 * (z3 * z3 + rt::lit::<T>(1.0)),
                w4 * (z4 * z4 + rt::lit::<T>(1.0)),
                w5 * (z5 * z5 + rt::lit::<T>(1.0)),
                w6 * (z6 * z6 + rt::lit::<T>(1.0)),
                z1 * (z2_squared + (w1 * w1 + rt::lit::<T>(1.0))),
                z2 * (w2 * w2 + t1),
                z3 * (w3 * w3 + rt::lit::<T>(1.0)),
                z4 * (w4 * w4 + rt::lit::<T>(1.0)),
                z5 * (w5 * w5 + rt::lit::<T>(1.0)),
                z6 * (w6 * w6 + rt::lit::<T>(1.0)),
            ])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 13>, w: &SVector<T, 13>) -> T {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot, z2_dot,
            z3_dot, z4_dot, z5_dot, z6_dot]] = w.data.0;
            let t1 = w2_dot * w2_dot + w3_dot * w3_dot
                + (w4_dot * w4_dot + w5_dot * w5_dot)
                + (z1_dot * z1_dot + z3_dot * z3_dot
                    + (w6_dot * w6_dot + z2_dot * z2_dot));
            let z3_squared = z3 * z3;
            let z4_squared = z4 * z4;
            let z5_squared = z5 * z5;
            let z6_squared = z6 * z6;
            let t2 = z4_dot * z4_dot + z5_dot * z5_dot + (z6_dot * z6_dot - z3_squared)
                - (z4_squared + z5_squared + (z6_squared + x * x));
            let z2_squared = z2 * z2;
            let t3 = w1 * w1 + z2_squared;
            let t4 = x_dot * x_dot + w1_dot * w1_dot - t3
                - w6 * w6 * (z6_squared + rt::lit::<T>(1.0))
                - (w4 * w4 * (z4_squared + rt::lit::<T>(1.0))
                    + w5 * w5 * (z5_squared + rt::lit::<T>(1.0)));
            let t5 = z1 * z1 * (t3 + rt::lit::<T>(1.0))
                + (w2 * w2 * (z2_squared + rt::lit::<T>(1.0))
                    + w3 * w3 * (z3_squared + rt::lit::<T>(1.0)));
            rt::lit::<T>(0.5) * (t1 + t2 + (t4 - t5))
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 13>, w: &SVector<T, 13>) -> T {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot, z2_dot,
            z3_dot, z4_dot, z5_dot, z6_dot]] = w.data.0;
            let z5_squared = z5 * z5;
            let z6_squared = z6 * z6;
            let t1 = z5_squared + x * x + (z6_squared + x_dot * x_dot)
                + (z1_dot * z1_dot + z2_dot * z2_dot
                    + (z3_dot * z3_dot + z5_dot * z5_dot));
            let t2 = z4_dot * z4_dot + z6_dot * z6_dot
                + (w1_dot * w1_dot + w3_dot * w3_dot)
                + (w4_dot * w4_dot + w6_dot * w6_dot
                    + (w2_dot * w2_dot + w5_dot * w5_dot));
            let z2_squared = z2 * z2;
            let t3 = w1 * w1 + z2_squared;
            let t4 = z1 * z1 * (t3 + rt::lit::<T>(1.0))
                + (w2 * w2 * (z2_squared + rt::lit::<T>(1.0))
                    + w5 * w5 * (z5_squared + rt::lit::<T>(1.0)));
            let z3_squared = z3 * z3;
            let z4_squared = z4 * z4;
            let t5 = w3 * w3 * (z3_squared + rt::lit::<T>(1.0))
                + w4 * w4 * (z4_squared + rt::lit::<T>(1.0))
                + (w6 * w6 * (z6_squared + rt::lit::<T>(1.0))
                    + (t3 + (z3_squared + z4_squared)));
            rt::lit::<T>(0.5) * (t1 + t2 + (t4 + t5))
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 13 matrices of 13 × 13
        pub fn christoffel_first(
            &self,
            _q: &SVector<T, 13>,
        ) -> [SMatrix<T, 13, 13>; 13] {
            [
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 13 matrices of 13 × 13
        pub fn christoffel(&self, _q: &SVector<T, 13>) -> [SMatrix<T, 13, 13>; 13] {
            [
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 1 × 13
        pub fn constraint_matrix(&self, q: &SVector<T, 13>) -> SMatrix<T, 1, 13> {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0)],
                [zero],
                [zero],
                [zero],
                [zero],
                [zero],
                [zero],
                [w1],
                [w2],
                [w3],
                [w4],
                [w5],
                [w6],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(
            &self,
            q: &SVector<T, 13>,
            w: &SVector<T, 13>,
        ) -> SVector<T, 1> {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            let [[x_dot, _, _, _, _, _, _, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot, z6_dot,
            ]] = w.data.0;
            let t1 = w6 * z6_dot + (x_dot + w1 * z1_dot)
                + (w2 * z2_dot + w3 * z3_dot + (w4 * z4_dot + w5 * z5_dot));
            rt::vector([t1])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 13 × 13
        pub fn projector_perp(&self, q: &SVector<T, 13>) -> SMatrix<T, 13, 13> {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            let w6_squared = w6 * w6;
            let w2_squared = w2 * w2;
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let w1_squared = w1 * w1;
            let w3_squared = w3 * w3;
            let t1 = rt::lit::<T>(1.0)
                / (w6_squared + (w2_squared + rt::lit::<T>(1.0))
                    + (w4_squared + w5_squared + (w1_squared + w3_squared)));
            let t2 = w1 * t1;
            let t3 = w2 * t1;
            let t4 = w3 * t1;
            let t5 = w4 * t1;
            let t6 = w5 * t1;
            let t7 = w6 * t1;
            let t8 = w1 * w2 * t1;
            let t9 = w1 * w3 * t1;
            let t10 = w1 * w4 * t1;
            let t11 = w1 * w5 * t1;
            let t12 = w1 * w6 * t1;
            let t13 = w2 * w3 * t1;
            let t14 = w2 * w4 * t1;
            let t15 = w2 * w5 * t1;
            let t16 = w2 * w6 * t1;
            let t17 = w3 * w4 * t1;
            let t18 = w3 * w5 * t1;
            let t19 = w3 * w6 * t1;
            let t20 = w4 * w5 * t1;
            let t21 = w4 * w6 * t1;
            let t22 = w5 * w6 * t1;
            rt::sparse([
                (0, 0, t1),
                (0, 7, t2),
                (0, 8, t3),
                (0, 9, t4),
                (0, 10, t5),
                (0, 11, t6),
                (0, 12, t7),
                (7, 0, t2),
                (7, 7, w1_squared * t1),
                (7, 8, t8),
                (7, 9, t9),
                (7, 10, t10),
                (7, 11, t11),
                (7, 12, t12),
                (8, 0, t3),
                (8, 7, t8),
                (8, 8, w2_squared * t1),
                (8, 9, t13),
                (8, 10, t14),
                (8, 11, t15),
                (8, 12, t16),
                (9, 0, t4),
                (9, 7, t9),
                (9, 8, t13),
                (9, 9, w3_squared * t1),
                (9, 10, t17),
                (9, 11, t18),
                (9, 12, t19),
                (10, 0, t5),
                (10, 7, t10),
                (10, 8, t14),
                (10, 9, t17),
                (10, 10, w4_squared * t1),
                (10, 11, t20),
                (10, 12, t21),
                (11, 0, t6),
                (11, 7, t11),
                (11, 8, t15),
                (11, 9, t18),
                (11, 10, t20),
                (11, 11, w5_squared * t1),
                (11, 12, t22),
                (12, 0, t7),
                (12, 7, t12),
                (12, 8, t16),
                (12, 9, t19),
                (12, 10, t21),
                (12, 11, t22),
                (12, 12, w6_squared * t1),
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 13 × 13
        pub fn projector_d(&self, q: &SVector<T, 13>) -> SMatrix<T, 13, 13> {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            let w3_squared = w3 * w3;
            let w1_squared = w1 * w1;
            let w2_squared = w2 * w2;
            let t1 = w1_squared + w2_squared;
            let t2 = w3_squared + t1;
            let w6_squared = w6 * w6;
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let t3 = w4_squared + w5_squared;
            let t4 = t2 + (w6_squared + t3);
            let t5 = rt::lit::<T>(1.0) / (t4 + rt::lit::<T>(1.0));
            let t6 = -(w1 * t5);
            let t7 = -(w2 * t5);
            let t8 = -(w3 * t5);
            let t9 = -(w4 * t5);
            let t10 = -(w5 * t5);
            let t11 = -(w6 * t5);
            let t12 = w5_squared + w6_squared;
            let t13 = -(t5 * (w1 * w2));
            let t14 = -(t5 * (w1 * w3));
            let t15 = -(t5 * (w1 * w4));
            let t16 = -(t5 * (w1 * w5));
            let t17 = -(t5 * (w1 * w6));
            let t18 = w4_squared + t12;
            let t19 = -(t5 * (w2 * w3));
            let t20 = -(t5 * (w2 * w4));
            let t21 = -(t5 * (w2 * w5));
            let t22 = -(t5 * (w2 * w6));
            let t23 = -(t5 * (w3 * w4));
            let t24 = -(t5 * (w3 * w5));
            let t25 = -(t5 * (w3 * w6));
            let t26 = -(t5 * (w4 * w5));
            let t27 = -(t5 * (w4 * w6));
            let t28 = -(t5 * (w5 * w6));
            rt::sparse([
                (0, 0, t4 * t5),
                (0, 7, t6),
                (0, 8, t7),
                (0, 9, t8),
                (0, 10, t9),
                (0, 11, t10),
                (0, 12, t11),
                (1, 1, rt::lit::<T>(1.0)),
                (2, 2, rt::lit::<T>(1.0)),
                (3, 3, rt::lit::<T>(1.0)),
                (4, 4, rt::lit::<T>(1.0)),
                (5, 5, rt::lit::<T>(1.0)),
                (6, 6, rt::lit::<T>(1.0)),
                (7, 0, t6),
                (
                    7,
                    7,
                    t5
                        * (w3_squared + w4_squared
                            + (t12 + (w2_squared + rt::lit::<T>(1.0)))),
                ),
                (7, 8, t13),
                (7, 9, t14),
                (7, 10, t15),
                (7, 11, t16),
                (7, 12, t17),
                (8, 0, t7),
                (8, 7, t13),
                (8, 8, t5 * (t18 + (w3_squared + (w1_squared + rt::lit::<T>(1.0))))),
                (8, 9, t19),
                (8, 10, t20),
                (8, 11, t21),
                (8, 12, t22),
                (9, 0, t8),
                (9, 7, t14),
                (9, 8, t19),
                (9, 9, t5 * (t18 + (t1 + rt::lit::<T>(1.0)))),
                (9, 10, t23),
                (9, 11, t24),
                (9, 12, t25),
                (10, 0, t9),
                (10, 7, t15),
                (10, 8, t20),
                (10, 9, t23),
                (10, 10, t5 * (t2 + (t12 + rt::lit::<T>(1.0)))),
                (10, 11, t26),
                (10, 12, t27),
                (11, 0, t10),
                (11, 7, t16),
                (11, 8, t21),
                (11, 9, t24),
                (11, 10, t26),
                (11, 11, t5 * (t2 + (w4_squared + (w6_squared + rt::lit::<T>(1.0))))),
                (11, 12, t28),
                (12, 0, t11),
                (12, 7, t17),
                (12, 8, t22),
                (12, 9, t25),
                (12, 10, t27),
                (12, 11, t28),
                (12, 12, t5 * (t2 + (t3 + rt::lit::<T>(1.0)))),
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 13 × 12
        pub fn frame(&self, q: &SVector<T, 13>) -> SMatrix<T, 13, 12> {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            rt::sparse([
                (0, 6, w1),
                (0, 7, w2),
                (0, 8, w3),
                (0, 9, w4),
                (0, 10, w5),
                (0, 11, w6),
                (1, 0, rt::lit::<T>(1.0)),
                (2, 1, rt::lit::<T>(1.0)),
                (3, 2, rt::lit::<T>(1.0)),
                (4, 3, rt::lit::<T>(1.0)),
                (5, 4, rt::lit::<T>(1.0)),
                (6, 5, rt::lit::<T>(1.0)),
                (7, 6, rt::lit::<T>(-1.0)),
                (8, 7, rt::lit::<T>(-1.0)),
                (9, 8, rt::lit::<T>(-1.0)),
                (10, 9, rt::lit::<T>(-1.0)),
                (11, 10, rt::lit::<T>(-1.0)),
                (12, 11, rt::lit::<T>(-1.0)),
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 12 × 12
        pub fn restricted_metric(&self, q: &SVector<T, 13>) -> SMatrix<T, 12, 12> {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            let w1_w2 = w1 * w2;
            let w1_w3 = w1 * w3;
            let w1_w4 = w1 * w4;
            let w1_w5 = w1 * w5;
            let w1_w6 = w1 * w6;
            let w2_w3 = w2 * w3;
            let w2_w4 = w2 * w4;
            let w2_w5 = w2 * w5;
            let w2_w6 = w2 * w6;
            let w3_w4 = w3 * w4;
            let w3_w5 = w3 * w5;
            let w3_w6 = w3 * w6;
            let w4_w5 = w4 * w5;
            let w4_w6 = w4 * w6;
            let w5_w6 = w5 * w6;
            rt::sparse([
                (0, 0, rt::lit::<T>(1.0)),
                (1, 1, rt::lit::<T>(1.0)),
                (2, 2, rt::lit::<T>(1.0)),
                (3, 3, rt::lit::<T>(1.0)),
                (4, 4, rt::lit::<T>(1.0)),
                (5, 5, rt::lit::<T>(1.0)),
                (6, 6, w1 * w1 + rt::lit::<T>(1.0)),
                (6, 7, w1_w2),
                (6, 8, w1_w3),
                (6, 9, w1_w4),
                (6, 10, w1_w5),
                (6, 11, w1_w6),
                (7, 6, w1_w2),
                (7, 7, w2 * w2 + rt::lit::<T>(1.0)),
                (7, 8, w2_w3),
                (7, 9, w2_w4),
                (7, 10, w2_w5),
                (7, 11, w2_w6),
                (8, 6, w1_w3),
                (8, 7, w2_w3),
                (8, 8, w3 * w3 + rt::lit::<T>(1.0)),
                (8, 9, w3_w4),
                (8, 10, w3_w5),
                (8, 11, w3_w6),
                (9, 6, w1_w4),
                (9, 7, w2_w4),
                (9, 8, w3_w4),
                (9, 9, w4 * w4 + rt::lit::<T>(1.0)),
                (9, 10, w4_w5),
                (9, 11, w4_w6),
                (10, 6, w1_w5),
                (10, 7, w2_w5),
                (10, 8, w3_w5),
                (10, 9, w4_w5),
                (10, 10, w5 * w5 + rt::lit::<T>(1.0)),
                (10, 11, w5_w6),
                (11, 6, w1_w6),
                (11, 7, w2_w6),
                (11, 8, w3_w6),
                (11, 9, w4_w6),
                (11, 10, w5_w6),
                (11, 11, w6 * w6 + rt::lit::<T>(1.0)),
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 12 × 12
        pub fn inverse_restricted_metric(
            &self,
            q: &SVector<T, 13>,
        ) -> SMatrix<T, 12, 12> {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            let w3_squared = w3 * w3;
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let w6_squared = w6 * w6;
            let t1 = w5_squared + w6_squared;
            let w2_squared = w2 * w2;
            let w1_squared = w1 * w1;
            let t2 = w1_squared + w2_squared;
            let t3 = w3_squared + t2;
            let t4 = w6_squared + rt::lit::<T>(1.0);
            let t5 = w4_squared + w5_squared;
            let t6 = rt::lit::<T>(1.0) / (t3 + (t4 + t5));
            let t7 = -(w1 * w2 * t6);
            let t8 = -(w1 * w3 * t6);
            let t9 = -(w1 * w4 * t6);
            let t10 = -(w1 * w5 * t6);
            let t11 = -(w1 * w6 * t6);
            let t12 = w4_squared + t1;
            let t13 = -(w2 * w3 * t6);
            let t14 = -(w2 * w4 * t6);
            let t15 = -(w2 * w5 * t6);
            let t16 = -(w2 * w6 * t6);
            let t17 = -(w3 * w4 * t6);
            let t18 = -(w3 * w5 * t6);
            let t19 = -(w3 * w6 * t6);
            let t20 = -(w4 * w5 * t6);
            let t21 = -(w4 * w6 * t6);
            let t22 = -(w5 * w6 * t6);
            rt::sparse([
                (0, 0, rt::lit::<T>(1.0)),
                (1, 1, rt::lit::<T>(1.0)),
                (2, 2, rt::lit::<T>(1.0)),
                (3, 3, rt::lit::<T>(1.0)),
                (4, 4, rt::lit::<T>(1.0)),
                (5, 5, rt::lit::<T>(1.0)),
                (
                    6,
                    6,
                    (w3_squared + w4_squared + (t1 + (w2_squared + rt::lit::<T>(1.0))))
                        * t6,
                ),
                (6, 7, t7),
                (6, 8, t8),
                (6, 9, t9),
                (6, 10, t10),
                (6, 11, t11),
                (7, 6, t7),
                (7, 7, (t12 + (w3_squared + (w1_squared + rt::lit::<T>(1.0)))) * t6),
                (7, 8, t13),
                (7, 9, t14),
                (7, 10, t15),
                (7, 11, t16),
                (8, 6, t8),
                (8, 7, t13),
                (8, 8, (t12 + (t2 + rt::lit::<T>(1.0))) * t6),
                (8, 9, t17),
                (8, 10, t18),
                (8, 11, t19),
                (9, 6, t9),
                (9, 7, t14),
                (9, 8, t17),
                (9, 9, (t3 + (t1 + rt::lit::<T>(1.0))) * t6),
                (9, 10, t20),
                (9, 11, t21),
                (10, 6, t10),
                (10, 7, t15),
                (10, 8, t18),
                (10, 9, t20),
                (10, 10, (t3 + (w4_squared + t4)) * t6),
                (10, 11, t22),
                (11, 6, t11),
                (11, 7, t16),
                (11, 8, t19),
                (11, 9, t21),
                (11, 10, t22),
                (11, 11, (t3 + (t5 + rt::lit::<T>(1.0))) * t6),
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 12 matrices of 12 × 12
        pub fn structure_functions(
            &self,
            q: &SVector<T, 13>,
        ) -> [SMatrix<T, 12, 12>; 12] {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            let t1 = w6 * w6 + (w2 * w2 + rt::lit::<T>(1.0))
                + (w4 * w4 + w5 * w5 + (w1 * w1 + w3 * w3));
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = w1 * t2;
            let t4 = -t3;
            let t5 = w2 * t2;
            let t6 = -t5;
            let t7 = w3 * t2;
            let t8 = -t7;
            let t9 = w4 * t2;
            let t10 = -t9;
            let t11 = w5 * t2;
            let t12 = -t11;
            let t13 = w6 * t2;
            let t14 = -t13;
            [
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                SMatrix::zeros(),
                rt::sparse([
                    (0, 6, t3),
                    (1, 7, t3),
                    (2, 8, t3),
                    (3, 9, t3),
                    (4, 10, t3),
                    (5, 11, t3),
                    (6, 0, t4),
                    (7, 1, t4),
                    (8, 2, t4),
                    (9, 3, t4),
                    (10, 4, t4),
                    (11, 5, t4),
                ]),
                rt::sparse([
                    (0, 6, t5),
                    (1, 7, t5),
                    (2, 8, t5),
                    (3, 9, t5),
                    (4, 10, t5),
                    (5, 11, t5),
                    (6, 0, t6),
                    (7, 1, t6),
                    (8, 2, t6),
                    (9, 3, t6),
                    (10, 4, t6),
                    (11, 5, t6),
                ]),
                rt::sparse([
                    (0, 6, t7),
                    (1, 7, t7),
                    (2, 8, t7),
                    (3, 9, t7),
                    (4, 10, t7),
                    (5, 11, t7),
                    (6, 0, t8),
                    (7, 1, t8),
                    (8, 2, t8),
                    (9, 3, t8),
                    (10, 4, t8),
                    (11, 5, t8),
                ]),
                rt::sparse([
                    (0, 6, t9),
                    (1, 7, t9),
                    (2, 8, t9),
                    (3, 9, t9),
                    (4, 10, t9),
                    (5, 11, t9),
                    (6, 0, t10),
                    (7, 1, t10),
                    (8, 2, t10),
                    (9, 3, t10),
                    (10, 4, t10),
                    (11, 5, t10),
                ]),
                rt::sparse([
                    (0, 6, t11),
                    (1, 7, t11),
                    (2, 8, t11),
                    (3, 9, t11),
                    (4, 10, t11),
                    (5, 11, t11),
                    (6, 0, t12),
                    (7, 1, t12),
                    (8, 2, t12),
                    (9, 3, t12),
                    (10, 4, t12),
                    (11, 5, t12),
                ]),
                rt::sparse([
                    (0, 6, t13),
                    (1, 7, t13),
                    (2, 8, t13),
                    (3, 9, t13),
                    (4, 10, t13),
                    (5, 11, t13),
                    (6, 0, t14),
                    (7, 1, t14),
                    (8, 2, t14),
                    (9, 3, t14),
                    (10, 4, t14),
                    (11, 5, t14),
                ]),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 25 × 25
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 13>,
            rho: &SVector<T, 12>,
        ) -> SMatrix<T, 25, 25> {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            let [[_, _, _, _, _, _, rho7, rho8, rho9, rho10, rho11, rho12]] = rho.data.0;
            let t1 = w4 * rho10 + w6 * rho12
                + (w1 * rho7 + w2 * rho8 + (w3 * rho9 + w5 * rho11));
            let t2 = w6 * w6 + (w2 * w2 + rt::lit::<T>(1.0))
                + (w4 * w4 + w5 * w5 + (w1 * w1 + w3 * w3));
            let t3 = t1 / t2;
            let t4 = -t3;
            rt::sparse([
                (0, 19, w1),
                (0, 20, w2),
                (0, 21, w3),
                (0, 22, w4),
                (0, 23, w5),
                (0, 24, w6),
                (1, 13, rt::lit::<T>(1.0)),
                (2, 14, rt::lit::<T>(1.0)),
                (3, 15, rt::lit::<T>(1.0)),
                (4, 16, rt::lit::<T>(1.0)),
                (5, 17, rt::lit::<T>(1.0)),
                (6, 18, rt::lit::<T>(1.0)),
                (7, 19, rt::lit::<T>(-1.0)),
                (8, 20, rt::lit::<T>(-1.0)),
                (9, 21, rt::lit::<T>(-1.0)),
                (10, 22, rt::lit::<T>(-1.0)),
                (11, 23, rt::lit::<T>(-1.0)),
                (12, 24, rt::lit::<T>(-1.0)),
                (13, 1, rt::lit::<T>(-1.0)),
                (13, 19, t4),
                (14, 2, rt::lit::<T>(-1.0)),
                (14, 20, t4),
                (15, 3, rt::lit::<T>(-1.0)),
                (15, 21, t4),
                (16, 4, rt::lit::<T>(-1.0)),
                (16, 22, t4),
                (17, 5, rt::lit::<T>(-1.0)),
                (17, 23, t4),
                (18, 6, rt::lit::<T>(-1.0)),
                (18, 24, t4),
                (19, 0, -w1),
                (19, 7, rt::lit::<T>(1.0)),
                (19, 13, t3),
                (20, 0, -w2),
                (20, 8, rt::lit::<T>(1.0)),
                (20, 14, t3),
                (21, 0, -w3),
                (21, 9, rt::lit::<T>(1.0)),
                (21, 15, t3),
                (22, 0, -w4),
                (22, 10, rt::lit::<T>(1.0)),
                (22, 16, t3),
                (23, 0, -w5),
                (23, 11, rt::lit::<T>(1.0)),
                (23, 17, t3),
                (24, 0, -w6),
                (24, 12, rt::lit::<T>(1.0)),
                (24, 18, t3),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 13>, rho: &SVector<T, 12>) -> T {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[rho1, rho2, rho3, rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11,
            rho12]] = rho.data.0;
            let w6_squared = w6 * w6;
            let z6_squared = z6 * z6;
            let t1 = w6_squared * (z6_squared + rt::lit::<T>(2.0));
            let w4_squared = w4 * w4;
            let z4_squared = z4 * z4;
            let w5_squared = w5 * w5;
            let z5_squared = z5 * z5;
            let t2 = w5_squared * (z5_squared + rt::lit::<T>(2.0));
            let t3 = w4_squared * (z4_squared + rt::lit::<T>(2.0)) + t2;
            let t4 = t1 + t3;
            let t5 = rho3 * rho3 + (rho1 * rho1 + rho2 * rho2);
            let rho6_squared = rho6 * rho6;
            let t6 = rho4 * rho4 + rho5 * rho5;
            let t7 = t5 + (rho6_squared + t6);
            let w3_squared = w3 * w3;
            let z3_squared = z3 * z3;
            let t8 = w3_squared * (z3_squared + rt::lit::<T>(2.0));
            let x_squared = x * x;
            let t9 = z5_squared + z6_squared;
            let t10 = x_squared + t9;
            let z1_squared = z1 * z1;
            let w1_squared = w1 * w1;
            let z2_squared = z2 * z2;
            let t11 = w1_squared + z2_squared;
            let t12 = w6_squared + (w4_squared + w5_squared);
            let w2_squared = w2 * w2;
            let rho10_squared = rho10 * rho10;
            let rho8_squared = rho8 * rho8;
            let rho9_squared = rho9 * rho9;
            let t13 = rho8_squared + rho9_squared;
            let t14 = rho10_squared + t13;
            let t15 = z4_squared + rt::lit::<T>(1.0);
            let rho11_squared = rho11 * rho11;
            let rho12_squared = rho12 * rho12;
            let t16 = rho11_squared + rho12_squared;
            let t17 = z1_squared
                * (t11 + w3_squared + (t12 + (w2_squared + rt::lit::<T>(2.0))))
                + (w2_squared * (z2_squared + rt::lit::<T>(2.0)) + t14
                    + (t11 + z3_squared + (t15 + t16)));
            let w4_rho10 = w4 * rho10;
            let w5_rho11 = w5 * rho11;
            let w6_rho12 = w6 * rho12;
            let t18 = w5_rho11 + w6_rho12;
            let t19 = w3 * rho9 + t18;
            let t20 = w1 * (t4 + (t7 + (t8 + t10)) + t17)
                - rt::lit::<T>(2.0) * rho7 * (w2 * rho8 + w4_rho10 + t19);
            let t21 = z2_squared + rt::lit::<T>(1.0);
            let t22 = z1_squared * t21;
            let t23 = z2_squared + z3_squared;
            let rho7_squared = rho7 * rho7;
            let t24 = rho12_squared + rho7_squared;
            let t25 = z6_squared + x_squared;
            let t26 = t15 + w5_squared * (z5_squared + rt::lit::<T>(1.0)) + (t14 + t22)
                + (t23 + rt::lit::<T>(2.0) * z5_squared + (t24 + t25)
                    + (t7 + w6_squared * (t9 + rt::lit::<T>(2.0))));
            let t27 = z1_squared + w2_squared;
            let t28 = z4_squared + z5_squared;
            let t29 = rho9_squared + rho10_squared;
            let t30 = z2_squared * (t12 + (t27 + (w3_squared + rt::lit::<T>(2.0))))
                + (t28 + t29 + (z3_squared + rt::lit::<T>(1.0) + t24));
            let t31 = w2
                * (t30 + (t7 + (t8 + t25) + (t3 + (t1 + (t27 + rho11_squared)))))
                - rt::lit::<T>(2.0) * rho8 * (w4_rho10 + t19);
            let t32 = t28 + t23;
            let t33 = t7 + (t22 + (rho11_squared + rho7_squared))
                + (w6_squared * (z6_squared + rt::lit::<T>(1.0)) + t32
                    + (t14
                        + (rt::lit::<T>(2.0) * z6_squared
                            + (x_squared + rt::lit::<T>(1.0)))));
            let t34 = t6 + t29 + (t16 + (rho6_squared + rho8_squared))
                + (t22 + t32 + (t5 + (rho7_squared + t25)));
            let t35 = t7 + (t21 + (w3_squared + z4_squared))
                + (t10 + (rho8_squared + rho10_squared) + (t22 + (rho11_squared + t24)));
            let t36 = w3
                * (t4
                    + z3_squared
                        * (w3_squared + w6_squared
                            + (w4_squared + (w5_squared + rt::lit::<T>(2.0)))) + t35)
                - (w6_rho12 + (w4_rho10 + w5_rho11)) * (rt::lit::<T>(2.0) * rho9);
            let t37 = t22 + (t9 + t23)
                + (t13 + t24
                    + (w4_squared + rt::lit::<T>(1.0) + (x_squared + rho11_squared)))
                + (z4_squared * (t12 + rt::lit::<T>(2.0)) + (t7 + (t2 + t1)));
            let t38 = w2 * t31 + (w6_squared * t33 + t34)
                + (w3 * t36 + w4 * (w4 * t37 - t18 * (rt::lit::<T>(2.0) * rho10)));
            let t39 = w1 * t20
                + w5 * (w5 * t26 - rho11 * rho12 * (rt::lit::<T>(2.0) * w6)) + t38;
            rt::lit::<T>(0.5) * t39
                * (rt::lit::<T>(1.0)
                    / (t12
                        + (w2_squared + w3_squared + (w1_squared + rt::lit::<T>(1.0)))))
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 25
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 13>,
            rho: &SVector<T, 12>,
        ) -> SVector<T, 25> {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[rho1, rho2, rho3, rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11,
            rho12]] = rho.data.0;
            let w6_squared = w6 * w6;
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let t1 = w4_squared + w5_squared;
            let t2 = w6_squared + t1;
            let w2_squared = w2 * w2;
            let w3_squared = w3 * w3;
            let w1_squared = w1 * w1;
            let t3 = rt::lit::<T>(1.0)
                / (t2 + (w2_squared + w3_squared + (w1_squared + rt::lit::<T>(1.0))));
            let t4 = w1_squared + w2_squared;
            let t5 = w3_squared + t4;
            let t6 = rt::lit::<T>(2.0) * (t5 + t2) + rt::lit::<T>(2.0);
            let z6_squared = z6 * z6;
            let t7 = z6_squared + rt::lit::<T>(2.0);
            let t8 = w6_squared * t7;
            let z4_squared = z4 * z4;
            let t9 = z4_squared + rt::lit::<T>(2.0);
            let z5_squared = z5 * z5;
            let t10 = z5_squared + rt::lit::<T>(2.0);
            let t11 = w5_squared * t10;
            let t12 = w4_squared * t9 + t11;
            let t13 = t8 + t12;
            let t14 = rho3 * rho3 + (rho1 * rho1 + rho2 * rho2);
            let rho6_squared = rho6 * rho6;
            let t15 = rho4 * rho4 + rho5 * rho5;
            let t16 = t14 + (rho6_squared + t15);
            let z3_squared = z3 * z3;
            let t17 = z3_squared + rt::lit::<T>(2.0);
            let t18 = w3_squared * t17;
            let x_squared = x * x;
            let t19 = z5_squared + z6_squared;
            let t20 = x_squared + t19;
            let z1_squared = z1 * z1;
            let z2_squared = z2 * z2;
            let t21 = w1_squared + z2_squared;
            let t22 = t21 + w3_squared + (t2 + (w2_squared + rt::lit::<T>(2.0)));
            let t23 = z2_squared + rt::lit::<T>(2.0);
            let rho10_squared = rho10 * rho10;
            let rho8_squared = rho8 * rho8;
            let rho9_squared = rho9 * rho9;
            let t24 = rho8_squared + rho9_squared;
            let t25 = rho10_squared + t24;
            let t26 = z4_squared + rt::lit::<T>(1.0);
            let rho11_squared = rho11 * rho11;
            let rho12_squared = rho12 * rho12;
            let t27 = rho11_squared + rho12_squared;
            let t28 = t13 + (t16 + (t18 + t20))
                + (z1_squared * t22
                    + (w2_squared * t23 + t25 + (t21 + z3_squared + (t26 + t27))));
            let twice_rho7 = rt::lit::<T>(2.0) * rho7;
            let w4_rho10 = w4 * rho10;
            let w5_rho11 = w5 * rho11;
            let w6_rho12 = w6 * rho12;
            let t29 = w5_rho11 + w6_rho12;
            let t30 = w3 * rho9 + t29;
            let t31 = w2 * rho8 + w4_rho10 + t30;
            let t32 = w1 * t28 - twice_rho7 * t31;
            let t33 = rt::lit::<T>(2.0) * z1_squared + rt::lit::<T>(2.0);
            let t34 = w5_squared * (z5_squared + rt::lit::<T>(1.0));
            let t35 = z2_squared + rt::lit::<T>(1.0);
            let t36 = z1_squared * t35;
            let t37 = z2_squared + z3_squared;
            let rho7_squared = rho7 * rho7;
            let t38 = rho12_squared + rho7_squared;
            let t39 = z6_squared + x_squared;
            let t40 = t19 + rt::lit::<T>(2.0);
            let t41 = t26 + t34 + (t25 + t36)
                + (t37 + rt::lit::<T>(2.0) * z5_squared + (t38 + t39)
                    + (t16 + w6_squared * t40));
            let rho11_rho12 = rho11 * rho12;
            let twice_w6 = rt::lit::<T>(2.0) * w6;
            let t42 = w5 * t41 - rho11_rho12 * twice_w6;
            let t43 = z1_squared + w2_squared;
            let t44 = t2 + (t43 + (w3_squared + rt::lit::<T>(2.0)));
            let t45 = z4_squared + z5_squared;
            let t46 = rho9_squared + rho10_squared;
            let t47 = z2_squared * t44
                + (t45 + t46 + (z3_squared + rt::lit::<T>(1.0) + t38))
                + (t16 + (t18 + t39) + (t12 + (t8 + (t43 + rho11_squared))));
            let twice_rho8 = rt::lit::<T>(2.0) * rho8;
            let t48 = w4_rho10 + t30;
            let t49 = w2 * t47 - twice_rho8 * t48;
            let t50 = w6_squared * (z6_squared + rt::lit::<T>(1.0));
            let t51 = t45 + t37;
            let t52 = t16 + (t36 + (rho11_squared + rho7_squared))
                + (t50 + t51
                    + (t25
                        + (rt::lit::<T>(2.0) * z6_squared
                            + (x_squared + rt::lit::<T>(1.0)))));
            let t53 = t15 + t46 + (t27 + (rho6_squared + rho8_squared))
                + (t36 + t51 + (t14 + (rho7_squared + t39)));
            let t54 = t2 + rt::lit::<T>(2.0);
            let t55 = t36 + (t19 + t37)
                + (t24 + t38
                    + (w4_squared + rt::lit::<T>(1.0) + (x_squared + rho11_squared)))
                + (z4_squared * t54 + (t16 + (t11 + t8)));
            let twice_rho10 = rt::lit::<T>(2.0) * rho10;
            let t56 = w4 * t55 - t29 * twice_rho10;
            let t57 = t16 + (t35 + (w3_squared + z4_squared))
                + (t20 + (rho8_squared + rho10_squared) + (t36 + (rho11_squared + t38)));
            let t58 = w5_squared + w6_squared;
            let t59 = w3_squared + w4_squared;
            let t60 = t58 + t59;
            let t61 = t60 + rt::lit::<T>(2.0);
            let t62 = t57 + (t13 + z3_squared * t61);
            let t63 = w6_rho12 + (w4_rho10 + w5_rho11);
            let twice_rho9 = rt::lit::<T>(2.0) * rho9;
            let t64 = w3 * t62 - t63 * twice_rho9;
            let t65 = w1 * t32 + w5 * t42
                + (w2 * t49 + (w6_squared * t52 + t53) + (w4 * t56 + w3 * t64));
            let t66 = t3 * t65;
            let t67 = rt::lit::<T>(2.0) * t66;
            let t68 = rt::lit::<T>(0.5) * t3;
            let t69 = rt::lit::<T>(2.0) * z2_squared + rt::lit::<T>(2.0);
            let t70 = w2 * (w2_squared * t69 + t47 - t67)
                + (t49
                    + w1
                        * (rt::lit::<T>(2.0)
                            * (w1 * w2 * (z1_squared + t23) - rho7 * rho8)));
            let twice_w3 = rt::lit::<T>(2.0) * w3;
            let t71 = t17 * twice_w3;
            let t72 = w1 * (w1 * (t71 + z1_squared * twice_w3) - rho9 * twice_rho7)
                + w2 * (w2 * (t71 + z2_squared * twice_w3) - rho9 * twice_rho8);
            let t73 = t68
                * (w3
                    * (w3_squared * (rt::lit::<T>(2.0) * z3_squared + rt::lit::<T>(2.0))
                        + t62 - t67) + (t64 + t72));
            let twice_w4 = rt::lit::<T>(2.0) * w4;
            let t74 = t9 * twice_w4;
            let t75 = w3 * (w3 * (t74 + z3_squared * twice_w4) - rho10 * twice_rho9)
                + w1 * (w1 * (t74 + z1_squared * twice_w4) - rho10 * twice_rho7);
            let t76 = w4
                * (w4_squared * (rt::lit::<T>(2.0) * z4_squared + rt::lit::<T>(2.0))
                    + t55 - t67)
                + (t56
                    + (w2 * (w2 * (t74 + z2_squared * twice_w4) - rho10 * twice_rho8)
                        + t75));
            let twice_w5 = rt::lit::<T>(2.0) * w5;
            let t77 = t10 * twice_w5;
            let t78 = w1 * (w1 * (t77 + z1_squared * twice_w5) - rho11 * twice_rho7)
                + w2 * (w2 * (t77 + z2_squared * twice_w5) - rho11 * twice_rho8);
            let t79 = w3 * (w3 * (t77 + z3_squared * twice_w5) - rho11 * twice_rho9)
                + w4 * (w4 * (t77 + z4_squared * twice_w5) - rho11 * twice_rho10);
            let t80 = rt::lit::<T>(2.0)
                * (w6 * (t50 + t52 - t66) + w5 * (w5 * w6 * t40 - rho11_rho12));
            let t81 = t7 * twice_w6;
            let t82 = w3 * (w3 * (t81 + z3_squared * twice_w6) - rho12 * twice_rho9)
                + w1 * (w1 * (t81 + z1_squared * twice_w6) - rho12 * twice_rho7);
            let t83 = w2 * (w2 * (t81 + z2_squared * twice_w6) - rho12 * twice_rho8)
                + w4 * (w4 * (t81 + z4_squared * twice_w6) - rho12 * twice_rho10);
            let t84 = t60 + rt::lit::<T>(1.0);
            let t85 = t68
                * (t69 * (z1 * w2_squared)
                    + rt::lit::<T>(2.0) * (z1 * (w1_squared * t22 + t35 * t84)));
            let t86 = z2 * t33;
            let t87 = w2_squared * (rt::lit::<T>(2.0) * z2);
            let twice_z3 = rt::lit::<T>(2.0) * z3;
            let t88 = twice_z3 * (w4_squared + t58 + w3_squared * t61)
                + (twice_z3 + t4 * (twice_z3 + w3_squared * twice_z3));
            let twice_z4 = rt::lit::<T>(2.0) * z4;
            let t89 = rt::lit::<T>(0.5)
                * (twice_z4 * (t58 + w4_squared * t54)
                    + (twice_z4 + t5 * (twice_z4 + w4_squared * twice_z4)));
            let twice_z5 = rt::lit::<T>(2.0) * z5;
            let w6_squared_twice_z5 = w6_squared * twice_z5;
            let w5_squared_twice_z5 = w5_squared * twice_z5;
            let t90 = w5_squared
                * (w6_squared_twice_z5 + (rt::lit::<T>(4.0) * z5 + w5_squared_twice_z5))
                + ((t4 + t59) * (twice_z5 + w5_squared_twice_z5)
                    + (twice_z5 + w6_squared_twice_z5));
            let twice_z6 = rt::lit::<T>(2.0) * z6;
            let w6_squared_twice_z6 = w6_squared * twice_z6;
            let t91 = rt::lit::<T>(0.5)
                * ((t5 + t1) * (twice_z6 + w6_squared_twice_z6)
                    + (twice_z6
                        + w6_squared * (rt::lit::<T>(4.0) * z6 + w6_squared_twice_z6)));
            let w4_rho7 = w4 * rho7;
            let w5_rho7 = w5 * rho7;
            let w3_rho7 = w3 * rho7;
            let w2_rho7 = w2 * rho7;
            let t92 = w4 * w4_rho7 + w5 * w5_rho7
                + (rho7 + w3 * w3_rho7 + (w2 * w2_rho7 + w6_squared * rho7));
            let w3_rho8 = w3 * rho8;
            let w5_rho8 = w5 * rho8;
            let w4_rho8 = w4 * rho8;
            let t93 = w3 * w3_rho8 + w5 * w5_rho8
                + (w6_squared * rho8 + (rho8 + w4 * w4_rho8)) - w2 * t48;
            let w4_rho9 = w4 * rho9;
            let w5_rho9 = w5 * rho9;
            let t94 = rho9 + w4 * w4_rho9 + (w5 * w5_rho9 + w6_squared * rho9) - w3 * t63
                + (w1 * (w1 * rho9 - w3_rho7) + w2 * (w2 * rho9 - w3_rho8));
            let w5_rho10 = w5 * rho10;
            let t95 = w3 * (w3 * rho10 - w4_rho9)
                + (w1 * (w1 * rho10 - w4_rho7) + w2 * (w2 * rho10 - w4_rho8));
            let t96 = rho11 + w6_squared * rho11 - w5 * w6_rho12
                + (w3 * (w3 * rho11 - w5_rho9) + w2 * (w2 * rho11 - w5_rho8));
            let t97 = t3
                * (w1 * (w1 * rho11 - w5_rho7) + w4 * (w4 * rho11 - w5_rho10) + t96);
            let t98 = w5 * (w5 * rho12 - w6 * rho11) + w3 * (w3 * rho12 - w6 * rho9);
            let t99 = w2 * (w2 * rho12 - w6 * rho8) + w4 * (w4 * rho12 - w6 * rho10);
            rt::vector([
                t3 * (rt::lit::<T>(0.5) * x * t6),
                (t32 + w1 * (t28 + w1_squared * t33 - t67)) * t68,
                t68 * t70,
                t73,
                t68 * t76,
                t68 * (w5 * (rt::lit::<T>(2.0) * t34 + t41 - t67) + (t42 + (t78 + t79))),
                t68 * (t80 + (t82 + t83)),
                t85,
                t3
                    * (rt::lit::<T>(0.5)
                        * (w1_squared * (t86 + t87) + (t84 * t86 + t44 * t87))),
                t3 * (rt::lit::<T>(0.5) * t88),
                t3 * t89,
                t3 * (rt::lit::<T>(0.5) * t90),
                t3 * t91,
                t3 * (t6 * (rt::lit::<T>(0.5) * rho1)),
                t3 * (t6 * (rt::lit::<T>(0.5) * rho2)),
                t3 * (t6 * (rt::lit::<T>(0.5) * rho3)),
                t3 * (t6 * (rt::lit::<T>(0.5) * rho4)),
                t3 * (t6 * (rt::lit::<T>(0.5) * rho5)),
                t3 * (t6 * (rt::lit::<T>(0.5) * rho6)),
                t3 * (t92 - w1 * t31),
                t3 * (t93 + w1 * (w1 * rho8 - w2_rho7)),
                t3 * t94,
                t3 * (rho10 + w6_squared * rho10 + (w5 * w5_rho10 - w4 * t29) + t95),
                t97,
                t3 * (t98 + (rho12 + w1 * (w1 * rho12 - w6 * rho7) + t99)),
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 25
        pub fn vector_field(
            &self,
            q: &SVector<T, 13>,
            rho: &SVector<T, 12>,
        ) -> SVector<T, 25> {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[rho1, rho2, rho3, rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11,
            rho12]] = rho.data.0;
            let w3_squared = w3 * w3;
            let w1_squared = w1 * w1;
            let w2_squared = w2 * w2;
            let t1 = w1_squared + w2_squared;
            let t2 = w3_squared + t1;
            let w6_squared = w6 * w6;
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let t3 = w4_squared + w5_squared;
            let t4 = t2 + (w6_squared + t3);
            let t5 = t4 + rt::lit::<T>(1.0);
            let t6 = rt::lit::<T>(1.0) / t5;
            let w3_rho9 = w3 * rho9;
            let w1_rho7 = w1 * rho7;
            let w2_rho8 = w2 * rho8;
            let w1_rho7_plus_w2_rho8 = w1_rho7 + w2_rho8;
            let t7 = w3_rho9 + w1_rho7_plus_w2_rho8;
            let w6_rho12 = w6 * rho12;
            let w4_rho10 = w4 * rho10;
            let w5_rho11 = w5 * rho11;
            let t8 = w4_rho10 + w5_rho11;
            let t9 = w5_rho11 + w6_rho12;
            let t10 = w2_rho8 + w4_rho10 + (w3_rho9 + t9);
            let t11 = w5_squared + w6_squared;
            let t12 = w4_rho10 + t9;
            let t13 = w1_rho7 + w3_rho9 + t12;
            let t14 = w4_squared + t11;
            let t15 = w1_squared + rt::lit::<T>(1.0);
            let t16 = w1_rho7_plus_w2_rho8 + t12;
            let t17 = t14 + (t1 + rt::lit::<T>(1.0));
            let t18 = t7 + t9;
            let t19 = t2 + (t11 + rt::lit::<T>(1.0));
            let t20 = t7 + (w4_rho10 + w6_rho12);
            let t21 = t2 + (w4_squared + (w6_squared + rt::lit::<T>(1.0)));
            let t22 = t7 + t8;
            let t23 = t2 + (t3 + rt::lit::<T>(1.0));
            let t24 = z1 * z1 + rt::lit::<T>(1.0);
            let z2_squared = z2 * z2;
            let t25 = x * t5;
            let t26 = w1 * (rho7 * rho1 - t25)
                + (rho1 * t10 + t5 * (z1 * (z2_squared + t15)));
            let t27 = w2 * (rho8 * rho2 - t25)
                + (rho2 * t13 + t5 * (z2 * (w2_squared + t24)));
            let t28 = t4 + rt::lit::<T>(2.0);
            let t29 = w3 * (w3 * (z3 * t28 - w3 * x) + (rho9 * rho3 - x * t17));
            let t30 = w4 * (w4 * (z4 * t28 - w4 * x) + (rho10 * rho4 - x * t19));
            let t31 = w5 * (w5 * (z5 * t28 - w5 * x) + (rho11 * rho5 - x * t21));
            let t32 = w6 * (w6 * (z6 * t28 - w6 * x) + (rho12 * rho6 - x * t23));
            rt::vector([
                t6 * (t7 + (w6_rho12 + t8)),
                rho1,
                rho2,
                rho3,
                rho4,
                rho5,
                rho6,
                t6
                    * (w1 * t10
                        - rho7
                            * (w3_squared + w4_squared
                                + (t11 + (w2_squared + rt::lit::<T>(1.0))))),
                t6 * (w2 * t13 - rho8 * (t14 + (w3_squared + t15))),
                t6 * (w3 * t16 - rho9 * t17),
                t6 * (w4 * t18 - rho10 * t19),
                t6 * (w5 * t20 - rho11 * t21),
                t6 * (w6 * t22 - rho12 * t23),
                -(w1 * t24),
                -(w2 * (z2_squared + rt::lit::<T>(1.0))),
                -(w3 * (z3 * z3 + rt::lit::<T>(1.0))),
                -(w4 * (z4 * z4 + rt::lit::<T>(1.0))),
                -(w5 * (z5 * z5 + rt::lit::<T>(1.0))),
                -(w6 * (z6 * z6 + rt::lit::<T>(1.0))),
                t6 * t26,
                t6 * t27,
                t6 * (t29 + (rho3 * t16 + z3 * t17)),
                t6 * (t30 + (rho4 * t18 + z4 * t19)),
                t6 * (t31 + (rho5 * t20 + z5 * t21)),
                t6 * (t32 + (rho6 * t22 + z6 * t23)),
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 25 × 25
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 13>,
            rho: &SVector<T, 12>,
        ) -> SMatrix<T, 25, 25> {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[rho1, rho2, rho3, rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11,
            rho12]] = rho.data.0;
            let w3_squared = w3 * w3;
            let w1_squared = w1 * w1;
            let w2_squared = w2 * w2;
            let t1 = w1_squared + w2_squared;
            let t2 = w3_squared + t1;
            let w6_squared = w6 * w6;
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let t3 = w4_squared + w5_squared;
            let t4 = t2 + (w6_squared + t3);
            let t5 = t4 + rt::lit::<T>(1.0);
            let t6 = rt::lit::<T>(1.0) / t5;
            let twice_w1 = rt::lit::<T>(2.0) * w1;
            let w3_rho9 = w3 * rho9;
            let w1_rho7 = w1 * rho7;
            let w2_rho8 = w2 * rho8;
            let w1_rho7_plus_w2_rho8 = w1_rho7 + w2_rho8;
            let t7 = w3_rho9 + w1_rho7_plus_w2_rho8;
            let w6_rho12 = w6 * rho12;
            let w4_rho10 = w4 * rho10;
            let w5_rho11 = w5 * rho11;
            let t8 = w4_rho10 + w5_rho11;
            let t9 = t6 * (t7 + (w6_rho12 + t8));
            let twice_w2 = rt::lit::<T>(2.0) * w2;
            let twice_w3 = rt::lit::<T>(2.0) * w3;
            let twice_w4 = rt::lit::<T>(2.0) * w4;
            let twice_w5 = rt::lit::<T>(2.0) * w5;
            let twice_w6 = rt::lit::<T>(2.0) * w6;
            let t10 = w5_rho11 + w6_rho12;
            let t11 = w2_rho8 + w4_rho10 + (w3_rho9 + t10);
            let t12 = w5_squared + w6_squared;
            let t13 = w3_squared + w4_squared + (t12 + (w2_squared + rt::lit::<T>(1.0)));
            let t14 = t6 * (w1 * t11 - rho7 * t13);
            let w1_rho8 = w1 * rho8;
            let w2_rho7 = w2 * rho7;
            let w1_rho9 = w1 * rho9;
            let w3_rho7 = w3 * rho7;
            let w1_rho10 = w1 * rho10;
            let w4_rho7 = w4 * rho7;
            let w1_rho11 = w1 * rho11;
            let w5_rho7 = w5 * rho7;
            let w1_rho12 = w1 * rho12;
            let w6_rho7 = w6 * rho7;
            let t15 = t6 * (w1 * w2);
            let t16 = t6 * (w1 * w3);
            let t17 = t6 * (w1 * w4);
            let t18 = t6 * (w1 * w5);
            let t19 = t6 * (w1 * w6);
            let t20 = w4_rho10 + t10;
            let t21 = w1_rho7 + w3_rho9 + t20;
            let t22 = w4_squared + t12;
            let t23 = w1_squared + rt::lit::<T>(1.0);
            let t24 = t22 + (w3_squared + t23);
            let t25 = t6 * (w2 * t21 - rho8 * t24);
            let w2_rho9 = w2 * rho9;
            let w3_rho8 = w3 * rho8;
            let w2_rho10 = w2 * rho10;
            let w4_rho8 = w4 * rho8;
            let w2_rho11 = w2 * rho11;
            let w5_rho8 = w5 * rho8;
            let w2_rho12 = w2 * rho12;
            let w6_rho8 = w6 * rho8;
            let t26 = t6 * (w2 * w3);
            let t27 = t6 * (w2 * w4);
            let t28 = t6 * (w2 * w5);
            let t29 = t6 * (w2 * w6);
            let t30 = w1_rho7_plus_w2_rho8 + t20;
            let t31 = t22 + (t1 + rt::lit::<T>(1.0));
            let t32 = t6 * (w3 * t30 - rho9 * t31);
            let w3_rho10 = w3 * rho10;
            let w4_rho9 = w4 * rho9;
            let w3_rho11 = w3 * rho11;
            let w5_rho9 = w5 * rho9;
            let w3_rho12 = w3 * rho12;
            let w6_rho9 = w6 * rho9;
            let t33 = t6 * (w3 * w4);
            let t34 = t6 * (w3 * w5);
            let t35 = t6 * (w3 * w6);
            let t36 = t7 + t10;
            let t37 = t2 + (t12 + rt::lit::<T>(1.0));
            let t38 = t6 * (w4 * t36 - rho10 * t37);
            let w4_rho11 = w4 * rho11;
            let w5_rho10 = w5 * rho10;
            let w4_rho12 = w4 * rho12;
            let w6_rho10 = w6 * rho10;
            let t39 = t6 * (w4 * w5);
            let t40 = t6 * (w4 * w6);
            let t41 = t7 + (w4_rho10 + w6_rho12);
            let t42 = t2 + (w4_squared + (w6_squared + rt::lit::<T>(1.0)));
            let t43 = t6 * (w5 * t41 - rho11 * t42);
            let w5_rho12 = w5 * rho12;
            let w6_rho11 = w6 * rho11;
            let t44 = t6 * (w5 * w6);
            let t45 = t7 + t8;
            let t46 = t2 + (t3 + rt::lit::<T>(1.0));
            let t47 = t6 * (w6 * t45 - rho12 * t46);
            let t48 = z1 * z1 + rt::lit::<T>(1.0);
            let z1_w1 = z1 * w1;
            let z2_squared = z2 * z2;
            let z2_w2 = z2 * w2;
            let z3_twice_w3 = z3 * twice_w3;
            let z4_twice_w4 = z4 * twice_w4;
            let z5_twice_w5 = z5 * twice_w5;
            let z6_twice_w6 = z6 * twice_w6;
            let t49 = x * t5;
            let t50 = rho7 * rho1 - t49;
            let t51 = z2_squared + t23;
            let t52 = z1 * t51;
            let w1_x = w1 * x;
            let t53 = t6 * (w1 * t50 + (rho1 * t11 + t5 * t52));
            let t54 = t52 - t53;
            let w2_x = w2 * x;
            let w3_x = w3 * x;
            let w4_x = w4 * x;
            let w5_x = w5 * x;
            let w6_x = w6 * x;
            let t55 = z2 * (rt::lit::<T>(2.0) * z1);
            let t56 = w2_squared + t48;
            let t57 = z2 * t56;
            let t58 = rho8 * rho2 - t49;
            let t59 = t6 * (w2 * t58 + (rho2 * t21 + t5 * t57));
            let t60 = t57 - t59;
            let w1_z3 = w1 * z3;
            let t61 = t4 + rt::lit::<T>(2.0);
            let t62 = z3 * t61 - w3_x;
            let t63 = w3 * t62 + (rho9 * rho3 - x * t31);
            let t64 = t6 * (w3 * t63 + (rho3 * t30 + z3 * t31));
            let twice_w1_x = rt::lit::<T>(2.0) * w1_x;
            let t65 = rt::lit::<T>(2.0) * (w1_z3 - w1 * t64)
                + (rho7 * rho3 + w3 * (twice_w3 * w1_z3 - twice_w1_x));
            let w2_z3 = w2 * z3;
            let twice_w2_x = rt::lit::<T>(2.0) * w2_x;
            let t66 = rt::lit::<T>(2.0) * (w2_z3 - w2 * t64)
                + (rho8 * rho3 + w3 * (twice_w3 * w2_z3 - twice_w2_x));
            let z3_w4 = z3 * w4;
            let twice_w4_x = rt::lit::<T>(2.0) * w4_x;
            let t67 = rt::lit::<T>(2.0) * (z3_w4 - w4 * t64)
                + (rho10 * rho3 + w3 * (twice_w3 * z3_w4 - twice_w4_x));
            let z3_w5 = z3 * w5;
            let twice_w5_x = rt::lit::<T>(2.0) * w5_x;
            let t68 = rt::lit::<T>(2.0) * (z3_w5 - w5 * t64)
                + (rho11 * rho3 + w3 * (twice_w3 * z3_w5 - twice_w5_x));
            let z3_w6 = z3 * w6;
            let twice_w6_x = rt::lit::<T>(2.0) * w6_x;
            let t69 = rt::lit::<T>(2.0) * (z3_w6 - w6 * t64)
                + (rho12 * rho3 + w3 * (twice_w3 * z3_w6 - twice_w6_x));
            let w1_z4 = w1 * z4;
            let t70 = z4 * t61 - w4_x;
            let t71 = w4 * t70 + (rho10 * rho4 - x * t37);
            let t72 = t6 * (w4 * t71 + (rho4 * t36 + z4 * t37));
            let t73 = rt::lit::<T>(2.0) * (w1_z4 - w1 * t72)
                + (rho7 * rho4 + w4 * (twice_w4 * w1_z4 - twice_w1_x));
            let w2_z4 = w2 * z4;
            let t74 = rt::lit::<T>(2.0) * (w2_z4 - w2 * t72)
                + (rho8 * rho4 + w4 * (twice_w4 * w2_z4 - twice_w2_x));
            let w3_z4 = w3 * z4;
            let twice_w3_x = rt::lit::<T>(2.0) * w3_x;
            let t75 = rt::lit::<T>(2.0) * (w3_z4 - w3 * t72)
                + (rho9 * rho4 + w4 * (twice_w4 * w3_z4 - twice_w3_x));
            let z4_w5 = z4 * w5;
            let t76 = rt::lit::<T>(2.0) * (z4_w5 - w5 * t72)
                + (rho11 * rho4 + w4 * (twice_w4 * z4_w5 - twice_w5_x));
            let z4_w6 = z4 * w6;
            let t77 = rt::lit::<T>(2.0) * (z4_w6 - w6 * t72)
                + (rho12 * rho4 + w4 * (twice_w4 * z4_w6 - twice_w6_x));
            let w1_z5 = w1 * z5;
            let t78 = z5 * t61 - w5_x;
            let t79 = w5 * t78 + (rho11 * rho5 - x * t42);
            let t80 = t6 * (w5 * t79 + (rho5 * t41 + z5 * t42));
            let t81 = rt::lit::<T>(2.0) * (w1_z5 - w1 * t80)
                + (rho7 * rho5 + w5 * (twice_w5 * w1_z5 - twice_w1_x));
            let w2_z5 = w2 * z5;
            let t82 = rt::lit::<T>(2.0) * (w2_z5 - w2 * t80)
                + (rho8 * rho5 + w5 * (twice_w5 * w2_z5 - twice_w2_x));
            let w3_z5 = w3 * z5;
            let t83 = rt::lit::<T>(2.0) * (w3_z5 - w3 * t80)
                + (rho9 * rho5 + w5 * (twice_w5 * w3_z5 - twice_w3_x));
            let w4_z5 = w4 * z5;
            let t84 = rt::lit::<T>(2.0) * (w4_z5 - w4 * t80)
                + (rho10 * rho5 + w5 * (twice_w5 * w4_z5 - twice_w4_x));
            let z5_w6 = z5 * w6;
            let t85 = rt::lit::<T>(2.0) * (z5_w6 - w6 * t80)
                + (rho12 * rho5 + w5 * (twice_w5 * z5_w6 - twice_w6_x));
            let w1_z6 = w1 * z6;
            let t86 = z6 * t61 - w6_x;
            let t87 = w6 * t86 + (rho12 * rho6 - x * t46);
            let t88 = t6 * (w6 * t87 + (rho6 * t45 + z6 * t46));
            let t89 = rt::lit::<T>(2.0) * (w1_z6 - w1 * t88)
                + (rho7 * rho6 + w6 * (twice_w6 * w1_z6 - twice_w1_x));
            let w2_z6 = w2 * z6;
            let t90 = rt::lit::<T>(2.0) * (w2_z6 - w2 * t88)
                + (rho8 * rho6 + w6 * (twice_w6 * w2_z6 - twice_w2_x));
            let w3_z6 = w3 * z6;
            let t91 = rt::lit::<T>(2.0) * (w3_z6 - w3 * t88)
                + (rho9 * rho6 + w6 * (twice_w6 * w3_z6 - twice_w3_x));
            let w4_z6 = w4 * z6;
            let t92 = rt::lit::<T>(2.0) * (w4_z6 - w4 * t88)
                + (rho10 * rho6 + w6 * (twice_w6 * w4_z6 - twice_w4_x));
            let w5_z6 = w5 * z6;
            let t93 = rt::lit::<T>(2.0) * (w5_z6 - w5 * t88)
                + (rho11 * rho6 + w6 * (twice_w6 * w5_z6 - twice_w5_x));
            rt::sparse([
                (0, 1, t6 * (rho7 - twice_w1 * t9)),
                (0, 2, t6 * (rho8 - twice_w2 * t9)),
                (0, 3, t6 * (rho9 - twice_w3 * t9)),
                (0, 4, t6 * (rho10 - twice_w4 * t9)),
                (0, 5, t6 * (rho11 - twice_w5 * t9)),
                (0, 6, t6 * (rho12 - twice_w6 * t9)),
                (0, 19, w1 * t6),
                (0, 20, w2 * t6),
                (0, 21, w3 * t6),
                (0, 22, w4 * t6),
                (0, 23, w5 * t6),
                (0, 24, w6 * t6),
                (1, 13, rt::lit::<T>(1.0)),
                (2, 14, rt::lit::<T>(1.0)),
                (3, 15, rt::lit::<T>(1.0)),
                (4, 16, rt::lit::<T>(1.0)),
                (5, 17, rt::lit::<T>(1.0)),
                (6, 18, rt::lit::<T>(1.0)),
                (7, 1, t6 * (t11 - twice_w1 * t14)),
                (7, 2, t6 * (w1_rho8 - rt::lit::<T>(2.0) * (w2_rho7 + w2 * t14))),
                (7, 3, t6 * (w1_rho9 - rt::lit::<T>(2.0) * (w3_rho7 + w3 * t14))),
                (7, 4, t6 * (w1_rho10 - rt::lit::<T>(2.0) * (w4_rho7 + w4 * t14))),
                (7, 5, t6 * (w1_rho11 - rt::lit::<T>(2.0) * (w5_rho7 + w5 * t14))),
                (7, 6, t6 * (w1_rho12 - rt::lit::<T>(2.0) * (w6_rho7 + w6 * t14))),
                (7, 19, -(t6 * t13)),
                (7, 20, t15),
                (7, 21, t16),
                (7, 22, t17),
                (7, 23, t18),
                (7, 24, t19),
                (8, 1, t6 * (w2_rho7 - rt::lit::<T>(2.0) * (w1_rho8 + w1 * t25))),
                (8, 2, t6 * (t21 - twice_w2 * t25)),
                (8, 3, t6 * (w2_rho9 - rt::lit::<T>(2.0) * (w3_rho8 + w3 * t25))),
                (8, 4, t6 * (w2_rho10 - rt::lit::<T>(2.0) * (w4_rho8 + w4 * t25))),
                (8, 5, t6 * (w2_rho11 - rt::lit::<T>(2.0) * (w5_rho8 + w5 * t25))),
                (8, 6, t6 * (w2_rho12 - rt::lit::<T>(2.0) * (w6_rho8 + w6 * t25))),
                (8, 19, t15),
                (8, 20, -(t6 * t24)),
                (8, 21, t26),
                (8, 22, t27),
                (8, 23, t28),
                (8, 24, t29),
                (9, 1, t6 * (w3_rho7 - rt::lit::<T>(2.0) * (w1_rho9 + w1 * t32))),
                (9, 2, t6 * (w3_rho8 - rt::lit::<T>(2.0) * (w2_rho9 + w2 * t32))),
                (9, 3, t6 * (t30 - twice_w3 * t32)),
                (9, 4, t6 * (w3_rho10 - rt::lit::<T>(2.0) * (w4_rho9 + w4 * t32))),
                (9, 5, t6 * (w3_rho11 - rt::lit::<T>(2.0) * (w5_rho9 + w5 * t32))),
                (9, 6, t6 * (w3_rho12 - rt::lit::<T>(2.0) * (w6_rho9 + w6 * t32))),
                (9, 19, t16),
                (9, 20, t26),
                (9, 21, -(t6 * t31)),
                (9, 22, t33),
                (9, 23, t34),
                (9, 24, t35),
                (10, 1, t6 * (w4_rho7 - rt::lit::<T>(2.0) * (w1_rho10 + w1 * t38))),
                (10, 2, t6 * (w4_rho8 - rt::lit::<T>(2.0) * (w2_rho10 + w2 * t38))),
                (10, 3, t6 * (w4_rho9 - rt::lit::<T>(2.0) * (w3_rho10 + w3 * t38))),
                (10, 4, t6 * (t36 - twice_w4 * t38)),
                (10, 5, t6 * (w4_rho11 - rt::lit::<T>(2.0) * (w5_rho10 + w5 * t38))),
                (10, 6, t6 * (w4_rho12 - rt::lit::<T>(2.0) * (w6_rho10 + w6 * t38))),
                (10, 19, t17),
                (10, 20, t27),
                (10, 21, t33),
                (10, 22, -(t6 * t37)),
                (10, 23, t39),
                (10, 24, t40),
                (11, 1, t6 * (w5_rho7 - rt::lit::<T>(2.0) * (w1_rho11 + w1 * t43))),
                (11, 2, t6 * (w5_rho8 - rt::lit::<T>(2.0) * (w2_rho11 + w2 * t43))),
                (11, 3, t6 * (w5_rho9 - rt::lit::<T>(2.0) * (w3_rho11 + w3 * t43))),
                (11, 4, t6 * (w5_rho10 - rt::lit::<T>(2.0) * (w4_rho11 + w4 * t43))),
                (11, 5, t6 * (t41 - twice_w5 * t43)),
                (11, 6, t6 * (w5_rho12 - rt::lit::<T>(2.0) * (w6_rho11 + w6 * t43))),
                (11, 19, t18),
                (11, 20, t28),
                (11, 21, t34),
                (11, 22, t39),
                (11, 23, -(t6 * t42)),
                (11, 24, t44),
                (12, 1, t6 * (w6_rho7 - rt::lit::<T>(2.0) * (w1_rho12 + w1 * t47))),
                (12, 2, t6 * (w6_rho8 - rt::lit::<T>(2.0) * (w2_rho12 + w2 * t47))),
                (12, 3, t6 * (w6_rho9 - rt::lit::<T>(2.0) * (w3_rho12 + w3 * t47))),
                (12, 4, t6 * (w6_rho10 - rt::lit::<T>(2.0) * (w4_rho12 + w4 * t47))),
                (12, 5, t6 * (w6_rho11 - rt::lit::<T>(2.0) * (w5_rho12 + w5 * t47))),
                (12, 6, t6 * (t45 - twice_w6 * t47)),
                (12, 19, t19),
                (12, 20, t29),
                (12, 21, t35),
                (12, 22, t40),
                (12, 23, t44),
                (12, 24, -(t6 * t46)),
                (13, 1, -t48),
                (13, 7, rt::lit::<T>(-2.0) * z1_w1),
                (14, 2, -(z2_squared + rt::lit::<T>(1.0))),
                (14, 8, rt::lit::<T>(-2.0) * z2_w2),
                (15, 3, -(z3 * z3 + rt::lit::<T>(1.0))),
                (15, 9, -z3_twice_w3),
                (16, 4, -(z4 * z4 + rt::lit::<T>(1.0))),
                (16, 10, -z4_twice_w4),
                (17, 5, -(z5 * z5 + rt::lit::<T>(1.0))),
                (17, 11, -z5_twice_w5),
                (18, 6, -(z6 * z6 + rt::lit::<T>(1.0))),
                (18, 12, -z6_twice_w6),
                (19, 0, -w1),
                (
                    19,
                    1,
                    t6
                        * (t50
                            + rt::lit::<T>(2.0) * (t5 * z1_w1 + w1 * (t52 - w1_x - t53))),
                ),
                (19, 2, t6 * (rho8 * rho1 + rt::lit::<T>(2.0) * (w2 * t54 - w1 * w2_x))),
                (19, 3, t6 * (rho9 * rho1 + rt::lit::<T>(2.0) * (w3 * t54 - w1 * w3_x))),
                (
                    19,
                    4,
                    t6 * (rho10 * rho1 + rt::lit::<T>(2.0) * (w4 * t54 - w1 * w4_x)),
                ),
                (
                    19,
                    5,
                    t6 * (rho11 * rho1 + rt::lit::<T>(2.0) * (w5 * t54 - w1 * w5_x)),
                ),
                (
                    19,
                    6,
                    t6 * (rho12 * rho1 + rt::lit::<T>(2.0) * (w6 * t54 - w1 * w6_x)),
                ),
                (19, 7, t51),
                (19, 8, t55),
                (19, 13, t6 * (w1_rho7 + t11)),
                (19, 19, t6 * (w1 * rho1)),
                (19, 20, t6 * (w2 * rho1)),
                (19, 21, t6 * (w3 * rho1)),
                (19, 22, t6 * (w4 * rho1)),
                (19, 23, t6 * (w5 * rho1)),
                (19, 24, t6 * (w6 * rho1)),
                (20, 0, -w2),
                (20, 1, t6 * (rho7 * rho2 + rt::lit::<T>(2.0) * (w1 * t60 - w2 * w1_x))),
                (
                    20,
                    2,
                    t6
                        * (t58
                            + rt::lit::<T>(2.0) * (t5 * z2_w2 + w2 * (t57 - w2_x - t59))),
                ),
                (20, 3, t6 * (rho9 * rho2 + rt::lit::<T>(2.0) * (w3 * t60 - w2 * w3_x))),
                (
                    20,
                    4,
                    t6 * (rho10 * rho2 + rt::lit::<T>(2.0) * (w4 * t60 - w2 * w4_x)),
                ),
                (
                    20,
                    5,
                    t6 * (rho11 * rho2 + rt::lit::<T>(2.0) * (w5 * t60 - w2 * w5_x)),
                ),
                (
                    20,
                    6,
                    t6 * (rho12 * rho2 + rt::lit::<T>(2.0) * (w6 * t60 - w2 * w6_x)),
                ),
                (20, 7, t55),
                (20, 8, t56),
                (20, 14, t6 * (w2_rho8 + t21)),
                (20, 19, t6 * (w1 * rho2)),
                (20, 20, t6 * (w2 * rho2)),
                (20, 21, t6 * (w3 * rho2)),
                (20, 22, t6 * (w4 * rho2)),
                (20, 23, t6 * (w5 * rho2)),
                (20, 24, t6 * (w6 * rho2)),
                (21, 0, -(t6 * (w3 * (w3_squared + t31)))),
                (21, 1, t6 * t65),
                (21, 2, t6 * t66),
                (
                    21,
                    3,
                    t6
                        * (t63
                            + w3
                                * (t62 + w3 * (z3_twice_w3 - x) - rt::lit::<T>(2.0) * t64)),
                ),
                (21, 4, t6 * t67),
                (21, 5, t6 * t68),
                (21, 6, t6 * t69),
                (21, 9, t6 * (t31 + w3_squared * t61)),
                (21, 15, t6 * (w3_rho9 + t30)),
                (21, 19, t6 * (w1 * rho3)),
                (21, 20, t6 * (w2 * rho3)),
                (21, 21, t6 * (w3 * rho3)),
                (21, 22, t6 * (w4 * rho3)),
                (21, 23, t6 * (w5 * rho3)),
                (21, 24, t6 * (w6 * rho3)),
                (22, 0, -(t6 * (w4 * (w4_squared + t37)))),
                (22, 1, t6 * t73),
                (22, 2, t6 * t74),
                (22, 3, t6 * t75),
                (
                    22,
                    4,
                    t6
                        * (t71
                            + w4
                                * (t70 + w4 * (z4_twice_w4 - x) - rt::lit::<T>(2.0) * t72)),
                ),
                (22, 5, t6 * t76),
                (22, 6, t6 * t77),
                (22, 10, t6 * (t37 + w4_squared * t61)),
                (22, 16, t6 * (w4_rho10 + t36)),
                (22, 19, t6 * (w1 * rho4)),
                (22, 20, t6 * (w2 * rho4)),
                (22, 21, t6 * (w3 * rho4)),
                (22, 22, t6 * (w4 * rho4)),
                (22, 23, t6 * (w5 * rho4)),
                (22, 24, t6 * (w6 * rho4)),
                (23, 0, -(t6 * (w5 * (w5_squared + t42)))),
                (23, 1, t6 * t81),
                (23, 2, t6 * t82),
                (23, 3, t6 * t83),
                (23, 4, t6 * t84),
                (
                    23,
                    5,
                    t6
                        * (t79
                            + w5
                                * (t78 + w5 * (z5_twice_w5 - x) - rt::lit::<T>(2.0) * t80)),
                ),
                (23, 6, t6 * t85),
                (23, 11, t6 * (t42 + w5_squared * t61)),
                (23, 17, t6 * (w5_rho11 + t41)),
                (23, 19, t6 * (w1 * rho5)),
                (23, 20, t6 * (w2 * rho5)),
                (23, 21, t6 * (w3 * rho5)),
                (23, 22, t6 * (w4 * rho5)),
                (23, 23, t6 * (w5 * rho5)),
                (23, 24, t6 * (w6 * rho5)),
                (24, 0, -(t6 * (w6 * (w6_squared + t46)))),
                (24, 1, t6 * t89),
                (24, 2, t6 * t90),
                (24, 3, t6 * t91),
                (24, 4, t6 * t92),
                (24, 5, t6 * t93),
                (
                    24,
                    6,
                    t6
                        * (t87
                            + w6
                                * (t86 + w6 * (z6_twice_w6 - x) - rt::lit::<T>(2.0) * t88)),
                ),
                (24, 12, t6 * (t46 + w6_squared * t61)),
                (24, 18, t6 * (w6_rho12 + t45)),
                (24, 19, t6 * (w1 * rho6)),
                (24, 20, t6 * (w2 * rho6)),
                (24, 21, t6 * (w3 * rho6)),
                (24, 22, t6 * (w4 * rho6)),
                (24, 23, t6 * (w5 * rho6)),
                (24, 24, t6 * (w6 * rho6)),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 13
        pub fn momenta(
            &self,
            _q: &SVector<T, 13>,
            w: &SVector<T, 13>,
        ) -> SVector<T, 13> {
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot, z2_dot,
            z3_dot, z4_dot, z5_dot, z6_dot]] = w.data.0;
            rt::vector([
                x_dot,
                w1_dot,
                w2_dot,
                w3_dot,
                w4_dot,
                w5_dot,
                w6_dot,
                z1_dot,
                z2_dot,
                z3_dot,
                z4_dot,
                z5_dot,
                z6_dot,
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 13
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 13>,
            p: &SVector<T, 13>,
        ) -> SVector<T, 13> {
            let [[p_x, p_w1, p_w2, p_w3, p_w4, p_w5, p_w6, p_z1, p_z2, p_z3, p_z4, p_z5,
            p_z6]] = p.data.0;
            rt::vector([
                p_x,
                p_w1,
                p_w2,
                p_w3,
                p_w4,
                p_w5,
                p_w6,
                p_z1,
                p_z2,
                p_z3,
                p_z4,
                p_z5,
                p_z6,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 12
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 13>,
            w: &SVector<T, 13>,
        ) -> SVector<T, 12> {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot, z2_dot,
            z3_dot, z4_dot, z5_dot, z6_dot]] = w.data.0;
            rt::vector([
                w1_dot,
                w2_dot,
                w3_dot,
                w4_dot,
                w5_dot,
                w6_dot,
                w1 * x_dot - z1_dot,
                w2 * x_dot - z2_dot,
                w3 * x_dot - z3_dot,
                w4 * x_dot - z4_dot,
                w5 * x_dot - z5_dot,
                w6 * x_dot - z6_dot,
            ])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 13
        pub fn to_velocities(
            self: &System<T>,
            q: &SVector<T, 13>,
            rho: &SVector<T, 12>,
        ) -> SVector<T, 13> {
            let [[_, w1, w2, w3, w4, w5, w6, _, _, _, _, _, _]] = q.data.0;
            let [[rho1, rho2, rho3, rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11,
            rho12]] = rho.data.0;
            let w3_rho9 = w3 * rho9;
            let w1_rho7 = w1 * rho7;
            let w2_rho8 = w2 * rho8;
            let w1_rho7_plus_w2_rho8 = w1_rho7 + w2_rho8;
            let t1 = w3_rho9 + w1_rho7_plus_w2_rho8;
            let w6_rho12 = w6 * rho12;
            let w4_rho10 = w4 * rho10;
            let w5_rho11 = w5 * rho11;
            let t2 = w4_rho10 + w5_rho11;
            let w3_squared = w3 * w3;
            let w1_squared = w1 * w1;
            let w2_squared = w2 * w2;
            let t3 = w1_squared + w2_squared;
            let t4 = w3_squared + t3;
            let w6_squared = w6 * w6;
            let t5 = w6_squared + rt::lit::<T>(1.0);
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let t6 = w4_squared + w5_squared;
            let t7 = rt::lit::<T>(1.0) / (t4 + (t5 + t6));
            let t8 = w5_rho11 + w6_rho12;
            let t9 = w5_squared + w6_squared;
            let t10 = w1 * (w2_rho8 + w4_rho10 + (w3_rho9 + t8))
                - rho7
                    * (w3_squared + w4_squared
                        + (t9 + (w2_squared + rt::lit::<T>(1.0))));
            let t11 = w4_rho10 + t8;
            let t12 = w4_squared + t9;
            let t13 = t7
                * (w2 * (w1_rho7 + w3_rho9 + t11)
                    - rho8 * (t12 + (w3_squared + (w1_squared + rt::lit::<T>(1.0)))));
            rt::vector([
                (t1 + (w6_rho12 + t2)) * t7,
                rho1,
                rho2,
                rho3,
                rho4,
                rho5,
                rho6,
                t7 * t10,
                t13,
                t7
                    * (w3 * (w1_rho7_plus_w2_rho8 + t11)
                        - rho9 * (t12 + (t3 + rt::lit::<T>(1.0)))),
                t7 * (w4 * (t1 + t8) - rho10 * (t4 + (t9 + rt::lit::<T>(1.0)))),
                t7
                    * (w5 * (t1 + (w4_rho10 + w6_rho12))
                        - rho11 * (t4 + (w4_squared + t5))),
                t7 * (w6 * (t1 + t2) - rho12 * (t4 + (t6 + rt::lit::<T>(1.0)))),
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 1
        pub fn multipliers(
            &self,
            q: &SVector<T, 13>,
            w: &SVector<T, 13>,
        ) -> SVector<T, 1> {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[_, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot, z2_dot,
            z3_dot, z4_dot, z5_dot, z6_dot]] = w.data.0;
            let w6_squared = w6 * w6;
            let w4_squared = w4 * w4;
            let w3_squared = w3 * w3;
            let w5_squared = w5 * w5;
            let t1 = (w6_squared + rt::lit::<T>(1.0)) * (w6 * z6)
                + (w4_squared + rt::lit::<T>(1.0)) * (w4 * z4)
                + ((w3_squared + rt::lit::<T>(1.0)) * (w3 * z3)
                    + (w5_squared + rt::lit::<T>(1.0)) * (w5 * z5));
            let t2 = x - w2_dot * z2_dot - w6_dot * z6_dot
                - (w4_dot * z4_dot + w5_dot * z5_dot
                    + (w1_dot * z1_dot + w3_dot * z3_dot));
            let w1_squared = w1 * w1;
            let w2_squared = w2 * w2;
            let t3 = z1 * w1 * (z2 * z2 + (w1_squared + rt::lit::<T>(1.0)))
                + z2 * w2 * (w2_squared + (z1 * z1 + rt::lit::<T>(1.0)));
            let t4 = (t1 + (t2 + t3))
                / (w6_squared + (w2_squared + rt::lit::<T>(1.0))
                    + (w4_squared + w5_squared + (w1_squared + w3_squared)));
            rt::vector([t4])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 13
        pub fn acceleration(
            &self,
            q: &SVector<T, 13>,
            w: &SVector<T, 13>,
        ) -> SVector<T, 13> {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[_, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot, z2_dot,
            z3_dot, z4_dot, z5_dot, z6_dot]] = w.data.0;
            let w6_squared = w6 * w6;
            let w2_squared = w2 * w2;
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let w1_squared = w1 * w1;
            let w3_squared = w3 * w3;
            let t1 = z1 * z1 + rt::lit::<T>(1.0);
            let t2 = z2 * (w2_squared + t1);
            let t3 = z3 * (w3_squared + rt::lit::<T>(1.0));
            let t4 = z5 * (w5_squared + rt::lit::<T>(1.0));
            let t5 = z4 * (w4_squared + rt::lit::<T>(1.0));
            let t6 = z6 * (w6_squared + rt::lit::<T>(1.0));
            let t7 = x - w2_dot * z2_dot - w6_dot * z6_dot
                - (w4_dot * z4_dot + w5_dot * z5_dot
                    + (w1_dot * z1_dot + w3_dot * z3_dot));
            let z2_squared = z2 * z2;
            let t8 = z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)));
            let t9 = w2 * t2 + (w3 * t3 + w5 * t4)
                + (w4 * t5 + w6 * t6 + (t7 + w1 * t8));
            let t10 = rt::lit::<T>(1.0)
                / (w6_squared + (w2_squared + rt::lit::<T>(1.0))
                    + (w4_squared + w5_squared + (w1_squared + w3_squared))) * t9;
            rt::vector([
                t10 - x,
                -(w1 * t1),
                -(w2 * (z2_squared + rt::lit::<T>(1.0))),
                -(w3 * (z3 * z3 + rt::lit::<T>(1.0))),
                -(w4 * (z4 * z4 + rt::lit::<T>(1.0))),
                -(w5 * (z5 * z5 + rt::lit::<T>(1.0))),
                -(w6 * (z6 * z6 + rt::lit::<T>(1.0))),
                w1 * t10 - t8,
                w2 * t10 - t2,
                w3 * t10 - t3,
                w4 * t10 - t5,
                w5 * t10 - t4,
                w6 * t10 - t6,
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 13
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 13>,
            w: &SVector<T, 13>,
        ) -> SVector<T, 13> {
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot, z2_dot,
            z3_dot, z4_dot, z5_dot, z6_dot]] = w.data.0;
            rt::vector([
                x_dot,
                w1_dot,
                w2_dot,
                w3_dot,
                w4_dot,
                w5_dot,
                w6_dot,
                z1_dot,
                z2_dot,
                z3_dot,
                z4_dot,
                z5_dot,
                z6_dot,
            ])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(
            &self,
            q: &SVector<T, 13>,
            w: &SVector<T, 13>,
        ) -> SVector<T, 1> {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot, z2_dot,
            z3_dot, z4_dot, z5_dot, z6_dot]] = w.data.0;
            let z5_squared = z5 * z5;
            let z6_squared = z6 * z6;
            let t1 = z5_squared + x * x + (z6_squared + x_dot * x_dot)
                + (z1_dot * z1_dot + z2_dot * z2_dot
                    + (z3_dot * z3_dot + z5_dot * z5_dot));
            let t2 = z4_dot * z4_dot + z6_dot * z6_dot
                + (w1_dot * w1_dot + w3_dot * w3_dot)
                + (w4_dot * w4_dot + w6_dot * w6_dot
                    + (w2_dot * w2_dot + w5_dot * w5_dot));
            let z2_squared = z2 * z2;
            let t3 = w1 * w1 + z2_squared;
            let t4 = z1 * z1 * (t3 + rt::lit::<T>(1.0))
                + (w2 * w2 * (z2_squared + rt::lit::<T>(1.0))
                    + w5 * w5 * (z5_squared + rt::lit::<T>(1.0)));
            let z3_squared = z3 * z3;
            let z4_squared = z4 * z4;
            let t5 = w3 * w3 * (z3_squared + rt::lit::<T>(1.0))
                + w4 * w4 * (z4_squared + rt::lit::<T>(1.0))
                + (w6 * w6 * (z6_squared + rt::lit::<T>(1.0))
                    + (t3 + (z3_squared + z4_squared)));
            rt::vector([rt::lit::<T>(0.5) * (t1 + t2 + (t4 + t5))])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(
            &self,
            q: &SVector<T, 13>,
            p: &SVector<T, 13>,
        ) -> T {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[p_x, p_w1, p_w2, p_w3, p_w4, p_w5, p_w6, p_z1, p_z2, p_z3, p_z4, p_z5,
            p_z6]] = p.data.0;
            let z5_squared = z5 * z5;
            let z6_squared = z6 * z6;
            let t1 = z5_squared + z6_squared + (x * x + p_x * p_x)
                + (p_w1 * p_w1 + p_w2 * p_w2 + (p_w3 * p_w3 + p_w5 * p_w5));
            let t2 = p_z1 * p_z1 + p_z2 * p_z2 + (p_w4 * p_w4 + p_w6 * p_w6)
                + (p_z4 * p_z4 + p_z6 * p_z6 + (p_z3 * p_z3 + p_z5 * p_z5));
            let z2_squared = z2 * z2;
            let t3 = w1 * w1 + z2_squared;
            let z3_squared = z3 * z3;
            let t4 = z1 * z1 * (t3 + rt::lit::<T>(1.0))
                + (w2 * w2 * (z2_squared + rt::lit::<T>(1.0))
                    + w3 * w3 * (z3_squared + rt::lit::<T>(1.0)));
            let z4_squared = z4 * z4;
            let t5 = w4 * w4 * (z4_squared + rt::lit::<T>(1.0))
                + w5 * w5 * (z5_squared + rt::lit::<T>(1.0))
                + (w6 * w6 * (z6_squared + rt::lit::<T>(1.0))
                    + (t3 + (z3_squared + z4_squared)));
            rt::lit::<T>(0.5) * (t1 + t2 + (t4 + t5))
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 26
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 13>,
            p: &SVector<T, 13>,
        ) -> SVector<T, 26> {
            let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = q.data.0;
            let [[p_x, p_w1, p_w2, p_w3, p_w4, p_w5, p_w6, p_z1, p_z2, p_z3, p_z4, p_z5,
            p_z6]] = p.data.0;
            let w6_squared = w6 * w6;
            let w2_squared = w2 * w2;
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let w1_squared = w1 * w1;
            let w3_squared = w3 * w3;
            let t1 = z1 * z1 + rt::lit::<T>(1.0);
            let t2 = z2 * (w2_squared + t1);
            let t3 = z3 * (w3_squared + rt::lit::<T>(1.0));
            let t4 = z5 * (w5_squared + rt::lit::<T>(1.0));
            let t5 = z4 * (w4_squared + rt::lit::<T>(1.0));
            let t6 = z6 * (w6_squared + rt::lit::<T>(1.0));
            let z2_squared = z2 * z2;
            let t7 = z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)));
            let t8 = x - p_w2 * p_z2 - p_w6 * p_z6
                - (p_w4 * p_z4 + p_w5 * p_z5 + (p_w1 * p_z1 + p_w3 * p_z3));
            let t9 = w2 * t2 + (w3 * t3 + w5 * t4)
                + (w4 * t5 + w6 * t6 + (w1 * t7 + t8));
            let t10 = rt::lit::<T>(1.0)
                / (w6_squared + (w2_squared + rt::lit::<T>(1.0))
                    + (w4_squared + w5_squared + (w1_squared + w3_squared))) * t9;
            rt::vector([
                p_x,
                p_w1,
                p_w2,
                p_w3,
                p_w4,
                p_w5,
                p_w6,
                p_z1,
                p_z2,
                p_z3,
                p_z4,
                p_z5,
                p_z6,
                t10 - x,
                -(w1 * t1),
                -(w2 * (z2_squared + rt::lit::<T>(1.0))),
                -(w3 * (z3 * z3 + rt::lit::<T>(1.0))),
                -(w4 * (z4 * z4 + rt::lit::<T>(1.0))),
                -(w5 * (z5 * z5 + rt::lit::<T>(1.0))),
                -(w6 * (z6 * z6 + rt::lit::<T>(1.0))),
                w1 * t10 - t7,
                w2 * t10 - t2,
                w3 * t10 - t3,
                w4 * t10 - t5,
                w5 * t10 - t4,
                w6 * t10 - t6,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "chaotic_quartic6";

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
        type Point = [T; 25];
        type Jacobian = SMatrix<T, 25, 25>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 25],
            _inputs: &[T; 0],
        ) -> [T; 25] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 25],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 25, 25>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 25] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 25],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 26];
        type Jacobian = SMatrix<T, 26, 26>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 26],
            _inputs: &[T; 0],
        ) -> [T; 26] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 26] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 26],
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
        /// - `w1_rate`, `w2_rate`, `w3_rate`, `w4_rate`, `w5_rate`, `w6_rate`, `z1_rate`, `z2_rate`, `z3_rate`, `z4_rate`, `z5_rate`, `z6_rate`, `constraint_momentum1`, `kappa_gradient`: 14 × 14 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, rho7_rate, rho1_rate, rho8_rate, rho2_rate, rho9_rate, rho3_rate, rho10_rate, rho4_rate, rho11_rate, rho5_rate, rho12_rate, rho6_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 316 | 280 | 3 | 0 | 0 | 0 |
        /// | each sweep for w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, z1_rate, z2_rate, z3_rate, z4_rate, z5_rate, z6_rate, constraint_momentum1, kappa_gradient | 259 | 273 | 3 | 0 | 0 | 0 |
        /// | each iteration for w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, z1_rate, z2_rate, z3_rate, z4_rate, z5_rate, z6_rate, constraint_momentum1, kappa_gradient | 670 | 1111 | 5 | 0 | 0 | 0 |
        /// | each state that is looked at | 46 | 31 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `h²/8`
            k1: T,
            /// `h/4`
            quarter_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (13); momenta on D*, ρ = Xᵀ p (12); energy at the start (1).
            type Carried = [T; 26];
            type Memory = (rt::Predictor<T, 14, 8>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let k1 = rt::lit::<T>(0.125) * h_squared;
                let quarter_h = rt::lit::<T>(0.25) * h;
                Scheme {
                    inv_h,
                    half_h,
                    quarter_h_squared,
                    k1,
                    quarter_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = start
                    .q()
                    .data
                    .0;
                let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot,
                z2_dot, z3_dot, z4_dot, z5_dot, z6_dot]] = start.w().data.0;
                let t1 = w1 * x_dot - z1_dot;
                let t2 = w2 * x_dot - z2_dot;
                let t3 = w3 * x_dot - z3_dot;
                let t4 = w4 * x_dot - z4_dot;
                let t5 = w5 * x_dot - z5_dot;
                let t6 = w6 * x_dot - z6_dot;
                let w6_squared = w6 * w6;
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let t7 = w6_squared + (w4_squared + w5_squared);
                let w2_squared = w2 * w2;
                let w3_squared = w3 * w3;
                let w1_squared = w1 * w1;
                let t8 = t3 * t3;
                let t9 = t4 * t4;
                let t10 = t8 + t9;
                let z3_squared = z3 * z3;
                let z6_squared = z6 * z6;
                let x_squared = x * x;
                let t11 = z6_squared + x_squared;
                let t12 = w6_dot * w6_dot + (w4_dot * w4_dot + w5_dot * w5_dot);
                let t13 = w3_dot * w3_dot + (w1_dot * w1_dot + w2_dot * w2_dot);
                let t14 = t12 + t13;
                let t15 = t6 * t6;
                let t16 = t1 * t1;
                let t17 = t15 + t16;
                let t18 = t14 + t17;
                let t19 = w3_squared * (z3_squared + rt::lit::<T>(2.0));
                let z4_squared = z4 * z4;
                let t20 = w4_squared * (z4_squared + rt::lit::<T>(2.0));
                let z5_squared = z5 * z5;
                let t21 = w5_squared * (z5_squared + rt::lit::<T>(2.0));
                let t22 = t5 * t5;
                let z2_squared = z2 * z2;
                let z1_squared = z1 * z1;
                let t23 = z1_squared + w2_squared;
                let t24 = w6_squared * (z6_squared + rt::lit::<T>(2.0));
                let t25 = z4_squared + z5_squared;
                let t26 = t19 + t20 + (t21 + t22)
                    + (z2_squared * (t7 + (t23 + (w3_squared + rt::lit::<T>(2.0))))
                        + (t24 + (t23 + t25)));
                let t27 = w4 * t4;
                let t28 = w5 * t5;
                let t29 = w6 * t6;
                let t30 = t28 + t29;
                let t31 = w3 * t3 + t30;
                let t32 = w2 * (t10 + (z3_squared + rt::lit::<T>(1.0) + t11) + t18 + t26)
                    - (t27 + t31) * (rt::lit::<T>(2.0) * t2);
                let t33 = t24 + (t20 + t21);
                let t34 = t2 * t2;
                let t35 = z5_squared + z6_squared;
                let t36 = x_squared + t35;
                let t37 = z2_squared + rt::lit::<T>(1.0);
                let t38 = z1_squared * t37;
                let t39 = z3_squared
                    * (w3_squared + w6_squared
                        + (w4_squared + (w5_squared + rt::lit::<T>(2.0))))
                    + (t22 + (t37 + (w3_squared + z4_squared)));
                let t40 = w3 * (t33 + t18 + (t34 + t9 + (t36 + t38) + t39))
                    - (t29 + (t27 + t28)) * (rt::lit::<T>(2.0) * t3);
                let t41 = t34 + t8;
                let t42 = z2_squared + z3_squared;
                let t43 = t21 + t24 + t17
                    + (t38 + t22
                        + (x_squared + t42 + (w4_squared + rt::lit::<T>(1.0) + t35)));
                let t44 = w4
                    * (z4_squared * (t7 + rt::lit::<T>(2.0)) + (t14 + t41) + t43)
                    - t30 * (rt::lit::<T>(2.0) * t4);
                let t45 = t25 + t42;
                let t46 = t9 + t41;
                let t47 = t45 + t22
                    + (t16
                        + (rt::lit::<T>(2.0) * z6_squared
                            + (x_squared + rt::lit::<T>(1.0))))
                    + (t46
                        + (t14 + (w6_squared * (z6_squared + rt::lit::<T>(1.0)) + t38)));
                let t48 = t22 + t15;
                let t49 = w6_squared * t47
                    + (t45 + t34 + (t13 + t16) + (t12 + t10 + (t38 + t11 + t48)));
                let t50 = w1_squared + z2_squared;
                let t51 = z4_squared + rt::lit::<T>(1.0);
                let t52 = z1_squared
                    * (t50 + w3_squared + (t7 + (w2_squared + rt::lit::<T>(2.0))))
                    + (t14 + (t51 + t19))
                    + (t46 + (w2_squared * (z2_squared + rt::lit::<T>(2.0)) + t36)
                        + (t33 + (t48 + (t50 + z3_squared))));
                let t53 = t46 + (t42 + rt::lit::<T>(2.0) * z5_squared + (t51 + t11))
                    + (w6_squared * (t35 + rt::lit::<T>(2.0)) + t17
                        + (t14 + (w5_squared * (z5_squared + rt::lit::<T>(1.0)) + t38)));
                let t54 = w1
                    * (w1 * t52 - (w2 * t2 + t27 + t31) * (rt::lit::<T>(2.0) * t1))
                    + w5 * (w5 * t53 - t6 * (rt::lit::<T>(2.0) * w6 * t5));
                let t55 = rt::lit::<T>(1.0)
                    / (t7 + (w2_squared + w3_squared + (w1_squared + rt::lit::<T>(1.0))))
                    * (rt::lit::<T>(0.5)
                        * (w2 * t32 + w3 * t40 + (w4 * t44 + t49 + t54)));
                let carried = [
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    w1_dot,
                    w2_dot,
                    w3_dot,
                    w4_dot,
                    w5_dot,
                    w6_dot,
                    t1,
                    t2,
                    t3,
                    t4,
                    t5,
                    t6,
                    t55,
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
                let [x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6, rho1, rho2, rho3,
                rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11, rho12, reference] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, quarter_h_squared, k1, quarter_h } = *setting
                    .scheme();
                let w1_squared = w1 * w1;
                let w3_squared = w3 * w3;
                let w4_squared = w4 * w4;
                let w6_squared = w6 * w6;
                let t1 = w4_squared + rt::lit::<T>(1.0);
                let w5_squared = w5 * w5;
                let t2 = w4_squared + w5_squared;
                let w2_squared = w2 * w2;
                let t3 = w1_squared + w2_squared;
                let t4 = w3_squared + t3;
                let t5 = w6_squared + t2;
                let t6 = t4 + t5;
                let t7 = t6 + rt::lit::<T>(1.0);
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = w5_squared + w6_squared;
                let w2_rho8 = w2 * rho8;
                let w3_rho9 = w3 * rho9;
                let w4_rho10 = w4 * rho10;
                let w6_rho12 = w6 * rho12;
                let t10 = w2_squared + w3_squared;
                let w5_rho11 = w5 * rho11;
                let t11 = w4_rho10 + w5_rho11;
                let t12 = w6_rho12 + t11;
                let t13 = w5_rho11 + w6_rho12;
                let t14 = w3_rho9 + t13;
                let t15 = w2_rho8 + w4_rho10 + t14;
                let t16 = w1 * t15;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [w1_rate,
                    w2_rate,
                    w3_rate,
                    w4_rate,
                    w5_rate,
                    w6_rate,
                    z1_rate,
                    z2_rate,
                    z3_rate,
                    z4_rate,
                    z5_rate,
                    z6_rate,
                    constraint_momentum1,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let z6_rate_h = h * z6_rate;
                    let w6_rate_h = h * w6_rate;
                    let w6_rate_half_h = half_h * w6_rate;
                    let t40 = w6 + w6_rate_half_h;
                    let t144 = w6_rate_h * t40;
                    let t443 = z6_rate_h * t144;
                    let w6_rate_h_squared = w6_rate_h * w6_rate_h;
                    let z6_rate_half_h = half_h * z6_rate;
                    let t117 = z6 + z6_rate_half_h;
                    let z4_rate_h = h * z4_rate;
                    let w4_rate_h = h * w4_rate;
                    let w4_rate_half_h = half_h * w4_rate;
                    let t39 = w4 + w4_rate_half_h;
                    let t142 = w4_rate_h * t39;
                    let t435 = z4_rate_h * t142;
                    let w4_rate_h_squared = w4_rate_h * w4_rate_h;
                    let z4_rate_half_h = half_h * z4_rate;
                    let t85 = z4 + z4_rate_half_h;
                    let z5_rate_h = h * z5_rate;
                    let w5_rate_h = h * w5_rate;
                    let w5_rate_half_h = half_h * w5_rate;
                    let t43 = w5 + w5_rate_half_h;
                    let t146 = w5_rate_h * t43;
                    let t439 = z5_rate_h * t146;
                    let w5_rate_h_squared = w5_rate_h * w5_rate_h;
                    let z5_rate_half_h = half_h * z5_rate;
                    let t101 = z5 + z5_rate_half_h;
                    let z3_rate_h = h * z3_rate;
                    let w3_rate_h = h * w3_rate;
                    let w3_rate_half_h = half_h * w3_rate;
                    let t42 = w3 + w3_rate_half_h;
                    let t149 = w3_rate_h * t42;
                    let t431 = z3_rate_h * t149;
                    let w3_rate_h_squared = w3_rate_h * w3_rate_h;
                    let z3_rate_half_h = half_h * z3_rate;
                    let t69 = z3 + z3_rate_half_h;
                    let w2_rate_h = h * w2_rate;
                    let w2_rate_h_squared = w2_rate_h * w2_rate_h;
                    let z2_rate_h = h * z2_rate;
                    let z2_rate_half_h = half_h * z2_rate;
                    let t32 = z2 + z2_rate_half_h;
                    let t138 = z2_rate_h * t32;
                    let t147 = w2_rate_h_squared * t138;
                    let z2_rate_h_squared = z2_rate_h * z2_rate_h;
                    let w2_rate_half_h = half_h * w2_rate;
                    let t41 = w2 + w2_rate_half_h;
                    let t150 = w2_rate_h * t41;
                    let t151 = z2_rate_h_squared * t150;
                    let t451 = z5_rate_h * (t439 + w5_rate_h_squared * t101)
                        + (z3_rate_h * (t431 + w3_rate_h_squared * t69) + (t147 + t151));
                    let t452 = rt::lit::<T>(0.5)
                        * (z6_rate_h * (t443 + w6_rate_h_squared * t117)
                            + z4_rate_h * (t435 + w4_rate_h_squared * t85) + t451);
                    let z1_rate_h = h * z1_rate;
                    let w1_rate_h = h * w1_rate;
                    let w1_rate_half_h = half_h * w1_rate;
                    let t24 = w1 + w1_rate_half_h;
                    let t136 = w1_rate_h * t24;
                    let t137 = rt::lit::<T>(0.5) * t136;
                    let t139 = rt::lit::<T>(0.5) * t138;
                    let t140 = t137 + t139;
                    let t425 = z1_rate_h * t140;
                    let w1_rate_h_squared = w1_rate_h * w1_rate_h;
                    let t153 = w1_rate_h_squared + z2_rate_h_squared;
                    let z1_rate_half_h = half_h * z1_rate;
                    let t25 = z1 + z1_rate_half_h;
                    let t125 = t40 * t40;
                    let t126 = t117 * t125;
                    let t122 = z6_rate * kappa_gradient;
                    let t453 = t126 + (t122 + t117);
                    let t123 = w6_rate * constraint_momentum1;
                    let t23 = half_h + kappa_gradient;
                    let t44 = z4_rate * t39 + z6_rate * t40
                        + (z2_rate * t41 + z1_rate * t24
                            + (z3_rate * t42 + z5_rate * t43));
                    let t45 = x - t23 * t44;
                    let t127 = t40 * t45;
                    let t454 = t453 - t123 - t127;
                    let t455 = h * t454;
                    let t93 = t39 * t39;
                    let t94 = t85 * t93;
                    let t90 = z4_rate * kappa_gradient;
                    let t456 = t94 + (t90 + t85);
                    let t91 = w4_rate * constraint_momentum1;
                    let t95 = t39 * t45;
                    let t457 = t456 - t91 - t95;
                    let t458 = h * t457;
                    let t60 = z2_rate * kappa_gradient;
                    let t57 = t41 * t41;
                    let t26 = t25 * t25;
                    let t58 = t57 + (t26 + rt::lit::<T>(1.0));
                    let t59 = t32 * t58;
                    let t459 = t60 + t59;
                    let t61 = w2_rate * constraint_momentum1;
                    let t62 = t41 * t45;
                    let t460 = t459 - t61 - t62;
                    let t461 = h * t460;
                    let t77 = t42 * t42;
                    let t78 = t69 * t77;
                    let t74 = z3_rate * kappa_gradient;
                    let t462 = t78 + (t74 + t69);
                    let t75 = w3_rate * constraint_momentum1;
                    let t79 = t42 * t45;
                    let t463 = t462 - t75 - t79;
                    let t464 = h * t463;
                    let t37 = z1_rate * kappa_gradient;
                    let t33 = t32 * t32;
                    let t34 = t24 * t24;
                    let t35 = t33 + (t34 + rt::lit::<T>(1.0));
                    let t36 = t25 * t35;
                    let t465 = t37 + t36;
                    let t38 = w1_rate * constraint_momentum1;
                    let t46 = t24 * t45;
                    let t466 = t465 - t38 - t46;
                    let t467 = h * t466;
                    let t109 = t43 * t43;
                    let t110 = t101 * t109;
                    let t106 = z5_rate * kappa_gradient;
                    let t468 = t110 + (t106 + t101);
                    let t107 = w5_rate * constraint_momentum1;
                    let t111 = t43 * t45;
                    let t469 = t468 - t107 - t111;
                    let t470 = h * t469;
                    let t471 = w6_rate_h * t455 + w4_rate_h * t458
                        + (w2_rate_h * t461 + w3_rate_h * t464
                            + (w1_rate_h * t467 + w5_rate_h * t470));
                    let t472 = rt::lit::<T>(0.25)
                        * (w4_rate_h_squared + w6_rate_h_squared
                            + (w1_rate_h_squared + w2_rate_h_squared
                                + (w3_rate_h_squared + w5_rate_h_squared)));
                    let t473 = rt::lit::<T>(0.25) * t471 + constraint_momentum1 * t472;
                    let t474 = rho12 + half_h * t454;
                    let t475 = rho11 + half_h * t469;
                    let t476 = rho10 + half_h * t457;
                    let t166 = t142 + t144 + (t136 + t150 + (t149 + t146));
                    let t167 = rt::lit::<T>(2.0) * t166;
                    let t168 = constraint_momentum1 * t167;
                    let t477 = rho9 + half_h * t463;
                    let t478 = rho8 + half_h * t460;
                    let t479 = rho7 + half_h * t466;
                    let t480 = t24 * t467 + t41 * t461 + (t39 * t458 + t40 * t455)
                        + (w3_rate_h * t477 + t43 * t470
                            + (w2_rate_h * t478 + w1_rate_h * t479));
                    let t481 = w6_rate_h * t474 + w5_rate_h * t475
                        + (w4_rate_h * t476 + (t168 + t42 * t464)) + t480;
                    let t132 = t125 + (t57 + rt::lit::<T>(1.0))
                        + (t34 + t77 + (t93 + t109));
                    let t482 = t132 + t472;
                    let t483 = t473 * (t481 * (rt::lit::<T>(2.0) * t482))
                        - t167 * (t481 * (rt::lit::<T>(0.25) * t481) + t473 * t473);
                    let t176 = t166 * t166;
                    let t484 = rt::lit::<T>(0.5)
                        * (t452 + z1_rate_h * (t425 + t153 * (rt::lit::<T>(0.5) * t25)))
                        - rt::lit::<T>(0.5) * t483
                            * (rt::lit::<T>(1.0) / (t482 * t482 - t176));
                    let t84 = w4_rate * kappa_gradient;
                    let t86 = t85 * t85 + rt::lit::<T>(1.0);
                    let t87 = t84 + t39 * t86;
                    let t88 = constraint_momentum1 * t39;
                    let t89 = z4_rate + t88;
                    let t485 = t87 + constraint_momentum1 * (t89 + t476);
                    let t52 = w2_rate * kappa_gradient;
                    let t53 = t33 + rt::lit::<T>(1.0);
                    let t54 = t52 + t41 * t53;
                    let t55 = constraint_momentum1 * t41;
                    let t56 = z2_rate + t55;
                    let t486 = t54 + constraint_momentum1 * (t56 + t478);
                    let t179 = z1_rate * z1_rate + z3_rate * z3_rate
                        + (z2_rate * z2_rate + z6_rate * z6_rate)
                        + (w6_rate * w6_rate + z4_rate * z4_rate
                            + (w2_rate * w2_rate + z5_rate * z5_rate));
                    let t180 = t44 * t44
                        + (w4_rate * w4_rate + w5_rate * w5_rate
                            + (w1_rate * w1_rate + w3_rate * w3_rate) + t179);
                    let t487 = t457 * t457 + (t180 + t460 * t460)
                        + (t463 * t463 + t466 * t466 + (t469 * t469 + t454 * t454));
                    let t68 = w3_rate * kappa_gradient;
                    let t70 = t69 * t69 + rt::lit::<T>(1.0);
                    let t71 = t68 + t42 * t70;
                    let t72 = constraint_momentum1 * t42;
                    let t73 = z3_rate + t72;
                    let t488 = t71 + constraint_momentum1 * (t73 + t477);
                    let t27 = w1_rate * kappa_gradient;
                    let t28 = t27 + t24;
                    let t29 = t24 * t26 + t28;
                    let t30 = constraint_momentum1 * t24;
                    let t31 = z1_rate + t30;
                    let t489 = t29 + constraint_momentum1 * (t31 + t479);
                    let t100 = w5_rate * kappa_gradient;
                    let t102 = t101 * t101 + rt::lit::<T>(1.0);
                    let t103 = t100 + t43 * t102;
                    let t104 = constraint_momentum1 * t43;
                    let t105 = z5_rate + t104;
                    let t490 = t103 + constraint_momentum1 * (t105 + t475);
                    let t116 = w6_rate * kappa_gradient;
                    let t118 = t117 * t117 + rt::lit::<T>(1.0);
                    let t119 = t116 + t40 * t118;
                    let t120 = constraint_momentum1 * t40;
                    let t121 = z6_rate + t120;
                    let t491 = t119 + constraint_momentum1 * (t121 + t474);
                    let t492 = t485 * t485 + (t486 * t486 + t487)
                        + (t488 * t488 + t489 * t489 + (t490 * t490 + t491 * t491));
                    let t493 = rt::div_or_zero(t484, h * t492);
                    let t494 = half_h + t493;
                    let t495 = t465 - t46;
                    let t496 = t453 - t127;
                    let t497 = t456 - t95;
                    let t498 = t459 - t62;
                    let t499 = t462 - t79;
                    let t500 = t468 - t111;
                    let t501 = t41 * (rho8 + half_h * t498)
                        + t42 * (rho9 + half_h * t499)
                        + (t24 * (rho7 + half_h * t495) + t43 * (rho11 + half_h * t500));
                    let t337 = rt::lit::<T>(0.5)
                        * (t149 + t142 + (t146 + (t150 + t144)));
                    let t502 = (t40 * (rho12 + half_h * t496)
                        + t39 * (rho10 + half_h * t497) + t501)
                        * (rt::lit::<T>(1.0) / (t132 - t137 - t337));
                    let t503 = t495 + w1_rate * t502;
                    let t504 = rho7 + half_h * t503;
                    let t505 = t24 * t502;
                    let t506 = t504 - t505;
                    let t507 = t506 + kappa_gradient * t503;
                    let t508 = z1 - half_h * t507;
                    let t509 = rho1
                        - t494
                            * (t508 * (t24 * t508)
                                + (t28 + t502 * (t507 + (t505 - t504))));
                    let t510 = t498 + w2_rate * t502;
                    let t511 = rho8 + half_h * t510;
                    let t512 = t41 * t502;
                    let t513 = t511 - t512;
                    let t514 = t513 + kappa_gradient * t510;
                    let t515 = z2 - half_h * t514;
                    let t516 = t494
                        * (t41 * (t515 * t515 + rt::lit::<T>(1.0))
                            + (t52 + t502 * (t514 + (t512 - t511))));
                    let t517 = t499 + w3_rate * t502;
                    let t518 = rho9 + half_h * t517;
                    let t519 = t42 * t502;
                    let t520 = t518 - t519;
                    let t521 = t520 + kappa_gradient * t517;
                    let t522 = z3 - half_h * t521;
                    let t523 = t494
                        * (t42 * (t522 * t522 + rt::lit::<T>(1.0))
                            + (t68 + t502 * (t521 + (t519 - t518))));
                    let t524 = t497 + w4_rate * t502;
                    let t525 = rho10 + half_h * t524;
                    let t526 = t39 * t502;
                    let t527 = t525 - t526;
                    let t528 = t527 + kappa_gradient * t524;
                    let t529 = z4 - half_h * t528;
                    let t530 = t494
                        * (t39 * (t529 * t529 + rt::lit::<T>(1.0))
                            + (t84 + t502 * (t528 + (t526 - t525))));
                    let t531 = t500 + w5_rate * t502;
                    let t532 = rho11 + half_h * t531;
                    let t533 = t43 * t502;
                    let t534 = t532 - t533;
                    let t535 = t534 + kappa_gradient * t531;
                    let t536 = z5 - half_h * t535;
                    let t537 = t494
                        * (t43 * (t536 * t536 + rt::lit::<T>(1.0))
                            + (t100 + t502 * (t535 + (t533 - t532))));
                    let t538 = t496 + w6_rate * t502;
                    let t539 = rho12 + half_h * t538;
                    let t540 = t40 * t502;
                    let t541 = t539 - t540;
                    let t542 = t541 + kappa_gradient * t538;
                    let t543 = z6 - half_h * t542;
                    let t544 = t494
                        * (t40 * (t543 * t543 + rt::lit::<T>(1.0))
                            + (t116 + t502 * (t542 + (t540 - t539))));
                    solution1
                        .update([
                            t509,
                            rho2 - t516,
                            rho3 - t523,
                            rho4 - t530,
                            rho5 - t537,
                            rho6 - t544,
                            -(t506 + t503 * t493),
                            -(t513 + t510 * t493),
                            -(t520 + t517 * t493),
                            -(t527 + t524 * t493),
                            -(t534 + t531 * t493),
                            -(t541 + t538 * t493),
                            -t502,
                            t493,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let w1_rho7 = w1 * rho7;
                            let t17 = w4_rho10 + t13;
                            let t18 = w4_squared + t9;
                            let t19 = t8
                                * (w2 * (w1_rho7 + w3_rho9 + t17)
                                    - rho8
                                        * (t18 + (w3_squared + (w1_squared + rt::lit::<T>(1.0)))));
                            let w1_rho7_plus_w2_rho8 = w1_rho7 + w2_rho8;
                            let t20 = w3_rho9 + w1_rho7_plus_w2_rho8;
                            let t21 = t8
                                * (w5 * (t20 + (w4_rho10 + w6_rho12))
                                    - rho11
                                        * (t4 + (w4_squared + (w6_squared + rt::lit::<T>(1.0)))));
                            let t22 = t8 * (t20 + t12);
                            [
                                rho1,
                                rho2,
                                rho3,
                                rho4,
                                rho5,
                                rho6,
                                t8 * (t16 - rho7 * (t1 + (t10 + t9))),
                                t19,
                                t8
                                    * (w3 * (w1_rho7_plus_w2_rho8 + t17)
                                        - rho9 * (t18 + (t3 + rt::lit::<T>(1.0)))),
                                t8
                                    * (w4 * (t20 + t13)
                                        - rho10 * (t4 + (t9 + rt::lit::<T>(1.0)))),
                                t21,
                                t8
                                    * (w6 * (t20 + t11)
                                        - rho12 * (t4 + (t2 + rt::lit::<T>(1.0)))),
                                -t22,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || {
                            let w1_rho7 = w1 * rho7;
                            let w1_rho7_plus_w2_rho8 = w1_rho7 + w2_rho8;
                            let t20 = w3_rho9 + w1_rho7_plus_w2_rho8;
                            let t22 = t8 * (t20 + t12);
                            [
                                rt::abs(inv_h * w1),
                                rt::abs(inv_h * w2),
                                rt::abs(inv_h * w3),
                                rt::abs(inv_h * w4),
                                rt::abs(inv_h * w5),
                                rt::abs(inv_h * w6),
                                rt::abs(inv_h * z1),
                                rt::abs(inv_h * z2),
                                rt::abs(inv_h * z3),
                                rt::abs(inv_h * z4),
                                rt::abs(inv_h * z5),
                                rt::abs(inv_h * z6),
                                rt::abs(t22),
                                rt::lit::<T>(1.0),
                            ]
                        },
                        move |
                            [w1_rate,
                            w2_rate,
                            w3_rate,
                            w4_rate,
                            w5_rate,
                            w6_rate,
                            z1_rate,
                            z2_rate,
                            z3_rate,
                            z4_rate,
                            z5_rate,
                            z6_rate,
                            constraint_momentum1,
                            kappa_gradient,
                            ]|
                        {
                            let t23 = half_h + kappa_gradient;
                            let w1_rate_half_h = half_h * w1_rate;
                            let t24 = w1 + w1_rate_half_h;
                            let z1_rate_half_h = half_h * z1_rate;
                            let t25 = z1 + z1_rate_half_h;
                            let t26 = t25 * t25;
                            let t27 = w1_rate * kappa_gradient;
                            let t28 = t27 + t24;
                            let t29 = t24 * t26 + t28;
                            let t30 = constraint_momentum1 * t24;
                            let t31 = z1_rate + t30;
                            let z2_rate_half_h = half_h * z2_rate;
                            let t32 = z2 + z2_rate_half_h;
                            let t33 = t32 * t32;
                            let t34 = t24 * t24;
                            let t35 = t33 + (t34 + rt::lit::<T>(1.0));
                            let t36 = t25 * t35;
                            let t37 = z1_rate * kappa_gradient;
                            let t38 = w1_rate * constraint_momentum1;
                            let w4_rate_half_h = half_h * w4_rate;
                            let t39 = w4 + w4_rate_half_h;
                            let w6_rate_half_h = half_h * w6_rate;
                            let t40 = w6 + w6_rate_half_h;
                            let w2_rate_half_h = half_h * w2_rate;
                            let t41 = w2 + w2_rate_half_h;
                            let w3_rate_half_h = half_h * w3_rate;
                            let t42 = w3 + w3_rate_half_h;
                            let w5_rate_half_h = half_h * w5_rate;
                            let t43 = w5 + w5_rate_half_h;
                            let t44 = z4_rate * t39 + z6_rate * t40
                                + (z2_rate * t41 + z1_rate * t24
                                    + (z3_rate * t42 + z5_rate * t43));
                            let t45 = x - t23 * t44;
                            let t46 = t24 * t45;
                            let t47 = t36 + (t37 - t38) - t46;
                            let t48 = half_h * t47;
                            let t49 = rho7 + t48;
                            let t50 = t31 + t49;
                            let t51 = t29 + constraint_momentum1 * t50;
                            let t52 = w2_rate * kappa_gradient;
                            let t53 = t33 + rt::lit::<T>(1.0);
                            let t54 = t52 + t41 * t53;
                            let t55 = constraint_momentum1 * t41;
                            let t56 = z2_rate + t55;
                            let t57 = t41 * t41;
                            let t58 = t57 + (t26 + rt::lit::<T>(1.0));
                            let t59 = t32 * t58;
                            let t60 = z2_rate * kappa_gradient;
                            let t61 = w2_rate * constraint_momentum1;
                            let t62 = t41 * t45;
                            let t63 = t59 + (t60 - t61) - t62;
                            let t64 = half_h * t63;
                            let t65 = rho8 + t64;
                            let t66 = t56 + t65;
                            let t67 = t54 + constraint_momentum1 * t66;
                            let t68 = w3_rate * kappa_gradient;
                            let z3_rate_half_h = half_h * z3_rate;
                            let t69 = z3 + z3_rate_half_h;
                            let t70 = t69 * t69 + rt::lit::<T>(1.0);
                            let t71 = t68 + t42 * t70;
                            let t72 = constraint_momentum1 * t42;
                            let t73 = z3_rate + t72;
                            let t74 = z3_rate * kappa_gradient;
                            let t75 = w3_rate * constraint_momentum1;
                            let t76 = t69 + (t74 - t75);
                            let t77 = t42 * t42;
                            let t78 = t69 * t77;
                            let t79 = t42 * t45;
                            let t80 = t76 + t78 - t79;
                            let t81 = rho9 + half_h * t80;
                            let t82 = t73 + t81;
                            let t83 = t71 + constraint_momentum1 * t82;
                            let t84 = w4_rate * kappa_gradient;
                            let z4_rate_half_h = half_h * z4_rate;
                            let t85 = z4 + z4_rate_half_h;
                            let t86 = t85 * t85 + rt::lit::<T>(1.0);
                            let t87 = t84 + t39 * t86;
                            let t88 = constraint_momentum1 * t39;
                            let t89 = z4_rate + t88;
                            let t90 = z4_rate * kappa_gradient;
                            let t91 = w4_rate * constraint_momentum1;
                            let t92 = t85 + (t90 - t91);
                            let t93 = t39 * t39;
                            let t94 = t85 * t93;
                            let t95 = t39 * t45;
                            let t96 = t92 + t94 - t95;
                            let t97 = rho10 + half_h * t96;
                            let t98 = t89 + t97;
                            let t99 = t87 + constraint_momentum1 * t98;
                            let t100 = w5_rate * kappa_gradient;
                            let z5_rate_half_h = half_h * z5_rate;
                            let t101 = z5 + z5_rate_half_h;
                            let t102 = t101 * t101 + rt::lit::<T>(1.0);
                            let t103 = t100 + t43 * t102;
                            let t104 = constraint_momentum1 * t43;
                            let t105 = z5_rate + t104;
                            let t106 = z5_rate * kappa_gradient;
                            let t107 = w5_rate * constraint_momentum1;
                            let t108 = t101 + (t106 - t107);
                            let t109 = t43 * t43;
                            let t110 = t101 * t109;
                            let t111 = t43 * t45;
                            let t112 = t108 + t110 - t111;
                            let t113 = rho11 + half_h * t112;
                            let t114 = t105 + t113;
                            let t115 = t103 + constraint_momentum1 * t114;
                            let t116 = w6_rate * kappa_gradient;
                            let z6_rate_half_h = half_h * z6_rate;
                            let t117 = z6 + z6_rate_half_h;
                            let t118 = t117 * t117 + rt::lit::<T>(1.0);
                            let t119 = t116 + t40 * t118;
                            let t120 = constraint_momentum1 * t40;
                            let t121 = z6_rate + t120;
                            let t122 = z6_rate * kappa_gradient;
                            let t123 = w6_rate * constraint_momentum1;
                            let t124 = t117 + (t122 - t123);
                            let t125 = t40 * t40;
                            let t126 = t117 * t125;
                            let t127 = t40 * t45;
                            let t128 = t124 + t126 - t127;
                            let t129 = rho12 + half_h * t128;
                            let t130 = t121 + t129;
                            let t131 = t119 + constraint_momentum1 * t130;
                            let t132 = t125 + (t57 + rt::lit::<T>(1.0))
                                + (t34 + t77 + (t93 + t109));
                            let t133 = rt::lit::<T>(1.0) / t132;
                            let t134 = t40 * t129 + t39 * t97
                                + (t41 * t65 + t42 * t81 + (t24 * t49 + t43 * t113));
                            let t135 = t133 * t134;
                            let z1_rate_h = h * z1_rate;
                            let z1_rate_h_squared = z1_rate_h * z1_rate_h;
                            let w1_rate_h = h * w1_rate;
                            let t136 = w1_rate_h * t24;
                            let t137 = rt::lit::<T>(0.5) * t136;
                            let z2_rate_h = h * z2_rate;
                            let t138 = z2_rate_h * t32;
                            let t139 = rt::lit::<T>(0.5) * t138;
                            let t140 = t137 + t139;
                            let w6_rate_h = h * w6_rate;
                            let w6_rate_h_squared = w6_rate_h * w6_rate_h;
                            let z6_rate_h = h * z6_rate;
                            let t141 = z6_rate_h * t117;
                            let z4_rate_h = h * z4_rate;
                            let z4_rate_h_squared = z4_rate_h * z4_rate_h;
                            let w4_rate_h = h * w4_rate;
                            let t142 = w4_rate_h * t39;
                            let w4_rate_h_squared = w4_rate_h * w4_rate_h;
                            let t143 = z4_rate_h * t85;
                            let z6_rate_h_squared = z6_rate_h * z6_rate_h;
                            let t144 = w6_rate_h * t40;
                            let w5_rate_h = h * w5_rate;
                            let w5_rate_h_squared = w5_rate_h * w5_rate_h;
                            let z5_rate_h = h * z5_rate;
                            let t145 = z5_rate_h * t101;
                            let z5_rate_h_squared = z5_rate_h * z5_rate_h;
                            let t146 = w5_rate_h * t43;
                            let w2_rate_h = h * w2_rate;
                            let w2_rate_h_squared = w2_rate_h * w2_rate_h;
                            let t147 = w2_rate_h_squared * t138;
                            let w3_rate_h = h * w3_rate;
                            let w3_rate_h_squared = w3_rate_h * w3_rate_h;
                            let z3_rate_h = h * z3_rate;
                            let t148 = z3_rate_h * t69;
                            let z3_rate_h_squared = z3_rate_h * z3_rate_h;
                            let t149 = w3_rate_h * t42;
                            let z2_rate_h_squared = z2_rate_h * z2_rate_h;
                            let t150 = w2_rate_h * t41;
                            let t151 = z2_rate_h_squared * t150;
                            let t152 = w5_rate_h_squared * t145
                                + z5_rate_h_squared * t146
                                + (t147 + w3_rate_h_squared * t148
                                    + (z3_rate_h_squared * t149 + t151));
                            let w1_rate_h_squared = w1_rate_h * w1_rate_h;
                            let t153 = w1_rate_h_squared + z2_rate_h_squared;
                            let t154 = z1_rate_h * t25;
                            let t155 = w6_rate_h_squared * t141
                                + z4_rate_h_squared * t142
                                + (w4_rate_h_squared * t143 + z6_rate_h_squared * t144)
                                + t152 + t153 * t154;
                            let t156 = rt::lit::<T>(0.25) * w1_rate_h_squared;
                            let t157 = t156
                                + rt::lit::<T>(0.25)
                                    * (w3_rate_h_squared + w4_rate_h_squared
                                        + (w5_rate_h_squared
                                            + (w2_rate_h_squared + w6_rate_h_squared)));
                            let t158 = h * t128;
                            let t159 = h * t96;
                            let t160 = h * t63;
                            let t161 = h * t80;
                            let t162 = h * t47;
                            let t163 = h * t112;
                            let t164 = w6_rate_h * t158 + w4_rate_h * t159
                                + (w2_rate_h * t160 + w3_rate_h * t161
                                    + (w1_rate_h * t162 + w5_rate_h * t163));
                            let t165 = constraint_momentum1 * t157
                                + rt::lit::<T>(0.25) * t164;
                            let t166 = t142 + t144 + (t136 + t150 + (t149 + t146));
                            let t167 = rt::lit::<T>(2.0) * t166;
                            let t168 = constraint_momentum1 * t167;
                            let t169 = t24 * t162 + t41 * t160
                                + (t39 * t159 + t40 * t158)
                                + (w3_rate_h * t81 + t43 * t163
                                    + (w2_rate_h * t65 + w1_rate_h * t49));
                            let t170 = w6_rate_h * t129 + w5_rate_h * t113
                                + (w4_rate_h * t97 + (t168 + t42 * t161)) + t169;
                            let t171 = t165 * t170;
                            let t172 = t157 + t132;
                            let t173 = rt::lit::<T>(0.25) * t170;
                            let t174 = t165 * t165 + t170 * t173;
                            let t175 = t171 * (rt::lit::<T>(2.0) * t172) - t167 * t174;
                            let t176 = t166 * t166;
                            let t177 = t172 * t172 - t176;
                            let t178 = rt::lit::<T>(1.0) / t177;
                            let t179 = z1_rate * z1_rate + z3_rate * z3_rate
                                + (z2_rate * z2_rate + z6_rate * z6_rate)
                                + (w6_rate * w6_rate + z4_rate * z4_rate
                                    + (w2_rate * w2_rate + z5_rate * z5_rate));
                            let t180 = t44 * t44
                                + (w4_rate * w4_rate + w5_rate * w5_rate
                                    + (w1_rate * w1_rate + w3_rate * w3_rate) + t179);
                            let t181 = t96 * t96 + (t63 * t63 + t180)
                                + (t80 * t80 + t47 * t47 + (t112 * t112 + t128 * t128));
                            let t182 = t99 * t99 + (t67 * t67 + t181)
                                + (t83 * t83 + t51 * t51 + (t115 * t115 + t131 * t131));
                            let t183 = h * t182;
                            let t184 = rt::div_or_zero(
                                rt::lit::<T>(0.5)
                                    * (z1_rate_h_squared * t140 + rt::lit::<T>(0.5) * t155
                                        - t175 * t178),
                                t183,
                            );
                            let t185 = half_h * constraint_momentum1;
                            let t186 = h * t24;
                            let t187 = z1_rate_h * kappa_gradient;
                            let t188 = rt::lit::<T>(0.5) * t187
                                + quarter_h_squared * z1_rate;
                            let t189 = constraint_momentum1 + half_h * t45;
                            let t190 = t25 * t186 + t24 * t188 - t189;
                            let t191 = kappa_gradient + half_h * t26;
                            let t192 = constraint_momentum1 * t185;
                            let t193 = constraint_momentum1 * t23;
                            let t194 = z2_rate_h * kappa_gradient;
                            let t195 = rt::lit::<T>(0.25) * t194 + k1 * z2_rate;
                            let t196 = t186 * t195;
                            let t197 = z3_rate_h * kappa_gradient;
                            let t198 = rt::lit::<T>(0.25) * t197 + k1 * z3_rate;
                            let t199 = t186 * t198;
                            let t200 = z4_rate_h * kappa_gradient;
                            let t201 = rt::lit::<T>(0.25) * t200 + k1 * z4_rate;
                            let t202 = t186 * t201;
                            let t203 = z5_rate_h * kappa_gradient;
                            let t204 = rt::lit::<T>(0.25) * t203 + k1 * z5_rate;
                            let t205 = t186 * t204;
                            let t206 = z6_rate_h * kappa_gradient;
                            let t207 = rt::lit::<T>(0.25) * t206 + k1 * z6_rate;
                            let t208 = t186 * t207;
                            let t209 = kappa_gradient * t24;
                            let t210 = t209 + half_h * t24;
                            let t211 = half_h * t35 + (kappa_gradient + t24 * t210);
                            let t212 = h * t25;
                            let t213 = h * t32;
                            let t214 = kappa_gradient * t41;
                            let t215 = t214 + half_h * t41;
                            let t216 = t25 * t213 + t24 * t215;
                            let t217 = h * t216;
                            let t218 = constraint_momentum1
                                * (quarter_h + rt::lit::<T>(0.5) * kappa_gradient);
                            let t219 = t23 * t42;
                            let t220 = t24 * t219;
                            let t221 = h * t220;
                            let t222 = t23 * t39;
                            let t223 = t24 * t222;
                            let t224 = h * t223;
                            let t225 = t23 * t43;
                            let t226 = t24 * t225;
                            let t227 = h * t226;
                            let t228 = t23 * t40;
                            let t229 = t24 * t228;
                            let t230 = h * t229;
                            let t231 = z1_rate + t24 * t44;
                            let t232 = h * t41;
                            let t233 = rt::lit::<T>(0.25) * t187 + k1 * z1_rate;
                            let t234 = t232 * t233;
                            let t235 = rt::lit::<T>(0.5) * t194
                                + quarter_h_squared * z2_rate;
                            let t236 = t32 * t232 + t41 * t235 - t189;
                            let t237 = kappa_gradient + t192;
                            let t238 = t232 * t198;
                            let t239 = t232 * t201;
                            let t240 = t232 * t204;
                            let t241 = t232 * t207;
                            let t242 = t32 * t212 + t41 * t210;
                            let t243 = h * t242;
                            let t244 = half_h + half_h * t57 + (t191 + t41 * t215);
                            let t245 = t41 * t219;
                            let t246 = h * t245;
                            let t247 = t41 * t222;
                            let t248 = h * t247;
                            let t249 = t41 * t225;
                            let t250 = h * t249;
                            let t251 = t41 * t228;
                            let t252 = h * t251;
                            let t253 = z2_rate + t41 * t44;
                            let t254 = h * t42;
                            let t255 = t254 * t233;
                            let t256 = t254 * t195;
                            let t257 = rt::lit::<T>(0.5) * t197
                                + quarter_h_squared * z3_rate;
                            let t258 = t69 * t254 + t42 * t257 - t189;
                            let t259 = t254 * t201;
                            let t260 = t254 * t204;
                            let t261 = t254 * t207;
                            let t262 = t210 * t254;
                            let t263 = t215 * t254;
                            let t264 = half_h * t77 + (t23 + t42 * t219);
                            let t265 = t42 * t69;
                            let t266 = t254 * t222;
                            let t267 = t254 * t225;
                            let t268 = t254 * t228;
                            let t269 = z3_rate + t42 * t44;
                            let t270 = h * t39;
                            let t271 = t270 * t233;
                            let t272 = t270 * t195;
                            let t273 = t270 * t198;
                            let t274 = rt::lit::<T>(0.5) * t200
                                + quarter_h_squared * z4_rate;
                            let t275 = t85 * t270 + t39 * t274 - t189;
                            let t276 = t270 * t204;
                            let t277 = t270 * t207;
                            let t278 = t210 * t270;
                            let t279 = t215 * t270;
                            let t280 = t219 * t270;
                            let t281 = half_h * t93 + (t23 + t39 * t222);
                            let t282 = t39 * t85;
                            let t283 = t270 * t225;
                            let t284 = t270 * t228;
                            let t285 = z4_rate + t39 * t44;
                            let t286 = h * t43;
                            let t287 = t286 * t233;
                            let t288 = t286 * t195;
                            let t289 = t286 * t198;
                            let t290 = t286 * t201;
                            let t291 = rt::lit::<T>(0.5) * t203
                                + quarter_h_squared * z5_rate;
                            let t292 = t101 * t286 + t43 * t291 - t189;
                            let t293 = t286 * t207;
                            let t294 = t210 * t286;
                            let t295 = t215 * t286;
                            let t296 = t219 * t286;
                            let t297 = t222 * t286;
                            let t298 = half_h * t109 + (t23 + t43 * t225);
                            let t299 = t43 * t101;
                            let t300 = t286 * t228;
                            let t301 = z5_rate + t43 * t44;
                            let t302 = h * t40;
                            let t303 = t302 * t233;
                            let t304 = t302 * t195;
                            let t305 = t302 * t198;
                            let t306 = t302 * t201;
                            let t307 = t302 * t204;
                            let t308 = rt::lit::<T>(0.5) * t206
                                + quarter_h_squared * z6_rate;
                            let t309 = t117 * t302 + t40 * t308 - t189;
                            let t310 = t210 * t302;
                            let t311 = t215 * t302;
                            let t312 = t219 * t302;
                            let t313 = t222 * t302;
                            let t314 = t225 * t302;
                            let t315 = half_h * t125 + (t23 + t40 * t228);
                            let t316 = t40 * t117;
                            let t317 = z6_rate + t40 * t44;
                            let t318 = t23 * t219;
                            let t319 = rt::lit::<T>(2.0) * t23;
                            let t320 = t23 * t45;
                            let t321 = kappa_gradient * t23 + rt::lit::<T>(1.0);
                            let t322 = t23 * t222;
                            let t323 = t23 * t225;
                            let t324 = t23 * t228;
                            let t325 = t42 * t255 + t43 * t287
                                + (t41 * t234 + (t39 * t271 + t40 * t303));
                            let t326 = t42 * t256 + t43 * t288
                                + (t24 * t196 + (t39 * t272 + t40 * t304));
                            let t327 = t24 * t199 + t43 * t289
                                + (t41 * t238 + (t39 * t273 + t40 * t305));
                            let t328 = t41 * t239 + t40 * t306
                                + (t43 * t290 + (t24 * t202 + t42 * t259));
                            let t329 = t41 * t240 + t40 * t307
                                + (t39 * t276 + (t24 * t205 + t42 * t260));
                            let t330 = t41 * t241 + t39 * t277
                                + (t43 * t293 + (t24 * t208 + t42 * t261));
                            let t331 = t41 * t243
                                + (t42 * t262 + t43 * t294 + (t39 * t278 + t40 * t310));
                            let t332 = t24 * t217
                                + (t42 * t263 + t43 * t295 + (t39 * t279 + t40 * t311));
                            let t333 = t41 * t246 + t40 * t312
                                + (t24 * t221 + (t43 * t296 + t39 * t280));
                            let t334 = t41 * t248 + t40 * t313
                                + (t24 * t224 + (t42 * t266 + t43 * t297));
                            let t335 = t41 * t250 + t40 * t314
                                + (t24 * t227 + (t42 * t267 + t39 * t283));
                            let t336 = t41 * t252 + t39 * t284
                                + (t24 * t230 + (t42 * t268 + t43 * t300));
                            let t337 = rt::lit::<T>(0.5)
                                * (t149 + t142 + (t146 + (t150 + t144)));
                            let t338 = t41 * (h * t253) + t42 * (h * t269)
                                + (t24 * (h * t231) + t43 * (h * t301));
                            let t339 = rt::div_or_zero(rt::lit::<T>(-1.0), t183);
                            let t340 = t339 * t178;
                            let t341 = t167 * t340;
                            let t342 = t172 * t340;
                            let t343 = t173 * t341 - t165 * t342;
                            let t344 = t184 * (h * t339);
                            let t345 = t51 * t344;
                            let t346 = constraint_momentum1 * t345;
                            let t347 = rt::lit::<T>(2.0) * t346;
                            let t348 = t165 * t341 - t170 * t342;
                            let t349 = h
                                * (rt::lit::<T>(0.5) * (w1_rate_h * t343 - t347)
                                    + (t24 * t343 + t348 * (quarter_h * w1_rate)));
                            let t350 = t344 * (rt::lit::<T>(2.0) * t47);
                            let t351 = t349 - t350;
                            let t352 = t25 * t351;
                            let t353 = t175 * t339 * (rt::lit::<T>(1.0) / (t177 * t177));
                            let t354 = t172 * t353 - t171 * t340;
                            let t355 = t350 - t349;
                            let t356 = rt::lit::<T>(0.25) * z1_rate_h_squared * t339;
                            let t357 = rt::lit::<T>(2.0)
                                * (constraint_momentum1 * t343
                                    + rt::lit::<T>(0.5) * (t174 * t340 - t166 * t353));
                            let t358 = t356 + t357;
                            let t359 = rt::lit::<T>(2.0)
                                * (t24 * (t352 + t354)
                                    - (constraint_momentum1 * t346 + (t345 + t26 * t345)))
                                + (t45 * t355 + (t162 * t343 + w1_rate_h * t358));
                            let t360 = t344 * (rt::lit::<T>(2.0) * t80);
                            let t361 = t83 * t344;
                            let t362 = constraint_momentum1 * t361;
                            let t363 = rt::lit::<T>(2.0) * t362;
                            let t364 = h
                                * (rt::lit::<T>(0.5) * (w3_rate_h * t343 - t363)
                                    + (t42 * t343 + t348 * (quarter_h * w3_rate)));
                            let t365 = t360 - t364;
                            let t366 = t344 * (rt::lit::<T>(2.0) * t112);
                            let t367 = t115 * t344;
                            let t368 = constraint_momentum1 * t367;
                            let t369 = rt::lit::<T>(2.0) * t368;
                            let t370 = h
                                * (rt::lit::<T>(0.5) * (w5_rate_h * t343 - t369)
                                    + (t43 * t343 + t348 * (quarter_h * w5_rate)));
                            let t371 = t366 - t370;
                            let t372 = t344 * (rt::lit::<T>(2.0) * t96);
                            let t373 = t99 * t344;
                            let t374 = constraint_momentum1 * t373;
                            let t375 = rt::lit::<T>(2.0) * t374;
                            let t376 = h
                                * (rt::lit::<T>(0.5) * (w4_rate_h * t343 - t375)
                                    + (t39 * t343 + t348 * (quarter_h * w4_rate)));
                            let t377 = t372 - t376;
                            let t378 = t344 * (rt::lit::<T>(2.0) * t128);
                            let t379 = t131 * t344;
                            let t380 = constraint_momentum1 * t379;
                            let t381 = rt::lit::<T>(2.0) * t380;
                            let t382 = h
                                * (rt::lit::<T>(0.5) * (w6_rate_h * t343 - t381)
                                    + (t40 * t343 + t348 * (quarter_h * w6_rate)));
                            let t383 = t378 - t382;
                            let t384 = t344 * (rt::lit::<T>(2.0) * t63);
                            let t385 = t67 * t344;
                            let t386 = constraint_momentum1 * t385;
                            let t387 = rt::lit::<T>(2.0) * t386;
                            let t388 = h
                                * (rt::lit::<T>(0.5) * (w2_rate_h * t343 - t387)
                                    + (t41 * t343 + t348 * (quarter_h * w2_rate)));
                            let t389 = t384 - t388;
                            let t390 = t24 * t355 + t42 * t365
                                + (t43 * t371 + t39 * t377 + (t40 * t383 + t41 * t389));
                            let t391 = t344 * (rt::lit::<T>(2.0) * t44) + t23 * t390;
                            let t392 = t339 * (rt::lit::<T>(0.5) * t154);
                            let t393 = rt::lit::<T>(0.5)
                                * (t354 + constraint_momentum1 * t348);
                            let t394 = t24 * t358
                                + (w1_rate_h * (t392 + t393)
                                    + (t49 * t343 + t348 * (quarter_h * t47)));
                            let t395 = h
                                * (rt::lit::<T>(0.5) * (t359 - z1_rate * t391) + t394)
                                + (constraint_momentum1 * t355
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t345 + w1_rate * t344));
                            let t396 = t388 - t384;
                            let t397 = t32 * t396;
                            let t398 = rt::lit::<T>(0.25) * z2_rate_h_squared;
                            let t399 = t357 + t398 * t339;
                            let t400 = rt::lit::<T>(2.0)
                                * (t41 * (t397 + t354)
                                    - (t53 * t385 + constraint_momentum1 * t386))
                                + (t45 * t389 + (t160 * t343 + w2_rate_h * t399));
                            let t401 = t41 * t399
                                + (w2_rate_h * (t393 + t139 * t339)
                                    + (t65 * t343 + t348 * (quarter_h * t63)));
                            let t402 = h
                                * (rt::lit::<T>(0.5) * (t400 - z2_rate * t391) + t401)
                                + (constraint_momentum1 * t389
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t385 + w2_rate * t344));
                            let t403 = t364 - t360;
                            let t404 = t357
                                + rt::lit::<T>(0.25) * z3_rate_h_squared * t339;
                            let t405 = rt::lit::<T>(2.0)
                                * (t42 * (t354 + t69 * t403)
                                    - (t70 * t361 + constraint_momentum1 * t362))
                                + (t45 * t365 + (t161 * t343 + w3_rate_h * t404));
                            let t406 = w3_rate_h
                                * (t393 + t339 * (rt::lit::<T>(0.5) * t148))
                                + (t81 * t343 + t348 * (quarter_h * t80));
                            let t407 = h
                                * (rt::lit::<T>(0.5) * (t405 - z3_rate * t391)
                                    + (t42 * t404 + t406))
                                + (constraint_momentum1 * t365
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t361 + w3_rate * t344));
                            let t408 = t376 - t372;
                            let t409 = t357
                                + rt::lit::<T>(0.25) * z4_rate_h_squared * t339;
                            let t410 = rt::lit::<T>(2.0)
                                * (t39 * (t354 + t85 * t408)
                                    - (t86 * t373 + constraint_momentum1 * t374))
                                + (t45 * t377 + (t159 * t343 + w4_rate_h * t409));
                            let t411 = w4_rate_h
                                * (t393 + t339 * (rt::lit::<T>(0.5) * t143))
                                + (t97 * t343 + t348 * (quarter_h * t96));
                            let t412 = h
                                * (rt::lit::<T>(0.5) * (t410 - z4_rate * t391)
                                    + (t39 * t409 + t411))
                                + (constraint_momentum1 * t377
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t373 + w4_rate * t344));
                            let t413 = t370 - t366;
                            let t414 = t357
                                + rt::lit::<T>(0.25) * z5_rate_h_squared * t339;
                            let t415 = rt::lit::<T>(2.0)
                                * (t43 * (t354 + t101 * t413)
                                    - (t102 * t367 + constraint_momentum1 * t368))
                                + (t45 * t371 + (t163 * t343 + w5_rate_h * t414));
                            let t416 = w5_rate_h
                                * (t393 + t339 * (rt::lit::<T>(0.5) * t145))
                                + (t113 * t343 + t348 * (quarter_h * t112));
                            let t417 = h
                                * (rt::lit::<T>(0.5) * (t415 - z5_rate * t391)
                                    + (t43 * t414 + t416))
                                + (constraint_momentum1 * t371
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t367 + w5_rate * t344));
                            let t418 = t382 - t378;
                            let t419 = t357
                                + rt::lit::<T>(0.25) * z6_rate_h_squared * t339;
                            let t420 = rt::lit::<T>(2.0)
                                * (t40 * (t354 + t117 * t418)
                                    - (t118 * t379 + constraint_momentum1 * t380))
                                + (t45 * t383 + (t158 * t343 + w6_rate_h * t419));
                            let t421 = w6_rate_h
                                * (t393 + t339 * (rt::lit::<T>(0.5) * t141))
                                + (t129 * t343 + t348 * (quarter_h * t128));
                            let t422 = h
                                * (rt::lit::<T>(0.5) * (t420 - z6_rate * t391)
                                    + (t40 * t419 + t421))
                                + (constraint_momentum1 * t383
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t379 + w6_rate * t344));
                            let t423 = (t156 + t398) * t339;
                            let t424 = (t397 - t345 * (rt::lit::<T>(2.0) * t24))
                                * (rt::lit::<T>(2.0) * t25)
                                + (z1_rate_h * t423 + t35 * t351);
                            let t425 = z1_rate_h * t140;
                            let t426 = h
                                * (rt::lit::<T>(0.5) * t424 + (t25 * t423 + t339 * t425))
                                + (kappa_gradient * t351
                                    - (t347 + rt::lit::<T>(2.0) * z1_rate * t344));
                            let t427 = t356
                                + rt::lit::<T>(0.25) * w2_rate_h_squared * t339;
                            let t428 = (t352 - t385 * (rt::lit::<T>(2.0) * t41))
                                * (rt::lit::<T>(2.0) * t32)
                                + (t58 * t396 + z2_rate_h * t427);
                            let t429 = h
                                * (rt::lit::<T>(0.5) * t428
                                    + (t32 * t427
                                        + z2_rate_h * (t392 + t339 * (rt::lit::<T>(0.5) * t150))));
                            let t430 = w3_rate_h_squared * t339;
                            let t431 = z3_rate_h * t149;
                            let t432 = t77 * t403
                                + (t403
                                    + (t430 * (quarter_h * z3_rate) + t339 * t431
                                        - t361 * (rt::lit::<T>(4.0) * t265)));
                            let t433 = h
                                * (t430 * (rt::lit::<T>(0.25) * t69)
                                    + rt::lit::<T>(0.5) * t432)
                                + (kappa_gradient * t403
                                    - (t363 + rt::lit::<T>(2.0) * z3_rate * t344));
                            let t434 = w4_rate_h_squared * t339;
                            let t435 = z4_rate_h * t142;
                            let t436 = t93 * t408
                                + (t408
                                    + (t434 * (quarter_h * z4_rate) + t339 * t435
                                        - t373 * (rt::lit::<T>(4.0) * t282)));
                            let t437 = h
                                * (t434 * (rt::lit::<T>(0.25) * t85)
                                    + rt::lit::<T>(0.5) * t436)
                                + (kappa_gradient * t408
                                    - (t375 + rt::lit::<T>(2.0) * z4_rate * t344));
                            let t438 = w5_rate_h_squared * t339;
                            let t439 = z5_rate_h * t146;
                            let t440 = t109 * t413
                                + (t413
                                    + (t438 * (quarter_h * z5_rate) + t339 * t439
                                        - t367 * (rt::lit::<T>(4.0) * t299)));
                            let t441 = h
                                * (t438 * (rt::lit::<T>(0.25) * t101)
                                    + rt::lit::<T>(0.5) * t440)
                                + (kappa_gradient * t413
                                    - (t369 + rt::lit::<T>(2.0) * z5_rate * t344));
                            let t442 = w6_rate_h_squared * t339;
                            let t443 = z6_rate_h * t144;
                            let t444 = t125 * t418
                                + (t418
                                    + (t442 * (quarter_h * z6_rate) + t339 * t443
                                        - t379 * (rt::lit::<T>(4.0) * t316)));
                            let t445 = h
                                * (t442 * (rt::lit::<T>(0.25) * t117)
                                    + rt::lit::<T>(0.5) * t444)
                                + (kappa_gradient * t418
                                    - (t381 + rt::lit::<T>(2.0) * z6_rate * t344));
                            let t446 = t98 * t373 + t130 * t379
                                + (t114 * t367 + t50 * t345)
                                + (t82 * t361 + t66 * t385 + (t43 * t368 + t40 * t380));
                            let t447 = rt::lit::<T>(2.0)
                                * (t39 * t374 + t41 * t386 + (t42 * t362 + t24 * t346)
                                    + t446);
                            let t448 = t167 * t343 + t157 * t348 - t447
                                + (w6_rate * t383 + w5_rate * t371)
                                + (w4_rate * t377 + w3_rate * t365
                                    + (w2_rate * t389 + w1_rate * t355));
                            let t449 = w1_rate * t345 + w3_rate * t361
                                + (w4_rate * t373 + w6_rate * t379
                                    + (w5_rate * t367 + w2_rate * t385));
                            let t450 = z3_rate * t403
                                + (z5_rate * t413
                                    + (rt::lit::<T>(1.0) - rt::lit::<T>(2.0) * t449))
                                + (z4_rate * t408 + z6_rate * t418
                                    + (z2_rate * t396 + z1_rate * t351));
                            (
                                [
                                    t23 * t51 + (w1_rate - rho1),
                                    t23 * t67 + (w2_rate - rho2),
                                    t23 * t83 + (w3_rate - rho3),
                                    t23 * t99 + (w4_rate - rho4),
                                    t23 * t115 + (w5_rate - rho5),
                                    t23 * t131 + (w6_rate - rho6),
                                    t49 + (t31 + kappa_gradient * t47),
                                    t65 + (t56 + kappa_gradient * t63),
                                    t81 + (t73 + kappa_gradient * t80),
                                    t97 + (t89 + kappa_gradient * t96),
                                    t113 + (t105 + kappa_gradient * t112),
                                    t129 + (t121 + kappa_gradient * t128),
                                    constraint_momentum1 + t135,
                                    kappa_gradient - t184,
                                ],
                                [
                                    [
                                        t23 * (t185 * t190 + (t191 + (half_h + t192)))
                                            + rt::lit::<T>(1.0),
                                        t193 * t196,
                                        t193 * t199,
                                        t193 * t202,
                                        t193 * t205,
                                        t193 * t208,
                                        t23 * (t185 * t211 + (constraint_momentum1 + t24 * t212)),
                                        t217 * t218,
                                        t221 * t218,
                                        t224 * t218,
                                        t227 * t218,
                                        t230 * t218,
                                        t23
                                            * (t49
                                                + (rt::lit::<T>(2.0) * t30
                                                    + (z1_rate - constraint_momentum1 * w1_rate_half_h))),
                                        t51 + t23 * (w1_rate + t185 * t231),
                                    ],
                                    [
                                        t193 * t234,
                                        t23 * (half_h * (t53 + constraint_momentum1 * t236) + t237)
                                            + rt::lit::<T>(1.0),
                                        t193 * t238,
                                        t193 * t239,
                                        t193 * t240,
                                        t193 * t241,
                                        t243 * t218,
                                        t23 * (t185 * t244 + (constraint_momentum1 + t41 * t213)),
                                        t246 * t218,
                                        t248 * t218,
                                        t250 * t218,
                                        t252 * t218,
                                        t23
                                            * (t65
                                                + (rt::lit::<T>(2.0) * t55
                                                    + (z2_rate - constraint_momentum1 * w2_rate_half_h))),
                                        t67 + t23 * (w2_rate + t185 * t253),
                                    ],
                                    [
                                        t193 * t255,
                                        t193 * t256,
                                        t23 * (t237 + half_h * (t70 + constraint_momentum1 * t258))
                                            + rt::lit::<T>(1.0),
                                        t193 * t259,
                                        t193 * t260,
                                        t193 * t261,
                                        t262 * t218,
                                        t263 * t218,
                                        t23 * (t185 * t264 + (constraint_momentum1 + h * t265)),
                                        t266 * t218,
                                        t267 * t218,
                                        t268 * t218,
                                        t23
                                            * (t81
                                                + (rt::lit::<T>(2.0) * t72
                                                    + (z3_rate - constraint_momentum1 * w3_rate_half_h))),
                                        t83 + t23 * (w3_rate + t185 * t269),
                                    ],
                                    [
                                        t193 * t271,
                                        t193 * t272,
                                        t193 * t273,
                                        t23 * (t237 + half_h * (t86 + constraint_momentum1 * t275))
                                            + rt::lit::<T>(1.0),
                                        t193 * t276,
                                        t193 * t277,
                                        t278 * t218,
                                        t279 * t218,
                                        t280 * t218,
                                        t23 * (t185 * t281 + (constraint_momentum1 + h * t282)),
                                        t283 * t218,
                                        t284 * t218,
                                        t23
                                            * (t97
                                                + (rt::lit::<T>(2.0) * t88
                                                    + (z4_rate - constraint_momentum1 * w4_rate_half_h))),
                                        t99 + t23 * (w4_rate + t185 * t285),
                                    ],
                                    [
                                        t193 * t287,
                                        t193 * t288,
                                        t193 * t289,
                                        t193 * t290,
                                        t23 * (t237 + half_h * (t102 + constraint_momentum1 * t292))
                                            + rt::lit::<T>(1.0),
                                        t193 * t293,
                                        t294 * t218,
                                        t295 * t218,
                                        t296 * t218,
                                        t297 * t218,
                                        t23 * (t185 * t298 + (constraint_momentum1 + h * t299)),
                                        t300 * t218,
                                        t23
                                            * (t113
                                                + (rt::lit::<T>(2.0) * t104
                                                    + (z5_rate - constraint_momentum1 * w5_rate_half_h))),
                                        t115 + t23 * (w5_rate + t185 * t301),
                                    ],
                                    [
                                        t193 * t303,
                                        t193 * t304,
                                        t193 * t305,
                                        t193 * t306,
                                        t193 * t307,
                                        t23 * (t237 + half_h * (t118 + constraint_momentum1 * t309))
                                            + rt::lit::<T>(1.0),
                                        t310 * t218,
                                        t311 * t218,
                                        t312 * t218,
                                        t313 * t218,
                                        t314 * t218,
                                        t23 * (t185 * t315 + (constraint_momentum1 + h * t316)),
                                        t23
                                            * (t129
                                                + (rt::lit::<T>(2.0) * t120
                                                    + (z6_rate - constraint_momentum1 * w6_rate_half_h))),
                                        t131 + t23 * (w6_rate + t185 * t317),
                                    ],
                                    [
                                        t185 + t23 * t190,
                                        t196 + t209 * t235,
                                        t199 + t209 * t257,
                                        t202 + t209 * t274,
                                        t205 + t209 * t291,
                                        t208 + t209 * t308,
                                        t23 * t211 + rt::lit::<T>(1.0),
                                        t23 * t216,
                                        t23 * t220,
                                        t23 * t223,
                                        t23 * t226,
                                        t23 * t229,
                                        w1 - t27,
                                        t47 + t23 * t231,
                                    ],
                                    [
                                        t234 + t214 * t188,
                                        t185 + t23 * t236,
                                        t238 + t214 * t257,
                                        t239 + t214 * t274,
                                        t240 + t214 * t291,
                                        t241 + t214 * t308,
                                        t23 * t242,
                                        t23 * t244 + rt::lit::<T>(1.0),
                                        t23 * t245,
                                        t23 * t247,
                                        t23 * t249,
                                        t23 * t251,
                                        w2 - t52,
                                        t63 + t23 * t253,
                                    ],
                                    [
                                        z1_rate_half_h * t318,
                                        z2_rate_half_h * t318,
                                        half_h
                                            * (z3_rate * t318 + (constraint_momentum1 + t265 * t319)
                                                - t320) - t193,
                                        z4_rate_half_h * t318,
                                        z5_rate_half_h * t318,
                                        z6_rate_half_h * t318,
                                        t24 * t318,
                                        t41 * t318,
                                        half_h * (t23 + t23 * t77) + (t42 * t318 + t321),
                                        t39 * t318,
                                        t43 * t318,
                                        t40 * t318,
                                        t42 - w3_rate * t23,
                                        t80 + (z3_rate * t23 + t44 * t219),
                                    ],
                                    [
                                        z1_rate_half_h * t322,
                                        z2_rate_half_h * t322,
                                        z3_rate_half_h * t322,
                                        half_h
                                            * (z4_rate * t322 + (constraint_momentum1 + t282 * t319)
                                                - t320) - t193,
                                        z5_rate_half_h * t322,
                                        z6_rate_half_h * t322,
                                        t24 * t322,
                                        t41 * t322,
                                        t42 * t322,
                                        half_h * (t23 + t23 * t93) + (t321 + t39 * t322),
                                        t43 * t322,
                                        t40 * t322,
                                        t39 - w4_rate * t23,
                                        t96 + (z4_rate * t23 + t44 * t222),
                                    ],
                                    [
                                        z1_rate_half_h * t323,
                                        z2_rate_half_h * t323,
                                        z3_rate_half_h * t323,
                                        z4_rate_half_h * t323,
                                        half_h
                                            * (z5_rate * t323 + (constraint_momentum1 + t299 * t319)
                                                - t320) - t193,
                                        z6_rate_half_h * t323,
                                        t24 * t323,
                                        t41 * t323,
                                        t42 * t323,
                                        t39 * t323,
                                        half_h * (t23 + t23 * t109) + (t321 + t43 * t323),
                                        t40 * t323,
                                        t43 - w5_rate * t23,
                                        t112 + (z5_rate * t23 + t44 * t225),
                                    ],
                                    [
                                        z1_rate_half_h * t324,
                                        z2_rate_half_h * t324,
                                        z3_rate_half_h * t324,
                                        z4_rate_half_h * t324,
                                        z5_rate_half_h * t324,
                                        half_h
                                            * (z6_rate * t324 + (constraint_momentum1 + t316 * t319)
                                                - t320) - t193,
                                        t24 * t324,
                                        t41 * t324,
                                        t42 * t324,
                                        t39 * t324,
                                        t43 * t324,
                                        half_h * (t23 + t23 * t125) + (t321 + t40 * t324),
                                        t40 - w6_rate * t23,
                                        t128 + (z6_rate * t23 + t44 * t228),
                                    ],
                                    [
                                        t133 * (half_h * (t49 + t24 * t190) + t325 - t186 * t135),
                                        t133 * (half_h * (t65 + t41 * t236) + t326 - t232 * t135),
                                        t133 * (half_h * (t81 + t42 * t258) + t327 - t254 * t135),
                                        t133 * (half_h * (t97 + t39 * t275) + t328 - t270 * t135),
                                        t133 * (half_h * (t113 + t43 * t292) + t329 - t286 * t135),
                                        t133 * (half_h * (t129 + t40 * t309) + t330 - t302 * t135),
                                        t133 * (rt::lit::<T>(0.5) * (t24 * (h * t211) + t331)),
                                        t133 * (rt::lit::<T>(0.5) * (t41 * (h * t244) + t332)),
                                        t133 * (rt::lit::<T>(0.5) * (t42 * (h * t264) + t333)),
                                        t133 * (rt::lit::<T>(0.5) * (t39 * (h * t281) + t334)),
                                        t133 * (rt::lit::<T>(0.5) * (t43 * (h * t298) + t335)),
                                        t133 * (rt::lit::<T>(0.5) * (t40 * (h * t315) + t336)),
                                        rt::lit::<T>(1.0) - t133 * (t137 + t337),
                                        (t40 * (h * t317) + t39 * (h * t285) + t338)
                                            * (rt::lit::<T>(0.5) * t133),
                                    ],
                                    [
                                        t395,
                                        t402,
                                        t407,
                                        t412,
                                        t417,
                                        t422,
                                        t426 - t24 * t391,
                                        t429
                                            + (kappa_gradient * t396
                                                - (t387 + rt::lit::<T>(2.0) * z2_rate * t344)) - t41 * t391,
                                        t433 - t42 * t391,
                                        t437 - t39 * t391,
                                        t441 - t43 * t391,
                                        t445 - t40 * t391,
                                        t448,
                                        t450 - t44 * t390,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, z1_rate, z2_rate, z3_rate, z4_rate, z5_rate, z6_rate, constraint_momentum1, kappa_gradient",
                                tally,
                            )
                    })?;
                let [w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, z1_rate,
                z2_rate, z3_rate, z4_rate, z5_rate, z6_rate, constraint_momentum1,
                kappa_gradient] = solution1.x;
                let w4_rate_half_h = half_h * w4_rate;
                let t39 = w4 + w4_rate_half_h;
                let w6_rate_half_h = half_h * w6_rate;
                let t40 = w6 + w6_rate_half_h;
                let w2_rate_half_h = half_h * w2_rate;
                let t41 = w2 + w2_rate_half_h;
                let w1_rate_half_h = half_h * w1_rate;
                let t24 = w1 + w1_rate_half_h;
                let w3_rate_half_h = half_h * w3_rate;
                let t42 = w3 + w3_rate_half_h;
                let w5_rate_half_h = half_h * w5_rate;
                let t43 = w5 + w5_rate_half_h;
                let t44 = z4_rate * t39 + z6_rate * t40
                    + (z2_rate * t41 + z1_rate * t24 + (z3_rate * t42 + z5_rate * t43));
                let x_new = x - h * t44;
                let w1_rate_h = h * w1_rate;
                let w1_new = w1 + w1_rate_h;
                let w2_rate_h = h * w2_rate;
                let w2_new = w2 + w2_rate_h;
                let w3_rate_h = h * w3_rate;
                let w3_new = w3 + w3_rate_h;
                let w4_rate_h = h * w4_rate;
                let w4_new = w4 + w4_rate_h;
                let w5_rate_h = h * w5_rate;
                let w5_new = w5 + w5_rate_h;
                let w6_rate_h = h * w6_rate;
                let w6_new = w6 + w6_rate_h;
                let z1_rate_h = h * z1_rate;
                let z1_new = z1 + z1_rate_h;
                let z2_rate_h = h * z2_rate;
                let z2_new = z2 + z2_rate_h;
                let z3_rate_h = h * z3_rate;
                let z3_new = z3 + z3_rate_h;
                let z4_rate_h = h * z4_rate;
                let z4_new = z4 + z4_rate_h;
                let z5_rate_h = h * z5_rate;
                let z5_new = z5 + z5_rate_h;
                let z6_rate_h = h * z6_rate;
                let z6_new = z6 + z6_rate_h;
                let t545 = rt::lit::<T>(0.5) * t8;
                let z2_squared = z2 * z2;
                let t546 = z2_squared + rt::lit::<T>(1.0);
                let z1_squared = z1 * z1;
                let t547 = z1_squared * t546;
                let z5_squared = z5 * z5;
                let z6_squared = z6 * z6;
                let t548 = z5_squared + z6_squared;
                let z4_squared = z4 * z4;
                let x_squared = x * x;
                let t549 = t548 + (z4_squared + x_squared);
                let t550 = w6_squared * (z6_squared + rt::lit::<T>(2.0));
                let t551 = w5_squared * (z5_squared + rt::lit::<T>(2.0));
                let t552 = w4_squared * (z4_squared + rt::lit::<T>(2.0)) + t551;
                let t553 = t550 + t552;
                let z3_squared = z3 * z3;
                let t554 = t546 + w3_squared + (t547 + t549)
                    + (t553
                        + z3_squared
                            * (w3_squared + t9 + (w4_squared + rt::lit::<T>(2.0))));
                let rho3_squared = rho3 * rho3;
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                let t555 = rho3_squared + (rho1_squared + rho2_squared);
                let rho6_squared = rho6 * rho6;
                let rho4_squared = rho4 * rho4;
                let rho5_squared = rho5 * rho5;
                let t556 = rho4_squared + rho5_squared;
                let t557 = t555 + (rho6_squared + t556);
                let rho8_squared = rho8 * rho8;
                let rho10_squared = rho10 * rho10;
                let rho11_squared = rho11 * rho11;
                let rho12_squared = rho12 * rho12;
                let rho7_squared = rho7 * rho7;
                let t558 = rho12_squared + rho7_squared;
                let t559 = w3
                    * (t554
                        + (t557
                            + (rho8_squared + rho10_squared + (rho11_squared + t558))))
                    - t12 * (rt::lit::<T>(2.0) * rho9);
                let rho9_squared = rho9 * rho9;
                let t560 = rho8_squared + rho9_squared;
                let t561 = z2_squared + z3_squared;
                let t562 = t551 + t550 + (t1 + t561)
                    + (z4_squared * (t5 + rt::lit::<T>(2.0))
                        + (x_squared + t548 + t547));
                let t563 = w4
                    * (w4 * (t557 + (t558 + (rho11_squared + t560)) + t562)
                        - t13 * (rt::lit::<T>(2.0) * rho10));
                let t564 = rho10_squared + t560;
                let t565 = z6_squared + x_squared;
                let t566 = t561 + rt::lit::<T>(2.0) * z5_squared
                    + (z4_squared + rt::lit::<T>(1.0) + t565)
                    + (w6_squared * (t548 + rt::lit::<T>(2.0))
                        + (w5_squared * (z5_squared + rt::lit::<T>(1.0)) + t547));
                let w6_rho11 = w6 * rho11;
                let t567 = z6_squared + rt::lit::<T>(1.0);
                let t568 = z4_squared + z5_squared;
                let t569 = t568 + t561;
                let t570 = w6_squared * t567 + t547
                    + (t569
                        + (rt::lit::<T>(2.0) * z6_squared
                            + (x_squared + rt::lit::<T>(1.0))));
                let t571 = t569 + (t547 + t565);
                let t572 = rho11_squared + rho12_squared;
                let t573 = rho9_squared + rho10_squared;
                let t574 = w6_squared
                    * (t557 + (t564 + (rho11_squared + rho7_squared)) + t570)
                    + (t571
                        + (t555 + (rho6_squared + rho8_squared)
                            + (t572 + rho7_squared + (t556 + t573))));
                let t575 = w5
                    * (w5 * (t557 + (t564 + t558) + t566)
                        - rt::lit::<T>(2.0) * rho12 * w6_rho11) + t574;
                let t576 = w1_squared + z2_squared;
                let t577 = w3_squared * (z3_squared + rt::lit::<T>(2.0));
                let t578 = z1_squared * (t576 + t5 + (t10 + rt::lit::<T>(2.0)))
                    + (t553
                        + (w2_squared * (z2_squared + rt::lit::<T>(2.0)) + t549
                            + (t577 + (t576 + (z3_squared + rt::lit::<T>(1.0))))));
                let twice_rho7 = rt::lit::<T>(2.0) * rho7;
                let t579 = z1_squared + w2_squared;
                let t580 = z2_squared * (t5 + (t579 + (w3_squared + rt::lit::<T>(2.0))))
                    + (t579 + t568 + (t567 + (z3_squared + x_squared)));
                let t581 = t552 + (t577 + t550) + t580;
                let t582 = w4_rho10 + t14;
                let t583 = w2
                    * (w2 * (t557 + (rho11_squared + t573 + t558) + t581)
                        - rt::lit::<T>(2.0) * rho8 * t582);
                let t584 = t575
                    + (w1 * (w1 * (t557 + (t564 + t572) + t578) - twice_rho7 * t15)
                        + t583);
                let w3_rho8 = w3 * rho8;
                let w5_rho8 = w5 * rho8;
                let w4_rho8 = w4 * rho8;
                let t585 = w3 * w3_rho8 + w5 * w5_rho8
                    + (w6_squared * rho8 + (rho8 + w4 * w4_rho8)) - w2 * t582;
                let w2_rho7 = w2 * rho7;
                let w4_rho7 = w4 * rho7;
                let w5_rho7 = w5 * rho7;
                let w3_rho7 = w3 * rho7;
                let t586 = w4 * w4_rho7 + w5 * w5_rho7
                    + (rho7 + w3 * w3_rho7 + (w2 * w2_rho7 + w6_squared * rho7));
                let t587 = twice_rho7 * (t586 - t16)
                    + (rt::lit::<T>(2.0) * t6 + rt::lit::<T>(2.0))
                        * (rho4_squared + rho6_squared
                            + (rho2_squared + rho3_squared
                                + (rho1_squared + rho5_squared)));
                let w4_rho9 = w4 * rho9;
                let w5_rho9 = w5 * rho9;
                let t588 = rho9 + w4 * w4_rho9 + (w5 * w5_rho9 + w6_squared * rho9)
                    - w3 * t12
                    + (w1 * (w1 * rho9 - w3_rho7) + w2 * (w2 * rho9 - w3_rho8));
                let w5_rho10 = w5 * rho10;
                let t589 = rho11 + w6_squared * rho11 - w5 * w6_rho12
                    + (w3 * (w3 * rho11 - w5_rho9) + w2 * (w2 * rho11 - w5_rho8));
                let t590 = rt::lit::<T>(2.0)
                    * (w1 * (w1 * rho11 - w5_rho7) + w4 * (w4 * rho11 - w5_rho10)
                        + t589);
                let t591 = w2 * (w2 * rho12 - w6 * rho8)
                    + w4 * (w4 * rho12 - w6 * rho10);
                let t592 = w5 * (w5 * rho12 - w6_rho11) + w3 * (w3 * rho12 - w6 * rho9)
                    + (rho12 + w1 * (w1 * rho12 - w6 * rho7) + t591);
                let t593 = w3 * (w3 * rho10 - w4_rho9)
                    + (w1 * (w1 * rho10 - w4_rho7) + w2 * (w2 * rho10 - w4_rho8));
                let t594 = rho10
                    * (rt::lit::<T>(2.0)
                        * (rho10 + w6_squared * rho10 + (w5 * w5_rho10 - w4 * t13)
                            + t593));
                let t595 = rho8
                    * (rt::lit::<T>(2.0) * (t585 + w1 * (w1 * rho8 - w2_rho7))) + t587
                    + (rho9 * (rt::lit::<T>(2.0) * t588) + rho11 * t590
                        + (rho12 * (rt::lit::<T>(2.0) * t592) + t594));
                let t596 = t595 * t545;
                let t597 = w3_squared * t554 + w4_squared * t562
                    + (w5_squared * t566 + (t571 + w6_squared * t570)
                        + (w1_squared * t578 + w2_squared * t581));
                let t598 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t597 * (rt::lit::<T>(0.25) * t597)
                            * (rt::lit::<T>(1.0) / (t7 * t7))) + t596 * t596;
                let t599 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        (t545 * (w3 * t559 + t563 + t584) - reference)
                            * (rt::lit::<T>(0.5) * t596),
                        t598,
                        rt::lit::<T>(1.0),
                    );
                let z1_rate_half_h = half_h * z1_rate;
                let t25 = z1 + z1_rate_half_h;
                let z2_rate_half_h = half_h * z2_rate;
                let t32 = z2 + z2_rate_half_h;
                let t33 = t32 * t32;
                let t34 = t24 * t24;
                let t35 = t33 + (t34 + rt::lit::<T>(1.0));
                let t36 = t25 * t35;
                let t37 = z1_rate * kappa_gradient;
                let t38 = w1_rate * constraint_momentum1;
                let t23 = half_h + kappa_gradient;
                let t45 = x - t23 * t44;
                let t46 = t24 * t45;
                let t47 = t36 + (t37 - t38) - t46;
                let t48 = half_h * t47;
                let t30 = constraint_momentum1 * t24;
                let t26 = t25 * t25;
                let t27 = w1_rate * kappa_gradient;
                let t28 = t27 + t24;
                let t29 = t24 * t26 + t28;
                let rho1_new = t599
                    * (rho1
                        - h
                            * (constraint_momentum1 * (t48 + (t30 + (rho7 + z1_rate)))
                                + t29));
                let t57 = t41 * t41;
                let t58 = t57 + (t26 + rt::lit::<T>(1.0));
                let t59 = t32 * t58;
                let t60 = z2_rate * kappa_gradient;
                let t61 = w2_rate * constraint_momentum1;
                let t62 = t41 * t45;
                let t63 = t59 + (t60 - t61) - t62;
                let t64 = half_h * t63;
                let t55 = constraint_momentum1 * t41;
                let t52 = w2_rate * kappa_gradient;
                let t53 = t33 + rt::lit::<T>(1.0);
                let t54 = t52 + t41 * t53;
                let rho2_new = t599
                    * (rho2
                        - h
                            * (constraint_momentum1 * (t64 + (t55 + (rho8 + z2_rate)))
                                + t54));
                let z3_rate_half_h = half_h * z3_rate;
                let t69 = z3 + z3_rate_half_h;
                let t265 = t42 * t69;
                let t74 = z3_rate * kappa_gradient;
                let t75 = w3_rate * constraint_momentum1;
                let t76 = t69 + (t74 - t75);
                let t600 = t42 * (t265 - t45) + t76;
                let t72 = constraint_momentum1 * t42;
                let t68 = w3_rate * kappa_gradient;
                let t70 = t69 * t69 + rt::lit::<T>(1.0);
                let t71 = t68 + t42 * t70;
                let rho3_new = t599
                    * (rho3
                        - h
                            * (constraint_momentum1
                                * (half_h * t600 + (t72 + (rho9 + z3_rate))) + t71));
                let z4_rate_half_h = half_h * z4_rate;
                let t85 = z4 + z4_rate_half_h;
                let t282 = t39 * t85;
                let t90 = z4_rate * kappa_gradient;
                let t91 = w4_rate * constraint_momentum1;
                let t92 = t85 + (t90 - t91);
                let t601 = t39 * (t282 - t45) + t92;
                let t88 = constraint_momentum1 * t39;
                let t84 = w4_rate * kappa_gradient;
                let t86 = t85 * t85 + rt::lit::<T>(1.0);
                let t87 = t84 + t39 * t86;
                let rho4_new = t599
                    * (rho4
                        - h
                            * (constraint_momentum1
                                * (half_h * t601 + (t88 + (rho10 + z4_rate))) + t87));
                let z5_rate_half_h = half_h * z5_rate;
                let t101 = z5 + z5_rate_half_h;
                let t299 = t43 * t101;
                let t106 = z5_rate * kappa_gradient;
                let t107 = w5_rate * constraint_momentum1;
                let t108 = t101 + (t106 - t107);
                let t602 = t43 * (t299 - t45) + t108;
                let t104 = constraint_momentum1 * t43;
                let t100 = w5_rate * kappa_gradient;
                let t102 = t101 * t101 + rt::lit::<T>(1.0);
                let t103 = t100 + t43 * t102;
                let rho5_new = t599
                    * (rho5
                        - h
                            * (constraint_momentum1
                                * (half_h * t602 + (t104 + (rho11 + z5_rate))) + t103));
                let z6_rate_half_h = half_h * z6_rate;
                let t117 = z6 + z6_rate_half_h;
                let t316 = t40 * t117;
                let t122 = z6_rate * kappa_gradient;
                let t123 = w6_rate * constraint_momentum1;
                let t124 = t117 + (t122 - t123);
                let t603 = t40 * (t316 - t45) + t124;
                let t120 = constraint_momentum1 * t40;
                let t116 = w6_rate * kappa_gradient;
                let t118 = t117 * t117 + rt::lit::<T>(1.0);
                let t119 = t116 + t40 * t118;
                let rho6_new = t599
                    * (rho6
                        - h
                            * (constraint_momentum1
                                * (half_h * t603 + (t120 + (rho12 + z6_rate))) + t119));
                let t162 = h * t47;
                let rho7_new = t599 * (rho7 + t162);
                let t160 = h * t63;
                let rho8_new = t599 * (rho8 + t160);
                let rho9_new = t599 * (rho9 + h * t600);
                let rho10_new = t599 * (rho10 + h * t601);
                let rho11_new = t599 * (rho11 + h * t602);
                let rho12_new = t599 * (rho12 + h * t603);
                let carried = [
                    x_new,
                    w1_new,
                    w2_new,
                    w3_new,
                    w4_new,
                    w5_new,
                    w6_new,
                    z1_new,
                    z2_new,
                    z3_new,
                    z4_new,
                    z5_new,
                    z6_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    rho4_new,
                    rho5_new,
                    rho6_new,
                    rho7_new,
                    rho8_new,
                    rho9_new,
                    rho10_new,
                    rho11_new,
                    rho12_new,
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
                    carried[9],
                    carried[10],
                    carried[11],
                    carried[12],
                    carried[13],
                    carried[14],
                    carried[15],
                    carried[16],
                    carried[17],
                    carried[18],
                    carried[19],
                    carried[20],
                    carried[21],
                    carried[22],
                    carried[23],
                    carried[24],
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
                        motion.carried[6],
                        motion.carried[7],
                        motion.carried[8],
                        motion.carried[9],
                        motion.carried[10],
                        motion.carried[11],
                        motion.carried[12],
                        motion.carried[13],
                        motion.carried[14],
                        motion.carried[15],
                        motion.carried[16],
                        motion.carried[17],
                        motion.carried[18],
                        motion.carried[19],
                        motion.carried[20],
                        motion.carried[21],
                        motion.carried[22],
                        motion.carried[23],
                        motion.carried[24],
                    ]);
                    let after = balance([
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
                        carried[14],
                        carried[15],
                        carried[16],
                        carried[17],
                        carried[18],
                        carried[19],
                        carried[20],
                        carried[21],
                        carried[22],
                        carried[23],
                        carried[24],
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
                let [x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6, rho1, rho2, rho3,
                rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11, rho12, _] = motion
                    .carried;
                let w3_rho9 = w3 * rho9;
                let w1_rho7 = w1 * rho7;
                let w2_rho8 = w2 * rho8;
                let w1_rho7_plus_w2_rho8 = w1_rho7 + w2_rho8;
                let t1 = w3_rho9 + w1_rho7_plus_w2_rho8;
                let w6_rho12 = w6 * rho12;
                let w4_rho10 = w4 * rho10;
                let w5_rho11 = w5 * rho11;
                let t2 = w4_rho10 + w5_rho11;
                let w3_squared = w3 * w3;
                let w1_squared = w1 * w1;
                let w2_squared = w2 * w2;
                let t3 = w1_squared + w2_squared;
                let t4 = w3_squared + t3;
                let w6_squared = w6 * w6;
                let t5 = w6_squared + rt::lit::<T>(1.0);
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let t6 = w4_squared + w5_squared;
                let t7 = rt::lit::<T>(1.0) / (t4 + (t5 + t6));
                let t8 = w5_rho11 + w6_rho12;
                let t9 = w5_squared + w6_squared;
                let t10 = w1 * (w2_rho8 + w4_rho10 + (w3_rho9 + t8))
                    - rho7
                        * (w3_squared + w4_squared
                            + (t9 + (w2_squared + rt::lit::<T>(1.0))));
                let t11 = w4_rho10 + t8;
                let t12 = w4_squared + t9;
                let t13 = t7
                    * (w2 * (w1_rho7 + w3_rho9 + t11)
                        - rho8
                            * (t12 + (w3_squared + (w1_squared + rt::lit::<T>(1.0)))));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    x_dot: (t1 + (w6_rho12 + t2)) * t7,
                    w1_dot: rho1,
                    w2_dot: rho2,
                    w3_dot: rho3,
                    w4_dot: rho4,
                    w5_dot: rho5,
                    w6_dot: rho6,
                    z1_dot: t7 * t10,
                    z2_dot: t13,
                    z3_dot: t7
                        * (w3 * (w1_rho7_plus_w2_rho8 + t11)
                            - rho9 * (t12 + (t3 + rt::lit::<T>(1.0)))),
                    z4_dot: t7
                        * (w4 * (t1 + t8) - rho10 * (t4 + (t9 + rt::lit::<T>(1.0)))),
                    z5_dot: t7
                        * (w5 * (t1 + (w4_rho10 + w6_rho12))
                            - rho11 * (t4 + (w4_squared + t5))),
                    z6_dot: t7
                        * (w6 * (t1 + t2) - rho12 * (t4 + (t6 + rt::lit::<T>(1.0)))),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [x,
                w1,
                w2,
                w3,
                w4,
                w5,
                w6,
                z1,
                z2,
                z3,
                z4,
                z5,
                z6,
                rho1,
                rho2,
                rho3,
                rho4,
                rho5,
                rho6,
                rho7,
                rho8,
                rho9,
                rho10,
                rho11,
                rho12,
                ]: [T; 25],
            ) -> [T; 2] {
                let w6_squared = w6 * w6;
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let t1 = w6_squared + (w4_squared + w5_squared);
                let w2_squared = w2 * w2;
                let w3_squared = w3 * w3;
                let w1_squared = w1 * w1;
                let t2 = t1
                    + (w2_squared + w3_squared + (w1_squared + rt::lit::<T>(1.0)));
                let t3 = rt::lit::<T>(1.0) / t2;
                let z6_squared = z6 * z6;
                let t4 = w6_squared * (z6_squared + rt::lit::<T>(2.0));
                let z4_squared = z4 * z4;
                let t5 = w4_squared * (z4_squared + rt::lit::<T>(2.0));
                let z5_squared = z5 * z5;
                let t6 = w5_squared * (z5_squared + rt::lit::<T>(2.0));
                let t7 = t5 + t6;
                let t8 = t4 + t7;
                let t9 = rho3 * rho3 + (rho1 * rho1 + rho2 * rho2);
                let rho6_squared = rho6 * rho6;
                let t10 = rho4 * rho4 + rho5 * rho5;
                let t11 = t9 + (rho6_squared + t10);
                let z3_squared = z3 * z3;
                let t12 = w3_squared * (z3_squared + rt::lit::<T>(2.0));
                let x_squared = x * x;
                let t13 = z5_squared + z6_squared;
                let t14 = x_squared + t13;
                let z1_squared = z1 * z1;
                let z2_squared = z2 * z2;
                let t15 = w1_squared + z2_squared;
                let t16 = z1_squared
                    * (t15 + w3_squared + (t1 + (w2_squared + rt::lit::<T>(2.0))));
                let t17 = w2_squared * (z2_squared + rt::lit::<T>(2.0));
                let rho10_squared = rho10 * rho10;
                let rho8_squared = rho8 * rho8;
                let rho9_squared = rho9 * rho9;
                let t18 = rho8_squared + rho9_squared;
                let t19 = rho10_squared + t18;
                let t20 = z4_squared + rt::lit::<T>(1.0);
                let rho11_squared = rho11 * rho11;
                let rho12_squared = rho12 * rho12;
                let t21 = rho11_squared + rho12_squared;
                let t22 = t8 + (t11 + (t12 + t14))
                    + (t16 + (t17 + t19 + (t15 + z3_squared + (t20 + t21))));
                let w2_rho8 = w2 * rho8;
                let w4_rho10 = w4 * rho10;
                let w3_rho9 = w3 * rho9;
                let w5_rho11 = w5 * rho11;
                let w6_rho12 = w6 * rho12;
                let t23 = w5_rho11 + w6_rho12;
                let t24 = w3_rho9 + t23;
                let t25 = rho7 * (w2_rho8 + w4_rho10 + t24);
                let t26 = w1 * (w1 * t22 - rt::lit::<T>(2.0) * t25);
                let t27 = w5_squared * (z5_squared + rt::lit::<T>(1.0));
                let t28 = z2_squared + rt::lit::<T>(1.0);
                let t29 = z1_squared * t28;
                let t30 = z2_squared + z3_squared;
                let twice_z5_squared = rt::lit::<T>(2.0) * z5_squared;
                let rho7_squared = rho7 * rho7;
                let t31 = rho12_squared + rho7_squared;
                let t32 = z6_squared + x_squared;
                let t33 = w6_squared * (t13 + rt::lit::<T>(2.0));
                let t34 = t20 + t27 + (t19 + t29)
                    + (t30 + twice_z5_squared + (t31 + t32) + (t11 + t33));
                let rho11_w6_rho12 = rho11 * w6_rho12;
                let t35 = w5 * (w5 * t34 - rt::lit::<T>(2.0) * rho11_w6_rho12);
                let t36 = w6_squared * (z6_squared + rt::lit::<T>(1.0));
                let t37 = z4_squared + z5_squared;
                let t38 = t37 + t30;
                let twice_z6_squared = rt::lit::<T>(2.0) * z6_squared;
                let t39 = t11 + (t29 + (rho11_squared + rho7_squared))
                    + (t36 + t38
                        + (t19 + (twice_z6_squared + (x_squared + rt::lit::<T>(1.0)))));
                let t40 = w6_squared * t39;
                let t41 = rho9_squared + rho10_squared;
                let t42 = t10 + t41 + (t21 + (rho6_squared + rho8_squared))
                    + (t29 + t38 + (t9 + (rho7_squared + t32)));
                let t43 = z1_squared + w2_squared;
                let t44 = z2_squared * (t1 + (t43 + (w3_squared + rt::lit::<T>(2.0))));
                let t45 = t44 + (t37 + t41 + (z3_squared + rt::lit::<T>(1.0) + t31))
                    + (t11 + (t12 + t32) + (t7 + (t4 + (t43 + rho11_squared))));
                let t46 = rho8 * (w4_rho10 + t24);
                let t47 = w2 * (w2 * t45 - rt::lit::<T>(2.0) * t46);
                let t48 = z3_squared
                    * (w3_squared + w6_squared
                        + (w4_squared + (w5_squared + rt::lit::<T>(2.0))));
                let t49 = t11 + (t28 + (w3_squared + z4_squared))
                    + (t14 + (rho8_squared + rho10_squared)
                        + (t29 + (rho11_squared + t31)));
                let t50 = t8 + t48 + t49;
                let t51 = rho9 * (w6_rho12 + (w4_rho10 + w5_rho11));
                let t52 = w3 * (w3 * t50 - rt::lit::<T>(2.0) * t51);
                let t53 = z4_squared * (t1 + rt::lit::<T>(2.0));
                let t54 = t29 + (t13 + t30)
                    + (t18 + t31
                        + (w4_squared + rt::lit::<T>(1.0) + (x_squared + rho11_squared)))
                    + (t53 + (t11 + (t6 + t4)));
                let t55 = rho10 * t23;
                let t56 = w4 * (w4 * t54 - rt::lit::<T>(2.0) * t55);
                let t57 = t26 + t35 + (t40 + t42 + t47 + (t52 + t56));
                let abs_w1 = rt::abs(w1);
                let t58 = rt::lit::<T>(2.0) * rt::abs(w4_rho10);
                let t59 = rt::lit::<T>(2.0) * rt::abs(w5_rho11);
                let t60 = rt::lit::<T>(2.0) * rt::abs(w6_rho12);
                let t61 = t59 + t60;
                let t62 = rt::lit::<T>(2.0) * rt::abs(w3_rho9) + t61;
                let t63 = rt::lit::<T>(2.0)
                    * (rt::abs(t25)
                        + rt::abs(rho7)
                            * (rt::lit::<T>(2.0) * rt::abs(w2_rho8) + t58 + t62));
                let twice_w1_squared = rt::lit::<T>(2.0) * w1_squared;
                let twice_z2_squared = rt::lit::<T>(2.0) * z2_squared;
                let t64 = twice_w1_squared + twice_z2_squared;
                let twice_w3_squared = rt::lit::<T>(2.0) * w3_squared;
                let twice_w6_squared = rt::lit::<T>(2.0) * w6_squared;
                let twice_w4_squared = rt::lit::<T>(2.0) * w4_squared;
                let twice_w5_squared = rt::lit::<T>(2.0) * w5_squared;
                let t65 = twice_w6_squared + (twice_w4_squared + twice_w5_squared);
                let twice_w2_squared = rt::lit::<T>(2.0) * w2_squared;
                let t66 = rt::lit::<T>(2.0) * t9;
                let twice_rho6_squared = rt::lit::<T>(2.0) * rho6_squared;
                let t67 = rt::lit::<T>(2.0) * t10;
                let t68 = t66 + (twice_rho6_squared + t67);
                let twice_x_squared = rt::lit::<T>(2.0) * x_squared;
                let t69 = twice_z5_squared + twice_z6_squared;
                let t70 = twice_x_squared + t69;
                let t71 = z1_squared
                    * (t64 + twice_w3_squared
                        + (t65 + (twice_w2_squared + rt::lit::<T>(2.0))))
                    + (t68
                        + (w2_squared * (twice_z2_squared + rt::lit::<T>(2.0)) + t70));
                let t72 = rt::lit::<T>(2.0) * t4
                    + w6_squared * (twice_z6_squared + rt::lit::<T>(2.0));
                let twice_z4_squared = rt::lit::<T>(2.0) * z4_squared;
                let t73 = rt::lit::<T>(2.0) * t5
                    + w4_squared * (twice_z4_squared + rt::lit::<T>(2.0));
                let t74 = rt::lit::<T>(2.0) * t6
                    + w5_squared * (twice_z5_squared + rt::lit::<T>(2.0));
                let t75 = t72 + (t73 + t74);
                let twice_rho10_squared = rt::lit::<T>(2.0) * rho10_squared;
                let twice_rho8_squared = rt::lit::<T>(2.0) * rho8_squared;
                let twice_rho9_squared = rt::lit::<T>(2.0) * rho9_squared;
                let t76 = twice_rho8_squared + twice_rho9_squared;
                let t77 = twice_rho10_squared + t76;
                let twice_z3_squared = rt::lit::<T>(2.0) * z3_squared;
                let t78 = rt::lit::<T>(2.0) * t12
                    + w3_squared * (twice_z3_squared + rt::lit::<T>(2.0));
                let twice_rho11_squared = rt::lit::<T>(2.0) * rho11_squared;
                let twice_rho12_squared = rt::lit::<T>(2.0) * rho12_squared;
                let t79 = twice_rho11_squared + twice_rho12_squared;
                let t80 = twice_z4_squared + rt::lit::<T>(1.0);
                let t81 = t22 + rt::lit::<T>(2.0) * (t17 + t16)
                    + (t71
                        + (t75
                            + (t77 + (t64 + twice_z3_squared) + (t78 + (t79 + t80)))));
                let abs_w2 = rt::abs(w2);
                let t82 = twice_z5_squared + twice_z4_squared;
                let t83 = twice_rho9_squared + twice_rho10_squared;
                let twice_rho7_squared = rt::lit::<T>(2.0) * rho7_squared;
                let t84 = twice_rho12_squared + twice_rho7_squared;
                let t85 = rt::lit::<T>(2.0) * z1_squared + twice_w2_squared;
                let t86 = twice_z6_squared + twice_x_squared;
                let t87 = z2_squared
                    * (t65 + (t85 + (twice_w3_squared + rt::lit::<T>(2.0))))
                    + (t78 + t73)
                    + (t74 + t72 + (t68 + (t86 + (t85 + twice_rho11_squared))));
                let t88 = abs_w2
                    * (t45
                        + (rt::lit::<T>(2.0) * t44
                            + (t82 + t83
                                + (t84 + (twice_z3_squared + rt::lit::<T>(1.0))))) + t87);
                let abs_w3 = rt::abs(w3);
                let t89 = twice_z2_squared + rt::lit::<T>(1.0);
                let t90 = rt::lit::<T>(2.0) * t29 + z1_squared * t89;
                let t91 = t90 + t68;
                let t92 = z3_squared
                    * (twice_w3_squared + twice_w6_squared
                        + (twice_w4_squared + (twice_w5_squared + rt::lit::<T>(2.0))))
                    + rt::lit::<T>(2.0) * t48
                    + (t91
                        + (t70 + (twice_rho8_squared + twice_rho10_squared)
                            + (twice_rho11_squared + t84
                                + (t89 + (twice_w3_squared + twice_z4_squared)))));
                let t93 = rt::lit::<T>(2.0)
                    * (rt::abs(t51) + rt::abs(rho9) * (t60 + (t58 + t59)))
                    + abs_w3 * (t75 + t50 + t92);
                let t94 = abs_w2
                    * (rt::lit::<T>(2.0) * (rt::abs(t46) + rt::abs(rho8) * (t58 + t62))
                        + t88) + abs_w3 * t93;
                let abs_w5 = rt::abs(w5);
                let t95 = twice_z2_squared + twice_z3_squared;
                let t96 = w6_squared * (t69 + rt::lit::<T>(2.0)) + t68
                    + (w5_squared * (twice_z5_squared + rt::lit::<T>(1.0)) + t80
                        + (t77 + (t95 + rt::lit::<T>(4.0) * z5_squared)));
                let t97 = rt::lit::<T>(6.0) * rt::abs(rho11_w6_rho12)
                    + abs_w5
                        * (t96
                            + (t34
                                + (rt::lit::<T>(2.0) * (t27 + t33) + (t90 + (t84 + t86)))));
                let abs_w4 = rt::abs(w4);
                let t98 = rt::lit::<T>(2.0) * t53
                    + z4_squared * (t65 + rt::lit::<T>(2.0))
                    + (t72
                        + (twice_w4_squared + rt::lit::<T>(1.0)
                            + (twice_x_squared + twice_rho11_squared)) + (t74 + t90));
                let t99 = rt::lit::<T>(2.0) * (rt::abs(t55) + rt::abs(rho10) * t61)
                    + abs_w4 * (t54 + (t68 + (t69 + t95 + (t76 + t84))) + t98);
                let t100 = t82 + t95;
                let t101 = rt::lit::<T>(2.0) * t36 + t100
                    + (w6_squared * (twice_z6_squared + rt::lit::<T>(1.0))
                        + (twice_rho11_squared + rt::lit::<T>(4.0) * z6_squared))
                    + (t91
                        + (t77
                            + (twice_rho7_squared
                                + (twice_x_squared + rt::lit::<T>(1.0)))));
                let t102 = t90 + (t79 + (twice_rho6_squared + twice_rho8_squared))
                    + (t100 + t66 + (twice_rho7_squared + t86 + (t83 + t67)));
                let t103 = rt::abs(t47)
                    + (w6_squared * t101 + (rt::lit::<T>(2.0) * t40 + t102))
                    + (rt::abs(t52) + rt::abs(t56));
                let t104 = abs_w1 * (t63 + abs_w1 * t81) + t94
                    + (abs_w5 * t97 + abs_w4 * t99
                        + (rt::abs(t26) + rt::abs(t35) + t103));
                let t105 = rt::abs(t57 * (rt::lit::<T>(1.0) / (t2 * t2)))
                    * (t65
                        + (twice_w2_squared + twice_w3_squared
                            + (twice_w1_squared + rt::lit::<T>(1.0))));
                [rt::lit::<T>(0.5) * t3 * t57, rt::lit::<T>(0.5) * (t3 * t104 + t105)]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7f8c4343351931fad7736974a2353faf";
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
        /// - `w1_rate`, `w2_rate`, `w3_rate`, `w4_rate`, `w5_rate`, `w6_rate`, `rho7_rate`, `rho8_rate`, `rho9_rate`, `rho10_rate`, `rho11_rate`, `rho12_rate`: 12 × 12 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, z1_rate, z2_rate, z3_rate, z4_rate, z5_rate, z6_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate, rho5_rate, rho6_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 95 | 86 | 1 | 0 | 0 | 0 |
        /// | each sweep for w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, rho7_rate, rho8_rate, rho9_rate, rho10_rate, rho11_rate, rho12_rate | 107 | 117 | 1 | 0 | 0 | 0 |
        /// | each iteration for w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, rho7_rate, rho8_rate, rho9_rate, rho10_rate, rho11_rate, rho12_rate | 335 | 740 | 2 | 0 | 0 | 0 |
        /// | each state that is looked at | 46 | 31 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `h²/2`
            half_h_squared: T,
            /// `h³/4`
            k1: T,
            /// `-(h³/4)`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (13); momenta on D*, ρ = Xᵀ p (12).
            type Carried = [T; 25];
            type Memory = (rt::Predictor<T, 12, 8>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let k1 = rt::lit::<T>(0.25) * (h * h_squared);
                let k2 = -k1;
                Scheme {
                    inv_h,
                    half_h,
                    quarter_h_squared,
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
                let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = start
                    .q()
                    .data
                    .0;
                let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot,
                z2_dot, z3_dot, z4_dot, z5_dot, z6_dot]] = start.w().data.0;
                let carried = [
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    w1_dot,
                    w2_dot,
                    w3_dot,
                    w4_dot,
                    w5_dot,
                    w6_dot,
                    w1 * x_dot - z1_dot,
                    w2 * x_dot - z2_dot,
                    w3 * x_dot - z3_dot,
                    w4 * x_dot - z4_dot,
                    w5 * x_dot - z5_dot,
                    w6 * x_dot - z6_dot,
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
                let [x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6, rho1, rho2, rho3,
                rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11, rho12] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme {
                    inv_h,
                    half_h,
                    quarter_h_squared,
                    half_h_squared,
                    k1,
                    k2,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [w1_rate,
                    w2_rate,
                    w3_rate,
                    w4_rate,
                    w5_rate,
                    w6_rate,
                    rho7_rate,
                    rho8_rate,
                    rho9_rate,
                    rho10_rate,
                    rho11_rate,
                    rho12_rate,
                    ],
                ) = solution1.goes_on()
                {
                    let t24 = w1 + half_h * w1_rate;
                    let t25 = half_h * t24;
                    let t32 = w3 + half_h * w3_rate;
                    let t44 = t32 * t32;
                    let t53 = t24 * t24;
                    let t26 = w2 + half_h * w2_rate;
                    let t46 = t26 * t26;
                    let t54 = t53 + t46;
                    let t55 = t44 + t54;
                    let t38 = w6 + half_h * w6_rate;
                    let t49 = t38 * t38;
                    let t29 = w4 + half_h * w4_rate;
                    let t45 = t29 * t29;
                    let t35 = w5 + half_h * w5_rate;
                    let t48 = t35 * t35;
                    let t56 = t45 + t48;
                    let t57 = t55 + (t49 + t56);
                    let t58 = t57 + rt::lit::<T>(1.0);
                    let t59 = rt::lit::<T>(1.0) / t58;
                    let t27 = rho8 + half_h * rho8_rate;
                    let t28 = t26 * t27;
                    let t30 = rho10 + half_h * rho10_rate;
                    let t31 = t29 * t30;
                    let t33 = rho9 + half_h * rho9_rate;
                    let t34 = t32 * t33;
                    let t36 = rho11 + half_h * rho11_rate;
                    let t37 = t35 * t36;
                    let t39 = rho12 + half_h * rho12_rate;
                    let t40 = t38 * t39;
                    let t41 = t37 + t40;
                    let t42 = t28 + t31 + (t34 + t41);
                    let t43 = rho7 + half_h * rho7_rate;
                    let t47 = t46 + rt::lit::<T>(1.0);
                    let t50 = t48 + t49;
                    let t51 = t44 + t45 + (t47 + t50);
                    let t52 = t24 * t42 - t43 * t51;
                    let t258 = z1 + t59 * (half_h * t52);
                    let t259 = t258 * t258;
                    let t260 = rho1 - t25 * (t259 + rt::lit::<T>(1.0));
                    let t65 = half_h * t26;
                    let t66 = t31 + t41;
                    let t67 = t24 * t43;
                    let t68 = t66 + (t67 + t34);
                    let t69 = t45 + t50;
                    let t70 = t53 + rt::lit::<T>(1.0);
                    let t71 = t69 + (t70 + t44);
                    let t72 = t26 * t68 - t27 * t71;
                    let t261 = z2 + t59 * (half_h * t72);
                    let t262 = t261 * t261;
                    let t263 = rho2 - t65 * (t262 + rt::lit::<T>(1.0));
                    let t85 = half_h * t32;
                    let t78 = t67 + t28;
                    let t79 = t78 + t66;
                    let t80 = t69 + (t54 + rt::lit::<T>(1.0));
                    let t81 = t32 * t79 - t33 * t80;
                    let t264 = z3 + t59 * (half_h * t81);
                    let t265 = rho3 - t85 * (t264 * t264 + rt::lit::<T>(1.0));
                    let t94 = half_h * t29;
                    let t87 = t34 + t78;
                    let t88 = t87 + t41;
                    let t89 = t55 + (t50 + rt::lit::<T>(1.0));
                    let t90 = t29 * t88 - t30 * t89;
                    let t266 = z4 + t59 * (half_h * t90);
                    let t267 = rho4 - t94 * (t266 * t266 + rt::lit::<T>(1.0));
                    let t103 = half_h * t35;
                    let t96 = t87 + (t31 + t40);
                    let t97 = t49 + rt::lit::<T>(1.0);
                    let t98 = t55 + (t45 + t97);
                    let t99 = t35 * t96 - t36 * t98;
                    let t268 = z5 + t59 * (half_h * t99);
                    let t269 = rho5 - t103 * (t268 * t268 + rt::lit::<T>(1.0));
                    let t112 = half_h * t38;
                    let t105 = t31 + t37;
                    let t106 = t87 + t105;
                    let t107 = t55 + (t56 + rt::lit::<T>(1.0));
                    let t108 = t38 * t106 - t39 * t107;
                    let t270 = z6 + t59 * (half_h * t108);
                    let t271 = rho6 - t112 * (t270 * t270 + rt::lit::<T>(1.0));
                    let t114 = t87 + (t40 + t105);
                    let t115 = x + t59 * (half_h * t114);
                    let t116 = t58 * t115;
                    let t272 = t24 * (t43 * t260 - t116)
                        + (t42 * t260 + (t70 + t262) * (t58 * t258));
                    let t273 = t26 * (t27 * t263 - t116)
                        + (t68 * t263 + (t47 + t259) * (t58 * t261));
                    let t125 = t57 + rt::lit::<T>(2.0);
                    let t126 = t32 * t115;
                    let t128 = t80 * t115;
                    let t274 = t32 * (t33 * t265 + (t32 * (t125 * t264 - t126) - t128))
                        + (t79 * t265 + t80 * t264);
                    let t131 = t29 * t115;
                    let t133 = t89 * t115;
                    let t275 = t29 * (t30 * t267 + (t29 * (t125 * t266 - t131) - t133))
                        + (t88 * t267 + t89 * t266);
                    let t136 = t35 * t115;
                    let t138 = t98 * t115;
                    let t276 = t35 * (t36 * t269 + (t35 * (t125 * t268 - t136) - t138))
                        + (t96 * t269 + t98 * t268);
                    let t141 = t38 * t115;
                    let t143 = t107 * t115;
                    let t277 = t38 * (t39 * t271 + (t38 * (t125 * t270 - t141) - t143))
                        + (t106 * t271 + t107 * t270);
                    solution1
                        .update([
                            t260,
                            t263,
                            t265,
                            t267,
                            t269,
                            t271,
                            t59 * t272,
                            t59 * t273,
                            t59 * t274,
                            t59 * t275,
                            t59 * t276,
                            t59 * t277,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let w1_squared = w1 * w1;
                            let w2_squared = w2 * w2;
                            let t1 = w1_squared + w2_squared;
                            let t2 = w3 * w3 + t1;
                            let w6_squared = w6 * w6;
                            let w4_squared = w4 * w4;
                            let w5_squared = w5 * w5;
                            let t3 = w4_squared + w5_squared;
                            let t4 = t2 + (w6_squared + t3);
                            let t5 = t4 + rt::lit::<T>(1.0);
                            let t6 = rt::lit::<T>(1.0) / t5;
                            let t7 = x * t5;
                            let w2_rho8 = w2 * rho8;
                            let w4_rho10 = w4 * rho10;
                            let w3_rho9 = w3 * rho9;
                            let w5_rho11 = w5 * rho11;
                            let w6_rho12 = w6 * rho12;
                            let t8 = w5_rho11 + w6_rho12;
                            let t9 = rho1 * (w2_rho8 + w4_rho10 + (w3_rho9 + t8))
                                + t5 * (z1 * (z2 * z2 + (w1_squared + rt::lit::<T>(1.0))));
                            let w1_rho7 = w1 * rho7;
                            let t10 = w4_rho10 + t8;
                            let t11 = rho2 * (w1_rho7 + w3_rho9 + t10)
                                + t5 * (z2 * (w2_squared + (z1 * z1 + rt::lit::<T>(1.0))));
                            let t12 = t4 + rt::lit::<T>(2.0);
                            let t13 = w5_squared + w6_squared;
                            let t14 = w4_squared + rt::lit::<T>(1.0) + (t1 + t13);
                            let t15 = w3
                                * (w3 * (z3 * t12 - w3 * x) + (rho9 * rho3 - x * t14));
                            let w1_rho7_plus_w2_rho8 = w1_rho7 + w2_rho8;
                            let t16 = t2 + (t13 + rt::lit::<T>(1.0));
                            let t17 = w4
                                * (w4 * (z4 * t12 - w4 * x) + (rho10 * rho4 - x * t16));
                            let t18 = w3_rho9 + w1_rho7_plus_w2_rho8;
                            let t19 = t2
                                + (w4_squared + (w6_squared + rt::lit::<T>(1.0)));
                            let t20 = w5
                                * (w5 * (z5 * t12 - w5 * x) + (rho11 * rho5 - x * t19));
                            let t21 = w4_rho10 + t18;
                            let t22 = t2 + (t3 + rt::lit::<T>(1.0));
                            let t23 = w6
                                * (w6 * (z6 * t12 - w6 * x) + (rho12 * rho6 - x * t22));
                            [
                                rho1,
                                rho2,
                                rho3,
                                rho4,
                                rho5,
                                rho6,
                                t6 * (w1 * (rho7 * rho1 - t7) + t9),
                                t6 * (w2 * (rho8 * rho2 - t7) + t11),
                                t6
                                    * (t15 + (rho3 * (w1_rho7_plus_w2_rho8 + t10) + z3 * t14)),
                                t6 * (t17 + (rho4 * (t18 + t8) + z4 * t16)),
                                t6 * (t20 + (rho5 * (w6_rho12 + t21) + z5 * t19)),
                                t6 * (t23 + (z6 * t22 + rho6 * (w5_rho11 + t21))),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * w1),
                            rt::abs(inv_h * w2),
                            rt::abs(inv_h * w3),
                            rt::abs(inv_h * w4),
                            rt::abs(inv_h * w5),
                            rt::abs(inv_h * w6),
                            rt::abs(inv_h * rho7),
                            rt::abs(inv_h * rho8),
                            rt::abs(inv_h * rho9),
                            rt::abs(inv_h * rho10),
                            rt::abs(inv_h * rho11),
                            rt::abs(inv_h * rho12),
                        ],
                        move |
                            [w1_rate,
                            w2_rate,
                            w3_rate,
                            w4_rate,
                            w5_rate,
                            w6_rate,
                            rho7_rate,
                            rho8_rate,
                            rho9_rate,
                            rho10_rate,
                            rho11_rate,
                            rho12_rate,
                            ]|
                        {
                            let t24 = w1 + half_h * w1_rate;
                            let t25 = half_h * t24;
                            let t26 = w2 + half_h * w2_rate;
                            let t27 = rho8 + half_h * rho8_rate;
                            let t28 = t26 * t27;
                            let t29 = w4 + half_h * w4_rate;
                            let t30 = rho10 + half_h * rho10_rate;
                            let t31 = t29 * t30;
                            let t32 = w3 + half_h * w3_rate;
                            let t33 = rho9 + half_h * rho9_rate;
                            let t34 = t32 * t33;
                            let t35 = w5 + half_h * w5_rate;
                            let t36 = rho11 + half_h * rho11_rate;
                            let t37 = t35 * t36;
                            let t38 = w6 + half_h * w6_rate;
                            let t39 = rho12 + half_h * rho12_rate;
                            let t40 = t38 * t39;
                            let t41 = t37 + t40;
                            let t42 = t28 + t31 + (t34 + t41);
                            let t43 = rho7 + half_h * rho7_rate;
                            let t44 = t32 * t32;
                            let t45 = t29 * t29;
                            let t46 = t26 * t26;
                            let t47 = t46 + rt::lit::<T>(1.0);
                            let t48 = t35 * t35;
                            let t49 = t38 * t38;
                            let t50 = t48 + t49;
                            let t51 = t44 + t45 + (t47 + t50);
                            let t52 = t24 * t42 - t43 * t51;
                            let t53 = t24 * t24;
                            let t54 = t53 + t46;
                            let t55 = t44 + t54;
                            let t56 = t45 + t48;
                            let t57 = t55 + (t49 + t56);
                            let t58 = t57 + rt::lit::<T>(1.0);
                            let t59 = rt::lit::<T>(1.0) / t58;
                            let t60 = t52 * t59;
                            let t61 = z1 + half_h * t60;
                            let t62 = t61 * t61;
                            let t63 = t62 + rt::lit::<T>(1.0);
                            let t64 = rho1 - t25 * t63;
                            let t65 = half_h * t26;
                            let t66 = t31 + t41;
                            let t67 = t24 * t43;
                            let t68 = t66 + (t67 + t34);
                            let t69 = t45 + t50;
                            let t70 = t53 + rt::lit::<T>(1.0);
                            let t71 = t69 + (t70 + t44);
                            let t72 = t26 * t68 - t27 * t71;
                            let t73 = t72 * t59;
                            let t74 = z2 + half_h * t73;
                            let t75 = t74 * t74;
                            let t76 = t75 + rt::lit::<T>(1.0);
                            let t77 = rho2 - t65 * t76;
                            let t78 = t67 + t28;
                            let t79 = t78 + t66;
                            let t80 = t69 + (t54 + rt::lit::<T>(1.0));
                            let t81 = t32 * t79 - t33 * t80;
                            let t82 = t81 * t59;
                            let t83 = z3 + half_h * t82;
                            let t84 = t83 * t83 + rt::lit::<T>(1.0);
                            let t85 = half_h * t32;
                            let t86 = rho3 - t84 * t85;
                            let t87 = t34 + t78;
                            let t88 = t87 + t41;
                            let t89 = t55 + (t50 + rt::lit::<T>(1.0));
                            let t90 = t29 * t88 - t30 * t89;
                            let t91 = t90 * t59;
                            let t92 = z4 + half_h * t91;
                            let t93 = t92 * t92 + rt::lit::<T>(1.0);
                            let t94 = half_h * t29;
                            let t95 = rho4 - t93 * t94;
                            let t96 = t87 + (t31 + t40);
                            let t97 = t49 + rt::lit::<T>(1.0);
                            let t98 = t55 + (t45 + t97);
                            let t99 = t35 * t96 - t36 * t98;
                            let t100 = t99 * t59;
                            let t101 = z5 + half_h * t100;
                            let t102 = t101 * t101 + rt::lit::<T>(1.0);
                            let t103 = half_h * t35;
                            let t104 = rho5 - t102 * t103;
                            let t105 = t31 + t37;
                            let t106 = t87 + t105;
                            let t107 = t55 + (t56 + rt::lit::<T>(1.0));
                            let t108 = t38 * t106 - t39 * t107;
                            let t109 = t108 * t59;
                            let t110 = z6 + half_h * t109;
                            let t111 = t110 * t110 + rt::lit::<T>(1.0);
                            let t112 = half_h * t38;
                            let t113 = rho6 - t111 * t112;
                            let t114 = t87 + (t40 + t105);
                            let t115 = x + t59 * (half_h * t114);
                            let t116 = t58 * t115;
                            let t117 = t43 * t64 - t116;
                            let t118 = t70 + t75;
                            let t119 = t61 * t118;
                            let t120 = t24 * t117 + (t42 * t64 + t58 * t119);
                            let t121 = t27 * t77 - t116;
                            let t122 = t47 + t62;
                            let t123 = t74 * t122;
                            let t124 = t26 * t121 + (t68 * t77 + t58 * t123);
                            let t125 = t57 + rt::lit::<T>(2.0);
                            let t126 = t32 * t115;
                            let t127 = t125 * t83 - t126;
                            let t128 = t80 * t115;
                            let t129 = t33 * t86 + (t32 * t127 - t128);
                            let t130 = t32 * t129 + (t79 * t86 + t80 * t83);
                            let t131 = t29 * t115;
                            let t132 = t125 * t92 - t131;
                            let t133 = t89 * t115;
                            let t134 = t30 * t95 + (t29 * t132 - t133);
                            let t135 = t29 * t134 + (t88 * t95 + t89 * t92);
                            let t136 = t35 * t115;
                            let t137 = t125 * t101 - t136;
                            let t138 = t98 * t115;
                            let t139 = t36 * t104 + (t35 * t137 - t138);
                            let t140 = t35 * t139 + (t96 * t104 + t98 * t101);
                            let t141 = t38 * t115;
                            let t142 = t125 * t110 - t141;
                            let t143 = t107 * t115;
                            let t144 = t39 * t113 + (t38 * t142 - t143);
                            let t145 = t38 * t144 + (t106 * t113 + t107 * t110);
                            let t146 = t24 * t61;
                            let t147 = half_h_squared * t59;
                            let t148 = h * t24;
                            let t149 = h * t26;
                            let t150 = t43 + t60;
                            let t151 = h * t32;
                            let t152 = t146 * t147;
                            let t153 = h * t29;
                            let t154 = h * t35;
                            let t155 = h * t38;
                            let t156 = k1 * t24;
                            let t157 = t26 * t74;
                            let t158 = t27 + t73;
                            let t159 = t147 * t157;
                            let t160 = k1 * t26;
                            let t161 = t32 * t83;
                            let t162 = t33 + t82;
                            let t163 = t147 * t161;
                            let t164 = k1 * t32;
                            let t165 = t29 * t92;
                            let t166 = t30 + t91;
                            let t167 = t147 * t165;
                            let t168 = k1 * t29;
                            let t169 = t35 * t101;
                            let t170 = t36 + t100;
                            let t171 = t147 * t169;
                            let t172 = k1 * t35;
                            let t173 = t38 * t110;
                            let t174 = t39 + t109;
                            let t175 = t147 * t173;
                            let t176 = k1 * t38;
                            let t177 = rt::lit::<T>(2.0) * t24;
                            let t178 = rt::lit::<T>(1.0) / (t58 * t58);
                            let t179 = t74 * (h * t61);
                            let t180 = t24 * t59;
                            let t181 = h * (t42 * t59 + t43 * t180);
                            let t182 = h * (t181 * t146 - t118);
                            let t183 = t178
                                * (t120
                                    + (t72 * t179
                                        - rt::lit::<T>(0.5) * (t148 * t114 + t52 * t182)))
                                + (t180 * t115 - t59 * t119);
                            let t184 = t59 * t179;
                            let t185 = t183 + t27 * t184;
                            let t186 = t59 * t182;
                            let t187 = t25 * t59;
                            let t188 = t26 * t184;
                            let t189 = t187 - t188;
                            let t190 = t177 * (t185 - t61)
                                + (rt::lit::<T>(0.5) * (t181 * t63 + t42 * t186)
                                    + (t43 * t189 - t59 * t117));
                            let t191 = rt::lit::<T>(2.0) * t26;
                            let t192 = t186 * (rt::lit::<T>(0.5) * t43);
                            let t193 = t186 * (rt::lit::<T>(0.5) * t24)
                                + (t187 - t59 * t64);
                            let t194 = t193 - t188;
                            let t195 = t185 - t192;
                            let t196 = rt::lit::<T>(2.0) * t32;
                            let t197 = rt::lit::<T>(2.0) * t29;
                            let t198 = rt::lit::<T>(2.0) * t35;
                            let t199 = rt::lit::<T>(2.0) * t38;
                            let t200 = t26 * t59;
                            let t201 = h * (t68 * t59 + t27 * t200);
                            let t202 = h * (t201 * t157 - t122);
                            let t203 = t178
                                * (t124
                                    + (t52 * t179
                                        - rt::lit::<T>(0.5) * (t149 * t114 + t72 * t202)))
                                + (t200 * t115 - t59 * t123);
                            let t204 = t59 * t202;
                            let t205 = t204 * (rt::lit::<T>(0.5) * t27);
                            let t206 = t65 * t59;
                            let t207 = t204 * (rt::lit::<T>(0.5) * t26)
                                + (t206 - t59 * t77);
                            let t208 = t203 + t43 * t184;
                            let t209 = t24 * t184;
                            let t210 = t206 - t209;
                            let t211 = t191 * (t208 - t74)
                                + (rt::lit::<T>(0.5) * (t201 * t76 + t68 * t204)
                                    + (t27 * t210 - t59 * t121));
                            let t212 = t207 - t209;
                            let t213 = t208 - t205;
                            let t214 = t32 * t59;
                            let t215 = t32 * t214;
                            let t216 = h * (t80 * t214 + t32 * t215);
                            let t217 = t59 * t216;
                            let t218 = h * (t79 * t59 + t33 * t214);
                            let t219 = h * (t218 * t161 - (t80 * t59 + t125 * t215));
                            let t220 = t59 * t219;
                            let t221 = rt::lit::<T>(0.5) * (t217 + t32 * t220)
                                - t59 * t86;
                            let t222 = t178
                                * (t130 - rt::lit::<T>(0.5) * (t81 * t219 + t114 * t216))
                                - t215 * t83;
                            let t223 = t222
                                + (t214 * t115 - t59 * t83
                                    - t220 * (rt::lit::<T>(0.5) * t33));
                            let t224 = rt::lit::<T>(0.5)
                                * (t79 * t220 + (t33 * t217 + t218 * t84))
                                + (t215 * t115 - t214 * t127 - t59 * t129);
                            let t225 = t29 * t59;
                            let t226 = t29 * t225;
                            let t227 = h * (t89 * t225 + t29 * t226);
                            let t228 = t59 * t227;
                            let t229 = h * (t88 * t59 + t30 * t225);
                            let t230 = h * (t229 * t165 - (t89 * t59 + t125 * t226));
                            let t231 = t59 * t230;
                            let t232 = rt::lit::<T>(0.5) * (t228 + t29 * t231)
                                - t59 * t95;
                            let t233 = t178
                                * (t135 - rt::lit::<T>(0.5) * (t90 * t230 + t114 * t227))
                                - t226 * t92;
                            let t234 = t233
                                + (t225 * t115 - t59 * t92
                                    - t231 * (rt::lit::<T>(0.5) * t30));
                            let t235 = rt::lit::<T>(0.5)
                                * (t88 * t231 + (t30 * t228 + t229 * t93))
                                + (t226 * t115 - t225 * t132 - t59 * t134);
                            let t236 = t35 * t59;
                            let t237 = t35 * t236;
                            let t238 = h * (t98 * t236 + t35 * t237);
                            let t239 = t59 * t238;
                            let t240 = h * (t96 * t59 + t36 * t236);
                            let t241 = h * (t240 * t169 - (t98 * t59 + t125 * t237));
                            let t242 = t59 * t241;
                            let t243 = rt::lit::<T>(0.5) * (t239 + t35 * t242)
                                - t59 * t104;
                            let t244 = t178
                                * (t140 - rt::lit::<T>(0.5) * (t99 * t241 + t114 * t238))
                                - t237 * t101;
                            let t245 = t244
                                + (t236 * t115 - t59 * t101
                                    - t242 * (rt::lit::<T>(0.5) * t36));
                            let t246 = rt::lit::<T>(0.5)
                                * (t96 * t242 + (t36 * t239 + t240 * t102))
                                + (t237 * t115 - t236 * t137 - t59 * t139);
                            let t247 = t38 * t59;
                            let t248 = t38 * t247;
                            let t249 = h * (t107 * t247 + t38 * t248);
                            let t250 = t59 * t249;
                            let t251 = h * (t106 * t59 + t39 * t247);
                            let t252 = h * (t251 * t173 - (t107 * t59 + t125 * t248));
                            let t253 = t59 * t252;
                            let t254 = rt::lit::<T>(0.5) * (t250 + t38 * t253)
                                - t59 * t113;
                            let t255 = t178
                                * (t145 - rt::lit::<T>(0.5) * (t108 * t252 + t114 * t249))
                                - t248 * t110;
                            let t256 = t255
                                + (t247 * t115 - t59 * t110
                                    - t253 * (rt::lit::<T>(0.5) * t39));
                            let t257 = rt::lit::<T>(0.5)
                                * (t106 * t253 + (t39 * t250 + t251 * t111))
                                + (t248 * t115 - t247 * t142 - t59 * t144);
                            (
                                [
                                    w1_rate - t64,
                                    w2_rate - t77,
                                    w3_rate - t86,
                                    w4_rate - t95,
                                    w5_rate - t104,
                                    w6_rate - t113,
                                    rho7_rate - t59 * t120,
                                    rho8_rate - t59 * t124,
                                    rho9_rate - t59 * t130,
                                    rho10_rate - t59 * t135,
                                    rho11_rate - t59 * t140,
                                    rho12_rate - t59 * t145,
                                ],
                                [
                                    [
                                        quarter_h_squared * t63
                                            + (t146 * (t147 * (half_h * t42 - t148 * t60))
                                                + rt::lit::<T>(1.0)),
                                        t146 * ((t25 * t27 - t149 * t150) * t147),
                                        (t25 * t33 - t151 * t150) * t152,
                                        t152 * (t25 * t30 - t153 * t150),
                                        t152 * (t25 * t36 - t154 * t150),
                                        t152 * (t25 * t39 - t155 * t150),
                                        t146 * (t59 * (k2 * t51)),
                                        t146 * (t59 * (t26 * t156)),
                                        t146 * (t59 * (t32 * t156)),
                                        t146 * (t59 * (t29 * t156)),
                                        t146 * (t59 * (t35 * t156)),
                                        t146 * (t59 * (t38 * t156)),
                                    ],
                                    [
                                        t157 * (t147 * (t65 * t43 - t148 * t158)),
                                        quarter_h_squared * t76
                                            + (t157 * (t147 * (half_h * t68 - t149 * t73))
                                                + rt::lit::<T>(1.0)),
                                        (t65 * t33 - t151 * t158) * t159,
                                        t159 * (t65 * t30 - t153 * t158),
                                        t159 * (t65 * t36 - t154 * t158),
                                        t159 * (t65 * t39 - t155 * t158),
                                        t157 * (t59 * (t24 * t160)),
                                        t157 * (t59 * (k2 * t71)),
                                        t157 * (t59 * (t32 * t160)),
                                        t157 * (t59 * (t29 * t160)),
                                        t157 * (t59 * (t35 * t160)),
                                        t157 * (t59 * (t38 * t160)),
                                    ],
                                    [
                                        t161 * (t147 * (t43 * t85 - t148 * t162)),
                                        (t27 * t85 - t149 * t162) * t163,
                                        quarter_h_squared * t84
                                            + (t161 * (t147 * (half_h * t79 - t151 * t82))
                                                + rt::lit::<T>(1.0)),
                                        t163 * (t30 * t85 - t153 * t162),
                                        t163 * (t36 * t85 - t154 * t162),
                                        t163 * (t39 * t85 - t155 * t162),
                                        t161 * (t59 * (t24 * t164)),
                                        t161 * (t59 * (t26 * t164)),
                                        t161 * (t59 * (k2 * t80)),
                                        t161 * (t59 * (t29 * t164)),
                                        t161 * (t59 * (t35 * t164)),
                                        t161 * (t59 * (t38 * t164)),
                                    ],
                                    [
                                        t165 * (t147 * (t43 * t94 - t148 * t166)),
                                        (t27 * t94 - t149 * t166) * t167,
                                        t167 * (t33 * t94 - t151 * t166),
                                        quarter_h_squared * t93
                                            + (t165 * (t147 * (half_h * t88 - t153 * t91))
                                                + rt::lit::<T>(1.0)),
                                        t167 * (t36 * t94 - t154 * t166),
                                        t167 * (t39 * t94 - t155 * t166),
                                        t165 * (t59 * (t24 * t168)),
                                        t165 * (t59 * (t26 * t168)),
                                        t165 * (t59 * (t32 * t168)),
                                        t165 * (t59 * (k2 * t89)),
                                        t165 * (t59 * (t35 * t168)),
                                        t165 * (t59 * (t38 * t168)),
                                    ],
                                    [
                                        t169 * (t147 * (t43 * t103 - t148 * t170)),
                                        (t27 * t103 - t149 * t170) * t171,
                                        t171 * (t33 * t103 - t151 * t170),
                                        t171 * (t30 * t103 - t153 * t170),
                                        quarter_h_squared * t102
                                            + (t169 * (t147 * (half_h * t96 - t154 * t100))
                                                + rt::lit::<T>(1.0)),
                                        t171 * (t39 * t103 - t155 * t170),
                                        t169 * (t59 * (t24 * t172)),
                                        t169 * (t59 * (t26 * t172)),
                                        t169 * (t59 * (t32 * t172)),
                                        t169 * (t59 * (t29 * t172)),
                                        t169 * (t59 * (k2 * t98)),
                                        t169 * (t59 * (t38 * t172)),
                                    ],
                                    [
                                        t173 * (t147 * (t43 * t112 - t148 * t174)),
                                        (t27 * t112 - t149 * t174) * t175,
                                        t175 * (t33 * t112 - t151 * t174),
                                        t175 * (t30 * t112 - t153 * t174),
                                        t175 * (t36 * t112 - t154 * t174),
                                        quarter_h_squared * t111
                                            + (t173 * (t147 * (half_h * t106 - t155 * t109))
                                                + rt::lit::<T>(1.0)),
                                        t173 * (t59 * (t24 * t176)),
                                        t173 * (t59 * (t26 * t176)),
                                        t173 * (t59 * (t32 * t176)),
                                        t173 * (t59 * (t29 * t176)),
                                        t173 * (t59 * (t35 * t176)),
                                        t173 * (t59 * (k2 * t107)),
                                    ],
                                    [
                                        half_h * t190,
                                        half_h * (t191 * (t183 - t192) + (t27 * t193 - t68 * t184)),
                                        half_h * (t33 * t194 + t195 * t196),
                                        half_h * (t30 * t194 + t195 * t197),
                                        half_h * (t36 * t194 + t195 * t198),
                                        half_h * (t39 * t194 + t195 * t199),
                                        half_h
                                            * (t24 * t189 - t180 * t64
                                                - t186 * (rt::lit::<T>(0.5) * t51)) + rt::lit::<T>(1.0),
                                        half_h * (t71 * t184 + t26 * t193),
                                        t85 * t194,
                                        t94 * t194,
                                        t103 * t194,
                                        t112 * t194,
                                    ],
                                    [
                                        half_h * (t177 * (t203 - t205) + (t43 * t207 - t42 * t184)),
                                        half_h * t211,
                                        half_h * (t33 * t212 + t196 * t213),
                                        half_h * (t30 * t212 + t197 * t213),
                                        half_h * (t36 * t212 + t198 * t213),
                                        half_h * (t39 * t212 + t199 * t213),
                                        half_h * (t51 * t184 + t24 * t207),
                                        half_h
                                            * (t26 * t210 - t200 * t77
                                                - t204 * (rt::lit::<T>(0.5) * t71)) + rt::lit::<T>(1.0),
                                        t85 * t212,
                                        t94 * t212,
                                        t103 * t212,
                                        t112 * t212,
                                    ],
                                    [
                                        half_h * (t43 * t221 + t177 * t223),
                                        half_h * (t27 * t221 + t191 * t223),
                                        half_h * (t196 * t222 + t224),
                                        half_h * (t30 * t221 + t197 * t223),
                                        half_h * (t36 * t221 + t198 * t223),
                                        half_h * (t39 * t221 + t199 * t223),
                                        t25 * t221,
                                        t65 * t221,
                                        half_h
                                            * (rt::lit::<T>(0.5) * (t32 * t217 - t80 * t220)
                                                - t214 * t86) + rt::lit::<T>(1.0),
                                        t94 * t221,
                                        t103 * t221,
                                        t112 * t221,
                                    ],
                                    [
                                        half_h * (t43 * t232 + t177 * t234),
                                        half_h * (t27 * t232 + t191 * t234),
                                        half_h * (t33 * t232 + t196 * t234),
                                        half_h * (t197 * t233 + t235),
                                        half_h * (t36 * t232 + t198 * t234),
                                        half_h * (t39 * t232 + t199 * t234),
                                        t25 * t232,
                                        t65 * t232,
                                        t85 * t232,
                                        half_h
                                            * (rt::lit::<T>(0.5) * (t29 * t228 - t89 * t231)
                                                - t225 * t95) + rt::lit::<T>(1.0),
                                        t103 * t232,
                                        t112 * t232,
                                    ],
                                    [
                                        half_h * (t43 * t243 + t177 * t245),
                                        half_h * (t27 * t243 + t191 * t245),
                                        half_h * (t33 * t243 + t196 * t245),
                                        half_h * (t30 * t243 + t197 * t245),
                                        half_h * (t198 * t244 + t246),
                                        half_h * (t39 * t243 + t199 * t245),
                                        t25 * t243,
                                        t65 * t243,
                                        t85 * t243,
                                        t94 * t243,
                                        half_h
                                            * (rt::lit::<T>(0.5) * (t35 * t239 - t98 * t242)
                                                - t236 * t104) + rt::lit::<T>(1.0),
                                        t112 * t243,
                                    ],
                                    [
                                        half_h * (t43 * t254 + t177 * t256),
                                        half_h * (t27 * t254 + t191 * t256),
                                        half_h * (t33 * t254 + t196 * t256),
                                        half_h * (t30 * t254 + t197 * t256),
                                        half_h * (t36 * t254 + t198 * t256),
                                        half_h * (t199 * t255 + t257),
                                        t25 * t254,
                                        t65 * t254,
                                        t85 * t254,
                                        t94 * t254,
                                        t103 * t254,
                                        half_h
                                            * (rt::lit::<T>(0.5) * (t38 * t250 - t107 * t253)
                                                - t247 * t113) + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, rho7_rate, rho8_rate, rho9_rate, rho10_rate, rho11_rate, rho12_rate",
                                tally,
                            )
                    })?;
                let [w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, rho7_rate,
                rho8_rate, rho9_rate, rho10_rate, rho11_rate, rho12_rate] = solution1.x;
                let t32 = w3 + half_h * w3_rate;
                let t44 = t32 * t32;
                let t24 = w1 + half_h * w1_rate;
                let t53 = t24 * t24;
                let t26 = w2 + half_h * w2_rate;
                let t46 = t26 * t26;
                let t54 = t53 + t46;
                let t55 = t44 + t54;
                let t29 = w4 + half_h * w4_rate;
                let t45 = t29 * t29;
                let t35 = w5 + half_h * w5_rate;
                let t48 = t35 * t35;
                let t56 = t45 + t48;
                let t38 = w6 + half_h * w6_rate;
                let t49 = t38 * t38;
                let t97 = t49 + rt::lit::<T>(1.0);
                let t278 = rt::lit::<T>(1.0) / (t55 + (t56 + t97));
                let t33 = rho9 + half_h * rho9_rate;
                let t34 = t32 * t33;
                let t43 = rho7 + half_h * rho7_rate;
                let t67 = t24 * t43;
                let t27 = rho8 + half_h * rho8_rate;
                let t28 = t26 * t27;
                let t78 = t67 + t28;
                let t87 = t34 + t78;
                let t39 = rho12 + half_h * rho12_rate;
                let t40 = t38 * t39;
                let t30 = rho10 + half_h * rho10_rate;
                let t31 = t29 * t30;
                let t36 = rho11 + half_h * rho11_rate;
                let t37 = t35 * t36;
                let t105 = t31 + t37;
                let t114 = t87 + (t40 + t105);
                let x_new = x + t278 * (h * t114);
                let w1_new = w1 + h * w1_rate;
                let w2_new = w2 + h * w2_rate;
                let w3_new = w3 + h * w3_rate;
                let w4_new = w4 + h * w4_rate;
                let w5_new = w5 + h * w5_rate;
                let w6_new = w6 + h * w6_rate;
                let t41 = t37 + t40;
                let t42 = t28 + t31 + (t34 + t41);
                let t47 = t46 + rt::lit::<T>(1.0);
                let t50 = t48 + t49;
                let t51 = t44 + t45 + (t47 + t50);
                let t52 = t24 * t42 - t43 * t51;
                let t279 = t278 * (h * t52);
                let z1_new = z1 + t279;
                let t66 = t31 + t41;
                let t68 = t66 + (t67 + t34);
                let t69 = t45 + t50;
                let t70 = t53 + rt::lit::<T>(1.0);
                let t71 = t69 + (t70 + t44);
                let t72 = t26 * t68 - t27 * t71;
                let t280 = t278 * (h * t72);
                let z2_new = z2 + t280;
                let t79 = t78 + t66;
                let t80 = t69 + (t54 + rt::lit::<T>(1.0));
                let t81 = t32 * t79 - t33 * t80;
                let t281 = t278 * (h * t81);
                let z3_new = z3 + t281;
                let t88 = t87 + t41;
                let t89 = t55 + (t50 + rt::lit::<T>(1.0));
                let t90 = t29 * t88 - t30 * t89;
                let t282 = t278 * (h * t90);
                let z4_new = z4 + t282;
                let t96 = t87 + (t31 + t40);
                let t98 = t55 + (t45 + t97);
                let t99 = t35 * t96 - t36 * t98;
                let t283 = t278 * (h * t99);
                let z5_new = z5 + t283;
                let t106 = t87 + t105;
                let t107 = t55 + (t56 + rt::lit::<T>(1.0));
                let t108 = t38 * t106 - t39 * t107;
                let t284 = t278 * (h * t108);
                let z6_new = z6 + t284;
                let t148 = h * t24;
                let t285 = z1 + rt::lit::<T>(0.5) * t279;
                let rho1_new = rho1 - t148 * (t285 * t285 + rt::lit::<T>(1.0));
                let t149 = h * t26;
                let t286 = z2 + rt::lit::<T>(0.5) * t280;
                let rho2_new = rho2 - t149 * (t286 * t286 + rt::lit::<T>(1.0));
                let t151 = h * t32;
                let t287 = z3 + rt::lit::<T>(0.5) * t281;
                let rho3_new = rho3 - t151 * (t287 * t287 + rt::lit::<T>(1.0));
                let t153 = h * t29;
                let t288 = z4 + rt::lit::<T>(0.5) * t282;
                let rho4_new = rho4 - t153 * (t288 * t288 + rt::lit::<T>(1.0));
                let t154 = h * t35;
                let t289 = z5 + rt::lit::<T>(0.5) * t283;
                let rho5_new = rho5 - t154 * (t289 * t289 + rt::lit::<T>(1.0));
                let t155 = h * t38;
                let t290 = z6 + rt::lit::<T>(0.5) * t284;
                let rho6_new = rho6 - t155 * (t290 * t290 + rt::lit::<T>(1.0));
                let rho7_new = rho7 + h * rho7_rate;
                let rho8_new = rho8 + h * rho8_rate;
                let rho9_new = rho9 + h * rho9_rate;
                let rho10_new = rho10 + h * rho10_rate;
                let rho11_new = rho11 + h * rho11_rate;
                let rho12_new = rho12 + h * rho12_rate;
                let carried = [
                    x_new,
                    w1_new,
                    w2_new,
                    w3_new,
                    w4_new,
                    w5_new,
                    w6_new,
                    z1_new,
                    z2_new,
                    z3_new,
                    z4_new,
                    z5_new,
                    z6_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    rho4_new,
                    rho5_new,
                    rho6_new,
                    rho7_new,
                    rho8_new,
                    rho9_new,
                    rho10_new,
                    rho11_new,
                    rho12_new,
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
                let [x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6, rho1, rho2, rho3,
                rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11, rho12] = motion
                    .carried;
                let w3_rho9 = w3 * rho9;
                let w1_rho7 = w1 * rho7;
                let w2_rho8 = w2 * rho8;
                let w1_rho7_plus_w2_rho8 = w1_rho7 + w2_rho8;
                let t1 = w3_rho9 + w1_rho7_plus_w2_rho8;
                let w6_rho12 = w6 * rho12;
                let w4_rho10 = w4 * rho10;
                let w5_rho11 = w5 * rho11;
                let t2 = w4_rho10 + w5_rho11;
                let w3_squared = w3 * w3;
                let w1_squared = w1 * w1;
                let w2_squared = w2 * w2;
                let t3 = w1_squared + w2_squared;
                let t4 = w3_squared + t3;
                let w6_squared = w6 * w6;
                let t5 = w6_squared + rt::lit::<T>(1.0);
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let t6 = w4_squared + w5_squared;
                let t7 = rt::lit::<T>(1.0) / (t4 + (t5 + t6));
                let t8 = w5_rho11 + w6_rho12;
                let t9 = w5_squared + w6_squared;
                let t10 = w1 * (w2_rho8 + w4_rho10 + (w3_rho9 + t8))
                    - rho7
                        * (w3_squared + w4_squared
                            + (t9 + (w2_squared + rt::lit::<T>(1.0))));
                let t11 = w4_rho10 + t8;
                let t12 = w4_squared + t9;
                let t13 = t7
                    * (w2 * (w1_rho7 + w3_rho9 + t11)
                        - rho8
                            * (t12 + (w3_squared + (w1_squared + rt::lit::<T>(1.0)))));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    x_dot: (t1 + (w6_rho12 + t2)) * t7,
                    w1_dot: rho1,
                    w2_dot: rho2,
                    w3_dot: rho3,
                    w4_dot: rho4,
                    w5_dot: rho5,
                    w6_dot: rho6,
                    z1_dot: t7 * t10,
                    z2_dot: t13,
                    z3_dot: t7
                        * (w3 * (w1_rho7_plus_w2_rho8 + t11)
                            - rho9 * (t12 + (t3 + rt::lit::<T>(1.0)))),
                    z4_dot: t7
                        * (w4 * (t1 + t8) - rho10 * (t4 + (t9 + rt::lit::<T>(1.0)))),
                    z5_dot: t7
                        * (w5 * (t1 + (w4_rho10 + w6_rho12))
                            - rho11 * (t4 + (w4_squared + t5))),
                    z6_dot: t7
                        * (w6 * (t1 + t2) - rho12 * (t4 + (t6 + rt::lit::<T>(1.0)))),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "21fd466e32099ce66fcbf7139b023309";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 65 | 70 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 45 | 50 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (13); momenta p_{k−½} half a step before the node (13).
            type Carried = [T; 26];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let Scheme { half_h } = *self;
                let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = start
                    .q()
                    .data
                    .0;
                let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot,
                z2_dot, z3_dot, z4_dot, z5_dot, z6_dot]] = start.w().data.0;
                let w6_squared = w6 * w6;
                let w2_squared = w2 * w2;
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let w1_squared = w1 * w1;
                let w3_squared = w3 * w3;
                let t1 = z1 * z1 + rt::lit::<T>(1.0);
                let t2 = z2 * (w2_squared + t1);
                let t3 = z3 * (w3_squared + rt::lit::<T>(1.0));
                let t4 = z4 * (w4_squared + rt::lit::<T>(1.0));
                let t5 = z5 * (w5_squared + rt::lit::<T>(1.0));
                let t6 = z6 * (w6_squared + rt::lit::<T>(1.0));
                let z2_squared = z2 * z2;
                let t7 = z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)));
                let t8 = w2 * t2 + (x + w3 * t3)
                    + (w4 * t4 + w5 * t5 + (w6 * t6 + w1 * t7));
                let t9 = rt::lit::<T>(1.0)
                    / (w6_squared + (w2_squared + rt::lit::<T>(1.0))
                        + (w4_squared + w5_squared + (w1_squared + w3_squared))) * t8;
                let carried = [
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    x_dot - half_h * (t9 - x),
                    w1_dot + t1 * (half_h * w1),
                    w2_dot + (z2_squared + rt::lit::<T>(1.0)) * (half_h * w2),
                    w3_dot + (z3 * z3 + rt::lit::<T>(1.0)) * (half_h * w3),
                    w4_dot + (z4 * z4 + rt::lit::<T>(1.0)) * (half_h * w4),
                    w5_dot + (z5 * z5 + rt::lit::<T>(1.0)) * (half_h * w5),
                    w6_dot + (z6 * z6 + rt::lit::<T>(1.0)) * (half_h * w6),
                    z1_dot - half_h * (w1 * t9 - t7),
                    z2_dot - half_h * (w2 * t9 - t2),
                    z3_dot - half_h * (w3 * t9 - t3),
                    z4_dot - half_h * (w4 * t9 - t4),
                    z5_dot - half_h * (w5 * t9 - t5),
                    z6_dot - half_h * (w6 * t9 - t6),
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
                let [x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6, p_x, p_w1, p_w2,
                p_w3, p_w4, p_w5, p_w6, p_z1, p_z2, p_z3, p_z4, p_z5, p_z6] = motion
                    .carried;
                let h = setting.step_size();
                let x_h = h * x;
                let w6_squared = w6 * w6;
                let w2_squared = w2 * w2;
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let w1_squared = w1 * w1;
                let w3_squared = w3 * w3;
                let z2_squared = z2 * z2;
                let t1 = (z2_squared + (w1_squared + rt::lit::<T>(1.0))) * (h * z1);
                let t2 = (w3_squared + rt::lit::<T>(1.0)) * (h * z3);
                let t3 = w1 * (rt::lit::<T>(2.0) * p_z1 - t1)
                    + (rt::lit::<T>(2.0) * p_x - x_h
                        + w3 * (rt::lit::<T>(2.0) * p_z3 - t2));
                let t4 = (w5_squared + rt::lit::<T>(1.0)) * (h * z5);
                let t5 = (w4_squared + rt::lit::<T>(1.0)) * (h * z4);
                let t6 = z1 * z1 + rt::lit::<T>(1.0);
                let t7 = (w2_squared + t6) * (h * z2);
                let t8 = (w6_squared + rt::lit::<T>(1.0)) * (h * z6);
                let t9 = w5 * (rt::lit::<T>(2.0) * p_z5 - t4)
                    + w4 * (rt::lit::<T>(2.0) * p_z4 - t5)
                    + (w2 * (rt::lit::<T>(2.0) * p_z2 - t7)
                        + w6 * (rt::lit::<T>(2.0) * p_z6 - t8));
                let t10 = rt::lit::<T>(1.0)
                    / (w6_squared + (w2_squared + rt::lit::<T>(1.0))
                        + (w4_squared + w5_squared + (w1_squared + w3_squared)))
                    * (t3 + t9);
                let p_x_new = p_x - x_h - t10;
                let x_new = x + h * p_x_new;
                let p_w1_new = p_w1 - t6 * (h * w1);
                let w1_new = w1 + h * p_w1_new;
                let p_w2_new = p_w2 - (z2_squared + rt::lit::<T>(1.0)) * (h * w2);
                let w2_new = w2 + h * p_w2_new;
                let p_w3_new = p_w3 - (z3 * z3 + rt::lit::<T>(1.0)) * (h * w3);
                let w3_new = w3 + h * p_w3_new;
                let p_w4_new = p_w4 - (z4 * z4 + rt::lit::<T>(1.0)) * (h * w4);
                let w4_new = w4 + h * p_w4_new;
                let p_w5_new = p_w5 - (z5 * z5 + rt::lit::<T>(1.0)) * (h * w5);
                let w5_new = w5 + h * p_w5_new;
                let p_w6_new = p_w6 - (z6 * z6 + rt::lit::<T>(1.0)) * (h * w6);
                let w6_new = w6 + h * p_w6_new;
                let p_z1_new = p_z1 - t1 - w1 * t10;
                let z1_new = z1 + h * p_z1_new;
                let p_z2_new = p_z2 - t7 - w2 * t10;
                let z2_new = z2 + h * p_z2_new;
                let p_z3_new = p_z3 - t2 - w3 * t10;
                let z3_new = z3 + h * p_z3_new;
                let p_z4_new = p_z4 - t5 - w4 * t10;
                let z4_new = z4 + h * p_z4_new;
                let p_z5_new = p_z5 - t4 - w5 * t10;
                let z5_new = z5 + h * p_z5_new;
                let p_z6_new = p_z6 - t8 - w6 * t10;
                let z6_new = z6 + h * p_z6_new;
                let carried = [
                    x_new,
                    w1_new,
                    w2_new,
                    w3_new,
                    w4_new,
                    w5_new,
                    w6_new,
                    z1_new,
                    z2_new,
                    z3_new,
                    z4_new,
                    z5_new,
                    z6_new,
                    p_x_new,
                    p_w1_new,
                    p_w2_new,
                    p_w3_new,
                    p_w4_new,
                    p_w5_new,
                    p_w6_new,
                    p_z1_new,
                    p_z2_new,
                    p_z3_new,
                    p_z4_new,
                    p_z5_new,
                    p_z6_new,
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
                let [x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6, p_x, p_w1, p_w2,
                p_w3, p_w4, p_w5, p_w6, p_z1, p_z2, p_z3, p_z4, p_z5, p_z6] = motion
                    .carried;
                let Scheme { half_h } = *setting.scheme();
                let t1 = p_x - half_h * x;
                let w6_squared = w6 * w6;
                let w2_squared = w2 * w2;
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let w1_squared = w1 * w1;
                let w3_squared = w3 * w3;
                let t2 = z1 * z1 + rt::lit::<T>(1.0);
                let t3 = p_z2 - (w2_squared + t2) * (half_h * z2);
                let t4 = p_z3 - (w3_squared + rt::lit::<T>(1.0)) * (half_h * z3);
                let t5 = p_z5 - (w5_squared + rt::lit::<T>(1.0)) * (half_h * z5);
                let t6 = p_z6 - (w6_squared + rt::lit::<T>(1.0)) * (half_h * z6);
                let z2_squared = z2 * z2;
                let t7 = p_z1
                    - (z2_squared + (w1_squared + rt::lit::<T>(1.0))) * (half_h * z1);
                let t8 = p_z4 - (w4_squared + rt::lit::<T>(1.0)) * (half_h * z4);
                let t9 = w2 * t3 + (t1 + w3 * t4)
                    + (w5 * t5 + w6 * t6 + (w1 * t7 + w4 * t8));
                let t10 = rt::lit::<T>(1.0)
                    / (w6_squared + (w2_squared + rt::lit::<T>(1.0))
                        + (w4_squared + w5_squared + (w1_squared + w3_squared))) * t9;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    x_dot: t1 - t10,
                    w1_dot: p_w1 - t2 * (half_h * w1),
                    w2_dot: p_w2 - (z2_squared + rt::lit::<T>(1.0)) * (half_h * w2),
                    w3_dot: p_w3 - (z3 * z3 + rt::lit::<T>(1.0)) * (half_h * w3),
                    w4_dot: p_w4 - (z4 * z4 + rt::lit::<T>(1.0)) * (half_h * w4),
                    w5_dot: p_w5 - (z5 * z5 + rt::lit::<T>(1.0)) * (half_h * w5),
                    w6_dot: p_w6 - (z6 * z6 + rt::lit::<T>(1.0)) * (half_h * w6),
                    z1_dot: t7 - w1 * t10,
                    z2_dot: t3 - w2 * t10,
                    z3_dot: t4 - w3 * t10,
                    z4_dot: t8 - w4 * t10,
                    z5_dot: t5 - w5 * t10,
                    z6_dot: t6 - w6 * t10,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "fceb4d29fe5b956b27e71515b6f47605";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Leapfrog> for System<T> {
        type Scheme = leapfrog::Scheme<T>;
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
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 503 | 493 | 4 | 0 | 0 | 0 |
        /// | each state that is looked at | 46 | 31 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h/6`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (13); momenta on D*, ρ = Xᵀ p (12).
            type Carried = [T; 25];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme { half_h, k1 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6]] = start
                    .q()
                    .data
                    .0;
                let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, z1_dot,
                z2_dot, z3_dot, z4_dot, z5_dot, z6_dot]] = start.w().data.0;
                let carried = [
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    w1_dot,
                    w2_dot,
                    w3_dot,
                    w4_dot,
                    w5_dot,
                    w6_dot,
                    w1 * x_dot - z1_dot,
                    w2 * x_dot - z2_dot,
                    w3 * x_dot - z3_dot,
                    w4 * x_dot - z4_dot,
                    w5 * x_dot - z5_dot,
                    w6 * x_dot - z6_dot,
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
                let [x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6, rho1, rho2, rho3,
                rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11, rho12] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { half_h, k1 } = *setting.scheme();
                let t1 = w3 + half_h * rho3;
                let w3_squared = w3 * w3;
                let w1_squared = w1 * w1;
                let w2_squared = w2 * w2;
                let t2 = w1_squared + w2_squared;
                let t3 = w3_squared + t2;
                let w6_squared = w6 * w6;
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let t4 = w4_squared + w5_squared;
                let t5 = t3 + (w6_squared + t4);
                let t6 = t5 + rt::lit::<T>(1.0);
                let t7 = rt::lit::<T>(1.0) / t6;
                let w1_rho7 = w1 * rho7;
                let w2_rho8 = w2 * rho8;
                let w1_rho7_plus_w2_rho8 = w1_rho7 + w2_rho8;
                let w4_rho10 = w4 * rho10;
                let w5_rho11 = w5 * rho11;
                let w6_rho12 = w6 * rho12;
                let t8 = w5_rho11 + w6_rho12;
                let t9 = w4_rho10 + t8;
                let t10 = w1_rho7_plus_w2_rho8 + t9;
                let t11 = w5_squared + w6_squared;
                let t12 = w4_squared + t11;
                let t13 = t12 + (t2 + rt::lit::<T>(1.0));
                let t14 = t7 * (w3 * t10 - rho9 * t13);
                let t15 = z3 + half_h * t14;
                let t16 = t1 * (t15 * t15 + rt::lit::<T>(1.0));
                let t17 = rho3 - half_h * t16;
                let t18 = w3 + h * t17;
                let t19 = t18 * t18;
                let t20 = w1 + half_h * rho1;
                let w3_rho9 = w3 * rho9;
                let t21 = w2_rho8 + w4_rho10 + (w3_rho9 + t8);
                let t22 = t7
                    * (w1 * t21
                        - rho7
                            * (w3_squared + w4_squared
                                + (t11 + (w2_squared + rt::lit::<T>(1.0)))));
                let t23 = z1 + half_h * t22;
                let t24 = t23 * t23;
                let t25 = t20 * (t24 + rt::lit::<T>(1.0));
                let t26 = rho1 - half_h * t25;
                let t27 = w1 + h * t26;
                let t28 = t27 * t27;
                let t29 = w2 + half_h * rho2;
                let t30 = w1_rho7 + w3_rho9 + t9;
                let t31 = w1_squared + rt::lit::<T>(1.0);
                let t32 = t7 * (w2 * t30 - rho8 * (t12 + (w3_squared + t31)));
                let t33 = z2 + half_h * t32;
                let t34 = t33 * t33;
                let t35 = t29 * (t34 + rt::lit::<T>(1.0));
                let t36 = rho2 - half_h * t35;
                let t37 = w2 + h * t36;
                let t38 = t37 * t37;
                let t39 = t28 + t38;
                let t40 = t19 + t39;
                let t41 = w6 + half_h * rho6;
                let t42 = w3_rho9 + w1_rho7_plus_w2_rho8;
                let t43 = w4_rho10 + w5_rho11;
                let t44 = t42 + t43;
                let t45 = t3 + (t4 + rt::lit::<T>(1.0));
                let t46 = t7 * (w6 * t44 - rho12 * t45);
                let t47 = z6 + half_h * t46;
                let t48 = t41 * (t47 * t47 + rt::lit::<T>(1.0));
                let t49 = rho6 - half_h * t48;
                let t50 = w6 + h * t49;
                let t51 = t50 * t50;
                let t52 = w4 + half_h * rho4;
                let t53 = t42 + t8;
                let t54 = t3 + (t11 + rt::lit::<T>(1.0));
                let t55 = t7 * (w4 * t53 - rho10 * t54);
                let t56 = z4 + half_h * t55;
                let t57 = t52 * (t56 * t56 + rt::lit::<T>(1.0));
                let t58 = rho4 - half_h * t57;
                let t59 = w4 + h * t58;
                let t60 = t59 * t59;
                let t61 = w5 + half_h * rho5;
                let t62 = t42 + (w4_rho10 + w6_rho12);
                let t63 = t3 + (w4_squared + (w6_squared + rt::lit::<T>(1.0)));
                let t64 = t7 * (w5 * t62 - rho11 * t63);
                let t65 = z5 + half_h * t64;
                let t66 = t61 * (t65 * t65 + rt::lit::<T>(1.0));
                let t67 = rho5 - half_h * t66;
                let t68 = w5 + h * t67;
                let t69 = t68 * t68;
                let t70 = t60 + t69;
                let t71 = t40 + (t51 + t70);
                let t72 = t71 + rt::lit::<T>(1.0);
                let t73 = rt::lit::<T>(1.0) / t72;
                let t74 = w3 * (z3 * z3 + rt::lit::<T>(1.0));
                let t75 = rho3 - half_h * t74;
                let t76 = w3 + half_h * t75;
                let t77 = t76 * t76;
                let t78 = z1 * z1 + rt::lit::<T>(1.0);
                let t79 = w1 * t78;
                let t80 = rho1 - half_h * t79;
                let t81 = w1 + half_h * t80;
                let t82 = t81 * t81;
                let z2_squared = z2 * z2;
                let t83 = w2 * (z2_squared + rt::lit::<T>(1.0));
                let t84 = rho2 - half_h * t83;
                let t85 = w2 + half_h * t84;
                let t86 = t85 * t85;
                let t87 = t82 + t86;
                let t88 = t77 + t87;
                let t89 = w6 * (z6 * z6 + rt::lit::<T>(1.0));
                let t90 = rho6 - half_h * t89;
                let t91 = w6 + half_h * t90;
                let t92 = t91 * t91;
                let t93 = w4 * (z4 * z4 + rt::lit::<T>(1.0));
                let t94 = rho4 - half_h * t93;
                let t95 = w4 + half_h * t94;
                let t96 = t95 * t95;
                let t97 = w5 * (z5 * z5 + rt::lit::<T>(1.0));
                let t98 = rho5 - half_h * t97;
                let t99 = w5 + half_h * t98;
                let t100 = t99 * t99;
                let t101 = t96 + t100;
                let t102 = t88 + (t92 + t101);
                let t103 = t102 + rt::lit::<T>(1.0);
                let t104 = rt::lit::<T>(1.0) / t103;
                let t105 = t102 + rt::lit::<T>(2.0);
                let t106 = t1 * t1;
                let t107 = t20 * t20;
                let t108 = t29 * t29;
                let t109 = t107 + t108;
                let t110 = t106 + t109;
                let t111 = t41 * t41;
                let t112 = t52 * t52;
                let t113 = t61 * t61;
                let t114 = t112 + t113;
                let t115 = t110 + (t111 + t114);
                let t116 = t115 + rt::lit::<T>(1.0);
                let t117 = rt::lit::<T>(1.0) / t116;
                let t118 = x * t6;
                let t119 = w1 * (rho7 * rho1 - t118)
                    + (rho1 * t21 + t6 * (z1 * (z2_squared + t31)));
                let t120 = t7 * t119;
                let t121 = rho7 + half_h * t120;
                let t122 = t20 * t121;
                let t123 = w2 * (rho8 * rho2 - t118)
                    + (rho2 * t30 + t6 * (z2 * (w2_squared + t78)));
                let t124 = t7 * t123;
                let t125 = rho8 + half_h * t124;
                let t126 = t29 * t125;
                let t127 = t122 + t126;
                let t128 = t5 + rt::lit::<T>(2.0);
                let t129 = w4 * (w4 * (z4 * t128 - w4 * x) + (rho10 * rho4 - x * t54));
                let t130 = t7 * (t129 + (rho4 * t53 + z4 * t54));
                let t131 = rho10 + half_h * t130;
                let t132 = t52 * t131;
                let t133 = w5 * (w5 * (z5 * t128 - w5 * x) + (rho11 * rho5 - x * t63));
                let t134 = t7 * (t133 + (rho5 * t62 + z5 * t63));
                let t135 = rho11 + half_h * t134;
                let t136 = t61 * t135;
                let t137 = w6 * (w6 * (z6 * t128 - w6 * x) + (rho12 * rho6 - x * t45));
                let t138 = t7 * (t137 + (rho6 * t44 + z6 * t45));
                let t139 = rho12 + half_h * t138;
                let t140 = t41 * t139;
                let t141 = t136 + t140;
                let t142 = t132 + t141;
                let t143 = t127 + t142;
                let t144 = t113 + t111;
                let t145 = t112 + t144;
                let t146 = t145 + (t109 + rt::lit::<T>(1.0));
                let t147 = w3 * (w3 * (z3 * t128 - w3 * x) + (rho9 * rho3 - x * t13));
                let t148 = t7 * (t147 + (rho3 * t10 + z3 * t13));
                let t149 = rho9 + half_h * t148;
                let t150 = t117 * (t1 * t143 - t146 * t149);
                let t151 = z3 + half_h * t150;
                let t152 = t1 * t149;
                let t153 = t152 + t127;
                let t154 = t132 + t136;
                let t155 = t117 * (t153 + (t140 + t154));
                let t156 = x + half_h * t155;
                let t157 = t115 + rt::lit::<T>(2.0);
                let t158 = t7 * (t42 + (w6_rho12 + t43));
                let t159 = x + half_h * t158;
                let t160 = t1
                    * (t1 * (t157 * t15 - t1 * t159) + (t75 * t149 - t146 * t159));
                let t161 = t117 * (t75 * t143 + (t146 * t15 + t160));
                let t162 = rho9 + half_h * t161;
                let t163 = t100 + t92;
                let t164 = t96 + t163;
                let t165 = t164 + (t87 + rt::lit::<T>(1.0));
                let t166 = t76
                    * (t76 * (t105 * t151 - t76 * t156) + (t17 * t162 - t165 * t156));
                let t167 = t126 + t132 + (t152 + t141);
                let t168 = t107 + rt::lit::<T>(1.0);
                let t169 = t116 * t159;
                let t170 = t80 * t167
                    + ((t34 + t168) * (t116 * t23) + t20 * (t80 * t121 - t169));
                let t171 = t117 * t170;
                let t172 = rho7 + half_h * t171;
                let t173 = t81 * t172;
                let t174 = t142 + (t122 + t152);
                let t175 = t108 + rt::lit::<T>(1.0);
                let t176 = t84 * t174
                    + ((t24 + t175) * (t116 * t33) + t29 * (t84 * t125 - t169));
                let t177 = t117 * t176;
                let t178 = rho8 + half_h * t177;
                let t179 = t85 * t178;
                let t180 = t173 + t179;
                let t181 = t110 + (t144 + rt::lit::<T>(1.0));
                let t182 = t52
                    * (t52 * (t157 * t56 - t52 * t159) + (t94 * t131 - t181 * t159));
                let t183 = t153 + t141;
                let t184 = t117 * (t182 + (t94 * t183 + t181 * t56));
                let t185 = rho10 + half_h * t184;
                let t186 = t95 * t185;
                let t187 = t110 + (t112 + (t111 + rt::lit::<T>(1.0)));
                let t188 = t61
                    * (t61 * (t157 * t65 - t61 * t159) + (t98 * t135 - t187 * t159));
                let t189 = t153 + (t132 + t140);
                let t190 = t117 * (t188 + (t98 * t189 + t187 * t65));
                let t191 = rho11 + half_h * t190;
                let t192 = t99 * t191;
                let t193 = t110 + (t114 + rt::lit::<T>(1.0));
                let t194 = t41
                    * (t41 * (t157 * t47 - t41 * t159) + (t90 * t139 - t193 * t159));
                let t195 = t153 + t154;
                let t196 = t117 * (t194 + (t90 * t195 + t193 * t47));
                let t197 = rho12 + half_h * t196;
                let t198 = t91 * t197;
                let t199 = t192 + t198;
                let t200 = t186 + t199;
                let t201 = t180 + t200;
                let t202 = t104 * (t166 + (t17 * t201 + t165 * t151));
                let t203 = rho9 + h * t202;
                let t204 = t18 * t203;
                let t205 = t76 * t162;
                let t206 = t179 + t186 + (t205 + t199);
                let t207 = t117 * (t29 * t174 - t125 * (t145 + (t106 + t168)));
                let t208 = z2 + half_h * t207;
                let t209 = t208 * t208;
                let t210 = t82 + rt::lit::<T>(1.0);
                let t211 = t117 * (t20 * t167 - t121 * (t106 + t112 + (t144 + t175)));
                let t212 = z1 + half_h * t211;
                let t213 = t103 * t156;
                let t214 = t26 * t206
                    + ((t209 + t210) * (t103 * t212) + t81 * (t26 * t172 - t213));
                let t215 = t104 * t214;
                let t216 = rho7 + h * t215;
                let t217 = t27 * t216;
                let t218 = t200 + (t173 + t205);
                let t219 = t212 * t212;
                let t220 = t86 + rt::lit::<T>(1.0);
                let t221 = t36 * t218
                    + ((t219 + t220) * (t103 * t208) + t85 * (t36 * t178 - t213));
                let t222 = t104 * t221;
                let t223 = rho8 + h * t222;
                let t224 = t37 * t223;
                let t225 = t217 + t224;
                let t226 = t204 + t225;
                let t227 = t205 + t180;
                let t228 = t186 + t192;
                let t229 = t227 + t228;
                let t230 = t88 + (t101 + rt::lit::<T>(1.0));
                let t231 = t117 * (t41 * t195 - t193 * t139);
                let t232 = z6 + half_h * t231;
                let t233 = t91
                    * (t91 * (t105 * t232 - t91 * t156) + (t49 * t197 - t230 * t156));
                let t234 = t104 * (t49 * t229 + (t230 * t232 + t233));
                let t235 = rho12 + h * t234;
                let t236 = t50 * t235;
                let t237 = t227 + t199;
                let t238 = t88 + (t163 + rt::lit::<T>(1.0));
                let t239 = t117 * (t52 * t183 - t181 * t131);
                let t240 = z4 + half_h * t239;
                let t241 = t95
                    * (t95 * (t105 * t240 - t95 * t156) + (t58 * t185 - t238 * t156));
                let t242 = t104 * (t58 * t237 + (t238 * t240 + t241));
                let t243 = rho10 + h * t242;
                let t244 = t59 * t243;
                let t245 = t227 + (t186 + t198);
                let t246 = t88 + (t96 + (t92 + rt::lit::<T>(1.0)));
                let t247 = t117 * (t61 * t189 - t187 * t135);
                let t248 = z5 + half_h * t247;
                let t249 = t99
                    * (t99 * (t105 * t248 - t99 * t156) + (t67 * t191 - t246 * t156));
                let t250 = t104 * (t67 * t245 + (t246 * t248 + t249));
                let t251 = rho11 + h * t250;
                let t252 = t68 * t251;
                let t253 = t244 + t252;
                let t254 = t104 * (t227 + (t198 + t228));
                let x_new = x
                    + k1
                        * (t73 * (t226 + (t236 + t253))
                            + (t158 + rt::lit::<T>(2.0) * (t155 + t254)));
                let t255 = t81 * (t219 + rt::lit::<T>(1.0));
                let t256 = rho1 - h * t255;
                let w1_new = w1 + k1 * (t256 + (rho1 + rt::lit::<T>(2.0) * (t80 + t26)));
                let t257 = t85 * (t209 + rt::lit::<T>(1.0));
                let t258 = rho2 - h * t257;
                let w2_new = w2 + k1 * (t258 + (rho2 + rt::lit::<T>(2.0) * (t84 + t36)));
                let t259 = t76 * (t151 * t151 + rt::lit::<T>(1.0));
                let t260 = rho3 - h * t259;
                let w3_new = w3 + k1 * (t260 + (rho3 + rt::lit::<T>(2.0) * (t75 + t17)));
                let t261 = t95 * (t240 * t240 + rt::lit::<T>(1.0));
                let t262 = rho4 - h * t261;
                let w4_new = w4 + k1 * (t262 + (rho4 + rt::lit::<T>(2.0) * (t94 + t58)));
                let t263 = t99 * (t248 * t248 + rt::lit::<T>(1.0));
                let t264 = rho5 - h * t263;
                let w5_new = w5 + k1 * (t264 + (rho5 + rt::lit::<T>(2.0) * (t98 + t67)));
                let t265 = t91 * (t232 * t232 + rt::lit::<T>(1.0));
                let t266 = rho6 - h * t265;
                let w6_new = w6 + k1 * (t266 + (rho6 + rt::lit::<T>(2.0) * (t90 + t49)));
                let t267 = t252 + t236;
                let t268 = t224 + t244 + (t204 + t267);
                let t269 = t69 + t51;
                let t270 = t38 + rt::lit::<T>(1.0);
                let t271 = t104 * (t81 * t206 - t172 * (t77 + t96 + (t163 + t220)));
                let t272 = t73 * (t27 * t268 - t216 * (t19 + t60 + (t269 + t270)))
                    + (t22 + rt::lit::<T>(2.0) * (t211 + t271));
                let z1_new = z1 + k1 * t272;
                let t273 = t244 + t267;
                let t274 = t273 + (t217 + t204);
                let t275 = t60 + t269;
                let t276 = t28 + rt::lit::<T>(1.0);
                let t277 = t104 * (t85 * t218 - t178 * (t164 + (t77 + t210)));
                let t278 = t73 * (t37 * t274 - t223 * (t275 + (t19 + t276)))
                    + (t32 + rt::lit::<T>(2.0) * (t207 + t277));
                let z2_new = z2 + k1 * t278;
                let t279 = t225 + t273;
                let t280 = t275 + (t39 + rt::lit::<T>(1.0));
                let t281 = t104 * (t76 * t201 - t165 * t162);
                let t282 = k1
                    * (t73 * (t18 * t279 - t203 * t280)
                        + (t14 + rt::lit::<T>(2.0) * (t150 + t281)));
                let z3_new = z3 + t282;
                let t283 = t226 + t267;
                let t284 = t40 + (t269 + rt::lit::<T>(1.0));
                let t285 = t104 * (t95 * t237 - t238 * t185);
                let t286 = k1
                    * (t73 * (t59 * t283 - t243 * t284)
                        + (t55 + rt::lit::<T>(2.0) * (t239 + t285)));
                let z4_new = z4 + t286;
                let t287 = t226 + (t244 + t236);
                let t288 = t40 + (t60 + (t51 + rt::lit::<T>(1.0)));
                let t289 = t104 * (t99 * t245 - t246 * t191);
                let t290 = k1
                    * (t73 * (t68 * t287 - t251 * t288)
                        + (t64 + rt::lit::<T>(2.0) * (t247 + t289)));
                let z5_new = z5 + t290;
                let t291 = t226 + t253;
                let t292 = t40 + (t70 + rt::lit::<T>(1.0));
                let t293 = t104 * (t91 * t229 - t230 * t197);
                let t294 = k1
                    * (t73 * (t50 * t291 - t235 * t292)
                        + (t46 + rt::lit::<T>(2.0) * (t231 + t293)));
                let z6_new = z6 + t294;
                let t295 = z1 + h * t271;
                let t296 = t295 * t295;
                let rho1_new = rho1
                    - k1
                        * (t27 * (t296 + rt::lit::<T>(1.0))
                            + (t79 + rt::lit::<T>(2.0) * (t25 + t255)));
                let t297 = z2 + h * t277;
                let t298 = t297 * t297;
                let rho2_new = rho2
                    - k1
                        * (t37 * (t298 + rt::lit::<T>(1.0))
                            + (t83 + rt::lit::<T>(2.0) * (t35 + t257)));
                let t299 = z3 + h * t281;
                let rho3_new = rho3
                    - k1
                        * (t18 * (t299 * t299 + rt::lit::<T>(1.0))
                            + (t74 + rt::lit::<T>(2.0) * (t16 + t259)));
                let t300 = z4 + h * t285;
                let rho4_new = rho4
                    - k1
                        * (t59 * (t300 * t300 + rt::lit::<T>(1.0))
                            + (t93 + rt::lit::<T>(2.0) * (t57 + t261)));
                let t301 = z5 + h * t289;
                let rho5_new = rho5
                    - k1
                        * (t68 * (t301 * t301 + rt::lit::<T>(1.0))
                            + (t97 + rt::lit::<T>(2.0) * (t66 + t263)));
                let t302 = z6 + h * t293;
                let rho6_new = rho6
                    - k1
                        * (t50 * (t302 * t302 + rt::lit::<T>(1.0))
                            + (t89 + rt::lit::<T>(2.0) * (t48 + t265)));
                let t303 = x + h * t254;
                let t304 = t303 * t72;
                let t305 = t256 * t268
                    + ((t298 + t276) * (t295 * t72) + t27 * (t256 * t216 - t304));
                let rho7_new = rho7
                    + k1 * (t73 * t305 + (t120 + rt::lit::<T>(2.0) * (t171 + t215)));
                let t306 = t258 * t274
                    + ((t296 + t270) * (t297 * t72) + t37 * (t258 * t223 - t304));
                let rho8_new = rho8
                    + k1 * (t73 * t306 + (t124 + rt::lit::<T>(2.0) * (t177 + t222)));
                let t307 = t71 + rt::lit::<T>(2.0);
                let t308 = t18
                    * (t18 * (t299 * t307 - t303 * t18) + (t260 * t203 - t303 * t280));
                let t309 = t73 * (t308 + (t260 * t279 + t299 * t280))
                    + (t148 + rt::lit::<T>(2.0) * (t161 + t202));
                let rho9_new = rho9 + k1 * t309;
                let t310 = t59
                    * (t59 * (t300 * t307 - t303 * t59) + (t262 * t243 - t303 * t284));
                let t311 = t73 * (t310 + (t262 * t283 + t300 * t284))
                    + (t130 + rt::lit::<T>(2.0) * (t184 + t242));
                let rho10_new = rho10 + k1 * t311;
                let t312 = t68
                    * (t68 * (t301 * t307 - t303 * t68) + (t264 * t251 - t303 * t288));
                let t313 = t73 * (t312 + (t264 * t287 + t301 * t288))
                    + (t134 + rt::lit::<T>(2.0) * (t190 + t250));
                let rho11_new = rho11 + k1 * t313;
                let t314 = t50
                    * (t50 * (t302 * t307 - t303 * t50) + (t266 * t235 - t303 * t292));
                let t315 = t73 * (t314 + (t266 * t291 + t302 * t292))
                    + (t138 + rt::lit::<T>(2.0) * (t196 + t234));
                let rho12_new = rho12 + k1 * t315;
                let carried = [
                    x_new,
                    w1_new,
                    w2_new,
                    w3_new,
                    w4_new,
                    w5_new,
                    w6_new,
                    z1_new,
                    z2_new,
                    z3_new,
                    z4_new,
                    z5_new,
                    z6_new,
                    rho1_new,
                    rho2_new,
                    rho3_new,
                    rho4_new,
                    rho5_new,
                    rho6_new,
                    rho7_new,
                    rho8_new,
                    rho9_new,
                    rho10_new,
                    rho11_new,
                    rho12_new,
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
                let [x, w1, w2, w3, w4, w5, w6, z1, z2, z3, z4, z5, z6, rho1, rho2, rho3,
                rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11, rho12] = motion
                    .carried;
                let w3_rho9 = w3 * rho9;
                let w1_rho7 = w1 * rho7;
                let w2_rho8 = w2 * rho8;
                let w1_rho7_plus_w2_rho8 = w1_rho7 + w2_rho8;
                let t1 = w3_rho9 + w1_rho7_plus_w2_rho8;
                let w6_rho12 = w6 * rho12;
                let w4_rho10 = w4 * rho10;
                let w5_rho11 = w5 * rho11;
                let t2 = w4_rho10 + w5_rho11;
                let w3_squared = w3 * w3;
                let w1_squared = w1 * w1;
                let w2_squared = w2 * w2;
                let t3 = w1_squared + w2_squared;
                let t4 = w3_squared + t3;
                let w6_squared = w6 * w6;
                let t5 = w6_squared + rt::lit::<T>(1.0);
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let t6 = w4_squared + w5_squared;
                let t7 = rt::lit::<T>(1.0) / (t4 + (t5 + t6));
                let t8 = w5_rho11 + w6_rho12;
                let t9 = w5_squared + w6_squared;
                let t10 = w1 * (w2_rho8 + w4_rho10 + (w3_rho9 + t8))
                    - rho7
                        * (w3_squared + w4_squared
                            + (t9 + (w2_squared + rt::lit::<T>(1.0))));
                let t11 = w4_rho10 + t8;
                let t12 = w4_squared + t9;
                let t13 = t7
                    * (w2 * (w1_rho7 + w3_rho9 + t11)
                        - rho8
                            * (t12 + (w3_squared + (w1_squared + rt::lit::<T>(1.0)))));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    x_dot: (t1 + (w6_rho12 + t2)) * t7,
                    w1_dot: rho1,
                    w2_dot: rho2,
                    w3_dot: rho3,
                    w4_dot: rho4,
                    w5_dot: rho5,
                    w6_dot: rho6,
                    z1_dot: t7 * t10,
                    z2_dot: t13,
                    z3_dot: t7
                        * (w3 * (w1_rho7_plus_w2_rho8 + t11)
                            - rho9 * (t12 + (t3 + rt::lit::<T>(1.0)))),
                    z4_dot: t7
                        * (w4 * (t1 + t8) - rho10 * (t4 + (t9 + rt::lit::<T>(1.0)))),
                    z5_dot: t7
                        * (w5 * (t1 + (w4_rho10 + w6_rho12))
                            - rho11 * (t4 + (w4_squared + t5))),
                    z6_dot: t7
                        * (w6 * (t1 + t2) - rho12 * (t4 + (t6 + rt::lit::<T>(1.0)))),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d147d7f193c2d18050960dd97a5ac102";
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
            rt::copy(&[], out)
        }
    }

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, Quantity,
            };
            let mut info = ModelInfo::new("chaotic_quartic6");
            info.text = Some(
                "A particle in a quartic potential under one nonholonomic constraint: a chaotic test problem on 2n + 1 coordinates, here with n = 6.",
            );
            info.source = Some(
                "E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, Energy-preserving integrators applied to nonholonomic systems (2019), section 4.1, equations (19) and (20)",
            );
            info.coordinates = &[
                Quantity::new("x", None, None),
                Quantity::new("w1", None, None),
                Quantity::new("w2", None, None),
                Quantity::new("w3", None, None),
                Quantity::new("w4", None, None),
                Quantity::new("w5", None, None),
                Quantity::new("w6", None, None),
                Quantity::new("z1", None, None),
                Quantity::new("z2", None, None),
                Quantity::new("z3", None, None),
                Quantity::new("z4", None, None),
                Quantity::new("z5", None, None),
                Quantity::new("z6", None, None),
            ];
            info.velocities = &[
                Quantity::new("x_dot", None, None),
                Quantity::new("w1_dot", None, None),
                Quantity::new("w2_dot", None, None),
                Quantity::new("w3_dot", None, None),
                Quantity::new("w4_dot", None, None),
                Quantity::new("w5_dot", None, None),
                Quantity::new("w6_dot", None, None),
                Quantity::new("z1_dot", None, None),
                Quantity::new("z2_dot", None, None),
                Quantity::new("z3_dot", None, None),
                Quantity::new("z4_dot", None, None),
                Quantity::new("z5_dot", None, None),
                Quantity::new("z6_dot", None, None),
            ];
            info.momenta = &[
                "rho1",
                "rho2",
                "rho3",
                "rho4",
                "rho5",
                "rho6",
                "rho7",
                "rho8",
                "rho9",
                "rho10",
                "rho11",
                "rho12",
            ];
            info.constraints = &[
                "x_dot + w1*z1_dot + w2*z2_dot + w3*z3_dot + w4*z4_dot + w5*z5_dot + w6*z6_dot",
            ];
            info.parameters = &[];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: Some("at n/3 times the paper's energy, 3.06"),
                    q: &[
                        0.2,
                        0.5,
                        -0.3,
                        0.4,
                        0.5,
                        -0.3,
                        0.4,
                        0.6,
                        -0.5,
                        0.3,
                        0.6,
                        -0.5,
                        0.3,
                    ],
                    w: &[
                        -1.6043089926859087,
                        0.5260029484216093,
                        0.9205051597378162,
                        -0.789004422632414,
                        0.5260029484216093,
                        0.9205051597378162,
                        -0.789004422632414,
                        0.6575036855270117,
                        -1.0520058968432187,
                        0.394502211316207,
                        0.6575036855270117,
                        -1.0520058968432187,
                        0.394502211316207,
                    ],
                    parameters: &[],
                    inputs: &[],
                },
            ];
            info.methods = &[
                MethodInfo::of::<Self, ::nonholonomic::methods::Gonzalez>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Midpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Leapfrog>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
            ];
            info.functions = &[
                FunctionInfo::new("mass_matrix", &[("q", 13)], &[13, 13]),
                FunctionInfo::new("inverse_mass", &[("q", 13)], &[13, 13]),
                FunctionInfo::new("potential", &[("q", 13)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 13)], &[13]),
                FunctionInfo::new("lagrangian", &[("q", 13), ("w", 13)], &[]),
                FunctionInfo::new("energy", &[("q", 13), ("w", 13)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 13)], &[13, 13, 13]),
                FunctionInfo::new("christoffel", &[("q", 13)], &[13, 13, 13]),
                FunctionInfo::new("constraint_matrix", &[("q", 13)], &[1, 13]),
                FunctionInfo::new("constraint", &[("q", 13), ("w", 13)], &[1]),
                FunctionInfo::new("projector_perp", &[("q", 13)], &[13, 13]),
                FunctionInfo::new("projector_d", &[("q", 13)], &[13, 13]),
                FunctionInfo::new("frame", &[("q", 13)], &[13, 12]),
                FunctionInfo::new("restricted_metric", &[("q", 13)], &[12, 12]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 13)], &[12, 12]),
                FunctionInfo::new("structure_functions", &[("q", 13)], &[12, 12, 12]),
                FunctionInfo::new(
                    "almost_poisson",
                    &[("q", 13), ("rho", 12)],
                    &[25, 25],
                ),
                FunctionInfo::new("hamiltonian", &[("q", 13), ("rho", 12)], &[]),
                FunctionInfo::new(
                    "hamiltonian_gradient",
                    &[("q", 13), ("rho", 12)],
                    &[25],
                ),
                FunctionInfo::new("vector_field", &[("q", 13), ("rho", 12)], &[25]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 13), ("rho", 12)],
                    &[25, 25],
                ),
                FunctionInfo::new("momenta", &[("q", 13), ("w", 13)], &[13]),
                FunctionInfo::new(
                    "velocities_of_momenta",
                    &[("q", 13), ("p", 13)],
                    &[13],
                ),
                FunctionInfo::new("to_momenta", &[("q", 13), ("w", 13)], &[12]),
                FunctionInfo::new("to_velocities", &[("q", 13), ("rho", 12)], &[13]),
                FunctionInfo::new("multipliers", &[("q", 13), ("w", 13)], &[1]),
                FunctionInfo::new("acceleration", &[("q", 13), ("w", 13)], &[13]),
                FunctionInfo::new(
                    "configuration_velocity",
                    &[("q", 13), ("w", 13)],
                    &[13],
                ),
                FunctionInfo::new("invariants", &[("q", 13), ("w", 13)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 13), ("p", 13)], &[]),
                FunctionInfo::new(
                    "cotangent_vector_field",
                    &[("q", 13), ("p", 13)],
                    &[26],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[] = parameters else {
                return Err(ParameterError::Count {
                    expected: 0,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters::new())
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
            if rt::same_name(name, "midpoint") {
                return Some(visitor.visit::<::nonholonomic::methods::Midpoint>());
            }
            if rt::same_name(name, "leapfrog") {
                return Some(visitor.visit::<::nonholonomic::methods::Leapfrog>());
            }
            if rt::same_name(name, "rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4>());
            }
            None
        }
    }
}

impl ChaoticQuartic6 {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        chaotic_quartic6::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        chaotic_quartic6::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> chaotic_quartic6::Parameters<f64> {
        chaotic_quartic6::Parameters::new()
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> chaotic_quartic6::StateBuilder<f64> {
        chaotic_quartic6::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<chaotic_quartic6::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: chaotic_quartic6::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <chaotic_quartic6::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaotic_quartic6::System<f64>: ::nonholonomic::Discretize<M>,
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
        ChaoticQuartic6::system,
        ChaoticQuartic6::parameters,
        ChaoticQuartic6::state,
        ChaoticQuartic6::initial,
        ChaoticQuartic6::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
