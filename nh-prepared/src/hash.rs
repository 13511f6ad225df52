//! A hash that distinguishes texts.

use siphasher::sip128::{Hasher128, SipHasher13};
use std::hash::Hasher;

/// Returns 128 bits as 32 hexadecimal digits, by SipHash-1-3. Unlike the standard library's hasher
/// it is the same on every machine and in every version. Equal hashes of different contents do not
/// occur in practice.
#[must_use]
pub fn hash(bytes: &[u8]) -> String {
    let mut hasher = SipHasher13::new();
    hasher.write(bytes);
    format!("{:032x}", hasher.finish128().as_u128())
}
