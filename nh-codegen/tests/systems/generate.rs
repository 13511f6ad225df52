//! Random systems.

use super::expression::{Expr, Symbol};
use super::mechanics::{State, System};
use super::random::Random;
use std::fmt::Write;
use std::sync::Arc;

/// Names of coordinates.
const NAMES: [&str; 6] = ["x", "y", "theta", "z", "phi", "psi"];

/// A generator of expressions for one system.
struct Maker {
    random: Random,
    n: usize,
    parameters: Vec<(Arc<str>, f64)>,
    rheonomic: bool,
}

impl Maker {
    fn q(&self, i: usize) -> Expr {
        Expr::Symbol(Symbol::Coordinate(i), NAMES[i].into())
    }

    fn some_q(&mut self) -> Expr {
        let i = self.random.below(self.n);
        self.q(i)
    }

    /// Returns a number of this size, or a parameter with such a value.
    fn number(&mut self, low: f64, high: f64) -> Expr {
        let value = self.random.decimal(low, high);
        if self.random.chance(0.7) || self.parameters.len() > 4 {
            return Expr::Number(value);
        }
        let i = self.parameters.len();
        let name: Arc<str> = format!("a{i}").into();
        self.parameters.push((name.clone(), value));
        Expr::Symbol(Symbol::Parameter(i), name)
    }

    /// Returns 1 + a cos(ω t).
    fn ageing(&mut self) -> Expr {
        let t = Expr::Symbol(Symbol::Time, "t".into());
        let phase = self.number(0.5, 1.5) * t;
        Expr::Number(1.0)
            + self.number(0.1, 0.4) * Expr::call(if self.random.chance(0.5) { "sin" } else { "cos" }, phase)
    }

    fn aged(&mut self, f: Expr) -> Expr {
        if self.rheonomic && self.random.chance(0.5) { f * self.ageing() } else { f }
    }

    /// Returns a function of the coordinates of order one.
    fn function(&mut self) -> Expr {
        let (x, y) = (self.some_q(), self.some_q());
        let a = self.number(0.2, 0.9);
        match self.random.below(11) {
            0 => a * Expr::call("sin", x),
            1 => a * Expr::call("cos", x),
            2 => a * Expr::call("cos", x - y),
            3 => a * x.power(2),
            4 => a * x * y,
            5 => a * x.power(3),
            6 => a / (x.power(2) + 1.0),
            7 => a * Expr::call("exp", Expr::from(self.random.signed(0.2, 0.6)) * x),
            8 => Expr::call("sqrt", x.power(2) + a),
            9 => a * y * Expr::call("sin", x),
            _ => a * (x + y),
        }
    }

    /// Returns a positive function.
    fn positive(&mut self) -> Expr {
        let (x, y) = (self.some_q(), self.some_q());
        let (a, b) = (self.number(0.8, 2.0), self.number(0.1, 0.5));
        match self.random.below(7) {
            0 => a + b * Expr::call("cos", x),
            1 => a + b * x.power(2),
            2 => a / (b * x.power(2) + 1.0),
            3 => a * Expr::call("exp", b * x),
            4 => Expr::call("sqrt", a + x.power(2)),
            5 => a + b * Expr::call("sin", x).power(2),
            _ => a + b * Expr::call("sin", x - y),
        }
    }
}

fn sum(terms: Vec<Expr>) -> Expr {
    terms.into_iter().reduce(|sum, term| sum + term).unwrap_or(Expr::Number(0.0))
}

