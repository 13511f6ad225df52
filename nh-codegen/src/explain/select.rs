//! Parts of a report, by short names.

use super::composed::PARTS;
use super::{Item, Label, Name, Report, Section, Stage};
use crate::origin::suggest;
use crate::quantity::Quantity;
use crate::tree::{Tree, Var};
use std::collections::BTreeSet;

/// The name of the equations of motion or of a step.
pub(super) const EQUATIONS: &str = "equations";

/// Keeps the named sections and items, and the parts that occur in them.
pub(super) fn select(report: &mut Report, only: &[String], stage: Stage) -> Result<(), String> {
    let mut known: Vec<String> = Vec::new();
    for section in &report.sections {
        let names = std::iter::once(short(&section.heading)).chain(section.items.iter().filter_map(name));
        for name in names {
            if !known.contains(&name) {
                known.push(name);
            }
        }
    }
    for wanted in only {
        if !known.contains(wanted) {
            let hint = suggest(wanted, known.iter().map(String::as_str));
            let hint = hint.map_or(String::new(), |name| format!("; did you mean `{name}`?"));
            let stage = format!("{stage:?}").to_lowercase();
            return Err(format!(
                "the stage `{stage}` of this model has no `{wanted}`{hint} (it has {})",
                known.join(", ")
            ));
        }
    }
    let is_wanted = |name: &String| only.contains(name);
    let is_parts = |item: &Item| matches!(item, Item::Entries(entries) if entries.key == PARTS);
    for section in &mut report.sections {
        if !is_wanted(&short(&section.heading)) {
            // Parts stay until all readers are known.
            section.items.retain(|item| is_parts(item) || name(item).as_ref().is_some_and(is_wanted));
        }
    }
    if !only.iter().any(|name| name == PARTS) {
        drop_unread(&mut report.sections);
    }
    report.sections.retain(|section| !section.items.is_empty());
    Ok(())
}

/// Returns `adapted-frame`, `dynamics`: a heading up to the preposition.
fn short(heading: &str) -> String {
    let heading = heading.split(" on ").next().unwrap_or(heading);
    heading.split(" to ").next().unwrap_or(heading).replace(' ', "-")
}

/// Returns the short name of an item: its key with dashes.
fn name(item: &Item) -> Option<String> {
    let key = match item {
        Item::Text(_) => return None,
        Item::Names { .. } => EQUATIONS,
        Item::Matrix(matrix) if matrix.key == Quantity::VectorField.name() => EQUATIONS,
        Item::Matrix(matrix) => matrix.key,
        Item::Entries(entries) => entries.key,
        Item::Table { key, .. } => key,
    };
    Some(key.replace('_', "-"))
}

/// Drops parts without readers. Readers of a part come after it.
fn drop_unread(sections: &mut [Section]) {
    let mut read: BTreeSet<usize> = BTreeSet::new();
    for section in sections.iter_mut().rev() {
        for item in section.items.iter_mut().rev() {
            match item {
                Item::Matrix(matrix) => matrix.rows.iter().flatten().for_each(|tree| note(tree, &mut read)),
                Item::Entries(list) if list.key == PARTS => {
                    let mut kept = Vec::new();
                    for (label, tree) in list.entries.drain(..).rev() {
                        if matches!(&label, Label::Of(Name::Model(Var::Part(i))) if read.contains(i)) {
                            note(&tree, &mut read);
                            kept.push((label, tree));
                        }
                    }
                    kept.reverse();
                    list.entries = kept;
                }
                Item::Entries(list) => list.entries.iter().for_each(|(_, tree)| note(tree, &mut read)),
                Item::Text(_) | Item::Names { .. } | Item::Table { .. } => {}
            }
        }
        section.items.retain(|item| !matches!(item, Item::Entries(e) if e.key == PARTS && e.entries.is_empty()));
    }
}

/// Records the parts that an expression reads.
fn note(tree: &Tree<Name>, read: &mut BTreeSet<usize>) {
    tree.visit(&mut |name| {
        if let Name::Model(Var::Part(i)) = name {
            read.insert(*i);
        }
    });
}
