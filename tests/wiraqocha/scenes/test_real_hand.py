"""A real pointer on a real table: every kind of drag, and everything that can come between."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.core.contract import Refusal
from game.core.record import Journal, read
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.mouse_player import MousePlayer
from tests.support.places import Places
from tests.support.real_window import (
    SCREEN,
    Display,
    RealGame,
    Spot,
    demand_screen,
    screen,
    wait_for,
)
from tests.support.valley_table import ValleyTable, position

pytestmark = pytest.mark.apart

SIZE = (1280, 720)
OTHER_SIZE = (1400, 800)
OUTSIDE = (1500, 850)  # on the screen, beside the window
PROGRAM = ("-m", "tests.support.real_table")

ACTIONS = """
players: [red, blue]
to_move: red
board: {N5: red camp, N1: red drill, N4: blue camp}
crystals: {red: 1, blue: 2}
cubes: {red: 9}
relics: {blue: [D1]}
dice: [2, 3, 4, 6, 6]
"""
PREPARATION = """
players: [red, blue]
phase: preparation
board: {N5: red camp, N4: red zeppelin, N9: blue camp}
rolls: [2, 3, 4]
"""


@pytest.fixture(scope="module")
def display(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    demand_screen()
    with screen(tmp_path_factory.mktemp("screen")) as found:
        yield found


@dataclass
class Table:
    """A real table, and a hidden one of the same size that tells where things are on it."""

    real: RealGame
    hidden: ValleyTable
    journals: Path

    @property
    def places(self) -> Places:
        """Where things are."""
        return self.hidden.places

    def played(self) -> list[str]:
        """The actions in the real journal."""
        paths = list(self.journals.glob("*.journal"))
        journal = read(paths[0]) if paths else None
        return [entry.text for entry in journal.entries] if isinstance(journal, Journal) else []

    def expect(self, *lines: str) -> None:
        """Wait until the real game has played these actions, and no others."""
        wait_for(
            f"{list(lines)} is played, not {self.played()}",
            lambda: len(self.played()) >= len(lines),
            self.real.process,
        )
        assert self.played() == list(lines)

    def follow(self, line: str) -> None:
        """Let the hidden table come to the same action."""
        action = WIRAQOCHA.parse_action(self.hidden.state, line)
        assert not isinstance(action, Refusal)
        self.hidden.session.act(action)
        self.hidden.harness.settle()

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size of both windows."""
        self.real.do("windowsize", self.real.number(), str(size[0]), str(size[1]))
        self.hidden.harness.resize(size)
        self.hidden.harness.settle()


@pytest.fixture
def sit(display: Display, tmp_path: Path) -> Iterator[Callable[[str], Table]]:
    opened: list[RealGame] = []

    def open_table(text: str) -> Table:
        file, home, journals = tmp_path / "position.yaml", tmp_path / "home", tmp_path / "journals"
        file.write_text(text, "utf-8")
        home.mkdir()
        program = (sys.executable, *PROGRAM, str(file), str(journals), str(SIZE[0]), str(SIZE[1]))
        real = RealGame(display, home, program)
        opened.append(real)
        return Table(real, ValleyTable(position(text), SIZE), journals)

    yield open_table
    for real in opened:
        real.end()
        assert real.errors.read_text() == ""


class BothHands:
    """Moves the pointer of the real table and of the hidden one."""

    def __init__(self, table: Table) -> None:
        self._hidden, self._real = table.hidden.harness, table.real

    def move(self, spot: Spot) -> None:
        """Point there."""
        self._hidden.move(spot)
        self._real.do("mousemove", str(spot[0]), str(spot[1]))

    def click(self, spot: Spot) -> None:
        """Press and let go there."""
        self._hidden.click(spot)
        self._real.click(spot)

    def drag(self, start: Spot, end: Spot) -> None:
        """Press at `start`, move to `end`, let go."""
        self._hidden.drag(start, end)
        self._real.drag(start, end)

    def key(self, key: int) -> None:
        """Press and let go the key of a letter."""
        self._hidden.key(key)
        self._real.press(chr(key))


@pytest.mark.parametrize(
    ("start", "line"),
    [
        pytest.param(ACTIONS, "conquer N2 with explorer@reserve using 2", marks=pytest.mark.slow),
        (ACTIONS, "protect N5 with 6"),
        (ACTIONS, "plunder N4 using 4 beating 6 taking relic D1"),
        pytest.param(ACTIONS, "build android_factory", marks=pytest.mark.slow),
        pytest.param(PREPARATION, "exchange N4 with explorer@reserve", marks=pytest.mark.slow),
    ],
)
def test_an_action_by_a_real_hand(sit: Callable[[str], Table], start: str, line: str) -> None:
    table = sit(start)
    MousePlayer(table.hidden.harness, BothHands(table)).play(line)
    table.expect(line)


