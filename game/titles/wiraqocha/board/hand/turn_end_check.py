"""What could still be done: what a turn's end would leave undone, and the words of an advice."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.base.i18n.words import Words
from game.core.contract import Advice, Remark
from game.titles.wiraqocha.bots.departure_cost import suits_tile
from game.titles.wiraqocha.phrases import card_name, gaps, tile_in_text, token_name
from game.titles.wiraqocha.rules.actions import (
    RESERVE,
    Action,
    Build,
    Conquer,
    Invention,
    Lower,
    Manufacture,
    Plunder,
    Protect,
    Raise,
    Ransom,
    Recover,
    Tunnel,
)
from game.titles.wiraqocha.rules.engine import legal_actions, successor
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.tokens import IS_DRILL_TYPE, KIND_INDEX
from game.titles.wiraqocha.turn_end import TurnEndOutcome, turn_end


@dataclass(frozen=True, slots=True)
class LeftUndone:
    """One thing that could still be done: an action that does it, and its word under `hand.undone`."""

    what: str
    action: Action


def surplus(state: State) -> TurnEndOutcome | None:
    """The end of the turn, where it takes cubes that could be spent; None where it takes none, or none can be."""
    ended = turn_end(state)
    if ended is None or ended.wins or ended.lost <= 0:
        return None
    spent = any(successor(state, action).cubes[state.mover] < ended.cubes for action in _priced(state))
    return ended if spent else None


def _priced(state: State) -> Iterable[Action]:
    """The actions that may cost cubes."""
    kinds = Build | Recover | Ransom | Manufacture | Raise | Lower
    return (action for action in legal_actions(state) if isinstance(action, kinds))


def left_undone(state: State) -> tuple[LeftUndone, ...]:
    """The useful things that the mover could still do, the weightiest first; each kind of thing once.

    Nothing is, where the end of the turn wins the game.
    """
    ended = turn_end(state)
    if state.phase is not Phase.ACTIONS or (ended is not None and ended.wins):
        return ()
    actions = legal_actions(state)
    found = (
        _first("rob", (action for action in actions if isinstance(action, Plunder | Tunnel))),
        _conquest(state, actions),
        _first("build", (action for action in actions if isinstance(action, Build))),
        _first("recover", (action for action in actions if isinstance(action, Recover))),
        _first("ransom", (action for action in actions if isinstance(action, Ransom))),
        _protection(state, actions),
    )
    return tuple(thing for thing in found if thing is not None)


def _first(what: str, actions: Iterable[Action]) -> LeftUndone | None:
    action = next(iter(actions), None)
    return LeftUndone(what, action) if action is not None else None


def _conquest(state: State, actions: Iterable[Action]) -> LeftUndone | None:
    """A conquest that gives up no tile: by a token of the reserve, of a rival's tile rather than an empty one.

    Of several the one whose token makes most of its tile: a Drill for a vein, an Explorer for a relic.
    """
    index, board = state.game.index, state.board
    conquests = (action for action in actions if isinstance(action, Conquer))
    found = [action for action in conquests if action.token.place == RESERVE]

    def key(action: Conquer) -> tuple[bool, bool, int, bool]:
        tile, kind = index[action.tile], KIND_INDEX[action.token.kind]
        fits, dice = suits_tile(state, action.token, tile), len(action.using) + len(action.beating)
        return board[tile] < 0, not fits, dice, not IS_DRILL_TYPE[kind]

    found.sort(key=key)
    return _first("conquer", found)


def _protection(state: State, actions: Iterable[Action]) -> LeftUndone | None:
    """A die that protects a tile of one's own on which none lies yet: the greatest die, on the Camp first.

    A die that is no better than what the Camp has by itself protects nothing (W-9.8).
    """
    index = state.game.index
    bare = [
        action
        for action in actions
        if isinstance(action, Protect)
        and not state.protecting[index[action.tile]]
        and action.die > state.protection(index[action.tile])[0]
    ]
    camp = state.camp_tile(state.mover)
    bare.sort(key=lambda action: (-action.die, index[action.tile] != camp))
    return _first("protect", bare)


def undone_text(words: Words, undone: LeftUndone, names: Mapping[str, str]) -> str:
    """The thing in words, naming the tile, token, die or card."""
    action = undone.action
    filled: dict[str, object] = {}
    match action:
        case Conquer(tile, token):
            filled = {"tile": tile_in_text(words, tile), "token": token_name(words, token.kind)}
        case Plunder(tile) | Tunnel(tile):
            filled = {"tile": tile_in_text(words, tile)}
        case Protect(tile, die):
            filled = {"tile": tile_in_text(words, tile), "die": die}
        case Build(card):
            filled = {"card": card_name(words, card)}
        case Recover(kind):
            filled = {"token": token_name(words, kind)}
        case Ransom(kind, captor):
            filled = {"token": token_name(words, kind), "player": names.get(captor, captor)}
    return words(f"turn_end.possible.{undone.what}", **filled)


def advice_text(words: Words, names: Mapping[str, str], advice: Advice[Action]) -> str:
    """The reasons of an advice, in a few sentences."""
    said = [Remark(advice.reason, advice.details), *advice.remarks]
    sentences = [words(f"advice.{one.key}", **gaps(words, names, one.details)) for one in said]
    card = card_taken(advice.action)
    if card:  # what it does is why
        sentences.insert(1, words(f"card.{card}.text"))
    return " ".join(sentence[:1].upper() + sentence[1:] for sentence in sentences)


def card_taken(action: Action) -> str:
    """The card that an action buys or steals; an empty text where it does neither."""
    match action:
        case Build(card) | Plunder(item=Invention(card)) | Tunnel(item=Invention(card)):
            return card
    return ""


def turn_end_warnings(words: Words, names: Mapping[str, str], state: State) -> list[str]:
    """What the end of the turn takes from the cubes, and what could still be done: a sentence for each."""
    lost = surplus(state)
    said = (
        [words("turn_end.lost", cubes=lost.cubes, count=lost.lost, kept=lost.kept)]
        if lost is not None
        else []
    )
    return said + [undone_text(words, thing, names) for thing in left_undone(state)]
