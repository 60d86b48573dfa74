"""A game is watched again: of one that has ended all hands lie open, of one that goes on they stay hidden."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from game.base.i18n.words import Words
from game.core.match import Match, Seat
from game.core.record import GameSession
from game.core.record.playback import Playback
from game.core.seat_colours import emblem_of
from game.scenes.viewer.mode import ReplayCallbacks, replay_table
from game.titles.machu_picchu.board.board import CityBoard, city_of
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.board.panels.forecast import forecast
from game.titles.machu_picchu.board.panels.tray import fan_of
from game.titles.machu_picchu.content.definitions import CARDS, COLOURS
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.phrases import card_name
from game.titles.machu_picchu.rules.actions import Done
from game.titles.machu_picchu.rules.events import CardDrawn
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import Question, State
from game.titles.machu_picchu.title import TITLE
from game.ui.text import sentence
from tests.support.harness import Harness

WORDS = Words.load("en").with_title(NAME)
PLAYED = 90  # steps of a game that goes on


@cache
def played_out() -> GameSession[Any, Any, Any]:
    """A whole game of three, played by chance."""
    session = GameSession(TITLE.rules, TITLE.setups.new_game(TITLE.data.load(), Setup(COLOURS[:3], 7)))
    chance = random.Random(3)
    while legal := session.rules.legal_actions(session.state):
        session.act(Done() if Done() in legal and chance.random() < 0.5 else chance.choice(legal))
    return session


class Watched:
    """The game on the table of the viewer, at the last moment at which the seat that plays and another hold cards."""

    def __init__(
        self, bots: Sequence[str], steps: int | None = None, question: Question = Question.MOVE
    ) -> None:
        whole = played_out().steps[:steps]
        at = max(
            number
            for number, step in enumerate(whole, 1)
            if step.after.question is question
            and step.after.hands[step.after.mover]
            and step.after.hands[(step.after.mover + 1) % 3]
        )
        self.state: State = whole[at - 1].after
        setup = Setup(COLOURS[:3], 7)
        emblems = (emblem_of(colour, setup.colours, EMBLEMS) for colour in setup.colours)
        seats = (Seat(name, emblem, bot) for name, emblem, bot in zip("ABC", emblems, bots, strict=True))
        playback = Playback(TITLE.rules, played_out().initial, whole, at=at)
        callbacks = ReplayCallbacks(lambda: None, lambda step: None)
        self.scene = replay_table(Match(setup, tuple(seats)), playback, WORDS, callbacks)
        self.window = Harness(self.scene, (1280, 720))
        self.window.settle()

    @property
    def board(self) -> CityBoard:
        return city_of(self.scene.board)

    @property
    def fan(self) -> list[int]:
        """The cards of the fan whose faces are seen."""
        shown = self.board.view.shown
        return [card.card for card in fan_of(shown)] if shown.face_up else []

    def said_of_cards(self, seat: int) -> str:
        tip = self.board.input.tip_at(self.board.view.panels[seat].cards.center)
        return tip.text if tip is not None else ""

    def told_of_drawn_cards(self) -> list[str]:
        """What the journal says where it unfolds to a card that was drawn."""
        steps = (step for line in self.scene.log_book.lines for step in line.steps)
        return [step.text for step in steps if any(isinstance(event, CardDrawn) for event in step.events)]

    def names(self, seat: int) -> str:
        return sentence(WORDS.listed([card_name(WORDS, CARDS[card]) for card in self.state.hands[seat]]))


@pytest.mark.parametrize("bots", [("", "", ""), ("", "cadet", "cadet"), ("cadet", "cadet", "cadet")])
def test_of_a_game_that_has_ended_the_hand_of_the_turn_lies_open_and_others_are_told(
    bots: Sequence[str],
) -> None:
    watched = Watched(bots)
    seat = watched.state.mover
    assert watched.fan == list(watched.state.hands[seat])
    assert forecast(watched.board.view.shown, seat) is not None
    for other in range(3):
        assert watched.names(other) in watched.said_of_cards(other)
    assert watched.told_of_drawn_cards()
    assert all("+" in said for said in watched.told_of_drawn_cards())


def test_cards_that_are_put_back_are_those_of_their_owner() -> None:
    watched = Watched(("", "", ""), question=Question.RETURN)
    assert watched.fan == list(watched.state.hands[watched.state.decider])
    assert not watched.board.question_panel.open and not watched.board.curtain.covers


@pytest.mark.parametrize("bots", [("", "", ""), ("cadet", "cadet", "cadet")])
def test_of_a_game_that_goes_on_hands_stay_hidden(bots: Sequence[str]) -> None:
    watched = Watched(bots, steps=PLAYED)
    assert watched.fan == []
    for seat in range(3):
        assert watched.names(seat) not in watched.said_of_cards(seat)
        assert forecast(watched.board.view.shown, seat) is None
    assert watched.told_of_drawn_cards()
    assert not any("+" in said for said in watched.told_of_drawn_cards())


def test_of_a_game_that_goes_on_one_person_sees_the_own_hand_alone() -> None:
    watched = Watched(("", "cadet", "cadet"), steps=PLAYED)
    assert watched.fan == list(watched.state.hands[0])
    assert watched.board.shown.hands[1:] != watched.state.hands[1:]
    for seat in (1, 2):
        assert "+" not in watched.said_of_cards(seat)
