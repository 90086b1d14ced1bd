"""Weeks of step counts as pictures: charts, widgets, cards, messages, animations.

    import stepchart

    stepchart.render([7314, 2583, 16105], goal=10000).save("week.png")

Pictures are drawn by the command that came with this package, in one process that is started at first use and ends
with this one. Any thread may call; `stepchart.aio` is the same for asyncio.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ._compare import Comparison
from ._facts import AllFacts, Facts
from ._functions import animate, batch, card, compare, days, facts, message, render, widget
from ._options import (
    AnimateOptions,
    CardOptions,
    CompareOptions,
    DaysOptions,
    FactsOptions,
    MessageOptions,
    RenderOptions,
    WidgetOptions,
)
from ._renderer import Renderer
from .errors import DataError, FileError, StepchartError, UsageError
from .picture import Picture
from .pictures import Pictures

if TYPE_CHECKING:
    from . import aio as aio

__all__ = [
    "AllFacts",
    "AnimateOptions",
    "CardOptions",
    "CompareOptions",
    "Comparison",
    "DataError",
    "DaysOptions",
    "Facts",
    "FactsOptions",
    "FileError",
    "MessageOptions",
    "Picture",
    "Pictures",
    "RenderOptions",
    "Renderer",
    "StepchartError",
    "UsageError",
    "WidgetOptions",
    "animate",
    "batch",
    "card",
    "compare",
    "days",
    "facts",
    "message",
    "render",
    "widget",
]


def __getattr__(name: str) -> Any:
    """`__version__` and `aio`, which nobody need pay for who does not ask."""
    if name == "__version__":
        return import_module("importlib.metadata").version("stepchart")
    if name == "aio":
        return import_module(".aio", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
