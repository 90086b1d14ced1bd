"""What goes wrong is an exception that says where and what."""

from __future__ import annotations

import pickle
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from conftest import WEEK

import stepchart
from stepchart import DataError, FileError, Renderer, StepchartError, UsageError
from stepchart.errors import spelled


@pytest.mark.parametrize(
    ("days", "options", "kind", "code", "field", "message"),
    [
        ([1, "x"], {}, DataError, 65, "days[1]", 'days[1]: expected a day or a whole number >= 0, found "x"'),
        (
            [1],
            {"goal": "x"},
            DataError,
            65,
            "goal",
            "goal: expected a whole number of steps from 1 to 1000000000, or a goal as in 8km, 5mi or 12floors, found \"x\"",
        ),
        ([1], {"select": 9}, DataError, 65, "select", "select: expected the number of a day, from 0 to 0, found 9"),
        (b"date,steps\n2016-09-12,x\n", {}, DataError, 65, "steps", 'days:2:12: steps: expected a whole number >= 0, found "x"'),
        ("none.json", {}, FileError, 66, None, None),
        ([1], {"theme": "drak.json"}, FileError, 66, None, None),
        ([1], {"title": "\N{CJK UNIFIED IDEOGRAPH-6B65}"}, DataError, 65, None, None),
    ],
)
def test_kinds(
    days: Any, options: dict[str, Any], kind: type[StepchartError], code: int, field: str | None, message: str | None
) -> None:
    with pytest.raises(StepchartError) as caught:
        stepchart.render(days, **options)
    error = caught.value
    assert (type(error), error.code) == (kind, code), error
    if message is not None:
        assert (str(error), error.field) == (message, field)
    assert "standard input" not in str(error)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.code, again.field) == (kind, str(error), code, error.field)


def test_they_are_errors_of_values() -> None:
    with pytest.raises(ValueError):
        stepchart.render([1, "x"])
    assert issubclass(UsageError, ValueError) and issubclass(DataError, ValueError)


def test_unknown_options() -> None:
    with pytest.raises(TypeError, match="gaol"):
        stepchart.render(WEEK, gaol=3)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="gaol"):
        Renderer().render(WEEK, gaol=3)  # type: ignore[call-arg]
    with pytest.raises(DataError, match='the nearest is "goal"') as caught:
        Renderer().draw("render", WEEK, {"gaol": 3})
    assert caught.value.field == "gaol"


ROWS = [{"date": "2016-09-12", "steps": 1}, {"date": "2016-09-13", "steps": 2}]
WRONG = [ROWS[0], {**ROWS[1], "steps": "x"}]
NUMBER = 'expected a whole number >= 0, found "x"'
KEY = 'expected a known name (the nearest is "nodeColor"), found "nodeColorr"'


