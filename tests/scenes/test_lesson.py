"""The lesson of the first game: every step by mouse, every step skipped, nothing kept, nothing spoilt."""

import fnmatch
from collections.abc import Callable

import pytest
from pygame import Rect

from game.content.definitions import Content
from game.lesson import Course, load_lesson
from game.record import Saves
from game.rules.engine import legal_actions
from game.rules.notation.actions import format_action
from game.scenes.lesson import LessonScene
from game.scenes.lesson.pointing import places
from game.scenes.rules import RulesScene
from game.scenes.table.layout import Leaf
from game.scenes.table.menu import MenuWays
from game.scenes.title import TitleScene
from game.ui.harness import Harness
from game.words import Words
from tests.scenes.conftest import Opened
from tests.scenes.mouse_player import MousePlayer


class Pupil:
    """Somebody who takes the lesson in a hidden window."""

    def __init__(
        self, words: Words, content: Content, size: tuple[int, int] = (1280, 720), zoom: float = 1.0
    ) -> None:
        self.course = Course(load_lesson(content))
        self.left = 0
        self.harness = Harness(LessonScene(words, self.course, MenuWays(self._leave)), size, zoom)
        self.harness.settle()

    def _leave(self) -> None:
        self.left += 1

    @property
    def scene(self) -> LessonScene:
        scene = self.harness.stack.top
        assert isinstance(scene, LessonScene)
        return scene

    def settle(self) -> None:
        """Let the rival play, too, and the table be laid anew."""
        self.harness.settle()
        self.harness.frames(2)
        self.harness.settle()

    def skip(self) -> None:
        self.harness.click(self.scene.speech.skip.rect.center)
        self.settle()

    def do_step(self) -> None:
        """Do by mouse what the step asks for."""
        step = self.course.step
        player = MousePlayer(self.harness)
        while self.course.step is step and self.course.awaited:
            player.play(self.course.awaited)
        self.settle()
        if self.course.step is step:
            self.harness.click(self.scene.speech.go_on.rect.center)
            self.settle()


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_all_of_it_can_be_played_by_mouse_to_the_end(words: Words, content: Content, zoom: float) -> None:
    pupil = Pupil(words, content, zoom=zoom)
    assert pupil.scene.scale.zoom == zoom
    seen = []
    while not pupil.course.last:
        seen.append(pupil.course.place)
        pupil.do_step()
    assert seen == list(range(1, pupil.course.count))
    assert pupil.course.session.state.winner == 0
    pupil.harness.click(pupil.scene.speech.go_on.rect.center)
    assert pupil.left == 1


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_every_step_can_be_skipped_and_left(words: Words, content: Content, zoom: float) -> None:
    pupil = Pupil(words, content, zoom=zoom)
    count = 0
    while not pupil.course.last:
        pupil.harness.click(pupil.scene.speech.leave.rect.center)
        count += 1
        assert pupil.left == count
        pupil.skip()
    assert count == pupil.course.count - 1
    assert not pupil.scene.speech.skip.visible


def test_from_every_step_the_rest_can_be_played_after_a_skip(words: Words, content: Content) -> None:
    for first in (True, False):
        pupil = Pupil(words, content)
        while not pupil.course.last:
            if (pupil.course.place % 2 == 0) == first:
                pupil.skip()
            else:
                pupil.do_step()
        assert pupil.course.session.state.winner == 0


def test_a_step_allows_only_what_it_asks_for_and_explains_the_rest(words: Words, content: Content) -> None:
    pupil = Pupil(words, content)
    while pupil.course.step.name != "camp":
        pupil.skip()
    scene = pupil.scene
    where = scene.places()
    before = scene.session.state
    pupil.harness.drag(where.reserve_token("camp"), where.tile_centre("N1"))
    pupil.harness.settle()
    assert scene.session.state == before
    assert scene.speech.speech.objection == words("lesson.not_now")
    pupil.harness.drag(where.reserve_token("drill"), where.tile_centre("N5"))
    pupil.harness.settle()
    assert scene.session.state == before  # refused by the rules, with their reason
    pupil.do_step()
    assert scene.speech.speech.objection == ""
    scene.undo()
    assert scene.speech.speech.objection == words("lesson.no_undo")


def test_the_rival_plays_by_itself(words: Words, content: Content) -> None:
    pupil = Pupil(words, content)
    while pupil.course.step.name != "end":
        pupil.skip()
    player = MousePlayer(pupil.harness)
    player.play("end")
    pupil.settle()
    assert pupil.course.step.name == "rival"
    assert pupil.course.readable
    assert pupil.course.session.state.mover == 0


