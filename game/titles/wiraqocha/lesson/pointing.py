"""What the guide points at: names of the lesson turned into places on the table."""

from collections.abc import Callable, Iterable, Sequence

from pygame import Rect, Surface

from game.table.tabs import Tabs
from game.titles.wiraqocha.board.board import ValleyBoard
from game.titles.wiraqocha.board.layout.panel_layout import PanelLayout
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.tokens import KIND_INDEX
from game.ui.shapes import frame, hexagon, polyline


def places(board: ValleyBoard, tabs: Tabs, names: Iterable[str]) -> list[Rect]:
    """Where these things are now, in pixels: the tab where they lie folded, and what is not there now is left out."""
    hand = None if tabs.main_open else tabs.buttons[tabs.main].rect
    found: list[Rect] = []
    for name in names:
        kind, _, what = name.partition(":")
        try:
            rect = _FINDERS[kind](board, what)
        except LookupError:
            rect = hand or Rect(0, 0, 0, 0)
        if hand is not None and not board.view.scale.window.colliderect(rect):
            rect = hand
        if rect.width and rect.height:
            found.append(rect)
    return found


def draw_pointing(surface: Surface, board: ValleyBoard, tabs: Tabs, names: Iterable[str]) -> None:
    """Draw a ring of light round each thing: along its edges round a tile, a frame round anything else."""
    px = board.view.scale.px
    for name in names:
        kind, _, what = name.partition(":")
        if kind == "tile":
            layout = board.view.layout
            centre = layout.centres[board.view.state.game.index[what]]
            corners = hexagon(centre, layout.radius * 0.93)
            polyline(surface, corners, board.view.scale.look.palette.outline, px(9), closed=True)
            polyline(surface, corners, board.view.scale.look.palette.lit, px(6), closed=True)
            continue
        for rect in places(board, tabs, [name]):
            area = rect.inflate(px(8), px(8))
            frame(
                surface,
                area.inflate(px(4), px(4)),
                board.view.scale.look.palette.outline,
                px(9),
                max(1, px(2)),
            )
            frame(surface, area, board.view.scale.look.palette.lit, px(8), max(2, px(4)))


def _tile(board: ValleyBoard, label: str) -> Rect:
    return board.view.layout.tile_rect(board.view.state.game.index[label])


def _reserve(board: ValleyBoard, kind: str) -> Rect:
    index = KIND_INDEX[TokenKind(kind)]
    slots = [slot.rect for slot in _panel(board).tokens if slot.home and slot.kind == index]
    return slots[0]


def _panel(board: ValleyBoard) -> PanelLayout:
    """The learner's panel."""
    return board.view.panels[0]


def _rivals_panel(board: ValleyBoard) -> PanelLayout:
    return board.view.panels[1]


def _die(board: ValleyBoard, face: str) -> Rect:
    dice = [die for die in board.view.tray.in_order() if die.face == int(face)]
    return board.view.tray.die_rect(dice[0])


def _die_on(board: ValleyBoard, label: str) -> Rect:
    tile = board.view.state.game.index[label]
    if not board.view.state.protecting[tile]:
        raise LookupError(label)
    return board.view.layout.die_rect(tile)


def _button(board: ValleyBoard, name: str) -> Rect:
    button = board.actions_bar.buttons[name]
    if not (button.visible and button.enabled):
        raise LookupError(name)
    return button.rect


def _card(board: ValleyBoard, name: str) -> Rect:
    state = board.view.state
    number = state.game.card_index[name]
    if number not in state.market:
        raise LookupError(name)
    return board.view.layout.cards[state.market.index(number)]


def _around(rects: Sequence[Rect]) -> Rect:
    """The rectangle round all of these. Raises LookupError where there is none."""
    if not rects:
        raise LookupError
    return rects[0].unionall(list(rects[1:]))


def _wreck(board: ValleyBoard, kind: str) -> Rect:
    index = KIND_INDEX[TokenKind(kind)]
    for wreck in board.view.layout.wrecks():
        if (wreck.seat, wreck.kind) == (0, index):
            return wreck.rect
    raise LookupError(kind)


def _hostage(panel: PanelLayout) -> Rect:
    if panel.hostage is None:
        raise LookupError("hostage")
    return panel.hostage


_FINDERS: dict[str, Callable[[ValleyBoard, str], Rect]] = {
    "tile": _tile,
    "reserve": _reserve,
    "die": _die,
    "die_on": _die_on,
    "button": _button,
    "card": _card,
    "wreck": _wreck,
    "market": lambda board, _: board.view.layout.market_head,
    "valley": lambda board, _: board.view.layout.map,
    "bars": lambda board, _: _around(_panel(board).bars),
    "cubes": lambda board, _: _panel(board).cubes,
    "crystals": lambda board, _: _panel(board).crystals,
    "relics": lambda board, _: _around(_panel(board).relics),
    "own_cards": lambda board, _: _around([slot.rect for slot in _panel(board).cards]),
    "hostage": lambda board, _: _hostage(_panel(board)),
    "rival_bars": lambda board, _: _around(_rivals_panel(board).bars),
    "rival_hostage": lambda board, _: _hostage(_rivals_panel(board)),
}
