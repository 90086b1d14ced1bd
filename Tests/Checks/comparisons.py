"""Lets comparisons fail in every way there is: none of them says that pictures are the same.

    Tests/Checks/comparisons.py TOOL

Compares pictures that differ in their last pixel. Each system call that opens or reads one of them fails in turn, or ends
early; each allocation fails in turn; files are cut short at every length, and every byte of them is turned. Either that is
overcome, and what is found is what was found before, or it is an error with a line and an exit code from 64; where Swift
itself lacks memory the process ends by a signal. The tool must not be linked statically, so that allocations can be made to
fail; strace and a C compiler are needed.
"""

import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import zlib
from concurrent.futures import ThreadPoolExecutor

TOOL = os.path.abspath(sys.argv[1])
HERE = pathlib.Path(__file__).parent
WIDTH, HEIGHT = 24, 9


def chunk(kind, body=b""):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(depth, color_type, channels, last, before=(), after=()):
    """A picture whose last sample is `last`, 0 to 3."""
    size = WIDTH * channels * depth // 8
    rows = [bytes(1) + bytes(n * 37 % 251 % (4 if color_type == 3 else 256) for n in range(size)) for _ in range(HEIGHT)]
    rows[-1] = rows[-1][:-1] + bytes([last])
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, color_type, 0, 0, 0)
    parts = [chunk(b"IHDR", head), *before, chunk(b"IDAT", zlib.compress(b"".join(rows))), *after, chunk(b"IEND")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def animation(last):
    def control(number):
        return chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, WIDTH, HEIGHT, 0, 0, 1, 10, 0, 0))
    frame = zlib.compress((bytes(1) + bytes(range(WIDTH)) * 3) * HEIGHT)
    return png(8, 2, 3, last, before=[chunk(b"acTL", struct.pack(">II", 2, 0)), control(0)],
               after=[control(1), chunk(b"fdAT", struct.pack(">I", 2) + frame)])


def large(last):
    """Larger than what is read at once, and than what allocators have at hand."""
    noise = random.Random(1)
    rows = b"".join(bytes(1) + noise.randbytes(1200) for _ in range(200))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 300, 200, 8, 6, 0, 0, 0)) + chunk(
        b"IDAT", zlib.compress(rows[:-1] + bytes([128 + last]), 0)) + chunk(b"IEND")


KINDS = {
    "colours": lambda last: png(8, 2, 3, last), "alpha": lambda last: png(8, 6, 4, 200 + last),
    "palette": lambda last: png(8, 3, 1, last, before=[chunk(b"PLTE", bytes(range(12)))]),
    "deep": lambda last: png(16, 2, 3, last), "animation": animation, "large": large,
}

wrong = []


def run(folder, arguments, wrap=(), **environment):
    return subprocess.run([*wrap, TOOL, *arguments.split()], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                          env={**os.environ, **environment})


def judge(what, found, usual=None, may_die=False):
    """Never the same; an error says what is wrong, and only for lack of memory may the process die."""
    died = found.returncode < 0 or found.returncode >= 128
    lines = [line for line in found.stderr.decode().splitlines() if line.startswith("stepchart: ")]
    if usual and found.returncode == 1 and found.stdout == usual.stdout:
        return "overcome"
    if found.returncode in (0, 1) or found.stdout:
        wrong.append(f"{what}: ended with {found.returncode}: {found.stdout[:80]!r}")
    elif died and not may_die:
        wrong.append(f"{what}: died with {found.returncode}")
    elif not died and (found.returncode < 64 or not lines):
        wrong.append(f"{what}: ended with {found.returncode} and no line: {found.stderr[:200]!r}")
    return "died" if died else "an error"


def counts(results):
    return ", ".join(f"{results.count(kind)} {kind}" for kind in ("overcome", "an error", "died"))


def pair(folder, kind):
    """Leaves e.png and a.png, and gives what is found of them."""
    for name, last in (("e", 1), ("a", 2)):
        (folder / f"{name}.png").write_bytes(KINDS[kind](last))
    usual = run(folder, "compare e.png a.png")
    assert usual.returncode == 1 and b"differ" in usual.stdout, usual
    return usual


