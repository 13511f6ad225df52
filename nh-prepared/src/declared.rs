//! The part of a declaration that determines its expansion.

use crate::configured::counts;
use crate::hash::hash;
use crate::tokens::{Invisible, arguments, flatten};
use crate::{FORMAT, compatible, yaml};
use proc_macro2::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};
use syn::{LitStr, Meta};

/// A declaration without the parts that do not affect its expansion: layout, comments, and
/// attributes of the struct other than documentation. Declarations that are equal in this form have
/// the same expansion.
#[derive(Clone, Debug)]
pub struct Declared {
    /// The struct's name in snake case, with which the name of a prepared file begins.
    pub name: String,
    /// The relevant tokens of the struct. Places in a prepared file count these.
    pub item: TokenStream,
    /// 32 hexadecimal digits that identify it.
    pub hash: String,
    /// The numbers of the relevant lines of its file.
    lines: Vec<usize>,
}

impl Declared {
    /// Creates the declaration of a struct from its name, its attribute's arguments, its tokens,
    /// and the text of the file that `model = "…"` names.
    #[must_use]
    pub fn new(name: &str, attribute: &TokenStream, item: TokenStream, model: Option<&str>) -> Declared {
        let item = what_counts(item);
        let texts = |stream: &TokenStream, invisible| {
            flatten(stream.clone(), invisible).texts.iter().map(|text| canonical(text)).collect::<Vec<_>>().join("\n")
        };
        let (lines, file): (Vec<usize>, Vec<&str>) = model.map(yaml::normal).unwrap_or_default().into_iter().unzip();
        let key = [
            format!("{} {FORMAT}", compatible()),
            texts(attribute, Invisible::Parentheses),
            texts(&item, Invisible::Nothing),
            file.join("\n"),
        ];
        // The separator occurs in no token and in no YAML.
        Declared { name: snake_case(name), item, hash: hash(key.join("\0").as_bytes()), lines }
    }

    /// Returns the number of a line of the file in a prepared file, which counts only relevant
    /// lines, from 1.
    #[must_use]
    pub fn counted(&self, line: usize) -> usize {
        1 + self.lines.partition_point(|known| *known < line)
    }

    /// Returns the line of the file with this [`counted`](Self::counted) number.
    #[must_use]
    pub fn line(&self, counted: usize) -> usize {
        self.lines.get(counted.saturating_sub(1)).copied().unwrap_or(counted)
    }

    /// Returns the name of the file of its expansion. Sixteen digits distinguish some billions of
    /// declarations of one name; the file contains all 32.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{}-{}.rs", self.name, &self.hash[..16])
    }
}

/// Returns the canonical form of a token: the value of a text, since documentation comes as `"…"`,
/// as `r"…"`, or as a comment.
fn canonical(text: &str) -> String {
    let raw = text.strip_prefix('r').is_some_and(|rest| rest.trim_start_matches('#').starts_with('"'));
    if (raw || text.starts_with('"'))
        && let Ok(literal) = syn::parse_str::<LitStr>(text)
    {
        return format!("{:?}", literal.value());
    }
    text.to_owned()
}

/// Returns the struct's tokens without attributes other than `#[doc = …]`, on the struct and on its
/// fields. One other attribute counts: if the struct derives `Default`, the expansion does not.
fn what_counts(item: TokenStream) -> TokenStream {
    let mut defaults = false;
    let item = with_last_comma(without_attributes(item, &mut defaults));
    let derive: TokenStream =
        if defaults { "#[derive(Default)]".parse().unwrap_or_default() } else { TokenStream::new() };
    derive.into_iter().chain(item).collect()
}

