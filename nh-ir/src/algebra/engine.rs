//! The state of the algebra, in one value.
//!
//! Every expression belongs to the [`Engine`] that was current on its thread when it was made. The
//! engine holds the data that the normal form depends on (the kernels with their relations, the
//! positive variables), computed results (derivatives, trees, factorisations), and the remaining
//! effort. There is no other state. Derivations on different threads, or one inside another, have
//! separate engines and do not affect each other.
//!
//! An engine is entered as a scope, so that arithmetic can be written with operators. Outside any
//! scope, and on expressions of another engine, the algebra panics.

use super::backend::{Backend, Native};
use super::effort::Left;
use super::table::Table;
use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::rc::{Rc, Weak};

/// The environment variable that names the backend.
const ALGEBRA: &str = "NH_ALGEBRA";

/// Reason why the requested backend is not available.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoBackend {
    /// Symbolica is not part of this build.
    Feature,
    /// Symbolica has no valid licence.
    Licence,
    /// The backend is unknown.
    Unknown(String),
}

impl std::fmt::Display for NoBackend {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NoBackend::Feature => write!(
                f,
                "`{ALGEBRA}=symbolica` requests Symbolica, which is not part of this build\nhelp: build with the feature `symbolica` of \
                 `nonholonomic-cli` or `nonholonomic-codegen`, or unset `{ALGEBRA}`: the built-in polynomials need no licence"
            ),
            NoBackend::Licence => write!(
                f,
                "`{ALGEBRA}=symbolica` needs a licence for Symbolica: its terms require one from every professional user, and a free \
                 hobbyist or trial licence from everybody else\nhelp: set `SYMBOLICA_LICENSE` to a key from symbolica.io, or unset \
                 `{ALGEBRA}`: the built-in polynomials need no licence"
            ),
            NoBackend::Unknown(name) => {
                write!(
                    f,
                    "`{ALGEBRA}={name}` is not a backend of the algebra: the backends are `native` and `symbolica`"
                )
            }
        }
    }
}

impl std::error::Error for NoBackend {}

/// A handle to the state of one derivation's algebra. Clones are handles to the same state.
#[derive(Clone)]
pub struct Engine(Rc<State>);

/// State of an engine.
pub(super) struct State {
    pub(super) backend: Rc<dyn Backend>,
    pub(super) table: RefCell<Table>,
    /// Remaining effort, or `None` if effort is not counted.
    pub(super) left: Cell<Option<Left>>,
}

thread_local! {
    /// The engine that this thread entered last.
    static CURRENT: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Guard of an entered engine. The engine is current on this thread until the guard is dropped.
/// Then the previous engine is current again.
///
/// Scopes end in the reverse order of their beginnings, as local variables do.
#[must_use = "the engine is left when this is dropped"]
#[derive(Debug)]
pub struct Entered {
    before: Option<Engine>,
    /// The guard belongs to the thread that entered.
    _thread: PhantomData<*const ()>,
}

impl Drop for Entered {
    fn drop(&mut self) {
        CURRENT.set(self.before.take());
    }
}

impl Engine {
    /// Makes an engine without kernels and positive variables. It computes with the backend of the
    /// engine that is current on this thread, or else with the project's own polynomials.
    pub fn new() -> Engine {
        let inherited = CURRENT.with_borrow(|current| current.as_ref().map(|engine| engine.0.backend.clone()));
        Engine::with(inherited.unwrap_or_else(|| Rc::new(Native)))
    }

    /// Makes an engine that computes with Symbolica. Engines that are made inside it also do.
    ///
    /// # Errors
    /// [`NoBackend::Licence`] if `SYMBOLICA_LICENSE` has no key that Symbolica accepts.
    #[cfg(feature = "symbolica")]
    pub fn symbolica() -> Result<Engine, NoBackend> {
        super::symbolica::Symbolica::start().map(|symbolica| Engine::with(Rc::new(symbolica)))
    }

    /// Makes the engine that the environment variable `NH_ALGEBRA` names: `native` (the default) or
    /// `symbolica`.
    ///
    /// # Errors
    /// A name without a backend in this build, or a backend without its licence.
    pub fn from_env() -> Result<Engine, NoBackend> {
        let name = std::env::var_os(ALGEBRA).map(|name| name.to_string_lossy().into_owned());
        match name.as_deref() {
            None | Some("" | "native") => Ok(Engine::new()),
            #[cfg(feature = "symbolica")]
            Some("symbolica") => Engine::symbolica(),
            #[cfg(not(feature = "symbolica"))]
            Some("symbolica") => Err(NoBackend::Feature),
            Some(_) => Err(NoBackend::Unknown(name.unwrap_or_default())),
        }
    }

    /// Returns whether the engine computes with the project's own polynomials.
    pub fn is_native(&self) -> bool {
        self.0.backend.is_native()
    }

    fn with(backend: Rc<dyn Backend>) -> Engine {
        Engine(Rc::new(State { backend, table: RefCell::default(), left: Cell::default() }))
    }

    /// Enters the engine, which may already be current, until the returned guard is dropped.
    pub fn enter(&self) -> Entered {
        Entered { before: CURRENT.replace(Some(self.clone())), _thread: PhantomData }
    }

    /// Runs `work` inside this engine.
    pub fn run<T>(&self, work: impl FnOnce() -> T) -> T {
        let _entered = self.enter();
        work()
    }

    /// Returns the engine that is current on this thread.
    ///
    /// # Panics
    /// Outside any scope.
    pub fn current() -> Engine {
        CURRENT.with_borrow(|current| current.clone().unwrap_or_else(|| outside()))
    }

    pub(super) fn state(&self) -> &State {
        &self.0
    }
}

impl Default for Engine {
    fn default() -> Self {
        Engine::new()
    }
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Engine")
    }
}

