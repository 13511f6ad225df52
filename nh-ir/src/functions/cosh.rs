//! Hyperbolic cosine.

use super::*;

pub(super) struct Cosh;

impl Elementary for Cosh {
    fn about(&self) -> About {
        About {
            other_names: &["ch"],
            owns_its_name: true,
            typeset: Typeset::Command(r"\cosh"),
            parity: Parity::Even,
            at_zero: Some(Exact::ONE),
            is_steep: true,
            law: Law::Line(Leg::Cosine),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::cosh(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        (x.exp() + (-x).exp()) / R::whole(2)
    }

    fn range(&self, _argument: Range) -> Range {
        Range::Positive
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Times(a.call(Function::Sinh, x))
    }

    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        Increment::by_half(graph, ends, 2, Function::Sinh, Function::Sinh)
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let pair = series.pair(false, a);
        Some(series.push(Recurrence::Second(pair), value))
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        Some(algebra::hyperbolic(u).map(|(_, cosine)| cosine))
    }
}
