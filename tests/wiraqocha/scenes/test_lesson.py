"""The lessons: every step by mouse, every step skipped, nothing leaps, nothing kept, nothing spoilt."""

import fnmatch
import re
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest
from pygame import Rect

from game.base.i18n.words import Words, available_languages
from game.base.keys.shell_keys import STEP_BACK
from game.core.record import Saves
from game.kit.board.table_rects import Tab
from game.kit.forms.result import ResultScene
from game.scenes.lesson.curtain import CurtainScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.rules.scene import RulesScene
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.lesson.pointing import places
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.notation.actions import TEXT_FORMS
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import seat_of
from game.ui.look import Look
from game.ui.press_guard import LASTS
from tests.support.asserted import setup_of
from tests.support.harness import Harness
from tests.support.lessons import LESSON_NAMES, Progress, at_the_beginning, chapters_of, progress_of
from tests.support.modes import lesson_of
from tests.support.mouse_player import MousePlayer
from tests.support.places import Places
from tests.support.pupil import Pupil, onward, open_lessons, take
from tests.support.screens import Opened
from tests.support.shares import one_in
from tests.support.words import wiraqocha_words


@pytest.mark.parametrize(("lesson", "zoom"), one_in(2, LESSON_NAMES, [1.0, 2.0]))
def test_all_of_it_can_be_played_by_mouse_to_the_end(
    words: Words, content: ValleyData, zoom: float, lesson: str
) -> None:
    pupil = Pupil(words, content, zoom=zoom, lesson=lesson)
    assert pupil.scene.scale.zoom == zoom
    seen = []
    while not pupil.progress.last:
        seen.append(pupil.progress.step_number)
        pupil.do_step()
    assert seen == list(range(1, pupil.progress.step_count))
    assert pupil.progress.session.state.winner == 0
    assert not pupil.finished
    pupil.harness.click(pupil.lesson.guide.go_on.rect.center)
    assert [state.winner for state in pupil.finished] == [0]


@pytest.mark.parametrize(("lesson", "zoom"), one_in(2, LESSON_NAMES, [1.0, 2.0]))
def test_every_step_can_be_skipped_and_left(
    words: Words, content: ValleyData, zoom: float, lesson: str
) -> None:
    pupil = Pupil(words, content, zoom=zoom, lesson=lesson)
    count = 0
    while not pupil.progress.last:
        pupil.harness.click(pupil.lesson.guide.leave.rect.center)
        count += 1
        assert pupil.left == count
        pupil.skip()
    assert count == pupil.progress.step_count - 1
    assert not pupil.lesson.guide.skip.visible


@pytest.mark.parametrize("lesson", LESSON_NAMES)
def test_a_double_click_leads_one_step_on(words: Words, content: ValleyData, lesson: str) -> None:
    pupil = Pupil(words, content, lesson=lesson)
    while not pupil.progress.last:
        number, spot = pupil.progress.step_number, onward(pupil.lesson).rect.center
        pupil.harness.click(spot)
        pupil.harness.frames(8)
        pupil.harness.click(spot)
        pupil.settle()
        assert pupil.progress.step_number == number + 1
        pupil.harness.wait(LASTS)


@pytest.mark.parametrize("lesson", LESSON_NAMES)
def test_two_presses_at_the_end_of_a_lesson_show_its_victory(
    lesson: str, open_game: Callable[..., Opened]
) -> None:
    harness, _ = open_game()
    open_lessons(harness)
    take(harness, LESSON_NAMES.index(lesson) + 1)
    to_the_last_step(harness)
    harness.keys([pygame.K_RETURN, pygame.K_RETURN])
    harness.settle()
    assert isinstance(harness.stack.top, ResultScene)


@pytest.mark.parametrize("lesson", one_in(2, LESSON_NAMES))
def test_from_every_step_the_rest_can_be_played_after_a_skip(
    words: Words, content: ValleyData, lesson: str
) -> None:
    for first in (True, False):
        pupil = Pupil(words, content, lesson=lesson)
        while not pupil.progress.last:
            if (pupil.progress.step_number % 2 == 0) == first:
                pupil.skip()
            else:
                pupil.do_step()
        assert pupil.progress.session.state.winner == 0


