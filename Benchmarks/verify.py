#!/usr/bin/env python3
"""Measures stepchart verify --actual on pairs of 1125 x 600 pixels, and other tools on some of the same pairs.

    verify.py [--stepchart ../.build/release/stepchart] [--before STEPCHART] [--pairs 1000] [--rounds 5]

Three kinds of pairs: the same bytes, the same pixels in other bytes, and other pixels. Tools take turns; figures are the
medians of all rounds: pairs per second, milliseconds of processor time a pair, which other work on the machine changes
less, and how many times as long as the first that is. --before adds another build of stepchart, such as that of the last
release. Others are measured when they are there: ImageMagick's compare on PATH, a process for each pair as its users run
it, beside stepchart compare the same way; blazediff and pixelmatch (PyPI), in one process, without its start, on one
thread.
Nothing here passes or fails: figures are for people to read.
"""

import argparse
import importlib.util
import json
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

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
        versions = [["--compress", "default"], ["--compress", "libpng"], ["--select", "2"]]
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
    def processor():
        usages = map(resource.getrusage, [resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN])
        return sum(usage.ru_utime + usage.ru_stime for usage in usages)

    start, before = time.perf_counter(), processor()
    work()
    return time.perf_counter() - start, processor() - before


def stepchart(tool, folder, kind, threads):
    command = [tool, "verify", folder / "expected", "--actual", folder / "actual", "--quiet", "--threads", str(threads)]
    result = subprocess.run(command, capture_output=True, text=True)
    expected = "different" if kind == "different" else "same"
    if f": {len(list((folder / 'actual').iterdir()))} {expected}" not in result.stdout:
        raise SystemExit(f"{' '.join(map(str, command))} found: {result.stdout}{result.stderr}")


def compare_all(tool, pairs):
    """A process for each pair."""
    for pair in pairs:
        subprocess.run([tool, "compare", *pair], capture_output=True)


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
    parser.add_argument("--before", type=pathlib.Path)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    tools = [("", options.stepchart.resolve())]
    if options.before:
        tools.append((" before", options.before.resolve()))
    with tempfile.TemporaryDirectory() as temporary:
        root = pathlib.Path(temporary)
        pictures = draw(tools[0][1], root)
        for kind in KINDS:
            folder = root / kind.replace(" ", "-")
            make_pairs(pictures, folder, kind, options.pairs)
            runs = []
            for threads in [1, 2]:
                for words, tool in tools:
                    runs.append((f"verify{words}, {threads} thread{'s' if threads > 1 else ''}", options.pairs,
                                 lambda tool=tool, threads=threads: stepchart(tool, folder, kind, threads)))
            for words, tool in tools:
                pairs = pairs_of(folder, 20)
                runs.append((f"compare{words}, a process each", len(pairs),
                             lambda tool=tool, pairs=pairs: compare_all(tool, pairs)))
            for name, count, compare in peers():
                pairs = pairs_of(folder, count)
                runs.append((name, len(pairs), lambda compare=compare, pairs=pairs: compare(pairs)))
            figures = {name: [] for name, _, _ in runs}
            for _ in range(options.rounds):
                for name, count, work in runs:
                    elapsed, processor = seconds(work)
                    figures[name].append((count / elapsed, 1000 * processor / count))
            print(f"{kind}: {options.pairs} pairs")
            first = None
            for name, values in figures.items():
                rate, processor = map(statistics.median, zip(*values))
                first = first or processor
                print(f"  {name:28} {rate:10.1f} pairs/s {processor:10.2f} ms of processor time a pair"
                      f" {processor / first:8.1f}")
            shutil.rmtree(folder)
            sys.stdout.flush()


if __name__ == "__main__":
    main()
