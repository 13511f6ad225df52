//! Blocks of equations that are solved by Newton's method or by sweeps, from a guess through
//! earlier solutions.

use super::{Block, Functions, Written, failed};
use crate::ir::graph::Value;
use crate::ir::plan::{Failure, Guess, Method, Solve};
use crate::ir::program::Part;
use crate::targets::c::text::Code;
use crate::targets::c::write::number;

impl Block<'_, '_> {
    pub(super) fn iterated(&self, written: &mut Written) {
        let (solve, i) = (self.solve, self.number);
        let (block, n) = (&solve.block, solve.block.unknowns.len());
        let entries: Vec<Value> = block.jacobian.iter().flatten().copied().collect();
        let plain = self.part(Part::Guess, &[(&block.guess, "values")]);
        let scale = self.part(Part::Scale, &[(&block.scale, "values")]);
        let system = match solve.method {
            Method::FixedPoint => None,
            Method::Differences => Some(self.part(Part::System, &[(&block.residual, "values")])),
            _ => Some(self.part(Part::System, &[(&block.residual, "residual"), (&entries, "jacobian")])),
        };
        let sweep = matches!(solve.method, Method::Swept | Method::FixedPoint)
            .then(|| self.part(Part::Sweep, &[(&block.sweep, "values")]));
        let bodies: Vec<&Code> = [&plain, &scale].into_iter().chain(&system).chain(&sweep).collect();
        let mut functions = Functions::of(self.place, i, &written.body, &bodies);
        functions.add("plain", ", nh_real *values", &plain, false);
        functions.add("scale", ", nh_real *values", &scale, false);
        let prefix = functions.prefix.clone();
        let map = ", const nh_real *unknowns, nh_real *values";
        let mut pointers = ["NULL".to_owned(), "NULL".to_owned(), "NULL".to_owned()];
        if let Some(system) = &system {
            if solve.method == Method::Differences {
                functions.add("residual", map, system, false);
                pointers[1] = format!("{prefix}_residual");
            } else {
                let often = solve.method == Method::Newton;
                functions.add(
                    "system",
                    ", const nh_real *unknowns, nh_real *residual, nh_real *jacobian",
                    system,
                    often,
                );
                pointers[0] = format!("{prefix}_system");
            }
        }
        if let Some(sweep) = &sweep {
            functions.add("sweep", map, sweep, solve.method == Method::Swept);
            pointers[2] = format!("{prefix}_sweep");
        }
        let points = match solve.guess {
            Guess::Plain => 0,
            Guess::Extrapolated { points, .. } | Guess::Alternating { points, .. } => points,
        };
        let [system, residual, sweep] = pointers;
        functions.written.push(format!(
            "/* The equations for {}. */\nstatic const nh_block {prefix}_block = {{{n}U, {points}U, {prefix}_plain, {prefix}_scale, {system}, {residual}, {sweep}}};\n",
            block.name
        ));
        self.continued(&prefix, points, &mut functions.written);
        let body = &mut written.body;
        body.push(functions.within(i));
        written.functions.append(functions.written);
        body.push(format!("nh_real solution{i}[{n}] = {{NH_R(0.0)}};"));
        body.push(format!("nh_found found{i} = {{1U, false, false, NH_R(0.0), false}};"));
        let known = known(solve, i);
        if let Guess::Alternating { .. } = solve.guess {
            body.push(format!("nh_real plain{i}[{n}];\n{prefix}_plain(&within{i}, plain{i});"));
        }
        body.push("{");
        match solve.method {
            Method::Swept => self.swept(&prefix, points, &known, body),
            Method::FixedPoint => {
                body.push(format!("nh_real room[NH_NEWTON_ROOM({n}U, {points}U)];"));
                body.push(format!(
                    "const bool solved = nh_fixed_point(&{prefix}_block, &within{i}, {}, {}, {}, solution{i}, &found{i}, room);",
                    known.history, known.solutions, known.beside
                ));
                self.unsolved("!solved", body);
            }
            _ => self.newton(&prefix, points, &known, body),
        }
        body.push("}");
        self.solution(&format!("solution{i}"), body);
    }