def test_a_step_allows_only_what_it_asks_for_and_explains_the_rest(words: Words, content: ValleyData) -> None:
    pupil = Pupil(words, content)
    while pupil.progress.step.name != "camp":
        pupil.skip()
    scene = pupil.scene
    where = Places(scene)
    before = scene.session.state
    pupil.harness.drag(where.reserve_token("camp"), where.tile_centre("N1"))
    pupil.harness.settle()
    assert scene.session.state == before
    assert lesson_of(scene).guide.said.objection == words("lesson.not_now")
    pupil.harness.drag(where.reserve_token("drill"), where.tile_centre("N5"))
    pupil.harness.settle()
    assert scene.session.state == before  # refused by the rules, with their reason
    pupil.do_step()
    assert lesson_of(scene).guide.said.objection == ""
    scene.commands.undo()
    assert lesson_of(scene).guide.said.objection == words("lesson.no_undo", key=words.cap(STEP_BACK))


def test_the_rival_plays_by_itself(words: Words, content: ValleyData) -> None:
    pupil = Pupil(words, content)
    while pupil.progress.step.name != "end":
        pupil.skip()
    player = MousePlayer(pupil.harness)
    player.play("end")
    pupil.settle()
    assert pupil.progress.step.name == "first_crystal"  # read before the rival goes on
    assert pupil.progress.session.state.crystals[0] == 1
    pupil.do_step()
    pupil.settle()
    assert pupil.progress.step.name == "rival"
    assert pupil.progress.readable
    assert pupil.progress.session.state.mover == 0


@pytest.mark.parametrize(
    ("lesson", "size"), one_in(2, LESSON_NAMES, [(1280, 720), (1280, 1024), (2560, 1080)])
)
def test_the_guide_never_covers_what_it_talks_about(
    words: Words, content: ValleyData, size: tuple[int, int], lesson: str
) -> None:
    pupil = Pupil(words, content, size, lesson=lesson)
    while True:
        scene, progress = pupil.scene, pupil.progress
        panel = lesson_of(scene).guide.sheet.rect
        assert Rect((0, 0), size).contains(panel)
        lit = places(valley_of(scene.board), scene.tabs, progress.step.point)
        assert len(lit) == len(progress.step.point), progress.step.name
        assert not [rect for rect in lit if rect.colliderect(panel)], progress.step.name
        assert lesson_of(scene).guide.text.furthest == 0, (
            f"{progress.step.name}: the text is longer than its area"
        )
        if progress.last:
            break
        pupil.skip()


@pytest.mark.parametrize("lesson", one_in(2, LESSON_NAMES))
def test_where_all_is_large_the_guide_speaks_on_the_board_beside_the_hand(
    words: Words, content: ValleyData, lesson: str
) -> None:
    """What it speaks of and what has to be done are in sight together; where tiles at both ends of the board are
    meant, it speaks in the place of the hand.
    """
    pupil, on_board = Pupil(words, content, (1920, 1080), 1.5, lesson), 0
    while not pupil.progress.last:
        scene, progress = pupil.scene, pupil.progress
        guide, layout = lesson_of(scene).guide, valley_of(scene.board).view.layout
        assert guide.text.furthest == 0, f"{progress.step.name}: the text is longer than its area"
        lit = places(valley_of(scene.board), scene.tabs, progress.step.point)
        hidden = [rect for rect in lit if rect.colliderect(guide.sheet.rect) and rect != layout.map]
        assert not hidden, progress.step.name
        assert lit or not progress.awaited, progress.step.name
        if layout.open_tab is Tab.MAIN:
            on_board += 1
            assert layout.map.contains(guide.sheet.rect), progress.step.name
        pupil.skip()
    assert on_board > 0.8 * progress.step_count


def test_the_tab_of_the_log_takes_the_guide_off_the_board(words: Words, content: ValleyData) -> None:
    pupil = Pupil(words, content, (1920, 1080), 1.5)
    scene = pupil.scene
    pupil.harness.click(Places(scene).tab(Tab.JOURNAL))
    assert valley_of(scene.board).view.layout.log.contains(lesson_of(scene).guide.sheet.rect)
    pupil.harness.click(Places(scene).tab(Tab.MAIN))
    assert valley_of(scene.board).view.layout.map.contains(lesson_of(scene).guide.sheet.rect)


