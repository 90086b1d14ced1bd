"""How far many jobs are, on standard error."""

from __future__ import annotations

import sys
import time
from collections.abc import Generator, Iterable
from typing import Protocol, TypeVar

_T = TypeVar("_T")
# Seconds between two lines.
_PAUSE = 5.0


class _Bar(Protocol):
    def update(self, count: int) -> object: ...

    def close(self) -> object: ...


class _Lines:
    """A line every few seconds, and one at the end."""

    def __init__(self, total: int | None) -> None:
        self._of = "" if total is None else f" of {total}"
        self._count = 0
        self._last = time.monotonic()

    def update(self, count: int) -> None:
        self._count += count
        if time.monotonic() - self._last >= _PAUSE:
            self._say()

    def close(self) -> None:
        self._say()

    def _say(self) -> None:
        self._last = time.monotonic()
        print(f"stepchart: {self._count}{self._of} jobs", file=sys.stderr, flush=True)


def _bar(total: int | None) -> _Bar:
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return _Lines(total)
    bar: _Bar = tqdm(total=total, unit=" jobs")
    return bar


def counted(results: Iterable[_T], total: int | None) -> Generator[_T, None, None]:
    """The results, and on standard error how many there were: a bar by tqdm if that is installed, else lines."""
    bar = _bar(total)
    try:
        for result in results:
            bar.update(1)
            yield result
    finally:
        bar.close()
        close = getattr(results, "close", None)
        if close is not None:
            close()
