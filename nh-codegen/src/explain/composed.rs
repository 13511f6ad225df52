//! Reports on mechanics whose normal forms would fill pages: each quantity in terms of named parts,
//! as it is computed.

use super::{EntriesItem, Item, Label, MatrixItem, Name, Report, Section};
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::mechanics::Mechanics;
use crate::scheme::Context;
use crate::tree::{BinaryFunction, Function, Tree, Var};
use num_rational::BigRational;
use std::collections::{BTreeMap, HashMap};

/// Key and description of parts, which are shown before the expressions that contain them.
pub(super) const PARTS: &str = "parts";

/// A quantity: key, symbol, LaTeX, description, value.
type Quantity = (&'static str, &'static str, &'static str, &'static str, ValueMatrix);

/// Returns all quantities that a paper would derive, in its order.
pub(super) fn report(x: &Mechanics) -> Report {
    let model = x.model();
    let mut cx = Context::new(x);
    let column = |values: Vec<Value>| ValueMatrix::column_vector(&values);
    let wording = Wording::of(x);
    let how = if x.frame_derived() { "adapted frame (derived: a basis of ker μ)" } else { "adapted frame (declared)" };
    let sections: Vec<(&str, Vec<Quantity>)> = vec![
        ("metric", {
            let lagrangian = cx.lagrangian();
            let mut metric = vec![
                ("lagrangian", "L", "L", wording.lagrangian, column(vec![lagrangian])),
                ("mass_matrix", "g", "g", "mass matrix ∂²L/∂w∂w", cx.mass_matrix()),
                ("potential", "V", "V", "potential energy", column(vec![cx.potential()])),
            ];
            if model.lagrangian.is_gyroscopic() {
                let potential = cx.vector_potential();
                metric.push(("vector_potential", "A", "A", "terms of L that are linear in w, A·w", column(potential)));
                let turns = "Ω_ij = E_i(A_j) − E_j(A_i) − c_ij^l A_l: A·w is the force Ω w − ∂A/∂t";
                metric.push(("gyroscopic_matrix", "Ω", "\\Omega", turns, cx.gyroscopic_matrix()));
            }
            metric
        }),
        ("constraints", {
            let mut constraints = vec![("constraint_matrix", "μ", "\\mu", wording.constraints, cx.constraint_matrix())];
            if model.is_affine() {
                let drift = "g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ b, the velocity that the constraints prescribe; w = X v + w₀";
                constraints.push((
                    "constraint_rates",
                    "b",
                    "b",
                    "right-hand side of the constraints",
                    column(cx.constraint_rates()),
                ));
                constraints.push(("drift", "w₀", "w_0", drift, column(cx.drift())));
            }
            if !model.levels.is_empty() {
                let what = "holonomic constraints φ(q, t) = 0; their rates are the last rows of μ";
                constraints.push(("level_functions", "φ", "\\varphi", what, column(cx.level_functions())));
            }
            constraints
        }),
        ("forces", {
            let applied = "B u + F − ∂R/∂w: inputs, forces and friction, on w";
            let applied = (!model.forces.is_empty() || !model.about.inputs.is_empty())
                .then(|| ("applied_force", "F", "F", applied, column(cx.applied_force())));
            applied.into_iter().collect()
        }),
        (
            "adapted frame",
            vec![
                ("frame", "X", "X", how, cx.frame()),
                ("restricted_metric", "G", "G", "Xᵀ g X", cx.restricted_metric()),
            ],
        ),
        (
            "dynamics on D*",
            vec![
                ("frame_velocity", "v", "v", "G⁻¹ ρ, the velocity in the frame", column(cx.frame_velocity())),
                ("to_velocities", "w", "w", wording.velocity, column(cx.velocity_of_rho())),
                ("hamiltonian", "ℋ", "\\mathcal{H}", wording.hamiltonian, column(vec![cx.hamiltonian()])),
                (
                    "hamiltonian_gradient",
                    "∇ℋ",
                    "\\nabla\\mathcal{H}",
                    "its gradient in (q, ρ)",
                    column(cx.hamiltonian_gradient()),
                ),
                ("almost_poisson", "Π", "\\Pi", "almost-Poisson matrix [0, E X; −(E X)ᵀ, B]", cx.almost_poisson()),
                ("vector_field", "ζ̇", "\\dot\\zeta", wording.field, column(cx.vector_field())),
            ],
        ),
    ];
    let roots: Vec<Value> = sections.iter().flat_map(|(_, list)| list).flat_map(|q| q.4.values()).copied().collect();
    let variables = cx.variables().into_iter().map(|(symbol, var)| (symbol, Name::Model(var))).collect();
    let mut parts = Parts::new(&cx.graph, variables, &roots, 0);
    let mut shown: Vec<Section> = Vec::new();
    for (heading, quantities) in sections.into_iter().filter(|(_, quantities)| !quantities.is_empty()) {
        let mut items = Vec::new();
        for (key, symbol, latex, what, value) in quantities {
            let rows =
                value.to_rows().iter().map(|row| row.iter().map(|&v| parts.tree(&cx.graph, v)).collect()).collect();
            // Parts precede the first expression that contains them.
            items.extend(parts.new_ones());
            items.push(Item::Matrix(MatrixItem { key, symbol, latex, what: what.into(), rows }));
        }
        shown.push(Section { heading: heading.into(), items });
    }
    shown.insert(0, Section { heading: "form".into(), items: wording.form.into_iter().map(Item::Text).collect() });
    let sections = super::mechanics::definitions(model)
        .into_iter()
        .chain(shown)
        .chain(super::mechanics::invariants(model))
        .chain(super::integrals::found(x));
    Report { title: super::mechanics::title(model), sections: sections.collect() }
}

