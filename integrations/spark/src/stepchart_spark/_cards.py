"""Rows to jobs, answers to rows."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.types import ArrayType, IntegralType, StringType, StructType

from ._binary import find_binary
from ._server import Server, StepchartError

Row = dict[str, Any]

_COLUMNS = [
    ("id", "string", pa.string()),
    ("ok", "boolean", pa.bool_()),
    ("width", "int", pa.int32()),
    ("height", "int", pa.int32()),
    ("bytes", "bigint", pa.int64()),
    ("sha256", "string", pa.string()),
    ("png", "binary", pa.binary()),
    ("error_code", "int", pa.int32()),
    ("error_field", "string", pa.string()),
    ("error_message", "string", pa.string()),
    ("warnings", "array<string>", pa.list_(pa.string())),
]
_SPARK_SCHEMA = ", ".join(f"{name} {kind}" for name, kind, _ in _COLUMNS)
_ARROW_SCHEMA = pa.schema([(name, kind) for name, _, kind in _COLUMNS])

# Jobs under way at a time: enough to keep the process busy while rows go to and from Spark.
_WINDOW = 32
# Spark sends ten thousand rows at a time. As many pictures would take hundreds of megabytes.
_MOST_ROWS = 1000
_MOST_BYTES = 4 << 20

# Of bad data, as in stepchart's exit status.
_BAD_DATA = 65


def cards(
    df: DataFrame,
    defaults: Mapping[str, object] | None = None,
    binary: str | None = None,
) -> DataFrame:
    """Draws a picture for every row.

    Each task starts one stepchart process and streams its rows through it: memory does not grow
    with the number of rows, and nothing is written to a disk. The pictures, bytes and all, are
    those that `stepchart batch` makes of the same jobs.

    Args:
        df: a row for each picture, with the columns

            - id (string): tells rows apart; draws nothing.
            - week: the counts, an array of whole numbers where null is a day without data; or a
              string of JSON, any form of a week that stepchart reads.
            - any others: options of a job by their names, such as title, goal or theme; with
              underscores for hyphens if you like (font_weight). Where a row has null, the default
              holds.

        defaults: options for all rows, such as `{"command": "card", "goal": 10000}`; names as for
            columns. What there is: samples/job.schema.json of stepchart.
        binary: the path of the stepchart command on the executors, or its name; see the package's
            README. When None, "stepchart": one that came with `spark-submit --files`, else one on
            PATH.

    Returns:
        A row for each row of df, in no order:

        - id (string): as given.
        - ok (boolean): whether there is a picture.
        - width, height (int): of the picture, in pixels.
        - bytes (bigint): how long the PNG file is.
        - sha256 (string): SHA-256 of the PNG file, the same wherever and whenever it is drawn.
        - png (binary): the PNG file.
        - error_code (int), error_field (string), error_message (string): what is wrong with a row
          that is not ok; the code is stepchart's exit status for it (65 is bad data), the field is
          null where no single one is at fault.
        - warnings (array of strings): what a picture could not show; empty, never null.

    Raises:
        ValueError: at once, if the columns are not such, or two mean the same option.
        StepchartError: in a task, which Spark then tries again and at last fails: if stepchart is
            missing, cannot run, knows no `batch`, does not take the defaults, or ends too early.
    """
    _check(df.schema)
    _check_names(defaults or {})
    options = _json({_option(name): value for name, value in (defaults or {}).items()})

    def draw(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        yield from _draw(batches, options, binary)

    # Not mapInPandas: there, a column of whole numbers with a null becomes one of fractions.
    return df.mapInArrow(draw, _SPARK_SCHEMA)


def _check(schema: StructType) -> None:
    kinds = {field.name: field.dataType for field in schema.fields}
    _check_names(schema.names)
    identity, week = kinds.get("id"), kinds.get("week")
    if not isinstance(identity, StringType):
        raise ValueError(f"id: expected a column of strings, found {_found(identity)}")
    is_counts = isinstance(week, ArrayType) and isinstance(week.elementType, IntegralType)
    if not is_counts and not isinstance(week, StringType):
        raise ValueError(
            f"week: expected a column of arrays of whole numbers, or of JSON, found {_found(week)}"
        )


def _found(kind: Any | None) -> str:
    return kind.simpleString() if kind is not None else "none"


def _option(name: str) -> str:
    """The name that jobs have for an option."""
    return name.replace("_", "-")


def _check_names(names: Iterable[str]) -> None:
    for name, count in Counter(map(_option, names)).items():
        if count > 1:
            raise ValueError(f"{name}: expected once, found {count} times")


def _draw(
    batches: Iterable[pa.RecordBatch], defaults: str, binary: str | None
) -> Generator[pa.RecordBatch, None, None]:
    rows = (row for batch in batches for row in batch.to_pylist())
    first = next(rows, None)
    if first is None:
        return
    with Server(find_binary(binary), defaults) as server:
        done: list[Row] = []
        size = 0
        for row in _answers(chain([first], rows), server):
            done.append(row)
            size += row["bytes"] or 0
            if len(done) == _MOST_ROWS or size >= _MOST_BYTES:
                yield pa.RecordBatch.from_pylist(done, schema=_ARROW_SCHEMA)
                done, size = [], 0
        if done:
            yield pa.RecordBatch.from_pylist(done, schema=_ARROW_SCHEMA)


def _answers(rows: Iterable[Row], server: Server) -> Iterator[Row]:
    """Asks for the pictures of rows, and for more while the first are being drawn."""
    asked: deque[str | None] = deque()
    for row in rows:
        try:
            job = _job(row)
        except ValueError as error:
            fault = {"code": _BAD_DATA, "field": "week", "message": f"week: {error}"}
            yield _answer(row["id"], {"ok": False, "error": fault})
            continue
        if len(asked) == _WINDOW:
            yield _answer(asked.popleft(), server.answer())
        server.ask(job)
        asked.append(row["id"])
    while asked:
        yield _answer(asked.popleft(), server.answer())


def _job(row: Row) -> str:
    """A line of JSON.

    Raises:
        ValueError: if the week is text that is no JSON, so that it cannot be part of a line.
    """
    members = [(_option(name), _json(value)) for name, value in row.items() if value is not None]
    week = row["week"]
    if isinstance(week, str):
        try:
            json.loads(week)
        except RecursionError:
            raise ValueError("expected JSON of less depth") from None
        except ValueError as error:
            raise ValueError(f"expected JSON: {error}") from None
        # As it is, so that stepchart sees what a dictionary would not keep: dates that repeat.
        # JSON has line ends only where a space is as good.
        text = re.sub(r"[\r\n]", " ", week)
        members = [(name, text if name == "week" else value) for name, value in members]
    return "{" + ", ".join(f"{_json(name)}: {value}" for name, value in members) + "}"


def _json(value: object) -> str:
    # A date is its text.
    return json.dumps(value, default=str)


def _answer(identity: str | None, answer: Row) -> Row:
    if answer.get("id") not in (None, identity):
        raise StepchartError(f"answer to {answer['id']!r}, expected to {identity!r}")
    error = answer.get("error", {})
    png = answer.get("base64")
    message = error.get("message")
    if message is not None:
        # The process counts the lines of one task, which mean nothing to others.
        message = re.sub(r"^standard input:\d+:\d+: ", "", message)
    return {
        "id": identity,
        "ok": answer["ok"],
        "width": answer.get("width"),
        "height": answer.get("height"),
        "bytes": answer.get("bytes"),
        "sha256": answer.get("sha256"),
        "png": None if png is None else b64decode(png),
        "error_code": error.get("code"),
        "error_field": error.get("field"),
        "error_message": message,
        "warnings": answer.get("warnings", []),
    }
