//! Meaning of expressions.

use super::expression;
use nonholonomic_codegen::declaration::tokens::{Position, TokenKind, flatten, lex};
use nonholonomic_codegen::declaration::{Expression, ExpressionKind};
use nonholonomic_codegen::origin::{Origin, Stream};
use nonholonomic_codegen::tree::BinaryFunction;

/// Returns prefix notation, which shows the tree without rules of precedence.
fn prefix(expression: &Expression) -> String {
    match &expression.kind {
        ExpressionKind::Number(value) => value.to_string(),
        ExpressionKind::Pi => "pi".into(),
        ExpressionKind::Name(name) => name.clone(),
        ExpressionKind::Dot(name) => format!("(dot {name})"),
        ExpressionKind::Negate(inner) => format!("(neg {})", prefix(inner)),
        ExpressionKind::Binary(operator, l, r) => format!("({operator:?} {} {})", prefix(l), prefix(r)),
        ExpressionKind::Power(l, r) => format!("(^ {} {})", prefix(l), prefix(r)),
        ExpressionKind::Rate(inner) => format!("(rate {})", prefix(inner)),
        ExpressionKind::List(items) => format!("(list{})", all(items)),
        ExpressionKind::Index(whole, indices) => format!("(at {}{})", prefix(whole), all(indices)),
        ExpressionKind::Apply(operation, arguments) => format!("({operation:?}{})", all(arguments)),
        ExpressionKind::Call(function, argument) => format!("({} {})", function.name(), prefix(argument)),
        ExpressionKind::Call2(BinaryFunction::Where(side), c, a) => format!("({side:?} {} {})", prefix(c), prefix(a)),
        ExpressionKind::Call2(function, a, b) => format!("({} {} {})", function.name(), prefix(a), prefix(b)),
    }
}

fn all(parts: &[Expression]) -> String {
    parts.iter().map(|part| format!(" {}", prefix(part))).collect()
}

/// Signs of typeset mathematics and handwritten spellings are read.
#[test]
fn signs_of_mathematics_are_read() {
    for (text, same) in [
        ("a − b × c² ÷ d", "a - b*c^2/d"),
        ("m·g·ẏ", "m*g*y_dot"),
        ("2·m", "2*m"),
        ("x⁻¹² + ½·y", "x^-12 + (1/2)*y"),
        (".5*x + 1/.25", "0.5*x + 1/0.25"),
        ("|x − y| + |−x|^2", "abs(x - y) + abs(-x)^2"),
        ("||x| − 1|", "abs(abs(x) - 1)"),
        ("x' + theta_1'*θ̇", "x_dot + theta_1_dot*θ_dot"),
        ("ẋ1 + ẋ_c", "x1_dot + x_c_dot"),
        ("sin(45°) + 1/10° − 2^2°", "sin((45*pi/180)) + 1/(10*pi/180) - 2^(2*pi/180)"),
        ("cot(x)", "cos(x)/sin(x)"),
        ("sec(x)*csc(x)", "(1/cos(x))*(1/sin(x))"),
        ("log10(x) + log2(y)", "ln(x)/ln(10) + ln(y)/ln(2)"),
        ("hypot(x, y)", "sqrt(x*x + y*y)"),
        ("mod(x, 2*pi)", "x - 2*pi*floor(x/(2*pi))"),
        ("clamp(x, -1, 1)", "min(max(x, -1), 1)"),
        ("step + mod*cot", "step + mod*cot"),
        ("where(x ≤ y, a, b)", "if(x <= y, a, b)"),
    ] {
        let read = |text: &str| prefix(&expression(text).unwrap_or_else(|e| panic!("{text}: {e}")));
        assert_eq!(read(text), read(same), "{text}");
    }
}

