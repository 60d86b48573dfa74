"""House rules as a form holds them while it is filled in."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any


class RuleChoices:
    """Which value each house rule has; `standard` are those of the data."""

    def __init__(self, standard: Mapping[str, Any], chosen: Mapping[str, Any] = MappingProxyType({})) -> None:
        """`chosen` are other values than the standard ones."""
        self._standard = dict(standard)
        self.chosen = {name: chosen.get(name, value) for name, value in standard.items()}

    @property
    def changed(self) -> int:
        """How many are not as the data have them."""
        return sum(self.chosen[name] != value for name, value in self._standard.items())

    def fit(self, standard: Mapping[str, Any]) -> None:
        """Other data may have other standards: what nobody has changed follows them."""
        before, self._standard = self._standard, dict(standard)
        for name, value in standard.items():
            if self.chosen[name] == before[name]:
                self.chosen[name] = value
