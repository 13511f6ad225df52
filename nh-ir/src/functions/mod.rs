//! The elementary functions, each in a file with all its properties: names, typesetting, values in
//! `f64` and in numbers of any precision, derivative, difference, recurrence, form in the algebra,
//! and law in finite fields. A new function needs a file, a row in
//! [`each_function`](crate::each_function), and its value in the runtime (a row in
//! `nh-runtime/src/number/scalar.rs`).

mod abs;
mod acos;
mod acosh;
mod asin;
mod asinh;
mod atan;
mod atanh;
mod bessel;
mod cos;
mod cosh;
mod erf;
mod exp;
mod floor;
mod increment;
mod ln;
mod reference;
mod sign;
mod sin;
mod sinh;
mod sqrt;
mod tan;
mod tanh;

pub(crate) use increment::{Ends, Increment, Inner, Outer};
pub use reference::Reference;

use crate::algebra::{self, AlgebraError, Expr};
use crate::ir::graph::{Graph, Node, Value};
use crate::ir::series::{At, Builder, Recurrence};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use serde::{Deserialize, Serialize};

/// Passes the list of all functions to a macro: the variant and the module, whose name is also the
/// name in the grammar and in the runtime.
#[doc(hidden)]
#[macro_export]
macro_rules! each_function {
    ($then:ident) => {
        $then! {
            /// sine
            Sin sin,
            /// cosine
            Cos cos,
            /// tangent
            Tan tan,
            /// inverse sine
            Asin asin,
            /// inverse cosine
            Acos acos,
            /// inverse tangent
            Atan atan,
            /// exponential
            Exp exp,
            /// natural logarithm
            Ln ln,
            /// square root
            Sqrt sqrt,
            /// hyperbolic sine
            Sinh sinh,
            /// hyperbolic cosine
            Cosh cosh,
            /// hyperbolic tangent
            Tanh tanh,
            /// inverse hyperbolic sine
            Asinh asinh,
            /// inverse hyperbolic cosine
            Acosh acosh,
            /// inverse hyperbolic tangent
            Atanh atanh,
            /// absolute value
            Abs abs,
            /// sign: −1, 0 or 1
            Sign sign,
            /// largest integer that is not larger
            Floor floor,
            /// error function
            Erf erf,
        }
    };
}

macro_rules! declare {
    ($($(#[$doc:meta])* $function:ident $module:ident,)*) => {
        /// An elementary function of one argument.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Function {
            $($(#[$doc])* $function,)*
            /// φ_n(z) = j_n(√z)/√zⁿ with the spherical Bessel function j_n, n ≥ −1: cos √z, sin
            /// √z/√z, (sin √z − √z cos √z)/√z³, … These entire functions form the exponential maps
            /// of rotation groups. The grammar does not have them.
            Bessel(i8),
        }

        impl Function {
            /// All functions of the grammar, in the order of its documentation.
            pub const ALL: [Function; [$(Function::$function),*].len()] = [$(Function::$function),*];

            /// Returns the name in the grammar, in generated code, and in the runtime.
            pub fn name(self) -> &'static str {
                match self {
                    $(Function::$function => stringify!($module),)*
                    Function::Bessel(_) => "bessel",
                }
            }
        }

        /// Evaluates an expression for the type behind a function.
        macro_rules! of {
            ($own:expr, $name:ident => $value:expr) => {
                match $own {
                    $(Function::$function => {
                        let $name = $module::$function;
                        $value
                    })*
                    Function::Bessel(n) => {
                        let $name = bessel::Bessel(n);
                        $value
                    }
                }
            };
        }
    };
}

each_function!(declare);

/// The properties of one function.
trait Elementary {
    fn about(&self) -> About;

    /// f(x), identical on every machine.
    fn value(&self, x: f64) -> f64;

    /// f(x) to the precision of the number.
    fn reference<R: Reference>(&self, x: R) -> R;

    /// f(x) at a rational number, if the value is known to be rational.
    fn exact(&self, _x: &BigRational) -> Option<BigRational> {
        None
    }

    /// Returns whether the function is real at a number.
    fn is_defined_at(&self, _x: &BigRational) -> bool {
        true
    }

    /// Returns the range of the function for a range of its argument.
    fn range(&self, _argument: Range) -> Range {
        Range::Any
    }

    /// f'(x) times a rate, from x and y = f(x).
    fn rate<A: Arithmetic>(&self, a: &mut A, x: &A::Term, y: &A::Term) -> Rate<A::Term>;

    /// f(x') − f(x), without cancellation.
    fn increment(&self, _graph: &mut Graph, _ends: &Ends) -> Increment {
        Increment::Plain("a function whose differences are not known without cancellation")
    }

    /// Returns the change and the mean of both values, from the mean of the arguments and half of
    /// their change, if that form is simpler.
    fn about_mean(&self, _graph: &mut Graph, _mean: Value, _half: Value) -> Option<(Value, Value)> {
        None
    }

    /// Pushes the operation for the Taylor coefficients of `value`, from those of the argument.
    /// Returns `None` if there is no recurrence.
    fn recurrence(&self, _series: &mut Builder<'_>, _a: At, _value: Option<Value>) -> Option<At> {
        None
    }

    /// Returns a value of the graph that is simpler than a call, if there is one.
    fn simplified(&self, _graph: &mut Graph, _a: Value) -> Option<Value> {
        None
    }

    /// Returns the normal form, if it is more than a kernel of its own.
    fn reduced(&self, _u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        None
    }
}

/// Properties of a function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct About {
    /// Names in other languages, for messages.
    pub other_names: &'static [&'static str],
    /// Whether the grammar reserves the name. Other names may also name variables, where they are
    /// not called.
    pub owns_its_name: bool,
    pub typeset: Typeset,
    pub parity: Parity,
    pub at_zero: Option<Exact>,
    pub at_one: Option<Exact>,
    pub kink: Kink,
    /// Whether the function and its change may overflow while its reciprocal is 0.
    pub is_steep: bool,
    /// Whether the derivative loses digits or range if its argument is expanded.
    pub has_delicate_slope: bool,
    pub law: Law,
}

