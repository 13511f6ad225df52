//! Context of methods: the model's symbols in one graph, with the mechanics lowered at them.

use super::quantities::kernel::Elimination;
use super::quantities::motion::Frozen;
use super::quantities::pivots::Pivots;
use super::quantities::symmetry::Shift;
use super::quantities::{Key, Quantities};
use crate::algebra::{Entered, Expr};
use crate::cost;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::program::{MethodOption, RankGuard, Role, Sample, StepOption};
use crate::mechanics::Mechanics;
use crate::model::Chart;
use crate::tree::{Tree, Var};
use num_rational::BigRational;
use std::collections::BTreeMap;
use std::mem;

/// A place at which to evaluate the mechanics: values for some of the canonical symbols; the others
/// keep their own.
#[derive(Clone, Debug, Default)]
pub struct Point {
    replacements: Vec<(Symbol, Value)>,
}

impl Point {
    /// Returns the canonical symbols themselves.
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

/// One graph with the canonical symbols q, w, p, ρ, u of the model and its mechanics lowered at
/// them.
///
/// Each quantity is lowered once, at the canonical symbols; substitution moves it to other points.
#[derive(Debug)]
pub struct Context<'m> {
    /// The graph of values.
    pub graph: Graph,
    /// The mechanics to discretise.
    pub mechanics: &'m Mechanics,
    /// The canonical symbols.
    pub symbols: Symbols,
    /// Whether methods use their closed forms for a constant metric. Only comparisons with the
    /// general forms switch it off.
    pub closed_forms: bool,
    /// The [options](super::Method::options) of the method that is being discretised.
    pub options: Vec<Symbol>,
    /// The samples of u and the time in a step.
    pub(super) samples: Sampling,
    /// Results that are kept for further requests.
    pub(super) memo: Memo,
    /// Keeps the algebra engine entered: quantities are derived on demand.
    _engine: Entered,
}

/// The canonical symbols of a model.
#[derive(Clone, Debug)]
pub struct Symbols {
    /// Step size h.
    pub h: Symbol,
    /// The time t; in a step, the time at its beginning.
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
    /// u¹ … uᶜ; in a step, the first sample of u.
    pub u: Vec<Symbol>,
    /// Number of symbols of the graph that belong to the model.
    own: usize,
}

/// The samples of u and the time in a step.
#[derive(Clone, Debug, Default)]
pub(super) struct Sampling {
    /// Fractions of a step at which the method takes them.
    pub fractions: Vec<BigRational>,
    /// The samples of u after the first, created on demand.
    later: Vec<Vec<Symbol>>,
}

/// Results that are kept for further requests.
#[derive(Clone, Debug, Default)]
pub(super) struct Memo {
    /// Symbols that methods request under a name that the model uses for a symbol of its own.
    displaced: BTreeMap<String, Symbol>,
    /// Placeholder symbols for the composition of a quantity, by name and number.
    auxiliaries: BTreeMap<(String, usize), Symbol>,
    /// Symbols of the gains of a feedback, created on demand.
    gains: Vec<Symbol>,
    /// Symbols of the levels that a feedback keeps, created on demand.
    levels: Vec<Symbol>,
    /// The guard that [watches](super::quantities::guard::rank_guard) the rank of μ; `None` before
    /// the search for it.
    pub guard: Option<Option<RankGuard>>,
    /// Knowledge of the mechanics in the current frame.
    pub known: Known,
    /// Knowledge in the system's own frame while another frame is current.
    own_frame: Option<Known>,
    /// The [set](crate::model::Chart) that no motion leaves; `None` before it is requested.
    pub level_chart: Option<Chart>,
    /// Places other than q at which the mechanics has been evaluated.
    places: Vec<Vec<Value>>,
    /// Names that methods give to values.
    hints: BTreeMap<Value, String>,
}

/// Knowledge of the mechanics in one frame.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// Whether quantities are [composed](super::quantities) without normal forms.
    pub composed: bool,
    /// The [pivots](super::quantities::pivots) of the frame, if it may change from step to step.
    pub pivots: Option<Pivots>,
    /// The elimination that produces the frame, if there is one.
    pub elimination: Option<Elimination>,
    /// [F](super::quantities::motion); `None` before it is requested.
    pub frozen: Option<Frozen>,
    /// The [shifts](super::quantities::symmetry) that leave G unchanged; `None` before they are
    /// requested.
    pub shifts: Option<Vec<Shift>>,
    /// The quantities that methods have requested.
    pub quantities: Quantities,
    /// All ways to compute some of the quantities.
    pub ways: BTreeMap<Key, Vec<Vec<Value>>>,
}

