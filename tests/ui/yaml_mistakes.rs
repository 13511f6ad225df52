// A model file with mistakes of several kinds.

use nonholonomic::prelude::*;

#[nonholonomic(model = "yaml_mistakes.yaml")]
pub struct Sleigh;
