//! Files that appear when they are finished.

use super::*;

#[test]
fn a_file_appears_when_finished_and_not_before() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.csv");
    fs::write(&path, "old").unwrap();
    let mut target = Target::file(&path).unwrap();
    target.write_all(b"new").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    target.finish().unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");

    let mut dropped = Target::file(&path).unwrap();
    dropped.write_all(b"lost").unwrap();
    drop(dropped);
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file is left");
}

#[test]
fn what_cannot_be_written_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    assert!(Target::file(folder.path()).is_err());
    assert!(Target::file(&folder.path().join("missing/x.csv")).is_err());
    let path = folder.path().join("read-only.csv");
    fs::write(&path, "kept").unwrap();
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    assert!(Target::file(&path).is_err());
}

#[test]
fn a_name_may_be_as_long_as_the_system_lets_it() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["x".repeat(255), "ä".repeat(127), "θ".repeat(100)] {
        let path = folder.path().join(&name);
        Target::file(&path).unwrap().finish().unwrap();
        assert!(path.exists() && clear_abandoned(&path).is_empty());
    }
}

#[test]
fn two_open_targets_are_two_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x");
    let first = Target::file(&path).unwrap();
    assert!(Target::file(&folder.path().join("./x")).is_err() && Target::file(&folder.path().join("y")).is_ok());
    first.finish().unwrap();
    drop(Target::file(&path).unwrap());
    assert!(Target::file(&path).is_ok());
}

#[cfg(unix)]
#[test]
fn a_replaced_file_keeps_its_mode() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.csv");
    let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
    fs::write(&path, "old").unwrap();
    for wanted in [0o640, 0o755, 0o600] {
        fs::set_permissions(&path, fs::Permissions::from_mode(wanted)).unwrap();
        Target::file(&path).unwrap().finish().unwrap();
        assert_eq!(mode(), wanted);
    }
}

#[cfg(unix)]
#[test]
fn devices_are_written_and_links_kept() {
    let mut null = Target::file(Path::new("/dev/null")).unwrap();
    null.write_all(b"x").unwrap();
    null.finish().unwrap();
    assert!(!fs::metadata("/dev/null").unwrap().is_file());

    let folder = tempfile::tempdir().unwrap();
    let (real, link) = (folder.path().join("real"), folder.path().join("link"));
    fs::write(&real, "old").unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let mut target = Target::file(&link).unwrap();
    target.write_all(b"new").unwrap();
    target.finish().unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&real).unwrap(), "new");
}
