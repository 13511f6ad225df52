//! YAML files: the only module that reads them.

use super::Declaration;
use super::node::{Kind, Node, Scalar};
use super::reader::Reader;
use super::schema::{self, Heading};
use super::tokens::{Position, lex};
use super::{Parameter, Spanned};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use nonholonomic_prepared::{MAX_MODEL, read_text};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::options::{DuplicateKeyPolicy, MergeKeyPolicy, NonFiniteFloatPolicy};
use serde_yaml::{Location, Spanned as Located};
use std::fmt;
use std::path::Path;
use unicode_normalization::{UnicodeNormalization, is_nfc};

/// The keys that only YAML has; the attribute takes them from the struct.
const OWN_KEYS: [&str; 3] = ["name", "text", "parameters"];

impl Declaration {
    /// Reads a declaration from the text of a YAML file; `path` is the name of the file in
    /// messages.
    ///
    /// # Errors
    /// All syntax errors, each with its line and column.
    pub fn from_yaml(text: &str, path: &str) -> Result<Declaration, Diagnostics> {
        let (declaration, errors) = Declaration::read_yaml(text, path);
        let whole = Origin::File { path: path.to_owned(), line: 1, column: 1, length: 1 };
        errors.or(declaration, Diagnostic::error(whole, "not a declaration"))
    }

    /// Does the same as [`Declaration::from_yaml`], but also returns the declaration if the errors
    /// leave enough of it, with numbers in place of the faulty parts. The caller can then search
    /// for [other mistakes](crate::model::Model::mistakes).
    pub fn read_yaml(text: &str, path: &str) -> (Option<Declaration>, Diagnostics) {
        Declaration::read_yaml_with(text, path, &[])
    }

    /// Does the same with other values for some of the constants of families, at most
    /// [`MAX_CONSTANT`](super::MAX_CONSTANT) each.
    pub fn read_yaml_with(text: &str, path: &str, constants: &[(String, i64)]) -> (Option<Declaration>, Diagnostics) {
        let mut reader = Reader { given: constants.to_vec(), ..Reader::default() };
        // As for Rust's own names, the composition of letters with accents does not matter.
        let composed: String;
        let text = match is_nfc(text) {
            true => text,
            false => {
                composed = text.nfc().collect();
                &composed
            }
        };
        let whole = Origin::File { path: path.to_owned(), line: 1, column: 1, length: 1 };
        let declaration = match read_nodes(text, path, &mut reader.errors) {
            Some(Node { kind: Kind::Nothing, .. }) => {
                reader.error(&whole, "the file is empty");
                None
            }
            Some(node) => read_document(&mut reader, &node, whole, path),
            None => None,
        };
        (declaration, reader.errors)
    }

    /// Returns the names of the constants of families in the text of a YAML file; empty if it
    /// cannot be read.
    pub fn constants_of_yaml(text: &str) -> Vec<String> {
        let mut reader = Reader::default();
        if let Some(Node { kind: Kind::Map(pairs), .. }) = read_nodes(text, "", &mut reader.errors) {
            let declared = pairs.iter().find(|(key, _)| key.spelling().is_some_and(|key| key == "constants"));
            declared.into_iter().for_each(|(_, node)| reader.constants(node));
        }
        reader.constants.into_iter().map(|name| name.value).collect()
    }

    /// Reads a declaration from a YAML file.
    ///
    /// # Errors
    /// The file cannot be read, or an error of [`Declaration::from_yaml`].
    pub fn from_file(path: &str) -> Result<Declaration, Diagnostics> {
        let (declaration, errors) = Declaration::read_file(path);
        errors.or(declaration, Diagnostic::error(Origin::Whole, "not a declaration"))
    }

    /// Does the same as [`Declaration::read_yaml`] for a file.
    pub fn read_file(path: &str) -> (Option<Declaration>, Diagnostics) {
        Declaration::read_text(read_text(Path::new(path), MAX_MODEL), path)
    }

    /// Does the same for the result of reading a text; `path` is the name of the file in messages.
    pub fn read_text(text: std::io::Result<String>, path: &str) -> (Option<Declaration>, Diagnostics) {
        match text {
            Ok(text) => Declaration::read_yaml(&text, path),
            Err(error) => (None, cannot_read(path, &error, Origin::Whole).into()),
        }
    }
}

