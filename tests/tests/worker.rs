//! The macro's worker: how many are started, and what the user sees when one does not answer.

use nh_tests::compiler::{Compiled, Compiler, cargo, scratch};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{LazyLock, Mutex, MutexGuard};
use std::time::{Duration, Instant, SystemTime};

static COMPILER: LazyLock<Compiler> = LazyLock::new(|| Compiler::of_test("worker"));

/// Tests in which workers start, or are kept from starting, take turns.
static ENGINE: Mutex<()> = Mutex::new(());

fn engine() -> MutexGuard<'static, ()> {
    ENGINE.lock().unwrap_or_else(|failed| failed.into_inner())
}

/// A wheel on a line, in as few words as possible.
const SYSTEM: &str = "
    use nonholonomic::prelude::*;

    #[nonholonomic(
        coordinates = [x, phi],
        lagrangian = m/2 * (x_dot^2 + r^2*phi_dot^2/2),
        constraints = [x_dot - r*phi_dot],
        methods = [rk4],
    )]
    #[derive(Clone, Debug)]
    pub struct Wheel { pub m: f64, pub r: f64 }

    /// What a user writes must not add to what is wrong.
    pub fn energy(wheel: &Wheel, start: wheel::State<f64>) -> Option<f64> {
        let first = wheel.state().x(1.0).project().ok()?;
        let last = wheel.integrate::<Rk4>(first, 0.1).nth(10)?.ok()?;
        let energies = wheel.integrate::<Rk4>(start, 0.1).map(|s| s.map(|s| s.x)).collect::<Vec<_>>();
        Some(wheel.system().ok()?.energy(&last.q(), &last.w()) + energies.len() as f64 + last.phi_dot)
    }
";

/// A test's folder with a source, a cache and a log of workers.
struct Case {
    folder: PathBuf,
    source: PathBuf,
}

impl Case {
    fn new(name: &str, text: &str) -> Case {
        let folder = scratch(name);
        let source = folder.join("case.rs");
        fs::write(&source, text).unwrap();
        Case { folder, source }
    }

    fn cache(&self) -> PathBuf {
        self.folder.join("cache")
    }

    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    /// Compiles with this environment beside the cache's and the log's.
    fn compile(&self, environment: &[(&str, &Path)]) -> Compiled {
        let mut compilation = COMPILER.compile(&self.source, &self.folder);
        compilation = compilation.env("NH_CACHE_DIR", self.cache()).env("NH_WORKER_LOG", self.log());
        for (name, value) in environment {
            compilation = compilation.env(name, value);
        }
        compilation.run()
    }

    fn workers_started(&self) -> usize {
        fs::read_to_string(self.log()).unwrap_or_default().lines().count()
    }

    /// Waits until a worker has been started, and gives its process id.
    #[cfg(unix)]
    fn worker(&self) -> String {
        let begin = Instant::now();
        loop {
            assert!(begin.elapsed() < Duration::from_secs(60), "no worker is started");
            let log = fs::read_to_string(self.log()).unwrap_or_default();
            match log.split_once(' ') {
                Some((id, _)) => return id.to_owned(),
                None => std::thread::sleep(Duration::from_millis(5)),
            }
        }
    }

    /// A shell script in the worker's place.
    #[cfg(unix)]
    fn script(&self, body: &str) -> PathBuf {
        use std::os::unix::fs::PermissionsExt;
        let path = self.folder.join("worker.sh");
        fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path
    }
}

/// One error, at the struct's name, with this in it; and nothing else.
#[track_caller]
fn assert_one_error(compiled: &Compiled, text: &str) {
    let errors = compiled.errors();
    assert!(!compiled.success && errors.len() == 1, "{}", compiled.messages);
    assert!(errors[0].contains(text), "expected `{text}` in:\n{}", compiled.messages);
    assert!(errors[0].contains("pub struct Wheel"), "not at the struct's name:\n{}", compiled.messages);
    assert!(!compiled.messages.contains("warning"), "{}", compiled.messages);
    assert!(!compiled.messages.contains("panicked"), "{}", compiled.messages);
}

/// Another program that uses the engine, until dropped.
struct Holder {
    child: Child,
    input: Option<ChildStdin>,
}

impl Holder {
    fn start() -> Holder {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hold-engine"))
            .env("NH_ENGINE_WAIT", "300")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.any(|line| line.unwrap() == "held"), "the engine was not to be had");
        let input = child.stdin.take();
        Holder { child, input }
    }
}

