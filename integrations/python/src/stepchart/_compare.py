"""Whether two pictures are the same."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ._command import loaded, run, words
from ._formats import size_of
from .picture import Picture


class Comparison:
    """What `compare` says of two pictures; true if they are the same.

    Attributes:
        same: whether every limit holds.
        summary: the verdict in one line, for people.
        report: all of it, as in samples/compare.schema.json of stepchart.
        difference: a picture of the difference, where it was asked for by `diff`.
    """

    __slots__ = ("same", "summary", "report", "difference")

    def __init__(self, report: Mapping[str, Any], difference: Picture | None) -> None:
        self.report = dict(report)
        self.same: bool = report["verdict"] == "same"
        self.summary: str = report["summary"]
        self.difference = difference

    def __bool__(self) -> bool:
        return self.same

    def __repr__(self) -> str:
        return f"<Comparison: {self.summary}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        if self.difference is None:
            return {"text/plain": repr(self)}, {}
        data, about = self.difference._repr_mimebundle_(include, exclude)
        return {**data, "text/plain": repr(self)}, about


def compared(expected: Any, actual: Any, options: Mapping[str, Any]) -> Comparison:
    """What the command says of two pictures: objects of this package, bytes or paths."""
    with tempfile.TemporaryDirectory(prefix="stepchart-") as folder:
        own: dict[str, str] = {}

        def path(name: str, source: Any) -> str:
            if isinstance(source, Picture):
                source = source.bytes
            if isinstance(source, (bytes, bytearray, memoryview)):
                written = os.path.join(folder, f"{name}.png")
                Path(written).write_bytes(source)
                own[written] = name
                return written
            return str(os.path.abspath(source))

        given = dict(options)
        diff = given.pop("diff", None)
        if diff:
            diff = os.path.join(folder, "difference.png") if diff is True else os.path.abspath(diff)
            given["diff"] = diff
        if "mask" in given:
            given["mask"] = path("mask", given["mask"])
        for name in ("ignore", "region"):
            places = given.get(name)
            if places is not None:
                given[name] = [",".join(map(str, place)) for place in places]
        files = [path("expected", expected), path("actual", actual)]
        arguments = ["compare", "--json", *words(given), "--", *files]
        report = loaded(run(arguments, may_end_with=(0, 1), own=own))
        return Comparison(report, _drawn(Path(diff)) if diff else None)


def _drawn(path: Path) -> Picture:
    import hashlib

    data = path.read_bytes()
    return Picture(data, *size_of(data), hashlib.sha256(data).hexdigest())
