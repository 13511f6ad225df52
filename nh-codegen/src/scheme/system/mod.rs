//! Functions that a generated system exposes, each derived once by `mechanics` and lowered here.

mod cotangent;

use super::forms::rotations;
use super::methods::feedback;
use super::quantities::reactions;
use super::{Context, Method};
use crate::declaration::Expose;
use crate::ir::graph::{Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::program::{Function, Input, Output, Role, Shape};
use crate::ir::verify::InternalErrors;
use crate::mechanics::Mechanics;
use crate::origin::{Diagnostic, Diagnostics};
use crate::quantity::Quantity;

const FIELD_PAPER: &str = "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)";

/// Arguments of a function.
#[derive(Clone, Copy)]
enum Arguments {
    Q,
    QW,
    QP,
    QRho,
    /// (q, w), and u if there are inputs.
    QWu,
    /// (q, ρ), and u if there are inputs.
    QRhoU,
    /// (q, u)
    QU,
    /// (q, p), and u if there are inputs.
    QPu,
    /// (q, p, gains, levels).
    Feedback,
    /// (q, p, gains, levels), and u if there are inputs.
    FeedbackU,
}

/// Selection of the functions that a system exposes.
#[derive(Clone, Copy, Debug)]
pub struct Exposed<'e> {
    /// Whether to expose the functions of the extension to T*Q and of feedback: for models with a
    /// feedback method, and if the declaration requests one of them.
    pub extension: bool,
    /// The requested functions.
    expose: &'e Expose,
}

/// Further functions that the trait of an exposed function requires.
const TOGETHER: [(Quantity, &[Quantity]); 3] = [
    (Quantity::CotangentVectorField, &[Quantity::Momenta, Quantity::VelocitiesOfMomenta]),
    (Quantity::ExtendedVectorField, &[Quantity::Momenta, Quantity::VelocitiesOfMomenta]),
    (Quantity::FeedbackVectorField, &[Quantity::Momenta, Quantity::VelocitiesOfMomenta, Quantity::FeedbackLevels]),
];

impl<'e> Exposed<'e> {
    /// Returns the selection that the model requests, under these methods.
    ///
    /// # Errors
    /// Functions of the extension to T*Q if the model has none.
    pub fn by(mechanics: &'e Mechanics, methods: &[&Method]) -> Result<Self, Diagnostics> {
        let expose = &mechanics.model().expose;
        let mut diagnostics = Diagnostics::new();
        let asked: Vec<_> =
            expose.functions.iter().filter(|(quantity, _)| cotangent::EXTENSION.contains(quantity)).collect();
        for (quantity, origin) in &asked {
            if let Err(refusal) = feedback::applies(mechanics).map_err(|refusal| refusal.of(quantity.name())) {
                diagnostics.push(Diagnostic::error(origin.clone(), refusal.reason).help(refusal.help));
            }
        }
        diagnostics.propagate()?;
        Ok(Exposed { extension: !asked.is_empty() || methods.iter().any(|method| method.needs_extension), expose })
    }

    /// Returns the selection with the functions of the extension.
    pub fn with_extension(expose: &'e Expose) -> Self {
        Exposed { extension: true, expose }
    }

    fn has(self, quantity: Quantity) -> bool {
        let asked = |quantity: Quantity| self.expose.functions.iter().any(|(asked, _)| *asked == quantity);
        let together = || TOGETHER.iter().any(|(function, needed)| needed.contains(&quantity) && asked(*function));
        self.expose.all || quantity.is_always_there() || asked(quantity) || together()
    }
}

/// Returns the functions of the system in the order of the sections of `mechanics.md`: metric,
/// connection, constraints, frame, almost-Poisson structure, maps between velocities and momenta,
/// and quantities for engineers.
///
/// # Errors
/// Requested functions that the system does not have.
pub fn functions(cx: &mut Context<'_>, exposed: Exposed<'_>) -> Result<Vec<Function>, Diagnostics> {
    let mut list = Builder { cx, exposed, functions: Vec::new(), gains: Vec::new(), levels: Vec::new() };
    all(&mut list);
    let mut missing = Diagnostics::new();
    for (quantity, origin) in &exposed.expose.functions {
        if !list.functions.iter().any(|function| function.quantity == *quantity) {
            let message = format!("this system has no function `{}`", quantity.name());
            let error = Diagnostic::error(origin.clone(), message);
            missing.push(match quantity.of() {
                Some(of) => error.help(format!("{of} have it")),
                None => error,
            });
        }
    }
    missing.propagate()?;
    complete(&list)?;
    Ok(list.functions)
}

