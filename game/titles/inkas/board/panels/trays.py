"""The trays on the sheet: the bowl in which the die falls, with the figures of a battle, and the Ukhu Pacha."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.titles.inkas.board.hidden_parts import PartKind
from game.titles.inkas.board.moves.battles import Battle, faces_of
from game.titles.inkas.board.moves.chances import rolls_needed
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.pieces.art import draw, draw_high, emblem_of_ayllu, piece_picture
from game.titles.inkas.board.pieces.wallas import SPRAWL, body_of, draw_count, draw_ghost, lying_within
from game.titles.inkas.board.ring.figures import draw_figure
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import CARDS, GODS, PIECES, WALLAS
from game.titles.inkas.rules.event_values import Purpose
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.places import OUT, UKHU
from game.titles.inkas.rules.unveiling import has_map
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import wide, write
from game.ui.pictures import Point
from game.ui.theme import Role

_BATTLES: Final = (Purpose.BATTLE, Purpose.SURVIVAL)
_BOWL: Final = 0.62  # of the tray's height, where the middle of the bowl is
_DIE: Final = 40.0  # height of a face in units of the sheet
_MOST: Final = 6  # faces that are seen: of more the last
_ONE_ROW: Final = 3  # of them side by side; more lie in two rows, a little smaller
_SMALLER: Final = 0.84
_APART: Final = 46.0, 41.0  # units between two in a row, and between two rows
_WIDE: Final = 122.0  # units of the bowl in which they lie
_LEAST: Final = 0.85  # of the size of letters on a small sheet
_PIT: Final = (13.0, 13.0, 150.0, 138.0)  # of the tray of the banished, within its frame and above its plate
_HEAPS: Final = (
    (4, 2, 0.44),
    (9, 3, 0.36),
    (len(WALLAS), 4, 0.3),
)  # banished at most, side by side, their size
GRANTED: Final = 1.18
"""How high the rim of an approval by a card is, where a face has 1."""
_NOTE: Final = 12  # units beside the note of the cartouche


# the bowl


def bowl_looks(shown: BoardViewState) -> object:
    """What the look of the bowl depends on."""
    return shown.battle, shown.hides(PartKind.BOWL)


def draw_bowl(surface: Surface, shown: BoardViewState) -> None:
    """Draw the bowl with what was rolled last."""
    rect, look, unit = shown.layout.bowl, shown.look, shown.unit
    draw(surface, look, "tray.battle", rect.center, unit)
    battle = shown.battle
    name = battle.purpose if battle is not None else "empty"
    draw_plate(surface, shown, rect, shown.words(f"table.bowl.{name}"))
    if battle is None or shown.hides(PartKind.BOWL):
        return
    draw_figures(surface, shown, battle)
    draw_faces(surface, shown, battle)


def draw_faces(surface: Surface, shown: BoardViewState, battle: Battle) -> None:
    """Draw what was rolled or granted, each in its socket, a seal on what was cancelled, and the empty sockets."""
    look, high, faces = shown.look, die_height(shown, battle), faces_of(battle)[-_MOST:]
    for number, place in enumerate(sockets_of(shown, battle)):
        face = faces[number] if number < len(faces) else None
        if face is None or face.rolled is None:
            draw_high(surface, look, "socket", place, high)
        else:
            draw_high(surface, look, f"face.{face.rolled}", place, high)
        if face is not None and face.granted:
            draw_high(surface, look, "face.granted", place, GRANTED * high)
        if face is not None and face.cancelled:
            draw_high(surface, look, "mark.cancelled", place, 0.8 * high)


def draw_figures(surface: Surface, shown: BoardViewState, battle: Battle) -> None:
    """Draw over the bowl who fights whom with which figures, or what is rolled for; under it what wins."""
    rect, unit, scale, words = shown.layout.bowl, shown.unit, shown.scale, shown.words
    if battle.purpose not in _BATTLES:
        area = Rect(
            rect.x + round(16 * unit),
            rect.y + round(10 * unit),
            rect.width - round(32 * unit),
            round(60 * unit),
        )
        said = words(f"table.purpose.{battle.purpose}")
        write(
            surface,
            said,
            area,
            scale,
            Role.NAME,
            letters_on_sheet(shown, 17),
            "cream",
            "centre",
            wrapped=True,
        )
        return
    y = rect.y + 34 * unit
    radius = round(16 * unit)
    for side, name, said in (
        (-1, battle.attacker, words("table.figure.attack", figure=battle.attack)),
        (1, battle.target, words("table.figure.defence", figure=battle.defence)),
    ):
        x = rect.centerx + side * 58 * unit
        if name in GODS:
            draw_high(surface, shown.look, piece_picture(name), (x, y), 2.4 * radius)
        elif name:
            draw_seat_badge(surface, shown.look, emblem_of_walla(shown, name), (x, y), radius)
        area = Rect(0, 0, round(44 * unit), round(34 * unit))
        area.center = round(x - side * 34 * unit), round(y)
        write(surface, said, area, scale, Role.STRONG, letters_on_sheet(shown, 19), "cream", "centre")
    write(
        surface,
        "×",
        Rect(rect.centerx - radius, round(y) - radius, 2 * radius, 2 * radius),
        scale,
        Role.STRONG,
        letters_on_sheet(shown, 20),
        "cream",
        "centre",
    )


def emblem_of_walla(shown: BoardViewState, name: str) -> str:
    """The emblem of the ayllu from which a walla is."""
    return emblem_of_ayllu(shown.state.game.content.wallas[name].ayllu)


def sockets_of(shown: BoardViewState, battle: Battle) -> Sequence[Point]:
    """Where each roll lies that was made or may still be needed."""
    count, (x, y), unit = _sockets(battle), bowl_middle(shown), shown.unit
    rows = 1 if count <= _ONE_ROW else 2
    across = -(-count // rows)
    step, found = min(_APART[0], _WIDE / across), list[Point]()
    for row in range(rows):
        here = min(across, count - row * across)
        down = (row - (rows - 1) / 2) * _APART[1]
        found += [
            (x + (number - (here - 1) / 2) * step * unit, y + down * _SMALLER * unit)
            for number in range(here)
        ]
    return found


def _sockets(battle: Battle) -> int:
    """How many there are."""
    count = len(faces_of(battle))
    if battle.purpose in _BATTLES:
        count = max(count, rolls_needed(battle.attack, battle.defence)[0])
    return max(1, min(_MOST, count))


def die_height(shown: BoardViewState, battle: Battle) -> float:
    """How high each of these faces of the die is, in pixels."""
    return _DIE * shown.unit * (1 if _sockets(battle) <= _ONE_ROW else _SMALLER)


def bowl_middle(shown: BoardViewState) -> Point:
    """The middle of the bowl, in pixels."""
    rect = shown.layout.bowl
    return rect.centerx, rect.y + rect.height * _BOWL


# the banished


def banished(shown: BoardViewState) -> tuple[str, ...]:
    """The wallas in the Ukhu Pacha, and the wild Amarus that are out of the quest."""
    return tuple(PIECES[number] for number, place in enumerate(shown.state.places) if place in (UKHU, OUT))


def spent_cards(shown: BoardViewState) -> Counter[str]:
    """The cards that are out of play, by their kinds: where cards are held those that were played."""
    state = shown.state
    if not state.hands:
        return Counter()
    used = shown.found - Counter(CARDS[card] for hand in state.hands for card in hand)
    used -= Counter(CARDS[card] for _, card in state.tampus)
    return Counter({card: count for card, count in used.items() if card not in PIECES})


def ukhu_looks(shown: BoardViewState) -> object:
    """What the look of the tray of the banished depends on."""
    return banished(shown), spent_cards(shown).total()


def pile_area(shown: BoardViewState) -> Rect:
    """Where the pile of cards out of play lies; of no width where there is none."""
    rect, unit = shown.layout.ukhu, shown.unit
    if not shown.state.game.advanced or not spent_cards(shown):
        return Rect(rect.topleft, (0, 0))
    high = 60 * unit
    area = Rect(0, 0, round(high * 0.75), round(high))
    area.midleft = round(rect.x + 16 * unit), round(rect.centery + 14 * unit)
    return area


def draw_ukhu(surface: Surface, shown: BoardViewState) -> None:
    """Draw the tray of the banished."""
    rect = shown.layout.ukhu
    draw(surface, shown.look, "tray.ukhu", rect.center, shown.unit)
    for name, (foot, unit) in zip(banished(shown), ukhu_places(shown), strict=True):
        if shown.state.places[PIECE_INDEX[name]] == OUT:
            draw_ghost(surface, shown.look, name, foot, unit, dead=True)
        else:
            draw_figure(surface, shown, name, foot, unit, dead=True)
    _draw_pile(surface, shown)
    draw_plate(surface, shown, rect, shown.words("table.tray.ukhu"))


def _draw_pile(surface: Surface, shown: BoardViewState) -> None:
    """Draw the cards that are out of play, with their number."""
    area, count = pile_area(shown), spent_cards(shown).total()
    if not area.width:
        return
    for number in range(min(3, count)):
        shift = number * 2.4 * shown.unit
        place = area.centerx + shift, area.centery - shift
        draw_high(surface, shown.look, "card.back", place, 1.06 * area.height)
    draw_count(surface, shown.scale, area.midbottom, shown.unit, count)


def ukhu_places(shown: BoardViewState) -> Sequence[tuple[Point, float]]:
    """Where the banished lie, one after another, and pixels per unit of their pictures: the more, the smaller, and
    many over each other, but all within the frame of the tray and above its plate.
    """
    rect, unit, count = shown.layout.ukhu, shown.unit, len(banished(shown))
    across, size = next((across, size) for most, across, size in _HEAPS if count <= most)
    left, top, wide, high = (length * unit for length in _PIT)
    beside = 40 * unit if pile_area(shown).width else 0  # of the pile
    left, wide = left + beside, wide - beside
    figure = Rect(0, 0, *(round(side * size * unit) for side in SPRAWL))
    down = -(-count // across)
    found = []
    for number in range(count):
        row, column = divmod(number, across)
        area = figure.move(
            round(rect.x + left + (wide - figure.width) * column / max(1, across - 1)),
            round(rect.y + top + (high - figure.height) * (row / (down - 1) if down > 1 else 0.5)),
        )
        found.append(lying_within(area, size * unit))
    return found


def label_note(shown: BoardViewState) -> str:
    """What the cartouche bids, where there is one: in Advanced no longer to find what is found, as far as that hand is
    seen.
    """
    words, state = shown.words, shown.state
    if state.game.alternate:  # the goal lies there
        return ""
    if not state.game.advanced:
        return words("table.land_note")
    if state.victory:
        return words("table.over")
    complete = shown.face_up and shown.viewing >= 0 and has_map(state, shown.viewing)
    return words("table.land_note_map" if complete else "table.land_note_advanced")


def draw_label(surface: Surface, shown: BoardViewState) -> None:
    """Draw the cartouche: the land, and what is sought there; none where goals lie in its place."""
    if shown.state.game.alternate:
        return
    rect, scale = shown.layout.label, shown.scale
    draw(surface, shown.look, "cartouche", (rect.x - 4 * shown.unit, rect.y - 4 * shown.unit), shown.unit)
    inner = rect.inflate(-round(28 * shown.unit), -round(20 * shown.unit))
    said = label_note(shown)
    above = Rect(inner.x, inner.y, inner.width, round(inner.height * 0.62))
    below = rect.inflate(-round(_NOTE * shown.unit), 0)
    below.y, below.height = above.bottom, inner.height - above.height
    write(
        surface,
        shown.words("table.land"),
        above,
        scale,
        Role.NAME,
        letters_on_sheet(shown, 22),
        "ink",
        "centre",
    )
    write(
        surface,
        said,
        below,
        scale,
        Role.ASIDE,
        letters_on_sheet(shown, 16),
        "faded_ink",
        "centre",
        wrapped=True,
    )


def draw_plate(surface: Surface, shown: BoardViewState, rect: Rect, said: str) -> None:
    """Draw the plate with the name of a tray at its foot."""
    scale, unit = shown.scale, shown.unit
    draw(
        surface,
        shown.look,
        "plate",
        (rect.centerx, rect.bottom - 6 * unit),
        unit * max(1.0, _plate(shown, said)),
    )
    area = Rect(rect.x, 0, rect.width, round(28 * unit))
    area.centery = round(rect.bottom - 5 * unit)
    write(surface, said, area, scale, Role.NAME, letters_on_sheet(shown, 17), "ink", "centre")


def _plate(shown: BoardViewState, said: str) -> float:
    """How much larger than usual a plate is for its words."""
    return (wide(said, shown.scale, Role.NAME, letters_on_sheet(shown, 17)) / shown.unit + 34) / 92


def letters_on_sheet(shown: BoardViewState, units: float) -> float:
    """The size of letters on the sheet, which follow its own where that is larger or smaller than all else."""
    return units * max(_LEAST, shown.unit / shown.scale.factor)


def tray_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """Both trays, as things that are pointed at."""
    yield hit(ItemKind.BOWL, shown.layout.bowl)
    if pile_area(shown).width:
        yield hit(ItemKind.PILE, pile_area(shown))
    for name, (foot, unit) in zip(banished(shown), ukhu_places(shown), strict=True):
        area = body_of(foot, unit, dead=True)
        yield hit(ItemKind.TRAY_WALLA, area, name)
    yield hit(ItemKind.UKHU, shown.layout.ukhu)
