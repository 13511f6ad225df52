//! The names of a declaration and their meanings.

use super::shapes::whole;
use crate::declaration::{Declaration, Name, Velocities};
use crate::origin::{Diagnostic, Diagnostics, Origin, suggest};
use crate::tree::{Function, Var};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Meaning of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Meaning {
    /// A variable of the model.
    Variable(Var),
    /// q̇ⁱ of a system in quasi-velocities: the i-th entry of E(q) w.
    Rate(usize),
    /// The i-th definition.
    Definition(usize),
}

/// The table of names.
pub(super) struct Names {
    table: BTreeMap<String, (Meaning, Origin)>,
    used: RefCell<BTreeSet<Meaning>>,
    /// Rotation matrices: name and dimension.
    matrices: Vec<(String, usize)>,
}

/// Returns the reason why `name` cannot be declared, if the grammar itself uses it. All other names
/// are free, including those of Rust.
pub(super) fn reserved(name: &str) -> Option<String> {
    if Function::ALL.iter().any(|f| f.owns_its_name() && f.name() == name) || name == "dot" {
        return Some(format!("`{name}` is the name of a function"));
    }
    match name {
        "pi" | "π" => Some(format!("`{name}` is the circle constant")),
        "_" => Some("`_` is not a name".into()),
        _ => None,
    }
}

impl Names {
    /// Reads all declared names and reports names that are declared twice or belong to the grammar.
    pub fn collect(declaration: &Declaration, diagnostics: &mut Diagnostics) -> Names {
        let mut names = Names {
            table: BTreeMap::new(),
            used: RefCell::default(),
            matrices: declaration.groups.iter().map(|g| (g.name.value.clone(), g.dimension)).collect(),
        };
        for (i, coordinate) in declaration.coordinates.iter().enumerate() {
            names.declare(&coordinate.name, Meaning::Variable(Var::Coordinate(i)), diagnostics);
        }
        // Rates are declared before everything that could take their names, so that the message
        // mentions the rate.
        for (i, coordinate) in declaration.coordinates.iter().enumerate() {
            let meaning = match declaration.velocities {
                Velocities::Coordinate => Meaning::Variable(Var::Velocity(i)),
                Velocities::Quasi { .. } => match declaration.own_velocity(i) {
                    Some(velocity) => Meaning::Variable(Var::Velocity(velocity)),
                    None => Meaning::Rate(i),
                },
            };
            let rate = Name::new(format!("{}_dot", coordinate.name.value), coordinate.name.origin.clone());
            match names.table.get(&rate.value) {
                Some((_, first)) => diagnostics.push(
                    Diagnostic::error(
                        first.clone(),
                        format!(
                            "`{}` is the velocity of coordinate `{}`, so it cannot be declared",
                            rate.value, coordinate.name.value
                        ),
                    )
                    .label(rate.origin.clone(), "that coordinate"),
                ),
                None => drop(names.table.insert(rate.value, (meaning, rate.origin))),
            }
        }
        if let Velocities::Quasi { names: velocities, .. } = &declaration.velocities {
            let rates: Vec<usize> =
                (0..declaration.coordinates.len()).filter_map(|i| declaration.own_velocity(i)).collect();
            for (i, name) in velocities.iter().enumerate().filter(|(i, _)| !rates.contains(i)) {
                names.declare(name, Meaning::Variable(Var::Velocity(i)), diagnostics);
            }
        }
        for (i, parameter) in declaration.parameters.iter().enumerate() {
            names.declare(&parameter.name, Meaning::Variable(Var::Parameter(i)), diagnostics);
        }
        for (i, (name, _)) in declaration.definitions.iter().enumerate() {
            // The name of a vector is not free either, beside those of its entries.
            let (whole, entry) = (whole(&name.value), name.value.trim_start_matches(whole(&name.value)));
            if matches!(entry, "" | "[1]" | "[1,1]") {
                let whole = Name::new(whole.to_owned(), name.origin.clone());
                names.declare(&whole, Meaning::Definition(i), diagnostics);
            }
            names.table.entry(name.value.clone()).or_insert((Meaning::Definition(i), name.origin.clone()));
        }
        if let Some(inputs) = &declaration.inputs {
            for (i, name) in inputs.value.names.iter().enumerate() {
                names.declare(name, Meaning::Variable(Var::Input(i)), diagnostics);
            }
        }
        names
    }

    fn declare(&mut self, name: &Name, meaning: Meaning, diagnostics: &mut Diagnostics) {
        if let Some(reason) = reserved(&name.value) {
            diagnostics.push(Diagnostic::error(name.origin.clone(), format!("{reason}, so it cannot be declared")));
        }
        if let Some((first, place)) = self.table.get(&name.value) {
            let (message, label) = match first {
                Meaning::Rate(_) | Meaning::Variable(Var::Velocity(_)) if name.value.ends_with("_dot") => {
                    let coordinate = name.value.trim_end_matches("_dot");
                    let message = format!(
                        "`{}` is the velocity of coordinate `{coordinate}`, so it cannot be declared",
                        name.value
                    );
                    (message, "that coordinate")
                }
                _ => (format!("`{}` is declared twice", name.value), "first declared here"),
            };
            diagnostics.push(Diagnostic::error(name.origin.clone(), message).label(place.clone(), label));
        } else {
            self.table.insert(name.value.clone(), (meaning, name.origin.clone()));
        }
    }

    /// Returns the meaning of `name` and records its use.
    pub fn find(&self, name: &str) -> Option<Meaning> {
        let meaning = match self.table.get(name) {
            Some((meaning, _)) => *meaning,
            // `t` is the time unless a declaration uses the name.
            None if name == "t" => Meaning::Variable(Var::Time),
            None => return None,
        };
        self.used.borrow_mut().insert(meaning);
        Some(meaning)
    }

    /// Returns whether an expression has used this meaning.
    pub fn is_used(&self, meaning: Meaning) -> bool {
        self.used.borrow().contains(&meaning)
    }

    /// Returns a suggestion for an unknown `word`: the entries of a matrix, or the closest declared
    /// name if it is close.
    pub fn suggestion(&self, word: &str) -> Option<String> {
        if let Some((name, d)) = self.matrices.iter().find(|(name, _)| name == word) {
            return Some(format!("`{name}` is a rotation matrix, and its entries are `{name}11` … `{name}{d}{d}`"));
        }
        suggest(word, self.table.keys().map(String::as_str)).map(|close| format!("did you mean `{close}`?"))
    }
}
