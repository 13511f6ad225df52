//! Hyperbolic tangent.

use super::*;

pub(super) struct Tanh;

impl Elementary for Tanh {
    fn about(&self) -> About {
        About {
            other_names: &["th"],
            owns_its_name: true,
            typeset: Typeset::Command(r"\tanh"),
            parity: Parity::Odd,
            at_zero: Some(Exact::ZERO),
            law: Law::Line(Leg::Tangent),
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::tanh(x)
    }

    /// e⁻²ˣ is 0 for large arguments.
    fn reference<R: Reference>(&self, x: R) -> R {
        let e = (-(x.abs() + x.abs())).exp_m1();
        (-e / (e + R::whole(2))).copysign(x)
    }

    fn rate<A: Arithmetic>(&self, a: &mut A, _x: &A::Term, y: &A::Term) -> Rate<A::Term> {
        Rate::Times(a.one_minus_square(y))
    }

    /// tanh(x' − x) (1 − tanh x tanh x'). The second factor is 2 (s(x) s(−x') + s(−x) s(x')) with
    /// s(x) = 1/(1 + e^(−2x)): a sum of positive terms that do not overflow.
    fn increment(&self, graph: &mut Graph, ends: &Ends) -> Increment {
        let mut step = |x: Value, sign: i64| {
            let twice = graph.scale(BigRational::from_integer((-2 * sign).into()), x);
            let (one, power) = (graph.one(), graph.call(Function::Exp, twice));
            let denominator = graph.add(power, one);
            graph.div(one, denominator)
        };
        let (left, right) = ([step(ends.old, 1), step(ends.old, -1)], [step(ends.new, -1), step(ends.new, 1)]);
        let sum = graph.dot(&left, &right);
        let outer = Outer::Times(graph.scale(BigRational::from_integer(2.into()), sum));
        Increment::Of { odd: Function::Tanh, inner: Inner::Whole, outer, number: 1 }
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let [own] = series.own();
        let u = series.push(Recurrence::Integral(own, Function::Tanh, a), value);
        let w = series.beside_one(u, true);
        series.push(Recurrence::Slope(own, a, w), None);
        Some(u)
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        Some(algebra::hyperbolic(u).map(|(sine, cosine)| sine / cosine))
    }
}
