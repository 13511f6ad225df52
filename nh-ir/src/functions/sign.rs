//! Sign. In the graph it is a guarded quotient.

use super::*;

pub(super) struct Sign;

impl Elementary for Sign {
    fn about(&self) -> About {
        About {
            other_names: &["sgn", "signum"],
            typeset: Typeset::Command(r"\operatorname{sign}"),
            parity: Parity::Odd,
            at_zero: Some(Exact::ZERO),
            at_one: Some(Exact::ONE),
            kink: Kink::Jump,
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        if x == 0.0 { 0.0 } else { x.signum() }
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        let (zero, one) = (R::whole(0), R::whole(1));
        if x == zero { zero } else { one.copysign(x) }
    }

    fn exact(&self, x: &BigRational) -> Option<BigRational> {
        Some(x.signum())
    }

    fn rate<A: Arithmetic>(&self, _a: &mut A, _x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Zero
    }

    fn increment(&self, _graph: &mut Graph, _ends: &Ends) -> Increment {
        Increment::Plain("an absolute value or a sign")
    }

    fn simplified(&self, graph: &mut Graph, a: Value) -> Option<Value> {
        Some(graph.sign(a))
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        Some(Ok(algebra::sign(u)))
    }
}
