//! From nodes to the parts of a declaration: each method reads one shape and reports its errors.

use super::expression::read_expression;
use super::family::Indices;
use super::node::{Kind, Node, Scalar};
use super::tokens::{Token, TokenKind};
use super::units::Measured;
use super::{Expression, ExpressionKind, Name};
use crate::origin::{Diagnostic, Diagnostics, Origin, Spanned, suggest};
use std::collections::BTreeMap;

/// Reads shapes and collects errors. A method returns `None` only after it has reported the reason.
#[derive(Default)]
pub(super) struct Reader {
    pub errors: Diagnostics,
    /// Number of errors that leave a declaration whose other parts are at their places.
    pub harmless: usize,
    /// Keys for which a faulty spelling was intended; their absence is no further error.
    pub excused: Vec<String>,
    /// The constants, and within a family its index.
    pub indices: Indices,
    /// The constants as they were declared.
    pub constants: Vec<Name>,
    /// Values that replace those of declared constants, by name.
    pub given: Indices,
    /// Number of members of families that have been read.
    pub members: usize,
    /// Values that were written with units.
    pub measured: Vec<Measured>,
}

/// Keys of the other spelling of a declaration, with their places in this one.
const ELSEWHERE: [(&str, &str); 8] = [
    ("name", "the name of the struct is the name of the system"),
    ("text", "the doc comment of the struct is the text"),
    ("parameters", "the fields of the struct are the parameters"),
    ("defaults", "write a default with its parameter: m: {default: 1}"),
    ("positive", "write it with the parameter: m: {positive: true}"),
    ("angles", "write it with the coordinate: theta: {angle: true}"),
    ("units", "write a unit with its parameter or coordinate: m: {unit: kg}"),
    ("model", "a file cannot refer to another one"),
];

/// The entries of a map with known keys, in the order of writing.
pub(super) struct Entries<'n>(Vec<(&'static str, &'n Node, &'n Node)>);

impl<'n> Entries<'n> {
    /// Returns the value of a key.
    pub fn get(&self, key: &str) -> Option<&'n Node> {
        self.entry(key).map(|(_, value)| value)
    }

    /// Returns a key's own node and its value.
    pub fn entry(&self, key: &str) -> Option<(&'n Node, &'n Node)> {
        self.0.iter().find(|(name, ..)| *name == key).map(|(_, key, value)| (*key, *value))
    }
}

impl Reader {
    pub fn error(&mut self, origin: &Origin, message: impl Into<String>) {
        self.errors.push(Diagnostic::error(origin.clone(), message));
    }

    /// Returns whether all errors are harmless, so that later stages can check the declaration as
    /// well.
    pub fn is_readable(&self) -> bool {
        self.harmless == self.errors.list.len()
    }

    /// Keeps the value with its errors, which are harmless if there is a value.
    pub fn keep_readable<T>(&mut self, (read, errors): (Option<T>, Diagnostics)) -> Option<T> {
        if read.is_some() {
            self.harmless += errors.list.len();
        }
        self.errors.extend(errors);
        read
    }

    /// Keeps a result's value, or its errors.
    pub fn keep<T>(&mut self, result: Result<T, Diagnostics>) -> Option<T> {
        result.map_err(|errors| self.errors.extend(errors)).ok()
    }

    fn wrong_shape<T>(&mut self, node: &Node, expected: &str) -> Option<T> {
        self.error(&node.origin, format!("expected {expected}, found {}", node.describe()));
        None
    }

