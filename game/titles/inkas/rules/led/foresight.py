"""What the table would have a led ayllu do: whom the die lets act, and what each face leads to (I-27.5, I-27.7)."""

from dataclasses import replace
from typing import Any

from game.titles.inkas.content.led_table import NAMES, AttackRow, MoveRow, PlacementRow
from game.titles.inkas.rules.actions import Evoke
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX
from game.titles.inkas.rules.led.choices import led_choice, teams_of
from game.titles.inkas.rules.led_values import LedChoice
from game.titles.inkas.rules.naming import ROLES, strength_of, table_of
from game.titles.inkas.rules.state import State, Step


def named_team(state: State) -> int:
    """The wallas among which the next to act is sought, as a mask; none in the turn of a person."""
    return next(teams_of(state), 0) if state.named != NOBODY and not state.victory else 0


def acts_next(state: State) -> int:
    """The walla that a led seat lets act now by a row for wallas; NOBODY where none does."""
    if state.named == NOBODY or state.pending or state.decider != state.mover:
        return NOBODY
    choice = led_choice(state)
    if choice is None or not isinstance(
        table_of(state.game).rows[choice.row], MoveRow | AttackRow | PlacementRow
    ):
        return NOBODY
    made: Any = choice.action
    walla = getattr(made.action if isinstance(made, Evoke) else made, "walla", "")
    return PIECE_INDEX[walla] if walla else NOBODY


def stand_in(state: State) -> int:
    """The role that acts in a led turn in place of the one that the die named, by its number in `ROLES`; NOBODY where
    the named one acts itself, or what is done needs no walla (I-27.7, R-138).
    """
    walla = acts_next(state)
    if walla == NOBODY or state.named >= len(ROLES):
        return NOBODY
    role = ROLES.index(state.game.roles[walla])
    return NOBODY if role == state.named else role


def is_for_all(state: State) -> bool:
    """Whether what is done now is done by whichever walla of a led ayllu can, whom the die named or not (R-138)."""
    strength, choice = strength_of(state.game), led_choice(state)
    return strength is not None and choice is not None and choice.row in strength.always


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