/// Returns the system of a seed.
pub fn system(seed: u64) -> System {
    let mut random = Random::new(seed);
    let n: usize = [2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 6][random.below(16)];
    let m = (1 + random.below(4)).clamp(n.saturating_sub(3).max(1), n);
    let (rheonomic, quasi) = (random.chance(0.2), n >= 3 && random.chance(0.12));
    let mut maker = Maker { random, n, parameters: Vec::new(), rheonomic };
    let coordinates: Vec<Arc<str>> = NAMES[..n].iter().map(|&name| name.into()).collect();
    let mut velocities: Vec<Arc<str>> = coordinates.iter().map(|name| format!("{name}_dot").into()).collect();
    let (mut anchor, mut structure) = (None, Vec::new());
    if quasi {
        for (i, name) in ["u", "s", "omega"].into_iter().enumerate() {
            velocities[i] = name.into();
        }
        let angle = |function| Expr::call(function, maker.q(2));
        let mut rows = vec![vec![Expr::Number(0.0); n]; n];
        (rows[0][0], rows[0][1]) = (angle("cos"), -angle("sin"));
        (rows[1][0], rows[1][1]) = (angle("sin"), angle("cos"));
        (2..n).for_each(|i| rows[i][i] = Expr::Number(1.0));
        anchor = Some(rows);
        // The body's frame rotates: [u, omega] = −s and [s, omega] = u.
        structure = vec![(0, 2, 1, -1.0), (1, 2, 0, 1.0)];
    }
    let w = |i: usize| Expr::Symbol(Symbol::Velocity(i), velocities[i].clone());
    let constant_mass = maker.random.chance(0.45);
    let gyroscopic = maker.random.chance(0.25);
    let lagrangian = lagrangian(&mut maker, constant_mass, gyroscopic, &w);
    let (constraints, mut frame) = constraints(&mut maker, n - m, &w);
    let mut system = System {
        coordinates,
        velocities: velocities.clone(),
        parameters: Vec::new(),
        anchor,
        structure,
        lagrangian,
        constraints,
        holonomic: Vec::new(),
        forces: vec![None; n],
        dissipation: None,
        frame: None,
        q: (0..n).map(|_| maker.random.between(-1.0, 1.0)).collect(),
        w: (0..n).map(|_| maker.random.between(-1.0, 1.0)).collect(),
        lengths: vec![1.0; n],
        time: 1.0,
        energy: 1.0,
        constant_mass,
        gyroscopic,
        homogeneous: false,
        rheonomic,
    };
    if !system.constraints.is_empty() && maker.random.chance(0.2) {
        // A surface z − f(x, y) = c replaces one of the constraints.
        system.constraints.pop();
        let (x, f) = (maker.random.below(n), maker.function());
        let f = maker.aged(f);
        let shape = maker.q(x) + Expr::Number(0.1) * maker.q(x).power(3) + f;
        system.holonomic.push(shape);
        frame = None;
    }
    if maker.random.chance(0.25) {
        for i in (0..n).filter(|_| n < 4).chain([n - 1]) {
            let speed = w(maker.random.below(n));
            let force = maker.function() * if maker.random.chance(0.4) { speed } else { Expr::Number(1.0) };
            system.forces[i] = Some(if maker.random.chance(0.5) { force * maker.ageing() } else { force });
        }
    }
    if maker.random.chance(0.2) {
        let i = maker.random.below(n);
        let (c, all) = (maker.positive(), (0..n).map(|j| w(j).power(2) * 0.1));
        system.dissipation = Some(c * w(i).power(2) / 4.0 + sum(all.collect()));
    }
    if maker.random.chance(0.7) {
        system.frame = frame.map(|columns| mixed(&mut maker, columns));
    }
    system.parameters = std::mem::take(&mut maker.parameters);
    let rheonomic = geometry(&system).any(|f| f.reads(Symbol::Time));
    system.rheonomic = rheonomic;
    let state = State::<f64>::of(&system.q, &vec![0.0; n], 0.0);
    let levels = system.levels(&state);
    for (level, value) in system.holonomic.iter_mut().zip(levels) {
        *level = level.clone() - Expr::Number(value);
    }
    let still = State::<f64>::of(&system.q, &vec![0.0; n], 0.3);
    system.homogeneous = system.slip(&still).iter().all(|&b| b == 0.0);
    if system.anchor.is_none() {
        if maker.random.chance(0.4) {
            let mut ten = || 10_f64.powi(maker.random.below(13) as i32 - 6);
            let (energy, time, length) = (ten(), ten(), ten());
            let lengths: Vec<f64> = (0..n).map(|i| if [2, 4, 5].contains(&i) { 1.0 } else { length }).collect();
            system = scaled(system, energy, time, &lengths);
        } else if maker.random.chance(0.3) {
            system = shifted(system, &mut maker.random);
        } else if maker.random.chance(0.5) {
            far_out(&mut system, &mut maker.random);
        }
    }
    let state = State::of(&system.q, &system.w, 0.0);
    system.w = system.projected(&state).unwrap_or_else(|| panic!("seed {seed}: constraints without rank"));
    system
}

