"""Draws the sheets of docs/cards.md: each preset, a row each, of six inputs on one ground; and that of docs/languages.md: a
card in each language.

    python3 docs/sheets/sheet.py .build/release/stepchart

Needs Pillow, and the package fonts-noto-cjk for Chinese, Japanese and Korean.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from PIL import Image

PRESETS = {"og": 1200, "square": 1080, "portrait": 1080, "story": 1080, "wide": 1600}
NORMAL, BEFORE = [7314, 9583, 12105, 8015, 6060, 10942, 8641], [6020, 7950, 9800, 8460, 5210, 9790, 7400]
WIDTH, GAP, SCALE = 232, 12, 2
FONTS = "/usr/share/fonts/opentype/noto/NotoSansCJK"


def week(steps, start=9):
    return [{"date": f"2026-11-{start + day:02}", "steps": count, "distanceMeters": count * 0.74, "flights": count // 700}
            for day, count in enumerate(steps)]


MONTH = [5200 + (day * 3761 + day * day * 517) % 8600 for day in range(30)]
CASES = [
    (week(NORMAL), ["--previous", "before.json"]),
    (week([2100, 3380, 1905, 4120, 890, 2660, 1480]), ["--previous", "before.json"]),
    (week([10400, 11250, 13980, 10090, 12480, 15320, 11760]), ["--previous", "before.json"]),
    (week([6281], start=12), []),
    (week(MONTH, start=1), []),
    (week(NORMAL), ["--previous", "before.json", "--language", "ja", "--font", f"{FONTS}-Regular.ttc", "--font",
                    f"{FONTS}-Bold.ttc"]),
]


# The faces of the collection that languages need; the built-in letters have all others.
FACES = {"ja": 0, "ko": 1, "zh-Hans": 2, "zh-Hant": 3}


def languages(stepchart):
    """The tags of the languages that the tool speaks."""
    reference = json.loads(subprocess.run([stepchart, "--generate", "reference"], check=True, capture_output=True).stdout)
    render = next(command for command in reference["commands"] if command["name"] == "render")
    option = next(option for option in render["options"] if option["name"] == "language")
    return re.findall(r"([a-zA-Z-]+) \(", option["help"])


def language_sheet(stepchart, folder, columns=4):
    """A card of one week in each language."""
    (folder / "before.json").write_text(json.dumps(BEFORE))
    (folder / "week.json").write_text(json.dumps({"days": week(NORMAL)}))
    cards = []
    for tag in languages(stepchart):
        fonts = [part for weight in ("Regular", "Bold") if tag in FACES
                 for part in ("--font", f"{FONTS}-{weight}.ttc#{FACES[tag] + 1}")]
        subprocess.run(
            [stepchart, "card", "week.json", "--previous", "before.json", "--preset", "square", "--goal", "8000",
             "--language", tag, "--scale", str(360 / 1080), "-o", f"{tag}.png", "--quiet", *fonts], cwd=folder, check=True)
        cards.append(Image.open(folder / f"{tag}.png").convert("RGB"))
    side = cards[0].width
    rows = -(-len(cards) // columns)
    result = Image.new("RGB", (columns * (side + GAP) + GAP, rows * (side + GAP) + GAP), "#e4e6ea")
    for index, card in enumerate(cards):
        result.paste(card, (GAP + index % columns * (side + GAP), GAP + index // columns * (side + GAP)))
    return result


def evening(width, height):
    """What a photo would be: a sky over hills."""
    photo = Image.new("RGB", (1, height))
    stops = [(0, (46, 62, 110)), (0.45, (214, 120, 104)), (0.62, (244, 190, 128)), (0.63, (58, 74, 64)), (1, (20, 30, 34))]
    for y in range(height):
        at = y / max(1, height - 1)
        (a, first), (b, last) = next((p, q) for p, q in zip(stops, stops[1:]) if at <= q[0])
        part = (at - a) / (b - a)
        photo.putpixel((0, y), tuple(round(m + (n - m) * part) for m, n in zip(first, last)))
    return photo.resize((width, height))


def sheet(stepchart, ground, folder):
    (folder / "before.json").write_text(json.dumps(BEFORE))
    rows = []
    for preset, full in PRESETS.items():
        row = []
        for number, (days, arguments) in enumerate(CASES):
            (folder / "week.json").write_text(json.dumps({"days": days}))
            out = folder / f"{number}.png"
            subprocess.run(
                [stepchart, "card", "week.json", "--preset", preset, "--ground", ground, "--goal", "8000", "--scale",
                 str(SCALE * WIDTH / full), "-o", out.name, "--quiet", *arguments], cwd=folder, check=True)
            card = Image.open(out).convert("RGBA")
            if ground == "transparent":
                card = Image.alpha_composite(evening(*card.size).convert("RGBA"), card)
            row.append(card.convert("RGB"))
        rows.append(row)
    width = (SCALE * WIDTH + GAP) * len(CASES) + GAP
    whole = Image.new("RGB", (width, GAP + sum(row[0].height + GAP for row in rows)), (226, 229, 232))
    y = GAP
    for row in rows:
        for column, card in enumerate(row):
            whole.paste(card, (GAP + column * (SCALE * WIDTH + GAP), y))
        y += row[0].height + GAP
    whole.resize((whole.width // SCALE, whole.height // SCALE), Image.LANCZOS).save(
        pathlib.Path(__file__).parent / f"{ground}.png", optimize=True)


with tempfile.TemporaryDirectory() as place:
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    for ground in ["plain", "gradient", "transparent"]:
        sheet(tool, ground, pathlib.Path(place))
    language_sheet(tool, pathlib.Path(place)).save(pathlib.Path(__file__).parent / "languages.png", optimize=True)
