"""Plays an animated PNG with Pillow: it decodes each frame, and pastes it where the file says.

Pillow plays them too, but before version 10 it shows the transparent color of a file without alpha.
"""

import io
import struct
import zlib

from PIL import Image


def chunks(data):
    place = 8
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        yield kind, data[place + 8:place + 8 + length]
        place += length + 12


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pixels(picture):
    """The RGBA bytes of a picture; where nothing is seen, colour does not matter, and is 0."""
    picture = picture.convert("RGBA")
    is_seen = picture.getchannel("A").point(lambda alpha: 255 * (alpha > 0))
    return Image.composite(picture, Image.new("RGBA", picture.size), is_seen).tobytes()


class Animation:
    """`plays`, 0 for ever; `still`, an RGBA picture, and whether it is the first frame; and `frames`: of each, its RGBA
    picture as it is shown, and for how long, as the numerator and the denominator of seconds."""

    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        self.still = Image.open(io.BytesIO(data)).convert("RGBA")
        before, parts, header = [], [], None
        self.starts_with_still = False
        for kind, content in chunks(data):
            if kind == b"IHDR":
                header = content
            elif kind in (b"PLTE", b"tRNS"):
                before.append(chunk(kind, content))
            elif kind == b"acTL":
                count, self.plays = struct.unpack(">2I", content)
            elif kind == b"fcTL":
                parts.append((struct.unpack(">5I2H2B", content), []))
            elif kind == b"IDAT" and parts:
                self.starts_with_still = True
                parts[-1][1].append(content)
            elif kind == b"fdAT":
                parts[-1][1].append(content[4:])
        assert count == len(parts), (count, len(parts))
        canvas = Image.new("RGBA", self.still.size)
        self.frames = []
        for (_, width, height, x, y, numerator, denominator, disposal, blend), content in parts:
            assert disposal == 0, disposal
            picture = Image.open(io.BytesIO(
                data[:8] + chunk(b"IHDR", struct.pack(">2I", width, height) + header[8:]) + b"".join(before)
                + chunk(b"IDAT", b"".join(content)) + chunk(b"IEND", b""))).convert("RGBA")
            # Frames that are blended have no translucent pixels.
            assert blend == 0 or set(picture.getchannel("A").getdata()) <= {0, 255}
            canvas.paste(picture, (x, y), picture if blend else None)
            self.frames.append((canvas.copy(), numerator, denominator))
