//! The keys of a declaration and their meanings: one reading for the attribute and for YAML.

use super::forces::FORCE_KINDS;
use super::groups::Configuration;
use super::node::{Kind, Node};
use super::reader::{Entries, Reader};
use super::{
    Constraints, Coordinate, Declaration, Expression, Frame, InitialData, Inputs, Name, Parameter, Velocities,
};
use crate::origin::{Diagnostic, Origin, Spanned};

/// The keys that describe the system, up to those of forces.
const KEYS_TO_FORCES: [&str; 12] = [
    "constants",
    "definitions",
    "coordinates",
    "velocities",
    "anchor",
    "structure",
    "lagrangian",
    "constraints",
    "constraint_matrix",
    "holonomic",
    "frame",
    "inputs",
];

/// The keys after those of forces.
const FURTHER_KEYS: [&str; 9] =
    ["symmetry", "invariants", "initial", "source", "methods", "expose", "derivatives", "drawing", "modes"];

/// Returns the keys of a declaration: the syntax's own, and those that the attribute and YAML share.
pub(super) fn keys(own: &[&'static str]) -> Vec<&'static str> {
    let forces = FORCE_KINDS.iter().map(|kind| &kind.key);
    own.iter().chain(&KEYS_TO_FORCES).chain(forces).chain(&FURTHER_KEYS).copied().collect()
}

/// Heading of a declaration, which the two syntaxes write differently.
pub(super) struct Heading {
    pub name: Name,
    pub text: Option<String>,
    pub parameters: Vec<Parameter>,
}

impl Reader {
    /// Reads everything but the heading; `whole` is the place of missing keys. Returns `None` after
    /// errors, which are in the reader.
    pub fn declaration(&mut self, entries: &Entries, heading: Option<Heading>, whole: &Origin) -> Option<Declaration> {
        let coordinates = entries.get("coordinates").map_or(Some(Vec::new()), |node| self.coordinates(node));
        let declared = coordinates.is_some();
        let kinematics = self.kinematics(entries, coordinates.unwrap_or_default()).filter(|_| declared);
        if entries.get("coordinates").is_none() && entries.get("velocities").is_none() {
            let help = "a system without coordinates declares `velocities`, such as so(3)[w1, w2, w3]";
            self.missing("coordinates", whole, help);
        }
        let definitions =
            entries.get("definitions").and_then(|node| self.named(node, "a map of definitions", Reader::expression));
        let lagrangian = match entries.get("lagrangian") {
            Some(node) => self.expression(node),
            None => {
                self.missing("lagrangian", whole, "kinetic less potential energy, such as m/2*x_dot^2 - m*g*x");
                None
            }
        };
        let constraints = self.constraints(entries, whole);
        let holonomic = entries.get("holonomic").and_then(|node| self.expressions(node));
        let forces = self.forces(entries);
        // A faulty optional key leaves `None` like an absent one; the errors decide in the end.
        let frame = entries.get("frame").and_then(|node| self.frame(node));
        let count = kinematics.as_ref().map(|kinematics| match &kinematics.velocities {
            Velocities::Quasi { names, .. } => names.len(),
            Velocities::Coordinate => kinematics.coordinates.len(),
        });
        let inputs = entries.get("inputs").and_then(|node| self.inputs(node, count));
        let symmetry = entries.get("symmetry").and_then(|node| {
            let field = self.named(node, "a map of velocities, {x: -Omega*y, …}", Reader::expression)?;
            Some(Spanned::new(field, node.origin.clone()))
        });
        let invariants =
            entries.get("invariants").and_then(|node| self.named(node, "a map of invariants", Reader::expression));
        let initial = entries.get("initial").and_then(|node| self.initial(node, kinematics.as_ref()));
        let methods = entries.get("methods").and_then(|node| self.methods(node));
        let expose = entries.get("expose").and_then(|node| self.expose(node));
        let derivatives = entries.get("derivatives").and_then(|node| self.derivatives(node));
        let drawing = entries.get("drawing").and_then(|node| self.drawing(node));
        let modes = entries.get("modes").and_then(|node| self.modes(node));
        let source = entries.get("source").and_then(|node| self.text(node));
        let heading = heading?;
        let Configuration { velocities, coordinates, groups } = kinematics?;
        let declaration = Declaration {
            name: heading.name,
            text: heading.text,
            source,
            coordinates,
            velocities,
            groups,
            parameters: heading.parameters,
            definitions: definitions.unwrap_or_default(),
            lagrangian: lagrangian?,
            constraints: constraints?,
            holonomic: holonomic.unwrap_or_default(),
            frame,
            inputs,
            forces,
            symmetry,
            invariants: invariants.unwrap_or_default(),
            initial: initial.unwrap_or_default(),
            methods,
            expose: expose.unwrap_or_default(),
            derivatives: derivatives.unwrap_or_default(),
            drawing: drawing.unwrap_or_default(),
            modes: modes.unwrap_or_default(),
        };
        self.check_constants(&declaration);
        self.is_readable().then_some(declaration)
    }

    /// Checks that no other name equals that of a constant, which is replaced by its number.
    fn check_constants(&mut self, declaration: &Declaration) {
        let coordinates = declaration.coordinates.iter().map(|c| &c.name);
        let parameters = declaration.parameters.iter().map(|p| &p.name);
        for name in coordinates.chain(parameters).chain(declaration.definitions.iter().map(|(name, _)| name)) {
            if let Some(constant) = self.constants.iter().find(|constant| *constant == name) {
                let error = Diagnostic::error(name.origin.clone(), format!("`{}` is declared twice", name.value));
                self.errors.push(error.label(constant.origin.clone(), "a constant here"));
            }
        }
    }

    fn coordinates(&mut self, node: &Node) -> Option<Vec<Coordinate>> {
        match &node.kind {
            Kind::Map(_) => {
                let list = self.named(node, "coordinates", |reader, value| {
                    let entries = reader.entries(value, &["unit", "text", "angle"])?;
                    let angle = entries.get("angle");
                    let is_angle = angle.and_then(|node| reader.boolean(node)).unwrap_or(false);
                    Some(Coordinate {
                        name: Spanned::new(String::new(), value.origin.clone()),
                        unit: entries.get("unit").and_then(|n| reader.text(n)),
                        text: entries.get("text").and_then(|n| reader.text(n)),
                        angle: angle.filter(|_| is_angle).map(|node| Spanned::new((), node.origin.clone())),
                    })
                })?;
                Some(list.into_iter().map(|(name, coordinate)| Coordinate { name, ..coordinate }).collect())
            }
            _ => {
                let names = self.each(node, "a list or a map of names", Reader::name)?;
                Some(names.into_iter().map(|name| Coordinate { name, unit: None, text: None, angle: None }).collect())
            }
        }
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
            // A system without constraints is an ordinary Lagrangian system.
            (None, None) => Some(Spanned::new(Constraints::Equations(Vec::new()), whole.clone())),
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

    /// Reads `{u: [column], …}`: the forces that one unit of each input exerts, with an entry for
    /// each of the `velocities`, whose number may be unknown.
    fn inputs(&mut self, node: &Node, velocities: Option<usize>) -> Option<Spanned<Inputs>> {
        let mut columns = self.named(node, "a map {u: [column], …}", |reader, value| {
            let column = reader.each(value, "a column: a list of expressions", Reader::expression)?;
            Some((column, value.origin.clone()))
        })?;
        let lengths = || columns.iter().map(|(_, (column, _))| column.len());
        // Columns of equal length are checked later with the model, as a matrix.
        let agreed = lengths().min() == lengths().max();
        let longest = lengths().max().unwrap_or(0);
        let rows = if agreed { longest } else { velocities.unwrap_or(longest) };
        let mut matrix = vec![Vec::new(); rows];
        for (name, (column, origin)) in &mut columns {
            if column.len() != rows {
                let entries = match column.len() {
                    1 => "one entry".to_owned(),
                    n => format!("{n} entries"),
                };
                let other = match velocities {
                    Some(1) => "there is one velocity".to_owned(),
                    Some(count) => format!("there are {count} velocities"),
                    None => format!("another has {longest}"),
                };
                self.error(origin, format!("the column of `{}` has {entries}; {other}", name.value));
                self.harmless += 1;
                column.resize(rows, Expression { kind: super::ExpressionKind::Pi, origin: origin.clone() });
            }
            matrix.iter_mut().zip(column).for_each(|(row, entry)| row.push(entry.clone()));
        }
        let names = columns.into_iter().map(|(name, _)| name).collect();
        Some(Spanned::new(Inputs { names, matrix }, node.origin.clone()))
    }

    fn initial(&mut self, node: &Node, kinematics: Option<&Configuration>) -> Option<Vec<InitialData>> {
        let names = |coordinates: &[Coordinate]| coordinates.iter().map(|c| c.name.value.clone()).collect();
        let q: Option<Vec<String>> = kinematics.map(|k| names(&k.coordinates));
        let v: Option<Vec<String>> = kinematics.map(|k| match &k.velocities {
            Velocities::Quasi { names, .. } => names.iter().map(|n| n.value.clone()).collect(),
            Velocities::Coordinate => k.coordinates.iter().map(|c| format!("{}_dot", c.name.value)).collect(),
        });
        let sets = self.named(node, "a map of data sets", |reader, value| {
            let keys = ["text", "q", "coordinates", "v", "velocities", "parameters", "inputs", "project", "step"];
            let entries = reader.entries(value, &keys)?;
            Some(InitialData {
                name: Spanned::new(String::new(), value.origin.clone()),
                text: entries.get("text").and_then(|n| reader.text(n)),
                coordinates: reader.either(&entries, ["q", "coordinates"], q.as_deref())?,
                velocities: reader.either(&entries, ["v", "velocities"], v.as_deref())?,
                parameters: reader.values(entries.get("parameters"), Some(&[]))?,
                inputs: match entries.get("inputs") {
                    Some(node) => reader.named(node, "a map {u: expression, …}", Reader::expression)?,
                    None => Vec::new(),
                },
                project: entries.get("project").and_then(|node| reader.boolean(node)).unwrap_or(false),
                step: entries.get("step").and_then(|node| reader.quantity(node)),
            })
        })?;
        Some(sets.into_iter().map(|(name, set)| InitialData { name, ..set }).collect())
    }

    fn either(&mut self, entries: &Entries, keys: [&str; 2], order: Option<&[String]>) -> Option<Vec<Value>> {
        if let (Some(first), Some((second, _))) = (entries.get(keys[0]), entries.entry(keys[1])) {
            let error =
                Diagnostic::error(second.origin.clone(), format!("`{}` and `{}` are the same", keys[0], keys[1]));
            self.errors.push(error.label(first.origin.clone(), "given here already"));
        }
        self.values(entries.get(keys[0]).or(entries.get(keys[1])), order)
    }

    /// Reads `{x: 1, y: 2}`, or `[1, 2]` in the order of declaration (`None` if that is unknown
    /// because of an error).
    fn values(&mut self, node: Option<&Node>, order: Option<&[String]>) -> Option<Vec<Value>> {
        let Some(node) = node else { return Some(Vec::new()) };
        match (&node.kind, order) {
            (Kind::List(_), None) => self.each(node, "a list of values", Reader::quantity).map(|_| Vec::new()),
            (Kind::List(items), Some(order)) if !order.is_empty() => {
                let values = self.each(node, "a list of values", Reader::quantity)?;
                if items.len() != order.len() {
                    let message =
                        format!("expected {} values ({}), found {}", order.len(), order.join(", "), items.len());
                    self.error(&node.origin, message);
                    return None;
                }
                let named = order.iter().zip(values);
                Some(named.map(|(n, value)| (Spanned::new(n.clone(), value.origin.clone()), value)).collect())
            }
            _ => self.named(node, "a map of values", Reader::quantity),
        }
    }

    /// Reads the names of methods, with `-` or `_`.
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
type Value = (Name, Expression);
