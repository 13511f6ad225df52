// A model file whose names do not fit.

use nonholonomic::prelude::*;

#[nonholonomic(model = "yaml_resolve.yaml")]
pub struct Sleigh;

// The file declares the fields; that it has mistakes elsewhere does not make them unknown.
pub fn heavy() -> Sleigh {
    Sleigh { m: 10.0, ..Sleigh::default() }
}
