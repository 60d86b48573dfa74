"""What never changes in a game, laid out as tables for the valuation."""

from functools import lru_cache

from game.titles.wiraqocha.bots.chances import chances
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.tokens import ANDROID, JUGGERNAUT, MINER


class GameTables:
    """What never changes in a game, laid out for the valuation."""

    def __init__(self, game: Game) -> None:
        self.points = tuple(amount or game.figures.ground_extraction for amount in game.extraction)
        self.most_points = max([self.points[tile] for tile in game.territories], default=0)
        cards = game.cards
        self.costs = tuple((card.cost.resources, card.cost.somnium) for card in cards)
        self.all_cards = (1 << len(cards)) - 1
        self.all_costs = sum(cost for cost, _ in self.costs)
        self.usual_cost = max(1.0, self.all_costs / max(1, len(cards)))
        self.dearest = max((cost for cost, _ in self.costs), default=0)
        masks = (game.extra_die_cards, game.fortress_cards, game.shield_cards, game.workshop_cards)
        white = (game.token_card.get(kind, -1) for kind in (ANDROID, JUGGERNAUT, MINER))
        android, juggernaut, miner = (1 << card if card >= 0 else 0 for card in white)
        self.miner_card = miner
        self.card_masks = (
            *masks,
            android,
            game.set_die_cards,
            game.ray_cards,
            juggernaut,
            miner,
            game.income_cards,
            game.probe_cards,
            game.tunnel_cards,
        )
        self.tanks = tuple(
            getattr(card.effect, "cubes", 0) * (game.income_cards >> n & 1) for n, card in enumerate(cards)
        )
        self.factory_price = min(
            [
                getattr(card.effect, "cubes", 0)
                for n, card in enumerate(cards)
                if game.extra_die_cards >> n & 1
            ],
            default=0,
        )
        self.tiles = tuple(
            (
                game.resources[tile],
                game.dice[tile],
                game.rerolls[tile],
                game.neighbours[tile],
                self.points[tile],
            )
            for tile in game.territories
        )
        self._setting, self._probing = _faces(game, game.set_die_cards), _faces(game, game.probe_cards)
        self._keys = game.keys
        # Kept for `RelicOdds`.
        self.odds: dict[tuple[object, ...], tuple[tuple[float, float, int], ...]] = {}
        self._chances: dict[int, tuple[float, ...]] = {}
        self._in_the_open: dict[int, list[tuple[float, ...]]] = {}
        self.relic_tiles = tuple(game.relic_on.index(relic) for relic in range(len(game.relics)))
        self.sums = lru_cache(maxsize=8192)(self._sums)
        self.tools = lru_cache(maxsize=1024)(self._tools)

    def chances(
        self, tile: int, dice: int, level: int, count: int, rerolls: int = 0, face: int = 0, held: Hand = ()
    ) -> tuple[float, ...]:
        """The chances to take the tile by the steps that can be paid; see `chances.chances`."""
        if held:
            return chances(self._keys[tile], dice, level, count, rerolls, face, held)
        place = ((tile << 5 | dice) << 6 | level << 2 | count) << 5 | rerolls << 3 | face
        found = self._chances.get(place)
        if found is None:
            found = self._chances[place] = chances(self._keys[tile], dice, level, count, rerolls, face)
        return found

    def in_the_open(self, dice: int, rerolls: int, face: int) -> list[tuple[float, ...]]:
        """The chances to take each tile where nothing protects it."""
        place = (dice << 2 | rerolls) << 3 | face
        found = self._in_the_open.get(place)
        if found is None:
            found = self._in_the_open[place] = [chances(key, dice, 0, 0, rerolls, face) for key in self._keys]
        return found

    def owned(self, mask: int) -> list[int]:
        """The numbers of the cards in a mask."""
        return [number for number in range(len(self.costs)) if mask >> number & 1] if mask else []

    def _tools(self, cards: int) -> tuple[int, int]:
        """The faces to which these cards may set one die and lower a protection; 0 where none does."""
        setting = max([face for card, face in self._setting if cards >> card & 1], default=0)
        return setting, min([face for card, face in self._probing if cards >> card & 1], default=0)

    def _sums(self, mask: int) -> tuple[int, int, int, tuple[int, ...]]:
        """What a set of cards comes to: cubes and crystals in its costs, cubes that it gives each turn, and which it
        has of the kinds in `card_masks` (1 or 0).
        """
        owned = [number for number in range(len(self.costs)) if mask >> number & 1]
        return (
            sum(self.costs[number][0] for number in owned),
            sum(self.costs[number][1] for number in owned),
            sum(self.tanks[number] for number in owned),
            tuple(int(mask & cards > 0) for cards in self.card_masks),
        )


def _faces(game: Game, cards: int) -> list[tuple[int, int]]:
    """The numbers of these cards, each with the face that it brings a die to."""
    return [(n, getattr(card.effect, "face", 0)) for n, card in enumerate(game.cards) if cards >> n & 1]


@lru_cache(maxsize=4)
def game_tables(game: Game) -> GameTables:
    """The tables of a game, made once."""
    return GameTables(game)
