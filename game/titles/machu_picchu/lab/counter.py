"""What is counted in a game of The Princes of Machu Picchu while it is played, and how that is read from a result."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Final

from pydantic import AfterValidator

from game.base.files.json_values import Json
from game.core.lab.protocol import FigureForms
from game.core.lab.results import Count, whole_form
from game.titles.machu_picchu.content.definitions import CARDS, ICONS
from game.titles.machu_picchu.rules.events import CardDrawn, Event, Moved, PrincePlaced, Rode
from game.titles.machu_picchu.rules.scores import gold, points
from game.titles.machu_picchu.rules.state import State


def _a_card(name: str) -> str:
    """The name, which is that of a Sacrifice Card. Raises ValueError."""
    CARDS.index(name)
    return name


def _of_icons(counts: Mapping[str, int]) -> Mapping[str, int]:
    """The counts, which are of all icons. Raises ValueError."""
    if counts.keys() != set(ICONS):
        raise ValueError("other icons")
    return counts


@whole_form
@dataclass(frozen=True, slots=True)
class GameFigures:
    """What is kept of a game."""

    visits: Mapping[str, Count]  # district -> how often Princes entered it; none where they never did
    day: Count  # on which the game ended


@whole_form
@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """What is kept of a player, all of the end of the game but the cards drawn."""

    points: Count  # before the factors of a conquest
    gold: Count
    cards: Count  # Sacrifice Cards
    drawn: list[
        Annotated[str, AfterValidator(_a_card)]
    ]  # the Sacrifice Cards drawn in the course of the game, kept or returned
    own: Annotated[
        Mapping[str, Count], AfterValidator(_of_icons)
    ]  # icon -> Incas or clergy cards that stand for it
    units: Count  # of goods left


FIGURES: Final = FigureForms(GameFigures, PlayerFigures)


class MachuPicchuCounter:
    def __init__(self, state: State) -> None:
        self._visits: Counter[str] = Counter()
        self._drawn = [set(hand) for hand in state.hands]
        self._day = state.day

    def happened(self, event: Event) -> None:
        """Count who goes where and draws what."""
        if isinstance(event, PrincePlaced | Moved | Rode):
            self._visits[str(event.district)] += 1

        elif isinstance(event, CardDrawn) and event.card is not None:
            self._drawn[event.seat].add(CARDS.index(event.card))

    def turn_ended(self, state: State) -> None:
        """The day that it is."""
        self._day = state.day

    def game_figures(self) -> Mapping[str, Json]:
        """Visits of districts, and the day on which the game ended."""
        return asdict(GameFigures(dict(self._visits), self._day))

    def player_figures(self, state: State, seat: int) -> Mapping[str, Json]:
        """What `PlayerFigures` holds."""
        own = zip(ICONS, (*state.incas[seat], *state.clergy[seat]), strict=True)
        return asdict(
            PlayerFigures(
                points=points(state, seat),
                gold=gold(state, seat),
                cards=len(state.hands[seat]),
                drawn=[CARDS[card] for card in sorted(self._drawn[seat])],
                own=dict(own),
                units=state.units(seat),
            )
        )
