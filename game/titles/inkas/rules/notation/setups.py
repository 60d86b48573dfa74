"""Set-ups of INKAS as journals keep them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from game.base.files.json_values import Json
from game.core.contract import GameSetups, SetupFormError
from game.titles.inkas.content.definitions import PLAYABLE, SUYUS, Mode
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.rules.notation.frame import CHOICES, SWITCHES, house_rules_said
from game.titles.inkas.rules.setup import Setup, new_game

_PLAYERS, _HOUSE_RULES, _MODE = "players", "house_rules", "mode"
_ALLIANCE, _AT_TABLE, _QUEST, _SOLO = "alliance", "at_table", "quest", "solo"


def write_setup(setup: Setup) -> dict[str, Json]:
    """The ayllus and suyus that were agreed on, seat by seat, and house rules where they are not those of the data."""
    said: dict[str, Json] = {_PLAYERS: [f"{ayllu} {suyu}" for ayllu, suyu in setup.players]}
    if setup.mode is not Mode.FAMILY:
        said[_MODE] = setup.mode.value
    if setup.at_table:
        said[_AT_TABLE] = True
    if setup.alliance:
        said[_ALLIANCE] = True
    if setup.quest is not QuestKind.FOUNDING:
        said[_QUEST] = setup.quest.value
    if setup.solo:
        said[_SOLO] = setup.solo
    if setup.house_rules is not None:
        said[_HOUSE_RULES] = dict(_json(house_rules_said(setup.house_rules)))
    return said


def _json(plain: Mapping[str, Any]) -> Mapping[str, Json]:
    return plain


def read_setup(colours: tuple[str, ...], seed: int, plain: Mapping[str, Json]) -> Setup:
    """The set-up of these values. Raises SetupFormError."""
    unknown = plain.keys() - {_PLAYERS, _HOUSE_RULES, _MODE, _ALLIANCE, _AT_TABLE, _QUEST, _SOLO}
    if unknown:
        raise SetupFormError(min(unknown))
    house_rules = _read_house_rules(plain[_HOUSE_RULES]) if _HOUSE_RULES in plain else None
    mode = plain.get(_MODE, Mode.FAMILY.value)
    if mode not in tuple(Mode):
        raise SetupFormError(_MODE)
    quest = plain.get(_QUEST, QuestKind.FOUNDING.value)
    if quest not in tuple(QuestKind):
        raise SetupFormError(_QUEST)
    for name in (_ALLIANCE, _AT_TABLE):
        if not isinstance(plain.get(name, False), bool):
            raise SetupFormError(name)
    solo = plain.get(_SOLO, "")
    if solo not in ("", *PLAYABLE):
        raise SetupFormError(_SOLO)
    players = _read_players(plain.get(_PLAYERS, []))
    alliance, at_table = bool(plain.get(_ALLIANCE)), bool(plain.get(_AT_TABLE))
    kind = QuestKind(str(quest))
    return Setup(colours, seed, players, house_rules, Mode(str(mode)), alliance, at_table, kind, str(solo))


def _read_players(said: Json) -> tuple[tuple[str, str], ...]:
    if not isinstance(said, list):
        raise SetupFormError(_PLAYERS)
    found = []
    for text in said:
        ayllu, _, suyu = str(text).partition(" ")
        if ayllu not in tuple(PLAYABLE) or suyu not in SUYUS:
            raise SetupFormError(_PLAYERS)
        found.append((ayllu, suyu))
    return tuple(found)


def _read_house_rules(said: Json) -> HouseRules:
    if not isinstance(said, dict):
        raise SetupFormError(_HOUSE_RULES)
    changed: dict[str, Any] = {}
    for name, value in said.items():
        place = f"{_HOUSE_RULES}.{name}"
        if name in SWITCHES and isinstance(value, bool):
            changed[name] = value
        elif name in CHOICES and value in tuple(CHOICES[name]):
            changed[name] = CHOICES[name](str(value))
        else:
            raise SetupFormError(place if name in (*SWITCHES, *CHOICES) else _HOUSE_RULES)
    return replace(HouseRules(), **changed)


SETUPS: Final = GameSetups(new_game, read_setup, write_setup)
