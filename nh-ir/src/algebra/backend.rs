//! The seam to computer algebra: the operations on polynomials over the integers that take more than a walk over terms.

use nonholonomic_polynomials::{Effort, Exhausted, Factors, Polynomial};

/// Operations on polynomials that the algebra needs. A result depends on the arguments alone.
pub(super) trait Backend {
    /// Is it the one of our own?
    fn is_native(&self) -> bool {
        false
    }

    /// The product; `None` where it has exponents beyond 65 535.
    fn multiply(&self, a: &Polynomial, b: &Polynomial, effort: &dyn Effort) -> Result<Option<Polynomial>, Exhausted>;

    /// The quotient, if the division leaves no remainder. The divisor is not zero.
    fn divide(&self, a: &Polynomial, b: &Polynomial, effort: &dyn Effort) -> Result<Option<Polynomial>, Exhausted>;

    /// The greatest common divisor of two polynomials that are not zero, that of the coefficients included, up to its sign.
    fn gcd(&self, a: &Polynomial, b: &Polynomial, effort: &dyn Effort) -> Result<Polynomial, Exhausted>;

    /// Factors that are irreducible over the rational numbers, in any order, with their multiplicities, and a number.
    fn factor(&self, polynomial: &Polynomial, effort: &dyn Effort) -> Result<Factors, Exhausted>;
}

/// Polynomials of our own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Native;

impl Backend for Native {
    fn is_native(&self) -> bool {
        true
    }

    fn multiply(&self, a: &Polynomial, b: &Polynomial, effort: &dyn Effort) -> Result<Option<Polynomial>, Exhausted> {
        a.multiply(b, effort)
    }

    fn divide(&self, a: &Polynomial, b: &Polynomial, effort: &dyn Effort) -> Result<Option<Polynomial>, Exhausted> {
        a.divide(b, effort)
    }

    fn gcd(&self, a: &Polynomial, b: &Polynomial, effort: &dyn Effort) -> Result<Polynomial, Exhausted> {
        a.gcd(b, effort)
    }

    fn factor(&self, polynomial: &Polynomial, effort: &dyn Effort) -> Result<Factors, Exhausted> {
        polynomial.factor(effort)
    }
}
