"""Days of what phones and apps export."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ._command import loaded, run, words


def imported(source: Any, frame: str | None, options: Mapping[str, Any]) -> Any:
    """The days of a file, a folder, several of them, or a file's bytes; as a list, or as a data frame."""
    with tempfile.TemporaryDirectory(prefix="stepchart-") as folder:
        if isinstance(source, (bytes, bytearray, memoryview)):
            path = Path(folder, "export")
            path.write_bytes(source)
            source = path
        paths = [source] if isinstance(source, (str, os.PathLike)) else list(source)
        arguments = ["import", "--format=json", "--quiet", *words(options), "--", *map(os.path.abspath, paths)]
        days: list[dict[str, Any]] = loaded(run(arguments))["days"]
    if frame == "pandas":
        import pandas

        table = pandas.DataFrame(days)
        table["date"] = pandas.to_datetime(table["date"])
        return table
    if frame == "polars":
        import polars

        return polars.DataFrame(days, infer_schema_length=None).with_columns(polars.col("date").str.to_date())
    if frame is not None:
        raise ValueError(f"frame: expected pandas or polars, found {frame}")
    return days
