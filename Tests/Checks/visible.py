"""How visible a difference is, beside FLIP by those who made it.

    Tests/Checks/visible.py TOOL

Needs flip-evaluator, numpy and Pillow. Makes pairs of pictures, compares each with the tool and with flip-evaluator, and
ends with 1 when the greatest error or the number of noticeable pixels is not the same: within .001, and to the pixels whose
error is that near to what is noticeable. Transparent pictures are given to it over black and over white. Then compares
discs drawn with and without smoothing: of what pixelmatch leaves out as anti-aliasing, --ignore-antialiasing counts no more
than two pixels of hundreds.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import flip_evaluator
import numpy
from PIL import Image, ImageDraw, ImageFilter
from pixelmatch.contrib.PIL import pixelmatch

NOTICEABLE = 0.103
NEAR = 0.001
LEFT = 2
SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "samples"


def plain(width, height, color):
    return Image.new("RGBA", (width, height), color)


def written(text, at, color=(0, 0, 0), ground=(255, 255, 255), size=(160, 60)):
    picture = plain(*size, ground)
    ImageDraw.Draw(picture).text(at, text, fill=color)
    return picture


def gradient(width, height, low, high):
    row = numpy.linspace(low, high, width).round().astype(numpy.uint8)
    return Image.fromarray(numpy.dstack([numpy.tile(row, (height, 1))] * 3)).convert("RGBA")


def with_dot(picture, place, color):
    picture = picture.copy()
    picture.putpixel(place, color)
    return picture


def with_noise(picture, sigma, seed):
    pixels = numpy.asarray(picture).astype(float)
    pixels[..., :3] += numpy.random.default_rng(seed).normal(0, sigma, pixels[..., :3].shape)
    return Image.fromarray(pixels.round().clip(0, 255).astype(numpy.uint8))


def any_colors(width, height, seed, alpha=False):
    pixels = numpy.random.default_rng(seed).integers(0, 256, (height, width, 4), dtype=numpy.uint8)
    if not alpha:
        pixels[..., 3] = 255
    return Image.fromarray(pixels)


def drawn(tool, folder, *options):
    path = folder / f"drawn-{'-'.join(options).replace('/', '_')}.png"
    subprocess.run([tool, "render", SAMPLES / "week.json", "-o", path, "--scale", "1", *options], check=True)
    return Image.open(path).convert("RGBA")


def pairs(tool, folder):
    white = plain(90, 70, (255, 255, 255, 255))
    yield "black for white", white, plain(90, 70, (0, 0, 0, 255))
    yield "green for blue", plain(40, 30, (0, 255, 0, 255)), plain(40, 30, (0, 0, 255, 255))
    yield "one step of grey", plain(50, 40, (128, 128, 128, 255)), plain(50, 40, (129, 129, 129, 255))
    yield "a black pixel", white, with_dot(white, (31, 20), (0, 0, 0, 255))
    yield "a pixel at a corner", white, with_dot(white, (89, 69), (200, 30, 30, 255))
    yield "a faint pixel", white, with_dot(white, (60, 3), (250, 250, 250, 255))
    yield "two far pixels", plain(300, 200, (20, 30, 60, 255)), with_dot(
        with_dot(plain(300, 200, (20, 30, 60, 255)), (2, 3), (255, 255, 255, 255)), (290, 190), (90, 30, 60, 255))
    patch = gradient(200, 80, 30, 220)
    darker = patch.copy()
    darker.paste(Image.eval(patch.crop((90, 30, 130, 40)), lambda level: max(0, level - 12)), (90, 30))
    darker.putalpha(255)
    yield "a patch darker by 12", patch, darker
    text = written("12,345 steps", (20, 20))
    yield "text moved by a pixel", text, written("12,345 steps", (21, 20))
    yield "another digit", text, written("12,348 steps", (20, 20))
    yield "another colour", text, written("12,345 steps", (20, 20), color=(0, 60, 200))
    yield "dark text", written("week", (9, 9), (250, 250, 250), (15, 15, 20)), written(
        "weak", (9, 9), (250, 250, 250), (15, 15, 20))
    yield "blurred text", text, text.filter(ImageFilter.GaussianBlur(0.8))
    for seed, sigma in enumerate([1, 4, 20]):
        yield f"noise of {sigma}", patch, with_noise(patch, sigma, seed)
    yield "a steeper gradient", patch, gradient(200, 80, 30, 240)
    yield "any colours", any_colors(130, 75, 1), any_colors(130, 75, 2)
    yield "narrow", any_colors(3, 150, 3), any_colors(3, 150, 4)
    yield "one pixel", plain(1, 1, (9, 99, 200, 255)), plain(1, 1, (30, 60, 10, 255))
    yield "transparent", plain(60, 50, (90, 20, 30, 120)), plain(60, 50, (90, 20, 30, 160))
    yield "any alpha", any_colors(60, 50, 5, alpha=True), any_colors(60, 50, 6, alpha=True)
    week = drawn(tool, folder)
    yield "a selected day", week, drawn(tool, folder, "--select", "2")
    yield "another theme", week, drawn(tool, folder, "--theme", "dark")
    yield "another curve", week, drawn(tool, folder, "--curve", "linear")


def over(picture, level):
    pixels = numpy.asarray(picture).astype(numpy.int64)
    alpha = pixels[..., 3:]
    mixed = (pixels[..., :3] * alpha + level * (255 - alpha) + 127) // 255
    return mixed.astype(numpy.float32) / 255


def errors(expected, actual, pixels_per_degree):
    grounds = [0] if all(picture.getextrema()[3][0] == 255 for picture in (expected, actual)) else [0, 255]
    maps = [
        flip_evaluator.evaluate(over(expected, ground), over(actual, ground), "LDR", inputsRGB=True,
                                applyMagma=False, computeMeanError=False, parameters={"ppd": pixels_per_degree})[0]
        for ground in grounds
    ]
    return numpy.max(maps, axis=0).squeeze()


def disc(radius, center, points, off=0.0):
    """200 x 200 pixels, each as dark as its share of points x points that lie inside."""
    places = (numpy.arange(200 * points) + 0.5) / points - center - off
    inside = places[:, None] ** 2 + places[None, :] ** 2 <= radius ** 2
    levels = 255 - 255 * inside.reshape(200, points, 200, points).mean((1, 3))
    return Image.fromarray(levels.round().astype(numpy.uint8)).convert("RGBA")


def antialiasing(tool, folder):
    wrong = 0
    for radius in (40, 60.3, 75, 80.5):
        for center in (100, 100.5, 99.8):
            for off in (0, 0.1, 0.2):
                soft, sharp = disc(radius, center, 8, off), disc(radius, center, 1)
                soft.save(folder / "e.png")
                sharp.save(folder / "a.png")
                run = subprocess.run([tool, "compare", folder / "e.png", folder / "a.png", "--json",
                                      "--ignore-antialiasing"], capture_output=True, text=True)
                found = json.loads(run.stdout)["pixels"]
                witness = pixelmatch(soft, sharp)
                holds = found["counted"] <= witness + LEFT and found["different"] > 100
                wrong += not holds
                print(f"{'ok' if holds else 'WRONG':6}a disc of {radius} at {center}, off by {off}: of {found['different']} "
                      f"pixels {found['counted']} count, for pixelmatch {witness}")
    return wrong


def main(tool):
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for title, expected, actual in pairs(tool, folder):
            expected.save(folder / "e.png")
            actual.save(folder / "a.png")
            for pixels_per_degree in (67, 25, 120.5):
                run = subprocess.run(
                    [tool, "compare", folder / "e.png", folder / "a.png", "--json", "--pixels-per-degree",
                     str(pixels_per_degree)], capture_output=True, text=True)
                assert run.returncode == 1, run.stderr
                found = json.loads(run.stdout)["visible"]
                witness = errors(expected, actual, pixels_per_degree)
                least, most = [(witness > NOTICEABLE + by).sum() for by in (NEAR, -NEAR)]
                off = abs(found["greatest"] - witness.max())
                holds = off < NEAR and least <= found["pixels"] <= most
                wrong += not holds
                print(f"{'ok' if holds else 'WRONG':6}{title} at {pixels_per_degree}: {found['greatest']:.5f}, FLIP "
                      f"{witness.max():.5f}; {found['pixels']} noticeable pixels, FLIP {least} to {most}")
        wrong += antialiasing(tool, folder)
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main(str(pathlib.Path(sys.argv[1]).resolve()))
