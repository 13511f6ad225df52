//! Legends: their entries and their placement.

use super::axis::Axis;
use super::canvas::{self, Anchor, Canvas, Colour, Pen};
use super::figure::{Panel, Style};
use super::layout::TITLE;
use super::look::OnTop;
use super::{look, text};

/// A name in a legend, with a sample of the curve.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) label: String,
    pub(super) sample: Sample,
    /// The end of the curve, relative to the panel's height from below; `None` if the curve does
    /// not reach the right edge.
    pub(super) end: Option<f64>,
    /// The last height of the curve.
    pub(super) last: Option<f64>,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Sample {
    Line(Pen),
    Dots(Colour),
    Rings(Colour),
    Ring(Colour),
    Disc(Colour),
    /// No sample: the curve has no point to show, as the label states.
    Nothing,
}

/// The position of a legend.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// On the line of the title.
    Beside,
    /// On lines of its own, with these numbers of entries.
    Below(Vec<usize>),
    /// In a column of this width, to the right of the axes, in the order of the curves' ends.
    Column(f64),
}

pub(super) const SIZE: f64 = 13.0;
/// The font size in a column.
const SMALL: f64 = 12.0;
/// The height of a line of its own.
pub(super) const LINE: f64 = 22.0;
/// The distance between entries in a column.
pub(super) const PITCH: f64 = 15.0;
/// The distance between sample and label.
const SPACE: f64 = 6.0;
const SAMPLE: f64 = 24.0;
const GAP: f64 = 16.0;
/// The distance from the axes to a column's samples: room for the lines that lead there.
const LEAD: f64 = 16.0;

impl Entry {
    fn width(&self) -> f64 {
        let sample = match self.sample {
            Sample::Nothing => 0.0,
            Sample::Ring(_) | Sample::Disc(_) => 10.0 + SPACE,
            Sample::Line(_) | Sample::Dots(_) | Sample::Rings(_) => SAMPLE + SPACE,
        };
        sample + text::width(&self.label, SIZE)
    }

    /// Draws the entry from this point to the right.
    fn draw(&self, canvas: &Canvas, (x, y): (f64, f64), size: f64) {
        let mut colour = canvas::INK;
        let label = match self.sample {
            Sample::Line(pen) => {
                canvas.line(&[(x, y), (x + SAMPLE, y)], Pen { width: 2.0, ..pen });
                x + SAMPLE + SPACE
            }
            Sample::Dots(colour) => {
                [4.0, 12.0, 20.0].into_iter().for_each(|dx| canvas.disc((x + dx, y), 2.0, colour));
                x + SAMPLE + SPACE
            }
            Sample::Rings(colour) => {
                [5.0, 19.0].into_iter().for_each(|dx| canvas.ring((x + dx, y), look::RING, colour));
                x + SAMPLE + SPACE
            }
            Sample::Ring(colour) => {
                canvas.ring((x + 5.0, y), 4.5, colour);
                x + 10.0 + SPACE
            }
            Sample::Disc(colour) => {
                canvas.disc((x + 5.0, y), 4.5, colour);
                x + 10.0 + SPACE
            }
            Sample::Nothing => {
                colour = canvas::QUIET;
                x
            }
        };
        canvas.group("key", None, || canvas.text(&self.label, (label, y), Anchor::Left, size, colour, false));
    }
}

/// Returns all entries of a panel.
pub(super) fn entries(panel: &Panel, x: &Axis, y: &Axis, on: &[Option<OnTop>]) -> Vec<Entry> {
    let mut entries = Vec::new();
    if let Some((i, curve)) = panel.curves.iter().enumerate().find(|(_, curve)| curve.ends) {
        let colour = look::colour(curve.look.unwrap_or(i));
        for (label, sample) in [("start", Sample::Ring(colour)), ("end", Sample::Disc(colour))] {
            entries.push(Entry { label: label.to_owned(), sample, end: None, last: None });
        }
    }
    for (i, curve) in panel.curves.iter().enumerate() {
        let Some(label) = &curve.label else { continue };
        let number = curve.look.unwrap_or(i);
        let last = curve.points.iter().rev().find(|p| x.shows(p.0) && y.shows(p.1));
        let Some(last) = last else {
            let label = format!("{label}: {}", curve.instead.as_deref().unwrap_or("nothing to show"));
            entries.push(Entry { label, sample: Sample::Nothing, end: None, last: None });
            continue;
        };
        let below = on[i].and_then(|on| panel.curves[on.below].label.as_ref());
        // The name of the curve below is shown without its remark in parentheses.
        let lies = below.map(|below| format!("on {}", below.split(" (").next().unwrap_or(below)));
        let zero = curve.reaches_zero(y.scale).then(|| "reaches 0".to_owned());
        let remarks: Vec<String> = lies.into_iter().chain(zero).collect();
        let label = if remarks.is_empty() { label.clone() } else { format!("{label} ({})", remarks.join(", ")) };
        let sample = match curve.style {
            Style::Line => Sample::Line(look::pen(number, on[i])),
            Style::Dots => Sample::Dots(look::colour(number)),
            Style::Rings => Sample::Rings(look::colour(number)),
        };
        let height = y.fraction(last.1);
        let end = (x.fraction(last.0) > 0.99 && curve.style == Style::Line).then_some(height);
        entries.push(Entry { label, sample, end, last: Some(height) });
    }
    entries
}

