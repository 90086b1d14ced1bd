"""A picture that was drawn, and what is known of it."""

from __future__ import annotations

import os
import re
import struct
import zlib
from base64 import b64encode
from collections.abc import Collection, Mapping, Sequence
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from ._formats import OTHER_ENDINGS, PNG, SVG, Format, format_named, format_of
from ._options import WORDS

if TYPE_CHECKING:
    from ._facts import Facts

_Bytes = bytes

# Screens have two pixels a point, so a picture has half as many points as pixels to be sharp.
_PIXELS_PER_POINT = 2


class Writable(Protocol):
    """A file that is open, or what is like one."""

    def write(self, data: _Bytes, /) -> object: ...


class Picture:
    """A picture or a film as a file in memory; a notebook shows it by itself.

    Attributes:
        bytes: the file; `bytes(picture)` is the same.
        width, height: in pixels.
        sha256: SHA-256 of the file, the same on every machine: an ETag.
        facts: what the days say, as in samples/facts.schema.json of stepchart; None where they are nobody's, which
            types do not ask for, as it is rare.
        caption: the sentence under a message's picture; None of others.
        warnings: what the picture could not show, a line each.
        files: all files of what is more than one picture, by name; empty where there is one, or they were written.
        paths: the files that were written, where `output` said so, or `folder` of `batch`.
        id: what `batch` was told to call it; else None.
    """

    __slots__ = ("bytes", "width", "height", "sha256", "facts", "caption", "warnings", "files", "paths", "id", "_alt")

    def __init__(
        self,
        data: _Bytes,
        width: int,
        height: int,
        sha256: str,
        *,
        facts: Facts | None = None,
        caption: str | None = None,
        warnings: Sequence[str] = (),
        files: Mapping[str, _Bytes] | None = None,
        paths: Sequence[Path] = (),
        alt: str | None = None,
    ) -> None:
        self.bytes = data
        self.width = width
        self.height = height
        self.sha256 = sha256
        self.facts: Facts | Any = facts
        self.caption = caption
        self.warnings = tuple(warnings)
        self.files = dict(files or {})
        self.paths = tuple(paths)
        self.id: str | None = None
        self._alt = alt

    @property
    def _format(self) -> Format:
        return format_of(self.bytes)

    @property
    def is_svg(self) -> bool:
        return self._format is SVG

    @property
    def media_type(self) -> str:
        """As in `image/png`, by what the file begins with."""
        return self._format.media_type

    @property
    def ending(self) -> str:
        """What the names of such files end in, as in `.png`."""
        return self._format.endings[0]

    @property
    def points(self) -> tuple[int, int]:
        """Width and height on a page: of pixels half as many, which are sharp on a screen of two pixels a point."""
        if self.is_svg:
            return self.width, self.height
        return max(1, round(self.width / _PIXELS_PER_POINT)), max(1, round(self.height / _PIXELS_PER_POINT))

    @property
    def alt(self) -> str:
        """The alternative text: the picture in words, for those who cannot see it. A PNG or an SVG has it, too."""
        if self._alt is not None:
            return self._alt
        if self.is_svg:
            found = re.search(r"<desc\b[^>]*>(.*?)</desc>", self.bytes.decode(), re.DOTALL)
            return unescape(found[1]) if found else ""
        return _png_text(self.bytes, "Description") if self._format is PNG else ""

    def save(self, path: str | os.PathLike[str] | Writable) -> None:
        """Writes the file, into folders that are made where there are none, or into a file that is open.

        Raises:
            ValueError: if the name ends as that of another kind of picture, or of data.
        """
        if not isinstance(path, (str, os.PathLike)):
            path.write(self.bytes)
            return
        ending = os.path.splitext(os.fspath(path))[1].lower()
        own = self._format
        if ending not in own.endings and (ending in OTHER_ENDINGS or format_named(ending)):
            raise ValueError(
                f"{os.fspath(path)}: expected a name that ends in {own.endings[0]}, as this is {_article(own)}"
                + _advice(ending)
            )
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_bytes(self.bytes)

    def to_pil(self) -> Any:
        """The picture as an Image of Pillow, which must be installed; `numpy.asarray(picture.to_pil())` has the pixels.

        Raises:
            ImportError: if there is no Pillow.
            ValueError: if it is a file without pixels, or a film that Pillow does not read.
        """
        own = self._format
        if not own.media_type.startswith("image/") or own is SVG:
            raise ValueError(f'to_pil(): expected a PNG, found {_article(own)}; picture="png" makes one')
        try:
            from PIL import Image
        except ImportError as error:
            raise ImportError("to_pil(): expected Pillow, found none; pip install pillow") from error
        return Image.open(BytesIO(self.bytes))

    def __bytes__(self) -> _Bytes:
        return self.bytes

    def __len__(self) -> int:
        return len(self.bytes)

    def __eq__(self, other: object) -> bool:
        return self.bytes == other.bytes if isinstance(other, Picture) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.sha256)

    def __repr__(self) -> str:
        return f"<Picture: {self._format.name}, {self.width} x {self.height} pixels, {len(self.bytes):,} bytes>"

    def _repr_png_(self) -> _Bytes | None:
        return self.bytes if self._format is PNG else None

    def _repr_svg_(self) -> str | None:
        return self.bytes.decode() if self.is_svg else None

    def _repr_mimebundle_(
        self, include: Collection[str] | None = None, exclude: Collection[str] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """For notebooks: the picture with its alternative text and its size on a screen of two pixels a point."""
        kind = self.media_type
        data = {"text/plain": self.alt or repr(self)}
        # A notebook shows no film.
        if kind.startswith("image/"):
            data[kind] = self.bytes.decode() if self.is_svg else b64encode(self.bytes).decode("ascii")
        about: dict[str, Any] = {"alt": self.alt}
        if not self.is_svg:
            about["width"], about["height"] = self.points
        wanted = forms_wanted(data, include, exclude)
        return wanted, {kind: about} if kind in wanted else {}


def forms_wanted(
    data: Mapping[str, Any], include: Collection[str] | None, exclude: Collection[str] | None
) -> dict[str, Any]:
    """The forms of a result, by media type, that a notebook asks for."""
    return {
        name: value
        for name, value in data.items()
        if (not include or name in include) and not (exclude and name in exclude)
    }


def _article(kind: Format) -> str:
    return ("an " if kind is SVG else "a ") + kind.name


def _advice(ending: str) -> str:
    """What to do for a file whose name ends so."""
    wanted = format_named(ending)
    if wanted is None:
        return ""
    known = WORDS[wanted.option].split("|")
    words = [word for word in wanted.words if word in known]
    if not words:
        return f'; picture.to_pil() is an Image of Pillow, which can write {_article(wanted)}'
    function = "stepchart.animate" if wanted.option == "frames" else "drawing it"
    return f'; {function} with {wanted.option}="{words[0]}" makes {_article(wanted)}'


def _png_text(png: bytes, keyword: str) -> str:
    """An iTXt chunk before the pixels; empty if there is none."""
    start = 8
    while start + 8 <= len(png):
        length, kind = struct.unpack_from(">I4s", png, start)
        chunk = png[start + 8 : start + 8 + length]
        start += length + 12
        if kind == b"IDAT":
            break
        if kind != b"iTXt" or not chunk.startswith(keyword.encode() + b"\0"):
            continue
        is_compressed = chunk[len(keyword) + 1]
        # Two more bytes, then a language and the keyword in it, each with a zero.
        text = chunk[len(keyword) + 3 :].split(b"\0", 2)[2]
        return (zlib.decompress(text) if is_compressed else text).decode()
    return ""
