//! Names in the runtime's errors. They last as long as the process. A model is made once, so they
//! take little memory.

use nonholonomic::catalogue::{MethodInfo, OptionInfo};
use nonholonomic_ir::ir::program::MethodOption;
use nonholonomic_ir::tree::to_f64;
use serde::{Deserialize, Deserializer, Serialize};

/// Returns the text with the lifetime of the process.
pub fn leaked(text: &str) -> &'static str {
    text.to_owned().leak()
}

/// Returns the description of a method with these options, which generated code also has.
pub fn method_info(name: &str, order: u32, options: &[MethodOption]) -> MethodInfo {
    let options = options.iter().map(|option| OptionInfo {
        name: leaked(&option.name),
        default: to_f64(&option.default),
        minimum: option.minimum.as_ref().map_or(f64::NEG_INFINITY, to_f64),
        maximum: option.maximum.as_ref().map_or(f64::INFINITY, to_f64),
        gain: option.gain,
    });
    MethodInfo { name: leaked(name), order, options: options.collect::<Vec<_>>().leak() }
}

/// A name.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Name(pub(crate) &'static str);

impl Name {
    pub(crate) fn of(name: &str) -> Name {
        Name(leaked(name))
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        String::deserialize(deserializer).map(|name| Name(name.leak()))
    }
}
