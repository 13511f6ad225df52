//! Configurations on matrix groups: `so3(R)[omega1, omega2, omega3]` declares the entries of R as
//! coordinates, the anchor Ṙ = R ω̂ (and ẋ = R v) and the brackets of the velocities.

use super::node::{Kind, Node};
use super::reader::Reader;
use super::tokens::{Token, TokenKind, check_balance, origin_of, split};
use super::{Coordinate, Expression, ExpressionKind, MatrixGroup, Name, Structure, Velocities};
use crate::origin::{Diagnostic, Origin, Spanned, suggest};
use num_rational::BigRational;

/// A group that can be declared: rotations of R^d, or with `moves` the rigid motions x ↦ R x +
/// position.
struct Known {
    name: &'static str,
    dimension: usize,
    moves: bool,
    /// The default names of the body velocities, angular ones first.
    velocities: &'static [&'static str],
    example: &'static str,
}

const KNOWN: [Known; 4] = [
    Known { name: "so2", dimension: 2, moves: false, velocities: &["omega"], example: "so2(R)" },
    Known { name: "so3", dimension: 3, moves: false, velocities: &["omega1", "omega2", "omega3"], example: "so3(R)" },
    Known { name: "se2", dimension: 2, moves: true, velocities: &["omega", "v1", "v2"], example: "se2(R, x)" },
    Known {
        name: "se3",
        dimension: 3,
        moves: true,
        velocities: &["omega1", "omega2", "omega3", "v1", "v2", "v3"],
        example: "se3(R, x)",
    },
];

/// A factor of the configuration space, as written.
enum Factor {
    Group {
        known: &'static Known,
        names: Vec<Name>,
        velocities: Vec<Name>,
        origin: Origin,
    },
    /// `psi_dot`, the velocity of an ordinary coordinate.
    Rate {
        coordinate: usize,
        name: Name,
    },
}

/// A system whose configuration has group factors: velocities, all coordinates, and the groups
/// among them.
pub(super) struct Configuration {
    pub velocities: Velocities,
    pub coordinates: Vec<Coordinate>,
    pub groups: Vec<MatrixGroup>,
}

/// Returns whether the value of `velocities` names a group with its matrix.
pub(super) fn is_group(node: &Node) -> bool {
    match &node.kind {
        Kind::Scalar(scalar) => scalar.tokens.as_ref().is_ok_and(|tokens| {
            matches!(tokens.as_slice(), [_, Token { kind: TokenKind::Open('('), .. }, argument, ..]
                if !matches!(argument.kind, TokenKind::Number(_)))
        }),
        Kind::List(items) => items.iter().any(|item| match &item.kind {
            Kind::Scalar(scalar) => {
                let opens = |t: &Token| matches!(t.kind, TokenKind::Open(_));
                scalar.tokens.as_ref().is_ok_and(|tokens| tokens.iter().any(opens))
            }
            _ => false,
        }),
        _ => false,
    }
}

impl Reader {
    /// Reads `so3(R)[…]`, or a list of groups and of velocities `x_dot` of ordinary coordinates;
    /// velocities outside the list come last.
    pub(super) fn configuration(&mut self, node: &Node, ordinary: &[Coordinate]) -> Option<Configuration> {
        let mut factors = match &node.kind {
            Kind::List(_) => {
                self.each(node, "groups and velocities", |reader, item| reader.factor(item, ordinary, true))?
            }
            _ => vec![self.factor(node, ordinary, false)?],
        };
        let mut complete = true;
        for (i, coordinate) in ordinary.iter().enumerate() {
            let mut listed = factors.iter().filter_map(|factor| match factor {
                Factor::Rate { coordinate, name } if *coordinate == i => Some(name.clone()),
                _ => None,
            });
            let (first, again) = (listed.next(), listed.next());
            match (first, again) {
                (Some(first), Some(again)) => {
                    let message = format!("the velocity `{}` is listed twice", again.value);
                    self.errors.push(Diagnostic::error(again.origin, message).label(first.origin, "first listed here"));
                    complete = false;
                }
                (Some(_), None) => {}
                (None, _) => {
                    let origin = coordinate.name.origin.clone();
                    let name = Spanned::new(format!("{}_dot", coordinate.name.value), origin);
                    factors.push(Factor::Rate { coordinate: i, name });
                }
            }
        }
        complete.then(|| assemble(&factors, ordinary, &node.origin))
    }

