"""What is counted in a game of Wiraqocha while it is played, and how that is read again from a result."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Final

from game.base.files.json_values import Json
from game.core.lab.protocol import FigureForms
from game.core.lab.results import Count, whole_form
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.victory import technology


@whole_form
@dataclass(frozen=True, slots=True)
class GameFigures:
    """What is kept of a game."""

    offered: list[str]  # cards that lay face up at some time, in order


@whole_form
@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """What is kept of a player."""

    relics: Count  # at the end, as the next three
    crystals: Count
    technology: Count  # cubes that the cards owned cost
    owned: list[str]
    bought: list[str]  # cards, in order
    dice: Count  # rolled, with those re-rolled and added
    pips: Count  # that they showed
    held: Mapping[str, Count]  # tile -> how many turns, anybody's, ended with a token of this player on it
    plunders: Count  # Camps robbed, those by the Tunneller too
    first_camp: str  # the tile where the Camp was placed first; empty where it never was


FIGURES: Final = FigureForms(GameFigures, PlayerFigures)


@dataclass(slots=True)
class _Counts:
    """What is counted of one player."""

    bought: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    held: Counter[str] = field(default_factory=Counter)
    plunders: int = 0
    first_camp: str = ""


class WiraqochaCounter:
    def __init__(self, state: State) -> None:
        self._game = state.game
        self._offered = [state.game.cards[card].name for card in state.market]
        self._counts = [_Counts() for _ in state.game.colours]

    def _of(self, colour: str) -> _Counts:
        return self._counts[self._game.colours.index(colour)]

    def happened(self, event: e.Event) -> None:
        """Count dice, cards and plunders, and see where the first Camp is placed."""
        match event:
            case e.TokenMoved(kind="camp"):
                counts = self._of(event.player)
                counts.first_camp = counts.first_camp or event.tile
            case e.CampRobbed():
                self._of(event.player).plunders += 1
            case e.DiceRolled():
                self._of(event.player).faces.extend(event.faces)
            case e.DieAdded():
                self._of(event.player).faces.append(event.face)
            case e.DieChanged(cause=Cause.REROLL):
                self._of(event.player).faces.append(event.after)
            case e.CardBuilt():
                self._of(event.player).bought.append(event.card)
            case e.CardRevealed():
                self._offered.append(event.card)

    def turn_ended(self, state: State) -> None:
        """Count who stands where."""
        for tile, piece in enumerate(state.board):
            if piece >= 0:
                self._counts[piece >> 3].held[self._game.labels[tile]] += 1

    def game_figures(self) -> Mapping[str, Json]:
        """The cards that lay face up at some time."""
        return asdict(GameFigures(list(self._offered)))

    def player_figures(self, state: State, seat: int) -> Mapping[str, Json]:
        """What `PlayerFigures` holds."""
        counts = self._counts[seat]
        cards = enumerate(self._game.cards)
        return asdict(
            PlayerFigures(
                relics=state.relics.count(seat),
                crystals=state.crystals[seat],
                technology=technology(state, seat).resources,
                owned=[card.name for number, card in cards if state.cards[seat] >> number & 1],
                bought=list(counts.bought),
                dice=len(counts.faces),
                pips=sum(counts.faces),
                held=dict(counts.held),
                plunders=counts.plunders,
                first_camp=counts.first_camp,
            )
        )
