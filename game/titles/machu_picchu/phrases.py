"""Sentences about the game: why an action is refused, what happened, and the names of its things.

All words come from the locale; this module only knows which gap of a sentence holds what. The keys:

- `refusal.<reason>`: the reasons and their gaps are `rules.refusals.Reason`; of what cannot be paid, `{cost}` and
  `{lacking}` are lists of amounts
- `log.<key>`: the keys and their gaps are those of `rules.events`; the log passes over an event that has no words.
  `{paid}` and `{gained}` are lists of amounts, out of the event's `goods`. Some have words for each case:
  `log.scout_moved.<cause>`, `log.gained.<cause>`, `log.not_asked.<question>`, `log.produced`, `log.produced_free`,
  `log.produced_none`, `log.sacrificed`, `log.sacrificed_none`, `log.offered`, `log.offered_none`, `log.tile_paid`,
  `log.tile_unpaid`, `log.clock_paid`, `log.card_drawn`, `log.card_drawn_hidden`, `log.cards_returned`,
  `log.cards_returned_hidden`, `log.market_added`, `log.market_removed`
- names: `district.<word>`, `place.<word>` (a district in a sentence that leads there or stays there), `good.<word>`,
  `job.<word>`, `row.<word>`, `tile.<word>`, `question.<word>`, `victory.<ending>`,
  `icon.<word>` (of the cards), `player.<colour>`; `card.name` with {first} and {second};
  `amount.<good>` with {count} pieces; `unit.<good>`: one unit of it; `notation.<class>`: what a text should have had
  (district, good, job, row, tile, card, number, signed_good, argument, end)
- `advice.<reason>`: the reasons and their gaps are those of `bots.reasons`; `{jobs}`, `{cost}`, `{gained}`, `{paid}`,
  `{sold}` and `{bought}` are lists, `{way}` are steps, `{reward}` is `tips.reward.<tile>`, `{made}` is
  `advice.made.<district>`
- `transcript.setting` with {names}; `transcript.heading` with {round}, {day} and {player}
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import Advice, Refusal, Remark
from game.titles.machu_picchu.content.definitions import Good
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.event_values import Amount
from game.titles.machu_picchu.rules.events import (
    CardDrawn,
    CardsReturned,
    Event,
    MarketAdjusted,
    NotAsked,
    Offered,
    Produced,
    Sacrificed,
    TilePaid,
    TurnBegan,
)
from game.titles.machu_picchu.rules.refusals import Reason
from game.titles.machu_picchu.rules.state import State

MINUS: Final = "\u2212"
NO_BREAK: Final = "\u00a0"
_OWN_REASONS = frozenset(map(str, Reason))
_NAMED = ("district", "good", "job", "row", "tile", "question")
_COUNTED = ("count", "incas", "llamas", "steps", "price", "turn", "before", "after")

_OF_HAND: Final = ("return", "counts")  # reasons that tell what is on the own cards


def card_name(words: Words, card: str) -> str:
    """A Sacrifice Card as people call it: by its icons."""
    first, _, second = card.partition("+")
    return words("card.name", first=words(f"icon.{first}"), second=words(f"icon.{second}"))


def amounts_text(words: Words, amounts: Mapping[Good, int]) -> str:
    """Pieces of goods as people read them aloud: `3 corn and 1 llama`; empty for none."""
    said = [words(f"amount.{good}", count=count) for good, count in amounts.items() if count]
    return words.listed(said) if said else ""


def signed_amounts(words: Words, changes: Iterable[tuple[str, int]]) -> list[str]:
    """So many pieces more, or fewer below 0, of each good: `+2 llamas`, `−1 corn`; no row ends within one."""
    said = [(count, words(f"amount.{good}", count=abs(count))) for good, count in changes]
    return [f"{'+' if count > 0 else MINUS}{amount}".replace(" ", NO_BREAK) for count, amount in said]


def explain(words: Words, refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
    """Why an action or a text was refused, as a sentence. `names`: players' names by colour."""
    known = refusal.reason in _OWN_REASONS  # what the shell refuses is filled as it is
    filled = _gaps(words, names or {}, refusal.details) if known else refusal.details
    sentence = words(f"refusal.{refusal.reason}", **filled)
    near = refusal.details.get("nearest")
    return words("problem.nearest", message=sentence, nearest=near) if near else sentence


