// A key that does not exist, with a suggestion.

use nh_runtime::prelude::*;

#[nonholonomic(model = "yaml_unknown_key.yaml")]
pub struct Sleigh;
