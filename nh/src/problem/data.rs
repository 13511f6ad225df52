//! Parameters, initial states and control inputs: those of a data set with the requested changes.

use super::Arguments;
use crate::gains::Gains;
use crate::{Error, value};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::names;
use nonholonomic_lab::registry::{self, DataSet, Inputs, Model};
use nonholonomic_plot::symbol;

/// Returns the facts about the data set, its changes, and its inputs.
pub(super) fn about(
    arguments: &Arguments,
    info: &ModelInfo,
    set: Option<&str>,
    data: &DataSet,
) -> Result<Vec<String>, Error> {
    let constants = arguments.constants()?.into_iter().map(|(name, value)| format!("{} = {value}", symbol(&name)));
    let set = set.map(|set| format!("data set {set}"));
    let changed = arguments.q.iter().chain(&arguments.v).filter_map(|assignment| {
        let (name, text) = assignment.split_once('=')?;
        Some(format!("{}(0) = {}", symbol(&name.trim().replace('-', "_")), text.trim()))
    });
    let projected = arguments.project.then(|| "projected onto the constraints".to_owned());
    let inputs = input_facts(info, data, &arguments.input);
    Ok(constants.chain(set).chain(changed).chain(projected).chain(inputs).collect())
}

/// Formats the control inputs, `τ = cos(t)`: those of the data that are not zero, and those given.
pub(crate) fn input_facts(info: &ModelInfo, data: &DataSet, given: &[String]) -> Vec<String> {
    let mut texts: Vec<(&str, &str)> =
        info.inputs.iter().copied().zip(data.inputs.iter().map(String::as_str)).collect();
    for (name, text) in given.iter().filter_map(|assignment| assignment.split_once('=')) {
        if let Some(name) = names::find(name.trim(), info.inputs.iter().copied()) {
            texts.retain(|(other, _)| *other != name);
            texts.push((name, text.trim()));
        }
    }
    texts.retain(|(_, text)| text.parse() != Ok(0.0));
    let fact = |(name, text): (&str, &str)| match text.char_indices().nth(40) {
        Some((end, _)) => format!("{} = {}…", symbol(name), &text[..end]),
        None => format!("{} = {text}", symbol(name)),
    };
    texts.into_iter().map(fact).collect()
}

/// Returns the data of the arguments and the gains. Some parameters, by index, have other values in
/// place of the data set's.
pub(crate) fn data(
    arguments: &Arguments,
    model: &dyn Model,
    varied: &[(usize, f64)],
) -> Result<(DataSet, Gains), Error> {
    let info = model.info();
    let parameters = registry::names(info.parameters);
    let constants = arguments.known_constants();
    let all: Vec<&str> = parameters.iter().copied().chain(constants.iter().map(String::as_str)).collect();
    let kind = if constants.is_empty() { "parameter" } else { "parameter or constant" };
    let mut wrong = Vec::new();
    // Parameters come first, because coordinates and velocities may depend on them.
    let mut given: Vec<(usize, f64)> = varied.to_vec();
    for assignment in &arguments.set {
        match assign(kind, assignment, &all, &[]) {
            Ok((i, _)) if given.iter().any(|(other, _)| *other == i) => wrong.push(twice(kind, all[i])),
            Ok(value) => given.push(value),
            Err(message) => wrong.push(message),
        }
    }
    // The model is derived with the constants already.
    given.retain(|(i, _)| *i < parameters.len());
    let mut data = data_set(model, arguments.data.as_deref(), &given)?;
    let open: Vec<usize> = (0..parameters.len())
        .filter(|i| data.parameters[*i].is_nan() && given.iter().all(|(other, _)| other != i))
        .collect();
    // Some parameters depend on others.
    let without = |i: usize| {
        let others = open.iter().filter(|other| **other != i).map(|other| (*other, 1.0));
        data_set(model, arguments.data.as_deref(), &given.iter().copied().chain(others).collect::<Vec<_>>())
    };
    let is_open = |i: &usize| without(*i).is_ok_and(|data| data.parameters[*i].is_nan());
    let open: Vec<&str> = open.iter().copied().filter(is_open).map(|i| parameters[i]).collect();
    if let Some(first) = open.first() {
        let verb = if open.len() == 1 { "has" } else { "have" };
        wrong.push(format!(
            "`{}` {verb} no value, since the declaration gives no default: add `--set {first}=…`, or `default:` there",
            open.join("`, `")
        ));
    }
    let known: Vec<(&str, f64)> = parameters.into_iter().zip(data.parameters.iter().copied()).collect();
    change("coordinate", &arguments.q, &registry::names(info.coordinates), &mut data.q, &known, &mut wrong);
    change("velocity", &arguments.v, &registry::names(info.velocities), &mut data.v, &known, &mut wrong);
    let gains = Gains::parse(&arguments.gain, &known).unwrap_or_else(|mistakes| {
        wrong.extend(mistakes);
        Gains::default()
    });
    if !wrong.is_empty() {
        return Err(Error::Usage(wrong.join("\nerror: ")));
    }
    Ok((data, gains))
}

