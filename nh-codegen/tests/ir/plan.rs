use crate::programs::{config, expressions, is_well_conditioned, pendulum, random_program};
use nonholonomic_codegen::ir::graph::{Graph, Node, Symbol, Value};
use nonholonomic_codegen::ir::plan::{Constants, Let, OperationCount, Plan, Planned, Routine, Statement};
use nonholonomic_codegen::ir::program::{Kind, Output, Part, Program, StepProgram};
use nonholonomic_codegen::ir::rules::Rule;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_exec::evaluate;
use nonholonomic_exec::{Caller, Run};
use proptest::prelude::*;
use std::collections::{BTreeMap, HashMap};

/// Execution of a plan like that of emitted code: only names in scope can be read.
struct Executor<'a> {
    graph: &'a Graph,
    names: Vec<&'a BTreeMap<Value, String>>,
    scope: HashMap<String, f64>,
}

impl<'a> Executor<'a> {
    fn value(&self, v: Value) -> f64 {
        let name = self.names.iter().find_map(|n| n.get(&v));
        match name {
            Some(name) => *self.scope.get(name).unwrap_or_else(|| panic!("`{name}` is read before it is computed")),
            None => self.node(v),
        }
    }

    fn node(&self, v: Value) -> f64 {
        let node = self.graph.node(v);
        let operands: Vec<f64> = node.operands().into_iter().map(|o| self.value(o)).collect();
        match (node, operands.as_slice()) {
            (Node::Symbol(s), _) => {
                let name = &self.graph.symbol_info(*s).name;
                *self.scope.get(name).unwrap_or_else(|| panic!("symbol `{name}` is not in scope"))
            }
            (Node::Neg(_), [a]) => -a,
            (Node::Add(..), [a, b]) => a + b,
            (Node::Sub(..), [a, b]) => a - b,
            (Node::Mul(..), [a, b]) => a * b,
            (Node::Div(..), [a, b]) => a / b,
            (Node::Apply(Rule::DivOrOne, _), [a, b]) => {
                if *b == 0.0 {
                    1.0
                } else {
                    a / b
                }
            }
            (Node::Apply(Rule::DivOrZero, _), [a, b]) => {
                if *b == 0.0 {
                    0.0
                } else {
                    a / b
                }
            }
            (Node::Apply(Rule::Visible, _), [a, b, c])
                if !(0.5 * f64::EPSILON * b..512.0 * f64::EPSILON * b * c).contains(&a.abs()) =>
            {
                0.0
            }
            (Node::Apply(Rule::Visible, _), [a, b, _]) => a / b,
            (Node::Call(f, _), [a]) => f.evaluate(*a),
            (Node::Apply(Rule::Abs, _), [a]) => a.abs(),
            (Node::Apply(Rule::Where(side), _), [c, a]) => side.choose(*c, *a),
            (Node::Apply(Rule::Atan2, _), [y, x]) => y.atan2(*x),
            _ => evaluate(self.graph, &[v], |_| f64::NAN)[0],
        }
    }

    fn lets(&mut self, lets: &[Let]) {
        for binding in lets {
            match binding {
                Let::Value { name, value } => {
                    let number = self.node(*value);
                    self.define(name, number);
                }
                Let::SinCos { argument, turn: _, sine, cosine } => {
                    let angle = self.value(*argument);
                    assert!(matches!(self.graph.node(sine.1), Node::Call(_, a) if a == argument));
                    self.define(&sine.0, angle.sin());
                    self.define(&cosine.0, angle.cos());
                }
                Let::Halfway { way, increment, pair } => {
                    for ([sine, cosine], angle) in [(increment, way.by), (pair, way.argument)] {
                        let (sin, cos) = self.value(angle).sin_cos();
                        for ((name, _), number) in
                            sine.iter().map(|of| (of, sin)).chain(cosine.iter().map(|of| (of, cos)))
                        {
                            self.define(name, number);
                        }
                    }
                }
            }
        }
    }

    fn define(&mut self, name: &str, number: f64) {
        assert!(self.scope.insert(name.to_owned(), number).is_none(), "`{name}` is defined twice in one scope");
    }

