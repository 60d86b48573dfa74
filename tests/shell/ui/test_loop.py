"""The loop draws when something changed, sleeps when nothing did, and loses no input."""

import threading

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.animation import Tween
from game.ui.buttons import Button
from game.ui.dialogs import Dialog, DialogOption
from game.ui.loop import Loop, WindowOptions, wake
from game.ui.press_guard import LASTS
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.screens import window_size
from tests.support.harness import FRAME, Harness


class Area(Scene):
    """One button in the middle of nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = 0
        self.sizes: list[tuple[int, int]] = []
        self.moving = Tween((0.0,), (1.0,), 0.0)
        self.button = Button("Roll", self.press, key=pygame.K_SPACE, hint="Space", tooltip="Throws the dice.")
        self.ui.add(self.button)

    def press(self) -> None:
        self.pressed += 1

    def layout(self, scale: Scale) -> None:
        self.sizes.append(scale.size)
        self.button.place(scale.centred(220, 64), scale)

    def move(self, seconds: float) -> None:
        self.moving = Tween((0.0,), (1.0,), seconds)
        self.invalidate()

    def update(self, dt: float) -> bool:
        moves = not self.moving.done
        self.moving.update(dt)
        return super().update(dt) or moves

    def draw(self, surface: Surface) -> None:
        surface.fill((60, 30, 20))
        super().draw(surface)


def test_a_still_scene_is_not_drawn_again_and_lets_the_loop_sleep() -> None:
    hand = Harness(Area())
    hand.settle()
    drawn = hand.loop.frames_drawn
    hand.frames(100)
    assert hand.loop.frames_drawn == drawn
    assert hand.loop.sleep_time() > 1


def test_moving_over_nothing_draws_nothing() -> None:
    hand = Harness(Area())
    hand.settle()
    drawn = hand.loop.frames_drawn
    for x in range(0, 400, 10):
        hand.move((x, 40))
    assert hand.loop.frames_drawn == drawn


def test_hovering_a_button_draws_it_once_and_then_its_tooltip() -> None:
    area = Area()
    hand = Harness(area)
    hand.settle()
    drawn = hand.loop.frames_drawn
    hand.move(area.button.rect.center)
    hand.move((area.button.rect.centerx + 1, area.button.rect.centery))
    assert hand.loop.frames_drawn == drawn + 1
    assert 0 < hand.loop.sleep_time() < 1, "the loop wakes for the tooltip"
    plain = pygame.image.tobytes(hand.surface, "RGB")
    hand.wait(0.6)
    assert hand.loop.frames_drawn == drawn + 2
    assert pygame.image.tobytes(hand.surface, "RGB") != plain


def test_what_moves_keeps_the_frames_coming_until_it_rests() -> None:
    area = Area()
    hand = Harness(area)
    area.move(0.5)
    taken = hand.settle(dt=FRAME)
    assert 0.4 < taken < 0.7
    assert area.moving.value == (1.0,)
    assert hand.loop.sleep_time() > 1


def test_input_while_something_moves_is_not_lost() -> None:
    area = Area()
    hand = Harness(area)
    area.move(3.0)
    hand.click(area.button.rect.center)
    hand.key(pygame.K_SPACE)
    assert area.pressed == 2


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (2560, 1080), (3840, 2160)])
def test_a_resize_lays_everything_out_anew(size: tuple[int, int]) -> None:
    area = Area()
    hand = Harness(area)
    hand.resize(size)
    assert area.sizes[-1] == size
    assert Rect((0, 0), size).contains(area.button.rect)
    hand.click(area.button.rect.center)
    assert area.pressed == 1


def test_a_dialog_takes_the_input_and_shows_what_is_under_it() -> None:
    area = Area()
    hand = Harness(area)
    answers: list[str] = []
    dialog = Dialog(
        "End the turn?",
        "Three dice are unused.",
        [DialogOption("Yes", lambda: answers.append("yes"))],
        area.press,
    )
    hand.stack.push(dialog)
    hand.key(pygame.K_ESCAPE)
    assert hand.stack.top is area
    assert area.pressed == 1, "Escape cancels"
    hand.stack.push(dialog)
    hand.key(pygame.K_RETURN)
    assert answers == ["yes"]
    assert hand.stack.top is area
    hand.click(area.button.rect.center)
    assert area.pressed == 2


def test_work_done_elsewhere_wakes_the_loop() -> None:
    Harness(Area())
    pygame.event.clear()
    wake()
    assert pygame.event.wait(1000).type != pygame.NOEVENT


def test_closing_the_window_ends_the_loop() -> None:
    hand = Harness(Area())
    hand.post(pygame.event.Event(pygame.QUIT))
    assert not hand.stack.running


def test_the_loop_runs_by_itself_and_ends_with_the_last_scene() -> None:
    class Leaving(Area):
        def update(self, dt: float) -> bool:
            moves = super().update(dt)
            if self.moving.done:
                self.stack.pop()
            return moves

    area = Leaving()
    area.move(0.05)
    hand = Harness(area)
    hand.loop.run()
    assert not hand.stack.running


LARGE = (1920, 1080)
MEAN = [(800, 600), (1024, 768), (1080, 1920), (1279, 2000), (2000, 719)]


def on_screens(monkeypatch: pytest.MonkeyPatch, *sizes: tuple[int, int]) -> None:
    """Let these be the screens that there are."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: list(sizes))


