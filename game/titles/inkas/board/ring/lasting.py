"""What lasts on the board by Legendary powers: webs, flames on sides, walls that are down, and signs beside wallas."""

from collections.abc import Mapping
from typing import Final

from pygame import Surface

from game.titles.inkas.board.hidden_parts import PartKind
from game.titles.inkas.board.layout.ring import middle, picture_middle, wall_line
from game.titles.inkas.board.pieces.art import draw, draw_high, draw_of
from game.titles.inkas.board.shown import BoardViewState, seat_of
from game.titles.inkas.content.definitions import PIECES, WAMANIS, Wall
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.board import board_of
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, WAMANI_INDEX
from game.titles.inkas.rules.pending import Lasting, Shape
from game.titles.inkas.rules.state import State
from game.ui.pictures import Point

_FLAMES: Final = 5  # on a side
_FLAME, _RUBBLE, _WEB = 0.6, 0.7, 0.9  # of their pictures, in units of the sheet
_SIGN, _LEAST = 38.0, 24.0  # height of a sign, in units of the walla; at least, in units of the sheet
_SIGNS: Final[Mapping[Shape | LastingState, str]] = {
    LastingState.FIREWALL: "power.firewall",
    LastingState.QUAKE: "power.quake",
    LastingState.PARALYSED: "mark.paralysed",
    LastingState.WEB: "power.gold_web",
    LastingState.LIGHTNING: "power.lightning_bolt",
    LastingState.MAGNET: "power.magnetic_field",
    LastingState.HOLD: "power.soul_hold",
    LastingState.SUBJUGATED: "power.mental_subjugation",
    LastingState.TIME: "power.infinite_time",
    LastingState.AVATAR: "power.avatar",
    LastingState.PREDATOR: "power.alpha_predator",
    LastingState.ULTIMATE: "power.ultimate",
    LastingState.ABOMINATION: "power.terrible_abomination",
    LastingState.PAIN: "power.pain",
    LastingState.ABSORBED: "power.vital_absorption",
}
JOINED: Final = frozenset((LastingState.HOLD, LastingState.SUBJUGATED))
"""By which a walla has joined another ayllu."""
ON_GROUND: Final = frozenset((LastingState.FIREWALL, LastingState.QUAKE, LastingState.WEB))
"""What changes the ground."""
ON_USER: Final = frozenset(_SIGNS) - JOINED - ON_GROUND - {LastingState.PARALYSED}
"""What changes who has brought it about, or the staff with it."""


def sign_of(shape: Shape | LastingState) -> str:
    """The picture that stands for what lasts."""
    return _SIGNS[shape]


def standing_walls(state: State) -> tuple[Wall, ...]:
    """The walls that stand now."""
    return tuple(wall for wall in state.game.content.walls if _stands(state, wall))


def _stands(state: State, wall: Wall) -> bool:
    return state.game.board.stands(_sides(wall))


def _sides(wall: Wall) -> frozenset[int]:
    return frozenset(WAMANI_INDEX[name] for name in wall)


def webbed(state: State, lasting: Lasting) -> tuple[str, ...]:
    """The wamanis that a web covers: those a step from its user."""
    return tuple(WAMANIS[place] for place in state.game.board.steps[lasting.places[0]])


def lasting_name(shape: str, user: str) -> str:
    """What lasts, by its kind and its user, as it is named where it is hidden."""
    return f"{shape} {user}"


def seen_lasting(shown: BoardViewState) -> tuple[Lasting, ...]:
    """What lasts for the eye: what has begun for it, and what is over, as long as its end was not seen."""
    before = shown.before.lasting if shown.before is not None else ()
    over = [one for one in before if one not in shown.state.lasting]
    return (
        *(one for one in shown.state.lasting if not shown.hides(PartKind.LASTING, _name(one))),
        *(one for one in over if shown.hides(PartKind.ENDED, _name(one))),
    )


def _name(lasting: Lasting) -> str:
    return lasting_name(lasting.shape, PIECES[lasting.user])


def seen_walls(shown: BoardViewState) -> tuple[Wall, ...]:
    """The walls that stand for the eye, which may not have seen yet that they fall or are raised."""
    game = shown.state.game
    shaken = {one.places[0] for one in seen_lasting(shown) if one.shape is LastingState.QUAKE}
    down = sum(1 << suyu for suyu in shaken)
    if down == game.standing.down:
        return standing_walls(shown.state)
    seen = board_of(game.content.walls, game.house_rules.diagonals, down)
    return tuple(wall for wall in game.content.walls if seen.stands(_sides(wall)))


def draw_lasting(surface: Surface, shown: BoardViewState) -> None:
    """Draw what lasts on the ground, below all who stand there."""
    state, look, at, unit = shown.state, shown.look, shown.layout.on_view, shown.unit
    standing = seen_walls(shown)
    for wall in state.game.content.walls:
        if wall not in standing:
            draw(surface, look, "effect.rubble", at(picture_middle(wall_line(wall))), _RUBBLE * unit)
    for one in seen_lasting(shown):
        if one.shape is LastingState.WEB:
            for name in webbed(state, one):
                draw(surface, look, "effect.web", at(middle(name)), _WEB * unit)
        elif one.shape is LastingState.FIREWALL:
            inner, outer = (WAMANIS[place] for place in one.places)
            line = wall_line((inner, outer))
            for number in range(_FLAMES):
                place = line[number * (len(line) - 1) // (_FLAMES - 1)]
                draw(surface, look, "effect.flame", at(place), _FLAME * unit)


def draw_lasting_signs(surface: Surface, shown: BoardViewState, name: str, foot: Point, unit: float) -> None:
    """Draw beside a walla the emblems of what lasts on it; on its disc the crest of the ayllu that it has joined."""
    number, side = PIECE_INDEX[name], max(_SIGN * unit, _LEAST * shown.unit)
    signs = []
    for one in seen_lasting(shown):
        if one.user == number and one.shape in ON_USER:
            signs.append(sign_of(one.shape))
        elif one.ally == number and one.shape in JOINED:
            signs.append(sign_of(one.shape))
            crest = foot[0], foot[1] + 14 * unit
            draw_of(surface, shown.look, "crest", shown.emblem(seat_of(shown.state, name)), crest, unit)
    for row, sign in enumerate(signs):
        place = foot[0] - 36 * unit, foot[1] - 34 * unit - row * 0.9 * side
        draw_high(surface, shown.look, sign, place, side)
