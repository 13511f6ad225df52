//! Curves of bounded size.

/// A curve in the plane, of any length, reduced to a bounded number of points.
///
/// Points within a small fraction of the curve's extent from the line between other points are left
/// out. If that does not suffice, every second point is left out, repeatedly.
#[derive(Clone, Debug)]
pub struct Thinned {
    points: Vec<(f64, f64)>,
    /// The number of points already simplified by [`simplify`].
    settled: usize,
    last: Option<(f64, f64)>,
    low: (f64, f64),
    high: (f64, f64),
    capacity: usize,
    stride: u64,
    seen: u64,
}

impl Thinned {
    /// Half a pixel of a panel 1000 pixels wide.
    const TOLERANCE: f64 = 5e-4;

    /// Creates a curve of at most `capacity` points (at least 8).
    pub fn new(capacity: usize) -> Self {
        Thinned {
            points: Vec::new(),
            settled: 0,
            last: None,
            low: (f64::INFINITY, f64::INFINITY),
            high: (f64::NEG_INFINITY, f64::NEG_INFINITY),
            capacity: capacity.max(8),
            stride: 1,
            seen: 0,
        }
    }

    /// Adds a point; a point that is not finite is ignored.
    pub fn push(&mut self, point: (f64, f64)) {
        if !point.0.is_finite() || !point.1.is_finite() {
            return;
        }
        self.low = (self.low.0.min(point.0), self.low.1.min(point.1));
        self.high = (self.high.0.max(point.0), self.high.1.max(point.1));
        if self.seen.is_multiple_of(self.stride) {
            if self.points.len() == self.capacity {
                self.shrink();
            }
            self.points.push(point);
        }
        self.last = Some(point);
        self.seen += 1;
    }

    fn shrink(&mut self) {
        let extent = (self.high.0 - self.low.0).max(self.high.1 - self.low.1);
        // Simplified points are left alone while there is room, so that errors do not add up.
        let start = self.settled.saturating_sub(1);
        let tail = simplify(&self.points[start..], Self::TOLERANCE * extent);
        self.points.truncate(start);
        self.points.extend(tail);
        if 2 * self.points.len() > self.capacity {
            self.points = simplify(&self.points, Self::TOLERANCE * extent);
        }
        if 2 * self.points.len() > self.capacity {
            let mut keep = [true, false].into_iter().cycle();
            self.points.retain(|_| keep.next() == Some(true));
            self.stride *= 2;
        }
        self.settled = self.points.len();
    }

    /// Returns the points kept, and the last one.
    pub fn points(&self) -> Vec<(f64, f64)> {
        let mut points = self.points.clone();
        match self.last {
            Some(last) if points.last() != Some(&last) => points.push(last),
            _ => {}
        }
        points
    }
}

/// A series over time as the smallest and the largest value in each of a bounded number of
/// intervals. No spike is lost.
#[derive(Clone, Debug)]
pub struct Envelope {
    buckets: Vec<Bucket>,
    first: Option<(f64, f64)>,
    last: Option<(f64, f64)>,
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
    /// Creates an envelope of at most `capacity` intervals (at least 2). It has up to two points
    /// per interval, besides the first and the last.
    pub fn new(capacity: usize) -> Self {
        Envelope { buckets: Vec::new(), first: None, last: None, capacity: capacity.max(2), per_bucket: 1 }
    }

    /// Adds a point; a point that is not finite is ignored. Times are in increasing order.
    pub fn push(&mut self, t: f64, value: f64) {
        if !t.is_finite() || !value.is_finite() {
            return;
        }
        let point = Bucket { low: (t, value), high: (t, value), points: 1 };
        self.first.get_or_insert((t, value));
        self.last = Some((t, value));
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

    /// Returns the difference of the greatest and the least value.
    pub fn extent(&self) -> f64 {
        let low = self.buckets.iter().map(|bucket| bucket.low.1).fold(f64::INFINITY, f64::min);
        let high = self.buckets.iter().map(|bucket| bucket.high.1).fold(f64::NEG_INFINITY, f64::max);
        (high - low).max(0.0)
    }

    /// Returns the points in the order of time, with the first and the last one.
    pub fn points(&self) -> Vec<(f64, f64)> {
        let mut points: Vec<(f64, f64)> = self.first.into_iter().collect();
        for bucket in &self.buckets {
            let backwards = bucket.high.0 < bucket.low.0;
            let (a, b) = if backwards { (bucket.high, bucket.low) } else { (bucket.low, bucket.high) };
            points.extend([a, b]);
        }
        points.extend(self.last);
        points.dedup();
        points
    }
}

/// Leaves out the points within `tolerance` of the line through their remaining neighbours.
///
/// **Source**: Ramer (1972), Douglas & Peucker (1973).
pub fn simplify(points: &[(f64, f64)], tolerance: f64) -> Vec<(f64, f64)> {
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

/// Returns the distance from a point to a segment.
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
        (0..12_345).for_each(|k| curve.push((f64::from(k), f64::from(k * k % 17))));
        let points = curve.points();
        assert!((50..=101).contains(&points.len()), "{}", points.len());
        assert_eq!((points[0].0, points[points.len() - 1].0), (0.0, 12_344.0));
        assert!(points.windows(2).all(|w| w[0].0 < w[1].0));
    }

    #[test]
    fn thinned_curves_keep_their_shape() {
        // A quick bend is followed by a long straight part.
        let at = |k: u32| {
            let s = f64::from(k.min(100)) * 0.0157;
            (s.sin() + f64::from(k.saturating_sub(100)), s.cos())
        };
        let mut curve = Thinned::new(200);
        (0..1150).for_each(|k| curve.push(at(k)));
        let points = curve.points();
        let error = |p| points.windows(2).map(|w| distance(p, w[0], w[1])).fold(f64::INFINITY, f64::min);
        assert!((0..1150).all(|k| error(at(k)) <= Thinned::TOLERANCE * 1050.0));
        // A straight line costs no points, however long it is.
        let mut line = Thinned::new(100);
        (0..100_000).for_each(|k| line.push((f64::from(k), 0.5 * f64::from(k))));
        assert_eq!((line.stride, line.points().len() <= 101), (1, true));
    }

    #[test]
    fn envelopes_keep_spikes() {
        for capacity in [2, 7, 64] {
            let mut series = Envelope::new(capacity);
            (0..10_000).for_each(|k| series.push(f64::from(k), if k == 7777 { 5.0 } else { f64::from(k % 2) }));
            let points = series.points();
            assert!(points.len() <= 2 * capacity + 2, "{}", points.len());
            assert!(points.contains(&(7777.0, 5.0)));
            assert_eq!(points[0].0, 0.0);
            assert!(points.windows(2).all(|w| w[0].0 < w[1].0));
        }
    }

    #[test]
    fn what_is_no_number_leaves_the_rest() {
        let mut series = Envelope::new(4);
        (0..100).for_each(|k| series.push(f64::from(k), if k % 3 == 0 { f64::NAN } else { f64::from(k) }));
        series.push(100.0, f64::INFINITY);
        let points = series.points();
        assert!(
            points.iter().all(|p| p.1.is_finite()) && points[0] == (1.0, 1.0) && points.last() == Some(&(98.0, 98.0))
        );
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
