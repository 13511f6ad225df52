// A model file that is not YAML.

use nh_runtime::prelude::*;

#[nonholonomic(model = "yaml_syntax.yaml")]
pub struct Sleigh;
