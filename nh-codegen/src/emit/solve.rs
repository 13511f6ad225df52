//! Solves as calls of the runtime.

use super::context::{Context, size};
use super::series::Field;
use super::write::Writer;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::program::{History, Kind, Output, Part, Role};
use crate::ir::schedule::{Let, Piece, Routine, Solve};
use crate::ir::series::Series;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeSet;

/// Place of a routine in a stepper.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// `Scheme::start`, with `system`, `start` and `h` at hand.
    Start,
    /// `Scheme::advance`: failures are returned, solutions remembered.
    Step,
    /// `Scheme::state`, which cannot fail: what cannot be solved for is not a number.
    Observe,
}

/// A routine's implicit blocks, in order: those that iterate.
pub(super) fn implicit(routine: &Routine) -> impl Iterator<Item = &Solve> {
    routine.pieces.iter().filter_map(|piece| match piece {
        Piece::Solve(solve) if solve.block.kind == Kind::Iterated => Some(&**solve),
        _ => None,
    })
}

/// Variable with `newton`'s solution of the i-th implicit block.
pub(super) fn solution(i: usize) -> Ident {
    format_ident!("solution{}", i + 1)
}

/// Variable with what the flow of a vector field arrives at.
pub(super) fn flow() -> Ident {
    format_ident!("arrival")
}

/// The flow of a vector field that a step follows on the series that it remembers.
pub(super) fn followed(routine: &Routine) -> Option<&Solve> {
    routine.pieces.iter().find_map(|piece| match piece {
        Piece::Solve(solve) if solve.block.kind == Kind::Flow && solve.block.history != History::None => Some(&**solve),
        _ => None,
    })
}

/// The variable with the i-th implicit block's history.
pub(super) fn predictor(i: usize) -> Ident {
    format_ident!("predictor{}", i + 1)
}

/// The plain guess for the i-th implicit block, where it is read later.
pub(super) fn plain(i: usize) -> Ident {
    format_ident!("plain{}", i + 1)
}

