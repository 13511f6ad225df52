//! Amounts of time and memory, and their written form.

use std::env;
use std::fmt;
use std::time::Duration;

/// Maximum time and memory of one derivation.
///
/// **Shape** written as `90s`, `2GB`, or both with a comma between them ([`Budget::with`]).
/// **Units** `ms`, `s`, `min`, `h`; `kB`, `MB`, `GB` (powers of 1000) and `KiB`, `MiB`, `GiB`
/// (powers of 1024). Case is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Processor time.
    pub time: Duration,
    /// Bytes of main memory by which the process may grow, for each derivation that runs.
    pub memory: u64,
}

/// Reason why a text is not a budget: one sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nonsense(String);

/// The environment variable that sets [`Budget::time`].
pub const SECONDS: &str = "NH_BUDGET_SECONDS";

/// The environment variable that sets [`Budget::memory`].
pub const MEMORY: &str = "NH_BUDGET_MEMORY";

const MEGA: u64 = 1_000_000;

impl Default for Budget {
    /// A minute and two gigabytes: about ten times what the largest models of the library need.
    fn default() -> Self {
        Budget { time: Duration::from_secs(60), memory: 2000 * MEGA }
    }
}

enum Amount {
    Time(Duration),
    Memory(u64),
}

impl Budget {
    /// Returns the default, changed by `NH_BUDGET_SECONDS` (a number of seconds) and
    /// `NH_BUDGET_MEMORY` (megabytes, or with a unit: `4GB`). An empty variable counts as unset.
    ///
    /// # Errors
    /// A variable with another value.
    pub fn from_env() -> Result<Budget, Nonsense> {
        Budget::from_variables(|name| env::var_os(name).map(|value| value.to_string_lossy().into_owned()))
    }

    fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Result<Budget, Nonsense> {
        let variable = |name| variable(name).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        let is_number = |text: &str| text.chars().all(|c| c.is_ascii_digit() || c == '.');
        let mut budget = Budget::default();
        if let Some(text) = variable(SECONDS) {
            budget.time = match amount(&format!("{text}s")) {
                Ok(Amount::Time(time)) if is_number(&text) => time,
                _ => {
                    return Err(Nonsense(format!(
                        "`{SECONDS}={text}` is not a number of seconds; write `{SECONDS}=120`"
                    )));
                }
            };
        }
        if let Some(text) = variable(MEMORY) {
            let unit = if is_number(&text) { "MB" } else { "" };
            budget.memory = match amount(&format!("{text}{unit}")) {
                Ok(Amount::Memory(memory)) => memory,
                _ => {
                    return Err(Nonsense(format!(
                        "`{MEMORY}={text}` is not an amount of memory; write `{MEMORY}=4GB`"
                    )));
                }
            };
        }
        Ok(budget)
    }

    /// Returns this budget with the time, the memory or both that the text names: `120s`, `4GB`,
    /// `120s,4GB`.
    ///
    /// # Errors
    /// A text in another form, or one that names time or memory twice.
    pub fn with(self, text: &str) -> Result<Budget, Nonsense> {
        let (mut time, mut memory) = (None, None);
        for part in text.split(',') {
            let twice = match amount(part)? {
                Amount::Time(amount) => time.replace(amount).is_some(),
                Amount::Memory(amount) => memory.replace(amount).is_some(),
            };
            if twice {
                return Err(Nonsense(format!("`{}` is a second amount of the same kind", part.trim())));
            }
        }
        Ok(Budget { time: time.unwrap_or(self.time), memory: memory.unwrap_or(self.memory) })
    }
}

fn amount(text: &str) -> Result<Amount, Nonsense> {
    let text = text.trim();
    let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len()));
    let nonsense = |why: &str| Nonsense(format!("`{text}` is not a budget: {why}"));
    let value: f64 = number.parse().map_err(|_| nonsense("write a number with a unit, such as `120s` or `4GB`"))?;
    if value <= 0.0 {
        return Err(nonsense("it must be greater than zero"));
    }
    let seconds = |unit: f64| {
        let time = Duration::try_from_secs_f64(value * unit).map_err(|_| nonsense("it is too long"))?;
        Ok(Amount::Time(time))
    };
    // An amount beyond 64 bits saturates, which means no limit.
    let bytes = |unit: f64| Ok(Amount::Memory((value * unit) as u64));
    match unit.trim().to_ascii_lowercase().as_str() {
        "ms" => seconds(1e-3),
        "s" => seconds(1.0),
        "min" => seconds(60.0),
        "h" => seconds(3600.0),
        "kb" => bytes(1e3),
        "mb" => bytes(1e6),
        "gb" => bytes(1e9),
        "kib" => bytes(1024.0),
        "mib" => bytes(1024f64.powi(2)),
        "gib" => bytes(1024f64.powi(3)),
        "" => Err(nonsense(&format!("write `{number}s` or `{number}MB`"))),
        _ => Err(nonsense("the units are ms, s, min, h for time and kB, MB, GB, KiB, MiB, GiB for memory")),
    }
}

