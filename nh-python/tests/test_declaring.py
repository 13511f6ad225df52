"""Systems from Python's values, from YAML, and from the library."""

import copy
import pickle
import warnings
from fractions import Fraction

import numpy as np
import pytest
from conftest import declared

import nonholonomic as nh
from nonholonomic._declaration import to_yaml


def test_a_system_says_what_it_is(sleigh):
    assert sleigh.coordinates == ("x", "y", "theta")
    assert sleigh.velocities == ("x_dot", "y_dot", "theta_dot")
    assert sleigh.parameters == {"m": 1.0, "J": 0.5, "k": 1.0}
    assert sleigh.inputs == () and sleigh.data_sets == () and len(sleigh.constraints) == 1
    assert {"gonzalez", "rk4", "taylor"} <= set(sleigh.methods)
    assert sleigh.default_method == "taylor"
    assert sleigh.J == 0.5 and "J" in dir(sleigh)
    assert repr(sleigh) == "<nonholonomic.System system(): 3 coordinates, 1 constraints>"
    assert repr(sleigh(J=2)) == "<nonholonomic.System system(J=2.0): 3 coordinates, 1 constraints>"
    assert nh.System.from_yaml(sleigh.source).coordinates == sleigh.coordinates


@pytest.mark.parametrize(
    "changes",
    [
        dict(coordinates=["x", "y", "theta"]),
        dict(coordinates="x, y, theta"),
        dict(coordinates={"x": {"unit": "m"}, "y": None, "theta": {"unit": "rad", "text": "the 'heading': of it"}}),
        dict(parameters={"m": np.float32(1), "J": Fraction(1, 2), "k": np.int64(1)}),
        dict(parameters={"m": {"default": 1, "positive": True}, "J": 0.5, "k": "1"}),
        dict(constraints="[-sin(theta)*x_dot + cos(theta)*y_dot]".strip("[]").split(";")),
        dict(constraints=None, constraint_matrix=[["-sin(theta)", "cos(theta)", 0]]),
        dict(lagrangian="T - V", definitions={"T": "m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2", "V": "k/2*(x^2 + y^2)"}),
        dict(
            lagrangian="""
                m/2*(x_dot^2 + y_dot^2)   # a comment
                  + J/2*theta_dot^2
                  - k/2*(x^2 + y^2)
            """.replace("   # a comment", "")
        ),
        dict(initial={"start": {"q": {"x": 1}, "v": {"theta_dot": 1}}}, methods=["gonzalez", "rk4"]),
        dict(text="Ein Schlitten: „schön“, \"quoted\" # no comment\tand a tab", name="Schlitten"),
    ],
)
def test_other_spellings_are_the_same_system(sleigh, changes):
    other = declared(**changes)
    start = dict(q=[1, 0, 0.3], v=[0.2, 0.1, 1], h=0.05, steps=50, method="gonzalez", project=True)
    assert np.array_equal(other.simulate(**start).q, sleigh.simulate(**start).q)


def test_values_are_quoted_as_yaml_reads_them():
    assert to_yaml({"name": "a", "on": True, "text": "yes", "n": 2}) == 'name: a\n"on": true\ntext: "yes"\nn: 2\n'
    assert to_yaml({"coordinates": "x{i} for i in 1..n"}) == 'coordinates:\n  - "x{i} for i in 1..n"\n'
    assert to_yaml({"velocities": "so3(R)"}) == 'velocities: "so3(R)"\n'
    with pytest.raises(ValueError, match="`parameters.m` must be a finite number"):
        to_yaml({"parameters": {"m": float("nan")}})
    with pytest.raises(TypeError, match="must be a text, a number, a list or a dict"):
        to_yaml({"lagrangian": object()})


