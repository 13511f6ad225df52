//! Figures as SVG, pixels and PDF.

use super::Figure;
use krilla::geom::Size;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt as _, SvgSettings};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, fontdb};
use std::path::Path;
use std::sync::{Arc, LazyLock};

/// How a figure is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Lines and texts, for browsers and editors; letters are those of the machine that shows it.
    Svg,
    /// Pixels.
    Png,
    /// Lines and texts, for papers, with the letters in the file.
    Pdf,
}

/// DejaVu Sans, so that figures have the same letters on every machine, and any where there are none. See its licence beside it.
const FONTS: [&[u8]; 2] = [include_bytes!("font/DejaVuSans.ttf"), include_bytes!("font/DejaVuSans-Bold.ttf")];

/// Pixels of a PNG for one of the SVG.
const SCALE: f32 = 2.0;

/// Points of a page for a pixel of SVG, which are 72 and 96 in an inch.
const POINTS: f32 = 72.0 / 96.0;

impl Format {
    /// The format that the ending of a file's name says: `.svg`, `.png` or `.pdf`, in small or capital letters.
    ///
    /// # Errors
    /// Another ending, or none.
    pub fn of(path: &Path) -> Result<Format, String> {
        let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase);
        match ending.as_deref() {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            Some("pdf") => Ok(Format::Pdf),
            _ => Err(format!(
                "`{}` ends in none of .svg, .png and .pdf, which say how a figure is written",
                path.display()
            )),
        }
    }

    /// The ending of a file's name in this format, without the dot.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Pdf => "pdf",
        }
    }
}

impl Figure {
    /// The figure as a file of this format; as PNG it has `width` pixels from left to right, or twice as many as the SVG.
    ///
    /// # Errors
    /// A picture that is too large to be drawn.
    pub fn encode(&self, format: Format, width: Option<u32>) -> Result<Vec<u8>, String> {
        let svg = self.svg();
        match format {
            Format::Svg => Ok(svg.into_bytes()),
            Format::Png => png(&svg, width),
            Format::Pdf => page(&tree(&svg)?),
        }
    }
}

/// A drawing as PNG, `width` pixels from left to right, or twice as many as the SVG.
///
/// # Errors
/// A drawing that is no SVG, and a picture that is too large.
pub(crate) fn png(svg: &str, width: Option<u32>) -> Result<Vec<u8>, String> {
    pixels(&tree(svg)?, width)
}

fn pixels(tree: &usvg::Tree, width: Option<u32>) -> Result<Vec<u8>, String> {
    let size = tree.size();
    let scale = width.map_or(SCALE, |width| width as f32 / size.width());
    let (across, down) =
        (width.unwrap_or((scale * size.width()).round() as u32), (scale * size.height()).round() as u32);
    let pixmap = Pixmap::new(across, down.max(1));
    let mut pixmap = pixmap.ok_or_else(|| format!("{across} × {down} pixels are more than can be drawn"))?;
    resvg::render(tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| error.to_string())
}

/// A page of the drawing's size.
fn page(tree: &usvg::Tree) -> Result<Vec<u8>, String> {
    let too_large = || "a page of such a size cannot be drawn".to_owned();
    let (across, down) = (POINTS * tree.size().width(), POINTS * tree.size().height());
    let size = Size::from_wh(across, down).ok_or_else(too_large)?;
    let mut document = krilla::Document::new();
    let mut page = document.start_page_with(PageSettings::from_wh(across, down).ok_or_else(too_large)?);
    let mut surface = page.surface();
    surface.draw_svg(tree, size, SvgSettings::default()).ok_or_else(too_large)?;
    surface.finish();
    page.finish();
    document.finish().map_err(|error| format!("{error:?}"))
}

/// A drawing with its letters placed.
fn tree(svg: &str) -> Result<usvg::Tree, String> {
    // Once for all pictures of a film.
    static LETTERS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
        let mut fonts = fontdb::Database::new();
        FONTS.into_iter().for_each(|font| fonts.load_font_data(font.to_vec()));
        fonts.set_sans_serif_family("DejaVu Sans");
        Arc::new(fonts)
    });
    // A name in another script than Latin and Greek: some font of the machine may have its letters.
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

    #[test]
    fn formats_by_endings() {
        let of = |name: &str| Format::of(Path::new(name));
        assert_eq!((of("a/b.svg"), of("b.PNG"), of("x.y.pdf")), (Ok(Format::Svg), Ok(Format::Png), Ok(Format::Pdf)));
        for name in ["b.gif", "b", ".png", "b.", "svg"] {
            assert!(of(name).unwrap_err().contains("ends in none of .svg, .png and .pdf"), "{name}");
        }
        for format in [Format::Svg, Format::Png, Format::Pdf] {
            assert_eq!(of(&format!("b.{}", format.ending())), Ok(format));
        }
    }

    #[test]
    fn a_picture_that_is_too_large_is_an_error() {
        let figure = Figure::new("a", "b");
        assert!(figure.encode(Format::Png, Some(u32::MAX)).unwrap_err().contains("more than can be drawn"));
    }

    fn text_width(group: &usvg::Group) -> f64 {
        let widths = group.children().iter().map(|node| match node {
            usvg::Node::Group(group) => text_width(group),
            usvg::Node::Text(text) => f64::from(text.abs_bounding_box().width()),
            _ => 0.0,
        });
        widths.fold(0.0, f64::max)
    }

    /// What is laid out by estimated widths has room for the letters.
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
            // Letters of one kind are not alone: a tenth more is made up for by the others.
            assert!(real <= 1.1 * estimated, "{letter}, bold {bold}: {real} in {estimated}");
        }
    }
}
