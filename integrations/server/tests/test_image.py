"""The container's image: what the Dockerfile copies is all that the server needs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import BINARY, WEEK, Server

TOP = Path(__file__).resolve().parents[3]
DOCKERFILE = TOP / "integrations/server/Dockerfile"
SUDO = [] if os.geteuid() == 0 else ["sudo"]


@pytest.mark.skipif(sys.platform != "linux", reason="the image is one for Linux")
def test_it_draws_where_nothing_else_is(tmp_path: Path) -> None:
    stage = DOCKERFILE.read_text().split("\nFROM scratch\n")[1]
    for origin, target in re.findall(r"^COPY (?:--from=zones )?(\S+) (\S+)$", stage, re.MULTILINE):
        path = tmp_path / target.lstrip("/")
        path.parent.mkdir(parents=True, exist_ok=True)
        if Path(origin).is_absolute():
            shutil.copytree(origin, path, symlinks=True, ignore=shutil.ignore_patterns("posix", "right"))
        else:
            # Another folder may have been built.
            assert Path(origin).name == BINARY.name
            shutil.copy(BINARY, path)
    (tmp_path / "proc").mkdir()
    # The image's user is not the one who makes the folder.
    tmp_path.chmod(0o755)
    (command,) = re.findall(r"^ENTRYPOINT \[(.*)\]$", stage, re.MULTILINE)
    words = re.findall(r'"([^"]*)"', command)
    script = 'mount --bind /proc "$0/proc" && exec env -i /usr/sbin/chroot --userspec=65534:65534 "$0" "$@"'
    server = Server(words=[*SUDO, "unshare", "--mount", "sh", "-c", script, str(tmp_path), *words])
    try:
        assert server.address.startswith("http://0.0.0.0:")
        assert server.post("card", {"days": WEEK, "time-zone": "Asia/Tokyo"}).body.startswith(b"\x89PNG")
        unknown = server.post("card", {"days": WEEK, "time-zone": "Asia/Edo"})
        assert unknown.json["error"]["field"] == "time-zone"
    finally:
        subprocess.run([*SUDO, "kill", str(server.process.pid)], check=True)
        server.process.wait(60)
