//! Sinks, which receive the records of an ensemble.

use super::run::records;
use super::starts::Starts;
use super::stepping::Column;
use std::io;
use std::ops::Range;

/// One record of a trajectory.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// The number of the trajectory.
    pub trajectory: usize,
    /// The number of the record: 0 at the start.
    pub number: usize,
    /// The time.
    pub t: f64,
    /// The values of the columns.
    pub values: &'a [f64],
}

/// A receiver of an ensemble's records. It takes them in parts of some hundred trajectories each,
/// in the order of the trajectories.
///
/// One thread makes a part. It records each trajectory in the order of time, and a few trajectories
/// in turns. A pair of sinks is also a sink.
pub trait Sink: Sync {
    /// The records of some trajectories.
    type Part: Send;

    /// Creates an empty part for these trajectories.
    fn part(&self, trajectories: Range<usize>) -> Self::Part;

    /// Records one state of a trajectory of the part.
    fn record(&self, part: &mut Self::Part, record: Record<'_>);

    /// Takes a complete part.
    ///
    /// # Errors
    /// Errors of writing, which end the ensemble.
    fn take(&mut self, part: Self::Part) -> io::Result<()>;
}

impl<A: Sink, B: Sink> Sink for (A, B) {
    type Part = (A::Part, B::Part);

    fn part(&self, trajectories: Range<usize>) -> Self::Part {
        (self.0.part(trajectories.clone()), self.1.part(trajectories))
    }

    fn record(&self, part: &mut Self::Part, record: Record<'_>) {
        self.0.record(&mut part.0, record);
        self.1.record(&mut part.1, record);
    }

    fn take(&mut self, part: Self::Part) -> io::Result<()> {
        self.0.take(part.0)?;
        self.1.take(part.1)
    }
}

impl<S: Sink> Sink for Option<S> {
    type Part = Option<S::Part>;

    fn part(&self, trajectories: Range<usize>) -> Self::Part {
        self.as_ref().map(|sink| sink.part(trajectories))
    }

    fn record(&self, part: &mut Self::Part, record: Record<'_>) {
        if let (Some(sink), Some(part)) = (self, part) {
            sink.record(part, record);
        }
    }

    fn take(&mut self, part: Self::Part) -> io::Result<()> {
        match (self, part) {
            (Some(sink), Some(part)) => sink.take(part),
            _ => Ok(()),
        }
    }
}

impl<S: Sink> Sink for Vec<S> {
    type Part = Vec<S::Part>;

    fn part(&self, trajectories: Range<usize>) -> Self::Part {
        self.iter().map(|sink| sink.part(trajectories.clone())).collect()
    }

    fn record(&self, part: &mut Self::Part, record: Record<'_>) {
        for (sink, part) in self.iter().zip(part) {
            sink.record(part, record);
        }
    }

    fn take(&mut self, part: Self::Part) -> io::Result<()> {
        self.iter_mut().zip(part).try_for_each(|(sink, part)| sink.take(part))
    }
}

/// All records, in one array.
///
/// **Shape**: trajectories × records × columns. Records that a trajectory did not reach are NaN.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    columns: usize,
    records: usize,
    values: Vec<f64>,
}

impl Table {
    /// Creates a table for `steps` steps, with a record after every `every` of them.
    pub fn of(starts: &dyn Starts, columns: &[Column], steps: u64, every: u64) -> Self {
        let (columns, records) = (columns.len(), records(steps, every));
        Table { columns, records, values: Vec::with_capacity(starts.count() * records * columns) }
    }

    /// Returns all numbers: those of the first trajectory's first record, then those of its second,
    /// and so on.
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// Returns the columns of one record of one trajectory.
    pub fn row(&self, trajectory: usize, record: usize) -> Option<&[f64]> {
        let first = (trajectory * self.records + record) * self.columns;
        if record < self.records { self.values.get(first..first + self.columns) } else { None }
    }

    /// Returns the columns of this record for one trajectory after another.
    pub fn records(&self, record: usize) -> impl Iterator<Item = &[f64]> {
        (0..).map_while(move |trajectory| self.row(trajectory, record))
    }
}

impl Sink for Table {
    type Part = (usize, Vec<f64>);

    fn part(&self, trajectories: Range<usize>) -> Self::Part {
        (trajectories.start, vec![f64::NAN; trajectories.len() * self.records * self.columns])
    }

    fn record(&self, (first, values): &mut Self::Part, record: Record<'_>) {
        let at = ((record.trajectory - *first) * self.records + record.number) * self.columns;
        if let Some(row) = values.get_mut(at..at + self.columns) {
            row.copy_from_slice(record.values);
        }
    }

    fn take(&mut self, (_, values): Self::Part) -> io::Result<()> {
        self.values.extend(values);
        Ok(())
    }
}

/// A sink that passes every record to a function: those of the first trajectory in the order of
/// time, then those of the second, and so on.
#[derive(Clone, Debug)]
pub struct Rows<F> {
    row: F,
    columns: usize,
}

