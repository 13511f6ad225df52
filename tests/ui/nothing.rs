// No declaration at all.

use nh_runtime::prelude::*;

#[nonholonomic]
pub struct Sleigh {
    pub m: f64,
}
