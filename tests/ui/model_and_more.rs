// A model file and what it says already.

use nonholonomic::prelude::*;

#[nonholonomic(model = "yaml_fields.yaml", coordinates = [x, y, theta])]
pub struct Sleigh;
