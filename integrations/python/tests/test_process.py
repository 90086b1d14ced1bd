"""One process, for any number of callers, as long as it is needed and no longer."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from conftest import WEEK, children

import stepchart
from stepchart import Renderer
from stepchart._renderer import _MEMORY

IS_PYPY = sys.implementation.name == "pypy"


def wait_for(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 120
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


def python(script: str) -> subprocess.CompletedProcess[str]:
    # Where it is run, no folder may hide the package that is installed.
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)


def test_one_process() -> None:
    before = set(children())
    with Renderer() as renderer:
        assert set(children()) <= before
        renderer.render(WEEK)
        (process,) = set(children()) - before
        renderer.card(WEEK)
        assert set(children()) - before == {process}
        command = Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
        assert b"--no-files" in command
    assert set(children()) <= before


def test_import_starts_nothing() -> None:
    done = python("import stepchart, threading; print(threading.active_count(), 'asyncio' in __import__('sys').modules)")
    assert done.stdout == "1 False\n", done.stderr


def test_threads() -> None:
    expected = {index: stepchart.render([index, 5]).sha256 for index in range(40)}

    def draw(index: int) -> tuple[int, str]:
        return index, stepchart.render([index, 5]).sha256

    with ThreadPoolExecutor(16) as pool:
        for index, digest in pool.map(draw, [*range(40)] * 10):
            assert digest == expected[index]


def test_large_requests_and_answers() -> None:
    """More than the pipes hold, both ways at once."""
    days = [index * 7919 % 20_000 for index in range(20_000)]
    with ThreadPoolExecutor(8) as pool, Renderer(threads=2) as renderer:
        drawn = list(pool.map(lambda _: renderer.render(days, scale=12), range(12)))
    assert len(set(drawn)) == 1
    assert len(drawn[0]) > 1 << 16


def test_asyncio() -> None:
    async def main() -> tuple[list[str], int]:
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                ticks += 1
                await asyncio.sleep(0.005)

        ticking = asyncio.ensure_future(tick())
        pictures = await asyncio.gather(*[stepchart.aio.render([index, 5]) for index in range(100)])
        ticking.cancel()
        assert (await stepchart.aio.compare(pictures[0], pictures[9])).same is False
        assert await stepchart.aio.card(WEEK) == stepchart.card(WEEK)
        renderer = stepchart.aio.Renderer(files=False)
        assert await renderer.render(WEEK) == stepchart.render(WEEK)
        with pytest.raises(stepchart.UsageError):
            await renderer.render("week.json")
        await renderer.close()
        return [picture.sha256 for picture in pictures], ticks

    started = time.monotonic()
    digests, ticks = asyncio.run(main())
    assert digests == [stepchart.render([index, 5]).sha256 for index in range(100)]
    # The loop goes on meanwhile.
    assert ticks > 5 or time.monotonic() - started < 0.1
    # In another loop, too.
    assert asyncio.run(stepchart.aio.render([0, 5])).sha256 == digests[0]


def test_a_task_that_is_cancelled_harms_no_other() -> None:
    async def main() -> None:
        slow = asyncio.ensure_future(stepchart.aio.animate(WEEK, scale=8))
        await asyncio.sleep(0.05)
        # On a machine that stood still it is drawn by now: then the next one is cancelled.
        while not slow.cancel():
            slow = asyncio.ensure_future(stepchart.aio.animate(WEEK, scale=8))
            await asyncio.sleep(0.05)
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert await stepchart.aio.render(WEEK) == stepchart.render(WEEK)

    asyncio.run(main())


def test_it_starts_again() -> None:
    before = set(children())
    with Renderer() as renderer:
        expected = renderer.render(WEEK)
        for _ in range(3):
            (process,) = set(children()) - before
            os.kill(process, signal.SIGKILL)
            assert renderer.render(WEEK) == expected
            assert set(children()) - before != {process}


def test_it_is_killed_in_the_middle() -> None:
    before = set(children())
    with Renderer() as renderer, ThreadPoolExecutor(4) as pool:
        expected = renderer.render(WEEK)
        drawn = [pool.submit(renderer.render, WEEK) for _ in range(400)]
        # A job is tried twice; where so many others are done in between, none is hit two times.
        for _ in range(5):
            least = sum(future.done() for future in drawn) + 40
            while sum(future.done() for future in drawn) < min(least, len(drawn)):
                time.sleep(0.005)
            for process in set(children()) - before:
                os.kill(process, signal.SIGKILL)
        assert {future.result() for future in drawn} == {expected}


def test_pictures_larger_than_what_is_read_at_once() -> None:
    """Between small ones and errors, from many threads: each caller gets its own, whole."""
    def draw(index: int) -> bytes:
        if index % 5 == 4:
            with pytest.raises(stepchart.DataError):
                renderer.render([1, "many"])
            return b""
        if index % 5 == 3:
            return renderer.card([index % 7, 5], preset="poster", scale=2).bytes
        return renderer.render([index % 7, 5], scale=[0.2, 3, 16][index % 5]).bytes

    with Renderer() as renderer, ThreadPoolExecutor(6) as pool:
        alone = [draw(index) for index in range(35)]
        assert len(alone[3]) > 1 << 18
        assert list(pool.map(draw, range(70))) == alone * 2


def test_a_process_that_always_ends(tmp_path: Path) -> None:
    binary = tmp_path / "stepchart"
    binary.write_text("#!/bin/sh\necho $$ >> pids\necho '{\"ready\": true}'\nread line\nexit 3\n")
    binary.chmod(0o755)
    with Renderer(binary=binary) as renderer, pytest.raises(stepchart.StepchartError, match="ended with status 3"):
        renderer.render(WEEK)
    assert len(Path("pids").read_text().split()) == 2
    Path("pids").unlink()


def test_it_ends_with_this_one() -> None:
    script = "import stepchart; stepchart.render([1, 2]); print(stepchart._renderer.default()._process(stepchart._renderer._MEMORY).pid)"
    for end in ("", "; import os; os._exit(0)", "; import os; os.kill(os.getpid(), 9)", "; raise SystemExit(3)"):
        done = python(script.replace("; print", "; import sys; print", 1).replace(".pid)", ".pid, flush=True)") + end)
        process = int(done.stdout)
        wait_for(lambda: not Path(f"/proc/{process}").exists())


def test_it_ends_while_threads_draw() -> None:
    done = python(
        "import stepchart, threading, time\n"
        "def draw():\n    while True: stepchart.render([1, 2])\n"
        "for _ in range(4): threading.Thread(target=draw, daemon=True).start()\n"
        "time.sleep(0.5)\nprint('over')\n"
    )
    assert (done.returncode, done.stdout) == (0, "over\n"), done.stderr


def test_a_fork_has_its_own() -> None:
    expected = stepchart.render(WEEK)
    process = stepchart._renderer.default()._process(_MEMORY)
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            # Nothing of the pipes of the parent is left.
            held = {os.readlink(f"/proc/self/fd/{name}") for name in os.listdir("/proc/self/fd") if _is_open(name)}
            theirs = {os.readlink(f"/proc/{os.getppid()}/fd/{number}") for number in (process._stdin, process._stdout) if number >= 0}
            own = stepchart.render(WEEK)
            other = stepchart._renderer.default()._process(_MEMORY).pid
            os.write(write_end, str(other).encode())
            status = 0 if own == expected and other != process.pid and not held & theirs else 2
            stepchart._renderer.default().close()
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    os.close(write_end)
    other = int(os.read(read_end, 100))
    os.close(read_end)
    assert status == 0
    assert stepchart.render(WEEK) == expected
    assert stepchart._renderer.default()._process(_MEMORY) is process
    wait_for(lambda: not Path(f"/proc/{other}").exists())


def _is_open(name: str) -> bool:
    return os.path.lexists(f"/proc/self/fd/{name}")


def test_forks_while_threads_draw() -> None:
    """Whatever a thread holds when the process forks, the child can draw."""
    done = python(
        "import os, stepchart, threading\n"
        "is_over = threading.Event()\n"
        "def draw():\n"
        "    while not is_over.is_set(): stepchart.render([1, 2], scale=1)\n"
        "def begin():\n"
        "    while not is_over.is_set():\n"
        "        with stepchart.Renderer() as renderer: renderer.render([1, 2], scale=1)\n"
        "threads = [threading.Thread(target=target) for target in (draw, draw, begin)]\n"
        "for thread in threads: thread.start()\n"
        "for _ in range(30):\n"
        "    child = os.fork()\n"
        "    if child == 0:\n"
        "        os._exit(0 if stepchart.render([1, 2]).width == 1125 else 1)\n"
        "    assert os.waitpid(child, 0)[1] == 0\n"
        "is_over.set()\n"
        "for thread in threads: thread.join()\n"
        "print('over')\n"
    )
    assert done.stdout == "over\n", done.stderr


def test_multiprocessing() -> None:
    done = python(
        "import multiprocessing, stepchart\n"
        "def draw(index): return stepchart.render([index, 5]).sha256\n"
        "expected = [draw(index) for index in range(20)]\n"
        "with multiprocessing.get_context('fork').Pool(3) as pool:\n"
        "    assert pool.map(draw, range(20)) == expected\n"
        "print('over')\n"
    )
    assert done.stdout == "over\n", done.stderr


# Python swallows an interrupt that comes within a destructor, and PyPy calls destructors when it likes: after a second
# without one, the next is sent.
DRAW_UNTIL_INTERRUPTED = """
import os, signal, stepchart, threading, time
signal.signal(signal.SIGINT, signal.default_int_handler)
def draw_until_interrupted(after):
    while True:
        timer = threading.Timer(after, os.kill, (os.getpid(), signal.SIGINT))
        end = time.monotonic() + after + 1
        try:
            timer.start()
            while time.monotonic() < end: stepchart.render([1, 2])
            timer.join()
        except KeyboardInterrupt:
            timer.join()
            return
