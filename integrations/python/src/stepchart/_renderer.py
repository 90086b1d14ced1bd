"""A process that draws, and who asks it."""

from __future__ import annotations

import os
import shutil
import tempfile
import threading
from json import loads
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from ._binary import find
from ._job import Job, job, refuse_files
from ._process import Answer, Ended, Process
from .errors import error_of, plain
from .picture import Picture

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import AnimateOptions, CardOptions, MessageOptions, RenderOptions, WidgetOptions
    from ._types import Days

# What a process may do, from least to most.
_MEMORY = ("--inline", "--no-files")
_READING = ("--inline",)

_renderers: WeakSet[Renderer] = WeakSet()


class Renderer:
    """Draws pictures in a process of its own, which is started when it is first needed and again when it dies.

    Any number of threads may use one; the functions of this package share one. The process may open no file: jobs that
    name one to read go to a second, and jobs that write files have a process each.
    """

    def __init__(
        self,
        *,
        files: bool = True,
        threads: int = 0,
        timeout: float | None = None,
        binary: str | os.PathLike[str] | None = None,
    ) -> None:
        """Starts nothing yet.

        Args:
            files: whether calls may name files. False is for servers, whose options are untrusted.
            threads: most pictures at a time; 0 is one for each core.
            timeout: most seconds for a picture.
            binary: the path of the command, in place of the one that came with this package.
        """
        self._files = files
        self._options = ["--serve", "--facts", "--quiet", "--threads", str(threads)]
        if timeout is not None:
            self._options += ["--timeout", str(timeout)]
        self._binary = None if binary is None else os.fspath(binary)
        self._root: str | None = None
        self._lock = threading.Lock()
        self._processes: dict[tuple[str, ...], Process] = {}
        _renderers.add(self)

    def render(self, days: Days = None, **options: Unpack[RenderOptions]) -> Picture:
        """As `stepchart.render`."""
        return self.draw("render", days, dict(options))

    def animate(self, days: Days = None, **options: Unpack[AnimateOptions]) -> Picture:
        """As `stepchart.animate`."""
        return self.draw("animate", days, dict(options))

    def widget(self, days: Days = None, **options: Unpack[WidgetOptions]) -> Picture:
        """As `stepchart.widget`."""
        return self.draw("widget", days, dict(options))

    def message(self, days: Days = None, **options: Unpack[MessageOptions]) -> Picture:
        """As `stepchart.message`."""
        return self.draw("message", days, dict(options))

    def card(self, days: Days = None, **options: Unpack[CardOptions]) -> Picture:
        """As `stepchart.card`."""
        return self.draw("card", days, dict(options))

    def draw(self, command: str, days: Any, options: dict[str, Any]) -> Picture:
        """What the command of this name draws.

        Raises:
            StepchartError: if it cannot be drawn.
        """
        asked = job(command, days, options)
        if not self._files:
            refuse_files(asked)
        if asked.writes or asked.file is not None:
            return self._draw_with_files(asked)
        kind = _MEMORY if asked.named is None else _READING
        return _picture(self._ask(kind, asked.line))

    def close(self) -> None:
        """Ends the processes. The next picture starts one again."""
        with self._lock:
            processes, self._processes = self._processes, {}
            root, self._root = self._root, None
        for process in processes.values():
            process.close()
        if root is not None:
            shutil.rmtree(root, ignore_errors=True)

    def __enter__(self) -> Renderer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __del__(self) -> None:
        # What has nobody to ask it need not run. At the end of the interpreter it is gone already.
        for process in getattr(self, "_processes", {}).values():
            process.close()

    def _after_fork(self) -> None:
        """Processes belong to who started them, and so does the folder."""
        self._lock = threading.Lock()
        self._processes = {}
        self._root = None

    def _ask(self, kind: tuple[str, ...], line: bytes) -> Answer:
        """The answer, of another process where one ends in the middle: to draw twice does no harm."""
        process = self._process(kind)
        try:
            return process.request(line)
        except Ended:
            process = self._process(kind)
            return process.request(line)

    def _ask_once(self, kind: tuple[str, ...], line: bytes) -> Answer:
        """The answer of a process for this job alone: one that goes on refuses to write a file twice."""
        process = self._started(kind)
        try:
            return process.request(line)
        finally:
            process.close()

    def _started(self, kind: tuple[str, ...]) -> Process:
        return Process(self._binary or find(), [*self._options, *kind])

    def _process(self, kind: tuple[str, ...]) -> Process:
        process = self._processes.get(kind)
        if process is not None and not process.has_ended:
            return process
        with self._lock:
            process = self._processes.get(kind)
            if process is None or process.has_ended:
                if process is not None:
                    process.close()
                process = self._processes[kind] = self._started(kind)
            return process

    def _draw_with_files(self, asked: Job) -> Picture:
        """A job that reads or writes files of ours, which are gone afterwards, or of the caller's."""
        with tempfile.TemporaryDirectory(prefix="stepchart-", dir=None if self._files else self._confined()) as folder:
            # Where jobs are confined, paths are seen from their folder.
            base = folder if self._files else os.path.basename(folder)
            members = asked.members
            if asked.file is not None:
                Path(folder, "days").write_bytes(asked.file)
                members["input"] = f"{base}/days"
            root = () if self._files else ("--root", self._confined())
            if not asked.writes:
                return _picture(self._ask((*_READING, *root), asked.line))
            is_ours = "output" not in members
            if is_ours:
                members["output"] = f"{base}/{asked.name}"
            return _written(self._ask_once(root, asked.line), folder if is_ours else None)

    def _confined(self) -> str:
        """The folder that untrusted jobs may name files in, which we make ourselves."""
        with self._lock:
            if self._root is None:
                self._root = os.path.realpath(tempfile.mkdtemp(prefix="stepchart-"))
            return self._root


