// Drawing: shapes in the plane seen from above, and curves over time. Recorded and live pages share it.
const NS = "http://www.w3.org/2000/svg", by = id => document.getElementById(id);
const make = (parent, name, attributes, text) => {
    const element = document.createElementNS(NS, name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    if (text !== undefined) element.textContent = text;
    parent.appendChild(element);
    return element;
};
const after = unit => unit ? " " + unit : "";
const short = x => x === 0 ? "0" : Math.abs(x) >= 1e5 || Math.abs(x) < 1e-3 ? x.toExponential(2) : String(+x.toPrecision(4));
const ticks = (low, high, most) => {
    const raw = (high - low) / most || 1, power = 10 ** Math.floor(Math.log10(raw));
    const step = [1, 2, 5, 10].map(k => k * power).find(step => step >= raw), list = [];
    for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) list.push(+(k * step).toPrecision(12));
    return list;
};

/** The plane of a drawing, in its own units, with lines, and a bar of a round length in the lower left corner. */
const newPlane = (svg, unit) => {
    const plane = make(svg, "g", { id: "plane", transform: "scale(1,-1)" }), grid = make(plane, "g", { id: "grid" });
    const bar = make(svg, "path", { class: "bar", id: "bar" }), barText = make(svg, "text", { id: "bartext" });
    /** Draws lines as far as a window of this box shows, whichever of its sides is the longer. */
    const rule = ([x0, y0, w, h]) => {
        const wide = Math.max(w, h) * 3;
        grid.textContent = "";
        for (const x of ticks(x0 - wide, x0 + w + wide, 60)) make(grid, "line", { class: "grid", x1: x, x2: x, y1: y0 - wide, y2: y0 + h + wide });
        for (const y of ticks(y0 - wide, y0 + h + wide, 60)) make(grid, "line", { class: "grid", x1: x0 - wide, x2: x0 + w + wide, y1: y, y2: y });
    };
    const show = ([x, y, w, h]) => {
        svg.setAttribute("viewBox", `${x} ${-y - h} ${w} ${h}`);
        const power = 10 ** Math.floor(Math.log10(w / 5)), length = [5, 2, 1].map(k => k * power).find(length => length <= w / 5), u = w / 100, left = x + 2 * u, bottom = -y - 2 * u;
        bar.setAttribute("d", `M${left} ${bottom - u}V${bottom}H${left + length}V${bottom - u}`);
        barText.setAttribute("x", left); barText.setAttribute("y", bottom - 1.6 * u);
        barText.setAttribute("style", `font-size:${2.2 * u}px`);
        barText.textContent = short(length) + after(unit);
    };
    return { plane, rule, show };
};

/** Returns how far a shape reaches from its point. */
const reach = shape => shape.kind === "path" || shape.kind === "link" ? 0
    : shape.outline ? Math.max(...shape.outline.map((x, i) => i % 2 ? Math.hypot(x, shape.outline[i - 1]) : 0)) : Math.abs(shape.size) / (shape.kind === "blade" ? 2 : 1);

/** Returns the box around shapes at places, with a margin, and the size of the largest; `null` without a finite place. */
const around = (shapes, placesOfAll) => {
    const low = [Infinity, Infinity], high = [-Infinity, -Infinity];
    let size = 0;
    shapes.forEach((shape, number) => {
        const r = reach(shape), points = shape.kind === "link" ? [0, 2] : [0], places = placesOfAll[number];
        size = Math.max(size, r, shape.kind === "link" ? Math.hypot(places[0][2] - places[0][0], places[0][3] - places[0][1]) : 0);
        for (const place of places) for (const i of points) for (const k of [0, 1]) {
            if (!Number.isFinite(place[i + k])) continue;
            low[k] = Math.min(low[k], place[i + k] - r); high[k] = Math.max(high[k], place[i + k] + r);
        }
    });
    const margin = 0.06 * Math.max(high[0] - low[0], high[1] - low[1], 1e-9);
    return { box: [low[0] - margin, low[1] - margin, high[0] - low[0] + 2 * margin, high[1] - low[1] + 2 * margin], size };
};

/** Nearer than the whole motion is seen, whatever the size of the shapes. */
const near = ([, , w, h], size, at) => {
    const most = Math.max(w, h) / 4, half = Math.min(5 * size || most, most);
    return [at[0] - half, at[1] - half, 2 * half, 2 * half];
};

const line = points => points.length ? "M" + points.map(p => p[0] + " " + p[1]).join("L") : "";

