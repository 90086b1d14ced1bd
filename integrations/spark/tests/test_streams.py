"""What a task holds and waits for, seen without Spark."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
from conftest import SMALL, processes, weeks

from stepchart import spark as _cards


def batches(count: int, taken: list[int]) -> Iterator[pa.RecordBatch]:
    for index, job in enumerate(weeks(count)):
        taken.append(index)
        yield pa.RecordBatch.from_pylist([job])


def test_rows_are_taken_as_answers_are(tool: Path) -> None:
    taken: list[int] = []
    answers = _cards._draw(batches(10_000, taken), json.dumps(SMALL), str(tool))
    first = next(answers)
    assert first.num_rows == _cards._MOST_ROWS
    assert len(taken) <= _cards._MOST_ROWS + _cards._WINDOW + 1
    answers.close()
    assert processes(tool) == []


def test_a_batch_of_answers_has_few_bytes(tool: Path) -> None:
    sizes = [
        sum(batch.column("bytes").to_pylist())
        for batch in _cards._draw(batches(150, []), json.dumps({"scale": 3}), str(tool))
    ]
    assert len(sizes) > 1
    assert max(sizes) < 2 * _cards._MOST_BYTES


def test_lines_and_answers_longer_than_a_pipe(tool: Path) -> None:
    numbers = random.Random(1)
    rows = [{"id": "years", "days": numbers.choices(range(20_000), k=4_000)} for _ in range(64)]
    batch = pa.RecordBatch.from_pylist(rows)
    answers = list(_cards._draw([batch], json.dumps({"scale": 4}), str(tool)))
    assert sum(batch.num_rows for batch in answers) == 64
    assert min(min(batch.column("bytes").to_pylist()) for batch in answers) > 1 << 16
