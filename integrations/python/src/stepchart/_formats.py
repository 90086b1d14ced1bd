"""The kinds of files that pictures are: how each begins, is called, and tells its width and height."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from typing import NamedTuple


class Format(NamedTuple):
    name: str
    media_type: str
    # What the names of such files end in; the first is the usual one.
    endings: tuple[str, ...]
    # A pattern of what such a file begins with.
    beginning: bytes
    # The width and the height that its header tells.
    size: Callable[[bytes], tuple[int, int]]
    # The option that asks for it, and its words.
    option: str
    words: tuple[str, ...]


def _png_size(data: bytes) -> tuple[int, int]:
    width, height = struct.unpack_from(">II", data, 16)
    return width, height


def _gif_size(data: bytes) -> tuple[int, int]:
    width, height = struct.unpack_from("<HH", data, 6)
    return width, height


def _jpeg_size(data: bytes) -> tuple[int, int]:
    """As the segment says with which a frame starts; each segment tells its length, its own two bytes counted."""
    start = 2
    while True:
        mark, kind, length = struct.unpack_from(">BBH", data, start)
        if mark != 0xFF:
            raise ValueError("expected the next segment of a JPEG")
        if kind == 0xFF:
            # A byte that only fills.
            start += 1
            continue
        # Of these sixteen three are tables.
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", data, start + 5)
            return width, height
        start += 2 + length


def _webp_size(data: bytes) -> tuple[int, int]:
    """As the first chunk says, of which there are three kinds: lossy, lossless and extended."""
    kind = data[12:16]
    if kind == b"VP8 ":
        width, height = struct.unpack_from("<HH", data, 26)
        # The upper two bits say how to enlarge it.
        return width & 0x3FFF, height & 0x3FFF
    if kind == b"VP8L":
        (bits,) = struct.unpack_from("<I", data, 21)
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8X":
        # Three bytes each.
        low_width, high_width, low_height, high_height = struct.unpack_from("<HBHB", data, 24)
        return (low_width | high_width << 16) + 1, (low_height | high_height << 16) + 1
    raise ValueError("expected a chunk of a WebP")


def _y4m_size(data: bytes) -> tuple[int, int]:
    words = data[: data.index(b"\n")].split(b" ")[1:]
    numbers = {word[:1]: int(word[1:]) for word in words if word[:1] in (b"W", b"H")}
    return numbers[b"W"], numbers[b"H"]


def _svg_size(data: bytes) -> tuple[int, int]:
    root = re.search(rb"<svg\b[^>]*>", data)
    sides = [re.search(rb'\s%s="([0-9.]+)"' % side, root[0] if root else b"") for side in (b"width", b"height")]
    width, height = (round(float(side[1])) if side else 0 for side in sides)
    return width, height


# One row for each kind of file. The last is what begins as XML.
FORMATS = (
    Format("PNG", "image/png", (".png", ".apng"), rb"\x89PNG\r\n", _png_size, "picture", ("png",)),
    Format("GIF", "image/gif", (".gif",), rb"GIF8", _gif_size, "frames", ("gif",)),
    Format("JPEG", "image/jpeg", (".jpg", ".jpeg"), rb"\xff\xd8", _jpeg_size, "picture", ("jpeg", "jpg")),
    Format("WebP", "image/webp", (".webp",), rb"RIFF.{4}WEBP", _webp_size, "picture", ("webp",)),
    Format("Y4M", "video/x-yuv4mpeg", (".y4m",), rb"YUV4MPEG2 ", _y4m_size, "frames", ("y4m",)),
    Format("SVG", "image/svg+xml", (".svg",), rb"\s*<", _svg_size, "picture", ("svg",)),
)
PNG, SVG = FORMATS[0], FORMATS[-1]
# What names of other pictures and films end in, and of data.
OTHER_ENDINGS = frozenset(
    [".avif", ".bmp", ".heic", ".mkv", ".mov", ".mp4", ".pdf", ".tif", ".tiff", ".webm"]
    + [".csv", ".html", ".json", ".zip"]
)


def format_of(data: bytes) -> Format:
    """The kind of a file.

    Raises:
        ValueError: if it is none that is known.
    """
    for row in FORMATS:
        if re.match(row.beginning, data, re.DOTALL):
            return row
    raise ValueError(f"expected a picture, found a file that begins with {data[:8]!r}")


def format_named(ending: str) -> Format | None:
    """The kind of files whose names end so."""
    for row in FORMATS:
        if ending in row.endings:
            return row
    return None


def size_of(data: bytes) -> tuple[int, int]:
    """The width and the height in the file's own header.

    Raises:
        ValueError: if it has none.
    """
    row = format_of(data)
    try:
        return row.size(data)
    except (struct.error, KeyError, ValueError) as error:
        raise ValueError(f"expected the width and height of a {row.name}, found none") from error