impl<'m> Context<'m> {
    /// Runs `f`, and restores the context if that fails.
    ///
    /// # Errors
    /// Those of `f`.
    pub fn attempt<R, E>(&mut self, f: impl FnOnce(&mut Self) -> Result<R, E>) -> Result<R, E> {
        let (graph, symbols, options) = (self.graph.clone(), self.symbols.clone(), self.options.clone());
        let (samples, memo) = (self.samples.clone(), self.memo.clone());
        let result = f(self);
        if result.is_err() {
            (self.graph, self.symbols, self.options) = (graph, symbols, options);
            (self.samples, self.memo) = (samples, memo);
        }
        result
    }

    /// Runs `f` in the frame of these pivots instead of the system's own.
    pub(super) fn in_frame_of<R>(&mut self, pivots: Pivots, f: impl FnOnce(&mut Self) -> R) -> R {
        let known = Known { composed: true, pivots: Some(pivots), ..Known::default() };
        self.memo.own_frame = Some(mem::replace(&mut self.memo.known, known));
        let result = f(self);
        self.memo.known = self.memo.own_frame.take().unwrap_or_default();
        result
    }

    /// Runs `f` in the system's own frame, whatever frame is current.
    pub(super) fn in_own_frame<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        let Some(own) = self.memo.own_frame.take() else { return f(self) };
        let used = mem::replace(&mut self.memo.known, own);
        let result = f(self);
        self.memo.own_frame = Some(mem::replace(&mut self.memo.known, used));
        result
    }

    /// Declares the model's symbols in a new graph, and enters the mechanics' algebra engine for
    /// the lifetime of the context.
    pub fn new(mechanics: &'m Mechanics) -> Self {
        let model = mechanics.model();
        let mut graph = Graph::new();
        let parameters: Vec<_> = model
            .about
            .parameters
            .iter()
            .map(|p| fresh(&mut graph, avoid_reserved_suffix(&p.name), Stage::Param))
            .collect();
        for (parameter, &symbol) in model.about.parameters.iter().zip(&parameters) {
            if parameter.positive {
                graph.set_positive(symbol);
            }
        }
        let q: Vec<_> = model
            .about
            .coordinates
            .iter()
            .map(|c| fresh(&mut graph, avoid_reserved_suffix(&c.name), Stage::Config))
            .collect();
        let w: Vec<_> = model
            .about
            .velocities
            .iter()
            .map(|v| fresh(&mut graph, avoid_reserved_suffix(&v.name), Stage::State))
            .collect();
        // The momentum that belongs to x_dot is p_x; that of a quasi-velocity is p_omega1.
        let p: Vec<_> = model
            .about
            .velocities
            .iter()
            .map(|v| fresh(&mut graph, format!("p_{}", v.name.trim_end_matches("_dot")), Stage::State))
            .collect();
        let rho = (1..=mechanics.model().m()).map(|a| fresh(&mut graph, format!("rho{a}"), Stage::State)).collect();
        let v = (1..=mechanics.model().m()).map(|a| fresh(&mut graph, format!("v{a}"), Stage::State)).collect();
        // The prefix marks a local variable of the generated code as an input.
        let u = model.about.inputs.iter().map(|i| fresh(&mut graph, format!("u_{i}"), Stage::State)).collect();
        let h = fresh(&mut graph, "h".into(), Stage::Step);
        let t = fresh(&mut graph, "t".into(), Stage::Config);
        let own = graph.symbols().count();
        Context {
            graph,
            mechanics,
            symbols: Symbols { h, t, parameters, q, w, p, rho, v, u, own },
            closed_forms: true,
            options: Vec::new(),
            samples: Sampling::default(),
            memo: Memo {
                known: Known { composed: !mechanics.has_normal_forms(), ..Known::default() },
                ..Memo::default()
            },
            _engine: mechanics.engine().enter(),
        }
    }

    /// Returns whether a method may use its closed form for a constant metric.
    pub fn has_closed_form(&self) -> bool {
        self.closed_forms && self.mechanics.mass_is_constant()
    }

    /// Returns a new symbol with this name or a similar one.
    pub fn fresh(&mut self, name: &str, stage: Stage) -> Symbol {
        fresh(&mut self.graph, name.to_owned(), stage)
    }

    /// Returns the symbol with this name and declares it on first use. If the model uses the name,
    /// the symbol has a similar one.
    pub fn symbol(&mut self, name: &str, stage: Stage) -> Symbol {
        if let Some(&known) = self.memo.displaced.get(name) {
            return known;
        }
        let own = self.graph.symbols().take(self.symbols.own).any(|symbol| self.graph.symbol_info(symbol).name == name);
        if !own {
            return self.graph.declared(name, stage);
        }
        let symbol = self.fresh(name, stage);
        self.memo.displaced.insert(name.to_owned(), symbol);
        symbol
    }

    /// Returns the symbols of the i-th sample of u in a step, counted from 0: `u_psi`, `u_psi_2`, …
    pub fn sample(&mut self, i: usize) -> Vec<Symbol> {
        while self.samples.later.len() < i {
            let number = self.samples.later.len() + 2;
            let names: Vec<String> =
                self.symbols.u.iter().map(|&u| format!("{}_{number}", self.graph.symbol_info(u).name)).collect();
            let symbols = names.iter().map(|name| self.fresh(name, Stage::State)).collect();
            self.samples.later.push(symbols);
        }
        i.checked_sub(1).map_or_else(|| self.symbols.u.clone(), |later| self.samples.later[later].clone())
    }

    /// Returns the i-th placeholder symbol with this name for the composition of a quantity.
    pub(super) fn auxiliary(&mut self, name: &str, i: usize) -> Symbol {
        if let Some(&known) = self.memo.auxiliaries.get(&(name.to_owned(), i)) {
            return known;
        }
        let symbol = self.fresh(&format!("{name}{}", i + 1), Stage::State);
        self.memo.auxiliaries.insert((name.to_owned(), i), symbol);
        symbol
    }

    /// Returns the options of a method with symbols for them.
    pub(super) fn options_of(&mut self, method: &str, declared: Vec<MethodOption>) -> Vec<StepOption> {
        // The name contains that of the method: the model may have a parameter α, and another
        // method an option α.
        let symbol = |option: &MethodOption| self.fresh(&format!("{method}_{}", option.name), Stage::Step);
        self.options = declared.iter().map(symbol).collect();
        let options = declared.into_iter().zip(&self.options);
        options.map(|(declared, &symbol)| StepOption { declared, symbol }).collect()
    }

    /// Returns the samples of u at these fractions of a step; empty for a model without inputs.
    pub fn samples(&mut self, fractions: Vec<BigRational>) -> Vec<Sample> {
        self.samples.fractions.clone_from(&fractions);
        if self.symbols.u.is_empty() {
            return Vec::new();
        }
        let fractions = fractions.into_iter().enumerate();
        fractions.map(|(i, fraction)| Sample { fraction, symbols: self.sample(i) }).collect()
    }

    /// Returns the levels H̃₀, I_i⁰ that a feedback keeps: `level_H`, then one for each declared
    /// invariant other than the energy.
    pub fn level_symbols(&mut self) -> Vec<Symbol> {
        if self.memo.levels.is_empty() {
            let names = super::forms::lyapunov::level_names(self.mechanics);
            self.memo.levels = names.iter().map(|name| self.fresh(&format!("level_{name}"), Stage::State)).collect();
        }
        self.memo.levels.clone()
    }

    /// Returns the gains of a feedback in functions of a system: `gain_J`, `gain_H`, …
    pub fn gain_symbols(&mut self) -> Vec<Symbol> {
        if self.memo.gains.is_empty() {
            let names = super::forms::lyapunov::gain_names(self.mechanics);
            self.memo.gains = names.iter().map(|name| self.fresh(&format!("gain_{name}"), Stage::State)).collect();
        }
        self.memo.gains.clone()
    }

    /// Lowers an expression at the canonical symbols. It keeps its written form if the mechanics is
    /// [literal](Mechanics::is_literal).
    pub fn lower(&mut self, expr: &Expr) -> Value {
        let written = if self.mechanics.is_literal() { expr.written() } else { None };
        self.lower_tree(&written.unwrap_or_else(|| expr.tree()))
    }

    /// Returns the variables that the canonical symbols represent.
    pub fn variables(&self) -> BTreeMap<Symbol, Var> {
        type Kind = fn(usize) -> Var;
        let groups: [(&[Symbol], Kind); 6] = [
            (&self.symbols.parameters, Var::Parameter),
            (&self.symbols.q, Var::Coordinate),
            (&self.symbols.w, Var::Velocity),
            (&self.symbols.p, Var::Momentum),
            (&self.symbols.rho, Var::Rho),
            (&self.symbols.u, Var::Input),
        ];
        let numbered = |(symbols, kind): (&'_ [Symbol], Kind)| {
            symbols.iter().enumerate().map(|(i, &symbol)| (symbol, kind(i))).collect::<Vec<_>>()
        };
        groups.into_iter().flat_map(numbered).chain([(self.symbols.t, Var::Time)]).collect()
    }

    /// Lowers a tree at the canonical symbols.
    pub(super) fn lower_tree(&mut self, tree: &Tree<Var>) -> Value {
        let Context { graph, symbols: Symbols { t, parameters, q, w, p, rho, u, .. }, .. } = self;
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

    /// Moves values to another point.
    pub fn at(&mut self, values: &[Value], point: &Point) -> Vec<Value> {
        self.remember(point);
        self.graph.substitute(values, &point.replacements)
    }

    /// Moves a matrix to another point.
    pub fn matrix_at(&mut self, matrix: &ValueMatrix, point: &Point) -> ValueMatrix {
        self.remember(point);
        matrix.substitute(&mut self.graph, &point.replacements)
    }

    /// Records the configuration of a point.
    fn remember(&mut self, point: &Point) {
        let value = |q: &Symbol| point.replacements.iter().find(|(symbol, _)| symbol == q).map(|(_, value)| *value);
        let place: Option<Vec<Value>> = self.symbols.q.iter().map(value).collect();
        if let Some(place) = place.filter(|place| !place.is_empty() && !self.memo.places.contains(place)) {
            self.memo.places.push(place);
        }
    }

    /// Returns the declared definitions of coordinates and parameters as named values: `c` at q,
    /// and at each other recorded configuration, `c_new` at the new one and `c_mid` at the
    /// midpoint. An entry of a vector that is a function of one symbol is left out, because the
    /// plain function is the better name.
    pub fn named(&mut self) -> Vec<(String, Value)> {
        let mut named = self.named_here();
        let (names, here): (Vec<String>, Vec<Value>) = named.iter().cloned().unzip();
        for place in mem::take(&mut self.memo.places) {
            let suffix = self.suffix(&place);
            let replacements: Vec<(Symbol, Value)> = self.symbols.q.iter().copied().zip(place).collect();
            let there = self.graph.substitute(&here, &replacements);
            let moved = names.iter().zip(here.iter().zip(there)).filter(|(_, (here, there))| **here != *there);
            named.extend(moved.map(|(name, (_, there))| (format!("{name}{suffix}"), there)));
        }
        let hints = mem::take(&mut self.memo.hints);
        let values: Vec<Value> = hints.keys().copied().collect();
        if self.graph.reachable(&values).len() <= cost::MAX_HINTED {
            named.extend(hints.into_iter().map(|(value, name)| (name, value)));
        }
        named
    }

    /// Names values after these variables, for readers of generated code: `x_mid`. Entries that are
    /// no variables give no names.
    pub fn hint(&mut self, variables: &[Value], values: &[Value], suffix: &str) {
        for (&variable, &value) in variables.iter().zip(values) {
            if let (&Node::Symbol(symbol), Stage::Config | Stage::State) =
                (self.graph.node(variable), self.graph.stage(value))
                && !matches!(self.graph.node(value), Node::Symbol(_))
            {
                let name = format!("{}_{suffix}", self.graph.symbol_info(symbol).name);
                self.memo.hints.entry(value).or_insert(name);
            }
        }
    }

    /// Returns the definitions at q.
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

    /// Returns whether the value is a symbol or a function of one symbol, up to sign.
    fn is_plain(&self, value: Value) -> bool {
        match *self.graph.node(value) {
            Node::Symbol(_) => true,
            Node::Neg(a) => self.is_plain(a),
            Node::Call(_, a) => matches!(self.graph.node(a), Node::Symbol(_)),
            _ => false,
        }
    }

    /// Returns the suffix of names for values at this configuration.
    fn suffix(&mut self, place: &[Value]) -> &'static str {
        let is_new = |value: &Value| match self.graph.node(*value) {
            Node::Symbol(symbol) => self.graph.symbol_info(*symbol).name.ends_with("_new"),
            _ => false,
        };
        if place.iter().all(is_new) { "_new" } else { "_mid" }
    }
}

/// Returns a definition's name as a variable: `R_1_2` for `R[1,2]`.
fn local(definition: &str) -> String {
    definition.replace(['[', ','], "_").replace(']', "")
}

/// Returns the name of a symbol for a declared name, with `_` appended if it could clash with the
/// names that the passes of a program use: `ahead1`, `sin_theta_ahead`.
fn avoid_reserved_suffix(name: &str) -> String {
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
