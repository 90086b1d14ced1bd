#!/usr/bin/env python3
"""How far a picture is from the float64 reference, in levels of 1/255.

    compare.py out.png week.json --scale 3

Every premultiplied channel value of every inked pixel counts (inked: the picture or the rounded reference differs from
the background there). Labels are left out: rows from 8 pt under the chart's bottom on are not compared, unless
`--labels none`. "Rounding alone" is what the reference itself scores once rounded to bytes: no picture can do better.
"""

import argparse

import numpy as np
from PIL import Image

import reference


def premultiplied_levels(rgba):
    """0...255, float64."""
    rgba = rgba.astype(float)
    return np.concatenate([rgba[..., :3] * rgba[..., 3:] / 255, rgba[..., 3:]], axis=2)


def summary(error):
    return f"mean {error.mean():.4f}  p99 {np.percentile(error, 99):.4f}  max {error.max():.4f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("image", help="the PNG to judge")
    reference.arguments(parser)
    parser.add_argument("--worst", type=int, default=5, help="how many of the largest errors to list")
    options = parser.parse_args()

    picture, chart = reference.render(reference.load(options), options)
    actual = np.asarray(Image.open(options.image).convert("RGBA"))
    if actual.shape != picture.rgba.shape:
        raise SystemExit(f"{actual.shape[1]}x{actual.shape[0]} px, expected {picture.width}x{picture.height}")
    rows = picture.height if not options.labels else round((chart.bottom + 8) * options.scale)
    exact = picture.rgba[:rows] * 255
    rounded, actual = picture.bytes()[:rows], actual[:rows]
    empty = reference.Picture(1, 1, 1, options.background).bytes()[0, 0]
    inked = (actual != empty).any(axis=2) | (rounded != empty).any(axis=2)

    error = abs(premultiplied_levels(actual) - exact)
    print(f"{inked.sum()} inked pixels of {inked.size}")
    print("channel values  ", summary(error[inked]))
    print("rounding alone  ", summary(abs(premultiplied_levels(rounded) - exact)[inked]))
    print("worst of a pixel", summary(error[inked].max(axis=1)))
    print("elsewhere        max", f"{error[~inked].max(initial=0):.4f}")
    levels = premultiplied_levels(actual)
    for index in np.argsort(-error.max(axis=2), axis=None)[: options.worst]:
        y, x = np.unravel_index(index, inked.shape)
        got, wanted = (" ".join(f"{v:7.2f}" for v in values[y, x]) for values in (levels, exact))
        print(f"  x {x:5} y {y:5} ({x / options.scale:.2f}, {y / options.scale:.2f} pt): {got} for {wanted}")


if __name__ == "__main__":
    main()
