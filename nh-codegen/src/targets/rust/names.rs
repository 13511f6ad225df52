//! Conversion of names in the user's notation to Rust identifiers.

use crate::ir::graph::{Graph, Stage, Symbol};
use nonholonomic_prepared::is_snake_case;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

/// Identifiers that are in use, so that new ones differ from them.
#[derive(Clone, Debug, Default)]
pub(in crate::targets) struct Taken(BTreeSet<String>);

impl Taken {
    pub(in crate::targets) fn new<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        Taken(names.into_iter().map(str::to_owned).collect())
    }

    /// Returns the names that emitted functions use besides symbols and values.
    pub(super) fn reserved() -> Self {
        Taken::new(RESERVED)
    }

    /// Takes `wanted`, or `wanted_`, `wanted__`, … if that is in use.
    pub(in crate::targets) fn take(&mut self, wanted: String) -> String {
        let mut name = wanted;
        while !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }
}

/// Variables of the emitted functions besides symbols and values.
const RESERVED: [&str; 31] = [
    "h",
    "system",
    "start",
    "setting",
    "options",
    "constants",
    "carried",
    "memory",
    "tally",
    "rank",
    "stability",
    "lost",
    "measure",
    "minors",
    "parameters",
    "predictor1",
    "predictor2",
    "predictor3",
    "solution1",
    "solution2",
    "solution3",
    "failure",
    "motion",
    "u",
    "state",
    "along",
    "adjoint",
    "linearised",
    "arrival",
    "ordinary",
    "unusual",
];

/// The local variables of the symbols of a graph.
#[derive(Clone, Debug)]
pub(super) struct Locals {
    names: BTreeMap<Symbol, String>,
    taken: Taken,
}

impl Locals {
    pub(super) fn new(graph: &Graph) -> Self {
        let mut taken = Taken::reserved();
        let name = |s: Symbol, taken: &mut Taken| {
            let info = graph.symbol_info(s);
            // The step size has the name of the constructors' argument, so that it needs no second
            // name.
            let step_size = info.stage == Stage::Step && info.name == "h";
            if step_size { "h".to_owned() } else { taken.take(local(&info.name)) }
        };
        let names = graph.symbols().map(|s| (s, name(s, &mut taken))).collect();
        Locals { names, taken }
    }

    pub(super) fn name(&self, symbol: Symbol) -> &str {
        self.names.get(&symbol).map_or("unbound", String::as_str)
    }

    pub(super) fn ident(&self, symbol: Symbol) -> Ident {
        ident(self.name(symbol))
    }

    /// Returns the names that symbols use.
    pub(super) fn taken(&self) -> Taken {
        self.taken.clone()
    }
}

/// Returns whether the name is an identifier without `r#`. syn does not know `gen` yet, a keyword
/// since the edition of 2024.
fn is_plain(name: &str) -> bool {
    name != "gen" && syn::parse_str::<Ident>(name).is_ok()
}

/// Returns an identifier; keywords are written raw.
pub(super) fn ident(name: &str) -> Ident {
    if is_plain(name) { Ident::new(name, Span::call_site()) } else { Ident::new_raw(name, Span::call_site()) }
}

/// Fields of a struct with the variables that they are bound to. A variable has the name of its
/// field if that is in snake case and not in `avoid`: a variable `None` would be read as a pattern.
pub(super) struct Bindings {
    pub(super) fields: Vec<Ident>,
    /// The variables.
    pub(super) names: Vec<Ident>,
}

