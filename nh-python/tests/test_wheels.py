"""The workflow that builds the wheels, and their features."""

import itertools
import pathlib
import re
import sys
import sysconfig

import pytest

import nonholonomic as nh

CHECKOUT = pathlib.Path(__file__).parents[2]
WORKFLOW = CHECKOUT / ".github" / "workflows" / "wheels.yml"


@pytest.mark.skipif(not WORKFLOW.is_file(), reason="the workflow is in a checkout")
def test_the_workflow_makes_a_wheel_for_each_platform():
    yaml = pytest.importorskip("yaml")
    workflow = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    assert set(workflow["jobs"]) == {"wheel", "sources", "publish"}
    job = workflow["jobs"]["wheel"]
    matrix = job["strategy"]["matrix"]
    names = [f"{platform['name']} {python['name']}" for platform, python in itertools.product(matrix["platform"], matrix["python"])]
    systems = ("linux-x86_64", "linux-aarch64", "macos-x86_64", "macos-aarch64", "windows-x86_64")
    assert names == [f"{system} {python}" for system in systems for python in ("abi3", "3.14t")]
    assert workflow["jobs"]["publish"]["needs"] == ["wheel", "sources"] and workflow["jobs"]["publish"]["if"].startswith("startsWith(github.ref")
    builds = [step for step in job["steps"] if step.get("uses", "").startswith("PyO3/maturin-action@")]
    assert len(builds) == 1 and "--locked" in builds[0]["with"]["args"]
    # YAML reads `on` as a truth value.
    assert workflow[True]["push"]["tags"] == ["v*"] and workflow["permissions"] == {"contents": "read"}


@pytest.mark.skipif(not WORKFLOW.is_file(), reason="the workflow is in a checkout")
def test_its_features_are_those_of_the_crate():
    tomllib = pytest.importorskip("tomllib")
    features = tomllib.loads((CHECKOUT / "nh-python" / "Cargo.toml").read_text(encoding="utf-8"))["features"]
    assert features["default"] == ["extension-module", "abi3"] and features["abi3"] == ["pyo3/abi3-py310"]
    asked = re.findall(r"--features ([\w,-]+)", WORKFLOW.read_text(encoding="utf-8"))
    assert asked == ["extension-module"] and all(name in features for name in asked)


def test_the_module_does_not_need_the_lock():
    """Free-threaded Python continues without the lock after the import."""
    is_enabled = getattr(sys, "_is_gil_enabled", lambda: True)()
    assert nh.__version__ and is_enabled != bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
