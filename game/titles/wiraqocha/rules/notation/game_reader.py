"""The frame of a position: players, variants, house rules, layout, and changed tiles and cards."""

from dataclasses import fields, replace

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.yaml_tree import MapNode, Node, ScalarNode
from game.titles.wiraqocha.content.definitions import (
    Card,
    Cost,
    GameData,
    Ground,
    Terrain,
    Tile,
    TileEffect,
    TileEffectKind,
)
from game.titles.wiraqocha.rules.game import Game, Rows, replacements, shape_of, with_replacements
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.setup import valley_of


def read_game(reader: NodeReader, root: MapNode, content: GameData) -> Game | None:
    """The players, variants, house rules, tiles and cards that a position names; None where no game can be made."""
    faults = len(reader.problems)
    colours = tuple(reader.words(root.get("players"), ("players",), content.colours))
    if len(reader.problems) > faults:  # how many are meant is not known
        return None
    if len(colours) not in content.victory:
        counts = ", ".join(map(str, content.victory))
        reader.fault(("players",), "position.player_count", found=len(colours), expected=counts)
        return None
    variants = reader.words(root.get("variants"), ("variants",), content.variants)
    switches = {
        key: reader.flag(value, place)
        for place, key, value in reader.keyed(root.get("house_rules"), ("house_rules",), content.house_rules)
    }
    known = {field.name for field in fields(HouseRules)}
    overlay = replacements(content, variants)
    valleys = [name for name in content.layouts if valley_of(content, name)]
    node = root.get("valley")
    valley = reader.word(node, ("valley",), valleys, "") if node else ""
    rows = _read_layout(reader, root.get("layout"), content, overlay, valley)
    labels = [label for row in rows for label in row] if rows else list(content.tiles)
    tiles = _read_tiles(reader, root.get("tiles"), content, labels)
    cards = _read_cards(reader, root.get("cards"), content)
    if rows is None:
        return None
    house_rules = HouseRules(**{key: value for key, value in switches.items() if key in known})
    return Game(content, colours, rows, variants, house_rules, tiles, cards, valley)


def _read_layout(
    reader: NodeReader, node: Node | None, content: GameData, overlay: dict[str, str], valley: str
) -> Rows | None:
    """The rows of a layout named or written out, in the shape of the `valley`."""
    shape = shape_of(content, valley)
    fitting = [name for name, layout in content.layouts.items() if (layout.shape or content.shape) == shape]
    if isinstance(node, ScalarNode) and node.value in content.layouts and node.value not in fitting:
        reader.fault(("layout",), "position.layout_is_valley", found=node.text, line=f"valley: {node.text}")
        return None
    if node is None or isinstance(node, ScalarNode):
        name = reader.word(node, ("layout",), fitting, valley or fitting[0])
        return with_replacements(content.layouts[name].rows, overlay)
    own = content.layouts[valley].rows if valley else (content.base,)
    labels = [label for row in with_replacements(own, overlay) for label in row]
    rows = []
    for place, row in reader.items(node, ("layout",)):
        texts = [reader.word(item, where, (*labels, *overlay)) for where, item in reader.items(row, place)]
        rows.append(tuple(overlay.get(text, text) for text in texts))
    expected = [len(row) for row in shape.rows]
    if [len(row) for row in rows] != expected:
        reader.fault(("layout",), "position.layout_shape", expected=", ".join(map(str, expected)))
        return None
    named = [label for row in rows for label in row]
    for label in labels:
        if named.count(label) != 1:
            reader.fault(("layout",), "position.layout_tile", tile=label, found=named.count(label))
            return None
    return tuple(rows)


def _read_tiles(
    reader: NodeReader, node: Node | None, content: GameData, labels: list[str]
) -> dict[str, Tile]:
    return {
        label: _changed_tile(reader, value, place, content, content.tiles[label])
        for place, label, value in reader.keyed(node, ("tiles",), labels)
    }


def _changed_tile(reader: NodeReader, node: Node, path: NodePath, content: GameData, tile: Tile) -> Tile:
    """The tile with other fields; another terrain comes with its effects."""
    for place, key, value in reader.keyed(node, path, ("terrain", "ground", "resources")):
        if key == "terrain":
            terrain = Terrain(reader.word(value, place, list(Terrain), tile.terrain))
            if terrain is not tile.terrain:
                tile = replace(tile, terrain=terrain, effects=content.terrains[terrain])
        elif key == "ground":
            tile = replace(tile, ground=Ground(reader.word(value, place, list(Ground), tile.ground)))
    resources = node.get("resources") if isinstance(node, MapNode) else None
    if resources is not None:
        amount = reader.whole(resources, (*path, "resources"), 1, 2, 1)
        if tile.terrain is not Terrain.JUNGLE:
            reader.fault((*path, "resources"), "position.resources_of_jungle", terrain=tile.terrain.value)
        tile = replace(tile, effects=(TileEffect(TileEffectKind.RESOURCES, amount),))
    return tile


def _read_cards(reader: NodeReader, node: Node | None, content: GameData) -> dict[str, Card]:
    base = {card.name: card for card in content.cards}
    changed = {}
    for place, name, value in reader.keyed(node, ("cards",), base):
        cost = {"resources": base[name].cost.resources, "somnium": base[name].cost.somnium}
        for where, key, number in reader.keyed(value, place, cost):
            cost[key] = reader.whole(number, where, 0, 99)
        changed[name] = replace(base[name], cost=Cost(**cost))
    return changed
