"""Somebody who takes a lesson of INKAS by mouse in a hidden window, for tests."""

from fnmatch import fnmatchcase
from typing import Final

import pygame

from game.kit.board.board_factory import BoardFactory
from game.scenes.lesson.mode import LessonCallbacks, LessonMode, lesson_table
from game.scenes.lesson.progress import LessonProgress
from game.scenes.lesson.script import load_lesson
from game.table.menu import MenuCallbacks
from game.table.scene import TableScene
from game.table.tabs import Tabs
from game.titles.inkas.board.board import QuestBoard, ring_of
from game.titles.inkas.board.hand.key_places import wamani_spot
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.moves.choices import MIDDLE, BoardPlace, Piece, PieceKind, PlaceKind
from game.titles.inkas.board.panels.hanan import hanan_figures
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.seen_hand import seen_areas
from game.titles.inkas.board.questions.orders import Ask
from game.titles.inkas.board.questions.orders_dialog import OrdersDialog
from game.titles.inkas.board.ring.ring_view import card_place, staff_foot, standing_by_name
from game.titles.inkas.lesson.lessons import InkasLessons
from game.titles.inkas.name import NAME
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State
from game.titles.inkas.title import TITLE
from tests.support.harness import Harness, Spot
from tests.support.modes import lesson_of, settle_lesson
from tests.support.words import game_words_of

LESSONS: Final = InkasLessons()


