"""Which emblem tells which of the rules' colours apart on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from game.base.colour_sets import EMBLEMS
from game.base.i18n.words import Words

if TYPE_CHECKING:  # a first picture needs no game
    from game.core.match import Match

EMBLEM_OF_COLOUR: Final[Mapping[str, str]] = {colour: emblem for emblem, colour in EMBLEMS.items()}
"""The shell's own, for titles that bring none."""


class TitleEmblems(NamedTuple):
    """The emblem of each colour that a title's seats may have, in the order in which they are shown.

    They are the shell's or the title's own, named as in `game.base.colour_sets`. What they are called is among the
    words, under `menu.emblems`.
    """

    of_colours: Mapping[str, str] = EMBLEM_OF_COLOUR


def emblem_of(colour: str, colours: Sequence[str], emblems: Mapping[str, str] = EMBLEM_OF_COLOUR) -> str:
    """The emblem of a colour; one that other data invent gets an emblem by its place among `colours`.

    Where there are more seats than emblems, some share one.
    """
    if colour in emblems:
        return emblems[colour]
    taken = {emblems.get(other) for other in colours}
    every = list(emblems.values())
    free = [emblem for emblem in every if emblem not in taken] or every
    strangers = [other for other in colours if other not in emblems]
    return free[strangers.index(colour) % len(free)]


def emblem_name(words: Words, emblem: str) -> str:
    """What an emblem is called; a title's own stand under their colours in its words."""
    return words(f"menu.emblems.{emblem.rpartition('/')[2]}")


def emblems_of(match: "Match") -> tuple[str, ...]:
    """The emblem of each seat."""
    return tuple(seat.emblem for seat in match.seats)


def with_known_emblems(match: "Match", known: Mapping[str, str]) -> "Match":
    """The match with one of its title's emblems for every seat, each another: a journal may have been edited."""
    emblems = [seat.emblem for seat in match.seats]
    if len(set(emblems)) == len(emblems) and all(emblem in known.values() for emblem in emblems):
        return match
    colours = match.setup.colours
    seats = zip(colours, match.seats, strict=True)
    known_seats = (replace(seat, emblem=emblem_of(colour, colours, known)) for colour, seat in seats)
    return replace(match, seats=tuple(known_seats))
