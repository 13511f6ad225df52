//! The figure of an ensemble.

use crate::ensemble::{Histogram, Spread};
use crate::plot::{Curve, Figure, Panel, axis_name, energy_axis, symbol, time};
use nonholonomic::catalogue::ModelInfo;

/// Panels beside each other.
const BESIDE: usize = 3;

/// Distributions at the end, and under them mean and mean ± deviation in the course of time, where there are records between.
pub(super) fn figure(
    title: &str,
    subtitle: &str,
    info: &ModelInfo,
    spread: &Spread,
    histograms: &[Histogram],
) -> Figure {
    let times: Vec<f64> = spread.times().collect();
    let quantities = info.coordinates.iter().chain(info.velocities);
    let mut names: Vec<(String, String)> = quantities.map(|one| (symbol(one.name), axis_name(one))).collect();
    names.push(("E".to_owned(), energy_axis(info, "E")));
    let mut panels: Vec<Panel> =
        histograms.iter().map(|histogram| distribution(&names[histogram.column()], histogram)).collect();
    if times.len() > 2 {
        panels.extend((0..names.len()).map(|column| course(&names[column], time(info), column, &times, spread)));
    }
    let rows = panels.chunks(BESIDE).map(<[Panel]>::to_vec);
    rows.fold(Figure::new(title, subtitle), Figure::row)
}

/// The density of the values, as steps.
fn distribution((name, axis): &(String, String), histogram: &Histogram) -> Panel {
    let all = histogram.count().max(1) as f64;
    let (mut points, mut end) = (Vec::new(), None);
    for (low, high, count) in histogram.bins() {
        let density = count as f64 / (all * (high - low));
        if points.is_empty() {
            points.push((low, 0.0));
        }
        points.extend([(low, density), (high, density)]);
        end = Some((high, 0.0));
    }
    points.extend(end);
    Panel::new(format!("{name}, distribution at the end"), axis, "density").include_y(&[0.0]).curve(Curve::line(points))
}

/// Mean and mean ± standard deviation.
fn course((name, axis): &(String, String), time: &str, column: usize, times: &[f64], spread: &Spread) -> Panel {
    let (means, variances) = (spread.means(column), spread.variances(column));
    let line = |sign: f64| -> Vec<(f64, f64)> {
        let values = means.iter().zip(&variances);
        // One trajectory has no deviation.
        let value =
            |(mean, variance): (&f64, &f64)| mean + sign * if variance.is_finite() { variance.sqrt() } else { 0.0 };
        times.iter().copied().zip(values.map(value)).collect()
    };
    Panel::new(format!("{name}, mean and deviation"), time, axis)
        .curve(Curve::line(line(0.0)).label("mean").colour(0))
        .curve(Curve::line(line(1.0)).label("± standard deviation").colour(1))
        .curve(Curve::line(line(-1.0)).colour(1))
}
