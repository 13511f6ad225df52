//! Declarations.
use nh_codegen::declaration::Declaration;

#[test]
fn every_model_parses() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../models");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "yaml") {
            let declaration = Declaration::from_file(path.to_str().unwrap()).unwrap_or_else(|e| panic!("{e}"));
            println!("{declaration:?}");
        }
    }
}
