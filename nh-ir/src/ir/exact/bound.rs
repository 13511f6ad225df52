//! Bounds on the probability that a nonzero value vanishes at a random point.

use super::exponent::{Atom, Kind};
use super::size::{Factor, Fraction, Size, Sizes};
use super::tape::{Exponent, Op, Place, Sign, Tape};
use crate::functions::{Law, Leg};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive};
use std::collections::BTreeMap;

/// Bounds for the values that a tape computes.
#[derive(Debug)]
pub(super) struct Bounds {
    sizes: Sizes,
    fractions: Vec<Fraction>,
    /// The degree of the field that the roots generate, or an upper bound on it.
    conjugates: f64,
    /// The degree of the field of the coefficients.
    numbers: f64,
    /// The number of prime residues of the modulus for which primes are ≡ −1.
    residues: f64,
    /// Whether there are cosines, which have denominators of 2.
    has_circles: bool,
}

/// Size of a drawn element.
const DRAWN: Size = Size { degree: 1.0, bits: 0.0 };

impl Bounds {
    pub(super) fn new(tape: &Tape) -> Self {
        let mut bounds = Bounds {
            sizes: Sizes::new(),
            fractions: Vec::with_capacity(tape.ops.len()),
            conjugates: conjugates(tape),
            numbers: numbers(tape),
            residues: totient(tape.parts) as f64,
            has_circles: has_circles(tape),
        };
        let mut exponents = vec![None; tape.exponents.len()];
        for (place, op) in tape.ops.iter().enumerate() {
            let fraction = bounds.of(tape, op, place as Place, &mut exponents);
            bounds.fractions.push(fraction);
        }
        bounds
    }

    fn at(&self, place: Place) -> Fraction {
        self.fractions[place as usize]
    }

    fn of(&mut self, tape: &Tape, op: &Op, place: Place, exponents: &mut [Option<Fraction>]) -> Fraction {
        match *op {
            Op::Number(i) => {
                let number = &tape.numbers[i as usize];
                let size = |n: &BigInt| Size::new(0.0, n.bits() as f64);
                if number.is_integer() {
                    return self.sizes.polynomial(size(number.numer()));
                }
                self.sizes.over(size(number.numer()), Factor::Number(number.denom().clone()), size(number.denom()))
            }
            // A symbol that is drawn as a square has the size of a square.
            Op::Symbol(s) if tape.symbols[s as usize] == Some(Sign::Positive) => {
                self.sizes.polynomial(DRAWN.power(2.0))
            }
            Op::Pi | Op::Symbol(_) => self.sizes.polynomial(DRAWN),
            Op::Neg(a) | Op::Abs(a, _) | Op::Where(_, _, a) => self.at(a),
            Op::Add(a, b) | Op::Sub(a, b) => self.sizes.sum(self.at(a), self.at(b)),
            Op::Mul(a, b) => self.sizes.product(self.at(a), self.at(b)),
            Op::Div(a, b) => self.sizes.quotient(self.at(a), self.at(b), b),
            Op::Guarded(a, b, _) => {
                let quotient = self.sizes.quotient(self.at(a), self.at(b), b);
                self.sizes.or_one(quotient)
            }
            // √(N/E) = √(N E)/E
            Op::Sqrt(a, _) => self.opaque(self.sizes.total(self.at(a)), place),
            Op::Of(function, exponent) => {
                let known = exponents[exponent as usize];
                let fraction =
                    known.unwrap_or_else(|| self.exponential(tape, &tape.exponents[exponent as usize], place));
                exponents[exponent as usize] = Some(fraction);
                match function.about().law {
                    // (z − 1/z)/(z + 1/z)
                    Law::Circle(Leg::Tangent) | Law::Line(Leg::Tangent) => {
                        let size = self.sizes.total(fraction).times(Size::new(0.0, 1.0));
                        self.sizes.over(size, Factor::Cosine(exponent), size)
                    }
                    _ => fraction,
                }
            }
            // These are drawn elements, sums of two of them, or halves.
            Op::Inverse(..) | Op::Atan2(..) => self.sizes.polynomial(Size::new(1.0, 2.0)),
        }
    }

