//! Gains of feedback methods in text form: `--gain 100`, `--gain J=500,H=300`.

use super::{Error, value};
use nonholonomic::catalogue::{ModelInfo, OptionInfo};
use nonholonomic_lab::method::MethodChoice;
use nonholonomic_lab::names;
use nonholonomic_lab::registry;
use serde_json::{Map, Value};

/// Gains given with `--gain`: one for all unnamed gains, and others by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Gains {
    all: Option<f64>,
    named: Vec<(String, f64)>,
}

impl Gains {
    /// Parses values and assignments; values may contain parameters.
    ///
    /// # Errors
    /// A message for each refused text: not a number, not finite, negative, or given twice.
    pub(super) fn parse(texts: &[String], known: &[(&str, f64)]) -> Result<Gains, Vec<String>> {
        let (mut gains, mut wrong) = (Gains::default(), Vec::new());
        for text in texts {
            let (name, value) = match text.split_once('=') {
                Some((name, value)) => (Some(name.trim()), value.trim()),
                None => (None, text.trim()),
            };
            match (read(name, value, known), name) {
                (Ok(_), Some(name))
                    if gains.named.iter().any(|(known, _)| names::find(name, [known.as_str()]).is_some()) =>
                {
                    wrong.push(format!("the gain `{name}` is given twice"));
                }
                (Ok(value), Some(name)) => gains.named.push((name.to_owned(), value)),
                (Ok(_), None) if gains.all.is_some() => {
                    wrong.push(format!("the gain for all is given twice: again as `{text}`"))
                }
                (Ok(value), None) => gains.all = Some(value),
                (Err(message), _) => wrong.push(message),
            }
        }
        if wrong.is_empty() { Ok(gains) } else { Err(wrong) }
    }

    fn are_given(&self) -> bool {
        self.all.is_some() || !self.named.is_empty()
    }

    /// Applies these gains to the chosen methods that have gains.
    ///
    /// # Errors
    /// A name is no gain of one of the methods, a method has its gains after its name already, or
    /// no method has any gain.
    pub(super) fn apply(&self, choices: &mut [MethodChoice], info: &ModelInfo) -> Result<(), Error> {
        if !self.are_given() {
            return Ok(());
        }
        let mut taken = false;
        for choice in choices.iter_mut() {
            let known = of_method(&choice.name, info);
            if known.is_empty() {
                continue;
            }
            taken = true;
            if !choice.options.is_empty() {
                return Err(Error::Usage(format!(
                    "`{choice}` has its gains after its name; --gain would set them again"
                )));
            }
            choice.options = self.values(&choice.name, &known).map_err(Error::Usage)?;
        }
        if taken { Ok(()) } else { Err(Error::Usage(nothing_to_set(choices, info))) }
    }

    /// Returns the values of all gains of the method.
    fn values(&self, method: &str, known: &[&OptionInfo]) -> Result<Vec<f64>, String> {
        let names: Vec<&str> = known.iter().map(|option| option.name).collect();
        let mut values: Vec<f64> = known.iter().map(|option| self.all.unwrap_or(option.default)).collect();
        for (name, value) in &self.named {
            let found = names::find(name, names.iter().copied()).and_then(|name| names.iter().position(|n| *n == name));
            let Some(i) = found else {
                let (s, are) = if names.len() == 1 { ("", "is") } else { ("s", "are") };
                return Err(format!(
                    "`{method}` has no gain `{name}`; its gain{s} {are} {}",
                    names::list(&names, "and")
                ));
            };
            values[i] = *value;
        }
        Ok(values)
    }
}

/// Returns the gains of a method, in their order.
fn of_method(method: &str, info: &ModelInfo) -> Vec<&'static OptionInfo> {
    let options = info.method(method).map_or(&[][..], |method| method.options);
    options.iter().filter(|option| option.gain).collect()
}

/// Returns the methods that have gains.
fn with_gains(info: &ModelInfo) -> Vec<&'static str> {
    registry::names(info.methods).into_iter().filter(|method| !of_method(method, info).is_empty()).collect()
}

/// Returns names and values of the gains of a chosen method, in their order; empty if it has none.
pub(super) fn recorded(method: &str, info: &ModelInfo) -> Vec<(&'static str, f64)> {
    let Ok(choice) = MethodChoice::parse("method", method, &registry::names(info.methods)) else { return Vec::new() };
    let values = of_method(&choice.name, info).into_iter().enumerate().map(|(i, option)| {
        let value = choice.options.get(i).copied().unwrap_or(option.default);
        (option.name, value)
    });
    values.collect()
}

/// Returns the gains by name; `None` if there are none.
pub(super) fn as_json(method: &str, info: &ModelInfo) -> Option<Map<String, Value>> {
    let gains = recorded(method, info);
    (!gains.is_empty()).then(|| gains.into_iter().map(|(name, value)| (name.to_owned(), value.into())).collect())
}

/// Returns the name of a chosen method without its gains, which change no order of convergence.
/// Other options may change it and stay.
pub(super) fn left_out(method: &str, info: &ModelInfo) -> String {
    let mut named =
        with_gains(info).into_iter().filter(|name| method.strip_prefix(name).is_some_and(|rest| rest.starts_with(':')));
    named.next().unwrap_or(method).to_owned()
}

