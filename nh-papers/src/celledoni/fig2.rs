//! Figure 2: order, constraint, energy, and the spread of energy errors on a fully chaotic system.

use super::quartic::{self, METHODS};
use super::variance::{self, LINE, SEED, Spread, roundoff, spreads};
use super::{Method, positive};
use crate::{Cell, Experiment, Failure, Outcome, Report, Setting, Table, Verdict};
use nonholonomic_lab::Trajectory;
use nonholonomic_lab::diagnostics::{
    OrderStudy, Tight, deviation, distance, larger, max_abs, order_study, tight_reference,
};
use nonholonomic_plot::{Curve, Figure, Panel, Scale};

/// The chaotic quartic under five methods.
pub const FIGURE_2: Experiment = Experiment {
    name: "celledoni-fig2",
    title: "order, constraint, energy, and variance of energy errors over 200 motions, five methods on a chaotic system",
    source: "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), figure 2 and section 4.1",
    run,
};

/// The step of the sample motion.
const STEP: f64 = 0.1;

/// A method, measured on one motion.
struct Sample {
    method: Method,
    /// Errors over steps.
    order: OrderStudy,
    /// The motion.
    run: Trajectory,
}

fn run(setting: &Setting<'_>) -> Result<Report, Failure> {
    let samples = samples(setting)?;
    let (spreads, starts) = spreads(setting)?;
    let tables = vec![sample_table(&samples), order_table(&samples), variance_table(&spreads), start_table(&starts)];
    let figure = figure(&samples, &spreads, starts.len());
    let mut verdicts: Vec<Verdict> = samples.iter().map(order_verdict).collect();
    verdicts.extend(samples.iter().map(constraint_verdict));
    verdicts.extend(samples.iter().map(energy_verdict));
    verdicts.extend(variance::verdicts(&spreads));
    Ok(Report { tables, figure, verdicts })
}

/// Runs one motion under all methods: its errors at t = 10 over steps, and the motion up to t =
/// 1000.
fn samples(setting: &Setting<'_>) -> Result<Vec<Sample>, Failure> {
    let until = setting.pick(10.0, 2.0);
    // Seven steps begin at h = 0.2, each half of the one before.
    let coarsest = (until / 0.2_f64).round() as u64;
    let counts: Vec<u64> = (0..=6).map(|k| coarsest << k).collect();
    let tight = setting.each(&[()], |()| tight_reference(|tolerance| truth(setting, until, tolerance)))?;
    let Some(tight) = tight.first() else { return Err(Failure("no reference".to_owned())) };

    let jobs: Vec<(Method, u64)> = METHODS.iter().flat_map(|m| counts.iter().map(move |n| (*m, *n))).collect();
    let errors = setting
        .each(&jobs, |(method, n)| end(setting, method.name, until, *n).map(|state| distance(&state, &tight.state)))?;
    let steps: Vec<f64> = counts.iter().map(|n| until / *n as f64).collect();
    let floors = floors(tight, &counts);
    let length = setting.pick(10_000, 500);
    let runs = setting.each(&METHODS, |method| quartic::problem(setting)?.trajectory(method.name, STEP, length))?;
    let measured = METHODS.iter().zip(errors.chunks(counts.len())).zip(runs);
    Ok(measured.map(|((m, e), run)| Sample { method: *m, order: order_study(&steps, e, &floors), run }).collect())
}

/// Returns error floors: the error of the reference, or that of rounding, a random walk of ten half
/// ulps in each step.
fn floors(tight: &Tight, counts: &[u64]) -> Vec<f64> {
    let scale = max_abs(&tight.state).max(1.0);
    counts.iter().map(|n| 10.0 * tight.uncertainty.max(f64::EPSILON * scale * (*n as f64).sqrt())).collect()
}

/// Returns the state (q, v) after `steps` steps to the time `until`.
fn end(setting: &Setting<'_>, method: &str, until: f64, steps: u64) -> Result<Vec<f64>, Failure> {
    let problem = quartic::problem(setting)?;
    let mut last = Vec::new();
    problem.run(method, until / steps as f64, steps, |_, q, v| last = [q, v].concat())?;
    Ok(last)
}

