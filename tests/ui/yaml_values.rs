// Values of a model file that depend on what they may not.

use nonholonomic::prelude::*;

#[nonholonomic(model = "yaml_values.yaml")]
pub struct Sleigh;