    fn bind(&mut self, symbols: &[Symbol], numbers: &[f64]) {
        for (s, &x) in symbols.iter().zip(numbers) {
            self.scope.insert(self.graph.symbol_info(*s).name.clone(), x);
        }
    }

    fn values(&self, values: &[Value]) -> Vec<f64> {
        values.iter().map(|&v| self.value(v)).collect()
    }

    /// Runs a routine with plain Newton iterations from the plain guess.
    fn routine(&mut self, routine: &'a Routine) -> Vec<f64> {
        self.names.insert(0, &routine.names);
        for piece in &routine.statements {
            match piece {
                Statement::Let(binding) => self.lets(std::slice::from_ref(binding)),
                Statement::Solve(solve) => {
                    let outer = self.scope.clone();
                    self.lets(&solve.computation(Part::Guess).lets);
                    let mut x = self.values(&solve.block.guess);
                    self.scope = outer.clone();
                    self.lets(&solve.computation(Part::Scale).lets);
                    assert!(self.values(&solve.block.scale).iter().all(|s| *s >= 0.0));
                    for _ in 0..if solve.block.kind == Kind::Linear { 1 } else { 40 } {
                        self.scope = outer.clone();
                        self.bind(&solve.block.unknowns, &x);
                        self.lets(&solve.computation(Part::System).lets);
                        assert_eq!(x.len(), 1);
                        x[0] -= self.value(solve.block.residual[0]) / self.value(solve.block.jacobian[0][0]);
                    }
                    self.scope = outer;
                    self.bind(&solve.block.unknowns, &x);
                }
                Statement::Follow(_) => panic!("a flow"),
            }
        }
        let outputs: Vec<Value> = routine.outputs.iter().flat_map(|o: &Output| &o.values).copied().collect();
        self.values(&outputs)
    }
}

fn executor<'a>(graph: &'a Graph, constants: &'a Constants, known: &[(Symbol, f64)]) -> Executor<'a> {
    let mut executor = Executor { graph, names: vec![&constants.names], scope: HashMap::new() };
    for &(s, x) in known {
        if constants.reads.contains(&s) {
            executor.bind(&[s], &[x]);
        }
    }
    executor.lets(&constants.lets);
    // Only fields are kept.
    let kept: Vec<String> = constants.fields.iter().map(|f| f.name.clone()).collect();
    executor.scope.retain(|name, _| kept.contains(name));
    executor
}

/// Executes one step by the plan, with only those values that the routine declares as read.
fn planned_step(plan: &Plan, s: &StepProgram<Planned>, known: &[(Symbol, f64)], state: &[f64]) -> Vec<f64> {
    let mut executor = executor(&plan.graph, &s.constants, known);
    let used: Vec<String> = s.step.fields.iter().map(|&i| s.constants.fields[i].name.clone()).collect();
    executor.scope.retain(|name, _| used.contains(name));
    let carried = s.carried.iter().flat_map(|c| &c.symbols).copied().zip(state.iter().copied());
    for (symbol, x) in known.iter().copied().chain(carried) {
        if s.step.reads.contains(&symbol) || s.step.parameters.contains(&symbol) {
            executor.bind(&[symbol], &[x]);
        }
    }
    executor.routine(&s.step)
}

fn agree(program: Program, parameters: &[f64], h: f64, state: &[f64], method: &str) {
    let mut run = Run::new(&program, method, parameters, h, &state[..1], &state[1..]).unwrap();
    run.step().unwrap();
    let expected = run.carried().to_vec();
    let known: Vec<(Symbol, f64)> = program
        .parameters
        .iter()
        .copied()
        .zip(parameters.iter().copied())
        .chain([(program.steppers[0].step_size, h)])
        .collect();
    let plan = Plan::of(&program.clone().verify().unwrap());
    let got = planned_step(&plan, &plan.steppers[0], &known, state);
    for (a, b) in got.iter().zip(&expected) {
        assert!((a - b).abs() <= 1e-11 * b.abs().max(1.0), "{got:?} instead of {expected:?}");
    }
}

