//! An SVG drawing: lines, discs and texts on a page of pixels.

use super::text;
use std::cell::RefCell;
use svg::Document;
use svg::node::Blob;
use svg::node::element::{Circle, Element, Group, Line, Polyline, Rectangle, Title};

/// A colour as red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Colour(pub(super) u8, pub(super) u8, pub(super) u8);

impl Colour {
    fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

pub(super) const PAPER: Colour = Colour(0xff, 0xff, 0xff);
pub(super) const INK: Colour = Colour(0x22, 0x22, 0x22);
pub(super) const QUIET: Colour = Colour(0x66, 0x66, 0x66);
pub(super) const FRAME: Colour = Colour(0x99, 0x99, 0x99);
pub(super) const GRID: Colour = Colour(0xe8, 0xe8, 0xe8);

/// The font families of texts. The first is the one used for pixels and PDF; Verdana has the same
/// width.
const FAMILIES: &str = "'DejaVu Sans', Verdana, Helvetica, Arial, sans-serif";

/// The style of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pen {
    pub(super) colour: Colour,
    pub(super) width: f64,
    /// Lengths of dashes and gaps in turn; empty for a solid line.
    pub(super) dash: &'static [f64],
    /// The length after which the first dash begins.
    pub(super) skip: f64,
}

impl Pen {
    /// Returns a pen for solid lines.
    pub(super) fn plain(colour: Colour, width: f64) -> Pen {
        Pen { colour, width, dash: &[], skip: 0.0 }
    }
}

/// Horizontal and vertical anchor of a text.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Left,
    Right,
    TopCentre,
    /// Read from below, centred.
    Upwards,
}

/// A page. Lengths are in pixels, y points down.
pub(super) struct Canvas {
    /// The open groups, innermost last, with their contents.
    open: RefCell<Vec<Group>>,
}

/// Draws on a fresh page of this size, and returns it as text.
pub(super) fn draw(width: f64, height: f64, drawing: impl FnOnce(&Canvas)) -> String {
    let group = Group::new().set("stroke-linejoin", "round").set("font-family", FAMILIES);
    let canvas = Canvas { open: RefCell::new(vec![group]) };
    drawing(&canvas);
    let paper = Rectangle::new().set("width", "100%").set("height", "100%").set("fill", PAPER.hex());
    let document = Document::new()
        .set("width", round(width))
        .set("height", round(height))
        .set("viewBox", format!("0 0 {} {}", round(width), round(height)))
        .add(paper);
    let drawn = canvas.open.into_inner().into_iter();
    let mut svg = drawn.fold(document, Document::add).to_string();
    svg.push('\n');
    svg
}

/// Rounds to hundredths of a pixel.
fn round(length: f64) -> f64 {
    // Adding 0.0 removes a negative zero.
    (length * 100.0).round() / 100.0 + 0.0
}

impl Canvas {
    fn add(&self, element: impl Into<Element>) {
        if let Some(group) = self.open.borrow_mut().last_mut() {
            svg::Node::append(group, element.into());
        }
    }

    /// Groups the output of `drawing` under this class; viewers show `title` under the pointer.
    pub(super) fn group(&self, class: &str, title: Option<&str>, drawing: impl FnOnce()) {
        let group = Group::new().set("class", class);
        let group = match title {
            Some(title) => group.add(Title::new(text::plain(title))),
            None => group,
        };
        self.open.borrow_mut().push(group);
        drawing();
        let group = self.open.borrow_mut().pop();
        group.into_iter().for_each(|group| self.add(group));
    }

    pub(super) fn line(&self, points: &[(f64, f64)], pen: Pen) {
        let drawn = |element: Element| {
            let mut element = element;
            svg::Node::assign(&mut element, "stroke", pen.colour.hex());
            svg::Node::assign(&mut element, "stroke-width", round(pen.width));
            if pen.dash.is_empty() {
                svg::Node::assign(&mut element, "stroke-linecap", "round");
            } else {
                let lengths: Vec<String> = pen.dash.iter().map(f64::to_string).collect();
                svg::Node::assign(&mut element, "stroke-dasharray", lengths.join(" "));
                if pen.skip > 0.0 {
                    svg::Node::assign(&mut element, "stroke-dashoffset", round(-pen.skip));
                }
            }
            self.add(element);
        };
        if let [(x1, y1), (x2, y2)] = points {
            let line = Line::new().set("x1", round(*x1)).set("y1", round(*y1));
            return drawn(line.set("x2", round(*x2)).set("y2", round(*y2)).into());
        }
        let places: Vec<String> = points.iter().map(|(x, y)| format!("{},{}", round(*x), round(*y))).collect();
        drawn(Polyline::new().set("fill", "none").set("points", places.join(" ")).into());
    }

    pub(super) fn disc(&self, centre: (f64, f64), radius: f64, colour: Colour) {
        let circle = Circle::new().set("cx", round(centre.0)).set("cy", round(centre.1)).set("r", round(radius));
        self.add(circle.set("fill", colour.hex()));
    }

    /// Draws a white circle with a coloured rim.
    pub(super) fn ring(&self, centre: (f64, f64), radius: f64, colour: Colour) {
        let circle = Circle::new().set("cx", round(centre.0)).set("cy", round(centre.1)).set("r", round(radius));
        self.add(circle.set("fill", PAPER.hex()).set("stroke", colour.hex()).set("stroke-width", 1.6));
    }

    pub(super) fn text(&self, text: &str, at: (f64, f64), anchor: Anchor, size: f64, colour: Colour, bold: bool) {
        // Digits and capitals of a sans serif font are some 0.73 of the size high.
        let (horizontal, down) = match anchor {
            Anchor::Left => ("start", 0.36 * size),
            Anchor::Right => ("end", 0.36 * size),
            Anchor::TopCentre => ("middle", 0.88 * size),
            Anchor::Upwards => ("middle", 0.36 * size),
        };
        let (x, y) = (round(at.0), round(at.1));
        let mut element = Element::new("text");
        let mut set = |name: &str, value: String| svg::Node::assign(&mut element, name, value);
        if matches!(anchor, Anchor::Upwards) {
            set("transform", format!("translate({x} {y}) rotate(-90)"));
            set("y", round(down).to_string());
        } else {
            set("x", x.to_string());
            set("y", round(at.1 + down).to_string());
        }
        if horizontal != "start" {
            set("text-anchor", horizontal.to_owned());
        }
        set("font-size", round(size).to_string());
        set("fill", colour.hex());
        if bold {
            set("font-weight", "bold".to_owned());
        }
        svg::Node::append(&mut element, Blob::new(text::marked(text, size)));
        self.add(element);
    }
}
