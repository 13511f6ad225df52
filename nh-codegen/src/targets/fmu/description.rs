//! The description of a unit in XML: its variables, their units, and their structure.

use super::variables::{Kind, Variable};
use super::{Parts, Version};
use crate::declaration::units::product_of;
use crate::targets::c::FLAGS;
use std::collections::BTreeSet;

/// The number of steps of the default experiment.
const STEPS: f64 = 1000.0;

/// Returns a text for an attribute.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.split_whitespace().collect::<Vec<_>>().join(" ").chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}

/// Returns an attribute with a blank before it; nothing for an empty value.
fn attribute(name: &str, value: &str) -> String {
    if value.is_empty() { String::new() } else { format!(" {name}=\"{}\"", escaped(value)) }
}

impl Parts<'_> {
    /// Returns `modelDescription.xml` without files of sources, with this token.
    pub(super) fn description(&self, token: &str) -> String {
        self.listing(token, &[])
    }

    /// Returns `modelDescription.xml`, in which FMI 2.0 lists the sources.
    pub(super) fn listing(&self, token: &str, sources: &[&str]) -> String {
        let about = self.header.about;
        let (version, key) = match self.version {
            Version::Two => ("2.0", "guid"),
            Version::Three => ("3.0", "instantiationToken"),
        };
        let text = about.text.clone().unwrap_or_default();
        let mut lines = vec![r#"<?xml version="1.0" encoding="UTF-8"?>"#.to_owned()];
        let name = attribute("modelName", &self.header.name);
        let description = attribute("description", &text);
        let tool = attribute("generationTool", &format!("nh {}", env!("CARGO_PKG_VERSION")));
        let events = if self.version == Version::Two { r#" numberOfEventIndicators="0""# } else { "" };
        lines.push(format!(
            r#"<fmiModelDescription fmiVersion="{version}"{name} {key}="{token}"{description}{tool} variableNamingConvention="flat"{events}>"#
        ));
        if self.exchanges {
            lines.extend(self.interface("ModelExchange", sources));
        }
        lines.extend(self.interface("CoSimulation", sources));
        lines.extend(self.units());
        lines.push("  <LogCategories>".to_owned());
        for category in ["logStatusError", "logStatusDiscard"] {
            lines.push(format!(r#"    <Category name="{category}"/>"#));
        }
        lines.push("  </LogCategories>".to_owned());
        lines.push(format!(
            r#"  <DefaultExperiment startTime="0" stopTime="{:?}" stepSize="{:?}"/>"#,
            STEPS * self.step,
            self.step
        ));
        lines.push("  <ModelVariables>".to_owned());
        for (reference, variable) in self.variables.all.iter().enumerate() {
            lines.push(match self.version {
                Version::Two => two(reference, variable),
                Version::Three => three(reference, variable),
            });
        }
        lines.push("  </ModelVariables>".to_owned());
        lines.extend(self.structure());
        lines.push("</fmiModelDescription>\n".to_owned());
        lines.join("\n")
    }

    /// Returns what the unit can do in an interface.
    fn interface(&self, kind: &str, sources: &[&str]) -> Vec<String> {
        let identifier = attribute("modelIdentifier", &self.files.name);
        let steps = match (kind, self.version) {
            ("CoSimulation", Version::Two) => {
                r#" canHandleVariableCommunicationStepSize="true" canInterpolateInputs="false""#.to_owned()
            }
            ("CoSimulation", Version::Three) => format!(
                r#" canHandleVariableCommunicationStepSize="true" fixedInternalStepSize="{:?}" hasEventMode="false""#,
                self.step
            ),
            _ => String::new(),
        };
        let rest = match self.version {
            Version::Two => {
                r#" canNotUseMemoryManagementFunctions="true" canGetAndSetFMUstate="true" canSerializeFMUstate="true" providesDirectionalDerivative="true""#
            }
            Version::Three => {
                r#" canGetAndSetFMUState="true" canSerializeFMUState="true" providesDirectionalDerivatives="true" providesAdjointDerivatives="true""#
            }
        };
        let open = format!("  <{kind}{identifier}{steps}{rest}");
        if self.version == Version::Three || sources.is_empty() {
            return vec![open + "/>"];
        }
        let files = sources.iter().map(|file| format!(r#"      <File name="{file}"/>"#));
        let files = ["    <SourceFiles>".to_owned()].into_iter().chain(files).chain(["    </SourceFiles>".to_owned()]);
        [open + ">"].into_iter().chain(files).chain([format!("  </{kind}>")]).collect()
    }

    /// Returns the definitions of the units of variables. Units that declarations do not know have
    /// a name only.
    fn units(&self) -> Vec<String> {
        let names: BTreeSet<&str> = self.variables.all.iter().filter_map(|variable| variable.unit.as_deref()).collect();
        if names.is_empty() {
            return Vec::new();
        }
        let unit = |name: &&str| {
            let Some(product) = product_of(name) else { return format!("    <Unit{}/>", attribute("name", name)) };
            let exponents = product.exponents.iter().map(|(base, exponent)| format!(r#" {base}="{exponent}""#));
            let factor = if product.size == 1.0 { String::new() } else { format!(r#" factor="{:?}""#, product.size) };
            format!("    <Unit{}><BaseUnit{}{factor}/></Unit>", attribute("name", name), exponents.collect::<String>())
        };
        let lines = names.iter().map(unit);
        ["  <UnitDefinitions>".to_owned()].into_iter().chain(lines).chain(["  </UnitDefinitions>".to_owned()]).collect()
    }

    /// Returns the outputs, the rates of the continuous states, and what the initialization
    /// computes.
    fn structure(&self) -> Vec<String> {
        let of = |tag: &str, reference: usize| match self.version {
            // FMI 2.0 counts variables from 1.
            Version::Two => format!(r#"<Unknown index="{}"/>"#, reference + 1),
            Version::Three => format!(r#"<{tag} valueReference="{reference}"/>"#),
        };
        let groups = [
            ("Outputs", "Output", self.variables.outputs().collect::<Vec<_>>()),
            ("Derivatives", "ContinuousStateDerivative", self.variables.rates().map(|(rate, _)| rate).collect()),
            ("InitialUnknowns", "InitialUnknown", self.variables.computed().collect()),
        ];
        let mut lines = vec!["  <ModelStructure>".to_owned()];
        for (group, tag, references) in groups {
            let each = references.into_iter().map(|reference| of(tag, reference));
            match self.version {
                Version::Two => {
                    lines.push(format!("    <{group}>"));
                    lines.extend(each.map(|unknown| format!("      {unknown}")));
                    lines.push(format!("    </{group}>"));
                }
                Version::Three => lines.extend(each.map(|unknown| format!("    {unknown}"))),
            }
        }
        lines.push("  </ModelStructure>".to_owned());
        lines
    }

    /// Returns `buildDescription.xml`, which FMI 3.0 has.
    pub(super) fn build(&self, sources: &[&str]) -> Option<String> {
        if self.version == Version::Two {
            return None;
        }
        let files = sources.iter().map(|file| format!("      <SourceFile name=\"{file}\"/>\n")).collect::<String>();
        Some(format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fmiBuildDescription fmiVersion=\"3.0\">\n  \
             <BuildConfiguration modelIdentifier=\"{}\" description=\"Without contractions the results have the same bits on all platforms.\">\n    \
             <SourceFileSet language=\"C99\" compiler=\"gcc\" compilerOptions=\"{FLAGS}\">\n{files}    </SourceFileSet>\n  \
             </BuildConfiguration>\n</fmiBuildDescription>\n",
            self.files.name
        ))
    }
}

/// Returns causality, variability and the way of initialization.
fn roles(kind: Kind) -> (&'static str, &'static str, &'static str) {
    match kind {
        Kind::Independent => ("independent", "continuous", ""),
        Kind::Parameter => ("parameter", "fixed", "exact"),
        Kind::Input => ("input", "continuous", ""),
        Kind::Start => ("output", "continuous", "exact"),
        Kind::Output => ("output", "continuous", "calculated"),
        Kind::Local | Kind::RateOf(_) => ("local", "continuous", "calculated"),
    }
}

/// Returns the attributes that both versions have.
fn common(reference: usize, variable: &Variable) -> String {
    let (causality, variability, initial) = roles(variable.kind);
    [
        attribute("name", &variable.name),
        attribute("valueReference", &reference.to_string()),
        attribute("description", &variable.text),
        attribute("causality", causality),
        attribute("variability", variability),
        attribute("initial", initial),
    ]
    .concat()
}

/// Returns the attributes of a number.
fn of_number(variable: &Variable) -> String {
    let start = variable.start.map(|start| format!("{start:?}")).unwrap_or_default();
    [attribute("unit", variable.unit.as_deref().unwrap_or_default()), attribute("start", &start)].concat()
}

/// Returns a variable of FMI 2.0.
fn two(reference: usize, variable: &Variable) -> String {
    let rate = match variable.kind {
        Kind::RateOf(state) => attribute("derivative", &(state + 1).to_string()),
        _ => String::new(),
    };
    let number = format!("<Real{}{rate}/>", of_number(variable));
    format!("    <ScalarVariable{}>{number}</ScalarVariable>", common(reference, variable))
}

/// Returns a variable of FMI 3.0.
fn three(reference: usize, variable: &Variable) -> String {
    let rate = match variable.kind {
        Kind::RateOf(state) => attribute("derivative", &state.to_string()),
        _ => String::new(),
    };
    format!("    <Float64{}{}{rate}/>", common(reference, variable), of_number(variable))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_escaped() {
        assert_eq!(attribute("a", "x < \"y\" &\n z"), " a=\"x &lt; &quot;y&quot; &amp; z\"");
        assert_eq!(attribute("a", ""), "");
    }
}
