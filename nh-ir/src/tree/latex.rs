//! Trees in LaTeX.

use super::print::{Fraction, is_half};
use super::{BinaryFunction, Function, Side, Tree};
use crate::functions::Typeset;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed};
use unicode_normalization::UnicodeNormalization;

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

/// Returns a plain name in LaTeX: `theta_dot` is `\dot{\theta}`, `J_w` is `J_{w}`, `x1` is `x_{1}`,
/// `x1_dot` is `\dot{x}_{1}`.
pub fn latex_name(name: &str) -> String {
    NameParts::of(name).latex(&[])
}

/// A plain name in parts: a letter or a word with accents, and its indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameParts {
    /// Commands of accents, innermost first.
    accents: Vec<&'static str>,
    /// Typeset letter or word.
    pub letter: String,
    /// The typeset characters of a word, empty for a letter.
    characters: Vec<String>,
    /// Typeset indices, in one list, so that there is only one subscript.
    pub indices: Vec<String>,
    /// Number of primes after the name.
    primes: usize,
}

impl NameParts {
    /// Splits a name into parts.
    pub fn of(name: &str) -> NameParts {
        // The dot belongs to the letter, not to the letter with its indices.
        for (suffix, accent) in [("_ddot", r"\ddot"), ("_dot", r"\dot")] {
            if let Some(stem) = name.strip_suffix(suffix).filter(|stem| !stem.is_empty()) {
                let mut parts = NameParts::of(stem);
                parts.accents.push(accent);
                return parts;
            }
        }
        if let Some((stem, indices)) = name.split_once("_dot_").filter(|(stem, _)| !stem.is_empty()) {
            let mut parts = NameParts::of(&format!("{stem}_dot"));
            parts.indices.extend(indices.split('_').filter(|index| !index.is_empty()).map(latex_name));
            return parts;
        }
        let stem = name.trim_end_matches('\'');
        if stem.len() < name.len() && !stem.is_empty() {
            let mut parts = NameParts::of(stem);
            parts.primes += name.len() - stem.len();
            return parts;
        }
        if let Some((stem, indices)) = name.strip_suffix(']').and_then(|name| name.split_once('['))
            && !stem.is_empty()
        {
            let mut parts = NameParts::of(stem);
            parts.indices.extend(indices.split(',').map(|index| latex_name(index.trim())));
            return parts;
        }
        let mut words = name.split('_').filter(|word| !word.is_empty());
        let first = words.next().unwrap_or(name);
        let stem = first.trim_end_matches(|c: char| c.is_ascii_digit());
        let (stem, digits) = if stem.is_empty() { (first, "") } else { first.split_at(stem.len()) };
        let mut indices: Vec<String> = Vec::new();
        if !digits.is_empty() {
            indices.push(digits.to_owned());
        }
        indices.extend(words.map(latex_name));
        NameParts::indexed(stem, indices)
    }

    /// Makes a name from a letter or a word and typeset indices.
    pub fn indexed(stem: &str, indices: Vec<String>) -> NameParts {
        let letter = letter(stem);
        let characters = if letter.starts_with(r"\mathrm") { stem.chars().map(symbol).collect() } else { Vec::new() };
        NameParts { accents: Vec::new(), letter, characters, indices, primes: 0 }
    }

    /// Shortens the name to as many of its indices, and then of the characters of its word, as fit.
    /// Dots replace the others.
    #[must_use]
    pub fn abbreviated(&self, fits: &dyn Fn(&NameParts) -> bool) -> NameParts {
        let with_indices = |count: usize| {
            let mut shorter = self.clone();
            if count < self.indices.len() {
                shorter.indices.truncate(count);
                shorter.indices.push(r"\ldots".to_owned());
            }
            shorter
        };
        let with_characters = |count: usize| {
            let letter = format!(r"\mathrm{{{}\ldots}}", self.characters[..count].concat());
            NameParts { letter, ..with_indices(0) }
        };
        let indices = (0..=self.indices.len()).rev().map(with_indices);
        let characters = (1..self.characters.len()).rev().map(with_characters);
        indices.chain(characters).find(fits).unwrap_or_else(|| self.clone())
    }

