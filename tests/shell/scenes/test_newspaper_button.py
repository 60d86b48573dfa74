"""The list of games offers a newspaper only of a game that can have one."""

from itertools import pairwise

import pytest

from game.base.i18n.words import Words
from game.core.contract.title_chronicle import TitleChronicle
from game.core.registry import title, titles
from game.scenes.load.scene import LoadScene
from game.showcase import ShowcaseContext, draw, set_up, stage
from game.ui.scale import Scale

SIZE = (1280, 720)


@pytest.mark.parametrize("name", titles())
def test_the_newspaper_is_offered_where_the_game_can_have_one(name: str) -> None:
    with stage(SIZE) as stack:
        stack.scale = Scale(*SIZE)
        words = Words.load("en").with_title(name)
        set_up("load", ShowcaseContext(words, title(name).data.load(), stack))
        draw(stack)
        scene = stack.top
        assert isinstance(scene, LoadScene)
        scene.list.point_at(0)
        assert scene.buttons["chronicle"].visible == title(name).has(TitleChronicle)
        places = [button.rect for button in scene.buttons.values() if button.visible]
        gaps = {right.left - left.right for left, right in pairwise(places)}
        assert max(gaps) - min(gaps) <= 2