def test_on_a_large_screen_the_window_opens_no_smaller_than_1280_by_720(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    on_screens(monkeypatch, LARGE)
    area = Area()
    Harness(area, (640, 400))
    assert area.sizes == [(1280, 720)]


@pytest.mark.parametrize("screen", MEAN)
def test_on_a_small_screen_the_window_opens_within_it(
    monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int]
) -> None:
    on_screens(monkeypatch, screen, LARGE)
    hand = Harness(Area(), window_size(screen))
    assert Rect((0, 0), screen).contains(hand.surface.get_rect())


class Bright(Area):
    """The same on a white ground, where bars stand out."""

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        surface.fill((255, 255, 255))


@pytest.mark.parametrize("size", MEAN)
def test_in_a_smaller_window_all_of_1280_by_720_is_seen_with_bars_at_two_sides(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    on_screens(monkeypatch, (800, 500))
    area = Bright()
    hand = Harness(area, size)
    assert area.sizes[-1] == (1280, 720)
    white = pygame.mask.from_threshold(hand.surface, (255, 255, 255), (9, 9, 9, 255))
    (page,) = white.get_bounding_rects()
    assert page.width / page.height == pytest.approx(16 / 9, abs=0.01)
    assert page.width == size[0] or page.height == size[1]
    assert all(abs(a - b) <= 1 for a, b in zip(page.center, hand.surface.get_rect().center, strict=True))


@pytest.mark.parametrize("size", MEAN)
def test_in_a_smaller_window_the_pointer_is_where_it_is_seen(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    on_screens(monkeypatch, (800, 500))
    area = Area()
    hand = Harness(area, size)
    before = pygame.image.tobytes(hand.surface, "RGB")
    middle = hand.surface.get_rect().center
    hand.move(middle)
    assert area.button.hovered
    assert pygame.image.tobytes(hand.surface, "RGB") != before, "it is drawn as hovered"
    part = size[0] / 1280 if size[0] / 1280 < size[1] / 720 else size[1] / 720
    inside = round(middle[0] + (area.button.rect.width / 2 - 4) * part)
    hand.click((inside, middle[1]))
    assert area.pressed == 1
    hand.click((round(inside + 8 * part), middle[1]))
    assert area.pressed == 1, "beside the button nothing is pressed"


def test_a_window_made_larger_again_has_no_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    on_screens(monkeypatch, (800, 500))
    area = Area()
    hand = Harness(area, (1000, 500))
    hand.resize((1600, 900))
    assert area.sizes[-1] == (1600, 900)
    hand.click((800, 450))
    assert area.pressed == 1


@pytest.mark.parametrize("fullscreen", [False, True])
def test_the_window_is_shown_with_its_first_picture(fullscreen: bool) -> None:
    loop = Loop(WindowOptions("first", (1280, 720), fullscreen))
    pygame.event.clear()
    seen: list[bool] = []

    class Watched(Area):
        def draw(self, surface: Surface) -> None:
            super().draw(surface)
            seen.append(pygame.display.get_active())

    loop.stack.push(Watched())
    assert not pygame.display.get_active()
    loop.step((), 0.0)
    assert seen == [False], "it was drawn before anybody saw it"
    assert pygame.display.get_active()
    loop.set_fullscreen(not fullscreen)
    assert pygame.display.get_active()


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_f11_and_alt_enter_fill_the_screen_and_come_back(key: int, mod: int) -> None:
    area = Area()
    hand = Harness(area, (1600, 900))
    hand.key(key, mod)
    assert hand.loop.fullscreen
    hand.wait(LASTS + 0.1)
    hand.key(key, mod)
    assert not hand.loop.fullscreen
    assert area.sizes[-1] == (1600, 900)


def test_a_window_stands_where_it_stood_after_it_filled_the_screen() -> None:
    hand = Harness(Area(), (1280, 720))
    pygame.display.set_window_position((210, 130))
    for _ in range(3):
        hand.key(pygame.K_F11)
        assert hand.loop.windowed_position == (210, 130)
        pygame.display.set_window_position((0, 0))  # as a window manager does
        hand.wait(LASTS + 0.1)
        hand.key(pygame.K_F11)
        hand.wait(LASTS + 0.1)
        assert pygame.display.get_window_position() == (210, 130)


@pytest.mark.parametrize(
    ("wanted", "stands"),
    [
        ((210, 130), (210, 130)),
        ((0, 21), (0, 21)),
        ((-800, -1000), (-800, -1000)),  # of a screen above
        ((0, 0), (1, 22)),  # where nobody could take hold of the title bar
    ],
)
def test_a_window_opens_where_it_stood_though_the_system_puts_its_frame_there(
    wanted: tuple[int, int], stands: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would wander by the height of its title bar at each start, until its buttons are off the screen."""

    class Framed:
        def show(self) -> None:
            left, top = pygame.display.get_window_position()
            pygame.display.set_window_position((left + 1, top + 22))

    monkeypatch.setattr("game.ui.loop._window", Framed)
    loop = Loop(WindowOptions("Window", (1280, 720), position=wanted))
    loop.stack.push(Area())
    loop.step([], 0.0)
    assert pygame.display.get_window_position() == stands


def test_a_window_on_its_way_from_the_whole_screen_keeps_its_own_size() -> None:
    """A window manager may still show it as large as the screen when it is a window again."""
    hand = Harness(Area(), (1280, 720))
    whole = pygame.display.get_desktop_sizes()[0]
    hand.key(pygame.K_F11)
    hand.wait(LASTS + 0.1)
    hand.key(pygame.K_F11)
    hand.resize(whole)
    assert hand.loop.windowed_size == (1280, 720)


@pytest.mark.parametrize(
    ("gone", "back"),
    [
        (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
        (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
        (pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSGAINED),
    ],
)
def test_what_nobody_can_see_goes_on_and_is_not_drawn(gone: int, back: int) -> None:
    area = Area()
    hand = Harness(area)
    hand.settle()
    hand.post(Event(gone))
    drawn = hand.loop.frames_drawn
    area.move(0.5)
    taken = hand.settle(dt=FRAME)
    assert 0.4 < taken < 0.7, "it comes to its end"
    assert hand.loop.frames_drawn == drawn
    assert hand.loop.sleep_time() > 1, "and nothing is waited for"
    hand.post(Event(back))
    assert hand.loop.frames_drawn == drawn + 1, "it is drawn as soon as it can be seen"


def test_without_focus_half_as_many_frames_are_drawn_and_nothing_adorns() -> None:
    hand = Harness(Area())
    usual = hand.loop.steps_per_second
    hand.post(Event(pygame.WINDOWFOCUSLOST))
    assert hand.loop.steps_per_second == usual / 2
    assert not hand.stack.lively
    hand.post(Event(pygame.WINDOWFOCUSGAINED))
    assert hand.loop.steps_per_second == usual
    assert hand.stack.lively


def test_the_screen_saver_is_left_alone() -> None:
    Harness(Area())
    assert pygame.display.get_allow_screensaver()


def test_a_still_table_wakes_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Harness(Area())
    hand.settle()
    step, steps = hand.loop.step, []

    def counted(events: list[Event], passed: float) -> None:
        steps.append(passed)
        step(events, passed)

    monkeypatch.setattr(hand.loop, "step", counted)
    timer = threading.Timer(1.0, lambda: pygame.event.post(pygame.event.Event(pygame.QUIT)))
    timer.start()
    hand.loop.run()
    assert len(steps) <= 3
