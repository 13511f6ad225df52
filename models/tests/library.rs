//! The library's declarations: every file is listed, families write their members.

use nonholonomic::catalogue::Model;
use nonholonomic_models::{DECLARATIONS, Declaration, Visitor, car_trailers, chaotic_quartic, snake, visit};

#[test]
fn every_system_is_shown_with_its_declaration() {
    struct Names(Vec<&'static str>);
    impl Visitor for Names {
        fn visit<S: Model + 'static>(&mut self, declaration: &'static Declaration) {
            assert_eq!(S::INFO.name, declaration.name);
            assert!(!S::INFO.methods.is_empty() && !S::INFO.data_sets.is_empty());
            self.0.push(declaration.name);
        }
    }
    let mut names = Names(Vec::new());
    visit(&mut names);
    assert_eq!(names.0.len(), DECLARATIONS.len());
}

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

#[test]
fn the_library_s_files_are_members() {
    let text = |name: &str| DECLARATIONS.iter().find(|d| d.name == name).expect("it is in the library").yaml;
    assert_eq!(car_trailers(2), text("car_trailers"));
    assert_eq!(snake(3).as_deref(), Some(text("snake")));
}

#[test]
fn a_member_says_its_length() {
    let (car, snake) = (car_trailers(7), snake(7).expect("more than none"));
    for yaml in [&car, &snake] {
        assert_eq!(yaml.matches("n = 7").count(), 1, "{yaml}");
        assert_eq!(yaml.matches("constants: {n: 7}").count(), 1, "{yaml}");
    }
}

#[test]
fn the_library_s_files_are_what_is_written_here() {
    for n in [6, 12] {
        let name = format!("chaotic_quartic{n}");
        let found = DECLARATIONS.iter().find(|d| d.name == name).expect("it is in the library");
        assert_eq!(found.yaml, chaotic_quartic(n).unwrap(), "{name}");
    }
}

#[test]
fn three_is_the_paper_s() {
    // The paper's run: energy 3.06 from this point in this direction; its file has the velocities to 16 digits.
    let yaml = chaotic_quartic(3).expect("more than one");
    let written = yaml.lines().find_map(|line| line.trim().strip_prefix("v: {")).expect("the data set has velocities");
    let v =
        written.trim_end_matches('}').split(", ").map(|pair| pair.split(": ").nth(1).unwrap().parse::<f64>().unwrap());
    let v: Vec<f64> = v.collect();
    assert_eq!(v.len(), 7);
    let paper = [-0.8570734850193245, 0.5620154000126718, 0.9835269500221755, -0.8430231000190076];
    for (ours, theirs) in v.iter().zip(paper) {
        // A few operations of relative error 2⁻⁵³ each.
        assert!((ours - theirs).abs() < 4e-15, "{ours} {theirs}");
    }
}

#[test]
fn one_is_refused() {
    assert_eq!(chaotic_quartic(1), None);
}
