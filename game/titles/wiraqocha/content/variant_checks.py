"""Checks the variants against the valley: their tiles are there, and no tile lies about unused."""

from game.base.files.problems import nearest
from game.titles.wiraqocha.content.ruleset import Ruleset
from game.titles.wiraqocha.content.valley import LABELS, Valley, written


def check_overlays(valley: Valley, book: Ruleset) -> None:
    """Adds the problems of every replacement to the file where the slip is (W-15.13)."""
    if not valley.source.is_map(("tiles",)):
        return
    others = valley.others
    used: dict[str, str] = {}
    dangling = False
    for name, variant in book.variants.items():
        for old, new in variant.replaces.items():
            path = ("variants", name, "replaces", old)
            if old not in LABELS:
                book.source.report(path, "unknown_tile", near=nearest(old, LABELS), found=old)
            if new in others:
                used[new] = old
                continue
            dangling = True
            near = others[0] if len(others) == 1 else nearest(new, others)
            book.source.report(path, "unknown_replacement", near=near, found=new)
        for label in variant.grounds:
            if label not in valley.tiles:
                path = ("variants", name, "grounds", label)
                book.source.report(path, "unknown_tile", near=nearest(label, LABELS), found=label)
    _check_requirements(valley, used)
    if not dangling and book.source.is_map(("variants",)):
        _check_unused(valley, used)


def _check_requirements(valley: Valley, used: dict[str, str]) -> None:
    """A replacement may ask for what the tile asks for that it replaces, and for that of no other."""
    for new, old in used.items():
        tile = valley.tiles.get(new)
        twin = next((label for label in LABELS if tile and LABELS[label] == tile.requirement), None)
        if tile and twin and twin != old and old in LABELS:
            path = ("tiles", new, "requirement")
            first = valley.source.line(("tiles", twin, "requirement"))
            details = {"found": written(tile.requirement), "expected": written(LABELS[old])}
            valley.source.report(path, "requirement_twice", other=twin, first=first, **details)


def _check_unused(valley: Valley, used: dict[str, str]) -> None:
    told = {problem.key for problem in valley.source.problems}
    for label in valley.others:
        if label not in used and f"tiles.{label}" not in told:
            valley.source.report(("tiles", label), "unused_tile", found=label)
