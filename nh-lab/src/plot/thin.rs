//! Curves of bounded size.

/// Points of a curve in the plane: every one at first, then every second, every fourth … so that there are never more than
/// the capacity.
#[derive(Clone, Debug)]
pub struct Thinned {
    points: Vec<(f64, f64)>,
    last: Option<(f64, f64)>,
    capacity: usize,
    stride: u64,
    seen: u64,
}

impl Thinned {
    /// At most `capacity` points (at least 2).
    pub fn new(capacity: usize) -> Self {
        Thinned { points: Vec::new(), last: None, capacity: capacity.max(2), stride: 1, seen: 0 }
    }

    /// One more point.
    pub fn push(&mut self, point: (f64, f64)) {
        if self.seen.is_multiple_of(self.stride) {
            if self.points.len() == self.capacity {
                let mut keep = [true, false].into_iter().cycle();
                self.points.retain(|_| keep.next() == Some(true));
                self.stride *= 2;
            }
            if self.seen.is_multiple_of(self.stride) {
                self.points.push(point);
            }
        }
        self.last = Some(point);
        self.seen += 1;
    }

    /// The points kept, and the last one.
    pub fn points(&self) -> Vec<(f64, f64)> {
        let mut points = self.points.clone();
        match self.last {
            Some(last) if points.last() != Some(&last) => points.push(last),
            _ => {}
        }
        points
    }
}

/// A series over time, as the smallest and the largest value in each of a bounded number of intervals: no spike is lost.
#[derive(Clone, Debug)]
pub struct Envelope {
    buckets: Vec<Bucket>,
    capacity: usize,
    per_bucket: u64,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    low: (f64, f64),
    high: (f64, f64),
    points: u64,
}

impl Bucket {
    fn join(self, other: Bucket) -> Bucket {
        Bucket {
            low: if other.low.1 < self.low.1 { other.low } else { self.low },
            high: if other.high.1 > self.high.1 { other.high } else { self.high },
            points: self.points + other.points,
        }
    }
}

impl Envelope {
    /// At most `capacity` intervals (at least 2), hence twice as many points.
    pub fn new(capacity: usize) -> Self {
        Envelope { buckets: Vec::new(), capacity: capacity.max(2), per_bucket: 1 }
    }

    /// One more point; times come in order.
    pub fn push(&mut self, t: f64, value: f64) {
        let point = Bucket { low: (t, value), high: (t, value), points: 1 };
        match self.buckets.last_mut() {
            Some(last) if last.points < self.per_bucket => *last = last.join(point),
            _ => {
                if self.buckets.len() == self.capacity {
                    self.buckets =
                        self.buckets.chunks(2).filter_map(|c| c.iter().copied().reduce(Bucket::join)).collect();
                    self.per_bucket *= 2;
                    // With an odd capacity the last of the joined intervals is only half full.
                    if let Some(last) = self.buckets.last_mut()
                        && last.points < self.per_bucket
                    {
                        *last = last.join(point);
                        return;
                    }
                }
                self.buckets.push(point);
            }
        }
    }

    /// The points in the order of time.
    pub fn points(&self) -> Vec<(f64, f64)> {
        let mut points = Vec::with_capacity(2 * self.buckets.len());
        for bucket in &self.buckets {
            let backwards = bucket.high.0 < bucket.low.0;
            let (a, b) = if backwards { (bucket.high, bucket.low) } else { (bucket.low, bucket.high) };
            points.push(a);
            if a != b {
                points.push(b);
            }
        }
        points
    }
}

/// Leaves out the points that lie within `tolerance` of the line through their neighbours that stay.
///
/// **Source**: Ramer (1972), Douglas & Peucker (1973).
pub(super) fn simplify(points: &[(f64, f64)], tolerance: f64) -> Vec<(f64, f64)> {
    if points.len() < 3 {
        return points.to_vec();
    }
    let mut keep = vec![false; points.len()];
    keep[0] = true;
    keep[points.len() - 1] = true;
    let mut spans = vec![(0, points.len() - 1)];
    while let Some((first, last)) = spans.pop() {
        let between = first + 1..last;
        let distances = between.map(|k| (distance(points[k], points[first], points[last]), k));
        if let Some((distance, k)) = distances.max_by(|a, b| a.0.total_cmp(&b.0))
            && distance > tolerance
        {
            keep[k] = true;
            spans.extend([(first, k), (k, last)]);
        }
    }
    points.iter().zip(keep).filter(|(_, keep)| *keep).map(|(p, _)| *p).collect()
}

/// From a point to a segment.
fn distance(p: (f64, f64), a: (f64, f64), b: (f64, f64)) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx * dx + dy * dy;
    let along = if length > 0.0 { (((p.0 - a.0) * dx + (p.1 - a.1) * dy) / length).clamp(0.0, 1.0) } else { 0.0 };
    (p.0 - a.0 - along * dx).hypot(p.1 - a.1 - along * dy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinned_curves_keep_both_ends() {
        let mut curve = Thinned::new(100);
        (0..12_345).for_each(|k| curve.push((f64::from(k), 0.0)));
        let points = curve.points();
        assert!((50..=101).contains(&points.len()), "{}", points.len());
        assert_eq!((points[0].0, points[points.len() - 1].0), (0.0, 12_344.0));
        assert!(points.windows(2).all(|w| w[0].0 < w[1].0));
    }

    #[test]
    fn envelopes_keep_spikes() {
        for capacity in [2, 7, 64] {
            let mut series = Envelope::new(capacity);
            (0..10_000).for_each(|k| series.push(f64::from(k), if k == 7777 { 5.0 } else { f64::from(k % 2) }));
            let points = series.points();
            assert!(points.len() <= 2 * capacity, "{}", points.len());
            assert!(points.contains(&(7777.0, 5.0)));
            assert_eq!(points[0].0, 0.0);
            assert!(points.windows(2).all(|w| w[0].0 < w[1].0));
        }
    }

    #[test]
    fn straight_lines_need_two_points() {
        let line: Vec<_> = (0..100).map(|k| (f64::from(k), 2.0 * f64::from(k))).collect();
        assert_eq!(simplify(&line, 1e-9).len(), 2);
        let corner = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)];
        assert_eq!(simplify(&corner, 0.1), corner);
        let circle: Vec<_> = (0..=1000).map(|k| (0.00628 * f64::from(k)).sin_cos()).collect();
        let few = simplify(&circle, 1e-3);
        assert!(few.len() < 200 && circle.iter().all(|p| few.windows(2).any(|w| distance(*p, w[0], w[1]) <= 1e-3)));
    }
}
