#!/usr/bin/env python3
"""Draws samples/widgets.png, the contact sheet of widgets in the README. Needs Pillow.

    samples/widgets.py [--stepchart .build/release/stepchart] [-o samples/widgets.png]
"""

import argparse
import pathlib
import subprocess
import tempfile

from PIL import Image

HERE = pathlib.Path(__file__).resolve().parent
SCALE = 1.5
GAP = 22
MARGIN = 28
# Columns of rows; a row is the options of the widgets that stand side by side.
COLUMNS = [
    [["--family small", "--family small --select 2"], ["--family medium --select 2"], ["--family large"]],
    [
        ["--today compact --select 2"],
        ["--today compact --content-size XXXL --select 2"],
        ["--today expanded --select 2"],
        ["--today compact --language de --select 2"],
    ],
]
# What lies behind the widgets of each scheme.
BACKDROPS = {"light": (223, 228, 235), "dark": (64, 69, 77)}


def panel(tool, scheme, folder):
    """Every widget in one scheme."""
    columns = []
    for column in COLUMNS:
        rows = []
        for row in column:
            pictures = []
            for options in row:
                file = folder / f"{len(columns)}-{len(rows)}-{len(pictures)}.png"
                look = ["--scheme", scheme, "--scale", str(SCALE), "--corner-radius", "22"]
                subprocess.run(
                    [tool, "widget", HERE / "week.json", "-o", file, *options.split(), *look], check=True)
                pictures.append(Image.open(file).convert("RGBA"))
            rows.append(joined(pictures, vertical=False))
        columns.append(joined(rows, vertical=True))
    widgets = joined(columns, vertical=False)
    margin = round(MARGIN * SCALE)
    sheet = Image.new("RGBA", (widgets.width + 2 * margin, widgets.height + 2 * margin), BACKDROPS[scheme])
    sheet.alpha_composite(widgets, (margin, margin))
    return sheet


def joined(pictures, vertical, gap=round(GAP * SCALE)):
    """Pictures in a column or in a row."""
    lengths = [picture.height if vertical else picture.width for picture in pictures]
    length = sum(lengths) + gap * (len(pictures) - 1)
    breadth = max(picture.width if vertical else picture.height for picture in pictures)
    sheet = Image.new("RGBA", (breadth, length) if vertical else (length, breadth))
    place = 0
    for picture, extent in zip(pictures, lengths):
        sheet.paste(picture, (0, place) if vertical else (place, 0))
        place += extent + gap
    return sheet


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stepchart", default=HERE.parent / ".build/release/stepchart", help="the tool that draws")
    parser.add_argument("-o", "--output", default=HERE / "widgets.png")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        panels = [panel(options.stepchart, scheme, pathlib.Path(folder)) for scheme in BACKDROPS]
    joined(panels, vertical=True, gap=0).convert("RGB").save(options.output, optimize=True)


if __name__ == "__main__":
    main()
