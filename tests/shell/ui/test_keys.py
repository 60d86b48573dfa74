"""Keys mean what people press them for, under each layout and system: the events are those that SDL tells of there."""

import sys

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.buttons import Button
from game.ui.dialogs import Dialog, DialogOption
from game.ui.keys import KeyLayout, digit_of, sign_of
from game.ui.press_guard import LASTS
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.textfield import TextField
from tests.support.harness import Harness


def key(key: int, place: int = 0, text: str = "", mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=key, scancode=place, unicode=text, mod=mod)


class Naming(Scene):
    """A button with the key A, and a field."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = 0
        self.entered = 0
        self.button = Button("Do", self._press, key=pygame.K_a)
        self.field = TextField("Zoë", lambda text: None, on_enter=self._enter)
        self.ui.add(self.button, self.field)

    def _press(self) -> None:
        self.pressed += 1

    def _enter(self) -> None:
        self.entered += 1

    def layout(self, scale: Scale) -> None:
        self.button.place(Rect(400, 200, 280, 60), scale)
        self.field.place(Rect(400, 300, 280, 60), scale)


@pytest.fixture
def naming() -> Naming:
    return Naming()


@pytest.fixture
def hand(naming: Naming) -> Harness:
    return Harness(naming, (1280, 720))


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL | pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_RALT])
def test_alt_gr_writes_a_letter_and_commands_nothing(naming: Naming, hand: Harness, mod: int) -> None:
    """AltGr with A is ą on a Polish keyboard, not all of the text."""
    hand.click(naming.field.rect.center)
    hand.key(pygame.K_END)
    hand.post(key(pygame.K_a, pygame.KSCAN_A, "ą", mod), Event(pygame.TEXTINPUT, text="ą"))
    assert naming.field.text == "Zoëą"
    naming.ui.focus(None)
    hand.post(key(pygame.K_a, pygame.KSCAN_A, "ą", mod))
    assert naming.pressed == 0


@pytest.mark.parametrize(
    ("letter", "place", "meant"),
    [
        ("ф", pygame.KSCAN_A, pygame.K_a),
        ("ш", pygame.KSCAN_I, pygame.K_i),
        ("α", pygame.KSCAN_A, pygame.K_a),
        ("ש", pygame.KSCAN_A, pygame.K_a),
        ("m", pygame.KSCAN_SEMICOLON, pygame.K_m),  # French
        (",", pygame.KSCAN_M, pygame.K_COMMA),
        ("z", pygame.KSCAN_Y, pygame.K_z),  # German
        ("ı", pygame.KSCAN_I, ord("ı")),  # Turkish, which has an i elsewhere
    ],
)
def test_where_letters_are_none_of_ours_the_place_counts(letter: str, place: int, meant: int) -> None:
    event = KeyLayout().meant(key(ord(letter), place, letter))
    assert event is not None and event.key == meant


def test_signs_among_foreign_letters_are_read_by_their_place_too() -> None:
    """On a Hebrew keyboard W types an apostrophe; on ours it is what it is."""
    layout = KeyLayout()
    apostrophe = key(ord("'"), pygame.KSCAN_W, "'")
    meant = [
        layout.meant(event)
        for event in (
            apostrophe,
            key(ord("ש"), pygame.KSCAN_A, "ש"),
            apostrophe,
            key(pygame.K_a, pygame.KSCAN_A, "a"),
            apostrophe,
        )
    ]
    assert [event.key for event in meant if event is not None] == [
        ord("'"),
        pygame.K_a,
        pygame.K_w,
        pygame.K_a,
        ord("'"),
    ]


def test_a_shortcut_works_under_a_russian_layout(naming: Naming, hand: Harness) -> None:
    hand.post(key(ord("ф"), pygame.KSCAN_A, "ф"))
    assert naming.pressed == 1


@pytest.mark.parametrize(
    "mod", [pygame.KMOD_LCTRL, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, pygame.KMOD_RMETA]
)
def test_a_letter_that_commands_writes_nothing(naming: Naming, hand: Harness, mod: int) -> None:
    """Under a Russian layout a system tells of Ctrl with a letter as of a letter that is written, too."""
    hand.click(naming.field.rect.center)
    hand.key(pygame.K_END)
    hand.post(key(ord("ф"), pygame.KSCAN_A, "ф", mod), Event(pygame.TEXTINPUT, text="ф"))
    hand.post(key(ord("ф"), pygame.KSCAN_A, "ф", mod), Event(pygame.TEXTINPUT, text="ф"))
    assert naming.field.text == "Zoë"
    hand.post(Event(pygame.KEYUP, key=ord("ф"), mod=mod, unicode="", scancode=pygame.KSCAN_A))
    hand.post(Event(pygame.TEXTINPUT, text="李"))  # by an input method, which keeps its keys to itself
    assert "李" in naming.field.text


@pytest.mark.parametrize(
    ("event", "sign", "digit"),
    [
        (key(pygame.K_MINUS, pygame.KSCAN_6, "-"), "-", None),  # French
        (key(pygame.K_MINUS, pygame.KSCAN_6, "6", pygame.KMOD_LSHIFT), None, 6),
        (key(pygame.K_MINUS, pygame.KSCAN_6, "", pygame.KMOD_LSHIFT), None, 6),
        (key(pygame.K_AMPERSAND, pygame.KSCAN_1, "&"), None, 1),
        (key(ord("à"), pygame.KSCAN_0, "à"), None, 0),
        (key(pygame.K_PLUS, pygame.KSCAN_1, "+"), "+", None),  # Czech
        (key(pygame.K_1, pygame.KSCAN_1, "+", pygame.KMOD_LSHIFT), "+", None),  # Swiss
        (key(pygame.K_1, pygame.KSCAN_1, "!", pygame.KMOD_LSHIFT), None, 1),
        (key(pygame.K_EQUALS, pygame.KSCAN_EQUALS, "="), "+", None),
        (key(pygame.K_KP_PLUS, pygame.KSCAN_KP_PLUS, "+"), "+", None),
        (key(pygame.K_KP7, pygame.KSCAN_KP7, "7"), None, 7),
        (key(pygame.K_0, pygame.KSCAN_0, "0"), None, 0),
        (key(pygame.K_a, pygame.KSCAN_A, "a"), None, None),
    ],
)
def test_signs_are_read_from_what_is_typed_before_figures(
    event: Event, sign: str | None, digit: int | None
) -> None:
    assert (sign_of(event), digit_of(event)) == (sign, digit)


@pytest.mark.parametrize(("system", "picked"), [("darwin", True), ("linux", False), ("win32", False)])
def test_on_a_mac_cmd_does_what_ctrl_does(
    naming: Naming, hand: Harness, monkeypatch: pytest.MonkeyPatch, system: str, picked: bool
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    hand.click(naming.field.rect.center)
    hand.key(pygame.K_a, pygame.KMOD_LMETA)
    hand.type("x")
    assert (naming.field.text == "x") == picked


def test_f11_that_is_held_turns_the_window_once(hand: Harness) -> None:
    for _ in range(5):
        hand.post(key(pygame.K_F11))
        hand.wait(0.1)
    assert hand.loop.fullscreen
    hand.post(Event(pygame.KEYUP, key=pygame.K_F11, mod=0, unicode="", scancode=0))
    hand.post(key(pygame.K_F11))  # as a system tells that counts the key anew in the new window
    assert hand.loop.fullscreen
    hand.post(Event(pygame.KEYUP, key=pygame.K_F11, mod=0, unicode="", scancode=0))
    hand.wait(LASTS + 0.1)
    hand.key(pygame.K_F11)
    assert not hand.loop.fullscreen


def test_m_that_is_held_turns_the_sound_once(hand: Harness) -> None:
    turned: list[bool] = []
    hand.stack.on_mute = lambda: turned.append(True)
    for _ in range(3):
        hand.post(key(pygame.K_m))
    assert len(turned) == 1
    hand.post(Event(pygame.KEYUP, key=pygame.K_m, mod=0, unicode="", scancode=0))
    hand.key(pygame.K_m)
    assert len(turned) == 2


def composed(text: str) -> Event:
    return Event(pygame.TEXTEDITING, text=text, start=len(text), length=0)


def test_what_an_input_method_composes_is_seen_and_its_keys_are_its_own(
    naming: Naming, hand: Harness
) -> None:
    hand.click(naming.field.rect.center)
    before = pygame.image.tobytes(hand.surface, "RGB")
    hand.post(composed("o"), composed("ou"))
    assert pygame.image.tobytes(hand.surface, "RGB") != before
    assert naming.field.text == "Zoë"
    for pressed in (pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_TAB):
        hand.key(pressed)
    assert (naming.entered, naming.field.text, naming.ui.focused) == (0, "Zoë", naming.field)
    hand.post(Event(pygame.TEXTINPUT, text="où"), composed(""))
    hand.key(pygame.K_RETURN)
    assert (naming.entered, naming.field.text) == (1, "Zoëoù")


def test_a_question_is_not_left_by_the_escape_of_an_input_method(hand: Harness) -> None:
    question = Dialog("Name", "", [DialogOption("Keep", lambda: None)], lambda: None)
    field = TextField("", lambda text: None)
    question.ui.add(field)
    hand.stack.push(question)
    question.ui.focus(field)
    hand.post(composed("に"))
    hand.key(pygame.K_ESCAPE)
    assert hand.stack.top is question
    hand.post(composed(""))
    hand.key(pygame.K_ESCAPE)
    assert hand.stack.top is not question


def test_an_input_method_is_told_where_one_writes(
    naming: Naming, hand: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", lambda rect: told.append(Rect(rect)))
    hand.click(naming.field.rect.center)
    assert told and told[-1] == naming.field.rect
