"""A `stepchart batch --serve` process, asked and answered over pipes from any number of threads."""

from __future__ import annotations

import atexit
import fcntl
import os
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from io import FileIO
from queue import SimpleQueue
from typing import NamedTuple
from weakref import WeakSet

from .errors import StepchartError

# Held while a process starts, and while this one forks: so a child knows of every pipe that it has inherited.
_starting = threading.Lock()
_running: WeakSet[Process] = WeakSet()

# What a pipe should hold, where the system knows of it, and the place for what is read: a picture and more.
_CHUNK = 1 << 18
_F_SETPIPE_SZ = 1031

# With these options of `batch` a picture comes right behind its answer, which says last how many bytes that is. No text
# in an answer has such quotes.
IN_MEMORY = ("--inline", "--raw")
_FOLLOWS, _CLOSING = b', "follows": ', b"}\n"


class Answer(NamedTuple):
    """A line that the process has written."""

    # JSON; empty when the process ended instead.
    text: bytes
    # The file, where the process was asked for it and there is one.
    picture: bytes | None = None


class Asked:
    """A job that was handed in, and where its answer comes."""

    __slots__ = ("index", "queue")

    def __init__(self, index: int) -> None:
        self.index = index
        self.queue: SimpleQueue[Answer] = SimpleQueue()


# In place of an answer: whoever gets it is to read.
_LEAD = Answer(b"lead")


class Ended(StepchartError):
    """The process ended before it had answered; another may do better."""


