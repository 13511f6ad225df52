//! Trees and names, and their LaTeX.

use super::name::UNICODE;
use super::*;
use crate::tree::print::tests::{T, n, pow, v};

fn shown(tree: &T) -> String {
    latex(tree, &|v| latex_name(v))
}

#[test]
fn names() {
    assert_eq!(latex_name("theta_dot"), r"\dot{\theta}");
    assert_eq!(latex_name("x1_ddot"), r"\ddot{x}_{1}");
    assert_eq!(latex_name("x2_dot"), r"\dot{x}_{2}");
    assert_eq!(latex_name("phi_f_dot"), r"\dot{\phi}_{f}");
    assert_eq!(latex_name("q[1,2]_dot"), r"\dot{q}_{1,2}");
    assert_eq!(latex_name("speed_dot"), r"\dot{\mathrm{speed}}");
    assert_eq!(latex_name("J_w"), "J_{w}");
    assert_eq!(latex_name("mass"), r"\mathrm{mass}");
    assert_eq!(latex_name("φ"), r"\varphi");
    assert_eq!(latex_name("omega_1_2"), r"\omega_{1,2}");
    assert_eq!(latex_name("k_1"), "k_{1}");
    assert_eq!(latex_name("k11"), "k_{11}");
    assert_eq!(latex_name("k1[1]"), "k_{1,1}", "one subscript");
    assert_eq!(latex_name("k_1[2,3]_dot"), r"\dot{k}_{1,2,3}");
    assert_eq!(latex_name("p_x1"), "p_{x_{1}}");
    assert_eq!(latex_name("p_theta"), r"p_{\theta}");
    assert_eq!(latex_name("x'"), "{x'}");
    assert_eq!(latex_name("x1''"), "{x_{1}''}");
    assert_eq!(latex_name("é"), r"\acute{e}");
    assert_eq!(latex_name("größe"), r"\mathrm{gr\ddot{o}\text{[U+00DF]}e}");
    assert_eq!(latex_name("_a"), "a");
    assert_eq!(latex_name("Ψ_ω"), r"\Psi_{\omega}");
    assert_eq!(latex_name("m"), "m");
    assert_eq!(latex_name("R[1,2]"), "R_{1,2}");
}

#[test]
fn fractions_and_roots() {
    let sum = Tree::Sum(vec![v("I"), Tree::Product(vec![n(-1, 1), v("J")])]);
    assert_eq!(shown(&Tree::Product(vec![v("a"), pow(sum.clone(), -1, 1)])), r"\frac{a}{I - J}");
    assert_eq!(shown(&Tree::Product(vec![n(-1, 1), sum.clone()])), r"-\left(I - J\right)");
    assert_eq!(shown(&Tree::Product(vec![n(1, 2), v("m"), pow(v("v"), 2, 1)])), r"\frac{1}{2} m v^{2}");
    assert_eq!(shown(&pow(sum.clone(), 1, 2)), r"\sqrt{I - J}");
    assert_eq!(shown(&Tree::Product(vec![n(2, 1), v("b"), sum])), r"2 b \left(I - J\right)");
    assert_eq!(shown(&pow(v("x_dot"), 2, 1)), r"\dot{x}^{2}");
    assert_eq!(shown(&pow(v("a"), 1, 3)), "a^{1/3}");
    assert_eq!(shown(&n(-2, 3)), r"-\frac{2}{3}");
}

/// Tests that every shown digit is a digit of the exact number.
#[test]
fn numbers_of_many_digits() {
    let decimal = |digits: &str, power: i32| {
        let ten = BigRational::from_integer(10.into());
        Tree::Number(BigRational::from_integer(digits.parse().expect("an integer")) * ten.pow(power))
    };
    let inverse = |tree: T| Tree::Power(Box::new(tree), BigRational::from_integer((-1).into()));
    let numbers = [
        (decimal("166053906892", -38), r"1.66053906892 \cdot 10^{-27}"),
        (inverse(decimal("166053906892", -38)), r"6.022140753667369\ldots \cdot 10^{26}"),
        (decimal("-1380649", -29), r"-1.380649 \cdot 10^{-23}"),
        (decimal("2", -38), r"2 \cdot 10^{-38}"),
        (decimal("1", 30), "10^{30}"),
        (decimal("1", -30), "10^{-30}"),
        (decimal("12345678901234567890123", -26), "0.00012345678901234567890123"),
        (decimal("1234567890123456789012345678", -28), "0.1234567890123456\\ldots"),
        (decimal("99999999999999999999999999", -26), "0.9999999999999999\\ldots"),
        (decimal("12345678901234567890123456789", -20), "123456789.0123456\\ldots"),
        (decimal("123456789012345678901234567", -16), r"1.234567890123456\ldots \cdot 10^{10}"),
        (Tree::Product(vec![decimal("1", -30), n(1, 3)]), r"3.333333333333333\ldots \cdot 10^{-31}"),
        (Tree::Product(vec![decimal("25", -40), v("x")]), r"2.5 \cdot 10^{-39} x"),
        (Tree::Product(vec![decimal("1", 40), inverse(v("x"))]), r"\frac{10^{40}}{x}"),
        (decimal("12345678901234567890123", -3), r"\frac{12345678901234567890123}{1000}"),
    ];
    for (number, expected) in numbers {
        assert_eq!(shown(&number), expected);
    }
    let exponent = BigRational::new((-1).into(), "1000000000000000000000000000000".parse().expect("an integer"));
    assert_eq!(shown(&Tree::Sum(vec![Tree::Power(Box::new(v("a")), -exponent)])), "a^{10^{-30}}");
}

