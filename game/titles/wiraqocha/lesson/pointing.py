"""What the guide points at: names of the lesson turned into places on the table."""

from collections.abc import Callable, Iterable, Sequence

from pygame import Rect, Surface

from game.scenes.table.scene import TableScene
from game.titles.wiraqocha.board.layout import Tab
from game.titles.wiraqocha.board.panel_layout import PanelLayout
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.tokens import KIND_INDEX
from game.ui.shapes import frame, hexagon, polyline


def places(scene: TableScene, names: Iterable[str]) -> list[Rect]:
    """Where these things are now, in pixels: the tab where they lie folded, and what is not there now is left out."""
    hand = None if scene.view.layout.shows(Tab.HAND) else scene.tabs.buttons[Tab.HAND].rect
    found: list[Rect] = []
    for name in names:
        kind, _, what = name.partition(":")
        try:
            rect = _FINDERS[kind](scene, what)
        except LookupError:
            rect = hand or Rect(0, 0, 0, 0)
        if hand is not None and not scene.scale.window.colliderect(rect):
            rect = hand
        if rect.width and rect.height:
            found.append(rect)
    return found


def draw_pointing(surface: Surface, scene: TableScene, names: Iterable[str]) -> None:
    """Draw a ring of light round each thing: along its edges round a tile, a frame round anything else."""
    px = scene.scale.px
    for name in names:
        kind, _, what = name.partition(":")
        if kind == "tile":
            layout = scene.view.layout
            centre = layout.centres[scene.view.state.game.index[what]]
            corners = hexagon(centre, layout.radius * 0.93)
            polyline(surface, corners, scene.scale.look.palette.outline, px(9), closed=True)
            polyline(surface, corners, scene.scale.look.palette.lit, px(6), closed=True)
            continue
        for rect in places(scene, [name]):
            room = rect.inflate(px(8), px(8))
            frame(surface, room.inflate(px(4), px(4)), scene.scale.look.palette.outline, px(9), max(1, px(2)))
            frame(surface, room, scene.scale.look.palette.lit, px(8), max(2, px(4)))


def _tile(scene: TableScene, label: str) -> Rect:
    return scene.view.layout.tile_rect(scene.view.state.game.index[label])


def _reserve(scene: TableScene, kind: str) -> Rect:
    index = KIND_INDEX[TokenKind(kind)]
    slots = [slot.rect for slot in _panel(scene).tokens if slot.home and slot.kind == index]
    return slots[0]


def _panel(scene: TableScene) -> PanelLayout:
    """The learner's panel."""
    return scene.view.panels[0]


def _rivals_panel(scene: TableScene) -> PanelLayout:
    return scene.view.panels[1]


def _die(scene: TableScene, face: str) -> Rect:
    dice = [die for die in scene.view.tray.in_order() if die.face == int(face)]
    return scene.view.tray.die_rect(dice[0])


def _die_on(scene: TableScene, label: str) -> Rect:
    tile = scene.view.state.game.index[label]
    if not scene.view.state.protecting[tile]:
        raise LookupError(label)
    return scene.view.layout.die_rect(tile)


def _button(scene: TableScene, name: str) -> Rect:
    button = scene.actions_bar.buttons[name]
    if not (button.visible and button.enabled):
        raise LookupError(name)
    return button.rect


def _card(scene: TableScene, name: str) -> Rect:
    state = scene.view.state
    number = state.game.card_index[name]
    if number not in state.market:
        raise LookupError(name)
    return scene.view.layout.cards[state.market.index(number)]


def _around(rects: Sequence[Rect]) -> Rect:
    """The rectangle round all of these. Raises LookupError where there is none."""
    if not rects:
        raise LookupError
    return rects[0].unionall(list(rects[1:]))


def _wreck(scene: TableScene, kind: str) -> Rect:
    index = KIND_INDEX[TokenKind(kind)]
    for wreck in scene.view.layout.wrecks():
        if (wreck.seat, wreck.kind) == (0, index):
            return wreck.rect
    raise LookupError(kind)


def _hostage(panel: PanelLayout) -> Rect:
    if panel.hostage is None:
        raise LookupError("hostage")
    return panel.hostage


_FINDERS: dict[str, Callable[[TableScene, str], Rect]] = {
    "tile": _tile,
    "reserve": _reserve,
    "die": _die,
    "die_on": _die_on,
    "button": _button,
    "card": _card,
    "wreck": _wreck,
    "market": lambda scene, _: scene.view.layout.market_head,
    "valley": lambda scene, _: scene.view.layout.map,
    "bars": lambda scene, _: _around(_panel(scene).bars),
    "cubes": lambda scene, _: _panel(scene).cubes,
    "crystals": lambda scene, _: _panel(scene).crystals,
    "relics": lambda scene, _: _around(_panel(scene).relics),
    "own_cards": lambda scene, _: _around([slot.rect for slot in _panel(scene).cards]),
    "hostage": lambda scene, _: _hostage(_panel(scene)),
    "rival_bars": lambda scene, _: _around(_rivals_panel(scene).bars),
    "rival_hostage": lambda scene, _: _hostage(_rivals_panel(scene)),
}
