//! The results as text, tables, JSON and figures.

use super::super::problem::Problem;
use super::super::report::{align, number};
use super::motion::Orbit;
use super::reduced::{Field, explained};
use super::{BORDER, Mode, Steady};
use nalgebra::{Complex, DVector};
use nonholonomic_lab::stability::Verdict;
use nonholonomic_plot::{Curve, Figure, Panel, parameter_facts, seconds, step_fact, step_symbol};
use serde_json::{Value, json};

/// Formats a number for a text.
fn short(x: f64) -> String {
    match x.abs() {
        size if size < 1e-14 => "0".to_owned(),
        size if (1e-3..1e5).contains(&size) => format!("{x:.6}"),
        _ => format!("{x:.3e}"),
    }
}

/// Formats a complex number: `-0.7753 ± 4.4649i`. The number in the upper half plane stands for
/// both of a conjugate pair.
fn complex(x: Complex<f64>, both: bool) -> String {
    let x = if x.re.abs() <= 1e-12 * x.im.abs() { Complex::new(0.0, x.im) } else { x };
    if x.im.abs() <= 1e-12 * x.norm().max(1e-3) {
        return short(x.re);
    }
    let sign = match (both, x.im < 0.0) {
        (true, _) => '±',
        (false, true) => '-',
        (false, false) => '+',
    };
    format!("{} {sign} {}i", short(x.re), short(x.im.abs()))
}

/// Computes ln(λ)/h; `None` for a direction that the step maps to zero.
fn exponent(x: Complex<f64>, h: f64) -> Option<Complex<f64>> {
    (x.norm() > 1e-12).then(|| x.ln() / h)
}

/// Formats the exponent for a table cell.
fn exponent_cell(x: Complex<f64>, h: f64, both: bool) -> String {
    exponent(x, h).map_or(String::new(), |x| complex(x, both))
}

/// Formats a direction: `theta - 0.5 phi`; `None` if it has more than three terms.
pub(super) fn direction(names: &[String], vector: &DVector<f64>) -> Option<String> {
    let parts = || names.iter().zip(vector).filter(|(_, x)| x.abs() > 1e-6);
    if parts().count() > 3 {
        return None;
    }
    let mut text = String::new();
    for (name, &x) in parts() {
        let size = if (x.abs() - 1.0).abs() < 1e-9 { String::new() } else { format!("{} ", short(x.abs())) };
        match (text.is_empty(), x < 0.0) {
            (true, false) => {}
            (true, true) => text.push('-'),
            (false, false) => text.push_str(" + "),
            (false, true) => text.push_str(" - "),
        }
        text.push_str(&format!("{size}{name}"));
    }
    Some(text)
}

/// Is this the lower one of a conjugate pair, which the upper one represents?
pub(super) fn is_lower(x: Complex<f64>) -> bool {
    x.im < -1e-12 * x.norm().max(1e-3)
}

pub(super) fn is_complex(x: Complex<f64>) -> bool {
    x.im > 1e-12 * x.norm().max(1e-3)
}

/// Computes the columns of a row: λ, e^{λ h}, λ of the step, and its logarithm over h.
fn cells(mode: &Mode, h: f64) -> [Option<Complex<f64>>; 4] {
    [Some(mode.field), Some((mode.field * h).exp()), mode.step, mode.step.and_then(|step| exponent(step, h))]
}

