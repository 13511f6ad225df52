//! Changes of functions without cancellation, as formulas that give both differences and difference
//! quotients.

use super::Function;
use crate::ir::graph::{Graph, Value};
use crate::tree::Side;
use num_rational::BigRational;

/// A function at both ends of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    /// x
    pub old: Value,
    /// x'
    pub new: Value,
    /// ½ (x + x')
    pub mean: Value,
    /// f(x)
    pub old_value: Value,
    /// f(x')
    pub new_value: Value,
}

/// f(x') − f(x) as a formula with the factor x' − x.
pub(crate) enum Increment {
    /// The difference of the values. The text names the kind of function.
    Plain(&'static str),
    /// number · outer · s(t), with an odd function s and s'(0) = 1
    Of { odd: Function, inner: Inner, outer: Outer, number: i64 },
    /// (x' − x)/(a + b), where the sum may vanish if x does not change.
    Over(Value, Value),
    /// The angle with this sine and this cosine, times ±1. Sine and cosine may be those of a
    /// triangle of any size.
    Angle { sine: Inner, cosine: Value, sign: i64 },
}

/// t as a function of x' − x.
#[derive(Clone, Copy)]
pub(crate) enum Inner {
    /// x' − x
    Whole,
    /// ½ (x' − x)
    Half,
    /// (x' − x) a
    Times(Value),
    /// (x' − x)/a
    Over(Value),
}

/// A factor.
#[derive(Clone, Copy)]
pub(crate) enum Outer {
    One,
    Times(Value),
    /// a + b
    Sum(Value, Value),
    /// 1/a
    Over(Value),
}

impl Increment {
    /// number · g(x̄) s(½ (x' − x))
    pub(super) fn by_half(graph: &mut Graph, ends: &Ends, number: i64, outer: Function, odd: Function) -> Increment {
        let outer = Outer::Times(graph.call(outer, ends.mean));
        Increment::Of { odd, inner: Inner::Half, outer, number }
    }

    /// s(x' − x)/(c(x) c(x'))
    pub(super) fn by_quotient(graph: &mut Graph, ends: &Ends, odd: Function, below: Function) -> Increment {
        let (first, second) = (graph.call(below, ends.old), graph.call(below, ends.new));
        let outer = Outer::Over(graph.mul(first, second));
        Increment::Of { odd, inner: Inner::Whole, outer, number: 1 }
    }

    /// Returns arsinh of the hyperbolic sine of the difference. At both ends s = sinh u and c =
    /// cosh u; one of them is the argument of the function, and the other is a root. sinh(u' − u) =
    /// s'c − sc' is Δx (1 + cosh(u' − u))/(sum of both roots), and cosh(u' − u) = cc' − ss' is
    /// (c² + c'² − 1)/(cc' + ss') where s s' > 0.
    pub(super) fn of_area(graph: &mut Graph, sines: [Value; 2], cosines: [Value; 2], roots: [Value; 2]) -> Increment {
        let (ss, cc) = (graph.mul(sines[0], sines[1]), graph.mul(cosines[0], cosines[1]));
        let (sum, difference) = (graph.add(cc, ss), graph.sub(cc, ss));
        let (squares, one) = (graph.dot(&cosines, &cosines), graph.one());
        let above = graph.sub(squares, one);
        let quotient = graph.div(above, sum);
        let near = graph.where_side(Side::Above, ss, quotient);
        let far = graph.where_side(Side::NotAbove, ss, difference);
        let (cosine, below) = (graph.sum(&[near, far, one]), graph.add(roots[0], roots[1]));
        let factor = graph.div_or_zero(cosine, below);
        Increment::Of { odd: Function::Asinh, inner: Inner::Times(factor), outer: Outer::One, number: 1 }
    }

    /// Returns the difference of two arcsines. With c = √(1 − x²) its sine is x'c − xc' = c̄ Δx −
    /// x̄ Δc. Since Δc = −(x + x')Δx/(c + c'), the sine is Δx ((c + c')² + (x + x')²)/(2 (c + c')),
    /// with a sum of squares. The cosine is cc' + xx'.
    pub(super) fn of_arc(graph: &mut Graph, ends: &Ends, sign: i64) -> Increment {
        use super::Arithmetic;
        let [c, c_new] = [ends.old, ends.new].map(|x| {
            let square = graph.one_minus_square(&x);
            graph.sqrt(square)
        });
        let (sum_c, sum_x) = (graph.add(c, c_new), graph.add(ends.old, ends.new));
        let squares = graph.dot(&[sum_c, sum_x], &[sum_c, sum_x]);
        let twice = graph.scale(BigRational::from_integer(2.into()), sum_c);
        let sine = Inner::Times(graph.div_or_zero(squares, twice));
        Increment::Angle { sine, cosine: graph.dot(&[c, ends.old], &[c_new, ends.new]), sign }
    }
}
