//! Messages of rustc for mistakes in declarations.
//!
//! Each `ui/NAME.rs` is compiled, and the messages of rustc must equal those in `ui/NAME.stderr`.
//! `NH_BLESS=1 cargo test --workspace --test ui` rewrites those files; read the difference before
//! committing it.

use nh_tests::compiler::{Compiler, scratch};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, fs, thread};

#[test]
fn messages() {
    let compiler = Compiler::of_test("ui");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui");
    let output = scratch("ui");
    let mut cases: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect();
    cases.sort();
    assert!(!cases.is_empty());

    let (queue, failures) = (Mutex::new(cases.into_iter()), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let Some(case) = queue.lock().unwrap().next() else { break };
                    let messages = compiler.compile(&case, &output).messages();
                    if let Err(failure) = check(&case, &messages) {
                        failures.lock().unwrap().push(failure);
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().unwrap();
    failures.sort();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn check(case: &Path, messages: &str) -> Result<(), String> {
    let expected_file = case.with_extension("stderr");
    let expected = fs::read_to_string(&expected_file).unwrap_or_default();
    if messages == expected {
        return Ok(());
    }
    if env::var_os("NH_BLESS").is_some() {
        return fs::write(&expected_file, messages).map_err(|error| error.to_string());
    }
    let name = case.file_name().unwrap_or_default().display();
    Err(format!("==== {name}: expected\n{expected}\n---- but rustc says\n{messages}"))
}
