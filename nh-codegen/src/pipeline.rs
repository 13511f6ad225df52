//! The compiler on one screen.
//!
//! ```text
//! declaration ─► model ─► mechanics ─► scheme ─► ir ─► emit
//! ```

use crate::algebra;
use crate::budget::{self, Budget, form};
pub use crate::declaration::with_method;
use crate::declaration::{Declaration, Item};
use crate::emit::{self, Header};
use crate::ir::passes::Simplify;
use crate::ir::program::Program;
use crate::ir::verify::Verified;
use crate::mechanics::Mechanics;
use crate::model::Model;
use crate::origin::{Diagnostic, Diagnostics};
use crate::scheme::system::{self, Exposed};
use crate::scheme::{self, Context, Discretised};

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
/// Must run on the thread that [acquired](crate::algebra::engine::acquire) the algebra engine. It takes what it takes, unless it is
/// called [within a budget](budget::within) or as [`compile_within`].
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
    // No effort is too large here; but powers may be, for the engine.
    algebra::attempt(u64::MAX, || stages(declaration, passes)).unwrap_or_else(|| {
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
    // What is too much for the algebra is no further mistake.
    all.extend(algebra::attempt(u64::MAX, || Model::mistakes(declaration)).unwrap_or_default());
    Err(all)
}

fn stages(declaration: &Declaration, passes: Simplify) -> Result<Compiled, Diagnostics> {
    let model = form("the model", || Model::resolve(declaration))?;
    let mechanics = form("the mechanics", || Mechanics::derive(model))?;
    let schemes = form("the methods that apply", || scheme::choose(&mechanics))?;
    let exposed = Exposed::by(&mechanics, &schemes)?;

    let mut cx = Context::new(&mechanics);
    let found = cx.check(exposed)?;
    let functions = form("the functions of the system", || system::functions(&mut cx, exposed))?;
    let step = |scheme| scheme::discretise(&mut cx, scheme).map_err(Diagnostics::internal);
    let methods: Vec<Discretised> = schemes.into_iter().map(step).collect::<Result<_, _>>()?;

    let steppers = methods.iter().map(|method| method.program.clone()).collect();
    let named = cx.named();
    let program = Program { parameters: cx.parameters, graph: cx.graph, functions, steppers, named };
    let program = form("the simplified program", || program.simplify(passes));
    let program = program.verify().map_err(Diagnostics::internal)?;

    let mut diagnostics = mechanics.model().diagnostics.clone();
    diagnostics.extend(found);
    diagnostics.extend(emit::renamed(declaration));
    Ok(Compiled { mechanics, methods, program, diagnostics })
}

impl Compiled {
    /// The text of a file to check in, around a struct with the model's name.
    ///
    /// # Errors
    /// If what was generated is not Rust, which it always is.
    pub fn text(&self) -> Result<String, syn::Error> {
        let header = self.header(Item::named(&self.mechanics.model().about.name));
        emit::format(emit::rust(&self.program, &header), &header)
    }

    /// Code that the attribute adds to this struct, as text to keep beside the source.
    ///
    /// # Errors
    /// If what was generated is not Rust, which it always is.
    pub fn addition(&self, item: Item) -> Result<String, syn::Error> {
        emit::addition(&self.program, &self.header(item))
    }

    /// Metadata of the generated code, around that struct.
    pub fn header(&self, item: Item) -> Header<'_> {
        Header::of(self.mechanics.model(), item, self.diagnostics.notes())
    }
}

/// [`compile`] within a budget. Nothing ends the process: where the algebra engine takes long over one thing, the error comes
/// when that is done.
///
/// # Errors
/// As [`compile`], and a budget that was spent.
pub fn compile_within(declaration: &Declaration, budget: Budget) -> Result<Compiled, Diagnostics> {
    budget::or_advise(declaration, budget, || compile(declaration))
}
