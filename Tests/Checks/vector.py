"""Holds pictures as SVG, drawn by resvg and by Chromium, against the same pictures as PNG.

    Tests/Checks/vector.py TOOL RESVG [FOLDER [PICTURE...]]

Pictures that follow their reader are held against both themes, those that draw themselves against moments of the
animation. The folder, if given, keeps everything that was drawn.
"""

import base64
import io
import itertools
import math
import pathlib
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests/StepTestSupport"))
from browser import Browser  # noqa: E402

WEEK = ["samples/week.json"]
CASES = {
    "week": ["render", *WEEK],
    "dark": ["render", *WEEK, "--theme", "dark"],
    "transparent": ["render", *WEEK, "--background", "transparent"],
    "translucent": ["render", *WEEK, "--background", "#8040C060", "--style", "widget", "--no-average-line"],
    "gaps": ["render", "samples/gaps.json", "--select", "0"],
    "linear": ["render", *WEEK, "--curve", "linear", "--style", "message"],
    "bars": ["render", *WEEK, "--mark", "bars", "--values", "all"],
    "aids": ["render", *WEEK, "--last", "3", "--previous", "auto", "--values", "all", "--goal", "7000", "--y-axis",
             "--title", "auto", "--subtitle", "auto", "--average-line"],
    "month": ["render", "samples/month.json", "--size", "600x300"],
    "envelope": ["render", "ENVELOPE", "--labels", "none"],
    "placeholder": ["render", "--placeholder"],
    "moment": ["render", *WEEK, "--at", "0.75"],
    "card": ["card", *WEEK, "--goal", "7000", "--footer", "Anna Übermut", "--avatar", "AVATAR", "--scale", "0.5"],
    "story": ["card", *WEEK, "--preset", "story", "--theme", "dark", "--scale", "0.5"],
    "small": ["widget", *WEEK, "--family", "small"],
    "medium": ["widget", *WEEK, "--family", "medium", "--corner-radius", "22"],
    "large": ["widget", *WEEK, "--family", "large", "--scheme", "dark"],
    "compact": ["widget", *WEEK, "--today", "compact"],
    "bubble": ["message", *WEEK, "--subcaption", "A walk by the sea", "--image-title", "Jeden den: čtvrtek"],
    "font": ["render", *WEEK, "--title", "Handgloves àé", "--values", "all", "--font",
             "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"],
    "both": ["render", *WEEK, "--theme", "auto"],
    "both-card": ["card", *WEEK, "--theme", "auto", "--goal", "7000", "--scale", "0.5"],
    "both-large": ["widget", *WEEK, "--family", "large", "--theme", "auto"],
    "both-bold": ["render", *WEEK, "--theme", "high-contrast,high-contrast-dark", "--values", "all", "--mark", "bars"],
    "draws": ["animate", *WEEK],
    "draws-dark": ["animate", *WEEK, "--theme", "auto", "--style", "widget", "--loop", "forever", "--hold", "1"],
    "draws-gaps": ["animate", "samples/gaps.json", "--select", "0"],
    "draws-bars": ["animate", *WEEK, "--mark", "bars", "--no-guides"],
    "bold": ["render", *WEEK, "--font-weight", "bold", "--theme", "high-contrast", "--values", "all"],
}


# Of charts that draw themselves, in seconds; the last is one at which all stands.
MOMENTS = [0.1, 0.45, 0.8, 1.15, 2]


def views(words):
    """What a reader may see: a name, the words that draw it as a PNG, the scheme, the moment, and whether it may move."""
    themes = [None]
    if "--theme" in words:
        place = words.index("--theme") + 1
        themes = (words[place].replace("auto", "light,dark")).split(",")
    for theme, scheme in zip(themes, ["light", "dark"]):
        one = [theme if i and words[i - 1] == "--theme" else word for i, word in enumerate(words)]
        name = scheme if len(themes) == 2 else ""
        if words[0] != "animate":
            yield name, one, scheme, None, True
            continue
        still = ["render", *one[1:]]
        for option in ["--loop", "--hold"]:
            if option in still:
                place = still.index(option)
                del still[place:place + 2]
        # Bars spring beyond their height with their round corners: they are the same where they stand.
        for moment in MOMENTS[-1:] if "bars" in words else MOMENTS:
            yield f"{name} {moment}".strip(), [*still, "--at", str(moment)], scheme, moment, True
        yield f"{name} rest".strip(), still, scheme, 0.1, False


