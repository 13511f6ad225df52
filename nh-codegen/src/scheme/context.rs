//! Context of schemes: the model's symbols in one arena, and the mechanics lowered at them.

use super::quantities::kernel::Elimination;
use super::quantities::motion::Frozen;
use super::quantities::pivots::Pivots;
use super::quantities::symmetry::Shift;
use super::quantities::{Quantities, Quantity};
use crate::algebra::{Entered, Expr};
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::program::{MethodOption, RankGuard, Role, Sample, StepOption};
use crate::mechanics::Mechanics;
use crate::model::Chart;
use crate::tree::{Tree, Var};
use num_rational::BigRational;
use std::collections::BTreeMap;
use std::mem;

/// A place to evaluate the mechanics at: values for some of the canonical symbols (the others stay themselves).
#[derive(Clone, Debug, Default)]
pub struct Point {
    replacements: Vec<(Symbol, Value)>,
}

impl Point {
    /// The canonical symbols themselves.
    pub fn new() -> Self {
        Point::default()
    }

    /// Puts `values` in the place of `symbols`.
    #[must_use]
    pub fn with(mut self, symbols: &[Symbol], values: &[Value]) -> Self {
        self.replacements.extend(symbols.iter().copied().zip(values.iter().copied()));
        self
    }
}

/// One arena, the canonical symbols q, w, p, ρ, u of the model and its mechanics lowered at them.
///
/// Every quantity is lowered once, at the canonical symbols; other points are reached by substitution.
#[derive(Debug)]
pub struct Context<'m> {
    /// The arena.
    pub graph: Graph,
    /// The mechanics to discretise.
    pub mechanics: &'m Mechanics,
    /// Step size h.
    pub h: Symbol,
    /// The time t; in a step, that of its beginning.
    pub t: Symbol,
    /// Parameters.
    pub parameters: Vec<Symbol>,
    /// q¹ … qⁿ.
    pub q: Vec<Symbol>,
    /// w¹ … wᵏ.
    pub w: Vec<Symbol>,
    /// p₁ … p_k.
    pub p: Vec<Symbol>,
    /// ρ₁ … ρ_m.
    pub rho: Vec<Symbol>,
    /// v¹ … vᵐ, the components of the velocity in the frame: w = X v.
    pub(super) v: Vec<Symbol>,
    /// u¹ … uᶜ; in a step, their first sample.
    pub u: Vec<Symbol>,
    /// Use the closed forms that schemes have for a constant metric (as it should be, but for the comparison with their
    /// general forms).
    pub closed_forms: bool,
    /// The [options](super::Scheme::options) of the method that is being discretised.
    pub options: Vec<Symbol>,
    /// The fractions of a step at which the method reads u and the time: its samples.
    pub(super) fractions: Vec<BigRational>,
    /// The samples of u after the first, as far as some method has asked for them.
    later_samples: Vec<Vec<Symbol>>,
    /// Number of symbols that are the model's own.
    own: usize,
    /// Symbols that methods have asked for by name, where that is the name of one of the model's own.
    displaced: BTreeMap<String, Symbol>,
    /// Symbols that stand for something while a quantity is put together, under their names and numbers.
    auxiliaries: BTreeMap<(String, usize), Symbol>,
    /// Symbols of the levels that a feedback keeps, as far as some method has asked for them.
    levels: Vec<Symbol>,
    /// Guard that [watches](super::quantities::guard::rank_guard) the rank of μ, once it has been looked for.
    pub(super) guard: Option<Option<RankGuard>>,
    /// Knowledge of the mechanics in the frame that is used.
    pub(super) known: Known,
    /// Knowledge in the system's own frame, where another one is used.
    own_frame: Option<Known>,
    /// The [set](crate::model::Chart) that no motion leaves, once it has been asked for.
    pub(super) level_chart: Option<Chart>,
    /// Places beside q where the mechanics has been asked for.
    places: Vec<Vec<Value>>,
    /// Quantities are derived when they are asked for.
    _engine: Entered,
}

