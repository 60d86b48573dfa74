"""The lesson on the real table: played through by mouse, every slip whole, only what is asked for in light."""

from fnmatch import fnmatchcase
from typing import Final

import pytest
from pygame import Surface

from game.base.i18n.words import available_languages
from game.base.profile.settings import MotionSettings, Pace
from game.kit.board.board_factory import BoardFactory
from game.scenes.lesson.curtain import CurtainScene
from game.scenes.lesson.mode import LessonCallbacks, LessonMode, lesson_table
from game.scenes.lesson.progress import LessonProgress
from game.scenes.lesson.script import load_lesson
from game.table.menu import MenuCallbacks
from game.table.scene import TableScene
from game.titles.inkas.board.board import QuestBoard, ring_of
from game.titles.inkas.board.hand.key_places import wamani_spot
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.layout.ring import wall_line
from game.titles.inkas.board.moves.choices import BoardPlace, Piece, PieceKind, PlaceKind
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.ring.lights import LightTone, draw_lights
from game.titles.inkas.board.ring.ring_view import staff_foot, standing_by_name
from game.titles.inkas.content.definitions import OfferingName
from game.titles.inkas.lesson.lessons import InkasLessons
from game.titles.inkas.name import NAME
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.state import State
from game.titles.inkas.title import TITLE
from game.ui.press_guard import LASTS
from tests.support.harness import Harness, Spot
from tests.support.modes import lesson_of
from tests.support.words import game_words_of

LESSONS: Final = InkasLessons()


class RingPupil:
    """Somebody who takes the lesson in a hidden window."""

    def __init__(self, language: str = "en", size: tuple[int, int] = (1280, 720)) -> None:
        chapters = load_lesson(TITLE, TITLE.data.load(), LESSONS.names[0])
        self.progress: LessonProgress[State, Action, Event] = LessonProgress(TITLE.rules, chapters)
        callbacks = LessonCallbacks(
            MenuCallbacks(lambda: None), lambda section: None, lambda: None, lambda match, state: None
        )
        words = game_words_of(NAME, language)
        scene = lesson_table(words, self.progress, LESSONS, TITLE.part(BoardFactory), callbacks)
        self.window = Harness(scene, size)
        self.settle()

    @property
    def board(self) -> QuestBoard:
        scene = self.window.stack.top
        assert isinstance(scene, TableScene)
        return ring_of(scene.board)

    @property
    def lesson(self) -> LessonMode:
        return lesson_of(self.window.stack.top)

    def settle(self) -> None:
        """Let the guide play, too, and the table be laid anew; a curtain is read and opened."""
        self._rest()
        curtain = self.window.stack.top
        if isinstance(curtain, CurtainScene):
            self.window.click(curtain.go_on.rect.center)
            self._rest()

    def _rest(self) -> None:
        self.window.settle()
        self.window.frames(2)
        self.window.settle()
        self.window.frames(1, LASTS)  # who reads does not press at once

    def go_on(self) -> None:
        """Do what is asked for by mouse, or read on."""
        action = self.progress.awaited_action()
        if action is None:
            self.window.click(self.lesson.guide.go_on.rect.center)
        else:
            self.click_for(action)
        self.settle()

    def click_for(self, action: Action) -> None:
        board = self.board
        able = board.view.shown.choices
        if isinstance(action, a.End):
            self.window.click(board.buttons_of_hand.buttons["end"].rect.center)
        elif isinstance(action, a.Ambush):
            self.window.click(board.question_panel.widgets[0].rect.center)
        elif isinstance(action, a.Draw | a.Plunge | a.Lift):
            self.window.click(board.buttons_of_hand.buttons["place"].rect.center)
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
                assert one is not None
                x, y = shown.layout.on_view(one.foot)
            case PlaceKind.HOLE:
                x, y = shown.layout.on_view(ring.hole(place.name))
            case PlaceKind.OFFERING:
                return offering_areas(shown)[OfferingName(place.name)].center
            case _:
                x, y = staff_foot(shown)[1]
        return round(x), round(y) - 12 * (place.kind is not PlaceKind.HOLE)


def check_slip(pupil: RingPupil) -> None:
    """The slip of the guide is whole, and the table calls for what is asked for and for nothing else."""
    guide, progress = pupil.lesson.guide, pupil.progress
    slip = f"{progress.step.name} {progress.done}"
    assert guide.text.furthest == 0, f"{slip}: the text is longer than its area"
    assert guide.said.text, slip
    assert "lesson." not in guide.said.text + pupil.lesson.line(), slip
    patterns = progress.step.expect[progress.done] if progress.awaited else []
    called = pupil.board.view.shown.choices.actions
    assert bool(called) == bool(patterns), slip
    assert all(
        any(fnmatchcase(TITLE.rules.format_action(one), pattern) for pattern in patterns) for one in called
    ), slip
    ends = pupil.board.buttons_of_hand.buttons["end"].enabled
    assert ends == (progress.awaited == "end"), slip


@pytest.mark.parametrize("language", available_languages())
def test_it_is_played_through_by_mouse(language: str) -> None:
    pupil = RingPupil(language)
    done = []
    while not (pupil.progress.last and pupil.progress.readable):
        check_slip(pupil)
        before = pupil.progress.step_number, pupil.progress.done, pupil.progress.replied
        pupil.go_on()
        after = pupil.progress.step_number, pupil.progress.done, pupil.progress.replied
        assert after != before, pupil.progress.step.name
        done.append(before)
    check_slip(pupil)
    assert len({number for number, *_ in done}) == 11


