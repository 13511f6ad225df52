//! Reports on the model and its mechanics.

use super::{EntriesItem, Item, Label, MatrixItem, Name, Report, Section, named};
use crate::algebra::{Expr, Matrix};
use crate::mechanics::Mechanics;
use crate::model::Model;
use crate::pipeline::Compiled;
use crate::tree::{Function, Tree, Var};
use num_rational::BigRational;

/// Returns names, units, defaults.
pub fn model_report(compiled: &Compiled) -> Report {
    let model = compiled.mechanics.model();
    let mut facts = Vec::new();
    facts.extend(model.about.text.clone().map(Item::Text));
    facts.extend(model.about.source.clone().map(|s| Item::Text(format!("Source: {s}"))));
    facts.push(Item::Text(sizes(&compiled.mechanics)));
    facts.extend(compiled.diagnostics.list.iter().map(|d| Item::Text(d.to_string())));
    let word = |text: &Option<String>| text.clone().unwrap_or_default();
    let meaning = |i: usize, text: &Option<String>| match (model.about.angles.contains(&i), text) {
        (true, Some(text)) => format!("{text} (an angle, modulo 2π)"),
        (true, None) => "an angle, modulo 2π".to_owned(),
        (false, text) => word(text),
    };
    let variables = model
        .about
        .coordinates
        .iter()
        .chain(&model.about.velocities)
        .enumerate()
        .map(|(i, v)| vec![v.name.clone(), word(&v.unit), meaning(i, &v.text)])
        .collect();
    let parameters = model
        .about
        .parameters
        .iter()
        .map(|p| {
            let default = p.written.clone().or_else(|| p.default.as_ref().map(ToString::to_string));
            let default = default.unwrap_or_default();
            vec![p.name.clone(), default, word(&p.unit), word(&p.text)]
        })
        .collect();
    let table =
        |key, names: &[&str], rows| Item::Table { key, head: names.iter().map(ToString::to_string).collect(), rows };
    Report {
        title: model.about.name.clone(),
        sections: vec![
            Section { heading: "model".into(), items: facts },
            Section {
                heading: "variables".into(),
                items: vec![table("variables", &["name", "unit", "meaning"], variables)],
            },
            Section {
                heading: "parameters".into(),
                items: vec![table("parameters", &["name", "default", "unit", "meaning"], parameters)],
            },
        ],
    }
}

fn sizes(x: &Mechanics) -> String {
    let model = x.model();
    format!(
        "n = {} coordinates, k = {} velocities, r = {} constraints, m = k − r = {}",
        model.n(),
        model.k(),
        model.r(),
        model.m()
    )
}

/// Returns the section of the named definitions, if there are any.
pub(super) fn definitions(model: &Model) -> Vec<Section> {
    if model.definitions.is_empty() {
        return Vec::new();
    }
    let entry = |(name, tree): &(String, Tree<Var>)| (Label::Of(Name::Declared(name.clone())), named(tree));
    let entries = model.definitions.iter().map(entry).collect();
    let item = EntriesItem { key: "definitions", what: "as declared, written out".into(), entries };
    vec![Section { heading: "definitions".into(), items: vec![Item::Entries(item)] }]
}

/// Returns all quantities that `mechanics` derives, in the order of a paper.
pub fn report(compiled: &Compiled) -> Report {
    let x = &compiled.mechanics;
    if !x.has_normal_forms() {
        return super::composed::report(x);
    }
    let mut sections = definitions(x.model());
    sections.extend([metric(x), constraints(x), frame(x), dstar(x)]);
    sections.extend(extension(x));
    sections.extend(invariants(x.model()));
    sections.extend(super::integrals::found(x));
    Report { title: title(x.model()), sections }
}

/// Returns the name and the sizes.
pub(super) fn title(model: &Model) -> String {
    format!("{}   (n = {}, k = {}, r = {}, m = {})", model.about.name, model.n(), model.k(), model.r(), model.m())
}

/// Returns the first integrals, if any are known.
pub(super) fn invariants(model: &Model) -> Option<Section> {
    if model.invariants.is_empty() {
        return None;
    }
    let label = |name: &String| Label::Of(Name::Declared(name.clone()));
    let entries = model.invariants.iter().map(|i| (label(&i.name), named(&i.expression.tree()))).collect();
    let mut items = Vec::new();
    if let Some(symmetry) = &model.symmetry {
        let what = "symmetry: μ Y = b, and L does not change along Y; E − (g w + A)·Y is the moving energy";
        items.push(column("symmetry", "Y", "Y", what, &symmetry.field));
    }
    items.push(Item::Entries(EntriesItem { key: "invariants", what: "declared first integrals".into(), entries }));
    Some(Section { heading: "invariants".into(), items })
}

