"""What an action gains by most, beside what else could be done: the number of the position that speaks most for it."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from math import exp
from typing import Final

from game.titles.inkas.bots.chances import Outcome
from game.titles.inkas.bots.evaluation import Evaluator, won
from game.titles.inkas.bots.features import NAMES
from game.titles.inkas.bots.hand_features import NAMES as HAND_NAMES
from game.titles.inkas.bots.turns import TurnSearch
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.state import State

_OTHERS: Final = 4  # actions that the advised one is compared with
_LEAST: Final = 0.02  # of the odds, as a logarithm, from which on a gain is named
_CERTAIN: Final = 0.02  # of a chance to win at once that is named


class Advantage(StrEnum):
    """What somebody gains by: the key of a sentence is `advice.why_<gain>`."""

    WIN = "win"
    RACE = "race"
    SOONER = "sooner"
    STAFF_SOONER = "staff_sooner"
    CARDS_SOONER = "cards_sooner"
    STAFF = "staff"
    SAFER = "safer"
    STRONGER = "stronger"
    LLAMAS = "llamas"
    CARDS = "cards"
    SLOWS = "slows"
    EXPOSES = "exposes"
    WEAKENS = "weakens"
    COSTS = "costs"
    BEST = "best"


_OWN: Final[Mapping[Advantage, frozenset[str]]] = {
    Advantage.RACE: frozenset(
        (
            *("slow", "slow_odds", "quick", "quick_odds", "ready_odds"),
            *("bears_odds", "lead", "lead_odds", "first_odds"),
        )
    ),
    Advantage.STAFF_SOONER: frozenset(("bears", "next_conquest")),
    Advantage.CARDS_SOONER: frozenset(("next_card", "unlocked", "reached", "whole")),
    Advantage.STAFF: frozenset(("staff_now", "staff_now_odds", "staff_later", "guard_bearer")),
    Advantage.SAFER: frozenset(
        (
            "worst_now",
            "worst_later",
            "total_now",
            "total_later",
            "paralysed",
            "guarded",
            "exposed",
            "menaced",
            "brink",
        )
    ),
    Advantage.STRONGER: frozenset(
        (
            *(
                "protector",
                "flier",
                "striker",
                "ambusher",
                "paralyser",
                "sixth",
                "supply",
                "ready",
                "rebirth",
            ),
            *("fallen", "banished", "alone", "pair", "none_on_board", "shut_out"),
        )
    ),
    Advantage.LLAMAS: frozenset(("llama", "second_llama", "llamas", "tampus")),
    Advantage.CARDS: frozenset(name for name in HAND_NAMES if name.startswith("holds_")),
}  # all other numbers tell how near somebody is to its victory
_OF_ENEMIES: Final[Mapping[Advantage, Advantage]] = {
    Advantage.RACE: Advantage.SLOWS,
    Advantage.SOONER: Advantage.SLOWS,
    Advantage.STAFF_SOONER: Advantage.SLOWS,
    Advantage.CARDS_SOONER: Advantage.SLOWS,
    Advantage.STAFF: Advantage.EXPOSES,
    Advantage.SAFER: Advantage.EXPOSES,
    Advantage.STRONGER: Advantage.WEAKENS,
    Advantage.LLAMAS: Advantage.COSTS,
    Advantage.CARDS: Advantage.COSTS,
}  # what an enemy loses by it


_OF_NUMBER: Final = {name: gain for gain, names in _OWN.items() for name in names}


def main_advantage(search: TurnSearch, state: State, action: Action, others: Sequence[Action]) -> Advantage:
    """Why an action is better than others that come to mind, each with the rest of the turn as it would be played;
    `others` are all that there are, the best first."""
    seat = search.seat
    ends = search.ends(state, action)
    instead = [search.ends(state, other) for other in others[:: max(1, -(-len(others) // _OTHERS))]]
    wins = _wins(ends, seat)
    if wins > _CERTAIN + max([_wins(other, seat) for other in instead], default=0.0):
        return Advantage.WIN
    if not instead:
        return Advantage.BEST
    shares = _shares(search, state)
    gained = _worth(search, ends, shares)
    for other in instead:
        for gain, worth in _worth(search, other, shares).items():
            gained[gain] -= worth / len(instead)
    best = max(gained, key=lambda gain: gained[gain])
    return best if gained[best] > _LEAST else Advantage.BEST


def _wins(ends: Sequence[Outcome], seat: int) -> float:
    """The chance that these win at once."""
    return sum(chance * won(state)[seat] for chance, state in ends if state.victory)


def _shares(search: TurnSearch, state: State) -> list[float]:
    """How much each seat's standing counts: those of the own side 1 together, those of its enemies -1."""
    side = state.game.sides[search.seat]
    strengths = [
        exp(sum(terms)) if terms else 0.0 for terms in search.evaluator.terms(state, search.following(state))
    ]
    own = sum(strength for seat, strength in enumerate(strengths) if side >> seat & 1)
    return [
        strength / own if side >> seat & 1 else -strength / (sum(strengths) - own)
        for seat, strength in enumerate(strengths)
    ]


def _worth(search: TurnSearch, ends: Sequence[Outcome], shares: Sequence[float]) -> dict[Advantage, float]:
    """What speaks for the own side in these, on average."""
    names = (*(NAMES if isinstance(search.evaluator, Evaluator) else HAND_NAMES), "")
    found = dict.fromkeys(Advantage, 0.0)
    for chance, state in ends:
        if state.victory:
            continue
        for share, terms in zip(shares, search.evaluator.terms(state, search.following(state)), strict=True):
            if not terms:
                continue
            for name, term in zip(names, terms, strict=True):
                gain = _OF_NUMBER.get(name, Advantage.SOONER)
                found[gain if share > 0 else _OF_ENEMIES[gain]] += chance * share * term
    return found
