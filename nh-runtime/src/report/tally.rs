//! Counts of a stepper's work.

/// Counts of a stepper's work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statistics {
    /// Steps taken.
    pub steps: u64,
    /// Newton iterations, of all blocks and steps.
    pub newton_iterations: u64,
    /// The largest number of iterations of one solve.
    pub most_iterations: u32,
    /// Solves in which the extrapolated guess failed and the plain one was used.
    pub restarts: u64,
}

/// Counters of a stepper. A solve in one iteration, the usual one, is not counted and costs
/// nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tally {
    /// Steps taken.
    pub steps: u64,
    further_iterations: u64,
    most_iterations: u32,
    restarts: u64,
}

impl Tally {
    /// Counts a solve.
    #[inline(always)]
    pub fn record(&mut self, iterations: u32, restarted: bool) {
        if iterations > 1 {
            self.further_iterations = self.further_iterations.wrapping_add(u64::from(iterations - 1));
            self.most_iterations = self.most_iterations.max(iterations);
            self.restarts = self.restarts.wrapping_add(u64::from(restarted));
        }
    }

    /// Adds this many steps and iterations beyond the first of each solve. `most_iterations` is the
    /// largest number of iterations of a solve that took more than one.
    pub fn add(&mut self, steps: u64, further_iterations: u64, most_iterations: u32) {
        self.steps = self.steps.wrapping_add(steps);
        self.further_iterations = self.further_iterations.wrapping_add(further_iterations);
        self.most_iterations = self.most_iterations.max(most_iterations);
    }

    /// Counts a step.
    #[inline(always)]
    pub fn advance(&mut self) {
        self.steps = self.steps.wrapping_add(1);
    }

    /// Returns the counters after one more step.
    #[inline(always)]
    pub fn advanced(mut self) -> Self {
        self.advance();
        self
    }

    /// Returns the counters with this number of steps.
    pub(crate) fn after(self, steps: u64) -> Self {
        Tally { steps, ..self }
    }

    /// Returns the number of the current step.
    #[inline(always)]
    pub fn next(&self) -> u64 {
        self.steps.wrapping_add(1)
    }

    /// Returns the statistics of a stepper that solves `blocks` implicit blocks in each step.
    pub fn statistics(&self, blocks: u64) -> Statistics {
        let solves = self.steps.wrapping_mul(blocks);
        Statistics {
            steps: self.steps,
            newton_iterations: solves.wrapping_add(self.further_iterations),
            most_iterations: self.most_iterations.max(u32::from(solves > 0)),
            restarts: self.restarts,
        }
    }
}
