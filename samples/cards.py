#!/usr/bin/env python3
"""Draws samples/cards.png, the contact sheet of cards in the README. Needs Pillow.

    samples/cards.py [--stepchart .build/release/stepchart] [-o samples/cards.png]
"""

import argparse
import pathlib
import subprocess
import tempfile

from PIL import Image

HERE = pathlib.Path(__file__).resolve().parent
WEEK = "week.json --goal 6000 --previous before.json"
GAP = 20
MARGIN = 24
BACKDROP = (206, 213, 222)
# Each card: its options, and its place and width in the sheet.
COLUMN = 348
CARDS = [
    ("--preset og", 0, 0, COLUMN),
    ("--preset wide --theme dark", 0, 1, COLUMN),
    ("--preset square --theme color-blind-safe --mark bars", 1, 0, 248),
    ("--preset og --theme high-contrast-dark --language de --headline average", 1, 1, 248),
    ("--preset story", 2, 0, 231),
]


def draw(tool, options, folder):
    """The picture of a card with these options."""
    output = folder / "card.png"
    words = [str(folder / word) if word.endswith(".json") else word for word in f"{WEEK} {options}".split()]
    subprocess.run([tool, "card", *words, "-o", str(output)], check=True)
    return Image.open(output).convert("RGB")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--stepchart", default=str(HERE.parent / ".build/release/stepchart"))
    parser.add_argument("-o", "--output", default=str(HERE / "cards.png"))
    arguments = parser.parse_args()

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "week.json").write_bytes((HERE / "week.json").read_bytes())
        (folder / "before.json").write_text("[6020, 3950, 9800, 5460, 2210, 4790, 1400]")
        columns = {}
        for options, column, _, width in CARDS:
            card = draw(arguments.stepchart, options, folder)
            height = round(card.height * width / card.width)
            columns.setdefault(column, []).append(card.resize((width, height), Image.Resampling.LANCZOS))

    widths = [max(card.width for card in cards) for cards in columns.values()]
    heights = [sum(card.height for card in cards) + GAP * (len(cards) - 1) for cards in columns.values()]
    sheet = Image.new(
        "RGB", (sum(widths) + GAP * (len(widths) - 1) + 2 * MARGIN, max(heights) + 2 * MARGIN), BACKDROP)
    x = MARGIN
    for cards, width, height in zip(columns.values(), widths, heights):
        y = (sheet.height - height) // 2
        for card in cards:
            sheet.paste(card, (x, y))
            y += card.height + GAP
        x += width + GAP
    sheet.save(arguments.output, optimize=True)


if __name__ == "__main__":
    main()
