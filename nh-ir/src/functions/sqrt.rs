//! Square root.

use super::*;
use num_bigint::BigInt;

pub(super) struct Sqrt;

impl Elementary for Sqrt {
    fn about(&self) -> About {
        About {
            other_names: &["root"],
            owns_its_name: true,
            typeset: Typeset::Around(r"\sqrt{", "}"),
            at_zero: Some(Exact::ZERO),
            at_one: Some(Exact::ONE),
            law: Law::Root,
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::sqrt(x)
    }

    fn reference<R: Reference>(&self, x: R) -> R {
        x.sqrt()
    }

    fn is_defined_at(&self, x: &BigRational) -> bool {
        !x.is_negative()
    }

    fn range(&self, argument: Range) -> Range {
        argument.max(Range::NonNegative)
    }

    fn rate<A: Arithmetic>(&self, _a: &mut A, _x: &A::Term, y: &A::Term) -> Rate<A::Term> {
        Rate::Over(y.clone(), (1, 2))
    }

    /// (x' − x)/(√x + √x'). Both roots vanish only if x does not change.
    fn increment(&self, _graph: &mut Graph, ends: &Ends) -> Increment {
        Increment::Over(ends.old_value, ends.new_value)
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        let [own] = series.own();
        Some(series.push(Recurrence::Sqrt(own, a), value))
    }

    /// Takes the root of a square number exactly.
    fn simplified(&self, graph: &mut Graph, a: Value) -> Option<Value> {
        let (c, x) = graph.coefficient(a);
        if c.is_zero() {
            return Some(a);
        }
        let root = exact_root(&c)?;
        if graph.is_one(x) {
            return Some(graph.constant(root));
        }
        let rest = graph.intern(Node::Call(Function::Sqrt, x));
        Some(graph.scale(root, rest))
    }

    fn reduced(&self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        Some(algebra::sqrt(u))
    }
}

/// Returns the exact square root of the square of a rational number.
fn exact_root(c: &BigRational) -> Option<BigRational> {
    if c.is_negative() {
        return None;
    }
    let root = |n: &BigInt| {
        let r = n.sqrt();
        (&r * &r == *n).then_some(r)
    };
    Some(BigRational::new(root(c.numer())?, root(c.denom())?))
}
