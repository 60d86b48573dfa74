"""The pages of the newspaper: everything in its place, turned by hand, and kept as files."""

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from html import unescape
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.base.i18n.words import available_languages
from game.chronicle.writing import chronicle_of
from game.cli import main
from game.core.match import Match, Seat
from game.scenes.chronicle import files
from game.scenes.chronicle.pages import PAGES, SIZE, Newspaper, compose, newspaper_of
from game.scenes.chronicle.scene import ChronicleScene
from game.scenes.showcase_protocol import do_nothing
from game.showcase import draw, stage
from game.titles.wiraqocha.rules.setup import Setup
from game.ui.between_frames import do_all
from game.ui.png_writing import png_bit_by_bit
from game.ui.scale import Scale
from game.ui.scene import Scene, SceneStack
from tests.support.random_played import played
from tests.support.words import wiraqocha_words


@pytest.mark.parametrize("language", available_languages())
def test_nothing_lies_on_anything_and_nothing_is_left_out(language: str) -> None:
    with stage((1280, 720)):
        paper = paper_in(language)
    for width in (1000, 1600, 2400):
        said = list(texts_of(paper, Scale(width, width)))
        for sentence in paper.chronicle.sentences():
            assert any(sentence.text in text for text in said), (width, sentence.text)


def texts_of(paper: Newspaper, scale: Scale) -> Iterator[str]:
    """All texts of the pages; every part has a place of its own."""
    page = pygame.Rect(0, 0, scale.width, scale.px(SIZE[1]))
    for number in range(PAGES):
        placed = compose(paper, number, scale)
        for at, one in enumerate(placed):
            assert page.contains(one.rect), one
            assert all(not one.rect.colliderect(other.rect) for other in placed[at + 1 :]), one
            if one.block is not None:
                assert one.block.width <= one.rect.width, one
                yield " ".join(one.block.lines)


@cache
def paper_in(language: str) -> Newspaper:
    """The newspaper of one short game."""
    session = played(1)
    colours = session.initial.game.colours
    seats = [Seat(name, emblem) for name, emblem in (("Ada", "star"), ("Bram", "moon"), ("Chloé", "crown"))]
    match = Match(Setup(colours, 1), tuple(seats[: len(colours)]))
    words = wiraqocha_words(language)
    found = chronicle_of(words, match, session.initial, session.steps)
    assert found is not None
    return newspaper_of(words, match, found, session.initial, session.steps)


def shown(
    stack: SceneStack, language: str, folder: Path = Path(), back: Callable[[], None] = do_nothing
) -> ChronicleScene:
    scene = ChronicleScene(paper_in(language), lambda: folder, back)
    stack.push(scene)
    return scene