def draw(stepchart, arguments, output, *more):
    if arguments[0] == "message":
        place = ["-o", str(output.parent / "message"), "--preview", str(output)]
    else:
        place = ["-o", str(output)]
    subprocess.run([stepchart, *arguments, *place, *more], check=True, cwd=ROOT)


def pixels(data):
    """Premultiplied, 0 to 255."""
    rgba = numpy.asarray(Image.open(io.BytesIO(data)).convert("RGBA")).astype(float)
    rgba[..., :3] *= rgba[..., 3:] / 255
    return rgba


def steepness(rgba, reach=1):
    """How far apart the neighbours of each pixel are, in the channel where they are furthest."""
    height, width, _ = rgba.shape
    padded = numpy.pad(rgba, ((reach, reach), (reach, reach), (0, 0)), mode="edge")
    places = [padded[y:y + height, x:x + width] for y in range(2 * reach + 1) for x in range(2 * reach + 1)]
    return (numpy.max(places, axis=0) - numpy.min(places, axis=0)).max(axis=2)


def smaller(rgba, times):
    """The means of squares of so many pixels a side."""
    height, width = rgba.shape[0] // times, rgba.shape[1] // times
    return rgba[:height * times, :width * times].reshape(height, times, width, times, 4).mean(axis=(1, 3))


def compared(ours, theirs):
    """The mean difference; of edges the 99th percentile and the most; of all else the most."""
    # What is left of a point at the end is a whole row of pixels to some and none to others.
    assert numpy.abs(numpy.subtract(theirs.shape, ours.shape)).max() <= 3, theirs.shape
    height, width = numpy.minimum(theirs.shape, ours.shape)[:2]
    difference = numpy.abs(theirs[:height, :width] - ours[:height, :width])
    isEdge = (steepness(ours) > 8)[:height, :width]
    edges, rest = difference.max(axis=2)[isEdge], difference.max(axis=2)[~isEdge]
    return difference.mean(), numpy.percentile(edges, 99), edges.max(), rest.max()


