//! Kernels and their relations.

use crate::support::*;
use nonholonomic_ir::algebra::{AlgebraError, Engine, Expr};
use nonholonomic_ir::tree::{BinaryFunction, Function, Tree, Var};
use num_rational::BigRational;

/// Sine and cosine of one angle.
#[test]
fn one_angle() {
    let _engine = Engine::new().enter();
    let (s, c) = (sin(&coordinate(2)), cos(&coordinate(2)));
    assert!((s.pow(2) + c.pow(2)).is_one());
    assert!((s.pow(4) - c.pow(4) - s.pow(2) + c.pow(2)).is_zero());
    assert_eq!((int(1) - c.pow(2)) / &s, s);
    assert_eq!(&s / (int(1) + &c), (int(1) - &c) / &s);
    assert_eq!(call(Function::Tan, &coordinate(2)), &s / &c);
    assert_ne!(s, c);
    assert_eq!(sin(&-coordinate(2)), -&s);
    assert!(sin(&Expr::zero()).is_zero() && cos(&Expr::zero()).is_one());
}

/// Sums and multiples of angles are expanded.
#[test]
fn addition() {
    let _engine = Engine::new().enter();
    let (x, y) = (coordinate(0), coordinate(1));
    assert_eq!(sin(&(&x + &y)), sin(&x) * cos(&y) + cos(&x) * sin(&y));
    assert_eq!(cos(&(&x - &y)), cos(&x) * cos(&y) + sin(&x) * sin(&y));
    assert_eq!(sin(&(int(2) * &x)), int(2) * sin(&x) * cos(&x));
    assert_eq!(cos(&(int(3) * &x)), int(4) * cos(&x).pow(3) - int(3) * cos(&x));
    let z = &x * &y + coordinate(2);
    assert!((sin(&z).pow(2) + cos(&z).pow(2)).is_one());
}

/// Half angles may come first or later.
#[test]
fn half_angles() {
    let _engine = Engine::new().enter();
    let (x, half) = (coordinate(0), ratio(1, 2));
    // sin x comes first, and 2 sin(x/2) cos(x/2) is recognised as equal afterwards.
    let (s, c) = (sin(&x), cos(&x));
    let (t, d) = (sin(&(&half * &x)), cos(&(&half * &x)));
    assert!((&s - int(2) * &t * &d).is_zero());
    assert_eq!(c, int(1) - int(2) * t.pow(2));
    assert_eq!(sin(&x), s);
    // Polynomials in functions of a quarter, or a sixth, would cancel. So a third of x is
    // independent of the other angles, together with its own parts.
    let (u, v) = (sin(&(&x / int(3))), sin(&(&x / int(6))));
    assert_eq!(u, int(2) * &v * cos(&(&x / int(6))));
    for e in [&u + &s, &t + &v, &s + sin(&(&x / int(4)))] {
        assert_close(e.evaluate(&point), e.expanded_tree().evaluate(&point), &|| shown(&e));
    }
    assert_eq!(shown(&(sin(&(&x / int(5))) + &s - &s)), "sin(1/5*x)");
    assert_eq!(s.derivative(Var::Coordinate(0)), c);
    // The reverse order.
    let y = coordinate(1);
    let t = sin(&(&half * &y));
    assert_eq!(cos(&y), int(1) - int(2) * t.pow(2));
    // A root that was made earlier keeps its value.
    let z = coordinate(2);
    let root = sqrt(&(int(2) + sin(&z).pow(4)));
    let (t, d) = (sin(&(&half * &z)), cos(&(&half * &z)));
    assert_eq!(root, sqrt(&(int(2) + int(16) * (t * d).pow(4))));
    assert_eq!(root, sqrt(&(int(2) + sin(&z).pow(4))));
    for e in [s, c, root, sin(&x)] {
        assert_close(e.evaluate(&point), e.expanded_tree().evaluate(&point), &|| shown(&e));
    }
    assert_close(sin(&x).evaluate(&point), point(Var::Coordinate(0)).sin(), &|| "sin x".to_owned());
}

