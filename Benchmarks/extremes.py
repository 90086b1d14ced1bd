#!/usr/bin/env python3
"""Runs the tool on inputs of at most 10 KB that ask for much, and prints those that took the most.

    extremes.py [--stepchart .build/release/stepchart] [--runs 1000] [--seed 1] [--keep FOLDER]

Each input is one of the fuzzer's seeds with a part repeated, numbers or texts replaced by extreme ones, or brackets nested;
a picture that unpacks to millions of pixels; or an archive that unpacks to much. Options are the defaults. The aim is at most
2 s of processor time and 300 MB of memory; a signal, status 70 or a minute of time is a fault and ends with 1.
"""

import argparse
import collections
import datetime
import io
import os
import pathlib
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[1]
WEEK = ROOT / "samples" / "week.json"
LARGEST = 10_000
LONGEST = 60

# What reads each kind of seed: the name of the file, then the commands; {} is that file.
DRAWN = ["render {}", "card {}", "widget {}", "message {}", "animate {} --fps 10", "import {}"]
READERS = {
    "weekJSON": ("week.json", DRAWN), "freeJSON": ("week.json", DRAWN), "weekCSV": ("week.csv", DRAWN),
    "freeCSV": ("week.csv", DRAWN), "theme": ("theme.json", ["render WEEK --theme {}", "card WEEK --theme {}"]),
    "layout": ("layout.json", ["compare A B --layout-json {}"]), "devices": ("devices.json", ["widget WEEK --devices {}"]),
    "manifest": ("golden.json", ["verify ."]), "timeline": ("timeline.json", ["widget --timeline {}"]),
    "lock": ("lock", ["verify . --actual . --lock {}"]), "batch": ("jobs.ndjson", ["batch {}"]),
    "png": ("a.png", ["inspect {}", "compare {} A", "compare A {}", "compare A B --mask {}", "card WEEK --avatar {}"]),
    "font": ("font.ttf", ["render WEEK --font {}"]), "zip": ("export.zip", ["import {}", "render {}"]),
    "healthExport": ("export.xml", ["import {}"]), "samsung": ("a.csv", ["import {}"]),
    "googleFit": ("2021-05-04.csv", ["import {}"]), "fitbit": ("steps-1.json", ["import {}"]),
    "fitbitMonth": ("a.csv", ["import {}"]), "garmin": ("a.json", ["import {}"]), "zepp": ("a.csv", ["import {}"]),
    "healthAutoExport": ("a.json", ["import {}"]), "withings": ("aggregates_steps.csv", ["import {}"]),
    "table": ("a.csv", ["import {}"]),
}
OUTPUTS = {"render": "-o o.png", "card": "-o o.png", "widget": "-o o.png", "animate": "-o o.png", "message": "-o o",
           "import": "-o o.json"}
NUMBERS = [b"0", b"-1", b"1e308", b"1e-308", b"99999999999999999999", b"2147483647", b"0001-01-01", b"9999-12-31", b"0.1"]
TEXTS = ["e" + "\u0301" * 4000, "\u202e" * 3000, "W" * 9000, "\U0001f469\u200d" * 1000, "\n" * 500, "\u0e33" * 3000, "\ufdfa" * 3000]


