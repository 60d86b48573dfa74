"""The frame of a position, both ways: players, variants, house rules, layout, and changed tiles and cards."""

from dataclasses import astuple, replace
from typing import Any, Final

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.yaml_tree import MapNode, Node, ScalarNode
from game.kit.rules.codecs import Each, Whole
from game.kit.rules.positions import Plain
from game.titles.wiraqocha.content.definitions import (
    Cost,
    Ground,
    Terrain,
    Tile,
    TileEffect,
    TileEffectKind,
    ValleyData,
)
from game.titles.wiraqocha.rules.game import Game, Rows, replacements, shape_of, tiles_with, with_replacements
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.setup import valley_of

_COST: Final = Each(("resources", "somnium"), Whole(0, 99))


def described_game(game: Game) -> dict[str, Any]:
    """What a position says of the game itself, nothing left out."""
    return {
        "players": list(game.colours),
        "variants": list(game.variants),
        "house_rules": {name: getattr(game.house_rules, name) for name in game.content.house_rules},
        "valley": game.valley or None,
        "layout": [list(row) for row in game.rows],
        "tiles": {tile.label: _tile_fields(tile) for tile in game.tiles},
        "cards": {card.name: _COST.write(astuple(card.cost)) for card in game.cards},
    }


def written_game(game: Game) -> Plain:
    """As `described_game`, without what is as in the base game, and a layout by its name."""
    base = Game(game.content, game.colours, game.rows, game.variants, valley=game.valley)
    plain, usual = described_game(game), described_game(base)
    for key in ("tiles", "cards"):
        plain[key] = {name: held for name, held in plain[key].items() if held != usual[key][name]}
    if plain["house_rules"] == usual["house_rules"]:
        del plain["house_rules"]
    overlay = replacements(game.content, game.variants)
    for name, layout in game.content.layouts.items():
        if layout.shape in (None, game.shape) and with_replacements(layout.rows, overlay) == game.rows:
            plain["layout"] = name
    return {key: value for key, value in plain.items() if value}


def read_game(reader: NodeReader, root: MapNode, content: ValleyData) -> Game | None:
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
    overlay = replacements(content, variants)
    valleys = [name for name in content.layouts if valley_of(content, name)]
    node = root.get("valley")
    valley = reader.word(node, ("valley",), valleys, "") if node else ""
    rows = _read_layout(reader, root.get("layout"), content, overlay, valley)
    labels = [label for row in rows for label in row] if rows else list(content.tiles)
    usual = tiles_with(content, variants, labels)
    tiles = {
        label: _changed_tile(reader, value, place, content, usual[label])
        for place, label, value in reader.keyed(root.get("tiles"), ("tiles",), labels)
    }
    base = {card.name: card for card in content.cards}
    cards = {
        name: replace(base[name], cost=Cost(*_COST.read(reader, value, place, astuple(base[name].cost))))
        for place, name, value in reader.keyed(root.get("cards"), ("cards",), base)
    }
    if rows is None:
        return None
    return Game(content, colours, rows, variants, HouseRules(**switches), tiles, cards, valley)


def _read_layout(
    reader: NodeReader, node: Node | None, content: ValleyData, overlay: dict[str, str], valley: str
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


def _tile_fields(tile: Tile) -> Plain:
    """What a position may change of a tile."""
    amounts = [effect.amount for effect in tile.effects if effect.kind is TileEffectKind.RESOURCES]
    fields: Plain = {"terrain": tile.terrain.value, "ground": tile.ground.value}
    return {**fields, "resources": amounts[-1]} if amounts else fields


def _changed_tile(reader: NodeReader, node: Node, path: NodePath, content: ValleyData, tile: Tile) -> Tile:
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