class Process:
    """A process that draws jobs, as many at a time as it has threads.

    Of the threads that wait for an answer one reads, for all of them, and when it has its own it leaves that to
    another: a lone thread needs no other. As long as anybody waits, somebody reads; so the process always goes on
    reading, too, and nobody who writes blocks for good.

    Descriptors are plain numbers: after a fork the child can close them whatever a thread of the parent was doing.
    """

    def __init__(
        self, binary: str, arguments: Sequence[str], defaults: str | None = None, *, reads_ahead: bool = False
    ) -> None:
        """Starts the process, and waits until it is ready.

        Args:
            binary: the path of the command.
            arguments: options of `batch`.
            defaults: a job in JSON, whose options hold where a job does not say.
            reads_ahead: whether a thread takes the answers out of the pipe as they come, for a caller who asks for
                more before it waits for the first.

        Raises:
            StepchartError: if it cannot run, does not know `batch`, or does not take the defaults.
        """
        self._binary = binary
        self._writing = threading.Lock()
        self._count = 0
        # Without an answer, by their index in the pipe.
        self._asked: dict[int, SimpleQueue[Answer]] = {}
        # Who reads, and who waits meanwhile.
        self._state = threading.Condition(threading.Lock())
        self._has_reader = reads_ahead
        # Its thread, which is told before it is one: so whoever is interrupted knows whether it was.
        self._reader = 0
        self._followers: dict[int, tuple[int, SimpleQueue[Answer]]] = {}
        # What was read. An answer that is not whole yet stands at its beginning, with as many bytes.
        self._buffer = bytearray(_CHUNK)
        self._kept = 0
        self._last_words: deque[bytes] = deque(maxlen=10)
        self._defaults_path = ""
        self.has_ended = False
        # Set when all was read. Threads that wait for a thread itself get into each other's way.
        self._errors_end = threading.Event()
        with _starting:
            write_defaults = self._start(arguments, defaults is not None)
            self._answers = FileIO(self._stdout, closefd=False)
            _running.add(self)
        ready = Asked(-1)
        self._asked[-1] = ready.queue
        threading.Thread(target=self._read_errors, daemon=True).start()
        if reads_ahead:
            threading.Thread(target=self._read_all, daemon=True).start()
        try:
            if write_defaults is not None:
                # A process that ended already says why below.
                with suppress(BrokenPipeError), open(write_defaults, "w", encoding="utf-8") as pipe:
                    pipe.write(defaults or "")
            text = self.answer(ready).text
            if not text.startswith(b'{"ready": true'):
                raise self._no_answer(text)
        except BaseException:
            self.close()
            raise

    def _start(self, arguments: Sequence[str], has_defaults: bool) -> int | None:
        command = [self._binary, "batch", "-", "--serve", *arguments]
        inherited: list[int] = []
        write_defaults: int | None = None
        if has_defaults:
            # The defaults are a file to the command; a pipe is one that need not be on a disk.
            read_defaults, write_defaults = os.pipe()
            inherited = [read_defaults]
            self._defaults_path = f"/dev/fd/{read_defaults}"
            command += ["--defaults", self._defaults_path]
        read_stdin, self._stdin = os.pipe()
        self._stdout, write_stdout = os.pipe()
        if sys.platform == "linux":
            # Else each picture takes two turns. Where there are many pipes the system may refuse.
            with suppress(OSError):
                fcntl.fcntl(write_stdout, _F_SETPIPE_SZ, _CHUNK)
        self._stderr, write_stderr = os.pipe()
        try:
            # A session of its own: what interrupts this process is not meant for it.
            self._process = subprocess.Popen(
                command, stdin=read_stdin, stdout=write_stdout, stderr=write_stderr, pass_fds=inherited,
                start_new_session=True,
            )
        except OSError as error:
            for descriptor in (self._stdin, self._stdout, self._stderr):
                os.close(descriptor)
            if write_defaults is not None:
                os.close(write_defaults)
            raise StepchartError(f"{self._binary} cannot run: {error.strerror}") from error
        finally:
            for descriptor in (read_stdin, write_stdout, write_stderr, *inherited):
                os.close(descriptor)
        return write_defaults

    @property
    def pid(self) -> int:
        return self._process.pid

    def request(self, job: bytes) -> Answer:
        """The answer to a job, one line of JSON without its end.

        Raises:
            Ended: if the process has ended.
            StepchartError: if it says what is no answer.
        """
        try:
            return self.answer(self.ask(job))
        except StepchartError:
            raise
        except BaseException:
            # An interrupt: part of a line may be in the pipe, and others may wait for this thread to read.
            self._abort()
            raise

    def ask(self, job: bytes) -> Asked:
        """Hands in a job, one line of JSON without its end; `answer` must be called for what it returns.

        Raises:
            Ended: if the process has ended.
        """
        line = memoryview(job + b"\n")
        with self._writing:
            if self.has_ended:
                raise self._failure()
            asked = Asked(self._count)
            self._asked[asked.index] = asked.queue
            self._count += 1
            try:
                while line:
                    line = line[os.write(self._stdin, line) :]
            except BrokenPipeError as error:
                raise self._failure() from error
        # The process may have ended just before; then nobody else looks at what was asked since.
        if self.has_ended:
            asked.queue.put(Answer(b""))
        return asked

    def answer(self, asked: Asked) -> Answer:
        """The answer to what `ask` handed in, once it is there.

        Raises:
            Ended: if the process has ended.
            StepchartError: if it says what is no answer.
        """
        answer = self._wait(asked)
        if not answer.text:
            raise self._failure()
        if not answer.text.startswith(b"{"):
            raise self._no_answer(answer.text)
        return answer

    def _wait(self, asked: Asked) -> Answer:
        with self._state:
            reads = not self._has_reader
            if reads:
                self._reader = threading.get_ident()
                self._has_reader = True
            else:
                self._followers[asked.index] = threading.get_ident(), asked.queue
        if not reads:
            answer = asked.queue.get()
            with self._state:
                self._followers.pop(asked.index, None)
            if answer is not _LEAD:
                return answer
        try:
            while asked.queue.empty():
                self._read()
        finally:
            self._pass_on()
        return asked.queue.get()

    def _pass_on(self) -> None:
        """Leaves reading to another who waits. Whoever is still writing reads afterwards."""
        with self._state:
            for index, (thread, queue) in self._followers.items():
                if index in self._asked:
                    self._reader = thread
                    queue.put(_LEAD)
                    return
            self._has_reader = False
            self._state.notify_all()

    def _abort(self) -> None:
        self._process.kill()
        self._end()
        with self._state:
            if self._reader == threading.get_ident():
                self._has_reader = False
                self._state.notify_all()

    def _end(self) -> None:
        """Tells everybody who waits that there will be no answer."""
        self.has_ended = True
        with self._state:
            for index in list(self._asked):
                if queue := self._asked.pop(index, None):
                    queue.put(Answer(b""))

    def close(self) -> None:
        """Ends the process, whatever it is doing, and waits until it is gone."""
        with _starting:
            _running.discard(self)
        self._process.kill()
        self._process.wait()
        self._errors_end.wait()
        with self._writing:
            if self._stdin < 0:
                return
            self._end()
            own = threading.get_ident()
            with self._state:
                # A descriptor that somebody still reads stays open: another file must not get its number.
                if self._state.wait_for(lambda: not self._has_reader or self._reader == own, timeout=10):
                    self._has_reader = True
                    self._close_descriptors()

    def forget(self) -> None:
        """Closes what a child of a fork has inherited; the process belongs to the parent."""
        self.has_ended = True
        self._process.returncode = 0
        self._close_descriptors()

    def _close_descriptors(self) -> None:
        for name in ("_stdin", "_stdout", "_stderr"):
            descriptor = getattr(self, name)
            if descriptor >= 0:
                setattr(self, name, -1)
                os.close(descriptor)

    def _read(self) -> None:
        """Reads what is there, at least something, and hands on the answers in it."""
        buffer = self._buffer
        # If this is interrupted, whoever reads next finds no room: nobody knows how much of an answer is here.
        kept, self._kept = self._kept, len(buffer)
        count = self._answers.readinto(memoryview(buffer)[kept:]) or 0
        if count == 0:
            # What a process that was killed had begun to say is no answer.
            self._end()
            return
        start, end = 0, kept + count
        while (whole := self._hand_on(start, end)) <= end:
            start = whole
        size = max(_CHUNK, whole - start)
        if size != len(buffer):
            self._buffer = bytearray(size)
        if start > 0 or size != len(buffer):
            self._buffer[: end - start] = buffer[start:end]
        self._kept = end - start

    def _read_all(self) -> None:
        while not self.has_ended:
            self._read()
        self._pass_on()

    def _hand_on(self, start: int, end: int) -> int:
        """Gives the answer that begins in what was read to who asked, if it is whole.

        The picture is taken out of what was read, as that takes the least copies. What is no answer ends the process,
        as nobody knows whose it was.

        Returns:
            where it ends; of one that is not whole yet, how far there must be room to read on.
        """
        buffer = self._buffer
        text_end = buffer.find(b"\n", start, end) + 1
        if text_end == 0:
            return end + _CHUNK
        text = bytes(buffer[start:text_end])
        whole, picture = text_end, None
        _, mark, size = text.rpartition(_FOLLOWS)
        if mark and size[: -len(_CLOSING)].isdigit():
            whole += int(size[: -len(_CLOSING)])
            if whole > end:
                return whole
            picture = bytes(memoryview(buffer)[text_end:whole])
        index = -1
        with suppress(ValueError):
            if text.startswith(b'{"index": '):
                index = int(text[10 : text.index(b",")])
        if queue := self._asked.pop(index, None):
            queue.put(Answer(text, picture))
        else:
            self._last_words.append(b"says what is no answer: " + text[:200])
            self._process.kill()
        return whole

    def _read_errors(self) -> None:
        rest = b""
        while chunk := os.read(self._stderr, _CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            self._last_words.extend(line + b"\n" for line in lines)
        self._last_words.append(rest)
        self._errors_end.set()

    def _no_answer(self, line: bytes) -> StepchartError:
        return StepchartError(f"{self._binary} says what is no answer: {line[:200]!r}")

    def _failure(self) -> Ended:
        self.has_ended = True
        try:
            status = self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            end = "closed its output"
        else:
            end = f"ended with status {status}"
            if status < 0:
                end = f"was ended by {signal.Signals(-status).name}"
            self._errors_end.wait(timeout=10)
        words = b"".join(self._last_words).decode(errors="replace").strip()
        if self._defaults_path:
            words = words.replace(self._defaults_path, "defaults")
        return Ended(f"{self._binary} {end}: {words or 'it wrote no error'}")


def _close_all() -> None:
    for process in list(_running):
        process.close()


def _after_fork_in_child() -> None:
    global _starting
    _starting = threading.Lock()
    for process in list(_running):
        process.forget()
    _running.clear()


atexit.register(_close_all)
os.register_at_fork(
    before=lambda: _starting.acquire() and None,
    after_in_parent=lambda: _starting.release(),
    after_in_child=_after_fork_in_child,
)
