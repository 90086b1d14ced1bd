"""The cells of the cookbook, in a real kernel."""

from __future__ import annotations

import base64
import os
import re
import struct
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import TOP

import stepchart

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")


def test_cells_show_pictures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = (TOP / "docs/cookbook.md").read_text()
    cells = re.findall(r"```python notebook[^\n]*\n(.*?)```", page, re.DOTALL)
    assert len(cells) == 3
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    # The kernel of this Python, not of another that is registered.
    (tmp_path / "kernels/this").mkdir(parents=True)
    (tmp_path / "kernels/this/kernel.json").write_text(
        f'{{"argv": ["{sys.executable}", "-m", "ipykernel_launcher", "-f", "{{connection_file}}"], '
        '"display_name": "this", "language": "python"}'
    )
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    client = nbclient.NotebookClient(
        notebook, timeout=120, kernel_name="this", resources={"metadata": {"path": str(TOP)}}
    )
    client.execute()
    nbformat.validate(notebook)
    pictures = []
    for cell in notebook.cells:
        (output,) = cell.outputs
        assert output.output_type == "execute_result", output
        pictures.append(shown(output))
    assert pictures[0] == stepchart.render(
        [7314, 2583, 16105, 6015, 60, 3942, 1641], goal=10000, values="extremes"
    ).bytes
    # To look at.
    if folder := os.environ.get("STEPCHART_TEST_PICTURES"):
        for index, picture in enumerate(pictures):
            Path(folder, f"notebook-{index}.png").write_bytes(picture)


def shown(output: Any) -> bytes:
    """The picture of a cell, which has half as many points as pixels, and words beside it."""
    png = base64.b64decode(output.data["image/png"])
    width, height = struct.unpack_from(">II", png, 16)
    about = output.metadata["image/png"]
    assert (about["width"], about["height"]) == (round(width / 2), round(height / 2))
    assert output.data["text/plain"]
    assert about["alt"] in (output.data["text/plain"], "")
    return png