/// Angles with parameters and denominators.
#[test]
fn scaled_angles() {
    let _engine = Engine::new().enter();
    let (x, y, l) = (coordinate(0), coordinate(1), parameter(1));
    let sum = sin(&((&x + &y) / &l));
    assert_eq!(sum, sin(&(&x / &l)) * cos(&(&y / &l)) + cos(&(&x / &l)) * sin(&(&y / &l)));
    assert_eq!(shown(&sin(&(&x / (&l + int(1)))).derivative(Var::Coordinate(0))), "cos(x/(l + 1))/(l + 1)");
}

/// Multiples of pi.
#[test]
fn constant_angles() {
    let _engine = Engine::new().enter();
    let pi = Expr::pi();
    for k in -30..30 {
        let angle = &pi * ratio(k, 12);
        let exact = k as f64 * std::f64::consts::PI / 12.0;
        assert_close(sin(&angle).evaluate(&point), exact.sin(), &|| format!("sin({k} pi/12)"));
        assert_close(cos(&angle).evaluate(&point), exact.cos(), &|| format!("cos({k} pi/12)"));
        assert!((sin(&angle).pow(2) + cos(&angle).pow(2)).is_one());
    }
    assert_eq!(cos(&(&pi / int(3))), ratio(1, 2));
    assert_eq!(sin(&(coordinate(0) + &pi / int(2))), cos(&coordinate(0)));
    assert_eq!(cos(&(coordinate(0) + &pi)), -cos(&coordinate(0)));
    assert_close(sin(&(&pi / int(5))).evaluate(&point), 36f64.to_radians().sin(), &|| "sin 36°".to_owned());
    assert_close(sin(&int(1)).evaluate(&point), 1f64.sin(), &|| "sin 1".to_owned());
}

/// Square roots of positive arguments split.
#[test]
fn positive_roots() {
    let _engine = Engine::new().enter();
    let [m, _, _, j, _, a] = positive_parameters();
    assert_eq!(sqrt(&m.pow(2)), m);
    assert_eq!(sqrt(&(m.pow(3) * &a)), &m * sqrt(&m) * sqrt(&a));
    let inertia = &j + &m * a.pow(2);
    let w = sqrt(&inertia);
    assert_eq!(w.pow(2), inertia);
    assert_eq!(sqrt(&(&inertia * &m)), &w * sqrt(&m));
    assert_eq!(sqrt(&(&m / &inertia)), sqrt(&m) / &w);
    assert_eq!(sqrt(&(int(4) * inertia.pow(2) * &j)), int(2) * &inertia * sqrt(&j));
    assert_eq!(shown(&w.pow(-1)), "1/sqrt(m*a^2 + J)");
    // The argument is positive because c² is at least zero.
    let r = sqrt(&(&m * (&j + &a * cos(&coordinate(2)).pow(2))));
    assert_eq!(r, sqrt(&m) * sqrt(&(&j + &a - &a * sin(&coordinate(2)).pow(2))));
}

/// Square roots of unknown signs.
#[test]
fn unknown_roots() {
    let _engine = Engine::new().enter();
    let (x, y) = (coordinate(0), coordinate(1));
    let magnitude = sqrt(&x.pow(2));
    assert_ne!(magnitude, x);
    assert_eq!(magnitude.pow(2), x.pow(2));
    assert_close(magnitude.evaluate(&|_| -2.0), 2.0, &|| "|x|".to_owned());
    assert_eq!(sqrt(&x.pow(4)), x.pow(2));
    let root = sqrt(&(&x * &y));
    assert_eq!(root.pow(2), &x * &y);
    assert_close(root.evaluate(&|_| -2.0), 2.0, &|| "both negative".to_owned());
    // A single factor must be positive where the root is real.
    assert_eq!(sqrt(&x.pow(3)), &x * sqrt(&x));
    assert_eq!(sqrt(&(int(4) - int(4) * &x)), int(2) * sqrt(&(int(1) - &x)));
}

