//! `nh models`.

use super::compile::{self, Applicable, Limits};
use super::report::align;
use super::{Error, gains};
use nonholonomic::catalogue::{ModelInfo, OptionInfo, Quantity};
use nonholonomic_lab::names;
use nonholonomic_lab::registry::{self, DataSet, Model, one_line};
use serde_json::json;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    /// List only this model
    model: Option<String>,
    /// List all methods, each with the reason if it does not apply
    #[arg(long)]
    methods: bool,
    /// The format: text for reading, JSON for programs, or a table in Markdown
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Format {
    Text,
    Json,
    Markdown,
}

pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
    let known = compile::known(models);
    let names = match &arguments.model {
        Some(name) => vec![names::resolve("model", name, &known).map_err(Error::Usage)?.to_owned()],
        None => known.into_iter().map(str::to_owned).collect(),
    };
    if arguments.methods {
        return methods(&names, arguments.format, limits);
    }
    let chosen = listed(&names, models, limits)?;
    let text = match arguments.format {
        Format::Text => chosen.iter().map(describe).collect::<Vec<_>>().join("\n"),
        Format::Json => {
            let all: Vec<_> = chosen.iter().map(as_json).collect();
            serde_json::to_string_pretty(&all).map_err(|e| Error::Failed(e.to_string()))? + "\n"
        }
        Format::Markdown => table(&chosen),
    };
    if matches!(arguments.format, Format::Json) { super::print_json(&text) } else { super::print(&text) }
}

/// A listed model: its description, and the program's own model, if it is one.
struct Listed<'a> {
    info: &'static ModelInfo,
    own: Option<&'a dyn Model>,
}

impl Listed<'_> {
    fn data(&self, name: &str) -> Option<DataSet> {
        self.own.map_or_else(|| DataSet::listed(self.info, name), |own| own.data(name))
    }
}

/// Returns the models of these names.
fn listed<'a>(chosen: &[String], own: &'a [Box<dyn Model>], limits: &Limits) -> Result<Vec<Listed<'a>>, Error> {
    if own.is_empty() {
        let declarations =
            chosen.iter().map(|name| compile::declaration(name, limits)).collect::<Result<Vec<_>, _>>()?;
        let described = compile::described(&declarations, limits)?;
        return Ok(described.iter().map(|model| Listed { info: model.info(), own: None }).collect());
    }
    let own = |name: &String| super::model(name, own).map(|own| Listed { info: own.info(), own: Some(own) });
    chosen.iter().map(own).collect()
}

/// Formats the models as a table.
fn table(models: &[Listed<'_>]) -> String {
    let mut text =
        String::from("| model | description | coordinates | constraints | data sets |\n|---|---|---|---:|---|\n");
    for info in models.iter().map(|model| model.info) {
        let (name, summary) = (info.name, one_line(info.text).replace('|', "\\|"));
        let coordinates =
            if info.coordinates.is_empty() { "none".to_owned() } else { registry::names(info.coordinates).join(", ") };
        let (constraints, sets) = (info.constraints.len(), registry::names(info.data_sets).join(", "));
        text.push_str(&format!("| `{name}` | {summary} | {coordinates} | {constraints} | {sets} |\n"));
    }
    text
}

/// Prints the methods that apply to these models, and the reasons why others do not.
fn methods(names: &[String], format: Format, limits: &Limits) -> Result<(), Error> {
    let declarations = names.iter().map(|name| compile::declaration(name, limits)).collect::<Result<Vec<_>, _>>()?;
    let applicable = compile::applicable(&declarations, limits)?;
    let names = names.iter();
    let text = match format {
        Format::Text | Format::Markdown => {
            names.zip(&applicable).map(|(name, all)| methods_of(name, all)).collect::<Vec<_>>().join("\n")
        }
        Format::Json => {
            let as_json = |m: &Applicable| {
                let (reason, help) = m.refusal.as_ref().map(|r| (&r.reason, &r.help)).unzip();
                json!({ "method": m.properties.name, "applies": m.refusal.is_none(), "reason": reason, "alternative": help })
            };
            let all = names
                .zip(&applicable)
                .map(|(name, all)| json!({ "model": name, "methods": all.iter().map(as_json).collect::<Vec<_>>() }));
            serde_json::to_string_pretty(&all.collect::<Vec<_>>()).map_err(|e| Error::Failed(e.to_string()))? + "\n"
        }
    };
    if matches!(format, Format::Json) { super::print_json(&text) } else { super::print(&text) }
}

fn methods_of(name: &str, all: &[Applicable]) -> String {
    let (refused, apply): (Vec<_>, Vec<_>) = all.iter().partition(|m| m.refusal.is_some());
    let rows: Vec<Vec<String>> = apply
        .iter()
        .map(|m| vec![format!("  {}", m.properties.name), format!("order {}", m.properties.order)])
        .collect();
    let titles = apply.iter().map(|m| m.properties.title);
    let lines = align(&rows);
    let apply: String = lines.lines().zip(titles).map(|(line, title)| format!("{line}  {title}\n")).collect();
    let refused: String = refused
        .iter()
        .filter_map(|m| m.refusal.as_ref())
        .map(|r| format!("  does not apply: {}\n    {}\n", r.reason, r.help))
        .collect();
    format!("{name}\n{apply}{refused}")
}

fn describe(model: &Listed<'_>) -> String {
    let info = model.info;
    let defaults = info.data_sets.first().and_then(|set| model.data(set.name));
    let parameters = info.parameters.iter().enumerate().map(|(i, parameter)| {
        let value = defaults.as_ref().map_or(String::new(), |data| format!(" = {}", data.parameters[i]));
        let Quantity { name, unit, .. } = parameter.quantity;
        let unit = unit.filter(|u| *u != "1").map_or(String::new(), |u| format!(" {u}"));
        format!("{name}{value}{unit}")
    });
    let lines = [
        ("", one_line(info.text)),
        ("coordinates", registry::names(info.coordinates).join(", ")),
        ("angles", angles(info).join(", ")),
        ("velocities", registry::names(info.velocities).join(", ")),
        ("constraints", info.constraints.iter().map(|c| format!("{c} = 0")).collect::<Vec<_>>().join("; ")),
        ("parameters", parameters.collect::<Vec<_>>().join(", ")),
        ("inputs", info.inputs.join(", ")),
        ("invariants", registry::names(info.invariants).join(", ")),
        ("data sets", data_sets(info).join(", ")),
        ("methods", registry::names(info.methods).join(", ")),
        ("options", options(info)),
        ("source", one_line(info.source)),
    ];
    let mut text = format!("{}\n", info.name);
    for (what, value) in lines {
        if !value.is_empty() {
            text.push_str(if what.is_empty() { "  " } else { "" });
            text.push_str(&if what.is_empty() { format!("{value}\n") } else { format!("  {what:<12}{value}\n") });
        }
    }
    text
}

/// Returns the names of the data sets, with declared step sizes: `rocking (h = 0.001)`.
fn data_sets(info: &ModelInfo) -> Vec<String> {
    let described = |name: &str| match info.step(name) {
        Some(step) => format!("{name} (h = {step})"),
        None => name.to_owned(),
    };
    registry::names(info.data_sets).into_iter().map(described).collect()
}

/// Returns the names of the coordinates that are angles.
fn angles(info: &ModelInfo) -> Vec<&'static str> {
    info.angles.iter().map(|&i| info.coordinates[i].name).collect()
}

