"""Led ayllus at the table: their seats play by themselves, and what they do is told with its row."""

import pytest

from game.core.bots.in_process_service import InProcessService
from game.core.contract import BotName, Refusal
from game.titles.inkas.board.panels.held_cards import map_of
from game.titles.inkas.board.panels.led_words import led_ahead, led_doing, led_named, led_stand_in
from game.titles.inkas.board.ring.named import named_wallas
from game.titles.inkas.book import topic_of_row
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.led_table import NamingDie
from game.titles.inkas.game_story import STATISTICS
from game.titles.inkas.rules.actions import End
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.led.choices import led_choice
from game.titles.inkas.rules.led.foresight import by_face, named_team, stand_in
from game.titles.inkas.rules.naming import ROLES
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.setup import Setup, new_game
from game.titles.inkas.setup_form.new_game import rules_in_force
from tests.support.inkas_games import AGREED, COLOURS, content
from tests.support.quest_table import SOLO, QuestTable, position


@pytest.mark.clauses("I-27.15")
def test_led_seats_play_until_the_person_is_asked() -> None:
    table = QuestTable(position(**SOLO), bots={1: "die", 2: "die"})
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
    state = position(**SOLO | {"to_move": "chanka", "named": "fighter"})
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
    table = QuestTable(position(**SOLO | {"to_move": "chanka", "named": "scout", "rolls": []}))
    shown = table.board.view.shown
    words = shown.words
    assert [PIECES[walla] for walla in bits(named_team(shown.state))] == ["wayra_sumaq"]
    row = led_choice(shown.state)
    assert row is not None
    doing = led_doing(shown)
    assert words("led.named.scout") in doing and words(f"row.{row.row}") in doing
    assert doing in table.board.prompt_line()
    assert table.board.input.help_topic(noticed=False) == topic_of_row(row.row)


@pytest.mark.clauses("I-27.5", "I-27.8")
def test_before_its_turn_a_led_seat_tells_what_each_face_would_lead_to() -> None:
    table = QuestTable(position(**SOLO))
    told = led_ahead(table.board.view.shown, 1)
    assert len(told) == 7 and [line[0] for line in told[1:]] == list("123456")
    assert led_ahead(table.board.view.shown, 0) == [], "nobody leads the person"
    head = table.board.view.panels[1].head.center
    table.window.move(head)
    tip = table.board.input.tip_at(head)
    assert tip is not None and tip.text.startswith("The die leads the Chanka ayllu")
    found = by_face(table.state, 1)
    turn = position(**SOLO | {"to_move": "chanka", "named": "fighter", "rolls": []})
    assert found[2] == ("fighter", led_choice(turn))


@pytest.mark.clauses("I-27.5", "I-27.15")
def test_in_its_turn_a_led_seat_tells_what_it_does_and_foresees_nothing() -> None:
    table = QuestTable(position(**SOLO | {"to_move": "chanka", "named": "scout", "rolls": []}))
    shown = table.board.view.shown
    head = table.board.view.panels[1].head.center
    table.window.move(head)
    tip = table.board.input.tip_at(head)
    assert tip is not None and led_doing(shown) in tip.text
    assert shown.words("led.ahead") not in tip.text


@pytest.mark.clauses("I-27.5")
def test_whom_the_die_names_is_told_when_it_has_been_seen_to() -> None:
    table = QuestTable(position(**SOLO))
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


class Unanswered(InProcessService):
    """Those who think are too slow."""

    def answer(self) -> None:
        """Nothing is ever found."""


def test_led_seats_need_nobody_to_think_for_them() -> None:
    table = QuestTable(position(**SOLO), bots={1: "die", 2: "die"}, thinking=Unanswered)
    table.board._callbacks.play(End())
    for _ in range(60):
        table.settle()
        if table.state.decider == 0:
            break
        assert table.scene.bot_turns.thinking is None
        table.window.frames(30)
    assert table.state.decider == 0
    assert not [line for line in table.scene.log_book.lines if line.remark]


