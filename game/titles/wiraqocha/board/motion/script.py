"""From what happened to what is shown: the scenes of an action's events, one after another."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import BLEND_RGBA_MIN, Rect, Surface

from game.titles.wiraqocha.board.art import hexagon_mask
from game.titles.wiraqocha.board.motion import (
    banners,
    cards,
    dice,
    goods,
    machines,
    rays,
    relics,
    thefts,
    tokens,
    triumph,
)
from game.titles.wiraqocha.board.motion import token_scenes as fates
from game.titles.wiraqocha.board.motion.act import PILE, Act, Cover, Shelf, Timeline, Told
from game.titles.wiraqocha.board.motion.stage import Stage
from game.titles.wiraqocha.board.panel_layout import PanelLayout
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.events import Cause, Destination, Event
from game.ui.shapes import blank

_FADE = 0.22

_Make = Callable[[Stage, Any], list[Act]]  # each takes the one kind of event that it stands for

_SCENES: dict[type, _Make] = {
    e.CubesCollected: goods.collected,
    e.DiceMustered: goods.mustered,
    e.DieTakenBack: dice.taken_back,
    e.TokenMoved: tokens.moved,
    e.TokenExchanged: fates.exchanged,
    e.TokenJoined: fates.joined,
    e.TokenReturned: fates.returned,
    e.TokenBeaten: fates.beaten,
    e.TokenSeized: fates.seized,
    e.DieChanged: dice.changed,
    e.DiceUsed: dice.used,
    e.DiePlaced: dice.placed,
    e.DieRemoved: dice.removed,
    e.ProtectionLowered: machines.lowered,
    e.CampSteadied: machines.steadied,
    e.CubesPaid: goods.cubes_paid,
    e.CrystalsPaid: goods.crystals_paid,
    e.RelicFound: relics.found,
    e.CrystalStolen: thefts.crystal_stolen,
    e.RelicStolen: thefts.relic_stolen,
    e.CardStolen: thefts.card_stolen,
    e.CardBuilt: cards.built,
    e.ShieldPlaced: rays.shield_placed,
    e.ShieldLost: rays.shield_lost,
    e.FortressMoved: machines.fortress_moved,
    e.FortressReturned: machines.fortress_returned,
    e.FortressLost: machines.fortress_lost,
    e.Devastated: rays.devastated,
    e.RelicLost: relics.relic_lost,
    e.Harvested: goods.harvested,
    e.CubesDiscarded: goods.discarded,
    e.CardRevealed: cards.revealed,
    e.TurnBegan: banners.began,
    e.GameWon: triumph.won,
}
# What is shown elsewhere or not at all: the tray throws the dice, the log tells the rest.
QUIET = (e.DiceRolled, e.DieAdded, e.TurnEnded)


def scenes_of(stage: Stage, event: Event) -> list[Act]:
    """The scenes that show one event; none for those that are `QUIET`."""
    if isinstance(event, e.CampRobbed):
        alarm = thefts.robbed(stage, event)
        if event.cause is not Cause.TUNNEL:
            return alarm
        return [*machines.tunnelled(stage, event), *(replace(act, delay=0.6) for act in alarm)]
    make = _SCENES.get(type(event))
    return make(stage, event) if make is not None else []


def timeline_of(stage: Stage, events: Iterable[Event], say: Callable[[Told], None]) -> Timeline:
    """The scenes of all events in their order; `say` is called for each when it is shown or strikes."""
    timeline = Timeline()
    turned_at: float | None = None
    for event in as_seen(stage, events):
        if isinstance(event, e.TurnBegan):
            timeline.cursor = max(timeline.cursor, timeline.length - 0.6)
            turned_at = timeline.cursor
            stage.turn()
        scenes = scenes_of(stage, event)
        timeline.call(partial(say, event), _heard_after(event))
        for act in scenes:
            if act.tells is not None:
                timeline.call(partial(say, act.tells), act.delay)
        timeline.add(*scenes)
        if isinstance(event, e.TokenMoved | e.DiePlaced):
            stage.dropped_at = None
    if stage.turning:
        _draw_curtain(stage, timeline, timeline.length if turned_at is None else turned_at)
    else:
        keep_panels(stage, timeline)
    keep_pile(stage, timeline)
    return timeline


def as_seen(stage: Stage, events: Iterable[Event]) -> list[Event]:
    """Events in the order in which they are shown: who takes a rival's tile comes first, then what that does there."""
    seen = list(events)
    for beaten in [event for event in seen if isinstance(event, e.TokenBeaten)]:
        if stage.changes_hands(beaten.tile):
            earlier = [
                event
                for kind in (e.TokenMoved, e.DieRemoved)
                for event in seen
                if isinstance(event, kind) and event.tile == beaten.tile
            ]
            seen = [event for event in seen if event not in earlier]
            place = seen.index(beaten)
            seen[place:place] = earlier
    return seen


