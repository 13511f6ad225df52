//! Derivatives of steps in parts, from those of the parts.
//!
//! The order of operations is that of `nh-runtime/src/derivatives`: `chain.rs`, `composed.rs`.

use super::groups;
use crate::ir::plan::Routine;
use crate::ir::program::{Role, StepDerivatives};
use crate::targets::c::stepper::Method;
use crate::targets::c::text::Code;
use crate::targets::c::write::number;

/// The statements of steps in parts.
pub(super) struct Composed<'a> {
    method: &'a Method<'a>,
    derivatives: &'a StepDerivatives<Routine>,
}

impl<'a> Composed<'a> {
    /// Returns the statements for a method that is composed, if it is.
    pub(super) fn of(method: &'a Method<'_>, derivatives: &'a StepDerivatives<Routine>) -> Option<Self> {
        (method.parts() > 0).then_some(Composed { method, derivatives })
    }

    fn rows(&self) -> usize {
        self.derivatives.adjoints.len()
    }

    /// Returns the field for a group of variables and their number.
    fn field(&self, role: Role, matrix: bool) -> Option<(&'static str, usize)> {
        let found = groups(self.derivatives).find(|((of, ..), _)| *of == role);
        found.map(|((_, field, letter, _), count)| (if matrix { letter } else { field }, count))
    }

    /// Returns the inputs of part `i`.
    fn inputs(&self) -> String {
        match self.method.has_inputs() {
            true => format!("&inputs[i * {}U]", self.method.context.inputs()),
            false => "NULL".to_owned(),
        }
    }

    /// Begins to go through the parts of a step: `now` is the stepper there, `own` the motion of the
    /// part.
    fn begin(&self, body: &mut Code) {
        let p = &self.method.prefix;
        body.push(format!("{p} now = *stepper;\nconst uint64_t steps = stepper->motion[0].tally.steps;"));
        body.push("nh_status status;");
    }

    fn each(&self, body: &mut Code) {
        let (p, parts) = (&self.method.prefix, self.method.parts());
        body.push(format!("for (size_t i = 0U; i < {parts}U; ++i) {{"));
        body.push(format!("{p}_motion *const own = {p}_begin_part(&now, steps, i);"));
    }

    fn checked(&self, call: &str, body: &mut Code) {
        body.push(format!("status = {call};\nif (status != NH_OK) {{\nreturn status;\n}}"));
    }

    fn advance(&self, body: &mut Code) {
        let (p, inputs) = (&self.method.prefix, self.inputs());
        self.checked(&format!("{p}_advance(&now.setting[i], own, {inputs}, error)"), body);
    }

    fn linearise(&self, body: &mut Code) {
        let (p, inputs) = (&self.method.prefix, self.inputs());
        body.push(format!("{p}_jacobian then;"));
        self.checked(&format!("{p}_advance_linearised(&now.setting[i], own, {inputs}, &then, error)"), body);
        body.push(format!("{p}_chain(&whole, &then, i);"));
    }

    /// Writes the functions that the others call.
    pub(super) fn helpers(&self, source: &mut Code) {
        let (method, rows) = (self.method, self.rows());
        let p = &method.prefix;
        let sizes: Vec<String> = method.stepper.parts.iter().copied().map(number).collect();
        if self.field(Role::ByStep, true).is_some() {
            source.push("/* Returns the size of a part as a fraction of the whole step. */");
            source.push(format!("static nh_real {p}_share(size_t i)\n{{"));
            source.push(format!("static const nh_real sizes[{}] = {{{}}};", sizes.len(), sizes.join(", ")));
            source.push("return sizes[i];\n}\n");
        }
        source.push("/* Puts the derivatives of part i after those of the parts before it. */");
        source.push(format!("static void {p}_chain({p}_jacobian *whole, {p}_jacobian *then, size_t i)\n{{"));
        if let Some((h, _)) = self.field(Role::ByStep, true) {
            source.push(format!("nh_scale({rows}U, {p}_share(i), then->{h});"));
        }
        source.push("if (i == 0U) {\n*whole = *then;\n} else {");
        source.push(format!("const {p}_jacobian before = *whole;"));
        for ((role, _, field, _), count) in groups(self.derivatives) {
            source.push(format!("nh_product({rows}U, {rows}U, {count}U, then->a, before.{field}, whole->{field});"));
            if role != Role::ByState {
                source.push(format!("nh_add({}U, whole->{field}, then->{field});", rows * count));
            }
        }
        source.push("}\n}\n");
    }