impl Drop for Holder {
    fn drop(&mut self) {
        drop(self.input.take());
        self.child.wait().unwrap();
    }
}

#[test]
fn eight_targets_at_once() {
    let _turn = engine();
    // The package's own library has declarations as well; it is built already, but where only this test is.
    let library = cargo("build").args(["--test", "worker"]).output().unwrap();
    assert!(library.status.success(), "{}", String::from_utf8_lossy(&library.stderr));
    for jobs in ["2", "8"] {
        let folder = scratch(&format!("eight-{jobs}"));
        let build = |again: &str| {
            let mut command = cargo("build");
            command.args(["--jobs", jobs]);
            for number in 1..=8 {
                command.args(["--test", &format!("target_{number}")]);
            }
            // The targets look at it, so that cargo takes them for changed.
            let nonce = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_nanos();
            command.env("NH_TEST_NONCE", format!("{nonce} {again}"));
            command.env("NH_CACHE_DIR", folder.join("cache")).env("NH_WORKER_LOG", folder.join("log"));
            let output = command.output().unwrap();
            assert!(output.status.success(), "-j {jobs}: {}", String::from_utf8_lossy(&output.stderr));
            fs::read_to_string(folder.join("log")).unwrap().lines().count()
        };
        assert_eq!(build("cold"), 8, "-j {jobs}: one worker for each target");
        assert_eq!(build("warm"), 8, "-j {jobs}: none when everything has been expanded before");
    }
}

#[test]
fn a_warm_build_starts_no_worker() {
    let _turn = engine();
    let case = Case::new("warm", SYSTEM);
    for _ in 0..2 {
        let compiled = case.compile(&[]);
        assert!(compiled.success, "{}", compiled.messages);
    }
    assert_eq!(case.workers_started(), 1);

    // A damaged entry is made again.
    for entry in fs::read_dir(case.cache()).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read(&path).unwrap();
        fs::write(&path, &text[..text.len() / 2]).unwrap();
    }
    assert!(case.compile(&[]).success);
    assert_eq!(case.workers_started(), 2);
}

#[test]
fn two_compilers_share_one_worker() {
    let _turn = engine();
    let case = Case::new("shared", SYSTEM);
    let children: Vec<Child> = (0..2)
        .map(|number| {
            let output = case.folder.join(number.to_string());
            let compilation = COMPILER.compile(&case.source, &output);
            let mut command = compilation.env("NH_CACHE_DIR", case.cache()).env("NH_WORKER_LOG", case.log()).command();
            command.stderr(Stdio::null()).spawn().unwrap()
        })
        .collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    assert_eq!(case.workers_started(), 1);
}

#[test]
fn a_model_file_is_a_dependency() {
    let _turn = engine();
    let case = Case::new(
        "file",
        "#[nonholonomic::nonholonomic(model = \"wheel.yaml\", methods = [rk4])] pub struct Wheel;
         pub fn name(wheel: &Wheel) -> f64 { wheel.m }",
    );
    let yaml = case.folder.join("wheel.yaml");
    let write = |parameter: &str| {
        let lagrangian = format!("{parameter}/2 * (x_dot^2 + phi_dot^2)");
        let text = format!(
            "name: wheel\ncoordinates: [x, phi]\nparameters: {{{parameter}: {{}}}}\nlagrangian: {lagrangian}\n\
             constraints: [x_dot - phi_dot]\n"
        );
        fs::write(&yaml, text).unwrap();
    };
    let compile = || {
        let compilation = COMPILER.compile(&case.source, &case.folder).env("NH_CACHE_DIR", case.cache());
        let output = compilation.command().args(["--emit", "dep-info"]).output().unwrap();
        let dependencies = fs::read_to_string(case.folder.join("case.d")).unwrap();
        assert!(dependencies.contains(yaml.to_str().unwrap()), "cargo is not told: {dependencies}");
        Compiled::from(output)
    };
    write("m");
    let compiled = compile();
    assert!(compiled.success, "{}", compiled.messages);
    // What was expanded of the old text is not taken for the new one's.
    write("mass");
    let compiled = compile();
    assert!(compiled.errors()[0].contains("no field `m`"), "{}", compiled.messages);
}

