"""Options that are pairs or one or several, in every function that has them."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path
from typing import Any

import pytest
from conftest import WEEK

import stepchart
from stepchart import Picture, Renderer

FONTS = Path("/usr/share/fonts/truetype/dejavu")
COMMANDS = ("render", "animate", "widget", "message", "card")


def having(option: str) -> list[str]:
    return [name for name in COMMANDS if option in inspect.signature(getattr(stepchart, name)).parameters]


def everywhere(name: str, **options: Any) -> list[Picture]:
    """The picture as each way of calling draws it."""
    with Renderer() as renderer:
        found = [getattr(stepchart, name)(WEEK, **options), getattr(renderer, name)(WEEK, **options)]
        found.append(asyncio.run(getattr(stepchart.aio, name)(WEEK, **options)))
        jobs = [{"days": WEEK, "command": name, **options}]
        batches = [renderer.batch(jobs), stepchart.batch(jobs), stepchart.batch([WEEK], **options)]
        if name != "render":
            del batches[2]
        for batch in batches:
            (one,) = batch
            assert isinstance(one, Picture), one
            found.append(one)
    return found


def test_sizes() -> None:
    names = having("size")
    assert {"render", "card"} <= set(names)
    for name in names:
        short: dict[str, Any] = {"fps": 2, "duration": 1} if name == "animate" else {}
        word = getattr(stepchart, name)(WEEK, size="400x300", scale=1, **short)
        assert (word.width, word.height) == (400, 300), name
        for size in ((400, 300), [400.0, 300]):
            assert set(everywhere(name, size=size, scale=1, **short)) == {word}, name


@pytest.mark.skipif(not FONTS.is_dir(), reason="no fonts to draw with")
def test_fonts() -> None:
    one, other = str(FONTS / "DejaVuSans.ttf"), FONTS / "DejaVuSans-Bold.ttf"
    names = having("font")
    assert {"render", "card", "widget"} <= set(names)
    for name in names:
        short: dict[str, Any] = {"fps": 2, "duration": 1} if name == "animate" else {}
        # The built-in letters have no such sign.
        short.update(title="\u2318", missing_glyph="box")
        first = getattr(stepchart, name)(WEEK, font=one, **short)
        assert first != getattr(stepchart, name)(WEEK, **short), name
        assert set(everywhere(name, font=Path(one), **short)) == {first}, name
        assert set(everywhere(name, font=[one], **short)) == {first}, name
        both = set(everywhere(name, font=(one, other), **short))
        assert len(both) == 1 and both != {getattr(stepchart, name)(WEEK, **short)}, name
