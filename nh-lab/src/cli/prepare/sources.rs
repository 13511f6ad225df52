//! The declarations in a package's sources.
//!
//! The files are those that rustc would read: from the root of each target along its `mod`s. So files that are no part of any target,
//! such as the inputs of tests, are left alone.

use crate::cli::Error;
use nonholonomic_prepared::{Arguments, MAX_CODE, read_text};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Expr, ExprLit, Item, ItemMod, Lit, Macro, Meta, Token};

/// The attribute's name, whatever stands before it in its path.
const NAME: &str = "nonholonomic";

/// An annotated item.
pub(super) struct Annotation {
    /// Its file, counted from the package's folder.
    pub(super) file: PathBuf,
    pub(super) name: Ident,
    /// The attribute's arguments, without `crate = path`.
    pub(super) attribute: TokenStream,
    /// The item as the macro is given it.
    pub(super) item: TokenStream,
}

/// Attributes found in source files.
#[derive(Default)]
pub(super) struct Sources {
    pub(super) annotations: Vec<Annotation>,
    /// File and line of the attributes inside of macros. What becomes of these, only the compiler knows.
    pub(super) in_macros: Vec<(PathBuf, usize)>,
}

/// Reads the files of all targets with these roots, each once.
///
/// # Errors
/// A file that cannot be read or is no Rust.
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
        // As rustc does; in comments that are documentation it matters.
        let mut file = syn::parse_file(&text.replace("\r\n", "\n")).map_err(|e| {
            let start = e.span().start();
            Error::Declaration(format!("error: {}:{}:{}: {e}", shown.display(), start.line, start.column + 1))
        })?;
        let mut visitor =
            Visitor { folder: module.children.clone(), inline: false, module, file: shown, sources, found: Vec::new() };
        visitor.visit_file_mut(&mut file);
        sources = visitor.sources;
        queue.extend(visitor.found.into_iter().rev());
    }
    Ok(sources)
}

/// A file of a crate.
struct Module {
    file: PathBuf,
    /// Where the files of its modules are.
    children: PathBuf,
}

impl Module {
    /// The root of a crate, a `mod.rs`, or a file that is named by a path: its modules are beside it.
    fn root(file: PathBuf) -> Module {
        let children = file.parent().unwrap_or(Path::new("")).to_owned();
        Module { file, children }
    }
}

struct Visitor {
    module: Module,
    /// Where the files of modules are that are declared here.
    folder: PathBuf,
    /// Is this inside of `mod name { … }`?
    inline: bool,
    file: PathBuf,
    sources: Sources,
    /// Further files.
    found: Vec<Module>,
}

impl Visitor {
    /// The module `name;` without a path: the first of the two files that is there. One that is not there may be configured away.
    fn follow(&mut self, name: &Ident) {
        let name = name.to_string();
        let name = name.trim_start_matches("r#");
        let children = self.folder.join(name);
        let files = [self.folder.join(format!("{name}.rs")), children.join("mod.rs")];
        self.found.extend(files.into_iter().find(|file| file.is_file()).map(|file| Module { file, children }));
    }

    /// Looks for attributes and modules among tokens of which nothing else is known.
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
                    self.follow(name);
                }
                (TokenTree::Group(group), ..) => self.scan(group.stream()),
                _ => {}
            }
        }
    }
}

impl VisitMut for Visitor {
    fn visit_item_mut(&mut self, item: &mut Item) {
        if let Some((attributes, name)) = parts(item)
            && let Some((at, attribute)) =
                attributes.iter().enumerate().find_map(|(at, a)| Some((at, arguments(&a.meta)?)))
        {
            // What stands above is expanded before the macro sees the item; documentation stays.
            let below = attributes.split_off(at + 1);
            attributes.truncate(at);
            attributes.retain(|attribute| attribute.path().is_ident("doc"));
            attributes.extend(below);
            let (file, item) = (self.file.clone(), item.to_token_stream());
            let attribute = Arguments::read(attribute).declaration;
            self.sources.annotations.push(Annotation { file, name, attribute, item });
        }
        visit_mut::visit_item_mut(self, item);
    }

    fn visit_item_mod_mut(&mut self, item: &mut ItemMod) {
        let paths: Vec<String> = item.attrs.iter().flat_map(|attribute| paths(&attribute.meta)).collect();
        if item.content.is_none() {
            let beside = self.module.file.parent().unwrap_or(Path::new(""));
            let beside = if self.inline { &self.folder } else { beside }.to_owned();
            let named = paths.iter().map(|path| beside.join(path)).filter(|file| file.is_file()).map(Module::root);
            self.found.extend(named);
            if paths.is_empty() || item.attrs.iter().any(|attribute| attribute.path().is_ident("cfg_attr")) {
                self.follow(&item.ident);
            }
            return;
        }
        let name = item.ident.to_string();
        let inside = self.folder.join(paths.first().map_or(name.trim_start_matches("r#"), String::as_str));
        let outside = (std::mem::replace(&mut self.folder, inside), std::mem::replace(&mut self.inline, true));
        visit_mut::visit_item_mod_mut(self, item);
        (self.folder, self.inline) = outside;
    }

    fn visit_macro_mut(&mut self, call: &mut Macro) {
        self.scan(call.tokens.clone());
    }
}

/// The attributes and the name of an item that might be annotated.
fn parts(item: &mut Item) -> Option<(&mut Vec<Attribute>, Ident)> {
    match item {
        Item::Struct(item) => Some((&mut item.attrs, item.ident.clone())),
        Item::Enum(item) => Some((&mut item.attrs, item.ident.clone())),
        Item::Union(item) => Some((&mut item.attrs, item.ident.clone())),
        _ => None,
    }
}

/// Arguments of the attribute, if this is it; also under a condition.
fn arguments(meta: &Meta) -> Option<TokenStream> {
    let is_it = meta.path().segments.last().is_some_and(|segment| segment.ident == NAME);
    match meta {
        Meta::List(list) if is_it => Some(list.tokens.clone()),
        Meta::Path(_) if is_it => Some(TokenStream::new()),
        _ => conditional(meta).iter().find_map(arguments),
    }
}

/// The paths that attributes of a module name.
fn paths(meta: &Meta) -> Vec<String> {
    match meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) => vec![path.value()],
            _ => Vec::new(),
        },
        _ => conditional(meta).iter().flat_map(paths).collect(),
    }
}

/// The attributes in `cfg_attr(condition, …)`.
fn conditional(meta: &Meta) -> Vec<Meta> {
    match meta {
        Meta::List(list) if list.path.is_ident("cfg_attr") => list
            .parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
            .map_or_else(|_| Vec::new(), |metas| metas.into_iter().skip(1).collect()),
        _ => Vec::new(),
    }
}

/// Is this the inside of `#[nonholonomic(…)]`, by whatever path?
fn says_it(attribute: TokenStream) -> bool {
    syn::parse2::<Meta>(attribute).is_ok_and(|meta| arguments(&meta).is_some())
}

impl Annotation {
    /// Where its name stands.
    pub(super) fn span(&self) -> Span {
        self.name.span()
    }
}