fn metric(x: &Mechanics) -> Section {
    Section {
        heading: "metric".into(),
        items: vec![
            scalar("lagrangian", "L", "L", "Lagrangian ½ wᵀ g w − V", x.lagrangian()),
            matrix("mass_matrix", "g", "g", "mass matrix ∂²L/∂w∂w", x.mass_matrix()),
            matrix("inverse_mass", "g⁻¹", "g^{-1}", "inverse mass matrix", x.inverse_mass()),
            scalar("potential", "V", "V", "potential energy", x.potential()),
            christoffel(
                "christoffel_first",
                "Christoffel symbols of the first kind, Γ_l,ij",
                x.christoffel_first(),
                false,
            ),
            christoffel("christoffel", "Christoffel symbols of the second kind, Γ^l_ij", x.christoffel(), true),
        ],
    }
}

fn constraints(x: &Mechanics) -> Section {
    Section {
        heading: "constraints".into(),
        items: vec![
            matrix("constraint_matrix", "μ", "\\mu", "constraint matrix, μ w = 0", x.constraint_matrix()),
            matrix("constraint_gram", "C", "C", "μ g⁻¹ μᵀ", x.constraint_gram()),
            matrix("projector_perp", "Q", "Q", "g-orthogonal projector onto D^⊥", x.projector_perp()),
            matrix("projector_d", "P", "P", "g-orthogonal projector onto D", x.projector_d()),
            column("multipliers", "λ", "\\lambda", "multipliers; μᵀ λ is the constraint force", x.multipliers()),
            column("acceleration", "ẇ", "\\dot w", "acceleration of the constrained motion", x.acceleration()),
        ],
    }
}

fn frame(x: &Mechanics) -> Section {
    let how = if x.frame_derived() { "derived: a basis of ker μ" } else { "declared" };
    let bracket = if x.holonomic() {
        "D is involutive: the constraints are holonomic."
    } else {
        "D is not involutive: the constraints are nonholonomic."
    };
    Section {
        heading: "adapted frame".into(),
        items: vec![
            matrix("frame", "X", "X", &format!("adapted frame ({how})"), x.frame()),
            matrix("restricted_metric", "G", "G", "Xᵀ g X", x.restricted_metric()),
            matrix(
                "inverse_restricted_metric",
                "G⁻¹",
                "G^{-1}",
                "inverse metric of the frame",
                x.restricted_metric_inverse(),
            ),
            structure(x),
            Item::Text(bracket.into()),
        ],
    }
}

fn dstar(x: &Mechanics) -> Section {
    Section {
        heading: "dynamics on D*".into(),
        items: vec![
            scalar("hamiltonian", "ℋ", "\\mathcal{H}", "restricted Hamiltonian ½ ρᵀ G⁻¹ ρ + V", x.hamiltonian()),
            column(
                "hamiltonian_gradient",
                "∇ℋ",
                "\\nabla\\mathcal{H}",
                "its gradient in (q, ρ)",
                x.hamiltonian_gradient(),
            ),
            matrix("almost_poisson", "Π", "\\Pi", "almost-Poisson matrix [0, E X; −(E X)ᵀ, B]", x.almost_poisson()),
            column("vector_field", "ζ̇", "\\dot\\zeta", "equations of motion, ζ = (q, ρ)", x.vector_field()),
            matrix(
                "vector_field_jacobian",
                "∂ζ̇/∂ζ",
                "\\partial\\dot\\zeta/\\partial\\zeta",
                "Jacobian of the vector field",
                x.vector_field_jacobian(),
            ),
        ],
    }
}