#[test]
fn the_same_declaration_gives_the_same_code() {
    let _turn = engine();
    let expansions: Vec<(Vec<u8>, Vec<u8>)> = ["here", "there"]
        .map(|place| {
            // Another target folder: another path of the worker, of the cache, of the source and of the output.
            let case = Case::new(place, SYSTEM);
            let worker = case.folder.join("worker");
            fs::copy(&COMPILER.worker, &worker).unwrap();
            let compiled = case.compile(&[("NH_WORKER", &worker)]);
            assert!(compiled.success, "{}", compiled.messages);
            let entries = fs::read_dir(case.cache()).unwrap().map(|entry| entry.unwrap().path());
            let entry = entries.filter(|path| path.extension().is_none()).collect::<Vec<_>>();
            let text = fs::read_to_string(&entry[0]).unwrap();
            let content: serde_json::Value = serde_json::from_str(text.split_once('\n').unwrap().1).unwrap();
            let code = content["reply"]["expanded"]["code"].as_str().unwrap().to_owned();
            assert!(!code.contains(case.folder.to_str().unwrap()), "a path in the generated code");
            (content["reply"].to_string().into_bytes(), code.into_bytes())
        })
        .into();
    assert!(!expansions[0].1.is_empty());
    assert!(expansions[0] == expansions[1], "two expansions of one declaration differ");
}

#[test]
fn another_program_of_ours_holds_the_engine() {
    let _turn = engine();
    let holder = Holder::start();
    let case = Case::new("queue", SYSTEM);
    // Whatever folder for temporary files they have, they meet.
    let elsewhere = case.folder.join("tmp");
    fs::create_dir(&elsewhere).unwrap();
    let begin = Instant::now();
    let compiled = case.compile(&[("NH_ENGINE_WAIT", Path::new("1")), ("TMPDIR", &elsewhere)]);
    let named = format!("process {} has been deriving `hold-engine` with it for ", holder.child.id());
    assert_one_error(&compiled, &format!("the algebra engine was not free within 1 s: {named}"));
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
    assert_eq!(case.workers_started(), 1);
    // Neither is that kept, nor is anything left behind: as soon as the engine is free, all is well.
    drop(holder);
    let compiled = case.compile(&[]);
    assert!(compiled.success, "{}", compiled.messages);
}

#[test]
fn a_long_wait_is_not_silent() {
    let _turn = engine();
    let holder = Holder::start();
    let case = Case::new("silence", SYSTEM);
    let compilation = COMPILER.compile(&case.source, &case.folder).env("NH_CACHE_DIR", case.cache());
    let mut compiler = compilation.env("NH_ENGINE_WAIT", "300").command().stderr(Stdio::piped()).spawn().unwrap();
    let begin = Instant::now();
    let mut lines = BufReader::new(compiler.stderr.take().unwrap()).lines().map(Result::unwrap);
    let named = format!("process {} has been deriving `hold-engine` with it for ", holder.child.id());
    let said = lines.next().unwrap();
    assert!(said.starts_with(&format!("nonholonomic: `Wheel` waits for the algebra engine: {named}")), "{said}");
    assert!(begin.elapsed() < Duration::from_secs(10), "{:?}", begin.elapsed());
    assert!(compiler.try_wait().unwrap().is_none(), "it is said while it waits");
    drop(holder);
    assert_eq!(lines.filter(|line| line.contains("waits for")).count(), 0);
    assert!(compiler.wait().unwrap().success());
}

#[test]
fn an_expansion_waits_once() {
    let _turn = engine();
    let holder = Holder::start();
    let case = Case::new("once", SYSTEM);
    // The second one waits for the first, which makes the same, and the first for the engine.
    let begin = Instant::now();
    let children: Vec<Child> = (0..2)
        .map(|number| {
            let compilation = COMPILER.compile(&case.source, &case.folder.join(number.to_string()));
            let compilation = compilation.env("NH_CACHE_DIR", case.cache()).env("NH_WORKER_LOG", case.log());
            compilation.env("NH_ENGINE_WAIT", "4").command().stderr(Stdio::piped()).spawn().unwrap()
        })
        .collect();
    for child in children {
        let compiled = Compiled::from(child.wait_with_output().unwrap());
        assert!(compiled.errors()[0].contains("was not free within 4 s"), "{}", compiled.messages);
    }
    assert!(begin.elapsed() < Duration::from_secs(7), "{:?}", begin.elapsed());
    assert_eq!(case.workers_started(), 2);
    assert_eq!(fs::read_dir(case.cache()).unwrap().count(), 0, "something was left");
    drop(holder);
}

