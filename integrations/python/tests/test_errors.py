"""What goes wrong is an exception that says where and what."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest
from conftest import WEEK

import stepchart
from stepchart import DataError, FileError, Renderer, StepchartError, UsageError


@pytest.mark.parametrize(
    ("days", "options", "kind", "code", "field", "message"),
    [
        ([1, "x"], {}, DataError, 65, "days[1]", 'days[1]: expected a day or a whole number >= 0, found "x"'),
        ([1], {"goal": "x"}, DataError, 65, "goal", 'goal: expected a whole number of steps from 1 to 1000000000, found "x"'),
        ([1], {"select": 9}, DataError, 65, "select", "select: expected the number of a day, from 0 to 0, found 9"),
        (b"date,steps\n2016-09-12,x\n", {}, DataError, 65, "steps", 'days:2:12: steps: expected a whole number >= 0, found "x"'),
        ("none.json", {}, FileError, 66, None, None),
        ([1], {"theme": "drak"}, FileError, 66, None, None),
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
    with pytest.raises(DataError, match='the nearest is "goal"'):
        Renderer().render(WEEK, gaol=3)  # type: ignore[call-arg]


def test_output_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError) as caught:
        stepchart.render(WEEK, output=tmp_path / "file/below.png")
    assert caught.value.code == 73


def test_values_that_are_none() -> None:
    with pytest.raises(TypeError, match="font: expected a path, found bytes|expected str, bytes or os.PathLike"):
        stepchart.render(WEEK, font=[3])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="output: expected a path, found int"):
        stepchart.render(WEEK, output=3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="found object"):
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