/// Returns a data set, by default the model's first, with these parameters instead of its own.
/// Without data sets, unset values are zero.
fn data_set(model: &dyn Model, name: Option<&str>, given: &[(usize, f64)]) -> Result<DataSet, Error> {
    let info = model.info();
    let known = registry::names(info.data_sets);
    let name = match (name, known.first()) {
        (Some(name), _) => {
            Some(names::resolve(&format!("data set of `{}`", info.name), name, &known).map_err(Error::Usage)?)
        }
        (None, first) => first.copied(),
    };
    let data = model.data_with(name, given);
    data.ok_or_else(|| Error::Usage(format!("`{}` has no data set `{}`", info.name, name.unwrap_or_default())))
}

/// Returns the data set's control inputs with the requested changes; `None` if all are zero.
pub(crate) fn inputs(model: &dyn Model, data: &DataSet, assignments: &[String]) -> Result<Option<Inputs>, Error> {
    let texts = input_texts(model.info(), data, assignments)?;
    texts.map(|texts| model.inputs(&texts, &data.parameters).map_err(Error::Usage)).transpose()
}

/// Returns the data set's control inputs with the requested changes as texts; `None` if all are
/// zero.
pub(crate) fn input_texts(
    info: &ModelInfo,
    data: &DataSet,
    assignments: &[String],
) -> Result<Option<Vec<String>>, Error> {
    if data.inputs.is_empty() && assignments.is_empty() {
        return Ok(None);
    }
    if info.inputs.is_empty() {
        return Err(Error::Usage(format!("`{}` has no control inputs", info.name)));
    }
    let known = info.inputs;
    let mut texts = data.inputs.clone();
    texts.resize(known.len(), "0".to_owned());
    let (mut wrong, mut given) = (Vec::new(), Vec::new());
    for assignment in assignments {
        let named =
            assignment.split_once('=').ok_or_else(|| format!("`{assignment}` is not of the form name=function"));
        match named.and_then(|(name, text)| Ok((names::resolve("control input", name.trim(), known)?, text))) {
            Ok((name, text)) => {
                let place = known.iter().position(|k| *k == name).unwrap_or_default();
                if given.contains(&place) {
                    wrong.push(twice("control input", name));
                }
                given.push(place);
                texts[place] = text.trim().to_owned();
            }
            Err(message) => wrong.push(message),
        }
    }
    if wrong.is_empty() { Ok(Some(texts)) } else { Err(Error::Usage(wrong.join("\nerror: "))) }
}

/// Makes all valid assignments, and collects the errors of the others.
fn change(
    kind: &str,
    assignments: &[String],
    names: &[&str],
    values: &mut [f64],
    known: &[(&str, f64)],
    wrong: &mut Vec<String>,
) {
    let mut given = Vec::new();
    for assignment in assignments {
        match assign(kind, assignment, names, known) {
            Ok((i, _)) if given.contains(&i) => wrong.push(twice(kind, names[i])),
            Ok((i, value)) => {
                values[i] = value;
                given.push(i);
            }
            Err(message) => wrong.push(message),
        }
    }
}

pub(crate) fn twice(kind: &str, name: &str) -> String {
    format!("the {kind} `{name}` is given twice")
}

/// Parses `name=value` into the index of the name and the value.
fn assign(kind: &str, assignment: &str, names: &[&str], known: &[(&str, f64)]) -> Result<(usize, f64), String> {
    let Some((name, text)) = assignment.split_once('=') else {
        return Err(format!("`{assignment}` is not of the form name=value"));
    };
    // A velocity x_dot may be named by its coordinate.
    let rate = format!("{}_dot", name.trim());
    let meant = kind == "velocity" && names.contains(&rate.as_str()) && !names.contains(&name.trim());
    let name = names::resolve(kind, if meant { &rate } else { name.trim() }, names)?;
    let value = value::parse(text.trim(), known).map_err(|why| format!("`{text}`, given for `{name}`, {why}"))?;
    if !value.is_finite() {
        return Err(format!("the {kind} `{name}` must be finite, not {value}"));
    }
    Ok((names.iter().position(|k| *k == name).unwrap_or_default(), value))
}