/// Lists options: `dla:ALPHA, 0 to 1, default 0.5; feedback-euler --gain J=1,H=1`.
fn options(info: &ModelInfo) -> String {
    let all = info.methods.iter().flat_map(|method| {
        let name = method.name;
        let own = method.options.iter().filter(|option| !option.gain).map(|own| option(name, own));
        let gains = gains::recorded(name, info);
        let given: Vec<String> = gains.iter().map(|(gain, default)| format!("{gain}={default}")).collect();
        own.chain((!given.is_empty()).then(|| format!("{name} --gain {}", given.join(",")))).collect::<Vec<_>>()
    });
    all.collect::<Vec<_>>().join("; ")
}

/// Formats an option: `` dla:ALPHA, 0 to 1, default 0.5 ``.
fn option(method: &str, option: &OptionInfo) -> String {
    let range = match (option.minimum.is_finite(), option.maximum.is_finite()) {
        (true, true) => format!(", {} to {}", option.minimum, option.maximum),
        (true, false) => format!(", at least {}", option.minimum),
        (false, true) => format!(", at most {}", option.maximum),
        (false, false) => String::new(),
    };
    format!("{method}:{}{range}, default {}", option.name.to_uppercase(), option.default)
}

fn as_json(model: &Listed<'_>) -> serde_json::Value {
    let info = model.info;
    let quantity = |q: &Quantity| json!({ "name": q.name, "unit": q.unit, "text": q.text });
    let options = info.methods.iter().flat_map(|method| method.options.iter().map(move |option| (method.name, option)));
    let data = registry::names(info.data_sets).into_iter().filter_map(|name| {
        let data = model.data(name)?;
        Some(json!({ "name": name, "parameters": data.parameters, "q": data.q, "v": data.v, "inputs": data.inputs, "step": info.step(name) }))
    });
    json!({
        "name": info.name,
        "summary": one_line(info.text),
        "source": one_line(info.source),
        "coordinates": info.coordinates.iter().map(quantity).collect::<Vec<_>>(),
        "angles": angles(info),
        "velocities": info.velocities.iter().map(quantity).collect::<Vec<_>>(),
        "parameters": info.parameters.iter().map(|p| quantity(&p.quantity)).collect::<Vec<_>>(),
        "constraints": info.constraints,
        "inputs": info.inputs,
        "invariants": registry::names(info.invariants),
        "data_sets": data.collect::<Vec<_>>(),
        "methods": registry::names(info.methods),
        "options": options.map(|(method, o)| json!({
            "method": method,
            "name": o.name,
            "default": o.default,
            "minimum": o.minimum.is_finite().then_some(o.minimum),
            "maximum": o.maximum.is_finite().then_some(o.maximum),
            "gain": o.gain,
        })).collect::<Vec<_>>(),
        "momenta": info.momenta,
    })
}