    /// Returns the entries of a map with known keys; an unknown or repeated key is an error.
    pub fn entries<'n>(&mut self, node: &'n Node, known: &[&'static str]) -> Option<Entries<'n>> {
        let pairs = self.map(node, "a map")?;
        let mut entries = Vec::new();
        for (key, value) in pairs {
            let Some(spelling) = key.spelling() else {
                self.error(&key.origin, format!("a key is a name, not {}", key.describe()));
                continue;
            };
            match known.iter().find(|k| **k == spelling) {
                Some(name) => entries.push((*name, key, value)),
                None => self.unknown_key(&spelling, &key.origin, known),
            }
        }
        Some(Entries(entries))
    }

    fn unknown_key(&mut self, spelling: &str, origin: &Origin, known: &[&'static str]) {
        let error = Diagnostic::error(origin.clone(), format!("unknown key `{spelling}`"));
        let elsewhere = ELSEWHERE.iter().find(|(key, _)| *key == spelling && known.contains(&"lagrangian"));
        self.errors.push(match (elsewhere, suggest(spelling, known.iter().copied())) {
            (Some((_, help)), _) => error.help(*help),
            (None, Some(close)) => {
                self.excused.push(close.to_owned());
                error.help(format!("did you mean `{close}`?"))
            }
            (None, None) => error.help(format!("the keys are {}", known.join(", "))),
        });
    }

    /// Reports a missing required key, unless a faulty key was intended for it.
    pub fn missing(&mut self, key: &str, origin: &Origin, help: &str) {
        if !self.excused.iter().any(|k| k == key) {
            let error = Diagnostic::error(origin.clone(), format!("the key `{key}` is missing"));
            self.errors.push(error.help(help));
        }
    }

    /// Returns the pairs of a map; a repeated key is an error.
    pub fn map<'n>(&mut self, node: &'n Node, expected: &str) -> Option<&'n [(Node, Node)]> {
        let pairs: &[(Node, Node)] = match &node.kind {
            Kind::Map(pairs) => pairs,
            Kind::Nothing => &[],
            Kind::List(items) if items.is_empty() => &[],
            _ => return self.wrong_shape(node, expected),
        };
        let mut seen: BTreeMap<String, &Origin> = BTreeMap::new();
        for (key, _) in pairs {
            let Some(spelling) = key.spelling() else { continue };
            if let Some(first) = seen.get(&spelling) {
                let error = Diagnostic::error(key.origin.clone(), format!("the key `{spelling}` is given twice"));
                self.errors.push(error.label((*first).clone(), "first given here"));
            } else {
                seen.insert(spelling, &key.origin);
            }
        }
        Some(pairs)
    }

