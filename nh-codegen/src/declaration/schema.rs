//! The keys of a declaration and what they mean: one reading for the attribute and for YAML.

use super::node::{Kind, Node};
use super::reader::{Entries, Reader};
use super::tokens::{Token, TokenKind, origin_of, split};
use super::{Constraints, Coordinate, Declaration, Expression, Frame, InitialData, Inputs, Name, Parameter};
use super::{ExpressionKind, Structure, Velocities};
use crate::origin::{Diagnostic, Origin, Spanned};
use num_rational::BigRational;

/// The keys that say what the system is, in the attribute and in YAML.
pub(super) const SHARED_KEYS: [&str; 13] = [
    "coordinates",
    "velocities",
    "anchor",
    "structure",
    "lagrangian",
    "constraints",
    "constraint_matrix",
    "frame",
    "inputs",
    "invariants",
    "initial",
    "source",
    "methods",
];

/// What the two syntaxes say each in their own way.
pub(super) struct Heading {
    pub name: Name,
    pub text: Option<String>,
    pub parameters: Vec<Parameter>,
    /// Where a missing key is missing.
    pub origin: Origin,
}

impl Reader {
    /// Everything but the heading. `None` if something is wrong; the reader then knows what.
    pub fn declaration(&mut self, entries: &Entries, heading: Option<Heading>) -> Option<Declaration> {
        let origin = heading.as_ref().map_or(Origin::Whole, |h| h.origin.clone());
        let coordinates = entries.get("coordinates").map_or(Some(Vec::new()), |node| self.coordinates(node));
        let velocities = self.velocities(entries, coordinates.as_deref().unwrap_or_default());
        if entries.get("coordinates").is_none() && entries.get("velocities").is_none() {
            let error = Diagnostic::error(origin.clone(), "the key `coordinates` is missing");
            self.errors
                .push(error.help("a system without coordinates declares `velocities`, such as so(3)[w1, w2, w3]"));
        }
        let lagrangian = match entries.get("lagrangian") {
            Some(node) => self.expression(node),
            None => {
                self.error(&origin, "the key `lagrangian` is missing");
                None
            }
        };
        let constraints = self.constraints(entries, &origin);
        // An optional key that is wrong leaves `None` like one that is absent: the errors decide in the end.
        let frame = entries.get("frame").and_then(|node| self.frame(node));
        let inputs = entries.get("inputs").and_then(|node| self.inputs(node));
        let invariants =
            entries.get("invariants").and_then(|node| self.named(node, "a map of invariants", Reader::expression));
        let initial = entries
            .get("initial")
            .and_then(|node| self.initial(node, coordinates.as_deref().unwrap_or_default(), velocities.as_ref()));
        let methods = entries.get("methods").and_then(|node| self.methods(node));
        let source = entries.get("source").and_then(|node| self.text(node));
        let heading = heading?;
        let declaration = Declaration {
            name: heading.name,
            text: heading.text,
            source,
            coordinates: coordinates?,
            velocities: velocities?,
            parameters: heading.parameters,
            lagrangian: lagrangian?,
            constraints: constraints?,
            frame,
            inputs,
            invariants: invariants.unwrap_or_default(),
            initial: initial.unwrap_or_default(),
            methods,
        };
        (!self.errors.has_errors()).then_some(declaration)
    }

    fn coordinates(&mut self, node: &Node) -> Option<Vec<Coordinate>> {
        match &node.kind {
            Kind::Map(_) => {
                let list = self.named(node, "coordinates", |reader, value| {
                    let entries = reader.entries(value, &["unit", "text"])?;
                    let unit = entries.get("unit").and_then(|n| reader.text(n));
                    Some((unit, entries.get("text").and_then(|n| reader.text(n))))
                })?;
                Some(list.into_iter().map(|(name, (unit, text))| Coordinate { name, unit, text }).collect())
            }
            _ => {
                let names = self.each(node, "a list or a map of names", Reader::name)?;
                Some(names.into_iter().map(|name| Coordinate { name, unit: None, text: None }).collect())
            }
        }
    }

