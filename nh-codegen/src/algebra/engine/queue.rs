//! The queue for the engine: one process has it, and those that wait get it in the order in which they came.
//!
//! It is made of file locks, which the operating system releases when a process ends, however it ends. One lock is the
//! engine's. Before it there are [`PLACES`] places with a lock each. Who comes takes the last place and moves up, and
//! lets go of a place only when it has the next one: nobody overtakes. More than that many stand around without order.
//!
//! Who has the engine writes a note. Anybody may write that note, so nothing depends on what it says.

use super::shared::{Folder, Use, is_in_place};
use std::fmt;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// The engine's lock.
const LOCK: &str = "nh-algebra-engine.lock";

/// The folder with the places.
const QUEUE: &str = "nh-algebra-engine.queue";

/// The note of who has the engine.
const NOTE: &str = "holder";

/// More than there are compilers at work at the same time. To pass them all takes a millisecond.
const PLACES: usize = 64;

/// Between two attempts to lock.
const PAUSE: Duration = Duration::from_millis(10);

/// After a wait: the process that had the lock is about to be gone, but its instance may outlive its lock by the time it takes to
/// close its files.
const GRACE: Duration = Duration::from_millis(50);

/// How long to wait without a word.
const SILENCE: Duration = Duration::from_secs(2);

/// How long to wait until the next word.
const REMINDER: Duration = Duration::from_secs(30);

/// How many bytes of a note are read, and how many characters are shown of what it names.
const NOTE_LENGTH: u64 = 256;
const NAME_LENGTH: usize = 60;

/// Request for the engine, and its patience.
pub(super) struct Wish<'w> {
    /// Name of what will be derived.
    pub(super) what: &'w str,
    /// Since when.
    pub(super) begin: Instant,
    /// Wait from then on.
    pub(super) wait: Duration,
    /// Callback that gets the state of the queue when this takes long.
    pub(super) tell: &'w mut dyn FnMut(&Waiting),
}

/// A process that waits for the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// How long it has waited.
    pub waited: Duration,
    /// Holder of the engine, if that process says so.
    pub holder: Option<Holder>,
    /// How many others come first, beside the holder.
    pub ahead: usize,
}

/// The process that has the engine, as it says itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Its number.
    pub process: u32,
    /// Name of what it derives.
    pub what: String,
    /// Time for which it has had the engine.
    pub time: Duration,
}

/// Why there is no lock.
pub(super) enum Failure {
    /// Others had it all the time.
    Busy(Waiting),
    /// It cannot be locked here.
    Unusable(io::Error),
}

impl fmt::Display for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.holder {
            None => write!(f, "another process is using it")?,
            Some(Holder { process, what, time }) => {
                write!(f, "process {process} has been deriving `{what}` with it for {} s", time.as_secs())?;
            }
        }
        match self.ahead {
            0 => Ok(()),
            1 => write!(f, "; one more comes first"),
            others => write!(f, "; {others} more come first"),
        }
    }
}

/// Waits for the lock that is in this folder, in the order in which processes come.
pub(super) fn lock(shared: &Path, wish: &mut Wish<'_>) -> Result<File, Failure> {
    let folder = Folder::open(shared).map_err(Failure::Unusable)?;
    // Where there can be no lock, there is nothing to queue for.
    folder.file(LOCK, Use::Lock).map_err(Failure::Unusable)?;
    // Where there can be no queue there is no order, but the lock.
    let queue = folder.folder(QUEUE).ok();
    let mut patience = Patience { queue: queue.as_ref(), silent: SILENCE, paused: false, wish };
    let mut place = None;
    if let Some(queue) = &queue {
        for number in (1..=PLACES).rev() {
            match patience.lock(number, || queue.file(&format!("{number:02}"), Use::Lock)) {
                Ok(next) => place = Some(next),
                // It is nobody's, and everybody passes it.
                Err(Failure::Unusable(_)) => {}
                Err(busy) => return Err(busy),
            }
        }
    }
    let lock = patience.lock(0, || folder.file(LOCK, Use::Lock))?;
    drop(place);
    if patience.paused {
        thread::sleep(GRACE);
    }
    // Systems clear their temporary folders of what has not been changed for days.
    lock.set_modified(SystemTime::now()).ok();
    if let Some(queue) = &queue {
        write_note(queue, patience.wish.what).ok();
    }
    Ok(lock)
}

struct Patience<'p, 'w> {
    queue: Option<&'p Folder>,
    /// For how long there is nothing to say.
    silent: Duration,
    /// Was there anything to wait for?
    paused: bool,
    wish: &'p mut Wish<'w>,
}

