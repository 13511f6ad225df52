//! Random expressions, with their plain evaluation for comparison.

use nonholonomic_codegen::ir::graph::{Graph, Stage, Symbol, Value};
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::{Number, call};
use num_rational::BigRational;
use num_traits::ToPrimitive;
use proptest::prelude::*;

/// An expression over three symbols as written, without any simplification.
#[derive(Clone, Debug)]
pub enum Expression {
    Number(i64, i64),
    Symbol(usize),
    Neg(Box<Expression>),
    Add(Box<Expression>, Box<Expression>),
    Sub(Box<Expression>, Box<Expression>),
    Mul(Box<Expression>, Box<Expression>),
    Div(Box<Expression>, Box<Expression>),
    Power(Box<Expression>, i64),
    Call(Function, Box<Expression>),
}

pub const SYMBOLS: [(&str, Stage); 3] = [("m", Stage::Param), ("x", Stage::Config), ("y", Stage::State)];

pub fn graph() -> (Graph, Vec<Symbol>) {
    let mut graph = Graph::new();
    let symbols = SYMBOLS.iter().map(|&(name, stage)| graph.symbol(name, stage)).collect();
    (graph, symbols)
}

impl Expression {
    pub fn build(&self, graph: &mut Graph, symbols: &[Symbol]) -> Value {
        use Expression::*;
        let mut two = |a: &Expression, b: &Expression| (a.build(graph, symbols), b.build(graph, symbols));
        match self {
            Number(p, q) => graph.ratio(*p, *q),
            Symbol(i) => graph.read(symbols[*i]),
            Neg(a) => {
                let a = a.build(graph, symbols);
                graph.neg(a)
            }
            Add(a, b) => {
                let (a, b) = two(a, b);
                graph.add(a, b)
            }
            Sub(a, b) => {
                let (a, b) = two(a, b);
                graph.sub(a, b)
            }
            Mul(a, b) => {
                let (a, b) = two(a, b);
                graph.mul(a, b)
            }
            Div(a, b) => {
                let (a, b) = two(a, b);
                graph.div(a, b)
            }
            Power(a, n) => {
                let a = a.build(graph, symbols);
                graph.powi(a, *n)
            }
            Call(f, a) => {
                let a = a.build(graph, symbols);
                graph.call(*f, a)
            }
        }
    }

    /// Evaluates the expression as written, operation by operation.
    pub fn evaluate<N: Number>(&self, x: &[N]) -> N {
        use Expression::*;
        match self {
            Number(p, q) => N::exactly(&BigRational::new((*p).into(), (*q).into())),
            Symbol(i) => x[*i],
            Neg(a) => -a.evaluate(x),
            Add(a, b) => a.evaluate(x) + b.evaluate(x),
            Sub(a, b) => a.evaluate(x) - b.evaluate(x),
            Mul(a, b) => a.evaluate(x) * b.evaluate(x),
            Div(a, b) => a.evaluate(x) / b.evaluate(x),
            Power(a, n) => {
                let base = a.evaluate(x);
                let power = (0..n.unsigned_abs()).fold(N::one(), |p, _| p * base);
                if *n < 0 { N::one() / power } else { power }
            }
            Call(f, a) => call(*f, a.evaluate(x)),
        }
    }

    /// Returns whether all intermediate values are moderate. Then no rounding error is divided by
    /// another, and no sine has an argument whose digits are noise.
    pub fn is_tame(&self, x: &[f64]) -> bool {
        use Expression::*;
        let operands: Vec<&Expression> = match self {
            Number(..) | Symbol(_) => vec![],
            Neg(a) | Power(a, _) | Call(_, a) => vec![a],
            Add(a, b) | Sub(a, b) | Mul(a, b) | Div(a, b) => vec![a, b],
        };
        let size = self.evaluate(x).abs();
        (size == 0.0 || (1e-6..1e6).contains(&size)) && operands.into_iter().all(|o| o.is_tame(x))
    }

    /// Returns the value, and a bound on the size of all its terms (the scale of its rounding
    /// error).
    pub fn value(&self, x: &[f64]) -> (f64, f64) {
        use Expression::*;
        match self {
            Number(p, q) => {
                let v = BigRational::new((*p).into(), (*q).into()).to_f64().unwrap_or(f64::NAN);
                (v, v.abs())
            }
            Symbol(i) => (x[*i], x[*i].abs()),
            Neg(a) => {
                let (v, s) = a.value(x);
                (-v, s)
            }
            Add(a, b) => {
                let ((v, s), (w, t)) = (a.value(x), b.value(x));
                (v + w, s + t)
            }
            Sub(a, b) => {
                let ((v, s), (w, t)) = (a.value(x), b.value(x));
                (v - w, s + t)
            }
            Mul(a, b) => {
                let ((v, s), (w, t)) = (a.value(x), b.value(x));
                (v * w, s * t)
            }
            Div(a, b) => {
                let ((v, s), (w, t)) = (a.value(x), b.value(x));
                (v / w, s / w.abs() * (t / w.abs()))
            }
            Power(a, n) => {
                let (v, s) = a.value(x);
                let n = i32::try_from(*n).expect("small");
                (v.powi(n), if n < 0 { s.powi(-n) / v.powi(-2 * n).abs() } else { s.powi(n) })
            }
            Call(f, a) => {
                let (v, s) = a.value(x);
                let w = f.evaluate(v);
                // The conditioning is a difference quotient; arguments of the following functions
                // are kept moderate.
                let slope = (f.evaluate(v + 1e-4) - f.evaluate(v - 1e-4)).abs() / 2e-4;
                (w, w.abs() + slope * s)
            }
        }
    }
}

/// Total functions of moderate growth; partial functions are tested individually.
const FUNCTIONS: [Function; 6] =
    [Function::Sin, Function::Cos, Function::Tanh, Function::Atan, Function::Sin, Function::Cos];

pub fn expression() -> impl Strategy<Value = Expression> {
    let leaf = prop_oneof![
        (-4i64..5, 1i64..4).prop_map(|(p, q)| Expression::Number(p, q)),
        (0usize..3).prop_map(Expression::Symbol),
        (0usize..3).prop_map(Expression::Symbol),
    ];
    leaf.prop_recursive(6, 48, 2, |inner| {
        let b = || inner.clone().prop_map(Box::new);
        prop_oneof![
            b().prop_map(Expression::Neg),
            (b(), b()).prop_map(|(a, c)| Expression::Add(a, c)),
            (b(), b()).prop_map(|(a, c)| Expression::Sub(a, c)),
            (b(), b()).prop_map(|(a, c)| Expression::Mul(a, c)),
            (b(), b()).prop_map(|(a, c)| Expression::Mul(a, c)),
            (b(), b()).prop_map(|(a, c)| Expression::Div(a, c)),
            (b(), -2i64..4).prop_map(|(a, n)| Expression::Power(a, n)),
            (0..FUNCTIONS.len(), b()).prop_map(|(f, a)| Expression::Call(FUNCTIONS[f], a)),
        ]
    })
}

pub fn point() -> impl Strategy<Value = Vec<f64>> {
    proptest::collection::vec(prop_oneof![0.3..2.0f64, -2.0..-0.3f64], 3)
}
