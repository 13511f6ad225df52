//! The attribute `#[nonholonomic(…)]` and its struct.

use super::item::Item;
use super::node::{Kind, Node, Scalar};
use super::reader::{Entries, Reader, unraw};
use super::schema::{self, Heading};
use super::tokens::{Token, TokenKind, flatten, origin_of, split};
use super::yaml::cannot_read;
use super::{Declaration, Name, Parameter};
use crate::origin::{Diagnostic, Diagnostics, Origin, Spanned, Stream, suggest};
use proc_macro2::TokenStream;

/// The keys that only the attribute has. In YAML their values belong to the parameters and
/// coordinates, or they are meaningless.
const OWN_KEYS: [&str; 5] = ["model", "defaults", "positive", "units", "angles"];

/// Declaration of an attribute and its struct.
#[derive(Clone, Debug)]
pub struct Annotated {
    /// The system.
    pub declaration: Declaration,
    /// The struct, for the emitter.
    pub item: Item,
    /// The path of `model = "…"`, as written.
    pub model: Option<Name>,
}

impl Declaration {
    /// Reads the arguments of the attribute and the item below it. `load` reads the file of `model
    /// = "…"`, whose path is relative to the manifest of the user's crate.
    ///
    /// # Errors
    /// All syntax errors of the attribute, the struct and the model file.
    pub fn from_attribute(
        attribute: TokenStream,
        item: TokenStream,
        load: &mut dyn FnMut(&str) -> std::io::Result<String>,
    ) -> Result<Annotated, Diagnostics> {
        let (annotated, errors) = Declaration::read_attribute(attribute, item, load);
        errors.or(annotated, Diagnostic::error(Origin::Whole, "not a declaration"))
    }

    /// Does the same as [`Declaration::from_attribute`], but also returns the declaration if the
    /// errors leave enough of it, like [`Declaration::read_yaml`].
    pub fn read_attribute(
        attribute: TokenStream,
        item: TokenStream,
        load: &mut dyn FnMut(&str) -> std::io::Result<String>,
    ) -> (Option<Annotated>, Diagnostics) {
        let mut reader = Reader::default();
        let parsed = Item::parse(item);
        let item = reader.keep(parsed);
        let tokens = flatten(attribute, Stream::Attribute);
        let keys = schema::keys(&OWN_KEYS);
        let node = reader.arguments(&tokens, &keys);
        let entries = reader.entries(&node, &keys);
        let (mut model, mut declaration) = (None, None);
        if let Some(entries) = entries {
            (model, declaration) = match entries.get("model") {
                Some(path) => reader.read_model_file(&node, &entries, path, item.as_ref(), load),
                None => (None, reader.read_keys(&entries, item.as_ref())),
            };
        }
        let annotated = match (declaration, item) {
            (Some(declaration), Some(item)) if reader.is_readable() => Some(Annotated { declaration, item, model }),
            _ => None,
        };
        (annotated, reader.errors)
    }
}

impl Reader {
    /// Reads a system that is declared entirely by the attribute and the struct.
    fn read_keys(&mut self, entries: &Entries, item: Option<&Item>) -> Option<Declaration> {
        if let Some(node) = entries.get("constants") {
            self.constants(node);
        }
        let mut parameters = item.map(|item| self.fields(item)).unwrap_or_default();
        self.mark_parameters(entries, &mut parameters);
        let heading = item.and_then(|item| {
            let name = self.check_name(&item.name.to_string(), &item.name_origin)?;
            Some(Heading { name, text: item.text(), parameters })
        });
        let mut declaration = self.declaration(entries, heading, &Origin::Whole)?;
        let units = self.units(entries, &mut declaration);
        self.angles(entries, &mut declaration).and(units)?;
        self.convert_units(&mut declaration);
        Some(declaration)
    }

