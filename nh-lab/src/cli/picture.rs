//! Figures that a command leaves: `--plot`.

use super::Error;
use crate::output::Target;
use crate::plot::{Figure, Format};
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};

// No doc comment: it would take the place of the description of the command that these arguments are part of.
#[derive(clap::Args, Debug)]
#[group(id = "picture")]
pub(super) struct Arguments {
    /// Draw a figure: SVG, PNG or PDF, as the ending of the name says
    #[arg(long, value_name = "FILE.svg|.png|.pdf")]
    plot: Option<PathBuf>,
    /// The width of a PNG in pixels [default: 2400]
    #[arg(long, value_name = "PIXELS", requires = "plot", value_parser = clap::value_parser!(u32).range(100..=20_000))]
    plot_width: Option<u32>,
}

/// What figures that a command names itself are written as, beside SVG.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Also {
    Png,
    Pdf,
}

/// Writes a figure as `NAME.png`, `NAME.pdf` into a folder.
///
/// # Errors
/// Those of the file system.
pub(super) fn write_also(folder: &Path, name: &str, figure: &Figure, also: &[Also]) -> Result<(), String> {
    for also in also {
        let format = match also {
            Also::Png => Format::Png,
            Also::Pdf => Format::Pdf,
        };
        let path = folder.join(format!("{name}.{}", format.ending()));
        let failed = |error: String| format!("`{}` could not be written: {error}", path.display());
        let bytes = figure.encode(format, None).map_err(failed)?;
        let written =
            super::target(&path).and_then(|mut target| target.write_all(&bytes).and_then(|()| target.finish()));
        written.map_err(|error| failed(error.to_string()))?;
    }
    Ok(())
}

/// A figure to be drawn, whose file was found writable.
pub(super) struct Picture {
    target: Target,
    path: PathBuf,
    format: Format,
    width: Option<u32>,
}

impl Arguments {
    /// The figure that was asked for, of a command that reads the declaration `reads`.
    ///
    /// # Errors
    /// A name that says no format, and a file that cannot be written.
    pub(super) fn open(&self, reads: &OsStr) -> Result<Option<Picture>, Error> {
        let Some(path) = &self.plot else { return Ok(None) };
        if path.as_os_str() == "-" {
            return Err(Error::Usage("--plot takes the name of a file".to_owned()));
        }
        // The declaration itself is told apart from a file with a wrong ending.
        let target = super::writable(path, reads)?;
        let format = Format::of(path).map_err(|message| Error::Usage(format!("--plot: {message}")))?;
        if self.plot_width.is_some() && format != Format::Png {
            let message =
                format!("--plot-width is that of a PNG; `{}` is drawn in lines, of any width", path.display());
            return Err(Error::Usage(message));
        }
        Ok(Some(Picture { target, path: path.clone(), format, width: self.plot_width }))
    }
}

impl Picture {
    /// Draws it.
    ///
    /// # Errors
    /// Those of the file system.
    pub(super) fn finish(mut self, figure: &Figure) -> Result<(), Error> {
        let failed = || format!("`{}` could not be written", self.path.display());
        let bytes = figure.encode(self.format, self.width);
        let bytes = bytes.map_err(|message| Error::Failed(format!("{}: {message}", failed())))?;
        let written = self.target.write_all(&bytes).and_then(|()| self.target.finish());
        written.map_err(Error::io(failed()))
    }
}
