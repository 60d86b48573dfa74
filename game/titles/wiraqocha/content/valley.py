"""Checks and builds what tiles.yaml says: the shape of the valley, its terrains, territories and layouts."""

from collections import Counter
from collections.abc import Mapping, Sequence

from game.base.files.problems import nearest
from game.base.files.source import Source
from game.base.files.yaml_tree import Scalar, ScalarNode, node_at
from game.titles.wiraqocha.content.definitions import (
    ExactFaces,
    Layout,
    Requirement,
    Shape,
    Slot,
    Terrain,
    Tile,
    TileEffect,
    TileEffectKind,
    Total,
)
from game.titles.wiraqocha.content.schema import LayoutModel, ShapeModel, TerrainModel, TileModel, TilesFile

RELICS = 4
LABELS: Mapping[str, Requirement] = {
    **{f"N{total}": Total(total) for total in range(1, 13)},
    **{f"D{face}": ExactFaces((face, face)) for face in range(1, 7)},
    **{f"S{low}{low + 1}{low + 2}": ExactFaces((low, low + 1, low + 2)) for low in range(1, 5)},
}
"""The territories of the base game in their order, and what each label asks for (W-4.10)."""

_ORDER = {label: place for place, label in enumerate(LABELS)}
RESERVED_LAYOUT = "random"


class Valley:
    """What could be read of tiles.yaml; complete when its source has no problem."""

    def __init__(self, source: Source) -> None:
        self.source = source
        source.check(TilesFile)
        self.shape = _shape(source)
        self.terrains = _terrains(source)
        self.tiles = _tiles(source, self.terrains)
        self.layouts = _layouts(source, self.shape)
        _check_labels(source)
        _check_requirements(source, self.tiles)
        _check_relics(source)

    @property
    def others(self) -> list[str]:
        """The labels that the file gives beside those of the base game."""
        return [str(label) for label in self.source.entries(("tiles",)) if label not in LABELS]


def written(requirement: Requirement) -> str:
    """The requirement as the YAML writes it: `7`, `[1, 1]`."""
    return str(requirement.value) if isinstance(requirement, Total) else str(list(requirement.faces))


def _shape(source: Source) -> Shape | None:
    model = source.check(ShapeModel, ("shape",))
    if model is None:
        return None
    graveyard = Slot(model.graveyard.q, model.graveyard.r)
    rows = tuple(tuple(Slot(q, row.r) for q in row.q) for row in model.rows)
    before = len(source.problems)
    taken = {graveyard: source.line(("shape", "graveyard"))}
    for number, row in enumerate(rows):
        for place, slot in enumerate(row):
            path = ("shape", "rows", number, "q", place)
            if slot in taken:
                source.report(path, "slot_twice", q=slot.q, r=slot.r, first=taken[slot])
            taken.setdefault(slot, source.line(path))
    have = sum(map(len, rows))
    if have != len(LABELS):
        source.report(("shape", "rows"), "slot_count", need=len(LABELS), have=have)
    return Shape(rows, graveyard) if len(source.problems) == before else None


def _terrains(source: Source) -> dict[str, tuple[TileEffect, ...]]:
    """The effects of every terrain that is written well."""
    terrains: dict[str, tuple[TileEffect, ...]] = {}
    for name in source.check_names(("terrains",), [terrain.value for terrain in Terrain]):
        model = source.check(TerrainModel, ("terrains", name))
        if model is None:
            continue
        for number, effect in enumerate(model.effects):
            if effect.amount is None and effect.kind is not TileEffectKind.PASSAGE:
                source.report(("terrains", name, "effects", number, "amount"), "missing_key")
        terrains[str(name)] = tuple(TileEffect(effect.kind, effect.amount or 0) for effect in model.effects)
    return terrains


def _tiles(source: Source, terrains: Mapping[str, tuple[TileEffect, ...]]) -> dict[str, Tile]:
    """Every tile that is written well, those of the base game first and in their order."""
    entries = source.entries(("tiles",))
    tiles: dict[str, Tile] = {}
    for label in sorted(entries, key=_base_first):
        model = source.check(TileModel, ("tiles", label))
        if model is None:
            continue
        effects = with_resources(source, label, model, terrains.get(model.terrain, ()))
        name = str(label)
        tiles[name] = Tile(name, model.requirement, model.terrain, model.ground, effects, model.relic)
    return tiles


def with_resources(
    source: Source, label: Scalar, model: TileModel, effects: tuple[TileEffect, ...]
) -> tuple[TileEffect, ...]:
    """The effects of a tile's terrain with the tile's own amount of resources, if it names one."""
    if model.resources is None:
        return effects
    if effects and TileEffectKind.RESOURCES not in [effect.kind for effect in effects]:
        source.report(("tiles", label, "resources"), "no_resources", terrain=model.terrain.value)
    return tuple(
        TileEffect(effect.kind, model.resources) if effect.kind is TileEffectKind.RESOURCES else effect
        for effect in effects
    )


def _base_first(label: Scalar) -> int:
    return _ORDER.get(str(label), len(_ORDER))