def test_numbers_keep_their_digits():
    values = {"a": 1e-5, "b": 1e22, "c": 0.1, "d": -3, "e": np.float32(0.1), "f": 1e-300, "g": 2**53}
    system = nh.System(coordinates="x", parameters=values, lagrangian="x_dot^2/2 + (a + b + c + d + e + f + g)*x")
    assert system.parameters == {name: float(value) for name, value in values.items()}


def test_mistakes_have_their_places():
    with pytest.raises(nh.DeclarationError) as caught:
        declared(lagrangian="x_dot^2/2 - z", constraints=["x_dot - w"])
    error = caught.value
    assert isinstance(error, ValueError)
    assert error.diagnostics[0]["message"].startswith("`z` is not a coordinate")
    assert len(error.diagnostics) == 2 and (error.line, error.column) == (7, 26)
    assert error.excerpt == '  |\n7 | lagrangian: "x_dot^2/2 - z"\n  |                          ^'
    assert error.excerpt in str(error) and str(error).endswith("the declaration has 2 errors")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line) == (str(error), error.line)


def test_a_wrong_key_is_answered_with_the_nearest():
    with pytest.raises(nh.DeclarationError, match="unknown key `lagrangain`(.|\n)*did you mean `lagrangian`"):
        nh.System(coordinates="x", lagrangain="x_dot^2")


def test_a_spent_budget_names_the_quantity():
    # A declaration that no other test has derived.
    source = nh.library.snakeboard.source.replace("snakeboard", "snakeboard_in_a_hurry")
    with pytest.raises(nh.BudgetError, match="budget=") as caught:
        nh.System.from_yaml(source, budget="1ms")
    assert caught.value.quantity.startswith("the ")
    with pytest.raises(ValueError, match="`soon` is not a budget"):
        nh.library.snakeboard(budget="soon")


def test_warnings_are_passed_on_once():
    system = declared(parameters=dict(m=1, J=0.5, k=1, unused=3))
    start = dict(q={"x": 1}, v={}, h=0.1, steps=1)
    with pytest.warns(nh.DeclarationWarning, match="`unused` is never used"):
        system.simulate(method="rk4", **start)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        system.simulate(method="gonzalez", **start)


def test_parameters(sleigh):
    heavy = sleigh.with_parameters(J=4.0)
    assert heavy.J == 4 and sleigh.J == 0.5 and heavy(J=0.5).parameters == sleigh.parameters
    for wrong, error, says in [
        (dict(K=1), TypeError, "unknown parameter `K`; "),
        (dict(J="heavy"), TypeError, "`J` must be a real number"),
        (dict(J=float("inf")), ValueError, "must be a finite number"),
    ]:
        with pytest.raises(error, match=says):
            sleigh.with_parameters(**wrong)
    with pytest.raises(ValueError, match="`J` must be positive, it is -1"):
        nh.library.chaplygin_sleigh(J=-1)
    with pytest.raises(AttributeError, match="with_parameters"):
        sleigh.J = 3
    with pytest.raises(AttributeError, match="no parameter `mass`"):
        sleigh.mass
    open_one = declared(parameters={"m": None, "J": 1, "k": 1})
    assert open_one.parameters["m"] is None
    with pytest.raises(ValueError, match=r"no value for `m`.*with_parameters\(m=…\)"):
        open_one.simulate({}, {}, 0.1, steps=1)
    assert open_one(m=1).simulate({}, {}, 0.1, steps=1).complete


def test_data_sets(chaplygin):
    assert chaplygin.data_sets == ("paper", "neg", "lively")
    lively = chaplygin.of("lively", a=1)
    assert (lively.J, lively.m, lively.a) == (1.5, 1.2, 1)
    q, v = chaplygin.initial("lively")
    assert q.tolist() == [0.2, -0.1, 0.3] and v.shape == (3,)
    run = chaplygin.simulate(data="lively", h=0.1, steps=10, method="rk4")
    assert run.parameters == {"J": 1.5, "m": 1.2, "a": 0.6}
    same = chaplygin.of("lively").simulate(q, v, 0.1, steps=10, method="rk4")
    assert np.array_equal(run.q, same.q) and np.array_equal(run.energy, same.energy)
    with pytest.raises(ValueError, match="did you mean `lively`"):
        chaplygin.initial("livly")