    fn velocities(&mut self, entries: &Entries, coordinates: &[Coordinate]) -> Option<Velocities> {
        let Some((_, node)) = entries.entry("velocities") else {
            let mut alone = true;
            for key in ["anchor", "structure"] {
                if let Some((key_node, _)) = entries.entry(key) {
                    let error = Diagnostic::error(key_node.origin.clone(), format!("`{key}` without `velocities`"));
                    self.errors.push(error.help("name the quasi-velocities: velocities = [u, s, omega]"));
                    alone = false;
                }
            }
            return alone.then_some(Velocities::Coordinate);
        };
        let (names, algebra) = match &node.kind {
            Kind::Scalar(_) => {
                let (algebra, names) = self.algebra_and_names(node)?;
                (names, Some(algebra))
            }
            _ => (self.names(node)?, None),
        };
        let anchor = match entries.get("anchor") {
            Some(node) => self.matrix(node),
            None if coordinates.is_empty() => Some(Vec::new()),
            None => {
                let error = Diagnostic::error(node.origin.clone(), "quasi-velocities need the key `anchor`");
                self.errors.push(error.help("the rows of E in q_dot = E(q) w, one for each coordinate"));
                None
            }
        };
        let structure = match (algebra, entries.entry("structure")) {
            (Some(algebra), None) => Some(Structure::Algebra(algebra)),
            (None, Some((_, node))) => self.structure(node, &names),
            (Some(algebra), Some((key, _))) => {
                let error = Diagnostic::error(key.origin.clone(), "the structure of the velocities is given twice");
                self.errors.push(error.label(algebra.origin, "given here already"));
                None
            }
            (None, None) => {
                let error = Diagnostic::error(node.origin.clone(), "quasi-velocities need the key `structure`");
                self.errors.push(error.help("an algebra such as so(3), or the brackets: {[u, omega]: [0, -1, 0]}"));
                None
            }
        };
        Some(Velocities::Quasi { names, anchor: anchor?, structure: structure?, origin: node.origin.clone() })
    }

    /// `so(3)[omega1, omega2, omega3]`
    fn algebra_and_names(&mut self, node: &Node) -> Option<(Name, Vec<Name>)> {
        let tokens = self.tokens(node, "velocities")?;
        let bracket = tokens.iter().position(|t| t.kind == TokenKind::Open('['));
        let (Some(open), Some(TokenKind::Close(']'))) = (bracket, tokens.last().map(|t| &t.kind)) else {
            let error = Diagnostic::error(node.origin.clone(), "expected a list of names, or an algebra with one");
            self.errors.push(error.help("for instance [u, s, omega] or so(3)[omega1, omega2, omega3]"));
            return None;
        };
        let algebra = self.algebra(&tokens[..open], &node.origin);
        let mut names = Vec::new();
        let mut complete = true;
        for part in split(&tokens[open + 1..tokens.len() - 1], ',') {
            let name = match part {
                [Token { kind: TokenKind::Identifier(name), origin }] => self.check_name(name, origin),
                _ => {
                    self.error(&origin_of(part, &node.origin), "expected a name");
                    None
                }
            };
            complete &= name.is_some();
            names.extend(name);
        }
        (complete).then_some((algebra?, names))
    }

    /// `so(3)`, `se(2)`, `abelian`.
    fn algebra(&mut self, tokens: &[Token], whole: &Origin) -> Option<Name> {
        let name = match tokens {
            [Token { kind: TokenKind::Identifier(name), .. }] => name.clone(),
            [
                Token { kind: TokenKind::Identifier(name), .. },
                Token { kind: TokenKind::Open('('), .. },
                Token { kind: TokenKind::Number(n), .. },
                Token { kind: TokenKind::Close(')'), .. },
            ] => format!("{name}({n})"),
            _ => {
                let error = Diagnostic::error(origin_of(tokens, whole), "expected the name of a Lie algebra");
                self.errors.push(error.help("for instance so(3) or abelian"));
                return None;
            }
        };
        Some(Spanned::new(name, origin_of(tokens, whole)))
    }

    fn structure(&mut self, node: &Node, names: &[Name]) -> Option<Structure> {
        match &node.kind {
            Kind::Scalar(_) => {
                let tokens = self.tokens(node, "the name of an algebra")?;
                Some(Structure::Algebra(self.algebra(tokens, &node.origin)?))
            }
            Kind::List(_) => {
                let constants = self.each(node, "a list of matrices", Reader::matrix)?;
                Some(Structure::Constants(constants))
            }
            _ => self.brackets(node, names).map(Structure::Constants),
        }
    }

