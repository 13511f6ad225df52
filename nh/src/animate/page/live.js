// A page that steps a system. Before this come the runtime `nh`, the system, functions for its drawing, and those that
// draw. All numbers are in one object.
const data = JSON.parse(by("data").textContent), TIME = after(data.time);
const page = {
    parameters: data.parameters.map(p => p.value),
    start: { t: 0, q: data.coordinates.map(c => c.value), w: data.velocities.map(v => v.value) },
    pushed: data.inputs.map(() => 0), method: data.method, step: data.step, options: data.options,
    system: null, stepper: null, state: null, playing: false, due: 0, last: null, dragged: null,
};
nh.applies = method => method in SYSTEM.methods;

// ---- The motion ----
/** The control inputs at a time: those of the data, and those of the sliders. */
const control = (t, { q, w }) => inputsOf(page.parameters, t, q, w).map((u, i) => u + page.pushed[i]);

/** Runs something that may fail; if it does, the page says why and pauses. Returns whether it succeeded. */
const attempted = act => {
    try {
        act();
        by("failure").hidden = true;
        return true;
    } catch (error) {
        if (!error.kind) throw error;
        by("failure").textContent = `The motion stops: ${error.message}.`;
        by("failure").hidden = false;
        play(false);
        return false;
    }
};

/** Starts from a state, which is moved onto the constraints. */
const begin = state => attempted(() => {
    page.stepper = null;
    const system = new nh.System(SYSTEM, page.parameters), start = system.project(state);
    const stepper = new nh.Stepper(system, page.method, start, page.step, page.options);
    Object.assign(page, { system, stepper, state: stepper.state, due: 0 });
    curves.begin();
    scene.trace();
});

const reset = () => {
    by("failure").hidden = true;
    scene.forget();
    begin(page.start);
    show();
};

/** Goes on from the present state, with other parameters, another method or another step. */
const goOn = () => {
    begin(page.state || page.start);
    scene.build();
    show();
};

/** Takes so many steps, as far as the time of a frame allows. Returns the number of steps taken. */
const advance = (count, milliseconds) => {
    const end = performance.now() + milliseconds;
    let taken = 0;
    if (!page.stepper) return taken;
    attempted(() => {
        for (; taken < count && (taken % 8 !== 0 || taken === 0 || performance.now() < end); taken++) {
            page.stepper.step(control);
            if (curves.wants(page.stepper.steps)) {
                page.state = page.stepper.state;
                curves.add();
                scene.trace();
            }
        }
    });
    if (taken > 0) page.state = page.stepper.state;
    return taken;
};

// ---- Curves: errors of the energy and of the invariants ----
const MAX_POINTS = 600;
const half = list => list.filter((_, i) => i % 2 === 0);
const curves = {
    times: [], energy: [], invariants: [], first: null, stride: 1, drawn: -Infinity,

    measured() {
        const { system, stepper, state } = page;
        const energy = system.value("energy", state, NaN) - stepper.work;
        return { energy, invariants: system.value("invariants", state, []) };
    },

    begin() {
        const first = this.measured();
        Object.assign(this, { times: [], energy: [], first, stride: 1, drawn: -Infinity });
        this.invariants = first.invariants.map(() => []);
        this.add();
    },

    wants(steps) {
        return steps % this.stride === 0;
    },

    /** Adds the present state. If there are too many, every other is left out. */
    add() {
        const { energy, invariants } = this.measured();
        this.times.push(page.state.t);
        this.energy.push(energy - this.first.energy);
        invariants.forEach((value, i) => this.invariants[i].push(value - this.first.invariants[i]));
        if (this.times.length > MAX_POINTS) {
            Object.assign(this, { times: half(this.times), energy: half(this.energy), stride: 2 * this.stride });
            this.invariants = this.invariants.map(half);
        }
    },

    /** Draws ten times a second. */
    show(now) {
        if ((page.playing && now - this.drawn < 100) || this.times.length === 0) return;
        this.drawn = now;
        const { name, unit } = data.energy;
        plot(by("energy"), this.times, [{ name, unit, values: this.energy }], name + (unit ? ` [${unit}]` : ""), 170, data.time)(page.state.t);
        const invariants = this.invariants.map((values, i) => ({ name: data.invariants[i], values }));
        const title = invariants.length > 1 ? "changes of" : `change of ${data.invariants}`;
        if (invariants.length > 0) plot(by("invariants"), this.times, invariants, title, 170, data.time)(page.state.t);
        if (scene.shapes.length === 0) {
            const series = VARIABLES.map(({ name, unit }, i) => ({ name, unit, values: scene.values[i] }));
            const what = data.coordinates.length > 0 ? "coordinates" : "velocities";
            plot(by("stage"), scene.times, series, what, 520, data.time)(page.state.t);
        }
    },
};

