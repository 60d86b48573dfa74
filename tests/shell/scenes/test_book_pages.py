"""Every section of every title's book of rules can be opened, in a small window and a large one."""

import pytest

from game.core.registry import title, titles
from game.core.rules_book import RulesBook
from game.scenes.rules.scene import RulesScene
from tests.support.harness import Harness
from tests.support.words import game_words_of


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("name", titles())
def test_every_section_of_the_book_opens(name: str, size: tuple[int, int]) -> None:
    found = title(name)
    words, data = game_words_of(name), found.data.load()
    scene = RulesScene(words, found, data)
    harness = Harness(scene, size)
    for section in found.part(RulesBook).sections:
        scene.open(section)
        harness.frames(1)
