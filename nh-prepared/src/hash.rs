//! Hash that tells one text from another.

use siphasher::sip128::{Hasher128, SipHasher13};
use std::hash::Hasher;

/// 128 bits as 32 hexadecimal digits, by SipHash-1-3: the same on every machine and in every version, unlike the standard
/// library's hasher, and no two contents of a lifetime have the same.
#[must_use]
pub fn hash(bytes: &[u8]) -> String {
    let mut hasher = SipHasher13::new();
    hasher.write(bytes);
    format!("{:032x}", hasher.finish128().as_u128())
}
