// Prepared by `nh prepare` from `ChaoticQuartic12` in src/library.rs and chaotic_quartic12.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 334d59ab17fc83faa09823fe90328514
// content 29405c856a53d2b3e72e2c1b29c0b20e

pub struct ChaoticQuartic12;

/// The system `chaotic_quartic12` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 916 add, 906 mul, 5 div
/// * `midpoint`: 311 add, 314 mul, 2 div
/// * `leapfrog`: 125 add, 136 mul, 1 div
/// * `rk4`: 771 add, 680 mul, 4 div
pub mod chaotic_quartic12 {
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
        /// Coordinate `w7`.
        pub w7: T,
        /// Coordinate `w8`.
        pub w8: T,
        /// Coordinate `w9`.
        pub w9: T,
        /// Coordinate `w10`.
        pub w10: T,
        /// Coordinate `w11`.
        pub w11: T,
        /// Coordinate `w12`.
        pub w12: T,
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
        /// Coordinate `z7`.
        pub z7: T,
        /// Coordinate `z8`.
        pub z8: T,
        /// Coordinate `z9`.
        pub z9: T,
        /// Coordinate `z10`.
        pub z10: T,
        /// Coordinate `z11`.
        pub z11: T,
        /// Coordinate `z12`.
        pub z12: T,
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
        /// Velocity `w7_dot`.
        pub w7_dot: T,
        /// Velocity `w8_dot`.
        pub w8_dot: T,
        /// Velocity `w9_dot`.
        pub w9_dot: T,
        /// Velocity `w10_dot`.
        pub w10_dot: T,
        /// Velocity `w11_dot`.
        pub w11_dot: T,
        /// Velocity `w12_dot`.
        pub w12_dot: T,
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
        /// Velocity `z7_dot`.
        pub z7_dot: T,
        /// Velocity `z8_dot`.
        pub z8_dot: T,
        /// Velocity `z9_dot`.
        pub z9_dot: T,
        /// Velocity `z10_dot`.
        pub z10_dot: T,
        /// Velocity `z11_dot`.
        pub z11_dot: T,
        /// Velocity `z12_dot`.
        pub z12_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 25> {
            rt::vector([
                self.x,
                self.w1,
                self.w2,
                self.w3,
                self.w4,
                self.w5,
                self.w6,
                self.w7,
                self.w8,
                self.w9,
                self.w10,
                self.w11,
                self.w12,
                self.z1,
                self.z2,
                self.z3,
                self.z4,
                self.z5,
                self.z6,
                self.z7,
                self.z8,
                self.z9,
                self.z10,
                self.z11,
                self.z12,
            ])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 25> {
            rt::vector([
                self.x_dot,
                self.w1_dot,
                self.w2_dot,
                self.w3_dot,
                self.w4_dot,
                self.w5_dot,
                self.w6_dot,
                self.w7_dot,
                self.w8_dot,
                self.w9_dot,
                self.w10_dot,
                self.w11_dot,
                self.w12_dot,
                self.z1_dot,
                self.z2_dot,
                self.z3_dot,
                self.z4_dot,
                self.z5_dot,
                self.z6_dot,
                self.z7_dot,
                self.z8_dot,
                self.z9_dot,
                self.z10_dot,
                self.z11_dot,
                self.z12_dot,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 25>;
        type Velocity = SVector<T, 25>;

        fn of(t: T, q: SVector<T, 25>, w: SVector<T, 25>) -> Self {
            let (
                [[x,
                w1,
                w2,
                w3,
                w4,
                w5,
                w6,
                w7,
                w8,
                w9,
                w10,
                w11,
                w12,
                z1,
                z2,
                z3,
                z4,
                z5,
                z6,
                z7,
                z8,
                z9,
                z10,
                z11,
                z12,
                ],
                ],
                [[x_dot,
                w1_dot,
                w2_dot,
                w3_dot,
                w4_dot,
                w5_dot,
                w6_dot,
                w7_dot,
                w8_dot,
                w9_dot,
                w10_dot,
                w11_dot,
                w12_dot,
                z1_dot,
                z2_dot,
                z3_dot,
                z4_dot,
                z5_dot,
                z6_dot,
                z7_dot,
                z8_dot,
                z9_dot,
                z10_dot,
                z11_dot,
                z12_dot,
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
                w7,
                w8,
                w9,
                w10,
                w11,
                w12,
                z1,
                z2,
                z3,
                z4,
                z5,
                z6,
                z7,
                z8,
                z9,
                z10,
                z11,
                z12,
                x_dot,
                w1_dot,
                w2_dot,
                w3_dot,
                w4_dot,
                w5_dot,
                w6_dot,
                w7_dot,
                w8_dot,
                w9_dot,
                w10_dot,
                w11_dot,
                w12_dot,
                z1_dot,
                z2_dot,
                z3_dot,
                z4_dot,
                z5_dot,
                z6_dot,
                z7_dot,
                z8_dot,
                z9_dot,
                z10_dot,
                z11_dot,
                z12_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 25> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 25> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
        z5, z6, z7, z8, z9, z10, z11, z12, x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot,
        w6_dot, w7_dot, w8_dot, w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot,
        z3_dot, z4_dot, z5_dot, z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot
        }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
        z5, z6, z7, z8, z9, z10, z11, z12, x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot,
        w6_dot, w7_dot, w8_dot, w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot,
        z3_dot, z4_dot, z5_dot, z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot
        }
    );

    /// Makes a [`State`]: what is not named is zero.
    #[derive(Clone, Copy, Debug)]
    #[must_use = "finish with `build` or `project`"]
    pub struct StateBuilder<T> {
        system: Result<System<T>, ParameterError>,
        state: State<T>,
        rho: Option<SVector<T, 24>>,
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
            coordinate : x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2,
            z3, z4, z5, z6, z7, z8, z9, z10, z11, z12
        );

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot,
            w6_dot, w7_dot, w8_dot, w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot,
            z3_dot, z4_dot, z5_dot, z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot,
            z12_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 25>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 25>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                self.state.q(),
                w.into(),
            );
            self.rho = None;
            self
        }

        /// The momenta ρ on D*, from which the velocities follow when the state is finished.
        pub fn rho(mut self, rho: impl Into<SVector<T, 24>>) -> Self {
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
                                0.6,
                                -0.5,
                                0.3,
                                0.6,
                                -0.5,
                                0.3,
                            ],
                            [
                                -2.8545056783781817,
                                0.4679517505538002,
                                0.8189155634691504,
                                -0.7019276258307003,
                                0.4679517505538002,
                                0.8189155634691504,
                                -0.7019276258307003,
                                0.4679517505538002,
                                0.8189155634691504,
                                -0.7019276258307003,
                                0.4679517505538002,
                                0.8189155634691504,
                                -0.7019276258307003,
                                0.5849396881922503,
                                -0.9359035011076005,
                                0.35096381291535017,
                                0.5849396881922503,
                                -0.9359035011076005,
                                0.35096381291535017,
                                0.5849396881922503,
                                -0.9359035011076005,
                                0.35096381291535017,
                                0.5849396881922503,
                                -0.9359035011076005,
                                0.35096381291535017,
                            ],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 25], w: [f64; 25]) -> Self {
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

    /// A particle in a quartic potential under one nonholonomic constraint: a chaotic test problem on 2n + 1 coordinates, here with n = 12.
    ///
    /// **Source**: E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, Energy-preserving integrators applied to nonholonomic systems (2019), section 4.1, equations (19) and (20)
    ///
    /// Coordinates q: `x`, `w1`, `w2`, `w3`, `w4`, `w5`, `w6`, `w7`, `w8`, `w9`, `w10`, `w11`, `w12`, `z1`, `z2`, `z3`, `z4`, `z5`, `z6`, `z7`, `z8`, `z9`, `z10`, `z11`, `z12`; velocities w: `x_dot`, `w1_dot`, `w2_dot`, `w3_dot`, `w4_dot`, `w5_dot`, `w6_dot`, `w7_dot`, `w8_dot`, `w9_dot`, `w10_dot`, `w11_dot`, `w12_dot`, `z1_dot`, `z2_dot`, `z3_dot`, `z4_dot`, `z5_dot`, `z6_dot`, `z7_dot`, `z8_dot`, `z9_dot`, `z10_dot`, `z11_dot`, `z12_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`, `rho3`, `rho4`, `rho5`, `rho6`, `rho7`, `rho8`, `rho9`, `rho10`, `rho11`, `rho12`, `rho13`, `rho14`, `rho15`, `rho16`, `rho17`, `rho18`, `rho19`, `rho20`, `rho21`, `rho22`, `rho23`, `rho24`.
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
        /// **Shape**: 25 × 25
        pub fn mass_matrix(&self, _q: &SVector<T, 25>) -> SMatrix<T, 25, 25> {
            SMatrix::identity()
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 25 × 25
        pub fn inverse_mass(&self, _q: &SVector<T, 25>) -> SMatrix<T, 25, 25> {
            SMatrix::identity()
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 25>) -> T {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let z2_squared = z2 * z2;
            let z10_squared = z10 * z10;
            let z11_squared = z11 * z11;
            let z3_squared = z3 * z3;
            let z5_squared = z5 * z5;
            let t1 = w2 * w2 * (z2_squared + rt::lit::<T>(1.0))
                + (z10_squared + z11_squared)
                + (w3 * w3 * (z3_squared + rt::lit::<T>(1.0))
                    + w5 * w5 * (z5_squared + rt::lit::<T>(1.0)));
            let z7_squared = z7 * z7;
            let z8_squared = z8 * z8;
            let z4_squared = z4 * z4;
            let z6_squared = z6 * z6;
            let t2 = w7 * w7 * (z7_squared + rt::lit::<T>(1.0))
                + w8 * w8 * (z8_squared + rt::lit::<T>(1.0))
                + (w4 * w4 * (z4_squared + rt::lit::<T>(1.0))
                    + w6 * w6 * (z6_squared + rt::lit::<T>(1.0)));
            let z12_squared = z12 * z12;
            let z9_squared = z9 * z9;
            let t3 = w10 * w10 * (z10_squared + rt::lit::<T>(1.0))
                + w12 * w12 * (z12_squared + rt::lit::<T>(1.0))
                + (w9 * w9 * (z9_squared + rt::lit::<T>(1.0))
                    + w11 * w11 * (z11_squared + rt::lit::<T>(1.0)));
            let w1_squared = w1 * w1;
            let t4 = x * x + w1_squared + z12_squared
                + (z2_squared + z3_squared + (z4_squared + z5_squared))
                + (z1 * z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)))
                    + (z7_squared + z9_squared + (z6_squared + z8_squared)));
            rt::lit::<T>(0.5) * (t1 + t2 + (t3 + t4))
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 25
        pub fn potential_gradient(&self, q: &SVector<T, 25>) -> SVector<T, 25> {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let z1_squared = z1 * z1;
            let z2_squared = z2 * z2;
            rt::vector([
                x,
                w1 * (z1_squared + rt::lit::<T>(1.0)),
                w2 * (z2_squared + rt::lit::<T>(1.0)),
                w3 * (z3 * z3 + rt::lit::<T>(1.0)),
                w4 * (z4 * z4 + rt::lit::<T>(1.0)),
                w5 * (z5 * z5 + rt::lit::<T>(1.0)),
                w6 * (z6 * z6 + rt::lit::<T>(1.0)),
                w7 * (z7 * z7 + rt::lit::<T>(1.0)),
                w8 * (z8 * z8 + rt::lit::<T>(1.0)),
                w9 * (z9 * z9 + rt::lit::<T>(1.0)),
                w10 * (z10 * z10 + rt::lit::<T>(1.0)),
                w11 * (z11 * z11 + rt::lit::<T>(1.0)),
                w12 * (z12 * z12 + rt::lit::<T>(1.0)),
                z1 * (z2_squared + (w1 * w1 + rt::lit::<T>(1.0))),
                z2 * (z1_squared + (w2 * w2 + rt::lit::<T>(1.0))),
                z3 * (w3 * w3 + rt::lit::<T>(1.0)),
                z4 * (w4 * w4 + rt::lit::<T>(1.0)),
                z5 * (w5 * w5 + rt::lit::<T>(1.0)),
                z6 * (w6 * w6 + rt::lit::<T>(1.0)),
                z7 * (w7 * w7 + rt::lit::<T>(1.0)),
                z8 * (w8 * w8 + rt::lit::<T>(1.0)),
                z9 * (w9 * w9 + rt::lit::<T>(1.0)),
                z10 * (w10 * w10 + rt::lit::<T>(1.0)),
                z11 * (w11 * w11 + rt::lit::<T>(1.0)),
                z12 * (w12 * w12 + rt::lit::<T>(1.0)),
            ])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 25>, w: &SVector<T, 25>) -> T {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot, w8_dot,
            w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot,
            z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot]] = w.data.0;
            let t1 = x_dot * x_dot + w1_dot * w1_dot
                + (w2_dot * w2_dot + w3_dot * w3_dot)
                + (w4_dot * w4_dot + w5_dot * w5_dot
                    + (w6_dot * w6_dot + w8_dot * w8_dot));
            let t2 = w10_dot * w10_dot + w11_dot * w11_dot
                + (w7_dot * w7_dot + w9_dot * w9_dot)
                + (z1_dot * z1_dot + z3_dot * z3_dot
                    + (w12_dot * w12_dot + z2_dot * z2_dot));
            let t3 = z4_dot * z4_dot + z5_dot * z5_dot
                + (z6_dot * z6_dot + z8_dot * z8_dot)
                + (z10_dot * z10_dot + z11_dot * z11_dot
                    + (z7_dot * z7_dot + z9_dot * z9_dot));
            let w1_squared = w1 * w1;
            let z2_squared = z2 * z2;
            let z4_squared = z4 * z4;
            let z6_squared = z6 * z6;
            let z3_squared = z3 * z3;
            let z5_squared = z5 * z5;
            let t4 = z12_dot * z12_dot - x * x - (w1_squared + z2_squared)
                - (z4_squared + z6_squared + (z3_squared + z5_squared));
            let z7_squared = z7 * z7;
            let z8_squared = z8 * z8;
            let z9_squared = z9 * z9;
            let z11_squared = z11 * z11;
            let z10_squared = z10 * z10;
            let z12_squared = z12 * z12;
            let t5 = w3 * w3 * (z3_squared + rt::lit::<T>(1.0))
                + w5 * w5 * (z5_squared + rt::lit::<T>(1.0))
                + (w2 * w2 * (z2_squared + rt::lit::<T>(1.0))
                    + (z10_squared + z12_squared));
            let t6 = z1 * z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)))
                + (z7_squared + z8_squared + (z9_squared + z11_squared)) + t5;
            let t7 = w7 * w7 * (z7_squared + rt::lit::<T>(1.0))
                + w8 * w8 * (z8_squared + rt::lit::<T>(1.0))
                + (w4 * w4 * (z4_squared + rt::lit::<T>(1.0))
                    + w6 * w6 * (z6_squared + rt::lit::<T>(1.0)));
            let t8 = w10 * w10 * (z10_squared + rt::lit::<T>(1.0))
                + w12 * w12 * (z12_squared + rt::lit::<T>(1.0))
                + (w9 * w9 * (z9_squared + rt::lit::<T>(1.0))
                    + w11 * w11 * (z11_squared + rt::lit::<T>(1.0)));
            rt::lit::<T>(0.5) * (t1 + t2 + (t3 + t4) - (t6 + (t7 + t8)))
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 25>, w: &SVector<T, 25>) -> T {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot, w8_dot,
            w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot,
            z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot]] = w.data.0;
            let w1_squared = w1 * w1;
            let z2_squared = z2 * z2;
            let z3_squared = z3 * z3;
            let z4_squared = z4 * z4;
            let z5_squared = z5 * z5;
            let z6_squared = z6 * z6;
            let z8_squared = z8 * z8;
            let z10_squared = z10 * z10;
            let z11_squared = z11 * z11;
            let z7_squared = z7 * z7;
            let z9_squared = z9 * z9;
            let z12_squared = z12 * z12;
            let t1 = z10_squared + z11_squared + (z7_squared + z9_squared)
                + (w1_dot * w1_dot + w2_dot * w2_dot + (x_dot * x_dot + z12_squared));
            let t2 = x * x + w1_squared + (z2_squared + z3_squared)
                + (z4_squared + z5_squared + (z6_squared + z8_squared)) + t1;
            let t3 = w4_dot * w4_dot + w6_dot * w6_dot
                + (w3_dot * w3_dot + w5_dot * w5_dot)
                + (w7_dot * w7_dot + w8_dot * w8_dot
                    + (w9_dot * w9_dot + w11_dot * w11_dot));
            let t4 = z1_dot * z1_dot + z2_dot * z2_dot
                + (w10_dot * w10_dot + w12_dot * w12_dot)
                + (z4_dot * z4_dot + z6_dot * z6_dot
                    + (z3_dot * z3_dot + z5_dot * z5_dot));
            let t5 = w7 * w7 * (z7_squared + rt::lit::<T>(1.0))
                + w8 * w8 * (z8_squared + rt::lit::<T>(1.0))
                + (w4 * w4 * (z4_squared + rt::lit::<T>(1.0))
                    + w6 * w6 * (z6_squared + rt::lit::<T>(1.0)));
            let t6 = w10 * w10 * (z10_squared + rt::lit::<T>(1.0))
                + w12 * w12 * (z12_squared + rt::lit::<T>(1.0))
                + (w9 * w9 * (z9_squared + rt::lit::<T>(1.0))
                    + w11 * w11 * (z11_squared + rt::lit::<T>(1.0)));
            let t7 = z1 * z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)))
                + (z7_dot * z7_dot + z8_dot * z8_dot
                    + (z9_dot * z9_dot + z11_dot * z11_dot));
            let t8 = w3 * w3 * (z3_squared + rt::lit::<T>(1.0))
                + w5 * w5 * (z5_squared + rt::lit::<T>(1.0))
                + (w2 * w2 * (z2_squared + rt::lit::<T>(1.0))
                    + (z10_dot * z10_dot + z12_dot * z12_dot));
            rt::lit::<T>(0.5) * (t2 + (t3 + t4) + (t5 + t6 + (t7 + t8)))
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 25 matrices of 25 × 25
        pub fn christoffel_first(
            &self,
            _q: &SVector<T, 25>,
        ) -> [SMatrix<T, 25, 25>; 25] {
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
        /// **Shape**: 25 matrices of 25 × 25
        pub fn christoffel(&self, _q: &SVector<T, 25>) -> [SMatrix<T, 25, 25>; 25] {
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
        /// **Shape**: 1 × 25
        pub fn constraint_matrix(&self, q: &SVector<T, 25>) -> SMatrix<T, 1, 25> {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0)],
                [zero],
                [zero],
                [zero],
                [zero],
                [zero],
                [zero],
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
                [w7],
                [w8],
                [w9],
                [w10],
                [w11],
                [w12],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(
            &self,
            q: &SVector<T, 25>,
            w: &SVector<T, 25>,
        ) -> SVector<T, 1> {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            let [[x_dot, _, _, _, _, _, _, _, _, _, _, _, _, z1_dot, z2_dot, z3_dot,
            z4_dot, z5_dot, z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot],
            ] = w.data.0;
            let t1 = w2 * z2_dot + w3 * z3_dot + (w4 * z4_dot + w5 * z5_dot)
                + (w7 * z7_dot + w9 * z9_dot + (w6 * z6_dot + w8 * z8_dot));
            let t2 = w10 * z10_dot + w11 * z11_dot
                + (x_dot + w1 * z1_dot + w12 * z12_dot) + t1;
            rt::vector([t2])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 25 × 25
        pub fn projector_perp(&self, q: &SVector<T, 25>) -> SMatrix<T, 25, 25> {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            let t1 = w4 * w4 + w5 * w5 + (w1 * w1 + w3 * w3)
                + (w7 * w7 + w9 * w9 + (w6 * w6 + w8 * w8));
            let t2 = w10 * w10 + w11 * w11 + (w12 * w12 + (w2 * w2 + rt::lit::<T>(1.0)))
                + t1;
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = w1 * t3;
            let t5 = w2 * t3;
            let t6 = w3 * t3;
            let t7 = w4 * t3;
            let t8 = w5 * t3;
            let t9 = w6 * t3;
            let t10 = w7 * t3;
            let t11 = w8 * t3;
            let t12 = w9 * t3;
            let t13 = w10 * t3;
            let t14 = w11 * t3;
            let t15 = w12 * t3;
            rt::sparse([
                (0, 0, t3),
                (0, 13, t4),
                (0, 14, t5),
                (0, 15, t6),
                (0, 16, t7),
                (0, 17, t8),
                (0, 18, t9),
                (0, 19, t10),
                (0, 20, t11),
                (0, 21, t12),
                (0, 22, t13),
                (0, 23, t14),
                (0, 24, t15),
                (13, 0, t4),
                (13, 13, w1 * t4),
                (13, 14, w1 * t5),
                (13, 15, w1 * t6),
                (13, 16, w1 * t7),
                (13, 17, w1 * t8),
                (13, 18, w1 * t9),
                (13, 19, w1 * t10),
                (13, 20, w1 * t11),
                (13, 21, w1 * t12),
                (13, 22, w1 * t13),
                (13, 23, w1 * t14),
                (13, 24, w1 * t15),
                (14, 0, t5),
                (14, 13, w2 * t4),
                (14, 14, w2 * t5),
                (14, 15, w2 * t6),
                (14, 16, w2 * t7),
                (14, 17, w2 * t8),
                (14, 18, w2 * t9),
                (14, 19, w2 * t10),
                (14, 20, w2 * t11),
                (14, 21, w2 * t12),
                (14, 22, w2 * t13),
                (14, 23, w2 * t14),
                (14, 24, w2 * t15),
                (15, 0, t6),
                (15, 13, w3 * t4),
                (15, 14, w3 * t5),
                (15, 15, w3 * t6),
                (15, 16, w3 * t7),
                (15, 17, w3 * t8),
                (15, 18, w3 * t9),
                (15, 19, w3 * t10),
                (15, 20, w3 * t11),
                (15, 21, w3 * t12),
                (15, 22, w3 * t13),
                (15, 23, w3 * t14),
                (15, 24, w3 * t15),
                (16, 0, t7),
                (16, 13, w4 * t4),
                (16, 14, w4 * t5),
                (16, 15, w4 * t6),
                (16, 16, w4 * t7),
                (16, 17, w4 * t8),
                (16, 18, w4 * t9),
                (16, 19, w4 * t10),
                (16, 20, w4 * t11),
                (16, 21, w4 * t12),
                (16, 22, w4 * t13),
                (16, 23, w4 * t14),
                (16, 24, w4 * t15),
                (17, 0, t8),
                (17, 13, w5 * t4),
                (17, 14, w5 * t5),
                (17, 15, w5 * t6),
                (17, 16, w5 * t7),
                (17, 17, w5 * t8),
                (17, 18, w5 * t9),
                (17, 19, w5 * t10),
                (17, 20, w5 * t11),
                (17, 21, w5 * t12),
                (17, 22, w5 * t13),
                (17, 23, w5 * t14),
                (17, 24, w5 * t15),
                (18, 0, t9),
                (18, 13, w6 * t4),
                (18, 14, w6 * t5),
                (18, 15, w6 * t6),
                (18, 16, w6 * t7),
                (18, 17, w6 * t8),
                (18, 18, w6 * t9),
                (18, 19, w6 * t10),
                (18, 20, w6 * t11),
                (18, 21, w6 * t12),
                (18, 22, w6 * t13),
                (18, 23, w6 * t14),
                (18, 24, w6 * t15),
                (19, 0, t10),
                (19, 13, w7 * t4),
                (19, 14, w7 * t5),
                (19, 15, w7 * t6),
                (19, 16, w7 * t7),
                (19, 17, w7 * t8),
                (19, 18, w7 * t9),
                (19, 19, w7 * t10),
                (19, 20, w7 * t11),
                (19, 21, w7 * t12),
                (19, 22, w7 * t13),
                (19, 23, w7 * t14),
                (19, 24, w7 * t15),
                (20, 0, t11),
                (20, 13, w8 * t4),
                (20, 14, w8 * t5),
                (20, 15, w8 * t6),
                (20, 16, w8 * t7),
                (20, 17, w8 * t8),
                (20, 18, w8 * t9),
                (20, 19, w8 * t10),
                (20, 20, w8 * t11),
                (20, 21, w8 * t12),
                (20, 22, w8 * t13),
                (20, 23, w8 * t14),
                (20, 24, w8 * t15),
                (21, 0, t12),
                (21, 13, w9 * t4),
                (21, 14, w9 * t5),
                (21, 15, w9 * t6),
                (21, 16, w9 * t7),
                (21, 17, w9 * t8),
                (21, 18, w9 * t9),
                (21, 19, w9 * t10),
                (21, 20, w9 * t11),
                (21, 21, w9 * t12),
                (21, 22, w9 * t13),
                (21, 23, w9 * t14),
                (21, 24, w9 * t15),
                (22, 0, t13),
                (22, 13, w10 * t4),
                (22, 14, w10 * t5),
                (22, 15, w10 * t6),
                (22, 16, w10 * t7),
                (22, 17, w10 * t8),
                (22, 18, w10 * t9),
                (22, 19, w10 * t10),
                (22, 20, w10 * t11),
                (22, 21, w10 * t12),
                (22, 22, w10 * t13),
                (22, 23, w10 * t14),
                (22, 24, w10 * t15),
                (23, 0, t14),
                (23, 13, w11 * t4),
                (23, 14, w11 * t5),
                (23, 15, w11 * t6),
                (23, 16, w11 * t7),
                (23, 17, w11 * t8),
                (23, 18, w11 * t9),
                (23, 19, w11 * t10),
                (23, 20, w11 * t11),
                (23, 21, w11 * t12),
                (23, 22, w11 * t13),
                (23, 23, w11 * t14),
                (23, 24, w11 * t15),
                (24, 0, t15),
                (24, 13, w12 * t4),
                (24, 14, w12 * t5),
                (24, 15, w12 * t6),
                (24, 16, w12 * t7),
                (24, 17, w12 * t8),
                (24, 18, w12 * t9),
                (24, 19, w12 * t10),
                (24, 20, w12 * t11),
                (24, 21, w12 * t12),
                (24, 22, w12 * t13),
                (24, 23, w12 * t14),
                (24, 24, w12 * t15),
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 25 × 25
        pub fn projector_d(&self, q: &SVector<T, 25>) -> SMatrix<T, 25, 25> {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            let t1 = w4 * w4 + w5 * w5 + (w1 * w1 + w3 * w3)
                + (w7 * w7 + w9 * w9 + (w6 * w6 + w8 * w8));
            let t2 = w10 * w10 + w11 * w11 + (w12 * w12 + (w2 * w2 + rt::lit::<T>(1.0)))
                + t1;
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = w1 * t3;
            let t5 = -t4;
            let t6 = w2 * t3;
            let t7 = -t6;
            let t8 = w3 * t3;
            let t9 = -t8;
            let t10 = w4 * t3;
            let t11 = -t10;
            let t12 = w5 * t3;
            let t13 = -t12;
            let t14 = w6 * t3;
            let t15 = -t14;
            let t16 = w7 * t3;
            let t17 = -t16;
            let t18 = w8 * t3;
            let t19 = -t18;
            let t20 = w9 * t3;
            let t21 = -t20;
            let t22 = w10 * t3;
            let t23 = -t22;
            let t24 = w11 * t3;
            let t25 = -t24;
            let t26 = w12 * t3;
            let t27 = -t26;
            rt::sparse([
                (0, 0, rt::lit::<T>(1.0) - t3),
                (0, 13, t5),
                (0, 14, t7),
                (0, 15, t9),
                (0, 16, t11),
                (0, 17, t13),
                (0, 18, t15),
                (0, 19, t17),
                (0, 20, t19),
                (0, 21, t21),
                (0, 22, t23),
                (0, 23, t25),
                (0, 24, t27),
                (1, 1, rt::lit::<T>(1.0)),
                (2, 2, rt::lit::<T>(1.0)),
                (3, 3, rt::lit::<T>(1.0)),
                (4, 4, rt::lit::<T>(1.0)),
                (5, 5, rt::lit::<T>(1.0)),
                (6, 6, rt::lit::<T>(1.0)),
                (7, 7, rt::lit::<T>(1.0)),
                (8, 8, rt::lit::<T>(1.0)),
                (9, 9, rt::lit::<T>(1.0)),
                (10, 10, rt::lit::<T>(1.0)),
                (11, 11, rt::lit::<T>(1.0)),
                (12, 12, rt::lit::<T>(1.0)),
                (13, 0, t5),
                (13, 13, rt::lit::<T>(1.0) - w1 * t4),
                (13, 14, -(w1 * t6)),
                (13, 15, -(w1 * t8)),
                (13, 16, -(w1 * t10)),
                (13, 17, -(w1 * t12)),
                (13, 18, -(w1 * t14)),
                (13, 19, -(w1 * t16)),
                (13, 20, -(w1 * t18)),
                (13, 21, -(w1 * t20)),
                (13, 22, -(w1 * t22)),
                (13, 23, -(w1 * t24)),
                (13, 24, -(w1 * t26)),
                (14, 0, t7),
                (14, 13, -(w2 * t4)),
                (14, 14, rt::lit::<T>(1.0) - w2 * t6),
                (14, 15, -(w2 * t8)),
                (14, 16, -(w2 * t10)),
                (14, 17, -(w2 * t12)),
                (14, 18, -(w2 * t14)),
                (14, 19, -(w2 * t16)),
                (14, 20, -(w2 * t18)),
                (14, 21, -(w2 * t20)),
                (14, 22, -(w2 * t22)),
                (14, 23, -(w2 * t24)),
                (14, 24, -(w2 * t26)),
                (15, 0, t9),
                (15, 13, -(w3 * t4)),
                (15, 14, -(w3 * t6)),
                (15, 15, rt::lit::<T>(1.0) - w3 * t8),
                (15, 16, -(w3 * t10)),
                (15, 17, -(w3 * t12)),
                (15, 18, -(w3 * t14)),
                (15, 19, -(w3 * t16)),
                (15, 20, -(w3 * t18)),
                (15, 21, -(w3 * t20)),
                (15, 22, -(w3 * t22)),
                (15, 23, -(w3 * t24)),
                (15, 24, -(w3 * t26)),
                (16, 0, t11),
                (16, 13, -(w4 * t4)),
                (16, 14, -(w4 * t6)),
                (16, 15, -(w4 * t8)),
                (16, 16, rt::lit::<T>(1.0) - w4 * t10),
                (16, 17, -(w4 * t12)),
                (16, 18, -(w4 * t14)),
                (16, 19, -(w4 * t16)),
                (16, 20, -(w4 * t18)),
                (16, 21, -(w4 * t20)),
                (16, 22, -(w4 * t22)),
                (16, 23, -(w4 * t24)),
                (16, 24, -(w4 * t26)),
                (17, 0, t13),
                (17, 13, -(w5 * t4)),
                (17, 14, -(w5 * t6)),
                (17, 15, -(w5 * t8)),
                (17, 16, -(w5 * t10)),
                (17, 17, rt::lit::<T>(1.0) - w5 * t12),
                (17, 18, -(w5 * t14)),
                (17, 19, -(w5 * t16)),
                (17, 20, -(w5 * t18)),
                (17, 21, -(w5 * t20)),
                (17, 22, -(w5 * t22)),
                (17, 23, -(w5 * t24)),
                (17, 24, -(w5 * t26)),
                (18, 0, t15),
                (18, 13, -(w6 * t4)),
                (18, 14, -(w6 * t6)),
                (18, 15, -(w6 * t8)),
                (18, 16, -(w6 * t10)),
                (18, 17, -(w6 * t12)),
                (18, 18, rt::lit::<T>(1.0) - w6 * t14),
                (18, 19, -(w6 * t16)),
                (18, 20, -(w6 * t18)),
                (18, 21, -(w6 * t20)),
                (18, 22, -(w6 * t22)),
                (18, 23, -(w6 * t24)),
                (18, 24, -(w6 * t26)),
                (19, 0, t17),
                (19, 13, -(w7 * t4)),
                (19, 14, -(w7 * t6)),
                (19, 15, -(w7 * t8)),
                (19, 16, -(w7 * t10)),
                (19, 17, -(w7 * t12)),
                (19, 18, -(w7 * t14)),
                (19, 19, rt::lit::<T>(1.0) - w7 * t16),
                (19, 20, -(w7 * t18)),
                (19, 21, -(w7 * t20)),
                (19, 22, -(w7 * t22)),
                (19, 23, -(w7 * t24)),
                (19, 24, -(w7 * t26)),
                (20, 0, t19),
                (20, 13, -(w8 * t4)),
                (20, 14, -(w8 * t6)),
                (20, 15, -(w8 * t8)),
                (20, 16, -(w8 * t10)),
                (20, 17, -(w8 * t12)),
                (20, 18, -(w8 * t14)),
                (20, 19, -(w8 * t16)),
                (20, 20, rt::lit::<T>(1.0) - w8 * t18),
                (20, 21, -(w8 * t20)),
                (20, 22, -(w8 * t22)),
                (20, 23, -(w8 * t24)),
                (20, 24, -(w8 * t26)),
                (21, 0, t21),
                (21, 13, -(w9 * t4)),
                (21, 14, -(w9 * t6)),
                (21, 15, -(w9 * t8)),
                (21, 16, -(w9 * t10)),
                (21, 17, -(w9 * t12)),
                (21, 18, -(w9 * t14)),
                (21, 19, -(w9 * t16)),
                (21, 20, -(w9 * t18)),
                (21, 21, rt::lit::<T>(1.0) - w9 * t20),
                (21, 22, -(w9 * t22)),
                (21, 23, -(w9 * t24)),
                (21, 24, -(w9 * t26)),
                (22, 0, t23),
                (22, 13, -(w10 * t4)),
                (22, 14, -(w10 * t6)),
                (22, 15, -(w10 * t8)),
                (22, 16, -(w10 * t10)),
                (22, 17, -(w10 * t12)),
                (22, 18, -(w10 * t14)),
                (22, 19, -(w10 * t16)),
                (22, 20, -(w10 * t18)),
                (22, 21, -(w10 * t20)),
                (22, 22, rt::lit::<T>(1.0) - w10 * t22),
                (22, 23, -(w10 * t24)),
                (22, 24, -(w10 * t26)),
                (23, 0, t25),
                (23, 13, -(w11 * t4)),
                (23, 14, -(w11 * t6)),
                (23, 15, -(w11 * t8)),
                (23, 16, -(w11 * t10)),
                (23, 17, -(w11 * t12)),
                (23, 18, -(w11 * t14)),
                (23, 19, -(w11 * t16)),
                (23, 20, -(w11 * t18)),
                (23, 21, -(w11 * t20)),
                (23, 22, -(w11 * t22)),
                (23, 23, rt::lit::<T>(1.0) - w11 * t24),
                (23, 24, -(w11 * t26)),
                (24, 0, t27),
                (24, 13, -(w12 * t4)),
                (24, 14, -(w12 * t6)),
                (24, 15, -(w12 * t8)),
                (24, 16, -(w12 * t10)),
                (24, 17, -(w12 * t12)),
                (24, 18, -(w12 * t14)),
                (24, 19, -(w12 * t16)),
                (24, 20, -(w12 * t18)),
                (24, 21, -(w12 * t20)),
                (24, 22, -(w12 * t22)),
                (24, 23, -(w12 * t24)),
                (24, 24, rt::lit::<T>(1.0) - w12 * t26),
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 25 × 24
        pub fn frame(&self, q: &SVector<T, 25>) -> SMatrix<T, 25, 24> {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            rt::sparse([
                (0, 12, w1),
                (0, 13, w2),
                (0, 14, w3),
                (0, 15, w4),
                (0, 16, w5),
                (0, 17, w6),
                (0, 18, w7),
                (0, 19, w8),
                (0, 20, w9),
                (0, 21, w10),
                (0, 22, w11),
                (0, 23, w12),
                (1, 0, rt::lit::<T>(1.0)),
                (2, 1, rt::lit::<T>(1.0)),
                (3, 2, rt::lit::<T>(1.0)),
                (4, 3, rt::lit::<T>(1.0)),
                (5, 4, rt::lit::<T>(1.0)),
                (6, 5, rt::lit::<T>(1.0)),
                (7, 6, rt::lit::<T>(1.0)),
                (8, 7, rt::lit::<T>(1.0)),
                (9, 8, rt::lit::<T>(1.0)),
                (10, 9, rt::lit::<T>(1.0)),
                (11, 10, rt::lit::<T>(1.0)),
                (12, 11, rt::lit::<T>(1.0)),
                (13, 12, rt::lit::<T>(-1.0)),
                (14, 13, rt::lit::<T>(-1.0)),
                (15, 14, rt::lit::<T>(-1.0)),
                (16, 15, rt::lit::<T>(-1.0)),
                (17, 16, rt::lit::<T>(-1.0)),
                (18, 17, rt::lit::<T>(-1.0)),
                (19, 18, rt::lit::<T>(-1.0)),
                (20, 19, rt::lit::<T>(-1.0)),
                (21, 20, rt::lit::<T>(-1.0)),
                (22, 21, rt::lit::<T>(-1.0)),
                (23, 22, rt::lit::<T>(-1.0)),
                (24, 23, rt::lit::<T>(-1.0)),
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 24 × 24
        pub fn restricted_metric(&self, q: &SVector<T, 25>) -> SMatrix<T, 24, 24> {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            let w1_w2 = w1 * w2;
            let w1_w3 = w1 * w3;
            let w1_w4 = w1 * w4;
            let w1_w5 = w1 * w5;
            let w1_w6 = w1 * w6;
            let w1_w7 = w1 * w7;
            let w1_w8 = w1 * w8;
            let w1_w9 = w1 * w9;
            let w1_w10 = w1 * w10;
            let w1_w11 = w1 * w11;
            let w1_w12 = w1 * w12;
            let w2_w3 = w2 * w3;
            let w2_w4 = w2 * w4;
            let w2_w5 = w2 * w5;
            let w2_w6 = w2 * w6;
            let w2_w7 = w2 * w7;
            let w2_w8 = w2 * w8;
            let w2_w9 = w2 * w9;
            let w2_w10 = w2 * w10;
            let w2_w11 = w2 * w11;
            let w2_w12 = w2 * w12;
            let w3_w4 = w3 * w4;
            let w3_w5 = w3 * w5;
            let w3_w6 = w3 * w6;
            let w3_w7 = w3 * w7;
            let w3_w8 = w3 * w8;
            let w3_w9 = w3 * w9;
            let w3_w10 = w3 * w10;
            let w3_w11 = w3 * w11;
            let w3_w12 = w3 * w12;
            let w4_w5 = w4 * w5;
            let w4_w6 = w4 * w6;
            let w4_w7 = w4 * w7;
            let w4_w8 = w4 * w8;
            let w4_w9 = w4 * w9;
            let w4_w10 = w4 * w10;
            let w4_w11 = w4 * w11;
            let w4_w12 = w4 * w12;
            let w5_w6 = w5 * w6;
            let w5_w7 = w5 * w7;
            let w5_w8 = w5 * w8;
            let w5_w9 = w5 * w9;
            let w5_w10 = w5 * w10;
            let w5_w11 = w5 * w11;
            let w5_w12 = w5 * w12;
            let w6_w7 = w6 * w7;
            let w6_w8 = w6 * w8;
            let w6_w9 = w6 * w9;
            let w6_w10 = w6 * w10;
            let w6_w11 = w6 * w11;
            let w6_w12 = w6 * w12;
            let w7_w8 = w7 * w8;
            let w7_w9 = w7 * w9;
            let w7_w10 = w7 * w10;
            let w7_w11 = w7 * w11;
            let w7_w12 = w7 * w12;
            let w8_w9 = w8 * w9;
            let w8_w10 = w8 * w10;
            let w8_w11 = w8 * w11;
            let w8_w12 = w8 * w12;
            let w9_w10 = w9 * w10;
            let w9_w11 = w9 * w11;
            let w9_w12 = w9 * w12;
            let w10_w11 = w10 * w11;
            let w10_w12 = w10 * w12;
            let w11_w12 = w11 * w12;
            rt::sparse([
                (0, 0, rt::lit::<T>(1.0)),
                (1, 1, rt::lit::<T>(1.0)),
                (2, 2, rt::lit::<T>(1.0)),
                (3, 3, rt::lit::<T>(1.0)),
                (4, 4, rt::lit::<T>(1.0)),
                (5, 5, rt::lit::<T>(1.0)),
                (6, 6, rt::lit::<T>(1.0)),
                (7, 7, rt::lit::<T>(1.0)),
                (8, 8, rt::lit::<T>(1.0)),
                (9, 9, rt::lit::<T>(1.0)),
                (10, 10, rt::lit::<T>(1.0)),
                (11, 11, rt::lit::<T>(1.0)),
                (12, 12, w1 * w1 + rt::lit::<T>(1.0)),
                (12, 13, w1_w2),
                (12, 14, w1_w3),
                (12, 15, w1_w4),
                (12, 16, w1_w5),
                (12, 17, w1_w6),
                (12, 18, w1_w7),
                (12, 19, w1_w8),
                (12, 20, w1_w9),
                (12, 21, w1_w10),
                (12, 22, w1_w11),
                (12, 23, w1_w12),
                (13, 12, w1_w2),
                (13, 13, w2 * w2 + rt::lit::<T>(1.0)),
                (13, 14, w2_w3),
                (13, 15, w2_w4),
                (13, 16, w2_w5),
                (13, 17, w2_w6),
                (13, 18, w2_w7),
                (13, 19, w2_w8),
                (13, 20, w2_w9),
                (13, 21, w2_w10),
                (13, 22, w2_w11),
                (13, 23, w2_w12),
                (14, 12, w1_w3),
                (14, 13, w2_w3),
                (14, 14, w3 * w3 + rt::lit::<T>(1.0)),
                (14, 15, w3_w4),
                (14, 16, w3_w5),
                (14, 17, w3_w6),
                (14, 18, w3_w7),
                (14, 19, w3_w8),
                (14, 20, w3_w9),
                (14, 21, w3_w10),
                (14, 22, w3_w11),
                (14, 23, w3_w12),
                (15, 12, w1_w4),
                (15, 13, w2_w4),
                (15, 14, w3_w4),
                (15, 15, w4 * w4 + rt::lit::<T>(1.0)),
                (15, 16, w4_w5),
                (15, 17, w4_w6),
                (15, 18, w4_w7),
                (15, 19, w4_w8),
                (15, 20, w4_w9),
                (15, 21, w4_w10),
                (15, 22, w4_w11),
                (15, 23, w4_w12),
                (16, 12, w1_w5),
                (16, 13, w2_w5),
                (16, 14, w3_w5),
                (16, 15, w4_w5),
                (16, 16, w5 * w5 + rt::lit::<T>(1.0)),
                (16, 17, w5_w6),
                (16, 18, w5_w7),
                (16, 19, w5_w8),
                (16, 20, w5_w9),
                (16, 21, w5_w10),
                (16, 22, w5_w11),
                (16, 23, w5_w12),
                (17, 12, w1_w6),
                (17, 13, w2_w6),
                (17, 14, w3_w6),
                (17, 15, w4_w6),
                (17, 16, w5_w6),
                (17, 17, w6 * w6 + rt::lit::<T>(1.0)),
                (17, 18, w6_w7),
                (17, 19, w6_w8),
                (17, 20, w6_w9),
                (17, 21, w6_w10),
                (17, 22, w6_w11),
                (17, 23, w6_w12),
                (18, 12, w1_w7),
                (18, 13, w2_w7),
                (18, 14, w3_w7),
                (18, 15, w4_w7),
                (18, 16, w5_w7),
                (18, 17, w6_w7),
                (18, 18, w7 * w7 + rt::lit::<T>(1.0)),
                (18, 19, w7_w8),
                (18, 20, w7_w9),
                (18, 21, w7_w10),
                (18, 22, w7_w11),
                (18, 23, w7_w12),
                (19, 12, w1_w8),
                (19, 13, w2_w8),
                (19, 14, w3_w8),
                (19, 15, w4_w8),
                (19, 16, w5_w8),
                (19, 17, w6_w8),
                (19, 18, w7_w8),
                (19, 19, w8 * w8 + rt::lit::<T>(1.0)),
                (19, 20, w8_w9),
                (19, 21, w8_w10),
                (19, 22, w8_w11),
                (19, 23, w8_w12),
                (20, 12, w1_w9),
                (20, 13, w2_w9),
                (20, 14, w3_w9),
                (20, 15, w4_w9),
                (20, 16, w5_w9),
                (20, 17, w6_w9),
                (20, 18, w7_w9),
                (20, 19, w8_w9),
                (20, 20, w9 * w9 + rt::lit::<T>(1.0)),
                (20, 21, w9_w10),
                (20, 22, w9_w11),
                (20, 23, w9_w12),
                (21, 12, w1_w10),
                (21, 13, w2_w10),
                (21, 14, w3_w10),
                (21, 15, w4_w10),
                (21, 16, w5_w10),
                (21, 17, w6_w10),
                (21, 18, w7_w10),
                (21, 19, w8_w10),
                (21, 20, w9_w10),
                (21, 21, w10 * w10 + rt::lit::<T>(1.0)),
                (21, 22, w10_w11),
                (21, 23, w10_w12),
                (22, 12, w1_w11),
                (22, 13, w2_w11),
                (22, 14, w3_w11),
                (22, 15, w4_w11),
                (22, 16, w5_w11),
                (22, 17, w6_w11),
                (22, 18, w7_w11),
                (22, 19, w8_w11),
                (22, 20, w9_w11),
                (22, 21, w10_w11),
                (22, 22, w11 * w11 + rt::lit::<T>(1.0)),
                (22, 23, w11_w12),
                (23, 12, w1_w12),
                (23, 13, w2_w12),
                (23, 14, w3_w12),
                (23, 15, w4_w12),
                (23, 16, w5_w12),
                (23, 17, w6_w12),
                (23, 18, w7_w12),
                (23, 19, w8_w12),
                (23, 20, w9_w12),
                (23, 21, w10_w12),
                (23, 22, w11_w12),
                (23, 23, w12 * w12 + rt::lit::<T>(1.0)),
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 24 × 24
        pub fn inverse_restricted_metric(
            &self,
            q: &SVector<T, 25>,
        ) -> SMatrix<T, 24, 24> {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            let w1_w2 = w1 * w2;
            let t1 = w1 * w1 + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = w1_w2 * t2;
            let w1_w3 = w1 * w3;
            let t4 = w2 * w3 - w1_w3 * t3;
            let t5 = w2 * w2 + rt::lit::<T>(1.0) - w1_w2 * t3;
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t4 * t6;
            let t8 = rt::lit::<T>(1.0) / (t1 * t5);
            let t9 = w1_w3 * t2;
            let t10 = w1_w2 * t4 * t8 - t9;
            let t11 = w3 * w3 + rt::lit::<T>(1.0) - w1_w3 * t9 - t4 * t7;
            let t12 = rt::lit::<T>(1.0) / t11;
            let w1_w12 = w1 * w12;
            let t13 = w1_w12 * t2;
            let t14 = w2 * w12 - w1_w12 * t3;
            let t15 = t6 * t14;
            let t16 = w3 * w12 - w1_w12 * t9 - t7 * t14;
            let t17 = t12 * t16;
            let w1_w4 = w1 * w4;
            let t18 = w1_w4 * t2;
            let t19 = w2 * w4 - w1_w4 * t3;
            let t20 = t6 * t19;
            let t21 = w3 * w4 - w1_w4 * t9 - t7 * t19;
            let t22 = t21 * t12;
            let t23 = w4 * w12 - w1_w12 * t18 - t20 * t14 - t22 * t16;
            let t24 = w4 * w4 + rt::lit::<T>(1.0) - w1_w4 * t18 - t19 * t20 - t21 * t22;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = t25 * t23;
            let t27 = w12 * w12 + rt::lit::<T>(1.0) - w1_w12 * t13 - t14 * t15
                - t16 * t17 - t23 * t26;
            let w1_w5 = w1 * w5;
            let t28 = w1_w5 * t2;
            let t29 = w2 * w5 - w1_w5 * t3;
            let t30 = t6 * t29;
            let t31 = w3 * w5 - w1_w5 * t9 - t7 * t29;
            let t32 = t12 * t31;
            let t33 = w4 * w5 - w1_w5 * t18 - t20 * t29 - t22 * t31;
            let t34 = t33 * t25;
            let t35 = w5 * w12 - w1_w12 * t28 - t30 * t14 - t32 * t16 - t34 * t23;
            let t36 = w5 * w5 + rt::lit::<T>(1.0) - w1_w5 * t28 - t29 * t30 - t31 * t32
                - t33 * t34;
            let t37 = rt::lit::<T>(1.0) / t36;
            let t38 = t37 * t35;
            let w1_w6 = w1 * w6;
            let t39 = w1_w6 * t2;
            let t40 = w2 * w6 - w1_w6 * t3;
            let t41 = t6 * t40;
            let t42 = w3 * w6 - w1_w6 * t9 - t7 * t40;
            let t43 = t12 * t42;
            let t44 = w4 * w6 - w1_w6 * t18 - t20 * t40 - t22 * t42;
            let t45 = t25 * t44;
            let t46 = w6 * w12 - w1_w12 * t39 - t41 * t14 - t43 * t16 - t45 * t23;
            let t47 = w5 * w6 - w1_w6 * t28 - t30 * t40 - t32 * t42 - t34 * t44;
            let t48 = t47 * t37;
            let t49 = t46 - t48 * t35;
            let t50 = w6 * w6 + rt::lit::<T>(1.0) - w1_w6 * t39 - t40 * t41 - t42 * t43
                - t44 * t45;
            let t51 = t50 - t47 * t48;
            let t52 = rt::lit::<T>(1.0) / t51;
            let t53 = t52 * t49;
            let w1_w7 = w1 * w7;
            let t54 = w1_w7 * t2;
            let t55 = w2 * w7 - w1_w7 * t3;
            let t56 = t6 * t55;
            let t57 = w3 * w7 - w1_w7 * t9 - t7 * t55;
            let t58 = t12 * t57;
            let t59 = w4 * w7 - w1_w7 * t18 - t20 * t55 - t22 * t57;
            let t60 = t25 * t59;
            let t61 = w7 * w12 - w1_w12 * t54 - t56 * t14 - t58 * t16 - t60 * t23;
            let t62 = w5 * w7 - w1_w7 * t28 - t30 * t55 - t32 * t57 - t34 * t59;
            let t63 = t37 * t62;
            let t64 = w6 * w7 - w1_w7 * t39 - t41 * t55 - t43 * t57 - t45 * t59;
            let t65 = t64 - t48 * t62;
            let t66 = t65 * t52;
            let t67 = t61 - t63 * t35 - t66 * t49;
            let t68 = w7 * w7 + rt::lit::<T>(1.0) - w1_w7 * t54 - t55 * t56 - t57 * t58
                - t59 * t60;
            let t69 = t68 - t62 * t63 - t65 * t66;
            let t70 = rt::lit::<T>(1.0) / t69;
            let t71 = t70 * t67;
            let w1_w8 = w1 * w8;
            let t72 = w1_w8 * t2;
            let t73 = w2 * w8 - w1_w8 * t3;
            let t74 = t6 * t73;
            let t75 = w3 * w8 - w1_w8 * t9 - t7 * t73;
            let t76 = t12 * t75;
            let t77 = w4 * w8 - w1_w8 * t18 - t20 * t73 - t22 * t75;
            let t78 = t25 * t77;
            let t79 = w8 * w12 - w1_w12 * t72 - t74 * t14 - t76 * t16 - t78 * t23;
            let t80 = w5 * w8 - w1_w8 * t28 - t30 * t73 - t32 * t75 - t34 * t77;
            let t81 = t37 * t80;
            let t82 = w6 * w8 - w1_w8 * t39 - t41 * t73 - t43 * t75 - t45 * t77;
            let t83 = t82 - t48 * t80;
            let t84 = t52 * t83;
            let t85 = w7 * w8 - w1_w8 * t54 - t56 * t73 - t58 * t75 - t60 * t77;
            let t86 = t85 - t63 * t80 - t66 * t83;
            let t87 = t86 * t70;
            let t88 = t79 - t81 * t35 - t84 * t49 - t87 * t67;
            let t89 = w8 * w8 + rt::lit::<T>(1.0) - w1_w8 * t72 - t73 * t74 - t75 * t76
                - t77 * t78;
            let t90 = t89 - t80 * t81 - t83 * t84 - t86 * t87;
            let t91 = rt::lit::<T>(1.0) / t90;
            let t92 = t91 * t88;
            let w1_w9 = w1 * w9;
            let t93 = w1_w9 * t2;
            let t94 = w2 * w9 - w1_w9 * t3;
            let t95 = t6 * t94;
            let t96 = w3 * w9 - w1_w9 * t9 - t7 * t94;
            let t97 = t12 * t96;
            let t98 = w4 * w9 - w1_w9 * t18 - t20 * t94 - t22 * t96;
            let t99 = t25 * t98;
            let t100 = w9 * w12 - w1_w12 * t93 - t95 * t14 - t97 * t16 - t99 * t23;
            let t101 = w5 * w9 - w1_w9 * t28 - t30 * t94 - t32 * t96 - t34 * t98;
            let t102 = t37 * t101;
            let t103 = w6 * w9 - w1_w9 * t39 - t41 * t94 - t43 * t96 - t45 * t98;
            let t104 = t103 - t48 * t101;
            let t105 = t52 * t104;
            let t106 = w7 * w9 - w1_w9 * t54 - t56 * t94 - t58 * t96 - t60 * t98;
            let t107 = t106 - t63 * t101 - t66 * t104;
            let t108 = t70 * t107;
            let t109 = w8 * w9 - w1_w9 * t72 - t74 * t94 - t76 * t96 - t78 * t98;
            let t110 = t109 - t81 * t101 - t84 * t104 - t87 * t107;
            let t111 = t110 * t91;
            let t112 = t100 - t102 * t35 - t105 * t49 - t108 * t67 - t111 * t88;
            let t113 = w9 * w9 + rt::lit::<T>(1.0) - w1_w9 * t93 - t94 * t95 - t96 * t97
                - t98 * t99;
            let t114 = t113 - t101 * t102 - t104 * t105 - t107 * t108 - t110 * t111;
            let t115 = rt::lit::<T>(1.0) / t114;
            let t116 = t115 * t112;
            let t117 = t27 - t35 * t38 - t49 * t53 - t67 * t71 - t88 * t92 - t112 * t116;
            let w1_w10 = w1 * w10;
            let t118 = w1_w10 * t2;
            let t119 = w2 * w10 - w1_w10 * t3;
            let t120 = t6 * t119;
            let t121 = w3 * w10 - w1_w10 * t9 - t7 * t119;
            let t122 = t12 * t121;
            let t123 = w4 * w10 - w1_w10 * t18 - t20 * t119 - t22 * t121;
            let t124 = t25 * t123;
            let t125 = w10 * w12 - w1_w12 * t118 - t120 * t14 - t122 * t16 - t124 * t23;
            let t126 = w5 * w10 - w1_w10 * t28 - t30 * t119 - t32 * t121 - t34 * t123;
            let t127 = t37 * t126;
            let t128 = w6 * w10 - w1_w10 * t39 - t41 * t119 - t43 * t121 - t45 * t123;
            let t129 = t128 - t48 * t126;
            let t130 = t52 * t129;
            let t131 = w7 * w10 - w1_w10 * t54 - t56 * t119 - t58 * t121 - t60 * t123;
            let t132 = t131 - t63 * t126 - t66 * t129;
            let t133 = t70 * t132;
            let t134 = w8 * w10 - w1_w10 * t72 - t74 * t119 - t76 * t121 - t78 * t123;
            let t135 = t134 - t81 * t126 - t84 * t129 - t87 * t132;
            let t136 = t91 * t135;
            let t137 = w9 * w10 - w1_w10 * t93 - t95 * t119 - t97 * t121 - t99 * t123;
            let t138 = t137 - t102 * t126 - t105 * t129 - t108 * t132 - t111 * t135;
            let t139 = t138 * t115;
            let t140 = t125 - t127 * t35 - t130 * t49 - t133 * t67 - t136 * t88
                - t139 * t112;
            let t141 = w10 * w10 + rt::lit::<T>(1.0) - w1_w10 * t118 - t119 * t120
                - t121 * t122 - t123 * t124;
            let t142 = t141 - t126 * t127 - t129 * t130 - t132 * t133 - t135 * t136
                - t138 * t139;
            let t143 = rt::lit::<T>(1.0) / t142;
            let t144 = t143 * t140;
            let w1_w11 = w1 * w11;
            let t145 = w1_w11 * t2;
            let t146 = w2 * w11 - w1_w11 * t3;
            let t147 = t6 * t146;
            let t148 = w3 * w11 - w1_w11 * t9 - t7 * t146;
            let t149 = t12 * t148;
            let t150 = w4 * w11 - w1_w11 * t18 - t20 * t146 - t22 * t148;
            let t151 = t25 * t150;
            let t152 = w11 * w12 - w1_w12 * t145 - t147 * t14 - t149 * t16 - t151 * t23;
            let t153 = w5 * w11 - w1_w11 * t28 - t30 * t146 - t32 * t148 - t34 * t150;
            let t154 = t37 * t153;
            let t155 = w6 * w11 - w1_w11 * t39 - t41 * t146 - t43 * t148 - t45 * t150;
            let t156 = t155 - t48 * t153;
            let t157 = t52 * t156;
            let t158 = w7 * w11 - w1_w11 * t54 - t56 * t146 - t58 * t148 - t60 * t150;
            let t159 = t158 - t63 * t153 - t66 * t156;
            let t160 = t70 * t159;
            let t161 = w8 * w11 - w1_w11 * t72 - t74 * t146 - t76 * t148 - t78 * t150;
            let t162 = t161 - t81 * t153 - t84 * t156 - t87 * t159;
            let t163 = t91 * t162;
            let t164 = w9 * w11 - w1_w11 * t93 - t95 * t146 - t97 * t148 - t99 * t150;
            let t165 = t164 - t102 * t153 - t105 * t156 - t108 * t159 - t111 * t162;
            let t166 = t115 * t165;
            let t167 = t152 - t154 * t35 - t157 * t49 - t160 * t67 - t163 * t88
                - t166 * t112;
            let t168 = w10 * w11 - w1_w11 * t118 - t120 * t146 - t122 * t148
                - t124 * t150;
            let t169 = t168 - t127 * t153 - t130 * t156 - t133 * t159 - t136 * t162
                - t139 * t165;
            let t170 = t169 * t143;
            let t171 = t167 - t170 * t140;
            let t172 = w11 * w11 + rt::lit::<T>(1.0) - w1_w11 * t145 - t146 * t147
                - t148 * t149 - t150 * t151;
            let t173 = t172 - t153 * t154 - t156 * t157 - t159 * t160 - t162 * t163
                - t165 * t166;
            let t174 = t173 - t169 * t170;
            let t175 = rt::lit::<T>(1.0) / t174;
            let t176 = t171 * t175;
            let t177 = t117 - t140 * t144 - t171 * t176;
            let t178 = rt::lit::<T>(1.0) / (t11 * t177);
            let t179 = t8 * (w1_w2 * t19) - t18 - t10 * t22;
            let t180 = t8 * (w1_w2 * t29) - t28 - t10 * t32 - t179 * t34;
            let t181 = t8 * (w1_w2 * t14) - t13 - t10 * t17 - t179 * t26 - t38 * t180;
            let t182 = t8 * (w1_w2 * t40) - t39 - t10 * t43 - t179 * t45 - t48 * t180;
            let t183 = t8 * (w1_w2 * t55) - t54 - t10 * t58 - t179 * t60 - t63 * t180;
            let t184 = t183 - t66 * t182;
            let t185 = t8 * (w1_w2 * t73) - t72 - t10 * t76 - t179 * t78 - t81 * t180;
            let t186 = t185 - t84 * t182 - t87 * t184;
            let t187 = t8 * (w1_w2 * t94) - t93 - t10 * t97 - t179 * t99 - t102 * t180;
            let t188 = t187 - t105 * t182 - t108 * t184 - t111 * t186;
            let t189 = t8 * (w1_w2 * t119) - t118 - t10 * t122 - t179 * t124
                - t127 * t180;
            let t190 = t189 - t130 * t182 - t133 * t184 - t136 * t186 - t139 * t188;
            let t191 = t181 - t53 * t182 - t71 * t184 - t92 * t186 - t116 * t188
                - t144 * t190;
            let t192 = t8 * (w1_w2 * t146) - t145 - t10 * t149 - t179 * t151
                - t154 * t180;
            let t193 = t192 - t157 * t182 - t160 * t184 - t163 * t186 - t166 * t188
                - t170 * t190;
            let t194 = t191 - t176 * t193;
            let t195 = t174 * t177;
            let t196 = rt::lit::<T>(1.0) / t195;
            let t197 = t175 * t193 - t196 * (t171 * t194);
            let t198 = rt::lit::<T>(1.0) / (t142 * t177);
            let t199 = t143 * t190 - t198 * (t140 * t194) - t170 * t197;
            let t200 = rt::lit::<T>(1.0) / (t114 * t177);
            let t201 = t115 * t188 - t200 * (t112 * t194) - t166 * t197 - t139 * t199;
            let t202 = t10 * t12 - t178 * (t16 * t194) - t149 * t197 - t122 * t199
                - t97 * t201;
            let t203 = rt::lit::<T>(1.0) / (t90 * t177);
            let t204 = t91 * t186 - t203 * (t88 * t194) - t163 * t197 - t136 * t199
                - t111 * t201;
            let t205 = rt::lit::<T>(1.0) / (t69 * t177);
            let t206 = t70 * t184 - t205 * (t67 * t194) - t160 * t197 - t133 * t199
                - t108 * t201;
            let t207 = t206 - t87 * t204;
            let t208 = rt::lit::<T>(1.0) / (t51 * t177);
            let t209 = t52 * t182 - t208 * (t49 * t194) - t157 * t197 - t130 * t199
                - t105 * t201;
            let t210 = t209 - t84 * t204 - t66 * t207;
            let t211 = rt::lit::<T>(1.0) / (t36 * t177);
            let t212 = t37 * t180 - t211 * (t35 * t194) - t154 * t197 - t127 * t199
                - t102 * t201;
            let t213 = t212 - t81 * t204 - t63 * t207 - t48 * t210;
            let t214 = rt::lit::<T>(1.0) / (t24 * t177);
            let t215 = t179 * t25 - t214 * (t23 * t194) - t151 * t197 - t124 * t199
                - t99 * t201;
            let t216 = t215 - t78 * t204 - t60 * t207 - t45 * t210 - t34 * t213;
            let t217 = t202 - t76 * t204 - t58 * t207 - t43 * t210 - t32 * t213
                - t22 * t216;
            let t218 = rt::lit::<T>(1.0) / (t5 * t177);
            let t219 = t95 * t201
                + (t120 * t199 + (t147 * t197 + (w1_w2 * t8 + t218 * (t14 * t194))));
            let t220 = t20 * t216
                + (t30 * t213 + (t41 * t210 + (t56 * t207 + (t74 * t204 + t219))));
            let t221 = t7 * t217 + t220;
            let t222 = t2 - w1_w12 * t194 / (t1 * t177) - t145 * t197 - t118 * t199
                - t93 * t201;
            let t223 = t222 - t72 * t204 - t54 * t207 - t39 * t210 - t28 * t213
                - t18 * t216;
            let t224 = -t221;
            let t225 = rt::lit::<T>(1.0) / t177;
            let t226 = t194 * t225;
            let t227 = rt::lit::<T>(1.0) / (t5 * t11);
            let t228 = t227 * (t4 * t21) - t20;
            let t229 = t227 * (t4 * t31) - t30 - t228 * t34;
            let t230 = t227 * (t4 * t42) - t41 - t228 * t45 - t48 * t229;
            let t231 = t227 * (t4 * t16) - t15 - t228 * t26 - t38 * t229 - t53 * t230;
            let t232 = t227 * (t4 * t57) - t56 - t228 * t60 - t63 * t229 - t66 * t230;
            let t233 = t227 * (t4 * t75) - t74 - t228 * t78 - t81 * t229 - t84 * t230;
            let t234 = t233 - t87 * t232;
            let t235 = t227 * (t4 * t96) - t95 - t228 * t99 - t102 * t229 - t105 * t230;
            let t236 = t235 - t108 * t232 - t111 * t234;
            let t237 = t227 * (t4 * t121) - t120 - t228 * t124 - t127 * t229
                - t130 * t230;
            let t238 = t237 - t133 * t232 - t136 * t234 - t139 * t236;
            let t239 = t227 * (t4 * t148) - t147 - t228 * t151 - t154 * t229
                - t157 * t230;
            let t240 = t239 - t160 * t232 - t163 * t234 - t166 * t236 - t170 * t238;
            let t241 = t231 - t71 * t232 - t92 * t234 - t116 * t236 - t144 * t238
                - t176 * t240;
            let t242 = t175 * t240 - t196 * (t171 * t241);
            let t243 = t143 * t238 - t198 * (t140 * t241) - t170 * t242;
            let t244 = t115 * t236 - t200 * (t112 * t241) - t166 * t242 - t139 * t243;
            let t245 = t228 * t25 - t214 * (t23 * t241) - t151 * t242 - t124 * t243
                - t99 * t244;
            let t246 = t91 * t234 - t203 * (t88 * t241) - t163 * t242 - t136 * t243
                - t111 * t244;
            let t247 = t70 * t232 - t205 * (t67 * t241) - t160 * t242 - t133 * t243
                - t108 * t244;
            let t248 = t247 - t87 * t246;
            let t249 = t52 * t230 - t208 * (t49 * t241) - t157 * t242 - t130 * t243
                - t105 * t244;
            let t250 = t249 - t84 * t246 - t66 * t248;
            let t251 = t37 * t229 - t211 * (t35 * t241) - t154 * t242 - t127 * t243
                - t102 * t244;
            let t252 = t251 - t81 * t246 - t63 * t248 - t48 * t250;
            let t253 = t245 - t78 * t246 - t60 * t248 - t45 * t250 - t34 * t252;
            let t254 = t97 * t244
                + (t122 * t243 + (t149 * t242 + (t4 * t227 + t178 * (t16 * t241))));
            let t255 = t22 * t253
                + (t32 * t252 + (t43 * t250 + (t58 * t248 + (t76 * t246 + t254))));
            let t256 = t6 - t218 * (t14 * t241) - t147 * t242 - t120 * t243 - t95 * t244;
            let t257 = t256 - t74 * t246 - t56 * t248 - t41 * t250 - t30 * t252
                - t20 * t253;
            let t258 = -t255;
            let t259 = t225 * t241;
            let t260 = rt::lit::<T>(1.0) / (t11 * t24);
            let t261 = t260 * (t21 * t33) - t32;
            let t262 = t260 * (t21 * t44) - t43 - t48 * t261;
            let t263 = t260 * (t21 * t59) - t58 - t63 * t261 - t66 * t262;
            let t264 = t260 * (t21 * t23) - t17 - t38 * t261 - t53 * t262 - t71 * t263;
            let t265 = t260 * (t21 * t77) - t76 - t81 * t261 - t84 * t262 - t87 * t263;
            let t266 = t260 * (t21 * t98) - t97 - t102 * t261 - t105 * t262
                - t108 * t263;
            let t267 = t266 - t111 * t265;
            let t268 = t260 * (t21 * t123) - t122 - t127 * t261 - t130 * t262
                - t133 * t263;
            let t269 = t268 - t136 * t265 - t139 * t267;
            let t270 = t260 * (t21 * t150) - t149 - t154 * t261 - t157 * t262
                - t160 * t263;
            let t271 = t270 - t163 * t265 - t166 * t267 - t170 * t269;
            let t272 = t264 - t92 * t265 - t116 * t267 - t144 * t269 - t176 * t271;
            let t273 = t175 * t271 - t196 * (t171 * t272);
            let t274 = t143 * t269 - t198 * (t140 * t272) - t170 * t273;
            let t275 = t115 * t267 - t200 * (t112 * t272) - t166 * t273 - t139 * t274;
            let t276 = t37 * t261 - t211 * (t35 * t272) - t154 * t273 - t127 * t274
                - t102 * t275;
            let t277 = t91 * t265 - t203 * (t88 * t272) - t163 * t273 - t136 * t274
                - t111 * t275;
            let t278 = t70 * t263 - t205 * (t67 * t272) - t160 * t273 - t133 * t274
                - t108 * t275;
            let t279 = t278 - t87 * t277;
            let t280 = t52 * t262 - t208 * (t49 * t272) - t157 * t273 - t130 * t274
                - t105 * t275;
            let t281 = t280 - t84 * t277 - t66 * t279;
            let t282 = t276 - t81 * t277 - t63 * t279 - t48 * t281;
            let t283 = t99 * t275
                + (t124 * t274 + (t151 * t273 + (t21 * t260 + t214 * (t23 * t272))));
            let t284 = t34 * t282 + (t45 * t281 + (t60 * t279 + (t78 * t277 + t283)));
            let t285 = t12 - t178 * (t16 * t272) - t149 * t273 - t122 * t274
                - t97 * t275;
            let t286 = t22 * t284
                + (t285 - t76 * t277 - t58 * t279 - t43 * t281 - t32 * t282);
            let t287 = -t284;
            let t288 = t225 * t272;
            let t289 = rt::lit::<T>(1.0) / (t24 * t36);
            let t290 = t289 * (t33 * t47) - t45;
            let t291 = t289 * (t33 * t62) - t60 - t66 * t290;
            let t292 = t289 * (t33 * t80) - t78 - t84 * t290 - t87 * t291;
            let t293 = t289 * (t33 * t35) - t26 - t53 * t290 - t71 * t291 - t92 * t292;
            let t294 = t289 * (t33 * t101) - t99 - t105 * t290 - t108 * t291
                - t111 * t292;
            let t295 = t289 * (t33 * t126) - t124 - t130 * t290 - t133 * t291
                - t136 * t292;
            let t296 = t295 - t139 * t294;
            let t297 = t289 * (t33 * t153) - t151 - t157 * t290 - t160 * t291
                - t163 * t292;
            let t298 = t297 - t166 * t294 - t170 * t296;
            let t299 = t293 - t116 * t294 - t144 * t296 - t176 * t298;
            let t300 = t175 * t298 - t196 * (t171 * t299);
            let t301 = t143 * t296 - t198 * (t140 * t299) - t170 * t300;
            let t302 = t115 * t294 - t200 * (t112 * t299) - t166 * t300 - t139 * t301;
            let t303 = t52 * t290 - t208 * (t49 * t299) - t157 * t300 - t130 * t301
                - t105 * t302;
            let t304 = t91 * t292 - t203 * (t88 * t299) - t163 * t300 - t136 * t301
                - t111 * t302;
            let t305 = t70 * t291 - t205 * (t67 * t299) - t160 * t300 - t133 * t301
                - t108 * t302;
            let t306 = t305 - t87 * t304;
            let t307 = t303 - t84 * t304 - t66 * t306;
            let t308 = t102 * t302
                + (t127 * t301 + (t154 * t300 + (t33 * t289 + t211 * (t35 * t299))));
            let t309 = t48 * t307 + (t63 * t306 + (t81 * t304 + t308));
            let t310 = t25 - t214 * (t23 * t299) - t151 * t300 - t124 * t301
                - t99 * t302;
            let t311 = -t309;
            let t312 = t225 * t299;
            let t313 = rt::lit::<T>(1.0) / (t36 * t51);
            let t314 = t313 * (t47 * t65) - t63;
            let t315 = t313 * (t47 * t83) - t81 - t87 * t314;
            let t316 = t313 * (t47 * t104) - t102 - t108 * t314 - t111 * t315;
            let t317 = t313 * (t47 * t49) - t38 - t71 * t314 - t92 * t315 - t116 * t316;
            let t318 = t313 * (t47 * t129) - t127 - t133 * t314 - t136 * t315
                - t139 * t316;
            let t319 = t313 * (t47 * t156) - t154 - t160 * t314 - t163 * t315
                - t166 * t316;
            let t320 = t319 - t170 * t318;
            let t321 = t317 - t144 * t318 - t176 * t320;
            let t322 = t175 * t320 - t196 * (t171 * t321);
            let t323 = t143 * t318 - t198 * (t140 * t321) - t170 * t322;
            let t324 = t115 * t316 - t200 * (t112 * t321) - t166 * t322 - t139 * t323;
            let t325 = t70 * t314 - t205 * (t67 * t321) - t160 * t322 - t133 * t323
                - t108 * t324;
            let t326 = t91 * t315 - t203 * (t88 * t321) - t163 * t322 - t136 * t323
                - t111 * t324;
            let t327 = t325 - t87 * t326;
            let t328 = t105 * t324
                + (t130 * t323 + (t157 * t322 + (t47 * t313 + t208 * (t49 * t321))));
            let t329 = t66 * t327 + (t84 * t326 + t328);
            let t330 = t37 - t211 * (t35 * t321) - t154 * t322 - t127 * t323
                - t102 * t324;
            let t331 = -t329;
            let t332 = t225 * t321;
            let t333 = rt::lit::<T>(1.0) / (t51 * t69);
            let t334 = t333 * (t65 * t86) - t84;
            let t335 = t333 * (t65 * t107) - t105 - t111 * t334;
            let t336 = t333 * (t65 * t132) - t130 - t136 * t334 - t139 * t335;
            let t337 = t333 * (t65 * t67) - t53 - t92 * t334 - t116 * t335 - t144 * t336;
            let t338 = t333 * (t65 * t159) - t157 - t163 * t334 - t166 * t335
                - t170 * t336;
            let t339 = t337 - t176 * t338;
            let t340 = t175 * t338 - t196 * (t171 * t339);
            let t341 = t143 * t336 - t198 * (t140 * t339) - t170 * t340;
            let t342 = t115 * t335 - t200 * (t112 * t339) - t166 * t340 - t139 * t341;
            let t343 = t91 * t334 - t203 * (t88 * t339) - t163 * t340 - t136 * t341
                - t111 * t342;
            let t344 = t108 * t342
                + (t133 * t341 + (t160 * t340 + (t65 * t333 + t205 * (t67 * t339))));
            let t345 = t87 * t343 + t344;
            let t346 = t52 - t208 * (t49 * t339) - t157 * t340 - t130 * t341
                - t105 * t342;
            let t347 = -t345;
            let t348 = t225 * t339;
            let t349 = rt::lit::<T>(1.0) / (t69 * t90);
            let t350 = t349 * (t86 * t110) - t108;
            let t351 = t349 * (t86 * t135) - t133 - t139 * t350;
            let t352 = t349 * (t86 * t162) - t160 - t166 * t350 - t170 * t351;
            let t353 = t349 * (t86 * t88) - t71 - t116 * t350 - t144 * t351
                - t176 * t352;
            let t354 = t175 * t352 - t196 * (t171 * t353);
            let t355 = t143 * t351 - t198 * (t140 * t353) - t170 * t354;
            let t356 = t115 * t350 - t200 * (t112 * t353) - t166 * t354 - t139 * t355;
            let t357 = t111 * t356
                + (t136 * t355 + (t163 * t354 + (t86 * t349 + t203 * (t88 * t353))));
            let t358 = t70 - t205 * (t67 * t353) - t160 * t354 - t133 * t355
                - t108 * t356;
            let t359 = -t357;
            let t360 = t225 * t353;
            let t361 = rt::lit::<T>(1.0) / (t90 * t114);
            let t362 = t361 * (t110 * t138) - t136;
            let t363 = t361 * (t110 * t165) - t163 - t170 * t362;
            let t364 = t361 * (t110 * t112) - t92 - t144 * t362 - t176 * t363;
            let t365 = t175 * t363 - t196 * (t171 * t364);
            let t366 = t143 * t362 - t198 * (t140 * t364) - t170 * t365;
            let t367 = t139 * t366
                + (t166 * t365 + (t110 * t361 + t200 * (t112 * t364)));
            let t368 = t111 * t367
                + (t91 - t203 * (t88 * t364) - t163 * t365 - t136 * t366);
            let t369 = -t367;
            let t370 = t225 * t364;
            let t371 = rt::lit::<T>(1.0) / (t114 * t142);
            let t372 = t371 * (t138 * t169) - t166;
            let t373 = t371 * (t138 * t140) - t116 - t176 * t372;
            let t374 = t175 * t372 - t196 * (t171 * t373);
            let t375 = t170 * t374 + (t198 * (t140 * t373) + t138 * t371);
            let t376 = -t375;
            let t377 = t225 * t373;
            let t378 = rt::lit::<T>(1.0) / (t142 * t174);
            let t379 = t378 * (t169 * t171) - t144;
            let t380 = t169 * t378 + t196 * (t171 * t379);
            let t381 = -t380;
            let t382 = t225 * t379;
            let t383 = -(t171 * t196);
            rt::sparse([
                (0, 0, rt::lit::<T>(1.0)),
                (1, 1, rt::lit::<T>(1.0)),
                (2, 2, rt::lit::<T>(1.0)),
                (3, 3, rt::lit::<T>(1.0)),
                (4, 4, rt::lit::<T>(1.0)),
                (5, 5, rt::lit::<T>(1.0)),
                (6, 6, rt::lit::<T>(1.0)),
                (7, 7, rt::lit::<T>(1.0)),
                (8, 8, rt::lit::<T>(1.0)),
                (9, 9, rt::lit::<T>(1.0)),
                (10, 10, rt::lit::<T>(1.0)),
                (11, 11, rt::lit::<T>(1.0)),
                (12, 12, t3 * t221 + (t223 - t9 * t217)),
                (12, 13, t224),
                (12, 14, t217),
                (12, 15, t216),
                (12, 16, t213),
                (12, 17, t210),
                (12, 18, t207),
                (12, 19, t204),
                (12, 20, t201),
                (12, 21, t199),
                (12, 22, t197),
                (12, 23, t226),
                (13, 12, t224),
                (13, 13, t7 * t255 + t257),
                (13, 14, t258),
                (13, 15, t253),
                (13, 16, t252),
                (13, 17, t250),
                (13, 18, t248),
                (13, 19, t246),
                (13, 20, t244),
                (13, 21, t243),
                (13, 22, t242),
                (13, 23, t259),
                (14, 12, t217),
                (14, 13, t258),
                (14, 14, t286),
                (14, 15, t287),
                (14, 16, t282),
                (14, 17, t281),
                (14, 18, t279),
                (14, 19, t277),
                (14, 20, t275),
                (14, 21, t274),
                (14, 22, t273),
                (14, 23, t288),
                (15, 12, t216),
                (15, 13, t253),
                (15, 14, t287),
                (15, 15, t34 * t309 + (t310 - t78 * t304 - t60 * t306 - t45 * t307)),
                (15, 16, t311),
                (15, 17, t307),
                (15, 18, t306),
                (15, 19, t304),
                (15, 20, t302),
                (15, 21, t301),
                (15, 22, t300),
                (15, 23, t312),
                (16, 12, t213),
                (16, 13, t252),
                (16, 14, t282),
                (16, 15, t311),
                (16, 16, t48 * t329 + (t330 - t81 * t326 - t63 * t327)),
                (16, 17, t331),
                (16, 18, t327),
                (16, 19, t326),
                (16, 20, t324),
                (16, 21, t323),
                (16, 22, t322),
                (16, 23, t332),
                (17, 12, t210),
                (17, 13, t250),
                (17, 14, t281),
                (17, 15, t307),
                (17, 16, t331),
                (17, 17, t66 * t345 + (t346 - t84 * t343)),
                (17, 18, t347),
                (17, 19, t343),
                (17, 20, t342),
                (17, 21, t341),
                (17, 22, t340),
                (17, 23, t348),
                (18, 12, t207),
                (18, 13, t248),
                (18, 14, t279),
                (18, 15, t306),
                (18, 16, t327),
                (18, 17, t347),
                (18, 18, t87 * t357 + t358),
                (18, 19, t359),
                (18, 20, t356),
                (18, 21, t355),
                (18, 22, t354),
                (18, 23, t360),
                (19, 12, t204),
                (19, 13, t246),
                (19, 14, t277),
                (19, 15, t304),
                (19, 16, t326),
                (19, 17, t343),
                (19, 18, t359),
                (19, 19, t368),
                (19, 20, t369),
                (19, 21, t366),
                (19, 22, t365),
                (19, 23, t370),
                (20, 12, t201),
                (20, 13, t244),
                (20, 14, t275),
                (20, 15, t302),
                (20, 16, t324),
                (20, 17, t342),
                (20, 18, t356),
                (20, 19, t369),
                (20, 20, t139 * t375 + (t115 - t200 * (t112 * t373) - t166 * t374)),
                (20, 21, t376),
                (20, 22, t374),
                (20, 23, t377),
                (21, 12, t199),
                (21, 13, t243),
                (21, 14, t274),
                (21, 15, t301),
                (21, 16, t323),
                (21, 17, t341),
                (21, 18, t355),
                (21, 19, t366),
                (21, 20, t376),
                (21, 21, t170 * t380 + (t143 - t198 * (t140 * t379))),
                (21, 22, t381),
                (21, 23, t382),
                (22, 12, t197),
                (22, 13, t242),
                (22, 14, t273),
                (22, 15, t300),
                (22, 16, t322),
                (22, 17, t340),
                (22, 18, t354),
                (22, 19, t365),
                (22, 20, t374),
                (22, 21, t381),
                (22, 22, t175 + t171 * t171 / (t174 * t195)),
                (22, 23, t383),
                (23, 12, t226),
                (23, 13, t259),
                (23, 14, t288),
                (23, 15, t312),
                (23, 16, t332),
                (23, 17, t348),
                (23, 18, t360),
                (23, 19, t370),
                (23, 20, t377),
                (23, 21, t382),
                (23, 22, t383),
                (23, 23, t225),
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 24 matrices of 24 × 24
        pub fn structure_functions(
            &self,
            q: &SVector<T, 25>,
        ) -> [SMatrix<T, 24, 24>; 24] {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            let t1 = w1 * w1 + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = w1 * t2;
            let w1_w2 = w1 * w2;
            let t4 = w1_w2 * t2;
            let t5 = w2 * w2 + rt::lit::<T>(1.0) - w1_w2 * t4;
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = w2 - w1 * t4;
            let t8 = t6 * t7;
            let w1_w3 = w1 * w3;
            let t9 = w2 * w3 - w1_w3 * t4;
            let t10 = t9 * t6;
            let t11 = w1_w3 * t2;
            let t12 = w3 * w3 + rt::lit::<T>(1.0) - w1_w3 * t11 - t9 * t10;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = w3 - w1 * t11 - t10 * t7;
            let t15 = t13 * t14;
            let w1_w4 = w1 * w4;
            let t16 = w2 * w4 - w1_w4 * t4;
            let t17 = w3 * w4 - w1_w4 * t11 - t10 * t16;
            let t18 = t17 * t13;
            let t19 = w1_w4 * t2;
            let t20 = t6 * t16;
            let t21 = w4 * w4 + rt::lit::<T>(1.0) - w1_w4 * t19 - t16 * t20 - t17 * t18;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = w4 - w1 * t19 - t20 * t7 - t18 * t14;
            let t24 = t22 * t23;
            let w1_w5 = w1 * w5;
            let t25 = w2 * w5 - w1_w5 * t4;
            let t26 = w3 * w5 - w1_w5 * t11 - t10 * t25;
            let t27 = w4 * w5 - w1_w5 * t19 - t20 * t25 - t18 * t26;
            let t28 = t27 * t22;
            let t29 = w1_w5 * t2;
            let t30 = t6 * t25;
            let t31 = t13 * t26;
            let t32 = w5 * w5 + rt::lit::<T>(1.0) - w1_w5 * t29 - t25 * t30 - t26 * t31
                - t27 * t28;
            let t33 = rt::lit::<T>(1.0) / t32;
            let t34 = w5 - w1 * t29 - t30 * t7 - t31 * t14 - t28 * t23;
            let t35 = t33 * t34;
            let w1_w6 = w1 * w6;
            let t36 = w2 * w6 - w1_w6 * t4;
            let t37 = w3 * w6 - w1_w6 * t11 - t10 * t36;
            let t38 = w4 * w6 - w1_w6 * t19 - t20 * t36 - t18 * t37;
            let t39 = w5 * w6 - w1_w6 * t29 - t30 * t36 - t31 * t37 - t28 * t38;
            let t40 = t39 * t33;
            let t41 = w1_w6 * t2;
            let t42 = t6 * t36;
            let t43 = t13 * t37;
            let t44 = t22 * t38;
            let t45 = w6 * w6 + rt::lit::<T>(1.0) - w1_w6 * t41 - t36 * t42 - t37 * t43
                - t38 * t44;
            let t46 = t45 - t39 * t40;
            let t47 = rt::lit::<T>(1.0) / t46;
            let t48 = w6 - w1 * t41 - t42 * t7 - t43 * t14 - t44 * t23 - t40 * t34;
            let t49 = t47 * t48;
            let w1_w7 = w1 * w7;
            let t50 = w2 * w7 - w1_w7 * t4;
            let t51 = w3 * w7 - w1_w7 * t11 - t10 * t50;
            let t52 = w4 * w7 - w1_w7 * t19 - t20 * t50 - t18 * t51;
            let t53 = w6 * w7 - w1_w7 * t41 - t42 * t50 - t43 * t51 - t44 * t52;
            let t54 = w5 * w7 - w1_w7 * t29 - t30 * t50 - t31 * t51 - t28 * t52;
            let t55 = t53 - t40 * t54;
            let t56 = t55 * t47;
            let t57 = w1_w7 * t2;
            let t58 = t6 * t50;
            let t59 = t13 * t51;
            let t60 = t22 * t52;
            let t61 = w7 * w7 + rt::lit::<T>(1.0) - w1_w7 * t57 - t50 * t58 - t51 * t59
                - t52 * t60;
            let t62 = t33 * t54;
            let t63 = t61 - t54 * t62 - t55 * t56;
            let t64 = rt::lit::<T>(1.0) / t63;
            let t65 = w7 - w1 * t57 - t58 * t7 - t59 * t14 - t60 * t23 - t62 * t34;
            let t66 = t65 - t56 * t48;
            let t67 = t64 * t66;
            let w1_w8 = w1 * w8;
            let t68 = w2 * w8 - w1_w8 * t4;
            let t69 = w3 * w8 - w1_w8 * t11 - t10 * t68;
            let t70 = w4 * w8 - w1_w8 * t19 - t20 * t68 - t18 * t69;
            let t71 = w7 * w8 - w1_w8 * t57 - t58 * t68 - t59 * t69 - t60 * t70;
            let t72 = w5 * w8 - w1_w8 * t29 - t30 * t68 - t31 * t69 - t28 * t70;
            let t73 = w6 * w8 - w1_w8 * t41 - t42 * t68 - t43 * t69 - t44 * t70;
            let t74 = t73 - t40 * t72;
            let t75 = t71 - t62 * t72 - t56 * t74;
            let t76 = t75 * t64;
            let t77 = w1_w8 * t2;
            let t78 = t6 * t68;
            let t79 = t13 * t69;
            let t80 = t22 * t70;
            let t81 = w8 * w8 + rt::lit::<T>(1.0) - w1_w8 * t77 - t68 * t78 - t69 * t79
                - t70 * t80;
            let t82 = t33 * t72;
            let t83 = t47 * t74;
            let t84 = t81 - t72 * t82 - t74 * t83 - t75 * t76;
            let t85 = rt::lit::<T>(1.0) / t84;
            let t86 = w8 - w1 * t77 - t78 * t7 - t79 * t14 - t80 * t23 - t82 * t34;
            let t87 = t86 - t83 * t48 - t76 * t66;
            let t88 = t85 * t87;
            let w1_w9 = w1 * w9;
            let t89 = w2 * w9 - w1_w9 * t4;
            let t90 = w3 * w9 - w1_w9 * t11 - t10 * t89;
            let t91 = w4 * w9 - w1_w9 * t19 - t20 * t89 - t18 * t90;
            let t92 = w8 * w9 - w1_w9 * t77 - t78 * t89 - t79 * t90 - t80 * t91;
            let t93 = w5 * w9 - w1_w9 * t29 - t30 * t89 - t31 * t90 - t28 * t91;
            let t94 = w6 * w9 - w1_w9 * t41 - t42 * t89 - t43 * t90 - t44 * t91;
            let t95 = t94 - t40 * t93;
            let t96 = w7 * w9 - w1_w9 * t57 - t58 * t89 - t59 * t90 - t60 * t91;
            let t97 = t96 - t62 * t93 - t56 * t95;
            let t98 = t92 - t82 * t93 - t83 * t95 - t76 * t97;
            let t99 = t98 * t85;
            let t100 = w1_w9 * t2;
            let t101 = t6 * t89;
            let t102 = t13 * t90;
            let t103 = t22 * t91;
            let t104 = w9 * w9 + rt::lit::<T>(1.0) - w1_w9 * t100 - t89 * t101
                - t90 * t102 - t91 * t103;
            let t105 = t33 * t93;
            let t106 = t47 * t95;
            let t107 = t64 * t97;
            let t108 = t104 - t93 * t105 - t95 * t106 - t97 * t107 - t98 * t99;
            let t109 = rt::lit::<T>(1.0) / t108;
            let t110 = w9 - w1 * t100 - t101 * t7 - t102 * t14 - t103 * t23 - t105 * t34;
            let t111 = t110 - t106 * t48 - t107 * t66 - t99 * t87;
            let t112 = t109 * t111;
            let w1_w10 = w1 * w10;
            let t113 = w2 * w10 - w1_w10 * t4;
            let t114 = w3 * w10 - w1_w10 * t11 - t10 * t113;
            let t115 = w4 * w10 - w1_w10 * t19 - t20 * t113 - t18 * t114;
            let t116 = w9 * w10 - w1_w10 * t100 - t101 * t113 - t102 * t114
                - t103 * t115;
            let t117 = w5 * w10 - w1_w10 * t29 - t30 * t113 - t31 * t114 - t28 * t115;
            let t118 = w6 * w10 - w1_w10 * t41 - t42 * t113 - t43 * t114 - t44 * t115;
            let t119 = t118 - t40 * t117;
            let t120 = w7 * w10 - w1_w10 * t57 - t58 * t113 - t59 * t114 - t60 * t115;
            let t121 = t120 - t62 * t117 - t56 * t119;
            let t122 = w8 * w10 - w1_w10 * t77 - t78 * t113 - t79 * t114 - t80 * t115;
            let t123 = t122 - t82 * t117 - t83 * t119 - t76 * t121;
            let t124 = t116 - t105 * t117 - t106 * t119 - t107 * t121 - t99 * t123;
            let t125 = t124 * t109;
            let t126 = w1_w10 * t2;
            let t127 = t6 * t113;
            let t128 = t13 * t114;
            let t129 = t22 * t115;
            let t130 = w10 * w10 + rt::lit::<T>(1.0) - w1_w10 * t126 - t113 * t127
                - t114 * t128 - t115 * t129;
            let t131 = t33 * t117;
            let t132 = t47 * t119;
            let t133 = t64 * t121;
            let t134 = t85 * t123;
            let t135 = t130 - t117 * t131 - t119 * t132 - t121 * t133 - t123 * t134
                - t124 * t125;
            let t136 = rt::lit::<T>(1.0) / t135;
            let t137 = w10 - w1 * t126 - t127 * t7 - t128 * t14 - t129 * t23
                - t131 * t34;
            let t138 = t137 - t132 * t48 - t133 * t66 - t134 * t87 - t125 * t111;
            let t139 = t136 * t138;
            let w1_w11 = w1 * w11;
            let t140 = w2 * w11 - w1_w11 * t4;
            let t141 = w3 * w11 - w1_w11 * t11 - t10 * t140;
            let t142 = w4 * w11 - w1_w11 * t19 - t20 * t140 - t18 * t141;
            let t143 = w10 * w11 - w1_w11 * t126 - t127 * t140 - t128 * t141
                - t129 * t142;
            let t144 = w5 * w11 - w1_w11 * t29 - t30 * t140 - t31 * t141 - t28 * t142;
            let t145 = w6 * w11 - w1_w11 * t41 - t42 * t140 - t43 * t141 - t44 * t142;
            let t146 = t145 - t40 * t144;
            let t147 = w7 * w11 - w1_w11 * t57 - t58 * t140 - t59 * t141 - t60 * t142;
            let t148 = t147 - t62 * t144 - t56 * t146;
            let t149 = w8 * w11 - w1_w11 * t77 - t78 * t140 - t79 * t141 - t80 * t142;
            let t150 = t149 - t82 * t144 - t83 * t146 - t76 * t148;
            let t151 = w9 * w11 - w1_w11 * t100 - t101 * t140 - t102 * t141
                - t103 * t142;
            let t152 = t151 - t105 * t144 - t106 * t146 - t107 * t148 - t99 * t150;
            let t153 = t143 - t131 * t144 - t132 * t146 - t133 * t148 - t134 * t150
                - t125 * t152;
            let t154 = t153 * t136;
            let t155 = w1_w11 * t2;
            let t156 = t6 * t140;
            let t157 = t13 * t141;
            let t158 = t22 * t142;
            let t159 = w11 * w11 + rt::lit::<T>(1.0) - w1_w11 * t155 - t140 * t156
                - t141 * t157 - t142 * t158;
            let t160 = t33 * t144;
            let t161 = t47 * t146;
            let t162 = t64 * t148;
            let t163 = t85 * t150;
            let t164 = t109 * t152;
            let t165 = t159 - t144 * t160 - t146 * t161 - t148 * t162 - t150 * t163
                - t152 * t164;
            let t166 = t165 - t153 * t154;
            let t167 = rt::lit::<T>(1.0) / t166;
            let t168 = w11 - w1 * t155 - t156 * t7 - t157 * t14 - t158 * t23
                - t160 * t34;
            let t169 = t168 - t161 * t48 - t162 * t66 - t163 * t87 - t164 * t111
                - t154 * t138;
            let t170 = t167 * t169;
            let w1_w12 = w1 * w12;
            let t171 = w2 * w12 - w1_w12 * t4;
            let t172 = w3 * w12 - w1_w12 * t11 - t10 * t171;
            let t173 = w4 * w12 - w1_w12 * t19 - t20 * t171 - t18 * t172;
            let t174 = w11 * w12 - w1_w12 * t155 - t156 * t171 - t157 * t172
                - t158 * t173;
            let t175 = w5 * w12 - w1_w12 * t29 - t30 * t171 - t31 * t172 - t28 * t173;
            let t176 = w6 * w12 - w1_w12 * t41 - t42 * t171 - t43 * t172 - t44 * t173;
            let t177 = t176 - t40 * t175;
            let t178 = w7 * w12 - w1_w12 * t57 - t58 * t171 - t59 * t172 - t60 * t173;
            let t179 = t178 - t62 * t175 - t56 * t177;
            let t180 = w8 * w12 - w1_w12 * t77 - t78 * t171 - t79 * t172 - t80 * t173;
            let t181 = t180 - t82 * t175 - t83 * t177 - t76 * t179;
            let t182 = w9 * w12 - w1_w12 * t100 - t101 * t171 - t102 * t172
                - t103 * t173;
            let t183 = t182 - t105 * t175 - t106 * t177 - t107 * t179 - t99 * t181;
            let t184 = t174 - t160 * t175 - t161 * t177 - t162 * t179 - t163 * t181
                - t164 * t183;
            let t185 = w10 * w12 - w1_w12 * t126 - t127 * t171 - t128 * t172
                - t129 * t173;
            let t186 = t185 - t131 * t175 - t132 * t177 - t133 * t179 - t134 * t181
                - t125 * t183;
            let t187 = t184 - t154 * t186;
            let t188 = w1_w12 * t2;
            let t189 = t6 * t171;
            let t190 = t13 * t172;
            let t191 = t22 * t173;
            let t192 = t33 * t175;
            let t193 = w12 - w1 * t188 - t189 * t7 - t190 * t14 - t191 * t23
                - t192 * t34;
            let t194 = t47 * t177;
            let t195 = t64 * t179;
            let t196 = t85 * t181;
            let t197 = t109 * t183;
            let t198 = t136 * t186;
            let t199 = t193 - t194 * t48 - t195 * t66 - t196 * t87 - t197 * t111
                - t198 * t138;
            let t200 = t187 * t167;
            let t201 = t199 - t200 * t169;
            let t202 = w12 * w12 + rt::lit::<T>(1.0) - w1_w12 * t188 - t171 * t189
                - t172 * t190 - t173 * t191;
            let t203 = t202 - t175 * t192 - t177 * t194 - t179 * t195 - t181 * t196
                - t183 * t197;
            let t204 = t203 - t186 * t198 - t187 * t200;
            let t205 = t187 * t201 / (t166 * t204);
            let t206 = t170 - t205;
            let t207 = t154 * t206 + t186 * t201 / (t135 * t204);
            let t208 = t139 - t207;
            let t209 = t125 * t208 + (t164 * t206 + t183 * t201 / (t108 * t204));
            let t210 = t112 - t209;
            let t211 = t99 * t210
                + (t134 * t208 + (t163 * t206 + t181 * t201 / (t84 * t204)));
            let t212 = t88 - t211;
            let t213 = t107 * t210
                + (t133 * t208 + (t162 * t206 + t179 * t201 / (t63 * t204)));
            let t214 = t76 * t212 + t213;
            let t215 = t67 - t214;
            let t216 = t106 * t210
                + (t132 * t208 + (t161 * t206 + t177 * t201 / (t46 * t204)));
            let t217 = t56 * t215 + (t83 * t212 + t216);
            let t218 = t49 - t217;
            let t219 = t105 * t210
                + (t131 * t208 + (t160 * t206 + t175 * t201 / (t32 * t204)));
            let t220 = t40 * t218 + (t62 * t215 + (t82 * t212 + t219));
            let t221 = t35 - t220;
            let t222 = t103 * t210
                + (t129 * t208 + (t158 * t206 + t173 * t201 / (t21 * t204)));
            let t223 = t28 * t221 + (t44 * t218 + (t60 * t215 + (t80 * t212 + t222)));
            let t224 = t24 - t223;
            let t225 = t102 * t210
                + (t128 * t208 + (t157 * t206 + t172 * t201 / (t12 * t204)));
            let t226 = t18 * t224
                + (t31 * t221 + (t43 * t218 + (t59 * t215 + (t79 * t212 + t225))));
            let t227 = t15 - t226;
            let t228 = t101 * t210
                + (t127 * t208 + (t156 * t206 + t171 * t201 / (t5 * t204)));
            let t229 = t20 * t224
                + (t30 * t221 + (t42 * t218 + (t58 * t215 + (t78 * t212 + t228))));
            let t230 = t10 * t227 + t229;
            let t231 = t8 - t230;
            let t232 = t100 * t210
                + (t126 * t208 + (t155 * t206 + w1_w12 * t201 / (t1 * t204)));
            let t233 = t19 * t224
                + (t29 * t221 + (t41 * t218 + (t57 * t215 + (t77 * t212 + t232))));
            let t234 = t4 * t231 + (t11 * t227 + t233);
            let t235 = t3 - t234;
            let t236 = t234 - t3;
            let t237 = t230 - t8;
            let t238 = t226 - t15;
            let t239 = t223 - t24;
            let t240 = t220 - t35;
            let t241 = t217 - t49;
            let t242 = t214 - t67;
            let t243 = t211 - t88;
            let t244 = t209 - t112;
            let t245 = t207 - t139;
            let t246 = t205 - t170;
            let t247 = t201 / t204;
            let t248 = -t247;
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
                rt::sparse([
                    (0, 12, t235),
                    (1, 13, t235),
                    (2, 14, t235),
                    (3, 15, t235),
                    (4, 16, t235),
                    (5, 17, t235),
                    (6, 18, t235),
                    (7, 19, t235),
                    (8, 20, t235),
                    (9, 21, t235),
                    (10, 22, t235),
                    (11, 23, t235),
                    (12, 0, t236),
                    (13, 1, t236),
                    (14, 2, t236),
                    (15, 3, t236),
                    (16, 4, t236),
                    (17, 5, t236),
                    (18, 6, t236),
                    (19, 7, t236),
                    (20, 8, t236),
                    (21, 9, t236),
                    (22, 10, t236),
                    (23, 11, t236),
                ]),
                rt::sparse([
                    (0, 12, t231),
                    (1, 13, t231),
                    (2, 14, t231),
                    (3, 15, t231),
                    (4, 16, t231),
                    (5, 17, t231),
                    (6, 18, t231),
                    (7, 19, t231),
                    (8, 20, t231),
                    (9, 21, t231),
                    (10, 22, t231),
                    (11, 23, t231),
                    (12, 0, t237),
                    (13, 1, t237),
                    (14, 2, t237),
                    (15, 3, t237),
                    (16, 4, t237),
                    (17, 5, t237),
                    (18, 6, t237),
                    (19, 7, t237),
                    (20, 8, t237),
                    (21, 9, t237),
                    (22, 10, t237),
                    (23, 11, t237),
                ]),
                rt::sparse([
                    (0, 12, t227),
                    (1, 13, t227),
                    (2, 14, t227),
                    (3, 15, t227),
                    (4, 16, t227),
                    (5, 17, t227),
                    (6, 18, t227),
                    (7, 19, t227),
                    (8, 20, t227),
                    (9, 21, t227),
                    (10, 22, t227),
                    (11, 23, t227),
                    (12, 0, t238),
                    (13, 1, t238),
                    (14, 2, t238),
                    (15, 3, t238),
                    (16, 4, t238),
                    (17, 5, t238),
                    (18, 6, t238),
                    (19, 7, t238),
                    (20, 8, t238),
                    (21, 9, t238),
                    (22, 10, t238),
                    (23, 11, t238),
                ]),
                rt::sparse([
                    (0, 12, t224),
                    (1, 13, t224),
                    (2, 14, t224),
                    (3, 15, t224),
                    (4, 16, t224),
                    (5, 17, t224),
                    (6, 18, t224),
                    (7, 19, t224),
                    (8, 20, t224),
                    (9, 21, t224),
                    (10, 22, t224),
                    (11, 23, t224),
                    (12, 0, t239),
                    (13, 1, t239),
                    (14, 2, t239),
                    (15, 3, t239),
                    (16, 4, t239),
                    (17, 5, t239),
                    (18, 6, t239),
                    (19, 7, t239),
                    (20, 8, t239),
                    (21, 9, t239),
                    (22, 10, t239),
                    (23, 11, t239),
                ]),
                rt::sparse([
                    (0, 12, t221),
                    (1, 13, t221),
                    (2, 14, t221),
                    (3, 15, t221),
                    (4, 16, t221),
                    (5, 17, t221),
                    (6, 18, t221),
                    (7, 19, t221),
                    (8, 20, t221),
                    (9, 21, t221),
                    (10, 22, t221),
                    (11, 23, t221),
                    (12, 0, t240),
                    (13, 1, t240),
                    (14, 2, t240),
                    (15, 3, t240),
                    (16, 4, t240),
                    (17, 5, t240),
                    (18, 6, t240),
                    (19, 7, t240),
                    (20, 8, t240),
                    (21, 9, t240),
                    (22, 10, t240),
                    (23, 11, t240),
                ]),
                rt::sparse([
                    (0, 12, t218),
                    (1, 13, t218),
                    (2, 14, t218),
                    (3, 15, t218),
                    (4, 16, t218),
                    (5, 17, t218),
                    (6, 18, t218),
                    (7, 19, t218),
                    (8, 20, t218),
                    (9, 21, t218),
                    (10, 22, t218),
                    (11, 23, t218),
                    (12, 0, t241),
                    (13, 1, t241),
                    (14, 2, t241),
                    (15, 3, t241),
                    (16, 4, t241),
                    (17, 5, t241),
                    (18, 6, t241),
                    (19, 7, t241),
                    (20, 8, t241),
                    (21, 9, t241),
                    (22, 10, t241),
                    (23, 11, t241),
                ]),
                rt::sparse([
                    (0, 12, t215),
                    (1, 13, t215),
                    (2, 14, t215),
                    (3, 15, t215),
                    (4, 16, t215),
                    (5, 17, t215),
                    (6, 18, t215),
                    (7, 19, t215),
                    (8, 20, t215),
                    (9, 21, t215),
                    (10, 22, t215),
                    (11, 23, t215),
                    (12, 0, t242),
                    (13, 1, t242),
                    (14, 2, t242),
                    (15, 3, t242),
                    (16, 4, t242),
                    (17, 5, t242),
                    (18, 6, t242),
                    (19, 7, t242),
                    (20, 8, t242),
                    (21, 9, t242),
                    (22, 10, t242),
                    (23, 11, t242),
                ]),
                rt::sparse([
                    (0, 12, t212),
                    (1, 13, t212),
                    (2, 14, t212),
                    (3, 15, t212),
                    (4, 16, t212),
                    (5, 17, t212),
                    (6, 18, t212),
                    (7, 19, t212),
                    (8, 20, t212),
                    (9, 21, t212),
                    (10, 22, t212),
                    (11, 23, t212),
                    (12, 0, t243),
                    (13, 1, t243),
                    (14, 2, t243),
                    (15, 3, t243),
                    (16, 4, t243),
                    (17, 5, t243),
                    (18, 6, t243),
                    (19, 7, t243),
                    (20, 8, t243),
                    (21, 9, t243),
                    (22, 10, t243),
                    (23, 11, t243),
                ]),
                rt::sparse([
                    (0, 12, t210),
                    (1, 13, t210),
                    (2, 14, t210),
                    (3, 15, t210),
                    (4, 16, t210),
                    (5, 17, t210),
                    (6, 18, t210),
                    (7, 19, t210),
                    (8, 20, t210),
                    (9, 21, t210),
                    (10, 22, t210),
                    (11, 23, t210),
                    (12, 0, t244),
                    (13, 1, t244),
                    (14, 2, t244),
                    (15, 3, t244),
                    (16, 4, t244),
                    (17, 5, t244),
                    (18, 6, t244),
                    (19, 7, t244),
                    (20, 8, t244),
                    (21, 9, t244),
                    (22, 10, t244),
                    (23, 11, t244),
                ]),
                rt::sparse([
                    (0, 12, t208),
                    (1, 13, t208),
                    (2, 14, t208),
                    (3, 15, t208),
                    (4, 16, t208),
                    (5, 17, t208),
                    (6, 18, t208),
                    (7, 19, t208),
                    (8, 20, t208),
                    (9, 21, t208),
                    (10, 22, t208),
                    (11, 23, t208),
                    (12, 0, t245),
                    (13, 1, t245),
                    (14, 2, t245),
                    (15, 3, t245),
                    (16, 4, t245),
                    (17, 5, t245),
                    (18, 6, t245),
                    (19, 7, t245),
                    (20, 8, t245),
                    (21, 9, t245),
                    (22, 10, t245),
                    (23, 11, t245),
                ]),
                rt::sparse([
                    (0, 12, t206),
                    (1, 13, t206),
                    (2, 14, t206),
                    (3, 15, t206),
                    (4, 16, t206),
                    (5, 17, t206),
                    (6, 18, t206),
                    (7, 19, t206),
                    (8, 20, t206),
                    (9, 21, t206),
                    (10, 22, t206),
                    (11, 23, t206),
                    (12, 0, t246),
                    (13, 1, t246),
                    (14, 2, t246),
                    (15, 3, t246),
                    (16, 4, t246),
                    (17, 5, t246),
                    (18, 6, t246),
                    (19, 7, t246),
                    (20, 8, t246),
                    (21, 9, t246),
                    (22, 10, t246),
                    (23, 11, t246),
                ]),
                rt::sparse([
                    (0, 12, t247),
                    (1, 13, t247),
                    (2, 14, t247),
                    (3, 15, t247),
                    (4, 16, t247),
                    (5, 17, t247),
                    (6, 18, t247),
                    (7, 19, t247),
                    (8, 20, t247),
                    (9, 21, t247),
                    (10, 22, t247),
                    (11, 23, t247),
                    (12, 0, t248),
                    (13, 1, t248),
                    (14, 2, t248),
                    (15, 3, t248),
                    (16, 4, t248),
                    (17, 5, t248),
                    (18, 6, t248),
                    (19, 7, t248),
                    (20, 8, t248),
                    (21, 9, t248),
                    (22, 10, t248),
                    (23, 11, t248),
                ]),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 49 × 49
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 25>,
            rho: &SVector<T, 24>,
        ) -> SMatrix<T, 49, 49> {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            let [[_, _, _, _, _, _, _, _, _, _, _, _, rho13, rho14, rho15, rho16, rho17,
            rho18, rho19, rho20, rho21, rho22, rho23, rho24]] = rho.data.0;
            let t1 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
            let t2 = w4 * w4 + w5 * w5 + (w1 * w1 + w3 * w3)
                + (w7 * w7 + w9 * w9 + (w6 * w6 + w8 * w8));
            let t3 = w10 * w10 + w11 * w11 + (w12 * w12 + (w2 * w2 + rt::lit::<T>(1.0)))
                + t2;
            let t4 = (w10 * rho22 + w12 * rho24 + (w9 * rho21 + w11 * rho23) + t1) / t3;
            let t5 = w7 * (rho19 - w7 * t4) + w11 * (rho23 - w11 * t4)
                + (w12 * (rho24 - w12 * t4) + w10 * (rho22 - w10 * t4));
            let t6 = w2 * (rho14 - w2 * t4) + w3 * (rho15 - w3 * t4)
                + (w1 * (rho13 - w1 * t4) + w5 * (rho17 - w5 * t4));
            let t7 = w6 * (rho18 - w6 * t4) + w4 * (rho16 - w4 * t4)
                + (w8 * (rho20 - w8 * t4) + w9 * (rho21 - w9 * t4));
            let t8 = t5 + (t6 + t7);
            let t9 = -t8;
            rt::sparse([
                (0, 37, w1),
                (0, 38, w2),
                (0, 39, w3),
                (0, 40, w4),
                (0, 41, w5),
                (0, 42, w6),
                (0, 43, w7),
                (0, 44, w8),
                (0, 45, w9),
                (0, 46, w10),
                (0, 47, w11),
                (0, 48, w12),
                (1, 25, rt::lit::<T>(1.0)),
                (2, 26, rt::lit::<T>(1.0)),
                (3, 27, rt::lit::<T>(1.0)),
                (4, 28, rt::lit::<T>(1.0)),
                (5, 29, rt::lit::<T>(1.0)),
                (6, 30, rt::lit::<T>(1.0)),
                (7, 31, rt::lit::<T>(1.0)),
                (8, 32, rt::lit::<T>(1.0)),
                (9, 33, rt::lit::<T>(1.0)),
                (10, 34, rt::lit::<T>(1.0)),
                (11, 35, rt::lit::<T>(1.0)),
                (12, 36, rt::lit::<T>(1.0)),
                (13, 37, rt::lit::<T>(-1.0)),
                (14, 38, rt::lit::<T>(-1.0)),
                (15, 39, rt::lit::<T>(-1.0)),
                (16, 40, rt::lit::<T>(-1.0)),
                (17, 41, rt::lit::<T>(-1.0)),
                (18, 42, rt::lit::<T>(-1.0)),
                (19, 43, rt::lit::<T>(-1.0)),
                (20, 44, rt::lit::<T>(-1.0)),
                (21, 45, rt::lit::<T>(-1.0)),
                (22, 46, rt::lit::<T>(-1.0)),
                (23, 47, rt::lit::<T>(-1.0)),
                (24, 48, rt::lit::<T>(-1.0)),
                (25, 1, rt::lit::<T>(-1.0)),
                (25, 37, t9),
                (26, 2, rt::lit::<T>(-1.0)),
                (26, 38, t9),
                (27, 3, rt::lit::<T>(-1.0)),
                (27, 39, t9),
                (28, 4, rt::lit::<T>(-1.0)),
                (28, 40, t9),
                (29, 5, rt::lit::<T>(-1.0)),
                (29, 41, t9),
                (30, 6, rt::lit::<T>(-1.0)),
                (30, 42, t9),
                (31, 7, rt::lit::<T>(-1.0)),
                (31, 43, t9),
                (32, 8, rt::lit::<T>(-1.0)),
                (32, 44, t9),
                (33, 9, rt::lit::<T>(-1.0)),
                (33, 45, t9),
                (34, 10, rt::lit::<T>(-1.0)),
                (34, 46, t9),
                (35, 11, rt::lit::<T>(-1.0)),
                (35, 47, t9),
                (36, 12, rt::lit::<T>(-1.0)),
                (36, 48, t9),
                (37, 0, -w1),
                (37, 13, rt::lit::<T>(1.0)),
                (37, 25, t8),
                (38, 0, -w2),
                (38, 14, rt::lit::<T>(1.0)),
                (38, 26, t8),
                (39, 0, -w3),
                (39, 15, rt::lit::<T>(1.0)),
                (39, 27, t8),
                (40, 0, -w4),
                (40, 16, rt::lit::<T>(1.0)),
                (40, 28, t8),
                (41, 0, -w5),
                (41, 17, rt::lit::<T>(1.0)),
                (41, 29, t8),
                (42, 0, -w6),
                (42, 18, rt::lit::<T>(1.0)),
                (42, 30, t8),
                (43, 0, -w7),
                (43, 19, rt::lit::<T>(1.0)),
                (43, 31, t8),
                (44, 0, -w8),
                (44, 20, rt::lit::<T>(1.0)),
                (44, 32, t8),
                (45, 0, -w9),
                (45, 21, rt::lit::<T>(1.0)),
                (45, 33, t8),
                (46, 0, -w10),
                (46, 22, rt::lit::<T>(1.0)),
                (46, 34, t8),
                (47, 0, -w11),
                (47, 23, rt::lit::<T>(1.0)),
                (47, 35, t8),
                (48, 0, -w12),
                (48, 24, rt::lit::<T>(1.0)),
                (48, 36, t8),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 25>, rho: &SVector<T, 24>) -> T {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[rho1, rho2, rho3, rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11,
            rho12, rho13, rho14, rho15, rho16, rho17, rho18, rho19, rho20, rho21, rho22,
            rho23, rho24]] = rho.data.0;
            let t1 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
            let w10_squared = w10 * w10;
            let w11_squared = w11 * w11;
            let w12_squared = w12 * w12;
            let w2_squared = w2 * w2;
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let w1_squared = w1 * w1;
            let w3_squared = w3 * w3;
            let w7_squared = w7 * w7;
            let w9_squared = w9 * w9;
            let w6_squared = w6 * w6;
            let w8_squared = w8 * w8;
            let t2 = w10_squared + w11_squared
                + (w12_squared + (w2_squared + rt::lit::<T>(1.0)))
                + (w4_squared + w5_squared + (w1_squared + w3_squared)
                    + (w7_squared + w9_squared + (w6_squared + w8_squared)));
            let t3 = (w10 * rho22 + w12 * rho24 + (w9 * rho21 + w11 * rho23) + t1) / t2;
            let z7_squared = z7 * z7;
            let z8_squared = z8 * z8;
            let z9_squared = z9 * z9;
            let z11_squared = z11 * z11;
            let t4 = w7_squared * (z7_squared + rt::lit::<T>(1.0))
                + w8_squared * (z8_squared + rt::lit::<T>(1.0))
                + (w9_squared * (z9_squared + rt::lit::<T>(1.0))
                    + w11_squared * (z11_squared + rt::lit::<T>(1.0)));
            let z10_squared = z10 * z10;
            let z12_squared = z12 * z12;
            let z2_squared = z2 * z2;
            let z3_squared = z3 * z3;
            let z4_squared = z4 * z4;
            let z5_squared = z5 * z5;
            let t5 = w10_squared * (z10_squared + rt::lit::<T>(1.0))
                + w12_squared * (z12_squared + rt::lit::<T>(1.0))
                + (z2_squared + z3_squared + (z4_squared + z5_squared)
                    + (x * x + w1_squared + rho3 * rho3));
            let z6_squared = z6 * z6;
            let t6 = rho10 * rho10 + rho11 * rho11 + (rho7 * rho7 + rho9 * rho9)
                + (rho4 * rho4 + rho6 * rho6 + (rho5 * rho5 + rho12 * rho12));
            let t7 = z7_squared + z9_squared + (z6_squared + z8_squared)
                + (z10_squared + z11_squared + (z12_squared + rho8 * rho8)) + t6;
            let t8 = z1 * z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)))
                + (w2_squared * (z2_squared + rt::lit::<T>(1.0))
                    + (rho1 * rho1 + rho2 * rho2));
            let t9 = w4_squared * (z4_squared + rt::lit::<T>(1.0))
                + w6_squared * (z6_squared + rt::lit::<T>(1.0))
                + (w3_squared * (z3_squared + rt::lit::<T>(1.0))
                    + w5_squared * (z5_squared + rt::lit::<T>(1.0)));
            let t10 = rho22 * (rho22 - w10 * t3)
                + (rho14 * (rho14 - w2 * t3) + (t4 + t5 + (t7 + (t8 + t9))));
            let t11 = rho15 * (rho15 - w3 * t3) + rho13 * (rho13 - w1 * t3)
                + (rho17 * (rho17 - w5 * t3) + rho18 * (rho18 - w6 * t3));
            let t12 = rho16 * (rho16 - w4 * t3) + rho20 * (rho20 - w8 * t3)
                + (rho21 * (rho21 - w9 * t3) + rho19 * (rho19 - w7 * t3));
            let t13 = rho23 * (rho23 - w11 * t3) + rho24 * (rho24 - w12 * t3) + t10
                + (t11 + t12);
            rt::lit::<T>(0.5) * t13
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 49
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 25>,
            rho: &SVector<T, 24>,
        ) -> SVector<T, 49> {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[rho1, rho2, rho3, rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11,
            rho12, rho13, rho14, rho15, rho16, rho17, rho18, rho19, rho20, rho21, rho22,
            rho23, rho24]] = rho.data.0;
            let z1_squared = z1 * z1;
            let t1 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
            let w10_squared = w10 * w10;
            let w11_squared = w11 * w11;
            let w12_squared = w12 * w12;
            let t2 = w2 * w2 + rt::lit::<T>(1.0);
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let w1_squared = w1 * w1;
            let w3_squared = w3 * w3;
            let w7_squared = w7 * w7;
            let w9_squared = w9 * w9;
            let w6_squared = w6 * w6;
            let w8_squared = w8 * w8;
            let t3 = w10_squared + w11_squared + (w12_squared + t2)
                + (w4_squared + w5_squared + (w1_squared + w3_squared)
                    + (w7_squared + w9_squared + (w6_squared + w8_squared)));
            let t4 = (w10 * rho22 + w12 * rho24 + (w9 * rho21 + w11 * rho23) + t1) / t3;
            let t5 = rho13 - w1 * t4;
            let t6 = rho19 - w7 * t4;
            let t7 = rho23 - w11 * t4;
            let t8 = rho24 - w12 * t4;
            let t9 = rho22 - w10 * t4;
            let t10 = rho14 - w2 * t4;
            let t11 = rho15 - w3 * t4;
            let t12 = rho17 - w5 * t4;
            let t13 = rho18 - w6 * t4;
            let t14 = rho16 - w4 * t4;
            let t15 = rho20 - w8 * t4;
            let t16 = rho21 - w9 * t4;
            let t17 = w2 * t10 + w3 * t11 + (w1 * t5 + w5 * t12)
                + (w6 * t13 + w4 * t14 + (w8 * t15 + w9 * t16));
            let t18 = w7 * t6 + w11 * t7 + (w12 * t8 + w10 * t9) + t17;
            let z2_squared = z2 * z2;
            rt::vector([
                x,
                w1 * (z1_squared + rt::lit::<T>(1.0)) - t5 * t18,
                w2 * (z2_squared + rt::lit::<T>(1.0)) - t10 * t18,
                w3 * (z3 * z3 + rt::lit::<T>(1.0)) - t11 * t18,
                w4 * (z4 * z4 + rt::lit::<T>(1.0)) - t14 * t18,
                w5 * (z5 * z5 + rt::lit::<T>(1.0)) - t12 * t18,
                w6 * (z6 * z6 + rt::lit::<T>(1.0)) - t13 * t18,
                w7 * (z7 * z7 + rt::lit::<T>(1.0)) - t6 * t18,
                w8 * (z8 * z8 + rt::lit::<T>(1.0)) - t15 * t18,
                w9 * (z9 * z9 + rt::lit::<T>(1.0)) - t16 * t18,
                w10 * (z10 * z10 + rt::lit::<T>(1.0)) - t9 * t18,
                w11 * (z11 * z11 + rt::lit::<T>(1.0)) - t7 * t18,
                w12 * (z12 * z12 + rt::lit::<T>(1.0)) - t8 * t18,
                z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0))),
                z2 * (z1_squared + t2),
                z3 * (w3_squared + rt::lit::<T>(1.0)),
                z4 * (w4_squared + rt::lit::<T>(1.0)),
                z5 * (w5_squared + rt::lit::<T>(1.0)),
                z6 * (w6_squared + rt::lit::<T>(1.0)),
                z7 * (w7_squared + rt::lit::<T>(1.0)),
                z8 * (w8_squared + rt::lit::<T>(1.0)),
                z9 * (w9_squared + rt::lit::<T>(1.0)),
                z10 * (w10_squared + rt::lit::<T>(1.0)),
                z11 * (w11_squared + rt::lit::<T>(1.0)),
                z12 * (w12_squared + rt::lit::<T>(1.0)),
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
                t5,
                t10,
                t11,
                t14,
                t12,
                t13,
                t6,
                t15,
                t16,
                t9,
                t7,
                t8,
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 49
        pub fn vector_field(
            &self,
            q: &SVector<T, 25>,
            rho: &SVector<T, 24>,
        ) -> SVector<T, 49> {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[rho1, rho2, rho3, rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11,
            rho12, rho13, rho14, rho15, rho16, rho17, rho18, rho19, rho20, rho21, rho22,
            rho23, rho24]] = rho.data.0;
            let t1 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
            let w10_squared = w10 * w10;
            let w11_squared = w11 * w11;
            let w12_squared = w12 * w12;
            let t2 = w2 * w2 + rt::lit::<T>(1.0);
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let w1_squared = w1 * w1;
            let w3_squared = w3 * w3;
            let w7_squared = w7 * w7;
            let w9_squared = w9 * w9;
            let w6_squared = w6 * w6;
            let w8_squared = w8 * w8;
            let t3 = w10_squared + w11_squared + (w12_squared + t2)
                + (w4_squared + w5_squared + (w1_squared + w3_squared)
                    + (w7_squared + w9_squared + (w6_squared + w8_squared)));
            let t4 = (w10 * rho22 + w12 * rho24 + (w9 * rho21 + w11 * rho23) + t1) / t3;
            let t5 = w7 * t4;
            let t6 = w11 * t4;
            let t7 = w12 * t4;
            let t8 = w10 * t4;
            let t9 = w7 * (rho19 - t5) + w11 * (rho23 - t6)
                + (w12 * (rho24 - t7) + w10 * (rho22 - t8));
            let t10 = w2 * t4;
            let t11 = w3 * t4;
            let t12 = w1 * t4;
            let t13 = w5 * t4;
            let t14 = w2 * (rho14 - t10) + w3 * (rho15 - t11)
                + (w1 * (rho13 - t12) + w5 * (rho17 - t13));
            let t15 = w6 * t4;
            let t16 = w4 * t4;
            let t17 = w8 * t4;
            let t18 = w9 * t4;
            let t19 = w6 * (rho18 - t15) + w4 * (rho16 - t16)
                + (w8 * (rho20 - t17) + w9 * (rho21 - t18));
            let t20 = t9 + (t14 + t19);
            let z1_squared = z1 * z1;
            let z2_squared = z2 * z2;
            rt::vector([
                t20,
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
                t12 - rho13,
                t10 - rho14,
                t11 - rho15,
                t16 - rho16,
                t13 - rho17,
                t15 - rho18,
                t5 - rho19,
                t17 - rho20,
                t18 - rho21,
                t8 - rho22,
                t6 - rho23,
                t7 - rho24,
                -(w1 * (z1_squared + rt::lit::<T>(1.0))),
                -(w2 * (z2_squared + rt::lit::<T>(1.0))),
                -(w3 * (z3 * z3 + rt::lit::<T>(1.0))),
                -(w4 * (z4 * z4 + rt::lit::<T>(1.0))),
                -(w5 * (z5 * z5 + rt::lit::<T>(1.0))),
                -(w6 * (z6 * z6 + rt::lit::<T>(1.0))),
                -(w7 * (z7 * z7 + rt::lit::<T>(1.0))),
                -(w8 * (z8 * z8 + rt::lit::<T>(1.0))),
                -(w9 * (z9 * z9 + rt::lit::<T>(1.0))),
                -(w10 * (z10 * z10 + rt::lit::<T>(1.0))),
                -(w11 * (z11 * z11 + rt::lit::<T>(1.0))),
                -(w12 * (z12 * z12 + rt::lit::<T>(1.0))),
                rho1 * t20
                    + (z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0))) - w1 * x),
                rho2 * t20 + (z2 * (z1_squared + t2) - w2 * x),
                z3 * (w3_squared + rt::lit::<T>(1.0)) - w3 * x + rho3 * t20,
                z4 * (w4_squared + rt::lit::<T>(1.0)) - w4 * x + rho4 * t20,
                z5 * (w5_squared + rt::lit::<T>(1.0)) - w5 * x + rho5 * t20,
                z6 * (w6_squared + rt::lit::<T>(1.0)) - w6 * x + rho6 * t20,
                z7 * (w7_squared + rt::lit::<T>(1.0)) - w7 * x + rho7 * t20,
                z8 * (w8_squared + rt::lit::<T>(1.0)) - w8 * x + rho8 * t20,
                z9 * (w9_squared + rt::lit::<T>(1.0)) - w9 * x + rho9 * t20,
                z10 * (w10_squared + rt::lit::<T>(1.0)) - w10 * x + rho10 * t20,
                z11 * (w11_squared + rt::lit::<T>(1.0)) - w11 * x + rho11 * t20,
                z12 * (w12_squared + rt::lit::<T>(1.0)) - w12 * x + rho12 * t20,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 49 × 49
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 25>,
            rho: &SVector<T, 24>,
        ) -> SMatrix<T, 49, 49> {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[rho1, rho2, rho3, rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11,
            rho12, rho13, rho14, rho15, rho16, rho17, rho18, rho19, rho20, rho21, rho22,
            rho23, rho24]] = rho.data.0;
            let w10_squared = w10 * w10;
            let w11_squared = w11 * w11;
            let w12_squared = w12 * w12;
            let t1 = w2 * w2 + rt::lit::<T>(1.0);
            let w4_squared = w4 * w4;
            let w5_squared = w5 * w5;
            let w1_squared = w1 * w1;
            let w3_squared = w3 * w3;
            let w7_squared = w7 * w7;
            let w9_squared = w9 * w9;
            let w6_squared = w6 * w6;
            let w8_squared = w8 * w8;
            let t2 = w10_squared + w11_squared + (w12_squared + t1)
                + (w4_squared + w5_squared + (w1_squared + w3_squared)
                    + (w7_squared + w9_squared + (w6_squared + w8_squared)));
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
            let t5 = t3 * (w10 * rho22 + w12 * rho24 + (w9 * rho21 + w11 * rho23) + t4);
            let t6 = w1 * t5;
            let t7 = rho13 - t6;
            let t8 = t3 * (rho13 - rt::lit::<T>(2.0) * t6);
            let t9 = w3 * t8;
            let t10 = t5 + w1 * t8;
            let t11 = w12 * t8;
            let t12 = w10 * t8;
            let t13 = w2 * t8;
            let t14 = w5 * t8;
            let t15 = w6 * t8;
            let t16 = w4 * t8;
            let t17 = w8 * t8;
            let t18 = w9 * t8;
            let t19 = w7 * t8;
            let t20 = w11 * t8;
            let t21 = w2 * t13 + w5 * t14 + (w6 * t15 + w4 * t16)
                + (w8 * t17 + w9 * t18 + (w7 * t19 + w11 * t20));
            let t22 = t7 - w3 * t9 - w1 * t10 - (w12 * t11 + w10 * t12) - t21;
            let t23 = w2 * t5;
            let t24 = rho14 - t23;
            let t25 = t3 * (rho14 - rt::lit::<T>(2.0) * t23);
            let t26 = w3 * t25;
            let t27 = t5 + w2 * t25;
            let t28 = w12 * t25;
            let t29 = w10 * t25;
            let t30 = w1 * t25;
            let t31 = w5 * t25;
            let t32 = w6 * t25;
            let t33 = w4 * t25;
            let t34 = w8 * t25;
            let t35 = w9 * t25;
            let t36 = w7 * t25;
            let t37 = w11 * t25;
            let t38 = w1 * t30 + w5 * t31 + (w6 * t32 + w4 * t33)
                + (w8 * t34 + w9 * t35 + (w7 * t36 + w11 * t37));
            let t39 = t24 - w3 * t26 - w2 * t27 - (w12 * t28 + w10 * t29) - t38;
            let t40 = w3 * t5;
            let t41 = rho15 - t40;
            let t42 = t3 * (rho15 - rt::lit::<T>(2.0) * t40);
            let t43 = w2 * t42;
            let t44 = t5 + w3 * t42;
            let t45 = w12 * t42;
            let t46 = w10 * t42;
            let t47 = w1 * t42;
            let t48 = w5 * t42;
            let t49 = w6 * t42;
            let t50 = w4 * t42;
            let t51 = w8 * t42;
            let t52 = w9 * t42;
            let t53 = w7 * t42;
            let t54 = w11 * t42;
            let t55 = w1 * t47 + w5 * t48 + (w6 * t49 + w4 * t50)
                + (w8 * t51 + w9 * t52 + (w7 * t53 + w11 * t54));
            let t56 = t41 - w2 * t43 - w3 * t44 - (w12 * t45 + w10 * t46) - t55;
            let t57 = w4 * t5;
            let t58 = rho16 - t57;
            let t59 = t3 * (rho16 - rt::lit::<T>(2.0) * t57);
            let t60 = w6 * t59;
            let t61 = t5 + w4 * t59;
            let t62 = w12 * t59;
            let t63 = w10 * t59;
            let t64 = w5 * t59;
            let t65 = w2 * t59;
            let t66 = w3 * t59;
            let t67 = w1 * t59;
            let t68 = w8 * t59;
            let t69 = w9 * t59;
            let t70 = w7 * t59;
            let t71 = w11 * t59;
            let t72 = w5 * t64 + w2 * t65 + (w3 * t66 + w1 * t67)
                + (w8 * t68 + w9 * t69 + (w7 * t70 + w11 * t71));
            let t73 = t58 - w6 * t60 - w4 * t61 - (w12 * t62 + w10 * t63) - t72;
            let t74 = w5 * t5;
            let t75 = rho17 - t74;
            let t76 = t3 * (rho17 - rt::lit::<T>(2.0) * t74);
            let t77 = w6 * t76;
            let t78 = t5 + w5 * t76;
            let t79 = w12 * t76;
            let t80 = w10 * t76;
            let t81 = w4 * t76;
            let t82 = w2 * t76;
            let t83 = w3 * t76;
            let t84 = w1 * t76;
            let t85 = w8 * t76;
            let t86 = w9 * t76;
            let t87 = w7 * t76;
            let t88 = w11 * t76;
            let t89 = w4 * t81 + w2 * t82 + (w3 * t83 + w1 * t84)
                + (w8 * t85 + w9 * t86 + (w7 * t87 + w11 * t88));
            let t90 = t75 - w6 * t77 - w5 * t78 - (w12 * t79 + w10 * t80) - t89;
            let t91 = w6 * t5;
            let t92 = rho18 - t91;
            let t93 = t3 * (rho18 - rt::lit::<T>(2.0) * t91);
            let t94 = w5 * t93;
            let t95 = t5 + w6 * t93;
            let t96 = w12 * t93;
            let t97 = w10 * t93;
            let t98 = w4 * t93;
            let t99 = w2 * t93;
            let t100 = w3 * t93;
            let t101 = w1 * t93;
            let t102 = w8 * t93;
            let t103 = w9 * t93;
            let t104 = w7 * t93;
            let t105 = w11 * t93;
            let t106 = w4 * t98 + w2 * t99 + (w3 * t100 + w1 * t101)
                + (w8 * t102 + w9 * t103 + (w7 * t104 + w11 * t105));
            let t107 = t92 - w5 * t94 - w6 * t95 - (w12 * t96 + w10 * t97) - t106;
            let t108 = w7 * t5;
            let t109 = rho19 - t108;
            let t110 = t3 * (rho19 - rt::lit::<T>(2.0) * t108);
            let t111 = w9 * t110;
            let t112 = t5 + w7 * t110;
            let t113 = w6 * t110;
            let t114 = w4 * t110;
            let t115 = w8 * t110;
            let t116 = w11 * t110;
            let t117 = w12 * t110;
            let t118 = w10 * t110;
            let t119 = w2 * t110;
            let t120 = w3 * t110;
            let t121 = w1 * t110;
            let t122 = w5 * t110;
            let t123 = w8 * t115 + w11 * t116 + (w12 * t117 + w10 * t118)
                + (w2 * t119 + w3 * t120 + (w1 * t121 + w5 * t122));
            let t124 = t109 - w9 * t111 - w7 * t112 - (w6 * t113 + w4 * t114) - t123;
            let t125 = w8 * t5;
            let t126 = rho20 - t125;
            let t127 = t3 * (rho20 - rt::lit::<T>(2.0) * t125);
            let t128 = w9 * t127;
            let t129 = t5 + w8 * t127;
            let t130 = w6 * t127;
            let t131 = w4 * t127;
            let t132 = w7 * t127;
            let t133 = w11 * t127;
            let t134 = w12 * t127;
            let t135 = w10 * t127;
            let t136 = w2 * t127;
            let t137 = w3 * t127;
            let t138 = w1 * t127;
            let t139 = w5 * t127;
            let t140 = w7 * t132 + w11 * t133 + (w12 * t134 + w10 * t135)
                + (w2 * t136 + w3 * t137 + (w1 * t138 + w5 * t139));
            let t141 = t126 - w9 * t128 - w8 * t129 - (w6 * t130 + w4 * t131) - t140;
            let t142 = w9 * t5;
            let t143 = rho21 - t142;
            let t144 = t3 * (rho21 - rt::lit::<T>(2.0) * t142);
            let t145 = w8 * t144;
            let t146 = t5 + w9 * t144;
            let t147 = w6 * t144;
            let t148 = w4 * t144;
            let t149 = w7 * t144;
            let t150 = w11 * t144;
            let t151 = w12 * t144;
            let t152 = w10 * t144;
            let t153 = w2 * t144;
            let t154 = w3 * t144;
            let t155 = w1 * t144;
            let t156 = w5 * t144;
            let t157 = w7 * t149 + w11 * t150 + (w12 * t151 + w10 * t152)
                + (w2 * t153 + w3 * t154 + (w1 * t155 + w5 * t156));
            let t158 = t143 - w8 * t145 - w9 * t146 - (w6 * t147 + w4 * t148) - t157;
            let t159 = w10 * t5;
            let t160 = rho22 - t159;
            let t161 = t3 * (rho22 - rt::lit::<T>(2.0) * t159);
            let t162 = w12 * t161;
            let t163 = t5 + w10 * t161;
            let t164 = w6 * t161;
            let t165 = w4 * t161;
            let t166 = w11 * t161;
            let t167 = w8 * t161;
            let t168 = w9 * t161;
            let t169 = w7 * t161;
            let t170 = w2 * t161;
            let t171 = w3 * t161;
            let t172 = w1 * t161;
            let t173 = w5 * t161;
            let t174 = w11 * t166 + w8 * t167 + (w9 * t168 + w7 * t169)
                + (w2 * t170 + w3 * t171 + (w1 * t172 + w5 * t173));
            let t175 = t160 - w12 * t162 - w10 * t163 - (w6 * t164 + w4 * t165) - t174;
            let t176 = w11 * t5;
            let t177 = rho23 - t176;
            let t178 = t3 * (rho23 - rt::lit::<T>(2.0) * t176);
            let t179 = w12 * t178;
            let t180 = t5 + w11 * t178;
            let t181 = w6 * t178;
            let t182 = w4 * t178;
            let t183 = w10 * t178;
            let t184 = w8 * t178;
            let t185 = w9 * t178;
            let t186 = w7 * t178;
            let t187 = w2 * t178;
            let t188 = w3 * t178;
            let t189 = w1 * t178;
            let t190 = w5 * t178;
            let t191 = w10 * t183 + w8 * t184 + (w9 * t185 + w7 * t186)
                + (w2 * t187 + w3 * t188 + (w1 * t189 + w5 * t190));
            let t192 = t177 - w12 * t179 - w11 * t180 - (w6 * t181 + w4 * t182) - t191;
            let t193 = w12 * t5;
            let t194 = rho24 - t193;
            let t195 = t3 * (rho24 - rt::lit::<T>(2.0) * t193);
            let t196 = w11 * t195;
            let t197 = t5 + w12 * t195;
            let t198 = w6 * t195;
            let t199 = w4 * t195;
            let t200 = w10 * t195;
            let t201 = w8 * t195;
            let t202 = w9 * t195;
            let t203 = w7 * t195;
            let t204 = w2 * t195;
            let t205 = w3 * t195;
            let t206 = w1 * t195;
            let t207 = w5 * t195;
            let t208 = w10 * t200 + w8 * t201 + (w9 * t202 + w7 * t203)
                + (w2 * t204 + w3 * t205 + (w1 * t206 + w5 * t207));
            let t209 = t194 - w11 * t196 - w12 * t197 - (w6 * t198 + w4 * t199) - t208;
            let t210 = w1 * t3;
            let t211 = w1 * t210;
            let t212 = w11 * t210;
            let t213 = w8 * t210;
            let t214 = w10 * t210;
            let t215 = w6 * t210;
            let t216 = w2 * t210;
            let t217 = w3 * t210;
            let t218 = w9 * t210;
            let t219 = w4 * t210;
            let t220 = w5 * t210;
            let t221 = w12 * t210;
            let t222 = w7 * t210;
            let t223 = w6 * t215 + w2 * t216 + (w3 * t217 + w9 * t218)
                + (w4 * t219 + w5 * t220 + (w12 * t221 + w7 * t222));
            let t224 = w1 * (rt::lit::<T>(1.0) - t211) - w11 * t212
                - (w8 * t213 + w10 * t214) - t223;
            let t225 = w2 * t3;
            let t226 = w2 * t225;
            let t227 = w11 * t225;
            let t228 = w8 * t225;
            let t229 = w10 * t225;
            let t230 = w6 * t225;
            let t231 = w1 * t225;
            let t232 = w3 * t225;
            let t233 = w9 * t225;
            let t234 = w4 * t225;
            let t235 = w5 * t225;
            let t236 = w12 * t225;
            let t237 = w7 * t225;
            let t238 = w6 * t230 + w1 * t231 + (w3 * t232 + w9 * t233)
                + (w4 * t234 + w5 * t235 + (w12 * t236 + w7 * t237));
            let t239 = w2 * (rt::lit::<T>(1.0) - t226) - w11 * t227
                - (w8 * t228 + w10 * t229) - t238;
            let t240 = w3 * t3;
            let t241 = w3 * t240;
            let t242 = w11 * t240;
            let t243 = w8 * t240;
            let t244 = w10 * t240;
            let t245 = w6 * t240;
            let t246 = w1 * t240;
            let t247 = w2 * t240;
            let t248 = w9 * t240;
            let t249 = w4 * t240;
            let t250 = w5 * t240;
            let t251 = w12 * t240;
            let t252 = w7 * t240;
            let t253 = w6 * t245 + w1 * t246 + (w2 * t247 + w9 * t248)
                + (w4 * t249 + w5 * t250 + (w12 * t251 + w7 * t252));
            let t254 = w3 * (rt::lit::<T>(1.0) - t241) - w11 * t242
                - (w8 * t243 + w10 * t244) - t253;
            let t255 = w4 * t3;
            let t256 = w4 * t255;
            let t257 = w11 * t255;
            let t258 = w8 * t255;
            let t259 = w10 * t255;
            let t260 = w3 * t255;
            let t261 = w5 * t255;
            let t262 = w6 * t255;
            let t263 = w9 * t255;
            let t264 = w1 * t255;
            let t265 = w2 * t255;
            let t266 = w12 * t255;
            let t267 = w7 * t255;
            let t268 = w3 * t260 + w5 * t261 + (w6 * t262 + w9 * t263)
                + (w1 * t264 + w2 * t265 + (w12 * t266 + w7 * t267));
            let t269 = w4 * (rt::lit::<T>(1.0) - t256) - w11 * t257
                - (w8 * t258 + w10 * t259) - t268;
            let t270 = w5 * t3;
            let t271 = w5 * t270;
            let t272 = w11 * t270;
            let t273 = w8 * t270;
            let t274 = w10 * t270;
            let t275 = w3 * t270;
            let t276 = w4 * t270;
            let t277 = w6 * t270;
            let t278 = w9 * t270;
            let t279 = w1 * t270;
            let t280 = w2 * t270;
            let t281 = w12 * t270;
            let t282 = w7 * t270;
            let t283 = w3 * t275 + w4 * t276 + (w6 * t277 + w9 * t278)
                + (w1 * t279 + w2 * t280 + (w12 * t281 + w7 * t282));
            let t284 = w5 * (rt::lit::<T>(1.0) - t271) - w11 * t272
                - (w8 * t273 + w10 * t274) - t283;
            let t285 = w6 * t3;
            let t286 = w6 * t285;
            let t287 = w11 * t285;
            let t288 = w8 * t285;
            let t289 = w10 * t285;
            let t290 = w3 * t285;
            let t291 = w4 * t285;
            let t292 = w5 * t285;
            let t293 = w9 * t285;
            let t294 = w1 * t285;
            let t295 = w2 * t285;
            let t296 = w12 * t285;
            let t297 = w7 * t285;
            let t298 = w3 * t290 + w4 * t291 + (w5 * t292 + w9 * t293)
                + (w1 * t294 + w2 * t295 + (w12 * t296 + w7 * t297));
            let t299 = w6 * (rt::lit::<T>(1.0) - t286) - w11 * t287
                - (w8 * t288 + w10 * t289) - t298;
            let t300 = w7 * t3;
            let t301 = w7 * t300;
            let t302 = w5 * t300;
            let t303 = w2 * t300;
            let t304 = w4 * t300;
            let t305 = w12 * t300;
            let t306 = w8 * t300;
            let t307 = w9 * t300;
            let t308 = w3 * t300;
            let t309 = w10 * t300;
            let t310 = w11 * t300;
            let t311 = w6 * t300;
            let t312 = w1 * t300;
            let t313 = w12 * t305 + w8 * t306 + (w9 * t307 + w3 * t308)
                + (w10 * t309 + w11 * t310 + (w6 * t311 + w1 * t312));
            let t314 = w7 * (rt::lit::<T>(1.0) - t301) - w5 * t302
                - (w2 * t303 + w4 * t304) - t313;
            let t315 = w8 * t3;
            let t316 = w8 * t315;
            let t317 = w5 * t315;
            let t318 = w2 * t315;
            let t319 = w4 * t315;
            let t320 = w12 * t315;
            let t321 = w7 * t315;
            let t322 = w9 * t315;
            let t323 = w3 * t315;
            let t324 = w10 * t315;
            let t325 = w11 * t315;
            let t326 = w6 * t315;
            let t327 = w1 * t315;
            let t328 = w12 * t320 + w7 * t321 + (w9 * t322 + w3 * t323)
                + (w10 * t324 + w11 * t325 + (w6 * t326 + w1 * t327));
            let t329 = w8 * (rt::lit::<T>(1.0) - t316) - w5 * t317
                - (w2 * t318 + w4 * t319) - t328;
            let t330 = w9 * t3;
            let t331 = w9 * t330;
            let t332 = w5 * t330;
            let t333 = w2 * t330;
            let t334 = w4 * t330;
            let t335 = w12 * t330;
            let t336 = w7 * t330;
            let t337 = w8 * t330;
            let t338 = w3 * t330;
            let t339 = w10 * t330;
            let t340 = w11 * t330;
            let t341 = w6 * t330;
            let t342 = w1 * t330;
            let t343 = w12 * t335 + w7 * t336 + (w8 * t337 + w3 * t338)
                + (w10 * t339 + w11 * t340 + (w6 * t341 + w1 * t342));
            let t344 = w9 * (rt::lit::<T>(1.0) - t331) - w5 * t332
                - (w2 * t333 + w4 * t334) - t343;
            let t345 = w10 * t3;
            let t346 = w10 * t345;
            let t347 = w5 * t345;
            let t348 = w2 * t345;
            let t349 = w4 * t345;
            let t350 = w9 * t345;
            let t351 = w11 * t345;
            let t352 = w12 * t345;
            let t353 = w3 * t345;
            let t354 = w7 * t345;
            let t355 = w8 * t345;
            let t356 = w6 * t345;
            let t357 = w1 * t345;
            let t358 = w9 * t350 + w11 * t351 + (w12 * t352 + w3 * t353)
                + (w7 * t354 + w8 * t355 + (w6 * t356 + w1 * t357));
            let t359 = w10 * (rt::lit::<T>(1.0) - t346) - w5 * t347
                - (w2 * t348 + w4 * t349) - t358;
            let t360 = w11 * t3;
            let t361 = w11 * t360;
            let t362 = w5 * t360;
            let t363 = w2 * t360;
            let t364 = w4 * t360;
            let t365 = w9 * t360;
            let t366 = w10 * t360;
            let t367 = w12 * t360;
            let t368 = w3 * t360;
            let t369 = w7 * t360;
            let t370 = w8 * t360;
            let t371 = w6 * t360;
            let t372 = w1 * t360;
            let t373 = w9 * t365 + w10 * t366 + (w12 * t367 + w3 * t368)
                + (w7 * t369 + w8 * t370 + (w6 * t371 + w1 * t372));
            let t374 = w11 * (rt::lit::<T>(1.0) - t361) - w5 * t362
                - (w2 * t363 + w4 * t364) - t373;
            let t375 = w12 * t3;
            let t376 = w12 * t375;
            let t377 = w5 * t375;
            let t378 = w2 * t375;
            let t379 = w4 * t375;
            let t380 = w9 * t375;
            let t381 = w10 * t375;
            let t382 = w11 * t375;
            let t383 = w3 * t375;
            let t384 = w7 * t375;
            let t385 = w8 * t375;
            let t386 = w6 * t375;
            let t387 = w1 * t375;
            let t388 = w9 * t380 + w10 * t381 + (w11 * t382 + w3 * t383)
                + (w7 * t384 + w8 * t385 + (w6 * t386 + w1 * t387));
            let t389 = w12 * (rt::lit::<T>(1.0) - t376) - w5 * t377
                - (w2 * t378 + w4 * t379) - t388;
            let z1_squared = z1 * z1;
            let t390 = z1 * (rt::lit::<T>(2.0) * w1);
            let z2_squared = z2 * z2;
            let t391 = z2 * (rt::lit::<T>(2.0) * w2);
            let t392 = z3 * (rt::lit::<T>(2.0) * w3);
            let t393 = z4 * (rt::lit::<T>(2.0) * w4);
            let t394 = z5 * (rt::lit::<T>(2.0) * w5);
            let t395 = z6 * (rt::lit::<T>(2.0) * w6);
            let t396 = z7 * (rt::lit::<T>(2.0) * w7);
            let t397 = z8 * (rt::lit::<T>(2.0) * w8);
            let t398 = z9 * (rt::lit::<T>(2.0) * w9);
            let t399 = z10 * (rt::lit::<T>(2.0) * w10);
            let t400 = z11 * (rt::lit::<T>(2.0) * w11);
            let t401 = z12 * (rt::lit::<T>(2.0) * w12);
            let t402 = z2 * (rt::lit::<T>(2.0) * z1);
            let t403 = w2 * t24 + w3 * t41 + (w1 * t7 + w5 * t75)
                + (w6 * t92 + w4 * t58 + (w8 * t126 + w9 * t143));
            let t404 = w7 * t109 + w11 * t177 + (w12 * t194 + w10 * t160) + t403;
            rt::sparse([
                (0, 1, t22),
                (0, 2, t39),
                (0, 3, t56),
                (0, 4, t73),
                (0, 5, t90),
                (0, 6, t107),
                (0, 7, t124),
                (0, 8, t141),
                (0, 9, t158),
                (0, 10, t175),
                (0, 11, t192),
                (0, 12, t209),
                (0, 37, t224),
                (0, 38, t239),
                (0, 39, t254),
                (0, 40, t269),
                (0, 41, t284),
                (0, 42, t299),
                (0, 43, t314),
                (0, 44, t329),
                (0, 45, t344),
                (0, 46, t359),
                (0, 47, t374),
                (0, 48, t389),
                (1, 25, rt::lit::<T>(1.0)),
                (2, 26, rt::lit::<T>(1.0)),
                (3, 27, rt::lit::<T>(1.0)),
                (4, 28, rt::lit::<T>(1.0)),
                (5, 29, rt::lit::<T>(1.0)),
                (6, 30, rt::lit::<T>(1.0)),
                (7, 31, rt::lit::<T>(1.0)),
                (8, 32, rt::lit::<T>(1.0)),
                (9, 33, rt::lit::<T>(1.0)),
                (10, 34, rt::lit::<T>(1.0)),
                (11, 35, rt::lit::<T>(1.0)),
                (12, 36, rt::lit::<T>(1.0)),
                (13, 1, t10),
                (13, 2, t30),
                (13, 3, t47),
                (13, 4, t67),
                (13, 5, t84),
                (13, 6, t101),
                (13, 7, t121),
                (13, 8, t138),
                (13, 9, t155),
                (13, 10, t172),
                (13, 11, t189),
                (13, 12, t206),
                (13, 37, t211 - rt::lit::<T>(1.0)),
                (13, 38, t231),
                (13, 39, t246),
                (13, 40, t264),
                (13, 41, t279),
                (13, 42, t294),
                (13, 43, t312),
                (13, 44, t327),
                (13, 45, t342),
                (13, 46, t357),
                (13, 47, t372),
                (13, 48, t387),
                (14, 1, t13),
                (14, 2, t27),
                (14, 3, t43),
                (14, 4, t65),
                (14, 5, t82),
                (14, 6, t99),
                (14, 7, t119),
                (14, 8, t136),
                (14, 9, t153),
                (14, 10, t170),
                (14, 11, t187),
                (14, 12, t204),
                (14, 37, t216),
                (14, 38, t226 - rt::lit::<T>(1.0)),
                (14, 39, t247),
                (14, 40, t265),
                (14, 41, t280),
                (14, 42, t295),
                (14, 43, t303),
                (14, 44, t318),
                (14, 45, t333),
                (14, 46, t348),
                (14, 47, t363),
                (14, 48, t378),
                (15, 1, t9),
                (15, 2, t26),
                (15, 3, t44),
                (15, 4, t66),
                (15, 5, t83),
                (15, 6, t100),
                (15, 7, t120),
                (15, 8, t137),
                (15, 9, t154),
                (15, 10, t171),
                (15, 11, t188),
                (15, 12, t205),
                (15, 37, t217),
                (15, 38, t232),
                (15, 39, t241 - rt::lit::<T>(1.0)),
                (15, 40, t260),
                (15, 41, t275),
                (15, 42, t290),
                (15, 43, t308),
                (15, 44, t323),
                (15, 45, t338),
                (15, 46, t353),
                (15, 47, t368),
                (15, 48, t383),
                (16, 1, t16),
                (16, 2, t33),
                (16, 3, t50),
                (16, 4, t61),
                (16, 5, t81),
                (16, 6, t98),
                (16, 7, t114),
                (16, 8, t131),
                (16, 9, t148),
                (16, 10, t165),
                (16, 11, t182),
                (16, 12, t199),
                (16, 37, t219),
                (16, 38, t234),
                (16, 39, t249),
                (16, 40, t256 - rt::lit::<T>(1.0)),
                (16, 41, t276),
                (16, 42, t291),
                (16, 43, t304),
                (16, 44, t319),
                (16, 45, t334),
                (16, 46, t349),
                (16, 47, t364),
                (16, 48, t379),
                (17, 1, t14),
                (17, 2, t31),
                (17, 3, t48),
                (17, 4, t64),
                (17, 5, t78),
                (17, 6, t94),
                (17, 7, t122),
                (17, 8, t139),
                (17, 9, t156),
                (17, 10, t173),
                (17, 11, t190),
                (17, 12, t207),
                (17, 37, t220),
                (17, 38, t235),
                (17, 39, t250),
                (17, 40, t261),
                (17, 41, t271 - rt::lit::<T>(1.0)),
                (17, 42, t292),
                (17, 43, t302),
                (17, 44, t317),
                (17, 45, t332),
                (17, 46, t347),
                (17, 47, t362),
                (17, 48, t377),
                (18, 1, t15),
                (18, 2, t32),
                (18, 3, t49),
                (18, 4, t60),
                (18, 5, t77),
                (18, 6, t95),
                (18, 7, t113),
                (18, 8, t130),
                (18, 9, t147),
                (18, 10, t164),
                (18, 11, t181),
                (18, 12, t198),
                (18, 37, t215),
                (18, 38, t230),
                (18, 39, t245),
                (18, 40, t262),
                (18, 41, t277),
                (18, 42, t286 - rt::lit::<T>(1.0)),
                (18, 43, t311),
                (18, 44, t326),
                (18, 45, t341),
                (18, 46, t356),
                (18, 47, t371),
                (18, 48, t386),
                (19, 1, t19),
                (19, 2, t36),
                (19, 3, t53),
                (19, 4, t70),
                (19, 5, t87),
                (19, 6, t104),
                (19, 7, t112),
                (19, 8, t132),
                (19, 9, t149),
                (19, 10, t169),
                (19, 11, t186),
                (19, 12, t203),
                (19, 37, t222),
                (19, 38, t237),
                (19, 39, t252),
                (19, 40, t267),
                (19, 41, t282),
                (19, 42, t297),
                (19, 43, t301 - rt::lit::<T>(1.0)),
                (19, 44, t321),
                (19, 45, t336),
                (19, 46, t354),
                (19, 47, t369),
                (19, 48, t384),
                (20, 1, t17),
                (20, 2, t34),
                (20, 3, t51),
                (20, 4, t68),
                (20, 5, t85),
                (20, 6, t102),
                (20, 7, t115),
                (20, 8, t129),
                (20, 9, t145),
                (20, 10, t167),
                (20, 11, t184),
                (20, 12, t201),
                (20, 37, t213),
                (20, 38, t228),
                (20, 39, t243),
                (20, 40, t258),
                (20, 41, t273),
                (20, 42, t288),
                (20, 43, t306),
                (20, 44, t316 - rt::lit::<T>(1.0)),
                (20, 45, t337),
                (20, 46, t355),
                (20, 47, t370),
                (20, 48, t385),
                (21, 1, t18),
                (21, 2, t35),
                (21, 3, t52),
                (21, 4, t69),
                (21, 5, t86),
                (21, 6, t103),
                (21, 7, t111),
                (21, 8, t128),
                (21, 9, t146),
                (21, 10, t168),
                (21, 11, t185),
                (21, 12, t202),
                (21, 37, t218),
                (21, 38, t233),
                (21, 39, t248),
                (21, 40, t263),
                (21, 41, t278),
                (21, 42, t293),
                (21, 43, t307),
                (21, 44, t322),
                (21, 45, t331 - rt::lit::<T>(1.0)),
                (21, 46, t350),
                (21, 47, t365),
                (21, 48, t380),
                (22, 1, t12),
                (22, 2, t29),
                (22, 3, t46),
                (22, 4, t63),
                (22, 5, t80),
                (22, 6, t97),
                (22, 7, t118),
                (22, 8, t135),
                (22, 9, t152),
                (22, 10, t163),
                (22, 11, t183),
                (22, 12, t200),
                (22, 37, t214),
                (22, 38, t229),
                (22, 39, t244),
                (22, 40, t259),
                (22, 41, t274),
                (22, 42, t289),
                (22, 43, t309),
                (22, 44, t324),
                (22, 45, t339),
                (22, 46, t346 - rt::lit::<T>(1.0)),
                (22, 47, t366),
                (22, 48, t381),
                (23, 1, t20),
                (23, 2, t37),
                (23, 3, t54),
                (23, 4, t71),
                (23, 5, t88),
                (23, 6, t105),
                (23, 7, t116),
                (23, 8, t133),
                (23, 9, t150),
                (23, 10, t166),
                (23, 11, t180),
                (23, 12, t196),
                (23, 37, t212),
                (23, 38, t227),
                (23, 39, t242),
                (23, 40, t257),
                (23, 41, t272),
                (23, 42, t287),
                (23, 43, t310),
                (23, 44, t325),
                (23, 45, t340),
                (23, 46, t351),
                (23, 47, t361 - rt::lit::<T>(1.0)),
                (23, 48, t382),
                (24, 1, t11),
                (24, 2, t28),
                (24, 3, t45),
                (24, 4, t62),
                (24, 5, t79),
                (24, 6, t96),
                (24, 7, t117),
                (24, 8, t134),
                (24, 9, t151),
                (24, 10, t162),
                (24, 11, t179),
                (24, 12, t197),
                (24, 37, t221),
                (24, 38, t236),
                (24, 39, t251),
                (24, 40, t266),
                (24, 41, t281),
                (24, 42, t296),
                (24, 43, t305),
                (24, 44, t320),
                (24, 45, t335),
                (24, 46, t352),
                (24, 47, t367),
                (24, 48, t376 - rt::lit::<T>(1.0)),
                (25, 1, -(z1_squared + rt::lit::<T>(1.0))),
                (25, 13, -t390),
                (26, 2, -(z2_squared + rt::lit::<T>(1.0))),
                (26, 14, -t391),
                (27, 3, -(z3 * z3 + rt::lit::<T>(1.0))),
                (27, 15, -t392),
                (28, 4, -(z4 * z4 + rt::lit::<T>(1.0))),
                (28, 16, -t393),
                (29, 5, -(z5 * z5 + rt::lit::<T>(1.0))),
                (29, 17, -t394),
                (30, 6, -(z6 * z6 + rt::lit::<T>(1.0))),
                (30, 18, -t395),
                (31, 7, -(z7 * z7 + rt::lit::<T>(1.0))),
                (31, 19, -t396),
                (32, 8, -(z8 * z8 + rt::lit::<T>(1.0))),
                (32, 20, -t397),
                (33, 9, -(z9 * z9 + rt::lit::<T>(1.0))),
                (33, 21, -t398),
                (34, 10, -(z10 * z10 + rt::lit::<T>(1.0))),
                (34, 22, -t399),
                (35, 11, -(z11 * z11 + rt::lit::<T>(1.0))),
                (35, 23, -t400),
                (36, 12, -(z12 * z12 + rt::lit::<T>(1.0))),
                (36, 24, -t401),
                (37, 0, -w1),
                (37, 1, rho1 * t22 + (t390 - x)),
                (37, 2, rho1 * t39),
                (37, 3, rho1 * t56),
                (37, 4, rho1 * t73),
                (37, 5, rho1 * t90),
                (37, 6, rho1 * t107),
                (37, 7, rho1 * t124),
                (37, 8, rho1 * t141),
                (37, 9, rho1 * t158),
                (37, 10, rho1 * t175),
                (37, 11, rho1 * t192),
                (37, 12, rho1 * t209),
                (37, 13, z2_squared + (w1_squared + rt::lit::<T>(1.0))),
                (37, 14, t402),
                (37, 25, t404),
                (37, 37, rho1 * t224),
                (37, 38, rho1 * t239),
                (37, 39, rho1 * t254),
                (37, 40, rho1 * t269),
                (37, 41, rho1 * t284),
                (37, 42, rho1 * t299),
                (37, 43, rho1 * t314),
                (37, 44, rho1 * t329),
                (37, 45, rho1 * t344),
                (37, 46, rho1 * t359),
                (37, 47, rho1 * t374),
                (37, 48, rho1 * t389),
                (38, 0, -w2),
                (38, 1, rho2 * t22),
                (38, 2, rho2 * t39 + (t391 - x)),
                (38, 3, rho2 * t56),
                (38, 4, rho2 * t73),
                (38, 5, rho2 * t90),
                (38, 6, rho2 * t107),
                (38, 7, rho2 * t124),
                (38, 8, rho2 * t141),
                (38, 9, rho2 * t158),
                (38, 10, rho2 * t175),
                (38, 11, rho2 * t192),
                (38, 12, rho2 * t209),
                (38, 13, t402),
                (38, 14, z1_squared + t1),
                (38, 26, t404),
                (38, 37, rho2 * t224),
                (38, 38, rho2 * t239),
                (38, 39, rho2 * t254),
                (38, 40, rho2 * t269),
                (38, 41, rho2 * t284),
                (38, 42, rho2 * t299),
                (38, 43, rho2 * t314),
                (38, 44, rho2 * t329),
                (38, 45, rho2 * t344),
                (38, 46, rho2 * t359),
                (38, 47, rho2 * t374),
                (38, 48, rho2 * t389),
                (39, 0, -w3),
                (39, 1, rho3 * t22),
                (39, 2, rho3 * t39),
                (39, 3, rho3 * t56 + (t392 - x)),
                (39, 4, rho3 * t73),
                (39, 5, rho3 * t90),
                (39, 6, rho3 * t107),
                (39, 7, rho3 * t124),
                (39, 8, rho3 * t141),
                (39, 9, rho3 * t158),
                (39, 10, rho3 * t175),
                (39, 11, rho3 * t192),
                (39, 12, rho3 * t209),
                (39, 15, w3_squared + rt::lit::<T>(1.0)),
                (39, 27, t404),
                (39, 37, rho3 * t224),
                (39, 38, rho3 * t239),
                (39, 39, rho3 * t254),
                (39, 40, rho3 * t269),
                (39, 41, rho3 * t284),
                (39, 42, rho3 * t299),
                (39, 43, rho3 * t314),
                (39, 44, rho3 * t329),
                (39, 45, rho3 * t344),
                (39, 46, rho3 * t359),
                (39, 47, rho3 * t374),
                (39, 48, rho3 * t389),
                (40, 0, -w4),
                (40, 1, rho4 * t22),
                (40, 2, rho4 * t39),
                (40, 3, rho4 * t56),
                (40, 4, rho4 * t73 + (t393 - x)),
                (40, 5, rho4 * t90),
                (40, 6, rho4 * t107),
                (40, 7, rho4 * t124),
                (40, 8, rho4 * t141),
                (40, 9, rho4 * t158),
                (40, 10, rho4 * t175),
                (40, 11, rho4 * t192),
                (40, 12, rho4 * t209),
                (40, 16, w4_squared + rt::lit::<T>(1.0)),
                (40, 28, t404),
                (40, 37, rho4 * t224),
                (40, 38, rho4 * t239),
                (40, 39, rho4 * t254),
                (40, 40, rho4 * t269),
                (40, 41, rho4 * t284),
                (40, 42, rho4 * t299),
                (40, 43, rho4 * t314),
                (40, 44, rho4 * t329),
                (40, 45, rho4 * t344),
                (40, 46, rho4 * t359),
                (40, 47, rho4 * t374),
                (40, 48, rho4 * t389),
                (41, 0, -w5),
                (41, 1, rho5 * t22),
                (41, 2, rho5 * t39),
                (41, 3, rho5 * t56),
                (41, 4, rho5 * t73),
                (41, 5, rho5 * t90 + (t394 - x)),
                (41, 6, rho5 * t107),
                (41, 7, rho5 * t124),
                (41, 8, rho5 * t141),
                (41, 9, rho5 * t158),
                (41, 10, rho5 * t175),
                (41, 11, rho5 * t192),
                (41, 12, rho5 * t209),
                (41, 17, w5_squared + rt::lit::<T>(1.0)),
                (41, 29, t404),
                (41, 37, rho5 * t224),
                (41, 38, rho5 * t239),
                (41, 39, rho5 * t254),
                (41, 40, rho5 * t269),
                (41, 41, rho5 * t284),
                (41, 42, rho5 * t299),
                (41, 43, rho5 * t314),
                (41, 44, rho5 * t329),
                (41, 45, rho5 * t344),
                (41, 46, rho5 * t359),
                (41, 47, rho5 * t374),
                (41, 48, rho5 * t389),
                (42, 0, -w6),
                (42, 1, rho6 * t22),
                (42, 2, rho6 * t39),
                (42, 3, rho6 * t56),
                (42, 4, rho6 * t73),
                (42, 5, rho6 * t90),
                (42, 6, rho6 * t107 + (t395 - x)),
                (42, 7, rho6 * t124),
                (42, 8, rho6 * t141),
                (42, 9, rho6 * t158),
                (42, 10, rho6 * t175),
                (42, 11, rho6 * t192),
                (42, 12, rho6 * t209),
                (42, 18, w6_squared + rt::lit::<T>(1.0)),
                (42, 30, t404),
                (42, 37, rho6 * t224),
                (42, 38, rho6 * t239),
                (42, 39, rho6 * t254),
                (42, 40, rho6 * t269),
                (42, 41, rho6 * t284),
                (42, 42, rho6 * t299),
                (42, 43, rho6 * t314),
                (42, 44, rho6 * t329),
                (42, 45, rho6 * t344),
                (42, 46, rho6 * t359),
                (42, 47, rho6 * t374),
                (42, 48, rho6 * t389),
                (43, 0, -w7),
                (43, 1, rho7 * t22),
                (43, 2, rho7 * t39),
                (43, 3, rho7 * t56),
                (43, 4, rho7 * t73),
                (43, 5, rho7 * t90),
                (43, 6, rho7 * t107),
                (43, 7, rho7 * t124 + (t396 - x)),
                (43, 8, rho7 * t141),
                (43, 9, rho7 * t158),
                (43, 10, rho7 * t175),
                (43, 11, rho7 * t192),
                (43, 12, rho7 * t209),
                (43, 19, w7_squared + rt::lit::<T>(1.0)),
                (43, 31, t404),
                (43, 37, rho7 * t224),
                (43, 38, rho7 * t239),
                (43, 39, rho7 * t254),
                (43, 40, rho7 * t269),
                (43, 41, rho7 * t284),
                (43, 42, rho7 * t299),
                (43, 43, rho7 * t314),
                (43, 44, rho7 * t329),
                (43, 45, rho7 * t344),
                (43, 46, rho7 * t359),
                (43, 47, rho7 * t374),
                (43, 48, rho7 * t389),
                (44, 0, -w8),
                (44, 1, rho8 * t22),
                (44, 2, rho8 * t39),
                (44, 3, rho8 * t56),
                (44, 4, rho8 * t73),
                (44, 5, rho8 * t90),
                (44, 6, rho8 * t107),
                (44, 7, rho8 * t124),
                (44, 8, rho8 * t141 + (t397 - x)),
                (44, 9, rho8 * t158),
                (44, 10, rho8 * t175),
                (44, 11, rho8 * t192),
                (44, 12, rho8 * t209),
                (44, 20, w8_squared + rt::lit::<T>(1.0)),
                (44, 32, t404),
                (44, 37, rho8 * t224),
                (44, 38, rho8 * t239),
                (44, 39, rho8 * t254),
                (44, 40, rho8 * t269),
                (44, 41, rho8 * t284),
                (44, 42, rho8 * t299),
                (44, 43, rho8 * t314),
                (44, 44, rho8 * t329),
                (44, 45, rho8 * t344),
                (44, 46, rho8 * t359),
                (44, 47, rho8 * t374),
                (44, 48, rho8 * t389),
                (45, 0, -w9),
                (45, 1, rho9 * t22),
                (45, 2, rho9 * t39),
                (45, 3, rho9 * t56),
                (45, 4, rho9 * t73),
                (45, 5, rho9 * t90),
                (45, 6, rho9 * t107),
                (45, 7, rho9 * t124),
                (45, 8, rho9 * t141),
                (45, 9, rho9 * t158 + (t398 - x)),
                (45, 10, rho9 * t175),
                (45, 11, rho9 * t192),
                (45, 12, rho9 * t209),
                (45, 21, w9_squared + rt::lit::<T>(1.0)),
                (45, 33, t404),
                (45, 37, rho9 * t224),
                (45, 38, rho9 * t239),
                (45, 39, rho9 * t254),
                (45, 40, rho9 * t269),
                (45, 41, rho9 * t284),
                (45, 42, rho9 * t299),
                (45, 43, rho9 * t314),
                (45, 44, rho9 * t329),
                (45, 45, rho9 * t344),
                (45, 46, rho9 * t359),
                (45, 47, rho9 * t374),
                (45, 48, rho9 * t389),
                (46, 0, -w10),
                (46, 1, rho10 * t22),
                (46, 2, rho10 * t39),
                (46, 3, rho10 * t56),
                (46, 4, rho10 * t73),
                (46, 5, rho10 * t90),
                (46, 6, rho10 * t107),
                (46, 7, rho10 * t124),
                (46, 8, rho10 * t141),
                (46, 9, rho10 * t158),
                (46, 10, rho10 * t175 + (t399 - x)),
                (46, 11, rho10 * t192),
                (46, 12, rho10 * t209),
                (46, 22, w10_squared + rt::lit::<T>(1.0)),
                (46, 34, t404),
                (46, 37, rho10 * t224),
                (46, 38, rho10 * t239),
                (46, 39, rho10 * t254),
                (46, 40, rho10 * t269),
                (46, 41, rho10 * t284),
                (46, 42, rho10 * t299),
                (46, 43, rho10 * t314),
                (46, 44, rho10 * t329),
                (46, 45, rho10 * t344),
                (46, 46, rho10 * t359),
                (46, 47, rho10 * t374),
                (46, 48, rho10 * t389),
                (47, 0, -w11),
                (47, 1, rho11 * t22),
                (47, 2, rho11 * t39),
                (47, 3, rho11 * t56),
                (47, 4, rho11 * t73),
                (47, 5, rho11 * t90),
                (47, 6, rho11 * t107),
                (47, 7, rho11 * t124),
                (47, 8, rho11 * t141),
                (47, 9, rho11 * t158),
                (47, 10, rho11 * t175),
                (47, 11, rho11 * t192 + (t400 - x)),
                (47, 12, rho11 * t209),
                (47, 23, w11_squared + rt::lit::<T>(1.0)),
                (47, 35, t404),
                (47, 37, rho11 * t224),
                (47, 38, rho11 * t239),
                (47, 39, rho11 * t254),
                (47, 40, rho11 * t269),
                (47, 41, rho11 * t284),
                (47, 42, rho11 * t299),
                (47, 43, rho11 * t314),
                (47, 44, rho11 * t329),
                (47, 45, rho11 * t344),
                (47, 46, rho11 * t359),
                (47, 47, rho11 * t374),
                (47, 48, rho11 * t389),
                (48, 0, -w12),
                (48, 1, rho12 * t22),
                (48, 2, rho12 * t39),
                (48, 3, rho12 * t56),
                (48, 4, rho12 * t73),
                (48, 5, rho12 * t90),
                (48, 6, rho12 * t107),
                (48, 7, rho12 * t124),
                (48, 8, rho12 * t141),
                (48, 9, rho12 * t158),
                (48, 10, rho12 * t175),
                (48, 11, rho12 * t192),
                (48, 12, rho12 * t209 + (t401 - x)),
                (48, 24, w12_squared + rt::lit::<T>(1.0)),
                (48, 36, t404),
                (48, 37, rho12 * t224),
                (48, 38, rho12 * t239),
                (48, 39, rho12 * t254),
                (48, 40, rho12 * t269),
                (48, 41, rho12 * t284),
                (48, 42, rho12 * t299),
                (48, 43, rho12 * t314),
                (48, 44, rho12 * t329),
                (48, 45, rho12 * t344),
                (48, 46, rho12 * t359),
                (48, 47, rho12 * t374),
                (48, 48, rho12 * t389),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 25
        pub fn momenta(
            &self,
            _q: &SVector<T, 25>,
            w: &SVector<T, 25>,
        ) -> SVector<T, 25> {
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot, w8_dot,
            w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot,
            z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot]] = w.data.0;
            rt::vector([
                x_dot,
                w1_dot,
                w2_dot,
                w3_dot,
                w4_dot,
                w5_dot,
                w6_dot,
                w7_dot,
                w8_dot,
                w9_dot,
                w10_dot,
                w11_dot,
                w12_dot,
                z1_dot,
                z2_dot,
                z3_dot,
                z4_dot,
                z5_dot,
                z6_dot,
                z7_dot,
                z8_dot,
                z9_dot,
                z10_dot,
                z11_dot,
                z12_dot,
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 25
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 25>,
            p: &SVector<T, 25>,
        ) -> SVector<T, 25> {
            let [[p_x, p_w1, p_w2, p_w3, p_w4, p_w5, p_w6, p_w7, p_w8, p_w9, p_w10,
            p_w11, p_w12, p_z1, p_z2, p_z3, p_z4, p_z5, p_z6, p_z7, p_z8, p_z9, p_z10,
            p_z11, p_z12]] = p.data.0;
            rt::vector([
                p_x,
                p_w1,
                p_w2,
                p_w3,
                p_w4,
                p_w5,
                p_w6,
                p_w7,
                p_w8,
                p_w9,
                p_w10,
                p_w11,
                p_w12,
                p_z1,
                p_z2,
                p_z3,
                p_z4,
                p_z5,
                p_z6,
                p_z7,
                p_z8,
                p_z9,
                p_z10,
                p_z11,
                p_z12,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 24
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 25>,
            w: &SVector<T, 25>,
        ) -> SVector<T, 24> {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot, w8_dot,
            w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot,
            z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot]] = w.data.0;
            rt::vector([
                w1_dot,
                w2_dot,
                w3_dot,
                w4_dot,
                w5_dot,
                w6_dot,
                w7_dot,
                w8_dot,
                w9_dot,
                w10_dot,
                w11_dot,
                w12_dot,
                w1 * x_dot - z1_dot,
                w2 * x_dot - z2_dot,
                w3 * x_dot - z3_dot,
                w4 * x_dot - z4_dot,
                w5 * x_dot - z5_dot,
                w6 * x_dot - z6_dot,
                w7 * x_dot - z7_dot,
                w8 * x_dot - z8_dot,
                w9 * x_dot - z9_dot,
                w10 * x_dot - z10_dot,
                w11 * x_dot - z11_dot,
                w12 * x_dot - z12_dot,
            ])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 25
        pub fn to_velocities(
            self: &System<T>,
            q: &SVector<T, 25>,
            rho: &SVector<T, 24>,
        ) -> SVector<T, 25> {
            let [[_, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, _, _, _, _, _, _,
            _, _, _, _, _, _]] = q.data.0;
            let [[rho1, rho2, rho3, rho4, rho5, rho6, rho7, rho8, rho9, rho10, rho11,
            rho12, rho13, rho14, rho15, rho16, rho17, rho18, rho19, rho20, rho21, rho22,
            rho23, rho24]] = rho.data.0;
            let t1 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
            let t2 = w4 * w4 + w5 * w5 + (w1 * w1 + w3 * w3)
                + (w7 * w7 + w9 * w9 + (w6 * w6 + w8 * w8));
            let t3 = w10 * w10 + w11 * w11 + (w12 * w12 + (w2 * w2 + rt::lit::<T>(1.0)))
                + t2;
            let t4 = (w10 * rho22 + w12 * rho24 + (w9 * rho21 + w11 * rho23) + t1) / t3;
            rt::vector([
                t4,
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
                w1 * t4 - rho13,
                w2 * t4 - rho14,
                w3 * t4 - rho15,
                w4 * t4 - rho16,
                w5 * t4 - rho17,
                w6 * t4 - rho18,
                w7 * t4 - rho19,
                w8 * t4 - rho20,
                w9 * t4 - rho21,
                w10 * t4 - rho22,
                w11 * t4 - rho23,
                w12 * t4 - rho24,
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 1
        pub fn multipliers(
            &self,
            q: &SVector<T, 25>,
            w: &SVector<T, 25>,
        ) -> SVector<T, 1> {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[_, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot, w8_dot,
            w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot,
            z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot]] = w.data.0;
            let w3_squared = w3 * w3;
            let w6_squared = w6 * w6;
            let w5_squared = w5 * w5;
            let t1 = (w3_squared + rt::lit::<T>(1.0)) * (w3 * z3)
                - (z10_dot * w10_dot + z11_dot * w11_dot)
                + ((w6_squared + rt::lit::<T>(1.0)) * (w6 * z6)
                    + (w5_squared + rt::lit::<T>(1.0)) * (w5 * z5));
            let w9_squared = w9 * w9;
            let w7_squared = w7 * w7;
            let w4_squared = w4 * w4;
            let w8_squared = w8 * w8;
            let t2 = (w9_squared + rt::lit::<T>(1.0)) * (w9 * z9)
                + (w7_squared + rt::lit::<T>(1.0)) * (w7 * z7)
                + ((w4_squared + rt::lit::<T>(1.0)) * (w4 * z4)
                    + (w8_squared + rt::lit::<T>(1.0)) * (w8 * z8));
            let w12_squared = w12 * w12;
            let w11_squared = w11 * w11;
            let w10_squared = w10 * w10;
            let t3 = (w12_squared + rt::lit::<T>(1.0)) * (w12 * z12)
                + (w11_squared + rt::lit::<T>(1.0)) * (w11 * z11)
                + ((w10_squared + rt::lit::<T>(1.0)) * (w10 * z10)
                    + (x - z3_dot * w3_dot - z12_dot * w12_dot));
            let w1_squared = w1 * w1;
            let t4 = w2 * w2 + rt::lit::<T>(1.0);
            let t5 = w1 * z1 * (z2 * z2 + (w1_squared + rt::lit::<T>(1.0)))
                + w2 * z2 * (z1 * z1 + t4);
            let t6 = z4_dot * w4_dot + z5_dot * w5_dot
                + (z1_dot * w1_dot + z2_dot * w2_dot)
                + (z7_dot * w7_dot + z9_dot * w9_dot
                    + (z6_dot * w6_dot + z8_dot * w8_dot));
            let t7 = w10_squared + w11_squared + (w12_squared + t4)
                + (w4_squared + w5_squared + (w1_squared + w3_squared)
                    + (w7_squared + w9_squared + (w6_squared + w8_squared)));
            rt::vector([(t1 + t2 + (t3 + (t5 - t6))) / t7])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 25
        pub fn acceleration(
            &self,
            q: &SVector<T, 25>,
            w: &SVector<T, 25>,
        ) -> SVector<T, 25> {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[_, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot, w8_dot,
            w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot,
            z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot]] = w.data.0;
            let z2_squared = z2 * z2;
            let w1_squared = w1 * w1;
            let t1 = z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)));
            let z1_squared = z1 * z1;
            let t2 = w2 * w2 + rt::lit::<T>(1.0);
            let t3 = z2 * (z1_squared + t2);
            let w4_squared = w4 * w4;
            let t4 = z4 * (w4_squared + rt::lit::<T>(1.0));
            let w6_squared = w6 * w6;
            let t5 = z6 * (w6_squared + rt::lit::<T>(1.0));
            let w3_squared = w3 * w3;
            let t6 = z3 * (w3_squared + rt::lit::<T>(1.0));
            let w5_squared = w5 * w5;
            let t7 = z5 * (w5_squared + rt::lit::<T>(1.0));
            let t8 = w1 * t1 + w2 * t3 + (w4 * t4 + w6 * t5 + (w3 * t6 + w5 * t7));
            let w7_squared = w7 * w7;
            let t9 = z7 * (w7_squared + rt::lit::<T>(1.0));
            let w8_squared = w8 * w8;
            let t10 = z8 * (w8_squared + rt::lit::<T>(1.0));
            let w9_squared = w9 * w9;
            let t11 = z9 * (w9_squared + rt::lit::<T>(1.0));
            let w11_squared = w11 * w11;
            let t12 = z11 * (w11_squared + rt::lit::<T>(1.0));
            let w10_squared = w10 * w10;
            let t13 = z10 * (w10_squared + rt::lit::<T>(1.0));
            let w12_squared = w12 * w12;
            let t14 = z12 * (w12_squared + rt::lit::<T>(1.0));
            let t15 = z4_dot * w4_dot + z5_dot * w5_dot
                + (z1_dot * w1_dot + z2_dot * w2_dot)
                + (z7_dot * w7_dot + z9_dot * w9_dot
                    + (z6_dot * w6_dot + z8_dot * w8_dot));
            let t16 = x - z3_dot * w3_dot - z12_dot * w12_dot
                - (z10_dot * w10_dot + z11_dot * w11_dot) - t15;
            let t17 = w7 * t9 + w8 * t10 + (w9 * t11 + w11 * t12)
                + (w10 * t13 + w12 * t14 + t16);
            let t18 = w10_squared + w11_squared + (w12_squared + t2)
                + (w4_squared + w5_squared + (w1_squared + w3_squared)
                    + (w7_squared + w9_squared + (w6_squared + w8_squared)));
            let t19 = (t8 + t17) / t18;
            rt::vector([
                t19 - x,
                -(w1 * (z1_squared + rt::lit::<T>(1.0))),
                -(w2 * (z2_squared + rt::lit::<T>(1.0))),
                -(w3 * (z3 * z3 + rt::lit::<T>(1.0))),
                -(w4 * (z4 * z4 + rt::lit::<T>(1.0))),
                -(w5 * (z5 * z5 + rt::lit::<T>(1.0))),
                -(w6 * (z6 * z6 + rt::lit::<T>(1.0))),
                -(w7 * (z7 * z7 + rt::lit::<T>(1.0))),
                -(w8 * (z8 * z8 + rt::lit::<T>(1.0))),
                -(w9 * (z9 * z9 + rt::lit::<T>(1.0))),
                -(w10 * (z10 * z10 + rt::lit::<T>(1.0))),
                -(w11 * (z11 * z11 + rt::lit::<T>(1.0))),
                -(w12 * (z12 * z12 + rt::lit::<T>(1.0))),
                w1 * t19 - t1,
                w2 * t19 - t3,
                w3 * t19 - t6,
                w4 * t19 - t4,
                w5 * t19 - t7,
                w6 * t19 - t5,
                w7 * t19 - t9,
                w8 * t19 - t10,
                w9 * t19 - t11,
                w10 * t19 - t13,
                w11 * t19 - t12,
                w12 * t19 - t14,
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 25
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 25>,
            w: &SVector<T, 25>,
        ) -> SVector<T, 25> {
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot, w8_dot,
            w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot,
            z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot]] = w.data.0;
            rt::vector([
                x_dot,
                w1_dot,
                w2_dot,
                w3_dot,
                w4_dot,
                w5_dot,
                w6_dot,
                w7_dot,
                w8_dot,
                w9_dot,
                w10_dot,
                w11_dot,
                w12_dot,
                z1_dot,
                z2_dot,
                z3_dot,
                z4_dot,
                z5_dot,
                z6_dot,
                z7_dot,
                z8_dot,
                z9_dot,
                z10_dot,
                z11_dot,
                z12_dot,
            ])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(
            &self,
            q: &SVector<T, 25>,
            w: &SVector<T, 25>,
        ) -> SVector<T, 1> {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot, w8_dot,
            w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot, z4_dot, z5_dot,
            z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot]] = w.data.0;
            let w1_squared = w1 * w1;
            let z2_squared = z2 * z2;
            let z3_squared = z3 * z3;
            let z4_squared = z4 * z4;
            let z5_squared = z5 * z5;
            let z6_squared = z6 * z6;
            let z8_squared = z8 * z8;
            let z10_squared = z10 * z10;
            let z11_squared = z11 * z11;
            let z7_squared = z7 * z7;
            let z9_squared = z9 * z9;
            let z12_squared = z12 * z12;
            let t1 = z10_squared + z11_squared + (z7_squared + z9_squared)
                + (w1_dot * w1_dot + w2_dot * w2_dot + (x_dot * x_dot + z12_squared));
            let t2 = x * x + w1_squared + (z2_squared + z3_squared)
                + (z4_squared + z5_squared + (z6_squared + z8_squared)) + t1;
            let t3 = w4_dot * w4_dot + w6_dot * w6_dot
                + (w3_dot * w3_dot + w5_dot * w5_dot)
                + (w7_dot * w7_dot + w8_dot * w8_dot
                    + (w9_dot * w9_dot + w11_dot * w11_dot));
            let t4 = z1_dot * z1_dot + z2_dot * z2_dot
                + (w10_dot * w10_dot + w12_dot * w12_dot)
                + (z4_dot * z4_dot + z6_dot * z6_dot
                    + (z3_dot * z3_dot + z5_dot * z5_dot));
            let t5 = w7 * w7 * (z7_squared + rt::lit::<T>(1.0))
                + w8 * w8 * (z8_squared + rt::lit::<T>(1.0))
                + (w4 * w4 * (z4_squared + rt::lit::<T>(1.0))
                    + w6 * w6 * (z6_squared + rt::lit::<T>(1.0)));
            let t6 = w10 * w10 * (z10_squared + rt::lit::<T>(1.0))
                + w12 * w12 * (z12_squared + rt::lit::<T>(1.0))
                + (w9 * w9 * (z9_squared + rt::lit::<T>(1.0))
                    + w11 * w11 * (z11_squared + rt::lit::<T>(1.0)));
            let t7 = z1 * z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)))
                + (z7_dot * z7_dot + z8_dot * z8_dot
                    + (z9_dot * z9_dot + z11_dot * z11_dot));
            let t8 = w3 * w3 * (z3_squared + rt::lit::<T>(1.0))
                + w5 * w5 * (z5_squared + rt::lit::<T>(1.0))
                + (w2 * w2 * (z2_squared + rt::lit::<T>(1.0))
                    + (z10_dot * z10_dot + z12_dot * z12_dot));
            rt::vector([rt::lit::<T>(0.5) * (t2 + (t3 + t4) + (t5 + t6 + (t7 + t8)))])
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
            q: &SVector<T, 25>,
            p: &SVector<T, 25>,
        ) -> T {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[p_x, p_w1, p_w2, p_w3, p_w4, p_w5, p_w6, p_w7, p_w8, p_w9, p_w10,
            p_w11, p_w12, p_z1, p_z2, p_z3, p_z4, p_z5, p_z6, p_z7, p_z8, p_z9, p_z10,
            p_z11, p_z12]] = p.data.0;
            let w1_squared = w1 * w1;
            let z2_squared = z2 * z2;
            let z3_squared = z3 * z3;
            let z4_squared = z4 * z4;
            let z5_squared = z5 * z5;
            let z6_squared = z6 * z6;
            let z8_squared = z8 * z8;
            let z10_squared = z10 * z10;
            let z11_squared = z11 * z11;
            let z7_squared = z7 * z7;
            let z9_squared = z9 * z9;
            let z12_squared = z12 * z12;
            let t1 = z10_squared + z11_squared + (z7_squared + z9_squared)
                + (z12_squared + p_x * p_x + (p_w1 * p_w1 + p_w2 * p_w2));
            let t2 = x * x + w1_squared + (z2_squared + z3_squared)
                + (z4_squared + z5_squared + (z6_squared + z8_squared)) + t1;
            let t3 = p_w4 * p_w4 + p_w6 * p_w6 + (p_w3 * p_w3 + p_w5 * p_w5)
                + (p_w7 * p_w7 + p_w8 * p_w8 + (p_w9 * p_w9 + p_w11 * p_w11));
            let t4 = p_z1 * p_z1 + p_z2 * p_z2 + (p_w10 * p_w10 + p_w12 * p_w12)
                + (p_z4 * p_z4 + p_z6 * p_z6 + (p_z3 * p_z3 + p_z5 * p_z5));
            let t5 = w7 * w7 * (z7_squared + rt::lit::<T>(1.0))
                + w8 * w8 * (z8_squared + rt::lit::<T>(1.0))
                + (w4 * w4 * (z4_squared + rt::lit::<T>(1.0))
                    + w6 * w6 * (z6_squared + rt::lit::<T>(1.0)));
            let t6 = w10 * w10 * (z10_squared + rt::lit::<T>(1.0))
                + w12 * w12 * (z12_squared + rt::lit::<T>(1.0))
                + (w9 * w9 * (z9_squared + rt::lit::<T>(1.0))
                    + w11 * w11 * (z11_squared + rt::lit::<T>(1.0)));
            let t7 = z1 * z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)))
                + (p_z7 * p_z7 + p_z8 * p_z8 + (p_z9 * p_z9 + p_z11 * p_z11));
            let t8 = w3 * w3 * (z3_squared + rt::lit::<T>(1.0))
                + w5 * w5 * (z5_squared + rt::lit::<T>(1.0))
                + (w2 * w2 * (z2_squared + rt::lit::<T>(1.0))
                    + (p_z10 * p_z10 + p_z12 * p_z12));
            rt::lit::<T>(0.5) * (t2 + (t3 + t4) + (t5 + t6 + (t7 + t8)))
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 50
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 25>,
            p: &SVector<T, 25>,
        ) -> SVector<T, 50> {
            let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3, z4,
            z5, z6, z7, z8, z9, z10, z11, z12]] = q.data.0;
            let [[p_x, p_w1, p_w2, p_w3, p_w4, p_w5, p_w6, p_w7, p_w8, p_w9, p_w10,
            p_w11, p_w12, p_z1, p_z2, p_z3, p_z4, p_z5, p_z6, p_z7, p_z8, p_z9, p_z10,
            p_z11, p_z12]] = p.data.0;
            let z2_squared = z2 * z2;
            let w1_squared = w1 * w1;
            let t1 = z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)));
            let z1_squared = z1 * z1;
            let t2 = w2 * w2 + rt::lit::<T>(1.0);
            let t3 = z2 * (z1_squared + t2);
            let w4_squared = w4 * w4;
            let t4 = z4 * (w4_squared + rt::lit::<T>(1.0));
            let w6_squared = w6 * w6;
            let t5 = z6 * (w6_squared + rt::lit::<T>(1.0));
            let w3_squared = w3 * w3;
            let t6 = z3 * (w3_squared + rt::lit::<T>(1.0));
            let w5_squared = w5 * w5;
            let t7 = z5 * (w5_squared + rt::lit::<T>(1.0));
            let t8 = w1 * t1 + w2 * t3 + (w4 * t4 + w6 * t5 + (w3 * t6 + w5 * t7));
            let w7_squared = w7 * w7;
            let t9 = z7 * (w7_squared + rt::lit::<T>(1.0));
            let w8_squared = w8 * w8;
            let t10 = z8 * (w8_squared + rt::lit::<T>(1.0));
            let w9_squared = w9 * w9;
            let t11 = z9 * (w9_squared + rt::lit::<T>(1.0));
            let w11_squared = w11 * w11;
            let t12 = z11 * (w11_squared + rt::lit::<T>(1.0));
            let w10_squared = w10 * w10;
            let t13 = z10 * (w10_squared + rt::lit::<T>(1.0));
            let w12_squared = w12 * w12;
            let t14 = z12 * (w12_squared + rt::lit::<T>(1.0));
            let t15 = p_w4 * p_z4 + p_w5 * p_z5 + (p_w1 * p_z1 + p_w2 * p_z2)
                + (p_w7 * p_z7 + p_w9 * p_z9 + (p_w6 * p_z6 + p_w8 * p_z8));
            let t16 = x - p_w3 * p_z3 - p_w12 * p_z12 - (p_w10 * p_z10 + p_w11 * p_z11)
                - t15;
            let t17 = w7 * t9 + w8 * t10 + (w9 * t11 + w11 * t12)
                + (w10 * t13 + w12 * t14 + t16);
            let t18 = w10_squared + w11_squared + (w12_squared + t2)
                + (w4_squared + w5_squared + (w1_squared + w3_squared)
                    + (w7_squared + w9_squared + (w6_squared + w8_squared)));
            let t19 = (t8 + t17) / t18;
            rt::vector([
                p_x,
                p_w1,
                p_w2,
                p_w3,
                p_w4,
                p_w5,
                p_w6,
                p_w7,
                p_w8,
                p_w9,
                p_w10,
                p_w11,
                p_w12,
                p_z1,
                p_z2,
                p_z3,
                p_z4,
                p_z5,
                p_z6,
                p_z7,
                p_z8,
                p_z9,
                p_z10,
                p_z11,
                p_z12,
                t19 - x,
                -(w1 * (z1_squared + rt::lit::<T>(1.0))),
                -(w2 * (z2_squared + rt::lit::<T>(1.0))),
                -(w3 * (z3 * z3 + rt::lit::<T>(1.0))),
                -(w4 * (z4 * z4 + rt::lit::<T>(1.0))),
                -(w5 * (z5 * z5 + rt::lit::<T>(1.0))),
                -(w6 * (z6 * z6 + rt::lit::<T>(1.0))),
                -(w7 * (z7 * z7 + rt::lit::<T>(1.0))),
                -(w8 * (z8 * z8 + rt::lit::<T>(1.0))),
                -(w9 * (z9 * z9 + rt::lit::<T>(1.0))),
                -(w10 * (z10 * z10 + rt::lit::<T>(1.0))),
                -(w11 * (z11 * z11 + rt::lit::<T>(1.0))),
                -(w12 * (z12 * z12 + rt::lit::<T>(1.0))),
                w1 * t19 - t1,
                w2 * t19 - t3,
                w3 * t19 - t6,
                w4 * t19 - t4,
                w5 * t19 - t7,
                w6 * t19 - t5,
                w7 * t19 - t9,
                w8 * t19 - t10,
                w9 * t19 - t11,
                w10 * t19 - t13,
                w11 * t19 - t12,
                w12 * t19 - t14,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "chaotic_quartic12";

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
        type Point = [T; 49];
        type Jacobian = SMatrix<T, 49, 49>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 49],
            _inputs: &[T; 0],
        ) -> [T; 49] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 49],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 49, 49>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 49] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 49],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 50];
        type Jacobian = SMatrix<T, 50, 50>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 50],
            _inputs: &[T; 0],
        ) -> [T; 50] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 50] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 50],
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
        /// - `w1_rate`, `w2_rate`, `w3_rate`, `w4_rate`, `w5_rate`, `w6_rate`, `w7_rate`, `w8_rate`, `w9_rate`, `w10_rate`, `w11_rate`, `w12_rate`, `z1_rate`, `z2_rate`, `z3_rate`, `z4_rate`, `z5_rate`, `z6_rate`, `z7_rate`, `z8_rate`, `z9_rate`, `z10_rate`, `z11_rate`, `z12_rate`, `constraint_momentum1`, `kappa_gradient`: 26 × 26 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, rho13_rate, rho1_rate, rho14_rate, rho2_rate, rho15_rate, rho3_rate, rho16_rate, rho4_rate, rho17_rate, rho5_rate, rho18_rate, rho6_rate, rho19_rate, rho7_rate, rho20_rate, rho8_rate, rho21_rate, rho9_rate, rho22_rate, rho10_rate, rho23_rate, rho11_rate, rho24_rate, rho12_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 406 | 387 | 2 | 0 | 0 | 0 |
        /// | each sweep for w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, w7_rate, w8_rate, w9_rate, w10_rate, w11_rate, w12_rate, z1_rate, z2_rate, z3_rate, z4_rate, z5_rate, z6_rate, z7_rate, z8_rate, z9_rate, z10_rate, z11_rate, z12_rate, constraint_momentum1, kappa_gradient | 510 | 519 | 3 | 0 | 0 | 0 |
        /// | each iteration for w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, w7_rate, w8_rate, w9_rate, w10_rate, w11_rate, w12_rate, z1_rate, z2_rate, z3_rate, z4_rate, z5_rate, z6_rate, z7_rate, z8_rate, z9_rate, z10_rate, z11_rate, z12_rate, constraint_momentum1, kappa_gradient | 1287 | 2285 | 6 | 0 | 0 | 0 |
        /// | each state that is looked at | 35 | 36 | 1 | 0 | 0 | 0 |
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
            /// `h/4`
            quarter_h: T,
            /// `h/8`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (25); momenta on D*, ρ = Xᵀ p (24); energy at the start (1).
            type Carried = [T; 50];
            type Memory = (rt::Predictor<T, 26, 8>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k1 = rt::lit::<T>(0.125) * h;
                Scheme {
                    inv_h,
                    half_h,
                    quarter_h,
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
                let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12]] = start.q().data.0;
                let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot,
                w8_dot, w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot,
                z4_dot, z5_dot, z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot,
                ]] = start.w().data.0;
                let t1 = w1 * x_dot - z1_dot;
                let t2 = w2 * x_dot - z2_dot;
                let t3 = w3 * x_dot - z3_dot;
                let t4 = w4 * x_dot - z4_dot;
                let t5 = w5 * x_dot - z5_dot;
                let t6 = w6 * x_dot - z6_dot;
                let t7 = w7 * x_dot - z7_dot;
                let t8 = w8 * x_dot - z8_dot;
                let t9 = w9 * x_dot - z9_dot;
                let t10 = w10 * x_dot - z10_dot;
                let t11 = w11 * x_dot - z11_dot;
                let t12 = w12 * x_dot - z12_dot;
                let t13 = w1 * t1 + w2 * t2 + (w3 * t3 + w5 * t5)
                    + (w7 * t7 + w8 * t8 + (w4 * t4 + w6 * t6));
                let w10_squared = w10 * w10;
                let w11_squared = w11 * w11;
                let w12_squared = w12 * w12;
                let w2_squared = w2 * w2;
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let w1_squared = w1 * w1;
                let w3_squared = w3 * w3;
                let w7_squared = w7 * w7;
                let w9_squared = w9 * w9;
                let w6_squared = w6 * w6;
                let w8_squared = w8 * w8;
                let t14 = w10_squared + w11_squared
                    + (w12_squared + (w2_squared + rt::lit::<T>(1.0)))
                    + (w4_squared + w5_squared + (w1_squared + w3_squared)
                        + (w7_squared + w9_squared + (w6_squared + w8_squared)));
                let t15 = (w10 * t10 + w12 * t12 + (w9 * t9 + w11 * t11) + t13) / t14;
                let z7_squared = z7 * z7;
                let z8_squared = z8 * z8;
                let z9_squared = z9 * z9;
                let z11_squared = z11 * z11;
                let t16 = w7_squared * (z7_squared + rt::lit::<T>(1.0))
                    + w8_squared * (z8_squared + rt::lit::<T>(1.0))
                    + (w9_squared * (z9_squared + rt::lit::<T>(1.0))
                        + w11_squared * (z11_squared + rt::lit::<T>(1.0)));
                let z10_squared = z10 * z10;
                let z12_squared = z12 * z12;
                let z2_squared = z2 * z2;
                let z3_squared = z3 * z3;
                let z4_squared = z4 * z4;
                let z5_squared = z5 * z5;
                let t17 = w10_squared * (z10_squared + rt::lit::<T>(1.0))
                    + w12_squared * (z12_squared + rt::lit::<T>(1.0))
                    + (z2_squared + z3_squared + (z4_squared + z5_squared)
                        + (w3_dot * w3_dot + (x * x + w1_squared)));
                let z6_squared = z6 * z6;
                let t18 = w10_dot * w10_dot + w11_dot * w11_dot
                    + (w7_dot * w7_dot + w9_dot * w9_dot)
                    + (w4_dot * w4_dot + w6_dot * w6_dot
                        + (w5_dot * w5_dot + w12_dot * w12_dot));
                let t19 = z7_squared + z9_squared + (z6_squared + z8_squared)
                    + (z10_squared + z11_squared + (w8_dot * w8_dot + z12_squared))
                    + t18;
                let t20 = w4_squared * (z4_squared + rt::lit::<T>(1.0))
                    + w6_squared * (z6_squared + rt::lit::<T>(1.0))
                    + (w3_squared * (z3_squared + rt::lit::<T>(1.0))
                        + w5_squared * (z5_squared + rt::lit::<T>(1.0)));
                let t21 = z1 * z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)))
                    + (w2_squared * (z2_squared + rt::lit::<T>(1.0))
                        + (w1_dot * w1_dot + w2_dot * w2_dot));
                let t22 = t10 * (t10 - w10 * t15)
                    + (t2 * (t2 - w2 * t15) + (t16 + t17 + (t19 + (t20 + t21))));
                let t23 = t3 * (t3 - w3 * t15) + t1 * (t1 - w1 * t15)
                    + (t5 * (t5 - w5 * t15) + t6 * (t6 - w6 * t15));
                let t24 = t4 * (t4 - w4 * t15) + t8 * (t8 - w8 * t15)
                    + (t9 * (t9 - w9 * t15) + t7 * (t7 - w7 * t15));
                let t25 = t11 * (t11 - w11 * t15) + t12 * (t12 - w12 * t15) + t22
                    + (t23 + t24);
                let carried = [
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    w7,
                    w8,
                    w9,
                    w10,
                    w11,
                    w12,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    z7,
                    z8,
                    z9,
                    z10,
                    z11,
                    z12,
                    w1_dot,
                    w2_dot,
                    w3_dot,
                    w4_dot,
                    w5_dot,
                    w6_dot,
                    w7_dot,
                    w8_dot,
                    w9_dot,
                    w10_dot,
                    w11_dot,
                    w12_dot,
                    t1,
                    t2,
                    t3,
                    t4,
                    t5,
                    t6,
                    t7,
                    t8,
                    t9,
                    t10,
                    t11,
                    t12,
                    rt::lit::<T>(0.5) * t25,
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
                let [x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12, rho1, rho2, rho3, rho4, rho5,
                rho6, rho7, rho8, rho9, rho10, rho11, rho12, rho13, rho14, rho15, rho16,
                rho17, rho18, rho19, rho20, rho21, rho22, rho23, rho24, reference] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, quarter_h, k1 } = *setting.scheme();
                let w10_squared = w10 * w10;
                let w11_squared = w11 * w11;
                let w12_squared = w12 * w12;
                let w2_squared = w2 * w2;
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let w1_squared = w1 * w1;
                let w3_squared = w3 * w3;
                let w7_squared = w7 * w7;
                let w9_squared = w9 * w9;
                let w6_squared = w6 * w6;
                let w8_squared = w8 * w8;
                let t1 = w10_squared + w11_squared
                    + (w12_squared + (w2_squared + rt::lit::<T>(1.0)))
                    + (w4_squared + w5_squared + (w1_squared + w3_squared)
                        + (w7_squared + w9_squared + (w6_squared + w8_squared)));
                let t2 = rt::lit::<T>(1.0) / t1;
                let w2_rho14 = w2 * rho14;
                let w5_rho17 = w5 * rho17;
                let w8_rho20 = w8 * rho20;
                let w11_rho23 = w11 * rho23;
                let w1_rho13 = w1 * rho13;
                let w3_rho15 = w3 * rho15;
                let t3 = w1_rho13 + w3_rho15;
                let w4_rho16 = w4 * rho16;
                let w6_rho18 = w6 * rho18;
                let t4 = w4_rho16 + w6_rho18;
                let w7_rho19 = w7 * rho19;
                let w9_rho21 = w9 * rho21;
                let t5 = w7_rho19 + w9_rho21;
                let w10_rho22 = w10 * rho22;
                let w12_rho24 = w12 * rho24;
                let t6 = w10_rho22 + w12_rho24;
                let t7 = t2
                    * (w2_rho14 + w5_rho17 + (w8_rho20 + w11_rho23)
                        + (t3 + t4 + (t5 + t6)));
                let t8 = w1 * t7;
                let t9 = w2 * t7;
                let t10 = w3 * t7;
                let t11 = w4 * t7;
                let t12 = w5 * t7;
                let t13 = w6 * t7;
                let t14 = w7 * t7;
                let t15 = w8 * t7;
                let t16 = w9 * t7;
                let t17 = w10 * t7;
                let t18 = w11 * t7;
                let t19 = w12 * t7;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [w1_rate,
                    w2_rate,
                    w3_rate,
                    w4_rate,
                    w5_rate,
                    w6_rate,
                    w7_rate,
                    w8_rate,
                    w9_rate,
                    w10_rate,
                    w11_rate,
                    w12_rate,
                    z1_rate,
                    z2_rate,
                    z3_rate,
                    z4_rate,
                    z5_rate,
                    z6_rate,
                    z7_rate,
                    z8_rate,
                    z9_rate,
                    z10_rate,
                    z11_rate,
                    z12_rate,
                    constraint_momentum1,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let z7_rate_h = h * z7_rate;
                    let w7_rate_h = h * w7_rate;
                    let w7_rate_half_h = half_h * w7_rate;
                    let t45 = w7 + w7_rate_half_h;
                    let t263 = w7_rate_h * t45;
                    let t659 = z7_rate_h * t263;
                    let w7_rate_h_squared = w7_rate_h * w7_rate_h;
                    let z7_rate_half_h = half_h * z7_rate;
                    let t136 = z7 + z7_rate_half_h;
                    let z8_rate_h = h * z8_rate;
                    let w8_rate_h = h * w8_rate;
                    let w8_rate_half_h = half_h * w8_rate;
                    let t44 = w8 + w8_rate_half_h;
                    let t243 = w8_rate_h * t44;
                    let t663 = z8_rate_h * t243;
                    let w8_rate_h_squared = w8_rate_h * w8_rate_h;
                    let z8_rate_half_h = half_h * z8_rate;
                    let t152 = z8 + z8_rate_half_h;
                    let z12_rate_h = h * z12_rate;
                    let w12_rate_h = h * w12_rate;
                    let w12_rate_half_h = half_h * w12_rate;
                    let t38 = w12 + w12_rate_half_h;
                    let t246 = w12_rate_h * t38;
                    let t679 = z12_rate_h * t246;
                    let w12_rate_h_squared = w12_rate_h * w12_rate_h;
                    let z12_rate_half_h = half_h * z12_rate;
                    let t216 = z12 + z12_rate_half_h;
                    let z10_rate_h = h * z10_rate;
                    let w10_rate_h = h * w10_rate;
                    let w10_rate_half_h = half_h * w10_rate;
                    let t37 = w10 + w10_rate_half_h;
                    let t244 = w10_rate_h * t37;
                    let t671 = z10_rate_h * t244;
                    let w10_rate_h_squared = w10_rate_h * w10_rate_h;
                    let z10_rate_half_h = half_h * z10_rate;
                    let t184 = z10 + z10_rate_half_h;
                    let t691 = z7_rate_h * (t659 + w7_rate_h_squared * t136)
                        + z8_rate_h * (t663 + w8_rate_h_squared * t152)
                        + (z12_rate_h * (t679 + w12_rate_h_squared * t216)
                            + z10_rate_h * (t671 + w10_rate_h_squared * t184));
                    let z11_rate_h = h * z11_rate;
                    let w11_rate_h = h * w11_rate;
                    let w11_rate_half_h = half_h * w11_rate;
                    let t36 = w11 + w11_rate_half_h;
                    let t249 = w11_rate_h * t36;
                    let t675 = z11_rate_h * t249;
                    let w11_rate_h_squared = w11_rate_h * w11_rate_h;
                    let z11_rate_half_h = half_h * z11_rate;
                    let t200 = z11 + z11_rate_half_h;
                    let z3_rate_h = h * z3_rate;
                    let w3_rate_h = h * w3_rate;
                    let w3_rate_half_h = half_h * w3_rate;
                    let t40 = w3 + w3_rate_half_h;
                    let t252 = w3_rate_h * t40;
                    let t643 = z3_rate_h * t252;
                    let w3_rate_h_squared = w3_rate_h * w3_rate_h;
                    let z3_rate_half_h = half_h * z3_rate;
                    let t72 = z3 + z3_rate_half_h;
                    let w2_rate_h = h * w2_rate;
                    let w2_rate_h_squared = w2_rate_h * w2_rate_h;
                    let z2_rate_h = h * z2_rate;
                    let z2_rate_half_h = half_h * z2_rate;
                    let t28 = z2 + z2_rate_half_h;
                    let t237 = z2_rate_h * t28;
                    let t250 = w2_rate_h_squared * t237;
                    let z2_rate_h_squared = z2_rate_h * z2_rate_h;
                    let w2_rate_half_h = half_h * w2_rate;
                    let t39 = w2 + w2_rate_half_h;
                    let t255 = w2_rate_h * t39;
                    let t256 = z2_rate_h_squared * t255;
                    let t692 = z11_rate_h * (t675 + w11_rate_h_squared * t200)
                        + (z3_rate_h * (t643 + w3_rate_h_squared * t72) + (t250 + t256));
                    let z6_rate_h = h * z6_rate;
                    let w6_rate_h = h * w6_rate;
                    let w6_rate_half_h = half_h * w6_rate;
                    let t43 = w6 + w6_rate_half_h;
                    let t253 = w6_rate_h * t43;
                    let t655 = z6_rate_h * t253;
                    let w6_rate_h_squared = w6_rate_h * w6_rate_h;
                    let z6_rate_half_h = half_h * z6_rate;
                    let t120 = z6 + z6_rate_half_h;
                    let z4_rate_h = h * z4_rate;
                    let w4_rate_h = h * w4_rate;
                    let w4_rate_half_h = half_h * w4_rate;
                    let t42 = w4 + w4_rate_half_h;
                    let t260 = w4_rate_h * t42;
                    let t647 = z4_rate_h * t260;
                    let w4_rate_h_squared = w4_rate_h * w4_rate_h;
                    let z4_rate_half_h = half_h * z4_rate;
                    let t88 = z4 + z4_rate_half_h;
                    let z5_rate_h = h * z5_rate;
                    let w5_rate_h = h * w5_rate;
                    let w5_rate_half_h = half_h * w5_rate;
                    let t41 = w5 + w5_rate_half_h;
                    let t261 = w5_rate_h * t41;
                    let t651 = z5_rate_h * t261;
                    let w5_rate_h_squared = w5_rate_h * w5_rate_h;
                    let z5_rate_half_h = half_h * z5_rate;
                    let t104 = z5 + z5_rate_half_h;
                    let z9_rate_h = h * z9_rate;
                    let w9_rate_h = h * w9_rate;
                    let w9_rate_half_h = half_h * w9_rate;
                    let t35 = w9 + w9_rate_half_h;
                    let t240 = w9_rate_h * t35;
                    let t667 = z9_rate_h * t240;
                    let w9_rate_h_squared = w9_rate_h * w9_rate_h;
                    let z9_rate_half_h = half_h * z9_rate;
                    let t168 = z9 + z9_rate_half_h;
                    let t693 = z6_rate_h * (t655 + w6_rate_h_squared * t120)
                        + z4_rate_h * (t647 + w4_rate_h_squared * t88)
                        + (z5_rate_h * (t651 + w5_rate_h_squared * t104)
                            + z9_rate_h * (t667 + w9_rate_h_squared * t168));
                    let z1_rate_h = h * z1_rate;
                    let t583 = rt::lit::<T>(0.5) * t237;
                    let w1_rate_h = h * w1_rate;
                    let w1_rate_half_h = half_h * w1_rate;
                    let t21 = w1 + w1_rate_half_h;
                    let t236 = w1_rate_h * t21;
                    let t694 = rt::lit::<T>(0.5) * t236;
                    let w1_rate_h_squared = w1_rate_h * w1_rate_h;
                    let t265 = w1_rate_h_squared + z2_rate_h_squared;
                    let z1_rate_half_h = half_h * z1_rate;
                    let t22 = z1 + z1_rate_half_h;
                    let t695 = rt::lit::<T>(0.5) * (t691 + (t692 + t693))
                        + z1_rate_h
                            * (z1_rate_h * (t583 + t694)
                                + t265 * (rt::lit::<T>(0.5) * t22));
                    let t144 = t45 * t45;
                    let t145 = t136 * t144;
                    let t141 = z7_rate * kappa_gradient;
                    let t696 = t145 + (t141 + t136);
                    let t142 = w7_rate * constraint_momentum1;
                    let t20 = half_h + kappa_gradient;
                    let t46 = z2_rate * t39 + z1_rate * t21
                        + (z3_rate * t40 + z5_rate * t41)
                        + (z4_rate * t42 + z6_rate * t43
                            + (z8_rate * t44 + z7_rate * t45));
                    let t47 = z9_rate * t35 + z11_rate * t36
                        + (z10_rate * t37 + z12_rate * t38) + t46;
                    let t48 = x - t20 * t47;
                    let t146 = t45 * t48;
                    let t697 = t696 - t142 - t146;
                    let t698 = h * t697;
                    let t208 = t36 * t36;
                    let t209 = t200 * t208;
                    let t205 = z11_rate * kappa_gradient;
                    let t699 = t209 + (t205 + t200);
                    let t206 = w11_rate * constraint_momentum1;
                    let t210 = t36 * t48;
                    let t700 = t699 - t206 - t210;
                    let t701 = h * t700;
                    let t224 = t38 * t38;
                    let t225 = t216 * t224;
                    let t221 = z12_rate * kappa_gradient;
                    let t702 = t225 + (t221 + t216);
                    let t222 = w12_rate * constraint_momentum1;
                    let t226 = t38 * t48;
                    let t703 = t702 - t222 - t226;
                    let t704 = h * t703;
                    let t192 = t37 * t37;
                    let t193 = t184 * t192;
                    let t189 = z10_rate * kappa_gradient;
                    let t705 = t193 + (t189 + t184);
                    let t190 = w10_rate * constraint_momentum1;
                    let t194 = t37 * t48;
                    let t706 = t705 - t190 - t194;
                    let t707 = h * t706;
                    let t60 = z2_rate * kappa_gradient;
                    let t23 = t22 * t22;
                    let t63 = t39 * t39;
                    let t233 = t63 + rt::lit::<T>(1.0);
                    let t708 = t28 * (t23 + t233);
                    let t709 = t60 + t708;
                    let t61 = w2_rate * constraint_momentum1;
                    let t66 = t39 * t48;
                    let t710 = t709 - t61 - t66;
                    let t711 = h * t710;
                    let t80 = t40 * t40;
                    let t81 = t72 * t80;
                    let t77 = z3_rate * kappa_gradient;
                    let t712 = t81 + (t77 + t72);
                    let t78 = w3_rate * constraint_momentum1;
                    let t82 = t40 * t48;
                    let t713 = t712 - t78 - t82;
                    let t714 = h * t713;
                    let t33 = z1_rate * kappa_gradient;
                    let t29 = t28 * t28;
                    let t30 = t21 * t21;
                    let t31 = t29 + (t30 + rt::lit::<T>(1.0));
                    let t32 = t22 * t31;
                    let t715 = t33 + t32;
                    let t34 = w1_rate * constraint_momentum1;
                    let t49 = t21 * t48;
                    let t716 = t715 - t34 - t49;
                    let t717 = h * t716;
                    let t112 = t41 * t41;
                    let t113 = t104 * t112;
                    let t109 = z5_rate * kappa_gradient;
                    let t718 = t113 + (t109 + t104);
                    let t110 = w5_rate * constraint_momentum1;
                    let t114 = t41 * t48;
                    let t719 = t718 - t110 - t114;
                    let t720 = h * t719;
                    let t128 = t43 * t43;
                    let t129 = t120 * t128;
                    let t125 = z6_rate * kappa_gradient;
                    let t721 = t129 + (t125 + t120);
                    let t126 = w6_rate * constraint_momentum1;
                    let t130 = t43 * t48;
                    let t722 = t721 - t126 - t130;
                    let t723 = h * t722;
                    let t96 = t42 * t42;
                    let t97 = t88 * t96;
                    let t93 = z4_rate * kappa_gradient;
                    let t724 = t97 + (t93 + t88);
                    let t94 = w4_rate * constraint_momentum1;
                    let t98 = t42 * t48;
                    let t725 = t724 - t94 - t98;
                    let t726 = h * t725;
                    let t160 = t44 * t44;
                    let t161 = t152 * t160;
                    let t157 = z8_rate * kappa_gradient;
                    let t727 = t161 + (t157 + t152);
                    let t158 = w8_rate * constraint_momentum1;
                    let t162 = t44 * t48;
                    let t728 = t727 - t158 - t162;
                    let t729 = h * t728;
                    let t176 = t35 * t35;
                    let t177 = t168 * t176;
                    let t173 = z9_rate * kappa_gradient;
                    let t730 = t177 + (t173 + t168);
                    let t174 = w9_rate * constraint_momentum1;
                    let t178 = t35 * t48;
                    let t731 = t730 - t174 - t178;
                    let t732 = h * t731;
                    let t733 = w2_rate_h * t711 + w3_rate_h * t714
                        + (w1_rate_h * t717 + w5_rate_h * t720)
                        + (w6_rate_h * t723 + w4_rate_h * t726
                            + (w8_rate_h * t729 + w9_rate_h * t732));
                    let t734 = rt::lit::<T>(0.25)
                        * (w7_rate_h * t698 + w11_rate_h * t701
                            + (w12_rate_h * t704 + w10_rate_h * t707) + t733);
                    let t735 = w10_rate_h_squared + w12_rate_h_squared
                        + (w9_rate_h_squared + w11_rate_h_squared)
                        + (w1_rate_h_squared + w2_rate_h_squared
                            + (w3_rate_h_squared + w5_rate_h_squared)
                            + (w7_rate_h_squared + w8_rate_h_squared
                                + (w4_rate_h_squared + w6_rate_h_squared)));
                    let t736 = rt::lit::<T>(0.25) * t735;
                    let t737 = t734 + constraint_momentum1 * t736;
                    let t738 = rho16 + half_h * t725;
                    let t739 = rho21 + half_h * t731;
                    let t740 = rho20 + half_h * t728;
                    let t741 = rho19 + half_h * t697;
                    let t742 = rho24 + half_h * t703;
                    let t743 = rho23 + half_h * t700;
                    let t744 = rho22 + half_h * t706;
                    let t285 = t240 + t249 + (t244 + t246)
                        + (t236 + t255 + (t252 + t261) + (t260 + t253 + (t263 + t243)));
                    let t286 = rt::lit::<T>(2.0) * t285;
                    let t287 = constraint_momentum1 * t286;
                    let t745 = w4_rate_h * t738 + w9_rate_h * t739
                        + (w8_rate_h * t740 + w7_rate_h * t741)
                        + (w12_rate_h * t742 + w11_rate_h * t743
                            + (w10_rate_h * t744 + (t287 + t40 * t714)));
                    let t746 = t21 * t717 + t39 * t711 + (t42 * t726 + t43 * t723)
                        + (t41 * t720 + t45 * t698 + (t35 * t732 + t44 * t729));
                    let t747 = rho15 + half_h * t713;
                    let t748 = rho14 + half_h * t710;
                    let t749 = rho13 + half_h * t716;
                    let t750 = rho18 + half_h * t722;
                    let t751 = rho17 + half_h * t719;
                    let t752 = t37 * t707 + t38 * t704 + (w3_rate_h * t747 + t36 * t701)
                        + (w2_rate_h * t748 + w1_rate_h * t749
                            + (w6_rate_h * t750 + w5_rate_h * t751));
                    let t753 = t745 + (t746 + t752);
                    let t234 = t192 + t208 + (t233 + t224)
                        + (t30 + t80 + (t96 + t112) + (t128 + t160 + (t144 + t176)));
                    let t754 = t234 + t736;
                    let t755 = t737 * (t753 * (rt::lit::<T>(2.0) * t754))
                        - t286 * (t753 * (rt::lit::<T>(0.25) * t753) + t737 * t737);
                    let t297 = t285 * t285;
                    let t199 = w11_rate * kappa_gradient;
                    let t201 = t200 * t200 + rt::lit::<T>(1.0);
                    let t202 = t199 + t36 * t201;
                    let t203 = constraint_momentum1 * t36;
                    let t204 = z11_rate + t203;
                    let t756 = t202 + constraint_momentum1 * (t204 + t743);
                    let t215 = w12_rate * kappa_gradient;
                    let t217 = t216 * t216 + rt::lit::<T>(1.0);
                    let t218 = t215 + t38 * t217;
                    let t219 = constraint_momentum1 * t38;
                    let t220 = z12_rate + t219;
                    let t757 = t218 + constraint_momentum1 * (t220 + t742);
                    let t183 = w10_rate * kappa_gradient;
                    let t185 = t184 * t184 + rt::lit::<T>(1.0);
                    let t186 = t183 + t37 * t185;
                    let t187 = constraint_momentum1 * t37;
                    let t188 = z10_rate + t187;
                    let t758 = t186 + constraint_momentum1 * (t188 + t744);
                    let t55 = w2_rate * kappa_gradient;
                    let t56 = t29 + rt::lit::<T>(1.0);
                    let t57 = t55 + t39 * t56;
                    let t58 = constraint_momentum1 * t39;
                    let t59 = z2_rate + t58;
                    let t759 = t57 + constraint_momentum1 * (t59 + t748);
                    let t301 = w6_rate * w6_rate + w10_rate * w10_rate
                        + (w2_rate * w2_rate + w11_rate * w11_rate)
                        + (w4_rate * w4_rate + w5_rate * w5_rate
                            + (w1_rate * w1_rate + w3_rate * w3_rate));
                    let t302 = z1_rate * z1_rate + z3_rate * z3_rate
                        + (z2_rate * z2_rate + z6_rate * z6_rate)
                        + (z4_rate * z4_rate + z9_rate * z9_rate
                            + (z5_rate * z5_rate + z12_rate * z12_rate));
                    let t303 = z7_rate * z7_rate + z8_rate * z8_rate
                        + (w9_rate * w9_rate + z10_rate * z10_rate)
                        + (w7_rate * w7_rate + w8_rate * w8_rate
                            + (w12_rate * w12_rate + z11_rate * z11_rate));
                    let t304 = t47 * t47 + (t301 + (t302 + t303));
                    let t760 = t713 * t713 + t716 * t716 + (t719 * t719 + t722 * t722)
                        + (t725 * t725 + t728 * t728 + (t731 * t731 + t697 * t697));
                    let t761 = t700 * t700 + t703 * t703
                        + (t706 * t706 + (t304 + t710 * t710)) + t760;
                    let t71 = w3_rate * kappa_gradient;
                    let t73 = t72 * t72 + rt::lit::<T>(1.0);
                    let t74 = t71 + t40 * t73;
                    let t75 = constraint_momentum1 * t40;
                    let t76 = z3_rate + t75;
                    let t762 = t74 + constraint_momentum1 * (t76 + t747);
                    let t24 = w1_rate * kappa_gradient + t21;
                    let t25 = t21 * t23 + t24;
                    let t26 = constraint_momentum1 * t21;
                    let t27 = z1_rate + t26;
                    let t763 = t25 + constraint_momentum1 * (t27 + t749);
                    let t103 = w5_rate * kappa_gradient;
                    let t105 = t104 * t104 + rt::lit::<T>(1.0);
                    let t106 = t103 + t41 * t105;
                    let t107 = constraint_momentum1 * t41;
                    let t108 = z5_rate + t107;
                    let t764 = t106 + constraint_momentum1 * (t108 + t751);
                    let t119 = w6_rate * kappa_gradient;
                    let t121 = t120 * t120 + rt::lit::<T>(1.0);
                    let t122 = t119 + t43 * t121;
                    let t123 = constraint_momentum1 * t43;
                    let t124 = z6_rate + t123;
                    let t765 = t122 + constraint_momentum1 * (t124 + t750);
                    let t87 = w4_rate * kappa_gradient;
                    let t89 = t88 * t88 + rt::lit::<T>(1.0);
                    let t90 = t87 + t42 * t89;
                    let t91 = constraint_momentum1 * t42;
                    let t92 = z4_rate + t91;
                    let t766 = t90 + constraint_momentum1 * (t92 + t738);
                    let t151 = w8_rate * kappa_gradient;
                    let t153 = t152 * t152 + rt::lit::<T>(1.0);
                    let t154 = t151 + t44 * t153;
                    let t155 = constraint_momentum1 * t44;
                    let t156 = z8_rate + t155;
                    let t767 = t154 + constraint_momentum1 * (t156 + t740);
                    let t167 = w9_rate * kappa_gradient;
                    let t169 = t168 * t168 + rt::lit::<T>(1.0);
                    let t170 = t167 + t35 * t169;
                    let t171 = constraint_momentum1 * t35;
                    let t172 = z9_rate + t171;
                    let t768 = t170 + constraint_momentum1 * (t172 + t739);
                    let t135 = w7_rate * kappa_gradient;
                    let t137 = t136 * t136 + rt::lit::<T>(1.0);
                    let t138 = t135 + t45 * t137;
                    let t139 = constraint_momentum1 * t45;
                    let t140 = z7_rate + t139;
                    let t769 = t138 + constraint_momentum1 * (t140 + t741);
                    let t770 = t762 * t762 + t763 * t763 + (t764 * t764 + t765 * t765)
                        + (t766 * t766 + t767 * t767 + (t768 * t768 + t769 * t769));
                    let t771 = t756 * t756 + t757 * t757
                        + (t758 * t758 + (t759 * t759 + t761)) + t770;
                    let t772 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t695
                            - rt::lit::<T>(0.5) * t755
                                * (rt::lit::<T>(1.0) / (t754 * t754 - t297)),
                        h * t771,
                    );
                    let t773 = half_h + t772;
                    let t774 = t715 - t49;
                    let t775 = t696 - t146;
                    let t776 = t699 - t210;
                    let t777 = t702 - t226;
                    let t778 = t705 - t194;
                    let t779 = t45 * (rho19 + half_h * t775)
                        + t36 * (rho23 + half_h * t776)
                        + (t38 * (rho24 + half_h * t777)
                            + t37 * (rho22 + half_h * t778));
                    let t780 = t709 - t66;
                    let t781 = t712 - t82;
                    let t782 = t718 - t114;
                    let t783 = t39 * (rho14 + half_h * t780)
                        + t40 * (rho15 + half_h * t781)
                        + (t21 * (rho13 + half_h * t774)
                            + t41 * (rho17 + half_h * t782));
                    let t784 = t721 - t130;
                    let t785 = t724 - t98;
                    let t786 = t727 - t162;
                    let t787 = t730 - t178;
                    let t788 = t43 * (rho18 + half_h * t784)
                        + t42 * (rho16 + half_h * t785)
                        + (t44 * (rho20 + half_h * t786)
                            + t35 * (rho21 + half_h * t787));
                    let t789 = t263 + t246 + (t243 + t244)
                        + (t249 + (t255 + t253) + (t252 + t240 + (t260 + t261)));
                    let t790 = (t779 + (t783 + t788))
                        * (rt::lit::<T>(1.0) / (t234 - t694 - rt::lit::<T>(0.5) * t789));
                    let t791 = t774 + w1_rate * t790;
                    let t792 = rho13 + half_h * t791;
                    let t793 = t21 * t790;
                    let t794 = t792 - t793;
                    let t795 = t794 + kappa_gradient * t791;
                    let t796 = z1 - half_h * t795;
                    let t797 = rho1
                        - t773
                            * (t796 * (t21 * t796)
                                + (t24 + t790 * (t795 + (t793 - t792))));
                    let t798 = t780 + w2_rate * t790;
                    let t799 = rho14 + half_h * t798;
                    let t800 = t39 * t790;
                    let t801 = t799 - t800;
                    let t802 = t801 + kappa_gradient * t798;
                    let t803 = z2 - half_h * t802;
                    let t804 = t773
                        * (t39 * (t803 * t803 + rt::lit::<T>(1.0))
                            + (t55 + t790 * (t802 + (t800 - t799))));
                    let t805 = t781 + w3_rate * t790;
                    let t806 = rho15 + half_h * t805;
                    let t807 = t40 * t790;
                    let t808 = t806 - t807;
                    let t809 = t808 + kappa_gradient * t805;
                    let t810 = z3 - half_h * t809;
                    let t811 = t773
                        * (t40 * (t810 * t810 + rt::lit::<T>(1.0))
                            + (t71 + t790 * (t809 + (t807 - t806))));
                    let t812 = t785 + w4_rate * t790;
                    let t813 = rho16 + half_h * t812;
                    let t814 = t42 * t790;
                    let t815 = t813 - t814;
                    let t816 = t815 + kappa_gradient * t812;
                    let t817 = z4 - half_h * t816;
                    let t818 = t773
                        * (t42 * (t817 * t817 + rt::lit::<T>(1.0))
                            + (t87 + t790 * (t816 + (t814 - t813))));
                    let t819 = t782 + w5_rate * t790;
                    let t820 = rho17 + half_h * t819;
                    let t821 = t41 * t790;
                    let t822 = t820 - t821;
                    let t823 = t822 + kappa_gradient * t819;
                    let t824 = z5 - half_h * t823;
                    let t825 = t773
                        * (t41 * (t824 * t824 + rt::lit::<T>(1.0))
                            + (t103 + t790 * (t823 + (t821 - t820))));
                    let t826 = t784 + w6_rate * t790;
                    let t827 = rho18 + half_h * t826;
                    let t828 = t43 * t790;
                    let t829 = t827 - t828;
                    let t830 = t829 + kappa_gradient * t826;
                    let t831 = z6 - half_h * t830;
                    let t832 = t773
                        * (t43 * (t831 * t831 + rt::lit::<T>(1.0))
                            + (t119 + t790 * (t830 + (t828 - t827))));
                    let t833 = t775 + w7_rate * t790;
                    let t834 = rho19 + half_h * t833;
                    let t835 = t45 * t790;
                    let t836 = t834 - t835;
                    let t837 = t836 + kappa_gradient * t833;
                    let t838 = z7 - half_h * t837;
                    let t839 = t773
                        * (t45 * (t838 * t838 + rt::lit::<T>(1.0))
                            + (t135 + t790 * (t837 + (t835 - t834))));
                    let t840 = t786 + w8_rate * t790;
                    let t841 = rho20 + half_h * t840;
                    let t842 = t44 * t790;
                    let t843 = t841 - t842;
                    let t844 = t843 + kappa_gradient * t840;
                    let t845 = z8 - half_h * t844;
                    let t846 = t773
                        * (t44 * (t845 * t845 + rt::lit::<T>(1.0))
                            + (t151 + t790 * (t844 + (t842 - t841))));
                    let t847 = t787 + w9_rate * t790;
                    let t848 = rho21 + half_h * t847;
                    let t849 = t35 * t790;
                    let t850 = t848 - t849;
                    let t851 = t850 + kappa_gradient * t847;
                    let t852 = z9 - half_h * t851;
                    let t853 = t773
                        * (t35 * (t852 * t852 + rt::lit::<T>(1.0))
                            + (t167 + t790 * (t851 + (t849 - t848))));
                    let t854 = t778 + w10_rate * t790;
                    let t855 = rho22 + half_h * t854;
                    let t856 = t37 * t790;
                    let t857 = t855 - t856;
                    let t858 = t857 + kappa_gradient * t854;
                    let t859 = z10 - half_h * t858;
                    let t860 = t773
                        * (t37 * (t859 * t859 + rt::lit::<T>(1.0))
                            + (t183 + t790 * (t858 + (t856 - t855))));
                    let t861 = t776 + w11_rate * t790;
                    let t862 = rho23 + half_h * t861;
                    let t863 = t36 * t790;
                    let t864 = t862 - t863;
                    let t865 = t864 + kappa_gradient * t861;
                    let t866 = z11 - half_h * t865;
                    let t867 = t773
                        * (t36 * (t866 * t866 + rt::lit::<T>(1.0))
                            + (t199 + t790 * (t865 + (t863 - t862))));
                    let t868 = t777 + w12_rate * t790;
                    let t869 = rho24 + half_h * t868;
                    let t870 = t38 * t790;
                    let t871 = t869 - t870;
                    let t872 = t871 + kappa_gradient * t868;
                    let t873 = z12 - half_h * t872;
                    let t874 = t773
                        * (t38 * (t873 * t873 + rt::lit::<T>(1.0))
                            + (t215 + t790 * (t872 + (t870 - t869))));
                    solution1
                        .update([
                            t797,
                            rho2 - t804,
                            rho3 - t811,
                            rho4 - t818,
                            rho5 - t825,
                            rho6 - t832,
                            rho7 - t839,
                            rho8 - t846,
                            rho9 - t853,
                            rho10 - t860,
                            rho11 - t867,
                            rho12 - t874,
                            -(t794 + t791 * t772),
                            -(t801 + t798 * t772),
                            -(t808 + t805 * t772),
                            -(t815 + t812 * t772),
                            -(t822 + t819 * t772),
                            -(t829 + t826 * t772),
                            -(t836 + t833 * t772),
                            -(t843 + t840 * t772),
                            -(t850 + t847 * t772),
                            -(t857 + t854 * t772),
                            -(t864 + t861 * t772),
                            -(t871 + t868 * t772),
                            -t790,
                            t772,
                        ]);
                }
                solution1
                    .or_newton(
                        move || [
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
                            t8 - rho13,
                            t9 - rho14,
                            t10 - rho15,
                            t11 - rho16,
                            t12 - rho17,
                            t13 - rho18,
                            t14 - rho19,
                            t15 - rho20,
                            t16 - rho21,
                            t17 - rho22,
                            t18 - rho23,
                            t19 - rho24,
                            -t7,
                            rt::lit::<T>(0.0),
                        ],
                        move || [
                            rt::abs(inv_h * w1),
                            rt::abs(inv_h * w2),
                            rt::abs(inv_h * w3),
                            rt::abs(inv_h * w4),
                            rt::abs(inv_h * w5),
                            rt::abs(inv_h * w6),
                            rt::abs(inv_h * w7),
                            rt::abs(inv_h * w8),
                            rt::abs(inv_h * w9),
                            rt::abs(inv_h * w10),
                            rt::abs(inv_h * w11),
                            rt::abs(inv_h * w12),
                            rt::abs(inv_h * z1),
                            rt::abs(inv_h * z2),
                            rt::abs(inv_h * z3),
                            rt::abs(inv_h * z4),
                            rt::abs(inv_h * z5),
                            rt::abs(inv_h * z6),
                            rt::abs(inv_h * z7),
                            rt::abs(inv_h * z8),
                            rt::abs(inv_h * z9),
                            rt::abs(inv_h * z10),
                            rt::abs(inv_h * z11),
                            rt::abs(inv_h * z12),
                            rt::abs(t7),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [w1_rate,
                            w2_rate,
                            w3_rate,
                            w4_rate,
                            w5_rate,
                            w6_rate,
                            w7_rate,
                            w8_rate,
                            w9_rate,
                            w10_rate,
                            w11_rate,
                            w12_rate,
                            z1_rate,
                            z2_rate,
                            z3_rate,
                            z4_rate,
                            z5_rate,
                            z6_rate,
                            z7_rate,
                            z8_rate,
                            z9_rate,
                            z10_rate,
                            z11_rate,
                            z12_rate,
                            constraint_momentum1,
                            kappa_gradient,
                            ]|
                        {
                            let t20 = half_h + kappa_gradient;
                            let w1_rate_half_h = half_h * w1_rate;
                            let t21 = w1 + w1_rate_half_h;
                            let z1_rate_half_h = half_h * z1_rate;
                            let t22 = z1 + z1_rate_half_h;
                            let t23 = t22 * t22;
                            let t24 = w1_rate * kappa_gradient + t21;
                            let t25 = t21 * t23 + t24;
                            let t26 = constraint_momentum1 * t21;
                            let t27 = z1_rate + t26;
                            let z2_rate_half_h = half_h * z2_rate;
                            let t28 = z2 + z2_rate_half_h;
                            let t29 = t28 * t28;
                            let t30 = t21 * t21;
                            let t31 = t29 + (t30 + rt::lit::<T>(1.0));
                            let t32 = t22 * t31;
                            let t33 = z1_rate * kappa_gradient;
                            let t34 = w1_rate * constraint_momentum1;
                            let w9_rate_half_h = half_h * w9_rate;
                            let t35 = w9 + w9_rate_half_h;
                            let w11_rate_half_h = half_h * w11_rate;
                            let t36 = w11 + w11_rate_half_h;
                            let w10_rate_half_h = half_h * w10_rate;
                            let t37 = w10 + w10_rate_half_h;
                            let w12_rate_half_h = half_h * w12_rate;
                            let t38 = w12 + w12_rate_half_h;
                            let w2_rate_half_h = half_h * w2_rate;
                            let t39 = w2 + w2_rate_half_h;
                            let w3_rate_half_h = half_h * w3_rate;
                            let t40 = w3 + w3_rate_half_h;
                            let w5_rate_half_h = half_h * w5_rate;
                            let t41 = w5 + w5_rate_half_h;
                            let w4_rate_half_h = half_h * w4_rate;
                            let t42 = w4 + w4_rate_half_h;
                            let w6_rate_half_h = half_h * w6_rate;
                            let t43 = w6 + w6_rate_half_h;
                            let w8_rate_half_h = half_h * w8_rate;
                            let t44 = w8 + w8_rate_half_h;
                            let w7_rate_half_h = half_h * w7_rate;
                            let t45 = w7 + w7_rate_half_h;
                            let t46 = z2_rate * t39 + z1_rate * t21
                                + (z3_rate * t40 + z5_rate * t41)
                                + (z4_rate * t42 + z6_rate * t43
                                    + (z8_rate * t44 + z7_rate * t45));
                            let t47 = z9_rate * t35 + z11_rate * t36
                                + (z10_rate * t37 + z12_rate * t38) + t46;
                            let t48 = x - t20 * t47;
                            let t49 = t21 * t48;
                            let t50 = t32 + (t33 - t34) - t49;
                            let t51 = half_h * t50;
                            let t52 = rho13 + t51;
                            let t53 = t27 + t52;
                            let t54 = t25 + constraint_momentum1 * t53;
                            let t55 = w2_rate * kappa_gradient;
                            let t56 = t29 + rt::lit::<T>(1.0);
                            let t57 = t55 + t39 * t56;
                            let t58 = constraint_momentum1 * t39;
                            let t59 = z2_rate + t58;
                            let t60 = z2_rate * kappa_gradient;
                            let t61 = w2_rate * constraint_momentum1;
                            let t62 = t60 - t61;
                            let t63 = t39 * t39;
                            let t64 = t23 + t63;
                            let t65 = t64 + rt::lit::<T>(1.0);
                            let t66 = t39 * t48;
                            let t67 = t62 + t28 * t65 - t66;
                            let t68 = rho14 + half_h * t67;
                            let t69 = t59 + t68;
                            let t70 = t57 + constraint_momentum1 * t69;
                            let t71 = w3_rate * kappa_gradient;
                            let z3_rate_half_h = half_h * z3_rate;
                            let t72 = z3 + z3_rate_half_h;
                            let t73 = t72 * t72 + rt::lit::<T>(1.0);
                            let t74 = t71 + t40 * t73;
                            let t75 = constraint_momentum1 * t40;
                            let t76 = z3_rate + t75;
                            let t77 = z3_rate * kappa_gradient;
                            let t78 = w3_rate * constraint_momentum1;
                            let t79 = t72 + (t77 - t78);
                            let t80 = t40 * t40;
                            let t81 = t72 * t80;
                            let t82 = t40 * t48;
                            let t83 = t79 + t81 - t82;
                            let t84 = rho15 + half_h * t83;
                            let t85 = t76 + t84;
                            let t86 = t74 + constraint_momentum1 * t85;
                            let t87 = w4_rate * kappa_gradient;
                            let z4_rate_half_h = half_h * z4_rate;
                            let t88 = z4 + z4_rate_half_h;
                            let t89 = t88 * t88 + rt::lit::<T>(1.0);
                            let t90 = t87 + t42 * t89;
                            let t91 = constraint_momentum1 * t42;
                            let t92 = z4_rate + t91;
                            let t93 = z4_rate * kappa_gradient;
                            let t94 = w4_rate * constraint_momentum1;
                            let t95 = t88 + (t93 - t94);
                            let t96 = t42 * t42;
                            let t97 = t88 * t96;
                            let t98 = t42 * t48;
                            let t99 = t95 + t97 - t98;
                            let t100 = rho16 + half_h * t99;
                            let t101 = t92 + t100;
                            let t102 = t90 + constraint_momentum1 * t101;
                            let t103 = w5_rate * kappa_gradient;
                            let z5_rate_half_h = half_h * z5_rate;
                            let t104 = z5 + z5_rate_half_h;
                            let t105 = t104 * t104 + rt::lit::<T>(1.0);
                            let t106 = t103 + t41 * t105;
                            let t107 = constraint_momentum1 * t41;
                            let t108 = z5_rate + t107;
                            let t109 = z5_rate * kappa_gradient;
                            let t110 = w5_rate * constraint_momentum1;
                            let t111 = t104 + (t109 - t110);
                            let t112 = t41 * t41;
                            let t113 = t104 * t112;
                            let t114 = t41 * t48;
                            let t115 = t111 + t113 - t114;
                            let t116 = rho17 + half_h * t115;
                            let t117 = t108 + t116;
                            let t118 = t106 + constraint_momentum1 * t117;
                            let t119 = w6_rate * kappa_gradient;
                            let z6_rate_half_h = half_h * z6_rate;
                            let t120 = z6 + z6_rate_half_h;
                            let t121 = t120 * t120 + rt::lit::<T>(1.0);
                            let t122 = t119 + t43 * t121;
                            let t123 = constraint_momentum1 * t43;
                            let t124 = z6_rate + t123;
                            let t125 = z6_rate * kappa_gradient;
                            let t126 = w6_rate * constraint_momentum1;
                            let t127 = t120 + (t125 - t126);
                            let t128 = t43 * t43;
                            let t129 = t120 * t128;
                            let t130 = t43 * t48;
                            let t131 = t127 + t129 - t130;
                            let t132 = rho18 + half_h * t131;
                            let t133 = t124 + t132;
                            let t134 = t122 + constraint_momentum1 * t133;
                            let t135 = w7_rate * kappa_gradient;
                            let z7_rate_half_h = half_h * z7_rate;
                            let t136 = z7 + z7_rate_half_h;
                            let t137 = t136 * t136 + rt::lit::<T>(1.0);
                            let t138 = t135 + t45 * t137;
                            let t139 = constraint_momentum1 * t45;
                            let t140 = z7_rate + t139;
                            let t141 = z7_rate * kappa_gradient;
                            let t142 = w7_rate * constraint_momentum1;
                            let t143 = t136 + (t141 - t142);
                            let t144 = t45 * t45;
                            let t145 = t136 * t144;
                            let t146 = t45 * t48;
                            let t147 = t143 + t145 - t146;
                            let t148 = rho19 + half_h * t147;
                            let t149 = t140 + t148;
                            let t150 = t138 + constraint_momentum1 * t149;
                            let t151 = w8_rate * kappa_gradient;
                            let z8_rate_half_h = half_h * z8_rate;
                            let t152 = z8 + z8_rate_half_h;
                            let t153 = t152 * t152 + rt::lit::<T>(1.0);
                            let t154 = t151 + t44 * t153;
                            let t155 = constraint_momentum1 * t44;
                            let t156 = z8_rate + t155;
                            let t157 = z8_rate * kappa_gradient;
                            let t158 = w8_rate * constraint_momentum1;
                            let t159 = t152 + (t157 - t158);
                            let t160 = t44 * t44;
                            let t161 = t152 * t160;
                            let t162 = t44 * t48;
                            let t163 = t159 + t161 - t162;
                            let t164 = rho20 + half_h * t163;
                            let t165 = t156 + t164;
                            let t166 = t154 + constraint_momentum1 * t165;
                            let t167 = w9_rate * kappa_gradient;
                            let z9_rate_half_h = half_h * z9_rate;
                            let t168 = z9 + z9_rate_half_h;
                            let t169 = t168 * t168 + rt::lit::<T>(1.0);
                            let t170 = t167 + t35 * t169;
                            let t171 = constraint_momentum1 * t35;
                            let t172 = z9_rate + t171;
                            let t173 = z9_rate * kappa_gradient;
                            let t174 = w9_rate * constraint_momentum1;
                            let t175 = t168 + (t173 - t174);
                            let t176 = t35 * t35;
                            let t177 = t168 * t176;
                            let t178 = t35 * t48;
                            let t179 = t175 + t177 - t178;
                            let t180 = rho21 + half_h * t179;
                            let t181 = t172 + t180;
                            let t182 = t170 + constraint_momentum1 * t181;
                            let t183 = w10_rate * kappa_gradient;
                            let z10_rate_half_h = half_h * z10_rate;
                            let t184 = z10 + z10_rate_half_h;
                            let t185 = t184 * t184 + rt::lit::<T>(1.0);
                            let t186 = t183 + t37 * t185;
                            let t187 = constraint_momentum1 * t37;
                            let t188 = z10_rate + t187;
                            let t189 = z10_rate * kappa_gradient;
                            let t190 = w10_rate * constraint_momentum1;
                            let t191 = t184 + (t189 - t190);
                            let t192 = t37 * t37;
                            let t193 = t184 * t192;
                            let t194 = t37 * t48;
                            let t195 = t191 + t193 - t194;
                            let t196 = rho22 + half_h * t195;
                            let t197 = t188 + t196;
                            let t198 = t186 + constraint_momentum1 * t197;
                            let t199 = w11_rate * kappa_gradient;
                            let z11_rate_half_h = half_h * z11_rate;
                            let t200 = z11 + z11_rate_half_h;
                            let t201 = t200 * t200 + rt::lit::<T>(1.0);
                            let t202 = t199 + t36 * t201;
                            let t203 = constraint_momentum1 * t36;
                            let t204 = z11_rate + t203;
                            let t205 = z11_rate * kappa_gradient;
                            let t206 = w11_rate * constraint_momentum1;
                            let t207 = t200 + (t205 - t206);
                            let t208 = t36 * t36;
                            let t209 = t200 * t208;
                            let t210 = t36 * t48;
                            let t211 = t207 + t209 - t210;
                            let t212 = rho23 + half_h * t211;
                            let t213 = t204 + t212;
                            let t214 = t202 + constraint_momentum1 * t213;
                            let t215 = w12_rate * kappa_gradient;
                            let z12_rate_half_h = half_h * z12_rate;
                            let t216 = z12 + z12_rate_half_h;
                            let t217 = t216 * t216 + rt::lit::<T>(1.0);
                            let t218 = t215 + t38 * t217;
                            let t219 = constraint_momentum1 * t38;
                            let t220 = z12_rate + t219;
                            let t221 = z12_rate * kappa_gradient;
                            let t222 = w12_rate * constraint_momentum1;
                            let t223 = t216 + (t221 - t222);
                            let t224 = t38 * t38;
                            let t225 = t216 * t224;
                            let t226 = t38 * t48;
                            let t227 = t223 + t225 - t226;
                            let t228 = rho24 + half_h * t227;
                            let t229 = t220 + t228;
                            let t230 = t218 + constraint_momentum1 * t229;
                            let t231 = t39 * t68 + t40 * t84 + (t21 * t52 + t41 * t116)
                                + (t43 * t132 + t42 * t100 + (t44 * t164 + t35 * t180));
                            let t232 = t45 * t148 + t36 * t212
                                + (t38 * t228 + t37 * t196) + t231;
                            let t233 = t63 + rt::lit::<T>(1.0);
                            let t234 = t192 + t208 + (t233 + t224)
                                + (t30 + t80 + (t96 + t112)
                                    + (t128 + t160 + (t144 + t176)));
                            let t235 = rt::lit::<T>(1.0) / t234;
                            let z1_rate_h = h * z1_rate;
                            let z1_rate_h_squared = z1_rate_h * z1_rate_h;
                            let w1_rate_h = h * w1_rate;
                            let t236 = w1_rate_h * t21;
                            let z2_rate_h = h * z2_rate;
                            let t237 = z2_rate_h * t28;
                            let t238 = rt::lit::<T>(0.5) * (t236 + t237);
                            let w7_rate_h = h * w7_rate;
                            let w7_rate_h_squared = w7_rate_h * w7_rate_h;
                            let z7_rate_h = h * z7_rate;
                            let t239 = z7_rate_h * t136;
                            let z9_rate_h = h * z9_rate;
                            let z9_rate_h_squared = z9_rate_h * z9_rate_h;
                            let w9_rate_h = h * w9_rate;
                            let t240 = w9_rate_h * t35;
                            let w12_rate_h = h * w12_rate;
                            let w12_rate_h_squared = w12_rate_h * w12_rate_h;
                            let z12_rate_h = h * z12_rate;
                            let t241 = z12_rate_h * t216;
                            let w8_rate_h = h * w8_rate;
                            let w8_rate_h_squared = w8_rate_h * w8_rate_h;
                            let z8_rate_h = h * z8_rate;
                            let t242 = z8_rate_h * t152;
                            let z8_rate_h_squared = z8_rate_h * z8_rate_h;
                            let t243 = w8_rate_h * t44;
                            let z10_rate_h = h * z10_rate;
                            let z10_rate_h_squared = z10_rate_h * z10_rate_h;
                            let w10_rate_h = h * w10_rate;
                            let t244 = w10_rate_h * t37;
                            let w10_rate_h_squared = w10_rate_h * w10_rate_h;
                            let t245 = z10_rate_h * t184;
                            let z12_rate_h_squared = z12_rate_h * z12_rate_h;
                            let t246 = w12_rate_h * t38;
                            let t247 = w7_rate_h_squared * t239
                                + z9_rate_h_squared * t240
                                + (w12_rate_h_squared * t241 + w8_rate_h_squared * t242)
                                + (z8_rate_h_squared * t243 + z10_rate_h_squared * t244
                                    + (w10_rate_h_squared * t245 + z12_rate_h_squared * t246));
                            let w11_rate_h = h * w11_rate;
                            let w11_rate_h_squared = w11_rate_h * w11_rate_h;
                            let z11_rate_h = h * z11_rate;
                            let t248 = z11_rate_h * t200;
                            let z11_rate_h_squared = z11_rate_h * z11_rate_h;
                            let t249 = w11_rate_h * t36;
                            let w2_rate_h = h * w2_rate;
                            let w2_rate_h_squared = w2_rate_h * w2_rate_h;
                            let t250 = w2_rate_h_squared * t237;
                            let w3_rate_h = h * w3_rate;
                            let w3_rate_h_squared = w3_rate_h * w3_rate_h;
                            let z3_rate_h = h * z3_rate;
                            let t251 = z3_rate_h * t72;
                            let z3_rate_h_squared = z3_rate_h * z3_rate_h;
                            let t252 = w3_rate_h * t40;
                            let z6_rate_h = h * z6_rate;
                            let z6_rate_h_squared = z6_rate_h * z6_rate_h;
                            let w6_rate_h = h * w6_rate;
                            let t253 = w6_rate_h * t43;
                            let t254 = w11_rate_h_squared * t248
                                + z11_rate_h_squared * t249
                                + (t250 + w3_rate_h_squared * t251
                                    + (z3_rate_h_squared * t252 + z6_rate_h_squared * t253));
                            let z2_rate_h_squared = z2_rate_h * z2_rate_h;
                            let t255 = w2_rate_h * t39;
                            let t256 = z2_rate_h_squared * t255;
                            let w6_rate_h_squared = w6_rate_h * w6_rate_h;
                            let t257 = z6_rate_h * t120;
                            let w5_rate_h = h * w5_rate;
                            let w5_rate_h_squared = w5_rate_h * w5_rate_h;
                            let z5_rate_h = h * z5_rate;
                            let t258 = z5_rate_h * t104;
                            let w4_rate_h = h * w4_rate;
                            let w4_rate_h_squared = w4_rate_h * w4_rate_h;
                            let z4_rate_h = h * z4_rate;
                            let t259 = z4_rate_h * t88;
                            let z4_rate_h_squared = z4_rate_h * z4_rate_h;
                            let t260 = w4_rate_h * t42;
                            let z5_rate_h_squared = z5_rate_h * z5_rate_h;
                            let t261 = w5_rate_h * t41;
                            let w9_rate_h_squared = w9_rate_h * w9_rate_h;
                            let t262 = z9_rate_h * t168;
                            let z7_rate_h_squared = z7_rate_h * z7_rate_h;
                            let t263 = w7_rate_h * t45;
                            let t264 = t256 + w6_rate_h_squared * t257
                                + (w5_rate_h_squared * t258 + w4_rate_h_squared * t259)
                                + (z4_rate_h_squared * t260 + z5_rate_h_squared * t261
                                    + (w9_rate_h_squared * t262 + z7_rate_h_squared * t263));
                            let w1_rate_h_squared = w1_rate_h * w1_rate_h;
                            let t265 = w1_rate_h_squared + z2_rate_h_squared;
                            let t266 = z1_rate_h * t22;
                            let t267 = rt::lit::<T>(0.25) * w1_rate_h_squared;
                            let t268 = w7_rate_h_squared + w12_rate_h_squared
                                + (w8_rate_h_squared + w10_rate_h_squared)
                                + (w11_rate_h_squared
                                    + (w2_rate_h_squared + w6_rate_h_squared)
                                    + (w4_rate_h_squared + w5_rate_h_squared
                                        + (w3_rate_h_squared + w9_rate_h_squared)));
                            let t269 = t267 + rt::lit::<T>(0.25) * t268;
                            let t270 = h * t147;
                            let t271 = h * t211;
                            let t272 = h * t227;
                            let t273 = h * t195;
                            let t274 = h * t67;
                            let t275 = h * t83;
                            let t276 = h * t50;
                            let t277 = h * t115;
                            let t278 = h * t131;
                            let t279 = h * t99;
                            let t280 = h * t163;
                            let t281 = h * t179;
                            let t282 = w2_rate_h * t274 + w3_rate_h * t275
                                + (w1_rate_h * t276 + w5_rate_h * t277)
                                + (w6_rate_h * t278 + w4_rate_h * t279
                                    + (w8_rate_h * t280 + w9_rate_h * t281));
                            let t283 = rt::lit::<T>(0.25)
                                * (w7_rate_h * t270 + w11_rate_h * t271
                                    + (w12_rate_h * t272 + w10_rate_h * t273) + t282);
                            let t284 = constraint_momentum1 * t269 + t283;
                            let t285 = t240 + t249 + (t244 + t246)
                                + (t236 + t255 + (t252 + t261)
                                    + (t260 + t253 + (t263 + t243)));
                            let t286 = rt::lit::<T>(2.0) * t285;
                            let t287 = constraint_momentum1 * t286;
                            let t288 = w4_rate_h * t100 + w9_rate_h * t180
                                + (w8_rate_h * t164 + w7_rate_h * t148)
                                + (w12_rate_h * t228 + w11_rate_h * t212
                                    + (w10_rate_h * t196 + (t287 + t40 * t275)));
                            let t289 = t21 * t276 + t39 * t274
                                + (t42 * t279 + t43 * t278)
                                + (t41 * t277 + t45 * t270 + (t35 * t281 + t44 * t280));
                            let t290 = t37 * t273 + t38 * t272
                                + (w3_rate_h * t84 + t36 * t271)
                                + (w2_rate_h * t68 + w1_rate_h * t52
                                    + (w6_rate_h * t132 + w5_rate_h * t116));
                            let t291 = t288 + (t289 + t290);
                            let t292 = t284 * t291;
                            let t293 = t269 + t234;
                            let t294 = rt::lit::<T>(0.25) * t291;
                            let t295 = t284 * t284 + t291 * t294;
                            let t296 = t292 * (rt::lit::<T>(2.0) * t293) - t286 * t295;
                            let t297 = t285 * t285;
                            let t298 = t293 * t293 - t297;
                            let t299 = rt::lit::<T>(1.0) / t298;
                            let t300 = z1_rate_h_squared * t238
                                + rt::lit::<T>(0.5) * (t247 + (t254 + t264) + t265 * t266)
                                - t296 * t299;
                            let t301 = w6_rate * w6_rate + w10_rate * w10_rate
                                + (w2_rate * w2_rate + w11_rate * w11_rate)
                                + (w4_rate * w4_rate + w5_rate * w5_rate
                                    + (w1_rate * w1_rate + w3_rate * w3_rate));
                            let t302 = z1_rate * z1_rate + z3_rate * z3_rate
                                + (z2_rate * z2_rate + z6_rate * z6_rate)
                                + (z4_rate * z4_rate + z9_rate * z9_rate
                                    + (z5_rate * z5_rate + z12_rate * z12_rate));
                            let t303 = z7_rate * z7_rate + z8_rate * z8_rate
                                + (w9_rate * w9_rate + z10_rate * z10_rate)
                                + (w7_rate * w7_rate + w8_rate * w8_rate
                                    + (w12_rate * w12_rate + z11_rate * z11_rate));
                            let t304 = t47 * t47 + (t301 + (t302 + t303));
                            let t305 = t83 * t83 + t50 * t50
                                + (t115 * t115 + t131 * t131)
                                + (t99 * t99 + t163 * t163 + (t179 * t179 + t147 * t147));
                            let t306 = t211 * t211 + t227 * t227
                                + (t195 * t195 + (t67 * t67 + t304)) + t305;
                            let t307 = t86 * t86 + t54 * t54
                                + (t118 * t118 + t134 * t134)
                                + (t102 * t102 + t166 * t166 + (t182 * t182 + t150 * t150));
                            let t308 = t214 * t214 + t230 * t230
                                + (t198 * t198 + (t70 * t70 + t306)) + t307;
                            let t309 = h * t308;
                            let t310 = rt::div_or_zero(rt::lit::<T>(0.5) * t300, t309);
                            let t311 = constraint_momentum1 * t20;
                            let t312 = h * t311;
                            let t313 = t312 * t21;
                            let t314 = kappa_gradient * t313;
                            let t315 = rt::lit::<T>(0.5) * t314 + quarter_h * t313;
                            let t316 = t312 * t22;
                            let t317 = constraint_momentum1 * t311;
                            let t318 = t20 * t23;
                            let t319 = t48 * (half_h * t311);
                            let t320 = kappa_gradient * t20 + rt::lit::<T>(1.0);
                            let t321 = t320 - t311 * (half_h * constraint_momentum1);
                            let t322 = half_h
                                * (z1_rate * t315 + (t21 * t316 + (t20 + t317 + t318))
                                    - t319) + t321;
                            let t323 = rt::lit::<T>(0.25) * t314 + k1 * t313;
                            let t324 = t20 * t21;
                            let t325 = quarter_h * t311;
                            let t326 = t311 + t311 * (half_h * kappa_gradient);
                            let t327 = z1_rate * t20;
                            let t328 = w1_rate * t20;
                            let t329 = t312 * t39;
                            let t330 = kappa_gradient * t329;
                            let t331 = rt::lit::<T>(0.25) * t330 + k1 * t329;
                            let t332 = rt::lit::<T>(0.5) * t330 + quarter_h * t329;
                            let t333 = t312 * t28;
                            let t334 = t321
                                + half_h
                                    * (z2_rate * t332 + (t39 * t333 + (t317 + t20 * t56))
                                        - t319);
                            let t335 = t20 * t39;
                            let t336 = z2_rate * t20;
                            let t337 = w2_rate * t20;
                            let t338 = t312 * t40;
                            let t339 = kappa_gradient * t338;
                            let t340 = rt::lit::<T>(0.25) * t339 + k1 * t338;
                            let t341 = rt::lit::<T>(0.5) * t339 + quarter_h * t338;
                            let t342 = t40 * t72;
                            let t343 = t321
                                + half_h
                                    * (z3_rate * t341 + (t20 * t73 + (t317 + t312 * t342))
                                        - t319);
                            let t344 = t20 * t40;
                            let t345 = z3_rate * t20;
                            let t346 = w3_rate * t20;
                            let t347 = t312 * t42;
                            let t348 = kappa_gradient * t347;
                            let t349 = rt::lit::<T>(0.25) * t348 + k1 * t347;
                            let t350 = rt::lit::<T>(0.5) * t348 + quarter_h * t347;
                            let t351 = t42 * t88;
                            let t352 = t321
                                + half_h
                                    * (z4_rate * t350 + (t20 * t89 + (t317 + t312 * t351))
                                        - t319);
                            let t353 = t20 * t42;
                            let t354 = z4_rate * t20;
                            let t355 = w4_rate * t20;
                            let t356 = t312 * t41;
                            let t357 = kappa_gradient * t356;
                            let t358 = rt::lit::<T>(0.25) * t357 + k1 * t356;
                            let t359 = rt::lit::<T>(0.5) * t357 + quarter_h * t356;
                            let t360 = t41 * t104;
                            let t361 = t321
                                + half_h
                                    * (z5_rate * t359 + (t20 * t105 + (t317 + t312 * t360))
                                        - t319);
                            let t362 = t20 * t41;
                            let t363 = z5_rate * t20;
                            let t364 = w5_rate * t20;
                            let t365 = t312 * t43;
                            let t366 = kappa_gradient * t365;
                            let t367 = rt::lit::<T>(0.25) * t366 + k1 * t365;
                            let t368 = rt::lit::<T>(0.5) * t366 + quarter_h * t365;
                            let t369 = t43 * t120;
                            let t370 = t321
                                + half_h
                                    * (z6_rate * t368 + (t20 * t121 + (t317 + t312 * t369))
                                        - t319);
                            let t371 = t20 * t43;
                            let t372 = z6_rate * t20;
                            let t373 = w6_rate * t20;
                            let t374 = t312 * t45;
                            let t375 = kappa_gradient * t374;
                            let t376 = rt::lit::<T>(0.25) * t375 + k1 * t374;
                            let t377 = rt::lit::<T>(0.5) * t375 + quarter_h * t374;
                            let t378 = t45 * t136;
                            let t379 = t321
                                + half_h
                                    * (z7_rate * t377 + (t20 * t137 + (t317 + t312 * t378))
                                        - t319);
                            let t380 = t20 * t45;
                            let t381 = z7_rate * t20;
                            let t382 = w7_rate * t20;
                            let t383 = t312 * t44;
                            let t384 = kappa_gradient * t383;
                            let t385 = rt::lit::<T>(0.25) * t384 + k1 * t383;
                            let t386 = rt::lit::<T>(0.5) * t384 + quarter_h * t383;
                            let t387 = t44 * t152;
                            let t388 = t321
                                + half_h
                                    * (z8_rate * t386 + (t20 * t153 + (t317 + t312 * t387))
                                        - t319);
                            let t389 = t20 * t44;
                            let t390 = z8_rate * t20;
                            let t391 = w8_rate * t20;
                            let t392 = t312 * t35;
                            let t393 = kappa_gradient * t392;
                            let t394 = rt::lit::<T>(0.25) * t393 + k1 * t392;
                            let t395 = rt::lit::<T>(0.5) * t393 + quarter_h * t392;
                            let t396 = t35 * t168;
                            let t397 = t321
                                + half_h
                                    * (z9_rate * t395 + (t20 * t169 + (t317 + t312 * t396))
                                        - t319);
                            let t398 = t20 * t35;
                            let t399 = z9_rate * t20;
                            let t400 = w9_rate * t20;
                            let t401 = t312 * t37;
                            let t402 = kappa_gradient * t401;
                            let t403 = rt::lit::<T>(0.25) * t402 + k1 * t401;
                            let t404 = rt::lit::<T>(0.5) * t402 + quarter_h * t401;
                            let t405 = t37 * t184;
                            let t406 = t321
                                + half_h
                                    * (z10_rate * t404 + (t20 * t185 + (t317 + t312 * t405))
                                        - t319);
                            let t407 = t20 * t37;
                            let t408 = z10_rate * t20;
                            let t409 = w10_rate * t20;
                            let t410 = t312 * t36;
                            let t411 = kappa_gradient * t410;
                            let t412 = rt::lit::<T>(0.25) * t411 + k1 * t410;
                            let t413 = rt::lit::<T>(0.5) * t411 + quarter_h * t410;
                            let t414 = t36 * t200;
                            let t415 = t321
                                + half_h
                                    * (z11_rate * t413 + (t20 * t201 + (t317 + t312 * t414))
                                        - t319);
                            let t416 = t20 * t36;
                            let t417 = z11_rate * t20;
                            let t418 = w11_rate * t20;
                            let t419 = t312 * t38;
                            let t420 = kappa_gradient * t419;
                            let t421 = rt::lit::<T>(0.25) * t420 + k1 * t419;
                            let t422 = rt::lit::<T>(0.5) * t420 + quarter_h * t419;
                            let t423 = t38 * t216;
                            let t424 = t321
                                + half_h
                                    * (z12_rate * t422 + (t20 * t217 + (t317 + t312 * t423))
                                        - t319);
                            let t425 = t20 * t38;
                            let t426 = z12_rate * t20;
                            let t427 = w12_rate * t20;
                            let t428 = t20 * t324;
                            let t429 = t20 * t22;
                            let t430 = rt::lit::<T>(2.0) * t21;
                            let t431 = t20 * t48;
                            let t432 = t20 * t335;
                            let t433 = t20 * t28;
                            let t434 = rt::lit::<T>(2.0) * t39;
                            let t435 = t20 * t344;
                            let t436 = rt::lit::<T>(2.0) * t20;
                            let t437 = t20 * t353;
                            let t438 = t20 * t362;
                            let t439 = t20 * t371;
                            let t440 = t20 * t380;
                            let t441 = t20 * t389;
                            let t442 = t20 * t398;
                            let t443 = t20 * t407;
                            let t444 = t20 * t416;
                            let t445 = t20 * t425;
                            let t446 = t235 * (h * t21);
                            let t447 = t22 * t446;
                            let t448 = t232 * (rt::lit::<T>(1.0) / (t234 * t234));
                            let t449 = t235 * (h * t43);
                            let t450 = t235 * (h * t39);
                            let t451 = t235 * (h * t40);
                            let t452 = t235 * (h * t36);
                            let t453 = t235 * (h * t37);
                            let t454 = t235 * (h * t38);
                            let t455 = t235 * (h * t44);
                            let t456 = t235 * (h * t45);
                            let t457 = t235 * (h * t35);
                            let t458 = t235 * (h * t41);
                            let t459 = t235 * (h * t42);
                            let t460 = t36 * t452 + t37 * t453
                                + (t38 * t454 + t44 * t455)
                                + (t45 * t456 + t35 * t457 + (t41 * t458 + t42 * t459));
                            let t461 = rt::lit::<T>(0.5)
                                * (t43 * t449 + t39 * t450 + (t21 * t446 + t40 * t451)
                                    + t460);
                            let t462 = t20 * t461;
                            let t463 = rt::lit::<T>(0.5) * t48;
                            let t464 = t430 * (rt::lit::<T>(0.5) * t447 - t448)
                                + (z1_rate * t462 + (t52 * t235 - t446 * t463));
                            let t465 = rt::lit::<T>(0.5) * constraint_momentum1;
                            let t466 = t28 * t450;
                            let t467 = t434 * (rt::lit::<T>(0.5) * t466 - t448)
                                + (z2_rate * t462 + (t68 * t235 - t450 * t463));
                            let t468 = (t451 * (rt::lit::<T>(0.5) * t72) - t448)
                                * (rt::lit::<T>(2.0) * t40)
                                + (z3_rate * t462 + (t84 * t235 - t451 * t463));
                            let t469 = (t459 * (rt::lit::<T>(0.5) * t88) - t448)
                                * (rt::lit::<T>(2.0) * t42)
                                + (z4_rate * t462 + (t100 * t235 - t459 * t463));
                            let t470 = (t458 * (rt::lit::<T>(0.5) * t104) - t448)
                                * (rt::lit::<T>(2.0) * t41)
                                + (z5_rate * t462 + (t116 * t235 - t458 * t463));
                            let t471 = (t449 * (rt::lit::<T>(0.5) * t120) - t448)
                                * (rt::lit::<T>(2.0) * t43)
                                + (z6_rate * t462 + (t132 * t235 - t449 * t463));
                            let t472 = (t456 * (rt::lit::<T>(0.5) * t136) - t448)
                                * (rt::lit::<T>(2.0) * t45)
                                + (z7_rate * t462 + (t148 * t235 - t456 * t463));
                            let t473 = (t455 * (rt::lit::<T>(0.5) * t152) - t448)
                                * (rt::lit::<T>(2.0) * t44)
                                + (z8_rate * t462 + (t164 * t235 - t455 * t463));
                            let t474 = (t457 * (rt::lit::<T>(0.5) * t168) - t448)
                                * (rt::lit::<T>(2.0) * t35)
                                + (z9_rate * t462 + (t180 * t235 - t457 * t463));
                            let t475 = (t453 * (rt::lit::<T>(0.5) * t184) - t448)
                                * (rt::lit::<T>(2.0) * t37)
                                + (z10_rate * t462 + (t196 * t235 - t453 * t463));
                            let t476 = (t452 * (rt::lit::<T>(0.5) * t200) - t448)
                                * (rt::lit::<T>(2.0) * t36)
                                + (z11_rate * t462 + (t212 * t235 - t452 * t463));
                            let t477 = (t454 * (rt::lit::<T>(0.5) * t216) - t448)
                                * (rt::lit::<T>(2.0) * t38)
                                + (z12_rate * t462 + (t228 * t235 - t454 * t463));
                            let half_kappa_gradient = rt::lit::<T>(0.5) * kappa_gradient;
                            let t478 = t21 * t462
                                + (t446 * half_kappa_gradient
                                    + half_h * (t446 * (rt::lit::<T>(0.5) * t31) + t22 * t466));
                            let t479 = t39 * t462
                                + (t450 * half_kappa_gradient
                                    + half_h
                                        * (t28 * t447
                                            + t450 * (rt::lit::<T>(0.5) * t64 + rt::lit::<T>(0.5))));
                            let t480 = w11_rate * t452 + w10_rate * t453
                                + (w12_rate * t454 + w8_rate * t455)
                                + (w7_rate * t456 + w9_rate * t457
                                    + (w5_rate * t458 + w4_rate * t459));
                            let t481 = rt::lit::<T>(0.5)
                                * (w6_rate * t449 + w2_rate * t450
                                    + (w1_rate * t446 + w3_rate * t451) + t480);
                            let t482 = z10_rate * t453 + z12_rate * t454
                                + (z11_rate * t452 + z8_rate * t455)
                                + (z7_rate * t456 + z9_rate * t457
                                    + (z5_rate * t458 + z4_rate * t459));
                            let t483 = rt::lit::<T>(0.5)
                                * (z6_rate * t449 + z2_rate * t450
                                    + (z1_rate * t446 + z3_rate * t451) + t482);
                            let t484 = rt::div_or_zero(rt::lit::<T>(-1.0), t309);
                            let t485 = t484 * t299;
                            let t486 = t286 * t485;
                            let t487 = t293 * t485;
                            let t488 = t294 * t486 - t284 * t487;
                            let t489 = t310 * (h * t484);
                            let t490 = t54 * t489;
                            let t491 = constraint_momentum1 * t490;
                            let t492 = rt::lit::<T>(2.0) * t491;
                            let t493 = t284 * t486 - t291 * t487;
                            let t494 = h
                                * (rt::lit::<T>(0.5) * (w1_rate_h * t488 - t492)
                                    + (t21 * t488 + t493 * (quarter_h * w1_rate)));
                            let t495 = t489 * (rt::lit::<T>(2.0) * t50);
                            let t496 = t494 - t495;
                            let t497 = t22 * t496;
                            let t498 = t296 * t484 * (rt::lit::<T>(1.0) / (t298 * t298));
                            let t499 = t293 * t498 - t292 * t485;
                            let t500 = t495 - t494;
                            let t501 = rt::lit::<T>(0.25) * z1_rate_h_squared * t484;
                            let t502 = rt::lit::<T>(2.0)
                                * (constraint_momentum1 * t488
                                    + rt::lit::<T>(0.5) * (t295 * t485 - t285 * t498));
                            let t503 = t501 + t502;
                            let t504 = rt::lit::<T>(2.0)
                                * (t21 * (t497 + t499)
                                    - (constraint_momentum1 * t491 + (t490 + t23 * t490)))
                                + (t48 * t500 + (t276 * t488 + w1_rate_h * t503));
                            let t505 = t489 * (rt::lit::<T>(2.0) * t131);
                            let t506 = t134 * t489;
                            let t507 = constraint_momentum1 * t506;
                            let t508 = rt::lit::<T>(2.0) * t507;
                            let t509 = h
                                * (rt::lit::<T>(0.5) * (w6_rate_h * t488 - t508)
                                    + (t43 * t488 + t493 * (quarter_h * w6_rate)));
                            let t510 = t505 - t509;
                            let t511 = t489 * (rt::lit::<T>(2.0) * t67);
                            let t512 = t70 * t489;
                            let t513 = constraint_momentum1 * t512;
                            let t514 = rt::lit::<T>(2.0) * t513;
                            let t515 = h
                                * (rt::lit::<T>(0.5) * (w2_rate_h * t488 - t514)
                                    + (t39 * t488 + t493 * (quarter_h * w2_rate)));
                            let t516 = t511 - t515;
                            let t517 = t489 * (rt::lit::<T>(2.0) * t83);
                            let t518 = t86 * t489;
                            let t519 = constraint_momentum1 * t518;
                            let t520 = rt::lit::<T>(2.0) * t519;
                            let t521 = h
                                * (rt::lit::<T>(0.5) * (w3_rate_h * t488 - t520)
                                    + (t40 * t488 + t493 * (quarter_h * w3_rate)));
                            let t522 = t517 - t521;
                            let t523 = t489 * (rt::lit::<T>(2.0) * t211);
                            let t524 = t214 * t489;
                            let t525 = constraint_momentum1 * t524;
                            let t526 = rt::lit::<T>(2.0) * t525;
                            let t527 = h
                                * (rt::lit::<T>(0.5) * (w11_rate_h * t488 - t526)
                                    + (t36 * t488 + t493 * (quarter_h * w11_rate)));
                            let t528 = t523 - t527;
                            let t529 = t489 * (rt::lit::<T>(2.0) * t195);
                            let t530 = t198 * t489;
                            let t531 = constraint_momentum1 * t530;
                            let t532 = rt::lit::<T>(2.0) * t531;
                            let t533 = h
                                * (rt::lit::<T>(0.5) * (w10_rate_h * t488 - t532)
                                    + (t37 * t488 + t493 * (quarter_h * w10_rate)));
                            let t534 = t529 - t533;
                            let t535 = t489 * (rt::lit::<T>(2.0) * t227);
                            let t536 = t230 * t489;
                            let t537 = constraint_momentum1 * t536;
                            let t538 = rt::lit::<T>(2.0) * t537;
                            let t539 = h
                                * (rt::lit::<T>(0.5) * (w12_rate_h * t488 - t538)
                                    + (t38 * t488 + t493 * (quarter_h * w12_rate)));
                            let t540 = t535 - t539;
                            let t541 = t489 * (rt::lit::<T>(2.0) * t163);
                            let t542 = t166 * t489;
                            let t543 = constraint_momentum1 * t542;
                            let t544 = rt::lit::<T>(2.0) * t543;
                            let t545 = h
                                * (rt::lit::<T>(0.5) * (w8_rate_h * t488 - t544)
                                    + (t44 * t488 + t493 * (quarter_h * w8_rate)));
                            let t546 = t541 - t545;
                            let t547 = t489 * (rt::lit::<T>(2.0) * t147);
                            let t548 = t150 * t489;
                            let t549 = constraint_momentum1 * t548;
                            let t550 = rt::lit::<T>(2.0) * t549;
                            let t551 = h
                                * (rt::lit::<T>(0.5) * (w7_rate_h * t488 - t550)
                                    + (t45 * t488 + t493 * (quarter_h * w7_rate)));
                            let t552 = t547 - t551;
                            let t553 = t489 * (rt::lit::<T>(2.0) * t179);
                            let t554 = t182 * t489;
                            let t555 = constraint_momentum1 * t554;
                            let t556 = rt::lit::<T>(2.0) * t555;
                            let t557 = h
                                * (rt::lit::<T>(0.5) * (w9_rate_h * t488 - t556)
                                    + (t35 * t488 + t493 * (quarter_h * w9_rate)));
                            let t558 = t553 - t557;
                            let t559 = t489 * (rt::lit::<T>(2.0) * t115);
                            let t560 = t118 * t489;
                            let t561 = constraint_momentum1 * t560;
                            let t562 = rt::lit::<T>(2.0) * t561;
                            let t563 = h
                                * (rt::lit::<T>(0.5) * (w5_rate_h * t488 - t562)
                                    + (t41 * t488 + t493 * (quarter_h * w5_rate)));
                            let t564 = t559 - t563;
                            let t565 = t489 * (rt::lit::<T>(2.0) * t99);
                            let t566 = t102 * t489;
                            let t567 = constraint_momentum1 * t566;
                            let t568 = rt::lit::<T>(2.0) * t567;
                            let t569 = h
                                * (rt::lit::<T>(0.5) * (w4_rate_h * t488 - t568)
                                    + (t42 * t488 + t493 * (quarter_h * w4_rate)));
                            let t570 = t565 - t569;
                            let t571 = t36 * t528 + t37 * t534
                                + (t38 * t540 + t44 * t546)
                                + (t45 * t552 + t35 * t558 + (t41 * t564 + t42 * t570));
                            let t572 = t43 * t510 + t39 * t516
                                + (t21 * t500 + t40 * t522) + t571;
                            let t573 = t489 * (rt::lit::<T>(2.0) * t47) + t20 * t572;
                            let t574 = t484 * (rt::lit::<T>(0.5) * t266);
                            let t575 = rt::lit::<T>(0.5)
                                * (t499 + constraint_momentum1 * t493);
                            let t576 = t21 * t503
                                + (w1_rate_h * (t574 + t575)
                                    + (t52 * t488 + t493 * (quarter_h * t50)));
                            let t577 = h
                                * (rt::lit::<T>(0.5) * (t504 - z1_rate * t573) + t576)
                                + (constraint_momentum1 * t500
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t490 + w1_rate * t489));
                            let t578 = t515 - t511;
                            let t579 = t28 * t578;
                            let t580 = rt::lit::<T>(0.25) * z2_rate_h_squared;
                            let t581 = t502 + t580 * t484;
                            let t582 = rt::lit::<T>(2.0)
                                * (t39 * (t579 + t499)
                                    - (t56 * t512 + constraint_momentum1 * t513))
                                + (t48 * t516 + (t274 * t488 + w2_rate_h * t581));
                            let t583 = rt::lit::<T>(0.5) * t237;
                            let t584 = t39 * t581
                                + (w2_rate_h * (t575 + t484 * t583)
                                    + (t68 * t488 + t493 * (quarter_h * t67)));
                            let t585 = h
                                * (rt::lit::<T>(0.5) * (t582 - z2_rate * t573) + t584)
                                + (constraint_momentum1 * t516
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t512 + w2_rate * t489));
                            let t586 = t521 - t517;
                            let t587 = t502
                                + rt::lit::<T>(0.25) * z3_rate_h_squared * t484;
                            let t588 = rt::lit::<T>(2.0)
                                * (t40 * (t499 + t72 * t586)
                                    - (t73 * t518 + constraint_momentum1 * t519))
                                + (t48 * t522 + (t275 * t488 + w3_rate_h * t587));
                            let t589 = w3_rate_h
                                * (t575 + t484 * (rt::lit::<T>(0.5) * t251))
                                + (t84 * t488 + t493 * (quarter_h * t83));
                            let t590 = h
                                * (rt::lit::<T>(0.5) * (t588 - z3_rate * t573)
                                    + (t40 * t587 + t589))
                                + (constraint_momentum1 * t522
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t518 + w3_rate * t489));
                            let t591 = t569 - t565;
                            let t592 = t502
                                + rt::lit::<T>(0.25) * z4_rate_h_squared * t484;
                            let t593 = rt::lit::<T>(2.0)
                                * (t42 * (t499 + t88 * t591)
                                    - (t89 * t566 + constraint_momentum1 * t567))
                                + (t48 * t570 + (t279 * t488 + w4_rate_h * t592));
                            let t594 = w4_rate_h
                                * (t575 + t484 * (rt::lit::<T>(0.5) * t259))
                                + (t100 * t488 + t493 * (quarter_h * t99));
                            let t595 = h
                                * (rt::lit::<T>(0.5) * (t593 - z4_rate * t573)
                                    + (t42 * t592 + t594))
                                + (constraint_momentum1 * t570
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t566 + w4_rate * t489));
                            let t596 = t563 - t559;
                            let t597 = t502
                                + rt::lit::<T>(0.25) * z5_rate_h_squared * t484;
                            let t598 = rt::lit::<T>(2.0)
                                * (t41 * (t499 + t104 * t596)
                                    - (t105 * t560 + constraint_momentum1 * t561))
                                + (t48 * t564 + (t277 * t488 + w5_rate_h * t597));
                            let t599 = w5_rate_h
                                * (t575 + t484 * (rt::lit::<T>(0.5) * t258))
                                + (t116 * t488 + t493 * (quarter_h * t115));
                            let t600 = h
                                * (rt::lit::<T>(0.5) * (t598 - z5_rate * t573)
                                    + (t41 * t597 + t599))
                                + (constraint_momentum1 * t564
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t560 + w5_rate * t489));
                            let t601 = t509 - t505;
                            let t602 = t502
                                + rt::lit::<T>(0.25) * z6_rate_h_squared * t484;
                            let t603 = rt::lit::<T>(2.0)
                                * (t43 * (t499 + t120 * t601)
                                    - (t121 * t506 + constraint_momentum1 * t507))
                                + (t48 * t510 + (t278 * t488 + w6_rate_h * t602));
                            let t604 = w6_rate_h
                                * (t575 + t484 * (rt::lit::<T>(0.5) * t257))
                                + (t132 * t488 + t493 * (quarter_h * t131));
                            let t605 = h
                                * (rt::lit::<T>(0.5) * (t603 - z6_rate * t573)
                                    + (t43 * t602 + t604))
                                + (constraint_momentum1 * t510
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t506 + w6_rate * t489));
                            let t606 = t551 - t547;
                            let t607 = t502
                                + rt::lit::<T>(0.25) * z7_rate_h_squared * t484;
                            let t608 = rt::lit::<T>(2.0)
                                * (t45 * (t499 + t136 * t606)
                                    - (t137 * t548 + constraint_momentum1 * t549))
                                + (t48 * t552 + (t270 * t488 + w7_rate_h * t607));
                            let t609 = w7_rate_h
                                * (t575 + t484 * (rt::lit::<T>(0.5) * t239))
                                + (t148 * t488 + t493 * (quarter_h * t147));
                            let t610 = h
                                * (rt::lit::<T>(0.5) * (t608 - z7_rate * t573)
                                    + (t45 * t607 + t609))
                                + (constraint_momentum1 * t552
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t548 + w7_rate * t489));
                            let t611 = t545 - t541;
                            let t612 = t502
                                + rt::lit::<T>(0.25) * z8_rate_h_squared * t484;
                            let t613 = rt::lit::<T>(2.0)
                                * (t44 * (t499 + t152 * t611)
                                    - (t153 * t542 + constraint_momentum1 * t543))
                                + (t48 * t546 + (t280 * t488 + w8_rate_h * t612));
                            let t614 = w8_rate_h
                                * (t575 + t484 * (rt::lit::<T>(0.5) * t242))
                                + (t164 * t488 + t493 * (quarter_h * t163));
                            let t615 = h
                                * (rt::lit::<T>(0.5) * (t613 - z8_rate * t573)
                                    + (t44 * t612 + t614))
                                + (constraint_momentum1 * t546
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t542 + w8_rate * t489));
                            let t616 = t557 - t553;
                            let t617 = t502
                                + rt::lit::<T>(0.25) * z9_rate_h_squared * t484;
                            let t618 = rt::lit::<T>(2.0)
                                * (t35 * (t499 + t168 * t616)
                                    - (t169 * t554 + constraint_momentum1 * t555))
                                + (t48 * t558 + (t281 * t488 + w9_rate_h * t617));
                            let t619 = w9_rate_h
                                * (t575 + t484 * (rt::lit::<T>(0.5) * t262))
                                + (t180 * t488 + t493 * (quarter_h * t179));
                            let t620 = h
                                * (rt::lit::<T>(0.5) * (t618 - z9_rate * t573)
                                    + (t35 * t617 + t619))
                                + (constraint_momentum1 * t558
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t554 + w9_rate * t489));
                            let t621 = t533 - t529;
                            let t622 = t502
                                + rt::lit::<T>(0.25) * z10_rate_h_squared * t484;
                            let t623 = rt::lit::<T>(2.0)
                                * (t37 * (t499 + t184 * t621)
                                    - (t185 * t530 + constraint_momentum1 * t531))
                                + (t48 * t534 + (t273 * t488 + w10_rate_h * t622));
                            let t624 = w10_rate_h
                                * (t575 + t484 * (rt::lit::<T>(0.5) * t245))
                                + (t196 * t488 + t493 * (quarter_h * t195));
                            let t625 = h
                                * (rt::lit::<T>(0.5) * (t623 - z10_rate * t573)
                                    + (t37 * t622 + t624))
                                + (constraint_momentum1 * t534
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t530 + w10_rate * t489));
                            let t626 = t527 - t523;
                            let t627 = t502
                                + rt::lit::<T>(0.25) * z11_rate_h_squared * t484;
                            let t628 = rt::lit::<T>(2.0)
                                * (t36 * (t499 + t200 * t626)
                                    - (t201 * t524 + constraint_momentum1 * t525))
                                + (t48 * t528 + (t271 * t488 + w11_rate_h * t627));
                            let t629 = w11_rate_h
                                * (t575 + t484 * (rt::lit::<T>(0.5) * t248))
                                + (t212 * t488 + t493 * (quarter_h * t211));
                            let t630 = h
                                * (rt::lit::<T>(0.5) * (t628 - z11_rate * t573)
                                    + (t36 * t627 + t629))
                                + (constraint_momentum1 * t528
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t524 + w11_rate * t489));
                            let t631 = t539 - t535;
                            let t632 = t502
                                + rt::lit::<T>(0.25) * z12_rate_h_squared * t484;
                            let t633 = rt::lit::<T>(2.0)
                                * (t38 * (t499 + t216 * t631)
                                    - (t217 * t536 + constraint_momentum1 * t537))
                                + (t48 * t540 + (t272 * t488 + w12_rate_h * t632));
                            let t634 = w12_rate_h
                                * (t575 + t484 * (rt::lit::<T>(0.5) * t241))
                                + (t228 * t488 + t493 * (quarter_h * t227));
                            let t635 = h
                                * (rt::lit::<T>(0.5) * (t633 - z12_rate * t573)
                                    + (t38 * t632 + t634))
                                + (constraint_momentum1 * t540
                                    - rt::lit::<T>(2.0)
                                        * (kappa_gradient * t536 + w12_rate * t489));
                            let t636 = (t267 + t580) * t484;
                            let t637 = rt::lit::<T>(0.5)
                                * ((t579 - t430 * t490) * (rt::lit::<T>(2.0) * t22)
                                    + (z1_rate_h * t636 + t31 * t496));
                            let t638 = h
                                * (t637 + (t22 * t636 + t484 * (z1_rate_h * t238)))
                                + (kappa_gradient * t496
                                    - (t492 + rt::lit::<T>(2.0) * z1_rate * t489));
                            let t639 = t501
                                + rt::lit::<T>(0.25) * w2_rate_h_squared * t484;
                            let t640 = rt::lit::<T>(0.5)
                                * ((t497 - t434 * t512) * (rt::lit::<T>(2.0) * t28)
                                    + (t65 * t578 + z2_rate_h * t639));
                            let t641 = h
                                * (t640
                                    + (t28 * t639
                                        + z2_rate_h * (t574 + t484 * (rt::lit::<T>(0.5) * t255))))
                                + (kappa_gradient * t578
                                    - (t514 + rt::lit::<T>(2.0) * z2_rate * t489));
                            let t642 = w3_rate_h_squared * t484;
                            let t643 = z3_rate_h * t252;
                            let t644 = t80 * t586
                                + (t586
                                    + (t642 * (quarter_h * z3_rate) + t484 * t643
                                        - t518 * (rt::lit::<T>(4.0) * t342)));
                            let t645 = h
                                * (t642 * (rt::lit::<T>(0.25) * t72)
                                    + rt::lit::<T>(0.5) * t644)
                                + (kappa_gradient * t586
                                    - (t520 + rt::lit::<T>(2.0) * z3_rate * t489));
                            let t646 = w4_rate_h_squared * t484;
                            let t647 = z4_rate_h * t260;
                            let t648 = t96 * t591
                                + (t591
                                    + (t646 * (quarter_h * z4_rate) + t484 * t647
                                        - t566 * (rt::lit::<T>(4.0) * t351)));
                            let t649 = h
                                * (t646 * (rt::lit::<T>(0.25) * t88)
                                    + rt::lit::<T>(0.5) * t648)
                                + (kappa_gradient * t591
                                    - (t568 + rt::lit::<T>(2.0) * z4_rate * t489));
                            let t650 = w5_rate_h_squared * t484;
                            let t651 = z5_rate_h * t261;
                            let t652 = t112 * t596
                                + (t596
                                    + (t650 * (quarter_h * z5_rate) + t484 * t651
                                        - t560 * (rt::lit::<T>(4.0) * t360)));
                            let t653 = h
                                * (t650 * (rt::lit::<T>(0.25) * t104)
                                    + rt::lit::<T>(0.5) * t652)
                                + (kappa_gradient * t596
                                    - (t562 + rt::lit::<T>(2.0) * z5_rate * t489));
                            let t654 = w6_rate_h_squared * t484;
                            let t655 = z6_rate_h * t253;
                            let t656 = t128 * t601
                                + (t601
                                    + (t654 * (quarter_h * z6_rate) + t484 * t655
                                        - t506 * (rt::lit::<T>(4.0) * t369)));
                            let t657 = h
                                * (t654 * (rt::lit::<T>(0.25) * t120)
                                    + rt::lit::<T>(0.5) * t656)
                                + (kappa_gradient * t601
                                    - (t508 + rt::lit::<T>(2.0) * z6_rate * t489));
                            let t658 = w7_rate_h_squared * t484;
                            let t659 = z7_rate_h * t263;
                            let t660 = t144 * t606
                                + (t606
                                    + (t658 * (quarter_h * z7_rate) + t484 * t659
                                        - t548 * (rt::lit::<T>(4.0) * t378)));
                            let t661 = h
                                * (t658 * (rt::lit::<T>(0.25) * t136)
                                    + rt::lit::<T>(0.5) * t660)
                                + (kappa_gradient * t606
                                    - (t550 + rt::lit::<T>(2.0) * z7_rate * t489));
                            let t662 = w8_rate_h_squared * t484;
                            let t663 = z8_rate_h * t243;
                            let t664 = t160 * t611
                                + (t611
                                    + (t662 * (quarter_h * z8_rate) + t484 * t663
                                        - t542 * (rt::lit::<T>(4.0) * t387)));
                            let t665 = h
                                * (t662 * (rt::lit::<T>(0.25) * t152)
                                    + rt::lit::<T>(0.5) * t664)
                                + (kappa_gradient * t611
                                    - (t544 + rt::lit::<T>(2.0) * z8_rate * t489));
                            let t666 = w9_rate_h_squared * t484;
                            let t667 = z9_rate_h * t240;
                            let t668 = t176 * t616
                                + (t616
                                    + (t666 * (quarter_h * z9_rate) + t484 * t667
                                        - t554 * (rt::lit::<T>(4.0) * t396)));
                            let t669 = h
                                * (t666 * (rt::lit::<T>(0.25) * t168)
                                    + rt::lit::<T>(0.5) * t668)
                                + (kappa_gradient * t616
                                    - (t556 + rt::lit::<T>(2.0) * z9_rate * t489));
                            let t670 = w10_rate_h_squared * t484;
                            let t671 = z10_rate_h * t244;
                            let t672 = t192 * t621
                                + (t621
                                    + (t670 * (quarter_h * z10_rate) + t484 * t671
                                        - t530 * (rt::lit::<T>(4.0) * t405)));
                            let t673 = h
                                * (t670 * (rt::lit::<T>(0.25) * t184)
                                    + rt::lit::<T>(0.5) * t672)
                                + (kappa_gradient * t621
                                    - (t532 + rt::lit::<T>(2.0) * z10_rate * t489));
                            let t674 = w11_rate_h_squared * t484;
                            let t675 = z11_rate_h * t249;
                            let t676 = t208 * t626
                                + (t626
                                    + (t674 * (quarter_h * z11_rate) + t484 * t675
                                        - t524 * (rt::lit::<T>(4.0) * t414)));
                            let t677 = h
                                * (t674 * (rt::lit::<T>(0.25) * t200)
                                    + rt::lit::<T>(0.5) * t676)
                                + (kappa_gradient * t626
                                    - (t526 + rt::lit::<T>(2.0) * z11_rate * t489));
                            let t678 = w12_rate_h_squared * t484;
                            let t679 = z12_rate_h * t246;
                            let t680 = t224 * t631
                                + (t631
                                    + (t678 * (quarter_h * z12_rate) + t484 * t679
                                        - t536 * (rt::lit::<T>(4.0) * t423)));
                            let t681 = h
                                * (t678 * (rt::lit::<T>(0.25) * t216)
                                    + rt::lit::<T>(0.5) * t680)
                                + (kappa_gradient * t631
                                    - (t538 + rt::lit::<T>(2.0) * z12_rate * t489));
                            let t682 = t35 * t555 + t45 * t549
                                + (t41 * t561 + t43 * t507)
                                + (t42 * t567 + t39 * t513 + (t40 * t519 + t21 * t491));
                            let t683 = t197 * t530 + t229 * t536
                                + (t213 * t524 + t149 * t548)
                                + (t181 * t554 + t165 * t542 + (t101 * t566 + t133 * t506));
                            let t684 = t117 * t560 + t53 * t490
                                + (t85 * t518 + t69 * t512)
                                + (t36 * t525 + t38 * t537 + (t37 * t531 + t44 * t543));
                            let t685 = w12_rate * t540 + (t286 * t488 + t269 * t493)
                                + (w11_rate * t528 + w10_rate * t534);
                            let t686 = w9_rate * t558 + w7_rate * t552
                                + (w6_rate * t510 + w8_rate * t546)
                                + (w5_rate * t564 + w4_rate * t570
                                    + (w3_rate * t522 + w2_rate * t516));
                            let t687 = w10_rate * t530 + w12_rate * t536
                                + (w11_rate * t524 + w8_rate * t542)
                                + (w7_rate * t548 + w9_rate * t554
                                    + (w5_rate * t560 + w4_rate * t566));
                            let t688 = rt::lit::<T>(2.0)
                                * (w6_rate * t506 + w2_rate * t512
                                    + (w1_rate * t490 + w3_rate * t518) + t687);
                            let t689 = z2_rate * t578 + z1_rate * t496
                                + (z3_rate * t586
                                    + (z11_rate * t626 + (rt::lit::<T>(1.0) - t688)));
                            let t690 = z10_rate * t621 + z12_rate * t631
                                + (z8_rate * t611 + z7_rate * t606)
                                + (z9_rate * t616 + z5_rate * t596
                                    + (z4_rate * t591 + z6_rate * t601));
                            (
                                [
                                    t20 * t54 + (w1_rate - rho1),
                                    t20 * t70 + (w2_rate - rho2),
                                    t20 * t86 + (w3_rate - rho3),
                                    t20 * t102 + (w4_rate - rho4),
                                    t20 * t118 + (w5_rate - rho5),
                                    t20 * t134 + (w6_rate - rho6),
                                    t20 * t150 + (w7_rate - rho7),
                                    t20 * t166 + (w8_rate - rho8),
                                    t20 * t182 + (w9_rate - rho9),
                                    t20 * t198 + (w10_rate - rho10),
                                    t20 * t214 + (w11_rate - rho11),
                                    t20 * t230 + (w12_rate - rho12),
                                    t52 + (t27 + kappa_gradient * t50),
                                    t68 + (t59 + kappa_gradient * t67),
                                    t84 + (t76 + kappa_gradient * t83),
                                    t100 + (t92 + kappa_gradient * t99),
                                    t116 + (t108 + kappa_gradient * t115),
                                    t132 + (t124 + kappa_gradient * t131),
                                    t148 + (t140 + kappa_gradient * t147),
                                    t164 + (t156 + kappa_gradient * t163),
                                    t180 + (t172 + kappa_gradient * t179),
                                    t196 + (t188 + kappa_gradient * t195),
                                    t212 + (t204 + kappa_gradient * t211),
                                    t228 + (t220 + kappa_gradient * t227),
                                    constraint_momentum1 + t232 * t235,
                                    kappa_gradient - t310,
                                ],
                                [
                                    [
                                        t322,
                                        z2_rate_h * t323,
                                        z3_rate_h * t323,
                                        z4_rate_h * t323,
                                        z5_rate_h * t323,
                                        z6_rate_h * t323,
                                        z7_rate_h * t323,
                                        z8_rate_h * t323,
                                        z9_rate_h * t323,
                                        z10_rate_h * t323,
                                        z11_rate_h * t323,
                                        z12_rate_h * t323,
                                        h * (t22 * t324 + t31 * t325) + (t21 * t315 + t326),
                                        t39 * t315 + t316 * (half_h * t28),
                                        t40 * t315,
                                        t42 * t315,
                                        t41 * t315,
                                        t43 * t315,
                                        t45 * t315,
                                        t44 * t315,
                                        t35 * t315,
                                        t37 * t315,
                                        t36 * t315,
                                        t38 * t315,
                                        t20 * (t26 + t52) + (t327 + t311 * (t21 - w1_rate_half_h)),
                                        t54
                                            + (t328 + rt::lit::<T>(0.5) * (z1_rate * t312 + t47 * t313)),
                                    ],
                                    [
                                        z1_rate_h * t331,
                                        t334,
                                        z3_rate_h * t331,
                                        z4_rate_h * t331,
                                        z5_rate_h * t331,
                                        z6_rate_h * t331,
                                        z7_rate_h * t331,
                                        z8_rate_h * t331,
                                        z9_rate_h * t331,
                                        z10_rate_h * t331,
                                        z11_rate_h * t331,
                                        z12_rate_h * t331,
                                        t21 * t332 + t333 * (half_h * t22),
                                        t39 * t332
                                            + (t326 + h * (t64 * t325 + (t325 + t28 * t335))),
                                        t40 * t332,
                                        t42 * t332,
                                        t41 * t332,
                                        t43 * t332,
                                        t45 * t332,
                                        t44 * t332,
                                        t35 * t332,
                                        t37 * t332,
                                        t36 * t332,
                                        t38 * t332,
                                        t20 * (t58 + t68) + (t336 + t311 * (t39 - w2_rate_half_h)),
                                        t70
                                            + (t337 + rt::lit::<T>(0.5) * (z2_rate * t312 + t47 * t329)),
                                    ],
                                    [
                                        z1_rate_h * t340,
                                        z2_rate_h * t340,
                                        t343,
                                        z4_rate_h * t340,
                                        z5_rate_h * t340,
                                        z6_rate_h * t340,
                                        z7_rate_h * t340,
                                        z8_rate_h * t340,
                                        z9_rate_h * t340,
                                        z10_rate_h * t340,
                                        z11_rate_h * t340,
                                        z12_rate_h * t340,
                                        t21 * t341,
                                        t39 * t341,
                                        t40 * t341
                                            + (t326 + h * (t72 * t344 + (t325 + t80 * t325))),
                                        t42 * t341,
                                        t41 * t341,
                                        t43 * t341,
                                        t45 * t341,
                                        t44 * t341,
                                        t35 * t341,
                                        t37 * t341,
                                        t36 * t341,
                                        t38 * t341,
                                        t20 * (t75 + t84) + (t345 + t311 * (t40 - w3_rate_half_h)),
                                        t86
                                            + (t346 + rt::lit::<T>(0.5) * (z3_rate * t312 + t47 * t338)),
                                    ],
                                    [
                                        z1_rate_h * t349,
                                        z2_rate_h * t349,
                                        z3_rate_h * t349,
                                        t352,
                                        z5_rate_h * t349,
                                        z6_rate_h * t349,
                                        z7_rate_h * t349,
                                        z8_rate_h * t349,
                                        z9_rate_h * t349,
                                        z10_rate_h * t349,
                                        z11_rate_h * t349,
                                        z12_rate_h * t349,
                                        t21 * t350,
                                        t39 * t350,
                                        t40 * t350,
                                        t42 * t350
                                            + (t326 + h * (t88 * t353 + (t325 + t96 * t325))),
                                        t41 * t350,
                                        t43 * t350,
                                        t45 * t350,
                                        t44 * t350,
                                        t35 * t350,
                                        t37 * t350,
                                        t36 * t350,
                                        t38 * t350,
                                        t20 * (t91 + t100) + (t354 + t311 * (t42 - w4_rate_half_h)),
                                        t102
                                            + (t355 + rt::lit::<T>(0.5) * (z4_rate * t312 + t47 * t347)),
                                    ],
                                    [
                                        z1_rate_h * t358,
                                        z2_rate_h * t358,
                                        z3_rate_h * t358,
                                        z4_rate_h * t358,
                                        t361,
                                        z6_rate_h * t358,
                                        z7_rate_h * t358,
                                        z8_rate_h * t358,
                                        z9_rate_h * t358,
                                        z10_rate_h * t358,
                                        z11_rate_h * t358,
                                        z12_rate_h * t358,
                                        t21 * t359,
                                        t39 * t359,
                                        t40 * t359,
                                        t42 * t359,
                                        t41 * t359
                                            + (t326 + h * (t104 * t362 + (t325 + t112 * t325))),
                                        t43 * t359,
                                        t45 * t359,
                                        t44 * t359,
                                        t35 * t359,
                                        t37 * t359,
                                        t36 * t359,
                                        t38 * t359,
                                        t20 * (t107 + t116)
                                            + (t363 + t311 * (t41 - w5_rate_half_h)),
                                        t118
                                            + (t364 + rt::lit::<T>(0.5) * (z5_rate * t312 + t47 * t356)),
                                    ],
                                    [
                                        z1_rate_h * t367,
                                        z2_rate_h * t367,
                                        z3_rate_h * t367,
                                        z4_rate_h * t367,
                                        z5_rate_h * t367,
                                        t370,
                                        z7_rate_h * t367,
                                        z8_rate_h * t367,
                                        z9_rate_h * t367,
                                        z10_rate_h * t367,
                                        z11_rate_h * t367,
                                        z12_rate_h * t367,
                                        t21 * t368,
                                        t39 * t368,
                                        t40 * t368,
                                        t42 * t368,
                                        t41 * t368,
                                        t43 * t368
                                            + (t326 + h * (t120 * t371 + (t325 + t128 * t325))),
                                        t45 * t368,
                                        t44 * t368,
                                        t35 * t368,
                                        t37 * t368,
                                        t36 * t368,
                                        t38 * t368,
                                        t20 * (t123 + t132)
                                            + (t372 + t311 * (t43 - w6_rate_half_h)),
                                        t134
                                            + (t373 + rt::lit::<T>(0.5) * (z6_rate * t312 + t47 * t365)),
                                    ],
                                    [
                                        z1_rate_h * t376,
                                        z2_rate_h * t376,
                                        z3_rate_h * t376,
                                        z4_rate_h * t376,
                                        z5_rate_h * t376,
                                        z6_rate_h * t376,
                                        t379,
                                        z8_rate_h * t376,
                                        z9_rate_h * t376,
                                        z10_rate_h * t376,
                                        z11_rate_h * t376,
                                        z12_rate_h * t376,
                                        t21 * t377,
                                        t39 * t377,
                                        t40 * t377,
                                        t42 * t377,
                                        t41 * t377,
                                        t43 * t377,
                                        t45 * t377
                                            + (t326 + h * (t136 * t380 + (t325 + t144 * t325))),
                                        t44 * t377,
                                        t35 * t377,
                                        t37 * t377,
                                        t36 * t377,
                                        t38 * t377,
                                        t20 * (t139 + t148)
                                            + (t381 + t311 * (t45 - w7_rate_half_h)),
                                        t150
                                            + (t382 + rt::lit::<T>(0.5) * (z7_rate * t312 + t47 * t374)),
                                    ],
                                    [
                                        z1_rate_h * t385,
                                        z2_rate_h * t385,
                                        z3_rate_h * t385,
                                        z4_rate_h * t385,
                                        z5_rate_h * t385,
                                        z6_rate_h * t385,
                                        z7_rate_h * t385,
                                        t388,
                                        z9_rate_h * t385,
                                        z10_rate_h * t385,
                                        z11_rate_h * t385,
                                        z12_rate_h * t385,
                                        t21 * t386,
                                        t39 * t386,
                                        t40 * t386,
                                        t42 * t386,
                                        t41 * t386,
                                        t43 * t386,
                                        t45 * t386,
                                        t44 * t386
                                            + (t326 + h * (t152 * t389 + (t325 + t160 * t325))),
                                        t35 * t386,
                                        t37 * t386,
                                        t36 * t386,
                                        t38 * t386,
                                        t20 * (t155 + t164)
                                            + (t390 + t311 * (t44 - w8_rate_half_h)),
                                        t166
                                            + (t391 + rt::lit::<T>(0.5) * (z8_rate * t312 + t47 * t383)),
                                    ],
                                    [
                                        z1_rate_h * t394,
                                        z2_rate_h * t394,
                                        z3_rate_h * t394,
                                        z4_rate_h * t394,
                                        z5_rate_h * t394,
                                        z6_rate_h * t394,
                                        z7_rate_h * t394,
                                        z8_rate_h * t394,
                                        t397,
                                        z10_rate_h * t394,
                                        z11_rate_h * t394,
                                        z12_rate_h * t394,
                                        t21 * t395,
                                        t39 * t395,
                                        t40 * t395,
                                        t42 * t395,
                                        t41 * t395,
                                        t43 * t395,
                                        t45 * t395,
                                        t44 * t395,
                                        t35 * t395
                                            + (t326 + h * (t168 * t398 + (t325 + t176 * t325))),
                                        t37 * t395,
                                        t36 * t395,
                                        t38 * t395,
                                        t20 * (t171 + t180)
                                            + (t399 + t311 * (t35 - w9_rate_half_h)),
                                        t182
                                            + (t400 + rt::lit::<T>(0.5) * (z9_rate * t312 + t47 * t392)),
                                    ],
                                    [
                                        z1_rate_h * t403,
                                        z2_rate_h * t403,
                                        z3_rate_h * t403,
                                        z4_rate_h * t403,
                                        z5_rate_h * t403,
                                        z6_rate_h * t403,
                                        z7_rate_h * t403,
                                        z8_rate_h * t403,
                                        z9_rate_h * t403,
                                        t406,
                                        z11_rate_h * t403,
                                        z12_rate_h * t403,
                                        t21 * t404,
                                        t39 * t404,
                                        t40 * t404,
                                        t42 * t404,
                                        t41 * t404,
                                        t43 * t404,
                                        t45 * t404,
                                        t44 * t404,
                                        t35 * t404,
                                        t37 * t404
                                            + (t326 + h * (t184 * t407 + (t325 + t192 * t325))),
                                        t36 * t404,
                                        t38 * t404,
                                        t20 * (t187 + t196)
                                            + (t408 + t311 * (t37 - w10_rate_half_h)),
                                        t198
                                            + (t409
                                                + rt::lit::<T>(0.5) * (z10_rate * t312 + t47 * t401)),
                                    ],
                                    [
                                        z1_rate_h * t412,
                                        z2_rate_h * t412,
                                        z3_rate_h * t412,
                                        z4_rate_h * t412,
                                        z5_rate_h * t412,
                                        z6_rate_h * t412,
                                        z7_rate_h * t412,
                                        z8_rate_h * t412,
                                        z9_rate_h * t412,
                                        z10_rate_h * t412,
                                        t415,
                                        z12_rate_h * t412,
                                        t21 * t413,
                                        t39 * t413,
                                        t40 * t413,
                                        t42 * t413,
                                        t41 * t413,
                                        t43 * t413,
                                        t45 * t413,
                                        t44 * t413,
                                        t35 * t413,
                                        t37 * t413,
                                        t36 * t413
                                            + (t326 + h * (t200 * t416 + (t325 + t208 * t325))),
                                        t38 * t413,
                                        t20 * (t203 + t212)
                                            + (t417 + t311 * (t36 - w11_rate_half_h)),
                                        t214
                                            + (t418
                                                + rt::lit::<T>(0.5) * (z11_rate * t312 + t47 * t410)),
                                    ],
                                    [
                                        z1_rate_h * t421,
                                        z2_rate_h * t421,
                                        z3_rate_h * t421,
                                        z4_rate_h * t421,
                                        z5_rate_h * t421,
                                        z6_rate_h * t421,
                                        z7_rate_h * t421,
                                        z8_rate_h * t421,
                                        z9_rate_h * t421,
                                        z10_rate_h * t421,
                                        z11_rate_h * t421,
                                        t424,
                                        t21 * t422,
                                        t39 * t422,
                                        t40 * t422,
                                        t42 * t422,
                                        t41 * t422,
                                        t43 * t422,
                                        t45 * t422,
                                        t44 * t422,
                                        t35 * t422,
                                        t37 * t422,
                                        t36 * t422,
                                        t38 * t422
                                            + (t326 + h * (t216 * t425 + (t325 + t224 * t325))),
                                        t20 * (t219 + t228)
                                            + (t426 + t311 * (t38 - w12_rate_half_h)),
                                        t230
                                            + (t427
                                                + rt::lit::<T>(0.5) * (z12_rate * t312 + t47 * t419)),
                                    ],
                                    [
                                        half_h
                                            * (z1_rate * t428 + (constraint_momentum1 + t429 * t430)
                                                - t431) - t311,
                                        z2_rate_half_h * t428,
                                        z3_rate_half_h * t428,
                                        z4_rate_half_h * t428,
                                        z5_rate_half_h * t428,
                                        z6_rate_half_h * t428,
                                        z7_rate_half_h * t428,
                                        z8_rate_half_h * t428,
                                        z9_rate_half_h * t428,
                                        z10_rate_half_h * t428,
                                        z11_rate_half_h * t428,
                                        z12_rate_half_h * t428,
                                        t31 * (half_h * t20) + (t320 + t21 * t428),
                                        t429 * (h * t28) + t39 * t428,
                                        t40 * t428,
                                        t42 * t428,
                                        t41 * t428,
                                        t43 * t428,
                                        t45 * t428,
                                        t44 * t428,
                                        t35 * t428,
                                        t37 * t428,
                                        t36 * t428,
                                        t38 * t428,
                                        t21 - t328,
                                        t50 + (t327 + t47 * t324),
                                    ],
                                    [
                                        z1_rate_half_h * t432,
                                        half_h
                                            * (z2_rate * t432 + (constraint_momentum1 + t433 * t434)
                                                - t431) - t311,
                                        z3_rate_half_h * t432,
                                        z4_rate_half_h * t432,
                                        z5_rate_half_h * t432,
                                        z6_rate_half_h * t432,
                                        z7_rate_half_h * t432,
                                        z8_rate_half_h * t432,
                                        z9_rate_half_h * t432,
                                        z10_rate_half_h * t432,
                                        z11_rate_half_h * t432,
                                        z12_rate_half_h * t432,
                                        t433 * (h * t22) + t21 * t432,
                                        half_h * (t20 * t63 + (t20 + t318)) + (t320 + t39 * t432),
                                        t40 * t432,
                                        t42 * t432,
                                        t41 * t432,
                                        t43 * t432,
                                        t45 * t432,
                                        t44 * t432,
                                        t35 * t432,
                                        t37 * t432,
                                        t36 * t432,
                                        t38 * t432,
                                        t39 - t337,
                                        t67 + (t336 + t47 * t335),
                                    ],
                                    [
                                        z1_rate_half_h * t435,
                                        z2_rate_half_h * t435,
                                        half_h
                                            * (z3_rate * t435 + (constraint_momentum1 + t342 * t436)
                                                - t431) - t311,
                                        z4_rate_half_h * t435,
                                        z5_rate_half_h * t435,
                                        z6_rate_half_h * t435,
                                        z7_rate_half_h * t435,
                                        z8_rate_half_h * t435,
                                        z9_rate_half_h * t435,
                                        z10_rate_half_h * t435,
                                        z11_rate_half_h * t435,
                                        z12_rate_half_h * t435,
                                        t21 * t435,
                                        t39 * t435,
                                        half_h * (t20 + t20 * t80) + (t320 + t40 * t435),
                                        t42 * t435,
                                        t41 * t435,
                                        t43 * t435,
                                        t45 * t435,
                                        t44 * t435,
                                        t35 * t435,
                                        t37 * t435,
                                        t36 * t435,
                                        t38 * t435,
                                        t40 - t346,
                                        t83 + (t345 + t47 * t344),
                                    ],
                                    [
                                        z1_rate_half_h * t437,
                                        z2_rate_half_h * t437,
                                        z3_rate_half_h * t437,
                                        half_h
                                            * (z4_rate * t437 + (constraint_momentum1 + t351 * t436)
                                                - t431) - t311,
                                        z5_rate_half_h * t437,
                                        z6_rate_half_h * t437,
                                        z7_rate_half_h * t437,
                                        z8_rate_half_h * t437,
                                        z9_rate_half_h * t437,
                                        z10_rate_half_h * t437,
                                        z11_rate_half_h * t437,
                                        z12_rate_half_h * t437,
                                        t21 * t437,
                                        t39 * t437,
                                        t40 * t437,
                                        half_h * (t20 + t20 * t96) + (t320 + t42 * t437),
                                        t41 * t437,
                                        t43 * t437,
                                        t45 * t437,
                                        t44 * t437,
                                        t35 * t437,
                                        t37 * t437,
                                        t36 * t437,
                                        t38 * t437,
                                        t42 - t355,
                                        t99 + (t354 + t47 * t353),
                                    ],
                                    [
                                        z1_rate_half_h * t438,
                                        z2_rate_half_h * t438,
                                        z3_rate_half_h * t438,
                                        z4_rate_half_h * t438,
                                        half_h
                                            * (z5_rate * t438 + (constraint_momentum1 + t360 * t436)
                                                - t431) - t311,
                                        z6_rate_half_h * t438,
                                        z7_rate_half_h * t438,
                                        z8_rate_half_h * t438,
                                        z9_rate_half_h * t438,
                                        z10_rate_half_h * t438,
                                        z11_rate_half_h * t438,
                                        z12_rate_half_h * t438,
                                        t21 * t438,
                                        t39 * t438,
                                        t40 * t438,
                                        t42 * t438,
                                        half_h * (t20 + t20 * t112) + (t320 + t41 * t438),
                                        t43 * t438,
                                        t45 * t438,
                                        t44 * t438,
                                        t35 * t438,
                                        t37 * t438,
                                        t36 * t438,
                                        t38 * t438,
                                        t41 - t364,
                                        t115 + (t363 + t47 * t362),
                                    ],
                                    [
                                        z1_rate_half_h * t439,
                                        z2_rate_half_h * t439,
                                        z3_rate_half_h * t439,
                                        z4_rate_half_h * t439,
                                        z5_rate_half_h * t439,
                                        half_h
                                            * (z6_rate * t439 + (constraint_momentum1 + t369 * t436)
                                                - t431) - t311,
                                        z7_rate_half_h * t439,
                                        z8_rate_half_h * t439,
                                        z9_rate_half_h * t439,
                                        z10_rate_half_h * t439,
                                        z11_rate_half_h * t439,
                                        z12_rate_half_h * t439,
                                        t21 * t439,
                                        t39 * t439,
                                        t40 * t439,
                                        t42 * t439,
                                        t41 * t439,
                                        half_h * (t20 + t20 * t128) + (t320 + t43 * t439),
                                        t45 * t439,
                                        t44 * t439,
                                        t35 * t439,
                                        t37 * t439,
                                        t36 * t439,
                                        t38 * t439,
                                        t43 - t373,
                                        t131 + (t372 + t47 * t371),
                                    ],
                                    [
                                        z1_rate_half_h * t440,
                                        z2_rate_half_h * t440,
                                        z3_rate_half_h * t440,
                                        z4_rate_half_h * t440,
                                        z5_rate_half_h * t440,
                                        z6_rate_half_h * t440,
                                        half_h
                                            * (z7_rate * t440 + (constraint_momentum1 + t378 * t436)
                                                - t431) - t311,
                                        z8_rate_half_h * t440,
                                        z9_rate_half_h * t440,
                                        z10_rate_half_h * t440,
                                        z11_rate_half_h * t440,
                                        z12_rate_half_h * t440,
                                        t21 * t440,
                                        t39 * t440,
                                        t40 * t440,
                                        t42 * t440,
                                        t41 * t440,
                                        t43 * t440,
                                        half_h * (t20 + t20 * t144) + (t320 + t45 * t440),
                                        t44 * t440,
                                        t35 * t440,
                                        t37 * t440,
                                        t36 * t440,
                                        t38 * t440,
                                        t45 - t382,
                                        t147 + (t381 + t47 * t380),
                                    ],
                                    [
                                        z1_rate_half_h * t441,
                                        z2_rate_half_h * t441,
                                        z3_rate_half_h * t441,
                                        z4_rate_half_h * t441,
                                        z5_rate_half_h * t441,
                                        z6_rate_half_h * t441,
                                        z7_rate_half_h * t441,
                                        half_h
                                            * (z8_rate * t441 + (constraint_momentum1 + t387 * t436)
                                                - t431) - t311,
                                        z9_rate_half_h * t441,
                                        z10_rate_half_h * t441,
                                        z11_rate_half_h * t441,
                                        z12_rate_half_h * t441,
                                        t21 * t441,
                                        t39 * t441,
                                        t40 * t441,
                                        t42 * t441,
                                        t41 * t441,
                                        t43 * t441,
                                        t45 * t441,
                                        half_h * (t20 + t20 * t160) + (t320 + t44 * t441),
                                        t35 * t441,
                                        t37 * t441,
                                        t36 * t441,
                                        t38 * t441,
                                        t44 - t391,
                                        t163 + (t390 + t47 * t389),
                                    ],
                                    [
                                        z1_rate_half_h * t442,
                                        z2_rate_half_h * t442,
                                        z3_rate_half_h * t442,
                                        z4_rate_half_h * t442,
                                        z5_rate_half_h * t442,
                                        z6_rate_half_h * t442,
                                        z7_rate_half_h * t442,
                                        z8_rate_half_h * t442,
                                        half_h
                                            * (z9_rate * t442 + (constraint_momentum1 + t396 * t436)
                                                - t431) - t311,
                                        z10_rate_half_h * t442,
                                        z11_rate_half_h * t442,
                                        z12_rate_half_h * t442,
                                        t21 * t442,
                                        t39 * t442,
                                        t40 * t442,
                                        t42 * t442,
                                        t41 * t442,
                                        t43 * t442,
                                        t45 * t442,
                                        t44 * t442,
                                        half_h * (t20 + t20 * t176) + (t320 + t35 * t442),
                                        t37 * t442,
                                        t36 * t442,
                                        t38 * t442,
                                        t35 - t400,
                                        t179 + (t399 + t47 * t398),
                                    ],
                                    [
                                        z1_rate_half_h * t443,
                                        z2_rate_half_h * t443,
                                        z3_rate_half_h * t443,
                                        z4_rate_half_h * t443,
                                        z5_rate_half_h * t443,
                                        z6_rate_half_h * t443,
                                        z7_rate_half_h * t443,
                                        z8_rate_half_h * t443,
                                        z9_rate_half_h * t443,
                                        half_h
                                            * (z10_rate * t443 + (constraint_momentum1 + t405 * t436)
                                                - t431) - t311,
                                        z11_rate_half_h * t443,
                                        z12_rate_half_h * t443,
                                        t21 * t443,
                                        t39 * t443,
                                        t40 * t443,
                                        t42 * t443,
                                        t41 * t443,
                                        t43 * t443,
                                        t45 * t443,
                                        t44 * t443,
                                        t35 * t443,
                                        half_h * (t20 + t20 * t192) + (t320 + t37 * t443),
                                        t36 * t443,
                                        t38 * t443,
                                        t37 - t409,
                                        t195 + (t408 + t47 * t407),
                                    ],
                                    [
                                        z1_rate_half_h * t444,
                                        z2_rate_half_h * t444,
                                        z3_rate_half_h * t444,
                                        z4_rate_half_h * t444,
                                        z5_rate_half_h * t444,
                                        z6_rate_half_h * t444,
                                        z7_rate_half_h * t444,
                                        z8_rate_half_h * t444,
                                        z9_rate_half_h * t444,
                                        z10_rate_half_h * t444,
                                        half_h
                                            * (z11_rate * t444 + (constraint_momentum1 + t414 * t436)
                                                - t431) - t311,
                                        z12_rate_half_h * t444,
                                        t21 * t444,
                                        t39 * t444,
                                        t40 * t444,
                                        t42 * t444,
                                        t41 * t444,
                                        t43 * t444,
                                        t45 * t444,
                                        t44 * t444,
                                        t35 * t444,
                                        t37 * t444,
                                        half_h * (t20 + t20 * t208) + (t320 + t36 * t444),
                                        t38 * t444,
                                        t36 - t418,
                                        t211 + (t417 + t47 * t416),
                                    ],
                                    [
                                        z1_rate_half_h * t445,
                                        z2_rate_half_h * t445,
                                        z3_rate_half_h * t445,
                                        z4_rate_half_h * t445,
                                        z5_rate_half_h * t445,
                                        z6_rate_half_h * t445,
                                        z7_rate_half_h * t445,
                                        z8_rate_half_h * t445,
                                        z9_rate_half_h * t445,
                                        z10_rate_half_h * t445,
                                        z11_rate_half_h * t445,
                                        half_h
                                            * (z12_rate * t445 + (constraint_momentum1 + t423 * t436)
                                                - t431) - t311,
                                        t21 * t445,
                                        t39 * t445,
                                        t40 * t445,
                                        t42 * t445,
                                        t41 * t445,
                                        t43 * t445,
                                        t45 * t445,
                                        t44 * t445,
                                        t35 * t445,
                                        t37 * t445,
                                        t36 * t445,
                                        half_h * (t20 + t20 * t224) + (t320 + t38 * t445),
                                        t38 - t427,
                                        t227 + (t426 + t47 * t425),
                                    ],
                                    [
                                        half_h * t464 - t465 * t446,
                                        half_h * t467 - t465 * t450,
                                        half_h * t468 - t465 * t451,
                                        half_h * t469 - t465 * t459,
                                        half_h * t470 - t465 * t458,
                                        half_h * t471 - t465 * t449,
                                        half_h * t472 - t465 * t456,
                                        half_h * t473 - t465 * t455,
                                        half_h * t474 - t465 * t457,
                                        half_h * t475 - t465 * t453,
                                        half_h * t476 - t465 * t452,
                                        half_h * t477 - t465 * t454,
                                        t478,
                                        t479,
                                        t40 * t462
                                            + t451
                                                * (half_kappa_gradient
                                                    + h * (rt::lit::<T>(0.25) * t80 + rt::lit::<T>(0.25))),
                                        t42 * t462
                                            + t459
                                                * (half_kappa_gradient
                                                    + h * (rt::lit::<T>(0.25) * t96 + rt::lit::<T>(0.25))),
                                        t41 * t462
                                            + t458
                                                * (half_kappa_gradient
                                                    + h * (rt::lit::<T>(0.25) * t112 + rt::lit::<T>(0.25))),
                                        t43 * t462
                                            + t449
                                                * (half_kappa_gradient
                                                    + h * (rt::lit::<T>(0.25) * t128 + rt::lit::<T>(0.25))),
                                        t45 * t462
                                            + t456
                                                * (half_kappa_gradient
                                                    + h * (rt::lit::<T>(0.25) * t144 + rt::lit::<T>(0.25))),
                                        t44 * t462
                                            + t455
                                                * (half_kappa_gradient
                                                    + h * (rt::lit::<T>(0.25) * t160 + rt::lit::<T>(0.25))),
                                        t35 * t462
                                            + t457
                                                * (half_kappa_gradient
                                                    + h * (rt::lit::<T>(0.25) * t176 + rt::lit::<T>(0.25))),
                                        t37 * t462
                                            + t453
                                                * (half_kappa_gradient
                                                    + h * (rt::lit::<T>(0.25) * t192 + rt::lit::<T>(0.25))),
                                        t36 * t462
                                            + t452
                                                * (half_kappa_gradient
                                                    + h * (rt::lit::<T>(0.25) * t208 + rt::lit::<T>(0.25))),
                                        t38 * t462
                                            + t454
                                                * (half_kappa_gradient
                                                    + h * (rt::lit::<T>(0.25) * t224 + rt::lit::<T>(0.25))),
                                        rt::lit::<T>(1.0) - t481,
                                        t47 * t461 + t483,
                                    ],
                                    [
                                        t577,
                                        t585,
                                        t590,
                                        t595,
                                        t600,
                                        t605,
                                        t610,
                                        t615,
                                        t620,
                                        t625,
                                        t630,
                                        t635,
                                        t638 - t21 * t573,
                                        t641 - t39 * t573,
                                        t645 - t40 * t573,
                                        t649 - t42 * t573,
                                        t653 - t41 * t573,
                                        t657 - t43 * t573,
                                        t661 - t45 * t573,
                                        t665 - t44 * t573,
                                        t669 - t35 * t573,
                                        t673 - t37 * t573,
                                        t677 - t36 * t573,
                                        t681 - t38 * t573,
                                        w1_rate * t500 - rt::lit::<T>(2.0) * (t682 + (t683 + t684))
                                            + t685 + t686,
                                        t689 + t690 - t47 * t572,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, w7_rate, w8_rate, w9_rate, w10_rate, w11_rate, w12_rate, z1_rate, z2_rate, z3_rate, z4_rate, z5_rate, z6_rate, z7_rate, z8_rate, z9_rate, z10_rate, z11_rate, z12_rate, constraint_momentum1, kappa_gradient",
                                tally,
                            )
                    })?;
                let [w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, w7_rate,
                w8_rate, w9_rate, w10_rate, w11_rate, w12_rate, z1_rate, z2_rate,
                z3_rate, z4_rate, z5_rate, z6_rate, z7_rate, z8_rate, z9_rate, z10_rate,
                z11_rate, z12_rate, constraint_momentum1, kappa_gradient] = solution1.x;
                let w9_rate_half_h = half_h * w9_rate;
                let t35 = w9 + w9_rate_half_h;
                let w11_rate_half_h = half_h * w11_rate;
                let t36 = w11 + w11_rate_half_h;
                let w10_rate_half_h = half_h * w10_rate;
                let t37 = w10 + w10_rate_half_h;
                let w12_rate_half_h = half_h * w12_rate;
                let t38 = w12 + w12_rate_half_h;
                let w2_rate_half_h = half_h * w2_rate;
                let t39 = w2 + w2_rate_half_h;
                let w1_rate_half_h = half_h * w1_rate;
                let t21 = w1 + w1_rate_half_h;
                let w3_rate_half_h = half_h * w3_rate;
                let t40 = w3 + w3_rate_half_h;
                let w5_rate_half_h = half_h * w5_rate;
                let t41 = w5 + w5_rate_half_h;
                let w4_rate_half_h = half_h * w4_rate;
                let t42 = w4 + w4_rate_half_h;
                let w6_rate_half_h = half_h * w6_rate;
                let t43 = w6 + w6_rate_half_h;
                let w8_rate_half_h = half_h * w8_rate;
                let t44 = w8 + w8_rate_half_h;
                let w7_rate_half_h = half_h * w7_rate;
                let t45 = w7 + w7_rate_half_h;
                let t46 = z2_rate * t39 + z1_rate * t21 + (z3_rate * t40 + z5_rate * t41)
                    + (z4_rate * t42 + z6_rate * t43 + (z8_rate * t44 + z7_rate * t45));
                let t47 = z9_rate * t35 + z11_rate * t36
                    + (z10_rate * t37 + z12_rate * t38) + t46;
                let x_new = x - h * t47;
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
                let w7_rate_h = h * w7_rate;
                let w7_new = w7 + w7_rate_h;
                let w8_rate_h = h * w8_rate;
                let w8_new = w8 + w8_rate_h;
                let w9_rate_h = h * w9_rate;
                let w9_new = w9 + w9_rate_h;
                let w10_rate_h = h * w10_rate;
                let w10_new = w10 + w10_rate_h;
                let w11_rate_h = h * w11_rate;
                let w11_new = w11 + w11_rate_h;
                let w12_rate_h = h * w12_rate;
                let w12_new = w12 + w12_rate_h;
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
                let z7_rate_h = h * z7_rate;
                let z7_new = z7 + z7_rate_h;
                let z8_rate_h = h * z8_rate;
                let z8_new = z8 + z8_rate_h;
                let z9_rate_h = h * z9_rate;
                let z9_new = z9 + z9_rate_h;
                let z10_rate_h = h * z10_rate;
                let z10_new = z10 + z10_rate_h;
                let z11_rate_h = h * z11_rate;
                let z11_new = z11 + z11_rate_h;
                let z12_rate_h = h * z12_rate;
                let z12_new = z12 + z12_rate_h;
                let t875 = rho7 * rho7 + rho8 * rho8 + (rho9 * rho9 + rho11 * rho11)
                    + (rho4 * rho4 + rho5 * rho5 + (rho10 * rho10 + rho12 * rho12));
                let t876 = rho1 * rho1 + rho3 * rho3 + (rho2 * rho2 + rho6 * rho6)
                    + t875;
                let t877 = w7 * t2;
                let t878 = rho19 - t14;
                let t879 = w4_rho16 + w5_rho17;
                let t880 = w1_rho13 + w2_rho14;
                let t881 = w6_rho18 + t880;
                let t882 = t879 + t881;
                let t883 = w10_rho22 + w11_rho23;
                let t884 = w3_rho15 + t883;
                let t885 = rho19 * (rt::lit::<T>(1.0) - w7 * t877)
                    + (t878
                        - t877 * (t882 + (t884 + (w9_rho21 + (w8_rho20 + w12_rho24)))));
                let t886 = w11 * t2;
                let t887 = rho23 - t18;
                let t888 = w7_rho19 + w8_rho20;
                let t889 = w3_rho15 + t888;
                let t890 = rho23 * (rt::lit::<T>(1.0) - w11 * t886)
                    + (t887 - t886 * (t882 + (t889 + (w9_rho21 + t6))));
                let t891 = w12 * t2;
                let t892 = rho24 - t19;
                let t893 = rho24 * (rt::lit::<T>(1.0) - w12 * t891)
                    + (t892 - t891 * (t882 + (w9_rho21 + t883 + t889)));
                let t894 = w10 * t2;
                let t895 = rho22 - t17;
                let t896 = rho22 * (rt::lit::<T>(1.0) - w10 * t894)
                    + (t895
                        - t894 * (t882 + (t889 + (w12_rho24 + (w9_rho21 + w11_rho23)))));
                let t897 = w2 * t2;
                let t898 = rho14 - t9;
                let t899 = w12_rho24 + t888;
                let t900 = t883 + t899;
                let t901 = w9_rho21 + t879;
                let t902 = rho14 * (rt::lit::<T>(1.0) - w2 * t897)
                    + (t898 - t897 * (t900 + (t901 + (w6_rho18 + t3))));
                let t903 = w3 * t2;
                let t904 = rho15 - t10;
                let t905 = rho15
                    * (rho15 * (rt::lit::<T>(1.0) - w3 * t903)
                        + (t904 - t903 * (t881 + t901 + t900)));
                let t906 = w1 * t2;
                let t907 = rho13 - t8;
                let t908 = rho13 * (rt::lit::<T>(1.0) - w1 * t906)
                    + (t907
                        - t906 * (t900 + (t901 + (w3_rho15 + (w2_rho14 + w6_rho18)))));
                let t909 = w5 * t2;
                let t910 = rho17 - t12;
                let t911 = w9_rho21 + t880;
                let t912 = rho17 * (rt::lit::<T>(1.0) - w5 * t909)
                    + (t910 - t909 * (t900 + (t911 + (w3_rho15 + t4))));
                let t913 = w6 * t2;
                let t914 = rho18 - t13;
                let t915 = rho18 * (rt::lit::<T>(1.0) - w6 * t913)
                    + (t914 - t913 * (t900 + (w3_rho15 + t879 + t911)));
                let t916 = w4 * t2;
                let t917 = rho16 - t11;
                let t918 = rho16 * (rt::lit::<T>(1.0) - w4 * t916)
                    + (t917
                        - t916 * (t900 + (t911 + (w6_rho18 + (w3_rho15 + w5_rho17)))));
                let t919 = w8 * t2;
                let t920 = rho20 - t15;
                let t921 = rho20 * (rt::lit::<T>(1.0) - w8 * t919)
                    + (t920 - t919 * (t882 + (t884 + (w12_rho24 + t5))));
                let t922 = w9 * t2;
                let t923 = rho21 - t16;
                let t924 = rho21
                    * (rho21 * (rt::lit::<T>(1.0) - w9 * t922)
                        + (t923 - t922 * (t899 + t884 + t882)));
                let t925 = rho14 * t902 + t905 + (rho13 * t908 + rho17 * t912)
                    + (rho18 * t915 + rho16 * t918 + (rho20 * t921 + t924));
                let t926 = rt::lit::<T>(0.5)
                    * (rho19 * t885 + rho23 * t890 + (rho24 * t893 + rho22 * t896)
                        + t925);
                let t927 = t876 + t926;
                let z2_squared = z2 * z2;
                let z10_squared = z10 * z10;
                let z11_squared = z11 * z11;
                let z3_squared = z3 * z3;
                let z5_squared = z5 * z5;
                let t928 = w2_squared * (z2_squared + rt::lit::<T>(1.0))
                    + (z10_squared + z11_squared)
                    + (w3_squared * (z3_squared + rt::lit::<T>(1.0))
                        + w5_squared * (z5_squared + rt::lit::<T>(1.0)));
                let z7_squared = z7 * z7;
                let z8_squared = z8 * z8;
                let z4_squared = z4 * z4;
                let z6_squared = z6 * z6;
                let t929 = w7_squared * (z7_squared + rt::lit::<T>(1.0))
                    + w8_squared * (z8_squared + rt::lit::<T>(1.0))
                    + (w4_squared * (z4_squared + rt::lit::<T>(1.0))
                        + w6_squared * (z6_squared + rt::lit::<T>(1.0)));
                let z12_squared = z12 * z12;
                let z9_squared = z9 * z9;
                let t930 = w10_squared * (z10_squared + rt::lit::<T>(1.0))
                    + w12_squared * (z12_squared + rt::lit::<T>(1.0))
                    + (w9_squared * (z9_squared + rt::lit::<T>(1.0))
                        + w11_squared * (z11_squared + rt::lit::<T>(1.0)));
                let t931 = x * x + w1_squared + z12_squared
                    + (z2_squared + z3_squared + (z4_squared + z5_squared))
                    + (z1 * z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)))
                        + (z7_squared + z9_squared + (z6_squared + z8_squared)));
                let t932 = t928 + t929 + (t930 + t931);
                let t933 = rho15 * t904 + rho13 * t907
                    + (rho14 * t898 + (rho20 * t920 + (t932 + t876)));
                let t934 = rho21 * t923 + rho19 * t878 + (rho23 * t887 + rho24 * t892)
                    + (rho22 * t895 + rho17 * t910 + (rho18 * t914 + rho16 * t917));
                let t935 = rt::visible_change(
                    t927
                        * (rt::lit::<T>(0.5)
                            * (rt::lit::<T>(0.5) * (t933 + t934) - reference)),
                    rt::lit::<T>(0.0625)
                        * (reference * reference + t932 * (rt::lit::<T>(0.25) * t932))
                        + t927 * t927,
                    rt::lit::<T>(1.0),
                );
                let t936 = rt::lit::<T>(1.0) - t935;
                let z1_rate_half_h = half_h * z1_rate;
                let t22 = z1 + z1_rate_half_h;
                let z2_rate_half_h = half_h * z2_rate;
                let t28 = z2 + z2_rate_half_h;
                let t29 = t28 * t28;
                let t30 = t21 * t21;
                let t31 = t29 + (t30 + rt::lit::<T>(1.0));
                let t32 = t22 * t31;
                let t33 = z1_rate * kappa_gradient;
                let t34 = w1_rate * constraint_momentum1;
                let t20 = half_h + kappa_gradient;
                let t48 = x - t20 * t47;
                let t49 = t21 * t48;
                let t50 = t32 + (t33 - t34) - t49;
                let t51 = half_h * t50;
                let t26 = constraint_momentum1 * t21;
                let t23 = t22 * t22;
                let t24 = w1_rate * kappa_gradient + t21;
                let t25 = t21 * t23 + t24;
                let rho1_new = t936
                    * (rho1
                        - h
                            * (constraint_momentum1 * (t51 + (t26 + (rho13 + z1_rate)))
                                + t25));
                let t63 = t39 * t39;
                let t233 = t63 + rt::lit::<T>(1.0);
                let t708 = t28 * (t23 + t233);
                let t60 = z2_rate * kappa_gradient;
                let t61 = w2_rate * constraint_momentum1;
                let t62 = t60 - t61;
                let t66 = t39 * t48;
                let t937 = t708 + t62 - t66;
                let t58 = constraint_momentum1 * t39;
                let t55 = w2_rate * kappa_gradient;
                let t56 = t29 + rt::lit::<T>(1.0);
                let t57 = t55 + t39 * t56;
                let rho2_new = t936
                    * (rho2
                        - h
                            * (constraint_momentum1
                                * (half_h * t937 + (t58 + (rho14 + z2_rate))) + t57));
                let z3_rate_half_h = half_h * z3_rate;
                let t72 = z3 + z3_rate_half_h;
                let t342 = t40 * t72;
                let t77 = z3_rate * kappa_gradient;
                let t78 = w3_rate * constraint_momentum1;
                let t79 = t72 + (t77 - t78);
                let t938 = t40 * (t342 - t48) + t79;
                let t75 = constraint_momentum1 * t40;
                let t71 = w3_rate * kappa_gradient;
                let t73 = t72 * t72 + rt::lit::<T>(1.0);
                let t74 = t71 + t40 * t73;
                let rho3_new = t936
                    * (rho3
                        - h
                            * (constraint_momentum1
                                * (half_h * t938 + (t75 + (rho15 + z3_rate))) + t74));
                let z4_rate_half_h = half_h * z4_rate;
                let t88 = z4 + z4_rate_half_h;
                let t351 = t42 * t88;
                let t93 = z4_rate * kappa_gradient;
                let t94 = w4_rate * constraint_momentum1;
                let t95 = t88 + (t93 - t94);
                let t939 = t42 * (t351 - t48) + t95;
                let t91 = constraint_momentum1 * t42;
                let t87 = w4_rate * kappa_gradient;
                let t89 = t88 * t88 + rt::lit::<T>(1.0);
                let t90 = t87 + t42 * t89;
                let rho4_new = t936
                    * (rho4
                        - h
                            * (constraint_momentum1
                                * (half_h * t939 + (t91 + (rho16 + z4_rate))) + t90));
                let z5_rate_half_h = half_h * z5_rate;
                let t104 = z5 + z5_rate_half_h;
                let t360 = t41 * t104;
                let t109 = z5_rate * kappa_gradient;
                let t110 = w5_rate * constraint_momentum1;
                let t111 = t104 + (t109 - t110);
                let t940 = t41 * (t360 - t48) + t111;
                let t107 = constraint_momentum1 * t41;
                let t103 = w5_rate * kappa_gradient;
                let t105 = t104 * t104 + rt::lit::<T>(1.0);
                let t106 = t103 + t41 * t105;
                let rho5_new = t936
                    * (rho5
                        - h
                            * (constraint_momentum1
                                * (half_h * t940 + (t107 + (rho17 + z5_rate))) + t106));
                let z6_rate_half_h = half_h * z6_rate;
                let t120 = z6 + z6_rate_half_h;
                let t369 = t43 * t120;
                let t125 = z6_rate * kappa_gradient;
                let t126 = w6_rate * constraint_momentum1;
                let t127 = t120 + (t125 - t126);
                let t941 = t43 * (t369 - t48) + t127;
                let t123 = constraint_momentum1 * t43;
                let t119 = w6_rate * kappa_gradient;
                let t121 = t120 * t120 + rt::lit::<T>(1.0);
                let t122 = t119 + t43 * t121;
                let rho6_new = t936
                    * (rho6
                        - h
                            * (constraint_momentum1
                                * (half_h * t941 + (t123 + (rho18 + z6_rate))) + t122));
                let z7_rate_half_h = half_h * z7_rate;
                let t136 = z7 + z7_rate_half_h;
                let t378 = t45 * t136;
                let t141 = z7_rate * kappa_gradient;
                let t142 = w7_rate * constraint_momentum1;
                let t143 = t136 + (t141 - t142);
                let t942 = t45 * (t378 - t48) + t143;
                let t139 = constraint_momentum1 * t45;
                let t135 = w7_rate * kappa_gradient;
                let t137 = t136 * t136 + rt::lit::<T>(1.0);
                let t138 = t135 + t45 * t137;
                let rho7_new = t936
                    * (rho7
                        - h
                            * (constraint_momentum1
                                * (half_h * t942 + (t139 + (rho19 + z7_rate))) + t138));
                let z8_rate_half_h = half_h * z8_rate;
                let t152 = z8 + z8_rate_half_h;
                let t387 = t44 * t152;
                let t157 = z8_rate * kappa_gradient;
                let t158 = w8_rate * constraint_momentum1;
                let t159 = t152 + (t157 - t158);
                let t943 = t44 * (t387 - t48) + t159;
                let t155 = constraint_momentum1 * t44;
                let t151 = w8_rate * kappa_gradient;
                let t153 = t152 * t152 + rt::lit::<T>(1.0);
                let t154 = t151 + t44 * t153;
                let rho8_new = t936
                    * (rho8
                        - h
                            * (constraint_momentum1
                                * (half_h * t943 + (t155 + (rho20 + z8_rate))) + t154));
                let z9_rate_half_h = half_h * z9_rate;
                let t168 = z9 + z9_rate_half_h;
                let t396 = t35 * t168;
                let t173 = z9_rate * kappa_gradient;
                let t174 = w9_rate * constraint_momentum1;
                let t175 = t168 + (t173 - t174);
                let t944 = t35 * (t396 - t48) + t175;
                let t171 = constraint_momentum1 * t35;
                let t167 = w9_rate * kappa_gradient;
                let t169 = t168 * t168 + rt::lit::<T>(1.0);
                let t170 = t167 + t35 * t169;
                let rho9_new = t936
                    * (rho9
                        - h
                            * (constraint_momentum1
                                * (half_h * t944 + (t171 + (rho21 + z9_rate))) + t170));
                let z10_rate_half_h = half_h * z10_rate;
                let t184 = z10 + z10_rate_half_h;
                let t405 = t37 * t184;
                let t189 = z10_rate * kappa_gradient;
                let t190 = w10_rate * constraint_momentum1;
                let t191 = t184 + (t189 - t190);
                let t945 = t37 * (t405 - t48) + t191;
                let t187 = constraint_momentum1 * t37;
                let t183 = w10_rate * kappa_gradient;
                let t185 = t184 * t184 + rt::lit::<T>(1.0);
                let t186 = t183 + t37 * t185;
                let rho10_new = t936
                    * (rho10
                        - h
                            * (constraint_momentum1
                                * (half_h * t945 + (t187 + (rho22 + z10_rate))) + t186));
                let z11_rate_half_h = half_h * z11_rate;
                let t200 = z11 + z11_rate_half_h;
                let t414 = t36 * t200;
                let t205 = z11_rate * kappa_gradient;
                let t206 = w11_rate * constraint_momentum1;
                let t207 = t200 + (t205 - t206);
                let t946 = t36 * (t414 - t48) + t207;
                let t203 = constraint_momentum1 * t36;
                let t199 = w11_rate * kappa_gradient;
                let t201 = t200 * t200 + rt::lit::<T>(1.0);
                let t202 = t199 + t36 * t201;
                let rho11_new = t936
                    * (rho11
                        - h
                            * (constraint_momentum1
                                * (half_h * t946 + (t203 + (rho23 + z11_rate))) + t202));
                let z12_rate_half_h = half_h * z12_rate;
                let t216 = z12 + z12_rate_half_h;
                let t423 = t38 * t216;
                let t221 = z12_rate * kappa_gradient;
                let t222 = w12_rate * constraint_momentum1;
                let t223 = t216 + (t221 - t222);
                let t947 = t38 * (t423 - t48) + t223;
                let t219 = constraint_momentum1 * t38;
                let t215 = w12_rate * kappa_gradient;
                let t217 = t216 * t216 + rt::lit::<T>(1.0);
                let t218 = t215 + t38 * t217;
                let rho12_new = t936
                    * (rho12
                        - h
                            * (constraint_momentum1
                                * (half_h * t947 + (t219 + (rho24 + z12_rate))) + t218));
                let t276 = h * t50;
                let rho13_new = t936 * (rho13 + t276);
                let rho14_new = t936 * (rho14 + h * t937);
                let rho15_new = t936 * (rho15 + h * t938);
                let rho16_new = t936 * (rho16 + h * t939);
                let rho17_new = t936 * (rho17 + h * t940);
                let rho18_new = t936 * (rho18 + h * t941);
                let rho19_new = t936 * (rho19 + h * t942);
                let rho20_new = t936 * (rho20 + h * t943);
                let rho21_new = t936 * (rho21 + h * t944);
                let rho22_new = t936 * (rho22 + h * t945);
                let rho23_new = t936 * (rho23 + h * t946);
                let rho24_new = t936 * (rho24 + h * t947);
                let carried = [
                    x_new,
                    w1_new,
                    w2_new,
                    w3_new,
                    w4_new,
                    w5_new,
                    w6_new,
                    w7_new,
                    w8_new,
                    w9_new,
                    w10_new,
                    w11_new,
                    w12_new,
                    z1_new,
                    z2_new,
                    z3_new,
                    z4_new,
                    z5_new,
                    z6_new,
                    z7_new,
                    z8_new,
                    z9_new,
                    z10_new,
                    z11_new,
                    z12_new,
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
                    rho13_new,
                    rho14_new,
                    rho15_new,
                    rho16_new,
                    rho17_new,
                    rho18_new,
                    rho19_new,
                    rho20_new,
                    rho21_new,
                    rho22_new,
                    rho23_new,
                    rho24_new,
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
                    carried[25],
                    carried[26],
                    carried[27],
                    carried[28],
                    carried[29],
                    carried[30],
                    carried[31],
                    carried[32],
                    carried[33],
                    carried[34],
                    carried[35],
                    carried[36],
                    carried[37],
                    carried[38],
                    carried[39],
                    carried[40],
                    carried[41],
                    carried[42],
                    carried[43],
                    carried[44],
                    carried[45],
                    carried[46],
                    carried[47],
                    carried[48],
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
                        motion.carried[25],
                        motion.carried[26],
                        motion.carried[27],
                        motion.carried[28],
                        motion.carried[29],
                        motion.carried[30],
                        motion.carried[31],
                        motion.carried[32],
                        motion.carried[33],
                        motion.carried[34],
                        motion.carried[35],
                        motion.carried[36],
                        motion.carried[37],
                        motion.carried[38],
                        motion.carried[39],
                        motion.carried[40],
                        motion.carried[41],
                        motion.carried[42],
                        motion.carried[43],
                        motion.carried[44],
                        motion.carried[45],
                        motion.carried[46],
                        motion.carried[47],
                        motion.carried[48],
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
                        carried[25],
                        carried[26],
                        carried[27],
                        carried[28],
                        carried[29],
                        carried[30],
                        carried[31],
                        carried[32],
                        carried[33],
                        carried[34],
                        carried[35],
                        carried[36],
                        carried[37],
                        carried[38],
                        carried[39],
                        carried[40],
                        carried[41],
                        carried[42],
                        carried[43],
                        carried[44],
                        carried[45],
                        carried[46],
                        carried[47],
                        carried[48],
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
                let [x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12, rho1, rho2, rho3, rho4, rho5,
                rho6, rho7, rho8, rho9, rho10, rho11, rho12, rho13, rho14, rho15, rho16,
                rho17, rho18, rho19, rho20, rho21, rho22, rho23, rho24, _] = motion
                    .carried;
                let t1 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                    + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
                let t2 = w4 * w4 + w5 * w5 + (w1 * w1 + w3 * w3)
                    + (w7 * w7 + w9 * w9 + (w6 * w6 + w8 * w8));
                let t3 = w10 * w10 + w11 * w11
                    + (w12 * w12 + (w2 * w2 + rt::lit::<T>(1.0))) + t2;
                let t4 = (w10 * rho22 + w12 * rho24 + (w9 * rho21 + w11 * rho23) + t1)
                    / t3;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    w7,
                    w8,
                    w9,
                    w10,
                    w11,
                    w12,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    z7,
                    z8,
                    z9,
                    z10,
                    z11,
                    z12,
                    x_dot: t4,
                    w1_dot: rho1,
                    w2_dot: rho2,
                    w3_dot: rho3,
                    w4_dot: rho4,
                    w5_dot: rho5,
                    w6_dot: rho6,
                    w7_dot: rho7,
                    w8_dot: rho8,
                    w9_dot: rho9,
                    w10_dot: rho10,
                    w11_dot: rho11,
                    w12_dot: rho12,
                    z1_dot: w1 * t4 - rho13,
                    z2_dot: w2 * t4 - rho14,
                    z3_dot: w3 * t4 - rho15,
                    z4_dot: w4 * t4 - rho16,
                    z5_dot: w5 * t4 - rho17,
                    z6_dot: w6 * t4 - rho18,
                    z7_dot: w7 * t4 - rho19,
                    z8_dot: w8 * t4 - rho20,
                    z9_dot: w9 * t4 - rho21,
                    z10_dot: w10 * t4 - rho22,
                    z11_dot: w11 * t4 - rho23,
                    z12_dot: w12 * t4 - rho24,
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
                w7,
                w8,
                w9,
                w10,
                w11,
                w12,
                z1,
                z2,
                z3,
                z4,
                z5,
                z6,
                z7,
                z8,
                z9,
                z10,
                z11,
                z12,
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
                rho13,
                rho14,
                rho15,
                rho16,
                rho17,
                rho18,
                rho19,
                rho20,
                rho21,
                rho22,
                rho23,
                rho24,
                ]: [T; 49],
            ) -> [T; 2] {
                let w10_squared = w10 * w10;
                let w11_squared = w11 * w11;
                let t1 = w10_squared + w11_squared;
                let w12_squared = w12 * w12;
                let w2_squared = w2 * w2;
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let t2 = w4_squared + w5_squared;
                let w1_squared = w1 * w1;
                let w3_squared = w3 * w3;
                let w7_squared = w7 * w7;
                let w9_squared = w9 * w9;
                let w6_squared = w6 * w6;
                let w8_squared = w8 * w8;
                let t3 = t1 + (w12_squared + (w2_squared + rt::lit::<T>(1.0)))
                    + (t2 + (w1_squared + w3_squared)
                        + (w7_squared + w9_squared + (w6_squared + w8_squared)));
                let t4 = rt::lit::<T>(1.0) / t3;
                let w10_rho22 = w10 * rho22;
                let w12_rho24 = w12 * rho24;
                let w9_rho21 = w9 * rho21;
                let w11_rho23 = w11 * rho23;
                let w1_rho13 = w1 * rho13;
                let w2_rho14 = w2 * rho14;
                let w3_rho15 = w3 * rho15;
                let w5_rho17 = w5 * rho17;
                let w7_rho19 = w7 * rho19;
                let w8_rho20 = w8 * rho20;
                let w4_rho16 = w4 * rho16;
                let w6_rho18 = w6 * rho18;
                let t5 = w10_rho22 + w12_rho24 + (w9_rho21 + w11_rho23)
                    + (w1_rho13 + w2_rho14 + (w3_rho15 + w5_rho17)
                        + (w7_rho19 + w8_rho20 + (w4_rho16 + w6_rho18)));
                let t6 = t4 * t5;
                let t7 = w12 * t6;
                let t8 = rho24 * (rho24 - t7);
                let t9 = w11 * t6;
                let t10 = rho23 * (rho23 - t9);
                let t11 = w10 * t6;
                let t12 = rho22 * (rho22 - t11);
                let t13 = w2 * t6;
                let t14 = rho14 * (rho14 - t13);
                let z1_squared = z1 * z1;
                let z2_squared = z2 * z2;
                let t15 = z1_squared * (z2_squared + (w1_squared + rt::lit::<T>(1.0)));
                let t16 = w2_squared * (z2_squared + rt::lit::<T>(1.0));
                let z10_squared = z10 * z10;
                let z11_squared = z11 * z11;
                let z3_squared = z3 * z3;
                let t17 = w3_squared * (z3_squared + rt::lit::<T>(1.0));
                let x_squared = x * x;
                let z12_squared = z12 * z12;
                let z4_squared = z4 * z4;
                let z5_squared = z5 * z5;
                let z7_squared = z7 * z7;
                let z9_squared = z9 * z9;
                let z6_squared = z6 * z6;
                let z8_squared = z8 * z8;
                let t18 = t17 + (x_squared + w1_squared + z12_squared)
                    + (z2_squared + z3_squared + (z4_squared + z5_squared)
                        + (z7_squared + z9_squared + (z6_squared + z8_squared)));
                let t19 = w7_squared * (z7_squared + rt::lit::<T>(1.0))
                    + w8_squared * (z8_squared + rt::lit::<T>(1.0))
                    + (w9_squared * (z9_squared + rt::lit::<T>(1.0))
                        + w11_squared * (z11_squared + rt::lit::<T>(1.0)));
                let t20 = w10_squared * (z10_squared + rt::lit::<T>(1.0))
                    + w12_squared * (z12_squared + rt::lit::<T>(1.0)) + t19;
                let t21 = w6_squared * (z6_squared + rt::lit::<T>(1.0))
                    + (w4_squared * (z4_squared + rt::lit::<T>(1.0))
                        + w5_squared * (z5_squared + rt::lit::<T>(1.0)));
                let t22 = rho7 * rho7 + rho8 * rho8 + (rho9 * rho9 + rho11 * rho11)
                    + (rho4 * rho4 + rho5 * rho5 + (rho10 * rho10 + rho12 * rho12));
                let t23 = rho1 * rho1 + rho3 * rho3 + (rho2 * rho2 + rho6 * rho6) + t22;
                let t24 = t12
                    + (t14
                        + (t15 + (t16 + (z10_squared + z11_squared)) + t18
                            + (t20 + (t21 + t23))));
                let t25 = w3 * t6;
                let t26 = rho15 * (rho15 - t25);
                let t27 = w1 * t6;
                let t28 = rho13 * (rho13 - t27);
                let t29 = w6 * t6;
                let t30 = rho18 * (rho18 - t29);
                let t31 = w5 * t6;
                let t32 = rho17 * (rho17 - t31);
                let t33 = w4 * t6;
                let t34 = rho16 * (rho16 - t33);
                let t35 = w8 * t6;
                let t36 = rho20 * (rho20 - t35);
                let t37 = w9 * t6;
                let t38 = rho21 * (rho21 - t37);
                let t39 = w7 * t6;
                let t40 = rho19 * (rho19 - t39);
                let t41 = t8 + t10 + t24
                    + (t26 + t28 + (t30 + t32) + (t34 + t36 + (t38 + t40)));
                let abs_rho15 = rt::abs(rho15);
                let t42 = rt::abs(w1_rho13) + rt::abs(w2_rho14)
                    + (rt::abs(w3_rho15) + rt::abs(w5_rho17))
                    + (rt::abs(w4_rho16) + rt::abs(w6_rho18)
                        + (rt::abs(w7_rho19) + rt::abs(w8_rho20)));
                let t43 = rt::lit::<T>(2.0)
                    * (rt::abs(w10_rho22) + rt::abs(w12_rho24)
                        + (rt::abs(w9_rho21) + rt::abs(w11_rho23)) + t42);
                let t44 = rt::lit::<T>(2.0)
                    * (t1 + (w7_squared + w12_squared)
                        + (w8_squared + (w2_squared + w6_squared)
                            + (t2 + (w3_squared + w9_squared))));
                let twice_w1_squared = rt::lit::<T>(2.0) * w1_squared;
                let t45 = t4 * t43
                    + rt::abs(t5 / (t3 * t3))
                        * (t44 + (twice_w1_squared + rt::lit::<T>(1.0)));
                let t46 = abs_rho15 * (rt::abs(w3) * t45 + (abs_rho15 + rt::abs(t25)))
                    + (rt::abs(t36) + rt::abs(t12));
                let abs_rho13 = rt::abs(rho13);
                let abs_rho14 = rt::abs(rho14);
                let t47 = abs_rho13 * (rt::abs(w1) * t45 + (abs_rho13 + rt::abs(t27)))
                    + abs_rho14 * (rt::abs(w2) * t45 + (abs_rho14 + rt::abs(t13)));
                let abs_rho16 = rt::abs(rho16);
                let abs_rho18 = rt::abs(rho18);
                let t48 = abs_rho16 * (rt::abs(w4) * t45 + (abs_rho16 + rt::abs(t33)))
                    + abs_rho18 * (rt::abs(w6) * t45 + (abs_rho18 + rt::abs(t29)));
                let abs_rho17 = rt::abs(rho17);
                let abs_rho19 = rt::abs(rho19);
                let t49 = abs_rho17 * (rt::abs(w5) * t45 + (abs_rho17 + rt::abs(t31)))
                    + abs_rho19 * (rt::abs(w7) * t45 + (abs_rho19 + rt::abs(t39)));
                let abs_rho21 = rt::abs(rho21);
                let abs_rho20 = rt::abs(rho20);
                let t50 = abs_rho21 * (rt::abs(w9) * t45 + (abs_rho21 + rt::abs(t37)))
                    + abs_rho20 * (rt::abs(w8) * t45 + (abs_rho20 + rt::abs(t35)));
                let abs_rho22 = rt::abs(rho22);
                let abs_rho24 = rt::abs(rho24);
                let t51 = abs_rho22 * (rt::abs(w10) * t45 + (abs_rho22 + rt::abs(t11)))
                    + abs_rho24 * (rt::abs(w12) * t45 + (abs_rho24 + rt::abs(t7)));
                let abs_rho23 = rt::abs(rho23);
                let twice_z2_squared = rt::lit::<T>(2.0) * z2_squared;
                let t52 = twice_w1_squared + twice_z2_squared;
                let twice_z3_squared = rt::lit::<T>(2.0) * z3_squared;
                let twice_z6_squared = rt::lit::<T>(2.0) * z6_squared;
                let twice_z4_squared = rt::lit::<T>(2.0) * z4_squared;
                let twice_z5_squared = rt::lit::<T>(2.0) * z5_squared;
                let twice_z9_squared = rt::lit::<T>(2.0) * z9_squared;
                let t53 = w4_squared * (twice_z4_squared + rt::lit::<T>(1.0))
                    + w5_squared * (twice_z5_squared + rt::lit::<T>(1.0))
                    + (w2_squared * (twice_z2_squared + rt::lit::<T>(1.0))
                        + w9_squared * (twice_z9_squared + rt::lit::<T>(1.0)));
                let t54 = z1_squared * (t52 + rt::lit::<T>(1.0))
                    + (w3_squared * (twice_z3_squared + rt::lit::<T>(1.0))
                        + w6_squared * (twice_z6_squared + rt::lit::<T>(1.0))) + t53;
                let twice_z7_squared = rt::lit::<T>(2.0) * z7_squared;
                let twice_z12_squared = rt::lit::<T>(2.0) * z12_squared;
                let twice_z8_squared = rt::lit::<T>(2.0) * z8_squared;
                let twice_z10_squared = rt::lit::<T>(2.0) * z10_squared;
                let t55 = w7_squared * (twice_z7_squared + rt::lit::<T>(1.0))
                    + w12_squared * (twice_z12_squared + rt::lit::<T>(1.0))
                    + (w8_squared * (twice_z8_squared + rt::lit::<T>(1.0))
                        + w10_squared * (twice_z10_squared + rt::lit::<T>(1.0)));
                let twice_z11_squared = rt::lit::<T>(2.0) * z11_squared;
                let t56 = w11_squared * (twice_z11_squared + rt::lit::<T>(1.0))
                    + (t52 + (twice_z3_squared + twice_z6_squared))
                    + (twice_z4_squared + twice_z9_squared
                        + (twice_z5_squared + twice_z12_squared)
                        + (twice_z7_squared + twice_z8_squared
                            + (twice_z10_squared + twice_z11_squared)));
                let t57 = rt::lit::<T>(2.0)
                    * (t23 + (t21 + (x_squared + t16) + (t20 + (t17 + t15))))
                    + (t54 + (t55 + t56));
                let t58 = abs_rho23 * (rt::abs(w11) * t45 + (abs_rho23 + rt::abs(t9)))
                    + (rt::abs(t10) + (rt::abs(t26) + t57));
                let t59 = rt::abs(t28) + rt::abs(t30) + (rt::abs(t14) + rt::abs(t34))
                    + (rt::abs(t32) + rt::abs(t38) + (rt::abs(t40) + rt::abs(t8)));
                [
                    rt::lit::<T>(0.5) * t41,
                    rt::lit::<T>(0.5)
                        * (t46 + t47 + (t48 + t49) + (t50 + t51 + (t58 + t59))),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b4d7223ab327719cb1f31bc41ef8c9a3";
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
        /// - `w1_rate`, `w2_rate`, `w3_rate`, `w4_rate`, `w5_rate`, `w6_rate`, `w7_rate`, `w8_rate`, `w9_rate`, `w10_rate`, `w11_rate`, `w12_rate`, `rho13_rate`, `rho14_rate`, `rho15_rate`, `rho16_rate`, `rho17_rate`, `rho18_rate`, `rho19_rate`, `rho20_rate`, `rho21_rate`, `rho22_rate`, `rho23_rate`, `rho24_rate`: 24 × 24 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, z1_rate, z2_rate, z3_rate, z4_rate, z5_rate, z6_rate, z7_rate, z8_rate, z9_rate, z10_rate, z11_rate, z12_rate, rho1_rate, rho2_rate, rho3_rate, rho4_rate, rho5_rate, rho6_rate, rho7_rate, rho8_rate, rho9_rate, rho10_rate, rho11_rate, rho12_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 155 | 157 | 1 | 0 | 0 | 0 |
        /// | each sweep for w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, w7_rate, w8_rate, w9_rate, w10_rate, w11_rate, w12_rate, rho13_rate, rho14_rate, rho15_rate, rho16_rate, rho17_rate, rho18_rate, rho19_rate, rho20_rate, rho21_rate, rho22_rate, rho23_rate, rho24_rate | 156 | 157 | 1 | 0 | 0 | 0 |
        /// | each iteration for w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, w7_rate, w8_rate, w9_rate, w10_rate, w11_rate, w12_rate, rho13_rate, rho14_rate, rho15_rate, rho16_rate, rho17_rate, rho18_rate, rho19_rate, rho20_rate, rho21_rate, rho22_rate, rho23_rate, rho24_rate | 1058 | 2264 | 2 | 0 | 0 | 0 |
        /// | each state that is looked at | 35 | 36 | 1 | 0 | 0 | 0 |
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
            /// `h²/2`
            half_h_squared: T,
            /// `h²/4`
            quarter_h_squared: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (25); momenta on D*, ρ = Xᵀ p (24).
            type Carried = [T; 49];
            type Memory = (rt::Predictor<T, 24, 8>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                Scheme {
                    inv_h,
                    half_h,
                    half_h_squared,
                    quarter_h_squared,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12]] = start.q().data.0;
                let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot,
                w8_dot, w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot,
                z4_dot, z5_dot, z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot,
                ]] = start.w().data.0;
                let carried = [
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    w7,
                    w8,
                    w9,
                    w10,
                    w11,
                    w12,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    z7,
                    z8,
                    z9,
                    z10,
                    z11,
                    z12,
                    w1_dot,
                    w2_dot,
                    w3_dot,
                    w4_dot,
                    w5_dot,
                    w6_dot,
                    w7_dot,
                    w8_dot,
                    w9_dot,
                    w10_dot,
                    w11_dot,
                    w12_dot,
                    w1 * x_dot - z1_dot,
                    w2 * x_dot - z2_dot,
                    w3 * x_dot - z3_dot,
                    w4 * x_dot - z4_dot,
                    w5 * x_dot - z5_dot,
                    w6 * x_dot - z6_dot,
                    w7 * x_dot - z7_dot,
                    w8 * x_dot - z8_dot,
                    w9 * x_dot - z9_dot,
                    w10 * x_dot - z10_dot,
                    w11 * x_dot - z11_dot,
                    w12 * x_dot - z12_dot,
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
                let [x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12, rho1, rho2, rho3, rho4, rho5,
                rho6, rho7, rho8, rho9, rho10, rho11, rho12, rho13, rho14, rho15, rho16,
                rho17, rho18, rho19, rho20, rho21, rho22, rho23, rho24] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, half_h_squared, quarter_h_squared } = *setting
                    .scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [w1_rate,
                    w2_rate,
                    w3_rate,
                    w4_rate,
                    w5_rate,
                    w6_rate,
                    w7_rate,
                    w8_rate,
                    w9_rate,
                    w10_rate,
                    w11_rate,
                    w12_rate,
                    rho13_rate,
                    rho14_rate,
                    rho15_rate,
                    rho16_rate,
                    rho17_rate,
                    rho18_rate,
                    rho19_rate,
                    rho20_rate,
                    rho21_rate,
                    rho22_rate,
                    rho23_rate,
                    rho24_rate,
                    ],
                ) = solution1.goes_on()
                {
                    let t9 = w1 + half_h * w1_rate;
                    let t63 = half_h * t9;
                    let t16 = w12 + half_h * w12_rate;
                    let t35 = rho24 + half_h * rho24_rate;
                    let t10 = w10 + half_h * w10_rate;
                    let t36 = rho22 + half_h * rho22_rate;
                    let t37 = t16 * t35 + t10 * t36;
                    let t29 = w7 + half_h * w7_rate;
                    let t38 = rho19 + half_h * rho19_rate;
                    let t39 = t29 * t38;
                    let t12 = w11 + half_h * w11_rate;
                    let t40 = rho23 + half_h * rho23_rate;
                    let t41 = t12 * t40;
                    let t19 = w3 + half_h * w3_rate;
                    let t42 = rho15 + half_h * rho15_rate;
                    let t43 = t19 * t42;
                    let t14 = w2 + half_h * w2_rate;
                    let t44 = rho14 + half_h * rho14_rate;
                    let t45 = t14 * t44;
                    let t46 = rho13 + half_h * rho13_rate;
                    let t47 = t9 * t46;
                    let t23 = w5 + half_h * w5_rate;
                    let t48 = rho17 + half_h * rho17_rate;
                    let t49 = t23 * t48;
                    let t25 = w6 + half_h * w6_rate;
                    let t50 = rho18 + half_h * rho18_rate;
                    let t21 = w4 + half_h * w4_rate;
                    let t51 = rho16 + half_h * rho16_rate;
                    let t52 = t25 * t50 + t21 * t51;
                    let t31 = w9 + half_h * w9_rate;
                    let t53 = rho21 + half_h * rho21_rate;
                    let t54 = t31 * t53;
                    let t27 = w8 + half_h * w8_rate;
                    let t55 = rho20 + half_h * rho20_rate;
                    let t56 = t27 * t55;
                    let t57 = t37 + (t39 + t41)
                        + (t43 + t45 + (t47 + t49) + (t52 + (t54 + t56)));
                    let t11 = t10 * t10;
                    let t13 = t12 * t12;
                    let t15 = t14 * t14 + rt::lit::<T>(1.0);
                    let t17 = t16 * t16;
                    let t18 = t9 * t9;
                    let t20 = t19 * t19;
                    let t22 = t21 * t21;
                    let t24 = t23 * t23;
                    let t26 = t25 * t25;
                    let t28 = t27 * t27;
                    let t30 = t29 * t29;
                    let t32 = t31 * t31;
                    let t33 = t11 + t13 + (t15 + t17)
                        + (t18 + t20 + (t22 + t24) + (t26 + t28 + (t30 + t32)));
                    let t501 = t57 / t33;
                    let t502 = t9 * t501;
                    let t503 = z1 + half_h * (t502 - t46);
                    let t504 = t503 * t503;
                    let t505 = rho1 - t63 * (t504 + rt::lit::<T>(1.0));
                    let t70 = half_h * t14;
                    let t506 = t14 * t501;
                    let t507 = z2 + half_h * (t506 - t44);
                    let t508 = t507 * t507;
                    let t509 = rho2 - t70 * (t508 + rt::lit::<T>(1.0));
                    let t76 = half_h * t19;
                    let t510 = t19 * t501;
                    let t511 = z3 + half_h * (t510 - t42);
                    let t512 = rho3 - t76 * (t511 * t511 + rt::lit::<T>(1.0));
                    let t82 = half_h * t21;
                    let t513 = t21 * t501;
                    let t514 = z4 + half_h * (t513 - t51);
                    let t515 = rho4 - t82 * (t514 * t514 + rt::lit::<T>(1.0));
                    let t88 = half_h * t23;
                    let t516 = t23 * t501;
                    let t517 = z5 + half_h * (t516 - t48);
                    let t518 = rho5 - t88 * (t517 * t517 + rt::lit::<T>(1.0));
                    let t94 = half_h * t25;
                    let t519 = t25 * t501;
                    let t520 = z6 + half_h * (t519 - t50);
                    let t521 = rho6 - t94 * (t520 * t520 + rt::lit::<T>(1.0));
                    let t100 = half_h * t29;
                    let t522 = t29 * t501;
                    let t523 = z7 + half_h * (t522 - t38);
                    let t524 = rho7 - t100 * (t523 * t523 + rt::lit::<T>(1.0));
                    let t106 = half_h * t27;
                    let t525 = t27 * t501;
                    let t526 = z8 + half_h * (t525 - t55);
                    let t527 = rho8 - t106 * (t526 * t526 + rt::lit::<T>(1.0));
                    let t112 = half_h * t31;
                    let t528 = t31 * t501;
                    let t529 = z9 + half_h * (t528 - t53);
                    let t530 = rho9 - t112 * (t529 * t529 + rt::lit::<T>(1.0));
                    let t118 = half_h * t10;
                    let t531 = t10 * t501;
                    let t532 = z10 + half_h * (t531 - t36);
                    let t533 = rho10 - t118 * (t532 * t532 + rt::lit::<T>(1.0));
                    let t124 = half_h * t12;
                    let t534 = t12 * t501;
                    let t535 = z11 + half_h * (t534 - t40);
                    let t536 = rho11 - t124 * (t535 * t535 + rt::lit::<T>(1.0));
                    let t130 = half_h * t16;
                    let t537 = t16 * t501;
                    let t538 = z12 + half_h * (t537 - t35);
                    let t539 = rho12 - t130 * (t538 * t538 + rt::lit::<T>(1.0));
                    let t148 = t18 + rt::lit::<T>(1.0);
                    let t540 = t29 * (t38 - t522) + t12 * (t40 - t534)
                        + (t16 * (t35 - t537) + t10 * (t36 - t531));
                    let t541 = t14 * (t44 - t506) + t19 * (t42 - t510)
                        + (t9 * (t46 - t502) + t23 * (t48 - t516));
                    let t542 = t25 * (t50 - t519) + t21 * (t51 - t513)
                        + (t27 * (t55 - t525) + t31 * (t53 - t528));
                    let t543 = t540 + (t541 + t542);
                    let t544 = x + half_h * t543;
                    let t151 = t20 + rt::lit::<T>(1.0);
                    let t152 = t22 + rt::lit::<T>(1.0);
                    let t153 = t24 + rt::lit::<T>(1.0);
                    let t154 = t26 + rt::lit::<T>(1.0);
                    let t155 = t30 + rt::lit::<T>(1.0);
                    let t156 = t28 + rt::lit::<T>(1.0);
                    let t157 = t32 + rt::lit::<T>(1.0);
                    let t158 = t11 + rt::lit::<T>(1.0);
                    let t159 = t13 + rt::lit::<T>(1.0);
                    let t160 = t17 + rt::lit::<T>(1.0);
                    solution1
                        .update([
                            t505,
                            t509,
                            t512,
                            t515,
                            t518,
                            t521,
                            t524,
                            t527,
                            t530,
                            t533,
                            t536,
                            t539,
                            t503 * (t148 + t508) + t543 * t505 - t9 * t544,
                            t507 * (t15 + t504) + t543 * t509 - t14 * t544,
                            t151 * t511 + t543 * t512 - t19 * t544,
                            t152 * t514 + t543 * t515 - t21 * t544,
                            t153 * t517 + t543 * t518 - t23 * t544,
                            t154 * t520 + t543 * t521 - t25 * t544,
                            t155 * t523 + t543 * t524 - t29 * t544,
                            t156 * t526 + t543 * t527 - t27 * t544,
                            t157 * t529 + t543 * t530 - t31 * t544,
                            t158 * t532 + t543 * t533 - t10 * t544,
                            t159 * t535 + t543 * t536 - t12 * t544,
                            t160 * t538 + t543 * t539 - t16 * t544,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                                + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
                            let w10_squared = w10 * w10;
                            let w11_squared = w11 * w11;
                            let w12_squared = w12 * w12;
                            let t2 = w2 * w2 + rt::lit::<T>(1.0);
                            let w4_squared = w4 * w4;
                            let w5_squared = w5 * w5;
                            let w1_squared = w1 * w1;
                            let w3_squared = w3 * w3;
                            let w7_squared = w7 * w7;
                            let w9_squared = w9 * w9;
                            let w6_squared = w6 * w6;
                            let w8_squared = w8 * w8;
                            let t3 = w10_squared + w11_squared + (w12_squared + t2)
                                + (w4_squared + w5_squared + (w1_squared + w3_squared)
                                    + (w7_squared + w9_squared + (w6_squared + w8_squared)));
                            let t4 = (w10 * rho22 + w12 * rho24
                                + (w9 * rho21 + w11 * rho23) + t1) / t3;
                            let t5 = w7 * (rho19 - w7 * t4) + w11 * (rho23 - w11 * t4)
                                + (w12 * (rho24 - w12 * t4) + w10 * (rho22 - w10 * t4));
                            let t6 = w2 * (rho14 - w2 * t4) + w3 * (rho15 - w3 * t4)
                                + (w1 * (rho13 - w1 * t4) + w5 * (rho17 - w5 * t4));
                            let t7 = w6 * (rho18 - w6 * t4) + w4 * (rho16 - w4 * t4)
                                + (w8 * (rho20 - w8 * t4) + w9 * (rho21 - w9 * t4));
                            let t8 = t5 + (t6 + t7);
                            [
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
                                rho1 * t8
                                    + (z1 * (z2 * z2 + (w1_squared + rt::lit::<T>(1.0)))
                                        - w1 * x),
                                rho2 * t8 + (z2 * (z1 * z1 + t2) - w2 * x),
                                z3 * (w3_squared + rt::lit::<T>(1.0)) - w3 * x + rho3 * t8,
                                z4 * (w4_squared + rt::lit::<T>(1.0)) - w4 * x + rho4 * t8,
                                z5 * (w5_squared + rt::lit::<T>(1.0)) - w5 * x + rho5 * t8,
                                z6 * (w6_squared + rt::lit::<T>(1.0)) - w6 * x + rho6 * t8,
                                z7 * (w7_squared + rt::lit::<T>(1.0)) - w7 * x + rho7 * t8,
                                z8 * (w8_squared + rt::lit::<T>(1.0)) - w8 * x + rho8 * t8,
                                z9 * (w9_squared + rt::lit::<T>(1.0)) - w9 * x + rho9 * t8,
                                z10 * (w10_squared + rt::lit::<T>(1.0)) - w10 * x
                                    + rho10 * t8,
                                z11 * (w11_squared + rt::lit::<T>(1.0)) - w11 * x
                                    + rho11 * t8,
                                z12 * (w12_squared + rt::lit::<T>(1.0)) - w12 * x
                                    + rho12 * t8,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * w1),
                            rt::abs(inv_h * w2),
                            rt::abs(inv_h * w3),
                            rt::abs(inv_h * w4),
                            rt::abs(inv_h * w5),
                            rt::abs(inv_h * w6),
                            rt::abs(inv_h * w7),
                            rt::abs(inv_h * w8),
                            rt::abs(inv_h * w9),
                            rt::abs(inv_h * w10),
                            rt::abs(inv_h * w11),
                            rt::abs(inv_h * w12),
                            rt::abs(inv_h * rho13),
                            rt::abs(inv_h * rho14),
                            rt::abs(inv_h * rho15),
                            rt::abs(inv_h * rho16),
                            rt::abs(inv_h * rho17),
                            rt::abs(inv_h * rho18),
                            rt::abs(inv_h * rho19),
                            rt::abs(inv_h * rho20),
                            rt::abs(inv_h * rho21),
                            rt::abs(inv_h * rho22),
                            rt::abs(inv_h * rho23),
                            rt::abs(inv_h * rho24),
                        ],
                        move |
                            [w1_rate,
                            w2_rate,
                            w3_rate,
                            w4_rate,
                            w5_rate,
                            w6_rate,
                            w7_rate,
                            w8_rate,
                            w9_rate,
                            w10_rate,
                            w11_rate,
                            w12_rate,
                            rho13_rate,
                            rho14_rate,
                            rho15_rate,
                            rho16_rate,
                            rho17_rate,
                            rho18_rate,
                            rho19_rate,
                            rho20_rate,
                            rho21_rate,
                            rho22_rate,
                            rho23_rate,
                            rho24_rate,
                            ]|
                        {
                            let t9 = w1 + half_h * w1_rate;
                            let t10 = w10 + half_h * w10_rate;
                            let t11 = t10 * t10;
                            let t12 = w11 + half_h * w11_rate;
                            let t13 = t12 * t12;
                            let t14 = w2 + half_h * w2_rate;
                            let t15 = t14 * t14 + rt::lit::<T>(1.0);
                            let t16 = w12 + half_h * w12_rate;
                            let t17 = t16 * t16;
                            let t18 = t9 * t9;
                            let t19 = w3 + half_h * w3_rate;
                            let t20 = t19 * t19;
                            let t21 = w4 + half_h * w4_rate;
                            let t22 = t21 * t21;
                            let t23 = w5 + half_h * w5_rate;
                            let t24 = t23 * t23;
                            let t25 = w6 + half_h * w6_rate;
                            let t26 = t25 * t25;
                            let t27 = w8 + half_h * w8_rate;
                            let t28 = t27 * t27;
                            let t29 = w7 + half_h * w7_rate;
                            let t30 = t29 * t29;
                            let t31 = w9 + half_h * w9_rate;
                            let t32 = t31 * t31;
                            let t33 = t11 + t13 + (t15 + t17)
                                + (t18 + t20 + (t22 + t24) + (t26 + t28 + (t30 + t32)));
                            let t34 = rt::lit::<T>(1.0) / t33;
                            let t35 = rho24 + half_h * rho24_rate;
                            let t36 = rho22 + half_h * rho22_rate;
                            let t37 = t16 * t35 + t10 * t36;
                            let t38 = rho19 + half_h * rho19_rate;
                            let t39 = t29 * t38;
                            let t40 = rho23 + half_h * rho23_rate;
                            let t41 = t12 * t40;
                            let t42 = rho15 + half_h * rho15_rate;
                            let t43 = t19 * t42;
                            let t44 = rho14 + half_h * rho14_rate;
                            let t45 = t14 * t44;
                            let t46 = rho13 + half_h * rho13_rate;
                            let t47 = t9 * t46;
                            let t48 = rho17 + half_h * rho17_rate;
                            let t49 = t23 * t48;
                            let t50 = rho18 + half_h * rho18_rate;
                            let t51 = rho16 + half_h * rho16_rate;
                            let t52 = t25 * t50 + t21 * t51;
                            let t53 = rho21 + half_h * rho21_rate;
                            let t54 = t31 * t53;
                            let t55 = rho20 + half_h * rho20_rate;
                            let t56 = t27 * t55;
                            let t57 = t37 + (t39 + t41)
                                + (t43 + t45 + (t47 + t49) + (t52 + (t54 + t56)));
                            let t58 = t34 * t57;
                            let t59 = t9 * t58;
                            let t60 = z1 + half_h * (t59 - t46);
                            let t61 = t60 * t60;
                            let t62 = t61 + rt::lit::<T>(1.0);
                            let t63 = half_h * t9;
                            let t64 = t62 * t63;
                            let t65 = rho1 - t64;
                            let t66 = t14 * t58;
                            let t67 = z2 + half_h * (t66 - t44);
                            let t68 = t67 * t67;
                            let t69 = t68 + rt::lit::<T>(1.0);
                            let t70 = half_h * t14;
                            let t71 = t69 * t70;
                            let t72 = rho2 - t71;
                            let t73 = t19 * t58;
                            let t74 = z3 + half_h * (t73 - t42);
                            let t75 = t74 * t74 + rt::lit::<T>(1.0);
                            let t76 = half_h * t19;
                            let t77 = t75 * t76;
                            let t78 = rho3 - t77;
                            let t79 = t21 * t58;
                            let t80 = z4 + half_h * (t79 - t51);
                            let t81 = t80 * t80 + rt::lit::<T>(1.0);
                            let t82 = half_h * t21;
                            let t83 = t81 * t82;
                            let t84 = rho4 - t83;
                            let t85 = t23 * t58;
                            let t86 = z5 + half_h * (t85 - t48);
                            let t87 = t86 * t86 + rt::lit::<T>(1.0);
                            let t88 = half_h * t23;
                            let t89 = t87 * t88;
                            let t90 = rho5 - t89;
                            let t91 = t25 * t58;
                            let t92 = z6 + half_h * (t91 - t50);
                            let t93 = t92 * t92 + rt::lit::<T>(1.0);
                            let t94 = half_h * t25;
                            let t95 = t93 * t94;
                            let t96 = rho6 - t95;
                            let t97 = t29 * t58;
                            let t98 = z7 + half_h * (t97 - t38);
                            let t99 = t98 * t98 + rt::lit::<T>(1.0);
                            let t100 = half_h * t29;
                            let t101 = t99 * t100;
                            let t102 = rho7 - t101;
                            let t103 = t27 * t58;
                            let t104 = z8 + half_h * (t103 - t55);
                            let t105 = t104 * t104 + rt::lit::<T>(1.0);
                            let t106 = half_h * t27;
                            let t107 = t105 * t106;
                            let t108 = rho8 - t107;
                            let t109 = t31 * t58;
                            let t110 = z9 + half_h * (t109 - t53);
                            let t111 = t110 * t110 + rt::lit::<T>(1.0);
                            let t112 = half_h * t31;
                            let t113 = t111 * t112;
                            let t114 = rho9 - t113;
                            let t115 = t10 * t58;
                            let t116 = z10 + half_h * (t115 - t36);
                            let t117 = t116 * t116 + rt::lit::<T>(1.0);
                            let t118 = half_h * t10;
                            let t119 = t117 * t118;
                            let t120 = rho10 - t119;
                            let t121 = t12 * t58;
                            let t122 = z11 + half_h * (t121 - t40);
                            let t123 = t122 * t122 + rt::lit::<T>(1.0);
                            let t124 = half_h * t12;
                            let t125 = t123 * t124;
                            let t126 = rho11 - t125;
                            let t127 = t16 * t58;
                            let t128 = z12 + half_h * (t127 - t35);
                            let t129 = t128 * t128 + rt::lit::<T>(1.0);
                            let t130 = half_h * t16;
                            let t131 = t129 * t130;
                            let t132 = rho12 - t131;
                            let t133 = t38 - t97;
                            let t134 = t40 - t121;
                            let t135 = t35 - t127;
                            let t136 = t36 - t115;
                            let t137 = t44 - t66;
                            let t138 = t42 - t73;
                            let t139 = t46 - t59;
                            let t140 = t48 - t85;
                            let t141 = t50 - t91;
                            let t142 = t51 - t79;
                            let t143 = t55 - t103;
                            let t144 = t53 - t109;
                            let t145 = t14 * t137 + t19 * t138 + (t9 * t139 + t23 * t140)
                                + (t25 * t141 + t21 * t142 + (t27 * t143 + t31 * t144));
                            let t146 = t29 * t133 + t12 * t134
                                + (t16 * t135 + t10 * t136) + t145;
                            let t147 = x + half_h * t146;
                            let t148 = t18 + rt::lit::<T>(1.0);
                            let t149 = t148 + t68;
                            let t150 = t15 + t61;
                            let t151 = t20 + rt::lit::<T>(1.0);
                            let t152 = t22 + rt::lit::<T>(1.0);
                            let t153 = t24 + rt::lit::<T>(1.0);
                            let t154 = t26 + rt::lit::<T>(1.0);
                            let t155 = t30 + rt::lit::<T>(1.0);
                            let t156 = t28 + rt::lit::<T>(1.0);
                            let t157 = t32 + rt::lit::<T>(1.0);
                            let t158 = t11 + rt::lit::<T>(1.0);
                            let t159 = t13 + rt::lit::<T>(1.0);
                            let t160 = t17 + rt::lit::<T>(1.0);
                            let t161 = half_h * t58;
                            let t162 = h * t9;
                            let t163 = t34 * (half_h * t46 - t162 * t58);
                            let t164 = t9 * t60;
                            let t165 = h * t14;
                            let t166 = t34 * (half_h * t44 - t165 * t58);
                            let t167 = half_h_squared * t9;
                            let t168 = h * t19;
                            let t169 = t34 * (half_h * t42 - t168 * t58);
                            let t170 = h * t21;
                            let t171 = t34 * (half_h * t51 - t170 * t58);
                            let t172 = h * t23;
                            let t173 = t34 * (half_h * t48 - t172 * t58);
                            let t174 = h * t25;
                            let t175 = t34 * (half_h * t50 - t174 * t58);
                            let t176 = h * t29;
                            let t177 = t34 * (half_h * t38 - t176 * t58);
                            let t178 = h * t27;
                            let t179 = t34 * (half_h * t55 - t178 * t58);
                            let t180 = h * t31;
                            let t181 = t34 * (half_h * t53 - t180 * t58);
                            let t182 = h * t10;
                            let t183 = t34 * (half_h * t36 - t182 * t58);
                            let t184 = h * t12;
                            let t185 = t34 * (half_h * t40 - t184 * t58);
                            let t186 = h * t16;
                            let t187 = t34 * (half_h * t35 - t186 * t58);
                            let t188 = t34 * t162;
                            let t189 = t34 * t165;
                            let t190 = quarter_h_squared * t9;
                            let t191 = t34 * t168;
                            let t192 = t34 * t170;
                            let t193 = t34 * t172;
                            let t194 = t34 * t174;
                            let t195 = t34 * t176;
                            let t196 = t34 * t178;
                            let t197 = t34 * t180;
                            let t198 = t34 * t182;
                            let t199 = t34 * t184;
                            let t200 = t34 * t186;
                            let t201 = t14 * t67;
                            let t202 = half_h_squared * t14;
                            let t203 = quarter_h_squared * t14;
                            let t204 = t19 * t74;
                            let t205 = half_h_squared * t19;
                            let t206 = quarter_h_squared * t19;
                            let t207 = t21 * t80;
                            let t208 = half_h_squared * t21;
                            let t209 = quarter_h_squared * t21;
                            let t210 = t23 * t86;
                            let t211 = half_h_squared * t23;
                            let t212 = quarter_h_squared * t23;
                            let t213 = t25 * t92;
                            let t214 = half_h_squared * t25;
                            let t215 = quarter_h_squared * t25;
                            let t216 = t29 * t98;
                            let t217 = half_h_squared * t29;
                            let t218 = quarter_h_squared * t29;
                            let t219 = t27 * t104;
                            let t220 = half_h_squared * t27;
                            let t221 = quarter_h_squared * t27;
                            let t222 = t31 * t110;
                            let t223 = half_h_squared * t31;
                            let t224 = quarter_h_squared * t31;
                            let t225 = t10 * t116;
                            let t226 = half_h_squared * t10;
                            let t227 = quarter_h_squared * t10;
                            let t228 = t12 * t122;
                            let t229 = half_h_squared * t12;
                            let t230 = quarter_h_squared * t12;
                            let t231 = t16 * t128;
                            let t232 = half_h_squared * t16;
                            let t233 = quarter_h_squared * t16;
                            let t234 = h * t146;
                            let t235 = half_h * (t234 * t164 - t149);
                            let t236 = t64 + (t63 - rho1);
                            let t237 = t9 * t236;
                            let t238 = t235 - t237;
                            let t239 = t23 * t236;
                            let t240 = t21 * t236;
                            let t241 = t25 * t236;
                            let t242 = t19 * t236;
                            let t243 = t9 * t238
                                - (t23 * t239 + t21 * t240 + (t25 * t241 + t19 * t242));
                            let t244 = t67 * (h * t60);
                            let t245 = t244 + t14 * t236;
                            let t246 = t12 * t236;
                            let t247 = t10 * t236;
                            let t248 = t16 * t236;
                            let t249 = t27 * t236;
                            let t250 = t29 * t236;
                            let t251 = t31 * t236;
                            let t252 = t14 * t245 + (t12 * t246 + t10 * t247)
                                + (t16 * t248 + t27 * t249 + (t29 * t250 + t31 * t251));
                            let t253 = t243 - t252;
                            let t254 = t34 * t253;
                            let t255 = t46 * t254
                                + (t58 * t238
                                    + (t139 * t236 + (t147 + t146 * (half_h * t62))));
                            let t256 = rt::lit::<T>(2.0) * t9;
                            let t257 = rt::lit::<T>(1.0) / (t33 * t33) * t57;
                            let t258 = t253 * t257;
                            let t259 = rt::lit::<T>(2.0) * t14;
                            let t260 = rt::lit::<T>(2.0) * t19;
                            let t261 = rt::lit::<T>(2.0) * t21;
                            let t262 = rt::lit::<T>(2.0) * t23;
                            let t263 = rt::lit::<T>(2.0) * t25;
                            let t264 = rt::lit::<T>(2.0) * t29;
                            let t265 = rt::lit::<T>(2.0) * t27;
                            let t266 = rt::lit::<T>(2.0) * t31;
                            let t267 = rt::lit::<T>(2.0) * t10;
                            let t268 = rt::lit::<T>(2.0) * t12;
                            let t269 = rt::lit::<T>(2.0) * t16;
                            let t270 = half_h * (t234 * t201 - t150);
                            let t271 = t71 + (t70 - rho2);
                            let t272 = t14 * t271;
                            let t273 = t270 - t272;
                            let t274 = t23 * t271;
                            let t275 = t21 * t271;
                            let t276 = t25 * t271;
                            let t277 = t19 * t271;
                            let t278 = t14 * t273
                                - (t23 * t274 + t21 * t275 + (t25 * t276 + t19 * t277));
                            let t279 = t244 + t9 * t271;
                            let t280 = t12 * t271;
                            let t281 = t10 * t271;
                            let t282 = t16 * t271;
                            let t283 = t27 * t271;
                            let t284 = t29 * t271;
                            let t285 = t31 * t271;
                            let t286 = t9 * t279 + (t12 * t280 + t10 * t281)
                                + (t16 * t282 + t27 * t283 + (t29 * t284 + t31 * t285));
                            let t287 = t278 - t286;
                            let t288 = t34 * t287;
                            let t289 = t257 * t287;
                            let t290 = t44 * t288
                                + (t58 * t273
                                    + (t137 * t271 + (t147 + t146 * (half_h * t69))));
                            let t291 = half_h * (t234 * t204 - t151);
                            let t292 = t77 + (t76 - rho3);
                            let t293 = t19 * t292;
                            let t294 = t291 - t293;
                            let t295 = t23 * t292;
                            let t296 = t21 * t292;
                            let t297 = t25 * t292;
                            let t298 = t14 * t292;
                            let t299 = t19 * t294
                                - (t23 * t295 + t21 * t296 + (t25 * t297 + t14 * t298));
                            let t300 = t9 * t292;
                            let t301 = t12 * t292;
                            let t302 = t10 * t292;
                            let t303 = t16 * t292;
                            let t304 = t27 * t292;
                            let t305 = t29 * t292;
                            let t306 = t31 * t292;
                            let t307 = t9 * t300 + (t12 * t301 + t10 * t302)
                                + (t16 * t303 + t27 * t304 + (t29 * t305 + t31 * t306));
                            let t308 = t299 - t307;
                            let t309 = t34 * t308;
                            let t310 = t257 * t308;
                            let t311 = t42 * t309
                                + (t58 * t294
                                    + (t138 * t292 + (t147 + t146 * (half_h * t75))));
                            let t312 = half_h * (t234 * t207 - t152);
                            let t313 = t83 + (t82 - rho4);
                            let t314 = t21 * t313;
                            let t315 = t312 - t314;
                            let t316 = t23 * t313;
                            let t317 = t19 * t313;
                            let t318 = t25 * t313;
                            let t319 = t14 * t313;
                            let t320 = t21 * t315
                                - (t23 * t316 + t19 * t317 + (t25 * t318 + t14 * t319));
                            let t321 = t9 * t313;
                            let t322 = t12 * t313;
                            let t323 = t10 * t313;
                            let t324 = t16 * t313;
                            let t325 = t27 * t313;
                            let t326 = t29 * t313;
                            let t327 = t31 * t313;
                            let t328 = t9 * t321 + (t12 * t322 + t10 * t323)
                                + (t16 * t324 + t27 * t325 + (t29 * t326 + t31 * t327));
                            let t329 = t320 - t328;
                            let t330 = t34 * t329;
                            let t331 = t257 * t329;
                            let t332 = t51 * t330
                                + (t58 * t315
                                    + (t142 * t313 + (t147 + t146 * (half_h * t81))));
                            let t333 = half_h * (t234 * t210 - t153);
                            let t334 = t89 + (t88 - rho5);
                            let t335 = t23 * t334;
                            let t336 = t333 - t335;
                            let t337 = t21 * t334;
                            let t338 = t19 * t334;
                            let t339 = t25 * t334;
                            let t340 = t14 * t334;
                            let t341 = t23 * t336
                                - (t21 * t337 + t19 * t338 + (t25 * t339 + t14 * t340));
                            let t342 = t9 * t334;
                            let t343 = t12 * t334;
                            let t344 = t10 * t334;
                            let t345 = t16 * t334;
                            let t346 = t27 * t334;
                            let t347 = t29 * t334;
                            let t348 = t31 * t334;
                            let t349 = t9 * t342 + (t12 * t343 + t10 * t344)
                                + (t16 * t345 + t27 * t346 + (t29 * t347 + t31 * t348));
                            let t350 = t341 - t349;
                            let t351 = t34 * t350;
                            let t352 = t257 * t350;
                            let t353 = t48 * t351
                                + (t58 * t336
                                    + (t140 * t334 + (t147 + t146 * (half_h * t87))));
                            let t354 = half_h * (t234 * t213 - t154);
                            let t355 = t95 + (t94 - rho6);
                            let t356 = t25 * t355;
                            let t357 = t354 - t356;
                            let t358 = t21 * t355;
                            let t359 = t19 * t355;
                            let t360 = t23 * t355;
                            let t361 = t14 * t355;
                            let t362 = t25 * t357
                                - (t21 * t358 + t19 * t359 + (t23 * t360 + t14 * t361));
                            let t363 = t9 * t355;
                            let t364 = t12 * t355;
                            let t365 = t10 * t355;
                            let t366 = t16 * t355;
                            let t367 = t27 * t355;
                            let t368 = t29 * t355;
                            let t369 = t31 * t355;
                            let t370 = t9 * t363 + (t12 * t364 + t10 * t365)
                                + (t16 * t366 + t27 * t367 + (t29 * t368 + t31 * t369));
                            let t371 = t362 - t370;
                            let t372 = t34 * t371;
                            let t373 = t257 * t371;
                            let t374 = t50 * t372
                                + (t58 * t357
                                    + (t141 * t355 + (t147 + t146 * (half_h * t93))));
                            let t375 = half_h * (t234 * t216 - t155);
                            let t376 = t101 + (t100 - rho7);
                            let t377 = t29 * t376;
                            let t378 = t375 - t377;
                            let t379 = t21 * t376;
                            let t380 = t19 * t376;
                            let t381 = t23 * t376;
                            let t382 = t14 * t376;
                            let t383 = t29 * t378
                                - (t21 * t379 + t19 * t380 + (t23 * t381 + t14 * t382));
                            let t384 = t9 * t376;
                            let t385 = t12 * t376;
                            let t386 = t10 * t376;
                            let t387 = t16 * t376;
                            let t388 = t27 * t376;
                            let t389 = t25 * t376;
                            let t390 = t31 * t376;
                            let t391 = t9 * t384 + (t12 * t385 + t10 * t386)
                                + (t16 * t387 + t27 * t388 + (t25 * t389 + t31 * t390));
                            let t392 = t383 - t391;
                            let t393 = t34 * t392;
                            let t394 = t257 * t392;
                            let t395 = t38 * t393
                                + (t58 * t378
                                    + (t133 * t376 + (t147 + t146 * (half_h * t99))));
                            let t396 = half_h * (t234 * t219 - t156);
                            let t397 = t107 + (t106 - rho8);
                            let t398 = t27 * t397;
                            let t399 = t396 - t398;
                            let t400 = t21 * t397;
                            let t401 = t19 * t397;
                            let t402 = t23 * t397;
                            let t403 = t14 * t397;
                            let t404 = t27 * t399
                                - (t21 * t400 + t19 * t401 + (t23 * t402 + t14 * t403));
                            let t405 = t9 * t397;
                            let t406 = t12 * t397;
                            let t407 = t10 * t397;
                            let t408 = t16 * t397;
                            let t409 = t29 * t397;
                            let t410 = t25 * t397;
                            let t411 = t31 * t397;
                            let t412 = t9 * t405 + (t12 * t406 + t10 * t407)
                                + (t16 * t408 + t29 * t409 + (t25 * t410 + t31 * t411));
                            let t413 = t404 - t412;
                            let t414 = t34 * t413;
                            let t415 = t257 * t413;
                            let t416 = t55 * t414
                                + (t58 * t399
                                    + (t143 * t397 + (t147 + t146 * (half_h * t105))));
                            let t417 = half_h * (t234 * t222 - t157);
                            let t418 = t113 + (t112 - rho9);
                            let t419 = t31 * t418;
                            let t420 = t417 - t419;
                            let t421 = t21 * t418;
                            let t422 = t19 * t418;
                            let t423 = t23 * t418;
                            let t424 = t14 * t418;
                            let t425 = t31 * t420
                                - (t21 * t421 + t19 * t422 + (t23 * t423 + t14 * t424));
                            let t426 = t9 * t418;
                            let t427 = t12 * t418;
                            let t428 = t10 * t418;
                            let t429 = t16 * t418;
                            let t430 = t29 * t418;
                            let t431 = t25 * t418;
                            let t432 = t27 * t418;
                            let t433 = t9 * t426 + (t12 * t427 + t10 * t428)
                                + (t16 * t429 + t29 * t430 + (t25 * t431 + t27 * t432));
                            let t434 = t425 - t433;
                            let t435 = t34 * t434;
                            let t436 = t257 * t434;
                            let t437 = t53 * t435
                                + (t58 * t420
                                    + (t144 * t418 + (t147 + t146 * (half_h * t111))));
                            let t438 = half_h * (t234 * t225 - t158);
                            let t439 = t119 + (t118 - rho10);
                            let t440 = t10 * t439;
                            let t441 = t438 - t440;
                            let t442 = t21 * t439;
                            let t443 = t19 * t439;
                            let t444 = t23 * t439;
                            let t445 = t14 * t439;
                            let t446 = t10 * t441
                                - (t21 * t442 + t19 * t443 + (t23 * t444 + t14 * t445));
                            let t447 = t9 * t439;
                            let t448 = t12 * t439;
                            let t449 = t31 * t439;
                            let t450 = t16 * t439;
                            let t451 = t29 * t439;
                            let t452 = t25 * t439;
                            let t453 = t27 * t439;
                            let t454 = t9 * t447 + (t12 * t448 + t31 * t449)
                                + (t16 * t450 + t29 * t451 + (t25 * t452 + t27 * t453));
                            let t455 = t446 - t454;
                            let t456 = t34 * t455;
                            let t457 = t257 * t455;
                            let t458 = t36 * t456
                                + (t58 * t441
                                    + (t136 * t439 + (t147 + t146 * (half_h * t117))));
                            let t459 = half_h * (t234 * t228 - t159);
                            let t460 = t125 + (t124 - rho11);
                            let t461 = t12 * t460;
                            let t462 = t459 - t461;
                            let t463 = t21 * t460;
                            let t464 = t19 * t460;
                            let t465 = t23 * t460;
                            let t466 = t14 * t460;
                            let t467 = t12 * t462
                                - (t21 * t463 + t19 * t464 + (t23 * t465 + t14 * t466));
                            let t468 = t9 * t460;
                            let t469 = t10 * t460;
                            let t470 = t31 * t460;
                            let t471 = t16 * t460;
                            let t472 = t29 * t460;
                            let t473 = t25 * t460;
                            let t474 = t27 * t460;
                            let t475 = t9 * t468 + (t10 * t469 + t31 * t470)
                                + (t16 * t471 + t29 * t472 + (t25 * t473 + t27 * t474));
                            let t476 = t467 - t475;
                            let t477 = t34 * t476;
                            let t478 = t257 * t476;
                            let t479 = t40 * t477
                                + (t58 * t462
                                    + (t134 * t460 + (t147 + t146 * (half_h * t123))));
                            let t480 = half_h * (t234 * t231 - t160);
                            let t481 = t131 + (t130 - rho12);
                            let t482 = t16 * t481;
                            let t483 = t480 - t482;
                            let t484 = t21 * t481;
                            let t485 = t19 * t481;
                            let t486 = t23 * t481;
                            let t487 = t14 * t481;
                            let t488 = t16 * t483
                                - (t21 * t484 + t19 * t485 + (t23 * t486 + t14 * t487));
                            let t489 = t9 * t481;
                            let t490 = t10 * t481;
                            let t491 = t31 * t481;
                            let t492 = t12 * t481;
                            let t493 = t29 * t481;
                            let t494 = t25 * t481;
                            let t495 = t27 * t481;
                            let t496 = t9 * t489 + (t10 * t490 + t31 * t491)
                                + (t12 * t492 + t29 * t493 + (t25 * t494 + t27 * t495));
                            let t497 = t488 - t496;
                            let t498 = t34 * t497;
                            let t499 = t257 * t497;
                            let t500 = t35 * t498
                                + (t58 * t483
                                    + (t135 * t481 + (t147 + t146 * (half_h * t129))));
                            (
                                [
                                    w1_rate - t65,
                                    w2_rate - t72,
                                    w3_rate - t78,
                                    w4_rate - t84,
                                    w5_rate - t90,
                                    w6_rate - t96,
                                    w7_rate - t102,
                                    w8_rate - t108,
                                    w9_rate - t114,
                                    w10_rate - t120,
                                    w11_rate - t126,
                                    w12_rate - t132,
                                    t9 * t147 + (rho13_rate - t60 * t149 - t146 * t65),
                                    t14 * t147 + (rho14_rate - t67 * t150 - t146 * t72),
                                    t19 * t147 + (rho15_rate - t151 * t74 - t146 * t78),
                                    t21 * t147 + (rho16_rate - t152 * t80 - t146 * t84),
                                    t23 * t147 + (rho17_rate - t153 * t86 - t146 * t90),
                                    t25 * t147 + (rho18_rate - t154 * t92 - t146 * t96),
                                    t29 * t147 + (rho19_rate - t155 * t98 - t146 * t102),
                                    t27 * t147 + (rho20_rate - t156 * t104 - t146 * t108),
                                    t31 * t147 + (rho21_rate - t157 * t110 - t146 * t114),
                                    t10 * t147 + (rho22_rate - t158 * t116 - t146 * t120),
                                    t12 * t147 + (rho23_rate - t159 * t122 - t146 * t126),
                                    t16 * t147 + (rho24_rate - t160 * t128 - t146 * t132),
                                ],
                                [
                                    [
                                        (t161 + t9 * t163) * (half_h_squared * t164)
                                            + (quarter_h_squared * t62 + rt::lit::<T>(1.0)),
                                        t164 * (t166 * t167),
                                        t164 * (t169 * t167),
                                        t164 * (t171 * t167),
                                        t164 * (t173 * t167),
                                        t164 * (t175 * t167),
                                        t164 * (t177 * t167),
                                        t164 * (t179 * t167),
                                        t164 * (t181 * t167),
                                        t164 * (t183 * t167),
                                        t164 * (t185 * t167),
                                        t164 * (t187 * t167),
                                        t164
                                            * (half_h_squared
                                                * (t188 * (rt::lit::<T>(0.5) * t9) - half_h)),
                                        t164 * (t189 * t190),
                                        t164 * (t191 * t190),
                                        t164 * (t192 * t190),
                                        t164 * (t193 * t190),
                                        t164 * (t194 * t190),
                                        t164 * (t195 * t190),
                                        t164 * (t196 * t190),
                                        t164 * (t197 * t190),
                                        t164 * (t198 * t190),
                                        t164 * (t199 * t190),
                                        t164 * (t200 * t190),
                                    ],
                                    [
                                        t201 * (t163 * t202),
                                        (t161 + t14 * t166) * (half_h_squared * t201)
                                            + (quarter_h_squared * t69 + rt::lit::<T>(1.0)),
                                        t201 * (t169 * t202),
                                        t201 * (t171 * t202),
                                        t201 * (t173 * t202),
                                        t201 * (t175 * t202),
                                        t201 * (t177 * t202),
                                        t201 * (t179 * t202),
                                        t201 * (t181 * t202),
                                        t201 * (t183 * t202),
                                        t201 * (t185 * t202),
                                        t201 * (t187 * t202),
                                        t201 * (t188 * t203),
                                        t201
                                            * (half_h_squared
                                                * (t189 * (rt::lit::<T>(0.5) * t14) - half_h)),
                                        t201 * (t191 * t203),
                                        t201 * (t192 * t203),
                                        t201 * (t193 * t203),
                                        t201 * (t194 * t203),
                                        t201 * (t195 * t203),
                                        t201 * (t196 * t203),
                                        t201 * (t197 * t203),
                                        t201 * (t198 * t203),
                                        t201 * (t199 * t203),
                                        t201 * (t200 * t203),
                                    ],
                                    [
                                        t204 * (t163 * t205),
                                        t204 * (t166 * t205),
                                        (t161 + t19 * t169) * (half_h_squared * t204)
                                            + (quarter_h_squared * t75 + rt::lit::<T>(1.0)),
                                        t204 * (t171 * t205),
                                        t204 * (t173 * t205),
                                        t204 * (t175 * t205),
                                        t204 * (t177 * t205),
                                        t204 * (t179 * t205),
                                        t204 * (t181 * t205),
                                        t204 * (t183 * t205),
                                        t204 * (t185 * t205),
                                        t204 * (t187 * t205),
                                        t204 * (t188 * t206),
                                        t204 * (t189 * t206),
                                        t204
                                            * (half_h_squared
                                                * (t191 * (rt::lit::<T>(0.5) * t19) - half_h)),
                                        t204 * (t192 * t206),
                                        t204 * (t193 * t206),
                                        t204 * (t194 * t206),
                                        t204 * (t195 * t206),
                                        t204 * (t196 * t206),
                                        t204 * (t197 * t206),
                                        t204 * (t198 * t206),
                                        t204 * (t199 * t206),
                                        t204 * (t200 * t206),
                                    ],
                                    [
                                        t207 * (t163 * t208),
                                        t207 * (t166 * t208),
                                        t207 * (t169 * t208),
                                        (t161 + t21 * t171) * (half_h_squared * t207)
                                            + (quarter_h_squared * t81 + rt::lit::<T>(1.0)),
                                        t207 * (t173 * t208),
                                        t207 * (t175 * t208),
                                        t207 * (t177 * t208),
                                        t207 * (t179 * t208),
                                        t207 * (t181 * t208),
                                        t207 * (t183 * t208),
                                        t207 * (t185 * t208),
                                        t207 * (t187 * t208),
                                        t207 * (t188 * t209),
                                        t207 * (t189 * t209),
                                        t207 * (t191 * t209),
                                        t207
                                            * (half_h_squared
                                                * (t192 * (rt::lit::<T>(0.5) * t21) - half_h)),
                                        t207 * (t193 * t209),
                                        t207 * (t194 * t209),
                                        t207 * (t195 * t209),
                                        t207 * (t196 * t209),
                                        t207 * (t197 * t209),
                                        t207 * (t198 * t209),
                                        t207 * (t199 * t209),
                                        t207 * (t200 * t209),
                                    ],
                                    [
                                        t210 * (t163 * t211),
                                        t210 * (t166 * t211),
                                        t210 * (t169 * t211),
                                        t210 * (t171 * t211),
                                        (t161 + t23 * t173) * (half_h_squared * t210)
                                            + (quarter_h_squared * t87 + rt::lit::<T>(1.0)),
                                        t210 * (t175 * t211),
                                        t210 * (t177 * t211),
                                        t210 * (t179 * t211),
                                        t210 * (t181 * t211),
                                        t210 * (t183 * t211),
                                        t210 * (t185 * t211),
                                        t210 * (t187 * t211),
                                        t210 * (t188 * t212),
                                        t210 * (t189 * t212),
                                        t210 * (t191 * t212),
                                        t210 * (t192 * t212),
                                        t210
                                            * (half_h_squared
                                                * (t193 * (rt::lit::<T>(0.5) * t23) - half_h)),
                                        t210 * (t194 * t212),
                                        t210 * (t195 * t212),
                                        t210 * (t196 * t212),
                                        t210 * (t197 * t212),
                                        t210 * (t198 * t212),
                                        t210 * (t199 * t212),
                                        t210 * (t200 * t212),
                                    ],
                                    [
                                        t213 * (t163 * t214),
                                        t213 * (t166 * t214),
                                        t213 * (t169 * t214),
                                        t213 * (t171 * t214),
                                        t213 * (t173 * t214),
                                        (t161 + t25 * t175) * (half_h_squared * t213)
                                            + (quarter_h_squared * t93 + rt::lit::<T>(1.0)),
                                        t213 * (t177 * t214),
                                        t213 * (t179 * t214),
                                        t213 * (t181 * t214),
                                        t213 * (t183 * t214),
                                        t213 * (t185 * t214),
                                        t213 * (t187 * t214),
                                        t213 * (t188 * t215),
                                        t213 * (t189 * t215),
                                        t213 * (t191 * t215),
                                        t213 * (t192 * t215),
                                        t213 * (t193 * t215),
                                        t213
                                            * (half_h_squared
                                                * (t194 * (rt::lit::<T>(0.5) * t25) - half_h)),
                                        t213 * (t195 * t215),
                                        t213 * (t196 * t215),
                                        t213 * (t197 * t215),
                                        t213 * (t198 * t215),
                                        t213 * (t199 * t215),
                                        t213 * (t200 * t215),
                                    ],
                                    [
                                        t216 * (t163 * t217),
                                        t216 * (t166 * t217),
                                        t216 * (t169 * t217),
                                        t216 * (t171 * t217),
                                        t216 * (t173 * t217),
                                        t216 * (t175 * t217),
                                        (t161 + t29 * t177) * (half_h_squared * t216)
                                            + (quarter_h_squared * t99 + rt::lit::<T>(1.0)),
                                        t216 * (t179 * t217),
                                        t216 * (t181 * t217),
                                        t216 * (t183 * t217),
                                        t216 * (t185 * t217),
                                        t216 * (t187 * t217),
                                        t216 * (t188 * t218),
                                        t216 * (t189 * t218),
                                        t216 * (t191 * t218),
                                        t216 * (t192 * t218),
                                        t216 * (t193 * t218),
                                        t216 * (t194 * t218),
                                        t216
                                            * (half_h_squared
                                                * (t195 * (rt::lit::<T>(0.5) * t29) - half_h)),
                                        t216 * (t196 * t218),
                                        t216 * (t197 * t218),
                                        t216 * (t198 * t218),
                                        t216 * (t199 * t218),
                                        t216 * (t200 * t218),
                                    ],
                                    [
                                        t219 * (t163 * t220),
                                        t219 * (t166 * t220),
                                        t219 * (t169 * t220),
                                        t219 * (t171 * t220),
                                        t219 * (t173 * t220),
                                        t219 * (t175 * t220),
                                        t219 * (t177 * t220),
                                        (t161 + t27 * t179) * (half_h_squared * t219)
                                            + (quarter_h_squared * t105 + rt::lit::<T>(1.0)),
                                        t219 * (t181 * t220),
                                        t219 * (t183 * t220),
                                        t219 * (t185 * t220),
                                        t219 * (t187 * t220),
                                        t219 * (t188 * t221),
                                        t219 * (t189 * t221),
                                        t219 * (t191 * t221),
                                        t219 * (t192 * t221),
                                        t219 * (t193 * t221),
                                        t219 * (t194 * t221),
                                        t219 * (t195 * t221),
                                        t219
                                            * (half_h_squared
                                                * (t196 * (rt::lit::<T>(0.5) * t27) - half_h)),
                                        t219 * (t197 * t221),
                                        t219 * (t198 * t221),
                                        t219 * (t199 * t221),
                                        t219 * (t200 * t221),
                                    ],
                                    [
                                        t222 * (t163 * t223),
                                        t222 * (t166 * t223),
                                        t222 * (t169 * t223),
                                        t222 * (t171 * t223),
                                        t222 * (t173 * t223),
                                        t222 * (t175 * t223),
                                        t222 * (t177 * t223),
                                        t222 * (t179 * t223),
                                        (t161 + t31 * t181) * (half_h_squared * t222)
                                            + (quarter_h_squared * t111 + rt::lit::<T>(1.0)),
                                        t222 * (t183 * t223),
                                        t222 * (t185 * t223),
                                        t222 * (t187 * t223),
                                        t222 * (t188 * t224),
                                        t222 * (t189 * t224),
                                        t222 * (t191 * t224),
                                        t222 * (t192 * t224),
                                        t222 * (t193 * t224),
                                        t222 * (t194 * t224),
                                        t222 * (t195 * t224),
                                        t222 * (t196 * t224),
                                        t222
                                            * (half_h_squared
                                                * (t197 * (rt::lit::<T>(0.5) * t31) - half_h)),
                                        t222 * (t198 * t224),
                                        t222 * (t199 * t224),
                                        t222 * (t200 * t224),
                                    ],
                                    [
                                        t225 * (t163 * t226),
                                        t225 * (t166 * t226),
                                        t225 * (t169 * t226),
                                        t225 * (t171 * t226),
                                        t225 * (t173 * t226),
                                        t225 * (t175 * t226),
                                        t225 * (t177 * t226),
                                        t225 * (t179 * t226),
                                        t225 * (t181 * t226),
                                        (t161 + t10 * t183) * (half_h_squared * t225)
                                            + (quarter_h_squared * t117 + rt::lit::<T>(1.0)),
                                        t225 * (t185 * t226),
                                        t225 * (t187 * t226),
                                        t225 * (t188 * t227),
                                        t225 * (t189 * t227),
                                        t225 * (t191 * t227),
                                        t225 * (t192 * t227),
                                        t225 * (t193 * t227),
                                        t225 * (t194 * t227),
                                        t225 * (t195 * t227),
                                        t225 * (t196 * t227),
                                        t225 * (t197 * t227),
                                        t225
                                            * (half_h_squared
                                                * (t198 * (rt::lit::<T>(0.5) * t10) - half_h)),
                                        t225 * (t199 * t227),
                                        t225 * (t200 * t227),
                                    ],
                                    [
                                        t228 * (t163 * t229),
                                        t228 * (t166 * t229),
                                        t228 * (t169 * t229),
                                        t228 * (t171 * t229),
                                        t228 * (t173 * t229),
                                        t228 * (t175 * t229),
                                        t228 * (t177 * t229),
                                        t228 * (t179 * t229),
                                        t228 * (t181 * t229),
                                        t228 * (t183 * t229),
                                        (t161 + t12 * t185) * (half_h_squared * t228)
                                            + (quarter_h_squared * t123 + rt::lit::<T>(1.0)),
                                        t228 * (t187 * t229),
                                        t228 * (t188 * t230),
                                        t228 * (t189 * t230),
                                        t228 * (t191 * t230),
                                        t228 * (t192 * t230),
                                        t228 * (t193 * t230),
                                        t228 * (t194 * t230),
                                        t228 * (t195 * t230),
                                        t228 * (t196 * t230),
                                        t228 * (t197 * t230),
                                        t228 * (t198 * t230),
                                        t228
                                            * (half_h_squared
                                                * (t199 * (rt::lit::<T>(0.5) * t12) - half_h)),
                                        t228 * (t200 * t230),
                                    ],
                                    [
                                        t231 * (t163 * t232),
                                        t231 * (t166 * t232),
                                        t231 * (t169 * t232),
                                        t231 * (t171 * t232),
                                        t231 * (t173 * t232),
                                        t231 * (t175 * t232),
                                        t231 * (t177 * t232),
                                        t231 * (t179 * t232),
                                        t231 * (t181 * t232),
                                        t231 * (t183 * t232),
                                        t231 * (t185 * t232),
                                        (t161 + t16 * t187) * (half_h_squared * t231)
                                            + (quarter_h_squared * t129 + rt::lit::<T>(1.0)),
                                        t231 * (t188 * t233),
                                        t231 * (t189 * t233),
                                        t231 * (t191 * t233),
                                        t231 * (t192 * t233),
                                        t231 * (t193 * t233),
                                        t231 * (t194 * t233),
                                        t231 * (t195 * t233),
                                        t231 * (t196 * t233),
                                        t231 * (t197 * t233),
                                        t231 * (t198 * t233),
                                        t231 * (t199 * t233),
                                        t231
                                            * (half_h_squared
                                                * (t200 * (rt::lit::<T>(0.5) * t16) - half_h)),
                                    ],
                                    [
                                        half_h * (t255 - t256 * (t60 + t258)),
                                        half_h
                                            * (t44 * t254 + (t137 * t236 - t58 * t245) - t259 * t258),
                                        half_h
                                            * (t42 * t254 + (t138 * t236 - t58 * t242) - t260 * t258),
                                        half_h
                                            * (t51 * t254 + (t142 * t236 - t58 * t240) - t261 * t258),
                                        half_h
                                            * (t48 * t254 + (t140 * t236 - t58 * t239) - t262 * t258),
                                        half_h
                                            * (t50 * t254 + (t141 * t236 - t58 * t241) - t263 * t258),
                                        half_h
                                            * (t38 * t254 + (t133 * t236 - t58 * t250) - t264 * t258),
                                        half_h
                                            * (t55 * t254 + (t143 * t236 - t58 * t249) - t265 * t258),
                                        half_h
                                            * (t53 * t254 + (t144 * t236 - t58 * t251) - t266 * t258),
                                        half_h
                                            * (t36 * t254 + (t136 * t236 - t58 * t247) - t267 * t258),
                                        half_h
                                            * (t40 * t254 + (t134 * t236 - t58 * t246) - t268 * t258),
                                        half_h
                                            * (t35 * t254 + (t135 * t236 - t58 * t248) - t269 * t258),
                                        half_h * (t9 * t254 + (t237 - t235)) + rt::lit::<T>(1.0),
                                        half_h * (t245 + t14 * t254),
                                        half_h * (t242 + t19 * t254),
                                        half_h * (t240 + t21 * t254),
                                        half_h * (t239 + t23 * t254),
                                        half_h * (t241 + t25 * t254),
                                        half_h * (t250 + t29 * t254),
                                        half_h * (t249 + t27 * t254),
                                        half_h * (t251 + t31 * t254),
                                        half_h * (t247 + t10 * t254),
                                        half_h * (t246 + t12 * t254),
                                        half_h * (t248 + t16 * t254),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t288 + (t139 * t271 - t58 * t279) - t256 * t289),
                                        half_h * (t290 - t259 * (t67 + t289)),
                                        half_h
                                            * (t42 * t288 + (t138 * t271 - t58 * t277) - t260 * t289),
                                        half_h
                                            * (t51 * t288 + (t142 * t271 - t58 * t275) - t261 * t289),
                                        half_h
                                            * (t48 * t288 + (t140 * t271 - t58 * t274) - t262 * t289),
                                        half_h
                                            * (t50 * t288 + (t141 * t271 - t58 * t276) - t263 * t289),
                                        half_h
                                            * (t38 * t288 + (t133 * t271 - t58 * t284) - t264 * t289),
                                        half_h
                                            * (t55 * t288 + (t143 * t271 - t58 * t283) - t265 * t289),
                                        half_h
                                            * (t53 * t288 + (t144 * t271 - t58 * t285) - t266 * t289),
                                        half_h
                                            * (t36 * t288 + (t136 * t271 - t58 * t281) - t267 * t289),
                                        half_h
                                            * (t40 * t288 + (t134 * t271 - t58 * t280) - t268 * t289),
                                        half_h
                                            * (t35 * t288 + (t135 * t271 - t58 * t282) - t269 * t289),
                                        half_h * (t279 + t9 * t288),
                                        half_h * (t14 * t288 + (t272 - t270)) + rt::lit::<T>(1.0),
                                        half_h * (t277 + t19 * t288),
                                        half_h * (t275 + t21 * t288),
                                        half_h * (t274 + t23 * t288),
                                        half_h * (t276 + t25 * t288),
                                        half_h * (t284 + t29 * t288),
                                        half_h * (t283 + t27 * t288),
                                        half_h * (t285 + t31 * t288),
                                        half_h * (t281 + t10 * t288),
                                        half_h * (t280 + t12 * t288),
                                        half_h * (t282 + t16 * t288),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t309 + (t139 * t292 - t58 * t300) - t256 * t310),
                                        half_h
                                            * (t44 * t309 + (t137 * t292 - t58 * t298) - t259 * t310),
                                        half_h * (t311 - t260 * (t74 + t310)),
                                        half_h
                                            * (t51 * t309 + (t142 * t292 - t58 * t296) - t261 * t310),
                                        half_h
                                            * (t48 * t309 + (t140 * t292 - t58 * t295) - t262 * t310),
                                        half_h
                                            * (t50 * t309 + (t141 * t292 - t58 * t297) - t263 * t310),
                                        half_h
                                            * (t38 * t309 + (t133 * t292 - t58 * t305) - t264 * t310),
                                        half_h
                                            * (t55 * t309 + (t143 * t292 - t58 * t304) - t265 * t310),
                                        half_h
                                            * (t53 * t309 + (t144 * t292 - t58 * t306) - t266 * t310),
                                        half_h
                                            * (t36 * t309 + (t136 * t292 - t58 * t302) - t267 * t310),
                                        half_h
                                            * (t40 * t309 + (t134 * t292 - t58 * t301) - t268 * t310),
                                        half_h
                                            * (t35 * t309 + (t135 * t292 - t58 * t303) - t269 * t310),
                                        half_h * (t300 + t9 * t309),
                                        half_h * (t298 + t14 * t309),
                                        half_h * (t19 * t309 + (t293 - t291)) + rt::lit::<T>(1.0),
                                        half_h * (t296 + t21 * t309),
                                        half_h * (t295 + t23 * t309),
                                        half_h * (t297 + t25 * t309),
                                        half_h * (t305 + t29 * t309),
                                        half_h * (t304 + t27 * t309),
                                        half_h * (t306 + t31 * t309),
                                        half_h * (t302 + t10 * t309),
                                        half_h * (t301 + t12 * t309),
                                        half_h * (t303 + t16 * t309),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t330 + (t139 * t313 - t58 * t321) - t256 * t331),
                                        half_h
                                            * (t44 * t330 + (t137 * t313 - t58 * t319) - t259 * t331),
                                        half_h
                                            * (t42 * t330 + (t138 * t313 - t58 * t317) - t260 * t331),
                                        half_h * (t332 - t261 * (t80 + t331)),
                                        half_h
                                            * (t48 * t330 + (t140 * t313 - t58 * t316) - t262 * t331),
                                        half_h
                                            * (t50 * t330 + (t141 * t313 - t58 * t318) - t263 * t331),
                                        half_h
                                            * (t38 * t330 + (t133 * t313 - t58 * t326) - t264 * t331),
                                        half_h
                                            * (t55 * t330 + (t143 * t313 - t58 * t325) - t265 * t331),
                                        half_h
                                            * (t53 * t330 + (t144 * t313 - t58 * t327) - t266 * t331),
                                        half_h
                                            * (t36 * t330 + (t136 * t313 - t58 * t323) - t267 * t331),
                                        half_h
                                            * (t40 * t330 + (t134 * t313 - t58 * t322) - t268 * t331),
                                        half_h
                                            * (t35 * t330 + (t135 * t313 - t58 * t324) - t269 * t331),
                                        half_h * (t321 + t9 * t330),
                                        half_h * (t319 + t14 * t330),
                                        half_h * (t317 + t19 * t330),
                                        half_h * (t21 * t330 + (t314 - t312)) + rt::lit::<T>(1.0),
                                        half_h * (t316 + t23 * t330),
                                        half_h * (t318 + t25 * t330),
                                        half_h * (t326 + t29 * t330),
                                        half_h * (t325 + t27 * t330),
                                        half_h * (t327 + t31 * t330),
                                        half_h * (t323 + t10 * t330),
                                        half_h * (t322 + t12 * t330),
                                        half_h * (t324 + t16 * t330),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t351 + (t139 * t334 - t58 * t342) - t256 * t352),
                                        half_h
                                            * (t44 * t351 + (t137 * t334 - t58 * t340) - t259 * t352),
                                        half_h
                                            * (t42 * t351 + (t138 * t334 - t58 * t338) - t260 * t352),
                                        half_h
                                            * (t51 * t351 + (t142 * t334 - t58 * t337) - t261 * t352),
                                        half_h * (t353 - t262 * (t86 + t352)),
                                        half_h
                                            * (t50 * t351 + (t141 * t334 - t58 * t339) - t263 * t352),
                                        half_h
                                            * (t38 * t351 + (t133 * t334 - t58 * t347) - t264 * t352),
                                        half_h
                                            * (t55 * t351 + (t143 * t334 - t58 * t346) - t265 * t352),
                                        half_h
                                            * (t53 * t351 + (t144 * t334 - t58 * t348) - t266 * t352),
                                        half_h
                                            * (t36 * t351 + (t136 * t334 - t58 * t344) - t267 * t352),
                                        half_h
                                            * (t40 * t351 + (t134 * t334 - t58 * t343) - t268 * t352),
                                        half_h
                                            * (t35 * t351 + (t135 * t334 - t58 * t345) - t269 * t352),
                                        half_h * (t342 + t9 * t351),
                                        half_h * (t340 + t14 * t351),
                                        half_h * (t338 + t19 * t351),
                                        half_h * (t337 + t21 * t351),
                                        half_h * (t23 * t351 + (t335 - t333)) + rt::lit::<T>(1.0),
                                        half_h * (t339 + t25 * t351),
                                        half_h * (t347 + t29 * t351),
                                        half_h * (t346 + t27 * t351),
                                        half_h * (t348 + t31 * t351),
                                        half_h * (t344 + t10 * t351),
                                        half_h * (t343 + t12 * t351),
                                        half_h * (t345 + t16 * t351),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t372 + (t139 * t355 - t58 * t363) - t256 * t373),
                                        half_h
                                            * (t44 * t372 + (t137 * t355 - t58 * t361) - t259 * t373),
                                        half_h
                                            * (t42 * t372 + (t138 * t355 - t58 * t359) - t260 * t373),
                                        half_h
                                            * (t51 * t372 + (t142 * t355 - t58 * t358) - t261 * t373),
                                        half_h
                                            * (t48 * t372 + (t140 * t355 - t58 * t360) - t262 * t373),
                                        half_h * (t374 - t263 * (t92 + t373)),
                                        half_h
                                            * (t38 * t372 + (t133 * t355 - t58 * t368) - t264 * t373),
                                        half_h
                                            * (t55 * t372 + (t143 * t355 - t58 * t367) - t265 * t373),
                                        half_h
                                            * (t53 * t372 + (t144 * t355 - t58 * t369) - t266 * t373),
                                        half_h
                                            * (t36 * t372 + (t136 * t355 - t58 * t365) - t267 * t373),
                                        half_h
                                            * (t40 * t372 + (t134 * t355 - t58 * t364) - t268 * t373),
                                        half_h
                                            * (t35 * t372 + (t135 * t355 - t58 * t366) - t269 * t373),
                                        half_h * (t363 + t9 * t372),
                                        half_h * (t361 + t14 * t372),
                                        half_h * (t359 + t19 * t372),
                                        half_h * (t358 + t21 * t372),
                                        half_h * (t360 + t23 * t372),
                                        half_h * (t25 * t372 + (t356 - t354)) + rt::lit::<T>(1.0),
                                        half_h * (t368 + t29 * t372),
                                        half_h * (t367 + t27 * t372),
                                        half_h * (t369 + t31 * t372),
                                        half_h * (t365 + t10 * t372),
                                        half_h * (t364 + t12 * t372),
                                        half_h * (t366 + t16 * t372),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t393 + (t139 * t376 - t58 * t384) - t256 * t394),
                                        half_h
                                            * (t44 * t393 + (t137 * t376 - t58 * t382) - t259 * t394),
                                        half_h
                                            * (t42 * t393 + (t138 * t376 - t58 * t380) - t260 * t394),
                                        half_h
                                            * (t51 * t393 + (t142 * t376 - t58 * t379) - t261 * t394),
                                        half_h
                                            * (t48 * t393 + (t140 * t376 - t58 * t381) - t262 * t394),
                                        half_h
                                            * (t50 * t393 + (t141 * t376 - t58 * t389) - t263 * t394),
                                        half_h * (t395 - t264 * (t98 + t394)),
                                        half_h
                                            * (t55 * t393 + (t143 * t376 - t58 * t388) - t265 * t394),
                                        half_h
                                            * (t53 * t393 + (t144 * t376 - t58 * t390) - t266 * t394),
                                        half_h
                                            * (t36 * t393 + (t136 * t376 - t58 * t386) - t267 * t394),
                                        half_h
                                            * (t40 * t393 + (t134 * t376 - t58 * t385) - t268 * t394),
                                        half_h
                                            * (t35 * t393 + (t135 * t376 - t58 * t387) - t269 * t394),
                                        half_h * (t384 + t9 * t393),
                                        half_h * (t382 + t14 * t393),
                                        half_h * (t380 + t19 * t393),
                                        half_h * (t379 + t21 * t393),
                                        half_h * (t381 + t23 * t393),
                                        half_h * (t389 + t25 * t393),
                                        half_h * (t29 * t393 + (t377 - t375)) + rt::lit::<T>(1.0),
                                        half_h * (t388 + t27 * t393),
                                        half_h * (t390 + t31 * t393),
                                        half_h * (t386 + t10 * t393),
                                        half_h * (t385 + t12 * t393),
                                        half_h * (t387 + t16 * t393),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t414 + (t139 * t397 - t58 * t405) - t256 * t415),
                                        half_h
                                            * (t44 * t414 + (t137 * t397 - t58 * t403) - t259 * t415),
                                        half_h
                                            * (t42 * t414 + (t138 * t397 - t58 * t401) - t260 * t415),
                                        half_h
                                            * (t51 * t414 + (t142 * t397 - t58 * t400) - t261 * t415),
                                        half_h
                                            * (t48 * t414 + (t140 * t397 - t58 * t402) - t262 * t415),
                                        half_h
                                            * (t50 * t414 + (t141 * t397 - t58 * t410) - t263 * t415),
                                        half_h
                                            * (t38 * t414 + (t133 * t397 - t58 * t409) - t264 * t415),
                                        half_h * (t416 - t265 * (t104 + t415)),
                                        half_h
                                            * (t53 * t414 + (t144 * t397 - t58 * t411) - t266 * t415),
                                        half_h
                                            * (t36 * t414 + (t136 * t397 - t58 * t407) - t267 * t415),
                                        half_h
                                            * (t40 * t414 + (t134 * t397 - t58 * t406) - t268 * t415),
                                        half_h
                                            * (t35 * t414 + (t135 * t397 - t58 * t408) - t269 * t415),
                                        half_h * (t405 + t9 * t414),
                                        half_h * (t403 + t14 * t414),
                                        half_h * (t401 + t19 * t414),
                                        half_h * (t400 + t21 * t414),
                                        half_h * (t402 + t23 * t414),
                                        half_h * (t410 + t25 * t414),
                                        half_h * (t409 + t29 * t414),
                                        half_h * (t27 * t414 + (t398 - t396)) + rt::lit::<T>(1.0),
                                        half_h * (t411 + t31 * t414),
                                        half_h * (t407 + t10 * t414),
                                        half_h * (t406 + t12 * t414),
                                        half_h * (t408 + t16 * t414),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t435 + (t139 * t418 - t58 * t426) - t256 * t436),
                                        half_h
                                            * (t44 * t435 + (t137 * t418 - t58 * t424) - t259 * t436),
                                        half_h
                                            * (t42 * t435 + (t138 * t418 - t58 * t422) - t260 * t436),
                                        half_h
                                            * (t51 * t435 + (t142 * t418 - t58 * t421) - t261 * t436),
                                        half_h
                                            * (t48 * t435 + (t140 * t418 - t58 * t423) - t262 * t436),
                                        half_h
                                            * (t50 * t435 + (t141 * t418 - t58 * t431) - t263 * t436),
                                        half_h
                                            * (t38 * t435 + (t133 * t418 - t58 * t430) - t264 * t436),
                                        half_h
                                            * (t55 * t435 + (t143 * t418 - t58 * t432) - t265 * t436),
                                        half_h * (t437 - t266 * (t110 + t436)),
                                        half_h
                                            * (t36 * t435 + (t136 * t418 - t58 * t428) - t267 * t436),
                                        half_h
                                            * (t40 * t435 + (t134 * t418 - t58 * t427) - t268 * t436),
                                        half_h
                                            * (t35 * t435 + (t135 * t418 - t58 * t429) - t269 * t436),
                                        half_h * (t426 + t9 * t435),
                                        half_h * (t424 + t14 * t435),
                                        half_h * (t422 + t19 * t435),
                                        half_h * (t421 + t21 * t435),
                                        half_h * (t423 + t23 * t435),
                                        half_h * (t431 + t25 * t435),
                                        half_h * (t430 + t29 * t435),
                                        half_h * (t432 + t27 * t435),
                                        half_h * (t31 * t435 + (t419 - t417)) + rt::lit::<T>(1.0),
                                        half_h * (t428 + t10 * t435),
                                        half_h * (t427 + t12 * t435),
                                        half_h * (t429 + t16 * t435),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t456 + (t139 * t439 - t58 * t447) - t256 * t457),
                                        half_h
                                            * (t44 * t456 + (t137 * t439 - t58 * t445) - t259 * t457),
                                        half_h
                                            * (t42 * t456 + (t138 * t439 - t58 * t443) - t260 * t457),
                                        half_h
                                            * (t51 * t456 + (t142 * t439 - t58 * t442) - t261 * t457),
                                        half_h
                                            * (t48 * t456 + (t140 * t439 - t58 * t444) - t262 * t457),
                                        half_h
                                            * (t50 * t456 + (t141 * t439 - t58 * t452) - t263 * t457),
                                        half_h
                                            * (t38 * t456 + (t133 * t439 - t58 * t451) - t264 * t457),
                                        half_h
                                            * (t55 * t456 + (t143 * t439 - t58 * t453) - t265 * t457),
                                        half_h
                                            * (t53 * t456 + (t144 * t439 - t58 * t449) - t266 * t457),
                                        half_h * (t458 - t267 * (t116 + t457)),
                                        half_h
                                            * (t40 * t456 + (t134 * t439 - t58 * t448) - t268 * t457),
                                        half_h
                                            * (t35 * t456 + (t135 * t439 - t58 * t450) - t269 * t457),
                                        half_h * (t447 + t9 * t456),
                                        half_h * (t445 + t14 * t456),
                                        half_h * (t443 + t19 * t456),
                                        half_h * (t442 + t21 * t456),
                                        half_h * (t444 + t23 * t456),
                                        half_h * (t452 + t25 * t456),
                                        half_h * (t451 + t29 * t456),
                                        half_h * (t453 + t27 * t456),
                                        half_h * (t449 + t31 * t456),
                                        half_h * (t10 * t456 + (t440 - t438)) + rt::lit::<T>(1.0),
                                        half_h * (t448 + t12 * t456),
                                        half_h * (t450 + t16 * t456),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t477 + (t139 * t460 - t58 * t468) - t256 * t478),
                                        half_h
                                            * (t44 * t477 + (t137 * t460 - t58 * t466) - t259 * t478),
                                        half_h
                                            * (t42 * t477 + (t138 * t460 - t58 * t464) - t260 * t478),
                                        half_h
                                            * (t51 * t477 + (t142 * t460 - t58 * t463) - t261 * t478),
                                        half_h
                                            * (t48 * t477 + (t140 * t460 - t58 * t465) - t262 * t478),
                                        half_h
                                            * (t50 * t477 + (t141 * t460 - t58 * t473) - t263 * t478),
                                        half_h
                                            * (t38 * t477 + (t133 * t460 - t58 * t472) - t264 * t478),
                                        half_h
                                            * (t55 * t477 + (t143 * t460 - t58 * t474) - t265 * t478),
                                        half_h
                                            * (t53 * t477 + (t144 * t460 - t58 * t470) - t266 * t478),
                                        half_h
                                            * (t36 * t477 + (t136 * t460 - t58 * t469) - t267 * t478),
                                        half_h * (t479 - t268 * (t122 + t478)),
                                        half_h
                                            * (t35 * t477 + (t135 * t460 - t58 * t471) - t269 * t478),
                                        half_h * (t468 + t9 * t477),
                                        half_h * (t466 + t14 * t477),
                                        half_h * (t464 + t19 * t477),
                                        half_h * (t463 + t21 * t477),
                                        half_h * (t465 + t23 * t477),
                                        half_h * (t473 + t25 * t477),
                                        half_h * (t472 + t29 * t477),
                                        half_h * (t474 + t27 * t477),
                                        half_h * (t470 + t31 * t477),
                                        half_h * (t469 + t10 * t477),
                                        half_h * (t12 * t477 + (t461 - t459)) + rt::lit::<T>(1.0),
                                        half_h * (t471 + t16 * t477),
                                    ],
                                    [
                                        half_h
                                            * (t46 * t498 + (t139 * t481 - t58 * t489) - t256 * t499),
                                        half_h
                                            * (t44 * t498 + (t137 * t481 - t58 * t487) - t259 * t499),
                                        half_h
                                            * (t42 * t498 + (t138 * t481 - t58 * t485) - t260 * t499),
                                        half_h
                                            * (t51 * t498 + (t142 * t481 - t58 * t484) - t261 * t499),
                                        half_h
                                            * (t48 * t498 + (t140 * t481 - t58 * t486) - t262 * t499),
                                        half_h
                                            * (t50 * t498 + (t141 * t481 - t58 * t494) - t263 * t499),
                                        half_h
                                            * (t38 * t498 + (t133 * t481 - t58 * t493) - t264 * t499),
                                        half_h
                                            * (t55 * t498 + (t143 * t481 - t58 * t495) - t265 * t499),
                                        half_h
                                            * (t53 * t498 + (t144 * t481 - t58 * t491) - t266 * t499),
                                        half_h
                                            * (t36 * t498 + (t136 * t481 - t58 * t490) - t267 * t499),
                                        half_h
                                            * (t40 * t498 + (t134 * t481 - t58 * t492) - t268 * t499),
                                        half_h * (t500 - t269 * (t128 + t499)),
                                        half_h * (t489 + t9 * t498),
                                        half_h * (t487 + t14 * t498),
                                        half_h * (t485 + t19 * t498),
                                        half_h * (t484 + t21 * t498),
                                        half_h * (t486 + t23 * t498),
                                        half_h * (t494 + t25 * t498),
                                        half_h * (t493 + t29 * t498),
                                        half_h * (t495 + t27 * t498),
                                        half_h * (t491 + t31 * t498),
                                        half_h * (t490 + t10 * t498),
                                        half_h * (t492 + t12 * t498),
                                        half_h * (t16 * t498 + (t482 - t480)) + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, w7_rate, w8_rate, w9_rate, w10_rate, w11_rate, w12_rate, rho13_rate, rho14_rate, rho15_rate, rho16_rate, rho17_rate, rho18_rate, rho19_rate, rho20_rate, rho21_rate, rho22_rate, rho23_rate, rho24_rate",
                                tally,
                            )
                    })?;
                let [w1_rate, w2_rate, w3_rate, w4_rate, w5_rate, w6_rate, w7_rate,
                w8_rate, w9_rate, w10_rate, w11_rate, w12_rate, rho13_rate, rho14_rate,
                rho15_rate, rho16_rate, rho17_rate, rho18_rate, rho19_rate, rho20_rate,
                rho21_rate, rho22_rate, rho23_rate, rho24_rate] = solution1.x;
                let t29 = w7 + half_h * w7_rate;
                let t38 = rho19 + half_h * rho19_rate;
                let t16 = w12 + half_h * w12_rate;
                let t35 = rho24 + half_h * rho24_rate;
                let t10 = w10 + half_h * w10_rate;
                let t36 = rho22 + half_h * rho22_rate;
                let t37 = t16 * t35 + t10 * t36;
                let t31 = w9 + half_h * w9_rate;
                let t53 = rho21 + half_h * rho21_rate;
                let t54 = t31 * t53;
                let t12 = w11 + half_h * w11_rate;
                let t40 = rho23 + half_h * rho23_rate;
                let t41 = t12 * t40;
                let t9 = w1 + half_h * w1_rate;
                let t46 = rho13 + half_h * rho13_rate;
                let t47 = t9 * t46;
                let t14 = w2 + half_h * w2_rate;
                let t44 = rho14 + half_h * rho14_rate;
                let t45 = t14 * t44;
                let t19 = w3 + half_h * w3_rate;
                let t42 = rho15 + half_h * rho15_rate;
                let t43 = t19 * t42;
                let t23 = w5 + half_h * w5_rate;
                let t48 = rho17 + half_h * rho17_rate;
                let t49 = t23 * t48;
                let t25 = w6 + half_h * w6_rate;
                let t50 = rho18 + half_h * rho18_rate;
                let t21 = w4 + half_h * w4_rate;
                let t51 = rho16 + half_h * rho16_rate;
                let t52 = t25 * t50 + t21 * t51;
                let t39 = t29 * t38;
                let t27 = w8 + half_h * w8_rate;
                let t55 = rho20 + half_h * rho20_rate;
                let t56 = t27 * t55;
                let t545 = t37 + (t54 + t41)
                    + (t47 + t45 + (t43 + t49) + (t52 + (t39 + t56)));
                let t11 = t10 * t10;
                let t13 = t12 * t12;
                let t15 = t14 * t14 + rt::lit::<T>(1.0);
                let t17 = t16 * t16;
                let t18 = t9 * t9;
                let t20 = t19 * t19;
                let t22 = t21 * t21;
                let t24 = t23 * t23;
                let t26 = t25 * t25;
                let t28 = t27 * t27;
                let t30 = t29 * t29;
                let t32 = t31 * t31;
                let t33 = t11 + t13 + (t15 + t17)
                    + (t18 + t20 + (t22 + t24) + (t26 + t28 + (t30 + t32)));
                let t546 = t545 / t33;
                let t547 = t29 * t546;
                let t548 = t12 * t546;
                let t549 = t16 * t546;
                let t550 = t10 * t546;
                let t551 = t29 * (t38 - t547) + t12 * (t40 - t548)
                    + (t16 * (t35 - t549) + t10 * (t36 - t550));
                let t552 = t14 * t546;
                let t553 = t19 * t546;
                let t554 = t9 * t546;
                let t555 = t23 * t546;
                let t556 = t14 * (t44 - t552) + t19 * (t42 - t553)
                    + (t9 * (t46 - t554) + t23 * (t48 - t555));
                let t557 = t25 * t546;
                let t558 = t21 * t546;
                let t559 = t27 * t546;
                let t560 = t31 * t546;
                let t561 = t25 * (t50 - t557) + t21 * (t51 - t558)
                    + (t27 * (t55 - t559) + t31 * (t53 - t560));
                let x_new = x + h * (t551 + (t556 + t561));
                let w1_new = w1 + h * w1_rate;
                let w2_new = w2 + h * w2_rate;
                let w3_new = w3 + h * w3_rate;
                let w4_new = w4 + h * w4_rate;
                let w5_new = w5 + h * w5_rate;
                let w6_new = w6 + h * w6_rate;
                let w7_new = w7 + h * w7_rate;
                let w8_new = w8 + h * w8_rate;
                let w9_new = w9 + h * w9_rate;
                let w10_new = w10 + h * w10_rate;
                let w11_new = w11 + h * w11_rate;
                let w12_new = w12 + h * w12_rate;
                let t562 = t554 - t46;
                let z1_new = z1 + h * t562;
                let t563 = t552 - t44;
                let z2_new = z2 + h * t563;
                let t564 = t553 - t42;
                let z3_new = z3 + h * t564;
                let t565 = t558 - t51;
                let z4_new = z4 + h * t565;
                let t566 = t555 - t48;
                let z5_new = z5 + h * t566;
                let t567 = t557 - t50;
                let z6_new = z6 + h * t567;
                let t568 = t547 - t38;
                let z7_new = z7 + h * t568;
                let t569 = t559 - t55;
                let z8_new = z8 + h * t569;
                let t570 = t560 - t53;
                let z9_new = z9 + h * t570;
                let t571 = t550 - t36;
                let z10_new = z10 + h * t571;
                let t572 = t548 - t40;
                let z11_new = z11 + h * t572;
                let t573 = t549 - t35;
                let z12_new = z12 + h * t573;
                let t162 = h * t9;
                let t574 = z1 + half_h * t562;
                let rho1_new = rho1 - t162 * (t574 * t574 + rt::lit::<T>(1.0));
                let t165 = h * t14;
                let t575 = z2 + half_h * t563;
                let rho2_new = rho2 - t165 * (t575 * t575 + rt::lit::<T>(1.0));
                let t168 = h * t19;
                let t576 = z3 + half_h * t564;
                let rho3_new = rho3 - t168 * (t576 * t576 + rt::lit::<T>(1.0));
                let t170 = h * t21;
                let t577 = z4 + half_h * t565;
                let rho4_new = rho4 - t170 * (t577 * t577 + rt::lit::<T>(1.0));
                let t172 = h * t23;
                let t578 = z5 + half_h * t566;
                let rho5_new = rho5 - t172 * (t578 * t578 + rt::lit::<T>(1.0));
                let t174 = h * t25;
                let t579 = z6 + half_h * t567;
                let rho6_new = rho6 - t174 * (t579 * t579 + rt::lit::<T>(1.0));
                let t176 = h * t29;
                let t580 = z7 + half_h * t568;
                let rho7_new = rho7 - t176 * (t580 * t580 + rt::lit::<T>(1.0));
                let t178 = h * t27;
                let t581 = z8 + half_h * t569;
                let rho8_new = rho8 - t178 * (t581 * t581 + rt::lit::<T>(1.0));
                let t180 = h * t31;
                let t582 = z9 + half_h * t570;
                let rho9_new = rho9 - t180 * (t582 * t582 + rt::lit::<T>(1.0));
                let t182 = h * t10;
                let t583 = z10 + half_h * t571;
                let rho10_new = rho10 - t182 * (t583 * t583 + rt::lit::<T>(1.0));
                let t184 = h * t12;
                let t584 = z11 + half_h * t572;
                let rho11_new = rho11 - t184 * (t584 * t584 + rt::lit::<T>(1.0));
                let t186 = h * t16;
                let t585 = z12 + half_h * t573;
                let rho12_new = rho12 - t186 * (t585 * t585 + rt::lit::<T>(1.0));
                let rho13_new = rho13 + h * rho13_rate;
                let rho14_new = rho14 + h * rho14_rate;
                let rho15_new = rho15 + h * rho15_rate;
                let rho16_new = rho16 + h * rho16_rate;
                let rho17_new = rho17 + h * rho17_rate;
                let rho18_new = rho18 + h * rho18_rate;
                let rho19_new = rho19 + h * rho19_rate;
                let rho20_new = rho20 + h * rho20_rate;
                let rho21_new = rho21 + h * rho21_rate;
                let rho22_new = rho22 + h * rho22_rate;
                let rho23_new = rho23 + h * rho23_rate;
                let rho24_new = rho24 + h * rho24_rate;
                let carried = [
                    x_new,
                    w1_new,
                    w2_new,
                    w3_new,
                    w4_new,
                    w5_new,
                    w6_new,
                    w7_new,
                    w8_new,
                    w9_new,
                    w10_new,
                    w11_new,
                    w12_new,
                    z1_new,
                    z2_new,
                    z3_new,
                    z4_new,
                    z5_new,
                    z6_new,
                    z7_new,
                    z8_new,
                    z9_new,
                    z10_new,
                    z11_new,
                    z12_new,
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
                    rho13_new,
                    rho14_new,
                    rho15_new,
                    rho16_new,
                    rho17_new,
                    rho18_new,
                    rho19_new,
                    rho20_new,
                    rho21_new,
                    rho22_new,
                    rho23_new,
                    rho24_new,
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
                let [x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12, rho1, rho2, rho3, rho4, rho5,
                rho6, rho7, rho8, rho9, rho10, rho11, rho12, rho13, rho14, rho15, rho16,
                rho17, rho18, rho19, rho20, rho21, rho22, rho23, rho24] = motion.carried;
                let t1 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                    + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
                let t2 = w4 * w4 + w5 * w5 + (w1 * w1 + w3 * w3)
                    + (w7 * w7 + w9 * w9 + (w6 * w6 + w8 * w8));
                let t3 = w10 * w10 + w11 * w11
                    + (w12 * w12 + (w2 * w2 + rt::lit::<T>(1.0))) + t2;
                let t4 = (w10 * rho22 + w12 * rho24 + (w9 * rho21 + w11 * rho23) + t1)
                    / t3;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    w7,
                    w8,
                    w9,
                    w10,
                    w11,
                    w12,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    z7,
                    z8,
                    z9,
                    z10,
                    z11,
                    z12,
                    x_dot: t4,
                    w1_dot: rho1,
                    w2_dot: rho2,
                    w3_dot: rho3,
                    w4_dot: rho4,
                    w5_dot: rho5,
                    w6_dot: rho6,
                    w7_dot: rho7,
                    w8_dot: rho8,
                    w9_dot: rho9,
                    w10_dot: rho10,
                    w11_dot: rho11,
                    w12_dot: rho12,
                    z1_dot: w1 * t4 - rho13,
                    z2_dot: w2 * t4 - rho14,
                    z3_dot: w3 * t4 - rho15,
                    z4_dot: w4 * t4 - rho16,
                    z5_dot: w5 * t4 - rho17,
                    z6_dot: w6 * t4 - rho18,
                    z7_dot: w7 * t4 - rho19,
                    z8_dot: w8 * t4 - rho20,
                    z9_dot: w9 * t4 - rho21,
                    z10_dot: w10 * t4 - rho22,
                    z11_dot: w11 * t4 - rho23,
                    z12_dot: w12 * t4 - rho24,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "28a86b11ddc7eb7dbe888981454981ec";
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
        /// | each step | 125 | 136 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 87 | 98 | 1 | 0 | 0 | 0 |
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

            /// In this order: configuration q_k (25); momenta p_{k−½} half a step before the node (25).
            type Carried = [T; 50];
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
                let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12]] = start.q().data.0;
                let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot,
                w8_dot, w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot,
                z4_dot, z5_dot, z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot,
                ]] = start.w().data.0;
                let w12_squared = w12 * w12;
                let t1 = z12 * (w12_squared + rt::lit::<T>(1.0));
                let z2_squared = z2 * z2;
                let w1_squared = w1 * w1;
                let t2 = z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0)));
                let z1_squared = z1 * z1;
                let t3 = w2 * w2 + rt::lit::<T>(1.0);
                let t4 = z2 * (z1_squared + t3);
                let w3_squared = w3 * w3;
                let t5 = z3 * (w3_squared + rt::lit::<T>(1.0));
                let w4_squared = w4 * w4;
                let t6 = z4 * (w4_squared + rt::lit::<T>(1.0));
                let w5_squared = w5 * w5;
                let t7 = z5 * (w5_squared + rt::lit::<T>(1.0));
                let w6_squared = w6 * w6;
                let t8 = z6 * (w6_squared + rt::lit::<T>(1.0));
                let w8_squared = w8 * w8;
                let t9 = z8 * (w8_squared + rt::lit::<T>(1.0));
                let w10_squared = w10 * w10;
                let t10 = z10 * (w10_squared + rt::lit::<T>(1.0));
                let w11_squared = w11 * w11;
                let t11 = z11 * (w11_squared + rt::lit::<T>(1.0));
                let w7_squared = w7 * w7;
                let t12 = z7 * (w7_squared + rt::lit::<T>(1.0));
                let w9_squared = w9 * w9;
                let t13 = z9 * (w9_squared + rt::lit::<T>(1.0));
                let t14 = w4 * t6 + w5 * t7 + (w6 * t8 + w8 * t9)
                    + (w10 * t10 + w11 * t11 + (w7 * t12 + w9 * t13));
                let t15 = w12 * t1 + w1 * t2 + (w2 * t4 + (x + w3 * t5)) + t14;
                let t16 = w10_squared + w11_squared + (w12_squared + t3)
                    + (w4_squared + w5_squared + (w1_squared + w3_squared)
                        + (w7_squared + w9_squared + (w6_squared + w8_squared)));
                let t17 = t15 / t16;
                let carried = [
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    w7,
                    w8,
                    w9,
                    w10,
                    w11,
                    w12,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    z7,
                    z8,
                    z9,
                    z10,
                    z11,
                    z12,
                    x_dot - half_h * (t17 - x),
                    w1_dot + (z1_squared + rt::lit::<T>(1.0)) * (half_h * w1),
                    w2_dot + (z2_squared + rt::lit::<T>(1.0)) * (half_h * w2),
                    w3_dot + (z3 * z3 + rt::lit::<T>(1.0)) * (half_h * w3),
                    w4_dot + (z4 * z4 + rt::lit::<T>(1.0)) * (half_h * w4),
                    w5_dot + (z5 * z5 + rt::lit::<T>(1.0)) * (half_h * w5),
                    w6_dot + (z6 * z6 + rt::lit::<T>(1.0)) * (half_h * w6),
                    w7_dot + (z7 * z7 + rt::lit::<T>(1.0)) * (half_h * w7),
                    w8_dot + (z8 * z8 + rt::lit::<T>(1.0)) * (half_h * w8),
                    w9_dot + (z9 * z9 + rt::lit::<T>(1.0)) * (half_h * w9),
                    w10_dot + (z10 * z10 + rt::lit::<T>(1.0)) * (half_h * w10),
                    w11_dot + (z11 * z11 + rt::lit::<T>(1.0)) * (half_h * w11),
                    w12_dot + (z12 * z12 + rt::lit::<T>(1.0)) * (half_h * w12),
                    z1_dot - half_h * (w1 * t17 - t2),
                    z2_dot - half_h * (w2 * t17 - t4),
                    z3_dot - half_h * (w3 * t17 - t5),
                    z4_dot - half_h * (w4 * t17 - t6),
                    z5_dot - half_h * (w5 * t17 - t7),
                    z6_dot - half_h * (w6 * t17 - t8),
                    z7_dot - half_h * (w7 * t17 - t12),
                    z8_dot - half_h * (w8 * t17 - t9),
                    z9_dot - half_h * (w9 * t17 - t13),
                    z10_dot - half_h * (w10 * t17 - t10),
                    z11_dot - half_h * (w11 * t17 - t11),
                    z12_dot - half_h * (w12 * t17 - t1),
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
                let [x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12, p_x, p_w1, p_w2, p_w3, p_w4, p_w5,
                p_w6, p_w7, p_w8, p_w9, p_w10, p_w11, p_w12, p_z1, p_z2, p_z3, p_z4,
                p_z5, p_z6, p_z7, p_z8, p_z9, p_z10, p_z11, p_z12] = motion.carried;
                let h = setting.step_size();
                let x_h = h * x;
                let w10_squared = w10 * w10;
                let w11_squared = w11 * w11;
                let w12_squared = w12 * w12;
                let t1 = w2 * w2 + rt::lit::<T>(1.0);
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let w1_squared = w1 * w1;
                let w3_squared = w3 * w3;
                let w7_squared = w7 * w7;
                let w9_squared = w9 * w9;
                let w6_squared = w6 * w6;
                let w8_squared = w8 * w8;
                let t2 = w10_squared + w11_squared + (w12_squared + t1)
                    + (w4_squared + w5_squared + (w1_squared + w3_squared)
                        + (w7_squared + w9_squared + (w6_squared + w8_squared)));
                let z1_squared = z1 * z1;
                let t3 = (z1_squared + t1) * (h * z2);
                let t4 = (w12_squared + rt::lit::<T>(1.0)) * (h * z12);
                let z2_squared = z2 * z2;
                let t5 = (z2_squared + (w1_squared + rt::lit::<T>(1.0))) * (h * z1);
                let t6 = (w3_squared + rt::lit::<T>(1.0)) * (h * z3);
                let t7 = w1 * (rt::lit::<T>(2.0) * p_z1 - t5)
                    + (rt::lit::<T>(2.0) * p_x - x_h
                        + w3 * (rt::lit::<T>(2.0) * p_z3 - t6));
                let t8 = (w5_squared + rt::lit::<T>(1.0)) * (h * z5);
                let t9 = (w4_squared + rt::lit::<T>(1.0)) * (h * z4);
                let t10 = (w6_squared + rt::lit::<T>(1.0)) * (h * z6);
                let t11 = (w8_squared + rt::lit::<T>(1.0)) * (h * z8);
                let t12 = w5 * (rt::lit::<T>(2.0) * p_z5 - t8)
                    + w4 * (rt::lit::<T>(2.0) * p_z4 - t9)
                    + (w6 * (rt::lit::<T>(2.0) * p_z6 - t10)
                        + w8 * (rt::lit::<T>(2.0) * p_z8 - t11));
                let t13 = (w7_squared + rt::lit::<T>(1.0)) * (h * z7);
                let t14 = (w9_squared + rt::lit::<T>(1.0)) * (h * z9);
                let t15 = (w11_squared + rt::lit::<T>(1.0)) * (h * z11);
                let t16 = (w10_squared + rt::lit::<T>(1.0)) * (h * z10);
                let t17 = w7 * (rt::lit::<T>(2.0) * p_z7 - t13)
                    + w9 * (rt::lit::<T>(2.0) * p_z9 - t14)
                    + (w11 * (rt::lit::<T>(2.0) * p_z11 - t15)
                        + w10 * (rt::lit::<T>(2.0) * p_z10 - t16));
                let t18 = w2 * (rt::lit::<T>(2.0) * p_z2 - t3)
                    + w12 * (rt::lit::<T>(2.0) * p_z12 - t4) + t7 + (t12 + t17);
                let t19 = rt::lit::<T>(1.0) / t2 * t18;
                let p_x_new = p_x - x_h - t19;
                let x_new = x + h * p_x_new;
                let p_w1_new = p_w1 - (z1_squared + rt::lit::<T>(1.0)) * (h * w1);
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
                let p_w7_new = p_w7 - (z7 * z7 + rt::lit::<T>(1.0)) * (h * w7);
                let w7_new = w7 + h * p_w7_new;
                let p_w8_new = p_w8 - (z8 * z8 + rt::lit::<T>(1.0)) * (h * w8);
                let w8_new = w8 + h * p_w8_new;
                let p_w9_new = p_w9 - (z9 * z9 + rt::lit::<T>(1.0)) * (h * w9);
                let w9_new = w9 + h * p_w9_new;
                let p_w10_new = p_w10 - (z10 * z10 + rt::lit::<T>(1.0)) * (h * w10);
                let w10_new = w10 + h * p_w10_new;
                let p_w11_new = p_w11 - (z11 * z11 + rt::lit::<T>(1.0)) * (h * w11);
                let w11_new = w11 + h * p_w11_new;
                let p_w12_new = p_w12 - (z12 * z12 + rt::lit::<T>(1.0)) * (h * w12);
                let w12_new = w12 + h * p_w12_new;
                let p_z1_new = p_z1 - t5 - w1 * t19;
                let z1_new = z1 + h * p_z1_new;
                let p_z2_new = p_z2 - t3 - w2 * t19;
                let z2_new = z2 + h * p_z2_new;
                let p_z3_new = p_z3 - t6 - w3 * t19;
                let z3_new = z3 + h * p_z3_new;
                let p_z4_new = p_z4 - t9 - w4 * t19;
                let z4_new = z4 + h * p_z4_new;
                let p_z5_new = p_z5 - t8 - w5 * t19;
                let z5_new = z5 + h * p_z5_new;
                let p_z6_new = p_z6 - t10 - w6 * t19;
                let z6_new = z6 + h * p_z6_new;
                let p_z7_new = p_z7 - t13 - w7 * t19;
                let z7_new = z7 + h * p_z7_new;
                let p_z8_new = p_z8 - t11 - w8 * t19;
                let z8_new = z8 + h * p_z8_new;
                let p_z9_new = p_z9 - t14 - w9 * t19;
                let z9_new = z9 + h * p_z9_new;
                let p_z10_new = p_z10 - t16 - w10 * t19;
                let z10_new = z10 + h * p_z10_new;
                let p_z11_new = p_z11 - t15 - w11 * t19;
                let z11_new = z11 + h * p_z11_new;
                let p_z12_new = p_z12 - t4 - w12 * t19;
                let z12_new = z12 + h * p_z12_new;
                let carried = [
                    x_new,
                    w1_new,
                    w2_new,
                    w3_new,
                    w4_new,
                    w5_new,
                    w6_new,
                    w7_new,
                    w8_new,
                    w9_new,
                    w10_new,
                    w11_new,
                    w12_new,
                    z1_new,
                    z2_new,
                    z3_new,
                    z4_new,
                    z5_new,
                    z6_new,
                    z7_new,
                    z8_new,
                    z9_new,
                    z10_new,
                    z11_new,
                    z12_new,
                    p_x_new,
                    p_w1_new,
                    p_w2_new,
                    p_w3_new,
                    p_w4_new,
                    p_w5_new,
                    p_w6_new,
                    p_w7_new,
                    p_w8_new,
                    p_w9_new,
                    p_w10_new,
                    p_w11_new,
                    p_w12_new,
                    p_z1_new,
                    p_z2_new,
                    p_z3_new,
                    p_z4_new,
                    p_z5_new,
                    p_z6_new,
                    p_z7_new,
                    p_z8_new,
                    p_z9_new,
                    p_z10_new,
                    p_z11_new,
                    p_z12_new,
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
                let [x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12, p_x, p_w1, p_w2, p_w3, p_w4, p_w5,
                p_w6, p_w7, p_w8, p_w9, p_w10, p_w11, p_w12, p_z1, p_z2, p_z3, p_z4,
                p_z5, p_z6, p_z7, p_z8, p_z9, p_z10, p_z11, p_z12] = motion.carried;
                let Scheme { half_h } = *setting.scheme();
                let t1 = p_x - half_h * x;
                let w10_squared = w10 * w10;
                let w11_squared = w11 * w11;
                let w12_squared = w12 * w12;
                let t2 = w2 * w2 + rt::lit::<T>(1.0);
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let w1_squared = w1 * w1;
                let w3_squared = w3 * w3;
                let w7_squared = w7 * w7;
                let w9_squared = w9 * w9;
                let w6_squared = w6 * w6;
                let w8_squared = w8 * w8;
                let t3 = w10_squared + w11_squared + (w12_squared + t2)
                    + (w4_squared + w5_squared + (w1_squared + w3_squared)
                        + (w7_squared + w9_squared + (w6_squared + w8_squared)));
                let z2_squared = z2 * z2;
                let t4 = p_z1
                    - (z2_squared + (w1_squared + rt::lit::<T>(1.0))) * (half_h * z1);
                let t5 = p_z10 - (w10_squared + rt::lit::<T>(1.0)) * (half_h * z10);
                let z1_squared = z1 * z1;
                let t6 = p_z2 - (z1_squared + t2) * (half_h * z2);
                let t7 = p_z3 - (w3_squared + rt::lit::<T>(1.0)) * (half_h * z3);
                let t8 = p_z5 - (w5_squared + rt::lit::<T>(1.0)) * (half_h * z5);
                let t9 = p_z6 - (w6_squared + rt::lit::<T>(1.0)) * (half_h * z6);
                let t10 = p_z4 - (w4_squared + rt::lit::<T>(1.0)) * (half_h * z4);
                let t11 = p_z8 - (w8_squared + rt::lit::<T>(1.0)) * (half_h * z8);
                let t12 = p_z9 - (w9_squared + rt::lit::<T>(1.0)) * (half_h * z9);
                let t13 = p_z7 - (w7_squared + rt::lit::<T>(1.0)) * (half_h * z7);
                let t14 = p_z11 - (w11_squared + rt::lit::<T>(1.0)) * (half_h * z11);
                let t15 = p_z12 - (w12_squared + rt::lit::<T>(1.0)) * (half_h * z12);
                let t16 = w5 * t8 + w6 * t9 + (w4 * t10 + w8 * t11)
                    + (w9 * t12 + w7 * t13 + (w11 * t14 + w12 * t15));
                let t17 = w1 * t4 + w10 * t5 + (w2 * t6 + (t1 + w3 * t7)) + t16;
                let t18 = rt::lit::<T>(1.0) / t3 * t17;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    w7,
                    w8,
                    w9,
                    w10,
                    w11,
                    w12,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    z7,
                    z8,
                    z9,
                    z10,
                    z11,
                    z12,
                    x_dot: t1 - t18,
                    w1_dot: p_w1 - (z1_squared + rt::lit::<T>(1.0)) * (half_h * w1),
                    w2_dot: p_w2 - (z2_squared + rt::lit::<T>(1.0)) * (half_h * w2),
                    w3_dot: p_w3 - (z3 * z3 + rt::lit::<T>(1.0)) * (half_h * w3),
                    w4_dot: p_w4 - (z4 * z4 + rt::lit::<T>(1.0)) * (half_h * w4),
                    w5_dot: p_w5 - (z5 * z5 + rt::lit::<T>(1.0)) * (half_h * w5),
                    w6_dot: p_w6 - (z6 * z6 + rt::lit::<T>(1.0)) * (half_h * w6),
                    w7_dot: p_w7 - (z7 * z7 + rt::lit::<T>(1.0)) * (half_h * w7),
                    w8_dot: p_w8 - (z8 * z8 + rt::lit::<T>(1.0)) * (half_h * w8),
                    w9_dot: p_w9 - (z9 * z9 + rt::lit::<T>(1.0)) * (half_h * w9),
                    w10_dot: p_w10 - (z10 * z10 + rt::lit::<T>(1.0)) * (half_h * w10),
                    w11_dot: p_w11 - (z11 * z11 + rt::lit::<T>(1.0)) * (half_h * w11),
                    w12_dot: p_w12 - (z12 * z12 + rt::lit::<T>(1.0)) * (half_h * w12),
                    z1_dot: t4 - w1 * t18,
                    z2_dot: t6 - w2 * t18,
                    z3_dot: t7 - w3 * t18,
                    z4_dot: t10 - w4 * t18,
                    z5_dot: t8 - w5 * t18,
                    z6_dot: t9 - w6 * t18,
                    z7_dot: t13 - w7 * t18,
                    z8_dot: t11 - w8 * t18,
                    z9_dot: t12 - w9 * t18,
                    z10_dot: t5 - w10 * t18,
                    z11_dot: t14 - w11 * t18,
                    z12_dot: t15 - w12 * t18,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "64d199e8dc5c7634abb528a6c9373eda";
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
        /// | each step | 771 | 680 | 4 | 0 | 0 | 0 |
        /// | each state that is looked at | 35 | 36 | 1 | 0 | 0 | 0 |
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

            /// In this order: configuration q (25); momenta on D*, ρ = Xᵀ p (24).
            type Carried = [T; 49];
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
                let [[x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12]] = start.q().data.0;
                let [[x_dot, w1_dot, w2_dot, w3_dot, w4_dot, w5_dot, w6_dot, w7_dot,
                w8_dot, w9_dot, w10_dot, w11_dot, w12_dot, z1_dot, z2_dot, z3_dot,
                z4_dot, z5_dot, z6_dot, z7_dot, z8_dot, z9_dot, z10_dot, z11_dot, z12_dot,
                ]] = start.w().data.0;
                let carried = [
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    w7,
                    w8,
                    w9,
                    w10,
                    w11,
                    w12,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    z7,
                    z8,
                    z9,
                    z10,
                    z11,
                    z12,
                    w1_dot,
                    w2_dot,
                    w3_dot,
                    w4_dot,
                    w5_dot,
                    w6_dot,
                    w7_dot,
                    w8_dot,
                    w9_dot,
                    w10_dot,
                    w11_dot,
                    w12_dot,
                    w1 * x_dot - z1_dot,
                    w2 * x_dot - z2_dot,
                    w3 * x_dot - z3_dot,
                    w4 * x_dot - z4_dot,
                    w5 * x_dot - z5_dot,
                    w6 * x_dot - z6_dot,
                    w7 * x_dot - z7_dot,
                    w8 * x_dot - z8_dot,
                    w9 * x_dot - z9_dot,
                    w10 * x_dot - z10_dot,
                    w11 * x_dot - z11_dot,
                    w12 * x_dot - z12_dot,
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
                let [x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12, rho1, rho2, rho3, rho4, rho5,
                rho6, rho7, rho8, rho9, rho10, rho11, rho12, rho13, rho14, rho15, rho16,
                rho17, rho18, rho19, rho20, rho21, rho22, rho23, rho24] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1 } = *setting.scheme();
                let t1 = w7 + half_h * rho7;
                let t2 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                    + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
                let w10_squared = w10 * w10;
                let w11_squared = w11 * w11;
                let w12_squared = w12 * w12;
                let t3 = w2 * w2 + rt::lit::<T>(1.0);
                let w4_squared = w4 * w4;
                let w5_squared = w5 * w5;
                let w1_squared = w1 * w1;
                let w3_squared = w3 * w3;
                let w7_squared = w7 * w7;
                let w9_squared = w9 * w9;
                let w6_squared = w6 * w6;
                let w8_squared = w8 * w8;
                let t4 = w10_squared + w11_squared + (w12_squared + t3)
                    + (w4_squared + w5_squared + (w1_squared + w3_squared)
                        + (w7_squared + w9_squared + (w6_squared + w8_squared)));
                let t5 = (w10 * rho22 + w12 * rho24 + (w9 * rho21 + w11 * rho23) + t2)
                    / t4;
                let t6 = w7 * t5;
                let t7 = t6 - rho19;
                let t8 = z7 + half_h * t7;
                let t9 = t1 * (t8 * t8 + rt::lit::<T>(1.0));
                let t10 = rho7 - half_h * t9;
                let t11 = w7 + h * t10;
                let t12 = w7 * (z7 * z7 + rt::lit::<T>(1.0));
                let t13 = rho7 - half_h * t12;
                let t14 = w7 + half_h * t13;
                let t15 = w11 * t5;
                let t16 = w12 * t5;
                let t17 = w10 * t5;
                let t18 = w7 * (rho19 - t6) + w11 * (rho23 - t15)
                    + (w12 * (rho24 - t16) + w10 * (rho22 - t17));
                let t19 = w2 * t5;
                let t20 = w3 * t5;
                let t21 = w1 * t5;
                let t22 = w5 * t5;
                let t23 = w2 * (rho14 - t19) + w3 * (rho15 - t20)
                    + (w1 * (rho13 - t21) + w5 * (rho17 - t22));
                let t24 = w6 * t5;
                let t25 = w4 * t5;
                let t26 = w8 * t5;
                let t27 = w9 * t5;
                let t28 = w6 * (rho18 - t24) + w4 * (rho16 - t25)
                    + (w8 * (rho20 - t26) + w9 * (rho21 - t27));
                let t29 = t18 + (t23 + t28);
                let t30 = z7 * (w7_squared + rt::lit::<T>(1.0)) - w7 * x + rho7 * t29;
                let t31 = rho19 + half_h * t30;
                let t32 = w11 + half_h * rho11;
                let t33 = z11 * (w11_squared + rt::lit::<T>(1.0)) - w11 * x
                    + rho11 * t29;
                let t34 = rho23 + half_h * t33;
                let t35 = w12 + half_h * rho12;
                let t36 = z12 * (w12_squared + rt::lit::<T>(1.0)) - w12 * x
                    + rho12 * t29;
                let t37 = rho24 + half_h * t36;
                let t38 = w10 + half_h * rho10;
                let t39 = z10 * (w10_squared + rt::lit::<T>(1.0)) - w10 * x
                    + rho10 * t29;
                let t40 = rho22 + half_h * t39;
                let t41 = w2 + half_h * rho2;
                let z1_squared = z1 * z1;
                let t42 = rho2 * t29 + (z2 * (z1_squared + t3) - w2 * x);
                let t43 = rho14 + half_h * t42;
                let t44 = w3 + half_h * rho3;
                let t45 = z3 * (w3_squared + rt::lit::<T>(1.0)) - w3 * x + rho3 * t29;
                let t46 = rho15 + half_h * t45;
                let t47 = w1 + half_h * rho1;
                let z2_squared = z2 * z2;
                let t48 = rho1 * t29
                    + (z1 * (z2_squared + (w1_squared + rt::lit::<T>(1.0))) - w1 * x);
                let t49 = rho13 + half_h * t48;
                let t50 = w5 + half_h * rho5;
                let t51 = z5 * (w5_squared + rt::lit::<T>(1.0)) - w5 * x + rho5 * t29;
                let t52 = rho17 + half_h * t51;
                let t53 = w6 + half_h * rho6;
                let t54 = z6 * (w6_squared + rt::lit::<T>(1.0)) - w6 * x + rho6 * t29;
                let t55 = rho18 + half_h * t54;
                let t56 = w4 + half_h * rho4;
                let t57 = z4 * (w4_squared + rt::lit::<T>(1.0)) - w4 * x + rho4 * t29;
                let t58 = rho16 + half_h * t57;
                let t59 = w8 + half_h * rho8;
                let t60 = z8 * (w8_squared + rt::lit::<T>(1.0)) - w8 * x + rho8 * t29;
                let t61 = rho20 + half_h * t60;
                let t62 = w9 + half_h * rho9;
                let t63 = z9 * (w9_squared + rt::lit::<T>(1.0)) - w9 * x + rho9 * t29;
                let t64 = rho21 + half_h * t63;
                let t65 = t41 * t43 + t44 * t46 + (t47 * t49 + t50 * t52)
                    + (t53 * t55 + t56 * t58 + (t59 * t61 + t62 * t64));
                let t66 = t38 * t38;
                let t67 = t32 * t32;
                let t68 = t35 * t35;
                let t69 = t41 * t41 + rt::lit::<T>(1.0);
                let t70 = t47 * t47;
                let t71 = t44 * t44;
                let t72 = t56 * t56;
                let t73 = t50 * t50;
                let t74 = t1 * t1;
                let t75 = t62 * t62;
                let t76 = t53 * t53;
                let t77 = t59 * t59;
                let t78 = t66 + t67 + (t68 + t69)
                    + (t70 + t71 + (t72 + t73) + (t74 + t75 + (t76 + t77)));
                let t79 = (t1 * t31 + t32 * t34 + (t35 * t37 + t38 * t40) + t65)
                    * (rt::lit::<T>(1.0) / t78);
                let t80 = t1 * t79;
                let t81 = t32 * t79;
                let t82 = t35 * t79;
                let t83 = t38 * t79;
                let t84 = t1 * (t31 - t80) + t32 * (t34 - t81)
                    + (t35 * (t37 - t82) + t38 * (t40 - t83));
                let t85 = t41 * t79;
                let t86 = t44 * t79;
                let t87 = t47 * t79;
                let t88 = t50 * t79;
                let t89 = t41 * (t43 - t85) + t44 * (t46 - t86)
                    + (t47 * (t49 - t87) + t50 * (t52 - t88));
                let t90 = t53 * t79;
                let t91 = t56 * t79;
                let t92 = t59 * t79;
                let t93 = t62 * t79;
                let t94 = t53 * (t55 - t90) + t56 * (t58 - t91)
                    + (t59 * (t61 - t92) + t62 * (t64 - t93));
                let t95 = t84 + (t89 + t94);
                let t96 = x + half_h * t29;
                let t97 = t13 * t95 + ((t74 + rt::lit::<T>(1.0)) * t8 - t1 * t96);
                let t98 = rho19 + half_h * t97;
                let t99 = w11 * (z11 * z11 + rt::lit::<T>(1.0));
                let t100 = rho11 - half_h * t99;
                let t101 = w11 + half_h * t100;
                let t102 = t15 - rho23;
                let t103 = z11 + half_h * t102;
                let t104 = t100 * t95 + ((t67 + rt::lit::<T>(1.0)) * t103 - t32 * t96);
                let t105 = rho23 + half_h * t104;
                let t106 = w12 * (z12 * z12 + rt::lit::<T>(1.0));
                let t107 = rho12 - half_h * t106;
                let t108 = w12 + half_h * t107;
                let t109 = t16 - rho24;
                let t110 = z12 + half_h * t109;
                let t111 = t107 * t95 + ((t68 + rt::lit::<T>(1.0)) * t110 - t35 * t96);
                let t112 = rho24 + half_h * t111;
                let t113 = w10 * (z10 * z10 + rt::lit::<T>(1.0));
                let t114 = rho10 - half_h * t113;
                let t115 = w10 + half_h * t114;
                let t116 = t17 - rho22;
                let t117 = z10 + half_h * t116;
                let t118 = t114 * t95 + ((t66 + rt::lit::<T>(1.0)) * t117 - t38 * t96);
                let t119 = rho22 + half_h * t118;
                let t120 = w2 * (z2_squared + rt::lit::<T>(1.0));
                let t121 = rho2 - half_h * t120;
                let t122 = w2 + half_h * t121;
                let t123 = t19 - rho14;
                let t124 = z2 + half_h * t123;
                let t125 = t21 - rho13;
                let t126 = z1 + half_h * t125;
                let t127 = t126 * t126;
                let t128 = t121 * t95 + (t124 * (t127 + t69) - t41 * t96);
                let t129 = rho14 + half_h * t128;
                let t130 = w3 * (z3 * z3 + rt::lit::<T>(1.0));
                let t131 = rho3 - half_h * t130;
                let t132 = w3 + half_h * t131;
                let t133 = t20 - rho15;
                let t134 = z3 + half_h * t133;
                let t135 = t131 * t95 + ((t71 + rt::lit::<T>(1.0)) * t134 - t44 * t96);
                let t136 = rho15 + half_h * t135;
                let t137 = w1 * (z1_squared + rt::lit::<T>(1.0));
                let t138 = rho1 - half_h * t137;
                let t139 = w1 + half_h * t138;
                let t140 = t124 * t124;
                let t141 = t138 * t95
                    + (t126 * (t140 + (t70 + rt::lit::<T>(1.0))) - t47 * t96);
                let t142 = rho13 + half_h * t141;
                let t143 = w5 * (z5 * z5 + rt::lit::<T>(1.0));
                let t144 = rho5 - half_h * t143;
                let t145 = w5 + half_h * t144;
                let t146 = t22 - rho17;
                let t147 = z5 + half_h * t146;
                let t148 = t144 * t95 + ((t73 + rt::lit::<T>(1.0)) * t147 - t50 * t96);
                let t149 = rho17 + half_h * t148;
                let t150 = w6 * (z6 * z6 + rt::lit::<T>(1.0));
                let t151 = rho6 - half_h * t150;
                let t152 = w6 + half_h * t151;
                let t153 = t24 - rho18;
                let t154 = z6 + half_h * t153;
                let t155 = t151 * t95 + ((t76 + rt::lit::<T>(1.0)) * t154 - t53 * t96);
                let t156 = rho18 + half_h * t155;
                let t157 = w4 * (z4 * z4 + rt::lit::<T>(1.0));
                let t158 = rho4 - half_h * t157;
                let t159 = w4 + half_h * t158;
                let t160 = t25 - rho16;
                let t161 = z4 + half_h * t160;
                let t162 = t158 * t95 + ((t72 + rt::lit::<T>(1.0)) * t161 - t56 * t96);
                let t163 = rho16 + half_h * t162;
                let t164 = w8 * (z8 * z8 + rt::lit::<T>(1.0));
                let t165 = rho8 - half_h * t164;
                let t166 = w8 + half_h * t165;
                let t167 = t26 - rho20;
                let t168 = z8 + half_h * t167;
                let t169 = t165 * t95 + ((t77 + rt::lit::<T>(1.0)) * t168 - t59 * t96);
                let t170 = rho20 + half_h * t169;
                let t171 = w9 * (z9 * z9 + rt::lit::<T>(1.0));
                let t172 = rho9 - half_h * t171;
                let t173 = w9 + half_h * t172;
                let t174 = t27 - rho21;
                let t175 = z9 + half_h * t174;
                let t176 = t172 * t95 + ((t75 + rt::lit::<T>(1.0)) * t175 - t62 * t96);
                let t177 = rho21 + half_h * t176;
                let t178 = t122 * t129 + t132 * t136 + (t139 * t142 + t145 * t149)
                    + (t152 * t156 + t159 * t163 + (t166 * t170 + t173 * t177));
                let t179 = t115 * t115;
                let t180 = t101 * t101;
                let t181 = t108 * t108;
                let t182 = t122 * t122 + rt::lit::<T>(1.0);
                let t183 = t139 * t139;
                let t184 = t132 * t132;
                let t185 = t159 * t159;
                let t186 = t145 * t145;
                let t187 = t14 * t14;
                let t188 = t173 * t173;
                let t189 = t152 * t152;
                let t190 = t166 * t166;
                let t191 = t179 + t180 + (t181 + t182)
                    + (t183 + t184 + (t185 + t186) + (t187 + t188 + (t189 + t190)));
                let t192 = (t14 * t98 + t101 * t105 + (t108 * t112 + t115 * t119) + t178)
                    * (rt::lit::<T>(1.0) / t191);
                let t193 = t14 * t192;
                let t194 = t101 * t192;
                let t195 = t108 * t192;
                let t196 = t115 * t192;
                let t197 = t14 * (t98 - t193) + t101 * (t105 - t194)
                    + (t108 * (t112 - t195) + t115 * (t119 - t196));
                let t198 = t122 * t192;
                let t199 = t132 * t192;
                let t200 = t139 * t192;
                let t201 = t145 * t192;
                let t202 = t122 * (t129 - t198) + t132 * (t136 - t199)
                    + (t139 * (t142 - t200) + t145 * (t149 - t201));
                let t203 = t152 * t192;
                let t204 = t159 * t192;
                let t205 = t166 * t192;
                let t206 = t173 * t192;
                let t207 = t152 * (t156 - t203) + t159 * (t163 - t204)
                    + (t166 * (t170 - t205) + t173 * (t177 - t206));
                let t208 = t197 + (t202 + t207);
                let t209 = t80 - t31;
                let t210 = z7 + half_h * t209;
                let t211 = x + half_h * t95;
                let t212 = t10 * t208 + ((t187 + rt::lit::<T>(1.0)) * t210 - t14 * t211);
                let t213 = rho19 + h * t212;
                let t214 = t32 * (t103 * t103 + rt::lit::<T>(1.0));
                let t215 = rho11 - half_h * t214;
                let t216 = w11 + h * t215;
                let t217 = t81 - t34;
                let t218 = z11 + half_h * t217;
                let t219 = t215 * t208
                    + ((t180 + rt::lit::<T>(1.0)) * t218 - t101 * t211);
                let t220 = rho23 + h * t219;
                let t221 = t35 * (t110 * t110 + rt::lit::<T>(1.0));
                let t222 = rho12 - half_h * t221;
                let t223 = w12 + h * t222;
                let t224 = t82 - t37;
                let t225 = z12 + half_h * t224;
                let t226 = t222 * t208
                    + ((t181 + rt::lit::<T>(1.0)) * t225 - t108 * t211);
                let t227 = rho24 + h * t226;
                let t228 = t38 * (t117 * t117 + rt::lit::<T>(1.0));
                let t229 = rho10 - half_h * t228;
                let t230 = w10 + h * t229;
                let t231 = t83 - t40;
                let t232 = z10 + half_h * t231;
                let t233 = t229 * t208
                    + ((t179 + rt::lit::<T>(1.0)) * t232 - t115 * t211);
                let t234 = rho22 + h * t233;
                let t235 = t41 * (t140 + rt::lit::<T>(1.0));
                let t236 = rho2 - half_h * t235;
                let t237 = w2 + h * t236;
                let t238 = t85 - t43;
                let t239 = z2 + half_h * t238;
                let t240 = t87 - t49;
                let t241 = z1 + half_h * t240;
                let t242 = t241 * t241;
                let t243 = t236 * t208 + (t239 * (t242 + t182) - t122 * t211);
                let t244 = rho14 + h * t243;
                let t245 = t44 * (t134 * t134 + rt::lit::<T>(1.0));
                let t246 = rho3 - half_h * t245;
                let t247 = w3 + h * t246;
                let t248 = t86 - t46;
                let t249 = z3 + half_h * t248;
                let t250 = t246 * t208
                    + ((t184 + rt::lit::<T>(1.0)) * t249 - t132 * t211);
                let t251 = rho15 + h * t250;
                let t252 = t47 * (t127 + rt::lit::<T>(1.0));
                let t253 = rho1 - half_h * t252;
                let t254 = w1 + h * t253;
                let t255 = t239 * t239;
                let t256 = t253 * t208
                    + (t241 * (t255 + (t183 + rt::lit::<T>(1.0))) - t139 * t211);
                let t257 = rho13 + h * t256;
                let t258 = t50 * (t147 * t147 + rt::lit::<T>(1.0));
                let t259 = rho5 - half_h * t258;
                let t260 = w5 + h * t259;
                let t261 = t88 - t52;
                let t262 = z5 + half_h * t261;
                let t263 = t259 * t208
                    + ((t186 + rt::lit::<T>(1.0)) * t262 - t145 * t211);
                let t264 = rho17 + h * t263;
                let t265 = t53 * (t154 * t154 + rt::lit::<T>(1.0));
                let t266 = rho6 - half_h * t265;
                let t267 = w6 + h * t266;
                let t268 = t90 - t55;
                let t269 = z6 + half_h * t268;
                let t270 = t266 * t208
                    + ((t189 + rt::lit::<T>(1.0)) * t269 - t152 * t211);
                let t271 = rho18 + h * t270;
                let t272 = t56 * (t161 * t161 + rt::lit::<T>(1.0));
                let t273 = rho4 - half_h * t272;
                let t274 = w4 + h * t273;
                let t275 = t91 - t58;
                let t276 = z4 + half_h * t275;
                let t277 = t273 * t208
                    + ((t185 + rt::lit::<T>(1.0)) * t276 - t159 * t211);
                let t278 = rho16 + h * t277;
                let t279 = t59 * (t168 * t168 + rt::lit::<T>(1.0));
                let t280 = rho8 - half_h * t279;
                let t281 = w8 + h * t280;
                let t282 = t92 - t61;
                let t283 = z8 + half_h * t282;
                let t284 = t280 * t208
                    + ((t190 + rt::lit::<T>(1.0)) * t283 - t166 * t211);
                let t285 = rho20 + h * t284;
                let t286 = t62 * (t175 * t175 + rt::lit::<T>(1.0));
                let t287 = rho9 - half_h * t286;
                let t288 = w9 + h * t287;
                let t289 = t93 - t64;
                let t290 = z9 + half_h * t289;
                let t291 = t287 * t208
                    + ((t188 + rt::lit::<T>(1.0)) * t290 - t173 * t211);
                let t292 = rho21 + h * t291;
                let t293 = t237 * t244 + t247 * t251 + (t254 * t257 + t260 * t264)
                    + (t267 * t271 + t274 * t278 + (t281 * t285 + t288 * t292));
                let t294 = t230 * t230;
                let t295 = t216 * t216;
                let t296 = t223 * t223;
                let t297 = t237 * t237 + rt::lit::<T>(1.0);
                let t298 = t254 * t254;
                let t299 = t247 * t247;
                let t300 = t274 * t274;
                let t301 = t260 * t260;
                let t302 = t267 * t267;
                let t303 = t281 * t281;
                let t304 = t11 * t11;
                let t305 = t288 * t288;
                let t306 = t294 + t295 + (t296 + t297)
                    + (t298 + t299 + (t300 + t301) + (t302 + t303 + (t304 + t305)));
                let t307 = (t11 * t213 + t216 * t220 + (t223 * t227 + t230 * t234)
                    + t293) * (rt::lit::<T>(1.0) / t306);
                let t308 = t11 * t307;
                let t309 = t216 * t307;
                let t310 = t223 * t307;
                let t311 = t230 * t307;
                let t312 = t11 * (t213 - t308) + t216 * (t220 - t309)
                    + (t223 * (t227 - t310) + t230 * (t234 - t311));
                let t313 = t237 * t307;
                let t314 = t247 * t307;
                let t315 = t254 * t307;
                let t316 = t260 * t307;
                let t317 = t237 * (t244 - t313) + t247 * (t251 - t314)
                    + (t254 * (t257 - t315) + t260 * (t264 - t316));
                let t318 = t267 * t307;
                let t319 = t274 * t307;
                let t320 = t281 * t307;
                let t321 = t288 * t307;
                let t322 = t267 * (t271 - t318) + t274 * (t278 - t319)
                    + (t281 * (t285 - t320) + t288 * (t292 - t321));
                let t323 = t312 + (t317 + t322);
                let x_new = x + k1 * (t323 + (t29 + rt::lit::<T>(2.0) * (t95 + t208)));
                let t324 = t139 * (t242 + rt::lit::<T>(1.0));
                let t325 = rho1 - h * t324;
                let w1_new = w1
                    + k1 * (t325 + (rho1 + rt::lit::<T>(2.0) * (t138 + t253)));
                let t326 = t122 * (t255 + rt::lit::<T>(1.0));
                let t327 = rho2 - h * t326;
                let w2_new = w2
                    + k1 * (t327 + (rho2 + rt::lit::<T>(2.0) * (t121 + t236)));
                let t328 = t132 * (t249 * t249 + rt::lit::<T>(1.0));
                let t329 = rho3 - h * t328;
                let w3_new = w3
                    + k1 * (t329 + (rho3 + rt::lit::<T>(2.0) * (t131 + t246)));
                let t330 = t159 * (t276 * t276 + rt::lit::<T>(1.0));
                let t331 = rho4 - h * t330;
                let w4_new = w4
                    + k1 * (t331 + (rho4 + rt::lit::<T>(2.0) * (t158 + t273)));
                let t332 = t145 * (t262 * t262 + rt::lit::<T>(1.0));
                let t333 = rho5 - h * t332;
                let w5_new = w5
                    + k1 * (t333 + (rho5 + rt::lit::<T>(2.0) * (t144 + t259)));
                let t334 = t152 * (t269 * t269 + rt::lit::<T>(1.0));
                let t335 = rho6 - h * t334;
                let w6_new = w6
                    + k1 * (t335 + (rho6 + rt::lit::<T>(2.0) * (t151 + t266)));
                let t336 = t14 * (t210 * t210 + rt::lit::<T>(1.0));
                let t337 = rho7 - h * t336;
                let w7_new = w7 + k1 * (t337 + (rho7 + rt::lit::<T>(2.0) * (t13 + t10)));
                let t338 = t166 * (t283 * t283 + rt::lit::<T>(1.0));
                let t339 = rho8 - h * t338;
                let w8_new = w8
                    + k1 * (t339 + (rho8 + rt::lit::<T>(2.0) * (t165 + t280)));
                let t340 = t173 * (t290 * t290 + rt::lit::<T>(1.0));
                let t341 = rho9 - h * t340;
                let w9_new = w9
                    + k1 * (t341 + (rho9 + rt::lit::<T>(2.0) * (t172 + t287)));
                let t342 = t115 * (t232 * t232 + rt::lit::<T>(1.0));
                let t343 = rho10 - h * t342;
                let w10_new = w10
                    + k1 * (t343 + (rho10 + rt::lit::<T>(2.0) * (t114 + t229)));
                let t344 = t101 * (t218 * t218 + rt::lit::<T>(1.0));
                let t345 = rho11 - h * t344;
                let w11_new = w11
                    + k1 * (t345 + (rho11 + rt::lit::<T>(2.0) * (t100 + t215)));
                let t346 = t108 * (t225 * t225 + rt::lit::<T>(1.0));
                let t347 = rho12 - h * t346;
                let w12_new = w12
                    + k1 * (t347 + (rho12 + rt::lit::<T>(2.0) * (t107 + t222)));
                let t348 = t200 - t142;
                let z1_new = z1
                    + k1 * (t315 + (t125 + rt::lit::<T>(2.0) * (t240 + t348) - t257));
                let t349 = t198 - t129;
                let z2_new = z2
                    + k1 * (t313 + (t123 + rt::lit::<T>(2.0) * (t238 + t349) - t244));
                let t350 = t199 - t136;
                let z3_new = z3
                    + k1 * (t314 + (t133 + rt::lit::<T>(2.0) * (t248 + t350) - t251));
                let t351 = t204 - t163;
                let z4_new = z4
                    + k1 * (t319 + (t160 + rt::lit::<T>(2.0) * (t275 + t351) - t278));
                let t352 = t201 - t149;
                let z5_new = z5
                    + k1 * (t316 + (t146 + rt::lit::<T>(2.0) * (t261 + t352) - t264));
                let t353 = t203 - t156;
                let z6_new = z6
                    + k1 * (t318 + (t153 + rt::lit::<T>(2.0) * (t268 + t353) - t271));
                let t354 = t193 - t98;
                let z7_new = z7
                    + k1 * (t308 + (t7 + rt::lit::<T>(2.0) * (t209 + t354) - t213));
                let t355 = t205 - t170;
                let z8_new = z8
                    + k1 * (t320 + (t167 + rt::lit::<T>(2.0) * (t282 + t355) - t285));
                let t356 = t206 - t177;
                let z9_new = z9
                    + k1 * (t321 + (t174 + rt::lit::<T>(2.0) * (t289 + t356) - t292));
                let t357 = t196 - t119;
                let z10_new = z10
                    + k1 * (t311 + (t116 + rt::lit::<T>(2.0) * (t231 + t357) - t234));
                let t358 = t194 - t105;
                let z11_new = z11
                    + k1 * (t309 + (t102 + rt::lit::<T>(2.0) * (t217 + t358) - t220));
                let t359 = t195 - t112;
                let z12_new = z12
                    + k1 * (t310 + (t109 + rt::lit::<T>(2.0) * (t224 + t359) - t227));
                let t360 = z1 + h * t348;
                let t361 = t360 * t360;
                let rho1_new = rho1
                    - k1
                        * (t254 * (t361 + rt::lit::<T>(1.0))
                            + (t137 + rt::lit::<T>(2.0) * (t252 + t324)));
                let t362 = z2 + h * t349;
                let t363 = t362 * t362;
                let rho2_new = rho2
                    - k1
                        * (t237 * (t363 + rt::lit::<T>(1.0))
                            + (t120 + rt::lit::<T>(2.0) * (t235 + t326)));
                let t364 = z3 + h * t350;
                let rho3_new = rho3
                    - k1
                        * (t247 * (t364 * t364 + rt::lit::<T>(1.0))
                            + (t130 + rt::lit::<T>(2.0) * (t245 + t328)));
                let t365 = z4 + h * t351;
                let rho4_new = rho4
                    - k1
                        * (t274 * (t365 * t365 + rt::lit::<T>(1.0))
                            + (t157 + rt::lit::<T>(2.0) * (t272 + t330)));
                let t366 = z5 + h * t352;
                let rho5_new = rho5
                    - k1
                        * (t260 * (t366 * t366 + rt::lit::<T>(1.0))
                            + (t143 + rt::lit::<T>(2.0) * (t258 + t332)));
                let t367 = z6 + h * t353;
                let rho6_new = rho6
                    - k1
                        * (t267 * (t367 * t367 + rt::lit::<T>(1.0))
                            + (t150 + rt::lit::<T>(2.0) * (t265 + t334)));
                let t368 = z7 + h * t354;
                let rho7_new = rho7
                    - k1
                        * (t11 * (t368 * t368 + rt::lit::<T>(1.0))
                            + (t12 + rt::lit::<T>(2.0) * (t9 + t336)));
                let t369 = z8 + h * t355;
                let rho8_new = rho8
                    - k1
                        * (t281 * (t369 * t369 + rt::lit::<T>(1.0))
                            + (t164 + rt::lit::<T>(2.0) * (t279 + t338)));
                let t370 = z9 + h * t356;
                let rho9_new = rho9
                    - k1
                        * (t288 * (t370 * t370 + rt::lit::<T>(1.0))
                            + (t171 + rt::lit::<T>(2.0) * (t286 + t340)));
                let t371 = z10 + h * t357;
                let rho10_new = rho10
                    - k1
                        * (t230 * (t371 * t371 + rt::lit::<T>(1.0))
                            + (t113 + rt::lit::<T>(2.0) * (t228 + t342)));
                let t372 = z11 + h * t358;
                let rho11_new = rho11
                    - k1
                        * (t216 * (t372 * t372 + rt::lit::<T>(1.0))
                            + (t99 + rt::lit::<T>(2.0) * (t214 + t344)));
                let t373 = z12 + h * t359;
                let rho12_new = rho12
                    - k1
                        * (t223 * (t373 * t373 + rt::lit::<T>(1.0))
                            + (t106 + rt::lit::<T>(2.0) * (t221 + t346)));
                let t374 = x + h * t208;
                let t375 = rt::lit::<T>(2.0) * (t141 + t256)
                    + (t48 + t360 * (t363 + (t298 + rt::lit::<T>(1.0))) - t374 * t254);
                let rho13_new = rho13 + k1 * (t325 * t323 + t375);
                let t376 = t327 * t323
                    + (rt::lit::<T>(2.0) * (t128 + t243)
                        + (t42 + t362 * (t361 + t297) - t374 * t237));
                let rho14_new = rho14 + k1 * t376;
                let t377 = t329 * t323
                    + (rt::lit::<T>(2.0) * (t135 + t250)
                        + (t45 + t364 * (t299 + rt::lit::<T>(1.0)) - t374 * t247));
                let rho15_new = rho15 + k1 * t377;
                let t378 = t331 * t323
                    + (rt::lit::<T>(2.0) * (t162 + t277)
                        + (t57 + t365 * (t300 + rt::lit::<T>(1.0)) - t374 * t274));
                let rho16_new = rho16 + k1 * t378;
                let t379 = t333 * t323
                    + (rt::lit::<T>(2.0) * (t148 + t263)
                        + (t51 + t366 * (t301 + rt::lit::<T>(1.0)) - t374 * t260));
                let rho17_new = rho17 + k1 * t379;
                let t380 = t335 * t323
                    + (rt::lit::<T>(2.0) * (t155 + t270)
                        + (t54 + t367 * (t302 + rt::lit::<T>(1.0)) - t374 * t267));
                let rho18_new = rho18 + k1 * t380;
                let t381 = t337 * t323
                    + (rt::lit::<T>(2.0) * (t97 + t212)
                        + (t30 + t368 * (t304 + rt::lit::<T>(1.0)) - t374 * t11));
                let rho19_new = rho19 + k1 * t381;
                let t382 = t339 * t323
                    + (rt::lit::<T>(2.0) * (t169 + t284)
                        + (t60 + t369 * (t303 + rt::lit::<T>(1.0)) - t374 * t281));
                let rho20_new = rho20 + k1 * t382;
                let t383 = t341 * t323
                    + (rt::lit::<T>(2.0) * (t176 + t291)
                        + (t63 + t370 * (t305 + rt::lit::<T>(1.0)) - t374 * t288));
                let rho21_new = rho21 + k1 * t383;
                let t384 = t343 * t323
                    + (rt::lit::<T>(2.0) * (t118 + t233)
                        + (t39 + t371 * (t294 + rt::lit::<T>(1.0)) - t374 * t230));
                let rho22_new = rho22 + k1 * t384;
                let t385 = t345 * t323
                    + (rt::lit::<T>(2.0) * (t104 + t219)
                        + (t33 + t372 * (t295 + rt::lit::<T>(1.0)) - t374 * t216));
                let rho23_new = rho23 + k1 * t385;
                let t386 = t347 * t323
                    + (rt::lit::<T>(2.0) * (t111 + t226)
                        + (t36 + t373 * (t296 + rt::lit::<T>(1.0)) - t374 * t223));
                let rho24_new = rho24 + k1 * t386;
                let carried = [
                    x_new,
                    w1_new,
                    w2_new,
                    w3_new,
                    w4_new,
                    w5_new,
                    w6_new,
                    w7_new,
                    w8_new,
                    w9_new,
                    w10_new,
                    w11_new,
                    w12_new,
                    z1_new,
                    z2_new,
                    z3_new,
                    z4_new,
                    z5_new,
                    z6_new,
                    z7_new,
                    z8_new,
                    z9_new,
                    z10_new,
                    z11_new,
                    z12_new,
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
                    rho13_new,
                    rho14_new,
                    rho15_new,
                    rho16_new,
                    rho17_new,
                    rho18_new,
                    rho19_new,
                    rho20_new,
                    rho21_new,
                    rho22_new,
                    rho23_new,
                    rho24_new,
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
                let [x, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, z1, z2, z3,
                z4, z5, z6, z7, z8, z9, z10, z11, z12, rho1, rho2, rho3, rho4, rho5,
                rho6, rho7, rho8, rho9, rho10, rho11, rho12, rho13, rho14, rho15, rho16,
                rho17, rho18, rho19, rho20, rho21, rho22, rho23, rho24] = motion.carried;
                let t1 = w1 * rho13 + w2 * rho14 + (w3 * rho15 + w5 * rho17)
                    + (w7 * rho19 + w8 * rho20 + (w4 * rho16 + w6 * rho18));
                let t2 = w4 * w4 + w5 * w5 + (w1 * w1 + w3 * w3)
                    + (w7 * w7 + w9 * w9 + (w6 * w6 + w8 * w8));
                let t3 = w10 * w10 + w11 * w11
                    + (w12 * w12 + (w2 * w2 + rt::lit::<T>(1.0))) + t2;
                let t4 = (w10 * rho22 + w12 * rho24 + (w9 * rho21 + w11 * rho23) + t1)
                    / t3;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    w1,
                    w2,
                    w3,
                    w4,
                    w5,
                    w6,
                    w7,
                    w8,
                    w9,
                    w10,
                    w11,
                    w12,
                    z1,
                    z2,
                    z3,
                    z4,
                    z5,
                    z6,
                    z7,
                    z8,
                    z9,
                    z10,
                    z11,
                    z12,
                    x_dot: t4,
                    w1_dot: rho1,
                    w2_dot: rho2,
                    w3_dot: rho3,
                    w4_dot: rho4,
                    w5_dot: rho5,
                    w6_dot: rho6,
                    w7_dot: rho7,
                    w8_dot: rho8,
                    w9_dot: rho9,
                    w10_dot: rho10,
                    w11_dot: rho11,
                    w12_dot: rho12,
                    z1_dot: w1 * t4 - rho13,
                    z2_dot: w2 * t4 - rho14,
                    z3_dot: w3 * t4 - rho15,
                    z4_dot: w4 * t4 - rho16,
                    z5_dot: w5 * t4 - rho17,
                    z6_dot: w6 * t4 - rho18,
                    z7_dot: w7 * t4 - rho19,
                    z8_dot: w8 * t4 - rho20,
                    z9_dot: w9 * t4 - rho21,
                    z10_dot: w10 * t4 - rho22,
                    z11_dot: w11 * t4 - rho23,
                    z12_dot: w12 * t4 - rho24,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "00e0bfb12b9b268f0e781d4024427a22";
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
            let mut info = ModelInfo::new("chaotic_quartic12");
            info.text = Some(
                "A particle in a quartic potential under one nonholonomic constraint: a chaotic test problem on 2n + 1 coordinates, here with n = 12.",
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
                Quantity::new("w7", None, None),
                Quantity::new("w8", None, None),
                Quantity::new("w9", None, None),
                Quantity::new("w10", None, None),
                Quantity::new("w11", None, None),
                Quantity::new("w12", None, None),
                Quantity::new("z1", None, None),
                Quantity::new("z2", None, None),
                Quantity::new("z3", None, None),
                Quantity::new("z4", None, None),
                Quantity::new("z5", None, None),
                Quantity::new("z6", None, None),
                Quantity::new("z7", None, None),
                Quantity::new("z8", None, None),
                Quantity::new("z9", None, None),
                Quantity::new("z10", None, None),
                Quantity::new("z11", None, None),
                Quantity::new("z12", None, None),
            ];
            info.velocities = &[
                Quantity::new("x_dot", None, None),
                Quantity::new("w1_dot", None, None),
                Quantity::new("w2_dot", None, None),
                Quantity::new("w3_dot", None, None),
                Quantity::new("w4_dot", None, None),
                Quantity::new("w5_dot", None, None),
                Quantity::new("w6_dot", None, None),
                Quantity::new("w7_dot", None, None),
                Quantity::new("w8_dot", None, None),
                Quantity::new("w9_dot", None, None),
                Quantity::new("w10_dot", None, None),
                Quantity::new("w11_dot", None, None),
                Quantity::new("w12_dot", None, None),
                Quantity::new("z1_dot", None, None),
                Quantity::new("z2_dot", None, None),
                Quantity::new("z3_dot", None, None),
                Quantity::new("z4_dot", None, None),
                Quantity::new("z5_dot", None, None),
                Quantity::new("z6_dot", None, None),
                Quantity::new("z7_dot", None, None),
                Quantity::new("z8_dot", None, None),
                Quantity::new("z9_dot", None, None),
                Quantity::new("z10_dot", None, None),
                Quantity::new("z11_dot", None, None),
                Quantity::new("z12_dot", None, None),
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
                "rho13",
                "rho14",
                "rho15",
                "rho16",
                "rho17",
                "rho18",
                "rho19",
                "rho20",
                "rho21",
                "rho22",
                "rho23",
                "rho24",
            ];
            info.constraints = &[
                "x_dot + w1*z1_dot + w2*z2_dot + w3*z3_dot + w4*z4_dot + w5*z5_dot + w6*z6_dot + w7*z7_dot + w8*z8_dot + w9*z9_dot + w10*z10_dot + w11*z11_dot + w12*z12_dot",
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
                        0.6,
                        -0.5,
                        0.3,
                        0.6,
                        -0.5,
                        0.3,
                    ],
                    w: &[
                        -2.8545056783781817,
                        0.4679517505538002,
                        0.8189155634691504,
                        -0.7019276258307003,
                        0.4679517505538002,
                        0.8189155634691504,
                        -0.7019276258307003,
                        0.4679517505538002,
                        0.8189155634691504,
                        -0.7019276258307003,
                        0.4679517505538002,
                        0.8189155634691504,
                        -0.7019276258307003,
                        0.5849396881922503,
                        -0.9359035011076005,
                        0.35096381291535017,
                        0.5849396881922503,
                        -0.9359035011076005,
                        0.35096381291535017,
                        0.5849396881922503,
                        -0.9359035011076005,
                        0.35096381291535017,
                        0.5849396881922503,
                        -0.9359035011076005,
                        0.35096381291535017,
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
                FunctionInfo::new("mass_matrix", &[("q", 25)], &[25, 25]),
                FunctionInfo::new("inverse_mass", &[("q", 25)], &[25, 25]),
                FunctionInfo::new("potential", &[("q", 25)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 25)], &[25]),
                FunctionInfo::new("lagrangian", &[("q", 25), ("w", 25)], &[]),
                FunctionInfo::new("energy", &[("q", 25), ("w", 25)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 25)], &[25, 25, 25]),
                FunctionInfo::new("christoffel", &[("q", 25)], &[25, 25, 25]),
                FunctionInfo::new("constraint_matrix", &[("q", 25)], &[1, 25]),
                FunctionInfo::new("constraint", &[("q", 25), ("w", 25)], &[1]),
                FunctionInfo::new("projector_perp", &[("q", 25)], &[25, 25]),
                FunctionInfo::new("projector_d", &[("q", 25)], &[25, 25]),
                FunctionInfo::new("frame", &[("q", 25)], &[25, 24]),
                FunctionInfo::new("restricted_metric", &[("q", 25)], &[24, 24]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 25)], &[24, 24]),
                FunctionInfo::new("structure_functions", &[("q", 25)], &[24, 24, 24]),
                FunctionInfo::new(
                    "almost_poisson",
                    &[("q", 25), ("rho", 24)],
                    &[49, 49],
                ),
                FunctionInfo::new("hamiltonian", &[("q", 25), ("rho", 24)], &[]),
                FunctionInfo::new(
                    "hamiltonian_gradient",
                    &[("q", 25), ("rho", 24)],
                    &[49],
                ),
                FunctionInfo::new("vector_field", &[("q", 25), ("rho", 24)], &[49]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 25), ("rho", 24)],
                    &[49, 49],
                ),
                FunctionInfo::new("momenta", &[("q", 25), ("w", 25)], &[25]),
                FunctionInfo::new(
                    "velocities_of_momenta",
                    &[("q", 25), ("p", 25)],
                    &[25],
                ),
                FunctionInfo::new("to_momenta", &[("q", 25), ("w", 25)], &[24]),
                FunctionInfo::new("to_velocities", &[("q", 25), ("rho", 24)], &[25]),
                FunctionInfo::new("multipliers", &[("q", 25), ("w", 25)], &[1]),
                FunctionInfo::new("acceleration", &[("q", 25), ("w", 25)], &[25]),
                FunctionInfo::new(
                    "configuration_velocity",
                    &[("q", 25), ("w", 25)],
                    &[25],
                ),
                FunctionInfo::new("invariants", &[("q", 25), ("w", 25)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 25), ("p", 25)], &[]),
                FunctionInfo::new(
                    "cotangent_vector_field",
                    &[("q", 25), ("p", 25)],
                    &[50],
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

impl ChaoticQuartic12 {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        chaotic_quartic12::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        chaotic_quartic12::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> chaotic_quartic12::Parameters<f64> {
        chaotic_quartic12::Parameters::new()
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> chaotic_quartic12::StateBuilder<f64> {
        chaotic_quartic12::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<chaotic_quartic12::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: chaotic_quartic12::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <chaotic_quartic12::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaotic_quartic12::System<f64>: ::nonholonomic::Discretize<M>,
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
        ChaoticQuartic12::system,
        ChaoticQuartic12::parameters,
        ChaoticQuartic12::state,
        ChaoticQuartic12::initial,
        ChaoticQuartic12::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
