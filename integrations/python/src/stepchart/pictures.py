"""Many pictures in one notebook cell."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Collection
from html import escape
from typing import Any, Union

from .errors import StepchartError
from .picture import Picture, forms_wanted

# So many are shown: each is in the notebook's file.
SHOWN = 50


class Pictures(list[Union[Picture, StepchartError]]):
    """A list of pictures, and of errors in the place of others, that a notebook shows side by side.

        stepchart.Pictures(stepchart.batch(jobs))

    Under each stands its id. The first 50 are shown, and how many more there are. For the rest it is a list, made of
    any iterable.
    """

    def _repr_mimebundle_(
        self, include: Collection[str] | None = None, exclude: Collection[str] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """For notebooks: a figure for each, with its alternative text; in words where there are no pages."""
        figures = [_figure(one) for one in self[:SHOWN]] + [f"<p>{text}</p>" for text in self._more()]
        html = '<div style="display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start">{}</div>'
        data = {
            "text/plain": self._text(),
            "text/html": html.format("".join(figures)),
        }
        return forms_wanted(data, include, exclude), {}

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """The words again, since IPython has a way of its own for lists."""
        printer.text(self._text())

    def _text(self) -> str:
        return "\n".join([_line(one) for one in self[:SHOWN]] + self._more()) or "no pictures"

    def _more(self) -> list[str]:
        return [f"and {len(self) - SHOWN:,} more"] if len(self) > SHOWN else []


def _words(one: Picture | StepchartError) -> str:
    return (one.alt or repr(one)) if isinstance(one, Picture) else str(one)


def _line(one: Picture | StepchartError) -> str:
    return _words(one) if one.id is None else f"{one.id}: {_words(one)}"


def _figure(one: Picture | StepchartError) -> str:
    words = escape(_words(one))
    if isinstance(one, Picture) and one.media_type.startswith("image/"):
        width, height = one.points
        source = f"data:{one.media_type};base64,{b64encode(one.bytes).decode('ascii')}"
        shown = (
            f'<img src="{source}" alt="{words}" width="{width}" height="{height}" '
            'style="max-width: 100%; height: auto">'
        )
    else:
        # An error, or a film, which a notebook does not show.
        shown = f'<p style="max-width: 30em">{words}</p>'
    caption = "" if one.id is None else f"<figcaption>{escape(one.id)}</figcaption>"
    return f'<figure style="margin: 0">{shown}{caption}</figure>'
