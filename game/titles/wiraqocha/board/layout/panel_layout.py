"""Where the things of one player's panel lie: the large one of whom the table is shown for, or a small one."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.titles.wiraqocha.rules.actions import TokenAt
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KIND_INDEX, NOBODY
from game.ui.scale import Scale, columns, grid, rows

_ROOMY = 262  # from this height on a small panel's three bars stand under each other
_EASY = 228  # and below this one it is as thrifty as it can be
_LOW = 400  # below this height a large panel is thrifty too
_TALL = 360  # from this height on the tokens of the large panel stand in two rows
_SLIM = 180  # below this height a small panel has room for its counts and bars only
_BARS = 96  # and below this one for its counts only
_BAR_SHARES = (0.7, 0.75, 1.65)  # of the three bars side by side
_GAP = 5  # above and below a line between sections
_CLOSE_GAP = 3  # in a small panel, and in a low large one
_CARD_WIDTH = 84  # of a card with its name, at least
_CARD_HEIGHT = 34  # and its height
_NAMED_CARD = 45  # the height of a card whose name stands in two lines
_ROW_WIDTH = 200  # of a card in a row of its own, whose name stands in one line, at least
_ROW_HEIGHT = 18  # and its height
_ROW_GAP = 2  # between many of them
_RELIC = 28  # side of a relic's place
_LABEL = 24.0  # height of the reserve's name over the tokens
_TOKEN_LEAST = 52.0  # height of the tokens' places in the large panel, at least
_TOKEN = 66.0  # of each row of them, before there is room for the reserve's name
_TOKEN_MOST = 88  # height of a token's place in the large panel, at most
_RIVAL_TOKEN_MOST = 50  # and in a small one

Span = tuple[float, float]  # the least and the most height of a section, in design units


@dataclass(frozen=True, slots=True)
class TokenSlot:
    """A place for a token: its kind, and whether the token is in the reserve (or away)."""

    kind: int
    rect: Rect
    home: bool


@dataclass(frozen=True, slots=True)
class DraggedToken:
    """A token that is in the hand, or about to leave: of several alike in the reserve, the one of this place."""

    token: TokenAt
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class CardSlot:
    """A card owned, by its index, its place, and whether there is room for its name."""

    card: int
    rect: Rect
    named: bool


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """The places in one panel, in pixels.

    `rules` are the heights of the lines that part its sections, `vacant` places where cards are still to come,
    `hostage` is where a token held hostage stands, if there is one. A `slim` one shows neither tokens nor cards, and
    its bars may have no room either. A `folded` one is not to be seen: all that goes to it goes to where it opens.
    """

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
    vacant: tuple[Rect, ...]
    bars: tuple[Rect, Rect, Rect]
    rules: tuple[int, ...]
    slim: bool = False
    folded: bool = False


def panel_layout(rect: Rect, scale: Scale, state: State, seat: int, large: bool) -> PanelLayout:
    """Lay out the panel of a seat within `rect`."""
    px = scale.px
    units = rect.height / scale.factor
    if not large and units < _SLIM:
        return _slim_layout(rect, scale, state, seat)
    tall = (52 if units >= _LOW else 46) if large else 40 if units >= _EASY else 31
    header = Rect(rect.x + px(6), rect.y + px(6), rect.width - 2 * px(6), px(tall))
    area = Rect(rect.x + px(13), header.bottom, rect.width - 2 * px(13), rect.bottom - px(8) - header.bottom)
    owned = [card for card in range(len(state.game.cards)) if state.cards[seat] >> card & 1]
    spans = _spans(area.height / scale.factor, units, large, len(owned))
    sections, rules = _sections(area, scale, spans, _GAP if large and units >= _LOW else _CLOSE_GAP)
    crystals, cubes, dice, relics = _stats(sections[0], scale, len(state.game.relics))
    down = _rows_of_tokens(units)
    label, tokens_area, cards_area = _middle(sections, scale, state, seat, len(owned), large=large, down=down)
    slots, hostage = _tokens(tokens_area, scale, state, seat, large)
    cards = _cards(cards_area, scale, owned, large)
    bars = rows(sections[-1], [1, 1, 1]) if units >= _ROOMY else columns(sections[-1], _BAR_SHARES, px(10))
    return PanelLayout(
        rect=rect,
        large=large,
        header=header,
        crystals=crystals,
        cubes=cubes,
        dice=dice,
        relics=relics,
        reserve_label=label,
        tokens=slots,
        hostage=hostage,
        cards=cards,
        vacant=_vacant(cards_area, scale, len(owned)) if large else (),
        bars=(bars[0], bars[1], bars[2]),
        rules=rules,
    )


def slot_of(panel: PanelLayout, in_hand: DraggedToken) -> int | None:
    """The place in a panel that a token of the reserve leaves: its own, or else the last of its kind."""
    kind = KIND_INDEX[in_hand.token.kind]
    places = [number for number, slot in enumerate(panel.tokens) if slot.home and slot.kind == kind]
    return in_hand.slot if in_hand.slot in places else places[-1] if places else None


def folded_panel(rect: Rect, state: State) -> PanelLayout:
    """A panel that lies folded in the place where it can be opened."""
    nowhere = Rect(rect.center, (0, 0))
    return PanelLayout(
        rect=rect,
        large=False,
        header=rect,
        crystals=rect,
        cubes=rect,
        dice=rect,
        relics=(rect,) * len(state.game.relics),
        reserve_label=None,
        tokens=(),
        hostage=None,
        cards=(),
        vacant=(),
        bars=(nowhere,) * 3,
        rules=(),
        folded=True,
    )


def _slim_layout(rect: Rect, scale: Scale, state: State, seat: int) -> PanelLayout:
    """A panel without room for tokens and cards, which are told when its header is pointed at; only a hostage is
    there to be pressed.
    """
    px = scale.px
    with_bars = rect.height >= px(_BARS)
    header = Rect(rect.x + px(5), rect.y + px(5), rect.width - 2 * px(5), px(34))
    hostage = None
    if state.hostages[seat] != NOBODY:
        header.width -= px(42)
        hostage = Rect(header.right + px(4), header.y, px(38), header.height)
    area = Rect(rect.x + px(13), header.bottom, rect.width - 2 * px(13), rect.bottom - px(6) - header.bottom)
    high = [1.2, 1] if with_bars else [1]
    sections = rows(area, high)
    crystals, cubes, dice, relics = _stats(sections[0], scale, len(state.game.relics))
    bars = columns(sections[-1], _BAR_SHARES, px(10)) if with_bars else [Rect(0, 0, 0, 0)] * 3
    return PanelLayout(
        rect=rect,
        large=False,
        header=header,
        crystals=crystals,
        cubes=cubes,
        dice=dice,
        relics=relics,
        reserve_label=None,
        tokens=(),
        hostage=hostage,
        cards=(),
        vacant=(),
        bars=(bars[0], bars[1], bars[2]),
        rules=(),
        slim=True,
    )


def _spans(height: float, whole: float, large: bool, cards: int) -> list[Span]:
    """The heights of the sections of a panel that is `whole` units high, of which they have `height`."""
    if not large:
        roomy = whole >= _ROOMY
        counts = (27.0, 40.0 if whole >= _EASY else 27.0)
        bars = (62.0, 84.0) if roomy else (38.0, 44.0)
        left = height - counts[0] - bars[0] - _CLOSE_GAP * 5
        if not roomy and left < _rows_height(cards):  # all names can be read, if the bars are a little lower
            bars = (30.0, 30.0)
            left += 8
        return [counts, (36.0, max(36.0, left)), bars]
    down = _rows_of_tokens(whole)
    low = whole < _LOW
    counts, bars = (36.0 if low else 40.0, 58.0), (66.0 if low else 78.0, 126.0)
    left = height - counts[0] - bars[0] - (_CLOSE_GAP if low else _GAP) * 7
    rows_of_cards = -(-max(2, cards) // 2)
    wanted = (_NAMED_CARD + 6.0) * rows_of_cards - 6
    tokens = left - min(wanted, 2 * _NAMED_CARD + 6)  # that the cards leave to them
    most = _LABEL + _TOKEN * down
    tokens = most if tokens >= most else max(_TOKEN_LEAST, min(_TOKEN * down, tokens))
    least = min(wanted, max(_CARD_HEIGHT, left - tokens))
    return [counts, (tokens, tokens + 32.0 * down), (least, 66.0 * rows_of_cards), bars]


def _rows_of_tokens(whole: float) -> int:
    """In how many rows the tokens of a large panel stand that is `whole` units high."""
    return 2 if whole >= _TALL else 1


def _rows_height(cards: int) -> float:
    """What cards need at least one below the other, each with its name."""
    return (_ROW_HEIGHT + _ROW_GAP) * cards - _ROW_GAP


def _sections(
    area: Rect, scale: Scale, spans: Sequence[Span], between: float
) -> tuple[list[Rect], tuple[int, ...]]:
    """Sections one below the other that share the height there is, and the lines `between` units from them.

    All get their least height; what is left goes to those that want more, and then into the gaps.
    """
    gap = scale.px(between)
    least = sum(scale.px(low) for low, _ in spans) + gap * (2 * len(spans) - 1)
    wish = sum(scale.px(high - low) for low, high in spans)
    part = min(1.0, max(0.0, (area.height - least) / wish)) if wish else 0.0
    heights = [scale.px(low) + int(scale.px(high - low) * part) for low, high in spans]
    spare = max(0, area.height - sum(heights) - gap * (2 * len(spans) - 1))
    gap += spare // (2 * len(spans))
    top = area.y + gap
    found: list[Rect] = []
    for height in heights:
        found.append(Rect(area.x, top, area.width, height))
        top += height + 2 * gap
    return found, tuple(section.bottom + gap for section in found[:-1])


def _middle(
    sections: Sequence[Rect], scale: Scale, state: State, seat: int, cards: int, *, large: bool, down: int
) -> tuple[Rect | None, Rect, Rect]:
    """The area of the reserve's label, of the tokens (`down` rows of them in a large panel) and of the cards, between
    the counts and the bars.
    """
    px, second = scale.px, sections[1]
    if large:
        label = Rect(second.x, second.y, second.width, px(_LABEL))
        below = Rect(second.x, label.bottom, second.width, second.bottom - label.bottom)
        roomy = below.height >= px(_TOKEN) * down
        return (label, below, sections[2]) if roomy else (None, second, sections[2])
    count = sum(state.reserve[seat]) + (state.hostages[seat] != NOBODY)
    if not cards or not count:
        return None, second, second if cards else Rect(second.topright, (0, 0))
    most = second.width - px(_ROW_WIDTH + 8)
    tokens = Rect(second.x, second.y, min(count * px(_RIVAL_TOKEN_MOST), most), second.height)
    left = tokens.right + px(8)
    return None, tokens, Rect(left, second.y, second.right - left, second.height)


def _stats(row: Rect, scale: Scale, relics: int) -> tuple[Rect, Rect, Rect, tuple[Rect, ...]]:
    side = min(row.height - scale.px(2), scale.px(_RELIC))
    step = side
    crystals, cubes, dice, rest = columns(
        row, [1.13, 1.97, 0.9, scale.fixed(relics * step / scale.factor)], scale.px(2)
    )
    squares = []
    for number in range(relics):
        square = Rect(0, 0, side, side)
        square.midright = (rest.right - (relics - 1 - number) * step, rest.centery)
        squares.append(square)
    return crystals, cubes, dice, tuple(squares)


def _tokens(
    area: Rect, scale: Scale, state: State, seat: int, large: bool
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
    most = scale.px(_TOKEN_MOST if large else _RIVAL_TOKEN_MOST)
    down = max(range(1, 4), key=lambda down: min(area.width // -(-count // down), area.height // down, most))
    across = -(-count // down)
    height = min(area.height // down, area.width // across, most)
    width = min(area.width // across, height * 11 // 10)
    spread = (area.width - width * across) // max(1, across - 1) if large else 0
    top = area.y + (area.height - down * height) // 2
    places = []
    for number in range(count):
        row, column = divmod(number, across)
        places.append(Rect(area.x + column * (width + spread), top + row * height, width, height))
    found = tuple(TokenSlot(kind, place, home) for (kind, home), place in zip(slots, places, strict=False))
    return found, places[-1].move(area.right - places[-1].right, 0) if held else None


def _owned(state: State, seat: int, kind: int) -> int:
    """How many tokens of a kind are in play for a seat (those out of the game apart)."""
    places = (state.reserve, state.graveyard)
    piece = seat << 3 | kind
    return (
        sum(counts[seat][kind] for counts in places) + state.board.count(piece) + state.hostages.count(piece)
    )


def _named_cells(area: Rect, scale: Scale, count: int) -> list[Rect]:
    """Places for cards with their names, two or three beside each other; none where there is no room for names."""
    gap = scale.px(6)
    for across in (2, 3):
        down = max(1, -(-count // across))
        width, height = (area.width - gap * (across - 1)) // across, (area.height - gap * (down - 1)) // down
        if width >= scale.px(_CARD_WIDTH) and height >= scale.px(_CARD_HEIGHT):
            height = min(height, scale.px(62))
            top = area.y + (area.height - down * (height + gap) + gap) // 2
            return grid(Rect(area.x, top, area.width, down * (height + gap) - gap), across, down, gap)
    return []


def _row_cells(area: Rect, scale: Scale, count: int) -> list[Rect]:
    """Places for cards one below the other, each as wide as the room; none where they would be too low to be read."""
    gap = scale.px(_ROW_GAP if count > 2 else 5)
    height = min((area.height - gap * (count - 1)) // count, scale.px(50))
    if height < scale.px(_ROW_HEIGHT) or area.width < scale.px(_ROW_WIDTH):
        return []
    whole = count * (height + gap) - gap
    top = area.y + (area.height - whole) // 2
    return rows(Rect(area.x, top, area.width, whole), [1] * count, gap)


def _cards(area: Rect, scale: Scale, owned: Sequence[int], large: bool) -> tuple[CardSlot, ...]:
    """Places for the cards: with their names as long as these can be read, else as pictures."""
    if not owned or area.width <= 0:
        return ()
    cells = (_named_cells if large else _row_cells)(area, scale, len(owned))
    if cells:
        return tuple(CardSlot(card, cell, True) for card, cell in zip(owned, cells, strict=False))
    gap = scale.px(5)
    side = min(scale.px(50), area.height, area.width)
    while side > 1 and _fits(area.width, side, gap) * _fits(area.height, side, gap) < len(owned):
        side -= 1
    across = max(1, min(len(owned), _fits(area.width, side, gap)))
    down = -(-len(owned) // across)
    block = Rect(0, 0, across * (side + gap) - gap, down * (side + gap) - gap)
    block.midleft = area.midleft
    if not large:
        block.midright = area.midright
    cells = grid(block, across, down, gap)
    return tuple(CardSlot(card, cell, False) for card, cell in zip(owned, cells, strict=False))


def _vacant(area: Rect, scale: Scale, owned: int) -> tuple[Rect, ...]:
    """Places in the last row of cards that are still empty; a whole row where there is no card yet."""
    return tuple(_named_cells(area, scale, max(2, owned))[owned:])


def _fits(length: int, side: int, gap: int) -> int:
    """How many squares stand side by side in a length."""
    return (length + gap) // (side + gap)
