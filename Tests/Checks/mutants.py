"""Changes the code in 200 places, one at a time, and runs the tests: each change that none of them notices is a hole.

    Tests/Checks/mutants.py [--only FIRST-LAST | FILE:LINE ...] [--jobs 2] [--seed 1]

To build 200 times would take a day. So all changes are built at once, into a copy of this repository, and an environment
variable says which of them is on: `return a < b` becomes `if mutant(17) { return a <= b } else { return a < b }`. Where
mutants are is left to chance, but the same seed takes the same ones. One that does not compile is left out, and another
taken. A mutant is killed when a test fails, crashes, or takes five times as long as it does without.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / ".build" / "mutants"
TREE = WORK / "tree"
TESTS = TREE / ".build/release/stepchartPackageTests.xctest"

# What is mutated, how often, and whose tests must notice it, the quickest first.
TRANSCRIPTS = "transcripts"
RASTER = "Sources/Drawing/StepRaster"
AREAS = {
    "pixels": (120, [f"{RASTER}/{room}" for room in ("Coverage", "Effects", "Geometry", "Paint", "Path", "Pixels", "Rendering")],
               ["GoldenTests", "StepRasterTests", "StepGoldensTests", TRANSCRIPTS]),
    "diff": (50, ["Sources/Goldens/StepGoldens/Diff"], ["StepGoldensTests", "StepChartTestingTests", TRANSCRIPTS]),
    "periods": (30, [f"Sources/Data/StepData/Week/{name}.swift" for name in ("CalendarSpan", "CivilDate", "Period", "StepWeek")],
                ["StepDataTests", TRANSCRIPTS]),
}
# Of these tests, what draws in a browser.
SLOW = "Browser|HTML"
# So many more are built than are run, as some do not compile.
SPARE = 1.3

# Texts of an expression, and what they become.
SWAPS = [(" < ", " <= "), (" > ", " >= "), (" <= ", " < "), (" >= ", " > "), (" == ", " != "), (" != ", " == "),
         (" + ", " - "), (" - ", " + "), (" &+ ", " &- "), (" &- ", " &+ "), (" * ", " / "), (" / ", " * "),
         (" && ", " || "), (" || ", " && "), (" += ", " -= "), (" -= ", " += "),
         ("lowerBound", "upperBound"), ("upperBound", "lowerBound")]
MUTATIONS = [(re.escape(old), new) for old, new in SWAPS] + [
    # A range that ends one later, or one earlier, of the same type as before.
    (r"\.\.<(?=[\w(])", "..<1 + "), (r"\.\.\.(?=[\w(])", "...(-1) + "),
    (r"\b(min|Min)(?=\()", lambda m: {"min": "max", "Min": "Max"}[m[0]]),
    (r"\b(max|Max)(?=\()", lambda m: {"max": "min", "Max": "Min"}[m[0]]),
    (r"(?<![\w.$])0(\.0)?(?!\w|\.\d)", lambda m: "1" + (m[1] or "")),
    (r"(?<![\w.$])1(\.0)?(?!\w|\.\d)", lambda m: "0" + (m[1] or "")),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"(?<![^ (])!(?=\w)", ""),
]

# Statements of one line: what is before the part that changes, that part, what follows; and how both versions are written.
CHOICE, IF, PLAIN = "mutant({n}) ? ({new}) : ({old})", "if mutant({n}) {{ {new} }} else {{ {old} }}", "condition"
MODIFIERS = r"(?:(?:private|fileprivate|package|public|static)(?:\(set\))? )*"
SHAPES = [
    (rf"(\s*{MODIFIERS}(?:let|var) [\w(), ]+?(?:: [\w<>\[\].?]+)? = )(.+)()", IF),
    (r"(\s*)(return .+)()", IF),
    (r"(\s*(?:\} else )?(?:if|while|guard) )(.+?)((?: else)? \{.*|,)", PLAIN),
    (r"(\s*\} while )(.+)()", PLAIN),
    (r"(\s*for .+? in )([^{]+?)((?: where .+)? \{)", CHOICE),
    (r"(\s*for .+? where )([^{]+?)( \{)", CHOICE),
    (r"(\s*case [^:]+: )(?!return )(.+)()", IF),
    (rf"(\s*(?:@inline.* )?{MODIFIERS}(?:mutating )?(?:func|var|init|subscript)\b.*? \{{ )([^{{]+)( \}})", IF),
    (r"(\s*)((?!let |var |case |if |guard |for |return )[\w.()\[\], &+-]+? (?:[-+*/|]|&[-+])?= .+)()", IF),
]


def balanced(text):
    depth = 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0:
            return False
    return depth == 0


def clauses(text):
    """The parts of a condition between its outer commas, as spans."""
    start, depth = 0, 0
    for i, letter in enumerate(text + ","):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            begin = start + len(text[start:i]) - len(text[start:i].lstrip())
            yield begin, i
            start = i + 1


def mutations(line):
    """All that a line may become, as (old, new, the line as it is built with a place for the number)."""
    if re.search(r'"|//|@inlinable|while true', line):
        return
    for shape, form in SHAPES:
        match = re.fullmatch(shape, line)
        if not match or not balanced(match[2]) or match[2].rstrip()[-1] in "+-*/,=?:|&<>":
            continue
        before, whole, after = match.groups()
        for start, end in clauses(whole) if form == PLAIN else [(0, len(whole))]:
            old = whole[start:end]
            if re.match(r"(let|var|case) ", old) and form == PLAIN:
                continue
            for pattern, replacement in MUTATIONS:
                for place in re.finditer(pattern, old):
                    new = old[:place.start()] + place.expand(replacement if isinstance(replacement, str)
                                                             else replacement(place)) + old[place.end():]
                    both = (CHOICE if form == PLAIN else form).replace("{new}", new.replace("{", "{{").replace("}", "}}"))
                    both = both.replace("{old}", old.replace("{", "{{").replace("}", "}}"))
                    raw = [part.replace("{", "{{").replace("}", "}}") for part in
                           (before + whole[:start], whole[end:] + after)]
                    yield old, new, raw[0] + both + raw[1]
        return


class Mutant:
    def __init__(self, area, path, line, old, new, built):
        self.area, self.path, self.line, self.old, self.new, self.built = area, path, line, old, new, built
        self.key = f"{path}:{line}: {old} -> {new}"


def candidates(area, rng):
    """One mutation for each line that has any, in an order left to chance."""
    found = []
    for place in AREAS[area][1]:
        for path in [place] if place.endswith(".swift") else sorted(
                str(file.relative_to(ROOT)) for file in (ROOT / place).glob("*.swift")):
            lines = (ROOT / path).read_text().split("\n")
            for number, line in enumerate(lines, 1):
                # Goes on in the next line.
                if number < len(lines) and re.match(r"\s*(?:[-+*/?.]|: |&&|\|\||==)", lines[number]):
                    continue
                choices = list(mutations(line))
                if choices:
                    found.append(Mutant(area, path, number, *rng.choice(choices)))
    rng.shuffle(found)
    return found


SWITCH = """#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

