"""The puzzles and the other tactical positions (build/tactics): well formed, and their claims are proved."""

import importlib
from functools import cache
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.digest import state_text
from game.titles.wiraqocha.rules.engine import successor
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import penned

ROOT = Path(__file__).parents[3]
AT_LEAST = {"stop": 1, "keep": 1, "waste": 10}  # of each kind


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The modules of the suite."""
    monkeypatch.syspath_prepend(str(ROOT / "build" / "tactics"))
    import suite

    return suite


@pytest.fixture
def search(tools: Any) -> Any:
    """The module of the searches."""
    return importlib.import_module("game.titles.wiraqocha.bots.turn_search")


@cache
def tactics_of(tools: Any) -> Any:
    """The positions, read once."""
    return (*tools.puzzles(), *tools.others())


def position(text: str) -> State:
    return read_position(read_yaml_text(f"players: [red, blue]\n{text}", "test"), penned())


def test_every_position_loads_and_its_turn_is_legal(tools: Any) -> None:
    """Reading plays the turns; what is claimed of a rival's chance leaves less of it than there was."""
    mining = importlib.import_module("mining")
    tactics = tactics_of(tools)
    assert len({state_text(tactic.state) for tactic in tactics}) == len(tactics)
    for kind, number in AT_LEAST.items():
        assert sum(tactic.claim.kind == kind for tactic in tactics) >= number
    for tactic in tactics:
        about_a_rival = tactic.claim.kind in (tools.Kind.STOP, tools.Kind.KEEP)
        assert (tactic.claim.idle > 1.5 * tactic.claim.most >= 0) == about_a_rival
        after = tactic.state
        for action in tactic.turn:
            after = successor(after, action)
        assert tactic.claim.kind is tools.Kind.CHANCE or not mining.goes_on(tactic.state, after)


@pytest.mark.parametrize("kind", ["win", "stop", "keep", "waste"])
def test_claims_are_proved(tools: Any, kind: str) -> None:
    """Of each kind the one with the fewest dice, which is proved soonest."""
    of_kind = [tactic for tactic in tactics_of(tools) if tactic.claim.kind == kind]
    of_kind.sort(
        key=lambda tactic: sum(
            tactic.state.game.dice[tile] for tile, piece in enumerate(tactic.state.board) if piece >= 0
        )
    )
    for tactic in of_kind[:1]:
        assert tools.proved(tactic)


def test_what_is_no_answer_is_known_as_such(tools: Any) -> None:
    for tactic in tactics_of(tools):
        if tactic.claim.kind in (tools.Kind.WIN, tools.Kind.WASTE):
            action = a.End()
            after = successor(tactic.state, action)
            assert not tools.holds(tactic.claim, [tactic.state, after], [action])


def test_a_sure_win_is_found_and_none_that_is_not_there(search: Any) -> None:
    stolen = "board: {N5: red camp, N4: blue camp}\ncrystals: {red: 10, blue: 1}\nmarket: []\ndeck: []\n"
    stolen += "graveyard: [red drill, red drill]\n"
    assert search.sure_win(position(stolen + "dice: [1, 4, 6]")) is not None
    assert search.sure_win(position(stolen + "dice: [1, 4, 5]")) is None
    assert search.sure_win(position(stolen + "dice: [1, 4, 5]\ncubes: {red: 2}")) is not None


def test_a_rival_s_chance_is_that_of_its_dice(search: Any) -> None:
    """Blue robs red's Camp on N4 with a 6 and a 4, or with a 6 and two dice that sum to 4; a third die is luck."""
    poor = position(
        "to_move: blue\nphase: preparation\nboard: {N5: blue camp, N4: red camp}\n"
        "relics: {blue: [D1, D2, D4], red: [D3]}\nmarket: []\ndeck: []"
    )
    wins = [
        throw
        for throw in product(range(1, 7), repeat=3)
        if any(six == 6 and (one == 4 or one + two == 4) for six, one, two in permutations(throw))
    ]
    found = search.finished(search.chance_of(poor, search.WIN))
    assert found == pytest.approx(len(wins) / 216)


def test_a_ransom_that_lets_a_rival_win_is_no_win(search: Any) -> None:
    state = position(
        "variants: [prisoner]\nboard: {N5: red camp, N4: blue camp}\nhostages: {blue: red drill}\n"
        "crystals: {red: 4, blue: 10}\nmarket: []\ndeck: []\ndice: [6]"
    )
    paid = successor(state, a.Ransom(TokenKind.DRILL, "blue", crystal=True))
    assert paid.winner == 1
    assert not search.has_won(paid)
    assert search.sure_win(state) is None


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("win-7c06d4e9", "surveyor"),
        *product(("win-7c06d4e9", "win-0fff2177"), ("engineer", "empress@500n")),
    ],
)
def test_a_turn_of_one_or_two_actions_that_wins_is_seen(tools: Any, name: str, level: str) -> None:
    """Whatever its plans leave out: a relic, and an Invention, that is stolen from a Camp."""
    choosing = importlib.import_module("choosing")
    (puzzle,) = (tactic for tactic in tactics_of(tools) if tactic.name == name)
    assert choosing.solves(level, puzzle)


@pytest.mark.parametrize("level", ["surveyor", "engineer"])
def test_no_die_and_no_re_roll_is_left_that_costs_nothing(tools: Any, level: str) -> None:
    choosing = importlib.import_module("choosing")
    wasteful = [tactic for tactic in tactics_of(tools) if tactic.claim.kind == "waste"]
    assert all(choosing.solves(level, tactic) for tactic in wasteful[5:13])
