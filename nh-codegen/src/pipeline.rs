//! The compiler on one screen.
//!
//! ```text
//! declaration ─► model ─► mechanics ─► scheme ─► ir ─► targets
//! ```

use crate::algebra::{self, Engine};
use crate::budget::{self, Budget, form};
pub use crate::declaration::with_method;
use crate::declaration::{Declaration, Item};
use crate::ir::passes::Passes;
use crate::ir::program::Program;
use crate::ir::verify::Verified;
use crate::mechanics::Mechanics;
use crate::model::Model;
use crate::origin::{Diagnostic, Diagnostics};
use crate::scheme::system::{self, Exposed};
use crate::scheme::{self, Context, Discretised, Method};
use crate::targets::rust::{self, Header};
use std::mem;

/// Stack that suffices for any derivation within its [budget]. Walks through expressions recurse
/// once for each level; a sum of 2000 terms, the deepest allowed expression, takes between 16 and
/// 32 MB without optimisation. Commands and macros derive on a thread with this stack; untouched
/// pages cost nothing.
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

/// Compiles a declaration with its [chosen](scheme::choose) methods. [`Compiled::text`] is the next
/// stage.
///
/// It may run on any thread whose [stack](STACK) is large enough, and several times at once: each
/// run has an algebra [`Engine`] of its own. There is no limit on time or memory except [within a
/// budget](budget::within), as in [`compile_within`].
///
/// # Errors
/// All errors of the first stage that fails, each with its place.
pub fn compile(declaration: &Declaration) -> Result<Compiled, Diagnostics> {
    compile_with(declaration, Passes::ALL)
}

/// Does the same as [`compile`] with these passes.
///
/// # Errors
/// Those of [`compile`].
pub fn compile_with(declaration: &Declaration, passes: Passes) -> Result<Compiled, Diagnostics> {
    compile_by(declaration, passes, &scheme::choose)
}

/// Does the same as [`compile_with`] with the methods that `choose` returns for the mechanics.
///
/// # Errors
/// Those of [`compile`] and of `choose`.
pub fn compile_by(declaration: &Declaration, passes: Passes, choose: Choose<'_>) -> Result<Compiled, Diagnostics> {
    let step = |cx: &mut Context<'_>, method: &Method| scheme::discretise(cx, method, passes).map(Some);
    in_engine(declaration, || stages(declaration, passes, choose, step))
}

/// Does the same as [`compile_by`] for the methods whose steps fit the budget. The step of each
/// method has a [budget apart](budget::apart) from that of the derivation, and what all methods
/// share is derived once.
///
/// Also returns the names of the other methods.
///
/// # Errors
/// Those of [`compile_by`].
pub fn compile_fitting(
    declaration: &Declaration,
    passes: Passes,
    choose: Choose<'_>,
) -> Result<(Compiled, Vec<&'static str>), Diagnostics> {
    let mut late = Vec::new();
    let step = |cx: &mut Context<'_>, method: &Method| {
        let made = cx.attempt(|cx| budget::apart(|| scheme::discretise(cx, method, passes)));
        made.map_or_else(
            |_| {
                late.push(method.properties.name);
                Ok(None)
            },
            |made| made.map(Some),
        )
    };
    let compiled = in_engine(declaration, || stages(declaration, passes, choose, step))?;
    Ok((compiled, late))
}

/// The choice of methods for a model.
pub type Choose<'c> = &'c dyn Fn(&Mechanics) -> Result<Vec<&'static Method>, Diagnostics>;

/// Derives the mechanics of a declaration: the first stages of [`compile`].
///
/// # Errors
/// Those of [`compile`].
pub fn mechanics(declaration: &Declaration) -> Result<Mechanics, Diagnostics> {
    in_engine(declaration, || derive(declaration))
}

/// Derives something in a new engine.
fn in_engine<T>(declaration: &Declaration, derive: impl FnOnce() -> Result<T, Diagnostics>) -> Result<T, Diagnostics> {
    // No effort is too large here, but powers may be too large for the algebra.
    Engine::new().run(|| algebra::attempt(u64::MAX, derive)).unwrap_or_else(|| {
        let message = "the derivation from this produces powers that are too large for the algebra";
        Err(Diagnostic::error(declaration.lagrangian.origin.clone(), message).into())
    })
}

