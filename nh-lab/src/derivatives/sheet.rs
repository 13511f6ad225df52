//! A step in numbers of 256 bits, and the same step with some of what it reads moved: what does not depend on that is not computed again.

use super::{Number, Precise, Unchecked};
use nonholonomic_codegen::ir::graph::{Graph, Node, Operands, Symbol, Value};
use nonholonomic_codegen::ir::interpret::Flow;
use nonholonomic_codegen::ir::program::{Body, Kind, NewtonBlock, Role, Statement, StepProgram};
use std::collections::BTreeMap;
use std::ops::Range;

/// Below this, a residual in 256 bits is roundoff.
const SMALL: f64 = 1e-58;

/// Below this, the matrix of the iteration before is as good as a new one.
const NEAR: f64 = 1e-20;

/// Differences of this size make ∂r/∂x.
const DELTA: f64 = 1e-30;

/// The residual, or the sweep, of a block.
fn equations(block: &NewtonBlock) -> &[Value] {
    if block.residual.is_empty() { &block.sweep } else { &block.residual }
}

/// What is computed for a statement.
#[derive(Debug)]
enum Part<'p> {
    /// The cells of the value, and the value itself.
    Assign { cells: Range<usize>, symbol: Symbol, value: Value },
    /// Cells that do not depend on the unknowns, and those that do.
    Solve { before: Range<usize>, inside: Range<usize>, block: &'p NewtonBlock },
    /// Linear equations J X = −R with several right-hand sides: the cells of both.
    Columns { cells: Range<usize>, block: &'p NewtonBlock },
    /// A flow.
    Follow { before: Range<usize>, flow: Flow, fixed: Vec<Value>, block: &'p NewtonBlock },
    /// Results.
    Results { cells: Range<usize> },
}

/// In which order values are computed.
#[derive(Debug)]
struct Plan<'p> {
    graph: &'p Graph,
    /// The value of each cell.
    cells: Vec<Value>,
    /// The cell of each value.
    places: Vec<Option<u32>>,
    parts: Vec<Part<'p>>,
}

impl<'p> Plan<'p> {
    fn new(graph: &'p Graph) -> Self {
        Plan { graph, cells: Vec::new(), places: vec![None; graph.len()], parts: Vec::new() }
    }

    /// Cells for values that have none yet, as far as they are to be `kept`.
    fn list(&mut self, values: &[Value], kept: impl Fn(Value) -> bool) -> Range<usize> {
        let first = self.cells.len();
        for value in self.graph.reachable(values) {
            if self.places[value.index()].is_none() && kept(value) {
                self.places[value.index()] = u32::try_from(self.cells.len()).ok();
                self.cells.push(value);
            }
        }
        first..self.cells.len()
    }

    fn assign(&mut self, symbol: Symbol, value: Value) {
        let cells = self.list(&[value], |_| true);
        self.parts.push(Part::Assign { cells, symbol, value });
    }

    fn solve(&mut self, block: &'p NewtonBlock) -> Result<(), Unchecked> {
        let graph = self.graph;
        let part = if block.kind == Kind::Flow {
            let flow = Flow::new(graph, block).ok_or_else(|| Unchecked::NotSolved(block.name.clone()))?;
            let fixed = flow.fixed();
            let before = self.list(&[&block.guess, &block.scale, &fixed[..]].concat(), |_| true);
            Part::Follow { before, flow, fixed, block }
        } else if block.kind == Kind::Linear && block.jacobian.len() < block.unknowns.len() {
            Part::Columns {
                cells: self.list(&[&block.jacobian.concat(), &block.residual[..]].concat(), |_| true),
                block,
            }
        } else {
            let outside = |v: Value| !graph.depends_on_any(v, &block.unknowns);
            let before = self.list(&[&block.guess, equations(block)].concat(), outside);
            Part::Solve { before, inside: self.list(equations(block), |_| true), block }
        };
        self.parts.push(part);
        Ok(())
    }

    fn place(&self, value: Value) -> usize {
        self.places[value.index()].expect("values are listed before they are read") as usize
    }
}

/// Numbers of cells and symbols; of the sheet itself all, of what lies over it those that are others.
#[derive(Debug)]
struct Layer {
    cells: Vec<Option<Precise>>,
    symbols: BTreeMap<Symbol, Precise>,
}

impl Layer {
    fn new(cells: usize) -> Self {
        Layer { cells: vec![None; cells], symbols: BTreeMap::new() }
    }
}

/// A layer over another one, if there is one.
struct Stack<'a, 'p> {
    plan: &'a Plan<'p>,
    top: Layer,
    ground: Option<&'a Layer>,
}

impl Stack<'_, '_> {
    fn moves(&self, value: Value) -> bool {
        self.top.cells[self.plan.place(value)].is_some()
    }

    fn cell(&self, value: Value) -> &Precise {
        let place = self.plan.place(value);
        let ground = || self.ground.and_then(|ground| ground.cells[place].as_ref());
        self.top.cells[place].as_ref().or_else(ground).expect("operands come before their users")
    }

    fn numbers(&self, values: &[Value]) -> Vec<Precise> {
        values.iter().map(|&value| self.cell(value).clone()).collect()
    }

    fn symbol(&self, symbol: Symbol) -> Precise {
        let ground = || self.ground.and_then(|ground| ground.symbols.get(&symbol));
        self.top.symbols.get(&symbol).or_else(ground).cloned().unwrap_or_else(|| Precise::new(f64::NAN))
    }

    fn bind(&mut self, symbols: &[Symbol], numbers: &[Precise]) {
        self.top.symbols.extend(symbols.iter().copied().zip(numbers.iter().cloned()));
    }

    /// Computes cells; over another layer those that something that they read has moved.
    fn run(&mut self, cells: &Range<usize>) {
        for place in cells.clone() {
            let value = self.plan.cells[place];
            let node = self.plan.graph.node(value);
            let moved = self.ground.is_none()
                || match (node, node.operands()) {
                    (Node::Symbol(symbol), _) => self.top.symbols.contains_key(symbol),
                    (_, Operands::None) => false,
                    (_, Operands::One([a])) => self.moves(a),
                    (_, Operands::Two([a, b])) => self.moves(a) || self.moves(b),
                };
            if moved {
                let number = self.plan.graph.number(value, |v| self.cell(v), |s| self.symbol(s));
                self.top.cells[place] = Some(number);
            }
        }
    }

    /// r(x) from the cells; x − S(x) where x is swept.
    fn residual(&self, block: &NewtonBlock, x: &[Precise]) -> Vec<Precise> {
        let numbers = self.numbers(equations(block));
        if block.residual.is_empty() { x.iter().zip(&numbers).map(|(x, new)| x.sub(new)).collect() } else { numbers }
    }

    /// ∂r/∂x there, by differences.
    fn matrix(&self, block: &NewtonBlock, inside: &Range<usize>, x: &[Precise]) -> Vec<Vec<Precise>> {
        let (plan, n, delta) = (self.plan, x.len(), Precise::new(DELTA));
        let zero = Precise::new(0.0);
        let mut matrix = vec![vec![zero.clone(); n]; n];
        // (A block that is solved has nothing below it.)
        let mut near = Stack { plan, top: Layer::new(plan.cells.len()), ground: Some(&self.top) };
        for (j, (&symbol, x)) in block.unknowns.iter().zip(x).enumerate() {
            near.top.cells[inside.clone()].fill(None);
            near.top.symbols = BTreeMap::from([(symbol, x.add(&delta))]);
            near.run(inside);
            for (i, &value) in equations(block).iter().enumerate() {
                let slope =
                    if near.moves(value) { near.cell(value).sub(self.cell(value)).div(&delta) } else { zero.clone() };
                let one = Precise::new(if i == j { 1.0 } else { 0.0 });
                matrix[i][j] = if block.residual.is_empty() { one.sub(&slope) } else { slope };
            }
        }
        matrix
    }

    /// Newton's method from the plain guess: the matrix ∂r/∂x at the solution.
    fn solve(&mut self, block: &NewtonBlock, inside: &Range<usize>) -> Result<Factored, Unchecked> {
        let mut x = self.numbers(&block.guess);
        let mut matrix = None;
        for _ in 0..40 {
            self.bind(&block.unknowns, &x);
            self.run(inside);
            let here = self.residual(block, &x);
            let size = size(&here);
            if size < SMALL {
                return Ok(Factored::new(self.matrix(block, inside, &x)));
            }
            let renewed = (size > NEAR || matrix.is_none()).then(|| Factored::new(self.matrix(block, inside, &x)));
            matrix = renewed.or(matrix);
            x = subtract(&x, &matrix.as_ref().map_or(Vec::new(), |matrix| matrix.solve(here)));
        }
        Err(Unchecked::NotSolved(block.name.clone()))
    }

    /// The same over a layer in which the block is solved, with the matrix there: if something is moved that it reads. The matrix is as good as
    /// the present one to thirty digits, and so is what an iteration leaves.
    fn again(&mut self, block: &NewtonBlock, inside: &Range<usize>, matrix: &Factored) -> Result<(), Unchecked> {
        self.run(inside);
        if !equations(block).iter().any(|&value| self.moves(value)) {
            return Ok(());
        }
        let mut x: Vec<Precise> = block.unknowns.iter().map(|&symbol| self.symbol(symbol)).collect();
        for _ in 0..10 {
            let here = self.residual(block, &x);
            if size(&here) < SMALL {
                return Ok(());
            }
            x = subtract(&x, &matrix.solve(here));
            self.bind(&block.unknowns, &x);
            self.run(inside);
        }
        Err(Unchecked::NotSolved(block.name.clone()))
    }

    /// The unknowns, column by column.
    fn solve_columns(&mut self, block: &NewtonBlock) {
        let matrix = Factored::new(block.jacobian.iter().map(|row| self.numbers(row)).collect());
        let right = self.numbers(&block.residual);
        let x = right.chunks(block.jacobian.len()).flat_map(|column| matrix.solve(column.to_vec()));
        let x: Vec<Precise> = x.map(|x| x.neg()).collect();
        self.bind(&block.unknowns, &x);
    }

    fn follow(&mut self, block: &NewtonBlock, flow: &Flow, fixed: &[Value]) -> Result<(), Unchecked> {
        let (fixed, start, time) = (self.numbers(fixed), self.numbers(&block.guess), self.cell(block.scale[0]).clone());
        // Taylor series of 60 digits.
        let arrived = flow.follow(fixed, start, time, (40, 1e-60));
        let arrived = arrived.ok_or_else(|| Unchecked::NotSolved(block.name.clone()))?;
        self.bind(&block.unknowns, &arrived);
        Ok(())
    }
}

/// The largest of these.
fn size(numbers: &[Precise]) -> f64 {
    numbers.iter().fold(0.0, |most, x| {
        let x = x.to_f64().abs();
        if x > most || x.is_nan() { x } else { most }
    })
}

fn subtract(x: &[Precise], dx: &[Precise]) -> Vec<Precise> {
    x.iter().zip(dx).map(|(x, dx)| x.sub(dx)).collect()
}

/// A step, or a part of one, at a point.
#[derive(Debug)]
pub struct Sheet<'p> {
    plan: Plan<'p>,
    results: Vec<Value>,
    here: Layer,
    /// ∂r/∂x of each block.
    matrices: Vec<Factored>,
}

