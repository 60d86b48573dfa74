"""The shell's table plays the card race: persons by mouse and keys, computer players, answers of other seats."""

import time
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.base.profile.settings import Pace
from game.core.bots.in_process_service import InProcessService
from game.core.bots.server import check_decision
from game.core.bots.service import BotMove
from game.core.bots.subprocess_service import SubprocessService
from game.core.contract import Applied, BotName
from game.core.match import resume_match
from game.core.record import Fault, Saves
from game.core.registry import title
from tests.support.card_race_game import NAME, RaceTable, begun, play_out, race_match


def hand(table: RaceTable, seat: int) -> tuple[int, ...]:
    cards: tuple[int, ...] = table.session.state.hands[seat]
    return cards


def test_a_person_plays_by_mouse_and_by_keys() -> None:
    table = RaceTable(race_match("", ""))
    table.press("step")
    table.harness.key(pygame.K_s)
    card, place = table.board.cards[0]
    table.harness.click(place.center)
    table.harness.settle()
    assert table.played == ["step", "step", f"play {card}"]
    assert table.board.actions["tax"].visible
    assert not table.board.actions["step"].visible
    table.harness.key(pygame.K_t)
    assert table.played[-1] == "tax"
    table.harness.key(pygame.K_0 + hand(table, 1)[-1])
    assert table.played[-1] == f"play {hand(RaceTable(race_match('', '')), 1)[-1]}"


def test_equal_cards_are_picked_one_after_another_and_put_down_as_a_pair() -> None:
    table = RaceTable(race_match("", "", seed=9))
    (card, first), (_, second) = table.board.cards
    assert hand(table, 0) == (card, card)
    before_player = table.board.panels[0].center
    table.harness.click(first.center)
    assert table.played == []
    table.harness.click(second.center)
    table.harness.click(before_player)
    assert table.played == [f"pair {card}"]


def test_a_picked_card_is_let_go_by_another_click_or_put_down_alone() -> None:
    table = RaceTable(race_match("", "", seed=9))
    (card, first), (_, second) = table.board.cards
    for place in (first, second, first):
        table.harness.click(place.center)
    table.harness.click(table.board.panels[1].center)
    assert table.played == [], "a card goes before its own player"
    table.harness.click(table.board.panels[0].center)
    assert table.played == [f"play {card}"]
    answering = table.board.cards[0]
    table.harness.click(answering[1].center)
    assert table.notice == f"play {answering[0]} cannot be done now"
    table.press("let")
    assert table.board.input.let_go() is False, "nothing is in the hand any more"


def test_what_is_refused_is_said_in_the_words_of_the_title() -> None:
    table = RaceTable(race_match("", ""))
    absent = next(card for card in range(1, 7) if card not in hand(table, 0))
    table.harness.key(pygame.K_0 + absent)
    assert table.notice == f"play {absent} cannot be done now"
    assert table.played == []


def test_the_end_is_told_once_the_menu_is_closed() -> None:
    table = RaceTable(race_match("", ""))
    table.scene.open_menu()
    play_out(table.session)
    table.harness.settle()
    assert table.ended == 0
    table.harness.key(pygame.K_ESCAPE)
    table.harness.settle()
    assert table.ended == 1


def test_answers_of_other_seats_are_asked_of_these_in_order() -> None:
    table = RaceTable(race_match(*[""] * 5))
    table.harness.key(pygame.K_0 + hand(table, 0)[0])
    asked = []
    while table.session.state.asked:
        asked.append(
            (table.scene.context.deciding, table.scene.context.viewing, table.scene.prompt_line.text())
        )
        table.press("let")
    assert [seats[:2] for seats in asked] == [(1, 1), (2, 2), (3, 3), (4, 4)]
    assert [said.split(":")[0] for *_, said in asked] == ["Bela", "Yuri", "Gwen", "Ivo"]
    assert table.session.rules.turn_owner(table.session.state) == 1


def test_a_computer_player_answers_in_the_turn_of_a_person() -> None:
    table = RaceTable(race_match("", "thrifty"))
    table.harness.key(pygame.K_0 + hand(table, 0)[0])
    table.harness.settle()
    answer, *_ = table.played[1:]
    assert answer in ("tax", "let")
    assert table.scene.context.deciding == 0


def test_a_person_answers_in_the_turn_of_a_computer_player() -> None:
    table = RaceTable(race_match("", "thrifty", "thrifty"))
    table.press("step")
    for _ in range(40):
        table.harness.settle()
        if table.session.state.asked:
            break
    assert table.session.rules.turn_owner(table.session.state) != 0
    assert table.scene.context.deciding == 0
    before = len(table.played)
    table.press("let")
    assert table.played[before] == "let"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_computer_players_of_all_levels_play_a_game_to_its_end(seats: int) -> None:
    table = RaceTable(race_match(*("thrifty", "random", "thrifty", "random", "thrifty")[:seats]))
    for _ in range(400):
        table.harness.settle()
        if table.ended:
            break
    assert table.ended == 1
    assert table.session.rules.outcome(table.session.state) is not None


