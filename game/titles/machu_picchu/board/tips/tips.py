"""What is said of the thing under the pointer, and what can be done now in one line."""

from collections.abc import Callable
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.kit.board.board_item import BoardItem
from game.kit.board.ended_line import ended_line
from game.titles.machu_picchu.board.gains import outlook_lines
from game.titles.machu_picchu.board.moves.answers import ON_PANEL
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.board.moves.intentions import meant_by_click
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.moves.standing_orders import order_text
from game.titles.machu_picchu.board.panels.market import MARKET_GOODS
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import CARDS, District, Row
from game.titles.machu_picchu.phrases import card_name
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.engine import outcome, refusal
from game.titles.machu_picchu.rules.fixed_order import DISTRICT_INDEX, GOODS, NOBODY, ROW_INDEX
from game.titles.machu_picchu.rules.state import Question
from game.ui.text import sentence
from game.ui.tooltip import Tip

_WITH_REASON: Final = {
    ItemKind.DISTRICT: PlaceKind.DISTRICT,
    ItemKind.TILE: PlaceKind.TILE,
    ItemKind.ROW: PlaceKind.ROW,
    ItemKind.SELL: PlaceKind.SELL,
    ItemKind.BUY: PlaceKind.BUY,
}
_SAYS_ALL: Final = (ItemKind.SELL, ItemKind.BUY)  # what it brings is in the words themselves


