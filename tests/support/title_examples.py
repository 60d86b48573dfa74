"""What the tests that every title must pass need to know of each: a new title adds a line here."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, product
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
    composed: Callable[[], Iterable[str]] = tuple  # words that code puts together, such as names of places

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


def _inkas_actions(state: Any) -> Iterable[Any]:
    from game.titles.inkas.content.definitions import (
        PIECES,
        PLAYABLE,
        SUYUS,
        WALLAS,
        WAMANIS,
        OfferingName,
        WishName,
    )
    from game.titles.inkas.rules import actions as a

    wallas = [WALLAS[walla] for walla in range(20) if state.game.played >> walla & 1] or WALLAS[:20]
    yield from (a.Choose(ayllu.value, suyu) for ayllu in PLAYABLE for suyu in SUYUS)
    yield from (kind() for kind in (a.OfferDraw, a.End, a.Pass, a.Go, a.Stay, a.Agree, a.Decline))
    yield from (a.Offer(OfferingName.DUPLICATION), a.Wish(WishName.WEALTH))
    yield from (
        a.Wish(WishName.TRAVEL, wamani=place, staff=with_it) for place in WAMANIS for with_it in (False, True)
    )
    for walla in wallas:
        yield from (a.Offer(name, walla) for name in (OfferingName.RESURRECTION, OfferingName.IMMOLATION))
        yield from (kind(walla) for kind in (a.Lift, a.Draw, a.Plunge, a.Lay, a.Steal, a.Stand))
        yield a.Wish(WishName.HEALTH, walla)
        yield from _inkas_of(state, a, walla, wallas, WAMANIS, PIECES)


def _inkas_places() -> Iterable[str]:
    from game.titles.inkas.content.definitions import WAMANIS  # only where it is installed

    return WAMANIS


def _inkas_of(
    state: Any, a: Any, walla: str, wallas: Sequence[str], wamanis: Sequence[str], pieces: Sequence[str]
) -> Iterable[Any]:
    """What a walla could be named to do, by its own power or by that of a dead ally."""
    from game.titles.inkas.content.definitions import OfferingName

    powers: list[Any] = []
    for place in wamanis:
        yield from (kind(walla, place) for kind in (a.Place, a.Walk))
        powers += [a.Fly(walla, place), a.Transport(walla, place), a.Speed(walla, place, place)]
    powers += _inkas_ways(state, a, walla, wamanis, pieces)
    for other in wallas:
        yield from (a.Take(walla, other), a.Give(walla, other))
        yield a.Offer(OfferingName.RECIPROCATION, walla, other)
        powers += [a.Pull(walla, other), a.Ambush(walla, other)]
        powers += [
            a.Attack(walla, other, reach, over)
            for reach, over in ((False, False), (True, False), (False, True))
        ]
    powers += [a.Steal(walla), a.Protect(walla)]
    yield from (power for power in powers if not isinstance(power, a.Protect))
    dead = [pieces[number] for number in range(20) if state.look().fallen >> number & 1]
    yield from (a.Evoke(ally, power) for ally in dead for power in powers)


def _inkas_ways(
    state: Any, a: Any, walla: str, wamanis: Sequence[str], pieces: Sequence[str]
) -> Iterable[Any]:
    """Flights and transports of a walla that lives on the board, with all who could come along."""
    from game.titles.inkas.rules.board import FREE

    origin = state.places[pieces.index(walla)]
    if origin >= len(wamanis):
        return
    members = [name for number, name in enumerate(pieces[:20]) if state.places[number] % 64 == origin]
    for first in FREE[origin]:
        met = [name for number, name in enumerate(pieces[:20]) if state.places[number] == first]
        yield from (a.Fly(walla, wamanis[first], name) for name in members)
        for second in FREE[first]:
            way = walla, wamanis[first], wamanis[second]
            yield a.Speed(*way)
            yield from (a.Speed(*way, carrying=name) for name in members)
            yield from (a.Speed(*way, fetching=name) for name in met)
    others = [name for name in members if name != walla]
    for count in range(1, len(others) + 1):
        for chosen in combinations(others, count):
            yield from (a.Transport(walla, place, chosen) for place in wamanis)


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
    "inkas": TitleExample(
        ("yellow", "green", "blue", "red"),
        ({"players": []}, {"players": [], "house_rules": {"diagonals": "lenient", "offerings": "quick"}}),
        _inkas_actions,
        ("random", "herder"),
        composed=_inkas_places,
    ),
    "card-race": TitleExample(
        ("red", "blue", "yellow", "green", "ivory"),
        ({"ahead": False}, {"ahead": True}),
        _card_race_moves,
        ("random", "thrifty"),
    ),
}