impl<'p> Sheet<'p> {
    /// A step, or its derivatives, for these numbers of the symbols that it reads. Its results are the numbers carried, without functions of them that
    /// are carried, too, and what follows them.
    ///
    /// # Errors
    /// Newton's method does not converge.
    pub fn of_step(
        graph: &'p Graph,
        stepper: &'p StepProgram,
        body: &'p Body,
        given: impl Fn(Symbol) -> Precise,
    ) -> Result<Self, Unchecked> {
        let mut plan = Plan::new(graph);
        // Functions of q that are carried are those that the start computes.
        let ahead = stepper.start.outputs.iter().filter(|output| output.role == Role::Ahead);
        let symbols = stepper.carried.iter().filter(|group| group.role == Role::Ahead).flat_map(|group| &group.symbols);
        for (&symbol, &value) in symbols.zip(ahead.flat_map(|output| &output.values)) {
            plan.assign(symbol, value);
        }
        Sheet::of(plan, body, given)
    }

    /// A body, likewise.
    ///
    /// # Errors
    /// Newton's method does not converge.
    pub fn of_body(graph: &'p Graph, body: &'p Body, given: impl Fn(Symbol) -> Precise) -> Result<Self, Unchecked> {
        Sheet::of(Plan::new(graph), body, given)
    }