/// Square roots of numbers.
#[test]
fn roots_of_numbers() {
    let _engine = Engine::new().enter();
    assert_eq!(sqrt(&ratio(9, 4)), ratio(3, 2));
    assert_eq!(sqrt(&int(12)), int(2) * sqrt(&int(3)));
    assert_eq!(sqrt(&int(6)), sqrt(&int(2)) * sqrt(&int(3)));
    assert_eq!(sqrt(&ratio(1, 2)), sqrt(&int(2)) / int(2));
    assert_eq!((int(1) + sqrt(&int(2))) * (sqrt(&int(2)) - int(1)), int(1));
    assert_eq!(shown(&sqrt(&int(8))), "2*sqrt(2)");
}

/// Roots of trigonometric expressions.
#[test]
fn trigonometric_roots() {
    let _engine = Engine::new().enter();
    let theta = coordinate(2);
    // √(1 − cos²) is |sin|, and not sin.
    let magnitude = sqrt(&(int(1) - cos(&theta).pow(2)));
    assert_eq!(magnitude.pow(2), sin(&theta).pow(2));
    assert_eq!(magnitude, sqrt(&sin(&theta).pow(2)));
    assert_close(magnitude.evaluate(&|_| -1.0), 1f64.sin(), &|| "|sin|".to_owned());
    assert_eq!(sqrt(&(int(1) - cos(&theta).pow(2)).pow(2)), sin(&theta).pow(2));
}

/// Roots in denominators.
#[test]
fn roots_below() {
    let _engine = Engine::new().enter();
    let [m, _, _, j, ..] = positive_parameters();
    let (w, x) = (sqrt(&m), coordinate(0));
    assert_eq!(int(1) / (&w + &x), (&w - &x) / (&m - x.pow(2)));
    assert_eq!((&m - x.pow(2)) / (&w + &x), &w - &x);
    assert_eq!(int(1) / (sqrt(&m) + sqrt(&j)), (sqrt(&m) - sqrt(&j)) / (&m - &j));
    let unit = |e: &Expr| e / &sqrt(&(x.pow(2) + int(1)));
    assert!((unit(&x).pow(2) + unit(&int(1)).pow(2)).is_one());
}

/// Other roots.
#[test]
fn other_roots() {
    let _engine = Engine::new().enter();
    let third = BigRational::new(1.into(), 3.into());
    let power = |e: BigRational| Expr::from_tree(&Tree::Power(Box::new(Tree::Variable(Var::Parameter(0))), e));
    let root = power(third.clone()).expect("a value");
    assert_eq!(root.pow(3), parameter(0));
    assert_eq!(power(third * BigRational::from_integer(5.into())).expect("a value"), parameter(0) * root.pow(2));
    assert_eq!(power(BigRational::new((-1).into(), 2.into())).expect("a value"), int(1) / sqrt(&parameter(0)));
    let quarter = power(BigRational::new(1.into(), 4.into())).expect("a value");
    assert_eq!(quarter.pow(2), sqrt(&parameter(0)));
    let number =
        Tree::Power(Box::new(Tree::Number(BigRational::from_integer(8.into()))), BigRational::new(2.into(), 3.into()));
    assert_eq!(Expr::from_tree(&number).expect("a value"), int(4));
}

/// Hyperbolic functions and exponentials.
#[test]
fn hyperbolic() {
    let _engine = Engine::new().enter();
    let (x, y) = (coordinate(0), coordinate(1));
    let (sh, ch) = (call(Function::Sinh, &x), call(Function::Cosh, &x));
    assert!((ch.pow(2) - sh.pow(2)).is_one());
    assert_eq!(call(Function::Tanh, &x), &sh / &ch);
    assert_eq!(call(Function::Cosh, &(int(2) * &x)), int(1) + int(2) * sh.pow(2));
    // The exponential comes after the hyperbolic functions for x, and before them for y.
    assert_eq!(call(Function::Exp, &x), &sh + &ch);
    assert_eq!(call(Function::Exp, &-&x) * call(Function::Exp, &x), int(1));
    let e = call(Function::Exp, &y);
    assert_eq!(call(Function::Sinh, &y), (&e - e.pow(-1)) / int(2));
    assert_eq!(call(Function::Cosh, &y).pow(2) - call(Function::Sinh, &y).pow(2), int(1));
    assert_eq!(sh.derivative(Var::Coordinate(0)), ch);
    let half = call(Function::Cosh, &(&x / int(2)));
    assert_eq!(ch, int(2) * half.pow(2) - int(1));
}