impl Patience<'_, '_> {
    /// Locks what `open` opens. It is opened for each attempt, since files can be removed.
    fn lock(&mut self, ahead: usize, open: impl Fn() -> io::Result<File>) -> Result<File, Failure> {
        loop {
            let file = open().map_err(Failure::Unusable)?;
            match file.try_lock() {
                Ok(()) if is_in_place(&file) => return Ok(file),
                Ok(()) | Err(TryLockError::WouldBlock) => self.pause(ahead)?,
                Err(TryLockError::Error(error)) => return Err(Failure::Unusable(error)),
            }
        }
    }

    fn pause(&mut self, ahead: usize) -> Result<(), Failure> {
        let waited = self.wish.begin.elapsed();
        let state = || Waiting { waited, holder: self.queue.and_then(read_note), ahead };
        if waited >= self.wish.wait {
            return Err(Failure::Busy(state()));
        }
        if waited >= self.silent {
            (self.wish.tell)(&state());
            self.silent = waited + REMINDER;
        }
        self.paused = true;
        thread::sleep(PAUSE.min(self.wish.wait - waited));
        Ok(())
    }
}

fn write_note(queue: &Folder, what: &str) -> io::Result<()> {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
    let mut file = queue.file(NOTE, Use::Note)?;
    file.set_len(0)?;
    file.write_all(format!("{} {since} {}", process::id(), shown(what)).as_bytes())
}

/// Holder that the note names, if that can be true.
fn read_note(queue: &Folder) -> Option<Holder> {
    let mut text = Vec::new();
    queue.read(NOTE).ok()?.take(NOTE_LENGTH).read_to_end(&mut text).ok()?;
    let text = String::from_utf8_lossy(&text);
    let mut words = text.splitn(3, ' ');
    let process = words.next()?.parse().ok()?;
    let since = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(words.next()?.parse().ok()?))?;
    let what = shown(words.next()?);
    let time = since.elapsed().unwrap_or_default();
    (lives(process) && !what.is_empty()).then_some(Holder { process, what, time })
}

/// Names of systems and programs consist of these characters. Others could do something to a terminal.
fn shown(what: &str) -> String {
    let harmless = |c: &char| c.is_alphanumeric() || "_-. #".contains(*c);
    what.chars().filter(harmless).take(NAME_LENGTH).collect()
}

