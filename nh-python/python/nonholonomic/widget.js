// Sliders, and the curves of the motion that they give. Python runs the motion: it is told `values`, and answers with `rows`, a table of 32-bit numbers.

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 420, HEIGHT = 190, LEFT = 58, BOTTOM = 34, TOP = 18, RIGHT = 8;
const COLOURS = ["#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2"];

function element(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

function html(name, style, ...children) {
  const made = document.createElement(name);
  if (style) made.setAttribute("style", style);
  made.append(...children);
  return made;
}

/** The columns of the table. */
export function columns(view, width) {
  const count = view ? Math.floor(view.byteLength / 4 / width) : 0;
  return Array.from({ length: width }, (_, j) =>
    Array.from({ length: count }, (_, i) => view.getFloat32(4 * (i * width + j), true)));
}

/** The least and the greatest finite value, apart at least as far as single precision tells. */
export function range(lists) {
  let low = Infinity, high = -Infinity;
  for (const list of lists) for (const value of list) if (Number.isFinite(value)) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) return [0, 1];
  if (low === high) { const gap = Math.abs(low) * 1e-6 || 1; return [low - gap, high + gap]; }
  return [low, high];
}

/** Round numbers within a range, about `count` of them. */
export function ticks(low, high, count = 4) {
  const rough = (high - low) / count, power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough);
  const found = [];
  for (let k = Math.ceil(low / step); k * step <= high; k++) found.push(k * step);
  return found;
}

function label(value) {
  return String(Number(value.toPrecision(4)));
}

