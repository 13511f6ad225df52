//! Names in text form.

/// Finds `name` among `candidates`, as written or with `-` and `_` treated as equal.
pub fn find<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let fold = |s: &str| s.replace('-', "_");
    let mut folded = None;
    for candidate in candidates {
        if candidate == name {
            return Some(candidate);
        }
        if folded.is_none() && fold(candidate) == fold(name) {
            folded = Some(candidate);
        }
    }
    folded
}

/// Finds a name as [`find`] does, or explains which name is unknown and what may be meant.
///
/// # Errors
/// The message: ``unknown model `sleigh`; did you mean `chaplygin_sleigh`?``, or the list of
/// candidates.
pub fn resolve<'a>(kind: &str, name: &str, candidates: &[&'a str]) -> Result<&'a str, String> {
    find(name, candidates.iter().copied()).ok_or_else(|| {
        let similar = suggest(name, candidates);
        let advice = match (similar.as_slice(), candidates) {
            ([], []) => "none is available".to_owned(),
            ([], all) => format!("there {} {}", if all.len() == 1 { "is" } else { "are" }, list(all, "and")),
            (some, _) => format!("did you mean {}?", list(some, "or")),
        };
        format!("unknown {kind} `{name}`; {advice}")
    })
}

/// Returns the candidates that `name` may mean, best first, at most three.
pub fn suggest<'a>(name: &str, candidates: &[&'a str]) -> Vec<&'a str> {
    let fold = |s: &str| s.replace('-', "_").to_lowercase();
    let name = fold(name);
    let length = name.chars().count();
    let mut scored: Vec<(usize, &str)> = Vec::new();
    for candidate in candidates {
        let folded = fold(candidate);
        let other = folded.chars().count();
        // A distance is at least the difference of the lengths; for long names it is expensive to
        // compute.
        let (least, most) = (length.abs_diff(other), (1 + length.max(other) / 4).min(length.max(1) - 1));
        let distance = (least <= most).then(|| strsim::damerau_levenshtein(&name, &folded));
        if let Some(distance) = distance.filter(|distance| *distance <= most) {
            scored.push((distance, candidate));
        } else if length >= 3 && (folded.contains(&name) || name.contains(&folded) && other >= 3) {
            // A part of the name, or the name with something added, ranks after all typing errors.
            scored.push((100 + least, candidate));
        }
    }
    scored.sort_by_key(|(distance, _)| *distance);
    scored.into_iter().map(|(_, candidate)| candidate).take(3).collect()
}

/// Joins names as `` `a`, `b` or `c` ``.
pub fn list(names: &[&str], conjunction: &str) -> String {
    let quoted: Vec<String> = names.iter().map(|n| format!("`{n}`")).collect();
    match quoted.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} {conjunction} {last}", all.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODELS: &[&str] = &["chaplygin_sleigh", "chaplygin_sleigh_com", "gearbox", "knife_edge", "rolling_disk"];

    #[test]
    fn hyphens_are_underscores() {
        assert_eq!(find("chaplygin-sleigh", MODELS.iter().copied()), Some("chaplygin_sleigh"));
        assert_eq!(find("itoh_abe", ["itoh-abe"]), Some("itoh-abe"));
        assert_eq!(find("a-b", ["a_b", "a-b"]), Some("a-b"));
        assert_eq!(find("gear", MODELS.iter().copied()), None);
    }

    #[test]
    fn slips_and_parts_are_recognised() {
        assert_eq!(suggest("gearbocks", MODELS), ["gearbox"]);
        assert_eq!(suggest("sleigh", MODELS), ["chaplygin_sleigh", "chaplygin_sleigh_com"]);
        assert_eq!(suggest("rolling_disc", MODELS), ["rolling_disk"]);
        assert!(suggest("pendulum", MODELS).is_empty());
        assert!(suggest("m", &["a"]).is_empty());
    }

    #[test]
    fn messages() {
        assert_eq!(resolve("model", "gearbx", MODELS).unwrap_err(), "unknown model `gearbx`; did you mean `gearbox`?");
        assert_eq!(
            resolve("parameter", "kappa", &["m", "a", "J"]).unwrap_err(),
            "unknown parameter `kappa`; there are `m`, `a` and `J`"
        );
        assert_eq!(resolve("parameter", "m", &[]).unwrap_err(), "unknown parameter `m`; none is available");
    }
}
