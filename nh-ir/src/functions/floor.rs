//! Floor: the largest integer that is not larger than the argument.

use super::*;

pub(super) struct Floor;

impl Elementary for Floor {
    fn about(&self) -> About {
        About {
            typeset: Typeset::Command(r"\operatorname{floor}"),
            at_zero: Some(Exact::ZERO),
            at_one: Some(Exact::ONE),
            kink: Kink::Jump,
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::floor(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.floor()
    }

    fn exact(&self, x: &BigRational) -> Option<BigRational> {
        Some(x.floor())
    }

    fn rate<A: Arithmetic>(&self, _a: &mut A, _x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Zero
    }

    fn increment(&self, _graph: &mut Graph, _ends: &Ends) -> Increment {
        Increment::Plain("an integer part")
    }
}