def test_the_library():
    names = dir(nh.library)
    assert len(names) == 45 == len(nh.library) and "rattleback" in names and names == list(nh.library)
    assert nh.library.rattleback(h=0.012).h == 0.012
    assert nh.library["chaplygin-sleigh"]().name == "chaplygin_sleigh"
    assert "rattles" in nh.library.rattleback.__doc__ or "rattle" in nh.library.rattleback.source
    with pytest.raises(AttributeError, match="did you mean `rattleback`"):
        nh.library.ratleback
    trailers = nh.library.car_trailers(n=2)
    assert trailers.coordinates[-1] == "theta2" and trailers(n=1).coordinates[-1] == "theta1"
    with pytest.raises(TypeError, match="the constant `n` must be an integer"):
        nh.library.car_trailers(n=1.5)


def test_every_system_of_the_library_is_there():
    for name in nh.library:
        system = nh.library[name]()
        assert system.name == name and system.velocities and system.default_method in system.methods
        assert repr(system).startswith(f"<nonholonomic.System {name}():")


def test_files(tmp_path, sleigh):
    file = tmp_path / "sleigh.yaml"
    file.write_text(sleigh.source, encoding="utf-8")
    assert nh.load(file, J=3).J == 3
    with pytest.raises(FileNotFoundError):
        nh.load(tmp_path / "none.yaml")
    file.write_text("name: a\n", encoding="utf-8")
    with pytest.raises(nh.DeclarationError, match="sleigh.yaml:1:1: error: the key `coordinates` is missing"):
        nh.load(str(file))


def test_copies_are_equal(sleigh):
    system = sleigh(J=3)
    for other in (pickle.loads(pickle.dumps(system)), copy.copy(system), copy.deepcopy(system)):
        assert other == system and hash(other) == hash(system) and other.J == 3
    assert system != sleigh and system != 3
    trailers = nh.library.car_trailers(n=2)
    assert pickle.loads(pickle.dumps(trailers)).coordinates == trailers.coordinates


def test_explanations(chaplygin):
    assert "rho2*cos(theta)/sqrt(m)" in chaplygin.explain(only="equations")
    assert r"\dot\zeta" in chaplygin.explain(format="latex", only=["equations"])
    assert chaplygin.explain("model", "json").startswith("{")
    assert "pub struct ChaplyginSleigh" in chaplygin.rust("rk4")
    latex = chaplygin._repr_latex_()
    assert latex.count("$$") == 6 and r"\tfrac{1}{2} w^{T} g w" in latex and r"\dot\zeta" in latex and r"\documentclass" not in latex
    html = chaplygin._repr_html_()
    assert "Chaplygin's sleigh" in html and "J = 8.0" in html and r"\dot\zeta" in html
    with pytest.raises(ValueError, match="did you mean `mechanics`"):
        chaplygin.explain("mechanic")
    with pytest.raises(ValueError, match="has no `masses`"):
        chaplygin.explain(only="masses")


def test_parameters_follow_others():
    """A default that is declared by other parameters follows their present values."""
    system = nh.System(
        name="mass", coordinates=["x"], parameters={"m": 2, "k": {"default": "3*m"}}, lagrangian="m/2*x_dot^2 - k/2*x^2",
    )
    assert system.parameters == {"m": 2, "k": 6} and system(m=1).parameters == {"m": 1, "k": 3} and system(m=1).k == 3
    assert system(m=1, k=5).parameters == {"m": 1, "k": 5} and system(m=1).energy([1], [0]) == 1.5
    assert system(m=1).simulate([1], [0], 0.1, steps=1, method="rk4").parameters == {"m": 1, "k": 3}