def _picture(answered: Answer) -> Picture:
    """The answer with the picture in it."""
    answer = loads(answered.text)
    if answered.picture is None:
        raise error_of(answer["error"])
    return Picture(
        answered.picture,
        answer["width"],
        answer["height"],
        answer["sha256"],
        facts=answer.get("facts"),
        warnings=[plain(warning) for warning in answer.get("warnings", ())],
    )


def _written(answered: Answer, folder: str | None) -> Picture:
    """The answer that tells which files there are, in a folder of ours or else the caller's."""
    answer = loads(answered.text)
    if not answer["ok"]:
        raise error_of(answer["error"])
    paths = [Path(folder or "", "..", file["path"]) if folder else Path(file["path"]) for file in _files(answer)]
    data = paths[0].read_bytes()
    files: dict[str, bytes] = {}
    if folder is not None and len(paths) > 1:
        files = {path.name: path.read_bytes() for path in paths}
    captions = [path for path in paths if path.name == "caption.txt"]
    return Picture(
        data,
        answer["width"],
        answer["height"],
        answer["sha256"],
        facts=answer.get("facts"),
        caption=captions[0].read_text(encoding="utf-8").rstrip("\n") if captions else None,
        warnings=[plain(warning) for warning in answer.get("warnings", ())],
        files=files,
        paths=[] if folder is not None else paths,
    )


def _files(answer: dict[str, Any]) -> list[dict[str, Any]]:
    return answer.get("files") or [answer]


_default: Renderer | None = None
_making = threading.Lock()


def default() -> Renderer:
    """The renderer that the functions of this package share."""
    global _default
    if _default is None:
        with _making:
            if _default is None:
                _default = Renderer()
    return _default


def _after_fork_in_child() -> None:
    global _making
    _making = threading.Lock()
    for renderer in list(_renderers):
        renderer._after_fork()


os.register_at_fork(after_in_child=_after_fork_in_child)
