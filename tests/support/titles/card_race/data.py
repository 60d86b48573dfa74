"""The data of the card race: how many players there may be."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from game.core.mod import Mod
from game.kit.data.loader import DataLoader
from game.kit.data.title_files import title_files

if TYPE_CHECKING:
    from game.base.files.data_files import DataFiles
    from game.base.i18n.words import Words
    from game.kit.data.mods.title_mods import TitleMods

    from .rules import Race

NAME: Final = "card-race"
Cards: TypeAlias = tuple[int, ...]
RaceMod: TypeAlias = Mod[Cards]  # it adds the cards of these points


@dataclass(frozen=True, slots=True)
class RaceData:
    """What data.yaml says; see `game.core.contract.GameData`."""

    digest: str
    players: int
    texts: tuple[str, ...] = field(default=(), repr=False, compare=False)
    mods: tuple[RaceMod, ...] = ()
    title: str = NAME


def _check(files: "DataFiles") -> RaceData | None:
    from .schema import DataFile

    (source,) = files.sources
    said = source.check(DataFile) if source else None
    return RaceData(files.digest, said.players, files.texts) if said else None


_HERE = Path(__file__).parent
DATA: Final = DataLoader(lambda: RaceData, ("data.yaml",), _HERE, _check, "card_race_data", _HERE)


def _mods() -> "TitleMods[RaceData, Cards]":
    from .mods import MODS

    return MODS


def _game_data(state: "Race") -> RaceData:
    return _mods().join(DATA.load(), state.mods)


def _summary(words: "Words", folder: Path | None) -> Iterable[str]:
    return [f"{DATA.load(folder).players} players"]


FILES: Final = title_files(DATA, _mods, _game_data, _summary)
