//! The description of a compiled model for its Python class.

use nonholonomic_codegen::declaration::Item;
use nonholonomic_codegen::model::{Parameter, Variable, to_f64};
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_codegen::scheme::Properties;

/// A model of the package.
pub(super) struct Described {
    /// The name as declared.
    pub(super) name: String,
    /// The name of the class.
    pub(super) class: String,
    /// The name of the file in `src/models`.
    pub(super) file: String,
    /// The module in that file.
    pub(super) module: String,
    /// The text of the file.
    pub(super) code: String,
    text: Option<String>,
    source: Option<String>,
    pub(super) parameters: Vec<Keyword>,
    pub(super) coordinates: Vec<Variable>,
    pub(super) velocities: Vec<Variable>,
    pub(super) constraints: Vec<String>,
    pub(super) inputs: Vec<String>,
    /// Names, texts and step sizes of the data sets.
    sets: Vec<(String, Option<String>, Option<f64>)>,
    /// The first data set.
    pub(super) data_set: Option<String>,
    pub(super) methods: Vec<Properties>,
    /// The options of methods: names, texts, and the methods that have them.
    pub(super) options: Vec<(String, String, Vec<&'static str>)>,
}

/// A parameter.
pub(super) struct Keyword {
    pub(super) name: String,
    default: Option<f64>,
    /// The default as written, if it is a formula.
    formula: Option<String>,
    unit: Option<String>,
    text: Option<String>,
    positive: bool,
}

impl Keyword {
    fn new(parameter: &Parameter) -> Self {
        Keyword {
            name: parameter.name.clone(),
            default: parameter.default.as_ref().map(to_f64),
            formula: parameter.written.clone(),
            unit: parameter.unit.clone(),
            text: parameter.text.clone(),
            positive: parameter.positive,
        }
    }

    /// Returns whether the parameter has no default.
    pub(super) fn needed(&self) -> bool {
        self.default.is_none() && self.formula.is_none()
    }

