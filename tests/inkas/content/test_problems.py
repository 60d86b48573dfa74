"""What is wrong in data is told with file, line, key and reason."""

import re
from pathlib import Path

import pytest

from game.base.files.problems import ContentError
from game.titles.inkas.content import content_reader
from game.titles.inkas.content.load import DATA

OWN = DATA.own

FAULTS = [
    ("board.yaml", "b3|b2", "b3|b1", "walls.each_suyu.#1", "problem.wrong_wall"),
    ("board.yaml", "single: []", "single: [Cb2|Cb3]", "walls.single.#1", "problem.wall_twice"),
    ("board.yaml", "single: []", "single: [Ca3|Cb3, Cb3|Cc3]", "walls", "problem.cut_off"),
    ("board.yaml", "source: ours", "source: mine", "walls.source", "problem.unknown_source"),
    ("board.yaml", "single: []", "", "walls.single", "problem.missing_key"),
    (
        "wallas.yaml",
        "role: guide, sex: m",
        "role: scout, sex: m",
        "wallas.ayar_awqa.role",
        "problem.role_twice",
    ),
    ("wallas.yaml", "role: guide, sex: m", "role: scout, sex: m", "wallas", "problem.role_missing"),
    ("wallas.yaml", "  nakaq:", "  nakak:", "wallas.nakak", "problem.unknown_key"),
    (
        "wallas.yaml",
        "attack: 3, defence: 3",
        "attack: 0, defence: 3",
        "gods.waqaychaq_mama.attack",
        "problem.too_small",
    ),
    ("roles.yaml", "effect: evoke", "effect: recall", "shaman.energized.effect", "problem.unknown_effect"),
    ("roles.yaml", "steps: 2", "steps: 3", "scout.energized.steps", "problem.too_large"),
    (
        "roles.yaml",
        "llamas: 1, effect: steal",
        "effect: steal, range: 2",
        "hunter.energized.range",
        "problem.unknown_key",
    ),
    ("offerings.yaml", "gift: revive", "gift: money", "resurrection.gift", "problem.unknown_word"),
    ("cards.yaml", "count: 4", "count: 5", "family", "problem.card_sum"),
    ("cards.yaml", "  qusqu: ", "  kusku: ", "family.kusku", "problem.unknown_key"),
    (
        "cards.yaml",
        "{count: 4, effect: roll_llamas",
        "{count: 4, effect: meet",
        "family.iqiqu.effect",
        "problem.no_meeting",
    ),
    (
        "cards.yaml",
        "{count: 4, effect: roll_llamas",
        "{count: 4, effect: wake",
        "family.iqiqu.effect",
        "problem.no_waking",
    ),
    (
        "cards.yaml",
        "{count: 4, each: 1, dealt: 1",
        "{count: 5, each: 1, dealt: 1",
        "advanced",
        "problem.card_sum",
    ),
    ("cards.yaml", "  urquchillay: ", "  urkuchillay: ", "advanced.urkuchillay", "problem.unknown_key"),
    ("cards.yaml", "effect: drain", "effect: drown", "advanced.urquchillay.effect", "problem.unknown_word"),
    (
        "cards.yaml",
        "effect: map, piece: 2",
        "effect: meet, piece: 2",
        "advanced.map_2.effect",
        "problem.no_meeting",
    ),
    (
        "cards.yaml",
        "effect: map, piece: 3",
        "effect: wake, piece: 3",
        "advanced.map_3.effect",
        "problem.no_waking",
    ),
    ("modes.yaml", "tray: 4", "tray: 5", "modes.advanced.tray", "problem.too_large"),
    ("modes.yaml", "stuck: draw", "stuck: lost", "house_rules.stuck", "problem.unknown_word"),
    ("modes.yaml", "offerings: all", "offerings: none", "house_rules.offerings", "problem.unknown_word"),
    ("modes.yaml", "[2, 3, 4]", "[2, 5]", "modes.family.apus.#2", "problem.too_large"),
    ("led.yaml", "shaman, any]", "shaman, none]", "die.calm.faces.#6", "problem.unknown_word"),
    (
        "led.yaml",
        "calm, angry, merciful]",
        "calm, cross]",
        "strength.advanced.under.#2",
        "problem.unknown_word",
    ),
    (
        "led.yaml",
        "always: [P1",
        "always: [B1",
        "strength.advanced.always.#1",
        "problem.unknown_word",
    ),
    ("led.yaml", "first: [P2", "first: [P9", "strength.advanced.first.#1", "problem.unknown_word"),
    ("led.yaml", "card: iqiqu", "card: iqiku", "rows.C1.card", "problem.unknown_word"),
    ("led.yaml", "does: rebirth", "does: reborn", "rows.B1.does", "problem.unknown_word"),
    ("led.yaml", "aim: goal", "aim: gaol", "rows.M1.aim", "problem.unknown_word"),
    ("led.yaml", "  C9: ", "  C8x: ", "rows.C8x", "problem.unknown_key"),
    ("led.yaml", "offering: resurrection", "offering: immolation", "rows.O1.offering", "problem.only_value"),
]


@pytest.mark.parametrize(("file", "said", "instead", "key", "reason"), FAULTS)
def test_a_fault_is_told(tmp_path: Path, file: str, said: str, instead: str, key: str, reason: str) -> None:
    text = (OWN / file).read_text("utf-8")
    assert said in text
    (tmp_path / file).write_text(text.replace(said, instead, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        DATA.load(tmp_path)
    assert (key, reason) in [(problem.key, problem.reason) for problem in caught.value.problems]


def test_every_problem_of_the_title_is_shown() -> None:
    assert content_reader.__doc__ is not None
    listed = set(re.findall(r"`(problem\.\w+)`", content_reader.__doc__))
    assert listed <= {reason for *_, reason in FAULTS}
