"""Mods of the card race: each adds cards to the deck; see `game.core.mod.TitleMods`."""

import base64
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from game import __version__
from game.base.files.problems import ContentError, Problem
from game.base.files.source import StrictModel
from game.base.i18n.words import available_languages
from game.kit.data.mods.folder import MANIFEST, EmbeddedFolder
from game.kit.data.mods.manifest import HostProgram
from game.kit.data.mods.reader import ModReader

if TYPE_CHECKING:
    from .title import RaceData

NAME = "card-race"
CARDS = "cards.yaml"


class _CardsFile(StrictModel):
    cards: list[Annotated[int, Field(ge=1, le=9)]]


@dataclass(frozen=True, slots=True)
class RaceMod:
    """See `game.core.mod.Mod`. `cards` are the points of those that it adds."""

    name: str
    version: str
    digest: str
    cards: tuple[int, ...]
    authors: tuple[str, ...] = field(compare=False, repr=False)
    folder: str = field(compare=False, repr=False)
    texts: Mapping[str, Mapping[str, str]] = field(compare=False, repr=False)
    files: Mapping[str, str] = field(compare=False, repr=False)  # the texts that it was read from
    pictures: Mapping[str, str] = field(compare=False, repr=False, default_factory=dict)


class RaceMods:
    title = NAME
    parts = (MANIFEST, CARDS)

    def read(self, reading: ModReader, data: "RaceData") -> RaceMod:
        manifest, source = reading.manifest, reading.part(CARDS)
        said = source.check(_CardsFile) if source else _CardsFile(cards=[])
        if manifest is None or said is None or reading.problems():
            raise ContentError(reading.problems())
        return RaceMod(
            manifest.name,
            manifest.version,
            reading.digest(),
            tuple(said.cards),
            manifest.authors,
            str(reading.folder.path),
            reading.texts,
            reading.folder.files,
        )

    def join(self, data: "RaceData", mods: Sequence[RaceMod]) -> "RaceData":
        """See `TitleMods.join`: no two may add the same cards."""
        for number, mod in enumerate(mods):
            for other in mods[:number]:
                if mod.cards == other.cards:
                    told = {"other": other.name, "found": mod.name}
                    raise ContentError([Problem(mod.name, 0, "", "problem.same_cards", told)])
        if not mods:
            return data
        digest = sha256("".join([data.digest, *(mod.digest for mod in mods)]).encode()).hexdigest()[:16]
        return replace(data, digest=digest, mods=tuple(mods))

    def counts(self, mod: RaceMod) -> Mapping[str, int]:
        return {"cards": len(mod.cards)}


MODS = RaceMods()


def pack_mods(mods: Sequence[RaceMod]) -> str:
    """What they were read from, in one word."""
    return base64.urlsafe_b64encode(json.dumps([dict(mod.files) for mod in mods]).encode()).decode()


def unpack_mods(word: str, names: Sequence[str], data: "RaceData") -> list[RaceMod]:
    """The mods of such a word. Raises ContentError."""
    program = HostProgram(__version__, available_languages(), {NAME: MODS.parts})
    brought = json.loads(base64.urlsafe_b64decode(word))
    folders = [EmbeddedFolder(name, files) for name, files in zip(names, brought, strict=True)]
    return [MODS.read(ModReader(folder, NAME, program), data) for folder in folders]
