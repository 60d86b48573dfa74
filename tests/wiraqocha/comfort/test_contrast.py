"""Words read well on what they really stand on: WCAG 2.2, 1.4.3 (4.5 : 1), and 1.4.6 (7 : 1) in high contrast."""

import pytest

from game.base.colour import contrast, rgb
from game.base.colour_sets import ColourSet
from game.showcase import ShowcaseContext, Size, draw, screens, set_up, stage
from game.titles.wiraqocha.content.definitions import ValleyData
from game.ui.look import Look
from tests.support.ink import Inked, watched
from tests.support.shares import one_in
from tests.support.words import wiraqocha_words

SIZE = (1280, 720)
USUAL, HIGH = 4.5, 7.0


def inked(screen: str, look: Look, content: ValleyData, size: Size = SIZE) -> list[Inked]:
    """Every text of a screen in a look, a notice among them."""
    with stage(size, look) as stack, watched() as seen:
        set_up(screen, ShowcaseContext(wiraqocha_words("en"), content, stack))
        for warn in (True, False):
            assert stack.top is not None
            stack.top.ui.notify("Listen", warn=warn)
            draw(stack)
    return seen


def faint(seen: list[Inked], least: float) -> list[str]:
    return [
        f"{each.ratio:.1f}: {each.text!r} {each.ink} on {each.ground}" for each in seen if each.ratio < least
    ]


def test_the_formula_is_that_of_wcag() -> None:
    assert contrast(rgb("#000000"), rgb("#ffffff")) == pytest.approx(21)
    assert contrast(rgb("#777777"), rgb("#ffffff")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(("screen", "high"), one_in(3, screens("wiraqocha"), [False, True]))
def test_words_read_well_and_better_in_high_contrast(screen: str, high: bool, content: ValleyData) -> None:
    seen = inked(screen, Look(high_contrast=high), content)
    assert len(seen) > 5  # a curtain says little
    assert not faint([each for each in seen if high or not each.idle], HIGH if high else USUAL)


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("colours", list(ColourSet))
def test_names_read_well_on_every_colour(colours: ColourSet, contrast: bool, content: ValleyData) -> None:
    seen = inked("table", Look(colours, contrast), content)
    assert not faint([each for each in seen if each.text], HIGH if contrast else USUAL)


@pytest.mark.parametrize("screen", ["settings", "table", "rules", "statistics"])
def test_words_stand_on_plain_ground_in_high_contrast(screen: str, content: ValleyData) -> None:
    usual, high = (inked(screen, Look(high_contrast=on), content) for on in (False, True))
    assert sum(each.plain for each in high) > 0.9 * len(high)
    assert sum(each.plain for each in usual) < 0.5 * len(usual)