@pytest.mark.parametrize(
    ("command", "days", "options", "field", "message"),
    [
        ("render", WEEK, {"theme": {"nodeColorr": "red"}}, "theme", f"theme: {KEY}"),
        # Days that stand in the job as a file, too: what is said of one is not said of the other.
        ("render", ROWS, {"theme": {"nodeColorr": "red"}}, "theme", f"theme: {KEY}"),
        ("render", ROWS, {"theme": "light", "dark_theme": {"nodeColorr": "red"}, "picture": "svg"}, "dark_theme",
         f"dark_theme: {KEY}"),
        ("render", ROWS, {"theme": b'{\n"nodeColorr": "red"}'}, "theme", f"theme:2:1: {KEY}"),
        ("render", ROWS, {"theme": {"nodeColor": "reddish"}}, "theme.nodeColor",
         'theme.nodeColor: expected a colour as "#RRGGBB", "#RRGGBBAA" or by its CSS name, found "reddish"'),
        ("card", ROWS, {"theme": {"extends": "dark"}, "avatar": b"none"}, "avatar",
         "avatar: expected a PNG, JPEG or WebP file, found none of these"),
        ("widget", ROWS, {"devices": {"x": 1}}, "devices", 'devices: expected a known name, found "x"'),
        ("message", ROWS, {"theme": {"nodeColorr": "red"}}, "theme", f"theme: {KEY}"),
        ("card", ROWS, {"theme": {"extends": "dark"}, "previous": WRONG}, "previous[1].steps",
         f"previous[1].steps: {NUMBER}"),
        ("card", WRONG, {"theme": {"extends": "dark"}, "previous": ROWS}, "days[1].steps", f"days[1].steps: {NUMBER}"),
        ("card", WEEK, {"previous": [1, "x"]}, "previous[1]", f"previous[1]: {NUMBER}"),
        ("render", WRONG, {}, "days[1].steps", f"days[1].steps: {NUMBER}"),
        ("message", WRONG, {}, "days[1].steps", f"days[1].steps: {NUMBER}"),
        ("render", {"2016-09-12": 1, "2016-09-13": "x"}, {}, 'days["2016-09-13"]', f'days["2016-09-13"]: {NUMBER}'),
        ("render", {"days": [1, "x"], "selected": 0}, {}, "days[1]", f"days[1]: {NUMBER}"),
        ("render", [ROWS[0], ROWS[1], ROWS[0]], {}, "days[2].date",
         'days[2].date: expected each day once, or repeated="sum", "max" or "last", found 2016-09-12 again, as in days[0]'),
        ("render", [[datetime(2016, 9, 12, 5), 1]] * 2, {}, "days[1].date",
         'days[1].date: expected each time once, or repeated="sum", "max" or "last", found the time of days[0] again'),
        ("render", [], {}, "days", "days: expected at least one day, found none"),
        ("render", WEEK, {"missing_glyph": "bx"}, "missing_glyph",
         'missing_glyph: expected error, box or omit (the nearest is "box"), found "bx"'),
        ("render", ROWS, {"from_": "x"}, "from_", None),
        ("render", WEEK, {"theme": "sepia"}, "theme",
         'theme: expected "light", "dark", "high-contrast", "high-contrast-dark", "color-blind-safe", "auto" or a file, '
         'found "sepia"'),
    ],
)
def test_what_is_wrong_is_named(
    command: str, days: Any, options: dict[str, Any], field: str, message: str | None
) -> None:
    with pytest.raises(StepchartError) as caught:
        getattr(stepchart, command)(days, **options)
    assert caught.value.field == field
    assert str(caught.value) == message or message is None


def test_days_of_many_rows() -> None:
    """They stand in a file of ours, whose name is nobody's business."""
    long = [{**ROWS[0], "note": "a" * (12 << 20)}, {**ROWS[1], "steps": "x"}]
    with pytest.raises(DataError) as caught:
        stepchart.render(long)
    assert str(caught.value) == f"days[1].steps: {NUMBER}"


def test_options_are_spelled_as_in_python() -> None:
    with pytest.raises(DataError) as caught:
        stepchart.render(WEEK, title="\N{CJK UNIFIED IDEOGRAPH-6B65}")
    assert 'font=FILE brings letters, missing_glyph="box" draws a box' in str(caught.value)
    assert caught.value.field == "title"
    for text, expected in [
        ("once, or --repeated sum, max or last, found 5", 'once, or repeated="sum", "max" or "last", found 5'),
        ("--merge only=NAME, --merge sum or --source-priority NAME, as",
         'merge="only=NAME", merge="sum" or source_priority=NAME, as'),
        ("; --last, --from and --to choose some", "; last, from_ and to choose some"),
        ("nothing beside --placeholder", "nothing beside placeholder=True"),
        ("--by week or --by month beside it", 'by="week" or by="month" beside it'),
        ("by --where person=VALUE or --steps-column", 'by where="person=VALUE" or steps_column'),
        ("UTC; --time-zone Area/City does", 'UTC; time_zone="Area/City" does'),
        ("an SVG is, too: --no-still", "an SVG is, too: still=False"),
        ("(--force replaces it)", "(force=True replaces it)"),
        ('found "a \\" --goal 3"', 'found "a \\" --goal 3"'),
    ]:
        assert spelled(text) == expected


