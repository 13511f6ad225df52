//! Figure 2: the heart-shaped curves of Chaplygin's sleigh, and the energy.

use super::comparison::{END, RUNGE_KUTTA, STEPS, STRUCTURED, System, methods};
use crate::{Experiment, Failure, Outcome, Problem, Report, Setting, Verdict};
use nonholonomic_lab::Trajectory;
use nonholonomic_lab::diagnostics::{deviation, larger, max_abs};

/// Position of the skate, and energy, under GNI, RDP and a Runge–Kutta method of order two.
pub const FIGURE_2: Experiment = Experiment {
    name: "kobilarov-fig2",
    title: "positions of the Chaplygin sleigh's skate and its energy under GNI, RDP and RK2",
    source: "Kobilarov, Martín de Diego & Ferraro (2010), figure 2 and section 6.1",
    run,
};

/// Returns the energies ½ ⟨M v, v⟩ of v = (q_{k+1} − q_k)/h, which are those of the half-step
/// momenta.
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
    // The skate is at the distance a behind the centre of mass, and at the origin of the group's
    // frame.
    let system = System {
        coordinates: (setting.problem("chaplygin_sleigh_com", &methods(false), "standard", &[])?, |problem, q| {
            let a = problem.parameter("a")?;
            Ok((q[1] - a * q[0].cos(), q[2] - a * q[0].sin()))
        }),
        group: (setting.problem("chaplygin_sleigh_se2", &methods(true), "lively", &[])?, |_, q| Ok((q[4], q[5]))),
    };
    let comparison = system.compare(setting)?;
    let gni = comparison.at_paper(STRUCTURED[0])?;
    let (problem, run) = (&system.coordinates.0, &gni.trajectory);
    let off = max_abs(&deviation(&half_step_energies(problem, run)));
    // q' − q loses |q| ε, divided by h; the loss is multiplied by the number of steps, in case all
    // errors have one sign.
    let reach = run.q.iter().map(|q| max_abs(q)).fold(1.0, larger);
    let roundoff = 4.0 * f64::EPSILON * reach / (END / STEPS as f64) * run.len() as f64 * run.energy[0].max(1.0);
    let mut verdicts = vec![
        Verdict::new("GNI preserves the energy of its half-step momenta", off, Outcome::of(off <= roundoff))
            .criterion(format!(
                "largest change of ½⟨M v, v⟩, v = (q' − q)/h, at most {roundoff:.1e}, which is roundoff"
            ))
            .measured(format!("{off:.1e}")),
    ];
    for method in STRUCTURED {
        verdicts.push(comparison.follows(method, true)?);
    }
    for method in STRUCTURED {
        for other in RUNGE_KUTTA {
            verdicts.extend(comparison.better(method, other)?);
        }
    }
    verdicts.extend(comparison.closing());
    let figure =
        comparison.figure("Chaplygin's sleigh: GNI, RDP and RK2", 2, ("x_{s}", "y_{s}"), "position of the skate")?;
    Ok(Report { tables: comparison.tables()?, figure, verdicts })
}
