//! Tests of the algebra. Each test has its own engine.

#[cfg(feature = "symbolica")]
mod backends;
mod fields;
mod functions;
mod matrices;
mod presentation;
mod random;
mod support;
