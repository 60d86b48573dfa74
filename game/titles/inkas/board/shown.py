"""All that the painters of the table look at: a state, for whom it is shown, and what can be done in it."""

from collections import Counter
from dataclasses import dataclass

from game.base.i18n.words import Words
from game.core.contract import Rival
from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.layout.table_layout import TableLayout
from game.titles.inkas.board.moves.battles import Battle
from game.titles.inkas.board.moves.choices import NOTHING, PossibleGestures
from game.titles.inkas.board.pieces.art import emblem_of_ayllu
from game.titles.inkas.board.table_settings import USUAL, QuestSettings
from game.titles.inkas.content.definitions import CARDS, PIECES
from game.titles.inkas.rules.answers import only_passes
from game.titles.inkas.rules.events import CardUnveiled
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, PIECE_INDEX
from game.titles.inkas.rules.state import State
from game.ui.look import Look
from game.ui.scale import Scale


@dataclass(frozen=True, slots=True, eq=False)
class BoardViewState:
    """One moment of the table.

    `viewing` is the seat for whom it is shown. `choices` are empty while nobody at the table may act. What is `hidden`
    is not drawn: it is in the hand, or has not arrived yet. `earlier` is the state that was shown before, `before` the
    same where the panels lay as they do now. `battle` is what was rolled last, `revealed` the card that was turned just
    now. `face_up`: the hand of `viewing`, and what that seat knows of others, is seen; `turns`: it is turned up and
    down. `rivals`: by seat, who the computer player is; None for nobody in particular.
    """

    state: State
    viewing: int
    layout: TableLayout
    words: Words
    names: tuple[str, ...]
    emblems: tuple[str, ...]
    choices: PossibleGestures
    hidden: frozenset[HiddenPart] = frozenset()
    battle: Battle | None = None
    revealed: CardUnveiled | None = None
    settings: QuestSettings = USUAL
    before: State | None = None
    earlier: State | None = None
    face_up: bool = False
    turns: bool = False
    rivals: tuple[Rival | None, ...] = ()

    @property
    def scale(self) -> Scale:
        """Pixels per design unit."""
        return self.layout.scale

    @property
    def look(self) -> Look:
        """How everything is drawn."""
        return self.layout.scale.look

    @property
    def unit(self) -> float:
        """Pixels per unit of the sheet."""
        return self.layout.unit

    @property
    def lit(self) -> PossibleGestures:
        """What stands in light because it can be chosen: nothing while anything moves."""
        return NOTHING if HiddenPart(PartKind.LIGHTS) in self.hidden else self.choices

    @property
    def seen_turn(self) -> State:
        """The state that tells the eye who plays and who is asked: that from before while anything moves."""
        if self.before is None or HiddenPart(PartKind.LIGHTS) not in self.hidden:
            return self.state
        return self.before

    @property
    def asked(self) -> int:
        """The seat that is seen to be asked: who looks, where it has nothing to answer in what is put to all."""
        turn = self.seen_turn
        looks = bool(self.choices.actions) and only_passes(turn)
        return self.viewing if looks else turn.decider

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.state.mover

    @property
    def found(self) -> Counter[str]:
        """How many cards of each kind were turned: those of the quest that lie hidden no more, wherever they lay."""
        game = self.state.game
        if not game.players:  # no card has been laid yet
            return Counter()
        hidden = Counter(card for card in self.state.cards if card != NO_CARD)
        return Counter({CARDS[card]: count for card, count in (Counter(game.deck) - hidden).items()})

    @property
    def card(self) -> str:
        """The card that was turned just now, once its scene is over; empty where none was."""
        event = self.revealed
        return "" if event is None or self.hides(PartKind.CARD, event.wamani) else event.card

    def emblem(self, seat: int) -> str:
        """The emblem of a seat: that of its ayllu, once it has one."""
        ayllus = self.state.game.ayllus
        return emblem_of_ayllu(ayllus[seat]) if ayllus else self.emblems[seat]

    def hides(self, kind: PartKind, name: str = "") -> bool:
        """Whether a part is not drawn."""
        return HiddenPart(kind, name) in self.hidden


def seat_of(state: State, walla: str) -> int:
    """The seat of a walla; NOBODY for one that nobody plays."""
    number = PIECE_INDEX[walla]
    return state.game.seat_of[number] if number < len(state.game.seat_of) else NOBODY


def name_of(number: int) -> str:
    """The word of a piece; empty for nobody."""
    return PIECES[number] if number != NOBODY else ""
