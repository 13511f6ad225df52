//! Figure 2: the heart-shaped curves of Chaplygin's sleigh, and the energy.

use super::{Curve as Points, END, METHODS, STEPS, apart, extent, follows, smaller, truth};
use crate::Trajectory;
use crate::diagnostics::{deviation, larger, max_abs};
use crate::plot::{Curve, Figure, Panel};
use crate::reproduce::{Cell, Experiment, Failure, Outcome, Problem, Report, Setting, Table, Verdict};

/// Position of the skate, and energy, under GNI and a Runge–Kutta method of order two.
pub const FIGURE_2: Experiment = Experiment {
    name: "kobilarov-fig2",
    title: "positions of the Chaplygin sleigh's skate and its energy under GNI and RK2",
    source: "Kobilarov, Martín de Diego & Ferraro (2010), figure 2 and section 6.1",
    run,
};

/// The skate: a behind the centre of mass.
fn skate(run: &Trajectory, a: f64) -> Points {
    run.q.iter().map(|q| (q[1] - a * q[0].cos(), q[2] - a * q[0].sin())).collect()
}

/// The energies ½ ⟨M v, v⟩ of v = (q_{k+1} − q_k)/h, which are those of the half-step momenta.
fn half_step_energies(problem: &Problem, run: &Trajectory) -> Vec<f64> {
    let h = run.t[1] - run.t[0];
    let pairs = run.q.windows(2);
    pairs
        .map(|pair| {
            let v: Vec<f64> = pair[1].iter().zip(&pair[0]).map(|(b, a)| (b - a) / h).collect();
            problem.system.energy(0.0, &pair[0], &v)
        })
        .collect()
}

fn run(setting: &Setting<'_>) -> Result<Report, Failure> {
    let steps = setting.pick(STEPS, STEPS / 2);
    let step = END / STEPS as f64;
    let problem = setting.problem("chaplygin_sleigh_com", "standard", &[])?;
    let a = problem.parameter("a")?;
    let truth = truth(&problem, steps)?;
    let runs = setting.each(&METHODS, |method| problem.trajectory(method.name, step, steps))?;
    let true_skate = skate(&truth.run, a);
    let curves: Vec<Points> = runs.iter().map(|run| skate(run, a)).collect();

    let mut columns = vec!["t".to_owned(), "xs true".to_owned(), "ys true".to_owned(), "energy true".to_owned()];
    for method in METHODS {
        columns.extend(["xs", "ys", "energy"].map(|what| format!("{what} {}", method.name)));
    }
    let mut table = Table::new("", columns);
    for k in 0..truth.run.len() {
        let mut row = vec![truth.run.t[k], true_skate[k].0, true_skate[k].1, truth.run.energy[k]];
        for (run, curve) in runs.iter().zip(&curves) {
            row.extend([curve[k].0, curve[k].1, run.energy[k]]);
        }
        table.push(row.into_iter().map(Cell::Number).collect());
    }

    let mut positions = Panel::new("position of the skate", "xs", "ys").equal_axes();
    positions = positions.curve(Curve::line(true_skate.clone()).label("true"));
    let mut energies = Panel::new("energy error", "t", "E − E(0)");
    for (i, ((method, run), curve)) in METHODS.iter().zip(&runs).zip(&curves).enumerate() {
        positions = positions.curve(Curve::line(curve.clone()).label(method.label).colour(i + 1));
        let points = run.t.iter().copied().zip(deviation(&run.energy)).collect();
        energies = energies.curve(Curve::line(points).label(method.label).colour(i + 1));
    }
    let subtitle = format!("Kobilarov, Martín de Diego & Ferraro (2010), figure 2: {STEPS} steps to T = {END}");
    let figure = Figure::new("Chaplygin's sleigh: GNI and RK2", subtitle).row([positions, energies]);

    let gni = &runs[0];
    let off = max_abs(&deviation(&half_step_energies(&problem, gni)));
    // q' − q loses |q| ε, over h; as often as there are steps, if all had one sign.
    let reach = gni.q.iter().map(|q| max_abs(q)).fold(1.0, larger);
    let roundoff = 4.0 * f64::EPSILON * reach / step * steps as f64 * gni.energy[0].max(1.0);
    let energy = |run: &Trajectory| max_abs(&deviation(&run.energy));
    let distance = |curve: &Points| apart(curve, &true_skate) / extent(&true_skate);
    let mut verdicts = vec![
        Verdict::new("GNI preserves the energy of its half-step momenta", off, Outcome::of(off <= roundoff))
            .criterion(format!(
                "largest change of ½⟨M v, v⟩, v = (q' − q)/h, at most {roundoff:.1e}, which is roundoff"
            ))
            .measured(format!("{off:.1e}")),
        follows("GNI", true, &curves[0], &true_skate),
    ];
    for i in [1, 2] {
        let label = METHODS[i].label;
        verdicts.push(smaller(
            format!("GNI preserves the energy better than {label}"),
            "largest |E(t) − E(0)| at the nodes",
            (energy(gni), "GNI"),
            (energy(&runs[i]), label),
        ));
        verdicts.push(smaller(
            format!("GNI reproduces the true trajectory better than {label}"),
            "largest distance from the true position of the skate, in units of the extent of its curve",
            (distance(&curves[0]), "GNI"),
            (distance(&curves[i]), label),
        ));
    }
    verdicts.push(truth.verdict(extent(&true_skate)));
    Ok(Report { tables: vec![table], figure, verdicts })
}
