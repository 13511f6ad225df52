//! The yardsticks themselves: what other tests measure with is measured first.

mod continuous;
mod golden;
mod reference;
mod verify;