    /// Returns whether the name has no accents and no primes. It may have indices.
    pub fn is_bare(&self) -> bool {
        self.accents.is_empty() && self.primes == 0
    }

    /// Returns the name with marks on its letter, below the dots.
    pub fn latex(&self, marks: &[&str]) -> String {
        let mut result = self.letter.clone();
        for accent in marks.iter().chain(&self.accents) {
            result = format!("{accent}{{{result}}}");
        }
        if !self.indices.is_empty() {
            result.push_str(&format!("_{{{}}}", self.indices.join(",")));
        }
        // The braces prevent a double superscript with an exponent.
        if self.primes > 0 { format!("{{{result}{}}}", "'".repeat(self.primes)) } else { result }
    }
}

/// Letters that have a command in mathematics: Greek, script and double-struck ones. Double-struck
/// letters are bold, since `amsmath` has no others.
const UNICODE: [(char, &str); 78] = [
    ('α', "alpha"),
    ('β', "beta"),
    ('γ', "gamma"),
    ('δ', "delta"),
    ('ε', "varepsilon"),
    ('ζ', "zeta"),
    ('η', "eta"),
    ('θ', "theta"),
    ('ϑ', "vartheta"),
    ('ι', "iota"),
    ('κ', "kappa"),
    ('λ', "lambda"),
    ('μ', "mu"),
    ('ν', "nu"),
    ('ξ', "xi"),
    ('π', "pi"),
    ('ρ', "rho"),
    ('σ', "sigma"),
    ('ς', "varsigma"),
    ('τ', "tau"),
    ('υ', "upsilon"),
    ('φ', "varphi"),
    ('ϕ', "phi"),
    ('χ', "chi"),
    ('ψ', "psi"),
    ('ω', "omega"),
    ('Γ', "Gamma"),
    ('Δ', "Delta"),
    ('Θ', "Theta"),
    ('Λ', "Lambda"),
    ('Ξ', "Xi"),
    ('Π', "Pi"),
    ('Σ', "Sigma"),
    ('Υ', "Upsilon"),
    ('Φ', "Phi"),
    ('Ψ', "Psi"),
    ('Ω', "Omega"),
    ('𝒜', "mathcal{A}"),
    ('ℬ', "mathcal{B}"),
    ('𝒞', "mathcal{C}"),
    ('𝒟', "mathcal{D}"),
    ('ℰ', "mathcal{E}"),
    ('ℱ', "mathcal{F}"),
    ('𝒢', "mathcal{G}"),
    ('ℋ', "mathcal{H}"),
    ('ℐ', "mathcal{I}"),
    ('𝒥', "mathcal{J}"),
    ('𝒦', "mathcal{K}"),
    ('ℒ', "mathcal{L}"),
    ('ℳ', "mathcal{M}"),
    ('𝒩', "mathcal{N}"),
    ('𝒪', "mathcal{O}"),
    ('𝒫', "mathcal{P}"),
    ('𝒬', "mathcal{Q}"),
    ('ℛ', "mathcal{R}"),
    ('𝒮', "mathcal{S}"),
    ('𝒯', "mathcal{T}"),
    ('𝒰', "mathcal{U}"),
    ('𝒱', "mathcal{V}"),
    ('𝒲', "mathcal{W}"),
    ('𝒳', "mathcal{X}"),
    ('𝒴', "mathcal{Y}"),
    ('𝒵', "mathcal{Z}"),
    ('ℂ', "mathbf{C}"),
    ('ℕ', "mathbf{N}"),
    ('ℙ', "mathbf{P}"),
    ('ℚ', "mathbf{Q}"),
    ('ℝ', "mathbf{R}"),
    ('ℤ', "mathbf{Z}"),
    ('ℓ', "ell"),
    ('ℏ', "hbar"),
    ('ℑ', "Im"),
    ('ℜ', "Re"),
    ('℘', "wp"),
    ('ϱ', "varrho"),
    ('ϖ', "varpi"),
    ('ϵ', "epsilon"),
    ('µ', "mu"),
];

