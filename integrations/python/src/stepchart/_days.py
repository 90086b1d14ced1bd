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


def source(days: Any) -> Source:
    """What a caller gave as days.

    Raises:
        TypeError: if it is nothing that holds days.
    """
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
    text = json.dumps(plain, default=encode).encode()
    return Source(file=text) if len(text) > _LONGEST else Source(text=text)


def data_url(data: bytes, kind: str = "application/octet-stream") -> str:
    return f"data:{kind};base64,{b64encode(data).decode('ascii')}"


def _plain(days: Any) -> Any:
    """A list of counts, a list of dictionaries, or a dictionary."""
    if isinstance(days, Mapping):
        return {text_of(key): encoded(value) for key, value in days.items()}
    if hasattr(days, "to_dicts"):
        # polars
        return [{str(key): encoded(value) for key, value in row.items()} for row in days.to_dicts()]
    if hasattr(days, "to_pylist"):
        # pyarrow
        return _records(days.to_pylist())
    if hasattr(days, "to_dict") and hasattr(days, "index"):
        return _pandas(days)
    if hasattr(days, "to_list") and not isinstance(days, (list, tuple)):
        return days.to_list()
    if hasattr(days, "tolist"):
        # numpy
        return days.tolist()
    if isinstance(days, Iterable):
        return _records(days)
    raise TypeError(f"days: expected counts, dictionaries, a data frame, a path or bytes, found {type(days).__name__}")


def _records(days: Iterable[Any]) -> list[Any]:
    return [
        {str(key): encoded(value) for key, value in day.items()} if isinstance(day, Mapping) else day for day in days
    ]


def _pandas(days: Any) -> Any:
    """A DataFrame or a Series of pandas; an index of dates is the days' dates."""
    index = days.index
    dated = len(index) > 0 and (hasattr(index, "to_timestamp") or hasattr(index[0], "isoformat"))
    dates = [text_of(label) for label in index] if dated else []
    if not hasattr(days, "columns"):
        counts = [number(value) for value in days.tolist()]
        return [{"date": date, "steps": count} for date, count in zip(dates, counts)] if dated else counts
    rows = [{str(key): encoded(value) for key, value in row.items()} for row in days.to_dict(orient="records")]
    if dated and not any(str(column).lower() in ("date", "day") for column in days.columns):
        rows = [{"date": date, **row} for date, row in zip(dates, rows)]
    return rows


def text_of(label: Any) -> str:
    """A date or a period as the tool reads it; midnight is the date alone."""
    if isinstance(label, datetime.datetime) and label.time() == datetime.time():
        return label.date().isoformat()
    return str(label.isoformat() if hasattr(label, "isoformat") else label)


def number(value: Any) -> Any:
    """A count for JSON: what is missing in a data frame is None."""
    if type(value) is int or value is None:
        return value
    if hasattr(value, "item"):
        value = value.item()
    try:
        return None if value != value else value
    except TypeError:
        # pandas.NA does not say whether it is itself.
        return None


def encoded(value: Any) -> Any:
    """A cell for JSON."""
    if isinstance(value, str):
        return value
    value = number(value)
    return text_of(value) if hasattr(value, "isoformat") else value


def encode(value: Any) -> Any:
    """What JSON does not know: dates, paths and numbers of other libraries."""
    if hasattr(value, "isoformat"):
        return text_of(value)
    if isinstance(value, os.PathLike):
        return os.path.abspath(os.fspath(value))
    if hasattr(value, "item"):
        return value.item()
    raise TypeError(f"expected text, a number, a date or a path, found {type(value).__name__}")
