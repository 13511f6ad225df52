// A struct whose fields are not the file's parameters.

use nonholonomic::prelude::*;

#[nonholonomic(model = "yaml_fields.yaml")]
pub struct Sleigh {
    pub m: f64,
    pub I: f64,
}
