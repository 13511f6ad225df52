//! φ_n(z) = j_n(√z)/√zⁿ, the functions in exponential maps of rotation groups.

use super::*;

pub(super) struct Bessel(pub(super) i8);

impl Elementary for Bessel {
    fn about(&self) -> About {
        // 1/(2n + 1)!!
        let product = (0..=i64::from(self.0)).map(|k| 2 * k + 1).product::<i64>();
        About {
            owns_its_name: true,
            typeset: Typeset::Indexed(r"\varphi", self.0),
            at_zero: Some(Exact::Ratio(1, product)),
            ..About::NEW
        }
    }

    /// Sums the power series Σ (−z/2)ᵏ/(k! (2n + 2k + 1)!!), or far from 0 uses φ_{n+1} = ((2n + 1)
    /// φ_n − φ_{n−1})/z.
    fn value(&self, z: f64) -> f64 {
        let n = f64::from(self.0);
        if n > 0.0 && z.abs() <= 16.0 {
            let (mut sum, mut term) = (0.0, 1.0 / odd_factorial(n));
            for k in 1..40 {
                sum += term;
                let k = f64::from(k);
                term *= -z / (2.0 * k * (2.0 * (n + k) + 1.0));
            }
            return sum;
        }
        let root = libm::sqrt(z.abs());
        let (cosine, sine) =
            if z < 0.0 { (libm::cosh(root), libm::sinh(root)) } else { (libm::cos(root), libm::sin(root)) };
        let (mut before, mut value, mut order) = (cosine, if z == 0.0 { 1.0 } else { sine / root }, 0.0);
        if n < 0.0 {
            return before;
        }
        while order < n {
            (before, value) = (value, ((2.0 * order + 1.0) * value - before) / z);
            order += 1.0;
        }
        value
    }

    /// Sums the power series.
    fn reference<R: Reference>(&self, x: R) -> R {
        let n = i64::from(self.0);
        let mut term = R::whole(1) / R::whole((0..=n).map(|k| 2 * k + 1).product());
        let mut sum = R::whole(0);
        for k in 1..400 {
            let before = sum;
            sum = sum + term;
            if sum == before {
                break;
            }
            term = -term * x / R::whole(2 * k * (2 * (n + k) + 1));
        }
        sum
    }

    /// φ_n' = −φ_{n+1}/2
    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, _y: &A::Term) -> Rate<A::Term> {
        let (half, next) = (a.ratio(-1, 2), a.call(Function::Bessel(self.0 + 1), x));
        Rate::Times(a.mul(&half, &next))
    }

    fn increment(&self, _graph: &mut Graph, _ends: &Ends) -> Increment {
        Increment::Plain("a function of an exponential map")
    }
}

/// (2n + 1)!!
fn odd_factorial(n: f64) -> f64 {
    if n <= 0.0 { 1.0 } else { (2.0 * n + 1.0) * odd_factorial(n - 1.0) }
}