def half_a_drag(table: Table, token: str, tile: str) -> Spot:
    """Take a token from the reserve and carry it half the way; where it is then."""
    start, end = table.places.reserve_token(token), table.places.tile_centre(tile)
    half = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    words = ["mousemove", *map(str, start), "sleep", "0.05", "mousedown", "1"]
    for step in (1, 2, 3, 4):
        at = (start[0] + (half[0] - start[0]) * step // 4, start[1] + (half[1] - start[1]) * step // 4)
        words += ["mousemove", *map(str, at), "sleep", "0.02"]
    table.real.do(*words)
    return half


def place_all_the_same(table: Table) -> None:
    """Nothing is lost and nothing is stuck: the same token can be placed by a whole drag."""
    table.real.drag(table.places.reserve_token("explorer"), table.places.tile_centre("N2"))
    table.expect("conquer N2 with explorer@reserve using 2")


def test_a_window_resized_in_mid_drag(sit: Callable[[str], Table]) -> None:
    table = sit(ACTIONS)
    half_a_drag(table, "explorer", "N2")
    table.resize(OTHER_SIZE)
    table.real.rest()
    end = table.places.tile_centre("N2")
    table.real.do("mousemove", str(end[0] - 9), str(end[1]), "sleep", "0.05", "mouseup", "1")
    table.real.rest()
    if not table.played():  # the drag may go on or be let go, but the token is in the hand or at home
        place_all_the_same(table)
    table.expect("conquer N2 with explorer@reserve using 2")


def test_leaving_the_window_in_mid_drag(sit: Callable[[str], Table]) -> None:
    table = sit(ACTIONS)
    half_a_drag(table, "explorer", "N2")
    table.real.do("mousemove", *map(str, OUTSIDE), "sleep", "0.1", "mouseup", "1")
    table.real.rest()
    assert table.played() == []
    place_all_the_same(table)


def test_coming_back_into_the_window_with_the_token(sit: Callable[[str], Table]) -> None:
    table = sit(ACTIONS)
    half_a_drag(table, "explorer", "N2")
    x, y = table.places.tile_centre("N2")
    table.real.do("mousemove", *map(str, OUTSIDE), "sleep", "0.1", "mousemove", str(x + 5), str(y))
    table.real.do("mousemove", str(x), str(y), "sleep", "0.05", "mouseup", "1")
    table.real.rest()
    if not table.played():
        place_all_the_same(table)
    table.expect("conquer N2 with explorer@reserve using 2")


def test_another_window_takes_the_keyboard_in_mid_drag(sit: Callable[[str], Table]) -> None:
    table = sit(ACTIONS)
    table.real.do("windowfocus", table.real.number())
    half = half_a_drag(table, "explorer", "N2")
    table.real.do("windowfocus", table.real.number("-root"), "sleep", "0.1", "mouseup", "1")
    table.real.do("mousemove", str(half[0] + 4), str(half[1]), "windowfocus", table.real.number())
    table.real.rest()
    assert table.played() == []
    place_all_the_same(table)


def test_a_double_click_means_one_click(sit: Callable[[str], Table]) -> None:
    table = sit(PREPARATION)
    x, y = table.places.button("roll")
    table.real.do("mousemove", str(x), str(y), "click", "--repeat", "2", "--delay", "60", "1")
    wait_for("the dice are rolled", lambda: "roll" in table.played(), table.real.process)
    table.real.rest()
    assert table.played() == ["roll"]


def test_a_double_click_buys_one_card(sit: Callable[[str], Table]) -> None:
    table = sit(ACTIONS)
    x, y = table.places.market_card("android_factory")
    table.real.do("mousemove", str(x), str(y), "click", "--repeat", "2", "--delay", "60", "1")
    table.real.rest()
    table.expect("build android_factory")


def test_hands_that_do_not_wait_for_the_dice(sit: Callable[[str], Table]) -> None:
    table = sit(PREPARATION)
    x, y = table.places.button("roll")
    table.follow("roll")
    die, tile = table.places.die(3), table.places.tile_centre("N5")
    begin = ["mousemove", str(x), str(y), "click", "1", "sleep", "0.15"]
    drag = ["mousemove", *map(str, die), "mousedown", "1", "sleep", "0.03"]
    for step in range(1, 7):
        at = (die[0] + (tile[0] - die[0]) * step // 6, die[1] + (tile[1] - die[1]) * step // 6)
        drag += ["mousemove", *map(str, at), "sleep", "0.02"]
    table.real.do(*begin, *drag, "mouseup", "1")
    wait_for("the die lies on the tile", lambda: "protect N5 with 3" in table.played(), table.real.process)
    table.expect("roll", "protect N5 with 3")


def test_the_whole_screen_while_the_dice_fall(sit: Callable[[str], Table]) -> None:
    table = sit(PREPARATION)
    x, y = table.places.button("roll")
    table.real.do("mousemove", str(x), str(y), "click", "1", "sleep", "0.2", "key", "F11")
    table.expect("roll")
    table.real.rest()
    table.follow("roll")
    table.hidden.harness.resize(SCREEN)
    table.hidden.harness.settle()
    table.real.drag(table.places.die(3), table.places.tile_centre("N5"))
    table.expect("roll", "protect N5 with 3")
    table.real.press("F11")
    table.hidden.harness.resize(SIZE)
    table.hidden.harness.settle()
    table.real.click(table.places.button("undo"))
    table.expect("roll", "protect N5 with 3", "undo")


def test_a_window_closed_with_a_token_in_the_hand(sit: Callable[[str], Table]) -> None:
    table = sit(ACTIONS)
    half_a_drag(table, "explorer", "N2")
    assert table.real.close() == 0
    table.real.do("mouseup", "1")  # the screen is not this test's alone
    assert table.played() == []


def test_hands_that_do_not_wait_for_what_is_undone(sit: Callable[[str], Table]) -> None:
    table = sit(ACTIONS)
    line = "protect N5 with 6"
    MousePlayer(table.hidden.harness, BothHands(table)).play(line)
    table.expect(line)
    x, y = table.places.button("undo")
    table.real.do("mousemove", str(x), str(y), "click", "1", "sleep", "0.1")
    table.real.drag(table.places.reserve_token("explorer"), table.places.tile_centre("N2"))
    table.expect(line, "undo", "conquer N2 with explorer@reserve using 2")