impl<F: FnMut(Record<'_>) -> io::Result<()> + Sync> Rows<F> {
    /// Creates a sink that calls this function with records of `columns` columns.
    pub fn new(columns: usize, row: F) -> Self {
        Rows { row, columns }
    }
}

impl<F: FnMut(Record<'_>) -> io::Result<()> + Sync> Sink for Rows<F> {
    type Part = (usize, Vec<Vec<f64>>);

    fn part(&self, trajectories: Range<usize>) -> Self::Part {
        (trajectories.start, vec![Vec::new(); trajectories.len()])
    }

    fn record(&self, (first, rows): &mut Self::Part, record: Record<'_>) {
        if let Some(rows) = rows.get_mut(record.trajectory - *first) {
            rows.push(record.t);
            rows.extend(record.values);
        }
    }

    fn take(&mut self, (first, rows): Self::Part) -> io::Result<()> {
        for (i, rows) in rows.iter().enumerate() {
            for (number, row) in rows.chunks_exact(self.columns + 1).enumerate() {
                (self.row)(Record { trajectory: first + i, number, t: row[0], values: &row[1..] })?;
            }
        }
        Ok(())
    }
}

/// Means, variances and extremes over the trajectories, for each column in each record.
///
/// **Equation**: x̄ = Σ x/N and s² = Σ (x − x̄)²/(N − 1). Numbers are added one at a time, and
/// parts are combined through their means.
///
/// **Source**: T. F. Chan, G. H. Golub and R. J. LeVeque, Algorithms for computing the sample variance (1983)
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spread {
    columns: usize,
    records: Vec<AtOnce>,
}

/// One record of all trajectories that reached it.
#[derive(Clone, Debug, PartialEq)]
struct AtOnce {
    t: f64,
    count: u64,
    columns: Vec<Summed>,
}

/// A column of one record.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Summed {
    mean: f64,
    /// Σ (x − x̄)²
    squares: f64,
    least: f64,
    greatest: f64,
}

impl Spread {
    /// Creates an empty spread for `columns` columns.
    pub fn new(columns: usize) -> Self {
        Spread { columns, records: Vec::new() }
    }

    /// Returns the times of the records.
    pub fn times(&self) -> impl Iterator<Item = f64> {
        self.records.iter().map(|record| record.t)
    }

    /// Returns the number of trajectories that reached each record.
    pub fn counts(&self) -> impl Iterator<Item = u64> {
        self.records.iter().map(|record| record.count)
    }

    /// Returns the mean of a column in each record.
    pub fn means(&self, column: usize) -> Vec<f64> {
        self.of(column, |_, summed| summed.mean)
    }

    /// Returns the variance of a column in each record, NaN for fewer than two trajectories.
    pub fn variances(&self, column: usize) -> Vec<f64> {
        self.of(column, |count, summed| if count < 2 { f64::NAN } else { summed.squares / (count - 1) as f64 })
    }

    /// Returns the least and the greatest value of a column in each record.
    pub fn extremes(&self, column: usize) -> Vec<(f64, f64)> {
        self.of(column, |_, summed| (summed.least, summed.greatest))
    }

    fn of<T>(&self, column: usize, value: impl Fn(u64, Summed) -> T) -> Vec<T> {
        let of = |record: &AtOnce| record.columns.get(column).map(|summed| value(record.count, *summed));
        self.records.iter().filter_map(of).collect()
    }

    fn reach(&mut self, number: usize, t: f64) -> &mut AtOnce {
        let none = Summed { mean: 0.0, squares: 0.0, least: f64::INFINITY, greatest: f64::NEG_INFINITY };
        while self.records.len() <= number {
            self.records.push(AtOnce { t: f64::NAN, count: 0, columns: vec![none; self.columns] });
        }
        let record = &mut self.records[number];
        record.t = t;
        record
    }
}

impl Sink for Spread {
    type Part = Spread;

    fn part(&self, _: Range<usize>) -> Spread {
        Spread::new(self.columns)
    }

    fn record(&self, part: &mut Spread, record: Record<'_>) {
        let AtOnce { count, columns, .. } = part.reach(record.number, record.t);
        *count += 1;
        for (summed, &x) in columns.iter_mut().zip(record.values) {
            let away = x - summed.mean;
            summed.mean += away / *count as f64;
            summed.squares += away * (x - summed.mean);
            (summed.least, summed.greatest) = (summed.least.min(x), summed.greatest.max(x));
        }
    }

    fn take(&mut self, part: Spread) -> io::Result<()> {
        for (number, AtOnce { t, count, columns }) in part.records.into_iter().enumerate() {
            if count == 0 {
                continue;
            }
            let own = self.reach(number, t);
            let (before, all) = (own.count as f64, (own.count + count) as f64);
            for (summed, other) in own.columns.iter_mut().zip(columns) {
                let away = other.mean - summed.mean;
                summed.mean += away * (count as f64 / all);
                summed.squares += other.squares + away * away * (before * count as f64 / all);
                (summed.least, summed.greatest) = (summed.least.min(other.least), summed.greatest.max(other.greatest));
            }
            own.count += count;
        }
        Ok(())
    }
}