def test_commands_by_themselves(tmp_path: Path) -> None:
    for call, field, message in (
        (lambda: stepchart.facts(WRONG), "days[1].steps", f"days[1].steps: {NUMBER}"),
        (lambda: stepchart.facts([1, "x"]), "days[1]", f"days[1]: {NUMBER}"),
        (lambda: stepchart.days(WRONG), "days[1].steps", f"days[1].steps: {NUMBER}"),
        (lambda: stepchart.days(b"date,steps\n2016-09-12,x\n"), "steps", f"days:2:12: steps: {NUMBER}"),
        (lambda: stepchart.facts(WEEK, from_="x"), "from_", "from_: "),
        (lambda: stepchart.compare(b"x", stepchart.render(WEEK)), "expected", "expected: "),
    ):
        with pytest.raises(StepchartError) as caught:
            call()
        assert caught.value.field == field, caught.value
        assert str(caught.value).startswith(message)


def test_output_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError) as caught:
        stepchart.render(WEEK, output=tmp_path / "file/below.png")
    assert caught.value.code == 73


def test_values_that_are_none() -> None:
    with pytest.raises(TypeError, match="font: expected a path, found int"):
        stepchart.render(WEEK, font=[3])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="output: expected a path, found int"):
        stepchart.render(WEEK, output=3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="theme: expected text, .*, found object"):
        stepchart.render(WEEK, theme={"extends": object()})
    with pytest.raises(TypeError, match="previous: expected counts, .*, found int"):
        stepchart.card(WEEK, previous=3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="threshold: expected text, .*, found object"):
        stepchart.compare(b"", b"", threshold=object())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="title: expected text, a number, a date or a path, found object"):
        stepchart.render(WEEK, title=object())  # type: ignore[arg-type]


def test_strangers(tmp_path: Path) -> None:
    """Without files nothing that a caller passes on opens one."""
    (tmp_path / "secret.json").write_text("[1, 2]")
    secret = tmp_path / "secret.json"
    with Renderer(files=False, timeout=1) as renderer:
        named: list[tuple[Any, dict[str, Any]]] = [
            (secret, {}),
            (str(secret), {}),
            (WEEK, {"theme": str(secret)}),
            (WEEK, {"previous": str(secret)}),
            (WEEK, {"font": str(secret)}),
            (WEEK, {"output": tmp_path / "out.png"}),
            (WEEK, {"cache": tmp_path / "cache"}),
            (WEEK, {"layout_json": tmp_path / "layout.json"}),
        ]
        for days, options in named:
            with pytest.raises(UsageError, match="expected no file, found a path") as caught:
                renderer.draw("render", days, options)
            assert caught.value.code == 64
        # Not by the names that jobs have, either.
        for name in ("layout-json", "input"):
            with pytest.raises(StepchartError):
                renderer.draw("render", WEEK, {name: str(secret)})
        assert [path.name for path in tmp_path.iterdir()] == ["secret.json"]
        assert renderer.message(WEEK).caption
        assert renderer.render(WEEK, theme={"extends": "dark"}) == stepchart.render(WEEK, theme="dark")
        with pytest.raises(StepchartError, match="took longer"):
            renderer.render(range(500_000), scale=16, size="4000x4000")


def test_no_command(tmp_path: Path) -> None:
    for text, message in [
        (None, "cannot run: No such file or directory"),
        ("not a program", "cannot run: Exec format error"),
        ("#!/bin/sh\necho 'no batch' >&2\nexit 64\n", "ended with status 64: no batch"),
        ("#!/bin/sh\necho hello\n", "says what is no answer: b'hello\\n'"),
        ("#!/bin/sh\nkill -9 $$\n", "was ended by SIGKILL: it wrote no error"),
        ("#!/bin/sh\necho '{\"ready\": true}'\nread line\necho hello\nexec sleep 9\n", "says what is no answer: hello"),
    ]:
        binary = tmp_path / "stepchart"
        if text is not None:
            binary.write_text(text)
            binary.chmod(0o755)
        with pytest.raises(StepchartError) as caught, Renderer(binary=binary) as renderer:
            renderer.render(WEEK)
        assert message in str(caught.value)
        assert caught.value.code == 70
