"""What a step of a lesson asks for, as one short sentence: where the hand goes and what it does there."""

from collections.abc import Mapping

from game.base.i18n.words import Words
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.phrases import card_name, tile_in_text
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import RESERVE, Action, Crystal, Item, Relic

_BUTTONS: Mapping[type, str] = {
    a.Collect: "collect",
    a.Muster: "muster",
    a.Roll: "roll",
    a.Sacrifice: "sacrifice",
    a.End: "end",
}


def task_text(words: Words, action: Action) -> str:
    """How the action is done by hand. Raises ValueError for one that no lesson asks for."""
    if type(action) in _BUTTONS:
        return words("lesson.task.press", button=words(f"table.button.{_BUTTONS[type(action)]}"))
    key, filled = _named(words, action)
    return words(f"lesson.task.{key}", **filled)


def _named(words: Words, action: Action) -> tuple[str, dict[str, object]]:
    """Which sentence it is, and what fills its gaps."""
    match action:
        case a.Conquer(tile, token, capturing=True):
            return "capture", {"tile": tile_in_text(words, tile), "token": _token(words, token.kind)}
        case a.Conquer(tile, token) if token.place == RESERVE:
            return "place", {"tile": tile_in_text(words, tile), "token": _token(words, token.kind)}
        case a.Conquer(tile, token):
            origin, own = tile_in_text(words, token.place), _own(words, token.kind)
            return "move", {"tile": tile_in_text(words, tile), "own": own, "origin": origin}
        case a.Exchange(tile, token):
            return "exchange", {"tile": tile_in_text(words, tile), "token": _token(words, token.kind)}
        case a.Plunder(tile, item=item):
            return f"plunder.{_booty(item)}", {"tile": tile_in_text(words, tile)}
        case a.Protect(tile, die):
            return "protect", {"tile": tile_in_text(words, tile), "die": die}
        case a.Raise(die) | a.Lower(die) | a.Reroll(die):
            return action.key, {"die": die}
        case a.TakeBack(tile) | a.Pass(tile):
            return action.key, {"tile": tile_in_text(words, tile)}
        case a.Build(card):
            return "build", {"card": card_name(words, card)}
        case a.Recover(kind) | a.Ransom(kind):
            return action.key, {"own": _own(words, kind)}
    raise ValueError(f"no lesson asks for {action}")


def _token(words: Words, kind: TokenKind) -> str:
    """One of this kind, as a sentence calls it: `a Drill`."""
    return words(f"lesson.token.{kind}")


def _own(words: Words, kind: TokenKind) -> str:
    """The learner's own of this kind, as a sentence calls it: `your Drill`."""
    return words(f"lesson.own.{kind}")


def _booty(item: Item) -> str:
    match item:
        case Crystal():
            return "crystal"
        case Relic():
            return "relic"
    return "invention"