/** A panel's curves, its axes, and a function that marks a row. */
function draw(panel, data) {
  const ys = panel.y.map((j) => data[j]), xs = data[panel.x];
  let [left, right] = range([xs]), [low, high] = range(ys);
  const w = WIDTH - LEFT - RIGHT, h = HEIGHT - TOP - BOTTOM;
  if (panel.equal) {
    // One scale for both axes.
    const scale = Math.max((right - left) / w, (high - low) / h);
    const [midX, midY] = [(left + right) / 2, (low + high) / 2];
    [left, right] = [midX - (scale * w) / 2, midX + (scale * w) / 2];
    [low, high] = [midY - (scale * h) / 2, midY + (scale * h) / 2];
  }
  const px = (x) => LEFT + (w * (x - left)) / (right - left);
  const py = (y) => TOP + h - (h * (y - low)) / (high - low);
  const svg = element("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, "font-size": 11, fill: "currentColor" });
  svg.append(element("rect", { x: LEFT, y: TOP, width: w, height: h, fill: "none", stroke: "currentColor", "stroke-opacity": 0.3 }));
  for (const x of ticks(left, right)) svg.append(element("text", { x: px(x), y: TOP + h + 14, "text-anchor": "middle" }, label(x)));
  for (const y of ticks(low, high)) svg.append(element("text", { x: LEFT - 4, y: py(y) + 4, "text-anchor": "end" }, label(y)));
  if (!panel.equal) svg.append(element("text", { x: LEFT + w / 2, y: HEIGHT - 4, "text-anchor": "middle" }, "t"));
  if (panel.label) svg.append(element("text", { x: LEFT, y: TOP - 6 }, panel.label));
  let at = LEFT;
  if (!panel.label) panel.names.forEach((name, i) => {
    svg.append(element("text", { x: at, y: TOP - 6, fill: COLOURS[i % COLOURS.length] }, name));
    at += 7 * name.length + 14;
  });
  const dots = ys.map((values, i) => {
    const colour = COLOURS[i % COLOURS.length];
    const points = values.map((y, k) => [px(xs[k]), py(y)]).filter((point) => point.every(Number.isFinite));
    const path = points.map((point) => point.map((x) => x.toFixed(1)).join(",")).join(" ");
    svg.append(element("polyline", { points: path, fill: "none", stroke: colour, "stroke-width": 1.2 }));
    const dot = element("circle", { r: 3, fill: colour });
    svg.append(dot);
    return [dot, values];
  });
  const mark = (k) => dots.forEach(([dot, values]) => {
    if (!Number.isFinite(values[k])) return;
    dot.setAttribute("cx", px(xs[k]));
    dot.setAttribute("cy", py(values[k]));
  });
  return [svg, mark];
}

function render({ model, el }) {
  const figures = html("div", "display:flex;flex-wrap:wrap;gap:4px");
  const note = html("div", "color:#c00;white-space:pre-wrap");
  const controls = html("div", "display:grid;grid-template-columns:auto 10em 6em;gap:0 8px;align-items:center;align-content:start");
  let waiting = false, pending = null;

  function ask(values) {
    // While an answer is due only the last wish is kept.
    if (waiting) { pending = values; return; }
    waiting = true;
    model.set("asked", model.get("asked") + 1);
    model.set("values", values);
    model.save_changes();
  }

  let wanted = { ...model.get("values") };
  const shown = {};
  for (const slider of model.get("sliders")) {
    const input = html("input"), value = html("span");
    for (const [key, text] of [["type", "range"], ["min", slider.min], ["max", slider.max], ["step", (slider.max - slider.min) / 1000]]) input.setAttribute(key, String(text));
    input.setAttribute("aria-label", slider.name);
    const show = (x) => { value.textContent = `${label(x)} ${slider.unit}`; };
    input.value = String(wanted[slider.name]);
    show(wanted[slider.name]);
    input.addEventListener("input", () => {
      wanted = { ...wanted, [slider.name]: Number(input.value) };
      show(Number(input.value));
      ask(wanted);
    });
    shown[slider.name] = (x) => { input.value = String(x); show(x); };
    controls.append(html("span", "", slider.name), input, value);
  }

  let marks = [], count = 0, row = 0, timer = null;
  const place = html("input", "width:12em"), play = html("button", "");
  for (const [key, text] of [["type", "range"], ["min", 0], ["step", 1]]) place.setAttribute(key, String(text));
  place.setAttribute("aria-label", "time");
  const mark = (k) => { row = k; place.value = String(k); marks.forEach((mark) => mark(k)); };
  const stop = () => { clearInterval(timer); timer = null; play.textContent = "▶"; };
  place.addEventListener("input", () => mark(Number(place.value)));
  play.textContent = "▶";
  play.addEventListener("click", () => {
    if (timer !== null) { stop(); return; }
    if (row >= count - 1) mark(0);
    play.textContent = "❚❚";
    // The whole motion takes eight seconds.
    timer = setInterval(() => (row >= count - 1 ? stop() : mark(Math.min(count - 1, row + Math.max(1, Math.round(count / 240))))), 33);
  });

  function redraw() {
    const data = columns(model.get("rows"), model.get("width"));
    count = data[0].length;
    if (count === 0) return;
    const drawn = model.get("panels").map((panel) => draw(panel, data));
    figures.replaceChildren(...drawn.map(([svg]) => svg));
    marks = drawn.map(([, mark]) => mark);
    place.setAttribute("max", String(count - 1));
    mark(Math.min(row, count - 1));
  }

  function answered() {
    waiting = false;
    if (pending !== null) { const values = pending; pending = null; ask(values); }
  }

  function told() {
    note.textContent = model.get("error");
    figures.setAttribute("style", `display:flex;flex-wrap:wrap;gap:4px;opacity:${model.get("error") ? 0.5 : 1}`);
  }

  const moved = () => {
    if (waiting) return;
    wanted = { ...model.get("values") };
    for (const [name, show] of Object.entries(shown)) show(wanted[name]);
  };
  const heard = [["change:rows", redraw], ["change:error", told], ["change:answered", answered], ["change:values", moved]];
  for (const [event, listener] of heard) model.on(event, listener);
  el.append(html("div", "display:flex;flex-wrap:wrap;gap:12px", html("div", "", html("b", "", model.get("name")), controls, html("div", "margin-top:6px", play, place), note), figures));
  redraw();
  told();
  return () => {
    stop();
    for (const [event, listener] of heard) model.off(event, listener);
  };
}

export default { render };
