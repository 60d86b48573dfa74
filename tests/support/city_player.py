"""Plays Machu Picchu as a person does: with a hand that presses, drags and lets go, and nothing else."""

from collections.abc import Callable
from typing import Final

from game.core.contract import Refusal
from game.kit.board.answer_round import RowState
from game.kit.board.end_question import EndQuestion
from game.table.scene import TableScene
from game.titles.machu_picchu.board.board import CityBoard, city_of
from game.titles.machu_picchu.board.hand.places import area_of
from game.titles.machu_picchu.board.moves.choices import Piece, PieceKind, Place, PlaceKind
from game.titles.machu_picchu.board.panels.tray import fan_of
from game.titles.machu_picchu.board.questions.answer_rows import RowButtons
from game.titles.machu_picchu.content.definitions import CARDS, Good
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.state import State
from game.ui.scene import SceneStack
from tests.support.mouse import Mouse

Spot = tuple[int, int]
_END_ANYWAY: Final = 1  # the answer, counted from the left
_ABOVE_FOOT: Final = 24  # where a figure is gripped, in units of the view


class CityPlayer:
    """A person at a table of Machu Picchu, on which questions may be stacked; `settle` lets pass what moves there."""

    def __init__(
        self, table: TableScene, stack: SceneStack, hand: Mouse, settle: Callable[[], object]
    ) -> None:
        self.table = table
        self._stack = stack
        self.hand = hand
        self._settle = settle

    @property
    def board(self) -> CityBoard:
        """The board on the table."""
        return city_of(self.table.board)

    @property
    def state(self) -> State:
        """The game as it stands."""
        found: State = self.table.session.state
        return found

    def play(self, line: str) -> None:
        """Do what a line of notation says, by hand; fails where the table made anything else of it."""
        action = MACHU_PICCHU.parse_action(self.state, line)
        assert not isinstance(action, Refusal), f"{line}: {action}"
        self.do(action)

    def do(self, action: Action) -> None:
        """Do this by hand; fails where the table made anything else of it."""
        session = self.table.session
        before = len(session.steps)
        self._gesture(action)
        self._settle()
        meant = MACHU_PICCHU.format_action(action)
        done = [MACHU_PICCHU.format_action(step.action) for step in session.steps[before:]]
        assert done[:1] == [meant], f"meant {meant}, played {done}; notice: {self.table.ui.toast.text}"

    def _gesture(self, action: Action) -> None:
        """Make the gesture that means this action."""
        if self.board.question_panel.open:
            self._answer(action)
        elif isinstance(action, a.Done):
            self._end()
        elif isinstance(action, a.Walk | a.Ride | a.PlacePrince):
            self.hand.drag(self._prince, self._middle(Place(PlaceKind.DISTRICT, action.district)))
        else:
            shown = self.board.view.shown
            clicks = shown.choices.clicks
            self.hand.click(self._middle(next(place for place in clicks if action in clicks[place])))

    def _end(self) -> None:
        """End the turn, also where something useful is left undone."""
        self.hand.click(self.board.buttons_of_hand.buttons["end"].rect.center)
        self._settle()
        if isinstance(top := self._stack.top, EndQuestion):
            self.hand.click(top.buttons[_END_ANYWAY].rect.center)

    @property
    def _prince(self) -> Spot:
        """Where the own Prince is gripped."""
        x, y = self.board.gestures.home(Piece(PieceKind.PRINCE))
        return round(x), round(y - _ABOVE_FOOT * self.board.view.shown.layout.unit)

    def _middle(self, place: Place) -> Spot:
        return area_of(self.board.view.shown, place).center

    # panels

    def _answer(self, action: Action) -> None:
        if isinstance(action, a.ReturnCards):
            self._return(action.cards)
        else:
            self._fill(self._row, action)
        self.hand.click(self.board.question_panel.go_on.rect.center)

    @property
    def _row(self) -> RowButtons:
        """The row of the seat that decides."""
        return next(
            row for row in self.board.question_panel.rows if row.row and row.row.state is RowState.OPEN
        )

    def _fill(self, row: RowButtons, action: Action) -> None:
        match action:
            case a.Make(wanted) | a.Burn(wanted):
                while (count := self._count(row)) != wanted:
                    self.hand.click((row.more if count < wanted else row.fewer).rect.center)
            case a.Offer(goods) | a.ChooseGoods(goods):
                for good in (*(one for one in self._goods(row) if one not in goods), *goods):
                    if (good in goods) != (good in self._goods(row)):
                        self.hand.click(row.goods[good].rect.center)
            case a.PayFee():
                self.hand.click(row.pay.rect.center)
            case a.SkipFee():
                self.hand.click(row.skip.rect.center)

    def _count(self, row: RowButtons) -> int:
        assert row.row is not None
        return row.row.answer.count

    def _goods(self, row: RowButtons) -> tuple[Good, ...]:
        assert row.row is not None
        return row.row.answer.goods

    def _return(self, cards: tuple[str, ...]) -> None:
        if self.board.curtain.covers:
            self.hand.click(self.board.curtain.rect.center)
            self._settle()
        for card in cards:
            self.hand.click(self._seen_of(card))

    def _seen_of(self, card: str) -> Spot:
        """Where a card of the fan is not covered by the next one."""
        centre = next(one.centre for one in fan_of(self.board.view.shown) if CARDS[one.card] == card)
        spots = ((round(centre[0]) - away, round(centre[1])) for away in range(0, 60, 4))
        for spot in spots:
            found = self.board.view.at(spot)
            if found is not None and found.name == card:
                return spot
        raise LookupError(f"{card} is covered")
