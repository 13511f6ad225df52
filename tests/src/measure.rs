//! Processor time and memory of a program, read in `/proc` while it runs. Requires Linux.

use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io, thread};

/// Time and memory of a run of a program.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    /// Processor time, in user and system mode.
    pub seconds: f64,
    /// The elapsed time.
    pub elapsed: f64,
    /// The largest resident set.
    pub megabytes: f64,
    /// The end of the run.
    pub end: End,
}

/// The end of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The status was 0.
    Success,
    /// The status was another; the first line of the standard error that begins with `error`, or
    /// the last.
    Failure(String),
    /// The program was stopped.
    OutOfTime,
}

impl Taken {
    /// Returns the time for a table, in seconds.
    #[must_use]
    pub fn seconds(&self) -> String {
        match &self.end {
            End::Success => format!("{:.2}", self.seconds),
            End::Failure(_) => "refused".into(),
            End::OutOfTime => format!("> {:.0}", self.seconds),
        }
    }

    /// Returns the elapsed time, and the processor time if several processors share the work.
    #[must_use]
    pub fn elapsed(&self) -> String {
        match &self.end {
            End::Success => format!("{:.1} ({:.1})", self.elapsed, self.seconds),
            End::Failure(_) | End::OutOfTime => self.seconds(),
        }
    }

    /// Returns the memory for a table.
    #[must_use]
    pub fn megabytes(&self) -> String {
        match &self.end {
            End::Failure(_) => "–".into(),
            End::OutOfTime => format!("> {:.0}", self.megabytes),
            End::Success => format!("{:.0}", self.megabytes),
        }
    }
}

/// Runs a program to its end, or until its processor time exceeds the limit, and reads its usage
/// every few milliseconds. A process that has ended still shows its times until it is waited for. A
/// process that waits forever is stopped, too.
///
/// # Errors
/// If it cannot be started, or `/proc` cannot be read.
pub fn watch(mut command: Command, limit: f64) -> io::Result<Taken> {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
    // The standard error must be read; otherwise a full pipe blocks the program.
    let errors = child.stderr.take().map(|mut pipe| {
        thread::spawn(move || {
            let mut text = String::new();
            pipe.read_to_string(&mut text).map(|_| text)
        })
    });
    let (mut seconds, mut megabytes) = (0.0_f64, 0.0_f64);
    let since = Instant::now();
    let out_of_time = loop {
        let ended = use_of(&child, &mut seconds, &mut megabytes)?;
        if ended {
            break false;
        }
        if seconds > limit || since.elapsed().as_secs_f64() > 10.0 * limit + 300.0 {
            break true;
        }
        thread::sleep(Duration::from_millis(4));
    };
    let elapsed = since.elapsed().as_secs_f64();
    if out_of_time {
        child.kill()?;
    }
    let status = child.wait()?;
    let said = errors.and_then(|thread| thread.join().ok()).transpose()?.unwrap_or_default();
    let end = if out_of_time {
        End::OutOfTime
    } else if status.success() {
        End::Success
    } else {
        let message = said.lines().find(|l| l.starts_with("error")).or_else(|| said.lines().last());
        End::Failure(message.unwrap_or("it says nothing").to_owned())
    };
    Ok(Taken { seconds, elapsed, megabytes, end })
}

/// Updates the usage of a process. Returns whether it has ended.
fn use_of(child: &Child, seconds: &mut f64, megabytes: &mut f64) -> io::Result<bool> {
    let folder = PathBuf::from(format!("/proc/{}", child.id()));
    let stat = fs::read_to_string(folder.join("stat"))?;
    // The fields after the name, which is in parentheses: state is the 3rd field, utime and stime
    // the 14th and 15th, in ticks of 1/100 s (`man 5 proc`; USER_HZ is 100 on every architecture
    // that Linux is built for today).
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |i: usize| fields.get(i).and_then(|f| f.parse::<f64>().ok()).unwrap_or_default();
    *seconds = (ticks(11) + ticks(12)) / 100.0;
    let status = fs::read_to_string(folder.join("status"))?;
    let high =
        status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.split_whitespace().next()?.parse::<f64>().ok());
    *megabytes = megabytes.max(high.unwrap_or_default() / 1024.0);
    Ok(fields.first() == Some(&"Z"))
}

/// Prints the error of a program, if there is one, and returns its exit code.
pub fn exit_code(result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
