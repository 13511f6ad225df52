"""The widget: messages and their answers; and its page, by node with a stub of a document."""

import json
import pathlib
import shutil
import subprocess

import numpy as np
import pytest

import nonholonomic as nh
from nonholonomic._widget import Rerun

PAGE = pathlib.Path(nh.__file__).with_name("widget.js")


def rerun(system, q=None, v=None, h=None, sliders=None, **settings):
    return Rerun(system, q, v, h, sliders, dict(until=None, steps=400, project=True, method="gonzalez", **settings))


def test_values_give_motions(chaplygin):
    """The columns agree with `simulate` at the values of the sliders, in single precision."""
    made = rerun(chaplygin, h=0.05, data="lively", sliders={"J": (0.5, 20), "theta": (-3, 3)})
    assert [(s["name"], s["kind"], s["min"], s["max"]) for s in made.sliders] == [("J", "parameter", 0.5, 20), ("theta", "coordinate", -3, 3)]
    table, error = made({"J": 3.5, "theta": 1.0})
    q, v = chaplygin.initial("lively")
    q, v = chaplygin.project([q[0], q[1], 1.0], v)
    run = chaplygin.of("lively", J=3.5).simulate([*q[:2], 1.0], chaplygin.initial("lively")[1], 0.05, steps=400, method="gonzalez", project=True, accuracy=False)
    assert error == "" and table.dtype == np.float32 and table.shape[0] == 401
    assert np.array_equal(table[:, 0], run.t.astype(np.float32))
    plane = made.panels[0]
    assert plane["equal"] and plane["label"] == "x1 (m), x2 (m)"
    assert np.array_equal(table[:, plane["x"]], run["x1"].astype(np.float32)) and np.array_equal(table[:, plane["y"][0]], run["x2"].astype(np.float32))
    assert [panel["label"] for panel in made.panels[2:]] == ["energy error", "constraint"]


def test_sliders(sleigh):
    """All parameters, coordinates and velocities have a slider by default; parameters keep their sign."""
    made = rerun(sleigh, {"x": 1}, {"theta_dot": 1}, 0.01)
    assert [s["name"] for s in made.sliders] == ["m", "J", "k", "x", "y", "theta", "x_dot", "y_dot", "theta_dot"]
    assert all(s["min"] > 0 for s in made.sliders[:3]) and all(s["min"] < s["value"] < s["max"] for s in made.sliders)
    with pytest.raises(ValueError, match="did you mean"):
        rerun(sleigh, {"x": 1}, {"theta_dot": 1}, 0.01, sliders=["thetta"])
    with pytest.raises(ValueError, match=r"must be a pair \(least, greatest\)"):
        rerun(sleigh, {"x": 1}, {"theta_dot": 1}, 0.01, sliders={"J": (2, 1)})


def test_mistakes_are_answered(sleigh):
    made = rerun(sleigh, {"x": 1}, {"theta_dot": 1}, 0.01)
    for values, text in (({"J": float("nan")}, "finite"), ({"Q": 1}, "slider"), ({"m": 0.0}, "")):
        table, error = made(values)
        assert error and text in error
    assert made({})[1] == ""


def test_long_motions_have_few_rows(sleigh):
    made = Rerun(sleigh, {"x": 1}, {"theta_dot": 1}, 0.01, ["J"], dict(until=None, steps=50_000, method="rk4", project=True))
    assert made({"J": 1})[0].shape[0] == 1001


def test_messages(chaplygin):
    """New values from the page run the motion again, and an error keeps the curves."""
    pytest.importorskip("anywidget")
    widget = chaplygin.widget(h=0.05, steps=100, data="lively", sliders=["J", "a"])
    read = lambda: np.frombuffer(widget.rows, np.float32).reshape(-1, widget.width)
    before = read()
    assert before.shape[0] == 101 and widget.error == "" and widget.name == "chaplygin_sleigh"
    widget.set_state({"asked": 1, "values": {**widget.values, "J": 2.5}})
    after = read()
    assert widget.answered == 1 and not np.array_equal(before, after)
    run = chaplygin.of("lively", J=2.5).simulate(*chaplygin.initial("lively"), 0.05, steps=100, project=True, accuracy=False)
    assert np.array_equal(after[:, widget.panels[0]["x"]], run["x1"].astype(np.float32))
    widget.set_state({"asked": 2, "values": {**widget.values, "J": -1.0}})
    assert widget.answered == 2 and widget.error and np.array_equal(read(), after)


