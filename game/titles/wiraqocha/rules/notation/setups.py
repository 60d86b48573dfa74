"""How games of Wiraqocha begin, and set-ups as journals keep them."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from game.base.files.json_values import Json
from game.core.contract import GameSetups, SetupFormError
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.notation.positions import begun_from
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State

_LONGEST_POSITION: Final = 20_000  # characters of the position that a chapter begins with


def begin(data: ValleyData, setup: Setup) -> State:
    """The state that waits for the first player's first step, or that a chapter begins with. Raises SetupError."""
    return begun_from(data, setup) if setup.position else new_game(data, setup)


def write_setup(setup: Setup) -> dict[str, Json]:
    """Layout, variants and house rules; of a chapter its name and the position too."""
    said = {"chapter": setup.chapter, "position": setup.position}
    return {
        "layout": setup.layout,
        "variants": list(setup.variants),
        "house_rules": asdict(setup.house_rules),
        **{key: value for key, value in said.items() if value},
    }


def read_setup(colours: tuple[str, ...], seed: int, plain: Mapping[str, Json]) -> Setup:
    """The set-up of these values. Raises SetupFormError."""
    layout, variants, switches = (plain.get(key) for key in ("layout", "variants", "house_rules"))
    if not isinstance(layout, str) or not layout.isprintable():
        raise SetupFormError("layout")
    if not isinstance(variants, list):
        raise SetupFormError("variants")
    named = [variant for variant in variants if isinstance(variant, str) and variant.isprintable()]
    if len(named) < len(variants):
        raise SetupFormError("variants")
    if not isinstance(switches, dict) or not switches.keys() <= asdict(HouseRules()).keys():
        raise SetupFormError("house_rules")
    chosen = {name: value for name, value in switches.items() if isinstance(value, bool)}
    if len(chosen) < len(switches):
        raise SetupFormError("house_rules")
    chapter, position = (plain.get(key, "") for key in ("chapter", "position"))
    if not isinstance(chapter, str) or not chapter.isprintable():
        raise SetupFormError("chapter")
    if not isinstance(position, str) or len(position) > _LONGEST_POSITION:
        raise SetupFormError("position")
    unknown = plain.keys() - {"layout", "variants", "house_rules", "chapter", "position"}
    if unknown:
        raise SetupFormError(min(unknown))
    return Setup(colours, seed, layout, tuple(named), HouseRules(**chosen), chapter, position)


SETUPS: Final = GameSetups(begin, read_setup, write_setup)
