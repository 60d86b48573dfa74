"""What is fair is counted by sides, and how long a game was by the turns of those in play."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.core.lab.results import ProcessorTimes, SimulatedGame, SimulatedSeat, from_line, to_line
from game.core.lab.summary import summarize

PARTNERS = ((0, 2), (1, 3))


def game(
    number: int, bots: str, winners: Sequence[int], turns: int = 24, left_after: tuple[int, ...] = ()
) -> SimulatedGame:
    """A game of four: the side of these places won."""
    others = tuple(place for place in range(4) if place not in winners)
    seats = tuple(SimulatedSeat(bot, {}, {"move": 2}) for bot in bots)
    clock = ProcessorTimes(1.0, ({},) * 4, ({},) * 4)
    ranks = (tuple(winners), others)
    return SimulatedGame(
        number, 1, turns, 8, ranks, "founded", {}, seats, clock, sides=PARTNERS, left_after=left_after
    )


def test_a_balanced_game_of_two_against_two_is_fair() -> None:
    games = [game(0, "abab", (0, 2)), game(1, "abab", (1, 3))]
    summary = summarize(games, ["founded"])
    assert [place.ratio for place in summary.places] == [1.0] * 4
    assert {name: bot.wins.ratio for name, bot in summary.bots.items()} == {"a": 1.0, "b": 1.0}


def test_a_bot_with_a_seat_on_each_side_wins_each_game_as_is_fair() -> None:
    summary = summarize([game(0, "aabb", (0, 2)), game(1, "aaab", (1, 3))], ["founded"])
    assert (summary.bots["a"].wins.fair, summary.bots["a"].wins.ratio) == (1.0, 1.0)
    assert summary.bots["b"].wins.fair == 0.75


def test_turns_count_for_those_in_play() -> None:
    """Of 24 turns the first 8 were of four players, the next 6 of three, the last 10 of two."""
    assert game(0, "abab", (0, 2)).length == 6.0
    assert game(0, "abab", (0, 2), left_after=(0, 8, 0, 14)).length == pytest.approx(8 / 4 + 6 / 3 + 10 / 2)


def test_nobody_wins_a_game_that_was_drawn() -> None:
    drawn = replace(game(0, "abab", (0, 2)), drawn=True)
    summary = summarize([drawn, game(1, "abab", (0, 2))], ["founded"])
    assert [place.hits for place in summary.places] == [1, 0, 1, 0]
    assert [(name, bot.wins.hits) for name, bot in summary.bots.items()] == [("a", 1), ("b", 0)]
    assert from_line(to_line(drawn)) == drawn
    assert from_line(to_line(replace(drawn, ranks=()))) is None


def test_sides_are_kept_in_the_line_of_a_result() -> None:
    played = game(0, "abab", (0, 2), left_after=(0, 8, 0, 0))
    assert from_line(to_line(played)) == played
    assert from_line(to_line(played).replace("[1,3]]", "[1,2]]")) is None
