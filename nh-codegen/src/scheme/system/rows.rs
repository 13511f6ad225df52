//! The table of quantities: functions of systems, in the order of the sections of `mechanics.md`
//! (metric, connection, constraints, frame, almost-Poisson structure, maps between velocities and
//! momenta, reactions), then systems that are not natural, T*Q and feedback.

use super::row::{Extent, Formula, Row, Size, Systems, Text};
use crate::algebra::Matrix;
use crate::ir::program::Role;
use crate::quantity::Quantity;
use crate::scheme::cotangent::{self, Cotangent};
use crate::scheme::forms::rotations;
use crate::scheme::lyapunov::Lyapunov;
use crate::scheme::quantities::reactions;
use Size::{Groups, Holonomic, Inputs, Invariants, K, Levels, M, N, NK, NM, Observables, R};
use Text::{By, Is};

const FIELD_PAPER: &str = "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)";
const EXTENSION_PAPER: &str = "Chang & Perlmutter (2018)";
const FEEDBACK_EQUATION: &str = "Chang & Perlmutter (2018), eq. 28";

const Q: Role = Role::Configuration;
const W: Role = Role::Velocity;
const P: Role = Role::Momenta;
const RHO: Role = Role::ReducedMomenta;
const U: Role = Role::Inputs;
const GAINS: Role = Role::Gains;
const LEVELS: Role = Role::Levels;

