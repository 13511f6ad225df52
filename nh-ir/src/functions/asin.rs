//! Inverse sine.

use super::*;

pub(super) struct Asin;

impl Elementary for Asin {
    fn about(&self) -> About {
        About {
            other_names: &["arcsin"],
            owns_its_name: true,
            typeset: Typeset::Command(r"\arcsin"),
            parity: Parity::Odd,
            at_zero: Some(Exact::ZERO),
            at_one: Some(Exact::Pi(2)),
            law: Law::Arc(Leg::Sine),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::asin(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.asin()
    }

    fn is_defined_at(&self, x: &BigRational) -> bool {
        is_within_one(x)
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        let square = a.one_minus_square(x);
        Rate::Over(a.sqrt(&square), (1, 1))
    }

    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        Increment::of_arc(graph, ends, 1)
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let square = series.beside_one(a, true);
        let [root, own] = series.own();
        let w = series.push(Recurrence::Sqrt(root, square), None);
        Some(series.push(Recurrence::Primitive(own, Function::Asin, a, w), value))
    }
}