/// Returns the error of a file that cannot be read.
pub(super) fn cannot_read(path: &str, error: &std::io::Error, origin: Origin) -> Diagnostic {
    let reason = match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such file".to_owned(),
        std::io::ErrorKind::InvalidData => "it is not UTF-8 text".to_owned(),
        _ => error.to_string(),
    };
    Diagnostic::error(origin, format!("cannot read `{path}`: {reason}"))
}

fn read_document(reader: &mut Reader, node: &Node, whole: Origin, path: &str) -> Option<Declaration> {
    let keys = schema::keys(&OWN_KEYS);
    let entries = reader.entries(node, &keys)?;
    if let Some(node) = entries.get("constants") {
        reader.constants(node);
    }
    let name = match entries.get("name") {
        Some(node) => reader.name(node),
        None => {
            let stem = Path::new(path).file_stem().and_then(|s| s.to_str()).unwrap_or_default();
            match reader.check_name(stem, &whole) {
                Some(name) => Some(name),
                None => {
                    reader.errors.list.pop();
                    reader.error(&whole, "the key `name` is missing");
                    None
                }
            }
        }
    };
    let text = entries.get("text").and_then(|node| reader.text(node));
    let parameters = entries.get("parameters").map_or(Some(Vec::new()), |node| read_parameters(reader, node));
    let heading = match (name, parameters) {
        (Some(name), Some(parameters)) => Some(Heading { name, text, parameters }),
        _ => None,
    };
    let mut declaration = reader.declaration(&entries, heading, &whole)?;
    reader.convert_units(&mut declaration);
    Some(declaration)
}

/// Reads `{m: 1.3, J: {default: 8, unit: kg m^2, text: …, positive: true}, a:}` or a list of names.
fn read_parameters(reader: &mut Reader, node: &Node) -> Option<Vec<Parameter>> {
    let bare = |name| Parameter { name, default: None, unit: None, text: None, positive: false };
    if let Kind::List(_) = node.kind {
        return Some(reader.names(node)?.into_iter().map(bare).collect());
    }
    let list = reader.named(node, "a map or a list of parameters", |reader, value| {
        let name = Spanned::new(String::new(), value.origin.clone());
        Some(match &value.kind {
            Kind::Nothing => bare(name),
            Kind::Map(_) => {
                let entries = reader.entries(value, &["default", "unit", "text", "positive"])?;
                Parameter {
                    name,
                    default: entries.get("default").and_then(|n| reader.quantity(n)),
                    unit: entries.get("unit").and_then(|n| reader.text(n)),
                    text: entries.get("text").and_then(|n| reader.text(n)),
                    positive: entries.get("positive").and_then(|n| reader.boolean(n)).unwrap_or(false),
                }
            }
            _ => Parameter { default: Some(reader.quantity(value)?), ..bare(name) },
        })
    })?;
    Some(list.into_iter().map(|(name, parameter)| Parameter { name, ..parameter }).collect())
}

/// Reads YAML into nodes. After a repeated key it continues with the first one, to find further
/// errors.
fn read_nodes(text: &str, path: &str, errors: &mut Diagnostics) -> Option<Node> {
    let file = File { text, path };
    if text.len() as u64 > MAX_MODEL {
        errors.push(Diagnostic::error(file.origin(Location::UNKNOWN, 1), "the file is larger than 1 MiB"));
        return None;
    }
    let mut options = serde_yaml::options! {
        // A code generator should not be a way to exhaust memory: real models have some hundred
        // nodes.
        budget: serde_yaml::budget! { max_depth: 32, max_nodes: 20_000, max_events: 80_000 },
        merge_keys: MergeKeyPolicy::AsOrdinary,
        // Their text is read, not their value.
        non_finite_float_policy: NonFiniteFloatPolicy::PassThrough,
        with_snippet: false,
    };
    loop {
        let parsed = serde_yaml::from_str_with_options::<Located<Value>>(text, options.clone());
        match parsed {
            Ok(value) => return Some(file.node(value)),
            Err(error) => {
                let error = error.without_snippet();
                let location = error.location().unwrap_or(Location::UNKNOWN);
                let duplicate = match error {
                    serde_yaml::Error::DuplicateMappingKey { key, .. } => key.clone(),
                    _ => None,
                };
                if let (Some(key), DuplicateKeyPolicy::Error) = (duplicate, options.duplicate_keys) {
                    let origin = file.origin(location, key.chars().count());
                    errors.push(Diagnostic::error(origin, format!("the key `{key}` is given twice")));
                    options.duplicate_keys = DuplicateKeyPolicy::FirstWins;
                    continue;
                }
                let message = match error {
                    serde_yaml::Error::MultipleDocuments { .. } => {
                        "the file contains more than one document".to_owned()
                    }
                    serde_yaml::Error::Budget { .. } => {
                        "the file is too large or nests too deep for a model".to_owned()
                    }
                    _ => format!("not valid YAML: {error}"),
                };
                let place = format!(" at line {}, column {}", location.line(), location.column());
                let diagnostic = Diagnostic::error(file.origin(location, 1), message.replace(&place, ""));
                errors.push(if message.contains("mapping values are not allowed") {
                    diagnostic.help("check the indentation, and put a text that contains `: ` in quotes or after `|`")
                } else {
                    diagnostic
                });
                return None;
            }
        }
    }
}

