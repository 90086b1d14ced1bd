"""A process that draws, and who asks it."""

from __future__ import annotations

import os
import shutil
import tempfile
import threading
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from json import loads
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from ._batch import Order, orders
from ._binary import find
from ._folder import Folder, check, refused
from ._formats import size_of
from ._job import Job, encoder, job, option_of, refuse_files
from ._methods import Methods
from ._options import OPTIONS
from ._process import IN_MEMORY, Answer, Ended, Process
from ._progress import counted
from .errors import IN_LINE, StepchartError, UsageError, error_of, plain
from .picture import Picture

if TYPE_CHECKING:
    from concurrent.futures import Future

# What a process may do, from least to most.
_MEMORY = (*IN_MEMORY, "--no-files")
_READING = IN_MEMORY
# Commands that know an argument, where `render` does not.
_COMMANDS = {"avatar": "card", "photo": "card", "devices": "widget"}

_renderers: WeakSet[Renderer] = WeakSet()


class Renderer(Methods):
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
        return self._picture(asked, self._ask(kind, asked.line))

    def draw_all(
        self, jobs: Iterable[Any], command: str, options: dict[str, Any]
    ) -> Generator[Picture | StepchartError, None, None]:
        """What `batch` yields.

        Raises:
            TypeError: if these are no jobs.
            UsageError: if a data frame has no column that identifies users, or there may be no folder.
            FileError: if the folder cannot be made.
        """
        shared = dict(options)
        path, has_progress = shared.pop("folder", None), shared.pop("progress", None)
        found, total = orders(jobs, shared.pop("id_column", None))
        if path is not None and not self._files:
            raise refused()
        results = self._results(found, command, shared, None if path is None else Folder(path))
        return counted(results, total) if has_progress else results

    def _results(
        self, found: Iterator[Order], command: str, shared: dict[str, Any], folder: Folder | None
    ) -> Generator[Picture | StepchartError, None, None]:
        """Each in its order, and in the folder where there is one; a few jobs more than can be drawn at a time are handed in, and no more than these."""
        # Most programs do without.
        from concurrent.futures import ThreadPoolExecutor

        threads = 2 * (os.cpu_count() or 1) + 2
        waiting: deque[tuple[int, Order, Future[Picture | StepchartError]]] = deque()

        def first() -> Picture | StepchartError:
            number, order, future = waiting.popleft()
            result = future.result()
            if folder is not None and isinstance(result, Picture):
                # The command counts lines from 0 in names, and so do we.
                try:
                    folder.keep(result, order, number - 1)
                except StepchartError as error:
                    error.id, error.line = order.id, number
                    return error
            return result

        pool = ThreadPoolExecutor(threads, "stepchart")
        try:
            for number, order in enumerate(found, 1):
                if folder is not None:
                    folder.note(order, {**shared, **order.options})
                future = pool.submit(self._result, number, order, command, shared, folder is not None)
                waiting.append((number, order, future))
                if len(waiting) >= 2 * threads:
                    yield first()
            while waiting:
                yield first()
        finally:
            for _, _, future in waiting:
                future.cancel()
            pool.shutdown()

    def _result(
        self, number: int, order: Order, command: str, shared: dict[str, Any], has_folder: bool
    ) -> Picture | StepchartError:
        """The picture of a job of many, or the error of it, with its place among them."""
        result: Picture | StepchartError
        try:
            called, days, options = _call(order, command, shared)
            if has_folder:
                check(called, options)
            result = self.draw(called, days, options)
        except StepchartError as error:
            result = error
        except (TypeError, ValueError) as error:
            result = UsageError(str(error), 64, _first_word(str(error)))
        result.id = order.id
        if isinstance(result, StepchartError):
            result.line = number
        return result

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
                return self._picture(asked, self._ask((*_READING, *root), asked.line), f"{base}/days")
            is_ours = "output" not in members
            if is_ours:
                members["output"] = f"{base}/{asked.name}"
            answer = self._ask_once(root, asked.line)
            return self._written(asked, answer, folder if is_ours else None, f"{base}/days")

    def _picture(self, asked: Job, answered: Answer, own: str | None = None) -> Picture:
        """The answer with the picture in it; days may be in a file of our own."""
        answer = loads(answered.text)
        if answered.picture is None:
            raise self._error(asked, answer["error"], own)
        return _made(answered.picture, answer, asked, own)

    def _written(self, asked: Job, answered: Answer, folder: str | None, own: str) -> Picture:
        """The answer that tells which files there are, in a folder of ours or else the caller's."""
        answer = loads(answered.text)
        if not answer["ok"]:
            raise self._error(asked, answer["error"], own)
        paths = [Path(folder or "", "..", file["path"]) if folder else Path(file["path"]) for file in _files(answer)]
        picture = _made(paths[0].read_bytes(), answer, asked, own)
        if folder is None:
            picture.paths = tuple(paths)
        elif len(paths) > 1:
            picture.files = {path.name: path.read_bytes() for path in paths}
        captions = [path for path in paths if path.name == "caption.txt"]
        if captions:
            picture.caption = captions[0].read_text(encoding="utf-8").rstrip("\n")
        return picture

    def _error(self, asked: Job, about: dict[str, Any], own: str | None) -> StepchartError:
        """The exception for an error, which names the argument that it is about."""
        about = {**about, "message": _without_own(str(about["message"]), own)}
        argument = "days"
        if about["message"].startswith(IN_LINE):
            argument = self._argument_of(asked, about["message"])
        return error_of(about, argument, is_made=asked.in_line.get(argument, False))

    def _argument_of(self, asked: Job, message: str) -> str:
        """Which of the arguments that stand in the job as files a message is about, as it does not say so itself: the
        one that by itself has the same."""
        if len(asked.in_line) == 1:
            return next(iter(asked.in_line))
        days = [name for name in ("days", "previous") if name in asked.in_line]
        looks = [name for name in asked.in_line if name not in days]
        for name in looks:
            # In an SVG any of them may stand.
            alone = {"command": _COMMANDS.get(name, "render"), "days": [1], "picture": "svg"}
            option = option_of(name)
            if self._says({**alone, option: asked.members[option]}) == message:
                return name
        if len(days) == 2:
            # With the options of reading, which hold for both.
            reading = {option_of(name) for name in OPTIONS["days"]}
            members = {name: value for name, value in asked.members.items() if name in reading}
            members.update(command="render", input=asked.members["previous"])
            return "previous" if self._says(members) == message else "days"
        return days[0] if days else looks[0]

    def _says(self, members: dict[str, Any]) -> str:
        """What the tool has against a job; empty if nothing."""
        error = loads(self._ask(_MEMORY, encoder.encode(members).encode()).text).get("error") or {}
        return str(error.get("message", ""))

    def _confined(self) -> str:
        """The folder that untrusted jobs may name files in, which we make ourselves."""
        with self._lock:
            if self._root is None:
                self._root = os.path.realpath(tempfile.mkdtemp(prefix="stepchart-"))
            return self._root


