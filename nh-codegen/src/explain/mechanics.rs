//! Reports on the model and its mechanics.

use super::shown::{EXTENSION, Explained, FRAME, SECTIONS};
use super::{EntriesItem, Item, Label, MatrixItem, Name, Report, Section, named};
use crate::algebra::Matrix;
use crate::mechanics::Mechanics;
use crate::model::Model;
use crate::pipeline::Compiled;
use crate::scheme::Context;
use crate::scheme::system::NormalForms;
use crate::tree::{Function, Tree, Var};
use num_rational::BigRational;
use num_traits::One;

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
    let mut sections = definitions(x.model());
    sections.extend(if x.has_normal_forms() { normal(x) } else { super::composed::sections(x) });
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
        let rows = symmetry.field.iter().map(|entry| vec![named(&entry.tree())]).collect();
        items.push(Item::Matrix(MatrixItem { key: "symmetry", symbol: "Y", latex: "Y", what: what.into(), rows }));
    }
    items.push(Item::Entries(EntriesItem { key: "invariants", what: "declared first integrals".into(), entries }));
    Some(Section { heading: "invariants".into(), items })
}

/// Returns the sections with normal forms.
fn normal(x: &Mechanics) -> Vec<Section> {
    let mut cx = Context::new(x);
    let mut forms = NormalForms::new(&cx);
    let mut sections: Vec<Section> = SECTIONS
        .iter()
        .filter(|(heading, _)| *heading != EXTENSION || shows_extension(x))
        .map(|(heading, list)| {
            let items = list.iter().filter_map(|shown| shown.normal()).map(|shown| item(shown, &mut forms, &mut cx));
            Section { heading: (*heading).into(), items: items.collect() }
        })
        .filter(|section| !section.items.is_empty())
        .collect();
    if let Some(frame) = sections.iter_mut().find(|section| section.heading == FRAME) {
        let holonomic = "D is involutive: the constraints are holonomic.";
        let nonholonomic = "D is not involutive: the constraints are nonholonomic.";
        frame.items.push(Item::Text(if x.holonomic() { holonomic } else { nonholonomic }.into()));
    }
    if let Some(extension) = sections.iter_mut().find(|section| section.heading == EXTENSION) {
        let items = std::mem::take(&mut extension.items);
        extension.items = items.into_iter().map(|item| shortened(item, x.model())).collect();
    }
    sections
}

/// Returns a quantity in normal form.
fn item(shown: Explained, forms: &mut NormalForms, cx: &mut Context<'_>) -> Item {
    let Explained { key, symbol, latex, what, formula, extent, component, .. } = shown;
    let what = what.of(cx.mechanics).to_owned();
    let form = match forms.of(cx, formula, extent) {
        Ok(form) => form,
        Err(error) => {
            let model = cx.mechanics.model();
            let error = error.describe(&|variable| model.variable_name(*variable));
            return Item::Text(format!("{symbol}, {what}: {error}."));
        }
    };
    match component {
        Some(name) => {
            let entry = |((l, i, j), tree): ((usize, usize, usize), Tree<Var>)| {
                let (text, latex) = name(l + 1, i + 1, j + 1);
                (Label::Written(text, latex), named(&over_roots(tree)))
            };
            Item::Entries(EntriesItem { key, what, entries: components(&form).into_iter().map(entry).collect() })
        }
        None => {
            let row = |i| form.row(i).iter().map(|entry| named(&over_roots(entry.tree()))).collect();
            Item::Matrix(MatrixItem { key, symbol, latex, what, rows: (0..form.rows()).map(row).collect() })
        }
    }
}

/// Writes √a/a as 1/√a.
fn over_roots(tree: Tree<Var>) -> Tree<Var> {
    let Tree::Product(mut factors) = tree else { return tree };
    let minus_one = || BigRational::from_integer((-1).into());
    let root = |factor: &Tree<Var>| match factor {
        Tree::Call(Function::Sqrt, a) => Some((**a).clone()),
        _ => None,
    };
    for i in 0..factors.len() {
        let Some(a) = root(&factors[i]) else { continue };
        let over = Tree::Power(Box::new(a), minus_one());
        if let Some(at) = factors.iter().position(|factor| *factor == over) {
            factors[at] = Tree::Power(Box::new(factors[i].clone()), minus_one());
            factors[i] = Tree::Number(BigRational::from_integer(1.into()));
        }
    }
    factors.retain(|factor| !matches!(factor, Tree::Number(one) if one.is_one()));
    Tree::Product(factors)
}

/// Returns the components of a tensor other than 0, under (l, i, j). Of two that a symmetry in i and
/// j makes equal or opposite, the first is there.
fn components(tensor: &Matrix) -> Vec<((usize, usize, usize), Tree<Var>)> {
    let size = tensor.cols();
    let matrices = || {
        (0..tensor.rows() / size.max(1)).map(|l| Matrix::from_fn(size, size, |i, j| tensor[(l * size + i, j)].clone()))
    };
    let is_symmetric = matrices().all(|matrix| matrix == matrix.transpose());
    let is_skew = matrices().all(|matrix| matrix == matrix.transpose().map(|entry| -entry));
    let is_listed = |i: usize, j: usize| i <= j || !(is_symmetric || is_skew);
    let mut components = Vec::new();
    for (l, matrix) in matrices().enumerate() {
        for (i, j) in (0..size).flat_map(|i| (0..size).map(move |j| (i, j))).filter(|&(i, j)| is_listed(i, j)) {
            if !matrix[(i, j)].is_zero() {
                components.push(((l, i, j), matrix[(i, j)].tree()));
            }
        }
    }
    if is_skew {
        // Brackets are listed pair by pair.
        components.sort_by_key(|&((c, a, b), _)| (a, b, c));
    }
    components
}

/// Returns whether the derivation of the extension to T*Q takes at most a second or two.
fn shows_extension(x: &Mechanics) -> bool {
    const VELOCITIES: usize = 8;
    x.model().r() > 0 && x.model().k() <= VELOCITIES
}

/// Returns an item without expressions that would fill pages.
fn shortened(item: Item, model: &Model) -> Item {
    const CHARACTERS: usize = 2000;
    match item {
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
    }
}