def grown(seed, rng):
    """A seed with something of it made extreme."""
    content = seed
    for _ in range(rng.randint(1, 3)):
        kind = rng.randrange(5)
        if kind == 0 and content:
            start = rng.randrange(len(content))
            end = min(len(content), start + rng.choice([1, 2, 5, 20, 100, 1000]))
            times = rng.randint(1, max(1, (LARGEST - len(content)) // (end - start)))
            content = content[:end] + content[start:end] * times + content[end:]
        elif kind == 1:
            numbers = list(re.finditer(rb"[0-9][0-9.:-]*", content))
            for number in rng.sample(numbers, min(len(numbers), rng.choice([1, 1, 5]))):
                content = content.replace(number.group(), rng.choice(NUMBERS), rng.choice([1, -1]))
        elif kind == 2:
            words = list(re.finditer(rb"[A-Za-z]{2,}", content))
            if words:
                text = rng.choice(TEXTS)[:rng.choice([10, 300, 10_000])].encode()
                content = content.replace(rng.choice(words).group(), text, 1)
        elif kind == 3:
            place = rng.randrange(len(content) + 1)
            content = content[:place] + rng.choice([b"[", b"{\"a\":", b"<a>", b"\"", b",", b"\n"]) * rng.randint(1, 9000) \
                + content[place:]
        else:
            place = rng.randrange(len(content) + 1)
            content = content[:place] + rng.randbytes(rng.randint(1, 30)) + content[place:]
    return content[:LARGEST]


def days(rng):
    """A table of days or of moments, as many as fit."""
    head = rng.choice(["date,steps\n", "steps\n", "Date;Steps;Distance (km)\n"])
    step = rng.choice([1, 1, 30, 366, 5000])
    day, rows = rng.randrange(1, 700_000), []
    while sum(map(len, rows)) < LARGEST - 60:
        if head == "steps\n":
            rows.append(f"{rng.choice([0, 7, 10 ** 9])}\n")
        else:
            day = min(day + step, 3_652_058)
            rows.append(f"{datetime.date.fromordinal(day)},{rng.randrange(30_000)}\n".replace(",", head[4]))
    return (head + "".join(rows)).encode()[:LARGEST]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(rng, width, height, color, depth, frames):
    """Few bytes with a pattern in them; frames change one pixel, or now and then all."""
    bits = depth * {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
    length = (width * bits + 7) // 8
    rows = [rng.choice([bytes(length), b"\xff" * length, (rng.randbytes(rng.randint(1, 3000)) * length)[:length]])
            for _ in range(2)]
    filters = [rng.choice([0, 2, 4]), rng.choice([0, 2])]

    def pixels(width, height):
        length = (width * bits + 7) // 8
        packer = zlib.compressobj(9)
        packed = b"".join(packer.compress(bytes([filters[y % 2]]) + rows[y % 2][:length]) for y in range(height))
        return packed + packer.flush()

    file = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0))
    if color == 3:
        file += chunk(b"PLTE", rng.randbytes(3 << min(depth, 8)))
        file += chunk(b"tRNS", rng.randbytes(1 << depth)) if rng.random() < 0.5 else b""
    if frames:
        file += chunk(b"acTL", struct.pack(">II", frames, 0))
    number = 0
    for index in range(max(frames, 1)):
        w, h = (width, height) if index == 0 or rng.random() < 0.05 else (1, 1)
        if frames:
            file += chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, w, h, 0, 0, 1, 30, rng.randrange(3), rng.randrange(2)))
            number += 1
        file += chunk(b"fdAT", struct.pack(">I", number) + pixels(w, h)) if index else chunk(b"IDAT", pixels(w, h))
        number += 1 if index else 0
    return file + chunk(b"IEND", b"")


def pair(rng):
    """Two pictures of one random kind, the largest of their pattern that fit."""
    color, depth = rng.choice(
        [(0, 1), (0, 1), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 1), (3, 4), (3, 8), (4, 8), (6, 8)])
    frames = rng.choice([0, 0, 2, 20, 80])
    side, share = rng.choice([500, 2000, 2048, 4000, 4096, 8900]), rng.choice([0.2, 1, 1])
    state = rng.getstate()
    while True:
        rng.setstate(state)
        files = [picture(rng, side, max(1, int(side * share)), color, depth, frames) for _ in range(2)]
        if max(map(len, files)) <= LARGEST:
            return files
        side, frames = side * 3 // 4, frames * 3 // 4


