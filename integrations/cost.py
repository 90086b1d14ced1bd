"""What many cards cost, from a run of a few: python3 integrations/cost.py STEPCHART [DEFAULTS [CARDS]]

DEFAULTS is a job in JSON that says what is drawn, {"command": "card"} when left out. Times are of the processor, in
user mode, so that other work on the machine counts little; the jobs are weeks of random counts, the same in every run.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

MANY = 1_000_000_000


def measure(tool: str, defaults: str, count: int) -> "dict[str, float]":
    """Seconds and bytes, of one card each."""
    numbers = random.Random(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        archive = folder / "cards.tar"
        (folder / "defaults.json").write_text(defaults)
        jobs = "".join(
            json.dumps({"id": f"user-{index}", "days": [numbers.randrange(20_000) for _ in range(7)]}) + "\n"
            for index in range(count)
        )

        def run(copies: int, *options: object) -> "tuple[float, bytes]":
            (folder / "jobs.ndjson").write_text(jobs * copies)
            before = os.times().children_user
            command = [tool, "batch", folder / "jobs.ndjson", "--threads", "1", *options]
            out = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
            return (os.times().children_user - before) / (count * copies), out

        drawing, answers = run(1, "--defaults", folder / "defaults.json", "--out", archive, "--on-error", "fail")
        # Of so many shards one has hardly a line.
        passing, _ = run(200_000 // count, "--shard", f"0/{1 << 60}")
        return {
            "seconds": drawing,
            "seconds to pass over": passing,
            "png": sum(json.loads(line)["bytes"] for line in answers.splitlines()) / count,
            "tar": archive.stat().st_size / count,
            "job": len(jobs) / count,
        }


def main() -> None:
    tool = sys.argv[1]
    defaults = sys.argv[2] if len(sys.argv) > 2 else '{"command": "card"}'
    card = measure(tool, defaults, int(sys.argv[3]) if len(sys.argv) > 3 else 2_000)
    hours = MANY / 3600
    rows = [
        ("drawing", f"{card['seconds'] * 1e3:.2f} ms", f"{card['seconds'] * hours:,.0f} core hours"),
        (
            "a line of another shard",
            f"{card['seconds to pass over'] * 1e6:.1f} us",
            f"{card['seconds to pass over'] * hours:,.1f} core hours in each shard",
        ),
        *(
            (name, f"{card[key]:,.0f} bytes", f"{card[key] * MANY / 1e12:,.2f} TB")
            for name, key in [("a job", "job"), ("a PNG file", "png"), ("in an archive", "tar")]
        ),
    ]
    print(f"| {defaults} | one | a billion |")
    print("|---|---|---|")
    for row in rows:
        print("| " + " | ".join(row) + " |")


main()
