//! Starting the worker and hearing it out.
//!
//! The worker is the build script (see `build.rs`). It queues for the algebra engine by itself; what the macro adds is
//! patience where the engine refuses to start because a program of somebody else's holds it, an end to waiting, and a
//! sentence for every way in which a process can fail to answer.

use crate::conversation::{Conversation, Event, Phase};
use nonholonomic_prepared::hash;
use nonholonomic_prepared::protocol::{BUDGET, Reply, SERVE};
use std::convert::Infallible;
use std::env;
use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// How long an expansion may wait for others.
const ENGINE_WAIT: Duration = Duration::from_secs(300);

/// How long to keep trying where the engine refuses to start.
const REFUSAL_WAIT: Duration = Duration::from_secs(20);

/// Time that the worker needs on top of its own to start, to give up queueing, and to say that its budget is spent.
const MARGIN: Duration = Duration::from_secs(10);

/// A program to ask for one expansion, and how patiently.
pub struct Worker {
    program: PathBuf,
    /// Text that tells it from another build of it.
    pub identity: String,
    timeout: Duration,
    /// How long the expansion may wait for others: for who makes the same one, who has the engine, and who has it without queueing.
    engine_wait: Duration,
    /// Since when it is wanted.
    begin: Instant,
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
    ///
    /// # Errors
    /// A variable that does not say how patient; a sentence.
    pub fn from_environment() -> Result<Worker, String> {
        let (program, identity) = match env::var_os("NH_WORKER").map(PathBuf::from) {
            None => (env!("NH_WORKER").into(), env!("NH_WORKER_HASH").to_owned()),
            Some(other) => (other.clone(), fs::read(other).map_or_else(|_| String::new(), |content| hash(&content))),
        };
        let variable = |name| seconds(name, env::var_os(name).map(|value| value.to_string_lossy().into_owned()));
        Ok(Worker {
            program,
            identity,
            timeout: variable("NH_WORKER_TIMEOUT")?.unwrap_or_else(|| budget().saturating_add(MARGIN)),
            engine_wait: variable("NH_ENGINE_WAIT")?.unwrap_or(ENGINE_WAIT),
            begin: Instant::now(),
            log: env::var_os("NH_WORKER_LOG").map(PathBuf::from),
        })
    }

    /// How long somebody else may take who makes the same expansion.
    pub fn patience(&self) -> Duration {
        self.timeout.saturating_mul(2).saturating_add(self.engine_wait).saturating_add(MARGIN)
    }

