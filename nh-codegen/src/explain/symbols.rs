//! Symbols in a document, one for each meaning.

use super::layout::fitted;
use super::{Item, Label, Name, Names, Report, prose};
use crate::tree::{NameParts, Tree, Var};
use std::collections::{BTreeMap, BTreeSet};

/// Marks for a name whose own symbol has another meaning.
const MARKS: [&str; 5] = [r"\hat", r"\bar", r"\check", r"\breve", r"\acute"];

/// Letters for parts of long expressions, in the order of preference.
const PARTS: [&str; 6] = ["s", "e", "f", "c", "d", "k"];

/// The symbols of a document.
pub(super) struct Symbols {
    symbols: BTreeMap<Name, String>,
    /// Names of the declaration, and other abbreviated names, with their own symbol if it was not
    /// available.
    pub(super) listed: Vec<(Name, String, Option<String>)>,
    /// The letter for parts of long expressions.
    pub(super) part: &'static str,
}

impl Symbols {
    /// Returns the symbols for the contents of a report.
    pub(super) fn of(report: &Report, names: &Names<'_>) -> Symbols {
        let mut shown: BTreeSet<Name> = BTreeSet::new();
        let mut reserved: BTreeSet<String> = BTreeSet::new();
        for item in report.sections.iter().flat_map(|section| &section.items) {
            collect(item, &mut shown, &mut reserved);
        }
        let is_declared = |name: &Name| {
            matches!(name, Name::Declared(_))
                || matches!(
                    name,
                    Name::Model(Var::Parameter(_) | Var::Coordinate(_) | Var::Velocity(_) | Var::Input(_))
                )
        };
        if shown.iter().any(|name| matches!(name, Name::Model(Var::Part(_)))) {
            reserved.insert("t".to_owned());
        }
        if shown.contains(&Name::StepSize) {
            reserved.insert("h".to_owned());
        }
        let mut taken: BTreeSet<String> = BTreeSet::new();
        let mut result = Symbols { symbols: BTreeMap::new(), listed: Vec::new(), part: PARTS[0] };
        let mut letters: BTreeSet<String> = reserved.clone();
        // A coordinate and its rate share a mark.
        let family = |name: &Name| {
            (is_declared(name), matches!(name, Name::Model(_)), names.name(name).trim_end_matches("_dot").to_owned())
        };
        let mut families: BTreeMap<_, Vec<NameParts>> = BTreeMap::new();
        for name in &shown {
            families.entry(family(name)).or_default().push(fitted(&NameParts::of(&names.name(name))));
        }
        let is_reserved = |parts: &NameParts| {
            // The entries of a matrix are its letter with numbers, so these are reserved too.
            let numbered = parts.indices.iter().all(|index| index.chars().all(|c| c.is_ascii_digit() || c == ','));
            numbered && reserved.contains(&parts.letter) && parts.is_bare()
        };
        let mut marks: BTreeMap<_, usize> = BTreeMap::new();
        // Names of the compiler keep their symbols, because captions use them.
        let ordered =
            shown.iter().filter(|name| !is_declared(name)).chain(shown.iter().filter(|name| is_declared(name)));
        for name in ordered {
            let family = family(name);
            let members = families.get(&family).map_or(&[][..], Vec::as_slice);
            let mark = *marks.entry(family).or_insert_with(|| {
                let first = usize::from(is_declared(name) && members.iter().any(is_reserved));
                let is_free = |mark: &usize| members.iter().all(|parts| !taken.contains(&parts.latex(&marked(*mark))));
                let mark = (first..).find(is_free).unwrap_or_default();
                taken.extend(members.iter().map(|parts| parts.latex(&marked(mark))));
                mark
            });
            let in_full = NameParts::of(&names.name(name));
            let parts = fitted(&in_full);
            let symbol = parts.latex(&marked(mark));
            if is_declared(name) || parts != in_full {
                let own = (mark > 0).then(|| parts.latex(&[]));
                result.listed.push((name.clone(), symbol.clone(), own));
            }
            letters.insert(parts.letter);
            result.symbols.insert(name.clone(), symbol);
        }
        result.part = PARTS.into_iter().find(|letter| !letters.contains(*letter)).unwrap_or(r"\mathcal{S}");
        result
    }

    /// Returns the symbol of a name that is shown.
    pub(super) fn symbol(&self, name: &Name) -> String {
        self.symbols.get(name).cloned().unwrap_or_default()
    }

    /// Returns a left-hand side.
    pub(super) fn label(&self, label: &Label) -> String {
        match label {
            Label::Written(_, latex) => latex.clone(),
            Label::Of(name) => self.symbol(name),
            Label::New(name) => format!("{{{}}}'", self.symbol(name)),
            Label::Residual(_) => "0".to_owned(),
            Label::Rate(name) => format!(r"\frac{{d}}{{d\tau}} {}", self.symbol(name)),
            Label::Start(name) => format!("{}(0)", self.symbol(name)),
        }
    }

    /// Returns an expression whose variables are symbols.
    pub(super) fn tree(&self, tree: &Tree<Name>) -> Tree<String> {
        tree.map_variables(&mut |name| self.symbol(name))
    }
}