/// Returns the struct's tokens with a comma after the last field. A struct on one line has no such
/// comma until it is formatted to several lines, but is the same declaration.
fn with_last_comma(item: TokenStream) -> TokenStream {
    let of_tree = |tree: TokenTree| match tree {
        TokenTree::Group(fields) if fields.delimiter() == Delimiter::Brace => {
            let mut stream = fields.stream();
            let last = stream.clone().into_iter().last();
            if let Some(last) = last.filter(|last| !matches!(last, TokenTree::Punct(punct) if punct.as_char() == ',')) {
                let mut comma = Punct::new(',', Spacing::Alone);
                comma.set_span(last.span());
                stream.extend([TokenTree::Punct(comma)]);
            }
            let mut group = Group::new(Delimiter::Brace, stream);
            group.set_span(fields.span());
            TokenTree::Group(group)
        }
        tree => tree,
    };
    item.into_iter().map(of_tree).collect()
}

fn without_attributes(stream: TokenStream, defaults: &mut bool) -> TokenStream {
    let mut kept = TokenStream::new();
    let mut trees = stream.into_iter().peekable();
    while let Some(tree) = trees.next() {
        // In a struct, `#` always begins an attribute.
        let attribute = match (&tree, trees.peek()) {
            (TokenTree::Punct(hash), Some(TokenTree::Group(group)))
                if hash.as_char() == '#' && group.delimiter() == Delimiter::Bracket =>
            {
                Some(group.stream())
            }
            _ => None,
        };
        match (attribute, tree) {
            (Some(attribute), _) => {
                let bracket = trees.next();
                let meta = syn::parse2::<Meta>(attribute).ok().filter(counts);
                if let Some(Meta::NameValue(_)) = meta {
                    // `#` is not joint, as in tokens from comments; in a written attribute it may
                    // be joint.
                    kept.extend([TokenTree::Punct(Punct::new('#', Spacing::Alone))]);
                    kept.extend(bracket);
                } else {
                    *defaults |= meta.is_some();
                }
            }
            (None, TokenTree::Group(group)) if group.delimiter() != Delimiter::Bracket => {
                let mut inner = Group::new(group.delimiter(), without_attributes(group.stream(), defaults));
                inner.set_span(group.span());
                kept.extend([TokenTree::Group(inner)]);
            }
            (None, tree) => kept.extend([tree]),
        }
    }
    kept
}

/// Returns the string in `model = "…"`.
#[must_use]
pub fn model_path(attribute: &TokenStream) -> Option<LitStr> {
    arguments(attribute.clone()).iter().find_map(|(argument, _)| match argument.as_slice() {
        [TokenTree::Ident(key), TokenTree::Punct(equals), value] if key == "model" && equals.as_char() == '=' => {
            syn::parse2(value.clone().into()).ok()
        }
        _ => None,
    })
}

