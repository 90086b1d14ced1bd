"""The same for asyncio: pictures are drawn by the same process, and the loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from . import _functions
from ._coroutines import Drawing, Reading
from ._renderer import Renderer as _Renderer
from ._renderer import default
from .errors import StepchartError
from .picture import Picture

if TYPE_CHECKING:
    from ._types import Path

__all__ = [
    "Renderer", "animate", "batch", "card", "compare", "days", "facts", "message", "render", "widget",
]

_T = TypeVar("_T")
_pool: ThreadPoolExecutor | None = None


class _Drawing(Drawing):
    def _drawer(self) -> _Renderer:
        return default()

    async def draw(self, command: str, days: Any, options: dict[str, Any]) -> Picture:
        """What the command of this name draws."""
        return await _in_thread(partial(self._drawer().draw, command, days, options))

    async def draw_all(
        self, jobs: Iterable[Any], command: str, options: dict[str, Any]
    ) -> AsyncIterator[Picture | StepchartError]:
        """As `batch`, with options in a dictionary."""
        results = self._drawer().draw_all(jobs, command, options)
        try:
            while True:
                result = await _in_thread(partial(next, results, None))
                if result is None:
                    return
                yield result
        finally:
            results.close()


class Renderer(_Drawing):
    """`stepchart.Renderer`, to be awaited."""

    def __init__(
        self,
        *,
        files: bool = True,
        threads: int = 0,
        timeout: float | None = None,
        binary: Path | None = None,
    ) -> None:
        """Starts nothing yet; the arguments are those of `stepchart.Renderer`."""
        self._renderer = _Renderer(files=files, threads=threads, timeout=timeout, binary=binary)

    def _drawer(self) -> _Renderer:
        return self._renderer

    async def close(self) -> None:
        """Ends the processes. The next picture starts one again."""
        await _in_thread(self._renderer.close)


class _Reading(Reading):
    async def call(self, function: str, arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
        return await _in_thread(partial(getattr(_functions, function), *arguments, **options))


_drawing = _Drawing()
render = _drawing.render
animate = _drawing.animate
widget = _drawing.widget
message = _drawing.message
card = _drawing.card
batch = _drawing.batch
_reading = _Reading()
days = _reading.days
facts = _reading.facts
compare = _reading.compare


async def _in_thread(call: Callable[[], _T]) -> _T:
    """Threads of our own: those of the loop are few, and others wait for them."""
    global _pool
    if _pool is None:
        # Enough that the process always has a job, however long answers take to be read.
        _pool = ThreadPoolExecutor(2 * (os.cpu_count() or 1) + 2, "stepchart")
    return await asyncio.get_running_loop().run_in_executor(_pool, call)


def _after_fork_in_child() -> None:
    # Its threads are the parent's.
    global _pool
    _pool = None


os.register_at_fork(after_in_child=_after_fork_in_child)