#[cfg(unix)]
#[test]
fn somebody_elses_program_holds_the_engine() {
    let _turn = engine();
    let holder = Holder::start();
    let case = Case::new("refused", SYSTEM);
    // In another folder there is another queue: the worker does not know of the holder, and the engine itself refuses to start.
    let elsewhere = case.folder.join("queue");
    fs::create_dir(&elsewhere).unwrap();
    let environment = [("NH_ENGINE_WAIT", Path::new("2")), ("NH_ENGINE_FOLDER", &elsewhere)];
    let begin = Instant::now();
    let compiled = case.compile(&environment);
    assert_one_error(&compiled, "another program on this machine is using it");
    assert!(case.workers_started() > 1, "it was tried once only");
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
    drop(holder);
    let compiled = case.compile(&environment);
    assert!(compiled.success, "{}", compiled.messages);
}

#[cfg(unix)]
#[test]
fn a_worker_that_is_killed_half_way() {
    let case = Case::new("killed", SYSTEM);
    let script = case
        .script(r#"head -n 1 > /dev/null; printf '\036"queueing"\n\036"started"\n\036{"reply":{"expan'; kill -9 $$"#);
    let compiled = case.compile(&[("NH_WORKER", &script)]);
    assert_one_error(&compiled, "ended without an answer (signal: 9 (SIGKILL))");
    assert_eq!(case.workers_started(), 1, "what was killed is not started again behind the user's back");

    let _turn = engine();
    let compiled = case.compile(&[]);
    assert!(compiled.success, "{}", compiled.messages);
}

#[cfg(unix)]
#[test]
fn a_worker_that_crashes_is_not_taken_for_one_that_is_refused() {
    let case = Case::new("crashed", SYSTEM);
    for (name, said) in [("before", ""), ("after", r#"\036"queueing"\n\036"started"\n"#)] {
        let script =
            case.script(&format!("head -n 1 > /dev/null; printf '{said}'; echo 'stack overflow' >&2; kill -ABRT $$"));
        let compiled = case.compile(&[("NH_WORKER", &script)]);
        assert_one_error(&compiled, "its last words: stack overflow");
        assert!(compiled.errors()[0].contains("SIGABRT"), "{name}: {}", compiled.messages);
    }
    assert_eq!(case.workers_started(), 2);
}

#[cfg(unix)]
#[test]
fn a_worker_that_takes_too_long() {
    let case = Case::new("slow", SYSTEM);
    let script = case.script("exec sleep 100");
    let begin = Instant::now();
    let compiled = case.compile(&[("NH_WORKER", &script), ("NH_WORKER_TIMEOUT", Path::new("1"))]);
    assert_one_error(&compiled, "did not answer within 1 s");
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
}

/// A chain of links, each with a knife edge and all of them coupled: honest, and many seconds and hundreds of megabytes to derive.
#[cfg(unix)]
const CHAIN: &str = "
    #[nonholonomic::nonholonomic(
        coordinates = [x, y, t{i} for i in 1..32],
        lagrangian = x_dot^2 + y_dot^2
            + sum(i in 1..32, t{i}_dot^2 + sum(j in 1..32, m*cos(t{i} - t{j})*t{i}_dot*t{j}_dot/40)),
        constraints = [
            x_dot*sin(t{i}) - y_dot*cos(t{i}) + sum(j in 1..i, cos(t{i} - t{j})*t{j}_dot) for i in 1..32,
        ],
        methods = [rk4],
    )]
    pub struct Wheel { pub m: f64 }
";

#[cfg(unix)]
#[test]
fn a_derivation_that_takes_too_long() {
    let _turn = engine();
    let case = Case::new("long", CHAIN);
    for started in 1..=2 {
        let compiled = case.compile(&[("NH_BUDGET_SECONDS", Path::new("1"))]);
        assert_one_error(&compiled, "deriving this takes more than its budget of 1 s; it was forming the ");
        assert!(compiled.errors()[0].contains("`NH_BUDGET_SECONDS=5` gives it more"), "{}", compiled.messages);
        assert_eq!(case.workers_started(), started, "it depends on more than the declaration, and is not kept");
    }
    // From the engine's start to the answer.
    let request = case.folder.join("request");
    let script = case.script(&format!("head -n 1 > '{}'", request.display()));
    assert!(!case.compile(&[("NH_WORKER", &script)]).success);
    let mut worker = Command::new(&COMPILER.worker)
        .env(nonholonomic_codegen::worker::SERVE, "1")
        .env("NH_BUDGET_SECONDS", "1")
        .env("NH_ENGINE_WAIT", "300")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // It is open until the answer is there.
    let mut input = worker.stdin.take().unwrap();
    input.write_all(&fs::read(&request).unwrap()).unwrap();
    let mut lines = BufReader::new(worker.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.any(|line| line.contains("started")));
    let begin = Instant::now();
    assert!(lines.any(|line| line.contains("unfinished") && line.contains("it was forming the ")));
    assert!(worker.wait().unwrap().success());
    assert!(begin.elapsed() < Duration::from_secs(3), "{:?}", begin.elapsed());
    drop(input);
}