def test_pages_are_turned_by_keys_buttons_and_the_wheel_and_escape_leaves() -> None:
    left: list[bool] = []
    with stage((1280, 720)) as stack:
        scene = shown(stack, "en", back=lambda: left.append(True))
        scene.handle(Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
        assert scene.number == 1
        scene.handle(Event(pygame.MOUSEWHEEL, x=0, y=-1))
        assert scene.number == 2
        assert not scene.next.enabled
        scene.handle(Event(pygame.MOUSEWHEEL, x=-1, y=0))
        assert scene.number == 1
        scene.handle(Event(pygame.MOUSEWHEEL, x=1, y=0))
        assert scene.number == 2
        scene.handle(Event(pygame.KEYDOWN, key=pygame.K_PAGEUP, mod=0, unicode=""))
        scene.previous.act(None)
        assert scene.number == 0
        assert not scene.previous.enabled
        scene.handle(Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert left == [True]


def test_the_pages_are_printed_while_they_are_looked_at_and_then_nothing_moves() -> None:
    with stage((640, 400)) as stack:
        scene = shown(stack, "en")
        draw(stack)
        assert not scene.printed
        assert scene.wake_in() == 0
        finish(scene)
        assert scene.printed
        draw(stack)
        assert not stack.changed


def test_the_files_are_three_pictures_and_a_page_that_needs_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_WIDTH", 480)
    with stage((640, 400)) as stack:
        scene = shown(stack, "fr", tmp_path / "paper")
        scene.save.act(None)
        assert "Enregistrement" in scene.ui.toast.text
        assert not scene.save.enabled
        finish(scene)
        assert str(tmp_path / "paper") in scene.ui.toast.text
        assert scene.save.enabled
    for number in range(1, PAGES + 1):
        assert pygame.image.load(tmp_path / "paper" / f"page-{number}.png").get_size() == (480, 300)
    html = (tmp_path / "paper" / "chronicle.html").read_text("utf-8")
    assert html.count('src="data:image/jpeg;base64,') == 5
    assert not re.search(r'(src|href)="(?!data:)', html)
    assert scene.paper.chronicle.headline.text in html


def test_a_newspaper_replaces_no_other_one_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_WIDTH", 240)
    other = tmp_path / "paper" / "chronicle.html"
    other.parent.mkdir()
    other.write_text("of another game")
    with stage((640, 400)) as stack:
        scene = shown(stack, "en", tmp_path / "paper")
        for _ in (1, 2):
            scene.save.act(None)
            finish(scene)
            assert str(tmp_path / "paper-2") in scene.ui.toast.text
    assert [path.name for path in (tmp_path / "paper").iterdir()] == ["chronicle.html"]
    assert other.read_text() == "of another game"
    assert len(list((tmp_path / "paper-2").iterdir())) == PAGES + 1
    assert len(list(tmp_path.iterdir())) == 2


def test_who_leaves_while_it_is_saved_leaves_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_WIDTH", 480)
    with stage((640, 400)) as stack:
        scene = shown(stack, "en", tmp_path / "paper")
        scene.save.act(None)
        while not scene.printed:
            scene.update(0)
        scene.update(0)
        stack.push(Scene())
        stack.pop(scene)
    assert not scene.saving.running
    assert not list(tmp_path.iterdir())


def test_the_command_writes_over_no_other_newspaper(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(files, "_WIDTH", 240)
    games = ("simulate", "--players", "2", "--bots", "greedy", "--games", "2", "--journals", "games")
    assert main(games) == 0
    capsys.readouterr()
    one, other = sorted(map(str, Path("games").iterdir()))
    for game, folder in ((one, "paper"), (other, "paper-2"), (one, "paper"), (other, "paper-2")):
        assert main(["chronicle", game, "--out", "paper"]) == 0
        said = capsys.readouterr()
        headline = said.out.splitlines()[3]
        assert headline in unescape((tmp_path / folder / "chronicle.html").read_text("utf-8"))
        assert (f"written to {folder}." in said.err) is (folder != "paper")
    assert sorted(path.name for path in tmp_path.glob("paper*")) == ["paper", "paper-2"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(folder: Path, content: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "_WIDTH", 480)
    monkeypatch.setattr(files, "write_together", full)
    with stage((640, 400)) as stack:
        scene = shown(stack, "en", tmp_path / "paper")
        scene.save.act(None)
        finish(scene)
        assert "the disk is full" in scene.ui.toast.text
        assert str(tmp_path / "paper") in scene.ui.toast.text
        assert scene.save.enabled


def test_a_picture_is_encoded_as_it_is() -> None:
    picture = pygame.Surface((7, 120))
    for row in range(120):
        picture.fill((row, 2 * row, 255 - row), (row % 7, row, 3, 1))
    read = pygame.image.load(io.BytesIO(do_all(png_bit_by_bit(picture))), "picture.png")
    assert pygame.image.tobytes(read, "RGB") == pygame.image.tobytes(picture, "RGB")


def finish(scene: ChronicleScene) -> None:
    """Let frames pass until it rests."""
    while scene.wake_in() == 0:
        scene.update(0)