/// Returns the extension to T*Q if its derivation takes at most a second or two, without
/// expressions that would fill pages.
fn extension(x: &Mechanics) -> Option<Section> {
    const VELOCITIES: usize = 8;
    const CHARACTERS: usize = 2000;
    let model = x.model();
    if model.r() == 0 || model.k() > VELOCITIES {
        return None;
    }
    let derived = x.extension();
    let root = |d: &Expr| Tree::Call(Function::Sqrt, Box::new(d.tree()));
    let inverse = |tree: Tree<Var>| Tree::Power(Box::new(tree), BigRational::from_integer((-1).into()));
    let momentum = |(psi, d): (&Expr, &Expr)| match d.is_one() {
        true => vec![named(&psi.tree())],
        false => vec![named(&Tree::Product(vec![psi.tree(), inverse(root(d))]))],
    };
    let momenta = MatrixItem {
        key: "constraint_momenta",
        symbol: "J",
        latex: "J",
        what: "constraint momenta ⟨p, e_α⟩, e_α the metric Gram–Schmidt of g⁻¹ μᵀ".into(),
        rows: derived.momenta.iter().zip(&derived.squares).map(momentum).collect(),
    };
    let items = [
        Item::Matrix(momenta),
        scalar(
            "extended_hamiltonian",
            "H̃",
            "\\tilde H",
            "extended Hamiltonian ½ p·g⁻¹p − ½ Σ J_α² + V",
            &derived.hamiltonian,
        ),
        column(
            "extended_multipliers",
            "λ̃",
            "\\tilde\\lambda",
            "multipliers that keep J on all of T*Q",
            &derived.multipliers,
        ),
        column(
            "extended_vector_field",
            "(q̇, ṗ)",
            "(\\dot q, \\dot p)",
            "equations of motion without constraints: H̃ and J are integrals",
            &derived.field,
        ),
    ];
    let shown = |item: Item| match item {
        Item::Matrix(item) => {
            let names = super::Names { model };
            let print = |tree: &Tree<Name>| names.text(tree).chars().count();
            let length: usize = item.rows.iter().flatten().map(print).sum();
            if length <= CHARACTERS {
                Item::Matrix(item)
            } else {
                Item::Text(format!("{}, {}: {length} characters, not shown.", item.symbol, item.what))
            }
        }
        other => other,
    };
    Some(Section { heading: "extension to T*Q".into(), items: items.into_iter().map(shown).collect() })
}

fn matrix(key: &'static str, symbol: &'static str, latex: &'static str, what: &str, matrix: &Matrix) -> Item {
    let rows =
        (0..matrix.rows()).map(|i| (0..matrix.cols()).map(|j| named(&matrix[(i, j)].tree())).collect()).collect();
    Item::Matrix(MatrixItem { key, symbol, latex, what: what.into(), rows })
}

fn column(key: &'static str, symbol: &'static str, latex: &'static str, what: &str, entries: &[Expr]) -> Item {
    let rows = entries.iter().map(|e| vec![named(&e.tree())]).collect();
    Item::Matrix(MatrixItem { key, symbol, latex, what: what.into(), rows })
}

fn scalar(key: &'static str, symbol: &'static str, latex: &'static str, what: &str, value: &Expr) -> Item {
    column(key, symbol, latex, what, std::slice::from_ref(value))
}

/// Returns Γ. If it is symmetric in its last two indices (coordinates), each pair is listed once.
fn christoffel(key: &'static str, what: &str, gamma: &[Matrix], upper: bool) -> Item {
    let symmetric = gamma.iter().all(|g| *g == g.transpose());
    let mut entries = Vec::new();
    for (l, g) in gamma.iter().enumerate() {
        for i in 0..g.rows() {
            for j in if symmetric { i } else { 0 }..g.cols() {
                if g[(i, j)].is_zero() {
                    continue;
                }
                let (l, i1, j1) = (l + 1, i + 1, j + 1);
                let (text, latex) = if upper {
                    (format!("Γ^{l}_{i1}{j1}"), format!("\\Gamma^{{{l}}}_{{{i1}{j1}}}"))
                } else {
                    (format!("Γ_{l},{i1}{j1}"), format!("\\Gamma_{{{l},{i1}{j1}}}"))
                };
                entries.push((Label::Written(text, latex), named(&g[(i, j)].tree())));
            }
        }
    }
    let what = format!("{what}{}", if symmetric { " (symmetric in i, j)" } else { "" });
    Item::Entries(EntriesItem { key, what, entries })
}

/// Returns C_ab^c for a < b (skew in a, b).
fn structure(x: &Mechanics) -> Item {
    let entries = x
        .structure_functions()
        .iter()
        .filter(|((a, b, _), _)| a < b)
        .map(|((a, b, c), value)| {
            let (a, b, c) = (a + 1, b + 1, c + 1);
            let label = Label::Written(format!("C_{a}{b}^{c}"), format!("C_{{{a}{b}}}^{{{c}}}"));
            (label, named(&value.tree()))
        })
        .collect();
    let what = "structure functions, P [X_a, X_b] = C_ab^c X_c (skew in a, b)".into();
    Item::Entries(EntriesItem { key: "structure_functions", what, entries })
}