/// A piece is a summand that is nonzero on one side of a condition only; printed conditions are
/// read back unchanged.
#[test]
fn conditions_are_sides_of_differences() {
    for (text, tree) in [
        ("if(x > 0, a, b)", "(Add (Above x a) (NotAbove x b))"),
        ("if(x < y, a, b)", "(Add (Above (Subtract y x) a) (NotAbove (Subtract y x) b))"),
        ("if(x <= y, a, b)", "(Add (NotAbove (Subtract x y) a) (Above (Subtract x y) b))"),
        ("if(x >= 0, a, b)", "(Add (NotAbove (neg x) a) (Above (neg x) b))"),
        ("if(not x > 0, a, b)", "(Add (NotAbove x a) (Above x b))"),
        ("if(x > 0 and y > 0, a, b)", "(Add (Above x (Above y a)) (Add (NotAbove x b) (Above x (NotAbove y b))))"),
        ("if(x > 0 or y > 0, a, b)", "(Add (Add (Above x a) (NotAbove x (Above y a))) (NotAbove x (NotAbove y b)))"),
        (
            "if((x > 0) and (-1) < y < 1, a, b)",
            "(Add (Above x (Above (Subtract y (neg 1)) (Above (Subtract 1 y) a))) \
          (Add (NotAbove x b) (Above x (Add (NotAbove (Subtract y (neg 1)) b) (Above (Subtract y (neg 1)) (NotAbove (Subtract 1 y) b))))))",
        ),
        ("if(x > 0, a, y > 0, b, c)", "(Add (Above x a) (NotAbove x (Add (Above y b) (NotAbove y c))))"),
        (
            "if(max(x, if(y > 0, 1, 2)) > 0, a, if(y > 0, b, c))",
            "(Add (Above (max x (Add (Above y 1) (NotAbove y 2))) a) \
          (NotAbove (max x (Add (Above y 1) (NotAbove y 2))) (Add (Above y b) (NotAbove y c))))",
        ),
        ("step(x)", "(Above x 1)"),
        (
            "interp(x, [0, 1], [1, 3])",
            "(Add (Add (Above (Subtract x 1) 3) (NotAbove (Subtract x 1) 1)) (Multiply (Subtract x \
          (Add (Above (Subtract x 1) 1) (NotAbove (Subtract x 1) 0))) (Add 2 (Multiply (Subtract x (Add (Above (Subtract x 1) 1) \
          (NotAbove (Subtract x 1) 0))) (Add 0 (Multiply (Subtract x (Add (Above (Subtract x 1) 1) (NotAbove (Subtract x 1) 0))) 0))))))",
        ),
    ] {
        let tree = tree.split_whitespace().collect::<Vec<_>>().join(" ");
        let read = expression(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(prefix(&read), tree, "{text}");
    }
    for text in ["x*if(x > 0, a + b, 0)^2", "-if(x > 0, 0, a)"] {
        let read = expression(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let again = expression(&read.to_string()).unwrap_or_else(|e| panic!("{read}: {e}"));
        let difference = format!("{} {}", prefix(&read), prefix(&again));
        assert!(read.to_string().contains("if(x > 0, "), "{read}");
        // The 0 elsewhere is read as a piece, too.
        assert!(
            prefix(&again).contains(if text.starts_with('x') { "(Above x (Add a b))" } else { "(NotAbove x a)" }),
            "{difference}"
        );
    }
}

#[test]
fn operators_bind_as_in_mathematics() {
    for (text, tree) in [
        ("a + b*c", "(Add a (Multiply b c))"),
        ("a - b - c", "(Subtract (Subtract a b) c)"),
        ("a/b/c", "(Divide (Divide a b) c)"),
        ("a/b*c", "(Multiply (Divide a b) c)"),
        ("-x^2", "(neg (^ x 2))"),
        ("(-x)^2", "(^ (neg x) 2)"),
        ("x^y^z", "(^ x (^ y z))"),
        ("2^-1", "(^ 2 (neg 1))"),
        ("x^-y*z", "(Multiply (^ x (neg y)) z)"),
        ("-a*b", "(Multiply (neg a) b)"),
        ("a*-b", "(Multiply a (neg b))"),
        ("a - -b", "(Subtract a (neg b))"),
        ("+a", "a"),
        ("--a", "(neg (neg a))"),
        ("sin(x)^2", "(^ (sin x) 2)"),
        ("-abs(x)^2", "(neg (^ (abs x) 2))"),
        ("min(x, 2*y) + max(x, 0)", "(Add (min x (Multiply 2 y)) (max x 0))"),
        ("atan2(-y, x, )", "(atan2 (neg y) x)"),
        ("min*abs + sign/max - atan2", "(Subtract (Add (Multiply min abs) (Divide sign max)) atan2)"),
        ("sqrt(J + m*a^2)", "(sqrt (Add J (Multiply m (^ a 2))))"),
        ("dot(θ) + x_dot", "(Add (dot θ) x_dot)"),
        ("dot", "dot"),
        ("2*π*pi", "(Multiply (Multiply 2 pi) pi)"),
        ("((x))", "x"),
        ("[a, b + 1, ]", "(list a (Add b 1))"),
        ("[[1, 0], [0, c]]*v", "(Multiply (list (list 1 0) (list 0 c)) v)"),
        ("-R[1, 2]^2", "(neg (^ (at R 1 2) 2))"),
        ("(u + v)[3]", "(at (Add u v) 3)"),
        ("dot(u, [1, 2])", "(Inner u (list 1 2))"),
        ("dot(x + a)", "(rate (Add x a))"),
        ("dot(R*[a, 0])", "(rate (Multiply R (list a 0)))"),
        ("dot(v[1])", "(rate (at v 1))"),
        ("norm2(cross(u, v))/norm(w)", "(Divide (SquaredNorm (Cross u v)) (Norm w))"),
        ("rot_x(φ)*rot(φ) - rot", "(Subtract (Multiply (RotationX φ) (Rotation φ)) rot)"),
    ] {
        if text == "dot" {
            assert!(expression(text).is_err());
        } else {
            assert_eq!(prefix(&expression(text).unwrap_or_else(|e| panic!("{text}: {e}"))), tree, "{text}");
        }
    }
}

/// The attribute's tokens and those of a string agree.
#[test]
fn both_lexers_agree() {
    for text in [
        "J*theta_dot^2/2 - (a + 1.5e-3)*-x",
        "θ_dot + dot(φ1) - 2x + 1f64 + 1e5 + 3. + 1.5",
        "[a, {b: c}] == d ** e",
        "_x + x_ + x2y",
    ] {
        let stream: proc_macro2::TokenStream = text.parse().expect("tokens");
        let theirs: Vec<TokenKind> = flatten(stream, Stream::Attribute).into_iter().map(|t| t.kind).collect();
        let start = Position { path: String::new(), line: 1, column: 1 };
        let ours: Vec<TokenKind> = lex(text, start).expect("tokens").into_iter().map(|t| t.kind).collect();
        assert_eq!(theirs, ours, "{text}");
    }
}

#[test]
fn an_index_in_the_flat_list_is_a_place() {
    let list = flatten("a(b, [c]) - {}".parse().expect("tokens"), Stream::Item);
    let text: Vec<String> = list.iter().map(|t| t.kind.to_string()).collect();
    assert_eq!(text, ["a", "(", "b", ",", "[", "c", "]", ")", "-", "{", "}"]);
    for (i, token) in list.iter().enumerate() {
        assert_eq!(token.origin, Origin::Tokens { stream: Stream::Item, first: i, last: i });
    }
}

#[test]
fn an_invisible_group_has_no_delimiters() {
    use proc_macro2::{Delimiter, Group, TokenTree};
    let inner = Group::new(Delimiter::None, "x + y".parse().expect("tokens"));
    let list = flatten([TokenTree::Group(inner)].into_iter().collect(), Stream::Attribute);
    assert_eq!(list.len(), 3);
}

#[test]
fn origins_cover_what_they_name() {
    let sum = expression("a + sin(b)*(c - 1)").expect("an expression");
    let file = |column, length| Origin::File { path: "f".into(), line: 1, column, length };
    assert_eq!(sum.origin, file(1, 18));
    let ExpressionKind::Binary(_, _, product) = sum.kind else { panic!("a sum") };
    assert_eq!(product.origin, file(5, 14));
    let ExpressionKind::Binary(_, call, group) = product.kind else { panic!("a product") };
    assert_eq!((call.origin, group.origin), (file(5, 6), file(12, 7)));
}