/// Returns a kinetic energy of squares, optional terms linear in the velocities, and a potential.
fn lagrangian(maker: &mut Maker, constant_mass: bool, gyroscopic: bool, w: &dyn Fn(usize) -> Expr) -> Expr {
    let n = maker.n;
    let mut terms = Vec::new();
    let mut varying = 0;
    for i in 0..n {
        let mut speed = w(i);
        if i > 0 && maker.random.chance(0.35) {
            let j = maker.random.below(i);
            let vary = !constant_mass && varying < 3 && maker.random.chance(0.6);
            varying += usize::from(vary);
            let factor = if vary { maker.function() } else { maker.number(0.2, 0.8) };
            speed = speed + factor * w(j);
        }
        let vary = !constant_mass && varying < 3 && maker.random.chance(0.6);
        varying += usize::from(vary);
        let mass = if vary { maker.positive() } else { maker.number(0.6, 2.5) };
        let mass = if constant_mass { mass } else { maker.aged(mass) };
        terms.push(mass * speed.power(2) / 2.0);
    }
    if gyroscopic {
        let (f, i) = (maker.function(), maker.random.below(n));
        terms.push(maker.aged(f) * w(i));
    }
    for _ in 0..maker.random.below(4) {
        let f = maker.function();
        terms.push(-maker.aged(f));
    }
    sum(terms)
}

/// Returns constraints, and columns that satisfy their homogeneous parts.
fn constraints(maker: &mut Maker, r: usize, w: &dyn Fn(usize) -> Expr) -> (Vec<Expr>, Option<Vec<Vec<Expr>>>) {
    let n = maker.n;
    let mut order = maker.random.shuffled(n);
    let mut columns: Vec<Vec<Expr>> = Vec::new();
    let mut rows = Vec::new();
    let affine = maker.random.chance(0.25);
    let unit = |i: usize| -> Vec<Expr> { (0..n).map(|j| Expr::Number(f64::from(u8::from(i == j)))).collect() };
    let prescribed = |maker: &mut Maker, row: Expr| {
        if !affine || maker.random.chance(0.4) {
            return row;
        }
        let b = if maker.random.chance(0.5) { maker.function() } else { maker.number(0.1, 0.6) };
        row + maker.aged(b)
    };
    let edge = r > 0 && n - r > 1 && maker.random.chance(0.5);
    let mut dependent = order.split_off(n - r);
    if edge {
        // A knife edge: sin θ ẋ − cos θ ẏ = 0.
        let (i, j) = (dependent.pop().expect("r > 0"), order.pop().expect("m > 1"));
        let angle = maker.q(order[0]);
        let (s, c) = (Expr::call("sin", angle.clone()), Expr::call("cos", angle));
        let mut column = vec![Expr::Number(0.0); n];
        (column[i], column[j]) = (c.clone(), s.clone());
        columns.push(column);
        rows.push(prescribed(maker, s * w(i) - c * w(j)));
    }
    columns.extend(order.iter().map(|&j| unit(j)));
    let first = columns.len() - order.len();
    let mut varying = 0;
    for d in dependent {
        let mut row = w(d);
        for (a, &j) in order.iter().enumerate() {
            if !maker.random.chance(if a == 0 { 0.9 } else { 0.5 }) {
                continue;
            }
            let vary = varying < 3 && maker.random.chance(0.7);
            varying += usize::from(vary);
            let f = if vary { maker.function() } else { maker.number(0.2, 0.9) };
            let f = maker.aged(f);
            columns[first + a][d] = f.clone();
            row = row - f * w(j);
        }
        if maker.random.chance(0.15) {
            row = maker.positive() * row;
        }
        rows.push(prescribed(maker, row));
    }
    (rows, Some(columns))
}

