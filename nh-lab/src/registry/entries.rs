//! The positions of the numbers that a run keeps of each state.

use nonholonomic::catalogue::ModelInfo;
use std::ops::Range;

/// The positions of the numbers that a run keeps of each state: q, v, the work, the energy, the
/// residual of the constraints, the distance from the level set of holonomic constraints, the
/// rotation matrices' distance from their groups and their determinants, the declared first
/// integrals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entries {
    state: [usize; 2],
    pub(super) rotations: usize,
    pub(super) invariants: usize,
}

impl Entries {
    /// Returns the entries of a model's states.
    #[must_use]
    pub fn of(info: &ModelInfo) -> Self {
        let state = [info.coordinates.len(), info.velocities.len()];
        Entries { state, rotations: info.rotations.len(), invariants: info.invariants.len() }
    }

    /// Returns the number of entries.
    #[must_use]
    pub fn width(&self) -> usize {
        self.invariants().end
    }

    /// Returns the positions of the coordinates.
    #[must_use]
    pub fn q(&self) -> Range<usize> {
        0..self.state[0]
    }

    /// Returns the positions of the velocities.
    #[must_use]
    pub fn v(&self) -> Range<usize> {
        self.state[0]..self.state[0] + self.state[1]
    }

    /// Returns the positions of coordinates and velocities.
    #[must_use]
    pub fn state(&self) -> Range<usize> {
        0..self.v().end
    }

    /// Returns the position of the work done so far.
    #[must_use]
    pub fn work(&self) -> usize {
        self.v().end
    }

    /// Returns the position of the energy.
    #[must_use]
    pub fn energy(&self) -> usize {
        self.v().end + 1
    }

    /// Returns the position of the residual of the constraints.
    #[must_use]
    pub fn constraint(&self) -> usize {
        self.v().end + 2
    }

    /// Returns the position of the distance from the level set, which is 0 without one.
    #[must_use]
    pub fn level_defect(&self) -> usize {
        self.v().end + 3
    }

    /// Returns the position of the matrices' distance from their groups, if there are matrices.
    #[must_use]
    pub fn group_defect(&self) -> usize {
        self.v().end + 4
    }

    /// Returns the positions of the matrices' determinants.
    #[must_use]
    pub fn determinants(&self) -> Range<usize> {
        let begin = self.group_defect() + usize::from(self.rotations > 0);
        begin..begin + self.rotations
    }

    /// Returns the positions of the first integrals.
    #[must_use]
    pub fn invariants(&self) -> Range<usize> {
        let begin = self.determinants().end;
        begin..begin + self.invariants
    }
}
