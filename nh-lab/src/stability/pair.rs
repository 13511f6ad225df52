//! Pairs of expected and computed eigenvalues.

use nalgebra::Complex;

/// Assigns one of the `found` numbers to each `expected` one: the closest two first, then the
/// closest two of the rest. It assigns `None` if there are too few.
pub fn pair(expected: &[Complex<f64>], found: &[Complex<f64>]) -> Vec<Option<usize>> {
    let mut pairs: Vec<Option<usize>> = vec![None; expected.len()];
    let mut distances: Vec<(f64, usize, usize)> = expected
        .iter()
        .enumerate()
        .flat_map(|(i, e)| found.iter().enumerate().map(move |(j, f)| ((e - f).norm(), i, j)))
        .collect();
    distances.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (_, i, j) in distances {
        if pairs[i].is_none() && !pairs.contains(&Some(j)) {
            pairs[i] = Some(j);
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closest_first() {
        let number = |re: f64, im: f64| Complex::new(re, im);
        let expected = [number(1.0, 1.0), number(1.0, -1.0), number(0.5, 0.0)];
        let found = [number(0.6, 0.0), number(1.0, -1.1), number(1.0, 1.1), number(9.0, 0.0)];
        assert_eq!(pair(&expected, &found), [Some(2), Some(1), Some(0)]);
        assert_eq!(pair(&expected[..2], &found[..1]), [Some(0), None]);
    }
}
