"""Pictures and films of all kinds: what they are, how large, and where they may be saved."""

from __future__ import annotations

import io
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from conftest import WEEK

import stepchart
from stepchart import Picture
from stepchart._formats import FORMATS, format_of, size_of


def png(width: int, height: int) -> bytes:
    """A PNG as it begins."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + head + struct.pack(">I", zlib.crc32(head))


# As each kind begins, by hand: the smallest that tells a width of 300 and a height of 7.
BEGINNINGS = {
    "image/png": png(300, 7),
    "image/gif": b"GIF89a" + struct.pack("<HH", 300, 7),
    # A segment before the one with the size, and a byte that fills.
    "image/jpeg": b"\xff\xd8\xff\xe0\x00\x04ab\xff\xff\xc2\x00\x11\x08" + struct.pack(">HH", 7, 300),
    "image/webp": b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0" + b"\x2b\x01\0\x06\0\0",
    "video/x-yuv4mpeg": b"YUV4MPEG2 W300 H7 F25:1 Ip A1:1 C444\nFRAME\n",
    "image/svg+xml": b'<?xml version="1.0"?><svg width="300" height="7"></svg>',
}


@pytest.mark.parametrize("row", FORMATS, ids=[row.name for row in FORMATS])
def test_each_kind(row: stepchart._formats.Format) -> None:
    data = BEGINNINGS[row.media_type]
    assert format_of(data) is row
    assert size_of(data) == (300, 7)
    assert Picture(data, 300, 7, "").media_type == row.media_type
    assert len(row.endings) == len(set(row.endings))
    if row.name != "SVG":
        # An SVG without a size has none; of others it is told at a fixed place.
        with pytest.raises(ValueError, match=f"expected the width and height of a {row.name}"):
            size_of(data[: min(len(data) - 4, 16)] if row.name != "Y4M" else b"YUV4MPEG2 C444\n")


def test_what_is_no_picture() -> None:
    for data in (b"", b"%PDF-1.7", b"RIFF\0\0\0\0WAVE"):
        with pytest.raises(ValueError, match="expected a picture"):
            format_of(data)


def test_files_of_others() -> None:
    """What Pillow writes, of each kind that it knows."""
    image = pytest.importorskip("PIL.Image")
    for width, height in ((1, 1), (17, 300), (700, 3)):
        picture = image.new("RGB", (width, height), "tomato")
        clear = image.new("RGBA", (width, height), (0, 0, 0, 0))
        for drawn, kind, options in (
            (picture, "png", {}),
            (picture, "gif", {}),
            (picture, "jpeg", {}),
            (picture, "jpeg", {"progressive": True, "optimize": True, "dpi": (72, 72), "comment": "a" * 999}),
            (picture, "webp", {}),
            (picture, "webp", {"lossless": True}),
            (clear, "webp", {}),
            (clear, "webp", {"lossless": True}),
            (picture, "webp", {"icc_profile": b"profile", "save_all": True, "append_images": [clear.convert("RGB")]}),
        ):
            file = io.BytesIO()
            drawn.save(file, kind, **options)
            assert size_of(file.getvalue()) == (width, height), (kind, options)
            made = Picture(file.getvalue(), width, height, "")
            assert made.media_type == f"image/{kind}"
            assert made.alt == ""
            assert made.to_pil().size == (width, height)


def test_films(tmp_path: Path) -> None:
    gif = stepchart.animate(WEEK, frames="gif", fps=5, scale=1)
    assert (gif.media_type, gif.width, gif.height) == ("image/gif", 375, 200)
    assert repr(gif).startswith("<Picture: GIF, 375 x 200 pixels, ")
    assert gif.facts["total"] == sum(WEEK)
    data, about = gif._repr_mimebundle_()
    assert set(data) == {"image/gif", "text/plain"}
    assert about["image/gif"]["width"] == 188
    assert gif._repr_png_() is None and gif._repr_svg_() is None
    film = stepchart.animate(WEEK, frames="y4m", fps=5, scale=1)
    assert (film.media_type, film.width, film.height) == ("video/x-yuv4mpeg", 375, 200)
    assert set(film._repr_mimebundle_()[0]) == {"text/plain"}
    moving = stepchart.animate(WEEK, frames="webp", fps=5, scale=1)
    assert (moving.media_type, moving.width, moving.height) == ("image/webp", 375, 200)
    assert stepchart.animate(WEEK, picture="webp", fps=5, scale=1) == moving

    written = stepchart.animate(WEEK, output=tmp_path / "a.gif", fps=5, scale=1)
    assert written == gif
    assert written.paths == (tmp_path / "a.gif",)
    assert stepchart.animate(WEEK, output=tmp_path / "a.y4m", fps=5, scale=1) == film
    assert stepchart.animate(WEEK, output=tmp_path / "a.webp", fps=5, scale=1) == moving
    cached = stepchart.animate(WEEK, frames="gif", fps=5, scale=1, cache=tmp_path / "cache")
    assert cached == gif


def test_names(tmp_path: Path) -> None:
    still = stepchart.render(WEEK)
    for picture, name, message in (
        (stepchart.animate(WEEK, fps=5, scale=1), "a.gif",
         r'a\.gif: expected a name that ends in \.png, as this is a PNG; stepchart\.animate with frames="gif" makes a GIF'),
        (still, "a.SVG", r'expected a name that ends in \.png, as this is a PNG; drawing it with picture="svg" makes an SVG'),
        (still, "a.y4m", 'frames="y4m" makes a Y4M'),
        (still, "a.jpg", "a JPEG"),
        (still, "a.webp", "a WebP"),
        (still, "a.pdf", "as this is a PNG$"),
        (still, "a.json", "as this is a PNG$"),
        (stepchart.render(WEEK, picture="svg"), "a.png", r'ends in \.svg, as this is an SVG; drawing it with picture="png"'),
        (stepchart.animate(WEEK, frames="gif", fps=5, scale=1), "a.png", r"ends in \.gif, as this is a GIF"),
    ):
        with pytest.raises(ValueError, match=message):
            picture.save(tmp_path / name)
    assert not list(tmp_path.iterdir())
    for name in ("a.png", "b.PNG", "c.apng", "d", "e.2026-11", "new/folder/f.png"):
        still.save(tmp_path / name)
        assert (tmp_path / name).read_bytes() == still.bytes
    open_file = io.BytesIO()
    still.save(open_file)
    assert open_file.getvalue() == still.bytes


def test_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("PIL")
    picture = stepchart.render(WEEK, background="tomato")
    image = picture.to_pil()
    assert image.size == (picture.width, picture.height)
    assert image.convert("RGB").getpixel((0, 0)) == (255, 99, 71)
    for frames in ("gif", "png"):
        assert stepchart.animate(WEEK, frames=frames, fps=5, scale=1).to_pil().n_frames > 2
    numpy = pytest.importorskip("numpy")
    assert numpy.asarray(image).shape[:2] == (600, 1125)


def test_no_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r'to_pil\(\): expected a PNG, found an SVG; picture="png" makes one'):
        stepchart.render(WEEK, picture="svg").to_pil()
    # As if it were not there.
    monkeypatch.setitem(__import__("sys").modules, "PIL", None)
    with pytest.raises(ImportError, match="pip install pillow"):
        stepchart.render(WEEK).to_pil()


@pytest.mark.parametrize(("word", "media_type"), [("jpeg", "image/jpeg"), ("webp", "image/webp")])
def test_what_the_tool_may_not_write(word: str, media_type: str, tmp_path: Path) -> None:
    """It says itself what it cannot write; what it can is known here."""
    options: dict[str, Any] = {"picture": word}
    path = tmp_path / f"a.{word}"
    for given in (options, {"output": path}):
        try:
            picture = stepchart.render(WEEK, **given)
        except stepchart.StepchartError as error:
            assert error.field == next(iter(given))
            assert "png" in str(error) and not path.exists()
        else:
            assert (picture.media_type, picture.width, picture.height) == (media_type, 1125, 600)
