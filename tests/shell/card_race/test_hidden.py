"""What is hidden from a seat is on none of its screens: the table, the log, the captions, the list of games."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.registry import title
from game.kit.board.board_factory import BoardFactory
from game.scenes.title_art import GamePreview
from game.table.bot_turns import BotTurns
from tests.support.card_race_game import NAME, RaceTable, begun, opened, play, race_match
from tests.support.title_parts import put_part


def test_in_hot_seat_the_board_is_shown_what_whoever_decides_may_know() -> None:
    table = RaceTable(race_match("", "", ""))
    for seat in (0, 1, 2, 0):
        state = table.session.state
        assert table.scene.context.viewing == seat
        assert table.board.shown == title(NAME).rules.observation(state, seat)
        assert table.board.shown.hands[seat] == state.hands[seat]
        assert [card for card, _ in table.board.cards] == list(state.hands[seat])
        table.press("step")


def test_a_state_that_somebody_cannot_tell_apart_looks_the_same_to_the_last_point() -> None:
    """Whole tables, drawn: other hands, another deck and other dice to come change no point of the picture."""
    match = race_match("", "random", "")
    state = begun(match, None).state
    other = title(NAME).rules.resample(title(NAME).rules.observation(state, 0), 99)
    assert other != state
    pictures = []
    for start in (state, other):
        table = RaceTable(match, start=start)
        pictures.append(pygame.image.tobytes(table.harness.surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_where_only_computer_players_sit_nobodys_cards_are_shown() -> None:
    table = RaceTable(race_match("random", "thrifty"))
    assert table.board.cards == []
    assert table.scene.context.eyes is None


def test_the_log_tells_each_person_what_that_person_may_know() -> None:
    table = RaceTable(race_match("", ""))
    card = table.session.state.deck[0]
    play(table.session, "draw")
    table.harness.settle()
    assert table.scene.context.viewing == 1
    assert "Rosa draws a card." in table.log
    assert f"Rosa draws the {card}." not in table.log
    table.press("step")
    assert table.scene.context.viewing == 0
    assert f"Rosa draws the {card}." in table.log


def test_what_moves_is_told_as_it_may_be_known() -> None:
    table = RaceTable(race_match("", ""))
    play(table.session, "draw")
    (drawn,) = table.board.told
    assert drawn.card == 0


def given_to_the_board(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the boards of tables are told of these, from now on."""
    given: list[Any] = []
    made = title(NAME).part(BoardFactory)

    def board(context: Any, *more: Any) -> Any:
        given.append(context)
        return made(context, *more)

    put_part(monkeypatch, NAME, BoardFactory, board)
    return given


def test_a_board_can_ask_for_nothing_of_the_game_that_whoever_looks_may_not_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contexts = given_to_the_board(monkeypatch)
    table = RaceTable(race_match("", "", ""))
    (context,) = contexts
    rules = title(NAME).rules
    play(table.session, "draw", "draw", "step", "step")
    table.harness.settle()
    seat, real = table.scene.context.eyes, table.session
    assert seat == 1
    assert real.state.hands[0] != context.game.state.hands[0]
    assert context.game.state == rules.observation(real.state, seat)
    assert context.game.initial == rules.observation(real.initial, seat)
    assert [step.after for step in context.game.steps] == [
        rules.observation(step.after, seat) for step in real.steps
    ]
    drawn = [event.card for step in context.game.steps for event in step.events if hasattr(event, "card")]
    assert drawn == [0, real.initial.deck[1]]
    assert not any(hasattr(step, "action") for step in context.game.steps)
    assert [step.events for step in context.game.steps[:2]] == [
        step.events for step in list(context.game.steps)[:2]
    ]


def test_nothing_that_a_board_is_told_holds_a_state_or_the_chance_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By all public names, as far as they lead: no raw state, no session, and no set-up with its seed."""
    contexts = given_to_the_board(monkeypatch)
    table = RaceTable(race_match("", "random"))
    play(table.session, "draw")
    table.harness.settle()
    raw = [table.session.initial, *(step.after for step in table.session.steps)]
    hidden = (*raw, table.session, table.scene.context.match, table.scene.context.match.setup)
    left: list[Any] = [*contexts]
    met: list[Any] = []
    while left:
        thing = left.pop()
        if any(thing is other for other in met):
            continue
        met.append(thing)
        assert not any(thing is other for other in hidden), thing
        if isinstance(thing, Sequence) and not isinstance(thing, str):
            left += thing
        elif isinstance(thing, Mapping):
            left += thing.values()
        elif type(thing).__module__.startswith("game."):
            names = [name for name in dir(thing) if not name.startswith("_")]
            left += [value for name in names if not callable(value := getattr(thing, name))]
    assert table.session.rules.observation(raw[-1], 0) in met


def test_the_caption_of_a_computer_player_says_nothing_hidden() -> None:
    table = RaceTable(race_match("", "random"))
    bots: BotTurns = table.scene.bot_turns
    table.session.act(table.session.rules.parse_action(table.session.state, "step"))
    assert bots.deciding == 1
    assert bots._told(table.session.rules.parse_action(table.session.state, "draw")) == "Bela draws a card."


def test_the_last_turn_is_shown_again_as_it_may_be_known() -> None:
    table = RaceTable(race_match("", ""))
    play(table.session, "step", "draw")
    table.harness.settle()
    table.board.told.clear()
    table.harness.key(pygame.K_r)
    assert table.scene.last_turn.running
    for _ in range(600):
        if not table.scene.last_turn.running:
            break
        table.harness.frames(1, 0.1)
        assert table.board.shown.hands[0] == table.session.state.hands[0]
    assert [event.card for event in table.board.told if hasattr(event, "card")] == [0]


def test_a_tip_says_of_a_hidden_card_only_that_it_is_one() -> None:
    table = RaceTable(race_match("", ""))
    tip = table.board.input.tip_at(table.board.backs[0].center)
    assert tip.text == "Somebody else holds this card."


def test_the_list_of_games_draws_what_somebody_who_watches_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = opened(tmp_path)
    session = begun(race_match("", ""), program.saves, "step")
    session.close()
    drawn: list[Any] = []
    put_part(
        monkeypatch,
        NAME,
        GamePreview,
        GamePreview(draw=lambda surface, words, state, *more: drawn.append(state)),
    )
    program.navigator.saved_games.open()
    program.harness.settle()
    assert drawn
    assert all(state == title(NAME).rules.observation(session.state, None) for state in drawn)