/// Tests that upright names of several letters are separated from their neighbours where TeX
/// leaves no space.
#[test]
fn names_of_several_letters_are_told_apart() {
    let product = |factors: &[T]| shown(&Tree::Product(factors.to_vec()));
    assert_eq!(product(&[v("ab"), v("cd")]), r"\mathrm{ab} \, \mathrm{cd}");
    assert_eq!(product(&[v("abcd"), v("x")]), r"\mathrm{abcd} \, x");
    assert_eq!(product(&[v("x"), pow(v("mass_1_dot"), 2, 1)]), r"x \, \dot{\mathrm{mass}}_{1}^{2}");
    assert_eq!(product(&[n(2, 1), v("ab")]), r"2 \, \mathrm{ab}");
    assert_eq!(product(&[n(1, 2), v("ab"), v("cd")]), r"\frac{1}{2} \mathrm{ab} \, \mathrm{cd}");
    assert_eq!(
        product(&[v("x"), v("ab"), pow(Tree::Product(vec![v("cd"), v("y")]), -1, 1)]),
        r"\frac{x \, \mathrm{ab}}{\mathrm{cd} \, y}"
    );
    let sine = |name| Tree::Call(Function::Sin, Box::new(v(name)));
    assert_eq!(product(&[sine("ab"), v("c")]), r"\sin \mathrm{ab} \, c");
    assert_eq!(product(&[v("ab"), sine("c")]), r"\mathrm{ab} \sin c");
    let sum = Tree::Sum(vec![v("a"), v("bc")]);
    assert_eq!(product(&[v("ab"), sum.clone(), v("d")]), r"\mathrm{ab} \left(a + \mathrm{bc}\right) d");
    assert_eq!(product(&[Tree::Call(Function::Exp, Box::new(sum)), v("d")]), r"e^{a + \mathrm{bc}} d");
    assert_eq!(product(&[v("a"), v("b"), v("J_wheel"), v("c_1")]), r"a b J_{\mathrm{wheel}} c_{1}");
    assert_eq!(product(&[v("質"), v("量")]), r"\text{[U+8CEA]} \, \text{[U+91CF]}");
}

#[test]
fn letters_with_commands() {
    assert_eq!(latex_name("ℋ"), r"\mathcal{H}");
    assert_eq!(latex_name("𝒯_1"), r"\mathcal{T}_{1}");
    assert_eq!(latex_name("ℝ"), r"\mathbf{R}");
    assert_eq!(latex_name("ℓ_dot"), r"\dot{\ell}");
    assert_eq!(latex_name("ℏω"), r"\mathrm{\hbar{}\omega{}}");
    for (i, (letter, _)) in UNICODE.iter().enumerate() {
        assert!(UNICODE.iter().skip(i + 1).all(|(other, _)| other != letter), "{letter} is there twice");
    }
}

#[test]
fn long_names_are_abbreviated() {
    let shortened =
        |name: &str, length: usize| NameParts::of(name).abbreviated(&|name| name.latex(&[]).len() <= length).latex(&[]);
    assert_eq!(shortened("mass_of_body", 60), r"\mathrm{mass}_{\mathrm{of},\mathrm{body}}");
    assert_eq!(shortened("mass_of_body_dot", 40), r"\dot{\mathrm{mass}}_{\mathrm{of},\ldots}");
    assert_eq!(shortened("mass_of_body", 22), r"\mathrm{mass}_{\ldots}");
    assert_eq!(shortened("reference", 17), r"\mathrm{re\ldots}");
    assert_eq!(shortened("measurement_device_2", 27), r"\mathrm{mea\ldots}_{\ldots}");
    assert_eq!(shortened("x_abscissa", 12), r"x_{\ldots}");
    assert_eq!(shortened("x", 0), "x", "nothing is left out of a letter");
}

#[test]
fn functions() {
    let sine = |t: T| Tree::Call(Function::Sin, Box::new(t));
    assert_eq!(shown(&sine(v("theta"))), r"\sin \theta");
    assert_eq!(shown(&pow(sine(v("theta")), 2, 1)), r"\sin^{2} \theta");
    assert_eq!(shown(&sine(Tree::Product(vec![n(2, 1), v("x")]))), r"\sin\left(2 x\right)");
    assert_eq!(shown(&Tree::Call(Function::Exp, Box::new(v("x")))), "e^{x}");
    assert_eq!(shown(&Tree::Call(Function::Sqrt, Box::new(v("x")))), r"\sqrt{x}");
}
