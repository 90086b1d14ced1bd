"""Lists of pictures, as notebooks show them."""

from __future__ import annotations

import re
from html import escape

import pytest
from conftest import WEEK

import stepchart
from stepchart import Picture, Pictures, StepchartError


def test_side_by_side() -> None:
    jobs = [
        {"days": WEEK, "id": "<anna>"},
        {"days": [1, "<x>"], "id": "ben"},
        {"days": WEEK, "picture": "svg"},
        {"days": WEEK, "command": "animate", "frames": "y4m", "fps": 2, "duration": 1},
    ]
    pictures = Pictures(stepchart.batch(jobs))
    assert isinstance(pictures, list) and len(pictures) == 4
    data, about = pictures._repr_mimebundle_()
    assert about == {}
    html = data["text/html"]
    assert html.count("<figure") == 4
    first, second = pictures[:2]
    assert isinstance(first, Picture) and isinstance(second, StepchartError)
    assert f'alt="{escape(first.alt)}"' in html
    assert re.findall(r'src="data:(image/[^;]*);base64,[^"]*" alt="[^"]+" width="(\d+)" height="(\d+)"', html) == [
        ("image/png", "562", "300"), ("image/svg+xml", "375", "200"),
    ]
    assert re.findall("<figcaption>(.*?)</figcaption>", html) == ["&lt;anna&gt;", "ben"]
    assert escape(str(second)) in html and "<x>" not in html
    lines = data["text/plain"].splitlines()
    assert lines[:2] == [f"<anna>: {first.alt}", f"ben: {second}"]
    assert set(pictures._repr_mimebundle_(include={"text/plain"})[0]) == {"text/plain"}
    assert set(pictures._repr_mimebundle_(exclude={"text/plain"})[0]) == {"text/html"}


def test_no_more_than_a_page_holds() -> None:
    one = stepchart.render(WEEK, scale=1)
    data, _ = Pictures([one] * 1234)._repr_mimebundle_()
    assert data["text/html"].count("<img") == 50
    assert "<p>and 1,184 more</p>" in data["text/html"]
    assert data["text/plain"].splitlines()[-1] == "and 1,184 more"
    assert "more" not in Pictures([one] * 50)._repr_mimebundle_()[0]["text/html"].replace(escape(one.alt), "")
    assert Pictures()._repr_mimebundle_()[0]["text/plain"] == "no pictures"


def test_ipython() -> None:
    """It has a way of its own to show lists."""
    formatters = pytest.importorskip("IPython.core.formatters")
    formatter = formatters.DisplayFormatter()
    formatter.active_types = formatter.format_types
    pictures = Pictures([stepchart.render(WEEK)] * 60)
    data, _ = formatter.format(pictures)
    assert data == pictures._repr_mimebundle_()[0]
