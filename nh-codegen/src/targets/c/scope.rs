//! Names that code may read, and where their values come from.

use super::text::{Code, words};
use std::collections::BTreeSet;

/// Names with the expressions for their values, in order.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
    names: Vec<(String, String)>,
}

impl Scope {
    /// Adds a name; an earlier one keeps its value.
    pub(super) fn add(&mut self, name: impl Into<String>, value: impl Into<String>) {
        let name = name.into();
        if !self.has(&name) {
            self.names.push((name, value.into()));
        }
    }

    /// Returns whether the name is known.
    pub(super) fn has(&self, name: &str) -> bool {
        self.names.iter().any(|(known, _)| known == name)
    }

    /// Returns declarations of the names that the code reads.
    pub(super) fn bindings(&self, code: &Code) -> Code {
        let read = code.words();
        let mut bindings = Code::default();
        for (name, value) in self.names.iter().filter(|(name, _)| read.contains(name)) {
            bindings.push(format!("const {} {name} = {value};", kind(name)));
        }
        bindings
    }
}

/// Returns the type of a name.
pub(super) fn kind(name: &str) -> &'static str {
    if name == "anew" { "bool" } else { "nh_real" }
}

/// Returns the names that the code declares outside of inner blocks.
pub(super) fn declared(code: &Code) -> BTreeSet<String> {
    let (mut depth, mut names) = (0_usize, BTreeSet::new());
    for line in code.each() {
        if line.starts_with('}') {
            depth = depth.saturating_sub(1);
        }
        if depth == 0 {
            names.extend(declares(line));
        }
        depth += usize::from(line.ends_with('{'));
    }
    names
}

/// Returns the name that a line declares.
fn declares(line: &str) -> Option<String> {
    let mut words = words(line).into_iter();
    let first = words.next()?;
    let kind = if first == "const" { words.next()? } else { first };
    // A pointer is no number.
    matches!(kind.as_str(), "nh_real" | "bool").then(|| words.next()).flatten().filter(|name| name != "const")
}

/// Returns the names among the known ones that the code reads and does not declare.
pub(super) fn free(code: &Code, known: &dyn Fn(&str) -> bool) -> BTreeSet<String> {
    let own = declared(code);
    code.words().into_iter().filter(|word| !own.contains(word) && known(word)).collect()
}
