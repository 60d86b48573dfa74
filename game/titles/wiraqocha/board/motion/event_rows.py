"""Every kind of event, one row each: the animations that show it, its sound, and the places that it speaks of.

A new event needs its row here; a test tells which is missing.
"""

from typing import Final

from game.kit.board.event_table import EventTable, event_table, row
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
from game.titles.wiraqocha.board.motion import event_places as places
from game.titles.wiraqocha.board.motion import victory_scenes as triumph
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Cause, Destination
from game.ui.dice_sounds import DIE_KNOCKED, DIE_PLACED, DIE_SETTLED, throw_sound

_OVERLAP: Final = 0.6  # seconds of a turn with the last scenes of the one before
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


ROWS: EventTable[Transition, TableView] = event_table(
    row(e.TurnBegan, banners.began, overlap=_OVERLAP, turns=True, sound="turn-bell", places=places.header),
    row(
        e.CubesCollected,
        goods.collected,
        sound=lambda event: "wiraqocha/cubes" if event.taken else None,
        sided=False,
        areas=lambda event: places.counted_tiles(event.tiles),
        places=places.cubes,
    ),
    row(
        e.DiceMustered,
        goods.mustered,
        areas=lambda event: event.villages,
        places=places.allowance,
    ),
    row(
        e.DieTakenBack,
        dice.taken_back,
        sound="die-pick",
        areas=places.own_tile,
        places=places.allowance,
    ),
    row(
        e.TokenMoved,
        tokens.moved,
        from_hand=True,
        sound=lambda event: f"wiraqocha/token-{TokenKind(event.kind).value}",
        areas=places.way_to_tile,
    ),
    row(
        e.TokenExchanged,
        token_scenes.exchanged,
        sound="wiraqocha/token-lift",
        areas=places.own_tile,
        places=places.reserve_token,
    ),
    row(e.TokenJoined, token_scenes.joined, sound="wiraqocha/token-lift", places=places.reserve_token),
    row(
        e.TokenReturned,
        token_scenes.returned,
        sound=lambda event: _RETURNED.get(event.cause, "wiraqocha/token-freed"),
        places=places.reserve_token,
    ),
    row(
        e.TokenBeaten,
        token_scenes.beaten,
        sound=lambda event: _BEATEN.get(event.destination, "wiraqocha/wreck"),
        sound_after=token_scenes.struck_after,
        areas=places.own_tile,
        places=places.beaten_token,
    ),
    row(
        e.TokenSeized,
        token_scenes.seized,
        sound="wiraqocha/card-stolen",
        sided=False,
        areas=lambda event: (event.place,),
        places=places.reserve_token,
    ),
    row(
        e.DiceRolled,
        sound=lambda event: throw_sound(len(event.faces)) if event.faces else None,
        places=lambda view, event: places.tray_dice(view, event.faces),
    ),
    row(
        e.DieChanged,
        dice.changed,
        sound=lambda event: _CHANGED.get(event.cause, DIE_SETTLED),
        places=lambda view, event: places.tray_dice(view, (event.after,)),
    ),
    row(
        e.DieAdded,
        sound=throw_sound(1),
        places=lambda view, event: places.tray_dice(view, (event.face,)),
    ),
    row(e.DiceUsed, dice.used, areas=places.own_tile, places=places.used_dice),
    row(e.DiePlaced, dice.placed, from_hand=True, sound=DIE_PLACED, areas=places.own_tile),
    row(e.DieRemoved, dice.removed, sound=DIE_KNOCKED, areas=places.own_tile),
    row(e.ProtectionLowered, machines.lowered, sound="wiraqocha/probe", areas=places.own_tile),
    row(e.CampSteadied, machines.steadied),
    row(
        e.CubesPaid,
        goods.cubes_paid,
        sound=lambda event: "wiraqocha/cubes-spent" if event.cubes else None,
        places=places.paid_cubes,
    ),
    row(
        e.CrystalsPaid,
        goods.crystals_paid,
        sound=lambda event: "wiraqocha/crystal-stolen" if event.crystals else None,
        places=places.paid_crystals,
    ),
    row(
        e.RelicFound,
        relics.found,
        sound="wiraqocha/relic",
        areas=places.ruins_of_relic,
        places=places.relic,
    ),
    row(
        e.CampRobbed,
        thefts.robbed,
        sound=lambda event: "wiraqocha/tunneller" if event.cause is Cause.TUNNEL else None,
        areas=places.own_tile,
        places=places.both_headers,
    ),
    row(
        e.CrystalStolen,
        thefts.crystal_stolen,
        sound="wiraqocha/crystal-stolen",
        places=places.stolen_crystals,
    ),
    row(e.RelicStolen, thefts.relic_stolen, sound="wiraqocha/relic-stolen", places=places.stolen_relic),
    row(e.CardStolen, thefts.card_stolen, sound="wiraqocha/card-stolen", places=places.stolen_card),
    row(e.CardBuilt, cards.built, sound="wiraqocha/card-built", places=places.card),
    row(e.ShieldPlaced, rays.shield_placed, sound="wiraqocha/force-field", areas=places.own_tile),
    row(e.ShieldLost, rays.shield_lost, sound="wiraqocha/force-field-lost", areas=places.own_tile),
    row(e.FortressMoved, machines.fortress_moved, sound="wiraqocha/fortress", areas=places.way_to_tile),
    row(
        e.FortressReturned,
        machines.fortress_returned,
        sound="wiraqocha/fortress",
        areas=places.own_tile,
    ),
    row(e.FortressLost, machines.fortress_lost, sound="wiraqocha/wreck", areas=places.own_tile),
    row(e.Devastated, rays.devastated, sound="wiraqocha/death-ray", areas=places.own_tile),
    row(
        e.RelicLost,
        relics.relic_lost,
        sound="wiraqocha/relic-lost",
        sided=False,
        areas=places.ruins_of_relic,
    ),
    row(
        e.Harvested,
        goods.harvested,
        sound=lambda event: "wiraqocha/crystal" if event.crystals else None,
        areas=lambda event: places.counted_tiles(event.drills),
        places=places.crystals,
    ),
    row(e.CubesDiscarded, goods.discarded, sound="wiraqocha/cubes-spent", places=places.cubes),
    row(e.CardRevealed, cards.revealed, sound="wiraqocha/card-shown", places=places.card),
    row(e.TurnEnded, places=places.header),
    row(e.GameWon, triumph.won, sound="wiraqocha/victory", places=places.header),
)
