//! Printing preserves expressions, and no input makes the front end panic.

use super::{attribute_with, expression};
use nonholonomic_codegen::declaration::{BinaryOperator, Declaration, Expression, ExpressionKind, Operation};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::tree::{BinaryFunction, Function};
use num_rational::BigRational;
use proptest::prelude::*;

fn node(kind: ExpressionKind) -> Expression {
    Expression { kind, origin: Origin::Whole }
}

/// Generates any tree that can be written: numbers are decimal and not negative, like literals.
fn trees() -> impl Strategy<Value = Expression> {
    let number = (0_u32..100_000, 0_i32..6).prop_map(|(n, places)| {
        BigRational::new(n.into(), 1.into()) / BigRational::new(10.into(), 1.into()).pow(places)
    });
    let leaf = prop_oneof![
        number.prop_map(ExpressionKind::Number),
        Just(ExpressionKind::Pi),
        prop::sample::select(vec!["x", "theta_dot", "θ", "J1", "_a"]).prop_map(|n| ExpressionKind::Name(n.into())),
        Just(ExpressionKind::Dot("φ".into())),
    ]
    .prop_map(node);
    leaf.prop_recursive(8, 64, 2, |inner| {
        use BinaryOperator::{Add, Divide, Multiply, Subtract};
        let operator = prop::sample::select(vec![Add, Subtract, Multiply, Divide]);
        let function = prop::sample::select(Function::ALL.to_vec());
        let binary = prop::sample::select(BinaryFunction::ALL.to_vec());
        let operation = prop::sample::select(Operation::ALL.to_vec());
        let one = || inner.clone().prop_map(Box::new);
        prop_oneof![
            one().prop_map(ExpressionKind::Negate),
            (operator, one(), one()).prop_map(|(o, l, r)| ExpressionKind::Binary(o, l, r)),
            (one(), one()).prop_map(|(l, r)| ExpressionKind::Power(l, r)),
            (function, one()).prop_map(|(f, a)| ExpressionKind::Call(f, a)),
            (binary, one(), one()).prop_map(|(f, a, b)| ExpressionKind::Call2(f, a, b)),
            inner.clone().prop_map(|a| match a.kind {
                ExpressionKind::Name(name) => ExpressionKind::Dot(name),
                _ => ExpressionKind::Rate(Box::new(a)),
            }),
            prop::collection::vec(inner.clone(), 0..4).prop_map(ExpressionKind::List),
            (one(), prop::collection::vec(inner.clone(), 0..3)).prop_map(|(v, i)| ExpressionKind::Index(v, i)),
            (operation, prop::collection::vec(inner.clone(), 2)).prop_map(|(o, arguments)| {
                ExpressionKind::Apply(o, arguments.into_iter().take(o.arguments()).collect())
            }),
        ]
        .prop_map(node)
    })
}

/// Pieces of random text, which let it pass beyond the first token.
const PIECES: [&str; 40] = [
    "x",
    "y_dot",
    "2",
    "1.5",
    "e",
    "pi",
    "sin",
    "dot",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "+",
    "-",
    "*",
    "/",
    "^",
    "=",
    ",",
    ":",
    " ",
    "\n",
    "\n  ",
    "- ",
    "\"",
    "'",
    "|",
    ">",
    "&a",
    "*a",
    "#",
    "coordinates",
    "lagrangian",
    "constraints",
    "velocities",
    "structure",
    "initial",
    "θ",
];

fn soup() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(PIECES.to_vec()), 0..60).prop_map(|pieces| pieces.concat())
}

/// Generates a model of the library with a section replaced.
fn mutilated() -> impl Strategy<Value = String> {
    const MODELS: [&str; 3] = [
        include_str!("../../../models/chaplygin_sleigh.yaml"),
        include_str!("../../../models/suslov.yaml"),
        include_str!("../../../models/gearbox.yaml"),
    ];
    (prop::sample::select(MODELS.to_vec()), any::<prop::sample::Index>(), 0_usize..40, soup()).prop_map(
        |(text, at, length, new)| {
            let characters: Vec<char> = text.chars().collect();
            let from = at.index(characters.len());
            let to = (from + length).min(characters.len());
            characters[..from].iter().copied().chain(new.chars()).chain(characters[to..].iter().copied()).collect()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn printing_and_parsing_are_inverse(tree in trees()) {
        let text = tree.to_string();
        let parsed = expression(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        prop_assert_eq!(tree, parsed, "{}", text);
    }

    #[test]
    fn text_never_panics(text in any::<String>(), soup in soup()) {
        for text in [text, soup] {
            let _ = expression(&text);
            let _ = Declaration::from_yaml(&text, "f");
        }
    }

    #[test]
    fn bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = Declaration::from_yaml(&String::from_utf8_lossy(&bytes), "f");
    }

    #[test]
    fn mutilated_models_never_panic(text in mutilated()) {
        if let Err(errors) = Declaration::from_yaml(&text, "f") {
            let lines = text.lines().count() + 1;
            for error in &errors.list {
                let Origin::File { line, .. } = &error.origin else { panic!("no place: {error}") };
                prop_assert!((1..=lines).contains(line), "{error}");
            }
        }
    }

    #[test]
    fn attributes_never_panic(arguments in soup(), item in soup()) {
        let (Ok(arguments), Ok(item)) = (arguments.parse(), item.parse()) else { return Ok(()) };
        let _ = Declaration::from_attribute(arguments, item, &mut |_| Ok(String::new()));
    }

    #[test]
    fn arguments_never_panic(soup in soup()) {
        if soup.parse::<proc_macro2::TokenStream>().is_ok() {
            let arguments = format!("coordinates = [x], lagrangian = {soup}");
            if arguments.parse::<proc_macro2::TokenStream>().is_ok() {
                let _ = attribute_with(&arguments, "struct S;", &mut |_| Ok(soup.clone()));
            }
        }
    }
}
