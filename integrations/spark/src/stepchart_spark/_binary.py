"""Where an executor has the stepchart command."""

from __future__ import annotations

import os
import shutil

from pyspark import SparkFiles

from ._server import StepchartError


def find_binary(binary: str | None) -> str:
    """The path of the command, which can be executed.

    Args:
        binary: a path; or a name, stepchart when None, which is looked for among the files that
            came with the application (`spark-submit --files`), in the working directory, where
            YARN and Kubernetes put them, and on PATH.

    Raises:
        StepchartError: if there is none, or it cannot be made executable.
    """
    name = binary or "stepchart"
    if os.path.dirname(name):
        places = [name]
    else:
        places = [SparkFiles.get(name), os.path.abspath(name)]
    for place in places:
        if os.path.isfile(place):
            return _executable(place)
    path = shutil.which(name)
    if path is None:
        also = "" if os.path.dirname(name) else ", nor is it on PATH"
        raise StepchartError(f"stepchart is missing: there is no {' and no '.join(places)}{also}")
    return path


def _executable(path: str) -> str:
    # Not everything that ships files keeps their permissions.
    if not os.access(path, os.X_OK):
        try:
            os.chmod(path, 0o755)
        except OSError as error:
            raise StepchartError(f"{path} cannot be made executable: {error.strerror}") from error
    return path
