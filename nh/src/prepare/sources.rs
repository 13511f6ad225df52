//! The declarations in a package's sources.
//!
//! The files are those that rustc would read: from the root of each target along its `mod`s and
//! included files. Files that are no part of any target, such as the inputs of tests, are thus
//! ignored. The configuration is not known here: a declaration that depends on it is found once for
//! each configuration.

use crate::Error;
use nonholonomic_prepared::configured::{by_all, conditional};
use nonholonomic_prepared::{Arguments, MAX_CODE, read_text};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Expr, ExprLit, Item, ItemMod, Lit, LitStr, Macro, Meta};

/// The attribute's name, whatever precedes it in its path.
const NAME: &str = "nonholonomic";

/// An annotated item.
pub(super) struct Annotation {
    /// The file of the item, relative to the package's folder.
    pub(super) file: PathBuf,
    pub(super) name: Ident,
    /// The attribute's arguments, without `crate = path`.
    pub(super) attribute: TokenStream,
    /// The item as the macro receives it.
    pub(super) item: TokenStream,
}

/// Attributes found in source files.
#[derive(Default)]
pub(super) struct Sources {
    pub(super) annotations: Vec<Annotation>,
    /// File and line of the attributes inside macros. Only the compiler knows their expansions.
    pub(super) in_macros: Vec<(PathBuf, usize)>,
    /// File, line and name of modules without files: they may be configured away, or not written
    /// yet.
    pub(super) absent: Vec<(PathBuf, usize, String)>,
    /// The first error found in a declaration.
    error: Option<Error>,
}

/// Reads the files of all targets with these roots, each once.
///
/// # Errors
/// A file cannot be read or is not Rust, or a declaration has too many configurations.
pub(super) fn read(package: &Path, roots: &BTreeSet<PathBuf>) -> Result<Sources, Error> {
    let mut sources = Sources::default();
    let mut queue: Vec<Module> = roots.iter().rev().map(|root| Module::root(root.clone())).collect();
    let mut seen = BTreeSet::new();
    while let Some(module) = queue.pop() {
        if !seen.insert(module.file.clone()) {
            continue;
        }
        let shown = module.file.strip_prefix(package).unwrap_or(&module.file).to_owned();
        let text = read_text(&module.file, MAX_CODE)
            .map_err(|e| Error::Usage(format!("`{}` cannot be read: {e}", shown.display())))?;
        // rustc also normalizes line ends; it matters in documentation comments.
        let mut file = match syn::parse_file(&text.replace("\r\n", "\n")) {
            Ok(file) => file,
            // The included file may be an expression.
            Err(_) if module.is_included => continue,
            Err(error) => return Err(wrong(&shown, &error)),
        };
        let mut visitor =
            Visitor { folder: module.children.clone(), inline: false, module, file: shown, sources, found: Vec::new() };
        visitor.visit_file_mut(&mut file);
        sources = visitor.sources;
        if let Some(error) = sources.error.take() {
            return Err(error);
        }
        queue.extend(visitor.found.into_iter().rev());
    }
    Ok(sources)
}

fn wrong(file: &Path, error: &syn::Error) -> Error {
    let start = error.span().start();
    Error::Declaration(format!("error: {}:{}:{}: {error}", file.display(), start.line, start.column + 1))
}

/// A file of a crate.
struct Module {
    file: PathBuf,
    /// The folder of the files of its modules.
    children: PathBuf,
    /// Whether the file is included by `include!`; it need not consist of items then.
    is_included: bool,
}

impl Module {
    /// Creates the root of a crate, a `mod.rs`, or a file named by a path: its modules are beside
    /// it.
    fn root(file: PathBuf) -> Module {
        let children = file.parent().unwrap_or(Path::new("")).to_owned();
        Module { file, children, is_included: false }
    }
}

struct Visitor {
    module: Module,
    /// The folder of the files of modules declared here.
    folder: PathBuf,
    /// Whether the visitor is inside `mod name { … }`.
    inline: bool,
    file: PathBuf,
    sources: Sources,
    /// Further files to read.
    found: Vec<Module>,
}

impl Visitor {
    /// Finds the module `name;` without a path: the first existing one of two files.
    fn module(&self, name: &Ident) -> Option<Module> {
        let name = name.to_string();
        let name = name.trim_start_matches("r#");
        let children = self.folder.join(name);
        let files = [self.folder.join(format!("{name}.rs")), children.join("mod.rs")];
        files.into_iter().find(|file| file.is_file()).map(|file| Module { file, children, is_included: false })
    }

    /// Adds the files of a module.
    fn follow(&mut self, name: &Ident, files: Vec<Module>) {
        if files.is_empty() {
            self.sources.absent.push((self.file.clone(), name.span().start().line, name.to_string()));
        }
        self.found.extend(files);
    }

    /// Adds an item with the attribute, under each configuration.
    fn annotated(&mut self, item: &Item, at: usize, (conditions, attribute): (&[TokenStream], TokenStream)) {
        let mut item = item.clone();
        let Some((attributes, name)) = parts(&mut item) else { return };
        // The macro sees the item after the attributes above it have been expanded; of these it
        // sees the documentation.
        let below = attributes.split_off(at + 1);
        attributes.truncate(at);
        *attributes = attributes.drain(..).filter_map(documentation).chain(below).collect();
        let attribute = Arguments::read(attribute).declaration;
        match by_all(&item.to_token_stream()) {
            Ok(all) => {
                for one in all.into_iter().filter(|one| conditions.iter().all(|condition| one.may(condition))) {
                    let (file, name, attribute) = (self.file.clone(), name.clone(), attribute.clone());
                    self.sources.annotations.push(Annotation { file, name, attribute, item: one.item });
                }
            }
            Err(error) => {
                self.sources.error.get_or_insert(wrong(&self.file, &error));
            }
        }
    }

