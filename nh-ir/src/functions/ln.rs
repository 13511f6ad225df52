//! Natural logarithm.

use super::*;

pub(super) struct Ln;

impl Elementary for Ln {
    fn about(&self) -> About {
        About {
            owns_its_name: true,
            typeset: Typeset::Command(r"\ln"),
            at_one: Some(Exact::ZERO),
            law: Law::Logarithm,
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::log(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.ln()
    }

    fn is_defined_at(&self, x: &BigRational) -> bool {
        x.is_positive()
    }

    fn rate<A: Arithmetic>(&self, _a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Over(x.clone(), (1, 1))
    }

    /// 2 artanh(Δx/(x' + x))
    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        let inner = Inner::Over(graph.add(ends.old, ends.new));
        Increment::Of { odd: Function::Atanh, inner, outer: Outer::One, number: 2 }
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let [own] = series.own();
        Some(series.push(Recurrence::Primitive(own, Function::Ln, a, a), value))
    }

    fn simplified(&self, graph: &mut Graph, a: Value) -> Option<Value> {
        match *graph.node(a) {
            Node::Call(Function::Exp, x) => Some(x),
            _ => None,
        }
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        Some(algebra::ln(u))
    }
}