    /// Returns the statements that take a step and write its derivatives.
    pub(super) fn linearised(&self) -> Code {
        let (p, mut body) = (&self.method.prefix, Code::default());
        let inputs = self.method.held(&mut body);
        body.push(format!("{p}_jacobian whole;"));
        body.push(format!("nh_status status = {p}_whole_linearised(stepper, {inputs}, &whole, error);"));
        self.method.reason(&mut body);
        body.push("if (status == NH_OK) {\n*jacobian = whole;\n}\nreturn status;");
        body
    }

    /// Writes the function that makes all parts of a step with derivatives.
    pub(super) fn whole_linearised(&self, source: &mut Code) {
        let p = &self.method.prefix;
        source
            .push("/* Makes all parts of a step with derivatives. If one of them fails, the stepper is unchanged. */");
        source.push(format!(
            "static nh_status {p}_whole_linearised({p} *stepper, const nh_real *inputs, {p}_jacobian *result, nh_error *error)\n{{"
        ));
        if !self.method.has_inputs() {
            source.push("(void)inputs;");
        }
        source.push(format!("{p}_jacobian whole;"));
        self.begin(source);
        self.each(source);
        self.linearise(source);
        source.push(format!("}}\n{p}_end_parts(&now, steps);\n*stepper = now;\n*result = whole;\nreturn NH_OK;\n}}\n"));
    }

    /// Returns the statements for the derivative along a direction.
    pub(super) fn pushed(&self) -> Code {
        let (p, rows, mut body) = (&self.method.prefix, self.rows(), Code::default());
        self.method.held(&mut body);
        body.push(format!("{p}_variables direction = *along;"));
        self.begin(&mut body);
        self.each(&mut body);
        if let Some((step, _)) = self.field(Role::ByStep, false) {
            body.push(format!("direction.{step}[0] = {p}_share(i) * along->{step}[0];"));
        }
        let inputs = self.inputs();
        self.checked(&format!("{p}_jvp_of(&now.setting[i], own, {inputs}, &direction, result, error)"), &mut body);
        body.push(format!("nh_copy({rows}U, result, direction.state);"));
        self.advance(&mut body);
        body.push("}\nreturn NH_OK;");
        body
    }

    /// Writes statements that end with the adjoints of part `i` in `found`, from the last part on.
    fn back(&self, body: &mut Code) {
        let (p, parts, inputs) = (&self.method.prefix, self.method.parts(), self.inputs());
        body.push(format!(
            "for (size_t left = {parts}U; left > 0U; --left) {{\nconst size_t i = left - 1U;\n{p}_variables found;"
        ));
        self.checked(&format!("{p}_vjp_of(&stepper->setting[i], &motions[i], {inputs}, later, &found, error)"), body);
    }

