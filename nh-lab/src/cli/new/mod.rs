//! `nh new`.

use super::Error;
use super::compile::{self, Limits};
use nonholonomic_codegen::declaration::{Declaration, Velocities};
use std::fs;
use std::path::{Path, PathBuf};

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh new sleigh
  nh new my-robot --from robot.yaml
  nh new my-disk --from rolling_disk

The crate is named like the last part of PATH. Its declaration is a file of its own, which the attribute on the struct
names; it is compiled before anything is written, and refused with all of its errors. Every parameter needs a default.")]
pub(super) struct Arguments {
    /// The folder to make; it must not exist, or be empty
    path: PathBuf,
    /// The declaration to start from, a file or a model of the library [default: a sleigh]
    #[arg(long, value_name = "MODEL|FILE.yaml")]
    from: Option<String>,
}

pub(super) fn run(arguments: &Arguments, limits: &Limits) -> Result<(), Error> {
    let path = &arguments.path;
    let package = package(path)?;
    match fs::read_dir(path).map(|mut entries| entries.next().is_none()) {
        Ok(false) => return Err(Error::Usage(format!("`{}` exists and is not empty", path.display()))),
        Ok(true) => {}
        Err(_) if !path.exists() => {}
        Err(error) => return Err(Error::Usage(format!("`{}` cannot be used: {error}", path.display()))),
    }
    let (text, declaration) = match &arguments.from {
        None => {
            let text = include_str!("sleigh.yaml.in").replace("{type}", "Sleigh");
            let declaration = Declaration::from_yaml(&text, "sleigh.yaml");
            (text, declaration.map_err(|d| compile::refused(&d))?)
        }
        Some(what) => {
            let (text, file) = match compile::listed(what)? {
                Some(found) => (found.yaml.to_owned(), found.file),
                None => {
                    let unreadable = Error::usage_io(format!("`{what}` cannot be read"));
                    (fs::read_to_string(what).map_err(unreadable)?, what.as_str())
                }
            };
            let declaration = Declaration::from_yaml(&text, file);
            (text, declaration.map_err(|d| compile::refused(&d))?)
        }
    };
    let open: Vec<&str> =
        declaration.parameters.iter().filter(|p| p.default.is_none()).map(|p| p.name.value.as_str()).collect();
    if !open.is_empty() {
        let names = crate::names::list(&open, "and");
        return Err(Error::Usage(format!("the new crate needs a default for every parameter; {names} has none")));
    }
    // All that algebra can find wrong with it, before anything is written.
    compile::with_compiled(declaration.clone(), &["gonzalez".to_owned(), "rk4".to_owned()], limits, |_| Ok(()))?;
    let files = files(&package, &text, &declaration);
    write(path, &files).map_err(Error::io(format!("`{}` could not be written", path.display())))?;
    super::print(&format!(
        "made `{package}` in {0}; next:\n  cd {0}\n  cargo test          # the engine is compiled once, for a minute or two\n  \
         cargo run           # simulates, and draws run.svg\n",
        path.display()
    ))
}

/// The crate's name: the last part of the path.
fn package(path: &Path) -> Result<String, Error> {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let starts = name.starts_with(|c: char| c.is_ascii_alphabetic());
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    // Names that cargo refuses or that would hide a crate that the new one needs.
    let taken =
        ["test", "core", "std", "alloc", "proc_macro", "nonholonomic_lab", "nonholonomic", "nonholonomic_macros"];
    let words = [
        "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
        "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
        "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super",
        "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
    ];
    let keyword = words.contains(&name);
    if !starts || !plain || keyword || taken.contains(&name.replace('-', "_").as_str()) {
        let why =
            "a crate's name starts with a letter, has letters, digits, `-` and `_`, and is no word of the language";
        return Err(Error::Usage(format!("`{name}` cannot be the name of a crate: {why}")));
    }
    Ok(name.to_owned())
}

/// Paths and contents.
fn files(package: &str, yaml: &str, declaration: &Declaration) -> Vec<(String, String)> {
    let name = &declaration.name.value;
    let module = snake(name);
    let file = format!("{module}.yaml");
    let text = declaration.text.as_deref().unwrap_or("A nonholonomic system.");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let quoted = |names: Vec<String>| names.iter().map(|n| format!("{n:?}")).collect::<Vec<_>>().join(", ");
    let coordinates: Vec<String> = declaration.coordinates.iter().map(|c| c.name.value.clone()).collect();
    let velocities: Vec<String> = match &declaration.velocities {
        Velocities::Coordinate => coordinates.iter().map(|c| format!("{c}_dot")).collect(),
        Velocities::Quasi { names, .. } => names.iter().map(|n| n.value.clone()).collect(),
    };
    let start = match declaration.initial.first() {
        Some(set) => format!(".data_set({:?}).expect(\"the declaration has it\").project()", set.name.value),
        None => ".project()".to_owned(),
    };
    // A struct without parameters has one value, and no need of a default.
    let value = if declaration.parameters.is_empty() { camel(name) } else { format!("{}::default()", camel(name)) };
    let fill = |template: &str| {
        let pairs = [
            ("{package}", package),
            ("{crate}", &package.replace('-', "_")),
            ("{type}", &camel(name)),
            ("{value}", &value),
            ("{module}", &snake(&camel(name))),
            ("{file}", &file),
            ("{text}", &text),
            ("{start}", &start),
            ("{coordinates}", &quoted(coordinates.clone())),
            ("{velocities}", &quoted(velocities.clone())),
            ("{lab}", &dependency("nh-lab")),
            ("{runtime}", &dependency("nh-runtime")),
        ];
        pairs.iter().fold(template.to_owned(), |text, (key, value)| text.replace(key, value))
    };
    let manifest = fill(include_str!("Cargo.toml.in"));
    vec![
        ("Cargo.toml".to_owned(), manifest),
        (".gitignore".to_owned(), "/target\n/run.svg\n".to_owned()),
        (file.clone(), yaml.to_owned()),
        ("src/lib.rs".to_owned(), fill(include_str!("lib.rs.in"))),
        ("src/main.rs".to_owned(), fill(include_str!("main.rs.in"))),
    ]
}

/// The crate in this folder of the sources that `nh` was built from, as long as they are there; else the published one.
pub(super) fn dependency(folder: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(|workspace| workspace.join(folder));
    match sources.filter(|path| path.join("Cargo.toml").is_file()) {
        Some(path) => format!("path = {:?}, version = {version:?}", path.display().to_string()),
        None => format!("version = {version:?}"),
    }
}

/// All files at once: in a folder beside the new one, which then takes its name.
pub(super) fn write(path: &Path, files: &[(String, String)]) -> std::io::Result<()> {
    let parent = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = tempfile::Builder::new().prefix(".nh-new").tempdir_in(parent)?;
    let inside = folder.path().join("crate");
    for (name, contents) in files {
        let file = inside.join(name);
        fs::create_dir_all(file.parent().unwrap_or(&inside))?;
        fs::write(file, contents)?;
    }
    if path.exists() {
        fs::remove_dir(path)?;
    }
    fs::rename(inside, path)
}

/// `rolling_disk` → `RollingDisk`
fn camel(name: &str) -> String {
    let words = name.split('_').filter(|word| !word.is_empty());
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
    };
    words.map(capital).collect()
}

/// `RollingDisk` → `rolling_disk`
fn snake(name: &str) -> String {
    let mut snake = String::new();
    for (i, letter) in name.chars().enumerate() {
        if letter.is_uppercase() && i > 0 && !snake.ends_with('_') {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}
