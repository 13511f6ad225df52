//! The C program that makes the steps of a test and writes their numbers.

use super::super::subject::{STATISTICS, follows};
use super::Model;
use nonholonomic_codegen::ir::program::{Body, Role, StepDerivatives, StepProgram};
use nonholonomic_codegen::targets::c;
use nonholonomic_exec::Derivative;
use std::fmt::Write as _;

/// The size of the steps that are differentiated, and their number.
pub const STEP: f64 = 0.05;
pub const DIFFERENTIATED_STEPS: usize = 20;

/// The number of steps before which dense output is compared.
pub const SHOWN: u64 = 3;

/// The i-th number of directions and adjoints.
pub fn direction(i: usize) -> f64 {
    0.25 + 0.5 * i as f64
}

/// The i-th control input that is held in steps that are differentiated.
pub fn held(i: usize) -> f64 {
    0.3 - 0.5 * i as f64
}

/// Returns numbers as an initialiser.
fn list(numbers: &[f64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|x| format!("(nh_real){x:?}")).collect();
    if numbers.is_empty() { "0".to_owned() } else { numbers.join(", ") }
}

/// Returns the text of the program.
pub fn program(model: &Model) -> String {
    let p = c::prefix(&model.files.name);
    let inputs = model.inputs();
    let q = if model.q.is_empty() { String::new() } else { format!("{{{}}}, ", list(&model.q)) };
    let mut text = format!(
        "#include \"{}.h\"\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n\n\
         static const {p}_parameters parameters = {{{}}};\n\
         static const {p}_state start = {{0, {q}{{{}}}}};\n\
         static {p}_system sys;\n\n\
         static void write_numbers(const void *numbers, size_t size)\n{{\n    fwrite(numbers, 1, size, stdout);\n}}\n\n",
        model.files.name,
        list(&model.parameters),
        list(&model.w),
    );
    if inputs > 0 {
        let _ = writeln!(
            text,
            "static void control(void *context, nh_real t, const {p}_state *state, nh_real *u)\n{{\n    (void)context;\n    \
             for (int i = 0; i < {inputs}; ++i) {{\n        \
             u[i] = (nh_real)0.1 * ((nh_real)i + (nh_real)1.0) + (nh_real)0.05 * t - (nh_real)0.02 * state->w[0];\n    }}\n}}\n"
        );
    }
    let (mut cases, mut differentiated) = (String::new(), String::new());
    for (i, (stepper, (_, m))) in model.compiled.program.steppers.iter().zip(&model.files.methods).enumerate() {
        text.push_str(&steps(i, stepper, &p, m));
        let _ = writeln!(cases, "    case {i}: return steps{i}(h, count);");
        if let Some(derivatives) = &stepper.derivatives {
            text.push_str(&derivatives_of(i, (model, stepper), derivatives, m));
            let _ = writeln!(differentiated, "    case {i}: return derivatives{i}();");
        }
    }
    let _ = write!(
        text,
        "{}int main(int argc, char **argv)\n{{\n    const int number = atoi(argv[2]);\n    \
         if ({p}_new(&sys, &parameters, NULL) != NH_OK) {{\n        return 3;\n    }}\n    \
         if (strcmp(argv[1], \"project\") == 0) {{\n        return project();\n    }}\n    if (argc > 4) {{\n    \
         const double h = strtod(argv[3], NULL);\n    const unsigned long count = strtoul(argv[4], NULL, 10);\n    \
         switch (number) {{\n{cases}    default: return 1;\n    }}\n    }}\n    \
         switch (number) {{\n{differentiated}    default: return 1;\n    }}\n}}\n",
        projected(model, &p)
    );
    text
}

