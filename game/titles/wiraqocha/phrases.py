"""Sentences about the game: why an action is refused, what happened, and the names of its things.

All words come from the locale; this module only knows which gap of a sentence holds what.
"""

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import Phrases, Refusal
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.events import Event, Harvested, TurnBegan
from game.titles.wiraqocha.rules.refusals import Reason
from game.titles.wiraqocha.rules.rounds import round_now, round_of
from game.titles.wiraqocha.rules.state import State

_FACES = 6  # of a die
_OWN_REASONS = frozenset(map(str, Reason))
_BLANK = "[?]"  # a die that was not thrown
_COUNTED = ("count", "taken", "cubes", "crystals", "allowance", "level")


def tile_name(words: Words, label: str) -> str:
    """A tile as people call it: `5`, `3-4-5`, `the Caves`; a label of no known form stays as it is."""
    if words.knows(f"tile.{label}"):
        return words(f"tile.{label}")
    match label[:1], label[1:]:
        case "N", number:
            return number
        case "D", face:
            return f"{face}-{face}"
        case "S", faces:
            return "-".join(faces)
    return label


def tile_in_text(words: Words, label: str) -> str:
    """A tile as a sentence calls it: `tile 5` where a language needs the word, `the Caves` as it is."""
    name = tile_name(words, label)
    return name if name == label or words.knows(f"tile.{label}") else words("place.tile", tile=name)


def token_name(words: Words, kind: str) -> str:
    """A kind of token as people call it."""
    return words(f"token.{kind}")


def card_name(words: Words, card: str) -> str:
    """A card's name; one that has no words is called by its notation."""
    key = f"card.{card}.name"
    return words(key) if words.knows(key) else card


def relic_name(words: Words, relic: str) -> str:
    """A relic's name."""
    key = f"relic.{relic}"
    return words(key) if words.knows(key) else relic


def dice_text(dice: object) -> str:
    """Dice as people read them aloud: `4, 5, 6`; one that was not thrown is blank."""
    return ", ".join(map(dice_text, dice)) if isinstance(dice, tuple) else str(dice) if dice else _BLANK


def shortage(words: Words, cubes: int, crystals: int) -> str:
    """All that is missing of a price, as a sentence: `You need 2 more cubes and 1 more crystal.`; empty for nothing."""
    missing = {"cubes": cubes, "crystals": crystals}
    goods = [words(f"shortage.{kind}", count=number) for kind, number in missing.items() if number > 0]
    count = max(0, cubes) + max(0, crystals)
    return words("shortage.need", goods=words.listed(goods), count=count) if goods else ""


def _gap(words: Words, names: Mapping[str, str], field: str, value: object) -> object:
    """What fills a gap, by the gap's name."""
    match field:
        case "tile" | "origin":
            return words("place.reserve") if value == "reserve" else tile_in_text(words, str(value))
        case "player" | "victim" | "captor" | "to":
            return names.get(str(value)) or words(f"player.{value}")
        case "token" | "kind":
            return token_name(words, str(value))
        case "card":
            return card_name(words, str(value))
        case "relic":
            return relic_name(words, str(value))
        case "dice" | "faces" | "face" | "after" | "using" | "beating":
            return dice_text(value)
        case "wanted":
            every = isinstance(value, tuple) and len(value) == _FACES
            return (
                words("advice.any_die") if every else words.either(value if isinstance(value, tuple) else ())
            )
        case "villages":
            return (
                words.listed(tile_name(words, label) for label in value) if isinstance(value, tuple) else ""
            )
        case "victory":
            return words(f"victory.{value}")
        case "lacking":
            return shortage(words, *value) if isinstance(value, tuple) else value
    return value


def gaps(words: Words, names: Mapping[str, str], values: Mapping[str, object]) -> dict[str, object]:
    """What fills the gaps of a sentence: names of tiles, tokens, cards and players (`names`: by colour) for labels."""
    filled = {field: _gap(words, names, field, value) for field, value in values.items() if value is not None}
    counted = next((values[name] for name in _COUNTED if name in values), None)
    return {"count": counted, **filled}


def explain(words: Words, refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
    """Why an action or a text was refused, as a sentence. `names`: players' names by colour."""
    known = refusal.reason in _OWN_REASONS  # what the shell refuses is filled as it is
    filled = gaps(words, names or {}, refusal.details) if known else refusal.details
    sentence = words(f"refusal.{refusal.reason}", **filled)
    near = refusal.details.get("nearest")
    return words("problem.nearest", message=sentence, nearest=near) if near else sentence


def describe_event(words: Words, event: Event, names: Mapping[str, str] | None = None) -> str | None:
    """What happened, as a sentence for the log; None where the log passes over it."""
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    if values.get("taken") == 0 or (isinstance(event, Harvested) and not event.crystals):
        return None  # an income or a harvest of nothing is no news
    key = f"log.{event.key}"
    if values.get("faces") == ():
        key = f"{key}_none"
    if variant := values.get("cause", values.get("destination")):
        key = f"{key}.{variant}"
    if isinstance(values.get("camp"), bool):
        key = f"{key}.{'camp' if values['camp'] else 'die'}"
    if not words.knows(key):
        return None
    return words(key, **gaps(words, names or {}, values))


def turn_heading(words: Words, names: Mapping[str, str], initial: State, event: Event | None) -> str | None:
    """What stands above the turn that an event begins, or the game; None where none begins."""
    colours = initial.game.colours
    if event is None:
        return words("log.heading", round=round_now(initial), player=names[colours[initial.mover]])
    if isinstance(event, TurnBegan):
        return words("log.heading", round=round_of(event.turn, len(colours)), player=names[event.player])
    return None


PHRASES: Final[Phrases[State, Event, ValleyData]] = Phrases(describe_event, explain, turn_heading)
