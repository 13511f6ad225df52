//! Numbers that vary between trajectories: `rho1=normal(0.1, 0.01)`.

use crate::value;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::ensemble::Random;
use nonholonomic_lab::names;
use nonholonomic_lab::registry;
use nonholonomic_plot::{short, symbol};

/// The quantity that varies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Parameter(usize),
    Coordinate(usize),
    Velocity(usize),
    Momentum(usize),
}

/// A distribution of random numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Distribution {
    /// Normal, with this mean and this standard deviation.
    Normal(f64, f64),
    /// Uniform between these numbers.
    Uniform(f64, f64),
    /// Between these positive numbers, with a uniform logarithm.
    Loguniform(f64, f64),
}

/// A random number of each trajectory.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Varied {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    distribution: Distribution,
}

impl Varied {
    /// Parses `name=distribution(a, b)`, in which parameters may occur.
    ///
    /// # Errors
    /// An unknown name or distribution; arguments that are not numbers or are invalid.
    pub(super) fn parse(text: &str, info: &'static ModelInfo, known: &[(&str, f64)]) -> Result<Varied, String> {
        let wrong = || format!("`{text}` is not of the form name=normal(mean, deviation) or name=uniform(low, high)");
        let (name, distribution) = text.split_once('=').ok_or_else(wrong)?;
        let (name, kind) = find(name.trim(), info)?;
        let (kind_of, arguments) =
            distribution.trim().strip_suffix(')').and_then(|d| d.split_once('(')).ok_or_else(wrong)?;
        let (a, b) = split(arguments).ok_or_else(wrong)?;
        let number = |text: &str| -> Result<f64, String> {
            let value = value::parse(text.trim(), known)
                .map_err(|why| format!("`{}`, given for `{name}`, {why}", text.trim()))?;
            if value.is_finite() { Ok(value) } else { Err(format!("a bound of `{name}` must be finite, not {value}")) }
        };
        let (a, b) = (number(a)?, number(b)?);
        let between = |what: &str| if a < b { Ok(()) } else { Err(format!("`{name}`: {what}, not {a} and {b}")) };
        let known = ["normal", "uniform", "loguniform"];
        let distribution = match names::resolve("distribution", kind_of.trim(), &known)? {
            "normal" if b < 0.0 => {
                return Err(format!("the standard deviation of `{name}` must be at least 0, not {b}"));
            }
            "normal" => Distribution::Normal(a, b),
            "uniform" => between("the bounds must increase").map(|()| Distribution::Uniform(a, b))?,
            _ if a <= 0.0 => {
                return Err(format!("the bounds of `{name}` must be positive for `loguniform`, not {a} and {b}"));
            }
            _ => between("the bounds must increase").map(|()| Distribution::Loguniform(a, b))?,
        };
        Ok(Varied { name, kind, distribution })
    }

    /// Returns the variation for a subtitle: `ρ₁ normal(0.1, 0.01)`.
    pub(super) fn described(&self) -> String {
        let (kind, a, b) = match self.distribution {
            Distribution::Normal(a, b) => ("normal", a, b),
            Distribution::Uniform(a, b) => ("uniform", a, b),
            Distribution::Loguniform(a, b) => ("loguniform", a, b),
        };
        format!("{} {kind}({}, {})", symbol(self.name), short(a), short(b))
    }

    /// Draws a value from a trajectory's own random numbers.
    pub(super) fn draw(&self, random: &mut Random) -> f64 {
        match self.distribution {
            Distribution::Normal(mean, deviation) => mean + deviation * random.normal(),
            Distribution::Uniform(low, high) => random.uniform(low, high),
            Distribution::Loguniform(low, high) => random.uniform(low.ln(), high.ln()).exp(),
        }
    }
}

/// Splits the two arguments at the comma outside parentheses.
fn split(arguments: &str) -> Option<(&str, &str)> {
    let mut depth = 0_i32;
    let mut commas = arguments.char_indices().filter(|(_, c)| {
        depth += i32::from(*c == '(') - i32::from(*c == ')');
        *c == ',' && depth == 0
    });
    let (at, _) = commas.next()?;
    if commas.next().is_some() { None } else { Some((&arguments[..at], &arguments[at + 1..])) }
}

