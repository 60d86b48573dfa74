"""Which emblem tells which of the rules' colours apart on the table."""

from collections.abc import Sequence
from dataclasses import replace

from game.match import Match
from game.ui.theme import LIVERIES, Livery

EMBLEMS = {"red": "star", "blue": "anchor", "green": "moon", "yellow": "crown"}


def emblem_of(colour: str, colours: Sequence[str]) -> str:
    """The emblem of a colour; one that other data invent gets an emblem by its place among `colours`."""
    if colour in EMBLEMS:
        return EMBLEMS[colour]
    free = [emblem for emblem in LIVERIES if emblem not in {EMBLEMS.get(other) for other in colours}]
    strangers = [other for other in colours if other not in EMBLEMS]
    return free[strangers.index(colour) % len(free)]


def liveries_of(match: Match) -> tuple[Livery, ...]:
    """The livery of each seat."""
    return tuple(LIVERIES[seat.emblem] for seat in match.seats)


def with_known_emblems(match: Match) -> Match:
    """The match with an emblem that exists for every seat, each another: a journal may have been edited."""
    emblems = [seat.emblem for seat in match.seats]
    if len(set(emblems)) == len(emblems) and all(emblem in LIVERIES for emblem in emblems):
        return match
    colours = match.setup.colours
    seats = zip(colours, match.seats, strict=True)
    return Match(
        match.setup, tuple(replace(seat, emblem=emblem_of(colour, colours)) for colour, seat in seats)
    )
