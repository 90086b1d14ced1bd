#!/usr/bin/env python3
"""Measures stepchart verify --actual on pairs of 1125 x 600 pixels, and other tools on some of the same pairs.

    verify.py [--stepchart ../.build/release/stepchart] [--pairs 1000] [--rounds 5]

Three kinds of pairs: the same bytes, the same pixels in other bytes, and other pixels. Tools take turns; figures are the
medians of all rounds: pairs per second, and milliseconds of processor time a pair, which other work on the machine hardly
changes. Others are measured when they are there: ImageMagick's compare on PATH, a process for each pair as its users run
it; blazediff and pixelmatch (PyPI), in one process, without its start, on one thread.
Nothing here passes or fails: figures are for people to read.
"""

import argparse
import importlib.util
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
KINDS = ["same bytes", "same pixels", "different"]
# How many pictures are drawn; the pairs are copies of them.
WEEKS = 10


def draw(tool, folder):
    """Draws pictures of several weeks, each as (expected, the same pixels in other bytes, other pixels)."""
    pictures = []
    for week in range(WEEKS):
        steps = [(7919 * (7 * week + day + 1)) % 16000 for day in range(7)]
        source = folder / f"{week}.json"
        source.write_text(json.dumps(steps))
        versions = [["--compress", "default"], ["--compress", "fast"], ["--select", "2"]]
        files = [folder / f"{week}-{version}.png" for version in range(len(versions))]
        for file, options in zip(files, versions):
            subprocess.run([tool, "render", source, "-o", file, "--scale", "3", *options], check=True)
        pictures.append(files)
    return pictures


def make_pairs(pictures, folder, kind, count):
    """Two folders of files that share no disk blocks."""
    for side in ["expected", "actual"]:
        (folder / side).mkdir(parents=True)
    for pair in range(count):
        expected, *others = pictures[pair % WEEKS]
        actual = [expected, *others][KINDS.index(kind)]
        shutil.copyfile(expected, folder / "expected" / f"{pair:04}.png")
        shutil.copyfile(actual, folder / "actual" / f"{pair:04}.png")


def seconds(work):
    """By the clock, and of the processor's, here and in processes that have ended."""
    before = os.times()
    work()
    after = os.times()
    return after.elapsed - before.elapsed, sum(after[:4]) - sum(before[:4])


def stepchart(tool, folder, kind, threads):
    command = [tool, "verify", folder / "expected", "--actual", folder / "actual", "--quiet", "--threads", str(threads)]
    result = subprocess.run(command, capture_output=True, text=True)
    expected = "different" if kind == "different" else "same"
    if f": {len(list((folder / 'actual').iterdir()))} {expected}" not in result.stdout:
        raise SystemExit(f"{' '.join(map(str, command))} found: {result.stdout}{result.stderr}")


def pairs_of(folder, count):
    names = sorted(path.name for path in (folder / "actual").iterdir())[:count]
    return [(str(folder / "expected" / name), str(folder / "actual" / name)) for name in names]


def peers():
    """Of each: its name, how many pairs it is given, and what compares them."""
    found = []
    if shutil.which("compare"):

        def imagemagick(pairs):
            for expected, actual in pairs:
                subprocess.run(["compare", "-metric", "AE", expected, actual, "null:"], capture_output=True)

        found.append(("ImageMagick compare", 20, imagemagick))
    if importlib.util.find_spec("blazediff"):
        import blazediff

        def blaze(pairs):
            for expected, actual in pairs:
                blazediff.compare(expected, actual)

        found.append(("blazediff", 100, blaze))
    if importlib.util.find_spec("pixelmatch"):
        from PIL import Image
        from pixelmatch.contrib.PIL import pixelmatch

        def match(pairs):
            for expected, actual in pairs:
                pixelmatch(Image.open(expected).convert("RGBA"), Image.open(actual).convert("RGBA"))

        found.append(("pixelmatch for Python", 1, match))
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--stepchart", type=pathlib.Path, default=HERE.parent / ".build/release/stepchart")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    tool = options.stepchart.resolve()
    with tempfile.TemporaryDirectory() as temporary:
        root = pathlib.Path(temporary)
        pictures = draw(tool, root)
        for kind in KINDS:
            folder = root / kind.replace(" ", "-")
            make_pairs(pictures, folder, kind, options.pairs)
            runs = [
                (f"stepchart verify, {threads} thread{'s' if threads > 1 else ''}", options.pairs,
                 lambda threads=threads: stepchart(tool, folder, kind, threads))
                for threads in [1, 2]
            ]
            for name, count, compare in peers():
                pairs = pairs_of(folder, count)
                runs.append((name, len(pairs), lambda compare=compare, pairs=pairs: compare(pairs)))
            figures = {name: [] for name, _, _ in runs}
            for _ in range(options.rounds):
                for name, count, work in runs:
                    elapsed, processor = seconds(work)
                    figures[name].append((count / elapsed, 1000 * processor / count))
            print(f"{kind}: {options.pairs} pairs")
            for name, values in figures.items():
                rate, processor = map(statistics.median, zip(*values))
                print(f"  {name:28} {rate:10.1f} pairs/s {processor:10.2f} ms of processor time a pair")
            shutil.rmtree(folder)
            sys.stdout.flush()


if __name__ == "__main__":
    main()