    /// Values of the graph.
    ///
    /// # Errors
    /// None.
    pub fn of_values(graph: &'p Graph, values: &[Value], given: impl Fn(Symbol) -> Precise) -> Result<Self, Unchecked> {
        Sheet::filled(Plan::new(graph), values.to_vec(), given)
    }

    fn of(mut plan: Plan<'p>, body: &'p Body, given: impl Fn(Symbol) -> Precise) -> Result<Self, Unchecked> {
        for statement in &body.statements {
            match statement {
                Statement::Assign { symbol, value } => plan.assign(*symbol, *value),
                Statement::Solve(block) => plan.solve(block)?,
            }
        }
        let outputs = body.outputs.iter().filter(|output| output.role != Role::Ahead);
        Sheet::filled(plan, outputs.flat_map(|output| &output.values).copied().collect(), given)
    }

    fn filled(mut plan: Plan<'p>, results: Vec<Value>, given: impl Fn(Symbol) -> Precise) -> Result<Self, Unchecked> {
        let cells = plan.list(&results, |_| true);
        plan.parts.push(Part::Results { cells });
        let mut here = Stack { plan: &plan, top: Layer::new(plan.cells.len()), ground: None };
        here.top.symbols = plan.graph.symbols().map(|symbol| (symbol, given(symbol))).collect();
        let mut matrices = Vec::new();
        for part in &plan.parts {
            match part {
                Part::Assign { cells, symbol, value } => {
                    here.run(cells);
                    here.bind(&[*symbol], &here.numbers(&[*value]));
                }
                Part::Solve { before, inside, block } => {
                    here.run(before);
                    matrices.push(here.solve(block, inside)?);
                }
                Part::Columns { cells, block } => {
                    here.run(cells);
                    here.solve_columns(block);
                }
                Part::Follow { before, flow, fixed, block } => {
                    here.run(before);
                    here.follow(block, flow, fixed)?;
                }
                Part::Results { cells } => here.run(cells),
            }
        }
        let here = here.top;
        Ok(Sheet { plan, results, here, matrices })
    }