class Witnesses:
    def __init__(self, resvg):
        self.resvg = resvg
        self.browser = Browser()

    def by_resvg(self, svg, scale, scheme, moment, moves):
        # It knows neither schemes nor animations.
        if scheme == "dark" or moment is not None and moves:
            return None
        return subprocess.run(
            [self.resvg, "--zoom", str(scale), str(svg), "-c"], check=True, capture_output=True).stdout

    def by_chromium(self, svg, scale, scheme, moment, moves):
        self.browser.media(color_scheme=scheme, reduced_motion="no-preference" if moves else "reduce")
        text = svg.read_text().split("\n", 1)[0]
        width, height = (float(text.split(f' {name}="')[1].split('"')[0]) for name in ("width", "height"))
        width, height = math.ceil(width), math.ceil(height)
        self.browser.window(width, height, scale)
        self.browser.command("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
        self.browser.open(svg.as_uri())
        if moment is not None:
            self.browser.run("const root = document.documentElement; root.pauseAnimations();"
                             "root.setCurrentTime(arguments[0])", moment)
        area = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        return base64.b64decode(self.browser.command("Page.captureScreenshot", format="png", clip=area)["data"])


# Most that a picture may differ, in 1/255: on average; at edges the 99th percentile and the most; elsewhere the most.
#
# As they are drawn, the witnesses' own anti-aliasing is part of it: against exact areas, edges by resvg are off by up to
# 238, their 99th percentile by 51, by Skia, which is in Chromium, by up to 233 and 57. At one pixel a point, where small
# pictures are edges for the most part, that is more than .5 on average, and of 4,000 days more than .75.
DRAWN = {1: (1, 60, 233, None), 3: (0.5, 60, 233, None)}
# Drawn eight times as large and made smaller, little of that is left. What is left is where one edge lies on another
# within a pixel: they are blended in the pixel here, and seen apart there; and the levels of gradients, which are rounded
# before they are added up there.
FINE = (0.3, 8, 40, 6)
FINENESS = 8
# At up to 4 pixels a point, straight edges of PNG begin where pixels do, which an SVG cannot know. So ours are drawn
# so many times as large, too, and made smaller: the exact areas of the same shapes.
OURS = {1: 9, 3: 3}


def faults(figures, limits):
    names = ["mean", "99 % of edges", "edges", "elsewhere"]
    return [f"{name} {figure:.2f}, not {limit} at most"
            for name, figure, limit in zip(names, figures, limits) if limit is not None and figure > limit]


def main(stepchart, resvg, folder, *names):
    stepchart = str(pathlib.Path(stepchart).resolve())
    Image.linear_gradient("L").resize((120, 120)).convert("RGB").save(folder / "avatar.png")
    (folder / "envelope.json").write_text("[%s]" % ", ".join(str(i * i * 7919 % 20011) for i in range(4000)))
    places = {"AVATAR": str(folder / "avatar.png"), "ENVELOPE": str(folder / "envelope.json")}
    witnesses = Witnesses(resvg)
    found = []
    heads = " ".join(f"{head:>6}" for head in ["mean", "99 %", "most", "else"])
    print(f"{'in 1/255':<38}{'as drawn':^27}   {f'from {FINENESS} times as large':^27}")
    print(f"{'picture':<21} {'scale':>5}  {'witness':<8} {heads}   {heads}")
    try:
        for name, words in CASES.items():
            if names and name not in names:
                continue
            words = [places.get(word, word) for word in words]
            own_scale = float(words[words.index("--scale") + 1]) if "--scale" in words else 1
            svg = folder / f"{name}.svg"
            draw(stepchart, words, svg)
            for (view, one, *how), scale in itertools.product(views(words), DRAWN):
                view = f"{name} {view}".strip()
                png = folder / f"{view}@{scale}x.png"
                draw(stepchart, one, png, "--scale", str(scale * own_scale * OURS[scale]))
                ours = smaller(pixels(png.read_bytes()), OURS[scale])
                for witness, drawn in [("resvg", witnesses.by_resvg), ("Chromium", witnesses.by_chromium)]:
                    line = f"{view:<21} {scale:>5}  {witness:<8}"
                    for fineness, limits in [(1, DRAWN[scale])] + [(FINENESS, FINE)] * (scale == 1):
                        theirs = drawn(svg, scale * fineness, *how)
                        if theirs is None:
                            break
                        (folder / f"{view}@{scale}x{fineness}-{witness}.png").write_bytes(theirs)
                        figures = compared(ours, smaller(pixels(theirs), fineness))
                        line += " " + " ".join(f"{figure:>6.{2 if i == 0 else 1}f}" for i, figure in enumerate(figures)) + "  "
                        found += [f"{view} at {scale}x by {witness}: {fault}" for fault in faults(figures, limits)]
                    else:
                        print(line.rstrip(), flush=True)
    finally:
        witnesses.browser.close()
    for fault in found:
        print(fault, file=sys.stderr)
    sys.exit(len(found) > 0)


if __name__ == "__main__":
    if len(sys.argv) > 3:
        pathlib.Path(sys.argv[3]).mkdir(parents=True, exist_ok=True)
        main(sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve(), *sys.argv[4:])
    else:
        with tempfile.TemporaryDirectory() as temporary:
            main(sys.argv[1], sys.argv[2], pathlib.Path(temporary))
