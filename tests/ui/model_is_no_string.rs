// A path that is no string.

use nh_runtime::prelude::*;

#[nonholonomic(model = sleigh.yaml)]
pub struct Sleigh;
