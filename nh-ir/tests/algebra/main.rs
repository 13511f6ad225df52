//! The algebra: each test has an engine of its own.

#[cfg(feature = "symbolica")]
mod backends;
mod fields;
mod functions;
mod matrices;
mod presentation;
mod random;
mod support;
