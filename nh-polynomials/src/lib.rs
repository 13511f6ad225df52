#![doc = include_str!("../README.md")]

mod effort;
mod factor;
mod gcd;
mod integer;
mod modular;
mod polynomial;
mod product;

pub use effort::{Effort, Exhausted, Limited, Unlimited};
pub use factor::Factors;
pub use polynomial::Polynomial;
