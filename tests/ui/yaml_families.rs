// Families, and their sizes.

use nonholonomic::prelude::*;

#[nonholonomic(model = "yaml_families.yaml")]
pub struct Train {
    pub n: f64,
}
