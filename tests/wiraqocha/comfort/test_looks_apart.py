"""A look is a value: two of them are drawn side by side, and no part of a screen keeps another one's colours."""

from collections import Counter

import pygame
import pytest
from pygame import Surface

from game.base.colour import RGB
from game.base.colour_sets import ColourSet
from game.showcase import ShowcaseContext, draw, set_up, stage
from game.titles.wiraqocha.content.definitions import ValleyData
from game.ui.look import HIGH_CONTRAST, USUAL, USUAL_LOOK, Look
from game.ui.pictures import at_unit, draw_framed
from tests.support.words import wiraqocha_words

SIZE = (1280, 720)
LOOKS = (USUAL_LOOK, Look(ColourSet.RED_GREEN), Look(high_contrast=True))


def screen(name: str, look: Look, content: ValleyData) -> Surface:
    with stage(SIZE, look) as stack:
        set_up(name, ShowcaseContext(wiraqocha_words("en"), content, stack))
        return draw(stack)


def share(picture: Surface, colour: RGB) -> int:
    """How many pixels have exactly this colour."""
    pixels = pygame.image.tobytes(picture, "RGB")
    return Counter(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))[colour]


def test_the_ribbon_of_the_title_is_lighter_in_high_contrast(content: ValleyData) -> None:
    assert share(screen("title", USUAL_LOOK, content), HIGH_CONTRAST.parchment) == 0
    assert share(screen("title", Look(high_contrast=True), content), HIGH_CONTRAST.parchment) > 100


def test_words_that_were_searched_are_marked_in_the_look_s_own_light(content: ValleyData) -> None:
    drawn = screen("rules-search", Look(high_contrast=True), content)
    assert share(drawn, _on_white(HIGH_CONTRAST.lit)) > 100
    assert share(drawn, _on_white(USUAL.lit)) == 0


def _on_white(light: RGB, alpha: int = 190) -> RGB:
    """A colour laid thinly over white paper."""
    red, green, blue = (round((one * alpha + 255 * (255 - alpha)) / 255) for one in light)
    return red, green, blue


@pytest.mark.parametrize("name", ["medal.red", "wiraqocha/token.explorer.blue", "wiraqocha/mat.green"])
def test_looks_are_drawn_side_by_side(name: str) -> None:
    """Nothing need be forgotten between them."""

    def drawn(look: Look) -> bytes:
        sheet = Surface((300, 300))
        draw_framed(sheet, look, "frame.panel", pygame.Rect(20, 20, 200, 200), 1.0)
        sheet.blit(at_unit(look, name, 1.0), (40, 40))
        return pygame.image.tobytes(sheet, "RGB")

    first = [drawn(look) for look in LOOKS]
    assert len(set(first)) == len(LOOKS)
    assert [drawn(look) for look in reversed(LOOKS)] == first[::-1]


def test_equal_looks_share_their_pictures() -> None:
    assert at_unit(Look(ColourSet.BRIGHTNESS), "medal.red", 1.0) is at_unit(
        Look(ColourSet.BRIGHTNESS), "medal.red", 1.0
    )
