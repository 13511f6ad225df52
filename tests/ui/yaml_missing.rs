// A model file that is not there.

use nonholonomic::prelude::*;

#[nonholonomic(model = "no/such/model.yaml")]
pub struct Sleigh;
