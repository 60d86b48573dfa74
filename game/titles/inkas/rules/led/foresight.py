"""What the table would have a led ayllu do: whom the die lets act, and what each face leads to (I-27.5, I-27.7)."""

from dataclasses import replace

from game.titles.inkas.content.led_table import NAMES
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.led.choices import led_choice, teams_of
from game.titles.inkas.rules.led_values import LedChoice
from game.titles.inkas.rules.naming import table_of
from game.titles.inkas.rules.state import State, Step


def named_team(state: State) -> int:
    """The wallas among which the next to act is sought, as a mask; none in the turn of a person."""
    return next(teams_of(state), 0) if state.named != NOBODY and not state.victory else 0


def by_face(state: State, seat: int) -> tuple[tuple[str, LedChoice | None], ...]:
    """Of each face, from 1 on, whom it names and what the ayllu would do first if its turn began now, after Rebirth;
    only cards, offerings and the first step are foreseen. `seat` is a led one that is in play.
    """
    game = state.game
    faces = table_of(game).faces[game.house_rules.wiraqucha]
    return tuple((name, led_choice(_begun(state, seat, NAMES.index(name)))) for name in faces)


def _begun(state: State, seat: int, named: int) -> State:
    """The state as it would be in the turn of a seat that begins now."""
    begun = replace(state, pending=(), mover=seat, step=Step.OFFERING, named=named)
    return replace(begun, active=NOBODY, offered=False, pulled=0, led=None)