impl About {
    /// A smooth function without known properties.
    const NEW: About = About {
        other_names: &[],
        owns_its_name: false,
        typeset: Typeset::Command(""),
        parity: Parity::None,
        at_zero: None,
        at_one: None,
        kink: Kink::Smooth,
        is_steep: false,
        has_delicate_slope: false,
        law: Law::Drawn,
    };
}

impl About {
    /// Returns the value at a number, if it is known.
    pub(crate) fn exact_at(&self, x: &BigRational) -> Option<Exact> {
        match () {
            () if x.is_zero() => self.at_zero,
            () if x.is_one() => self.at_one,
            () => None,
        }
    }
}

/// Typesetting in LaTeX.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Typeset {
    /// A command followed by its argument.
    Command(&'static str),
    /// The argument between these two texts.
    Around(&'static str, &'static str),
    /// A number to the power of the argument, and a command if the call itself has an exponent.
    Power(&'static str, &'static str),
    /// A letter with an index.
    Indexed(&'static str, i8),
}

/// Relation between f(−x) and f(x).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Parity {
    /// f(−x) = −f(x)
    Odd,
    /// f(−x) = f(x)
    Even,
    /// f(−x) = π − f(x)
    Supplement,
    None,
}

/// A value that is known exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exact {
    /// p/q
    Ratio(i64, i64),
    /// π/q
    Pi(i64),
}

impl Exact {
    pub const ZERO: Exact = Exact::Ratio(0, 1);
    pub const ONE: Exact = Exact::Ratio(1, 1);
}

/// Smoothness of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kink {
    Smooth,
    /// A continuous function with corners.
    Corner,
    Jump,
}

/// The law of a function's values in a finite field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Law {
    /// A side of the point e^{ix} of the circle.
    Circle(Leg),
    /// eˣ
    Exponential,
    /// The same of eˣ, for hyperbolic functions.
    Line(Leg),
    /// The angle with this side.
    Arc(Leg),
    /// A logarithm, which turns products into sums.
    Logarithm,
    /// ½ ln((1 + x)/(1 − x))
    AreaTangent,
    /// A number whose square is x.
    Root,
    /// Any number, one for each argument, except for [`Parity`] and known exact values.
    Drawn,
}

/// A side of the triangle of an angle, circular or hyperbolic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leg {
    Sine,
    Cosine,
    Tangent,
}

/// Possible values, from the largest set to the smallest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Range {
    /// Any number.
    Any,
    /// Zero or a positive number.
    NonNegative,
    /// A positive number.
    Positive,
}

/// Arithmetic for formulas: numbers, values of a graph, or expressions of the algebra.
pub(crate) trait Arithmetic {
    type Term: Clone;

    fn ratio(&mut self, numerator: i64, denominator: i64) -> Self::Term;
    fn pi(&mut self) -> Self::Term;
    fn add(&mut self, a: &Self::Term, b: &Self::Term) -> Self::Term;
    fn sub(&mut self, a: &Self::Term, b: &Self::Term) -> Self::Term;
    fn mul(&mut self, a: &Self::Term, b: &Self::Term) -> Self::Term;
    fn div(&mut self, a: &Self::Term, b: &Self::Term) -> Self::Term;
    fn sqrt(&mut self, a: &Self::Term) -> Self::Term;
    fn call(&mut self, function: Function, a: &Self::Term) -> Self::Term;

