"""Days of any kind as the tool reads them. No library of data frames is needed: they are known by what they can do."""

from __future__ import annotations

import datetime
import json
import os
from base64 import b64encode
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

# A line of a batch holds at most 16 MiB, and base64 takes a third more.
_LONGEST = 11 << 20


class Source(NamedTuple):
    """Where the days of a job come from; exactly one is not None."""

    # A list of counts.
    counts: list[Any] | None = None
    # A path of a file or folder.
    path: str | None = None
    # JSON or CSV.
    text: bytes | None = None
    # A file that cannot stand in a line: an archive, an export in XML, or a long text.
    file: bytes | None = None
    # Whether the text is written here, a row on each line, so that a place in it is none that the caller knows.
    is_made: bool = False


def source(days: Any, argument: str = "days") -> Source:
    """What a caller gave as days, or as the argument of another name.

    Raises:
        TypeError: if it is nothing that holds days.
    """
    try:
        return _source(days)
    except TypeError as error:
        raise TypeError(f"{argument}: {error}") from error


def _source(days: Any) -> Source:
    if isinstance(days, (str, os.PathLike)):
        return Source(path=os.path.abspath(os.fspath(days)))
    if isinstance(days, (bytes, bytearray, memoryview)):
        data = bytes(days)
        # A zip, a gzip or XML.
        is_file = data[:2] in (b"PK", b"\x1f\x8b") or data.lstrip()[:1] == b"<" or len(data) > _LONGEST
        return Source(file=data) if is_file else Source(text=data)
    plain = _plain(days)
    if isinstance(plain, list) and not any(isinstance(day, Mapping) for day in plain):
        return Source(counts=[number(day) for day in plain])
    text = _text(plain)
    return Source(file=text, is_made=True) if len(text) > _LONGEST else Source(text=text, is_made=True)


def data_url(data: bytes, kind: str = "application/octet-stream") -> str:
    return f"data:{kind};base64,{b64encode(data).decode('ascii')}"


def _text(plain: Any) -> bytes:
    """JSON with a line for each row, so that what is said of a line is said of a row."""
    if isinstance(plain, list):
        return b"[" + b",\n".join(json.dumps(row, default=encode).encode() for row in plain) + b"]"
    return json.dumps(plain, default=encode).encode()


def _plain(days: Any) -> Any:
    """A list of counts, a list of dictionaries, or a dictionary."""
    if isinstance(days, Mapping):
        return {key: encoded(value) for key, value in zip(texts_of(days), days.values())}
    if hasattr(days, "collect") and hasattr(days, "lazy"):
        raise TypeError("expected a data frame that is there, found a lazy one; .collect() makes it one")
    rows = frame_rows(days)
    if rows is not None:
        return rows
    if hasattr(days, "to_pylist"):
        # pyarrow
        return _records(days.to_pylist())
    if hasattr(days, "to_dict") and hasattr(days, "index"):
        return _series(days)
    if hasattr(days, "to_list") and not isinstance(days, (list, tuple)):
        return days.to_list()
    if hasattr(days, "tolist"):
        # numpy
        return days.tolist()
    if isinstance(days, Iterable):
        return _records(days)
    raise TypeError(f"expected counts, dictionaries, a data frame, a path or bytes, found {type(days).__name__}")


def frame_rows(days: Any) -> list[Any] | None:
    """The rows of a DataFrame or a table, as dictionaries; None of anything else."""
    if not hasattr(days, "columns"):
        return None
    if hasattr(days, "to_dicts"):
        # polars
        return _encoded_rows(days.to_dicts())
    if hasattr(days, "to_pylist"):
        # pyarrow
        return _encoded_rows(days.to_pylist())
    if hasattr(days, "to_dict") and hasattr(days, "index"):
        return _pandas_rows(days)
    return None


def _records(days: Iterable[Any]) -> list[Any]:
    """Dictionaries, or pairs of a date and steps, or counts."""
    days = list(days)
    if any(isinstance(day, Mapping) for day in days):
        return _encoded_rows(days)
    if days and all(_is_pair(day) for day in days):
        return _encoded_rows([{"date": date, "steps": steps} for date, steps in days])
    return days


