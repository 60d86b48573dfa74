"""A hand that points, clicks, drags and presses keys, and one for hidden windows."""

from typing import Protocol

from tests.support.harness import Harness

Spot = tuple[int, int]


class Mouse(Protocol):
    """What a person's hand can do."""

    def move(self, spot: Spot) -> None:
        """Point there."""

    def click(self, spot: Spot) -> None:
        """Press and let go there."""

    def drag(self, start: Spot, end: Spot) -> None:
        """Press at `start`, move to `end`, let go."""

    def key(self, key: int) -> None:
        """Press and let go a key."""


class HarnessMouse:
    """A hand for a hidden window that wastes no time on the way."""

    def __init__(self, harness: Harness) -> None:
        self._harness = harness

    def move(self, spot: Spot) -> None:
        self._harness.move(spot)

    def click(self, spot: Spot) -> None:
        self._harness.click(spot)

    def drag(self, start: Spot, end: Spot) -> None:
        self._harness.drag(start, end, steps=2)

    def key(self, key: int) -> None:
        self._harness.key(key)

    def keys(self, keys: list[int]) -> None:
        """Press and let go keys, one after another."""
        self._harness.keys(keys)

    def type(self, text: str) -> None:
        """Type letters."""
        self._harness.type(text)
