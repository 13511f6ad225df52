// Mistakes in the mathematics of a model file.

use nonholonomic::prelude::*;

#[nonholonomic(model = "yaml_names.yaml")]
pub struct Sleigh;
