"""The frame of a position: players and house rules."""

from dataclasses import replace

from game.base.files.node_reader import NodeReader
from game.base.files.yaml_tree import MapNode, Node
from game.titles.machu_picchu.content.definitions import COLOURS, CityData, GoldRank
from game.titles.machu_picchu.rules.game import Game
from game.titles.machu_picchu.rules.house_rules import HouseRules

_HOUSE_RULES = ("gold_rank", "limited_bank")


def read_game(reader: NodeReader, root: MapNode, content: CityData) -> Game | None:
    """The players and house rules that a position names; None where no game can be made."""
    faults = len(reader.problems)
    colours = tuple(reader.words(root.get("players"), ("players",), COLOURS))
    if len(reader.problems) > faults:  # how many are meant is not known
        return None
    house_rules = _read_house_rules(reader, root.get("house_rules"), content)
    if len(colours) not in content.players:
        counts = ", ".join(map(str, content.players))
        reader.fault(("players",), "position.player_count", found=len(colours), expected=counts)
        return None
    return Game(content, colours, house_rules)


def _read_house_rules(reader: NodeReader, node: Node | None, content: CityData) -> HouseRules:
    rules = HouseRules(content.gold_rank)
    for place, key, value in reader.keyed(node, ("house_rules",), _HOUSE_RULES):
        if key == "gold_rank":
            rules = replace(rules, gold_rank=GoldRank(reader.word(value, place, GoldRank, rules.gold_rank)))
        elif reader.flag(value, place):
            reader.fault(place, "position.limited_bank")
    return rules
