"""The frame of a position: players and house rules, and what it says where it says nothing."""

from dataclasses import replace

from game.base.files.node_reader import NodeReader
from game.base.files.yaml_tree import MapNode, Node
from game.titles.machu_picchu.content.definitions import CARDS, COLOURS, District, GameData, GoldRank
from game.titles.machu_picchu.rules.fixed_order import (
    DAILY,
    DISTRICT_INDEX,
    GOODS,
    JOBS,
    NOBODY,
    NOWHERE,
    ROWS,
)
from game.titles.machu_picchu.rules.game import NOTHING, Game
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.state import Phase, State

_HOUSE_RULES = ("gold_rank", "limited_bank")


def read_game(reader: NodeReader, root: MapNode, content: GameData) -> Game | None:
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


def _read_house_rules(reader: NodeReader, node: Node | None, content: GameData) -> HouseRules:
    rules = HouseRules(content.gold_rank)
    for place, key, value in reader.keyed(node, ("house_rules",), _HOUSE_RULES):
        if key == "gold_rank":
            rules = replace(rules, gold_rank=GoldRank(reader.word(value, place, GoldRank, rules.gold_rank)))
        elif reader.flag(value, place):
            reader.fault(place, "position.limited_bank")
    return rules


def default_state(
    game: Game, phase: Phase, ending: str, sun: int, hands: tuple[tuple[int, ...], ...]
) -> State:
    """What a position of these players means that says no more than what the other defaults depend on.

    The phase is that of the position, by default the turn, or the end where `ending` says how it ended.
    """
    content = game.content
    placed = phase not in (Phase.INCA, Phase.PLACE)
    held = {card for hand in hands for card in hand}
    none = (0,) * len(game.colours)
    return State(
        game=game,
        seed=0,
        drawn=0,
        turn=1,
        mover=sun if phase is Phase.NIGHT and sun != NOBODY else 0,
        phase=phase,
        day=game.first_day,
        bonus=(content.start.bonus,) * DAILY,
        market=(content.market.start,) * (len(GOODS) - 1),
        goods=(NOTHING,) * len(none),
        incas=((0,) * len(JOBS),) * len(none),
        clock=none,
        clergy=((0,) * len(ROWS),) * len(none),
        prince=(DISTRICT_INDEX[District.HUT] if placed else NOWHERE,) * len(none),
        scout=none,
        tiles=none,
        sun=sun,
        hands=hands,
        stack=tuple(card for card in range(len(CARDS)) if card not in held),
        known=((),) * len(none),
        late=none,
        owed=(NOTHING,) * len(none),
        pending=(),
        used=0,
        ending=ending,
    )
