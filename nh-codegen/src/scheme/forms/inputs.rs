//! Times at which a step reads the control inputs. [`Script`](super::script::Script) has their
//! forces.

use num_rational::BigRational;

/// Returns the fractions p/q for [`Scheme::samples`](crate::scheme::Scheme::samples).
pub fn fractions(list: &[(i64, i64)]) -> Vec<BigRational> {
    list.iter().map(|&(p, q)| BigRational::new(p.into(), q.into())).collect()
}
