"""Every Legendary power used at the table by nothing but presses: the card, the walla, and what the slip asks."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from game.core.contract import Refusal
from game.titles.inkas.board.table_settings import HAND
from game.titles.inkas.rules import events as e
from tests.support.inkas_games import content
from tests.support.quest_presser import QuestPresser
from tests.support.quest_table import QuestTable, position

INKA, QUYA = {"inka": "C", "chanka": "Q"}, {"quya": "C", "chanka": "Q"}
CHANKA, SUPAY = {"chanka": "C", "inka": "Q"}, {"supay": "C", "inka": "Q"}
ATTACKED: Final = {"players": INKA, "to_move": "chanka"}
Case = tuple[dict[str, Any], Sequence[str]]

CASES: Final[Mapping[str, Case]] = {
    "supervolcano": (
        {"players": INKA, "amarus": {"inka": ["ninamama"]}, "wallas": {"ninamama": "Qa1", "yana_uru": "Cb1"}},
        ["invoke ninamama"],
    ),
    "hypertornado": (
        {
            "players": INKA,
            "amarus": {"inka": ["wayramama"]},
            "wallas": {"wayramama": "Cb2", "yana_uru": "Cb3"},
        },
        ["invoke wayramama Cb3,Cc3,Cc2,Cc1"],
    ),
    "macrotsunami": (
        {"players": INKA, "amarus": {"inka": ["yakumama"]}, "wallas": {"yakumama": "Ca3", "yana_uru": "Kb3"}},
        ["invoke yakumama"],
    ),
    "ultraseism": (
        {
            "players": INKA,
            "amarus": {"inka": ["sachamama"]},
            "wallas": {"sachamama": "Ca3", "yana_uru": "Qb3"},
        },
        ["invoke sachamama Q"],
    ),
    "megatomb": (
        {
            "players": INKA,
            "amarus": {"inka": ["chusaqmama"]},
            "wallas": {"chusaqmama": "Cb2", "yana_uru": "Cb2"},
        },
        ["invoke chusaqmama"],
    ),
    "light_shield": (
        {**ATTACKED, "wallas": {"ayar_manqu": "Kb3", "ayar_kachi": "Cb2", "yana_uru": "Cb2"}},
        ["attack yana_uru ayar_kachi", "invoke ayar_manqu"],
    ),
    "sonic_puma": (
        {
            "players": INKA,
            "wallas": {"ayar_awqa": "Ca3", "ayar_uchu": "Qb3", "ayar_kachi": "Kb2", "yana_uru": "Ca2"},
            "staff": "ayar_awqa",
        },
        ["invoke ayar_awqa ayar_kachi"],
    ),
    "lightning_bolt": (
        {"players": INKA, "wallas": {"ayar_kachi": "Ca3", "yana_uru": "Qb3"}, "staff": "yana_uru"},
        ["invoke ayar_kachi"],
    ),
    "magnetic_field": (
        {"players": INKA, "wallas": {"ayar_uchu": "Ca3", "yana_uru": "Qb3"}, "staff": "yana_uru"},
        ["invoke ayar_uchu"],
    ),
    "radioactive_rain": (
        {
            "players": INKA,
            "wallas": {"enigmatic_ally": "Cb2", "yana_uru": "Cb2", "sinchi_thupaq": "Cb3"},
            "hands": {"inka": ["illapa", "inti"], "chanka": ["map_1"]},
        },
        ["invoke enigmatic_ally adding sacrifice yana_uru", "swap inti for map_1"],
    ),
    "firewall": (
        {"players": QUYA, "wallas": {"mama_uqllu": "Cb2", "yana_uru": "Ca2"}},
        ["invoke mama_uqllu Cb3"],
    ),
    "hurricane_winds": (
        {"players": QUYA, "wallas": {"mama_qura": "Cb2", "yana_uru": "Kb2", "amsay_rumi": "Qb2"}},
        ["invoke mama_qura", "blow yana_uru Ab2", "pass"],
    ),
    "alluvium": (
        {"players": QUYA, "wallas": {"mama_waqu": "Cb2", "yana_uru": "Kb1"}},
        ["invoke mama_waqu Cb3"],
    ),
    "quake": ({"players": QUYA, "wallas": {"mama_rawa": "Ca2", "yana_uru": "Ca3"}}, ["invoke mama_rawa"]),
    "soul_hold": (
        {"players": QUYA, "wallas": {"secret_ally": "Ca2", "yana_uru": "Cb3 dead", "amsay_rumi": "Cc1 dead"}},
        ["invoke secret_ally yana_uru"],
    ),
    "black_hole": (
        {
            "players": CHANKA,
            "to_move": "inka",
            "hands": {"chanka": ["illapa"]},
            "wallas": {"ayar_kachi": "Cb2", "yawar_supay": "Cb2", "yana_uru": "Ca3", "ayar_uchu": "Kb3"},
            "rolls": [2],
        },
        ["attack ayar_kachi yawar_supay", "invoke yawar_supay ayar_uchu"],
    ),
    "stridic_amaru": (
        {
            "players": CHANKA,
            "wallas": {"wayra_sumaq": "Ca3", "ayar_uchu": "Qb3", "ayar_kachi": "Qb3"},
            "staff": "ayar_uchu",
        },
        ["invoke wayra_sumaq"],
    ),
    "gold_web": ({"players": CHANKA, "wallas": {"yana_uru": "Cb2", "ayar_uchu": "Cb3"}}, ["invoke yana_uru"]),
    "biomagnetism": (
        {"players": CHANKA, "wallas": {"sinchi_thupaq": "Cb2", "ayar_uchu": "Ca3", "yawar_supay": "Cc1"}},
        ["invoke sinchi_thupaq ayar_uchu attacking"],
    ),
    "infinite_time": (
        {
            "players": CHANKA,
            "step": "attack",
            "wallas": {"amsay_rumi": "Cb2", "ayar_uchu": "Cb2", "ayar_kachi": "Cb2"},
        },
        ["invoke amsay_rumi adding avatar"],
    ),
    "mental_subjugation": (
        {"players": SUPAY, "wallas": {"simpira": "Cb2", "ayar_uchu": "Ca2", "ayar_kachi": "Cb2"}},
        ["invoke simpira ayar_uchu"],
    ),
    "terrible_abomination": (
        {"players": SUPAY, "wallas": {"qarqacha": "Cb2", "ayar_uchu": "Cb3"}},
        ["invoke qarqacha"],
    ),
    "berserker_fury": (
        {"players": SUPAY, "wallas": {"ukumari": "Cb2", "ayar_uchu": "Cb3", "simpira": "Kb3 dead"}},
        ["invoke ukumari adding pain"],
    ),
    "alpha_predator": (
        {
            "players": SUPAY,
            "wallas": {"manchay": "Cb2", "ayar_uchu": "Ca2", "ayar_kachi": "Cb2"},
            "rolls": [2],
        },
        ["invoke manchay ayar_uchu", "hunt ayar_kachi"],
    ),
    "vital_absorption": (
        {
            "players": SUPAY,
            "hands": {"supay": ["illapa", "illapa"]},
            "wallas": {"nakaq": "Cb2", "ayar_uchu": "Cb2", "simpira": "Cb2", "ayar_kachi": "Kb3"},
            "staff": "ayar_kachi",
        },
        ["invoke nakaq ayar_uchu", "invoke nakaq as ayar_uchu"],
    ),
}

ANSWERS: Final[Mapping[str, Case]] = {
    "terrible_abomination": (
        {
            "players": SUPAY,
            "to_move": "inka",
            "wallas": {"qarqacha": "Cb2", "ayar_kachi": "Cb2"},
            "rolls": [2],
        },
        ["attack ayar_kachi qarqacha", "invoke qarqacha"],
    ),
    "radioactive_rain": (
        {**ATTACKED, "wallas": {"enigmatic_ally": "Cb2", "ayar_kachi": "Cb2", "yana_uru": "Ca2"}},
        ["attack yana_uru ayar_kachi reach", "invoke enigmatic_ally"],
    ),
}
"""Powers that are used in the own turn too, here against the action of another."""


def table_of(keys: Mapping[str, Any], size: tuple[int, int] = (1280, 720)) -> QuestTable:
    first = next(iter(keys["players"]))
    given = {"mode": "legendary", "turn": 5, "to_move": first, "hands": {first: ["illapa"]}}
    llamas = dict.fromkeys(keys["players"], 4)
    return QuestTable(position(**{**given, "llamas": llamas, **keys}), size, chosen={HAND: "switch"})


def test_every_power_is_among_them() -> None:
    assert {*CASES} == {power.name for power in content().legends.values()}


@pytest.mark.clauses("I-17.1", "I-17.5")
@pytest.mark.parametrize("power", CASES)
def test_a_power_is_used_by_presses(power: str) -> None:
    press(power, CASES[power])


@pytest.mark.clauses("I-17.1", "I-17.5")
@pytest.mark.parametrize("power", ANSWERS)
def test_a_power_answers_by_presses(power: str) -> None:
    press(power, ANSWERS[power])


def press(power: str, case: Case) -> None:
    keys, steps = case
    table = table_of(keys)
    presser = QuestPresser(table)
    for step in steps:
        action = table.session.rules.parse_action(table.state, step)
        assert not isinstance(action, Refusal)
        presser.rest()
        presser.do(action)
        assert presser.missed == [] and step in table.played, (step, table.played)
    told = [event for step in table.session.steps for event in step.events]
    assert power in [event.power for event in told if isinstance(event, e.PowerUnleashed)]
