"""What an action would bring everybody, as far as can be known: the rules are asked, with the usual answers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.titles.machu_picchu.board.moves.answers import likely_answer
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.phrases import MINUS, signed_amounts
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.events import Event, ScoutMoved, TurnBegan
from game.titles.machu_picchu.rules.fixed_order import GOODS
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.scores import gold, points
from game.titles.machu_picchu.rules.state import Question, State

_USUAL: Final = (Question.MAKE, Question.BURN, Question.OFFER)


@dataclass(frozen=True, slots=True)
class Gain:
    """What a seat has more or less of: pieces by good, steps of its Scout."""

    seat: int
    goods: tuple[tuple[str, int], ...]
    steps: int


@dataclass(frozen=True, slots=True)
class ActionForecast:
    """What an action leads to: everybody's gains, those of the seat that acts first; its points and gold then."""

    gains: tuple[Gain, ...]
    points: int
    gold: int


def outlook(state: State, action: Action) -> ActionForecast | None:
    """What a legal action leads to in this turn, when everybody answers as usual; None for one that is refused."""
    seat = state.decider
    applied = MACHU_PICCHU.apply(state, state.decider, action)
    if isinstance(applied, Refusal):
        return None
    events: list[Event] = list(applied.events)
    after = applied.state
    while after.question in _USUAL:
        given = likely_answer(after, after.pending[0]).action
        following = MACHU_PICCHU.apply(after, after.decider, given) if given is not None else None
        if following is None or isinstance(following, Refusal):
            break
        events += following.events
        after = following.state
    return ActionForecast(_gains(state, events, seat), points(after, seat), gold(after, seat))


def _gains(state: State, events: Iterable[Event], first: int) -> tuple[Gain, ...]:
    goods: dict[str, Counter[str]] = {colour: Counter() for colour in state.game.colours}
    steps: Counter[str] = Counter()
    for event in events:
        if isinstance(event, TurnBegan):
            break  # what follows is of another turn
        player = getattr(event, "player", "")
        for amount in getattr(event, "goods", ()):
            goods[player][amount.good.value] += amount.gained
        if isinstance(event, ScoutMoved):
            steps[player] += event.steps
    colours = state.game.colours
    order = [*colours[first:], *colours[:first]]
    return tuple(
        Gain(
            colours.index(colour),
            tuple((good.value, goods[colour][good]) for good in GOODS if goods[colour][good]),
            steps[colour],
        )
        for colour in order
        if any(goods[colour].values()) or steps[colour]
    )


def gain_text(words: Words, gain: Gain) -> str:
    """A gain in words: `+2 coca, −1 corn, 3 steps`."""
    parts = signed_amounts(words, gain.goods)
    if gain.steps:
        parts.append(words("question_panel.steps", count=gain.steps))
    return ", ".join(parts)


def signed(count: int) -> str:
    """A number with its sign."""
    return f"+{count}" if count > 0 else f"{MINUS}{-count}"


def outlook_lines(shown: BoardViewState, action: Action) -> Sequence[str]:
    """What an action brings, a line for each seat that has more or less by it."""
    found = outlook(shown.state, action)
    if found is None:
        return ()
    words = shown.words
    return [
        words("tips.gain", player=shown.names[gain.seat], gain=gain_text(words, gain)) for gain in found.gains
    ]
