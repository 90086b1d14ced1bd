#!/usr/bin/env python3
"""Checks the reference against closed forms and other methods. Prints a line per check; exit 1 when one fails."""

import sys

import numpy as np
import shapely
from scipy.signal import fftconvolve
from scipy.stats import ncx2

import area
import reference

failures = 0


def check(name, error, limit):
    global failures
    failures += not error <= limit
    print(f"{'ok  ' if error <= limit else 'FAIL'} {name}: {error:.2e} (limit {limit:.0e})")


def clipped(polygon, width, height):
    """Every pixel's area by GEOS' clipping."""
    x, y = np.meshgrid(np.arange(width), np.arange(height))
    return shapely.area(shapely.intersection(shapely.box(x, y, x + 1, y + 1), polygon))


def chords(x, y, radius, width, height, lines=4000):
    """A disc's pixels from its chords along `lines` heights per row, spaced evenly in angle."""
    total = np.zeros((height, width))
    for row in range(height):
        low, high = np.arcsin(np.clip((np.array([row, row + 1]) - y) / radius, -1, 1))
        angle = low + (np.arange(lines) + 0.5) * (high - low) / lines
        half = (radius * np.cos(angle))[:, None]
        left = np.arange(width)[None, :]
        chord = np.clip(np.minimum(x + half, left + 1) - np.maximum(x - half, left), 0, None)
        total[row] = (chord * half).sum(axis=0) * (high - low) / lines
    return total


def areas():
    triangle = shapely.Polygon([(0, 0), (3, 3), (0, 3)])
    check("half pixels", abs(area.coverage(triangle, 3, 3) - [[0.5, 0, 0], [1, 0.5, 0], [1, 1, 0.5]]).max(), 1e-12)
    random = np.random.default_rng(2016)
    for _ in range(5):
        hole = shapely.Polygon(random.uniform(8, 12, (3, 2)))
        polygon = shapely.Polygon(random.uniform(-4, 24, (5, 2))).convex_hull.difference(hole)
        check("polygon against clipping", abs(area.coverage(polygon, 20, 20) - clipped(polygon, 20, 20)).max(), 1e-9)
    disc = area.coverage(area.disc(20.3, 19.6, 16.5), 40, 40)
    check("disc's area", abs(disc.sum() - np.pi * 16.5**2), 1e-6)
    check("disc against its chords", abs(disc - chords(20.3, 19.6, 16.5, 40, 40)).max(), 1e-5)


def strokes():
    line = area.pen(reference.linear([(5.2, 6.1), (29.2, 13.1)]), 4)
    check("line: width x length + caps", abs(area.coverage(line, 40, 24).sum() - (4 * 25 + np.pi * 4)), 1e-5)
    bend = area.pen(reference.linear([(5.0, 6.3), (25.0, 6.3), (25.0, 26.3)]), 6)
    check(
        "right angle with a round join",
        abs(area.coverage(bend, 40, 40).sum() - (2 * 20 * 6 - 9 + np.pi / 4 * 9 + np.pi * 9)), 1e-5)
    for name, curve in {
        "gentle curve": [(4, 30), (12, 2), (25, 45), (36, 9)],
        "turn within the pen": [(10, 34), (22, 2), (20, 2), (32, 34)],
    }.items():
        pixels = area.coverage(area.pen([curve], 9), 40, 40)
        t = np.linspace(0, 1, 4000)[:, None]
        p = np.array(curve, dtype=float)
        centres = (1 - t) ** 3 * p[0] + 3 * (1 - t) ** 2 * t * p[1] + 3 * (1 - t) * t**2 * p[2] + t**3 * p[3]
        n = 16
        at = (np.arange(40 * n) + 0.5) / n
        line = shapely.LineString(centres)
        shapely.prepare(line)
        near = shapely.dwithin(line, shapely.points(*np.meshgrid(at, at)), 4.5)
        sampled = near.reshape(40, n, 40, n).mean(axis=(1, 3))
        check(f"{name}: {n}x{n} samples by distance, mean", abs(pixels - sampled).mean(), 1e-3)
        check(f"{name}: {n}x{n} samples by distance, sum", abs(pixels.sum() - sampled.sum()) / sampled.sum(), 2e-4)


def shadows():
    profile = reference.blurred_disc(22.5, 6)
    d = np.linspace(0, 60, 200)
    marcum = ncx2.cdf((22.5 / 6) ** 2, 2, (d / 6) ** 2 + 1e-300)
    check("blurred disc against noncentral chi-squared", abs(profile(d) - marcum).max(), 1e-8)
    picture = reference.Picture(140, 140, 1, (0, 0, 0, 0))
    shadow = reference.shadow(picture, 70.2, 69.7, 22.5, 6)
    check("shadow keeps the disc's area", abs(shadow.sum() - np.pi * 22.5**2), 1e-5)
    # The same by brute force: exact coverage on a grid four times as fine, convolved, averaged back.
    k = np.arange(-160, 161) / 4
    kernel = np.exp(-(k[:, None] ** 2 + k[None, :] ** 2) / (2 * 36))
    fine = area.coverage(area.disc(70.2 * 4, 69.7 * 4, 22.5 * 4), 560, 560)
    blurred = fftconvolve(fine, kernel / kernel.sum(), mode="same").reshape(140, 4, 140, 4).mean(axis=(1, 3))
    check("shadow against a convolution", abs(shadow - blurred).max(), 1e-3)


def curves():
    # Tangents by hand: slopes 1 and 3, p = 2, min(1, 3, 1) = 1, so 2 * 1; the ends (3 * 1 - 2) / 2 and (3 * 3 - 2) / 2.
    first, second = reference.monotone([(0, 0), (1, 1), (2, 4)])
    check("monotone tangents", abs(np.array([first[1][1], first[2][1], second[1][1], second[2][1]])
                                   - [0.5 / 3, 1 - 2 / 3, 1 + 2 / 3, 4 - 3.5 / 3]).max(), 1e-12)
    peak = reference.monotone([(0, 0), (1, 5), (2, 1)])
    check("a peak is level", abs(peak[0][2][1] - 5) + abs(peak[1][1][1] - 5), 1e-12)


def blending():
    picture = reference.Picture(1, 1, 1, (1, 1, 1, 1))
    picture.blend(np.array([[0.5]]), (0, 0, 0, 0.5))
    check("black at half of half on white", abs(picture.rgba - [0.75, 0.75, 0.75, 1]).max(), 1e-15)
    clear = reference.Picture(1, 1, 1, (0, 0, 0, 0))
    clear.blend(np.array([[0.25]]), (1, 0.4, 0, 1))
    check("straight bytes", abs(clear.bytes().astype(int) - [255, 102, 0, 64]).max(), 0)


for part in (areas, strokes, shadows, curves, blending):
    part()
sys.exit(failures > 0)