/// Knowledge of the mechanics in one frame.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// Put quantities [together](super::quantities), and do not take normal forms of them?
    pub composed: bool,
    /// The [pivots](super::quantities::pivots) that the frame is of, where it may change from step to step.
    pub pivots: Option<Pivots>,
    /// The elimination that the frame comes from, if it does.
    pub elimination: Option<Elimination>,
    /// [F](super::quantities::motion), once it has been asked for.
    pub frozen: Option<Frozen>,
    /// The [shifts](super::quantities::symmetry) that G does not see, once it is known.
    pub shifts: Option<Vec<Shift>>,
    /// The quantities that some method has asked for.
    pub quantities: Quantities,
    /// All ways to compute some of them.
    pub ways: BTreeMap<Quantity, Vec<Vec<Value>>>,
}

impl<'m> Context<'m> {
    /// In the frame of these pivots instead of the system's own.
    pub(super) fn in_frame_of<R>(&mut self, pivots: Pivots, f: impl FnOnce(&mut Self) -> R) -> R {
        let known = Known { composed: true, pivots: Some(pivots), ..Known::default() };
        self.own_frame = Some(mem::replace(&mut self.known, known));
        let result = f(self);
        self.known = self.own_frame.take().unwrap_or_default();
        result
    }

    /// In the system's own frame, whichever is used.
    pub(super) fn in_own_frame<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        let Some(own) = self.own_frame.take() else { return f(self) };
        let used = mem::replace(&mut self.known, own);
        let result = f(self);
        self.own_frame = Some(mem::replace(&mut self.known, used));
        result
    }

    /// Declares the model's symbols in a new arena, and enters the mechanics' algebra engine for as long as the context lives.
    pub fn new(mechanics: &'m Mechanics) -> Self {
        let model = mechanics.model();
        let mut graph = Graph::new();
        let parameters: Vec<_> =
            model.about.parameters.iter().map(|p| fresh(&mut graph, unlike_ahead(&p.name), Stage::Param)).collect();
        for (parameter, &symbol) in model.about.parameters.iter().zip(&parameters) {
            if parameter.positive {
                graph.set_positive(symbol);
            }
        }
        let q: Vec<_> =
            model.about.coordinates.iter().map(|c| fresh(&mut graph, unlike_ahead(&c.name), Stage::Config)).collect();
        let w: Vec<_> =
            model.about.velocities.iter().map(|v| fresh(&mut graph, unlike_ahead(&v.name), Stage::State)).collect();
        // p_x for the momentum that belongs to x_dot; p_omega1 for a quasi-velocity.
        let p: Vec<_> = model
            .about
            .velocities
            .iter()
            .map(|v| fresh(&mut graph, format!("p_{}", v.name.trim_end_matches("_dot")), Stage::State))
            .collect();
        let rho = (1..=mechanics.model().m()).map(|a| fresh(&mut graph, format!("rho{a}"), Stage::State)).collect();
        let v = (1..=mechanics.model().m()).map(|a| fresh(&mut graph, format!("v{a}"), Stage::State)).collect();
        // Prefixed, so that a local variable of the generated code says what it is.
        let u = model.about.inputs.iter().map(|i| fresh(&mut graph, format!("u_{i}"), Stage::State)).collect();
        let h = fresh(&mut graph, "h".into(), Stage::Step);
        let t = fresh(&mut graph, "t".into(), Stage::Config);
        let own = graph.symbols().count();
        Context {
            graph,
            mechanics,
            h,
            t,
            parameters,
            q,
            w,
            p,
            rho,
            v,
            u,
            closed_forms: true,
            options: Vec::new(),
            fractions: Vec::new(),
            later_samples: Vec::new(),
            own,
            displaced: BTreeMap::new(),
            auxiliaries: BTreeMap::new(),
            levels: Vec::new(),
            guard: None,
            known: Known { composed: !mechanics.has_normal_forms(), ..Known::default() },
            own_frame: None,
            level_chart: None,
            places: Vec::new(),
            _engine: mechanics.engine().enter(),
        }
    }

    /// May a scheme use its closed form for a constant metric?
    pub fn has_closed_form(&self) -> bool {
        self.closed_forms && self.mechanics.mass_is_constant()
    }

    /// A symbol that is new, under that name or one like it.
    pub fn fresh(&mut self, name: &str, stage: Stage) -> Symbol {
        fresh(&mut self.graph, name.to_owned(), stage)
    }

    /// A symbol of that name, declared on first use; where the model has something of that name, one with a name like it.
    pub fn symbol(&mut self, name: &str, stage: Stage) -> Symbol {
        if let Some(&known) = self.displaced.get(name) {
            return known;
        }
        let own = self.graph.symbols().take(self.own).any(|symbol| self.graph.symbol_info(symbol).name == name);
        if !own {
            return self.graph.declared(name, stage);
        }
        let symbol = self.fresh(name, stage);
        self.displaced.insert(name.to_owned(), symbol);
        symbol
    }

    /// The symbols of the i-th sample of u in a step, counted from 0: `u_psi`, `u_psi_2`, …
    pub fn sample(&mut self, i: usize) -> Vec<Symbol> {
        while self.later_samples.len() < i {
            let number = self.later_samples.len() + 2;
            let names: Vec<String> =
                self.u.iter().map(|&u| format!("{}_{number}", self.graph.symbol_info(u).name)).collect();
            let symbols = names.iter().map(|name| self.fresh(name, Stage::State)).collect();
            self.later_samples.push(symbols);
        }
        i.checked_sub(1).map_or_else(|| self.u.clone(), |later| self.later_samples[later].clone())
    }

    /// The i-th symbol of that name that stands for something while a quantity is put together.
    pub(super) fn auxiliary(&mut self, name: &str, i: usize) -> Symbol {
        if let Some(&known) = self.auxiliaries.get(&(name.to_owned(), i)) {
            return known;
        }
        let symbol = self.fresh(&format!("{name}{}", i + 1), Stage::State);
        self.auxiliaries.insert((name.to_owned(), i), symbol);
        symbol
    }

    /// These options of a method, with symbols for them.
    pub(super) fn options_of(&mut self, method: &str, declared: Vec<MethodOption>) -> Vec<StepOption> {
        // Under a name of their own: a model may have a parameter α, and another method an option of that name.
        let symbol = |option: &MethodOption| self.fresh(&format!("{method}_{}", option.name), Stage::Step);
        self.options = declared.iter().map(symbol).collect();
        let options = declared.into_iter().zip(&self.options);
        options.map(|(declared, &symbol)| StepOption { declared, symbol }).collect()
    }

    /// The samples of u at these fractions of a step; none for a model without inputs.
    pub fn samples(&mut self, fractions: Vec<BigRational>) -> Vec<Sample> {
        self.fractions.clone_from(&fractions);
        if self.u.is_empty() {
            return Vec::new();
        }
        let fractions = fractions.into_iter().enumerate();
        fractions.map(|(i, fraction)| Sample { fraction, symbols: self.sample(i) }).collect()
    }

    /// The levels H̃₀, I_i⁰ that a feedback keeps: `level_H`, then one for each declared invariant other than the energy.
    pub fn level_symbols(&mut self) -> Vec<Symbol> {
        if self.levels.is_empty() {
            let names = super::forms::lyapunov::level_names(self.mechanics);
            self.levels = names.iter().map(|name| self.fresh(&format!("level_{name}"), Stage::State)).collect();
        }
        self.levels.clone()
    }

    /// An expression at the canonical symbols: as it was written where everything is [taken so](Mechanics::is_literal).
    pub fn lower(&mut self, expr: &Expr) -> Value {
        let written = if self.mechanics.is_literal() { expr.written() } else { None };
        self.lower_tree(&written.unwrap_or_else(|| expr.tree()))
    }

    /// The variables that the canonical symbols stand for.
    pub fn variables(&self) -> BTreeMap<Symbol, Var> {
        type Kind = fn(usize) -> Var;
        let groups: [(&[Symbol], Kind); 6] = [
            (&self.parameters, Var::Parameter),
            (&self.q, Var::Coordinate),
            (&self.w, Var::Velocity),
            (&self.p, Var::Momentum),
            (&self.rho, Var::Rho),
            (&self.u, Var::Input),
        ];
        let numbered = |(symbols, kind): (&'_ [Symbol], Kind)| {
            symbols.iter().enumerate().map(|(i, &symbol)| (symbol, kind(i))).collect::<Vec<_>>()
        };
        groups.into_iter().flat_map(numbered).chain([(self.t, Var::Time)]).collect()
    }

    /// A tree at the canonical symbols.
    pub(super) fn lower_tree(&mut self, tree: &Tree<Var>) -> Value {
        let Context { graph, t, parameters, q, w, p, rho, u, .. } = self;
        graph.lower(tree, &mut |graph, variable| {
            graph.read(match *variable {
                Var::Parameter(i) => parameters[i],
                Var::Coordinate(i) => q[i],
                Var::Velocity(i) => w[i],
                Var::Momentum(i) => p[i],
                Var::Rho(a) => rho[a],
                Var::Input(c) => u[c],
                Var::Time => *t,
                Var::Part(_) => unreachable!("what is shown is not lowered"),
            })
        })
    }

    /// Values at another point.
    pub fn at(&mut self, values: &[Value], point: &Point) -> Vec<Value> {
        self.remember(point);
        self.graph.substitute(values, &point.replacements)
    }

    /// A matrix at another point.
    pub fn matrix_at(&mut self, matrix: &ValueMatrix, point: &Point) -> ValueMatrix {
        self.remember(point);
        matrix.substitute(&mut self.graph, &point.replacements)
    }

    /// Keeps the configuration of a point.
    fn remember(&mut self, point: &Point) {
        let value = |q: &Symbol| point.replacements.iter().find(|(symbol, _)| symbol == q).map(|(_, value)| *value);
        let place: Option<Vec<Value>> = self.q.iter().map(value).collect();
        if let Some(place) = place.filter(|place| !place.is_empty() && !self.places.contains(place)) {
            self.places.push(place);
        }
    }

    /// The declared definitions of coordinates and parameters as values: `c` at q; at another configuration where the mechanics has been asked
    /// for, `c_new` at the new one, `c_mid` halfway there. An entry of a vector that is a function of one symbol has a better name without.
    pub fn named(&mut self) -> Vec<(String, Value)> {
        let mut named = self.named_here();
        let (names, here): (Vec<String>, Vec<Value>) = named.iter().cloned().unzip();
        for place in mem::take(&mut self.places) {
            let suffix = self.suffix(&place);
            let replacements: Vec<(Symbol, Value)> = self.q.iter().copied().zip(place).collect();
            let there = self.graph.substitute(&here, &replacements);
            let moved = names.iter().zip(here.iter().zip(there)).filter(|(_, (here, there))| **here != *there);
            named.extend(moved.map(|(name, (_, there))| (format!("{name}{suffix}"), there)));
        }
        named
    }

    /// Those at q.
    pub fn named_here(&mut self) -> Vec<(String, Value)> {
        let model = self.mechanics.model();
        let moving = |tree: &Tree<Var>| tree.variables().iter().any(|v| matches!(v, Var::Velocity(_)));
        let still: Vec<(&String, Value)> = model
            .definitions
            .iter()
            .filter(|(_, tree)| !moving(tree))
            .map(|(name, tree)| (name, self.lower_tree(tree)))
            .collect();
        let worth = still.into_iter().filter(|(name, value)| !name.contains('[') || !self.is_plain(*value));
        worth.map(|(name, value)| (local(name), value)).collect()
    }

    /// A function of a symbol, and less: with a sign or without.
    fn is_plain(&self, value: Value) -> bool {
        match *self.graph.node(value) {
            Node::Symbol(_) => true,
            Node::Neg(a) => self.is_plain(a),
            Node::Call(_, a) => matches!(self.graph.node(a), Node::Symbol(_)),
            _ => false,
        }
    }

    /// Suffix of a name for its value at this configuration.
    fn suffix(&mut self, place: &[Value]) -> &'static str {
        let is_new = |value: &Value| match self.graph.node(*value) {
            Node::Symbol(symbol) => self.graph.symbol_info(*symbol).name.ends_with("_new"),
            _ => false,
        };
        if place.iter().all(is_new) { "_new" } else { "_mid" }
    }
}

/// `R[1,2]` as a variable: `R_1_2`.
fn local(definition: &str) -> String {
    definition.replace(['[', ','], "_").replace(']', "")
}

/// The name of a symbol for something declared: the passes of a program have names of their own, `ahead1`, `sin_theta_ahead`, and share these.
fn unlike_ahead(name: &str) -> String {
    let number = name.strip_prefix(Role::Ahead.name());
    let taken = number.is_some_and(|number| number.chars().all(|c| c.is_ascii_digit()))
        || name.strip_suffix(Role::Ahead.name()).is_some_and(|name| name.ends_with('_'));
    if taken { format!("{name}_") } else { name.to_owned() }
}

fn fresh(graph: &mut Graph, name: String, stage: Stage) -> Symbol {
    let mut unique = name.clone();
    let mut i = 1;
    while graph.find_symbol(&unique).is_some() {
        i += 1;
        unique = format!("{name}_{i}");
    }
    graph.symbol(unique, stage)
}