/// Joins names, with a count for each name that occurs several times: `x, y (3), z`.
fn listed(names: &[String]) -> String {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for name in names {
        match counted.iter_mut().find(|(known, _)| known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    let counted = counted.into_iter().map(|(name, count)| match count {
        1 => name.to_owned(),
        _ => format!("{name} ({count})"),
    });
    let counted: Vec<String> = counted.collect();
    if counted.is_empty() { "none".to_owned() } else { counted.join(", ") }
}

pub(super) fn steady(problem: &Problem<'_>, method: &str, h: f64, field: &Field<'_>, found: &Steady) -> String {
    let (reduced, info) = (&found.reduced, problem.model.info());
    let mut text = format!("{}, {method}, h = {h}\n", info.name);
    let moving: Vec<String> = reduced
        .cyclic
        .iter()
        .filter(|&&i| field.rates[i].abs() > 1e-12)
        .map(|&i| format!("{} at {}", field.names[i], short(field.rates[i])))
        .collect();
    let drift: Vec<String> =
        reduced.moving().iter().map(|(i, rate)| format!("{}' = {}", reduced.names[*i], short(*rate))).collect();
    text.push_str(&match (drift.is_empty(), moving.is_empty()) {
        (true, true) => "an equilibrium\n".to_owned(),
        (true, false) => format!("a relative equilibrium: {}; the rest stands still\n", moving.join(", ")),
        _ => format!("not a relative equilibrium, since non-cyclic variables move: {}\n", drift.join(", ")),
    });
    let cyclic: Vec<String> = reduced.cyclic.iter().map(|&i| field.names[i].clone()).collect();
    text.push_str(&format!("cyclic coordinates, each a symmetry: {}\n", listed(&cyclic)));
    let spectrum = &found.spectrum;
    if spectrum.multiplicity > 0 && found.verdict.is_some() {
        let conserved = field.conserved(&field.state).unwrap_or_default();
        let names = explained(&conserved, &reduced.kept, &spectrum.left);
        let along = spectrum.right.iter();
        let along: Vec<String> =
            along.map(|v| direction(&reduced.names, v).unwrap_or_else(|| "a mixture".to_owned())).collect();
        text.push_str(&format!(
            "zero modes of the rest: {}; conserved: {}; other steady motions along: {}\n",
            spectrum.multiplicity,
            listed(&names),
            along.join("; ")
        ));
    }

    let mut rows = vec![["", "lambda", "exp(lambda h)", "of the step", "its ln / h"].map(str::to_owned).to_vec()];
    let mut count = 0;
    for mode in found.modes.iter().filter(|mode| !is_lower(mode.field)) {
        let both = is_complex(mode.field);
        let name = mode.name.clone().unwrap_or_else(|| {
            count += 1;
            format!("mode {count}")
        });
        let shown = cells(mode, h).map(|cell| cell.map_or(String::new(), |x| complex(x, both)));
        rows.push([vec![name], shown.to_vec()].concat());
    }
    for &x in &found.left_over {
        let cells = [String::new(), String::new(), complex(x, false), exponent_cell(x, h, false)];
        rows.push([vec!["of the method".to_owned()], cells.to_vec()].concat());
    }
    text.push_str(&align(&rows));

    let fastest = found.map.rates.iter().zip(&found.map.names).max_by(|a, b| a.0.abs().total_cmp(&b.0.abs()));
    if let Some((rate, name)) = fastest
        && rate.abs() > 1e-8
        && found.verdict.is_some()
    {
        text.push_str(&format!(
            "a step moves {name} by {} per unit of time: the steady motion of the method is elsewhere\n",
            short(*rate)
        ));
    }
    text.push_str(&verdict(found));
    text
}

fn verdict(found: &Steady) -> String {
    let growing = spectrum_grows(found);
    let steps = match found.discrete {
        Verdict::Stable => "the steps contract",
        Verdict::Unstable => "the steps grow",
        Verdict::Undecided => "the steps have eigenvalues on the unit circle",
    };
    match found.verdict {
        None => "the linearisation is not at a steady motion, so its eigenvalues decide nothing\n".to_owned(),
        Some(_) if found.spectrum.others.is_empty() => {
            format!("undecided: all modes are zero modes{growing}\n")
        }
        Some(Verdict::Stable) => {
            format!("stable: all eigenvalues but zero modes have negative real parts{growing}; {steps}\n")
        }
        Some(Verdict::Unstable) => format!("unstable: an eigenvalue has a positive real part; {steps}\n"),
        Some(Verdict::Undecided) => format!(
            "undecided: no eigenvalue has a positive real part, and some have real part zero (spectrally stable){growing}; {steps}\n"
        ),
    }
}

/// Returns a remark if there are fewer eigenvectors than zero modes.
fn spectrum_grows(found: &Steady) -> &'static str {
    if found.spectrum.right.len() < found.spectrum.multiplicity {
        " (zero modes grow linearly: they lack eigenvectors)"
    } else {
        ""
    }
}

/// Returns the columns and rows of a machine-readable table.
pub(super) fn table(modes: &[Mode], left_over: &[Complex<f64>], h: f64) -> (Vec<String>, Vec<Vec<String>>) {
    let names = ["lambda", "exp_lambda_h", "step", "step_exponent"];
    let columns =
        ["mode".to_owned()].into_iter().chain(names.iter().flat_map(|n| [format!("{n}_re"), format!("{n}_im")]));
    let parts = |x: Option<Complex<f64>>| [number(x.map(|x| x.re)), number(x.map(|x| x.im))];
    // Names of coordinates and declared names contain no commas.
    let own = modes.iter().map(|mode| {
        let name = mode.name.as_deref().unwrap_or("mode").to_owned();
        [name].into_iter().chain(cells(mode, h).into_iter().flat_map(parts)).collect()
    });
    let others = left_over.iter().map(|&x| {
        let all = [None, None, Some(x), exponent(x, h)];
        ["of the method".to_owned()].into_iter().chain(all.into_iter().flat_map(parts)).collect()
    });
    (columns.collect(), own.chain(others).collect())
}

fn pair_of(x: Complex<f64>) -> Value {
    json!([x.re, x.im])
}

pub(super) fn steady_json(problem: &Problem<'_>, method: &str, h: f64, field: &Field<'_>, found: &Steady) -> Value {
    let reduced = &found.reduced;
    let modes: Vec<Value> = found
        .modes
        .iter()
        .map(|mode| {
            let [field, exp, step, exponent] = cells(mode, h).map(|x| x.map(pair_of));
            json!({
                "name": mode.name,
                "decides": mode.decides,
                "lambda": field,
                "exp_lambda_h": exp,
                "step": step,
                "step_exponent": exponent,
            })
        })
        .collect();
    let moving: Vec<Value> =
        reduced.moving().iter().map(|(i, rate)| json!({ "name": reduced.names[*i], "rate": rate })).collect();
    json!({
        "model": problem.model.info().name,
        "parameters": problem.parameters_by_name(),
        "method": method,
        "step": h,
        "relative_equilibrium": reduced.is_steady(),
        "cyclic": reduced.cyclic.iter().map(|&i| json!({ "name": field.names[i], "rate": field.rates[i] })).collect::<Vec<_>>(),
        "moving": moving,
        "modes": modes,
        "of_the_method": found.left_over.iter().copied().map(pair_of).collect::<Vec<_>>(),
        "verdict": found.verdict.map(Verdict::name),
        "verdict_of_the_step": found.discrete.name(),
    })
}

/// Decides about stability from the multipliers that are not trivial.
fn orbit_verdict(orbit: &Orbit) -> Verdict {
    Verdict::of(orbit.multipliers.iter().skip(orbit.trivial.len()).map(|x| x.norm().ln()), 10.0 * BORDER)
}

pub(super) fn periodic(
    problem: &Problem<'_>,
    method: &str,
    (period, steps, h): (f64, u64, f64),
    orbit: &Orbit,
) -> String {
    let mut text = format!("{}, {method}, T = {period} in {steps} steps of h = {h}\n", problem.model.info().name);
    let listed = |all: &[(String, f64)]| {
        let all: Vec<String> = all.iter().take(6).map(|(name, x)| format!("{name} {}", short(*x))).collect();
        if all.is_empty() { "nothing".to_owned() } else { all.join(", ") }
    };
    text.push_str(&format!("after T the rest differs from its start by: {}\n", listed(&orbit.gap)));
    text.push_str(&format!("cyclic coordinates advance by: {}\n", listed(&orbit.moved)));
    text.push_str(&format!("trivial multipliers: {}\n", self::listed(&orbit.trivial)));
    let mut rows = vec![["", "multiplier", "absolute value", "its ln / T"].map(str::to_owned).to_vec()];
    let mut count = 0;
    for (i, &x) in orbit.multipliers.iter().enumerate().filter(|(_, x)| !is_lower(**x)) {
        let name = if i < orbit.trivial.len() {
            "trivial".to_owned()
        } else {
            count += 1;
            format!("mode {count}")
        };
        let exponent = exponent_cell(x, period, is_complex(x));
        rows.push(vec![name, complex(x, is_complex(x)), short(x.norm()), exponent]);
    }
    text.push_str(&align(&rows));
    text.push_str(match orbit_verdict(orbit) {
        Verdict::Stable => "stable: all multipliers but trivial ones lie inside the unit circle\n",
        Verdict::Unstable => "unstable: a multiplier lies outside the unit circle\n",
        Verdict::Undecided => {
            "undecided: no multiplier lies outside the unit circle, and some lie on it (spectrally stable)\n"
        }
    });
    text
}

pub(super) fn multipliers(orbit: &Orbit, period: f64) -> (Vec<String>, Vec<Vec<String>>) {
    let columns = ["mode", "multiplier_re", "multiplier_im", "exponent_re", "exponent_im"].map(str::to_owned);
    let rows = orbit.multipliers.iter().enumerate().map(|(i, &x)| {
        let name = if i < orbit.trivial.len() { "trivial" } else { "mode" };
        let exponent = exponent(x, period);
        let exponent = [exponent.map(|x| x.re), exponent.map(|x| x.im)];
        let numbers = [Some(x.re), Some(x.im)].into_iter().chain(exponent).map(number);
        [name.to_owned()].into_iter().chain(numbers).collect()
    });
    (columns.to_vec(), rows.collect())
}

pub(super) fn periodic_json(
    problem: &Problem<'_>,
    method: &str,
    (period, steps, h): (f64, u64, f64),
    orbit: &Orbit,
) -> Value {
    let named = |all: &[(String, f64)]| -> Value {
        all.iter().map(|(name, x)| (name.clone(), Value::from(*x))).collect::<serde_json::Map<_, _>>().into()
    };
    json!({
        "model": problem.model.info().name,
        "parameters": problem.parameters_by_name(),
        "method": method,
        "period": period,
        "steps": steps,
        "step": h,
        "gap": named(&orbit.gap),
        "moved": named(&orbit.moved),
        "trivial": orbit.trivial,
        "multipliers": orbit.multipliers.iter().copied().map(pair_of).collect::<Vec<_>>(),
        "verdict": orbit_verdict(orbit).name(),
    })
}

/// Draws the unit circle.
fn circle() -> Curve {
    let points = (0..=360).map(|k| f64::from(k).to_radians().sin_cos()).map(|(y, x)| (x, y));
    Curve::line(points.collect()).label("unit circle").colour(6)
}

fn dots(numbers: impl Iterator<Item = Complex<f64>>) -> Curve {
    Curve::dots(numbers.map(|x| (x.re, x.im)).collect())
}

fn rings(numbers: impl Iterator<Item = Complex<f64>>) -> Curve {
    Curve::rings(numbers.map(|x| (x.re, x.im)).collect())
}

fn panel(title: &str) -> Panel {
    Panel::new(title, "real part", "imaginary part").equal_axes()
}

pub(super) fn plot(problem: &Problem<'_>, method: &str, h: f64, found: &Steady) -> Figure {
    let modes = || found.modes.iter();
    let steps = modes().filter_map(|mode| mode.step).chain(found.left_over.iter().copied());
    let exponents = modes().filter_map(|mode| mode.step).filter_map(|x| exponent(x, h));
    let symbol = step_symbol(problem.model.info());
    let rates = panel("Eigenvalues")
        .curve(rings(modes().map(|mode| mode.field)).label("field").colour(0))
        .curve(dots(exponents).label(format!("ln(step)/{symbol}")).colour(1));
    let map = panel("Multipliers of a step")
        .curve(circle())
        .curve(rings(modes().map(|mode| (mode.field * h).exp())).label(format!("exp(λ {symbol})")).colour(0))
        .curve(dots(steps).label("step").colour(1));
    let named = modes().filter(|mode| mode.decides && !is_lower(mode.field));
    let named = named.filter_map(|mode| Some((mode.name.clone()?, (mode.field.re, mode.field.im))));
    let rates = named.fold(rates, |rates, (name, at)| rates.mark(name, at));
    let title = format!("{} · stability", problem.model.name().replace('_', " "));
    Figure::new(title, facts(problem, method, step_fact(problem.model.info(), h))).row([rates, map])
}

pub(super) fn plot_orbit(problem: &Problem<'_>, method: &str, period: f64, orbit: &Orbit) -> Figure {
    let trivial = orbit.trivial.len();
    let multipliers = |all: &[Complex<f64>]| dots(all.iter().copied());
    let map = panel("Floquet multipliers")
        .curve(circle())
        .curve(multipliers(&orbit.multipliers[trivial.min(orbit.multipliers.len())..]).label("multipliers").colour(1))
        .curve(multipliers(&orbit.multipliers[..trivial.min(orbit.multipliers.len())]).label("trivial").colour(2));
    let title = format!("{} · stability of a periodic motion", problem.model.name().replace('_', " "));
    Figure::new(title, facts(problem, method, format!("T = {}", seconds(problem.model.info(), period)))).row([map])
}

/// Formats the subtitle of a figure.
fn facts(problem: &Problem<'_>, method: &str, time: String) -> String {
    let parameters = parameter_facts(problem.model.info(), &problem.parameters);
    let facts = [method.to_owned(), time].into_iter().chain(problem.about.iter().cloned()).chain(parameters);
    facts.collect::<Vec<_>>().join(",  ")
}