    fn factor(&mut self, node: &Node, ordinary: &[Coordinate], listed: bool) -> Option<Factor> {
        let tokens = self.tokens(node, "a group such as so3(R), or the velocity of a coordinate")?;
        if let Err(errors) = check_balance(tokens) {
            self.errors.extend(errors);
            return None;
        }
        match tokens {
            [Token { kind: TokenKind::Identifier(name), origin }] if listed => {
                let coordinate = ordinary.iter().position(|c| name.strip_suffix("_dot") == Some(c.name.value.as_str()));
                if coordinate.is_none() {
                    let error = Diagnostic::error(
                        origin.clone(),
                        format!("`{name}` is neither a group nor the velocity of a coordinate"),
                    );
                    self.errors.push(error.help(
                        "a list that contains a group may contain only further groups and velocities `x_dot` of ordinary coordinates; \
                         for another anchor declare `anchor` and `structure` of the whole system",
                    ));
                }
                Some(Factor::Rate { coordinate: coordinate?, name: Spanned::new(name.clone(), origin.clone()) })
            }
            [
                Token { kind: TokenKind::Identifier(name), origin },
                Token { kind: TokenKind::Open('('), .. },
                rest @ ..,
            ] if !rest.first().is_some_and(|t| matches!(t.kind, TokenKind::Number(_))) => {
                self.group(name, origin, rest, &node.origin)
            }
            _ => {
                let error = Diagnostic::error(origin_of(tokens, &node.origin), "expected a group with its matrix");
                self.errors.push(error.help(
                    "for instance so3(R)[omega1, omega2, omega3] or se2(R, x)[omega, u, s]; an algebra without its group cannot be \
                     combined with others",
                ));
                None
            }
        }
    }

    /// Reads the rest after `so3(`.
    fn group(&mut self, name: &str, origin: &Origin, rest: &[Token], whole: &Origin) -> Option<Factor> {
        let Some(known) = KNOWN.iter().find(|known| known.name == name.to_lowercase()) else {
            let names = KNOWN.map(|known| known.name);
            let error = Diagnostic::error(origin.clone(), format!("`{name}` is not a known group"));
            let examples = KNOWN.map(|known| known.example).join(", ");
            self.errors.push(match suggest(name, names) {
                Some(close) => error.help(format!("did you mean `{close}`?")),
                None => {
                    error.help(format!("the known groups are {examples}; declare others by `anchor` and `structure`"))
                }
            });
            return None;
        };
        let close = rest.iter().position(|t| t.kind == TokenKind::Close(')'));
        // The parenthesis is closed, as an earlier check ensures.
        let (arguments, after) = rest.split_at(close.unwrap_or(rest.len()));
        let after = after.get(1..).unwrap_or_default();
        let names = self.group_names(arguments, whole)?;
        if names.len() != 1 + usize::from(known.moves) {
            let what = if known.moves { "its matrix and its position" } else { "its matrix" };
            let error = Diagnostic::error(origin_of(arguments, origin), format!("`{name}` takes the name of {what}"));
            self.errors.push(error.help(format!("for instance {}", known.example)));
            return None;
        }
        let velocities = match after {
            [] => known.velocities.iter().map(|v| Spanned::new((*v).to_owned(), whole.clone())).collect(),
            [Token { kind: TokenKind::Open('['), .. }, inner @ .., Token { kind: TokenKind::Close(']'), .. }] => {
                self.group_names(inner, whole)?
            }
            other => {
                let message = "expected the names of the velocities in brackets";
                let error = Diagnostic::error(origin_of(other, whole), message);
                self.errors.push(error.help(format!("{}[{}]", known.example, known.velocities.join(", "))));
                return None;
            }
        };
        let k = known.velocities.len();
        if velocities.len() != k {
            let given = velocities.len();
            let s = if k == 1 { "y" } else { "ies" };
            let error = Diagnostic::error(
                origin_of(after, whole),
                format!("{} has {k} velocit{s}, not {given}", known.example),
            );
            self.errors.push(error.help(format!("in this order: {}", known.velocities.join(", "))));
            return None;
        }
        Some(Factor::Group { known, names, velocities, origin: whole.clone() })
    }

    fn group_names(&mut self, tokens: &[Token], whole: &Origin) -> Option<Vec<Name>> {
        let read: Vec<Option<Name>> = split(tokens, ',')
            .into_iter()
            .map(|part| match part {
                [Token { kind: TokenKind::Identifier(name), origin }] => self.check_name(name, origin),
                _ => {
                    self.error(&origin_of(part, whole), "expected a name");
                    None
                }
            })
            .collect();
        read.into_iter().collect()
    }
}

