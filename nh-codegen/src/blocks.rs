//! Partitions of indices into blocks that nothing couples.

use crate::algebra::Matrix;
use petgraph::unionfind::UnionFind;

/// Puts these numbers into one set.
pub(crate) fn join(sets: &mut UnionFind<usize>, members: impl IntoIterator<Item = usize>) {
    let mut members = members.into_iter();
    if let Some(first) = members.next() {
        members.for_each(|member| _ = sets.union(first, member));
    }
}

/// Returns the members of each set, in the order of the first members.
pub(crate) fn classes(sets: UnionFind<usize>) -> Vec<Vec<usize>> {
    let mut found: Vec<(usize, Vec<usize>)> = Vec::new();
    for (member, class) in sets.into_labeling().into_iter().enumerate() {
        match found.iter_mut().find(|(known, _)| *known == class) {
            Some((_, members)) => members.push(member),
            None => found.push((class, vec![member])),
        }
    }
    found.into_iter().map(|(_, members)| members).collect()
}

/// Returns the index sets of the diagonal blocks of a symmetric matrix: the connected components of
/// its nonzero pattern.
pub(crate) fn of_matrix(matrix: &Matrix) -> Vec<Vec<usize>> {
    let size = matrix.rows();
    let mut sets = UnionFind::new(size);
    for i in 0..size {
        join(&mut sets, (i..size).filter(|&j| i == j || !(matrix[(i, j)].is_zero() && matrix[(j, i)].is_zero())));
    }
    classes(sets)
}