/// Returns the functions that write segments, and project a start that was moved.
fn projected(model: &Model, p: &str) -> String {
    let (n, k) = (model.q.len(), model.w.len());
    let moved = |name: &str, count: usize| {
        format!(
            "    for (int i = 0; i < {count}; ++i) {{\n        state.{name}[i] += (nh_real)0.001 * ((nh_real)i + (nh_real)1.0);\n    }}\n"
        )
    };
    let (q, write) = match n {
        0 => (String::new(), ""),
        n => (moved("q", n), "    write_numbers(state.q, sizeof state.q);\n"),
    };
    format!(
        "static int project(void)\n{{\n    {p}_state state = start;\n    nh_status status;\n{q}{}    \
         status = {p}_project(&sys, &state, &state, NULL);\n{write}    write_numbers(state.w, sizeof state.w);\n    \
         fprintf(stderr, \"%d\", (int)status);\n    return 0;\n}}\n\n",
        moved("w", k)
    )
}

fn start(stepper: &StepProgram, h: &str) -> String {
    let options = if stepper.options.is_empty() { "" } else { ", NULL" };
    format!("(&stepper, &sys, &start, {h}{options}, &error)")
}

/// The function that writes a segment.
const LOOK: &str = "static void look{i}(void *context, const nh_segment *segment)
{
    const nh_real value = nh_segment_at(segment, 0, segment->to);
    const nh_real rate = nh_segment_rate_at(segment, 0, segment->to);
    (void)context;
    write_numbers(&segment->after, sizeof(nh_real));
    write_numbers(&segment->from, sizeof(nh_real));
    write_numbers(&segment->to, sizeof(nh_real));
    write_numbers(segment->coefficients, (NH_ORDER + 1U) * segment->variables * sizeof(nh_real));
    write_numbers(&value, sizeof value);
    write_numbers(&rate, sizeof rate);
}

";

/// Returns the function that makes steps until one fails. A failed step must leave the stepper
/// alone.
fn steps(i: usize, stepper: &StepProgram, p: &str, m: &str) -> String {
    let motion = if stepper.parts.is_empty() { "stepper.motion" } else { "stepper.motion[0]" };
    let step = match stepper.samples.is_empty() {
        true => format!("{m}_step(&stepper, &error)"),
        false => format!("{m}_step_with(&stepper, control, NULL, &error)"),
    };
    let (look, shown) = match follows(&stepper.method) {
        true => (
            LOOK.replace("{i}", &i.to_string()),
            format!(
                "        if (i < {SHOWN}) {{\n            (void){m}_segments(&stepper, look{i}, NULL, NULL);\n        }}\n"
            ),
        ),
        false => (String::new(), String::new()),
    };
    format!(
        "{look}static int steps{i}(double h, unsigned long count)\n{{\n    static {m} stepper, before;\n    {p}_state state;\n    \
         nh_error error;\n    nh_status status = {m}_start{};\n    \
         for (unsigned long i = 0; i < count && status == NH_OK; ++i) {{\n        memcpy(&before, &stepper, sizeof stepper);\n{shown}        \
         status = {step};\n        if (status == NH_OK) {{\n            write_numbers({motion}.carried, sizeof {motion}.carried);\n            \
         {m}_state(&stepper, &state);\n            write_numbers(state.w, sizeof state.w);\n        \
         }} else if (memcmp(&before, &stepper, sizeof stepper) != 0 || error.status != status) {{\n            return 2;\n        }}\n    }}\n    \
         if (status == NH_OK) {{\n        nh_statistics of;\n        nh_real counts[{STATISTICS}];\n        \
         {m}_statistics(&stepper, &of);\n        counts[0] = (nh_real)of.steps;\n        \
         counts[1] = (nh_real)of.newton_iterations;\n        counts[2] = (nh_real)of.most_iterations;\n        \
         counts[3] = (nh_real)of.restarts;\n        write_numbers(counts, sizeof counts);\n    }}\n    \
         fprintf(stderr, \"%d\", (int)status);\n    return 0;\n}}\n\n",
        start(stepper, "(nh_real)h")
    )
}

