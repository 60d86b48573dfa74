"""Somebody who takes the lesson of Machu Picchu, by mouse or by keys."""

from typing import Final

import pygame

from game.core.match import Match
from game.kit.board.board_factory import BoardFactory
from game.scenes.lesson.mode import LessonCallbacks, LessonMode, lesson_table
from game.scenes.lesson.progress import LessonProgress
from game.scenes.lesson.script import load_lesson
from game.table.menu import MenuCallbacks
from game.table.scene import TableScene
from game.titles.machu_picchu.board.board import CityBoard, city_of
from game.titles.machu_picchu.board.hand.keyboard import LETTERS
from game.titles.machu_picchu.board.hand.places import area_of
from game.titles.machu_picchu.board.moves.choices import choices
from game.titles.machu_picchu.board.panels.tray import fan_of
from game.titles.machu_picchu.content.definitions import Good
from game.titles.machu_picchu.lesson.lessons import MachuPicchuLessons
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.fixed_order import CARD_INDEX, GOODS, ROW_INDEX, TILES
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE
from tests.support.harness import Harness
from tests.support.modes import lesson_of, settle_lesson
from tests.support.words import game_words_of

LESSONS: Final = MachuPicchuLessons()
_GOODS_KEYS: Final = {"llama": pygame.K_1, "coca": pygame.K_2, "pottery": pygame.K_3, "cloth": pygame.K_4}


def city_progress() -> LessonProgress[State, Action, Event]:
    """Somebody who begins the lesson."""
    return LessonProgress(TITLE.rules, load_lesson(TITLE, TITLE.data.load(), LESSONS.names[0]))


class CityPupil:
    """Somebody who takes the lesson in a hidden window."""

    def __init__(self, language: str = "en", size: tuple[int, int] = (1280, 720), zoom: float = 1.0) -> None:
        self.words = game_words_of(NAME, language)
        self.progress = city_progress()
        self.left = 0
        self.finished: list[State] = []
        scene = lesson_table(
            self.words,
            self.progress,
            LESSONS,
            TITLE.part(BoardFactory),
            LessonCallbacks(MenuCallbacks(self._leave), lambda section: None, lambda: None, self._finish),
        )
        self.window = Harness(scene, size, zoom)
        self.settle()

    def _finish(self, match: Match, state: State) -> None:
        self.finished.append(state)

    def _leave(self) -> None:
        self.left += 1

    @property
    def scene(self) -> TableScene:
        """The table."""
        scene = self.window.stack.top
        assert isinstance(scene, TableScene)
        return scene

    @property
    def board(self) -> CityBoard:
        """The board on it."""
        return city_of(self.scene.board)

    @property
    def lesson(self) -> LessonMode:
        """The lesson on it."""
        return lesson_of(self.window.stack.top)

    @property
    def state(self) -> State:
        """The game of the lesson as it stands."""
        return self.progress.session.state

    def settle(self) -> None:
        """Let the guide play, too, and the table be laid anew; a curtain is read and opened."""
        settle_lesson(self.window)

    def go_on(self) -> None:
        """Press the button that leads past what is read."""
        self.window.click(self.lesson.guide.go_on.rect.center)
        self.settle()

    def go_back(self) -> None:
        """Press the button that leads back to where a step began."""
        self.window.click(self.lesson.guide.go_back.rect.center)
        self.settle()

    def skip(self) -> None:
        """Get past the step without doing it."""
        guide = self.lesson.guide
        self.window.click((guide.go_on if self.progress.readable else guide.skip).rect.center)
        self.settle()

    def skip_to(self, step: str) -> "CityPupil":
        """Get past all steps before this one."""
        while self.progress.step.name != step:
            self.skip()
        return self

    def do_step(self, *, by_keys: bool = False) -> None:
        """Do what the step asks for, and read what has come of it."""
        step = self.progress.step
        while self.progress.step is step:
            action = self.progress.awaited_action()
            if action is None and by_keys:
                self.window.key(pygame.K_RETURN)
            elif action is None:
                self.window.click(self.lesson.guide.go_on.rect.center)
            elif by_keys:
                self.press_for(action)
            else:
                self.click_for(action)
            self.settle()
            if self.progress.last and self.progress.readable:
                return

    def click_for(self, action: Action) -> None:
        """Do an action by mouse."""
        shown, panel = self.board.view.shown, self.board.question_panel
        clicks = choices(shown.state.game, [action]).clicks
        if clicks:
            self.window.click(area_of(shown, next(iter(clicks))).center)
        elif isinstance(action, a.Done):
            self.window.click(self.board.buttons_of_hand.buttons["end"].rect.center)
        elif isinstance(action, a.ReturnCards):
            for wanted in action.cards:
                card = next(one for one in fan_of(shown) if one.card == CARD_INDEX[wanted])
                self.window.click((round(card.centre[0]), round(card.centre[1])))
            self.window.click(panel.go_on.rect.center)
        elif isinstance(action, a.Burn):
            self.window.click(panel.deciding_row.more.rect.center)
            self.window.click(panel.go_on.rect.center)
        elif isinstance(action, a.Offer | a.ChooseGoods):
            for good in self._to_choose(action):
                self.window.click(panel.deciding_row.goods[good].rect.center)
            self.window.click(panel.go_on.rect.center)

    def _to_choose(self, action: a.Offer | a.ChooseGoods) -> list[Good]:
        """The goods to press: those that are not chosen yet."""
        row = self.board.question_panel.deciding_row.row
        assert row is not None
        return [good for good in action.goods if good not in row.answer.goods]

    def press_for(self, action: Action) -> None:
        """Do an action by keys."""
        key = self.window.key
        match action:
            case a.PlaceInca(district) | a.PlacePrince(district) | a.Walk(district) | a.Ride(district):
                key(pygame.key.key_code(LETTERS[district]), mod=pygame.KMOD_ALT)
            case a.Stay(tile):
                key(pygame.K_1 + TILES.index(tile))
            case a.Ordain(row):
                here = self.state.prince[0]
                key(pygame.K_1 + self.state.game.ordained[here].index(ROW_INDEX[row]))
            case a.Hire(job) | a.Recall(job):
                home = self.state.game.content.jobs[job].district
                key(pygame.key.key_code(LETTERS[home]), mod=pygame.KMOD_ALT)
            case a.Offer() | a.ChooseGoods():
                for good in self._to_choose(action):
                    key(pygame.K_1 + GOODS.index(good))
                key(pygame.K_SPACE)
            case a.Adjust(good):
                key(pygame.K_PLUS)
                key(_GOODS_KEYS[good])
            case a.Sell(good):
                key(_GOODS_KEYS[good])
            case a.Buy(good):
                key(_GOODS_KEYS[good], mod=pygame.KMOD_SHIFT)
            case a.Done():
                key(pygame.K_e)
            case a.Burn():
                key(pygame.K_UP)
                key(pygame.K_SPACE)
            case a.ReturnCards(cards):
                hand = self.state.hands[0]
                for card in cards:
                    key(pygame.K_1 + hand.index(CARD_INDEX[card]))
                key(pygame.K_SPACE)
