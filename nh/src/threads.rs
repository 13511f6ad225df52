//! Threads of the command line: derivations run on large enough stacks, and on all cores if there
//! are several.

use super::Error;
use nonholonomic_codegen::pipeline::STACK;
use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Does the work on a thread with the [stack](STACK) that derivations need, and waits for it.
///
/// # Errors
/// The system cannot start a thread.
pub(super) fn deep<T: Send>(work: impl FnOnce() -> Result<T, Error> + Send) -> Result<T, Error> {
    thread::scope(|scope| {
        let thread = thread::Builder::new().name("derivation".to_owned()).stack_size(STACK).spawn_scoped(scope, work);
        let thread = thread.map_err(|error| Error::Failed(format!("cannot start a thread: {error}")))?;
        thread.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// Does the jobs on as many threads as there are processors. `each` receives the results in the
/// order of the jobs, each as soon as it and its predecessors are complete. After an error no
/// further job begins.
///
/// # Errors
/// The first error of `each`.
pub(super) fn in_order<J: Sync, T: Send>(
    jobs: &[J],
    work: impl Fn(&J) -> T + Sync,
    mut each: impl FnMut(usize, T) -> Result<(), Error>,
) -> Result<(), Error> {
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from).min(jobs.len());
    let (send, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next, work) = (send.clone(), &next, &work);
            scope.spawn(move || {
                while let Some((index, job)) =
                    Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|i| Some((i, jobs.get(i)?)))
                {
                    // The send fails if another thread has panicked.
                    let _ = send.send((index, work(job)));
                }
            });
        }
        drop(send);
        let (mut early, mut expected) = (BTreeMap::new(), 0);
        for (index, result) in results {
            early.insert(index, result);
            while let Some(result) = early.remove(&expected) {
                if let Err(error) = each(expected, result) {
                    next.store(jobs.len(), Ordering::Relaxed);
                    return Err(error);
                }
                expected += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn results_come_in_the_order_of_the_jobs() {
        let jobs: Vec<u64> = (0..20).rev().collect();
        let mut seen = Vec::new();
        let work = |job: &u64| {
            thread::sleep(Duration::from_millis(*job));
            *job
        };
        in_order(&jobs, work, |index, result| {
            assert_eq!(jobs[index], result);
            seen.push(result);
            Ok(())
        })
        .unwrap();
        assert_eq!(seen, jobs);
        in_order(&[], work, |_, _| unreachable!()).unwrap();
    }

    #[test]
    fn after_an_error_no_job_begins() {
        let begun = AtomicUsize::new(0);
        let jobs = vec![(); 1000];
        let work = |(): &()| {
            begun.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(1));
        };
        let result = in_order(&jobs, work, |_, ()| Err(Error::Closed));
        assert!(matches!(result, Err(Error::Closed)));
        assert!(begun.load(Ordering::Relaxed) < 1000);
    }

    #[test]
    fn a_deep_recursion_has_its_stack() {
        fn depth(left: u32) -> u32 {
            if left == 0 { 0 } else { 1 + std::hint::black_box(depth)(left - 1) }
        }
        assert_eq!(deep(|| Ok(depth(200_000))).unwrap(), 200_000);
    }
}
