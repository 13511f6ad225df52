// ---- Frames ----
const meter = { frames: 0, work: 0, steps: 0, since: null };

/** Makes the steps of a frame that lasts so many seconds, and shows the state. */
const frame = seconds => {
    const begun = performance.now();
    page.due += seconds * 10 ** by("speed").value;
    const wanted = Math.floor(page.due / Math.abs(page.step)), taken = advance(wanted, 10);
    // A motion that is too slow for its speed does not catch up.
    page.due = taken < wanted ? 0 : page.due - taken * Math.abs(page.step);
    show();
    meter.frames += 1;
    meter.steps += taken;
    meter.work += performance.now() - begun;
    return taken;
};

const tick = instant => {
    if (!page.playing) return;
    if (page.last !== null) frame(Math.min((instant - page.last) / 1000, 0.1));
    page.last = instant;
    if (meter.since === null) meter.since = instant;
    const passed = instant - meter.since;
    if (passed > 1000) {
        const frames = Math.round(meter.frames * 1000 / passed), steps = short(meter.steps * 1000 / passed);
        by("measure").textContent = `${frames} frames and ${steps} steps a second; a frame takes ${short(meter.work / meter.frames)} ms`;
        Object.assign(meter, { frames: 0, work: 0, steps: 0, since: instant });
    }
    if (page.playing) requestAnimationFrame(tick);
};

const play = on => {
    if (on && !page.stepper) return;
    const starts = on && !page.playing;
    page.playing = on;
    by("play").textContent = on ? "Pause" : "Play";
    if (starts) {
        Object.assign(page, { last: null, due: 0 });
        Object.assign(meter, { frames: 0, work: 0, steps: 0, since: null });
        requestAnimationFrame(tick);
    }
};

/** Measures frames and steps without waiting for the screen: `#measure=1`. */
const measure = () => {
    const milliseconds = act => {
        const begun = performance.now();
        act();
        return performance.now() - begun;
    };
    page.playing = true;
    frame(1 / 60);
    const frames = 120, work = milliseconds(() => {
        for (let i = 0; i < frames; i++) {
            frame(1 / 60);
            by("stage").getBoundingClientRect();
        }
    });
    let steps = 0;
    const stepping = milliseconds(() => { for (let i = 0; i < 20; i++) steps += advance(1e9, 25); });
    page.playing = false;
    show();
    const rate = Math.round(steps * 1000 / stepping);
    by("measure").textContent = `${(work / frames).toFixed(3)} ms a frame, ${rate} steps a second`;
};

// ---- Sliders ----
/** Adds a slider and a field for a number. Positive numbers have a logarithmic slider. */
const slider = (parent, { name, unit, value, positive, angle }, changed) => {
    const label = parent.appendChild(document.createElement("label")), logarithmic = positive && value > 0;
    const span = angle ? Math.PI : Math.max(1, 2 * Math.abs(value));
    const put = (tag, properties) => Object.assign(label.appendChild(document.createElement(tag)), properties);
    put("span", { textContent: name });
    const [min, max] = logarithmic ? [-3, 3] : [value - span, value + span];
    const range = put("input", { type: "range", step: "any", min, max });
    const field = put("input", { type: "number", step: "any" });
    put("span", { textContent: unit || "" });
    range.setAttribute("aria-label", name);
    field.setAttribute("aria-label", name + after(unit));
    const set = x => {
        field.value = +x.toPrecision(6);
        range.value = logarithmic ? Math.log2(x / value) : x;
    };
    set(value);
    field.value = value;
    range.addEventListener("input", () => {
        const x = logarithmic ? value * 2 ** range.value : +range.value;
        field.value = +x.toPrecision(6);
        changed(+field.value);
    });
    field.addEventListener("change", () => {
        if (field.value === "") return;
        const x = +field.value;
        range.value = logarithmic ? Math.log2(x / value) : x;
        changed(x);
    });
};

const buildSliders = () => {
    data.parameters.forEach((parameter, i) => slider(by("parameters"), parameter, value => {
        page.parameters = page.parameters.map((old, k) => k === i ? value : old);
        goOn();
    }));
    data.inputs.forEach((name, i) => slider(by("inputs"), { name, value: 0 }, value => { page.pushed[i] = value; }));
    by("pushing").hidden = data.inputs.length === 0;
    for (const [group, variables] of [["q", data.coordinates], ["w", data.velocities]]) {
        variables.forEach((variable, i) => slider(by("initial"), variable, value => {
            page.start[group] = page.start[group].map((old, k) => k === i ? value : old);
            reset();
        }));
    }
};

/** Lists the options of the method. */
const buildOptions = () => {
    const { options } = SYSTEM.methods[page.method];
    page.options = page.options || options.map(option => option.default);
    by("options").textContent = "";
    options.forEach((option, i) => {
        const label = by("options").appendChild(document.createElement("label"));
        label.textContent = option.name;
        label.title = option.text;
        const field = label.appendChild(document.createElement("input"));
        Object.assign(field, { type: "number", step: "any", value: page.options[i] });
        field.addEventListener("change", () => {
            page.options = page.options.map((old, k) => k === i ? +field.value : old);
            goOn();
        });
    });
};

// ---- Dragging ----
const pointAt = event => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(scene.plane.plane.getScreenCTM().inverse());
    return [point.x, point.y];
};

