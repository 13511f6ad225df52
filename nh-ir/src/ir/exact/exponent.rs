//! Arguments of sin, cos, exp and similar functions as linear forms with rational coefficients.

use crate::functions::Law;
use crate::ir::graph::{Graph, Node, Value};
use crate::ir::rules::Rule;
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::collections::BTreeMap;

/// Argument x whose e^{i x} or e^x is known or drawn. Places are those in a
/// [`Tape`](super::tape::Tape).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Atom<P> {
    /// x = 1
    One,
    /// x = π
    Pi,
    /// Any other x.
    Value(P),
    /// x = ln b, so that eˣ is b.
    Log(P),
    /// x is the value of an inverse circular function at this node, so that cos x and sin x are
    /// algebraic in its operands.
    Angle(P),
}

impl<P> Atom<P> {
    pub(super) fn map<Q>(self, place: impl FnOnce(P) -> Q) -> Atom<Q> {
        match self {
            Atom::One => Atom::One,
            Atom::Pi => Atom::Pi,
            Atom::Value(p) => Atom::Value(place(p)),
            Atom::Log(p) => Atom::Log(place(p)),
            Atom::Angle(p) => Atom::Angle(place(p)),
        }
    }
}

/// Kind of functions that an argument belongs to: circular or exponential.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Circle,
    Line,
}

impl Kind {
    /// Returns `None` for functions without an addition theorem.
    pub(super) fn of(function: Function) -> Option<Kind> {
        match function.about().law {
            Law::Circle(_) => Some(Kind::Circle),
            Law::Exponential | Law::Line(_) => Some(Kind::Line),
            Law::Arc(_) | Law::Logarithm | Law::AreaTangent | Law::Root | Law::Drawn => None,
        }
    }
}

/// Σ r x with nonzero coefficients.
pub(super) type Form<P> = Vec<(BigRational, Atom<P>)>;

/// Returns the linear form of an argument. Only sums, differences and multiples are opened.
pub(super) fn linear_form(graph: &Graph, argument: Value, kind: Kind) -> Form<Value> {
    // Users come before operands. When a value is taken, its coefficient is complete.
    let mut open = BTreeMap::from([(argument, BigRational::one())]);
    let mut form: BTreeMap<Atom<Value>, BigRational> = BTreeMap::new();
    while let Some((value, c)) = open.pop_last() {
        let mut push = |v: Value, c: BigRational| *open.entry(v).or_default() += c;
        let mut term = |atom, c: BigRational| *form.entry(atom).or_default() += c;
        let number = |v: Value| graph.as_constant(v);
        match *graph.node(value) {
            _ if c.is_zero() => {}
            Node::Constant(ref k) => term(Atom::One, c * &**k),
            Node::Pi => term(Atom::Pi, c),
            Node::Neg(a) => push(a, -c),
            Node::Add(a, b) => {
                push(a, c.clone());
                push(b, c);
            }
            Node::Sub(a, b) => {
                push(a, c.clone());
                push(b, -c);
            }
            Node::Mul(a, b) => match (number(a), number(b)) {
                (Some(k), _) => push(b, c * k),
                (_, Some(k)) => push(a, c * k),
                _ => term(Atom::Value(value), c),
            },
            Node::Div(a, b) => match number(b) {
                Some(k) if !k.is_zero() => push(a, c / k),
                _ => term(Atom::Value(value), c),
            },
            Node::Call(f, b) if kind == Kind::Line && f.about().law == Law::Logarithm => term(Atom::Log(b), c),
            Node::Call(f, _) if kind == Kind::Circle && c.is_integer() && matches!(f.about().law, Law::Arc(_)) => {
                term(Atom::Angle(value), c);
            }
            Node::Apply(Rule::Atan2, _) if kind == Kind::Circle && c.is_integer() => term(Atom::Angle(value), c),
            _ => term(Atom::Value(value), c),
        }
    }
    form.into_iter().filter(|(_, c)| !c.is_zero()).map(|(atom, c)| (c, atom)).collect()
}

/// Returns the values that a linear form reads.
pub(super) fn reads(form: &Form<Value>) -> impl Iterator<Item = Value> + '_ {
    form.iter().filter_map(|&(_, atom)| match atom {
        Atom::One | Atom::Pi => None,
        Atom::Value(v) | Atom::Log(v) | Atom::Angle(v) => Some(v),
    })
}
