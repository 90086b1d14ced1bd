#!/usr/bin/env python3
"""The chart drawn and written as PNG by other libraries in one process, warm: what `bench.py` compares with.

    peers.py [--runs 21]

Each library that is installed prints a line: its name, milliseconds to draw, milliseconds to encode, bytes. The calls
come from Python; there are some 80 for a chart, beside the milliseconds that the libraries take. Neither blurs:
shadows are radial gradients.

    pip install cairocffi blend2d-python        # cairocffi also needs libcairo2
"""

import argparse
import io
import math
import pathlib
import statistics
import tempfile
import time

import chart

SCALE = 3
WIDTH, HEIGHT = (side * SCALE for side in chart.SIZE)
# What is left of a blurred disc of radius 7.5 at these parts of radius 13.5, by and large.
SHADOW = [(0, 0.5), (0.35, 0.47), (0.45, 0.38), (0.55, 0.26), (0.65, 0.14), (0.75, 0.06), (0.85, 0.02), (1, 0)]


def rgb(color):
    return tuple(int(color[i : i + 2], 16) / 255 for i in (0, 2, 4))


class Cairo:
    name = "cairo"

    def __init__(self):
        import cairocffi

        self.cairo = cairocffi

    def draw(self):
        cairo = self.cairo
        surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
        context = cairo.Context(surface)
        context.scale(SCALE, SCALE)
        context.set_source_rgb(1, 1, 1)
        context.paint()
        context.set_line_cap(cairo.LINE_CAP_ROUND)
        context.set_line_join(cairo.LINE_JOIN_ROUND)
        for x in chart.XS:
            context.move_to(x, 10)
            context.line_to(x, 170)
        context.set_line_width(0.5)
        context.set_source_rgba(0.8, 0.8, 0.8, 0.3)
        context.stroke()
        gradient = cairo.LinearGradient(0, 0, chart.SIZE[0], 0)
        for offset, color in chart.GRADIENT:
            gradient.add_color_stop_rgb(offset, *rgb(color))
        context.move_to(chart.XS[0], chart.YS[0])
        for points in chart.segments():
            context.curve_to(*(value for point in points for value in point))
        context.set_line_width(3)
        context.set_source(gradient)
        context.stroke()
        for x, y, k, color in chart.nodes():
            shadow = cairo.RadialGradient(x, y + 0.5 * k, 0, x, y + 0.5 * k, 13.5 * k)
            for offset, alpha in SHADOW:
                shadow.add_color_stop_rgba(offset, *rgb("2f81b7"), alpha)
            context.set_source(shadow)
            context.arc(x, y + 0.5 * k, 13.5 * k, 0, 2 * math.pi)
            context.fill()
            context.arc(x, y, 6.5 * k, 0, 2 * math.pi)
            context.set_source_rgb(*rgb(color))
            context.fill_preserve()
            context.set_line_width(2 * k)
            context.set_source_rgb(1, 1, 1)
            context.stroke()
        context.set_source_rgb(0.5, 0.5, 0.5)
        context.select_font_face("sans-serif")
        context.set_font_size(11)
        for i, x in enumerate(chart.XS):
            label = f"9/{12 + i}"
            context.move_to(x - context.text_extents(label)[4] / 2, 193.3)
            context.show_text(label)
        surface.flush()
        return surface

    def encode(self, surface):
        file = io.BytesIO()
        surface.write_to_png(file)
        return len(file.getvalue())


class Blend2D:
    """Without labels, since it finds no fonts by itself. Its binding takes colours from blue to red."""

    name = "Blend2D, no labels"

    def __init__(self):
        import blend2d

        self.blend2d = blend2d
        self.folder = tempfile.TemporaryDirectory()
        self.file = pathlib.Path(self.folder.name) / "chart.png"

    def draw(self):
        b = self.blend2d
        image = b.BLImage(WIDTH, HEIGHT, b.BLFormat.XRGB32)
        context = b.BLContext(image)
        context.scale(SCALE, SCALE)
        context.set_fill_style((1.0, 1.0, 1.0))
        context.fill_all()
        context.set_stroke_caps(b.BLStrokeCap.CAP_ROUND)
        context.stroke_join = b.BLStrokeJoin.JOIN_ROUND
        guides = b.BLPath()
        for x in chart.XS:
            guides.move_to(x, 10)
            guides.line_to(x, 170)
        context.stroke_width = 0.5
        context.set_stroke_style((0.8, 0.8, 0.8, 0.3))
        context.stroke_path(guides)
        gradient = b.create_linear_gradient(0, 0, chart.SIZE[0], 0)
        for offset, color in chart.GRADIENT:
            gradient.add_stop(offset, rgb(color)[::-1])
        line = b.BLPath()
        line.move_to(chart.XS[0], chart.YS[0])
        for points in chart.segments():
            line.cubic_to(*(value for point in points for value in point))
        context.stroke_width = 3
        context.set_stroke_style(gradient)
        context.stroke_path(line)
        for x, y, k, color in chart.nodes():
            shadow = b.create_radial_gradient(x, y + 0.5 * k, x, y + 0.5 * k, 13.5 * k)
            for offset, alpha in SHADOW:
                shadow.add_stop(offset, (*rgb("2f81b7")[::-1], alpha))
            context.set_fill_style(shadow)
            context.fill_circle(x, y + 0.5 * k, 13.5 * k)
            context.set_fill_style(rgb(color)[::-1])
            context.fill_circle(x, y, 6.5 * k)
            context.stroke_width = 2 * k
            context.set_stroke_style((1.0, 1.0, 1.0))
            context.stroke_circle(x, y, 6.5 * k)
        context.flush()
        return image

    def encode(self, image):
        image.writeToFile(str(self.file))
        return self.file.stat().st_size


def measure(peer, runs):
    drawing, encoding, size = [], [], 0
    for _ in range(runs + 3):
        start = time.perf_counter()
        image = peer.draw()
        drawn = time.perf_counter()
        size = peer.encode(image)
        drawing.append((drawn - start) * 1000)
        encoding.append((time.perf_counter() - drawn) * 1000)
    return statistics.median(drawing[3:]), statistics.median(encoding[3:]), size


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=21)
    options = parser.parse_args()
    for Peer in (Cairo, Blend2D):
        try:
            peer = Peer()
        except (ImportError, OSError):
            continue
        drawing, encoding, size = measure(peer, options.runs)
        print(f"{peer.name}\t{drawing:.2f}\t{encoding:.2f}\t{size}")


if __name__ == "__main__":
    main()
