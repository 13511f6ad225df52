//! File formats of figures.

use super::{Figure, render};
use std::path::Path;

/// The file format of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Lines and texts, for browsers and editors, with the fonts of the viewer's machine.
    Svg,
    /// Pixels. This format needs the feature `pictures`.
    Png,
    /// Lines and texts, for papers, with embedded fonts. This format needs the feature `pictures`.
    Pdf,
}

impl Format {
    /// Returns the format for the extension of a file name: `.svg`, `.png` or `.pdf`, in any case.
    ///
    /// # Errors
    /// Another extension, or none.
    pub fn of(path: &Path) -> Result<Format, String> {
        let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase);
        match ending.as_deref() {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            Some("pdf") => Ok(Format::Pdf),
            _ => Err(format!("`{}` ends in none of .svg, .png and .pdf, the formats of figures", path.display())),
        }
    }

    /// Returns the extension of file names in this format, without the dot.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Pdf => "pdf",
        }
    }
}

impl Figure {
    /// Encodes the figure in this format. A PNG is `width` pixels wide, by default twice as wide as
    /// the SVG.
    ///
    /// # Errors
    /// The picture is too large; or the format is PNG or PDF and the feature `pictures` is off.
    pub fn encode(&self, format: Format, width: Option<u32>) -> Result<Vec<u8>, String> {
        let svg = self.svg();
        match format {
            Format::Svg => Ok(svg.into_bytes()),
            Format::Png => render::png(&svg, width),
            Format::Pdf => render::pdf(&svg),
        }
    }
}

#[cfg(test)]
mod tests {
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
        assert!(figure.encode(Format::Png, Some(u32::MAX)).unwrap_err().contains("too large to draw"));
    }
}
