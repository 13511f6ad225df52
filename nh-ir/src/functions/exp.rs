//! Exponential.

use super::*;

pub(super) struct Exp;

impl Elementary for Exp {
    fn about(&self) -> About {
        About {
            owns_its_name: true,
            typeset: Typeset::Power("e", r"\exp"),
            at_zero: Some(Exact::ONE),
            is_steep: true,
            law: Law::Exponential,
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::exp(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.exp()
    }

    fn range(&self, _argument: Range) -> Range {
        Range::Positive
    }

    fn rate<A: Arithmetic>(&self, _a: &mut A, _x: &A::Term, y: &A::Term) -> Rate<A::Term> {
        Rate::Times(y.clone())
    }

    /// (eˣ' + eˣ) tanh(Δx/2), which has the size of the larger value, even if Δx is large.
    fn increment(&self, _graph: &mut Graph, ends: &Ends) -> Increment {
        let outer = Outer::Sum(ends.old_value, ends.new_value);
        Increment::Of { odd: Function::Tanh, inner: Inner::Half, outer, number: 1 }
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let [own] = series.own();
        Some(series.push(Recurrence::Exp(own, a), value))
    }

    fn simplified(&self, graph: &mut Graph, a: Value) -> Option<Value> {
        match *graph.node(a) {
            Node::Call(Function::Ln, x) => Some(x),
            _ => None,
        }
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        Some(algebra::exp(u))
    }
}