/// The quantities in the order of their functions.
pub static QUANTITIES: &[Row] = &[
    Row {
        symbol: "g",
        latex: "g",
        what: "Mass matrix g(q), symmetric and positive definite.",
        equation: Is("g = ∂²L/∂w∂w"),
        arguments: &[Q],
        extent: Extent::Matrix(K, K),
        unit: "E/(wⁱ wʲ)",
        is_always_there: true,
        explained: Is("mass matrix ∂²L/∂w∂w"),
        ..Row::new(Quantity::MassMatrix, Formula::Matrix(|cx| cx.mass_matrix()))
    },
    Row {
        symbol: "g⁻¹",
        latex: "g^{-1}",
        what: "Inverse mass matrix.",
        equation: Is("g⁻¹"),
        arguments: &[Q],
        extent: Extent::Matrix(K, K),
        unit: "wⁱ wʲ/E",
        is_always_there: true,
        explained: Is("inverse mass matrix"),
        ..Row::new(Quantity::InverseMass, Formula::Matrix(|cx| cx.inverse_mass()))
    },
    Row {
        symbol: "V",
        latex: "V",
        what: "Potential energy.",
        equation: Is("V(q) = −L(q, 0)"),
        arguments: &[Q],
        extent: Extent::Scalar,
        unit: "E",
        explained: Is("potential energy"),
        ..Row::new(Quantity::Potential, Formula::Scalar(|cx| cx.potential()))
    },
    Row {
        symbol: "∂V/∂q",
        latex: "\\partial V/\\partial q",
        what: "Gradient of the potential along the coordinates.",
        equation: Is("∂V/∂q"),
        arguments: &[Q],
        extent: Extent::Vector(N),
        unit: "E/qⁱ",
        ..Row::new(Quantity::PotentialGradient, Formula::Vector(|cx| cx.potential_gradient()))
    },
    Row {
        symbol: "L",
        latex: "L",
        what: "Lagrangian.",
        equation: Is("L(q, w) = ½ wᵀ g(q) w − V(q)"),
        arguments: &[Q, W],
        extent: Extent::Scalar,
        unit: "E",
        explained: By(|x| {
            if x.model().lagrangian.is_gyroscopic() {
                "Lagrangian ½ wᵀ g w + A·w − V"
            } else {
                "Lagrangian ½ wᵀ g w − V"
            }
        }),
        ..Row::new(Quantity::Lagrangian, Formula::Scalar(|cx| cx.lagrangian()))
    },
    Row {
        symbol: "E",
        latex: "E",
        what: "Energy.",
        equation: Is("E(q, w) = ½ wᵀ g(q) w + V(q)"),
        arguments: &[Q, W],
        extent: Extent::Scalar,
        unit: "E",
        is_always_there: true,
        ..Row::new(Quantity::Energy, Formula::Scalar(|cx| cx.energy()))
    },
    Row {
        symbol: "Γ_{lij}",
        latex: "\\Gamma_{lij}",
        what: "Christoffel symbols of the first kind: matrix l holds Γ_{lij}.",
        equation: Is(
            "Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities",
        ),
        arguments: &[Q],
        extent: Extent::Tensor(K),
        unit: "E/(s wˡ wⁱ wʲ)",
        explained: By(|x| {
            if is_symmetric(x.christoffel_first()) {
                "Christoffel symbols of the first kind, Γ_l,ij (symmetric in i, j)"
            } else {
                "Christoffel symbols of the first kind, Γ_l,ij"
            }
        }),
        ..Row::new(Quantity::ChristoffelFirst, Formula::Tensor(|cx| cx.christoffel_first()))
    },
    Row {
        symbol: "Γˡ_{ij}",
        latex: "\\Gamma^l_{ij}",
        what: "Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.",
        equation: Is("Γˡ_{ij} = gˡᵏ Γ_{kij}"),
        arguments: &[Q],
        extent: Extent::Tensor(K),
        unit: "wˡ/(s wⁱ wʲ)",
        explained: By(|x| {
            if is_symmetric(x.christoffel()) {
                "Christoffel symbols of the second kind, Γ^l_ij (symmetric in i, j)"
            } else {
                "Christoffel symbols of the second kind, Γ^l_ij"
            }
        }),
        ..Row::new(Quantity::Christoffel, Formula::Tensor(|cx| cx.christoffel()))
    },
    Row {
        symbol: "μ",
        latex: "\\mu",
        what: "Constraint matrix.",
        equation: By(|x| {
            if x.model().is_affine() { "μ(q, t), with μ(q, t) w = b(q, t)" } else { "μ(q), with μ(q) w = 0" }
        }),
        arguments: &[Q],
        extent: Extent::Matrix(R, K),
        unit: "cᵅ/wⁱ",
        is_always_there: true,
        explained: By(|x| {
            if x.model().is_affine() { "constraint matrix, μ w = b" } else { "constraint matrix, μ w = 0" }
        }),
        ..Row::new(Quantity::ConstraintMatrix, Formula::Matrix(|cx| cx.constraint_matrix()))
    },
    Row {
        symbol: "μ w",
        latex: "\\mu w",
        what: "Constraint residual: zero where w is in D.",
        equation: Is("μ(q) w"),
        arguments: &[Q, W],
        extent: Extent::Vector(R),
        unit: "cᵅ",
        ..Row::new(Quantity::Constraint, Formula::Vector(|cx| cx.constraint_residual()))
    },
    Row {
        symbol: "Q",
        latex: "Q",
        what: "g-orthogonal projector onto D^⊥ (rank r).",
        equation: Is("Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ"),
        source: FIELD_PAPER,
        arguments: &[Q],
        extent: Extent::Matrix(K, K),
        unit: "wⁱ/wʲ",
        explained: Is("g-orthogonal projector onto D^⊥"),
        ..Row::new(Quantity::ProjectorPerp, Formula::Matrix(|cx| cx.projector_perp()))
    },
    Row {
        symbol: "P",
        latex: "P",
        what: "g-orthogonal projector onto D.",
        equation: Is("P = I − Q"),
        source: FIELD_PAPER,
        arguments: &[Q],
        extent: Extent::Matrix(K, K),
        unit: "wⁱ/wʲ",
        is_always_there: true,
        explained: Is("g-orthogonal projector onto D"),
        ..Row::new(Quantity::ProjectorD, Formula::Matrix(|cx| cx.projector_d()))
    },
    Row {
        symbol: "X",
        latex: "X",
        what: "Adapted frame: the columns span D.",
        equation: Is("X(q), μ X = 0"),
        source: FIELD_PAPER,
        arguments: &[Q],
        extent: Extent::Matrix(K, M),
        unit: "wⁱ/vᵃ",
        explained: By(|x| {
            if x.frame_derived() { "adapted frame (derived: a basis of ker μ)" } else { "adapted frame (declared)" }
        }),
        ..Row::new(Quantity::Frame, Formula::Matrix(|cx| cx.frame()))
    },
    Row {
        symbol: "G",
        latex: "G",
        what: "Metric of the frame.",
        equation: Is("G = Xᵀ g X"),
        source: FIELD_PAPER,
        arguments: &[Q],
        extent: Extent::Matrix(M, M),
        unit: "E/(vᵃ vᵇ)",
        explained: Is("Xᵀ g X"),
        ..Row::new(Quantity::RestrictedMetric, Formula::Matrix(|cx| cx.restricted_metric()))
    },
    Row {
        symbol: "G⁻¹",
        latex: "G^{-1}",
        what: "Inverse metric of the frame.",
        equation: Is("G⁻¹"),
        source: FIELD_PAPER,
        arguments: &[Q],
        extent: Extent::Matrix(M, M),
        unit: "vᵃ vᵇ/E",
        explained: Is("inverse metric of the frame"),
        ..Row::new(Quantity::InverseRestrictedMetric, Formula::Matrix(|cx| cx.inverse_restricted_metric()))
    },
    Row {
        symbol: "C_ab^c",
        latex: "C_{ab}^c",
        what: "Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.",
        equation: Is("P [X_a, X_b] = C_ab^c X_c"),
        arguments: &[Q],
        extent: Extent::Tensor(M),
        unit: "vᶜ/(s vᵃ vᵇ)",
        explained: Is("structure functions, P [X_a, X_b] = C_ab^c X_c (skew in a, b)"),
        ..Row::new(Quantity::StructureFunctions, Formula::Tensor(|cx| cx.structure_functions()))
    },
    Row {
        symbol: "Π",
        latex: "\\Pi",
        what: "Almost-Poisson matrix on D*, skew.",
        equation: Is("Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c"),
        source: FIELD_PAPER,
        arguments: &[Q, RHO],
        extent: Extent::Matrix(NM, NM),
        unit: "ζⁱ ζʲ/(E s)",
        explained: Is("almost-Poisson matrix [0, E X; −(E X)ᵀ, B]"),
        ..Row::new(Quantity::AlmostPoisson, Formula::Matrix(|cx| cx.almost_poisson()))
    },
    Row {
        symbol: "ℋ",
        latex: "\\mathcal{H}",
        what: "Restricted Hamiltonian.",
        equation: Is("ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)"),
        source: FIELD_PAPER,
        arguments: &[Q, RHO],
        extent: Extent::Scalar,
        unit: "E",
        explained: By(|x| match (x.has_normal_forms(), x.model().is_affine()) {
            (true, _) => "restricted Hamiltonian ½ ρᵀ G⁻¹ ρ + V",
            (false, true) => "restricted Hamiltonian ½ ρ·v + V − ½ w₀·g w₀",
            (false, false) => "restricted Hamiltonian ½ ρ·v + V",
        }),
        ..Row::new(Quantity::Hamiltonian, Formula::Scalar(|cx| cx.hamiltonian()))
    },
    Row {
        symbol: "∇ℋ",
        latex: "\\nabla\\mathcal{H}",
        what: "Gradient of the restricted Hamiltonian in ζ = (q, ρ).",
        equation: Is("∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)"),
        source: FIELD_PAPER,
        arguments: &[Q, RHO],
        extent: Extent::Vector(NM),
        unit: "E/ζⁱ",
        explained: Is("its gradient in (q, ρ)"),
        ..Row::new(Quantity::HamiltonianGradient, Formula::Vector(|cx| cx.hamiltonian_gradient()))
    },
    Row {
        symbol: "ζ̇",
        latex: "\\dot\\zeta",
        what: "The nonholonomic vector field on D*.",
        equation: By(|x| {
            if !x.model().about.inputs.is_empty() {
                "ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u),  ζ = (q, ρ)"
            } else {
                "ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)"
            }
        }),
        source: FIELD_PAPER,
        arguments: &[Q, RHO, U],
        extent: Extent::Vector(NM),
        unit: "ζⁱ/s",
        explained: By(|x| {
            if x.model().is_natural() {
                "equations of motion, ζ = (q, ρ)"
            } else {
                "equations of motion Π ∇ℋ + drift + (0, Xᵀ F), ζ = (q, ρ)"
            }
        }),
        ..Row::new(Quantity::VectorField, Formula::Vector(|cx| cx.vector_field()))
    },
    Row {
        symbol: "∂ζ̇/∂ζ",
        latex: "\\partial\\dot\\zeta/\\partial\\zeta",
        what: "Jacobian of the vector field on D*.",
        equation: Is("∂ζ̇/∂ζ"),
        arguments: &[Q, RHO, U],
        extent: Extent::Matrix(NM, NM),
        unit: "ζⁱ/(s ζʲ)",
        explained: Is("Jacobian of the vector field"),
        ..Row::new(Quantity::VectorFieldJacobian, Formula::Vector(reactions::vector_field_jacobian))
    },
    Row {
        symbol: "∂ζ̇/∂u",
        latex: "\\partial\\dot\\zeta/\\partial u",
        what: "Derivative of the vector field on D* by the control inputs.",
        equation: Is("∂ζ̇/∂u = (0, Xᵀ B)"),
        arguments: &[Q],
        extent: Extent::Matrix(NM, Inputs),
        unit: "ζⁱ/(s uʲ)",
        of: Systems::INPUTS,
        ..Row::new(Quantity::VectorFieldByInputs, Formula::Vector(reactions::vector_field_by_inputs))
    },
    Row {
        symbol: "∂(w, E, I)/∂ζ",
        latex: "\\partial(w, E, I)/\\partial\\zeta",
        what: "Derivatives of the velocity, the energy and the declared first integrals on D*: a row for each.",
        equation: Is(
            "∂(w, E(q, w), I(q, w))/∂ζ at w = X G⁻¹ ρ, for velocities that the constraints prescribe at w = X G⁻¹ ρ + w₀",
        ),
        arguments: &[Q, RHO],
        extent: Extent::Matrix(Observables, NM),
        unit: "wⁱ/ζʲ, E/ζʲ, Iᵢ/ζʲ",
        ..Row::new(Quantity::ObservablesJacobian, Formula::Vector(reactions::observables_jacobian))
    },
    Row {
        symbol: "p",
        latex: "p",
        what: "Momenta of a velocity.",
        equation: Is("p = ∂L/∂w = g(q) w"),
        arguments: &[Q, W],
        extent: Extent::Vector(K),
        unit: "E/wⁱ",
        ..Row::new(Quantity::Momenta, Formula::Vector(|cx| cx.momenta_of_velocity()))
    },
    Row {
        symbol: "w",
        latex: "w",
        what: "Velocity of momenta.",
        equation: Is("w = g⁻¹ p"),
        arguments: &[Q, P],
        extent: Extent::Vector(K),
        unit: "wⁱ",
        ..Row::new(Quantity::VelocitiesOfMomenta, Formula::Vector(|cx| cx.velocity_of_momenta()))
    },
    Row {
        symbol: "ρ",
        latex: "\\rho",
        what: "Momenta on D* of a velocity.",
        equation: Is("ρ = Xᵀ g w"),
        source: FIELD_PAPER,
        arguments: &[Q, W],
        extent: Extent::Vector(M),
        unit: "E/vᵃ",
        is_always_there: true,
        ..Row::new(Quantity::ToMomenta, Formula::Vector(|cx| cx.rho_of_velocity()))
    },
    Row {
        symbol: "w",
        latex: "w",
        what: "Velocity (in D) of momenta on D*.",
        equation: Is("w = X G⁻¹ ρ"),
        source: FIELD_PAPER,
        arguments: &[Q, RHO],
        extent: Extent::Vector(K),
        unit: "wⁱ",
        is_always_there: true,
        explained: By(|x| if x.model().is_affine() { "X v + w₀" } else { "X v" }),
        ..Row::new(Quantity::ToVelocities, Formula::Vector(|cx| cx.velocity_of_rho()))
    },
    Row {
        symbol: "λ",
        latex: "\\lambda",
        what: "Lagrange multipliers; μᵀ λ is the constraint force.",
        equation: By(|x| {
            if !x.model().about.inputs.is_empty() {
                "λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V − B u) − μ̇ w)"
            } else {
                "λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)"
            }
        }),
        arguments: &[Q, W, U],
        extent: Extent::Vector(R),
        unit: "E/(s cᵅ)",
        explained: Is("multipliers; μᵀ λ is the constraint force"),
        ..Row::new(Quantity::Multipliers, Formula::Vector(reactions::multipliers))
    },
    Row {
        symbol: "ẇ",
        latex: "\\dot w",
        what: "Acceleration of the constrained motion.",
        equation: By(|x| {
            if !x.model().about.inputs.is_empty() {
                "ẇ = g⁻¹ (μᵀ λ + B u − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ"
            } else {
                "ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ"
            }
        }),
        arguments: &[Q, W, U],
        extent: Extent::Vector(K),
        unit: "wⁱ/s",
        explained: Is("acceleration of the constrained motion"),
        ..Row::new(Quantity::Acceleration, Formula::Vector(reactions::acceleration))
    },
    Row {
        symbol: "B",
        latex: "B",
        what: "Input matrix.",
        equation: Is("B(q)"),
        arguments: &[Q],
        extent: Extent::Matrix(K, Inputs),
        unit: "E/(s wⁱ uʲ)",
        of: Systems::INPUTS,
        ..Row::new(Quantity::InputMatrix, Formula::Matrix(|cx| cx.input_matrix()))
    },
    Row {
        symbol: "B u",
        latex: "B u",
        what: "Force of the control inputs.",
        equation: Is("B(q) u"),
        arguments: &[Q, U],
        extent: Extent::Vector(K),
        unit: "E/(s wⁱ)",
        of: Systems::INPUTS,
        ..Row::new(Quantity::InputForce, Formula::Vector(|cx| cx.input_force()))
    },
    Row {
        symbol: "Ω",
        latex: "\\Omega",
        what: "Gyroscopic matrix, skew: terms A·w of the Lagrangian act on w by Ω w − ∂A/∂t.",
        equation: Is("Ω_ij = E_i(A_j) − E_j(A_i) − c_ij^l A_l"),
        arguments: &[Q],
        extent: Extent::Matrix(K, K),
        unit: "E/(s wⁱ wʲ)",
        of: Systems::GYROSCOPIC,
        explained: Is("Ω_ij = E_i(A_j) − E_j(A_i) − c_ij^l A_l: A·w is the force Ω w − ∂A/∂t"),
        ..Row::new(Quantity::GyroscopicMatrix, Formula::Matrix(|cx| cx.gyroscopic_matrix()))
    },
    Row {
        symbol: "F",
        latex: "F",
        what: "Forces on w that do not come from the Lagrangian or the constraints.",
        equation: Is("F(t, q, w) − ∂R/∂w + B u"),
        arguments: &[Q, W, U],
        extent: Extent::Vector(K),
        unit: "E/(s wⁱ)",
        of: Systems::FORCES,
        explained: Is("B u + F − ∂R/∂w: inputs, forces and friction, on w"),
        ..Row::new(Quantity::AppliedForce, Formula::Vector(|cx| cx.applied_force()))
    },
    Row {
        symbol: "φ",
        latex: "\\varphi",
        what: "Residuals of the holonomic constraints, in the order of declaration: 0 on their level set.",
        equation: Is("φ(q, t)"),
        arguments: &[Q],
        extent: Extent::Vector(Holonomic),
        unit: "φᵅ",
        of: Systems::HOLONOMIC,
        explained: Is("holonomic constraints φ(q, t) = 0; their rates are the last rows of μ"),
        ..Row::new(Quantity::Holonomic, Formula::Vector(|cx| cx.level_functions()))
    },
    Row {
        symbol: "δq",
        latex: "\\delta q",
        what: "Correction of q towards the level set of the holonomic constraints: a step of the Gauss–Newton method, to be added to q.",
        equation: Is("−∇φᵀ (∇φ ∇φᵀ)⁻¹ φ"),
        arguments: &[Q],
        extent: Extent::Vector(N),
        unit: "qⁱ",
        is_always_there: true,
        of: Systems::HOLONOMIC,
        ..Row::new(Quantity::LevelCorrection, Formula::Vector(|cx| cx.level_correction()))
    },
    Row {
        symbol: "b",
        latex: "b",
        what: "Right-hand side of the constraints.",
        equation: Is("b(q, t) of μ(q, t) w = b(q, t)"),
        arguments: &[Q],
        extent: Extent::Vector(R),
        unit: "cᵅ",
        of: Systems::RATES,
        explained: Is("right-hand side of the constraints"),
        ..Row::new(Quantity::ConstraintRates, Formula::Vector(|cx| cx.constraint_rates()))
    },
    Row {
        symbol: "w₀",
        latex: "w_0",
        what: "The velocity that satisfies the constraints and is g-orthogonal to D: w = X v + w₀.",
        equation: Is("w₀ = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ b"),
        arguments: &[Q],
        extent: Extent::Vector(K),
        unit: "wⁱ",
        is_always_there: true,
        of: Systems::RATES,
        explained: Is("g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ b, the velocity that the constraints prescribe; w = X v + w₀"),
        ..Row::new(Quantity::Drift, Formula::Vector(|cx| cx.drift()))
    },
    Row {
        symbol: "q̇",
        latex: "\\dot q",
        what: "Velocity of the coordinates.",
        equation: Is("q̇ = E(q) w"),
        arguments: &[Q, W],
        extent: Extent::Vector(N),
        unit: "qⁱ/s",
        ..Row::new(Quantity::ConfigurationVelocity, Formula::Vector(|cx| cx.coordinate_rates()))
    },
    Row {
        symbol: "‖RᵀR − I‖",
        latex: "\\lVert R^T R - I\\rVert",
        what: "Deviation of the rotation matrices among the coordinates from their groups, in the Frobenius norm.",
        equation: Is("(Σ ‖RᵀR − I‖²)^½"),
        arguments: &[Q],
        extent: Extent::Scalar,
        unit: "1",
        is_always_there: true,
        of: Systems::GROUPS,
        ..Row::new(Quantity::GroupDefect, Formula::Scalar(|cx| cx.write(|s| rotations::defect(s).value())))
    },
    Row {
        symbol: "det R",
        latex: "\\det R",
        what: "Determinants of the rotation matrices, in the order of declaration; each is 1.",
        equation: Is("det R"),
        arguments: &[Q],
        extent: Extent::Vector(Groups),
        unit: "1",
        is_always_there: true,
        of: Systems::GROUPS,
        ..Row::new(Quantity::GroupDeterminants, Formula::Vector(|cx| cx.values_of(rotations::determinants)))
    },
    Row {
        symbol: "I_i",
        latex: "I_i",
        what: "Declared first integrals, in the order of declaration.",
        equation: Is("I_i(q, w)"),
        arguments: &[Q, W],
        extent: Extent::Vector(Invariants),
        unit: "Iᵢ",
        is_always_there: true,
        ..Row::new(Quantity::Invariants, Formula::Vector(|cx| cx.invariants()))
    },
    Row {
        symbol: "H",
        latex: "H",
        what: "Hamiltonian on T*Q: the energy as a function of momenta, on D or off it.",
        equation: Is("H(q, p) = ½ p·g⁻¹p + V(q)"),
        source: EXTENSION_PAPER,
        arguments: &[Q, P],
        extent: Extent::Scalar,
        unit: "E",
        ..Row::new(
            Quantity::CotangentHamiltonian,
            Formula::Scalar(|cx| cx.write(|s| cotangent::hamiltonian(s).value())),
        )
    },
    Row {
        symbol: "(q̇, ṗ)",
        latex: "(\\dot q, \\dot p)",
        what: "The nonholonomic vector field on T*Q with multipliers, which keeps μ w constant at any value: (q̇, ṗ).",
        equation: By(|x| {
            if !x.model().about.inputs.is_empty() {
                "q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ + B u)_i,  λ such that d/dt (μ w) = 0"
            } else {
                "q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0"
            }
        }),
        arguments: &[Q, P, U],
        extent: Extent::Vector(NK),
        unit: "qⁱ/s, E/(s wⁱ)",
        together: &[Quantity::Momenta, Quantity::VelocitiesOfMomenta],
        ..Row::new(Quantity::CotangentVectorField, Formula::Vector(|cx| cx.values_of(cotangent::vector_field)))
    },
    Row {
        symbol: "J",
        latex: "J",
        what: "Constraint momenta, which vanish if the velocity is in D.",
        equation: Is(
            "J_α = ⟨p, e_α⟩ = (L⁻¹ μ g⁻¹ p)_α,  μ g⁻¹ μᵀ = L Lᵀ: the e_α are the metric Gram–Schmidt of g⁻¹ μᵀ in the order of the constraints",
        ),
        source: EXTENSION_PAPER,
        arguments: &[Q, P],
        extent: Extent::Vector(R),
        unit: "E^½",
        extension: true,
        explained: Is("constraint momenta ⟨p, e_α⟩, e_α the metric Gram–Schmidt of g⁻¹ μᵀ"),
        ..Row::new(
            Quantity::ConstraintMomenta,
            Formula::Vector(|cx| cx.values_of(|s| Cotangent::new(s).constraint_momenta())),
        )
    },
    Row {
        symbol: "H̃",
        latex: "\\tilde H",
        what: "Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.",
        equation: Is("H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)"),
        source: EXTENSION_PAPER,
        arguments: &[Q, P],
        extent: Extent::Scalar,
        unit: "E",
        extension: true,
        explained: Is("extended Hamiltonian ½ p·g⁻¹p − ½ Σ J_α² + V"),
        ..Row::new(
            Quantity::ExtendedHamiltonian,
            Formula::Scalar(|cx| cx.write(|s| Cotangent::new(s).hamiltonian().value())),
        )
    },
    Row {
        symbol: "λ̃",
        latex: "\\tilde\\lambda",
        what: "Multipliers of the extended system: they keep every constraint momentum on all of T*Q.",
        equation: Is("λ̃ such that dJ/dt = 0; on {J = 0} it is λ"),
        source: EXTENSION_PAPER,
        arguments: &[Q, P, U],
        extent: Extent::Vector(R),
        unit: "E/(s cᵅ)",
        extension: true,
        explained: Is("multipliers that keep J on all of T*Q"),
        ..Row::new(
            Quantity::ExtendedMultipliers,
            Formula::Vector(|cx| cx.values_of(|s| Cotangent::new(s).extended_multipliers(s.force_at(0, s.here())))),
        )
    },
    Row {
        symbol: "(q̇, ṗ)",
        latex: "(\\dot q, \\dot p)",
        what: "The extended vector field on T*Q, (q̇, ṗ): free of constraints, with the integrals J and (without inputs) H̃ and H; on {J = 0} it is the constrained motion.",
        equation: By(|x| {
            if !x.model().about.inputs.is_empty() {
                "q̇ = E ∂H̃/∂p,  ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃ + B u)_i"
            } else {
                "q̇ = E ∂H̃/∂p,  ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i"
            }
        }),
        source: EXTENSION_PAPER,
        arguments: &[Q, P, U],
        extent: Extent::Vector(NK),
        unit: "qⁱ/s, E/(s wⁱ)",
        extension: true,
        together: &[Quantity::Momenta, Quantity::VelocitiesOfMomenta],
        explained: Is("equations of motion without constraints: H̃ and J are integrals"),
        ..Row::new(
            Quantity::ExtendedVectorField,
            Formula::Vector(|cx| cx.values_of(|s| Cotangent::new(s).extended_field(s.force_at(0, s.here())))),
        )
    },
    Row {
        symbol: "(H̃, I)",
        latex: "(\\tilde H, I)",
        what: "The integrals that feedback keeps beside the constraint momenta: the extended Hamiltonian, then the declared first integrals other than the energy. Their values at the start are the levels.",
        equation: Is("H̃(q, p), I_i(q, g⁻¹ p)"),
        source: FEEDBACK_EQUATION,
        arguments: &[Q, P],
        extent: Extent::Vector(Levels),
        unit: "E, Iᵢ",
        extension: true,
        ..Row::new(Quantity::FeedbackLevels, Formula::Vector(|cx| cx.values_of(|s| Lyapunov::new(s).values())))
    },
    Row {
        symbol: "V_L",
        latex: "V_L",
        what: "Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere.",
        equation: By(|x| {
            if !x.model().about.groups.is_empty() {
                "V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²"
            } else {
                "V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)²"
            }
        }),
        source: FEEDBACK_EQUATION,
        arguments: &[Q, P, GAINS, LEVELS],
        extent: Extent::Scalar,
        unit: "k_J E",
        extension: true,
        ..Row::new(
            Quantity::LyapunovFunction,
            Formula::Scalar(|cx| cx.write(|s| Lyapunov::new(s).function(s.gains(), s.levels()).value())),
        )
    },
    Row {
        symbol: "∇V_L",
        latex: "\\nabla V_L",
        what: "Gradient of the Lyapunov function in (q, p).",
        equation: Is("∇V_L"),
        source: FEEDBACK_EQUATION,
        arguments: &[Q, P, GAINS, LEVELS],
        extent: Extent::Vector(NK),
        unit: "k_J E/qⁱ, k_J wⁱ",
        extension: true,
        ..Row::new(
            Quantity::LyapunovGradient,
            Formula::Vector(|cx| cx.values_of(|s| Lyapunov::new(s).gradient(s.gains(), s.levels()))),
        )
    },
    Row {
        symbol: "(q̇, ṗ)",
        latex: "(\\dot q, \\dot p)",
        what: "The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there.",
        equation: Is("(q̇, ṗ) of the extended system − ∇V_L"),
        source: FEEDBACK_EQUATION,
        arguments: &[Q, P, GAINS, LEVELS, U],
        extent: Extent::Vector(NK),
        unit: "qⁱ/s, E/(s wⁱ)",
        extension: true,
        together: &[Quantity::Momenta, Quantity::VelocitiesOfMomenta, Quantity::FeedbackLevels],
        ..Row::new(
            Quantity::FeedbackVectorField,
            Formula::Vector(|cx| {
                cx.values_of(|s| {
                    let force = s.force_at(0, s.here());
                    Lyapunov::new(s).field(s.gains(), s.levels(), force)
                })
            }),
        )
    },
    Row {
        symbol: "(H̃̇₀, İ⁰)",
        latex: "(\\dot{\\tilde H}_0, \\dot I^0)",
        what: "Rates at which the inputs change the levels of the feedback, which are then part of the state.",
        equation: Is("d/dt (H̃₀, I_i⁰) = ∂(H̃, I_i)/∂p·P* B u"),
        arguments: &[Q, P, U],
        extent: Extent::Vector(Levels),
        unit: "E/s, Iᵢ/s",
        of: Systems::INPUTS,
        extension: true,
        ..Row::new(
            Quantity::FeedbackLevelRates,
            Formula::Vector(|cx| cx.values_of(|s| Lyapunov::new(s).level_rates(s.force_at(0, s.here())))),
        )
    },
];

impl Row {
    /// Returns the row of a quantity.
    pub fn of(quantity: Quantity) -> &'static Row {
        &QUANTITIES[PLACES[quantity as usize]]
    }
}

/// The place of each quantity's row: each has one.
const PLACES: [usize; Quantity::ALL.len()] = {
    let mut places = [usize::MAX; Quantity::ALL.len()];
    assert!(QUANTITIES.len() == places.len());
    let mut i = 0;
    while i < places.len() {
        let place = &mut places[QUANTITIES[i].quantity as usize];
        assert!(*place == usize::MAX, "a quantity has two rows");
        *place = i;
        i += 1;
    }
    places
};

/// Returns whether Γ is symmetric in its last two indices, as for coordinates.
fn is_symmetric(gamma: &[Matrix]) -> bool {
    gamma.iter().all(|g| *g == g.transpose())
}
