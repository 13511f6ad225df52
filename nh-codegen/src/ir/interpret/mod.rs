//! Values in any numbers: in 256 bits, which tests and `nh check-derivatives` compare with.

mod evaluate;
mod flow;

pub use evaluate::Number;
pub use flow::Flow;
