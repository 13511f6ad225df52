//! Signals, full disks, pipes, inputs that are not regular files, and texts with control
//! characters.

use crate::double::STALLS_AT;
use crate::harness::{Folder, Ran, nh, ran, tests};
use nonholonomic_lab::Trajectory;
use parquet::file::reader::{FileReader, SerializedFileReader};
use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

tests! {
    signals_are_heard_within_a_second, a_second_signal_keeps_complete_rows, events_are_kept_with_the_rows,
    a_step_that_takes_long_keeps_complete_rows,
    #[cfg(target_os = "linux")] a_full_pipe_holds_up_no_signal,
    a_full_disk_keeps_the_rows_that_fitted, results_are_told_though_nothing_can_be_written, two_outputs_are_two_files,
    what_a_killed_run_left_is_cleared, ensembles_of_dishonest_sizes_are_refused, standard_output_has_other_names,
    what_is_no_file_is_not_read, a_declaration_on_standard_input, no_control_reaches_the_terminal,
    long_arguments_and_repeated_mistakes_are_short, paths_need_not_be_unicode,
}

fn started(folder: &Folder, line: &str) -> Child {
    let mut command = nh(line.split_whitespace());
    command.current_dir(folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args([format!("-{name}"), child.id().to_string()]).status();
    assert!(sent.unwrap().success());
}

/// Waits until a condition holds.
fn until(what: &str, mut so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !so() {
        assert!(began.elapsed().as_secs() < 60, "not within a minute: {what}");
        sleep(Duration::from_millis(5));
    }
}

/// Returns a check that some file is larger than `bytes`.
fn large(folder: &Folder, bytes: u64) -> impl FnMut() -> bool {
    move || fs::read_dir(folder.path()).unwrap().any(|e| e.unwrap().metadata().is_ok_and(|m| m.len() > bytes))
}

fn done(child: Child) -> (Ran, Duration) {
    let began = Instant::now();
    (ran(child.wait_with_output().unwrap()), began.elapsed())
}

fn signals_are_heard_within_a_second() {
    for (line, name) in [
        // One trajectory has no records between its start and its end; another command has many
        // trajectories; a frame of the animation has a million steps.
        ("ensemble test_sleigh --method rk4 --step 1e-6 --until 1e9 --count 1 --output x.csv", "INT"),
        ("ensemble test_sleigh --method rk4 --step 1e-6 --until 1 --count 1e12", "TERM"),
        ("ensemble sleigh.yaml --step 1e-6 --until 1e9", "INT"),
        ("animate sleigh.yaml --step 1e-6 --until 1e9 --output x.html --keep 2", "INT"),
        ("compare test_sleigh --methods all --step 1e-6 --until 1e9 --every 1000000000", "TERM"),
        ("simulate test_sleigh --step 1e-6 --until 1e9 --every 1000000000 --plot x.svg", "INT"),
    ] {
        let folder = Folder::with("sleigh.yaml", SLEIGH);
        let child = started(&folder, line);
        sleep(Duration::from_millis(1500));
        signal(&child, name);
        let (result, took) = done(child);
        assert_eq!(result.code, 130, "{line}: {}", result.stderr);
        assert!(took < Duration::from_secs(1), "{line}: {took:?}, {}", result.stderr);
        assert!(result.stderr.contains("stopped"), "{line}: {}", result.stderr);
        assert!(folder.files().iter().all(|file| !file.starts_with('.')), "{line}: {:?}", folder.files());
    }
}

const SLEIGH: &str = "\
name: sleigh
coordinates: [x, y, theta]
lagrangian: (x_dot^2 + y_dot^2 + theta_dot^2)/2
constraints: [-x_dot*sin(theta) + y_dot*cos(theta)]
methods: [rk4]
initial: {start: {v: {x_dot: 1, theta_dot: 1}}}
";

/// Starts a run with a step that does not end.
fn stalling_at(folder: &Folder, output: &str, step: &str) -> Child {
    let line = format!("simulate test_sleigh --method rk4 --step 1e-3 --until 1e6 --output {output}");
    let mut command = nh(line.split_whitespace());
    command.current_dir(folder.path()).env(STALLS_AT, step).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap()
}

/// Starts a run whose hundred thousandth step does not end, and waits for that step.
fn stalling(folder: &Folder, output: &str) -> Child {
    let child = stalling_at(folder, output, "100000");
    until("rows", large(folder, 10_000_000));
    // The run has reached it when no more rows arrive.
    let length = || fs::read_dir(folder.path()).unwrap().map(|e| e.unwrap().metadata().unwrap().len()).max();
    let mut before = None;
    until("the step", || {
        let last = std::mem::replace(&mut before, length());
        sleep(Duration::from_millis(400));
        last == length()
    });
    child
}

fn a_second_signal_keeps_complete_rows() {
    for name in ["x.csv", "x.json"] {
        let folder = Folder::new();
        let child = stalling(&folder, name);
        signal(&child, "INT");
        signal(&child, "INT");
        let (result, took) = done(child);
        assert_eq!(result.code, 130, "{}", result.stderr);
        assert!(took < Duration::from_secs(2), "{took:?}");
        assert!(result.stderr.contains(&format!("the rows up to there are kept in `{name}`")), "{}", result.stderr);
        complete(&folder.join(name), "interrupted", 99_000);
        assert_eq!(folder.files(), [name]);
    }
}

/// A run checks no flag within a step.
fn a_step_that_takes_long_keeps_complete_rows() {
    let folder = Folder::new();
    let child = stalling(&folder, "x.csv");
    signal(&child, "TERM");
    let (result, took) = done(child);
    assert_eq!(result.code, 130, "{}", result.stderr);
    assert!(took < Duration::from_millis(1500), "{took:?}");
    complete(&folder.join("x.csv"), "", 99_000);
    // Rows of slow steps are not held back: those of the start and of the steps before are all
    // present.
    let folder = Folder::new();
    let child = stalling_at(&folder, "x.json", "3");
    sleep(Duration::from_millis(1500));
    signal(&child, "INT");
    assert_eq!(done(child).0.code, 130);
    assert_eq!(complete(&folder.join("x.json"), "interrupted", 4), 4);
}

/// Events are written as they are found.
fn events_are_kept_with_the_rows() {
    let folder = Folder::new();
    let text =
        "name: o\ncoordinates: [x]\nlagrangian: (x_dot^2 - x^2)/2\nmethods: [taylor]\ninitial: {s: {v: {x_dot: 1}}}\n";
    fs::write(folder.join("o.yaml"), text).unwrap();
    let long = "simulate o.yaml --step 1e4 --until 1e12 --event x=0 --output x.csv --events events.csv";
    let child = started(&folder, long);
    until("events", large(&folder, 1_000_000));
    // The run may take the first signal between two steps; the second one does not wait.
    signal(&child, "INT");
    signal(&child, "INT");
    let (result, took) = done(child);
    assert_eq!(result.code, 130, "{}", result.stderr);
    assert!(took < Duration::from_secs(2), "{took:?}");
    let events = fs::read_to_string(folder.join("events.csv")).unwrap();
    assert!(events.ends_with('\n') && events.lines().count() > 1000);
    complete(&folder.join("x.csv"), "", 1);
    // A full disk keeps the events that fitted.
    let line = "simulate o.yaml --step 1 --until 20000 --event x=0 --events events.csv";
    let result = limited(&folder, line, 100);
    assert_eq!(result.code, 1, "{}", result.stderr);
    let events = fs::read_to_string(folder.join("events.csv")).unwrap();
    assert!(events.len() > 50_000 && events.ends_with('\n'), "{}", events.len());
    let kept = format!("the first {} events are kept", events.lines().count() - 1);
    assert!(result.stderr.contains(&kept), "{kept}: {}", result.stderr);
}

/// A run checks no flag while a pipe is full.
#[cfg(target_os = "linux")]
fn a_full_pipe_holds_up_no_signal() {
    let folder = Folder::new();
    let child = started(&folder, "simulate test_sleigh --method rk4 --step 1e-3 --until 1e6 --output - --plot x.svg");
    sleep(Duration::from_millis(1500));
    signal(&child, "INT");
    let began = Instant::now();
    until("it ends", || {
        Command::new("kill").args(["-0", &child.id().to_string()]).stderr(Stdio::null()).status().is_ok_and(|s| {
            // A process that has ended and was not waited for is a zombie.
            !s.success()
                || fs::read_to_string(format!("/proc/{}/stat", child.id())).is_ok_and(|stat| stat.contains(") Z"))
        })
    });
    assert!(began.elapsed() < Duration::from_millis(1500), "{:?}", began.elapsed());
    assert_eq!(done(child).0.code, 130);
    assert_eq!(folder.files(), [""; 0]);
}

/// Returns the number of rows of a complete file.
fn complete(path: &Path, status: &str, least: usize) -> usize {
    let rows = match path.extension().and_then(|e| e.to_str()) {
        Some("json") => {
            let value: serde_json::Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
            assert_eq!(value["summary"]["status"], status);
            let rows = value["rows"].as_array().unwrap().len();
            assert!(value["summary"]["rows"].is_null() || value["summary"]["rows"] == rows, "{}", value["summary"]);
            rows
        }
        Some("parquet") => {
            let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
            let rows = reader.get_row_iter(None).unwrap().map(Result::unwrap).count();
            assert_eq!(reader.metadata().file_metadata().num_rows(), rows as i64);
            rows
        }
        _ => {
            let text = fs::read_to_string(path).unwrap();
            assert!(text.ends_with('\n'), "{}", &text[text.len() - 200..]);
            if text.starts_with("trajectory") {
                let columns = |line: &str| line.split(',').count();
                assert!(text.lines().all(|line| columns(line) == columns(text.lines().next().unwrap())));
                text.lines().count() - 1
            } else {
                Trajectory::from_csv(text.as_bytes(), None).unwrap().len()
            }
        }
    };
    assert!(rows >= least, "{rows} rows in {}", path.display());
    rows
}

/// Runs a process that may write `blocks` blocks of 512 bytes into a file, with the same error as
/// on a full disk.
fn limited(folder: &Folder, line: &str, blocks: u64) -> Ran {
    let itself = nh(line.split_whitespace());
    let mut command = Command::new("sh");
    let limit = format!("trap '' XFSZ; ulimit -f {blocks} || exit 99; exec \"$0\" \"$@\"");
    command.args(["-c", &limit]).arg(itself.get_program()).args(itself.get_args()).stdin(Stdio::null());
    command.envs(itself.get_envs().filter_map(|(name, value)| Some((name, value?))));
    // Stored derivations are files as well.
    command.arg("--no-cache").current_dir(folder.path());
    ran(command.output().expect("a shell"))
}

fn a_full_disk_keeps_the_rows_that_fitted() {
    // The limits are larger and smaller than the size of one write, and than a group of Parquet.
    for (blocks, count) in [(60, 100), (128, 100), (129, 100), (200, 100), (641, 100), (3000, 100), (24_000, 1000)] {
        let bytes = 512 * blocks;
        for name in ["x.csv", "x.json"] {
            let folder = Folder::new();
            let line =
                format!("simulate test_sleigh --method rk4 --step 1e-3 --until {} --output {name}", 40 * count / 100);
            let result = limited(&folder, &line, blocks);
            assert_eq!(result.code, 1, "{blocks} {name}: {}", result.stderr);
            let path = folder.join(name);
            let length = fs::metadata(&path).map_or(0, |meta| meta.len());
            // A row has some two hundred bytes, the end of a JSON file less than two thousand.
            assert!(
                length > bytes - 4000 && length <= bytes,
                "{blocks} {name}: {length} of {bytes}; {}",
                result.stderr
            );
            let rows = complete(&path, "failed", 10);
            assert!(result.stderr.contains("the rows could not be written: "), "{}", result.stderr);
            assert!(
                result.stderr.contains(&format!("the {rows} rows up to there are kept")),
                "{rows}: {}",
                result.stderr
            );
            assert!(result.stdout.contains("final state"), "what is known is told: {}", result.stdout);
            assert_eq!(folder.files(), [name]);
        }
        for name in ["x.parquet", "x.csv"] {
            if blocks < 100 && name == "x.parquet" {
                // The end alone would fill the file.
                continue;
            }
            let folder = Folder::new();
            let line = format!(
                "ensemble test_sleigh --method rk4 --step 1e-2 --until 20 --every 1 --count {count} --output {name}"
            );
            let result = limited(&folder, &line, blocks);
            assert_eq!(result.code, 1, "{blocks} {name}: {}", result.stderr);
            let path = folder.join(name);
            let length = fs::metadata(&path).map_or(0, |meta| meta.len());
            let rows = complete(&path, "", 1) as u64;
            // A Parquet file reserves 13 kB for its end, and for each of nine columns 1 kB in two
            // groups and 0.4 kB per page of 20 000 rows.
            let spare = 13_000 + 9 * (1024 + 384 * (rows / 20_000 + 3));
            let fits = length + spare > bytes && length <= bytes;
            assert!(fits, "{blocks} {name}: {length} of {bytes}; {}", result.stderr);
            assert!(result.stderr.contains(&format!("the first {rows} rows are kept")), "{rows}: {}", result.stderr);
            assert_eq!(folder.files(), [name]);
        }
    }
}

/// Results are printed even if no file can be written.
fn results_are_told_though_nothing_can_be_written() {
    for (line, said) in [
        ("simulate test_sleigh --step 0.1 --until 10 --plot x.svg", "final state"),
        ("simulate test_sleigh --step 0.1 --until 10 --output x.csv", "final state"),
        ("order test_sleigh --method rk4 --halvings 2 --output x.csv --plot x.svg", "rk4"),
        ("compare test_sleigh --methods rk4 --step 0.1 --until 1 --output x.json", "rk4"),
        ("ensemble test_sleigh --method rk4 --step 0.1 --until 1 --count 9 --plot x.svg", "deviation"),
        ("ensemble test_sleigh --method rk4 --step 0.1 --until 1 --count 9 --output x.parquet", "deviation"),
    ] {
        let folder = Folder::new();
        let result = limited(&folder, line, 0);
        assert_eq!(result.code, 1, "{line}: {}", result.stderr);
        assert!(result.stdout.contains(said), "{line}: {}", result.stdout);
        assert!(result.stderr.contains("could not be written"), "{line}: {}", result.stderr);
        assert_eq!(folder.files(), [""; 0], "{line}");
    }
}

fn two_outputs_are_two_files() {
    let folder = Folder::new();
    fs::create_dir(folder.join("deep")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("x.csv", folder.join("link.svg")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("/dev/stdout", folder.join("out.svg")).unwrap();
    let here = folder.path().display();
    let simulate = "simulate test_sleigh --step 0.1 --until 1";
    let mut lines = vec![
        format!("{simulate} --output x.svg --format csv --plot ./x.svg"),
        format!("{simulate} --output x.svg --format csv --plot deep/../x.svg"),
        format!("{simulate} --output x.svg --format csv --plot {here}/x.svg"),
        format!("order test_sleigh --output x.svg --format csv --plot ./x.svg"),
        format!(
            "compare test_sleigh --methods all --step 0.1 --until 1 --output deep/x.svg --format csv --plot deep/./x.svg"
        ),
    ];
    if cfg!(unix) {
        lines.push(format!("{simulate} --output x.csv --plot link.svg"));
        lines.push(format!("{simulate} --output - --plot out.svg"));
        lines.push(
            "simulate oscillator.yaml --method taylor --step 0.1 --until 1 --event x=0 --events x.csv --output ./x.csv"
                .to_owned(),
        );
    }
    let oscillator =
        "name: o\ncoordinates: [x]\nlagrangian: (x_dot^2 - x^2)/2\nmethods: [taylor]\ninitial: {s: {v: {x_dot: 1}}}\n";
    fs::write(folder.join("oscillator.yaml"), oscillator).unwrap();
    for line in lines {
        let result = folder.run(&line);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains("two outputs of this command name the same file"), "{line}: {}", result.stderr);
        assert!(!folder.join("x.csv").exists() && !folder.join("x.svg").exists(), "{line}");
    }
    let line = format!("{simulate} --output x.csv --plot y.svg");
    folder.run(&line).succeeded();
}

fn what_a_killed_run_left_is_cleared() {
    let folder = Folder::new();
    let endless = "simulate test_sleigh --method rk4 --step 0.001 --until 1e9 --output x.csv";
    let (killed, alive) = (started(&folder, endless), started(&folder, endless));
    let temporary =
        || folder.files().into_iter().filter(|name| name.starts_with(".x.csv.nh-") && name.ends_with(".tmp"));
    until("both write", || temporary().count() == 2);
    signal(&killed, "KILL");
    killed.wait_with_output().unwrap();
    let own = ".x.csv.nh-notes.tmp";
    fs::write(folder.join(own), "a name that only looks like one").unwrap();
    fs::write(folder.join(".xx.csv.nh-abcdef.tmp"), "another file's").unwrap();
    let short = "simulate test_sleigh --method rk4 --step 0.1 --until 1 --output x.csv";
    let result = folder.run(short).succeeded();
    assert_eq!(result.stderr.matches("left by a run that was killed").count(), 1, "{}", result.stderr);
    assert!(folder.join(own).exists() && folder.join(".xx.csv.nh-abcdef.tmp").exists());
    // The file of the running process stays.
    assert_eq!(temporary().count(), 2, "{:?}", folder.files());
    signal(&alive, "TERM");
    assert_eq!(done(alive).0.code, 130);
    assert_eq!(folder.files(), [own, ".xx.csv.nh-abcdef.tmp", "x.csv"]);
}

fn ensembles_of_dishonest_sizes_are_refused() {
    let folder = Folder::new();
    for (line, message) in [
        ("--step 1e-6 --until 1000 --every 1", "record less often"),
        ("--step 0.1 --until 10 --count 1e12 --output x.csv", "its disk has"),
        ("--step 0.1 --until 10 --count 1e12 --every 1 --output x.parquet", "its disk has"),
        ("--step 1e-9 --until 1e6 --count 1e12", "which no machine can finish"),
    ] {
        let began = Instant::now();
        let line = format!("ensemble test_sleigh --method rk4 {line}");
        let result = folder.run(&line);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
        assert!(began.elapsed().as_secs() < 20, "{line}");
        assert_eq!(folder.files(), [""; 0]);
    }
    let began = Instant::now();
    let line = "ensemble test_sleigh --method rk4 --step 0.1 --until 1 --count 4 --threads 100000";
    ran(nh(line.split_whitespace()).output().unwrap()).succeeded();
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}

/// The summary does not mix with the rows, and a file on standard output is not replaced.
fn standard_output_has_other_names() {
    if !cfg!(unix) {
        return;
    }
    let folder = Folder::new();
    let line = "simulate test_sleigh --step 0.1 --until 1 --output";
    let rows = ran(nh(format!("{line} -").split_whitespace()).output().unwrap()).stdout;
    for name in ["/dev/stdout", "/dev/fd/1"] {
        let words = format!("{line} {name} --format csv");
        assert_eq!(ran(nh(words.split_whitespace()).output().unwrap()).stdout, rows);
        let path = folder.join("rows");
        let file = File::create(&path).unwrap();
        let status = nh(words.split_whitespace()).stdout(file).stderr(Stdio::null()).status().unwrap();
        assert!(status.success() && fs::read_to_string(&path).unwrap() == rows);
    }
    let result = ran(nh(format!("{line} /dev/null --format csv --plot x.svg").split_whitespace())
        .current_dir(folder.path())
        .output()
        .unwrap());
    assert_eq!(result.code, 0, "{}", result.stderr);
}

/// Pipes without a writer, devices without an end, files of gigabytes: each is refused immediately,
/// and no more is read than the size limit of a declaration.
fn what_is_no_file_is_not_read() {
    let folder = Folder::new();
    assert!(Command::new("mkfifo").arg(folder.join("pipe.yaml")).status().unwrap().success());
    File::create(folder.join("sparse.yaml")).unwrap().set_len(3 << 30).unwrap();
    fs::create_dir(folder.join("folder.yaml")).unwrap();
    let package = folder.join("package");
    fs::create_dir_all(package.join("src")).unwrap();
    fs::write(
        package.join("Cargo.toml"),
        "[package]\nname = \"p\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n",
    )
    .unwrap();
    for (file, message) in [
        ("pipe.yaml", "it is not a regular file"),
        ("/dev/zero", "it is not a regular file"),
        ("sparse.yaml", "it is larger than 1 MiB"),
        ("folder.yaml", "it is a folder"),
        ("missing.yaml", "there is no such file"),
    ] {
        let source = format!("#[nonholonomic::nonholonomic(model = \"../{file}\")]\nstruct X;\n");
        fs::write(package.join("src/lib.rs"), source.replace("..//", "/")).unwrap();
        for line in [
            format!("simulate {file} --step 0.1 --until 1"),
            format!("explain {file}"),
            format!("generate {file}"),
            format!("generate --python p {file}"),
            format!("generate --c p {file}"),
            format!("animate {file} --step 0.1 --until 1 --output x.html"),
            format!("order {file}"),
            format!("check-derivatives {file}"),
            format!("stability {file}"),
            format!("new n --from {file}"),
            format!("simulate {file} --step 0.1 --until 1 --watch"),
            "prepare package".to_owned(),
        ] {
            let began = Instant::now();
            let result = folder.run(&line);
            let missing = file == "missing.yaml" && result.stderr.contains("No such file");
            assert!(result.stderr.contains(message) || missing, "{line}: {}", result.stderr);
            assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
            assert!(began.elapsed().as_secs() < 20, "{line}: {:?}", began.elapsed());
        }
    }
    // Prepared files and the package's sources are treated alike.
    let yaml = SLEIGH.replace("name: sleigh", "name: X");
    fs::write(folder.join("x.yaml"), yaml).unwrap();
    fs::write(package.join("src/lib.rs"), "#[nonholonomic::nonholonomic(model = \"../x.yaml\")]\nstruct X;\n").unwrap();
    let prepare = |line: &str| folder.run(line);
    assert_eq!(prepare("prepare package").code, 0, "{}", prepare("prepare package").stderr);
    let prepared = fs::read_dir(package.join(".nh")).unwrap().next().unwrap().unwrap().path();
    fs::remove_file(&prepared).unwrap();
    assert!(Command::new("mkfifo").arg(&prepared).status().unwrap().success());
    let check = prepare("prepare --check package");
    assert!(check.code != 0 && (check.stdout + &check.stderr).contains("it is not a regular file"));
    fs::write(package.join("src/lib.rs"), "mod more;").unwrap();
    assert!(Command::new("mkfifo").arg(package.join("src/more.rs")).status().unwrap().success());
    let began = Instant::now();
    prepare("prepare package");
    assert!(began.elapsed().as_secs() < 20);
}

fn a_declaration_on_standard_input() {
    let folder = Folder::with("sleigh.yaml", SLEIGH);
    let from = |line: &str, file: &str| {
        let input = File::open(if file.starts_with('/') { file.into() } else { folder.join(file) }).unwrap();
        ran(nh(line.split(' ')).current_dir(folder.path()).stdin(input).output().unwrap())
    };
    for line in
        ["simulate F --step 0.1 --until 1 --output -", "explain F", "generate F --method rk4", "order F --halvings 2"]
    {
        let (wanted, found) =
            (from(&line.replace('F', "sleigh.yaml"), "sleigh.yaml"), from(&line.replace('F', "-"), "sleigh.yaml"));
        assert_eq!(found.code, 0, "{line}: {}", found.stderr);
        // Times differ.
        assert!(wanted.stdout == found.stdout || line.starts_with("order"), "{line}: {}", found.stdout);
    }
    // The animation reads the declaration twice.
    assert_eq!(from("animate - --step 0.1 --until 1 --output x.html", "sleigh.yaml").code, 0);
    let endless = from("explain -", "/dev/zero");
    assert!(endless.code == 2 && endless.stderr.contains("it is larger than 1 MiB"), "{}", endless.stderr);
    fs::write(folder.join("wrong.yaml"), SLEIGH.replace("theta_dot^2", "theta_dott^2")).unwrap();
    let wrong = from("explain -", "wrong.yaml");
    assert!(wrong.code == 2 && wrong.stderr.starts_with("<stdin>:3:"), "{}", wrong.stderr);
}

/// Escape sequences, NUL, bidirectional controls and zero-width characters in files and arguments
/// do not reach the terminal.
fn no_control_reaches_the_terminal() {
    const HIDDEN: [&str; 6] = ["\u{1b}[31m", "\u{202e}", "\u{200b}", "\u{7}", "\u{feff}", "\u{9b}1m"];
    let folder = Folder::new();
    let clean = |line: &str, result: &Ran| {
        for text in [&result.stdout, &result.stderr] {
            let found = text
                .chars()
                .find(|c| c.is_control() && *c != '\n' || HIDDEN.iter().any(|hidden| hidden.starts_with(*c)));
            assert_eq!(found, None, "{line}: {text:?}");
        }
    };
    let escaped = |text: &str| text.chars().map(|c| format!("\\U{:08x}", c as u32)).collect::<String>();
    for hidden in HIDDEN {
        let written = escaped(hidden);
        let text = SLEIGH
            .replace("name: sleigh", &format!("name: sleigh\ntext: \"one {written} two\"\nsource: \"{written}\""));
        fs::write(folder.join("text.yaml"), &text).unwrap();
        fs::write(folder.join("key.yaml"), text.replace("methods:", &format!("\"me{written}thods\":"))).unwrap();
        fs::write(folder.join("raw.yaml"), SLEIGH.replace("x_dot^2", &format!("x_d{hidden}ot^2 # {hidden}"))).unwrap();
        for line in [
            "simulate text.yaml --step 0.1 --until 1",
            "explain text.yaml --stage model",
            "explain text.yaml --stage model --format json",
            "explain text.yaml --stage rust --method rk4",
            "generate text.yaml --method rk4",
            "explain key.yaml",
            "explain raw.yaml",
        ] {
            let result = folder.run(line);
            clean(line, &result);
            if line.ends_with("json") {
                serde_json::from_str::<serde_json::Value>(&result.stdout)
                    .unwrap_or_else(|e| panic!("{e}: {}", result.stdout));
            }
        }
        let with = |option: &str| {
            ["simulate", "test_sleigh", "--step", "0.1", "--until", "1", option].map(str::to_owned).to_vec()
        };
        let mut commands: Vec<Vec<String>> =
            ["--q", "--v", "--set", "--data", "--method", "--output", "--columns", "--step", "--nonsense", "--gain"]
                .iter()
                .map(|option| [with(option), vec![format!("theta{hidden}=1{hidden}")]].concat())
                .collect();
        commands.push(vec![format!("sim{hidden}ulate")]);
        commands.push(vec![
            "simulate".to_owned(),
            format!("mo{hidden}del"),
            "--step=1".to_owned(),
            "--until=1".to_owned(),
        ]);
        commands.push(vec!["explain".to_owned(), format!("mo{hidden}del.yaml")]);
        commands.push([with("--q"), vec![format!("theta={hidden}")]].concat());
        commands.push(vec![format!("--budget={hidden}"), "models".to_owned()]);
        for command in commands {
            let result = ran(nh(&command).current_dir(folder.path()).output().unwrap());
            clean(&format!("{command:?}"), &result);
            assert!(result.code == 2, "{command:?}: {}", result.stderr);
        }
    }
}

fn long_arguments_and_repeated_mistakes_are_short() {
    let folder = Folder::new();
    let empty = vec!["\"\""; 2000].join(", ");
    fs::write(folder.join("empty.yaml"), SLEIGH.replace("-x_dot*sin(theta) + y_dot*cos(theta)", &empty)).unwrap();
    fs::write(folder.join("names.yaml"), SLEIGH.replace("x_dot^2", &vec!["z"; 1900].join("+"))).unwrap();
    let long = "9a".repeat(50_000);
    let run = "simulate test_sleigh --step 0.1 --until 1";
    for (line, message) in [
        ("explain empty.yaml".to_owned(), "and at 1997 more places"),
        ("explain names.yaml".to_owned(), "and at 1897 more places"),
        (format!("{run} --q theta={long}"), "is not a number"),
        (format!("{run} --q {long}"), "is not of the form name=value"),
        (format!("{run} --method {long}"), "unknown method"),
        (format!("{run} --step {long}"), "--step"),
        (format!("{run} --until {long}"), "--until"),
        (format!("simulate {long} --step 1 --until 1"), "unknown model"),
        (format!("explain {long}.yaml"), "cannot read"),
        (format!("--{long}"), "unexpected argument"),
    ] {
        let result = folder.run(&line);
        let shown: String = line.chars().take(60).collect();
        assert!(result.code == 2 && result.stderr.contains(message), "{shown}: {}", result.stderr);
        assert!(result.stderr.len() < 3000, "{shown}: {} bytes", result.stderr.len());
    }
}

#[cfg(not(target_os = "linux"))]
fn paths_need_not_be_unicode() {}

#[cfg(target_os = "linux")]
fn paths_need_not_be_unicode() {
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let odd = |end: &str| OsString::from_iter([OsStr::from_bytes(b"s\xff\xfe"), OsStr::new(end)]);
    fs::create_dir(folder.path().join(odd(""))).unwrap();
    let inside = |end: &str| Path::new(&odd("")).join(odd(end)).into_os_string();
    let file = inside(".yaml");
    fs::write(folder.path().join(&file), SLEIGH).unwrap();
    let words = |line: &str| line.split(' ').map(OsString::from).collect::<Vec<_>>();
    for (before, after, outputs) in [
        ("simulate", "--step 0.1 --until 1", &[("--output", ".csv"), ("--plot", ".svg")][..]),
        ("simulate", "--step 0.1 --until 1", &[("--output", ".json"), ("--plot", ".png")]),
        ("ensemble", "--step 0.1 --until 1 --count 3", &[("--output", ".parquet"), ("--plot", ".pdf")]),
        ("animate", "--step 0.1 --until 1", &[("--output", ".html")]),
        ("explain", "", &[]),
        ("generate", "--method rk4", &[("--output", ".rs")]),
        ("compare", "--methods rk4 --step 0.1 --until 1", &[("--output", "2.csv")]),
        ("order", "--halvings 2", &[("--output", "2.json")]),
        ("new", "", &[]),
    ] {
        let mut command = words(before);
        match before {
            "new" => command.extend(["crate-of-mine".into(), "--from".into(), file.clone()]),
            _ => command.push(file.clone()),
        }
        command.extend(words(after).into_iter().filter(|word| !word.is_empty()));
        command.extend(outputs.iter().flat_map(|(option, end)| [OsString::from(option), inside(end)]));
        let result = ran(nh(&command).current_dir(folder.path()).output().unwrap());
        assert_eq!(result.code, 0, "{command:?}: {}", result.stderr);
        assert!(outputs.iter().all(|(_, end)| folder.path().join(inside(end)).exists()), "{command:?}");
    }
    // An error in it is reported.
    fs::write(folder.path().join(&file), SLEIGH.replace("theta_dot^2", "thet_dot^2")).unwrap();
    let result = ran(nh([OsString::from("explain"), file]).current_dir(folder.path()).output().unwrap());
    assert!(result.code == 2 && result.stderr.contains(".yaml:3:"), "{}", result.stderr);
}
