//! Starting the worker and hearing it out.
//!
//! The worker is the build script (see `build.rs`). It queues for the algebra engine by itself; what the macro adds is
//! patience where the engine refuses to start because a program of somebody else's holds it, an end to waiting, and a
//! sentence for every way in which a process can fail to answer.

use crate::protocol::{Frame, RECORD_SEPARATOR, Reply};
use std::env;
use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// Tells the build script that it is started as the worker.
const SERVE: &str = "NH_WORKER_SERVE";

/// How long a derivation may take, once the worker has the engine; it sees to that itself. (`nh_codegen::budget` has the same.)
const BUDGET: Duration = Duration::from_secs(60);

/// How long it may queue for the engine behind other workers.
const ENGINE_WAIT: Duration = Duration::from_secs(300);

/// How long to keep trying where the engine refuses to start.
const REFUSAL_WAIT: Duration = Duration::from_secs(20);

/// What the worker needs on top of its own time to start, to give up queueing, and to say that its budget is spent.
const MARGIN: Duration = Duration::from_secs(10);

/// A program to ask, and how patiently.
pub struct Worker {
    program: PathBuf,
    timeout: Duration,
    engine_wait: Duration,
    log: Option<PathBuf>,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Failure {
    /// It cannot be started.
    Start { program: PathBuf, error: io::Error },
    /// The engine does not start while another instance of it runs.
    Refused { waited: Duration },
    /// It ended without an answer.
    Died { status: ExitStatus, output: String },
    /// It was stopped because it took too long.
    Timeout { after: Duration },
    /// It said what is not in the protocol.
    Garbled { error: String },
}

impl Worker {
    /// The worker that was built with this macro (or the one that `NH_WORKER` names), as patient as
    /// `NH_WORKER_TIMEOUT` or `NH_BUDGET_SECONDS`, and `NH_ENGINE_WAIT` say.
    pub fn from_environment() -> Worker {
        let seconds = |name: &str| env::var(name).ok()?.parse().ok().map(Duration::from_secs);
        Worker {
            program: env::var_os("NH_WORKER").map_or_else(|| env!("NH_WORKER").into(), PathBuf::from),
            timeout: seconds("NH_WORKER_TIMEOUT").unwrap_or_else(|| budget().saturating_add(MARGIN)),
            engine_wait: seconds("NH_ENGINE_WAIT").unwrap_or(ENGINE_WAIT),
            log: env::var_os("NH_WORKER_LOG").map(PathBuf::from),
        }
    }

    /// What tells this worker from another build of it. (Its contents would, too, but a hundred megabytes take longer
    /// to read than most declarations to expand.)
    pub fn identity(&self) -> String {
        let stamp = fs::metadata(&self.program).and_then(|data| Ok((data.len(), data.modified()?)));
        let (length, modified) = stamp.unwrap_or((0, SystemTime::UNIX_EPOCH));
        let age = modified.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        format!("{length} bytes, {} ns", age.as_nanos())
    }

    /// The longest that [`Worker::ask`] takes.
    pub fn patience(&self) -> Duration {
        self.timeout.saturating_mul(2).saturating_add(self.engine_wait + REFUSAL_WAIT + MARGIN)
    }

    /// Asks, and asks again while the engine is somebody else's.
    pub fn ask(&self, request: &str, name: &str) -> Result<Reply, Failure> {
        let begin = Instant::now();
        let wait = self.engine_wait.min(REFUSAL_WAIT);
        let mut pause = Duration::from_millis(50);
        loop {
            match self.ask_once(request, name) {
                Err(Failure::Refused { .. }) if begin.elapsed() + pause < wait => {
                    thread::sleep(pause);
                    pause = (pause * 2).min(Duration::from_secs(2));
                }
                Err(Failure::Refused { .. }) => return Err(Failure::Refused { waited: begin.elapsed() }),
                answer => return answer,
            }
        }
    }

