"""A step that was taken back: what it moved glides to where it was before, all at once and soon over."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.titles.wiraqocha.board.layout import RELIC_AT, Point
from game.titles.wiraqocha.board.motion.act import (
    PILE,
    Act,
    Cover,
    Fill,
    Hidden,
    Paint,
    Part,
    Shelf,
    Timeline,
    whole_cover,
)
from game.titles.wiraqocha.board.motion.dice import die_on_mat, solid_die
from game.titles.wiraqocha.board.motion.relics import relic_picture
from game.titles.wiraqocha.board.motion.script import keep_panels, keep_pile
from game.titles.wiraqocha.board.motion.sprites import (
    above_foot,
    arc,
    icon,
    line,
    part,
    shadow_below,
    stamp,
    token,
)
from game.titles.wiraqocha.board.motion.stage import Stage, Stand
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KINDS
from game.ui.animation import ease_in_out, mix

_SECONDS = 0.34
_FADE = 0.26
_MOST = 6  # no more cubes or crystals of one player are seen to go back


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a token is: on a tile, in its owner's reserve, in the Graveyard, or held by a captor."""

    what: str
    number: int = 0


def taken_back(stage: Stage) -> Timeline:
    """The scenes of an undone step, from the table before (`stage.before`) to the table as it is again."""
    timeline = Timeline()
    if stage.turning:
        # The panels have changed their places with the turn: the whole table fades over.
        if stage.before.picture is not None:
            timeline.covers.append(whole_cover(stage.before.picture, _FADE))
        return timeline
    timeline.add(*_tokens(stage), *_dice(stage), *_goods(stage), *_relics(stage), *_cards(stage))
    keep_panels(stage, timeline)
    keep_pile(stage, timeline)
    for rect in _marked(stage):
        picture = stage.crop(rect)
        if picture is not None:
            timeline.covers.append(Cover(picture, rect.topleft, 0.0, _FADE))
    return timeline


def _glide(drawn: Surface, start: Stand, end: Stand, height: float) -> Paint:
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


def _tokens(stage: Stage) -> Iterator[Act]:
    """Every token that stood elsewhere glides back over its shadow."""
    before, after = _places(stage.before.state), _places(stage.after.state)
    for (seat, kind), places in after.items():
        came = list(places)
        left = [place for place in before.get((seat, kind), []) if not _struck(came, place)]
        for start, end in zip(left, came, strict=False):
            yield _token_back(stage, seat, kind, start, end)


def _struck(places: list[_Place], place: _Place) -> bool:
    """Strike a place off a list; returns whether it was there."""
    if place not in places:
        return False
    places.remove(place)
    return True


def _token_back(stage: Stage, seat: int, kind: int, start: _Place, end: _Place) -> Act:
    body = token(stage.look, KINDS[kind], stage.emblems[seat], stage.unit)
    here, there = _stand(stage, seat, kind, start, False), _stand(stage, seat, kind, end, True)
    way, drop = line(here.centre, there.centre), above_foot(stage.unit)

    def paint(surface: Surface, t: float) -> None:
        go, up = ease_in_out(t), min(part(t, 0, 0.3), 1 - part(t, 0.7, 1))
        x, y = way(go)
        scale = mix(here.scale, there.scale, go)
        shadow_below(surface, (x, y + drop * scale), 26 * up, scale, stage.unit)
        stamp(surface, body, (x, y - 26 * up * stage.unit), scale=scale)

    fills: tuple[Fill, ...] = ()
    if end.what != "tile":
        fills = (PILE if end.what == "pile" else (end.number if end.what == "cage" else seat, Shelf.TOKENS),)
    hides = frozenset({Hidden(Part.TOKEN, end.number)}) if end.what == "tile" else frozenset()
    return Act(_SECONDS, paint, hides=hides, fills=fills)


def _stand(stage: Stage, seat: int, kind: int, place: _Place, came: bool) -> Stand:
    colours = stage.after.state.game.colours
    match place.what:
        case "tile":
            return stage.token_on(stage.after.state.game.labels[place.number])
        case "pile":
            return stage.wreck(colours[seat], KINDS[kind])
        case "cage":
            return stage.cage(colours[place.number], came=came)
    return stage.home(colours[seat], KINDS[kind], came=came)


# dice


