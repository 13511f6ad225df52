//! The consequences of a method's structure for the derivative of a step, A = ∂z'/∂z.

mod constraints;
mod energy;
mod seen;
mod symmetry;
mod volume;

use super::Unchecked;
use nonholonomic_codegen::ir::graph::Symbol;
use nonholonomic_codegen::ir::plan::{Plan, Planned};
use nonholonomic_codegen::ir::program::{Function, Program, Role, StepProgram};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::scheme::METHODS;
use nonholonomic_exec::{Precise, given};
use std::collections::BTreeMap;

/// A structure that a step conserves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Structure {
    /// ∇E(z')ᵀ A = ∇E(z)ᵀ with the energy E, less the carried work of control inputs. With
    /// holonomic constraints φ it holds along their level set: a step that starts beside it returns
    /// onto it.
    Energy,
    /// Dc(z') A = 0 with the constraints c = μ(q) w − b.
    Constraints,
    /// A(−h) A(h) = 1.
    Symmetry,
    /// |det A| N(z')/N(z) = 1 with the density N of a volume.
    Volume,
}

/// A law, and its error.
#[derive(Clone, Debug, PartialEq)]
pub struct Law {
    /// The structure.
    pub structure: Structure,
    /// The law in symbols.
    pub formula: String,
    /// The power s if the conserved volume has the density det Gˢ, and 0 otherwise.
    pub density: f64,
    /// The largest error, relative to the sum of the sizes of the terms.
    pub error: f64,
}

/// The bound below which the determinant of a matrix of 53-bit numbers counts as zero.
const SINGULAR: f64 = 1e-9;

/// The error below which the step back undoes a step in 256 bits, and below which a step conserves
/// a volume. Nodes of quadratures have 34 digits, derivatives by differences 30.
const KEPT: f64 = 1e-26;

/// A step in 256 bits from a point z, with the derivative to check.
pub(super) struct Place<'a, 'p> {
    pub program: &'p Program,
    pub stepper: &'p StepProgram,
    /// The plan of its execution.
    pub plan: &'a Plan,
    /// The stepper in the plan.
    pub planned: &'a StepProgram<Planned>,
    /// Numbers of all symbols that the step reads.
    pub at: &'a Point,
    /// z', without the carried functions of it.
    pub new: &'a [Precise],
    /// A, row by row.
    pub a: &'a [f64],
    /// The columns of A in 256 bits.
    pub exact: &'a [Vec<Precise>],
}

/// Checks the laws that hold for a step by its method and its model.
///
/// - Energy, for methods that conserve it, if the step does so. It does not if forces take energy
///   or the motion depends on the time.
/// - Constraints, for methods that satisfy them.
/// - Symmetry, for symmetric methods that carry one point of a motion. For methods that carry
///   numbers of two nodes, the step back is another map.
/// - Volume, if the step in 256 bits conserves that of the continuous motion.
///
/// # Errors
/// Newton's method does not converge in 256 bits.
pub(super) fn laws(place: &Place<'_, '_>) -> Result<Vec<Law>, Unchecked> {
    let Some(method) = METHODS.iter().find(|method| method.properties.name == place.stepper.method) else {
        return Ok(Vec::new());
    };
    let properties = method.properties;
    let found =
        [place.energy(&properties)?, place.constraints(&properties)?, place.symmetry(&properties)?, place.volume()?];
    Ok(found.into_iter().flatten().collect())
}

/// Numbers of symbols.
pub(super) type Point = BTreeMap<Symbol, Precise>;

/// Returns a point where some symbols have other numbers.
fn moved(point: &Point, symbols: impl IntoIterator<Item = (Symbol, Precise)>) -> Point {
    let mut point = point.clone();
    point.extend(symbols);
    point
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Subtracts from a vector its component along a direction of length 1.
fn without(vector: &mut [f64], direction: &[f64]) {
    let along = dot(vector, direction);
    vector.iter_mut().zip(direction).for_each(|(x, d)| *x -= along * d);
}

fn worse(most: f64, error: f64) -> f64 {
    if error > most || error.is_nan() { error } else { most }
}

impl<'p> Place<'_, 'p> {
    /// Returns the carried symbols, without functions of others.
    fn carried(&self) -> Vec<Symbol> {
        self.stepper.independent().flat_map(|group| &group.symbols).copied().collect()
    }

    fn roles(&self) -> Vec<Role> {
        self.stepper.independent().map(|group| group.role).collect()
    }

    /// Returns which of the symbols are the time.
    fn timed(&self) -> Vec<bool> {
        let groups = self.stepper.independent();
        groups.flat_map(|group| group.symbols.iter().map(|_| group.role == Role::Time)).collect()
    }

    fn here(&self, symbol: Symbol) -> Precise {
        given(self.at)(symbol)
    }

    /// Returns the function whose zeros are the constraints, if there are any.
    fn constraint(&self) -> Option<&'p Function> {
        self.program.function(Quantity::Constraint).filter(|function| !function.output.values.is_empty())
    }

    /// Returns the point after the step. The caller sets the time.
    fn after(&self) -> Point {
        let mut point = self.at.clone();
        point.extend(self.carried().into_iter().zip(self.new.iter().copied()));
        for group in self.stepper.independent().filter(|group| group.role == Role::Time) {
            point.extend(group.symbols.iter().map(|&s| (s, self.here(s) + self.here(self.stepper.step_size))));
        }
        point
    }
}
