"""The blocks of the guide run in order and print the output on the page."""

import contextlib
import io
import pathlib
import re

import pytest

GUIDE = pathlib.Path(__file__).parents[2] / "docs" / "python.md"


@pytest.mark.skipif(not GUIDE.is_file(), reason="the guide is in a checkout")
def test_the_guide(tmp_path, monkeypatch):
    pytest.importorskip("polars")
    # A block writes a file.
    monkeypatch.chdir(tmp_path)
    section, _ = GUIDE.read_text(encoding="utf-8").split("\n## A compiled package\n")
    blocks = re.findall(r"```(python|text)\n(.*?)```", section, re.S)
    assert len(blocks) >= 5
    scope, printed = {}, ""
    for language, block in blocks:
        if language == "text":
            assert printed == block
            continue
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(block, str(GUIDE), "exec"), scope)
        printed = out.getvalue()
    from matplotlib import pyplot

    pyplot.close("all")
