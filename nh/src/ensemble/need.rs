//! The memory and disk space that an ensemble needs.

use crate::Error;
use nonholonomic_lab::ensemble::{in_memory, records};
use std::path::Path;

/// The memory limit, in bytes. Few machines have more, and an ensemble that needs more can nearly
/// always be reduced.
const MAX_MEMORY: f64 = 8e9;

/// The sizes from which on a note announces what the ensemble needs.
const SAID_MEMORY: f64 = 5e8;
const SAID_OUTPUT: f64 = 1e9;
const SAID_STEPS: f64 = 1e12;

/// The limit on the number of steps, which no machine finishes: a million years at a nanosecond
/// each.
const MAX_STEPS: f64 = 3e22;

/// The size of an ensemble.
pub(crate) struct Asked<'a> {
    pub(crate) trajectories: usize,
    pub(crate) steps: u64,
    pub(crate) every: u64,
    pub(crate) threads: usize,
    /// The numbers in a record, without its time.
    pub(crate) columns: usize,
    pub(crate) drawn: bool,
    /// Are all records of all trajectories kept in memory?
    pub(crate) kept: bool,
    /// The file of the rows, and the bytes of a row.
    pub(crate) output: Option<(&'a Path, f64)>,
}

impl Asked<'_> {
    /// Returns a note on the resources that the ensemble needs, if they are large.
    ///
    /// # Errors
    /// The ensemble exceeds a limit.
    pub(crate) fn check(&self) -> Result<Option<String>, Error> {
        let (trajectories, records) = (self.trajectories as f64, records(self.steps, self.every) as f64);
        let memory = self.memory(records);
        if memory > MAX_MEMORY {
            let other = if self.kept { "a smaller --count" } else { "fewer threads" };
            return Err(Error::Usage(format!(
                "{records:.0} records of each trajectory would take {} of memory, but the limit is {}: record less often (a larger --every), or \
                 take {other}",
                size(memory),
                size(MAX_MEMORY)
            )));
        }
        let steps = trajectories * self.steps as f64;
        if steps > MAX_STEPS {
            return Err(Error::Usage(format!(
                "{} trajectories of {} steps are {steps:.0e} steps, which no machine can finish: take a smaller --count",
                self.trajectories, self.steps
            )));
        }
        let rows = trajectories * records;
        let output = self.output.map(|(path, width)| (path, rows * width));
        if let Some((path, bytes)) = output
            && let Some(free) = free(path)
            && bytes > free
        {
            return Err(Error::Usage(format!(
                "`{}` would take about {} for its {rows:.0} rows, but its disk has {}: take a smaller --count, or record less often (--every)",
                path.display(),
                size(bytes),
                size(free)
            )));
        }
        if memory > SAID_MEMORY || output.is_some_and(|(_, bytes)| bytes > SAID_OUTPUT) || steps > SAID_STEPS {
            let written = output.map_or(String::new(), |(_, bytes)| format!(", about {} of output", size(bytes)));
            return Ok(Some(format!(
                "note: {} trajectories of {} steps: up to {} of memory{written}",
                self.trajectories,
                self.steps,
                size(memory)
            )));
        }
        Ok(None)
    }

    /// Computes the bytes of all records in memory at one time.
    fn memory(&self, records: f64) -> f64 {
        let (held, parts) = in_memory(self.threads, self.trajectories);
        let columns = self.columns as f64;
        // Means and deviations of each record, for each part and for the total: four numbers a
        // column, a time, a count, and a vector header.
        let spread = records * (32.0 * columns + 40.0) * (parts as f64 + 1.0);
        // Rows waiting to be written, in vectors that grow by doubling.
        let rows = if self.output.is_some() { 2.0 * 8.0 * (columns + 1.0) * records * held as f64 } else { 0.0 };
        // Three curves of each column, as points and as text.
        let figure = if self.drawn { 3.0 * 32.0 * records * columns } else { 0.0 };
        // The complete array, and a second one for its conversion.
        let kept = if self.kept { 16.0 * columns * records * self.trajectories as f64 } else { 0.0 };
        spread + rows + figure + kept
    }
}

/// Formats a number of bytes: `1.5 GB`.
fn size(bytes: f64) -> String {
    let (unit, factor) =
        [("TB", 1e12), ("GB", 1e9), ("MB", 1e6)].into_iter().find(|(_, f)| bytes >= *f).unwrap_or(("kB", 1e3));
    let number = bytes / factor;
    if number >= 99.5 { format!("{number:.0} {unit}") } else { format!("{number:.1} {unit}") }
}

/// Returns the free bytes on the file system of this file, if they can be determined.
#[cfg(target_os = "linux")]
fn free(path: &Path) -> Option<f64> {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if path.metadata().is_ok_and(|meta| !meta.is_file()) {
        return None;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let found = rustix::fs::statvfs(folder).ok()?;
    // Some file systems do not report their size.
    (found.f_blocks > 0).then_some(found.f_bavail as f64 * found.f_frsize as f64)
}

#[cfg(not(target_os = "linux"))]
fn free(_: &Path) -> Option<f64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(trajectories: usize, steps: u64, every: u64) -> Asked<'static> {
        Asked { trajectories, steps, every, threads: 2, columns: 7, drawn: false, kept: false, output: None }
    }

    #[test]
    fn what_is_needed_does_not_grow_with_trajectories_but_with_records() {
        assert_eq!(asked(1_000_000, 1000, 1000).memory(2.0), asked(1_000_000_000_000, 1000, 1000).memory(2.0));
        assert!(asked(1_000_000_000_000, 200, 200).check().is_ok());
        let refused = |asked: Asked<'_>| match asked.check() {
            Err(Error::Usage(message)) => message,
            other => panic!("{other:?}"),
        };
        assert!(refused(asked(1000, 1_000_000_000, 1)).contains("record less often"));
        assert!(
            refused(asked(1_000_000_000_000, 9_000_000_000_000_000, 9_000_000_000_000_000)).contains("smaller --count")
        );
        let here = Path::new("x.csv");
        if free(here).is_some() {
            let output = Some((here, 200.0));
            assert!(refused(Asked { output, ..asked(1_000_000_000_000, 200, 200) }).contains("its disk has"));
        }
    }

    #[test]
    fn sizes_for_people() {
        assert_eq!(
            [1.0, 1.5e6, 99.2e6, 2e9, 123e9, 5e15].map(size),
            ["0.0 kB", "1.5 MB", "99.2 MB", "2.0 GB", "123 GB", "5000 TB"]
        );
    }
}
