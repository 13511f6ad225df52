//! What becomes of an ensemble's records.

use super::run::records;
use super::starts::Starts;
use super::stepping::Column;
use std::io;
use std::ops::Range;

/// One record of a trajectory.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// The trajectory's number.
    pub trajectory: usize,
    /// The number of the record: 0 at the start.
    pub number: usize,
    /// The time.
    pub t: f64,
    /// The values of the columns.
    pub values: &'a [f64],
}

/// What takes an ensemble's records: those of some hundred trajectories together, a part, and the parts in the order of the trajectories.
///
/// A part is made by one thread, which records its trajectories in the order of time, a few of them in turns. Two sinks are one as a pair.
pub trait Sink: Sync {
    /// The records of some trajectories.
    type Part: Send;

    /// The part of these trajectories, without records.
    fn part(&self, trajectories: Range<usize>) -> Self::Part;

    /// Records one state of one of its trajectories.
    fn record(&self, part: &mut Self::Part, record: Record<'_>);

    /// Takes a part that is complete.
    ///
    /// # Errors
    /// Those of what it is written to; they end the ensemble.
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

/// Everything, in one array.
///
/// **Shape**: trajectories × records × columns. Records that a trajectory has not come to are NaN.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    columns: usize,
    records: usize,
    values: Vec<f64>,
}

impl Table {
    /// For so many steps with records after every `every`.
    pub fn of(starts: &dyn Starts, columns: &[Column], steps: u64, every: u64) -> Self {
        let (columns, records) = (columns.len(), records(steps, every));
        Table { columns, records, values: Vec::with_capacity(starts.count() * records * columns) }
    }

    /// The numbers: those of the first trajectory's first record, of its second, and so on.
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// The columns of one record of one trajectory.
    pub fn row(&self, trajectory: usize, record: usize) -> Option<&[f64]> {
        let first = (trajectory * self.records + record) * self.columns;
        if record < self.records { self.values.get(first..first + self.columns) } else { None }
    }

    /// The columns of this record of all trajectories, one after the other.
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

/// Hands every record to a function, those of the first trajectory in the order of time, then those of the second, and so on.
#[derive(Clone, Debug)]
pub struct Rows<F> {
    row: F,
    columns: usize,
}

impl<F: FnMut(Record<'_>) -> io::Result<()> + Sync> Rows<F> {
    /// To this function, of so many columns.
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

/// Means, variances and extremes over the trajectories, of each column in each record.
///
/// **Equation**: x̄ = Σ x/N and s² = Σ (x − x̄)²/(N − 1), each number added in turn, and parts put together by their means.
///
/// **Source**: T. F. Chan, G. H. Golub and R. J. LeVeque, Algorithms for computing the sample variance (1983)
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spread {
    columns: usize,
    records: Vec<AtOnce>,
}

/// One record of the trajectories that have come to it.
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
    /// Of so many columns.
    pub fn new(columns: usize) -> Self {
        Spread { columns, records: Vec::new() }
    }

    /// The times of the records.
    pub fn times(&self) -> impl Iterator<Item = f64> {
        self.records.iter().map(|record| record.t)
    }

    /// How many trajectories have come to each record.
    pub fn counts(&self) -> impl Iterator<Item = u64> {
        self.records.iter().map(|record| record.count)
    }

    /// The mean of a column in each record.
    pub fn means(&self, column: usize) -> Vec<f64> {
        self.of(column, |_, summed| summed.mean)
    }

    /// The variance of a column in each record; not a number for fewer than two trajectories.
    pub fn variances(&self, column: usize) -> Vec<f64> {
        self.of(column, |count, summed| if count < 2 { f64::NAN } else { summed.squares / (count - 1) as f64 })
    }

    /// The least and the greatest value of a column in each record.
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

/// How the values of a column are distributed in one record, or in all.
///
/// Bins have the width of a power of two and begin at multiples of it, the smallest for which so many are enough from the least value
/// to the greatest: they need no bounds beforehand, and depend on the values alone and not on their order.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    column: usize,
    record: Option<usize>,
    most: usize,
    /// The exponent of the width.
    exponent: i32,
    /// The number of the first bin.
    first: i64,
    counts: Vec<u64>,
    /// Values that are no numbers.
    others: u64,
}

/// Bins are not narrower than this part of a value's own binade: their numbers are exact then.
const FINEST: i32 = 48;

impl Histogram {
    /// Of this column, in the record of this number or without one in all, with so many bins at most (two or more).
    pub fn new(column: usize, record: Option<usize>, bins: usize) -> Self {
        Histogram { column, record, most: bins.max(2), exponent: i32::MIN, first: 0, counts: Vec::new(), others: 0 }
    }

    /// The column.
    pub fn column(&self) -> usize {
        self.column
    }

    /// The bins: where each begins, where it ends, and how many values are in it.
    pub fn bins(&self) -> impl Iterator<Item = (f64, f64, u64)> {
        let width = power(self.exponent);
        let bound = move |bin: i64| bin as f64 * width;
        self.counts.iter().zip(self.first..).map(move |(count, bin)| (bound(bin), bound(bin + 1), *count))
    }

    /// How many values there are.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// How many values were not numbers.
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
        // (Bounds of the bins that there are and of this one.)
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

    /// Makes two bins one.
    fn coarsen(&mut self) {
        let first = self.first.div_euclid(2);
        let mut counts = vec![0; (self.last().div_euclid(2) - first + 1) as usize];
        for (count, bin) in self.counts.iter().zip(self.first..) {
            counts[(bin.div_euclid(2) - first) as usize] += count;
        }
        (self.exponent, self.first, self.counts) = (self.exponent + 1, first, counts);
    }
}

/// The exponent e of 2ᵉ ≤ |x| < 2ᵉ⁺¹, and of 0 and numbers that have lost digits the smallest.
fn binade(x: f64) -> i32 {
    let exponent = ((x.to_bits() >> 52) & 0x7ff) as i32;
    exponent.max(1) - 1023
}

/// 2ᵉ, by two factors: of the smallest exponents it is not a normal number.
fn power(exponent: i32) -> f64 {
    factor(exponent / 2) * factor(exponent - exponent / 2)
}

/// 2ᵉ, −1022 ≤ e ≤ 1023.
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