    /// Searches for attributes and modules among tokens of unknown structure.
    fn scan(&mut self, tokens: TokenStream) {
        let trees: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, tree) in trees.iter().enumerate() {
            match (tree, trees.get(i + 1), trees.get(i + 2)) {
                (TokenTree::Punct(hash), Some(TokenTree::Group(group)), _)
                    if hash.as_char() == '#' && group.delimiter() == Delimiter::Bracket && says_it(group.stream()) =>
                {
                    self.sources.in_macros.push((self.file.clone(), hash.span().start().line));
                }
                (TokenTree::Ident(word), Some(TokenTree::Ident(name)), Some(TokenTree::Punct(end)))
                    if word == "mod" && end.as_char() == ';' =>
                {
                    self.follow(name, self.module(name).into_iter().collect());
                }
                (TokenTree::Group(group), ..) => self.scan(group.stream()),
                _ => {}
            }
        }
    }
}

impl VisitMut for Visitor {
    fn visit_item_mut(&mut self, item: &mut Item) {
        if let Some((attributes, _)) = parts(item) {
            let found = attributes
                .iter()
                .enumerate()
                .flat_map(|(at, a)| arguments(&a.meta).into_iter().map(move |found| (at, found)));
            for (at, (conditions, attribute)) in found.collect::<Vec<_>>() {
                self.annotated(item, at, (&conditions, attribute));
            }
        }
        visit_mut::visit_item_mut(self, item);
    }

    fn visit_item_mod_mut(&mut self, item: &mut ItemMod) {
        let paths: Vec<String> = item.attrs.iter().flat_map(|attribute| paths(&attribute.meta)).collect();
        if item.content.is_none() {
            let beside = self.module.file.parent().unwrap_or(Path::new(""));
            let beside = if self.inline { &self.folder } else { beside }.to_owned();
            let mut found: Vec<Module> =
                paths.iter().map(|path| beside.join(path)).filter(|file| file.is_file()).map(Module::root).collect();
            if paths.is_empty() || item.attrs.iter().any(|attribute| attribute.path().is_ident("cfg_attr")) {
                found.extend(self.module(&item.ident));
            }
            self.follow(&item.ident, found);
            return;
        }
        let name = item.ident.to_string();
        let inside = self.folder.join(paths.first().map_or(name.trim_start_matches("r#"), String::as_str));
        let outside = (std::mem::replace(&mut self.folder, inside), std::mem::replace(&mut self.inline, true));
        visit_mut::visit_item_mod_mut(self, item);
        (self.folder, self.inline) = outside;
    }

    fn visit_macro_mut(&mut self, call: &mut Macro) {
        if call.path.is_ident("include")
            && let Ok(path) = syn::parse2::<LitStr>(call.tokens.clone())
        {
            let file = self.module.file.parent().unwrap_or(Path::new("")).join(path.value());
            self.found.extend(file.is_file().then(|| Module { is_included: true, ..Module::root(file) }));
            return;
        }
        self.scan(call.tokens.clone());
    }
}

/// Returns the attributes and the name of an item that may be annotated.
fn parts(item: &mut Item) -> Option<(&mut Vec<Attribute>, Ident)> {
    match item {
        Item::Struct(item) => Some((&mut item.attrs, item.ident.clone())),
        Item::Enum(item) => Some((&mut item.attrs, item.ident.clone())),
        Item::Union(item) => Some((&mut item.attrs, item.ident.clone())),
        _ => None,
    }
}

/// Returns the arguments of the attribute, if it is the searched one, with the conditions under
/// which it is.
fn arguments(meta: &Meta) -> Vec<(Vec<TokenStream>, TokenStream)> {
    let is_it = meta.path().segments.last().is_some_and(|segment| segment.ident == NAME);
    match meta {
        Meta::List(list) if is_it => vec![(Vec::new(), list.tokens.clone())],
        Meta::Path(_) if is_it => vec![(Vec::new(), TokenStream::new())],
        _ => {
            let (predicate, metas) = conditional(meta).unwrap_or_default();
            let mut found: Vec<_> = metas.iter().flat_map(arguments).collect();
            found.iter_mut().for_each(|(conditions, _)| conditions.push(predicate.clone()));
            found
        }
    }
}

/// Returns the documentation in an attribute, even under a condition.
fn documentation(attribute: Attribute) -> Option<Attribute> {
    if attribute.path().is_ident("doc") {
        return Some(attribute);
    }
    let (predicate, metas) = conditional(&attribute.meta)?;
    let documented: Vec<Meta> = metas.into_iter().filter(|meta| meta.path().is_ident("doc")).collect();
    (!documented.is_empty()).then(|| syn::parse_quote!(#[cfg_attr(#predicate, #(#documented),*)]))
}

/// Returns the paths named by attributes of a module.
fn paths(meta: &Meta) -> Vec<String> {
    match meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) => vec![path.value()],
            _ => Vec::new(),
        },
        _ => conditional(meta).iter().flat_map(|(_, metas)| metas).flat_map(paths).collect(),
    }
}

/// Returns whether this is the inside of `#[nonholonomic(…)]`, by whatever path.
fn says_it(attribute: TokenStream) -> bool {
    syn::parse2::<Meta>(attribute).is_ok_and(|meta| !arguments(&meta).is_empty())
}

impl Annotation {
    /// Returns the location of the item's name.
    pub(super) fn span(&self) -> Span {
        self.name.span()
    }
}
