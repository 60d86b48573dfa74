"""How often the players of a game did what earns a medal, read from its steps alone."""

from collections import Counter
from collections.abc import Mapping, Sequence

from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Destination
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import NOBODY
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep

_LOST = (Destination.GRAVEYARD, Destination.OUT)


def achievement_counts(initial: State, steps: Sequence[WiraqochaStep]) -> tuple[Mapping[str, int], ...]:
    """By seat: relics robbed and the largest harvest; of the winner also Zeppelins lost and Inventions owned."""
    colours, last = initial.game.colours, steps[-1].after if steps else initial
    found: list[Counter[str]] = [Counter() for _ in colours]
    zeppelins: Counter[str] = Counter()
    for step in steps:
        for event in step.events:
            match event:
                case e.RelicStolen(player=robber):
                    found[colours.index(robber)]["heist"] += 1
                case e.Harvested(player=one, crystals=crystals):
                    counts = found[colours.index(one)]
                    counts["harvest"] = max(counts["harvest"], crystals)
                case e.TokenBeaten(player=loser, kind=TokenKind.ZEPPELIN, destination=where) if (
                    where in _LOST
                ):
                    zeppelins[loser] += 1
    if last.winner != NOBODY:
        winner = found[last.winner]
        winner["airship"] = zeppelins[colours[last.winner]]
        winner["inventor"] = last.cards[last.winner].bit_count()
    return tuple(found)