#[cfg(target_os = "linux")]
#[test]
fn a_derivation_that_takes_too_much_memory() {
    let _turn = engine();
    let case = Case::new("much", CHAIN);
    let environment = [("NH_BUDGET_SECONDS", Path::new("500")), ("NH_BUDGET_MEMORY", Path::new("60MB"))];
    let compiled = case.compile(&environment);
    assert_one_error(&compiled, "deriving this takes more than its budget of 60 MB; it was forming ");
    assert!(compiled.errors()[0].contains("numbers in place of parameters"), "{}", compiled.messages);
}

#[test]
fn a_budget_that_is_none() {
    let _turn = engine();
    let case = Case::new("nonsense", SYSTEM);
    for (name, value) in [("NH_BUDGET_SECONDS", "soon"), ("NH_BUDGET_MEMORY", "60s")] {
        let compiled = case.compile(&[(name, Path::new(value))]);
        assert_one_error(&compiled, &format!("`{name}={value}` is no "));
    }
    assert!(case.compile(&[]).success, "that is not kept either");
}

#[cfg(target_os = "linux")]
#[test]
fn a_worker_whose_compiler_has_died() {
    let _turn = engine();
    let case = Case::new("orphan", CHAIN);
    // While it waits for the engine, and while it has it.
    for holder in [Some(Holder::start()), None] {
        fs::remove_file(case.log()).ok();
        let compilation = COMPILER.compile(&case.source, &case.folder);
        let compilation = compilation.env("NH_CACHE_DIR", case.cache()).env("NH_WORKER_LOG", case.log());
        let compilation = compilation.env("NH_BUDGET_SECONDS", "500").env("NH_ENGINE_WAIT", "300");
        let mut compiler = compilation.command().stderr(Stdio::null()).spawn().unwrap();
        let worker = format!("/proc/{}/stat", case.worker());
        // Who inherits it may be slow to take note of its end: what is left until then is a zombie.
        let lives = || fs::read_to_string(&worker).is_ok_and(|stat| !stat.contains(") Z "));
        std::thread::sleep(Duration::from_secs(1));
        assert!(lives(), "it should be busy");
        compiler.kill().unwrap();
        let killed = Instant::now();
        while lives() {
            assert!(killed.elapsed() < Duration::from_secs(2), "the worker lives on");
            std::thread::sleep(Duration::from_millis(5));
        }
        compiler.wait().unwrap();
        drop(holder);
    }
}

#[cfg(unix)]
#[test]
fn a_worker_that_is_killed_leaves_nothing() {
    let _turn = engine();
    let case = Case::new("nothing", CHAIN);
    let temporary = case.folder.join("tmp");
    fs::create_dir(&temporary).unwrap();
    let compilation = COMPILER.compile(&case.source, &case.folder);
    let compilation = compilation.env("NH_CACHE_DIR", case.cache()).env("NH_WORKER_LOG", case.log());
    let compilation = compilation.env("NH_BUDGET_SECONDS", "500").env("TMPDIR", &temporary);
    let compiler = compilation.command().stderr(Stdio::piped()).spawn().unwrap();
    let worker = case.worker();
    std::thread::sleep(Duration::from_secs(1));
    assert!(Command::new("kill").args(["-KILL", &worker]).status().unwrap().success());
    let compiled = Compiled::from(compiler.wait_with_output().unwrap());
    assert_one_error(&compiled, "ended without an answer (signal: 9 (SIGKILL))");
    // No lock, ...
    drop(Holder::start());
    // ... and no litter.
    for folder in [temporary, case.cache()] {
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0, "something is left in {}", folder.display());
    }
}