    /// 1 + a²
    fn one_plus_square(&mut self, a: &Self::Term) -> Self::Term {
        let (one, square) = (self.ratio(1, 1), self.mul(a, a));
        self.add(&square, &one)
    }

    /// 1 − a² as (1 − a)(1 + a), which loses no digits near |a| = 1.
    fn one_minus_square(&mut self, a: &Self::Term) -> Self::Term {
        let one = self.ratio(1, 1);
        let (minus, plus) = (self.sub(&one, a), self.add(a, &one));
        self.mul(&minus, &plus)
    }

    fn negative(&mut self, a: &Self::Term) -> Self::Term {
        let minus = self.ratio(-1, 1);
        self.mul(&minus, a)
    }

    /// √(1 + a²) = cosh(arsinh a)
    fn hyperbolic_cosine_of(&mut self, a: &Self::Term) -> Self::Term {
        let sum = self.one_plus_square(a);
        self.sqrt(&sum)
    }

    /// √(a² − 1) = sinh(arcosh a), by two factors that lose no digits near 1.
    fn hyperbolic_sine_of(&mut self, a: &Self::Term) -> Self::Term {
        let square = self.one_minus_square(a);
        let square = self.negative(&square);
        self.sqrt(&square)
    }
}

/// The rate of a function, as a multiple of the rate of its argument.
pub(crate) enum Rate<T> {
    Zero,
    /// The rate times a slope.
    Times(T),
    /// The rate over the inverse of the slope, times a fraction.
    Over(T, (i64, i64)),
}

/// Numbers as [`Arithmetic`].
struct Numbers;

impl Arithmetic for Numbers {
    type Term = f64;

    fn ratio(&mut self, numerator: i64, denominator: i64) -> f64 {
        numerator as f64 / denominator as f64
    }

    fn pi(&mut self) -> f64 {
        std::f64::consts::PI
    }

    fn add(&mut self, a: &f64, b: &f64) -> f64 {
        a + b
    }

    fn sub(&mut self, a: &f64, b: &f64) -> f64 {
        a - b
    }

    fn mul(&mut self, a: &f64, b: &f64) -> f64 {
        a * b
    }

    fn div(&mut self, a: &f64, b: &f64) -> f64 {
        a / b
    }

    fn sqrt(&mut self, a: &f64) -> f64 {
        a.sqrt()
    }

    fn call(&mut self, function: Function, a: &f64) -> f64 {
        function.evaluate(*a)
    }
}

impl Function {
    pub(crate) fn about(self) -> About {
        of!(self, f => f.about())
    }

    /// Returns the function of the grammar with this name.
    pub fn named(name: &str) -> Option<Function> {
        Function::ALL.into_iter().find(|function| function.name() == name)
    }

    /// Returns the function that has this name in other languages.
    pub fn known_as(name: &str) -> Option<Function> {
        Function::ALL.into_iter().find(|function| function.about().other_names.contains(&name))
    }

    /// Returns whether the grammar reserves the name. Other names may also name variables, where
    /// they are not called.
    pub fn owns_its_name(self) -> bool {
        self.about().owns_its_name
    }

    /// f(x), identical on every machine.
    pub fn evaluate(self, x: f64) -> f64 {
        of!(self, f => f.value(x))
    }

    /// f(x) to the precision of the number, within a few units of its last place.
    pub fn reference<R: Reference>(self, x: R) -> R {
        of!(self, f => f.reference(x))
    }

    /// f'(x), for known y = f(x).
    pub fn derivative(self, x: f64, y: f64) -> f64 {
        match self.rate(&mut Numbers, &x, &y) {
            Rate::Zero => 0.0,
            Rate::Times(slope) => slope,
            Rate::Over(inverse, (p, q)) => p as f64 / (q as f64 * inverse),
        }
    }

    /// f(x) at a rational number, if the value is known to be rational.
    pub fn exact(self, x: &BigRational) -> Option<BigRational> {
        of!(self, f => f.exact(x))
    }

    /// Returns whether the function is real at a number.
    pub fn is_defined_at(self, x: &BigRational) -> bool {
        of!(self, f => f.is_defined_at(x))
    }

    /// Returns the range of the function for a range of its argument.
    pub fn range(self, argument: Range) -> Range {
        of!(self, f => f.range(argument))
    }

    /// Returns whether the function is piecewise, like |x|.
    pub(crate) fn is_piecewise(self) -> bool {
        self.about().kink != Kink::Smooth
    }

    /// Returns whether expansion of the argument loses digits or range.
    pub(crate) fn is_delicate(self) -> bool {
        let about = self.about();
        let is_exponential = matches!(about.law, Law::Exponential | Law::Line(_));
        self.is_piecewise() || is_exponential || about.has_delicate_slope
    }

