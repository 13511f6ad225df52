// Mistakes in the mathematics of a model file.

use nh_runtime::prelude::*;

#[nonholonomic(model = "yaml_names.yaml")]
pub struct Sleigh;
