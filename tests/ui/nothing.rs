// No declaration at all.

use nonholonomic::prelude::*;

#[nonholonomic]
pub struct Sleigh {
    pub m: f64,
}
