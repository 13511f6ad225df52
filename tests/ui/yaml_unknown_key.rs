// A key that does not exist, with a suggestion.

use nonholonomic::prelude::*;

#[nonholonomic(model = "yaml_unknown_key.yaml")]
pub struct Sleigh;
