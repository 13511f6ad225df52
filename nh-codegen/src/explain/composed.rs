//! Reports on mechanics whose normal forms would fill pages: each quantity in terms of named parts,
//! as it is computed.

use super::shown::{Explained, SECTIONS};
use super::{EntriesItem, Item, Label, MatrixItem, Name, Section};
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::rules::Reading;
use crate::mechanics::Mechanics;
use crate::scheme::Context;
use crate::scheme::system::Systems;
use crate::tree::{Function, Tree, Var};
use num_rational::BigRational;
use std::collections::{BTreeMap, HashMap};

/// Key and description of parts, which are shown before the expressions that contain them.
pub(super) const PARTS: &str = "parts";

/// Returns the sections with all quantities that a paper would derive, in its order.
pub(super) fn sections(x: &Mechanics) -> Vec<Section> {
    let mut cx = Context::new(x);
    let composed: Vec<(&str, Vec<(Explained, ValueMatrix)>)> = SECTIONS
        .iter()
        .map(|(heading, list)| {
            let list = list.iter().filter_map(|shown| shown.composed());
            let list = list.filter(|shown| (shown.of.include)(x.model()));
            (*heading, list.map(|shown| (shown, shown.formula.matrix(shown.extent, &mut cx))).collect())
        })
        .collect();
    let roots: Vec<Value> = composed.iter().flat_map(|(_, list)| list).flat_map(|q| q.1.values()).copied().collect();
    let variables = cx.variables().into_iter().map(|(symbol, var)| (symbol, Name::Model(var))).collect();
    let mut parts = Parts::new(&cx.graph, variables, &roots, 0);
    let mut sections = vec![Section { heading: "form".into(), items: form(x).into_iter().map(Item::Text).collect() }];
    for (heading, quantities) in composed.into_iter().filter(|(_, quantities)| !quantities.is_empty()) {
        let mut items = Vec::new();
        for (Explained { key, symbol, latex, what, .. }, value) in quantities {
            let rows =
                value.to_rows().iter().map(|row| row.iter().map(|&v| parts.tree(&cx.graph, v)).collect()).collect();
            // Parts precede the first expression that contains them.
            items.extend(parts.new_ones());
            items.push(Item::Matrix(MatrixItem { key, symbol, latex, what: what.of(x).into(), rows }));
        }
        sections.push(Section { heading: heading.into(), items });
    }
    sections
}

/// Returns paragraphs on the form of the quantities, and on the change of the energy if L has terms
/// linear in w, constraints prescribe a velocity, or forces act.
fn form(x: &Mechanics) -> Vec<String> {
    let model = x.model();
    let parts = "Quantities are shown as they are computed, in terms of the parts t1, t2, … that they share.";
    let mut form = vec![match model.is_natural() {
        _ if x.is_literal() => {
            format!(
                "The normal forms of the declaration lose digits (see the note), so all quantities are composed from the text. {parts}"
            )
        }
        true => {
            format!("The normal forms derived from the metric and the constraints would fill pages. {parts}")
        }
        false => parts.to_owned(),
    }];
    let (forced, changing) =
        ((Systems::FORCED.include)(model), model.lagrangian.whole().variables().contains(&Var::Time));
    let terms = [(model.is_affine(), " + λ·b"), (forced, " + w·F"), (changing, " − ∂L/∂t")];
    let rate: String = terms.iter().filter(|(there, _)| *there).map(|(_, term)| *term).collect();
    if !rate.is_empty() {
        form.push(format!(
            "The energy E = ½ w·g w + V changes by dE/dt ={}.",
            rate.strip_prefix(" +").unwrap_or(&rate)
        ));
    }
    form
}

/// Values as trees, in which values that are used more than once have a name.
pub(super) struct Parts {
    variables: BTreeMap<Symbol, Name>,
    uses: HashMap<Value, usize>,
    names: HashMap<Value, usize>,
    list: Vec<Tree<Name>>,
    /// The number of the first part.
    first: usize,
    /// The number of parts that have been shown.
    shown: usize,
}

impl Parts {
    pub(super) fn new(graph: &Graph, variables: BTreeMap<Symbol, Name>, roots: &[Value], first: usize) -> Self {
        let mut uses: HashMap<Value, usize> = HashMap::new();
        for v in graph.reachable(roots) {
            for operand in graph.node(v).operands() {
                *uses.entry(operand).or_default() += 1;
            }
        }
        for &root in roots {
            *uses.entry(root).or_default() += 1;
        }
        Parts { variables, uses, names: HashMap::new(), list: Vec::new(), first, shown: 0 }
    }

