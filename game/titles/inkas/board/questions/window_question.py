"""What the panel asks in a window: the cards that can be played, each with what it would do now, and to pass."""

from collections.abc import Sequence

from game.base.i18n.words import Words
from game.kit.board.gesture_outcome import OpenQuestion, narrow
from game.titles.inkas.board.moves.choices import wamani_of
from game.titles.inkas.board.moves.labels import action_text
from game.titles.inkas.board.moves.powers import invocations, power_of
from game.titles.inkas.board.questions.consequences import would_text
from game.titles.inkas.board.questions.foresight import Danger, Foresight, Loss, foresee
from game.titles.inkas.board.questions.panel_question import MOST, PanelOption, PanelQuestion
from game.titles.inkas.board.questions.power_question import price_text
from game.titles.inkas.board.questions.stack_lines import card_text
from game.titles.inkas.phrases import card_does, card_name, walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.answers import only_passes
from game.titles.inkas.rules.approvals import CANCELLED, CARD, verdict
from game.titles.inkas.rules.pending import Window
from game.titles.inkas.rules.stages import trial_of
from game.titles.inkas.rules.state import State
from game.ui.text import sentence

_STANDS = {
    (True, False): "rolled",
    (True, True): "granted",
    (False, False): "failed",
    (False, True): "undone",
}
"""What is said of a roll, by whether it is approved now, and whether by a card."""


def _card(action: Action) -> object:
    """What answers: a card, or a power of a walla."""
    if isinstance(action, a.Invoke):
        return action.walla, action.source
    return action.card if isinstance(action, a.Play) else action


def _walla(action: Action) -> str | None:
    return action.walla or None if isinstance(action, a.Play) else None


def _hand(action: Action) -> str | None:
    return action.ayllu or None if isinstance(action, a.Play) else None


def _place(action: Action) -> str | None:
    return action.wamani or None if isinstance(action, a.Play) else None


_STAGES = (("card", _card), ("card_walla", _walla), ("card_hand", _hand), ("card_place", _place))


def window_question(
    words: Words, state: State, names: Sequence[str], actions: Sequence[Action]
) -> PanelQuestion:
    """What is asked of who may answer with these actions."""
    window = state.pending[-1]
    assert isinstance(window, Window)
    seat = window.of
    seen = foresee(state, seat)
    found = narrow(actions, _STAGES)
    if isinstance(found, OpenQuestion):
        groups = [(found.kind, choice.actions) for choice in found.choices]
    else:
        groups = [("card", (action,)) for action in actions]
    options = tuple(_option(words, state, names, seat, kind, group) for kind, group in groups)
    narrowed = not any(isinstance(action, a.Pass) for action in actions)
    if narrowed:
        kind = groups[0][0]
        said = words("answers.choose") if len(options) > MOST else ""
        return PanelQuestion(words(f"answers.ask.{kind}"), said, options if len(options) <= MOST else ())
    if only_passes(state):
        return PanelQuestion(words("answers.title"), words("answers.note_none"), options)
    worst, luckiest = now_text(words, seen), now_text(words, foresee(state, seat, lucky=True))
    now = sentence(worst if worst == luckiest else now_text(words, seen, group="might"))
    return PanelQuestion(words("answers.title"), _note(words, state, window, names), options, now)


def _note(words: Words, state: State, window: Window, names: Sequence[str]) -> str:
    """What stands: announced, or approved or refused by the die, or by the card that was played last."""
    trial = trial_of(state, window)
    own = trial is not None and trial.seat == window.of
    result = verdict(trial, window.rolled) if trial is not None else None
    if trial is None or (result is None and not own) or (result is False and not own):
        return words("answers.note", player=names[window.by] if window.by >= 0 else words("answers.wild"))
    if result is None:
        return words("answers.note_own")
    by_card = window.rolled[-1] & CARD == CARD if result else window.rolled[-1] >= CANCELLED
    return words(f"answers.note_{_STANDS[result, by_card]}")


def now_text(words: Words, seen: Foresight, group: str = "now") -> str:
    """What comes of it if nobody answers; `group`: the sentences that say so, `might` those of what a roll decides."""
    if seen.ends:
        return words(f"answers.{group}.ends")
    if seen.fallen:
        fallen = [walla_name(words, name) for name in seen.fallen]
        key = "falls_side" if seen.of_partner else "falls"
        return words(f"answers.{group}.{key}", wallas=words.listed(fallen))
    before, after = seen.bearers
    if before != after:
        key = "staff" if after else "staff_lost"
        return words(f"answers.{group}.{key}", walla=walla_name(words, after or before))
    if seen.loss:
        return _loss_text(words, seen.loss, group)
    if seen.moved:
        moved = [walla_name(words, name) for name in seen.moved]
        return words(f"answers.{group}.moved", wallas=words.listed(moved))
    return words("answers.now.win") if Danger.WIN in seen.dangers else ""


def _loss_text(words: Words, loss: Loss, group: str) -> str:
    if loss.seen:
        return words(f"answers.{group}.seen")
    if loss.flags:
        return words(f"answers.{group}.flag", wamani=wamani_name(words, loss.flags[0]))
    lost = [card_name(words, card) for card in loss.tampus]
    if loss.llamas:
        lost.append(words("amount.llamas", count=loss.llamas))
    return words(f"answers.{group}.loss", lost=words.listed(lost))


def _option(
    words: Words, state: State, names: Sequence[str], seat: int, kind: str, actions: tuple[Action, ...]
) -> PanelOption:
    first = actions[0]
    if isinstance(first, a.Invoke):
        return _power_option(words, state, names, seat, actions)
    if not isinstance(first, a.Play):
        return PanelOption(action_text(words, state, first), "", actions)
    if kind == "card_walla":
        place = wamani_of(state, first.walla)
        label = walla_name(words, first.walla)
        label = f"{label} ({wamani_name(words, place)})" if place else label
    elif kind == "card_place":
        label = wamani_name(words, first.wamani)
    elif kind == "card_hand":
        label = words(f"ayllu.{first.ayllu}")
    else:
        label = card_text(words, first) if len(actions) == 1 else card_name(words, first.card)
    would = would_text(words, state, names, seat, actions)
    does = card_does(words, first.card, state.game)
    tip = "\n".join(part for part in (sentence(would), does) if part)
    if would == words("answers.would.nothing"):
        tip = f"{tip}\n{words('answers.nothing_tip')}"
    return PanelOption(label, would, actions, tip)


def _power_option(
    words: Words, state: State, names: Sequence[str], seat: int, actions: tuple[Action, ...]
) -> PanelOption:
    """A Legendary power as an answer, with what it would do now; whose it is has room where it is pointed at only."""
    uses = invocations(actions)
    kind = power_of(state, uses[0])
    would = would_text(words, state, names, seat, actions)
    power = words(f"power.{kind.name}")
    by = words("invoke.by", power=power, walla=walla_name(words, uses[0].walla))
    does = sentence(words(f"tips.does.{kind.name}"))
    tip = "\n".join((by, sentence(would), does, price_text(words, kind)))
    return PanelOption(power, would, actions, tip)