    /// Reads a system from a file. The struct gives its name and, if it has fields, repeats the
    /// names of the parameters.
    fn read_model_file(
        &mut self,
        node: &Node,
        entries: &Entries,
        path: &Node,
        item: Option<&Item>,
        load: &mut dyn FnMut(&str) -> std::io::Result<String>,
    ) -> (Option<Name>, Option<Declaration>) {
        if let Kind::Map(pairs) = &node.kind {
            for (key, _) in pairs {
                if !matches!(key.spelling().as_deref(), Some("model" | "methods" | "expose" | "derivatives")) {
                    let error = Diagnostic::error(key.origin.clone(), "the model file declares this already");
                    self.errors.push(
                        error.help("the only keys allowed with `model` are `methods`, `expose` and `derivatives`"),
                    );
                }
            }
        }
        let Some(model) = self.text(path).map(|text| Spanned::new(text, path.origin.clone())) else {
            return (None, None);
        };
        let text = match load(&model.value) {
            Ok(text) => text,
            Err(error) => {
                self.errors.push(cannot_read(&model.value, &error, path.origin.clone()));
                return (Some(model), None);
            }
        };
        let read = Declaration::read_yaml(&text, &model.value);
        let Some(mut declaration) = self.keep_readable(read) else { return (Some(model), None) };
        if let Some(methods) = entries.get("methods") {
            declaration.methods = self.methods(methods);
        }
        if let Some(expose) = entries.get("expose") {
            declaration.expose = self.expose(expose).unwrap_or_default();
        }
        if let Some(derivatives) = entries.get("derivatives") {
            declaration.derivatives = self.derivatives(derivatives).unwrap_or_default();
        }
        if let Some(item) = item {
            self.check_fields(item, &declaration, &model.value);
            declaration.name = Spanned::new(unraw(&item.name.to_string()).to_owned(), item.name_origin.clone());
            declaration.text = declaration.text.or_else(|| item.text());
        }
        (Some(model), Some(declaration))
    }

    fn fields(&mut self, item: &Item) -> Vec<Parameter> {
        let mut parameters = Vec::new();
        for field in &item.fields {
            if let Some(name) = self.check_name(&field.name.to_string(), &field.origin) {
                parameters.push(Parameter { name, default: None, unit: None, text: field.text(), positive: false });
            }
        }
        parameters
    }

    /// Reads `defaults = {m: 1}` and `positive = [m]`.
    fn mark_parameters(&mut self, entries: &Entries, parameters: &mut [Parameter]) {
        if let Some(values) =
            entries.get("defaults").and_then(|node| self.named(node, "a map of values", Reader::quantity))
        {
            for (name, value) in values {
                if let Some(parameter) = self.parameter(&name, parameters) {
                    parameter.default = Some(value);
                }
            }
        }
        if let Some(names) = entries.get("positive").and_then(|node| self.names(node)) {
            for name in names {
                if let Some(parameter) = self.parameter(&name, parameters) {
                    parameter.positive = true;
                }
            }
        }
    }