/// Checks that the system has all functions that generated code calls, in the shapes in which it
/// calls them.
///
/// # Errors
/// A fault of the compiler.
fn complete(list: &Builder<'_, '_>) -> Result<(), Diagnostics> {
    let (k, m) = (list.cx.w.len(), list.cx.rho.len());
    let called = [
        (Quantity::MassMatrix, Shape::Matrix(k, k)),
        (Quantity::InverseMass, Shape::Matrix(k, k)),
        (Quantity::Energy, Shape::Scalar),
        (Quantity::ConstraintMatrix, Shape::Matrix(k - m, k)),
        (Quantity::ProjectorD, Shape::Matrix(k, k)),
        (Quantity::ToMomenta, Shape::Vector(m)),
        (Quantity::ToVelocities, Shape::Vector(k)),
    ];
    let found = |quantity: Quantity, shape: Shape| {
        list.functions.iter().any(|function| function.quantity == quantity && function.output.shape == shape)
    };
    let wrong = called.into_iter().filter(|&(quantity, shape)| !found(quantity, shape));
    let faults: Vec<String> = wrong.map(|(quantity, shape)| format!("no `{}` of {shape:?}", quantity.name())).collect();
    if faults.is_empty() { Ok(()) } else { Err(Diagnostics::internal(InternalErrors(faults))) }
}