@pytest.mark.parametrize("lesson", one_in(2, LESSON_NAMES))
def test_where_all_is_largest_the_guide_speaks_on_a_leaf_and_leads_to_the_hand(
    words: Words, content: ValleyData, lesson: str
) -> None:
    """What has to be done is shown on the table, the guide lies open whenever it has something new to say."""
    pupil = Pupil(words, content, (1920, 1080), 2.0, lesson)
    while not pupil.progress.last:
        scene, progress = pupil.scene, pupil.progress
        assert valley_of(scene.board).view.layout.open_tab is Tab.JOURNAL
        assert valley_of(scene.board).view.layout.log.contains(lesson_of(scene).guide.text.rect)
        assert lesson_of(scene).guide.text.furthest == 0, (
            f"{progress.step.name}: the text is longer than its area"
        )
        window = scene.scale.window
        lit = places(valley_of(scene.board), scene.tabs, progress.step.point)
        assert all(
            window.contains(rect) and not rect.colliderect(lesson_of(scene).guide.sheet.rect) for rect in lit
        )
        if progress.awaited:
            assert lit, progress.step.name
            pupil.harness.click(lesson_of(scene).guide.go_on.rect.center)
            pupil.settle()
            assert valley_of(scene.board).view.layout.open_tab is Tab.MAIN
            assert not lesson_of(scene).guide.text.visible
            pupil.harness.click(Places(scene).tab(Tab.JOURNAL))
            assert lesson_of(scene).guide.text.visible
        pupil.skip()


@pytest.mark.parametrize("lesson", LESSON_NAMES)
def test_other_ways_of_a_step_are_legal_too(content: ValleyData, lesson: str) -> None:
    """A pattern that no legal action fits would mislead."""
    progress = progress_of(content, lesson)
    while not progress.last:
        while progress.awaited:
            legal = [TEXT_FORMS.write(action) for action in legal_actions(progress.session.state)]
            for pattern in progress.step.expect[progress.done]:
                assert fnmatch.filter(legal, pattern), (progress.step.name, pattern)
            progress.play(
                next(
                    a
                    for a in legal_actions(progress.session.state)
                    if progress.allows(a) and progress._expected(a)
                )
            )
            if progress.done == 0:
                break
        else:
            progress.skip()


@pytest.mark.parametrize("lesson", LESSON_NAMES)
def test_whatever_a_step_allows_the_rest_can_still_be_done(content: ValleyData, lesson: str) -> None:
    """Nobody gets stuck because a step was done in another way than the guide had in mind."""
    parts = chapters_of(content, lesson)

    def at(place: int) -> Progress:
        progress = at_the_beginning(parts)
        while progress.step_number < place:
            progress.skip()
        return progress

    tried = 0
    for place in range(1, at_the_beginning(parts).step_count + 1):
        for action in legal_actions(at(place).session.state):
            progress = at(place)
            if not progress.allows(action):
                continue
            assert progress.play(action)
            tried += 1
            while not progress.last:
                progress.skip()  # fails where what the guide asks for is not possible
    assert tried > 20


def test_the_rule_of_a_step_opens_and_leads_back(words: Words, content: ValleyData) -> None:
    pupil = Pupil(words, content)
    scene = pupil.scene
    pupil.harness.click(lesson_of(scene).guide.rule.rect.center)
    book = pupil.harness.stack.top
    assert isinstance(book, RulesScene)
    assert book.section == pupil.progress.step.rule
    pupil.harness.click(book.back.rect.center)
    assert pupil.harness.stack.top is scene


# what the guide says is true


def ends(content: ValleyData, lesson: str) -> list[tuple[State, State]]:
    """For each chapter that goes on with the game before it: how that one ended, and how this one begins."""
    progress = progress_of(content, lesson)
    found = []
    while not progress.last:
        before, part = progress.session.state, progress.chapter_index
        while not progress.last and progress.chapter_index == part:
            before = progress.session.state
            progress.skip()
        if progress.chapter_index != part and not progress.chapter.another_game:
            found.append((before, progress.session.state))
    return found


@pytest.mark.parametrize("lesson", LESSON_NAMES)
def test_what_was_gained_is_seen_before_the_lesson_goes_on(content: ValleyData, lesson: str) -> None:
    """A chapter ends with a step that is read: nothing that was done last is swept away at once."""
    for part in chapters_of(content, lesson):
        assert not part.steps[-1].expect and not part.steps[-1].rival, part.name
    progress = progress_of(content, lesson)
    while not progress.last:
        step = progress.step
        progress.skip()
        ended = ["end"] in step.expect and not progress.last
        assert not ended or progress.readable or progress.step.rival, step.name


@pytest.mark.parametrize("lesson", LESSON_NAMES)
def test_what_was_earned_in_a_chapter_is_still_there_in_the_next(content: ValleyData, lesson: str) -> None:
    found = ends(content, lesson)
    assert found
    for before, after in found:
        assert after.turn > before.turn and after.mover == before.mover
        for seat in before.game.seats:
            assert after.cards[seat] & before.cards[seat] == before.cards[seat]
            owned = [relic for relic, owner in enumerate(before.relics) if owner == seat]
            assert all(after.relics[relic] == seat for relic in owned)
            assert sum(after.graveyard[seat]) >= sum(before.graveyard[seat])
        assert after.crystals[0] >= before.crystals[0]


