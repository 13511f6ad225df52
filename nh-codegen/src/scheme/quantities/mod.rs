//! Quantities of mechanics as values at the canonical symbols q, w, p, ρ, u, each computed on first
//! use and cached.

mod connection;
mod derive;
mod dstar;
mod forces;
mod frame;
pub(super) mod guard;
pub(super) mod kernel;
mod metric;
pub(super) mod motion;
pub(super) mod pivots;
mod postconditions;
pub(super) mod reactions;
pub(super) mod symmetry;
mod written;

use super::forms::{cotangent, energy};
use super::script::Script;
use super::solving::tearing;
use super::{Context, Point};
use crate::algebra::{Expr, Matrix};
use crate::ir::graph::Value;
use crate::ir::handles::Vector;
use crate::ir::matrix::ValueMatrix;
use crate::mechanics::Mechanics;
use crate::quantity::Quantity;
use std::collections::BTreeMap;

/// Cached matrices.
pub(super) type Quantities = BTreeMap<Key, ValueMatrix>;

/// The key of a cached value, one for each accessor: a quantity of systems, or a part of
/// several quantities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Key {
    Of(Quantity),
    ConstraintGram,
    InverseConstraintGram,
    ConstraintGramDeterminant,
    ConstraintDirections,
    ReactionRows,
    InverseReactionGram,
    Anchor,
    AnchoredFrame,
    PotentialForce,
    InertialForce,
    NaturalLagrangian,
    DriftField,
    KineticEnergy,
    FrameVelocity,
    AutonomousField,
    ConstraintTurning,
    MovingVelocity,
    MovingMomenta,
    MovingGradient,
    MovingPoisson,
    MovingField,
}

impl From<Quantity> for Key {
    fn from(quantity: Quantity) -> Key {
        Key::Of(quantity)
    }
}

/// Lowering.
impl<'m> Context<'m> {
    fn matrix(&mut self, key: impl Into<Key>, of: impl FnOnce(&'m Mechanics) -> &'m Matrix) -> ValueMatrix {
        self.remembered(key, |cx| cx.lower_matrix(of(cx.mechanics)))
    }

    fn vector(&mut self, key: impl Into<Key>, of: impl FnOnce(&'m Mechanics) -> Vec<Expr>) -> Vec<Value> {
        self.remembered_vector(key, |cx| of(cx.mechanics).iter().map(|entry| cx.lower(entry)).collect())
    }

    fn scalar(&mut self, key: impl Into<Key>, of: impl FnOnce(&'m Mechanics) -> Expr) -> Value {
        self.vector(key, |m| vec![of(m)])[0]
    }

    /// Composes the quantity if quantities are composed, and otherwise lowers its normal form.
    fn composed_or(
        &mut self,
        key: impl Into<Key>,
        normal: impl FnOnce(&'m Mechanics) -> &'m Matrix,
        compose: impl FnOnce(&mut Self) -> ValueMatrix,
    ) -> ValueMatrix {
        if self.composes() { self.remembered(key, compose) } else { self.matrix(key, normal) }
    }

    fn composed_vector_or(
        &mut self,
        key: impl Into<Key>,
        normal: impl FnOnce(&'m Mechanics) -> Vec<Expr>,
        compose: impl FnOnce(&mut Self) -> Vec<Value>,
    ) -> Vec<Value> {
        if self.composes() { self.remembered_vector(key, compose) } else { self.vector(key, normal) }
    }

    fn remembered_scalar(&mut self, key: impl Into<Key>, make: impl FnOnce(&mut Self) -> Value) -> Value {
        self.remembered_vector(key, |cx| vec![make(cx)])[0]
    }

    pub(super) fn remembered_vector(
        &mut self,
        key: impl Into<Key>,
        make: impl FnOnce(&mut Self) -> Vec<Value>,
    ) -> Vec<Value> {
        let column = self.remembered(key, |cx| ValueMatrix::column_vector(&make(cx)));
        column.values().to_vec()
    }

    /// Returns a vector written in the language of methods, cached.
    pub(super) fn written_once(
        &mut self,
        key: impl Into<Key>,
        f: impl for<'s> FnOnce(Script<'s>) -> Vector<'s>,
    ) -> Vec<Value> {
        self.remembered_vector(key, |cx| cx.values_of(f))
    }

    /// Returns the cheapest of several ways to compute the same result. All ways are cached,
    /// including those on [slices](symmetry).
    pub(super) fn cheapest_once(
        &mut self,
        key: impl Into<Key>,
        ways: impl for<'s> FnOnce(Script<'s>) -> Vec<Vector<'s>>,
    ) -> Vec<Value> {
        let key = key.into();
        self.remembered_vector(key, |cx| {
            let ways = cx.write(|s| ways(s).into_iter().map(|way| way.values().to_vec()).collect());
            let ways = cx.with_slices(ways);
            cx.memo.known.ways.insert(key, ways.clone());
            cx.cheapest(ways)
        })
    }

    pub(super) fn remembered(
        &mut self,
        key: impl Into<Key>,
        make: impl FnOnce(&mut Self) -> ValueMatrix,
    ) -> ValueMatrix {
        let key = key.into();
        if let Some(known) = self.memo.known.quantities.get(&key) {
            return known.clone();
        }
        let made = make(self);
        self.memo.known.quantities.insert(key, made.clone());
        made
    }

    pub(super) fn lower_matrix(&mut self, matrix: &Matrix) -> ValueMatrix {
        let values = matrix.entries().iter().map(|entry| self.lower(entry)).collect();
        ValueMatrix::new(matrix.rows(), matrix.cols(), values)
    }
}