#[test]
fn a_pendulum_by_its_plan() {
    agree(pendulum(), &[1.5, 0.8, 9.81], 0.1, &[1.0, 0.5], "midpoint");
    let program = pendulum();
    let plan = Plan::of(&program.clone().verify().unwrap());
    let stepper = &plan.steppers[0];
    let fields: Vec<&str> = stepper.constants.fields.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(fields, ["h_times_g_over_l"]);
    assert_eq!(stepper.constants.reads.len(), 3, "g, l and h; not m");

    // The solve contains θ_mid, its sine and cosine together, residual and Jacobian.
    let Some(Statement::Solve(solve)) = stepper.step.statements.iter().find(|p| matches!(p, Statement::Solve(_)))
    else {
        panic!("no solve")
    };
    let system = solve.computation(Part::System);
    assert_eq!(system.count.sin_cos, 1);
    assert!(
        system
            .lets
            .iter()
            .any(|l| matches!(l, Let::SinCos { sine, .. } if sine.0 == "sin_theta_mid" || sine.0 == "t1"))
    );
    let function = &plan.functions[0];
    assert_eq!(function.routine.count.sin_cos, 1);
    let interpreter = Caller::new(&program, &[1.5, 0.8, 9.81]).unwrap();
    let expected = interpreter.call(Quantity::Energy, &[&[0.3], &[0.4]]).unwrap();
    let known: Vec<(Symbol, f64)> = program.parameters.iter().copied().zip([1.5, 0.8, 9.81]).collect();
    let mut executor = executor(&plan.graph, &plan.constants, &known);
    for (s, x) in known {
        executor.bind(&[s], &[x]);
    }
    executor.bind(&program.functions[0].inputs[0].symbols, &[0.3]);
    executor.bind(&program.functions[0].inputs[1].symbols, &[0.4]);
    assert_eq!(executor.routine(&function.routine), expected);
}

#[test]
fn plans_are_the_same_every_time() {
    let text = || format!("{:?}", Plan::of(&pendulum().verify().unwrap()).steppers);
    assert_eq!(text(), text());
}

#[test]
fn counts_read_well() {
    let count = OperationCount { additions: 3, multiplications: 12, sin_cos: 1, ..OperationCount::default() };
    assert_eq!(count.to_string(), "3 add, 12 mul, 1 sin_cos");
    assert_eq!(OperationCount::default().to_string(), "none");
    assert_eq!((count + count).total(), 32);
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn random_programs_by_their_plans(e in expressions(), x in 0.3..1.5f64, y in -1.5..-0.3f64, m in 0.5..2.0f64) {
        let program = random_program(&e);
        prop_assume!(is_well_conditioned(&program, [m, x, y]));
        agree(program, &[m], 0.1, &[x, y], "random");
    }
}

/// A valid plan has no faults; each change produces its own fault.
#[test]
fn a_plan_that_contradicts_itself_is_found() {
    let plan = Plan::of(&pendulum().verify().unwrap());
    assert_eq!(plan.faults(), [""; 0]);
    let spoilt = |change: &dyn Fn(&mut Plan)| {
        let mut plan = plan.clone();
        change(&mut plan);
        plan.faults()
    };
    let without_a_let = spoilt(&|plan| {
        let statements = &mut plan.steppers[0].step.statements;
        let first = statements.iter().position(|statement| statement.binding().is_some()).expect("a value is named");
        statements.remove(first);
    });
    assert!(without_a_let.iter().any(|fault| fault.contains("is read before it is computed")), "{without_a_let:?}");
    let without_the_solve = spoilt(&|plan| plan.steppers[0].step.statements.retain(|s| s.binding().is_some()));
    assert!(
        without_the_solve.iter().any(|fault| fault.contains("is read where it is not known")),
        "{without_the_solve:?}"
    );
    let twice = spoilt(&|plan| {
        let statements = &mut plan.steppers[0].step.statements;
        let again =
            statements.iter().find(|statement| statement.binding().is_some()).expect("a value is named").clone();
        statements.push(again);
    });
    assert!(twice.iter().any(|fault| fault.contains("computed twice")), "{twice:?}");
    let forgetful = spoilt(&|plan| plan.steppers[0].policy.memory.clear());
    assert!(forgetful.iter().any(|fault| fault.contains("not remembered as they are used")), "{forgetful:?}");
    let unlisted = spoilt(&|plan| plan.steppers[0].step.fields.push(1000));
    assert!(unlisted.iter().any(|fault| fault.contains("is not kept")), "{unlisted:?}");
}
