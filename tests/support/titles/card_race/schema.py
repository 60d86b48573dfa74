"""The form of the YAML of the card race and of its mods."""

from typing import Annotated

from pydantic import Field

from game.base.files.source import StrictModel


class DataFile(StrictModel):
    players: Annotated[int, Field(ge=2, le=5)]


class CardsFile(StrictModel):
    cards: list[Annotated[int, Field(ge=1, le=9)]]
