"""The line of what can be done now: it offers nothing that is not legal."""

from collections.abc import Iterable, Sequence, Set
from typing import Final

from game.base.i18n.words import Words
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.phrases import card_name, dice_text, token_name
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import outcome
from game.titles.wiraqocha.rules.placement import sure_placement
from game.titles.wiraqocha.rules.state import UNPLACED, Phase, State
from game.titles.wiraqocha.turn_end import turn_end

_TAKING: Final = (a.Conquer, a.Plunder, a.Tunnel)
_ACTS: Final = {  # whether a tile can be taken, one protected, a card bought: the line that tells so
    (True, True, True): "conquer_protect_build",
    (True, True, False): "conquer_protect",
    (True, False, True): "conquer_build",
    (True, False, False): "conquer",
    (False, True, True): "protect_build",
    (False, True, False): "protect",
    (False, False, True): "build",
}

OFFERS: Final[dict[str, tuple[type, ...]]] = {
    "change": (a.Raise, a.Lower, a.Exoskeleton),
    "reroll": (a.Reroll,),
    "add": (a.Sacrifice, a.Manufacture),
    "recover": (a.Recover, a.Restore),
    "ransom": (a.Ransom,),
    "card": (a.MoveFortress, a.UseProbe, a.FireRay),
    "take_back": (a.TakeBack,),
    "exchange": (a.Exchange,),
    "caves": (a.Pass,),
}
"""The lesser things that can be offered, the likeliest first, under their words in `table.now.offer`."""

_MOST: Final = 2  # offers in one line


def prompt_line(words: Words, selection: Selection, reach: int) -> str:
    """What can be done now; `reach` is how many tiles are lit."""
    state = selection.state
    if outcome(state) is not None:
        return words("table.now.over")
    picked = _picked(words, selection, reach)
    if picked:
        return picked
    kinds = {type(action) for action in selection.actions}
    if state.phase is Phase.PREPARATION:
        return _before_the_roll(words, kinds)
    if state.holdings().camp < 0:
        return _camp_first(words, state, selection.actions)
    ended = turn_end(state) if selection.actions else None
    if ended is not None and ended.wins:
        return words("table.now.acts.win")
    line = _acts(words, kinds, bool(state.dice))
    if a.Reroll in kinds and any(_able(kinds)):
        return f"{line} {words('table.now.rerolls', count=state.rerolls)}"
    return line


def _picked(words: Words, selection: Selection, reach: int) -> str:
    """What can be done with what is picked; an empty text where nothing is."""
    state = selection.state
    if selection.aimed_card:
        return words("table.now.aim", card=card_name(words, selection.aimed_card))
    if selection.token is not None:
        key = "token" if reach else "token_nowhere"
        if not reach and state.phase is Phase.PREPARATION:
            key = "token_waits"
        elif not reach and not state.dice:
            key = "token_no_dice"
        return words(f"table.now.{key}", token=token_name(words, selection.token.kind))
    if selection.dice:
        key = "dice" if reach else "dice_nowhere"
        return words(f"table.now.{key}", dice=dice_text(selection.dice))
    return ""


def offers(kinds: Set[type]) -> list[str]:
    """The lesser things that can be done among these kinds of actions."""
    return [name for name, sort in OFFERS.items() if kinds & set(sort)][:_MOST]


def _listed(words: Words, names: Iterable[str]) -> str:
    return ", ".join(words(f"table.now.offer.{name}") for name in names)


def _before_the_roll(words: Words, kinds: Set[type]) -> str:
    """Which of the things before the roll can be done at all."""
    found = offers(kinds)
    if found == ["exchange"]:
        return words("table.now.preparation_zeppelin")
    if found:
        return words("table.now.preparation", offers=_listed(words, found))
    return words("table.now.preparation_roll")


def _camp_first(words: Words, state: State, actions: Sequence[Action]) -> str:
    """How the Camp comes onto the board, or what may still help it."""
    if any(isinstance(action, a.Conquer) for action in actions):
        return words("table.now.camp_first")
    found = _listed(words, offers({type(action) for action in actions}))
    if sure_placement(state) != UNPLACED:
        return words("table.now.camp_after", offers=found)
    return words("table.now.camp_stuck", offers=found) if found else words("table.now.camp_lost")


def _able(kinds: Set[type]) -> tuple[bool, bool, bool]:
    """Whether a tile can be taken, one protected, a card bought."""
    return bool(kinds & set(_TAKING)), a.Protect in kinds, a.Build in kinds


def _acts(words: Words, kinds: Set[type], dice: bool) -> str:
    """Which of the great things can be done now; where none can, which of the lesser."""
    able = _able(kinds)
    if any(able):
        return words(f"table.now.acts.{_ACTS[able]}")
    found = _listed(words, offers(kinds))
    if not found:
        return words("table.now.acts.done")
    return words(f"table.now.acts.{'other' if dice else 'no_dice'}", offers=found)
