//! Elements of the field: arithmetic and queries.

use super::engine::Owner;
use super::poly::{Monomial, Poly, Symbol};
use super::{AlgebraError, effort::give_up, fraction, functions, kinks, present, table, values};
use crate::budget;
use crate::cost::algebra::MAX_LEAVES;
use crate::tree::{BinaryFunction, Function, Tree, Var};
use num_bigint::BigInt;
use num_rational::BigRational;
use std::borrow::Borrow;
use std::collections::BTreeSet;
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::rc::Rc;

/// An element of the field of rational functions in variables and kernels, in normal form.
///
/// Cloning is cheap. An expression can be used inside the [`Engine`](super::Engine) that it was
/// made in, and panics elsewhere.
#[derive(Clone)]
pub struct Expr(Rc<Fraction>);

struct Fraction {
    numerator: Poly,
    denominator: Poly,
    owner: Owner,
}

impl std::fmt::Debug for Expr {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::tree::text(&self.tree(), &|v| format!("{v:?}")))
    }
}

/// Compares the normal forms, or the products with both denominators.
impl PartialEq for Expr {
    fn eq(&self, other: &Self) -> bool {
        self.0.owner.require();
        other.0.owner.require();
        let (a, b) = (&self.0, &other.0);
        if Rc::ptr_eq(a, b) || (a.numerator == b.numerator && a.denominator == b.denominator) {
            return true;
        }
        if a.numerator.is_zero() || b.numerator.is_zero() || a.denominator == b.denominator {
            return fraction::reduce(&(&a.numerator - &b.numerator)).0.is_zero();
        }
        let difference = &(&a.numerator * &b.denominator) - &(&b.numerator * &a.denominator);
        fraction::reduce(&difference).0.is_zero()
    }
}

/// Divides expressions, which are not all zero, by the common factor of their numerators.
pub fn primitive(expressions: &[Expr]) -> Vec<Expr> {
    let gcd = expressions
        .iter()
        .fold(Poly::zero(), |gcd, e| if gcd.is_zero() { e.numerator().clone() } else { gcd.gcd(e.numerator()) });
    if gcd.is_zero() {
        return expressions.to_vec();
    }
    let divided = |e: &Expr| Expr::fraction(&e.numerator().quotient(&gcd), e.denominator());
    expressions.iter().map(|e| divided(e).expect("a denominator is not zero")).collect()
}

impl Expr {
    /// 0.
    pub fn zero() -> Expr {
        Expr::raw(Poly::zero(), Poly::one())
    }

    /// 1.
    pub fn one() -> Expr {
        Expr::raw(Poly::one(), Poly::one())
    }

    /// Returns an integer.
    pub fn integer(value: i64) -> Expr {
        Expr::raw(Poly::integer(&BigInt::from(value)), Poly::one())
    }

    /// Returns a rational number.
    pub fn rational(value: &BigRational) -> Expr {
        Expr::raw(Poly::integer(value.numer()), Poly::integer(value.denom()))
    }

    /// Returns π.
    pub fn pi() -> Expr {
        Expr::symbol(Symbol::PI)
    }

    /// Returns a variable.
    pub fn variable(variable: Var) -> Expr {
        Expr::symbol(Symbol::variable(variable))
    }

    /// Converts a tree to an expression.
    ///
    /// # Errors
    /// If it divides by zero, or if a function or root has no real value.
    pub fn from_tree(tree: &Tree<Var>) -> Result<Expr, AlgebraError> {
        Ok(match tree {
            Tree::Number(value) => Expr::rational(value),
            Tree::Pi => Expr::pi(),
            Tree::Variable(variable) => Expr::variable(*variable),
            Tree::Sum(terms) => {
                let mut sum = Expr::zero();
                for term in terms {
                    sum = sum + Expr::from_tree(term)?;
                }
                sum
            }
            Tree::Product(factors) => {
                let mut product = Expr::one();
                for factor in factors {
                    product = product * Expr::from_tree(factor)?;
                }
                product
            }
            Tree::Power(base, exponent) => functions::power(&Expr::from_tree(base)?, exponent)?,
            Tree::Call(function, argument) => Expr::apply(*function, &Expr::from_tree(argument)?)?,
            Tree::Call2(function, first, second) => {
                Expr::apply_to_two(*function, &Expr::from_tree(first)?, &Expr::from_tree(second)?)?
            }
            Tree::Named(named) => values::of(named)?,
        })
    }

    pub(super) fn symbol(symbol: Symbol) -> Expr {
        Expr::raw(Poly::symbol(symbol), Poly::one())
    }

    /// Makes an expression from a fraction that is already in normal form.
    fn raw(numerator: Poly, denominator: Poly) -> Expr {
        budget::check();
        Expr(Rc::new(Fraction { numerator, denominator, owner: Owner::current() }))
    }

    /// Returns the normal form of a polynomial.
    pub(super) fn polynomial(numerator: &Poly) -> Expr {
        Expr::fraction(numerator, &Poly::one()).expect("1 is not zero")
    }

