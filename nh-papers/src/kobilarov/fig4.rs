//! Figure 4: the snakeboard with its control torques.

use super::comparison::{RUNGE_KUTTA, STRUCTURED, System, methods};
use crate::{Experiment, Failure, Report, Setting};

/// Position of the board, and energy, under GNI, RDP and a Runge–Kutta method of order two.
///
/// The torque on the rotor oscillates ten times per unit of time, which the 12.8 steps per unit of
/// time alias. The result of a method therefore depends on the instants within a step at which it
/// evaluates the torque.
pub const FIGURE_4: Experiment = Experiment {
    name: "kobilarov-fig4",
    title: "positions of the snakeboard under control torques and its energy under GNI, RDP and RK2",
    source: "Kobilarov, Martín de Diego & Ferraro (2010), figure 4 and section 6.2",
    run,
};

fn run(setting: &Setting<'_>) -> Result<Report, Failure> {
    let system = System {
        coordinates: (setting.problem("snakeboard", &methods(false), "driven", &[])?, |_, q| Ok((q[3], q[4]))),
        group: (setting.problem("snakeboard_se2", &methods(true), "driven", &[])?, |_, q| Ok((q[4], q[5]))),
    };
    let comparison = system.compare(setting)?;
    let mut verdicts = Vec::new();
    for method in STRUCTURED {
        verdicts.push(comparison.follows(method, true)?);
    }
    for method in RUNGE_KUTTA {
        verdicts.push(comparison.follows(method, false)?);
    }
    for method in STRUCTURED {
        for other in RUNGE_KUTTA {
            verdicts.extend(comparison.better(method, other)?);
        }
    }
    verdicts.extend(comparison.closing());
    let title = "Snakeboard with control torques: GNI, RDP and RK2";
    let figure = comparison.figure(title, 4, ("x", "y"), "position of the board")?;
    Ok(Report { tables: comparison.tables()?, figure, verdicts })
}