    /// Returns the statements for the derivatives of a linear function.
    pub(super) fn pulled(&self) -> Code {
        let (p, rows, parts) = (&self.method.prefix, self.rows(), self.method.parts());
        let mut body = Code::default();
        self.method.held(&mut body);
        body.push(format!("{p}_motion motions[{parts}];\nnh_real later[{rows}];"));
        self.begin(&mut body);
        self.each(&mut body);
        body.push("motions[i] = *own;");
        self.advance(&mut body);
        body.push(format!("}}\nnh_copy({rows}U, adjoint, later);"));
        self.back(&mut body);
        if let Some((step, _)) = self.field(Role::ByStep, false) {
            body.push(format!("found.{step}[0] = {p}_share(i) * found.{step}[0];"));
        }
        body.push(format!("nh_copy({rows}U, found.state, later);"));
        body.push(format!("if (i == {}U) {{\n*result = found;\n}} else {{", parts - 1));
        body.push(format!("nh_copy({rows}U, found.state, result->state);"));
        for ((role, field, ..), count) in groups(self.derivatives) {
            if role != Role::ByState {
                body.push(format!("nh_add({count}U, result->{field}, found.{field});"));
            }
        }
        body.push("}\n}\nreturn NH_OK;");
        body
    }

    /// Returns the statements for second derivatives.
    ///
    /// **Equation** δ²(λ·z') = (a δz + b δu)·S (a δz + b δu) + 2 (a δz + b δu)·M δu + δu·U δu
    pub(super) fn curved(&self) -> Code {
        let (p, k, parts) = (&self.method.prefix, self.rows(), self.method.parts());
        let c = self.field(Role::ByInputs, true).map_or(0, |(_, count)| count);
        let mut body = Code::default();
        self.method.held(&mut body);
        body.push(format!("{p}_motion motions[{parts}];\n{p}_jacobian before[{parts}];\n{p}_jacobian whole;"));
        body.push(format!("{p}_curvature own_part;\nnh_real later[{k}];\nnh_real room[{}];", (k * k).max(c * c)));
        self.begin(&mut body);
        self.each(&mut body);
        body.push("motions[i] = *own;\nif (i > 0U) {\nbefore[i] = whole;\n}");
        self.linearise(&mut body);
        body.push(format!("}}\nnh_copy({k}U, adjoint, later);"));
        self.back(&mut body);
        let inputs = self.inputs();
        self.checked(
            &format!("{p}_second_of(&stepper->setting[i], &motions[i], {inputs}, later, &own_part, error)"),
            &mut body,
        );
        body.push("if (i > 0U) {");
        body.push("const nh_real *const a = before[i].a;");
        if c > 0 {
            body.push(format!(
                "const nh_real *const b = before[i].b;\nnh_real mixed[{}];\nnh_real twice[{}];",
                k * c,
                c * c
            ));
            // mixed = S b + M, U' = bᵀ mixed + Mᵀ b + U, M' = aᵀ mixed.
            body.push(format!("nh_product({k}U, {k}U, {c}U, own_part.state, b, mixed);"));
            body.push(format!("nh_add({}U, mixed, own_part.mixed);", k * c));
            body.push(format!("nh_product_of_transposed({c}U, {k}U, {c}U, b, mixed, twice);"));
            body.push(format!("nh_product_of_transposed({c}U, {k}U, {c}U, own_part.mixed, b, room);"));
            body.push(format!("nh_add({0}U, twice, room);\nnh_add({0}U, twice, own_part.inputs);", c * c));
            body.push(format!("nh_copy({}U, twice, own_part.inputs);", c * c));
            body.push(format!("nh_product_of_transposed({k}U, {k}U, {c}U, a, mixed, own_part.mixed);"));
        }
        body.push(format!("nh_product({k}U, {k}U, {k}U, own_part.state, a, room);"));
        body.push(format!("nh_product_of_transposed({k}U, {k}U, {k}U, a, room, own_part.state);\n}}"));
        body.push(format!("if (i == {}U) {{\n*result = own_part;\n}} else {{", parts - 1));
        body.push(format!("nh_add({}U, result->state, own_part.state);", k * k));
        if c > 0 {
            body.push(format!("nh_add({}U, result->mixed, own_part.mixed);", k * c));
            body.push(format!("nh_add({}U, result->inputs, own_part.inputs);", c * c));
        }
        body.push(format!("}}\nnh_copy({k}U, found.state, later);\n}}\nreturn NH_OK;"));
        body
    }
}
