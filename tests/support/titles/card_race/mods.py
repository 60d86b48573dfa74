"""Mods of the card race: each adds cards to the deck; see `game.kit.data.mods.title_mods.TitleMods`."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.kit.data.mods.packed_mods import digest_with
from game.kit.data.mods.title_mods import BroughtThing, TitleMods

from .data import NAME, Cards, RaceData, RaceMod

if TYPE_CHECKING:
    from game.kit.data.mods.reader import ModReader

CARDS: Final = "cards.yaml"


def _read(reading: "ModReader", data: RaceData) -> RaceMod:
    from .schema import CardsFile

    source = reading.part(CARDS)
    said = source.check(CardsFile) if source else None
    return reading.mod(tuple(said.cards) if said else (), {})


def _things(cards: Cards) -> Iterator[BroughtThing]:
    """No two may add the same cards."""
    yield BroughtThing("same_cards", "", ", ".join(map(str, cards)))


def _merge(data: RaceData, mods: Sequence[RaceMod]) -> RaceData:
    return replace(data, digest=digest_with(data.digest, mods), mods=tuple(mods))


def _counts(mod: RaceMod) -> Mapping[str, int]:
    return {"cards": len(mod.additions)}


MODS: Final = TitleMods(NAME, (CARDS,), _read, _things, _merge, _counts)