    /// Writes the function of the block that follows the first iteration, or the sweeps.
    fn continued(&self, prefix: &str, points: usize, functions: &mut Code) {
        let n = self.solve.block.unknowns.len();
        let (call, arguments) = match self.solve.method {
            Method::FixedPoint => return,
            Method::Swept => {
                ("sweeps_or_newton", &["const nh_sweeps *sweeps", "nh_real *x", "const nh_real *before"][..])
            }
            _ => (
                "newton",
                &[
                    "const nh_history *history",
                    "const nh_real *solutions",
                    "const nh_real *beside",
                    "bool begun",
                    "nh_real *x",
                    "nh_real *update",
                ][..],
            ),
        };
        let names: Vec<&str> = arguments.iter().filter_map(|argument| argument.rsplit([' ', '*']).next()).collect();
        functions.push(format!(
            "/* Continues to solve them. */\nNH_APART static bool {prefix}_{call}(const void *within, {}, nh_found *found)\n{{",
            arguments.join(", ")
        ));
        functions.push(format!("nh_real room[NH_NEWTON_ROOM({n}U, {points}U)];"));
        functions
            .push(format!("return nh_{call}_here(&{prefix}_block, within, {}, found, room);\n}}\n", names.join(", ")));
    }

    /// Ends the routine if the equations are not solved.
    fn unsolved(&self, condition: &str, body: &mut Code) {
        let (n, i) = (self.solve.block.unknowns.len(), self.number);
        body.push(format!("if ({condition}) {{"));
        if self.solve.failure == Failure::NotANumber {
            body.push(format!("for (size_t i = 0U; i < {n}U; ++i) {{\nsolution{i}[i] = nh_nan();\n}}"));
        } else {
            body.push(failed(self.place, self.solve.failure, &self.solve.block.name, &format!("found{i}")));
        }
        body.push("}");
    }

    /// Writes the guess through all points to an array, if the history has them.
    fn full(&self, points: usize, known: &Known, body: &mut Code) {
        let (n, i) = (self.solve.block.unknowns.len(), self.number);
        if points < 2 {
            body.push("const bool full = false;");
            return;
        }
        let weights: Vec<String> = weights(points).into_iter().map(number).collect();
        body.push(format!("static const nh_real weights[{points}] = {{{}}};", weights.join(", ")));
        body.push(format!("const bool full = ({})->points == {points}U;", known.history));
        body.push(format!("if (full) {{\nnh_combine({n}U, {points}U, {}, weights, solution{i});", known.solutions));
        if known.beside != "NULL" {
            body.push(format!(
                "for (size_t i = 0U; i < {n}U; ++i) {{\nsolution{i}[i] = {}[i] + solution{i}[i];\n}}",
                known.beside
            ));
        }
        body.push("}");
    }

    fn newton(&self, prefix: &str, points: usize, known: &Known, body: &mut Code) {
        let (n, i) = (self.solve.block.unknowns.len(), self.number);
        let nn = n * n;
        body.push(format!("nh_real update[{n}] = {{NH_R(0.0)}};\nbool accepted = false;"));
        self.full(points, known, body);
        if points >= 2 {
            body.push(format!("if (full) {{\nnh_real jacobian[{nn}];\nnh_real room[NH_NEWTON_ROOM({n}U, {points}U)];"));
            if self.solve.method == Method::Differences {
                body.push(format!("nh_evaluate(&{prefix}_block, &within{i}, solution{i}, update, jacobian, room);"));
            } else {
                body.push(format!("{prefix}_system(&within{i}, solution{i}, update, jacobian);"));
            }
            body.push(format!("accepted = nh_first_update({n}U, solution{i}, update, jacobian, room);\n}}"));
        }
        // The addresses of copies are passed, so that the step's own values stay in registers.
        body.push(format!("if (NH_RARELY(!accepted)) {{\nconst struct {prefix} kept = within{i};"));
        body.push(format!("nh_real unknowns[{n}];\nnh_real last[{n}];\nnh_found outcome;"));
        body.push(format!("nh_copy({n}U, solution{i}, unknowns);\nnh_copy({n}U, update, last);"));
        let (history, solutions) = copied(n, points, known, body);
        body.push(format!(
            "const bool solved = {prefix}_newton(&kept, {history}, {solutions}, {}, full, unknowns, last, &outcome);",
            known.beside
        ));
        body.push(format!("nh_copy({n}U, unknowns, solution{i});\nfound{i} = outcome;"));
        self.unsolved("!solved", body);
        body.push("}");
    }

