"""The answers to a question that are put together before they are given: a number, goods, cards, to pay or not."""

from dataclasses import dataclass, replace
from typing import Final

from game.titles.machu_picchu.content.definitions import Good, MoonTile
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.rules.fixed_order import CORN, DISTRICTS, GOODS, TILES
from game.titles.machu_picchu.rules.state import Question, State

ON_SLIP: Final = (
    Question.MAKE,
    Question.BURN,
    Question.OFFER,
    Question.GOODS,
    Question.RETURN,
    Question.FEE,
)
"""The questions that are answered on a slip, and not by a gesture."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of a seat as far as it is given.

    `count` are Incas or llamas, `most` how many there can be; `goods` are units; `cards` by name, the lowest last;
    `needed` is how many goods or cards there must be, 0 where any number may.
    """

    seat: int
    question: Question
    most: int = 0
    count: int = 0
    goods: tuple[Good, ...] = ()
    able: tuple[Good, ...] = ()
    cards: tuple[str, ...] = ()
    needed: int = 0
    tile: MoonTile | None = None
    pays: bool = True

    def step(self, by: int) -> "Answer":
        """So many more or fewer."""
        return replace(self, count=max(0, min(self.most, self.count + by)))

    def toggled(self, good: Good) -> "Answer":
        """With a good, or without it; of those already there the first makes room where there can be no more."""
        if good in self.goods:
            return replace(self, goods=tuple(one for one in self.goods if one != good))
        if good not in self.able:
            return self
        chosen = (*self.goods, good)
        if self.needed and len(chosen) > self.needed:
            chosen = chosen[1:]
        return replace(self, goods=chosen)

    def with_card(self, card: str) -> "Answer":
        """With a card that goes back, or without it."""
        if card in self.cards:
            return replace(self, cards=tuple(one for one in self.cards if one != card))
        chosen = (*self.cards, card)
        return replace(self, cards=chosen[1:] if len(chosen) > self.needed else chosen)

    @property
    def action(self) -> Action | None:
        """The action that it is; None while something is missing."""
        match self.question:
            case Question.MAKE:
                return a.Make(self.count)
            case Question.BURN:
                return a.Burn(self.count)
            case Question.OFFER:
                return a.Offer(tuple(good for good in GOODS if good in self.goods))
            case Question.GOODS if len(self.goods) == self.needed:
                return a.ChooseGoods(tuple(good for good in GOODS if good in self.goods))
            case Question.RETURN if len(self.cards) == self.needed:
                return a.ReturnCards(self.cards)
            case Question.FEE if self.tile is not None:
                return a.PayFee(self.tile) if self.pays else a.SkipFee(self.tile)
        return None


def default_answer(state: State) -> Answer | None:
    """What a seat would usually answer to the question that is asked; None where it is not answered on a slip.

    Everything that can be paid is produced, nothing is sacrificed or offered, tiles are paid for, and of goods those
    are taken of which the seat has the fewest, corn counted in units.
    """
    question, seat = state.question, state.decider
    if question not in ON_SLIP or question is None:
        return None
    actions = legal_actions(state)
    match question:
        case Question.MAKE:
            most = max(action.incas for action in actions if isinstance(action, a.Make))
            return Answer(seat, question, most=most, count=most)
        case Question.BURN:
            most = max(action.llamas for action in actions if isinstance(action, a.Burn))
            return Answer(seat, question, most=most)
        case Question.OFFER:
            able = {good for action in actions if isinstance(action, a.Offer) for good in action.goods}
            return Answer(seat, question, able=tuple(good for good in GOODS if good in able))
        case Question.GOODS:
            needed = state.game.clock.goods
            return Answer(seat, question, goods=_fewest(state, seat, needed), able=GOODS, needed=needed)
        case Question.RETURN:
            return Answer(seat, question, needed=state.pending[0].detail)
        case Question.FEE:
            return Answer(seat, question, tile=TILES[state.pending[0].detail])
    return None


def _fewest(state: State, seat: int, count: int) -> tuple[Good, ...]:
    """The goods of which a seat has the fewest units."""
    units = [had // state.game.units[good] for good, had in enumerate(state.goods[seat])]
    order = sorted(range(len(GOODS)), key=lambda good: (units[good], good == CORN))
    chosen = sorted(order[:count])
    return tuple(GOODS[good] for good in chosen)


def district_asked(state: State) -> str:
    """The district that the question is about; empty where it is about none."""
    if state.question not in (Question.MAKE, Question.BURN, Question.OFFER):
        return ""
    return DISTRICTS[state.prince[state.mover]].value


def price(state: State) -> int:
    """Corn for each Inca that produces where the seat in turn stands."""
    return state.game.fees[state.prince[state.mover]][CORN]