/// Exponentials and logarithms.
#[test]
fn exponentials() {
    let _engine = Engine::new().enter();
    let (x, y) = (coordinate(0), coordinate(1));
    let exp = |e: &Expr| call(Function::Exp, e);
    let ln = |e: &Expr| call(Function::Ln, e);
    assert!((exp(&x) * exp(&-&x)).is_one());
    assert_eq!(exp(&(&x + int(2) * &y)), exp(&x) * exp(&y).pow(2));
    assert_eq!(exp(&(&x / int(2))).pow(2), exp(&x));
    assert_eq!(exp(&x).derivative(Var::Coordinate(0)), exp(&x));
    assert_eq!(ln(&exp(&(&x * &y))), &x * &y);
    assert_eq!(exp(&ln(&(&x + &y))), &x + &y);
    assert_eq!(ln(&x).derivative(Var::Coordinate(0)), int(1) / &x);
    assert!(ln(&int(1)).is_zero());
    assert_eq!(ln(&(x.pow(2) / &x)), ln(&x));
    assert_eq!(shown(&exp(&-coordinate(2))), "exp(-theta)");
}

/// Multiples without a small common unit.
#[test]
fn incommensurable() {
    let _engine = Engine::new().enter();
    let (x, numbers) = (coordinate(0), [ratio(1, 1), ratio(617, 500), ratio(2469, 2000), ratio(1, 1000)]);
    let huge = Expr::rational(&BigRational::new(1.into(), num_bigint::BigInt::from(10).pow(30)));
    let numbers = numbers.into_iter().chain([huge]);
    let mut kernels = Vec::new();
    for (i, number) in numbers.enumerate() {
        let u = number * &x;
        let (s, c, e) = (sin(&u), cos(&u), call(Function::Exp, &u));
        // Relations of each multiple hold for all, even if others of its kind came before.
        assert!((s.pow(2) + c.pow(2)).is_one());
        assert!((&e * call(Function::Exp, &-&u)).is_one());
        assert_eq!(sin(&(int(2) * &u)), int(2) * &s * &c);
        assert_eq!(cos(&(&u / int(2))).pow(2), (int(1) + cos(&u)) / int(2));
        assert_eq!(call(Function::Exp, &(int(3) * &u)), e.pow(3));
        assert_eq!(e.derivative(Var::Coordinate(0)), &e * u.derivative(Var::Coordinate(0)));
        assert_eq!(s.derivative(Var::Coordinate(0)), &c * u.derivative(Var::Coordinate(0)));
        for value in [&s, &c, &e] {
            assert_close(value.evaluate(&point), value.expanded_tree().evaluate(&point), &|| {
                format!("{i}: {}", shown(value))
            });
        }
        kernels.extend([s, c, e]);
    }
    // Different functions differ.
    for (i, a) in kernels.iter().enumerate() {
        assert!(kernels[..i].iter().all(|b| a != b), "{}", shown(a));
    }
    assert_eq!(shown(&kernels[3]), "sin(617/500*x)");
}

/// Written form of exponentials.
#[test]
fn written() {
    let _engine = Engine::new().enter();
    let (x, y, a) = (coordinate(0), coordinate(1), parameter(0));
    let exp = |e: &Expr| call(Function::Exp, e);
    let slope = |e: &Expr| shown(&e.derivative(Var::Coordinate(0)));
    let hill = exp(&(-(x.pow(2) + y.pow(2)) / a.pow(2)));
    assert_eq!(shown(&hill), "exp(-(x^2 + y^2)/m^2)");
    assert_eq!(shown(&(int(1) / (int(1) + exp(&x)))), "1/(exp(x) + 1)");
    assert_eq!(shown(&(exp(&x) + exp(&-&x))), "exp(x) + exp(-x)");
    assert_eq!(shown(&(exp(&(&x - &y)) + exp(&(&y - &x)))), "exp(y - x) + exp(x - y)");
    assert_eq!(slope(&(int(1) / (int(1) + exp(&x)))), "-1/(exp(x) + exp(-x) + 2)");
    let z = coordinate(2);
    let wall = call(Function::Tanh, &z);
    assert_eq!(shown(&wall), "tanh(theta)");
    // exp(−z) is not cosh z − sinh z, whose rounding error has the size of e^z.
    let decay = exp(&-&z);
    assert_eq!(shown(&decay), "exp(-theta)");
    assert_eq!(wall, (decay.pow(-1) - &decay) / (decay.pow(-1) + &decay));
}

