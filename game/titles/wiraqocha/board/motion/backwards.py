"""A step that was taken back: what it moved glides to where it was before, all at once and soon over."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.kit.board.event_motion import BACK_FADE, BACK_SECONDS
from game.titles.wiraqocha.board.hidden_parts import (
    GRAVEYARD,
    HiddenPart,
    PanelPlace,
    PanelSection,
    TilePart,
)
from game.titles.wiraqocha.board.layout.table_layout import RELIC_AT, Point
from game.titles.wiraqocha.board.motion.dice import die_on_mat, solid_die
from game.titles.wiraqocha.board.motion.panel_covers import keep_graveyard, keep_panels
from game.titles.wiraqocha.board.motion.relics import relic_picture
from game.titles.wiraqocha.board.motion.sprites import above_foot, thing_sprite, token_sprite
from game.titles.wiraqocha.board.motion.transition import TokenSpot, Transition
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KINDS
from game.ui.animation import ease_in_out, mix
from game.ui.effects import arc, line, progress, shadow_below, stamp
from game.ui.motion.timeline import Animation, Paint, Timeline, whole_cover

_MOST = 6  # no more cubes or crystals of one player are seen to go back


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a token is: on a tile, in its owner's reserve, in the Graveyard, or held by a captor."""

    what: str
    number: int = 0


def taken_back(transition: Transition) -> Timeline:
    """The scenes of an undone step, from the table before (`transition.before`) to the table as it is again."""
    timeline = Timeline()
    if transition.turning:
        # The panels have changed their places with the turn: the whole table fades over.
        timeline.covers.append(whole_cover(transition.before.picture, BACK_FADE))
        return timeline
    timeline.add(
        *_tokens(transition),
        *_dice(transition),
        *_goods(transition),
        *_relics(transition),
        *_cards(transition),
    )
    keep_panels(transition, timeline)
    keep_graveyard(transition, timeline)
    for rect in _marked(transition):
        timeline.keep(transition.before.picture, rect, 0.0, BACK_FADE)
    return timeline


def _glide(drawn: Surface, start: TokenSpot, end: TokenSpot, height: float) -> Paint:
    way = arc(start.centre, end.centre, height)

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(t)
        stamp(surface, drawn, way(go), scale=mix(start.scale, end.scale, go))

    return paint


# tokens


def _places(state: State) -> dict[tuple[int, int], list[_Place]]:
    """Where the tokens are, by seat and kind."""
    found: dict[tuple[int, int], list[_Place]] = defaultdict(list)
    for tile, piece in enumerate(state.board):
        if piece >= 0:
            found[piece >> 3, piece & 7].append(_Place("tile", tile))
    for captor, piece in enumerate(state.hostages):
        if piece >= 0:
            found[piece >> 3, piece & 7].append(_Place("cage", captor))
    for what, counts in (("home", state.reserve), ("pile", state.graveyard)):
        for seat, kinds in enumerate(counts):
            for kind, count in enumerate(kinds):
                found[seat, kind] += [_Place(what)] * count
    return found


def _tokens(transition: Transition) -> Iterator[Animation]:
    """Every token that stood elsewhere glides back over its shadow."""
    before, after = _places(transition.before.state), _places(transition.after.state)
    for (seat, kind), places in after.items():
        came = list(places)
        left = [place for place in before.get((seat, kind), []) if not _struck(came, place)]
        for start, end in zip(left, came, strict=False):
            yield _token_back(transition, seat, kind, start, end)


def _struck(places: list[_Place], place: _Place) -> bool:
    """Strike a place off a list; returns whether it was there."""
    if place not in places:
        return False
    places.remove(place)
    return True


def _token_back(transition: Transition, seat: int, kind: int, start: _Place, end: _Place) -> Animation:
    body = token_sprite(transition.look, KINDS[kind], transition.emblems[seat], transition.unit)
    here, there = _stand(transition, seat, kind, start, False), _stand(transition, seat, kind, end, True)
    way, drop = line(here.centre, there.centre), above_foot(transition.unit)

    def paint(surface: Surface, t: float) -> None:
        go, up = ease_in_out(t), min(progress(t, 0, 0.3), 1 - progress(t, 0.7, 1))
        x, y = way(go)
        scale = mix(here.scale, there.scale, go)
        shadow_below(surface, (x, y + drop * scale), 26 * up, scale, transition.unit)
        stamp(surface, body, (x, y - 26 * up * transition.unit), scale=scale)

    fills: tuple[PanelPlace, ...] = ()
    if end.what != "tile":
        fills = (
            GRAVEYARD
            if end.what == "pile"
            else (end.number if end.what == "cage" else seat, PanelSection.TOKENS),
        )
    hides = frozenset({HiddenPart(TilePart.TOKEN, end.number)}) if end.what == "tile" else frozenset()
    return Animation(BACK_SECONDS, paint, hides=hides, fills=fills)


def _stand(transition: Transition, seat: int, kind: int, place: _Place, came: bool) -> TokenSpot:
    colours = transition.after.state.game.colours
    match place.what:
        case "tile":
            return transition.token_on(transition.after.state.game.labels[place.number])
        case "pile":
            return transition.wreck(colours[seat], KINDS[kind])
        case "cage":
            return transition.cage(colours[place.number], came=came)
    return transition.home(colours[seat], KINDS[kind], came=came)


# dice


