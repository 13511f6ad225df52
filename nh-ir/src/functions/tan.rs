//! Tangent.

use super::*;

pub(super) struct Tan;

impl Elementary for Tan {
    fn about(&self) -> About {
        About {
            other_names: &["tg"],
            owns_its_name: true,
            typeset: Typeset::Command(r"\tan"),
            parity: Parity::Odd,
            at_zero: Some(Exact::ZERO),
            law: Law::Circle(Leg::Tangent),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::tan(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.tan()
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, _x: &A::Term, y: &A::Term) -> Rate<A::Term> {
        Rate::Times(a.one_plus_square(y))
    }

    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        Increment::by_quotient(graph, ends, Function::Sin, Function::Cos)
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let sine = series.pair(true, a);
        let (cosine, [own]) = (series.push(Recurrence::Second(sine), None), series.own());
        Some(series.push(Recurrence::Quotient(own, sine, cosine), value))
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        let pole = |_| algebra::not_real("tan", u);
        Some(algebra::circular(u).and_then(|(sine, cosine)| sine.checked_div(&cosine).map_err(pole)))
    }
}
