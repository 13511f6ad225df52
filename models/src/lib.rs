//! The library's systems, declared in the YAML files beside this crate's `Cargo.toml`.

/// A declaration as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The system's name.
    pub name: &'static str,
    /// Its file, below this crate's folder.
    pub file: &'static str,
    /// The file's text.
    pub yaml: &'static str,
}

macro_rules! declarations {
    ($($name:literal)*) => {
        /// All declarations, by name in alphabetical order.
        pub const DECLARATIONS: &[Declaration] = &[$(Declaration {
            name: $name,
            file: concat!($name, ".yaml"),
            yaml: include_str!(concat!("../", $name, ".yaml")),
        }),*];
    };
}

declarations! {
    "chaotic_quartic"
    "chaplygin_sleigh"
    "chaplygin_sleigh_com"
    "cvt_harmonic"
    "gearbox"
    "heisenberg"
    "knife_edge"
    "knife_edge_incline"
    "mobile_robot"
    "nonholonomic_oscillator"
    "nonholonomic_particle"
    "roller_racer"
    "rolling_disk"
    "snakeboard"
    "suslov"
    "vertical_disk"
}

#[cfg(test)]
mod tests {
    use super::DECLARATIONS;

    #[test]
    fn every_file_is_listed_under_its_name() {
        let folder = std::fs::read_dir(env!("CARGO_MANIFEST_DIR")).unwrap();
        let mut files: Vec<String> = folder.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        files.retain(|file| file.ends_with(".yaml"));
        files.sort();
        assert_eq!(files, DECLARATIONS.iter().map(|d| d.file).collect::<Vec<_>>());
        for declaration in DECLARATIONS {
            assert!(declaration.yaml.starts_with(&format!("name: {}\n", declaration.name)), "{}", declaration.file);
        }
    }
}