    /// Returns a fraction whose numerator and denominator only have a known maximum size.
    fn opaque(&mut self, size: Size, place: Place) -> Fraction {
        self.sizes.over(size, Factor::DenominatorOf(place), size)
    }

    /// e^(Σ r x) is a Laurent monomial in the drawn e^(x/D), times the known sizes of the other
    /// atoms.
    fn exponential(&mut self, tape: &Tape, exponent: &Exponent, place: Place) -> Fraction {
        let mut monomial = Size::new(0.0, 1.0);
        let mut rest = Size::default();
        for (c, atom) in &exponent.form {
            let c = magnitude(c);
            let total = |p: Place| self.sizes.total(self.at(p));
            match (exponent.kind, *atom) {
                (Kind::Circle, Atom::Pi) => {}
                (Kind::Circle, Atom::Angle(p)) => {
                    // (x + i y)/√(x² + y²)
                    let all = match tape.ops[p as usize] {
                        Op::Atan2(y, x) => total(y).times(total(x)),
                        Op::Inverse(_, a) => total(a),
                        _ => Size::default(),
                    };
                    rest = rest.times(all.times(Size::new(0.0, 1.0)).power(4.0 * c));
                }
                (Kind::Line, Atom::Log(b)) => rest = rest.times(total(b).power(c)),
                (Kind::Circle, _) => monomial.degree += c * tape.circle_roots as f64,
                // Exponentials are drawn as squares.
                (Kind::Line, _) => monomial.degree += 2.0 * c * tape.line_roots as f64,
            }
        }
        if rest == Size::default() {
            return self.sizes.polynomial(monomial);
        }
        self.opaque(monomial.times(rest), place)
    }

    /// Returns the size of a number that must not vanish if at least one value does not.
    pub(super) fn largest(&self, places: &[Place]) -> Size {
        places.iter().map(|&p| self.at(p).numerator).fold(Size::default(), Size::or)
    }

    /// Returns the size of a number that must not vanish if no minor of a matrix vanishes that is
    /// not 0 everywhere.
    pub(super) fn minors(&mut self, matrix: &[Place], columns: usize) -> Size {
        let rows: Vec<Vec<Place>> = matrix.chunks(columns.max(1)).map(<[_]>::to_vec).collect();
        let transposed: Vec<Vec<Place>> =
            (0..columns).map(|j| rows.iter().filter_map(|row| row.get(j).copied()).collect()).collect();
        let (by_rows, by_columns) = (self.product_of_lines(&rows), self.product_of_lines(&transposed));
        if by_rows.degree < by_columns.degree { by_rows } else { by_columns }
    }

    /// Returns the size of a minor. It has r! ≤ rʳ terms, each with a factor from every line, and a
    /// line has a common denominator.
    fn product_of_lines(&mut self, lines: &[Vec<Place>]) -> Size {
        let r = lines.len() as f64;
        let mut all = Size::new(0.0, r * (r + 1.0).log2());
        for line in lines {
            let mut sum = Fraction::default();
            for &place in line {
                sum = self.sizes.sum(sum, self.at(place));
            }
            all = all.times(sum.numerator);
        }
        all
    }

    /// Returns the probability that a nonzero polynomial of this size in the drawn elements
    /// vanishes at a random point of a random field.
    ///
    /// **Equation** At a point: 2 degree/(p − 1). A polynomial in x₁, x₂, … has at most d zeros in
    /// x₁, where d is its degree in x₁, unless the coefficient of x₁ᵈ vanishes, which has a degree
    /// lower by d. A Laurent polynomial has 2 d, where d is the larger of its exponents' sizes.
    /// With roots the degree is that of the norm. Modulo p: a coefficient has at most bits/61 prime
    /// divisors above 2⁶¹, of the 2⁶¹/(43 φ(parts)) primes that are drawn from; half of these may
    /// be excluded for other reasons. A coefficient in a cyclotomic field is replaced by its norm.
    ///
    /// **Source** Schwartz, J. ACM 27 (1980) 701; Zippel, EUROSAM 1979, LNCS 72, 216.
    pub(super) fn chance(&self, size: Size) -> f64 {
        const PRIMES: f64 = (1u64 << 61) as f64;
        // cos x = (z + 1/z)/2: the number of halves is at most the degree.
        let halves = if self.has_circles { size.degree } else { 0.0 };
        let bits = (size.bits + halves) * self.conjugates * self.numbers;
        let chance = 2.0 * size.degree * self.conjugates / PRIMES + bits / 61.0 * 86.0 * self.residues / PRIMES;
        // Allow one millionth for rounding. A bound that is not finite says nothing.
        if chance.is_finite() { (chance * 1.000_001).min(1.0) } else { 1.0 }
    }

