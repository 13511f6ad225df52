//! Inverse hyperbolic sine.

use super::*;

pub(super) struct Asinh;

impl Elementary for Asinh {
    fn about(&self) -> About {
        About {
            other_names: &["arcsinh", "arsinh"],
            typeset: Typeset::Command(r"\operatorname{arsinh}"),
            parity: Parity::Odd,
            at_zero: Some(Exact::ZERO),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::asinh(x)
    }

    /// The logarithm of 1 + y, where y is small for small x.
    fn reference<R: Reference>(&self, x: R) -> R {
        let (size, one) = (x.abs(), R::whole(1));
        let root = (size * size + one).sqrt();
        (size + size * size / (root + one)).ln_1p().copysign(x)
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Over(a.hyperbolic_cosine_of(x), (1, 1))
    }

    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        let sines = [ends.old, ends.new];
        let cosines = sines.map(|x| graph.hyperbolic_cosine_of(&x));
        Increment::of_area(graph, sines, cosines, cosines)
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let square = series.beside_one(a, false);
        let [root, own] = series.own();
        let w = series.push(Recurrence::Sqrt(root, square), None);
        Some(series.push(Recurrence::Primitive(own, Function::Asinh, a, w), value))
    }
}