/// Names of quantities, which differ if L has terms linear in w, constraints prescribe a velocity,
/// or forces act.
struct Wording {
    form: Vec<String>,
    lagrangian: &'static str,
    constraints: &'static str,
    velocity: &'static str,
    hamiltonian: &'static str,
    field: &'static str,
}

impl Wording {
    fn of(x: &Mechanics) -> Self {
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
        let (forced, changing) = (
            !model.forces.is_empty() || !model.about.inputs.is_empty(),
            model.lagrangian.whole().variables().contains(&Var::Time),
        );
        let terms = [(model.is_affine(), " + λ·b"), (forced, " + w·F"), (changing, " − ∂L/∂t")];
        let rate: String = terms.iter().filter(|(there, _)| *there).map(|(_, term)| *term).collect();
        if !rate.is_empty() {
            form.push(format!(
                "The energy E = ½ w·g w + V changes by dE/dt ={}.",
                rate.strip_prefix(" +").unwrap_or(&rate)
            ));
        }
        Wording {
            form,
            lagrangian: match model.lagrangian.is_gyroscopic() {
                true => "Lagrangian ½ wᵀ g w + A·w − V",
                false => "Lagrangian ½ wᵀ g w − V",
            },
            constraints: match model.is_affine() {
                true => "constraint matrix, μ w = b",
                false => "constraint matrix, μ w = 0",
            },
            velocity: if model.is_affine() { "X v + w₀" } else { "X v" },
            hamiltonian: match model.is_affine() {
                true => "restricted Hamiltonian ½ ρ·v + V − ½ w₀·g w₀",
                false => "restricted Hamiltonian ½ ρ·v + V",
            },
            field: match model.is_natural() {
                true => "equations of motion, ζ = (q, ρ)",
                false => "equations of motion Π ∇ℋ + drift + (0, Xᵀ F), ζ = (q, ρ)",
            },
        }
    }
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
            Node::DivOrZero(a, _) if graph.as_sign(value).is_some() => Tree::Call(Function::Sign, Box::new(of(*a))),
            Node::Div(a, b) | Node::DivOrZero(a, b) | Node::DivOrOne(a, b) | Node::Visible(a, b, _) => {
                let mut product = factors(of(*a));
                product.push(over(of(*b)));
                Tree::Product(product)
            }
            Node::Call(f, a) => Tree::Call(*f, Box::new(of(*a))),
            Node::Abs(a) => Tree::Call(Function::Abs, Box::new(of(*a))),
            Node::Atan2(y, x) => Tree::Call2(BinaryFunction::Atan2, Box::new(of(*y)), Box::new(of(*x))),
            Node::Where(side, c, a) => Tree::Call2(BinaryFunction::Where(*side), Box::new(of(*c)), Box::new(of(*a))),
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
