//! Rotation matrices among the coordinates.

use super::data::TOLERANCE;
use super::level_set::LevelSet;
use super::resolve::{Place, Resolver};
use super::to_f64;
use crate::declaration::{Declaration, Expression, InitialData, MatrixGroup};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use num_rational::BigRational;
use num_traits::{One, Zero};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A rotation matrix R ∈ SO(d), d × d, in ambient coordinates: its entries are coordinates, and Ṙ = R ω̂.
///
/// The vector fields R ê close under brackets in all of R^{d×d}, with the brackets of left
/// translation, and R Rᵀ is constant along each of them. The mechanics therefore needs no relation
/// between the entries, and every quantity is defined off the group too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RotationBlock {
    /// Name of the matrix, `R`; its entries are the coordinates `R11`, `R12`, ….
    pub name: String,
    /// d.
    pub dimension: usize,
    /// The index of `R11` among the coordinates; the entries follow row by row.
    pub first: usize,
    /// The indices of the coordinates x of the position, ẋ = R v; empty for a rotation alone.
    pub position: Range<usize>,
    /// The indices of its velocities in the body frame: angular velocities, then those of the
    /// position.
    pub velocities: Range<usize>,
}

impl RotationBlock {
    /// Returns the index of the coordinate R_ij, counted from 0.
    pub fn entry(&self, i: usize, j: usize) -> usize {
        self.first + i * self.dimension + j
    }

    /// Returns the indices of all entries, row by row.
    pub fn entries(&self) -> Range<usize> {
        self.first..self.first + self.dimension * self.dimension
    }

    /// Returns the name of the group: `SO(3)`.
    pub fn group(&self) -> String {
        format!("SO({})", self.dimension)
    }
}

pub(super) fn resolve(declaration: &Declaration) -> Vec<RotationBlock> {
    let block = |group: &MatrixGroup| {
        let after = group.first + group.dimension * group.dimension;
        RotationBlock {
            name: group.name.value.clone(),
            dimension: group.dimension,
            first: group.first,
            position: after..group.first + group.size(),
            velocities: group.velocities.clone(),
        }
    };
    declaration.groups.iter().map(block).collect()
}

/// Returns the values of a data set, with defaults from the identity for a matrix and zero
/// otherwise.
pub(super) fn identity_where_missing(groups: &[MatrixGroup], q: Vec<Option<BigRational>>) -> Vec<BigRational> {
    let diagonal: Vec<usize> =
        groups.iter().flat_map(|g| (0..g.dimension).map(|i| g.first + i * (g.dimension + 1))).collect();
    let missing = |i| if diagonal.contains(&i) { BigRational::one() } else { BigRational::zero() };
    q.into_iter().enumerate().map(|(i, value)| value.unwrap_or_else(|| missing(i))).collect()
}

/// Checks that the matrices of a data set are rotations.
pub(super) fn check(declaration: &Declaration, set: &InitialData, q: &[BigRational], diagnostics: &mut Diagnostics) {
    for group in &declaration.groups {
        let (d, name) = (group.dimension, &group.name.value);
        let at = |i: usize, j: usize| &q[group.first + i * d + j];
        let given = |c: &str| (group.first..group.first + d * d).any(|i| declaration.coordinates[i].name.value == c);
        let origin = set.coordinates.iter().find(|(n, _)| given(&n.value)).map(|(n, _)| &n.origin);
        let origin = origin.unwrap_or(&set.name.origin);
        let product = |i: usize, j: usize| -> BigRational { (0..d).map(|l| at(l, i) * at(l, j)).sum() };
        let pairs = (0..d).flat_map(|i| (i..d).map(move |j| (i, j)));
        let off = pairs.map(|(i, j)| {
            (i, j, to_f64(&(product(i, j) - if i == j { BigRational::one() } else { BigRational::zero() })))
        });
        let worst = off.max_by(|a, b| a.2.abs().total_cmp(&b.2.abs()));
        let help = format!(
            "entries that are not given are those of the identity; {name} maps body vectors to spatial vectors"
        );
        if let Some((i, j, value)) = worst.filter(|(.., value)| value.abs() > TOLERANCE) {
            let message = format!(
                "`{name}` is not a rotation at the data set `{}`: entry ({}, {}) of {name}ᵀ{name} − I is {value:e}",
                set.name.value,
                i + 1,
                j + 1
            );
            diagnostics.push(Diagnostic::error(origin.clone(), message).help(help));
        } else if determinant(d, &at) < BigRational::zero() {
            let message =
                format!("`{name}` is a reflection at the data set `{}`: its determinant is −1", set.name.value);
            diagnostics.push(Diagnostic::error(origin.clone(), message).help(help));
        }
    }
}

fn determinant<'q>(d: usize, at: &impl Fn(usize, usize) -> &'q BigRational) -> BigRational {
    let minor = |i: usize, j: usize| at(0, i) * at(1, j) - at(0, j) * at(1, i);
    match d {
        2 => minor(0, 1),
        _ => minor(0, 1) * at(2, 2) - minor(0, 2) * at(2, 1) + minor(1, 2) * at(2, 0),
    }
}

/// Checks that matrices used as rotations are rotations: the entries of Rᵀ R − 1 vanish if
/// holonomic constraints hold and matrices of groups are rotations.
pub(super) fn check_rotations(
    rotations: &[Expression],
    resolver: &Resolver<'_>,
    set: &mut LevelSet,
    diagnostics: &mut Diagnostics,
) {
    let place = Place { what: "a rotation", velocities: false, time: true };
    let mut told: Option<&Origin> = None;
    for expression in rotations {
        // A matrix that is too large to decide is accepted.
        let value = resolver.small(expression, place);
        if value.is_some_and(|value| set.differ([&value])) && told != Some(&expression.origin) {
            told = Some(&expression.origin);
            let message = "this is not a rotation matrix: its columns are not orthonormal";
            diagnostics.push(Diagnostic::error(expression.origin.clone(), message));
        }
    }
}
