//! `nh animate --live`: a page that steps the system in the browser.

use super::{Arguments, DRAWING, LOOK, filled, formula, in_script};
use crate::Error;
use crate::compile::{self, Limits, Methods, SMOOTH};
use crate::problem::{self, Problem, STEP};
use nonholonomic::catalogue::{ModelInfo, Quantity};
use nonholonomic_codegen::declaration::{Declaration, Expose, Item};
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_codegen::targets::js::{self, System};
use nonholonomic_lab::names;
use nonholonomic_lab::printed::unit;
use nonholonomic_lab::registry::{Model, one_line};
use nonholonomic_plot::{has_units, is_coherent, plain, symbol};
use serde_json::{Value, json};

/// The largest size of a page in bytes. Methods that do not fit are left out.
const MAX_SIZE: usize = 400_000;

/// The number of default methods of a declaration that lists none.
const DEFAULT_METHODS: usize = 4;

/// A live page.
pub(crate) struct Live {
    pub(crate) html: String,
    /// The methods on the page, the first one opened, and those that do not fit.
    methods: Vec<String>,
    left_out: Vec<String>,
    step: f64,
}

/// Writes the page, and says so.
///
/// # Errors
/// A method, a start or a drawing that is refused, and a page that cannot be written.
pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
    let Some(path) = &arguments.output else {
        return Err(Error::Usage("--live writes a page, which --output names".to_owned()));
    };
    let declaration = arguments.problem.declaration(limits)?;
    let mut target = crate::writable(path, arguments.problem.named())?;
    let asked = (arguments.method.as_deref(), arguments.step);
    let page = page(&declaration, &arguments.problem, asked, models, limits)?;
    let path = path.display();
    let written = std::io::Write::write_all(&mut target, page.html.as_bytes()).and_then(|()| target.finish());
    written.map_err(Error::io(format!("`{path}` could not be written")))?;
    let list = |names: &[String]| names::list(&names.iter().map(String::as_str).collect::<Vec<_>>(), "and");
    if !page.left_out.is_empty() {
        say!("note: a page has at most {} kB, so that this one has no {}", MAX_SIZE / 1000, list(&page.left_out));
    }
    let (methods, size) = (list(&page.methods), page.html.len().div_ceil(1000));
    crate::print(&format!("{path}: a live page by {methods}; h = {}; {size} kB\n", page.step))
}

/// Returns the live page of a declaration, for a problem, with a method and a step size if they are
/// given.
///
/// # Errors
/// Those of [`run`].
pub(crate) fn page(
    declaration: &Declaration,
    arguments: &problem::Arguments,
    (method, step): (Option<&str>, Option<f64>),
    models: &[Box<dyn Model>],
    limits: &Limits,
) -> Result<Live, Error> {
    let listed = methods(declaration, method, limits)?;
    let first = method.or(listed.first().map(String::as_str));
    let (model, _) = arguments.model_in_motion(first, models, limits)?;
    let problem = Problem::new(arguments, &*model)?;
    let info = problem.model.info();
    let formulas = formula::drawing(declaration, info).map_err(|wrong| compile::refused(&wrong))?;
    let (data, _) = problem::data(arguments, problem.model, &[])?;
    let texts = problem::input_texts(info, &data, arguments.inputs())?;
    let texts = texts.unwrap_or_else(|| vec!["0".to_owned(); info.inputs.len()]);
    let formulas = formulas + &formula::inputs(&texts, declaration, info)?;
    let step = step.or_else(|| problem.declared_step()).unwrap_or(STEP);
    // Errors of the method and of the start are found before the system is compiled.
    let asked = compile::any_method(&problem.method(first)?).map_err(Error::Usage)?;
    problem.stepper(&asked.to_string(), step)?;
    let exposing = Declaration { expose: Expose::all(), ..declaration.clone() };
    let printed = |compiled: &Compiled| {
        let header = compiled.header(Item::named(&compiled.mechanics.model().about.name));
        Ok(js::system(&compiled.program, &header))
    };
    let system = compile::with_silently_compiled(exposing, &Methods::Named(listed), limits, printed)?;
    let around = |system: &str, opened: &str| {
        let is_asked = opened == asked.name && !asked.options.is_empty();
        let options = if is_asked { json!(asked.options) } else { Value::Null };
        let facts = json!({"method": opened, "step": step, "options": options});
        html(info, system, &formulas, &in_script(&contents(&problem, facts).to_string()))
    };
    let size = |none: &str| around(none, &asked.name).len();
    let (methods, left_out) = match fitted(&system, &asked.name, method.is_some(), size) {
        Ok(fitting) => fitting,
        // A step of this method is short, however many functions a system has.
        Err(refused) if method.is_none() => {
            return page(declaration, arguments, (Some(SMOOTH), Some(step)), models, limits).map_err(|_| refused);
        }
        Err(refused) => return Err(refused),
    };
    if methods[0] != asked.name {
        let (model, _) = arguments.model_in_motion(Some(&methods[0]), models, limits)?;
        Problem::new(arguments, &*model)?.stepper(&methods[0], step)?;
    }
    let html = around(&system_code(&system, &methods), &methods[0]);
    Ok(Live { html, methods, left_out, step })
}

