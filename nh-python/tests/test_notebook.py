"""The tour runs as a notebook and shows the results in its text."""

import pathlib

import pytest

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")
pytest.importorskip("matplotlib")

TOUR = pathlib.Path(__file__).parents[2] / "examples" / "python" / "tour.ipynb"


@pytest.mark.skipif(not TOUR.is_file(), reason="the examples are in a checkout")
def test_the_tour():
    notebook = nbformat.read(TOUR, as_version=4)
    nbformat.validate(notebook)
    assert all(cell.get("outputs", []) == [] and cell.get("execution_count") is None for cell in notebook.cells), "it is kept without outputs"
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    assert {"text/html", "text/latex"} <= kinds, "equations and figures are shown"
    assert any("<svg" in output.get("data", {}).get("text/html", "") for output in outputs)
    assert not any(output.output_type == "error" or output.get("name") == "stderr" for output in outputs)
