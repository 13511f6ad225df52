//! Methods in text form: `gonzalez`, `rattle:consistent`, and with options after the name,
//! `dla:0.4`.

use crate::names;

/// A method's name and the values of its options.
#[derive(Clone, Debug, PartialEq)]
pub struct MethodChoice {
    /// The name, as the model has it.
    pub name: String,
    /// The options' values in their order; empty for the defaults.
    pub options: Vec<f64>,
}

impl MethodChoice {
    /// Finds the method that a text names among the methods of a model. A colon is part of a name
    /// (`rattle:consistent`) or precedes a value; values are numbers or quotients of two numbers.
    ///
    /// # Errors
    /// An unknown name, with a suggestion, or a value that is not a number.
    pub fn parse(kind: &str, text: &str, methods: &[&str]) -> Result<MethodChoice, String> {
        if let Some(name) = names::find(text, methods.iter().copied()) {
            return Ok(MethodChoice { name: name.to_owned(), options: Vec::new() });
        }
        // The longest prefix that is a name; values follow it.
        for (at, _) in text.rmatch_indices(':') {
            if let Some(name) = names::find(&text[..at], methods.iter().copied()) {
                let values = text[at + 1..].split(':');
                let options = values.map(|value| number(value).ok_or_else(|| not_a_number(value, name)));
                return Ok(MethodChoice { name: name.to_owned(), options: options.collect::<Result<_, _>>()? });
            }
        }
        let name = text.split(':').next().unwrap_or_default();
        Err(names::resolve(kind, name, methods).err().unwrap_or_default())
    }
}

impl std::fmt::Display for MethodChoice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)?;
        self.options.iter().try_for_each(|value| write!(f, ":{value}"))
    }
}

fn not_a_number(value: &str, method: &str) -> String {
    format!("`{value}`, given as an option of `{method}`, is not a number")
}

/// Parses `0.4` or `1/2`.
fn number(text: &str) -> Option<f64> {
    let plain = |text: &str| text.trim().parse::<f64>().ok();
    match text.split_once('/') {
        Some((above, below)) => Some(plain(above)? / plain(below)?),
        None => plain(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const METHODS: &[&str] = &["gonzalez", "dla", "dla-midpoint", "rattle", "rattle:consistent"];

    fn parse(text: &str) -> Result<MethodChoice, String> {
        MethodChoice::parse("method", text, METHODS)
    }

    #[test]
    fn names_and_options() {
        for (text, name, options) in [
            ("dla", "dla", vec![]),
            ("dla:0.4", "dla", vec![0.4]),
            ("dla:1/4", "dla", vec![0.25]),
            ("dla:-1:2e-3", "dla", vec![-1.0, 0.002]),
            ("dla_midpoint", "dla-midpoint", vec![]),
            ("rattle:consistent", "rattle:consistent", vec![]),
            ("rattle:consistent:3", "rattle:consistent", vec![3.0]),
        ] {
            assert_eq!(parse(text).unwrap(), MethodChoice { name: name.to_owned(), options }, "{text}");
        }
        assert_eq!(parse("dla:1/4").unwrap().to_string(), "dla:0.25");
        assert!(parse("dla:nan").unwrap().options[0].is_nan(), "the stepper refuses it, with its range");
    }

    #[test]
    fn mistakes() {
        assert_eq!(parse("gonzales").unwrap_err(), "unknown method `gonzales`; did you mean `gonzalez`?");
        assert_eq!(parse("dlb:0.4").unwrap_err(), "unknown method `dlb`; did you mean `dla`?");
        assert_eq!(parse("dla:half").unwrap_err(), "`half`, given as an option of `dla`, is not a number");
        assert_eq!(parse("dla:").unwrap_err(), "``, given as an option of `dla`, is not a number");
    }
}
