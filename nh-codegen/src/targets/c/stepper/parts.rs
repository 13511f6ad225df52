//! Steps in parts.

use super::Method;
use crate::ir::program::Role;
use crate::targets::c::text::Code;

impl Method<'_> {
    /// Writes the function that makes all parts of a step, and those that begin a part and end the
    /// step.
    pub(in crate::targets::c) fn whole_step(&self, source: &mut Code) {
        let (p, parts, n, c) = (&self.prefix, self.parts(), self.count(), self.context.inputs());
        source.push("/* Begins part i of a step: its motion goes on from that of the part before. */");
        source.push(format!("static {p}_motion *{p}_begin_part({p} *now, uint64_t steps, size_t i)\n{{"));
        source.push(format!("{p}_motion *const own = &now->motion[i];"));
        source.push(format!("const {p}_motion *const last = &now->motion[(i != 0U) ? (i - 1U) : 0U];"));
        source.push(format!("nh_copy({n}U, last->carried, own->carried);\nown->tally = last->tally;"));
        source.push(format!("own->tally.steps = (steps * {parts}U) + i;"));
        if let Some(at) = self.place_of(Role::Time) {
            source.push("if (i != 0U) {\n/* The time is not a sum of parts, whose roundoff would add up. */");
            source.push(format!("own->carried[{at}] = {p}_time_at(&now->setting[i], own->tally.steps);\n}}"));
        }
        source.push("return own;\n}\n");

        source.push("/* Ends a step in parts. */");
        source.push(format!("static void {p}_end_parts({p} *now, uint64_t steps)\n{{"));
        source.push(format!("nh_copy({n}U, now->motion[{0}].carried, now->motion[0].carried);", parts - 1));
        source.push(format!("now->motion[0].tally = now->motion[{}].tally;", parts - 1));
        source.push("now->motion[0].tally.steps = steps + 1U;");
        if let Some(at) = self.place_of(Role::Time) {
            source.push(format!(
                "now->motion[0].carried[{at}] = {p}_time_at(&now->setting[0], (steps + 1U) * {parts}U);"
            ));
        }
        source.push("}\n");

        source.push("/* Makes all parts of a step. If one of them fails, the stepper is unchanged. */");
        source.push(format!("static nh_status {p}_whole({p} *stepper, const nh_real *inputs, nh_error *error)\n{{"));
        source.push(format!("{p} now = *stepper;\nconst uint64_t steps = stepper->motion[0].tally.steps;"));
        source.push(format!("for (size_t i = 0U; i < {parts}U; ++i) {{"));
        source.push(format!("{p}_motion *const own = {p}_begin_part(&now, steps, i);"));
        let given = if self.has_inputs() { format!("&inputs[i * {c}U]") } else { "inputs".to_owned() };
        source.push(format!("const nh_status status = {p}_advance(&now.setting[i], own, {given}, error);"));
        source.push("if (status != NH_OK) {\nreturn status;\n}\n}");
        source.push(format!("{p}_end_parts(&now, steps);\n*stepper = now;\nreturn NH_OK;\n}}\n"));
    }
}
