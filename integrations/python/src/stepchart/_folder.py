"""A folder in which the pictures of many jobs become files, by the rules of `stepchart batch --out`."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from ._batch import Order
from ._job import SEVERAL
from ._options import FILES, WRITTEN
from .errors import DataError, FileError, StepchartError, UsageError
from .picture import Picture

# File systems allow no longer names.
_LONGEST = 255


class Folder:
    """Takes the pictures in the order of their jobs: of two with one name the later one is refused."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        """Makes the folder.

        Raises:
            FileError: if it cannot be made.
        """
        self._path = os.path.abspath(os.fspath(path))
        self._names: set[str] = set()
        # What jobs read; no picture takes its place.
        self._read: set[str] = set()
        try:
            os.makedirs(self._path, exist_ok=True)
        except OSError as error:
            raise FileError(f"folder: {self._path} cannot be made: {error.strerror}", 73, "folder") from error

    def note(self, order: Order, options: Mapping[str, Any]) -> None:
        """Notes the files that a job reads."""
        for value in [order.days, *(value for name, value in options.items() if name in FILES)]:
            with suppress(OSError, ValueError):
                if isinstance(value, (str, os.PathLike)):
                    self._read.add(os.path.realpath(value).lower())

    def keep(self, picture: Picture, order: Order, number: int) -> None:
        """Writes a picture, whole or not at all, in place of what had its name.

        Raises:
            DataError: if an earlier picture has its name, or it can have none.
            FileError: if it cannot be written.
        """
        key = str(number) if order.id is None else order.id
        name = _escaped(key) + picture.ending
        if not key:
            raise DataError("id: expected at least one letter, found none", 65, "id")
        if len(name) > _LONGEST:
            raise DataError(f'id: expected a shorter one, for the name of a file, found "{key[:40]}…"', 65, "id")
        if name.lower() in self._names:
            raise DataError(
                f'id: expected a file of its own, found "{name}", which an earlier job has, letter case aside', 65, "id"
            )
        path = os.path.join(self._path, name)
        if os.path.realpath(path).lower() in self._read:
            raise DataError(f'id: expected a file that no job reads, found "{name}"', 65, "id")
        self._names.add(name.lower())
        try:
            _write(path, picture.bytes)
        except OSError as error:
            raise FileError(f"{path}: cannot be written: {error.strerror}", 73) from error
        picture.paths = (Path(path),)


def check(command: str, options: Mapping[str, Any]) -> None:
    """Refuses a job that makes several files, or says itself where they go.

    Raises:
        UsageError: if it does.
    """
    if command == "message":
        raise UsageError("command: expected one that makes one picture, found message", 64, "command")
    if options.get("scheme") == "both":
        raise UsageError("scheme: expected one, as each job makes one picture, found both", 64, "scheme")
    for name, value in options.items():
        if value not in (None, False) and (name in SEVERAL or name in WRITTEN and name != "cache"):
            raise UsageError(
                f"{name}: expected no such option in a batch that says where pictures go, found it", 64, name
            )


def refused() -> StepchartError:
    """The error of a renderer that may name no file."""
    return UsageError("folder: expected no file, found a path", 64, "folder")


def _escaped(key: str) -> str:
    """A name that leads nowhere else and is not hidden; no two become one."""
    # Few programs need it.
    from urllib.parse import quote

    name = quote(key, safe="@+=,~", errors="surrogatepass")
    return "%2E" + name[1:] if name.startswith(".") else name


def _write(path: str, data: bytes) -> None:
    """Under another name first, so that there is never a part of a file."""
    folder = os.path.dirname(path)
    draft = os.path.join(folder, f".stepchart-{secrets.token_hex(8)}")
    try:
        with open(draft, "xb") as file:
            file.write(data)
        os.replace(draft, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(draft)
        raise
