//! Error function: erf x = 2/√π ∫₀ˣ e^(−t²) dt.

use super::*;

pub(super) struct Erf;

impl Elementary for Erf {
    fn about(&self) -> About {
        About {
            typeset: Typeset::Command(r"\operatorname{erf}"),
            parity: Parity::Odd,
            at_zero: Some(Exact::ZERO),
            has_delicate_slope: true,
            ..About::NEW
        }
    }

    fn value(&self, x: f64) -> f64 {
        libm::erf(x)
    }

    /// Below 1 it is 2 x/√π e^(−x²) Σ (2 x²)ⁿ/(2n + 1)!!, a sum of positive terms. From 1 on it is
    /// 1 − erfc x, with an integral over a line for erfc x: the trapezoidal rule with the step h
    /// and the residue of its pole. The error of the rule is e^(−π²/h²) < 2⁻²⁵⁹, and the terms with
    /// n h > 13.5 are below 2⁻²⁶².
    ///
    /// **Source** Hunter & Regan (1972), A note on the evaluation of the complementary error
    /// function, Math. Comp. 26, 539–541.
    fn reference<R: Reference>(&self, x: R) -> R {
        let (size, [zero, one, two]) = (x.abs(), [0, 1, 2].map(R::whole));
        let square = size * size;
        if size < one {
            // The 60th term is below 2⁻²⁶⁰ at 1.
            let sum = (1..=60).rev().fold(one, |sum, n| one + two * square / R::whole(2 * n + 1) * sum);
            return two * x / R::pi().sqrt() * (-square).exp() * sum;
        }
        // erfc x < 2⁻²⁴⁷
        if size >= R::whole(13) {
            return one.copysign(x);
        }
        let h = R::whole(15) / R::whole(64);
        let decay = (-h * h).exp();
        // e^(−n² h²), whose next quotient is decay^(2n + 1).
        let (mut term, mut quotient, mut sum) = (one, decay, zero);
        for n in 1..=58 {
            (term, quotient) = (term * quotient, quotient * decay * decay);
            sum = sum + term / (square + R::whole(n * n) * h * h);
        }
        let rule = two * h * size / R::pi() * (-square).exp() * (one / (two * square) + sum);
        let pole = two / (two * R::pi() * size / h).exp_m1();
        (one - (rule - pole)).copysign(x)
    }

    /// 2/√π e^(−x²)
    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        let square = a.mul(x, x);
        let exponent = a.negative(&square);
        let bell = a.call(Function::Exp, &exponent);
        let (two, pi) = (a.ratio(2, 1), a.pi());
        let root = a.sqrt(&pi);
        let height = a.div(&two, &root);
        Rate::Times(a.mul(&height, &bell))
    }

    /// There is no addition theorem.
    fn increment(&self, _graph: &mut Graph, _ends: &Ends) -> Increment {
        Increment::Plain("an error function")
    }

    fn recurrence(&self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        Some(series.by_slope(Function::Erf, a, value))
    }
}