def describe_event(words: Words, event: Event, names: Mapping[str, str] | None = None) -> str | None:
    """What happened, as a sentence for the log; None where the log passes over it."""
    key = f"log.{_case(event)}"
    if not words.knows(key):
        return None
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    return words(key, **_gaps(words, names or {}, values))


def advice_text(words: Words, advice: Advice[Action], *, hand_seen: bool = True) -> str:
    """The reasons of an advice, in a few sentences; nothing of a hand that others must not see."""
    said = [Remark(advice.reason, advice.details), *advice.remarks]
    if not hand_seen:
        said = [one for one in said if one.key not in _OF_HAND] or [Remark("look", {})]
    return " ".join(words(f"advice.{one.key}", **_gaps(words, {}, one.details)) for one in said)


def _case(event: Event) -> str:
    """The key of an event's sentence below `log`: some events have one for each case."""
    match event:
        case Produced(incas=0) | Sacrificed(llamas=0) | Offered(units=()):
            return f"{event.key}_none"
        case Produced() if all(amount.gained > 0 for amount in event.goods):
            return "produced_free"
        case TilePaid(paid=False):
            return "tile_unpaid"
        case CardDrawn(card=None):
            return "card_drawn_hidden"
        case CardsReturned(cards=(None, *_)):
            return "cards_returned_hidden"
        case MarketAdjusted():
            return "market_added" if event.after > event.before else "market_removed"
        case NotAsked():
            return f"not_asked.{event.question}"
    cause = getattr(event, "cause", None)
    return f"{event.key}.{cause}" if cause else event.key


def _gaps(words: Words, names: Mapping[str, str], values: Mapping[str, object]) -> dict[str, object]:
    """What fills the gaps of a sentence: names of things and players for their words."""
    filled = {field: _gap(words, names, field, value) for field, value in values.items() if value is not None}
    if "district" in values:
        filled["place"] = words(f"place.{values['district']}")
    goods = values.get("goods")
    if isinstance(goods, tuple):
        changes = [amount for amount in goods if isinstance(amount, Amount)]
        filled["gained"] = _changed(words, changes, +1)
        filled["paid"] = _changed(words, changes, -1)
    counted = next((values[name] for name in _COUNTED if name in values), None)
    if isinstance(cards := values.get("cards"), tuple):
        counted = len(cards)
    return {"count": counted, **filled}


def _changed(words: Words, changes: Iterable[Amount], sign: int) -> str:
    return amounts_text(
        words, {amount.good: sign * amount.gained for amount in changes if sign * amount.gained > 0}
    )


def _gap(words: Words, names: Mapping[str, str], field: str, value: object) -> object:
    """What fills a gap, by the gap's name."""
    if field in _NAMED:
        return words(f"{field}.{value}")
    match field:
        case "player":
            return names.get(str(value)) or words(f"player.{value}")
        case "ending":
            return words(f"victory.{value}")
        case "origin" if isinstance(value, str):
            return words(f"district.{value}")
        case "expected":
            return words(f"notation.{value}")
        case "card":
            return card_name(words, str(value))
        case "cards" if isinstance(value, tuple):
            return words.listed(card_name(words, str(card)) for card in value if card)
        case "jobs" if isinstance(value, tuple):
            return words.listed(words(f"job.{job}") for job in value)
        case "units" if isinstance(value, tuple):
            return words.listed(words(f"unit.{good}") for good in value)
        case "cost" | "lacking" | "gained" | "paid" | "sold" | "bought" if isinstance(value, Mapping):
            return amounts_text(words, value)
        case "way":
            return words("question_panel.steps", count=value)
        case "reward":
            return words(f"tips.reward.{value}")
        case "made":
            return words(f"advice.made.{value}")
    return value


def turn_heading(words: Words, names: Mapping[str, str], initial: State, event: Event | None) -> str | None:
    """What stands above the turn that an event begins; None where it begins none."""
    if not isinstance(event, TurnBegan):
        return None
    number = (event.turn - 1) // len(initial.game.colours) + 1
    return words("transcript.heading", round=number, day=event.day, player=names[event.player])
