"""The die names who acts in a led turn (I-27.5, I-27.6)."""

from typing import Final

from game.titles.inkas.content.definitions import WallaRole
from game.titles.inkas.content.led_table import ANY, NAMES, NOBODY_NAMED, LedStrength, LedTable
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Purpose
from game.titles.inkas.rules.game import Game

ROLES: Final = tuple(WallaRole)  # in the order in which others follow the one that is named (I-27.7)
ANY_NAMED, NONE_NAMED = NAMES.index(ANY), NAMES.index(NOBODY_NAMED)


def table_of(game: Game) -> LedTable:
    """The table that leads ayllus; only data of this and later versions begin a Solo quest."""
    assert game.content.led is not None
    return game.content.led


def strength_of(game: Game) -> LedStrength | None:
    """What the data say of led ayllus under the mode and the house rule of a quest; None where nothing (R-138)."""
    strength = table_of(game).strength.get(game.mode)
    return strength if strength and game.house_rules.wiraqucha in strength.under else None


def let_die_name(change: Change, seat: int) -> None:
    """The die is rolled for a led seat whose turn begins; in its first turn somebody must be named (I-27.6)."""
    if not change.game.is_led(seat):
        return
    faces = table_of(change.game).faces[change.game.house_rules.wiraqucha]
    named = NAMES.index(faces[change.roll(seat, Purpose.NAME) - 1])
    must_place = change.state.first >> seat & 1
    change.name(seat, ANY_NAMED if named == NONE_NAMED and must_place else named)