/// Returns the number of numbers with this role.
fn count(body: &Body, role: Role) -> usize {
    body.outputs.iter().filter(|output| output.role == role).map(|output| output.values.len()).sum()
}

/// More numbers than a step has variables or results.
const MAX_NUMBERS: usize = 400;

/// Returns the function that differentiates steps until one fails.
fn derivatives_of(
    i: usize,
    (model, stepper): (&Model, &StepProgram),
    derivatives: &StepDerivatives,
    m: &str,
) -> String {
    let inputs = model.inputs();
    let rows = derivatives.adjoints.len();
    let mut text = format!(
        "static int derivatives{i}(void)\n{{\n    static {m} stepper;\n    nh_error error;\n    \
         nh_status status = {m}_start{};\n",
        start(stepper, &format!("(nh_real){STEP:?}"))
    );
    let mut line = |line: String| {
        let _ = writeln!(text, "    {line}");
    };
    let has_jacobian = model.has(Derivative::Linearised, &stepper.method, STEP);
    line(format!(
        "static nh_real directions[{MAX_NUMBERS}];\n    nh_real pushed[{rows}];\n    {m}_variables along, pulled;"
    ));
    if has_jacobian {
        line(format!("{m}_jacobian jacobian;"));
    }
    line(format!(
        "for (int i = 0; i < {MAX_NUMBERS}; ++i) {{\n        directions[i] = (nh_real)0.25 + (nh_real)0.5 * (nh_real)i;\n    }}"
    ));
    line("memcpy(&along, directions, sizeof along);".to_owned());
    if !stepper.samples.is_empty() {
        let u: Vec<f64> = (0..inputs).map(held).collect();
        line(format!("const nh_real u[{inputs}] = {{{}}};", list(&u)));
        line(format!("if (status == NH_OK) {{\n        {m}_hold(&stepper, u, &error);\n    }}"));
    }
    line(format!("for (int i = 0; i < {DIFFERENTIATED_STEPS} && status == NH_OK; ++i) {{"));
    let mut made = |declared: &str, call: &str, written: &[&str]| {
        if !declared.is_empty() {
            line(declared.to_owned());
        }
        line(format!("status = {m}_{call}, &error);\n    if (status != NH_OK) break;"));
        written.iter().for_each(|name| line(format!("write_numbers(&{name}, sizeof {name});")));
    };
    made("", "jvp(&stepper, &along, pushed", &["pushed"]);
    made("", "vjp(&stepper, directions, &pulled", &["pulled"]);
    if derivatives.second.is_some() && model.has(Derivative::Second, &stepper.method, STEP) {
        made(&format!("{m}_curvature second;"), "second(&stepper, directions, &second", &["second"]);
    }
    if let Some(chart) = &derivatives.chart {
        for (name, body) in [("entry", &chart.entry), ("exit", &chart.exit)] {
            let (velocity, momenta) = (count(body, Role::Velocity), count(body, Role::ReducedMomenta));
            let [w, rho] = [format!("{name}_w"), format!("{name}_rho")];
            let declared = format!("nh_real {w}[{velocity}], {rho}[{momenta}];");
            made(&declared, &format!("{name}_jacobian(&stepper, {w}, {rho}"), &[&w, &rho]);
        }
    }
    // A step alone leaves another memory than one with its derivatives.
    if has_jacobian {
        made("if (i % 2 == 0) {", "step_with_jacobian(&stepper, &jacobian", &["jacobian"]);
        made("} else {", "step(&stepper", &[]);
        line("}".to_owned());
    } else {
        made("", "step(&stepper", &[]);
    }
    let motion = if stepper.parts.is_empty() { "stepper.motion" } else { "stepper.motion[0]" };
    line(format!("write_numbers({motion}.carried, sizeof {motion}.carried);\n    }}"));
    line("fprintf(stderr, \"%d\", (int)status);\n    return 0;".to_owned());
    text + "}\n\n"
}
