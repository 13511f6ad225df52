//! Quasi-velocities: their names, the anchor and the brackets.

use super::groups::{self, Configuration};
use super::node::{Kind, Node};
use super::reader::{Entries, Reader};
use super::tokens::{Token, TokenKind, origin_of, split};
use super::{Coordinate, Expression, ExpressionKind, Name, Structure, Velocities};
use crate::origin::{Diagnostic, Origin, Spanned};

/// Maximum number of velocities with brackets: k velocities have k^3 structure constants, and more
/// are a mistake or an attack.
const MAX_BRACKETED: usize = 100;

impl Reader {
    /// Returns the velocities with all coordinates: the declared ones, and the entries of matrices.
    pub(super) fn kinematics(&mut self, entries: &Entries, coordinates: Vec<Coordinate>) -> Option<Configuration> {
        match entries.get("velocities").filter(|node| groups::is_group(node)) {
            Some(node) => {
                let mut alone = true;
                for key in ["anchor", "structure"] {
                    if let Some((key_node, _)) = entries.entry(key) {
                        let message = format!("`{key}` is not allowed with a matrix group, which defines its own");
                        let error = Diagnostic::error(key_node.origin.clone(), message);
                        self.errors.push(error.label(node.origin.clone(), "the group"));
                        alone = false;
                    }
                }
                self.configuration(node, &coordinates).filter(|_| alone)
            }
            None => {
                let velocities = self.velocities(entries, &coordinates)?;
                Some(Configuration { velocities, coordinates, groups: Vec::new() })
            }
        }
    }

    fn velocities(&mut self, entries: &Entries, coordinates: &[Coordinate]) -> Option<Velocities> {
        let Some((_, node)) = entries.entry("velocities") else {
            let mut alone = true;
            for key in ["anchor", "structure"] {
                if let Some((key_node, _)) = entries.entry(key) {
                    let error = Diagnostic::error(key_node.origin.clone(), format!("`{key}` needs `velocities`"));
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

    /// Reads `so(3)[omega1, omega2, omega3]`.
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

    /// Reads `so(3)`, `se(2)`, `abelian`.
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
                self.errors
                    .push(error.help(
                        "for instance so(3) or abelian; so3(R) is the group, with its matrix R as configuration",
                    ));
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

    /// Reads `{[u, omega]: [0, -1, 0], …}`: the nonzero brackets, each pair once; the reversed pair
    /// is its negative.
    fn brackets(&mut self, node: &Node, names: &[Name]) -> Option<Vec<Vec<Vec<Expression>>>> {
        let k = names.len();
        if k > MAX_BRACKETED {
            self.error(&node.origin, format!("brackets can be declared for at most {MAX_BRACKETED} velocities"));
            return None;
        }
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
}

fn zero(origin: &Origin) -> Expression {
    Expression { kind: ExpressionKind::Number(num_traits::Zero::zero()), origin: origin.clone() }
}

pub(super) fn negated(expression: &Expression) -> Expression {
    Expression { kind: ExpressionKind::Negate(Box::new(expression.clone())), origin: expression.origin.clone() }
}
