"""What the tests that every title must pass need to know of each: a new title adds a line here."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from typing import Any

from game.base.files.json_values import Json
from game.base.i18n.words import Words
from game.core.contract import AnyTitle
from game.core.registry import title


@dataclass(frozen=True, slots=True)
class TitleExample:
    """Games of a title: the colours of its seats, set-ups to play, and every action that could be named in a state.

    `hidden` names, in notation and in words, what a seat alone knows in a state; None in a title without such things.
    In one that is `open` nothing is unknown to anybody, not even what chance will bring.
    """

    colours: tuple[str, ...]
    setups: tuple[Mapping[str, Json], ...]
    nameable: Callable[[Any], Iterable[Any]]
    quick_bots: tuple[str, ...]  # levels that decide at once
    hidden: Callable[[Words, Any, int], set[str]] | None = None
    open: bool = False

    def begin(self, name: str, seats: int, seed: int, setup: int = 0) -> tuple[AnyTitle, Any, Any]:
        """The title, a set-up and the first state of a game of so many seats."""
        found = title(name)
        chosen = found.setups.read(self.colours[:seats], seed, self.setups[setup % len(self.setups)])
        return found, chosen, found.setups.new_game(found.data.load(), chosen)


def _wiraqocha_actions(state: Any) -> Iterable[Any]:
    from tests.support.nameable_actions import everything  # only where it is installed

    return everything(state)


def _card_race_moves(_: Any) -> Iterable[Any]:
    from game.titles.card_race.rules import Move  # only where it is installed

    yield from (Move(word) for word in ("step", "roll", "draw", "tax", "let", "play"))
    yield from (Move(word, card) for word in ("play", "draw", "boast") for card in range(1, 8))


def _machu_picchu_actions(state: Any) -> Iterable[Any]:
    from game.titles.machu_picchu.content.definitions import CARDS
    from game.titles.machu_picchu.rules import actions as a
    from game.titles.machu_picchu.rules import fixed_order as order

    for district in order.DISTRICTS:
        yield from (kind(district) for kind in (a.PlaceInca, a.PlacePrince, a.Walk, a.Ride))
    yield from (kind(tile) for kind in (a.Stay, a.PayFee, a.SkipFee) for tile in order.TILES)
    yield from (kind(count) for kind in (a.Make, a.Burn) for count in range(14))
    yield from (kind(job) for kind in (a.Hire, a.Recall) for job in order.JOBS)
    yield from (a.Ordain(row) for row in order.ROWS)
    for good in order.GOODS:
        yield from (a.Adjust(good, adding=True), a.Adjust(good, adding=False), a.Sell(good), a.Buy(good))
    for count in range(6):
        for goods in combinations_with_replacement(order.GOODS, count):
            yield from (a.Offer(goods), a.ChooseGoods(goods))
    for count in range(3):
        yield from (a.ReturnCards(cards) for cards in product(CARDS, repeat=count))
    yield a.Done()


def _machu_picchu_cards(words: Words, state: Any, seat: int) -> set[str]:
    from game.titles.machu_picchu.content.definitions import CARDS
    from game.titles.machu_picchu.phrases import card_name

    cards = [CARDS[card] for card in state.hands[seat]]
    return {*cards, *(card_name(words, card) for card in cards)}


EXAMPLES: dict[str, TitleExample] = {
    "wiraqocha": TitleExample(
        ("red", "blue", "green", "yellow"),
        tuple(
            {"layout": layout, "variants": [*variants], "house_rules": {}}
            for layout, variants in (
                ("recommended", ()),
                ("random", ("caves", "prisoner")),
                ("random", ("even_start",)),
            )
        ),
        _wiraqocha_actions,
        ("random", "greedy", "surveyor"),
    ),
    "machu-picchu": TitleExample(
        ("red", "blue", "green", "yellow", "ivory"),
        tuple({"house_rules": {"gold_rank": rank}} for rank in ("dense", "skip")),
        _machu_picchu_actions,
        ("random", "greedy"),
        _machu_picchu_cards,
    ),
    "card-race": TitleExample(
        ("red", "blue", "yellow", "green", "ivory"),
        ({"ahead": False}, {"ahead": True}),
        _card_race_moves,
        ("random", "thrifty"),
    ),
}