    /// `{[u, omega]: [0, -1, 0], …}`: the brackets that are not zero, each pair once; the reversed pair is its negative.
    fn brackets(&mut self, node: &Node, names: &[Name]) -> Option<Vec<Vec<Vec<Expression>>>> {
        let k = names.len();
        let mut constants = vec![vec![Vec::new(); k]; k];
        let mut given: Vec<(usize, usize, Origin)> = Vec::new();
        let mut complete = true;
        for (key, value) in self.map(node, "brackets: a map {[u, w]: [components], …}")? {
            let pair = self.each(key, "a pair of velocities: [u, w]", |reader, item| {
                let name = reader.name(item)?;
                let found = names.iter().position(|n| n.value == name.value);
                if found.is_none() {
                    reader.error(&name.origin, format!("`{}` is not one of the velocities", name.value));
                }
                found
            });
            let components = self.each(value, "the components of the bracket", Reader::expression);
            let (Some(pair), Some(components)) = (pair, components) else {
                complete = false;
                continue;
            };
            let ([i, j], true) = (pair.as_slice(), components.len() == k) else {
                let message = format!("a bracket is {{[u, w]: [{k} components]}}: one for each velocity");
                self.error(&key.origin.to(&value.origin), message);
                complete = false;
                continue;
            };
            let (i, j) = (*i, *j);
            if let Some((.., first)) = given.iter().find(|(a, b, _)| (*a, *b) == (i, j) || (*b, *a) == (i, j)) {
                let error = Diagnostic::error(key.origin.clone(), "this bracket is given twice");
                self.errors.push(
                    error.label(first.clone(), "first given here").help("the reversed pair follows by antisymmetry"),
                );
                continue;
            }
            given.push((i, j, key.origin.clone()));
            if i != j {
                constants[j][i] = components.iter().map(negated).collect();
            }
            constants[i][j] = components;
        }
        for entry in constants.iter_mut().flatten().filter(|entry| entry.is_empty()) {
            *entry = vec![zero(&node.origin); k];
        }
        complete.then_some(constants)
    }

    fn constraints(&mut self, entries: &Entries, whole: &Origin) -> Option<Spanned<Constraints>> {
        match (entries.get("constraints"), entries.entry("constraint_matrix")) {
            (Some(node), None) => {
                let equations = self.expressions(node)?;
                Some(Spanned::new(Constraints::Equations(equations), node.origin.clone()))
            }
            (None, Some((_, node))) => {
                let rows = self.matrix(node)?;
                Some(Spanned::new(Constraints::Matrix(rows), node.origin.clone()))
            }
            (Some(first), Some((key, node))) => {
                let error = Diagnostic::error(key.origin.clone(), "the constraints are given twice");
                self.errors.push(
                    error
                        .label(first.origin.clone(), "given here already")
                        .help("either `constraints` (expressions that vanish) or `constraint_matrix` (its rows)"),
                );
                self.expressions(first);
                self.matrix(node);
                None
            }
            (None, None) => {
                let error = Diagnostic::error(whole.clone(), "the key `constraints` is missing");
                self.errors.push(error.help("expressions that vanish, or `constraint_matrix`; without any, []"));
                None
            }
        }
    }

    fn frame(&mut self, node: &Node) -> Option<Spanned<Frame>> {
        let frame = match &node.kind {
            Kind::List(_) => Frame::Columns(self.each(node, "the columns of the frame", |reader, column| {
                reader.each(column, "a column: a list of expressions", Reader::expression)
            })?),
            _ if node.spelling().as_deref() == Some("orthonormal") => Frame::Orthonormal,
            _ => {
                self.error(&node.origin, "expected the columns of the frame, or `orthonormal`");
                return None;
            }
        };
        Some(Spanned::new(frame, node.origin.clone()))
    }

