"""The options are those of the table."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import TOP, WEEK, drawn

import stepchart

COMMANDS = ["render", "animate", "widget", "message", "card"]
# What the package itself says in a job, or does not need.
OWN = {"$schema", "command", "id", "input", "days", "threads"}


def test_they_are_current(tool: str) -> None:
    script = TOP / "integrations/python/generate.py"
    done = subprocess.run([sys.executable, script, tool, "--check"], capture_output=True, text=True)
    assert done.returncode == 0, "make docs-reference writes them:\n" + done.stdout + done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_an_argument(tool: str, command: str) -> None:
    schema: dict[str, Any] = json.loads(drawn(tool, "--generate", "job-schema"))
    (branch,) = (one for one in schema["anyOf"] if one["properties"]["command"]["const"] == command)
    expected = {name.replace("-", "_") for name in branch["properties"]} - {name for name in OWN}
    function = getattr(stepchart, command)
    found = inspect.signature(function).parameters
    assert {name.rstrip("_") for name in found} - {"days"} == expected
    assert all(one.kind is inspect.Parameter.KEYWORD_ONLY for name, one in found.items() if name != "days")
    for name in found:
        assert f"        {name}: " in (function.__doc__ or "")


def test_strict_types(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    (tmp_path / "good.py").write_text(
        "import asyncio\nfrom datetime import date\nimport stepchart\n"
        "picture: stepchart.Picture = stepchart.render([1, 2], goal=3, from_=date(2016, 9, 12), theme={'extends': 'dark'})\n"
        "data: bytes = picture.bytes + bytes(picture)\n"
        "options: stepchart.CardOptions = {'preset': 'og', 'goal': 3}\n"
        "card = asyncio.run(stepchart.aio.card([1, 2], **options))\n"
        "print(card.alt, stepchart.compare(card, data).same)\n"
    )
    wrong = {
        "goal='much'": "arg-type",
        "gaol=3": "call-arg",
        "mark='pie'": "arg-type",
        "preset='og'": "call-arg",
    }
    (tmp_path / "bad.py").write_text(
        "import stepchart\n" + "".join(f"stepchart.render([1], {words})\n" for words in wrong)
        + "stepchart.Renderer().card([1], preset='cube')\n"
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", str(tmp_path / "cache")]
    good = subprocess.run([*command, tmp_path / "good.py"], capture_output=True, text=True)
    assert (good.returncode, good.stdout) == (0, ""), good.stderr
    bad = subprocess.run([*command, tmp_path / "bad.py"], capture_output=True, text=True).stdout.splitlines()
    errors = [line for line in bad if ": error: " in line]
    assert [line.rsplit("[", 1)[1].rstrip("]") for line in errors] == [*wrong.values(), "arg-type"]


def test_command(tool: str) -> None:
    done = subprocess.run([sys.executable, "-m", "stepchart", "--version"], capture_output=True, text=True)
    assert done.stdout.encode() == drawn(tool, "--version")
    assert stepchart.__version__ == done.stdout.strip()
    failed = subprocess.run([sys.executable, "-m", "stepchart", "render", "none.json"], capture_output=True)
    assert failed.returncode in (64, 66)
    assert Path(tool).parent == Path(sys.executable).parent
    assert stepchart.render(WEEK).width == 1125
