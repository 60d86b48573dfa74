"""Every kind of event, one row each: the animations that show it, its sound, and the places that it speaks of.

A new event needs its row here; a test tells which is missing.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeVar

from pygame import Rect

from game.titles.wiraqocha.board import event_places as places
from game.titles.wiraqocha.board.motion import (
    banners,
    cards,
    dice,
    goods,
    machines,
    rays,
    relics,
    thefts,
    token_scenes,
    tokens,
)
from game.titles.wiraqocha.board.motion import victory_scenes as triumph
from game.titles.wiraqocha.board.motion.tokens import Claimed
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Cause, Destination
from game.titles.wiraqocha.rules.events import Event
from game.ui.dice_sounds import DIE_KNOCKED, DIE_PLACED, DIE_SETTLED, throw_sound
from game.ui.motion.timeline import Animation

Heard = Event | Claimed  # what can be heard

_E = TypeVar("_E", bound=Heard)

_RETURNED: Final[dict[Cause, str]] = {
    Cause.WORKSHOP: "wiraqocha/token-repaired",
    Cause.PAID: "wiraqocha/token-repaired",
    Cause.RANSOMED: "wiraqocha/coins",
    Cause.FREED: "wiraqocha/token-freed",
    Cause.RELEASED: "wiraqocha/token-freed",
}
_BEATEN: Final[dict[Destination, str]] = {
    Destination.GRAVEYARD: "wiraqocha/wreck",
    Destination.RESERVE: "wiraqocha/camp-driven-home",
    Destination.HOSTAGE: "wiraqocha/chain",
    Destination.OUT: "wiraqocha/wreck",
}
_CHANGED: Final[dict[Cause, str]] = {Cause.REROLL: throw_sound(1), Cause.EXOSKELETON: "wiraqocha/gears"}


@dataclass(frozen=True, slots=True)
class EventRow:
    """How one kind of event is shown, heard and pointed at.

    `animate` makes the animations that show it. `sound` is its sound, if it has one, or names it for an event; it is
    heard `sound_after` seconds from the beginning of the animations, from the side of the first tile if it is `sided`.
    `tiles` and `places` are what it is about, in the valley and beside it.
    """

    animate: Callable[[Transition, Any], list[Animation]]
    sound: str | Callable[[Any], str | None] | None
    sound_after: Callable[[Any], float]
    sided: bool
    tiles: Callable[[Any], tuple[str, ...]]
    places: Callable[[TableView, Any], Iterable[Rect]]

    def sound_of(self, event: Heard) -> str | None:
        """The sound of an event; None for what happens in silence."""
        return self.sound(event) if callable(self.sound) else self.sound

    def sound_from(self, event: Heard) -> str | None:
        """The tile from which the sound comes, if it comes from one."""
        return next(iter(self.tiles(event)), None) if self.sided else None


def unmoved(_: Transition, __: Heard) -> list[Animation]:
    """Nothing moves: the tray throws the dice, the log tells the rest."""
    return []


def _row(
    kind: type[_E],
    animate: Callable[[Transition, _E], list[Animation]] = unmoved,
    *,
    sound: str | Callable[[_E], str | None] | None = None,
    sound_after: Callable[[_E], float] = lambda _: 0.0,
    sided: bool = True,
    tiles: Callable[[_E], tuple[str, ...]] = lambda _: (),
    places: Callable[[TableView, _E], Iterable[Rect]] = lambda _, __: (),
) -> tuple[type, EventRow]:
    """The row of a kind of event, checked by type: all its functions take that kind."""
    return kind, EventRow(animate, sound, sound_after, sided, tiles, places)


ROWS: Mapping[type, EventRow] = MappingProxyType(
    dict(
        (
            _row(e.TurnBegan, banners.began, sound="turn-bell", places=places.header),
            _row(
                e.CubesCollected,
                goods.collected,
                sound=lambda event: "wiraqocha/cubes" if event.taken else None,
                sided=False,
                tiles=lambda event: places.counted_tiles(event.tiles),
                places=places.cubes,
            ),
            _row(
                e.DiceMustered,
                goods.mustered,
                tiles=lambda event: event.villages,
                places=places.allowance,
            ),
            _row(
                e.DieTakenBack,
                dice.taken_back,
                sound="die-pick",
                tiles=places.own_tile,
                places=places.allowance,
            ),
            _row(
                e.TokenMoved,
                tokens.moved,
                sound=lambda event: f"wiraqocha/token-{TokenKind(event.kind).value}",
                tiles=places.way_to_tile,
            ),
            _row(
                e.TokenExchanged,
                token_scenes.exchanged,
                sound="wiraqocha/token-lift",
                tiles=places.own_tile,
                places=places.reserve_token,
            ),
            _row(
                e.TokenJoined, token_scenes.joined, sound="wiraqocha/token-lift", places=places.reserve_token
            ),
            _row(
                e.TokenReturned,
                token_scenes.returned,
                sound=lambda event: _RETURNED.get(event.cause, "wiraqocha/token-freed"),
                places=places.reserve_token,
            ),
            _row(
                e.TokenBeaten,
                token_scenes.beaten,
                sound=lambda event: _BEATEN.get(event.destination, "wiraqocha/wreck"),
                sound_after=token_scenes.struck_after,
                tiles=places.own_tile,
                places=places.beaten_token,
            ),
            _row(
                e.TokenSeized,
                token_scenes.seized,
                sound="wiraqocha/card-stolen",
                sided=False,
                tiles=lambda event: (event.place,),
                places=places.reserve_token,
            ),
            _row(
                e.DiceRolled,
                sound=lambda event: throw_sound(len(event.faces)) if event.faces else None,
                places=lambda view, event: places.tray_dice(view, event.faces),
            ),
            _row(
                e.DieChanged,
                dice.changed,
                sound=lambda event: _CHANGED.get(event.cause, DIE_SETTLED),
                places=lambda view, event: places.tray_dice(view, (event.after,)),
            ),
            _row(
                e.DieAdded,
                sound=throw_sound(1),
                places=lambda view, event: places.tray_dice(view, (event.face,)),
            ),
            _row(e.DiceUsed, dice.used, tiles=places.own_tile, places=places.used_dice),
            _row(e.DiePlaced, dice.placed, sound=DIE_PLACED, tiles=places.own_tile),
            _row(e.DieRemoved, dice.removed, sound=DIE_KNOCKED, tiles=places.own_tile),
            _row(e.ProtectionLowered, machines.lowered, sound="wiraqocha/probe", tiles=places.own_tile),
            _row(e.CampSteadied, machines.steadied),
            _row(
                e.CubesPaid,
                goods.cubes_paid,
                sound=lambda event: "wiraqocha/cubes-spent" if event.cubes else None,
                places=places.paid_cubes,
            ),
            _row(
                e.CrystalsPaid,
                goods.crystals_paid,
                sound=lambda event: "wiraqocha/crystal-stolen" if event.crystals else None,
                places=places.paid_crystals,
            ),
            _row(
                e.RelicFound,
                relics.found,
                sound="wiraqocha/relic",
                tiles=places.ruins_of_relic,
                places=places.relic,
            ),
            _row(
                e.CampRobbed,
                thefts.robbed,
                sound=lambda event: "wiraqocha/tunneller" if event.cause is Cause.TUNNEL else None,
                tiles=places.own_tile,
                places=places.both_headers,
            ),
            _row(
                e.CrystalStolen,
                thefts.crystal_stolen,
                sound="wiraqocha/crystal-stolen",
                places=places.stolen_crystals,
            ),
            _row(
                e.RelicStolen, thefts.relic_stolen, sound="wiraqocha/relic-stolen", places=places.stolen_relic
            ),
            _row(e.CardStolen, thefts.card_stolen, sound="wiraqocha/card-stolen", places=places.stolen_card),
            _row(e.CardBuilt, cards.built, sound="wiraqocha/card-built", places=places.card),
            _row(e.ShieldPlaced, rays.shield_placed, sound="wiraqocha/force-field", tiles=places.own_tile),
            _row(e.ShieldLost, rays.shield_lost, sound="wiraqocha/force-field-lost", tiles=places.own_tile),
            _row(
                e.FortressMoved, machines.fortress_moved, sound="wiraqocha/fortress", tiles=places.way_to_tile
            ),
            _row(
                e.FortressReturned,
                machines.fortress_returned,
                sound="wiraqocha/fortress",
                tiles=places.own_tile,
            ),
            _row(e.FortressLost, machines.fortress_lost, sound="wiraqocha/wreck", tiles=places.own_tile),
            _row(e.Devastated, rays.devastated, sound="wiraqocha/death-ray", tiles=places.own_tile),
            _row(
                e.RelicLost,
                relics.relic_lost,
                sound="wiraqocha/relic-lost",
                sided=False,
                tiles=places.ruins_of_relic,
            ),
            _row(
                e.Harvested,
                goods.harvested,
                sound=lambda event: "wiraqocha/crystal" if event.crystals else None,
                tiles=lambda event: places.counted_tiles(event.drills),
                places=places.crystals,
            ),
            _row(e.CubesDiscarded, goods.discarded, sound="wiraqocha/cubes-spent", places=places.cubes),
            _row(e.CardRevealed, cards.revealed, sound="wiraqocha/card-shown", places=places.card),
            _row(e.TurnEnded, places=places.header),
            _row(e.GameWon, triumph.won, sound="wiraqocha/victory", places=places.header),
            _row(
                Claimed,
                sound=lambda event: "wiraqocha/conquest" if event.from_rival else "wiraqocha/tile-taken",
                tiles=places.own_tile,
            ),
        )
    )
)
