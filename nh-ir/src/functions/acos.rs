//! Inverse cosine.

use super::*;

pub(super) struct Acos;

impl Elementary for Acos {
    fn about(&self) -> About {
        About {
            other_names: &["arccos"],
            owns_its_name: true,
            typeset: Typeset::Command(r"\arccos"),
            parity: Parity::Supplement,
            at_zero: Some(Exact::Pi(2)),
            at_one: Some(Exact::ZERO),
            law: Law::Arc(Leg::Cosine),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::acos(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.acos()
    }

    fn is_defined_at(&self, x: &BigRational) -> bool {
        is_within_one(x)
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        let square = a.one_minus_square(x);
        Rate::Over(a.sqrt(&square), (-1, 1))
    }

    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        Increment::of_arc(graph, ends, -1)
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let square = series.beside_one(a, true);
        let [root, own] = series.own();
        let w = series.push(Recurrence::Sqrt(root, square), None);
        let w = series.push(Recurrence::Neg(w), None);
        Some(series.push(Recurrence::Primitive(own, Function::Acos, a, w), value))
    }
}
