"""The answers to a question that are put together before they are given: a number, goods, cards, to pay or not."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from operator import add, ge, sub
from typing import Final

from game.titles.machu_picchu.content.definitions import Amounts, Good, MoonTile
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.events import (
    ClockPaid,
    Event,
    Offered,
    Produced,
    Sacrificed,
    TilePaid,
)
from game.titles.machu_picchu.rules.fixed_order import CORN, DISTRICTS, GOODS, LLAMA, TILES
from game.titles.machu_picchu.rules.payment import times_afforded, units_had
from game.titles.machu_picchu.rules.state import Pending, Phase, Question, State

ROUNDS: Final = (Question.MAKE, Question.BURN, Question.OFFER, Question.GOODS, Question.FEE)
"""The questions of which several seats may be asked, one after another."""
ON_PANEL: Final = (*ROUNDS, Question.RETURN)
"""The questions that are answered on a panel, and not by a gesture."""
ONE_BY_ONE: Final = (Question.BURN, Question.OFFER)
"""Those in which an answer gives something away, so that each seat first sees what came before."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of a seat as far as it is given.

    `asked` is the question, of the reward of an Inca at the Sun Clock with how many Incas are still there. `count` are
    Incas or llamas, `most` how many there can be; `goods` are units; `cards` by name, the lowest last; `needed` is how
    many goods or cards there must be, 0 where any number may.
    """

    asked: Pending
    most: int = 0
    count: int = 0
    goods: tuple[Good, ...] = ()
    able: tuple[Good, ...] = ()
    cards: tuple[str, ...] = ()
    needed: int = 0
    pays: bool = True

    @property
    def seat(self) -> int:
        """Whose answer it is."""
        return self.asked.seat

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.asked.question

    @property
    def tile(self) -> MoonTile | None:
        """The Moon Tile that is paid for."""
        return TILES[self.asked.detail] if self.question is Question.FEE else None

    def step(self, by: int) -> "Answer":
        """So many more or fewer; of what is paid for or not, more is to pay."""
        if self.question is Question.FEE:
            return replace(self, pays=by > 0)
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

    def given(self, events: Iterable[Event]) -> "Answer":
        """As it was given in the end, by what it brought about."""
        for event in events:
            match event:
                case Produced():
                    return replace(self, count=event.incas)
                case Sacrificed():
                    return replace(self, count=event.llamas)
                case Offered() | ClockPaid():
                    return replace(self, goods=event.units)
                case TilePaid():
                    return replace(self, pays=event.paid)
        return self


def asked_now(state: State, people: Collection[int]) -> tuple[Pending, ...]:
    """What is asked and will be asked yet before anybody moves, in order; cards that a person puts back stand alone.

    At night these are the fees of all Moon Tiles, then the rewards of all Incas at the Sun Clock; a fee that its owner
    cannot pay then is left out by the rules when its time comes.
    """
    if state.question is Question.RETURN and state.decider in people:
        return state.pending[:1]
    return round_of(state)


def round_of(state: State) -> tuple[Pending, ...]:
    """The same without the cards that go back first."""
    if state.phase is Phase.NIGHT:
        return tuple(_night(state))
    return tuple(
        one._replace(detail=state.clock[one.seat]) if one.question is Question.GOODS else one
        for one in state.pending
        if one.question in ROUNDS
    )


def _night(state: State) -> Iterator[Pending]:
    """The questions of the night from the holder of the Sun Tile on (M-10.7, R-36)."""
    order = state.game.order_from(state.sun)
    for seat in order:
        for tile in range(len(TILES)):
            if state.tiles[seat] >> tile & 1 and any(state.game.tile_fees[tile]):
                yield Pending(seat, Question.FEE, tile)
    for seat in order:
        for left in range(state.clock[seat], 0, -1):
            yield Pending(seat, Question.GOODS, left)


def preset_answer(state: State, asked: Pending) -> Answer:
    """The answer that stands before anything is changed, to a question of those in `ON_PANEL`: what costs nothing.

    What is free is produced, nothing is paid, sacrificed or offered, and of goods those are taken of which the seat
    has the fewest, corn counted in units.
    """
    seat, question, detail = asked
    game = state.game
    match question:
        case Question.MAKE:
            here = state.prince[state.mover]
            fee = game.fees[here]
            most = times_afforded(state, seat, fee, state.incas[seat][here])
            return Answer(asked, most=most, count=0 if any(fee) else most)
        case Question.BURN:
            row = game.temple_rows[state.prince[state.mover]]
            return Answer(asked, most=min(state.clergy[seat][row], state.goods[seat][LLAMA]))
        case Question.OFFER:
            had = units_had(state, seat)
            return Answer(asked, able=tuple(good for number, good in enumerate(GOODS) if had >> number & 1))
        case Question.GOODS:
            goods = _fewest(state, seat, before=state.clock[seat] - detail)
            return Answer(asked, goods=goods, able=GOODS, needed=game.clock.goods)
        case Question.RETURN:
            return Answer(asked, needed=detail)
    return Answer(asked, pays=not any(game.tile_fees[detail]))


def likely_answer(state: State, asked: Pending) -> Answer:
    """What most players would answer: the same, but all is produced that can be, and tiles are paid for."""
    preset = preset_answer(state, asked)
    return replace(preset, count=preset.most if preset.question is Question.MAKE else 0, pays=True)


def _fewest(state: State, seat: int, before: int) -> tuple[Good, ...]:
    """The goods of which a seat has the fewest units, when so many Incas have brought theirs before."""
    units = [had // state.game.units[good] for good, had in enumerate(state.goods[seat])]
    chosen: list[int] = []
    for _ in range(before + 1):
        order = sorted(range(len(GOODS)), key=lambda good: (units[good], good == CORN))
        chosen = sorted(order[: state.game.clock.goods])
        for good in chosen:
            units[good] += 1
    return tuple(GOODS[good] for good in chosen)


def unpayable(state: State, answers: Sequence[Answer]) -> frozenset[Pending]:
    """Of the fees in these answers those that their owners cannot pay, each paid as it is answered here."""
    game = state.game
    purses = [list(had) for had in state.goods]
    if state.phase is Phase.NIGHT:
        for seat, mask in enumerate(state.tiles):
            for tile, gain in enumerate(game.tile_gains):
                if mask >> tile & 1 and not any(game.tile_fees[tile]):
                    purses[seat] = list(map(add, purses[seat], gain))
    found = set()
    for one in answers:
        if one.question is Question.FEE:
            fee, purse = game.tile_fees[one.asked.detail], purses[one.seat]
            if not all(map(ge, purse, fee)):
                found.add(one.asked)
            elif one.pays:
                purses[one.seat] = list(map(sub, purse, fee))
    return frozenset(found)


def district_asked(state: State) -> str:
    """The district that the question is about; empty where it is about none."""
    if state.question not in (Question.MAKE, Question.BURN, Question.OFFER):
        return ""
    return DISTRICTS[state.prince[state.mover]].value


def price_of(state: State, answer: Answer) -> Amounts:
    """What the Incas of an answer pay that produce, or what its Moon Tile costs."""
    if answer.tile is not None:
        fee, times = state.game.tile_fees[answer.asked.detail], 1
    else:
        fee, times = state.game.fees[state.prince[state.mover]], answer.count
    return {good: count * times for good, count in zip(GOODS, fee, strict=True)}
