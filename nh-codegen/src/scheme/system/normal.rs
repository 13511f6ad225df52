//! Normal forms of quantities, read back from the values of their formulas.

use super::{Extent, Formula};
use crate::algebra::{AlgebraError, Expr, Matrix};
use crate::ir::graph::{Node, Symbol, Value};
use crate::ir::rules::Reading;
use crate::scheme::Context;
use crate::tree::{Function, Var};
use std::collections::{BTreeMap, HashMap};

/// Normal forms of values, each found once.
#[derive(Debug)]
pub struct NormalForms {
    variables: BTreeMap<Symbol, Var>,
    known: HashMap<Value, Expr>,
}

impl NormalForms {
    /// Returns the normal forms of no values, in the variables of this context.
    pub fn new(cx: &Context<'_>) -> Self {
        NormalForms { variables: cx.variables(), known: HashMap::new() }
    }

    /// Returns a quantity of this extent in normal form, as a [matrix](Formula::matrix).
    ///
    /// # Errors
    /// If the quantity is nowhere defined: it divides by zero, or a function has no real value.
    pub fn of(&mut self, cx: &mut Context<'_>, formula: Formula, extent: Extent) -> Result<Matrix, AlgebraError> {
        let made = formula.matrix(extent, cx);
        let entries = made.values().iter().map(|&value| self.entry(cx, value)).collect::<Result<_, _>>()?;
        Ok(Matrix::new(made.rows(), made.columns(), entries))
    }

    fn entry(&mut self, cx: &Context<'_>, value: Value) -> Result<Expr, AlgebraError> {
        // Operands precede the values that are formed from them.
        for part in cx.graph.reachable(&[value]) {
            if !self.known.contains_key(&part) {
                let form = self.form(cx, part)?;
                self.known.insert(part, form);
            }
        }
        Ok(self.known[&value].clone())
    }

    fn form(&self, cx: &Context<'_>, value: Value) -> Result<Expr, AlgebraError> {
        let of = |operand: &Value| &self.known[operand];
        Ok(match cx.graph.node(value) {
            Node::Constant(c) | Node::Decimal(c) => Expr::rational(c),
            Node::Pi => Expr::pi(),
            Node::Symbol(symbol) => Expr::variable(self.variables[symbol]),
            Node::Neg(a) => -of(a),
            Node::Add(a, b) => of(a) + of(b),
            Node::Sub(a, b) => of(a) - of(b),
            Node::Mul(a, b) => of(a) * of(b),
            Node::Div(a, b) => of(a).checked_div(of(b))?,
            Node::Call(function, a) => Expr::apply(*function, of(a))?,
            Node::Apply(_, [a, ..]) if cx.graph.as_sign(value).is_some() => Expr::apply(Function::Sign, of(a))?,
            Node::Apply(rule, [a, b, _]) => match rule.reading() {
                Reading::Quotient => of(a).checked_div(of(b))?,
                Reading::Of(function) => Expr::apply(function, of(a))?,
                Reading::OfTwo(function) => Expr::apply_to_two(function, of(a), of(b))?,
            },
        })
    }
}
