//! Names of blocks, which the runtime's errors hold.

use super::describe::leaked;
use serde::{Deserialize, Deserializer, Serialize};

/// A name.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Name(pub(super) &'static str);

impl Name {
    pub(super) fn of(name: &str) -> Name {
        Name(leaked(name))
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        String::deserialize(deserializer).map(|name| Name(name.leak()))
    }
}