/// The engine that an expression belongs to. The owner does not keep the state alive, since the
/// state itself holds expressions. It reserves the address, so that no later engine has the same
/// one.
#[derive(Clone)]
pub(super) struct Owner(Weak<State>);

impl Owner {
    /// Returns the engine that is current.
    pub(super) fn current() -> Owner {
        CURRENT.with_borrow(|current| match current {
            Some(engine) => Owner(Rc::downgrade(&engine.0)),
            None => outside(),
        })
    }

    /// Panics if another engine is current.
    pub(super) fn require(&self) {
        CURRENT.with_borrow(|current| match current {
            Some(engine) => assert!(
                std::ptr::eq(Rc::as_ptr(&engine.0), self.0.as_ptr()),
                "an expression of another engine is used: enter the engine in which it was made \
                 (`Compiled::engine`, `Mechanics::engine`, `Model::engine`)"
            ),
            None => outside(),
        });
    }
}

#[cold]
fn outside() -> ! {
    panic!(
        "the algebra is used outside any engine: enter a new one (`Engine::new().run(|| …)`), or the one in which a system was \
         derived (`Compiled::engine`, `Mechanics::engine`, `Model::engine`)"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::Expr;
    use crate::tree::Var;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    fn message(work: impl FnOnce()) -> String {
        let panic = catch_unwind(AssertUnwindSafe(work)).expect_err("a panic");
        panic.downcast_ref::<&str>().map(|text| (*text).to_owned()).or(panic.downcast_ref().cloned()).expect("a text")
    }

    #[test]
    fn outside_of_a_scope_it_is_said_what_to_do() {
        assert!(message(|| drop(Expr::one())).contains("`Engine::new().run(|| …)`"));
        let one = Engine::new().run(Expr::one);
        assert!(message(|| drop(-one)).contains("`Compiled::engine`"));
    }

    #[test]
    fn expressions_of_two_engines_are_not_combined() {
        let (first, second) = (Engine::new(), Engine::new());
        let x = first.run(|| Expr::variable(Var::Time));
        let y = second.run(|| Expr::variable(Var::Time));
        for engine in [&first, &second] {
            for work in [
                |x: &Expr, y: &Expr| drop(x + y),
                |x: &Expr, y: &Expr| drop(x * y),
                |x: &Expr, y: &Expr| assert!(x == y),
            ] {
                assert!(message(|| engine.run(|| work(&x, &y))).contains("another engine"));
            }
        }
        assert!(message(|| second.run(|| drop(x.derivative(Var::Time)))).contains("another engine"));
        first.run(|| assert!(x.derivative(Var::Time).is_one()));
    }

    /// Tests that no later engine has the address of an engine while an expression of that engine
    /// exists.
    #[test]
    fn expressions_outlive_their_engine_and_belong_to_no_other() {
        let orphans: Vec<Expr> = (0..100).map(|_| Engine::new().run(Expr::one)).collect();
        for orphan in &orphans {
            assert!(message(|| Engine::new().run(|| drop(-orphan))).contains("another engine"));
        }
    }

    #[test]
    fn the_outer_engine_is_current_again_also_on_unwinding() {
        let outer = Engine::new();
        let is_current = |engine: &Engine| Rc::ptr_eq(&Engine::current().0, &engine.0);
        outer.run(|| {
            let inner = Engine::new();
            inner.run(|| {
                assert!(is_current(&inner));
                outer.run(|| assert!(is_current(&outer)));
                assert!(is_current(&inner));
            });
            assert!(is_current(&outer));
            assert_eq!(message(|| inner.run(|| panic!("a reason"))), "a reason");
            assert!(is_current(&outer));
        });
        assert!(CURRENT.with_borrow(Option::is_none));
    }
}