impl fmt::Display for Nonsense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Nonsense {}

/// `60 s`, `1.5 s`.
pub(super) fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    // Show whole seconds, but short times with two significant digits.
    if seconds >= 10.0 || seconds.fract() == 0.0 {
        format!("{seconds:.0} s")
    } else {
        format!("{} s", (seconds * 100.0).round() / 100.0)
    }
}

/// `2 GB`, `300 MB`.
pub fn bytes(bytes: u64) -> String {
    if bytes >= 1000 * MEGA {
        format!("{} GB", (bytes as f64 / 1e7).round() / 100.0)
    } else {
        format!("{} MB", (bytes as f64 / 1e4).round() / 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(text: &str) -> Result<(f64, u64), String> {
        let budget = Budget::default().with(text).map_err(|e| e.to_string())?;
        Ok((budget.time.as_secs_f64(), budget.memory))
    }

    #[test]
    fn either_part_is_enough() {
        let (time, memory) = (60.0, 2_000_000_000);
        assert_eq!(with("120s,4GB"), Ok((120.0, 4_000_000_000)));
        assert_eq!(with(" 1.5 gib , 2 min "), Ok((120.0, 3 << 29)));
        assert_eq!(with("0.5h"), Ok((1800.0, memory)));
        assert_eq!(with("250ms"), Ok((0.25, memory)));
        assert_eq!(with("300MB"), Ok((time, 300_000_000)));
        assert_eq!(with("64mib"), Ok((time, 64 << 20)));
        assert_eq!(with("99999999999999GB"), Ok((time, u64::MAX)));
    }

    #[test]
    fn what_is_no_budget_is_refused_with_a_reason() {
        for (text, why) in [
            ("", "a number with a unit"),
            ("soon", "a number with a unit"),
            ("-1s", "a number with a unit"),
            ("infs", "a number with a unit"),
            ("1.2.3s", "a number with a unit"),
            ("60", "write `60s` or `60MB`"),
            ("0s", "greater than zero"),
            ("5m", "the units are"),
            ("5 parsecs", "the units are"),
            ("99999999999999999999999h", "too long"),
            ("1s,2s", "`2s` is a second amount of the same kind"),
            ("1GB,", "a number with a unit"),
        ] {
            let error = with(text).unwrap_err();
            assert!(error.contains(why), "{text}: {error}");
        }
    }

    #[test]
    fn variables_have_units_of_their_own() {
        let of = |seconds: Option<&str>, memory: Option<&str>| {
            let pick = |name: &str| if name == SECONDS { seconds } else { memory };
            Budget::from_variables(|name| pick(name).map(str::to_owned)).map_err(|e| e.to_string())
        };
        assert_eq!(of(None, Some(" ")), Ok(Budget::default()));
        assert_eq!(of(Some("1.5"), None).unwrap().time, Duration::from_millis(1500));
        assert_eq!(of(Some(" 120"), Some("300")), Budget::default().with("120s,300MB").map_err(|e| e.to_string()));
        assert_eq!(of(None, Some("4GB")).unwrap().memory, 4_000_000_000);
        for (seconds, memory, why) in [
            (Some("soon"), None, "`NH_BUDGET_SECONDS=soon` is not a number of seconds"),
            (Some("5m"), None, "`NH_BUDGET_SECONDS=5m` is not a number of seconds"),
            (Some("0"), None, "`NH_BUDGET_SECONDS=0` is not a number of seconds"),
            (None, Some("60s"), "`NH_BUDGET_MEMORY=60s` is not an amount of memory"),
            (None, Some("-5"), "`NH_BUDGET_MEMORY=-5` is not an amount of memory"),
        ] {
            let error = of(seconds, memory).unwrap_err();
            assert!(error.starts_with(why), "{error}");
        }
    }

    #[test]
    fn amounts_are_shown_short() {
        let shown = [Duration::from_secs(60), Duration::from_millis(1500), Duration::from_millis(41_700)].map(seconds);
        assert_eq!(shown, ["60 s", "1.5 s", "42 s"]);
        assert_eq!([2_000_000_000, 1 << 30, 300_000_000].map(bytes), ["2 GB", "1.07 GB", "300 MB"]);
    }
}
