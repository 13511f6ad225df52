// A model file that is not there.

use nh_runtime::prelude::*;

#[nonholonomic(model = "no/such/model.yaml")]
pub struct Sleigh;