/** Returns the derivatives of the point of a shape by the coordinates. */
const slopes = (pointOf, q) => q.map((own, i) => {
    const d = 1e-6 * Math.max(1, Math.abs(own)), moved = side => pointOf(q.map((x, k) => k === i ? x + side * d : x));
    const [ahead, behind] = [moved(1), moved(-1)];
    return [(ahead[0] - behind[0]) / (2 * d), (ahead[1] - behind[1]) / (2 * d)];
});

/** Returns the function for the point of a shape: its own, or one of the ends of a link. */
const pointOf = ({ number, end }) => q => {
    const { t, w } = page.state;
    return placesOf(page.parameters, t, q, w)[number].slice(end, end + 2);
};

/** Moves the coordinates by the smallest change that brings a point of a shape to [x, y], then onto the constraints. */
const pull = (grip, [x, y]) => {
    for (let iteration = 0; iteration < 4; iteration++) {
        const { t, q, w } = page.state, of = pointOf(grip), [hereX, hereY] = of(q), rows = slopes(of, q);
        const dot = (a, b) => rows.reduce((sum, row) => sum + row[a] * row[b], 0);
        const damping = 1e-6 * (dot(0, 0) + dot(1, 1)), [a, b, c] = [dot(0, 0) + damping, dot(0, 1), dot(1, 1) + damping];
        const determinant = a * c - b * b, dx = x - hereX, dy = y - hereY;
        if (!(determinant > 0)) return;
        const u = (c * dx - b * dy) / determinant, v = (a * dy - b * dx) / determinant;
        try {
            page.state = page.system.project({ t, q: q.map((x, i) => x + rows[i][0] * u + rows[i][1] * v), w });
        } catch (error) {
            if (!error.kind) throw error;
            return;
        }
    }
};

/** Returns what is gripped at a point: the nearest end of a shape that the coordinates move. */
const gripped = at => {
    const scale = scene.plane.plane.getScreenCTM().a, places = scene.places();
    let best = null, least = Infinity;
    scene.shapes.forEach((shape, number) => {
        if (shape.kind === "path") return;
        for (const end of shape.kind === "link" ? [0, 2] : [0]) {
            const distance = Math.hypot(places[number][end] - at[0], places[number][end + 1] - at[1]) - reach(shape);
            const moves = slopes(pointOf({ number, end }), page.state.q).some(([x, y]) => Math.hypot(x, y) > 1e-9);
            if (moves && distance < least) [best, least] = [{ number, end }, distance];
        }
    });
    return least * scale < 24 ? best : null;
};

const buildDragging = () => {
    const stage = by("stage");
    const grab = event => {
        const grip = page.state && gripped(pointAt(event));
        if (!grip) return;
        event.preventDefault();
        stage.setPointerCapture(event.pointerId);
        stage.classList.add("dragged");
        page.dragged = { grip, plays: page.playing };
        play(false);
    };
    const drop = () => {
        if (!page.dragged) return;
        const { plays } = page.dragged;
        page.dragged = null;
        stage.classList.remove("dragged");
        if (begin(page.state)) play(plays);
        show();
    };
    if (scene.shapes.length === 0 || data.coordinates.length === 0) return;
    stage.classList.add("draggable");
    stage.addEventListener("pointerdown", grab);
    stage.addEventListener("pointermove", event => {
        if (!page.dragged) return;
        pull(page.dragged.grip, pointAt(event));
        show();
    });
    stage.addEventListener("pointerup", drop);
    stage.addEventListener("pointercancel", drop);
};

// ---- The rest of the page ----
const one = () => {
    play(false);
    advance(1, 1000);
    show();
};

const faster = amount => {
    by("speed").value = +by("speed").value + amount;
    show();
};

const KEYS = { " ": () => by("play").click(), ".": one, r: reset, "+": () => faster(0.1), "-": () => faster(-0.1) };

const build = () => {
    by("title").textContent = data.title.replaceAll("_", " ");
    by("text").textContent = data.text;
    for (const method of Object.keys(SYSTEM.methods)) by("method").add(new Option(method, method));
    by("method").value = page.method;
    by("method").addEventListener("change", () => {
        Object.assign(page, { method: by("method").value, options: null });
        buildOptions();
        goOn();
    });
    by("step").value = page.step;
    by("step").addEventListener("change", () => {
        page.step = +by("step").value;
        goOn();
    });
    by("invariants").style.display = data.invariants.length > 0 ? "" : "none";
    by("play").addEventListener("click", () => play(!page.playing));
    by("one").addEventListener("click", one);
    by("reset").addEventListener("click", reset);
    for (const id of ["speed", "follow"]) by(id).addEventListener("input", show);
    document.addEventListener("keydown", event => {
        if (["INPUT", "SELECT", "BUTTON", "SUMMARY"].includes(event.target.tagName) && event.target.type !== "range") return;
        if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in KEYS)) return;
        event.preventDefault();
        KEYS[event.key]();
    });
    buildSliders();
    buildOptions();
    scene.build();
    if (scene.shapes.length === 0) {
        by("stage").setAttribute("aria-label", "Coordinates over time");
        by("following").style.display = "none";
    }
    buildDragging();
};

build();
const asked = new URLSearchParams(location.hash.slice(1));
if (asked.has("speed")) by("speed").value = Math.log10(+asked.get("speed") || 1);
if (asked.get("follow") === "1") by("follow").checked = true;
reset();
if (asked.has("steps") && page.stepper) {
    advance(+asked.get("steps"), 1e4);
    show();
}
if (asked.get("measure") === "1" && page.stepper) measure();
else if (asked.get("play") !== "0" && page.stepper && by("failure").hidden) play(true);
