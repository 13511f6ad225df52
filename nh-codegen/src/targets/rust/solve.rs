//! Solves as calls of the runtime.

use super::context::size;
use super::series::Field;
use super::write::Writer;
use crate::ir::graph::{Symbol, Value};
use crate::ir::plan::{self, Computation, Failure, Follow, Guess, Method, Piece, Routine, Solve};
use crate::ir::program::{Flow, Part};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeSet;

/// Returns the variable for the solution of the i-th iterated block.
pub(super) fn solution(i: usize) -> Ident {
    format_ident!("solution{}", i + 1)
}

/// Returns the variable for the end of the flow of a vector field.
pub(super) fn flow() -> Ident {
    format_ident!("arrival")
}

/// Returns the variable for the memory of the i-th iterated block.
pub(super) fn predictor(i: usize) -> Ident {
    format_ident!("predictor{}", i + 1)
}

/// Returns the variable for the plain guess of the i-th iterated block, if it is read later.
pub(super) fn plain(i: usize) -> Ident {
    format_ident!("plain{}", i + 1)
}

/// Returns the error handling for a block that cannot be solved.
fn failed(failure: Failure, name: &str) -> TokenStream {
    match failure {
        Failure::Start => quote!(map_err(|failure| failure.at(#name, 0, start.t))),
        Failure::Branch => quote!(map_err(|_| lost())),
        Failure::Step | Failure::NotANumber => quote!(map_err(|failure| setting.newton_failed(failure, #name, tally))),
    }
}

/// Statements of a routine in two parts.
pub(super) struct Divided {
    /// The statements for the first results, and all solves.
    pub(super) first: TokenStream,
    /// The statements for the other results alone; they cannot fail.
    pub(super) rest: TokenStream,
    /// Named constants that the first part reads.
    pub(super) read_first: BTreeSet<Value>,
}

/// Returns all statements of a routine.
pub(super) fn statements(writer: &Writer<'_>, routine: &Routine) -> TokenStream {
    divided(writer, routine, routine.outputs.len()).first
}

/// Returns all statements of a routine, with those that its `first` results do not need in a
/// separate part.
pub(super) fn divided(writer: &Writer<'_>, routine: &Routine, first: usize) -> Divided {
    let plan::Divided { first, rest, read_first } = writer.reading(|reading| reading.divided(routine, first));
    let first = first.iter().map(|piece| match piece {
        Piece::Run(run) => writer.run(run),
        Piece::Solve(of) => solve(writer, of),
        Piece::Follow(follow) => followed(writer, follow),
    });
    Divided { first: first.collect(), rest: writer.run(&rest), read_first }
}

/// Transposes columns of this length to rows.
fn by_rows<V: Copy>(columns: &[V], length: usize) -> Vec<Vec<V>> {
    (0..length).map(|i| columns.iter().skip(i).step_by(length).copied().collect()).collect()
}

/// Returns the solution of linear equations with several right-hand sides. The equations do not
/// depend on the unknowns, so everything has been computed before.
fn columns(writer: &Writer<'_>, solve: &Solve, products: usize) -> TokenStream {
    let (block, size) = (&solve.block, solve.size());
    let solved = size - products;
    let unknowns = by_rows(&block.unknowns, size);
    let names = |rows: &[Vec<Symbol>]| {
        let rows = rows.iter().map(|row| writer.pattern(row, |s| solve.read.contains(&s)));
        quote!([#(#rows),*])
    };
    let right = by_rows(&block.residual, size);
    let list = |rows: &[&[Value]]| {
        let rows = rows.iter().map(|row| writer.array(row));
        quote!([#(#rows),*])
    };
    let rows: Vec<&[Value]> = block.jacobian.iter().map(|row| &row[..solved]).collect();
    let right: Vec<&[Value]> = right.iter().map(|row| &row[..]).collect();
    let (matrix, rates) = (list(&rows[..solved]), list(&right[..solved]));
    let (found, failed) = (names(&unknowns[..solved]), failed(solve.failure, &block.name));
    if products == 0 {
        return quote!(let #found = rt::solve_rows(#matrix, #rates).#failed?;);
    }
    let (below, more, multiplied) = (list(&rows[solved..]), list(&right[solved..]), names(&unknowns[solved..]));
    quote!(let (#found, #multiplied) = rt::solve_rows_and(#matrix, #rates, #below, #more).#failed?;)
}

/// Returns the flow of a vector field.
fn followed(writer: &Writer<'_>, follow: &Follow) -> TokenStream {
    let Flow { variables, start, span, stepped, .. } = &follow.flow;
    let found = writer.pattern(variables, |s| follow.read.contains(&s));
    if *stepped {
        let flow = flow();
        return quote! {
            let #flow = rt::follow(setting, motion, u)?;
            let #found = #flow.point;
        };
    }
    let Field { n, b, series, pattern, body } = Field::of(writer, &follow.series, variables);
    let start = scoped(writer, follow.computation(Part::Guess), start);
    let options = span.iter().map(|&value| writer.value(value));
    quote! {
        let #found = {
            let field = move |#series: &mut rt::Series<T, #b>, #pattern: [T; #n]| { #body };
            let arrival = rt::flow(&rt::Expansion::new(), #start, #(#options,)* field);
            let arrival = arrival.map_err(|found| setting.singularity(found, tally))?.point;
            if !rt::all_ordinary(arrival) {
                return Err(setting.non_finite(tally));
            }
            arrival
        };
    }
}

/// Returns values as an array, with their `let`s in a scope of their own.
fn scoped(writer: &Writer<'_>, computation: &Computation, values: &[Value]) -> TokenStream {
    let (lets, values) = (writer.lets(&computation.lets, values), writer.array(values));
    if lets.is_empty() { values } else { quote!({ #lets #values }) }
}

/// Returns the solution of a block of equations.
fn solve(writer: &Writer<'_>, solve: &Solve) -> TokenStream {
    if let Method::Columns { products } = solve.method {
        return columns(writer, solve, products);
    }
    let block = &solve.block;
    let found = writer.pattern(&block.unknowns, |s| solve.read.contains(&s));
    let lets = |part: Part| writer.lets(&solve.computation(part).lets, &block.part(part));
    // The unknowns that a part reads.
    let pattern = |part: Part| {
        let graph = writer.graph();
        let read: BTreeSet<Symbol> = block.part(part).iter().flat_map(|&v| graph.symbols_of(v)).copied().collect();
        writer.pattern(&block.unknowns, |s| read.contains(&s))
    };
    let function = |part: Part, result: TokenStream| {
        let (unknowns, lets) = (pattern(part), lets(part));
        if lets.is_empty() { quote!(move |#unknowns| #result) } else { quote!(move |#unknowns| { #lets #result }) }
    };
    let residual = writer.array(&block.residual);
    let system = if solve.method == Method::Differences {
        let residual = function(Part::System, residual);
        quote!(rt::by_differences(#residual))
    } else {
        let jacobian = block.jacobian.iter().map(|row| writer.array(row));
        function(Part::System, quote!((#residual, [#(#jacobian),*])))
    };
    let before = |part: Part| scoped(writer, solve.computation(part), &block.part(part));
    // Solutions have names if they are remembered.
    let i = solve.guess.memory().unwrap_or_default();
    let (mut guess, scale) = (before(Part::Guess), before(Part::Scale));
    let new = writer.array(&block.sweep);
    let n = size(block.unknowns.len());
    let mut plain_guess = None;
    let known = match solve.guess {
        Guess::Plain => quote!(&rt::Predictor::<T, #n, 0>::new()),
        Guess::Extrapolated { .. } => predictor(i).to_token_stream(),
        Guess::Alternating { .. } => {
            let (plain, known) = (plain(i), predictor(i));
            plain_guess = Some(quote!(let #plain: [T; #n] = #guess;));
            guess = plain.to_token_stream();
            quote!(#known.beside(#plain))
        }
    };
    let failed = failed(solve.failure, &block.name);
    let call = match solve.method {
        Method::Swept => {
            let (solution, unknowns, lets) = (solution(i), pattern(Part::Sweep), lets(Part::Sweep));
            let call = quote! {
                let mut #solution = rt::Sweeps::new(#known);
                while let Some(#unknowns) = #solution.next_iterate() {
                    #lets
                    #solution.update(#new);
                }
                #solution.or_newton(move || #guess, move || #scale, #system).#failed?;
            };
            return quote!(#plain_guess #call let #found = #solution.x;);
        }
        Method::FixedPoint => {
            let sweep = function(Part::Sweep, new);
            quote!(rt::swept(#known, move || #guess, move || #scale, #sweep))
        }
        Method::Newton | Method::Differences => quote!(rt::newton(#known, move || #guess, move || #scale, #system)),
        Method::Elimination | Method::Columns { .. } => quote!(rt::solve_linear(#guess, #system)),
    };
    let unknown = quote!([rt::lit::<T>(f64::NAN); #n]);
    match (solve.failure, solve.method.iterates()) {
        (Failure::NotANumber, true) => quote!(let #found = #call.map_or(#unknown, |solution| solution.x);),
        (Failure::NotANumber, false) => quote!(let #found = #call.unwrap_or(#unknown);),
        (_, false) => quote!(let #found = #call.#failed?;),
        (Failure::Start, true) => quote!(let #found = #call.#failed?.x;),
        (Failure::Step | Failure::Branch, true) => {
            let solution = solution(i);
            quote!(#plain_guess let #solution = #call.#failed?; let #found = #solution.x;)
        }
    }
}