let mutantOn: Int = getenv("STEPCHART_MUTANT").map { atol($0) } ?? 0

@inline(__always)
func mutant(_ number: Int) -> Bool { mutantOn == number }
"""


def write(path, content):
    """Only where it is other than what is there, so that no more is built than has changed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def write_tree(mutants):
    """The copy of the repository, with all mutants in it, and only the tests that are asked."""
    changed = {}
    for number, mutant in enumerate(mutants, 1):
        lines = changed.setdefault(mutant.path, (ROOT / mutant.path).read_text().split("\n"))
        lines[mutant.line - 1] = mutant.built.format(n=number)
    names = subprocess.check_output(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, text=True)
    for name in names.strip("\0").split("\0"):
        if (ROOT / name).is_file():
            write(TREE / name, "\n".join(changed[name]).encode() if name in changed else (ROOT / name).read_bytes())
    for target in {re.match(r"Sources/\w+/\w+", mutant.path)[0] for mutant in mutants}:
        write(TREE / target / "Mutant.swift", SWITCH.encode())
    asked = {test for _, _, tests in AREAS.values() for test in tests}
    write(TREE / "Package.swift", (ROOT / "Package.swift").read_bytes() + f"""
package.products.removeAll {{ $0.name != "stepchart" }}
package.targets.removeAll {{
    ($0.type == .test && !{json.dumps(sorted(asked))}.contains($0.name)) || $0.name == "StepCacheWriter"
}}
""".encode())


