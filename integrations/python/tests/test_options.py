"""The options are those of the table."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from datetime import date
from decimal import Decimal
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


@pytest.mark.parametrize("command", [*COMMANDS, "days", "facts", "compare", "batch"])
def test_signatures_are_full(command: str) -> None:
    """Editors and `help` know the options of methods and coroutines, too."""

    def parameters(function: Any) -> list[inspect.Parameter]:
        return [one for name, one in inspect.signature(function).parameters.items() if name != "self"]

    expected = parameters(getattr(stepchart, command))
    others = [getattr(stepchart.aio, command)]
    if command in COMMANDS or command == "batch":
        others += [getattr(stepchart.Renderer, command), getattr(stepchart.aio.Renderer, command)]
    for other in others:
        assert parameters(other) == expected
        assert other.__doc__ == f"As `stepchart.{command}`."


def test_values_as_people_give_them(tmp_path: Path) -> None:
    same = stepchart.render(WEEK, goal=8000, size="300x100")
    goals: list[Any] = [8000.0, Decimal(8000), "8000", "8k"]
    for goal in goals:
        assert stepchart.render(WEEK, goal=goal, size=(300, 100)) == same
    pair: Any = [300.0, 100]
    assert stepchart.render(WEEK, goal=8000, size=pair) == same
    dated = {date(2016, 9, 12): 7}
    for month in (date(2016, 9, 1), "Sep 2016", 9):
        assert stepchart.render(dated, month=month) == stepchart.render(dated, month="2016-09")
    assert stepchart.render(dated, year=2016) == stepchart.render(dated, year="2016")
    assert stepchart.render(dated, week=37) == stepchart.render(dated, week=date(2016, 9, 12))
    assert stepchart.facts(dated, year=2016)["days"] == 366
    with pytest.raises(stepchart.FileError, match="x.ttf: No such file"):
        stepchart.render(WEEK, font="x.ttf")
    table = b"who,date,steps\nanna,2016-09-12,7\nben,2016-09-12,8\n"
    assert stepchart.render(table, where="who=ben").facts["total"] == 8
    # Letters that no font has are left out, and that is told.
    assert stepchart.render(WEEK, title="Anna \N{GRINNING FACE}").warnings
    # The alternative text as a file.
    picture = stepchart.render(WEEK, alt=tmp_path / "alt.txt")
    assert picture.alt in (tmp_path / "alt.txt").read_text()


def test_strict_types(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    (tmp_path / "good.py").write_text(
        "import asyncio\nfrom datetime import date\nimport stepchart\n"
        "picture: stepchart.Picture = stepchart.render([1, 2], goal=3, from_=date(2016, 9, 12), theme={'extends': 'dark'})\n"
        "data: bytes = picture.bytes + bytes(picture)\n"
        "options: stepchart.CardOptions = {'preset': 'og', 'goal': 3}\n"
        "card = asyncio.run(stepchart.aio.card([1, 2], **options))\n"
        "print(card.alt, stepchart.compare(card, data).same)\n"
        "stepchart.render([1], year=2025, month=date(2025, 3, 1), week=46, goal='10k', last='30d', size=(300, 200))\n"
        "total: int = card.facts['total'] + card.facts['goal']['reached']\n"
        "best: int = stepchart.facts([1, 2], goal='5k')['bestDay']['steps']\n"
        "weeks: list[str] = [week['first'] for week in stepchart.facts('a.json', year=2025)['weeks']]\n"
        "for result in stepchart.batch([[1, 2], {'days': [3]}], command='card', preset='square', goal=3):\n"
        "    if isinstance(result, stepchart.StepchartError):\n"
        "        print(result.line, result.field)\n"
        "    else:\n"
        "        result.save('a.png')\n"
    )
    wrong = {
        "goal=[3]": "arg-type",
        "gaol=3": "call-arg",
        "mark='pie'": "arg-type",
        "preset='og'": "call-arg",
    }
    (tmp_path / "bad.py").write_text(
        "import asyncio\nimport stepchart\n" + "".join(f"stepchart.render([1], {words})\n" for words in wrong)
        + "stepchart.Renderer().card([1], preset='cube')\n"
        + "asyncio.run(stepchart.aio.card([1], gaol=3))\nstepchart.batch([[1]], 'pie')\nstepchart.facts([1])['totle']\n"
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", str(tmp_path / "cache")]
    good = subprocess.run([*command, tmp_path / "good.py"], capture_output=True, text=True)
    assert (good.returncode, good.stdout) == (0, ""), good.stderr
    bad = subprocess.run([*command, tmp_path / "bad.py"], capture_output=True, text=True).stdout.splitlines()
    errors = [line for line in bad if ": error: " in line]
    assert [line.rsplit("[", 1)[1].rstrip("]") for line in errors] == [
        *wrong.values(), "arg-type", "call-arg", "arg-type", "typeddict-item",
    ]


def test_command(tool: str) -> None:
    done = subprocess.run([sys.executable, "-m", "stepchart", "--version"], capture_output=True, text=True)
    assert done.stdout.encode() == drawn(tool, "--version")
    assert stepchart.__version__ == done.stdout.strip()
    failed = subprocess.run([sys.executable, "-m", "stepchart", "render", "none.json"], capture_output=True)
    assert failed.returncode in (64, 66)
    assert Path(tool).parent == Path(sys.executable).parent
    assert stepchart.render(WEEK).width == 1125
