//! Figures as pixels and PDF.

use krilla::geom::Size;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt as _, SvgSettings};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, fontdb};
use std::sync::{Arc, LazyLock};

/// DejaVu Sans, embedded so that figures have the same letters on every machine, even on one
/// without fonts. Its licence is beside it.
const FONTS: [&[u8]; 2] = [include_bytes!("font/DejaVuSans.ttf"), include_bytes!("font/DejaVuSans-Bold.ttf")];

/// PNG pixels per SVG pixel.
const SCALE: f32 = 2.0;

/// Points of a page per SVG pixel: an inch has 72 points or 96 pixels.
const POINTS: f32 = 72.0 / 96.0;

/// Renders a drawing as PNG, `width` pixels wide, by default twice as wide as the SVG.
///
/// # Errors
/// The drawing is no SVG, or the picture is too large.
pub fn png(svg: &str, width: Option<u32>) -> Result<Vec<u8>, String> {
    let tree = tree(svg)?;
    let size = tree.size();
    let scale = width.map_or(SCALE, |width| width as f32 / size.width());
    let (across, down) =
        (width.unwrap_or((scale * size.width()).round() as u32), (scale * size.height()).round() as u32);
    let pixmap = Pixmap::new(across, down.max(1));
    let mut pixmap = pixmap.ok_or_else(|| format!("{across} × {down} pixels are too large to draw"))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| error.to_string())
}

/// Renders a drawing as PDF, on a page of its size.
///
/// # Errors
/// The drawing is no SVG, or the page is too large.
pub(super) fn pdf(svg: &str) -> Result<Vec<u8>, String> {
    let tree = tree(svg)?;
    let too_large = || "a page of this size is too large to draw".to_owned();
    let (across, down) = (POINTS * tree.size().width(), POINTS * tree.size().height());
    let size = Size::from_wh(across, down).ok_or_else(too_large)?;
    let mut document = krilla::Document::new();
    let mut page = document.start_page_with(PageSettings::from_wh(across, down).ok_or_else(too_large)?);
    let mut surface = page.surface();
    surface.draw_svg(&tree, size, SvgSettings::default()).ok_or_else(too_large)?;
    surface.finish();
    page.finish();
    document.finish().map_err(|error| format!("{error:?}"))
}

/// Parses a drawing and lays out its letters.
fn tree(svg: &str) -> Result<usvg::Tree, String> {
    // The fonts are loaded once for all pictures of a film.
    static LETTERS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
        let mut fonts = fontdb::Database::new();
        FONTS.into_iter().for_each(|font| fonts.load_font_data(font.to_vec()));
        fonts.set_sans_serif_family("DejaVu Sans");
        Arc::new(fonts)
    });
    // A name may be in a script other than Latin and Greek; some font of the machine may have its
    // letters.
    let elsewhere = usvg::FontResolver::default_fallback_selector();
    let select_fallback: usvg::FallbackSelectionFn<'_> = Box::new(move |letter, tried, fonts| {
        if fonts.len() == FONTS.len() {
            Arc::make_mut(fonts).load_system_fonts();
        }
        elsewhere(letter, tried, fonts)
    });
    let font_resolver = usvg::FontResolver { select_fallback, ..usvg::FontResolver::default() };
    let options = usvg::Options { fontdb: LETTERS.clone(), font_resolver, ..usvg::Options::default() };
    usvg::Tree::from_str(svg, &options).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::super::canvas::{self, Anchor};
    use super::super::text;
    use super::*;

    fn text_width(group: &usvg::Group) -> f64 {
        let widths = group.children().iter().map(|node| match node {
            usvg::Node::Group(group) => text_width(group),
            usvg::Node::Text(text) => f64::from(text.abs_bounding_box().width()),
            _ => 0.0,
        });
        widths.fold(0.0, f64::max)
    }

    /// Layout by estimated widths leaves room for the actual letters.
    #[test]
    fn no_letter_is_wider_than_estimated() {
        let letters = ('!'..='~').chain('α'..='ω').chain('₀'..='₉').chain("ΓΔΘΛΞΠΣΦΨΩẋẏżṗ⁰¹²⁵⁻−·×…≤≥‖√∂µ".chars());
        for (bold, letter) in letters.flat_map(|letter| [(false, letter), (true, letter)]) {
            let line = letter.to_string().repeat(20);
            let drawn = canvas::draw(2000.0, 100.0, |canvas| {
                canvas.text(&line, (0.0, 50.0), Anchor::Left, 20.0, canvas::INK, bold);
            });
            let estimated = if bold { text::bold_width(&line, 20.0) } else { text::width(&line, 20.0) };
            let real = text_width(tree(&drawn).unwrap().root());
            // A text does not consist of one letter: the other letters make up for a tenth.
            assert!(real <= 1.1 * estimated, "{letter}, bold {bold}: {real} in {estimated}");
        }
    }
}
