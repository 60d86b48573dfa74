"""The book of rules on the screen: found from anywhere, read, searched, left to where one was."""

from collections.abc import Callable

import pygame
import pytest

from game.base.i18n.words import Words
from game.scenes.rules.scene import RulesScene
from game.titles.wiraqocha.board.tips.help_topics import topic_of_thing
from game.titles.wiraqocha.board.view import ItemKind, ValleyItem
from game.titles.wiraqocha.book import BOOK
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.title import TITLE
from tests.support.harness import Harness
from tests.support.looks import check_layout
from tests.support.screens import SIZES, Opened
from tests.support.valley_table import ValleyTable, fresh, position


def opened(
    words: Words, content: ValleyData, section: str, size: tuple[int, int] = (1280, 720)
) -> tuple[Harness, RulesScene]:
    scene = RulesScene(words, TITLE, content, section)
    return Harness(scene, size), scene


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_the_window(words: Words, content: ValleyData, size: tuple[int, int]) -> None:
    harness, scene = opened(words, content, "cubes", size)
    scene.open("plunder")
    harness.settle()
    check_layout(harness, scene)
    for chapter in BOOK.chapters:
        scene.open(chapter.sections[0].name)
        parts, _ = scene.page._laid(scene.page.view.width)
        for part in parts:
            for row in part.setting.rows:
                end = max(piece.x + piece.width for piece in row.pieces)
                assert part.text_x + end <= scene.page.view.width, (part.name, row)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 1024), (1920, 1080)])
def test_words_have_most_of_the_page_at_the_largest_scale_too(
    words: Words, content: ValleyData, size: tuple[int, int]
) -> None:
    harness, scene = opened(words, content, "conquest", size)
    harness.loop.set_zoom(2.0)
    harness.settle()
    parts, _ = scene.page._laid(scene.page.view.width)
    assert all(part.text_x < scene.page.view.width * 0.4 for part in parts)


def test_every_section_can_be_reached_by_the_arrows_and_is_drawn(words: Words, content: ValleyData) -> None:
    harness, scene = opened(words, content, "aim")
    seen = [scene.section]
    for _ in BOOK.sections:
        harness.key(pygame.K_DOWN)
        seen.append(scene.section)
    assert set(seen) == BOOK.sections.keys()


def test_a_click_in_the_list_opens_a_chapter_and_a_link_a_section(words: Words, content: ValleyData) -> None:
    harness, scene = opened(words, content, "aim")
    harness.click(scene.contents.entry_rect("The tokens").center)
    assert scene.section == "camp"
    link, place = scene.page.links()[0]
    harness.click(place.center)
    assert scene.section == link
    harness.click(scene.earlier.rect.center)
    assert scene.section == "camp"
    harness.wheel(-3, scene.page.rect.center)
    assert scene.page.offset > 0


def test_the_search_lists_what_it_finds_while_one_types(words: Words, content: ValleyData) -> None:
    harness, scene = opened(words, content, "aim")
    harness.type("zéppelin")
    assert "tokens.zeppelin" in scene.found
    assert scene.section in scene.found
    parts, _ = scene.page._laid(scene.page.view.width)
    assert any(row.marks for part in parts for row in part.setting.rows)
    harness.type(" xyz")
    assert scene.found == ()
    harness.settle()
    check_layout(harness, scene)


def test_f1_opens_it_from_the_title_and_escape_leads_back(open_game: Callable[..., Opened]) -> None:
    harness, _ = open_game()
    title = harness.stack.top
    harness.key(pygame.K_F1)
    assert isinstance(harness.stack.top, RulesScene)
    harness.key(pygame.K_ESCAPE)
    assert harness.stack.top is title
    harness.key(pygame.K_F1)
    harness.settle()
    harness.key(pygame.K_F1)
    assert harness.stack.top is title


def test_f1_over_the_table_tells_about_what_is_pointed_at_or_was_refused() -> None:
    table = ValleyTable(position("{players: [red, blue], board: {N5: red camp}, dice: [1, 4]}"))
    topics: list[str] = []
    table.harness.stack.on_help = topics.append
    harness, places = table.harness, table.places
    harness.move(places.tile_centre("D1"))
    harness.key(pygame.K_F1)
    harness.move(places.reserve_token("zeppelin"))
    harness.key(pygame.K_F1)
    harness.move((2, 2))
    harness.key(pygame.K_F1)
    harness.click(places.market_card("android_factory"))
    harness.key(pygame.K_F1)
    assert topics == ["tiles.ruins", "tokens.zeppelin", "turn.actions", "build"]


def test_everything_on_the_table_has_its_page() -> None:
    state = fresh("red", "blue")
    for what in ItemKind:
        number = state.game.index["N5"] if what in (ItemKind.TILE, ItemKind.DIE_ON_TILE) else 0
        if what is not ItemKind.TOKEN:
            assert topic_of_thing(state, ValleyItem(what, number, (0, 0, 1, 1), 0)) in BOOK.sections, what
