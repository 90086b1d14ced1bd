#!/usr/bin/env python3
"""Runs the tool on inputs of at most 10 KB that ask for much, and prints those that took the most.

    extremes.py [--stepchart .build/release/stepchart] [--runs 1000] [--seed 1] [--keep FOLDER]

First come inputs that once took too much. Each of the others is one of the fuzzer's seeds with a part repeated, numbers or
texts replaced by extreme ones, or brackets nested; a picture that unpacks to millions of pixels; or an archive that unpacks
to much. Options are the defaults. More than 2 s of processor time or 300 MB of memory, a signal, status 70 and a minute of
time are faults and end with 1. What is over a limit is run three times more, alone, and the least counts: other work
on the machine makes anything take longer. What still takes more time is a fault only if valgrind counts more instructions
than a processor of today runs in that time: the machine may be slow.
"""

import argparse
import collections
import concurrent.futures
import datetime
import hashlib
import io
import json
import math
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
# What words of a command stand for.
PLACES = {"WEEK": str(ROOT / "samples/week.json"), "A": "golden/a.png", "B": "actual/a.png"}
# What is there where an input has no other.
FILES = {"golden/a.png": (ROOT / "samples/week.png").read_bytes(), "actual/a.png": (ROOT / "samples/week.png").read_bytes(),
         "protected.json": b'{"status": "protected"}'}
LARGEST = 10_000
MOST_SECONDS = 2
MOST_MEGABYTES = 300
LONGEST = 60
# A processor of today runs about as many in a second.
INSTRUCTIONS_A_SECOND = 10e9
VALGRIND = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", "--log-file=counted"]

# What reads each kind of seed: the name of the file, then the commands; {} is that file.
DRAWN = ["render {}", "card {}", "widget {}", "message {}", "animate {} --fps 10", "import {}", "facts {}"]
PICTURES = ["inspect {}", "compare {} A", "compare A {}", "compare A B", "compare A B --mask {}", "card WEEK --avatar {}",
            "compare A B --diff d.png", "compare A B --ignore-antialiasing", "verify golden --actual actual"]
READERS = {
    "weekJSON": ("week.json", DRAWN), "freeJSON": ("week.json", DRAWN), "weekCSV": ("week.csv", DRAWN),
    "freeCSV": ("week.csv", DRAWN), "theme": ("theme.json", ["render WEEK --theme {}", "card WEEK --theme {}"]),
    "layout": ("layout.json", ["compare A B --layout-json {}"]), "devices": ("devices.json", ["widget WEEK --devices {}"]),
    "manifest": ("golden.json", ["verify ."]),
    "lock": ("lock", ["verify golden --actual actual --lock {}"]), "batch": ("jobs.ndjson", ["batch {}"]),
    "job": ("jobs.ndjson", ["batch {}"]), "lines": ("jobs.ndjson", ["batch {}"]),
    "cacheEntry": ("cache/last.week", ["widget protected.json --cache cache"]),
    "png": ("a.png", PICTURES), "soundPNG": ("a.png", PICTURES), "jpeg": ("a.jpg", ["card WEEK --avatar {}", "compare {} A"]),
    "webp": ("a.webp", ["card WEEK --avatar {}", "compare {} A", "inspect {}"]),
    "font": ("font.ttf", ["render WEEK --font {}"]), "zip": ("export.zip", ["import {}", "render {}"]),
    "zone": ("Zone", ["import WEEK --time-zone Zone"]),
    "healthExport": ("export.xml", ["import {}"]), "samsung": ("a.csv", ["import {}"]),
    "googleFit": ("2021-05-04.csv", ["import {}"]), "fitbit": ("steps-1.json", ["import {}"]),
    "fitbitMonth": ("a.csv", ["import {}"]), "garmin": ("a.json", ["import {}"]), "zepp": ("a.csv", ["import {}"]),
    "healthAutoExport": ("a.json", ["import {}"]), "withings": ("aggregates_steps.csv", ["import {}"]),
    "miFitness": ("a.csv", ["import {}"]), "huawei": ("a.json", ["import {}"]), "polar": ("a.json", ["import {}"]),
    "healthConnect": ("a.db", ["import {}"]), "gadgetbridge": ("Gadgetbridge", ["import {}"]),
    "table": ("a.csv", ["import {}"]), "merged": ("a.csv", ["import {} B.csv"]),
    # Texts become jobs of them.
    **dict.fromkeys(["caption", "word", "texts", "report", "archive", "names"], ("jobs.ndjson", ["batch {} --out o.tar"])),
}
# What comes from no file: a browser's request, what this tool has written itself, pixels that become pictures.
NO_FILES = {"request", "svg", "pixels", "compared", "frames"}
OUTPUTS = {"render": "-o o.png", "card": "-o o.png", "widget": "-o o.png", "animate": "-o o.png", "message": "-o o",
           "import": "-o o.json", "batch": "--root ."}