    fn swept(&self, prefix: &str, points: usize, known: &Known, body: &mut Code) {
        let (n, i) = (self.solve.block.unknowns.len(), self.number);
        body.push(format!("nh_real before[{n}] = {{NH_R(0.0)}};"));
        body.push("nh_sweeps sweeps = {0U, false, false, false, false, false, NH_R(0.0), NH_R(0.0)};");
        self.full(points, known, body);
        body.push("sweeps.guessed = full;");
        if points >= 2 {
            body.push(format!(
                "if (NH_RARELY(!full)) {{\nnh_real unknowns[{n}] = {{NH_R(0.0)}};\nnh_real room[{points}];"
            ));
            let (history, solutions) = copied(n, points, known, body);
            body.push(format!(
                "sweeps.guessed = nh_shorter_guess({n}U, {points}U, {history}, {solutions}, {}, unknowns, room);",
                known.beside
            ));
            body.push(format!("nh_copy({n}U, unknowns, solution{i});\n}}"));
        }
        body.push("sweeps.open = sweeps.guessed;\nwhile (sweeps.open) {");
        body.push(format!("nh_real values[{n}];\n{prefix}_sweep(&within{i}, solution{i}, values);"));
        body.push(format!("nh_swept({n}U, &sweeps, values, solution{i}, before);\n}}"));
        body.push(format!(
            "found{i}.iterations = sweeps.iterations;\nfound{i}.unusual = sweeps.iterations > NH_USUAL_SWEEPS;"
        ));
        body.push(format!("if (NH_RARELY(!nh_sweeps_solved({n}U, &sweeps, solution{i}, before))) {{"));
        body.push(format!(
            "const struct {prefix} kept = within{i};\nconst nh_sweeps made = sweeps;\nnh_real unknowns[{n}];"
        ));
        body.push(format!("nh_real last[{n}];\nnh_found outcome;"));
        body.push(format!("nh_copy({n}U, solution{i}, unknowns);\nnh_copy({n}U, before, last);"));
        body.push(format!("const bool solved = {prefix}_sweeps_or_newton(&kept, &made, unknowns, last, &outcome);"));
        body.push(format!("nh_copy({n}U, unknowns, solution{i});\nfound{i} = outcome;"));
        self.unsolved("!solved", body);
        body.push("}");
    }
}

/// The places of a block's history.
struct Known {
    history: String,
    solutions: String,
    /// The plain guess that is corrected, or `NULL`.
    beside: String,
}

/// Writes copies of a history for a call: a history whose address is passed would leave the
/// registers. Returns the arguments.
fn copied(n: usize, points: usize, known: &Known, body: &mut Code) -> (String, String) {
    if points == 0 {
        return (known.history.clone(), known.solutions.clone());
    }
    body.push(format!("const nh_history counts = *({});", known.history));
    body.push(format!("nh_real past[{points}U * NH_STRIDE({n}U)];"));
    body.push(format!("nh_copy({points}U * NH_STRIDE({n}U), {}, past);", known.solutions));
    ("&counts".to_owned(), "past".to_owned())
}

fn known(solve: &Solve, number: usize) -> Known {
    let (history, solutions, beside) = match solve.guess {
        Guess::Extrapolated { memory, points } if points > 0 => {
            let at = memory + 1;
            (format!("&motion->memory.history{at}"), format!("motion->memory.solutions{at}"), "NULL".to_owned())
        }
        Guess::Alternating { memory, .. } => {
            let at = memory + 1;
            (
                format!("&motion->memory.history{at}[motion->memory.turn{at}]"),
                format!("motion->memory.solutions{at}[motion->memory.turn{at}]"),
                format!("plain{number}"),
            )
        }
        _ => ("&nh_no_history".to_owned(), "NULL".to_owned(), "NULL".to_owned()),
    };
    Known { history, solutions, beside }
}

/// Returns (−1)ʲ (n choose j + 1), by the runtime's operations.
fn weights(points: usize) -> Vec<f64> {
    let mut binomial = -1.0;
    let weight = |j: usize| {
        binomial *= -((points - j) as f64) / (j + 1) as f64;
        binomial
    };
    (0..points).map(weight).collect()
}