STUB = """
class Element {
  constructor(name) { this.name = name; this.attributes = {}; this.children = []; this.listeners = {}; }
  setAttribute(key, value) { this.attributes[key] = value; }
  append(...children) { this.children.push(...children); }
  replaceChildren(...children) { this.children = children; }
  addEventListener(event, listener) { this.listeners[event] = listener; }
  all(name) { return this.children.flatMap((child) => typeof child === "string" ? [] : [...(child.name === name ? [child] : []), ...child.all(name)]); }
}
globalThis.document = { createElement: (name) => new Element(name), createElementNS: (_, name) => new Element(name) };

const told = JSON.parse(process.argv[2]);
const rows = Buffer.from(told.rows, "base64");
const state = { ...told.state, rows: new DataView(rows.buffer, rows.byteOffset, rows.byteLength), asked: 0, answered: 0, error: "" };
const listeners = {}, saved = [];
const model = {
  get: (key) => state[key],
  set: (key, value) => { state[key] = value; },
  save_changes: () => saved.push({ ...state.values }),
  on: (event, listener) => { listeners[event] = listener; },
  off: (event) => { delete listeners[event]; },
};
const { default: widget, range, ticks } = await import(process.argv[3]);
const el = new Element("div");
const leave = widget.render({ model, el });
const inputs = el.all("input"), lines = el.all("polyline"), dots = el.all("circle");
const drag = (value) => { inputs[0].value = String(value); inputs[0].listeners.input(); };
drag(2); drag(3); drag(4);
const sent = saved.length;
listeners["change:answered"]();
const place = inputs.find((input) => input.attributes["aria-label"] === "time");
place.value = "1";
place.listeners.input();
const cy = dots.map((dot) => dot.attributes.cy);
state.error = "off the constraints";
listeners["change:error"]();
const note = el.all("div").find((div) => div.textContent === "off the constraints");
leave();
console.log(JSON.stringify({
  labels: inputs.map((input) => input.attributes["aria-label"]),
  points: lines.map((line) => line.attributes.points), cy, sent, saved, noted: note !== undefined,
  left: Object.keys(listeners).length, range: range([[3, NaN, -1]]), flat: range([[2, 2]]), ticks: ticks(0, 1), last: place.attributes.max,
}));
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_page(tmp_path):
    """The page draws the table, sends one request at a time, keeps the last, and marks a row."""
    import base64

    page, stub = tmp_path / "widget.mjs", tmp_path / "stub.mjs"
    shutil.copy(PAGE, page)
    stub.write_text(STUB)
    table = np.array([[0, 0], [1, 2], [2, 1]], np.float32)
    state = dict(
        name="cart",
        width=2,
        values={"m": 1},
        sliders=[dict(name="m", kind="parameter", min=0.5, max=5, value=1, unit="kg")],
        panels=[dict(label="", x=0, y=[1], names=["x"], equal=False)],
    )
    told = json.dumps(dict(rows=base64.b64encode(table.tobytes()).decode(), state=state))
    out = subprocess.run(["node", str(stub), told, page.as_uri()], capture_output=True, text=True, timeout=60)
    assert out.returncode == 0, out.stderr
    found = json.loads(out.stdout)
    assert found["labels"] == ["m", "time"] and found["left"] == 0 and found["noted"]
    # Axes from (58, 156) to (412, 18) for t from 0 to 2 and x from 0 to 2.
    assert found["points"] == ["58.0,156.0 235.0,18.0 412.0,87.0"] and found["cy"] == [18]
    assert found["sent"] == 1 and found["saved"] == [{"m": 2}, {"m": 4}]
    assert found["range"] == [-1, 3] and found["flat"][0] < 2 < found["flat"][1] and found["last"] == "2"
    assert np.allclose(found["ticks"], [0, 0.5, 1])
