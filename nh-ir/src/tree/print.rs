//! Trees as text, in the grammar of declarations.

use super::{BinaryFunction, Named, Tree};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

/// Returns the tree in the grammar of declarations, `m*l^2*sin(theta)`; `name` gives the variables'
/// names.
pub fn text<V>(tree: &Tree<V>, name: &dyn Fn(&V) -> String) -> String {
    written(tree, name, Place::Term)
}

/// Place of an expression, which decides about its parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// Alone, or in a sum.
    Term,
    /// In a product.
    Factor,
    /// Under an exponent, or below a fraction bar.
    Base,
}

/// A product as a fraction without negative exponents: its sign, its number, the factors above the
/// bar and those below.
pub(super) struct Fraction<'a, V> {
    pub(super) negative: bool,
    pub(super) number: BigRational,
    pub(super) above: Vec<(&'a Tree<V>, BigRational)>,
    pub(super) below: Vec<(&'a Tree<V>, BigRational)>,
}

impl<'a, V> Fraction<'a, V> {
    pub(super) fn new(tree: &'a Tree<V>) -> Fraction<'a, V> {
        let mut result = Fraction { negative: false, number: BigRational::one(), above: vec![], below: vec![] };
        result.multiply(tree, &BigRational::one());
        result.negative = result.number.is_negative();
        result.number = result.number.abs();
        result
    }

    fn multiply(&mut self, tree: &'a Tree<V>, exponent: &BigRational) {
        match tree {
            Tree::Number(n) if exponent.is_one() => self.number *= n,
            Tree::Number(n) if *exponent == -BigRational::one() && !n.is_zero() => self.number /= n,
            Tree::Product(factors) if exponent.abs().is_one() => {
                factors.iter().for_each(|f| self.multiply(f, exponent));
            }
            Tree::Power(base, inner) if exponent.abs().is_one() => {
                let exponent = inner * exponent;
                if exponent.abs().is_one() {
                    self.multiply(base, &exponent);
                } else {
                    self.push(base, exponent);
                }
            }
            _ => self.push(tree, exponent.clone()),
        }
    }

    fn push(&mut self, tree: &'a Tree<V>, exponent: BigRational) {
        if exponent.is_negative() {
            self.below.push((tree, -exponent));
        } else {
            self.above.push((tree, exponent));
        }
    }
}

/// Returns whether an exponent is written as a square root.
pub(super) fn is_half(exponent: &BigRational) -> bool {
    *exponent == BigRational::new(1.into(), 2.into())
}

fn parenthesised(inside: &str, needed: bool) -> String {
    if needed { format!("({inside})") } else { inside.to_owned() }
}

fn written<V>(tree: &Tree<V>, name: &dyn Fn(&V) -> String, place: Place) -> String {
    match tree {
        Tree::Pi => "pi".to_owned(),
        Tree::Variable(v) => name(v),
        Tree::Named(named) => named_text(named, name),
        Tree::Call(function, inner) => format!("{}({})", function.name(), text(inner, name)),
        Tree::Call2(BinaryFunction::Where(side), condition, inner) => {
            side.written(&text(condition, name), &text(inner, name))
        }
        Tree::Call2(function, first, second) => {
            format!("{}({}, {})", function.name(), text(first, name), text(second, name))
        }
        Tree::Sum(terms) => {
            let mut sum = String::new();
            for term in terms {
                let term = text(term, name);
                match (sum.is_empty(), term.strip_prefix('-')) {
                    (true, _) => sum = term,
                    (false, Some(term)) => sum.extend([" - ", term]),
                    (false, None) => sum.extend([" + ", &term]),
                }
            }
            if sum.is_empty() { "0".to_owned() } else { parenthesised(&sum, place > Place::Term) }
        }
        Tree::Number(_) | Tree::Product(_) | Tree::Power(..) => quotient(&Fraction::new(tree), name, place),
    }
}

/// Returns the name alone: `d`, or `diff(d, x)` for a derivative.
fn named_text<V>(named: &Named<V>, name: &dyn Fn(&V) -> String) -> String {
    if named.by.is_empty() {
        return named.name.clone();
    }
    let by: Vec<String> = named.by.iter().map(name).collect();
    format!("diff({}, {})", named.name, by.join(", "))
}

fn quotient<V>(fraction: &Fraction<V>, name: &dyn Fn(&V) -> String, place: Place) -> String {
    let factor = |(tree, exponent): &(&Tree<V>, BigRational), place: Place| {
        if exponent.is_one() {
            written(tree, name, place)
        } else if is_half(exponent) {
            format!("sqrt({})", text(tree, name))
        } else {
            let exponent = parenthesised(&exponent.to_string(), !exponent.is_integer());
            format!("{}^{exponent}", written(tree, name, Place::Base))
        }
    };
    let (numer, denom) = (fraction.number.numer(), fraction.number.denom());
    let mut above = Vec::new();
    if !numer.is_one() || fraction.above.is_empty() {
        above.push(numer.to_string());
    }
    above.extend(fraction.above.iter().map(|f| factor(f, Place::Factor)));
    let mut below = Vec::new();
    if !denom.is_one() {
        below.push(denom.to_string());
    }
    let sole = below.is_empty() && fraction.below.len() == 1;
    below.extend(fraction.below.iter().map(|f| factor(f, if sole { Place::Base } else { Place::Factor })));
    // Write numbers first: 1/2*m*v^2 rather than m*v^2/2.
    let number_first = fraction.below.is_empty() && !denom.is_one() && !fraction.above.is_empty();
    let mut result = if number_first {
        let rest: Vec<String> = fraction.above.iter().map(|f| factor(f, Place::Factor)).collect();
        format!("{}*{}", fraction.number, rest.join("*"))
    } else {
        let above = above.join("*");
        match below.len() {
            0 => above,
            1 => format!("{above}/{}", below[0]),
            _ => format!("{above}/({})", below.join("*")),
        }
    };
    let factors = fraction.above.len() + fraction.below.len();
    let lone_power = factors == 1 && fraction.number.is_one() && fraction.above.len() == 1;
    let is_compound = factors + usize::from(!fraction.number.is_one()) > 1 || !fraction.below.is_empty();
    let is_ratio = !denom.is_one();
    let is_power = lone_power && !fraction.above[0].1.is_one() && !is_half(&fraction.above[0].1);
    if fraction.negative {
        result.insert(0, '-');
    }
    let needed = match place {
        Place::Term => false,
        Place::Factor => fraction.negative,
        Place::Base => fraction.negative || is_compound || is_ratio || is_power,
    };
    parenthesised(&result, needed)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::tree::Function;

    pub(in crate::tree) type T = Tree<&'static str>;

    pub(in crate::tree) fn v(name: &'static str) -> T {
        Tree::Variable(name)
    }

    pub(in crate::tree) fn n(n: i64, d: i64) -> T {
        Tree::Number(BigRational::new(n.into(), d.into()))
    }

    pub(in crate::tree) fn pow(base: T, n: i64, d: i64) -> T {
        Tree::Power(Box::new(base), BigRational::new(n.into(), d.into()))
    }

    fn shown(tree: &T) -> String {
        text(tree, &|v| (*v).to_owned())
    }

    #[test]
    fn products_and_powers() {
        let sine = Tree::Call(Function::Sin, Box::new(v("theta")));
        assert_eq!(shown(&Tree::Product(vec![v("m"), pow(v("l"), 2, 1), sine])), "m*l^2*sin(theta)");
        assert_eq!(shown(&Tree::Product(vec![n(1, 2), v("m"), pow(v("v"), 2, 1)])), "1/2*m*v^2");
        assert_eq!(shown(&Tree::Product(vec![n(-1, 1), v("a")])), "-a");
        assert_eq!(shown(&pow(Tree::Product(vec![v("a"), v("b")]), 2, 1)), "(a*b)^2");
        assert_eq!(shown(&pow(pow(v("a"), 2, 1), 3, 1)), "(a^2)^3");
        assert_eq!(shown(&pow(n(-1, 2), 3, 1)), "(-1/2)^3");
        assert_eq!(shown(&pow(v("a"), 1, 2)), "sqrt(a)");
        assert_eq!(shown(&pow(pow(v("a"), 1, 2), 3, 1)), "sqrt(a)^3");
        assert_eq!(shown(&pow(v("a"), -1, 2)), "1/sqrt(a)");
        assert_eq!(shown(&pow(v("a"), 2, 3)), "a^(2/3)");
        assert_eq!(shown(&pow(v("a"), -2, 1)), "1/a^2");
    }

    #[test]
    fn fractions() {
        let sum = Tree::Sum(vec![v("I"), v("J")]);
        assert_eq!(shown(&Tree::Product(vec![v("a"), pow(sum.clone(), -1, 1)])), "a/(I + J)");
        let below = pow(Tree::Product(vec![v("b"), sum.clone()]), -1, 1);
        assert_eq!(shown(&Tree::Product(vec![n(3, 2), v("a"), below])), "3*a/(2*b*(I + J))");
        assert_eq!(shown(&Tree::Product(vec![v("a"), pow(v("b"), -1, 1), pow(v("c"), -2, 1)])), "a/(b*c^2)");
        assert_eq!(shown(&pow(pow(v("a"), -1, 1), 2, 1)), "(1/a)^2");
        assert_eq!(shown(&n(-3, 4)), "-3/4");
    }

    #[test]
    fn sums() {
        let difference = Tree::Sum(vec![v("a"), Tree::Product(vec![n(-1, 1), v("b")])]);
        assert_eq!(shown(&difference), "a - b");
        assert_eq!(shown(&Tree::Product(vec![n(-1, 1), difference.clone()])), "-(a - b)");
        assert_eq!(shown(&pow(difference.clone(), 2, 1)), "(a - b)^2");
        let product = Tree::Product(vec![n(-1, 1), v("c"), Tree::Product(vec![n(-2, 1), difference])]);
        assert_eq!(shown(&product), "2*c*(a - b)");
        let negative = Tree::Sum(vec![Tree::Product(vec![n(-1, 2), v("a")]), n(-1, 1)]);
        assert_eq!(shown(&negative), "-1/2*a - 1");
        assert_eq!(shown(&Tree::Product(vec![v("a"), pow(Tree::Pi, -1, 1)])), "a/pi");
    }
}
