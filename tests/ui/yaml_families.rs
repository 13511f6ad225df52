// Families, and their sizes.

use nh_runtime::prelude::*;

#[nonholonomic(model = "yaml_families.yaml")]
pub struct Train {
    pub n: f64,
}