def _heard_after(event: Event) -> float:
    """Seconds from the beginning of an event's scene to its sound: what falls is heard when it strikes."""
    falls = isinstance(event, e.TokenBeaten) and event.destination is Destination.GRAVEYARD
    return fates.CRASH if falls else 0.0


def _cover(timeline: Timeline, picture: Surface | None, rect: Rect, until: float, fade: float) -> None:
    if picture is not None and until > 0:
        timeline.covers.append(Cover(picture, rect.topleft, until, fade))


def _draw_curtain(stage: Stage, timeline: Timeline, until: float) -> None:
    """The panels and the bar show the turn before until the new one begins for the eye."""
    panels = stage.before.layout.panels
    column = panels[0].unionall(list(panels[1:])).inflate(stage.scale.px(24), stage.scale.px(24))
    for rect in (column, stage.before.layout.bar):
        _cover(timeline, stage.crop(rect), rect.clip(Rect((0, 0), stage.scale.size)), until, _FADE)


def keep_panels(stage: Stage, timeline: Timeline) -> None:
    """A panel shows what it gains when it has arrived, and at once what it has given away."""
    for seat, (before, after) in enumerate(zip(stage.before.panels, stage.after.panels, strict=True)):
        if (before.rules, before.bars) != (after.rules, after.bars):  # its sections have moved
            until = timeline.filled_at(*((seat, shelf) for shelf in Shelf))
            _cover(timeline, stage.crop(before.rect), before.rect, until, 0.0)
            continue
        for shelf in Shelf:
            until = timeline.filled_at((seat, shelf))
            for rect in _rooms(before, after, shelf) if until else ():
                _cover(timeline, stage.crop(rect), rect, until, 0.0)


def _rooms(before: PanelLayout, after: PanelLayout, shelf: Shelf) -> list[Rect]:
    """The rooms of a panel that show what stands on a shelf, with the bar of the victory that it counts for."""
    treasure, somnium, leviathan = before.bars
    match shelf:
        case Shelf.CRYSTALS:
            return [before.crystals, somnium]
        case Shelf.CUBES:
            return [before.cubes]
        case Shelf.DICE:
            return [before.dice]
        case Shelf.RELICS:
            return [before.relics[0].unionall(before.relics[1:]).inflate(4, 4), treasure]
        case Shelf.TOKENS:
            found = [slot.rect for panel in (before, after) for slot in panel.tokens]
            found += [panel.hostage for panel in (before, after) if panel.hostage is not None]
            grown = [rect.inflate(rect.width // 4, rect.height // 6) for rect in found]
        case Shelf.CARDS:
            grown = [slot.rect for panel in (before, after) for slot in panel.cards]
            grown += [*before.vacant, *after.vacant]
    whole = [grown[0].unionall(grown[1:]).clip(before.rect)] if grown else []
    return [*whole, leviathan] if shelf is Shelf.CARDS else whole


def keep_pile(stage: Stage, timeline: Timeline) -> None:
    """The Graveyard shows a wreck when it has fallen there."""
    until = timeline.filled_at(PILE)
    if not until:
        return
    layout = stage.before.layout
    radius = round(layout.radius)
    rect = Rect(0, 0, 2 * radius, 2 * radius)
    rect.center = round(layout.graveyard[0]), round(layout.graveyard[1])
    drawn = stage.crop(rect)
    if drawn is not None and drawn.get_size() == rect.size:
        cut = blank(rect.size)
        cut.blit(drawn, (0, 0))
        cut.blit(hexagon_mask(radius), (0, 0), special_flags=BLEND_RGBA_MIN)
        _cover(timeline, cut, rect, until, _FADE)
