"""What the functions take."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Union

if TYPE_CHECKING:
    from .picture import Picture

Path = Union[str, "os.PathLike[str]"]
# A word, a path of a JSON file, its bytes, or what is in it.
Theme = Union[Path, bytes, Mapping[str, object]]
# Data frames are iterable, too.
Days = Union[Path, bytes, Iterable[Any], Mapping[str, Any], None]
# A PNG file.
Source = Union["Picture", bytes, Path]
