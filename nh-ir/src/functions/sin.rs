//! Sine.

use super::*;

pub(super) struct Sin;

impl Elementary for Sin {
    fn about(&self) -> About {
        About {
            owns_its_name: true,
            typeset: Typeset::Command(r"\sin"),
            parity: Parity::Odd,
            at_zero: Some(Exact::ZERO),
            law: Law::Circle(Leg::Sine),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::sin(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.sin_cos().0
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        Rate::Times(a.call(Function::Cos, x))
    }

    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        Increment::by_half(graph, ends, 2, Function::Cos, Function::Sin)
    }

    /// sin x' − sin x = 2 cos x̄ sin(δ/2), ½ (sin x + sin x') = sin x̄ cos(δ/2)
    fn about_mean(&self, graph: &mut Graph, mean: Value, half: Value) -> Option<(Value, Value)> {
        let (sine, cosine) = (graph.sin(mean), graph.cos(mean));
        let (half_sine, half_cosine) = (graph.sin(half), graph.cos(half));
        let twice = graph.add(half_sine, half_sine);
        Some((graph.mul(cosine, twice), graph.mul(sine, half_cosine)))
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        Some(series.first_of_pair(true, a, value))
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        Some(algebra::circular(u).map(|(sine, _)| sine))
    }
}