    /// The results.
    pub fn results(&self) -> Vec<Precise> {
        let number = |&value: &Value| self.here.cells[self.plan.place(value)].clone();
        self.results.iter().map(|value| number(value).expect("all cells are computed")).collect()
    }

    /// The results where symbols have other numbers, near those of the sheet; none for those that stay as they are.
    ///
    /// # Errors
    /// Newton's method does not converge with the matrices of the sheet.
    pub fn moved(&self, symbols: &[(Symbol, Precise)]) -> Result<Vec<Option<Precise>>, Unchecked> {
        let plan = &self.plan;
        let mut near = Stack { plan, top: Layer::new(plan.cells.len()), ground: Some(&self.here) };
        near.top.symbols = symbols.iter().cloned().collect();
        let mut matrices = self.matrices.iter();
        for part in &plan.parts {
            match part {
                Part::Assign { cells, symbol, value } => {
                    near.run(cells);
                    if near.moves(*value) {
                        near.bind(&[*symbol], &near.numbers(&[*value]));
                    }
                }
                Part::Solve { before, inside, block } => {
                    near.run(before);
                    near.again(block, inside, matrices.next().expect("one for each block"))?;
                }
                Part::Columns { cells, block } => {
                    near.run(cells);
                    if block.jacobian.iter().flatten().chain(&block.residual).any(|&value| near.moves(value)) {
                        near.solve_columns(block);
                    }
                }
                Part::Follow { before, flow, fixed, block } => {
                    near.run(before);
                    if block.guess.iter().chain(&block.scale).chain(fixed).any(|&value| near.moves(value)) {
                        near.follow(block, flow, fixed)?;
                    }
                }
                Part::Results { cells } => near.run(cells),
            }
        }
        Ok(self.results.iter().map(|&value| near.top.cells[plan.place(value)].clone()).collect())
    }

