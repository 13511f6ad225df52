//! Names in printed form.

use nonholonomic::catalogue::Quantity;
use nonholonomic_lab::printed::{short, unit};

/// Formats a declared name as mathematics: `theta_dot` is θ̇, `x1` is x₁, `phi_f` is `φ_{f}`, whose
/// subscript figures lower.
pub fn symbol(name: &str) -> String {
    let (stem, dots) = match (name.strip_suffix("_ddot"), name.strip_suffix("_dot").or_else(|| without_dot(name))) {
        (Some(stem), _) => (stem, "\u{308}"),
        (None, Some(stem)) => (stem, "\u{307}"),
        (None, None) => (name, ""),
    };
    let mut words = stem.split('_').filter(|word| !word.is_empty());
    let first = words.next().unwrap_or(stem);
    let (first, of) = abbreviated(first);
    let letters = first.trim_end_matches(|c: char| c.is_ascii_digit());
    let (letters, digits) = if letters.is_empty() { (first, "") } else { (letters, &first[letters.len()..]) };
    let letter = greek(letters).unwrap_or(letters);
    // A dot stands above a single letter. Above a word it would sit on the word's end.
    let mut out = match (dots, letter.chars().count()) {
        ("", _) => letter.to_owned(),
        (_, 1) => composed(letter, dots),
        ("\u{307}", _) => format!("d {letter}/dt"),
        _ => format!("d² {letter}/dt²"),
    };
    let own = [of, digits].into_iter().filter(|word| !word.is_empty()).map(str::to_owned);
    let below: Vec<String> = own.chain(words.map(index)).collect();
    match below.as_slice() {
        [] => {}
        all if all.iter().all(|word| word.chars().all(|c| c.is_ascii_digit())) => {
            let lowered = |c: char| c.to_digit(10).and_then(|d| char::from_u32(0x2080 + d));
            out.extend(all.join("").chars().filter_map(lowered));
        }
        all => out += &format!("_{{{}}}", all.join(",")),
    }
    out
}

/// Splits a short name into a letter and its subscript: `mB` and `Jw` are m with B and J with w,
/// `IRxx` is I with Rxx.
fn abbreviated(word: &str) -> (&str, &str) {
    let small = |c: &u8| c.is_ascii_lowercase();
    let large = |c: &u8| c.is_ascii_uppercase();
    let split = match word.as_bytes() {
        [a, b] => a.is_ascii_alphabetic() && b.is_ascii_alphabetic() && greek(word).is_none(),
        [a, b, c] | [a, b, c, _] => large(a) && large(b) && small(c),
        _ => false,
    };
    if split { word.split_at(1) } else { (word, "") }
}

/// Returns the stem of a velocity written without the separator before `dot`: `x3dot`, `xidot`.
fn without_dot(name: &str) -> Option<&str> {
    let stem = name.strip_suffix("dot")?;
    let letters = stem.trim_end_matches(|c: char| c.is_ascii_digit());
    (letters.chars().count() == 1 || greek(letters).is_some()).then_some(stem)
}

/// Combines a letter with a mark, as one character if there is one: not all fonts place the mark
/// well.
fn composed(letter: &str, mark: &str) -> String {
    const DOTTED: [(char, char); 12] = [
        ('x', 'ẋ'),
        ('y', 'ẏ'),
        ('z', 'ż'),
        ('p', 'ṗ'),
        ('s', 'ṡ'),
        ('a', 'ȧ'),
        ('r', 'ṙ'),
        ('h', 'ḣ'),
        ('w', 'ẇ'),
        ('c', 'ċ'),
        ('b', 'ḃ'),
        ('e', 'ė'),
    ];
    let dotted = DOTTED.iter().find(|(plain, _)| mark == "\u{307}" && letter.starts_with(*plain));
    dotted.map_or_else(|| format!("{letter}{mark}"), |(_, dotted)| dotted.to_string())
}

/// Formats a word of a name as a subscript: a Greek letter by its name, or the word.
fn index(word: &str) -> String {
    greek(word).unwrap_or(word).to_owned()
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
        "pi" => "π",
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

/// Returns the name of a quantity's axis, `x₁ [m]`.
pub fn axis_name(quantity: &Quantity) -> String {
    with_unit(quantity.name, quantity.unit)
}

/// Returns a symbol with its unit, `x₁ [m]`.
pub fn with_unit(name: &str, declared: Option<&str>) -> String {
    symbol(name) + &*bracketed(declared)
}

/// Formats a unit in brackets, `[kg m²]` after a blank; empty for a pure number.
pub(super) fn bracketed(declared: Option<&str>) -> String {
    match declared {
        Some(text) if !text.is_empty() && text != "1" => format!(" [{}]", unit(text)),
        _ => String::new(),
    }
}

/// Formats a parameter for a subtitle, `m = 4 kg`.
pub(super) fn assigned(quantity: &Quantity, value: f64) -> String {
    let unit = quantity.unit.filter(|unit| *unit != "1").map(unit).unwrap_or_default();
    format!("{} = {} {unit}", symbol(quantity.name), short(value)).trim_end().to_owned()
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
            ("x1_dot", "ẋ₁"),
            ("theta_dot", "θ\u{307}"),
            ("x_ddot", "x\u{308}"),
            ("phi_f", "φ_{f}"),
            ("phi_f_dot", "φ\u{307}_{f}"),
            ("omega_1_2", "ω₁₂"),
            ("q1_psi", "q_{1,ψ}"),
            ("mB", "m_{B}"),
            ("Jw", "J_{w}"),
            ("mu", "μ"),
            ("x3dot", "ẋ₃"),
            ("xidot", "ξ\u{307}"),
            ("dot", "dot"),
            ("robot", "robot"),
            ("IRxx", "I_{Rxx}"),
            ("MASS", "MASS"),
            ("omega12", "ω₁₂"),
            ("speed_dot", "d speed/dt"),
            ("_", "_"),
            ("12", "12"),
            ("θ", "θ"),
            ("q_3", "q₃"),
        ] {
            assert_eq!(symbol(name), printed);
        }
        assert_eq!(with_unit("x1", Some("m")), "x₁ [m]");
        assert_eq!(with_unit("x1", None), "x₁");
        assert_eq!(with_unit("J", Some("kg*m^2*s^-1")), "J [kg m² s⁻¹]");
    }
}