fn read(name: Option<&str>, text: &str, known: &[(&str, f64)]) -> Result<f64, String> {
    let gain = name.map_or("the gain".to_owned(), |name| format!("the gain `{name}`"));
    let value = value::parse(text, known).map_err(|why| format!("`{text}`, given for {gain}, {why}"))?;
    // A negative gain would move the motion away from the values that it should keep.
    if value.is_finite() && value >= 0.0 {
        Ok(value)
    } else {
        Err(format!("{gain} must be finite and not negative, not {value}"))
    }
}

/// Returns the message for `--gain` with methods without gains.
fn nothing_to_set(choices: &[MethodChoice], info: &ModelInfo) -> String {
    let chosen: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    let has = if chosen.len() == 1 { "has" } else { "have" };
    let others = match with_gains(info).as_slice() {
        [] => format!("`{}` is built with no feedback method", info.name),
        [one] => format!("`{one}` has"),
        some => format!("{} have", names::list(some, "and")),
    };
    format!("{} {has} no gains that --gain could set; {others}", names::list(&chosen, "and"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic::catalogue::MethodInfo;

    const fn option(name: &'static str, gain: bool) -> OptionInfo {
        OptionInfo { name, default: 1.0, minimum: 0.0, maximum: f64::INFINITY, gain }
    }

    const INFO: ModelInfo = {
        let mut info = ModelInfo::new("");
        info.methods = &[
            MethodInfo { name: "dla", order: 1, options: &[option("alpha", false)] },
            MethodInfo {
                name: "feedback-euler",
                order: 1,
                options: &[option("J", true), option("H", true), option("E_y", true)],
            },
        ];
        info
    };

    fn choice(text: &str) -> MethodChoice {
        MethodChoice::parse("method", text, &["dla", "feedback-euler"]).unwrap()
    }

    fn chosen(texts: &[&str], gains: &[&str]) -> Result<Vec<String>, String> {
        let gains: Vec<String> = gains.iter().map(|g| (*g).to_owned()).collect();
        let gains = Gains::parse(&gains, &[("k", 7.0)]).map_err(|wrong| wrong.join("; "))?;
        let mut choices: Vec<MethodChoice> = texts.iter().map(|text| choice(text)).collect();
        gains.apply(&mut choices, &INFO).map_err(|error| error.to_string())?;
        Ok(choices.iter().map(MethodChoice::to_string).collect())
    }

    #[test]
    fn all_and_each() {
        for (gains, method) in [
            (&["100"][..], "feedback-euler:100:100:100"),
            (&["H=300"], "feedback-euler:1:300:1"),
            (&["J=500", "H=3*k"], "feedback-euler:500:21:1"),
            (&["E-y=0", "100", "H=2"], "feedback-euler:100:2:0"),
            (&[], "feedback-euler"),
        ] {
            assert_eq!(chosen(&["feedback-euler"], gains).unwrap(), [method], "{gains:?}");
        }
        // Methods without gains run unchanged beside those with gains.
        assert_eq!(chosen(&["dla:0.4", "feedback-euler"], &["2"]).unwrap(), ["dla:0.4", "feedback-euler:2:2:2"]);
    }

    #[test]
    fn mistakes() {
        for (method, gain, message) in [
            ("feedback-euler", "K=1", "`feedback-euler` has no gain `K`; its gains are `J`, `H` and `E_y`"),
            ("feedback-euler", "J=-1", "the gain `J` must be finite and not negative, not -1"),
            ("feedback-euler", "1/0", "the gain must be finite and not negative, not inf"),
            ("feedback-euler", "J=nan", "the gain `J` must be finite and not negative, not NaN"),
            ("feedback-euler", "J=1 J=2", "the gain `J` is given twice"),
            ("feedback-euler", "1 2", "the gain for all is given twice: again as `2`"),
            ("feedback-euler", "J=x", "`x`, given for the gain `J`, is not a number"),
            ("feedback-euler:1:1:1", "2", "`feedback-euler:1:1:1` has its gains after its name"),
            ("dla", "2", "`dla` has no gains that --gain could set; `feedback-euler` has"),
        ] {
            let said = chosen(&[method], &gain.split(' ').collect::<Vec<_>>()).unwrap_err();
            assert!(said.starts_with(message), "{gain}: {said}");
        }
    }

    #[test]
    fn what_is_recorded() {
        let gains = |j, h, e| vec![("J", j), ("H", h), ("E_y", e)];
        assert_eq!(recorded("feedback-euler:500:3:0", &INFO), gains(500.0, 3.0, 0.0));
        assert_eq!(recorded("feedback-euler", &INFO), gains(1.0, 1.0, 1.0));
        assert_eq!(as_json("dla:0.4", &INFO), None);
        assert_eq!(
            ["feedback-euler:1:2:3", "feedback-euler", "dla:0.4"].map(|method| left_out(method, &INFO)),
            ["feedback-euler", "feedback-euler", "dla:0.4"]
        );
    }
}
