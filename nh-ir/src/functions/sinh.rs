//! Hyperbolic sine.

use super::*;

pub(super) struct Sinh;

impl Elementary for Sinh {
    fn about(&self) -> About {
        About {
            other_names: &["sh"],
            owns_its_name: true,
            typeset: Typeset::Command(r"\sinh"),
            parity: Parity::Odd,
            at_zero: Some(Exact::ZERO),
            is_steep: true,
            law: Law::Line(Leg::Sine),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::sinh(x)
    }

    /// With eˣ − 1 nothing cancels near 0.
    fn reference<R: Reference>(&self, x: R) -> R {
        let (e, one) = (x.exp_m1(), R::whole(1));
        (e + e / (e + one)) / R::whole(2)
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Times(a.call(Function::Cosh, x))
    }

    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        Increment::by_half(graph, ends, 2, Function::Cosh, Function::Sinh)
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        Some(series.first_of_pair(false, a, value))
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        Some(algebra::hyperbolic(u).map(|(sine, _)| sine))
    }
}