def _files(answer: dict[str, Any]) -> list[dict[str, Any]]:
    return answer.get("files") or [answer]


def _call(order: Order, command: str, shared: dict[str, Any]) -> tuple[str, Any, dict[str, Any]]:
    """The arguments of `draw`; a job with a command of its own has only those of the options that it knows."""
    if order.command in (None, command):
        return command, order.days, {**shared, **order.options}
    known = OPTIONS.get(str(order.command), frozenset())
    options = {name: value for name, value in shared.items() if name in known}
    return str(order.command), order.days, {**options, **order.options}


def _made(data: bytes, answer: dict[str, Any], asked: Job, own: str | None) -> Picture:
    """The picture of an answer, which does not tell the size of each kind of file."""
    width, height = (answer["width"], answer["height"]) if "width" in answer else size_of(data)
    # Days are told of more than anything else.
    argument = "previous" if "previous" in asked.in_line and "days" not in asked.in_line else "days"
    warnings = [plain(_without_own(warning, own), argument) for warning in answer.get("warnings", ())]
    return Picture(
        data, width, height, answer["sha256"], facts=answer.get("facts"), warnings=warnings,
        alt=answer.get("alternativeText"),
    )


def _without_own(message: str, own: str | None) -> str:
    """A message in which a file of our own is called as what stands in a line."""
    return IN_LINE + message[len(own) :] if own is not None and message.startswith(own) else message


def _first_word(message: str) -> str | None:
    """The argument that a message begins with."""
    name, colon, _ = message.partition(": ")
    return name if colon and name.isidentifier() else None


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