    /// Returns the normal form of a fraction.
    pub(super) fn fraction(numerator: &Poly, denominator: &Poly) -> Result<Expr, AlgebraError> {
        let (n, d) = fraction::normalise(numerator, denominator).ok_or(AlgebraError::DivisionByZero)?;
        Ok(Expr::raw(n, d))
    }

    /// Returns the numerator. All computations read a numerator or a denominator, so expressions of
    /// other engines are detected here.
    pub(super) fn numerator(&self) -> &Poly {
        self.0.owner.require();
        &self.0.numerator
    }

    pub(super) fn denominator(&self) -> &Poly {
        self.0.owner.require();
        &self.0.denominator
    }

    /// Returns the symbols of numerator and denominator, in order.
    pub(super) fn symbols(&self) -> BTreeSet<Symbol> {
        self.numerator().symbols().into_iter().chain(self.denominator().symbols()).collect()
    }

    /// Returns an integer power.
    ///
    /// # Panics
    /// If `self` is zero and the exponent negative.
    #[must_use]
    pub fn pow(&self, exponent: i64) -> Expr {
        let n = usize::try_from(exponent.unsigned_abs()).expect("an exponent");
        let (a, b) = (self.numerator().pow(n), self.denominator().pow(n));
        let (a, b) = if exponent < 0 { (b, a) } else { (a, b) };
        Expr::fraction(&a, &b).expect("a negative power of zero")
    }

    /// Returns a rational power.
    ///
    /// # Errors
    /// If it is not real, divides by zero, or is too large.
    pub fn power(&self, exponent: &BigRational) -> Result<Expr, AlgebraError> {
        functions::power(self, exponent)
    }

    /// Returns the number of terms of numerator and denominator.
    pub fn size(&self) -> usize {
        self.0.numerator.len() + self.0.denominator.len()
    }

    /// Returns whether some coefficient has more than this number of bits.
    pub fn has_longer_numbers(&self, bits: u64) -> bool {
        self.0.numerator.has_longer(bits) || self.0.denominator.has_longer(bits)
    }

    /// Returns the quotient.
    ///
    /// # Errors
    /// If `divisor` is zero.
    pub fn checked_div(&self, divisor: &Expr) -> Result<Expr, AlgebraError> {
        if divisor.is_zero() {
            return Err(AlgebraError::DivisionByZero);
        }
        Ok(multiply(self, divisor.denominator(), divisor.numerator()))
    }

    /// Returns the square root.
    ///
    /// # Errors
    /// If `self` is known to be negative.
    pub fn sqrt(&self) -> Result<Expr, AlgebraError> {
        super::roots::sqrt(self)
    }

    /// Returns the value of a function.
    ///
    /// # Errors
    /// If the argument is outside the function's domain (`tan(pi/2)`, `ln(0)`).
    pub fn apply(function: Function, argument: &Expr) -> Result<Expr, AlgebraError> {
        functions::apply(function, argument)
    }

    /// Returns the value of a function of two arguments.
    ///
    /// # Errors
    /// `atan2(0, 0)`.
    pub fn apply_to_two(function: BinaryFunction, first: &Expr, second: &Expr) -> Result<Expr, AlgebraError> {
        kinks::apply(function, first, second)
    }

    /// Returns whether the expression is zero. The normal form decides, not a sample of values.
    pub fn is_zero(&self) -> bool {
        self.0.numerator.is_zero()
    }

    /// Returns whether the expression is one.
    pub fn is_one(&self) -> bool {
        self.0.numerator.is_one() && self.0.denominator.is_one()
    }

    /// Returns whether the expression has no variables.
    pub fn is_constant(&self) -> bool {
        self.variables().is_empty()
    }

    /// Returns the value, if it is a rational number.
    pub fn as_rational(&self) -> Option<BigRational> {
        Some(BigRational::new(self.0.numerator.as_integer()?, self.0.denominator.as_integer()?))
    }

    /// Returns whether the expression depends on a variable.
    pub fn depends_on(&self, variable: Var) -> bool {
        self.variables().contains(&variable)
    }

    /// Returns the variables of the expression.
    pub fn variables(&self) -> BTreeSet<Var> {
        self.symbols().into_iter().flat_map(table::variables).collect()
    }

    /// Returns the total degree in the chosen variables, or `None` if the expression is not a
    /// polynomial in them, that is, if one of them occurs in the denominator or inside a function.
    pub fn degree_in(&self, chosen: &dyn Fn(Var) -> bool) -> Option<u32> {
        let hidden = |s: Symbol| table::variables(s).into_iter().any(chosen);
        let outside = self.denominator().symbols().into_iter().any(hidden)
            || self.numerator().symbols().into_iter().any(|s| s.as_variable().is_none() && hidden(s));
        (!outside).then(|| self.numerator().total_degree(|s| s.as_variable().is_some_and(chosen)))
    }

