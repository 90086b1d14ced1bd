"""The package as it is installed, and the command that came with it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

import stepchart
from stepchart._binary import find

TOP = Path(__file__).resolve().parents[3]
SAMPLES = TOP / "samples"
WEEK = [7314, 2583, 16105, 6015, 60, 3942, 1641]


@pytest.fixture(scope="session")
def tool() -> str:
    return find()


@pytest.fixture(autouse=True, scope="session")
def _elsewhere(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test depends on where it is run."""
    os.chdir(tmp_path_factory.mktemp("elsewhere"))


def drawn(tool: str, *arguments: object) -> bytes:
    """What the command writes to standard output."""
    return subprocess.run([tool, *map(str, arguments)], check=True, stdout=subprocess.PIPE).stdout


def children() -> list[int]:
    """Processes of the command that this one has started, and that still run."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, fields = status.read_text().rpartition(") ")
        except OSError:
            continue
        state, parent = fields.split()[:2]
        if name.endswith("(stepchart") and int(parent) == os.getpid() and state != "Z":
            found.append(int(status.parent.name))
    return found


assert Path(stepchart.__file__).parent.parent.name == "site-packages", "the tests are of the wheel"
