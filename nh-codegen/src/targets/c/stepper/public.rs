//! The functions that users call: the start, steps, the state, control inputs.

use super::{Method, unread, with_bindings};
use crate::ir::graph::Value;
use crate::ir::plan::Memory;
use crate::ir::program::Role;
use crate::quantity::Quantity;
use crate::targets::c::scope::Scope;
use crate::targets::c::signature::{Argument, Returns, Signature};
use crate::targets::c::solve::{Place, Written, statements};
use crate::targets::c::system::{Parts, checked};
use crate::targets::c::text::Code;
use crate::targets::c::write::{literal, number};
use num_rational::BigRational;

impl Method<'_> {
    /// Writes the functions that users call.
    pub(in crate::targets::c) fn public(&self, parts: &mut Parts) {
        self.start(parts);
        self.step(parts);
        self.observe(parts);
        if self.has_inputs() {
            self.with_inputs(parts);
        }
        self.segments(parts);
    }

    pub(in crate::targets::c) fn start(&self, parts: &mut Parts) {
        let (p, x) = (&self.prefix, &self.context.prefix);
        let stepper = self.stepper;
        // One part: its constants, and the start.
        let mut scope = Scope::default();
        self.context.add_parameters(&mut scope, &stepper.constants.reads, "setting->system.parameters");
        let locals = &self.context.locals;
        if stepper.constants.reads.contains(&stepper.step_size) {
            scope.add(locals.name(stepper.step_size), "setting->h");
        }
        for (i, option) in stepper.options.iter().enumerate() {
            if stepper.constants.reads.contains(&option.symbol) {
                scope.add(locals.name(option.symbol), format!("setting->options[{i}]"));
            }
        }
        let construction = self.kept.construction(&scope, "setting->constants.");
        let source = &mut parts.source;
        source.push("/* Computes the constants of a setting from all else. */");
        source.push(format!("static void {p}_prepare({p}_setting *setting)\n{{"));
        if construction.is_empty() {
            source.push("(void)setting;");
        }
        source.append(construction);
        source.push("}\n");

        let routine = &stepper.start;
        let mut scope = Scope::default();
        self.add_setting(&mut scope, routine);
        self.add_state(&mut scope, routine, "start");
        let writer = self.writer(routine);
        let mut functions = Code::default();
        let mut after = Code::default();
        let values: Vec<Value> = routine
            .outputs
            .iter()
            .take(stepper.carried.len())
            .flat_map(|output| output.values.iter().copied())
            .collect();
        after.append(writer.store(&values, "carried"));
        after.push("return NH_OK;");
        let place = Place {
            prefix: format!("{p}_enter"),
            scope: &scope,
            inlined: false,
            error: "place".to_owned(),
            flow: None,
        };
        let Written { functions: own, mut body } = statements(&writer, routine, &place);
        functions.append(own);
        body.append(after);
        let code = with_bindings(&scope, body);
        parts.source.append(functions);
        let source = &mut parts.source;
        source.push("/* Writes the numbers that are carried at the start. */");
        source.push(format!(
            "static nh_status {p}_enter(const {p}_setting *setting, const {x}_state *start, nh_real *carried, nh_place place)\n{{"
        ));
        unread(&code, &["setting", "start", "place"], source);
        source.append(code);
        source.push("}\n");

        let mut body = Code::default();
        body.push("nh_status status;\nnh_place place = {error, 0U, NH_R(0.0)};");
        let (setting, motion) = match self.parts() {
            0 => ("stepper->setting", "stepper->motion"),
            _ => ("stepper->setting[0]", "stepper->motion[0]"),
        };
        if self.options() > 0 {
            let defaults: Vec<String> =
                stepper.options.iter().map(|option| literal(&option.declared.default)).collect();
            let count = self.options();
            body.push(format!("static const nh_real defaults[{count}] = {{{}}};", defaults.join(", ")));
            body.push("const nh_real *const values = (options == NULL) ? defaults : options;");
        }
        body.push(checked(&format!("{x}_check(system, start, error)")));
        body.push("place.time = start->t;");
        body.push(checked("nh_check_step_size(error, h)"));
        for (i, option) in stepper.options.iter().enumerate() {
            let bound = |bound: &Option<BigRational>, none: &str| bound.as_ref().map_or(none.to_owned(), literal);
            let (least, most) =
                (bound(&option.declared.minimum, "-NH_LIMIT"), bound(&option.declared.maximum, "NH_LIMIT"));
            body.push(checked(&format!(
                "nh_check_option(error, \"{}\", values[{i}], {least}, {most})",
                option.declared.name
            )));
        }
        let begin = |body: &mut Code, at: &str, h: &str, time: &str| {
            body.push(format!("{at}.system = *system;\n{at}.h = {h};\n{at}.start_time = {time};"));
            if self.parts() > 0 {
                body.push(format!("{at}.whole = h;"));
            }
            if self.options() > 0 {
                body.push(format!("nh_copy({}U, values, {at}.options);", self.options()));
            }
            body.push(format!("{p}_prepare(&{at});"));
        };
        if self.parts() == 0 {
            begin(&mut body, setting, "h", "start->t");
        } else {
            let sizes: Vec<String> = stepper.parts.iter().copied().map(number).collect();
            let mut sum = 0.0;
            let beginnings: Vec<String> = stepper
                .parts
                .iter()
                .map(|part| {
                    let begin = number(sum);
                    sum += part;
                    begin
                })
                .collect();
            let count = self.parts();
            body.push(format!("static const nh_real sizes[{count}] = {{{}}};", sizes.join(", ")));
            body.push(format!("static const nh_real beginnings[{count}] = {{{}}};", beginnings.join(", ")));
            body.push(format!("for (size_t i = 0U; i < {count}U; ++i) {{"));
            begin(&mut body, "stepper->setting[i]", "h * sizes[i]", "start->t + h * beginnings[i]");
            body.push("}");
        }
        body.push(format!("{motion} = ({p}_motion){{{{NH_R(0.0)}}, {{0U, 0U, 0U, 0U}}{}}};", self.blank_memory()));
        body.push(checked(&format!("{p}_enter(&{setting}, start, {motion}.carried, place)")));
        let n = self.count();
        if let Some(guard) = &stepper.guard {
            let (k, r) = (self.context.k(), self.context.r());
            body.push(format!("{{\nnh_real minors[{}];\nnh_real scale = NH_R(1.0);", self.minors().max(1)));
            body.push(format!("const nh_real measure = {p}_rank(&{setting}, {motion}.carried, minors);"));
            if guard.weighted
                && let Some(call) = self.context.call(Quantity::InverseMass, "system", "start", "inverse")
            {
                body.push(format!("nh_real inverse[{}];\n{call};", k * k));
                body.push(format!("scale = nh_metric_scale({k}U, inverse, {r}U);"));
            }
            body.push(checked(&format!(
                "nh_rank_begin(place, {}, &{motion}.memory.rank, measure, scale)",
                self.frame()
            )));
            body.push("}");
        }
        body.push(format!("if (!nh_all_finite({n}U, {motion}.carried)) {{"));
        body.push("return nh_fail(place, NH_NON_FINITE, NULL, NH_R(0.0), NH_R(0.0));\n}");
        if let Some(stability) = &stepper.stability {
            for i in 0..stability.gains.len() {
                body.push(format!("{motion}.memory.growth[{i}] = NH_R(1.0);"));
            }
        }
        if self.parts() > 0 {
            body.push(format!(
                "for (size_t i = 1U; i < {}U; ++i) {{\nstepper->motion[i] = stepper->motion[0];\n}}",
                self.parts()
            ));
        }
        if self.has_inputs() {
            body.push(format!(
                "for (size_t i = 0U; i < {}U; ++i) {{\nstepper->inputs[i] = NH_R(0.0);\n}}",
                self.context.inputs()
            ));
        }
        body.push("return NH_OK;");
        let given = if self.options() > 0 { " `options` may be NULL, for the defaults." } else { "" };
        let doc = format!(
            "Starts from a state with steps of size h; a negative h steps back in time.{given} `error` may be NULL. If the \
             status is not NH_OK, the stepper is undefined."
        );
        let arguments = [
            Argument::Changes(p.clone(), "stepper"),
            Argument::Reads(format!("{x}_system"), "system"),
            Argument::Reads(format!("{x}_state"), "start"),
            Argument::Number("h"),
        ];
        let options = (self.options() > 0).then(|| Argument::Options(self.options()));
        let arguments = arguments.into_iter().chain(options).chain([Argument::Error]).collect();
        parts.function(&doc, self.signature(Returns::Status, "start", arguments), body);
    }

    /// Returns the initial value of the memory, after a comma.
    pub(in crate::targets::c) fn blank_memory(&self) -> String {
        let mut fields = Vec::new();
        for memory in &self.stepper.policy.memory {
            match *memory {
                Memory::Solutions { points: 0, .. } => {}
                Memory::Solutions { .. } => fields.push("{0U, 0U}, {NH_R(0.0)}".to_owned()),
                Memory::Distances { .. } => {
                    fields.push("{{0U, 0U}, {0U, 0U}}, 0U, {{NH_R(0.0)}, {NH_R(0.0)}}".to_owned())
                }
                Memory::Series { .. } => {
                    fields.push("{{NH_R(0.0), NH_R(0.0)}, NH_R(0.0), NH_R(0.0)}, {NH_R(0.0)}".to_owned());
                }
                Memory::Rank => fields.push("{NH_R(0.0), NH_R(0.0)}".to_owned()),
                Memory::Stability { .. } => fields.push("{NH_R(0.0)}".to_owned()),
            }
        }
        if fields.is_empty() { String::new() } else { format!(", {{{}}}", fields.join(", ")) }
    }

    /// Returns the declaration of the inputs of a step, and the argument for them.
    pub(in crate::targets::c) fn held(&self, body: &mut Code) -> &'static str {
        if !self.has_inputs() {
            return "NULL";
        }
        let (samples, c) = (self.samples(), self.context.inputs());
        body.push(format!("nh_real inputs[{}];", samples * c));
        body.push(format!(
            "for (size_t i = 0U; i < {samples}U; ++i) {{\nnh_copy({c}U, stepper->inputs, &inputs[i * {c}U]);\n}}"
        ));
        "inputs"
    }

    /// Returns the call that makes a step with these inputs.
    fn call(&self, motion: &str, inputs: &str) -> String {
        let p = &self.prefix;
        match self.parts() {
            0 => format!("{p}_advance(&stepper->setting, {motion}, {inputs}, error)"),
            _ => format!("{p}_whole(stepper, {inputs}, error)"),
        }
    }

    pub(in crate::targets::c) fn step(&self, parts: &mut Parts) {
        let p = &self.prefix;
        if self.parts() > 0 {
            self.whole_step(&mut parts.source);
        }
        // The motion of a local variable can stay in registers.
        let copied = self.parts() == 0 && !self.stepper.policy.in_place;
        let mut body = Code::default();
        let inputs = self.held(&mut body);
        body.push("nh_status status = NH_OK;");
        if copied {
            body.push(format!("{p}_motion motion = stepper->motion;"));
        }
        body.push("for (uint64_t i = 0U; (i < count) && (status == NH_OK); ++i) {");
        body.push(format!("status = {};\n}}", self.call(if copied { "&motion" } else { "&stepper->motion" }, inputs)));
        if copied {
            body.push("stepper->motion = motion;");
        }
        self.reason(&mut body);
        body.push("return status;");
        let doc =
            "Takes steps. At the first that fails, the stepper is as it was before that step. `error` may be NULL.";
        let arguments = vec![Argument::Changes(p.clone(), "stepper"), Argument::Count("count"), Argument::Error];
        parts.function(doc, self.signature(Returns::Status, "steps", arguments), body);
        // One step writes its motion in place: a copy of it would be read in other widths than it was
        // written, for which processors wait.
        let mut body = Code::default();
        let inputs = self.held(&mut body);
        let keyword = if self.stepper.guard.is_some() { "" } else { "const " };
        body.push(format!("{keyword}nh_status status = {};", self.call("&stepper->motion", inputs)));
        self.reason(&mut body);
        body.push("return status;");
        let doc = "Takes one step. If it fails, the stepper is as it was before. `error` may be NULL.";
        let arguments = vec![Argument::Changes(p.clone(), "stepper"), Argument::Error];
        parts.function(doc, self.signature(Returns::Status, "step", arguments), body);
    }

    /// Writes the statements that give a failed step its reason.
    pub(in crate::targets::c) fn reason(&self, body: &mut Code) {
        if self.stepper.guard.is_none() {
            return;
        }
        let frame = self.frame();
        body.push("if (NH_RARELY(status != NH_OK)) {");
        if self.parts() == 0 {
            body.push(format!("status = nh_near_loss(status, error, &stepper->motion.memory.rank, {frame});"));
        } else {
            body.push(format!("for (size_t i = 0U; i < {}U; ++i) {{", self.parts()));
            body.push(format!("status = nh_near_loss(status, error, &stepper->motion[i].memory.rank, {frame});\n}}"));
        }
        body.push("}");
    }

    pub(in crate::targets::c) fn observe(&self, parts: &mut Parts) {
        let (p, x) = (&self.prefix, &self.context.prefix);
        let routine = &self.stepper.observe;
        let mut scope = Scope::default();
        self.add_carried(&mut scope, &routine.reads, "motion->carried");
        self.add_setting(&mut scope, routine);
        let writer = self.writer(routine);
        let mut after = Code::default();
        for output in &routine.outputs {
            let array = if output.role == Role::Configuration { "state->q" } else { "state->w" };
            after.append(writer.store(&output.values, array));
        }
        let place = Place {
            prefix: format!("{p}_observe"),
            scope: &scope,
            inlined: false,
            error: "place".to_owned(),
            flow: None,
        };
        let Written { functions, mut body } = statements(&writer, routine, &place);
        body.append(after);
        let code = with_bindings(&scope, body);
        parts.source.append(functions);
        let at = if self.parts() > 0 { "[0]" } else { "" };
        let steps = match self.parts() {
            0 => "motion->tally.steps".to_owned(),
            parts => format!("motion->tally.steps * {parts}U"),
        };
        let mut body = Code::default();
        body.push(format!("const {p}_setting *const setting = &stepper->setting{at};"));
        body.push(format!("const {p}_motion *const motion = &stepper->motion{at};"));
        body.push(format!("state->t = {p}_time_at(setting, {steps});"));
        body.append(code);
        let arguments = vec![Argument::Of(p.clone(), "stepper"), Argument::Writes(format!("{x}_state"), "state")];
        let doc = "Writes the state after the steps taken.";
        parts.function(doc, self.signature(Returns::Nothing, "state", arguments), body);
        let blocks = self.stepper.step.iterations().count() * self.parts().max(1);
        let mut body = Code::default();
        body.push(format!("nh_count(&stepper->motion{at}.tally, {blocks}U, statistics);"));
        let arguments =
            vec![Argument::Of(p.clone(), "stepper"), Argument::Writes("nh_statistics".to_owned(), "statistics")];
        let doc = "Writes the cost of the steps so far.";
        parts.function(doc, self.signature(Returns::Nothing, "statistics", arguments), body);
        if let Some(at) = self.place_of(Role::Work) {
            let motion = if self.parts() > 0 { "motion[0]" } else { "motion" };
            let mut body = Code::default();
            body.push(format!("return stepper->{motion}.carried[{at}];"));
            let doc = "Returns the work that has been done from outside since the start.";
            let arguments = vec![Argument::Of(p.clone(), "stepper")];
            parts.function(doc, self.signature(Returns::Number, "work", arguments), body);
        }
    }

    /// Writes the function for dense output of a method that follows a flow.
    fn segments(&self, parts: &mut Parts) {
        let Some(flow) = self.flow(true) else { return };
        let mut body = Code::default();
        let inputs = self.held(&mut body);
        let mut inner = Code::default();
        inner.push(flow);
        inner.push("return NH_OK;");
        let p = &self.prefix;
        let source = &mut parts.source;
        source.push("/* Passes the polynomials of the coming step to a function. */");
        source.push(format!(
            "static nh_status {p}_segments_of(const {p}_setting *setting, const {p}_motion *motion, const nh_real *inputs, nh_look *look, void *context, nh_error *error)\n{{"
        ));
        unread(&inner, &["inputs"], source);
        source.append(inner);
        source.push("}\n");
        body.push(format!(
            "return {p}_segments_of(&stepper->setting, &stepper->motion, {inputs}, look, context, error);"
        ));
        let arguments =
            vec![Argument::Of(p.clone(), "stepper"), Argument::Calls("nh_look".to_owned(), "look"), Argument::Error];
        let doc = "Passes the Taylor polynomials of the coming step to `look`, in their order, with `context`: dense output. \
                   The inputs are those that are held. The stepper does not move.";
        parts.function(doc, self.signature(Returns::Status, "segments", arguments), body);
    }

    pub(in crate::targets::c) fn with_inputs(&self, parts: &mut Parts) {
        let (p, x, c) = (&self.prefix, &self.context.prefix, self.context.inputs());
        let motion = if self.parts() > 0 { "stepper->motion[0]" } else { "stepper->motion" };
        let setting = if self.parts() > 0 { "stepper->setting[0]" } else { "stepper->setting" };
        let check = |array: &str, time: &str| {
            let mut code = Code::default();
            for (i, name) in self.context.header.about.inputs.iter().enumerate() {
                code.push(checked(&format!("nh_check_input(error, \"{name}\", {array}[{i}], {time})")));
            }
            code
        };
        let steps = if self.parts() > 0 {
            format!("{motion}.tally.steps * {}U", self.parts())
        } else {
            format!("{motion}.tally.steps")
        };
        let mut body = Code::default();
        body.push("nh_status status;");
        body.push(format!("const nh_real time = {p}_time_at(&{setting}, {steps});"));
        body.append(check("inputs", "time"));
        body.push(format!("nh_copy({c}U, inputs, stepper->inputs);\nreturn NH_OK;"));
        let doc = "Keeps the control inputs at these values in all further steps. Initially they are 0. If one is not finite, \
                   the held values are unchanged.";
        let arguments = vec![Argument::Changes(p.clone(), "stepper"), Argument::Given("inputs", c), Argument::Error];
        parts.function(doc, self.signature(Returns::Status, "hold", arguments), body);

        let fractions: Vec<String> = match self.parts() {
            0 => self.stepper.samples.iter().map(|sample| literal(&sample.fraction)).collect(),
            _ => {
                let mut sum = 0.0;
                let middle = |part: &f64| {
                    let middle = sum + 0.5 * part;
                    sum += part;
                    number(middle)
                };
                self.stepper.parts.iter().map(middle).collect()
            }
        };
        let samples = self.samples();
        let mut body = Code::default();
        body.push(format!("static const nh_real fractions[{samples}] = {{{}}};", fractions.join(", ")));
        body.push(format!(
            "nh_real inputs[{}];\n{x}_state state;\nnh_status status;\n{p}_state(stepper, &state);",
            samples * c
        ));
        body.push(format!("for (size_t i = 0U; i < {samples}U; ++i) {{"));
        let h = if self.parts() > 0 { "whole" } else { "h" };
        body.push(format!("const nh_real steps = (nh_real){motion}.tally.steps + fractions[i];"));
        body.push(format!("const nh_real time = {setting}.start_time + {setting}.{h} * steps;"));
        body.push(format!("nh_real *const u = &inputs[i * {c}U];\ncontrol(context, time, &state, u);"));
        body.append(check("u", "time"));
        body.push("}");
        body.push(format!("status = {};", self.call("&stepper->motion", "inputs")));
        self.reason(&mut body);
        body.push("return status;");
        let doc = "Takes one step with control inputs that are a function of the time and of the state at the beginning of the \
                   step. The function is called for each time at which the method reads inputs, with `context`.";
        let arguments = vec![
            Argument::Changes(p.clone(), "stepper"),
            Argument::Calls(format!("{x}_control"), "control"),
            Argument::Error,
        ];
        parts.function(doc, self.signature(Returns::Status, "step_with", arguments), body);
    }

    /// Returns the declaration of a function of the stepper.
    pub(in crate::targets::c) fn signature(&self, returns: Returns, name: &str, arguments: Vec<Argument>) -> Signature {
        Signature::new(returns, &self.prefix, name, arguments)
    }

    /// Returns the number of options.
    pub(in crate::targets::c) fn options(&self) -> usize {
        self.stepper.options.len()
    }
}