/// Returns the marks with this number: none, one, two, …
fn marked(number: usize) -> Vec<&'static str> {
    let Some(number) = number.checked_sub(1) else { return Vec::new() };
    let mut marks = vec![MARKS[number % MARKS.len()]];
    marks.resize(1 + number / MARKS.len(), r"\bar");
    marks
}

/// Collects the names that an item shows, and the letters that it uses itself.
fn collect(item: &Item, shown: &mut BTreeSet<Name>, reserved: &mut BTreeSet<String>) {
    let see = |tree: &Tree<Name>, shown: &mut BTreeSet<Name>| {
        tree.visit(&mut |name| {
            shown.insert(name.clone());
        });
    };
    match item {
        Item::Text(text) => reserved.extend(caption_letters(text)),
        Item::Names { names, .. } => shown.extend(names.iter().cloned()),
        Item::Matrix(matrix) => {
            reserved.extend(letters(matrix.latex));
            reserved.extend(caption_letters(&matrix.what));
            matrix.rows.iter().flatten().for_each(|tree| see(tree, shown));
        }
        Item::Entries(list) => {
            reserved.extend(caption_letters(&list.what));
            for (label, tree) in &list.entries {
                see(tree, shown);
                match label {
                    Label::Written(_, latex) => reserved.extend(letters(latex).into_iter().take(1)),
                    Label::Of(name)
                    | Label::New(name)
                    | Label::Residual(name)
                    | Label::Rate(name)
                    | Label::Start(name) => {
                        shown.insert(name.clone());
                    }
                }
            }
        }
        Item::Table { .. } => {}
    }
}

/// Returns the letters that a caption's formulas use for quantities: upper-case and Greek ones, and
/// those of mechanics. Other letters are indices.
fn caption_letters(text: &str) -> Vec<String> {
    let sentences = prose::sentences(text);
    let formulas = sentences.split('$').skip(1).step_by(2);
    let is_quantity = |letter: &String| {
        letter.starts_with('\\') || letter.starts_with(|c: char| c.is_ascii_uppercase() || "gpqvwh".contains(c))
    };
    formulas.flat_map(letters).filter(is_quantity).collect()
}

/// Returns the letters of a formula, without scripts: `g` of `g^{-1}`, `\tilde{H}` of `\tilde H`.
fn letters(latex: &str) -> Vec<String> {
    const ACCENTS: [&str; 4] = ["dot", "bar", "tilde", "hat"];
    const COMMANDS: [&str; 14] = [
        "partial", "nabla", "cdot", "perp", "tfrac", "frac", "langle", "rangle", "ldots", "to", "in", "times", "sin",
        "cos",
    ];
    let (mut found, mut accent): (Vec<String>, Option<String>) = (Vec::new(), None);
    let mut rest = latex;
    while let Some(c) = rest.chars().next() {
        let mut skip = c.len_utf8();
        let mut letter = None;
        if c == '\\' {
            let word: String = rest[1..].chars().take_while(char::is_ascii_alphabetic).collect();
            skip += word.len();
            match word.as_str() {
                "mathcal" | "mathrm" => {
                    let end = rest.find('}').map_or(rest.len(), |end| end + 1);
                    letter = Some(rest[..end].to_owned());
                    skip = end;
                }
                word if ACCENTS.contains(&word) => accent = Some(format!("\\{word}")),
                word if word.is_empty() || COMMANDS.contains(&word) => {}
                word => letter = Some(format!("\\{word}")),
            }
        } else if c == '_' || c == '^' {
            // A script is not a letter of its own.
            let end = rest.find('}').map_or(rest.len(), |end| end + 1);
            skip = if rest[1..].starts_with('{') { end } else { (c.len_utf8() + 1).min(rest.len()) };
        } else if c.is_ascii_alphabetic() {
            letter = Some(c.to_string());
        }
        if let Some(letter) = letter {
            found.push(accent.take().map_or(letter.clone(), |accent| format!("{accent}{{{letter}}}")));
        }
        rest = rest.get(skip..).unwrap_or_default();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_formulas() {
        assert_eq!(letters("g^{-1}"), ["g"]);
        assert_eq!(letters(r"\tilde H"), [r"\tilde{H}"]);
        assert_eq!(letters(r"\partial\dot\zeta/\partial\zeta"), [r"\dot{\zeta}", r"\zeta"]);
        assert_eq!(letters(r"\Gamma_{1,23}"), [r"\Gamma"]);
        assert_eq!(caption_letters("Lagrangian ½ wᵀ g w − V"), ["w", "g", "w", "V"]);
        assert_eq!(
            caption_letters("structure functions, P [X_a, X_b] = C_ab^c X_c (skew in a, b)"),
            ["P", "X", "X", "C", "X"]
        );
    }

    #[test]
    fn marks_are_many() {
        assert_eq!(marked(0), Vec::<&str>::new());
        assert_eq!(marked(1), [r"\hat"]);
        assert_eq!(marked(6), [r"\hat", r"\bar"]);
    }
}
