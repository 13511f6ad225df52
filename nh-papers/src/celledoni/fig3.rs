//! Figure 3: the sleigh leaves an unstable motion and settles on the stable one; Proposition 4.1.

use super::linear::{self, Sleigh};
use super::positive;
use crate::{Cell, Experiment, Failure, Outcome, Report, Setting, Table, Verdict};
use nonholonomic_lab::Trajectory;
use nonholonomic_lab::diagnostics::{deviation, max_abs};
use nonholonomic_plot::{Curve, Figure, Panel, Scale};

/// Chaplygin's sleigh under the discrete gradient method.
pub const FIGURE_3: Experiment = Experiment {
    name: "celledoni-fig3",
    title: "Chaplygin's sleigh from an unstable to the stable motion, and the eigenvalues of the linearised map",
    source: "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), figure 3, proposition 4.1 and remark 4.2",
    run,
};

/// The step size.
const STEP: f64 = 0.5;
/// The two initial momenta ρ₁, as data sets.
const DATA: [(&str, &str); 2] = [("paper", "ρ₁(0) = 0.001"), ("neg", "ρ₁(0) = −0.001")];

/// A motion, with its momenta.
struct Motion {
    label: &'static str,
    run: Trajectory,
    momenta: Vec<[f64; 2]>,
}

fn run(setting: &Setting<'_>) -> Result<Report, Failure> {
    // The momenta leave the unstable motion like exp(0.6 t/9) and settle as fast. Each phase takes
    // 100 time units; the run lasts more than twice as long as both.
    let steps = setting.pick(1000, 300);
    let motions = setting.each(&DATA, |(data, label)| {
        let sleigh = Sleigh::new(setting, data)?;
        let run = sleigh.problem.trajectory("gonzalez", STEP, steps)?;
        let momenta = run.q.iter().zip(&run.v).map(|(q, v)| sleigh.momenta(q, v)).collect();
        Ok(Motion { label, run, momenta })
    })?;
    let points = linear::points(setting)?;

    let mut columns = vec!["t".to_owned()];
    for (data, _) in DATA {
        columns
            .extend(["x1", "x2", "theta", "rho1", "rho2", "energy error", "constraint"].map(|c| format!("{data} {c}")));
    }
    let mut table = Table::new("", columns);
    let errors: Vec<Vec<f64>> = motions.iter().map(|m| deviation(&m.run.energy)).collect();
    for k in 0..motions[0].run.t.len() {
        let mut row = vec![Cell::Number(motions[0].run.t[k])];
        for (motion, error) in motions.iter().zip(&errors) {
            let numbers = motion.run.q[k].iter().chain(&motion.momenta[k]).copied();
            row.extend(numbers.chain([error[k], motion.run.constraint[k]]).map(Cell::Number));
        }
        table.push(row);
    }

    let mut verdicts: Vec<Verdict> = motions.iter().flat_map(motion_verdicts).collect();
    verdicts.extend(linear::verdicts(&points));
    let figure = figure(&motions, &points);
    Ok(Report { tables: vec![table, linear::table(&points)], figure, verdicts })
}

fn motion_verdicts(motion: &Motion) -> Vec<Verdict> {
    let label = motion.label;
    let [first, last] = [motion.momenta[0], motion.momenta[motion.momenta.len() - 1]];
    let size = first[0].hypot(first[1]);
    let distance = last[0].hypot(last[1] - size);
    let mut verdicts = vec![
        Verdict::new(
            format!("{label}: from beside the unstable equilibrium, the motion converges to the stable one"),
            distance,
            Outcome::of(distance <= 1e-6),
        )
        .criterion(
            "at the end, the distance of (ρ₁, ρ₂) from the stable equilibrium of the same energy is at most 1e-6",
        )
        .measured(format!("distance {distance:.1e}, at ρ = ({:.1e}, {:.6})", last[0], last[1])),
    ];
    let steps = motion.run.t.len() as f64;
    let bound = 4.0 * f64::EPSILON * motion.run.energy[0] * steps;
    let error = max_abs(&deviation(&motion.run.energy));
    verdicts.push(
        Verdict::new(format!("{label}: the energy is conserved"), error, Outcome::of(error <= bound))
            .criterion(format!("largest error at most {bound:.1e}, which is roundoff"))
            .measured(format!("largest error {error:.1e}")),
    );
    let residual = max_abs(&motion.run.constraint);
    // The residual has two products of a velocity below 1, rounded a few times each.
    let bound = 16.0 * f64::EPSILON;
    verdicts.push(
        Verdict::new(format!("{label}: the constraint is respected"), residual, Outcome::of(residual <= bound))
            .criterion(format!("largest |μ v| at most {bound:.1e}"))
            .measured(format!("largest {residual:.1e}")),
    );
    verdicts
}

fn figure(motions: &[Motion], points: &[linear::Point]) -> Figure {
    let mut plane = Panel::new("Path of the contact point", "x₁", "x₂").equal_axes();
    let mut momenta = Panel::new("Momenta", "ρ₁", "ρ₂").equal_axes();
    let mut energy = Panel::new("Energy", "t", "|H − H(0)|").scales(Scale::Linear, Scale::Logarithmic);
    for (i, motion) in motions.iter().enumerate() {
        // The path is drawn up to the point at which the sleigh leaves along a line.
        let path = motion.run.q.iter().take_while(|q| q[0].hypot(q[1]) < 60.0).map(|q| (q[0], q[1]));
        plane = plane.curve(Curve::line(path.collect()).label(motion.label).colour(i).mark_ends());
        let points = motion.momenta.iter().map(|rho| (rho[0], rho[1])).collect();
        momenta = momenta.curve(Curve::line(points).label(motion.label).colour(i).mark_ends());
        let error = deviation(&motion.run.energy);
        let error = motion.run.t.iter().zip(&error).map(|(t, e)| (*t, e.abs()));
        energy = energy.curve(Curve::line(positive(error)).instead("0").label(motion.label).colour(i));
    }
    let mut map =
        Panel::new("Eigenvalue λ₁ of the linearised map", "h |Cρ₂|/2", "λ₁").scales(Scale::Linear, Scale::Logarithmic);
    for (i, (stable, label)) in [(true, "ρ₂ = 0.6"), (false, "ρ₂ = −0.6")].into_iter().enumerate() {
        let [measured, formula] = linear::curves(points, stable);
        map = map.curve(Curve::line(formula).label(format!("{label}, formula")).colour(i));
        map = map.curve(Curve::dots(measured).label(format!("{label}, measured")).colour(i));
    }
    let subtitle = "Celledoni et al. (2019), figure 3: J = 8, m = a = 1, h = 0.5, ρ₂(0) = −0.6";
    Figure::new("Chaplygin's sleigh under the discrete gradient method", subtitle)
        .row([plane, momenta])
        .row([energy, map])
}