/// Is there such a process? Whoever cannot write a note leaves that of its predecessor. (Where nobody knows: yes.)
fn lives(process: u32) -> bool {
    let processes = Path::new("/proc");
    !processes.join("self").exists() || processes.join(process.to_string()).exists()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::PathBuf;
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
    use std::sync::mpsc;

    /// A folder of a test's own.
    struct Shared(PathBuf);

    impl Shared {
        fn new() -> Shared {
            static COUNTER: AtomicU32 = AtomicU32::new(0);
            let number = COUNTER.fetch_add(1, Ordering::Relaxed);
            let path = std::env::temp_dir().join(format!("nh-queue-{}-{number}", process::id()));
            fs::create_dir(&path).unwrap();
            Shared(path)
        }

        fn lock(&self, what: &str, wait: Duration) -> Result<File, Failure> {
            lock(&self.0, &mut Wish { what, begin: Instant::now(), wait, tell: &mut |_| {} })
        }

        /// Takes the lock, which is free.
        fn hold(&self, what: &str) -> File {
            // A process that is being started by another test may have the last lock's file for a moment.
            self.lock(what, Duration::from_secs(5)).unwrap_or_else(|_| panic!("the lock is not free"))
        }

        /// Answer to a process that does not wait.
        fn busy(&self) -> Waiting {
            match self.lock("what comes late", Duration::ZERO) {
                Err(Failure::Busy(waiting)) => waiting,
                _ => panic!("the lock is free or cannot be used"),
            }
        }

        fn place(&self, number: usize) -> PathBuf {
            self.0.join(QUEUE).join(format!("{number:02}"))
        }

        /// Waits until somebody stands in this place.
        fn wait_for(&self, number: usize) {
            let begin = Instant::now();
            while File::open(self.place(number)).unwrap().try_lock().is_ok() {
                assert!(begin.elapsed() < Duration::from_secs(20), "nobody comes to place {number}");
                thread::sleep(Duration::from_millis(1));
            }
        }
    }

    impl Drop for Shared {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).unwrap();
        }
    }

    const LONG: Duration = Duration::from_secs(60);

    #[test]
    fn who_comes_first_is_served_first() {
        let shared = Shared::new();
        let held = shared.hold("the first");
        let (send, turns) = mpsc::channel();
        thread::scope(|scope| {
            for number in 1..=8 {
                let (send, shared) = (send.clone(), &shared);
                scope.spawn(move || {
                    let held = shared.lock("a later one", LONG).ok();
                    send.send((number, held.is_some())).unwrap();
                });
                shared.wait_for(number);
            }
            assert_eq!(shared.busy().ahead, 8);
            drop(held);
        });
        drop(send);
        assert_eq!(turns.iter().collect::<Vec<_>>(), (1..=8).map(|number| (number, true)).collect::<Vec<_>>());
    }

    #[test]
    fn those_who_come_again_and_again_do_not_keep_others_waiting() {
        let shared = Shared::new();
        let held = shared.hold("the first");
        let (served, turns) = (AtomicBool::new(false), AtomicU32::new(0));
        thread::scope(|scope| {
            scope.spawn(|| {
                let held = shared.lock("the patient one", LONG);
                let before = turns.load(Ordering::SeqCst);
                served.store(true, Ordering::SeqCst);
                assert!(held.is_ok() && before == 0, "{before} came first");
            });
            shared.wait_for(1);
            for _ in 0..4 {
                scope.spawn(|| {
                    while !served.load(Ordering::SeqCst) {
                        let held = shared.lock("a greedy one", Duration::from_millis(15));
                        turns.fetch_add(u32::from(held.is_ok()), Ordering::SeqCst);
                    }
                });
            }
            thread::sleep(Duration::from_millis(300));
            drop(held);
        });
    }

    #[test]
    fn more_than_there_are_places_for_have_their_turn() {
        let shared = Shared::new();
        let held = shared.hold("the first");
        thread::scope(|scope| {
            let others: Vec<_> =
                (0..PLACES + 6).map(|_| scope.spawn(|| shared.lock("one of many", LONG).is_ok())).collect();
            shared.wait_for(PLACES);
            drop(held);
            assert!(others.into_iter().all(|other| other.join().unwrap()));
        });
    }

    #[test]
    fn who_waits_is_told_for_whom() {
        let shared = Shared::new();
        let held = shared.hold("chaplygin_sleigh");
        let Waiting { waited, holder: Some(holder), ahead: 0 } = shared.busy() else { panic!("nobody is named") };
        assert!(waited < Duration::from_secs(2) && holder.time < Duration::from_secs(20));
        assert_eq!((holder.process, holder.what.as_str()), (process::id(), "chaplygin_sleigh"));
        let waiting = |ahead| Waiting {
            waited,
            holder: Some(Holder { time: Duration::from_secs(75), process: 7, ..holder.clone() }),
            ahead,
        };
        let text = "process 7 has been deriving `chaplygin_sleigh` with it for 75 s";
        assert_eq!(waiting(0).to_string(), text);
        assert_eq!(waiting(1).to_string(), format!("{text}; one more comes first"));
        assert_eq!(waiting(2).to_string(), format!("{text}; 2 more come first"));
        drop(held);
        let held = shared.hold("suslov");
        assert_eq!(shared.busy().holder.map(|holder| holder.what), Some("suslov".into()));
        drop(held);
    }

    #[test]
    fn a_long_wait_is_not_silent() {
        let shared = Shared::new();
        let held = shared.hold("the first");
        let mut told = Vec::new();
        let mut tell = |waiting: &Waiting| told.push(waiting.clone());
        let mut wish = Wish { what: "a later one", begin: Instant::now(), wait: SILENCE * 2, tell: &mut tell };
        assert!(matches!(lock(&shared.0, &mut wish), Err(Failure::Busy(_))));
        assert_eq!(told.len(), 1);
        assert!(told[0].waited >= SILENCE && told[0].waited < SILENCE * 2, "{told:?}");
        assert_eq!(told[0].holder.as_ref().map(|holder| holder.process), Some(process::id()));
        drop(held);
    }

    #[test]
    fn a_note_is_not_trusted() {
        let shared = Shared::new();
        let held = shared.hold("the first");
        let note = shared.0.join(QUEUE).join(NOTE);
        let own = process::id();
        for text in ["", "\0\0", "0", "1 2", "x y z", "-1 5 z", "4294967296 5 z", "1 -5 z", "999999999 5 z"] {
            fs::write(&note, text).unwrap();
            assert!(
                cfg!(not(target_os = "linux")) && text.starts_with('9') || shared.busy().holder.is_none(),
                "{text:?}"
            );
        }
        assert_eq!(shared.busy().to_string(), "another process is using it");
        fs::write(&note, format!("{own} 99999999999999999999 z")).unwrap();
        assert_eq!(shared.busy().holder, None);
        // What could move a cursor, hide a word, or fill a screen.
        fs::write(&note, format!("{own} 5 \x1b[2J\r\n`rm`\u{202e}{}", "x".repeat(1 << 20))).unwrap();
        let holder = shared.busy().holder.unwrap();
        assert_eq!(holder.what, format!("2Jrm{}", "x".repeat(NAME_LENGTH - 4)));
        fs::write(&note, [&[b'1', b' ', b'5', b' '][..], &[0xFF; 300]].concat()).unwrap();
        assert_eq!(shared.busy().holder, None);
        drop(held);
    }

    /// Traps that somebody could have left where our files are to be.
    #[cfg(unix)]
    const TRAPS: [fn(&Path, &Path); 6] = [
        // Links to a file of ours, to one that we could make, and to what blocks.
        |at, outside| std::os::unix::fs::symlink(outside.join("file"), at).unwrap(),
        |at, outside| std::os::unix::fs::symlink(outside.join("missing"), at).unwrap(),
        |at, outside| std::os::unix::fs::symlink(outside.join("pipe"), at).unwrap(),
        |at, outside| fs::hard_link(outside.join("file"), at).unwrap(),
        |at, _| pipe(at),
        |at, outside| std::os::unix::fs::symlink(outside, at).unwrap(),
    ];

    #[cfg(unix)]
    fn pipe(at: &Path) {
        assert!(process::Command::new("mkfifo").arg(at).status().unwrap().success());
    }

    #[cfg(unix)]
    #[test]
    fn traps_neither_block_nor_trick() {
        let outside = Shared::new();
        fs::write(outside.0.join("file"), "text").unwrap();
        pipe(&outside.0.join("pipe"));
        let begin = Instant::now();
        for trap in TRAPS {
            // Without a lock there is another place for it.
            let shared = Shared::new();
            trap(&shared.0.join(LOCK), &outside.0);
            assert!(matches!(shared.lock("a", Duration::ZERO), Err(Failure::Unusable(_))));

            // Without its queue, the places of it, or the note, there still is the lock.
            let shared = Shared::new();
            trap(&shared.0.join(QUEUE), &outside.0);
            let held = shared.hold("a");
            assert_eq!(shared.busy().holder, None);
            drop(held);

            let shared = Shared::new();
            fs::create_dir(shared.0.join(QUEUE)).unwrap();
            for name in ["64", "03", "01", NOTE] {
                trap(&shared.0.join(QUEUE).join(name), &outside.0);
            }
            let held = shared.hold("a");
            assert_eq!(shared.busy().holder, None);
            drop(held);
        }
        // A folder in the place of a file, and a file in the place of a folder.
        let shared = Shared::new();
        fs::create_dir(shared.0.join(LOCK)).unwrap();
        assert!(matches!(shared.lock("a", Duration::ZERO), Err(Failure::Unusable(_))));
        let shared = Shared::new();
        fs::write(shared.0.join(QUEUE), "").unwrap();
        drop(shared.hold("a"));

        assert!(begin.elapsed() < Duration::from_secs(10), "{:?}", begin.elapsed());
        assert_eq!(fs::read_to_string(outside.0.join("file")).unwrap(), "text");
        assert_eq!(fs::read_dir(&outside.0).unwrap().count(), 2, "something was made elsewhere");
    }

    #[cfg(unix)]
    #[test]
    fn files_are_for_all_users() {
        use std::os::unix::fs::PermissionsExt;
        let shared = Shared::new();
        drop(shared.hold("a"));
        let files = [
            (LOCK, 0o644),
            (QUEUE, 0o1777),
            ("nh-algebra-engine.queue/64", 0o644),
            ("nh-algebra-engine.queue/holder", 0o666),
        ];
        // As they are made, whatever the umask, and as a umask of 077 would have left them.
        for _ in 0..2 {
            for (name, mode) in files {
                let path = shared.0.join(name);
                assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o7777, mode, "{name}");
                fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700)).unwrap();
            }
            drop(shared.hold("a"));
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_that_was_removed_is_none() {
        let shared = Shared::new();
        let held = shared.hold("the first");
        thread::scope(|scope| {
            let waiting = scope.spawn(|| shared.lock("the second", LONG).ok());
            shared.wait_for(1);
            fs::remove_file(shared.place(1)).unwrap();
            fs::remove_file(shared.0.join(LOCK)).unwrap();
            // The lock of a file without a name keeps nobody away; the second one has that of the new file.
            let second = waiting.join().unwrap().expect("the second has its turn");
            assert!(is_in_place(&second) && !is_in_place(&held));
            assert_eq!(shared.busy().holder.map(|holder| holder.what), Some("the second".into()));
            // Nothing is left of the first but its process.
            drop((held, second));
        });
        drop(shared.hold("the third"));
    }
}