    /// Formats the default for a signature, ` = 8.0`; `...` for a formula.
    pub(super) fn assigned(&self) -> Option<String> {
        match (&self.formula, self.default) {
            (Some(_), _) => Some("...".to_owned()),
            (None, Some(value)) => Some(format!("{value:?}")),
            (None, None) => None,
        }
    }
}

impl Described {
    pub(super) fn new(compiled: &Compiled, code: String) -> Self {
        let model = compiled.mechanics.model();
        let about = &model.about;
        let header = compiled.header(Item::named(&about.name));
        let module = header.module();
        let mut options: Vec<(String, String, Vec<&'static str>)> = Vec::new();
        for method in &compiled.methods {
            for option in &method.program.options {
                let (declared, name) = (&option.declared, method.properties.name);
                match options.iter_mut().find(|(known, ..)| *known == declared.name) {
                    Some((.., methods)) => methods.push(name),
                    None => options.push((declared.name.clone(), declared.text.clone(), vec![name])),
                }
            }
        }
        Described {
            name: about.name.clone(),
            class: header.item.name.to_string(),
            file: module.clone(),
            module,
            code,
            text: about.text.as_deref().map(one_line),
            source: about.source.as_deref().map(one_line),
            parameters: about.parameters.iter().map(Keyword::new).collect(),
            coordinates: about.coordinates.clone(),
            velocities: about.velocities.clone(),
            constraints: about.constraints.clone(),
            inputs: about.inputs.clone(),
            sets: about
                .data
                .iter()
                .map(|set| (set.name.clone(), set.text.clone(), set.step.as_ref().map(to_f64)))
                .collect(),
            data_set: about.data.first().map(|set| set.name.clone()),
            methods: compiled.methods.iter().map(|method| method.properties).collect(),
            options,
        }
    }

    /// Returns a one-sentence summary.
    pub(super) fn summary(&self) -> String {
        let text = self.text.clone().unwrap_or_else(|| format!("The system `{}`.", self.name));
        text.split_inclusive(". ").next().unwrap_or_default().trim().replace('|', "\\|")
    }

    /// Lists the methods: `gonzalez`, `rk4`.
    pub(super) fn method_list(&self) -> String {
        self.methods.iter().map(|method| format!("`{}`", method.name)).collect::<Vec<_>>().join(", ")
    }

    /// Returns whether all parameters can be written as keywords of Python. `lambda` cannot, except
    /// as `**{"lambda": 1.0}`.
    pub(super) fn spelled(&self) -> bool {
        self.parameters.iter().all(|p| !super::KEYWORDS.contains(&p.name.as_str()))
    }

    /// Returns the signature of the class.
    pub(super) fn signature(&self) -> String {
        if self.parameters.is_empty() {
            return "()".to_owned();
        }
        if !self.spelled() {
            return "(**parameters)".to_owned();
        }
        let keyword = |p: &Keyword| p.assigned().map_or(p.name.clone(), |value| format!("{}={value}", p.name));
        let mut keywords: Vec<String> = vec!["*".to_owned()];
        keywords.extend(self.parameters.iter().map(keyword));
        format!("({})", keywords.join(", "))
    }

    /// Returns the docstring of the class.
    pub(super) fn documentation(&self) -> String {
        let mut text = self.text.clone().unwrap_or_else(|| format!("The system ``{}``.", self.name));
        if let Some(source) = &self.source {
            text += &format!("\n\nSource: {source}");
        }
        if !self.parameters.is_empty() {
            text += "\n\nParameters\n----------";
        }
        for p in &self.parameters {
            let default = match (&p.formula, p.default) {
                (Some(formula), _) => format!(", default {formula}"),
                (None, Some(value)) => format!(", default {value:?}"),
                (None, None) => String::new(),
            };
            text += &format!("\n{} : float{default}", p.name);
            let unit = unit(p.unit.as_deref());
            let described = p.text.as_deref().map(one_line).unwrap_or_else(|| "A parameter".to_owned());
            text += &format!("\n    {}{unit}{}", capital(&described), if p.positive { "; positive." } else { "." });
        }
        text += "\n\nNotes\n-----";
        text += &variables("Coordinates q", "n", &self.coordinates);
        text += &variables("Velocities v", "k", &self.velocities);
        if !self.constraints.is_empty() {
            text += "\nConstraints:\n";
            self.constraints.iter().for_each(|constraint| text += &format!("\n* ``{constraint} = 0``"));
            text += "\n";
        }
        if !self.inputs.is_empty() {
            let names: Vec<String> = self.inputs.iter().map(|name| format!("``{name}``")).collect();
            text += &format!("\nControl inputs (c = {}): {}\n", self.inputs.len(), names.join(", "));
        }
        text += "\nMethods, the default first:\n";
        for method in &self.methods {
            let p = method;
            text += &format!("\n* ``{}``: {}, order {}", p.name, p.title, p.order);
            let options = self.options.iter().filter(|(.., methods)| methods.contains(&p.name));
            options.for_each(|(name, what, _)| text += &format!("; option ``{name}``: {}", one_line(what)));
        }
        text += "\n";
        if !self.sets.is_empty() {
            text += "\nData sets, the default first:\n";
            for (name, what, step) in &self.sets {
                let what = what.as_deref().map(|what| format!(": {}", one_line(what))).unwrap_or_default();
                let step = step.map(|step| format!("; h = {step}")).unwrap_or_default();
                text += &format!("\n* ``{name}``{what}{step}");
            }
            text += "\n";
        }
        text
    }
}

fn variables(title: &str, letter: &str, list: &[Variable]) -> String {
    let mut text = format!("\n{title} ({letter} = {}):\n", list.len());
    for variable in list {
        let what = variable.text.as_deref().map(|what| format!(": {}", one_line(what))).unwrap_or_default();
        text += &format!("\n* ``{}``{}{what}", variable.name, unit(variable.unit.as_deref()));
    }
    text + "\n"
}

/// Formats a unit, ` [kg m^2]`.
fn unit(unit: Option<&str>) -> String {
    unit.map(|unit| format!(" [{unit}]")).unwrap_or_default()
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Escapes a text for a basic string of TOML.
pub(super) fn toml(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
