#!/usr/bin/env python3
"""Measures stepchart and prints one table. Nothing here passes or fails: figures are for people to read.

    bench.py [--stepchart ../.build/release/stepchart] [--only in-process,process,instructions,compare,batch,accuracy]

In process: the package beside this file, built for release, and the libraries that peers.py finds, in the same run. Whole
process: the tool as installed, its runs interleaved with those of every peer found on PATH, which draws an SVG of the same
chart; medians, and peak memory by GNU time. Instructions: as valgrind counts them. Compare: pictures that differ in few pixels
and in all. Batch: a card per line, beside a process per card. Accuracy: see
accuracy/README.md for the packages that it needs.
"""

import argparse
import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import chart

HERE = pathlib.Path(__file__).resolve().parent
WEEK = HERE.parent / "samples" / "week.json"
WIDGETS = [
    ["--family", "small"], ["--family", "medium"], ["--family", "large"], ["--today", "compact"],
    ["--today", "expanded"],
]


class Table:
    def __init__(self):
        self.rows = []

    def section(self, title):
        self.rows.append((title, "", ""))

    def add(self, figure, value, note=""):
        self.rows.append(("  " + figure, value, note))

    def print(self):
        widths = [max(len(row[column]) for row in self.rows) for column in (0, 1)]
        for figure, value, note in self.rows:
            print(f"{figure:{widths[0]}}  {value:>{widths[1]}}  {note}".rstrip())


def in_process(table):
    table.section("In process, warm, samples/week.json at 3x unless said otherwise")
    subprocess.run(["swift", "build", "-c", "release", "--package-path", HERE], check=True, stdout=sys.stderr)
    output = subprocess.run([HERE / ".build/release/bench"], check=True, capture_output=True, text=True).stdout
    rows = [line.split("\t") for line in output.splitlines()]
    for row in rows:
        table.add(*row)
    whole, pixels = (
        next(float(row[1].split()[0]) for row in rows if row[0].startswith(figure))
        for figure in ("week to PNG bytes, --compress default", "week to pixels")
    )
    for name, drawing, encoding, size in peers():
        total = drawing + encoding
        table.add(
            name, f"{total:.2f} ms", f"{drawing:.2f} of it drawing; {size} bytes; stepchart takes "
            f"{whole / total:.2f} of it, and {pixels / drawing:.2f} to draw")


def peers():
    """What other libraries take in process: name, ms to draw, ms to encode, bytes."""
    output = subprocess.run([sys.executable, HERE / "peers.py"], check=True, capture_output=True, text=True).stdout
    for line in output.splitlines():
        name, drawing, encoding, size = line.split("\t")
        yield name, float(drawing), float(encoding), int(size)


def batch(table, tool, count=400):
    """Cards of different weeks, a line each, against a process for each."""
    table.section(f"Batch of {count} weeks at 3x into a folder, wall time for each")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        jobs = folder / "jobs.ndjson"
        weeks = [[(i * 7919 + day * day * 104729) % 20000 for day in range(7)] for i in range(count)]
        jobs.write_text("".join(json.dumps({"id": f"u{i}", "days": week}) + "\n" for i, week in enumerate(weeks)))
        alone = []
        for i, week in enumerate(weeks[:40]):
            file = folder / "week.json"
            file.write_text(json.dumps(week))
            alone.append(run([tool, "render", file, "-o", folder / f"{i}.png", "--scale", "3"]))
        process = statistics.median(alone)
        table.add("a process for each", f"{process:.2f} ms")
        for threads in (1, 2):
            command = [tool, "batch", jobs, "--out", folder / f"cards{threads}", "--threads", str(threads)]
            each = run(command) / count
            again = run([*command, "--skip-existing"]) / count
            table.add(
                f"batch, threads {threads}", f"{each:.2f} ms",
                f"{each / process:.3f} of a process; {peak(command)}; {again:.2f} ms where all is there")
        for name, drawing, encoding, _ in peers():
            table.add(f"{name} in process", f"{drawing + encoding:.2f} ms", "without a digest, into memory or one file")


def instructions(table, tool):
    table.section("Instructions of a process, or of what the name says (Tests/Checks/instructions.py)")
    sys.path.insert(0, str(HERE.parent / "Tests" / "Checks"))
    from instructions import all_counts
    for name, number in all_counts(tool):
        table.add(name, f"{number / 1e6:.1f} M")


def compare(table, tool, runs):
    table.section(f"compare of pictures of 1125 x 600 pixels, {runs} interleaved runs, medians")
    with tempfile.TemporaryDirectory() as folder:
        week, few, every = (pathlib.Path(folder) / f"{name}.png" for name in ("week", "few", "every"))
        for picture, words in ((week, []), (few, ["--select", "2"]), (every, ["--theme", "dark"])):
            run([tool, "render", WEEK, "-o", picture, "--scale", "3", *words])
        times = {few: [], every: []}
        for _ in range(runs):
            for picture, walls in times.items():
                walls.append(run([tool, "compare", week, picture], status=1))
        usual, most = (statistics.median(walls) for walls in times.values())
        table.add("few pixels differ", f"{usual:.1f} ms")
        table.add("all pixels differ", f"{most:.0f} ms", f"{most / usual:.1f} of that")


def run(command, status=0):
    """Wall time in ms of one process, which must end with a status."""
    start = time.perf_counter()
    found = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    wall = (time.perf_counter() - start) * 1000
    if found != status:
        raise SystemExit(f"{' '.join(map(str, command))} ended with status {found}")
    return wall


