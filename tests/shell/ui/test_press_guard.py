"""The same press again does nothing to what the press before has brought, and is never waited for elsewhere."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.buttons import Button
from game.ui.dialogs import Dialog, DialogOption
from game.ui.press_guard import LASTS, MOST
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.selectors import BoundedStepper
from game.ui.textfield import TextField
from game.ui.widget import Widget
from tests.support.harness import Harness


class Form(Scene):
    """Some widgets below each other."""

    def __init__(self, *widgets: Widget) -> None:
        super().__init__()
        self.ui.add(*widgets)

    def layout(self, scale: Scale) -> None:
        for number, widget in enumerate(self.ui.widgets):
            widget.place(Rect(500, 330 + 80 * number, 280, 60), scale)


class Doing:
    """A button on a form, and how often it was pressed."""

    def __init__(self, then: Callable[[], None] = lambda: None) -> None:
        self.count = 0
        self.then = then
        self.button = Button("Do", self.act, key=pygame.K_d)
        self.form = Form(self.button)
        self.hand = Harness(self.form, (1280, 720))

    def act(self) -> None:
        self.count += 1
        self.then()

    def click(self) -> None:
        self.hand.click(self.button.rect.center)

    def press(self) -> None:
        self.hand.key(pygame.K_d)


def asking(answered: list[str]) -> Dialog:
    """A question whose answer lies in the middle and has the same key as what raises it."""
    return Dialog(
        "Sure?", "", [DialogOption("Yes", lambda: answered.append("yes"), pygame.K_d)], lambda: None
    )


@pytest.mark.parametrize("press", [Doing.click, Doing.press])
def test_a_press_does_not_answer_the_question_it_raises(press: Callable[[Doing], None]) -> None:
    answered: list[str] = []
    doing = Doing(lambda: doing.hand.stack.push(dialog))
    dialog = asking(answered)
    doing.hand.frames(1)
    doing.button.place(Rect(530, 380, 220, 50), doing.form.scale)
    press(doing)
    dialog.buttons[0].place(doing.button.rect, dialog.scale)
    press(doing)
    assert doing.hand.stack.top is dialog and answered == []
    doing.hand.wait(LASTS + 0.1)
    press(doing)
    assert answered == ["yes"]


@pytest.mark.parametrize("press", [Doing.click, Doing.press])
def test_what_stays_what_it_was_takes_presses_at_once(press: Callable[[Doing], None]) -> None:
    doing = Doing()
    for _ in range(5):
        press(doing)
    assert doing.count == 5


def test_a_key_that_is_held_does_nothing_to_what_it_has_brought_however_long() -> None:
    answered: list[str] = []
    doing = Doing(lambda: doing.hand.stack.push(asking(answered)))
    down = Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d", scancode=0)
    for _ in range(6):
        doing.hand.post(down)
        doing.hand.wait(0.9)
    assert (doing.count, answered) == (1, [])
    doing.hand.post(Event(pygame.KEYUP, key=pygame.K_d, mod=0, unicode="d", scancode=0))
    doing.hand.wait(LASTS + 0.1)
    doing.press()
    assert answered == ["yes"]


def test_a_press_that_is_repeated_for_long_is_meant() -> None:
    answered: list[str] = []
    doing = Doing(lambda: doing.hand.stack.push(asking(answered)))
    doing.press()
    waited = 0.0
    while not answered and waited < 5:
        doing.hand.wait(0.2)
        waited += 0.2
        doing.press()
    assert LASTS < waited < MOST + 0.6


def test_a_button_that_says_something_else_now_is_not_pressed_by_the_same_press() -> None:
    doing = Doing()
    doing.then = lambda: setattr(doing.button, "label", "Undo all of it")
    doing.click()
    doing.click()
    assert doing.count == 1
    doing.hand.wait(LASTS + 0.1)
    doing.click()
    assert doing.count == 2


def test_another_key_and_another_place_act_at_once() -> None:
    answered: list[str] = []
    doing = Doing(lambda: doing.hand.stack.push(asking(answered)))
    doing.press()
    doing.hand.key(pygame.K_RETURN)
    assert answered == ["yes"]


def test_escape_twice_closes_two_dialogs_and_leaves_what_they_lay_on() -> None:
    escaped: list[str] = []
    table = Form(Button("Menu", lambda: escaped.append("table"), key=pygame.K_ESCAPE))
    hand = Harness(table, (1280, 720))
    for name in ("menu", "question"):
        answer = DialogOption(name, partial(escaped.append, name), pygame.K_ESCAPE)
        hand.stack.push(Dialog(name, "", [answer], lambda: None))
    for _ in range(3):
        hand.key(pygame.K_ESCAPE)
    assert escaped == ["question", "menu"]
    hand.wait(LASTS + 0.1)
    hand.key(pygame.K_ESCAPE)
    assert escaped[2:] == ["table"]


def test_escape_that_is_held_closes_one_dialog() -> None:
    escaped: list[str] = []
    hand = Harness(Form(), (1280, 720))
    for _ in range(2):
        answer = DialogOption("Leave", lambda: escaped.append("left"), pygame.K_ESCAPE)
        hand.stack.push(Dialog("Sure?", "", [answer], lambda: None))
    for _ in range(6):
        hand.post(Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
        hand.wait(0.4)
    assert escaped == ["left"]


def test_steppers_and_letters_go_as_fast_as_they_are_pressed() -> None:
    taken: list[int] = []
    stepper = BoundedStepper([str(number) for number in range(9)], 0, taken.append)
    field = TextField("", lambda text: None)
    hand = Harness(Form(stepper, field), (1280, 720))
    for _ in range(4):
        hand.click((stepper.rect.right - 10, stepper.rect.centery))
    assert taken == [1, 2, 3, 4]
    hand.click(field.rect.center)
    hand.click(field.rect.center)
    for letter in "lll":
        hand.post(Event(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode=letter, scancode=0))
        hand.post(Event(pygame.TEXTINPUT, text=letter))
        hand.post(Event(pygame.KEYUP, key=pygame.K_l, mod=0, unicode=letter, scancode=0))
    assert field.text == "lll"


def test_tab_goes_from_field_to_button_as_fast_as_it_is_pressed() -> None:
    form = Form(TextField("", lambda text: None), Button("Do", lambda: None), Button("Leave", lambda: None))
    hand = Harness(form, (1280, 720))
    hand.keys([pygame.K_TAB] * 3)
    assert form.ui.focused is form.ui.widgets[2]


def test_the_letter_that_opens_a_field_is_not_written_into_it() -> None:
    field = TextField("", lambda text: None)
    form = Form(Button("Name", lambda: form.ui.focus(field), key=pygame.K_n), field)
    hand = Harness(form, (1280, 720))
    down = Event(pygame.KEYDOWN, key=pygame.K_n, mod=0, unicode="n", scancode=0)
    letter = Event(pygame.TEXTINPUT, text="n")
    hand.post(down, letter)
    hand.post(letter)  # as long as it is held
    assert (form.ui.focused, field.text) == (field, "")
    hand.post(Event(pygame.KEYUP, key=pygame.K_n, mod=0, unicode="n", scancode=0))
    hand.post(Event(pygame.KEYDOWN, key=pygame.K_o, mod=0, unicode="o", scancode=0))
    hand.post(Event(pygame.TEXTINPUT, text="o"))
    assert field.text == "o"
    hand.post(Event(pygame.KEYUP, key=pygame.K_o, mod=0, unicode="o", scancode=0))
    hand.type("né")  # as an input method does, without keys
    assert field.text == "oné"