/// Inverse trigonometric functions.
#[test]
fn inverse() {
    let _engine = Engine::new().enter();
    let x = coordinate(0);
    let var = Var::Coordinate(0);
    let (asin, acos, atan) = (call(Function::Asin, &x), call(Function::Acos, &x), call(Function::Atan, &x));
    assert_eq!(sin(&asin), x);
    assert_eq!(cos(&acos), x);
    assert_eq!(call(Function::Tan, &atan), x);
    assert_eq!(cos(&asin).pow(2), int(1) - x.pow(2));
    assert_eq!(atan.derivative(var), int(1) / (int(1) + x.pow(2)));
    assert!((asin.derivative(var) + acos.derivative(var)).is_zero());
    assert_eq!(call(Function::Atan, &-&x), -&atan);
    assert_eq!(call(Function::Acos, &-&x), Expr::pi() - &acos);
    assert_eq!(call(Function::Acos, &int(-1)), Expr::pi());
    for e in [asin, acos, atan] {
        assert_close(e.evaluate(&point), e.expanded_tree().evaluate(&point), &|| shown(&e));
    }
}

/// Values that are not real.
#[test]
fn not_real() {
    let _engine = Engine::new().enter();
    let pi_half = Expr::pi() / int(2);
    let error = |function, u: &Expr| Expr::apply(function, u).expect_err("no value");
    let described = error(Function::Tan, &pi_half).describe(&name);
    assert_eq!(described, "`tan(1/2*pi)` has no real value");
    assert!(matches!(error(Function::Ln, &int(0)), AlgebraError::NotReal { function: "ln", .. }));
    assert!(matches!(error(Function::Asin, &int(2)), AlgebraError::NotReal { function: "asin", .. }));
    assert!(matches!(int(-2).sqrt(), Err(AlgebraError::NotReal { function: "sqrt", .. })));
    let [m, ..] = positive_parameters();
    assert!(matches!((-m).sqrt(), Err(AlgebraError::NotReal { .. })));
}

/// Absolute values and signs.
#[test]
fn sizes() {
    let _engine = Engine::new().enter();
    let [m, ..] = positive_parameters();
    let (x, y) = (coordinate(0), coordinate(1));
    let (abs, sign) = (|u: &Expr| call(Function::Abs, u), |u: &Expr| call(Function::Sign, u));
    let by_x = Var::Coordinate(0);
    assert_eq!(abs(&x).pow(2), x.pow(2));
    assert_eq!(abs(&(-&x)), abs(&x));
    assert_eq!(abs(&(&x * &y / ratio(-2, 3))), ratio(3, 2) * abs(&x) * abs(&y));
    assert_eq!(abs(&(&m * &x)), &m * abs(&x));
    assert_eq!((abs(&m), sign(&m)), (m.clone(), int(1)));
    assert_eq!(abs(&abs(&x)), abs(&x));
    assert_eq!(sign(&x) * abs(&x), x);
    assert_eq!(&x / abs(&x), sign(&x));
    // These values are known to be positive: an even power, sums of squares, exponentials.
    let square = x.pow(2) + y.pow(2);
    assert_eq!((abs(&square), sign(&(-&square))), (square.clone(), int(-1)));
    assert_eq!(abs(&(&square * x.pow(3))), square * x.pow(2) * abs(&x));
    assert_eq!(abs(&call(Function::Exp, &x)), call(Function::Exp, &x));
    // 1 − cos² is a square, and the sign of 1 − sin is not known.
    assert_eq!(abs(&(int(1) - cos(&x).pow(2))), sin(&x).pow(2));
    assert_eq!((abs(&ratio(-2, 3)), sign(&ratio(-2, 3)), sign(&int(0))), (ratio(2, 3), int(-1), int(0)));
    assert_eq!(sign(&(sqrt(&int(2)) - ratio(3, 2))), int(-1));
    // Test derivatives, and that sums with different signs are distinguished.
    assert_eq!(abs(&x).derivative(by_x), sign(&x));
    assert!(sign(&x).derivative(by_x).is_zero());
    assert_eq!((&x * abs(&x)).derivative(by_x), int(2) * abs(&x));
    assert_eq!(abs(&(&x - &y)).derivative(Var::Coordinate(1)), -sign(&(&x - &y)));
    assert_ne!(abs(&(&x - &y)), abs(&(&x + &y)));
    assert_eq!(abs(&(&x - int(1))), abs(&(int(1) - &x)));
    // Substitution.
    let at = |value: Expr| abs(&(&x - &y)).substitute(&[(by_x, value)]).expect("a value");
    assert_eq!((at(y.clone()), at(&y - int(3)), at(int(2) * &y)), (int(0), int(3), abs(&y)));
    // The quotient has a denominator with an absolute value. It does not vanish, although its
    // conjugate may.
    let quotient = int(1) / (&m + abs(&x));
    let value = |x: f64| quotient.evaluate(&|v| if v == by_x { x } else { 2.0 });
    assert_eq!((value(2.0), value(-2.0), value(0.0)), (0.25, 0.25, 0.5));
}

