//! How figures are written.

use super::{Figure, render};
use std::path::Path;

/// How a figure is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Lines and texts, for browsers and editors; letters are those of the machine that shows it.
    Svg,
    /// Pixels. They need the feature `pictures`.
    Png,
    /// Lines and texts, for papers, with the letters in the file. They need the feature `pictures`.
    Pdf,
}

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
    /// A picture that is too large to be drawn; PNG and PDF without the feature `pictures`.
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
        assert!(figure.encode(Format::Png, Some(u32::MAX)).unwrap_err().contains("more than can be drawn"));
    }
}
