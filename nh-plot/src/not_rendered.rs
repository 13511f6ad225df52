//! The stand-in for `render` without the feature `pictures`.

const WITHOUT: &str = "PNG and PDF need the feature `pictures` of nonholonomic-cli";

/// Refuses to render a PNG.
///
/// # Errors
/// Always.
pub fn png(_: &str, _: Option<u32>) -> Result<Vec<u8>, String> {
    Err(WITHOUT.to_owned())
}

pub(super) fn pdf(_: &str) -> Result<Vec<u8>, String> {
    Err(WITHOUT.to_owned())
}