def _is_pair(day: Any) -> bool:
    is_sequence = isinstance(day, (tuple, list)) and len(day) == 2
    return is_sequence and (isinstance(day[0], (str, datetime.date)) or is_time(day[0]))


def _encoded_rows(rows: Iterable[Any]) -> list[Any]:
    """Cells as the tool reads them. In a column of times midnight is a time, too: such rows are parts of days."""
    cells = [
        {str(key): cell(value) for key, value in row.items()} if isinstance(row, Mapping) else row for row in rows
    ]
    with_times = {key for row in cells if isinstance(row, dict) for key, value in row.items() if _has_time(value)}
    return [
        {key: encoded(value, key in with_times) for key, value in row.items()} if isinstance(row, dict) else row
        for row in cells
    ]


def _series(days: Any) -> Any:
    """A Series of pandas; an index of dates or of names is what the days are called."""
    counts = [number(value) for value in days.tolist()]
    index = days.index
    has_names = len(index) > 0 and all(isinstance(label, str) for label in index)
    if not has_names and not _is_dated(index):
        return counts
    return [{"date": label, "steps": count} for label, count in zip(texts_of(index), counts)]


def _pandas_rows(days: Any) -> list[Any]:
    rows = _encoded_rows(days.to_dict(orient="records"))
    if _is_dated(days.index) and not any(str(column).lower() in ("date", "day") for column in days.columns):
        rows = [{"date": label, **row} for label, row in zip(texts_of(days.index), rows)]
    return rows


def _is_dated(index: Any) -> bool:
    return len(index) > 0 and (hasattr(index, "to_timestamp") or hasattr(index[0], "isoformat"))


def texts_of(labels: Iterable[Any]) -> list[str]:
    """Dates as the tool reads them; where one has a time, all have theirs."""
    labels = [cell(label) for label in labels]
    with_times = any(_has_time(label) for label in labels)
    return [text_of(label, with_times) for label in labels]


def _has_time(value: Any) -> bool:
    # What is missing in pandas is a time, too, but not equal to itself.
    return isinstance(value, datetime.datetime) and value == value and value.time() != datetime.time()


def text_of(label: Any, with_time: bool = False) -> str:
    """A date or a period as the tool reads it; midnight is the date alone, unless others have times."""
    if isinstance(label, datetime.datetime) and label == label and not _has_time(label) and not with_time:
        return label.date().isoformat()
    return str(label.isoformat() if hasattr(label, "isoformat") else label)


def is_time(value: Any) -> bool:
    """Whether it is a date of NumPy."""
    return type(value).__name__ == "datetime64"


def is_decimal(value: Any) -> bool:
    """Whether it is a Decimal, without the import of its module."""
    return hasattr(value, "to_integral_value")


def number(value: Any) -> Any:
    """A count for JSON: what is missing in a data frame is None."""
    if type(value) is int or value is None:
        return value
    if is_time(value):
        # Nanoseconds would be a number.
        value = value.astype("datetime64[s]")
    if hasattr(value, "item"):
        value = value.item()
    if is_decimal(value) and value.is_finite():
        return int(value) if value == value.to_integral_value() else float(value)
    try:
        return None if value != value else value
    except TypeError:
        # pandas.NA does not say whether it is itself.
        return None


def cell(value: Any) -> Any:
    """Text, or what a number or a date of another library is in Python."""
    return value if isinstance(value, str) else number(value)


def encoded(value: Any, with_time: bool = False) -> Any:
    """A cell for JSON."""
    value = cell(value)
    return text_of(value, with_time) if hasattr(value, "isoformat") else value


def encode(value: Any) -> Any:
    """What JSON does not know: dates, periods, paths and numbers of other libraries."""
    if hasattr(value, "to_timestamp"):
        return str(value)
    if hasattr(value, "isoformat"):
        return text_of(value)
    if isinstance(value, os.PathLike):
        return os.path.abspath(os.fspath(value))
    if hasattr(value, "item") or is_decimal(value):
        return number(value)
    raise TypeError(f"expected text, a number, a date or a path, found {type(value).__name__}")
