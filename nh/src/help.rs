//! `nh help`: sections of the page "When it goes wrong", whose names messages refer to.

use super::Error;
use nonholonomic_lab::names;

/// The text of the page. It is a link here; a published package has the file itself.
const PAGE: &str = include_str!("trouble.md");

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh help
  nh help newton
  nh help simulate")]
pub(super) struct Arguments {
    /// A section of the page, or a command [default: list all sections]
    name: Option<String>,
}

/// A section of the page.
struct Section {
    name: &'static str,
    /// The text without the heading.
    text: &'static str,
}

fn sections() -> impl Iterator<Item = Section> {
    let parts = PAGE.split("\n## ").skip(1).filter_map(|part| part.split_once('\n'));
    parts.map(|(name, text)| Section { name: name.trim(), text: text.trim() })
}

impl Section {
    /// Returns the message that the section explains, or else its first words.
    fn begins(&self) -> &str {
        self.text.lines().next().unwrap_or_default().trim_start_matches("> ")
    }
}

pub(super) fn run(arguments: &Arguments, mut nh: clap::Command) -> Result<(), Error> {
    let Some(name) = &arguments.name else {
        let width = sections().map(|section| section.name.len()).max().unwrap_or_default();
        let lines = sections().map(|section| format!("  {:width$}  {}\n", section.name, section.begins()));
        let list: String = lines.collect();
        return super::print(&format!("Sections for `nh help NAME`, and the messages that they explain:\n\n{list}"));
    };
    let mut known: Vec<&str> = sections().map(|section| section.name).collect();
    let commands: Vec<String> = nh.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    known.extend(commands.iter().map(String::as_str));
    let name = names::resolve("section or command", name, &known).map_err(Error::Usage)?;
    match sections().find(|section| section.name == name) {
        Some(section) => super::print(&format!("{name}\n\n{}\n", section.text)),
        None => {
            // Building the command first makes the usage begin with `nh`.
            nh.build();
            let help = nh.find_subcommand_mut(name).map(clap::Command::render_long_help);
            super::print(&help.map_or_else(String::new, |help| help.to_string()))
        }
    }
}
