"""The pages of the newspaper: everything in its place, turned by hand, and kept as files."""

import re
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.i18n.words import available_languages
from game.scenes.chronicle import files
from game.scenes.chronicle.files import write_chronicle
from game.scenes.chronicle.pages import PAGES, SIZE, compose
from game.scenes.chronicle.scene import ChronicleScene
from game.showcase import ShowcaseContext, set_up, stage
from game.titles.wiraqocha.content.load import load_content
from game.ui.scale import Scale
from tests.support.words import wiraqocha_words


@pytest.mark.parametrize("width", [1000, 1600, 2400])
@pytest.mark.parametrize("language", available_languages())
def test_nothing_lies_on_anything_and_nothing_is_left_out(language: str, width: int) -> None:
    with stage((1280, 720)) as stack:
        paper = shown(stack, language).paper
    scale = Scale(width, width)
    page = pygame.Rect(0, 0, width, scale.px(SIZE[1]))
    texts = set()
    for number in range(PAGES):
        placed = compose(paper, number, scale)
        for at, one in enumerate(placed):
            assert page.contains(one.rect), one
            assert all(not one.rect.colliderect(other.rect) for other in placed[at + 1 :]), one
            if one.block is not None:
                assert one.block.width <= one.rect.width, one
                texts.add(" ".join(one.block.lines))
    for sentence in paper.chronicle.sentences():
        assert any(sentence.text in text for text in texts), sentence.text


def shown(stack: object, language: str) -> ChronicleScene:
    set_up("chronicle", ShowcaseContext(wiraqocha_words(language), load_content(), stack))  # type: ignore[arg-type]
    scene = stack.scenes[-1]  # type: ignore[attr-defined]
    assert isinstance(scene, ChronicleScene)
    return scene


def test_pages_are_turned_by_keys_buttons_and_the_wheel_and_escape_leaves() -> None:
    left: list[bool] = []
    with stage((1280, 720)) as stack:
        scene = shown(stack, "en")
        scene.on_escape = lambda: left.append(True)
        scene.handle(Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
        assert scene.number == 1
        scene.handle(Event(pygame.MOUSEWHEEL, x=0, y=-1))
        assert scene.number == 2
        assert not scene.next.enabled
        scene.handle(Event(pygame.KEYDOWN, key=pygame.K_PAGEUP, mod=0, unicode=""))
        scene.previous.act(None)
        assert scene.number == 0
        assert not scene.previous.enabled
        scene.handle(Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert left == [True]


def test_a_folder_that_cannot_be_written_is_told() -> None:
    def fail() -> Path:
        raise OSError(28, "No space left on device", "/full")

    with stage((1280, 720)) as stack:
        scene = shown(stack, "en")
        scene._save = fail
        scene.save.act(None)
        assert "No space left on device" in scene.ui.toast.text
        scene._save = lambda: Path("/there")
        scene.save.act(None)
        assert str(Path("/there")) in scene.ui.toast.text


def test_the_files_are_three_pictures_and_a_page_that_needs_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_WIDTH", 960)
    with stage((1280, 720)) as stack:
        paper = shown(stack, "fr").paper
        write_chronicle(paper, tmp_path, stack.scale.look)
    for number in range(1, PAGES + 1):
        assert pygame.image.load(tmp_path / f"page-{number}.png").get_size() == (960, 600)
    html = (tmp_path / "chronicle.html").read_text("utf-8")
    assert html.count('src="data:image/jpeg;base64,') == 5
    assert not re.search(r'(src|href)="(?!data:)', html)
    assert paper.chronicle.headline.text in html
