"""Many jobs at once: each has its picture or its error, in order."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import SAMPLES, WEEK, children

import stepchart
from stepchart import DataError, Picture, Renderer, StepchartError, UsageError


def pictures(results: Iterator[Picture | StepchartError]) -> list[Picture]:
    found = []
    for result in results:
        assert isinstance(result, Picture), result
        found.append(result)
    return found


def test_order() -> None:
    jobs = [{"days": [index, 5], "title": f"Number {index}", "id": index} for index in range(40)]
    found = pictures(stepchart.batch(jobs, scale=1))
    assert [picture.id for picture in found] == [str(index) for index in range(40)]
    assert found[7] == stepchart.render([7, 5], title="Number 7", scale=1)
    assert len(set(found)) == 40


def test_one_process() -> None:
    before = set(children())
    with Renderer() as renderer:
        assert len(pictures(renderer.batch([WEEK] * 20, "card", preset="square"))) == 20
        assert len(set(children()) - before) == 1


def test_what_a_job_may_be() -> None:
    jobs: list[Any] = [
        WEEK,
        {"days": WEEK},
        {"days": WEEK, "preset": "og", "id": "anna"},
        {"days": WEEK, "command": "render", "missing-glyph": "box"},
        {"days": dict(zip(("2016-09-12", "2016-09-13"), WEEK)), "from": "2016-09-13"},
        {"2016-09-12": 7},
        SAMPLES / "week.json",
        {"command": "widget", "snapshot": True},
    ]
    found = pictures(stepchart.batch(jobs, "card", preset="square"))
    expected = [
        stepchart.card(WEEK, preset="square"),
        stepchart.card(WEEK, preset="square"),
        stepchart.card(WEEK, preset="og"),
        # It has no presets.
        stepchart.render(WEEK, missing_glyph="box"),
        stepchart.card({"2016-09-13": WEEK[1]}, preset="square"),
        stepchart.card({"2016-09-12": 7}, preset="square"),
        stepchart.card(SAMPLES / "week.json", preset="square"),
        stepchart.widget(snapshot=True),
    ]
    assert found == expected
    assert [picture.id for picture in found[:3]] == [None, None, "anna"]


def test_errors_have_their_place() -> None:
    jobs: list[Any] = [
        {"days": WEEK},
        {"days": [1, "x"], "id": "anna"},
        {"days": WEEK, "gaol": 3},
        {"days": 3},
        {"days": WEEK, "goal": "x"},
        {"days": WEEK, "command": "pie"},
        {"days": "none.json"},
        {"days": WEEK, "output": 3},
        {"days": WEEK},
    ]
    results = list(stepchart.batch(jobs, "card"))
    errors = [result for result in results if isinstance(result, StepchartError)]
    assert [type(result) is Picture for result in results] == [True, *[False] * 7, True]
    assert [(error.line, error.field, error.id) for error in errors] == [
        (2, "days[1]", "anna"), (3, "gaol", None), (4, "days", None), (5, "goal", None), (6, "command", None),
        (7, None, None), (8, "output", None),
    ]
    assert str(errors[0]) == 'line 2: days[1]: expected a day or a whole number >= 0, found "x"'
    assert errors[0].message == 'days[1]: expected a day or a whole number >= 0, found "x"'
    assert isinstance(errors[0], DataError) and isinstance(errors[2], UsageError)
    assert 'gaol: expected a known name (the nearest is "goal")' in str(errors[1])


def test_jobs_are_taken_as_they_are_needed() -> None:
    taken = []

    def jobs() -> Iterator[Any]:
        for index in range(10_000):
            taken.append(index)
            yield [index]

    results = stepchart.batch(jobs())
    assert isinstance(next(results), Picture)
    # Some wait, so that there is always one to draw.
    assert len(taken) < 10 * (os.cpu_count() or 1) + 20
    del results


def test_what_are_no_jobs() -> None:
    for jobs in ("jobs.jsonl", b"[]", {"days": WEEK}, 3, None):
        with pytest.raises(TypeError, match="jobs: expected a list of jobs or a data frame, found"):
            stepchart.batch(jobs)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="id_column: expected a data frame"):
        stepchart.batch([WEEK], id_column="user")
    assert list(stepchart.batch([])) == []


def test_frames() -> None:
    """Rows in any order, and a job for each user."""
    pandas = pytest.importorskip("pandas")
    polars = pytest.importorskip("polars")
    table = {
        "User ID": ["anna", "ben", "anna", "ben", "cleo"],
        "date": ["2016-09-13", "2016-09-12", "2016-09-12", "2016-09-13", "2016-09-12"],
        "steps": [3, 2, 1, 4, None],
    }
    for frame in (pandas.DataFrame(table), polars.DataFrame(table), polars.DataFrame(table).to_arrow()):
        found = pictures(stepchart.batch(frame, command="card", preset="square"))
        assert [(picture.id, picture.facts["total"]) for picture in found] == [("anna", 4), ("ben", 6), ("cleo", 0)]
        assert found[0] == stepchart.card({"2016-09-12": 1, "2016-09-13": 3}, preset="square")
    wide = pandas.DataFrame({"user": ["anna", "ben"], "2016-09-12": [1, 2], "2016-09-13": [3, None]})
    cards = pictures(stepchart.batch(wide, scale=1))
    assert cards[0] == stepchart.render({"2016-09-12": 1, "2016-09-13": 3}, scale=1)
    assert [(card.id, card.facts["total"]) for card in cards] == [("anna", 4), ("ben", 2)]
    frame = pandas.DataFrame(table).rename(columns={"User ID": "who"})
    assert [picture.id for picture in pictures(stepchart.batch(frame, id_column="who"))] == ["anna", "ben", "cleo"]
    for column, message in ((None, "a column that identifies users"), ("whom", '"whom"')):
        with pytest.raises(UsageError, match=f'id_column: expected {message}.* found "who", "date", "steps"'):
            stepchart.batch(frame, id_column=column)
    wrong = pandas.DataFrame({**table, "steps": [3, 2, 1, "x", 5]})
    results = list(stepchart.batch(wrong))
    assert isinstance(results[1], StepchartError)
    assert (results[1].line, results[1].id, results[1].field) == (2, "ben", "days[1].steps")


def test_asyncio() -> None:
    async def main() -> list[str | None]:
        found = []
        async for result in stepchart.aio.batch([WEEK, [1, "x"], {"days": WEEK, "id": "b"}], "card", preset="og"):
            found.append(result.id if isinstance(result, Picture) else result.field)
        return found

    assert asyncio.run(main()) == [None, "days[1]", "b"]


def test_without_files() -> None:
    with Renderer(files=False) as renderer:
        first, second = renderer.batch([WEEK, {"days": WEEK, "theme": "/etc/passwd"}])
        assert isinstance(first, Picture)
        assert isinstance(second, UsageError)
        assert (second.line, second.field) == (2, "theme")
