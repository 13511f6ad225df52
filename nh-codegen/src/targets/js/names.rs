//! Names in JavaScript: those of symbols and values.

use crate::targets::rust::names::{self, Taken};

/// Words that JavaScript reserves in strict mode.
const RESERVED: &str = "arguments async await break case catch class const continue debugger default delete do else enum \
    eval export extends false finally for function if implements import in instanceof interface let new null of package \
    private protected public return static super switch this throw true try typeof undefined var void while with yield";

/// Names in printed functions besides those of symbols and values.
const OWN: &str = "nh motion inputs place carried measure minors growth polynomial series point unknowns residual jacobian \
    anew field rank balance enter advance observe parameters options q w t u p rho gains levels lambda h";

/// The largest number of solves in a routine that names are kept for.
const MAX_SOLVES: usize = 64;

/// Returns a name that JavaScript can use: that of Rust, with `_` appended to a reserved word.
pub(super) fn local(name: &str) -> String {
    let name = names::local(name);
    if RESERVED.split_whitespace().any(|word| word == name) { format!("{name}_") } else { name }
}

/// Returns the runtime's name of a function: that of Rust, `div_or_zero`, in JavaScript's style,
/// `divOrZero`.
pub(super) fn in_camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default();
    let others = words.map(|word| format!("{}{}", word[..1].to_ascii_uppercase(), &word[1..]));
    first.to_owned() + others.collect::<String>().as_str()
}

/// Returns the names of printed functions' own variables.
pub(super) fn own() -> Taken {
    let numbered =
        (1..=MAX_SOLVES).flat_map(|i| ["block", "found", "beside", "arrival"].map(|name| format!("{name}{i}")));
    let numbered: Vec<String> = numbered.collect();
    Taken::new(OWN.split_whitespace().chain(numbered.iter().map(String::as_str)))
}
