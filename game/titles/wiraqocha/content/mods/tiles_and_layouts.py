"""Checks and builds the tiles and layouts of a mod."""

import re
from collections.abc import Collection, Mapping, Sequence

from game.base.files.problems import Problem, nearest
from game.base.files.source import Path, Source
from game.base.files.yaml_tree import ListNode, Scalar, locate, node_at
from game.titles.wiraqocha.content.definitions import (
    Layout,
    Shape,
    Slot,
    Terrain,
    Tile,
    TileEffect,
    TileEffectKind,
    ValleyData,
)
from game.titles.wiraqocha.content.mods import limits
from game.titles.wiraqocha.content.mods.merge import goal_problems
from game.titles.wiraqocha.content.mods.schema import (
    ModLayoutModel,
    ModLayoutsFile,
    ModRowModel,
    ModTileModel,
    ModTilesFile,
)
from game.titles.wiraqocha.content.ruleset import PLAYERS, read_victory
from game.titles.wiraqocha.content.schema import LayoutModel
from game.titles.wiraqocha.content.valley import RESERVED_LAYOUT, with_resources

GRAVEYARD = "graveyard"
_LABEL = re.compile(r"[A-Z][A-Za-z0-9]{0,7}")
_BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


# tiles


def read_tiles(source: Source, base: ValleyData) -> tuple[dict[str, Tile], dict[str, str]]:
    """The tiles that are written well by label, and which tile of the game each of them replaces."""
    source.check(ModTilesFile)
    entries = source.entries(("tiles",))
    if not check_count(source, ("tiles",), len(entries), limits.TILES):
        return {}, {}
    tiles: dict[str, Tile] = {}
    replaces: dict[str, str] = {}
    for key in entries:
        label = str(key)
        model = source.check(ModTileModel, ("tiles", key))
        if not isinstance(key, str) or not _LABEL.fullmatch(key):
            near = next((meant for meant in meant_labels([label]) if meant not in {label, *base.tiles}), "")
            source.report(("tiles", key), "mod_label", near=near, found=label[:40])
        elif label in base.tiles:
            source.report(("tiles", key), "mod_name_taken", found=label)
        elif model is not None:
            effects = _effects(source, key, model, base)
            tiles[label] = Tile(label, model.requirement, model.terrain, model.ground, effects, model.relic)
            if model.replaces is not None:
                _replace(source, key, model.replaces, base, replaces)
    return tiles, replaces


def meant_labels(labels: Sequence[str]) -> list[str]:
    """The labels, and beside each that begins with a small letter the one that is meant."""
    capitals = [label[:1].upper() + label[1:] for label in labels]
    return [*labels, *(label for label in capitals if label not in labels and _LABEL.fullmatch(label))]


def _replace(source: Source, key: Scalar, old: str, base: ValleyData, replaces: dict[str, str]) -> None:
    path = ("tiles", key, "replaces")
    if old not in base.base:
        source.report(path, "unknown_tile", near=nearest(old, base.base), found=old)
    elif old in replaces:
        source.report(path, "mod_replaced_twice", found=old, other=replaces[old])
    else:
        replaces[old] = str(key)


def _effects(source: Source, key: Scalar, model: ModTileModel, base: ValleyData) -> tuple[TileEffect, ...]:
    """The tile's own effects, or those of its terrain."""
    if model.effects is None:
        return with_resources(source, key, model, base.terrains[Terrain(model.terrain)])
    if model.resources is not None:
        source.report(("tiles", key, "resources"), "mod_resources_twice")
    for number, effect in enumerate(model.effects):
        path = ("tiles", key, "effects", number)
        if effect.amount is None and effect.kind is not TileEffectKind.PASSAGE:
            source.report((*path, "amount"), "missing_key")
        if effect.kind in [other.kind for other in model.effects[:number]]:
            source.report((*path, "kind"), "mod_effect_twice", found=effect.kind.value)
    return tuple(TileEffect(effect.kind, effect.amount or 0) for effect in model.effects)


def check_count(source: Source, path: Path, have: int, most: int) -> bool:
    """Whether a part of a mod has no more entries than it may have; a problem is added where it has."""
    if have > most:
        source.report(path, "mod_many", have=have, most=most)
    return have <= most


# layouts


def read_layouts(
    source: Source, base: ValleyData, tiles: Mapping[str, Tile], named: Sequence[str] | None
) -> dict[str, Layout]:
    """The layouts that are written well; `tiles` are all that may lie there, the mod's among them.

    `named` are those that the mod names, well written or not (None: nobody knows), which are not told once more.
    """
    source.check(ModLayoutsFile)
    entries = source.entries(("layouts",))
    if not check_count(source, ("layouts",), len(entries), limits.LAYOUTS):
        return {}
    layouts: dict[str, Layout] = {}
    for key in entries:
        source.check_word(("layouts", key))
        if key == RESERVED_LAYOUT:
            source.report(("layouts", key), "reserved_name")
        elif key in base.layouts:
            source.report(("layouts", key), "mod_name_taken", found=str(key))
        layout = _layout(source, str(key), base, tiles, named)
        if layout:
            layouts[str(key)] = layout
    return layouts