def build(mutants):
    """Builds the tree. Returns the mutants that do not compile."""
    write_tree(mutants)
    result = subprocess.run(["swift", "build", "-c", "release", "--build-tests", "-Xswiftc", "-enable-testing"], cwd=TREE,
                            text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode == 0:
        return []
    wrong = []
    for path, line in set(re.findall(r"^(/.+?\.swift):(\d+):\d+: error:", result.stdout, re.MULTILINE)):
        # That a function does not return is told at its end.
        before = [mutant for mutant in mutants if TREE / mutant.path == pathlib.Path(path) and mutant.line <= int(line)]
        wrong += [mutant for mutant in before if mutant.line == max(mutant.line for mutant in before)]
    if not wrong:
        sys.exit(result.stdout)
    return wrong


def built_mutants(seed):
    """Builds until all compile; remembers for the next time which did not."""
    rng = random.Random(seed)
    record = WORK / "uncompilable.json"
    uncompilable = set(json.loads(record.read_text())) if record.exists() else set()
    chosen = {area: candidates(area, rng) for area in AREAS}
    while True:
        mutants = []
        for area, all_of_it in chosen.items():
            fit = [mutant for mutant in all_of_it if mutant.key not in uncompilable]
            mutants += fit[:int(AREAS[area][0] * SPARE)]
        print(f"building {len(mutants)} mutants", flush=True)
        wrong = build(mutants)
        if not wrong:
            break
        uncompilable |= {mutant.key for mutant in wrong}
        record.write_text(json.dumps(sorted(uncompilable), indent=0))
        print(f"{len(wrong)} do not compile", flush=True)
    counts = dict.fromkeys(AREAS, 0)
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
        counts[mutant.area] += 1
        if counts[mutant.area] <= AREAS[mutant.area][0]:
            yield mutant


def run_tests(target, number, limit):
    """Runs the tests of a target until the first fails. Returns how it ended, or None, and how long it took."""
    with tempfile.TemporaryDirectory() as temporary:
        started = time.monotonic()
        command = [str(TESTS), "--testing-library", "swift-testing", "--filter", rf"^{target}\.", "--skip", SLOW]
        if target == TRANSCRIPTS:
            command = [sys.executable, str(TREE / "Tests/Checks/docs.py"), "--transcripts"]
        environment = {**os.environ, "STEPCHART_MUTANT": str(number), "STEPCHART_LONG": "1", "TMPDIR": temporary,
                       "STEPCHART": str(TESTS.parent / "stepchart")}
        process = subprocess.Popen(
            command, cwd=TREE, env=environment, text=True, errors="replace",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        late = threading.Event()

        def stop():
            late.set()
            os.killpg(process.pid, signal.SIGKILL)
        timer = threading.Timer(limit, stop)
        timer.start()
        failed = None
        for line in process.stdout:
            name = re.search(r"Test (.+?) recorded an issue", line)
            if name:
                failed = f"{target}: {name[1]}"
                os.killpg(process.pid, signal.SIGKILL)
                break
        process.stdout.close()
        status = process.wait()
        timer.cancel()
        if late.is_set():
            failed = f"{target}: out of time"
        elif not failed and status != 0:
            failed = f"{target}: ended with {status}"
        return failed, time.monotonic() - started


def normal_seconds(targets):
    """How long the tests of each target take without any mutant, which fails none of them."""
    record = WORK / "normal.json"
    seconds = json.loads(record.read_text()) if record.exists() else {}
    if seconds.get("of") != TESTS.stat().st_mtime:
        seconds = {"of": TESTS.stat().st_mtime}
    for target in sorted(targets - seconds.keys()):
        failed, seconds[target] = run_tests(target, 0, 1800)
        if failed:
            sys.exit(f"without any mutant: {failed}")
        print(f"{target}: {seconds[target]:.1f} s", flush=True)
        record.write_text(json.dumps(seconds))
    return seconds


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", nargs="+", default=[], help="numbers, as 7 or 7-9, or lines, as Edge.swift:7")
    parser.add_argument("--jobs", type=int, default=2, help="how many tests run at a time")
    parser.add_argument("--seed", type=int, default=1, help="another one takes other mutants")
    options = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    mutants = list(built_mutants(options.seed))
    if options.only:
        spans = [[int(end) for end in part.split("-")] for part in options.only if ":" not in part]
        mutants = [mutant for mutant in mutants if any(span[0] <= mutant.number <= span[-1] for span in spans)
                   or any(":" in part and f"{mutant.path}:{mutant.line}".endswith(part) for part in options.only)]
    normal = normal_seconds({test for mutant in mutants for test in AREAS[mutant.area][2]})

    def judge(mutant):
        for target in AREAS[mutant.area][2]:
            failed, _ = run_tests(target, mutant.number, 10 + 5 * normal[target])
            if failed:
                return failed
        return None
    survived = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for mutant, failed in zip(mutants, pool.map(judge, mutants)):
            print(f"{mutant.number} {'killed  ' if failed else 'SURVIVED'} {mutant.key}" + (f"  [{failed}]" if failed else ""),
                  flush=True)
            if not failed:
                survived.append(mutant)
    for area in AREAS:
        count = sum(mutant.area == area for mutant in mutants)
        left = sum(mutant.area == area for mutant in survived)
        print(f"{area}: {count - left} of {count} killed")


if __name__ == "__main__":
    main()
