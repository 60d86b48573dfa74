"""Words of the games are explained where they stand: by the pointer, and all of a screen by a key."""

from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.base.i18n.glossary import Glossary
from game.base.i18n.words import Words, available_languages
from game.core.record import Saves
from game.core.registry import default, title, titles
from game.core.rules_book import RulesBook
from game.kit.data.rules_book.text import passage
from game.scenes.navigator import Navigator
from game.scenes.rules.scene import RulesScene
from game.scenes.terms_dialog import TermsDialog
from game.ui.scene import Scene
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.tooltip import Tip
from game.ui.widget_group import TIP_DELAY
from tests.support.harness import Harness
from tests.support.words import game_words_of

WORDS = Words(
    "en", {"glossary.relic.names": "relic|relics|old relic", "glossary.relic.says": "A thing of the valley."}
)


def test_whole_words_are_found_in_each_form_the_longest_first() -> None:
    text = "Relics: an old relic, no relicts"
    found = Glossary(WORDS).spans(text)
    assert [text[span.start : span.end] for span in found] == ["Relics", "old relic"]
    assert {span.term.name for span in found} == {"Relic"}


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("language", available_languages())
def test_each_term_stands_in_the_rules(name: str, language: str) -> None:
    words, book = game_words_of(name, language), title(name).part(RulesBook)
    lines = [line.plain for section in book.sections for line in passage(words, section).lines]
    glossary = Glossary(words)
    told = {span.term for line in lines for span in glossary.spans(line)}
    keys = [key for key in words.keys() if key.startswith("glossary.") and key.endswith(".says")]  # noqa: SIM118
    missing = {words(key) for key in keys} - {term.says for term in told}
    assert keys and not missing


class Sentence(Scene):
    """A text with a word of the game, drawn by itself."""

    drawn = Rect(0, 0, 0, 0)

    def draw(self, surface: Surface) -> None:
        surface.fill("white")
        style = TextStyle(Role.BODY, "ink", explained=True)
        self.drawn = draw_text(surface, "The relics are lost.", style, self.scale, Rect(300, 300, 600, 40))


def shown_tip(harness: Harness, scene: Scene) -> Tip | None:
    harness.wait(TIP_DELAY + 0.2)
    return scene.ui._tip if scene.ui._tip_shown else None


def test_a_word_under_the_pointer_is_explained_and_not_covered() -> None:
    scene = Sentence()
    harness = Harness(scene)
    harness.stack.glossary = Glossary(WORDS)
    harness.stack.invalidate()
    harness.frames(2)
    harness.move((scene.drawn.x + 60, scene.drawn.centery))
    tip = shown_tip(harness, scene)
    assert tip is not None
    assert (tip.head, tip.text) == ("Relic", "A thing of the valley.")
    assert scene.drawn.contains(tip.rect.clip(scene.drawn)) and tip.rect.width < scene.drawn.width
    drawn = harness.loop.frames_drawn
    harness.wait(1.0)
    assert harness.loop.frames_drawn == drawn, "what is still is not drawn again"
    harness.move((scene.drawn.x + 5, scene.drawn.centery))
    assert shown_tip(harness, scene) is None


def test_a_key_explains_all_words_that_are_seen(tmp_path: Path) -> None:
    harness = Harness(Scene())
    data = title(default()).data.load()
    words = Words.load("en").with_title(default())
    navigator = Navigator(harness.stack, words, lambda: data, Saves(tmp_path / "games"))
    navigator.title()
    harness.settle()
    harness.key(pygame.K_F2)
    top = harness.stack.top
    assert top is not None and top.ui.toast.text == words("terms.none")
    navigator.rules("tokens.drill")
    harness.settle()
    assert isinstance(harness.stack.top, RulesScene)
    harness.key(pygame.K_F2)
    harness.settle()
    top = harness.stack.top
    assert isinstance(top, TermsDialog)
    said = " ".join(paragraph.text for paragraph in top.text_of_terms._paragraphs)
    assert words("glossary.camp.says") in said
    harness.key(pygame.K_F2)
    assert isinstance(harness.stack.top, RulesScene)
