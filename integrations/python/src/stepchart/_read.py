"""Commands that read days and draw nothing."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ._command import loaded, run, words
from ._days import encode, source
from ._facts import AllFacts


def facts_of(days: Any, options: Mapping[str, Any]) -> AllFacts:
    """What the days say."""
    result: AllFacts = loaded(_read(["facts", "--json"], days, options))
    return result


def imported(days: Any, frame: str | None, options: Mapping[str, Any]) -> Any:
    """The days, as a list of dictionaries or as a data frame."""
    if frame not in (None, "pandas", "polars"):
        raise ValueError(f"frame: expected pandas or polars, found {frame}")
    found: list[dict[str, Any]] = loaded(_read(["import", "--format=json"], days, options))["days"]
    if frame == "pandas":
        import pandas

        table = pandas.DataFrame(found)
        if "date" in table:
            table["date"] = pandas.to_datetime(table["date"])
        return table
    if frame == "polars":
        import polars

        rows = polars.DataFrame(found, infer_schema_length=None)
        return rows.with_columns(polars.col("date").str.to_date()) if "date" in rows.columns else rows
    return found


def _read(command: list[str], days: Any, options: Mapping[str, Any]) -> bytes:
    """What a command writes of a file, a folder, several of them, or days of any other type."""
    arguments = [*command, "--quiet", "--no-defaults", *words(options), "--"]
    if isinstance(days, (str, os.PathLike)):
        return run([*arguments, os.path.abspath(days)])
    if isinstance(days, (list, tuple)) and days and all(isinstance(path, (str, os.PathLike)) for path in days):
        return run([*arguments, *map(os.path.abspath, days)])
    given = source(days)
    text = given.text or given.file or b""
    if given.counts is not None:
        text = json.dumps(given.counts, default=encode).encode()
    with tempfile.TemporaryDirectory(prefix="stepchart-") as folder:
        path = Path(folder, "days")
        path.write_bytes(text)
        is_made = given.is_made or given.counts is not None
        return run([*arguments, str(path)], own={str(path): "days"}, is_made=is_made)