/// Chooses the position with room for these entries in a panel whose axes are `across` wide.
pub(super) fn place(panel: &Panel, entries: &[Entry], across: f64) -> Place {
    let widths: Vec<f64> = entries.iter().map(Entry::width).collect();
    let all = widths.iter().sum::<f64>() + GAP * widths.len() as f64;
    if entries.is_empty() || panel.note.is_none() && text::bold_width(&panel.title, TITLE) + GAP + all <= across {
        return Place::Beside;
    }
    let mut lines = vec![0];
    let mut used = 0.0;
    for width in &widths {
        if used > 0.0 && used + GAP + width > across {
            lines.push(0);
            used = 0.0;
        }
        used += width + if used > 0.0 { GAP } else { 0.0 };
        if let Some(line) = lines.last_mut() {
            *line += 1;
        }
    }
    let label = entries.iter().map(|entry| text::width(&entry.label, SMALL)).fold(0.0, f64::max);
    let column = LEAD + SAMPLE + SPACE + label;
    // A column takes its width from the axes.
    let most = if column > 0.25 * across { 4 } else { 2 };
    if lines.len() <= most && widths.iter().all(|width| *width <= across) {
        Place::Below(lines)
    } else {
        Place::Column(column)
    }
}

/// Draws the legend beside the title or below it, on lines that end at `right`; the last is at
/// `line`.
pub(super) fn draw_lines(canvas: &Canvas, entries: &[Entry], place: &Place, right: f64, line: f64) {
    let counts = match place {
        Place::Beside => &[entries.len()][..],
        Place::Below(counts) => counts,
        Place::Column(_) => return,
    };
    let mut rest = entries;
    for (i, count) in counts.iter().enumerate() {
        let (now, later) = rest.split_at(*count);
        rest = later;
        let width = now.iter().map(Entry::width).sum::<f64>() + GAP * now.len().saturating_sub(1) as f64;
        let (mut x, y) = (right - width, line - LINE * (counts.len() - 1 - i) as f64);
        for entry in now {
            entry.draw(canvas, (x, y), SIZE);
            x += entry.width() + GAP;
        }
    }
}

/// Draws the legend as a column to the right of axes with this right edge, top and height.
pub(super) fn draw_column(canvas: &Canvas, entries: &[Entry], right: f64, top: f64, height: f64) {
    let mut sorted: Vec<&Entry> = entries.iter().collect();
    sorted.sort_by(|a, b| match (a.last, b.last) {
        (Some(a), Some(b)) => b.total_cmp(&a),
        (a, b) => b.is_some().cmp(&a.is_some()),
    });
    let place = |part: f64| top + height * (1.0 - part.clamp(0.0, 1.0));
    let wanted: Vec<f64> = sorted.iter().map(|entry| entry.last.map_or(top + height, place)).collect();
    let places = spread(&wanted, PITCH, top + 0.5 * PITCH, top + height - 0.5 * PITCH);
    for (entry, y) in sorted.into_iter().zip(places) {
        if let (Some(end), Sample::Line(pen)) = (entry.end, entry.sample) {
            let lead = [(right + 2.0, place(end)), (right + LEAD - 3.0, y)];
            canvas.line(&lead, Pen::plain(pen.colour, 0.6));
        }
        entry.draw(canvas, (right + LEAD, y), SMALL);
    }
}

/// Spreads positions at least a pitch apart within bounds that have room, in the order of the
/// wanted positions and as near to them as possible.
///
/// **Equation**: min Σ (yᵢ − wantedᵢ)² subject to yᵢ₊₁ ≥ yᵢ + pitch, by pooling adjacent violators. **Source**: Barlow et al. (1972).
fn spread(wanted: &[f64], pitch: f64, low: f64, high: f64) -> Vec<f64> {
    // Each pool has the mean of its members' wanted positions, less the pitches before them, and
    // the number of members.
    let mut pools: Vec<(f64, usize)> = Vec::new();
    for (i, wanted) in wanted.iter().enumerate() {
        pools.push((wanted - pitch * i as f64, 1));
        while let [.., (before, n), (last, m)] = pools.as_slice()
            && before > last
        {
            let joined = ((before * *n as f64 + last * *m as f64) / (n + m) as f64, n + m);
            pools.truncate(pools.len() - 2);
            pools.push(joined);
        }
    }
    let most = high - pitch * wanted.len().saturating_sub(1) as f64;
    let starts = pools.into_iter().flat_map(|(start, count)| std::iter::repeat_n(start, count));
    starts.enumerate().map(|(i, start)| start.min(most).max(low) + pitch * i as f64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_their_distance_and_their_order() {
        assert_eq!(spread(&[10.0, 50.0], 15.0, 0.0, 100.0), [10.0, 50.0]);
        assert_eq!(spread(&[50.0, 50.0], 10.0, 0.0, 100.0), [45.0, 55.0]);
        assert_eq!(spread(&[100.0, 100.0, 100.0], 10.0, 0.0, 100.0), [80.0, 90.0, 100.0]);
        assert_eq!(spread(&[0.0, 0.0], 10.0, 0.0, 100.0), [0.0, 10.0]);
        assert!(spread(&[], 10.0, 0.0, 100.0).is_empty());
        let wanted: Vec<f64> = (0..28).map(|k| f64::from(k * k % 17) * 6.0).collect();
        let mut sorted = wanted.clone();
        sorted.sort_by(f64::total_cmp);
        let places = spread(&sorted, 10.0, 5.0, 400.0);
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= 10.0 - 1e-9));
        assert!(places[0] >= 5.0 && places[27] <= 400.0);
    }
}
