//! Numbers, units and times in printed form.

use nonholonomic::catalogue::ModelInfo;

/// Formats a unit with its exponents raised: `kg*m^2` is kg m².
pub fn unit(declared: &str) -> String {
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

/// Formats an integer power of ten, with the exponent raised.
pub fn power_of_ten(exponent: i32) -> String {
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

/// Formats a number with `decimals` decimals, and a minus sign that is as wide as a plus.
pub fn decimal(number: f64, decimals: usize) -> String {
    let text = format!("{number:.decimals$}");
    let digits = text.strip_prefix('-').unwrap_or(&text);
    let zero = digits.chars().all(|c| c == '0' || c == '.');
    if text.starts_with('-') && !zero { format!("−{digits}") } else { digits.to_owned() }
}

/// Formats a number for a sentence, in short form: `1.3`, `−6.7·10⁻¹⁶`.
pub fn short(number: f64) -> String {
    if number == 0.0 || !number.is_finite() {
        return decimal(number, 0);
    }
    let exponent = number.abs().log10().floor() as i32;
    if (-3..5).contains(&exponent) {
        let text = decimal(number, (3 - exponent).clamp(0, 6) as usize);
        if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
    } else {
        // The formatted text is split again because rounding the mantissa may carry into the
        // exponent.
        let text = format!("{number:.1e}");
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        format!("{}·{}", mantissa.replace('-', "−"), power_of_ten(exponent.parse().unwrap_or(0)))
    }
}

/// Returns whether there are units. They are declared for all quantities or for none.
pub fn has_units(info: &ModelInfo) -> bool {
    units(info).next().is_some()
}

fn units(info: &ModelInfo) -> impl Iterator<Item = &'static str> {
    let parameters = info.parameters.iter().map(|parameter| &parameter.quantity);
    info.coordinates.iter().chain(parameters).filter_map(|q| q.unit)
}

/// The coherent SI units of mechanics.
const COHERENT: [&str; 16] = ["m", "kg", "s", "A", "K", "N", "J", "W", "Pa", "C", "V", "Ohm", "F", "H", "T", "rad"];

/// Returns whether there are units and all of them are coherent SI units. Energies are then in
/// joules and lengths in metres; otherwise their units are not stated.
pub fn is_coherent(info: &ModelInfo) -> bool {
    let is_word = |c: char| c.is_alphabetic() || ['%', '°'].contains(&c);
    let mut words = units(info).flat_map(|unit| unit.split(move |c| !is_word(c))).filter(|word| !word.is_empty());
    has_units(info) && words.all(|word| COHERENT.contains(&word))
}

/// Formats a time for a sentence, `0.1 s`: with seconds if the model has units.
pub fn seconds(info: &ModelInfo, time: f64) -> String {
    short(time) + if has_units(info) { " s" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn energies_are_in_joules_where_all_units_are_coherent() {
        use nonholonomic::catalogue::Quantity;
        let info = |units: &[Option<&'static str>]| {
            let all = units.iter().map(|unit| Quantity::new("x", *unit, None)).collect::<Vec<_>>();
            let mut info = ModelInfo::new("sled");
            info.coordinates = all.leak();
            info
        };
        assert!(is_coherent(&info(&[Some("m"), Some("kg m^2/s"), Some("1/(rad*s)"), Some("1"), None])));
        for units in
            [&[None][..], &[], &[Some("cm")], &[Some("m"), Some("deg")], &[Some("m"), Some("mm")], &[Some("%")]]
        {
            assert!(!is_coherent(&info(units)), "{units:?}");
        }
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
