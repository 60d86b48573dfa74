"""All that the painters of the table look at: a state, for whom it is shown, and what can be done in it."""

from dataclasses import dataclass

from game.base.i18n.words import Words
from game.core.contract import Rival
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.moves.choices import NOTHING, PossibleGestures
from game.titles.machu_picchu.board.moves.standing_orders import CityPin
from game.titles.machu_picchu.rules.state import Phase, State
from game.ui.look import Look
from game.ui.scale import Scale


@dataclass(frozen=True, slots=True, eq=False)
class BoardViewState:
    """One moment of the table.

    `viewing` is the seat for whom it is shown. `face_up`: its hand is seen, and what follows from that. `choices` are
    empty while nobody at the table may act. `staying`: a Moon Tile is being chosen, `riding`: a far district.
    What is `hidden` is not drawn: it is in the hand, or has not arrived yet. `pins`: by seat, its standing
    orders. `open`: the hands of all are seen. `before` is the state that was shown before, where the panels lay
    as they do now. `rivals`: by seat, who the computer player is; None for nobody in particular.
    """

    state: State
    viewing: int
    layout: TableLayout
    words: Words
    names: tuple[str, ...]
    emblems: tuple[str, ...]
    choices: PossibleGestures
    face_up: bool = True
    staying: bool = False
    riding: bool = False
    hidden: frozenset[HiddenPart] = frozenset()
    pins: tuple[tuple[CityPin, ...], ...] = ()
    open: bool = False
    before: State | None = None
    rivals: tuple[Rival | None, ...] = ()

    def sees(self, seat: int) -> bool:
        """Whether the hand of a seat is seen."""
        return self.open or (self.face_up and (seat == self.viewing or self.state.phase is Phase.OVER))

    @property
    def scale(self) -> Scale:
        """Pixels per design unit."""
        return self.layout.scale

    @property
    def look(self) -> Look:
        """How everything is drawn."""
        return self.layout.scale.look

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
    def active(self) -> int:
        """The seat whose turn it is; at night the holder of the Sun Tile."""
        return self.state.mover

    @property
    def night(self) -> bool:
        """Whether it is night in the city."""
        return self.state.phase is Phase.NIGHT

    @property
    def last_day(self) -> bool:
        """Whether no night follows this day: what a night brings comes at once (M-10.13)."""
        return self.state.day >= self.state.game.days.last

    @property
    def last_turns(self) -> int:
        """How many turns of the day are left when its end is near, the present one included; else 0."""
        state = self.state
        if state.sun < 0 or state.phase is not Phase.TURN:
            return 0
        return (state.sun - state.mover) % len(state.game.seats)
