"""Set-ups of The Princes of Machu Picchu as journals keep them."""

from collections.abc import Mapping
from typing import Final

from game.base.files.json_values import Json
from game.core.contract import GameSetups, SetupFormError
from game.titles.machu_picchu.content.definitions import GoldRank
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.setup import Setup, new_game


def write_setup(setup: Setup) -> dict[str, Json]:
    """House rules."""
    return {"house_rules": {"gold_rank": setup.house_rules.gold_rank.value}}


def read_setup(colours: tuple[str, ...], seed: int, plain: Mapping[str, Json]) -> Setup:
    """The set-up of these values. Raises SetupFormError."""
    unknown = plain.keys() - {"house_rules"}
    if unknown:
        raise SetupFormError(min(unknown))
    switches = plain.get("house_rules")
    if not isinstance(switches, dict) or not switches.keys() <= {"gold_rank"}:
        raise SetupFormError("house_rules")
    chosen = switches.get("gold_rank", GoldRank.DENSE)
    if chosen not in tuple(GoldRank):
        raise SetupFormError("house_rules.gold_rank")
    return Setup(colours, seed, HouseRules(GoldRank(chosen)))


SETUPS: Final = GameSetups(new_game, read_setup, write_setup)