/// Returns a letter (a Greek one by its name, others unchanged) or a word.
fn letter(name: &str) -> String {
    const GREEK: [&str; 35] = [
        "alpha",
        "beta",
        "gamma",
        "delta",
        "epsilon",
        "varepsilon",
        "zeta",
        "eta",
        "theta",
        "vartheta",
        "iota",
        "kappa",
        "lambda",
        "mu",
        "nu",
        "xi",
        "pi",
        "rho",
        "varrho",
        "sigma",
        "tau",
        "upsilon",
        "phi",
        "varphi",
        "chi",
        "psi",
        "omega",
        "Gamma",
        "Delta",
        "Theta",
        "Lambda",
        "Xi",
        "Pi",
        "Sigma",
        "Omega",
    ];
    const UPPER: [&str; 3] = ["Phi", "Psi", "Upsilon"];
    if GREEK.contains(&name) || UPPER.contains(&name) {
        return format!(r"\{name}");
    }
    let mut characters = name.chars();
    match (characters.next(), characters.next()) {
        (Some(c), None) => match letter_command(c) {
            Some(command) => format!(r"\{command}"),
            None => symbol(c),
        },
        _ if name.chars().all(|c| c.is_ascii_digit()) => name.to_owned(),
        _ => format!(r"\mathrm{{{}}}", name.chars().map(symbol).collect::<String>()),
    }
}

/// Returns a character of a name: ASCII unchanged, letters with accents by commands, all others by
/// their code point.
fn symbol(c: char) -> String {
    let mut decomposed = std::iter::once(c).nfd();
    let base = decomposed.next().unwrap_or(c);
    if !base.is_ascii() {
        return match letter_command(base) {
            Some(command) => format!(r"\{command}{{}}"),
            None => format!(r"\text{{[U+{:04X}]}}", u32::from(c)),
        };
    }
    let mut result = match base {
        '%' | '&' | '#' | '$' | '{' | '}' | '_' => format!(r"\{base}"),
        '\\' => r"\backslash{}".to_owned(),
        '~' | '^' => r"\sim{}".to_owned(),
        _ => base.to_string(),
    };
    for mark in decomposed {
        match accent(mark) {
            Some(command) => result = format!(r"{command}{{{result}}}"),
            // The mark has no accent in mathematics: show the letter and the code point of the
            // mark.
            None => result.push_str(&format!(r"\text{{[U+{:04X}]}}", u32::from(mark))),
        }
    }
    result
}

/// Combining marks with their commands in mathematics mode.
const ACCENTS: [(char, &str); 13] = [
    ('\u{300}', r"\grave"),
    ('\u{301}', r"\acute"),
    ('\u{302}', r"\hat"),
    ('\u{303}', r"\tilde"),
    ('\u{304}', r"\bar"),
    ('\u{305}', r"\bar"),
    ('\u{306}', r"\breve"),
    ('\u{307}', r"\dot"),
    ('\u{308}', r"\ddot"),
    ('\u{30a}', r"\mathring"),
    ('\u{30b}', r"\ddot"),
    ('\u{30c}', r"\check"),
    ('\u{20d7}', r"\vec"),
];

/// Returns the command in mathematics mode for a combining mark.
pub fn accent(mark: char) -> Option<&'static str> {
    ACCENTS.iter().find(|(known, _)| *known == mark).map(|(_, command)| *command)
}

/// Returns the command of a letter, without its backslash, if there is one.
pub fn letter_command(c: char) -> Option<&'static str> {
    UNICODE.iter().find(|(u, _)| *u == c).map(|(_, command)| *command)
}

#[cfg(test)]
mod tests {
    use super::super::print::tests::{T, n, pow, v};
    use super::*;

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
        let shortened = |name: &str, length: usize| {
            NameParts::of(name).abbreviated(&|name| name.latex(&[]).len() <= length).latex(&[])
        };
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
}