    fn parameter<'p>(&mut self, name: &Name, parameters: &'p mut [Parameter]) -> Option<&'p mut Parameter> {
        let index = parameters.iter().position(|p| p.name.value == name.value);
        if index.is_none() {
            let message = format!("`{}` is not a parameter: the struct has no such field", name.value);
            let error = Diagnostic::error(name.origin.clone(), message);
            self.errors.push(match suggest(&name.value, parameters.iter().map(|p| p.name.value.as_str())) {
                Some(close) => error.help(format!("did you mean `{close}`?")),
                None => error,
            });
        }
        parameters.get_mut(index?)
    }

    /// Reads `units = {m: "kg", x: "m"}`, for parameters and coordinates.
    fn units(&mut self, entries: &Entries, declaration: &mut Declaration) -> Option<()> {
        let Some(node) = entries.get("units") else { return Some(()) };
        let mut complete = true;
        for (name, unit) in self.named(node, "a map of units", Reader::text)? {
            let parameter = declaration.parameters.iter_mut().find(|p| p.name == name).map(|p| &mut p.unit);
            let coordinate = declaration.coordinates.iter_mut().find(|c| c.name == name).map(|c| &mut c.unit);
            match parameter.or(coordinate) {
                Some(place) => *place = Some(unit),
                None => {
                    self.error(&name.origin, format!("`{}` is not a parameter or a coordinate", name.value));
                    complete = false;
                }
            }
        }
        complete.then_some(())
    }

    /// Reads `angles = [theta]`.
    fn angles(&mut self, entries: &Entries, declaration: &mut Declaration) -> Option<()> {
        let Some(node) = entries.get("angles") else { return Some(()) };
        let mut complete = true;
        for name in self.names(node)? {
            if let Some(coordinate) = declaration.coordinates.iter_mut().find(|c| c.name == name) {
                coordinate.angle = Some(Spanned::new((), name.origin));
                continue;
            }
            let error = Diagnostic::error(name.origin.clone(), format!("`{}` is not a coordinate", name.value));
            let known = declaration.coordinates.iter().map(|c| c.name.value.as_str());
            self.errors.push(match suggest(&name.value, known) {
                Some(close) => error.help(format!("did you mean `{close}`?")),
                None => error,
            });
            complete = false;
        }
        complete.then_some(())
    }

    /// Checks that a struct with fields has exactly the model's parameters.
    fn check_fields(&mut self, item: &Item, declaration: &Declaration, path: &str) {
        if item.unit {
            return;
        }
        let names: Vec<&str> = declaration.parameters.iter().map(|p| p.name.value.as_str()).collect();
        for field in &item.fields {
            let name = field.parameter();
            if !names.contains(&name.as_str()) {
                let error = Diagnostic::error(field.origin.clone(), format!("`{name}` is not a parameter of `{path}`"));
                self.errors.push(match suggest(&name, names.iter().copied()) {
                    Some(close) => error.help(format!("did you mean `{close}`?")),
                    None => error.help("a unit struct `struct Name;` takes its parameters from the file"),
                });
            }
        }
        for parameter in &declaration.parameters {
            let name = &parameter.name.value;
            if !item.fields.iter().any(|field| field.parameter() == *name) {
                let message = format!("the parameter `{name}` of `{path}` has no field");
                let error = Diagnostic::error(item.name_origin.clone(), message);
                self.errors.push(
                    error
                        .label(parameter.name.origin.clone(), "declared here")
                        .help("a unit struct `struct Name;` takes its parameters from the file"),
                );
            }
        }
    }

    /// Reads `key = value, …` as a map.
    fn arguments(&mut self, tokens: &[Token], keys: &[&str]) -> Node {
        let (mut pairs, mut definitions) = (Vec::new(), Vec::new());
        let mut before = 0;
        for part in split(tokens, ',') {
            let at = before;
            before += part.len() + 1;
            if let [Token { kind: TokenKind::Identifier(word), .. }, definition @ ..] = part
                && word == "let"
            {
                definitions.extend(self.pair(definition, '='));
                continue;
            }
            if part.is_empty() {
                self.error(&tokens[at].origin, "a key is missing before this comma");
                continue;
            }
            let mut start = 0;
            // A known key and `=` where an expression could continue indicate a missing comma.
            for next in (1..part.len().saturating_sub(1)).filter(|i| starts_argument(part, *i, keys)) {
                let message = format!("a comma is missing before `{}`", part[next].kind);
                self.error(&part[next].origin, message);
                pairs.extend(self.pair(&part[start..next], '='));
                start = next;
            }
            pairs.extend(self.pair(&part[start..], '='));
        }
        if let Some((first, _)) = definitions.first() {
            let origin = first.origin.clone();
            let key = Scalar { text: Some("definitions".to_owned()), tokens: Ok(Vec::new()) };
            pairs.push((Node::new(Kind::Scalar(key), origin.clone()), Node::new(Kind::Map(definitions), origin)));
        }
        Node::new(Kind::Map(pairs), Origin::Whole)
    }

    /// Reads `key = value` or `key: value`.
    fn pair(&mut self, tokens: &[Token], separator: char) -> Option<(Node, Node)> {
        let other = if separator == '=' { ':' } else { '=' };
        let mut depth = 0_usize;
        let position = tokens.iter().position(|token| {
            match token.kind {
                TokenKind::Open(_) => depth += 1,
                TokenKind::Close(_) => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0 && matches!(token.kind, TokenKind::Symbol(c) if c == separator || c == other)
        });
        let whole = origin_of(tokens, &Origin::Whole);
        let Some(at) = position.filter(|at| *at > 0) else {
            let found: Vec<String> = tokens.iter().map(|t| t.kind.to_string()).collect();
            let example = if separator == '=' { "key = value" } else { "name: value" };
            self.error(&whole, format!("expected `{example}`, found `{}`", found.join(" ")));
            self.excused.extend(found.into_iter().take(1));
            return None;
        };
        if tokens[at].kind == TokenKind::Symbol(other) {
            let error =
                Diagnostic::error(tokens[at].origin.clone(), format!("expected `{separator}`, found `{other}`"));
            self.errors.push(error.help("keys of the attribute: `key = value`; names inside braces: `{name: value}`"));
        }
        let key = self.value(&tokens[..at], &whole);
        let after = tokens[at].origin.clone();
        let value = match &tokens[at + 1..] {
            [] => Node::new(Kind::Nothing, after),
            rest => self.value(rest, &after),
        };
        Some((key, value))
    }

    /// Reads a list, a map, or a scalar.
    fn value(&mut self, tokens: &[Token], whole: &Origin) -> Node {
        let origin = origin_of(tokens, whole);
        let kind = match tokens {
            [Token { kind: TokenKind::Open('['), .. }, inner @ .., Token { kind: TokenKind::Close(']'), .. }]
                if is_one_group(inner) =>
            {
                Kind::List(split(inner, ',').into_iter().map(|item| self.item(item, &origin)).collect())
            }
            [Token { kind: TokenKind::Open('{'), .. }, inner @ .., Token { kind: TokenKind::Close('}'), .. }]
                if is_one_group(inner) =>
            {
                Kind::Map(split(inner, ',').into_iter().filter_map(|item| self.pair(item, ':')).collect())
            }
            [Token { kind: TokenKind::Text(text), .. }] => {
                Kind::Scalar(Scalar { text: Some(text.clone()), tokens: Ok(tokens.to_vec()) })
            }
            _ => Kind::Scalar(Scalar { text: None, tokens: Ok(tokens.to_vec()) }),
        };
        Node::new(kind, origin)
    }

    fn item(&mut self, tokens: &[Token], whole: &Origin) -> Node {
        if tokens.is_empty() { Node::new(Kind::Nothing, whole.clone()) } else { self.value(tokens, whole) }
    }
}

/// Returns whether `… [` inner `] …` is one group, unlike `[a] … [b]`.
fn is_one_group(inner: &[Token]) -> bool {
    let mut depth = 0_usize;
    inner.iter().all(|token| {
        match token.kind {
            TokenKind::Open(_) => depth += 1,
            TokenKind::Close(_) if depth == 0 => return false,
            TokenKind::Close(_) => depth -= 1,
            _ => {}
        }
        true
    })
}

/// Returns whether `key =` (not `==`) stands outside all delimiters at position `i`.
fn starts_argument(tokens: &[Token], i: usize, keys: &[&str]) -> bool {
    let depth = || {
        tokens[..i].iter().fold(0_isize, |depth, token| match token.kind {
            TokenKind::Open(_) => depth + 1,
            TokenKind::Close(_) => depth - 1,
            _ => depth,
        })
    };
    matches!(&tokens[i].kind, TokenKind::Identifier(name) if keys.contains(&name.as_str()))
        && tokens[i + 1].kind == TokenKind::Symbol('=')
        && tokens.get(i + 2).is_some_and(|t| t.kind != TokenKind::Symbol('='))
        && depth() == 0
}
