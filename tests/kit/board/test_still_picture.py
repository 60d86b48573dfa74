"""What lies still on a table is drawn again where it changed, and nothing else is touched."""

import pygame
from pygame import Rect, Surface

from game.kit.board.still_picture import Layer, StillPicture

PANEL, TRAY = Rect(100, 0, 80, 60), Rect(100, 70, 80, 40)
SHUT = Rect(2000, 0, 80, 200)  # a panel in a tab that is shut lies off the sheet


def filled(colour: str, *areas: Rect) -> Layer:
    def paint(surface: Surface) -> None:
        surface.fill(colour, areas[0])

    return Layer(tuple((area, colour) for area in areas), paint)


def test_what_lies_off_the_sheet_wipes_nothing_out_on_it() -> None:
    still = StillPicture(
        lambda: Surface((200, 200)), lambda looks: [filled(looks, PANEL, SHUT), filled("red", TRAY)], ""
    )
    for looks in ("white", "green"):
        sheet = still.draw(looks)
        assert sheet.get_at(PANEL.center) == pygame.Color(looks)
        assert sheet.get_at(TRAY.center) == pygame.Color("red")


def test_a_still_picture_is_drawn_again_only_when_it_is_another_one() -> None:
    drawn: list[str] = []

    def layers(colour: str) -> list[Layer]:
        drawn.append(colour)
        return [filled(colour, PANEL)]

    still = StillPicture(lambda: Surface((200, 200)), layers, "")
    first = still.draw("white")
    assert still.draw("white") is first
    assert drawn == ["white"]
    assert still.draw("green") is first  # without another thing: on the same sheet
    still.renew()
    second = still.draw("red")
    assert second is not first
    assert first.get_at(PANEL.center) == pygame.Color("green")  # still shows how things were
    assert second.get_at(PANEL.center) == pygame.Color("red")
    still.clear()
    assert still.draw("red").get_at(PANEL.center) == pygame.Color("red")
    assert drawn == ["white", "green", "red", "red"]


def test_a_still_picture_drawn_in_parts_is_the_same() -> None:
    still = StillPicture(lambda: Surface((200, 200)), lambda colour: [filled(colour, PANEL)], "")
    still.draw("white")
    still.renew()
    for _ in still.draw_in_parts("green"):
        pass
    assert still.draw("green").get_at(PANEL.center) == pygame.Color("green")
