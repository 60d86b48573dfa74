"""What is counted in a quest of INKAS while it is played, and how that is read from a result."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Annotated, Final

from pydantic import AfterValidator

from game.base.files.json_values import Json
from game.core.lab.protocol import FigureForms
from game.core.lab.results import Count, whole_form
from game.titles.inkas.content.definitions import CARDS, PLAYABLE, Mode
from game.titles.inkas.content.goals import GoalName
from game.titles.inkas.rules.change import goal_words
from game.titles.inkas.rules.event_values import StaffMove
from game.titles.inkas.rules.events import (
    AttackAnnounced,
    CardPlayed,
    CardTaken,
    CardUnveiled,
    Event,
    Evoked,
    Flew,
    GoalMet,
    Pulled,
    StaffMoved,
    Transported,
)
from game.titles.inkas.rules.places import SUPPLY, is_dead
from game.titles.inkas.rules.state import State


def _an_ayllu(name: str) -> str:
    """The name, which is that of an ayllu that can be played. Raises ValueError."""
    PLAYABLE.index(name)
    return name


def _of_goals(counts: Mapping[str, int]) -> Mapping[str, int]:
    """The counts, which are of goal cards. Raises ValueError."""
    for name in counts:
        GoalName(name)
    return counts


def _of_cards(counts: Mapping[str, int]) -> Mapping[str, int]:
    """The counts, which are of cards. Raises ValueError."""
    if not counts.keys() <= set(CARDS):
        raise ValueError("other cards")
    return counts


@whole_form
@dataclass(frozen=True, slots=True)
class GameFigures:
    """What is kept of a quest."""

    cards: Annotated[
        Mapping[str, Count], AfterValidator(_of_cards)
    ]  # card -> how often one was unveiled or played
    powers: Mapping[str, Count]  # power -> how often it was used, by its walla or evoked
    mode: Mode = Mode.FAMILY
    met: Annotated[Mapping[str, Count], AfterValidator(_of_goals)] = field(
        default_factory=dict
    )  # the goal by which it ended


@whole_form
@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """What is kept of a player, all of the end of the quest."""

    ayllu: Annotated[str, AfterValidator(_an_ayllu)]
    flags: Count
    llamas: Count
    dead: Count
    supply: Count  # wallas that were never placed
    goals: Annotated[Mapping[str, Count], AfterValidator(_of_goals)] = field(default_factory=dict)
    person: bool = False  # whom led ayllus play against


FIGURES: Final = FigureForms(GameFigures, PlayerFigures)


class InkasCounter:
    def __init__(self, state: State) -> None:
        self._cards: Counter[str] = Counter()
        self._powers: Counter[str] = Counter()
        self._met: Counter[str] = Counter()
        self._mode = state.game.mode
        self._pieces = {CARDS[card] for card in state.game.pieces}

    def happened(self, event: Event) -> None:
        """Count cards that are unveiled or played, pieces of the map that are found, powers by their names as far as
        events tell of them, and the goal that is met.
        """
        match event:
            case CardUnveiled(card=card) | CardPlayed(card=card) if card:
                self._cards[card] += 1
            case CardTaken(card=card) if card in self._pieces:
                self._cards[card] += 1
            case Evoked():
                self._powers["evocation"] += 1
            case AttackAnnounced(power=power) if power:
                self._powers[power] += 1
            case Flew(way=way):
                self._powers["velocity" if len(way) > 1 else "flight"] += 1
            case Transported():
                self._powers["transportation"] += 1
            case Pulled() | StaffMoved(how=StaffMove.STOLEN):
                self._powers["theft"] += 1
            case GoalMet(goal=goal):
                self._met[goal] += 1

    def turn_ended(self, state: State) -> None:
        """Powers that work by themselves: whether one protects or paralyses anybody now."""
        look, game = state.look(), state.game
        self._powers["paralysis"] += bool(look.paralysed)
        self._powers["protection"] += any(
            (here & own).bit_count() > 1 and bool(here & own & game.protectors)
            for here in look.living.values()
            for own in game.own
        )

    def game_figures(self) -> Mapping[str, Json]:
        """What `GameFigures` holds."""
        return asdict(GameFigures(dict(self._cards), dict(+self._powers), self._mode, dict(self._met)))

    def player_figures(self, state: State, seat: int) -> Mapping[str, Json]:
        """What `PlayerFigures` holds."""
        places = [state.places[walla] for walla in state.game.wallas_of[seat]]
        return asdict(
            PlayerFigures(
                ayllu=state.game.ayllus[seat].value,
                flags=state.flags.count(seat),
                llamas=state.llamas[seat],
                dead=sum(map(is_dead, places)),
                supply=places.count(SUPPLY),
                goals=dict(Counter(goal_words(state.pursuit.goals[seat]))) if state.pursuit else {},
                person=seat == state.game.solo,
            )
        )
