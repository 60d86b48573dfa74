"""A table of Machu Picchu for tests, played with the mouse."""

import random
from collections.abc import Sequence
from typing import Any

import pygame

from game.core.bots.in_process_service import InProcessService
from game.core.match import Match, Seat
from game.core.record import GameSession
from game.core.seat_colours import emblem_of
from game.kit.board.table_rects import Tab
from game.table.scene import TableScene
from game.titles.machu_picchu.board.board import CityBoard
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.board.hand.places import area_of
from game.titles.machu_picchu.board.moves.answers import ON_PANEL, Answer
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.board.panels.tray import FanCard, fan_of
from game.titles.machu_picchu.board.questions.answer_rows import RowButtons
from game.titles.machu_picchu.board.questions.question_panel import QuestionPanel
from game.titles.machu_picchu.content.definitions import CARDS, COLOURS
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.actions import Done
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import Question, State
from game.titles.machu_picchu.title import TITLE
from game.ui.press_guard import LASTS
from game.ui.widget import Widget
from tests.support.card_race_game import quiet_preferences
from tests.support.harness import Harness
from tests.support.words import game_words_of

_IN_MARKET = (PlaceKind.PLUS, PlaceKind.MINUS, PlaceKind.SELL, PlaceKind.BUY, PlaceKind.ROW, PlaceKind.COLUMN)
_LONGEST = 100  # frames of half a second


class CityTable:
    """A table in a hidden window; without bots all seats are persons'."""

    def __init__(
        self,
        state: State | None = None,
        *,
        seats: int = 3,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        bots: Sequence[str] = (),
        seed: int = 7,
        zoom: float = 1.0,
    ) -> None:
        setup = Setup(COLOURS[:seats] if state is None else state.game.colours, seed)
        names = ("Ada Lovegrove", "Bram Hollis", "Inès Vauclair", "Tomás Quillay", "Mayu Quispe")
        players = tuple(
            Seat(name, emblem_of(colour, setup.colours, EMBLEMS), bot)
            for name, colour, bot in zip(
                names, setup.colours, (*bots, *[""] * len(setup.colours)), strict=False
            )
        )
        self.match = Match(setup, players)
        first = state if state is not None else TITLE.setups.new_game(TITLE.data.load(), setup)
        self.session: GameSession[Any, Any, Any] = GameSession(TITLE.rules, first)
        self.scene = TableScene(
            self.match,
            self.session,
            game_words_of(NAME, language),
            board=CityBoard,
            preferences=quiet_preferences(),
            service=InProcessService(TITLE),
        )
        self.window = Harness(self.scene, size, zoom)
        self.window.settle()

    @property
    def board(self) -> CityBoard:
        """The board on it."""
        assert isinstance(self.scene.board, CityBoard)
        return self.scene.board

    @property
    def panel(self) -> QuestionPanel:
        """Where its people are asked."""
        return self.board.question_panel

    @property
    def state(self) -> State:
        """The game as it stands."""
        found: State = self.session.state
        return found

    def click(self, place: Place) -> None:
        """Click a place of the table, with the tab open in which it is."""
        self.scene.tabs.open(Tab.MARKET if place.kind in _IN_MARKET else Tab.MAIN)
        self.window.click(area_of(self.board.view.shown, place).center)

    def press(self, widget: Widget) -> None:
        """Press a button."""
        self.window.click(widget.rect.center)

    def play_by_chance(self, chance: random.Random, trades: float = 0.3) -> None:
        """Answer the question that is asked by any action, with the mouse; `trades`: how often the market goes on."""
        board, state = self.board, self.state
        if state.question in ON_PANEL:
            self.window.settle()  # the panel comes when nothing moves any more
        shown = board.view.shown
        assert shown.choices.actions, state.question
        if board.question_panel.open:
            self._answer(chance)
            return
        if Done() in shown.choices.actions and chance.random() > trades:
            self._end_turn()
            return
        self.click(chance.choice(list(shown.choices.clicks)))

    def _seen_of(self, card: FanCard) -> tuple[int, int]:
        """Where a card is not covered by the next one."""
        spots = ((round(card.centre[0]) - away, round(card.centre[1])) for away in range(0, 60, 4))
        for spot in spots:
            found = self.board.view.at(spot)
            if found is not None and found.name == CARDS[card.card]:
                return spot
        raise LookupError(f"{CARDS[card.card]} is covered")

    def _end_turn(self) -> None:
        """End the turn; where it is asked whether, with the same answer."""
        self.scene.tabs.open(Tab.MAIN)
        self.press(self.board.buttons_of_hand.buttons["end"])
        if self.window.stack.top is not self.scene:
            self.window.key(pygame.K_e)

    def _answer(self, chance: random.Random) -> None:
        panel = self.board.question_panel
        answer = panel.answer
        assert answer is not None
        if answer.question is Question.RETURN:
            if self.board.curtain.covers:
                self.press(self.board.curtain)
                self.window.frames(1, LASTS)  # a second press at once would be too many
            hand = fan_of(self.board.view.shown)
            for card in chance.sample(hand, answer.needed):
                self.window.click(self._seen_of(card))
        else:
            self._change(panel.deciding_row, answer, chance)
        self.go_on()

    def go_on(self) -> None:
        """Give what stands on the panel, all of it."""
        self.press(self.board.question_panel.go_on)
        self.give_due()

    def give_due(self) -> None:
        """Let time pass until all answers are given that were kept or ordered, and the table is at rest."""
        for _ in range(_LONGEST):
            if self.board.answering.due is None:
                self.window.settle()
                return
            self.window.frames(1, 0.5)
        raise AssertionError(f"{self.board.answering.due} is not given")

    def _change(self, row: RowButtons, answer: Answer, chance: random.Random) -> None:
        """Perhaps answer otherwise than usual."""
        if answer.question in (Question.MAKE, Question.BURN):
            if chance.random() < 0.5 and row.more.enabled:
                self.press(row.more)
        elif answer.question is Question.OFFER:
            self.press(row.goods[chance.choice(answer.able)])
        elif answer.question is Question.FEE and chance.random() < 0.3:
            self.press(row.skip)
