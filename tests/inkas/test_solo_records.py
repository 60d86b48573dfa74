"""What is kept and told of a Solo quest: its save in the middle of a led turn, undo, analysis, statistics, medals."""

import random
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.analysis.judging import judge_move
from game.core.analysis.moves import actions_of, moves_of, state_at
from game.core.match import Match, Seat, resume_match, save_match
from game.core.record import Fault, GameSession, Saves
from game.core.seat_colours import emblem_of
from game.core.statistics.medals import deeds_of
from game.core.statistics.results import result_of_steps
from game.kit.board.line_signs import TextSign
from game.titles.inkas.board.emblems import EMBLEMS
from game.titles.inkas.bots.judge import JUDGE, InkasJudge
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.game_story import STATISTICS, story
from game.titles.inkas.medals import MEDALS
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.engine import reveals
from game.titles.inkas.rules.events import DieNamed, Event, RowApplied
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.setup import Setup, new_game
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import AGREED, COLOURS, choice, content
from tests.support.quest_table import SOLO, QuestTable, position

Session = GameSession[State, a.Action, Event]


def played(seed: int, *, whole: bool, mode: Mode = Mode.FAMILY, seats: int = 3) -> tuple[Match, Session]:
    """A Solo quest by chance: whole, or up to the middle of a led turn."""
    setup = Setup(COLOURS[:seats], seed, AGREED[:seats], mode=mode, solo=AGREED[0][0])
    rng = random.Random(seed)
    session: Session = GameSession(INKAS, new_game(content(), setup))
    while legal := list(INKAS.legal_actions(session.state)):
        state = session.state
        if not whole and state.game.is_led(state.decider) and state.active >= 0 and state.turn > 9:
            break
        session.act(choice(rng, legal))
    led = session.state.game.is_led
    sitting = [
        Seat(f"P{number}", emblem_of(colour, setup.colours, EMBLEMS), "die" if led(number) else "")
        for number, colour in enumerate(setup.colours)
    ]
    return Match(setup, tuple(sitting)), session


def test_a_quest_saved_in_the_middle_of_a_led_turn_goes_on_as_it_would_have(tmp_path: Path) -> None:
    match, session = played(3, whole=False)
    path = save_match("quest", match, session, Saves(tmp_path / "games"))
    assert not isinstance(path, Fault)
    opened = resume_match(path, content())
    assert not isinstance(opened, Fault) and opened.match == match
    for one in (session, opened.session):
        while one.state.game.is_led(one.state.decider):
            (action,) = INKAS.legal_actions(one.state)
            one.act(action)
    assert opened.session.state == session.state


def reasons(session: Session) -> list[tuple[str, ...]]:
    """The rows that each step tells."""
    return [
        tuple(event.row for event in step.events if isinstance(event, RowApplied)) for step in session.steps
    ]


@pytest.mark.clauses("I-27.15")
def test_a_replay_tells_the_reason_of_every_led_action(tmp_path: Path) -> None:
    match, session = played(3, whole=False)
    path = save_match("quest", match, session, Saves(tmp_path / "games"))
    assert not isinstance(path, Fault)
    opened = resume_match(path, content())
    assert not isinstance(opened, Fault)
    assert reasons(opened.session) == reasons(session)
    led = [step.seat != session.state.game.solo for step in session.steps]
    assert any(led) and [bool(rows) for rows in reasons(session)] == led


def test_the_strip_tells_the_person_what_a_led_ayllu_did() -> None:
    wallas = {"ayar_awqa": "Qa2", "ayar_kachi": "Ca1", "yana_uru": "Qa2", "simpira": "Ka2"}
    table = QuestTable(
        position(
            **SOLO
            | {
                "to_move": "chanka",
                "named": "fighter",
                "step": "attack",
                "wallas": wallas,
                "rolls": [2, 1, 1],
            }
        ),
        bots={1: "die", 2: "die"},
    )
    for _ in range(60):
        table.settle()
        if table.state.decider == 0:
            break
        table.window.frames(30)
    assert table.state.decider == 0
    told = table.board.recap(0)
    text = "".join(sign.text for sign in told.signs if isinstance(sign, TextSign))
    assert text == table.board.view.shown.words("recap.killed", count=1) and told.areas == ("Qa2",)


def test_no_hint_is_thought_of_while_a_led_seat_decides() -> None:
    table = QuestTable(position(**SOLO), bots={1: "die", 2: "die"})
    table.scene.bot_turns.paused = True
    table.board._callbacks.play(a.End())
    table.settle()
    assert table.state.decider == 1
    table.scene.commands.hint()
    assert not table.scene.bot_turns.advising
    assert not table.board.buttons_of_hand.buttons["hint"].enabled


def test_nothing_is_taken_back_that_a_roll_of_the_naming_die_followed() -> None:
    table = QuestTable(position(**SOLO))
    table.board._callbacks.play(a.End())
    table.settle()
    before, steps = table.session.initial, len(table.session.steps)
    assert any(isinstance(event, DieNamed) for event in table.session.steps[-1].events)
    assert reveals(before, table.state) and not table.scene.bot_turns.may_undo()
    table.key(pygame.K_u)
    assert len(table.session.steps) == steps


def test_after_led_turns_undo_takes_back_own_actions_alone() -> None:
    table = QuestTable(position(**SOLO), bots={1: "die", 2: "die"})
    table.board._callbacks.play(a.End())
    for _ in range(60):
        table.settle()
        if table.state.decider == 0:
            break
        table.window.frames(30)
    assert table.state.decider == 0 and not table.scene.bot_turns.may_undo()
    steps = len(table.session.steps)
    table.key(pygame.K_u)
    assert len(table.session.steps) == steps


def test_what_led_seats_do_is_never_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    _, session = played(3, whole=False)
    searched: list[int] = []

    def best_line(self: InkasJudge, state: State, positions: int) -> list[a.Action]:
        searched.append(state.decider)
        return []

    monkeypatch.setattr(InkasJudge, "best_line", best_line)
    moves = moves_of(INKAS, session.initial, session.steps)
    for move in moves:
        state = state_at(session.initial, session.steps, move.begin)
        judge_move(INKAS, JUDGE, state, actions_of(move, session.steps), positions=1)
    assert searched and set(searched) == {session.state.game.solo}


def test_the_end_counts_as_solo_and_earns_no_medal_of_a_level() -> None:
    match, session = played(1, whole=True, seats=4)
    found = result_of_steps("quest", 1.0, match, session.initial, session.steps)
    assert found is not None and STATISTICS.setting(match.setup)["solo"] == "yes"
    solo = session.state.game.solo
    winning = replace(
        found,
        players=tuple(
            replace(player, rank=1 if seat == solo else 2) for seat, player in enumerate(found.players)
        ),
    )
    earned = {(deed.kind, deed.player) for deed in deeds_of(winning, MEDALS)}
    assert not {"sage", "levels"} & {kind for kind, _ in earned}
    assert {player for _, player in earned} <= {f"P{solo}"}
    assert "full_table" not in {kind for kind, _ in earned}, "a person alone is no full table"
    told = story(session.initial, session.steps)
    assert {point.seat for point in told.turning_points} <= set(range(4)) and told.turning_points