/// Does the same as [`compile`] unless there are errors. Otherwise it returns these, and further
/// errors of the model that do not depend on them.
///
/// # Errors
/// Those of [`compile`].
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

/// Goes through all stages. `step` returns `None` for a method to be left out.
fn stages(
    declaration: &Declaration,
    passes: Passes,
    choose: Choose<'_>,
    mut step: impl FnMut(&mut Context<'_>, &Method) -> Result<Option<Discretised>, String>,
) -> Result<Compiled, Diagnostics> {
    let mechanics = derive(declaration)?;
    let chosen = form("the methods that apply", || choose(&mechanics))?;
    let exposed = Exposed::by(&mechanics, &chosen)?;
    let rows = system::rows(&mechanics, exposed)?;

    let mut cx = Context::new(&mechanics);
    // Values that are formed first fix the order of sums; normal forms are checked on a graph of their own.
    let found = form("the checks of the model", || match cx.composes() {
        true => cx.check(),
        false => Context::new(&mechanics).check(),
    })?;
    let steps = chosen.into_iter().filter_map(|method| step(&mut cx, method).transpose());
    let methods: Vec<Discretised> = steps.collect::<Result<_, _>>().map_err(Diagnostics::internal)?;
    let steppers = methods.iter().map(|method| method.program.clone()).collect();
    let parameters = cx.symbols.parameters.clone();
    let steps = Program { parameters, graph: mem::take(&mut cx.graph), functions: vec![], steppers, named: vec![] };
    let mut steps = form("the simplified steps", || steps.rewrite(passes));

    // The order of formation fixes the order of sums. Functions come after the simplified steps, whose
    // bits then do not depend on what is requested beside them.
    cx.graph = mem::take(&mut steps.graph);
    if exposed.extension {
        form("the check of the extension to T*Q", || cx.check_extension())?;
    }
    let functions = form("the functions of the system", || system::functions(&mut cx, &rows))?;
    let named = cx.named();
    let beside = Program { graph: cx.graph, functions, steppers: vec![], named, parameters: steps.parameters };
    let program =
        form("the simplified functions", || Program { steppers: steps.steppers, ..beside.rewrite(passes) }.finish());
    let program = form("the check of the program", || program.verify()).map_err(Diagnostics::internal)?;

    let mut diagnostics = mechanics.model().diagnostics.clone();
    diagnostics.extend(found);
    diagnostics.extend(rust::renamed(declaration));
    Ok(Compiled { mechanics, methods, program, diagnostics })
}

impl Compiled {
    /// Returns the engine of all its expressions.
    pub fn engine(&self) -> &Engine {
        self.mechanics.engine()
    }

    /// Returns the text of a file for version control, around a struct with the model's name.
    ///
    /// # Errors
    /// If the generated code is not Rust, which cannot happen.
    pub fn text(&self) -> Result<String, syn::Error> {
        let header = self.header(Item::named(&self.mechanics.model().about.name));
        rust::format(rust::tokens(&self.program, &header), &header)
    }

    /// Returns the code that the attribute adds to this struct, as text beside the source.
    ///
    /// # Errors
    /// If the generated code is not Rust, which cannot happen.
    pub fn addition(&self, item: Item) -> Result<String, syn::Error> {
        rust::addition(&self.program, &self.header(item))
    }

    /// Returns the metadata of the generated code, around this struct.
    pub fn header(&self, item: Item) -> Header<'_> {
        Header::of(self.mechanics.model(), item, self.diagnostics.notes())
    }
}

/// Does the same as [`compile`] within a budget.
///
/// # Errors
/// Those of [`compile`], and a spent budget.
pub fn compile_within(declaration: &Declaration, budget: Budget) -> Result<Compiled, Diagnostics> {
    budget::or_advise(declaration, budget, || compile(declaration))
}
