//! Inverse tangent.

use super::*;

pub(super) struct Atan;

impl Elementary for Atan {
    fn about(&self) -> About {
        About {
            other_names: &["arctan"],
            owns_its_name: true,
            typeset: Typeset::Command(r"\arctan"),
            parity: Parity::Odd,
            at_zero: Some(Exact::ZERO),
            at_one: Some(Exact::Pi(4)),
            law: Law::Arc(Leg::Tangent),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::atan(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.atan()
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Over(a.one_plus_square(x), (1, 1))
    }

    /// Returns the argument of (1 + i x')(1 − i x).
    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        let (one, product) = (graph.one(), graph.mul(ends.old, ends.new));
        Increment::Angle { sine: Inner::Whole, cosine: graph.add(product, one), sign: 1 }
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let (w, [own]) = (series.beside_one(a, false), series.own());
        Some(series.push(Recurrence::Primitive(own, Function::Atan, a, w), value))
    }
}
