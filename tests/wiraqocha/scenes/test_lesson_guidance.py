"""In a lesson nothing on the table contradicts the guide: the line on top, the marks, the buttons, the menu."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect, Surface

from game.base.i18n.words import Words, available_languages
from game.base.keys.shell_keys import STEP_BACK
from game.kit.board.table_rects import Tab
from game.scenes.lesson.chooser import LessonChooser
from game.scenes.main_menu import MainMenuScene
from game.table import prompt_line
from game.table.menu import TableMenu
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.content.definitions import ValleyData
from game.ui.look import USUAL
from game.ui.press_guard import LASTS
from game.ui.widget import Widget
from tests.support.lessons import LESSON_NAMES, progress_of
from tests.support.mouse_player import MousePlayer
from tests.support.places import Places
from tests.support.pupil import Pupil, open_lessons, take
from tests.support.screens import Opened
from tests.support.shares import one_in
from tests.support.words import wiraqocha_words


def at(pupil: Pupil, step: str) -> Pupil:
    """The pupil, once everything before this step has been passed."""
    while pupil.progress.step.name != step:
        pupil.skip()
    return pupil


def line_on_top(pupil: Pupil, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the line on top says now."""
    said = []

    def listen(surface: Surface, text: str, *others: object, **more: object) -> Rect:
        said.append(text)
        return Rect(0, 0, 0, 0)

    with monkeypatch.context() as listening:
        listening.setattr(prompt_line, "draw_text", listen)
        pupil.scene.draw(Surface((1280, 720)))
    return said[-1]


def picture(pupil: Pupil, place: Rect) -> bytes:
    """The pixels of a place of the window, with nothing hovered."""
    pupil.harness.move((3, 3))
    pupil.harness.settle()
    return pygame.image.tobytes(pupil.harness.surface.subsurface(place), "RGB")


# the line on top