@pytest.mark.clauses("I-27.15")
def test_the_journal_says_whom_the_die_named_and_the_roll_where_it_unfolds() -> None:
    table = QuestTable(position(**SOLO))
    table.board._callbacks.play(End())
    table.settle()
    line = next(line for line in table.scene.log_book.lines if "names the Shaman" in line.text)
    assert "rolls" not in line.text
    assert any("rolls a 5" in step.text for step in line.steps)


def opened_help(table: QuestTable) -> list[str]:
    """The sections at which the rules are opened from now on."""
    found: list[str] = []
    table.window.stack.on_help = found.append
    return found


@pytest.mark.clauses("I-27.15")
def test_the_reason_lies_on_the_panel_and_a_press_opens_the_table_there() -> None:
    table = QuestTable(position(**SOLO | {"to_move": "chanka", "named": "scout", "rolls": []}))
    opened, slip, row = opened_help(table), table.board.slip, led_choice(table.state)
    assert row is not None and slip.visible
    assert f"({row.row})" in slip.said[1][0] and "Scout" in slip.said[0][0]
    assert table.board.question_panel.rect.contains(slip.rect)
    table.click(slip.rect.center)
    assert opened == [topic_of_row(row.row)]
    persons = QuestTable(position(**SOLO))
    assert not persons.board.slip.visible


@pytest.mark.clauses("I-27.15")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_slip_lies_over_nothing_else_that_can_be_pressed(size: tuple[int, int]) -> None:
    keys = SOLO | {"mode": "advanced", "to_move": "chanka", "named": "scout", "rolls": [], "cards": {}}
    table = QuestTable(position(**keys), size)
    assert table.board.slip.visible
    for widget in table.board.question_panel.widgets:
        assert not (widget.visible and widget.rect.colliderect(table.board.slip.rect))


@pytest.mark.clauses("I-27.15")
def test_the_reason_in_the_journal_opens_the_table_too() -> None:
    table = QuestTable(position(**SOLO | {"to_move": "chanka", "named": "scout", "rolls": []}))
    opened, choice = opened_help(table), led_choice(table.state)
    assert choice is not None
    table.board._callbacks.play(choice.action)
    table.settle()
    scroll = table.scene.log
    number = next(number for number, line in enumerate(scroll.lines) if line.steps)
    scroll.click(number)  # it unfolds
    reason = next(number for number, line in enumerate(scroll.lines) if line.topic)
    scroll.click(reason)
    assert opened == [topic_of_row(choice.row)]


@pytest.mark.clauses("I-27.4")
def test_the_hand_of_a_led_ayllu_lies_open_in_its_panel() -> None:
    hands = {"inka": ["inti"], "chanka": ["map_3", "illapa", "illapa"]}
    keys = {"mode": "advanced", "cards": {}, "hands": hands, "llamas": {"inka": 2}}
    table = QuestTable(position(**SOLO | keys), bots={1: "die", 2: "die"})
    shown, panel = table.board.view.shown, table.board.view.panels[1]
    assert map_of(shown, 1) == (False, False, True)
    table.window.move(panel.cards.center)
    tip = table.board.input.tip_at(panel.cards.center)
    assert tip is not None and "Illapa ×2" in tip.text


@pytest.mark.clauses("I-27.7")
def test_why_another_acts_than_the_one_that_is_named_is_told() -> None:
    """Every role is named in turn while one lies dead: whoever stands in is ringed and told, or nobody does."""
    wallas = {"ayar_awqa": "Ca1", "wayra_sumaq": "Qa2 dead", "yana_uru": "Qb2", "simpira": "Ka2"}
    told = 0
    for role in ROLES:
        table = QuestTable(
            position(**SOLO | {"to_move": "chanka", "named": role.value, "wallas": wallas, "rolls": []})
        )
        shown, words = table.board.view.shown, table.board.view.shown.words
        said = led_stand_in(shown)
        if stand_in(shown.state) == NOBODY:
            assert not said
            continue
        told += 1
        acting = ROLES[stand_in(shown.state)]
        assert words(f"led.acts.{acting}") in said and words(f"led.idle.{role}") in said
        (ringed,) = named_wallas(shown)
        assert shown.state.game.roles[PIECES.index(ringed)] is acting
        assert said[1:] in led_doing(shown)
    assert told