@pytest.mark.parametrize("size", [(1280, 720), (1280, 1024), (2560, 1080)])
def test_the_guide_never_covers_what_it_talks_about(
    words: Words, content: Content, size: tuple[int, int]
) -> None:
    pupil = Pupil(words, content, size)
    while True:
        scene, course = pupil.scene, pupil.course
        panel = scene.speech.rect
        assert Rect((0, 0), size).contains(panel)
        lit = places(scene, course.step.point)
        assert len(lit) == len(course.step.point) or not course.awaited, course.step.name
        assert not [rect for rect in lit if rect.colliderect(panel)], course.step.name
        assert scene.speech.text.furthest == 0, f"{course.step.name}: the text is longer than its room"
        if course.last:
            break
        pupil.skip()


def test_where_all_is_large_the_guide_speaks_on_a_leaf_and_leads_to_the_hand(
    words: Words, content: Content
) -> None:
    """What has to be done is shown on the table, the guide lies open whenever it has something new to say."""
    pupil = Pupil(words, content, (1920, 1080), 2.0)
    while not pupil.course.last:
        scene, course = pupil.scene, pupil.course
        assert scene.view.layout.leaf is Leaf.JOURNAL
        assert scene.view.layout.log.contains(scene.speech.text.rect)
        assert scene.speech.text.furthest == 0, f"{course.step.name}: the text is longer than its room"
        window = scene.scale.window
        lit = places(scene, course.step.point)
        assert all(window.contains(rect) and not rect.colliderect(scene.speech.rect) for rect in lit)
        if course.awaited:
            assert lit, course.step.name
            pupil.harness.click(scene.speech.go_on.rect.center)
            pupil.settle()
            assert scene.view.layout.leaf is Leaf.HAND
            assert not scene.speech.text.visible
            pupil.harness.click(scene.places().tab(Leaf.JOURNAL))
            assert scene.speech.text.visible
        pupil.skip()


def test_other_ways_of_a_step_are_legal_too(content: Content) -> None:
    """A pattern that no legal action fits would mislead."""
    course = Course(load_lesson(content))
    while not course.last:
        while course.awaited:
            legal = [format_action(action) for action in legal_actions(course.session.state)]
            for pattern in course.step.expect[course.done]:
                assert fnmatch.filter(legal, pattern), (course.step.name, pattern)
            course.play(
                next(
                    a for a in legal_actions(course.session.state) if course.allows(a) and course._expected(a)
                )
            )
            if course.done == 0:
                break
        else:
            course.skip()


def test_whatever_a_step_allows_the_rest_can_still_be_done(content: Content) -> None:
    """Nobody gets stuck because a step was done in another way than the guide had in mind."""
    parts = load_lesson(content)

    def at(place: int) -> Course:
        course = Course(parts)
        while course.place < place:
            course.skip()
        return course

    tried = 0
    for place in range(1, Course(parts).count + 1):
        for action in legal_actions(at(place).session.state):
            course = at(place)
            if not course.allows(action):
                continue
            assert course.play(action)
            tried += 1
            while not course.last:
                course.skip()  # fails where what the guide asks for is not possible
    assert tried > 20


def test_the_rule_of_a_step_opens_and_leads_back(words: Words, content: Content) -> None:
    pupil = Pupil(words, content)
    scene = pupil.scene
    pupil.harness.click(scene.speech.rule.rect.center)
    book = pupil.harness.stack.top
    assert isinstance(book, RulesScene)
    assert book.section == pupil.course.step.rule
    pupil.harness.click(book.back.rect.center)
    assert pupil.harness.stack.top is scene


def test_the_title_leads_to_it_and_nothing_is_kept(open_game: Callable[..., Opened], saves: Saves) -> None:
    harness, _ = open_game()
    title = harness.stack.top
    assert isinstance(title, TitleScene)
    assert title.lesson is not None
    harness.click(title.lesson.rect.center)
    harness.settle()
    scene = harness.stack.top
    assert isinstance(scene, LessonScene)
    harness.click(scene.speech.skip.rect.center)
    harness.settle()
    harness.click(scene.speech.leave.rect.center)
    assert isinstance(harness.stack.top, TitleScene)
    assert harness.stack.top.resume_game is None
    assert not saves.folder.exists() or not list(saves.folder.iterdir())
