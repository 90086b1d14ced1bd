"""A picture that was drawn, and what is known of it."""

from __future__ import annotations

import os
import re
import struct
import zlib
from base64 import b64encode
from collections.abc import Collection, Mapping, Sequence
from html import unescape
from pathlib import Path
from typing import Any

_Bytes = bytes

# Screens have two pixels a point, so a picture has half as many points as pixels to be sharp.
_PIXELS_PER_POINT = 2


class Picture:
    """A PNG or SVG file in memory; a notebook shows it by itself.

    Attributes:
        bytes: the file; `bytes(picture)` is the same.
        width, height: in pixels.
        sha256: SHA-256 of the file, the same on every machine: an ETag.
        facts: what the days say, as in samples/facts.schema.json of stepchart; None where they are nobody's.
        caption: the sentence under a message's picture; None of others.
        warnings: what the picture could not show, a line each.
        files: all files of what is more than one picture, by name; empty where there is one, or they were written.
        paths: the files that were written, where `output` said so.
    """

    __slots__ = ("bytes", "width", "height", "sha256", "facts", "caption", "warnings", "files", "paths")

    def __init__(
        self,
        data: _Bytes,
        width: int,
        height: int,
        sha256: str,
        *,
        facts: Mapping[str, Any] | None = None,
        caption: str | None = None,
        warnings: Sequence[str] = (),
        files: Mapping[str, _Bytes] | None = None,
        paths: Sequence[Path] = (),
    ) -> None:
        self.bytes = data
        self.width = width
        self.height = height
        self.sha256 = sha256
        self.facts = facts
        self.caption = caption
        self.warnings = tuple(warnings)
        self.files = dict(files or {})
        self.paths = tuple(paths)

    @property
    def is_svg(self) -> bool:
        return not self.bytes.startswith(b"\x89PNG")

    @property
    def media_type(self) -> str:
        """`image/png` or `image/svg+xml`."""
        return "image/svg+xml" if self.is_svg else "image/png"

    @property
    def alt(self) -> str:
        """The alternative text: the picture in words, for those who cannot see it. The file has it, too."""
        if self.is_svg:
            found = re.search(r"<desc\b[^>]*>(.*?)</desc>", self.bytes.decode(), re.DOTALL)
            return unescape(found[1]) if found else ""
        return _png_text(self.bytes, "Description")

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the file.

        Raises:
            ValueError: if the name ends as that of another kind of picture.
        """
        ending = os.path.splitext(os.fspath(path))[1].lower()
        own = ".svg" if self.is_svg else ".png"
        if ending in {".png", ".svg"} - {own}:
            raise ValueError(f"{os.fspath(path)}: expected a name that ends in {own}, as the picture's kind")
        Path(path).write_bytes(self.bytes)

    def __bytes__(self) -> _Bytes:
        return self.bytes

    def __len__(self) -> int:
        return len(self.bytes)

    def __eq__(self, other: object) -> bool:
        return self.bytes == other.bytes if isinstance(other, Picture) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.sha256)

    def __repr__(self) -> str:
        kind = "SVG" if self.is_svg else "PNG"
        return f"<Picture: {kind}, {self.width} x {self.height} pixels, {len(self.bytes):,} bytes>"

    def _repr_png_(self) -> _Bytes | None:
        return None if self.is_svg else self.bytes

    def _repr_svg_(self) -> str | None:
        return self.bytes.decode() if self.is_svg else None

    def _repr_mimebundle_(
        self, include: Collection[str] | None = None, exclude: Collection[str] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """For notebooks: the picture with its alternative text and its size on a screen of two pixels a point."""
        kind = self.media_type
        data = {
            kind: self.bytes.decode() if self.is_svg else b64encode(self.bytes).decode("ascii"),
            "text/plain": self.alt or repr(self),
        }
        about: dict[str, Any] = {"alt": self.alt}
        if not self.is_svg:
            about["width"] = max(1, round(self.width / _PIXELS_PER_POINT))
            about["height"] = max(1, round(self.height / _PIXELS_PER_POINT))
        wanted = {
            name: value
            for name, value in data.items()
            if (not include or name in include) and not (exclude and name in exclude)
        }
        return wanted, {kind: about} if kind in wanted else {}


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
