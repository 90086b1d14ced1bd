"""A `stepchart batch --serve` process, asked and answered over pipes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections import deque
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import IO, Any


class StepchartError(RuntimeError):
    """stepchart is missing, cannot run, or ended before it had answered.

    The message holds the last lines that it wrote to standard error.
    """


class Server:
    """A process that draws jobs, one after the other; a context manager, which ends it.

    A thread takes the answers out of the pipe as they come. So the process never waits for
    somebody to read, always goes on reading, and `ask` cannot block for good. Answers wait in
    memory: whoever asks bounds how many.
    """

    def __init__(self, binary: str, defaults: str) -> None:
        """Starts the process, and waits until it is ready.

        Args:
            binary: the path of the command.
            defaults: a job in JSON, whose options hold where a job does not say.

        Raises:
            StepchartError: if it cannot run, does not know `batch`, or does not take the defaults.
        """
        self._binary = binary
        # The defaults are a file to the command; a pipe is one that need not be on a disk.
        read_end, write_end = os.pipe()
        self._defaults_path = f"/dev/fd/{read_end}"
        command = [binary, "batch", "--serve", "--inline", "--threads", "1"]
        try:
            self._process = subprocess.Popen(
                [*command, "--defaults", self._defaults_path],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=[read_end],
            )
        except OSError as error:
            os.close(write_end)
            raise StepchartError(f"{binary} cannot run: {error.strerror}") from error
        finally:
            os.close(read_end)

        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._stdin: IO[bytes] = self._process.stdin
        self._stdout: IO[bytes] = self._process.stdout
        self._stderr: IO[bytes] = self._process.stderr
        # Empty bytes are the end.
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._last_words: deque[bytes] = deque(maxlen=10)
        self._readers = [
            Thread(target=self._read_answers, daemon=True),
            Thread(target=self._read_errors, daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        try:
            # A process that ended already says why below.
            with suppress(BrokenPipeError), open(write_end, "w", encoding="utf-8") as pipe:
                pipe.write(defaults)
            if self.answer().get("ready") is not True:
                raise StepchartError(f"{binary} does not begin by being ready")
        except BaseException:
            self.close()
            raise

    def ask(self, job: str) -> None:
        """Hands in a job, one line of JSON.

        Raises:
            StepchartError: if the process has ended.
        """
        try:
            self._stdin.write(job.encode() + b"\n")
            self._stdin.flush()
        except BrokenPipeError as error:
            raise self._failure() from error

    def answer(self) -> dict[str, Any]:
        """The answer to the earliest job that has not had one.

        Raises:
            StepchartError: if the process has ended, or says what is no answer.
        """
        line = self._answers.get()
        # What a process that was killed had begun to say is no line.
        if not line.endswith(b"\n"):
            raise self._failure()
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise StepchartError(f"{self._binary} says what is no answer: {line[:200]!r}")
        return answer

    def close(self) -> None:
        """Ends the process, wherever it is, and waits until it is gone."""
        self._process.kill()
        self._process.wait()
        # What is still in the buffer has nobody to go to.
        with suppress(BrokenPipeError):
            self._stdin.close()
        for reader in self._readers:
            reader.join()
        self._stdout.close()
        self._stderr.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _read_answers(self) -> None:
        for line in self._stdout:
            self._answers.put(line)
        self._answers.put(b"")

    def _read_errors(self) -> None:
        for line in self._stderr:
            self._last_words.append(line)

    def _failure(self) -> StepchartError:
        try:
            status = self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            end = "closed its output"
        else:
            end = f"ended with status {status}"
            if status < 0:
                end = f"was ended by {signal.Signals(-status).name}"
            self._readers[1].join(timeout=10)
        words = b"".join(self._last_words).decode(errors="replace").strip()
        words = words.replace(self._defaults_path, "defaults")
        return StepchartError(f"{self._binary} {end}: {words or 'it wrote no error'}")
