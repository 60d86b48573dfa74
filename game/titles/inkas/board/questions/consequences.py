"""What an answer would do now, in a few words: who lives or dies, what fails, who loses what."""

from collections.abc import Sequence
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import Applied
from game.titles.inkas.board.questions.foresight import changes, end_of, foresee, tried
from game.titles.inkas.content.card_effects import Approving, Cancelling, SeeingHand
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.phrases import walla_name
from game.titles.inkas.rules.actions import Action, Pass, Play
from game.titles.inkas.rules.events import ActionFailed, BattleBegan, Event
from game.titles.inkas.rules.fixed_order import CARD_INDEX, NOBODY
from game.titles.inkas.rules.places import bearer_of, is_dead, lives
from game.titles.inkas.rules.state import State

_End = Applied[State, Event]
_BY_ITSELF: Final = ((Approving, "approves"), (Cancelling, "refuses"), (SeeingHand, "sees"))
"""What is said of a card whose approval does not decide by itself, or of whose fruits only a hand will tell."""


def would_text(words: Words, state: State, names: Sequence[str], seat: int, actions: Sequence[Action]) -> str:
    """What one of these answers would do now; where they differ in whom they name, who could be saved."""
    base = end_of(state, seat, Pass())
    some = [action for action in tried(actions) if changes(state, seat, action, base)]
    if not some:
        return words("answers.would.nothing")
    if len(actions) > 1:
        saved = [name for one in some for name in _reached(state, base, end_of(state, seat, one))["saves"]]
        could = [walla_name(words, name) for name in dict.fromkeys(saved)]
        return words("answers.would.can_save", wallas=words.listed(could)) if could else ""
    action = some[0]
    if said := _weightiest(words, state, names, seat, base, end_of(state, seat, action)):
        return said
    if foresee(state, seat).loss.seen:
        return words("answers.would.rescues")
    effect = state.game.effects[CARD_INDEX[action.card]] if isinstance(action, Play) else None
    key = next((key for kind, key in _BY_ITSELF if isinstance(effect, kind)), "changes")
    return words(f"answers.would.{key}")


def _reached(state: State, base: _End, end: _End) -> dict[str, list[str]]:
    """Whose life is another one than if nothing is answered, by what is said of it."""
    found: dict[str, list[str]] = {"saves": [], "kills": [], "wakes": [], "stays_dead": []}
    for walla, name in enumerate(PIECES):
        before, passed, after = (one.places[walla] for one in (state, base.state, end.state))
        lived = lives(before)
        if lives(after) == lives(passed) or not (lived or is_dead(before)):
            continue
        if lives(after):
            found["saves" if lived else "wakes"].append(name)
        else:
            found["kills" if lived else "stays_dead"].append(name)
    return found


def _weightiest(words: Words, state: State, names: Sequence[str], seat: int, base: _End, end: _End) -> str:
    """The weightiest thing that comes otherwise, as a button has no room for more; empty where nothing is seen."""
    if base.state.victory and not end.state.victory:
        return words("answers.would.goes_on")
    for key, wallas in _reached(state, base, end).items():
        if wallas:
            return words(
                f"answers.would.{key}", wallas=words.listed(walla_name(words, one) for one in wallas)
            )
    battle = _battle(end)
    if flag := _flag(words, state, base, end):
        return flag
    if staff := _staff(words, state, base, end):
        return staff
    if _count(end, ActionFailed) > _count(base, ActionFailed):
        return words("answers.would.fails")
    if battle is not None and battle != _battle(base):
        return words("answers.would.battle", attack=battle.attack, defence=battle.defence)
    alone = end.state.places == base.state.places  # nothing else comes of it
    return _llamas(words, state, names, seat, base, end, only="only_" if alone else "")


def _flag(words: Words, state: State, base: _End, end: _End) -> str:
    """Whether a flag stays that would be replaced, or the other way round."""
    for before, passed, after in zip(state.flags, base.state.flags, end.state.flags, strict=True):
        if passed != after:
            return words(f"answers.would.{'flag_stays' if after == before else 'flag_goes'}")
    return ""


def _staff(words: Words, state: State, base: _End, end: _End) -> str:
    before, passed, after = (bearer_of(one.staff) for one in (state, base.state, end.state))
    if passed == after:
        return ""
    if after == before:
        return words("answers.would.staff_stays")
    return "" if after == NOBODY else words("answers.would.staff", walla=walla_name(words, PIECES[after]))


def _llamas(
    words: Words, state: State, names: Sequence[str], seat: int, base: _End, end: _End, only: str
) -> str:
    """Whose llamas are fewer than if nothing is answered; `only`: where that is all that comes of it."""
    fewer = {
        other: base.state.llamas[other] - end.state.llamas[other]
        for other in state.game.seats
        if other != seat and base.state.llamas[other] > end.state.llamas[other]
    }
    losers = [other for other in fewer if end.state.llamas[other] < state.llamas[other]]
    if len(losers) > 1:
        most = max(fewer[other] for other in losers)
        return words(f"answers.would.{only}drains_all", lost=words("amount.llamas", count=most))
    if not fewer:
        return ""
    other = next(iter(losers or fewer))
    said = f"{only}drains" if losers else "gets_less"
    return words(
        f"answers.would.{said}", player=names[other], lost=words("amount.llamas", count=fewer[other])
    )


def _count(end: _End, kind: type) -> int:
    return sum(isinstance(event, kind) for event in end.events)


def _battle(end: _End) -> BattleBegan | None:
    return next((event for event in reversed(end.events) if isinstance(event, BattleBegan)), None)
