"""Words of the games can be pointed at on the panels of questions, and on pages that scroll."""

from typing import Any

import pytest
from pygame import Rect

from game.core.registry import title as title_named
from game.kit.forms.setup_form import SetupForm
from game.showcase import ShowcaseContext, draw, set_up, stage
from game.table.scene import TableScene
from game.ui.modal import Modal
from game.ui.scale import Scale
from game.ui.scene import Scene, SceneStack
from tests.support.key_walk import top_of
from tests.support.words import title_words

SIZE = (1280, 720)


def put(stack: SceneStack, title: str, screen: str) -> Scene:
    set_up(screen, ShowcaseContext(title_words(title), title_named(title).data.load(), stack))
    draw(stack)
    return top_of(stack)


def panel_of(scene: Scene) -> Rect:
    if isinstance(scene, Modal):
        return scene.panel
    assert isinstance(scene, TableScene)
    board: Any = scene.board
    return Rect(board.question_panel.rect)


@pytest.mark.parametrize(
    ("title", "screen"),
    [("wiraqocha", "question"), ("machu-picchu", "night"), ("inkas", "legendary-slip")],
)
def test_words_on_the_panel_of_a_question_are_explained(title: str, screen: str) -> None:
    with stage(SIZE) as stack:
        scene = put(stack, title, screen)
        panel = panel_of(scene)
        spots = [(x, y) for x in range(panel.x, panel.right, 8) for y in range(panel.y, panel.bottom, 8)]
        assert any(scene.ui.term_at(spot) for spot in spots)


def test_words_on_a_page_that_scrolls_are_explained_where_they_are_seen() -> None:
    with stage(SIZE) as stack:
        stack.resize(Scale(*SIZE, zoom=2.0))
        scene = put(stack, "inkas", "new-game-more")
        assert isinstance(scene, SetupForm) and scene.flows
        scene.scroll.scroll_to(scene.scroll.furthest)
        scene.update(0.0)
        stack.resize(stack.scale)
        draw(stack)
        view = scene.scroll.rect
        seen = {
            found[1].name
            for x in range(view.x, view.right, 8)
            for y in range(view.y, view.bottom, 8)
            if (found := scene.ui.term_at((x, y)))
        }
        assert "Qusqu" in seen