/// Finds a parameter, a coordinate, a velocity or a momentum by its name.
fn find(name: &str, info: &'static ModelInfo) -> Result<(&'static str, Kind), String> {
    let (parameters, coordinates, velocities) =
        (registry::names(info.parameters), registry::names(info.coordinates), registry::names(info.velocities));
    let all: Vec<&'static str> =
        [&parameters[..], &coordinates, &velocities, info.momenta].into_iter().flatten().copied().collect();
    let name = names::resolve("parameter, coordinate, velocity or momentum", name, &all)?;
    let mut at = all.iter().position(|other| *other == name).unwrap_or_default();
    for (count, kind) in [
        (parameters.len(), Kind::Parameter as fn(usize) -> Kind),
        (coordinates.len(), Kind::Coordinate),
        (velocities.len(), Kind::Velocity),
    ] {
        if at < count {
            return Ok((name, kind(at)));
        }
        at -= count;
    }
    Ok((name, Kind::Momentum(at)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::OnceLock;

    fn sleigh() -> &'static ModelInfo {
        static INFO: OnceLock<&ModelInfo> = OnceLock::new();
        INFO.get_or_init(|| crate::derived("chaplygin_sleigh", &["rk4"]).info())
    }

    #[test]
    fn distributions_are_read() {
        let read = |text: &str| Varied::parse(text, sleigh(), &[("a", 0.5)]);
        let rho = read("rho1=normal(0.1, 0.01)").unwrap();
        assert_eq!(
            (rho.name, rho.kind, rho.distribution),
            ("rho1", Kind::Momentum(0), Distribution::Normal(0.1, 0.01))
        );
        assert_eq!(read("theta = uniform(-pi/2, min(a, 2))").unwrap().distribution, {
            Distribution::Uniform(-std::f64::consts::FRAC_PI_2, 0.5)
        });
        assert_eq!(read("J=loguniform(1,10)").unwrap().kind, Kind::Parameter(0));
        for (text, message) in [
            ("rho1", "is not of the form"),
            ("rho1=0.3", "is not of the form"),
            ("rho1=normal(1)", "is not of the form"),
            ("rho1=normal(1,2,3)", "is not of the form"),
            ("rho7=normal(0,1)", "unknown parameter, coordinate, velocity or momentum `rho7`"),
            ("rho1=gaussian(0,1)", "unknown distribution `gaussian`"),
            ("rho1=normal(0,-1)", "the standard deviation of `rho1` must be at least 0"),
            ("rho1=uniform(1,0)", "the bounds must increase"),
            ("J=loguniform(0,1)", "must be positive"),
            ("rho1=normal(b,1)", "`b`, given for `rho1`, is not a number"),
            ("rho1=normal(1/0,1)", "must be finite"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(message), "{text}: {error}");
        }
    }

    #[test]
    fn draws_have_their_distribution() {
        let mut random = Random::new(1, 0);
        let of = |text| Varied::parse(text, sleigh(), &[]).unwrap();
        let (normal, uniform, log) = (of("rho1=normal(2,0.5)"), of("rho1=uniform(1,2)"), of("J=loguniform(1,100)"));
        let (mut sum, mut squares, mut below) = (0.0, 0.0, 0);
        for _ in 0..10_000 {
            let x = normal.draw(&mut random) - 2.0;
            (sum, squares) = (sum + x, squares + x * x);
            assert!((1.0..2.0).contains(&uniform.draw(&mut random)));
            below += i32::from(log.draw(&mut random) < 10.0);
        }
        // Five standard errors: 0.5/100 of the mean, 0.25 √2/100 of the variance, √(1/4 · 10⁴) of the half below the middle.
        assert!((sum / 1e4).abs() < 0.025 && (squares / 1e4 - 0.25).abs() < 0.018, "{sum} {squares}");
        assert!((below - 5000).abs() < 250, "{below}");
    }
}
