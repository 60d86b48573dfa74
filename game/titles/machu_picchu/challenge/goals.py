"""What each challenge asks for, and how a game stands towards it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.base.i18n.words import Words
from game.scenes.challenge.title_challenges import ChallengeResult
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.rules.scores import gold, points, ranks
from game.titles.machu_picchu.rules.state import State

PLAYER: Final = 0  # the seat of whoever takes the challenge
RESCUE_DAY: Final = 8  # the last one on which a rescue counts
FEW: Final = 4  # Incas at most


def incas(state: State) -> int:
    """The player's Incas in the city and at the Sun Clock."""
    return sum(state.incas[PLAYER]) + state.clock[PLAYER]


def won_game(state: State) -> bool:
    """Whether the player won the game that is over, alone or with others."""
    return PLAYER in ranks(state)[0]


def _decided(won: bool) -> ChallengeResult:
    return ChallengeResult.WON if won else ChallengeResult.LOST


def judge_gold(state: State) -> ChallengeResult:
    """To win a conquest."""
    if not state.ending:
        return ChallengeResult.OPEN
    return _decided(state.ending == Ending.CONQUEST and won_game(state))


def judge_rescue(state: State) -> ChallengeResult:
    """To see the city rescued, by whomever, before the last day that counts is over."""
    if state.day > RESCUE_DAY:
        return ChallengeResult.LOST
    return _decided(state.ending != Ending.CONQUEST) if state.ending else ChallengeResult.OPEN


def judge_few(state: State) -> ChallengeResult:
    """To win with few Incas; one too many loses at once."""
    if incas(state) > FEW:
        return ChallengeResult.LOST
    return _decided(won_game(state)) if state.ending else ChallengeResult.OPEN


def _gold_standing(words: Words, state: State) -> str:
    return words("challenge.gold.standing", points=points(state, PLAYER), gold=gold(state, PLAYER))


def _rescue_standing(words: Words, state: State) -> str:
    return words("challenge.rescue.standing", count=state.clergy_left(), day=state.day, last=RESCUE_DAY)


def _few_standing(words: Words, state: State) -> str:
    return words("challenge.few.standing", count=incas(state), most=FEW, day=state.day)


JUDGES: Final[Mapping[str, Callable[[State], ChallengeResult]]] = MappingProxyType(
    {"gold": judge_gold, "rescue": judge_rescue, "few": judge_few}
)
STANDINGS: Final[Mapping[str, Callable[[Words, State], str]]] = MappingProxyType(
    {"gold": _gold_standing, "rescue": _rescue_standing, "few": _few_standing}
)