def peak(command):
    """Peak resident memory of one process, by GNU time.

    Not by a wait of our own: until it executes the command, a child is as large as this interpreter, and that counts.
    """
    gnu_time = shutil.which("time")
    if gnu_time is None:
        return "peak unknown (install GNU time)"
    result = subprocess.run([gnu_time, "-f", "%M", *command], capture_output=True, text=True, check=True)
    return f"peak {int(result.stderr.split()[-1]) / 1024:.1f} MiB"


def whole_process(table, tool, runs):
    table.section(f"Whole process, samples/week.json at 3x, {runs} interleaved runs, medians")
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "out.png"
        svg = pathlib.Path(folder) / "chart.svg"
        svg.write_text(chart.svg())
        table.add("size of the tool", f"{pathlib.Path(tool).stat().st_size / 1e6:.1f} MB")
        start = {
            "--version": [tool, "--version"], "render, 1x": [tool, "render", WEEK, "-o", output, "--scale", "1"],
            "card on a plain ground": [tool, "card", WEEK, "-o", output, "--ground", "plain"],
        }
        starts = {name: [] for name in start}
        for _ in range(runs):
            for name, command in start.items():
                starts[name].append(run(command))
        for name, command in start.items():
            table.add(name, f"{statistics.median(starts[name]):.2f} ms", peak(command))
        commands = {"stepchart": [tool, "render", WEEK, "-o", output, "--scale", "3"]}
        if shutil.which("resvg"):
            commands["resvg"] = ["resvg", "--zoom", "3", svg, output]
        if shutil.which("rsvg-convert"):
            commands["rsvg-convert"] = ["rsvg-convert", "--zoom", "3", "-o", output, svg]
        results = {name: [] for name in commands}
        sizes = {}
        for command in commands.values():
            run(command)
        for _ in range(runs):
            for name, command in commands.items():
                results[name].append(run(command))
                sizes[name] = output.stat().st_size
        walls = {name: statistics.median(times) for name, times in results.items()}
        for name in commands:
            ratio = "" if name == "stepchart" else f"; stepchart takes {walls['stepchart'] / walls[name]:.2f} of it"
            table.add(name, f"{walls[name]:.2f} ms", f"{peak(commands[name])}, {sizes[name]} bytes{ratio}")
        for name in ("frames-%04d.png", "animated.png"):
            moving = [tool, "animate", WEEK, "-o", pathlib.Path(folder) / name, "--scale", "3"]
            run(moving)
            wall = statistics.median(run(moving) for _ in range(11))
            table.add(f"animate -o {name}", f"{wall:.0f} ms", peak(moving))
        widget = [tool, "widget", WEEK, "-o", output, "--scale", "3", "--device", "430x932"]
        peaks = [(peak([*widget, *family]), " ".join(family)) for family in WIDGETS]
        table.add("widgets at 3x", "", "; ".join(f"{name} {value}" for value, name in peaks))
        everything = [tool, "widget", WEEK, "-o", pathlib.Path(folder) / "widgets", "--all"]
        table.add("widget --all, all new", f"{run(everything):.0f} ms", peak(everything))
        wall = statistics.median(run(everything) for _ in range(5))
        table.add("widget --all, nothing new", f"{wall:.0f} ms")
        if len(commands) == 1:
            table.add("peers", "none", "install resvg or rsvg-convert to compare")
        large = [tool, "render", WEEK, "-o", output, "--scale", "16", "--size", "1875x1875"]
        table.add("30,000 x 30,000 px", f"{run(large):.0f} ms", f"{peak(large)}, {output.stat().st_size} bytes")


def accuracy(table, tool):
    table.section("Against a float64 rendering, in levels of 1/255 (accuracy/compare.py)")
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "out.png"
        run([tool, "render", WEEK, "-o", output, "--scale", "3"])
        comparison = subprocess.run(
            [sys.executable, HERE / "accuracy/compare.py", output, WEEK, "--scale", "3", "--worst", "0"],
            capture_output=True, text=True)
    if comparison.returncode != 0:
        reason = comparison.stderr.strip().splitlines()[-1:] or ["no reason given"]
        table.add("not measured", "", reason[0])
        return
    for line in comparison.stdout.splitlines():
        figure, _, values = line.partition("mean ")
        if values:
            table.add(figure.strip(), "", "mean " + values)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stepchart", default=HERE.parent / ".build/release/stepchart", help="the tool to measure")
    parser.add_argument(
        "--only", default="in-process,process,instructions,compare,batch,accuracy",
        help="which parts, separated by commas")
    parser.add_argument("--runs", type=int, default=41, help="runs of every process")
    options = parser.parse_args()
    parts = options.only.split(",")
    tool = shutil.which(options.stepchart)
    if tool is None and set(parts) != {"in-process"}:
        raise SystemExit(f"{options.stepchart} is missing: build it first, with `make release`")
    table = Table()
    if "in-process" in parts:
        in_process(table)
    if "process" in parts:
        whole_process(table, tool, options.runs)
    if "instructions" in parts:
        instructions(table, tool)
    if "compare" in parts:
        compare(table, tool, options.runs)
    if "batch" in parts:
        batch(table, tool)
    if "accuracy" in parts:
        accuracy(table, tool)
    table.print()


if __name__ == "__main__":
    main()
