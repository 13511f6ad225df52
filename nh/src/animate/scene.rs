//! The plane seen from above at one instant, as SVG: a frame of a film, or a picture in a gallery.

use super::drawing::Drawn;
use std::fmt::Write as _;

/// A page of shapes with a scale bar. The scale is fixed for the whole motion.
pub(crate) struct Scene<'a> {
    shapes: &'a [Drawn],
    times: &'a [f64],
    /// The unit of lengths, after a blank.
    unit: &'static str,
    size: (f64, f64),
    /// Pixels per unit of length.
    scale: f64,
    /// The point at the centre of the page.
    middle: (f64, f64),
}

/// The margin around the motion, relative to the page.
const MARGIN: f64 = 0.08;

impl Scene<'_> {
    /// Creates a page of this size in pixels that contains all shapes of the motion; returns `None`
    /// if no shape has a finite position.
    pub(crate) fn new<'a>(
        shapes: &'a [Drawn],
        times: &'a [f64],
        unit: &'static str,
        size: (f64, f64),
    ) -> Option<Scene<'a>> {
        let (mut low, mut high) = ([f64::INFINITY; 2], [f64::NEG_INFINITY; 2]);
        for shape in shapes {
            for frame in &shape.frames {
                for point in frame.chunks_exact(2).take(if shape.kind == "link" { 2 } else { 1 }) {
                    for k in 0..2 {
                        low[k] = low[k].min(point[k] - shape.reach());
                        high[k] = high[k].max(point[k] + shape.reach());
                    }
                }
            }
        }
        let (across, up) = (high[0] - low[0], high[1] - low[1]);
        if !(across.is_finite() && up.is_finite()) {
            return None;
        }
        let room = 1.0 - 2.0 * MARGIN;
        let scale = (room * size.0 / across.max(1e-9)).min(room * size.1 / up.max(1e-9));
        let middle = (0.5 * (low[0] + high[0]), 0.5 * (low[1] + high[1]));
        Some(Scene { shapes, times, unit, size, scale, middle })
    }

    /// Returns the position of a point on the page.
    fn place(&self, x: f64, y: f64) -> (f64, f64) {
        let round = |pixels: f64| (pixels * 100.0).round() / 100.0;
        let (dx, dy) = (self.scale * (x - self.middle.0), self.scale * (y - self.middle.1));
        (round(0.5 * self.size.0 + dx), round(0.5 * self.size.1 - dy))
    }

    fn points(&self, points: impl Iterator<Item = (f64, f64)>) -> String {
        let places = points.filter(|p| p.0.is_finite() && p.1.is_finite()).map(|(x, y)| self.place(x, y));
        places.map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
    }

    /// Draws the motion at this time, interpolated linearly between its states, with this title.
    pub(crate) fn at(&self, t: f64, title: &str) -> String {
        let forward = self.times.last() >= self.times.first();
        let i = self.times.partition_point(|time| if forward { *time <= t } else { *time >= t }).saturating_sub(1);
        let next = (i + 1).min(self.times.len().saturating_sub(1));
        let part = match self.times[next] - self.times[i] {
            0.0 => 0.0,
            interval => ((t - self.times[i]) / interval).clamp(0.0, 1.0),
        };
        let (width, height) = self.size;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"'DejaVu Sans', Verdana, sans-serif\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fbfbfb\"/>\n"
        );
        for shape in self.shapes {
            let between = |(a, b): (&f64, &f64)| a + part * (b - a);
            let now: Vec<f64> = shape.frames[i].iter().zip(&shape.frames[next]).map(between).collect();
            if now.iter().all(|x| x.is_finite()) {
                self.draw(&mut svg, shape, i, &now);
            }
        }
        self.draw_bar(&mut svg);
        let _ = writeln!(
            svg,
            "<text x=\"16\" y=\"30\" font-size=\"16\" fill=\"#222222\">{}</text>\n</svg>",
            super::escaped(title)
        );
        svg
    }

    /// Draws a shape at its present position, after these frames.
    fn draw(&self, svg: &mut String, shape: &Drawn, i: usize, now: &[f64]) {
        let (x, y) = (now[0], now[1]);
        let angle = now.get(2).copied().filter(|_| shape.kind != "link").unwrap_or(0.0);
        // Maps a point from the shape's own frame.
        let own = |a: f64, b: f64| (x + a * angle.cos() - b * angle.sin(), y + a * angle.sin() + b * angle.cos());
        let size = shape.size.unwrap_or(0.0);
        let polygon = |corners: Vec<(f64, f64)>, look: &str| {
            format!("<polygon points=\"{}\" {look}/>\n", self.points(corners.into_iter()))
        };
        let line = |ends: [(f64, f64); 2], look: &str| {
            format!("<polyline points=\"{}\" fill=\"none\" {look}/>\n", self.points(ends.into_iter()))
        };
        let trace = |frames: &[Vec<f64>], look: &str| {
            let points = frames.iter().map(|frame| (frame[0], frame[1])).chain([(x, y)]);
            format!("<polyline points=\"{}\" fill=\"none\" {look}/>\n", self.points(points))
        };
        *svg += &match shape.kind {
            "path" => trace(&shape.frames[..=i], "stroke=\"#1f77b4\" stroke-width=\"1.8\""),
            "body" => {
                let corners = shape.outline.chunks_exact(2).map(|corner| own(corner[0], corner[1])).collect();
                let look = "fill=\"#f2c57c\" fill-opacity=\"0.75\" stroke=\"#8a5a00\" stroke-width=\"1.5\"";
                polygon(corners, look)
            }
            "wheel" => {
                let (long, wide) = (size, size / 5.0);
                let corners = [(-long, -wide), (long, -wide), (long, wide), (-long, wide)].map(|(a, b)| own(a, b));
                let tyre = polygon(corners.to_vec(), "fill=\"#444444\" stroke=\"#111111\"");
                // Marks on the rim: those above move forward.
                let roll = now.get(3).copied();
                let turns = (0..4).filter_map(|k| roll.map(|roll| roll + f64::from(k) * std::f64::consts::FRAC_PI_2));
                let marks = turns.filter(|turn| turn.cos() > 0.0).map(|turn| {
                    let along = size * turn.sin();
                    line([own(along, -wide), own(along, wide)], "stroke=\"#ffffff\" stroke-width=\"1.5\"")
                });
                tyre + &*marks.collect::<String>()
            }
            "blade" => line([own(-0.5 * size, 0.0), own(0.5 * size, 0.0)], "stroke=\"#b00020\" stroke-width=\"4\""),
            "disk" => {
                let ((cx, cy), r) = (self.place(x, y), self.scale * size);
                let look = "fill=\"#cfe3f5\" fill-opacity=\"0.8\" stroke=\"#24587f\" stroke-width=\"1.5\"";
                let mark = line([(x, y), own(size, 0.0)], "stroke=\"#24587f\" stroke-width=\"2\"");
                format!("<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{r:.2}\" {look}/>\n{mark}")
            }
            _ => line([(x, y), (now[2], now[3])], "stroke=\"#666666\" stroke-width=\"3\""),
        };
    }

    /// Draws a bar of a round length in the lower left corner.
    fn draw_bar(&self, svg: &mut String) {
        let most = 0.2 * self.size.0 / self.scale;
        let power = 10f64.powf(most.log10().floor());
        let length = [5.0, 2.0].into_iter().map(|digit| digit * power).find(|length| *length <= most).unwrap_or(power);
        let (left, right, y) = (16.0, 16.0 + self.scale * length, self.size.1 - 18.0);
        let label = format!("{}{}", nonholonomic_plot::short(length), self.unit);
        let _ = write!(
            svg,
            "<path d=\"M{left} {top}V{y}H{right:.2}V{top}\" fill=\"none\" stroke=\"#222222\" stroke-width=\"1.5\"/>\n\
             <text x=\"{left}\" y=\"{above}\" font-size=\"13\" fill=\"#222222\">{label}</text>\n",
            top = y - 6.0,
            above = y - 10.0,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(kind: &'static str, size: Option<f64>, frames: Vec<Vec<f64>>) -> Drawn {
        Drawn { kind, size, outline: Vec::new(), frames }
    }

    /// A blade moves from (0, 0) to (8, 0) and turns left by a quarter, on a page of 1000 × 500
    /// pixels.
    #[test]
    fn shapes_are_where_the_motion_has_them() {
        let quarter = std::f64::consts::FRAC_PI_2;
        let shapes = [
            shape("path", None, vec![vec![0.0, 0.0], vec![8.0, 0.0]]),
            shape("blade", Some(2.0), vec![vec![0.0, 0.0, 0.0], vec![8.0, 0.0, quarter]]),
        ];
        let times = [0.0, 1.0];
        let scene = Scene::new(&shapes, &times, " m", (1000.0, 500.0)).unwrap();
        // The range from −1 to 9 takes 840 pixels.
        assert!((scene.scale - 84.0).abs() < 1e-9);
        let start = scene.at(0.0, "skate < t = 0 s");
        assert!(start.contains("<polyline points=\"80,250 248,250\" fill=\"none\" stroke=\"#b00020\""), "{start}");
        assert!(start.contains("skate &lt; t = 0 s"));
        let end = scene.at(1.0, "");
        assert!(end.contains("<polyline points=\"836,334 836,166\" fill=\"none\" stroke=\"#b00020\""), "{end}");
        assert!(end.contains("<polyline points=\"164,250 836,250 836,250\" fill=\"none\" stroke=\"#1f77b4\""), "{end}");
        assert!(scene.at(0.5, "").contains("points=\"164,250 500,250\""), "half way");
        // A fifth of the page is 2.38 m: the bar is 2 m long, 168 pixels from its left end at 16.
        assert!(start.contains(">2 m</text>") && start.contains("H184.00"), "{start}");
    }

    #[test]
    fn nothing_has_no_scene() {
        assert!(Scene::new(&[], &[0.0], "", (100.0, 100.0)).is_none());
    }
}