    /// `{u: [column], …}`: the forces that one unit of each input exerts.
    fn inputs(&mut self, node: &Node) -> Option<Spanned<Inputs>> {
        let columns = self.named(node, "a map {u: [column], …}", |reader, value| {
            let column = reader.each(value, "a column: a list of expressions", Reader::expression)?;
            Some((column, value.origin.clone()))
        })?;
        let rows = columns.first().map_or(0, |(_, (column, _))| column.len());
        let mut matrix = vec![Vec::new(); rows];
        for (name, (column, origin)) in &columns {
            if column.len() != rows {
                let message =
                    format!("the column of `{}` has {} entries, the first one {rows}", name.value, column.len());
                self.error(origin, message);
                return None;
            }
            matrix.iter_mut().zip(column).for_each(|(row, entry)| row.push(entry.clone()));
        }
        let names = columns.into_iter().map(|(name, _)| name).collect();
        Some(Spanned::new(Inputs { names, matrix }, node.origin.clone()))
    }

    fn initial(
        &mut self,
        node: &Node,
        coordinates: &[Coordinate],
        velocities: Option<&Velocities>,
    ) -> Option<Vec<InitialData>> {
        let q: Vec<String> = coordinates.iter().map(|c| c.name.value.clone()).collect();
        let v: Vec<String> = match velocities {
            Some(Velocities::Quasi { names, .. }) => names.iter().map(|n| n.value.clone()).collect(),
            _ => q.iter().map(|name| format!("{name}_dot")).collect(),
        };
        let sets = self.named(node, "a map of data sets", |reader, value| {
            let entries = reader.entries(value, &["text", "q", "coordinates", "v", "velocities", "parameters"])?;
            Some(InitialData {
                name: Spanned::new(String::new(), value.origin.clone()),
                text: entries.get("text").and_then(|n| reader.text(n)),
                coordinates: reader.either(&entries, ["q", "coordinates"], &q)?,
                velocities: reader.either(&entries, ["v", "velocities"], &v)?,
                parameters: reader.values(entries.get("parameters"), &[])?,
            })
        })?;
        Some(sets.into_iter().map(|(name, set)| InitialData { name, ..set }).collect())
    }

    fn either(&mut self, entries: &Entries, keys: [&str; 2], order: &[String]) -> Option<Vec<Value>> {
        if let (Some(first), Some((second, _))) = (entries.get(keys[0]), entries.entry(keys[1])) {
            let error =
                Diagnostic::error(second.origin.clone(), format!("`{}` and `{}` are the same", keys[0], keys[1]));
            self.errors.push(error.label(first.origin.clone(), "given here already"));
        }
        self.values(entries.get(keys[0]).or(entries.get(keys[1])), order)
    }

    /// `{x: 1, y: 2}`, or `[1, 2]` in the order of declaration.
    fn values(&mut self, node: Option<&Node>, order: &[String]) -> Option<Vec<Value>> {
        let Some(node) = node else { return Some(Vec::new()) };
        match &node.kind {
            Kind::List(items) if !order.is_empty() => {
                let values = self.each(node, "a list of values", Reader::number)?;
                if items.len() != order.len() {
                    let message = format!("{} values for {}: {}", items.len(), order.len(), order.join(", "));
                    self.error(&node.origin, message);
                    return None;
                }
                let named = order.iter().zip(values);
                Some(named.map(|(n, value)| (Spanned::new(n.clone(), value.origin.clone()), value)).collect())
            }
            _ => self.named(node, "a map of values", Reader::number),
        }
    }

    /// Method names may be written with `-` as well as with `_`.
    pub(super) fn methods(&mut self, node: &Node) -> Option<Vec<Name>> {
        self.each(node, "a list of methods", |reader, item| match item.spelling() {
            Some(spelling) if !spelling.is_empty() => {
                Some(Spanned::new(spelling.replace('-', "_"), item.origin.clone()))
            }
            _ => {
                reader.error(&item.origin, "expected the name of a method");
                None
            }
        })
    }
}

/// A named value of a data set.
type Value = (Name, Spanned<BigRational>);

fn zero(origin: &Origin) -> Expression {
    Expression { kind: ExpressionKind::Number(num_traits::Zero::zero()), origin: origin.clone() }
}

fn negated(expression: &Expression) -> Expression {
    Expression { kind: ExpressionKind::Negate(Box::new(expression.clone())), origin: expression.origin.clone() }
}
