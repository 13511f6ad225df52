//! Pixels with fractions on a backend that counts in whole ones.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// Backend units per pixel: the backend rounds to integers, and a curve rounded to whole pixels looks jagged.
const FINE: f64 = 20.0;

/// An SVG drawing. Lengths are in pixels, y points down.
pub(super) struct Canvas<'a> {
    area: DrawingArea<SVGBackend<'a>, plotters::coord::Shift>,
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

pub(super) const PAPER: RGBColor = WHITE;
pub(super) const INK: RGBColor = RGBColor(0x22, 0x22, 0x22);
pub(super) const QUIET: RGBColor = RGBColor(0x66, 0x66, 0x66);
pub(super) const FRAME: RGBColor = RGBColor(0x99, 0x99, 0x99);
pub(super) const GRID: RGBColor = RGBColor(0xe8, 0xe8, 0xe8);

/// Draws on a fresh drawing of this size, and returns it as text.
pub(super) fn draw(width: f64, height: f64, drawing: impl FnOnce(&Canvas<'_>)) -> String {
    let (w, h) = (fine(width), fine(height));
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (w as u32, h as u32)).into_drawing_area();
        let canvas = Canvas { area };
        canvas.ok(canvas.area.fill(&WHITE));
        drawing(&canvas);
        canvas.ok(canvas.area.present());
    }
    // The backend's units become fractions of a pixel: the size is given in pixels, the view box stays fine.
    let size = format!("width=\"{w}\" height=\"{h}\"");
    let pixels = format!("width=\"{width}\" height=\"{height}\" stroke-linejoin=\"round\" stroke-linecap=\"round\"");
    svg.replacen(&size, &pixels, 1)
}

fn fine(length: f64) -> i32 {
    (length * FINE).round() as i32
}

fn point((x, y): (f64, f64)) -> (i32, i32) {
    (fine(x), fine(y))
}

impl Canvas<'_> {
    /// Writing to a string does not fail.
    fn ok<E: std::error::Error + Send + Sync>(&self, result: Result<(), DrawingAreaErrorKind<E>>) {
        debug_assert!(result.is_ok(), "the SVG backend writes to memory");
    }

    fn style(colour: RGBColor, width: f64) -> ShapeStyle {
        ShapeStyle { color: colour.to_rgba(), filled: false, stroke_width: fine(width) as u32 }
    }

    pub(super) fn line(&self, points: &[(f64, f64)], colour: RGBColor, width: f64) {
        let path: Vec<_> = points.iter().copied().map(point).collect();
        self.ok(self.area.draw(&PathElement::new(path, Self::style(colour, width))));
    }

    pub(super) fn disc(&self, centre: (f64, f64), radius: f64, colour: RGBColor) {
        let style = ShapeStyle { color: colour.to_rgba(), filled: true, stroke_width: 0 };
        self.ok(self.area.draw(&Circle::new(point(centre), fine(radius), style)));
    }

    /// A circle of white with a coloured rim.
    pub(super) fn ring(&self, centre: (f64, f64), radius: f64, colour: RGBColor) {
        self.disc(centre, radius, PAPER);
        self.ok(self.area.draw(&Circle::new(point(centre), fine(radius), Self::style(colour, 1.6))));
    }

    pub(super) fn text(&self, text: &str, at: (f64, f64), anchor: Anchor, size: f64, colour: RGBColor, bold: bool) {
        let weight = if bold { FontStyle::Bold } else { FontStyle::Normal };
        // The backend takes the line height and divides it by 1.24 to get the font size.
        let font = FontDesc::new(FontFamily::SansSerif, 1.24 * size * FINE, weight);
        let (horizontal, vertical, font) = match anchor {
            Anchor::Left => (HPos::Left, VPos::Center, font),
            Anchor::Right => (HPos::Right, VPos::Center, font),
            Anchor::TopCentre => (HPos::Center, VPos::Top, font),
            Anchor::Upwards => (HPos::Center, VPos::Center, font.transform(FontTransform::Rotate270)),
        };
        let style = TextStyle::from(font).color(&colour).pos(Pos::new(horizontal, vertical));
        self.ok(self.area.draw(&Text::new(text.to_owned(), point(at), style)));
    }
}

/// About how wide a text comes out, for placing things beside it.
pub(super) fn text_width(text: &str, size: f64) -> f64 {
    // Combining marks have no width; a sans serif with its wide figures averages so much of an em.
    let printed = text.chars().filter(|c| !('\u{300}'..='\u{36f}').contains(c));
    0.62 * size * printed.count() as f64
}
