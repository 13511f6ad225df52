//! Rational functions over a finite field. An equation that holds at a random point is an identity.

use crate::assemble::Assembler;
use nonholonomic_ir::ir::graph::{Graph, Node, Symbol, Value};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::ToPrimitive;
use std::cell::Cell;
use std::fmt;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// 2⁶¹ − 1, a prime.
const P: u64 = (1 << 61) - 1;

/// A number modulo 2⁶¹ − 1, or the result of a division by 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Residue(Option<u64>);

impl Residue {
    /// Returns the residue of a number.
    pub fn new(number: u64) -> Self {
        Residue(Some(number % P))
    }

    /// Returns the residue of a rational number.
    pub fn exactly(number: &BigRational) -> Self {
        let part = |n: &BigInt| {
            let p = BigInt::from(P);
            let rest: BigInt = (n % &p + &p) % &p;
            Residue(rest.to_u64())
        };
        part(number.numer()) / part(number.denom())
    }

    /// Returns whether the value results from a division by 0.
    pub fn is_pole(self) -> bool {
        self.0.is_none()
    }

    fn with(self, other: Self, operation: impl FnOnce(u128, u128) -> u128) -> Self {
        let numbers = self.0.zip(other.0);
        Residue(numbers.and_then(|(a, b)| u64::try_from(operation(a.into(), b.into()) % u128::from(P)).ok()))
    }
}

/// Implements operators by expressions of their operands.
macro_rules! operators {
    ($($operator:ident $function:ident |$a:ident $(, $b:ident)?| $value:expr;)*) => {$(
        impl $operator for Residue {
            type Output = Self;

            fn $function(self $(, $b: Self)?) -> Self {
                let $a = self;
                $value
            }
        }
    )*};
}

operators! {
    Neg neg |a| Residue::new(0) - a;
    Add add |a, b| a.with(b, |a, b| a + b);
    Sub sub |a, b| a.with(b, |a, b| a + u128::from(P) - b);
    Mul mul |a, b| a.with(b, |a, b| a * b);
    Div div |a, b| divided(a, b);
}

/// Divides by Fermat's little theorem, 1/x = x^(p − 2).
fn divided(a: Residue, b: Residue) -> Residue {
    if b == Residue::new(0) {
        return Residue(None);
    }
    let (mut power, mut result, mut left) = (b, a, P - 2);
    while left > 0 {
        if left & 1 == 1 {
            result = result * power;
        }
        power = power * power;
        left >>= 1;
    }
    result
}

/// Reason why values have no residues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRational {
    /// The values contain this function or number.
    Of(String),
    /// A denominator is 0 at this point.
    Pole,
}

impl fmt::Display for NotRational {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotRational::Of(what) => write!(f, "`{what}` is no rational function"),
            NotRational::Pole => f.write_str("a denominator is 0 at this point"),
        }
    }
}

impl std::error::Error for NotRational {}

/// Returns the residues of values of a graph, in the same order, by the code that computes them.
///
/// # Errors
/// Values that are not rational functions of the symbols, and points where a value has a pole.
pub fn residues(
    graph: &Graph,
    values: &[Value],
    number: impl Fn(Symbol) -> Residue,
) -> Result<Vec<Residue>, NotRational> {
    let mut assembler = Assembler::new(graph);
    let routine = assembler.values(values);
    let symbols = assembler.known_symbols().clone();
    let numbers = assembler.numbers().clone();
    let (routines, memory) = assembler.finish(vec![routine]);
    let mut memory = vec![Residue(None); memory.len()];
    for (value, at) in numbers {
        memory[at as usize] = match graph.node(value) {
            Node::Constant(number) | Node::Decimal(number) => Residue::exactly(number),
            _ => return Err(NotRational::Of("pi".to_owned())),
        };
    }
    for (symbol, at) in symbols {
        memory[at as usize] = number(symbol);
    }
    let (memory, code) = (Cell::from_mut(&mut memory[..]).as_slice_of_cells(), &routines[0].last);
    let mut other = None;
    code.operations.run_with(memory, |kind, _, _| other = other.or(Some(kind)));
    if let Some(kind) = other {
        return Err(NotRational::Of(kind.name()));
    }
    let results: Vec<Residue> = code.results.iter().map(|&at| memory[at as usize].get()).collect();
    if results.iter().any(|residue| residue.is_pole()) { Err(NotRational::Pole) } else { Ok(results) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic_ir::ir::graph::Stage;

    #[test]
    fn identities_hold_exactly() {
        let mut graph = Graph::new();
        let [x, y] = ["x", "y"].map(|name| graph.symbol(name, Stage::State));
        let (a, b) = (graph.read(x), graph.read(y));
        // 1/(x − y) − 1/(x + y) = 2 y/(x² − y²), with numbers that are not in f64.
        let third = graph.ratio(1, 3);
        let (a, b) = (graph.mul(a, third), graph.mul(b, third));
        let (less, more) = (graph.sub(a, b), graph.add(a, b));
        let one = graph.one();
        let (left, right) = (graph.div(one, less), graph.div(one, more));
        let difference = graph.sub(left, right);
        let (twice, squares) = (graph.add(b, b), graph.mul(less, more));
        let quotient = graph.div(twice, squares);
        let at = |s: Symbol| Residue::new(if s == x { 123_456_789_123_456_789 } else { 987_654_321 });
        let found = residues(&graph, &[difference, quotient], at).unwrap();
        assert_eq!(found[0], found[1]);
        assert_ne!(found[0], Residue::new(0));
        let same = residues(&graph, &[difference], |_| Residue::new(7));
        assert_eq!(same, Err(NotRational::Pole));
        let half = Residue::exactly(&BigRational::new((-1).into(), 2.into()));
        assert_eq!(half + half, -Residue::new(1));
    }

    #[test]
    fn functions_have_no_residues() {
        let mut graph = Graph::new();
        let x = graph.symbol("x", Stage::State);
        let x = graph.read(x);
        let (sine, root, pi) = (graph.sin(x), graph.sqrt(x), graph.pi());
        let refused = |value| residues(&graph, &[value], |_| Residue::new(4)).unwrap_err().to_string();
        assert_eq!(refused(sine), "`sin` is no rational function");
        assert_eq!(refused(root), "`sqrt` is no rational function");
        assert_eq!(refused(pi), "`pi` is no rational function");
    }
}
