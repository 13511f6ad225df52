//! Random expressions. The original tree, the expression, its compact tree and its expanded tree
//! have one value, and derivatives agree with finite differences.

use crate::support::*;
use nonholonomic_ir::algebra::{Engine, Expr};
use nonholonomic_ir::tree::{BinaryFunction, Function, Tree, Var};
use num_bigint::BigInt;
use num_rational::BigRational;

/// xorshift64*: Marsaglia (2003), Vigna (2016).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    fn rational(&mut self) -> BigRational {
        let (n, d) = (self.below(7) as i64 - 3, self.below(3) as i64 + 1);
        BigRational::new(BigInt::from(if n == 0 { 4 } else { n }), BigInt::from(d))
    }

    fn leaf(&mut self) -> Tree<Var> {
        match self.below(5) {
            0 => Tree::Number(self.rational()),
            1 | 2 => Tree::Variable(Var::Parameter(self.below(3) as usize)),
            _ => Tree::Variable(Var::Coordinate(self.below(3) as usize)),
        }
    }

    /// Returns a linear combination of coordinates.
    fn angle(&mut self) -> Tree<Var> {
        let term = |r: &mut Random| {
            let number = BigRational::from(BigInt::from(r.below(3) as i64 - 1)) + BigRational::new(1.into(), 2.into());
            Tree::Product(vec![Tree::Number(number), Tree::Variable(Var::Coordinate(r.below(2) as usize))])
        };
        Tree::Sum(vec![term(self), term(self)])
    }

    fn tree(&mut self, depth: u32) -> Tree<Var> {
        if depth == 0 {
            return self.leaf();
        }
        let several = |r: &mut Random| (0..2 + r.below(2)).map(|_| r.tree(depth - 1)).collect::<Vec<_>>();
        match self.below(11) {
            0..3 => Tree::Sum(several(self)),
            3..5 => Tree::Product(several(self)),
            5 => {
                let exponent = [2, 3, -1][self.below(3) as usize];
                Tree::Power(Box::new(self.tree(depth - 1)), BigRational::from(BigInt::from(exponent)))
            }
            6 => {
                let function = [Function::Sin, Function::Cos][self.below(2) as usize];
                Tree::Call(function, Box::new(self.angle()))
            }
            7 => {
                // The argument is a sum of squares, so that the root is real.
                let square = Tree::Power(Box::new(self.tree(depth - 1)), BigRational::from(BigInt::from(2)));
                let one = Tree::Number(BigRational::from(BigInt::from(1 + self.below(2) as i64)));
                Tree::Call(Function::Sqrt, Box::new(Tree::Sum(vec![square, one])))
            }
            8 => {
                let list = BinaryFunction::ALL;
                let function = list[self.below(list.len() as u64) as usize];
                Tree::Call2(function, Box::new(self.tree(depth - 1)), Box::new(self.leaf()))
            }
            9 => {
                let function = [Function::Abs, Function::Sign][self.below(2) as usize];
                Tree::Call(function, Box::new(self.tree(depth - 1)))
            }
            _ => {
                let list =
                    [Function::Exp, Function::Atan, Function::Sinh, Function::Cosh, Function::Tanh, Function::Abs];
                let function = list[self.below(list.len() as u64) as usize];
                Tree::Call(function, Box::new(self.leaf()))
            }
        }
    }
}

/// Returns random trees with their expressions. Trees that divide by zero are excluded. Trees with
/// a very large value are also excluded, since rounding leaves nothing to compare.
fn samples(seed: u64, count: usize, depth: u32) -> Vec<(Tree<Var>, Expr)> {
    positive_parameters();
    let mut random = Random(seed);
    let mut list = Vec::new();
    let mut tried = 0;
    while list.len() < count {
        tried += 1;
        assert!(tried < 4 * count, "too many samples are of no use");
        let tree = random.tree(depth);
        let Ok(expr) = Expr::from_tree(&tree) else { continue };
        if tree.evaluate(&point).abs() < 1e4 {
            list.push((tree, expr));
        }
    }
    list
}

/// Trees keep their values.
#[test]
pub fn values() {
    let _engine = Engine::new().enter();
    for (tree, expr) in samples(1, 150, 3) {
        let value = tree.evaluate(&point);
        assert_close(value, expr.evaluate(&point), &|| format!("{tree:?}\n{}", shown(&expr)));
        assert_close(value, expr.expanded_tree().evaluate(&point), &|| format!("expanded {}", shown(&expr)));
        let again = Expr::from_tree(&expr.tree()).expect("it has a value");
        assert_eq!(again, expr, "read back");
    }
}

/// Field operations agree with numbers.
#[test]
pub fn operations() {
    let _engine = Engine::new().enter();
    let list = samples(2, 60, 2);
    for pair in list.windows(2) {
        let [(s, a), (t, b)] = pair else { unreachable!() };
        let (x, y) = (s.evaluate(&point), t.evaluate(&point));
        let what = || format!("{} and {}", shown(a), shown(b));
        assert_close((a + b).evaluate(&point), x + y, &what);
        assert_close((a - b).evaluate(&point), x - y, &what);
        assert_close((a * b).evaluate(&point), x * y, &what);
        if !b.is_zero() {
            assert_close((a / b).evaluate(&point), x / y, &what);
            assert_eq!(&(a / b) * b, *a);
        }
        assert!((a - &a.clone()).is_zero());
        assert_eq!(&(a + b) - b, *a);
        assert_eq!(a * b, b * a);
    }
}

/// Derivatives agree with finite differences.
#[test]
pub fn derivatives() {
    let _engine = Engine::new().enter();
    for (tree, expr) in samples(3, 100, 2) {
        for variable in expr.variables() {
            // Central differences of fourth order: error h⁴ f⁽⁵⁾/30 with h = 10⁻³, and rounding
            // 10⁻¹⁶/h.
            let h = 1e-3;
            let at = |k: f64| tree.evaluate(&|v| if v == variable { point(v) + k * h } else { point(v) });
            let slope = (8.0 * (at(1.0) - at(-1.0)) - (at(2.0) - at(-2.0))) / (12.0 * h);
            let exact = expr.derivative(variable).evaluate(&point);
            let scale = 1.0 + exact.abs() + at(0.0).abs();
            assert!((slope - exact).abs() < 1e-6 * scale, "{slope} and {exact}: d/d{variable:?} of {}", shown(&expr));
        }
    }
}

/// Equal expressions that are made in different ways are recognised.
#[test]
pub fn identities() {
    let _engine = Engine::new().enter();
    let list = samples(4, 40, 2);
    for triple in list.windows(3) {
        let [(_, a), (_, b), (_, c)] = triple else { unreachable!() };
        assert_eq!(a * &(b + c), a * b + a * c);
        assert_eq!((a + b).pow(2) - (a - b).pow(2), int(4) * a * b);
        let variable = Var::Coordinate(0);
        let rule = &a.derivative(variable) * b + &b.derivative(variable) * a;
        assert_eq!((a * b).derivative(variable), rule);
    }
}