#[cfg(unix)]
#[test]
fn no_folder_for_temporary_files() {
    use std::os::unix::fs::PermissionsExt;
    let _turn = engine();
    // One that is not there, one that is none, and one in which only the superuser can write.
    let read_only = scratch("read-only");
    fs::set_permissions(&read_only, fs::Permissions::from_mode(0o555)).unwrap();
    for (name, folder) in
        [("missing", Path::new("/no/such/folder")), ("none", Path::new("/dev/null")), ("read-only", &read_only)]
    {
        let compiled = Case::new(&format!("tmp-{name}"), SYSTEM).compile(&[("TMPDIR", folder)]);
        assert!(compiled.success, "{name}: {}", compiled.messages);
    }
    // Where there is nothing else either, the advice is what helps.
    let case = Case::new("no-place", SYSTEM);
    let compiled = case.compile(&[("NH_ENGINE_FOLDER", Path::new("/no/such/folder"))]);
    assert_one_error(&compiled, "no place for the lock that keeps the algebra engine to one process");
    let error = &compiled.errors()[0];
    assert!(error.contains("in `/no/such/folder`: ") && error.contains("set `TMPDIR` to a folder"), "{error}");
    assert!(!error.contains("cargo clean"), "{error}");
}

#[test]
fn any_number_of_seconds() {
    let _turn = engine();
    let case = Case::new("seconds", SYSTEM);
    for (name, value) in [("NH_WORKER_TIMEOUT", "soon"), ("NH_ENGINE_WAIT", "-1")] {
        let compiled = case.compile(&[(name, Path::new(value))]);
        assert_one_error(&compiled, &format!("`{name}={value}` is no number of seconds; write `{name}=300`"));
    }
    let most = Path::new("18446744073709551615");
    let compiled = case.compile(&[("NH_WORKER_TIMEOUT", most), ("NH_ENGINE_WAIT", most)]);
    assert!(compiled.success, "{}", compiled.messages);
}

#[test]
fn the_engines_notice_is_one_line() {
    let _turn = engine();
    let two = format!("{SYSTEM}\n mod other {{ {} }}", SYSTEM.replace("m/2", "m/3"));
    let case = Case::new("licence", &two);
    let compiled = case.compile(&[]);
    assert!(compiled.success && case.workers_started() == 2, "{}", compiled.messages);
    let lines: Vec<&str> = compiled.messages.lines().filter(|line| line.contains("Symbolica")).collect();
    assert!(
        matches!(lines[..], [line] if line.ends_with(" https://symbolica.io/docs/get_started.html#license")),
        "{}",
        compiled.messages
    );
    assert!(!compiled.messages.contains(['│', '─']), "{}", compiled.messages);
}

#[cfg(unix)]
#[test]
fn a_worker_is_known_by_its_contents() {
    let case = Case::new("contents", SYSTEM);
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
    let compile = |message: &str, time: SystemTime| {
        let reply = format!(
            r#"{{"reply":{{"rejected":{{"diagnostics":[{{"severity":"Error","message":"{message}","origin":"Whole","help":null,"labels":[]}}],"fields":null}}}}}}"#
        );
        let script = case.script(&format!("head -n 1 > /dev/null; printf '\\036%s\\n' '{reply}'"));
        fs::File::options().append(true).open(&script).unwrap().set_modified(time).unwrap();
        assert_one_error(&case.compile(&[("NH_WORKER", &script)]), message);
        case.workers_started()
    };
    assert_eq!(compile("no such wheel", time), 1);
    assert_eq!(compile("no such whale", time), 2, "another worker of the same length and time");
    assert_eq!(compile("no such wheel", SystemTime::now()), 2, "the same worker, built again");
}

#[cfg(unix)]
#[test]
fn a_worker_that_does_not_listen() {
    // More than is underway at any time, so that sending it fails.
    let text = SYSTEM.replace("#[derive", &format!("/// {}\n#[derive", "many words ".repeat(100_000)));
    let case = Case::new("deaf", &text);
    let script = case.script("exec < /dev/null; sleep 1");
    assert_one_error(&case.compile(&[("NH_WORKER", &script)]), "ended without an answer (exit status: 0)");
}

#[test]
fn a_worker_that_is_missing() {
    let case = Case::new("missing", SYSTEM);
    let compiled = case.compile(&[("NH_WORKER", Path::new("/no/such/worker"))]);
    assert_one_error(&compiled, "cannot be started");
}