fn all(list: &mut Builder<'_, '_>) {
    let (k, m, has_inputs) = (list.cx.w.len(), list.cx.rho.len(), !list.cx.u.is_empty());
    let affine = list.cx.mechanics.model().is_affine();
    list.matrix(
        Quantity::MassMatrix,
        Arguments::Q,
        "Mass matrix g(q), symmetric and positive definite.",
        "g = ∂²L/∂w∂w",
        "",
        Context::mass_matrix,
    );
    list.matrix(Quantity::InverseMass, Arguments::Q, "Inverse mass matrix.", "g⁻¹", "", Context::inverse_mass);
    list.scalar(Quantity::Potential, Arguments::Q, "Potential energy.", "V(q) = −L(q, 0)", "", Context::potential);
    list.vector(
        Quantity::PotentialGradient,
        Arguments::Q,
        "Gradient of the potential along the coordinates.",
        "∂V/∂q",
        "",
        Context::potential_gradient,
    );
    list.scalar(
        Quantity::Lagrangian,
        Arguments::QW,
        "Lagrangian.",
        "L(q, w) = ½ wᵀ g(q) w − V(q)",
        "",
        Context::lagrangian,
    );
    list.scalar(Quantity::Energy, Arguments::QW, "Energy.", "E(q, w) = ½ wᵀ g(q) w + V(q)", "", Context::energy);
    list.tensor(
        Quantity::ChristoffelFirst,
        k,
        Arguments::Q,
        "Christoffel symbols of the first kind: matrix l holds Γ_{lij}.",
        "Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities",
        Context::christoffel_first,
    );
    list.tensor(
        Quantity::Christoffel,
        k,
        Arguments::Q,
        "Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.",
        "Γˡ_{ij} = gˡᵏ Γ_{kij}",
        Context::christoffel,
    );
    list.matrix(
        Quantity::ConstraintMatrix,
        Arguments::Q,
        "Constraint matrix.",
        if affine { "μ(q, t), with μ(q, t) w = b(q, t)" } else { "μ(q), with μ(q) w = 0" },
        "",
        Context::constraint_matrix,
    );
    list.vector(
        Quantity::Constraint,
        Arguments::QW,
        "Constraint residual: zero where w is in D.",
        "μ(q) w",
        "",
        Context::constraint_residual,
    );
    list.matrix(
        Quantity::ProjectorPerp,
        Arguments::Q,
        "g-orthogonal projector onto D^⊥ (rank r).",
        "Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ",
        FIELD_PAPER,
        Context::projector_perp,
    );
    list.matrix(
        Quantity::ProjectorD,
        Arguments::Q,
        "g-orthogonal projector onto D.",
        "P = I − Q",
        FIELD_PAPER,
        Context::projector_d,
    );
    list.matrix(
        Quantity::Frame,
        Arguments::Q,
        "Adapted frame: the columns span D.",
        "X(q), μ X = 0",
        FIELD_PAPER,
        Context::frame,
    );
    list.matrix(
        Quantity::RestrictedMetric,
        Arguments::Q,
        "Metric of the frame.",
        "G = Xᵀ g X",
        FIELD_PAPER,
        Context::restricted_metric,
    );
    list.matrix(
        Quantity::InverseRestrictedMetric,
        Arguments::Q,
        "Inverse metric of the frame.",
        "G⁻¹",
        FIELD_PAPER,
        Context::inverse_restricted_metric,
    );
    list.tensor(
        Quantity::StructureFunctions,
        m,
        Arguments::Q,
        "Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.",
        "P [X_a, X_b] = C_ab^c X_c",
        Context::structure_functions,
    );
    list.matrix(
        Quantity::AlmostPoisson,
        Arguments::QRho,
        "Almost-Poisson matrix on D*, skew.",
        "Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c",
        FIELD_PAPER,
        Context::almost_poisson,
    );
    list.scalar(
        Quantity::Hamiltonian,
        Arguments::QRho,
        "Restricted Hamiltonian.",
        "ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)",
        FIELD_PAPER,
        Context::hamiltonian,
    );
    list.computed(
        Quantity::HamiltonianGradient,
        Arguments::QRho,
        ("Gradient of the restricted Hamiltonian in ζ = (q, ρ).", "∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)", FIELD_PAPER),
        Shape::Vector,
        Context::hamiltonian_gradient,
    );
    list.vector(
        Quantity::VectorField,
        Arguments::QRhoU,
        "The nonholonomic vector field on D*.",
        if has_inputs {
            "ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u),  ζ = (q, ρ)"
        } else {
            "ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)"
        },
        FIELD_PAPER,
        Context::vector_field,
    );
    list.computed(
        Quantity::VectorFieldJacobian,
        Arguments::QRhoU,
        ("Jacobian of the vector field on D*.", "∂ζ̇/∂ζ", ""),
        |n| {
            let side = n.isqrt();
            Shape::Matrix(side, side)
        },
        reactions::vector_field_jacobian,
    );
    list.vector(
        Quantity::Momenta,
        Arguments::QW,
        "Momenta of a velocity.",
        "p = ∂L/∂w = g(q) w",
        "",
        Context::momenta_of_velocity,
    );
    list.vector(
        Quantity::VelocitiesOfMomenta,
        Arguments::QP,
        "Velocity of momenta.",
        "w = g⁻¹ p",
        "",
        Context::velocity_of_momenta,
    );
    list.vector(
        Quantity::ToMomenta,
        Arguments::QW,
        "Momenta on D* of a velocity.",
        "ρ = Xᵀ g w",
        FIELD_PAPER,
        Context::rho_of_velocity,
    );
    list.vector(
        Quantity::ToVelocities,
        Arguments::QRho,
        "Velocity (in D) of momenta on D*.",
        "w = X G⁻¹ ρ",
        FIELD_PAPER,
        Context::velocity_of_rho,
    );
    list.computed(
        Quantity::Multipliers,
        Arguments::QWu,
        (
            "Lagrange multipliers; μᵀ λ is the constraint force.",
            if has_inputs {
                "λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V − B u) − μ̇ w)"
            } else {
                "λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)"
            },
            "",
        ),
        Shape::Vector,
        reactions::multipliers,
    );
    list.computed(
        Quantity::Acceleration,
        Arguments::QWu,
        (
            "Acceleration of the constrained motion.",
            if has_inputs {
                "ẇ = g⁻¹ (μᵀ λ + B u − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ"
            } else {
                "ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ"
            },
            "",
        ),
        Shape::Vector,
        reactions::acceleration,
    );
    if has_inputs {
        list.matrix(Quantity::InputMatrix, Arguments::Q, "Input matrix.", "B(q)", "", Context::input_matrix);
        list.vector(
            Quantity::InputForce,
            Arguments::QU,
            "Force of the control inputs.",
            "B(q) u",
            "",
            Context::input_force,
        );
    }
    extended(list);
    list.vector(
        Quantity::ConfigurationVelocity,
        Arguments::QW,
        "Velocity of the coordinates.",
        "q̇ = E(q) w",
        "",
        Context::coordinate_rates,
    );
    if !list.cx.mechanics.model().about.groups.is_empty() {
        list.computed(
            Quantity::GroupDefect,
            Arguments::Q,
            (
                "Deviation of the rotation matrices among the coordinates from their groups, in the Frobenius norm.",
                "(Σ ‖RᵀR − I‖²)^½",
                "",
            ),
            |_| Shape::Scalar,
            |cx| cx.write(|s| vec![rotations::defect(s).value()]),
        );
        list.computed(
            Quantity::GroupDeterminants,
            Arguments::Q,
            ("Determinants of the rotation matrices, in the order of declaration; each is 1.", "det R", ""),
            Shape::Vector,
            |cx| cx.write(|s| rotations::determinants(s).values().to_vec()),
        );
    }
    list.vector(
        Quantity::Invariants,
        Arguments::QW,
        "Declared first integrals, in the order of declaration.",
        "I_i(q, w)",
        "",
        Context::invariants,
    );
    cotangent::motion(list);
    if list.exposed.extension {
        cotangent::extension(list);
    }
}

