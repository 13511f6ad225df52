//! Functions of the state at points of the carried numbers, and their derivatives.

use super::{Place, Point, moved};
use crate::Unchecked;
use nonholonomic_codegen::ir::graph::Symbol;
use nonholonomic_codegen::ir::program::{Function, Role};
use nonholonomic_exec::{Formula, Precise, given};

/// The size of differences for gradients in 256 bits.
pub(super) const DELTA: f64 = 1e-30;

/// A function of the state that belongs to the carried numbers, at a point.
pub(super) struct Seen<'a> {
    observe: Formula<Precise>,
    function: Formula<Precise>,
    /// Symbols of the function, in the order of the observed numbers.
    symbols: Vec<Symbol>,
    /// The function's symbol of the time, and the carried one.
    time: Option<(Symbol, Symbol)>,
    point: &'a Point,
    /// The value of the function there.
    pub(super) here: Vec<Precise>,
}

impl Seen<'_> {
    /// Returns the function at a point of the carried numbers.
    pub(super) fn at(&mut self, point: &Point) -> Result<Vec<Precise>, Unchecked> {
        self.at_with(point, &[])
    }

    /// Like [`at`](Self::at), with other numbers for some symbols of the state.
    pub(super) fn at_with(&mut self, point: &Point, others: &[(Symbol, Precise)]) -> Result<Vec<Precise>, Unchecked> {
        let seen = self.observe.at(given(point))?;
        let mut all = moved(point, self.symbols.iter().copied().zip(seen).chain(others.iter().copied()));
        if let Some((time, carried)) = self.time {
            all.insert(time, given(point)(carried));
        }
        Ok(self.function.at(given(&all))?)
    }

    /// Returns the derivative by a carried symbol.
    pub(super) fn slopes(&mut self, symbol: Symbol) -> Result<Vec<Precise>, Unchecked> {
        let delta = Precise::new(DELTA);
        let there = moved(self.point, [(symbol, given(self.point)(symbol) + delta)]);
        let there = self.at(&there)?;
        Ok(there.into_iter().zip(&self.here).map(|(there, &here)| (there - here) / delta).collect())
    }
}

impl Place<'_, '_> {
    /// Returns a function of (q, w) at a point.
    pub(super) fn seen<'s>(&self, function: &Function, point: &'s Point) -> Result<Seen<'s>, Unchecked> {
        let observe = Formula::of_step(self.plan, self.planned, &self.planned.observe);
        let group = |role: Role| function.inputs.iter().find(|input| input.role == role);
        let groups = [Role::Configuration, Role::Velocity].into_iter().filter_map(group);
        let time = self.stepper.carried.iter().find(|group| group.role == Role::Time);
        let mut seen = Seen {
            observe: observe.map_err(Unchecked::TooLarge)?,
            function: Formula::of_values(&self.program.graph, &function.output.values),
            symbols: groups.flat_map(|input| &input.symbols).copied().collect(),
            time: group(Role::Time).zip(time).map(|(input, time)| (input.symbols[0], time.symbols[0])),
            point,
            here: Vec::new(),
        };
        seen.here = seen.at(point)?;
        Ok(seen)
    }

    /// Returns the derivatives of a function of (q, w) by each carried number, at a point.
    pub(super) fn slopes(&self, function: &Function, point: &Point) -> Result<Vec<Vec<Precise>>, Unchecked> {
        let mut seen = self.seen(function, point)?;
        self.carried().iter().map(|&symbol| seen.slopes(symbol)).collect()
    }
}
