//! Interface to computer algebra: the operations on polynomials over the integers that are harder
//! than a walk over terms.

use nonholonomic_polynomials::{Effort, Exhausted, Factors, Polynomial};

/// Operations on polynomials that the algebra needs. A result depends only on the arguments.
pub(super) trait Backend {
    /// Returns whether this is the project's own backend.
    fn is_native(&self) -> bool {
        false
    }

    /// Returns the product, or `None` if it has exponents beyond 65 535.
    fn multiply(&self, a: &Polynomial, b: &Polynomial, effort: &dyn Effort) -> Result<Option<Polynomial>, Exhausted>;

    /// Returns the quotient if the division leaves no remainder. The divisor is not zero.
    fn divide(&self, a: &Polynomial, b: &Polynomial, effort: &dyn Effort) -> Result<Option<Polynomial>, Exhausted>;

    /// Returns the greatest common divisor of two nonzero polynomials, including that of the
    /// coefficients, up to its sign.
    fn gcd(&self, a: &Polynomial, b: &Polynomial, effort: &dyn Effort) -> Result<Polynomial, Exhausted>;

    /// Returns the factors that are irreducible over the rational numbers, in any order, with their
    /// multiplicities, and a number.
    fn factor(&self, polynomial: &Polynomial, effort: &dyn Effort) -> Result<Factors, Exhausted>;
}

/// The project's own polynomials.
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