// ---- The drawing ----
/** The variables whose curves replace a drawing. */
const VARIABLES = data.coordinates.length > 0 ? data.coordinates : data.velocities;
const MAX_TRAIL = 1500;
const scene = {
    shapes: [], moves: [], trails: [], box: null, size: 0, plane: null, times: [], values: [],

    /** Makes the shapes, whose sizes may depend on the parameters. */
    build() {
        const { parameters } = page;
        this.shapes = shapesOf(parameters);
        this.values = VARIABLES.map((_, i) => this.values[i] || []);
        if (this.shapes.length === 0) return;
        this.plane = this.plane || newPlane(by("stage"), data.length);
        this.plane.plane.querySelectorAll("[id^=shape]").forEach(element => element.remove());
        this.moves = this.shapes.map((shape, number) => newShape(this.plane.plane, shape, "shape" + number));
        this.trails = this.shapes.map((_, number) => this.trails[number] || []);
    },

    forget() {
        Object.assign(this, { trails: this.shapes.map(() => []), box: null, times: [], values: this.values.map(() => []) });
    },

    places() {
        const { t, q, w } = page.state;
        return placesOf(page.parameters, t, q, w);
    },

    /** Adds the present places to the trails, or the present values to the curves. */
    trace() {
        if (this.shapes.length === 0) {
            const { q, w } = page.state, now = q.length > 0 ? q : w;
            this.times.push(page.state.t);
            this.values.forEach((list, i) => list.push(now[i]));
            if (this.times.length > MAX_POINTS) [this.times, ...this.values] = [this.times, ...this.values].map(half);
            return;
        }
        this.places().forEach((at, number) => {
            const trail = this.trails[number];
            if (this.shapes[number].kind !== "path" || !at.every(Number.isFinite)) return;
            trail.push(at);
            if (trail.length > MAX_TRAIL) this.trails[number] = half(trail);
        });
    },

    /** Enlarges the box until it has all shapes. */
    contain(places) {
        const { box: [x, y, w, h], size } = around(this.shapes, places.map(at => [at]));
        if (![x, y, w, h].every(Number.isFinite)) return;
        this.size = size;
        const [x0, y0, w0, h0] = this.box || [x, y, -Infinity, -Infinity];
        if (x >= x0 && y >= y0 && x + w <= x0 + w0 && y + h <= y0 + h0) return;
        const [left, low] = [Math.min(x, x0), Math.min(y, y0)];
        const [wide, high] = [Math.max(x + w, x0 + w0) - left, Math.max(y + h, y0 + h0) - low];
        const room = 0.25 * Math.max(wide, high, 4 * size);
        this.box = [left - room, low - room, wide + 2 * room, high + 2 * room];
        this.plane.rule(this.box);
    },

    show() {
        if (this.shapes.length === 0) return;
        const places = this.places();
        if (!page.dragged) this.contain(places);
        if (!this.box) return;
        this.moves.forEach((move, number) => {
            const isPath = this.shapes[number].kind === "path";
            move(isPath ? [...this.trails[number], places[number]] : places[number]);
        });
        const body = Math.max(this.shapes.findLastIndex(shape => shape.kind === "body"), 0);
        this.plane.show(by("follow").checked ? near(this.box, this.size, places[body]) : this.box);
    },
};

/** Shows the present state. */
const cells = [...data.coordinates, ...data.velocities].map(() => by("readout").appendChild(document.createElement("span")));
const show = () => {
    if (!page.state) return;
    const { t, q, w } = page.state;
    scene.show();
    curves.show(performance.now());
    by("now").textContent = `t = ${t.toFixed(2)}${TIME}`;
    by("factor").textContent = `× ${short(10 ** by("speed").value)}`;
    [...data.coordinates, ...data.velocities].forEach(({ name, unit }, i) => {
        cells[i].textContent = `${name} = ${short(i < q.length ? q[i] : w[i - q.length])}${after(unit)}`;
    });
};
