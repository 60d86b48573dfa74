"""The light of a Legendary power that is being used: what can be chosen for it, or all that it would reach."""

from pygame import Surface

from game.titles.inkas.board.moves.choices import PlaceKind, wamani_of
from game.titles.inkas.board.moves.powers import invocations, names_wallas, next_step, stricken
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.pieces.wallas import body_of
from game.titles.inkas.board.ring.lights import Light, LightTone, draw_lights
from game.titles.inkas.board.ring.ring_view import standing_by_name
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.ui.high_contrast import draw_ring

_MARK = 30.0  # of who would die, in units


def draw_power_light(surface: Surface, shown: BoardViewState) -> None:
    """Draw gold light on what can be chosen; once all is chosen, red light on what is reached and a mark on each that
    would die, with a ring round the own ones.
    """
    uses = invocations(shown.lit.actions)
    user = wamani_of(shown.state, uses[0].walla)
    if next_step(uses) is not None:
        places = list(shown.lit.clicks)
        named = names_wallas(shown.lit.actions)
        wallas = [place.name for place in places if named and place.kind is PlaceKind.WALLA]
        found = {place.name for place in places if place.kind is PlaceKind.WAMANI}
        found |= {wamani_of(shown.state, name) for name in wallas} - {""}
        chosen = set(_chosen(shown)) - found
        lights: list[Light] = [(one, LightTone.TARGET) for one in sorted(chosen)]
        lights += [(one, LightTone.OWN) for one in sorted(found)]
        draw_lights(surface, shown, [*lights, (user, LightTone.SEAT)])
        for name in wallas:
            _ring(surface, shown, name)
        return
    found_all = stricken(shown.state, uses[0])
    lights = [(one, LightTone.TARGET) for one in found_all.wamanis if one != user]
    tone = LightTone.TARGET if user in found_all.wamanis else LightTone.SEAT
    draw_lights(surface, shown, [*lights, (user, tone)])
    own = shown.state.game.own[shown.state.decider]
    for name in found_all.killed:
        one = standing_by_name(shown, name)
        if one is not None:
            x, y = shown.layout.on_view(one.foot)
            draw_high(
                surface, shown.look, "effect.soul", (x, y - 90 * one.size * shown.unit), _MARK * shown.unit
            )
        if own >> PIECE_INDEX[name] & 1:
            _ring(surface, shown, name, danger=True)
    for name in found_all.numbed:
        _ring(surface, shown, name)


def _chosen(shown: BoardViewState) -> tuple[str, ...]:
    """The wamanis that all the uses share: the way so far."""
    ways = [use.wamanis for use in invocations(shown.lit.actions)]
    shared = []
    for names in zip(*ways, strict=False):
        if len(set(names)) > 1:
            break
        shared.append(names[0])
    return tuple(shared)


def _ring(surface: Surface, shown: BoardViewState, name: str, *, danger: bool = False) -> None:
    one = standing_by_name(shown, name)
    if one is None:
        return
    px = shown.scale.px
    area = body_of(shown.layout.on_view(one.foot), one.size * shown.unit, dead=one.dead)
    colour = (178, 58, 46) if danger else (255, 223, 94)
    draw_ring(surface, shown.look, area.inflate(px(4), px(4)), colour, px(8), max(2, px(4 if danger else 3)))
