"""Which emblem tells which of the rules' colours apart on the table."""

from collections.abc import Sequence
from dataclasses import replace

from game.match import Match
from game.ui.colour_sets import EMBLEMS
from game.ui.emblems import is_emblem

EMBLEM_OF_COLOUR = {"red": "star", "blue": "anchor", "green": "moon", "yellow": "crown"}


def emblem_of(colour: str, colours: Sequence[str], title: str = "") -> str:
    """The emblem of a colour; one that other data invent gets an emblem by its place among `colours`.

    It is that of the `title` which brings its own. Where there are more seats than emblems, some share one.
    """
    own = f"{title}/{colour}"
    if title and is_emblem(own):
        return own
    if colour in EMBLEM_OF_COLOUR:
        return EMBLEM_OF_COLOUR[colour]
    taken = {EMBLEM_OF_COLOUR.get(other) for other in colours}
    free = [emblem for emblem in EMBLEMS if emblem not in taken] or EMBLEMS
    strangers = [other for other in colours if other not in EMBLEM_OF_COLOUR]
    return free[strangers.index(colour) % len(free)]


def emblems_of(match: Match) -> tuple[str, ...]:
    """The emblem of each seat."""
    return tuple(seat.emblem for seat in match.seats)


def with_known_emblems(match: Match) -> Match:
    """The match with an emblem that exists for every seat, each another: a journal may have been edited."""
    emblems = [seat.emblem for seat in match.seats]
    if len(set(emblems)) == len(emblems) and all(is_emblem(emblem) for emblem in emblems):
        return match
    colours = match.setup.colours
    seats = zip(colours, match.seats, strict=True)
    return Match(
        match.setup,
        tuple(replace(seat, emblem=emblem_of(colour, colours, match.setup.title)) for colour, seat in seats),
    )