    fn ask_once(&self, request: &str, name: &str) -> Result<Reply, Failure> {
        let start_failure = |error| Failure::Start { program: self.program.clone(), error };
        let input = input_file(request).map_err(start_failure)?;
        let mut child = Command::new(&self.program)
            .env(SERVE, "1")
            .env("NH_ENGINE_WAIT", self.engine_wait.as_secs().to_string())
            .stdin(input)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(start_failure)?;
        self.log_start(child.id(), name);

        let (events, heard) = mpsc::channel();
        if let Some(stdout) = child.stdout.take() {
            listen(stdout, events.clone(), Event::Output);
        }
        if let Some(stderr) = child.stderr.take() {
            listen(stderr, events, Event::Notice);
        }
        let mut conversation = Conversation::default();
        let ended = self.hear_out(&mut conversation, &heard);
        if ended.is_err() {
            child.kill().ok();
        }
        let status = wait(&mut child);
        ended?;
        conversation.close();
        let status = status.map_err(start_failure)?;

        if conversation.reply.is_none() && conversation.phase == Phase::Queueing && is_abort(status) {
            // Nothing is passed on: the engine's refusal would be on the screen once for each attempt.
            return Err(Failure::Refused { waited: Duration::ZERO });
        }
        // The engine's notice goes where a program's notices go.
        io::stderr().write_all(&conversation.notice).ok();
        match conversation.reply {
            Some(Ok(reply)) => Ok(reply),
            Some(Err(error)) => Err(Failure::Garbled { error }),
            None => Err(Failure::Died { status, output: conversation.last_words() }),
        }
    }

    /// Listens until both streams are closed. Queueing for the engine and working with it have limits of their own.
    fn hear_out(&self, conversation: &mut Conversation, heard: &Receiver<Event>) -> Result<(), Failure> {
        let mut phase = conversation.phase;
        let mut since = Instant::now();
        loop {
            let limit = match phase {
                Phase::Queueing => self.engine_wait + MARGIN,
                Phase::Reading | Phase::Working => self.timeout,
            };
            match heard.recv_timeout(limit.saturating_sub(since.elapsed())) {
                Ok(event) => conversation.hear(event),
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Err(RecvTimeoutError::Timeout) => return Err(Failure::Timeout { after: limit }),
            }
            if conversation.phase != phase {
                phase = conversation.phase;
                since = Instant::now();
            }
        }
    }

    /// One line for each worker started, for those who wonder where the time of a build goes.
    fn log_start(&self, id: u32, name: &str) {
        if let Some(log) = &self.log
            && let Ok(mut file) = OpenOptions::new().create(true).append(true).open(log)
        {
            // In one piece: several compilers may be writing.
            file.write_all(format!("{id} {name}\n").as_bytes()).ok();
        }
    }
}

/// How long the worker takes before it gives up. What is no number of seconds it refuses itself.
fn budget() -> Duration {
    let seconds = env::var("NH_BUDGET_SECONDS").ok().and_then(|text| text.trim().parse().ok());
    seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).unwrap_or(BUDGET)
}

/// The request as a file that is gone when it is closed.
///
/// A pipe would be simpler, but rustc leaves SIGPIPE at its default: to write to a worker that has died would end the
/// compiler without a word.
fn input_file(request: &str) -> io::Result<File> {
    static COUNTER: AtomicU64 = AtomicU64::new(0);
    let number = COUNTER.fetch_add(1, Ordering::Relaxed);
    let stamp = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_nanos();
    let path = env::temp_dir().join(format!("nh-request-{}-{number}-{stamp}", std::process::id()));
    let mut file = File::options().read(true).write(true).create_new(true).open(&path)?;
    let written = file.write_all(request.as_bytes()).and_then(|()| file.rewind());
    fs::remove_file(&path).ok();
    written.map(|()| file)
}

enum Event {
    Output(Vec<u8>),
    Notice(Vec<u8>),
}

/// Passes on what comes through a pipe. Ends with the pipe; nobody waits for it.
fn listen(mut pipe: impl Read + Send + 'static, events: Sender<Event>, event: fn(Vec<u8>) -> Event) {
    thread::spawn(move || {
        let mut buffer = [0; 8192];
        while let Ok(count @ 1..) = pipe.read(&mut buffer) {
            if events.send(event(buffer[..count].to_vec())).is_err() {
                break;
            }
        }
    });
}

