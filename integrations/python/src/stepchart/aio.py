"""The same for asyncio: pictures are drawn by the same process, and the loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from . import _functions
from ._renderer import Renderer as _Renderer
from ._renderer import default
from .picture import Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from typing_extensions import Unpack

    from ._compare import Comparison
    from ._options import (
        AnimateOptions,
        CardOptions,
        CompareOptions,
        DaysOptions,
        MessageOptions,
        RenderOptions,
        WidgetOptions,
    )
    from ._types import Days, Path, Source

__all__ = ["Renderer", "animate", "card", "compare", "days", "message", "render", "widget"]

_T = TypeVar("_T")
_pool: ThreadPoolExecutor | None = None


class Renderer:
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

    async def render(self, days: Days = None, **options: Unpack[RenderOptions]) -> Picture:
        """As `stepchart.render`."""
        return await _drawn(self._renderer, "render", days, dict(options))

    async def animate(self, days: Days = None, **options: Unpack[AnimateOptions]) -> Picture:
        """As `stepchart.animate`."""
        return await _drawn(self._renderer, "animate", days, dict(options))

    async def widget(self, days: Days = None, **options: Unpack[WidgetOptions]) -> Picture:
        """As `stepchart.widget`."""
        return await _drawn(self._renderer, "widget", days, dict(options))

    async def message(self, days: Days = None, **options: Unpack[MessageOptions]) -> Picture:
        """As `stepchart.message`."""
        return await _drawn(self._renderer, "message", days, dict(options))

    async def card(self, days: Days = None, **options: Unpack[CardOptions]) -> Picture:
        """As `stepchart.card`."""
        return await _drawn(self._renderer, "card", days, dict(options))

    async def close(self) -> None:
        """Ends the processes. The next picture starts one again."""
        await _in_thread(self._renderer.close)


async def render(days: Days = None, **options: Unpack[RenderOptions]) -> Picture:
    """As `stepchart.render`."""
    return await _drawn(default(), "render", days, dict(options))


async def animate(days: Days = None, **options: Unpack[AnimateOptions]) -> Picture:
    """As `stepchart.animate`."""
    return await _drawn(default(), "animate", days, dict(options))


async def widget(days: Days = None, **options: Unpack[WidgetOptions]) -> Picture:
    """As `stepchart.widget`."""
    return await _drawn(default(), "widget", days, dict(options))


async def message(days: Days = None, **options: Unpack[MessageOptions]) -> Picture:
    """As `stepchart.message`."""
    return await _drawn(default(), "message", days, dict(options))


async def card(days: Days = None, **options: Unpack[CardOptions]) -> Picture:
    """As `stepchart.card`."""
    return await _drawn(default(), "card", days, dict(options))


async def days(
    source: Path | bytes | Sequence[Path],
    frame: Literal["pandas", "polars"] | None = None,
    **options: Unpack[DaysOptions],
) -> Any:
    """As `stepchart.days`."""
    return await _in_thread(partial(_functions.days, source, frame, **options))


async def compare(expected: Source, actual: Source, **options: Unpack[CompareOptions]) -> Comparison:
    """As `stepchart.compare`."""
    return await _in_thread(partial(_functions.compare, expected, actual, **options))


async def _drawn(renderer: _Renderer, command: str, days: Days, options: dict[str, Any]) -> Picture:
    return await _in_thread(partial(renderer.draw, command, days, options))


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
