//! Inverse hyperbolic tangent.

use super::*;

pub(super) struct Atanh;

impl Elementary for Atanh {
    fn about(&self) -> About {
        About {
            other_names: &["arctanh", "artanh"],
            typeset: Typeset::Command(r"\operatorname{artanh}"),
            parity: Parity::Odd,
            at_zero: Some(Exact::ZERO),
            law: Law::AreaTangent,
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::atanh(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        let size = x.abs();
        (((size + size) / (R::whole(1) - size)).ln_1p() / R::whole(2)).copysign(x)
    }

    fn is_defined_at(&self, x: &BigRational) -> bool {
        x.numer().abs() < *x.denom()
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Over(a.one_minus_square(x), (1, 1))
    }

    /// artanh(Δx/(1 − x x'))
    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        let (one, product) = (graph.one(), graph.mul(ends.old, ends.new));
        let inner = Inner::Over(graph.sub(one, product));
        Increment::Of { odd: Function::Atanh, inner, outer: Outer::One, number: 1 }
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let (w, [own]) = (series.beside_one(a, true), series.own());
        Some(series.push(Recurrence::Primitive(own, Function::Atanh, a, w), value))
    }
}
