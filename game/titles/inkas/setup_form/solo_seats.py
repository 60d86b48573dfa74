"""Who sits where in Solo: the person in the first place of the form, the die in all others (I-27.1, I-27.2)."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.base.i18n.words import Words
from game.kit.forms.choices import Choices, OptionsT
from game.kit.forms.seat_choice import SeatChoice, SeatColumn, Sitter, take_colour, take_own
from game.titles.inkas.board.emblems import AYLLU_OF
from game.titles.inkas.bots.led import LED_PLAYER
from game.titles.inkas.content.definitions import SUYUS, Ayllu, Nation
from game.titles.inkas.setup_form.choosing_order import SUYU

_PERSON: Final = Sitter()


def led_name(words: Words, ayllu: Ayllu) -> str:
    """What a seat is called that the die leads."""
    return words("menu.led_name", ayllu=words(f"ayllu.{ayllu}"))


def seat_led(words: Words, seats: Sequence[SeatChoice], *, solo: bool) -> None:
    """Seat the person and the die, who is called after each ayllu; without Solo those who were chosen."""
    for number, seat in enumerate(seats):
        sitter = Sitter(LED_PLAYER, led_name(words, AYLLU_OF[seat.colour])) if number else _PERSON
        seat.sitter = sitter if solo else None


def propose_solo(choices: Choices[OptionsT], column: SeatColumn, nations: Mapping[Ayllu, Nation]) -> None:
    """Propose one led ayllu, of the other nation, in the opposite suyu (I-27.2)."""
    own, led = choices.seats[:2]
    choices.count = 2
    nation = nations[AYLLU_OF[own.colour]]
    if nations[AYLLU_OF[led.colour]] is nation:
        others = (seat.colour for seat in choices.seats if nations[AYLLU_OF[seat.colour]] is not nation)
        take_colour(choices.seats, 1, next(others))
    opposite = SUYUS[(SUYUS.index(own.own[SUYU]) + 2) % len(SUYUS)]
    take_own(choices.seats, 1, column, opposite)
