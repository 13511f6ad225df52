//! Cosine.

use super::*;

pub(super) struct Cos;

impl Elementary for Cos {
    fn about(&self) -> About {
        About {
            owns_its_name: true,
            typeset: Typeset::Command(r"\cos"),
            parity: Parity::Even,
            at_zero: Some(Exact::ONE),
            law: Law::Circle(Leg::Cosine),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::cos(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.sin_cos().1
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        let sine = a.call(Function::Sin, x);
        Rate::Times(a.negative(&sine))
    }

    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        Increment::by_half(graph, ends, -2, Function::Sin, Function::Sin)
    }

    /// cos x' − cos x = −2 sin x̄ sin(δ/2), ½ (cos x + cos x') = cos x̄ cos(δ/2)
    fn about_mean(&self, graph: &mut Graph, mean: Value, half: Value) -> Option<(Value, Value)> {
        let (sine, cosine) = (graph.sin(mean), graph.cos(mean));
        let (half_sine, half_cosine) = (graph.sin(half), graph.cos(half));
        let twice = graph.add(half_sine, half_sine);
        let product = graph.mul(sine, twice);
        Some((graph.neg(product), graph.mul(cosine, half_cosine)))
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let pair = series.pair(true, a);
        Some(series.push(Recurrence::Second(pair), value))
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        Some(algebra::circular(u).map(|(_, cosine)| cosine))
    }
}
