//! Trees in LaTeX.

mod name;
#[cfg(test)]
mod tests;

pub use name::{NameParts, accent, latex_name, letter_command};

use super::print::{Fraction, is_half};
use super::{BinaryFunction, Function, Side, Tree};
use crate::functions::Typeset;
use name::ACCENTS;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed};

/// Maximum number of digits of a number that is written in full.
const MAX_DIGITS: u64 = 24;

/// Number of digits of a number that is abbreviated: the digits of a double.
const SHOWN_DIGITS: u64 = 16;

/// Returns the tree in LaTeX (mathematics mode); `name` gives the variables' symbols.
pub fn latex<V>(tree: &Tree<V>, name: &dyn Fn(&V) -> String) -> String {
    match tree {
        Tree::Pi => r"\pi".to_owned(),
        Tree::Variable(v) => name(v),
        Tree::Named(named) => {
            let by: String = named.by.iter().map(|v| format!(r"\partial_{{{}}} ", name(v))).collect();
            by + latex_name(&named.name).as_str()
        }
        Tree::Call(function, inner) => call(*function, "", inner, name),
        // The bracket is 1 where its condition holds, and 0 elsewhere.
        Tree::Call2(BinaryFunction::Where(side), condition, inner) => {
            let holds = if *side == Side::Above { ">" } else { r"\le" };
            let there = latex(inner, name);
            let is_open = matches!(**inner, Tree::Sum(_)) || there.starts_with('-');
            let inner = if is_open { bracketed(&there) } else { there };
            format!(r"\left[{} {holds} 0\right] {inner}", latex(condition, name))
        }
        Tree::Call2(BinaryFunction::Atan2, y, x) => of_two(r"\operatorname{atan2}", [y, x], name),
        Tree::Call2(BinaryFunction::Min, first, second) => of_two(r"\min", [first, second], name),
        Tree::Call2(BinaryFunction::Max, first, second) => of_two(r"\max", [first, second], name),
        Tree::Sum(terms) => {
            let mut sum = String::new();
            for term in terms {
                let term = latex(term, name);
                match (sum.is_empty(), term.strip_prefix('-')) {
                    (true, _) => sum = term,
                    (false, Some(term)) => sum.extend([" - ", term]),
                    (false, None) => sum.extend([" + ", &term]),
                }
            }
            if sum.is_empty() { "0".to_owned() } else { sum }
        }
        Tree::Number(_) | Tree::Product(_) | Tree::Power(..) => quotient(&Fraction::new(tree), name),
    }
}

fn quotient<V>(fraction: &Fraction<V>, name: &dyn Fn(&V) -> String) -> String {
    let (numer, denom) = match is_long(&fraction.number) {
        true => (decimal(&fraction.number), "1".to_owned()),
        false => (fraction.number.numer().to_string(), fraction.number.denom().to_string()),
    };
    let (numer, denom) = (numer.as_str(), denom.as_str());
    let side = |number: &str, factors: &[(&Tree<V>, BigRational)]| {
        let mut parts: Vec<(String, bool)> = Vec::new();
        if number != "1" || factors.is_empty() {
            parts.push((number.to_owned(), false));
        }
        let alone = parts.is_empty() && factors.len() == 1;
        parts.extend(factors.iter().map(|(tree, exponent)| {
            let numeric = matches!(tree, Tree::Number(_)) && exponent.is_one();
            let factor = factor(tree, exponent, alone, name);
            // Two numbers side by side would read as one number.
            (if numeric && !alone { bracketed(&factor) } else { factor }, is_operator(tree))
        }));
        side_by_side(&parts)
    };
    let sign = if fraction.negative { "-" } else { "" };
    if fraction.below.is_empty() && denom == "1" {
        // A factor that only has a sign before it needs no brackets, unless it is a sum.
        let alone = side(numer, &fraction.above);
        let sum = fraction.negative && matches!(fraction.above.as_slice(), [(Tree::Sum(_), e)] if e.is_one());
        let alone = if sum && numer == "1" { bracketed(&alone) } else { alone };
        return format!("{sign}{alone}");
    }
    if fraction.below.is_empty() && !fraction.above.is_empty() {
        // Prefer ½ m v² to m v²/2.
        let rest: Vec<(String, bool)> =
            fraction.above.iter().map(|(tree, e)| (factor(tree, e, false, name), is_operator(tree))).collect();
        return format!(r"{sign}\frac{{{numer}}}{{{denom}}} {}", side_by_side(&rest));
    }
    format!(r"{sign}\frac{{{}}}{{{}}}", side(numer, &fraction.above), side(denom, &fraction.below))
}

/// Returns whether the number has too many digits above or below the bar to be written in full.
fn is_long(number: &BigRational) -> bool {
    number.numer().bits().max(number.denom().bits()) * 3 / 10 > MAX_DIGITS
}