#[cfg(unix)]
#[test]
fn what_else_is_on_the_stream_is_passed_on() {
    let case = Case::new("notice", SYSTEM);
    let reply = r#"{"reply":{"rejected":{"diagnostics":[{"severity":"Error","message":"no such wheel","origin":"Whole","help":null,"labels":[]}],"fields":null}}}"#;
    let script = case.script(&format!(
        "head -n 1 > /dev/null; echo 'Notice: {{\"reply\":1}}'; printf 'no line feed here\\036\"started\"\\n'; echo more; printf \
         '\\036%s\\n' '{reply}'; echo 'last line'; echo 'on stderr' >&2",
    ));
    let compiled = case.compile(&[("NH_WORKER", &script)]);
    assert_one_error(&compiled, "no such wheel");
    for line in ["Notice: {\"reply\":1}\n", "no line feed here", "more\n", "last line\n", "on stderr\n"] {
        assert!(compiled.messages.contains(line), "{line:?} is not in\n{}", compiled.messages);
    }
}

#[cfg(unix)]
#[test]
fn an_answer_that_is_none() {
    let case = Case::new("garbled", SYSTEM);
    let script = case.script(r#"head -n 1 > /dev/null; printf '\036{"reply":{"expanded":{}}}\n'"#);
    assert_one_error(&case.compile(&[("NH_WORKER", &script)]), "an answer that cannot be read");
}

/// The compiler and its algebra engine are the better part of a build. What cargo compiles twice it, or something that it depends on, lists with
/// two sets of features.
#[test]
fn the_engine_is_compiled_once() {
    let tree = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        command.current_dir(env!("CARGO_MANIFEST_DIR")).args(["tree", "--offline", "--prefix", "none"]).args(arguments);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mut lines: Vec<String> = String::from_utf8(output.stdout)
            .unwrap()
            .lines()
            .filter(|line| !line.is_empty() && !line.contains("(proc-macro)"))
            .map(|line| line.trim_end_matches(" (*)").to_owned())
            .collect();
        lines.sort();
        lines.dedup();
        lines
    };
    let engine = tree(&["-p", "nonholonomic-codegen", "-e", "normal,no-proc-macro", "--format", "{p}"]);
    assert!(engine.len() > 20, "{engine:?}");
    let everything = tree(&["--workspace", "-e", "normal,build,dev", "--format", "{p} features: {f}"]);
    for package in engine {
        let variants: Vec<&String> =
            everything.iter().filter(|line| line.starts_with(&format!("{package} features:"))).collect();
        assert_eq!(variants.len(), 1, "align the features in nh-codegen/Cargo.toml: {variants:#?}");
    }
}

/// What is compiled for the programs of the workspace is compiled in the same way for its tests, and for those with diffsol but for
/// nonholonomic-ode and what depends on it. What this test lists is to be aligned in tests/Cargo.toml.
#[test]
fn builds_and_tests_share_what_they_compile() {
    let units = |arguments: &[&str]| {
        let mut cargo = Command::new(env!("CARGO"));
        // What cargo would do is told by an option that is not stable.
        cargo.env("RUSTC_BOOTSTRAP", "1").current_dir(env!("CARGO_MANIFEST_DIR"));
        cargo.args(arguments).args(["--workspace", "--locked", "--unit-graph", "-Z", "unstable-options"]);
        let output = cargo.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let graph: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let units = graph["units"].as_array().unwrap().iter().filter(|unit| unit["mode"] == "build");
        units
            .map(|unit| format!("{} {} {}", unit["pkg_id"], unit["target"]["name"], unit["features"]))
            .collect::<std::collections::BTreeSet<String>>()
    };
    let (built, tested) = (units(&["build"]), units(&["test"]));
    assert!(tested.iter().any(|unit| unit.contains("#symbolica@")));
    let anew: Vec<&String> = built.difference(&tested).collect();
    assert!(anew.is_empty(), "{anew:#?}");

    let diffsol = units(&["test", "--features", "nonholonomic-ode/diffsol", "--test", "diffsol"]);
    let package = |unit: &String| unit.split_whitespace().next().unwrap().to_owned();
    let known: Vec<String> = tested.iter().map(package).collect();
    let anew: Vec<&String> = diffsol.difference(&tested).filter(|unit| known.contains(&package(unit))).collect();
    assert!(anew.iter().all(|unit| unit.contains("nonholonomic_ode")), "{anew:#?}");
}
