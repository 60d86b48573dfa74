"""The offerings with their sacrifice and what an approval brings; the ones that can be made are bright."""

from collections.abc import Iterator, Mapping
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.titles.inkas.board.moves.choices import STORE, PlaceKind
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.pieces.tokens import draw_llamas
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import GainingLlamas, OfferingName
from game.ui.lettering import wide, write
from game.ui.panels import draw_panel
from game.ui.scale import grid
from game.ui.theme import Role

_HEAD: Final = 44
_SIGN: Final = 36
_ROW: Final = 48  # height of one for which the whole width is used
_WIDE: Final = 240  # width from which words are large
_SIZES: Final = ((18, 15), (21, 17))  # of the name and of what it brings


def offering_areas(shown: BoardViewState) -> Mapping[str, Rect]:
    """Where each offering of the quest stands, the store of an alternate quest last."""
    layout, px = shown.layout, shown.scale.px
    rect = layout.offerings
    inner = Rect(rect.x + px(12), rect.y + px(_HEAD), rect.width - px(24), rect.height - px(_HEAD + 12))
    game = shown.state.game
    offered = (*game.offerings, *((STORE,) if game.alternate else ()))
    across = 1 if inner.height >= len(offered) * px(_ROW) else 2
    return dict(zip(offered, grid(inner, across, -(-len(offered) // across), px(6)), strict=False))


def offerings_looks(shown: BoardViewState) -> object:
    """What the look of the offerings depends on."""
    return _able(shown), shown.state.offered


def _able(shown: BoardViewState) -> frozenset[str]:
    return frozenset(place.name for place in shown.lit.clicks if place.kind is PlaceKind.OFFERING)


def draw_offerings(surface: Surface, shown: BoardViewState) -> None:
    """Draw all of the offerings but the frame of wood."""
    scale, px, rect = shown.scale, shown.scale.px, shown.layout.offerings
    head = Rect(rect.x + px(18), rect.y + px(6), rect.width - px(36), px(_HEAD - 8))
    title = shown.words("table.offerings")
    write(surface, title, head, scale, Role.NAME, 23, "parchment")
    if shown.state.offered:
        write(
            surface, shown.words("table.offered"), head, scale, Role.ASIDE, 16.5, "parchment_shade", "right"
        )
    able = _able(shown)
    for name, area in offering_areas(shown).items():
        _draw_offering(surface, shown, name, area, name in able)


def _draw_offering(surface: Surface, shown: BoardViewState, name: str, area: Rect, able: bool) -> None:
    scale, px, words = shown.scale, shown.scale.px, shown.words
    draw_panel(surface, area, scale, "card")
    sign = "llama" if name == STORE else f"offering.{name}"
    draw_high(surface, shown.look, sign, (area.x + px(22), area.centery), px(_SIGN))
    left = area.x + px(_SIGN + 8)
    above = Rect(left, area.y + px(3), area.right - left - px(6), area.height // 2)
    below = above.move(0, area.height // 2 - px(4))
    label, (large, small) = words(f"offering.{name}"), _SIZES[area.width >= px(_WIDE)]
    write(surface, label, above, scale, Role.NAME, large, "ink" if able else "faded_ink")
    llamas, said = _terms(shown, name)
    end = (below.right, below.centery)
    draw_llamas(surface, shown.look, end, px(20), llamas)
    below.width -= llamas * px(18)
    if wide(said, scale, Role.ASIDE, small) <= below.width + px(4):
        write(surface, said, below, scale, Role.ASIDE, small, "faded_ink")
    if not able:
        _dim(surface, area)


def _terms(shown: BoardViewState, name: str) -> tuple[int, str]:
    """The llamas that an offering costs, drawn beside it, and what it brings."""
    words = shown.words
    if name == STORE:
        return 0, words("table.gift.store")
    kind = shown.state.game.content.offerings[OfferingName(name)]
    gift = kind.gift
    if isinstance(gift, GainingLlamas):
        return kind.sacrifice.llamas, f"+{words('amount.llamas', count=gift.llamas)}"
    return kind.sacrifice.llamas, words(f"table.gift.{name}")


def _dim(surface: Surface, area: Rect) -> None:
    veil = Surface(area.size)
    veil.fill((58, 26, 14))
    veil.set_alpha(112)
    surface.blit(veil, area)


def offering_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """The offerings, as things that are pointed at."""
    for name, area in offering_areas(shown).items():
        yield hit(ItemKind.OFFERING, area, name)