/// Returns the methods of the page: those that the declaration lists, or else the default methods
/// and `taylor`; and the one that is asked for.
fn methods(declaration: &Declaration, asked: Option<&str>, limits: &Limits) -> Result<Vec<String>, Error> {
    let asked = asked.map(|method| compile::any_method(method).map_err(Error::Usage)).transpose()?;
    let mut listed: Vec<String> = match compile::asked_for(declaration) {
        Some(_) => declaration.methods.iter().flatten().map(|method| method.value.clone()).collect(),
        None => {
            let described = compile::described(std::slice::from_ref(declaration), limits)?;
            let all = described.iter().flat_map(|described| described.info().methods).map(|method| method.name);
            let wanted = |(i, name): &(usize, &str)| *i < DEFAULT_METHODS || *name == SMOOTH;
            all.enumerate().filter(wanted).map(|(_, name)| name.to_owned()).collect()
        }
    };
    if let Some(asked) = asked.filter(|asked| !listed.contains(&asked.name)) {
        listed.push(asked.name);
    }
    Ok(listed)
}

/// Returns the methods that fit into a page, whose size without any `size` returns for the code of
/// the system, and those that are left out. The method that opens the page comes first: this one,
/// or, unless the command asks for it, the first one that fits.
fn fitted(
    system: &System,
    opened: &str,
    is_asked_for: bool,
    size: impl Fn(&str) -> usize,
) -> Result<(Vec<String>, Vec<String>), Error> {
    let empty = size(&system_code(system, &[]));
    let mut all: Vec<(&str, usize)> = system.methods().collect();
    all.sort_by_key(|(name, _)| *name != opened);
    let (mut methods, mut left_out, mut size) = (Vec::new(), Vec::new(), empty);
    for &(name, text) in &all {
        let fits = size + text <= MAX_SIZE;
        size += if fits { text } else { 0 };
        if fits { &mut methods } else { &mut left_out }.push(name.to_owned());
    }
    if methods.is_empty() || (is_asked_for && methods[0] != opened) {
        let kilobytes = (empty + all.first().map_or(0, |(_, text)| *text)).div_ceil(1000);
        return Err(Error::Usage(format!(
            "the page would have {kilobytes} kB with `{opened}`, more than {} kB; `nh animate` without --live plays its motion",
            MAX_SIZE / 1000
        )));
    }
    Ok((methods, left_out))
}

/// Returns the code of a system with these methods as the constant `SYSTEM`.
fn system_code(system: &System, methods: &[String]) -> String {
    let text = system.text(|name| methods.iter().any(|method| method == name));
    format!("const SYSTEM = (() => {{\n{text}return {};\n}})();\n", system.name)
}

/// Returns the page around a system.
fn html(info: &ModelInfo, system: &str, formulas: &str, contents: &str) -> String {
    let runtime: String = js::RUNTIME.iter().map(|(_, text)| *text).collect();
    let live = concat!(include_str!("page/live.js"), include_str!("page/controls.js"));
    // The texts of the declaration come last, since they may contain anything.
    let parts = [
        ("{title}", info.name),
        ("{look}", LOOK),
        ("{runtime}", &runtime),
        ("{drawing}", DRAWING),
        ("{live}", live),
        ("{formulas}", formulas),
        ("{system}", system),
        ("{data}", contents),
    ];
    filled(include_str!("page/live.html"), &parts)
}

/// Returns names, units and the start, for the page's script.
fn contents(problem: &Problem<'_>, facts: Value) -> Value {
    let info = problem.model.info();
    let name = |name: &str| plain(&symbol(name));
    let shown = |quantity: &Quantity| quantity.unit.filter(|unit| !unit.is_empty() && *unit != "1").map(unit);
    let parameters = info.parameters.iter().zip(&problem.parameters).map(|(parameter, value)| {
        let quantity = &parameter.quantity;
        json!({"name": name(quantity.name), "unit": shown(quantity), "value": value, "positive": parameter.positive})
    });
    let coordinates = info.coordinates.iter().zip(&problem.q).enumerate().map(|(i, (quantity, value))| {
        json!({"name": name(quantity.name), "unit": shown(quantity), "value": value, "angle": info.angles.contains(&i)})
    });
    let velocities = info.velocities.iter().zip(&problem.v);
    let velocities = velocities
        .map(|(quantity, value)| json!({"name": name(quantity.name), "unit": shown(quantity), "value": value}));
    let works = info.changes_energy || !info.inputs.is_empty();
    let energy = if works { "E − E₀ − W" } else { "E − E₀" };
    let mut contents = json!({
        "title": info.name,
        "text": one_line(info.text).trim(),
        "parameters": parameters.collect::<Vec<_>>(),
        "coordinates": coordinates.collect::<Vec<_>>(),
        "velocities": velocities.collect::<Vec<_>>(),
        "inputs": info.inputs.iter().map(|input| name(input)).collect::<Vec<_>>(),
        "invariants": info.invariants.iter().map(|invariant| name(invariant.name)).collect::<Vec<_>>(),
        "energy": {"name": energy, "unit": is_coherent(info).then_some("J")},
        "time": if has_units(info) { "s" } else { "" },
        "length": if is_coherent(info) { "m" } else { "" },
    });
    if let (Value::Object(all), Value::Object(facts)) = (&mut contents, facts) {
        all.extend(facts);
    }
    contents
}