    /// Returns the additive terms of the expanded numerator, each over the denominator. Their sum
    /// is `self`.
    pub fn terms(&self) -> Vec<Expr> {
        let term = |(c, m): (BigInt, Monomial)| Expr::fraction(&Poly::monomial(&c, &m), self.denominator());
        self.numerator().terms().into_iter().map(|t| term(t).expect("the denominator is not zero")).collect()
    }

    /// Returns whether the tree of the expression would fill the memory. An expression is short even
    /// if functions nest in it deeply, and its tree may not be.
    pub fn has_long_tree(&self) -> bool {
        table::leaves(self) > MAX_LEAVES
    }

    /// Gives up the [attempt](super::attempt) if the expression [has a long
    /// tree](Expr::has_long_tree).
    pub fn give_up_long_tree(&self) {
        if self.has_long_tree() {
            give_up();
        }
    }

    /// Returns the most compact tree found: factored, with common factors taken out, and with the
    /// shorter of sin² and 1 − cos².
    pub fn tree(&self) -> Tree<Var> {
        present::compact(self)
    }

    /// Returns the tree that the expression was [written](Expr::keep_written) as, if there is one.
    pub fn written(&self) -> Option<Tree<Var>> {
        table::written(self)
    }

    /// Keeps the tree that the expression was written as, for callers that do not want its normal
    /// form.
    pub fn keep_written(&self, tree: &Tree<Var>) {
        table::set_written(self, tree);
    }

    /// Returns the tree of the expanded numerator over the expanded denominator.
    pub fn expanded_tree(&self) -> Tree<Var> {
        present::expanded(self)
    }

    /// Evaluates the expression at a point, in its [written](Expr::written) form if there is one.
    pub fn evaluate(&self, point: &dyn Fn(Var) -> f64) -> f64 {
        self.written().unwrap_or_else(|| self.tree()).evaluate(point)
    }
}

fn add(a: &Expr, b: &Expr) -> Expr {
    a.0.owner.require();
    b.0.owner.require();
    if a.is_zero() {
        return b.clone();
    }
    if b.is_zero() {
        return a.clone();
    }
    let (p, q) = (a.denominator(), b.denominator());
    let (numerator, denominator) = if p == q {
        (a.numerator() + b.numerator(), p.clone())
    } else {
        let gcd = p.gcd(q);
        let (p, cofactor) = (p.quotient(&gcd), q.quotient(&gcd));
        (&(a.numerator() * &cofactor) + &(b.numerator() * &p), &p * q)
    };
    Expr::fraction(&numerator, &denominator).expect("denominators are not zero")
}

/// Multiplies `a` by numerator/denominator, which are in lowest terms and not zero.
fn multiply(a: &Expr, numerator: &Poly, denominator: &Poly) -> Expr {
    // Common factors cancel before the products are expanded.
    let (n, p) = fraction::cancel(a.numerator(), denominator);
    let (m, q) = fraction::cancel(numerator, a.denominator());
    let (n, d) = fraction::normalise_coprime(&(&n * &m), &(&p * &q)).expect("denominators are not zero");
    Expr::raw(n, d)
}

fn mul(a: &Expr, b: &Expr) -> Expr {
    a.0.owner.require();
    b.0.owner.require();
    if a.is_zero() || b.is_one() {
        return a.clone();
    }
    if b.is_zero() || a.is_one() {
        return b.clone();
    }
    multiply(a, b.numerator(), b.denominator())
}

fn sub(a: &Expr, b: &Expr) -> Expr {
    add(a, &-b)
}

fn div(a: &Expr, b: &Expr) -> Expr {
    a.checked_div(b).expect("a division by zero, where `checked_div` should have been used")
}

/// Implements an operator for values and references on both sides.
macro_rules! operator {
    ($trait:ident, $method:ident, $function:path) => {
        operator!(@ $trait, $method, $function; &Expr, &Expr; Expr, &Expr; &Expr, Expr; Expr, Expr);
    };
    (@ $trait:ident, $method:ident, $function:path; $($left:ty, $right:ty);*) => {$(
        impl $trait<$right> for $left {
            type Output = Expr;
            fn $method(self, other: $right) -> Expr {
                $function(self.borrow(), other.borrow())
            }
        }
    )*};
}

operator!(Add, add, add);
operator!(Sub, sub, sub);
operator!(Mul, mul, mul);
operator!(Div, div, div);

impl Neg for &Expr {
    type Output = Expr;
    fn neg(self) -> Expr {
        Expr::raw(-self.numerator(), self.denominator().clone())
    }
}

impl Neg for Expr {
    type Output = Expr;
    fn neg(self) -> Expr {
        -&self
    }
}

impl std::iter::Sum for Expr {
    fn sum<I: Iterator<Item = Expr>>(items: I) -> Expr {
        items.fold(Expr::zero(), |a, b| a + b)
    }
}

impl std::iter::Product for Expr {
    fn product<I: Iterator<Item = Expr>>(items: I) -> Expr {
        items.fold(Expr::one(), |a, b| a * b)
    }
}
