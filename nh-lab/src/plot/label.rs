//! Names and numbers as they are printed.

/// A declared name as mathematics: `theta_dot` is θ̇, `x1` is x₁.
pub fn symbol(name: &str) -> String {
    let (stem, dot) = match name.strip_suffix("_dot") {
        Some(stem) => (stem, true),
        None => (name, false),
    };
    let letters = stem.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &stem[letters.len()..];
    let letters = letters.trim_end_matches('_');
    let mut out = greek(letters).unwrap_or(letters).to_owned();
    if dot {
        // A dot above a single letter; after a word, where the accent would sit on its end, the suffix stays.
        if out.chars().count() == 1 {
            out.push('\u{307}');
        } else {
            out.push_str("_dot");
        }
    }
    out.extend(digits.chars().map(|d| char::from_u32(0x2080 + d as u32 - '0' as u32).unwrap_or(d)));
    out
}

fn greek(word: &str) -> Option<&'static str> {
    Some(match word {
        "alpha" => "α",
        "beta" => "β",
        "gamma" => "γ",
        "delta" => "δ",
        "epsilon" | "eps" => "ε",
        "zeta" => "ζ",
        "eta" => "η",
        "theta" => "θ",
        "kappa" => "κ",
        "lambda" => "λ",
        "mu" => "μ",
        "nu" => "ν",
        "xi" => "ξ",
        "rho" => "ρ",
        "sigma" => "σ",
        "tau" => "τ",
        "phi" => "φ",
        "chi" => "χ",
        "psi" => "ψ",
        "omega" => "ω",
        "Gamma" => "Γ",
        "Theta" => "Θ",
        "Phi" => "Φ",
        "Psi" => "Ψ",
        "Omega" => "Ω",
        _ => return None,
    })
}

/// A symbol with its unit, `x₁ [m]`.
pub fn with_unit(name: &str, declared: Option<&str>) -> String {
    match declared {
        Some(text) if !text.is_empty() && text != "1" => format!("{} [{}]", symbol(name), unit(text)),
        _ => symbol(name),
    }
}

/// A unit with its exponents raised: `kg*m^2` is kg m².
pub(super) fn unit(declared: &str) -> String {
    let mut out = String::new();
    let mut raised = false;
    for c in declared.chars() {
        raised = c == '^' || raised && (c.is_ascii_digit() || c == '-');
        match c {
            '^' => {}
            '*' => out.push(' '),
            _ if raised => out.push(raise(c)),
            _ => out.push(c),
        }
    }
    out
}

/// 10 to an integer power, with the exponent raised.
pub(super) fn power_of_ten(exponent: i32) -> String {
    match exponent {
        0 => "1".to_owned(),
        1 => "10".to_owned(),
        _ => format!("10{}", superscript(exponent)),
    }
}

fn superscript(number: i32) -> String {
    number.to_string().chars().map(raise).collect()
}

fn raise(c: char) -> char {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    c.to_digit(10).map_or('⁻', |d| DIGITS[d as usize])
}

/// A number with so many decimals, and a minus sign that is as wide as a plus.
pub(super) fn decimal(number: f64, decimals: usize) -> String {
    let text = format!("{number:.decimals$}");
    let digits = text.strip_prefix('-').unwrap_or(&text);
    let zero = digits.chars().all(|c| c == '0' || c == '.');
    if text.starts_with('-') && !zero { format!("−{digits}") } else { digits.to_owned() }
}

/// A number for a sentence, short: `1.3`, `−6.7·10⁻¹⁶`.
pub(super) fn short(number: f64) -> String {
    if number == 0.0 || !number.is_finite() {
        return decimal(number, 0);
    }
    let exponent = number.abs().log10().floor() as i32;
    if (-3..5).contains(&exponent) {
        let text = decimal(number, (3 - exponent).clamp(0, 6) as usize);
        if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
    } else {
        // Formatted and taken apart again: rounding the mantissa may carry into the exponent.
        let text = format!("{number:.1e}");
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        format!("{}·{}", mantissa.replace('-', "−"), power_of_ten(exponent.parse().unwrap_or(0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_symbols() {
        for (name, printed) in [
            ("x", "x"),
            ("x1", "x₁"),
            ("theta", "θ"),
            ("x1_dot", "x\u{307}₁"),
            ("theta_dot", "θ\u{307}"),
            ("omega12", "ω₁₂"),
            ("speed_dot", "speed_dot"),
            ("θ", "θ"),
            ("q_3", "q₃"),
        ] {
            assert_eq!(symbol(name), printed);
        }
        assert_eq!(with_unit("x1", Some("m")), "x₁ [m]");
        assert_eq!(with_unit("x1", None), "x₁");
        assert_eq!(with_unit("J", Some("kg*m^2*s^-1")), "J [kg m² s⁻¹]");
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(decimal(-0.04, 1), "0.0");
        assert_eq!(decimal(-0.25, 2), "−0.25");
        assert_eq!(short(0.05), "0.05");
        assert_eq!(short(200.0), "200");
        assert_eq!(short(-6.66e-16), "−6.7·10⁻¹⁶");
        assert_eq!(short(9.96e-7), "1.0·10⁻⁶");
        assert_eq!(short(0.0), "0");
        assert_eq!(power_of_ten(-15), "10⁻¹⁵");
    }
}
