"""How a card race begins; see `game.core.contract.GameSetups`."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.base.files.json_values import Json
from game.core.contract import GameSetups, SetupError, SetupFormError

from .data import NAME, RaceData
from .rules import Race, deal

COLOURS = ("red", "blue", "yellow", "green", "ivory")
LUCKY_NUMBERS = range(1, 8)


@dataclass(frozen=True, slots=True)
class RaceSetup:
    """What players choose: their colours. `ahead` is a point for the last seat, to have something to choose; the
    `lucky` numbers of the seats, each another, are for luck alone (empty where nobody was asked).
    """

    colours: tuple[str, ...]
    seed: int
    ahead: bool = False
    lucky: tuple[int, ...] = ()
    title: str = NAME


def new_game(data: RaceData, setup: RaceSetup) -> Race:
    if not 2 <= len(setup.colours) <= data.players:
        raise SetupError("players")
    race = deal(setup.seed, len(setup.colours), data.mods)
    return replace(race, points=(*race.points[:-1], int(setup.ahead)))


def write_setup(setup: RaceSetup) -> dict[str, Json]:
    lucky: dict[str, Json] = {"lucky": list(setup.lucky)} if setup.lucky else {}
    return {"ahead": setup.ahead, **lucky}


def read_setup(colours: tuple[str, ...], seed: int, plain: Mapping[str, Json]) -> RaceSetup:
    ahead = plain.get("ahead")
    if not isinstance(ahead, bool) or plain.keys() - {"ahead", "lucky"}:
        raise SetupFormError("ahead")
    said = plain.get("lucky", [])
    if not isinstance(said, list) or (said and len(said) != len(colours)):
        raise SetupFormError("lucky")
    lucky = tuple(number for number in said if isinstance(number, int) and number in LUCKY_NUMBERS)
    if len(set(lucky)) < len(said):
        raise SetupFormError("lucky")
    return RaceSetup(colours, seed, ahead, lucky)


SETUPS = GameSetups(new_game, read_setup, write_setup)
