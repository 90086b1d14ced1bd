#!/usr/bin/env python3
"""Measures stepchart and prints one table. Nothing here passes or fails: figures are for people to read.

    bench.py [--stepchart ../.build/release/stepchart] [--only in-process,process,accuracy]

In process: the package beside this file, built for release. Whole process: the tool as installed, its runs interleaved
with those of every peer found on PATH, which draws an SVG of the same chart; medians, and peak memory by GNU time.
Accuracy: see accuracy/README.md for the packages that it needs.
"""

import argparse
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

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
    for line in output.splitlines():
        table.add(*line.split("\t"))


def run(command):
    """Wall time of one process in ms."""
    start = time.perf_counter()
    status = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    wall = (time.perf_counter() - start) * 1000
    if status != 0:
        raise SystemExit(f"{' '.join(map(str, command))} failed with status {status}")
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
        svg.write_text(chart_svg())
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
        compare = subprocess.run(
            [sys.executable, HERE / "accuracy/compare.py", output, WEEK, "--scale", "3", "--worst", "0"],
            capture_output=True, text=True)
    if compare.returncode != 0:
        reason = compare.stderr.strip().splitlines()[-1:] or ["no reason given"]
        table.add("not measured", "", reason[0])
        return
    for line in compare.stdout.splitlines():
        figure, _, values = line.partition("mean ")
        if values:
            table.add(figure.strip(), "", "mean " + values)


def chart_svg():
    """The default chart of samples/week.json for renderers of SVG; labels in whatever sans serif they find."""
    steps = [7314, 2583, 16105, 6015, 60, 3942, 1641]
    xs = [30 + i * 52.5 for i in range(7)]
    ys = [15 + 150 * (1 - (v - min(steps)) / (max(steps) - min(steps))) for v in steps]
    # Steffen's tangents (1990), as in d3's curveMonotoneX.
    slopes = [(b - a) / 52.5 for a, b in zip(ys, ys[1:])]
    inner = [
        (1 if a > 0 else -1) * 2 * min(abs(a), abs(b), abs(a + b) / 4) if a * b > 0 else 0
        for a, b in zip(slopes, slopes[1:])
    ]
    tangents = [(3 * slopes[0] - inner[0]) / 2, *inner, (3 * slopes[-1] - inner[-1]) / 2]
    path = f"M{xs[0]},{ys[0]}"
    for i in range(6):
        path += (
            f"C{xs[i] + 17.5},{ys[i] + 17.5 * tangents[i]},{xs[i + 1] - 17.5},{ys[i + 1] - 17.5 * tangents[i + 1]},"
            f"{xs[i + 1]},{ys[i + 1]}"
        )
    guides = "".join(f"M{x},10V170" for x in xs)
    nodes = labels = ""
    for i, (x, y) in enumerate(zip(xs, ys)):
        k, fill = (1.3, "#ff9900") if i == 6 else (1, "#38afe7")
        nodes += (
            f'<circle cx="{x}" cy="{y + 0.5 * k}" r="{7.5 * k}" fill="#2f81b7" fill-opacity=".5" filter="url(#b{i // 6})"/>'
            f'<circle cx="{x}" cy="{y}" r="{6.5 * k}" fill="{fill}" stroke="#fff" stroke-width="{2 * k}"/>'
        )
        labels += f'<text x="{x}" y="193.3">9/{12 + i}</text>'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="375" height="200">
<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="375"><stop stop-color="#3997db"/>
<stop offset=".5" stop-color="#00abc2"/><stop offset="1" stop-color="#00bad4"/></linearGradient>
<filter id="b0" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="b1" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="2.6"/></filter></defs>
<rect width="375" height="200" fill="#fff"/>
<path d="{guides}" stroke="#ccc" stroke-opacity=".3" stroke-width=".5" stroke-linecap="round"/>
<path d="{path}" fill="none" stroke="url(#g)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
{nodes}<g fill="#808080" font-family="sans-serif" font-size="11" text-anchor="middle">{labels}</g></svg>
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stepchart", default=HERE.parent / ".build/release/stepchart", help="the tool to measure")
    parser.add_argument("--only", default="in-process,process,accuracy", help="which parts, separated by commas")
    parser.add_argument("--runs", type=int, default=41, help="runs of every process")
    options = parser.parse_args()
    parts = options.only.split(",")
    tool = shutil.which(options.stepchart)
    if tool is None and set(parts) != {"in-process"}:
        raise SystemExit(f"{options.stepchart} is missing: build it first, for example with `make build`")
    table = Table()
    if "in-process" in parts:
        in_process(table)
    if "process" in parts:
        whole_process(table, tool, options.runs)
    if "accuracy" in parts:
        accuracy(table, tool)
    table.print()


if __name__ == "__main__":
    main()