/// Returns the state (q, v) at the time `until`, computed by none of the methods.
fn truth(setting: &Setting<'_>, until: f64, tolerance: f64) -> Result<Vec<f64>, Failure> {
    let problem = quartic::problem(setting)?;
    let rows = problem.system.motion(&problem.q, &problem.v, &[until], tolerance).map_err(Failure)?;
    rows.into_iter().next().ok_or_else(|| Failure("no reference".to_owned()))
}

fn relative_error(run: &Trajectory) -> Vec<f64> {
    deviation(&run.energy).iter().map(|e| (e / run.energy[0]).abs()).collect()
}

fn order_verdict(sample: &Sample) -> Verdict {
    let line = sample.order.line;
    let slope = line.map_or(f64::NAN, |line| line.slope);
    Verdict::new(format!("{} is of order 2", sample.method.label), slope, Outcome::of((slope - 2.0).abs() <= 0.1))
        .criterion("observed order between 1.9 and 2.1, fitted to errors in (q, v) from h = 0.2 to 0.003")
        .measured(line.map_or("no order".to_owned(), |line| {
            format!("order {:.3} ± {:.3}, fitted to {} steps", line.slope, line.slope_error, line.points)
        }))
}

fn constraint_verdict(sample: &Sample) -> Verdict {
    // The sum ẋ + Σ w ż has four terms, none larger than |v| max(1, |q|). Each term is rounded, and
    // each velocity in it is rounded a few times by the projection and the solver.
    let largest = |rows: &[Vec<f64>]| rows.iter().map(|row| max_abs(row)).fold(1.0, larger);
    let bound = 32.0 * f64::EPSILON * largest(&sample.run.v) * largest(&sample.run.q);
    let residual = max_abs(&sample.run.constraint);
    Verdict::new(
        format!("{} respects the constraint up to machine precision", sample.method.label),
        residual,
        Outcome::of(residual <= bound),
    )
    .criterion(format!("largest |ẋ + Σ w ż| at most {bound:.1e}: 32 ulps of its terms"))
    .measured(format!("largest {residual:.1e} up to t = {:.0}", sample.run.t.last().unwrap_or(&0.0)))
}

fn energy_verdict(sample: &Sample) -> Verdict {
    let (label, steps) = (sample.method.label, sample.run.t.len() as u64 - 1);
    let largest = max_abs(&relative_error(&sample.run));
    let bound = roundoff(steps) / quartic::ENERGY;
    let exact = largest <= bound;
    let (claim, outcome) = if sample.method.conserves {
        (format!("{label} conserves the energy up to machine precision"), Outcome::of(exact))
    } else {
        (format!("{label} does not conserve the energy up to machine precision"), Outcome::of(!exact))
    };
    Verdict::new(claim, largest, outcome)
        .criterion(format!("largest relative error compared with {bound:.1e}, which is roundoff"))
        .measured(format!("largest relative error {largest:.1e}"))
}

fn sample_table(samples: &[Sample]) -> Table {
    let mut columns = vec!["t".to_owned()];
    for quantity in ["energy error", "constraint"] {
        columns.extend(samples.iter().map(|s| format!("{} {quantity}", s.method.name)));
    }
    let mut table = Table::new("", columns);
    let errors: Vec<Vec<f64>> = samples.iter().map(|s| relative_error(&s.run)).collect();
    for k in 0..samples[0].run.t.len() {
        let numbers = std::iter::once(samples[0].run.t[k])
            .chain(errors.iter().map(|e| e[k]))
            .chain(samples.iter().map(|s| s.run.constraint[k]));
        table.push(numbers.map(Cell::Number).collect());
    }
    table
}

fn order_table(samples: &[Sample]) -> Table {
    let mut table = Table::new("orders", ["method", "step", "error", "used"]);
    for sample in samples {
        for p in &sample.order.points {
            table.push(vec![sample.method.name.into(), p.step.into(), p.error.into(), p.used.to_string().into()]);
        }
    }
    table
}

