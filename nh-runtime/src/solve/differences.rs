//! Derivatives of equations by differences.

use crate::number::{Scalar, norm};

/// Returns r with ∂r/∂x by differences: for blocks so large that N more evaluations cost less than
/// an analytic Jacobian.
///
/// **Equation** ∂r/∂xⱼ ≈ (r(x + δⱼ eⱼ) − r(x))/δⱼ, δⱼ = √ε (|xⱼ| + |x|/N)
///
/// The entries have half of the digits. An iteration therefore leaves √ε of the error beside the
/// usual K |dx|². Of an update of √ε/16 |x|, which [`newton`](crate::generated::newton) accepts,
/// that is ε/16 |x|.
#[inline(always)]
pub fn by_differences<T, const N: usize>(
    residual: impl Fn([T; N]) -> [T; N] + Copy,
) -> impl Fn([T; N]) -> ([T; N], [[T; N]; N]) + Copy
where
    T: Scalar,
{
    move |x| differences(x, N, residual)
}

/// Returns r with ∂r/∂x by differences in the first `count` unknowns. The others are 0 and nothing
/// depends on them; their part of ∂r/∂x is the identity.
#[inline(always)]
pub fn by_differences_of_first<T, const N: usize>(
    count: usize,
    residual: impl Fn([T; N]) -> [T; N] + Copy,
) -> impl Fn([T; N]) -> ([T; N], [[T; N]; N]) + Copy
where
    T: Scalar,
{
    move |x| differences(x, count, residual)
}

#[inline(never)]
fn differences<T, const N: usize>(x: [T; N], count: usize, residual: impl Fn([T; N]) -> [T; N]) -> ([T; N], [[T; N]; N])
where
    T: Scalar,
{
    let here = residual(x);
    let typical = norm(x) / T::lit(count as f64);
    let mut jacobian = [[T::zero(); N]; N];
    for (i, row) in jacobian.iter_mut().enumerate().skip(count) {
        if let Some(entry) = row.get_mut(i) {
            *entry = T::one();
        }
    }
    for (j, &own) in x.iter().enumerate().take(count) {
        let size = own.magnitude() + typical;
        // The size is 1 if it would be 0.
        let size = size + (T::one() - size.div_or_zero(size));
        let moved = own + T::lit(T::ROOT_EPSILON) * size;
        let mut there = x;
        if let Some(slot) = there.get_mut(j) {
            *slot = moved;
        }
        for ((row, new), old) in jacobian.iter_mut().zip(residual(there)).zip(here) {
            if let Some(entry) = row.get_mut(j) {
                *entry = (new - old) / (moved - own);
            }
        }
    }
    (here, jacobian)
}