class RingPupil:
    """Somebody who takes the lesson in a hidden window."""

    def __init__(
        self,
        language: str = "en",
        size: tuple[int, int] = (1280, 720),
        lesson: str = LESSONS.names[0],
        zoom: float = 1.0,
    ) -> None:
        chapters = load_lesson(TITLE, TITLE.data.load(), lesson)
        self.progress: LessonProgress[State, Action, Event] = LessonProgress(TITLE.rules, chapters)
        callbacks = LessonCallbacks(
            MenuCallbacks(lambda: None), lambda section: None, lambda: None, lambda match, state: None
        )
        words = game_words_of(NAME, language)
        scene = lesson_table(words, self.progress, LESSONS, TITLE.part(BoardFactory), callbacks)
        self.window = Harness(scene, size, zoom)
        self.settle()

    @property
    def board(self) -> QuestBoard:
        scene = self.window.stack.top
        assert isinstance(scene, TableScene)
        return ring_of(scene.board)

    @property
    def lesson(self) -> LessonMode:
        return lesson_of(self.window.stack.top)

    @property
    def tabs(self) -> Tabs:
        scene = self.window.stack.top
        assert isinstance(scene, TableScene)
        return scene.tabs

    @property
    def orders_dialog(self) -> OrdersDialog:
        """The standing orders, which are open."""
        dialog = self.window.stack.top
        assert isinstance(dialog, OrdersDialog)
        return dialog

    def settle(self) -> None:
        """Let the guide play, too, and the table be laid anew; a curtain is read and opened."""
        settle_lesson(self.window)

    def go_on(self) -> None:
        """Do what is asked for by mouse, or read on."""
        action = self.progress.awaited_action()
        if self.progress.awaits_order:
            self.give_order()
        elif action is None:
            self.window.click(self.lesson.guide.go_on.rect.center)
        else:
            self.click_for(action)
        self.settle()

    def click_for(self, action: Action) -> None:
        board = self.board
        able = board.view.shown.choices
        answers = [option.actions for option in board.question_panel.options]
        if isinstance(action, a.End | a.Rebirth):
            self.window.click(board.buttons_of_hand.buttons["end"].rect.center)
        elif isinstance(action, a.Invoke):
            self.click_power(action)
        elif isinstance(action, a.Stop):
            badge = next(button for button in board.stops.buttons if button.visible)
            self.window.click(badge.rect.center)
            self.window.frames(30)
            self.window.key(pygame.K_1)
        elif (action,) in answers:
            self.window.click(board.question_panel.buttons[answers.index((action,))].rect.center)
        elif isinstance(action, a.Draw | a.Plunge | a.Lift):
            self.window.click(board.buttons_of_hand.buttons["place"].rect.center)
        elif isinstance(action, a.Play | a.Swap):
            self.drag_for(action)
        elif clicked := [place for place, found in able.clicks.items() if action in found]:
            self.window.click(self.spot_of(clicked[0]))
        else:
            piece, place = next(
                (piece, place)
                for piece, places in able.pieces.items()
                for place, found in places.items()
                if action in found
            )
            self.window.click(self.home_of(piece))
            self.window.click(self.spot_of(place))

    def click_power(self, action: a.Invoke) -> None:
        """Put the card onto the walla, choose what its slip asks for, and use the power."""
        board = self.board
        card = next(piece for piece in board.view.shown.choices.pieces if piece.kind is PieceKind.CARD)
        self.window.drag(self.home_of(card), self.spot_of(BoardPlace(PlaceKind.WALLA, action.walla)))
        panel = board.question_panel
        for _ in range(3):  # what it asks for, and that it is used
            if self.progress.awaited_action() != action:
                break
            button = next(
                button
                for button, option in zip(panel.buttons, panel.options, strict=False)
                if action in option.actions
            )
            self.window.click(button.rect.center)

    def drag_for(self, action: Action) -> None:
        """Drag a card onto what it is for."""
        piece, place = next(
            (piece, place)
            for piece, places in self.board.view.shown.choices.pieces.items()
            for place, found in places.items()
            if piece.kind is PieceKind.CARD and action in found and (place != MIDDLE or len(places) == 1)
        )
        self.window.drag(self.home_of(piece), self.spot_of(place))

    def give_order(self) -> None:
        """Open the standing orders, save a card for later, and close them."""
        self.window.click(self.board.question_panel.orders.rect.center)
        dialog = self.orders_dialog
        _, card, ask = self.progress.step.order.split()
        control = dialog.card_asks[card]
        number = tuple(Ask).index(Ask(ask))
        wide = control.rect.width
        self.window.click((control.rect.x + wide * (2 * number + 1) // (2 * len(Ask)), control.rect.centery))
        self.window.click(dialog.done.rect.center)
        self.settle()

    def home_of(self, piece: Piece) -> Spot:
        x, y = self.board.gestures.home(piece)
        return round(x), round(y) - 12

    def spot_of(self, place: BoardPlace) -> Spot:
        view = self.board.view
        shown = view.shown
        match place.kind:
            case PlaceKind.WAMANI:
                return wamani_spot(view, place.name).center
            case PlaceKind.WALLA:
                one = standing_by_name(shown, place.name)
                rising = [one.foot for one in hanan_figures(shown) if place.name in one.members]
                x, y = shown.layout.on_view(one.foot) if one is not None else rising[0]
            case PlaceKind.HOLE:
                x, y = shown.layout.on_view(ring.hole(place.name))
            case PlaceKind.CARD:
                x, y = card_place(shown, place.name)
            case PlaceKind.MIDDLE:
                return shown.layout.view.center
            case PlaceKind.SEAT:
                return self._panel(place.name)
            case PlaceKind.SEEN_CARD:
                return next(area.center for card, area in seen_areas(shown) if card == place.name)
            case PlaceKind.OFFERING:
                return offering_areas(shown)[place.name].center
            case _:
                x, y = staff_foot(shown)[1]
        return round(x), round(y) - 12 * (place.kind is not PlaceKind.HOLE)

    def _panel(self, ayllu: str) -> Spot:
        view = self.board.view
        seat = view.shown.state.game.ayllus.index(ayllu)
        return next(panel.rect.center for panel in view.panels if panel.seat == seat)


def check_slip(pupil: RingPupil) -> None:
    """The slip of the guide is whole, and the table calls for what is asked for and for nothing else."""
    guide, progress = pupil.lesson.guide, pupil.progress
    slip = f"{progress.step.name} {progress.done}"
    assert guide.text.furthest == 0, f"{slip}: the text is longer than its area"
    assert guide.said.text, slip
    assert "lesson." not in guide.said.text + pupil.lesson.line(), slip
    patterns = progress.step.expect[progress.done] if progress.awaited else []
    called = pupil.board.view.shown.choices.actions
    stops = isinstance(progress.awaited_action(), a.Stop)  # by a badge, and by nothing on the board
    assert bool(called) == (bool(patterns) and not stops), slip
    reads = isinstance(progress.awaited_action(), a.Invoke)  # a slip with all that it offers
    if reads or pupil.board.shown.question in (Question.ANSWER, Question.SEEN_HAND, Question.CONSENT):
        called = tuple(one for one in called if progress.allows(one))  # all answers are to be read
    assert all(
        any(fnmatchcase(TITLE.rules.format_action(one), pattern) for pattern in patterns) for one in called
    ), slip
    ends = pupil.board.buttons_of_hand.buttons["end"].enabled
    assert ends == (progress.awaited in ("end", "rebirth")), slip
