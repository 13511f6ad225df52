//! The compiler on one screen.
//!
//! ```text
//! declaration ─► model ─► mechanics ─► scheme ─► ir ─► emit
//! ```

use crate::algebra::{self, Engine};
use crate::budget::{self, Budget, form};
pub use crate::declaration::with_method;
use crate::declaration::{Declaration, Item};
use crate::ir::passes::Simplify;
use crate::ir::program::Program;
use crate::ir::verify::Verified;
use crate::mechanics::Mechanics;
use crate::model::Model;
use crate::origin::{Diagnostic, Diagnostics};
use crate::scheme::system::{self, Exposed};
use crate::scheme::{self, Context, Discretised};
use crate::targets::rust::{self, Header};

/// Stack that suffices for any derivation within its [budget]: walks through expressions recurse, once for each level. A sum of 2000 terms,
/// the deepest expression that is allowed, takes between 16 and 32 MB when nothing is optimised. Commands and macros derive on a thread that
/// has this stack; pages that are not touched cost nothing.
pub const STACK: usize = 256 << 20;

/// A declared system, derived, discretised and verified.
#[derive(Debug)]
pub struct Compiled {
    /// The continuous side.
    pub mechanics: Mechanics,
    /// The discrete side: one entry per method.
    pub methods: Vec<Discretised>,
    /// Program to emit or interpret.
    pub program: Verified<Program>,
    /// Warnings and notes.
    pub diagnostics: Diagnostics,
}

/// Compiles a declaration with the methods that it [asks for](scheme::choose). [`Compiled::text`] is what comes after it.
///
/// It may run on any thread whose [stack](STACK) is large enough, and several at once: each has an algebra [`Engine`] of its own. There is no limit on time or memory except
/// [within a budget](budget::within), as in [`compile_within`].
///
/// # Errors
/// All errors of the first stage that fails, each with its place.
pub fn compile(declaration: &Declaration) -> Result<Compiled, Diagnostics> {
    compile_with(declaration, Simplify::default())
}

/// [`compile`], with these of the passes that save operations.
///
/// # Errors
/// As [`compile`].
pub fn compile_with(declaration: &Declaration, passes: Simplify) -> Result<Compiled, Diagnostics> {
    in_engine(declaration, || stages(declaration, passes))
}

/// The mechanics of a declaration: the first stages of [`compile`].
///
/// # Errors
/// As [`compile`].
pub fn mechanics(declaration: &Declaration) -> Result<Mechanics, Diagnostics> {
    in_engine(declaration, || derive(declaration))
}

/// Derives something in a new engine.
fn in_engine<T>(declaration: &Declaration, derive: impl FnOnce() -> Result<T, Diagnostics>) -> Result<T, Diagnostics> {
    // No effort is too large here; but powers may be, for the algebra.
    Engine::new().run(|| algebra::attempt(u64::MAX, derive)).unwrap_or_else(|| {
        let message = "the powers in what is derived from this are too large for the algebra";
        Err(Diagnostic::error(declaration.lagrangian.origin.clone(), message).into())
    })
}

/// [`compile`], if there are no errors yet; else these, and those of the model as far as they do not depend on them.
///
/// # Errors
/// As [`compile`].
pub fn compile_after(errors: &Diagnostics, declaration: &Declaration) -> Result<Compiled, Diagnostics> {
    if !errors.has_errors() {
        return compile(declaration);
    }
    let mut all = errors.clone();
    all.extend(Model::mistakes(declaration));
    Err(all)
}

fn derive(declaration: &Declaration) -> Result<Mechanics, Diagnostics> {
    let model = form("the model", || Model::resolve_here(declaration))?;
    let mut mechanics = form("the mechanics", || Mechanics::derive(model))?;
    form("the comparison with the text", || mechanics.judge());
    Ok(mechanics)
}

fn stages(declaration: &Declaration, passes: Simplify) -> Result<Compiled, Diagnostics> {
    let mechanics = derive(declaration)?;
    let schemes = form("the methods that apply", || scheme::choose(&mechanics))?;
    let exposed = Exposed::by(&mechanics, &schemes)?;

    let mut cx = Context::new(&mechanics);
    let found = form("the checks of the model", || cx.check(exposed))?;
    let functions = form("the functions of the system", || system::functions(&mut cx, exposed))?;
    let step = |scheme| scheme::discretise(&mut cx, scheme).map_err(Diagnostics::internal);
    let methods: Vec<Discretised> = schemes.into_iter().map(step).collect::<Result<_, _>>()?;

    let steppers = methods.iter().map(|method| method.program.clone()).collect();
    let named = cx.named();
    let program = Program { parameters: cx.parameters, graph: cx.graph, functions, steppers, named };
    let program = form("the simplified program", || program.simplify(passes));
    let program = form("the check of the program", || program.verify()).map_err(Diagnostics::internal)?;

    let mut diagnostics = mechanics.model().diagnostics.clone();
    diagnostics.extend(found);
    diagnostics.extend(rust::renamed(declaration));
    Ok(Compiled { mechanics, methods, program, diagnostics })
}

impl Compiled {
    /// The engine of all expressions in it.
    pub fn engine(&self) -> &Engine {
        self.mechanics.engine()
    }

    /// The text of a file to check in, around a struct with the model's name.
    ///
    /// # Errors
    /// If what was generated is not Rust, which it always is.
    pub fn text(&self) -> Result<String, syn::Error> {
        let header = self.header(Item::named(&self.mechanics.model().about.name));
        rust::format(rust::tokens(&self.program, &header), &header)
    }

    /// Code that the attribute adds to this struct, as text to keep beside the source.
    ///
    /// # Errors
    /// If what was generated is not Rust, which it always is.
    pub fn addition(&self, item: Item) -> Result<String, syn::Error> {
        rust::addition(&self.program, &self.header(item))
    }

    /// Metadata of the generated code, around that struct.
    pub fn header(&self, item: Item) -> Header<'_> {
        Header::of(self.mechanics.model(), item, self.diagnostics.notes())
    }
}

/// [`compile`] within a budget.
///
/// # Errors
/// As [`compile`], and a budget that was spent.
pub fn compile_within(declaration: &Declaration, budget: Budget) -> Result<Compiled, Diagnostics> {
    budget::or_advise(declaration, budget, || compile(declaration))
}
