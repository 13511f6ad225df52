//! Tells a drift of a quantity that should stay constant from an oscillation.
//!
//! A method that keeps a modified integral I + hᵖ F(q, v) lets I oscillate by hᵖ F: I comes back
//! whenever the motion does. A drifting quantity moves away by more than its oscillation and does
//! not come back.

use super::larger;

/// The smallest error of a drift relative to the quantity's scale: far above roundoff.
const FLOOR: f64 = 1e-8;

/// The smallest error of a drift per step: roundoff adds up even if all of it has one sign.
const ROUNDOFF: f64 = 64.0 * f64::EPSILON;

/// The number of times the motion must have turned back. A shorter run does not show whether a
/// quantity comes back.
const TURNS: u64 = 30;

/// The smallest ratio of the error's range over the run to its range over a part of the run.
const AWAY: f64 = 4.0;

/// The smallest range of the means over the second half of the run, relative to the error.
const LATE: f64 = 0.1;

/// The number of turns of the motion in a part of the run, and the allowed numbers of parts.
const TURNS_OF_A_PART: u64 = 5;
const PARTS: std::ops::RangeInclusive<u64> = 6..=64;

/// The largest number of blocks kept, and the number of rows below which no drift is reported.
const BLOCKS: usize = 128;
const ROWS: u64 = 100;

/// Consecutive rows, summarized by the lowest and highest error and the sum of errors.
#[derive(Clone, Copy, Debug)]
struct Block {
    rows: u64,
    low: f64,
    high: f64,
    sum: f64,
}

impl Block {
    fn of(value: f64) -> Block {
        Block { rows: 1, low: value, high: value, sum: value }
    }

    fn and(self, other: Block) -> Block {
        // NaN is preserved.
        let (low, high) = (-larger(-self.low, -other.low), larger(self.high, other.high));
        Block { rows: self.rows + other.rows, low, high, sum: self.sum + other.sum }
    }

    fn range(&self) -> f64 {
        self.high - self.low
    }

    fn mean(&self) -> f64 {
        self.sum / self.rows as f64
    }
}

/// The error of a quantity, watched row by row in constant memory.
#[derive(Clone, Debug, Default)]
pub struct Steadiness {
    blocks: Vec<Block>,
    /// The number of rows in a full block.
    width: u64,
    rows: u64,
    scale: f64,
}

impl Steadiness {
    /// Declares that the terms of the quantity are as large as `scale`. The largest scale so far is
    /// kept.
    pub fn scale(&mut self, scale: f64) {
        if scale.is_finite() {
            self.scale = self.scale.max(scale);
        }
    }

    /// Adds the error of the next row.
    pub fn push(&mut self, error: f64) {
        // An error that grows in proportion to its quantity is no growing error.
        let value = if error == 0.0 { 0.0 } else { error / self.scale };
        self.rows += 1;
        self.width = self.width.max(1);
        match self.blocks.last_mut() {
            Some(last) if last.rows < self.width => *last = last.and(Block::of(value)),
            _ => {
                if self.blocks.len() == BLOCKS {
                    self.blocks = self.blocks.chunks(2).map(|two| two[0].and(two[1])).collect();
                    self.width *= 2;
                }
                self.blocks.push(Block::of(value));
            }
        }
    }

    /// Returns whether the quantity drifts, after `steps` steps in which the motion has turned back
    /// `turns` times ([`Turns`]).
    ///
    /// A drift meets all of these conditions:
    ///
    /// - Its error is far above roundoff.
    /// - Over the run it moves by at least four times as much as in a part of the run with five
    ///   turns of the motion. The tenth of the parts in which it moves most is disregarded.
    /// - Once it is half as far away as it ever gets, it stays away by at least half of that.
    /// - In the second half of the run, its mean over a part still moves by a tenth of the error.
    ///
    /// A motion that comes to rest, or to a steady motion, leaves a modified energy unchanged and
    /// the energy off by a constant. The last condition excludes it.
    #[must_use]
    pub fn drifts(&self, steps: u64, turns: u64) -> bool {
        let Some(whole) = self.blocks.iter().copied().reduce(Block::and) else { return false };
        let size = larger(whole.high.abs(), whole.low.abs());
        let floor = FLOOR.max(ROUNDOFF * steps as f64);
        // A size of NaN is no drift: the run has failed.
        if self.rows < ROWS || turns < TURNS || size <= floor || !size.is_finite() {
            return false;
        }
        let count = (turns / TURNS_OF_A_PART).clamp(*PARTS.start(), *PARTS.end()) as usize;
        let count = count.min(self.blocks.len());
        let border = |i: usize| i * self.blocks.len() / count;
        let parts = (0..count).filter_map(|i| self.blocks[border(i)..border(i + 1)].iter().copied().reduce(Block::and));
        let parts: Vec<Block> = parts.collect();
        let mut ranges: Vec<f64> = parts.iter().map(Block::range).collect();
        ranges.sort_by(f64::total_cmp);
        let typical = ranges[(ranges.len() * 9 / 10).min(ranges.len() - 1)];
        let means: Vec<f64> = parts.iter().map(Block::mean).collect();
        let away = means.iter().position(|mean| mean.abs() >= 0.5 * size);
        let stays = |from: usize| means[from..].iter().all(|mean| mean.abs() >= 0.25 * size);
        let (low, high) =
            means[count / 2..].iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), m| (l.min(*m), h.max(*m)));
        whole.range() >= AWAY * typical && away.is_some_and(stays) && high - low >= LATE * size
    }
}

