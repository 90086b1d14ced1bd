"""Whether two pictures are the same."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ._command import loaded, run, words
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
    """What the command says of two PNG files: pictures, bytes or paths."""
    with tempfile.TemporaryDirectory(prefix="stepchart-") as folder:

        def path(name: str, source: Any) -> str:
            if isinstance(source, Picture):
                source = source.bytes
            if isinstance(source, (bytes, bytearray, memoryview)):
                Path(folder, name).write_bytes(source)
                return os.path.join(folder, name)
            return str(os.path.abspath(source))

        given = dict(options)
        diff = given.pop("diff", None)
        if diff:
            diff = os.path.join(folder, "difference.png") if diff is True else os.path.abspath(diff)
            given["diff"] = diff
        if "mask" in given:
            given["mask"] = path("mask.png", given["mask"])
        ignored = given.get("ignore")
        if ignored is not None:
            given["ignore"] = [",".join(map(str, place)) for place in ignored]
        files = [path("expected.png", expected), path("actual.png", actual)]
        report = loaded(run(["compare", "--json", *words(given), "--", *files], may_end_with=(0, 1)))
        return Comparison(report, _drawn(Path(diff)) if diff else None)


def _drawn(path: Path) -> Picture:
    import hashlib

    data = path.read_bytes()
    # The first chunk has width and height, four bytes each.
    width, height = (int.from_bytes(data[start : start + 4], "big") for start in (16, 20))
    return Picture(data, width, height, hashlib.sha256(data).hexdigest())