@pytest.mark.parametrize("lesson", LESSON_NAMES)
def test_the_line_on_top_says_what_the_step_asks_and_nothing_else(
    words: Words, content: ValleyData, lesson: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pupil = Pupil(words, content, lesson=lesson)
    general = {words(f"table.now.{name}") for name in ("preparation_roll", "over", "camp_first")}
    general |= {
        words(f"table.now.acts.{name}") for name in ("conquer_protect_build", "conquer_protect", "done")
    }
    said = {}
    while True:
        line = line_on_top(pupil, monkeypatch)
        assert line and line not in general, pupil.progress.step.name
        said[pupil.progress.step.name] = line
        if pupil.progress.last:
            break
        pupil.skip()
    if lesson == "first":
        assert said["welcome"] == "Read this, then press Continue."
        assert said["roll"] == "Press Roll."
        assert said["camp"] == "Drag the Base Camp from your reserve to tile 4."
        assert said["far"] == "Drag your Explorer from tile 1-1 to tile 5."
        assert said["plunder"] == "Click my Camp on tile 2, plunder it and take a crystal."
        assert said["farewell"] == "Read this, then press See the result."
    else:
        assert said["lower"] == "Point at the 6 and press the minus."
        assert said["stop_leviathan"] == "Click my Camp on tile 2, plunder it and take an Invention."


def test_a_step_of_two_deeds_asks_for_the_second_once_the_first_is_done(
    words: Words, content: ValleyData, monkeypatch: pytest.MonkeyPatch
) -> None:
    pupil = at(Pupil(words, content, lesson="second"), "both_ways")
    assert line_on_top(pupil, monkeypatch) == "Point at the 3 and press the minus."
    MousePlayer(pupil.harness).play("lower 3")
    assert line_on_top(pupil, monkeypatch) == "Point at the 5 and press the plus."


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("lesson", LESSON_NAMES)
def test_every_task_is_a_sentence_in_every_language(language: str, lesson: str, content: ValleyData) -> None:
    from game.titles.wiraqocha.lesson.tasks import task_text

    words, progress = wiraqocha_words(language), progress_of(content, lesson)
    asked = 0
    while not progress.last:
        action = progress.awaited_action()
        if action is not None:
            asked += 1
            said = task_text(words, action)
            assert said.endswith(".") and "{" not in said and "lesson." not in said
        progress.skip()
    assert asked > 15


# marks and prompts


def test_only_the_step_that_asks_to_buy_marks_a_card_as_affordable(words: Words, content: ValleyData) -> None:
    pupil = at(Pupil(words, content), "attack")  # five crystals and three cubes: every card could be bought
    cards = valley_of(pupil.scene.board).view.layout.cards
    before = [picture(pupil, card) for card in cards]
    at(pupil, "build")
    tanks, *others = [picture(pupil, card.inflate(-12, -12)) for card in cards]
    inner = [Rect(0, 0, *card.size).inflate(-12, -12) for card in cards]
    old = []
    for pixels, card, area in zip(before, cards, inner, strict=True):
        was = pygame.image.frombytes(pixels, card.size, "RGB")
        old.append(pygame.image.tobytes(was.subsurface(area), "RGB"))
    assert tanks != old[0]
    assert others == old[1:]


def test_the_reserve_calls_for_a_drag_only_where_the_step_does(words: Words, content: ValleyData) -> None:
    pupil = at(Pupil(words, content), "reach")
    label = valley_of(pupil.scene.board).view.panels[0].reserve_label
    assert label is not None
    calls = picture(pupil, label.inflate(0, -4))
    at(pupil, "cubes")
    assert picture(pupil, label.inflate(0, -4)) != calls


def test_where_the_token_is_to_go_stays_lit_while_it_is_dragged(words: Words, content: ValleyData) -> None:

    pupil = at(Pupil(words, content), "reach")
    places = Places(pupil.scene)
    x, y = places.reserve_token("drill")
    pupil.harness.press((x, y))
    pupil.harness.move((x + 90, y + 40))
    pupil.harness.frames(3)
    tile = valley_of(pupil.scene.board).view.layout.tile_rect(
        valley_of(pupil.scene.board).view.state.game.index["N1"]
    )
    shown = pupil.harness.surface
    lit = [
        spot
        for spot in range(tile.left, tile.centerx)
        if tuple(shown.get_at((spot, tile.centery)))[:3] == tuple(USUAL.lit)[:3]
    ]
    assert lit


# the buttons


def pressable(pupil: Pupil) -> set[str]:
    """The buttons of the table that can be pressed now."""
    buttons = valley_of(pupil.scene.board).actions_bar.buttons
    return {name for name, one in buttons.items() if one.visible and one.enabled} - {"hint"}


@pytest.mark.parametrize("lesson", LESSON_NAMES)
def test_only_the_button_that_the_step_asks_for_can_be_pressed(
    words: Words, content: ValleyData, lesson: str
) -> None:
    pupil = Pupil(words, content, lesson=lesson)
    while True:
        awaited = pupil.progress.awaited
        also = {"roll"} if "roll" in pupil.progress.step.also else set()
        expected = {awaited} & {"roll", "collect", "sacrifice", "end"}
        assert pressable(pupil) == expected | also, pupil.progress.step.name
        undo = valley_of(pupil.scene.board).actions_bar.buttons["undo"]
        assert undo.tip == words("lesson.no_undo", key=words.cap(STEP_BACK))
        if pupil.progress.last:
            break
        pupil.skip()


@pytest.mark.parametrize(("lesson", "zoom"), one_in(2, LESSON_NAMES, [1.0, 2.0]))
def test_one_button_leads_on_from_a_step_that_is_read_and_another_skips_a_deed(
    words: Words, content: ValleyData, zoom: float, lesson: str
) -> None:
    pupil = Pupil(words, content, (1920, 1080) if zoom > 1 else (1280, 720), zoom=zoom, lesson=lesson)
    while True:
        guide, readable = pupil.lesson.guide, pupil.progress.readable
        assert guide.skip.visible != readable, pupil.progress.step.name
        assert guide.go_on.visible == (readable or zoom > 1)
        shown: list[Widget] = [
            one for one in (guide.go_on, guide.skip, guide.rule, guide.leave) if one.visible
        ]
        for number, one in enumerate(shown):
            assert guide.sheet.rect.contains(one.rect)
            assert not one.rect.collidelistall([other.rect for other in shown[number + 1 :]])
        if pupil.progress.last:
            break
        pupil.skip()


def test_a_button_that_is_no_part_of_the_step_says_what_is(words: Words, content: ValleyData) -> None:
    pupil = Pupil(words, content)
    before = pupil.scene.session.state
    for press in (
        lambda: pupil.harness.click(valley_of(pupil.scene.board).actions_bar.buttons["roll"].rect.center),
        lambda: pupil.harness.key(pygame.K_SPACE),
    ):
        pupil.scene.ui.notify("")
        press()
        assert pupil.scene.ui.toast.text == words("lesson.read_first", button="Continue")
    at(pupil, "reach")
    before = pupil.scene.session.state
    pupil.harness.click(valley_of(pupil.scene.board).actions_bar.buttons["end"].rect.center)
    assert pupil.lesson.guide.said.objection == words("lesson.not_now")
    assert "N1" in valley_of(pupil.scene.board).spotlight.areas
    pupil.harness.key(pygame.K_u)
    assert pupil.lesson.guide.said.objection == words("lesson.no_undo", key=words.cap(STEP_BACK))
    assert pupil.scene.session.state == before


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_a_hint_says_and_rings_what_the_step_asks_for(words: Words, content: ValleyData, zoom: float) -> None:
    reading = Pupil(words, content, (1280, 720), zoom=zoom)
    reading.harness.key(pygame.K_h)
    assert reading.scene.ui.toast.text == "Read this, then press Continue."
    pupil = at(Pupil(words, content, (1280, 720), zoom=zoom), "reach")
    pupil.harness.key(pygame.K_h)
    assert pupil.scene.ui.toast.text == "Drag a Drill from your reserve to tile 1."
    assert pupil.scene.ui.toast.left > 0
    assert valley_of(pupil.scene.board).spotlight.areas == {"N1"}
    assert valley_of(pupil.scene.board).view.layout.shows(Tab.MAIN)


def test_the_strip_of_losses_can_be_replayed_in_a_lesson(words: Words, content: ValleyData) -> None:
    pupil = at(Pupil(words, content, lesson="second"), "camp_falls")
    pupil.settle()
    before = pupil.scene.session.state
    pupil.harness.key(pygame.K_w)
    pupil.harness.frames(5)
    pupil.harness.settle()
    assert pupil.scene.session.state == before
    assert pupil.progress.step.name == "camp_falls"
    pupil.skip()  # a click ends what is still being shown
    pupil.harness.wait(LASTS + 0.1)
    at(pupil, "campless")
    pupil.do_step()
    assert pupil.progress.step.name == "lower"


# what is true


def test_the_menu_of_a_lesson_does_not_say_that_it_is_saved(
    open_game: Callable[..., Opened], words: Words
) -> None:
    harness, _ = open_game()
    open_lessons(harness)
    take(harness, 1)
    scene = harness.stack.top
    assert isinstance(scene, TableScene)
    assert "not saved" in scene.board.menu.tip
    harness.key(pygame.K_ESCAPE)
    menu = harness.stack.top
    assert isinstance(menu, TableMenu)
    assert menu.text == words("lesson.menu_note") and "not saved" in menu.text


def test_the_choice_of_a_lesson_has_a_way_back(open_game: Callable[..., Opened], words: Words) -> None:
    harness, _ = open_game()
    chooser = open_lessons(harness)
    assert chooser.way_out is not None and chooser.way_out.label == words("menu.back")
    harness.click(chooser.way_out.rect.center)
    harness.settle()
    assert isinstance(harness.stack.top, MainMenuScene)
    assert isinstance(open_lessons(harness), LessonChooser)
    harness.key(pygame.K_ESCAPE)
    harness.settle()
    assert isinstance(harness.stack.top, MainMenuScene)


@pytest.mark.parametrize("language", available_languages())
def test_the_guide_uses_the_words_on_the_screen(language: str) -> None:
    words = wiraqocha_words(language)
    goals = words("lesson.step.goals.text")
    for name in ("treasure", "somnium", "leviathan"):
        assert words(f"table.bar.{name}") in goals
    assert words("menu.quick.more") in words("lesson.chapter.variants")
    assert words("table.action_kind.capture") in words("lesson.step.capture.text")
    for step, button in (("roll", "roll"), ("income", "collect"), ("cube_limit", "collect")):
        assert words(f"table.button.{button}") in words(f"lesson.step.{step}.text")


def test_what_the_rival_is_going_to_do_can_be_read_before_it_does_it(
    words: Words, content: ValleyData
) -> None:
    pupil = at(Pupil(words, content), "first_crystal")
    pupil.harness.key(pygame.K_RETURN)
    pupil.harness.frames(1)
    assert pupil.progress.step.name == "rival"
    pupil.harness.wait(2.0)
    assert pupil.progress.replied == 0
    pupil.settle()
    assert pupil.progress.readable
