"""The servers of docs/own-servers.md, as a browser and a stranger meet them."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest
from conftest import TOP

import stepchart

STEPS = "7314,2583,,16105"
COUNTS = [7314, 2583, None, 16105]


def code(name: str) -> str:
    page = (TOP / "docs/own-servers.md").read_text()
    return str(re.findall(rf"```\w+ file={re.escape(name)}\n(.*?)```", page, re.DOTALL)[0])


@pytest.fixture(params=["python", "node"], scope="module")
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, tool: str) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    if request.param == "python":
        pytest.importorskip("uvicorn")
        pytest.importorskip("starlette")
        (folder / "server.py").write_text(code("server.py"))
        command = [sys.executable, "-m", "uvicorn", "server:app", "--port", str(port), "--log-level", "warning"]
    else:
        node = shutil.which("node")
        if node is None:
            pytest.skip("there is no node")
        (folder / "server.mjs").write_text(code("server.mjs"))
        command = [node, "server.mjs"]
    environment = {**os.environ, "PORT": str(port), "PATH": f"{Path(tool).parent}{os.pathsep}{os.environ['PATH']}"}
    server = subprocess.Popen(command, cwd=folder, env=environment)
    try:
        until = time.monotonic() + 120
        while True:
            assert time.monotonic() < until and server.poll() is None
            try:
                urlopen(f"http://127.0.0.1:{port}/card.png?steps=1")
                break
            except URLError:
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def get(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    try:
        with urlopen(Request(url, headers={key.replace("_", "-"): value for key, value in headers.items()})) as answer:
            return answer.status, {key.lower(): value for key, value in answer.headers.items()}, answer.read()
    except HTTPError as error:
        return error.code, {key.lower(): value for key, value in error.headers.items()}, error.read()


def test_programs_are_short() -> None:
    for name in ("server.py", "server.mjs"):
        lines = [line for line in code(name).splitlines() if line.strip()]
        assert len(lines) <= 40


def test_a_card(address: str) -> None:
    status, headers, body = get(f"{address}/card.png?steps={STEPS}&title={quote('Größe')}")
    assert (status, headers["content-type"]) == (200, "image/png")
    assert struct.unpack_from(">II", body, 16) == (1200, 630)
    assert body == stepchart.card(COUNTS, title="Größe", missing_glyph="box").bytes
    assert headers["etag"] == f'"{hashlib.sha256(body).hexdigest()}"'
    assert headers["cache-control"] == "public, max-age=86400"
    # To look at.
    if folder := os.environ.get("STEPCHART_TEST_PICTURES"):
        Path(folder, "server-card.png").write_bytes(body)


def test_nothing_is_sent_twice(address: str) -> None:
    url = f"{address}/card.png?steps={STEPS}"
    status, headers, body = get(url)
    again, headers_again, nothing = get(url, If_None_Match=headers["etag"])
    assert (again, nothing, headers_again["etag"]) == (304, b"", headers["etag"])
    assert get(url, If_None_Match='"another"')[::2] == (200, body)
    assert get(f"{address}/card.png?steps=1", If_None_Match=headers["etag"])[0] == 200


@pytest.mark.parametrize(
    "query",
    ["steps=1,many", "steps=-1", "steps=" + "1," * 400, "", "steps=1e99", "steps=1&steps", "steps=9999999999999"],
)
def test_bad_queries(address: str, query: str) -> None:
    status, headers, body = get(f"{address}/card.png?{query}")
    if query in ("", "steps=1&steps"):
        # One day without data.
        assert status in (200, 400)
        return
    assert status == 400
    assert "etag" not in headers
    words = body.decode()
    assert "\n" not in words and len(words) < 200
    assert "Traceback" not in words


def test_strangers(address: str) -> None:
    # Not a file of this machine, whatever word is one.
    secret = quote(str(TOP / "samples/theme.schema.json"))
    status, _, body = get(f"{address}/card.png?steps=1,2&theme={secret}")
    assert status == 400 or body == stepchart.card([1, 2], missing_glyph="box").bytes
    assert get(f"{address}/card.png?steps=1,2&title={'a' * 5000}")[0] in (200, 400)
    assert get(f"{address}/other")[0] == 404


def test_many_at_once(address: str) -> None:
    expected = {index: stepchart.card([index, 5], missing_glyph="box").bytes for index in range(8)}

    def one(index: int) -> bool:
        status, _, body = get(f"{address}/card.png?steps={index},5")
        return status == 200 and body == expected[index]

    with ThreadPoolExecutor(16) as pool:
        assert all(pool.map(one, [*range(8)] * 8))
