"""A stepchart-server of each module of tests, and clients for it."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest

BINARY = Path(os.environ["STEPCHART_SERVER"]).resolve(strict=True)
TOOL = Path(os.environ["STEPCHART"]).resolve(strict=True)
SECRET = "a secret of the tests"
WEEK = [7314, 2583, 16105, 6015, 60, 3942, 1641]


class Answer(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Server:
    """A running server."""

    def __init__(self, *options: str, secret: str | None = SECRET, words: Sequence[str] = (str(BINARY),)) -> None:
        environment = {key: value for key, value in os.environ.items() if not key.startswith("STEPCHART")}
        if secret is not None:
            environment["STEPCHART_SECRET"] = secret
        self.process = subprocess.Popen(
            [*words, "--port", "0", *options], stdout=subprocess.PIPE, env=environment, text=True)
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        url = urlsplit(self.address)
        self.host, self.port = url.hostname or "", url.port

    def connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(self.host, self.port, timeout=60)

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        """Sends a request on a connection of its own; underscores in the names of headers stand for hyphens."""
        connection = self.connect()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, named)
        answer = connection.getresponse()
        try:
            return Answer(answer.status, answer.headers, answer.read())
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, **headers)

    def post(self, command: str, job: dict[str, Any], **headers: str) -> Answer:
        return self.ask("POST", f"/{command}", json.dumps(job).encode(), Content_Type="application/json", **headers)

    def metric(self, name: str) -> int:
        lines = dict(line.rsplit(" ", 1) for line in self.get("/metrics").body.decode().splitlines() if line[0] != "#")
        return int(lines[f"stepchart_{name}"])

    def memory(self) -> int:
        """Returns the KiB that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(by)
        return self.process.wait(60)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    server = Server("--allow", "og,square")
    yield server
    assert server.stop() == 0


def drawn(tmp_path: Path, *arguments: str) -> bytes:
    """Returns the picture that the command draws of the same week."""
    path = tmp_path / "expected"
    words = [word.replace("OUT", str(path)) for word in arguments]
    subprocess.run([TOOL, words[0], "-", *words[1:]], input=json.dumps(WEEK).encode(), check=True)
    return path.read_bytes()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Prints the counts as `Tests/Checks/steps.py` reads them."""
    counts = [len(terminalreporter.stats.get(outcome, [])) for outcome in ("passed", "failed", "error")]
    terminalreporter.write_line(f"requests to a server\n{counts[0]} passed, {counts[1] + counts[2]} failed")