def test_a_tile_that_is_lost_between_two_chapters_is_told_of(words: Words, content: ValleyData) -> None:
    for lesson in LESSON_NAMES:
        parts = chapters_of(content, lesson)
        chapters = [part for part in parts[1:] if not part.another_game]
        for part, (before, after) in zip(chapters, ends(content, lesson), strict=True):
            for tile, piece in enumerate(before.board):
                if piece >= 0 and (after.board[tile] < 0 or seat_of(after.board[tile]) != seat_of(piece)):
                    number = before.game.labels[tile].removeprefix("N")
                    assert f"tile {number}" in words(f"lesson.chapter.{part.name}")


@pytest.mark.parametrize(("lesson", "least"), [("first", 2), ("second", 2)])
def test_the_dice_that_the_guide_names_lie_in_the_tray(
    words: Words, content: ValleyData, lesson: str, least: int
) -> None:
    progress = progress_of(content, lesson)
    named = 0
    while not progress.last:
        said = re.search(
            r"[Yy]ou have (\d(?:, \d)* and \d)\b", words(f"lesson.step.{progress.step.name}.text")
        )
        if said is not None:
            named += 1
            assert sorted(map(int, re.findall(r"\d", said[1]))) == sorted(progress.session.state.dice)
        progress.skip()
    assert named >= least


def test_the_rounds_that_passed_are_counted(content: ValleyData) -> None:
    """Three rounds of two players are six turns."""
    progress = progress_of(content)
    passed = []
    part = 0
    while not progress.last:
        turn = progress.session.state.turn
        progress.skip()
        if progress.chapter_index != part:
            part = progress.chapter_index
            passed.append((progress.session.state.turn - turn, progress.rounds_passed))
    assert passed == [(6, 3), (6, 3)]


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("lesson", LESSON_NAMES)
def test_every_step_and_curtain_says_something_short(content: ValleyData, language: str, lesson: str) -> None:
    words = wiraqocha_words(language)
    parts = chapters_of(content, lesson)
    keys = [f"lesson.chapter.{part.name}" for part in parts[1:]]
    keys += [f"lesson.step.{step.name}.text" for part in parts for step in part.steps]
    for key in keys:
        assert words.knows(key), key
        sentences = [end for end in words(key).replace("…", "").split() if end[-1] in ".!?"]
        assert 1 <= len(sentences) <= 3, f"{key}: {words(key)}"


def test_the_lessons_use_no_name_of_a_step_twice(content: ValleyData) -> None:
    names = [
        step.name for lesson in LESSON_NAMES for part in chapters_of(content, lesson) for step in part.steps
    ]
    assert len(names) == len(set(names))
    assert min(progress_of(content, lesson).step_count for lesson in LESSON_NAMES) >= 20


# the curtain


def to_the_curtain(pupil: Pupil) -> CurtainScene:
    """Skip to the end of the chapter."""
    part = pupil.progress.chapter_index
    while pupil.progress.chapter_index == part:
        pupil.harness.click(onward(pupil.lesson).rect.center)
        if pupil.progress.chapter_index == part:
            pupil.settle()
    pupil.harness.settle()
    curtain = pupil.harness.stack.top
    assert isinstance(curtain, CurtainScene)
    return curtain


def test_a_curtain_says_what_has_passed_and_opens_on_the_next_chapter(
    words: Words, content: ValleyData
) -> None:
    pupil = Pupil(words, content)
    curtain = to_the_curtain(pupil)
    assert curtain.words.title == "Three rounds later"
    assert "tile 6" in curtain.words.text
    pupil.harness.key(pygame.K_RETURN)
    pupil.harness.frames(3)
    assert pupil.harness.stack.top is curtain  # it opens slowly
    pupil.harness.settle()
    assert pupil.scene.session.state.turn == 9


def test_a_curtain_before_another_game_says_so(words: Words, content: ValleyData) -> None:
    pupil = Pupil(words, content, lesson="second")
    while pupil.progress.chapter.name != "dice_work":
        pupil.skip()
    assert to_the_curtain(pupil).words.title == "Another game"


def test_a_curtain_is_gone_at_once_where_nothing_may_move(words: Words, content: ValleyData) -> None:
    pupil = Pupil(words, content)
    curtain = to_the_curtain(pupil)
    pupil.harness.stack.set_look(Look(still=True))
    pupil.harness.click(curtain.go_on.rect.center)
    pupil.harness.frames(1)
    assert pupil.lesson.progress.step.name == "far"


# the way in and out