# what is not asked for


def pupil_at(step: str) -> RingPupil:
    """A pupil who has come to a step."""
    pupil = RingPupil()
    while pupil.progress.step.name != step:
        pupil.go_on()
    return pupil


def drags(pupil: RingPupil, piece: Piece, place: BoardPlace) -> tuple[str, str]:
    """Drag a piece to a place; returns what the guide objects and what the strip says, and nothing is played."""
    before = pupil.progress.session.state
    pupil.window.drag(pupil.home_of(piece), pupil.spot_of(place))
    scene = pupil.window.stack.top
    assert isinstance(scene, TableScene)
    said = pupil.lesson.guide.said.objection, scene.ui.toast.text
    assert pupil.progress.session.state == before
    return said


def walla(name: str) -> Piece:
    return Piece(PieceKind.WALLA, name)


def wamani(name: str) -> BoardPlace:
    return BoardPlace(PlaceKind.WAMANI, name)


def test_another_legal_drop_than_the_step_asks_for_is_answered_by_the_step() -> None:
    pupil = pupil_at("place")
    first = pupil.progress.awaited_action()
    assert isinstance(first, a.Place)
    assert drags(pupil, walla(first.walla), wamani("Ca3"))[0] == "Try this first:"


def test_a_walla_that_the_step_does_not_ask_for_is_answered_too() -> None:
    assert drags(pupil_at("place"), walla("ayar_manqu"), wamani("Cb3"))[0] == "Try this first:"


def test_a_scout_that_may_cross_a_wall_is_not_told_of_the_wall() -> None:
    pupil = pupil_at("home")
    # a wall stands between Ca2 and Cb3, which the Scout may cross, though the step asks for another way
    objection, strip = drags(pupil, walla("ayar_awqa"), wamani("Cb3"))
    assert objection == "Try this first:" and "wall" not in strip.lower()


def test_a_rule_that_bars_a_drop_in_a_lesson_is_named() -> None:
    pupil = pupil_at("place")
    _, strip = drags(pupil, walla("ayar_awqa"), wamani("Qa3"))
    assert "home" in strip or "suyu" in strip


def test_a_walla_that_can_do_no_more_says_why() -> None:
    pupil = pupil_at("place")
    pupil.go_on()
    assert pupil.progress.awaited == "end"
    objection, strip = drags(pupil, walla("ayar_awqa"), wamani("Cb2"))
    assert objection or strip


def test_while_there_is_something_to_read_a_drop_says_so() -> None:
    pupil = pupil_at("board")
    assert pupil.progress.readable
    assert "First read this" in drags(pupil, walla("ayar_awqa"), wamani("Cb3"))[1]


# when the guide speaks


def lively(pupil: RingPupil) -> RingPupil:
    """The same pupil, at a table where things move."""
    scene = pupil.window.stack.top
    assert isinstance(scene, TableScene)
    scene.set_motion(MotionSettings(ambient=False, speed=Pace.NORMAL))
    return pupil


def test_the_guide_tells_what_the_die_says_when_it_rests() -> None:
    pupil = lively(pupil_at("enemy"))
    guide = pupil.lesson.guide
    before = guide.said.text
    pupil.click_for(a.Attack("ayar_awqa", "wayra_sumaq"))
    assert pupil.progress.done == 1
    assert guide.said.text == before
    assert not guide.skip.visible and not guide.go_on.visible
    pupil.settle()
    assert guide.said.text.startswith("A 2.")
    assert guide.skip.visible


def test_nothing_is_asked_nor_pointed_at_while_the_rival_plays() -> None:
    pupil = lively(pupil_at("lake"))
    while pupil.progress.awaited != "end":
        pupil.go_on()
    pupil.click_for(a.End())
    assert pupil.progress.replying
    assert pupil.lesson.guide.said.text == "Illa is playing."
    pupil.settle()
    assert pupil.lesson.guide.said.text.startswith("I have placed my Guide")


def test_skip_never_stands_where_continue_stood() -> None:
    pupil = RingPupil()
    guide = pupil.lesson.guide
    assert guide.go_on.visible and not guide.skip.visible
    stood = guide.go_on.rect.copy()
    pupil.go_on()
    assert guide.skip.visible
    assert not guide.skip.rect.colliderect(stood)


# what is in light


def test_walls_lie_above_the_light_on_both_sides_of_them() -> None:
    view = pupil_at("walls").board.view
    shown = view.shown
    sheet = Surface(shown.scale.size)
    view.draw(sheet)
    line = [shown.layout.on_view(spot) for spot in wall_line(("Cb3", "Cb2"))]
    spots = [(round(x), round(y)) for x, y in line[2:-2]]
    before = [sheet.get_at(spot) for spot in spots]
    draw_lights(sheet, shown, [("Cb3", LightTone.OWN), ("Cb2", LightTone.FOCUS)])
    for spot, colour in zip(spots, before, strict=True):  # but for soft edges
        assert all(abs(now - was) <= 24 for now, was in zip(sheet.get_at(spot), colour, strict=True)), spot