/// Returns `chaplygin_sleigh` for `ChaplyginSleigh`, `se2_body` for `SE2Body`.
#[must_use]
pub fn snake_case(name: &str) -> String {
    let characters: Vec<char> = name.trim_start_matches("r#").chars().collect();
    let mut snake = String::new();
    for (i, &c) in characters.iter().enumerate() {
        let starts_word = i.checked_sub(1).is_some_and(|before| {
            let before = characters[before];
            let next_is_small = characters.get(i + 1).is_some_and(|next| next.is_lowercase());
            before.is_lowercase() || (before.is_ascii_digit() || before.is_uppercase()) && next_is_small
        });
        if c.is_uppercase() && starts_word && !snake.ends_with('_') {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
    }
    snake
}

/// Returns whether the name passes rustc's lint `non_snake_case`.
#[must_use]
pub fn is_snake_case(name: &str) -> bool {
    !name.chars().any(char::is_uppercase) && !name.contains("__")
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    fn hash(attribute: &str, item: &str, model: Option<&str>) -> String {
        Declared::new("A", &attribute.parse().unwrap(), item.parse().unwrap(), model).hash
    }

    #[test]
    fn what_does_not_matter_does_not_count() {
        let (attribute, item) = ("coordinates = [x], lagrangian = x_dot^2/2", "/// Text.\npub struct A { pub m: f64 }");
        let declared = hash(attribute, item, None);
        for (other, struct_) in [
            ("coordinates=[ x ],\n// why\n lagrangian = x_dot ^2 / 2", item),
            (attribute, "#[doc = \" Text.\"] pub struct A{pub m:f64}"),
            (attribute, "/// Text.\npub struct A {\n    pub m: f64,\n}"),
            (attribute, "#[doc = r\" Text.\"] #[derive(Clone)] pub struct A { #[serde(default)] pub m: f64 }"),
            (
                attribute,
                "/// Text.\n#[doc(cfg(a), alias = \"b\")] #[c = \"Default\"] pub struct A { #[cfg_attr(a, doc = \"m\")] pub m: f64 }",
            ),
        ] {
            assert_eq!(hash(other, struct_, None), declared, "{other} {struct_}");
        }
    }

    #[test]
    fn what_matters_counts() {
        let (attribute, item) = ("coordinates = [x], lagrangian = x_dot^2/2", "/// Text.\npub struct A { pub m: f64 }");
        let mut hashes = vec![hash(attribute, item, None), hash(attribute, item, Some("a: b"))];
        for (other, struct_) in [
            ("coordinates = [x], lagrangian = x_dot^2/3", item),
            ("coordinates = [x], lagrangian = x_dot^2/2, methods = [all]", item),
            (attribute, "/// Test.\npub struct A { pub m: f64 }"),
            (attribute, "/// Text.\nstruct A { pub m: f64 }"),
            (attribute, "/// Text.\npub struct A { pub m: f32 }"),
            (attribute, "/// Text.\npub struct A { /** Mass. */ pub m: f64 }"),
            (attribute, "/// Text.\n#[derive(Default)] pub struct A { pub m: f64 }"),
            (attribute, "/// Text.\npub struct B { pub m: f64 }"),
        ] {
            hashes.push(hash(other, struct_, None));
        }
        let count = hashes.len();
        hashes.sort();
        hashes.dedup();
        assert_eq!(hashes.len(), count);
    }

    /// Files that were prepared for formatted structs keep their names. A struct without fields
    /// gets no comma.
    #[test]
    fn the_last_field_has_its_comma() {
        for (item, counted) in [
            ("struct A { m: f64 }", "struct A { m: f64, }"),
            ("struct A { m: f64, }", "struct A { m: f64, }"),
            ("struct A {}", "struct A {}"),
        ] {
            let declared = Declared::new("A", &quote!(), item.parse().unwrap(), None);
            assert_eq!(declared.item.to_string(), counted.parse::<TokenStream>().unwrap().to_string());
        }
    }

    #[test]
    fn the_hash_is_the_same_everywhere() {
        // The hash of this version and format. The test detects a change that would make all
        // prepared files stale.
        let declared = Declared::new(
            "ABall",
            &quote!(x = 1),
            quote!(
                struct ABall;
            ),
            None,
        );
        assert!(declared.file_name().starts_with("a_ball-") && declared.file_name().len() == "a_ball-.rs".len() + 16);
        assert_eq!(declared.hash, hash_of_today());
    }

    fn hash_of_today() -> String {
        crate::hash(format!("{} {FORMAT}\0x\n=\n1\0struct\nABall\n;\0", compatible()).as_bytes())
    }

    #[test]
    fn lines_are_counted_without_those_that_do_not_count() {
        let declared = Declared::new(
            "A",
            &quote!(),
            quote!(
                struct A;
            ),
            Some("# one\na: 1\n\nb: 2\n"),
        );
        assert_eq!([2, 4].map(|line| declared.counted(line)), [1, 2]);
        assert_eq!([1, 2, 9].map(|counted| declared.line(counted)), [2, 4, 9]);
    }

    #[test]
    fn files_are_named_after_structs() {
        for (name, snake) in [
            ("ChaplyginSleigh", "chaplygin_sleigh"),
            ("SE2Body", "se2_body"),
            ("Disk3D", "disk3d"),
            ("r#Loop", "loop"),
            ("Κύλινδρος", "κύλινδρος"),
            ("lower", "lower"),
        ] {
            assert_eq!(snake_case(name), snake);
        }
    }

    #[test]
    fn model_files_are_found() {
        assert_eq!(model_path(&quote!(methods = [all], model = "a.yaml")).unwrap().value(), "a.yaml");
        assert!(model_path(&quote!(coordinates = [model])).is_none());
    }
}