fn wait(child: &mut Child) -> io::Result<ExitStatus> {
    // Both pipes are closed or the process has been killed; a process that lives on with closed pipes is stopped.
    let begin = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        if begin.elapsed() > MARGIN {
            child.kill()?;
            return child.wait();
        }
        thread::sleep(Duration::from_millis(1));
    }
}

#[cfg(unix)]
fn is_abort(status: ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;
    const SIGABRT: i32 = 6;
    status.signal() == Some(SIGABRT)
}

/// Elsewhere an abort has an exit code of the system's choice; what it cannot be is one of the worker's own.
#[cfg(not(unix))]
fn is_abort(status: ExitStatus) -> bool {
    !matches!(status.code(), Some(0 | 1 | 101))
}

/// How far the worker has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    /// It reads the declaration.
    #[default]
    Reading,
    /// It waits for the engine. An abort is the engine's refusal to start.
    Queueing,
    /// It uses the engine.
    Working,
}

/// What was heard so far.
#[derive(Default)]
struct Conversation {
    /// Output that is not a complete line yet.
    pending: Vec<u8>,
    /// All that is not a frame.
    notice: Vec<u8>,
    phase: Phase,
    reply: Option<Result<Reply, String>>,
}

impl Conversation {
    fn hear(&mut self, event: Event) {
        match event {
            Event::Notice(bytes) => self.notice.extend(bytes),
            Event::Output(bytes) => {
                self.pending.extend(bytes);
                while let Some(end) = self.pending.iter().position(|&byte| byte == b'\n') {
                    let line: Vec<u8> = self.pending.drain(..=end).collect();
                    self.line(&line);
                }
            }
        }
    }

    /// A frame is what stands between the line's last record separator and its end.
    fn line(&mut self, line: &[u8]) {
        let Some(start) = line.iter().rposition(|&byte| byte == RECORD_SEPARATOR) else {
            self.notice.extend(line);
            return;
        };
        self.notice.extend(&line[..start]);
        match serde_json::from_slice(&line[start + 1..]) {
            Ok(Frame::Queueing) => self.phase = Phase::Queueing,
            Ok(Frame::Started) => self.phase = Phase::Working,
            Ok(Frame::Reply(reply)) => self.reply = Some(Ok(reply)),
            Err(error) => self.reply = Some(Err(error.to_string())),
        }
    }

    /// Output that ends within a line is no frame.
    fn close(&mut self) {
        let rest = std::mem::take(&mut self.pending);
        if !rest.contains(&RECORD_SEPARATOR) {
            self.notice.extend(rest);
        }
    }

    /// The end of what it said, short enough for an error message.
    fn last_words(&self) -> String {
        let text = String::from_utf8_lossy(&self.notice);
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        lines[lines.len().saturating_sub(3)..].join("\n")
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Start { program, error } => {
                let name = program.file_name().and_then(OsStr::to_str).unwrap_or("worker");
                writeln!(f, "the worker process that expands `#[nonholonomic]` cannot be started: {error}")?;
                write!(f, "help: `{name}` is nh-macros' build script; `cargo clean -p nh-macros` has it built again")
            }
            Failure::Refused { waited } => write!(
                f,
                "the computer algebra engine does not start: another program on this machine is using it (tried for {} \
                 s)\nhelp: without a licence key Symbolica runs once per machine; end the other program, or set \
                 `SYMBOLICA_LICENSE`, and build again",
                waited.as_secs()
            ),
            Failure::Died { status, output } => {
                write!(f, "the worker process that expands `#[nonholonomic]` ended without an answer ({status})")?;
                if !output.is_empty() {
                    write!(f, "\nits last words: {output}")?;
                }
                write!(f, "\nhelp: if something killed it, build again")
            }
            Failure::Timeout { after } => write!(
                f,
                "the worker process that expands `#[nonholonomic]` did not answer within {} s and was stopped\nhelp: \
                 `NH_BUDGET_SECONDS` sets how long a derivation may take, `NH_WORKER_TIMEOUT` how many seconds to wait for it",
                after.as_secs()
            ),
            Failure::Garbled { error } => write!(
                f,
                "the worker process that expands `#[nonholonomic]` gave an answer that cannot be read: {error}\nhelp: \
                 `cargo clean -p nh-macros` has macro and worker built again"
            ),
        }
    }
}
