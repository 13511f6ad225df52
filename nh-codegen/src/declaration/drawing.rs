//! `drawing`: the drawing of a motion, seen from above. Generated code does not depend on it.

use super::Expression;
use super::node::Node;
use super::reader::{Entries, Reader};
use crate::origin::{Diagnostic, Spanned, suggest};

/// A shape of a drawing. Points are vectors of two entries in the plane: expressions of the time,
/// the coordinates, the velocities, the parameters and the definitions. Angles are
/// counterclockwise; sizes are expressions of the parameters.
#[derive(Clone, Debug, PartialEq, Hash)]
pub enum Shape {
    /// The trace of a point.
    Path {
        /// The point.
        at: Expression,
    },
    /// A polygon that moves with a frame.
    Body {
        /// The frame's origin.
        at: Expression,
        /// The frame's angle.
        angle: Option<Expression>,
        /// Corners in the frame, in terms of parameters.
        outline: Vec<Expression>,
    },
    /// An upright wheel.
    Wheel {
        /// The point of contact.
        at: Expression,
        /// The direction in which it rolls.
        angle: Expression,
        /// The radius.
        radius: Expression,
        /// The angle of rolling.
        roll: Option<Expression>,
    },
    /// A blade or an edge: a line through its point of contact.
    Blade {
        /// The point of contact.
        at: Expression,
        /// The direction.
        angle: Expression,
        /// The length.
        length: Expression,
    },
    /// A lying disk, or a ball, with a rotating mark.
    Disk {
        /// The centre.
        at: Expression,
        /// The angle of the mark.
        angle: Option<Expression>,
        /// The radius.
        radius: Expression,
    },
    /// A rod between two points.
    Link {
        /// One end.
        from: Expression,
        /// The other end.
        to: Expression,
    },
}

impl Shape {
    /// Returns all expressions of the shape.
    pub fn expressions(&self) -> Vec<&Expression> {
        match self {
            Shape::Path { at } => vec![at],
            Shape::Body { at, angle, outline } => [at].into_iter().chain(angle).chain(outline).collect(),
            Shape::Wheel { at, angle, radius, roll } => [at, angle, radius].into_iter().chain(roll).collect(),
            Shape::Blade { at, angle, length } => vec![at, angle, length],
            Shape::Disk { at, angle, radius } => [at, radius].into_iter().chain(angle).collect(),
            Shape::Link { from, to } => vec![from, to],
        }
    }
}

/// Shapes with their keys: required ones, then optional ones.
const SHAPES: [(&str, &[&str], &[&str]); 6] = [
    ("path", &["at"], &[]),
    ("body", &["at", "outline"], &["angle"]),
    ("wheel", &["at", "angle", "radius"], &["roll"]),
    ("blade", &["at", "angle", "length"], &[]),
    ("disk", &["at", "radius"], &["angle"]),
    ("link", &["from", "to"], &[]),
];

impl Reader {
    /// Reads `[{path: {at: [x, y]}}, …]`.
    pub(super) fn drawing(&mut self, node: &Node) -> Option<Vec<Spanned<Shape>>> {
        self.each(node, "a list of shapes, such as `path: {at: [x, y]}`", |reader, item| {
            let [(key, value)] = reader.map(item, "a shape, such as `path: {at: [x, y]}`")? else {
                reader.error(&item.origin, "expected one shape: each shape is an item of the list");
                return None;
            };
            let spelling = key.spelling().unwrap_or_default();
            let Some((kind, needed, further)) = SHAPES.iter().find(|(kind, ..)| *kind == spelling) else {
                let names = || SHAPES.iter().map(|(kind, ..)| *kind);
                let help = match suggest(&spelling, names()) {
                    Some(close) => format!("did you mean `{close}`?"),
                    None => format!("the shapes are {}", names().collect::<Vec<_>>().join(", ")),
                };
                let error = Diagnostic::error(key.origin.clone(), format!("there is no shape `{spelling}`"));
                reader.errors.push(error.help(help));
                return None;
            };
            let known: Vec<&'static str> = needed.iter().chain(*further).copied().collect();
            let entries = reader.entries(value, &known)?;
            for missing in needed.iter().filter(|key| entries.get(key).is_none()) {
                let help = format!("a {kind} has {}", known.join(", "));
                reader.missing(missing, &value.origin, &help);
            }
            reader.shape(kind, &entries).map(|shape| Spanned::new(shape, key.origin.clone()))
        })
    }

    fn shape(&mut self, kind: &str, entries: &Entries) -> Option<Shape> {
        let mut part = |key: &str| entries.get(key).and_then(|node| self.expression(node));
        Some(match kind {
            "path" => Shape::Path { at: part("at")? },
            "body" => {
                let (at, angle) = (part("at"), part("angle"));
                let outline = self.expressions(entries.get("outline")?);
                Shape::Body { at: at?, angle, outline: outline? }
            }
            "wheel" => {
                let (at, angle, radius, roll) = (part("at"), part("angle"), part("radius"), part("roll"));
                Shape::Wheel { at: at?, angle: angle?, radius: radius?, roll }
            }
            "blade" => {
                let (at, angle, length) = (part("at"), part("angle"), part("length"));
                Shape::Blade { at: at?, angle: angle?, length: length? }
            }
            "disk" => {
                let (at, angle, radius) = (part("at"), part("angle"), part("radius"));
                Shape::Disk { at: at?, angle, radius: radius? }
            }
            _ => {
                let (from, to) = (part("from"), part("to"));
                Shape::Link { from: from?, to: to? }
            }
        })
    }
}
