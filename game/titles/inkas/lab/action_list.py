"""Actions spelt in words of a fixed list, for programs that choose a number: the kind of action, then what it names."""

from dataclasses import fields
from typing import Final, get_args

from game.kit.bots.action_words import Vocabulary
from game.titles.inkas.content.definitions import (
    PIECES,
    PLAYABLE,
    SUYUS,
    WAMANIS,
    OfferingName,
    WishName,
)
from game.titles.inkas.rules.actions import Action, Attack, Evoke, Lent, Transport
from game.titles.inkas.rules.fixed_order import PLAYED

_NOTHING: Final = "nothing"  # where an action names nobody; and after the last of a company
_OF_PARTNERS: Final = ("partner", "borrowing")  # quests of programs are no Alliances
_SAID: Final = {False: "no", True: "yes"}

WORDS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(
        [
            *(kind.key for kind in (*get_args(Action), *get_args(Lent))),
            *PIECES,
            *WAMANIS,
            *(ayllu.value for ayllu in PLAYABLE),
            *(f"suyu {suyu}" for suyu in SUYUS),
            *(name.value for name in (*OfferingName, *WishName)),
            *(_NOTHING, *_SAID.values(), "plain", "reach", "overload"),
        ]
    )
)
_NUMBERS: Final = {word: number for number, word in enumerate(WORDS)}


def _spelt(action: Action | Lent) -> list[str]:
    """The words of an action, of one kind always as many but for a company."""
    if isinstance(action, Evoke):
        return [action.key, action.walla, *_spelt(action.action)]
    found = [str(action.key)]
    if isinstance(action, Attack):
        how = "overload" if action.overload else "reach" if action.reach else "plain"
        return [*found, action.walla, action.target, how]
    for part in fields(action):
        if part.name in _OF_PARTNERS:
            continue
        value = getattr(action, part.name)
        if isinstance(value, bool):
            found.append(_SAID[value])
        elif isinstance(value, tuple):
            found += [*value, _NOTHING]
        elif part.name == "suyu":
            found.append(f"suyu {value}")
        else:
            found.append(str(value) or _NOTHING)
    return found


def spell(action: Action) -> tuple[int, ...]:
    """The numbers of the words of an action."""
    return tuple([_NUMBERS[word] for word in _spelt(action)])


def further(said: tuple[int, ...]) -> dict[int, Action]:
    """Who else may be named in the company of a transport, in the standard order, and what the action is then."""
    words = [WORDS[number] for number in said]
    ally = words[1] if words[0] == Evoke.key and len(words) > 1 else ""
    kind, *named = (words[2:] if ally else words) or [""]
    if kind != Transport.key or len(named) < 2 or _NOTHING in named:
        return {}
    walla, wamani, *company = named
    after = PIECES.index(company[-1]) + 1 if company else 0
    ends = {_NOTHING: company, **{one: [*company, one] for one in PIECES[after:PLAYED]}}
    made = {word: Transport(walla, wamani, tuple(names)) for word, names in ends.items()}
    return {_NUMBERS[word]: Evoke(ally, action) if ally else action for word, action in made.items()}


VOCABULARY: Final[Vocabulary[Action]] = Vocabulary(WORDS, spell, further=further)
