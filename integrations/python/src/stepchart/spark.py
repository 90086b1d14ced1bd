"""A picture for every row of a Spark DataFrame; `pip install "stepchart[spark]"` brings what it needs."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

import pyarrow as pa
from pyspark import SparkFiles
from pyspark.sql import DataFrame
from pyspark.sql.types import ArrayType, IntegralType, StringType, StructType

from ._binary import NAME, bundled
from ._process import IN_MEMORY, Asked, Ended, Process
from .errors import StepchartError, plain

__all__ = ["StepchartError", "cards"]

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
            - days: the counts, an array of whole numbers where null is a day without data; or a
              string of JSON, any form of a week that stepchart reads.
            - any others: options of a job by their names, such as title, goal or theme; with
              underscores for hyphens if you like (font_weight). Where a row has null, the default
              holds.

        defaults: options for all rows, such as `{"command": "card", "goal": 10000}`; names as for
            columns. What there is: samples/job.schema.json of stepchart.
        binary: the path of the stepchart command on the executors, or its name: one that came with
            `spark-submit --files`, else one on PATH. When None, "stepchart" in the same places; on
            PATH only where none came with this package.

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
        try:
            yield from _draw(batches, options, binary)
        except Ended as error:
            # By the name that is documented, as Spark tells it in words.
            raise StepchartError(error.message) from error

    # Not mapInPandas: there, a column of whole numbers with a null becomes one of fractions.
    return df.mapInArrow(draw, _SPARK_SCHEMA)


def _check(schema: StructType) -> None:
    kinds = {field.name: field.dataType for field in schema.fields}
    _check_names(schema.names)
    name = _days_of(kinds)
    identity, days = kinds.get("id"), kinds.get(name)
    if not isinstance(identity, StringType):
        raise ValueError(f"id: expected a column of strings, found {_found(identity)}")
    is_counts = isinstance(days, ArrayType) and isinstance(days.elementType, IntegralType)
    if not is_counts and not isinstance(days, StringType):
        raise ValueError(
            f"{name}: expected a column of arrays of whole numbers, or of JSON, found {_found(days)}"
        )


def _days_of(names: Iterable[str]) -> str:
    """The column of days, which in earlier versions was called week."""
    return "days" if "days" in names or "week" not in names else "week"


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
    process = Process(_find(binary), [*IN_MEMORY, "--threads", "1"], defaults, reads_ahead=True)
    try:
        done: list[Row] = []
        size = 0
        for row in _answers(chain([first], rows), process):
            done.append(row)
            size += row["bytes"] or 0
            if len(done) == _MOST_ROWS or size >= _MOST_BYTES:
                yield pa.RecordBatch.from_pylist(done, schema=_ARROW_SCHEMA)
                done, size = [], 0
        if done:
            yield pa.RecordBatch.from_pylist(done, schema=_ARROW_SCHEMA)
    finally:
        process.close()


def _find(binary: str | None) -> str:
    """The path of the command on an executor, which can be executed.

    Raises:
        StepchartError: if there is none, or it cannot be made executable.
    """
    name = binary or NAME
    is_path = bool(os.path.dirname(name))
    # YARN and Kubernetes put files in the working directory.
    places = [name] if is_path else [SparkFiles.get(name), os.path.abspath(name)]
    for place in places:
        if os.path.isfile(place):
            return _executable(place)
    path = (bundled() if binary is None else None) or shutil.which(name)
    if path is None:
        also = "" if is_path else ", nor is it on PATH"
        raise StepchartError(f"{NAME} is missing: there is no {' and no '.join(places)}{also}")
    return path


def _executable(path: str) -> str:
    # Not everything that ships files keeps their permissions.
    if not os.access(path, os.X_OK):
        try:
            os.chmod(path, 0o755)
        except OSError as error:
            raise StepchartError(f"{path} cannot be made executable: {error.strerror}") from error
    return path


def _answers(rows: Iterable[Row], process: Process) -> Iterator[Row]:
    """Asks for the pictures of rows, and for more while the first are being drawn."""
    asked: deque[tuple[str | None, Asked]] = deque()
    for row in rows:
        try:
            job = _job(row)
        except ValueError as error:
            name = _days_of(row)
            fault = {"code": _BAD_DATA, "field": name, "message": f"{name}: {error}"}
            yield _answer(row["id"], {"ok": False, "error": fault})
            continue
        if len(asked) == _WINDOW:
            yield _answered(process, *asked.popleft())
        asked.append((row["id"], process.ask(job.encode())))
    while asked:
        yield _answered(process, *asked.popleft())


def _answered(process: Process, identity: str | None, asked: Asked) -> Row:
    answer = process.answer(asked)
    return _answer(identity, json.loads(answer.text), answer.picture)


def _job(row: Row) -> str:
    """A line of JSON.

    Raises:
        ValueError: if the days are text that is no JSON, so that it cannot be part of a line.
    """
    members = [(_option(name), _json(value)) for name, value in row.items() if value is not None]
    column = _days_of(row)
    days = row[column]
    if isinstance(days, str):
        try:
            json.loads(days)
        except RecursionError:
            raise ValueError("expected JSON of less depth") from None
        except ValueError as error:
            raise ValueError(f"expected JSON: {error}") from None
        # As it is, so that stepchart sees what a dictionary would not keep: dates that repeat.
        # JSON has line ends only where a space is as good.
        text = re.sub(r"[\r\n]", " ", days)
        members = [(name, text if name == column else value) for name, value in members]
    return "{" + ", ".join(f"{_json(name)}: {value}" for name, value in members) + "}"


def _json(value: object) -> str:
    # A date is its text.
    return json.dumps(value, default=str)


def _answer(identity: str | None, answer: Row, png: bytes | None = None) -> Row:
    error = answer.get("error", {})
    message = error.get("message")
    return {
        "id": identity,
        "ok": answer["ok"],
        "width": answer.get("width"),
        "height": answer.get("height"),
        "bytes": answer.get("bytes"),
        "sha256": answer.get("sha256"),
        "png": png,
        "error_code": error.get("code"),
        "error_field": error.get("field"),
        # The process counts the lines of one task, which mean nothing to others.
        "error_message": None if message is None else plain(message),
        "warnings": answer.get("warnings", []),
    }
