//! Does a quantity that ought to stay as it was drift away, or does it oscillate?
//!
//! A method that keeps a modified integral I + hᵖ F(q, v) lets I oscillate by hᵖ F: I comes back whenever the motion does. What drifts moves away by more
//! than it oscillates, and does not come back.

use super::larger;

/// A quantity drifts only where its error exceeds this part of its scale: far above roundoff.
const FLOOR: f64 = 1e-8;

/// And so many units of roundoff per step, which adds up even where all of it has one sign.
const ROUNDOFF: f64 = 64.0 * f64::EPSILON;

/// The motion must have turned back so many times. A shorter run does not show whether a quantity comes back.
const TURNS: u64 = 30;

/// It drifts where it moves by more than so many times what it moves in a part of the run.
const AWAY: f64 = 4.0;

/// And by this part of its error in the second half of the run.
const LATE: f64 = 0.1;

/// So many turns of the motion belong to such a part, and so many parts to a run.
const TURNS_OF_A_PART: u64 = 5;
const PARTS: std::ops::RangeInclusive<u64> = 6..=64;

/// The most blocks that are kept, and the least number of rows from which anything is said.
const BLOCKS: usize = 128;
const ROWS: u64 = 100;

/// Rows, one after the other: what the error was in them.
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
        // (A value that is not a number stays one.)
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

/// Watches the error of a quantity, row by row, in a memory that does not grow.
#[derive(Clone, Debug, Default)]
pub struct Steadiness {
    blocks: Vec<Block>,
    /// Rows of a block that is full.
    width: u64,
    rows: u64,
    scale: f64,
}

impl Steadiness {
    /// The quantity is made of terms as large as this (or as large as was said before).
    pub fn scale(&mut self, scale: f64) {
        if scale.is_finite() {
            self.scale = self.scale.max(scale);
        }
    }

    /// The error in the next row.
    pub fn push(&mut self, error: f64) {
        // An error of the size of a quantity that grows is no growing error.
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

    /// Does it drift, after so many steps in which the motion has turned back so many times ([`Turns`])?
    ///
    /// It does where all of this holds: its error is far above roundoff; over the run it moves by four times what it moves in a part of the run that has
    /// five turns of the motion, but for the tenth of the parts in which it moves most; once it is half as far away as it ever gets, it stays away by
    /// half of that; and in the second half of the run its mean over a part still moves by a tenth. (A motion that comes to rest, or to a steady one, leaves
    /// a modified energy where it was, and the energy off by a constant.)
    #[must_use]
    pub fn drifts(&self, steps: u64, turns: u64) -> bool {
        let Some(whole) = self.blocks.iter().copied().reduce(Block::and) else { return false };
        let size = larger(whole.high.abs(), whole.low.abs());
        let floor = FLOOR.max(ROUNDOFF * steps as f64);
        // (A size that is not a number is no drift: the run has failed.)
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

/// Counts how often a motion has turned back: the turns of that variable which has most of them.
#[derive(Clone, Debug, Default)]
pub struct Turns {
    variables: Vec<Swing>,
}

/// The turns of one variable.
#[derive(Clone, Copy, Debug)]
struct Swing {
    low: f64,
    high: f64,
    /// The furthest value since the last turn, and the way there.
    furthest: f64,
    rising: bool,
    turns: u64,
}

impl Swing {
    /// It has turned back where it has gone back by a quarter of its range, which is more than roundoff.
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
    /// The next row: coordinates and velocities.
    pub fn push<'s>(&mut self, state: impl IntoIterator<Item = &'s f64>) {
        if self.variables.is_empty() {
            let at = |x: &f64| Swing { low: *x, high: *x, furthest: *x, rising: true, turns: 0 };
            self.variables = state.into_iter().map(at).collect();
        } else {
            self.variables.iter_mut().zip(state).for_each(|(variable, x)| variable.push(*x));
        }
    }

    /// How often it has turned.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.variables.iter().map(|variable| variable.turns).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Does this error drift, of a quantity of size 1 and a motion that turns twice in 2π, looked at every tenth of a unit?
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
        // Half turns in 100 units; one more where it begins.
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

    /// An energy of which the error is a constant part grows as the energy does.
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