/// Adds the functions of systems that are not natural: gyroscopic terms, forces, prescribed
/// velocities.
fn extended(list: &mut Builder<'_, '_>) {
    let model = list.cx.mechanics.model();
    if model.lagrangian.is_gyroscopic() {
        list.matrix(
            Quantity::GyroscopicMatrix,
            Arguments::Q,
            "Gyroscopic matrix, skew: terms A·w of the Lagrangian act on w by Ω w − ∂A/∂t.",
            "Ω_ij = E_i(A_j) − E_j(A_i) − c_ij^l A_l",
            "",
            Context::gyroscopic_matrix,
        );
    }
    if !model.forces.is_empty() {
        list.vector(
            Quantity::AppliedForce,
            Arguments::QWu,
            "Forces on w that do not come from the Lagrangian or the constraints.",
            "F(t, q, w) − ∂R/∂w + B u",
            "",
            Context::applied_force,
        );
    }
    if !model.levels.is_empty() {
        list.vector(
            Quantity::Holonomic,
            Arguments::Q,
            "Residuals of the holonomic constraints, in the order of declaration: 0 on their level set.",
            "φ(q, t)",
            "",
            Context::level_functions,
        );
        list.vector(
            Quantity::LevelCorrection,
            Arguments::Q,
            "Correction of q towards the level set of the holonomic constraints: a step of the Gauss–Newton method, to be added to q.",
            "−∇φᵀ (∇φ ∇φᵀ)⁻¹ φ",
            "",
            Context::level_correction,
        );
    }
    if model.is_affine() {
        list.vector(
            Quantity::ConstraintRates,
            Arguments::Q,
            "Right-hand side of the constraints.",
            "b(q, t) of μ(q, t) w = b(q, t)",
            "",
            Context::constraint_rates,
        );
        list.vector(
            Quantity::Drift,
            Arguments::Q,
            "The velocity that satisfies the constraints and is g-orthogonal to D: w = X v + w₀.",
            "w₀ = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ b",
            "",
            Context::drift,
        );
    }
}

struct Builder<'c, 'm> {
    cx: &'c mut Context<'m>,
    exposed: Exposed<'c>,
    functions: Vec<Function>,
    /// Symbols of k_J, k_H, k_i and of H̃₀, I_i⁰ if functions of feedback are exposed.
    gains: Vec<Symbol>,
    levels: Vec<Symbol>,
}

