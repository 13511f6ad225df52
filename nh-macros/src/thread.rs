//! A thread for the compiler.
//!
//! Derivations recurse, and deeply without optimisation. The thread of rustc that calls the macro
//! has 8 MB of stack, and an editor's server may have less, so the compiler runs on a thread with
//! its own [`STACK`].
//!
//! Two settings of the process depend on the thread, and [`run`] changes both while the compiler
//! runs:
//!
//! - `proc_macro2` decides once for the process whether its tokens are rustc's, which exist only on
//!   the macro's own thread. The compiler uses tokens too; meanwhile they are plain data.
//! - rustc's hook reports a panic as a fault of rustc, unless it happens on the thread of a macro.
//!   A panic of the compiler becomes an error of the macro instead.
//!
//! rustc and the servers of editors expand one macro after the other. If one of them expands two at
//! once in one process, these [take turns](in_turn), since tokens of rustc cannot be used while the
//! compiler runs. Processes do not interfere with each other.

use nonholonomic_codegen::pipeline::STACK;
use proc_macro2::fallback;
use std::any::Any;
use std::io;
use std::panic;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Builder};

/// The name that identifies the compiler's thread to the hook.
const NAME: &str = "nonholonomic";

/// Expands a macro while no other thread of the process expands one.
pub fn in_turn<T>(expand: impl FnOnce() -> T) -> T {
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    expand()
}

/// Runs the compiler on a separate thread and waits for it. The caller must hold the
/// [turn](in_turn).
///
/// # Errors
/// If no thread can be started; the inner error is the message of a panic.
pub fn run<T: Send>(compile: impl FnOnce() -> T + Send) -> io::Result<Result<T, String>> {
    fallback::force();
    let hook = Arc::new(panic::take_hook());
    let others = Arc::clone(&hook);
    panic::set_hook(Box::new(move |info| match thread::current().name() {
        Some(NAME) => eprintln!("nonholonomic: {info}"),
        _ => others(info),
    }));
    let result = thread::scope(|scope| {
        let compiler = Builder::new().name(NAME.into()).stack_size(STACK).spawn_scoped(scope, compile)?;
        Ok(compiler.join().map_err(|panic| message(panic.as_ref())))
    });
    drop(panic::take_hook());
    if let Some(hook) = Arc::into_inner(hook) {
        panic::set_hook(hook);
    }
    fallback::unforce();
    result
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("a panic without a message").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hint::black_box;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_panic_is_a_message_and_the_hook_is_given_back() {
        in_turn(|| {
            let calls = Arc::new(AtomicUsize::new(0));
            let (counter, before) = (Arc::clone(&calls), panic::take_hook());
            panic::set_hook(Box::new(move |_| _ = counter.fetch_add(1, Ordering::Relaxed)));
            let compiled = run(|| {
                if black_box(true) {
                    panic!("no {}", "way")
                }
            });
            assert_eq!((compiled.unwrap(), calls.load(Ordering::Relaxed)), (Err("no way".into()), 0));
            assert_eq!(run(|| 3).unwrap(), Ok(3));
            thread::spawn(|| panic!()).join().unwrap_err();
            assert_eq!(calls.load(Ordering::Relaxed), 1);
            panic::set_hook(before);
        });
    }

    #[test]
    fn deep_recursion_has_room() {
        fn depth(left: usize) -> usize {
            let frame = black_box([left; 256]);
            if left == 0 { 0 } else { 1 + depth(left - 1) + (frame[0] - left) }
        }
        // 2 kB a call exceed a thread's default stack.
        assert_eq!(in_turn(|| run(|| depth(40_000))).unwrap(), Ok(40_000));
    }
}