/// A count of the times a motion has turned back: the turns of the variable that turns most often.
#[derive(Clone, Debug, Default)]
pub struct Turns {
    variables: Vec<Swing>,
}

/// The turns of one variable.
#[derive(Clone, Copy, Debug)]
struct Swing {
    low: f64,
    high: f64,
    /// The furthest value since the last turn, and the direction of travel.
    furthest: f64,
    rising: bool,
    turns: u64,
}

impl Swing {
    /// Adds a value. The variable turns back when it retreats by a quarter of its range; ranges of
    /// the size of roundoff do not count.
    fn push(&mut self, x: f64) {
        (self.low, self.high) = (self.low.min(x), self.high.max(x));
        let (range, size) = (self.high - self.low, self.high.abs().max(self.low.abs()));
        let ahead = if self.rising { x - self.furthest } else { self.furthest - x };
        if ahead >= 0.0 {
            self.furthest = x;
        } else if -ahead > 0.25 * range && range > 1e-6 * size {
            (self.furthest, self.rising) = (x, !self.rising);
            self.turns += 1;
        }
    }
}

impl Turns {
    /// Adds the next row: coordinates and velocities.
    pub fn push<'s>(&mut self, state: impl IntoIterator<Item = &'s f64>) {
        if self.variables.is_empty() {
            let at = |x: &f64| Swing { low: *x, high: *x, furthest: *x, rising: true, turns: 0 };
            self.variables = state.into_iter().map(at).collect();
        } else {
            self.variables.iter_mut().zip(state).for_each(|(variable, x)| variable.push(*x));
        }
    }

    /// Returns how often the motion has turned.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.variables.iter().map(|variable| variable.turns).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns whether this error of a quantity of size 1 drifts. The motion turns twice in 2π and
    /// is sampled every tenth of a unit of time.
    fn drifts(rows: u32, error: impl Fn(f64) -> f64) -> bool {
        let (mut steadiness, mut turns) = (Steadiness::default(), Turns::default());
        steadiness.scale(1.0);
        for i in 0..rows {
            let t = 0.1 * f64::from(i);
            steadiness.push(error(t) - error(0.0));
            turns.push(&[t.cos()]);
        }
        steadiness.drifts(u64::from(rows), turns.count())
    }

    #[test]
    fn turns_are_counted() {
        let mut turns = Turns::default();
        (0..10_000).map(|i| 0.01 * f64::from(i)).for_each(|t| turns.push(&[1.0 + 1e-13 * (7.0 * t).sin(), t.cos(), t]));
        // Half turns in 100 units of time, and one more at the start.
        assert!((31..=32).contains(&turns.count()), "{}", turns.count());
    }

    #[test]
    fn what_moves_away_drifts() {
        for rows in [2_000, 30_000, 300_000] {
            let t = 0.1 * f64::from(rows);
            assert!(drifts(rows, |s| 1e-3 * s / t), "a line");
            assert!(drifts(rows, |s| 1e-3 * s / t + 5e-5 * (2.0 * s).sin()), "a line and an oscillation");
            assert!(drifts(rows, |s| -1e-3 * (10.0 * s / t).exp()), "exponential growth");
            assert!(drifts(rows, |s| 1e-6 * s / t), "a small one");
        }
        assert!(drifts(30_000, |s| 0.1 * (1.0 - (-s / 1500.0).exp()) + 1e-3 * s.sin()), "one that ends");
    }

    #[test]
    fn what_comes_back_does_not() {
        for rows in [2_000, 30_000, 300_000] {
            let t = 0.1 * f64::from(rows);
            assert!(!drifts(rows, |s| 1e-3 * (2.0 * s).sin()), "an oscillation");
            assert!(!drifts(rows, |s| 1e-3 * (2.0 * s).cos() * (0.07 * s).sin()), "beats");
            assert!(!drifts(rows, |s| 1e-3 * ((2.0 * s).sin() + (1.0 - (0.02 * s).cos()))), "two frequencies");
            assert!(!drifts(rows, |s| 1e-3 * (1.0 - (20.0 * s / t).cos())), "a slow oscillation");
            assert!(!drifts(rows, |s| 1e-3 * (1.0 - (std::f64::consts::TAU * s / t).cos())), "a single one");
            assert!(!drifts(rows, |s| 1e-3 * (2.0 * s).sin() + 2e-4 * s / t), "less than the oscillation");
            assert!(!drifts(rows, |s| 1e-12 * s / t), "roundoff");
            assert!(!drifts(rows, |s| 1e-3 * (1.0 - (-20.0 * s / t).exp()) + 1e-4 * s.sin()), "another level");
        }
    }

    #[test]
    fn a_short_run_tells_nothing() {
        assert!(!drifts(300, |s| 1e-3 * s));
        assert!(!drifts(90, |s| 1e-3 * s));
        let mut steadiness = Steadiness::default();
        steadiness.scale(1.0);
        (0..1000).for_each(|i| steadiness.push(f64::from(i)));
        assert!(!steadiness.drifts(1000, 0), "nothing has turned");
    }

    /// The error grows as the energy does if it is a constant fraction of it.
    #[test]
    fn an_error_grows_as_its_quantity() {
        let (mut steadiness, mut turns) = (Steadiness::default(), Turns::default());
        for i in 0..30_000 {
            let t = 0.1 * f64::from(i);
            steadiness.scale(1.0 + t * t);
            steadiness.push(1e-4 * (1.0 + t * t) * t.sin().powi(2));
            turns.push(&[t.cos()]);
        }
        assert!(!steadiness.drifts(30_000, turns.count()));
    }
}