# Where a text may stand in a job; a word may be anything.
TEXTS_OF_JOBS = [("card", "title"), ("card", "subtitle"), ("card", "footer"), ("card", "headline"), ("message", "caption"),
                 ("message", "summary"), ("message", "url"), ("widget", "title"), ("render", "accessibility-label")]
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


# Of each color type.
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def picture(rng, width, height, color, depth, frames):
    """Few bytes with a pattern in them; frames change one pixel, or now and then all."""
    bits = depth * CHANNELS[color]
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


def pair(rng, color, depth, side, share=1, frames=0):
    """Two pictures of one kind, the largest of their pattern that fit, as the files of golden and actual."""
    state = rng.getstate()
    while True:
        rng.setstate(state)
        # Deflate packs no more; to try would take long.
        while side * side * share * depth * CHANNELS[color] / 8 > LARGEST * 1032:
            side = side * 3 // 4
        files = [picture(rng, side, max(1, int(side * share)), color, depth, frames) for _ in range(2)]
        if max(map(len, files)) <= LARGEST:
            return {"golden/a.png": files[0], "actual/a.png": files[1]}
        side, frames = side * 3 // 4, frames * 3 // 4


def any_pair(rng):
    color, depth = rng.choice(
        [(0, 1), (0, 1), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 1), (3, 4), (3, 8), (4, 8), (6, 8)])
    frames = rng.choice([0, 0, 2, 20, 80])
    side, share = rng.choice([500, 2000, 2048, 4000, 4096, 8900]), rng.choice([0.2, 1, 1])
    return pair(rng, color, depth, side, share, frames)


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


