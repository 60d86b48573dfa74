"""What an Alliance counts for: partners win together, and nobody is beaten by being somebody's partner."""

from dataclasses import replace

import pytest

from game.core.match import Match, Seat
from game.core.statistics.medals import deeds_of
from game.core.statistics.results import GameResult, result_of_steps
from game.titles.inkas.board.emblems import COLOUR_OF
from game.titles.inkas.content.definitions import Ayllu
from game.titles.inkas.medals import MEDALS
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.engine import decider
from game.titles.inkas.rules.setup import Setup
from tests.support.quest_table import QuestTable, position

PLAYERS = {"inka": "C", "chanka": "A", "quya": "Q", "supay": "K"}


def result(bots: tuple[str, str, str, str]) -> GameResult:
    """A quest that Quya ends by founding Qusqu, for Inka and herself; `bots` by seat, in turn order."""
    state = position(
        mode="advanced",
        alliance=True,
        players=PLAYERS,
        hands={"quya": ["map_1", "map_2", "map_3"]},
        to_move="quya",
        wallas={"mama_waqu": "T", "yana_uru": "Qb3"},
        staff="mama_waqu",
        step="placement",
        cards={"Kb3": "iqiqu"},
        llamas=dict.fromkeys(PLAYERS, 3),
        turn=7,
    )
    table = QuestTable(state, bots={seat: bot for seat, bot in enumerate(bots) if bot})
    assert decider(state) == state.mover
    table.session.act(a.Plunge("mama_waqu"))
    table.settle()
    game = state.game
    colours = tuple(COLOUR_OF[Ayllu(ayllu)] for ayllu in game.ayllus)
    setup = Setup(colours, 1, tuple(zip(game.ayllus, game.suyus, strict=True)), mode=game.mode, alliance=True)
    seats = tuple(Seat(f"Player {number}", "star", bot) for number, bot in enumerate(bots))
    match = Match(setup, seats)
    found = result_of_steps("quest", 1.0, match, state, table.session.steps)
    assert found is not None
    return found


def earned(found: GameResult) -> set[tuple[str, str]]:
    return {(deed.kind, deed.player) for deed in deeds_of(found, MEDALS)}


@pytest.mark.clauses("I-18.9")
def test_both_partners_win_and_earn_what_a_victory_earns() -> None:
    found = result(("", "", "", ""))
    won = [player.name for player in found.players if player.rank == 1]
    assert len(won) == 2 and len({player.rank for player in found.players}) == 2
    assert {player for kind, player in earned(found) if kind == "qusqu"} == set(won)
    assert {player for kind, player in earned(found) if kind == "full_table"} == set(won)


def test_a_sage_is_beaten_as_an_enemy_and_not_as_a_partner() -> None:
    first = result(("", "", "", ""))
    (own, partner), other = (
        [seat for seat, player in enumerate(first.players) if player.rank == 1],
        next(seat for seat, player in enumerate(first.players) if player.rank > 1),
    )

    def with_sage(seat: int) -> GameResult:
        players = list(first.players)
        players[seat] = replace(players[seat], bot="sage")
        return replace(first, players=tuple(players))

    name = first.players[own].name
    assert ("sage", name) in earned(with_sage(other))
    assert ("sage", name) not in earned(with_sage(partner))
