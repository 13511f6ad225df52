//! One engine per machine, on one thread: what happens to those who come second.

use crate::support::Tests;
use nonholonomic_codegen::algebra::engine::{self, EngineError};
use std::process::{Command, Output};

/// Set for processes that these tests start.
const CHILD: &str = "NH_TEST_SECOND_PROCESS";

pub const TESTS: Tests = &[
    ("acquiring again on the same thread is nothing", again),
    ("another thread is refused", other_thread),
    ("another thread cannot make expressions", expressions_on_other_thread),
    ("a second process waits and then is told", second_process),
    #[cfg(unix)]
    ("a process that does not queue is aborted, recognisably", refused_process),
];

pub fn is_child() -> bool {
    std::env::var_os(CHILD).is_some()
}

pub fn child() {
    match engine::acquire() {
        Ok(_) => println!("acquired"),
        Err(e) => println!("{e}"),
    }
}

fn start(variables: &[(&str, &str)]) -> Output {
    run(Command::new(std::env::current_exe().expect("this program's path")), variables)
}

fn run(mut command: Command, variables: &[(&str, &str)]) -> Output {
    command.env(CHILD, "1").env_remove("SYMBOLICA_LICENSE");
    command.envs(variables.iter().copied()).output().expect("a second process")
}

fn again() {
    assert!(engine::acquire().is_ok());
}

fn other_thread() {
    let result = std::thread::spawn(|| engine::acquire().err()).join().expect("no panic");
    assert_eq!(result, Some(EngineError::OtherThread));
}

fn expressions_on_other_thread() {
    let result = std::thread::spawn(|| drop(nonholonomic_codegen::algebra::Expr::one())).join();
    let message = result.expect_err("a panic, and not an abort");
    assert!(message.downcast_ref::<&str>().is_some_and(|m| m.contains("engine::acquire")), "{message:?}");
}

/// With its own folder for temporary files, too.
fn second_process() {
    let output = start(&[("NH_ENGINE_WAIT", "0"), ("TMPDIR", env!("CARGO_TARGET_TMPDIR"))]);
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success());
    assert!(printed.starts_with("the algebra engine was not free within 0 s: "), "{printed}");
    let own = std::process::id();
    assert!(printed.contains(&format!("process {own} has been deriving `algebra-")), "{printed}");
}

/// With a queue of its own, as somebody else's program would be. Whatever its user's umask, the queue is for all users.
#[cfg(unix)]
fn refused_process() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::ExitStatusExt;
    let folder = std::env::temp_dir().join(format!("nh-algebra-test-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let mut command = Command::new("sh");
    command.args(["-c", "umask 077; exec \"$0\""]).arg(std::env::current_exe().expect("this program's path"));
    let output = run(command, &[("NH_ENGINE_FOLDER", folder.to_str().expect("a path in UTF-8"))]);
    for (name, mode) in [("lock", 0o644), ("queue", 0o1777), ("queue/01", 0o644), ("queue/holder", 0o666)] {
        let data = folder.join(format!("nh-algebra-engine.{name}")).metadata().expect("it has been made");
        assert_eq!(data.permissions().mode() & 0o7777, mode, "{name}");
    }
    std::fs::remove_dir_all(&folder).expect("the folder is still there");
    let messages = String::from_utf8_lossy(&output.stderr);
    const ABORT: i32 = 6;
    assert_eq!(output.status.signal(), Some(ABORT), "{messages}");
    assert!(engine::is_refusal(output.status, &messages), "{messages}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "the notice goes to standard error");
}
