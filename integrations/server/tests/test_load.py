"""Many requests at a time, and a server that ends or is killed meanwhile.

RENDERS is the number of renders over which memory must not grow, MINUTES the time with kills.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from conftest import WEEK, Server

RENDERS = int(os.environ.get("RENDERS") or 2000)
SECONDS = 60 * float(os.environ.get("MINUTES") or 0.3)
COMMANDS = ("render", "card", "widget", "message")


def test_more_jobs_than_may_wait_are_refused_at_once() -> None:
    server = Server("--queue", "0", "--timeout", "30")
    slow = {"days": list(range(1, 8)), "scale": 8, "size": "1200x1200", "compress": "small"}
    barrier = threading.Barrier(16)

    def ask(_: int) -> tuple[int, str | None]:
        barrier.wait()
        answer = server.post("render", slow)
        return answer.status, answer.headers["Retry-After"]

    with ThreadPoolExecutor(16) as threads:
        answers = list(threads.map(ask, range(16)))
    assert set(answers) == {(200, None), (503, "1")}
    assert answers.count((200, None)) >= (os.cpu_count() or 1)
    assert server.stop() == 0


def test_a_job_that_takes_too_long_is_ended() -> None:
    server = Server("--timeout", "0.05")
    slow = {"days": list(range(1, 8)), "scale": 8, "size": "1200x1200", "compress": "small"}
    start = time.monotonic()
    answer = server.post("render", slow)
    assert answer.status == 503
    assert answer.json["error"]["message"] == "job:1: took longer than --timeout allows"
    assert time.monotonic() - start < 5
    assert server.post("render", {"days": WEEK, "scale": 0.1}).status == 200
    assert server.stop() == 0


def test_what_is_under_way_is_answered_when_it_is_asked_to_end() -> None:
    server = Server("--timeout", "30")
    slow = {"days": list(range(1, 8)), "scale": 6, "size": "1200x1200", "compress": "small"}
    with ThreadPoolExecutor(4) as threads:
        answers = [threads.submit(server.post, "render", slow) for _ in range(4)]
        deadline = time.monotonic() + 30
        while server.metric("jobs") < 4:
            assert time.monotonic() < deadline
        server.process.send_signal(signal.SIGTERM)
        assert [answer.result().status for answer in answers] == [200] * 4
    assert server.process.wait(60) == 0


def test_memory_does_not_grow_with_the_number_of_renders() -> None:
    server = Server()
    connection = server.connect()

    def render(count: int) -> None:
        for number in range(count):
            job = {"days": [*WEEK, number], "title": f"{number}", "scale": 1, "theme": {"lineWidth": 2 + number % 5}}
            connection.request("POST", "/render", json.dumps(job), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            assert (answer.read()[:4], answer.status) == (b"\x89PNG", 200)

    render(500)
    before = server.memory()
    render(RENDERS)
    grown = server.memory() - before
    print(f"{RENDERS} renders: {before} KiB before, {grown} KiB more after")
    assert grown < 4096
    assert server.stop() == 0


def job(random: random.Random) -> tuple[str, bytes, int]:
    """Returns a path, a body and the status of its answer."""
    command = random.choice(COMMANDS)
    members = {"days": [random.randrange(20_000) for _ in range(random.randint(1, 31))], "scale": random.choice([0.5, 1])}
    fault = random.choice([None, None, None, "goal", "days", "json"])
    if fault == "goal":
        members["goal"] = -1
    if fault == "days":
        members["days"] = ["a"]
    body = json.dumps(members).encode()
    return f"/{command}", body[:-1] if fault == "json" else body, 200 if fault is None else 400


def test_every_request_is_answered_but_those_under_way_at_a_kill() -> None:
    """Eight connections send random jobs; the server is killed, or asked to end, and begun again on its port."""
    server = Server()
    restarting = threading.Event()
    generation = 0
    ended = time.monotonic() + SECONDS
    answered, lost = [0] * 8, [0] * 8

    def client(index: int) -> None:
        generator = random.Random(index)
        connection, begun = None, generation
        while time.monotonic() < ended:
            if restarting.is_set():
                time.sleep(0.01)
                continue
            if begun != generation:
                begun, connection = generation, None
            path, body, status = job(generator)
            try:
                connection = connection or server.connect()
                connection.request("POST", path, body, {"Content-Type": "application/json"})
                answer = connection.getresponse()
                text = answer.read()
                assert answer.status == status, (path, body, text)
                answered[index] += 1
                if answer.headers["Connection"] == "close":
                    connection = None
            except (http.client.HTTPException, OSError):
                # Nothing else than a kill leaves a request without an answer.
                assert restarting.is_set() or generation != begun, (path, body)
                lost[index] += 1
                connection = None

    with ThreadPoolExecutor(8) as threads:
        clients = [threads.submit(client, index) for index in range(8)]
        generator = random.Random(0)
        while time.monotonic() < ended and not any(client.done() for client in clients):
            time.sleep(generator.uniform(0.5, 3))
            restarting.set()
            by = generator.choice([signal.SIGKILL, signal.SIGTERM])
            assert server.stop(by) == (0 if by == signal.SIGTERM else -signal.SIGKILL)
            server = Server("--port", str(server.port))
            generation += 1
            restarting.clear()
        for each in clients:
            each.result()
    print(f"{sum(answered)} answers, {sum(lost)} requests under way at one of {generation} ends")
    assert all(answered) and sum(lost) <= 8 * generation
    assert server.stop() == 0
