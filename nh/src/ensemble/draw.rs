//! The figure of an ensemble, in pages.

use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::ensemble::{Histogram, Spread};
use nonholonomic_plot::{Curve, Figure, Panel, axis_name, energy_axis, short, symbol, time};

/// The number of panels in a row.
const BESIDE: usize = 3;

/// The number of rows on a page.
const ROWS: usize = 4;

/// Draws the distributions at the end. If there are records in between, mean and mean ± deviation
/// over time stand below them. A page holds as many columns of the ensemble as fit.
pub(super) fn pages(
    title: &str,
    subtitle: &str,
    info: &ModelInfo,
    spread: &Spread,
    histograms: &[Histogram],
) -> Vec<Figure> {
    let times: Vec<f64> = spread.times().collect();
    let quantities = info.coordinates.iter().chain(info.velocities);
    let mut names: Vec<(String, String)> = quantities.map(|one| (symbol(one.name), axis_name(one))).collect();
    names.push(("E".to_owned(), energy_axis(info, "E")));
    let has_course = times.len() > 2;
    let columns = BESIDE * ROWS / (1 + usize::from(has_course));
    let count = histograms.len().div_ceil(columns);
    let pages = histograms.chunks(columns).enumerate().map(|(page, histograms)| {
        let name = |histogram: &Histogram| &names[histogram.column()];
        let mut panels: Vec<Panel> = histograms.iter().map(|one| distribution(name(one), one)).collect();
        if has_course {
            panels.extend(histograms.iter().map(|one| course(name(one), time(info), one.column(), &times, spread)));
        }
        let number = if count > 1 { format!(" · page {} of {count}", page + 1) } else { String::new() };
        let rows = panels.chunks(BESIDE).map(<[Panel]>::to_vec);
        rows.fold(Figure::new(format!("{title}{number}"), subtitle), Figure::row)
    });
    pages.collect()
}

/// Draws the density of the values as a step curve.
fn distribution((name, axis): &(String, String), histogram: &Histogram) -> Panel {
    let all = histogram.count().max(1) as f64;
    // If all values are 0 they have no density.
    if let Some((low, ..)) = histogram.bins().find(|(low, high, _)| !(high - low).is_normal()) {
        let title = format!("{name} at the end: {} in all", short(low));
        return Panel::new(title, axis, "share").include_y(&[0.0]).curve(Curve::dots(vec![(low, 1.0)]));
    }
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

/// Draws the mean and mean ± standard deviation over time.
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

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic_lab::ensemble::Spread;

    #[test]
    fn many_columns_are_drawn_on_pages() {
        let mut info = ModelInfo::new("many");
        info.coordinates = const {
            use nonholonomic::catalogue::Quantity;
            &[Quantity::new("x", Some("m"), None); 14]
        };
        let of = |count: usize| {
            let histograms: Vec<Histogram> = (0..count).map(|column| Histogram::new(column, Some(0), 8)).collect();
            pages("many", "", &info, &Spread::new(15), &histograms)
        };
        let one = of(12);
        assert!(one.len() == 1 && !one[0].svg().contains("page 1"));
        let two = of(14);
        assert_eq!(two.len(), 2);
        let panels = |page: &Figure| page.svg().matches("distribution at the end").count();
        assert_eq!((panels(&two[0]), panels(&two[1])), (12, 2));
        assert!(two[1].svg().contains("many · page 2 of 2"));
    }
}
