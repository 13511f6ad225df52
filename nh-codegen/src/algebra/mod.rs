//! The one module that names the computer algebra system.
//!
//! An [`Expr`] is an element of the field of rational functions over ℚ in the model's variables and *kernels*
//! (`sin`/`cos` of an angle, square roots, other functions), kept in normal form modulo the kernels' relations
//! (s² + c² = 1, w² = argument, …). So equality with zero is decided, and expressions stay compact.
//!
//! The engine runs on one thread of one process per machine: see [`engine`].
