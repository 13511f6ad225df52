//! When a step reads the control inputs. What they do is in [`Script`](super::script::Script).

use num_rational::BigRational;

/// The fractions p/q, for [`Scheme::samples`](crate::scheme::Scheme::samples).
pub fn fractions(list: &[(i64, i64)]) -> Vec<BigRational> {
    list.iter().map(|&(p, q)| BigRational::new(p.into(), q.into())).collect()
}
