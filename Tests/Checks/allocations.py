"""Lets every allocation fail that C code makes for a command, ours or a library's, one after another.

    Tests/Checks/allocations.py TOOL [CASE ...]

What must hold is what holds where a system call fails, see faults.py; and no run crashes. Where Swift itself lacks memory
the process ends, by design, so its own allocations do not fail here. The tool must not be linked statically, and have its
symbols; nm and a C compiler are needed.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import cases
import faults
import kills

HERE = pathlib.Path(__file__).resolve().parent

# As in kills.py: what is there before, and the command.
SMALL = "--scale 0.1"
CASES = {
    "render": ({"out.png": kills.PICTURE}, f"render week.json -o out.png {SMALL}"),
    "render, libpng": ({}, f"render week.json -o out.png {SMALL} --compress libpng"),
    "render, tall": ({"out.png": kills.PICTURE}, "render week.json -o out.png --size 300x500 --scale 1"),
    "card": ({"card.png": kills.PICTURE}, f"card week.json -o card.png {SMALL}"),
    "card with a picture": ({}, f"card week.json -o card.png {SMALL} --avatar one.png"),
    "card with a photo": ({}, f"card week.json -o card.png {SMALL} --avatar photo.jpg"),
    "render with a font": ({"out.png": kills.PICTURE}, f"render week.json -o out.png {SMALL} --font weights.ttf"),
    "card with a font": ({}, f"card week.json -o card.png {SMALL} --font nested.ttf"),
    "widget": ({}, "widget week.json -o w.png --scheme both --scale 0.1"),
    "message": ({}, "message week.json -o a --scale 0.1 --preview p.png"),
    "animate": ({"out.png": kills.PICTURE}, f"animate week.json -o out.png {SMALL} --fps 4"),
    "animate, GIF": ({"out.gif": kills.PICTURE}, f"animate week.json -o out.gif {SMALL} --fps 4"),
    "frames": ({}, f"animate week.json -o frames/ {SMALL} --fps 4"),
    "batch": ({"cards/0.png": kills.PICTURE}, "batch jobs.ndjson --out cards --name {id}.png --threads 1"),
    "archive": ({"cards.tar": kills.ARCHIVE}, "batch jobs.ndjson --out cards.tar --name {id}.png --threads 1"),
    "import a zip": ({"days.csv": b"date,steps\n"}, "import export.zip -o days.csv --format csv"),
    "compare, same": ({}, "compare one.png same.png"),
    "compare, different": ({}, "compare one.png two.png --json --diff d.png"),
    "compare, deep": ({}, "compare deep.png one.png"),
    "inspect": ({}, "inspect one.png"),
    "verify": ({}, "verify g --actual pictures --failures failures --report-html r.html"),
    "record": ({}, "verify g --actual pictures --record all"),
}
# These need pictures.
PICTURES = {"card with a picture", "compare, same", "compare, different", "compare, deep", "inspect", "verify", "record"}


def prepare(folder, name, files):
    kills.prepare(folder, "approve" if name in PICTURES else name, files)
    if name in PICTURES:
        shutil.rmtree(os.path.join(folder, "f"))
        shutil.copy(os.path.join(folder, "one.png"), os.path.join(folder, "same.png"))
    if name == "import a zip":
        shutil.make_archive(os.path.join(folder, "export"), "zip", os.path.join(kills.SAMPLES, "apple_health_export"))
    # The system's Python is the one that Debian's Pillow extends.
    if name == "card with a photo":
        subprocess.run(["/usr/bin/python3", "-c", "from PIL import Image; Image.effect_noise((40, 40), 90).save('photo.jpg')"],
                       cwd=folder, check=True)
    if "with a font" in name:
        for kind in ("weights", "nested"):
            subprocess.run(["/usr/bin/python3", "-B", HERE.parent / "StepTestSupport/fonts.py", kind, f"{folder}/{kind}.ttf"],
                           check=True)
    if name == "compare, deep":
        subprocess.run(["/usr/bin/python3", "-c", "from PIL import Image; picture = Image.open('one.png').convert('L'); "
                        "picture.convert('I;16').save('deep.png')"], cwd=folder, check=True)


def c_functions():
    """Where the tool's functions of C are: all whose names are not of Swift's making."""
    symbols = subprocess.run(["nm", "-S", "--defined-only", kills.TOOL], check=True, capture_output=True, text=True).stdout
    functions = [line.split() for line in symbols.splitlines() if len(line.split()) == 4]
    found = [f"{int(start, 16):x}-{int(start, 16) + int(size, 16):x}" for start, size, kind, name in functions
             if kind in "tT" and "swift" not in name and not name.startswith("$s") and not name.endswith("_main")]
    assert any(name.startswith("cstep_") for *_, name in functions)
    return ",".join(found)


def check(name, library, functions):
    files, command = CASES[name]
    with tempfile.TemporaryDirectory() as work:
        before_folder, after_folder, folder, mark = (os.path.join(work, part) for part in ("before", "after", "now", "mark"))
        prepare(before_folder, name, files)
        before, _ = kills.contents(before_folder)
        shutil.copytree(before_folder, after_folder)
        expected = faults.run(after_folder, command)
        assert expected.returncode in (0, 1), (name, expected.stderr)
        after, _ = kills.contents(after_folder)
        failed, harmless, told = 0, 0, []
        while True:
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(before_folder, folder)
            outcome = faults.run(folder, command, LD_PRELOAD=str(library), FAIL_IN=functions, FAIL_AT=str(failed + 1),
                                 FAIL_MARK=mark)
            if not os.path.exists(mark):
                break
            failed += 1
            asked = pathlib.Path(mark).read_text()
            os.remove(mark)
            try:
                harmless += faults.check_outcome(folder, command, expected, outcome, before, after)
                assert outcome.returncode < 128, "it crashes"
            except AssertionError as fault:
                said = outcome.stderr.decode(errors="replace").strip()
                told.append(f"{name}: allocation {failed} fails, {asked}: {fault}\n    {outcome.returncode}: {said}")
        return f"{name}: {failed} allocations, {harmless} of no consequence", told


def main():
    with tempfile.TemporaryDirectory() as work:
        library = pathlib.Path(work) / "fail_malloc.so"
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, HERE / "fail_malloc.c", "-ldl"], check=True)
        functions = c_functions()
        cases.run_and_exit(lambda name: check(name, library, functions), sys.argv[2:] or CASES)


if __name__ == "__main__":
    main()