/// Written form of absolute values.
#[test]
fn written_sizes() {
    let _engine = Engine::new().enter();
    let [m, ..] = positive_parameters();
    let (x, y) = (coordinate(0), coordinate(1));
    let abs = |u: &Expr| call(Function::Abs, u);
    assert_eq!(shown(&abs(&x)), "abs(x)");
    assert_eq!(shown(&(&m * abs(&(&x * &y)) + &y)), "m*abs(x)*abs(y) + y");
    assert_eq!(shown(&(&m * abs(&(&x - &y)))), "m*abs(x - y)");
    assert_eq!(shown(&(&m * abs(&x)).derivative(Var::Coordinate(0))), "m*sign(x)");
    assert_eq!(shown(&call2(BinaryFunction::Max, &x, &int(0))), "1/2*(x + abs(x))");
    assert_eq!(shown(&call2(BinaryFunction::Atan2, &y, &x)), "atan2(y, x)");
}

/// Minima and maxima.
#[test]
fn extremes() {
    let _engine = Engine::new().enter();
    let (x, y) = (coordinate(0), coordinate(1));
    let (min, max) =
        (|a: &Expr, b: &Expr| call2(BinaryFunction::Min, a, b), |a: &Expr, b: &Expr| call2(BinaryFunction::Max, a, b));
    let positive = max(&x, &int(0));
    assert_eq!(&min(&x, &y) + max(&x, &y), &x + &y);
    assert_eq!(min(&x, &y) * max(&x, &y), &x * &y);
    assert_eq!(max(&x, &y), max(&y, &x));
    assert_eq!(max(&x, &x), x);
    assert_eq!(min(&x, &int(0)), -max(&-&x, &int(0)));
    assert!((&positive * min(&x, &int(0))).is_zero());
    assert_eq!((max(&ratio(1, 2), &ratio(1, 3)), min(&ratio(1, 2), &ratio(1, 3))), (ratio(1, 2), ratio(1, 3)));
    // A spring that only pushes: V = ½ max(x, 0)², V' = max(x, 0).
    assert_eq!((ratio(1, 2) * positive.pow(2)).derivative(Var::Coordinate(0)), positive);
    for at in [-0.7, 0.0, 0.7] {
        let value = |e: &Expr| e.evaluate(&|v| if v == Var::Coordinate(0) { at } else { 0.25 });
        assert_eq!((value(&positive), value(&positive.pow(2))), (f64::max(at, 0.0), f64::max(at, 0.0).powi(2)));
        assert_eq!((value(&min(&x, &y)), value(&max(&x, &y))), (at.min(0.25), at.max(0.25)));
    }
}

