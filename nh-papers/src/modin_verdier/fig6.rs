//! Figures 6, 7 and 8: the integrals of the transmission under five methods.

use super::cvt::{self, CASES, Case, Driver, LONGER, Run, Size, WINDOW};
use super::{Claim, METHODS};
use crate::{Behaviour, Cell, Experiment, Failure, Report, Setting, Table};
use nonholonomic_plot::{Curve, Figure, Panel, Scale};

/// The figure of the passenger's energy.
pub const FIGURE_6: Experiment = Experiment {
    name: "modin-verdier-fig6",
    title: "passenger energy of the transmission under five methods, four drivers",
    source: "Modin & Verdier (2020), figure 6 and sections 3.2 and 3.4",
    run: |setting| report(setting, &PASSENGER),
};

/// The figure of the driver's energy.
pub const FIGURE_7: Experiment = Experiment {
    name: "modin-verdier-fig7",
    title: "driver energy of the transmission under five methods, four drivers",
    source: "Modin & Verdier (2020), figure 7 and sections 3.2 and 3.4",
    run: |setting| report(setting, &DRIVER),
};

/// The figure of the hidden integral.
pub const FIGURE_8: Experiment = Experiment {
    name: "modin-verdier-fig8",
    title: "latitude integral of the transmission, on the driver's Poincaré section, under five methods, four drivers",
    source: "Modin & Verdier (2020), figure 8 and sections 3.2 and 3.4",
    run: latitude_report,
};

/// An integral, with the paper's claims about it.
struct Integral {
    /// The name in sentences.
    name: &'static str,
    /// The name on the axis.
    axis: &'static str,
    /// The size of its error in a run.
    size: fn(&Run) -> &Size,
    /// The claim for a panel and a method, if there is one.
    claim: fn(Case, &str) -> Option<Claim>,
}

const PASSENGER: Integral = Integral {
    name: "the passenger energy",
    axis: "running mean of |E − E(0)|",
    size: |run| &run.passenger,
    claim: |case, method| {
        // Section 3.4: a method that is not reversible (DLA 0.4) or not fibre-preserving (DD)
        // drifts; without any symmetry, all methods but LF drift.
        let drifts = match method {
            "dla:0.4" | "dd" => true,
            "leapfrog" => false,
            _ => case.driver == Driver::Rotating && case.eps > 0.0,
        };
        Some(if drifts { Claim::Drifts } else { Claim::Conserved })
    },
};

const DRIVER: Integral = Integral {
    name: "the driver energy",
    axis: "running mean of |h − h(0)|",
    size: |run| &run.driver,
    claim: |_, method| Some(if method == "dd" { Claim::Drifts } else { Claim::Conserved }),
};

const LATITUDE: Integral = Integral {
    name: "the latitude",
    axis: "running mean of |a·u/|u| − a·u(0)/|u(0)||",
    size: |run| &run.latitude,
    claim: |case, method| match method {
        // The paper makes no claim about this method at ε = 0 here.
        "dla:0.4" if case.eps == 0.0 => None,
        _ => (PASSENGER.claim)(case, method),
    },
};

fn report(setting: &Setting<'_>, integral: &Integral) -> Result<Report, Failure> {
    let runs = cvt::runs(setting)?;
    // The table has every tenth running mean, because they change little from one step to the next.
    let mut columns = vec!["t".to_owned()];
    columns.extend(runs.iter().map(column));
    let mut table = Table::new("", columns);
    let times = &(integral.size)(&runs[0]).t;
    for k in (0..times.len()).step_by(10) {
        let means = runs.iter().map(|run| Cell::Number((integral.size)(run).mean[k]));
        table.push([Cell::Number(times[k])].into_iter().chain(means).collect());
    }
    Ok(finish(integral, &runs, table))
}

fn latitude_report(setting: &Setting<'_>) -> Result<Report, Failure> {
    let runs = cvt::runs(setting)?;
    let columns = ["run", "t", "x1", "x2", "v", "latitude", "residual", "uncertainty"];
    let mut table = Table::new("", columns);
    for run in &runs {
        for p in &run.section {
            let numbers = [p.t, p.u[0], p.u[1], p.u[2], p.latitude, p.residual, p.uncertainty];
            table.push([Cell::Text(column(run))].into_iter().chain(numbers.map(Cell::Number)).collect());
        }
    }
    Ok(finish(&LATITUDE, &runs, table))
}

fn column(run: &Run) -> String {
    format!("{} {} eps={}", run.method.name, run.case.driver.name(), run.case.eps)
}

fn finish(integral: &Integral, runs: &[Run], table: Table) -> Report {
    let panel = |case: Case| {
        let panel = Panel::new(case.title(), "t", integral.axis).scales(Scale::Linear, Scale::Logarithmic);
        runs.iter().filter(|run| run.case == case).fold(panel, |panel, run| {
            let size = (integral.size)(run);
            let points = size.t.iter().copied().zip(size.mean.iter().copied()).collect();
            panel.curve(Curve::line(points).label(run.method.label))
        })
    };
    let subtitle = format!(
        "Modin & Verdier (2020): Δt = 0.1, t ≤ {:.0}, window of {WINDOW} time units, V = 1 − cos ξ + ε sin(2ξ)/2",
        runs[0].steps as f64 * cvt::STEP
    );
    let title = format!("Pendulum-driven transmission: error of {}", integral.name);
    let figure =
        CASES.chunks(2).fold(Figure::new(title, subtitle), |figure, row| figure.row(row.iter().map(|c| panel(*c))));

    let verdicts = runs.iter().filter_map(|run| {
        let claim = (integral.claim)(run.case, run.method.name)?;
        let size = (integral.size)(run);
        let subject = format!("{}: {} under {}", run.case.title(), integral.name, run.method.label);
        let mut verdict = claim.judge(&subject, size.growth, run.roundoff(), size.scale);
        verdict.measured += &longer(size, run.roundoff());
        Some(verdict)
    });
    debug_assert_eq!(runs.len(), CASES.len() * METHODS.len());
    let verdicts = verdicts.collect();
    Report { tables: vec![table], figure, verdicts }
}

/// Describes the size of the error over `LONGER` times the interval.
fn longer(size: &Size, roundoff: f64) -> String {
    let growth = size.longer;
    match growth.behaviour(roundoff * LONGER as f64, size.scale) {
        Behaviour::Exact => format!("; over {LONGER} times that interval largest {:.1e}", growth.largest),
        _ => format!("; over {LONGER} times that interval trend {:.2}, largest {:.2e}", growth.trend, growth.largest),
    }
}