    /// Asks, and asks again while the engine is somebody else's.
    pub fn ask(&self, request: &str, name: &str) -> Result<Reply, Failure> {
        let mut refused: Option<Instant> = None;
        let mut pause = Duration::from_millis(50);
        loop {
            let answer = self.ask_once(request, name);
            if !matches!(answer, Err(Failure::Refused { .. })) {
                return answer;
            }
            let waited = refused.get_or_insert_with(Instant::now).elapsed();
            if waited + pause >= REFUSAL_WAIT || self.begin.elapsed() + pause >= self.engine_wait {
                return Err(Failure::Refused { waited });
            }
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_secs(2));
        }
    }

    fn ask_once(&self, request: &str, name: &str) -> Result<Reply, Failure> {
        let start_failure = |error| Failure::Start { program: self.program.clone(), error };
        let waited = self.begin.elapsed();
        let mut command = Command::new(&self.program);
        command
            .env(SERVE, "1")
            .env("NH_ENGINE_WAIT", self.engine_wait.as_secs_f64().to_string())
            .env("NH_ENGINE_WAITED", waited.as_secs_f64().to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let (mut child, input) = spawn(command).map_err(start_failure)?;
        let _open = send(input, request);
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
        conversation.pass_on();
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
                Phase::Queueing => self.engine_wait.saturating_add(MARGIN),
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

/// The number of seconds in a variable that has this value. More than can be counted are as many as can be.
fn seconds(name: &str, value: Option<String>) -> Result<Option<Duration>, String> {
    let Some(value) = value.filter(|value| !value.trim().is_empty()) else { return Ok(None) };
    let is_number = value.trim().chars().all(|c| c.is_ascii_digit() || c == '.');
    match value.trim().parse() {
        Ok(seconds) if is_number => Ok(Some(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))),
        _ => Err(format!("`{name}={value}` is no number of seconds; write `{name}=300`")),
    }
}

/// Starts a process and gives the way to its standard input.
///
/// A pipe would do, but rustc leaves SIGPIPE at its default: to write to a worker that has died would end the compiler
/// without a word. To write to a socket gives an error.
#[cfg(unix)]
fn spawn(mut command: Command) -> io::Result<(Child, impl Write + Send + 'static)> {
    use std::os::{fd::OwnedFd, unix::net::UnixStream};
    let (ours, theirs) = UnixStream::pair()?;
    let child = command.stdin(OwnedFd::from(theirs)).spawn()?;
    Ok((child, ours))
}

#[cfg(not(unix))]
fn spawn(mut command: Command) -> io::Result<(Child, impl Write + Send + 'static)> {
    let mut child = command.stdin(Stdio::piped()).spawn()?;
    let input = child.stdin.take().ok_or(ErrorKind::BrokenPipe)?;
    Ok((child, input))
}

/// Sends the request, and keeps the way open until what is returned is dropped: that it ends tells a worker that nobody
/// listens any more.
fn send(mut input: impl Write + Send + 'static, request: &str) -> Sender<Infallible> {
    let (open, closed) = mpsc::channel();
    let line = format!("{request}\n");
    // On a thread of its own, since a worker that does not read would hold up this one.
    thread::spawn(move || {
        input.write_all(line.as_bytes()).and_then(|()| input.flush()).ok();
        closed.recv().ok();
    });
    open
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

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Start { program, error } => {
                let name = program.file_name().and_then(OsStr::to_str).unwrap_or("worker");
                writeln!(f, "the worker process that expands `#[nonholonomic]` cannot be started: {error}")?;
                match error.kind() {
                    ErrorKind::NotFound | ErrorKind::PermissionDenied => write!(
                        f,
                        "help: `{name}` is nonholonomic-macros' build script; `cargo clean -p nonholonomic-macros` has it built again"
                    ),
                    // The program is there; what is missing are processes, files or memory.
                    _ => write!(f, "help: end other programs, or build with fewer jobs, and build again"),
                }
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
                after.as_secs_f64()
            ),
            Failure::Garbled { error } => write!(
                f,
                "the worker process that expands `#[nonholonomic]` gave an answer that cannot be read: {error}\nhelp: \
                 `cargo clean -p nonholonomic-macros` has macro and worker built again"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_seconds_is_taken_and_nothing_else() {
        let of = |value: &str| seconds("NH_X", Some(value.into()));
        assert_eq!(seconds("NH_X", None), Ok(None));
        assert_eq!(of(" "), Ok(None));
        assert_eq!(of("0"), Ok(Some(Duration::ZERO)));
        assert_eq!(of(" 1.5 "), Ok(Some(Duration::from_millis(1500))));
        for value in ["18446744073709551615", "99999999999999999999999999"] {
            assert_eq!(of(value), Ok(Some(Duration::MAX)), "{value}");
        }
        for value in ["soon", "-1", "1e9", "inf", "nan", "1.2.3", "5 s"] {
            let error = format!("`NH_X={value}` is no number of seconds; write `NH_X=300`");
            assert_eq!(of(value), Err(error));
        }
    }

    #[test]
    fn the_longest_patience_is_no_overflow() {
        let worker = Worker {
            program: PathBuf::from("/no/such/worker"),
            identity: String::new(),
            timeout: Duration::MAX,
            engine_wait: Duration::MAX,
            begin: Instant::now(),
            log: None,
        };
        assert_eq!(worker.patience(), Duration::MAX);
        let (send, heard) = mpsc::channel();
        drop(send);
        let mut conversation = Conversation::default();
        conversation.hear(Event::Output(b"\x1e\"queueing\"\n".into()));
        assert_eq!(conversation.phase, Phase::Queueing);
        assert!(worker.hear_out(&mut conversation, &heard).is_ok());
        assert!(matches!(worker.ask("{}", "a"), Err(Failure::Start { .. })));
    }

    #[test]
    fn the_advice_is_for_what_is_wrong() {
        let failure = |kind: ErrorKind| Failure::Start { program: "worker".into(), error: kind.into() }.to_string();
        for kind in [ErrorKind::NotFound, ErrorKind::PermissionDenied] {
            assert!(failure(kind).contains("`cargo clean -p nonholonomic-macros`"), "{kind}");
        }
        for kind in [ErrorKind::OutOfMemory, ErrorKind::WouldBlock] {
            assert!(failure(kind).contains("end other programs") && !failure(kind).contains("cargo clean"), "{kind}");
        }
    }
}
