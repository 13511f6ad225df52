// A path that is no string.

use nonholonomic::prelude::*;

#[nonholonomic(model = sleigh.yaml)]
pub struct Sleigh;