fn variance_table(spreads: &[Spread]) -> Table {
    let mut table = Table::new("variance", ["method", "step", "t", "variance", "variance over h^4"]);
    for s in spreads {
        for (t, variance) in s.t.iter().zip(&s.variance) {
            let numbers = [s.step, *t, *variance, variance / s.step.powi(4)];
            table.push([Cell::from(s.method.name)].into_iter().chain(numbers.map(Cell::Number)).collect());
        }
    }
    table
}

/// Tabulates the initial states; the seed is part of every row.
fn start_table(starts: &[(Vec<f64>, Vec<f64>)]) -> Table {
    let dimensions = starts.first().map_or(0, |(q, _)| q.len());
    let numbered = |name: &'static str| (0..dimensions).map(move |i| format!("{name}{i}"));
    let columns = ["seed".to_owned(), "member".to_owned()].into_iter().chain(numbered("q")).chain(numbered("v"));
    let mut table = Table::new("initial", columns);
    for (k, (q, v)) in starts.iter().enumerate() {
        let numbers = q.iter().chain(v).map(|x| Cell::Number(*x));
        let names = [SEED.to_string().into(), k.to_string().into()];
        table.push(names.into_iter().chain(numbers).collect());
    }
    table
}

fn figure(samples: &[Sample], spreads: &[Spread], members: usize) -> Figure {
    let logarithmic = |panel: Panel, x| panel.scales(x, Scale::Logarithmic);
    let mut order = logarithmic(Panel::new("Order", "h", "error in (q, v)"), Scale::Logarithmic);
    let mut constraint = logarithmic(Panel::new("Constraint", "t", "|ẋ + Σ w ż|"), Scale::Linear);
    let mut energy = logarithmic(Panel::new("Energy", "t", "|(H − H(0))/H(0)|"), Scale::Linear);
    for (i, s) in samples.iter().enumerate() {
        let points: Vec<_> = s.order.points.iter().map(|p| (p.step, p.error)).collect();
        order = order.curve(Curve::line(points.clone()).label(s.method.label).colour(i));
        order = order.curve(Curve::dots(points).colour(i));
        let over_time = |series: &[f64]| positive(s.run.t.iter().copied().zip(series.iter().copied()));
        let curve = |series: &[f64]| Curve::line(over_time(series)).instead("0").label(s.method.label).colour(i);
        constraint = constraint.curve(curve(&s.run.constraint));
        energy = energy.curve(curve(&relative_error(&s.run)));
    }
    let title = format!("Variance of H − H(0) over {members} motions");
    let all = logarithmic(Panel::new(title, "t", "σ²/h⁴"), Scale::Logarithmic);
    let all = spreads.iter().fold(all, |panel, s| panel.curve(spread_curve(s))).curve(reference_line(spreads));
    let comparison = Panel::new("The same, without those that conserve the energy", "t", "σ²/h⁴");
    let others = spreads.iter().filter(|s| !s.method.conserves);
    let others = others.fold(comparison, |panel, s| panel.curve(spread_curve(s))).curve(reference_line(spreads));
    let subtitle = format!(
        "Celledoni et al. (2019), figure 2: H = 3.06; sample motion with h = {STEP}; variance with h = 0.1 and 0.05, seed {SEED}"
    );
    Figure::new("Chaotic quartic system: five methods", subtitle)
        .row([order, constraint])
        .row([energy, all])
        .row([others])
}

/// Draws σ²/h⁴ over time. The curves of both steps have the same colour; only the first is named.
fn spread_curve(spread: &Spread) -> Curve {
    let scaled = spread.t.iter().zip(&spread.variance).map(|(t, v)| (*t, v / spread.step.powi(4)));
    let curve = Curve::line(positive(scaled)).colour(METHODS.iter().position(|m| *m == spread.method).unwrap_or(0));
    if spread.step == STEP { curve.label(spread.method.label) } else { curve }
}

/// Draws the paper's line.
fn reference_line(spreads: &[Spread]) -> Curve {
    let times = spreads.iter().take(1).flat_map(|s| &s.t);
    Curve::line(positive(times.map(|t| (*t, LINE * t)))).label("10⁻⁴ t").colour(METHODS.len() + 1)
}
