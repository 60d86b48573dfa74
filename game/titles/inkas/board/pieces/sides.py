"""The colours of the two nations of an Alliance, as their rings are drawn."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.base.colour import RGB
from game.titles.inkas.content.definitions import Nation

SIDE_COLOURS: Final[Mapping[str, RGB]] = MappingProxyType(
    {Nation.INKA.value: (244, 232, 201), Nation.CHANKA.value: (28, 22, 20)}
)
