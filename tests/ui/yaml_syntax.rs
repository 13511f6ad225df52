// A model file that is not YAML.

use nonholonomic::prelude::*;

#[nonholonomic(model = "yaml_syntax.yaml")]
pub struct Sleigh;
