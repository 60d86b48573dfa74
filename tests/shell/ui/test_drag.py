"""Things are dragged by hand: lifted, followed, dropped, and home again when it comes to nothing."""

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.drag import GLIDE_SECONDS, DragController, DragItem
from game.ui.scale import Scale
from game.ui.scene import Scene
from tests.support.harness import Harness

Spot = tuple[int, int]


class Board(Scene):
    """A token on the left, a tile that takes it in the middle, one that refuses it on the right."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[str, str]] = []
        self.token = Rect(0, 0, 0, 0)
        self.tiles: dict[str, Rect] = {}
        self.drag: DragController[str, str] = DragController(
            self.pick, self.tile_at, lambda _, tile: tile == "open"
        )
        self.drag.on_click = lambda payload: self.told.append(("click", payload))
        self.drag.on_lift = lambda payload: self.told.append(("lift", payload))
        self.drag.on_over = lambda _, tile: self.told.append(("over", str(tile)))
        self.drag.on_drop = lambda _, tile: self.told.append(("drop", tile))
        self.drag.on_refuse = lambda _, tile: self.told.append(("refuse", tile))
        self.drag.on_end = lambda payload: self.told.append(("end", payload))

    def layout(self, scale: Scale) -> None:
        side = scale.px(100)
        self.token = Rect(scale.px(100), scale.px(400), side, side)
        self.tiles = {
            "open": Rect(scale.px(600), scale.px(400), side, side),
            "closed": Rect(scale.px(900), scale.px(400), side, side),
        }
        self.drag.layout(scale)

    def pick(self, spot: Spot) -> DragItem[str] | None:
        if not self.token.collidepoint(spot):
            return None
        return DragItem("token", lambda: self.token.center, self.draw_token)

    def draw_token(self, surface: Surface, centre: tuple[float, float], lift: float) -> None:
        pygame.draw.circle(surface, (200, 0, 0), centre, 30)

    def tile_at(self, spot: Spot) -> str | None:
        return next((name for name, rect in self.tiles.items() if rect.collidepoint(spot)), None)

    @property
    def changed(self) -> bool:
        return super().changed or self.drag.changed

    def handle(self, event: pygame.event.Event) -> bool:
        return self.drag.handle(event) or super().handle(event)

    def update(self, dt: float) -> bool:
        return self.drag.update(dt) or super().update(dt)

    def draw(self, surface: Surface) -> None:
        surface.fill((20, 20, 20))
        self.drag.draw(surface)

    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.told]


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def hand(board: Board) -> Harness:
    return Harness(board)


def test_a_press_without_movement_is_a_click(board: Board, hand: Harness) -> None:
    hand.click(board.token.center)
    assert board.told == [("click", "token")]


def test_a_trembling_hand_still_clicks(board: Board, hand: Harness) -> None:
    x, y = board.token.center
    hand.press((x, y))
    hand.move((x + 3, y - 2))
    hand.release((x + 3, y - 2))
    assert board.told == [("click", "token")]


def test_a_dragged_thing_follows_the_pointer_by_the_spot_it_was_gripped_at(
    board: Board, hand: Harness
) -> None:
    x, y = board.token.center
    hand.press((x + 20, y + 10))
    hand.move((500, 300))
    assert board.drag.dragging
    assert board.drag.centre == (480, 290)


def test_a_drop_on_a_tile_that_takes_it_is_told_once_and_needs_no_glide(board: Board, hand: Harness) -> None:
    hand.drag(board.token.center, board.tiles["open"].center)
    assert board.kinds() == ["lift", "over", "over", "drop", "end"]
    assert board.drag.item is None


def test_a_refused_thing_glides_home(board: Board, hand: Harness) -> None:
    hand.drag(board.token.center, board.tiles["closed"].center)
    assert ("refuse", "closed") in board.told
    assert board.drag.payload == "token"
    away = [board.drag.centre[0]]
    while board.drag.item is not None:
        hand.frames(1)
        away.append(board.drag.centre[0])
    assert away[0] > away[len(away) // 2] > board.token.centerx
    assert len(away) / 60 < GLIDE_SECONDS + 0.1
    assert board.told[-1] == ("end", "token")


def test_a_drop_beside_all_tiles_glides_home_without_a_reason(board: Board, hand: Harness) -> None:
    hand.drag(board.token.center, (1500, 900))
    hand.settle()
    assert board.kinds() == ["lift", "end"]
    assert board.drag.item is None


def test_losing_the_focus_in_mid_drag_sends_it_home(board: Board, hand: Harness) -> None:
    hand.press(board.token.center)
    hand.move((700, 500))
    hand.lose_focus()
    assert not board.drag.dragging
    hand.settle()
    assert board.kinds()[-1] == "end"
    assert "drop" not in board.kinds()


def test_a_button_let_go_outside_the_window_is_noticed_on_return(board: Board, hand: Harness) -> None:
    hand.press(board.token.center)
    hand.move((700, 500))
    hand.post(pygame.event.Event(pygame.WINDOWLEAVE))
    hand.buttons = (0, 0, 0)
    hand.move((800, 500))
    hand.settle()
    assert board.drag.item is None
    assert "drop" not in board.kinds()


def test_letting_go_outside_the_window_sends_it_home(board: Board, hand: Harness) -> None:
    hand.drag(board.token.center, (-40, 5000))
    hand.settle()
    assert board.kinds() == ["lift", "end"]


@pytest.mark.parametrize("stop", ["escape", "right button"])
def test_a_drag_can_be_called_off(board: Board, hand: Harness, stop: str) -> None:
    hand.press(board.token.center)
    hand.move((700, 500))
    if stop == "escape":
        hand.key(pygame.K_ESCAPE)
    else:
        hand.press((700, 500), button=3)
    hand.settle()
    assert board.drag.item is None
    assert board.kinds()[-1] == "end"


def test_a_resize_in_mid_drag_keeps_it_in_the_hand_and_the_way_home_right(
    board: Board, hand: Harness
) -> None:
    hand.press(board.token.center)
    hand.move((960, 540))
    hand.resize((1280, 720))
    assert board.drag.dragging
    assert board.drag.centre == pytest.approx((640, 360), abs=2)
    hand.release((640, 700))
    hand.settle()
    assert board.drag.item is None
    hand.drag(board.token.center, board.tiles["open"].center)
    assert ("drop", "open") in board.told


def test_grabbing_again_while_it_glides_home_works(board: Board, hand: Harness) -> None:
    hand.drag(board.token.center, (1500, 900))
    hand.drag(board.token.center, board.tiles["open"].center)
    assert ("drop", "open") in board.told


def test_a_still_hand_costs_nothing(board: Board, hand: Harness) -> None:
    hand.press(board.token.center)
    hand.move((700, 500))
    hand.settle()
    drawn = hand.loop.frames_drawn
    hand.frames(30)
    assert hand.loop.frames_drawn == drawn


def test_turning_the_wheel_in_mid_drag_does_not_let_go(board: Board, hand: Harness) -> None:
    hand.press(board.token.center)
    hand.move((700, 500))
    hand.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(700, 500), button=4))
    assert board.drag.dragging
