#!/usr/bin/env python3
"""Renders a week of steps in float64: what stepchart's pixels would be without any rounding.

Shares nothing with stepchart but the figures of its design. Areas are exact, the shadow is a true Gaussian, blending
is source-over on premultiplied float64; the PNG rounds once, at the end. Labels are not drawn.

    reference.py week.json -o reference.png --npy reference.npy --scale 3
"""

import argparse
import colorsys
import json
import math

import numpy as np
import shapely
from PIL import Image
from scipy.interpolate import CubicSpline
from scipy.special import i0e

import area

MARGIN_H, MARGIN_V, LABEL_HEIGHT = 30.0, 15.0, 20.0
GUIDE = {
    "chart": (*colorsys.hsv_to_rgb(0, 0, 0.8), 0.3),
    "widget": (*colorsys.hsv_to_rgb(0, 0, 0.75), 0.75),
    "message": (*colorsys.hsv_to_rgb(0, 0, 0.8), 0.3),
}
GRADIENT = [colorsys.hsv_to_rgb(*hsb) for hsb in [(0.57, 0.74, 0.86), (0.52, 1, 0.76), (0.52, 1, 0.83)]]
NODE, SELECTED, RING = (0.221, 0.687, 0.904, 1), (1, 0.6, 0, 1), (1, 1, 1, 1)
SHADOW = (0.184, 0.506, 0.718, 0.5)


class Picture:
    """Premultiplied RGBA, float64, 0...1, `scale` pixels to the point."""

    def __init__(self, width, height, scale, background):
        self.scale = scale
        # A width that only rounding errors lift over a whole number is that number.
        self.width = math.ceil(width * scale - 1e-9)
        self.height = math.ceil(height * scale - 1e-9)
        self.background = premultiplied(background)
        self.rgba = np.empty((self.height, self.width, 4))
        self.rgba[:] = self.background

    def paint(self, shape, color):
        """Source-over of a shape in pixels; `color` is straight RGBA, one or one for each pixel."""
        self.blend(area.coverage(shape, self.width, self.height), color)

    def blend(self, coverage, color):
        source = premultiplied(color) * coverage[..., None]
        self.rgba = source + self.rgba * (1 - source[..., 3:])

    def bytes(self):
        """Straight RGBA, rounded once; colour 0 where alpha is 0."""
        alpha = np.rint(self.rgba[..., 3:] * 255)
        straight = np.divide(
            self.rgba[..., :3], self.rgba[..., 3:], out=np.zeros_like(self.rgba[..., :3]),
            where=self.rgba[..., 3:] > 0)
        colour = np.where(alpha > 0, np.rint(np.clip(straight, 0, 1) * 255), 0)
        return np.concatenate([colour, alpha], axis=2).astype(np.uint8)


class Chart:
    """Where everything stands, in points."""

    def __init__(self, values, width, height, labels=True):
        n = len(values)
        self.width, self.height = width, height
        self.inner = height - 2 * MARGIN_V - (LABEL_HEIGHT if labels else 0)
        self.bottom = MARGIN_V + self.inner
        self.xs = [width / 2] if n == 1 else [MARGIN_H + i * (width - 2 * MARGIN_H) / (n - 1) for i in range(n)]
        known = [v for v in values if v is not None]
        self.low, self.high = (min(known), max(known)) if known else (0, 0)
        self.points = [None if v is None else (x, self.y(v)) for x, v in zip(self.xs, values)]
        self.average = sum(known) / len(known) if known else None

    def y(self, value):
        if self.high > self.low:
            return MARGIN_V + self.inner * (1 - (value - self.low) / (self.high - self.low))
        return self.bottom if self.high == 0 else MARGIN_V + self.inner / 2

    def runs(self):
        """The points between gaps."""
        runs = [[]]
        for p in self.points:
            if p is None:
                runs.append([])
            else:
                runs[-1].append(p)
        return [run for run in runs if run]


def monotone(points):
    """Cubic Beziers through points of rising x, tangents as d3's curveMonotoneX chooses them."""
    (x, y), n = np.transpose(points), len(points)
    if n == 1:
        return [[points[0]] * 4]
    h = np.diff(x)
    s = np.diff(y) / h
    if n == 2:
        t = np.array([s[0], s[0]])
    else:
        p = (s[:-1] * h[1:] + s[1:] * h[:-1]) / (h[:-1] + h[1:])
        inner = (np.sign(s[:-1]) + np.sign(s[1:])) * np.minimum(
            np.minimum(abs(s[:-1]), abs(s[1:])), 0.5 * abs(p))
        t = np.concatenate([[(3 * s[0] - inner[0]) / 2], inner, [(3 * s[-1] - inner[-1]) / 2]])
    return [
        [(x[i], y[i]), (x[i] + h[i] / 3, y[i] + h[i] / 3 * t[i]),
         (x[i + 1] - h[i] / 3, y[i + 1] - h[i] / 3 * t[i + 1]), (x[i + 1], y[i + 1])]
        for i in range(n - 1)
    ]


def linear(points):
    if len(points) == 1:
        return [[points[0]] * 4]
    ends = [(np.array(a), np.array(b)) for a, b in zip(points, points[1:])]
    return [[a, a + (b - a) / 3, b - (b - a) / 3, b] for a, b in ends]


