//! Figures that a command writes: `--plot`.

use super::{Error, formats};
use nonholonomic_lab::output::Target;
use nonholonomic_plot::{Figure, Format};
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};

// No doc comment: it would take the place of the description of the command that these arguments are part of.
#[derive(clap::Args, Debug)]
#[group(id = "picture")]
pub(super) struct Arguments {
    /// Draw a figure to this file, as SVG, PNG or PDF by its ending; PNG and PDF need an `nh` with
    /// the feature `pictures`
    #[arg(long, value_name = "FILE.svg|.png|.pdf")]
    plot: Option<PathBuf>,
    /// The width of a PNG in pixels [default: 2400]
    #[arg(long, value_name = "PIXELS", requires = "plot", value_parser = clap::value_parser!(u32).range(100..=20_000))]
    plot_width: Option<u32>,
}

/// Quantities that `--plot` draws. Commands that record all quantities of a motion share this argument.
#[derive(clap::Args, Debug)]
#[group(id = "shown")]
pub(super) struct Shown {
    /// Draw only these quantities with --plot (omega3,x): coordinates, velocities and energy, and
    /// for a single run also momenta and `constraint`
    #[arg(long, value_delimiter = ',', value_name = "NAME,…", requires = "plot")]
    pub(super) show: Vec<String>,
}

/// Formats, besides SVG, of figures whose file names a command chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Also {
    Png,
    Pdf,
}

impl Also {
    fn format(self) -> Format {
        match self {
            Also::Png => Format::Png,
            Also::Pdf => Format::Pdf,
        }
    }
}

/// Refuses formats that this build cannot write, before anything runs.
///
/// # Errors
/// PNG and PDF without the feature `pictures`.
pub(super) fn check_also(also: &[Also]) -> Result<(), Error> {
    also.iter().try_for_each(|also| check(also.format(), || "leave out --also for SVG".to_owned()))
}

fn check(format: Format, instead: impl FnOnce() -> String) -> Result<(), Error> {
    match format {
        Format::Svg => Ok(()),
        Format::Png | Format::Pdf => formats::needs("pictures", &format.ending().to_uppercase(), &instead()),
    }
}

/// Writes a figure as `NAME.png`, `NAME.pdf` into a folder.
///
/// # Errors
/// Errors of the file system.
pub(super) fn write_also(folder: &Path, name: &str, figure: &Figure, also: &[Also]) -> Result<(), String> {
    for also in also {
        let format = also.format();
        let path = folder.join(format!("{name}.{}", format.ending()));
        let failed = |error: String| format!("`{}` could not be written: {error}", path.display());
        let bytes = figure.encode(format, None).map_err(failed)?;
        let written =
            super::target(&path).and_then(|mut target| target.write_all(&bytes).and_then(|()| target.finish()));
        written.map_err(|error| failed(error.to_string()))?;
    }
    Ok(())
}

/// A figure to be drawn, with a file known to be writable.
pub(super) struct Picture {
    target: Target,
    path: PathBuf,
    format: Format,
    width: Option<u32>,
}

impl Arguments {
    /// Checks the requested figure of a command that reads the declaration `reads`, before anything
    /// is derived.
    ///
    /// # Errors
    /// The name indicates no format or one that this build cannot write, or is that of the
    /// declaration.
    pub(super) fn check(&self, reads: &OsStr) -> Result<(), Error> {
        self.format(reads).map(|_| ())
    }

    fn format(&self, reads: &OsStr) -> Result<Option<(&Path, Format)>, Error> {
        let Some(path) = &self.plot else { return Ok(None) };
        if path.as_os_str() == "-" {
            return Err(Error::Usage("--plot takes the name of a file".to_owned()));
        }
        // This check distinguishes the declaration itself from a file with a wrong ending.
        super::not_itself(path, reads)?;
        let format = Format::of(path).map_err(|message| Error::Usage(format!("--plot: {message}")))?;
        check(format, || format!("name the file `{}`", path.with_extension("svg").display()))?;
        if self.plot_width.is_some() && format != Format::Png {
            let message =
                format!("--plot-width applies to PNG only; `{}` has lines, which scale to any width", path.display());
            return Err(Error::Usage(message));
        }
        Ok(Some((path, format)))
    }

    /// Returns the requested figure of a command that reads the declaration `reads`.
    ///
    /// # Errors
    /// Those of [`Arguments::check`], or the file cannot be written.
    pub(super) fn open(&self, reads: &OsStr) -> Result<Option<Picture>, Error> {
        let Some((path, format)) = self.format(reads)? else { return Ok(None) };
        let target = super::writable(path, reads)?;
        Ok(Some(Picture { target, path: path.to_owned(), format, width: self.plot_width }))
    }
}

impl Picture {
    /// Draws the figure.
    ///
    /// # Errors
    /// Errors of the file system.
    pub(super) fn finish(self, figure: &Figure) -> Result<(), Error> {
        self.finish_pages(std::slice::from_ref(figure))
    }

    /// Draws pages: the first into the named file, `NAME.svg`, and the others beside it into
    /// `NAME-2.svg`, `NAME-3.svg`, and so on.
    ///
    /// # Errors
    /// Errors of the file system.
    pub(super) fn finish_pages(self, pages: &[Figure]) -> Result<(), Error> {
        let Picture { target, path, format, width } = self;
        let mut first = Some(target);
        for (i, page) in pages.iter().enumerate() {
            let path = page_path(&path, i);
            let failed = || format!("`{}` could not be written", path.display());
            let bytes = page.encode(format, width);
            let bytes = bytes.map_err(|message| Error::Failed(format!("{}: {message}", failed())))?;
            let target = first.take().map_or_else(|| super::target(&path), Ok);
            let written = target.and_then(|mut target| target.write_all(&bytes).and_then(|()| target.finish()));
            written.map_err(Error::io(failed()))?;
        }
        if let [_, .., _] = pages {
            let last = page_path(&path, pages.len() - 1);
            say!("note: the figure has {} pages, `{}` to `{}`", pages.len(), path.display(), last.display());
        }
        Ok(())
    }
}

/// Returns the name of a page; the first page has the number 0.
fn page_path(path: &Path, number: usize) -> PathBuf {
    if number == 0 {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{}", number + 1));
    let mut page = path.with_file_name(name);
    if let Some(ending) = path.extension() {
        page.as_mut_os_string().push(".");
        page.as_mut_os_string().push(ending);
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_numbered_from_the_second_on() {
        let page = |path: &str, number| page_path(Path::new(path), number).display().to_string();
        assert_eq!(page("a/end.svg", 0), "a/end.svg");
        assert_eq!(page("a/end.svg", 1), "a/end-2.svg");
        assert_eq!(page("run.1.PNG", 2), "run.1-3.PNG");
    }
}