/// The distribution of a column's values, in one record or in all.
///
/// The width of the bins is a power of two, and they begin at multiples of it. It is the smallest
/// width for which the allowed number of bins covers all values. The histogram therefore needs no
/// bounds in advance, and depends on the values alone, not on their order.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    column: usize,
    record: Option<usize>,
    most: usize,
    /// The exponent of the width.
    exponent: i32,
    /// The index of the first bin.
    first: i64,
    counts: Vec<u64>,
    /// The number of values that are not finite.
    others: u64,
}

/// The least exponent of a bin's width, relative to a value's own binade. It keeps the indices of
/// bins exact.
const FINEST: i32 = 48;

impl Histogram {
    /// Creates a histogram of a column, in the record with this number or in all records, with at
    /// most `bins` bins (two or more).
    pub fn new(column: usize, record: Option<usize>, bins: usize) -> Self {
        Histogram { column, record, most: bins.max(2), exponent: i32::MIN, first: 0, counts: Vec::new(), others: 0 }
    }

    /// Returns the column.
    pub fn column(&self) -> usize {
        self.column
    }

    /// Returns the lower bound, the upper bound and the count of each bin.
    pub fn bins(&self) -> impl Iterator<Item = (f64, f64, u64)> {
        let width = power(self.exponent);
        let bound = move |bin: i64| bin as f64 * width;
        self.counts.iter().zip(self.first..).map(move |(count, bin)| (bound(bin), bound(bin + 1), *count))
    }

    /// Returns the number of finite values.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Returns the number of values that are not finite.
    pub fn not_numbers(&self) -> u64 {
        self.others
    }

    /// Counts a value.
    pub fn push(&mut self, x: f64) {
        if !x.is_finite() {
            self.others += 1;
            return;
        }
        let finest = binade(x) - FINEST;
        if self.counts.is_empty() {
            (self.exponent, self.first, self.counts) = (finest, bin(x, finest), vec![0]);
        }
        while self.exponent < finest {
            self.coarsen();
        }
        // The range includes the existing bins and the new one.
        let mut at = bin(x, self.exponent);
        while (at.max(self.last()) - at.min(self.first)) as u64 >= self.most as u64 {
            self.coarsen();
            at = bin(x, self.exponent);
        }
        let before = usize::try_from(self.first - at).unwrap_or(0);
        if before > 0 {
            self.counts.splice(0..0, std::iter::repeat_n(0, before));
            self.first = at;
        }
        let place = usize::try_from(at - self.first).unwrap_or(0);
        if place >= self.counts.len() {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += 1;
    }

    fn last(&self) -> i64 {
        self.first + self.counts.len() as i64 - 1
    }

    /// Merges pairs of bins.
    fn coarsen(&mut self) {
        let first = self.first.div_euclid(2);
        let mut counts = vec![0; (self.last().div_euclid(2) - first + 1) as usize];
        for (count, bin) in self.counts.iter().zip(self.first..) {
            counts[(bin.div_euclid(2) - first) as usize] += count;
        }
        (self.exponent, self.first, self.counts) = (self.exponent + 1, first, counts);
    }
}

/// Returns the exponent e of 2ᵉ ≤ |x| < 2ᵉ⁺¹; for 0 and subnormal numbers the smallest normal
/// exponent.
fn binade(x: f64) -> i32 {
    let exponent = ((x.to_bits() >> 52) & 0x7ff) as i32;
    exponent.max(1) - 1023
}

/// Computes 2ᵉ from two factors, because for the smallest exponents it is not a normal number.
fn power(exponent: i32) -> f64 {
    factor(exponent / 2) * factor(exponent - exponent / 2)
}

/// Computes 2ᵉ for −1022 ≤ e ≤ 1023.
fn factor(exponent: i32) -> f64 {
    f64::from_bits(u64::from((exponent + 1023).unsigned_abs()) << 52)
}

fn bin(x: f64, exponent: i32) -> i64 {
    let half = exponent / 2;
    (x * factor(-half) * factor(half - exponent)).floor() as i64
}

impl Sink for Histogram {
    type Part = Vec<f64>;

    fn part(&self, trajectories: Range<usize>) -> Vec<f64> {
        Vec::with_capacity(trajectories.len())
    }

    fn record(&self, part: &mut Vec<f64>, record: Record<'_>) {
        if self.record.is_none_or(|number| number == record.number) {
            part.extend(record.values.get(self.column));
        }
    }

    fn take(&mut self, part: Vec<f64>) -> io::Result<()> {
        part.into_iter().for_each(|x| self.push(x));
        Ok(())
    }
}
