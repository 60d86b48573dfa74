"""What is wrong with the layout of a screen: boxes that overlap or stick out, texts that are cut."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import combinations

from pygame import Rect

from game.table.scene import TableScene
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.text import SMALLEST
from tests.support.spy import Drawn, Seen


def faults_of(seen: Seen, scale: Scale) -> list[str]:
    """What is wrong with a screen, each fault in a line."""
    name = type(seen.scene).__name__
    found = [*texts_that_do_not_fit(seen, scale), *texts_in_the_way(seen.drawn, scale)]
    found += panels_in_the_way(seen.panels, scale)
    found += boxes_in_the_way(boxes_of(seen.scene), scale.window)
    return [f"{name}: {fault}" for fault in found]


def texts_that_do_not_fit(seen: Seen, scale: Scale) -> Iterator[str]:
    least = round(SMALLEST * scale.factor) if scale.factor >= 1 else min(SMALLEST, 11)
    for fitted in seen.fitted:
        if fitted.cut:
            yield f"cut: {fitted.text!r} became {fitted.block.lines} in {fitted.box}"
        elif fitted.block.width > fitted.box[0]:
            yield f"too wide: {fitted.text!r} needs {fitted.block.width} of {fitted.box[0]} pixels"
        if fitted.block.pixels < least:
            yield f"too small: {fitted.text!r} at {fitted.block.pixels} pixels, least {least}"


def texts_in_the_way(drawn: Sequence[Drawn], scale: Scale) -> Iterator[str]:
    """Texts outside the window, and texts on texts."""
    for text in drawn:
        if not scale.window.contains(core(text.rect)):
            yield f"outside the window: {text.text!r} at {text.rect}"
    for one, other in combinations(drawn, 2):
        if one.text != other.text and core(one.rect).colliderect(core(other.rect)):
            yield f"on each other: {one.text!r} at {one.rect}, {other.text!r} at {other.rect}"


def core(rect: Rect) -> Rect:
    """Where there is ink: a line's upper and lower quarter are mostly empty, and a letter's sides a little."""
    return rect.inflate(-4, -min(rect.height // 2, 14))


def panels_in_the_way(panels: Sequence[Rect], scale: Scale) -> Iterator[str]:
    """Panels lie within the window, and one is within the other or apart from it."""
    for panel in panels:
        if not scale.window.contains(panel):
            yield f"panel outside the window: {panel}"
    for one, other in combinations(panels, 2):
        if one.colliderect(other) and not (one.contains(other) or other.contains(one)):
            yield f"panels across each other: {one}, {other}"


Box = tuple[str, Rect]
_RISEN = ("Curtain",)  # with the hand of cards, which stands above its tray
PARTS = {
    "wiraqocha": "tests.support.valley_parts",
    "machu-picchu": "tests.support.city_parts",
    "inkas": "tests.support.quest_parts",
}


def boxes_of(scene: Scene) -> list[Box]:
    """The boxes of a screen that must lie apart: its widgets, and on the table the parts of its layout."""
    shown = [widget for widget in scene.ui.widgets if widget.visible and type(widget).__name__ not in _RISEN]
    boxes = [(type(widget).__name__, widget.rect) for widget in shown if widget.rect.size != (0, 0)]
    if isinstance(scene, TableScene):
        parts = _table_parts(scene)
        outer = [box for box in boxes if not any(area.contains(box[1]) for _, area in parts)]
        return outer + parts
    return boxes


def _table_parts(table: TableScene) -> list[Box]:
    """The parts of a table; a title that is not shown need not be installed."""
    parts: list[Box] = import_module(PARTS[table.context.match.title.name]).table_parts(table)
    return parts


def boxes_in_the_way(boxes: Sequence[Box], window: Rect) -> Iterator[str]:
    for name, rect in boxes:
        if not window.contains(rect):
            yield f"{name} outside the window: {rect}"
        if rect.width < 8 or rect.height < 8:
            yield f"{name} has no room: {rect}"
    for (one, first), (other, second) in combinations(boxes, 2):
        if first.colliderect(second):
            yield f"{one} {first} and {other} {second} lie on each other"
