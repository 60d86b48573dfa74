"""A save from elsewhere, whatever its texts hold, hurts neither the list of games nor any other screen."""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pygame
import pytest

from game.core.match import begin_match
from game.core.record import SaveFolder, Saves
from game.scenes.load.listed_game import ListedGame, name_of, standing_of
from game.scenes.load.scene import LoadScene
from game.scenes.main_menu import MainMenuScene
from game.table.scene import TableScene
from game.titles.wiraqocha.content.definitions import ValleyData
from tests.support.screens import Opened
from tests.support.shares import one_in
from tests.support.valley_table import MATCH

HOSTILE = {
    "nul": "A\0da",
    "soft hyphen": "\u00ad",
    "joiner": "\u200d\u200b",
    "bidi": "\u202egniK\u2066",
    "control": "\x1b[2J\r\n\t",
    "half a letter": "\ud83d",
    "accents": "a" + "\u0301" * 30,
    "tags": "\U000e0041\U000e007f",
    "astral": "\U0001f9d1\u200d\U0001f680",
    "empty": "",
}
PLACES = ("player", "name", "layout", "variants", "bot", "emblem", "colour", "mods")


def spoilt(fields: dict[str, object], place: str, text: str) -> None:
    """Put the text in one place of a header."""
    setup, players = fields["setup"], fields["players"]
    assert isinstance(setup, dict) and isinstance(players, list)
    match place:
        case "player":
            players[0]["name"] = text
        case "name":
            fields["name"] = text
        case "layout":
            setup["layout"] = text
        case "variants":
            setup["variants"] = [text]
        case "mods":
            fields["mods"] = [{"name": text, "version": text, "digest": text}]
        case _:
            players[0][place] = text


def hostile_save(folder: Path, content: ValleyData, place: str, text: str) -> Path:
    """The file of a short game in whose header one text is spoilt."""
    session = begin_match(MATCH, content, Saves(folder))
    session.close()
    assert session.file is None
    (path,) = folder.glob("*.journal")
    first, rest = path.read_bytes().split(b"\n", 1)
    fields = json.loads(first)
    spoilt(fields, place, text)
    path.write_bytes(json.dumps(fields).encode() + b"\n" + rest)
    return path


@pytest.mark.parametrize(("place", "kind"), one_in(3, PLACES, HOSTILE))
def test_a_spoilt_text_closes_no_screen(
    open_game: Callable[..., Opened], saves: Saves, content: ValleyData, tmp_path: Path, place: str, kind: str
) -> None:
    text = HOSTILE[kind]
    harness, navigator = open_game()
    good = begin_match(MATCH, content, saves)
    good.close()
    hostile = hostile_save(tmp_path / "elsewhere", content, place, text)
    (saves.folder / hostile.name).write_bytes(hostile.read_bytes())
    navigator.title()
    harness.frames(2)
    assert isinstance(harness.stack.top, MainMenuScene)
    navigator.saved_games.open(SaveFolder.PLAYED)
    scene = harness.stack.top
    assert isinstance(scene, LoadScene)
    harness.frames(12)
    assert len(scene.list.entries) == 2
    assert "Ada and Bram" in {name_of(row) for row in scene.list.entries}
    scene.take_in(hostile)
    harness.frames(12)
    for number, row in enumerate(scene.list.entries):
        scene.list.point_at(number)
        harness.frames(2)
        standing = standing_of(scene.list.entries[number])
        assert standing, row.path
    for path in saves.files(SaveFolder.PLAYED):
        navigator.saved_games.resume(path)
        harness.frames(4)
        harness.key(pygame.K_RETURN)  # a word about a file that cannot go on
        harness.frames(2)
        top = harness.stack.top
        assert isinstance(top, TableScene | MainMenuScene)
        if isinstance(top, TableScene):
            assert all(seat.name.isprintable() for seat in top.context.match.seats)
        navigator.title()


@pytest.mark.parametrize(
    "what", ["listed_game.read_saved_game", "listed_game.summarise", "rows.standing_of", "details.name_of"]
)
def test_a_file_that_fails_in_an_unforeseen_way_is_one_unreadable_row(
    open_game: Callable[..., Opened],
    saves: Saves,
    content: ValleyData,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
) -> None:
    harness, navigator = open_game()
    for _ in range(3):
        begin_match(MATCH, content, saves).close()
    broken = saves.files(SaveFolder.PLAYED)[1]
    module, _, name = what.partition(".")
    before = getattr(import_module(f"game.scenes.load.{module}"), name)

    def failing(subject: object, *rest: object) -> object:
        unread = not isinstance(subject, ListedGame) or subject.game is not None
        if unread and broken in (subject, getattr(subject, "path", None)):
            raise ZeroDivisionError(name)
        return before(subject, *rest)

    monkeypatch.setattr(f"game.scenes.load.{what}", failing)
    navigator.saved_games.open(SaveFolder.PLAYED)
    harness.frames(12)
    scene = harness.stack.top
    assert isinstance(scene, LoadScene)
    for number in range(3):
        scene.list.point_at(number)
        harness.frames(2)
    unreadable = [row.path for row in scene.list.entries if "cannot be read" in standing_of(row)]
    assert unreadable == [broken]