def archive(rng, seeds):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        kind = rng.randrange(3)
        reader = rng.choice(["healthExport", "samsung", "googleFit", "garmin", "fitbit"])
        seed = rng.choice(seeds[reader])
        if kind == 0:
            for index in range(rng.randint(1, 60)):
                file.writestr(f"{index}{READERS[reader][0]}", grown(seed, rng)[:60])
        else:
            start = rng.randrange(len(seed))
            part = seed[start:start + rng.choice([1, 50, 400])]
            name = "apple_health_export/export.xml" if reader == "healthExport" else READERS[reader][0]
            file.writestr(name, seed[:start] + part * (rng.choice([100_000, 2_400_000]) // len(part)) + seed[start:])
    return out.getvalue()[:LARGEST]


def extreme(rng, seeds):
    """The command, and the files that it reads by their names."""
    reader = rng.choice(list(READERS) + ["png"] * 6 + ["weekCSV"] * 2 + ["zip"] * 2)
    name, commands = READERS[reader]
    files = {}
    if reader == "png" and rng.random() < 0.9:
        content, files["A.png"] = pair(rng)
        files["B.png"] = content
    elif reader == "weekCSV" and rng.random() < 0.5:
        content = days(rng)
    elif reader == "zip" and rng.random() < 0.8:
        content = archive(rng, seeds)
    else:
        content = grown(rng.choice(seeds[reader]), rng)
    files[name] = content
    return rng.choice(commands).replace("{}", f"./{name}"), files


def measure(tool, command, folder):
    """Seconds of processor time, megabytes, the status (128 and more for a signal), the last line that was said."""
    # GNU time measures what it starts alone; what this process starts has this one's memory at first.
    wrapped = ["/usr/bin/time", "-q", "-o", "took", "-f", "%U %S %M", "timeout", "-s", "KILL", str(LONGEST), tool, *command]
    done = subprocess.run(wrapped, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    user, system, kilobytes = (folder / "took").read_text().split()
    said = done.stderr[-300:].decode(errors="replace").strip().rpartition("\n")[2]
    return float(user) + float(system), int(kilobytes) / 1000, done.returncode % 256, said


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--stepchart", default=ROOT / ".build/release/stepchart")
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path, help="where the inputs of the printed runs go")
    arguments = parser.parse_args()
    tool = os.path.abspath(arguments.stepchart)
    rng = random.Random(arguments.seed)
    runs, faults, statuses = [], 0, collections.Counter()
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        subprocess.run([sys.executable, ROOT / "Tests/StepFuzz/seeds.py", work / "seeds", work / "words"], check=True)
        seeds = collections.defaultdict(list)
        for path in sorted((work / "seeds").iterdir()):
            seeds[path.name.partition("-")[0]].append(path.read_bytes()[1:])
        for index in range(arguments.runs):
            command, files = extreme(rng, seeds)
            folder = work / str(index)
            folder.mkdir()
            for name in ("A.png", "B.png"):
                shutil.copy(ROOT / "samples/week.png", folder / name)
            for name, content in files.items():
                (folder / name).write_bytes(content)
            places = {"WEEK": str(WEEK), "A": "A.png", "B": "B.png"}
            words = [places.get(word, word) for word in command.split()]
            words += OUTPUTS.get(words[0], "").split()
            seconds, megabytes, status, line = measure(tool, words, folder)
            statuses[status] += 1
            runs.append((seconds, megabytes, status, index, command, line[:110]))
            if status >= 128 or status == 70:
                faults += 1
                print("fault:", *runs[-1])
            if not arguments.keep:
                shutil.rmtree(folder)
        for column, title in [(0, "most time"), (1, "most memory")]:
            print(f"\n{title:12} s     MB  status  run")
            for run in sorted(runs, key=lambda run: -run[column])[:12]:
                print("%14.2f %6.0f  %6d  %4d  %s: %s" % run)
                if arguments.keep:
                    shutil.copytree(work / str(run[3]), arguments.keep / str(run[3]), dirs_exist_ok=True)
    over = sum(run[0] > 2 or run[1] > 300 for run in runs)
    print(f"\n{len(runs)} runs, by status {dict(sorted(statuses.items()))}; {over} over 2 s or 300 MB")
    sys.exit(1 if faults else 0)


main()
