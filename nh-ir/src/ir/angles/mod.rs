//! Sines and cosines of moving angles.
//!
//! A step that moves an angle θ by an increment δ needs sin and cos of θ, of the angle in its
//! middle, and of θ + δ. Calls of the functions would take most of the time of a short step. They
//! are avoided in these places:
//!
//! | where | what |
//! |---|---|
//! | `join` | while a method is stated, cos θ cos θ̄ + sin θ sin θ̄ becomes cos(θ̄ − θ) |
//! | `carry` | a pass: the sine and cosine of a moving angle are carried into the next step |
//! | `shorten` | a pass: the increment is computed with few operations after the value that is known last |
//! | `turn` | in the plan: the carried sine and cosine are turned by the increment, and those of the middle by half of it |

mod carry;
mod join;
mod shorten;
mod turn;

pub(super) use carry::carry;
pub(super) use shorten::{shorten, shorten_apart};
use turn::{angle_of, increment, terms, total};
pub(super) use turn::{increments, turn, ways};