def _check_labels(source: Source) -> None:
    """Every territory of the base game is there; a label that looks like a slip for one is told once."""
    entries = source.entries(("tiles",))
    missing = [label for label in LABELS if label not in entries]
    if not source.is_map(("tiles",)):
        return
    for label in entries:
        near = nearest(label, missing) if label not in LABELS else ""
        if near:
            missing.remove(near)
            source.report(("tiles", label), "unknown_tile", near=near, found=str(label))
    for label in missing:
        source.report(("tiles", label), "missing_tile")


def _check_requirements(source: Source, tiles: Mapping[str, Tile]) -> None:
    """Each territory of the base game asks for what its label says, so that none stands twice."""
    for label, expected in LABELS.items():
        tile = tiles.get(label)
        if tile is None or tile.requirement == expected:
            continue
        path = ("tiles", label, "requirement")
        details = {"found": written(tile.requirement), "expected": written(expected)}
        twin = next(
            (other for other in LABELS if other != label and _asks(tiles, other, tile.requirement)), None
        )
        if twin:
            first = source.line(("tiles", twin, "requirement"))
            source.report(path, "requirement_twice", other=twin, first=first, **details)
        else:
            source.report(path, "requirement_of_label", **details)


def _asks(tiles: Mapping[str, Tile], label: str, requirement: Requirement) -> bool:
    return label in tiles and tiles[label].requirement == requirement


def _check_relics(source: Source) -> None:
    """There are four relics, one on each of the ruins (W-3.5)."""
    ruins: list[str] = []
    relics: list[str] = []
    for label in LABELS:
        terrain = node_at(source.root, ("tiles", label, "terrain"))
        relic = node_at(source.root, ("tiles", label, "relic"))
        if isinstance(terrain, ScalarNode) and terrain.value == Terrain.RUINS.value:
            ruins.append(label)
        if isinstance(relic, ScalarNode) and relic.value is not False:
            relics.append(label)
    odd = [label for label in LABELS if (label in ruins) != (label in relics)]
    if len(relics) != RELICS and source.is_map(("tiles",)):
        place = ("tiles", odd[0], "relic") if odd else ("tiles",)
        source.report(place, "relic_count", need=RELICS, have=len(relics))
        odd = odd[1:]
    for label in odd:
        source.report(
            ("tiles", label, "relic"), "ruins_without_relic" if label in ruins else "relic_off_ruins"
        )


def _layouts(source: Source, shape: Shape | None) -> dict[str, Layout]:
    layouts: dict[str, Layout] = {}
    source.check_names(("layouts",), ["recommended"], others=True)
    for name in source.entries(("layouts",)):
        source.check_word(("layouts", name))
        if name == RESERVED_LAYOUT:
            source.report(("layouts", name), "reserved_name")
        model = source.check(LayoutModel, ("layouts", name))
        if model:
            _check_layout(source, str(name), model.root, shape)
            layouts[str(name)] = Layout(str(name), tuple(tuple(row) for row in model.root))
    return layouts


def _check_layout(source: Source, name: str, rows: Sequence[Sequence[str]], shape: Shape | None) -> None:
    """A layout has each label of the base game once, in rows as long as those of the valley."""
    labels = Counter(label for row in rows for label in row)
    missing = [label for label in LABELS if label not in labels]
    twice = [label for label in labels if labels[label] > 1]
    have, need = labels.total(), len(LABELS)
    lengths = [len(row) for row in shape.rows] if shape else []
    odd_row = _odd_row(rows, lengths)
    path = ("layouts", name) if odd_row is None else ("layouts", name, odd_row)
    if have < need:
        source.report(path, "layout_short", need=need, have=have, labels=", ".join(missing))
    elif have > need:
        source.report(path, "layout_long", need=need, have=have, labels=", ".join(twice))
    elif odd_row is not None:
        source.report(path, "layout_row", need=lengths[odd_row], have=len(rows[odd_row]))
    elif lengths and len(rows) != len(lengths):
        source.report(path, "layout_rows", need=len(lengths), have=len(rows))
    _check_layout_labels(source, name, rows, missing, told=have != need)


def _odd_row(rows: Sequence[Sequence[str]], lengths: Sequence[int]) -> int | None:
    """The first row that is not as long as the valley's, where both have as many rows."""
    if len(rows) != len(lengths):
        return None
    return next((number for number, row in enumerate(rows) if len(row) != lengths[number]), None)


def _check_layout_labels(
    source: Source, name: str, rows: Sequence[Sequence[str]], missing: Sequence[str], *, told: bool
) -> None:
    """Unknown labels and labels that stand twice, unless `told` by the count of labels."""
    lines: dict[str, int] = {}
    for number, row in enumerate(rows):
        for place, label in enumerate(row):
            path = ("layouts", name, number, place)
            near = missing[0] if len(missing) == 1 else nearest(label, missing)
            if label not in LABELS:
                source.report(path, "unknown_label", near=near or nearest(label, LABELS), found=label)
            elif label in lines and not told:
                source.report(path, "label_twice", near=near, found=label, first=lines[label])
            lines.setdefault(label, source.line(path))
