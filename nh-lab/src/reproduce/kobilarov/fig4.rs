//! Figure 4: the snakeboard with its control torques.

use super::{Curve as Points, END, METHODS, STEPS, apart, extent, follows, smaller, truth};
use crate::Trajectory;
use crate::diagnostics::max_abs;
use crate::plot::{Curve, Figure, Panel};
use crate::reproduce::{Cell, Experiment, Failure, Report, Setting, Table};

/// Position of the board, and energy, under GNI and a Runge–Kutta method of order two.
///
/// The torque on the rotor swings ten times in a unit of time, of which the 12.8 steps see an alias: what a method makes of it depends
/// on when in a step it looks.
pub const FIGURE_4: Experiment = Experiment {
    name: "kobilarov-fig4",
    title: "positions of the snakeboard under control torques and its energy under GNI and RK2",
    source: "Kobilarov, Martín de Diego & Ferraro (2010), figure 4 and section 6.2",
    run,
};

fn position(run: &Trajectory) -> Points {
    run.q.iter().map(|q| (q[3], q[4])).collect()
}

/// E − E of the true motion.
fn energy_error(run: &Trajectory, truth: &Trajectory) -> Vec<f64> {
    run.energy.iter().zip(&truth.energy).map(|(a, b)| a - b).collect()
}

fn run(setting: &Setting<'_>) -> Result<Report, Failure> {
    let steps = setting.pick(STEPS, STEPS / 2);
    let step = END / STEPS as f64;
    let problem = setting.problem("snakeboard", "driven", &[])?;
    let truth = truth(&problem, steps)?;
    let runs = setting.each(&METHODS, |method| problem.trajectory(method.name, step, steps))?;
    let true_position = position(&truth.run);
    let curves: Vec<Points> = runs.iter().map(position).collect();

    let mut columns = vec!["t".to_owned(), "x true".to_owned(), "y true".to_owned(), "energy true".to_owned()];
    for method in METHODS {
        columns.extend(["x", "y", "energy"].map(|what| format!("{what} {}", method.name)));
    }
    let mut table = Table::new("", columns);
    for k in 0..truth.run.len() {
        let mut row = vec![truth.run.t[k], true_position[k].0, true_position[k].1, truth.run.energy[k]];
        for (run, curve) in runs.iter().zip(&curves) {
            row.extend([curve[k].0, curve[k].1, run.energy[k]]);
        }
        table.push(row.into_iter().map(Cell::Number).collect());
    }

    let mut positions = Panel::new("position of the board", "x", "y").equal_axes();
    positions = positions.curve(Curve::line(true_position.clone()).label("true"));
    let mut energies = Panel::new("energy", "t", "E");
    let series = |run: &Trajectory| run.t.iter().copied().zip(run.energy.iter().copied()).collect();
    energies = energies.curve(Curve::line(series(&truth.run)).label("true"));
    for (i, ((method, run), curve)) in METHODS.iter().zip(&runs).zip(&curves).enumerate() {
        positions = positions.curve(Curve::line(curve.clone()).label(method.label).colour(i + 1));
        energies = energies.curve(Curve::line(series(run)).label(method.label).colour(i + 1));
    }
    let subtitle = format!("Kobilarov, Martín de Diego & Ferraro (2010), figure 4: {STEPS} steps to T = {END}");
    let figure = Figure::new("Snakeboard with control torques: GNI and RK2", subtitle).row([positions, energies]);

    let error = |run: &Trajectory| max_abs(&energy_error(run, &truth.run));
    let mut verdicts = vec![follows("GNI", true, &curves[0], &true_position)];
    for i in [1, 2] {
        verdicts.push(follows(METHODS[i].label, false, &curves[i], &true_position));
    }
    for i in [1, 2] {
        verdicts.push(smaller(
            format!("GNI is closer to the true positions than {}", METHODS[i].label),
            "largest distance from the true position",
            (apart(&curves[0], &true_position), "GNI"),
            (apart(&curves[i], &true_position), METHODS[i].label),
        ));
        verdicts.push(smaller(
            format!("GNI has the better energy behaviour, against {}", METHODS[i].label),
            "largest |E − E of the true motion| at the nodes",
            (error(&runs[0]), "GNI"),
            (error(&runs[i]), METHODS[i].label),
        ));
    }
    verdicts.push(truth.verdict(extent(&true_position)));
    Ok(Report { tables: vec![table], figure, verdicts })
}
