"""The sign of silence hides nothing."""

import pytest

from game.showcase import ShowcaseContext, draw, screens, set_up, stage
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.ui.scale import Scale
from tests.support.layout_faults import core
from tests.support.shares import one_in
from tests.support.spy import watch
from tests.support.words import wiraqocha_words


@pytest.fixture(scope="module")
def content() -> ValleyData:
    return DATA.load()


WINDOWS = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1280, 1024), 1.0)]


@pytest.mark.parametrize(("screen", "window"), one_in(7, screens("wiraqocha"), WINDOWS))
def test_the_sign_hides_no_word_and_no_control(
    screen: str, window: tuple[tuple[int, int], float], content: ValleyData
) -> None:
    size, zoom = window
    with stage(size) as stack, watch(Scale(*size)) as spy:
        stack.scale = Scale(*size, zoom)
        set_up(screen, ShowcaseContext(wiraqocha_words("fr"), content, stack))
        stack.show_muted(True)
        draw(stack)
        lowest = stack.visible()[0]
        place = lowest.mute_place()
        assert stack.scale.window.contains(place)
        hidden = [text.text for text in spy.scenes[0].drawn if core(text.rect).colliderect(place)]
        hidden += [
            type(widget).__name__
            for widget in lowest.ui.widgets
            if widget.visible and widget.rect.colliderect(place)
        ]
    assert not hidden
