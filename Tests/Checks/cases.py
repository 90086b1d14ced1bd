"""Runs a check for each of many cases, on all cores."""

import concurrent.futures
import os
import sys


def run_and_exit(check, names):
    """Calls `check(name)` for each name, which returns a line to print and a list of faults. Prints the lines in the
    order of the names and then all faults, and ends the process: with 1 if there are any."""
    found = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for line, faults in pool.map(check, names):
            print(line, flush=True)
            found += faults
    print("\n".join(found))
    sys.exit(bool(found))