/// Returns another frame of the same distribution.
fn mixed(maker: &mut Maker, mut columns: Vec<Vec<Expr>>) -> Vec<Vec<Expr>> {
    let multiply = |column: &[Expr], f: &Expr| -> Vec<Expr> {
        let zero = |x: &Expr| matches!(x, Expr::Number(x) if *x == 0.0);
        column.iter().map(|x| if zero(x) { x.clone() } else { f.clone() * x.clone() }).collect()
    };
    if maker.random.chance(0.3) {
        let (a, f) = (maker.random.below(columns.len()), maker.positive());
        columns[a] = multiply(&columns[a], &f);
    }
    if columns.len() > 1 && maker.random.chance(0.3) {
        let other = multiply(&columns[1], &maker.number(0.2, 0.8));
        columns[0] = columns[0].iter().zip(other).map(|(x, y)| x.clone() + y).collect();
    }
    columns
}

fn changed(mut system: System, change: &dyn Fn(Symbol, &Expr) -> Expr) -> System {
    let of = |f: &mut Expr| *f = f.with(change);
    of(&mut system.lagrangian);
    system.constraints.iter_mut().chain(&mut system.holonomic).chain(&mut system.dissipation).for_each(of);
    system.forces.iter_mut().flatten().chain(system.frame.iter_mut().flatten().flatten()).for_each(of);
    system
}

/// Returns the same motion in other units, in which energies, times and lengths are multiplied by
/// these factors.
fn scaled(system: System, energy: f64, time: f64, lengths: &[f64]) -> System {
    let over = |f: &Expr, unit: f64| if unit == 1.0 { f.clone() } else { f.clone() / unit };
    let change = |symbol: Symbol, f: &Expr| match symbol {
        Symbol::Parameter(_) => f.clone(),
        Symbol::Coordinate(i) => over(f, lengths[i]),
        Symbol::Velocity(i) if lengths[i] == time => f.clone(),
        Symbol::Velocity(i) => {
            over(&(if time == 1.0 { f.clone() } else { Expr::Number(time) * f.clone() }), lengths[i])
        }
        Symbol::Time => over(f, time),
    };
    let mut system = changed(system, &change);
    let times = |f: &mut Expr, unit: f64| {
        if unit != 1.0 {
            *f = Expr::Number(unit) * f.clone();
        }
    };
    times(&mut system.lagrangian, energy);
    system.dissipation.iter_mut().for_each(|r| times(r, energy / time));
    for (i, &length) in lengths.iter().enumerate() {
        system.forces[i].iter_mut().for_each(|f| times(f, energy / length));
        system.frame.iter_mut().flatten().for_each(|column| {
            if !matches!(column[i], Expr::Number(x) if x == 0.0) {
                times(&mut column[i], length);
            }
        });
        system.q[i] *= length;
        system.w[i] *= length / time;
    }
    System { lengths: lengths.to_vec(), time, energy, ..system }
}

/// Returns L and the constraints.
fn geometry(system: &System) -> impl Iterator<Item = &Expr> {
    [&system.lagrangian].into_iter().chain(&system.constraints).chain(&system.holonomic)
}