/// Returns the coordinates, anchor and brackets of the product, as blocks on the diagonal. The
/// groups' coordinates come first, in the order of the list.
fn assemble(factors: &[Factor], ordinary: &[Coordinate], origin: &Origin) -> Configuration {
    let k: usize = factors
        .iter()
        .map(|factor| match factor {
            Factor::Group { velocities, .. } => velocities.len(),
            Factor::Rate { .. } => 1,
        })
        .sum();
    let number = |value: i64, origin: &Origin| Expression {
        kind: ExpressionKind::Number(BigRational::from_integer(value.into())),
        origin: origin.clone(),
    };
    let mut coordinates = Vec::new();
    let mut anchor: Vec<Vec<Expression>> = Vec::new();
    let mut rates = vec![vec![number(0, origin); k]; ordinary.len()];
    let mut constants = vec![vec![vec![number(0, origin); k]; k]; k];
    let (mut names, mut groups) = (Vec::new(), Vec::new());
    for factor in factors {
        let at = names.len();
        match factor {
            Factor::Rate { coordinate, name } => {
                rates[*coordinate][at] = number(1, origin);
                names.push(name.clone());
            }
            Factor::Group { known, names: own, velocities, origin } => {
                let d = known.dimension;
                let (first, turning) = (coordinates.len(), velocities.len() - if known.moves { d } else { 0 });
                let entry = |i: usize, j: usize| format!("{}{}{}", own[0].value, i + 1, j + 1);
                let read = |sign: i64, i: usize, j: usize| {
                    let kind = ExpressionKind::Name(entry(i, j));
                    let read = Expression { kind, origin: origin.clone() };
                    if sign > 0 { read } else { super::velocities::negated(&read) }
                };
                for i in 0..d {
                    for j in 0..d {
                        let mut row = vec![number(0, origin); k];
                        for turn in 0..turning {
                            // Ṙ_ij = R_il (ω̂)_lj, and the generator has at most one l for each j.
                            for l in 0..d {
                                let sign = generator(d, turn, l, j);
                                if sign != 0 {
                                    row[at + turn] = read(sign, i, l);
                                }
                            }
                        }
                        anchor.push(row);
                        let text = format!("entry ({}, {}) of the rotation matrix {}", i + 1, j + 1, own[0].value);
                        coordinates.push(described(entry(i, j), &own[0].origin, text));
                    }
                }
                for (i, position) in own.iter().skip(1).flat_map(|name| (0..d).map(move |i| (i, name))) {
                    let mut row = vec![number(0, origin); k];
                    for j in 0..d {
                        row[at + turning + j] = read(1, i, j);
                    }
                    anchor.push(row);
                    let (name, text) = (format!("{}{}", position.value, i + 1), format!("position {}", position.value));
                    coordinates.push(described(name, &position.origin, text));
                }
                for (i, j, l, sign) in brackets(d, turning, known.moves) {
                    constants[at + i][at + j][at + l] = number(sign, origin);
                    constants[at + j][at + i][at + l] = number(-sign, origin);
                }
                groups.push(MatrixGroup {
                    name: own[0].clone(),
                    dimension: d,
                    first,
                    velocities: at..at + velocities.len(),
                    moves: known.moves,
                });
                names.extend(velocities.iter().cloned());
            }
        }
    }
    anchor.extend(rates);
    coordinates.extend(ordinary.iter().cloned());
    let structure = Structure::Constants(constants);
    Configuration {
        velocities: Velocities::Quasi { names, anchor, structure, origin: origin.clone() },
        coordinates,
        groups,
    }
}

fn described(name: String, origin: &Origin, text: String) -> Coordinate {
    Coordinate { name: Spanned::new(name, origin.clone()), unit: None, text: Some(text), angle: None }
}

/// Returns the entry (i, j) of the generator of the rotation about axis `turn`: ê of so(d). In the
/// plane ê = [[0, −1], [1, 0]]; in space ê_k x = e_k × x, (ê_k)_ij = −ε_ijk.
fn generator(d: usize, turn: usize, i: usize, j: usize) -> i64 {
    match (d, i, j) {
        (_, i, j) if i == j => 0,
        (2, 1, 0) => 1,
        (2, ..) => -1,
        // (i, j, turn) is a cyclic permutation of (0, 1, 2), or an anticyclic one.
        _ if turn == i || turn == j => 0,
        _ if (i + 1) % 3 == j => -1,
        _ => 1,
    }
}

/// Returns the brackets [e_i, e_j] = sign e_l with i < j of the group's Lie algebra: [e_i, e_j] =
/// ε_ijl e_l for the rotations of space, and [turn, move_j] = (ê_turn)_lj move_l.
fn brackets(d: usize, turning: usize, moves: bool) -> Vec<(usize, usize, usize, i64)> {
    let mut list = Vec::new();
    if turning == 3 {
        list.extend([(0, 1, 2, 1), (1, 2, 0, 1), (0, 2, 1, -1)]);
    }
    for turn in 0..if moves { turning } else { 0 } {
        for j in 0..d {
            for l in (0..d).filter(|&l| generator(d, turn, l, j) != 0) {
                list.push((turn, turning + j, turning + l, generator(d, turn, l, j)));
            }
        }
    }
    list
}
