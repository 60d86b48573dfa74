"""Where the things of one player's panel lie: the large one of who decides, or a small one."""

from dataclasses import dataclass

from pygame import Rect

from game.rules.state import State
from game.rules.tokens import NOBODY
from game.ui.scale import Scale, columns, grid, rows

_ROOMY = 232  # from this height on the three bars stand under each other


@dataclass(frozen=True, slots=True)
class TokenSlot:
    """A place for a token: its kind, and whether the token is in the reserve (or away)."""

    kind: int
    rect: Rect
    home: bool


@dataclass(frozen=True, slots=True)
class CardSlot:
    """A card owned, by its index, its place, and whether there is room for its name."""

    card: int
    rect: Rect
    named: bool


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """The places in one panel, in pixels. `hostage` is where a token held hostage stands, if there is one."""

    rect: Rect
    large: bool
    header: Rect
    crystals: Rect
    cubes: Rect
    dice: Rect
    relics: tuple[Rect, ...]
    reserve_label: Rect | None
    tokens: tuple[TokenSlot, ...]
    hostage: Rect | None
    cards: tuple[CardSlot, ...]
    bars: tuple[Rect, Rect, Rect]


def panel_layout(rect: Rect, scale: Scale, state: State, seat: int, large: bool) -> PanelLayout:
    """Lay out the panel of a seat within `rect`."""
    px = scale.px
    roomy = large or rect.height >= px(_ROOMY)
    inner = rect.inflate(-2 * px(12), -2 * px(9))
    heights = (50, 44, 24, 58) if large else (40, 36, 0, 44) if roomy else (36, 34, 0, 46)
    header, stats, label, tokens = _stacked(inner, scale, heights)
    bars_height = px(84) if large else px(68) if roomy else px(38)
    bars_room = Rect(inner.x, inner.bottom - bars_height, inner.width, bars_height)
    if roomy:
        places = rows(bars_room, [1, 1, 1])
        cards_room = Rect(inner.x, tokens.bottom + px(4), inner.width, bars_room.y - tokens.bottom - px(10))
    else:
        places = columns(bars_room, [0.8, 0.9, 1.4], px(10))
        tokens, cards_room = columns(tokens, [1.5, 1], px(6))
    crystals, cubes, dice, relics = _stats(stats, scale, len(state.game.relics))
    slots, hostage = _tokens(tokens, scale, state, seat, large)
    return PanelLayout(
        rect=rect,
        large=large,
        header=header,
        crystals=crystals,
        cubes=cubes,
        dice=dice,
        relics=relics,
        reserve_label=label if large else None,
        tokens=slots,
        hostage=hostage,
        cards=_cards(cards_room, scale, state, seat, large),
        bars=(places[0], places[1], places[2]),
    )


def _stacked(inner: Rect, scale: Scale, heights: tuple[int, ...]) -> list[Rect]:
    """Rows of these heights (in design units), one below the other from the top."""
    tops = (sum(heights[:number]) for number in range(len(heights)))
    return [
        Rect(inner.x, inner.y + scale.px(top), inner.width, scale.px(height))
        for top, height in zip(tops, heights, strict=True)
    ]


def _stats(row: Rect, scale: Scale, relics: int) -> tuple[Rect, Rect, Rect, tuple[Rect, ...]]:
    side = min(row.height - scale.px(4), scale.px(32))
    crystals, cubes, dice, rest = columns(row, [1, 1, 1, scale.fixed(relics * 33)], scale.px(3))
    cells = columns(rest, [1] * relics)
    squares = []
    for cell in cells:
        square = Rect(0, 0, side, side)
        square.center = cell.center
        squares.append(square)
    return crystals, cubes, dice, tuple(squares)


def _tokens(
    row: Rect, scale: Scale, state: State, seat: int, large: bool
) -> tuple[tuple[TokenSlot, ...], Rect | None]:
    """Places for the tokens: all own ones in the large panel, those at home in a small one, and a hostage."""
    slots: list[tuple[int, bool]] = []
    for kind, home in enumerate(state.reserve[seat]):
        slots += [(kind, True)] * home
        if large:
            slots += [(kind, False)] * (_owned(state, seat, kind) - home)
    held = state.hostages[seat] != NOBODY
    count = len(slots) + held
    if not count:
        return (), None
    width = min(scale.px(50 if large else 42), row.width // count)
    places = [Rect(row.x + number * width, row.y, width, row.height) for number in range(count)]
    found = tuple(TokenSlot(kind, place, home) for (kind, home), place in zip(slots, places, strict=False))
    return found, places[-1].move(row.right - places[-1].right, 0) if held else None


def _owned(state: State, seat: int, kind: int) -> int:
    """How many tokens of a kind are in play for a seat (those out of the game apart)."""
    places = (state.reserve, state.graveyard)
    piece = seat << 3 | kind
    return (
        sum(counts[seat][kind] for counts in places) + state.board.count(piece) + state.hostages.count(piece)
    )


def _cards(room: Rect, scale: Scale, state: State, seat: int, large: bool) -> tuple[CardSlot, ...]:
    """Places for the cards: with their names in the large panel as long as these fit, else as pictures."""
    owned = [card for card in range(len(state.game.cards)) if state.cards[seat] >> card & 1]
    if not owned:
        return ()
    gap = scale.px(5)
    down = -(-len(owned) // 2)
    height = min(scale.px(50), (room.height - gap * (down - 1)) // down)
    named = large and height >= scale.px(34)
    across, width = 2, (room.width - gap) // 2
    if not named:
        width = height = min(scale.px(46), room.height)
        while _fits(room.width, width, gap) * _fits(room.height, width, gap) < len(owned):
            width = height = width - 1
        across = _fits(room.width, width, gap)
        down = -(-len(owned) // across)
    area = Rect(room.x, room.y, across * (width + gap) - gap, down * (height + gap) - gap)
    cells = grid(area, across, down, gap)
    return tuple(CardSlot(card, cell, named) for card, cell in zip(owned, cells, strict=False))


def _fits(length: int, side: int, gap: int) -> int:
    """How many squares stand side by side in a length."""
    return (length + gap) // (side + gap)
