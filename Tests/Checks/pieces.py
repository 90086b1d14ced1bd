"""Feeds everything that reads a pipe with the same bytes cut differently: what comes of it is always the same.

    Tests/Checks/pieces.py TOOL [CASE ...]

Standard input, /dev/stdin and named pipes give one byte at a time, or seven, or 64 KiB; sound files, and the same ones cut
short, damaged, or with more behind. Output, files, messages and exit codes are as with 64 KiB. Only on Linux.
"""

import array
import fcntl
import gzip
import io
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import termios
import threading
import zipfile

import cases

TOOL = os.path.abspath(sys.argv[1])
SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "samples"
PIECES = [1, 7, 1 << 16]
DAMAGES = 5


def drawn(*command):
    """A picture that the tool draws."""
    return subprocess.run([TOOL, *command, "-o", "-"], check=True, capture_output=True, cwd=SAMPLES).stdout


def zipped(name, content):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(name), content)
    return file.getvalue()


WEEK, TABLE = (SAMPLES / "week.json").read_bytes(), (SAMPLES / "week.csv").read_bytes()
EXPORT = (SAMPLES / "apple_health_export/export.xml").read_bytes()
FIT = next(SAMPLES.glob("Takeout/Fit/*/*.csv")).read_bytes()
SMALL = ["week.json", "--size", "40x30", "--scale", "1"]
STILL = drawn("render", *SMALL)
MOVING = drawn("animate", *SMALL, "--fps", "4", "--frames", "png")
OTHER = drawn("render", *SMALL, "--select", "1")
JOBS = "".join('{"id": "%s", "days": [%d, 2, 3], "scale": 0.1}%s' % (name, n, end) for n, (name, end) in enumerate(
    [("a", "\n"), ("b\u00e9", "\r\n"), ("c", "\n\n"), ("d", "")])).encode()
LONG = b" " * 20_000 + json.dumps({"days": [1, 2, {"steps": 3, "label": "\u00e9"}]}, ensure_ascii=False).encode()
THEME = '{"extends": "dark", "nodeColor": "#38AFE6", "lineWidth": 4}'.encode()
DARK = drawn("render", *SMALL, "--theme", "dark")
DEVICES = ('{"devices": [{"screen": [402, 874], "names": ["My \u00e9"], "scale": 3, "small": [158, 158], '
           '"medium": [338, 158], "large": [338, 354]}]}').encode()

# What comes through the pipe, and the command that reads it as {}.
RENDER = "render %s -o out.png --scale 0.1 --size 300x200"
CASES = {
    "week": (WEEK, RENDER % "{}"),
    "long week": (LONG, RENDER % "{}"),
    "week in gzip": (gzip.compress(WEEK, mtime=0), RENDER % "{}"),
    "week in a zip": (zipped("week.json", WEEK), RENDER % "{}"),
    "table": (TABLE, RENDER % "{}"),
    "table, UTF-16": (TABLE.decode().encode("utf-16"), RENDER % "{}"),
    "days before": (b"date,steps\n2016-09-10,100\n2016-09-11,2000\n", RENDER % "week.json" + " --previous {}"),
    "theme": (THEME, RENDER % "week.json" + " --theme {}"),
    "avatar": (STILL, "card week.json -o out.png --scale 0.1 --avatar {}"),
    "devices": (DEVICES, "widget week.json --devices {} -o out.png --scale 0.1"),
    "facts": (WEEK, "facts {} --json"),
    "Apple Health": (EXPORT, "import {} --time-zone Europe/Helsinki"),
    "Apple Health in a zip": (zipped("apple_health_export/export.xml", EXPORT), "import {} --time-zone Europe/Helsinki"),
    "Google Fit": (FIT, "import {}"),
    "Fit's folder in a zip": (zipped("Takeout/Fit/Daily activity metrics/Daily activity metrics.csv", FIT), "import {}"),
    "batch": (JOBS, "batch {} --out cards --name {id}.png --threads 1"),
    "batch, archive": (JOBS, "batch {} --out - --name {id}.png --threads 1"),
    "batch, table": (b"user,date,steps\na,2024-01-01,5\r\na,2024-01-02,6\nb,2024-01-01,7\n",
                     "batch {} --out cards --name {id}.png --threads 1 --scale 0.1"),
    "serve": (JOBS, "batch {} --serve --inline --no-files --threads 1"),
    "defaults": (b'{"command": "card", "scale": 0.1}', "batch jobs --defaults {} --out cards --name {id}.png --threads 1"),
    "compare": (STILL, "compare other.png {} --json"),
    "compare, expected": (STILL, "compare {} other.png --diff out.png"),
    "compare, moving": (MOVING, "compare moving.png {}"),
    "mask": (DARK, "compare other.png other.png --mask {}"),
    "inspect": (MOVING, "inspect {}"),
}
# How a pipe is called. The first gives every input, the others every fifth.
PIPES = ["-", "/dev/stdin", "fifo"]
# How long something took.
CHANGING = re.compile(rb'"microseconds": [0-9]+|[0-9.]+ m?s\b')


