//! Formats of files that `nh` writes only if built with their feature.

use super::Error;

/// The non-default features of this build, as the build script found them.
const BUILT: &str = env!("NH_FEATURES");

/// Refuses a format whose feature this build lacks; `instead` is the advice without it.
///
/// # Errors
/// The feature is missing.
pub(super) fn needs(feature: &str, format: &str, instead: &str) -> Result<(), Error> {
    refusal(BUILT, feature, format, instead).map_or(Ok(()), |message| Err(Error::Usage(message)))
}

/// Returns the reason why a build with these features refuses a format, if it does.
fn refusal(built: &str, feature: &str, format: &str, instead: &str) -> Option<String> {
    let mut features: Vec<&str> = built.split_terminator(',').collect();
    if features.contains(&feature) {
        return None;
    }
    features.push(feature);
    let install = format!("cargo install --path nh --features {}", features.join(","));
    Some(format!("this `nh` cannot write {format}: {instead}, or install it with `{install}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_whose_feature_is_missing_is_refused_with_a_way_out() {
        let instead = "name the file `sleigh.svg`";
        let asked = |built: &str| refusal(built, "pictures", "PDF", instead);
        assert_eq!(
            asked("").unwrap(),
            "this `nh` cannot write PDF: name the file `sleigh.svg`, or install it with `cargo install --path nh --features pictures`"
        );
        // The advice keeps the features of the present build.
        assert!(asked("parquet,symbolica").unwrap().ends_with(" --features parquet,symbolica,pictures`"));
        assert_eq!(asked("parquet,pictures"), None);
    }

    /// Tests have the features of all formats.
    #[test]
    fn tests_write_all_formats() {
        for feature in ["parquet", "pictures"] {
            assert_eq!(refusal(BUILT, feature, "PDF", ""), None, "{BUILT}");
        }
    }
}
