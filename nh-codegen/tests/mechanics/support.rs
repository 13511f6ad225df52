//! Helpers shared by the tests.

use nonholonomic_codegen::algebra::{Entered, Expr, Matrix};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::model::{Model, Point};
use nonholonomic_codegen::origin::Diagnostics;
use nonholonomic_codegen::pipeline::STACK;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::scheme::Context;
use nonholonomic_codegen::scheme::system::{NormalForms, Row};

/// A derivation with its engine entered, so that tests can compute with its expressions.
pub struct Derived<T> {
    value: T,
    _engine: Entered,
}

impl<T> std::ops::Deref for Derived<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// Returns the declaration of one of the library's models.
pub fn declaration(name: &str) -> Declaration {
    let path = format!("{}/../models/{name}.yaml", env!("CARGO_MANIFEST_DIR"));
    Declaration::from_file(&path).unwrap_or_else(|errors| panic!("{name}: {errors}"))
}

/// Reads the declaration in a text.
pub fn read(text: &str) -> Declaration {
    Declaration::from_yaml(text, "case.yaml").unwrap_or_else(|errors| panic!("{text}\n{errors}"))
}

/// Resolves a declaration without errors.
pub fn resolve(declaration: &Declaration) -> Derived<Model> {
    let model = Model::resolve(declaration).unwrap_or_else(|errors| panic!("{}: {errors}", declaration.name.value));
    Derived { _engine: model.engine().enter(), value: model }
}

/// Derives the mechanics of a declaration without errors.
pub fn derive(declaration: &Declaration) -> Derived<Mechanics> {
    let mechanics = Model::resolve(declaration).and_then(Mechanics::derive);
    let mechanics = mechanics.unwrap_or_else(|errors| panic!("{}: {errors}", declaration.name.value));
    Derived { _engine: mechanics.engine().enter(), value: mechanics }
}

/// Returns the mechanics of one of the library's models.
pub fn library(name: &str) -> Derived<Mechanics> {
    derive(&declaration(name))
}

/// Returns all diagnostics of a text up to its mechanics: errors, or those that the model keeps.
pub fn diagnose(text: &str) -> Diagnostics {
    match Declaration::from_yaml(text, "case.yaml").and_then(|d| Model::resolve(&d)).and_then(Mechanics::derive) {
        Ok(mechanics) => mechanics.model().diagnostics.clone(),
        Err(errors) => errors,
    }
}

/// Returns the diagnostics of the model and of the checks of its mechanics.
pub fn noted(mechanics: &Mechanics) -> Diagnostics {
    let mut all = mechanics.model().diagnostics.clone();
    all.extend(Context::new(mechanics).check().unwrap_or_else(|errors| errors));
    all
}

/// A fixed sequence of generic numbers.
pub struct Numbers(u64);

impl Numbers {
    pub fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Returns a number in [-1, 1).
    pub fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    pub fn vector(&mut self, length: usize) -> Vec<f64> {
        (0..length).map(|_| self.next()).collect()
    }

    /// Returns a random state on D* at the declared default parameters, with its velocity.
    pub fn point(&mut self, mechanics: &Mechanics) -> Point {
        let model = mechanics.model();
        let parameters = match model.about.data.first().and_then(|d| d.point()) {
            Some(point) => point.parameters,
            None => model.default_parameters().expect("all parameters have defaults"),
        };
        let mut point = Point {
            parameters,
            coordinates: self.vector(model.n()),
            rho: self.vector(model.m()),
            inputs: self.vector(model.about.inputs.len()),
            ..Point::default()
        };
        point.velocities = values(mechanics.velocity_of_rho(), &point);
        point
    }
}

/// Returns the entries of a quantity in normal form, row by row.
pub fn form(mechanics: &Mechanics, quantity: Quantity) -> Vec<Expr> {
    let mut cx = Context::new(mechanics);
    let row = Row::of(quantity);
    let form = NormalForms::new(&cx).of(&mut cx, row.formula, row.extent);
    form.unwrap_or_else(|e| panic!("{}: {e:?}", quantity.name())).entries().to_vec()
}

/// Returns the values of some expressions.
pub fn values(expressions: &[Expr], at: &Point) -> Vec<f64> {
    expressions.iter().map(|e| at.evaluate(e)).collect()
}

/// Returns a matrix times a vector.
pub fn times(matrix: &Matrix, vector: &[f64], at: &Point) -> Vec<f64> {
    at.evaluate_matrix(matrix).iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// Checks equality up to the roundoff of a few dozen operations on numbers of this size.
#[track_caller]
pub fn assert_close(left: &[f64], right: &[f64], what: &str) {
    assert_eq!(left.len(), right.len(), "{what}");
    let scale = left.iter().chain(right).fold(1.0_f64, |s, x| s.max(x.abs()));
    for (l, r) in left.iter().zip(right) {
        assert!((l - r).abs() <= 1e-12 * scale, "{what}: {left:?} is not {right:?}");
    }
}

/// Does the work on a thread with the stack of commands.
pub fn deep(work: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).expect("a thread");
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    });
}