def job(rng, reader, content):
    """Lines of a batch that have a text in them."""
    text = content.decode(errors="replace")[:LARGEST // 2]
    if reader in ("archive", "names"):
        lines = [{"id": line, "week": [7314]} for line in text.split("\n")]
    else:
        schema = json.loads((ROOT / "samples/job.schema.json").read_text())
        word = (rng.choice(["render", "card", "widget", "message"]), rng.choice(sorted(schema["properties"])))
        command, option = word if reader == "word" else rng.choice(TEXTS_OF_JOBS)
        lines = [{"week": [7314, 2583], option: text, "command": command}]
    return "\n".join(json.dumps(line, ensure_ascii=False) for line in lines).encode()[:LARGEST]


def cache_entry(week):
    body = b"last.week\n4 %d\njson%b" % (len(week), week)
    return b"stepchart-cache 1\n%b\n%b" % (hashlib.sha256(body).hexdigest().encode(), body)


def extreme(rng, seeds):
    """The command, and the files that it reads by their names."""
    reader = rng.choice(list(READERS) + ["png"] * 6 + ["weekCSV"] * 2 + ["zip"] * 2)
    name, commands = READERS[reader]
    files = {}
    if reader == "png" and rng.random() < 0.9:
        files = any_pair(rng)
        content = files["golden/a.png"]
    elif reader == "weekCSV" and rng.random() < 0.5:
        content = days(rng)
    elif reader == "zip" and rng.random() < 0.8:
        content = archive(rng, seeds)
    elif reader == "cacheEntry":
        content = cache_entry(grown(rng.choice(seeds["weekJSON"]), rng)[:LARGEST - 200])
    elif reader == "lines":
        # The first byte tells the fuzzer how a pipe cuts them.
        content = grown(rng.choice(seeds[reader])[1:], rng)
    elif reader == "merged":
        content, _, files["B.csv"] = grown(rng.choice(seeds[reader]), rng).partition(b"\0")
    else:
        content = grown(rng.choice(seeds[reader]), rng)
        if "o.tar" in commands[0]:
            content = job(rng, reader, content)
    files[name] = content
    return rng.choice(commands).replace("{}", f"./{name}"), files


def known():
    """Inputs that once took too much, as `extreme` gives them."""
    # Of 1 bit a pixel, and of two colours that may be transparent; most pixels differ.
    for files in [pair(random.Random(3), 0, 1, 4000), pair(random.Random(9), 3, 1, 3754)]:
        for command in ["compare A B", "compare A B --ignore-antialiasing", "compare A B --diff d.png",
                        "verify golden --actual actual"]:
            yield command, files


def measure(tool, command, folder, longest):
    """Seconds of processor time, megabytes, the status (128 and more for a signal), the last line that was said."""
    # GNU time measures what it starts alone; what this process starts has this one's memory at first.
    wrapped = ["/usr/bin/time", "-q", "-o", "took", "-f", "%U %S %M", "timeout", "-s", "KILL", str(longest), *tool, *command]
    # A zone that is among the files is looked for there.
    environment = os.environ | ({"TZDIR": str(folder)} if (folder / "Zone").exists() else {})
    done = subprocess.run(wrapped, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE)
    user, system, kilobytes = (folder / "took").read_text().split()
    said = done.stderr[-300:].decode(errors="replace").strip().rpartition("\n")[2]
    return float(user) + float(system), int(kilobytes) / 1000, done.returncode % 256, said


def run(tool, folder, command, files, longest=LONGEST):
    """Runs the command in a new folder with the files, and returns what `measure` does. `tool` is a list of words."""
    for name, content in (FILES | files).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    words = [PLACES.get(word, word) for word in command.split()]
    return measure(tool, words + OUTPUTS.get(words[0], "").split(), folder, longest)


def count(tool, folder, command, files):
    """Returns the number of instructions of such a run; infinity if it is killed."""
    run(VALGRIND + tool, folder, command, files, 60 * LONGEST)
    found = re.search(r"Collected\s*:\s*(\d+)", (folder / "counted").read_text())
    return int(found[1]) if found else math.inf


def is_over(seconds, megabytes, most_seconds):
    return seconds > most_seconds or megabytes > MOST_MEGABYTES


def read_seeds(folder):
    subprocess.run([sys.executable, ROOT / "Tests/StepFuzz/seeds.py", folder, folder.parent / "words"], check=True)
    seeds = {kind.name: [path.read_bytes()[1:] for path in sorted(kind.iterdir())] for kind in folder.iterdir()}
    unknown = seeds.keys() ^ (READERS.keys() | NO_FILES)
    assert not unknown, f"the fuzzer has other kinds of seeds than READERS here: {unknown}"
    return seeds


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--stepchart", default=ROOT / ".build/release/stepchart")
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=MOST_SECONDS, help="most processor time of a run")
    parser.add_argument("--keep", type=pathlib.Path, help="where the inputs of the printed runs go")
    arguments = parser.parse_args()
    tool = [os.path.abspath(arguments.stepchart)]
    rng = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        seeds = read_seeds(work / "seeds")
        inputs = list(known()) + [extreme(rng, seeds) for _ in range(arguments.runs)]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            runs = list(pool.map(lambda index: run(tool, work / str(index), *inputs[index]), range(len(inputs))))
        for index, (seconds, megabytes, *rest) in enumerate(runs):
            if is_over(seconds, megabytes, arguments.seconds):
                again = [run(tool, work / f"{index}-{time}", *inputs[index]) for time in range(3)]
                seconds = min(seconds, *(found[0] for found in again))
                megabytes = min(megabytes, *(found[1] for found in again))
                if seconds > arguments.seconds:
                    counted = count(tool, work / f"{index}-counted", *inputs[index])
                    print(f"run {index}: {seconds:.2f} s, {counted / 1e9:.1f} G instructions")
                    seconds = min(seconds, counted / INSTRUCTIONS_A_SECOND)
                runs[index] = (seconds, megabytes, *rest)
        rows = [(*found[:3], index, inputs[index][0], found[3][:110]) for index, found in enumerate(runs)]
        faults = [row for row in rows if is_over(*row[:2], arguments.seconds) or row[2] == 70 or row[2] >= 128]
        for title, part in [("most time", sorted(rows)[::-1][:8]), ("most memory", sorted(rows, key=lambda row: -row[1])[:8]),
                            ("faults", faults)]:
            print(f"\n{title:12} s     MB  status  run")
            for row in part:
                print("%14.2f %6.0f  %6d  %4d  %s: %s" % row)
                if arguments.keep:
                    shutil.copytree(work / str(row[3]), arguments.keep / str(row[3]), dirs_exist_ok=True)
    statuses = collections.Counter(row[2] for row in rows)
    print(f"\n{len(rows)} inputs that ask for much, by status {dict(sorted(statuses.items()))}")
    print(f"{len(rows) - len(faults)} passed, {len(faults)} failed")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
