//! Names that last as long as the process, as those in the runtime's errors do. A model is made once, so they are not many.

use nonholonomic::catalogue::OptionInfo;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A name.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Name(pub(super) &'static str);

impl Name {
    pub(super) fn of(name: &str) -> Name {
        Name(name.to_owned().leak())
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        String::deserialize(deserializer).map(|name| Name(name.leak()))
    }
}

/// The options of a method.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options(pub(super) &'static [OptionInfo]);

/// An option: name, default, minimum, maximum, and whether it is a gain.
type Row = (Name, f64, f64, f64, bool);

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rows = self.0.iter().map(|o| (Name(o.name), o.default, o.minimum, o.maximum, o.gain));
        serializer.collect_seq(rows)
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
        let rows = Vec::<Row>::deserialize(deserializer)?.into_iter();
        let options = rows.map(|(name, default, minimum, maximum, gain)| OptionInfo {
            name: name.0,
            default,
            minimum,
            maximum,
            gain,
        });
        Ok(Options(options.collect::<Vec<_>>().leak()))
    }
}
