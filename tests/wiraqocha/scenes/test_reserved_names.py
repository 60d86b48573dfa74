"""Players and a save with names that Windows keeps for devices, or cannot write: the game is kept and counted."""

import csv
import random
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pygame
import pytest

from game.core.match import Match, Seat, begin_match, save_match
from game.core.record import Journal, SaveFolder, Saves, read
from game.scenes.load.listed_game import name_of
from game.scenes.load.scene import LoadScene
from game.scenes.navigator import Navigator
from game.scenes.statistics.scene import StatisticsScene
from game.table.scene import TableScene
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.harness import Harness
from tests.support.screens import Opened

PAIRS = [("CON", "nul.journal"), ("LPT1:", "Ada...")]
DEVICES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)),
}


@pytest.mark.parametrize("names", PAIRS)
def test_a_game_of_reserved_names_is_kept_listed_counted_and_goes_on(
    open_game: Callable[..., Opened], saves: Saves, content: ValleyData, names: tuple[str, str]
) -> None:
    match = Match(Setup(("red", "blue"), 5), (Seat(names[0], "star"), Seat(names[1], "anchor")))
    session = begin_match(match, content, saves)
    chance = random.Random(5)
    for number in count():
        if number == 60:
            assert isinstance(save_match(names[0], match, session, saves), Path)
        if not (options := WIRAQOCHA.legal_actions(session.state)):
            break
        session.act(chance.choice(options))
    session.close()
    harness, navigator = open_game()
    continued = continue_saved(harness, navigator, names[0])
    assert tuple(seat.name for seat in continued.context.match.seats) == names
    continued.session.act(WIRAQOCHA.legal_actions(continued.session.state)[0])
    assert exported(harness, navigator) == list(names)
    for path in saves.folder.parent.rglob("*"):
        assert path.name.partition(".")[0].casefold() not in DEVICES
        assert not set('<>:"/\\|?*') & set(path.name) and not path.name.endswith((".", " "))
    assert all(sound(path) for folder in SaveFolder for path in saves.files(folder))
    assert len(saves.files(SaveFolder.PLAYED)) == 2


def continue_saved(harness: Harness, navigator: Navigator, name: str) -> TableScene:
    """The game of that name, found in the list and taken up."""
    navigator.saved_games.open(SaveFolder.SAVED)
    harness.frames(4)
    listed = harness.stack.top
    assert isinstance(listed, LoadScene)
    assert [name_of(row) for row in listed.list.entries] == [name]
    harness.key(pygame.K_p)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    return table


def exported(harness: Harness, navigator: Navigator) -> list[str]:
    """The names in the table of results that the statistics write."""
    navigator.saved_games.open()
    harness.frames(4)
    harness.key(pygame.K_s)
    harness.settle()
    shown = harness.stack.top
    assert isinstance(shown, StatisticsScene)
    harness.click(shown.export.rect.center)
    harness.settle()
    with navigator.saves.folder.with_name("statistics.csv").open(encoding="utf-8-sig", newline="") as file:
        return [row["name"] for row in csv.DictReader(file)]


def sound(path: Path) -> bool:
    """Whether a journal can be read whole."""
    journal = read(path)
    return isinstance(journal, Journal) and journal.fault is None