    /// The changes of the results where symbols have other numbers, divided by δ.
    ///
    /// # Errors
    /// As [`Sheet::moved`].
    pub fn slopes(&self, symbols: &[(Symbol, Precise)], delta: &Precise) -> Result<Vec<Precise>, Unchecked> {
        let slope = |(there, here): (Option<Precise>, Precise)| {
            there.map_or_else(|| Precise::new(0.0), |there| there.sub(&here).div(delta))
        };
        Ok(self.moved(symbols)?.into_iter().zip(self.results()).map(slope).collect())
    }

    /// The number of a symbol.
    pub fn symbol(&self, symbol: Symbol) -> Precise {
        self.here.symbols.get(&symbol).cloned().unwrap_or_else(|| Precise::new(f64::NAN))
    }
}

/// P A = L R, by Gaussian elimination with row exchanges.
#[derive(Debug)]
pub(super) struct Factored {
    /// L below the diagonal, which is 1, and R.
    rows: Vec<Vec<Precise>>,
    /// Which row of A each is.
    order: Vec<usize>,
    /// Is that an odd number of exchanges?
    odd: bool,
}

impl Factored {
    pub(super) fn new(mut a: Vec<Vec<Precise>>) -> Self {
        let n = a.len();
        let mut order: Vec<usize> = (0..n).collect();
        let mut odd = false;
        for k in 0..n {
            let size = |i: &usize| a[*i][k].to_f64().abs();
            let pivot = (k..n).max_by(|i, j| size(i).total_cmp(&size(j))).unwrap_or(k);
            a.swap(k, pivot);
            order.swap(k, pivot);
            odd ^= pivot != k;
            let (above, below) = a.split_at_mut(k + 1);
            let row = &above[k];
            for lower in below.iter_mut().filter(|lower| !lower[k].is_zero()) {
                let factor = lower[k].div(&row[k]);
                for (entry, above) in lower.iter_mut().zip(row).skip(k + 1).filter(|(_, above)| !above.is_zero()) {
                    *entry = entry.sub(&factor.mul(above));
                }
                lower[k] = factor;
            }
        }
        Factored { rows: a, order, odd }
    }

    /// det A
    pub(super) fn determinant(&self) -> Precise {
        let sign = Precise::new(if self.odd { -1.0 } else { 1.0 });
        self.rows.iter().enumerate().fold(sign, |product, (k, row)| product.mul(&row[k]))
    }

    fn solve(&self, b: Vec<Precise>) -> Vec<Precise> {
        let n = b.len();
        let mut x: Vec<Precise> = self.order.iter().map(|&i| b[i].clone()).collect();
        let less = |x: &[Precise], i: usize, from: Range<usize>| {
            from.filter(|&j| !self.rows[i][j].is_zero() && !x[j].is_zero())
                .fold(x[i].clone(), |sum, j| sum.sub(&self.rows[i][j].mul(&x[j])))
        };
        for i in 0..n {
            x[i] = less(&x, i, 0..i);
        }
        for i in (0..n).rev() {
            x[i] = less(&x, i, i + 1..n).div(&self.rows[i][i]);
        }
        x
    }
}
