"""Every action that there may be, in a fixed order: for programs that choose a number."""

from collections.abc import Iterable
from itertools import chain, permutations
from typing import Final

from game.kit.bots.action_words import word_by_action
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules import catalogue as known
from game.titles.machu_picchu.rules.actions import Action, ReturnCards
from game.titles.machu_picchu.rules.fixed_order import GOODS

_MOST_INCAS: Final = 12  # of a player (M-3.4)
_MOST_LLAMAS: Final = 6  # in a temple: there are no more cards of any row (M-1.5)
_RETURNED: Final = (1, 2)  # cards that go back at once (M-9.6, M-9.7)
_GOODS: Final = 3  # that an Inca at the clock brings (M-10.9)


def _all() -> tuple[Action, ...]:
    groups: list[Iterable[Action]] = [
        *(known.INCAS, known.PLACES, known.WALKS, known.RIDES, known.STAYS[-1]),
        *(known.MAKES[: _MOST_INCAS + 1], known.BURNS[: _MOST_LLAMAS + 1]),
        *(known.offers((1 << len(GOODS)) - 1, len(GOODS)), known.HIRES, known.ORDAINS, known.RECALLS),
        *(known.ADDS[1:], known.REMOVES[1:], known.SELLS[1:], known.BUYS[1:], known.DONE),
        *(known.choices(_GOODS), *known.FEES),
        *([ReturnCards(cards) for cards in permutations(CARDS, count)] for count in _RETURNED),
    ]
    return tuple(chain(*groups))


VOCABULARY: Final = word_by_action(_all())
