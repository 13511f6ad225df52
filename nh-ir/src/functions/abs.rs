//! Absolute value. In the graph it is a node of its own.

use super::*;

pub(super) struct Abs;

impl Elementary for Abs {
    fn about(&self) -> About {
        About {
            other_names: &["fabs", "magnitude"],
            typeset: Typeset::Around(r"\left|", r"\right|"),
            parity: Parity::Even,
            at_zero: Some(Exact::ZERO),
            at_one: Some(Exact::ONE),
            kink: Kink::Corner,
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        x.abs()
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.abs()
    }

    fn exact(&self, x: &BigRational) -> Option<BigRational> {
        Some(x.abs())
    }

    fn range(&self, argument: Range) -> Range {
        argument.max(Range::NonNegative)
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Times(a.call(Function::Sign, x))
    }

    fn increment(&self, _graph: &mut Graph, _ends: &Ends) -> Increment {
        Increment::Plain("an absolute value or a sign")
    }

    fn simplified(&self, graph: &mut Graph, a: Value) -> Option<Value> {
        Some(graph.abs(a))
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        Some(Ok(algebra::abs(u)))
    }
}
