"""Widgets do what hands and keys tell them, and say why when they do not."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect, Surface

from game.base.colour import RGB
from game.ui.buttons import Button, make_even
from game.ui.dialogs import Chooser, Option
from game.ui.icons import icon
from game.ui.keys import digit_of
from game.ui.look import Look
from game.ui.scale import Scale, inset, rows
from game.ui.scene import Scene
from game.ui.scroll import ScrollArea, ScrollParagraph, TextScroll
from game.ui.selectors import SegmentedControl, Stepper
from game.ui.text import measure
from game.ui.textfield import TextField
from game.ui.theme import Role
from game.ui.toggle import Toggle
from game.ui.tooltip import Tip, draw_tooltip
from game.ui.widget import Widget
from tests.support.harness import Harness


class Column(Scene):
    """Widgets one below the other."""

    def __init__(self, *widgets: Widget) -> None:
        super().__init__()
        self.ui.add(*widgets)

    def layout(self, scale: Scale) -> None:
        areas = rows(inset(scale.window, scale.px(200)), [1] * len(self.ui.widgets), scale.px(20))
        for widget, area in zip(self.ui.widgets, areas, strict=True):
            widget.place(area, scale)

    def draw(self, surface: Surface) -> None:
        surface.fill((90, 60, 40))
        super().draw(surface)


def ignore(*_: object) -> None:
    return None


def test_a_press_that_slides_off_a_button_does_nothing() -> None:
    told: list[str] = []
    button = Button("Undo", lambda: told.append("undo"))
    hand = Harness(Column(button))
    hand.press(button.rect.center)
    hand.release((5, 5))
    assert told == []
    hand.click(button.rect.center)
    assert told == ["undo"]


def test_what_cannot_be_pressed_looks_faint_whatever_it_is_made_of() -> None:
    """Its frame and a picture on it, too, which have colours of their own."""

    def sun(surface: Surface, look: Look, rect: Rect, colour: RGB) -> None:
        surface.fill((255, 240, 90), rect)

    def brightness(able: bool) -> tuple[float, float]:
        button = Button("", ignore, style="wood", icon=sun)
        button.enabled = able
        hand = Harness(Column(button))
        assert button.icon_place is not None
        areas = (button.icon_place, Rect(*button.rect.topleft, button.rect.width, 6))
        colours = [pygame.transform.average_color(hand.surface, area) for area in areas]
        return sum(colours[0][:3]), sum(colours[1][:3])

    for able, unable in zip(brightness(True), brightness(False), strict=True):
        assert unable < 0.8 * able


def test_after_a_click_enter_presses_the_button_that_bears_its_name() -> None:
    """Without a ring nothing shows that the keys are at what was clicked last."""
    told: list[str] = []
    toggle = Toggle("Caves", False, lambda value: told.append(f"caves {value}"))
    start = Button("Start", lambda: told.append("start"), key=pygame.K_RETURN, hint="Enter")
    hand = Harness(Column(toggle, start))
    hand.click(toggle.rect.center)
    hand.key(pygame.K_RETURN)
    assert told == ["caves True", "start"]
    hand.keys([pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN])
    assert told == ["caves True", "start", "caves False"]


def test_a_disabled_button_does_nothing_but_say_why() -> None:
    told: list[str] = []
    button = Button("Roll", lambda: told.append("roll"), key=pygame.K_SPACE)
    button.enabled, button.why_not = False, "Not yet."
    scene = Column(button)
    hand = Harness(scene)
    hand.click(scene.ui.widgets[0].rect.center)
    hand.key(pygame.K_SPACE)
    assert told == []
    assert scene.ui.toast.text == "Not yet."
    assert scene.ui.toast.left > 0
    hand.wait(5)
    assert scene.ui.toast.left == 0


def test_tab_walks_through_what_can_be_used_and_back() -> None:
    first, off, last = Button("A", ignore), Button("B", ignore), Button("C", ignore)
    off.enabled = False
    scene = Column(first, off, last)
    hand = Harness(scene)
    walk = []
    for mod in (0, 0, 0, pygame.KMOD_SHIFT):
        hand.key(pygame.K_TAB, mod)
        walk.append(scene.ui.focused)
    assert walk == [first, last, first, last]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_focused_toggle_turns_by_key_and_by_click(key: int) -> None:
    values: list[bool] = []
    toggle = Toggle("Caves", False, values.append)
    hand = Harness(Column(toggle))
    hand.key(pygame.K_TAB)
    hand.key(key)
    hand.click(toggle.rect.center)
    assert values == [True, False]


def test_a_choice_is_taken_by_click_and_by_arrows() -> None:
    taken: list[int] = []
    choice = SegmentedControl(["2", "3", "4"], 0, taken.append)
    hand = Harness(Column(choice))
    hand.click((choice.rect.right - 40, choice.rect.centery))
    hand.keys([pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT])
    assert taken == [2, 1, 0]


def test_a_stepper_goes_both_ways_round() -> None:
    taken: list[int] = []
    stepper = Stepper(["a", "b", "c"], 0, taken.append)
    hand = Harness(Column(stepper))
    hand.click((stepper.rect.left + 10, stepper.rect.centery))
    hand.click((stepper.rect.right - 10, stepper.rect.centery))
    hand.wheel(-1, stepper.rect.center)
    assert taken == [2, 0, 1]


def test_a_name_can_be_typed_in_any_letters_up_to_its_length() -> None:
    field = TextField("", ignore, longest=8)
    hand = Harness(Column(field))
    hand.click(field.rect.center)
    hand.type("Łucja Ж\n\x07é and more")
    assert field.text == "Łucja Жé"
    hand.keys([pygame.K_HOME, pygame.K_DELETE, pygame.K_RIGHT, pygame.K_BACKSPACE])
    assert field.text == "cja Жé"
    hand.type("é")
    assert field.text == "écja Жé"


def test_typing_a_name_does_not_press_the_buttons_that_have_keys() -> None:
    told: list[str] = []
    field = TextField("", ignore)
    hand = Harness(Column(field, Button("End turn", lambda: told.append("end"), key=pygame.K_e)))
    hand.click(field.rect.center)
    hand.key(pygame.K_e)
    assert told == []
    hand.click((5, 5))
    hand.key(pygame.K_e)
    assert told == ["end"]


@pytest.mark.parametrize(
    ("before", "after", "pasted", "text"),
    [
        ("", "", "Ada\tLovegrove", "Ada Lovegrove"),
        ("", "", "Ada \r\n\n Lovegrove\n", "Ada Lovegrove"),
        ("Ada", "", "\nLovegrove", "Ada Lovegrove"),
        ("", "Lovegrove", "\tAda\n", "Ada Lovegrove"),
        ("", "", "\n\t", ""),
    ],
)
def test_a_pasted_tab_or_line_break_keeps_words_apart(
    before: str, after: str, pasted: str, text: str
) -> None:
    field = TextField(before + after, lambda text: None)
    field.caret = len(before)
    field.insert(pasted)
    assert field.text == text


def test_pasting_takes_what_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.textfield.copied", lambda: "Ada\nLovegrove")
    field = TextField("", ignore, longest=6)
    hand = Harness(Column(field))
    hand.click(field.rect.center)
    hand.key(pygame.K_v, pygame.KMOD_CTRL)
    assert field.text == "Ada Lo"


def chooser(taken: list[str], cancel: Callable[[], None] | None = None) -> Chooser[str]:
    options = [
        Option("five", "Five", picture=lambda surface, look, rect: None),
        Option("pair", "Two and three", "two dice"),
        Option("six", "Six", enabled=False, why_not="The six is spent."),
        Option("all", "All"),
    ]
    return Chooser("Pay with which dice?", options, taken.append, cancel)


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([pygame.K_RETURN], ["five"]),
        ([pygame.K_RIGHT, pygame.K_RETURN], ["pair"]),
        ([pygame.K_END, pygame.K_SPACE], ["all"]),
        ([pygame.K_2], ["pair"]),
        ([pygame.K_3], []),
    ],
)
def test_a_chooser_obeys_the_keyboard(keys: list[int], expected: list[str]) -> None:
    taken: list[str] = []
    hand = Harness(Column())
    hand.stack.push(chooser(taken))
    hand.keys(keys)
    assert taken == expected


def test_a_chooser_obeys_the_mouse() -> None:
    taken: list[str] = []
    hand = Harness(Column())
    dialog = chooser(taken)
    hand.stack.push(dialog)
    hand.frames(1)
    panel = dialog.panel
    hand.click((panel.x + panel.width * 3 // 8, panel.bottom - panel.height // 3))
    assert taken == ["pair"]


def test_what_cannot_be_chosen_says_why() -> None:
    hand = Harness(Column())
    dialog = chooser([])
    hand.stack.push(dialog)
    hand.key(pygame.K_3)
    assert dialog.ui.toast.text == "The six is spent."
    assert hand.stack.top is dialog


def test_escape_cancels_only_where_that_is_allowed() -> None:
    told: list[str] = []
    hand = Harness(Column())
    bound = chooser(told)
    hand.stack.push(bound)
    hand.key(pygame.K_ESCAPE)
    hand.click((4, 4))
    assert hand.stack.top is bound
    hand.stack.pop()
    hand.stack.push(chooser([], lambda: told.append("cancelled")))
    hand.key(pygame.K_ESCAPE)
    assert told == ["cancelled"]


def test_a_long_list_scrolls_to_the_option_that_the_keys_reach() -> None:
    taken: list[int] = []
    hand = Harness(Column(), (1280, 720))
    dialog = Chooser("Which card?", [Option(n, f"Card {n}", "what it does") for n in range(20)], taken.append)
    hand.stack.push(dialog)
    assert Rect(0, 0, 1280, 720).contains(dialog.panel)
    hand.keys([pygame.K_DOWN] * 15)
    hand.key(pygame.K_RETURN)
    assert taken == [15]


def journal(lines: int) -> list[ScrollParagraph]:
    return [ScrollParagraph(f"Turn {n}: the Juggernaut crosses the pass.") for n in range(lines)]


def test_a_text_scrolls_by_wheel_keys_and_bar_and_stops_at_its_ends() -> None:
    text = TextScroll(journal(80))
    hand = Harness(Column(text))
    hand.wheel(-1, text.rect.center)
    assert text.offset > 0
    hand.wheel(50)
    assert text.offset == 0
    hand.click(text.rect.center)
    hand.key(pygame.K_END)
    assert text.offset == text.furthest > 0
    hand.key(pygame.K_PAGEUP)
    assert text.offset < text.furthest
    hand.key(pygame.K_HOME)
    hand.drag((text.rect.right - 6, text.rect.top + 8), (text.rect.right - 6, text.rect.bottom + 200))
    assert text.offset == text.furthest


def test_a_journal_follows_its_end_unless_someone_reads_further_up() -> None:
    heights = [2000]
    text = ScrollArea(lambda width: heights[-1], follows=True)
    hand = Harness(Column(text))
    assert text.offset == text.furthest > 0
    heights.append(2500)
    text.renew()
    assert text.offset == text.furthest
    hand.wheel(3, text.rect.center)
    place = text.offset
    heights.append(3000)
    text.renew()
    assert text.offset == place


def test_a_journal_that_stands_a_few_pixels_above_its_end_follows_it() -> None:
    heights = [2000]
    text = ScrollArea(lambda width: heights[-1], follows=True)
    hand = Harness(Column(text))
    hand.click(text.rect.center)
    text.scroll_to(text.furthest - 8)
    heights.append(2500)
    text.renew()
    assert text.offset == text.furthest
    hand.key(pygame.K_UP)
    place = text.offset
    heights.append(3000)
    text.renew()
    assert text.offset == place < text.furthest


def test_things_that_are_no_widgets_have_tooltips_too() -> None:
    scene = Column()
    scene.ui.tip_at = lambda spot: (
        Tip("held by a Zeppelin", Rect(100, 100, 50, 50)) if spot[0] < 200 else None
    )
    hand = Harness(scene)
    hand.move((120, 120))
    hand.settle()
    plain = pygame.image.tobytes(hand.surface, "RGB")
    hand.wait(0.6)
    assert pygame.image.tobytes(hand.surface, "RGB") != plain
    hand.move((900, 120))
    assert pygame.image.tobytes(hand.surface, "RGB") == plain


def test_holding_a_finger_on_a_thing_shows_its_tooltip() -> None:
    button = Button("Hint", ignore, tooltip="Shows a good move.")
    hand = Harness(Column(button))
    hand.press(button.rect.center)
    plain = pygame.image.tobytes(hand.surface, "RGB")
    hand.wait(1.2)
    assert pygame.image.tobytes(hand.surface, "RGB") != plain


def test_the_tooltip_of_a_button_that_goes_away_goes_with_it() -> None:
    button = Button("Collect", ignore, tooltip="Take the cubes of your tiles.")
    hand = Harness(Column(button))
    button.visible = False
    hand.stack.invalidate()
    hand.frames(1)
    bare = pygame.image.tobytes(hand.surface, "RGB")
    button.visible = True
    hand.move(button.rect.center)
    hand.wait(1.2)
    button.visible = False
    hand.wait(0.1)
    assert pygame.image.tobytes(hand.surface, "RGB") == bare


def test_a_tooltip_that_says_something_else_by_now_is_told_anew() -> None:
    button = Button("Roll", ignore, tooltip="Roll three dice.")
    hand = Harness(Column(button))
    hand.move(button.rect.center)
    hand.wait(1.2)
    before = pygame.image.tobytes(hand.surface, "RGB")
    button.tooltip = "Roll nine dice: so many may be rolled next."
    hand.wait(1.2)
    assert pygame.image.tobytes(hand.surface, "RGB") != before


def test_a_key_sends_a_tooltip_away() -> None:
    button = Button("Hint", ignore, tooltip="Shows a good move.")
    hand = Harness(Column(button))
    hand.move(button.rect.center)
    hand.frames(1)
    plain = pygame.image.tobytes(hand.surface, "RGB")
    hand.wait(1.2)
    assert pygame.image.tobytes(hand.surface, "RGB") != plain
    hand.key(pygame.K_x)
    assert pygame.image.tobytes(hand.surface, "RGB") == plain


def test_a_tooltip_hides_nothing_that_stands_below_its_button() -> None:
    scale = Scale(1280, 720)
    surface = Surface(scale.size)
    button = Rect(733, 622, 138, 40)
    box = draw_tooltip(surface, Tip("Take the cubes of your tiles now.", button), scale)
    assert box.bottom <= button.top
    above = Rect(733, 10, 138, 40)
    assert draw_tooltip(surface, Tip("The rules of the game.", above), scale).top >= above.bottom


def test_a_journal_is_still_at_its_end_after_a_resize() -> None:
    text = ScrollArea(lambda width: 3 * width, follows=True)
    hand = Harness(Column(text))
    hand.resize((1280, 720))
    assert text.offset == text.furthest > 0


def test_digits_are_found_on_a_french_keyboard_and_on_the_keypad() -> None:
    def press(key: int, scancode: int = 0) -> int | None:
        return digit_of(pygame.event.Event(pygame.KEYDOWN, key=key, scancode=scancode))

    assert press(pygame.K_3) == 3
    assert press(pygame.K_KP7) == 7
    assert press(pygame.K_AMPERSAND, pygame.KSCAN_1) == 1
    assert press(pygame.K_a, pygame.KSCAN_A) is None


def test_a_key_held_down_repeats_only_where_one_types_or_scrolls() -> None:
    field, button = TextField("", ignore), Button("End turn", ignore)
    hand = Harness(Column(field, button))
    assert pygame.key.get_repeat() == (0, 0)
    hand.click(field.rect.center)
    assert pygame.key.get_repeat() != (0, 0)
    hand.stack.push(chooser([]))
    assert pygame.key.get_repeat() == (0, 0)


def test_all_of_a_text_can_be_picked_and_replaced() -> None:
    field = TextField("823279820", ignore)
    hand = Harness(Column(field))
    hand.click(field.rect.center)
    hand.key(pygame.K_a, pygame.KMOD_CTRL)
    hand.type("42")
    assert field.text == "42"
    hand.key(pygame.K_a, pygame.KMOD_CTRL)
    hand.key(pygame.K_LEFT)
    hand.type("1")
    assert field.text == "412"
    hand.key(pygame.K_a, pygame.KMOD_CTRL)
    hand.key(pygame.K_BACKSPACE)
    assert field.text == ""


@pytest.mark.parametrize("label", ["Go", "Keep playing", "A longer way back to the title"])
@pytest.mark.parametrize("hint", ["", "Esc"])
def test_the_words_of_every_button_stand_in_the_middle_of_their_room(label: str, hint: str) -> None:
    button = Button(label, ignore, hint=hint)
    button.place(Rect(100, 100, 300, 66), Scale(1920, 1080))
    button.draw(Surface((600, 300)))
    assert button.words_place is not None
    before, behind = button.words_place.x - button.rect.x, button.rect.right - button.words_place.right
    cap = 60 if hint else 0  # of its key's name, at the most
    assert abs(before - behind) <= cap + 2
    assert button.rect.contains(button.words_place)


@pytest.mark.parametrize("width", [54, 60, 66, 72, 90])
def test_the_icon_of_a_low_button_is_no_speck_beside_the_name_of_its_key(width: int) -> None:
    button = Button("", ignore, style="wood", icon=icon("undo"), hint="U")
    button.place(Rect(100, 100, width, 54), Scale(1920, 1080))
    button.draw(Surface((600, 300)))
    assert button.icon_place is not None
    assert button.icon_place.height >= 18
    assert button.rect.contains(button.icon_place)


def test_buttons_made_even_have_words_of_one_size_that_are_whole() -> None:
    scale, buttons = (
        Scale(1920, 1080),
        [Button(label, ignore, hint="A") for label in ("Go", "Attaquer", "Stay")],
    )
    for number, button in enumerate(buttons):
        button.place(Rect(20 + 130 * number, 100, 118, 50), scale)
    make_even(buttons, 20)
    for button in buttons:
        button.draw(Surface((600, 300)))
        assert button.words_place is not None
        assert button.words_place.width == measure(button.label, Role.BUTTON, scale, buttons[0].size)[0]


@pytest.mark.parametrize("option", ["Normal", "normale"])
def test_a_stepper_that_is_nearly_as_high_as_wide_leaves_its_words_room(option: str) -> None:
    scale = Scale(1280, 1024)
    stepper = Stepper([option], 0, ignore)
    stepper.place(Rect(20, 20, 122, 43), scale)
    rooms: list[Rect] = []

    def note(surface: Surface, area: Rect, ink: RGB) -> None:
        rooms.append(area)

    stepper.draw_option = note  # type: ignore[method-assign]
    stepper.draw(Surface((300, 100)))
    assert measure(option, Role.STRONG, scale, 19)[0] <= rooms[0].width