def test_computer_players_think_in_a_process_of_their_own() -> None:
    """What is thought in the process is what is thought here."""
    played = []
    for service in (SubprocessService(title(NAME), lambda: None), InProcessService(title(NAME))):
        table = RaceTable(race_match("thrifty", "random"), None, service)
        end = time.monotonic() + 60
        while not table.ended and time.monotonic() < end:
            table.harness.frames(1, 0.2)
            time.sleep(0.002)
        assert table.ended
        service.close()
        played.append(table.played)
    assert played[0] == played[1]
    assert not any("fault" in line for line in table.log)


def test_a_person_interjects_while_a_computer_player_decides() -> None:
    table = RaceTable(race_match("", "thrifty"))
    scene = table.scene
    scene.bot_turns.paused = True
    table.press("step")
    rules, state = table.session.rules, table.session.state
    assert scene.context.deciding == 1
    scene.commands.play(rules.parse_action(state, "step"))
    assert table.played == ["step"]  # this is not the person's to do
    scene.commands.play(rules.parse_action(state, "boast"))
    assert table.played == ["step", "boast"]
    assert (table.session.steps[-1].seat, scene.context.deciding) == (0, 1)
    assert table.log[-1] == "Rosa is in front and says so."
    scene.bot_turns.paused = False
    table.harness.settle()
    assert len(table.played) > 2


def test_an_interjection_is_the_persons_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is taken back by the person, and shown at no computer player's pace, though one decides."""
    table = RaceTable(race_match("", "thrifty"))
    scene = table.scene
    scene.bot_turns.paused = True
    table.press("step")
    paces: list[Pace | None] = []
    monkeypatch.setattr(scene.presenter, "take_pace", lambda pace=None: paces.append(pace))
    scene.commands.play(table.session.rules.parse_action(table.session.state, "boast"))
    assert paces == [None]
    assert table.session.can_undo and scene.bot_turns.may_undo()
    table.harness.settle()
    table.harness.key(pygame.K_u)
    assert table.played == ["step"]


def test_a_step_of_a_seat_that_did_not_decide_is_recorded_with_its_seat(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    session = begun(race_match("", ""), saves, "step")
    boast = session.rules.parse_action(session.state, "boast")
    assert isinstance(session.act(boast, 0), Applied)
    assert session.file is not None
    path, state = session.file.path, session.state
    assert path is not None
    session.close()
    assert "\nseat 1: boast  #" in path.read_text("utf-8")
    again = resume_match(path, title(NAME).load(), saves)
    assert not isinstance(again, Fault) and again.fault is None
    assert (again.session.state, again.session.steps[-1].seat) == (state, 0)


def test_an_action_that_is_legal_but_not_listed_is_accepted_everywhere(tmp_path: Path) -> None:
    rules, match = title(NAME).rules, race_match("", "")
    state = replace(match.title.new_game(title(NAME).load(), match.setup), hands=((3, 3), (1, 2)))
    pair, absent = (rules.parse_action(state, line) for line in ("pair 3", "pair 2"))
    assert pair not in rules.legal_actions(state) and rules.refusal(state, 0, pair) is None
    assert rules.refusal(state, 1, pair) is not None
    table = RaceTable(match, start=state)
    table.scene.commands.play(pair)
    assert table.played == ["pair 3"]
    thought = check_decision(BotMove(pair, 0.0, None), BotName("thrifty"), rules, state, ())
    assert (thought.action, thought.problem) == (pair, None)
    refused = check_decision(BotMove(absent, 0.0, None), BotName("thrifty"), rules, state, ())
    assert refused.problem is not None and refused.problem.reason == "bot_illegal"


def test_a_hint_comes_in_the_words_of_the_title() -> None:
    table = RaceTable(race_match("", ""))
    table.harness.key(pygame.K_h)
    table.harness.settle()
    assert table.notice == "A miser would: Play."


def test_a_hint_goes_when_something_was_done() -> None:
    """It is not about what comes next, nor for who comes next."""
    table = RaceTable(race_match("", ""))
    toast = table.scene.ui.toast
    for do in (lambda: table.press("step"), lambda: table.harness.key(pygame.K_u)):
        table.harness.key(pygame.K_h)
        table.harness.settle()
        toast.show(toast.text, 60.0, warn=False)
        do()
        assert not toast.left
    table.harness.key(pygame.K_h)
    toast.show("The disk is full.", 60.0, warn=True)
    table.press("step")
    assert toast.left, "other news stay"


def test_undo_goes_back_to_what_was_revealed_and_no_further() -> None:
    table = RaceTable(race_match("", ""))
    start = table.session.state
    table.press("step")
    table.harness.key(pygame.K_u)
    assert table.session.state == start
    table.press("draw")
    table.press("step")
    table.harness.key(pygame.K_u)
    table.harness.key(pygame.K_u)
    assert table.played == ["draw"]


def test_the_menu_settings_and_rules_open_over_its_table() -> None:
    table = RaceTable(race_match("", ""))
    table.harness.key(pygame.K_ESCAPE)
    assert type(table.harness.stack.top).__name__ == "TableMenu"
