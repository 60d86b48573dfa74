"""Led ayllus at the table: their seats play by themselves, and what they do is told with its row."""

from typing import Any

import pytest

from game.core.contract import BotName, Refusal
from game.titles.inkas.board.panels.led_words import led_ahead, led_doing, led_named
from game.titles.inkas.board.ring.named import named_wallas
from game.titles.inkas.book import section_of_row
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.content.definitions import PIECES, HouseRules
from game.titles.inkas.content.led_table import NamingDie
from game.titles.inkas.game_story import STATISTICS
from game.titles.inkas.rules.actions import End
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.led.choices import led_choice
from game.titles.inkas.rules.led.foresight import by_face, named_team
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.setup import Setup, new_game
from game.titles.inkas.setup_form.new_game import rules_in_force
from tests.support.inkas_games import AGREED, COLOURS, content
from tests.support.quest_table import QuestTable, position

KEYS: dict[str, Any] = {
    "players": {"inka": "C", "chanka": "Q", "supay": "K"},
    "solo": "inka",
    "wallas": {"ayar_awqa": "Ca1", "wayra_sumaq": "Qa2", "simpira": "Ka2"},
    "cards": {"Ca3": "qusqu"},
    "rolls": [5, 1],
}


@pytest.mark.clauses("I-27.15")
def test_led_seats_play_until_the_person_is_asked() -> None:
    table = QuestTable(position(**KEYS), bots={1: "die", 2: "die"})
    table.board._callbacks.play(End())
    for _ in range(60):
        table.settle()
        if table.state.decider == 0:
            break
        table.window.frames(30)
    assert table.state.decider == table.state.mover == 0 and table.state.turn == 4
    told = [event.row for step in table.session.steps for event in step.events if hasattr(event, "row")]
    assert told[0] == "M3" and told[-1] == "E1"


@pytest.mark.clauses("I-27.8")
def test_the_player_of_a_led_seat_takes_what_the_table_says() -> None:
    bot = BOTS.make(BotName("die"), 1)
    assert not isinstance(bot, Refusal)
    assert "die" not in BOTS.offered
    state = position(**KEYS | {"to_move": "chanka", "named": "fighter"})
    choice = led_choice(state)
    assert choice is not None
    assert bot.choose(resample(observation(state, 1), 7)) == choice.action


@pytest.mark.clauses("I-27.6")
def test_how_the_die_names_is_a_house_rule_of_solo_alone() -> None:
    setup = Setup(COLOURS[:2], 1, AGREED[:2], HouseRules(wiraqucha=NamingDie.ANGRY), solo="inka")
    counted = STATISTICS.setting(setup)
    assert counted["solo"] == "yes" and counted["wiraqucha"] == "angry"
    assert set(counted) <= set(STATISTICS.settings)
    found = rules_in_force(new_game(content(), setup))
    assert found.changed == 1 and found.chosen["wiraqucha"] == "angry"
    others = Setup(COLOURS[:2], 1, AGREED[:2])
    assert not {"solo", "wiraqucha"} & set(STATISTICS.setting(others))
    assert "wiraqucha" not in rules_in_force(new_game(content(), others)).chosen


@pytest.mark.clauses("I-27.7", "I-27.15")
def test_the_table_says_whom_the_die_names_and_why_something_is_done() -> None:
    table = QuestTable(position(**KEYS | {"to_move": "chanka", "named": "scout", "rolls": []}))
    shown = table.board.view.shown
    words = shown.words
    assert [PIECES[walla] for walla in bits(named_team(shown.state))] == ["wayra_sumaq"]
    row = led_choice(shown.state)
    assert row is not None
    doing = led_doing(shown)
    assert words("led.named.scout") in doing and words(f"row.{row.row}") in doing
    assert doing in table.board.prompt_line()
    assert table.board.input.help_topic(noticed=False) == section_of_row(row.row)


@pytest.mark.clauses("I-27.5", "I-27.8")
def test_before_its_turn_a_led_seat_tells_what_each_face_would_lead_to() -> None:
    table = QuestTable(position(**KEYS))
    told = led_ahead(table.board.view.shown, 1)
    assert len(told) == 7 and [line[0] for line in told[1:]] == list("123456")
    assert led_ahead(table.board.view.shown, 0) == [], "nobody leads the person"
    found = by_face(table.state, 1)
    turn = position(**KEYS | {"to_move": "chanka", "named": "fighter", "rolls": []})
    assert found[2] == ("fighter", led_choice(turn))


@pytest.mark.clauses("I-27.5")
def test_whom_the_die_names_is_told_when_it_has_been_seen_to() -> None:
    table = QuestTable(position(**KEYS))
    table.board._callbacks.play(End())
    table.window.frames(12)
    shown = table.board.view.shown
    assert table.scene.motion.busy and not named_wallas(shown)
    assert led_named(shown) == led_doing(shown) == ""
    table.settle()
    shown = table.board.view.shown
    assert named_wallas(shown) == {"amsay_rumi"}, "in the supply, but the one Shaman"
    assert led_named(shown) == shown.words("led.named.shaman")
    assert shown.battle is not None and shown.battle.faces == (5,)