def damaged(name, data):
    """The same bytes, and what happens to files."""
    chance = random.Random(name)
    yield "sound", data
    yield "empty", b""
    yield "more behind", data + b"\xe2\x82x\n"
    for _ in range(DAMAGES):
        at = chance.randrange(len(data))
        yield f"cut at {at}", data[:at]
        at = chance.randrange(len(data))
        yield f"other at {at}", data[:at] + bytes([chance.choice(b'"\n\r{<,\0\xff\xe2\x80')]) + data[at + 1:]


def feed(process, sink, data, piece):
    """Writes pieces, each of which is read by itself, while there is a process to read them."""
    left = array.array("i", [0])
    if piece == 1:
        # What is written at once then stays by itself. Of a longer piece a reader without room for all would lose the rest.
        fcntl.fcntl(sink, fcntl.F_SETFL, fcntl.fcntl(sink, fcntl.F_GETFL) | os.O_DIRECT)
    try:
        for start in range(0, len(data), piece):
            os.write(sink, data[start:start + piece])
            # Until the one before has been taken.
            while 1 < piece < 4096 and not fcntl.ioctl(sink, termios.FIONREAD, left) and left[0] > 0:
                if process.returncode is not None:
                    return
                os.sched_yield()
    except BrokenPipeError:
        pass
    finally:
        os.close(sink)


def run(command, pipe, data, piece):
    """All that a command gives, whose input comes in pieces."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copy(SAMPLES / "week.json", folder)
        for file, content in (("other.png", OTHER), ("moving.png", MOVING), ("jobs", JOBS)):
            (folder / file).write_bytes(content)
        source, sink = os.pipe2(os.O_CLOEXEC)
        if pipe == "fifo":
            os.mkfifo(folder / "fifo")
        # Not format, as names of files have braces, too.
        process = subprocess.Popen([TOOL, *command.replace("{}", pipe).split()], cwd=folder, stdin=source,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)

        def write():
            # Returns when the command opens it to read.
            feed(process, os.open(folder / "fifo", os.O_WRONLY) if pipe == "fifo" else sink, data, piece)
        os.close(source)
        if pipe == "fifo":
            os.close(sink)
        writer = threading.Thread(target=write)
        writer.start()
        try:
            output, errors = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            output, errors = b"", b"does not end"
        # Of what the command did not open, or not read to the end, the rest is taken here.
        rest = os.open(folder / "fifo", os.O_RDONLY | os.O_NONBLOCK) if pipe == "fifo" else None
        while writer.is_alive():
            writer.join(0.01)
            try:
                rest and os.read(rest, 1 << 16)
            except BlockingIOError:
                pass
        if rest:
            os.close(rest)
        files = {str(path.relative_to(folder)): CHANGING.sub(b"", path.read_bytes())
                 for path in sorted(folder.rglob("*")) if path.is_file()}
        return process.returncode, CHANGING.sub(b"", output), CHANGING.sub(b"", errors), files


def check(name):
    data, command = CASES[name]
    # Only standard input can be answered line by line.
    pipes = PIPES[:1] if "--serve" in command else PIPES
    runs, good, told = 0, 0, []
    for number, (what, input) in enumerate(damaged(name, data)):
        for pipe in pipes if number % 5 == 0 else pipes[:1]:
            expected = run(command, pipe, input, PIECES[-1])
            status, _, errors, _ = expected
            good += status in (0, 1)
            if status not in (0, 1) and (status < 64 or status >= 128 or not errors.startswith(b"stepchart: ")):
                told.append(f"{name}, {what}, {pipe}: ends with {status}: {errors!r}")
            if what == "sound" and status not in (0, 1):
                told.append(f"{name}, {pipe}: the sound one ends with {status}: {errors!r}")
            for piece in PIECES[:-1]:
                runs += 1
                found = run(command, pipe, input, piece)
                if found != expected:
                    told.append(f"{name}, {what}, {pipe}: by {piece} gives {found[:3]}, by {PIECES[-1]} {expected[:3]}"[:2000])
    return f"{name}: {runs} cut inputs, {good} pipes taken", told


def main():
    cases.run_and_exit(check, sys.argv[2:] or CASES)


if __name__ == "__main__":
    main()