/// Returns the coordinates that occur in sines and cosines only, or nowhere.
fn circular(system: &System) -> Vec<usize> {
    let mut bare = vec![false; system.q.len()];
    let frame = system.frame.iter().flatten().flatten();
    for f in geometry(system).chain(&system.dissipation).chain(system.forces.iter().flatten()).chain(frame) {
        f.bare(&mut |symbol| {
            if let Symbol::Coordinate(i) = symbol {
                bare[i] = true;
            }
        });
    }
    (0..bare.len()).filter(|&i| !bare[i]).collect()
}

fn far(random: &mut Random) -> f64 {
    random.signed(1.0, 9.0) * 10_f64.powi(random.below(6) as i32)
}

/// Moves such coordinates far from the origin.
fn far_out(system: &mut System, random: &mut Random) {
    for i in circular(system) {
        system.q[i] += far(random);
    }
}

/// Returns the same motion about other origins of such coordinates, sin(x − c).
///
/// Powers of x − c are multiplied out in normal forms, c² − 2 c x + x², and lose the additional
/// digits of c. This effect is known and is not tested here.
fn shifted(system: System, random: &mut Random) -> System {
    let mut origins = vec![0.0; system.q.len()];
    circular(&system).into_iter().for_each(|i| origins[i] = far(random));
    let change = |symbol: Symbol, f: &Expr| match symbol {
        Symbol::Coordinate(i) if origins[i] != 0.0 => f.clone() - origins[i],
        _ => f.clone(),
    };
    let mut system = changed(system, &change);
    system.q.iter_mut().zip(&origins).for_each(|(q, far)| *q += far);
    system
}

/// Returns the declaration of a system, without methods.
pub fn declaration(system: &System, name: &str) -> String {
    let list = |of: &[Expr]| of.iter().map(|f| format!("'{f}'")).collect::<Vec<_>>().join(", ");
    let names = |of: &[Arc<str>]| of.join(", ");
    let mut text = format!("name: {name}\ncoordinates: [{}]\n", names(&system.coordinates));
    let mut line = |key: &str, value: String| writeln!(text, "{key}: {value}").expect("a string");
    if let Some(rows) = &system.anchor {
        line("velocities", format!("[{}]", names(&system.velocities)));
        line("anchor", rows.iter().map(|row| format!("\n  - [{}]", list(row))).collect());
        let entry = |&(i, j, l, c): &(usize, usize, usize, f64)| {
            let names = &system.velocities;
            let brackets = (0..names.len()).map(|k| if k == l { c.to_string() } else { "0".into() });
            format!("\n  [{}, {}]: [{}]", names[i], names[j], brackets.collect::<Vec<_>>().join(", "))
        };
        line("structure", system.structure.iter().map(entry).collect());
    }
    if !system.parameters.is_empty() {
        let entries = system.parameters.iter().map(|(name, value)| format!("{name}: {value:?}"));
        line("parameters", format!("{{{}}}", entries.collect::<Vec<_>>().join(", ")));
    }
    line("lagrangian", format!("'{}'", system.lagrangian));
    for (key, of) in [("constraints", &system.constraints), ("holonomic", &system.holonomic)] {
        if !of.is_empty() {
            line(key, of.iter().map(|f| format!("\n  - '{f}'")).collect());
        }
    }
    if let Some(columns) = &system.frame {
        line("frame", columns.iter().map(|column| format!("\n  - [{}]", list(column))).collect());
    }
    let names = if system.anchor.is_some() { &system.velocities } else { &system.coordinates };
    let forces = system.forces.iter().zip(names).filter_map(|(f, name)| Some(format!("\n  {name}: '{}'", f.as_ref()?)));
    let forces: String = forces.collect();
    if !forces.is_empty() {
        line("forces", forces);
    }
    if let Some(function) = &system.dissipation {
        line("dissipation", format!("'{function}'"));
    }
    line("initial", format!("{{start: {{q: {:?}, v: {:?}, project: true}}}}", system.q, system.w));
    text
}
