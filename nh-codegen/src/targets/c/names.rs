//! Names in C: those of symbols and values, of fields, and of public types and functions.

use crate::targets::rust::names::{self, Taken};

/// Words that C, C++ or the headers of the runtime reserve.
const RESERVED: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "compl",
    "complex",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "co_await",
    "co_return",
    "co_yield",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "errno",
    "explicit",
    "export",
    "extern",
    "false",
    "far",
    "float",
    "for",
    "friend",
    "goto",
    "huge",
    "if",
    "imaginary",
    "inline",
    "int",
    "interrupt",
    "linux",
    "long",
    "mutable",
    "namespace",
    "near",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "typeof_unqual",
    "union",
    "unix",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
    "I",
    "NULL",
];

/// Variables of the emitted functions besides symbols and values.
const OWN: &[&str] = &[
    "system",
    "start",
    "setting",
    "options",
    "constants",
    "carried",
    "motion",
    "error",
    "status",
    "inputs",
    "state",
    "along",
    "adjoint",
    "result",
    "measure",
    "minors",
    "before",
    "after",
    "within",
    "known",
    "unknowns",
    "values",
    "residual",
    "jacobian",
    "update",
    "accepted",
    "full",
    "kept",
    "room",
    "anew",
    "series",
    "point",
    "rates",
    "growth",
    "ordinary",
    "balance",
    "place",
    "i",
    "h",
    "q",
    "w",
    "t",
    "u",
    "p",
    "rho",
    "gains",
    "levels",
    "lambda",
    "weights",
    "sweeps",
    "made",
    "outcome",
    "last",
    "factors",
    "more",
    "extent",
    "polynomial",
    "arrival",
    "tolerance",
    "numbers",
    "sound",
    "ranked",
    "solved",
    "distance",
    "v",
    "c",
    "unused",
    "counts",
    "past",
    "watched",
];

/// Returns whether C or C++ reserves a name.
pub(super) fn is_reserved(name: &str) -> bool {
    RESERVED.contains(&name)
}

/// Returns a name that C can use: that of Rust in ASCII, with `_` appended to a reserved word.
pub(super) fn usable(name: String) -> String {
    if is_reserved(&name) { format!("{name}_") } else { name }
}

/// Returns the name of a local variable.
pub(super) fn local(name: &str) -> String {
    usable(names::local(name))
}

/// Headers of the standard libraries of C.
const HEADERS: &[&str] = &[
    "assert",
    "complex",
    "ctype",
    "errno",
    "fenv",
    "float",
    "inttypes",
    "iso646",
    "limits",
    "locale",
    "math",
    "setjmp",
    "signal",
    "stdalign",
    "stdarg",
    "stdatomic",
    "stdbit",
    "stdbool",
    "stdckdint",
    "stddef",
    "stdint",
    "stdio",
    "stdlib",
    "stdnoreturn",
    "string",
    "tgmath",
    "threads",
    "time",
    "uchar",
    "wchar",
    "wctype",
];

/// Returns whether C has a header of this name.
pub(super) fn is_header(name: &str) -> bool {
    HEADERS.contains(&name)
}

/// Returns the names of the fields for parameters, which are different.
pub(in crate::targets) fn fields<'n>(parameters: impl IntoIterator<Item = &'n str>) -> Vec<String> {
    let mut taken = Taken::new(["unused"]);
    parameters.into_iter().map(|name| taken.take(field(name))).collect()
}

/// Returns the name of a field: as declared if C can say it.
fn field(name: &str) -> String {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && name.starts_with(|c: char| c.is_ascii_alphabetic());
    usable(if plain { name.to_owned() } else { names::plain(&names::ascii(name)) })
}

/// Returns the names of the emitted functions' own variables, for a routine with this number of
/// solves.
pub(super) fn own(solves: usize) -> Taken {
    let numbered = (1..=solves)
        .flat_map(|i| ["solution", "found", "within", "plain", "before", "sweeps"].map(|name| format!("{name}{i}")));
    let numbered: Vec<String> = numbered.collect();
    Taken::new(OWN.iter().copied().chain(numbered.iter().map(String::as_str)))
}

/// The largest number of solves in a routine that names are kept for.
pub(super) const MAX_SOLVES: usize = 64;