impl<'m> Builder<'_, 'm> {
    fn matrix(
        &mut self,
        quantity: Quantity,
        arguments: Arguments,
        what: &str,
        equation: &str,
        source: &str,
        of: impl FnOnce(&mut Context<'m>) -> ValueMatrix,
    ) {
        if !self.exposed.has(quantity) {
            return;
        }
        let matrix = of(self.cx);
        let shape = Shape::Matrix(matrix.rows(), matrix.columns());
        self.push(quantity, arguments, (what, equation, source), shape, matrix.values().to_vec());
    }

    fn vector(
        &mut self,
        quantity: Quantity,
        arguments: Arguments,
        what: &str,
        equation: &str,
        source: &str,
        of: impl FnOnce(&mut Context<'m>) -> Vec<Value>,
    ) {
        if !self.exposed.has(quantity) {
            return;
        }
        let values = of(self.cx);
        self.push(quantity, arguments, (what, equation, source), Shape::Vector(values.len()), values);
    }

    fn computed(
        &mut self,
        quantity: Quantity,
        arguments: Arguments,
        text: (&str, &str, &str),
        shape: impl FnOnce(usize) -> Shape,
        of: impl FnOnce(&mut Context<'m>) -> Vec<Value>,
    ) {
        if !self.exposed.has(quantity) {
            return;
        }
        let values = of(self.cx);
        self.push(quantity, arguments, text, shape(values.len()), values);
    }

    fn scalar(
        &mut self,
        quantity: Quantity,
        arguments: Arguments,
        what: &str,
        equation: &str,
        source: &str,
        of: impl FnOnce(&mut Context<'m>) -> Value,
    ) {
        if !self.exposed.has(quantity) {
            return;
        }
        let value = of(self.cx);
        self.push(quantity, arguments, (what, equation, source), Shape::Scalar, vec![value]);
    }

    fn tensor(
        &mut self,
        quantity: Quantity,
        size: usize,
        arguments: Arguments,
        what: &str,
        equation: &str,
        of: impl FnOnce(&mut Context<'m>) -> Vec<ValueMatrix>,
    ) {
        if !self.exposed.has(quantity) {
            return;
        }
        let values = of(self.cx).iter().flat_map(|matrix| matrix.values().to_vec()).collect();
        self.push(quantity, arguments, (what, equation, ""), Shape::Tensor(size, size, size), values);
    }

    fn push(
        &mut self,
        quantity: Quantity,
        arguments: Arguments,
        (what, equation, source): (&str, &str, &str),
        shape: Shape,
        values: Vec<Value>,
    ) {
        let input = |role, symbols: &[Symbol]| Input { role, symbols: symbols.to_vec() };
        let mut inputs = vec![input(Role::Configuration, &self.cx.q)];
        inputs.extend(match arguments {
            Arguments::Q | Arguments::QU => None,
            Arguments::QW | Arguments::QWu => Some(input(Role::Velocity, &self.cx.w)),
            Arguments::QP | Arguments::QPu | Arguments::Feedback | Arguments::FeedbackU => {
                Some(input(Role::Momenta, &self.cx.p))
            }
            Arguments::QRho | Arguments::QRhoU => Some(input(Role::ReducedMomenta, &self.cx.rho)),
        });
        if matches!(arguments, Arguments::Feedback | Arguments::FeedbackU) {
            inputs.extend([input(Role::Gains, &self.gains), input(Role::Levels, &self.levels)]);
        }
        let takes_inputs = matches!(
            arguments,
            Arguments::QU | Arguments::QWu | Arguments::QRhoU | Arguments::QPu | Arguments::FeedbackU
        );
        if takes_inputs && !self.cx.u.is_empty() {
            inputs.push(input(Role::Inputs, &self.cx.u));
        }
        if self.cx.graph.reachable(&values).into_iter().any(|value| self.cx.graph.depends_on(value, self.cx.t)) {
            inputs.push(input(Role::Time, &[self.cx.t]));
        }
        let dimensions = match shape {
            Shape::Scalar => "scalar".to_string(),
            Shape::Vector(n) => format!("{n}"),
            Shape::Matrix(rows, columns) => format!("{rows} × {columns}"),
            Shape::Tensor(count, rows, columns) => {
                format!("{count} {} of {rows} × {columns}", if count == 1 { "matrix" } else { "matrices" })
            }
        };
        let source = if source.is_empty() { String::new() } else { format!("; **Source**: {source}") };
        let doc = format!("{what}\n\n**Equation**: {equation}; **Shape**: {dimensions}{source}\n");
        self.functions.push(Function { quantity, doc, inputs, output: Output { role: Role::Result, shape, values } });
    }
}
