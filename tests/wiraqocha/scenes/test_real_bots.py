"""A person against computer players in the real window, with a real pointer: they play, and nothing is left behind."""

from pathlib import Path

import pytest

from game.titles.wiraqocha.content.definitions import ValleyData
from tests.support.bot_in_window import play_company, set_seats
from tests.support.processes import wait_until_gone
from tests.support.real_window import RealGame, demand_screen, screen

TURNS = 5  # of both together


def children_of(pid: int) -> list[int]:
    """The processes that this one has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


@pytest.mark.apart
@pytest.mark.slow
def test_a_person_plays_against_a_computer_player(tmp_path: Path, content: ValleyData) -> None:
    demand_screen()
    home, shown = tmp_path / "home", tmp_path / "screen"
    home.mkdir()
    shown.mkdir()
    seats = set_seats(home, "engineer:raider")
    with screen(shown) as display:
        real = RealGame(display, home)
        try:
            play_company(home, real, content, seats, TURNS)
            thinking = children_of(real.process.pid)
            assert thinking
            assert real.close() == 0
            assert real.errors.read_text() == ""
            for pid in thinking:
                wait_until_gone(pid)
        finally:
            real.end()
