//! Report on first integrals that were found, and on the methods that keep them.

use super::layout::fitted;
use super::{EntriesItem, Item, Label, Section, named};
use crate::algebra::{Expr, attempt};
use crate::cost::derivation::EFFORT_OF_FRAME;
use crate::mechanics::Mechanics;
use crate::mechanics::integrals::{Candidate, Kind};
use crate::model::Model;
use crate::scheme::{self, Context, METHODS};
use crate::tree::{NameParts, Var, latex_name};

/// Conservation of an integral by the methods for which it is known.
struct Fate {
    /// Methods that keep it up to roundoff.
    kept: Vec<&'static str>,
    /// Methods that are known not to keep it in general, with the reason.
    not_kept: Option<(Vec<&'static str>, &'static str)>,
}

/// Additive discrete gradients: that of a sum is the sum of those of its terms.
const ADDITIVE: [&str; 5] = ["avf", "avf4", "avf6", "itoh-abe", "itoh-abe-sym"];

/// Discrete gradients with a correction by the defect of the whole energy.
const CORRECTED: [&str; 1] = ["gonzalez"];

/// Methods whose step on D* keeps functions that are linear in (q, ρ) and constant along the field.
const LINEAR: [&str; 4] = ["midpoint", "euler", "rk2", "rk4"];

/// Returns the first integrals that were found and proved, with the methods that keep them.
pub(super) fn found(x: &Mechanics) -> Option<Section> {
    let model = x.model();
    let candidates = x.integral_candidates();
    if candidates.is_empty() {
        return None;
    }
    let functions: Vec<_> = candidates.iter().map(|candidate| candidate.expression.clone()).collect();
    let kept = Context::new(x).conserves(&functions);
    let found: Vec<Candidate> = candidates.into_iter().zip(kept).filter(|(_, kept)| *kept).map(|(c, _)| c).collect();
    if found.is_empty() {
        return None;
    }
    let labels: Vec<(String, String)> = found.iter().enumerate().map(|(i, found)| label(model, i, found)).collect();
    let entries = labels
        .iter()
        .zip(&found)
        .map(|((text, latex), found)| (Label::Written(text.clone(), latex.clone()), named(&found.expression.tree())));
    let what = "first integrals found, without inputs".to_owned();
    let entries = Item::Entries(EntriesItem { key: "found_integrals", what, entries: entries.collect() });
    let fates = fates(x, &found);
    let applies = |name: &&str| {
        METHODS.iter().any(|method| method.properties.name == *name && scheme::applies(method, x).is_ok())
    };
    let list =
        |names: &[&'static str]| names.iter().copied().filter(|name| applies(name)).collect::<Vec<_>>().join(", ");
    let row = |(((label, _), found), fate): ((&(String, String), &Candidate), &Fate)| {
        let declared = model.invariants.iter().find(|invariant| is_multiple(&invariant.expression, &found.expression));
        let not_kept = fate.not_kept.as_ref().map(|(names, why)| (list(names), why));
        vec![
            label.clone(),
            declared.map_or(String::new(), |invariant| invariant.name.clone()),
            list(&fate.kept),
            not_kept
                .filter(|(names, _)| !names.is_empty())
                .map_or(String::new(), |(names, why)| format!("{names}: {why}")),
        ]
    };
    let head = ["integral", "declared as", "kept to roundoff by", "in general not kept by"].map(str::to_owned).to_vec();
    let rows = labels.iter().zip(&found).zip(&fates).map(row).collect();
    let table = Item::Table { key: "found_integrals_and_methods", head, rows };
    let rest =
        Item::Text("Nothing is claimed about the methods that are not named; `nh compare` measures them.".into());
    Some(Section { heading: "integrals found".into(), items: vec![entries, table, rest] })
}

/// Returns whether one is a constant multiple of the other.
fn is_multiple(one: &Expr, other: &Expr) -> bool {
    one.checked_div(other).is_ok_and(|factor| factor.variables().iter().all(|v| matches!(v, Var::Parameter(_))))
}

/// Returns `E[q1, q2]`, `p[phi]`, or a label with a number if the field has several components.
fn label(model: &Model, number: usize, found: &Candidate) -> (String, String) {
    let name = |&i: &usize| model.about.velocities[i].name.trim_end_matches("_dot").to_owned();
    let (letter, names) = match &found.kind {
        Kind::Block { velocities, .. } => ("E", velocities.iter().map(name).collect::<Vec<_>>().join(", ")),
        Kind::Momentum { field } => {
            let support: Vec<usize> = (0..field.len()).filter(|&i| !field[i].is_zero()).collect();
            let names = match &support[..] {
                [one] => name(one),
                _ => (number + 1).to_string(),
            };
            ("p", names)
        }
    };
    let symbol = NameParts::indexed(letter, names.split(", ").map(latex_name).collect());
    (format!("{letter}[{names}]"), fitted(&symbol).latex(&[]))
}

/// Returns the conservation of each integral by the methods for which it is known.
fn fates(x: &Mechanics, found: &[Candidate]) -> Vec<Fate> {
    let normal = x.has_normal_forms() && x.model().is_natural();
    let ask = |question: &dyn Fn() -> bool| normal && attempt(EFFORT_OF_FRAME, question).unwrap_or(false);
    let splits = ask(&|| x.splits_in_frame());
    // Otherwise an integral is proved on the constraints only, and the stages of a step are not on
    // them.
    let everywhere = normal && x.model().levels.is_empty() && x.model().about.groups.is_empty();
    let quadratic = splits && ask(&|| x.is_quadratic());
    let fate = |found: &Candidate| match &found.kind {
        Kind::Block { .. } => {
            let mut kept = vec!["iso"];
            if splits {
                kept.extend(ADDITIVE);
            }
            if quadratic {
                kept.extend(CORRECTED);
                kept.push("midpoint");
            }
            let why = "it corrects all momenta by the defect of the total energy";
            Fate { kept, not_kept: (!quadratic).then(|| (CORRECTED.to_vec(), why)) }
        }
        Kind::Momentum { field } => {
            let mut kept = Vec::new();
            if ask(&|| x.is_invariant_along(field)) {
                if x.has_constant_momentum_form(field) {
                    kept.push("iso");
                }
                kept.push("iso-var");
            }
            let linear =
                everywhere.then(|| attempt(EFFORT_OF_FRAME, || x.constant_components(field)).flatten()).flatten();
            if let Some(components) = linear {
                if ask(&|| x.is_cyclic(&components)) {
                    kept.extend(ADDITIVE);
                    // A correction acts along all coordinates that move, including cyclic ones.
                    if ask(&|| x.is_quadratic()) {
                        kept.extend(CORRECTED);
                    }
                }
                kept.extend(LINEAR);
            }
            Fate { kept, not_kept: None }
        }
    };
    found.iter().map(fate).collect()
}