    /// f'(x) times a rate, from x and y = f(x).
    pub(crate) fn rate<A: Arithmetic>(self, a: &mut A, x: &A::Term, y: &A::Term) -> Rate<A::Term> {
        of!(self, f => f.rate(a, x, y))
    }

    /// f(x') − f(x), without cancellation.
    pub(crate) fn increment(self, graph: &mut Graph, ends: &Ends) -> Increment {
        of!(self, f => f.increment(graph, ends))
    }

    /// Returns the change and the mean of both values, from the mean of the arguments and half of
    /// their change, if that form is simpler.
    pub(crate) fn about_mean(self, graph: &mut Graph, mean: Value, half: Value) -> Option<(Value, Value)> {
        of!(self, f => f.about_mean(graph, mean, half))
    }

    /// Pushes the operation for the Taylor coefficients of `value`, from those of the argument.
    /// Returns `None` if there is no recurrence.
    pub(crate) fn recurrence(self, series: &mut Builder<'_>, a: At, value: Option<Value>) -> Option<At> {
        of!(self, f => f.recurrence(series, a, value))
    }

    /// Returns a value of the graph that is simpler than a call, if there is one.
    pub(crate) fn simplified(self, graph: &mut Graph, a: Value) -> Option<Value> {
        of!(self, f => f.simplified(graph, a))
    }

    /// Returns the normal form, if it is more than a kernel of its own.
    pub(crate) fn reduced(self, u: &Expr) -> Option<Result<Expr, AlgebraError>> {
        of!(self, f => f.reduced(u))
    }
}

/// Returns whether |x| ≤ 1.
fn is_within_one(x: &BigRational) -> bool {
    x.numer().abs() <= *x.denom()
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_traits::{One, Zero};

    fn number(exact: Exact) -> f64 {
        match exact {
            Exact::Ratio(p, q) => p as f64 / q as f64,
            Exact::Pi(q) => std::f64::consts::PI / q as f64,
        }
    }

    /// Returns a number at which the function is real and smooth.
    fn inside(f: Function) -> f64 {
        let candidates = [0.4375, 1.4375];
        let is_real = |x: &f64| f.is_defined_at(&BigRational::from_float(*x).unwrap());
        candidates.into_iter().find(is_real).expect("one of them")
    }

    fn all() -> impl Iterator<Item = Function> {
        Function::ALL.into_iter().chain([-1, 0, 1, 2, 3].map(Function::Bessel))
    }

    /// Tests that the listed properties of a function agree with its values.
    #[test]
    fn properties_hold() {
        for f in all() {
            let (about, x) = (f.about(), inside(f));
            // Two roundings.
            let close = |a: f64, b: f64| (a - b).abs() <= 4e-16 * b.abs().max(1.0);
            for (at, exact) in [(0.0, about.at_zero), (1.0, about.at_one)] {
                assert!(exact.is_none_or(|exact| close(f.evaluate(at), number(exact))), "{f:?} at {at}");
            }
            let mirrored = match about.parity {
                Parity::Odd => -f.evaluate(x),
                Parity::Even => f.evaluate(x),
                Parity::Supplement => std::f64::consts::PI - f.evaluate(x),
                Parity::None => f.evaluate(-x),
            };
            let same = close(f.evaluate(-x), mirrored) || (mirrored.is_nan() && f.evaluate(-x).is_nan());
            assert!(same, "{f:?}: {:?}", about.parity);
            for x in [0.0, -0.75, 0.75, 2.5, -3.0] {
                let exact = BigRational::from_float(x).unwrap();
                let value = f.evaluate(x);
                assert_eq!(value.is_nan() || value.is_infinite(), !f.is_defined_at(&exact), "{f:?} at {x}");
                if let Some(exact) = f.exact(&exact) {
                    assert_eq!(BigRational::from_float(value), Some(exact));
                }
                match f.range(Range::Any) {
                    Range::Any => {}
                    Range::NonNegative => assert!(value >= 0.0 || value.is_nan()),
                    Range::Positive => assert!(value > 0.0),
                }
            }
        }
        assert!(is_within_one(&BigRational::one()) && is_within_one(&BigRational::zero()));
    }

    /// Tests all derivatives against central differences.
    #[test]
    fn functions_have_their_derivatives() {
        let d = 1e-6;
        for f in all() {
            let x = inside(f);
            let quotient = (f.evaluate(x + d) - f.evaluate(x - d)) / (2.0 * d);
            let slope = f.derivative(x, f.evaluate(x));
            // The third derivatives are below 10 here: 2e-12, and roundoff of ε/d.
            assert!((quotient - slope).abs() < 1e-9, "{f:?}: {slope} for {quotient}");
        }
    }
}