def blurred_disc(radius, sigma):
    """The profile of a disc under a Gaussian, by distance from its centre.

    f(d) = integral over 0...R of exp(-(r - d)^2 / 2 s^2) * i0e(r d / s^2) * r / s^2 dr, i0e(z) = exp(-z) I0(z).
    """
    reach = radius + 8 * sigma
    node, weight = np.polynomial.legendre.leggauss(256)
    r = (node + 1) * radius / 2
    d = np.linspace(0, reach, 2048)[:, None]
    f = np.exp(-((r - d) ** 2) / (2 * sigma**2)) * i0e(r * d / sigma**2) * r / sigma**2
    profile = CubicSpline(d[:, 0], f @ weight * radius / 2, bc_type="natural")
    return lambda distance: np.where(distance < reach, profile(np.minimum(distance, reach)), 0)


def shadow(picture, x, y, radius, sigma):
    """The blurred disc averaged over each pixel, by 4 x 4 Gauss points."""
    profile = blurred_disc(radius, sigma)
    node, weight = np.polynomial.legendre.leggauss(4)
    total = np.zeros((picture.height, picture.width))
    for dx, wx in zip(node / 2 + 0.5, weight / 2):
        for dy, wy in zip(node / 2 + 0.5, weight / 2):
            across = np.arange(picture.width) + dx - x
            down = np.arange(picture.height) + dy - y
            total += wx * wy * profile(np.hypot(across[None, :], down[:, None]))
    return total


def gradient(picture, width):
    """The data line's colour at every pixel's centre."""
    t = np.clip((np.arange(picture.width) + 0.5) / (width * picture.scale), 0, 1)
    rgb = np.stack([np.interp(t, [0, 0.5, 1], [stop[k] for stop in GRADIENT]) for k in range(3)], axis=1)
    row = np.concatenate([rgb, np.ones((picture.width, 1))], axis=1)
    return np.broadcast_to(row, (picture.height, picture.width, 4))


def premultiplied(color):
    color = np.asarray(color, dtype=float)
    return np.concatenate([color[..., :3] * color[..., 3:], color[..., 3:]], axis=-1)


def render(values, options):
    """The picture of a week, and the chart's geometry."""
    s = options.scale
    width, height = options.size
    chart = Chart(values, width, height, labels=options.labels)
    picture = Picture(width, height, s, options.background)
    guide = GUIDE[options.style]

    if options.guides:
        for x in chart.xs:
            ends = [(x, MARGIN_V - 5), (x, chart.bottom + 5)]
            curve = linear([(px * s, py * s) for px, py in ends])
            picture.paint(area.pen(curve, 0.5 * s), guide)
    if options.average_line and chart.average is not None:
        y = chart.y(chart.average)
        picture.paint(
            shapely.box(chart.xs[0] * s, (y - 0.25) * s, chart.xs[-1] * s, (y + 0.25) * s), guide)

    route = {"monotone": monotone, "linear": linear}[options.curve]
    line = shapely.union_all([
        area.pen(route([(x * s, y * s) for x, y in run]), 3 * s) if len(run) > 1
        else area.disc(run[0][0] * s, run[0][1] * s, 1.5 * s)
        for run in chart.runs()])
    picture.paint(line, gradient(picture, width))

    for i, point in enumerate(chart.points):
        if point is None:
            continue
        k = s * (1.3 if i == options.selected else 1)
        x, y = point[0] * s, point[1] * s
        picture.blend(shadow(picture, x, y + 0.5 * k, 7.5 * k, 2 * k), SHADOW)
        picture.paint(area.disc(x, y, 6.5 * k), SELECTED if i == options.selected else NODE)
        picture.paint(area.disc(x, y, 7.5 * k).difference(area.disc(x, y, 5.5 * k)), RING)
    return picture, chart


def values_of(week):
    """Steps per day, None where there is no data, from any of the JSON forms."""
    days = week["days"] if isinstance(week, dict) else week
    return [day.get("steps") if isinstance(day, dict) else day for day in days]


def color(text):
    if text == "transparent":
        return (0.0, 0.0, 0.0, 0.0)
    digits = text.lstrip("#")
    parts = [int(digits[i : i + 2], 16) / 255 for i in range(0, len(digits), 2)]
    return tuple(parts if len(parts) == 4 else [*parts, 1.0])


def arguments(parser):
    """The options that say what to draw, for this tool and for compare.py."""
    parser.add_argument("week", help="a week as JSON")
    parser.add_argument("--scale", type=float, default=3)
    parser.add_argument("--size", type=lambda text: tuple(map(float, text.split("x"))), default=(375.0, 200.0))
    parser.add_argument("--style", choices=["chart", "widget", "message"], default="chart")
    parser.add_argument("--curve", choices=["monotone", "linear"], default="monotone")
    parser.add_argument("--background", type=color, default=color("#FFFFFF"), help="transparent or #RRGGBB[AA]")
    parser.add_argument("--average-line", action="store_true")
    parser.add_argument("--no-guides", dest="guides", action="store_false")
    parser.add_argument("--labels", type=lambda text: text != "none", default=True, help="none: no room for labels")
    parser.add_argument("--select", default="last", help="last, none or an index")


def load(options):
    """The week's values; completes the options that depend on it."""
    with open(options.week, encoding="utf-8-sig") as file:
        values = values_of(json.load(file))
    options.selected = {"last": len(values) - 1, "none": None}.get(options.select, options.select)
    if isinstance(options.selected, str):
        options.selected = int(options.selected)
    options.guides = options.guides and options.style != "message"
    return values


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments(parser)
    parser.add_argument("-o", "--output", help="PNG to write")
    parser.add_argument("--npy", help="float64 premultiplied RGBA to write")
    options = parser.parse_args()
    picture, _ = render(load(options), options)
    if options.npy:
        np.save(options.npy, picture.rgba)
    if options.output:
        Image.fromarray(picture.bytes(), "RGBA").save(options.output)


if __name__ == "__main__":
    main()
