"""`python -m stepchart` is the command."""

import os
import sys

from ._binary import find
from .errors import StepchartError


def main() -> None:
    try:
        path = find()
    except StepchartError as error:
        sys.exit(str(error))
    os.execv(path, [path, *sys.argv[1:]])


if __name__ == "__main__":
    main()