"""


def test_an_interrupt_leaves_it_whole() -> None:
    """Ctrl-C goes to the whole group; the process has its own, and goes on. Jobs in the background ignore it at first."""
    done = python(
        DRAW_UNTIL_INTERRUPTED + "expected = stepchart.render([1, 2])\n"
        "for _ in range(20):\n"
        "    draw_until_interrupted(after=0.02)\n"
        "    assert stepchart.render([1, 2]) == expected\n"
        "print('over')\n"
    )
    assert done.stdout == "over\n", done.stderr
    stepchart.render(WEEK)
    process = stepchart._renderer.default()._process(_MEMORY)
    assert os.getpgid(process.pid) != os.getpgrp()


def test_an_interrupt_of_one_thread_harms_no_other() -> None:
    """The one that is interrupted may be the one that reads for all."""
    done = python(
        DRAW_UNTIL_INTERRUPTED + "from concurrent.futures import ThreadPoolExecutor\n"
        "expected = stepchart.render([1, 2])\n"
        "with ThreadPoolExecutor(3) as pool:\n"
        "    drawn = [pool.submit(stepchart.render, [1, 2]) for _ in range(300)]\n"
        "    for _ in range(3): draw_until_interrupted(after=0.2)\n"
        "    assert {future.result() for future in drawn} == {expected}\n"
        "print('over')\n"
    )
    assert done.stdout == "over\n", done.stderr


def test_renderers_that_are_dropped_end() -> None:
    before = set(children())
    for _ in range(5):
        Renderer().render(WEEK, scale=1)
    gc.collect()
    # Those that another test has dropped may end meanwhile.
    wait_for(lambda: set(children()) <= before)


def test_themes_of_jobs_are_not_kept() -> None:
    done = python(
        "import stepchart\n"
        "renderer = stepchart.Renderer(threads=1)\n"
        "def draw(indices):\n"
        "    for index in indices:\n"
        "        theme = b'{\"lineWidth\": %d%s}' % (index, b' ' * 400_000)\n"
        "        renderer.render([1, 5, 7], theme=theme, scale=1, size='120x60')\n"
        "    process = renderer._process(stepchart._renderer._MEMORY)\n"
        "    lines = open(f'/proc/{process.pid}/status').read().split('\\n')\n"
        "    print(next(line for line in lines if line.startswith('VmRSS')).split()[1])\n"
        "draw(range(20))\n"
        "draw(range(20, 100))\n"
    )
    assert done.returncode == 0, done.stderr
    before, after = map(int, done.stdout.split())
    # In KiB: these themes have 32,000 together.
    assert after - before < 8192


def test_ten_thousand_calls_leak_nothing() -> None:
    """In a process of its own, as libraries of other tests take memory when they like."""
    done = python(
        "import gc, os, stepchart, threading\n"
        "def resident(process):\n"
        "    lines = open(f'/proc/{process}/status').read().split('\\n')\n"
        "    return int(next(line for line in lines if line.startswith('VmRSS')).split()[1])\n"
        "renderer = stepchart.Renderer()\n"
        "def draw(count):\n"
        "    for index in range(count):\n"
        "        renderer.render([index % 100, 5, 7], scale=1, size='120x60')\n"
        "        if index % 100 == 0:\n"
        "            try: renderer.render([1, 'x'])\n"
        "            except stepchart.DataError: pass\n"
        "def state(count):\n"
        "    threads = [threading.Thread(target=draw, args=(count // 4,)) for _ in range(4)]\n"
        "    for thread in threads: thread.start()\n"
        "    for thread in threads: thread.join()\n"
        "    gc.collect()\n"
        "    process = renderer._process(stepchart._renderer._MEMORY)\n"
        "    files = [len(os.listdir(f'/proc/{name}/fd')) for name in ('self', process.pid)]\n"
        "    print(resident('self'), resident(process.pid), *files, len(process._asked))\n"
        "state(4_000)\n"
        "state(10_000)\n"
    )
    assert done.returncode == 0, done.stderr
    (own, its, *before), (own_after, its_after, *after) = (map(int, line.split()) for line in done.stdout.splitlines())
    assert after == before
    assert before[-1] == 0
    # In KiB: a tenth of one a call would be more.
    assert its_after - its < 1024
    assert own_after - own < (32 << 10 if IS_PYPY else 1024)