/// Returns a positive number as a decimal, with a power of ten unless it is of moderate size. The
/// decimal is exact, or it consists of the first digits and dots.
fn decimal(number: &BigRational) -> String {
    /// Exponents of numbers that are written without a power of ten.
    const MODERATE: std::ops::RangeInclusive<i64> = -4..=9;
    let power = |exponent: i64| BigRational::from_integer(10.into()).pow(i32::try_from(exponent).unwrap_or(i32::MAX));
    let length = |integer: &BigInt| integer.to_string().len() as i64;
    // A quotient of numbers with a and b digits is at least 10^(a - b - 1) and less than 10^(a -
    // b + 1).
    let mut exponent = length(number.numer()) - length(number.denom());
    if *number < power(exponent) {
        exponent -= 1;
    }
    let first = |count: u64| number * power(count as i64 - 1 - exponent);
    let in_full = first(MAX_DIGITS);
    let (digits, dots) = match in_full.is_integer() {
        true => (in_full.numer().to_string().trim_end_matches('0').to_owned(), ""),
        false => (first(SHOWN_DIGITS).to_integer().to_string(), r"\ldots"),
    };
    let pointed = |digits: &str, whole: usize| match digits.split_at(whole) {
        (whole, "") => format!("{whole}{dots}"),
        (whole, rest) => format!("{whole}.{rest}{dots}"),
    };
    match usize::try_from(exponent) {
        _ if !MODERATE.contains(&exponent) && digits == "1" => format!("10^{{{exponent}}}"),
        _ if !MODERATE.contains(&exponent) => format!(r"{} \cdot 10^{{{exponent}}}", pointed(&digits, 1)),
        Ok(power) => {
            let whole = power + 1;
            pointed(&format!("{digits:0<whole$}"), whole)
        }
        Err(_) => pointed(&format!("{}{digits}", "0".repeat(exponent.unsigned_abs() as usize)), 1),
    }
}

/// Writes factors in a row; each comes with a flag for an operator at its beginning. TeX leaves
/// space around operators, brackets and fractions. It leaves none beside a name of several letters,
/// so that `ab cd` would read as `abcd`.
fn side_by_side(factors: &[(String, bool)]) -> String {
    let mut product = String::new();
    for (i, (factor, is_operator)) in factors.iter().enumerate() {
        if let Some((before, _)) = i.checked_sub(1).and_then(|i| factors.get(i)) {
            let last = before.rsplit(' ').next().unwrap_or(before);
            let is_tight = !is_operator && !factor.starts_with(r"\left") && !before.ends_with(r"\right)");
            product.push_str(if is_tight && (is_word(last) || is_word(factor)) { r" \, " } else { " " });
        }
        product.push_str(factor);
    }
    product
}

/// Returns whether the tree begins with an operator of TeX.
fn is_operator<V>(tree: &Tree<V>) -> bool {
    match tree {
        Tree::Call(function, _) => matches!(function.about().typeset, Typeset::Command(_)),
        Tree::Call2(..) => true,
        _ => false,
    }
}

/// Returns whether a text is a name of several upright letters, with its accents and indices.
fn is_word(latex: &str) -> bool {
    // The last word of a sum in brackets or in an exponent is not such a name.
    if latex.contains(r"\right") || latex.matches('{').count() != latex.matches('}').count() {
        return false;
    }
    let mut rest = latex;
    while let Some((command, inside)) = rest.split_once('{') {
        match command {
            r"\mathrm" | r"\text" => return true,
            _ if command.is_empty() || ACCENTS.iter().any(|(_, accent)| *accent == command) => rest = inside,
            _ => return false,
        }
    }
    false
}

/// Returns a factor of a product. `alone` marks the only factor, for which a sum needs no brackets.
fn factor<V>(tree: &Tree<V>, exponent: &BigRational, alone: bool, name: &dyn Fn(&V) -> String) -> String {
    if is_half(exponent) {
        return format!(r"\sqrt{{{}}}", latex(tree, name));
    }
    if exponent.is_one() {
        let inside = latex(tree, name);
        return if matches!(tree, Tree::Sum(_)) && !alone { bracketed(&inside) } else { inside };
    }
    let sign = if exponent.is_negative() { "-" } else { "" };
    let exponent = match is_long(exponent) {
        true => format!("^{{{sign}{}}}", decimal(&exponent.abs())),
        false => format!("^{{{exponent}}}"),
    };
    match tree {
        Tree::Call(function, inner) => call(*function, &exponent, inner, name),
        Tree::Call2(BinaryFunction::Where(_), ..) => format!("{}{exponent}", bracketed(&latex(tree, name))),
        Tree::Named(named) if named.by.is_empty() => format!("{}{exponent}", latex(tree, name)),
        Tree::Variable(_) | Tree::Pi | Tree::Call2(..) => format!("{}{exponent}", latex(tree, name)),
        _ => format!("{}{exponent}", bracketed(&latex(tree, name))),
    }
}

fn of_two<V>(command: &str, [first, second]: [&Tree<V>; 2], name: &dyn Fn(&V) -> String) -> String {
    format!("{command}{}", bracketed(&format!("{}, {}", latex(first, name), latex(second, name))))
}

fn bracketed(inside: &str) -> String {
    format!(r"\left({inside}\right)")
}

fn call<V>(function: Function, exponent: &str, inner: &Tree<V>, name: &dyn Fn(&V) -> String) -> String {
    let argument = latex(inner, name);
    let of_order;
    let command = match function.about().typeset {
        Typeset::Around(open, close) => return format!("{open}{argument}{close}{exponent}"),
        Typeset::Power(base, _) if exponent.is_empty() => return format!("{base}^{{{argument}}}"),
        Typeset::Power(_, command) | Typeset::Command(command) => command,
        Typeset::Indexed(letter, index) => {
            of_order = format!("{letter}_{{{index}}}");
            &of_order
        }
    };
    match inner {
        Tree::Variable(_) | Tree::Pi => format!("{command}{exponent} {argument}"),
        _ => format!("{command}{exponent}{}", bracketed(&argument)),
    }
}

/// Returns whether this is LaTeX's command for a function of the grammar, without the backslash.
pub fn is_function_command(name: &str) -> bool {
    Function::ALL.into_iter().any(|function| match function.about().typeset {
        Typeset::Command(command) | Typeset::Power(_, command) => command.strip_prefix('\\') == Some(name),
        Typeset::Around(..) | Typeset::Indexed(..) => false,
    })
}