def _layout(
    source: Source, name: str, base: ValleyData, tiles: Mapping[str, Tile], named: Sequence[str] | None
) -> Layout | None:
    path = ("layouts", name)
    model = source.check(ModLayoutModel, path)
    if model is None:
        return None
    before = len(source.problems)
    plain_rows = isinstance(node_at(source.root, (*path, "rows", 0)), ListNode)
    shape: Shape | None = None
    if plain_rows:
        rows = _rows_in(source, (*path, "rows"), base.shape)
    else:
        rows, shape = _own_valley(source, (*path, "rows"))
    if len(source.problems) > before:
        return None
    laid = {label for row in rows for label in row}
    _check_tiles(source, path, rows, {*tiles, *(laid if named is None else named)}, plain_rows)
    players = tuple(sorted(set(model.players or ())))
    victory = {count: goal for count in PLAYERS if (goal := read_victory(source, (*path, "victory", count)))}
    source.check_names((*path, "victory"), [count for count in PLAYERS if count in victory])
    layout = Layout(name, rows, shape, players, victory, model.shuffled)
    if len(source.problems) == before and laid <= tiles.keys():
        _check_goals(source, path, layout, base, tiles)
    return layout


def _rows_in(source: Source, path: Path, shape: Shape) -> tuple[tuple[str, ...], ...]:
    """Rows of labels in the game's own shape."""
    model = source.check(LayoutModel, path)
    rows = model.root if model else []
    need = [len(row) for row in shape.rows]
    if model and [len(row) for row in rows] != need:
        source.report(path, "mod_layout_rows", need=", ".join(map(str, need)))
    return tuple(tuple(row) for row in rows)


def _own_valley(source: Source, path: Path) -> tuple[tuple[tuple[str, ...], ...], Shape | None]:
    """Rows with their indents: the labels, and the shape that they make with the Graveyard's place."""
    node = node_at(source.root, path)
    count = len(node.items) if isinstance(node, ListNode) else 0
    check_count(source, path, count, limits.ROWS)
    rows: list[tuple[str, ...]] = []
    shape: list[tuple[Slot, ...]] = []
    graveyards: list[Slot] = []
    odd: int | None = None
    for number in range(min(count, limits.ROWS)):
        model = source.check(ModRowModel, (*path, number))
        if model is None:
            continue
        check_count(source, (*path, number, "tiles"), len(model.tiles), limits.ACROSS)
        odd = (model.indent + number) % 2 if odd is None else odd
        if (model.indent + number) % 2 != odd:
            source.report((*path, number, "indent"), "mod_indent", found=model.indent)
        first = (model.indent - number - odd) // 2
        placed = [(label, Slot(first + step, number)) for step, label in enumerate(model.tiles)]
        rows.append(tuple(label for label, _ in placed if label != GRAVEYARD))
        shape.append(tuple(slot for label, slot in placed if label != GRAVEYARD))
        graveyards += [slot for label, slot in placed if label == GRAVEYARD]
    if len(graveyards) != 1:
        source.report(path, "mod_graveyard", have=len(graveyards))
        return tuple(rows), None
    _check_together(source, path, [slot for row in shape for slot in row])
    return tuple(rows), Shape(tuple(shape), graveyards[0])


def _check_together(source: Source, path: Path, slots: Sequence[Slot]) -> None:
    """From every tile one can walk to every other."""
    open_places = {(slot.q, slot.r) for slot in slots}
    waiting = [min(open_places)] if open_places else []
    while waiting:
        q, r = waiting.pop()
        open_places.discard((q, r))
        waiting += [place for dq, dr in _BESIDE if (place := (q + dq, r + dr)) in open_places]
    if open_places:
        source.report(path, "mod_apart", count=len(open_places))


def _check_tiles(
    source: Source, path: Path, rows: Sequence[Sequence[str]], tiles: Collection[str], plain_rows: bool
) -> None:
    """The tiles of a layout are known, stand once, and are neither too few nor too many."""
    lines: dict[str, int] = {}
    for number, row in enumerate(rows):
        for label in row:
            place = node_at(
                source.root, (*path, "rows", number) if plain_rows else (*path, "rows", number, "tiles")
            )
            line = place.line if place else 0
            at = (*path, "rows", number)
            if label not in tiles:
                source.report(at, "unknown_label", near=nearest(label, tiles), found=label[:40])
            elif label in lines:
                source.report(at, "label_twice", found=label, first=lines[label])
            lines.setdefault(label, line)
    have = sum(map(len, rows))
    if not limits.LEAST_TILES <= have <= limits.MOST_TILES:
        source.report(path, "mod_tile_count", least=limits.LEAST_TILES, most=limits.MOST_TILES, have=have)


def _check_goals(
    source: Source, path: Path, layout: Layout, base: ValleyData, tiles: Mapping[str, Tile]
) -> None:
    """Every victory can be had there, and there is room for every Camp."""
    for problem in goal_problems(layout, base, [tiles[label] for row in layout.rows for label in row]):
        file, line, key = locate(source.root, path)
        source.problems.append(Problem(file, line, key, f"problem.{problem.reason}", problem.details))
