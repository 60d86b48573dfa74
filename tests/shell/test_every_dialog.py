"""Every question over a screen is answered by Escape and by Enter, also after a press on its paper."""

import pygame
import pytest
from pygame.event import Event

from game.core.registry import title as title_named
from game.core.registry import titles
from game.kit.board.end_question import EndQuestion
from game.kit.forms.house_rules import HouseRulesDialog
from game.showcase import ShowcaseContext, draw, screens, set_up, stage
from game.table.scene import TableScene
from game.ui.dialogs import Dialog, DialogOption
from game.ui.fonts import pixels_of
from game.ui.labels import Label
from game.ui.modal import Modal
from game.ui.scale import Scale
from game.ui.scene import SceneStack
from game.ui.theme import Role
from game.ui.widget import LEFT
from tests.support.key_walk import press, top_of
from tests.support.layout_faults import faults_through
from tests.support.shares import one_in
from tests.support.spy import Seen, watch
from tests.support.title_examples import EXAMPLES
from tests.support.words import game_words_of

SIZE = (1280, 720)
SIZES = [SIZE, (1920, 1080), (1280, 1024)]
KEYS = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER)
SHARED = ("mods", "save-as", "trouble", "trouble-details", "lesson-choice", "stopped")
OWN = ("house-rules", "payment", "token-question", "menu", "question", "end-question")
DIALOGS = [
    *((title, screen) for title in titles() for screen in SHARED),
    *(("wiraqocha", screen) for screen in OWN),
    ("inkas", "house-rules"),
    ("inkas", "house-rules-advanced"),
    ("inkas", "house-rules-alliance"),
    ("inkas", "house-rules-solo"),
    ("inkas", "house-rules-quest"),
]


def press_at(stack: SceneStack, spot: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stack.handle(Event(kind, button=LEFT, pos=spot))


def press_paper(stack: SceneStack) -> Modal:
    """Press the paper of the question on top, beside all that is on it."""
    dialog = top_of(stack)
    assert isinstance(dialog, Modal)
    press_at(stack, dialog.panel.move(6, 6).topleft)
    return dialog


def leave_out_the_table(seen: Seen) -> None:
    """What no eye looks at: below a dialog lies a table, of which a part may be beyond the window."""
    if isinstance(seen.scene, TableScene):
        seen.drawn, seen.panels, seen.fitted = [], [], []


def put(stack: SceneStack, title: str, screen: str, language: str = "en") -> None:
    data = title_named(title).data.of_game(EXAMPLES[title].begin(title, 2, 1)[2])
    set_up(screen, ShowcaseContext(game_words_of(title, language), data, stack))


@pytest.mark.parametrize("key", KEYS, ids=pygame.key.name)
@pytest.mark.parametrize(("title", "screen"), DIALOGS)
def test_escape_and_enter_answer_a_question_after_a_press_on_its_paper(
    title: str, screen: str, key: int
) -> None:
    with stage(SIZE) as stack:
        put(stack, title, screen)
        dialog = press_paper(stack)
        press(stack, key)
        assert dialog not in stack.scenes


@pytest.mark.parametrize("key", KEYS, ids=pygame.key.name)
def test_they_do_so_after_a_switch_was_pressed(key: int) -> None:
    with stage(SIZE) as stack:
        put(stack, "wiraqocha", "end-question")
        question = top_of(stack)
        assert isinstance(question, EndQuestion)
        press_at(stack, question.never.rect.center)
        press(stack, key)
        assert question not in stack.scenes


@pytest.mark.parametrize("key", KEYS, ids=pygame.key.name)
def test_the_only_answer_of_a_dialog_is_given(key: int) -> None:
    given: list[str] = []
    with stage(SIZE) as stack:
        stack.push(Dialog("Goal", "Be rescued.", [DialogOption("Begin", lambda: given.append("begin"))]))
        press_paper(stack)
        press(stack, key)
        assert (given, stack.scenes) == (["begin"], [])


@pytest.mark.parametrize(
    ("dialog", "size", "language"), one_in(4, DIALOGS, SIZES, ["en", "fr", "it"]), ids=str
)
def test_a_dialog_of_large_letters_scrolls_and_makes_none_smaller(
    dialog: tuple[str, str], size: tuple[int, int], language: str
) -> None:
    with stage(size) as stack:
        stack.resize(Scale(*size, zoom=2.0))
        put(stack, *dialog, language)
        top = top_of(stack)
        assert isinstance(top, Modal) and top.scale.zoom == 2.0
        with watch(stack.scale) as spy:
            draw(stack)
            drawn = [text for seen in spy.scenes if seen.scene is top for text in seen.drawn]
            spy.scenes.clear()
            assert faults_through(stack, spy, leave_out_the_table) == []
        notes = [widget.text.split() for widget in top.content if isinstance(widget, Label)]
        smaller = [
            text.text
            for text in drawn
            if any(set(text.text.split()) <= set(note) for note in notes)
            and text.pixels < pixels_of(Role.ASIDE, top.scale)
        ]
        assert smaller == []


def test_the_wheel_the_keys_and_the_focus_scroll_a_dialog() -> None:
    with stage(SIZE) as stack:
        stack.resize(Scale(*SIZE, zoom=2.0))
        put(stack, "inkas", "house-rules-quest")
        dialog = top_of(stack)
        assert isinstance(dialog, HouseRulesDialog) and dialog.flows
        done, first = dialog.done.rect.copy(), dialog.content[0].rect.copy()
        stack.handle(Event(pygame.MOUSEMOTION, pos=first.center, rel=(0, 0), buttons=(0, 0, 0)))
        stack.handle(Event(pygame.MOUSEWHEEL, y=-1, x=0))
        assert dialog.content[0].rect.y < first.y and dialog.done.rect == done
        press(stack, pygame.K_HOME)
        assert dialog.content[0].rect == first
        switches = [widget for widget in dialog.content if widget.focusable]
        for _ in switches:
            press(stack, pygame.K_TAB)
            at = dialog.ui.focused
            assert at is not None and dialog.scroll.rect.contains(at.rect)
        assert dialog.ui.focused is switches[-1] and dialog.done.rect == done


@pytest.mark.slow
@pytest.mark.parametrize("title", titles())
def test_every_question_among_the_screens_is_tried(title: str) -> None:
    found = set()
    for screen in screens(title):
        with stage(SIZE) as stack:
            put(stack, title, screen)
            if isinstance(top_of(stack), Modal):
                found.add((title, screen))
    assert found == {one for one in DIALOGS if one[0] == title}
