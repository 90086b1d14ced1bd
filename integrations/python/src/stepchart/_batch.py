"""Many jobs, as a caller gives them: a list of them, or a data frame with the days of many users."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sized
from typing import Any, NamedTuple

from ._days import frame_rows
from .errors import UsageError

# What a column that identifies users is called, without case and marks, as in tables that the tool reads.
_ID_NAMES = ("id", "userid", "user", "username", "name", "email", "mail", "memberid", "member")


class Order(NamedTuple):
    """A job of many."""

    id: str | None
    # None where the batch says it.
    command: str | None
    days: Any
    options: dict[str, Any]


def orders(jobs: Any, id_column: str | None) -> tuple[Iterator[Order], int | None]:
    """The jobs, one after another, as they are asked for; and how many there are, where that is known.

    Raises:
        TypeError: if these are no jobs.
        UsageError: if a data frame has no column that identifies users.
    """
    rows = frame_rows(jobs)
    if rows is not None:
        return _users(rows, id_column)
    if isinstance(jobs, (str, bytes, bytearray, os.PathLike, Mapping)) or not isinstance(jobs, Iterable):
        raise TypeError(
            f"jobs: expected a list of jobs or a data frame, found {type(jobs).__name__}; "
            "the command stepchart batch reads files"
        )
    if id_column is not None:
        raise TypeError("id_column: expected a data frame with it, found jobs")
    return map(_order, jobs), len(jobs) if isinstance(jobs, Sized) else None


def _order(job: Any) -> Order:
    """A dictionary with days and options, or days alone."""
    if not isinstance(job, Mapping) or not ("days" in job or "command" in job or "snapshot" in job):
        return Order(None, None, job, {})
    options = {str(name).replace("-", "_"): value for name, value in job.items()}
    if "from" in options:
        options["from_"] = options.pop("from")
    given = options.pop("id", None)
    command = options.pop("command", None)
    return Order(None if given is None else str(given), command, options.pop("days", None), options)


def _users(rows: list[Any], id_column: str | None) -> tuple[Iterator[Order], int]:
    """The rows of each user together, wherever they stand; or one row a user, with a column for each day."""
    columns = list(rows[0]) if rows else []
    column = id_column
    if column is None:
        named = [name for name in columns if "".join(filter(str.isalnum, name)).lower() in _ID_NAMES]
        column = named[0] if named else None
    if rows and column not in columns:
        found = ", ".join(f'"{name}"' for name in columns)
        wanted = f'"{column}"' if column is not None else "a column that identifies users, or id_column with its name"
        raise UsageError(f"id_column: expected {wanted}, found {found}", 64, "id_column")
    users: dict[Any, list[Any]] = {}
    for row in rows:
        days = {name: value for name, value in row.items() if name != column}
        users.setdefault(row[column], []).append(days)
    is_wide = len(users) == len(rows) and all(_has_only_numbers(days) for days in users.values())
    every = (
        Order(None if user is None else str(user), None, days[0] if is_wide else days, {})
        for user, days in users.items()
    )
    return every, len(users)


def _has_only_numbers(days: list[Any]) -> bool:
    """Whether a user's row has a column for each day, and no dates."""
    return all(value is None or isinstance(value, (int, float)) for value in days[0].values())
