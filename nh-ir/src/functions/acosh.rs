//! Inverse hyperbolic cosine.

use super::*;

pub(super) struct Acosh;

impl Elementary for Acosh {
    fn about(&self) -> About {
        About {
            other_names: &["arccosh", "arcosh"],
            typeset: Typeset::Command(r"\operatorname{arcosh}"),
            at_one: Some(Exact::ZERO),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::acosh(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        let one = R::whole(1);
        (x - one + ((x - one) * (x + one)).sqrt()).ln_1p()
    }

    fn is_defined_at(&self, x: &BigRational) -> bool {
        x.numer() >= x.denom()
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Over(a.hyperbolic_sine_of(x), (1, 1))
    }

    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        let cosines = [ends.old, ends.new];
        let sines = cosines.map(|x| graph.hyperbolic_sine_of(&x));
        Increment::of_area(graph, sines, cosines, sines)
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let square = series.beside_one(a, true);
        let square = series.push(Recurrence::Neg(square), None);
        let [root, own] = series.own();
        let w = series.push(Recurrence::Sqrt(root, square), None);
        Some(series.push(Recurrence::Primitive(own, Function::Acosh, a, w), value))
    }
}