/// Angles of points.
#[test]
fn angles() {
    let _engine = Engine::new().enter();
    let [m, ..] = positive_parameters();
    let (x, y) = (coordinate(0), coordinate(1));
    let angle = |y: &Expr, x: &Expr| call2(BinaryFunction::Atan2, y, x);
    let quarter = Expr::pi() / int(2);
    assert_eq!(angle(&(&m * &y), &(&m * &x)), angle(&y, &x));
    assert_eq!(angle(&(&y / &m), &(&x / &m)), angle(&y, &x));
    assert_ne!(angle(&-&y, &-&x), angle(&y, &x));
    assert_eq!(angle(&-&y, &x), -angle(&y, &x));
    assert_eq!(angle(&y, &m), call(Function::Atan, &(&y / &m)));
    assert_eq!(angle(&int(3), &int(0)), quarter);
    assert_eq!(angle(&int(0), &int(-3)), Expr::pi());
    assert_eq!(angle(&int(-2), &int(-2)), ratio(-3, 2) * &quarter);
    assert_eq!(angle(&int(2), &int(-2)), ratio(3, 2) * &quarter);
    let none = Expr::apply_to_two(BinaryFunction::Atan2, &int(0), &(int(0) * &x));
    assert_eq!(none, Err(AlgebraError::NoAngle));
    // The derivatives are right in all quadrants and on the axes.
    let derivatives = [0, 1].map(|i| angle(&y, &x).derivative(Var::Coordinate(i)));
    assert_eq!(&derivatives[0] * (x.pow(2) + y.pow(2)), -&y);
    assert_eq!(&derivatives[1] * (x.pow(2) + y.pow(2)), x);
    for (at_x, at_y) in [(3.0, 4.0), (-3.0, 4.0), (-3.0, -4.0), (3.0, -4.0), (0.0, 2.0), (0.0, -2.0), (-1.0, 0.0)] {
        let value = |e: &Expr| e.evaluate(&|v| if v == Var::Coordinate(0) { at_x } else { at_y });
        assert_eq!(value(&angle(&y, &x)), f64::atan2(at_y, at_x));
        let r2 = at_x * at_x + at_y * at_y;
        assert_eq!(derivatives.each_ref().map(value), [-at_y / r2, at_x / r2]);
    }
    // Functions of the angle give the coordinates of the point.
    let radius = sqrt(&(x.pow(2) + y.pow(2)));
    assert_eq!(cos(&angle(&y, &x)), &x / &radius);
    assert_eq!(sin(&(int(2) * angle(&y, &x))), int(2) * &x * &y / radius.pow(2));
    let turned = angle(&y, &x).substitute(&[(Var::Coordinate(0), int(0)), (Var::Coordinate(1), int(-2))]);
    assert_eq!(turned.expect("a value"), -quarter);
}

/// A sum of many angles has its own sine, possibly with one or two more terms, and so have its
/// parts. All of them obey the addition theorem, in any order.
#[test]
fn sums_of_angles() {
    let mut state = 1_u64;
    let mut below = |n: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    for _ in 0..60 {
        let _engine = Engine::new().enter();
        let mut angle = || (0..5).map(|i| int(below(3) as i64 - 1) * coordinate(i)).sum::<Expr>();
        for _ in 0..4 {
            let (u, v) = (angle(), angle());
            let what = || format!("{} and {}", shown(&u), shown(&v));
            let both = sin(&(&u + &v));
            assert_eq!(both, sin(&u) * cos(&v) + cos(&u) * sin(&v), "{}", what());
            assert!((sin(&u).pow(2) + cos(&u).pow(2)).is_one(), "{}", what());
            assert_close(both.evaluate(&point), (&u + &v).evaluate(&point).sin(), &what);
            for i in 0..5 {
                let by = Var::Coordinate(i);
                assert_eq!(both.derivative(by), cos(&(&u + &v)) * (&u + &v).derivative(by), "{}", what());
            }
        }
    }
    let _engine = Engine::new().enter();
    let chain: Vec<Expr> = (1..=12).map(|links| (0..links).map(coordinate).sum()).collect();
    assert!(chain.iter().all(|angle| sin(angle).size() <= 3));
    assert_eq!(sin(&coordinate(11)), sin(&chain[11]) * cos(&chain[10]) - cos(&chain[11]) * sin(&chain[10]));
}
