//! Sections: the points at which trajectories cross a value.

use super::sinks::{Record, Sink};
use std::io;
use std::ops::Range;

/// A crossing of the value.
#[derive(Clone, Debug, PartialEq)]
pub struct Crossing {
    /// The trajectory.
    pub trajectory: usize,
    /// The time.
    pub t: f64,
    /// The values of all columns there.
    pub values: Vec<f64>,
}

/// The upward crossings of a column through a value. They lie on the straight line between two
/// records, so their error is of second order in the time between records.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    column: usize,
    level: f64,
    most: usize,
    crossings: Vec<Crossing>,
    count: u64,
}

/// The state of one trajectory: the time and columns of its last record, and its crossings.
type Course = (Option<(f64, Vec<f64>)>, Vec<Crossing>);

impl Section {
    /// Creates a section for a column and a value. It counts all crossings and keeps at most `most`
    /// of them, those of the first trajectories.
    pub fn new(column: usize, level: f64, most: usize) -> Self {
        Section { column, level, most, crossings: Vec::new(), count: 0 }
    }

    /// Returns the kept crossings, those of a trajectory in the order of time.
    pub fn crossings(&self) -> &[Crossing] {
        &self.crossings
    }

    /// Returns the number of all crossings.
    pub fn count(&self) -> u64 {
        self.count
    }
}

impl Sink for Section {
    type Part = (usize, Vec<Course>);

    fn part(&self, trajectories: Range<usize>) -> Self::Part {
        (trajectories.start, vec![(None, Vec::new()); trajectories.len()])
    }

    fn record(&self, (first, courses): &mut Self::Part, record: Record<'_>) {
        let Some((before, crossings)) = courses.get_mut(record.trajectory - *first) else { return };
        let height = |values: &[f64]| values.get(self.column).map_or(f64::NAN, |x| x - self.level);
        if let Some((t, values)) = before {
            let (a, b) = (height(values), height(record.values));
            if a < 0.0 && b >= 0.0 {
                let part = a / (a - b);
                let between = |(x, y): (&f64, &f64)| x + part * (y - x);
                crossings.push(Crossing {
                    trajectory: record.trajectory,
                    t: *t + part * (record.t - *t),
                    values: values.iter().zip(record.values).map(between).collect(),
                });
            }
        }
        match before {
            Some((t, values)) => {
                *t = record.t;
                values.copy_from_slice(record.values);
            }
            None => *before = Some((record.t, record.values.to_vec())),
        }
    }

    fn take(&mut self, (_, courses): Self::Part) -> io::Result<()> {
        for crossing in courses.into_iter().flat_map(|(_, crossings)| crossings) {
            self.count += 1;
            if self.crossings.len() < self.most {
                self.crossings.push(crossing);
            }
        }
        Ok(())
    }
}