    /// Returns the probability that two different arguments are equal at a random point, so that
    /// the elements drawn for them are not independent.
    pub(super) fn coincidence(&self, tape: &Tape) -> f64 {
        let mut arguments = Vec::new();
        for op in &tape.ops {
            match *op {
                Op::Inverse(_, a) | Op::Sqrt(a, _) | Op::Abs(a, _) => arguments.push(a),
                Op::Atan2(y, x) => arguments.extend([y, x]),
                _ => {}
            }
        }
        for exponent in &tape.exponents {
            for (_, atom) in &exponent.form {
                match *atom {
                    // The pairs of symbols have the same bound as pairs of any other values.
                    Atom::Value(p) | Atom::Log(p) | Atom::Angle(p) => arguments.push(p),
                    Atom::One | Atom::Pi => {}
                }
            }
        }
        let largest = arguments.iter().map(|&p| self.sizes.total(self.at(p))).fold(Size::default(), Size::or);
        // Logarithms compare products of up to three arguments.
        let count = arguments.len() as f64;
        let pair = largest.power(4.0).times(Size::new(0.0, 2.0));
        if count == 0.0 { 0.0 } else { (self.chance(pair) * count.powi(3)).min(1.0) }
    }

    /// Returns whether the degree is so small that the signs of dependent roots are practically
    /// independent. The sums of their characters over a line are at most degree √p (Weil 1948),
    /// compared with the p/2^sites points that share their signs.
    pub(super) fn has_random_signs(&self, size: Size, sites: usize) -> bool {
        size.degree * self.conjugates * 2f64.powi(sites as i32 + 2) < (1u64 << 30) as f64
    }
}

fn magnitude(c: &BigRational) -> f64 {
    c.abs().to_f64().unwrap_or(f64::INFINITY)
}

fn has_circles(tape: &Tape) -> bool {
    tape.exponents.iter().any(|e| e.kind == Kind::Circle)
}

/// Returns the degree over ℚ of the field of the coefficients, which contains e^(2π i/parts), or i,
/// √2 and √3.
fn numbers(tape: &Tape) -> f64 {
    let is_root = |op: &Op| match *op {
        Op::Sqrt(a, None) => matches!(tape.ops[a as usize], Op::Number(_)),
        _ => false,
    };
    if tape.divides_circle {
        totient(tape.parts) as f64
    } else if has_circles(tape) || tape.ops.iter().any(is_root) {
        8.0
    } else {
        1.0
    }
}

/// Returns the number of conjugates. A root of degree D has D conjugates.
fn conjugates(tape: &Tape) -> f64 {
    let mut degrees: BTreeMap<Place, BigInt> = BTreeMap::new();
    for (c, atom) in tape.exponents.iter().flat_map(|e| &e.form) {
        if let Atom::Log(b) = *atom {
            let degree = degrees.entry(b).or_insert_with(BigInt::one);
            *degree = degree.lcm(c.denom());
        }
    }
    let degrees = degrees.values().map(|d| d.to_f64().unwrap_or(f64::INFINITY));
    2f64.powi(tape.sites as i32) * degrees.product::<f64>()
}

/// Euler's φ
fn totient(n: u64) -> u64 {
    let (mut rest, mut phi) = (n, n);
    for d in 2.. {
        if d * d > rest {
            break;
        }
        if rest.is_multiple_of(d) {
            phi -= phi / d;
            while rest.is_multiple_of(d) {
                rest /= d;
            }
        }
    }
    if rest > 1 { phi - phi / rest } else { phi }
}