struct File<'t> {
    text: &'t str,
    path: &'t str,
}

impl File<'_> {
    fn position(&self, location: Location) -> Position {
        let (line, column) = (location.line().max(1) as usize, location.column().max(1) as usize);
        Position { path: self.path.to_owned(), line, column }
    }

    fn origin(&self, location: Location, length: usize) -> Origin {
        self.position(location).origin(length)
    }

    /// Returns the text of the file at a scalar's place.
    fn raw(&self, location: Location) -> &str {
        let span = location.span();
        let range = span.byte_offset().zip(span.byte_len()).map(|(from, length)| (from as usize, length as usize));
        range.and_then(|(from, length)| self.text.get(from..from.checked_add(length)?)).unwrap_or_default()
    }

    fn node(&self, value: Located<Value>) -> Node {
        let location = value.defined;
        let raw = self.raw(location);
        let kind = match value.value {
            Value::Nothing => Kind::Nothing,
            Value::List(items) => Kind::List(items.into_iter().map(|item| self.node(item)).collect()),
            Value::Map(pairs) => Kind::Map(pairs.into_iter().map(|(k, v)| (self.node(k), self.node(v))).collect()),
            Value::Plain => self.scalar(raw.to_owned(), raw, location),
            Value::Text(text) => self.scalar(text, raw, location),
        };
        let length = match kind {
            Kind::Scalar(_) => raw.lines().next().unwrap_or_default().trim_end().chars().count(),
            _ => 1,
        };
        Node::new(kind, self.origin(location, length))
    }

    /// Reads a scalar. The tokens come from the file itself, so that their places are exact in
    /// block, folded and quoted scalars too. YAML changes only white space in these scalars, and
    /// tokens ignore white space.
    fn scalar(&self, text: String, raw: &str, location: Location) -> Kind {
        let bare = |s: &str| s.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        let mut start = self.position(location);
        let unquoted = ['"', '\''].iter().find_map(|q| raw.strip_prefix(*q)?.strip_suffix(*q));
        let tokens = if bare(raw) == bare(&text) {
            lex(raw, start)
        } else if let Some(inner) = unquoted.filter(|inner| bare(inner) == bare(&text)) {
            start.column += 1;
            lex(inner, start)
        } else {
            // A scalar with escapes: all its tokens are placed at its beginning.
            let whole = self.origin(location, 1);
            lex(&text, start)
                .map(|mut tokens| {
                    tokens.iter_mut().for_each(|token| token.origin = whole.clone());
                    tokens
                })
                .map_err(|mut errors| {
                    errors.list.iter_mut().for_each(|error| error.origin = whole.clone());
                    errors
                })
        };
        Kind::Scalar(Scalar { text: Some(text), tokens })
    }
}

/// A YAML value from serde. Plain scalars that look like numbers, booleans, … are taken from the
/// file's text, exactly as written.
enum Value {
    Plain,
    Text(String),
    Nothing,
    List(Vec<Located<Value>>),
    Map(Vec<(Located<Value>, Located<Value>)>),
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a scalar, a list or a map")
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.to_owned()))
    }

    fn visit_bool<E>(self, _: bool) -> Result<Value, E> {
        Ok(Value::Plain)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Value, E> {
        Ok(Value::Plain)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Value, E> {
        Ok(Value::Plain)
    }

    fn visit_i128<E>(self, _: i128) -> Result<Value, E> {
        Ok(Value::Plain)
    }

    fn visit_u128<E>(self, _: u128) -> Result<Value, E> {
        Ok(Value::Plain)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Value, E> {
        Ok(Value::Plain)
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Nothing)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = access.next_element()? {
            items.push(item);
        }
        Ok(Value::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = access.next_entry()? {
            pairs.push(pair);
        }
        Ok(Value::Map(pairs))
    }
}