    pub fn list<'n>(&mut self, node: &'n Node, expected: &str) -> Option<&'n [Node]> {
        match &node.kind {
            Kind::List(items) => Some(items),
            _ => self.wrong_shape(node, expected),
        }
    }

    /// Reads every item of a list, so that all errors are found; `None` if one of them is wrong.
    pub fn each<T>(
        &mut self,
        node: &Node,
        expected: &str,
        mut read: impl FnMut(&mut Self, &Node) -> Option<T>,
    ) -> Option<Vec<T>> {
        let (mut list, mut sound) = (Vec::new(), true);
        for item in self.list(node, expected)? {
            sound &= self.members(item, &mut read, &mut list).is_some();
        }
        sound.then_some(list)
    }

    fn scalar<'n>(&mut self, node: &'n Node, expected: &str) -> Option<&'n Scalar> {
        match &node.kind {
            Kind::Scalar(scalar) => Some(scalar),
            _ => self.wrong_shape(node, expected),
        }
    }

    pub fn text(&mut self, node: &Node) -> Option<String> {
        match &self.scalar(node, "text")?.text {
            Some(text) => Some(plain(text.trim_end())),
            None => {
                self.errors.push(
                    Diagnostic::error(node.origin.clone(), "expected text").help("text is written in quotes: \"…\""),
                );
                None
            }
        }
    }

    pub fn boolean(&mut self, node: &Node) -> Option<bool> {
        match node.spelling().as_deref() {
            Some("true") => Some(true),
            Some("false") => Some(false),
            _ => {
                self.error(&node.origin, "expected `true` or `false`");
                None
            }
        }
    }

    pub fn tokens<'n>(&mut self, node: &'n Node, expected: &str) -> Option<&'n [Token]> {
        match &self.scalar(node, expected)?.tokens {
            Ok(tokens) => Some(tokens),
            Err(errors) => {
                self.errors.extend(errors.clone());
                None
            }
        }
    }

    pub fn name(&mut self, node: &Node) -> Option<Name> {
        let tokens = self.tokens(node, "a name")?;
        match tokens {
            [Token { kind: TokenKind::Identifier(name), .. }] => self.check_name(name, &node.origin),
            [Token { kind: TokenKind::Identifier(_), .. }, Token { kind: TokenKind::Open('{'), .. }, ..] => {
                let name = self.indexed_name(tokens, &node.origin)?;
                self.check_name(&name, &node.origin)
            }
            _ => {
                let spelling = node.spelling().unwrap_or_default();
                let error = Diagnostic::error(node.origin.clone(), format!("`{spelling}` is not a name"));
                self.errors.push(error.help("a name is made of letters (Greek ones too), digits and `_`"));
                None
            }
        }
    }

    /// Checks a name; any identifier is one, including Rust's keywords.
    pub fn check_name(&mut self, name: &str, origin: &Origin) -> Option<Name> {
        let name = unraw(name);
        let mut letters = name.chars();
        let start = letters.next().is_some_and(|c| c == '_' || unicode_ident::is_xid_start(c));
        if !(start && letters.all(unicode_ident::is_xid_continue)) {
            let error = Diagnostic::error(origin.clone(), format!("`{name}` is not a name"));
            self.errors.push(error.help("a name is made of letters (Greek ones too), digits and `_`"));
            return None;
        }
        Some(Spanned::new(name.to_owned(), origin.clone()))
    }

    pub fn names(&mut self, node: &Node) -> Option<Vec<Name>> {
        self.each(node, "a list of names", Reader::name)
    }

    pub fn expression(&mut self, node: &Node) -> Option<Expression> {
        if let Kind::Nothing = node.kind {
            self.error(&node.origin, "an expression is missing here");
            return None;
        }
        if let Kind::List(items) = &node.kind {
            let (mut list, mut sound) = (Vec::new(), true);
            for item in items {
                sound &= self.members(item, &mut Reader::expression, &mut list).is_some();
            }
            let items = sound.then_some(list)?;
            return Some(Expression { kind: ExpressionKind::List(items), origin: node.origin.clone() });
        }
        let tokens = self.tokens(node, "an expression")?;
        let read = read_expression(tokens, &node.origin, &self.indices);
        self.keep_readable(read)
    }

    pub fn expressions(&mut self, node: &Node) -> Option<Vec<Expression>> {
        self.each(node, "a list of expressions", Reader::expression)
    }

    pub fn matrix(&mut self, node: &Node) -> Option<Vec<Vec<Expression>>> {
        self.each(node, "a list of rows", |reader, row| {
            reader.each(row, "a row: a list of expressions", Reader::expression)
        })
    }

    /// Reads a number, or an expression for one.
    pub fn quantity(&mut self, node: &Node) -> Option<Expression> {
        if let Some(".inf" | "-.inf" | ".nan" | ".Inf" | ".NaN") = node.spelling().as_deref() {
            self.error(&node.origin, "a value is a finite number");
            return None;
        }
        if let Kind::Scalar(Scalar { tokens: Ok(tokens), .. }) = &node.kind
            && let Some(number) = self.measured(node, tokens)
        {
            let mut read = read_expression(&number, &node.origin, &self.indices);
            if let Some(expression) = &mut read.0 {
                expression.origin = node.origin.clone();
            }
            return self.keep_readable(read);
        }
        self.expression(node)
    }

    /// Reads `{name: value, …}`, each value by `read`; faulty entries are reported and left out.
    pub fn named<T>(
        &mut self,
        node: &Node,
        expected: &str,
        mut read: impl FnMut(&mut Self, &Node) -> Option<T>,
    ) -> Option<Vec<(Name, T)>> {
        let mut list = Vec::new();
        let mut both = |reader: &mut Reader, key: &Node, value: &Node| {
            let (name, value) = (reader.name(key), read(reader, value));
            Some((name?, value?))
        };
        for (key, value) in self.map(node, expected)? {
            let _ = self.entries_of((key, value), &mut both, &mut list);
        }
        Some(list)
    }
}

/// Removes the `r#` that Rust writes before a keyword.
pub(super) fn unraw(name: &str) -> &str {
    name.strip_prefix("r#").unwrap_or(name)
}

/// Removes the characters that Rust rejects in comments and literals: control characters become
/// spaces, and those that change the direction of writing are deleted.
fn plain(text: &str) -> String {
    let turns =
        |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let seen = text.chars().filter(|c| !turns(*c));
    seen.map(|c| if c.is_control() && c != '\n' { ' ' } else { c }).collect()
}
