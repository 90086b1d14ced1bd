"""Times the import of an export of Apple Health against Python's iterparse on the same file.

    bench.py [MEGABYTES] [COMMAND...]

COMMAND, by default .build/release/stepchart import --format csv, is given the file and prints days as CSV. Processor times,
unpacking included, are from one run; GNU time must be there. The days must be those that the generator knows.
Nothing is asserted of times.
"""

import csv
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree
import zipfile

HERE = pathlib.Path(__file__).parent
WANTED = {"HKQuantityTypeIdentifier" + name for name in ("StepCount", "DistanceWalkingRunning", "FlightsClimbed")}


def iterparse(path):
    """Sums by type, source and the date as it is written: less than the tool does."""
    sums = {}
    with zipfile.ZipFile(path) as archive, archive.open("apple_health_export/export.xml") as file:
        events = xml.etree.ElementTree.iterparse(file, events=("start", "end"))
        root = next(events)[1]
        for event, element in events:
            if event == "end" and element.tag == "Record":
                kind = element.get("type")
                if kind in WANTED:
                    key = kind, element.get("sourceName"), element.get("startDate")[:10]
                    sums[key] = sums.get(key, 0) + float(element.get("value"))
                root.clear()
    return sums


def days(text):
    rows = csv.DictReader(line for line in text.splitlines() if not line.startswith("#"))
    return {row["date"]: tuple(float(row[name]) for name in ("steps", "distance_m", "flights")) for row in rows}


def run(command):
    """Output, seconds of the processor, and mebibytes at most."""
    # GNU time, since what a child of Python reports begins at Python's own memory.
    with tempfile.NamedTemporaryFile("r") as figures:
        words = ["/usr/bin/time", "-f", "%U %S %M", "-o", figures.name, *command]
        out = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout
        user, system, kibibytes = map(float, figures.read().split())
        return out, user + system, kibibytes / 1024


def main():
    size = float(sys.argv[1]) if len(sys.argv) > 1 else 100
    command = sys.argv[2:] or [str(HERE.parents[1] / ".build/release/stepchart"), "import", "--format", "csv"]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "export.zip")
        truth = os.path.join(folder, "days.csv")
        subprocess.run([sys.executable, HERE / "export.py", path, str(size), truth], check=True)
        before = time.process_time()
        with zipfile.ZipFile(path) as archive, archive.open("apple_health_export/export.xml") as file:
            while file.read(1 << 16):
                pass
        inflate = time.process_time() - before
        output, seconds, memory = run([*command, path])
        found, expected = days(output), days(pathlib.Path(truth).read_text())
        before = time.process_time()
        iterparse(path)
        python = time.process_time() - before
    is_right = found.keys() == expected.keys() and all(
        abs(a - b) < 1e-6 for date in expected for a, b in zip(expected[date], found[date]))
    print(f"{size:.0f} MB, {len(expected)} days, {'right' if is_right else 'WRONG'}")
    print(f"stepchart  {seconds:7.2f} s  {size / seconds:6.0f} MB/s  {memory:5.1f} MiB  "
          f"{seconds / python:.3f} of iterparse")
    print(f"iterparse  {python:7.2f} s  {size / python:6.0f} MB/s")
    print(f"unpacking  {inflate:7.2f} s  by Python's zlib, alone")


main()