def files_that_cannot_be_read(folder):
    (folder / "good.png").write_bytes(KINDS["colours"](1))
    (folder / "folder.png").mkdir()
    (folder / "empty.png").write_bytes(b"")
    (folder / "link.png").symlink_to("nowhere.png")
    (folder / "loop.png").symlink_to("loop.png")
    (folder / "closed.png").write_bytes(KINDS["colours"](1))
    (folder / "closed.png").chmod(0)
    names = ["none", "folder", "empty", "link", "loop"] + (["closed"] if os.geteuid() else [])
    for name in names:
        for files in (f"good.png {name}.png", f"{name}.png good.png", f"{name}.png {name}.png", "good.png good.png --mask "
                     f"{name}.png"):
            judge(files, run(folder, f"compare {files}"))


def damaged_files(folder):
    results = []

    def check(kind, usual, what, data, place):
        file = folder / f"{place}.png"
        file.write_bytes(data)
        found = run(folder, f"compare e.png {file.name}")
        file.unlink()
        # An animation without what says that it is one is a still.
        if kind == "animation" and b"expected an animation of 2 frames, found a still picture" in found.stdout:
            return "overcome"
        return judge(f"{kind}: {what} {place}", found, usual)

    for kind in ("colours", "alpha", "palette", "deep", "animation"):
        usual, data = pair(folder, kind), KINDS[kind](2)
        jobs = [("cut at", data[:length], length) for length in range(len(data))]
        jobs += [("turned at", data[:at] + bytes([data[at] ^ 0x20]) + data[at + 1:], 1000 + at) for at in range(len(data))]
        with ThreadPoolExecutor(2) as pool:
            results += pool.map(lambda job: check(kind, usual, *job), jobs)
    return counts(results)


def compare(folder, options, piped, wrap=()):
    with open(folder / "a.png" if piped else os.devnull, "rb") as stdin:
        return subprocess.run([*wrap, TOOL, *options.split()], cwd=folder, stdin=stdin, capture_output=True)


def system_calls(folder):
    """Each call about the pictures fails in turn, or reads less than there is."""
    pair(folder, "large")
    results = []
    for options, piped in (("compare e.png a.png", False), ("compare e.png a.png --mask a.png", False),
                           ("compare e.png -", True)):
        usual = compare(folder, options, piped)
        for call, injected in (("openat", "error=EMFILE"), ("openat", "error=EACCES"), ("read", "error=EIO"),
                               ("read", "retval=0"), ("fstat,newfstatat,statx", "error=EIO")):
            for number in range(1, 60):
                wrap = ["strace", "-f", "-qq", "-o", folder / "trace", "-P", folder / "e.png", "-P", folder / "a.png",
                        "-e", f"trace={call}", "-e", f"inject={call}:{injected}:when={number}"]
                found = compare(folder, options, piped, wrap)
                if "(INJECTED)" not in (folder / "trace").read_text():
                    break
                results.append(judge(f"{options}: {call} {number} with {injected}", found, usual))
    return counts(results)


def allocations(folder):
    """Whatever is allocated for the pictures, from the first row to the last report."""
    library, mark = folder / "fail_malloc.so", folder / "mark"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, HERE / "fail_malloc.c", "-ldl"], check=True)
    results = []
    for kind, least in (("large", 2048), ("deep", 1024), ("animation", 1024)):
        usual = pair(folder, kind)
        number = 0
        while True:
            number += 1
            found = run(folder, "compare e.png a.png", LD_PRELOAD=str(library), FAIL_AT=str(number),
                        FAIL_SIZE=str(least), FAIL_MARK=str(mark))
            if not mark.exists():
                break
            mark.unlink()
            results.append(judge(f"{kind}: allocation {number}", found, usual, may_die=True))
    return counts(results)


def main():
    for test in (files_that_cannot_be_read, damaged_files, system_calls, allocations):
        with tempfile.TemporaryDirectory() as name:
            (pathlib.Path(name) / "f").mkdir()
            result = test((pathlib.Path(name) / "f").resolve())
            print(f"{test.__name__}: {result or 'done'}", flush=True)
    for line in wrong:
        print(f"WRONG: {line}")
    sys.exit(len(wrong) > 0)


if __name__ == "__main__":
    main()