/** Makes the elements of a shape. Returns the function that moves them to a place; a path takes the points of its trail. */
const newShape = (plane, shape, id) => {
    if (shape.kind === "path") {
        const trail = make(plane, "path", { class: "trail", id });
        return points => trail.setAttribute("d", line(points));
    }
    if (shape.kind === "link") {
        const link = make(plane, "line", { class: "link", id });
        return at => ["x1", "y1", "x2", "y2"].forEach((key, k) => link.setAttribute(key, at[k]));
    }
    const group = make(plane, "g", { id }), r = shape.size;
    let roll = () => {};
    if (shape.kind === "body") {
        const corners = []; for (let k = 0; k < shape.outline.length; k += 2) corners.push(shape.outline[k] + "," + shape.outline[k + 1]);
        make(group, "polygon", { class: "body", points: corners.join(" ") });
    } else if (shape.kind === "blade") {
        make(group, "line", { class: "blade", x1: -r / 2, x2: r / 2, y1: 0, y2: 0 });
    } else if (shape.kind === "disk") {
        make(group, "circle", { class: "disk", r }); make(group, "line", { class: "link", x1: 0, x2: r, y1: 0, y2: 0 });
    } else {
        make(group, "rect", { class: "wheel", x: -r, y: -r / 5, width: 2 * r, height: 2 * r / 5, rx: r / 10 });
        // Marks on the rim: those that are above go forward.
        const marks = [0, 1, 2, 3].map(() => make(group, "line", { class: "spoke", y1: -r / 5, y2: r / 5 }));
        roll = angle => marks.forEach((mark, k) => {
            const place = (angle === undefined ? 0 : angle) + k * Math.PI / 2;
            mark.setAttribute("x1", r * Math.sin(place)); mark.setAttribute("x2", r * Math.sin(place));
            mark.setAttribute("visibility", angle !== undefined && Math.cos(place) > 0 ? "visible" : "hidden");
        });
    }
    return at => {
        group.setAttribute("transform", `translate(${at[0]} ${at[1]}) rotate(${(at[2] || 0) * 180 / Math.PI})`);
        roll(at[3]);
    };
};

const COLOURS = ["#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e", "#17becf", "#8c564b", "#e377c2"];
/** Draws curves over the times. Returns the function that moves the cursor to a time. */
const plot = (svg, times, series, title, H, timeUnit) => {
    const W = 900, left = 74, right = 26, top = 22, bottom = 26, from = times[0], to = times[times.length - 1];
    svg.textContent = "";
    svg.setAttribute("viewBox", `0 0 ${W} ${H}`);
    let low = Infinity, high = -Infinity;
    for (const one of series) for (const y of one.values) if (Number.isFinite(y)) { low = Math.min(low, y); high = Math.max(high, y); }
    if (!(high > low)) { const c = Number.isFinite(low) ? low : 0, d = Math.abs(c) * 1e-3 || 1; low = c - d; high = c + d; }
    const X = t => left + (W - left - right) * (t - from) / (to - from || 1), Y = y => H - bottom - (H - top - bottom) * (y - low) / (high - low);
    for (const y of ticks(low, high, 4)) {
        make(svg, "line", { class: "grid", x1: left, x2: W - right, y1: Y(y), y2: Y(y) });
        make(svg, "text", { x: left - 6, y: Y(y) + 4, "text-anchor": "end" }, short(y));
    }
    // The last place is the axis's name's.
    for (const t of ticks(Math.min(from, to), Math.max(from, to), 10)) if (X(t) < W - 50) make(svg, "text", { x: X(t), y: H - 8, "text-anchor": "middle" }, short(t));
    make(svg, "text", { x: W - 8, y: H - 8, "text-anchor": "end" }, timeUnit ? `t [${timeUnit}]` : "t");
    let x = left;
    make(svg, "text", { x, y: 15 }, title);
    x += 8 * title.length + 14;
    series.forEach((one, k) => {
        const points = one.values.map((y, i) => Number.isFinite(y) ? X(times[i]).toFixed(1) + " " + Y(y).toFixed(2) : null).filter(p => p);
        make(svg, "path", { class: "curve", stroke: COLOURS[k % COLOURS.length], d: points.length ? "M" + points.join("L") : "" });
        if (series.length > 1) { const label = one.name + (one.unit ? ` [${one.unit}]` : ""); make(svg, "text", { x, y: 15, style: `fill:${COLOURS[k % COLOURS.length]}` }, label); x += 8 * label.length + 12; }
    });
    const cursor = make(svg, "line", { class: "cursor", y1: top, y2: H - bottom });
    return t => { cursor.setAttribute("x1", X(t)); cursor.setAttribute("x2", X(t)); };
};
