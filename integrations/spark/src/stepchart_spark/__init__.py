"""A picture for every row of a Spark DataFrame, drawn by `stepchart batch`."""

from ._cards import cards
from ._server import StepchartError

__all__ = ["StepchartError", "cards"]