    /// Returns the parts that have not been shown yet, if there are any.
    pub(super) fn new_ones(&mut self) -> Option<Item> {
        let entries: Vec<_> = (self.shown..self.list.len())
            .map(|i| (Label::Of(Name::Model(Var::Part(self.first + i))), self.list[i].clone()))
            .collect();
        self.shown = self.list.len();
        (!entries.is_empty()).then(|| Item::Entries(EntriesItem { key: PARTS, what: PARTS.into(), entries }))
    }

    /// Returns the number after that of the last part.
    pub(super) fn count(&self) -> usize {
        self.first + self.list.len()
    }

    /// Returns the tree of a value in terms of parts.
    pub(super) fn tree(&mut self, graph: &Graph, value: Value) -> Tree<Name> {
        // The order is that of the graph, so that parts precede the parts that contain them.
        for v in graph.reachable(&[value]) {
            if !self.names.contains_key(&v) && self.uses.get(&v).is_some_and(|&n| n > 1) && is_operation(graph, v) {
                let tree = self.write(graph, v, true);
                self.list.push(tree);
                self.names.insert(v, self.list.len());
            }
        }
        self.write(graph, value, false)
    }

    fn write(&self, graph: &Graph, value: Value, whole: bool) -> Tree<Name> {
        if let (Some(&part), false) = (self.names.get(&value), whole) {
            return Tree::Variable(Name::Model(Var::Part(self.first + part - 1)));
        }
        let of = |v: Value| self.write(graph, v, false);
        let minus = |tree: Tree<Name>| Tree::Product(vec![number(-1), tree]);
        let over = |tree: Tree<Name>| Tree::Power(Box::new(tree), BigRational::from_integer((-1).into()));
        let quotient = |a: Value, b: Value| {
            let mut product = factors(of(a));
            product.push(over(of(b)));
            Tree::Product(product)
        };
        match graph.node(value) {
            Node::Constant(c) | Node::Decimal(c) => Tree::Number((**c).clone()),
            Node::Pi => Tree::Pi,
            Node::Symbol(symbol) => {
                self.variables.get(symbol).map_or_else(|| number(0), |name| Tree::Variable(name.clone()))
            }
            Node::Neg(a) => minus(of(*a)),
            Node::Add(a, b) => Tree::Sum([of(*a), of(*b)].into_iter().flat_map(terms).collect()),
            Node::Sub(a, b) => {
                let mut sum = terms(of(*a));
                sum.push(minus(of(*b)));
                Tree::Sum(sum)
            }
            Node::Mul(a, b) if a == b => Tree::Power(Box::new(of(*a)), BigRational::from_integer(2.into())),
            Node::Mul(a, b) => Tree::Product([of(*a), of(*b)].into_iter().flat_map(factors).collect()),
            Node::Div(a, b) => quotient(*a, *b),
            Node::Call(f, a) => Tree::Call(*f, Box::new(of(*a))),
            Node::Apply(_, [a, ..]) if graph.as_sign(value).is_some() => Tree::Call(Function::Sign, Box::new(of(*a))),
            Node::Apply(rule, [a, b, _]) => match rule.reading() {
                Reading::Quotient => quotient(*a, *b),
                Reading::Of(function) => Tree::Call(function, Box::new(of(*a))),
                Reading::OfTwo(function) => Tree::Call2(function, Box::new(of(*a)), Box::new(of(*b))),
            },
        }
    }
}

fn terms(tree: Tree<Name>) -> Vec<Tree<Name>> {
    if let Tree::Sum(terms) = tree { terms } else { vec![tree] }
}

fn factors(tree: Tree<Name>) -> Vec<Tree<Name>> {
    if let Tree::Product(factors) = tree { factors } else { vec![tree] }
}

fn number(n: i64) -> Tree<Name> {
    Tree::Number(BigRational::from_integer(n.into()))
}

/// Returns whether a value is worth a name. Numbers, symbols, their negatives and functions of
/// coordinates are not.
fn is_operation(graph: &Graph, value: Value) -> bool {
    match graph.node(value) {
        Node::Constant(_) | Node::Decimal(_) | Node::Pi | Node::Symbol(_) => false,
        Node::Neg(a) | Node::Call(_, a) => is_operation(graph, *a),
        _ => true,
    }
}