class Tips:
    """Puts it into words. `explain` says why something is refused."""

    def __init__(self, words: Words, explain: Callable[[Refusal], str]) -> None:
        self._words = words
        self._explain = explain

    def tip(self, shown: BoardViewState, thing: BoardItem[ItemKind] | None) -> Tip | None:
        """What is said of a thing."""
        if thing is None:
            return None
        place = Place(_WITH_REASON[thing.kind], thing.name) if thing.kind in _WITH_REASON else None
        able = shown.choices.clicks.get(place, ()) if place is not None and thing.seat == NOBODY else ()
        action = next(iter(able), None)
        told = action is None or thing.kind in _SAYS_ALL
        brings = () if action is None or told else outlook_lines(shown, action)
        lines = [line for line in (*self._what(shown, thing), *brings, self._why_not(shown, thing)) if line]
        return Tip("\n".join(lines), thing.area) if lines else None

    def _what(self, shown: BoardViewState, thing: BoardItem[ItemKind]) -> list[str]:
        for say in (self._of_city, self._of_market, self._of_player, self._of_card):
            if (said := say(shown, thing)) is not None:
                return said
        key = f"tips.{thing.kind.name.lower()}"
        return [self._words(key)] if self._words.knows(key) else []

    def _of_city(self, shown: BoardViewState, thing: BoardItem[ItemKind]) -> list[str] | None:
        words, name = self._words, thing.name
        match thing.kind:
            case ItemKind.DISTRICT:
                return self._of_district(shown, name)
            case ItemKind.TILE:
                return [self._of_tile(shown, thing)]
            case ItemKind.SUN:
                last = int(name) >= shown.state.game.days.last
                return [words("tips.last_day" if last else "tips.day", day=name)]
            case ItemKind.FIELD:
                known = name in ("7", "13", "20")
                return [words(f"tips.field.{name}" if known else "tips.field.other", field=name)]
            case ItemKind.JOB | ItemKind.CLERGY:
                return [words(f"tips.{name}")]
            case ItemKind.ROW:
                return [words(f"table.row.{name}"), words("tips.row"), self._uncovered(shown, name)]
            case ItemKind.NUMBER:
                return [words(f"table.row.{name}"), words("tips.number")]
        return None

    def _of_tile(self, shown: BoardViewState, thing: BoardItem[ItemKind]) -> str:
        """What a Moon Tile brings, and when: on the last day at once, so that those before a seat have brought it."""
        when = "at_night" if not shown.last_day else "at_once" if thing.seat == NOBODY else "paid"
        return self._words(f"tips.tile.{when}", reward=self._words(f"tips.reward.{thing.name}"))

    def _of_district(self, shown: BoardViewState, name: str) -> list[str]:
        words, state = self._words, shown.state
        last = shown.last_day and words.knows(f"tips.district_last_day.{name}")
        found = [words(f"district.{name}"), words(f"tips.district{'_last_day' if last else ''}.{name}")]
        if state.question is Question.HIRE:  # it is where an Inca goes, not what a Prince does
            return found[:1]
        if state.question is Question.INCA:  # the same, but what the city is for is to be learnt before
            return [found[0], words("tips.for_prince"), found[1]]
        spent = DISTRICT_INDEX[District(name)] < len(state.bonus)
        if spent and not state.bonus[DISTRICT_INDEX[District(name)]]:
            found.append(words("tips.spent"))
        return found

    def _of_market(self, shown: BoardViewState, thing: BoardItem[ItemKind]) -> list[str] | None:
        words, game = self._words, shown.state.game
        key = f"tips.{thing.kind.name.lower()}"
        match thing.kind:
            case ItemKind.SELL | ItemKind.BUY:
                prices = game.sell_prices if thing.kind is ItemKind.SELL else game.buy_prices
                price = prices[shown.state.market[_column(thing.name)]]
                return [words(key, good=words(f"good.{thing.name}"), count=price)]
            case ItemKind.PLUS | ItemKind.MINUS | ItemKind.BANK:
                return [words(key, good=words(f"good.{thing.name}"))]
        return None

    def _of_player(self, shown: BoardViewState, thing: BoardItem[ItemKind]) -> list[str] | None:
        if thing.seat == NOBODY:
            return None
        words, state, seat = self._words, shown.state, thing.seat
        who = shown.names[seat]
        match thing.kind:
            case ItemKind.SCOUT:
                return [words("tips.scout", player=who, field=state.scout[seat])]
            case ItemKind.GOOD:
                count = state.goods[seat][next(n for n, good in enumerate(GOODS) if good == thing.name)]
                return [words("tips.good", player=who, amount=words(f"amount.{thing.name}", count=count))]
            case ItemKind.SUPPLY:
                return [words("tips.supply", player=who, count=state.supply(seat))]
            case ItemKind.CARDS:
                held = state.hands[seat]
                seen = words.listed([card_name(words, CARDS[card]) for card in held if shown.sees(seat)])
                return [words("tips.cards", player=who, count=len(held)), sentence(seen)]
            case ItemKind.FORECAST if not shown.sees(seat):
                return [words("tips.forecast_hidden", player=who)]
            case ItemKind.PIN:
                orders = [
                    order_text(words, pin.order) for pin in shown.pins[seat] if pin.question == thing.name
                ]
                return [*(words("tips.pin", player=who, order=said) for said in orders), words("orders.pull")]
        return None

    def _of_card(self, shown: BoardViewState, thing: BoardItem[ItemKind]) -> list[str] | None:
        if thing.kind not in (ItemKind.CARD, ItemKind.RETURNED):
            return None
        if not thing.name:
            return []  # face down
        words, gold = self._words, shown.state.game.card_gold[CARDS.index(thing.name)]
        first, second = (words(f"icon.{icon}") for icon in thing.name.split("+"))
        returned = [words("tips.returned")] if thing.kind is ItemKind.RETURNED else []
        return [*returned, words("tips.card", first=first, second=second, gold=gold)]

    def _uncovered(self, shown: BoardViewState, row: str) -> str:
        """The number that the next card of a row hides; nothing where no card is left."""
        number = ROW_INDEX[Row(row)]
        taken, steps = shown.state.taken(number), shown.state.game.row_steps[number]
        return self._words("tips.uncovers", number=steps[taken + 1]) if taken + 1 < len(steps) else ""

    def _why_not(self, shown: BoardViewState, thing: BoardItem[ItemKind]) -> str:
        """Why a thing cannot be chosen that could be at another time."""
        kind = _WITH_REASON.get(thing.kind)
        choices = shown.choices
        if kind is None or not choices.actions or thing.seat != NOBODY:
            return ""
        place = Place(kind, thing.name)
        if place in choices.clicks:
            return ""
        meant = meant_by_click(shown.state, place)
        if meant is None or not isinstance(meant, self._asked_for(shown)):
            return ""
        why = refusal(shown.state, meant)
        return sentence(self._explain(why)) if why is not None else ""

    def _asked_for(self, shown: BoardViewState) -> tuple[type, ...]:
        """The kinds of actions that answer what is asked."""
        if shown.state.question is Question.MOVE:
            return a.Walk, a.Ride, a.Stay
        return tuple({type(action) for action in shown.choices.actions})

    def now(self, shown: BoardViewState, *, several: bool = False) -> str:
        """What can be done now, in one line; `several` rows of the panel are open."""
        state, words = shown.state, self._words
        ended = outcome(state)
        if ended is not None:
            return ended_line(words, ended, shown.names)
        if state.question is None:
            return ""
        if shown.staying:
            return words("table.now.staying")
        if several:
            return words(
                "table.now_several.night" if shown.night else f"table.now_several.{Question.MAKE.value}"
            )
        if state.question is Question.MOVE and shown.last_turns and shown.last_day:
            return words("table.now.move_last")
        if state.question is Question.TRADE and not any(
            isinstance(one, a.Adjust) for one in shown.choices.actions
        ):
            return words("table.now.trade_on")
        key = f"table.now.{state.question.value}"
        if state.question in ON_PANEL:
            return words(key, player=shown.names[state.decider])
        return words(key)


def _column(good: str) -> int:
    """The column of a good on the market."""
    return next(number for number, one in enumerate(MARKET_GOODS) if one == good)
