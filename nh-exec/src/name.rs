//! Names of blocks, which the runtime's errors hold. They last as long as the process; a model is made once, so that it is not much.

use serde::{Deserialize, Deserializer, Serialize};

/// A name.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Name(pub(crate) &'static str);

impl Name {
    pub(crate) fn of(name: &str) -> Name {
        Name(name.to_owned().leak())
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        String::deserialize(deserializer).map(|name| Name(name.leak()))
    }
}