def to_the_last_step(harness: Harness) -> None:
    """Skip all steps but the last one."""
    while isinstance(scene := harness.stack.top, CurtainScene) or not lesson_of(scene).progress.last:
        harness.click(
            (scene.go_on if isinstance(scene, CurtainScene) else onward(lesson_of(scene))).rect.center
        )
        harness.settle()
        harness.frames(2)
        harness.settle()
        harness.frames(1, LASTS)


def skip_to_the_end(harness: Harness) -> ResultScene:
    """Skip all steps and read the last one."""
    to_the_last_step(harness)
    harness.click(onward(lesson_of(harness.stack.top)).rect.center)
    harness.settle()
    harness.frames(1, LASTS)
    victory = harness.stack.top
    assert isinstance(victory, ResultScene)
    return victory


def test_the_title_offers_both_lessons_and_nothing_is_kept(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    for number, step in ((1, "welcome"), (2, "hard_times")):
        harness, _ = open_game()
        open_lessons(harness)
        lesson = take(harness, number)
        assert lesson.progress.step.name == step
        harness.click(onward(lesson).rect.center)
        harness.settle()
        harness.click(lesson.guide.leave.rect.center)
        assert isinstance(harness.stack.top, MainMenuScene)
        assert harness.stack.top.resume_game is None
    assert not saves.folder.exists() or not list(saves.folder.iterdir())


def test_the_first_lesson_ends_with_the_victory_and_leads_to_a_first_game(
    open_game: Callable[..., Opened], words: Words
) -> None:
    harness, navigator = open_game()
    open_lessons(harness)
    take(harness, 1)
    victory = skip_to_the_end(harness)
    assert (victory.sheet.headline, "Somnium" in victory.sheet.lines[0].text) == (
        "Your expedition wins",
        True,
    )
    labels = [button.label for button in victory.options]
    assert labels == [
        words("lesson.after.first_game"),
        words("lesson.following.second.label"),
        words("menu.to_title"),
    ]
    harness.key(pygame.K_RETURN)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    assert [seat.bot for seat in table.context.match.seats] == ["", "cadet", "cadet"]
    assert setup_of(table.context.match).layout == "recommended"
    assert navigator.games.playing is not None


def test_the_first_lesson_leads_to_the_second_which_leads_on_to_a_game(
    open_game: Callable[..., Opened],
) -> None:
    harness, navigator = open_game()
    open_lessons(harness)
    take(harness, 1)
    harness.click(skip_to_the_end(harness).options[1].rect.center)
    harness.settle()
    scene = harness.stack.top
    assert isinstance(scene, TableScene)
    assert lesson_of(scene).progress.step.name == "hard_times"
    victory = skip_to_the_end(harness)
    assert navigator.screens.preferences.now.lessons == {"wiraqocha": LESSON_NAMES}
    harness.click(victory.options[0].rect.center)
    assert isinstance(harness.stack.top, TableScene)


def test_from_the_victory_one_can_look_at_the_table_and_come_back(open_game: Callable[..., Opened]) -> None:
    harness, _ = open_game()
    open_lessons(harness)
    take(harness, 2)
    harness.click(skip_to_the_end(harness).ways["look"].rect.center)
    harness.settle()
    scene = harness.stack.top
    assert isinstance(scene, TableScene)
    harness.click(lesson_of(scene).guide.go_on.rect.center)
    assert isinstance(harness.stack.top, ResultScene)


def test_lessons_of_another_title_do_not_count(open_game: Callable[..., Opened], words: Words) -> None:
    harness, navigator = open_game()
    preferences = navigator.screens.preferences
    preferences.change(replace(preferences.now, lessons={"wiraqocha": ("first",), "another": ("second",)}))
    first = words("lesson.choice.first.title")
    labels = [option.label for option in open_lessons(harness).options]
    assert labels == [words("lesson.choice.done", lesson=first), words("lesson.choice.second.title")]
    take(harness, 2)
    skip_to_the_end(harness)
    assert preferences.now.lessons["wiraqocha"] == LESSON_NAMES
    assert preferences.now.lessons["another"] == ("second",)


def test_a_lesson_that_was_taken_is_remembered(open_game: Callable[..., Opened], words: Words) -> None:
    harness, navigator = open_game()
    first = words("lesson.choice.first.title")
    assert open_lessons(harness).options[0].label == first
    take(harness, 1)
    skip_to_the_end(harness)
    navigator.title()
    harness.frames(1)
    labels = [option.label for option in open_lessons(harness).options]
    assert labels == [words("lesson.choice.done", lesson=first), words("lesson.choice.second.title")]
