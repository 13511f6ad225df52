//! What a row holds, and where.

use crate::registry::ModelInfo;
use std::ops::Range;

/// More that a row can hold, after the constraint residual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// ρ, the momenta on D*.
    Rho,
    /// The multipliers.
    Lambda,
    /// How far the rotation matrices among the coordinates are from their groups, and their determinants.
    Group,
    /// All declared first integrals.
    Invariants,
    /// One of them.
    Invariant(usize),
}

impl Extra {
    /// The names of its columns.
    pub fn columns(self, info: &ModelInfo) -> Vec<String> {
        match self {
            Extra::Rho => info.momenta.clone(),
            Extra::Lambda => (1..=info.constraints.len()).map(|i| format!("lambda{i}")).collect(),
            Extra::Group => {
                let determinants = info.rotations.iter().map(|r| format!("det_{}", r.name));
                std::iter::once("group_defect".to_owned()).chain(determinants).collect()
            }
            Extra::Invariants => info.invariants.clone(),
            Extra::Invariant(i) => vec![info.invariants[i].clone()],
        }
    }

    pub(super) fn width(self, layout: &Layout, invariants: usize) -> usize {
        match self {
            Extra::Rho => layout.m,
            Extra::Lambda => layout.r,
            Extra::Group => 1 + layout.rotations,
            Extra::Invariants => invariants,
            Extra::Invariant(_) => 1,
        }
    }
}

/// Where the numbers of a row stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// All columns: `t`, coordinates, velocities, `energy`, `constraint`, extras.
    pub columns: Vec<String>,
    pub(super) n: usize,
    pub(super) k: usize,
    m: usize,
    r: usize,
    rotations: usize,
    pub(super) extras: Vec<Extra>,
}

impl Layout {
    /// The layout of this model's rows with these extras.
    pub fn new(info: &ModelInfo, extras: &[Extra]) -> Self {
        let mut columns = vec!["t".to_owned()];
        columns.extend(info.coordinates.iter().chain(&info.velocities).map(|q| q.name.clone()));
        columns.extend(["energy".to_owned(), "constraint".to_owned()]);
        columns.extend(extras.iter().flat_map(|e| e.columns(info)));
        Layout {
            columns,
            n: info.coordinates.len(),
            k: info.velocities.len(),
            m: info.momenta.len(),
            r: info.constraints.len(),
            rotations: info.rotations.len(),
            extras: extras.to_vec(),
        }
    }

    /// The coordinates' place.
    pub fn q(&self) -> Range<usize> {
        1..1 + self.n
    }

    /// The velocities' place.
    pub fn v(&self) -> Range<usize> {
        1 + self.n..1 + self.n + self.k
    }

    /// The energy's place.
    pub fn energy(&self) -> usize {
        1 + self.n + self.k
    }

    /// The constraint residual's place.
    pub fn constraint(&self) -> usize {
        2 + self.n + self.k
    }
}
