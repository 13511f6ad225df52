//! Derivatives of trees at a point, without a normal form.

use super::walk::{power, to_f64};
use super::{BinaryFunction, Once, Tree};
use num_rational::BigRational;

/// f, ∂f/∂a, ∂f/∂b and ∂²f/∂a∂b for two variables a and b, which may be the same.
#[derive(Clone, Copy, Debug, Default)]
pub struct Jet {
    /// f
    pub value: f64,
    /// ∂f/∂a, ∂f/∂b
    pub slopes: [f64; 2],
    /// ∂²f/∂a∂b, only valid without functions of both variables: the value for sin(a b) is wrong.
    pub curvature: f64,
}

impl Jet {
    fn constant(value: f64) -> Jet {
        Jet { value, ..Jet::default() }
    }

    fn plus(self, other: Jet) -> Jet {
        let slopes = [self.slopes[0] + other.slopes[0], self.slopes[1] + other.slopes[1]];
        Jet { value: self.value + other.value, slopes, curvature: self.curvature + other.curvature }
    }

    fn times(self, other: Jet) -> Jet {
        let ([a, b], [c, d]) = (self.slopes, other.slopes);
        let slope = |own: f64, others: f64| own * other.value + self.value * others;
        Jet {
            value: self.value * other.value,
            slopes: [slope(a, c), slope(b, d)],
            curvature: self.curvature * other.value + a * d + b * c + self.value * other.curvature,
        }
    }

    /// g(f), with g' and g'' at f.
    fn through(self, value: f64, first: f64, second: f64) -> Jet {
        // In 0 · ∞ the 0 is exact: the value does not depend on the variables.
        let scaled = |slope: f64, by: f64| if slope == 0.0 { 0.0 } else { slope * by };
        let [a, b] = self.slopes;
        Jet {
            value,
            slopes: [scaled(a, first), scaled(b, first)],
            curvature: scaled(self.curvature, first) + scaled(a * b, second),
        }
    }

    fn power(self, exponent: &BigRational) -> Jet {
        let one = BigRational::from_integer(1.into());
        let (p, less) = (to_f64(exponent), exponent - &one);
        let (first, second) = (p * power(self.value, &less), p * to_f64(&less) * power(self.value, &(&less - &one)));
        self.through(power(self.value, exponent), first, second)
    }
}

impl<V: Clone + PartialEq> Tree<V> {
    /// Returns value and derivatives at the given values of the variables.
    pub fn jet(&self, value: &dyn Fn(V) -> f64, along: [&V; 2]) -> Jet {
        self.jet_once(value, along, &mut Once::default())
    }

    fn jet_once(&self, value: &dyn Fn(V) -> f64, along: [&V; 2], known: &mut Once<V, Jet>) -> Jet {
        let mut of = |tree: &Tree<V>| tree.jet_once(value, along, known);
        match self {
            Tree::Number(n) => Jet::constant(to_f64(n)),
            Tree::Pi => Jet::constant(std::f64::consts::PI),
            Tree::Variable(v) => {
                Jet { value: value(v.clone()), slopes: along.map(|a| f64::from(u8::from(a == v))), curvature: 0.0 }
            }
            Tree::Sum(terms) => terms.iter().map(of).fold(Jet::default(), Jet::plus),
            Tree::Product(factors) => factors.iter().map(of).fold(Jet::constant(1.0), Jet::times),
            Tree::Power(base, exponent) => of(base).power(exponent),
            Tree::Call(function, inner) => {
                let inner = of(inner);
                let there = function.evaluate(inner.value);
                inner.through(there, function.derivative(inner.value, there), 0.0)
            }
            Tree::Call2(function, first, second) => {
                let [y, x] = [of(first), of(second)];
                match function {
                    BinaryFunction::Min if y.value <= x.value => y,
                    BinaryFunction::Max if y.value >= x.value => y,
                    BinaryFunction::Min | BinaryFunction::Max => x,
                    BinaryFunction::Where(side) => {
                        let chosen = |a: f64| side.choose(y.value, a);
                        Jet { value: chosen(x.value), slopes: x.slopes.map(chosen), curvature: chosen(x.curvature) }
                    }
                    BinaryFunction::Atan2 => {
                        let square = x.value * x.value + y.value * y.value;
                        let slope = |i: usize| (x.value * y.slopes[i] - y.value * x.slopes[i]) / square;
                        Jet { value: y.value.atan2(x.value), slopes: [slope(0), slope(1)], curvature: 0.0 }
                    }
                }
            }
            Tree::Named(named) => known.of(named, |known, tree| tree.jet_once(value, along, known)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests f = (x y + 2)³/√(1 + x²) + atan2(y, x) at (0.75, −0.5).
    #[test]
    fn a_jet_is_the_derivatives() {
        let number = |n: i64| Tree::Number(BigRational::from_integer(n.into()));
        let variable = |v: usize| Tree::Variable(v);
        let ratio = |n: i64, d: i64| BigRational::new(n.into(), d.into());
        let inner = Tree::Sum(vec![Tree::Product(vec![variable(0), variable(1)]), number(2)]);
        let square = Tree::Power(Box::new(variable(0)), ratio(2, 1));
        let below = Tree::Power(Box::new(Tree::Sum(vec![number(1), square])), ratio(-1, 2));
        let first = Tree::Product(vec![Tree::Power(Box::new(inner), ratio(3, 1)), below]);
        let at = |point: [f64; 2], tree: &Tree<usize>, along: [&usize; 2]| tree.jet(&|v| point[v], along);
        let (x, y) = (0.75_f64, -0.5_f64);
        let jet = at([x, y], &first, [&0, &1]);
        let (u, r) = (x * y + 2.0, (1.0 + x * x).sqrt());
        let right = Jet {
            value: u.powi(3) / r,
            slopes: [3.0 * u * u * y / r - u.powi(3) * x / r.powi(3), 3.0 * u * u * x / r],
            curvature: (6.0 * u * x * y + 3.0 * u * u) / r - 3.0 * u * u * x * x / r.powi(3),
        };
        // Each value takes a dozen operations on numbers below 10.
        let close = |a: f64, b: f64| (a - b).abs() < 1e-13;
        assert!(close(jet.value, right.value) && close(jet.curvature, right.curvature), "{jet:?} {right:?}");
        assert!(close(jet.slopes[0], right.slopes[0]) && close(jet.slopes[1], right.slopes[1]), "{jet:?} {right:?}");
        let angle = Tree::Call2(BinaryFunction::Atan2, Box::new(variable(1)), Box::new(variable(0)));
        let slope = at([x, y], &angle, [&0, &1]).slopes;
        assert!(close(slope[0], 0.5 / 0.8125) && close(slope[1], 0.75 / 0.8125), "{slope:?}");
    }
}
