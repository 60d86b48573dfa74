"""What is wrong with the layout of a screen: boxes that overlap or stick out, texts that are cut."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import combinations

from pygame import Rect

from game.scenes.daily.postcard_scene import PostcardScene
from game.showcase import draw
from game.table.scene import TableScene
from game.ui.modal import Modal
from game.ui.page import PageScene
from game.ui.page_scroll import PageScroll
from game.ui.scale import Scale
from game.ui.scene import Scene, SceneStack
from game.ui.text import SMALLEST
from tests.support.spy import Drawn, Seen, Spy


def faults_of(seen: Seen, scale: Scale) -> list[str]:
    """What is wrong with a screen, each fault in a line."""
    name = type(seen.scene).__name__
    letters = scale.at_most(1.0) if isinstance(seen.scene, PostcardScene) else scale  # a picture, not a page
    found = [*texts_that_do_not_fit(seen, letters), *texts_in_the_way(seen.drawn, scale)]
    found += panels_in_the_way(seen.panels, page_of(seen.scene))
    for boxes, around in boxes_within(seen.scene):
        found += boxes_in_the_way(boxes, around)
    return [f"{name}: {fault}" for fault in found]


def faults_through(
    stack: SceneStack, spy: Spy, leave_out: Callable[[Seen], None] = lambda seen: None
) -> list[str]:
    """What is wrong with all that lies on the stack; where the top scene scrolls, from its beginning to its end.

    `leave_out` takes away what no eye sees.
    """
    found = []
    while True:
        draw(stack)
        for seen in spy.scenes:
            leave_out(seen)
            found += faults_of(seen, seen.scene.scale)
        spy.scenes.clear()
        top = stack.top
        if top is None or (scroll := _scroll_of(top)) is None or scroll.offset >= scroll.furthest:
            return found
        scroll.scroll_to(scroll.offset + scroll.rect.height * 0.8)
        stack.resize(stack.scale)


def _scroll_of(scene: Scene) -> PageScroll | None:
    """What of a page or a dialog scrolls, if anything does."""
    return scene.scroll if isinstance(scene, PageScene | Modal) and scene.flows else None


def page_of(scene: Scene) -> Rect:
    """The room of a screen: the window, or all of a page that scrolls."""
    scroll = _scroll_of(scene)
    if scroll is None:
        return scene.scale.window
    page = Rect(0, scroll.rect.y - scroll.offset, scene.scale.width, max(scroll.length, scroll.rect.height))
    return page.union(scene.scale.window)


def boxes_within(scene: Scene) -> list[tuple[Sequence["Box"], Rect]]:
    """The boxes of a screen that must lie apart, and the room that they have; those of a page that scrolls, and beside
    them those that do not scroll with it.
    """
    if _scroll_of(scene) is None:
        return [(boxes_of(scene), scene.scale.window)]
    pinned = [("pinned", widget.rect) for widget in scene.ui.pinned if widget.visible]
    places = [rect for _, rect in pinned]
    return [
        ([box for box in boxes_of(scene) if box[1] not in places], page_of(scene)),
        (pinned, scene.scale.window),
    ]


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


def panels_in_the_way(panels: Sequence[Rect], page: Rect) -> Iterator[str]:
    """Panels lie within the page, and one is within the other or apart from it."""
    for panel in panels:
        if not page.contains(panel):
            yield f"panel outside the page: {panel}"
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