def _dice(stage: Stage) -> Iterator[Act]:
    """Dice that were used come back into the tray: from a tile that they protected, or from those set aside."""
    tray, side = stage.tray, stage.tray.side
    before, after = stage.before.state.protecting, stage.after.state.protecting
    lifted = [tile for tile, face in enumerate(before) if face and not after[tile]]
    aside = stage.after.layout.aside.center
    for die in stage.after.dice:
        if any(die is other for other in stage.before.dice):
            continue
        tile = next((tile for tile in lifted if before[tile] == die.face), None)
        if tile is not None:
            lifted.remove(tile)
        start = aside if tile is None else stage.die_on(stage.after.state.game.labels[tile])
        drawn = solid_die(stage.look, die.face, side, die.angle)
        small = 0.5 if tile is None else 40 * stage.unit / side
        paint = _glide(drawn, Stand(start, small), Stand(tray.centre(die)), 40 * stage.unit)
        yield Act(_SECONDS, paint, dice=frozenset({die}))
    yield from _dice_on_tiles(stage)


def _dice_on_tiles(stage: Stage) -> Iterator[Act]:
    """A protecting die that was taken back, or knocked off, lies on its tile again."""
    state = stage.after.state
    for tile, face in enumerate(state.protecting):
        seat = state.board[tile] >> 3
        if face and seat >= 0 and not stage.before.state.protecting[tile]:
            end = stage.die_on(state.game.labels[tile])
            start = stage.dice(state.game.colours[seat])
            drawn = die_on_mat(stage.look, face, stage.unit, stage.emblems[seat])
            hides = frozenset({Hidden(Part.DIE, tile)})
            yield Act(_SECONDS, _glide(drawn, Stand(start, 0.7), Stand(end), 40 * stage.unit), hides=hides)


# goods


def _goods(stage: Stage) -> Iterator[Act]:
    """Cubes and crystals go back to whom they came from, the supply or another player."""
    before, after = stage.before.state, stage.after.state
    colours = after.game.colours
    for name, shelf, old, new, at in (
        ("cube", Shelf.CUBES, before.cubes, after.cubes, stage.cubes),
        ("crystal", Shelf.CRYSTALS, before.crystals, after.crystals, stage.crystals),
    ):
        losers = [seat for seat in after.game.seats for _ in range(old[seat] - new[seat])]
        gainers = [seat for seat in after.game.seats for _ in range(new[seat] - old[seat])]
        drawn = icon(stage.look, name, 26 * stage.unit)
        for number in range(min(_MOST, max(len(losers), len(gainers)))):
            start = at(colours[losers[number]]) if number < len(losers) else stage.supply
            end = at(colours[gainers[number]]) if number < len(gainers) else stage.supply
            fills = ((gainers[number], shelf),) if number < len(gainers) else ()
            paint = _glide(drawn, Stand(start), Stand(end), 50 * stage.unit)
            yield Act(_SECONDS, paint, fills=fills, delay=number * 0.03)


def _relics(stage: Stage) -> Iterator[Act]:
    for relic, (old, new) in enumerate(zip(stage.before.state.relics, stage.after.state.relics, strict=True)):
        if old != new:
            drawn = relic_picture(stage, relic, 46 * stage.unit)
            start, end = _relic_at(stage, relic, old), _relic_at(stage, relic, new)
            fills = ((new, Shelf.RELICS),) if new >= 0 else ()
            yield Act(_SECONDS, _glide(drawn, Stand(start), Stand(end), 60 * stage.unit), fills=fills)


def _relic_at(stage: Stage, relic: int, seat: int) -> Point:
    game = stage.after.state.game
    name = game.relics[relic]
    return stage.relic_slot(game.colours[seat], name) if seat >= 0 else stage.on(name, RELIC_AT)


def _cards(stage: Stage) -> Iterator[Act]:
    """A card that was bought or stolen goes back to the market or to whom it belonged."""
    before, after = stage.before.state, stage.after.state
    for card in range(len(after.game.cards)):
        old, new = before.owner_of_card(card), after.owner_of_card(card)
        if old == new or old < 0:
            continue
        name, colours = after.game.cards[card].name, after.game.colours
        start = stage.own_card(colours[old], name, came=False)
        end = stage.offer(name, stage.after) if new < 0 else stage.own_card(colours[new], name, came=True)
        drawn = stage.card_picture(start)
        if drawn is not None and end is not None:
            grown = end.height / max(1, start.height)
            paint = _glide(drawn, Stand(start.center), Stand(end.center, grown), 70 * stage.unit)
            yield Act(_SECONDS, paint, fills=((new, Shelf.CARDS),) if new >= 0 else ())


def _marked(stage: Stage) -> Sequence[Rect]:
    """The tiles on which a marker came or went: they fade over."""
    before, after = stage.before.state, stage.after.state
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
    return [stage.after.layout.tile_rect(tile) for tile in sorted(tiles)]