/// Error handling for a block that cannot be solved.
fn failed(routine: &Routine, place: Place, name: &str) -> TokenStream {
    let on_branch = routine.outputs.iter().any(|output| output.role == Role::Branch);
    match place {
        Place::Start => quote!(map_err(|failure| failure.at(#name, 0, start.t))),
        Place::Step if on_branch => quote!(map_err(|_| lost())),
        Place::Step | Place::Observe => quote!(map_err(|failure| setting.newton_failed(failure, #name, tally))),
    }
}

/// Statements of a routine in two parts.
pub(super) struct Divided {
    /// What leads to the first results, and all solves.
    pub(super) first: TokenStream,
    /// What leads to the other results alone: nothing in it can fail.
    pub(super) rest: TokenStream,
    /// Named values from outside, constants that is, that the first part reads.
    pub(super) read_first: BTreeSet<Value>,
}

/// All statements of a routine.
pub(super) fn statements(context: &Context<'_>, writer: &Writer<'_>, routine: &Routine, place: Place) -> TokenStream {
    divided(context, writer, routine, place, routine.outputs.len()).first
}

/// All statements of a routine, those apart that its `first` results can do without.
pub(super) fn divided(
    context: &Context<'_>,
    writer: &Writer<'_>,
    routine: &Routine,
    place: Place,
    first: usize,
) -> Divided {
    let (first, rest) = routine.outputs.split_at(first.min(routine.outputs.len()));
    let read_by = |outputs: &[Output], read: &mut BTreeSet<Value>| {
        outputs.iter().for_each(|output| writer.read_by(&output.values, read));
    };
    let mut read_first = BTreeSet::new();
    read_by(first, &mut read_first);
    let last_solve = routine.pieces.iter().rposition(|piece| matches!(piece, Piece::Solve(_)));
    let mut last: Vec<&Let> = Vec::new();
    let mut pieces: Vec<(usize, &Piece)> = Vec::new();
    for (i, piece) in routine.pieces.iter().enumerate().rev() {
        match piece {
            Piece::Let(binding) => {
                let unread = !binding.values().iter().any(|value| read_first.contains(value));
                if unread && last_solve.is_none_or(|solve| i > solve) {
                    last.push(binding);
                    continue;
                }
                writer.read_by_lets([binding].into_iter(), &mut read_first);
            }
            Piece::Solve(solve) => writer.read_by_solve(solve, &mut read_first),
        }
        pieces.push((i, piece));
    }
    let mut after = BTreeSet::new();
    read_by(rest, &mut after);
    let rest = written_run(writer, &mut last, &mut after);
    read_by(first, &mut after);
    // Backwards, so that it is known what is read later.
    let mut written: Vec<TokenStream> = Vec::new();
    let mut run: Vec<&Let> = Vec::new();
    let mut left = implicit(routine).count();
    for (i, piece) in pieces {
        match piece {
            Piece::Let(binding) => run.push(binding),
            Piece::Solve(piece) => {
                written.push(written_run(writer, &mut run, &mut after));
                left -= usize::from(piece.block.kind == Kind::Iterated);
                let read = read_after(context.graph(), routine, i);
                let found = if has_columns(piece) {
                    let rows = by_rows(&piece.block.unknowns, size_of_system(piece));
                    let list = |rows: &[Vec<Symbol>]| {
                        let rows = rows.iter().map(|row| writer.pattern(row, |s| read.contains(&s)));
                        quote!([#(#rows),*])
                    };
                    match rows.split_at(rows.len() - products(context.graph(), piece)) {
                        (solved, []) => list(solved),
                        (solved, products) => {
                            let (solved, products) = (list(solved), list(products));
                            quote!((#solved, #products))
                        }
                    }
                } else {
                    writer.pattern(&piece.block.unknowns, |s| read.contains(&s))
                };
                let failed = failed(routine, place, &piece.block.name);
                written.push(solve(context.graph(), writer, piece, &found, (place, &failed), left));
                writer.read_by_solve(piece, &mut after);
            }
        }
    }
    written.push(written_run(writer, &mut run, &mut after));
    Divided { first: written.into_iter().rev().collect(), rest, read_first }
}

/// The statements of a run that has been collected backwards; `after` is then what is read before it.
fn written_run(writer: &Writer<'_>, run: &mut Vec<&Let>, after: &mut BTreeSet<Value>) -> TokenStream {
    run.reverse();
    let tokens = writer.run(run, after);
    writer.read_by_lets(run.drain(..), after);
    tokens
}

/// How many unknowns one right-hand side has.
fn size_of_system(solve: &Solve) -> usize {
    if solve.block.kind == Kind::Linear { solve.block.jacobian.len() } else { solve.block.unknowns.len() }
}

/// Columns of this length as rows.
fn by_rows<V: Copy>(columns: &[V], length: usize) -> Vec<Vec<V>> {
    (0..length).map(|i| columns.iter().skip(i).step_by(length).copied().collect()).collect()
}

/// How many of the last unknowns are needed for no other one, their equations being x + … = 0? Products of matrices give them.
fn products(graph: &Graph, solve: &Solve) -> usize {
    let matrix = &solve.block.jacobian;
    let unit = |i: usize, j: usize| if i == j { graph.is_one(matrix[i][j]) } else { graph.is_zero(matrix[i][j]) };
    let n = matrix.len();
    (1..n).take_while(|&count| (0..n).all(|i| unit(i, n - count))).last().unwrap_or(0)
}

/// Are there several right-hand sides?
fn has_columns(solve: &Solve) -> bool {
    solve.block.unknowns.len() > size_of_system(solve)
}

fn solve(
    graph: &Graph,
    writer: &Writer<'_>,
    solve: &Solve,
    found: &TokenStream,
    (place, failed): (Place, &TokenStream),
    implicit: usize,
) -> TokenStream {
    let block = &solve.block;
    let lets = |part: Part| writer.lets(&solve.computation(part).lets, &block.part(part));
    // The unknowns that a part reads.
    let pattern = |part: Part| {
        let read: BTreeSet<Symbol> = block.part(part).iter().flat_map(|&v| graph.symbols_of(v)).copied().collect();
        writer.pattern(&block.unknowns, |s| read.contains(&s))
    };
    let function = |part: Part, result: TokenStream| {
        let (unknowns, lets) = (pattern(part), lets(part));
        if lets.is_empty() { quote!(move |#unknowns| #result) } else { quote!(move |#unknowns| { #lets #result }) }
    };
    if has_columns(solve) {
        // Nothing of it depends on the unknowns: all has been computed before.
        let size = size_of_system(solve);
        let solved = size - products(graph, solve);
        let right = by_rows(&block.residual, size);
        let list = |rows: &[&[Value]]| {
            let rows = rows.iter().map(|row| writer.array(row));
            quote!([#(#rows),*])
        };
        let rows: Vec<&[Value]> = block.jacobian.iter().map(|row| &row[..solved]).collect();
        let right: Vec<&[Value]> = right.iter().map(|row| &row[..]).collect();
        let (matrix, rates) = (list(&rows[..solved]), list(&right[..solved]));
        if solved == size {
            return quote!(let #found = rt::solve_rows(#matrix, #rates).#failed?;);
        }
        let (below, more) = (list(&rows[solved..]), list(&right[solved..]));
        return quote!(let #found = rt::solve_rows_and(#matrix, #rates, #below, #more).#failed?;);
    }
    if block.kind == Kind::Flow {
        if block.history != History::None {
            let flow = flow();
            return quote! {
                let #flow = rt::follow(setting, motion, u)?;
                let #found = #flow.point;
            };
        }
        // (Schemes are refused before where there is no series.)
        let series = Series::of(graph, &block.residual, &block.unknowns).unwrap_or_default();
        let Field { n, b, series, pattern, body } = Field::of(writer, &series, &block.unknowns);
        let guess = writer.array(&block.guess);
        let options = block.scale.iter().map(|&value| writer.value(value));
        return quote! {
            let field = move |#series: &mut rt::Series<T, #b>, #pattern: [T; #n]| { #body };
            let arrival = rt::flow(&rt::Expansion::new(), #guess, #(#options,)* field);
            let point = arrival.map_err(|found| setting.singularity(found, tally))?.point;
            if !rt::all_finite(point) {
                return Err(setting.non_finite(tally));
            }
            let #found = point;
        };
    }
    let residual = writer.array(&block.residual);
    let system = if block.is_differenced() {
        let residual = function(Part::System, residual);
        quote!(rt::by_differences(#residual))
    } else {
        let jacobian = block.jacobian.iter().map(|row| writer.array(row));
        function(Part::System, quote!((#residual, [#(#jacobian),*])))
    };
    let before = |part: Part| {
        let (lets, values) = (lets(part), writer.array(&block.part(part)));
        if lets.is_empty() { values } else { quote!({ #lets #values }) }
    };
    let (mut guess, scale) = (before(Part::Guess), before(Part::Scale));
    let new = (!block.sweep.is_empty()).then(|| writer.array(&block.sweep));
    let n = size(block.unknowns.len());
    let unknown = quote!([rt::lit::<T>(f64::NAN); #n]);
    // Without history: `start` and `observe` have no earlier solutions.
    let fresh = quote!(&rt::Predictor::<T, #n, 0>::new());
    let mut plain_guess = None;
    let mut known = predictor(implicit).to_token_stream();
    if place == Place::Step && matches!(block.history, History::Alternating(_)) {
        let plain = plain(implicit);
        plain_guess = Some(quote!(let #plain: [T; #n] = #guess;));
        guess = plain.to_token_stream();
        known = quote!(#known.beside(#plain));
    }
    // One call, from the last solutions or from none.
    let iterated = |predictor: TokenStream| match &new {
        Some(new) if block.evaluated() == Part::Sweep => {
            let sweep = function(Part::Sweep, new.clone());
            quote!(rt::swept(#predictor, move || #guess, move || #scale, #sweep))
        }
        _ => quote!(rt::newton(#predictor, move || #guess, move || #scale, #system)),
    };
    match (place, block.kind == Kind::Linear) {
        (Place::Observe, true) => quote!(let #found = rt::solve_linear(#guess, #system).unwrap_or(#unknown);),
        (Place::Observe, false) => {
            let solved = iterated(fresh);
            quote!(let #found = #solved.map_or(#unknown, |solution| solution.x);)
        }
        (_, true) => quote!(let #found = rt::solve_linear(#guess, #system).#failed?;),
        (Place::Start, false) => {
            let solved = iterated(fresh);
            quote!(let #found = #solved.#failed?.x;)
        }
        (Place::Step, false) => {
            let solution = solution(implicit);
            let call = match &new {
                Some(new) if block.evaluated() == Part::System => {
                    let (unknowns, lets) = (pattern(Part::Sweep), lets(Part::Sweep));
                    quote! {
                        let mut #solution = rt::Sweeps::new(#known);
                        while let Some(#unknowns) = #solution.goes_on() {
                            #lets
                            #solution.update(#new);
                        }
                        #solution.or_newton(move || #guess, move || #scale, #system).#failed?;
                    }
                }
                _ => {
                    let solved = iterated(known);
                    quote!(let #solution = #solved.#failed?;)
                }
            };
            quote! {
                #plain_guess
                #call
                let #found = #solution.x;
            }
        }
    }
}

/// Symbols that are read by name after the piece at `position`.
fn read_after(graph: &Graph, routine: &Routine, position: usize) -> BTreeSet<Symbol> {
    let mut open: Vec<Value> = routine.outputs.iter().flat_map(|output| output.values.iter().copied()).collect();
    let mut nodes: Vec<Value> = Vec::new();
    let bindings = |lets: &[Let], nodes: &mut Vec<Value>| {
        for binding in lets {
            match binding {
                Let::Value { value, .. } => nodes.push(*value),
                Let::SinCos { argument, .. } => nodes.push(*argument),
                Let::Halfway { way, .. } => nodes.extend(way.reads()),
            }
        }
    };
    for piece in &routine.pieces[position + 1..] {
        match piece {
            Piece::Let(binding) => bindings(std::slice::from_ref(binding), &mut nodes),
            Piece::Solve(block) => {
                for (lets, results) in block.parts() {
                    bindings(lets, &mut nodes);
                    open.extend(results);
                }
            }
        }
    }
    // What has a name is read by that name; the node of a `let` is written out.
    let mut read = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let named = |value: &Value| routine.names.contains_key(value);
    open.retain(|value| !named(value));
    open.extend(nodes);
    while let Some(value) = open.pop() {
        if !seen.insert(value) {
            continue;
        }
        if let Node::Symbol(symbol) = graph.node(value) {
            read.insert(*symbol);
        }
        open.extend(graph.node(value).operands().into_iter().filter(|operand| !named(operand)));
    }
    read
}
