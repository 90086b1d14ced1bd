"""Where the command is."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from .errors import StepchartError

NAME = "stepchart"


def bundled() -> str | None:
    """The command that came with this package: in `bin`, beside the folders that lead to the package."""
    for folder in list(Path(__file__).absolute().parents)[1:5]:
        path = folder / "bin" / NAME
        if os.access(path, os.X_OK) and path.is_file():
            return str(path)
    return None


def find() -> str:
    """The command that came with this package, else the one on PATH.

    Raises:
        StepchartError: if there is none.
    """
    path = bundled() or shutil.which(NAME)
    if path is None:
        raise StepchartError(f"{NAME} is missing: it did not come with this package, nor is it on PATH")
    return path