impl Bindings {
    pub(super) fn new<'n>(fields: impl IntoIterator<Item = &'n String>, avoid: &[&str]) -> Self {
        let fields: Vec<&String> = fields.into_iter().collect();
        let bad = |name: &str| avoid.contains(&name) || !is_snake_case(name);
        let mut taken = Taken::new(fields.iter().map(|name| name.as_str()).filter(|name| !bad(name)));
        avoid.iter().for_each(|name| drop(taken.take((*name).to_owned())));
        let names = fields.iter().map(|name| ident(&if bad(name) { taken.take(local(name)) } else { (*name).clone() }));
        Bindings { names: names.collect(), fields: fields.iter().map(|name| ident(name)).collect() }
    }

    /// Returns the entries of a struct's literal: `x`, or `x: x_` if the variable has another name.
    pub(super) fn entries(&self) -> Vec<TokenStream> {
        let pairs = self.fields.iter().zip(&self.names);
        pairs.map(|(field, name)| if field == name { quote!(#field) } else { quote!(#field: #name) }).collect()
    }
}

/// Returns a public name, as declared if it is a Rust identifier.
pub(super) fn public(name: &str) -> String {
    let valid = syn::parse_str::<Ident>(name).is_ok();
    let keyword = !valid && syn::parse_str::<Ident>(&format!("r#{name}")).is_ok();
    if valid || keyword { name.to_owned() } else { plain(&ascii(name)) }
}

/// The fields of the state and the setters of its builder.
pub(super) struct StateNames {
    pub(super) coordinates: Vec<String>,
    pub(super) velocities: Vec<String>,
    pub(super) setters: (Vec<String>, Vec<String>),
}

/// Methods of the state's builder besides the setters, including derived ones.
const BUILDER: [&str; 11] = [
    "new",
    "time",
    "rho",
    "configuration",
    "velocity",
    "data_set",
    "build",
    "project",
    "clone",
    "resolve",
    "onto_constraints",
];

/// Returns the names of a state's parts: as declared, or with `_` appended if a name is in use or
/// no Rust identifier.
pub(super) fn of_state(coordinates: &[String], velocities: &[String]) -> StateNames {
    let mut taken = Taken::new(["t"]);
    // Names that stay unchanged come first, so that no other name uses them.
    let all: Vec<String> = coordinates.iter().chain(velocities).map(|name| public(name)).collect();
    let mut fields: Vec<Option<String>> = vec![None; all.len()];
    for (field, (name, public)) in fields.iter_mut().zip(coordinates.iter().chain(velocities).zip(&all)) {
        if name == public && name != "t" {
            *field = Some(taken.take(public.clone()));
        }
    }
    let fields: Vec<String> =
        fields.into_iter().zip(all).map(|(field, public)| field.unwrap_or_else(|| taken.take(public))).collect();
    let mut taken =
        Taken::new(BUILDER.into_iter().chain(fields.iter().map(String::as_str).filter(|f| !BUILDER.contains(f))));
    let setters: Vec<String> = fields
        .iter()
        .map(|field| if BUILDER.contains(&field.as_str()) { taken.take(field.clone()) } else { field.clone() })
        .collect();
    let split = |mut names: Vec<String>| {
        let velocities = names.split_off(coordinates.len());
        (names, velocities)
    };
    let (setters, (coordinates, velocities)) = (split(setters), split(fields));
    StateNames { coordinates, velocities, setters }
}

/// Returns the names that generated code changes, with one sentence each; declared names are kept
/// as far as Rust allows.
pub(super) fn renamed(parameters: &[String], coordinates: &[String], velocities: &[String]) -> Vec<(String, String)> {
    let names = of_state(coordinates, velocities);
    let mut notes = Vec::new();
    let mut note = |name: &str, text: String| notes.push((name.to_owned(), text));
    let mut taken = Taken::default();
    for name in parameters {
        let field = taken.take(public(name));
        if field != *name {
            note(name, format!("`{name}` is `{field}` in generated code, since Rust has no such name for a field"));
        }
    }
    let declared = coordinates.iter().chain(velocities);
    let fields = names.coordinates.iter().chain(&names.velocities);
    let setters = names.setters.0.iter().chain(&names.setters.1);
    for ((name, field), setter) in declared.zip(fields).zip(setters) {
        if field != name {
            let why = if name == "t" { "a state's `t` is the time" } else { "Rust has no such name for a field" };
            note(name, format!("`{name}` is `{field}` in generated code, since {why}"));
        } else if setter != field {
            note(
                name,
                format!(
                    "`{name}` is set by `{setter}` in generated code, since `{name}` is a step in building a state"
                ),
            );
        }
    }
    notes
}

/// Returns a local's name: ASCII and snake case (a `J` becomes `j`).
pub(in crate::targets) fn local(name: &str) -> String {
    plain(&ascii(name).to_lowercase())
}

/// Returns an identifier that needs no `r#`.
pub(in crate::targets) fn plain(name: &str) -> String {
    let cleaned: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    // A leading underscore would silence warnings, and a double one inside violates snake case.
    let mut cleaned = cleaned.trim_start_matches('_').to_owned();
    let tail = cleaned.split_off(cleaned.trim_end_matches('_').len());
    while cleaned.contains("__") {
        cleaned = cleaned.replace("__", "_");
    }
    if cleaned.is_empty() {
        return "v_".to_owned();
    }
    if cleaned.starts_with(|c: char| c.is_ascii_digit()) {
        cleaned.insert(0, 'v');
    }
    cleaned.push_str(&tail);
    if is_plain(&cleaned) { cleaned } else { format!("{cleaned}_") }
}

/// Returns the name in snake case: `ChaplyginSleigh` → `chaplygin_sleigh`, `SE2Body` → `se2_body`.
pub(in crate::targets) fn snake_case(name: &str) -> String {
    let letters: Vec<char> = ascii(name).chars().collect();
    let mut snake = String::new();
    for (i, &c) in letters.iter().enumerate() {
        let before = i.checked_sub(1).and_then(|i| letters.get(i));
        let starts_word = c.is_uppercase()
            && before.is_some_and(|&p| {
                p.is_lowercase()
                    || (p.is_ascii_digit() || p.is_uppercase())
                        && letters.get(i + 1).is_some_and(|next| next.is_lowercase())
            });
        if starts_word && !snake.ends_with('_') {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
    }
    plain(&snake)
}

/// Replaces Greek letters by their names, subscripts by digits, and primes by `_new`.
pub(in crate::targets) fn ascii(name: &str) -> String {
    const GREEK: [(&str, &str); 24] = [
        ("αΑ", "alpha"),
        ("βΒ", "beta"),
        ("γΓ", "gamma"),
        ("δΔ", "delta"),
        ("εϵΕ", "epsilon"),
        ("ζΖ", "zeta"),
        ("ηΗ", "eta"),
        ("θϑΘ", "theta"),
        ("ιΙ", "iota"),
        ("κΚ", "kappa"),
        ("λΛ", "lambda"),
        ("μµΜ", "mu"),
        ("νΝ", "nu"),
        ("ξΞ", "xi"),
        ("οΟ", "omicron"),
        ("πΠ", "pi"),
        ("ρϱΡ", "rho"),
        ("σςΣ", "sigma"),
        ("τΤ", "tau"),
        ("υΥ", "upsilon"),
        ("φϕΦ", "phi"),
        ("χΧ", "chi"),
        ("ψΨ", "psi"),
        ("ωΩ", "omega"),
    ];
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii() && c != '\'' {
            out.push(c);
        } else if let Some((_, latin)) = GREEK.iter().find(|(letters, _)| letters.contains(c)) {
            // Capitals stay capital, so that `Ω` and `ω` differ where case is preserved.
            if c.is_uppercase() {
                let mut letters = latin.chars();
                out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
                out.push_str(letters.as_str());
            } else {
                out.push_str(latin);
            }
        } else if ('₀'..='₉').contains(&c) {
            out.extend(char::from_digit(c as u32 - '₀' as u32, 10));
        } else if c == '′' || c == '\'' {
            out.push_str("_new");
        } else if c == '̇' {
            out.push_str("_dot");
        } else if c == '\u{304}' {
            out.push_str("_mid");
        } else {
            out.push_str(&format!("u{:x}", c as u32));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locals_are_ascii_snake_case() {
        for (name, expected) in [
            ("theta", "theta"),
            ("J", "j"),
            ("θ", "theta"),
            ("Ω_1", "omega_1"),
            ("x₁", "x1"),
            ("θ̇", "theta_dot"),
            ("q'", "q_new"),
            ("type", "type_"),
            ("self", "self_"),
            ("2x", "v2x"),
            ("_", "v_"),
            ("_a", "a"),
            ("a__b_", "a_b_"),
            ("_1", "v1"),
        ] {
            assert_eq!(local(name), expected, "{name}");
        }
    }

    #[test]
    fn public_names_are_kept_where_rust_can_say_them() {
        for (name, expected) in
            [("J", "J"), ("θ", "θ"), ("type", "type"), ("x₁", "x1"), ("self", "self_"), ("a b", "a_b")]
        {
            assert_eq!(public(name), expected, "{name}");
            assert!(syn::parse_str::<Ident>(&ident(&public(name)).to_string()).is_ok(), "{name}");
        }
    }

    #[test]
    fn fields_are_bound_to_variables_in_snake_case() {
        let fields = ["T", "J", "j", "None", "θ", "a__b"].map(str::to_owned);
        let entries = Bindings::new(&fields, &["t"]).entries();
        let entries: Vec<String> = entries.iter().map(TokenStream::to_string).collect();
        assert_eq!(entries, ["T : t_", "J : j_", "j", "None : none", "θ", "a__b : a_b"]);
    }

    #[test]
    fn structs_name_modules() {
        for (name, expected) in [
            ("ChaplyginSleigh", "chaplygin_sleigh"),
            ("SE2Body", "se2_body"),
            ("Suslov", "suslov"),
            ("Cvt", "cvt"),
            ("Disk3D", "disk3d"),
            ("Type", "type_"),
        ] {
            assert_eq!(snake_case(name), expected, "{name}");
        }
    }

    #[test]
    fn names_do_not_collide() {
        let mut graph = Graph::new();
        let symbols: Vec<_> = ["J", "j", "θ", "theta", "type"]
            .into_iter()
            .map(|name| graph.symbol(name, crate::ir::graph::Stage::State))
            .collect();
        let locals = Locals::new(&graph);
        let names: Vec<_> = symbols.iter().map(|&s| locals.name(s).to_owned()).collect();
        assert_eq!(names, ["j", "j_", "theta", "theta_", "type_"]);
    }
}