def _dice(transition: Transition) -> Iterator[Animation]:
    """Dice that were used come back into the tray: from a tile that they protected, or from those set aside."""
    tray, side = transition.tray, transition.tray.side
    before, after = transition.before.state.protecting, transition.after.state.protecting
    lifted = [tile for tile, face in enumerate(before) if face and not after[tile]]
    aside = transition.after.layout.aside.center
    for die in transition.after.dice:
        if any(die is other for other in transition.before.dice):
            continue
        tile = next((tile for tile in lifted if before[tile] == die.face), None)
        if tile is not None:
            lifted.remove(tile)
        start = aside if tile is None else transition.die_on(transition.after.state.game.labels[tile])
        drawn = solid_die(transition.look, die.face, side, die.angle)
        small = 0.5 if tile is None else 40 * transition.unit / side
        paint = _glide(drawn, TokenSpot(start, small), TokenSpot(tray.centre(die)), 40 * transition.unit)
        yield Animation(BACK_SECONDS, paint, hides=frozenset({die}))
    yield from _dice_on_tiles(transition)


def _dice_on_tiles(transition: Transition) -> Iterator[Animation]:
    """A protecting die that was taken back, or knocked off, lies on its tile again."""
    state = transition.after.state
    for tile, face in enumerate(state.protecting):
        seat = state.board[tile] >> 3
        if face and seat >= 0 and not transition.before.state.protecting[tile]:
            end = transition.die_on(state.game.labels[tile])
            start = transition.dice(state.game.colours[seat])
            drawn = die_on_mat(transition.look, face, transition.unit, transition.emblems[seat])
            hides = frozenset({HiddenPart(TilePart.DIE, tile)})
            yield Animation(
                BACK_SECONDS,
                _glide(drawn, TokenSpot(start, 0.7), TokenSpot(end), 40 * transition.unit),
                hides=hides,
            )


# goods


def _goods(transition: Transition) -> Iterator[Animation]:
    """Cubes and crystals go back to whom they came from, the supply or another player."""
    before, after = transition.before.state, transition.after.state
    colours = after.game.colours
    for name, section, old, new, at in (
        ("cube", PanelSection.CUBES, before.cubes, after.cubes, transition.cubes),
        ("crystal", PanelSection.CRYSTALS, before.crystals, after.crystals, transition.crystals),
    ):
        losers = [seat for seat in after.game.seats for _ in range(old[seat] - new[seat])]
        gainers = [seat for seat in after.game.seats for _ in range(new[seat] - old[seat])]
        drawn = thing_sprite(transition.look, name, 26 * transition.unit)
        for number in range(min(_MOST, max(len(losers), len(gainers)))):
            start = at(colours[losers[number]]) if number < len(losers) else transition.supply
            end = at(colours[gainers[number]]) if number < len(gainers) else transition.supply
            fills = ((gainers[number], section),) if number < len(gainers) else ()
            paint = _glide(drawn, TokenSpot(start), TokenSpot(end), 50 * transition.unit)
            yield Animation(BACK_SECONDS, paint, fills=fills, delay=number * 0.03)


def _relics(transition: Transition) -> Iterator[Animation]:
    for relic, (old, new) in enumerate(
        zip(transition.before.state.relics, transition.after.state.relics, strict=True)
    ):
        if old != new:
            drawn = relic_picture(transition, relic, 46 * transition.unit)
            start, end = _relic_at(transition, relic, old), _relic_at(transition, relic, new)
            fills = ((new, PanelSection.RELICS),) if new >= 0 else ()
            yield Animation(
                BACK_SECONDS,
                _glide(drawn, TokenSpot(start), TokenSpot(end), 60 * transition.unit),
                fills=fills,
            )


def _relic_at(transition: Transition, relic: int, seat: int) -> Point:
    game = transition.after.state.game
    name = game.relics[relic]
    return transition.relic_slot(game.colours[seat], name) if seat >= 0 else transition.on(name, RELIC_AT)


def _cards(transition: Transition) -> Iterator[Animation]:
    """A card that was bought or stolen goes back to the market or to whom it belonged."""
    before, after = transition.before.state, transition.after.state
    for card in range(len(after.game.cards)):
        old, new = before.owner_of_card(card), after.owner_of_card(card)
        if old == new or old < 0:
            continue
        name, colours = after.game.cards[card].name, after.game.colours
        start = transition.own_card(colours[old], name, came=False)
        end = (
            transition.offer(name, transition.after)
            if new < 0
            else transition.own_card(colours[new], name, came=True)
        )
        drawn = transition.card_picture(start)
        if drawn is not None and end is not None:
            grown = end.height / max(1, start.height)
            paint = _glide(drawn, TokenSpot(start.center), TokenSpot(end.center, grown), 70 * transition.unit)
            yield Animation(BACK_SECONDS, paint, fills=((new, PanelSection.CARDS),) if new >= 0 else ())


def _marked(transition: Transition) -> Sequence[Rect]:
    """The tiles on which a marker came or went: they fade over."""
    before, after = transition.before.state, transition.after.state
    tiles = {
        tile
        for old, new in (
            (before.shield, after.shield),
            (before.fortress, after.fortress),
            (before.devastated, after.devastated),
        )
        if old != new
        for tile in (old, new)
        if tile >= 0
    }
    return [transition.after.layout.tile_rect(tile) for tile in sorted(tiles)]
