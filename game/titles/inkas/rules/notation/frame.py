"""The frame of a position: who plays, in which mode, by which house rules."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

from game.base.files.node_reader import NONE, NodeReader
from game.base.files.yaml_tree import MapNode, Node
from game.titles.inkas.content.definitions import PLAYABLE, SUYUS, Mode
from game.titles.inkas.content.goals import GoalCards, QuestKind, QuestWamanis
from game.titles.inkas.content.house_rules import (
    AnswerScope,
    Diagonals,
    Draining,
    Harmless,
    HouseRules,
    LastLlama,
    LaterAttacks,
    OfferingsChoice,
    PullAttack,
    Purse,
    RelocatedWallas,
    ResurrectionTime,
    StrikeBack,
    StuckEnd,
    TransportedEnemies,
    Unveilers,
)
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.led_table import NamingDie
from game.titles.inkas.content.quest_variants import QuestVariant
from game.titles.inkas.rules.fixed_order import AYLLU_INDEX, NOBODY, SUYU_INDEX
from game.titles.inkas.rules.game import Game, Player, sit_opposite

CHOICES: Final[Mapping[str, type[StrEnum]]] = {
    "diagonals": Diagonals,
    "resurrection": ResurrectionTime,
    "family_elimination": LastLlama,
    "offerings": OfferingsChoice,
    "transported_enemies": TransportedEnemies,
    "pull_attack": PullAttack,
    "unveiling": Unveilers,
    "strike_back": StrikeBack,
    "amaru_attacks": LaterAttacks,
    "answers": AnswerScope,
    "pacha_mama": RelocatedWallas,
    "urquchillay": Draining,
    "stuck": StuckEnd,
    "purse": Purse,
    "quest_wamanis": QuestWamanis,
    "goal_cards": GoalCards,
    "alliance_harmless": Harmless,
    "wiraqucha": NamingDie,
}
SWITCHES: Final = ("family_flags_place", "late_offering")  # house rules that are yes or no
CHOOSING: Final = ("apus", "order", "chosen")  # keys in place of `players`
APUS: Final = tuple(f"apu{number}" for number in range(1, 5))


def read_game(reader: NodeReader, root: MapNode, content: InkasData) -> Game | None:
    """The mode, players and house rules that a position names; None where no game can be made."""
    faults = len(reader.problems)
    mode = _read_mode(reader, root, content)
    alliance = reader.flag(root.get("alliance"), ("alliance",))
    alternate = _read_alternate(reader, root, content)
    rules = read_house_rules(reader, root.get("house_rules"), content.house_rules)
    if "apus" in root.entries and "players" not in root.entries:
        apus = reader.whole(root.get("apus"), ("apus",), 2, 4)
        if alliance and apus != len(PLAYABLE):
            reader.fault(("alliance",), "position.alliance_seats")
        if len(reader.problems) > faults:
            return None
        if root.get("solo") is not None:
            reader.fault(("solo",), "position.solo_players")
            return None
        return Game(content, apus, rules, (), mode, alliance=alliance, alternate=alternate)
    for key in CHOOSING:
        if key in root.entries:
            reader.fault((key,), "position.beside_players")
    players = _read_players(reader, root.get("players"))
    if len(reader.problems) > faults:  # how many are meant is not known
        return None
    if not any(len(players) in mode.apus for mode in content.modes.values()):
        reader.fault(("players",), "position.player_count", found=len(players), expected="2, 3, 4")
        return None
    if alliance and (len(players) != len(PLAYABLE) or not sit_opposite(content, players)):
        reader.fault(("alliance",), "position.alliance_seats")
        return None
    solo = _read_solo(reader, root, players)
    if not QuestVariant(mode, alliance, alternate, solo != NOBODY).is_played:
        reader.fault(("solo",), "position.solo_way")
    given = content, len(players), rules, players, mode
    return Game(*given, alliance=alliance, alternate=alternate, solo=solo)


def _read_solo(reader: NodeReader, root: MapNode, players: tuple[Player, ...]) -> int:
    """The seat of the person whom led ayllus play against, or NOBODY (section 27)."""
    said = reader.word(root.get("solo"), ("solo",), (*PLAYABLE, NONE), NONE)
    if said in (None, NONE):
        return NOBODY
    seats = [seat for seat, (ayllu, _) in enumerate(players) if PLAYABLE[ayllu] == said]
    if not seats:
        reader.fault(("solo",), "position.solo_ayllu", found=said)
    return seats[0] if seats else NOBODY


def _read_mode(reader: NodeReader, root: MapNode, content: InkasData) -> Mode:
    """The mode; one that the data do not have, and others that cannot be played, are told from misspelt words."""
    mode = reader.word(root.get("mode"), ("mode",), tuple(Mode), Mode.FAMILY)
    if mode and mode not in content.modes:
        reader.fault(("mode",), "position.later_mode", found=mode)
    return Mode(mode) if mode in content.modes else Mode.FAMILY


def _read_alternate(reader: NodeReader, root: MapNode, content: InkasData) -> bool:
    """Whether goals are pursued."""
    quest = reader.word(root.get("quest"), ("quest",), tuple(QuestKind), QuestKind.FOUNDING)
    if quest == QuestKind.ALTERNATE and content.alternate is None:
        reader.fault(("quest",), "position.later_mode", found=quest)
    return quest == QuestKind.ALTERNATE


def _read_players(reader: NodeReader, node: Node | None) -> tuple[Player, ...]:
    """Seats in the order in which they are named; their turns go by suyu."""
    found: list[Player] = []
    for place, ayllu, value in reader.keyed(node, ("players",), PLAYABLE):
        suyu = reader.word(value, place, SUYUS)
        if not suyu:
            continue
        if any(taken == SUYU_INDEX[suyu] for _, taken in found):
            reader.fault(place, "position.twice", word=suyu)
        found.append((_ayllu(ayllu), SUYU_INDEX[suyu]))
    return tuple(found)


def _ayllu(word: str) -> int:
    return next(number for ayllu, number in AYLLU_INDEX.items() if ayllu.value == word)


def read_house_rules(reader: NodeReader, node: Node | None, rules: HouseRules) -> HouseRules:
    """The house rules where those named take the place of the others."""
    names = (*CHOICES, *SWITCHES)
    changed: dict[str, Any] = {}
    for place, key, value in reader.keyed(node, ("house_rules",), names):
        if key in SWITCHES:
            changed[key] = reader.flag(value, place, getattr(rules, key))
        else:
            changed[key] = CHOICES[key](reader.word(value, place, CHOICES[key], getattr(rules, key)))
    return replace(rules, **changed)


def house_rules_said(rules: HouseRules) -> dict[str, object]:
    """All house rules as plain data."""
    said: dict[str, object] = {name: str(getattr(rules, name)) for name in CHOICES}
    return {**said, **{name: getattr(rules, name) for name in SWITCHES}}
